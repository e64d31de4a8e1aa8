//! A VM: one isolated guest with its heap, classes, threads and limits.
//!
//! In go a class path, options and a host; out come the program's effects and how it ended. A [`Vm`] may move between
//! host threads as a whole and has one mutator.
//!
//! A [`Vm`] is its parts, side by side, so that any two of them may be borrowed at once; a part's methods take those parts
//! that they need besides, always ones of modules below their own (`ARCHITECTURE.md` has the rules). Here are also the views
//! of a VM that it hands out: to natives ([`native`]), functions that the host offers ([`offered`]), tiers ([`tier`]),
//! stand-ins of regions ([`stand_in`]) and handlers ([`state`]). What is done with a whole VM is in the modules above.

pub mod native;
pub(crate) mod offered;
pub mod stand_in;
pub(crate) mod state;
pub mod tier;

use std::any::Any;
use std::collections::BTreeMap;
use std::path::PathBuf;

use rustc_hash::FxHashMap;

use crate::classfile::LineNumber;
use crate::code::dispatch::HeadMode;
use crate::code::{Edge, InstrumentError, Instrumentation};
use crate::id::{BlockId, MethodId, RegionId};
use crate::link::Classes;
use crate::link::call_sites::CallSites;
use crate::loader::Loader;
use crate::profile::blocks::BlockPlace;
use crate::profile::nodes::TransitionNodes;
use crate::profile::paths::PathId;
use crate::runtime::Runtime;
use crate::schedule::Schedule;
use crate::statistics::{Stage, Statistics};
use crate::tiering::Tiering;
use crate::tiering::versions::{EdgeCount, PlanCounts};
use native::Natives;
use stand_in::StandIn;
use tier::Tier;

/// A guest. Handlers and machine code know where the runtime and the tiering lie in it.
#[repr(C)]
pub struct Vm {
    pub(crate) runtime: Runtime,
    pub(crate) tiering: Tiering,
    pub(crate) loader: Loader,
    pub(crate) call_sites: CallSites,
    pub(crate) schedule: Schedule,
    pub(crate) natives: Natives,
    pub(crate) tier: Box<dyn Tier>,
    /// What executes regions in place of their machine code; the one that runs is taken out.
    pub(crate) stand_ins: FxHashMap<RegionId, Box<dyn StandIn>>,
    /// It is being told something, and another one stands in its place.
    pub(crate) tier_is_told: bool,
    /// What the host keeps for its functions.
    pub(crate) data: Box<dyn Any + Send>,
    /// No other VM of the process has this number.
    pub(crate) identity: u64,
}

#[allow(unsafe_code)]
// SAFETY: a VM owns all it points to (classes, code, stacks, heap), has one mutator at a time (I5), and its traits'
// objects are `Send`.
unsafe impl Send for Vm {}

impl Vm {
    /// Does what belongs to a stage, on its account. Two readings of the clock if stages are timed, else nothing.
    pub(crate) fn in_stage<R>(&mut self, stage: Stage, work: impl FnOnce(&mut Vm) -> R) -> R {
        let outer = self.runtime.begin_stage(stage);
        let result = work(self);
        self.runtime.end_stage(outer);
        result
    }

    /// All classes that have been loaded or made, by number.
    pub fn classes(&self) -> &Classes {
        &self.loader.classes
    }

    /// The line numbers of a method, where they are known: those of its class file, or what the library keeps beside it.
    pub fn line_numbers(&self, method: MethodId) -> Vec<LineNumber> {
        self.loader.line_numbers(method)
    }

    /// The classes and members of the platform, as Java writes them, that the program was refused by an error because
    /// the class library has not got them; each once, in order, so many as are worth telling.
    pub fn missing_from_library(&self) -> &[String] {
        self.loader.missing_from_library()
    }

    /// The tier that was given, to be asked what it knows when the run is over.
    pub fn tier(&self) -> &dyn Tier {
        &*self.tier
    }

    /// What the VM has done so far.
    pub fn statistics(&self) -> &Statistics {
        &self.runtime.statistics
    }

    /// A method's threaded code as text, if it has run.
    pub fn code_text(&self, method: MethodId) -> Option<String> {
        let method = self.loader.classes.method(method);
        let name = format!("{}.{}{}", self.loader.classes.class(method.class).name, method.name, method.descriptor);
        method.code.get().map(|code| crate::code::print(code, &name))
    }

    /// What the collector has done so far.
    pub fn heap_statistics(&self) -> crate::heap::HeapStatistics {
        self.runtime.heap.statistics()
    }

    /// The first collections, each with the host's time at its end in nanoseconds, if
    /// [`crate::VmOptions::note_collections`] asks for them.
    pub fn noted_collections(&self) -> &[(u64, crate::heap::Collection)] {
        &self.runtime.noted_collections
    }

