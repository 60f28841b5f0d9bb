//! Telling situations of a match: pictures are taken of them, and their texts are measured.

/// A moment worth looking at.
pub struct Moment {
    /// What it is called.
    pub name: &'static str,
    /// The position that it begins with.
    pub position: &'static str,
    /// The squares that are chosen then, one after another.
    pub chosen: &'static [&'static str],
    /// Decisions that are played first.
    pub played: &'static [&'static str],
}

const START: &str = "bpn1 d A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G5,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1G11 -";

/// The eight situations by which the look is judged.
pub const MOMENTS: [Moment; 8] = [
    Moment { name: "kick-off", position: START, chosen: &[], played: &[] },
    Moment { name: "selection", position: START, chosen: &["G11"], played: &[] },
    Moment {
        name: "dodge",
        position: "bpn1 a A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G9,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G13,O1G15,S1H12 -",
        chosen: &["G9", "E11"],
        played: &[],
    },
    Moment {
        name: "tactical-dodge",
        position: "bpn1 a A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G9,O1G3,S1G7 X1K11,X2J12,X3E11,X4C11,X5H10,O1G15,S1G13 -",
        chosen: &["G9", "I11"],
        played: &[],
    },
    Moment {
        name: "stack",
        position: "bpn1 a A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G9,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5H10,O1G15,S1G13 -",
        chosen: &[],
        played: &["X3I7-H8", "X5G9+H10"],
    },
    Moment {
        name: "downed",
        position: "bpn1 a A2 aX5 X1C7,X2E7,X3I7,X4K7,X5G9,O1G3,S1G7 X1K11,X2I11-,X3E11-,X4C11,X5H12,O1G15,S1G13- -",
        chosen: &[],
        played: &[],
    },
    Moment {
        name: "unlock-phase",
        position: "bpn1 a A0 aX5 X1C7-,X2E7,X3I7-,X4K7,X5G9^,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5G9,O1G15,S1G13 -",
        chosen: &[],
        played: &["."],
    },
    Moment {
        name: "touchdown",
        position: "bpn1 a A2 aX5 X1C7,X2E9,X3I9,X4K7,X5G15,O1G3,S1G7 X1K11,X2I11,X3E11,X4C11,X5H12,O1A15,S1G13 -",
        chosen: &[],
        played: &["X5G15-F16", "X5F16-E17"],
    },
];
