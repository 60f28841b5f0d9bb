//! The action table: what each action costs and earns, and how far passes fly (R3, R8).

use serde::Deserialize;

use super::nonsense::{Nonsense, nonsense};
use super::{MAX_PA, MAX_PE};
use crate::square::ROWS;

/// An ordinary action (R2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    /// A movement of 1 or 2 squares to a clear square (R4).
    Move,
    /// A 2-square movement onto an opponent, which is downed (R5).
    Dodge,
    /// A diagonal movement over an opponent, which is pushed and downed (R6).
    TacticalDodge,
    /// A step onto a single opponent (R7).
    Block,
    /// A step onto a single own piece (R7).
    Protection,
    /// The ball goes to another piece of the network (R8.1).
    HandOff,
    /// The ball is thrown beside a receiver (R8.3).
    ShortPass,
    /// The ball is thrown to open ground (R8.4).
    LongPass,
}

impl ActionKind {
    /// All of them in the order of the action table.
    pub const ALL: [ActionKind; 8] = [
        ActionKind::Move,
        ActionKind::Dodge,
        ActionKind::TacticalDodge,
        ActionKind::Block,
        ActionKind::Protection,
        ActionKind::HandOff,
        ActionKind::ShortPass,
        ActionKind::LongPass,
    ];
}

/// What an action costs and earns (R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// Action points that it takes.
    pub pa: u8,
    /// Energy points that it earns in cards mode.
    pub pe: u8,
}

/// The action table and the distances of passes (R3, R8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionTable {
    costs: [Cost; 8],
    /// Converting PA to PE (R11.2).
    pub convert: Cost,
    /// PE for taking a loose ball at the end of an ordinary action.
    pub take_possession_pe: u8,
    /// PE on top of a dodge that takes the ball (R5.4).
    pub forced_fumble_pe: u8,
    /// PE on top of a tactical dodge that frees the ball (R6.4).
    pub fumble_pe: u8,
    /// The distance up to which a short pass finds its receiver (R8.3), in squares.
    pub short_pass_reach: u8,
    /// The least distance from every own piece at which a long pass lands (R8.4), in squares.
    pub long_pass_clearance: u8,
}

impl ActionTable {
    /// What `action` costs and earns.
    #[inline]
    pub const fn cost(&self, action: ActionKind) -> Cost {
        self.costs[action as usize]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawActionTable {
    r#move: Cost,
    dodge: Cost,
    tactical_dodge: Cost,
    block: Cost,
    protection: Cost,
    hand_off: Cost,
    short_pass: Cost,
    long_pass: Cost,
    convert: Cost,
    take_possession_pe: u8,
    forced_fumble_pe: u8,
    fumble_pe: u8,
    short_pass_reach: u8,
    long_pass_clearance: u8,
}

impl TryFrom<RawActionTable> for ActionTable {
    type Error = Nonsense;

    fn try_from(raw: RawActionTable) -> Result<ActionTable, Nonsense> {
        let named = [
            ("move", raw.r#move),
            ("dodge", raw.dodge),
            ("tactical_dodge", raw.tactical_dodge),
            ("block", raw.block),
            ("protection", raw.protection),
            ("hand_off", raw.hand_off),
            ("short_pass", raw.short_pass),
            ("long_pass", raw.long_pass),
            ("convert", raw.convert),
        ];
        for (name, cost) in named {
            if cost.pa == 0 && name != "hand_off" {
                return nonsense(
                    &["actions", name],
                    format!("`{name}` must cost at least 1 PA, or a turn might never end"),
                );
            }
            if cost.pa > MAX_PA || cost.pe > MAX_PE {
                let reason = format!("`{name}` may cost at most {MAX_PA} PA and earn at most {MAX_PE} PE");
                return nonsense(&["actions", name], reason);
            }
        }
        for (name, pe) in [
            ("take_possession_pe", raw.take_possession_pe),
            ("forced_fumble_pe", raw.forced_fumble_pe),
            ("fumble_pe", raw.fumble_pe),
        ] {
            if pe > MAX_PE {
                return nonsense(&["actions", name], format!("`{name}` may be at most {MAX_PE} PE"));
            }
        }
        let distances = [("short_pass_reach", raw.short_pass_reach), ("long_pass_clearance", raw.long_pass_clearance)];
        for (name, squares) in distances {
            if !(1..ROWS).contains(&squares) {
                return nonsense(&["actions", name], format!("`{name}` must be 1 to {} squares", ROWS - 1));
            }
        }
        let [r#move, dodge, tactical, block, protection, hand_off, short, long, convert] = named.map(|(_, cost)| cost);
        Ok(ActionTable {
            costs: [r#move, dodge, tactical, block, protection, hand_off, short, long],
            convert,
            take_possession_pe: raw.take_possession_pe,
            forced_fumble_pe: raw.forced_fumble_pe,
            fumble_pe: raw.fumble_pe,
            short_pass_reach: raw.short_pass_reach,
            long_pass_clearance: raw.long_pass_clearance,
        })
    }
}
