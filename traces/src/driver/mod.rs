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
//!   it is profiled and compiled again, with what the graph has learned (K23). They count for the exit by which machine
//!   code was left last, too (`exits`).
//! * A region in which slices of the budget end again and again is hot: it is compiled once more, thoroughly (`compile`).
//! * What machine code counts is folded into the graph, so that it sees what it would see if hooks were on (`fold`, K19).
//! * Nothing is compiled before the gain rule says that it pays (`gain`), and of what waits for the compiler the greatest
//!   gain comes first.

mod blame;
mod compile;
mod exits;
mod fold;
mod gain;
mod hooks;
mod options;
mod root;
mod stored;
pub mod summary;
mod ticks;
mod traces;

use holloway_profiler::bcg::CorrelationGraph;
use holloway_vm::tier::FramePlace;
use holloway_vm::{BlockId, BlockPlace, Control, HeadMode, MethodId, NodeId, RegionId, Tier, TransitionNodes};
use rustc_hash::FxHashMap;

use self::fold::SliceEnds;
use self::gain::Rule;
use self::hooks::Hooks;
use self::root::{Root, Standing, State};
use self::stored::Stored;
use self::traces::Following;
use crate::cache::CacheBudget;
use crate::code;
use crate::compiler::TraceCompiler;
use crate::counts::frequency_propagation::FrequencyPropagation;
use crate::events::{Event, EventSink};
use crate::region::flow::{Flows, MethodFlow};
use crate::region::form::{Profile, ProfiledProgram};
use crate::report::tally::{SampledPortions, Tally};
use crate::source::Heads;
use crate::supply::Supply;
pub use options::DriverOptions;

/// Bytes of a root without and with a region, about: itself, edges, shares; exits with what is counted of them.
const ROOT_BYTES: usize = size_of::<Root>() + 256;
const REGION_BYTES: usize = 6144;

/// Frames that a sample looks at: as many as a region may inline, and the one that inlines them.
const FRAMES: usize = 9;

/// Profiling is on, for one root.
struct Window {
    root: BlockId,
    samples: u32,
}

/// The tiering driver of one VM.
pub struct Driver {
    options: DriverOptions,
    pub(crate) graph: CorrelationGraph,
    flows: Flows,
    roots: FxHashMap<BlockId, Root>,
    by_region: FxHashMap<RegionId, BlockId>,
    window: Option<Window>,
    hooks: Hooks,
    /// Regions that the compiler has not finished.
    pending: usize,
    /// Samples so far.
    samples: u64,
    slice_ends: SliceEnds,
    propagation: FrequencyPropagation,
    supply: Supply,
    following: Following,
    /// Times that the graph was full: its nodes stand for others since.
    sweeps: u64,
    /// What earlier runs have seen.
    stored: Option<Box<Stored>>,
    /// Why code is interpreted, where that is wanted.
    tally: Option<Tally>,
    /// The exit by which machine code was left when it was sampled last, and how often it had been.
    sampled_exit: Option<(RegionId, u32, u32)>,
    /// Of portions that were interpreted, and of slices that have ended in machine code, which are looked at.
    sampled_portions: [SampledPortions; 2],
    compiler: Box<dyn TraceCompiler>,
    events: Box<dyn EventSink>,
}

impl Driver {
    /// A driver that compiles with a compiler and tells a sink what it does.
    pub fn new(options: DriverOptions, compiler: Box<dyn TraceCompiler>, events: Box<dyn EventSink>) -> Driver {
        let source = options.selector.source(options.limits.paths, options.judgement);
        let supply = Supply::new(source, CacheBudget::default());
        Driver {
            options,
            graph: CorrelationGraph::new(options.graph),
            flows: Flows::default(),
            roots: FxHashMap::default(),
            by_region: FxHashMap::default(),
            window: None,
            hooks: Hooks::new(supply.source.heads()),
            pending: 0,
            samples: 0,
            slice_ends: SliceEnds::default(),
            propagation: FrequencyPropagation::default(),
            supply,
            following: Following::default(),
            sweeps: 0,
            stored: None,
            tally: None,
            sampled_exit: None,
            sampled_portions: Default::default(),
            compiler,
            events,
        }
    }

    /// The same driver, which writes down why code is interpreted.
    pub fn tallied(mut self, tally: Tally) -> Driver {
        if tally.has_places() {
            self.hooks.see();
        }
        if self.compiler.has_clock() {
            tally.begin_clock();
        }
        self.tally = Some(tally);
        self
    }

    /// Whether a block was ever executed by the interpreter; `None` if that was not noted.
    pub fn has_seen(&self, block: BlockId) -> Option<bool> {
        self.hooks.has_seen(block)
    }

    /// The heads of the loops in which a frame stands, the innermost first.
    fn loop_heads(&mut self, vm: &Control<'_>, frame: &FramePlace) -> Vec<BlockId> {
        let (Some(plain), Some(block)) = (vm.method(frame.method).version(0), block_index(vm, frame)) else {
            return Vec::new();
        };
        let loops = self.flows.of(vm, frame.method).loops_around(block);
        loops.map(|found| plain.blocks[found.head as usize].id).collect()
    }

    /// The root that a sample counts for, and whether it has a region already.
    fn find_root(&mut self, vm: &Control<'_>, frames: &[FramePlace]) -> Option<(BlockId, bool)> {
        let mut around = None;
        'frames: for (depth, frame) in frames.iter().enumerate() {
            for root in self.loop_heads(vm, frame) {
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
            Some(known) => match known.state {
                State::Compiling(_) | State::Growing(..) => Standing::Pending,
                State::Compiled(_) if known.attempts > self.options.recompiles => Standing::Settled,
                State::Compiled(_) => Standing::Growing,
                State::Open(_) | State::Deferred if self.samples < known.retry => Standing::Failed,
                State::Open(_) | State::Deferred => Standing::Open,
            },
        }
    }

