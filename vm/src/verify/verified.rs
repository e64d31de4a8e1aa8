//! What a verified method promises to the translator: the kinds of values in locals and on the stack at each point where
//! control can arrive by a jump.
//!
//! A [`VerifiedMethod`] can be made by the verifier only; that the translator takes nothing else is the argument for
//! unchecked slots. Rows are kept as chains that share their beginnings, as the frames of a `StackMapTable` do: a method
//! with many frames over many locals costs memory in proportion to its table, not to frames times locals.

use std::fmt;

/// What a slot or a stack entry holds, as far as the translator cares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum ValueKind {
    /// Nothing usable; also the second slot of a `long` or `double` local.
    Top,
    /// `int` and smaller.
    Int,
    Float,
    Long,
    Double,
    /// Any reference: null, object, array, or an object not yet initialised.
    Reference,
}

/// How many kinds there are.
const KIND_COUNT: usize = 6;

const KINDS: [ValueKind; 8] = [
    ValueKind::Top,
    ValueKind::Int,
    ValueKind::Float,
    ValueKind::Long,
    ValueKind::Double,
    ValueKind::Reference,
    ValueKind::Top,
    ValueKind::Top,
];

impl ValueKind {
    /// The kind's letter: `.IFJDA`.
    pub fn letter(self) -> char {
        match self {
            ValueKind::Top => '.',
            ValueKind::Int => 'I',
            ValueKind::Float => 'F',
            ValueKind::Long => 'J',
            ValueKind::Double => 'D',
            ValueKind::Reference => 'A',
        }
    }
}

/// A row of kinds: the node that holds its last entry. 0 is the empty row.
type Row = u32;

/// One link of a chain: the row before it shifted left by three, with the kind of the last entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Link(u32);

/// The frame at a bytecode, without the kinds themselves: equal rows of them stand once for all frames.
#[derive(Clone, Copy)]
struct FrameRecord {
    pc: u16,
    locals_length: u16,
    stack_length: u16,
    locals: Row,
    stack: Row,
}

/// A method that has passed verification. See the module's head.
pub struct VerifiedMethod {
    /// Ascending by bytecode index.
    frames: Box<[FrameRecord]>,
    links: Box<[Link]>,
    instruction_count: u32,
    unreachable: Box<[(u16, u16)]>,
}

impl VerifiedMethod {
    /// The frames, by ascending bytecode index.
    ///
    /// From class version 50 on these are the points of the `StackMapTable`; before, the branch targets and exception
    /// handlers that can be reached. The frame of bytecode index 0, where no jump need lead, follows from the descriptor.
    pub fn frames(&self) -> impl ExactSizeIterator<Item = FrameKinds<'_>> + Clone {
        self.frames.iter().map(|record| FrameKinds { method: self, record: *record })
    }

    /// The frame at a bytecode index.
    pub fn frame_at(&self, pc: u16) -> Option<FrameKinds<'_>> {
        let at = self.frames.binary_search_by_key(&pc, |record| record.pc).ok()?;
        self.frames.get(at).map(|record| FrameKinds { method: self, record: *record })
    }

    /// How many instructions the code has.
    pub fn instruction_count(&self) -> usize {
        self.instruction_count as usize
    }

    /// Ranges of bytecode (start and end, ascending, not overlapping) that no path reaches, as inference has found them.
    /// Their instructions are well formed but have no types, so they must not be translated. Empty from version 50 on,
    /// where unreachable code has frames like any other.
    pub fn unreachable(&self) -> &[(u16, u16)] {
        &self.unreachable
    }

    /// The memory that the facts take, in bytes.
    pub fn heap_size(&self) -> usize {
        size_of_val(&*self.frames) + size_of_val(&*self.links) + size_of_val(&*self.unreachable)
    }
}

impl fmt::Debug for VerifiedMethod {
    /// One line a frame: `@12 AI.J|A`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for frame in self.frames() {
            let letters = |kinds: Vec<ValueKind>| kinds.into_iter().map(ValueKind::letter).collect::<String>();
            writeln!(f, "@{} {}|{}", frame.pc(), letters(frame.locals()), letters(frame.stack()))?;
        }
        Ok(())
    }
}

/// The kinds at one bytecode index.
#[derive(Clone, Copy)]
pub struct FrameKinds<'m> {
    method: &'m VerifiedMethod,
    record: FrameRecord,
}

