//! The trace IR: typed SSA over a region, with block parameters, guards and snapshots.
//!
//! In come regions, through `build`; out goes the same form, better, from each pass of `opt`, and at last machine code
//! (`lower`) or an evaluation (`eval`, the oracle).
//!
//! * A function has one entry block, which is no loop's head: it reads the frame slots that the region needs, checks
//!   the stack limit, and jumps to the block that stands for the region's root.
//! * Frames are static: the header of an inlined frame lies at a fixed distance from that of the root's frame, since
//!   a callee's locals overlap the caller's outgoing operands (K7). So one number, a [`Slot`], names a frame slot of
//!   any frame of the region.
//! * An exit says where the interpreter goes on and what it finds in the frames. It may stand in a guard, in an
//!   allocation, in a budget check, or end a block. Nothing that the instruction at the resume point does has been done.
//! * The head of a loop begins with a `Reserve` whose exit resumes at that head, with nothing done of the iteration:
//!   the optimiser leaves there whatever it cannot promise for further iterations.
//! * Checks and effects are apart: a load from an object follows a guard that it is not null.

pub mod arithmetic;
pub mod check;
pub mod facts;
pub mod graph;
pub mod instruction;
pub mod operators;
pub mod parse;
pub mod print;
pub mod snapshot;
#[cfg(test)]
mod tests;
pub mod visit;

pub use facts::{Base, BudgetUse, MemoryAccess};
pub use instruction::{Alias, Instruction, IrConstant, Leaf, Terminator, Writes};
pub use operators::{BinaryOp, FloatCompare, IntCompare, MemoryKind, OfSame, Signedness, ThreeWay, UnaryOp};
pub use snapshot::{FrameState, Link, SideExit, Snapshot, SnapshotValue, SunkKind, SunkObject};

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// No value: a store, a guard.
    Void,
    /// A condition.
    Bool,
    /// Java's int and the smaller types.
    I32,
    /// Java's long; also the address of a method (from [`Instruction::VirtualTarget`] and its like).
    I64,
    /// Java's float.
    F32,
    /// Java's double.
    F64,
    /// A reference: an offset into the heap, 0 for null (K11).
    Ref,
}

/// A frame slot, counted in slots of 8 bytes from the header of the root's frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub i32);

