//! The interpreter's machine registers: what every handler takes and gives.
//!
//! Six integer arguments fit the registers of the C calling convention, so that a handler ends in a jump to the next
//! one with everything in place. A handler is a plain function from [`State`] to [`State`]; the dispatch modules
//! (`interp::tail_loop`, `interp::match_loop`) wrap it. It holds scalars only: nothing to drop, no address taken.

#![allow(unsafe_code)]

use crate::code::instruction::{BARE, BlockHeader, HEADER_WORDS, ThreadedInstruction};
use crate::heap::{CARD_SHIFT, CARDS, Heap};
use crate::link::{Class, ClassKind};
use crate::profile::nodes::TransitionNode;
use crate::thread::registers::Slow;
use crate::vm::Vm;

/// The registers of the interpreter.
#[derive(Clone, Copy)]
pub struct State {
    /// The instruction to execute.
    pub pc: *const ThreadedInstruction,
    /// The frame's header; locals lie below it, operands above.
    pub fp: *mut u64,
    /// The VM to which all of this belongs; what its own `registers` say is out of date while handlers run.
    pub vm: *mut Vm,
    /// The heap's base: address = base + offset of a reference.
    pub base: *mut u8,
    /// Budget left in this slice (K1). Negative where a native or a translation has charged more than was left: the
    /// debt goes to the next slice.
    pub budget: i64,
    /// The profile's current context (K18); `tier::nowhere` where there is none.
    pub context: *mut TransitionNode,
}

/// What the handler word of an instruction points at under sibling-call dispatch, and what machine code is to its
/// callers under both: C's calling convention, all six arguments in registers.
pub(crate) type HandlerFunction =
    unsafe extern "C" fn(*const ThreadedInstruction, *mut u64, *mut Vm, *mut u8, i64, *mut TransitionNode);

/// Reading and writing a register as a type: what its bits are as that, and the other way round.
macro_rules! registers {
    ($($get:ident $set:ident: $type:ty => |$bits:ident| $from:expr, |$value:ident| $to:expr;)*) => {$(
        /// # Safety
        /// I1: the register lies inside the frame, and what it holds agrees with the instruction.
        #[inline(always)]
        pub(crate) unsafe fn $get(self, register: u16) -> $type {
            // SAFETY: I1: the kind agrees with the instruction.
            let $bits = unsafe { self.get(register) };
            $from
        }

        /// # Safety
        /// I1: the register lies inside the frame, and the instruction writes that kind.
        #[inline(always)]
        pub(crate) unsafe fn $set(self, register: u16, $value: $type) {
            // SAFETY: I1: the kind agrees with the instruction.
            unsafe { self.set(register, $to) }
        }
    )*};
}

