//! `holloway top`: a program's hottest lines while it runs. In goes the command line of a run; the program runs in a process of
//! its own (`--live`), and what that says of itself is drawn ten times a second, with what the program prints below.

mod view;

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _, Read as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyModifiers};

use crate::live::{SCHEMA, Snapshot};
use crate::{exit, output, say};
use view::Shown;

/// Time between two pictures.
const PERIOD: Duration = Duration::from_millis(100);

/// The exit code where Ctrl-C ends it, as a shell has it for SIGINT.
const INTERRUPTED: u8 = 130;

/// Lines of the program's output that are kept.
const LINES: usize = 200;

const USAGE: &str = "\
Usage: holloway top [options] <mainclass> [args...]

    Runs a program and shows its hottest lines meanwhile: how much of the time is
    spent in machine code, what is interpreted and why, what the tiers do, and
    the last lines that the program prints. q ends it, with exit code 0; Ctrl-C
    does, with 130; p holds the picture. Standard input is empty. On what is no
    terminal the last state is printed.
";

/// Whether a command line asks for this: `top` comes first, with something behind it. (A class of that name runs with an
/// option before it.)
pub fn is_wanted(arguments: &[OsString]) -> bool {
    arguments.first().is_some_and(|first| first == OsStr::new("top")) && arguments.len() > 1
}

/// Does what `holloway top ARGUMENTS` says and gives the exit code.
pub fn run(arguments: &[OsString]) -> u8 {
    if let Some("--help" | "-help" | "-h") = arguments[0].to_str() {
        let _ = output::write(USAGE.as_bytes());
        return exit::SUCCESS;
    }
    match watch(arguments) {
        Ok(code) => code,
        Err(error) => {
            say(&format!("Error: holloway top: {error}\n"));
            exit::FAILURE
        }
    }
}

/// The file with the program's lines, which goes with this.
struct Feed(PathBuf);

impl Drop for Feed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The last lines of the program's output.
type Printed = Arc<Mutex<Vec<String>>>;

fn watch(arguments: &[OsString]) -> io::Result<u8> {
    let feed = Feed(std::env::temp_dir().join(format!("holloway-top-{}.jsonl", std::process::id())));
    File::create_new(&feed.0)?;
    let mut live = OsString::from("--live=");
    live.push(&feed.0);
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(live).args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let printed = Printed::default();
    let mut readers = Vec::new();
    if let Some(out) = child.stdout.take() {
        readers.push(read_lines(out, &printed));
    }
    if let Some(err) = child.stderr.take() {
        readers.push(read_lines(err, &printed));
    }
    let mut shown = Shown::new(arguments);
    let reader = Reader { file: File::open(&feed.0)?, rest: String::new() };
    let outcome = if io::stdout().is_terminal() {
        draw(&mut child, reader, &mut shown, &printed)
    } else {
        child.wait().and_then(|_| {
            let mut reader = reader;
            reader.read(&mut shown).map(|()| None)
        })
    };
    let (status, asked) = match outcome {
        Ok(asked) => (child.wait()?, asked),
        Err(error) => {
            let _ = child.kill();
            let _ = child.wait();
            return Err(error);
        }
    };
    for reader in readers {
        let _ = reader.join();
    }
    shown.printed = printed.lock().clone();
    shown.ended = Some(status.code());
    let _ = output::write(shown.text().as_bytes());
    Ok(asked.unwrap_or_else(|| status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(exit::FAILURE)))
}

fn read_lines(from: impl io::Read + Send + 'static, printed: &Printed) -> std::thread::JoinHandle<()> {
    let printed = Arc::clone(printed);
    std::thread::spawn(move || {
        let mut from = BufReader::new(from);
        let mut line = Vec::new();
        // A line of a million bytes is as good as two.
        while let Ok(1..) = from.by_ref().take(1 << 20).read_until(b'\n', &mut line) {
            let text = String::from_utf8_lossy(&line).trim_end().to_owned();
            line.clear();
            let mut lines = printed.lock();
            if lines.len() == LINES {
                lines.remove(0);
            }
            lines.push(text);
        }
    })
}

/// The file of lines as it grows.
struct Reader {
    file: File,
    /// A line that has not ended.
    rest: String,
}

impl Reader {
    /// Takes over what is new.
    fn read(&mut self, shown: &mut Shown) -> io::Result<()> {
        self.file.read_to_string(&mut self.rest)?;
        let Some(end) = self.rest.rfind('\n') else { return Ok(()) };
        let lines: String = self.rest.drain(..=end).collect();
        let mut snapshots = lines.lines().filter_map(|line| serde_json::from_str::<Snapshot>(line).ok());
        if let Some(last) = snapshots.rfind(|snapshot| snapshot.schema == SCHEMA) {
            shown.take(last);
        }
        Ok(())
    }
}

/// Draws until the program ends, or its end is asked for: then with the exit code that this has.
fn draw(child: &mut Child, mut reader: Reader, shown: &mut Shown, printed: &Printed) -> io::Result<Option<u8>> {
    let mut terminal = ratatui::try_init()?;
    let start = Instant::now();
    let mut held = false;
    let outcome = loop {
        let ended = child.try_wait()?;
        if !held {
            reader.read(shown)?;
            shown.elapsed = start.elapsed();
            shown.printed = printed.lock().clone();
        }
        if let Err(error) = terminal.draw(|frame| shown.draw(frame)) {
            break Err(error);
        }
        if ended.is_some() {
            break reader.read(shown).map(|()| None);
        }
        if !event::poll(PERIOD)? {
            continue;
        }
        if let Event::Key(key) = event::read()? {
            let control_c = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('p') => held = !held,
                KeyCode::Char('q') | KeyCode::Esc => break child.kill().map(|()| Some(exit::SUCCESS)),
                _ if control_c => break child.kill().map(|()| Some(INTERRUPTED)),
                _ => {}
            }
        }
    };
    ratatui::restore();
    outcome
}
