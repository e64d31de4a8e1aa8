//! The text form of a function: frames, blocks, exits; one line for each instruction and exit. [`super::parse`] reads it.
//!
//! ```text
//! frame f0 = m5 at 0
//! frame f1 = m7 at 12 called by f0 returning to m5/0/17
//!
//! b0 weight 1
//!   v0: i32 = read_slot -3
//!   stack_check 24 else x0
//!   jump b1(v0)
//!
//! b1(v1: i32) weight 1000
//!   v2: i32 = constant 100
//!   v3: bool = compare less v1 v2
//!   guard v3 is true else x1
//!   v4: i32 = iadd v1 v2
//!   jump b1(v4)
//!
//! x0: stack resume m5/0/3 in f0 []
//! x1: branch resume m5/0/20 in f0 from B3 to B4 credit 7 [-3: v1, -2: null, 4: o0] [o0 = c12 instance 24 locks 1 {8 int: v1}]
//! ```
//!
//! Constants are written as in Java, with `L`, `F` and `D` for the types other than int; a NaN by its bits (`nan7fc00000F`).

use std::fmt::{self, Display, Formatter};

use super::{
    Block, BytecodePlace, Definition, FrameState, Function, Instruction, IrConstant, Leaf, Link, SideExit,
    SnapshotValue, SunkKind, SunkObject, Terminator, Type, Value,
};

/// The name of an operation or kind: its Rust name in lower case with underscores.
pub fn name_of(operation: impl fmt::Debug) -> String {
    let mut name = String::new();
    for (at, letter) in format!("{operation:?}").chars().enumerate() {
        if letter.is_uppercase() && at > 0 {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&name_of(self))
    }
}

impl Display for IrConstant {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            IrConstant::I32(value) => write!(f, "{value}"),
            IrConstant::I64(value) => write!(f, "{value}L"),
            IrConstant::F32(bits) if f32::from_bits(bits).is_nan() => write!(f, "nan{bits:08x}F"),
            IrConstant::F32(bits) => write!(f, "{:?}F", f32::from_bits(bits)),
            IrConstant::F64(bits) if f64::from_bits(bits).is_nan() => write!(f, "nan{bits:016x}D"),
            IrConstant::F64(bits) => write!(f, "{:?}D", f64::from_bits(bits)),
            IrConstant::Null => f.write_str("null"),
        }
    }
}

impl Display for FrameState {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.method, self.header.0)?;
        if let Some(caller) = self.caller {
            write!(f, " called by {caller}")?;
        }
        if let Some(point) = self.returns_to {
            write!(f, " returning to {point}")?;
        }
        Ok(())
    }
}

impl Display for SnapshotValue {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotValue::Value(value) => value.fmt(f),
            SnapshotValue::Constant(constant) => constant.fmt(f),
            SnapshotValue::Sunk(object) => object.fmt(f),
        }
    }
}

/// Writes things with commas between them.
fn list<T>(
    f: &mut Formatter<'_>,
    things: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (at, thing) in things.into_iter().enumerate() {
        if at > 0 {
            f.write_str(", ")?;
        }
        write(f, thing)?;
    }
    Ok(())
}

impl Display for SunkObject {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.kind {
            SunkKind::Instance { bytes } => write!(f, "{} instance {bytes}", self.class)?,
            SunkKind::Array { element_log2, length } => {
                write!(f, "{} array log2 {element_log2} length {length}", self.class)?;
            }
        }
        if self.locks > 0 {
            write!(f, " locks {}", self.locks)?;
        }
        f.write_str(" {")?;
        list(f, &self.fields, |f, (offset, kind, value)| write!(f, "{offset} {}: {value}", name_of(kind)))?;
        f.write_str("}")
    }
}

