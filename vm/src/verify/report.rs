//! The text of a `VerifyError`, in HotSpot's form: the rule, the place, the reason, the frames, the code.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::environment::Environment;
use super::failure::{Expected, Problem, describe};
use super::frame::Frame;
use super::stack_map::FrameTable;
use super::types::Type;
use crate::classfile::stack_map::{StackMapFrameKind, VerificationType};
use crate::classfile::{ClassFile, MethodInfo, instructions};

/// The most bytes of code that a message shows, and the most entries of a table or frame.
const SHOWN: usize = 1024;

/// The message of a problem that type checking has found at `pc`, with `frame` as it was then.
pub(super) fn type_check_message(
    environment: &Environment<'_, '_>,
    has_frame: bool,
    method: MethodInfo<'_>,
    frame: &Frame,
    table: &FrameTable,
    problem: &Problem,
    pc: u16,
) -> String {
    let mut text = problem.headline.to_string();
    let (Some(reason), Some(code)) = (&problem.reason, method.code()) else {
        return text;
    };
    let class = environment.class.name();
    let bytecode = code.bytecode();
    text.push_str("\nException Details:\n  Location:\n");
    let at = problem.stack_map_frame.and_then(|position| table.frames.get(position)).map_or(pc, |map| map.pc);
    let _ = write!(text, "    {class}.{}{} @{at}: ", method.name(), method.descriptor_text());
    text.push_str(instructions::decode(bytecode, usize::from(at)).map_or("<invalid>", |found| found.opcode.mnemonic()));
    let _ = write!(text, "\n  Reason:\n    {reason}\n");
    if has_frame {
        text.push_str("  Current Frame:\n");
        frame_lines(&mut text, environment, pc, frame.this_uninitialized, &frame.locals, &frame.stack);
        if let Some(position) = problem.stack_map_frame
            && let Some(map) = table.frames.get(position)
        {
            text.push_str("  Stackmap Frame:\n");
            let (locals, stack) = table.types(position);
            frame_lines(&mut text, environment, map.pc, map.this_uninitialized, &locals, &stack);
        }
    }
    bytecode_lines(&mut text, bytecode);
    handler_lines(&mut text, method);
    stack_map_lines(&mut text, method);
    text
}

fn frame_lines(
    text: &mut String,
    environment: &Environment<'_, '_>,
    pc: u16,
    this_uninitialized: bool,
    locals: &[Type],
    stack: &[Type],
) {
    let flags = if this_uninitialized { "{ flagThisUninit }" } else { "{ }" };
    let _ = write!(text, "    bci: @{pc}\n    flags: {flags}\n    locals: ");
    let used = locals.iter().rposition(|slot| *slot != Type::TOP).map_or(0, |last| last + 1);
    row(text, environment, locals.get(..used).unwrap_or_default());
    text.push_str("\n    stack: ");
    row(text, environment, stack);
    text.push('\n');
}

fn row(text: &mut String, environment: &Environment<'_, '_>, slots: &[Type]) {
    text.push_str("{ ");
    for (at, slot) in slots.iter().take(SHOWN).enumerate() {
        let comma = if at > 0 { ", " } else { "" };
        let _ = write!(text, "{comma}{}", describe(&environment.names, *slot));
    }
    text.push_str(if slots.is_empty() { "}" } else { " }" });
}

