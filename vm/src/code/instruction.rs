//! The instruction of threaded code: 16 bytes, a handler word and up to three operands.
//!
//! Registers are frame slots relative to the frame pointer, which points at the frame's header (K7): locals lie
//! below it (negative numbers), operands above. The handler word is the address of a handler under sibling-call
//! dispatch and the number of the operation under match dispatch; [`super::dispatch::HandlerWords`] knows which.
//!
//! After translation three things change: resolution (once), inline-cache operands, handlers of block heads and of
//! the fused instructions that would jump over a head which is not plain (K5). Positions never do. [`super::patch`] changes
//! what has become code; resolution writes operands.

#![allow(unsafe_code)]

use std::cell::Cell;

/// A frame slot relative to the frame pointer.
pub type Register = i16;

/// A part of an instruction, or what goes into one: everybody may read it; handlers and machine code trust what lies there (I1).
#[repr(transparent)]
#[derive(Clone)]
pub struct TrustedCell<T: Copy>(Cell<T>);

impl<T: Copy> TrustedCell<T> {
    pub(crate) const fn new(value: T) -> TrustedCell<T> {
        TrustedCell(Cell::new(value))
    }

    /// What lies there.
    #[inline(always)]
    pub fn get(&self) -> T {
        self.0.get()
    }

    /// Changes what lies there.
    ///
    /// # Safety
    /// With the value, the instruction does what its bytecodes mean, from whatever state it is executed in (I1).
    #[inline(always)]
    pub(crate) unsafe fn set(&self, value: T) {
        self.0.set(value);
    }
}

/// What everybody may read of the VM's classes and methods, and the VM alone may change.
#[repr(transparent)]
#[derive(Clone)]
pub struct VmCell<T: Copy>(Cell<T>);

impl<T: Copy> VmCell<T> {
    /// A cell that holds a value.
    pub(crate) const fn new(value: T) -> VmCell<T> {
        VmCell(Cell::new(value))
    }

    /// What the cell holds.
    #[inline(always)]
    pub fn get(&self) -> T {
        self.0.get()
    }

    /// Changes what the cell holds.
    #[inline(always)]
    pub(crate) fn set(&self, value: T) {
        self.0.set(value);
    }
}

/// One instruction of threaded code. What the operands mean is the table in [`crate::code::op`].
#[repr(C)]
#[derive(Clone)]
pub struct ThreadedInstruction {
    /// Handler address or operation number.
    pub handler: TrustedCell<usize>,
    /// First operand: mostly the destination register.
    pub a: TrustedCell<u16>,
    /// Second operand: mostly a source register.
    pub b: TrustedCell<u16>,
    /// Third operand: a register, an immediate, a displacement in instructions, or an index.
    pub c: TrustedCell<i32>,
}

/// Size of an instruction in bytes.
pub const INSTRUCTION_BYTES: usize = 16;

const _: () = assert!(size_of::<ThreadedInstruction>() == INSTRUCTION_BYTES);

impl ThreadedInstruction {
    /// An instruction with the given handler word and operands.
    pub fn new(handler: usize, a: u16, b: u16, c: i32) -> Self {
        ThreadedInstruction {
            handler: TrustedCell::new(handler),
            a: TrustedCell::new(a),
            b: TrustedCell::new(b),
            c: TrustedCell::new(c),
        }
    }

    /// A word of payload behind an instruction that needs more than three operands.
    pub fn data(first: u64, second: u64) -> Self {
        ThreadedInstruction::new(first as usize, second as u16, (second >> 16) as u16, (second >> 32) as i32)
    }

    /// The instruction with another handler word.
    pub(crate) fn handled_by(&self, handler: usize) -> ThreadedInstruction {
        ThreadedInstruction::new(handler, self.a.get(), self.b.get(), self.c.get())
    }

    /// The first eight bytes of a payload word.
    #[inline(always)]
    pub fn first(&self) -> u64 {
        self.handler.get() as u64
    }

    /// The last eight bytes of a payload word.
    #[inline(always)]
    pub fn second(&self) -> u64 {
        u64::from(self.a.get()) | u64::from(self.b.get()) << 16 | u64::from(self.c.get() as u32) << 32
    }

