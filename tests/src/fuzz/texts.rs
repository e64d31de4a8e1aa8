//! Bytes as patterns, formats and numbers, given to the class library in one virtual machine that is kept.
//!
//! The machine runs the program `Texts` in a thread of its own, whose standard input and output are channels. What the
//! program can check by itself it checks; matches and numbers are compared here with the crate `regex` and the standard
//! library.

use std::cell::RefCell;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};

use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::Directory;
use holloway_vm::{InterpreterOnly, Vm, VmOptions};
use regex::Regex;

use crate::generate::Library;

/// What patterns are made of, one byte of the input each.
const PIECES: &[&str] = &[
    "a", "b", "c", "ab", ".", "|", "*", "+", "?", "(", ")", "(?:", "[ab]", "[^a]", "[a-c]", "*?", "+?", "??", "{2}",
    "{1,2}", "{0,}",
];
/// Longer patterns and inputs only take more time.
const PIECES_MAX: usize = 12;
const TEXT_MAX: usize = 40;

thread_local! {
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

/// A running program.
struct Program {
    requests: Sender<Vec<u8>>,
    answers: Receiver<String>,
}

impl Program {
    fn start() -> Program {
        let (requests, input) = channel();
        let (output, answers) = channel();
        std::thread::spawn(move || {
            let host = Channels { input, pending: Vec::new(), output, line: Vec::new() };
            let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/classes");
            let options = VmOptions { max_heap: 64 << 20, ..VmOptions::default() };
            let class_path = Box::new(Directory::new(classes));
            let mut vm = Vm::new(options, Box::new(Library), class_path, Box::new(host), Box::new(InterpreterOnly))
                .expect("the library is whole");
            let ended = vm.run_main("Texts", &[]);
            assert!(ended.is_ok(), "{ended:?}");
        });
        Program { requests, answers }
    }

    fn ask(&self, kind: u8, first: &str, second: &str) -> String {
        let mut request = vec![kind];
        for text in [first, second] {
            request.extend((text.len() as u16).to_be_bytes());
            request.extend(text.as_bytes());
        }
        self.requests.send(request).expect("the program runs");
        self.answers.recv().expect("the program answers")
    }
}

/// Answers are those that the class library documents, round trips come back, and matches and numbers are those of other
/// implementations. The first byte chooses what the others are.
pub fn texts(bytes: &[u8]) {
    let Some((kind, rest)) = bytes.split_first() else { return };
    let kind = kind % 8;
    PROGRAM.with_borrow_mut(|program| {
        let program = program.get_or_insert_with(Program::start);
        if kind == 7 {
            return compare_pattern(program, rest);
        }
        let text = String::from_utf8_lossy(&rest[..rest.len().min(TEXT_MAX)]);
        let (first, second) = match (kind, text.split_once('\n')) {
            (0, Some((pattern, input))) => (pattern.chars().take(16).collect(), input.chars().take(12).collect()),
            _ => (text.to_string(), String::new()),
        };
        if kind == 1 && has_long_number(&first) {
            // A width of millions is filled with blanks, which takes as long as it says.
            return;
        }
        let answer = program.ask(kind, &first, &second);
        assert!(!answer.starts_with("FAIL"), "{kind} {first:?} {second:?}: {answer}");
        match kind {
            4 => compare_floating(&first, &answer),
            5 => compare_whole(&first, &answer),
            _ => {}
        }
    });
}

fn has_long_number(text: &str) -> bool {
    text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() > 4)
}

