//! Which registers of a method hold values that are still read, and of which types.
//!
//! In goes a method's plain code; out comes, for each instruction, what is live before it. A type comes from the
//! operation that reads the value in the end: moves pass on what their destination is wanted as. An instruction that
//! may throw needs what the handlers that cover it need. Registers that are not live are neither passed on between
//! blocks nor written by exits.

use holloway_vm::code::instruction::Register;

use super::BuildError;
use super::method::{CodeView, LOCK_REGISTER, RegisterAccesses};
use super::operation::Operation;
use crate::ir::Type;

/// The most bytes that a method's table may take, so that hostile methods do not.
const TABLE_MAX: usize = 1 << 24;

/// The most pairs of an instruction and a handler that a method may have: whether the one covers the other is asked for all of
/// them, each time a region is built.
const COVERED_MAX: usize = 1 << 23;

/// What is live at the heads of a method's blocks.
pub(super) struct Liveness {
    /// Slots of the method's frame.
    slots: usize,
    locals: usize,
    /// By block and slot.
    live_in: Vec<Live>,
    /// By block: those that its last instruction leads to.
    successors: Vec<Vec<usize>>,
}

/// Whether a slot is live; the type of what is.
pub(super) type Live = Option<Type>;

/// What is live at one point, by slot from the first local on.
pub(super) struct LiveSet {
    locals: usize,
    slots: Vec<Live>,
}

impl LiveSet {
    /// The type as which a register is live; `None` where it is dead, and outside of the frame.
    pub(super) fn get(&self, register: Register) -> Live {
        self.slots.get(self.index(register)?).copied().flatten()
    }

    fn index(&self, register: Register) -> Option<usize> {
        usize::try_from(i64::from(register) + self.locals as i64).ok()
    }

    /// The live registers, ascending, with their types.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Register, Type)> + '_ {
        let locals = self.locals as i64;
        let live = self.slots.iter().enumerate();
        live.filter_map(move |(slot, live)| live.map(|ty| ((slot as i64 - locals) as Register, ty)))
    }
}

/// Changes of a set, to be undone.
type Changes = Vec<(usize, Live)>;

impl Liveness {
    /// Finds what is live in a method. Linear in its code, for each turn of its loops' nesting.
    pub(super) fn new(view: CodeView<'_>) -> Result<Liveness, BuildError> {
        let (blocks, slots) = (view.code.blocks.len(), view.slots());
        let pairs = view.code.instructions.len().saturating_mul(view.code.handlers.len());
        if blocks.saturating_mul(slots) > TABLE_MAX || pairs > COVERED_MAX {
            return Err(BuildError::TooLarge);
        }
        let live_in = vec![None; blocks * slots];
        let mut liveness = Liveness { slots, locals: view.method.locals(), live_in, successors: Vec::new() };
        let mut words = Vec::with_capacity(blocks);
        let mut predecessors = vec![Vec::new(); blocks];
        let mut throwing = vec![Vec::new(); blocks];
        for block in 0..blocks {
            words.push(view.words(block)?);
            let successors = view.successors(block, &words[block])?;
            successors.iter().for_each(|&successor| predecessors[successor].push(block));
            liveness.successors.push(successors);
            for &word in &words[block] {
                for (target, _) in view.handlers_of(word) {
                    let handler = view.block_starting_at(target as usize)?;
                    if throwing[handler].last() != Some(&block) {
                        throwing[handler].push(block);
                    }
                }
            }
        }
        let mut pending: Vec<usize> = (0..blocks).collect();
        let mut queued = vec![true; blocks];
        let mut accesses = RegisterAccesses::default();
        while let Some(block) = pending.pop() {
            queued[block] = false;
            let mut set = liveness.at_end(block);
            for &word in words[block].iter().rev() {
                liveness.step_back(view, word, &mut set, &mut accesses, None)?;
            }
            let old = &mut liveness.live_in[block * slots..(block + 1) * slots];
            if *old != *set.slots {
                old.copy_from_slice(&set.slots);
                for &before in predecessors[block].iter().chain(&throwing[block]) {
                    if !std::mem::replace(&mut queued[before], true) {
                        pending.push(before);
                    }
                }
            }
        }
        Ok(liveness)
    }

    /// What is live at a block's head.
    pub(super) fn at_head(&self, block: usize) -> LiveSet {
        LiveSet { locals: self.locals, slots: self.live_in[block * self.slots..(block + 1) * self.slots].to_vec() }
    }

    fn at_end(&self, block: usize) -> LiveSet {
        let mut set = LiveSet { locals: self.locals, slots: vec![None; self.slots] };
        for &successor in &self.successors[block] {
            self.merge(&mut set, successor, None, None);
        }
        set
    }

