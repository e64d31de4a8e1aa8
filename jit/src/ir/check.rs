//! The checker: what every function must keep to, from `build` to `lower`. It runs after `build` and after each pass in
//! debug builds, and says what is wrong in terms of the text form.

use super::graph::FunctionGraph;
use super::{
    Block, Definition, ExitId, Frame, Function, Instruction, IrConstant, Link, SnapshotValue, SunkId, SunkKind,
    Terminator, Type, Value,
};

impl IrConstant {
    /// The type of a value that is this constant.
    pub fn ty(self) -> Type {
        match self {
            IrConstant::I32(_) => Type::I32,
            IrConstant::I64(_) => Type::I64,
            IrConstant::F32(_) => Type::F32,
            IrConstant::F64(_) => Type::F64,
            IrConstant::Null => Type::Ref,
        }
    }
}

/// Where a value is defined: a block, and a place in it (0 for parameters, one more than the index for instructions).
const NOWHERE: (Block, usize) = (Block(u32::MAX), 0);

struct Checker<'a> {
    function: &'a Function,
    graph: FunctionGraph,
    defined: Vec<(Block, usize)>,
}

type CheckResult = Result<(), String>;

/// Checks a function.
///
/// # Errors
///
/// The first thing that is wrong. Blocks that cannot be reached may be in disorder.
pub fn check(function: &Function) -> CheckResult {
    if function.blocks.is_empty() || function.frames.is_empty() {
        return Err("a function has at least one block and one frame".into());
    }
    for (at, block) in function.blocks.iter().enumerate() {
        let mut fine = Ok(());
        block.terminator.targets(|to, _| {
            if to.index() >= function.blocks.len() {
                fine = Err(format!("{} goes to {to}, which does not exist", Block::from(at)));
            }
        });
        fine?;
    }
    let mut checker =
        Checker { function, graph: FunctionGraph::new(function), defined: vec![NOWHERE; function.values.len()] };
    checker.define()?;
    if !checker.graph.predecessors[Function::ENTRY.index()].is_empty() {
        return Err("control comes back to the entry block".into());
    }
    for at in 0..checker.graph.order.len() {
        let block = checker.graph.order[at];
        checker.block(block).map_err(|error| format!("{block}: {error}"))?;
    }
    for (at, frame) in function.frames.iter().enumerate() {
        if frame.caller.is_some_and(|caller| caller.index() >= function.frames.len()) {
            return Err(format!("{} is called by a frame that does not exist", Frame::from(at)));
        }
    }
    Ok(())
}

