//! Bytes as choices of the program generator: whole programs in the interpreter and in machine code.

use holloway_vm::classfile::assemble::{AssembledClass, assemble};

use crate::generate::{GENERATED_MODES, GeneratedMode, GeneratedProgram, Random, RunResult, run_with};
use crate::mutate::mutant;

/// Enough for a generated program, and for a mutant that does not end.
const FUEL: u64 = 20_000_000;
const HEAP_BYTES: u64 = 32 << 20;
const STACK_BYTES: usize = 1 << 20;

/// A program does the same, with the same fuel, interpreted and compiled as soon as it can be. The first byte chooses the
/// way of compiling, and whether classes of the program are mutants.
pub fn programs(bytes: &[u8]) {
    let Some((first, choices)) = bytes.split_first() else { return };
    let program = GeneratedProgram::of_choices(choices);
    let mut classes = assemble(&program.text()).expect("generated text is well-formed");
    if first >> 4 & 1 == 1 {
        let mut random = Random::of_choices(choices);
        for _ in 0..1 + first % 3 {
            let chosen = random.below(classes.len());
            classes[chosen].bytes = mutant(&classes[chosen].bytes, &mut random);
        }
    }
    let compiled: Vec<&GeneratedMode> = GENERATED_MODES
        .iter()
        .filter(|mode| ["jit", "jit match", "jit speed", "jit plain"].contains(&mode.name))
        .collect();
    let mode = compiled[usize::from(first & 3) % compiled.len()];
    let (Some(interpreted), Some(compiled)) = (run(&classes, &GENERATED_MODES[0]), run(&classes, mode)) else { return };
    assert_eq!(interpreted, compiled, "{}\n{}", mode.name, program.text());
}

fn run(classes: &[AssembledClass], mode: &GeneratedMode) -> Option<RunResult> {
    let (mut options, tier) = mode.setup()?;
    options.fuel = Some(FUEL);
    options.max_heap = HEAP_BYTES;
    options.stack_bytes = STACK_BYTES;
    Some(run_with(options, tier, classes, |_| ()).0)
}

/// Choices by chance: whole programs are as many as there are seeds, so the input to begin with does not matter.
pub fn chosen(_: &[u8], random: &mut Random) -> Vec<u8> {
    let length = 1 + 2 * random.below(2000);
    (0..length).map(|_| random.bits() as u8).collect()
}

/// A program of each way of compiling, as it is and with mutants.
pub fn seeds() -> Vec<Vec<u8>> {
    let of = |seed: u8| {
        let mut random = Random::new(u64::from(seed));
        let choices = (0..400).flat_map(move |_| random.bits().to_le_bytes());
        [if seed < 4 { seed } else { 12 + seed }].into_iter().chain(choices).collect()
    };
    (0..8).map(of).collect()
}
