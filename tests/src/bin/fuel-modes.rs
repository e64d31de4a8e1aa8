//! Whether programs use the same fuel however they are executed, and each time they are.
//!
//!     tests/scripts/fuel-modes [--twice] [--benchmarks] [PIECE...]
//!
//! In go the programs of `tests/programs`, with `--benchmarks` also those of `benchmarks`; out come those whose fuel is not
//! the same in all of five modes, or (with `--twice`) in a second run of the same mode, on the virtual clock. Pieces of
//! names choose programs. Programs that say that their fuel varies are marked so.

use std::error::Error;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs};

use holloway_tests::{MODES, Program, fuel_of_stats, holloway_program, run};

/// The longest run: a benchmark that is replayed block by block.
const LIMIT: Duration = Duration::from_secs(600);

/// A program with its classes, main class and arguments.
struct Runnable {
    name: String,
    arguments: Vec<String>,
    input: Vec<u8>,
    /// Whether it says that its fuel varies.
    varies: bool,
}

fn programs(root: &Path) -> Result<Vec<Runnable>, Box<dyn Error>> {
    let all = Program::find_all(&root.join("tests/programs"))?.into_iter().map(|program| {
        let classes = program.classes.display().to_string();
        let start = ["-cp".to_owned(), classes, program.main];
        Runnable {
            name: program.id,
            arguments: program.vm_options.into_iter().chain(start).chain(program.args).collect(),
            input: program.stdin,
            varies: !program.fuel_is_fixed,
        }
    });
    Ok(all.collect())
}

fn benchmarks(root: &Path) -> Result<Vec<Runnable>, Box<dyn Error>> {
    let mut all = Vec::new();
    for folder in fs::read_dir(root.join("benchmarks/classes"))? {
        let folder = folder?;
        let main = folder.file_name().to_string_lossy().into_owned();
        let arguments = vec!["-cp".to_owned(), folder.path().display().to_string(), main.clone()];
        all.push(Runnable { name: format!("benchmark/{main}"), arguments, input: Vec::new(), varies: false });
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

/// The modes: names and options.
fn modes() -> Vec<(&'static str, Vec<&'static str>)> {
    let named =
        |name: &str| MODES.iter().find(|mode| mode.name == name).map_or(Vec::new(), |mode| mode.options.to_vec());
    vec![
        ("-Xint", vec!["-Xint"]),
        ("default", vec![]),
        ("--compile=now", vec!["--compile=now"]),
        ("replay", named("replay")),
        ("jit-eager", named("jit-eager")),
    ]
}

/// What a run used, and how it ended.
fn fuel(holloway: &Path, options: &[&str], program: &Runnable, stats: &Path) -> Result<String, Box<dyn Error>> {
    let mut command = Command::new(holloway);
    command.args(options).arg("--clock=virtual").arg(format!("--stats=json:{}", stats.display()));
    let outcome = run(command.args(&program.arguments).env_remove("CLASSPATH"), program.input.clone(), LIMIT)?;
    if outcome.timed_out {
        return Ok("too long".into());
    }
    let fuel = fuel_of_stats(&fs::read_to_string(stats)?)?;
    fs::remove_file(stats)?;
    Ok(fuel.to_string())
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut pieces: Vec<String> = env::args().skip(1).collect();
    let mut take = |option: &str| {
        let before = pieces.len();
        pieces.retain(|piece| piece != option);
        pieces.len() < before
    };
    let (twice, with_benchmarks) = (take("--twice"), take("--benchmarks"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the repository")?;
    let mut all = programs(root)?;
    if with_benchmarks {
        all.extend(benchmarks(root)?);
    }
    all.retain(|program| pieces.is_empty() || pieces.iter().any(|piece| program.name.contains(piece.as_str())));
    let holloway = holloway_program()?;
    let stats = env::temp_dir().join(format!("holloway-fuel-modes-{}.json", std::process::id()));
    let mut differing = 0;
    for program in &all {
        let mut found = Vec::new();
        for (mode, options) in modes() {
            for _ in 0..1 + usize::from(twice) {
                found.push((mode, fuel(&holloway, &options, program, &stats)?));
            }
        }
        if found.windows(2).any(|pair| pair[0].1 != pair[1].1) {
            differing += usize::from(!program.varies);
            let list: Vec<String> = found.iter().map(|(mode, fuel)| format!("{mode} {fuel}")).collect();
            println!("{}{}: {}", program.name, if program.varies { " (varies)" } else { "" }, list.join(", "));
        }
    }
    println!("{} programs, {differing} differ that do not say so", all.len());
    Ok(if differing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
