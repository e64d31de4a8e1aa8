//! Regions that are executed: whatever blocks they consist of, a program does the same as in the interpreter.

#![allow(unsafe_code)]

use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;

use fastrand::Rng;
use holloway_jit::build::RegionBuilder;
use holloway_jit::compiler::Execution;
use holloway_jit::entry::Installer;
use holloway_jit::ir::check::check;
use holloway_jit::lower::{Backend, Cranelift, Effort, Facts, Failures, LoweringRequest};
use holloway_jit::opt;
use holloway_jit::oracle::{CheckPlan, Checked, Evaluated};
use holloway_vm::heap::StressOptions;
use holloway_vm::source::Directory;
use holloway_vm::{
    BlockId, Control, ExitChecks, ExitReason, HeadMode, InterpreterOnly, NodeId, RegionId, Tier, VmOptions,
};

use crate::grow::{self, Growth};
use crate::is_reduced;
use crate::mistakes::Mistake;
use crate::world;

/// What became of the blocks whose counters tripped.
#[derive(Default, Debug)]
pub struct Tally {
    installed: usize,
    refused: BTreeMap<String, usize>,
    /// The reasons of each region's exits.
    regions: Vec<(RegionId, Vec<ExitReason>)>,
    /// How often each reason led out of a region.
    exits: BTreeMap<ExitReason, u64>,
    checks: ExitChecks,
}

/// Compiles a region for each block whose counter trips.
struct Compiling {
    backend: Cranelift,
    installer: Installer,
    builder: RegionBuilder,
    random: Rng,
    manner: Manner,
    samples: u32,
    tally: Arc<Mutex<Tally>>,
}

/// How regions are executed.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    optimise: bool,
    execution: Execution,
    failures: Failures,
    /// What is wrong with every function, to see that it is found.
    pub mistake: Option<Mistake>,
}

impl Manner {
    /// Machine code, optimised or not.
    const fn machine(optimise: bool) -> Manner {
        Manner { optimise, execution: Execution::Machine, failures: Failures::None, mistake: None }
    }

    /// Checked, optimised regions with a mistake.
    pub fn wrong(mistake: Mistake) -> Manner {
        Manner { execution: Execution::Checked, mistake: Some(mistake), ..Manner::machine(true) }
    }
}

impl Compiling {
    fn compile(&mut self, vm: &mut Control<'_>, block: BlockId) -> Result<(), String> {
        let place = vm.block_place(block).ok_or("no block")?;
        let growth = Growth { blocks: 2 + self.random.usize(..40), depth: 4, follow: 70 + self.random.usize(..31) };
        let region = grow::grow(&*vm, place.method, place.index as usize, &mut self.random, growth).ok_or("no code")?;
        let Manner { optimise, execution, failures, mistake } = self.manner;
        let checked = execution == Execution::Checked;
        if checked {
            self.builder.keep_live_slots();
        }
        let built = self.builder.build(vm.classes(), &region).map_err(|error| error.name().to_owned());
        let live = self.builder.take_live_slots();
        let mut function = built?;
        if let Err(fault) = check(&function) {
            panic!("{fault}\n{function}");
        }
        if optimise {
            opt::optimise(&mut function, &opt::OptimiserOptions::default(), |_, _| {});
        }
        let right = function.clone();
        if let Some(mistake) = mistake {
            mistake.make(&mut function);
        }
        let reasons = function.exits.iter().map(|exit| exit.reason).collect();
        let mut facts = Facts::collect(&function, block, vm).ok_or("no facts")?;
        facts.set_failures(failures);
        if checked {
            facts.set_trial(vm);
        }
        let request =
            LoweringRequest { function: &function, facts: &facts, effort: Effort::None, listing: false, places: None };
        let compiled = self.backend.compile(request).map_err(|refusal| refusal.to_string())?;
        if mistake == Some(Mistake::Lowering) {
            function = right;
        }
        // SAFETY: I7: made of the block's region; where a mistake was put in, the evaluator and the check refuse what would
        // harm.
        let installed = unsafe {
            match execution {
                Execution::Machine => self.installer.install(vm, compiled),
                Execution::Evaluator => {
                    let evaluated = Evaluated(CheckPlan::new(function, failures));
                    self.installer.install_evaluated(vm, block, compiled.exits, evaluated)
                }
                Execution::Checked => {
                    let checked = Checked::new(CheckPlan::new(function, failures), live);
                    self.installer.install_under(vm, compiled, Some(Box::new(checked)))
                }
            }
        };
        let id = installed.map_err(|error| error.to_string())?;
        let mut tally = self.tally.lock();
        tally.installed += 1;
        tally.regions.push((id, reasons));
        Ok(())
    }
}

