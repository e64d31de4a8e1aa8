//! What a tier may do with the VM while it is being told of a block's head.

use crate::classfile::LineNumber;
use crate::code::dispatch::HeadMode;
use crate::code::{Code, Edge, InstrumentError, Instrumentation};
use crate::id::{BlockId, MethodId, ThreadId};
use crate::link::{Classes, Method};
use crate::profile::blocks::BlockPlace;
use crate::profile::nodes::TransitionNodes;
use crate::profile::paths::PathId;
use crate::thread::walk::Frame;
use crate::tiering::instruments::PathCounts;
use crate::vm::tier::Control;

/// Where a frame stands: at an instruction, or in the call that it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct FramePlace {
    pub method: MethodId,
    /// The version of its code.
    pub version: u16,
    /// The instruction's word.
    pub word: u32,
}

impl Control<'_> {
    /// The transition profile's nodes.
    pub fn nodes(&self) -> &TransitionNodes {
        &self.vm.tiering.nodes
    }

    /// Notes a path for [`Control::expect`].
    pub fn add_path(&mut self, blocks: &[BlockId]) -> PathId {
        self.vm.tiering.paths.add(blocks)
    }

    /// Expects the running thread to execute the blocks of a path next: of these, heads in mode `Enter` do not tell.
    /// The context stays as it is meanwhile.
    pub fn expect(&mut self, path: PathId) {
        self.vm.runtime.registers.path = self.vm.tiering.paths.start(path);
    }

    /// The path that the running thread was on, and how many of its blocks it has passed; `None` if it was on none.
    pub fn path_left(&self) -> Option<(PathId, usize)> {
        self.vm.tiering.paths.progress(self.vm.tiering.path_left)
    }

    /// The VM's classes and methods.
    pub fn classes(&self) -> &Classes {
        &self.vm.loader.classes
    }

    /// A method by its number, which must be one of this VM.
    pub fn method(&self, method: MethodId) -> &Method {
        self.vm.loader.classes.method(method)
    }

    /// The line numbers of a method, where they are known.
    pub fn line_numbers(&self, method: MethodId) -> Vec<LineNumber> {
        self.vm.line_numbers(method)
    }

    /// Where a block is; `None` for a number that no block has.
    pub fn block_place(&self, block: BlockId) -> Option<BlockPlace> {
        self.vm.tiering.block_place(block)
    }

    /// The code that a block belongs to, in the version without instrumentation.
    pub fn code_of_block(&self, block: BlockId) -> Option<&Code> {
        self.method(self.block_place(block)?.method).version(0)
    }

    /// The number of the thread that runs.
    pub fn thread(&mut self) -> ThreadId {
        self.vm.runtime.threads.running().id
    }

    /// The innermost frames of the running thread that execute bytecode, at most `limit`, the innermost first.
    pub fn frames(&self, limit: usize) -> Vec<FramePlace> {
        std::iter::successors(self.vm.runtime.registers.innermost_frame(), Frame::caller)
            .filter_map(|frame| {
                let (code, word) = frame.place()?;
                Some(FramePlace { method: code.method, version: code.version, word: word as u32 })
            })
            .take(limit)
            .collect()
    }

    /// See [`crate::Vm::edges`].
    pub fn edges(&self, method: MethodId) -> Option<Box<[Edge]>> {
        self.vm.tiering.edges(&self.vm.loader, method)
    }

    /// What stands in the block heads of code that is translated from now on.
    pub fn set_head_mode_of_new_code(&mut self, mode: HeadMode) {
        self.vm.runtime.options.head_mode = mode;
    }

    /// See [`crate::Vm::set_head_mode`].
    pub fn set_head_mode(&mut self, block: BlockId, mode: HeadMode) {
        self.vm.tiering.set_head_mode(&mut self.vm.runtime, &mut self.vm.loader, block, mode);
    }

    /// Sets what stands in the heads of a method's first blocks, of at most so many.
    pub fn set_head_modes(&mut self, method: MethodId, blocks: usize, mode: HeadMode) {
        self.vm.tiering.set_head_modes(&self.vm.runtime, &self.vm.loader, method, blocks, mode);
    }

    /// Heads in mode `Count` report every 2^`log2`-th execution, `log2` at most 31.
    pub fn set_count_interval(&mut self, log2: u32) {
        self.vm.runtime.registers.set_count_interval(log2);
    }

    /// Makes the contexts of all threads unknown.
    pub fn forget_contexts(&mut self) {
        self.vm.runtime.forget_contexts();
    }

    /// See [`crate::Vm::instrument`].
    ///
    /// # Errors
    /// As there.
    pub fn instrument(
        &mut self,
        method: MethodId,
        instrumentation: &mut dyn Instrumentation,
    ) -> Result<(), InstrumentError> {
        self.vm.tiering.instrument(&mut self.vm.runtime, &mut self.vm.loader, method, instrumentation)
    }

    /// See [`crate::Vm::uninstrument`].
    pub fn uninstrument(&mut self, method: MethodId) {
        self.vm.tiering.uninstrument(&mut self.vm.runtime, &mut self.vm.loader, method);
    }

    /// See [`crate::Vm::set_switch`].
    pub fn set_switch(&mut self, method: MethodId, switch: u32, budget: Option<u64>) {
        self.vm.tiering.set_switch(&mut self.vm.runtime, &self.vm.loader, method, switch, budget);
    }

    /// What a table of the plan of a method's current version has counted so far; `None` where there is none. Costs a look at
    /// all of the table.
    pub fn path_counts(&self, method: MethodId, table: u32) -> Option<PathCounts> {
        self.vm.tiering.path_counts(&self.vm.loader, method, table)
    }
}
