//! Structures with code inside: branches, loops, handlers, monitors, switches.

use super::Builder;
use super::constants::INTS;
use crate::generate::ops::{CAUGHT, CONDITIONS, Item, LoopForm, Op, SIMPLE};
use crate::generate::state::State;
use crate::generate::types::Type;

impl Builder<'_> {
    /// Pushes an int that is mostly 0.
    pub(super) fn comparison(&mut self, state: &mut State, items: &mut Vec<Item>) {
        self.value(state, items, Type::Int, 0);
        self.op(state, items, Op::Int(5));
        let and = SIMPLE.iter().find(|simple| simple.mnemonic == "ishr").expect("it is in the table");
        self.op(state, items, Op::Simple(and));
    }

    pub(super) fn branch(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let condition = self.random.pick(CONDITIONS);
        for wanted in condition.takes {
            self.value(state, items, *wanted, 1);
        }
        let leaves = if self.random.one_in(3) { Some(self.any_type()) } else { None };
        let mut inside = state.clone();
        if inside.take(condition.takes).is_err() {
            return;
        }
        let then = self.inner(&inside, depth, leaves);
        let otherwise =
            if leaves.is_none() && self.random.one_in(3) { Vec::new() } else { self.inner(&inside, depth, leaves) };
        self.add(state, items, Item::If(condition, leaves, then, otherwise));
    }

    /// Locals to forget at a structure's start.
    pub(super) fn forgotten(&mut self, state: &State) -> Vec<usize> {
        (0..state.locals.len()).filter(|_| self.random.one_in(4)).collect()
    }

    pub(super) fn repeat(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        let free: Vec<usize> =
            self.usable_locals.iter().copied().filter(|local| state.may_store(*local, Type::Int)).collect();
        if free.is_empty() {
            return;
        }
        let counter = *self.random.pick(&free);
        // Not one inside the other: the first would use up the rounds.
        let is_hot = depth == 0 && self.hot < 2 && !self.random.one_in(3);
        let (form, rounds) = if is_hot {
            self.hot += 1;
            (*self.random.pick(&[LoopForm::Hot, LoopForm::Hot, LoopForm::HotDown]), 50 + self.random.below(400))
        } else {
            let forms = [LoopForm::While, LoopForm::While, LoopForm::DoWhile, LoopForm::CountDown];
            (*self.random.pick(&forms), 1 + self.random.below(5))
        };
        let rounds = rounds as u16;
        let own = form.locals(counter);
        let mut inside = state.clone();
        if own.clone().any(|local| inside.store(local, Type::Int).is_err()) {
            return;
        }
        let forgotten: Vec<usize> = self.forgotten(&inside).into_iter().filter(|local| !own.contains(local)).collect();
        inside.pin(&forgotten);
        inside.counters.extend(own);
        let body = self.inner(&inside, depth, None);
        self.add(state, items, Item::Loop(form, counter, rounds, forgotten, body));
    }

    pub(super) fn attempt(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        if state.floor > 0 {
            return;
        }
        self.settle(state, items);
        let forgotten = self.forgotten(state);
        let mut inside = state.clone();
        inside.pin(&forgotten);
        let body = self.inner(&inside, depth, None);
        let mut handlers = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            let caught = *self.random.pick(CAUGHT);
            let mut handler = inside.clone();
            handler.push(Type::Reference(if caught == "any" { "java/lang/Throwable" } else { caught }));
            let mut code = Vec::new();
            let pieces = self.random.below(3);
            self.code(&mut handler, &mut code, pieces, depth + 1);
            self.settle(&mut handler, &mut code);
            handlers.push((caught, code));
        }
        self.add(state, items, Item::Try(forgotten, body, handlers));
    }

    pub(super) fn synchronized(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        if state.floor > 0 {
            return;
        }
        self.settle(state, items);
        let class = *self.random.pick(&["A", "C", "java/lang/Object", "[I"]);
        self.value(state, items, Type::Reference(class), 0);
        let Some(lock) = state.top() else { return };
        let free: Vec<usize> =
            self.usable_locals.iter().copied().filter(|local| state.may_store(*local, lock)).collect();
        if free.is_empty() {
            self.settle(state, items);
            return;
        }
        let local = *self.random.pick(&free);
        let mut inside = state.clone();
        if inside.pop().and_then(|lock| inside.store(local, lock)).is_err() {
            return;
        }
        inside.pin(&[]);
        inside.counters.push(local);
        inside.monitors += 1;
        let body = self.inner(&inside, depth, None);
        self.add(state, items, Item::Synchronized(local, body));
    }

    pub(super) fn switch(&mut self, state: &mut State, items: &mut Vec<Item>, depth: usize) {
        self.value(state, items, Type::Int, 1);
        let is_table = self.random.one_in(2);
        let arms = self.random.below(4) + usize::from(is_table);
        let first = *self.random.pick(&[-1, 0, 1, i32::MIN, i32::MAX - 8]);
        let mut keys: Vec<i32> = if is_table {
            (0..arms as i32).map(|at| first + at).collect()
        } else {
            (0..arms).map(|_| *self.random.pick(INTS)).collect()
        };
        keys.sort_unstable();
        keys.dedup();
        let mut inside = state.clone();
        if inside.take(&[Type::Int]).is_err() {
            return;
        }
        let arms = (0..=keys.len()).map(|_| self.inner(&inside, depth, None)).collect();
        self.add(state, items, Item::Switch(keys, is_table, arms));
    }
}
