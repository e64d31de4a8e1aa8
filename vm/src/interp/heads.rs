//! Events at block heads, handed to the tier above, and who stands in the heads.
//!
//! The tier hears of each execution of a block once, however often its first instruction has to be executed again: after
//! resolution, a wait for budget or monitor, or a class's initialisation. That is what [`Arrival`] tells apart.

#![allow(unsafe_code)]

use std::collections::BTreeMap;

use super::state::Slow;
use crate::code::Code;
use crate::code::instruction::{BlockHeader, HEADER_WORDS, Instruction};
use crate::code::op::Op;
use crate::id::{BlockId, MethodId};
use crate::tier::{BlockPlace, Control, HeadMode, InterpreterOnly, PathCursor, PathId, Tier, TransitionNodes, nowhere};
use crate::vm::Vm;

/// How the thread has come to the instruction at which a slow path leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// It is begun if it is the one that handed over, in the same frame.
    ByPlace,
    /// It has begun before: a frame above has gone, or the thread was switched to.
    Begun,
    /// It begins now.
    Head,
}

impl Vm {
    /// Decides with which handler word execution goes on: past the head's handler where the block has begun.
    pub(super) fn settle_arrival(&mut self, stood: (*const Instruction, *mut u64)) {
        let begun = match self.arrival {
            Arrival::ByPlace => stood == (self.registers.pc, self.registers.fp),
            Arrival::Begun => true,
            Arrival::Head => false,
        };
        let word = self.instruction().handler.get();
        let dispatch = self.options.dispatch;
        self.registers.resume_word = match begun && dispatch.is_head_word(word) {
            true if word == dispatch.handler_word(Op::checkpoint) => self.word_under_checkpoint(),
            true => self.original_word(),
            false => 0,
        };
    }

    /// The handler word that belongs to the first instruction of the block at whose head the thread stands; 0 where that
    /// stands there, or where no head is.
    pub(crate) fn original_word(&self) -> usize {
        let hooked = self.options.dispatch.is_head_word(self.instruction().handler.get());
        if hooked { self.header().original.get() } else { 0 }
    }

    /// The header of the block whose head the thread stands at.
    fn header(&self) -> &BlockHeader {
        // SAFETY: I1: the thread stands at a block's head, and a header precedes it.
        unsafe { &*self.registers.pc.sub(HEADER_WORDS).cast::<BlockHeader>() }
    }

    /// The block whose head the thread stands at.
    pub(crate) fn block_reached(&self) -> BlockId {
        BlockId(self.header().block.get())
    }

    /// A head reports. The block's own first instruction is executed next.
    pub(super) fn head_event(&mut self, reason: Slow) {
        let block = self.block_reached();
        // SAFETY: K17: the registers hold the running thread's context.
        let context = unsafe { self.nodes.named(self.registers.context) };
        match reason {
            Slow::HeadCount => {
                let mode = self.tell_tier(|tier, vm| tier.counter_tripped(vm, block));
                self.set_head_mode(block, mode);
            }
            Slow::HeadProfile => {
                let context = self.tell_tier(|tier, vm| tier.transition(vm, context, block));
                self.registers.context = self.nodes.address(context);
            }
            _ => {
                // What was expected does not happen: a path ends where it is left.
                self.path_left = std::mem::replace(&mut self.registers.path, PathCursor::nowhere());
                let context = self.tell_tier(|tier, vm| tier.enter(vm, context, block));
                self.registers.context = self.nodes.address(context);
            }
        }
    }

    /// Lets the tier look where the running thread stands; `due` where interpreted code has used up its portion, and not
    /// only the slice is at its end.
    pub(crate) fn sample(&mut self, due: bool) {
        if self.options.sample_interval == i64::MAX {
            return;
        }
        self.tell_tier(|tier, vm| tier.sample(vm, due));
    }

