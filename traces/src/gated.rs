//! The tiering driver: finds where time goes, profiles there for a while, compiles, and looks again.
//!
//! In come samples (where the running thread stood when interpreted code had used so much budget) and, in a profiling
//! window, block transitions; out go regions for a [`TraceCompiler`].
//!
//! * A sample in interpreted code counts for the innermost loop around it that has no region, in the frame itself or in
//!   its callers; without loops, for the method's entry. Cold code pays nothing for this, and it repeats exactly.
//! * After some samples a *window* opens for that root: the blocks of the methods on the stack down to the root's are
//!   hooked, and each method entered while the window is open is hooked at its first transition (K18). Transitions go
//!   into the branch correlation graph.
//! * When the graph has seen the root often enough the window closes: hooks go, a region is formed from the graph, and
//!   compiled.
//! * Samples that still fall into interpreted code under a region's root say that its exits are hot: after enough of them
//!   it is profiled and compiled again, with what the graph has learned, each time after twice as many (K23). They count
//!   for the exit by which machine code was left last, too (`exits`).

mod blame;
mod exits;
mod hooks;

use holloway_profiler::bcg::{Graph, Parameters};
use holloway_vm::tier::{Control, FramePlace, HeadMode, NodeId, Tier, TransitionNodes};
use holloway_vm::{BlockId, MethodId, RegionId};
use rustc_hash::{FxHashMap, FxHashSet};

use self::exits::samples_that_pay;
use self::hooks::Hooks;
use crate::candidate::FrameNumber;
use crate::compiler::{Compiled, ExitKind, Refusal, TraceCompiler};
use crate::events::{Event, EventSink};
use crate::flow::{BlockEnd, Flows, MethodFlow};
use crate::form::{self, Limits, Profile, Program};
use crate::region::Region;
use crate::tally::Tally;

/// What may be set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GatedOptions {
    /// The graph's.
    pub graph: Parameters,
    /// How large regions may be at first.
    pub first: Limits,
    /// How large regions may be at first that begin where another one is left.
    pub bridge: Limits,
    /// How large they may become, where their exits are taken often.
    pub grown: Limits,
    /// Samples in which code is found interpreted before it is profiled.
    pub samples: u32,
    /// Executions of the root after which a window closes.
    pub executions: u32,
    /// Samples after which a window closes in any case.
    pub window: u32,
    /// Times that a region may be compiled again.
    pub recompiles: u32,
    /// Budget of interpreted code between two samples: small enough to find hot code within a tenth of a millisecond,
    /// large enough to cost nothing. The VM's must be the same.
    pub interval: i64,
    /// Executions of an exit after which something is done about it.
    pub exits: u32,
    /// Samples of code behind an exit after which something is done about it.
    pub exit_samples: u32,
}

impl Default for GatedOptions {
    fn default() -> Self {
        GatedOptions {
            graph: Parameters::default(),
            first: Limits::FIRST,
            bridge: Limits::BRIDGE,
            grown: Limits::GROWN,
            samples: 32,
            executions: 128,
            window: 4,
            recompiles: 3,
            interval: 16_384,
            exits: 5000,
            exit_samples: 16,
        }
    }
}

/// Frames that a sample looks at: as many as a region may inline, and the one that inlines them.
const FRAMES: usize = 9;

/// What is known of a root.
#[derive(Default)]
struct Root {
    /// Samples since something was last done about it.
    samples: u32,
    /// Samples after which something is to be done.
    due: u32,
    /// Times that it was compiled or tried.
    attempts: u32,
    /// The sample from which on it may be tried again after a failure.
    retry: u64,
    /// Its region.
    compiled: Option<Compiled>,
    /// It is being compiled.
    pending: bool,
    /// Why it was not compiled when it was tried last.
    refused: Option<&'static str>,
    /// Blocks of the region.
    blocks: usize,
    /// Ways within the region, in order of the blocks' numbers; one that lies in several frames several times.
    ways: Vec<(BlockId, BlockId)>,
    /// It begins where another region is left.
    bridge: bool,
    /// Samples that have found code behind an exit of the region interpreted, by the exit's number.
    exit_samples: FxHashMap<u32, u32>,
    /// Transitions that exits have counted often.
    wanted: FxHashSet<(BlockId, BlockId)>,
    /// Blocks behind calls to which the region returns, below its root.
    returns: Vec<BlockId>,
    /// Blocks that most executions of the region pass.
    frequent: FxHashSet<BlockId>,
}

