//! What is known on one edge into a block where edges meet, and what that would save there.
//!
//! In: a block and one of those that go there. Out: an estimate in cycles. Nothing is changed: operations of the block
//! are looked at with the arguments of the edge in place of the parameters, with the conditions that hold on the edge, and
//! with what it has computed and loaded.

use super::intervals::Interval;
use super::simplify::implied;
use crate::ir::graph::FunctionGraph;
use crate::ir::{
    Alias, Block, BlockData, Function, Instruction, IntCompare, IrConstant, Terminator, Type, UnaryOp, Value, Writes,
    arithmetic,
};

/// The most instructions before a block that are looked at.
const FARTHEST: usize = 80;

/// What is known of a value on an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Known {
    /// It is this one.
    Value(Value),
    Constant(IrConstant),
    /// A condition that is decided.
    Truth(bool),
}

/// Uses of objects, in the whole function.
pub struct Uses {
    /// By value: whether it is used otherwise than to read, write, lock or look at it, by exits, and as an argument.
    escapes: Vec<bool>,
    /// By value: how often it is an argument.
    passed: Vec<u32>,
    /// By value: whether a block other than its own uses it.
    pub outside: Vec<bool>,
}

impl Uses {
    /// The uses of every value in blocks that can be reached. Linear in the function.
    pub fn new(function: &Function, graph: &FunctionGraph) -> Uses {
        let count = function.values.len();
        let mut uses = Uses { escapes: vec![false; count], passed: vec![0; count], outside: vec![false; count] };
        let mut home = vec![Function::ENTRY; count];
        for &block in &graph.order {
            let data = &function.blocks[block.index()];
            data.parameters.iter().chain(&data.instructions).for_each(|value| home[value.index()] = block);
        }
        for &block in &graph.order {
            let data = &function.blocks[block.index()];
            for &value in &data.instructions {
                let Some(instruction) = function.instruction(value) else { continue };
                function.uses(instruction, |used| uses.outside[used.index()] |= home[used.index()] != block);
                let looks = matches!(
                    instruction,
                    Instruction::LoadField { .. }
                        | Instruction::ClassOf(_)
                        | Instruction::CompareInt(..)
                        | Instruction::MonitorEnter { .. }
                        | Instruction::MonitorExit { .. }
                );
                if let &Instruction::StoreField { value, .. } = instruction {
                    uses.escapes[value.index()] = true;
                } else if !looks {
                    instruction.operands(|operand| uses.escapes[operand.index()] = true);
                }
            }
            function.terminator_uses(block, |used| uses.outside[used.index()] |= home[used.index()] != block);
            data.terminator.targets(|_, arguments| {
                arguments.iter().for_each(|argument| uses.passed[argument.index()] += 1);
            });
            if let Terminator::Exit(exit) = data.terminator
                && function.exits[exit.index()].is_continuation()
            {
                function.exits[exit.index()].values(|value| uses.escapes[value.index()] = true);
            }
        }
        uses
    }

    /// Whether an object that is passed as a parameter would be needed by exits only if nothing else were passed there.
    fn vanishes(&self, object: Value, parameter: Value) -> bool {
        let (object, parameter) = (object.index(), parameter.index());
        !self.escapes[object] && self.passed[object] == 1 && {
            !self.escapes[parameter] && self.passed[parameter] == 0 && !self.outside[parameter]
        }
    }
}

/// One edge into a block.
pub struct IncomingEdge<'a> {
    function: &'a Function,
    /// What stands for parameters and instructions of the block.
    values: Vec<(Value, Known)>,
    /// Conditions that are known.
    truths: Vec<(Value, bool)>,
    not_null: Vec<Value>,
    /// What has been computed.
    computed: Vec<Value>,
    /// What memory holds: the load that reads it, and what was read or written.
    loaded: Vec<(Instruction, Value)>,
}

