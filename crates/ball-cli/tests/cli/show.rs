//! `show`.

use super::{run, vectors};

#[test]
fn the_start_is_drawn() {
    let shown = run(["show"]);
    let lines = shown.lines();
    assert_eq!(
        lines[..19],
        [
            "      A    B    C    D    E    F    G    H    I    J    K    L    M",
            "17  ==.=========.=========.=========.=========.=========.=========.==    17",
            "16         .         .         .         .         .         .           16",
            "15    .         .         .        (o1)       .         .         .      15",
            "14         .         .         .         .         .         .           14",
            "13    .         .         .        (x5)       .         .         .      13",
            "12         .         .         .         .         .         .           12",
            "11    .        (x4)      (x3)      (s1)      (x2)      (x1)       .      11",
            "10         .         .         .         .         .         .           10",
            " 9    .         .         .         .         .         .         .       9",
            " 8         .         .         .         .         .         .            8",
            " 7    .         X1        X2        S1        X3        X4        .       7",
            " 6         .         .         .         .         .         .            6",
            " 5    .         .         .         X5@       .         .         .       5",
            " 4         .         .         .         .         .         .            4",
            " 3    .         .         .         O1        .         .         .       3",
            " 2         .         .         .         .         .         .            2",
            " 1  ==.=========.=========.=========.=========.=========.=========.==     1",
            "      A    B    C    D    E    F    G    H    I    J    K    L    M",
        ]
    );
    assert_eq!(lines[20], "Turn:   DEF, action phase, 2 PA left");
    assert_eq!(lines[21], "Ball:   ATK X5 on G5");
    assert_eq!(run(["show", "--position", "start"]), shown);
}

#[test]
fn states_of_pieces_are_drawn() {
    let shown =
        run(["show", "-p", "bpn1 d A1h dX2 X1A9,X2C9-,X3E9,X4G9^,X5M9 X1E9!,X2G7,X3G9-,X4M9^,X5C5-,S1A1~ 3/0;;scoop"]);
    let text = shown.lines().join("\n");
    for expected in [
        " 9    X1        X2-     x1/X3     X4/x3-      .         .       x4/X5     9\n",
        "(x2)@",
        "(x5)-",
        " 1  =(s1)=====",
        "\nTurn:   DEF, action phase, 1 PA left, no hand-off directly after a hand-off\n",
        "\nPE:     ATK 3, DEF 0\nUsed by ATK: none\nUsed by DEF: scoop\n",
        "\nRestricted: DEF S1 A1\n",
        "\nStacks of this turn: DEF X1 E9\n",
    ] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
    let unlock = run(["show", "-p", "bpn1 a U @B2 X1A9-?,X2C9^?,S1A1 X1C9,X2G9 -"]);
    let text = unlock.lines().join("\n");
    assert!(text.contains("\nTurn:   ATK, unlock phase\nBall:   loose on B2\n"), "{text}");
    assert!(text.contains("\nTasks: ATK X1 A9 (stand up), ATK X2 C9 (release)\n"), "{text}");
    assert!(text.contains(" 2         @         .  "), "{text}");
    let over = run(["show", "-p", "bpn1 d E dX1 X1A9 X1A1 -"]);
    assert!(over.out.contains("\nOver:   touchdown, DEF has won\n"));
}

#[test]
fn every_drawing_fits_and_shows_every_piece_once() {
    let mut positions: Vec<String> = ["apply.tsv", "moves.tsv", "perft.tsv", "touchdown.tsv"]
        .into_iter()
        .flat_map(|name| vectors(name).into_iter().map(|mut fields| fields.swap_remove(0)))
        .collect();
    let all = "second-effort,no-huddle,quick-recovery,pile-breaker,breakaway,hail-mary,stiff-arm,hook-and-lateral,\
               scoop,reverse";
    // The widest: every card used, and stacks with ball and downed pieces side by side.
    positions.push(format!("bpn1 d A3 dX1 X1A9-,X2C9-,X3M9- X1A9^,X2C9^,X3K9,X4K9!,X5M9^ 99/99;{all};{all}"));
    for position in positions {
        let shown = run(["show", "--position", &position]);
        let lines = shown.lines();
        assert!(lines.iter().all(|line| line.len() <= 80 && line.is_ascii() && !line.ends_with(' ')), "{position}");
        let board = lines[1..18].join(" ");
        let mut words: Vec<String> = board
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()))
            .map(str::to_owned)
            .collect();
        words.sort();
        let fields: Vec<&str> = position.split(' ').collect();
        let labels = |field: usize| fields[field].split(',').map(|piece| piece[..2].to_owned());
        let mut expected: Vec<String> = labels(4).chain(labels(5).map(|label| label.to_lowercase())).collect();
        expected.sort();
        assert_eq!(words, expected, "{position}\n{}", shown.out);
        assert_eq!(board.matches('@').count(), 1, "{position}");
    }
}
