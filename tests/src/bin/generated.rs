//! Generated programs, at length: every mode compared with the others, and with the Java VM of JAVA_HOME or PATH.
//!
//!     generated modes FIRST COUNT        the modes with each other: a few for each program, in turn
//!     generated every FIRST COUNT        all modes with each other
//!     generated hotspot FIRST COUNT      one mode with HotSpot, many programs in one process
//!     generated all FIRST COUNT          a few modes, and HotSpot
//!     generated text SEED                the assembly of a program
//!     generated write SEED FOLDER        its class files
//!     generated assemble FILE FOLDER     the class files of a program in class assembly
//!     generated run FILE                 a program in class assembly, in all modes: what it prints, how modes differ
//!
//! What differs is made small and printed as class assembly. Ends with exit code 1 if anything differs.

#![forbid(unsafe_code)]

use std::error::Error;
use std::path::Path;

use holloway_tests::generate::{GENERATED_MODES, GeneratedProgram, difference, modes_of, run_classes, shrink};
use holloway_tests::hotspot::HotSpot;
use holloway_vm::classfile::assemble::{AssembledClass, assemble};

/// Programs in one bundle for HotSpot.
const AT_ONCE: usize = 50;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["text", seed] => print!("{}", GeneratedProgram::generate(seed.parse()?).text()),
        ["write", seed, folder] => {
            for class in classes(&GeneratedProgram::generate(seed.parse()?))? {
                std::fs::write(Path::new(folder).join(format!("{}.class", class.name)), class.bytes)?;
            }
        }
        ["assemble", file, folder] => {
            for class in assemble(&std::fs::read_to_string(file)?)? {
                std::fs::write(Path::new(folder).join(format!("{}.class", class.name)), class.bytes)?;
            }
        }
        ["run", file] => {
            let classes = assemble(&std::fs::read_to_string(file)?)?;
            print!("{}", printed(&classes));
            if let Some(difference) = difference(&classes, GENERATED_MODES.iter()) {
                println!("{difference}");
                return Err("modes differ".into());
            }
        }
        [what @ ("modes" | "every" | "hotspot" | "all"), first, count] => {
            let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
            let mut differing = 0;
            if what != "hotspot" {
                differing += compare_modes(first..first + count, what == "every")?;
            }
            if matches!(what, "hotspot" | "all") {
                differing += compare_with_hotspot(first..first + count)?;
            }
            println!("{count} programs from {first}: {differing} differ");
            if differing > 0 {
                return Err("programs differ".into());
            }
        }
        _ => {
            return Err("usage: generated modes|every|hotspot|all FIRST COUNT | text SEED | write SEED FOLDER \
                          | assemble FILE FOLDER | run FILE"
                .into());
        }
    }
    Ok(())
}

fn classes(program: &GeneratedProgram) -> Result<Vec<AssembledClass>, Box<dyn Error>> {
    Ok(assemble(&program.text()).map_err(|error| format!("seed {}: {error}", program.seed))?)
}

fn compare_modes(seeds: std::ops::Range<u64>, all: bool) -> Result<usize, Box<dyn Error>> {
    let mut differing = 0;
    for seed in seeds {
        let program = GeneratedProgram::generate(seed);
        let compared = |classes: &[AssembledClass]| {
            if all { difference(classes, GENERATED_MODES.iter()) } else { difference(classes, modes_of(seed)) }
        };
        if compared(&classes(&program)?).is_some() {
            differing += 1;
            let small = shrink(&program, |program| classes(program).is_ok_and(|classes| compared(&classes).is_some()));
            println!("{}{}\n", small.text(), compared(&classes(&small)?).unwrap_or_default());
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

/// Whether a Java VM that has run nothing else prints something else.
fn differs_from_hotspot(classes: &[AssembledClass]) -> Result<bool, Box<dyn Error>> {
    let mut judge = HotSpot::start()?;
    judge.submit(classes)?;
    Ok(judge.printed()? != printed(classes))
}

fn compare_with_hotspot(seeds: std::ops::Range<u64>) -> Result<usize, Box<dyn Error>> {
    let mut hotspot = HotSpot::start()?;
    let mut differing = 0;
    let seeds: Vec<u64> = seeds.collect();
    for batch in seeds.chunks(AT_ONCE) {
        let mut programs = Vec::new();
        for seed in batch {
            let program = GeneratedProgram::generate(*seed);
            let classes = classes(&program)?;
            hotspot.submit(&classes)?;
            programs.push((program, classes));
        }
        for (program, classes) in programs {
            let theirs = hotspot.printed()?;
            // A Java VM that has run many programs once printed something else than a new one: only what a new one
            // prints counts.
            if theirs == printed(&classes) || !differs_from_hotspot(&classes)? {
                continue;
            }
            differing += 1;
            let mut judge = HotSpot::start()?;
            let mut differs = |program: &GeneratedProgram| {
                let Ok(classes) = self::classes(program) else { return false };
                let theirs = judge.submit(&classes).and_then(|()| judge.printed());
                theirs.is_ok_and(|theirs| theirs != printed(&classes))
                    && differs_from_hotspot(&classes).unwrap_or(false)
            };
            let small = shrink(&program, &mut differs);
            let classes = self::classes(&small)?;
            let mut judge = HotSpot::start()?;
            judge.submit(&classes)?;
            println!("{}HotSpot: {:?}\nhere:    {:?}\n", small.text(), judge.printed()?, printed(&classes));
        }
    }
    Ok(differing)
}
