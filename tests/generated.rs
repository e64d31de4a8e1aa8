//! 2,000 generated programs, each in a few modes that take turns: equal output, end and fuel. What differs is made small
//! and printed as class assembly. Programs in which differences were found are run in all modes.
//!
//! `HOLLOWAY_GENERATED` is how many programs (without it a fifth where `HOLLOWAY_TESTS=part`, and half of them
//! where it is `change`), `HOLLOWAY_GENERATED_FIRST` the first seed. The program `generated` runs more, with HotSpot beside it; `scripts/generated` runs 50,000.

use std::path::Path;
use std::{env, fs, thread};

use holloway_tests::extent::one_of;
use holloway_tests::generate::{GENERATED_MODES, GeneratedProgram, difference, modes_of, run_classes, shrink};
use holloway_vm::classfile::assemble::{AssembledClass, assemble};

fn number(variable: &str, default: u64) -> u64 {
    env::var(variable).ok().map_or(default, |text| text.parse().expect("a number"))
}

fn classes(program: &GeneratedProgram) -> Vec<AssembledClass> {
    assemble(&program.text()).expect("generated text is well-formed")
}

#[test]
fn all_modes_do_the_same() {
    let first = number("HOLLOWAY_GENERATED_FIRST", 1);
    let count = number("HOLLOWAY_GENERATED", 2000 / one_of([5, 2]) as u64);
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let compare = |from: u64| {
        for seed in (first + from..first + count).step_by(threads as usize) {
            let program = GeneratedProgram::generate(seed);
            if difference(&classes(&program), modes_of(seed)).is_none() {
                continue;
            }
            let small = shrink(&program, |program| difference(&classes(program), modes_of(seed)).is_some());
            let differing = difference(&classes(&small), modes_of(seed)).unwrap_or_default();
            panic!("{}{differing}", small.text());
        }
    };
    thread::scope(|scope| (0..threads).for_each(|from| drop(scope.spawn(move || compare(from)))));
}

#[test]
fn what_once_differed_does_so_no_more() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("generator/found");
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.extension().is_none_or(|extension| extension != "jasm") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it can be read");
        let classes = assemble(&text).expect("it is well-formed");
        assert_eq!(difference(&classes, GENERATED_MODES.iter()), None, "{}", path.display());
        let expected = fs::read_to_string(path.with_extension("expected")).expect("HotSpot's output is beside it");
        let run = run_classes(&classes, &GENERATED_MODES[0]).expect("every build has the first mode");
        assert_eq!(run.output, expected, "{}", path.display());
    }
}

#[test]
fn a_seed_gives_the_same_program_again() {
    assert_eq!(GeneratedProgram::generate(7).text(), GeneratedProgram::generate(7).text());
    assert_ne!(GeneratedProgram::generate(7).text(), GeneratedProgram::generate(8).text());
}