impl<'a> IncomingEdge<'a> {
    /// The edge from a block that goes to `to` once.
    pub fn new(function: &'a Function, graph: &FunctionGraph, from: Block, to: Block) -> IncomingEdge<'a> {
        let mut edge = IncomingEdge {
            function,
            values: Vec::new(),
            truths: Vec::new(),
            not_null: Vec::new(),
            computed: Vec::new(),
            loaded: Vec::new(),
        };
        edge.along_edge(from, to);
        edge.go_up(graph, from, to);
        function.blocks[from.index()].terminator.targets(|target, arguments| {
            if target == to {
                for (&parameter, &argument) in function.blocks[to.index()].parameters.iter().zip(arguments) {
                    let known = edge.known(argument);
                    edge.values.push((parameter, known));
                }
            }
        });
        edge
    }

    /// What an edge tells of the condition on which it is taken.
    fn along_edge(&mut self, from: Block, to: Block) {
        match &self.function.blocks[from.index()].terminator {
            Terminator::Branch { condition, then, otherwise } if then.0 != otherwise.0 => {
                self.truths.push((*condition, then.0 == to));
            }
            Terminator::Switch { key, cases, otherwise } if otherwise.0 != to => {
                let mut keys = cases.iter().filter(|(_, case)| case.0 == to);
                if let (Some(&(number, _)), None) = (keys.next(), keys.next()) {
                    self.values.push((*key, Known::Constant(IrConstant::I32(number))));
                }
            }
            Terminator::Jump { .. } | Terminator::Branch { .. } | Terminator::Switch { .. } | Terminator::Exit(_) => {}
        }
    }

    /// Gathers what the blocks tell that dominate the end of the edge and not the block where edges meet, upwards; what
    /// memory holds as far as it is one line.
    fn go_up(&mut self, graph: &FunctionGraph, from: Block, to: Block) {
        let function = self.function;
        let mut left = FARTHEST;
        let mut straight = true;
        let mut written: Vec<Alias> = Vec::new();
        let end = graph.dominator(to);
        let mut block = from;
        while block != end {
            for &value in function.blocks[block.index()].instructions.iter().rev() {
                if left == 0 {
                    return;
                }
                left -= 1;
                let Some(instruction) = function.instruction(value) else { continue };
                self.gather(value, instruction);
                straight &= !instruction.writes().is_wide();
                if straight {
                    self.gather_memory(value, instruction, &mut written);
                }
            }
            let above = graph.dominator(block);
            if graph.predecessors[block.index()] == [above] {
                self.along_edge(above, block);
            } else {
                straight = false;
            }
            block = above;
        }
    }

    /// Notes what an instruction that has been executed tells.
    fn gather(&mut self, value: Value, instruction: &Instruction) {
        if let &Instruction::Guard { condition, expected, .. } = instruction {
            self.truths.push((condition, expected));
        }
        self.not_null.extend(instruction.inspected());
        if instruction.is_pure() && !matches!(instruction, Instruction::Constant(_)) {
            self.computed.push(value);
        }
    }

    fn gather_memory(&mut self, value: Value, instruction: &Instruction, written: &mut Vec<Alias>) {
        if let Some(alias) = instruction.loads()
            && !written.iter().any(|written| written.may_be(alias))
        {
            self.loaded.push((instruction.clone(), value));
        }
        if let Some(alias) = instruction.stores() {
            if let Instruction::StoreField { object, offset, kind, owner, value } = *instruction
                && !written.iter().any(|written| written.may_be(alias))
            {
                self.loaded.push((Instruction::LoadField { object, offset, kind, owner }, value));
            }
            written.push(alias);
        }
    }

    /// Whether an instruction of the block does on this edge what another one does.
    fn is_same(&self, instruction: &Instruction, other: &Instruction) -> bool {
        if std::mem::discriminant(instruction) != std::mem::discriminant(other) {
            return false;
        }
        let blank = |instruction: &Instruction| {
            let mut blank = instruction.clone();
            blank.operands_mut(|operand| *operand = Value(0));
            blank
        };
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        instruction.operands(|operand| ours.push(self.known(operand)));
        other.operands(|operand| theirs.push(self.known(operand)));
        ours == theirs && blank(instruction) == blank(other)
    }

    fn known(&self, value: Value) -> Known {
        match self.values.iter().rev().find(|known| known.0 == value) {
            Some(&(_, Known::Value(same))) if same != value => match self.function.constant(same) {
                Some(constant) => Known::Constant(constant),
                None => Known::Value(same),
            },
            Some(&(_, known)) => known,
            None => self.function.constant(value).map_or(Known::Value(value), Known::Constant),
        }
    }

    fn is_not_null(&self, value: Value) -> bool {
        let made = self.function.instruction(value).and_then(Instruction::made_class);
        made.is_some()
            || self.not_null.contains(&value)
            || self.truths.iter().any(|&(condition, truth)| {
                let Some(&Instruction::CompareInt(op, a, b)) = self.function.instruction(condition) else {
                    return false;
                };
                let op = if truth { op } else { op.negated() };
                let null = |value| self.function.constant(value) == Some(IrConstant::Null);
                op == IntCompare::NotEqual && (a == value && null(b) || b == value && null(a))
            })
    }

    /// Between which numbers an int lies.
    fn interval(&self, known: Known) -> Interval {
        let value = match known {
            Known::Value(value) => value,
            Known::Constant(IrConstant::I32(number)) => return Interval::one(number),
            _ => return Interval::ALL,
        };
        let mut interval = Interval::ALL;
        let made = self.function.instruction(value);
        if let Some(Instruction::ArrayLength(_)) = made {
            interval = Interval::NOT_NEGATIVE;
        } else if let Some(&(Instruction::LoadField { kind, .. } | Instruction::LoadElement { kind, .. })) = made {
            interval = Interval::of_kind(kind);
        } else if let Some(&Instruction::Unary(op, _)) = made {
            interval = Interval::unary(op, Interval::ALL);
        }
        for &(condition, truth) in &self.truths {
            let Some(&Instruction::CompareInt(op, a, b)) = self.function.instruction(condition) else { continue };
            let op = if truth { op } else { op.negated() };
            let (op, other) = if a == value {
                (op, b)
            } else if b == value {
                (op.swapped(), a)
            } else {
                continue;
            };
            if let Some(number) = self.function.int_constant(other)
                && let Some((refined, _)) = Interval::refine(op, interval, Interval::one(number))
            {
                interval = refined;
            }
        }
        interval
    }

    /// Whether a condition is true, if the edge tells.
    fn truth(&self, condition: Value) -> Option<bool> {
        let condition = match self.known(condition) {
            Known::Truth(truth) => return Some(truth),
            Known::Constant(_) => return None,
            Known::Value(condition) => condition,
        };
        if let Some(&(_, truth)) = self.truths.iter().find(|known| known.0 == condition) {
            return Some(truth);
        }
        let instruction = self.function.instruction(condition)?;
        if let &Instruction::CompareInt(op, a, b) = instruction {
            return self.compare(op, a, b);
        }
        let same = if instruction.is_pure() { self.find_computed(instruction)? } else { return None };
        self.truths.iter().find(|known| known.0 == same).map(|&(_, truth)| truth)
    }

    fn compare(&self, op: IntCompare, a: Value, b: Value) -> Option<bool> {
        let ty = self.function.ty(a);
        let (mut op, mut a, mut b) = (op, self.known(a), self.known(b));
        if matches!(a, Known::Constant(_)) {
            (op, a, b) = (op.swapped(), b, a);
        }
        if let (Known::Constant(a), Known::Constant(b)) = (a, b) {
            return Some(arithmetic::compare_int(op, ty, a.bits(), b.bits()));
        }
        let Known::Value(value) = a else { return None };
        if a == b {
            return implied(op, [(IntCompare::Equal, true)]);
        }
        if b == Known::Constant(IrConstant::Null) && self.is_not_null(value) {
            return implied(op, [(IntCompare::NotEqual, true)]);
        }
        if let Some(&Instruction::Unary(UnaryOp::BoolToInt, inner)) = self.function.instruction(value)
            && let Known::Constant(number) = b
        {
            let [at_0, at_1] = [0, 1].map(|truth| arithmetic::compare_int(op, Type::I32, truth, number.bits()));
            return if at_0 == at_1 { Some(at_0) } else { self.truth(inner).map(|truth| truth == at_1) };
        }
        if ty == Type::I32
            && let Some(truth) = Interval::compare(op, self.interval(a), self.interval(b))
        {
            return Some(truth);
        }
        let same = self.truths.iter().filter_map(|&(condition, truth)| {
            let &Instruction::CompareInt(other, x, y) = self.function.instruction(condition)? else { return None };
            let (x, y) = (self.known(x), self.known(y));
            if (x, y) == (a, b) { Some((other, truth)) } else { ((x, y) == (b, a)).then_some((other.swapped(), truth)) }
        });
        implied(op, same)
    }

    /// Whether the edge has nothing to tell that the block does not know.
    fn knows_nothing(&self, data: &BlockData) -> bool {
        let plain = |parameter: &Value| match self.known(*parameter) {
            Known::Value(value) => !matches!(
                self.function.instruction(value),
                Some(
                    Instruction::New { .. }
                        | Instruction::NewArray { .. }
                        | Instruction::ArrayLength(_)
                        | Instruction::LoadField { .. }
                        | Instruction::LoadElement { .. }
                        | Instruction::Unary(..)
                )
            ),
            _ => false,
        };
        self.truths.is_empty()
            && self.not_null.is_empty()
            && self.computed.is_empty()
            && self.loaded.is_empty()
            && data.parameters.iter().all(plain)
    }

    /// About how many cycles a block takes less on this edge. `uses` are those of the function.
    pub fn saves(&mut self, block: Block, uses: &Uses) -> u32 {
        let function = self.function;
        let data = &function.blocks[block.index()];
        if self.knows_nothing(data) {
            return 0;
        }
        let mut saved = 0;
        for &parameter in &data.parameters {
            if let Known::Value(object) = self.known(parameter)
                && matches!(function.instruction(object), Some(Instruction::New { .. }))
                && uses.vanishes(object, parameter)
            {
                saved += 12;
            }
        }
        for &value in &data.instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            saved += self.instruction(value, instruction);
        }
        saved
            + match &data.terminator {
                Terminator::Branch { condition, .. } => self.truth(*condition).map_or(0, |_| 4),
                Terminator::Switch { key, .. } => self.interval(self.known(*key)).single().map_or(0, |_| 6),
                Terminator::Jump { .. } | Terminator::Exit(_) => 0,
            }
    }

