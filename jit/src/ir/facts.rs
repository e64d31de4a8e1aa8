//! What passes ask of any instruction, expanded from one table, `instructions!`: an instruction has one row, which the
//! compiler wants, and every fact of it is a column there.
//!
//! In: an instruction. Out: its operands and its exit, what it does to memory and to the budget, what it makes, which
//! object and which slot it needs, whether it may move or go, and about how long it takes.

#[cfg(test)]
mod tests;

use holloway_vm::ClassId;
use holloway_vm::native::ShortNative;

use super::{Alias, BinaryOp, ExitId, Function, Instruction, IrConstant, Leaf, MemoryKind, Slot, Value, Writes};

/// A read or write of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryAccess {
    /// What it may touch.
    pub alias: Alias,
    /// How the value lies there.
    pub kind: MemoryKind,
    /// Which place it is.
    pub base: Base,
    /// What is written; a read where there is none.
    pub stored: Option<Value>,
}

/// What an access finds its place by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A field of an object.
    Field {
        /// The object.
        object: Value,
        /// Byte offset in the object.
        offset: u32,
    },
    /// An element of an array.
    Element {
        /// The array.
        array: Value,
        /// The index, an int.
        index: Value,
    },
    /// A root slot.
    Root,
}

/// What an instruction has to do with the budget (K1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BudgetUse {
    /// Nothing.
    None,
    /// It charges a weight that was reserved.
    Charge(u32),
    /// It gives the budget as it is.
    Read,
    /// It leaves where there is too little, and may charge by itself.
    Check,
}

/// What an instruction does.
enum InstructionKind {
    /// It gives a value and does nothing else.
    Value,
    /// It reads a place.
    Load(MemoryAccess),
    /// It writes a value to a place.
    Store(MemoryAccess, Value),
    /// It makes an object of a class; an array has a length.
    Make(ClassId, Option<Value>),
    /// It takes the monitor of an object so many times more, or gives it back.
    Lock(Value, i32),
    /// It calls what may read anything, and writes so much.
    Call(Writes),
    /// It goes on or leaves.
    Check,
    /// It charges the budget.
    Charge,
}

/// What has to hold where an instruction is executed: else its operands mean nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// The operands always mean something.
    Nothing,
    /// That the second operand is not 0 where the operation divides integers by it.
    Divisor(BinaryOp, Value),
    /// That the object is not null.
    NotNull(Value),
    /// That the object is not null, and of a class that has what is read or written of it.
    Layout(Value),
    /// That the array is not null and one of such elements, and that the index, which comes second, is inside.
    Inside(Value, Value),
    /// What checks before it have found and no pass asks for.
    Checked,
}

/// What an instruction has to do with its thread's own state.
enum ThreadUse {
    /// Nothing.
    None,
    /// It reads a frame slot.
    Slot(Slot),
    /// It makes sure of all frame slots below one.
    SlotsBelow(Slot),
    /// It has to do with the budget.
    Budget(BudgetUse),
}

/// A row of the table but for the operands and the exit, which are changed in place, too.
struct InstructionFacts {
    kind: InstructionKind,
    is_pure: bool,
    needs: Needs,
    thread: ThreadUse,
    cycles: u32,
}

/// A field that holds an exit; `-` for none.
macro_rules! exit_column {
    (-) => {
        None
    };
    ($exit:ident) => {
        Some($exit)
    };
}

/// Shows each operand in turn; `each` stands before a field that holds a list of them.
macro_rules! operands_column {
    ($visit:ident, each $list:ident) => {{
        for operand in $list {
            $visit(operand);
        }
    }};
    ($visit:ident, $($operand:ident)*) => {{ $($visit($operand);)* }};
}

