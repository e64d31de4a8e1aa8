//! Every input of the fuzz targets that stands in the repository, their seeds, and some mutants of class files, through the
//! bodies of the targets. A panic is the failure; what bodies state is in `src/fuzz`.
//!
//! `tests/scripts/fuzz` runs the same bodies under a fuzzer that is guided by coverage.

#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use parking_lot::Mutex;

use holloway_tests::fuzz::Target;
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Mutants of class files for each target that takes them; the program `fuzz-mutants` makes as many as one likes.
const MUTANTS: u64 = 20_000;

/// How long one that is kept may take, on a busy machine: they take milliseconds.
const KEPT_TIME: Duration = Duration::from_secs(30);

/// One input after the other, since memory is measured.
static ALONE: Mutex<()> = Mutex::new(());

fn check(name: &str) {
    let alone = ALONE.lock();
    let target = Target::named(name);
    for (path, bytes) in target.kept().expect("readable files") {
        println!("{}", path.display());
        let start = Instant::now();
        (target.body)(&bytes);
        assert!(start.elapsed() < KEPT_TIME, "it takes {:?}", start.elapsed());
    }
    let seeds = (target.seeds)();
    assert!(!seeds.is_empty(), "{name} has seeds");
    for (number, bytes) in seeds.iter().enumerate() {
        println!("seed {number}");
        (target.body)(bytes);
    }
    if target.takes_classes {
        mutants(target, &seeds);
    }
    drop(alone);
}

#[test]
fn loader() {
    check("loader");
}

#[test]
fn verifier() {
    check("verifier");
}

#[test]
fn programs() {
    check("programs");
}

#[test]
fn archives() {
    check("archives");
}

#[test]
fn texts() {
    check("texts");
}

fn mutants(target: &Target, seeds: &[Vec<u8>]) {
    for number in 0..MUTANTS {
        let bytes = target.unguided(seeds, 0, number);
        let outcome = std::panic::catch_unwind(|| (target.body)(&bytes));
        assert!(outcome.is_ok(), "mutant {number} for {}: {bytes:?}", target.name);
    }
}
