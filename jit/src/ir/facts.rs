//! What passes ask of any instruction, each question answered once and for every instruction by name, so that a new one
//! has to be given its answers.
//!
//! In: an instruction. Out: what it does to memory and to the budget, what it makes, which object and which slot it needs,
//! whether it may move or go. What it reads of other values, and its exit, is in [`super::visit`].

use holloway_vm::ClassId;
use holloway_vm::tier::functions::ShortNative;

use super::{Alias, Function, Instruction, IrConstant, Leaf, MemoryKind, Slot, Value, Writes};

/// A read or write of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
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

/// What an instruction does to memory that loads read.
enum MemoryUse {
    /// Nothing.
    None,
    /// A load or store.
    Access(Access),
    /// It calls what may read anything, and writes so much.
    Call(Writes),
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

impl Instruction {
    #[inline]
    fn memory_use(&self) -> MemoryUse {
        let access = |alias, kind, base, stored| MemoryUse::Access(Access { alias, kind, base, stored });
        match *self {
            Instruction::LoadField { object, offset, kind, owner } => {
                access(Alias::Field(offset, kind, owner), kind, Base::Field { object, offset }, None)
            }
            Instruction::StoreField { object, offset, kind, owner, value } => {
                access(Alias::Field(offset, kind, owner), kind, Base::Field { object, offset }, Some(value))
            }
            Instruction::LoadElement { array, index, kind } => {
                access(Alias::Element(kind), kind, Base::Element { array, index }, None)
            }
            Instruction::StoreElement { array, index, kind, value } => {
                access(Alias::Element(kind), kind, Base::Element { array, index }, Some(value))
            }
            Instruction::LoadRoot { offset, kind, constant: _ } => access(Alias::Root(offset), kind, Base::Root, None),
            Instruction::StoreRoot { offset, kind, value } => {
                access(Alias::Root(offset), kind, Base::Root, Some(value))
            }
            Instruction::CallNative { short, .. } => {
                let only_reads = short.is_some_and(ShortNative::only_reads);
                MemoryUse::Call(if only_reads { Writes::Nothing } else { Writes::Elements })
            }
            Instruction::CallLeaf(leaf, _) => {
                MemoryUse::Call(if leaf.is_pure() { Writes::Nothing } else { Writes::Everything })
            }
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => MemoryUse::None,
        }
    }

