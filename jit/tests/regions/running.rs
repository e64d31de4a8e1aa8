//! Regions that are executed: whatever blocks they consist of, a program does the same as in the interpreter.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use holloway_jit::build::Builder;
use holloway_jit::entry::Installer;
use holloway_jit::ir::ExitReason;
use holloway_jit::ir::check::check;
use holloway_jit::lower::{Backend, Cranelift, Effort, Facts, Request};
use holloway_jit::opt;
use holloway_vm::heap::StressOptions;
use holloway_vm::source::Directory;
use holloway_vm::tier::{Control, HeadMode, InterpreterOnly, NodeId, Tier};
use holloway_vm::{BlockId, RegionId, VmOptions};

use crate::grow::{self, Dice, Growth};
use crate::world;

/// What became of the blocks whose counters tripped.
#[derive(Default, Debug)]
struct Tally {
    installed: usize,
    refused: BTreeMap<String, usize>,
    /// The reasons of each region's exits.
    regions: Vec<(RegionId, Vec<ExitReason>)>,
    /// How often each reason led out of a region.
    exits: BTreeMap<ExitReason, u64>,
}

/// Compiles a region for each block whose counter trips.
struct Compiling {
    backend: Cranelift,
    installer: Installer,
    builder: Builder,
    dice: Dice,
    optimise: bool,
    tally: Arc<Mutex<Tally>>,
}

impl Compiling {
    fn compile(&mut self, vm: &mut Control<'_>, block: BlockId) -> Result<(), String> {
        let place = vm.block_place(block).filter(|place| place.version == 0).ok_or("instrumented")?;
        let growth = Growth { blocks: 2 + self.dice.below(40), depth: 4, follow: 70 + self.dice.below(31) };
        let region = grow::grow(&*vm, place.method, place.index as usize, &mut self.dice, growth).ok_or("no code")?;
        let mut function = self.builder.build(vm.classes(), &region).map_err(|error| error.name().to_owned())?;
        if let Err(fault) = check(&function) {
            panic!("{fault}\n{function}");
        }
        if self.optimise {
            opt::optimise(&mut function, &opt::Options::default(), |_, _| {});
        }
        let facts = Facts::collect(&function, block, vm).ok_or("no facts")?;
        let request = Request { function: &function, facts: &facts, effort: Effort::None, listing: false };
        let compiled = self.backend.compile(request).map_err(|refusal| refusal.to_string())?;
        let id = self.installer.install(vm, compiled).map_err(|error| error.to_string())?;
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.installed += 1;
        tally.regions.push((id, function.exits.iter().map(|exit| exit.reason).collect()));
        Ok(())
    }
}

impl Tier for Compiling {
    fn counter_tripped(&mut self, vm: &mut Control<'_>, block: BlockId) -> HeadMode {
        if let Err(reason) = self.compile(vm, block) {
            let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
            *tally.refused.entry(reason).or_default() += 1;
        }
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }

    fn enter(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }
}

/// Programs with loops, calls, switches, exceptions, recursion, class initialisation, allocation and threads.
const PROGRAMS: &[&str] = &[
    "arithmetic/IntDivision",
    "arrays/BoundsErrors",
    "arrays/Covariance",
    "arrays/Sieve",
    "gc/Structures",
    "switches/IntSwitches",
    "switches/StringSwitches",
    "exceptions/HandlerRanges",
    "exceptions/TryFinally",
    "exceptions/Rethrow",
    "objects/InitOrder",
    "objects/InitFailure",
    "objects/Dispatch",
    "threads/PingPong",
    "threads/SynchronizedCounters",
    "realistic/Queens",
    "realistic/Interpreter",
];

/// Reasons for which regions of these programs are left.
const TAKEN: &[ExitReason] = &[
    ExitReason::Branch,
    ExitReason::Receiver,
    ExitReason::ReturnPoint,
    ExitReason::Null,
    ExitReason::Bounds,
    ExitReason::Division,
    ExitReason::Cast,
    ExitReason::Allocation,
    ExitReason::Monitor,
    ExitReason::Throw,
    ExitReason::Link,
    ExitReason::Native,
    ExitReason::Unsupported,
    ExitReason::End,
];