impl Checker<'_> {
    fn define(&mut self) -> CheckResult {
        for at in 0..self.graph.order.len() {
            let block = self.graph.order[at];
            let data = &self.function.blocks[block.index()];
            if block == Function::ENTRY && !data.parameters.is_empty() {
                return Err("the entry block has parameters".into());
            }
            for &value in &data.parameters {
                self.define_one(value, block, 0)?;
                if self.function.values[value.index()].definition != Definition::Parameter(block) {
                    return Err(format!("{value} stands among the parameters of {block} but is none"));
                }
                if matches!(self.function.ty(value), Type::Void) {
                    return Err(format!("{value} is a parameter without a type"));
                }
            }
            for (place, &value) in data.instructions.iter().enumerate() {
                self.define_one(value, block, place + 1)?;
            }
        }
        Ok(())
    }

    fn define_one(&mut self, value: Value, block: Block, place: usize) -> CheckResult {
        let slot = self.defined.get_mut(value.index()).ok_or_else(|| format!("{value} does not exist"))?;
        if *slot != NOWHERE {
            return Err(format!("{value} stands in {} and in {block}", slot.0));
        }
        *slot = (block, place);
        Ok(())
    }

    /// That a value means something where it is used, and its type.
    fn used(&self, value: Value, block: Block, place: usize) -> Result<Type, String> {
        let (above, at) = *self.defined.get(value.index()).unwrap_or(&NOWHERE);
        if (above, at) == NOWHERE {
            return Err(format!("{value} is used but not defined"));
        }
        let before = if above == block { at < place } else { self.graph.dominates(above, block) };
        if !before {
            return Err(format!("{value} is used where {above} need not have come before"));
        }
        match self.function.ty(value) {
            Type::Void => Err(format!("{value} is used but has no value")),
            ty => Ok(ty),
        }
    }

    fn typed(&self, value: Value, wanted: Type, block: Block, place: usize) -> CheckResult {
        let ty = self.used(value, block, place)?;
        if ty == wanted { Ok(()) } else { Err(format!("{value} is {ty}, {wanted} is wanted")) }
    }

    fn block(&self, block: Block) -> CheckResult {
        let data = &self.function.blocks[block.index()];
        for (at, &value) in data.instructions.iter().enumerate() {
            let Definition::Instruction(instruction) = &self.function.values[value.index()].definition else {
                return Err(format!("{value} is a parameter among the instructions"));
            };
            let ty = self.instruction(instruction, block, at + 1).map_err(|error| format!("{instruction}: {error}"))?;
            let declared = self.function.ty(value);
            if ty.is_some_and(|ty| ty != declared) {
                return Err(format!("{value} is {declared}: {instruction}"));
            }
        }
        let end = data.instructions.len() + 1;
        self.terminator(&data.terminator, block, end).map_err(|error| format!("{}: {error}", data.terminator))
    }

    /// The type of the result, if the instruction decides it.
    fn instruction(&self, instruction: &Instruction, block: Block, place: usize) -> Result<Option<Type>, String> {
        let typed = |value, ty| self.typed(value, ty, block, place);
        if let Some(exit) = instruction.exit() {
            self.exit(exit, block, place)?;
        }
        let entry_only = matches!(
            instruction,
            Instruction::ReadSlot(_) | Instruction::StackCheck { .. } | Instruction::ReturnPointCheck { .. }
        );
        if entry_only && block != Function::ENTRY {
            return Err("stands outside of the entry block".into());
        }
        Ok(Some(match *instruction {
            Instruction::Constant(constant) => constant.ty(),
            Instruction::ReadSlot(_) => return Ok(None),
            Instruction::Unary(op, a) => {
                let (operand, result) = op.types();
                typed(a, operand)?;
                result
            }
            Instruction::Binary(op, a, b) => {
                let (first, second, result) = op.types();
                typed(a, first)?;
                typed(b, second)?;
                result
            }
            Instruction::CompareInt(_, a, b) => {
                let ty = self.used(a, block, place)?;
                if !matches!(ty, Type::I32 | Type::I64 | Type::Ref) {
                    return Err(format!("{a} is {ty}"));
                }
                typed(b, ty)?;
                Type::Bool
            }
            Instruction::CompareFloat(_, a, b) => {
                let ty = self.used(a, block, place)?;
                if !matches!(ty, Type::F32 | Type::F64) {
                    return Err(format!("{a} is {ty}"));
                }
                typed(b, ty)?;
                Type::Bool
            }
            Instruction::Select(a, b, c) => {
                typed(a, Type::Bool)?;
                let ty = self.used(b, block, place)?;
                typed(c, ty)?;
                ty
            }
            Instruction::ClassOf(a) | Instruction::ArrayLength(a) => {
                typed(a, Type::Ref)?;
                Type::I32
            }
            Instruction::VirtualTarget { class, .. } | Instruction::InterfaceTarget { class, .. } => {
                typed(class, Type::I32)?;
                Type::I64
            }
            Instruction::MethodAddress(_) | Instruction::ReadBudget => Type::I64,
            Instruction::IsSubclass { class, .. } => {
                typed(class, Type::I32)?;
                Type::Bool
            }
            Instruction::IsStorable { array, value } => {
                typed(array, Type::Ref)?;
                typed(value, Type::Ref)?;
                Type::Bool
            }
            Instruction::LoadField { object, kind, .. } => {
                typed(object, Type::Ref)?;
                kind.ty()
            }
            Instruction::StoreField { object, kind, value, .. } => {
                typed(object, Type::Ref)?;
                typed(value, kind.ty())?;
                Type::Void
            }
            Instruction::LoadElement { array, index, kind } => {
                typed(array, Type::Ref)?;
                typed(index, Type::I32)?;
                kind.ty()
            }
            Instruction::StoreElement { array, index, kind, value } => {
                typed(array, Type::Ref)?;
                typed(index, Type::I32)?;
                typed(value, kind.ty())?;
                Type::Void
            }
            Instruction::LoadRoot { kind, .. } => kind.ty(),
            Instruction::StoreRoot { kind, value, .. } => {
                typed(value, kind.ty())?;
                Type::Void
            }
            Instruction::New { .. } => Type::Ref,
            Instruction::NewArray { length, .. } => {
                typed(length, Type::I32)?;
                Type::Ref
            }
            Instruction::NewMultiArray { ref lengths, .. } => {
                for &length in lengths {
                    typed(length, Type::I32)?;
                }
                Type::Ref
            }
            Instruction::MonitorEnter { object, .. } | Instruction::MonitorExit { object, .. } => {
                typed(object, Type::Ref)?;
                Type::Void
            }
            Instruction::CallLeaf(_, ref arguments) | Instruction::CallNative { ref arguments, .. } => {
                for &argument in arguments {
                    self.used(argument, block, place)?;
                }
                return Ok(None);
            }
            Instruction::Guard { condition, .. } => {
                typed(condition, Type::Bool)?;
                Type::Void
            }
            Instruction::Reserve { .. }
            | Instruction::Charge(_)
            | Instruction::StackCheck { .. }
            | Instruction::ReturnPointCheck { .. } => Type::Void,
        }))
    }

    fn terminator(&self, terminator: &Terminator, block: Block, place: usize) -> CheckResult {
        match terminator {
            Terminator::Branch { condition, .. } => self.typed(*condition, Type::Bool, block, place)?,
            Terminator::Switch { key, cases, .. } => {
                self.typed(*key, Type::I32, block, place)?;
                if !cases.is_sorted_by(|a, b| a.0 < b.0) {
                    return Err("the keys do not ascend".into());
                }
            }
            Terminator::Exit(exit) => self.exit(*exit, block, place)?,
            Terminator::Jump { .. } => {}
        }
        let mut fine = Ok(());
        terminator.targets(|to, arguments| {
            if fine.is_ok() {
                fine = self.target(to, arguments, block, place);
            }
        });
        fine
    }

    fn target(&self, to: Block, arguments: &[Value], block: Block, place: usize) -> CheckResult {
        let parameters = &self.function.blocks[to.index()].parameters;
        if parameters.len() != arguments.len() {
            return Err(format!("{to} has {} parameters, {} arguments are passed", parameters.len(), arguments.len()));
        }
        for (&parameter, &argument) in parameters.iter().zip(arguments) {
            self.typed(argument, self.function.ty(parameter), block, place)?;
        }
        Ok(())
    }

    fn exit(&self, id: ExitId, block: Block, place: usize) -> CheckResult {
        let exit = self.function.exits.get(id.index()).ok_or_else(|| format!("{id} does not exist"))?;
        if exit.frame.index() >= self.function.frames.len() {
            return Err(format!("{id} is in a frame that does not exist"));
        }
        let value = |value: SnapshotValue| match value {
            SnapshotValue::Value(value) => match self.used(value, block, place)? {
                Type::Bool => Err(format!("{value} is a condition")),
                ty => Ok(ty),
            },
            SnapshotValue::Constant(constant) => Ok(constant.ty()),
            SnapshotValue::Sunk(SunkId(object)) if (object as usize) < exit.objects.len() => Ok(Type::Ref),
            SnapshotValue::Sunk(object) => Err(format!("{object} does not exist")),
        };
        let inner = || -> CheckResult {
            for (at, &(slot, written)) in exit.snapshot.iter().enumerate() {
                value(written)?;
                if exit.snapshot[..at].iter().any(|&(other, _)| other == slot) {
                    return Err(format!("slot {} is written twice", slot.0));
                }
            }
            match exit.link {
                Some(Link::Return { result: Some((_, written)) }) => {
                    value(written)?;
                }
                Some(Link::Call { target, returns_to, .. }) => {
                    if value(target)? != Type::I64 {
                        return Err(format!("{target} is no method's address"));
                    }
                    if returns_to.method != self.function.frames[exit.frame.index()].method {
                        return Err(format!("the call returns to {returns_to}, outside of {}", exit.frame));
                    }
                }
                Some(Link::Return { result: None } | Link::Head) | None => {}
            }
            for (at, object) in exit.objects.iter().enumerate() {
                let end = match object.kind {
                    SunkKind::Instance { bytes } => u64::from(bytes),
                    SunkKind::Array { element_log2, length } => 16 + (u64::from(length) << element_log2),
                };
                let mut from = 8;
                for &(offset, kind, written) in &object.fields {
                    if value(written)? != kind.ty() {
                        return Err(format!("o{at}: the value at {offset} has the wrong type"));
                    }
                    if offset < from || u64::from(offset + kind.bytes()) > end {
                        return Err(format!("o{at}: the field at {offset} is out of order or outside"));
                    }
                    from = offset + kind.bytes();
                }
            }
            Ok(())
        };
        inner().map_err(|error| format!("{id}: {error}"))
    }
}
