//! Programs that try to take more memory than `-Xmx` says (`tests/limits`), each by another way, interpreted and compiled.
//!
//! In: the committed classes of `Attack`, a class that the test makes, and the lists of attacks below. Out: one libtest
//! test per attack. It holds that in each mode the process ends by itself, as the list says: normally, or by an
//! `OutOfMemoryError` or `StackOverflowError`; and that its resident memory was never more than the limit and [`SLACK`].
//! Each prints its peak.
//!
//! Environment: `HOLLOWAY` is the program to test (default: `holloway` beside the folder of this test).

#![forbid(unsafe_code)]

use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use holloway_tests::extent::one_of;
use holloway_tests::{holloway_program, hot_methods, large_class};
use libtest_mimic::{Arguments, Failed, Trial};
use wait4::Wait4 as _;

/// `-Xmx` of all runs, in bytes.
const LIMIT: u64 = 64 << 20;
/// What the process may take beyond it: the program itself, the parts of the library in use, the compiler's working memory,
/// the collector's tables, and what the allocator has left over.
const SLACK: u64 = 24 << 20;
/// Generous, for a debug build on a busy machine: the attacks need a second each, or two.
const TIME_LIMIT: Duration = Duration::from_secs(180);

/// How an attack ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The program did all it wanted.
    Done,
    /// An uncaught `OutOfMemoryError`.
    OutOfMemory,
    /// An uncaught `StackOverflowError`.
    StackOverflow,
    /// Another exception, for which the program asked.
    Exception(&'static str),
}

use End::{Done, Exception, OutOfMemory, StackOverflow};

/// Name, how much of it, how it ends.
const ATTACKS: &[(&str, u32, End)] = &[
    // Monitors and identity hashes.
    ("hash-and-lock", 2_000_000, Done),
    ("hold-locks", 0, StackOverflow),
    // Threads.
    ("sleeping-threads", 100_000, OutOfMemory),
    ("blocked-threads", 100_000, OutOfMemory),
    ("waiting-threads", 1_000, Done),
    ("deep-threads", 20_000, OutOfMemory),
    ("short-threads", 300, Done),
    ("unstarted-threads", 3_000_000, OutOfMemory),
    ("thread-locals", 1_000_000, OutOfMemory),
    ("hooks", 1_000_000, OutOfMemory),
    ("names", 100_000, OutOfMemory),
    // Arrays of arrays.
    ("empty-arrays", 10_000_000, OutOfMemory),
    ("arrays-of-empty-arrays", 1_000_000, OutOfMemory),
    ("dimensions", 10, OutOfMemory),
    // Strings and names that the VM keeps.
    ("intern", 5_000_000, OutOfMemory),
    ("intern-and-drop", 500_000, Done),
    ("missing-classes", 20_000, Done),
    ("large-name", 3_000_000, Exception("java.lang.ClassNotFoundException")),
    ("large-name", 10_000_000, Exception("java.lang.ClassNotFoundException")),
    ("large-message", 20_000_000, OutOfMemory),
    ("failing-initialisers", 200_000, OutOfMemory),
    // Metadata.
    ("array-types", 260, Done),
    ("lambdas", 5_000_000, OutOfMemory),
    ("handles", 20_000, Done),
    ("method-types", 1_000_000, OutOfMemory),
    ("reflection", 1_000_000, OutOfMemory),
    // Stacks.
    ("deep-recursion", 0, StackOverflow),
    ("wide-recursion", 0, StackOverflow),
    ("nested-pattern", 3_000, OutOfMemory),
    // The heap itself.
    ("repeat", 1_000_000_000, OutOfMemory),
    ("concat", 0, OutOfMemory),
    ("builder", 0, OutOfMemory),
    ("buffers", 0, OutOfMemory),
    ("array-list", 0, OutOfMemory),
    ("hash-map", 0, OutOfMemory),
    ("clone", 100_000, OutOfMemory),
    ("copy-of", 0, OutOfMemory),
    ("format", 999_999_999, OutOfMemory),
    ("shift", 2_000_000_000, OutOfMemory),
    ("pattern", 100_000, OutOfMemory),
    ("traces", 100_000, OutOfMemory),
    ("causes", 20_000, Done),
    ("suppressed", 1_000_000, OutOfMemory),
    // The collector's own memory.
    ("linked-list", 10_000_000, OutOfMemory),
    ("linked-list", 3_000_000, Done),
    ("wide-arrays", 1_000, Done),
    ("deep-arrays", 1_000_000, Done),
    ("soft", 3_000_000, OutOfMemory),
    ("weak", 3_000_000, OutOfMemory),
    ("phantom", 3_000_000, OutOfMemory),
    // The outside.
    ("output", 200, Done),
    ("print-large", 10_000_000, Done),
    ("files", 2_000, Done),
    ("timers", 200_000, Done),
    // What is read: class files, resources, directories.
    ("attributes", 38, OutOfMemory),
    ("attributes", 3, Done),
    ("waiting-superclasses", 0, OutOfMemory),
    ("large-class", 0, OutOfMemory),
    ("large-resource", 0, OutOfMemory),
    ("long-directory", 60_000, OutOfMemory),
];

