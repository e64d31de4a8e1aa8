//! Regions of real code become functions: every method that the test programs and benchmarks run, whole and by chance.

#[path = "../host/mod.rs"]
mod host;

mod decisions;
mod grow;
mod hand;
mod mistakes;
mod running;
mod world;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use fastrand::Rng;
use grow::Growth;
use holloway_jit::build::{BuildError, RegionBuilder};
use holloway_jit::ir::check::check;
use holloway_traces::region::Region;
use holloway_vm::Vm;

/// What became of regions.
#[derive(Default, Debug)]
struct Tally {
    built: usize,
    instructions: usize,
    /// Time of the builder alone.
    spent: Duration,
    failed: BTreeMap<&'static str, usize>,
}

impl Tally {
    fn build(&mut self, builder: &mut RegionBuilder, vm: &Vm, region: &Region) {
        let start = Instant::now();
        let built = builder.build(vm.classes(), region);
        self.spent += start.elapsed();
        match built {
            Ok(function) => {
                if let Err(fault) = check(&function) {
                    panic!("{fault:?}\n{function}\n{region:#?}");
                }
                self.built += 1;
                self.instructions += function.blocks.iter().map(|block| block.instructions.len()).sum::<usize>();
            }
            Err(error) => {
                if matches!(error, BuildError::Inconsistent { .. } | BuildError::Malformed) {
                    let method = vm.classes().method(region.frames[0].method);
                    let class = &vm.classes().class(method.class).name;
                    let text = match error {
                        BuildError::Inconsistent { method, .. } => vm.code_text(method).unwrap_or_default(),
                        _ => String::new(),
                    };
                    panic!("{class}.{}{}: {error}\n{region:#?}\n{text}", method.name, method.descriptor);
                }
                *self.failed.entry(error.name()).or_default() += 1;
            }
        }
    }
}

/// Builds whole methods, and regions made by chance for one of `rarity` blocks, of one method in `many`.
fn regions_of(vm: &Vm, tally: &mut Tally, random: &mut Rng, rarity: usize, many: usize) {
    let mut builder = RegionBuilder::new();
    for method in vm.classes().methods().step_by(many) {
        let Some(code) = method.version(0) else { continue };
        for root in 0..code.blocks.len() {
            if root == 0 && random.usize(..2) == 0 || random.usize(..4 * rarity) == 0 {
                let region = grow::whole_method(vm, method.id, root).expect("the method has that block");
                tally.build(&mut builder, vm, &region);
            }
            if random.usize(..rarity) != 0 {
                continue;
            }
            let growth = Growth { blocks: 5 + random.usize(..60), depth: 4, follow: 60 + random.usize(..41) };
            let region = grow::grow(vm, method.id, root, random, growth).expect("the method has that block");
            tally.build(&mut builder, vm, &region);
        }
    }
}

/// Whether less than everything is asked for of what is much.
fn is_reduced() -> bool {
    std::env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part" || extent == "change")
}

/// Of the programs of a folder one in `many` is taken where less than everything is tested.
fn build_all(directory: &str, fuel: u64, rarity: usize, many: usize) {
    let mut tally = Tally::default();
    let mut random = Rng::with_seed(1);
    let only = std::env::var("PROGRAM").ok();
    for (directory, main) in world::programs(directory).into_iter().step_by(if is_reduced() { many } else { 1 }) {
        if only.as_ref().is_some_and(|only| *only != main) {
            continue;
        }
        let vm = world::run_directory(directory, &main, fuel);
        regions_of(&vm, &mut tally, &mut random, rarity, 1);
    }
    println!("{tally:?}");
    assert!(tally.built > 1000 || only.is_some());
}

#[test]
fn methods_of_the_benchmarks() {
    build_all("benchmarks/classes", 3_000_000, 2, 5);
}

#[test]
fn methods_of_the_test_programs() {
    build_all("tests/programs/classes", 1_000_000, 20, 10);
}

/// Code that has never run: what it consists of is known, constants are not resolved. One method in two is taken, in eight
/// where less than everything is tested.
#[test]
fn methods_of_the_library() {
    let mut tally = Tally::default();
    regions_of(&world::library(), &mut tally, &mut Rng::with_seed(2), 20, if is_reduced() { 8 } else { 2 });
    println!("{tally:?}");
    assert!(tally.built > 2000);
}
