//! Everything a handler does not do itself: the way out of threaded code and back.
//!
//! A handler hands over with its instruction not begun. Here it is finished (and the registers advanced), or left to be
//! executed again, or an exception is thrown, or another thread goes on.

#![allow(unsafe_code)]

use super::are_long;
use super::heads::Arrival;
use super::state::Slow;
use crate::code::Code;
use crate::code::instruction::Instruction;
use crate::code::op::Op;
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::ClassId;
use crate::link::{Method, flags};
use crate::statistics::Stage;
use crate::thread::ThreadState;
use crate::thread::frame::{CALLER, HEADER_SLOTS, LOCK, METHOD, RETURN};
use crate::thread::monitor::Enter;
use crate::vm::Vm;

/// The longest array: a few elements below what an `int` counts, as HotSpot has it.
const ARRAY_LENGTH_MAX: i32 = i32::MAX - 2;
/// Memory of long arrays that a unit of fuel pays for.
const BYTES_PER_CHARGE: u64 = 8;

/// Runs the slow path that a handler has asked for. Gives the VM back, so that the caller need not keep it.
///
/// # Safety
/// The VM's registers have been saved by the running interpreter, which holds no other reference to the VM (I5).
#[inline(never)]
pub(super) unsafe extern "C" fn run_slow(vm: *mut Vm) -> *mut Vm {
    // SAFETY: I5.
    let running = unsafe { &mut *vm };
    running.registers.pc = running.registers.slow_pc;
    let reason = running.registers.slow_reason;
    let stood = (running.registers.pc, running.registers.fp);
    running.arrival = Arrival::ByPlace;
    running.abandonably(|running| {
        if let Err(error) = running.slow(reason) {
            running.throw(error);
        }
        running.end_if_overdrawn();
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
            Slow::StackOverflow => self.grow_stack(),
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
            Slow::ReturnNoted => self.return_noted(),
            Slow::Throw => {
                let exception = self.reference(self.instruction().a.get());
                if exception.is_null() {
                    return Err(JavaError::null_pointer());
                }
                self.registers.exception = exception;
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
            Slow::HeadSwitch => {
                self.switch_version();
                Ok(())
            }
            Slow::Checkpoint => {
                self.checkpoint();
                Ok(())
            }
        }
    }

    /// The instruction at which the running thread stands.
    pub(super) fn instruction(&self) -> &Instruction {
        // SAFETY: I1: the saved program counter names an instruction of code that lives as long as the VM.
        unsafe { &*self.registers.pc }
    }

    /// The place of a local or operand of the innermost frame.
    fn slot(&self, register: u16) -> *mut u64 {
        let (method, at) = (self.current_method(), isize::from(register.cast_signed()));
        let is_local = at < 0 && at.unsigned_abs() <= method.locals();
        let is_operand = at >= HEADER_SLOTS.cast_signed() && at.unsigned_abs() < method.operand_slots();
        assert!(is_local || is_operand, "register {at} of {}", method.name);
        self.registers.fp.wrapping_offset(at)
    }

    pub(super) fn get(&self, register: u16) -> u64 {
        // SAFETY: I4: it lies in the innermost frame.
        unsafe { *self.slot(register) }
    }

    pub(super) fn set(&mut self, register: u16, value: u64) {
        // SAFETY: I4: it lies in the innermost frame, beside the header; the instruction says what kind of value (I1).
        unsafe { *self.slot(register) = value }
    }

    /// The reference in a register.
    pub(super) fn reference(&self, register: u16) -> Ref {
        // SAFETY: I1, I2: the handler's operand is a reference.
        unsafe { Ref::from_slot(self.get(register)) }
    }

    /// Goes on behind the current instruction.
    pub(super) fn advance(&mut self, words: usize) {
        self.registers.pc = self.registers.pc.wrapping_add(words);
    }

    /// The method of the innermost frame.
    pub(super) fn current_method(&self) -> &Method {
        // SAFETY: I4: a frame's header names its method, which lives as long as the VM.
        unsafe { &*(*self.registers.fp.add(METHOD) as *const Method) }
    }

    /// The code at which the thread stands.
    pub(super) fn current_code(&self) -> Option<&Code> {
        self.current_method().code_of(self.registers.pc)
    }

    /// Drops the innermost frame; the thread stands at its return point then.
    pub(crate) fn pop_frame(&mut self) {
        // SAFETY: I4.
        unsafe {
            self.registers.pc = *self.registers.fp.add(RETURN) as *const Instruction;
            self.registers.fp = *self.registers.fp.add(CALLER) as *mut u64;
        }
    }

    fn remainder(&mut self) {
        let i = self.instruction();
        let (x, y) = (self.get(i.b.get()), self.get(i.c_low()));
        let value = if self.current_op() == Some(Op::frem) {
            u64::from((f32::from_bits(x as u32) % f32::from_bits(y as u32)).to_bits())
        } else {
            (f64::from_bits(x) % f64::from_bits(y)).to_bits()
        };
        self.set(i.a.get(), value);
        self.advance(1);
    }

    /// The operation at which the thread stands.
    fn current_op(&self) -> Option<Op> {
        let code = self.current_code()?;
        code.op(code.index_of(self.registers.pc))
    }

    fn array_store(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        let (value, array, index) = (self.reference(i.a.get()), self.reference(i.b.get()), self.get(i.c_low()) as u32);
        let element = self.classes.class(self.heap.class_of(array)).element;
        let class = self.heap.class_of(value);
        if !self.classes.is_subtype(class, element) {
            return Err(JavaError::new("java/lang/ArrayStoreException", self.classes.class(class).java_name()));
        }
        self.heap.set_element(array, index, value);
        self.advance(1);
        Ok(())
    }

    fn check_cast(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        let class = self.heap.class_of(self.reference(i.a.get()));
        let target = ClassId(i.c.get() as u32);
        if !self.classes.is_subtype(class, target) {
            return Err(self.class_cast_error(class, target));
        }
        self.advance(1);
        Ok(())
    }

    fn instance_of(&mut self) {
        let i = self.instruction();
        let class = self.heap.class_of(self.reference(i.b.get()));
        let result = self.classes.is_subtype(class, ClassId(i.c.get() as u32));
        self.set(i.a.get(), u64::from(result));
        self.advance(1);
    }

    fn new_object(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        let (class, register) = (ClassId(i.c.get() as u32), i.a.get());
        let object = self.new_instance(class)?;
        self.set(register, object.to_slot());
        if self.current_op() == Some(Op::new_dup) {
            self.set(register.wrapping_add(1), object.to_slot());
        }
        self.advance(1);
        Ok(())
    }

    fn new_array_slow(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        let (class, length, register) = (ClassId(i.c.get() as u32), self.get(i.b.get()) as i32, i.a.get());
        let array = if are_long(&[length]) {
            self.charging_for_memory(|vm| vm.checked_array(class, length))?
        } else {
            self.checked_array(class, length)?
        };
        self.set(register, array.to_slot());
        self.advance(1);
        Ok(())
    }

    /// Does what allocates much by a single instruction, and charges what it has allocated, whether it fails or not (K1).
    fn charging_for_memory<R>(&mut self, allocate: impl FnOnce(&mut Vm) -> R) -> R {
        let before = self.heap.allocated_bytes();
        let result = allocate(self);
        self.charge((self.heap.allocated_bytes() - before) / BYTES_PER_CHARGE);
        result
    }

    /// A new array of a length that the guest has chosen.
    pub(crate) fn checked_array(&mut self, class: ClassId, length: i32) -> Result<Ref, JavaError> {
        let Ok(unsigned) = u32::try_from(length) else {
            return Err(JavaError::new("java/lang/NegativeArraySizeException", length.to_string()));
        };
        if length > ARRAY_LENGTH_MAX {
            return Err(JavaError::new("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit"));
        }
        self.new_array(class, unsigned)
    }

    /// Dimensions are all checked before the first array is made (JVMS 6.5 multianewarray); made level by level.
    fn multi_new_array(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        let (first, dimensions) = (i.a.get(), i.b.get());
        let lengths: Vec<i32> = (0..dimensions).map(|n| self.get(first.wrapping_add(n)) as i32).collect();
        if let Some(negative) = lengths.iter().find(|length| **length < 0) {
            return Err(JavaError::new("java/lang/NegativeArraySizeException", negative.to_string()));
        }
        let class = ClassId(i.c.get() as u32);
        let array = if are_long(&lengths) {
            self.charging_for_memory(|vm| vm.new_multi_array(class, &lengths))?
        } else {
            self.new_multi_array(class, &lengths)?
        };
        self.set(first, array.to_slot());
        self.advance(1);
        Ok(())
    }

    /// Nested arrays of the given lengths, none negative.
    /// There is one handle for each dimension, however many arrays there are.
    pub(crate) fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Result<Ref, JavaError> {
        let mark = self.handles.len();
        let array = self.new_nested_arrays(class, lengths);
        self.handles.truncate(mark);
        array
    }

    fn new_nested_arrays(&mut self, class: ClassId, lengths: &[i32]) -> Result<Ref, JavaError> {
        let array = self.checked_array(class, lengths[0])?;
        let [_, inner @ ..] = lengths else { return Ok(array) };
        if inner.is_empty() {
            return Ok(array);
        }
        let element = self.classes.class(class).element;
        let array = self.handles.push(array);
        for index in 0..lengths[0] as u32 {
            self.look_up()?;
            let child = self.new_nested_arrays(element, inner)?;
            self.heap.set_element(self.handles.get(array), index, child);
        }
        Ok(self.handles.pop(array))
    }

    fn lock_method(&mut self) -> Result<(), JavaError> {
        // The slot is a root from here on.
        // SAFETY: I4: a synchronized method's header has the slot.
        unsafe { *self.registers.fp.add(LOCK) = 0 };
        self.make_room_for_monitor()?;
        let method = self.current_method();
        let object = if method.is(flags::STATIC) {
            self.mirror(method.class)?
        } else {
            // SAFETY: I4: the receiver is the first argument.
            unsafe { Ref::from_slot(*self.registers.fp.sub(method.locals())) }
        };
        if self.enter_monitor(object) {
            // SAFETY: I4.
            unsafe { *self.registers.fp.add(LOCK) = object.to_slot() };
            self.advance(1);
        }
        Ok(())
    }

    /// Makes sure that one more monitor can be inflated, collecting if need be.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub(crate) fn make_room_for_monitor(&mut self) -> Result<(), JavaError> {
        let thread = self.threads.running().id;
        self.make_room_outside(Account::Monitors, |vm| vm.monitors.make_room(&mut vm.heap, thread))
    }

    /// Enters an object's monitor for the running thread, for which there is room; false if the thread was blocked, to try again later.
    pub(crate) fn enter_monitor(&mut self, object: Ref) -> bool {
        let thread = self.threads.running().id;
        match self.monitors.enter(&mut self.heap, object, thread) {
            Enter::Held => true,
            Enter::MustWait => {
                self.threads.running().waits_on = object;
                self.block(ThreadState::Blocked);
                false
            }
        }
    }

    /// Leaves an object's monitor once.
    pub(crate) fn exit_monitor(&mut self, object: Ref) -> Result<(), JavaError> {
        let thread = self.threads.running().id;
        match self.monitors.exit(&mut self.heap, object, thread) {
            Ok(next) => {
                if let Some(next) = next {
                    self.make_ready(next);
                }
                Ok(())
            }
            Err(_) => Err(JavaError::new("java/lang/IllegalMonitorStateException", "current thread is not owner")),
        }
    }

    fn monitor_enter(&mut self) -> Result<(), JavaError> {
        if self.reference(self.instruction().a.get()).is_null() {
            return Err(JavaError::null_pointer());
        }
        self.make_room_for_monitor()?;
        let object = self.reference(self.instruction().a.get());
        if self.enter_monitor(object) {
            self.advance(1);
        }
        Ok(())
    }

    fn monitor_exit(&mut self) -> Result<(), JavaError> {
        let object = self.reference(self.instruction().a.get());
        if object.is_null() {
            return Err(JavaError::null_pointer());
        }
        self.exit_monitor(object)?;
        self.advance(1);
        Ok(())
    }

    /// Returns from a synchronized method: c says whether there is a result.
    fn return_synchronized(&mut self) -> Result<(), JavaError> {
        let i = self.instruction();
        // SAFETY: I4.
        let object = unsafe { Ref::from_slot(*self.registers.fp.add(LOCK)) };
        // SAFETY: I4: unlocked once only, whatever comes.
        unsafe { *self.registers.fp.add(LOCK) = 0 };
        let value = (i.c.get() != 0).then(|| self.get(i.a.get()));
        let result = self.registers.fp.wrapping_sub(usize::from(i.b.get()));
        self.exit_monitor(object)?;
        self.pop_frame();
        if let Some(value) = value {
            // SAFETY: I1: the result lies where the first argument lay.
            unsafe { *result = value };
        }
        Ok(())
    }
}
