//! The compiler as the tiering driver sees it: regions in, installed regions out.
//!
//! The mutator builds the IR, which is plain data; a worker optimises and lowers it in a thread of its own, or the
//! mutator does that too ([`Compile::Now`]); the mutator installs the code (K26). Of what waits for the worker, the region
//! with the greatest gain comes first.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use holloway_traces::compiler::{Charge, Compiled, CompiledExit, ExitTarget, Refusal, Tick, TickPlace, TraceCompiler};
use holloway_traces::region::Region;
use holloway_vm::host::Alarm;
use holloway_vm::statistics::{Stage, Whereabouts};
use holloway_vm::{BlockId, Control, ExitReason, ExitTable, StandIn};

use crate::build::RegionBuilder;
use crate::clock::TickClock;
use crate::entry::Installer;
use crate::ir::{BytecodePlace, Definition, Function, Instruction, IrConstant, SideExit, Value, ValueData};
use crate::listing::{Forms, Listing, RegionListings, Shown};
use crate::lower::{self, Backend, CompiledCode, Cranelift, Effort, Facts, Failures, LoweringRequest, takes_link};
use crate::opt;
use crate::oracle::{CheckPlan, Checked, Evaluated, LiveSlots};
use crate::queue::Queue;
use crate::record::{Cost, Record, ThreadTime};

/// Where regions are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compile {
    /// In a thread of their own, while the program goes on.
    #[default]
    Background,
    /// While the program waits: which events come when repeats exactly then.
    Now,
}

/// What executes regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Execution {
    /// Machine code.
    #[default]
    Machine,
    /// The evaluator of the trace IR: the oracle.
    Evaluator,
    /// The interpreter, after evaluator and machine code have been compared; and it with them.
    Checked,
}

/// What may be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JitOptions {
    /// What executes regions.
    pub execution: Execution,
    /// Which guards fail though they need not.
    pub failures: Failures,
    /// Bytes of machine code that there may be.
    pub code_cache: usize,
    /// Where regions are compiled.
    pub compile: Compile,
    /// How much the code generator does; `None`: all it can for regions that have grown or are
    /// hot, nothing for others.
    pub effort: Option<Effort>,
    /// Which of our own passes run.
    pub passes: opt::OptimiserOptions,
    /// What to show of each region.
    pub shown: Shown,
    /// Whether compiled code charges the budget. To measure what that costs: without, loops do not end for requests.
    pub metered: bool,
    /// Whether to write a map for `perf`, `perf-PID.map` in the directory for temporary files.
    pub perf_map: bool,
    /// Whether to write the code for `perf inject --jit`, `jit-PID.dump` in the same directory.
    pub jit_dump: bool,
    /// Where it is noted what has been compiled.
    pub record: Record,
}

impl Default for JitOptions {
    fn default() -> Self {
        JitOptions {
            execution: Execution::default(),
            failures: Failures::default(),
            code_cache: 32 << 20,
            compile: Compile::default(),
            effort: None,
            passes: opt::OptimiserOptions::default(),
            shown: Shown::default(),
            metered: true,
            perf_map: false,
            jit_dump: false,
            record: Record::default(),
        }
    }
}

/// A region to be compiled: closed data.
struct Job {
    root: BlockId,
    function: Function,
    facts: Facts,
    effort: Effort,
    cost: Cost,
    /// What is live at its exits, where that is compared.
    live: LiveSlots,
    /// What it takes while it waits.
    bytes: u64,
    /// The region's blocks, where code is to say for which of them it was made.
    blocks: Arc<[BlockId]>,
    /// The forms in which it is shown.
    forms: Forms,
}

/// A region that has been compiled, or not.
struct Done {
    root: BlockId,
    /// What the job took.
    bytes: u64,
    code: Result<(Product, Vec<SideExit>), Refusal>,
    shown: Vec<Listing>,
    kept: Option<RegionListings>,
}

/// What became of a region.
enum Product {
    Code(CompiledCode, Option<Box<dyn StandIn>>),
    Evaluated(ExitTable, Evaluated),
}

/// Optimises and lowers.
struct Worker {
    execution: Execution,
    failures: Failures,
    passes: opt::OptimiserOptions,
    metered: bool,
    record: Record,
    /// Whether code is to say for which blocks it was made.
    places: bool,
    /// Made when first needed: that takes half a millisecond.
    backend: Option<Cranelift>,
    /// Rung where the program, which waits for the worker, is to end; none where it does not wait.
    alarm: Option<Alarm>,
}

