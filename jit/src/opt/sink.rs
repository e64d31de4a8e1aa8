//! `sink`: objects that nothing but exits needs are not allocated. Their fields are values, and an exit that shows such
//! an object makes it (K16, `SunkObject`). Their monitors are not taken; the exit takes them (K10).
//!
//! An object is sunk if it is only read, written, locked, and shown by exits. An object stored in a sunk one follows in
//! the next round, since the store is gone then. So does a short array of which all indices are known; its elements are
//! fields here.

use holloway_vm::ClassId;
use holloway_vm::tier::runtime::object;

use super::dense::Renaming;
use super::locations::zero;
use super::repair::Variable;
use crate::ir::graph::FunctionGraph;
use crate::ir::{
    Base, Block, ExitId, Function, Instruction, MemoryAccess, MemoryKind, SideExit, SnapshotValue, SunkId, SunkKind,
    SunkObject, Terminator, Type, Value,
};

/// Objects in objects in objects are sunk so deep.
const ROUNDS: usize = 4;
/// The most objects sunk in one round.
const MOST: usize = 64;
/// The longest array that is sunk: each exit that shows it writes its elements.
const MOST_ELEMENTS: i32 = 32;

pub fn run(function: &mut Function) -> bool {
    super::repeated(ROUNDS, || round(function))
}

/// An object that can be sunk.
struct SinkCandidate {
    object: Value,
    block: Block,
    class: ClassId,
    kind: SunkKind,
    /// Offset and kind of its fields, or elements, that are accessed.
    fields: Vec<(u32, MemoryKind)>,
    /// By block: how often it is locked at the beginning, where it exists.
    locks: Vec<Option<u32>>,
}

impl SinkCandidate {
    fn is_array(&self) -> bool {
        matches!(self.kind, SunkKind::Array { .. })
    }
}

/// What an instruction makes that can be sunk.
fn made(function: &Function, value: Value) -> Option<(ClassId, SunkKind)> {
    let instruction = function.instruction(value)?;
    if let &Instruction::New { class, bytes, .. } = instruction {
        return Some((class, SunkKind::Instance { bytes }));
    }
    let &Instruction::NewArray { class, element_log2, length, .. } = instruction else { return None };
    let length = function.int_constant(length).filter(|length| (0..=MOST_ELEMENTS).contains(length))?;
    Some((class, SunkKind::Array { element_log2, length: length as u32 }))
}

/// A read or write of an object.
struct ObjectAccess {
    object: Value,
    /// Whether it is an array's.
    element: bool,
    /// Byte offset and kind; `None` for an element whose index is not known.
    place: Option<(u32, MemoryKind)>,
    /// What is written.
    stored: Option<Value>,
}

/// The access that an instruction is, if it is one.
fn access(function: &Function, instruction: &Instruction) -> Option<ObjectAccess> {
    let MemoryAccess { kind, base, stored, .. } = instruction.access()?;
    match base {
        Base::Field { object, offset } => {
            Some(ObjectAccess { object, element: false, place: Some((offset, kind)), stored })
        }
        Base::Element { array, index } => {
            let index = function.int_constant(index).filter(|index| (0..MOST_ELEMENTS).contains(index));
            let place = index.map(|index| (object::ELEMENTS as u32 + index as u32 * kind.bytes(), kind));
            Some(ObjectAccess { object: array, element: true, place, stored })
        }
        Base::Root => None,
    }
}

