//! Lines of input, whatever the other side sends.

use std::io::{self, BufRead};

/// Longer lines are not kept: a match of thousands of turns fits.
pub const LONGEST_LINE: usize = 1 << 20;

/// What came in.
#[derive(PartialEq, Eq, Debug)]
pub enum Input {
    /// A line, without its end.
    Text(String),
    /// A line that cannot be read, and why.
    Bad(String),
}

/// The next line; `None` at the end of the input.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Input>> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        if buffer.is_empty() {
            return Ok((length > 0).then(|| read(&line, length)));
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        length += part.len();
        // What is too long is read to its end, but not kept.
        line.extend_from_slice(&part[..part.len().min(LONGEST_LINE.saturating_sub(line.len()))]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(read(&line, length)));
        }
    }
}

fn read(line: &[u8], length: usize) -> Input {
    if length > line.len() {
        return Input::Bad(format!("a line of {length} bytes; the longest may have {LONGEST_LINE}"));
    }
    match str::from_utf8(line) {
        Ok(text) => Input::Text(text.trim().to_owned()),
        Err(error) => Input::Bad(format!("byte {} of the line is no UTF-8 text", error.valid_up_to() + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Input, LONGEST_LINE, next_line};

    fn lines(bytes: &[u8]) -> Vec<Input> {
        // A small buffer, so that lines come in parts.
        let mut input = std::io::BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_either_line_end_or_the_input() {
        let text = |text: &str| Input::Text(text.to_owned());
        assert_eq!(
            lines(b"ball\r\n\n  go nodes 7  \nquit"),
            [text("ball"), text(""), text("go nodes 7"), text("quit")]
        );
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn what_cannot_be_read_is_told_and_the_next_line_is_fine() {
        let mut bytes = vec![b'x'; LONGEST_LINE + 1];
        bytes.extend(b"\nab\xff\nball\n");
        let [Input::Bad(long), Input::Bad(binary), Input::Text(last)] = &lines(&bytes)[..] else { panic!() };
        assert!(long.contains("1048577 bytes"), "{long}");
        assert!(binary.contains("byte 3"), "{binary}");
        assert_eq!(last, "ball");
    }
}