fn compare_pattern(program: &Program, bytes: &[u8]) {
    let pieces: Vec<&str> =
        bytes.iter().take(PIECES_MAX).map(|byte| PIECES[usize::from(*byte) % PIECES.len()]).collect();
    let is_repetition = |piece: &str| piece.starts_with(['*', '+', '?', '{']);
    // What follows a repetition means something else in each language, and so does what is repeated and can be empty.
    if pieces.windows(2).any(|pair| is_repetition(pair[1]) && (is_repetition(pair[0]) || pair[0] == ")")) {
        return;
    }
    let pattern = pieces.concat();
    let input: String =
        bytes.iter().skip(PIECES_MAX).take(12).map(|byte| ['a', 'b', 'c'][usize::from(byte % 3)]).collect();
    let answer = program.ask(0, &pattern, &input);
    assert!(!answer.starts_with("FAIL"), "{pattern:?} {input:?}: {answer}");
    let (Ok(theirs), Ok(whole)) = (Regex::new(&pattern), Regex::new(&format!(r"\A(?:{pattern})\z"))) else { return };
    if answer == "syntax" {
        return;
    }
    let found = theirs.find(&input).map_or(String::new(), |found| format!("{} {}", found.start(), found.end()));
    let expected = format!("{found} {}", if whole.is_match(&input) { "all" } else { "some" });
    assert_eq!(answer, expected, "{pattern:?} in {input:?}");
}

fn compare_floating(text: &str, answer: &str) {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte)) {
        return;
    }
    let expected = match (text.parse::<f64>(), text.parse::<f32>()) {
        (Ok(wide), Ok(narrow)) => format!("{:x} {:x}", wide.to_bits(), narrow.to_bits()),
        _ => "refused".to_owned(),
    };
    assert_eq!(answer, expected, "{text:?}");
}

fn compare_whole(text: &str, answer: &str) {
    if text.is_ascii() {
        let word = |value: Option<String>| value.unwrap_or_else(|| "refused".to_owned());
        let narrow = word(text.parse::<i32>().ok().map(|value| value.to_string()));
        let wide = word(text.parse::<i64>().ok().map(|value| value.to_string()));
        assert_eq!(answer, format!("{narrow} {wide}"), "{text:?}");
    }
}

/// Standard input and output as channels of requests and lines; nothing else.
struct Channels {
    input: Receiver<Vec<u8>>,
    pending: Vec<u8>,
    output: Sender<String>,
    line: Vec<u8>,
}

impl Host for Channels {
    fn read(&mut self, _descriptor: i32, buffer: &mut [u8]) -> io::Result<usize> {
        if self.pending.is_empty() {
            let Ok(request) = self.input.recv() else { return Ok(0) };
            self.pending = request;
        }
        let count = self.pending.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.pending[..count]);
        self.pending.drain(..count);
        Ok(count)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(self.pending.len())
    }

    fn write(&mut self, _descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        self.line.extend(bytes);
        while let Some(end) = self.line.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.line.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line[..end]).into_owned();
            self.output.send(line).map_err(|_| io::Error::other("nobody listens"))?;
        }
        Ok(())
    }

    fn flush(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(io::ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        0
    }

    fn milliseconds(&mut self) -> i64 {
        0
    }

    fn sleep(&mut self, _nanoseconds: u64) {}

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// Some of each kind.
pub fn seeds() -> Vec<Vec<u8>> {
    let texts: &[(u8, &[&str])] = &[
        (
            0,
            &[
                "(a+|b)*c\naabc",
                "[a-c&&[^b]]x?\nax",
                "(?i)\\bA(?<n>b)\\k<n>$\nabb",
                "(?<=a)b|\\p{Lu}+?\nab",
                "a{2,3}+(?!b)\naaa",
            ],
        ),
        (1, &["%d %5.2f %-8s|%c %x", "%3$10S %,d", "%2$e %1$05d %n%%", "%6$s %7$b %8$d %9$.1f"]),
        (2, &["#,##0.00;(#)", "0.###E0", "'x'00%", "\u{a4}#"]),
        (3, &["yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEE, d MMM yy", "hh 'o''clock' a", "G w W D F E k K z X"]),
        (4, &["1.5", "-0x1.8p-3", "4.9e-324", "1e400", " NaN ", "2.2250738585072014E-308f"]),
        (5, &["2147483647", "-2147483648", "+0", "9223372036854775808"]),
        (6, &["123456789012345678901234567890", "-1.50E-10", "1e-2147483648", "00"]),
        (7, &["\x00\x09\x01\x05\x02\x0a\x06\x0c\x07\x03\x04\x0fabcabc"]),
    ];
    let inputs = texts.iter().flat_map(|(kind, texts)| texts.iter().map(|text| [&[*kind], text.as_bytes()].concat()));
    inputs.collect()
}
