//! The instructions and terminators of the trace IR.

use holloway_vm::native::ShortNative;
use holloway_vm::{BlockId, ClassId, MethodId};

use super::operators::{BinaryOp, FloatCompare, IntCompare, MemoryKind, UnaryOp};
use super::{Block, ExitId, Slot, Value};

/// What a constant value is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IrConstant {
    /// Java's int.
    I32(i32),
    /// Java's long.
    I64(i64),
    /// Float, by its bits.
    F32(u32),
    /// Double, by its bits.
    F64(u64),
    /// The null reference: the only one that is a constant (K8).
    Null,
}

/// What a memory access may touch. See [`Alias::may_be`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Alias {
    /// Instance fields at a byte offset, of one kind, that one class declares, where that is known. In one object a byte
    /// belongs to one field, so fields of different classes never lie in the same place.
    Field(u32, MemoryKind, Option<ClassId>),
    /// Elements of arrays of one kind.
    Element(MemoryKind),
    /// A root slot: a static field, a literal, a mirror, by its offset from the heap's base.
    Root(u32),
}

/// What loads may find changed after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writes {
    /// Nothing that exists.
    Nothing,
    /// One place: a store.
    Place(Alias),
    /// Elements of arrays of any kind.
    Elements,
    /// Anything.
    Everything,
}

impl Writes {
    /// Whether more than one place may be written.
    pub fn is_wide(self) -> bool {
        match self {
            Writes::Nothing | Writes::Place(_) => false,
            Writes::Elements | Writes::Everything => true,
        }
    }

    /// Whether a load of this may find it changed.
    pub fn may_change(self, read: Alias) -> bool {
        match self {
            Writes::Nothing => false,
            Writes::Place(written) => written.may_be(read),
            Writes::Elements => matches!(read, Alias::Element(_)),
            Writes::Everything => true,
        }
    }
}

impl Alias {
    /// Whether accesses of these may touch the same bytes.
    pub fn may_be(self, other: Alias) -> bool {
        match (self, other) {
            (Alias::Field(offset, kind, Some(_)), Alias::Field(other_offset, other_kind, None))
            | (Alias::Field(offset, kind, None), Alias::Field(other_offset, other_kind, Some(_))) => {
                (offset, kind) == (other_offset, other_kind)
            }
            _ => self == other,
        }
    }
}

/// Natives that compiled code may call (K15): they do not collect, throw, call back, block or look at frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaf {
    /// Float's remainder (`frem`).
    FloatRemainder,
    /// Double's remainder (`drem`).
    DoubleRemainder,
    /// A function of the VM's table of leaf natives, by number.
    Native(u16),
}

