//! Everything a handler does not do itself: the way out of threaded code and back.
//!
//! A handler hands over with its instruction not begun. Here it is finished (and the registers advanced), or left to be
//! executed again, or an exception is thrown, or another thread goes on.

#![allow(unsafe_code)]

use crate::code::frame::LOCK;
use crate::code::op::Op;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::flags;
use crate::runtime::are_long;
use crate::statistics::Stage;
use crate::thread::registers::{Arrival, Slow};
use crate::vm::Vm;

/// Memory of long arrays that a unit of fuel pays for.
const BYTES_PER_CHARGE: u64 = 8;

/// Runs the slow path that a handler has asked for. Gives the VM back, so that the caller need not keep it.
///
/// # Safety
/// The VM's registers have been saved by the running interpreter, which holds no other reference to the VM (I5).
#[inline(never)]
pub(super) unsafe extern "C" fn run_slow(vm: *mut Vm) -> *mut Vm {
    // SAFETY: I5: the interpreter has saved its registers, and whoever called has no other reference to the VM until it
    // is given back.
    let running = unsafe { &mut *vm };
    // SAFETY: I1: a handler has handed over, and the registers were saved.
    let reason = unsafe { running.runtime.registers.take_over() };
    let stood = (running.runtime.registers.pc(), running.runtime.registers.fp());
    running.runtime.registers.arrival = Arrival::ByPlace;
    running.abandonably(|running| {
        if let Err(error) = running.slow(reason) {
            running.throw_or_load(error);
        }
        running.schedule.end_if_overdrawn(&mut running.runtime);
        running.settle_arrival(stood);
    });
    vm
}

impl Vm {
    fn slow(&mut self, reason: Slow) -> Result<(), JavaError> {
        match reason {
            Slow::Budget => {
                self.check_stays();
                self.budget_exhausted();
                Ok(())
            }
            // The instruction is executed again.
            Slow::StackOverflow => self.runtime.grow_stack(),
            Slow::NullPointer => Err(JavaError::null_pointer()),
            Slow::ArrayIndex => Err(self.array_index_error()),
            Slow::ArrayStore => self.array_store(),
            Slow::DivisionByZero => Err(JavaError::new("java/lang/ArithmeticException", "/ by zero")),
            Slow::Remainder => {
                self.remainder();
                Ok(())
            }
            Slow::CheckCast => self.check_cast(),
            Slow::InstanceOf => {
                self.instance_of();
                Ok(())
            }
            Slow::NewObject => self.new_object(),
            Slow::NewArray => self.new_array_slow(),
            Slow::MultiNewArray => self.multi_new_array(),
            Slow::Resolve => self.resolve_instruction(),
            Slow::ResolveInvoke => self.resolve_call(),
            Slow::InterfaceMiss => self.interface_miss(),
            Slow::Translate => self.translate_entered(),
            Slow::Native => self.in_stage(Stage::Native, Vm::call_native),
            Slow::AbstractMethod => Err(self.abstract_method_error()),
            Slow::LockMethod => self.lock_method(),
            Slow::MonitorEnter => self.monitor_enter(),
            Slow::MonitorExit => self.monitor_exit(),
            Slow::ReturnSynchronized => self.return_synchronized(),
            Slow::MonitorEnterNoted => self.monitor_enter_noted(),
            Slow::MonitorExitNoted => self.monitor_exit_noted(),
            Slow::LeaveNoted => self.leave_noted(),
            Slow::Throw => {
                // SAFETY: I1: `athrow` takes a reference.
                let exception =
                    unsafe { self.runtime.registers.reference(self.runtime.registers.instruction().a.get()) };
                if exception.is_null() {
                    return Err(JavaError::null_pointer());
                }
                self.runtime.registers.exception = exception;
                Err(JavaError::Pending)
            }
            Slow::InitialisationStep => self.initialisation_step(),
            Slow::InitialisationDone => {
                self.initialisation_done();
                Ok(())
            }
            Slow::ThreadEnd => {
                self.check_stays();
                self.thread_end()
            }
            Slow::HeadCount | Slow::HeadProfile | Slow::HeadEnter => {
                self.head_event(reason);
                Ok(())
            }
            Slow::RegionSuspended => {
                self.suspend_region_here();
                Ok(())
            }
            Slow::HeadSwitch | Slow::PathBudget | Slow::Checkpoint => {
                self.slow_for_observers(reason);
                Ok(())
            }
        }
    }