fn bytecode_lines(text: &mut String, bytecode: &[u8]) {
    text.push_str("  Bytecode:\n");
    for (line, bytes) in bytecode.chunks(16).take(SHOWN / 16).enumerate() {
        let pairs = bytes.chunks(2).map(|pair| pair.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        let _ = writeln!(text, "    {:07x}: {:<39}", line * 16, pairs.collect::<Vec<_>>().join(" "));
    }
}

fn handler_lines(text: &mut String, method: MethodInfo<'_>) {
    let handlers = method.code().map(|code| code.exception_table()).into_iter().flatten();
    let mut first = true;
    for handler in handlers.take(SHOWN) {
        if std::mem::take(&mut first) {
            text.push_str("  Exception Handler Table:\n");
        }
        let _ = writeln!(text, "    bci [{}, {}] => handler: {}", handler.start_pc, handler.end_pc, handler.handler_pc);
    }
}

fn stack_map_lines(text: &mut String, method: MethodInfo<'_>) {
    let Some(Ok(frames)) = method.code().and_then(|code| code.stack_map()) else {
        return;
    };
    text.push_str("  Stackmap Table:\n");
    let mut next_pc = 0;
    for frame in frames.take(SHOWN).map_while(Result::ok) {
        let pc = next_pc + usize::from(frame.offset_delta);
        next_pc = pc + 1;
        let extended = if frame.offset_delta > 63 { "_extended" } else { "" };
        let _ = match frame.kind {
            StackMapFrameKind::Same => write!(text, "    same_frame{extended}(@{pc})"),
            StackMapFrameKind::SameLocalsOneStack(of) => {
                let of = map_type(of);
                write!(text, "    same_locals_1_stack_item_frame{extended}(@{pc},{of})")
            }
            StackMapFrameKind::Chop(count) => write!(text, "    chop_frame(@{pc},{count})"),
            StackMapFrameKind::Append(types) => {
                let types: Vec<String> = types.map(map_type).collect();
                write!(text, "    append_frame(@{pc},{})", types.join(","))
            }
            StackMapFrameKind::Full { locals, stack } => {
                let locals: Vec<String> = locals.take(SHOWN).map(map_type).collect();
                let stack: Vec<String> = stack.take(SHOWN).map(map_type).collect();
                write!(text, "    full_frame(@{pc},{{{}}},{{{}}})", locals.join(","), stack.join(","))
            }
        };
        text.push('\n');
    }
}

fn map_type(of: VerificationType) -> String {
    match of {
        VerificationType::Top => "Top".into(),
        VerificationType::Integer => "Integer".into(),
        VerificationType::Float => "Float".into(),
        VerificationType::Long => "Long".into(),
        VerificationType::Double => "Double".into(),
        VerificationType::Null => "Null".into(),
        VerificationType::UninitializedThis => "UninitializedThis".into(),
        VerificationType::Object(index) => format!("Object[#{index}]"),
        VerificationType::Uninitialized(offset) => format!("Uninitialized[#{offset}]"),
    }
}

/// The message of a problem that inference has found, in the form and words that HotSpot has for old class files.
pub(super) fn inference_message(class: &ClassFile, method: MethodInfo<'_>, problem: &Problem) -> String {
    let place = format!("(class: {}, method: {} signature: {})", class.name(), method.name(), method.descriptor_text());
    format!("{place} {}", words_for_old_classes(problem))
}

/// What HotSpot says of old class files where it has other words for new ones.
fn words_for_old_classes(problem: &Problem) -> Cow<'_, str> {
    const OTHER_WORDS: [(&str, &str); 13] = [
        ("Bad type on operand stack in", "Expecting to find array on stack"),
        ("Bad return type", "Wrong return type in function"),
        ("Operand stack overflow", "Stack size too large"),
        ("Operand stack underflow", "Unable to pop operand off an empty stack"),
        ("Bad access to protected data", "Bad access to protected data"),
        ("Bad invokespecial instruction", "Illegal use of nonvirtual function call"),
        ("Inconsistent args count", "Inconsistent args_size for invokeinterface"),
        ("Catch type is not", "catch_type not a subclass of Throwable"),
        ("Illegal type at constant pool", "Illegal type in constant pool"),
        ("Illegal constant pool index", "Illegal constant pool index"),
        ("Constructor must call super", "Constructor must call super() or this()"),
        ("Method does not expect a return value", "Wrong return type in function"),
        ("Method expects a return value", "Wrong return type in function"),
    ];
    let headline = &*problem.headline;
    if let Some(slot) = problem.slot {
        let wanted = match slot.expected {
            Expected::Type(Type::INT) => "integer",
            Expected::Type(Type::FLOAT) => "float",
            Expected::Type(Type::LONG | Type::LONG_SECOND) => "long",
            Expected::Type(Type::DOUBLE | Type::DOUBLE_SECOND) => "double",
            _ => "object/array",
        };
        if headline == "Bad type on operand stack" {
            return Cow::Owned(format!("Expecting to find {wanted} on stack"));
        }
        if headline == "Bad local variable type" {
            let is_unset = slot.found == Type::TOP && wanted != "object/array";
            return Cow::Owned(match is_unset {
                true => format!("Accessing value from uninitialized register {}", slot.at),
                false => format!("Register {} contains wrong type", slot.at),
            });
        }
    }
    let other = OTHER_WORDS.iter().find(|(start, _)| headline.starts_with(start));
    Cow::Borrowed(other.map_or(headline, |(_, words)| words))
}