    /// Adds what is live at a block's head, but for one register.
    fn merge(&self, set: &mut LiveSet, block: usize, except: Option<Register>, mut changes: Option<&mut Changes>) {
        let except = except.and_then(|register| set.index(register));
        let more = &self.live_in[block * self.slots..(block + 1) * self.slots];
        for (slot, live) in more.iter().enumerate() {
            if live.is_some() && set.slots[slot].is_none() && Some(slot) != except {
                if let Some(changes) = changes.as_deref_mut() {
                    changes.push((slot, None));
                }
                set.slots[slot] = *live;
            }
        }
    }

    /// From what is live behind an instruction to what is live before it.
    fn step_back(
        &self,
        view: CodeView<'_>,
        word: usize,
        set: &mut LiveSet,
        accesses: &mut RegisterAccesses,
        mut changes: Option<&mut Changes>,
    ) -> Result<(), BuildError> {
        view.accesses(word, accesses)?;
        let mut write = |set: &mut LiveSet, register: Register, live: Live| {
            let place = set.index(register).and_then(|index| set.slots.get_mut(index).map(|slot| (index, slot)));
            let (index, slot) = place.ok_or_else(|| view.inconsistent(word))?;
            if *slot != live {
                if let Some(changes) = changes.as_deref_mut() {
                    changes.push((index, *slot));
                }
                *slot = live;
            }
            Ok::<(), BuildError>(())
        };
        for &(to, from) in accesses.moves.iter().rev() {
            let wanted = set.get(to);
            write(set, to, None)?;
            if wanted.is_some() {
                write(set, from, wanted)?;
            }
        }
        for &register in &accesses.writes {
            write(set, register, None)?;
        }
        let operation = view.operation(word)?;
        let synchronized = view.is_synchronized() && operation != Operation::LockMethod;
        if synchronized {
            // Whatever leaves the frame gives the monitor back.
            write(set, LOCK_REGISTER, Some(Type::Ref))?;
        }
        for &(register, ty) in &accesses.reads {
            write(set, register, Some(ty))?;
        }
        if view.info(word)?.throws {
            for (target, _) in view.handlers_of(word) {
                let handler = view.block_starting_at(target as usize)?;
                self.merge(set, handler, Some(view.exception_register()), changes.as_deref_mut());
            }
        }
        Ok(())
    }

    /// What is live before each instruction of a block, one after another; given the words of its instructions.
    pub(super) fn cursor(&self, view: CodeView<'_>, block: usize, words: &[usize]) -> Result<Cursor, BuildError> {
        let mut set = self.at_end(block);
        let mut accesses = RegisterAccesses::default();
        let mut undo = Vec::with_capacity(words.len());
        for &word in words.iter().rev() {
            let mut changes = Changes::new();
            self.step_back(view, word, &mut set, &mut accesses, Some(&mut changes))?;
            undo.push(changes);
        }
        Ok(Cursor { set, undo })
    }

    /// What a frame keeps while it waits for the call at a word, which ends a block, to return.
    pub(super) fn waiting(&self, view: CodeView<'_>, block: usize, call: usize) -> Result<LiveSet, BuildError> {
        let mut set = self.at_end(block);
        let first = view.instruction(call)?.a.get() as Register;
        if let Some(slot) = set.index(first) {
            // The result, and what lies above it, is the callee's.
            set.slots.iter_mut().skip(slot).for_each(|live| *live = None);
        }
        for (target, _) in view.handlers_of(call) {
            let handler = view.block_starting_at(target as usize)?;
            self.merge(&mut set, handler, Some(view.exception_register()), None);
        }
        if view.is_synchronized()
            && let Some(slot) = set.index(LOCK_REGISTER)
        {
            set.slots[slot] = Some(Type::Ref);
        }
        Ok(set)
    }
}

/// A place in a block, going forward.
pub(super) struct Cursor {
    set: LiveSet,
    /// How to get from before an instruction to behind it, the last instruction's first.
    undo: Vec<Changes>,
}

impl Cursor {
    /// What is live before the current instruction.
    pub(super) fn live(&self) -> &LiveSet {
        &self.set
    }

    /// What a register is live as behind the current instruction.
    pub(super) fn live_behind(&self, register: Register) -> Live {
        let slot = self.set.index(register)?;
        let changes = self.undo.last()?;
        // The change that was made first is undone last.
        match changes.iter().find(|(changed, _)| *changed == slot) {
            Some(&(_, live)) => live,
            None => self.set.get(register),
        }
    }

    /// Goes on behind the current instruction.
    pub(super) fn advance(&mut self) {
        for (slot, live) in self.undo.pop().unwrap_or_default().into_iter().rev() {
            self.set.slots[slot] = live;
        }
    }
}
