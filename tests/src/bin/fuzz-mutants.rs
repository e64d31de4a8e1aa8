//! Inputs made by chance, a counted number of them, through the body of a fuzz target.
//!
//!     fuzz-mutants TARGET COUNT [SEED [FIRST]]
//!
//! Inputs FIRST (0) to COUNT - 1 of the seed (that of the clock) are those of `Target::unguided`. No coverage is
//! measured, which makes this many times as fast as `tests/scripts/fuzz`, and what is tested is the program as it is
//! built for use. An input for which the body panics, or that takes longer than 20 seconds of processor time (or
//! ten minutes, on a machine that has none to give), is written to `target/fuzz/failures/TARGET`. Printed are the seed, progress, and at the end executions, panics (those of the body
//! state a difference, too) and executions a second. Exit code 1 if something failed; a hang ends the run.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use holloway_tests::fuzz::Target;
use peak_alloc::PeakAlloc;
use rustix::time::{ClockId, clock_gettime};

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// What takes more processor time than this is a hang: other programs may keep this one waiting.
const PATIENCE: Duration = Duration::from_secs(20);
/// What takes longer than this is one too, even if it needs no processor.
const LONG_PATIENCE: Duration = Duration::from_secs(600);
/// How often is looked.
const LOOKS: Duration = Duration::from_secs(5);
/// After so many panics the run ends.
const PANICS: u64 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (Some(name), Some(count)) = (arguments.first(), arguments.get(1)) else {
        return Err("usage: fuzz-mutants TARGET COUNT [SEED [FIRST]]".into());
    };
    let count: u64 = count.parse()?;
    let clock = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let seed: u64 = arguments.get(2).map_or(Ok(clock), |seed| seed.parse())?;
    let first: u64 = arguments.get(3).map_or(Ok(0), |first| first.parse())?;
    let target = Target::named(name);
    let bases = target.bases()?;
    println!("{name}: seed {seed}, inputs {first} to {count}, made from {} seeds", bases.len());

    let current = Arc::new(AtomicU64::new(first));
    watch(target, &bases, seed, &current);
    let start = Instant::now();
    let (mut panics, mut told) = (0, start);
    for number in first..count {
        current.store(number, Ordering::Relaxed);
        let bytes = target.unguided(&bases, seed, number);
        if catch_unwind(AssertUnwindSafe(|| (target.body)(&bytes))).is_err() {
            panics += 1;
            println!("{name}: input {number} of seed {seed} failed: {}", keep(target, seed, number, &bytes)?.display());
            if panics == PANICS {
                break;
            }
        }
        if told.elapsed() > Duration::from_secs(60) {
            told = Instant::now();
            println!("{name}: {} executions", number + 1 - first);
        }
    }
    let (done, seconds) = (current.load(Ordering::Relaxed) + 1 - first, start.elapsed().as_secs_f64());
    println!("{name}: {done} executions, {panics} panics, {:.0} a second, seed {seed}", done as f64 / seconds);
    if panics == 0 { Ok(()) } else { Err("inputs failed".into()) }
}

/// Ends the process where one input takes too long.
fn watch(target: &'static Target, bases: &[Vec<u8>], seed: u64, current: &Arc<AtomicU64>) {
    let (bases, current) = (bases.to_vec(), Arc::clone(current));
    thread::spawn(move || {
        let (mut before, mut since, mut used) = (u64::MAX, Instant::now(), process_time());
        loop {
            thread::sleep(LOOKS);
            let number = current.load(Ordering::Relaxed);
            if number != before {
                (before, since, used) = (number, Instant::now(), process_time());
            }
            let took = process_time().saturating_sub(used);
            if took > PATIENCE || since.elapsed() > LONG_PATIENCE {
                let kept = keep(target, seed, number, &target.unguided(&bases, seed, number));
                println!("{}: input {number} of seed {seed} takes longer than {took:?}: {kept:?}", target.name);
                std::process::exit(1);
            }
        }
    });
}

/// Time that this process has run on processors.
fn process_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    // Such clocks start from zero, so that both parts are positive.
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

fn keep(target: &Target, seed: u64, number: u64, bytes: &[u8]) -> std::io::Result<PathBuf> {
    let folder = Path::new("target/fuzz/failures").join(target.name);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("seed-{seed}-input-{number}"));
    fs::write(&path, bytes)?;
    Ok(path)
}