impl Display for SideExit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} resume {} in {}", name_of(self.reason), self.resume, self.frame)?;
        if let Some((from, to)) = self.transition {
            write!(f, " from {from} to {to}")?;
        }
        if self.credit > 0 {
            write!(f, " credit {}", self.credit)?;
        }
        match &self.link {
            None => {}
            Some(Link::Head) => f.write_str(" link head")?,
            Some(Link::Return { result: None }) => f.write_str(" link return")?,
            Some(Link::Return { result: Some((slot, value)) }) => write!(f, " link return {}: {value}", slot.0)?,
            Some(Link::Call { target, arguments, returns_to }) => {
                write!(f, " link call {target} at {} returning to {returns_to}", arguments.0)?;
            }
        }
        f.write_str(" [")?;
        list(f, &self.snapshot, |f, (slot, value)| write!(f, "{}: {value}", slot.0))?;
        f.write_str("]")?;
        if !self.objects.is_empty() {
            f.write_str(" [")?;
            list(f, self.objects.iter().enumerate(), |f, (at, object)| write!(f, "o{at} = {object}"))?;
            f.write_str("]")?;
        }
        Ok(())
    }
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Instruction::Constant(constant) => write!(f, "constant {constant}"),
            Instruction::ReadSlot(slot) => write!(f, "read_slot {}", slot.0),
            Instruction::Unary(op, a) => write!(f, "{} {a}", name_of(op)),
            Instruction::Binary(op, a, b) => write!(f, "{} {a} {b}", name_of(op)),
            Instruction::CompareInt(op, a, b) => write!(f, "compare {} {a} {b}", name_of(op)),
            Instruction::CompareFloat(op, a, b) => write!(f, "compare_float {} {a} {b}", name_of(op)),
            Instruction::Select(a, b, c) => write!(f, "select {a} {b} {c}"),
            Instruction::ClassOf(a) => write!(f, "class_of {a}"),
            Instruction::VirtualTarget { class, index } => write!(f, "virtual_target {class} index {index}"),
            Instruction::InterfaceTarget { class, method } => write!(f, "interface_target {class} {method}"),
            Instruction::MethodAddress(method) => write!(f, "method_address {method}"),
            Instruction::IsSubclass { class, target } => write!(f, "is_subclass {class} {target}"),
            Instruction::IsStorable { array, value } => write!(f, "is_storable {array} {value}"),
            Instruction::ArrayLength(a) => write!(f, "array_length {a}"),
            Instruction::LoadField { object, offset, kind, owner } => {
                write!(f, "load_field {object} {offset} {}", name_of(kind))?;
                owner.map_or(Ok(()), |owner| write!(f, " in {owner}"))
            }
            Instruction::StoreField { object, offset, kind, value, owner } => {
                write!(f, "store_field {object} {offset} {} {value}", name_of(kind))?;
                owner.map_or(Ok(()), |owner| write!(f, " in {owner}"))
            }
            Instruction::LoadElement { array, index, kind } => {
                write!(f, "load_element {array} {index} {}", name_of(kind))
            }
            Instruction::StoreElement { array, index, kind, value } => {
                write!(f, "store_element {array} {index} {} {value}", name_of(kind))
            }
            Instruction::LoadRoot { offset, kind, constant } => {
                let constant = if *constant { " constant" } else { "" };
                write!(f, "load_root {offset} {}{constant}", name_of(kind))
            }
            Instruction::StoreRoot { offset, kind, value } => {
                write!(f, "store_root {offset} {} {value}", name_of(kind))
            }
            Instruction::New { class, bytes, exit } => write!(f, "new {class} {bytes} else {exit}"),
            Instruction::NewArray { class, element_log2, length, exit } => {
                write!(f, "new_array {class} log2 {element_log2} length {length} else {exit}")
            }
            Instruction::NewMultiArray { class, lengths, exit } => {
                write!(f, "new_multi_array {class}")?;
                arguments_of(f, lengths, true)?;
                write!(f, " else {exit}")
            }
            Instruction::MonitorEnter { object, exit } => write!(f, "monitor_enter {object} else {exit}"),
            Instruction::MonitorExit { object, exit } => write!(f, "monitor_exit {object} else {exit}"),
            Instruction::CallLeaf(leaf, arguments) => {
                match leaf {
                    Leaf::Native(number) => write!(f, "call native {number}")?,
                    leaf => write!(f, "call {}", name_of(leaf))?,
                }
                arguments_of(f, arguments, true)
            }
            Instruction::CallNative { method, short, arguments, weight, exit } => {
                write!(f, "call_native {method}")?;
                arguments_of(f, arguments, true)?;
                if let Some(short) = short {
                    write!(f, " short {}", name_of(short))?;
                }
                write!(f, " weight {weight} else {exit}")
            }
            Instruction::Guard { condition, expected, exit } => {
                write!(f, "guard {condition} is {expected} else {exit}")
            }
            Instruction::Reserve { weight, exit } => write!(f, "reserve {weight} else {exit}"),
            Instruction::Charge(weight) => write!(f, "charge {weight}"),
            Instruction::ReadBudget => f.write_str("read_budget"),
            Instruction::StackCheck { end, exit } => write!(f, "stack_check {} else {exit}", end.0),
            Instruction::ReturnPointCheck { frame, block, exit } => {
                write!(f, "return_point_check {frame} {block} else {exit}")
            }
        }
    }
}

