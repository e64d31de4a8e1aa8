//! What machine code knows of a VM's memory, and what it may call: one table of offsets and one of functions.

use std::mem::offset_of;

use crate::code::frame;
use crate::code::instruction::{BlockHeader, HEADER_WORDS, INSTRUCTION_BYTES, ThreadedInstruction};
use crate::heap::{self, Heap, Ref};
use crate::id::{ClassId, MethodId};
use crate::link::{Class, ClassKind, Method, flags};
use crate::native::suits_compiled_code;
use crate::runtime::are_long;
use crate::thread::registers::Registers;
use crate::vm::Vm;
use crate::vm::native::{NativeContext, NativeOutcome};

/// Byte offsets from the address of a [`Vm`].
pub mod vm {
    use super::*;

    /// End of the running thread's stack: a pointer.
    pub const STACK_LIMIT: i32 = (offset_of!(Vm, runtime.registers) + Registers::STACK_LIMIT_FIELD) as i32;
    /// Number of the running thread: 32 bits.
    pub const THREAD: i32 = (offset_of!(Vm, runtime.registers) + Registers::THREAD_FIELD) as i32;
    /// Table of classes' addresses by number: a pointer. It may move when a class is loaded.
    pub const CLASSES: i32 = (offset_of!(Vm, runtime.registers) + Registers::CLASSES_FIELD) as i32;
    /// Table of vtables' addresses by class number: a pointer. It may move when a class is loaded.
    pub const VTABLES: i32 = (offset_of!(Vm, runtime.registers) + Registers::VTABLES_FIELD) as i32;
    /// Offset of the next object from the heap's base: 64 bits.
    pub const HEAP_TOP: i32 = (offset_of!(Vm, runtime.heap) + Heap::TOP_FIELD) as i32;
    /// State of a sequence of random numbers, for injected failures: 64 bits, not 0.
    pub const RANDOM: i32 = offset_of!(Vm, tiering.random) as i32;
    /// Where exits leave the values of objects to make: 64 bits each.
    pub const EXIT_VALUES: i32 = offset_of!(Vm, tiering.exit_values) as i32;
    /// How many values there is room for.
    pub const EXIT_VALUES_MAX: usize = crate::tiering::EXIT_VALUES;
    /// For the exit that is being taken: 64 bits.
    pub const EXIT: i32 = (offset_of!(Vm, runtime.registers) + Registers::EXIT_FIELD) as i32;
    /// For the budget that is left at the exit that is being taken: 64 bits.
    pub const EXIT_BUDGET: i32 = (offset_of!(Vm, runtime.registers) + Registers::BUDGET_FIELD) as i32;
    /// Where the nursery ends but for what is set aside for exits: 64 bits. While the next object's offset is not greater,
    /// nothing of that has been used.
    pub const HEAP_LIMIT: i32 = (offset_of!(Vm, runtime.heap) + Heap::LIMIT_FIELD) as i32;
    /// Where the memory ends that is zeroed for objects: 64 bits.
    pub const HEAP_END: i32 = (offset_of!(Vm, runtime.heap) + Heap::END_FIELD) as i32;
}

/// Byte offsets from the address of a class.
pub mod class {
    use super::*;

    /// Table of superclass numbers (32 bits each) by depth: a pointer.
    pub const DISPLAY: i32 = offset_of!(Class, display) as i32;
    /// Words of 64 bits, a bit for each superinterface: a pointer.
    pub const INTERFACE_BITS: i32 = offset_of!(Class, interface_bits) as i32;
    /// Number of those words: 32 bits.
    pub const INTERFACE_WORDS: i32 = offset_of!(Class, interface_words) as i32;
    /// The interface's number: 32 bits.
    pub const INTERFACE_INDEX: i32 = offset_of!(Class, interface_index) as i32;
    /// Number of proper superclasses: 32 bits.
    pub const DEPTH: i32 = offset_of!(Class, depth) as i32;
    /// Number of an array type's component type: 32 bits.
    pub const ELEMENT: i32 = offset_of!(Class, element) as i32;
    /// What kind of class it is: 8 bits.
    pub const KIND: i32 = offset_of!(Class, kind) as i32;
    /// What stands there of an interface.
    pub const KIND_INTERFACE: u8 = ClassKind::Interface as u8;
}

/// Byte offsets from the address of a method, as vtables and frame headers hold it. None of these words changes while
/// machine code runs.
pub mod method {
    use super::*;

    /// Address of the instruction at which a call enters: 64 bits. It has a handler word ([`head::HANDLER`]) whatever the
    /// method is; where the method has no code it is a stub's, never that of a region.
    pub const ENTRY: i32 = offset_of!(Method, entry) as i32;
    /// Bytes from the first argument to the header of the method's frame: 64 bits.
    pub const LOCALS_BYTES: i32 = offset_of!(Method, locals_bytes) as i32;
    /// Bytes of the frame's header and operands: 64 bits.
    pub const OPERAND_BYTES: i32 = offset_of!(Method, operand_bytes) as i32;
    /// What a call charges (K1): 64 bits.
    pub const WEIGHT: i32 = offset_of!(Method, weight) as i32;
}

