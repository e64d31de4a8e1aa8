//! Random functions do the same before and after the passes: the same exit with the same slots, objects and budget.
//!
//! One liberty: an optimised function may leave at the head of a loop where it cannot promise what further iterations
//! need. Then the original must have passed that head in the same state.

use std::time::{Duration, Instant};

use holloway_jit::eval::Evaluator;
use holloway_jit::ir::check::check;
use holloway_jit::ir::{ExitId, Function, Instruction};
use holloway_jit::opt::{OptimiserOptions, PASSES, optimise};
use holloway_vm::ResumePoint;

use crate::generate::{self, Random};
use crate::pass;
use crate::world::{Sight, TestWorld};

const STEPS: u64 = 200_000;

/// How a function ends.
#[derive(PartialEq, Eq, Debug)]
struct End {
    resume: ResumePoint,
    budget: i64,
    sight: Sight,
}

fn end(function: &Function, exit: ExitId, world: &mut TestWorld, budget: i64) -> End {
    End { resume: function.exits[exit.index()].resume, budget, sight: world.sight(&generate::reference_slots()) }
}

/// What a function leaves.
fn run(function: &Function, world: &TestWorld, budget: i64) -> Result<End, String> {
    let mut evaluator = Evaluator::new(function, world.clone(), budget, STEPS);
    let exit = evaluator.run(|_, _| {})?;
    let budget = evaluator.budget;
    Ok(end(function, exit, &mut evaluator.world, budget))
}

/// Whether a function comes by a state where it could leave.
fn passes_by(function: &Function, world: &TestWorld, budget: i64, wanted: &End) -> bool {
    let mut evaluator = Evaluator::new(function, world.clone(), budget, STEPS);
    let mut found = false;
    let _ = evaluator.run(|evaluator, exit| {
        if !found && function.exits[exit.index()].resume == wanted.resume {
            let (world, budget) = (evaluator.world.clone(), evaluator.budget);
            let left = evaluator.leave(exit);
            let there = end(function, exit, &mut evaluator.world, evaluator.budget);
            found = left.is_ok() && there == *wanted;
            (evaluator.world, evaluator.budget) = (world, budget);
        }
    });
    found
}

/// Compares a function with its optimised form in some worlds. True if it left early in one.
fn compare(seed: u64, original: &Function, optimised: &Function, random: &mut Random) -> bool {
    let mut early = false;
    for _ in 0..3 {
        let world = generate::world(random);
        let budget = [60, 75, 100, 200, 400][random.below(5)];
        let wanted = match run(original, &world, budget) {
            Ok(end) => end,
            Err(error) => panic!("seed {seed}: the generated function: {error}\n{original}"),
        };
        let found = run(optimised, &world, budget)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{original}\n=====\n{optimised}"));
        if found != wanted {
            // Fewer objects fill the nursery later: with room for all, it has to come by the same states.
            let mut roomy = world.clone();
            roomy.nursery = u32::MAX;
            let agree = |world: &TestWorld| match (run(original, world, budget), run(optimised, world, budget)) {
                (Ok(wanted), Ok(found)) => wanted == found || passes_by(original, world, budget, &found),
                _ => false,
            };
            if roomy.nursery != world.nursery && world.nursery < 1000 && agree(&roomy) {
                continue;
            }
            assert!(
                passes_by(original, &world, budget, &found),
                "seed {seed}: wanted {wanted:#?}, found {found:#?}\n{original}\n=====\n{optimised}"
            );
            early = true;
        }
    }
    early
}

/// The cases to run: `HOLLOWAY_CASES` of them, from the seed `HOLLOWAY_SEED` on.
fn seeds(default: u64) -> std::ops::Range<u64> {
    let read = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let first = read("HOLLOWAY_SEED").unwrap_or(1);
    first..first + read("HOLLOWAY_CASES").unwrap_or(default)
}

#[test]
fn all_passes() {
    let (mut early, mut count, mut sizes, mut sunk, mut duplicated, mut chosen) = (0, 0, (0, 0), 0, 0, 0);
    let mut time = Duration::ZERO;
    for seed in seeds(2000) {
        let mut random = Random::new(seed);
        let original = generate::function(&mut random);
        check(&original).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{original}"));
        let mut optimised = original.clone();
        let start = Instant::now();
        optimise(&mut optimised, &OptimiserOptions::default(), |_, _| {});
        time += start.elapsed();
        count += 1;
        let (mut checked, mut blocks, mut selects) = (original.clone(), 0, 0);
        optimise(&mut checked, &OptimiserOptions::default(), |name, function| {
            check(function)
                .unwrap_or_else(|error| panic!("seed {seed}, {name}: {error}\n{original}\n=====\n{function}"));
            duplicated += u32::from(name == "tail-duplication" && function.blocks.len() > blocks);
            blocks = function.blocks.len();
            let now = count_selects(function);
            chosen += u32::from(name == "if-conversion" && now > selects);
            selects = now;
        });
        early += u32::from(compare(seed, &original, &optimised, &mut random));
        sunk += u32::from(optimised.exits.iter().any(|exit| !exit.objects.is_empty()));
        let size = |function: &Function| function.blocks.iter().map(|block| block.instructions.len()).sum::<usize>();
        sizes = (sizes.0 + size(&original), sizes.1 + size(&optimised));
    }
    println!("{count} functions, {early} left early, {sunk} with sunk objects, {duplicated} with copied joins");
    println!("{chosen} with branches that have become choices");
    let each = time.as_nanos() / (sizes.0 as u128).max(1);
    println!("{} instructions before and {} after, {each} ns for each of those before", sizes.0, sizes.1);
    let comes_up = early > 0 && sunk > 0 && duplicated > 0 && chosen > 0;
    assert!(comes_up || count < 1000, "what these tests are about does not come up");
}

fn count_selects(function: &Function) -> usize {
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.filter(|value| matches!(function.instruction(**value), Some(Instruction::Select(..)))).count()
}

#[test]
fn some_passes_in_any_order() {
    for seed in seeds(2000) {
        let mut random = Random::new(seed ^ 0x5555_0000);
        let original = generate::function(&mut random);
        let mut optimised = original.clone();
        let mut names = Vec::new();
        // Passes rest on exits that belong to one place each, as this one leaves them.
        pass("clean").run(&mut optimised);
        for _ in 0..1 + random.below(5) {
            let pass = &PASSES[random.below(PASSES.len())];
            names.push(pass.name);
            pass.run(&mut optimised);
            check(&optimised).unwrap_or_else(|error| panic!("seed {seed}, {names:?}: {error}\n{optimised}"));
        }
        compare(seed, &original, &optimised, &mut random);
    }
}

#[test]
fn options_name_passes() {
    let mut options = OptimiserOptions::default();
    options.switch("-value-numbering").unwrap();
    assert!(!options.runs("value-numbering") && options.runs("clean"));
    options.switch("-all").unwrap();
    assert!(!options.runs("clean"));
    options.switch("value-numbering").unwrap();
    assert!(options.runs("value-numbering"));
    assert!(options.switch("-value").unwrap_err().contains("value-numbering"));
}