    /// What stands in code only because somebody observes it.
    fn slow_for_observers(&mut self, reason: Slow) {
        match reason {
            Slow::HeadSwitch => self.tiering.switch_version(&mut self.runtime, &mut self.loader),
            Slow::PathBudget => self.path_budget_exhausted(),
            Slow::Checkpoint => self.checkpoint(),
            other => unreachable!("{other:?} is no observer's reason"),
        }
    }

    fn remainder(&mut self) {
        let i = self.runtime.registers.instruction();
        let (x, y) = (self.runtime.registers.get(i.b.get()), self.runtime.registers.get(i.c_low()));
        let value = if self.current_op() == Some(Op::frem) {
            u64::from((f32::from_bits(x as u32) % f32::from_bits(y as u32)).to_bits())
        } else {
            (f64::from_bits(x) % f64::from_bits(y)).to_bits()
        };
        // SAFETY: I1: the remainder has the kind of its operands; then the instruction, which has one word, is done.
        unsafe {
            self.runtime.registers.set(i.a.get(), value);
            self.runtime.registers.advance();
        }
    }

    /// The operation at which the thread stands.
    fn current_op(&self) -> Option<Op> {
        let code = self.runtime.registers.current_code()?;
        code.op(code.index_of(self.runtime.registers.pc()))
    }

    fn array_index_error(&self) -> JavaError {
        let i = self.runtime.registers.instruction();
        // SAFETY: I1: an access to an element takes its array there.
        let array = unsafe { self.runtime.registers.reference(i.b.get()) };
        let length = self.runtime.heap.array_length(array);
        let message =
            format!("Index {} out of bounds for length {length}", self.runtime.registers.get(i.c_low()) as i32);
        JavaError::new("java/lang/ArrayIndexOutOfBoundsException", message)
    }

    fn array_store(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        // SAFETY: I1: `aastore` takes two references, to the value and to the array.
        let (value, array) =
            unsafe { (self.runtime.registers.reference(i.a.get()), self.runtime.registers.reference(i.b.get())) };
        let index = self.runtime.registers.get(i.c_low()) as u32;
        let element = self.loader.classes.class(self.runtime.heap.class_of(array)).element;
        let class = self.runtime.heap.class_of(value);
        if !self.loader.classes.is_subtype(class, element) {
            return Err(JavaError::new("java/lang/ArrayStoreException", self.loader.classes.class(class).java_name()));
        }
        self.runtime.heap.set_element(array, index, value);
        // SAFETY: I1: `aastore` has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    fn check_cast(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        // SAFETY: I1: `checkcast` takes a reference.
        let object = unsafe { self.runtime.registers.reference(i.a.get()) };
        let class = self.runtime.heap.class_of(object);
        let target = ClassId(i.c.get() as u32);
        if !self.loader.classes.is_subtype(class, target) {
            return Err(self.loader.class_cast_error(class, target));
        }
        // SAFETY: I1: `checkcast` has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    fn instance_of(&mut self) {
        let i = self.runtime.registers.instruction();
        // SAFETY: I1: `instanceof` takes a reference.
        let object = unsafe { self.runtime.registers.reference(i.b.get()) };
        let class = self.runtime.heap.class_of(object);
        let result = self.loader.classes.is_subtype(class, ClassId(i.c.get() as u32));
        // SAFETY: I1: `instanceof` leaves an int; then it, which has one word, is done.
        unsafe {
            self.runtime.registers.set(i.a.get(), u64::from(result));
            self.runtime.registers.advance();
        }
    }

    fn new_object(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        let (class, register) = (ClassId(i.c.get() as u32), i.a.get());
        let object = self.runtime.new_instance(class)?;
        // SAFETY: I1, I2: `new` leaves a reference, and the object was just made.
        unsafe { self.runtime.registers.set(register, object.to_slot()) };
        if self.current_op() == Some(Op::new_dup) {
            // SAFETY: I1, I2: the same for the copy, which `dup` would leave.
            unsafe { self.runtime.registers.set(register.wrapping_add(1), object.to_slot()) };
        }
        // SAFETY: I1: `new`, alone or with `dup`, has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    fn new_array_slow(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        let (class, length, register) =
            (ClassId(i.c.get() as u32), self.runtime.registers.get(i.b.get()) as i32, i.a.get());
        let array = if are_long(&[length]) {
            self.charging_for_memory(|vm| vm.runtime.checked_array(class, length))?
        } else {
            self.runtime.checked_array(class, length)?
        };
        // SAFETY: I1, I2: `newarray` leaves a reference, and the array was just made; then it, which has one word, is done.
        unsafe {
            self.runtime.registers.set(register, array.to_slot());
            self.runtime.registers.advance();
        }
        Ok(())
    }