impl Worker {
    /// Whether nobody will use the code.
    ///
    /// # Errors
    /// So it is.
    fn look_up(&self) -> Result<(), Refusal> {
        let ends = self.record.is_closed() || self.alarm.as_ref().is_some_and(Alarm::is_rung);
        if ends { Err(refusal("run-ends")) } else { Ok(()) }
    }

    fn work(&mut self, job: Job) -> Done {
        let (mut shown, mut kept) = (Vec::new(), None);
        let (root, bytes) = (job.root, job.bytes);
        let code = self.compile(job, &mut shown, &mut kept);
        Done { root, bytes, code, shown, kept }
    }

    fn compile(
        &mut self,
        job: Job,
        shown: &mut Vec<Listing>,
        kept: &mut Option<RegionListings>,
    ) -> Result<(Product, Vec<SideExit>), Refusal> {
        let Job { root, mut function, facts, effort, mut cost, live, blocks, forms, .. } = job;
        let list = |what: &str, lines| Listing { title: format!("{root} {what}"), blocks: Arc::clone(&blocks), lines };
        if forms.built {
            shown.push(list("as built", function.lines()));
        }
        self.look_up()?;
        let start = ThreadTime::now();
        opt::optimise(&mut function, &self.passes, |_, _| {});
        if !self.metered {
            remove_charges(&mut function);
        }
        cost.optimise = start.elapsed();
        if forms.optimised {
            shown.push(list("optimised", function.lines()));
        }
        if self.execution == Execution::Evaluator {
            let exits = lower::exit_table(&function, facts.root_head()).map_err(|_| refusal("code-generator"))?;
            self.record.add(cost);
            let described = function.exits.clone();
            return Ok((Product::Evaluated(exits, Evaluated(CheckPlan::new(function, self.failures))), described));
        }
        self.look_up()?;
        let backend = match &mut self.backend {
            Some(backend) => backend,
            none => none.insert(Cranelift::new().map_err(|_| refusal("machine"))?),
        };
        let keeps = self.record.keeps_listings();
        let listing = forms.clif || forms.assembly || keeps;
        let places = self.places.then_some(&*blocks);
        let request = LoweringRequest { function: &function, facts: &facts, effort, listing, places };
        let mut compiled = backend.compile(request).map_err(|_| refusal("code-generator"))?;
        (cost.lower, cost.generate) = compiled.times;
        (cost.instructions, cost.code_bytes) = (compiled.instructions, compiled.bytes.len());
        self.record.add(cost);
        if let Some(listing) = compiled.listing.take() {
            if forms.clif {
                let lines = listing.clif.lines().map(|line| (BytecodePlace::NONE, line.to_owned())).collect();
                shown.push(list("in the code generator's form", lines));
            }
            if keeps {
                let (ir, machine_code) =
                    (list("optimised", function.lines()), list("machine code", listing.assembly.clone()));
                *kept = Some(RegionListings { root, ir, machine_code });
            }
            if forms.assembly {
                shown.push(list("machine code", listing.assembly));
            }
        }
        let exits = function.exits.clone();
        let stand_in = (self.execution == Execution::Checked)
            .then(|| -> Box<dyn StandIn> { Box::new(Checked::new(CheckPlan::new(function, self.failures), live)) });
        Ok((Product::Code(compiled, stand_in), exits))
    }
}

/// Who does the work.
enum Workshop {
    Here(Box<Worker>, VecDeque<Done>),
    Elsewhere(Queue<Job>, Receiver<Done>),
    /// There could be no thread.
    Closed,
}

/// Compiles regions for one VM.
pub struct Jit {
    options: JitOptions,
    builder: RegionBuilder,
    workshop: Option<Workshop>,
    /// What [`TraceCompiler::finished`] has named last.
    ready: Option<Done>,
    installer: Installer,
    /// What finds out where time goes, if that is wanted.
    clock: Option<TickClock>,
    /// Bytes of the jobs that have not been finished.
    waiting_bytes: u64,
    /// Who is shown texts.
    show: Box<dyn FnMut(&str) + Send>,
}

impl Jit {
    /// A compiler that has compiled nothing. It calls `show` with what [`JitOptions::shown`] asks for.
    pub fn new(options: JitOptions, mut show: Box<dyn FnMut(&str) + Send>) -> Jit {
        let mut installer = Installer::new(options.code_cache);
        if options.perf_map
            && let Err(error) = installer.write_map()
        {
            show(&format!("no map for perf: {error}"));
        }
        if options.jit_dump
            && let Err(error) = installer.write_dump()
        {
            show(&format!("no dump for perf: {error}"));
        }
        Jit {
            options,
            builder: RegionBuilder::new(),
            workshop: None,
            ready: None,
            installer,
            clock: None,
            waiting_bytes: 0,
            show,
        }
    }

