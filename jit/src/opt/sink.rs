//! `sink`: objects that nothing but exits needs are not allocated. Their fields are values, and an exit that shows such
//! an object makes it (K16, `SunkObject`). Their monitors are not taken; the exit takes them (K10).
//!
//! An object is sunk if it is only read, written, locked, and shown by exits. An object stored in a sunk one follows in
//! the next round, since the store is gone then.

use super::dense::Renaming;
use super::locations::zero;
use super::repair::Variable;
use crate::ir::graph::Graph;
use crate::ir::{
    Block, Exit, ExitId, Function, Instruction, MemoryKind, SnapshotValue, SunkId, SunkObject, SunkShape, Terminator,
    Type, UnaryOp, Value,
};

/// Objects in objects in objects are sunk so deep.
const ROUNDS: usize = 4;
/// The most objects sunk in one round.
const MOST: usize = 64;

/// Runs the pass.
pub fn run(function: &mut Function) -> bool {
    let mut any = false;
    for _ in 0..ROUNDS {
        if !round(function) {
            break;
        }
        any = true;
    }
    any
}

/// An object that can be sunk.
struct Candidate {
    object: Value,
    block: Block,
    class: holloway_vm::ClassId,
    bytes: u32,
    /// Offset and kind of its fields that are accessed.
    fields: Vec<(u32, MemoryKind)>,
    /// By block: how often it is locked at the beginning, where it exists.
    locks: Vec<Option<u32>>,
}

/// Sinks what can be; whether there was anything.
fn round(function: &mut Function) -> bool {
    let graph = Graph::new(function);
    let mut candidates = candidates(function, &graph);
    candidates.retain_mut(|candidate| count_locks(function, &graph, candidate));
    candidates.truncate(MOST);
    if candidates.is_empty() {
        return false;
    }
    let mut sinker = Sinker {
        number: vec![u32::MAX; function.values.len()],
        variables: Vec::new(),
        current: Vec::new(),
        renaming: Renaming::new(function),
        candidates,
        graph: &graph,
        function,
        block: Function::ENTRY,
        out: Vec::new(),
    };
    sinker.run();
    let Sinker { renaming, .. } = sinker;
    renaming.apply(function);
    true
}

/// The objects whose uses all allow it.
fn candidates(function: &Function, graph: &Graph) -> Vec<Candidate> {
    let mut number = vec![u32::MAX; function.values.len()];
    let mut found: Vec<Option<Candidate>> = Vec::new();
    for &block in &graph.order {
        for &value in &function.blocks[block.index()].instructions {
            if let Some(&Instruction::New { class, bytes, .. }) = function.instruction(value) {
                number[value.index()] = found.len() as u32;
                let (fields, locks) = (Vec::new(), Vec::new());
                found.push(Some(Candidate { object: value, block, class, bytes, fields, locks }));
            }
        }
    }
    let at = |value: Value| Some(number[value.index()]).filter(|&at| at != u32::MAX).map(|at| at as usize);
    for &block in &graph.order {
        let data = &function.blocks[block.index()];
        for &value in &data.instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            match *instruction {
                Instruction::LoadField { object, offset, kind, .. } => add_field(&mut found, at(object), offset, kind),
                Instruction::StoreField { object, offset, kind, value, .. } => {
                    add_field(&mut found, at(object), offset, kind);
                    if let Some(at) = at(value) {
                        found[at] = None;
                    }
                }
                Instruction::MonitorEnter { .. } | Instruction::MonitorExit { .. } => {}
                _ => instruction.operands(|operand| {
                    if let Some(at) = at(operand) {
                        found[at] = None;
                    }
                }),
            }
        }
        data.terminator.operands(|operand| {
            if let Some(at) = at(operand) {
                found[at] = None;
            }
        });
        // A link is a way on, not a way out: what goes along it is needed there.
        if let Terminator::Exit(exit) = data.terminator
            && function.exits[exit.index()].link.is_some()
        {
            function.exits[exit.index()].values(|value| {
                if let Some(at) = at(value) {
                    found[at] = None;
                }
            });
        }
    }
    found.into_iter().flatten().collect()
}

/// Notes a field of a candidate; accesses of one place by several kinds are not for us.
fn add_field(found: &mut [Option<Candidate>], at: Option<usize>, offset: u32, kind: MemoryKind) {
    let Some(slot) = at.and_then(|at| found.get_mut(at)) else { return };
    let Some(candidate) = slot else { return };
    let overlaps =
        |&(other, other_kind): &(u32, MemoryKind)| offset < other + other_kind.bytes() && other < offset + kind.bytes();
    match candidate.fields.iter().find(|field| overlaps(field)) {
        Some(&field) if field == (offset, kind) => {}
        Some(_) => *slot = None,
        None => candidate.fields.push((offset, kind)),
    }
}

