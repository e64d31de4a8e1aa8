//! `holloway top`: a program's hottest lines while it runs. In goes the command line of a run; the program runs in a process of
//! its own (`--live`), and what that says of itself is drawn ten times a second, with what the program prints below. At the end
//! the last state is left, with the last of what the program has said.

mod printed;
mod view;

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyModifiers};
use rustix::event::{PollFd, PollFlags, Timespec};

use crate::live::{LiveSnapshot, SCHEMA};
use crate::options::environment::Environment;
use crate::options::{self, Target};
use crate::reports::command;
use crate::signals::HandedOn;
use crate::{exit, output, refuse, say, window};
use printed::{Printed, Stream, read_lines};
use view::Shown;

/// Time between two pictures.
const PERIOD: Duration = Duration::from_millis(100);

/// How often the end of a program is looked for that is not drawn.
const STEP: Duration = Duration::from_millis(10);

/// The exit code where Ctrl-C ends it, as a shell has it for SIGINT.
const INTERRUPTED: u8 = 130;

/// Lines of the program's output that are left at the end.
const LEFT: usize = 20;

/// How it is used.
pub const USAGE: &str = "\
Usage: holloway top [options] <mainclass> [args...]

    Runs a program and shows its hottest lines meanwhile: how much of the time is
    spent in machine code, what is interpreted and why, what the tiers do, and
    the last lines that the program prints. q ends it, with exit code 0; Ctrl-C
    does, with 130; p holds the picture. Standard input is empty. At the end, and
    on what is no terminal only then, the last state is printed, with the last
    lines of the program's output and what it wrote to standard error; the exit
    code is the program's.
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
    let program = match Program::of(arguments) {
        Ok(program) => program,
        Err(code) => return code,
    };
    match watch(arguments, &program) {
        Ok(code) => code,
        Err(error) => {
            say(&format!("Error: holloway top: {error}\n"));
            exit::FAILURE
        }
    }
}

/// What is known of the program before it runs.
struct Program {
    /// What it is called, with its arguments.
    command: String,
    /// Whether there is one, and not only something to be printed.
    runs: bool,
}

impl Program {
    /// What a command line runs.
    ///
    /// # Errors
    /// It cannot be followed, which is said: the exit code.
    fn of(arguments: &[OsString]) -> Result<Program, u8> {
        // A file of arguments may be a pipe, which is read once.
        if arguments.iter().any(|argument| argument.as_bytes().starts_with(b"@")) {
            let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
            return Ok(Program { command: words.join(" "), runs: true });
        }
        let options = options::parse(arguments.to_vec(), Environment::of_process()).map_err(|error| refuse(&error))?;
        let runs = options.target != Target::Nothing;
        if runs && !options.tiering.jit {
            say("Error: holloway top shows what is compiled: it needs --tier=jit\n");
            return Err(exit::FAILURE);
        }
        Ok(Program { command: command(&options), runs })
    }
}

/// The file with the program's lines, which goes with this.
struct Feed(PathBuf);

impl Drop for Feed {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn watch(arguments: &[OsString], program: &Program) -> io::Result<u8> {
    // Before there is anything that a signal could leave behind.
    let signals = HandedOn::new()?;
    let feed = Feed(std::env::temp_dir().join(format!("holloway-top-{}.jsonl", std::process::id())));
    File::create_new(&feed.0)?;
    let mut live = OsString::from("--live=");
    live.push(&feed.0);
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(live).args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // What a terminal sends to all that it runs comes to the program once, from here.
    command.process_group(0);
    let mut child = command.spawn()?;
    let printed: Arc<Mutex<Printed>> = Arc::default();
    let mut readers = Vec::new();
    if let Some(out) = child.stdout.take() {
        readers.push(read_lines(out, Stream::Output, &printed));
    }
    if let Some(err) = child.stderr.take() {
        readers.push(read_lines(err, Stream::Error, &printed));
    }
    let mut shown = Shown::new(&program.command);
    let outcome = Reader::open(&feed).and_then(|mut reader| {
        let asked = if program.runs && io::stdout().is_terminal() {
            draw(&mut child, &mut reader, &mut shown, &printed, &signals)?
        } else {
            None
        };
        let status = wait(&mut child, &signals)?;
        reader.read(&mut shown)?;
        Ok((status, asked))
    });
    let (status, asked) = outcome.inspect_err(|_| {
        // It may have ended by itself.
        let _ = child.kill();
        let _ = child.wait();
    })?;
    for reader in readers {
        let _ = reader.join();
    }
    tell(&shown, &printed.lock());
    Ok(asked.unwrap_or_else(|| code_of(status)))
}

/// Waits for the program's end, and hands on signals meanwhile.
fn wait(child: &mut Child, signals: &HandedOn) -> io::Result<ExitStatus> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        signals.hand_on(child);
        std::thread::sleep(STEP);
    }
}

