//! What stands in the heads of blocks.

use std::collections::BTreeMap;

use super::Tiering;
use super::exits::ResumePoint;
use crate::code::Code;
use crate::code::dispatch::HeadMode;
use crate::code::op::Op;
use crate::id::{BlockId, MethodId};
use crate::link::Method;
use crate::loader::Loader;
use crate::profile::blocks::BlockPlace;
use crate::profile::paths::{PathCursor, PathId};
use crate::runtime::Runtime;

impl Tiering {
    /// Where a block is; `None` for a number that no block has.
    pub(crate) fn block_place(&self, block: BlockId) -> Option<BlockPlace> {
        self.blocks.place(block)
    }

    /// The paths on which threads stand now or stood when they ended, with how many blocks they had passed, and how
    /// often: no tier has heard how they were left.
    pub(crate) fn unfinished_paths(&self, runtime: &Runtime) -> BTreeMap<(PathId, usize), u64> {
        let mut unfinished = self.paths.ended.clone();
        for thread in runtime.threads.iter() {
            let running = Some(thread.id) == runtime.threads.current;
            let cursor = if running { runtime.registers.path } else { thread.path };
            if let Some(place) = self.paths.progress(cursor) {
                *unfinished.entry(place).or_default() += 1;
            }
        }
        unfinished
    }

    /// The running thread ends, perhaps on a path.
    pub(crate) fn end_path(&mut self, runtime: &mut Runtime) {
        let cursor = std::mem::replace(&mut runtime.registers.path, PathCursor::nowhere());
        if let Some(place) = self.paths.progress(cursor) {
            *self.paths.ended.entry(place).or_default() += 1;
        }
    }

    /// Sets what stands in a block's head from now on, in the current version of its method's code. A number that no block has
    /// is ignored.
    pub(crate) fn set_head_mode(&mut self, runtime: &mut Runtime, loader: &mut Loader, block: BlockId, mode: HeadMode) {
        let Some(BlockPlace { method, index }) = self.block_place(block) else { return };
        self.set_mode(runtime, loader, loader.classes.method(method), index, mode);
    }

    /// Sets the mode of the first blocks of a method: as many as there are, at most `blocks`.
    pub(crate) fn set_head_modes(
        &self,
        runtime: &Runtime,
        loader: &Loader,
        method: MethodId,
        blocks: usize,
        mode: HeadMode,
    ) {
        let method = loader.classes.method(method);
        let Some(code) = method.version(0) else { return };
        for index in 0..blocks.min(code.blocks.len()) {
            self.set_mode(runtime, loader, method, index as u32, mode);
        }
    }

    fn set_mode(&self, runtime: &Runtime, loader: &Loader, method: &Method, block: u32, mode: HeadMode) {
        let (Some(plain), Some(current)) = (method.version(0), method.current()) else { return };
        if plain.head_modes[block as usize].replace(mode) != mode {
            self.refresh_head(runtime, loader, current, block);
        }
    }

    /// Puts into a head what belongs there.
    pub(crate) fn refresh_head(&self, runtime: &Runtime, loader: &Loader, code: &Code, block: u32) {
        let method = loader.classes.method(code.method);
        let hook = if self.has_checkpoint(code, block) {
            Some(Op::checkpoint)
        } else if method.current_version.get() != code.version {
            Some(Op::head_switch)
        } else if code.entry_of(block) != 0 {
            Some(self.region_op(runtime))
        } else {
            match method.version(0).map_or(HeadMode::Plain, |plain| plain.head_modes[block as usize].get()) {
                HeadMode::Plain => None,
                HeadMode::Count => Some(Op::head_count),
                HeadMode::Profile => Some(Op::head_profile),
                HeadMode::Enter => Some(Op::head_enter),
            }
        };
        code.set_head(block, hook);
        // A method that only returns has one block.
        if code.blocks.len() == 1 {
            self.refresh_empty_calls(runtime, loader, code.method);
        }
    }

    /// Whether the checkpoint stands in a block's head.
    pub(super) fn has_checkpoint(&self, code: &Code, block: u32) -> bool {
        self.replay.as_ref().is_some_and(|replay| {
            let ResumePoint { method, version, word } = replay.resume;
            replay.mode.is_some()
                && (method, version) == (code.method, code.version)
                && code.blocks[block as usize].start == word
        })
    }

    /// With which handler the instruction under the checkpoint is executed.
    pub(crate) fn word_under_checkpoint(&self) -> usize {
        self.replay.as_ref().map_or(0, |replay| replay.own)
    }
}