/// How far a root has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// Nothing has been done about it, or some time ago without success.
    Open,
    /// It was tried without success not long ago.
    Failed,
    /// It is being compiled.
    Pending,
    /// It has a region that may become larger.
    Growing,
    /// It has a region that stays.
    Settled,
}

/// Profiling is on, for one root.
struct Window {
    root: BlockId,
    samples: u32,
}

/// The tiering driver of one VM.
pub struct Gated {
    options: GatedOptions,
    graph: Graph,
    flows: Flows,
    roots: FxHashMap<BlockId, Root>,
    by_region: FxHashMap<RegionId, BlockId>,
    window: Option<Window>,
    hooks: Hooks,
    /// Regions that the compiler has not finished.
    pending: usize,
    /// Samples so far.
    samples: u64,
    /// Why code is interpreted, where that is wanted.
    tally: Option<Tally>,
    compiler: Box<dyn TraceCompiler>,
    events: Box<dyn EventSink>,
}

impl Gated {
    /// A driver that compiles with a compiler and tells a sink what it does.
    pub fn new(options: GatedOptions, compiler: Box<dyn TraceCompiler>, events: Box<dyn EventSink>) -> Gated {
        Gated {
            options,
            graph: Graph::new(options.graph),
            flows: Flows::default(),
            roots: FxHashMap::default(),
            by_region: FxHashMap::default(),
            window: None,
            hooks: Hooks::default(),
            pending: 0,
            samples: 0,
            tally: None,
            compiler,
            events,
        }
    }

    /// The same driver, which writes down why code is interpreted.
    pub fn tallied(self, tally: Tally) -> Gated {
        Gated { tally: Some(tally), ..self }
    }

