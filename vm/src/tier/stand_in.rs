//! Regions that Rust code executes instead of machine code, or beside it: the trace compiler's oracle, and checks of it.
//!
//! In comes the state at a region's head; a [`StandIn`] works on the VM's frames and heap through a [`Machine`], with the
//! means that machine code has and no others, and names the exit by which it leaves. The exit is then taken as machine
//! code takes it. What a machine refuses (`None`) is what machine code must never do.

#![allow(unsafe_code)]

use super::functions::LEAF_NATIVES;
use super::resume;
use super::runtime::{self, NATIVE_ARGUMENTS_MAX, card};
use crate::code::frame::{HEADER_SLOTS, RETURN};
use crate::heap::{HEADER_BYTES, LockState, MARK_OFFSET, MarkWord, Ref};
use crate::id::{BlockId, ClassId, MethodId, RegionId};
use crate::native::ShortNative;
use crate::runtime::FAST_ARRAY_LENGTH;
use crate::thread::walk::Frame;
use crate::tiering::EXIT_VALUES;
use crate::tiering::exits::{ExitDescriptor, ExitTable};
use crate::vm::Vm;
use crate::vm::stand_in::{Departure, Machine};
use crate::vm::state::State;

/// Executes the stand-in of the region at whose head the thread stands. Gives the VM back, as slow paths do; the VM's
/// registers say where and with which handler execution goes on.
///
/// # Safety
/// The registers of the running VM have just been saved; nobody holds another reference to it (I5). The thread stands at
/// the head of a block that has a region with a stand-in.
#[inline(never)]
pub(crate) unsafe extern "C" fn enter(vm: *mut Vm) -> *mut Vm {
    // SAFETY: I5: the caller promises saved registers and no other reference to the VM until it is given back.
    let running = unsafe { &mut *vm };
    // SAFETY: I1: the caller promises a block's head.
    let block = unsafe { running.runtime.registers.block_reached() };
    let region = running.tiering.region_at(block).expect("the block's head says that it has a region");
    let entry_exit = running.tiering.regions.exits(region).map_or(0, |exits| exits.len() as u32 - 1);
    if running.tiering.replay.is_some() {
        running.check_progress();
        running.decline(region, entry_exit);
        return vm;
    }
    let mut stand_in = running.stand_ins.remove(&region).expect("the region has a stand-in");
    let (root, budget) = (running.runtime.registers.fp(), running.runtime.registers.budget);
    let stack = running.runtime.threads.running().stack.slots();
    let kept = running.kept_frame(region);
    let mut machine = Machine { vm: running, region, root, stack, kept, budget, undo_log: None };
    let departure = stand_in.execute(&mut machine);
    let budget = machine.budget;
    if running.tiering.regions.get(region).is_some() {
        running.stand_ins.insert(region, stand_in);
    }
    match departure {
        Departure::Exit(exit) => {
            let credit = running
                .tiering
                .regions
                .exits(region)
                .and_then(|exits| exits.descriptor(exit))
                .map_or(0, |it| it.credit());
            // It is given back once more as the exit is taken.
            running.runtime.registers.budget = budget - credit;
            running.take_exit(region, exit);
        }
        Departure::Interpret => {
            running.runtime.statistics.exit_checks.left_out += 1;
            running.take_exit(region, entry_exit);
        }
        Departure::Replay(prediction) => running.replay(region, *prediction),
    }
    vm
}

impl Vm {
    /// The innermost frame that a region does not leave: the root's, at which the thread stands, or the lowest to which the
    /// region returns.
    fn kept_frame(&self, region: RegionId) -> Frame {
        let root = self.runtime.registers.innermost_frame().expect("a thread runs");
        let lowest = self.tiering.regions.exits(region).map_or(0, ExitTable::lowest_header);
        let lowest = root.fp().wrapping_offset(lowest as isize);
        // Where the thread does not return to the frames of which the region knows, none of them need be at that place.
        let mut frames = std::iter::successors(Some(root), Frame::caller);
        frames.find(|frame| frame.fp() <= lowest).unwrap_or(root)
    }

