//! A VM as its host has it, between runs and within host functions: typed values, objects that are kept, calls.
//!
//! In go names, values and objects; out come values, objects, exceptions, or why there are none. Nothing here can make a
//! VM unsound, whatever a host does: objects and members of another VM are refused, arguments are checked against
//! descriptors, and a VM that has ended does nothing any more.
//!
//! [`members`] finds methods and fields, [`calls`] calls them, [`objects`] makes and reads strings and arrays, [`describe`]
//! tells of exceptions, and [`host_function`]s are what the VM calls.

pub mod calls;
pub mod describe;
pub mod host_function;
pub mod members;
pub mod objects;
pub mod values;

pub use calls::{CallError, SuspendedCall};
pub use host_function::{HostCall, HostFunction, Throw};
pub use values::{Object, Value};

use crate::error::JavaError;
use crate::id::ClassId;
use crate::link::{ClassKind, flags};
use crate::schedule::Ended;
use crate::statistics::Statistics;
use crate::vm::Vm;

/// A VM as its host has it. See the module.
pub struct Guest<'vm> {
    pub(crate) vm: &'vm mut Vm,
}

impl Vm {
    /// What the host keeps in the VM, if it is of this type.
    pub fn guest_data<T: 'static>(&mut self) -> Option<&mut T> {
        self.data.downcast_mut()
    }

    /// The VM for its host.
    pub fn guest(&mut self) -> Guest<'_> {
        Guest::new(self)
    }
}

impl<'vm> Guest<'vm> {
    pub(crate) fn new(vm: &'vm mut Vm) -> Guest<'vm> {
        Guest { vm }
    }

    /// The same, for a while.
    pub fn again(&mut self) -> Guest<'_> {
        Guest { vm: self.vm }
    }

    /// Does work with the VM, and has its error thrown.
    pub(crate) fn within<R>(&mut self, work: impl FnOnce(&mut Vm) -> Result<R, JavaError>) -> Result<R, CallError> {
        if let Some(ended) = self.over() {
            return Err(CallError::Over(ended));
        }
        self.vm.settle_host();
        let done = self.vm.abandonably(|vm| work(vm).map_err(|error| vm.exception_of(error)));
        match done {
            Some(Ok(result)) => Ok(result),
            Some(Err(exception)) => Err(CallError::Threw(Object::new(exception))),
            None => Err(CallError::Over(self.over().unwrap_or(Ended::Stopped))),
        }
    }

    /// How the VM has ended; `None` as long as it can run. Within a host function also that the run has ended around it.
    pub fn over(&self) -> Option<Ended> {
        let ended = self.vm.schedule.ended();
        if self.vm.schedule.is_abandoned() { Some(ended.unwrap_or(Ended::Stopped)) } else { ended }
    }

    /// Sets what [`Guest::data`] gives.
    pub fn set_data(&mut self, data: Box<dyn std::any::Any + Send>) {
        self.vm.data = data;
    }

    /// What the host keeps in the VM, if it is of this type.
    pub fn data<T: 'static>(&self) -> Option<&T> {
        self.vm.data.downcast_ref()
    }

    /// The same, to be changed.
    pub fn data_mut<T: 'static>(&mut self) -> Option<&mut T> {
        self.vm.data.downcast_mut()
    }

    /// Puts a function of the host behind a native method of the class path, for when it is called for the first time. The
    /// method must not be `synchronized`; the class is named with slashes.
    pub fn bind(&mut self, class: &str, method: &str, descriptor: &str, function: HostFunction) {
        self.vm.natives.offer(class, method, descriptor, host_function::offered(function));
    }

    /// Budget that is left; `None` without limit.
    pub fn fuel(&self) -> Option<u64> {
        self.vm.schedule.fuel(&self.vm.runtime)
    }

    /// Gives the VM another budget from now on. What was used beyond the last one is taken from it first.
    pub fn set_fuel(&mut self, fuel: Option<u64>) {
        self.vm.schedule.set_fuel(&mut self.vm.runtime, fuel);
    }

    /// Objects that the host holds.
    pub fn held_objects(&mut self) -> usize {
        self.vm.runtime.rooted.count()
    }

    /// What the VM has done so far.
    pub fn statistics(&self) -> &Statistics {
        self.vm.statistics()
    }

    /// The class of a name, with dots or slashes, or the array type of a descriptor. It is loaded, not initialised.
    ///
    /// # Errors
    /// What loading throws.
    pub fn class(&mut self, name: &str) -> Result<ClassId, CallError> {
        self.within(|vm| vm.loader.load_class(&mut vm.runtime, &name.replace('.', "/")))
    }

    /// The class of an object.
    ///
    /// # Errors
    /// [`CallError::Foreign`].
    pub fn class_of(&self, object: &Object) -> Result<ClassId, CallError> {
        Ok(self.vm.runtime.heap.class_of(self.reference(object)?))
    }

    /// The name of an object's class, as `Class.getName` has it.
    ///
    /// # Errors
    /// [`CallError::Foreign`].
    pub fn class_name(&self, object: &Object) -> Result<String, CallError> {
        Ok(self.vm.loader.classes.class(self.class_of(object)?).java_name())
    }

    /// Whether an object is an instance of a class, by its name; not if no class of that name is loaded.
    ///
    /// # Errors
    /// [`CallError::Foreign`].
    pub fn is_instance(&self, object: &Object, class: &str) -> Result<bool, CallError> {
        let of = self.class_of(object)?;
        let wanted = self.vm.loader.classes.by_name(&class.replace('.', "/"));
        Ok(wanted.is_some_and(|wanted| self.vm.loader.classes.is_subtype(of, wanted)))
    }

    /// Whether two objects are one.
    ///
    /// # Errors
    /// [`CallError::Foreign`].
    pub fn is_same(&self, one: &Object, other: &Object) -> Result<bool, CallError> {
        Ok(self.reference(one)? == self.reference(other)?)
    }

    pub(crate) fn reference(&self, object: &Object) -> Result<crate::heap::Ref, CallError> {
        if self.vm.schedule.is_abandoned() {
            return Err(CallError::Over(self.over().unwrap_or(Ended::Stopped)));
        }
        self.vm.runtime.rooted.get(object.rooted()).ok_or(CallError::Foreign)
    }

    /// Whether a class can have instances that its constructors make.
    pub(crate) fn is_instantiable(&self, class: ClassId) -> bool {
        let class = self.vm.loader.classes.class(class);
        class.kind == ClassKind::Class && !class.is(flags::ABSTRACT)
    }
}

impl Vm {
    /// Before the host does something: takes off the calls that it has dropped.
    pub(crate) fn settle_host(&mut self) {
        if self.schedule.depth > 0 {
            return;
        }
        for number in self.runtime.calls.take_dropped() {
            self.drop_call(number);
        }
        // Nothing runs: what captures a stack finds none.
        self.runtime.registers.leave_thread();
    }

    /// An error as an exception that the host holds. Whether the run is to end with it is for the host to say.
    pub(crate) fn exception_of(&mut self, error: JavaError) -> crate::runtime::rooted::Rooted {
        self.loader.raise(&mut self.runtime, error);
        self.runtime.take_shortage();
        let exception = std::mem::take(&mut self.runtime.registers.exception);
        self.runtime.rooted.add(exception)
    }
}
