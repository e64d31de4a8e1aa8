//! Runs programs in VMs of their own, with a tier that installs machine code at chosen blocks.

#![allow(unsafe_code)]

use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::host::{Captured, Library};
use holloway_jit::code_memory::CodeMemory;
use holloway_jit::entry::Installer;
use holloway_jit::ir::Function;
use holloway_jit::lower::{Backend, CompiledCode, Cranelift, Effort, Facts, LoweringRequest};
use holloway_vm::code::dispatch::Dispatch;
use holloway_vm::source::Directory;
use holloway_vm::{BlockId, Control, Ended, ExitReason, HeadMode, NodeId, RegionId, Tier, Vm, VmOptions};

/// Machine code for a block: the method, the block's index, and what makes its IR.
#[derive(Clone)]
pub struct Recipe {
    pub method: &'static str,
    pub block: u32,
    pub make: Arc<Make>,
}

type Make = dyn Fn(&Control<'_>, BlockId) -> Function + Send + Sync;

/// What the regions of a run did.
#[derive(Default)]
pub struct Record {
    /// Region, and the reasons of its exits.
    pub regions: Vec<(&'static str, RegionId, Vec<ExitReason>)>,
    pub listings: Vec<String>,
    /// Times that exits tripped.
    pub trips: u64,
}

impl Record {
    /// How often each reason led out of a method's region.
    pub fn exits(&self, vm: &Vm, method: &str) -> BTreeMap<ExitReason, u64> {
        let mut counts = BTreeMap::new();
        for (name, region, reasons) in &self.regions {
            for (exit, &reason) in reasons.iter().enumerate().filter(|_| *name == method) {
                *counts.entry(reason).or_default() += u64::from(vm.exit_count(*region, exit as u32).unwrap_or(0));
            }
        }
        counts
    }
}

/// What a test tier does beyond installing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Habit {
    /// Nothing.
    #[default]
    Steady,
    /// Removes a region when one of its exits was taken three times; the block's counter installs it anew.
    Removing,
}

/// Compiles recipes when their blocks' counters trip.
pub struct Compiler {
    backend: Cranelift,
    installer: Installer,
    program: &'static str,
    recipes: Vec<Recipe>,
    effort: Effort,
    habit: Habit,
    record: Arc<Mutex<Record>>,
}

impl Compiler {
    fn install(&mut self, vm: &mut Control<'_>, recipe: &Recipe, block: BlockId) {
        let function = (recipe.make)(vm, block);
        let facts = Facts::collect(&function, block, vm).expect("the block exists");
        let request =
            LoweringRequest { function: &function, facts: &facts, effort: self.effort, listing: true, places: None };
        let mut compiled: CompiledCode = self.backend.compile(request).expect("the code generator takes all kernels");
        let listing = compiled.listing.take().expect("it was asked for");
        // SAFETY: I7: the recipe makes the function of the block.
        let region = unsafe { self.installer.install(vm, compiled) }.expect("the block is free");
        let exits = function.exits.iter().map(|exit| exit.reason).collect::<Vec<_>>();
        if self.habit == Habit::Removing {
            (0..exits.len()).for_each(|exit| vm.set_exit_threshold(region, exit as u32, 3));
        }
        let mut record = self.record.lock();
        record.regions.push((recipe.method, region, exits));
        let assembly: Vec<String> = listing.assembly.into_iter().map(|(_, line)| line).collect();
        record.listings.push(format!("{}\n{}\n{}", recipe.method, listing.clif, assembly.join("\n")));
    }
}

impl Tier for Compiler {
    fn counter_tripped(&mut self, vm: &mut Control<'_>, block: BlockId) -> HeadMode {
        let place = vm.block_place(block).expect("the tier hears of existing blocks only");
        let method = vm.method(place.method);
        let class = &vm.classes().class(method.class).name;
        let recipe = self.recipes.iter().find(|recipe| recipe.method == &*method.name && recipe.block == place.index);
        match recipe {
            Some(recipe) if class.starts_with(self.program) => {
                self.install(vm, &recipe.clone(), block);
                HeadMode::Count
            }
            _ => HeadMode::Plain,
        }
    }

    fn transition(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }

    fn enter(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }

    fn exit_tripped(&mut self, vm: &mut Control<'_>, region: RegionId, _exit: u32) {
        let mut record = self.record.lock();
        record.trips += 1;
        record.regions.retain(|(_, other, _)| *other != region);
        vm.remove_region(region);
    }
}

/// A finished run.
pub struct Run {
    pub vm: Box<Vm>,
    pub output: String,
    pub ended: Ended,
    pub record: Record,
    pub memory: CodeMemory,
}

impl Run {
    /// What must not depend on how code is executed: output, fuel, how it ended, where all threads stand.
    pub fn observable(&self) -> (String, u64, Ended, String) {
        (self.output.clone(), self.vm.statistics().fuel, self.ended, self.vm.thread_dump())
    }
}

/// How tests run programs before they change something.
pub fn options() -> VmOptions {
    VmOptions { virtual_clock: true, ..VmOptions::default() }
}

/// Every dispatch that this build has.
pub fn dispatches() -> Vec<Dispatch> {
    ["tail", "match"].into_iter().filter_map(Dispatch::by_name).collect()
}

/// Runs the kernels, with machine code for some blocks.
pub fn run(options: VmOptions, recipes: &[Recipe], effort: Effort, habit: Habit) -> Run {
    run_program("Kernels", options, recipes, effort, habit)
}

/// Runs a program of `tests/programs/regions`, with machine code for some blocks of its classes.
pub fn run_program(program: &'static str, options: VmOptions, recipes: &[Recipe], effort: Effort, habit: Habit) -> Run {
    let output = Arc::new(Mutex::new(Vec::new()));
    let record = Arc::new(Mutex::new(Record::default()));
    let installer = Installer::new(1 << 20);
    let memory = installer.memory().clone();
    let tier = Compiler {
        backend: Cranelift::new().expect("tests run where there is a code generator"),
        installer,
        program,
        recipes: recipes.to_vec(),
        effort,
        habit,
        record: Arc::clone(&record),
    };
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/classes/regions").join(program);
    let host = Box::new(Captured::new(&output));
    let path = Box::new(Directory::new(directory));
    let head_mode = if recipes.is_empty() { HeadMode::Plain } else { HeadMode::Count };
    let options = VmOptions { head_mode, ..options };
    let mut vm = Vm::new(options, Box::new(Library), path, host, Box::new(tier)).expect("the library is complete");
    vm.set_count_interval(2);
    let ended = vm.run_main(program, &[]).expect("the program starts");
    let output = std::mem::take(&mut *output.lock());
    let record = std::mem::take(&mut *record.lock());
    Run { vm, output: String::from_utf8(output).expect("the program writes text"), ended, record, memory }
}