/// Counts how often a candidate is locked, block by block; false if that depends on the path.
fn count_locks(function: &Function, graph: &Graph, candidate: &mut Candidate) -> bool {
    candidate.locks = vec![None; function.blocks.len()];
    for &block in &graph.order {
        let own = block == candidate.block;
        if !own && !graph.dominates(candidate.block, block) {
            continue;
        }
        let Some(mut locks) = (if own { Some(0) } else { candidate.locks[block.index()] }) else { continue };
        for &value in &function.blocks[block.index()].instructions {
            match function.instruction(value) {
                Some(&Instruction::MonitorEnter { object, .. }) if object == candidate.object => locks += 1,
                Some(&Instruction::MonitorExit { object, .. }) if object == candidate.object => {
                    let Some(less) = u32::checked_sub(locks, 1) else { return false };
                    locks = less;
                }
                _ => {}
            }
        }
        let mut same = true;
        function.blocks[block.index()].terminator.targets(|to, _| {
            if to != candidate.block && graph.dominates(candidate.block, to) {
                match &mut candidate.locks[to.index()] {
                    Some(known) => same &= *known == locks,
                    unknown => *unknown = Some(locks),
                }
            }
        });
        if !same {
            return false;
        }
    }
    true
}

struct Sinker<'a> {
    function: &'a mut Function,
    graph: &'a Graph,
    candidates: Vec<Candidate>,
    /// By value: which candidate it is.
    number: Vec<u32>,
    /// By candidate and field.
    variables: Vec<Vec<Variable>>,
    /// By candidate: its fields' values at this point of the block, once known, and how often it is locked.
    current: Vec<(Vec<Option<Value>>, u32)>,
    renaming: Renaming,
    block: Block,
    out: Vec<Value>,
}

