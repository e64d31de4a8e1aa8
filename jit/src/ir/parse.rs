//! Reads the text form of a function ([`super::print`]): for tests, and for whoever wants to try a pass by hand.
//!
//! Values keep their numbers; instructions without a value take numbers that are free.

use std::str::FromStr;

use holloway_vm::native::ShortNative;
use holloway_vm::{BlockId, ClassId, ExitReason, MethodId, ResumePoint};

use super::print::name_of;
use super::{
    BinaryOp, Block, BlockData, BytecodePlace, Definition, ExitId, FloatCompare, Frame, FrameState, Function,
    Instruction, IntCompare, IrConstant, Leaf, Link, MemoryKind, SideExit, Slot, SnapshotValue, SunkId, SunkKind,
    SunkObject, Terminator, Type, UnaryOp, Value, ValueData,
};

/// What is wrong with a text, and in which line.
pub type ParseError = String;

type Parsed<T> = Result<T, ParseError>;

/// Numbers of values, blocks and exits lie below this, so that a slip of the pen does not fill the memory.
const MOST: u32 = 1 << 20;

const TYPES: &[Type] = &[Type::Void, Type::Bool, Type::I32, Type::I64, Type::F32, Type::F64, Type::Ref];

/// A line's words: punctuation marks are words of their own.
struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Words<'a> {
        let mut words = Vec::new();
        let mut rest = line;
        loop {
            rest = rest.trim_start();
            let Some(first) = rest.chars().next() else { break };
            let end = if "()[]{}:,=".contains(first) {
                first.len_utf8()
            } else {
                rest.find(|c: char| c.is_whitespace() || "()[]{}:,=".contains(c)).unwrap_or(rest.len())
            };
            words.push(&rest[..end]);
            rest = &rest[end..];
        }
        Words { words, next: 0 }
    }

    fn peek(&self) -> &'a str {
        self.words.get(self.next).copied().unwrap_or("")
    }

    fn word(&mut self) -> &'a str {
        let word = self.peek();
        self.next += 1;
        word
    }

    fn take(&mut self, wanted: &str) -> bool {
        let there = self.peek() == wanted;
        if there {
            self.next += 1;
        }
        there
    }

    fn expect(&mut self, wanted: &str) -> Parsed<()> {
        if self.take(wanted) { Ok(()) } else { Err(format!("'{wanted}' expected, '{}' found", self.peek())) }
    }

    fn number<T: FromStr>(&mut self) -> Parsed<T> {
        let word = self.word();
        word.parse().map_err(|_| format!("a number expected, '{word}' found"))
    }

    /// A number with a letter before it.
    fn id(&mut self, letter: &str) -> Parsed<u32> {
        let word = self.word();
        let number = word.strip_prefix(letter).and_then(|digits| digits.parse::<u32>().ok());
        number.ok_or_else(|| format!("{letter} and a number expected, '{word}' found"))
    }

    fn small_id(&mut self, letter: &str) -> Parsed<u32> {
        let id = self.id(letter)?;
        if id < MOST { Ok(id) } else { Err(format!("{letter}{id}: numbers end below {MOST}")) }
    }

    fn value(&mut self) -> Parsed<Value> {
        self.small_id("v").map(Value)
    }

    fn block(&mut self) -> Parsed<Block> {
        self.small_id("b").map(Block)
    }

    fn class(&mut self) -> Parsed<ClassId> {
        self.id("c").map(ClassId)
    }

    /// The class behind `in`, if there is one.
    fn owner(&mut self) -> Parsed<Option<ClassId>> {
        if self.take("in") { self.class().map(Some) } else { Ok(None) }
    }

    fn otherwise(&mut self) -> Parsed<ExitId> {
        self.expect("else")?;
        self.small_id("x").map(ExitId)
    }

    /// A word from a list, by the names that [`name_of`] gives.
    fn named<T: Copy + std::fmt::Debug>(&mut self, all: &[T]) -> Parsed<T> {
        let word = self.word();
        find(all, word).ok_or_else(|| format!("'{word}' is none of {:?}", all.iter().map(name_of).collect::<Vec<_>>()))
    }

    fn kind(&mut self) -> Parsed<MemoryKind> {
        self.named(MemoryKind::ALL)
    }

    fn resume(&mut self) -> Parsed<ResumePoint> {
        let word = self.word();
        let mut parts = word.split('/');
        let mut part = |letter| parts.next().and_then(|text| text.strip_prefix(letter)?.parse::<u32>().ok());
        let point = (|| {
            Some(ResumePoint { method: MethodId(part("m")?), version: part("")?.try_into().ok()?, word: part("")? })
        })();
        point.ok_or_else(|| format!("a resume point such as m5/0/17 expected, '{word}' found"))
    }

    fn constant(&mut self) -> Parsed<IrConstant> {
        let word = self.word();
        constant(word).ok_or_else(|| format!("'{word}' is no constant"))
    }

    fn snapshot_value(&mut self) -> Parsed<SnapshotValue> {
        let word = self.peek();
        if word.starts_with('v') {
            self.value().map(SnapshotValue::Value)
        } else if word.starts_with('o') {
            self.small_id("o").map(|id| SnapshotValue::Sunk(SunkId(id)))
        } else {
            self.constant().map(SnapshotValue::Constant)
        }
    }

    /// Things with commas between them, up to a closing mark, which is taken.
    fn list<T>(&mut self, close: &str, mut one: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut list = Vec::new();
        while !self.take(close) {
            if !list.is_empty() {
                self.expect(",")?;
            }
            list.push(one(self)?);
        }
        Ok(list)
    }

    fn arguments(&mut self) -> Parsed<Vec<Value>> {
        if self.take("(") { self.list(")", Words::value) } else { Ok(Vec::new()) }
    }

    fn target(&mut self) -> Parsed<(Block, Vec<Value>)> {
        Ok((self.block()?, self.arguments()?))
    }

    fn end(&self) -> Parsed<()> {
        if self.next >= self.words.len() { Ok(()) } else { Err(format!("nothing expected after '{}'", self.peek())) }
    }
}

