//! A VM in the host's hands.

use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use holloway_vm::{CallError, Ended, Guest};

use crate::control::{Control, GRACE, InterruptHandle};
use crate::engine::Engine;
use crate::error::{Error, Reason};
use crate::java::Java;
use crate::shapes::Hosted;

/// One isolated guest, with the data `T` of its host functions. It may be moved between threads, and runs in the one that
/// calls it. What is done with it is in [`Java`].
///
/// Dropping it ends all its Java threads where they stand: nothing of them runs, no shutdown hooks either.
pub struct Vm<T> {
    /// There until it is dropped.
    inner: Option<Box<holloway_vm::Vm>>,
    engine: Engine,
    control: Arc<Control>,
    data: PhantomData<T>,
}

/// What a VM has done and holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Statistics {
    /// Units of fuel used.
    pub fuel_used: u64,
    /// The same, by compiled code.
    pub fuel_used_by_compiled_code: u64,
    /// Classes loaded, those of the library included.
    pub classes_loaded: u64,
    /// Times that another Java thread went on.
    pub thread_switches: u64,
    /// Bytes of objects allocated.
    pub allocated_bytes: u64,
    /// Bytes in use of the limit of the heap, garbage included.
    pub used_bytes: u64,
    /// The most that were ever in use.
    pub peak_bytes: u64,
    /// Garbage collections.
    pub collections: u64,
    /// Objects that the host holds.
    pub held_objects: usize,
}

impl<T: Send + 'static> Java for Vm<T> {
    fn guest(&mut self) -> Guest<'_> {
        self.inner().guest()
    }
}

impl<T: Send + 'static> Vm<T> {
    pub(crate) fn new(inner: Box<holloway_vm::Vm>, engine: Engine, control: Arc<Control>) -> Vm<T> {
        Vm { inner: Some(inner), engine, control, data: PhantomData }
    }

    fn inner(&mut self) -> &mut holloway_vm::Vm {
        self.inner.as_mut().expect("it is there until it is dropped")
    }

    /// The data of its host functions.
    pub fn data(&mut self) -> &mut T {
        let hosted = self.inner().guest_data::<Hosted>();
        hosted.and_then(Hosted::data).expect("a VM of this type has such data")
    }

    /// Runs a program from its main class until all its threads have ended: the VM has ended then. Gives the exit status
    /// that `java` would have.
    ///
    /// # Errors
    /// [`Error::Ended`]: a limit was reached, or the VM has ended before; [`Error::Source`]: there is no such program.
    pub fn run_main(&mut self, class: &str, arguments: &[String]) -> Result<i32, Error> {
        let (class, inner) = (class.replace('.', "/"), self.inner());
        match catch_unwind(AssertUnwindSafe(|| inner.run_main(&class, arguments))) {
            Ok(Ok(Ended::Normally { uncaught })) => Ok(i32::from(uncaught)),
            Ok(Ok(Ended::Exit(status))) => Ok(status),
            Ok(Ok(ended)) => Err(Error::of_end(ended)),
            Ok(Err(error)) => Err(Error::Source(error.to_string())),
            Err(_) => Err(Error::Poisoned),
        }
    }

    /// Lets Java threads run that calls have started, until none can go on at once. Gives why it has come back:
    /// [`Reason::Deadlock`] where no thread can go on.
    ///
    /// # Errors
    /// The VM has ended.
    pub fn run_pending(&mut self) -> Result<Reason, Error> {
        self.run_threads(false)
    }

    /// The same until none can go on at all: sleeping threads are waited for.
    ///
    /// # Errors
    /// The VM has ended.
    pub fn run_until_idle(&mut self) -> Result<Reason, Error> {
        self.run_threads(true)
    }

    fn run_threads(&mut self, waits: bool) -> Result<Reason, Error> {
        match self.guest().run_threads(waits) {
            Ok(ended) => match Error::of_end(ended) {
                Error::Ended(reason) => Ok(reason),
                other => Err(other),
            },
            Err(CallError::Over(ended)) => Err(Error::of_end(ended)),
            Err(other) => Err(other.into()),
        }
    }

    /// Fuel that is left; `None` without limit.
    pub fn fuel(&mut self) -> Option<u64> {
        self.guest().fuel()
    }

    /// Sets the fuel from now on. What was used beyond the last one is taken from it first.
    pub fn set_fuel(&mut self, units: Option<u64>) {
        self.guest().set_fuel(units);
    }

    /// Sets until when calls may run: then they come back with [`Error::Suspended`]; at once if that has passed. A host
    /// function that is on the stack then has 20 ms to return, after which the call that it has made is cut off.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.set_deadline_with_grace(deadline, GRACE);
    }

    /// The same with another time for host functions.
    pub fn set_deadline_with_grace(&mut self, deadline: Option<Instant>, grace: Duration) {
        self.control.set_deadline(deadline, grace);
        if let Some(deadline) = deadline {
            self.engine.0.timer.add(deadline, &self.control);
            self.engine.0.timer.add(deadline + grace, &self.control);
        }
    }

    /// What interrupts this VM from any thread.
    pub fn interrupt_handle(&self) -> InterruptHandle {
        InterruptHandle(Arc::clone(&self.control))
    }

    /// Whether the VM has ended, and how.
    pub fn ended(&mut self) -> Option<Error> {
        self.guest().over().map(Error::of_end)
    }

    /// What every Java thread is doing, as `jstack` shows it.
    pub fn thread_dump(&mut self) -> String {
        self.inner().thread_dump()
    }

    /// What the VM has done and holds.
    pub fn statistics(&mut self) -> Statistics {
        let held_objects = self.guest().held_objects();
        let (done, heap) = (*self.inner().statistics(), self.inner().heap_statistics());
        Statistics {
            fuel_used: done.fuel,
            fuel_used_by_compiled_code: done.regions.fuel,
            classes_loaded: done.classes_loaded,
            thread_switches: done.thread_switches,
            allocated_bytes: heap.allocated_bytes,
            used_bytes: heap.used_bytes,
            peak_bytes: heap.peak_bytes,
            collections: heap.minor.count() + heap.full.count(),
            held_objects,
        }
    }
}

impl<T> Drop for Vm<T> {
    fn drop(&mut self) {
        let inner = self.inner.take();
        // One that has found a mistake of its own may find another here, which is nobody's any more.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(inner)));
    }
}