    /// The root that a sample counts for, and whether it has a region already.
    fn find_root(&mut self, vm: &Control<'_>, frames: &[FramePlace]) -> Option<(BlockId, bool)> {
        let mut around = None;
        'frames: for (depth, frame) in frames.iter().enumerate() {
            let method = vm.method(frame.method);
            let Some(code) = method.version(0) else { continue };
            let block = method.version(frame.version).and_then(|code| code.block_of_word(frame.word as usize));
            let Some(block) = block else { continue };
            let loops = self.flows.of(vm, frame.method).loops_around(block);
            let heads: Vec<BlockId> = loops.map(|found| code.blocks[found.head as usize].id).collect();
            for root in heads {
                match self.standing(root) {
                    Standing::Pending => return None,
                    Standing::Open => return Some((root, false)),
                    Standing::Growing => return Some((root, true)),
                    // Its executions may be long: what it calls may do better.
                    Standing::Failed => around = Some(depth),
                    // It has its region: what is interpreted here lies deeper.
                    Standing::Settled => {
                        around = Some(depth);
                        break 'frames;
                    }
                }
            }
        }
        let inside = match around {
            Some(depth) => depth,
            None => {
                // No loop: where a method is on the stack more than once, its calls of itself are one.
                let again = |at: &usize| frames[at + 1..].iter().any(|below| below.method == frames[*at].method);
                (0..frames.len()).find(again)? + 1
            }
        };
        // What a region around does not inline, the methods called there: the outermost first.
        for frame in frames[..inside].iter().rev() {
            let Some(entry) = vm.method(frame.method).version(0).and_then(|code| code.blocks.first()) else { continue };
            match self.standing(entry.id) {
                Standing::Pending => return None,
                Standing::Open => return Some((entry.id, false)),
                Standing::Growing => return Some((entry.id, true)),
                Standing::Failed | Standing::Settled => {}
            }
        }
        None
    }

    /// How far a root has come.
    fn standing(&self, root: BlockId) -> Standing {
        match self.roots.get(&root) {
            None => Standing::Open,
            Some(known) if known.pending => Standing::Pending,
            Some(known) if known.compiled.is_some() && known.attempts > self.options.recompiles => Standing::Settled,
            Some(known) if known.compiled.is_some() => Standing::Growing,
            Some(known) if self.samples < known.retry => Standing::Failed,
            Some(_) => Standing::Open,
        }
    }

    fn watch(&mut self, vm: &mut Control<'_>) {
        let frames = vm.frames(FRAMES);
        let root = self.find_root(vm, &frames);
        if root.is_none_or(|(_, compiled)| compiled) {
            self.charge_exit(vm);
        }
        let Some((root, compiled)) = root else { return };
        let samples = self.options.samples;
        let entry = self.roots.entry(root).or_default();
        if entry.due == 0 {
            entry.due = samples;
        }
        entry.samples += 1;
        if entry.samples < entry.due || compiled && entry.attempts > self.options.recompiles {
            return;
        }
        entry.samples = 0;
        if self.is_known(vm, root) {
            self.compile(vm, root);
        } else {
            self.open_window(vm, root, &frames);
        }
    }

    fn open_window(&mut self, vm: &mut Control<'_>, root: BlockId, frames: &[FramePlace]) {
        let Some(place) = vm.block_place(root) else { return };
        vm.suspend_regions(true);
        self.hooks.open(vm);
        for frame in frames {
            self.hooks.hook(vm, frame.method);
            if frame.method == place.method {
                break;
            }
        }
        self.hooks.hook(vm, place.method);
        vm.forget_contexts();
        self.events.event(Event::WindowOpened { root, place: describe(vm, root) });
        self.window = Some(Window { root, samples: 0 });
    }

    /// How often the graph has seen the root lately.
    fn executions(&self, vm: &mut Control<'_>, root: BlockId) -> u32 {
        let nodes = vm.nodes();
        let of_node = |node| self.graph.successors(nodes, node).map(|next| u32::from(next.count)).sum::<u32>();
        self.graph.nodes_into(root).map(of_node).sum()
    }

    fn profile(&mut self, vm: &mut Control<'_>) {
        let Some(window) = &mut self.window else { return };
        window.samples += 1;
        let (root, samples) = (window.root, window.samples);
        // Where a window was too short for one execution, the next one is longer.
        let failures = self.roots.get(&root).filter(|known| known.compiled.is_none()).map_or(0, |known| known.attempts);
        let longest = self.options.window << failures.min(8);
        if self.executions(vm, root) >= self.executions_wanted(root) || samples >= longest {
            self.close_window(vm);
            self.compile(vm, root);
        }
    }

    /// Whether the graph knows enough of a root that was not tried before: it was reached while others were profiled.
    fn is_known(&self, vm: &mut Control<'_>, root: BlockId) -> bool {
        self.roots.get(&root).is_none_or(|known| known.attempts == 0)
            && self.executions(vm, root) >= self.executions_wanted(root)
    }

    fn close_window(&mut self, vm: &mut Control<'_>) {
        let Some(window) = self.window.take() else { return };
        self.hooks.close(vm);
        vm.suspend_regions(false);
        vm.forget_contexts();
        self.events.event(Event::WindowClosed { root: window.root });
    }

    /// Has regions made for the blocks behind calls that a region leaves to the interpreter, and for those to which one
    /// returns: the profile knows already what follows there.
    fn compile_steps(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let Some(root) = self.roots.get(&root) else { return };
        let mut wanted: FxHashSet<BlockId> = FxHashSet::default();
        for exit in root.compiled.iter().flat_map(|compiled| &compiled.exits) {
            match *exit {
                ExitKind::Step(block) if root.frequent.contains(&block) => drop(wanted.insert(block)),
                ExitKind::Call { callee, behind } if root.frequent.contains(&behind) => wanted.extend([callee, behind]),
                _ => {}
            }
        }
        wanted.extend(&root.returns);
        let mut steps: Vec<BlockId> = wanted.into_iter().filter(|step| !self.roots.contains_key(step)).collect();
        steps.sort_unstable();
        for step in steps {
            self.note_bridge(vm, step);
            self.compile(vm, step);
        }
    }

    /// Where a region returns to that begins in the middle of a method, in most cases: it was left to the interpreter, and
    /// so is what lies below. Other regions are linked with their callers.
    fn returns(&mut self, vm: &Control<'_>, region: &Region) -> Vec<BlockId> {
        let profile = GraphProfile { graph: &self.graph, nodes: vm.transition_nodes() };
        let Some(root) = vm.block_place(region.root()) else { return Vec::new() };
        if root.index == 0 || self.flows.of(vm, root.method).loop_of_head(root.index).is_some() {
            return Vec::new();
        }
        let mut returns = Vec::new();
        let often = region.blocks[0].weight / 32;
        for block in region.blocks.iter().filter(|block| block.frame == FrameNumber::ROOT && block.weight >= often) {
            let Some(place) = vm.block_place(block.block) else { continue };
            if self.flows.of(vm, place.method).ends.get(place.index as usize) != Some(&BlockEnd::Leaves) {
                continue;
            }
            let (mut total, mut most) = (0, None);
            profile.successors(block.block, &mut |_, to, count| {
                total += count;
                most = most.max(Some((count, to)));
            });
            let Some((count, to)) = most.filter(|&(count, _)| 2 * count >= total) else { continue };
            let Some(place) = vm.block_place(to).filter(|place| place.version == 0) else { continue };
            let behind_call = self.flows.of(vm, place.method).is_return_point(place.index);
            if count > 0 && behind_call && !returns.contains(&to) {
                returns.push(to);
            }
        }
        returns
    }

    /// Forms the region of a root and has it compiled.
    fn compile(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let grown = self.roots.get(&root).is_some_and(|known| known.compiled.is_some());
        let limits = match self.roots.get(&root) {
            Some(known) if known.compiled.is_none() && known.bridge => self.options.bridge,
            Some(known) if known.compiled.is_some() && !(known.bridge && known.attempts == 1) => self.options.grown,
            _ => self.options.first,
        };
        let formed = {
            let profile = GraphProfile { graph: &self.graph, nodes: vm.transition_nodes() };
            let none = FxHashSet::default();
            let wanted = self.roots.get(&root).map_or(&none, |known| &known.wanted);
            form::form(&mut VmProgram { vm, flows: &mut self.flows }, &profile, root, limits, wanted)
        };
        let entry = self.roots.entry(root).or_default();
        entry.attempts += 1;
        entry.retry = self.samples + (u64::from(self.options.samples) << (2 + entry.attempts).min(16));
        entry.due = self.options.samples << (2 + 2 * entry.attempts).min(16);
        let region = match formed {
            Ok(region) => region,
            Err(reason) => {
                entry.refused = Some(reason.name());
                self.events.event(Event::NotFormed { root, reason });
                return;
            }
        };
        let returns = self.returns(vm, &region);
        let entry = self.roots.entry(root).or_default();
        let from = |at: usize| region.blocks[at].successors.iter().map(move |edge| (at, edge.to));
        let ways = (0..region.blocks.len()).flat_map(from);
        let mut ways: Vec<_> = ways.map(|(at, to)| (region.blocks[at].block, region.blocks[to].block)).collect();
        ways.sort_unstable();
        if entry.compiled.is_some() && ways == entry.ways {
            entry.attempts = self.options.recompiles + 1;
            self.set_exit_thresholds(vm, root);
            self.events.event(Event::Unchanged { root });
            return;
        }
        match self.compiler.start(vm, &region, grown) {
            Ok(()) => {
                entry.pending = true;
                entry.refused = None;
                self.pending += 1;
                entry.ways = ways;
                entry.returns = returns;
                entry.blocks = region.blocks.len();
                let often = region.blocks[0].weight / 32;
                let frequent = region.blocks.iter().filter(|block| block.weight >= often);
                entry.frequent = frequent.map(|block| block.block).collect();
            }
            Err(refusal) => self.refused(root, &refusal),
        }
        self.install(vm);
    }

    fn refused(&mut self, root: BlockId, refusal: &Refusal) {
        let entry = self.roots.entry(root).or_default();
        entry.refused = Some(refusal.reason);
        if refusal.passing {
            entry.attempts -= 1;
        }
        self.events.event(Event::Refused { root, reason: refusal.reason });
    }

    /// Takes in what the compiler has finished.
    fn install(&mut self, vm: &mut Control<'_>) {
        while self.pending > 0
            && let Some(root) = self.compiler.finished(vm)
        {
            self.pending -= 1;
            let entry = self.roots.entry(root).or_default();
            entry.pending = false;
            if let Some(old) = entry.compiled.take() {
                vm.remove_region(old.region);
                self.by_region.remove(&old.region);
            }
            match self.compiler.install(vm) {
                Ok(compiled) => {
                    entry.due = samples_that_pay(self.options.samples, compiled.code_bytes) << entry.attempts.min(16);
                    entry.exit_samples.clear();
                    if entry.blocks >= self.options.grown.blocks {
                        // There is no room for more.
                        entry.attempts = self.options.recompiles + 1;
                    }
                    self.by_region.insert(compiled.region, root);
                    let (blocks, bytes) = (entry.blocks, compiled.code_bytes);
                    entry.compiled = Some(compiled);
                    self.set_exit_thresholds(vm, root);
                    self.events.event(Event::Compiled { root, blocks, bytes });
                    self.compile_steps(vm, root);
                }
                Err(refusal) => self.refused(root, &refusal),
            }
        }
    }
}