    /// Tells the tier of something.
    #[inline]
    pub(crate) fn tell_tier<R>(&mut self, tell: impl FnOnce(&mut dyn Tier, &mut Control<'_>) -> R) -> R {
        let mut tier = std::mem::replace(&mut self.tier, Box::new(InterpreterOnly));
        self.tier_is_told = true;
        let answer = tell(&mut *tier, &mut Control::new(self));
        self.tier_is_told = false;
        self.tier = tier;
        answer
    }

    /// Where a block is; `None` for a number that no block has.
    pub fn block_place(&self, block: BlockId) -> Option<BlockPlace> {
        self.blocks.place(block)
    }

    /// The transition profile's nodes.
    pub fn nodes(&self) -> &TransitionNodes {
        &self.nodes
    }

    /// Heads in mode `Count` report every 2^`log2`-th execution, `log2` at most 31.
    pub fn set_count_interval(&mut self, log2: u32) {
        self.registers.count_mask = 1u32.checked_shl(log2).map_or(u32::MAX, |interval| interval - 1);
    }

    /// The paths on which threads stand now or stood when they ended, with how many blocks they had passed, and how
    /// often: no tier has heard how they were left.
    pub fn unfinished_paths(&self) -> BTreeMap<(PathId, usize), u64> {
        let mut unfinished = self.paths.ended.clone();
        for thread in self.threads.iter() {
            let running = Some(thread.id) == self.threads.current;
            let cursor = if running { self.registers.path } else { thread.path };
            if let Some(place) = self.paths.progress(cursor) {
                *unfinished.entry(place).or_default() += 1;
            }
        }
        unfinished
    }

    /// The running thread ends, perhaps on a path.
    pub(crate) fn end_path(&mut self) {
        let cursor = std::mem::replace(&mut self.registers.path, PathCursor::nowhere());
        if let Some(place) = self.paths.progress(cursor) {
            *self.paths.ended.entry(place).or_default() += 1;
        }
    }

    /// Makes the contexts of all threads unknown.
    pub(crate) fn forget_contexts(&mut self) {
        self.registers.context = nowhere();
        self.threads.iter_mut().for_each(|thread| thread.context = nowhere());
    }

    /// Sets what stands in a block's head from now on. While the block's version is not its method's current one, the
    /// mode is only noted. A number that no block has is ignored.
    pub fn set_head_mode(&mut self, block: BlockId, mode: HeadMode) {
        let Some(BlockPlace { method, version, index }) = self.block_place(block) else { return };
        if let Some(code) = self.classes.method(method).version(version) {
            self.set_mode(code, index, mode);
        }
    }

    /// Sets the mode of the first blocks of a method's version without instrumentation: as many as there are, at most
    /// `blocks`.
    pub(crate) fn set_head_modes(&self, method: MethodId, blocks: usize, mode: HeadMode) {
        let Some(code) = self.classes.method(method).version(0) else { return };
        for index in 0..blocks.min(code.blocks.len()) {
            self.set_mode(code, index as u32, mode);
        }
    }

    fn set_mode(&self, code: &Code, block: u32, mode: HeadMode) {
        if code.head_modes[block as usize].replace(mode) != mode {
            self.refresh_head(code, block);
        }
    }

    /// Puts into a head what belongs there.
    pub(crate) fn refresh_head(&self, code: &Code, block: u32) {
        let method = self.classes.method(code.method);
        let hook = if self.has_checkpoint(code, block) {
            Some(Op::checkpoint)
        } else if method.current_version.get() != code.version {
            Some(Op::head_switch)
        } else if code.entry_of(block) != 0 {
            Some(self.region_op())
        } else {
            match code.head_modes[block as usize].get() {
                HeadMode::Plain => None,
                HeadMode::Count => Some(Op::head_count),
                HeadMode::Profile => Some(Op::head_profile),
                HeadMode::Enter => Some(Op::head_enter),
            }
        };
        code.set_head(block, hook, self.options.dispatch);
        // A method that only returns has one block.
        if code.blocks.len() == 1 {
            self.refresh_empty_calls(code.method);
        }
    }

    /// Notes that the current instruction calls a method that only returns, and joins the two where nobody wants to
    /// know of the method's block.
    pub(super) fn join_empty_call(&mut self, callee: MethodId, call: Op) {
        // Its weight is charged from the first call on, also where the call is never really made.
        self.classes.method(callee).weight.set(1);
        let Some(code) = self.current_code() else { return };
        let word = code.index_of(self.registers.pc) as u32;
        let site = EmptyCall { method: code.method, version: code.version, word, call };
        self.set_empty_call(site, self.empty_call(callee));
        self.instruments.empty_calls.entry(callee).or_default().push(site);
    }

    /// Joins or parts all calls of a method that only returns, as the head of its one block demands.
    fn refresh_empty_calls(&self, callee: MethodId) {
        let Some(sites) = self.instruments.empty_calls.get(&callee) else { return };
        let how = self.empty_call(callee);
        for &site in sites {
            self.set_empty_call(site, how);
        }
    }

    fn set_empty_call(&self, site: EmptyCall, how: Joined) {
        let Some(code) = self.classes.method(site.method).version(site.version) else { return };
        let (at, dispatch) = (site.word as usize, self.options.dispatch);
        let is_static = site.call == Op::invokestatic;
        match how {
            Joined::No => code.replace_op(at, site.call, dispatch, self.options.fuse),
            Joined::Plain => {
                let op = if is_static { Op::invoke_empty_static } else { Op::invoke_empty };
                code.replace_op(at, op, dispatch, self.options.fuse);
            }
            Joined::Profiled => {
                let op = if is_static { Op::profiled_invoke_empty_static } else { Op::profiled_invoke_empty };
                code.replace_op_handled_as(at, site.call, op, dispatch);
            }
        }
    }

    /// How a method that only returns may be joined with its calls.
    fn empty_call(&self, method: MethodId) -> Joined {
        let method = self.classes.method(method);
        match method.version(method.current_version.get()) {
            Some(code) if code.probes.is_some() => Joined::No,
            Some(code) => match code.head_modes[0].get() {
                HeadMode::Plain => Joined::Plain,
                HeadMode::Profile if code.entry_of(0) == 0 && !self.has_checkpoint(code, 0) => Joined::Profiled,
                _ => Joined::No,
            },
            None if self.options.head_mode == HeadMode::Plain && !self.options.count_bytecodes => Joined::Plain,
            None => Joined::No,
        }
    }
}

/// What stands for a call of a method that only returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Joined {
    /// The call: somebody wants to be told of the method's block, or it has no code yet.
    No,
    /// What the call does, as nobody is to be told.
    Plain,
    /// The same with the transition to the block.
    Profiled,
}

/// A call of a method that only returns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EmptyCall {
    method: MethodId,
    version: u16,
    word: u32,
    /// The call's own operation.
    call: Op,
}
