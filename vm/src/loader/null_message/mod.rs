//! Helpful messages of `NullPointerException` (JEP 358), in the words of HotSpot 25.
//!
//! In: a method of a class file and the bytecode index of the instruction that found a null. Out: what was attempted
//! (`Cannot read field "x"`) and, where it can be told, what was null (`because "a.b[i]" is null`). [`sources`] finds
//! which instruction made each operand, [`describe`] writes that down as an expression.
//!
//! A message is made when the program first asks for it: many are never asked for. Nothing is kept between messages. Both
//! stages draw on one allowance of [`Work`], so that a message costs milliseconds at most, whatever the method; one that would
//! cost more goes without its reason.

mod describe;
mod sources;

use super::Loader;
use super::throwable::{threw_in_hidden_frame, trace_entry};
use crate::classfile::opcode_kind::{ElementType, MonitorUse};
use crate::classfile::{
    BytecodeInstruction, ClassFile, ConstantPool, ConstantUse, FieldAccess, MethodDescriptor, MethodInfo, OpcodeKind,
    decode,
};

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
        use OpcodeKind as Kind;
        let plain = |text: &str| (text.to_owned(), 0);
        let (text, null_depth) = match instruction.opcode.kind() {
            Kind::ArrayLoad(of) => (format!("Cannot load from {} array", element_words(of)), 1),
            Kind::ArrayStore(of) => {
                let value_slots = if matches!(of, ElementType::Long | ElementType::Double) { 2 } else { 1 };
                (format!("Cannot store to {} array", element_words(of)), 1 + value_slots)
            }
            Kind::ArrayLength => plain("Cannot read the array length"),
            Kind::Throw => plain("Cannot throw exception"),
            Kind::Monitor(MonitorUse::Enter) => plain("Cannot enter synchronized block"),
            Kind::Monitor(MonitorUse::Exit) => plain("Cannot exit synchronized block"),
            Kind::Constant(ConstantUse::Field(FieldAccess::GetField)) => {
                let field = pool.field_ref(instruction.operands.constant_index()?).ok()?;
                (format!("Cannot read field \"{}\"", field.name), 0)
            }
            Kind::Constant(ConstantUse::Field(FieldAccess::PutField)) => {
                let field = pool.field_ref(instruction.operands.constant_index()?).ok()?;
                (format!("Cannot assign field \"{}\"", field.name), value_slots(field.descriptor)?)
            }
            Kind::Constant(ConstantUse::Invoke(invocation)) if invocation.has_receiver() => {
                let method = pool.method_ref(instruction.operands.constant_index()?).ok()?;
                let mut text = "Cannot invoke \"".to_owned();
                describe::write_method(&mut text, method.class, method.name, method.descriptor)?;
                text.push('"');
                let parameters = MethodDescriptor::parse(method.descriptor)?.parameter_slots();
                (text, usize::from(parameters))
            }
            Kind::Constant(
                ConstantUse::Field(FieldAccess::GetStatic | FieldAccess::PutStatic)
                | ConstantUse::Invoke(_)
                | ConstantUse::Load
                | ConstantUse::LoadWide
                | ConstantUse::New
                | ConstantUse::NewPrimitiveArray
                | ConstantUse::NewReferenceArray
                | ConstantUse::NewMultiArray
                | ConstantUse::CheckCast
                | ConstantUse::InstanceOf,
            )
            | Kind::Nop
            | Kind::Push(_)
            | Kind::Load(_)
            | Kind::Store(_)
            | Kind::Stack(_)
            | Kind::IntArithmetic(_)
            | Kind::LongArithmetic(_)
            | Kind::FloatArithmetic(_)
            | Kind::DoubleArithmetic(_)
            | Kind::Negate(_)
            | Kind::Increment
            | Kind::Convert(_)
            | Kind::Compare(_)
            | Kind::BranchOnZero(_)
            | Kind::BranchOnInts(_)
            | Kind::BranchOnReferences(_)
            | Kind::BranchOnNull(_)
            | Kind::Goto
            | Kind::Switch
            | Kind::Subroutine
            | Kind::Return(_)
            | Kind::Wide => return None,
        };
        Some(Attempt { text, null_depth })
    }
}

/// How messages name the arrays that an instruction accesses.
fn element_words(of: ElementType) -> &'static str {
    match of {
        ElementType::Int => "int",
        ElementType::Long => "long",
        ElementType::Float => "float",
        ElementType::Double => "double",
        ElementType::Reference => "object",
        ElementType::Byte => "byte/boolean",
        ElementType::Char => "char",
        ElementType::Short => "short",
    }
}

/// Stack slots of a value of a field's type.
fn value_slots(descriptor: &str) -> Option<usize> {
    crate::classfile::FieldType::parse(descriptor).map(|field_type| usize::from(field_type.slots()))
}

#[cfg(test)]
mod tests;
