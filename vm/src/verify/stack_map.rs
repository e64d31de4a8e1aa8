//! The frames of a `StackMapTable` (JVMS 4.7.4), decoded, and the comparison of a frame with them.
//!
//! The table is written as changes against the frame before, and that is how it is kept: locals are chains of nodes that
//! share their beginnings. So the memory is proportional to the attribute, also for 65535 frames over 65535 locals.

use super::environment::Environment;
use super::failure::{Checked, Problem, Stop, describe};
use super::frame::Frame;
use super::method::MethodContext;
use super::types::Type;
use super::verified::{Recorder, ValueKind};
use crate::classfile::CodeAttribute;
use crate::classfile::stack_map::{StackMapFrameKind, VerificationType};
use crate::keyed::KeyedMap;

/// A row of types: the number of its last node, 0 for the empty row.
type Row = u32;

/// A row without its last slot, and that slot.
#[derive(Clone, Copy)]
struct Node {
    before: Row,
    last: Type,
}

/// A row with its length in slots, and the row of kinds that the translator gets.
#[derive(Clone, Copy, Default)]
struct Slots {
    row: Row,
    length: u16,
    kinds: u32,
    /// How many kinds: slots for locals, values for stacks.
    kind_count: u16,
}

/// One frame of the table.
#[derive(Clone, Copy)]
pub(super) struct MapFrame {
    /// The offset of the instruction that it belongs to.
    pub pc: u16,
    locals: Slots,
    stack: Slots,
    /// Whether `uninitializedThis` is among the locals.
    pub this_uninitialized: bool,
}

/// The frames of a method, and room that is used again for the next.
#[derive(Default)]
pub(super) struct FrameTable {
    pub frames: Vec<MapFrame>,
    nodes: Vec<Node>,
}

/// How a frame differs from one of the table.
pub(super) enum Mismatch {
    /// The stacks have different depths.
    StackDepth,
    /// The slot in a local is not assignable.
    Local(usize, Type),
    /// The slot on the stack is not assignable.
    Stack(usize, Type),
    /// `this` is uninitialised here but not there.
    Flags,
}

