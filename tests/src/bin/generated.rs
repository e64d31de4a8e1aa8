//! Generated programs, at length: every mode compared with the others, and with the Java VM of JAVA_HOME or PATH.
//!
//!     generated modes FIRST COUNT        the modes with each other
//!     generated hotspot FIRST COUNT      one mode with HotSpot, many programs in one process
//!     generated all FIRST COUNT          both
//!     generated text SEED                the assembly of a program
//!     generated write SEED FOLDER        its class files
//!
//! What differs is made small and printed as class assembly. Ends with exit code 1 if anything differs.

#![forbid(unsafe_code)]

use std::error::Error;
use std::path::Path;

use holloway_tests::generate::{GENERATED_MODES, Program, run_classes, shrink};
use holloway_tests::hotspot::HotSpot;
use holloway_vm::classfile::assemble::{AssembledClass, assemble};

/// Programs in one bundle for HotSpot.
const AT_ONCE: usize = 50;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["text", seed] => print!("{}", Program::generate(seed.parse()?).text()),
        ["write", seed, folder] => {
            for class in classes(&Program::generate(seed.parse()?))? {
                std::fs::write(Path::new(folder).join(format!("{}.class", class.name)), class.bytes)?;
            }
        }
        [what @ ("modes" | "hotspot" | "all"), first, count] => {
            let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
            let mut differing = 0;
            if what != "hotspot" {
                differing += compare_modes(first..first + count)?;
            }
            if what != "modes" {
                differing += compare_with_hotspot(first..first + count)?;
            }
            println!("{count} programs from {first}: {differing} differ");
            if differing > 0 {
                return Err("programs differ".into());
            }
        }
        _ => return Err("usage: generated modes|hotspot|all FIRST COUNT | text SEED | write SEED FOLDER".into()),
    }
    Ok(())
}

fn classes(program: &Program) -> Result<Vec<AssembledClass>, Box<dyn Error>> {
    Ok(assemble(&program.text()).map_err(|error| format!("seed {}: {error}", program.seed))?)
}

/// The first mode whose run differs from the first mode's, and how.
fn difference_of_modes(classes: &[AssembledClass]) -> Option<String> {
    let mut runs = GENERATED_MODES.iter().filter_map(|mode| Some((mode.name, run_classes(classes, mode)?)));
    let (first, reference) = runs.next()?;
    let (name, run) = runs.find(|(_, run)| *run != reference)?;
    Some(format!("{first}: {reference:?}\n{name}: {run:?}"))
}

fn compare_modes(seeds: std::ops::Range<u64>) -> Result<usize, Box<dyn Error>> {
    let mut differing = 0;
    for seed in seeds {
        let program = Program::generate(seed);
        if difference_of_modes(&classes(&program)?).is_some() {
            differing += 1;
            let small = shrink(&program, |program| {
                classes(program).is_ok_and(|classes| difference_of_modes(&classes).is_some())
            });
            let difference = difference_of_modes(&classes(&small)?).unwrap_or_default();
            println!("{}{difference}\n", small.text());
        }
    }
    Ok(differing)
}

/// What a program prints here, as HotSpot's side reports it.
fn printed(classes: &[AssembledClass]) -> String {
    let tail = GENERATED_MODES.iter().find(|mode| mode.name == "tail");
    let run = tail.and_then(|tail| run_classes(classes, tail)).or_else(|| run_classes(classes, &GENERATED_MODES[0]));
    run.map_or_else(String::new, |run| match run.ended {
        Ok(holloway_vm::Ended::Normally { uncaught: false }) => run.output,
        ended => format!("{}{ended:?}", run.output),
    })
}

fn compare_with_hotspot(seeds: std::ops::Range<u64>) -> Result<usize, Box<dyn Error>> {
    let mut hotspot = HotSpot::start()?;
    let mut differing = 0;
    let seeds: Vec<u64> = seeds.collect();
    for batch in seeds.chunks(AT_ONCE) {
        let mut programs = Vec::new();
        for seed in batch {
            let program = Program::generate(*seed);
            let classes = classes(&program)?;
            hotspot.submit(&classes)?;
            programs.push((program, classes));
        }
        for (program, classes) in programs {
            let theirs = hotspot.printed()?;
            if theirs == printed(&classes) {
                continue;
            }
            differing += 1;
            let mut judge = HotSpot::start()?;
            let mut differs = |program: &Program| {
                let Ok(classes) = self::classes(program) else { return false };
                let theirs = judge.submit(&classes).and_then(|()| judge.printed());
                theirs.is_ok_and(|theirs| theirs != printed(&classes))
            };
            let small = shrink(&program, &mut differs);
            let classes = self::classes(&small)?;
            judge.submit(&classes)?;
            println!("{}HotSpot: {:?}\nhere:    {:?}\n", small.text(), judge.printed()?, printed(&classes));
        }
    }
    Ok(differing)
}