impl Tier for Compiling {
    fn counter_tripped(&mut self, vm: &mut Control<'_>, block: BlockId) -> HeadMode {
        if let Err(reason) = self.compile(vm, block) {
            let mut tally = self.tally.lock();
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

    fn sample(&mut self, vm: &mut Control<'_>, _due: bool) {
        self.samples += 1;
        vm.suspend_regions(self.samples.is_multiple_of(4));
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
pub fn compare(directory: &Path, options: &VmOptions, seed: u64, manner: Manner, interval: u32) -> Tally {
    let main = directory.file_name().map(|name| name.to_string_lossy().into_owned()).expect("a program has a name");
    let path = || Box::new(Directory::new(directory.to_path_buf()));
    let expected = world::run_with(path(), &main, options.clone(), Box::new(InterpreterOnly), |_| {});
    let tally = Arc::new(Mutex::new(Tally::default()));
    let tier = Compiling {
        backend: Cranelift::new().expect("tests run where there is a code generator"),
        installer: Installer::new(64 << 20),
        builder: RegionBuilder::new(),
        random: Rng::with_seed(seed),
        manner,
        samples: 0,
        tally: Arc::clone(&tally),
    };
    let options = VmOptions { head_mode: HeadMode::Count, ..options.clone() };
    let run = world::run_with(path(), &main, options, Box::new(tier), |vm| vm.set_count_interval(interval));
    let (got, wanted) = (run.observable(), expected.observable());
    assert!(got == wanted, "{main}, seed {seed}, {manner:?}:\n{got:?}\nis not\n{wanted:?}");
    let mut tally = std::mem::take(&mut *tally.lock());
    for (region, reasons) in &tally.regions {
        for (exit, &reason) in reasons.iter().enumerate() {
            let count = run.vm.exit_count(*region, exit as u32).unwrap_or(0);
            *tally.exits.entry(reason).or_default() += u64::from(count);
        }
    }
    tally.checks = run.vm.statistics().exit_checks;
    tally
}

fn all(directories: &[std::path::PathBuf], options: &VmOptions, manner: Manner, interval: u32) {
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let mut exits: BTreeMap<ExitReason, u64> = BTreeMap::new();
    let (mut installed, mut compared, mut collected) = (0, 0, 0);
    for (seed, directory) in directories.iter().enumerate() {
        let tally = compare(directory, options, seed as u64, manner, interval);
        installed += tally.installed;
        compared += tally.checks.compared;
        collected += tally.checks.collected;
        for (reason, count) in tally.refused {
            *refused.entry(reason).or_default() += count;
        }
        for (reason, count) in tally.exits {
            *exits.entry(reason).or_default() += count;
        }
    }
    println!("{installed} regions, refused: {refused:?}, left for {exits:?}");
    assert!(installed > 10 * directories.len());
    if manner.execution == Execution::Checked {
        println!("{compared} exits compared, {collected} not, as there was a collection");
        assert!(compared > 1000 && compared > 9 * collected);
    }
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

/// The chosen programs, with so much fuel each.
fn executed(execution: Execution, optimised: bool, fuel: u64) {
    all(&chosen(), &world::options(fuel), Manner { execution, ..Manner::machine(optimised) }, 3);
}

#[test]
fn programs_do_the_same_in_regions_made_by_chance() {
    all(&chosen(), &world::options(20_000_000), Manner::machine(false), 3);
}

#[test]
fn programs_do_the_same_in_optimised_regions() {
    all(&chosen(), &world::options(20_000_000), Manner::machine(true), 3);
}

#[test]
fn programs_do_the_same_in_evaluated_regions() {
    executed(Execution::Evaluator, true, 5_000_000);
}

/// Evaluator, machine code and interpreter agree at every exit.
#[test]
fn regions_leave_what_the_interpreter_leaves() {
    executed(Execution::Checked, false, 3_000_000);
}

#[test]
fn optimised_regions_leave_what_the_interpreter_leaves() {
    executed(Execution::Checked, true, 3_000_000);
}

#[test]
fn programs_do_the_same_with_injected_failures() {
    let random = Failures::Random { share: u32::MAX / 100, seed: 5 };
    for failures in [Failures::Once, random] {
        all(&chosen(), &world::options(5_000_000), Manner { failures, ..Manner::machine(true) }, 3);
    }
    let checked = Manner { execution: Execution::Checked, failures: random, ..Manner::machine(true) };
    all(&chosen(), &world::options(1_000_000), checked, 3);
}

/// For every fourth stretch of interpreted code, regions that were there and new ones are not entered.
#[test]
fn programs_do_the_same_where_regions_are_suspended_now_and_then() {
    let options = VmOptions { sample_interval: 777, ..world::options(20_000_000) };
    all(&chosen(), &options, Manner::machine(true), 3);
}

/// Slices end everywhere, so that all checks of the budget fail sometimes.
#[test]
fn programs_do_the_same_with_tiny_portions_of_the_budget() {
    let options = VmOptions { machine_portion: 61, ..world::options(20_000_000) };
    all(&chosen(), &options, Manner::machine(false), 3);
}

/// Every reference that an exit leaves in a frame is looked at.
#[test]
fn programs_do_the_same_with_many_collections() {
    let options = VmOptions { stress: collecting(), ..world::options(1_000_000) };
    all(&chosen(), &options, Manner::machine(false), 3);
}

/// Some of all programs in all these ways; each of them, and as often as `HOLLOWAY_SEEDS` says, where that is set
/// (`tests/scripts/random-regions`).
#[test]
fn all_programs_do_the_same() {
    /// Of so many programs one is run in each change's tests, and a third of these where less than everything is tested.
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
                if asked.is_none() && at % (ONE_OF * if is_reduced() { 3 } else { 1 }) != seed as usize {
                    continue;
                }
                if !world::has_fixed_fuel(&directory) {
                    continue;
                }
                let tally = compare(&directory, &options, seed, Manner::machine(seed % 2 == 1), interval);
                for (reason, count) in tally.exits {
                    *exits.entry(reason).or_default() += count;
                }
            }
        }
        println!("{seed}: {exits:?}");
    }
}
