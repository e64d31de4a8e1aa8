//! What handlers of the interpreter do with objects, in line: allocation, monitors, tests of classes.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use holloway_vm::ClassId;
use holloway_vm::tier::runtime::{class, mark, object, vm};

use super::ClassFacts;
use super::function::Lowering;
use super::memory::Place;
use crate::ir::{ExitId, IrConstant, Value};

impl Lowering<'_, '_> {
    /// A new object in the allocation window, whose memory is zero.
    pub(super) fn new_object(&mut self, class: ClassId, bytes: u32, exit: ExitId) -> ir::Value {
        let bytes = self.builder.ins().iconst(types::I64, i64::from(bytes));
        self.take_memory(class, bytes, exit)
    }

    /// Takes memory from the allocation window and writes the header.
    fn take_memory(&mut self, class: ClassId, bytes: ir::Value, exit: ExitId) -> ir::Value {
        let top = self.load(Place::Window, types::I64, self.vm, vm::HEAP_TOP);
        let end = self.load(Place::Window, types::I64, self.vm, vm::HEAP_END);
        let new_top = self.builder.ins().iadd(top, bytes);
        let full = self.builder.ins().icmp(IntCC::UnsignedGreaterThan, new_top, end);
        self.leave_if(full, exit);
        self.store(Place::Window, new_top, self.vm, vm::HEAP_TOP);
        // The class's number and a mark word of 0.
        let header = self.builder.ins().iconst(types::I64, i64::from(class.0));
        let address = self.builder.ins().iadd(self.base, top);
        self.store(Place::Header, header, address, object::CLASS);
        top
    }

