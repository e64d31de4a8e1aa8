//! What a program may be doing when it is asked to stop: the places of `tests/stops/Places.java`, and some outside of Java
//! code, with all that is needed to get there.

mod machine;

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use holloway_vm::classfile::assemble::assemble;
use rustix::process::{Pid, Signal, kill_process};

use crate::holloway_program;

pub use machine::{Witness, given_back, huge_touches, small_touches};

/// Jars on the class path of the place `jar-huge`.
const JARS: usize = 100;

/// When a program that does not stop is given up.
pub const GIVEN_UP: Duration = Duration::from_secs(30);

/// How the line begins that says that the limit of `--timeout` is over.
const TIME_IS_OVER: &str = "holloway: stopped: the time limit";

/// A stop that was obeyed.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// When it was asked for: with `--timeout`, when the limit was over.
    pub asked: Instant,
    /// When the program had stopped and said so, or returned; where it says nothing, `ended`.
    pub obeyed: Instant,
    /// When the process had ended and the operating system taken back its memory; without a process of its own, `obeyed`.
    pub ended: Instant,
}

/// The places inside of a Java program, by their names in `Places`.
const PLACES: &[&str] = &[
    "loop-empty",
    "loop-nested",
    "loop-calls",
    "loop-interfaces",
    "loop-doubles",
    "recursion-overflow",
    "recursion-deep",
    "exceptions-deep",
    "exceptions-loop",
    "builder",
    "concat",
    "concat-wide",
    "join",
    "copy",
    "copy-overlapping",
    "copy-references",
    "copy-checked",
    "fill",
    "clone",
    "new-huge",
    "new-large",
    "new-nested",
    "hash",
    "hash-wide",
    "equals",
    "compare",
    "index",
    "index-long",
    "index-wide",
    "last-index-wide",
    "repeat",
    "characters",
    "compress",
    "encode",
    "decode",
    "intern",
    "intern-many",
    "for-name",
    "dictionary",
    "normalize",
    "index-wide-late",
    "case",
    "collect-array",
    "collect-objects",
    "collect-moving",
    "collect-list",
    "collect-references",
    "collect-cards",
    "collect-stack",
    "sort",
    "sort-objects",
    "big-multiply",
    "big-power",
    "big-text",
    "big-parse",
    "parse-double",
    "pattern",
    "pattern-long",
    "map",
    "stream",
    "format",
    "threads",
    "monitor",
    "sleep",
    "wait",
    "input",
    "pipe",
    "output",
    "output-huge",
    COMPILE_NOW,
];

/// A place whose program waits for the compiler; there is none where nothing is compiled.
pub const COMPILE_NOW: &str = "compile-now";

/// The places of a running program that is compiled, or is not.
pub fn places(compiled: bool) -> impl Iterator<Item = &'static str> {
    PLACES.iter().copied().filter(move |&place| compiled || place != COMPILE_NOW)
}

/// The places that are only reached by a process: what it reads before a program runs.
pub const LAUNCHES: &[&str] = &["class-giant", "class-members", "jar-huge", "source", "argument-pipe"];

/// The heap that the places need.
pub const HEAP: &str = "-Xmx2800m";

/// Files that some places need, in a folder of their own, which is removed at the end.
pub struct Scenery(PathBuf);