impl FrameTable {
    /// Decodes the table of `code`; `entry` is the frame at the method's entry.
    pub fn read<'a>(
        &mut self,
        environment: &mut Environment<'a, '_>,
        method: &MethodContext<'a>,
        entry: &Frame,
        code: CodeAttribute<'a>,
        recorder: &mut Recorder,
    ) -> Checked<()> {
        self.frames.clear();
        self.nodes.clear();
        let Some(table) = code.stack_map() else {
            return Ok(());
        };
        let table = table.map_err(|error| format_error(error.0))?;
        let mut locals = Slots::default();
        for slot in &entry.locals {
            locals = self.append(locals, *slot, recorder);
        }
        let mut this_uninitialized = entry.this_uninitialized;
        let mut next_pc = 0usize;
        for frame in table {
            let frame = frame.map_err(|error| format_error(error.0))?;
            let pc = next_pc + usize::from(frame.offset_delta);
            next_pc = pc + 1;
            let Some(pc) = u16::try_from(pc).ok().filter(|pc| method.is_instruction(usize::from(*pc))) else {
                return Err(Problem::bytecode("StackMapTable error: bad offset"));
            };
            let mut stack = Slots::default();
            match frame.kind {
                StackMapFrameKind::Same => {}
                StackMapFrameKind::SameLocalsOneStack(of) => {
                    stack = self.append_type(environment, method, stack, of, true, recorder)?;
                }
                StackMapFrameKind::Chop(count) => {
                    for _ in 0..count {
                        locals = self.chop(locals, recorder).ok_or_else(|| too_many(environment, method))?;
                    }
                    this_uninitialized = this_uninitialized && self.contains_this(locals.row);
                }
                StackMapFrameKind::Append(types) => {
                    for of in types {
                        this_uninitialized |= of == VerificationType::UninitializedThis;
                        locals = self.append_type(environment, method, locals, of, false, recorder)?;
                    }
                }
                StackMapFrameKind::Full { locals: local_types, stack: stack_types } => {
                    locals = Slots::default();
                    this_uninitialized = false;
                    for of in local_types {
                        this_uninitialized |= of == VerificationType::UninitializedThis;
                        locals = self.append_type(environment, method, locals, of, false, recorder)?;
                    }
                    for of in stack_types {
                        stack = self.append_type(environment, method, stack, of, true, recorder)?;
                    }
                }
            }
            if usize::from(locals.length) > entry.max_locals() || usize::from(stack.length) > entry.max_stack() {
                return Err(too_many(environment, method));
            }
            recorder.frame(pc, (locals.kinds, locals.kind_count), (stack.kinds, stack.kind_count));
            self.frames.push(MapFrame { pc, locals, stack, this_uninitialized });
        }
        Ok(())
    }

    fn append(&mut self, slots: Slots, last: Type, recorder: &mut Recorder) -> Slots {
        self.nodes.push(Node { before: slots.row, last });
        Slots {
            row: self.nodes.len() as Row,
            length: slots.length.saturating_add(1),
            kinds: recorder.append(slots.kinds, kind(last)),
            kind_count: slots.kind_count.saturating_add(1),
        }
    }

    fn append_type<'a>(
        &mut self,
        environment: &mut Environment<'a, '_>,
        method: &MethodContext<'a>,
        slots: Slots,
        of: VerificationType,
        on_stack: bool,
        recorder: &mut Recorder,
    ) -> Checked<Slots> {
        let of = match of {
            VerificationType::Top => Type::TOP,
            VerificationType::Integer => Type::INT,
            VerificationType::Float => Type::FLOAT,
            VerificationType::Long => Type::LONG,
            VerificationType::Double => Type::DOUBLE,
            VerificationType::Null => Type::NULL,
            VerificationType::UninitializedThis => Type::UNINITIALIZED_THIS,
            VerificationType::Object(index) => {
                environment.class_type(index).ok_or_else(|| format_error("bad class index"))?
            }
            VerificationType::Uninitialized(offset) if method.is_new(offset) => Type::uninitialized(offset),
            VerificationType::Uninitialized(_) => {
                return Err(
                    method.format_error(environment, "StackMapTable format error: bad offset for Uninitialized")
                );
            }
        };
        if usize::from(slots.length) >= usize::from(u16::MAX) - 1 {
            return Err(too_many(environment, method));
        }
        let mut slots = self.append(slots, of, recorder);
        if let Some(second) = of.second() {
            let with_second = self.append(slots, second, recorder);
            // A stack's kinds count a value once.
            slots = if on_stack {
                Slots { row: with_second.row, length: with_second.length, ..slots }
            } else {
                with_second
            };
        }
        Ok(slots)
    }

    /// Removes the last local, with both its slots.
    fn chop(&self, slots: Slots, recorder: &Recorder) -> Option<Slots> {
        let mut shorter = self.chop_slot(slots, recorder)?;
        if self.node(slots.row)?.last.is_second() {
            shorter = self.chop_slot(shorter, recorder)?;
        }
        Some(shorter)
    }

    fn chop_slot(&self, slots: Slots, recorder: &Recorder) -> Option<Slots> {
        Some(Slots {
            row: self.node(slots.row)?.before,
            length: slots.length - 1,
            kinds: recorder.parent(slots.kinds),
            kind_count: slots.kind_count - 1,
        })
    }

    fn contains_this(&self, mut row: Row) -> bool {
        // `uninitializedThis` is the first local of a constructor or nowhere that matters; rows are short in practice.
        while let Some(node) = self.node(row) {
            if node.last == Type::UNINITIALIZED_THIS {
                return true;
            }
            row = node.before;
        }
        false
    }

    #[inline]
    fn node(&self, row: Row) -> Option<Node> {
        self.nodes.get((row as usize).checked_sub(1)?).copied()
    }

    /// The position of the frame at `pc`.
    #[inline]
    pub fn find(&self, pc: i64) -> Option<usize> {
        let pc = u16::try_from(pc).ok()?;
        self.frames.binary_search_by_key(&pc, |frame| frame.pc).ok()
    }

    /// A number for each frame: those with equal locals and flags have the same one, below the number of frames.
    pub fn groups(&self) -> Vec<u32> {
        // The first row that is equal to each row.
        let mut first: Vec<Row> = vec![0];
        let mut rows: KeyedMap<(Row, Type), Row> = KeyedMap::default();
        for (node, row) in self.nodes.iter().zip(1..) {
            let before = first.get(node.before as usize).copied().unwrap_or(0);
            first.push(*rows.entry((before, node.last)).or_insert(row));
        }
        let mut groups: KeyedMap<(Row, bool), u32> = KeyedMap::default();
        let group = |frame: &MapFrame| {
            let row = first.get(frame.locals.row as usize).copied().unwrap_or(0);
            let next = groups.len() as u32;
            *groups.entry((row, frame.this_uninitialized)).or_insert(next)
        };
        self.frames.iter().map(group).collect()
    }

    /// Sets `frame` to the frame at `position`.
    pub fn load(&self, position: usize, frame: &mut Frame) {
        let Some(map) = self.frames.get(position) else {
            return;
        };
        if frame.row != Some(map.locals.row) {
            self.fill(map.locals, &mut frame.locals);
            frame.row = Some(map.locals.row);
        }
        self.fill(map.stack, &mut frame.stack);
        frame.this_uninitialized = map.this_uninitialized;
        frame.changed = true;
    }

    fn fill(&self, slots: Slots, into: &mut Vec<Type>) {
        into.clear();
        into.resize(usize::from(slots.length), Type::TOP);
        let mut row = slots.row;
        for slot in into.iter_mut().rev() {
            let Some(node) = self.node(row) else { break };
            *slot = node.last;
            row = node.before;
        }
    }

    /// The types of a frame of the table, for messages.
    pub fn types(&self, position: usize) -> (Vec<Type>, Vec<Type>) {
        let (mut locals, mut stack) = (Vec::new(), Vec::new());
        if let Some(map) = self.frames.get(position) {
            self.fill(map.locals, &mut locals);
            self.fill(map.stack, &mut stack);
        }
        (locals, stack)
    }

    /// Whether control may pass from `frame` to the frame at `position` (JVMS 4.10.1.4, frame assignability).
    pub fn accepts(
        &self,
        environment: &mut Environment<'_, '_>,
        position: usize,
        frame: &Frame,
    ) -> Checked<Result<(), Mismatch>> {
        let Some(map) = self.frames.get(position) else {
            return Ok(Err(Mismatch::StackDepth));
        };
        if frame.stack.len() != usize::from(map.stack.length) {
            return Ok(Err(Mismatch::StackDepth));
        }
        if let Err(mismatch) = self.accepts_locals(environment, position, frame)? {
            return Ok(Err(mismatch));
        }
        let mut row = map.stack.row;
        for at in (0..frame.stack.len()).rev() {
            let Some(node) = self.node(row) else { break };
            let found = frame.stack.get(at).copied().unwrap_or(Type::TOP);
            if found != node.last && !environment.is_assignable(found, node.last)? {
                return Ok(Err(Mismatch::Stack(at, node.last)));
            }
            row = node.before;
        }
        environment.charge(1 + frame.stack.len())?;
        Ok(if frame.this_uninitialized && !map.this_uninitialized { Err(Mismatch::Flags) } else { Ok(()) })
    }

    /// Whether the locals and the flag of `frame` fit those of the frame at `position`.
    pub fn accepts_locals(
        &self,
        environment: &mut Environment<'_, '_>,
        position: usize,
        frame: &Frame,
    ) -> Checked<Result<(), Mismatch>> {
        let Some(map) = self.frames.get(position) else {
            return Ok(Ok(()));
        };
        let mut row = map.locals.row;
        let mut first_bad = None;
        let length = if frame.row == Some(row) { 0 } else { usize::from(map.locals.length) };
        for at in (0..length).rev() {
            let Some(node) = self.node(row) else { break };
            let found = frame.local(at);
            if found != node.last && !environment.is_assignable(found, node.last)? {
                first_bad = Some(Mismatch::Local(at, node.last));
            }
            row = node.before;
        }
        environment.charge(length)?;
        if let Some(mismatch) = first_bad {
            return Ok(Err(mismatch));
        }
        Ok(if frame.this_uninitialized && !map.this_uninitialized { Err(Mismatch::Flags) } else { Ok(()) })
    }

    /// Whether the stack of the frame at `position` holds exactly one value that `caught` fits.
    pub fn accepts_exception(
        &self,
        environment: &mut Environment<'_, '_>,
        position: usize,
        caught: Type,
    ) -> Checked<Result<(), Mismatch>> {
        let Some(map) = self.frames.get(position) else {
            return Ok(Err(Mismatch::StackDepth));
        };
        match self.node(map.stack.row) {
            Some(node) if map.stack.length == 1 => {
                let fits = environment.is_assignable(caught, node.last)?;
                Ok(if fits { Ok(()) } else { Err(Mismatch::Stack(0, node.last)) })
            }
            _ => Ok(Err(Mismatch::StackDepth)),
        }
    }
}

