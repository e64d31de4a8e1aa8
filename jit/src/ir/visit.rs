//! What an instruction, a terminator or an exit reads, and where control goes.

use super::{Block, ExitId, Function, Instruction, Link, MemoryKind, SideExit, SnapshotValue, Terminator, Type, Value};

impl MemoryKind {
    /// The type of a value of this kind once it has been read.
    pub fn ty(self) -> Type {
        match self {
            MemoryKind::Boolean | MemoryKind::Byte | MemoryKind::Char | MemoryKind::Short | MemoryKind::Int => {
                Type::I32
            }
            MemoryKind::Long => Type::I64,
            MemoryKind::Float => Type::F32,
            MemoryKind::Double => Type::F64,
            MemoryKind::Reference => Type::Ref,
        }
    }

    /// Bytes in a field or element.
    pub fn bytes(self) -> u32 {
        match self {
            MemoryKind::Boolean | MemoryKind::Byte => 1,
            MemoryKind::Char | MemoryKind::Short => 2,
            MemoryKind::Int | MemoryKind::Float | MemoryKind::Reference => 4,
            MemoryKind::Long | MemoryKind::Double => 8,
        }
    }
}

macro_rules! each_operand {
    ($instruction:expr, $visit:expr) => {
        match $instruction {
            Instruction::Constant(_)
            | Instruction::ReadSlot(_)
            | Instruction::MethodAddress(_)
            | Instruction::LoadRoot { .. }
            | Instruction::New { .. }
            | Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::ReadBudget
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => {}
            Instruction::Unary(_, a) | Instruction::ClassOf(a) | Instruction::ArrayLength(a) => $visit(a),
            Instruction::Binary(_, a, b)
            | Instruction::CompareInt(_, a, b)
            | Instruction::CompareFloat(_, a, b)
            | Instruction::IsStorable { array: a, value: b }
            | Instruction::LoadElement { array: a, index: b, .. }
            | Instruction::StoreField { object: a, value: b, .. } => {
                $visit(a);
                $visit(b);
            }
            Instruction::Select(a, b, c) | Instruction::StoreElement { array: a, index: b, value: c, .. } => {
                $visit(a);
                $visit(b);
                $visit(c);
            }
            Instruction::VirtualTarget { class: a, .. }
            | Instruction::InterfaceTarget { class: a, .. }
            | Instruction::IsSubclass { class: a, .. }
            | Instruction::LoadField { object: a, .. }
            | Instruction::StoreRoot { value: a, .. }
            | Instruction::NewArray { length: a, .. }
            | Instruction::MonitorEnter { object: a, .. }
            | Instruction::MonitorExit { object: a, .. }
            | Instruction::Guard { condition: a, .. } => $visit(a),
            Instruction::CallLeaf(_, arguments)
            | Instruction::CallNative { arguments, .. }
            | Instruction::NewMultiArray { lengths: arguments, .. } => {
                for argument in arguments {
                    $visit(argument);
                }
            }
        }
    };
}

macro_rules! exit_of {
    ($instruction:expr) => {
        match $instruction {
            Instruction::New { exit, .. }
            | Instruction::NewArray { exit, .. }
            | Instruction::NewMultiArray { exit, .. }
            | Instruction::MonitorEnter { exit, .. }
            | Instruction::MonitorExit { exit, .. }
            | Instruction::CallNative { exit, .. }
            | Instruction::Guard { exit, .. }
            | Instruction::Reserve { exit, .. }
            | Instruction::StackCheck { exit, .. }
            | Instruction::ReturnPointCheck { exit, .. } => Some(exit),
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
            | Instruction::CallLeaf(..)
            | Instruction::Charge(_)
            | Instruction::ReadBudget => None,
        }
    };
}

impl Instruction {
    /// Shows each operand. The snapshot of an exit is not looked at.
    #[inline]
    pub fn operands(&self, mut visit: impl FnMut(Value)) {
        let mut visit = |value: &Value| visit(*value);
        each_operand!(self, visit)
    }

    /// Shows each operand, to be changed.
    #[inline]
    pub fn operands_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
        each_operand!(self, visit)
    }

    /// The exit that the instruction may take.
    #[inline]
    pub fn exit(&self) -> Option<ExitId> {
        exit_of!(self).copied()
    }

    /// The exit that the instruction may take, to be changed.
    #[inline]
    pub fn exit_mut(&mut self) -> Option<&mut ExitId> {
        exit_of!(self)
    }
}