impl Scenery {
    /// Makes the folder, and in it a pipe that nobody writes to.
    ///
    /// # Errors
    /// What the operating system reports.
    pub fn new(name: &str) -> io::Result<Scenery> {
        let folder = std::env::temp_dir().join(format!("holloway-stops-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let scenery = Scenery(folder);
        let made = std::process::Command::new("mkfifo").arg(scenery.pipe()).status()?;
        if made.success() { Ok(scenery) } else { Err(io::Error::other("mkfifo has failed")) }
    }

    /// The path of the pipe, from which a read never comes back.
    pub fn pipe(&self) -> PathBuf {
        self.0.join("pipe")
    }

    /// The folder of the class `Places`.
    pub fn classes() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("stops/classes")
    }

    /// What `Places` is told.
    pub fn arguments(&self, place: &str) -> Vec<String> {
        let place = if place == COMPILE_NOW { "format" } else { place };
        vec![place.to_owned(), self.pipe().to_string_lossy().into_owned()]
    }

    /// The command line that leads to a place, without options.
    ///
    /// # Errors
    /// What the operating system reports.
    pub fn command_line(&self, place: &str) -> io::Result<Vec<String>> {
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        Ok(match place {
            "class-giant" => vec![text(self.giant_class()?)],
            "class-members" => vec![text(self.wide_class()?)],
            "jar-huge" => vec!["-cp".to_owned(), self.huge_jars()?, "Missing".to_owned()],
            "source" => vec![text(self.source()?)],
            "argument-pipe" => vec![format!("@{}", text(self.pipe()))],
            _ => {
                let mut line = vec![HEAP.to_owned()];
                line.extend((place == COMPILE_NOW).then(|| "--compile=now".to_owned()));
                line.extend(["-cp".to_owned(), text(Scenery::classes()), "Places".to_owned()]);
                line.extend(self.arguments(place));
                line
            }
        })
    }

    /// Runs the program `holloway` up to a place and stops it after some time, by `--timeout` or by SIGTERM. `compiled`
    /// says whether code is compiled.
    ///
    /// # Errors
    /// It did not end as asked for, or not within [`GIVEN_UP`].
    pub fn stop_process(&self, place: &str, compiled: bool, after: Duration, timeout: bool) -> Result<Stop, String> {
        let text = |error: io::Error| error.to_string();
        let mut command = Command::new(holloway_program()?);
        if !compiled {
            command.arg("-Xint");
        }
        if timeout {
            command.arg(format!("--timeout={}ms", after.as_millis()));
        }
        command.args(self.command_line(place).map_err(text)?);
        if place == "source" {
            command.env("PATH", format!("{}:{}", self.0.display(), std::env::var("PATH").unwrap_or_default()));
        }
        // Streams that nobody serves: input never comes, output fills its pipe.
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(text)?;
        let pid = Pid::from_child(&child);
        let streams = (child.stdin.take(), child.stdout.take());
        let messages = child.stderr.take().ok_or("no standard error")?;
        let (says, said) = mpsc::channel();
        // It reads on, so that the program does not wait for a reader, and ends when the last process has closed the stream.
        thread::spawn(move || {
            for line in BufReader::new(messages).lines().map_while(Result::ok) {
                if line.starts_with(TIME_IS_OVER) {
                    // Nobody listens where the program has been given up.
                    let _ = says.send(Instant::now());
                }
            }
        });
        let (done, is_done) = mpsc::channel::<()>();
        let killer = thread::spawn(move || {
            if is_done.recv_timeout(after + GIVEN_UP) == Err(mpsc::RecvTimeoutError::Timeout) {
                // It may have ended just now.
                let _ = kill_process(pid, Signal::KILL);
            }
        });
        let asked;
        if timeout {
            asked = watchdog_started(pid, after) + Duration::from_millis(after.as_millis() as u64);
        } else {
            thread::sleep(after);
            if let Some(status) = child.try_wait().map_err(text)? {
                return Err(format!("ended early: {status}"));
            }
            asked = Instant::now();
            kill_process(pid, Signal::TERM).map_err(|error| text(error.into()))?;
        }
        let status = child.wait().map_err(text)?;
        let ended = Instant::now();
        drop((done, streams));
        // It has nothing to say.
        let _ = killer.join();
        let code = status.signal().map_or(status.code(), |signal| Some(128 + signal));
        let expected = if timeout { 124 } else { 143 };
        if code != Some(expected) {
            return Err(format!("exit code {code:?}"));
        }
        let obeyed = if timeout {
            said.recv_timeout(GIVEN_UP).map_err(|_| "it does not say that its time is over".to_owned())?
        } else {
            ended
        };
        Ok(Stop { asked, obeyed, ended })
    }

    /// A class file of several megabytes of code that loads, verifies, and then runs for ever.
    fn giant_class(&self) -> io::Result<PathBuf> {
        let path = self.0.join("Giant.class");
        if !path.exists() {
            let mut text = ".version 52\n.class public super Giant\n".to_owned();
            text += ".method public static main ([Ljava/lang/String;)V\n  .stack 1\n  .locals 1\n";
            text += "  L:\n    .frame same\n    goto L\n.end\n";
            for method in 0..60 {
                text += &format!(".method static m{method} ()V\n  .stack 1\n  .locals 0\n");
                text += &"    aconst_null\n    pop\n".repeat(30_000);
                text += "    return\n.end\n";
            }
            text += ".end\n";
            let classes = assemble(&text).map_err(|error| io::Error::other(error.to_string()))?;
            std::fs::write(&path, &classes[0].bytes)?;
        }
        Ok(path)
    }

    /// A class file of 15 MB of members, which loads and then runs for ever.
    fn wide_class(&self) -> io::Result<PathBuf> {
        let path = self.0.join("Wide.class");
        if !path.exists() {
            let mut text = ".version 52\n.class public super Wide\n".to_owned();
            for field in 0..60_000 {
                text += &format!(".field static f{field}{} I\n", "x".repeat(230));
            }
            text += ".method public static main ([Ljava/lang/String;)V\n  .stack 1\n  .locals 1\n";
            text += "  L:\n    .frame same\n    goto L\n.end\n.end\n";
            let classes = assemble(&text).map_err(|error| io::Error::other(error.to_string()))?;
            std::fs::write(&path, &classes[0].bytes)?;
        }
        Ok(path)
    }

    /// A class path of many jars with 100,000 entries each, which are one file.
    fn huge_jars(&self) -> io::Result<String> {
        let path = self.0.join("huge.jar");
        let link = |number: usize| self.0.join(format!("huge{number}.jar"));
        if !path.exists() {
            let mut writer = zip::ZipWriter::new(io::BufWriter::new(std::fs::File::create(&path)?));
            for entry in 0..100_000 {
                writer.start_file(format!("entry{entry}"), zip::write::SimpleFileOptions::default())?;
                writer.write_all(b"x")?;
            }
            writer.finish()?;
            (0..JARS).try_for_each(|number| std::os::unix::fs::symlink(&path, link(number)))?;
        }
        let links: Vec<String> = (0..JARS).map(|number| link(number).to_string_lossy().into_owned()).collect();
        Ok(links.join(":"))
    }

    /// A source file, and a `javac` that would take long to compile it.
    fn source(&self) -> io::Result<PathBuf> {
        let compiler = self.0.join("javac");
        std::fs::write(&compiler, "#!/bin/sh\nexec sleep 1000\n")?;
        std::fs::set_permissions(&compiler, std::fs::Permissions::from_mode(0o755))?;
        let path = self.0.join("Source.java");
        std::fs::write(&path, "class Source { public static void main(String[] a) { while (true) { } } }")?;
        Ok(path)
    }
}

/// When the clock of `--timeout` started: its watchdog is the first thread that a process makes.
fn watchdog_started(pid: Pid, limit: Duration) -> Instant {
    let threads = PathBuf::from(format!("/proc/{}/task", pid.as_raw_nonzero()));
    let made = Instant::now();
    // Where none is made, or there is no such folder, the clock is that of the process.
    while made.elapsed() < limit {
        if std::fs::read_dir(&threads).is_ok_and(|threads| threads.count() > 1) {
            return Instant::now();
        }
        thread::sleep(Duration::from_micros(20));
    }
    made
}

impl Drop for Scenery {
    fn drop(&mut self) {
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