/// Expands the table of instructions. A row is `pattern => [operands] exit, kind, pure, needs, thread, cycles;`, where
/// the names that the pattern binds are references to the instruction's fields.
///
/// * operands: the fields that hold values, in order.
/// * exit: the field that holds the exit which the instruction may take.
/// * kind: see [`InstructionKind`].
/// * pure: see [`Instruction::is_pure`].
/// * needs: see [`Needs`].
/// * thread: see [`ThreadUse`].
/// * cycles: see [`Instruction::cycles`].
macro_rules! instructions {
    ($($name:ident $(($($unnamed:tt)*))? $({$($named:tt)*})? => [$($operands:tt)*] $exit:tt,
        $kind:ident $(($($kind_of:tt)*))?, $pure:expr, $needs:ident $(($($needs_of:tt)*))?,
        $thread:ident $(($($thread_of:tt)*))?, $cycles:expr;)*) => {
        #[allow(unused_variables, reason = "a column uses some of the fields that a row names")]
        impl Instruction {
            /// Their names in Rust.
            #[cfg(test)]
            const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Shows each operand. The snapshot of an exit is not looked at.
            #[inline]
            pub fn operands(&self, mut visit: impl FnMut(Value)) {
                let mut visit = |value: &Value| visit(*value);
                match self {
                    $(Instruction::$name $(($($unnamed)*))? $({$($named)*})? => {
                        operands_column!(visit, $($operands)*)
                    })*
                }
            }

            /// Shows each operand, to be changed.
            #[inline]
            pub fn operands_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
                match self {
                    $(Instruction::$name $(($($unnamed)*))? $({$($named)*})? => {
                        operands_column!(visit, $($operands)*)
                    })*
                }
            }

            /// The exit that the instruction may take.
            #[inline]
            pub fn exit(&self) -> Option<ExitId> {
                let exit: Option<&ExitId> = match self {
                    $(Instruction::$name $(($($unnamed)*))? $({$($named)*})? => exit_column!($exit),)*
                };
                exit.copied()
            }

            /// The exit that the instruction may take, to be changed.
            #[inline]
            pub fn exit_mut(&mut self) -> Option<&mut ExitId> {
                match self {
                    $(Instruction::$name $(($($unnamed)*))? $({$($named)*})? => exit_column!($exit),)*
                }
            }

            // Inlined, so that each method computes its column only.
            #[inline(always)]
            fn facts(&self) -> InstructionFacts {
                match self {
                    $(Instruction::$name $(($($unnamed)*))? $({$($named)*})? => InstructionFacts {
                        kind: InstructionKind::$kind $(($($kind_of)*))?,
                        is_pure: $pure,
                        needs: Needs::$needs $(($($needs_of)*))?,
                        thread: ThreadUse::$thread $(($($thread_of)*))?,
                        cycles: $cycles,
                    },)*
                }
            }
        }
    };
}

instructions! {
    // pattern => [operands] exit, kind, pure, needs, thread, cycles;

    // Values that depend on operands only.
    Constant(_)                          => [] -,              Value, true, Nothing, None, 1;
    Unary(_, a)                          => [a] -,             Value, true, Nothing, None, 1;
    Binary(op, a, b)                     => [a b] -,           Value, true, Divisor(*op, *b), None, op.cycles();
    CompareInt(_, a, b)                  => [a b] -,           Value, true, Nothing, None, 0;
    CompareFloat(_, a, b)                => [a b] -,           Value, true, Nothing, None, 0;
    Select(a, b, c)                      => [a b c] -,         Value, true, Nothing, None, 1;
    ClassOf(object)                      => [object] -,        Value, true, NotNull(*object), None, 3;
    VirtualTarget { class, .. }          => [class] -,         Value, true, Checked, None, 3;
    InterfaceTarget { class, .. }        => [class] -,         Value, true, Checked, None, 5;
    MethodAddress(_)                     => [] -,              Value, true, Nothing, None, 1;
    IsSubclass { class, .. }             => [class] -,         Value, true, Nothing, None, 1;
    IsStorable { array, value }          => [array value] -,   Value, true, Checked, None, 1;
    ArrayLength(array)                   => [array] -,         Value, true, Layout(*array), None, 3;
    // The thread's state.
    ReadSlot(slot)                       => [] -,              Value, false, Nothing, Slot(*slot), 1;
    ReadBudget                           => [] -,              Value, false, Nothing, Budget(BudgetUse::Read), 1;
    Reserve { exit, .. }                 => [] exit,           Check, false, Nothing, Budget(BudgetUse::Check), 1;
    Charge(weight) => [] -, Charge, false, Nothing, Budget(BudgetUse::Charge(*weight)), 1;
    StackCheck { end, exit }             => [] exit,           Check, false, Nothing, SlotsBelow(*end), 1;
    ReturnPointCheck { exit, .. }        => [] exit,           Check, false, Nothing, None, 1;
    // Memory.
    LoadField { object, offset, kind, owner }
        => [object] -, Load(field(*object, *offset, *kind, *owner)), false, Layout(*object), None, 2;
    StoreField { object, offset, kind, owner, value }
        => [object value] -, Store(field(*object, *offset, *kind, *owner), *value), false, Layout(*object), None, 1;
    LoadElement { array, index, kind }
        => [array index] -, Load(element(*array, *index, *kind)), false, Inside(*array, *index), None, 2;
    StoreElement { array, index, kind, value }
        => [array index value] -, Store(element(*array, *index, *kind), *value), false, Inside(*array, *index), None, 1;
    LoadRoot { offset, kind, constant }  => [] -,              Load(root(*offset, *kind)), *constant, Nothing, None, 2;
    StoreRoot { offset, kind, value } => [value] -, Store(root(*offset, *kind), *value), false, Nothing, None, 1;
    // New objects, and monitors.
    New { class, exit, .. }              => [] exit,           Make(*class, None), false, Checked, None, 1;
    NewArray { class, length, exit, .. } => [length] exit,     Make(*class, Some(*length)), false, Checked, None, 1;
    NewMultiArray { class, lengths, exit }
        => [each lengths] exit, Make(*class, lengths.first().copied()), false, Checked, None, 1;
    MonitorEnter { object, exit }        => [object] exit,     Lock(*object, 1), false, Checked, None, 1;
    MonitorExit { object, exit }         => [object] exit,     Lock(*object, -1), false, Checked, None, 1;
    // Calls, and what leaves.
    CallLeaf(leaf, arguments)            => [each arguments] -, Call(leaf.writes()), leaf.is_pure(), Nothing, None, 1;
    CallNative { short, arguments, exit, .. }
        => [each arguments] exit, Call(native_writes(*short)), false, Checked, Budget(BudgetUse::Check), 1;
    Guard { condition, exit, .. }        => [condition] exit,  Check, false, Nothing, None, 1;
}