    /// Replaces the first eight bytes of a payload word.
    ///
    /// # Safety
    /// As for [`TrustedCell::set`].
    #[inline(always)]
    pub(crate) unsafe fn set_first(&self, value: u64) {
        // SAFETY: I1: what the caller promises.
        unsafe { self.handler.set(value as usize) };
    }

    /// Replaces the last eight bytes of a payload word.
    ///
    /// # Safety
    /// As for [`TrustedCell::set`].
    #[inline(always)]
    pub(crate) unsafe fn set_second(&self, value: u64) {
        // SAFETY: I1: what the caller promises.
        unsafe {
            self.a.set(value as u16);
            self.b.set((value >> 16) as u16);
            self.c.set((value >> 32) as i32);
        }
    }

    /// The third operand's lower half as a register.
    #[inline(always)]
    pub fn c_low(&self) -> u16 {
        self.c.get() as u16
    }

    /// The third operand's upper half.
    #[inline(always)]
    pub fn c_high(&self) -> u16 {
        (self.c.get() >> 16) as u16
    }
}

/// Where a block's machine code is entered, or that it has none.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RegionEntry(usize);

impl RegionEntry {
    /// There is none.
    pub(crate) const NOWHERE: RegionEntry = RegionEntry(0);

    /// At an address.
    ///
    /// # Safety
    /// There lies a function of the interpreter's six registers that executes a region as I7 demands, for as long as heads
    /// lead to it.
    pub(crate) unsafe fn at(address: usize) -> RegionEntry {
        RegionEntry(address)
    }

    /// The address; 0 where there is none.
    pub(crate) fn address(self) -> usize {
        self.0
    }
}

/// What stands before the first instruction of every basic block (K6): as long as two instructions, skipped by
/// whoever falls into the block. Whoever has one reads it and counts in it; what handlers and machine code trust in it is
/// written by [`Code`](super::Code), as words.
#[repr(C)]
#[derive(Clone)]
pub struct BlockHeader {
    /// Handler word of the block's first instruction while another handler (count, profile, enter) stands in it.
    original: Cell<usize>,
    /// Where compiled code for this block is entered: one word for the interpreter, links, calls and returns.
    /// 0 where there is none.
    entry: Cell<usize>,
    /// Executions counted by the counting handler.
    counter: Cell<u32>,
    /// The block, unique in its VM.
    block: Cell<u32>,
    /// Map of the live reference slots of a frame that waits here for a call to return.
    map: Cell<u32>,
    /// Index of the method that the block belongs to.
    method: Cell<u32>,
}

impl BlockHeader {
    /// Where [`BlockHeader::entry`] lies, in bytes.
    pub(crate) const ENTRY_FIELD: usize = std::mem::offset_of!(BlockHeader, entry);

    /// Handler word of the block's first instruction while another handler stands in its head; else 0.
    #[inline(always)]
    pub(crate) fn original(&self) -> usize {
        self.original.get()
    }

    /// Where the block's machine code is entered; 0 where it has none.
    #[inline(always)]
    pub(crate) fn entry(&self) -> usize {
        self.entry.get()
    }

    /// The block's number.
    #[inline(always)]
    pub(crate) fn block(&self) -> u32 {
        self.block.get()
    }

    /// Counts an execution of the block; gives how many were counted.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        let counter = self.counter.get().wrapping_add(1);
        self.counter.set(counter);
        counter
    }
}

/// Whether this build has neither budget nor block headers: only to measure what they cost. See `build.rs`.
pub const BARE: bool = cfg!(bare);

/// Length of a block header in instructions.
pub const HEADER_WORDS: usize = if BARE { 0 } else { 2 };

const _: () = assert!(BARE || size_of::<BlockHeader>() == HEADER_WORDS * INSTRUCTION_BYTES);
// A header is written as two words: {original, entry} and {counter | block, map | method}.
const _: () = assert!(std::mem::offset_of!(BlockHeader, entry) == 8);
const _: () = assert!(std::mem::offset_of!(BlockHeader, counter) == 16);
const _: () = assert!(std::mem::offset_of!(BlockHeader, block) == 20);
const _: () = assert!(std::mem::offset_of!(BlockHeader, map) == 24);
const _: () = assert!(std::mem::offset_of!(BlockHeader, method) == 28);
const _: () = assert!(align_of::<BlockHeader>() == align_of::<ThreadedInstruction>());
