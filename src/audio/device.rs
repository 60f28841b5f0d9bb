//! Whether there is anything to play sound on.

use std::fs;
use std::path::Path;

/// Whether it makes sense to open a sound device. Only Linux has to be asked: its sound library complains at length on
/// standard error where there is none.
pub fn has_device() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let card = || fs::read_to_string("/proc/asound/cards").is_ok_and(|cards| lists_a_card(&cards));
    let server = || {
        let Some(runtime) = std::env::var_os("XDG_RUNTIME_DIR") else { return false };
        ["pulse/native", "pipewire-0"].iter().any(|socket| Path::new(&runtime).join(socket).exists())
    };
    card() || std::env::var_os("PULSE_SERVER").is_some() || server()
}

/// Whether the kernel's list of sound cards has one: such a line begins with the card's number.
fn lists_a_card(cards: &str) -> bool {
    cards.lines().any(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_a_number() {
        assert!(lists_a_card(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n                      HDA Intel PCH\n"));
        assert!(!lists_a_card("--- no soundcards ---\n"));
        assert!(!lists_a_card(""));
    }
}