fn find<T: Copy + std::fmt::Debug>(all: &[T], name: &str) -> Option<T> {
    all.iter().copied().find(|one| name_of(one) == name)
}

fn constant(word: &str) -> Option<IrConstant> {
    if word == "null" {
        return Some(IrConstant::Null);
    }
    let body = word.get(..word.len().checked_sub(1)?)?;
    let bits = |digits: usize| {
        body.strip_prefix("nan").filter(|hex| hex.len() == digits).and_then(|hex| u64::from_str_radix(hex, 16).ok())
    };
    Some(match word.chars().last()? {
        'L' => IrConstant::I64(body.parse().ok()?),
        'F' => IrConstant::F32(match bits(8) {
            Some(bits) => bits as u32,
            None => body.parse::<f32>().ok()?.to_bits(),
        }),
        'D' => IrConstant::F64(match bits(16) {
            Some(bits) => bits,
            None => body.parse::<f64>().ok()?.to_bits(),
        }),
        _ => IrConstant::I32(word.parse().ok()?),
    })
}

fn instruction(words: &mut Words<'_>) -> Parsed<Instruction> {
    let name = words.word();
    if let Some(op) = find(UnaryOp::ALL, name) {
        return Ok(Instruction::Unary(op, words.value()?));
    }
    if let Some(op) = find(BinaryOp::ALL, name) {
        return Ok(Instruction::Binary(op, words.value()?, words.value()?));
    }
    if let Some(access) = memory_access(name, words)? {
        return Ok(access);
    }
    Ok(match name {
        "constant" => Instruction::Constant(words.constant()?),
        "read_slot" => Instruction::ReadSlot(Slot(words.number()?)),
        "compare" => Instruction::CompareInt(words.named(IntCompare::ALL)?, words.value()?, words.value()?),
        "compare_float" => Instruction::CompareFloat(words.named(FloatCompare::ALL)?, words.value()?, words.value()?),
        "select" => Instruction::Select(words.value()?, words.value()?, words.value()?),
        "class_of" => Instruction::ClassOf(words.value()?),
        "virtual_target" => {
            let class = words.value()?;
            words.expect("index")?;
            Instruction::VirtualTarget { class, index: words.number()? }
        }
        "interface_target" => Instruction::InterfaceTarget { class: words.value()?, method: MethodId(words.id("m")?) },
        "method_address" => Instruction::MethodAddress(MethodId(words.id("m")?)),
        "is_subclass" => Instruction::IsSubclass { class: words.value()?, target: words.class()? },
        "is_storable" => Instruction::IsStorable { array: words.value()?, value: words.value()? },
        "array_length" => Instruction::ArrayLength(words.value()?),
        "new" => Instruction::New { class: words.class()?, bytes: words.number()?, exit: words.otherwise()? },
        "new_array" => {
            let class = words.class()?;
            words.expect("log2")?;
            let element_log2 = words.number()?;
            words.expect("length")?;
            Instruction::NewArray { class, element_log2, length: words.value()?, exit: words.otherwise()? }
        }
        "new_multi_array" => {
            Instruction::NewMultiArray { class: words.class()?, lengths: words.arguments()?, exit: words.otherwise()? }
        }
        "monitor_enter" => Instruction::MonitorEnter { object: words.value()?, exit: words.otherwise()? },
        "monitor_exit" => Instruction::MonitorExit { object: words.value()?, exit: words.otherwise()? },
        "call" => {
            let leaf = if words.take("native") {
                Leaf::Native(words.number()?)
            } else {
                words.named(&[Leaf::FloatRemainder, Leaf::DoubleRemainder])?
            };
            Instruction::CallLeaf(leaf, words.arguments()?)
        }
        "call_native" => {
            let (method, arguments) = (MethodId(words.id("m")?), words.arguments()?);
            let short = if words.take("short") { Some(words.named(ShortNative::ALL)?) } else { None };
            words.expect("weight")?;
            Instruction::CallNative { method, short, arguments, weight: words.number()?, exit: words.otherwise()? }
        }
        "guard" => {
            let condition = words.value()?;
            words.expect("is")?;
            Instruction::Guard { condition, expected: words.number()?, exit: words.otherwise()? }
        }
        "reserve" => Instruction::Reserve { weight: words.number()?, exit: words.otherwise()? },
        "charge" => Instruction::Charge(words.number()?),
        "read_budget" => Instruction::ReadBudget,
        "stack_check" => Instruction::StackCheck { end: Slot(words.number()?), exit: words.otherwise()? },
        "return_point_check" => Instruction::ReturnPointCheck {
            frame: Frame(words.small_id("f")?),
            block: BlockId(words.id("B")?),
            exit: words.otherwise()?,
        },
        _ => return Err(format!("'{name}' is no instruction")),
    })
}