/// The exit code that stands for an end, as a shell has it.
fn code_of(status: ExitStatus) -> u8 {
    let code = status.code().or_else(|| status.signal().map(|signal| 128 + signal));
    code.and_then(|code| u8::try_from(code).ok()).unwrap_or(exit::FAILURE)
}

/// Prints the last state, and the last of what the program has said: of one that was not begun all that there is.
fn tell(shown: &Shown, printed: &Printed) {
    let columns = window::columns(rustix::stdio::stdout()).unwrap_or(usize::MAX);
    let last = printed.output.text(if shown.is_told() { LEFT } else { usize::MAX }, "output");
    let text = match (shown.is_told(), last.is_empty()) {
        (false, _) => last,
        (true, true) => shown.text(columns),
        (true, false) => format!("{}\n{last}", shown.text(columns)),
    };
    // A reader that has gone away, or the terminal, is nobody's loss.
    let _ = output::write(text.as_bytes());
    say(&printed.error.text(usize::MAX, "standard error"));
}

/// The file of lines as it grows.
struct Reader {
    file: File,
    /// A line that has not ended.
    rest: String,
}

impl Reader {
    fn open(feed: &Feed) -> io::Result<Reader> {
        Ok(Reader { file: File::open(&feed.0)?, rest: String::new() })
    }

    /// Takes over what is new.
    fn read(&mut self, shown: &mut Shown) -> io::Result<()> {
        self.file.read_to_string(&mut self.rest)?;
        let Some(end) = self.rest.rfind('\n') else { return Ok(()) };
        let lines: String = self.rest.drain(..=end).collect();
        let mut snapshots = lines.lines().filter_map(|line| serde_json::from_str::<LiveSnapshot>(line).ok());
        if let Some(last) = snapshots.rfind(|snapshot| snapshot.schema == SCHEMA) {
            shown.take(last);
        }
        Ok(())
    }
}

/// Draws until the program ends, or its end is asked for: then with the exit code that this has.
fn draw(
    child: &mut Child,
    reader: &mut Reader,
    shown: &mut Shown,
    printed: &Mutex<Printed>,
    signals: &HandedOn,
) -> io::Result<Option<u8>> {
    let mut terminal = ratatui::try_init()?;
    let outcome = draw_on(&mut terminal, child, reader, shown, printed, signals);
    if ratatui::try_restore().and_then(|()| terminal.show_cursor()).is_err() {
        // It would say on a terminal that has gone that this has.
        std::mem::forget(terminal);
    }
    outcome
}

fn draw_on(
    terminal: &mut DefaultTerminal,
    child: &mut Child,
    reader: &mut Reader,
    shown: &mut Shown,
    printed: &Mutex<Printed>,
    signals: &HandedOn,
) -> io::Result<Option<u8>> {
    let start = Instant::now();
    let mut held = false;
    while child.try_wait()?.is_none() {
        signals.hand_on(child);
        if !held {
            reader.read(shown)?;
            shown.elapsed = start.elapsed();
            shown.printed = printed.lock().last();
        }
        if terminal.draw(|frame| shown.draw(frame)).is_err() || has_gone() {
            // As a shell does whose terminal goes.
            signals.hang_up(child);
            return Ok(None);
        }
        // What is there already: of a terminal that goes while it is waited for, nothing would come for ever.
        while event::poll(Duration::ZERO)? {
            let Event::Key(key) = event::read()? else { continue };
            let control_c = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
            match key.code {
                KeyCode::Char('p') => held = !held,
                KeyCode::Char('q') | KeyCode::Esc => return child.kill().map(|()| Some(exit::SUCCESS)),
                _ if control_c => return child.kill().map(|()| Some(INTERRUPTED)),
                _ => {}
            }
        }
    }
    Ok(None)
}

/// Waits for the next picture. Whether there is no terminal any more to draw it on.
fn has_gone() -> bool {
    let stdout = rustix::stdio::stdout();
    let mut terminal = [PollFd::new(&stdout, PollFlags::empty())];
    let waited = rustix::event::poll(&mut terminal, Timespec::try_from(PERIOD).ok().as_ref());
    waited.is_ok() && terminal[0].revents().intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
}