    /// Does what allocates much by a single instruction, and charges what it has allocated, whether it fails or not (K1).
    fn charging_for_memory<R>(&mut self, allocate: impl FnOnce(&mut Vm) -> R) -> R {
        let before = self.runtime.heap.allocated_bytes();
        let result = allocate(self);
        self.runtime.charge((self.runtime.heap.allocated_bytes() - before) / BYTES_PER_CHARGE);
        result
    }

    /// Dimensions are all checked before the first array is made (JVMS 6.5 multianewarray); made level by level.
    fn multi_new_array(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        let (first, dimensions) = (i.a.get(), i.b.get());
        let lengths: Vec<i32> =
            (0..dimensions).map(|n| self.runtime.registers.get(first.wrapping_add(n)) as i32).collect();
        if let Some(negative) = lengths.iter().find(|length| **length < 0) {
            return Err(JavaError::new("java/lang/NegativeArraySizeException", negative.to_string()));
        }
        let class = ClassId(i.c.get() as u32);
        let array = if are_long(&lengths) {
            self.charging_for_memory(|vm| vm.loader.new_multi_array(&mut vm.runtime, class, &lengths))?
        } else {
            self.loader.new_multi_array(&mut self.runtime, class, &lengths)?
        };
        // SAFETY: I1, I2: `multianewarray` leaves a reference where the first length lay, and the array was just made; then it,
        // which has one word, is done.
        unsafe {
            self.runtime.registers.set(first, array.to_slot());
            self.runtime.registers.advance();
        }
        Ok(())
    }

    fn lock_method(&mut self) -> Result<(), JavaError> {
        // The slot is a root from here on.
        // SAFETY: I4: a synchronized method's header has the slot.
        unsafe { *self.runtime.registers.fp().add(LOCK) = 0 };
        self.runtime.make_room_for_monitor()?;
        let method = self.runtime.registers.current_method();
        let object = if method.is(flags::STATIC) {
            let class = method.class;
            self.loader.mirror(&mut self.runtime, class)?
        } else {
            // SAFETY: I4: the receiver is the first argument.
            unsafe { Ref::from_slot(*self.runtime.registers.fp().sub(method.locals())) }
        };
        if self.enter_monitor(object) {
            // SAFETY: I4: a synchronized method's header has the slot; it is still the innermost frame's. I1: what locks has one
            // word, and is done.
            unsafe {
                *self.runtime.registers.fp().add(LOCK) = object.to_slot();
                self.runtime.registers.advance();
            }
        }
        Ok(())
    }

    fn monitor_enter(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: `monitorenter` takes a reference.
        let object = |vm: &Vm| unsafe { vm.runtime.registers.reference(vm.runtime.registers.instruction().a.get()) };
        if object(self).is_null() {
            return Err(JavaError::null_pointer());
        }
        self.runtime.make_room_for_monitor()?;
        if self.enter_monitor(object(self)) {
            // SAFETY: I1: `monitorenter` has one word and is done.
            unsafe { self.runtime.registers.advance() };
        }
        Ok(())
    }

    fn monitor_exit(&mut self) -> Result<(), JavaError> {
        // SAFETY: I1: `monitorexit` takes a reference.
        let object = unsafe { self.runtime.registers.reference(self.runtime.registers.instruction().a.get()) };
        if object.is_null() {
            return Err(JavaError::null_pointer());
        }
        self.runtime.exit_monitor(object)?;
        // SAFETY: I1: `monitorexit` has one word and is done.
        unsafe { self.runtime.registers.advance() };
        Ok(())
    }

    /// Returns from a synchronized method: c says whether there is a result.
    fn return_synchronized(&mut self) -> Result<(), JavaError> {
        let i = self.runtime.registers.instruction();
        // SAFETY: I4, I2: a synchronized method's header has the slot, which holds null or the object that is locked.
        let object = unsafe { Ref::from_slot(*self.runtime.registers.fp().add(LOCK)) };
        // SAFETY: I4: unlocked once only, whatever comes.
        unsafe { *self.runtime.registers.fp().add(LOCK) = 0 };
        let value = (i.c.get() != 0).then(|| self.runtime.registers.get(i.a.get()));
        let result = self.runtime.registers.fp().wrapping_sub(usize::from(i.b.get()));
        self.runtime.exit_monitor(object)?;
        // SAFETY: I4: a return ends the frame of a method, which has a caller; its result is written next.
        unsafe { self.runtime.registers.pop_frame() };
        if let Some(value) = value {
            // SAFETY: I1: the result lies where the first argument lay.
            unsafe { *result = value };
        }
        Ok(())
    }
}