    /// Has the interpreter execute what a region begins with, during a replay: with all of the budget, so that the tier
    /// does not look on.
    pub(super) fn decline(&mut self, region: RegionId, entry_exit: u32) {
        self.take_exit(region, entry_exit);
        self.runtime.registers.budget = self.runtime.registers.portions.collect(self.runtime.registers.budget);
    }

    /// Leaves a region by one of its exits, the thread's frame being the root's.
    pub(super) fn take_exit(&mut self, region: RegionId, exit: u32) {
        let exits = self.tiering.regions.exits(region).expect("the region is there while it is executed");
        let descriptor: *const ExitDescriptor = exits.descriptor(exit).expect("the region has that exit");
        // SAFETY: I7: the stand-in takes the place of machine code, and names an exit of its region; I5: the registers are
        // saved, and `self` is not used any more.
        unsafe {
            let vm: *mut Vm = self;
            let (s, handler) = resume::leave(&*descriptor, State::load(vm));
            if handler == 0 {
                resume::finish(vm, descriptor);
            } else {
                s.save();
                (*vm).runtime.registers.set_resume_word(handler);
            }
        }
    }
}

impl Machine<'_> {
    /// The region's number.
    pub fn region(&self) -> RegionId {
        self.region
    }

    /// How often an exit was taken.
    pub fn exit_count(&self, exit: u32) -> u32 {
        self.vm.tiering.exit_count(self.region, exit).unwrap_or(0)
    }

    fn slot_address(&self, slot: i32) -> *mut u64 {
        let address = self.root.wrapping_offset(slot as isize);
        assert!(self.stack.contains(&address), "slot {slot} lies outside of the stack");
        address
    }

    /// Whether an address lies in the header of a frame that the region does not leave.
    fn is_in_header(&self, address: *mut u64) -> bool {
        // Each frame lies above its caller's.
        let frame = std::iter::successors(Some(self.kept), Frame::caller).find(|frame| frame.fp() <= address);
        frame.is_some_and(|frame| address < frame.fp().wrapping_add(HEADER_SLOTS))
    }

    /// A slot of the frames, counted from the header of the root's.
    ///
    /// # Panics
    /// It lies outside of the thread's stack.
    pub fn slot(&self, slot: i32) -> u64 {
        // SAFETY: I4: it lies in the thread's stack.
        unsafe { *self.slot_address(slot) }
    }

    /// Writes a slot of the frames.
    ///
    /// # Panics
    /// It lies beyond what frames may use of the thread's stack, or it would change the header of a frame that the region does
    /// not leave: no exit writes one of those either.
    pub fn set_slot(&mut self, slot: i32, bits: u64) {
        let address = self.slot_address(slot);
        assert!(address < self.vm.runtime.registers.stack_limit(), "slot {slot} lies beyond the stack's limit");
        // SAFETY: I4: it lies in the thread's stack.
        let is_same = unsafe { *address } == bits;
        assert!(is_same || !self.is_in_header(address), "slot {slot} is of a frame's header");
        // SAFETY: I4, I7: it lies in the part of the thread's stack that frames may use, and in the header of no frame that
        // stays; of frames that the region leaves, it names slots that it may write.
        unsafe { *address = bits }
    }

    /// Leaves a value for the objects that an exit makes.
    pub fn set_exit_value(&mut self, number: usize, bits: u64) {
        assert!(number < EXIT_VALUES, "an exit has fewer values");
        self.vm.tiering.exit_values[number] = bits;
    }

    /// A value that was left for the objects that an exit makes.
    pub fn exit_value(&self, number: usize) -> u64 {
        self.vm.tiering.exit_values[number]
    }

    /// Whether the reserve for objects that exits make is whole.
    pub fn is_reserve_whole(&self) -> bool {
        self.vm.runtime.heap.is_reserve_whole()
    }

    /// The class of an object.
    pub fn class_of(&self, object: u32) -> Option<ClassId> {
        Some(self.vm.runtime.heap.class_of(self.vm.runtime.heap.object_at(object)?))
    }

    /// The length of an array; `None` where there is none.
    pub fn array_length(&self, array: u32) -> Option<u32> {
        let array = self.vm.runtime.heap.object_at(array)?;
        self.vm.runtime.heap.is_array(array).then(|| self.vm.runtime.heap.array_length(array))
    }

    fn place(&self, object: u32, offset: u32, width: u32) -> Option<u64> {
        let object = self.vm.runtime.heap.object_at(object)?;
        let end = u64::from(offset) + u64::from(width);
        let inside = offset >= HEADER_BYTES && end <= self.vm.runtime.heap.size_of(object);
        inside.then(|| object.to_slot() + u64::from(offset))
    }

    /// The `width` bytes of an object at an offset, zero-extended.
    pub fn load(&self, object: u32, offset: u32, width: u32) -> Option<u64> {
        self.vm.runtime.heap.word(self.place(object, offset, width)?, width)
    }

    /// Writes the lowest `width` bytes at an offset of an object.
    pub fn store(&mut self, object: u32, offset: u32, width: u32, bits: u64) -> Option<()> {
        let at = self.place(object, offset, width)?;
        self.write(at, width, bits, false);
        Some(())
    }

    /// Writes a reference at an offset of an object, and marks its card (K13).
    pub fn store_reference(&mut self, object: u32, offset: u32, value: u32) -> Option<()> {
        if value != 0 {
            self.vm.runtime.heap.object_at(value)?;
        }
        let at = self.place(object, offset, 4)?;
        self.write(at, 4, value.into(), true);
        // SAFETY: H1: every offset has a card, and `place` has seen that this one lies in an object; H2: the VM is
        // borrowed mutably.
        unsafe { *self.vm.runtime.registers.base().add(card::TABLE as usize + (at >> card::SHIFT) as usize) = 1 };
        Some(())
    }

    /// What a root slot holds; `None` where there is none.
    pub fn root(&self, offset: u32) -> Option<u64> {
        self.vm.runtime.heap.word(offset.into(), 8)
    }

    /// Writes a root slot, all 8 bytes.
    pub fn set_root(&mut self, offset: u32, bits: u64, is_reference: bool) -> Option<()> {
        self.root(offset)?;
        self.write(offset.into(), 8, bits, is_reference);
        Some(())
    }

    fn write(&mut self, at: u64, width: u32, bits: u64, is_reference: bool) {
        if let Some(undo_log) = &mut self.undo_log {
            undo_log.note(&self.vm.runtime.heap, at, width.into(), is_reference);
        }
        // SAFETY: H5: the region's code stores values of the kind that lies there, as machine code does (I7).
        unsafe { self.vm.runtime.heap.put_back(at, &bits.to_le_bytes()[..width as usize]) };
    }

    /// A new object; `None` where the allocation window is used up.
    pub fn new_object(&mut self, class: ClassId, bytes: u32) -> Option<u32> {
        self.vm.runtime.heap.take_from_window(class, bytes.into()).map(Ref::bits)
    }

    /// A new array; `None` where the allocation window is used up or the array is long.
    pub fn new_array(&mut self, class: ClassId, element_log2: u8, length: u32) -> Option<u32> {
        if length > FAST_ARRAY_LENGTH {
            return None;
        }
        let bytes = (16 + (u64::from(length) << element_log2)).next_multiple_of(8);
        let array = self.vm.runtime.heap.take_array_from_window(class, length)?;
        assert_eq!(self.vm.runtime.heap.size_of(array), bytes, "arrays of {class} have other elements");
        Some(array.bits())
    }

    /// New arrays of arrays as machine code has them made ([`runtime::new_multi_array`]); `None` where the interpreter has
    /// to make them.
    pub fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Option<u32> {
        if lengths.len() > NATIVE_ARGUMENTS_MAX {
            return None;
        }
        for (value, &length) in self.vm.tiering.exit_values.iter_mut().zip(lengths) {
            *value = u64::from(length as u32);
        }
        let array = runtime::new_multi_array(self.vm, class.0, lengths.len() as u32);
        (array != 0).then_some(array as u32)
    }

    fn own_lock(&self, object: u32) -> Option<(Ref, MarkWord)> {
        let object = self.vm.runtime.heap.object_at(object)?;
        (self.vm.runtime.registers.thread() <= MarkWord::THREAD_MAX)
            .then(|| (object, self.vm.runtime.heap.mark_word(object)))
    }

    fn set_mark(&mut self, object: Ref, mark: MarkWord) {
        self.write(object.to_slot() + u64::from(MARK_OFFSET), 4, mark.bits().into(), false);
    }

    /// How often more than once the running thread holds a thin lock; `None` where it does not hold it thinly.
    fn entries(&self, mark: MarkWord) -> Option<u32> {
        let first = mark.thin(self.vm.runtime.registers.thread(), 0).bits();
        let further = mark.bits().wrapping_sub(first) >> MarkWord::PAYLOAD_SHIFT;
        (mark.state() == LockState::Thin && mark.bits() >= first && further <= MarkWord::RECURSION_MAX)
            .then_some(further)
    }

    /// Takes a monitor, where its mark word tells that this can be done at once.
    pub fn monitor_enter(&mut self, object: u32) -> bool {
        let Some((object, mark)) = self.own_lock(object) else { return false };
        let thread = self.vm.runtime.registers.thread();
        let taken = match (mark.state(), self.entries(mark)) {
            (LockState::Neutral, _) => mark.thin(thread, 0),
            (LockState::Thin, Some(further)) if further < MarkWord::RECURSION_MAX => mark.thin(thread, further + 1),
            _ => return false,
        };
        self.set_mark(object, taken);
        true
    }

    /// Gives a monitor back, where its mark word tells that this can be done at once.
    pub fn monitor_exit(&mut self, object: u32) -> bool {
        let Some((object, mark)) = self.own_lock(object) else { return false };
        let thread = self.vm.runtime.registers.thread();
        let given = match self.entries(mark) {
            Some(0) => mark.neutral(),
            Some(further) => mark.thin(thread, further - 1),
            None => return false,
        };
        self.set_mark(object, given);
        true
    }

    /// The address of the method at an index of a class's vtable.
    pub fn virtual_target(&self, class: ClassId, index: u32) -> Option<usize> {
        let class = self.vm.loader.classes.iter().nth(class.index())?;
        Some(self.method_address(*class.vtable_methods.get(index as usize)?))
    }

    /// The address of the method that an interface call of a method enters on an instance of a class.
    pub fn interface_target(&mut self, class: ClassId, method: MethodId) -> u64 {
        runtime::interface_target(self.vm, class.0, method.0)
    }

    /// A method's address, as frame headers and vtables hold it.
    pub fn method_address(&self, method: MethodId) -> usize {
        self.vm.loader.classes.method_address(method).addr()
    }

    /// Whether values of a class are assignable to another one.
    pub fn is_subclass(&self, class: ClassId, target: ClassId) -> bool {
        self.vm.loader.classes.is_subtype(class, target)
    }

    /// Whether an object may be stored into an array of references, as far as the quick test tells: among arrays it
    /// recognises equal classes only.
    pub fn is_storable(&self, array: u32, value: u32) -> Option<bool> {
        let classes = &self.vm.loader.classes;
        let element = classes.class(self.class_of(array)?).element;
        let class = self.class_of(value)?;
        let is_array = classes.class(element).kind == crate::link::ClassKind::Array;
        Some(class == element || !is_array && classes.is_subtype(class, element))
    }

    /// Calls a leaf native of the runtime's table.
    pub fn call_leaf(&self, leaf: u16, arguments: &[u64]) -> Option<u64> {
        LEAF_NATIVES.get(usize::from(leaf))?.function.call(arguments)
    }

    /// Calls a native method as machine code does ([`runtime::call_native`]): its result; `None` where the interpreter has
    /// to call it. Charges the budget.
    pub fn call_native(&mut self, method: MethodId, arguments: &[u64], least: i64) -> Option<u64> {
        if arguments.len() > NATIVE_ARGUMENTS_MAX {
            return None;
        }
        self.note_native(method, arguments);
        if self.undo_log.as_ref().is_some_and(|undo_log| undo_log.cannot_be_undone) {
            // Left to the interpreter, which then does it once.
            return None;
        }
        self.vm.tiering.exit_values[..arguments.len()].copy_from_slice(arguments);
        // SAFETY: I7: the region's code calls natives that machine code may call, with arguments of their types.
        let left = unsafe { runtime::call_native(self.vm, method.0, self.budget, least) };
        if left < 0 {
            self.note_failure(arguments);
            return None;
        }
        self.budget = left;
        Some(self.vm.tiering.exit_values[0])
    }

    /// Notes what a native may change: elements and mark words of its arguments.
    fn note_native(&mut self, method: MethodId, arguments: &[u64]) {
        let Some(undo_log) = &mut self.undo_log else { return };
        let classes = &self.vm.loader.classes;
        let native = classes.method(method);
        let heap = &self.vm.runtime.heap;
        for (number, &bits) in arguments.iter().enumerate() {
            let Some(object) = heap.object_at(bits as u32).filter(|_| native.takes_reference(number)) else { continue };
            undo_log.note(heap, object.to_slot() + u64::from(MARK_OFFSET), 4, false);
            if matches!(heap.mark_word(object).state(), LockState::Inflated | LockState::Thin) {
                // The identity hash of such an object lies elsewhere.
                let class = &classes.class(native.class).name;
                let short = ShortNative::find(class, &native.name, &native.descriptor);
                undo_log.cannot_be_undone |= matches!(short, Some(ShortNative::ObjectHash | ShortNative::IdentityHash));
            }
            if heap.is_array(object) {
                let elements = object.to_slot() + 16;
                let bytes = object.to_slot() + heap.size_of(object) - elements;
                undo_log.note(heap, elements, bytes, heap.is_reference_array(object));
            }
        }
    }

    /// Notes that a native may have begun what the interpreter does anew.
    fn note_failure(&mut self, arguments: &[u64]) {
        let Some(undo_log) = &mut self.undo_log else { return };
        let heap = &self.vm.runtime.heap;
        for object in arguments.iter().filter_map(|&bits| heap.object_at(bits as u32)) {
            let mark = object.to_slot() + u64::from(MARK_OFFSET);
            undo_log.unsettled.push(mark..mark + 4);
            if heap.is_array(object) {
                undo_log.unsettled.push(object.to_slot() + 16..object.to_slot() + heap.size_of(object));
            }
        }
    }

    /// Whether a slot lies within the stack's limit.
    pub fn has_stack(&self, end: i32) -> bool {
        self.root.wrapping_offset(end as isize) <= self.vm.runtime.registers.stack_limit()
    }

    /// Whether the frame whose header lies at a slot returns to a block.
    pub fn returns_to(&self, header: i32, block: BlockId) -> bool {
        let Some(place) = self.vm.tiering.block_place(block) else { return false };
        let Some(code) = self.vm.loader.classes.method(place.method).version(0) else { return false };
        self.slot(header + RETURN as i32) == code.head(place.index).addr() as u64
    }

    /// A random number: for injected failures.
    pub fn random(&mut self) -> u64 {
        self.vm.tiering.random = runtime::next_random(self.vm.tiering.random);
        self.vm.tiering.random
    }
}