macro_rules! indices {
    ($($(#[$doc:meta])* $name:ident $letter:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);

        impl $name {
            /// The number as an index.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<usize> for $name {
            fn from(index: usize) -> Self {
                $name(u32::try_from(index).expect("a function of the IR has fewer than 2^32 parts of a kind"))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}

indices! {
    /// A value: a block's parameter, or an instruction (whose type is [`Type::Void`] where it gives none).
    Value "v";
    /// A basic block, an index into [`Function::blocks`].
    Block "b";
    /// An exit, an index into [`Function::exits`].
    ExitId "x";
    /// An object that an exit makes, an index into [`SideExit::objects`].
    SunkId "o";
    /// A frame of the region, an index into [`Function::frames`]; 0 is the root's.
    Frame "f";
}

/// The bytecode or the exit that something was made for: a note for readers of listings, without meaning for the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BytecodePlace {
    /// The region's block, an index; `u16::MAX`: none.
    block: u16,
    /// Bytecode index; without a block the exit's number and one, or 0.
    at: u16,
}

impl BytecodePlace {
    /// No bytecode in particular.
    pub const NONE: BytecodePlace = BytecodePlace { block: u16::MAX, at: 0 };

    /// A bytecode of the region's block of a number. Regions have fewer than 65,535 blocks; what lies beyond has no place.
    pub fn new(block: usize, at: u16) -> BytecodePlace {
        u16::try_from(block).map_or(BytecodePlace::NONE, |block| BytecodePlace { block, at })
    }

    /// The region's block and the bytecode index.
    pub fn place(self) -> Option<(usize, u16)> {
        (self.block != u16::MAX).then_some((usize::from(self.block), self.at))
    }

    /// An exit of the region. One of a number that is too large for the note has no place.
    pub(crate) fn of_exit(exit: usize) -> BytecodePlace {
        let at = u16::try_from(exit + 1).ok().filter(|&at| at != u16::MAX);
        BytecodePlace { block: u16::MAX, at: at.unwrap_or(0) }
    }

    /// The exit's number.
    pub(crate) fn exit(self) -> Option<usize> {
        // The code generator's own note is all ones.
        let at = Some(self.at).filter(|&at| self.block == u16::MAX && at != u16::MAX)?;
        usize::from(at).checked_sub(1)
    }

    /// As a number, which is not that of [`BytecodePlace::NONE`] in other code.
    pub(crate) fn bits(self) -> u32 {
        u32::from(self.block) << 16 | u32::from(self.at)
    }

    /// What [`BytecodePlace::bits`] gave.
    pub(crate) fn of_bits(bits: u32) -> BytecodePlace {
        BytecodePlace { block: (bits >> 16) as u16, at: bits as u16 }
    }
}

/// A value's definition.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// The type of what it is.
    pub ty: Type,
    /// The bytecode that it was made for.
    pub source: BytecodePlace,
    /// Where it comes from.
    pub definition: Definition,
}

impl PartialEq for ValueData {
    /// Whether the two are defined in the same way, for whichever bytecode.
    fn eq(&self, other: &ValueData) -> bool {
        self.ty == other.ty && self.definition == other.definition
    }
}

/// Where a value comes from.
#[derive(Clone, PartialEq, Debug)]
pub enum Definition {
    /// It is a parameter of a block.
    Parameter(Block),
    /// It is the result of an instruction.
    Instruction(Instruction),
}

/// A basic block: parameters, instructions, a terminator.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockData {
    /// Parameters, bound by who jumps here.
    pub parameters: Vec<Value>,
    /// By the values that they define, in the order of their execution.
    pub instructions: Vec<Value>,
    /// How the block ends.
    pub terminator: Terminator,
    /// Executions in the profile.
    pub weight: u64,
}

/// The code of one region.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Function {
    /// All values by number.
    pub values: Vec<ValueData>,
    /// All blocks by number; the first is the entry.
    pub blocks: Vec<BlockData>,
    /// All exits by number.
    pub exits: Vec<SideExit>,
    /// The frames that exits write, and the root's.
    pub frames: Vec<FrameState>,
}

impl Function {
    /// The block in which the function begins.
    pub const ENTRY: Block = Block(0);

    /// A value's type.
    pub fn ty(&self, value: Value) -> Type {
        self.values[value.index()].ty
    }

    /// The instruction that makes a value; `None` for a block's parameter.
    pub fn instruction(&self, value: Value) -> Option<&Instruction> {
        match &self.values[value.index()].definition {
            Definition::Instruction(instruction) => Some(instruction),
            Definition::Parameter(_) => None,
        }
    }

    /// A new block, empty, ending in a jump to itself until it gets its terminator.
    pub fn add_block(&mut self, weight: u64) -> Block {
        let block = Block::from(self.blocks.len());
        let terminator = Terminator::Jump { to: block, arguments: Vec::new() };
        self.blocks.push(BlockData { parameters: Vec::new(), instructions: Vec::new(), terminator, weight });
        block
    }

    /// A new parameter of a block, the last one.
    pub fn add_parameter(&mut self, block: Block, ty: Type) -> Value {
        let value = Value::from(self.values.len());
        self.values.push(ValueData { ty, source: BytecodePlace::NONE, definition: Definition::Parameter(block) });
        self.blocks[block.index()].parameters.push(value);
        value
    }

    /// A new instruction, in no block yet.
    pub fn add_instruction(&mut self, instruction: Instruction, ty: Type) -> Value {
        let value = Value::from(self.values.len());
        self.values.push(ValueData {
            ty,
            source: BytecodePlace::NONE,
            definition: Definition::Instruction(instruction),
        });
        value
    }

    /// A new instruction at the end of a block.
    pub fn append(&mut self, block: Block, instruction: Instruction, ty: Type) -> Value {
        let value = self.add_instruction(instruction, ty);
        self.blocks[block.index()].instructions.push(value);
        value
    }

    /// Adds a side exit; its number counts those that were added before.
    pub fn add_exit(&mut self, exit: SideExit) -> ExitId {
        let id = ExitId::from(self.exits.len());
        self.exits.push(exit);
        id
    }
}