    /// The one place that a load reads or a store writes.
    #[inline]
    pub fn access(&self) -> Option<Access> {
        match self.memory_use() {
            MemoryUse::Access(access) => Some(access),
            MemoryUse::None | MemoryUse::Call(_) => None,
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
        match self.memory_use() {
            MemoryUse::None => Writes::Nothing,
            MemoryUse::Access(access) => access.stored.map_or(Writes::Nothing, |_| Writes::Place(access.alias)),
            MemoryUse::Call(writes) => writes,
        }
    }

    /// Whether the instruction calls something that may read what was stored before, wherever that is.
    #[inline]
    pub fn is_call(&self) -> bool {
        matches!(self.memory_use(), MemoryUse::Call(_))
    }

    /// What the instruction has to do with the budget.
    #[inline]
    pub fn budget_use(&self) -> BudgetUse {
        match *self {
            Instruction::Charge(weight) => BudgetUse::Charge(weight),
            Instruction::ReadBudget => BudgetUse::Read,
            Instruction::Reserve { .. } | Instruction::CallNative { .. } => BudgetUse::Check,
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::CallLeaf(..)
            | Instruction::Guard { .. }
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => BudgetUse::None,
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

    /// The class of the new object that the result is.
    #[inline]
    pub fn made_class(&self) -> Option<ClassId> {
        match *self {
            Instruction::New { class, .. }
            | Instruction::NewArray { class, .. }
            | Instruction::NewMultiArray { class, .. } => Some(class),
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => None,
        }
    }

    /// The length of the new array that the result is.
    #[inline]
    pub fn made_length(&self) -> Option<Value> {
        match *self {
            Instruction::NewArray { length, .. } => Some(length),
            Instruction::NewMultiArray { ref lengths, .. } => lengths.first().copied(),
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => None,
        }
    }

    /// The object whose class, length, field or element the instruction needs: where it is executed, that is not null.
    #[inline]
    pub fn inspected(&self) -> Option<Value> {
        match *self {
            Instruction::ClassOf(object)
            | Instruction::ArrayLength(object)
            | Instruction::LoadField { object, .. }
            | Instruction::StoreField { object, .. }
            | Instruction::LoadElement { array: object, .. }
            | Instruction::StoreElement { array: object, .. } => Some(object),
            // These have operands that are not null, too; no pass learns it from them.
            Instruction::MonitorEnter { .. } | Instruction::MonitorExit { .. } | Instruction::IsStorable { .. } => None,
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => None,
        }
    }

    /// The object whose monitor the instruction takes or gives back, and how many times more it is held then.
    pub fn locks(&self) -> Option<(Value, i32)> {
        match *self {
            Instruction::MonitorEnter { object, .. } => Some((object, 1)),
            Instruction::MonitorExit { object, .. } => Some((object, -1)),
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => None,
        }
    }

    /// The frame slot that the instruction reads, or the highest one that it makes sure of. Headers of frames are none.
    pub fn slot(&self) -> Option<Slot> {
        match *self {
            Instruction::ReadSlot(slot) => Some(slot),
            Instruction::StackCheck { end, .. } => Some(Slot(end.0 - 1)),
            Instruction::Constant(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::LoadRoot { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::CallLeaf(..)
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::ReturnPointCheck { .. } => None,
        }
    }

    /// Whether the result depends on nothing but the operands, and nothing else happens. Such an instruction may stand
    /// wherever its operands mean something: division where the divisor is not 0, `ClassOf` and `ArrayLength` (which
    /// never change) where the object is known not to be null.
    pub fn is_pure(&self) -> bool {
        match self {
            Instruction::Constant(_)
            | Instruction::Unary(..)
            | Instruction::Binary(..)
            | Instruction::CompareInt(..)
            | Instruction::CompareFloat(..)
            | Instruction::Select(..)
            | Instruction::ClassOf(_)
            | Instruction::VirtualTarget { .. }
            | Instruction::InterfaceTarget { .. }
            | Instruction::MethodAddress(_)
            | Instruction::IsSubclass { .. }
            | Instruction::IsStorable { .. }
            | Instruction::ArrayLength(_) => true,
            Instruction::LoadRoot { constant, .. } => *constant,
            Instruction::CallLeaf(leaf, _) => leaf.is_pure(),
            Instruction::ReadSlot(_)
            | Instruction::LoadField { .. }
            | Instruction::StoreField { .. }
            | Instruction::LoadElement { .. }
            | Instruction::StoreElement { .. }
            | Instruction::StoreRoot { .. }
            | Instruction::New { .. }
            | Instruction::NewArray { .. }
            | Instruction::NewMultiArray { .. }
            | Instruction::MonitorEnter { .. }
            | Instruction::MonitorExit { .. }
            | Instruction::CallNative { .. }
            | Instruction::Guard { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => false,
        }
    }

    /// Whether the instruction may go where nothing uses its result.
    pub fn is_removable(&self) -> bool {
        self.is_pure() || self.loads().is_some() || matches!(self, Instruction::ReadSlot(_) | Instruction::ReadBudget)
    }
}

impl Leaf {
    /// Whether the result depends on the arguments only, and nothing else happens.
    pub fn is_pure(self) -> bool {
        match self {
            Leaf::FloatRemainder | Leaf::DoubleRemainder => true,
            Leaf::Native(_) => false,
        }
    }
}

impl Function {
    /// The constant that a value is.
    #[inline]
    pub fn constant(&self, value: Value) -> Option<IrConstant> {
        let &Instruction::Constant(constant) = self.instruction(value)? else { return None };
        Some(constant)
    }

    /// The int that a value is.
    #[inline]
    pub fn int_constant(&self, value: Value) -> Option<i32> {
        let IrConstant::I32(number) = self.constant(value)? else { return None };
        Some(number)
    }
}
