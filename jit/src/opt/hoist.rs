//! `hoist`: what a loop checks, reads and computes in every iteration without change is done once, in a block before
//! the loop. Outer loops too: what leaves an inner loop leaves the loop around it next.
//!
//! A check that fails there leaves at the loop's head, with nothing of the iteration done: the interpreter does it, and
//! finds what is wrong in its place. So only checks go that are not expected to fail ever; a branch that the region
//! does not follow stays, since it may be followed later.
//!
//! A load goes where the object is known not to be null before the loop, where nothing in the loop writes such places,
//! and where no check of the object's class stays behind: what the object is may rest on that.

use holloway_vm::ExitReason;

use super::copy::copy_exit;
use super::reserve_of;
use crate::ir::facts::Needs;
use crate::ir::graph::{FunctionGraph, NaturalLoop};
use crate::ir::{
    Block, Definition, ExitId, Function, Instruction, IntCompare, IrConstant, Terminator, Type, Value, Writes,
};

/// The most loops of a function that are looked at: the graph is made anew for each.
const MOST_LOOPS: usize = 12;
/// The most instructions of a function that is looked at.
const LARGEST_FUNCTION: usize = 2000;

pub fn run(function: &mut Function) -> bool {
    let total: usize = function.blocks.iter().map(|block| block.instructions.len()).sum();
    if total > LARGEST_FUNCTION {
        return false;
    }
    let mut any = false;
    // Inner loops come first.
    let heads: Vec<Block> = FunctionGraph::new(function).loops().iter().map(|one| one.head).collect();
    for &head in heads.iter().take(MOST_LOOPS) {
        let graph = FunctionGraph::new(function);
        let loops = graph.loops();
        let Some(one) = loops.iter().find(|one| one.head == head) else { continue };
        let Some(moved) = Hoist::find(function, &graph, one) else { continue };
        rewrite(function, one, moved);
        any = true;
    }
    any
}

/// What goes before a loop.
struct Moved {
    /// In order; guards among them.
    instructions: Vec<Value>,
    /// The exit of the check at the loop's head.
    exit: ExitId,
}

struct Hoist<'a> {
    function: &'a Function,
    /// By value: whether it changes from one iteration to the next, or is not computed before the loop.
    varies: Vec<bool>,
    /// By value: whether the object is known not to be null before the loop.
    not_null: Vec<bool>,
    /// Index and array of bounds checks that are known to pass before the loop.
    inside: Vec<(Value, Value)>,
    /// By value: how many checks of the object's class the loop has that do not go.
    class_checks: Vec<u32>,
    /// What the loop writes.
    written: Vec<Writes>,
    moved: Vec<Value>,
}