    /// A new array in the allocation window.
    pub(super) fn new_array(&mut self, class: ClassId, element_log2: u8, length: Value, exit: ExitId) -> ir::Value {
        let int = self.value(length);
        let small = match self.function.constant(length) {
            Some(IrConstant::I32(length)) if length as u32 <= object::FAST_ARRAY_LENGTH => {
                let elements = u64::from(length as u32) << element_log2;
                let bytes = (object::ELEMENTS as u64 + elements).next_multiple_of(8);
                Some(self.builder.ins().iconst(types::I64, bytes as i64))
            }
            _ => None,
        };
        let bytes = match small {
            Some(bytes) => bytes,
            None => {
                let limit = i64::from(object::FAST_ARRAY_LENGTH);
                let long = self.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, int, limit);
                self.leave_if(long, exit);
                let length = self.wide(length);
                let elements = self.builder.ins().ishl_imm_u(length, i64::from(element_log2));
                let bytes = self.builder.ins().iadd_imm_u(elements, i64::from(object::ELEMENTS) + 7);
                self.builder.ins().band_imm_s(bytes, -8)
            }
        };
        let array = self.take_memory(class, bytes, exit);
        let address = self.builder.ins().iadd(self.base, array);
        self.store(Place::Header, int, address, object::LENGTH);
        array
    }

    /// Enters a monitor that is free, or held thinly by the same thread.
    pub(super) fn monitor_enter(&mut self, object: Value, exit: ExitId) {
        let address = self.object(object);
        let word = self.load(Place::Mark, types::I32, address, object::MARK);
        let mine = self.thin_lock_of_this_thread(exit);
        let again = self.builder.create_block();
        let free = self.builder.create_block();
        let done = self.builder.create_block();
        self.builder.append_block_param(done, types::I32);
        let state = self.builder.ins().band_imm_u(word, i64::from(mark::STATE_MASK));
        self.builder.ins().brif(state, again, &[], free, &[]);

        self.builder.switch_to_block(free);
        let kept = self.builder.ins().band_imm_u(word, i64::from(mark::COLLECTOR_MASK));
        let locked = self.builder.ins().bor(kept, mine);
        self.builder.ins().jump(done, &[BlockArg::Value(locked)]);

        self.builder.switch_to_block(again);
        self.builder.set_cold_block(again);
        self.require_owner(word, mine, mark::RECURSION_MASK, exit);
        let times = self.builder.ins().band_imm_u(word, i64::from(mark::RECURSION_MASK));
        let most = self.builder.ins().icmp_imm_u(IntCC::Equal, times, i64::from(mark::RECURSION_MASK));
        self.leave_if(most, exit);
        let once_more = self.builder.ins().iadd_imm_u(word, i64::from(mark::ONCE_MORE));
        self.builder.ins().jump(done, &[BlockArg::Value(once_more)]);

        self.finish_monitor(done, address);
    }

    /// Leaves a monitor that the thread holds thinly.
    pub(super) fn monitor_exit(&mut self, object: Value, exit: ExitId) {
        let address = self.object(object);
        let word = self.load(Place::Mark, types::I32, address, object::MARK);
        let mine = self.thin_lock_of_this_thread(exit);
        self.require_owner(word, mine, mark::RECURSION_MASK, exit);
        let done = self.builder.create_block();
        self.builder.append_block_param(done, types::I32);
        let again = self.builder.create_block();
        self.builder.set_cold_block(again);
        let free = self.builder.ins().band_imm_u(word, i64::from(mark::COLLECTOR_MASK));
        let times = self.builder.ins().band_imm_u(word, i64::from(mark::RECURSION_MASK));
        self.builder.ins().brif(times, again, &[], done, &[BlockArg::Value(free)]);

        self.builder.switch_to_block(again);
        let once_less = self.builder.ins().iadd_imm_s(word, -i64::from(mark::ONCE_MORE));
        self.builder.ins().jump(done, &[BlockArg::Value(once_less)]);

        self.finish_monitor(done, address);
    }

    fn finish_monitor(&mut self, done: ir::Block, address: ir::Value) {
        self.builder.switch_to_block(done);
        let changed = self.builder.block_params(done)[0];
        self.store(Place::Mark, changed, address, object::MARK);
    }

    /// The mark word of an object that this thread has locked once, without the collector's bits.
    fn thin_lock_of_this_thread(&mut self, exit: ExitId) -> ir::Value {
        let thread = self.load(Place::Vm, types::I32, self.vm, vm::THREAD);
        let limit = i64::from(mark::THREAD_MAX);
        let unnamed = self.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, thread, limit);
        self.leave_if(unnamed, exit);
        let owner = self.builder.ins().ishl_imm_u(thread, i64::from(mark::THREAD_SHIFT));
        self.builder.ins().bor_imm_u(owner, i64::from(mark::THIN))
    }

    /// Leaves unless a mark word is the given one but for some bits and the collector's.
    fn require_owner(&mut self, word: ir::Value, mine: ir::Value, but: u32, exit: ExitId) {
        let differing = self.builder.ins().bxor(word, mine);
        let differing = self.builder.ins().band_imm_u(differing, i64::from(!(but | mark::COLLECTOR_MASK)));
        self.leave_if(differing, exit);
    }

    /// The address of the class of a number, from the VM's table.
    fn class_address(&mut self, number: ir::Value) -> ir::Value {
        let classes = self.load(Place::Vm, types::I64, self.vm, vm::CLASSES);
        let number = self.builder.ins().uextend(types::I64, number);
        let offset = self.builder.ins().ishl_imm_u(number, 3);
        let address = self.builder.ins().iadd(classes, offset);
        self.load(Place::Vm, types::I64, address, 0)
    }

    /// Whether a class is a known class or interface or a subtype of it: by the display of superclasses, by the bits of
    /// superinterfaces.
    pub(super) fn is_subclass(&mut self, class: Value, target: ClassId, facts: ClassFacts) -> ir::Value {
        let number = self.value(class);
        if facts.is_final && !facts.is_interface {
            return self.builder.ins().icmp_imm_u(IntCC::Equal, number, i64::from(target.0));
        }
        let address = self.class_address(number);
        let done = self.builder.create_block();
        self.builder.append_block_param(done, types::I8);
        if facts.is_interface {
            let (word, bit) = (facts.interface_index / 64, facts.interface_index % 64);
            let word = self.builder.ins().iconst(types::I32, i64::from(word));
            self.has_interface(address, word, done, |lowering, bits| {
                lowering.builder.ins().ushr_imm_u(bits, i64::from(bit))
            });
        } else {
            let depth = self.builder.ins().iconst(types::I32, i64::from(facts.depth));
            let target = self.builder.ins().iconst(types::I32, i64::from(target.0));
            self.has_superclass(address, depth, target, done);
        }
        self.builder.switch_to_block(done);
        self.builder.block_params(done)[0]
    }

    /// Whether a reference that is not null may be stored into an array: its class is the element class or a subtype.
    /// Where elements are arrays themselves only equal classes are recognised.
    pub(super) fn is_storable(&mut self, array: Value, value: Value) -> ir::Value {
        let array_class = self.class_of(array);
        let class = self.class_of(value);
        let array_class = self.class_address(array_class);
        let element = self.load(Place::Vm, types::I32, array_class, class::ELEMENT);
        let done = self.builder.create_block();
        self.builder.append_block_param(done, types::I8);
        let other = self.builder.create_block();
        let same = self.builder.ins().icmp(IntCC::Equal, class, element);
        self.builder.ins().brif(same, done, &[BlockArg::Value(same)], other, &[]);

        self.builder.switch_to_block(other);
        let class = self.class_address(class);
        let wanted = self.class_address(element);
        let kind = self.load(Place::Vm, types::I8, wanted, class::KIND);
        let (by_interface, by_class) = (self.builder.create_block(), self.builder.create_block());
        let interface = self.builder.ins().icmp_imm_u(IntCC::Equal, kind, i64::from(class::KIND_INTERFACE));
        self.builder.ins().brif(interface, by_interface, &[], by_class, &[]);

        self.builder.switch_to_block(by_class);
        let depth = self.load(Place::Vm, types::I32, wanted, class::DEPTH);
        self.has_superclass(class, depth, element, done);

        self.builder.switch_to_block(by_interface);
        let index = self.load(Place::Vm, types::I32, wanted, class::INTERFACE_INDEX);
        let word = self.builder.ins().ushr_imm_u(index, 6);
        // The machine takes the lowest six bits of the shift.
        self.has_interface(class, word, done, |lowering, bits| lowering.builder.ins().ushr(bits, index));

        self.builder.switch_to_block(done);
        self.builder.block_params(done)[0]
    }

    /// Goes to a block with whether a class (its address) has a class as its superclass at a depth, or is it.
    fn has_superclass(&mut self, address: ir::Value, depth: ir::Value, target: ir::Value, done: ir::Block) {
        let deep_enough = (class::DEPTH, IntCC::UnsignedGreaterThanOrEqual);
        let entry = self.entry_of(address, deep_enough, depth, (class::DISPLAY, 2), done);
        let found = self.load(Place::Vm, types::I32, entry, 0);
        let same = self.builder.ins().icmp(IntCC::Equal, found, target);
        self.builder.ins().jump(done, &[BlockArg::Value(same)]);
    }

    /// The address of a class's entry in a table of its own, by a number of 32 bits; goes to a block with false where the count
    /// of the entries says that there is none. Entries take 2 to the power of `log2` bytes.
    fn entry_of(
        &mut self,
        class: ir::Value,
        (count, there): (i32, IntCC),
        number: ir::Value,
        (table, log2): (i32, i64),
        done: ir::Block,
    ) -> ir::Value {
        let count = self.load(Place::Vm, types::I32, class, count);
        let there = self.builder.ins().icmp(there, count, number);
        let look = self.builder.create_block();
        self.builder.ins().brif(there, look, &[], done, &[BlockArg::Value(there)]);

        self.builder.switch_to_block(look);
        let table = self.load(Place::Vm, types::I64, class, table);
        let index = self.builder.ins().uextend(types::I64, number);
        let offset = self.builder.ins().ishl_imm_u(index, log2);
        self.builder.ins().iadd(table, offset)
    }

    /// Goes to a block with whether a class (its address) has an interface: a word of its bits, and a shift that brings
    /// the bit to the lowest place.
    fn has_interface(
        &mut self,
        address: ir::Value,
        word: ir::Value,
        done: ir::Block,
        shift: impl FnOnce(&mut Self, ir::Value) -> ir::Value,
    ) {
        let enough = (class::INTERFACE_WORDS, IntCC::UnsignedGreaterThan);
        let entry = self.entry_of(address, enough, word, (class::INTERFACE_BITS, 3), done);
        let bits = self.load(Place::Vm, types::I64, entry, 0);
        let shifted = shift(self, bits);
        let low = self.builder.ins().ireduce(types::I8, shifted);
        let bit = self.builder.ins().band_imm_u(low, 1);
        self.builder.ins().jump(done, &[BlockArg::Value(bit)]);
    }
}