impl Terminator {
    /// Shows the value that decides, and the arguments.
    pub fn operands(&self, mut visit: impl FnMut(Value)) {
        match self {
            Terminator::Branch { condition: value, .. } | Terminator::Switch { key: value, .. } => visit(*value),
            Terminator::Jump { .. } | Terminator::Exit(_) => {}
        }
        self.targets(|_, arguments| arguments.iter().copied().for_each(&mut visit));
    }

    /// Shows the value that decides, and the arguments, to be changed.
    pub fn operands_mut(&mut self, mut visit: impl FnMut(&mut Value)) {
        match self {
            Terminator::Branch { condition: value, .. } | Terminator::Switch { key: value, .. } => visit(value),
            Terminator::Jump { .. } | Terminator::Exit(_) => {}
        }
        self.targets_mut(|_, arguments| arguments.iter_mut().for_each(&mut visit));
    }

    /// Shows each block gone to with the arguments passed; the same block may come twice.
    #[inline]
    pub fn targets(&self, mut visit: impl FnMut(Block, &[Value])) {
        match self {
            Terminator::Jump { to, arguments } => visit(*to, arguments),
            Terminator::Branch { then, otherwise, .. } => {
                visit(then.0, &then.1);
                visit(otherwise.0, &otherwise.1);
            }
            Terminator::Switch { cases, otherwise, .. } => {
                for (_, (to, arguments)) in cases {
                    visit(*to, arguments);
                }
                visit(otherwise.0, &otherwise.1);
            }
            Terminator::Exit(_) => {}
        }
    }

    /// Shows each block gone to with the arguments passed, to be changed, in the order of [`Terminator::targets`].
    #[inline]
    pub fn targets_mut(&mut self, mut visit: impl FnMut(&mut Block, &mut Vec<Value>)) {
        match self {
            Terminator::Jump { to, arguments } => visit(to, arguments),
            Terminator::Branch { then, otherwise, .. } => {
                visit(&mut then.0, &mut then.1);
                visit(&mut otherwise.0, &mut otherwise.1);
            }
            Terminator::Switch { cases, otherwise, .. } => {
                for (_, (to, arguments)) in cases {
                    visit(to, arguments);
                }
                visit(&mut otherwise.0, &mut otherwise.1);
            }
            Terminator::Exit(_) => {}
        }
    }
}

impl SideExit {
    /// Shows each value that the exit needs.
    pub fn values(&self, mut visit: impl FnMut(Value)) {
        let mut look = |value: &SnapshotValue| {
            if let SnapshotValue::Value(value) = value {
                visit(*value);
            }
        };
        self.snapshot.iter().for_each(|(_, value)| look(value));
        if let Some(Link::Return { result: Some((_, value)) } | Link::Call { target: value, .. }) = &self.link {
            look(value);
        }
        for object in &self.objects {
            object.fields.iter().for_each(|(_, _, value)| look(value));
        }
    }

    /// Shows everything that the exit writes, to be changed.
    pub fn values_mut(&mut self, mut visit: impl FnMut(&mut SnapshotValue)) {
        self.snapshot.iter_mut().for_each(|(_, value)| visit(value));
        if let Some(Link::Return { result: Some((_, value)) } | Link::Call { target: value, .. }) = &mut self.link {
            visit(value);
        }
        for object in &mut self.objects {
            object.fields.iter_mut().for_each(|(_, _, value)| visit(value));
        }
    }
}

impl Function {
    /// Shows each value that an instruction needs: its operands, and what its exit writes.
    pub fn uses(&self, instruction: &Instruction, mut visit: impl FnMut(Value)) {
        instruction.operands(&mut visit);
        if let Some(exit) = instruction.exit() {
            self.exits[exit.index()].values(&mut visit);
        }
    }

    /// Shows each value that the end of a block needs: what decides, arguments, and what its exit writes.
    pub fn terminator_uses(&self, block: Block, mut visit: impl FnMut(Value)) {
        let terminator = &self.blocks[block.index()].terminator;
        terminator.operands(&mut visit);
        if let Terminator::Exit(exit) = terminator {
            self.exits[exit.index()].values(&mut visit);
        }
    }
}