    /// The rule that says what pays.
    fn rule(&self) -> Rule {
        Rule { interval: u64::try_from(self.options.interval).unwrap_or(0), weight: self.options.cost }
    }

    fn watch(&mut self, vm: &mut Control<'_>) {
        let frames = vm.frames(FRAMES);
        let root = self.find_root(vm, &frames);
        if root.is_none_or(|(_, compiled)| compiled) {
            self.charge_exit(vm);
        }
        let Some((root, _)) = root else { return };
        self.remember(vm, root);
        let least = self.options.samples;
        let entry = self.roots.entry(root).or_default();
        entry.samples = entry.samples.saturating_add(1);
        if entry.samples < entry.due.max(least) {
            return;
        }
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
        self.events.event(vm, &Event::WindowOpened { root });
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
        let failures =
            self.roots.get(&root).filter(|known| known.state.installed().is_none()).map_or(0, |known| known.attempts);
        let longest = self.options.window << failures.min(8);
        if self.executions(vm, root) >= self.executions_wanted(root) || samples >= longest {
            self.close_window(vm);
            self.compile(vm, root);
        }
    }

    /// Whether the graph knows enough of a root that was not tried before, for it was reached while others were profiled;
    /// or of one that did not pay when it was formed last.
    fn is_known(&self, vm: &mut Control<'_>, root: BlockId) -> bool {
        self.roots.get(&root).is_none_or(|known| known.state.is_deferred() || known.attempts == 0)
            && self.executions(vm, root) >= self.executions_wanted(root)
    }

    fn close_window(&mut self, vm: &mut Control<'_>) {
        let Some(window) = self.window.take() else { return };
        self.hooks.close(vm);
        self.supply.source.closed();
        self.following.forget();
        vm.suspend_regions(false);
        vm.forget_contexts();
        self.events.event(vm, &Event::WindowClosed { root: window.root });
    }
}

/// The index of the block that a frame executes, which is the same in all versions of the method.
fn block_index(vm: &Control<'_>, frame: &FramePlace) -> Option<u32> {
    vm.method(frame.method).version(frame.version)?.block_of_word(frame.word as usize)
}

/// How many bytecodes a block has; 0 where there is no such block.
fn bytecodes(vm: &Control<'_>, block: BlockId) -> u32 {
    code::bytecodes(vm.classes(), vm.block_place(block))
}

impl Tier for Driver {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, block: BlockId) -> HeadMode {
        self.hooks.note(block);
        HeadMode::Plain
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.hooks.note(block);
        if self.window.is_none() {
            self.hooks.release(vm, block);
            return None;
        }
        self.graph.transition(vm, context, block)
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.hooks.note(block);
        if self.window.is_none() {
            self.hooks.release(vm, block);
            return None;
        }
        if let Some(place) = vm.block_place(block) {
            self.hooks.hook(vm, place.method);
        }
        if self.supply.source.heads() == Heads::Every {
            let from = context.map(|node| self.graph.pair(node).1);
            let thread = vm.thread();
            self.observe(vm, thread, from, block);
        }
        self.graph.transition(vm, context, block)
    }

    fn exit_tripped(&mut self, vm: &mut Control<'_>, region: RegionId, exit: u32) {
        self.account_ticks(vm);
        self.handle_exit(vm, region, exit);
        self.account_own_ticks();
    }

    fn ticked(&mut self, vm: &mut Control<'_>) {
        self.account_ticks(vm);
    }

    fn bytes(&self) -> u64 {
        let roots = self.roots.len() * ROOT_BYTES + self.by_region.len() * REGION_BYTES;
        self.graph.own_bytes() as u64
            + self.flows.bytes() as u64
            + (roots + self.supply.bytes()) as u64
            + self.compiler.bytes()
    }

    fn release(&mut self, vm: &mut Control<'_>) {
        self.account_ticks(vm);
        self.close_window(vm);
        for &region in self.by_region.keys() {
            vm.remove_region(region);
        }
        self.by_region = FxHashMap::default();
        // What is being compiled is installed when it comes.
        self.roots = FxHashMap::default();
        self.flows = Flows::default();
        self.slice_ends = SliceEnds::default();
        self.supply.clear();
        self.following.forget();
        self.graph.clear();
        vm.drop_nodes();
    }

    fn sample(&mut self, vm: &mut Control<'_>, due: bool) {
        self.samples += u64::from(due);
        self.account_ticks(vm);
        if self.window.is_some() {
            self.account(vm, due);
            self.profile(vm);
        } else {
            self.install(vm);
            self.account(vm, due);
            if due && vm.has_room() {
                self.watch(vm);
            } else {
                self.account_machine(vm);
                self.note_slice_end(vm);
            }
        }
        self.account_own_ticks();
    }
}

/// The graph as region forming sees it.
struct GraphProfile<'a> {
    graph: &'a CorrelationGraph,
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

impl ProfiledProgram for VmProgram<'_, '_> {
    fn place(&self, block: BlockId) -> Option<(MethodId, u32)> {
        let place = self.vm.block_place(block)?;
        Some((place.method, place.index))
    }

    fn block(&self, method: MethodId, index: u32) -> Option<BlockId> {
        Some(code::block(self.vm.classes(), BlockPlace { method, index })?.id)
    }

    fn bytecodes(&self, block: BlockId) -> u32 {
        bytecodes(self.vm, block)
    }

    fn flow(&mut self, method: MethodId) -> &MethodFlow {
        self.flows.of(self.vm, method)
    }
}