/// The table of what interface calls enter, a part of the VM. The place of a class and a method is the one whose number is
/// the sum of the class's number and [`interface::distance`], modulo [`interface::PLACES`].
pub mod interface {
    use super::*;
    use crate::link::interface_targets as table;

    /// Number of places, a power of two.
    pub const PLACES: u32 = table::PLACES as u32;
    /// Log2 of the bytes of a place.
    pub const PLACE_LOG2: u32 = size_of::<table::TargetEntry>().trailing_zeros();
    /// Byte offset of the first place's key from the address of the VM: 64 bits, the number of the class in the lower half,
    /// that of the method in the upper one.
    pub const KEY: i32 = (offset_of!(Vm, tiering.interface_targets) + offset_of!(table::TargetEntry, key)) as i32;
    /// Byte offset of the first place's target from the address of the VM: the address of a method.
    pub const TARGET: i32 = (offset_of!(Vm, tiering.interface_targets) + offset_of!(table::TargetEntry, target)) as i32;

    const _: () = assert!(size_of::<table::TargetEntry>().is_power_of_two() && table::PLACES.is_power_of_two());

    /// See [`interface`](self).
    pub const fn distance(method: MethodId) -> u32 {
        table::distance(method)
    }
}

/// Byte offsets from the address of an object.
pub mod object {
    use super::*;

    /// Class number: 32 bits.
    pub const CLASS: i32 = heap::CLASS_OFFSET as i32;
    /// Mark word: 32 bits.
    pub const MARK: i32 = heap::MARK_OFFSET as i32;
    /// An array's length: 32 bits.
    pub const LENGTH: i32 = heap::LENGTH_OFFSET as i32;
    /// An array's first element.
    pub const ELEMENTS: i32 = heap::ELEMENTS_OFFSET as i32;
    /// Longest array that is made in line.
    pub const FAST_ARRAY_LENGTH: u32 = crate::runtime::FAST_ARRAY_LENGTH;
}

/// Byte offset of the number of times that an exit was taken (32 bits) from the address of its descriptor.
pub const EXIT_COUNT: i32 = crate::tiering::exits::ExitDescriptor::COUNT as i32;

/// The card of the slot at an offset from the heap's base: the byte at `TABLE + (offset >> SHIFT)` from the base.
pub mod card {
    use super::*;

    /// Offset of the table from the heap's base.
    pub const TABLE: i32 = heap::CARDS as i32;
    /// Log2 of the bytes that a card covers.
    pub const SHIFT: u32 = heap::CARD_SHIFT;
}

/// Byte offsets from the address of a block's first instruction (see [`crate::vm::tier::Control::region_word`]).
pub mod head {
    use super::*;

    /// Its handler word: 64 bits.
    pub const HANDLER: i32 = offset_of!(ThreadedInstruction, handler) as i32;
    /// Where the block's region is entered: an address, and that of a region while the handler word is the one for regions.
    pub const ENTRY: i32 = BlockHeader::ENTRY_FIELD as i32 - (HEADER_WORDS * INSTRUCTION_BYTES) as i32;
}

/// Slots of a frame's header, counted from it.
pub mod header {
    use super::*;

    /// Address of the instruction that the frame returns to.
    pub const RETURN: i32 = frame::RETURN as i32;
    /// Address of the caller's header.
    pub const CALLER: i32 = frame::CALLER as i32;
    /// Address of the method.
    pub const METHOD: i32 = frame::METHOD as i32;
}

/// The mark word of a thin lock (see [`heap::MarkWord`]).
pub mod mark {
    use super::*;

    /// Mask of the lock's state.
    pub const STATE_MASK: u32 = heap::MarkWord::STATE_MASK;
    /// The state of a thin lock.
    pub const THIN: u32 = heap::MarkWord::neutral(heap::MarkWord::from_bits(0)).thin(0, 0).bits();
    /// Position of the thread's number.
    pub const THREAD_SHIFT: u32 = heap::MarkWord::PAYLOAD_SHIFT + 12;
    /// One more entry by the same thread.
    pub const ONCE_MORE: u32 = 1 << heap::MarkWord::PAYLOAD_SHIFT;
    /// Mask of the number of further entries.
    pub const RECURSION_MASK: u32 = heap::MarkWord::RECURSION_MAX << heap::MarkWord::PAYLOAD_SHIFT;
    /// Greatest thread number in a thin lock.
    pub const THREAD_MAX: u32 = heap::MarkWord::THREAD_MAX;
    /// Mask of the collector's bits.
    pub const COLLECTOR_MASK: u32 = 0b1111_1100;
}

