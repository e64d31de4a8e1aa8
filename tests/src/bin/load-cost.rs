//! What loading, linking, verifying and translating cost against the length of the class files.
//!
//!     tests/scripts/load-cost [--int] [--java] [--write FOLDER] [FAMILY...]
//!
//! In go families of programs (`holloway_tests::loading`), each at an eighth, a quarter, a half and the whole of its size;
//! out comes a table: bytes of class files and processor time of the program beyond that of one that does nothing, and the
//! power of the bytes with which the time grows over the last two doublings. 1 is linear; a row far above it where the
//! time is more than noise is a place to mend. `--int` runs with `-Xint`, `--java` runs the `java` of JAVA_HOME instead,
//! and `--write FOLDER` only writes the classes there, at full size.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

use holloway_tests::holloway_program;
use holloway_tests::loading::{Family, families};
use wait4::Wait4 as _;

/// Longer runs are killed: what takes as long at an eighth of the size is not worth waiting for.
const LIMIT: Duration = Duration::from_secs(60);

/// How a run went.
struct Run {
    time: Duration,
    output: String,
}

fn measure(program: &Path, options: &[&str], folder: &Path) -> Result<Option<Run>, Box<dyn Error>> {
    let output = folder.join("output");
    let mut command = Command::new(program);
    command.args(options).arg("-cp").arg(folder).arg("Main").stdin(Stdio::null());
    command.stdout(fs::File::create(&output)?).stderr(Stdio::null());
    let (start, mut child) = (Instant::now(), command.spawn()?);
    while start.elapsed() < LIMIT {
        if fs::read_to_string(format!("/proc/{}/stat", child.id()))?.contains(") Z ") {
            let used = child.wait4()?.rusage;
            return Ok(Some(Run { time: used.utime + used.stime, output: fs::read_to_string(output)? }));
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// Writes the classes of a family into a fresh folder; gives their bytes.
fn write(family: &Family, size: usize, folder: &Path) -> Result<usize, Box<dyn Error>> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let mut bytes = 0;
    for class in family.classes(size) {
        bytes += class.bytes.len();
        fs::write(folder.join(format!("{}.class", class.name)), class.bytes)?;
    }
    Ok(bytes)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    let mut take = |option: &str| {
        let at = arguments.iter().position(|argument| argument == option);
        at.map(|at| arguments.remove(at)).is_some()
    };
    let (is_interpreted, is_java, only_writes) = (take("--int"), take("--java"), take("--write"));
    let target = if only_writes { Some(PathBuf::from(arguments.remove(0))) } else { None };
    let chosen = families().filter(|family| arguments.is_empty() || arguments.iter().any(|name| name == family.name));
    if let Some(target) = target {
        for family in chosen {
            write(&family, family.size, &target.join(family.name))?;
        }
        return Ok(());
    }
    let program = if is_java {
        PathBuf::from(env::var_os("JAVA_HOME").ok_or("JAVA_HOME is not set")?).join("bin/java")
    } else {
        holloway_program()?
    };
    let options: &[&str] = if is_interpreted { &["-Xint"] } else { &[] };
    let folder = env::temp_dir().join(format!("holloway-load-cost-{}", std::process::id()));
    let empty = families().next().ok_or("there are no families")?;
    write(&empty, 1, &folder)?;
    let nothing = measure(&program, options, &folder)?.ok_or("nothing takes too long")?.time;
    println!("{:16} {:>10} {:>10} {:>9} {:>6}", "family", "size", "bytes", "ms", "power");
    for family in chosen {
        let mut before: Vec<(f64, f64)> = Vec::new();
        for size in [8, 4, 2, 1].map(|part| family.size / part) {
            let bytes = write(&family, size, &folder)?;
            let Some(run) = measure(&program, options, &folder)? else {
                println!("{:16} {size:>10} {bytes:>10} {:>9}", family.name, "too long");
                break;
            };
            let time = run.time.saturating_sub(nothing).as_secs_f64().max(0.001);
            let power = before.iter().rev().nth(1).map_or(String::new(), |(earlier_bytes, earlier_time)| {
                format!("{:.2}", (time / earlier_time).ln() / (bytes as f64 / earlier_bytes).ln())
            });
            let verdict = if run.output == (family.printed)(size) { "" } else { "  printed something else" };
            println!("{:16} {size:>10} {bytes:>10} {:>9.0} {power:>6}{verdict}", family.name, time * 1000.0);
            before.push((bytes as f64, time));
        }
    }
    fs::remove_dir_all(&folder)?;
    Ok(())
}