impl Mismatch {
    /// The words of HotSpot for how `frame` differs.
    pub fn reason(&self, environment: &Environment<'_, '_>, frame: &Frame) -> String {
        let names = &environment.names;
        match self {
            Mismatch::StackDepth => "Current frame's stack size doesn't match stackmap.".into(),
            Mismatch::Flags => "Current frame's flags are not assignable to stack map frame's.".into(),
            Mismatch::Local(at, to) => format!(
                "Type {} (current frame, locals[{at}]) is not assignable to {} (stack map, locals[{at}])",
                describe(names, frame.local(*at)),
                describe(names, *to)
            ),
            Mismatch::Stack(at, to) => format!(
                "Type {} (current frame, stack[{at}]) is not assignable to {} (stack map, stack[{at}])",
                describe(names, frame.stack.get(*at).copied().unwrap_or(Type::TOP)),
                describe(names, *to)
            ),
        }
    }
}

/// The kind that the translator gets for a slot.
pub(super) fn kind(of: Type) -> ValueKind {
    match of {
        Type::INT => ValueKind::Int,
        Type::FLOAT => ValueKind::Float,
        Type::LONG => ValueKind::Long,
        Type::DOUBLE => ValueKind::Double,
        of if of.is_any_reference() => ValueKind::Reference,
        _ => ValueKind::Top,
    }
}

fn format_error(reason: &str) -> Box<Stop> {
    Box::new(Stop::StackMap(format!("StackMapTable format error: {reason}")))
}

/// More locals or values than the method has room for.
fn too_many(environment: &Environment<'_, '_>, method: &MethodContext<'_>) -> Box<Stop> {
    method.format_error(environment, "StackMapTable format error: bad type array size")
}