impl Sinker<'_> {
    fn run(&mut self) {
        for (at, candidate) in self.candidates.iter().enumerate() {
            self.number[candidate.object.index()] = at as u32;
            let fields = candidate.fields.iter();
            self.variables.push(fields.map(|(_, kind)| Variable::new(self.function, kind.ty())).collect());
        }
        self.define();
        for at in 0..self.graph.order.len() {
            self.rewrite(self.graph.order[at]);
        }
    }

    fn candidate(&self, value: Value) -> Option<usize> {
        self.number.get(value.index()).map(|&at| at as usize).filter(|&at| at < self.candidates.len())
    }

    fn field(&self, candidate: usize, offset: u32) -> usize {
        let fields = &self.candidates[candidate].fields;
        fields.iter().position(|field| field.0 == offset).expect("every field accessed is known")
    }

    /// Says what each field is at the end of each block that makes or writes the object. Zeros of new objects come into
    /// being here.
    fn define(&mut self) {
        for at in 0..self.graph.order.len() {
            let block = self.graph.order[at];
            let mut instructions = std::mem::take(&mut self.function.blocks[block.index()].instructions);
            let mut place = 0;
            while place < instructions.len() {
                let value = instructions[place];
                place += 1;
                match self.function.instruction(value) {
                    Some(Instruction::New { .. }) => {
                        let Some(candidate) = self.candidate(value) else { continue };
                        for field in 0..self.candidates[candidate].fields.len() {
                            let ty = self.candidates[candidate].fields[field].1.ty();
                            let constant = zero(ty).expect("every type of a field has a zero");
                            let zero = self.function.add_instruction(Instruction::Constant(constant), ty);
                            // Behind the object, in the order of the fields: there `rewrite` finds them.
                            instructions.insert(place + field, zero);
                            self.variables[candidate][field].define(block, zero);
                        }
                    }
                    Some(&Instruction::StoreField { object, offset, value, .. }) => {
                        if let Some(candidate) = self.candidate(object) {
                            let field = self.field(candidate, offset);
                            self.variables[candidate][field].define(block, value);
                        }
                    }
                    _ => {}
                }
            }
            self.function.blocks[block.index()].instructions = instructions;
        }
    }

    fn rewrite(&mut self, block: Block) {
        self.block = block;
        self.current = self
            .candidates
            .iter()
            .map(|candidate| (vec![None; candidate.fields.len()], candidate.locks[block.index()].unwrap_or(0)))
            .collect();
        let instructions = std::mem::take(&mut self.function.blocks[block.index()].instructions);
        let mut place = 0;
        while place < instructions.len() {
            let value = instructions[place];
            place += 1;
            let Some(instruction) = self.function.instruction(value).cloned() else { continue };
            match instruction {
                Instruction::New { .. } if self.candidate(value).is_some() => {
                    let candidate = self.candidate(value).expect("it is one");
                    let count = self.candidates[candidate].fields.len();
                    for field in 0..count {
                        self.current[candidate].0[field] = Some(instructions[place + field]);
                    }
                    self.current[candidate].1 = 0;
                    continue;
                }
                Instruction::LoadField { object, offset, kind, .. } if self.candidate(object).is_some() => {
                    let candidate = self.candidate(object).expect("it is one");
                    let known = self.known(candidate, self.field(candidate, offset));
                    let known = self.narrowed(known, kind);
                    self.renaming.replace(value, known);
                    continue;
                }
                Instruction::StoreField { object, offset, value, .. } if self.candidate(object).is_some() => {
                    let candidate = self.candidate(object).expect("it is one");
                    let field = self.field(candidate, offset);
                    self.current[candidate].0[field] = Some(value);
                    continue;
                }
                Instruction::MonitorEnter { object, .. } if self.candidate(object).is_some() => {
                    let candidate = self.candidate(object).expect("it is one");
                    self.current[candidate].1 += 1;
                    continue;
                }
                Instruction::MonitorExit { object, .. } if self.candidate(object).is_some() => {
                    let candidate = self.candidate(object).expect("it is one");
                    self.current[candidate].1 -= 1;
                    continue;
                }
                _ => {}
            }
            if let Some(exit) = instruction.exit() {
                self.exit(exit);
            }
            self.out.push(value);
        }
        if let Terminator::Exit(exit) = self.function.blocks[block.index()].terminator {
            self.exit(exit);
        }
        self.function.blocks[block.index()].instructions = std::mem::take(&mut self.out);
    }

    /// What a field holds at this point.
    fn known(&mut self, candidate: usize, field: usize) -> Value {
        let known = match self.current[candidate].0[field] {
            Some(value) => value,
            None => self.variables[candidate][field].at_start(self.function, self.graph, self.block),
        };
        self.current[candidate].0[field] = Some(known);
        known
    }

    /// A value as it is read from a field of a kind after it was stored there.
    fn narrowed(&mut self, value: Value, kind: MemoryKind) -> Value {
        let op = match kind {
            MemoryKind::Boolean => UnaryOp::I2z,
            MemoryKind::Byte => UnaryOp::I2b,
            MemoryKind::Char => UnaryOp::I2c,
            MemoryKind::Short => UnaryOp::I2s,
            _ => return value,
        };
        let narrow = self.function.add_instruction(Instruction::Unary(op, value), Type::I32);
        self.out.push(narrow);
        narrow
    }

    /// Lets an exit make the sunk objects that it shows.
    fn exit(&mut self, id: ExitId) {
        let mut exit = self.function.exits[id.index()].clone();
        let mut shown: Vec<usize> = Vec::new();
        exit.values(|value| {
            if let Some(candidate) = self.candidate(value)
                && !shown.contains(&candidate)
            {
                shown.push(candidate);
            }
        });
        if shown.is_empty() {
            return;
        }
        let first = exit.objects.len();
        for &candidate in &shown {
            let object = self.describe(candidate);
            exit.objects.push(object);
        }
        self.name(&mut exit, &shown, first);
        self.function.exits[id.index()] = exit;
    }

    /// The names of sunk objects instead of their values.
    fn name(&self, exit: &mut Exit, shown: &[usize], first: usize) {
        exit.values_mut(|written| {
            if let SnapshotValue::Value(value) = *written
                && let Some(candidate) = self.candidate(value)
                && let Some(at) = shown.iter().position(|&shown| shown == candidate)
            {
                *written = SnapshotValue::Sunk(SunkId::from(first + at));
            }
        });
    }

    fn describe(&mut self, candidate: usize) -> SunkObject {
        let mut fields = Vec::new();
        for at in 0..self.candidates[candidate].fields.len() {
            let (offset, kind) = self.candidates[candidate].fields[at];
            let value = self.known(candidate, at);
            let value = self.renaming.find(value);
            match self.function.constant(value) {
                Some(constant) if constant.bits() == 0 => {}
                Some(constant) => fields.push((offset, kind, SnapshotValue::Constant(constant))),
                None => fields.push((offset, kind, SnapshotValue::Value(value))),
            }
        }
        fields.sort_by_key(|field| field.0);
        let one = &self.candidates[candidate];
        let shape = SunkShape::Instance { bytes: one.bytes };
        SunkObject { class: one.class, shape, locks: self.current[candidate].1, fields }
    }
}