    /// The same compiler with a clock that finds out where time goes; where there is none, without. The calling thread is to
    /// be that of the VM, which notes its whereabouts there.
    pub fn with_clock(mut self, whereabouts: &Arc<Whereabouts>) -> Jit {
        self.clock = TickClock::start(whereabouts);
        self.installer.keep_places(self.clock.is_some());
        self
    }

    fn open_workshop(options: &JitOptions, places: bool, alarm: &Alarm) -> Workshop {
        let (passes, metered) = (options.passes.clone(), options.metered);
        let (execution, failures) = (options.execution, options.failures);
        let record = options.record.clone();
        let alarm = (options.compile == Compile::Now).then(|| alarm.clone());
        let mut worker = Worker { execution, failures, passes, metered, record, places, backend: None, alarm };
        if options.compile == Compile::Now {
            return Workshop::Here(Box::new(worker), VecDeque::new());
        }
        let jobs = Queue::default();
        let to_do = jobs.taker();
        let (done, results) = mpsc::channel::<Done>();
        // The thread ends when the compiler is dropped, and with it the queue.
        let work = move || {
            while let Some(job) = to_do.take()
                && done.send(worker.work(job)).is_ok()
            {}
        };
        match thread::Builder::new().name("compiler".to_owned()).spawn(work) {
            Ok(_) => Workshop::Elsewhere(jobs, results),
            Err(_) => Workshop::Closed,
        }
    }

    /// The block behind the call at which an exit resumes.
    fn block_behind(vm: &Control<'_>, exit: &SideExit) -> Option<BlockId> {
        let code = vm.method(exit.resume.method).version(exit.resume.version)?;
        let block = code.block_of_word(exit.resume.word as usize)?;
        Some(code.blocks.get(block as usize + 1)?.id)
    }

    fn call(vm: &Control<'_>, exit: &SideExit) -> Option<ExitTarget> {
        let (call, callee) = exit.transition?;
        let place = vm.block_place(call)?;
        let behind = vm.method(place.method).version(0)?.blocks.get(place.index as usize + 1)?.id;
        Some(ExitTarget::Call { call, callee, behind })
    }

    fn exit_target(vm: &Control<'_>, exit: &SideExit) -> ExitTarget {
        match exit.reason {
            ExitReason::Budget => ExitTarget::Budget,
            ExitReason::ReturnPoint if exit.link.is_some() => ExitTarget::Return,
            // Its region knows all targets that it can tell apart: others are for regions of their own.
            ExitReason::Receiver | ExitReason::Call if exit.transition.is_some() => {
                Self::call(vm, exit).unwrap_or(ExitTarget::Path(None))
            }
            ExitReason::Branch | ExitReason::Receiver | ExitReason::ReturnPoint | ExitReason::End => {
                ExitTarget::Path(exit.transition)
            }
            // Later there may be more to know: what was not resolved, which cases of a switch are taken.
            ExitReason::Unsupported => ExitTarget::Path(None),
            ExitReason::Link => Self::call(vm, exit).unwrap_or(ExitTarget::Rare),
            ExitReason::Call | ExitReason::Native => {
                Self::block_behind(vm, exit).map_or(ExitTarget::Rare, ExitTarget::Step)
            }
            ExitReason::Null
            | ExitReason::Bounds
            | ExitReason::Division
            | ExitReason::Cast
            | ExitReason::ArraySize
            | ExitReason::Allocation
            | ExitReason::Stack
            | ExitReason::Monitor
            | ExitReason::Throw => ExitTarget::Rare,
        }
    }
}

/// Takes out what charges and checks the budget.
fn remove_charges(function: &mut Function) {
    let values = &function.values;
    let charges = |value: &Value| {
        let definition = &values[value.index()].definition;
        matches!(definition, Definition::Instruction(Instruction::Reserve { .. } | Instruction::Charge(_)))
    };
    for block in &mut function.blocks {
        block.instructions.retain(|value| !charges(value));
    }
    function.exits.iter_mut().for_each(|exit| exit.credit = 0);
    for value in &mut function.values {
        if value.definition == Definition::Instruction(Instruction::ReadBudget) {
            // Loops that run as far as the budget lasts run to their ends.
            value.definition = Definition::Instruction(Instruction::Constant(IrConstant::I64(1 << 40)));
        }
    }
}

/// Bytes that a function takes, about.
fn function_bytes(function: &Function) -> u64 {
    let exits = function.exits.len() * 4 * size_of::<SideExit>();
    (function.values.len() * 2 * size_of::<ValueData>() + exits + size_of_val(&*function.blocks)) as u64
}

fn refusal(reason: &'static str) -> Refusal {
    Refusal { reason, passing: false }
}