/// A load or store; `None` for the names of other instructions.
fn memory_access(name: &str, words: &mut Words<'_>) -> Parsed<Option<Instruction>> {
    Ok(Some(match name {
        "load_field" => Instruction::LoadField {
            object: words.value()?,
            offset: words.number()?,
            kind: words.kind()?,
            owner: words.owner()?,
        },
        "store_field" => Instruction::StoreField {
            object: words.value()?,
            offset: words.number()?,
            kind: words.kind()?,
            value: words.value()?,
            owner: words.owner()?,
        },
        "load_element" => {
            Instruction::LoadElement { array: words.value()?, index: words.value()?, kind: words.kind()? }
        }
        "store_element" => Instruction::StoreElement {
            array: words.value()?,
            index: words.value()?,
            kind: words.kind()?,
            value: words.value()?,
        },
        "load_root" => {
            Instruction::LoadRoot { offset: words.number()?, kind: words.kind()?, constant: words.take("constant") }
        }
        "store_root" => Instruction::StoreRoot { offset: words.number()?, kind: words.kind()?, value: words.value()? },
        _ => return Ok(None),
    }))
}

fn terminator(words: &mut Words<'_>) -> Parsed<Option<Terminator>> {
    let at = words.next;
    Ok(Some(match words.word() {
        "jump" => Terminator::Jump { to: words.block()?, arguments: words.arguments()? },
        "branch" => {
            let condition = words.value()?;
            let then = words.target()?;
            words.expect("else")?;
            Terminator::Branch { condition, then, otherwise: words.target()? }
        }
        "switch" => {
            let key = words.value()?;
            words.expect("[")?;
            let cases = words.list("]", |words| {
                let key = words.number()?;
                words.expect(":")?;
                Ok((key, words.target()?))
            })?;
            words.expect("else")?;
            Terminator::Switch { key, cases, otherwise: words.target()? }
        }
        "exit" => Terminator::Exit(ExitId(words.small_id("x")?)),
        _ => {
            words.next = at;
            return Ok(None);
        }
    }))
}