/// Class, method and bytecode index of a block.
fn describe(vm: &Control<'_>, block: BlockId) -> String {
    let Some(place) = vm.block_place(block) else { return String::new() };
    let method = vm.method(place.method);
    let at = method.version(place.version).map_or(0, |code| code.blocks[place.index as usize].bytecode_index);
    format!("{}.{}:{at}", vm.classes().class(method.class).name, method.name)
}

impl Tier for Gated {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        if self.window.is_none() {
            self.hooks.release(vm, block);
            return None;
        }
        self.graph.transition(vm, context, block)
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        if self.window.is_none() {
            self.hooks.release(vm, block);
            return None;
        }
        if let Some(place) = vm.block_place(block) {
            self.hooks.hook(vm, place.method);
        }
        self.graph.transition(vm, context, block)
    }

    fn exit_tripped(&mut self, vm: &mut Control<'_>, region: RegionId, exit: u32) {
        self.handle_exit(vm, region, exit);
    }

    fn sample(&mut self, vm: &mut Control<'_>, due: bool) {
        self.samples += u64::from(due);
        if self.window.is_some() {
            self.account(vm, due);
            self.profile(vm);
            return;
        }
        self.install(vm);
        self.account(vm, due);
        if due {
            self.watch(vm);
        }
    }
}

