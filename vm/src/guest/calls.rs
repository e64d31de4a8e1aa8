//! Calls of guest methods by the host: arguments checked, results and exceptions as data, and what is suspended.

#![allow(unsafe_code)]

use std::fmt;

use super::members::Callable;
use super::{Guest, Object, Value};
use crate::error::JavaError;
use crate::id::ClassId;
use crate::link::Initialisation;
use crate::runtime::calls::{CallNumber, Kept, Outcome, SlotValue};
use crate::schedule::{Ended, Progress};
use crate::vm::Vm;

/// A call that has not come back: it stands where the run was ended. It goes on when [`Guest::go_on`] says so, and whatever
/// else the VM runs meanwhile gives its thread turns. Once dropped, its thread ends where it stands when the VM is used
/// next: nothing of the program runs for that, its monitors are given back, and classes that it was initialising cannot be
/// used.
#[derive(Debug)]
pub struct SuspendedCall {
    kept: Kept,
    result: u8,
}

/// Why a call has not returned.
#[derive(Debug)]
pub enum CallError {
    /// It has thrown this exception.
    Threw(Object),
    /// The run has ended before it came back: out of fuel, for a pause, or since all threads wait for each other. It can be
    /// gone on with.
    Suspended(SuspendedCall, Ended),
    /// The VM has ended; or, within a host function, the run around it. Nothing more can be called.
    Over(Ended),
    /// The object or member is one of another VM.
    Foreign,
    /// Arguments do not fit what is called: what is wrong.
    Argument(String),
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Threw(_) => f.write_str("an exception was thrown"),
            CallError::Suspended(_, ended) => write!(f, "the call is suspended: {ended:?}"),
            CallError::Over(ended) => write!(f, "the VM has ended: {ended:?}"),
            CallError::Foreign => f.write_str("it belongs to another VM"),
            CallError::Argument(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for CallError {}

impl Guest<'_> {
    /// Calls a method with arguments of exactly its parameters' types: a static one or a constructor without receiver, any
    /// other one with one, whose class selects the method.
    ///
    /// Costs some hundred nanoseconds besides what is called.
    ///
    /// # Errors
    /// See [`CallError`].
    pub fn call(
        &mut self,
        callable: &Callable,
        receiver: Option<&Object>,
        arguments: &[Value],
    ) -> Result<Value, CallError> {
        if callable.vm != self.vm.identity {
            return Err(CallError::Foreign);
        }
        if arguments.len() != callable.parameters.len() {
            return Err(CallError::Argument(format!("{} arguments are wanted", callable.parameters.len())));
        }
        let wants_receiver = !callable.is_static && !callable.constructs;
        if wants_receiver != receiver.is_some() {
            let text = if wants_receiver { "a receiver is wanted" } else { "no receiver is wanted" };
            return Err(CallError::Argument(text.to_owned()));
        }
        if let Some(ended) = self.over() {
            return Err(CallError::Over(ended));
        }
        self.vm.settle_host();
        let mut method = callable.method;
        let mut slots = SlotValues::new();
        if let Some(receiver) = receiver {
            let reference = self.reference(receiver)?;
            let class = self.vm.runtime.heap.class_of(reference);
            if !self.vm.loader.classes.is_subtype(class, callable.class) {
                return Err(CallError::Argument("the receiver is of another class".to_owned()));
            }
            match self.vm.selected(class, method) {
                Ok(selected) => method = selected,
                Err(error) => return self.within(|_| Err(error)),
            }
            slots.push(SlotValue::Reference(reference));
        }
        for (at, (wanted, value)) in callable.parameters.iter().zip(arguments).enumerate() {
            let Some(slot) = wanted.slot(self.vm, value) else {
                if let Value::Object(Some(object)) = value {
                    self.reference(object)?;
                }
                return Err(CallError::Argument(format!("argument {at} is of another type")));
            };
            slots.push(slot);
        }
        let initialises = (receiver.is_none()).then(|| self.vm.loader.classes.method(method).class);
        let initialises = if callable.constructs { Some(callable.class) } else { initialises };
        let result = if callable.constructs { b'L' } else { callable.result };
        let is_ready = |class| self.vm.loader.classes.class(class).initialisation.get() == Initialisation::Done;
        let at_once = !callable.constructs && initialises.is_none_or(is_ready);
        self.make_call(result, |vm| {
            // SAFETY: I1, I2: the receiver and the arguments were compared with the method's types above, and nothing has been
            // collected since.
            let done = if at_once { unsafe { vm.call_at_once(method, slots.as_slice()) } } else { None };
            if let Some(done) = done {
                return Ok(done);
            }
            // SAFETY: I1, I2: as above; a call that constructs is one of its class's constructors.
            let number = unsafe { vm.begin_call(method, initialises, callable.constructs, slots.as_slice()) }?;
            Ok((number, vm.run_call(number)))
        })
    }

    /// Initialises a class, if that has not been done.
    pub(crate) fn initialise(&mut self, class: ClassId) -> Result<(), CallError> {
        if self.vm.loader.classes.class(class).initialisation.get() == Initialisation::Done {
            return self.over().map_or(Ok(()), |ended| Err(CallError::Over(ended)));
        }
        if let Some(ended) = self.over() {
            return Err(CallError::Over(ended));
        }
        self.vm.settle_host();
        let nothing = self.vm.runtime.stubs.host_entry;
        let done = self.make_call(b'V', |vm| {
            // SAFETY: I1: no method is called that would take arguments.
            let number = unsafe { vm.begin_call(nothing, Some(class), false, &[]) }?;
            Ok((number, vm.run_call(number)))
        });
        done.map(|_| ())
    }

    /// Goes on with a suspended call.
    ///
    /// # Errors
    /// See [`CallError`]. Within a host function calls cannot be gone on with: [`CallError::Argument`].
    pub fn go_on(&mut self, call: SuspendedCall) -> Result<Value, CallError> {
        if self.vm.schedule.depth > 0 {
            return Err(CallError::Argument("a call is gone on with from outside".to_owned()));
        }
        let SuspendedCall { kept, result } = call;
        let number = self.vm.runtime.calls.take(kept).ok_or(CallError::Foreign)?;
        if let Some(ended) = self.over() {
            return Err(CallError::Over(ended));
        }
        self.vm.settle_host();
        self.make_call(result, |vm| Ok((number, vm.run_call(number))))
    }

    /// Lets threads run that were started and have not ended, until none of them can go on at once; with `waits` also those
    /// that sleep, when their time has come. Gives [`Ended::Deadlock`] where no thread can go on.
    ///
    /// # Errors
    /// [`CallError::Over`]; [`CallError::Argument`] within a host function.
    pub fn run_threads(&mut self, waits: bool) -> Result<Ended, CallError> {
        if self.vm.schedule.depth > 0 {
            return Err(CallError::Argument("threads run while a host function waits for what it calls".to_owned()));
        }
        if let Some(ended) = self.over() {
            return Err(CallError::Over(ended));
        }
        self.vm.settle_host();
        let done = self.vm.abandonably(|vm| vm.run_threads(waits));
        match done.filter(|_| !self.vm.schedule.is_abandoned()) {
            Some(ended) if ended.can_go_on() => Ok(ended),
            _ => Err(CallError::Over(self.over().unwrap_or(Ended::Stopped))),
        }
    }

    fn make_call(
        &mut self,
        result: u8,
        run: impl FnOnce(&mut Vm) -> Result<(CallNumber, Progress), JavaError>,
    ) -> Result<Value, CallError> {
        let come_to = self.vm.abandonably(|vm| {
            let (number, progress) = run(vm).map_err(|error| CallError::Threw(Object::new(vm.exception_of(error))))?;
            match progress {
                // They are roots from here on.
                Progress::Done(Outcome::Returned(SlotValue::Bits(bits))) => Ok(Value::of_primitive(result, bits)),
                Progress::Done(Outcome::Returned(SlotValue::Reference(object))) => Ok(Value::of_reference(vm, object)),
                Progress::Done(Outcome::Threw(exception)) => {
                    Err(CallError::Threw(Object::new(vm.runtime.rooted.add(exception))))
                }
                Progress::Suspended(ended) => {
                    let kept = vm.runtime.calls.keep(number);
                    Err(CallError::Suspended(SuspendedCall { kept, result }, ended))
                }
                Progress::Over(ended) => Err(CallError::Over(ended)),
            }
        });
        come_to.unwrap_or_else(|| Err(CallError::Over(self.over().unwrap_or(Ended::Stopped))))
    }
}

/// Arguments on their way: few lie on the stack.
struct SlotValues {
    few: [SlotValue; 6],
    count: usize,
    /// All of them, where there are more.
    many: Vec<SlotValue>,
}

impl SlotValues {
    fn new() -> SlotValues {
        SlotValues { few: [SlotValue::Bits(0); 6], count: 0, many: Vec::new() }
    }

    fn push(&mut self, value: SlotValue) {
        match self.few.get_mut(self.count) {
            Some(place) => *place = value,
            None => {
                if self.many.is_empty() {
                    self.many.extend(self.few);
                }
                self.many.push(value);
            }
        }
        self.count += 1;
    }

    fn as_slice(&self) -> &[SlotValue] {
        if self.many.is_empty() { &self.few[..self.count] } else { &self.many }
    }
}