const _: () = {
    let once = heap::MarkWord::from_bits(0).thin(5, 0).bits();
    assert!(once == mark::THIN | 5 << mark::THREAD_SHIFT);
    assert!(heap::MarkWord::from_bits(0).thin(5, 1).bits() == once + mark::ONCE_MORE);
    assert!(offset_of!(Method, entry) == 0);
};

/// The most arguments of a native that machine code calls by [`call_native`].
pub const NATIVE_ARGUMENTS_MAX: usize = 8;

/// Whether machine code may call a native method by [`call_native`]: it has been called before, and is one of those
/// that neither look at frames, nor call back, nor block (K15).
pub fn is_callable(class: &Class, method: &Method) -> bool {
    let bound = method.is(flags::NATIVE) && method.native.get().is_some();
    let fits = usize::from(method.argument_slots) <= NATIVE_ARGUMENTS_MAX;
    bound && fits && class.boot && suits_compiled_code(&class.name, &method.name, &method.descriptor)
}

/// What machine code calls for a native method: its arguments lie in [`vm::EXIT_VALUES`], where the result will lie. Gives
/// the budget left, or a negative number where the native has to be called by the interpreter instead: it would throw or
/// collect, or less budget would be left than `least`, which is not negative. Nothing has been done then that the
/// interpreter's call does not do as well.
///
/// # Safety
/// The method [is callable](is_callable), and the values are arguments as its descriptor has them (I7).
#[allow(unsafe_code)]
pub unsafe extern "C" fn call_native(vm: &mut Vm, method: u32, budget: i64, least: i64) -> i64 {
    let Some(native) = vm.loader.classes.method(MethodId(method)).native.get() else { return -1 };
    let function = vm.natives.function(native);
    let outside = std::mem::replace(&mut vm.runtime.registers.budget, budget);
    vm.runtime.set_least_budget(Some(least));
    // One by one: a processor waits where it reads at once what was written in parts just before.
    let arguments: [u64; NATIVE_ARGUMENTS_MAX] =
        std::array::from_fn(|at| std::hint::black_box(vm.tiering.exit_values[at]));
    // SAFETY: I7: the caller promises that these are the native's arguments, of which there are not more than fit.
    let mut context = unsafe { NativeContext::new(vm, arguments.as_ptr()) };
    let outcome = function(&mut context);
    context.finish();
    vm.runtime.set_least_budget(None);
    let left = std::mem::replace(&mut vm.runtime.registers.budget, outside);
    match outcome {
        Ok(NativeOutcome::Value(value)) if left >= least => {
            vm.tiering.exit_values[0] = value;
            left
        }
        _ => -1,
    }
}

/// What machine code calls for arrays of arrays: their lengths lie in [`vm::EXIT_VALUES`], `dimensions` of them, at most
/// [`NATIVE_ARGUMENTS_MAX`]. Gives the outermost array as it looks in a slot, or 0 where the interpreter has to make them
/// instead: it would throw, collect or charge. Nothing can be seen of arrays made before that.
pub extern "C" fn new_multi_array(vm: &mut Vm, class: u32, dimensions: u32) -> u64 {
    let values = &vm.tiering.exit_values[..(dimensions as usize).min(NATIVE_ARGUMENTS_MAX)];
    let lengths: Vec<i32> = values.iter().map(|&bits| bits as i32).collect();
    if lengths.is_empty() || lengths.iter().any(|&length| length < 0) || are_long(&lengths) {
        return 0;
    }
    // Nothing is charged: no budget is too little.
    vm.runtime.set_least_budget(Some(i64::MIN));
    let array = vm.loader.new_multi_array(&mut vm.runtime, ClassId(class), &lengths);
    vm.runtime.set_least_budget(None);
    array.map_or(0, Ref::to_slot)
}

/// What machine code calls where the table of [`interface`] does not tell what an interface call of a method enters on
/// instances of a class: the address of the method entered, from now on in the table. Where the call throws it is that of a
/// method that never has a region.
pub extern "C" fn interface_target(vm: &mut Vm, class: u32, method: u32) -> u64 {
    let (class, method) = (ClassId(class), MethodId(method));
    match vm.loader.classes.interface_callee(class, method) {
        Ok(found) => {
            vm.tiering.interface_targets.set(class, method, vm.loader.classes.method(found));
            vm.loader.classes.method_address(found) as u64
        }
        Err(_) => vm.loader.classes.method_address(vm.runtime.stubs.bottom) as u64,
    }
}

/// The random number behind one that is not 0: Marsaglia's xorshift of 64 bits, with shifts by [`RANDOM_SHIFTS`] left, right,
/// left. It is no crate's generator, because machine code computes the same numbers with these few instructions.
pub fn next_random(state: u64) -> u64 {
    let [first, second, third] = RANDOM_SHIFTS;
    let state = state ^ state << first;
    let state = state ^ state >> second;
    state ^ state << third
}

/// See [`next_random`].
pub const RANDOM_SHIFTS: [u32; 3] = [13, 7, 17];