/// An instruction. Operands are values of the types that the comment gives.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "fields without a comment are what the instruction's comment calls them")]
pub enum Instruction {
    /// A constant of the result's type.
    Constant(IrConstant),
    /// The frame slot as it is at entry; in the entry block only.
    ReadSlot(Slot),
    /// See [`UnaryOp`].
    Unary(UnaryOp, Value),
    /// See [`BinaryOp`].
    Binary(BinaryOp, Value, Value),
    /// Integers of one type, or references. Gives a bool.
    CompareInt(IntCompare, Value, Value),
    /// Floats or doubles. Gives a bool.
    CompareFloat(FloatCompare, Value, Value),
    /// A bool and two values of the result's type: the first where the bool is true.
    Select(Value, Value, Value),
    /// The class number of an object that is not null. Gives an int. The same for one object at all times.
    ClassOf(Value),
    /// The address of the method at an index of the vtable of a class (an int, from `ClassOf`). Gives an `I64`.
    VirtualTarget {
        /// The class's number.
        class: Value,
        /// Index into its vtable.
        index: u32,
    },
    /// The address of the method that an interface call enters on an instance of a class (an int, from `ClassOf`); where
    /// it would throw, that of a method without code. Gives an `I64`.
    InterfaceTarget {
        /// The class's number.
        class: Value,
        /// The method that the call names.
        method: MethodId,
    },
    /// The address of a method, as `VirtualTarget` gives it.
    MethodAddress(MethodId),
    /// Whether a class (an int, from `ClassOf`) is another class or a subtype of it. Gives a bool. The target is a class
    /// or interface, no array type.
    IsSubclass {
        /// The class's number.
        class: Value,
        /// The possible supertype.
        target: ClassId,
    },
    /// Whether a reference that is not null may be stored into an array of references as far as a quick test tells:
    /// false means unknown. Gives a bool.
    IsStorable { array: Value, value: Value },
    /// The length of an array that is not null. The same for one array at all times.
    ArrayLength(Value),
    /// Reads a field of an object that is not null.
    LoadField {
        object: Value,
        /// Byte offset in the object.
        offset: u32,
        /// How the value lies there.
        kind: MemoryKind,
        /// The class that declares the field, where it is known.
        owner: Option<ClassId>,
    },
    /// Writes a field of an object that is not null.
    StoreField {
        object: Value,
        /// Byte offset in the object.
        offset: u32,
        /// How the value lies there.
        kind: MemoryKind,
        /// The class that declares the field, where it is known.
        owner: Option<ClassId>,
        value: Value,
    },
    /// Reads an element; the index is inside the array.
    LoadElement {
        array: Value,
        /// The index, an int.
        index: Value,
        /// How elements lie.
        kind: MemoryKind,
    },
    /// Writes an element; the index is inside the array.
    StoreElement {
        array: Value,
        /// The index, an int.
        index: Value,
        /// How elements lie.
        kind: MemoryKind,
        value: Value,
    },
    /// Reads a root slot (K8): static field, literal, mirror.
    LoadRoot {
        /// Byte offset from the heap's base.
        offset: u32,
        /// How the value lies there.
        kind: MemoryKind,
        /// Whether the slot never changes: a literal, a mirror, an initialised static final field.
        constant: bool,
    },
    /// Writes a static field.
    StoreRoot {
        /// Byte offset from the heap's base.
        offset: u32,
        /// How the value lies there.
        kind: MemoryKind,
        value: Value,
    },
    /// A new object with all fields zero; leaves where the nursery is full.
    New {
        /// Its class, initialised.
        class: ClassId,
        /// Its size in bytes.
        bytes: u32,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// A new array with all elements zero; leaves where the nursery is full or the array is large.
    NewArray {
        /// The array type.
        class: ClassId,
        /// Log2 of an element's size in bytes.
        element_log2: u8,
        /// The length, an int, not negative.
        length: Value,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// A new array of arrays, filled with null or 0 at the deepest level (JVMS 6.5, `multianewarray`). Leaves where a
    /// length is negative, or where the allocation window is used up.
    NewMultiArray {
        /// The class of the outermost array.
        class: ClassId,
        /// The lengths, ints, the outermost first: at most [`holloway_vm::tier::runtime::NATIVE_ARGUMENTS_MAX`].
        lengths: Vec<Value>,
        /// Taken before anything is done that can be seen.
        exit: ExitId,
    },
    /// Takes a monitor by its mark word where that can be done at once; leaves where it cannot.
    MonitorEnter {
        /// The object, not null.
        object: Value,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// Gives a monitor back where that can be done at once; leaves where it cannot.
    MonitorExit {
        /// The object, not null.
        object: Value,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// Calls a leaf native.
    CallLeaf(Leaf, Vec<Value>),
    /// Calls a native method that neither looks at frames, nor calls back, nor blocks (K15); of what other instructions
    /// read it changes elements of arrays only, or nothing where `short` says so. Leaves where it would throw or collect, or
    /// where less budget than a weight would be left. Charges what the native charges (K1).
    CallNative {
        /// The native method.
        method: MethodId,
        /// What is called for it as long as the work is short.
        short: Option<ShortNative>,
        /// Its arguments, the receiver included.
        arguments: Vec<Value>,
        /// Upper bound of what is charged by others before the next `Reserve`.
        weight: u32,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// Goes on if the condition is as expected, else leaves.
    Guard {
        /// A bool.
        condition: Value,
        /// What lets execution go on.
        expected: bool,
        /// Taken where the condition is not as expected.
        exit: ExitId,
    },
    /// Leaves if the budget is less than a weight (K1). Charges nothing.
    Reserve {
        /// Upper bound of what is charged before the next `Reserve`; 0 where the check is there for its exit only.
        weight: u32,
        /// Taken with the budget untouched.
        exit: ExitId,
    },
    /// Charges the budget; an earlier `Reserve` covers it.
    Charge(u32),
    /// The budget as it is (K1). Gives an `I64`.
    ReadBudget,
    /// Leaves if a frame slot lies beyond the stack's limit: once, in the entry block.
    StackCheck {
        /// One past the highest slot of any frame of the region.
        end: Slot,
        /// Taken before anything is done.
        exit: ExitId,
    },
    /// Guards that the root's frame returns to a block: once, in the entry block of a region that returns below its root.
    ReturnPointCheck {
        /// The frame that returns: the root's, or one below it.
        frame: super::Frame,
        /// The block expected.
        block: BlockId,
        /// Taken before anything is done.
        exit: ExitId,
    },
}

/// How a block ends.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the block of a jump")]
pub enum Terminator {
    /// Goes to a block.
    Jump {
        to: Block,
        /// One value for each of its parameters.
        arguments: Vec<Value>,
    },
    /// To one of two blocks.
    Branch {
        /// A bool.
        condition: Value,
        /// Where it is true.
        then: (Block, Vec<Value>),
        /// Where it is false.
        otherwise: (Block, Vec<Value>),
    },
    /// By an int key.
    Switch {
        /// The key, an int.
        key: Value,
        /// Keys and blocks, ascending.
        cases: Vec<(i32, (Block, Vec<Value>))>,
        /// For all other keys.
        otherwise: (Block, Vec<Value>),
    },
    /// Leaves the region.
    Exit(ExitId),
}