/// The same for attacks by what the tier has to keep.
const TIER_ATTACKS: &[(&str, u32, End)] = &[
    ("hot-methods", 40, Done),
    ("hot-methods-in-full-heap", 40, Done),
    ("polymorphic", 2_000, Done),
    ("phases", 1_000, Done),
];

/// A way of running attacks, for messages, and its options.
type Mode = (&'static str, &'static [&'static str]);

/// How all attacks run.
const MODES: &[Mode] = &[("compiled", &[]), ("interpreted", &["-Xint"])];

/// How those on the tier run as well: everything that runs a few times becomes a region, or a trace.
const TIER_MODES: &[Mode] = &[
    ("eager", &["--jit=interval=100,portion=100,samples=1,executions=2,window=1,exits=2,cost=0"]),
    ("replayed", &["--tier=replay", "--threshold=90", "--delay=1"]),
];

/// Classes that wait for each other's superclass, of half a megabyte each; read, they take ten times as much.
const WAITING: usize = 40;

/// Of the attacks one in so many is tried where only a part is tested, or a change.
const PART: [usize; 2] = [5, 4];

fn main() -> ExitCode {
    let made = made_classes();
    write_classes(&made).expect("the folder for temporary files can be written");
    let usual = ATTACKS.iter().map(|attack| (attack, &[][..]));
    let all = usual.chain(TIER_ATTACKS.iter().map(|attack| (attack, TIER_MODES)));
    let trials = all.step_by(one_of(PART)).map(|(&(name, count, end), more)| {
        Trial::test(format!("{name} {count}"), move || {
            MODES.iter().chain(more).try_for_each(|mode| check(name, count, end, mode))
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

/// The folder of the classes that the test makes.
fn made_classes() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory-limits-classes")
}

/// Writes the classes that the test makes.
fn write_classes(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join("HotMethods.class"), hot_methods().bytes)?;
    fs::write(folder.join("Large.class"), large_class("Large", "java/lang/Object", 0, (16 << 20) - 200))?;
    for number in 0..WAITING {
        let above =
            if number + 1 == WAITING { "java/lang/Object".to_owned() } else { format!("Waiting{}", number + 1) };
        let file = large_class(&format!("Waiting{number}"), &above, 65_000, 0);
        fs::write(folder.join(format!("Waiting{number}.class")), file)?;
    }
    Ok(())
}

/// The beginning of a file.
fn beginning(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(4096).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Runs one attack in one mode.
fn check(name: &str, count: u32, end: End, &(mode, options): &Mode) -> Result<(), Failed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let stream = |kind: &str| folder.join(format!("memory-limits-{name}-{count}-{mode}.{kind}"));
    let (stdout, stderr) = (stream("stdout"), stream("stderr"));
    let start = Instant::now();
    let child = Command::new(holloway_program()?)
        .arg(format!("-Xmx{LIMIT}"))
        .args(options)
        .arg("-cp")
        .arg(std::env::join_paths([Path::new(env!("CARGO_MANIFEST_DIR")).join("limits/classes"), made_classes()])?)
        .args(["Attack", name, &count.to_string()])
        .env_remove("CLASSPATH")
        .stdin(Stdio::null())
        .stdout(fs::File::create(&stdout)?)
        .stderr(fs::File::create(&stderr)?)
        .spawn()?;
    // `wait4` waits without a limit: who waits too long is ended by another thread.
    let number = child.id();
    let (ended, waiting) = std::sync::mpsc::channel::<()>();
    let watch = thread::spawn(move || {
        if waiting.recv_timeout(TIME_LIMIT) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            // A signal that cannot be caught; if it fails, the test hangs as it would have without it.
            let _ = Command::new("kill").args(["-KILL", &number.to_string()]).status();
        }
    });
    let used = child.wait4();
    drop(ended);
    watch.join().expect("the watch does not panic");
    let used = used?;
    let (peak, error) = (used.rusage.maxrss, beginning(&stderr)?);
    // Not all of it: what this process has at its peak counts for the processes that it starts from then on.
    let mut last = Vec::new();
    let mut output = fs::File::open(&stdout)?;
    output.seek(SeekFrom::Start(output.metadata()?.len().saturating_sub(5)))?;
    output.read_to_end(&mut last)?;
    let done = last == b"done\n";
    for stream in [stdout, stderr] {
        fs::remove_file(stream)?;
    }
    println!("{name} {count}, {mode}: {:.1} MB, {:.1?}", peak as f64 / f64::from(1 << 20), start.elapsed());
    let error = String::from_utf8_lossy(&error).into_owned();
    if peak > LIMIT + SLACK {
        return Err(format!("{mode}: {peak} bytes at the peak\n{error}").into());
    }
    let (code, text) = match end {
        Done => (0, ""),
        OutOfMemory => (1, "java.lang.OutOfMemoryError"),
        StackOverflow => (1, "java.lang.StackOverflowError"),
        Exception(class) => (1, class),
    };
    if used.status.code() != Some(code) || done != (end == Done) || !error.contains(text) {
        return Err(format!("{mode}: {}, expected {end:?}\n{error}", used.status).into());
    }
    Ok(())
}
