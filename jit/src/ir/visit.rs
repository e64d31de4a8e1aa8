//! What a terminator or an exit reads, and where control goes.
//!
//! What an instruction reads, and its exit, is in [`super::facts`].

use super::{Block, ExitId, Function, Instruction, Link, SideExit, SnapshotValue, Terminator, Value};

impl Terminator {
    /// The value that decides where control goes.
    #[inline]
    pub fn selector(&self) -> Option<Value> {
        match *self {
            Terminator::Branch { condition: value, .. } | Terminator::Switch { key: value, .. } => Some(value),
            Terminator::Jump { .. } | Terminator::Exit(_) => None,
        }
    }

    /// Where a jump goes, and the arguments that it passes.
    #[inline]
    pub fn jump(&self) -> Option<(Block, &[Value])> {
        match self {
            Terminator::Jump { to, arguments } => Some((*to, arguments)),
            Terminator::Branch { .. } | Terminator::Switch { .. } | Terminator::Exit(_) => None,
        }
    }

    /// The exit by which control leaves the region.
    #[inline]
    pub fn exit(&self) -> Option<ExitId> {
        match *self {
            Terminator::Exit(exit) => Some(exit),
            Terminator::Jump { .. } | Terminator::Branch { .. } | Terminator::Switch { .. } => None,
        }
    }

    /// Shows the value that decides, and the arguments.
    pub fn operands(&self, mut visit: impl FnMut(Value)) {
        if let Some(value) = self.selector() {
            visit(value);
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
        if let Some(exit) = terminator.exit() {
            self.exits[exit.index()].values(&mut visit);
        }
    }
}