impl<'m> FrameKinds<'m> {
    /// The bytecode index at which the kinds are these.
    pub fn pc(self) -> u16 {
        self.record.pc
    }

    /// How many locals are described; those after are [`Kind::Top`].
    pub fn locals_length(self) -> usize {
        usize::from(self.record.locals_length)
    }

    /// How many values the stack holds; `long` and `double` count one.
    pub fn stack_length(self) -> usize {
        usize::from(self.record.stack_length)
    }

    /// The locals from the last to the first, in the JVM's numbering: `long` and `double` are followed by a `Top`.
    pub fn locals_reversed(self) -> impl Iterator<Item = ValueKind> + 'm {
        Chain { links: &self.method.links, row: self.record.locals }
    }

    /// The stack from its top to its bottom, one entry a value.
    pub fn stack_reversed(self) -> impl Iterator<Item = ValueKind> + 'm {
        Chain { links: &self.method.links, row: self.record.stack }
    }

    /// The locals in order.
    pub fn locals(self) -> Vec<ValueKind> {
        let mut kinds: Vec<ValueKind> = self.locals_reversed().collect();
        kinds.reverse();
        kinds
    }

    /// The stack, bottom first.
    pub fn stack(self) -> Vec<ValueKind> {
        let mut kinds: Vec<ValueKind> = self.stack_reversed().collect();
        kinds.reverse();
        kinds
    }

    /// A number that two frames of this method share exactly if their locals are equal.
    pub fn locals_identity(self) -> u32 {
        self.record.locals
    }
}

/// The kinds of a row, last first.
struct Chain<'m> {
    links: &'m [Link],
    row: Row,
}

impl Iterator for Chain<'_> {
    type Item = ValueKind;

    fn next(&mut self) -> Option<ValueKind> {
        let link = self.links.get((self.row as usize).checked_sub(1)?)?;
        self.row = link.0 >> 3;
        KINDS.get((link.0 & 7) as usize).copied()
    }
}

/// Collects the facts of one method after another.
#[derive(Default)]
pub(super) struct Recorder {
    frames: Vec<FrameRecord>,
    links: Vec<Link>,
    /// The rows that append each kind to a row, by row; 0 where there is none yet.
    children: Vec<[Row; KIND_COUNT]>,
    unreachable: Vec<(u16, u16)>,
}

impl Recorder {
    /// The row that appends `kind` to `row`. Rows of a method are fewer than 2^28: a table adds at most a row per byte.
    pub fn append(&mut self, row: Row, kind: ValueKind) -> Row {
        if self.children.is_empty() {
            self.children.push([0; KIND_COUNT]);
        }
        let Some(child) = self.children.get_mut(row as usize).and_then(|row| row.get_mut(kind as usize)) else {
            return row;
        };
        if *child == 0 {
            self.links.push(Link(row << 3 | kind as u32));
            *child = self.links.len() as Row;
            let row = *child;
            self.children.push([0; KIND_COUNT]);
            return row;
        }
        *child
    }

    /// The row whose last entry is removed.
    pub fn parent(&self, row: Row) -> Row {
        (row as usize).checked_sub(1).and_then(|at| self.links.get(at)).map_or(0, |link| link.0 >> 3)
    }

    /// Adds the frame of a bytecode index greater than all before.
    pub fn frame(&mut self, pc: u16, (locals, locals_length): (Row, u16), (stack, stack_length): (Row, u16)) {
        self.frames.push(FrameRecord { pc, locals_length, stack_length, locals, stack });
    }

    /// Adds a run of bytecode that no path reaches, after all before.
    pub fn unreachable(&mut self, start: u16, end: u16) {
        self.unreachable.push((start, end));
    }

    /// The verified method; the recorder is ready for the next one.
    pub fn finish(&mut self, instruction_count: u32) -> VerifiedMethod {
        let verified = VerifiedMethod {
            frames: self.frames.as_slice().into(),
            links: self.links.as_slice().into(),
            instruction_count,
            unreachable: self.unreachable.as_slice().into(),
        };
        self.clear();
        verified
    }

    /// Drops what was collected.
    pub fn clear(&mut self) {
        self.frames.clear();
        self.links.clear();
        self.children.clear();
        self.unreachable.clear();
    }
}