impl Hoist<'_> {
    fn find(function: &Function, graph: &FunctionGraph, one: &NaturalLoop) -> Option<Moved> {
        let head = &function.blocks[one.head.index()];
        let (_, _, exit) = reserve_of(function, one.head)?;
        let values = function.values.len();
        let mut hoist = Hoist {
            function,
            varies: vec![false; values],
            not_null: vec![false; values],
            inside: Vec::new(),
            class_checks: vec![0; values],
            written: Vec::new(),
            moved: Vec::new(),
        };
        for &block in &one.blocks {
            let data = &function.blocks[block.index()];
            for value in data.parameters.iter().chain(&data.instructions) {
                hoist.varies[value.index()] = true;
            }
        }
        let mut fits = true;
        function.exits[exit.index()]
            .values(|value| fits &= !hoist.varies[value.index()] || head.parameters.contains(&value));
        if !fits {
            return None;
        }
        hoist.look_inside(one);
        let mut above = graph.dominator(one.head);
        loop {
            for &value in &function.blocks[above.index()].instructions {
                hoist.learn(value);
            }
            if above == Function::ENTRY {
                break;
            }
            above = graph.dominator(above);
        }
        for &block in &one.blocks {
            // In every iteration.
            if one.latches.iter().all(|&latch| graph.dominates(block, latch)) {
                for &value in &function.blocks[block.index()].instructions {
                    hoist.instruction(value);
                }
            }
        }
        let useful = |value: &Value| !matches!(function.instruction(*value), Some(Instruction::Constant(_)));
        let any = hoist.moved.iter().any(useful);
        any.then_some(Moved { instructions: hoist.moved, exit })
    }

    /// Notes what the loop writes, and which objects it checks for their class.
    fn look_inside(&mut self, one: &NaturalLoop) {
        for &block in &one.blocks {
            for &value in &self.function.blocks[block.index()].instructions {
                let Some(instruction) = self.function.instruction(value) else { continue };
                if let &Instruction::Guard { condition, .. } = instruction {
                    self.count_class_checks(condition, 1);
                }
                let writes = instruction.writes();
                if writes != Writes::Nothing && !self.written.contains(&writes) {
                    self.written.push(writes);
                }
            }
            if let Some(value) = self.function.blocks[block.index()].terminator.selector() {
                self.count_class_checks(value, 1);
            }
        }
    }

    /// Adds to the checks of each object whose class decides a condition. Conditions are small; of large ones it is
    /// enough to find a few classes, since each of them stands for itself.
    fn count_class_checks(&mut self, condition: Value, by: i32) {
        let mut open = vec![condition];
        let mut seen: Vec<Value> = Vec::new();
        while let Some(value) = open.pop() {
            if seen.contains(&value) {
                continue;
            }
            seen.push(value);
            let Some(instruction) = self.function.instruction(value) else { continue };
            if let &Instruction::ClassOf(object) = instruction {
                let count = &mut self.class_checks[object.index()];
                *count = count.saturating_add_signed(by);
            } else if instruction.is_pure() {
                instruction.operands(|operand| open.push(operand));
            }
        }
    }

    /// Notes what an instruction shows that is executed before the loop.
    fn learn(&mut self, value: Value) {
        let function = self.function;
        let Some(instruction) = function.instruction(value) else { return };
        if instruction.made_class().is_some() {
            self.not_null[value.index()] = true;
        }
        if let Some(object) = instruction.inspected() {
            self.not_null[object.index()] = true;
        }
        let &Instruction::Guard { condition, expected, .. } = instruction else { return };
        let Some(&Instruction::CompareInt(op, a, b)) = function.instruction(condition) else { return };
        let op = if expected { op } else { op.negated() };
        let is_null = |value| function.constant(value) == Some(IrConstant::Null);
        if op == IntCompare::NotEqual {
            if is_null(b) {
                self.not_null[a.index()] = true;
            } else if is_null(a) {
                self.not_null[b.index()] = true;
            }
        } else if op == IntCompare::UnsignedLess {
            self.learn_bounds(a, b);
        } else if op == IntCompare::UnsignedGreater {
            self.learn_bounds(b, a);
        }
    }

    fn learn_bounds(&mut self, index: Value, length: Value) {
        if let Some(&Instruction::ArrayLength(array)) = self.function.instruction(length) {
            self.inside.push((index, array));
        }
    }

    /// Lets an instruction of the loop go, if it may.
    fn instruction(&mut self, value: Value) {
        let function = self.function;
        let Some(instruction) = function.instruction(value) else { return };
        let mut invariant = true;
        instruction.operands(|operand| invariant &= !self.varies[operand.index()]);
        if !invariant || !self.may_go(instruction) {
            return;
        }
        if let &Instruction::Guard { condition, .. } = instruction {
            self.count_class_checks(condition, -1);
        }
        self.varies[value.index()] = false;
        self.learn(value);
        self.moved.push(value);
    }

    /// Whether an instruction whose operands do not change may go before the loop.
    fn may_go(&self, instruction: &Instruction) -> bool {
        if let &Instruction::Guard { exit, .. } = instruction {
            return matches!(
                self.function.exits[exit.index()].reason,
                ExitReason::Receiver
                    | ExitReason::Null
                    | ExitReason::Bounds
                    | ExitReason::Division
                    | ExitReason::Cast
                    | ExitReason::ArraySize
            );
        }
        let known = |object: Value| self.not_null[object.index()] && self.class_checks[object.index()] == 0;
        let has_what_it_needs = match instruction.needs() {
            Needs::Nothing => true,
            Needs::Divisor(op, divisor) => {
                let divisor = self.function.constant(divisor);
                !op.divides_integers() || divisor.is_some_and(|divisor| divisor.bits() != 0)
            }
            Needs::NotNull(object) => self.not_null[object.index()],
            Needs::Layout(object) => known(object),
            Needs::Inside(array, index) => known(array) && self.inside.contains(&(index, array)),
            Needs::Checked => false,
        };
        has_what_it_needs && (instruction.is_pure() || self.is_unchanged(instruction))
    }

    /// Whether nothing in the loop writes what a load reads.
    fn is_unchanged(&self, load: &Instruction) -> bool {
        load.loads().is_some_and(|read| !self.written.iter().any(|written| written.may_change(read)))
    }
}

/// Puts a block before the loop.
fn rewrite(function: &mut Function, one: &NaturalLoop, moved: Moved) {
    let head = one.head;
    for &block in &one.blocks {
        function.blocks[block.index()].instructions.retain(|value| !moved.instructions.contains(value));
    }
    let parameters = function.blocks[head.index()].parameters.clone();
    let front = function.add_block(1);
    let mut entries = 0u64;
    for at in 0..function.blocks.len() {
        if Block::from(at) == front || one.latches.contains(&Block::from(at)) {
            continue;
        }
        let weight = function.blocks[at].weight;
        function.blocks[at].terminator.targets_mut(|to, _| {
            if *to == head {
                *to = front;
                entries = entries.saturating_add(weight);
            }
        });
    }
    function.blocks[front.index()].weight = entries.clamp(1, function.blocks[head.index()].weight.max(1));
    let copies: Vec<Value> =
        parameters.iter().map(|&parameter| function.add_parameter(front, function.ty(parameter))).collect();
    for value in moved.instructions {
        if let Definition::Instruction(Instruction::Guard { condition, expected, exit: own }) =
            function.values[value.index()].definition
        {
            let exit = copy_exit(function, moved.exit, |value| {
                parameters.iter().position(|&parameter| parameter == value).map_or(value, |at| copies[at])
            });
            function.exits[exit.index()].reason = function.exits[own.index()].reason;
            let guard = function.append(front, Instruction::Guard { condition, expected, exit }, Type::Void);
            debug_assert_ne!(guard, value);
        } else {
            function.blocks[front.index()].instructions.push(value);
        }
    }
    function.blocks[front.index()].terminator = Terminator::Jump { to: head, arguments: copies };
}