/// The graph as region forming sees it.
struct GraphProfile<'a> {
    graph: &'a Graph,
    nodes: &'a TransitionNodes,
}

impl Profile for GraphProfile<'_> {
    fn successors(&self, block: BlockId, visit: &mut dyn FnMut(Option<BlockId>, BlockId, u64)) {
        for node in self.graph.nodes_into(block) {
            let (before, _) = self.graph.pair(node);
            self.graph.successors(self.nodes, node).for_each(|next| visit(before, next.block, u64::from(next.count)));
        }
    }
}

/// The VM's methods as region forming sees them.
struct VmProgram<'a, 'vm> {
    vm: &'a Control<'vm>,
    flows: &'a mut Flows,
}

impl Program for VmProgram<'_, '_> {
    fn place(&self, block: BlockId) -> Option<(MethodId, u32)> {
        let place = self.vm.block_place(block)?;
        (place.version == 0).then_some((place.method, place.index))
    }

    fn block(&self, method: MethodId, index: u32) -> Option<BlockId> {
        Some(self.vm.method(method).version(0)?.blocks.get(index as usize)?.id)
    }

    fn bytecodes(&self, block: BlockId) -> u32 {
        let Some((method, index)) = self.place(block) else { return 0 };
        self.vm.method(method).version(0).map_or(0, |code| u32::from(code.blocks[index as usize].bytecodes))
    }

    fn flow(&mut self, method: MethodId) -> &MethodFlow {
        self.flows.of(self.vm, method)
    }
}