fn field(object: Value, offset: u32, kind: MemoryKind, owner: Option<ClassId>) -> MemoryAccess {
    MemoryAccess { alias: Alias::Field(offset, kind, owner), kind, base: Base::Field { object, offset }, stored: None }
}

fn element(array: Value, index: Value, kind: MemoryKind) -> MemoryAccess {
    MemoryAccess { alias: Alias::Element(kind), kind, base: Base::Element { array, index }, stored: None }
}

fn root(offset: u32, kind: MemoryKind) -> MemoryAccess {
    MemoryAccess { alias: Alias::Root(offset), kind, base: Base::Root, stored: None }
}

/// What a native method writes that is called by [`Instruction::CallNative`].
fn native_writes(short: Option<ShortNative>) -> Writes {
    if short.is_some_and(ShortNative::only_reads) { Writes::Nothing } else { Writes::Elements }
}

impl Instruction {
    /// The one place that a load reads or a store writes.
    #[inline]
    pub fn access(&self) -> Option<MemoryAccess> {
        match self.facts().kind {
            InstructionKind::Load(access) => Some(access),
            InstructionKind::Store(access, value) => Some(MemoryAccess { stored: Some(value), ..access }),
            InstructionKind::Value
            | InstructionKind::Make(..)
            | InstructionKind::Lock(..)
            | InstructionKind::Call(_)
            | InstructionKind::Check
            | InstructionKind::Charge => None,
        }
    }

    /// What a load reads.
    #[inline]
    pub fn loads(&self) -> Option<Alias> {
        self.access().filter(|access| access.stored.is_none()).map(|access| access.alias)
    }

    /// What a store writes.
    #[inline]
    pub fn stores(&self) -> Option<Alias> {
        self.access().filter(|access| access.stored.is_some()).map(|access| access.alias)
    }

    /// What a load may read otherwise afterwards.
    #[inline]
    pub fn writes(&self) -> Writes {
        match self.facts().kind {
            InstructionKind::Store(access, _) => Writes::Place(access.alias),
            InstructionKind::Call(writes) => writes,
            InstructionKind::Value
            | InstructionKind::Load(_)
            | InstructionKind::Make(..)
            | InstructionKind::Lock(..)
            | InstructionKind::Check
            | InstructionKind::Charge => Writes::Nothing,
        }
    }

    /// Whether the instruction calls something that may read what was stored before, wherever that is.
    #[inline]
    pub fn is_call(&self) -> bool {
        matches!(self.facts().kind, InstructionKind::Call(_))
    }