fn arguments_of(f: &mut Formatter<'_>, arguments: &[Value], always: bool) -> fmt::Result {
    if arguments.is_empty() && !always {
        return Ok(());
    }
    f.write_str("(")?;
    list(f, arguments, |f, argument| argument.fmt(f))?;
    f.write_str(")")
}

fn target(f: &mut Formatter<'_>, (to, arguments): &(Block, Vec<Value>)) -> fmt::Result {
    to.fmt(f)?;
    arguments_of(f, arguments, false)
}

impl Display for Terminator {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Terminator::Jump { to, arguments } => {
                write!(f, "jump {to}")?;
                arguments_of(f, arguments, false)
            }
            Terminator::Branch { condition, then, otherwise } => {
                write!(f, "branch {condition} ")?;
                target(f, then)?;
                f.write_str(" else ")?;
                target(f, otherwise)
            }
            Terminator::Switch { key, cases, otherwise } => {
                write!(f, "switch {key} [")?;
                list(f, cases, |f, (key, case)| {
                    write!(f, "{key}: ")?;
                    target(f, case)
                })?;
                f.write_str("] else ")?;
                target(f, otherwise)
            }
            Terminator::Exit(exit) => write!(f, "exit {exit}"),
        }
    }
}

/// The line with which a block begins.
struct BlockHead<'a>(&'a Function, usize);

impl Display for BlockHead<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let BlockHead(function, at) = *self;
        let block = &function.blocks[at];
        write!(f, "b{at}")?;
        if !block.parameters.is_empty() {
            f.write_str("(")?;
            list(f, &block.parameters, |f, &value| write!(f, "{value}: {}", function.ty(value)))?;
            f.write_str(")")?;
        }
        write!(f, " weight {}", block.weight)
    }
}

/// An instruction with the value that it gives.
struct Defined<'a>(&'a Function, Value);

impl Display for Defined<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Defined(function, value) = *self;
        match &function.values[value.index()].definition {
            Definition::Instruction(instruction) if function.ty(value) == Type::Void => instruction.fmt(f),
            Definition::Instruction(instruction) => write!(f, "{value}: {} = {instruction}", function.ty(value)),
            Definition::Parameter(block) => write!(f, "{value} is a parameter of {block}"),
        }
    }
}

impl Function {
    /// The lines of the text form, each with the bytecode that it was made for.
    pub fn lines(&self) -> Vec<(BytecodePlace, String)> {
        let frames = self.frames.iter().enumerate();
        let mut lines: Vec<_> =
            frames.map(|(at, frame)| (BytecodePlace::NONE, format!("frame f{at} = {frame}"))).collect();
        for (at, block) in self.blocks.iter().enumerate() {
            let source_of = |value: &Value| self.values[value.index()].source;
            let first = block.instructions.iter().map(source_of).find(|&source| source != BytecodePlace::NONE);
            let last = block.instructions.iter().rev().map(source_of).find(|&source| source != BytecodePlace::NONE);
            lines.push((first.unwrap_or(BytecodePlace::NONE), BlockHead(self, at).to_string()));
            for value in &block.instructions {
                lines.push((source_of(value), format!("  {}", Defined(self, *value))));
            }
            lines.push((last.unwrap_or(BytecodePlace::NONE), format!("  {}", block.terminator)));
        }
        lines.extend(self.exits.iter().enumerate().map(|(at, exit)| (BytecodePlace::NONE, format!("x{at}: {exit}"))));
        lines
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (at, frame) in self.frames.iter().enumerate() {
            writeln!(f, "frame f{at} = {frame}")?;
        }
        for (at, block) in self.blocks.iter().enumerate() {
            writeln!(f, "\n{}", BlockHead(self, at))?;
            for &value in &block.instructions {
                writeln!(f, "  {}", Defined(self, value))?;
            }
            writeln!(f, "  {}", block.terminator)?;
        }
        if !self.exits.is_empty() {
            writeln!(f)?;
        }
        for (at, exit) in self.exits.iter().enumerate() {
            writeln!(f, "x{at}: {exit}")?;
        }
        Ok(())
    }
}
