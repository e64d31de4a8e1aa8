//! Side exits: where the interpreter goes on, and what it finds in its frames.

use holloway_vm::{BlockId, ClassId, ExitReason, MethodId, ResumePoint};

use super::{Frame, IrConstant, MemoryKind, Slot, SunkId, Value};

/// A frame of a region, at a fixed distance from the root's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameState {
    /// The method that it executes.
    pub method: MethodId,
    /// Where its header lies.
    pub header: Slot,
    /// The frame that called it, for frames above the root's: exits that need the frame write its header.
    pub caller: Option<Frame>,
    /// Where it returns to, for frames above the root's.
    pub returns_to: Option<ResumePoint>,
}

/// What a frame slot holds at an exit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SnapshotValue {
    /// What a value of the function is when the exit is taken.
    Value(Value),
    /// The same each time that the exit is taken.
    Constant(IrConstant),
    /// An object that the exit makes.
    Sunk(SunkId),
}

/// An object that compiled code has not allocated, since nothing but exits needs it. The exit makes it (K16): first it
/// writes all slots and descriptors with null in the places of such objects, then it makes the objects from the
/// reserve, fills them, and completes the slots. The fields of one may name others, in any order and in circles.
#[derive(Clone, PartialEq, Debug)]
pub struct SunkObject {
    /// Its class, or its array type.
    pub class: ClassId,
    /// What kind of object.
    pub kind: SunkKind,
    /// How often the running thread holds its monitor: the exit takes it so many times (K10).
    pub locks: u32,
    /// Byte offset, kind and value of the fields or elements that are not zero, ascending.
    pub fields: Vec<(u32, MemoryKind, SnapshotValue)>,
}

/// The kind of a sunk object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SunkKind {
    /// An instance of a class, by its size.
    Instance {
        /// Size in bytes, as in `Instruction::New`.
        bytes: u32,
    },
    /// An array, by its length.
    Array {
        /// Log2 of an element's size in bytes.
        element_log2: u8,
        /// Its length in elements.
        length: u32,
    },
}

/// The frame slots that an exit writes: those that are live at the resume point and differ from what memory holds,
/// and null for dead slots that the resume point's map takes for references.
pub type Snapshot = Vec<(Slot, SnapshotValue)>;

/// A side exit: where machine code is left, and what it leaves.
#[derive(Clone, PartialEq, Debug)]
pub struct SideExit {
    /// Why it is taken.
    pub reason: ExitReason,
    /// Where the interpreter goes on, before that instruction.
    pub resume: ResumePoint,
    /// The innermost frame at that point. The frames between it and the root's have their headers written.
    pub frame: Frame,
    /// The block taken from and the block gone to, where the exit is a transition.
    pub transition: Option<(BlockId, BlockId)>,
    /// The slots to write.
    pub snapshot: Snapshot,
    /// The objects to make; the snapshot and the objects name them by index.
    pub objects: Vec<SunkObject>,
    /// Added to the budget: what code before the exit has charged for work that comes after it.
    pub credit: u32,
    /// Where machine code goes instead if it finds machine code there (K23, K24).
    pub link: Option<Link>,
}

impl SideExit {
    /// Whether control goes on here as a rule: at the end of a region, by a return or a call. Links of branches stand at side
    /// exits, though frequent ones.
    pub fn is_continuation(&self) -> bool {
        match self.link {
            None => false,
            Some(Link::Head) => self.reason != ExitReason::Branch,
            Some(Link::Return { .. } | Link::Call { .. }) => true,
        }
    }
}

/// A jump from one region into another that does not pass through the interpreter. Exits that end a
/// block have one, and guards that fail often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Link {
    /// To the region at the head at which the exit resumes, with the same frames as the interpreter would find.
    Head,
    /// Does the `return` at which the exit resumes, to the region at the return point of its frame.
    Return {
        /// Where the caller finds the result, and the result.
        result: Option<(Slot, SnapshotValue)>,
    },
    /// Does the call at which the exit resumes, whose receiver is not null: to the region at the entry of a method that
    /// only the receiver tells.
    Call {
        /// The method's address, as [`super::Instruction::VirtualTarget`] or [`super::Instruction::InterfaceTarget`] gives
        /// it.
        target: SnapshotValue,
        /// Where the first argument lies, which is the receiver.
        arguments: Slot,
        /// Where the method returns to, in the exit's frame.
        returns_to: ResumePoint,
    },
}