    /// What the instruction has to do with the budget.
    #[inline]
    pub fn budget_use(&self) -> BudgetUse {
        match self.facts().thread {
            ThreadUse::Budget(budget) => budget,
            ThreadUse::None | ThreadUse::Slot(_) | ThreadUse::SlotsBelow(_) => BudgetUse::None,
        }
    }

    /// What the instruction charges of what was reserved.
    #[inline]
    pub fn charge(&self) -> u32 {
        match self.budget_use() {
            BudgetUse::Charge(weight) => weight,
            BudgetUse::None | BudgetUse::Read | BudgetUse::Check => 0,
        }
    }

    /// The class of the new object that the result is, and the length of a new array.
    #[inline]
    fn made(&self) -> Option<(ClassId, Option<Value>)> {
        if let InstructionKind::Make(class, length) = self.facts().kind { Some((class, length)) } else { None }
    }

    /// The class of the new object that the result is.
    #[inline]
    pub fn made_class(&self) -> Option<ClassId> {
        self.made().map(|(class, _)| class)
    }

    /// The length of the new array that the result is.
    #[inline]
    pub fn made_length(&self) -> Option<Value> {
        self.made().and_then(|(_, length)| length)
    }

    /// What has to hold where the instruction is executed.
    #[inline]
    pub fn needs(&self) -> Needs {
        self.facts().needs
    }

    /// The object whose class, length, field or element the instruction needs: where it is executed, that is not null.
    #[inline]
    pub fn inspected(&self) -> Option<Value> {
        match self.needs() {
            Needs::NotNull(object) | Needs::Layout(object) | Needs::Inside(object, _) => Some(object),
            Needs::Nothing | Needs::Divisor(..) | Needs::Checked => None,
        }
    }

    /// The object whose monitor the instruction takes or gives back, and how many times more it is held then.
    pub fn locks(&self) -> Option<(Value, i32)> {
        if let InstructionKind::Lock(object, times) = self.facts().kind { Some((object, times)) } else { None }
    }

    /// The frame slot that the instruction reads, or the highest one that it makes sure of. Headers of frames are none.
    pub fn slot(&self) -> Option<Slot> {
        match self.facts().thread {
            ThreadUse::Slot(slot) => Some(slot),
            ThreadUse::SlotsBelow(end) => Some(Slot(end.0 - 1)),
            ThreadUse::None | ThreadUse::Budget(_) => None,
        }
    }

    /// Whether the result depends on nothing but the operands, and nothing else happens. Such an instruction may stand
    /// wherever its operands mean something (see [`Needs`]): division where the divisor is not 0, `ClassOf` and
    /// `ArrayLength` (which never change) where the object is known not to be null.
    #[inline]
    pub fn is_pure(&self) -> bool {
        self.facts().is_pure
    }

    /// Whether the instruction may go where nothing uses its result.
    pub fn is_removable(&self) -> bool {
        let InstructionFacts { kind, is_pure, .. } = self.facts();
        match kind {
            InstructionKind::Value | InstructionKind::Load(_) => true,
            InstructionKind::Call(_) => is_pure,
            InstructionKind::Store(..)
            | InstructionKind::Make(..)
            | InstructionKind::Lock(..)
            | InstructionKind::Check
            | InstructionKind::Charge => false,
        }
    }

    /// About how many cycles are saved where the result is known without executing the instruction.
    #[inline]
    pub fn cycles(&self) -> u32 {
        self.facts().cycles
    }
}

impl Leaf {
    /// What a call of it writes.
    fn writes(self) -> Writes {
        if self.is_pure() { Writes::Nothing } else { Writes::Everything }
    }

    /// Whether the result depends on the arguments only, and nothing else happens.
    pub fn is_pure(self) -> bool {
        match self {
            Leaf::FloatRemainder | Leaf::DoubleRemainder => true,
            Leaf::Native(_) => false,
        }
    }
}

impl Function {
    /// What a value is that is defined as a constant, and not as what only turns out to be one.
    #[inline]
    pub fn constant(&self, value: Value) -> Option<IrConstant> {
        let &Instruction::Constant(constant) = self.instruction(value)? else { return None };
        Some(constant)
    }

    /// The same for an int.
    #[inline]
    pub fn int_constant(&self, value: Value) -> Option<i32> {
        let IrConstant::I32(number) = self.constant(value)? else { return None };
        Some(number)
    }
}