impl TraceCompiler for Jit {
    fn start(
        &mut self,
        vm: &mut Control<'_>,
        region: &Region,
        thorough: bool,
        gain: i64,
    ) -> Result<Vec<Charge>, Refusal> {
        let start = ThreadTime::now();
        let checked = self.options.execution == Execution::Checked;
        if checked {
            self.builder.keep_live_slots();
        }
        self.builder.retired_counters = vm.retired_counters();
        let built = self.builder.build(vm.classes(), region);
        let (live, charges) = (self.builder.take_live_slots(), self.builder.take_charges());
        let function = built.map_err(|error| Refusal { reason: error.name(), passing: error.is_temporary() })?;
        let root = region.root();
        let mut facts = Facts::collect(&function, root, vm).ok_or(refusal("no-block"))?;
        facts.set_failures(self.options.failures);
        if checked {
            facts.set_trial(vm);
        }
        let effort = self.options.effort.unwrap_or(if thorough { Effort::Speed } else { Effort::None });
        let cost = Cost { build: start.elapsed(), ..Cost::default() };
        let bytes = function_bytes(&function);
        let forms = self.options.shown.forms(vm, root);
        let listed = forms.any() || self.options.record.keeps_listings() || self.clock.is_some();
        let blocks = region.blocks.iter().filter(|_| listed).map(|block| block.block).collect();
        let job = Job { root, function, facts, effort, cost, live, bytes, blocks, forms };
        if let (None, Failures::Random { seed, .. }) = (&self.workshop, self.options.failures) {
            vm.set_random(seed);
        }
        self.waiting_bytes += bytes;
        let places = self.clock.is_some();
        match self.workshop.get_or_insert_with(|| Self::open_workshop(&self.options, places, vm.alarm())) {
            Workshop::Here(worker, done) => {
                done.push_back(worker.work(job));
                Ok(charges)
            }
            Workshop::Elsewhere(jobs, _) if jobs.add(gain, job) => Ok(charges),
            Workshop::Elsewhere(..) | Workshop::Closed => {
                self.waiting_bytes -= bytes;
                Err(refusal("no-thread"))
            }
        }
    }

    fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    fn take_tick(&mut self) -> Option<Tick> {
        let tick = self.clock.as_ref()?.take()?;
        let found = match tick.stage {
            None => self.installer.find(tick.instruction, &tick.returns),
            Some(Stage::Native) => TickPlace::Native,
            Some(Stage::Collect) => TickPlace::Collector,
            Some(Stage::Load | Stage::Verify | Stage::Translate) => TickPlace::Loader,
        };
        Some(Tick { nanoseconds: tick.nanoseconds, found })
    }

    fn bytes(&self) -> u64 {
        self.installer.memory().mapped() as u64 + self.waiting_bytes
    }

    fn finished(&mut self, vm: &mut Control<'_>) -> Option<BlockId> {
        let done = match self.workshop.as_mut()? {
            Workshop::Here(_, done) => done.pop_front(),
            Workshop::Elsewhere(_, results) => results.try_recv().ok(),
            Workshop::Closed => None,
        };
        self.ready = done;
        let ready = self.ready.as_ref()?;
        self.waiting_bytes -= ready.bytes;
        ready.shown.iter().for_each(|listing| (self.show)(&listing.text(vm)));
        Some(ready.root)
    }

    #[allow(unsafe_code)]
    fn install(&mut self, vm: &mut Control<'_>) -> Result<Compiled, Refusal> {
        let done = self.ready.take().ok_or(refusal("nothing-ready"))?;
        let root = done.root;
        let (product, exits) = done.code?;
        let (code_bytes, region) = match product {
            Product::Code(code, stand_in) => {
                let code_bytes = code.bytes.len();
                // SAFETY: I7: compiled from the function that was built of the root's region.
                (code_bytes, unsafe { self.installer.install_under(vm, code, stand_in) })
            }
            Product::Evaluated(table, evaluated) => {
                // SAFETY: I7: evaluates the function that was built of the root's region.
                (0, unsafe { self.installer.install_evaluated(vm, root, table, evaluated) })
            }
        };
        let region = region.map_err(|_| refusal("code-memory"))?;
        self.options.record.installed(region, root, &exits);
        if let Some(kept) = done.kept {
            self.options.record.listed(kept);
        }
        let compiled = |exit: &SideExit| CompiledExit {
            reason: exit.reason,
            target: Self::exit_target(vm, exit),
            is_linked: takes_link(exit),
        };
        let exits = exits.iter().map(compiled).collect();
        Ok(Compiled { region, code_bytes, exits })
    }
}

#[cfg(test)]
mod tests;