fn sunk_object(words: &mut Words<'_>) -> Parsed<SunkObject> {
    words.id("o")?;
    words.expect("=")?;
    let class = words.class()?;
    let kind = if words.take("instance") {
        SunkKind::Instance { bytes: words.number()? }
    } else {
        words.expect("array")?;
        words.expect("log2")?;
        let element_log2 = words.number()?;
        words.expect("length")?;
        SunkKind::Array { element_log2, length: words.number()? }
    };
    let locks = if words.take("locks") { words.number()? } else { 0 };
    words.expect("{")?;
    let fields = words.list("}", |words| {
        let offset = words.number()?;
        let kind = words.kind()?;
        words.expect(":")?;
        Ok((offset, kind, words.snapshot_value()?))
    })?;
    Ok(SunkObject { class, kind, locks, fields })
}

fn exit(words: &mut Words<'_>) -> Parsed<SideExit> {
    let reason = words.named(ExitReason::ALL)?;
    words.expect("resume")?;
    let resume = words.resume()?;
    words.expect("in")?;
    let frame = Frame(words.small_id("f")?);
    let mut transition = None;
    if words.take("from") {
        let from = BlockId(words.id("B")?);
        words.expect("to")?;
        transition = Some((from, BlockId(words.id("B")?)));
    }
    let credit = if words.take("credit") { words.number()? } else { 0 };
    let link = if words.take("link") { Some(link(words)?) } else { None };
    words.expect("[")?;
    let snapshot = words.list("]", |words| {
        let slot = Slot(words.number()?);
        words.expect(":")?;
        Ok((slot, words.snapshot_value()?))
    })?;
    let objects = if words.take("[") { words.list("]", sunk_object)? } else { Vec::new() };
    Ok(SideExit { reason, resume, frame, transition, snapshot, objects, credit, link })
}

fn link(words: &mut Words<'_>) -> Parsed<Link> {
    if words.take("head") {
        return Ok(Link::Head);
    }
    if words.take("call") {
        let target = words.snapshot_value()?;
        words.expect("at")?;
        let arguments = Slot(words.number()?);
        words.expect("returning")?;
        words.expect("to")?;
        return Ok(Link::Call { target, arguments, returns_to: words.resume()? });
    }
    words.expect("return")?;
    if words.peek() == "[" {
        return Ok(Link::Return { result: None });
    }
    let slot = Slot(words.number()?);
    words.expect(":")?;
    Ok(Link::Return { result: Some((slot, words.snapshot_value()?)) })
}

fn frame(words: &mut Words<'_>) -> Parsed<FrameState> {
    let method = MethodId(words.id("m")?);
    words.expect("at")?;
    let mut state = FrameState { method, header: Slot(words.number()?), caller: None, returns_to: None };
    if words.take("called") {
        words.expect("by")?;
        state.caller = Some(Frame(words.small_id("f")?));
    }
    if words.take("returning") {
        words.expect("to")?;
        state.returns_to = Some(words.resume()?);
    }
    Ok(state)
}

/// A function in the making.
#[derive(Default)]
struct Reader {
    function: Function,
    defined: Vec<bool>,
    /// Instructions without a value, by block and place.
    unnumbered: Vec<(usize, usize, Instruction)>,
    ended: bool,
}

