//! Every input of the fuzz targets that stands in the repository, their seeds, and some mutants of class files, through the
//! bodies of the targets. A panic is the failure; what bodies state is in `src/fuzz`.
//!
//! `tests/scripts/fuzz` runs the same bodies under a fuzzer that is guided by coverage.

#![forbid(unsafe_code)]

use holloway_tests::fuzz::{TARGETS, Target};
use holloway_tests::generate::Random;
use holloway_tests::mutate::mutant;
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Mutants of class files for each target that takes them; `HOLLOWAY_FUZZ_MUTANTS` is another number.
const MUTANTS: usize = 20_000;

/// One test for all, one input after the other: memory is measured.
#[test]
fn inputs_of_the_fuzz_targets_do_no_harm() {
    for target in TARGETS {
        let kept = target.kept().expect("readable files");
        for (path, bytes) in kept {
            println!("{}", path.display());
            (target.body)(&bytes);
        }
        let seeds = (target.seeds)();
        assert!(!seeds.is_empty(), "{} has seeds", target.name);
        seeds.iter().for_each(|bytes| (target.body)(bytes));
        if target.takes_classes {
            mutants(target, &seeds);
        }
    }
}

fn mutants(target: &Target, seeds: &[Vec<u8>]) {
    let count = std::env::var("HOLLOWAY_FUZZ_MUTANTS").map_or(MUTANTS, |count| count.parse().expect("a number"));
    for number in 0..count {
        let mut random = Random::new(number as u64);
        let bytes = mutant(&seeds[number % seeds.len()], &mut random);
        let outcome = std::panic::catch_unwind(|| (target.body)(&bytes));
        assert!(outcome.is_ok(), "mutant {number} for {}: {bytes:?}", target.name);
    }
}