    /// The same for an instruction; notes what becomes of it.
    fn instruction(&mut self, value: Value, instruction: &Instruction) -> u32 {
        if let Instruction::Constant(_) = instruction {
            return 0;
        }
        if let &Instruction::Guard { condition, expected, .. } = instruction {
            if self.truth(condition) == Some(expected) {
                return 1;
            }
            self.truths.push((condition, expected));
            return 0;
        }
        if let Some((known, saved)) = self.told(instruction) {
            self.values.push((value, known));
            return saved;
        }
        if let Some(constant) = self.folded(instruction) {
            self.values.push((value, Known::Constant(constant)));
            return instruction.cycles();
        }
        match instruction.writes() {
            Writes::Nothing => {}
            Writes::Place(stored) => {
                self.loaded.retain(|(load, _)| load.loads().is_none_or(|alias| !alias.may_be(stored)));
            }
            Writes::Elements | Writes::Everything => self.loaded.clear(),
        }
        let same = if instruction.is_pure() {
            self.find_computed(instruction)
        } else if instruction.loads().is_some() {
            self.find_loaded(instruction)
        } else {
            None
        };
        let Some(same) = same else { return 0 };
        self.values.push((value, self.known(same)));
        instruction.cycles()
    }

    /// What the edge tells of the result, by conditions and objects that it knows, and how many cycles that saves.
    fn told(&self, instruction: &Instruction) -> Option<(Known, u32)> {
        if let &Instruction::CompareInt(op, a, b) = instruction {
            return self.compare(op, a, b).map(|truth| (Known::Truth(truth), 0));
        }
        if let &Instruction::Unary(UnaryOp::BoolToInt, condition) = instruction {
            return self.truth(condition).map(|truth| (Known::Constant(IrConstant::I32(truth.into())), 1));
        }
        if let &Instruction::Select(condition, a, b) = instruction {
            return self.truth(condition).map(|truth| (self.known(if truth { a } else { b }), 1));
        }
        if let &Instruction::ClassOf(object) = instruction {
            let Known::Value(object) = self.known(object) else { return None };
            let &Instruction::New { class, .. } = self.function.instruction(object)? else { return None };
            return Some((Known::Constant(IrConstant::I32(class.0 as i32)), 3));
        }
        let &Instruction::ArrayLength(array) = instruction else { return None };
        let Known::Value(array) = self.known(array) else { return None };
        let &Instruction::NewArray { length, .. } = self.function.instruction(array)? else { return None };
        Some((self.known(length), 3))
    }