impl Reader {
    fn define(&mut self, value: Value, data: ValueData) -> Parsed<()> {
        if self.defined.len() <= value.index() {
            self.defined.resize(value.index() + 1, false);
            let empty = Definition::Instruction(Instruction::Constant(IrConstant::I32(0)));
            self.function.values.resize(
                value.index() + 1,
                ValueData { ty: Type::Void, source: BytecodePlace::NONE, definition: empty },
            );
        }
        if std::mem::replace(&mut self.defined[value.index()], true) {
            return Err(format!("{value} is defined twice"));
        }
        self.function.values[value.index()] = data;
        Ok(())
    }

    fn line(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let first = words.peek();
        if first == "frame" {
            words.word();
            if words.small_id("f")? as usize != self.function.frames.len() {
                return Err("frames come in the order of their numbers".into());
            }
            words.expect("=")?;
            self.function.frames.push(frame(words)?);
        } else if first.starts_with('x') && words.words.get(1) == Some(&":") {
            if words.small_id("x")? as usize != self.function.exits.len() {
                return Err("exits come in the order of their numbers".into());
            }
            words.expect(":")?;
            self.function.exits.push(exit(words)?);
        } else if words.words.iter().rev().nth(1) == Some(&"weight") {
            self.block(words)?;
        } else {
            self.instruction(words)?;
        }
        words.end()
    }

    fn block(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let block = words.block()?;
        if block.index() != self.function.blocks.len() {
            return Err("blocks come in the order of their numbers".into());
        }
        if block.index() > 0 && !self.ended {
            return Err(format!("the block before {block} does not end"));
        }
        self.ended = false;
        let mut parameters = Vec::new();
        if words.take("(") {
            parameters = words.list(")", |words| {
                let value = words.value()?;
                words.expect(":")?;
                let data = ValueData {
                    ty: words.named(TYPES)?,
                    source: BytecodePlace::NONE,
                    definition: Definition::Parameter(block),
                };
                self.define(value, data)?;
                Ok(value)
            })?;
        }
        words.expect("weight")?;
        let terminator = Terminator::Jump { to: block, arguments: Vec::new() };
        let data = BlockData { parameters, instructions: Vec::new(), terminator, weight: words.number()? };
        self.function.blocks.push(data);
        Ok(())
    }

    fn instruction(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let block = self.function.blocks.len().checked_sub(1).filter(|_| !self.ended).ok_or("outside of a block")?;
        if let Some(terminator) = terminator(words)? {
            self.function.blocks[block].terminator = terminator;
            self.ended = true;
            return Ok(());
        }
        let place = self.function.blocks[block].instructions.len();
        if words.words.get(1) == Some(&":") {
            let value = words.value()?;
            words.expect(":")?;
            let ty = words.named(TYPES)?;
            words.expect("=")?;
            let definition = Definition::Instruction(instruction(words)?);
            self.define(value, ValueData { ty, source: BytecodePlace::NONE, definition })?;
            self.function.blocks[block].instructions.push(value);
        } else {
            self.unnumbered.push((block, place, instruction(words)?));
            self.function.blocks[block].instructions.push(Value(0));
        }
        Ok(())
    }

    /// Gives the instructions without a value the numbers that are free.
    fn number(&mut self) -> Parsed<()> {
        let mut free = 0;
        for (block, place, instruction) in std::mem::take(&mut self.unnumbered) {
            while self.defined.get(free) == Some(&true) {
                free += 1;
            }
            let value = Value::from(free);
            let definition = Definition::Instruction(instruction);
            self.define(value, ValueData { ty: Type::Void, source: BytecodePlace::NONE, definition })?;
            self.function.blocks[block].instructions[place] = value;
        }
        Ok(())
    }
}

/// Reads a function. Lines that are empty or begin with `//` say nothing.
///
/// # Errors
///
/// The first line that cannot be read. Whether the function makes sense is [`super::check`]'s to say.
pub fn parse(text: &str) -> Parsed<Function> {
    let mut reader = Reader::default();
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.trim_start().starts_with("//") {
            continue;
        }
        reader.line(&mut Words::new(line)).map_err(|error| format!("line {}: {error}: {}", at + 1, line.trim()))?;
    }
    if !reader.function.blocks.is_empty() && !reader.ended {
        return Err("the last block does not end".into());
    }
    reader.number()?;
    Ok(reader.function)
}