/// Runs a program both ways.
fn compare(directory: &Path, options: &VmOptions, seed: u64, optimise: bool, interval: u32) -> Tally {
    let main = directory.file_name().map(|name| name.to_string_lossy().into_owned()).expect("a program has a name");
    let path = || Box::new(Directory::new(directory.to_path_buf()));
    let expected = world::run_with(path(), &main, options.clone(), Box::new(InterpreterOnly), |_| {});
    let tally = Arc::new(Mutex::new(Tally::default()));
    let tier = Compiling {
        backend: Cranelift::new().expect("tests run where there is a code generator"),
        installer: Installer::new(64 << 20),
        builder: Builder::new(),
        dice: Dice(seed),
        optimise,
        tally: Arc::clone(&tally),
    };
    let options = VmOptions { head_mode: HeadMode::Count, ..options.clone() };
    let run = world::run_with(path(), &main, options, Box::new(tier), |vm| vm.set_count_interval(interval));
    let (got, wanted) = (run.observable(), expected.observable());
    assert!(got == wanted, "{main}, seed {seed}, optimised {optimise}:\n{got:?}\nis not\n{wanted:?}");
    let mut tally = std::mem::take(&mut *tally.lock().unwrap_or_else(PoisonError::into_inner));
    for (region, reasons) in &tally.regions {
        for (exit, &reason) in reasons.iter().enumerate() {
            let count = run.vm.exit_count(*region, exit as u32).unwrap_or(0);
            *tally.exits.entry(reason).or_default() += u64::from(count);
        }
    }
    tally
}

fn all(directories: &[std::path::PathBuf], options: &VmOptions, optimise: bool, interval: u32) {
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let mut exits: BTreeMap<ExitReason, u64> = BTreeMap::new();
    let mut installed = 0;
    for (seed, directory) in directories.iter().enumerate() {
        let tally = compare(directory, options, seed as u64, optimise, interval);
        installed += tally.installed;
        for (reason, count) in tally.refused {
            *refused.entry(reason).or_default() += count;
        }
        for (reason, count) in tally.exits {
            *exits.entry(reason).or_default() += count;
        }
    }
    println!("{installed} regions, refused: {refused:?}, left for {exits:?}");
    assert!(installed > 10 * directories.len());
    for reason in TAKEN {
        assert!(exits.get(reason).is_some_and(|&count| count > 0), "{reason:?}");
    }
}

fn collecting() -> StressOptions {
    StressOptions {
        collect_every_nth_allocation: NonZeroU32::new(13),
        full_every_nth_collection: NonZeroU32::new(97),
        poison_freed: true,
        verify_after_collection: false,
        mark_stack_entries: None,
    }
}

fn chosen() -> Vec<std::path::PathBuf> {
    PROGRAMS.iter().map(|program| world::root().join("tests/programs/classes").join(program)).collect()
}

#[test]
fn programs_do_the_same_in_regions_made_by_chance() {
    all(&chosen(), &world::options(20_000_000), false, 3);
}

#[test]
fn programs_do_the_same_in_optimised_regions() {
    all(&chosen(), &world::options(20_000_000), true, 3);
}

/// Slices end everywhere, so that all checks of the budget fail sometimes.
#[test]
fn programs_do_the_same_with_tiny_portions_of_the_budget() {
    let options = VmOptions { machine_portion: 61, ..world::options(20_000_000) };
    all(&chosen(), &options, false, 3);
}

/// Every reference that an exit leaves in a frame is looked at.
#[test]
fn programs_do_the_same_with_many_collections() {
    let options = VmOptions { stress: collecting(), ..world::options(1_000_000) };
    all(&chosen(), &options, false, 3);
}

/// Some of all programs in all these ways; each of them, and as often as `HOLLOWAY_SEEDS` says, where that is set
/// (`tests/scripts/random-regions`).
#[test]
fn all_programs_do_the_same() {
    /// Of so many programs one is run in each change's tests.
    const ONE_OF: usize = 24;
    let asked: Option<u64> = std::env::var("HOLLOWAY_SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    let seeds = asked.unwrap_or(4);
    let mut exits: BTreeMap<ExitReason, u64> = BTreeMap::new();
    for seed in 0..seeds {
        let plain = world::options(5_000_000);
        let (options, interval) = match seed % 4 {
            1 => (VmOptions { machine_portion: 61 + seed as i64 % 7, ..plain }, 2),
            2 => (VmOptions { stress: collecting(), ..world::options(1_000_000) }, 3),
            _ => (plain, 4),
        };
        for directory in ["tests/programs/classes", "benchmarks/classes"] {
            for (at, (directory, _)) in world::programs(directory).into_iter().enumerate() {
                if asked.is_none() && at % ONE_OF != seed as usize {
                    continue;
                }
                let tally = compare(&directory, &options, seed, seed % 2 == 1, interval);
                for (reason, count) in tally.exits {
                    *exits.entry(reason).or_default() += count;
                }
            }
        }
        println!("{seed}: {exits:?}");
    }
}