    /// What the edge has computed by the same pure instruction.
    fn find_computed(&self, instruction: &Instruction) -> Option<Value> {
        let same = |value: &Value| {
            self.function.instruction(*value).is_some_and(|computed| self.is_same(instruction, computed))
        };
        self.computed.iter().copied().find(same)
    }

    /// What the edge has read or written where a load reads.
    fn find_loaded(&self, load: &Instruction) -> Option<Value> {
        self.loaded.iter().find(|(access, _)| self.is_same(load, access)).map(|&(_, value)| value)
    }

    /// An operation of integers whose operands are constants on this edge.
    fn folded(&self, instruction: &Instruction) -> Option<IrConstant> {
        let constant = |value| match self.known(value) {
            Known::Constant(constant) => Some(constant),
            _ => None,
        };
        if let &Instruction::Unary(op, a) = instruction {
            let (operand, result) = op.types();
            let plain = matches!(operand, Type::I32 | Type::I64) && matches!(result, Type::I32 | Type::I64);
            let a = plain.then(|| constant(a)).flatten()?;
            return IrConstant::from_bits(result, arithmetic::unary(op, a.bits()));
        }
        let &Instruction::Binary(op, a, b) = instruction else { return None };
        let (operand, _, result) = op.types();
        if !matches!(operand, Type::I32 | Type::I64) {
            return None;
        }
        IrConstant::from_bits(result, arithmetic::binary(op, constant(a)?.bits(), constant(b)?.bits())?)
    }
}
