//! The last lines of what a program prints, by stream and together.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::sync::Arc;
use std::thread::JoinHandle;

use parking_lot::Mutex;

/// Lines that are kept.
const LINES: usize = 200;

/// Bytes of a line: a longer one is as good as two.
const BYTES: u64 = 1 << 16;

/// Where a program prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// Standard output.
    Output,
    /// Standard error.
    Error,
}

/// The last lines of a stream.
#[derive(Default)]
pub struct Tail {
    lines: VecDeque<String>,
    /// How many there were before.
    before: usize,
}

impl Tail {
    fn push(&mut self, line: String) {
        if self.lines.len() == LINES {
            self.lines.pop_front();
            self.before += 1;
        }
        self.lines.push_back(line);
    }

    /// The last lines, at most so many, with a line that says so where there were more.
    pub fn text(&self, most: usize, what: &str) -> String {
        let skipped = self.lines.len().saturating_sub(most);
        let before = self.before + skipped;
        let mut text = match before {
            0 => String::new(),
            1 => format!("(1 line of {what} before)\n"),
            _ => format!("({before} lines of {what} before)\n"),
        };
        for line in self.lines.iter().skip(skipped) {
            text += line;
            text.push('\n');
        }
        text
    }
}

/// What a program has printed last.
#[derive(Default)]
pub struct Printed {
    /// On both streams, in the order in which it came.
    both: Tail,
    /// On standard output.
    pub output: Tail,
    /// On standard error.
    pub error: Tail,
}

impl Printed {
    fn push(&mut self, stream: Stream, line: String) {
        self.both.push(line.clone());
        match stream {
            Stream::Output => self.output.push(line),
            Stream::Error => self.error.push(line),
        }
    }

    /// The last lines of both streams.
    pub fn last(&self) -> Vec<String> {
        self.both.lines.iter().cloned().collect()
    }
}

/// Reads a stream to its end, in a thread of its own.
pub fn read_lines(
    from: impl io::Read + Send + 'static,
    stream: Stream,
    printed: &Arc<Mutex<Printed>>,
) -> JoinHandle<()> {
    let printed = Arc::clone(printed);
    std::thread::spawn(move || {
        let mut from = BufReader::new(from);
        let mut line = Vec::new();
        while let Ok(1..) = from.by_ref().take(BYTES).read_until(b'\n', &mut line) {
            let text = String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned();
            line.clear();
            printed.lock().push(stream, text);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_are_kept_by_stream() {
        let printed: Arc<Mutex<Printed>> = Arc::default();
        let many: String = (0..LINES + 5).map(|line| format!("{line}\r\n")).collect();
        read_lines(io::Cursor::new(many), Stream::Output, &printed).join().expect("it is read");
        read_lines(&b"\tat Main.main\nwithout end"[..], Stream::Error, &printed).join().expect("it is read");
        let printed = printed.lock();
        assert_eq!(printed.output.text(2, "output"), "(203 lines of output before)\n203\n204\n");
        assert_eq!(printed.error.text(9, "standard error"), "\tat Main.main\nwithout end\n");
        assert_eq!(printed.last().len(), LINES);
        assert_eq!(Tail::default().text(9, "output"), "");
    }
}
