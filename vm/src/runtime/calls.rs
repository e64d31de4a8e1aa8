//! Calls by the host: what each is to call, on which thread, and what it has come to.
//!
//! In go methods with their arguments; out come results and exceptions, which are roots until the host takes them. The
//! runs that wait for calls lie on top of each other on the host's stack ([`Calls::running`]): only the call of the
//! uppermost one can come back to its host, and others that are done before wait for that.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;
use slab::Slab;

use crate::heap::{Ref, RootVisitor};
use crate::id::{ClassId, MethodId, ThreadId};

/// The number of a call in its VM, as long as it is there.
pub(crate) type CallNumber = usize;

/// What a slot holds, on its way into or out of a call, or into a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SlotValue {
    /// Of primitive type.
    Bits(u64),
    Reference(Ref),
}

impl SlotValue {
    /// As it lies in a frame.
    pub fn bits(self) -> u64 {
        match self {
            SlotValue::Bits(bits) => bits,
            SlotValue::Reference(reference) => reference.to_slot(),
        }
    }

    fn visit<V: RootVisitor>(&mut self, visitor: &mut V) {
        if let SlotValue::Reference(reference) = self {
            visitor.reference(reference);
        }
    }
}

/// What a call has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Returned(SlotValue),
    Threw(Ref),
}

/// A call by the host that has not been taken back.
pub(crate) struct Call {
    /// The thread that executes it.
    pub thread: ThreadId,
    pub method: MethodId,
    /// The class to be initialised before.
    pub initialises: Option<ClassId>,
    /// Whether an instance of that class is made, which is the result, and given to the method as its receiver.
    pub constructs: bool,
    /// The arguments, until the method has been entered; an object that is constructed, after that.
    pub values: Vec<SlotValue>,
    /// Whether the method has been entered.
    pub begun: bool,
    /// What the call has come to, once it has.
    pub outcome: Option<Outcome>,
}

/// Calls that have been dropped and not been taken off yet.
#[derive(Debug, Default)]
struct Dropped {
    any: AtomicBool,
    numbers: Mutex<Vec<CallNumber>>,
}

/// Keeps a suspended call.
#[derive(Debug)]
pub(crate) struct Kept {
    number: CallNumber,
    dropped: Arc<Dropped>,
}

impl Drop for Kept {
    fn drop(&mut self) {
        if self.number != CallNumber::MAX {
            self.dropped.numbers.lock().push(self.number);
            self.dropped.any.store(true, Ordering::Release);
        }
    }
}

/// The host's calls.
#[derive(Default)]
pub(crate) struct Calls {
    table: Slab<Call>,
    /// The calls that runs wait for, the innermost last.
    pub running: Vec<CallNumber>,
    /// Threads on which the host waits for nothing, to be used again.
    pub idle: Vec<ThreadId>,
    /// Threads that cannot go on, since what host functions on them had called was cut off.
    pub cut_off: Vec<ThreadId>,
    dropped: Arc<Dropped>,
    /// Lists for values, to be used again.
    spare: Vec<Vec<SlotValue>>,
}

/// Lists that are kept to be used again.
const SPARE_MOST: usize = 8;

impl Calls {
    pub fn add(
        &mut self,
        thread: ThreadId,
        method: MethodId,
        initialises: Option<ClassId>,
        constructs: bool,
        arguments: &[SlotValue],
    ) -> CallNumber {
        let mut values = self.spare.pop().unwrap_or_default();
        if constructs {
            values.push(SlotValue::Reference(Ref::NULL));
        }
        values.extend_from_slice(arguments);
        self.table.insert(Call { thread, method, initialises, constructs, values, begun: false, outcome: None })
    }

    pub fn get(&self, number: CallNumber) -> &Call {
        &self.table[number]
    }

    pub fn get_mut(&mut self, number: CallNumber) -> &mut Call {
        &mut self.table[number]
    }

    /// Forgets a call, and gives what it has come to.
    pub fn remove(&mut self, number: CallNumber) -> Option<Outcome> {
        let Call { mut values, outcome, .. } = self.table.remove(number);
        if self.spare.len() < SPARE_MOST {
            values.clear();
            self.spare.push(values);
        }
        outcome
    }

    /// Keeps a call until it is taken again, or what this gives is dropped.
    pub fn keep(&self, number: CallNumber) -> Kept {
        Kept { number, dropped: Arc::clone(&self.dropped) }
    }

    /// Takes a call that was kept; `None` if it is one of another VM.
    pub fn take(&self, mut kept: Kept) -> Option<CallNumber> {
        let is_own = Arc::ptr_eq(&kept.dropped, &self.dropped);
        is_own.then(|| std::mem::replace(&mut kept.number, CallNumber::MAX))
    }

    /// The calls that were dropped since this was asked for last.
    pub fn take_dropped(&self) -> Vec<CallNumber> {
        // A look costs nothing, where to take does.
        let any = self.dropped.any.load(Ordering::Relaxed) && self.dropped.any.swap(false, Ordering::Acquire);
        if any { std::mem::take(&mut *self.dropped.numbers.lock()) } else { Vec::new() }
    }

    /// Shows what calls hold to the collector.
    pub fn visit<V: RootVisitor>(&mut self, visitor: &mut V) {
        for (_, call) in &mut self.table {
            call.values.iter_mut().for_each(|value| value.visit(visitor));
            match &mut call.outcome {
                Some(Outcome::Returned(value)) => value.visit(visitor),
                Some(Outcome::Threw(exception)) => visitor.reference(exception),
                None => {}
            }
        }
    }
}