/// Sinks what can be; whether there was anything.
fn round(function: &mut Function) -> bool {
    let graph = FunctionGraph::new(function);
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
fn candidates(function: &Function, graph: &FunctionGraph) -> Vec<SinkCandidate> {
    let mut number = vec![u32::MAX; function.values.len()];
    let mut found: Vec<Option<SinkCandidate>> = Vec::new();
    for &block in &graph.order {
        for &value in &function.blocks[block.index()].instructions {
            if let Some((class, kind)) = made(function, value) {
                number[value.index()] = found.len() as u32;
                let (fields, locks) = (Vec::new(), Vec::new());
                found.push(Some(SinkCandidate { object: value, block, class, kind, fields, locks }));
            }
        }
    }
    let at = |value: Value| Some(number[value.index()]).filter(|&at| at != u32::MAX).map(|at| at as usize);
    for &block in &graph.order {
        let data = &function.blocks[block.index()];
        for &value in &data.instructions {
            let Some(instruction) = function.instruction(value) else { continue };
            if let Some(ObjectAccess { object, element, place, stored }) = access(function, instruction) {
                if let Some(at) = at(object) {
                    add_field(&mut found[at], element, place);
                }
                if let Some(at) = stored.and_then(at) {
                    found[at] = None;
                }
            } else if let &Instruction::ArrayLength(array) = instruction {
                if let Some(at) = at(array)
                    && !found[at].as_ref().is_some_and(SinkCandidate::is_array)
                {
                    found[at] = None;
                }
            } else if !matches!(instruction, Instruction::MonitorEnter { .. } | Instruction::MonitorExit { .. }) {
                instruction.operands(|operand| {
                    if let Some(at) = at(operand) {
                        found[at] = None;
                    }
                });
            }
        }
        data.terminator.operands(|operand| {
            if let Some(at) = at(operand) {
                found[at] = None;
            }
        });
        // What a continuation takes along is needed there. Links at side exits make it.
        if let Terminator::Exit(exit) = data.terminator
            && function.exits[exit.index()].is_continuation()
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

/// Notes a field of a candidate; accesses of one place by several kinds are not for us, nor are those of unknown places, nor
/// those that are never executed: outside of an array, or of what an object of another kind would have there.
fn add_field(slot: &mut Option<SinkCandidate>, element: bool, place: Option<(u32, MemoryKind)>) {
    let Some(candidate) = slot else { return };
    let inside = |&(offset, kind): &(u32, MemoryKind)| match candidate.kind {
        SunkKind::Instance { bytes } => !element && offset + kind.bytes() <= bytes,
        SunkKind::Array { element_log2, length } => {
            let end = object::ELEMENTS as u32 + (length << element_log2);
            element && kind.bytes() == 1 << element_log2 && offset + kind.bytes() <= end
        }
    };
    let Some((offset, kind)) = place.filter(inside) else {
        *slot = None;
        return;
    };
    let overlaps =
        |&(other, other_kind): &(u32, MemoryKind)| offset < other + other_kind.bytes() && other < offset + kind.bytes();
    match candidate.fields.iter().find(|field| overlaps(field)) {
        Some(&field) if field == (offset, kind) => {}
        Some(_) => *slot = None,
        None => candidate.fields.push((offset, kind)),
    }
}

/// Counts how often a candidate is locked, block by block; false if that depends on the path.
fn count_locks(function: &Function, graph: &FunctionGraph, candidate: &mut SinkCandidate) -> bool {
    candidate.locks = vec![None; function.blocks.len()];
    for &block in &graph.order {
        let own = block == candidate.block;
        if !own && !graph.dominates(candidate.block, block) {
            continue;
        }
        let Some(mut locks) = (if own { Some(0) } else { candidate.locks[block.index()] }) else { continue };
        for &value in &function.blocks[block.index()].instructions {
            if let Some((object, by)) = function.instruction(value).and_then(Instruction::locks)
                && object == candidate.object
            {
                let Some(now) = u32::checked_add_signed(locks, by) else { return false };
                locks = now;
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
    graph: &'a FunctionGraph,
    candidates: Vec<SinkCandidate>,
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

    /// The candidate and the field that an instruction reads or writes, and what it writes.
    fn access(&self, value: Value) -> Option<(usize, usize, Option<Value>)> {
        let ObjectAccess { object, place, stored, .. } = access(self.function, self.function.instruction(value)?)?;
        let candidate = self.candidate(object)?;
        let field = self.candidates[candidate].fields.iter().position(|field| Some(*field) == place);
        Some((candidate, field.expect("every field accessed is known"), stored))
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
                if let Some(candidate) = self.candidate(value) {
                    for field in 0..self.candidates[candidate].fields.len() {
                        let ty = self.candidates[candidate].fields[field].1.ty();
                        let constant = zero(ty).expect("every type of a field has a zero");
                        let zero = self.function.add_instruction(Instruction::Constant(constant), ty);
                        // Behind the object, in the order of the fields: there `rewrite` finds them.
                        instructions.insert(place + field, zero);
                        self.variables[candidate][field].define(block, zero);
                    }
                } else if let Some((candidate, field, Some(stored))) = self.access(value) {
                    self.variables[candidate][field].define(block, stored);
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
            if let Some(candidate) = self.candidate(value) {
                let count = self.candidates[candidate].fields.len();
                for field in 0..count {
                    self.current[candidate].0[field] = Some(instructions[place + field]);
                }
                self.current[candidate].1 = 0;
                continue;
            }
            if let Some((candidate, field, stored)) = self.access(value) {
                if stored.is_some() {
                    self.current[candidate].0[field] = stored;
                } else {
                    let known = self.known(candidate, field);
                    let known = self.narrowed(known, self.candidates[candidate].fields[field].1);
                    self.renaming.replace(value, known);
                }
                continue;
            }
            if let Instruction::ArrayLength(array) = instruction
                && self.candidate(array).is_some()
                && let Some(&Instruction::NewArray { length, .. }) = self.function.instruction(array)
            {
                self.renaming.replace(value, length);
                continue;
            }
            if let Some((object, by)) = instruction.locks()
                && let Some(candidate) = self.candidate(object)
            {
                let locks = &mut self.current[candidate].1;
                *locks = locks.checked_add_signed(by).expect("candidates are not unlocked more often than locked");
                continue;
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
        let Some(op) = kind.narrowed_by() else { return value };
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
    fn name(&self, exit: &mut SideExit, shown: &[usize], first: usize) {
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
        SunkObject { class: one.class, kind: one.kind, locks: self.current[candidate].1, fields }
    }
}
