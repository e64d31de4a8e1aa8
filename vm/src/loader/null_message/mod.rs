//! Helpful messages of `NullPointerException` (JEP 358), in the words of HotSpot 25.
//!
//! In: a method of a class file and the bytecode index of the instruction that found a null. Out: what was attempted
//! (`Cannot read field "x"`) and, where it can be told, what was null (`because "a.b[i]" is null`). [`sources`] finds
//! which instruction made each operand, [`describe`] writes that down as an expression.
//!
//! A message is made when the program first asks for it: many are never asked for. Nothing is kept between messages. Both stages draw on one allowance of [`Work`], so
//! that a message costs milliseconds at most, whatever the method; one that would cost more goes without its reason.

mod describe;
mod sources;

use super::Loader;
use super::throwable::{threw_in_hidden_frame, trace_entry};
use crate::classfile::opcodes::Opcode;
use crate::classfile::{BytecodeInstruction, ClassFile, ConstantPool, MethodDescriptor, MethodInfo, Operands, decode};

impl Loader {
    /// What was attempted with null, and what was null, where a stack trace begins ([`Loader::capture_stack`]). `None` if
    /// the instruction there is none that can find a null.
    pub(crate) fn null_pointer_message(&self, trace: &[i64]) -> Option<String> {
        let &first = trace.first()?;
        if threw_in_hidden_frame(first) {
            return None;
        }
        let (id, at) = trace_entry(first);
        let method = self.classes.method(id);
        let class = self.classes.class(method.class).file.as_deref()?;
        message(class, class.method(usize::from(method.index))?, at)
    }
}

/// The message for the instruction at bytecode index `at` of a verified method; `None` if it is none that can find a
/// null.
fn message(class: &ClassFile, method: MethodInfo<'_>, at: u16) -> Option<String> {
    let code = method.code()?;
    let instruction = decode(code.bytecode(), usize::from(at)).ok()?;
    let attempt = Attempt::of(class.pool(), &instruction)?;
    let mut text = attempt.text;
    let mut work = Work(1_000_000);
    if let Some(sources) = sources::find(class.pool(), code, at, &mut work) {
        let length = text.len();
        let because = describe::because(&mut text, class.pool(), method, &sources, attempt.null_depth, &mut work);
        if because.is_none() {
            text.truncate(length);
        }
    }
    Some(text)
}

/// What one message may still cost, in instructions looked at, stack slots copied, and bytes written.
struct Work(usize);

impl Work {
    /// Takes `cost` off; `None` if not so much is left.
    fn spend(&mut self, cost: usize) -> Option<()> {
        self.0 = self.0.checked_sub(cost)?;
        Some(())
    }
}

/// What an instruction was about to do.
struct Attempt {
    text: String,
    /// How many stack slots lie above the reference that was null.
    null_depth: usize,
}

impl Attempt {
    fn of(pool: &ConstantPool, instruction: &BytecodeInstruction<'_>) -> Option<Attempt> {
        use Opcode as O;
        let load = |element: &str| (format!("Cannot load from {element} array"), 1);
        let store = |element: &str, value_slots: usize| (format!("Cannot store to {element} array"), 1 + value_slots);
        let (text, null_depth) = match instruction.opcode {
            O::Iaload => load("int"),
            O::Laload => load("long"),
            O::Faload => load("float"),
            O::Daload => load("double"),
            O::Aaload => load("object"),
            O::Baload => load("byte/boolean"),
            O::Caload => load("char"),
            O::Saload => load("short"),
            O::Iastore => store("int", 1),
            O::Lastore => store("long", 2),
            O::Fastore => store("float", 1),
            O::Dastore => store("double", 2),
            O::Aastore => store("object", 1),
            O::Bastore => store("byte/boolean", 1),
            O::Castore => store("char", 1),
            O::Sastore => store("short", 1),
            O::Arraylength => ("Cannot read the array length".to_owned(), 0),
            O::Athrow => ("Cannot throw exception".to_owned(), 0),
            O::Monitorenter => ("Cannot enter synchronized block".to_owned(), 0),
            O::Monitorexit => ("Cannot exit synchronized block".to_owned(), 0),
            O::Getfield => {
                let field = pool.field_ref(constant_index(instruction)?).ok()?;
                (format!("Cannot read field \"{}\"", field.name), 0)
            }
            O::Putfield => {
                let field = pool.field_ref(constant_index(instruction)?).ok()?;
                (format!("Cannot assign field \"{}\"", field.name), value_slots(field.descriptor)?)
            }
            O::Invokevirtual | O::Invokespecial | O::Invokeinterface => {
                let method = pool.method_ref(constant_index(instruction)?).ok()?;
                let mut text = "Cannot invoke \"".to_owned();
                describe::write_method(&mut text, method.class, method.name, method.descriptor)?;
                text.push('"');
                let parameters = MethodDescriptor::parse(method.descriptor)?.parameter_slots();
                (text, usize::from(parameters))
            }
            _ => return None,
        };
        Some(Attempt { text, null_depth })
    }
}

/// The constant that an instruction on a field or method names.
fn constant_index(instruction: &BytecodeInstruction<'_>) -> Option<u16> {
    match instruction.operands {
        Operands::Constant(index) | Operands::InvokeInterface { index, .. } | Operands::InvokeDynamic { index, .. } => {
            Some(index)
        }
        _ => None,
    }
}

/// Stack slots of a value of a field's type.
fn value_slots(descriptor: &str) -> Option<usize> {
    crate::classfile::FieldType::parse(descriptor).map(|field_type| usize::from(field_type.slots()))
}

#[cfg(test)]
mod tests;
