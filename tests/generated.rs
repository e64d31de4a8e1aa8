//! A bounded number of generated programs in every mode: equal output, end and fuel. `HOLLOWAY_GENERATED` is how many
//! (default 200), `HOLLOWAY_GENERATED_FIRST` the first seed; the program `generated` runs more, HotSpot beside it, and
//! makes what differs small.

use std::env;

use holloway_tests::generate::{GENERATED_MODES, Program, run_classes};
use holloway_vm::Ended;
use holloway_vm::classfile::assemble::assemble;

fn number(variable: &str, default: u64) -> u64 {
    env::var(variable).ok().map_or(default, |text| text.parse().expect("a number"))
}

#[test]
fn all_modes_do_the_same() {
    let first = number("HOLLOWAY_GENERATED_FIRST", 1);
    for seed in first..first + number("HOLLOWAY_GENERATED", 200) {
        let classes = assemble(&Program::generate(seed).text()).expect("generated text is well-formed");
        let mut runs = GENERATED_MODES.iter().filter_map(|mode| Some((mode, run_classes(&classes, mode)?)));
        let (_, reference) = runs.next().expect("every build has a mode");
        assert_eq!(reference.ended, Ok(Ended::Normally { uncaught: false }), "seed {seed}: {}", reference.output);
        for (mode, run) in runs {
            assert_eq!(run, reference, "seed {seed}, mode {}", mode.name);
        }
    }
}

#[test]
fn a_seed_gives_the_same_program_again() {
    assert_eq!(Program::generate(7).text(), Program::generate(7).text());
    assert_ne!(Program::generate(7).text(), Program::generate(8).text());
}
