//! A position taken apart into plain parts, written from the rules and not from the crate: the tests turn it, mirror it,
//! make random ones and replay events onto it.

use ball_rules::{Event, Ruleset};

use super::rng::Rng;

/// Column and row, from 1.
pub type Place = (u8, u8);

pub fn place(text: &str) -> Place {
    (text.as_bytes()[0] - b'A' + 1, text[1..].parse().unwrap())
}

fn place_text((column, row): Place) -> String {
    format!("{}{row}", char::from(b'A' + column - 1))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Man {
    pub label: String,
    pub at: Place,
    pub downed: bool,
    pub restricted: bool,
    /// `!` or `^`.
    pub upper: Option<char>,
    pub task: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// Team 0 is ATK, 1 is DEF.
    On(usize, String),
    At(Place),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub side: usize,
    /// `A`, `U` or `E`.
    pub phase: char,
    pub pa: u8,
    pub handed: bool,
    pub ball: Where,
    pub teams: [Vec<Man>; 2],
    pub cards: Option<([u8; 2], [Vec<String>; 2])>,
}

fn team_number(letter: char) -> usize {
    usize::from(letter == 'd')
}

impl Board {
    /// Reads a text that the crate has printed.
    pub fn read(text: &str) -> Board {
        let fields: Vec<&str> = text.split(' ').collect();
        let [_, side, phase, ball, atk, def, cards] = fields[..] else { panic!("{text}") };
        let men = |field: &str| field.split(',').map(read_man).collect();
        Board {
            side: team_number(side.chars().next().unwrap()),
            phase: phase.chars().next().unwrap(),
            pa: phase.chars().nth(1).map_or(0, |digit| digit as u8 - b'0'),
            handed: phase.ends_with('h'),
            ball: match ball.strip_prefix('@') {
                Some(at) => Where::At(place(at)),
                None => Where::On(team_number(ball.chars().next().unwrap()), ball[1..].to_owned()),
            },
            teams: [men(atk), men(def)],
            cards: (cards != "-").then(|| read_cards(cards)),
        }
    }

    pub fn print(&self) -> String {
        let phase = match self.phase {
            'A' => format!("A{}{}", self.pa, if self.handed { "h" } else { "" }),
            other => other.to_string(),
        };
        let ball = match &self.ball {
            Where::On(team, label) => format!("{}{label}", ['a', 'd'][*team]),
            Where::At(at) => format!("@{}", place_text(*at)),
        };
        let men = |team: &[Man]| team.iter().map(print_man).collect::<Vec<_>>().join(",");
        let cards = match &self.cards {
            None => "-".to_owned(),
            Some((pe, used)) => format!("{}/{};{};{}", pe[0], pe[1], used[0].join(","), used[1].join(",")),
        };
        let (atk, def) = (men(&self.teams[0]), men(&self.teams[1]));
        format!("bpn1 {} {phase} {ball} {atk} {def} {cards}", ['a', 'd'][self.side])
    }

    fn map_places(&mut self, change: impl Fn(Place) -> Place) {
        for man in self.teams.iter_mut().flatten() {
            man.at = change(man.at);
        }
        if let Where::At(at) = &mut self.ball {
            *at = change(*at);
        }
    }

    /// Left and right exchanged.
    pub fn mirrored(mut self) -> Board {
        self.map_places(mirror);
        self
    }

    /// Turned by 180°, the teams exchanged.
    pub fn turned(mut self) -> Board {
        self.map_places(turn);
        self.side = 1 - self.side;
        self.teams.swap(0, 1);
        if let Where::On(team, _) = &mut self.ball {
            *team = 1 - *team;
        }
        if let Some((pe, used)) = &mut self.cards {
            pe.swap(0, 1);
            used.swap(0, 1);
        }
        self
    }

    fn man(&mut self, id: ball_rules::PieceId) -> &mut Man {
        let label = id.label.to_string();
        self.teams[id.team as usize].iter_mut().find(|man| man.label == label).unwrap()
    }

    fn carries(&self, id: ball_rules::PieceId) -> bool {
        self.ball == Where::On(id.team as usize, id.label.to_string())
    }

    /// Does to the board what the events say, checking that each fits what is there.
    pub fn replay(&mut self, rules: &Ruleset, event: &Event) {
        let at = |square: &ball_rules::Square| (square.column(), square.row());
        match event {
            Event::CardPlayed { team, card } => {
                let card = rules.card(*card);
                let (pe, used) = self.cards.as_mut().unwrap();
                pe[*team as usize] -= card.pe;
                self.pa -= card.pa;
                used[*team as usize].push(card.id.clone());
                // The list is kept in the order of the deck.
                used[*team as usize].sort_by_key(|id| rules.deck.iter().position(|card| card.id == *id));
            }
            Event::Moved { piece, from, to } | Event::Leapt { piece, from, to, .. } => {
                self.go(*piece, at(from), at(to))
            }
            Event::Dodged { piece, from, onto, target } => {
                assert_eq!(self.man(*target).at, at(onto));
                self.go(*piece, at(from), at(onto));
            }
            Event::Pushed { piece, from, to } => self.go(*piece, at(from), at(to)),
            Event::Downed { piece, at: here } => {
                let man = self.man(*piece);
                assert!(man.at == at(here) && !man.downed, "{piece} is downed at {here}");
                man.downed = true;
            }
            Event::Stacked { upper, lower, from, to } => {
                assert_eq!(self.man(*lower).at, at(to));
                self.go(*upper, at(from), at(to));
                self.man(*upper).upper = Some('!');
            }
            Event::Released { upper, lower, at: here, upper_to, lower_to } => {
                assert_eq!(self.man(*upper).upper, Some('^'));
                self.go(*upper, at(here), at(upper_to));
                self.go(*lower, at(here), at(lower_to));
                let man = self.man(*upper);
                (man.upper, man.task) = (None, false);
            }
            Event::StoodUp { piece, from, to } => {
                self.go(*piece, at(from), at(to));
                let man = self.man(*piece);
                assert!(man.downed);
                (man.downed, man.task) = (false, false);
            }
            Event::Swapped { first, first_from, second, second_from } => {
                self.go(*first, at(first_from), at(second_from));
                self.go(*second, at(second_from), at(first_from));
            }
            Event::BallFreed { from, to } | Event::BallThrown { from, to, .. } => {
                if let Event::BallThrown { passer, from, .. } = event {
                    assert!(self.carries(*passer) && self.man(*passer).at == at(from));
                }
                assert!(matches!(self.ball, Where::On(..)), "the ball was carried on {from}");
                self.ball = Where::At(at(to));
            }
            Event::BallTaken { piece, from, .. } => {
                match self.ball.clone() {
                    Where::At(here) => assert_eq!(here, at(from)),
                    Where::On(team, label) => {
                        let carrier = self.teams[team].iter().find(|man| man.label == label).unwrap();
                        // A released carrier has left the stack's square already.
                        assert!(carrier.at == at(from) || event_is_release(event), "taken from {from}");
                    }
                }
                self.ball = Where::On(piece.team as usize, piece.label.to_string());
            }
            Event::Restricted { piece } => self.man(*piece).restricted = true,
            Event::RestrictionLifted { piece } => {
                assert!(self.man(*piece).restricted);
                self.man(*piece).restricted = false;
            }
            Event::PaGained { pa, .. } => self.pa += pa,
            Event::PeEarned { team, pe } => {
                let (energy, _) = self.cards.as_mut().unwrap();
                energy[*team as usize] = (energy[*team as usize] + pe).min(99);
            }
            Event::Converted { .. } => self.pa -= rules.actions.convert.pa,
            Event::UnlockStarted { team } => {
                assert_eq!(*team as usize, self.side);
                self.end_action_phase();
                self.phase = 'U';
            }
            Event::TurnPassed { to } => {
                self.end_action_phase();
                for man in self.teams.iter_mut().flatten() {
                    man.task = false;
                    man.upper = man.upper.map(|_| '^');
                }
                self.side = 1 - self.side;
                assert_eq!(*to as usize, self.side);
                (self.phase, self.pa) = ('A', rules.pa_per_turn);
            }
            Event::Touchdown { team, piece } => {
                assert!(*team as usize == self.side && self.carries(*piece));
                let goal = [17, 1][self.side];
                assert_eq!(self.man(*piece).at.1, goal);
                (self.phase, self.pa, self.handed) = ('E', 0, false);
            }
        }
    }

    fn go(&mut self, id: ball_rules::PieceId, from: Place, to: Place) {
        let man = self.man(id);
        assert_eq!(man.at, from, "{id}");
        man.at = to;
    }

    fn end_action_phase(&mut self) {
        if self.phase != 'A' {
            return;
        }
        (self.pa, self.handed) = (0, false);
        let stacked: Vec<Place> = self.teams.iter().flatten().filter(|man| man.upper.is_some()).map(|m| m.at).collect();
        for man in &mut self.teams[self.side] {
            man.restricted = false;
            man.task = man.upper == Some('^') || man.downed && !stacked.contains(&man.at);
        }
    }
}

fn event_is_release(event: &Event) -> bool {
    matches!(event, Event::BallTaken { how: ball_rules::Possession::Release, .. })
}

pub fn mirror((column, row): Place) -> Place {
    (14 - column, row)
}

pub fn turn((column, row): Place) -> Place {
    (14 - column, 18 - row)
}

fn read_man(entry: &str) -> Man {
    let flags_at = entry.find(['-', '~', '!', '^', '?']).unwrap_or(entry.len());
    let flags = &entry[flags_at..];
    Man {
        label: entry[..2].to_owned(),
        at: place(&entry[2..flags_at]),
        downed: flags.contains('-'),
        restricted: flags.contains('~'),
        upper: flags.chars().find(|flag| "!^".contains(*flag)),
        task: flags.contains('?'),
    }
}

fn print_man(man: &Man) -> String {
    let mut text = format!("{}{}", man.label, place_text(man.at));
    text.extend(man.downed.then_some('-'));
    text.extend(man.restricted.then_some('~'));
    text.extend(man.upper);
    text.extend(man.task.then_some('?'));
    text
}

fn read_cards(text: &str) -> ([u8; 2], [Vec<String>; 2]) {
    let parts: Vec<&str> = text.split(';').collect();
    let pe: Vec<u8> = parts[0].split('/').map(|pe| pe.parse().unwrap()).collect();
    let used = |part: &str| part.split(',').filter(|id| !id.is_empty()).map(str::to_owned).collect();
    ([pe[0], pe[1]], [used(parts[1]), used(parts[2])])
}

/// A random possible position: 1 to 7 pieces a team, any labels, squares, stacks and flags.
pub fn random(rules: &Ruleset, rng: &mut Rng) -> Board {
    let side = rng.below(2);
    let unlock = rng.one_in(6);
    let mut free: Vec<Place> =
        (1..=17).flat_map(|row| (1..=13).map(move |column| (column, row))).filter(|(c, r)| (c + r) % 2 == 0).collect();
    // A small part of the board brings the pieces together.
    if rng.one_in(2) {
        let (left, low, size) = (rng.below(9) as u8, rng.below(13) as u8, 5 + rng.below(3) as u8);
        free.retain(|&(c, r)| (left + 1..=left + size).contains(&c) && (low + 1..=low + size).contains(&r));
    }
    rng.shuffle(&mut free);
    let mut teams = [Vec::new(), Vec::new()];
    for team in &mut teams {
        let mut labels: Vec<String> =
            ["X", "O", "S"].iter().flat_map(|kind| (1..=7).map(move |n| format!("{kind}{n}"))).collect();
        rng.shuffle(&mut labels);
        labels.truncate((1 + rng.below(7)).min(free.len().saturating_sub(7).max(1)));
        labels.sort_by_key(|label| ("XOS".find(&label[..1]), label.clone()));
        for label in labels {
            let at = free.pop().unwrap();
            let downed = rng.one_in(4);
            team.push(Man { label, at, downed, restricted: false, upper: None, task: false });
        }
    }
    stack_some(rng, side, &mut teams);
    let below: Vec<Place> = teams.iter().flatten().filter(|man| man.upper.is_some()).map(|man| man.at).collect();
    let is_lower = |man: &Man| man.upper.is_none() && below.contains(&man.at);
    for man in &mut teams[side] {
        man.restricted = !unlock && !man.downed && man.upper.is_none() && rng.one_in(6);
        man.task = unlock && (man.upper == Some('^') || man.downed && !is_lower(man)) && !rng.one_in(5);
    }
    let mut ball = Where::At(free.pop().unwrap());
    let mut handed = false;
    if !rng.one_in(3) {
        let team = rng.below(2);
        let able: Vec<&Man> = teams[team].iter().filter(|man| !is_lower(man)).collect();
        if !able.is_empty() {
            ball = Where::On(team, rng.pick(&able).label.clone());
            handed = team == side && rng.one_in(4);
        }
    }
    let cards = rng.one_in(2).then(|| {
        let mut used = || rules.deck.iter().filter(|_| rng.one_in(3)).map(|card| card.id.clone()).collect();
        let used: [Vec<String>; 2] = [used(), used()];
        ([rng.below(12) as u8, [0, 3, 99][rng.below(3)]], used)
    });
    let third = cards.as_ref().is_some_and(|(_, used)| used[side].iter().any(|id| id == "no-huddle"));
    let pa = rng.below(usize::from(rules.pa_per_turn + u8::from(third)) + 1) as u8;
    let phase = if unlock { 'U' } else { 'A' };
    Board { side, phase, pa, handed: handed && !unlock, ball, teams, cards }
}

/// Puts some pieces onto others.
fn stack_some(rng: &mut Rng, side: usize, teams: &mut [Vec<Man>; 2]) {
    for _ in 0..rng.below(4) {
        let (upper_team, lower_team) = (rng.below(2), rng.below(2));
        let (upper, lower) = (rng.below(teams[upper_team].len()), rng.below(teams[lower_team].len()));
        let all: Vec<Place> = teams.iter().flatten().map(|man| man.at).collect();
        let alone = |man: &Man| all.iter().filter(|at| **at == man.at).count() == 1;
        let target = teams[lower_team][lower].clone();
        let man = &teams[upper_team][upper];
        if man.at == target.at || !alone(man) || !alone(&target) {
            continue;
        }
        let man = &mut teams[upper_team][upper];
        (man.at, man.downed) = (target.at, false);
        man.upper = Some(if upper_team == side && rng.one_in(2) { '!' } else { '^' });
    }
}