/// # Safety
/// The caller is a handler that executes the current instruction. I1: code comes from verified methods, so registers lie inside
/// the frame and targets inside the code; I2: references in slots are valid heap offsets.
impl State {
    #[inline(always)]
    pub(crate) unsafe fn instruction(&self) -> &'static ThreadedInstruction {
        // SAFETY: I1: pc stands at an instruction of code that outlives the handler's activation.
        unsafe { &*self.pc }
    }

    #[inline(always)]
    pub(crate) unsafe fn slot(self, register: u16) -> *mut u64 {
        // SAFETY: I1: the register lies inside the frame.
        unsafe { self.fp.offset(register as i16 as isize) }
    }

    #[inline(always)]
    pub(crate) unsafe fn get(self, register: u16) -> u64 {
        // SAFETY: I1: the register lies inside the frame.
        unsafe { *self.slot(register) }
    }

    #[inline(always)]
    pub(crate) unsafe fn set(self, register: u16, value: u64) {
        // SAFETY: I1: the register lies inside the frame.
        unsafe { *self.slot(register) = value }
    }

    registers! {
        int set_int: i32 => |bits| bits as i32, |value| u64::from(value as u32);
        long set_long: i64 => |bits| bits as i64, |value| value as u64;
        float set_float: f32 => |bits| f32::from_bits(bits as u32), |value| u64::from(value.to_bits());
        double set_double: f64 => |bits| f64::from_bits(bits), |value| value.to_bits();
    }

    /// The reference in a register: 0 or a heap offset.
    #[inline(always)]
    pub(crate) unsafe fn reference(self, register: u16) -> u32 {
        // SAFETY: I1: the kind agrees with the instruction.
        unsafe { self.get(register) as u32 }
    }

    /// The address of a byte of an object.
    #[inline(always)]
    pub(crate) unsafe fn address<T>(self, reference: u32, displacement: usize) -> *mut T {
        // SAFETY: I2: base + offset + displacement lies inside the object, as the verifier or a bounds check showed.
        unsafe { self.base.add(reference as usize + displacement).cast::<T>() }
    }

    /// The class number in an object's header.
    #[inline(always)]
    pub(crate) unsafe fn class_of(self, reference: u32) -> u32 {
        // SAFETY: I2: the reference is one to an object, whose header begins with its class.
        unsafe { *self.address::<u32>(reference, 0) }
    }

    /// Stores a reference into a slot of an object and marks the slot's card (K13).
    #[inline(always)]
    pub(crate) unsafe fn store_reference(self, object: u32, displacement: usize, value: u32) {
        // SAFETY: I2: the slot lies inside the object; the card table covers the whole region.
        unsafe {
            let slot = object as usize + displacement;
            *self.base.add(slot).cast::<u32>() = value;
            *self.base.add(CARDS as usize + (slot >> CARD_SHIFT)) = 1;
        }
    }

    /// Pays for what is about to be done (K1); false, with nothing paid, where the budget does not suffice.
    #[inline(always)]
    pub(crate) fn charge(&mut self, weight: i64) -> bool {
        if BARE {
            return true;
        }
        let left = self.budget - weight;
        if left >= 0 {
            self.budget = left;
        }
        left >= 0
    }

    /// Goes on `words` instructions further.
    #[inline(always)]
    pub(crate) unsafe fn next(mut self, words: usize) -> State {
        // SAFETY: I1: verified code does not fall off its end.
        self.pc = unsafe { self.pc.add(words) };
        self
    }

    /// Falls into the block behind the current instruction, over its header.
    #[inline(always)]
    pub(crate) unsafe fn next_block(self, words: usize) -> State {
        // SAFETY: I1: a block follows the current instruction, and its header is as long as all headers are.
        unsafe { self.next(words + HEADER_WORDS) }
    }

    /// Goes on at a displacement.
    #[inline(always)]
    pub(crate) unsafe fn jump(mut self, displacement: i32) -> State {
        // SAFETY: I1: displacements of the code lead to instructions of the same code.
        self.pc = unsafe { self.pc.offset(displacement as isize) };
        self
    }

    /// The header of the block whose head the state stands at.
    #[inline(always)]
    pub(crate) unsafe fn header(self) -> &'static BlockHeader {
        // SAFETY: I1: only head handlers call this, and a header precedes every head.
        unsafe { &*self.pc.sub(HEADER_WORDS).cast::<BlockHeader>() }
    }

    /// A class by its number.
    #[inline(always)]
    pub(crate) unsafe fn class(self, class: u32) -> *const Class {
        // SAFETY: I2: object headers and resolved operands hold numbers of existing classes.
        unsafe { *(*self.vm).runtime.registers.classes().add(class as usize) }
    }

    /// Whether a class is a proper subtype of another class or interface, in constant time: the display of
    /// superclasses by depth, the set of superinterfaces by bit. False also where the target is an array class: the
    /// slow path decides those.
    #[inline(always)]
    pub(crate) unsafe fn is_subclass(self, class: u32, target: u32) -> bool {
        // SAFETY: I2: both numbers are those of existing classes, and display and bits live as long as their class.
        unsafe {
            let (class, wanted) = (&*self.class(class), &*self.class(target));
            if wanted.kind == ClassKind::Interface {
                let (word, bit) = (wanted.interface_index / 64, wanted.interface_index % 64);
                word < class.interface_words && *class.interface_bits.add(word as usize) >> bit & 1 != 0
            } else {
                wanted.depth < class.depth && (*class.display.add(wanted.depth as usize)).0 == target
            }
        }
    }

    /// The heap, for its allocation window: memory from `top` to `end` is zeroed.
    #[inline(always)]
    pub(crate) unsafe fn heap(self) -> *mut Heap {
        // SAFETY: I5: a field of the running VM.
        unsafe { &raw mut (*self.vm).runtime.heap }
    }

    /// Leaves the registers in the VM, where everything outside handlers finds them.
    #[inline(always)]
    pub(crate) unsafe fn save(self) {
        // SAFETY: I5: the VM runs, and no reference to it is alive; this one ends here. I1, I4, K17: these are the running
        // thread's registers.
        unsafe {
            (*self.vm).runtime.registers.save(self.pc, self.fp, self.budget, self.context);
        }
    }

    /// The state that the VM's saved registers describe.
    #[inline(always)]
    pub(crate) unsafe fn load(vm: *mut Vm) -> State {
        // SAFETY: I5: the VM runs, and no exclusive reference to it is alive; this one ends here.
        unsafe {
            let registers = &(*vm).runtime.registers;
            State {
                pc: registers.pc(),
                fp: registers.fp(),
                vm,
                base: registers.base(),
                budget: registers.budget,
                context: registers.context(),
            }
        }
    }

    /// The handler word to go on with after a slow path: the instruction's own, or what stood in a head before.
    #[inline(always)]
    pub(crate) unsafe fn resume_word(self) -> usize {
        // SAFETY: I5: the VM runs, and no reference to it is alive; I1: pc stands at an instruction.
        unsafe {
            let word = (*self.vm).runtime.registers.take_resume_word();
            if word != 0 { word } else { (*self.pc).handler.get() }
        }
    }

    /// Hands over to `interp::slow`, which finds the instruction as it was: none of its effects done.
    #[inline(always)]
    pub(crate) unsafe fn slow(mut self, reason: Slow) -> State {
        // SAFETY: I5: the VM outlives its run, and no reference to it is alive while handlers run. I1: they stand at `pc`.
        self.pc = unsafe { (*self.vm).runtime.registers.hand_over(self.pc, reason) };
        self
    }
}