    /// The directory or archive of the class path that has the class file of this binary name, with slashes.
    pub fn class_place(&self, binary_name: &str) -> Option<PathBuf> {
        self.loader.resource_place(&format!("{binary_name}.class"), 0)
    }

    /// Where a block is; `None` for a number that no block has.
    pub fn block_place(&self, block: BlockId) -> Option<BlockPlace> {
        self.tiering.block_place(block)
    }

    /// The transition profile's nodes.
    pub fn nodes(&self) -> &TransitionNodes {
        &self.tiering.nodes
    }

    /// Heads in mode `Count` report every 2^`log2`-th execution, `log2` at most 31.
    pub fn set_count_interval(&mut self, log2: u32) {
        self.runtime.registers.set_count_interval(log2);
    }

    /// The paths on which threads stand now or stood when they ended, with how many blocks they had passed, and how
    /// often: no tier has heard how they were left.
    pub fn unfinished_paths(&self) -> BTreeMap<(PathId, usize), u64> {
        self.tiering.unfinished_paths(&self.runtime)
    }

    /// Sets what stands in a block's head from now on, in the current version of its method's code. A number that no block has
    /// is ignored.
    pub fn set_head_mode(&mut self, block: BlockId, mode: HeadMode) {
        self.tiering.set_head_mode(&mut self.runtime, &mut self.loader, block, mode);
    }

    /// Instruments a method: frames that execute it change over at their next block head, calls from now on. A version
    /// that was made for an equal plan before is used again and counts on.
    ///
    /// # Errors
    /// See [`InstrumentError`]; the method goes on as it was.
    pub fn instrument(
        &mut self,
        method: MethodId,
        instrumentation: &mut dyn Instrumentation,
    ) -> Result<(), InstrumentError> {
        self.tiering.instrument(&mut self.runtime, &mut self.loader, method, instrumentation)
    }

    /// Ends a method's instrumentation: frames change over to the plain code at their next block head.
    pub fn uninstrument(&mut self, method: MethodId) {
        self.tiering.uninstrument(&mut self.runtime, &mut self.loader, method);
    }

    /// Turns a switch of the plan by which a method is instrumented now on, with so many paths to count
    /// ([`EdgeAction::CountProfile`](crate::code::EdgeAction::CountProfile)), or off. Frames in the middle of a path do not count
    /// that path where it is turned on. Nothing happens where there is no such switch. Costs as much as there are steps, and
    /// turning on a look at all frames.
    pub fn set_switch(&mut self, method: MethodId, switch: u32, budget: Option<u64>) {
        self.tiering.set_switch(&mut self.runtime, &self.loader, method, switch, budget);
    }

    /// The control flow of a method that has been translated: its edges, the entry first, those of exceptions left out.
    /// `None` where there is no threaded code. Costs a pass over the bytecode.
    pub fn edges(&self, method: MethodId) -> Option<Box<[Edge]>> {
        self.tiering.edges(&self.loader, method)
    }

    /// How often the edges of instrumented methods were passed, while they were instrumented and where their plans
    /// count them by themselves: by method, block that is left, block that is entered, kind.
    pub fn edge_counts(&self) -> Vec<EdgeCount> {
        self.tiering.edge_counts()
    }

    /// What the plans of all instrumented versions have counted, in the order in which the versions were made.
    pub fn plan_counts(&self) -> Vec<PlanCounts> {
        self.tiering.plan_counts(&self.runtime)
    }

    /// Exceptions that have left blocks of instrumented code by an edge that is not listed: while there are none, what flows
    /// into a block flows out of it.
    pub fn unlisted_exceptions(&self) -> u64 {
        self.tiering.unlisted_exceptions()
    }

    /// How often each block of instrumented methods was executed, by method and block: exact where all edges into the
    /// block are counted.
    pub fn block_counts(&self) -> BTreeMap<(MethodId, u32), u64> {
        self.tiering.block_counts()
    }

    /// How often an exit of a region was taken, also of one that has been removed; `None` where there is none.
    pub fn exit_count(&self, region: RegionId, exit: u32) -> Option<u32> {
        self.tiering.exit_count(region, exit)
    }

    /// The region that is entered at a block's head.
    pub fn region_at(&self, block: BlockId) -> Option<RegionId> {
        self.tiering.region_at(block)
    }

    /// The method at which the run ended, where it did not end by itself, and the bytecode index at which the basic block
    /// begins in which it stood: the same whether or not instructions are fused.
    pub fn stopped_at(&self) -> Option<(MethodId, u16)> {
        self.schedule.stopped_at(&self.runtime)
    }

    /// The bytecodes that machine code has retired, by opcode; `None` if the VM was not told to have them counted.
    pub fn retired_bytecodes(&self) -> Option<Vec<u64>> {
        self.tiering.retired_bytecodes(&self.runtime)
    }
}
