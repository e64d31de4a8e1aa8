//! Tables by value: which value stands for which, and who uses what.

use crate::ir::{Definition, Function, SnapshotValue, Value};

/// Values that other values stand for from now on.
pub struct Renaming {
    to: Vec<Value>,
    any: bool,
}

impl Renaming {
    /// Every value stands for itself.
    pub fn new(function: &Function) -> Renaming {
        Renaming { to: (0..function.values.len()).map(Value::from).collect(), any: false }
    }

    /// What stands for a value in the end, over all steps in between; the way there is shortened.
    #[inline]
    pub fn find(&mut self, value: Value) -> Value {
        let Some(&first) = self.to.get(value.index()) else { return value };
        if first == value {
            return value;
        }
        let mut root = first;
        while self.to[root.index()] != root {
            root = self.to[root.index()];
        }
        self.to[value.index()] = root;
        root
    }

    /// Lets one value stand for another. What stands for `to` stands for `from`.
    pub fn replace(&mut self, from: Value, to: Value) {
        let most = from.index().max(to.index());
        while self.to.len() <= most {
            self.to.push(Value::from(self.to.len()));
        }
        let to = self.find(to);
        debug_assert_ne!(from, to, "a value does not stand for itself through others");
        self.to[from.index()] = to;
        self.any = true;
    }

    /// Whether another value stands for this one.
    pub fn is_replaced(&self, value: Value) -> bool {
        self.any && self.to.get(value.index()).is_some_and(|&to| to != value)
    }

    /// Writes the new values in all places; values that exits write become constants where they are. Whether there was any.
    pub fn apply(mut self, function: &mut Function) -> bool {
        if !self.any {
            return false;
        }
        for block in 0..function.blocks.len() {
            for at in 0..function.blocks[block].instructions.len() {
                let value = function.blocks[block].instructions[at];
                if let Definition::Instruction(instruction) = &mut function.values[value.index()].definition {
                    instruction.operands_mut(|operand| *operand = self.find(*operand));
                }
            }
            function.blocks[block].terminator.operands_mut(|operand| *operand = self.find(*operand));
        }
        let mut exits = std::mem::take(&mut function.exits);
        for exit in &mut exits {
            exit.values_mut(|written| {
                if let SnapshotValue::Value(value) = written {
                    *value = self.find(*value);
                    if let Some(constant) = function.constant(*value) {
                        *written = SnapshotValue::Constant(constant);
                    }
                }
            });
        }
        function.exits = exits;
        true
    }
}
