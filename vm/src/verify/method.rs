//! What must hold of a method's code before any types are looked at (JVMS 4.9.1), and what that leaves for the drivers:
//! where instructions start, which handlers cover them, the frame at entry.

use std::fmt::Display;

use super::constants::Descriptor;
use super::environment::Environment;
use super::failure::{Checked, Problem, Stop};
use super::frame::Frame;
use super::handlers::{Handler, Handlers};
use super::types::Type;
use crate::classfile::instructions::{DecodeErrorKind, next_pc};
use crate::classfile::{CodeAttribute, FieldType, MethodInfo, Opcode};

/// The opcode that debuggers put into code, and that class files must not have (JVMS 6.2).
const BREAKPOINT: u8 = 0xCA;

/// The memory behind a [`MethodContext`], to be used again.
#[derive(Default)]
pub(super) struct MethodRoom {
    handlers: Handlers,
    starts: Vec<u64>,
}

/// A method whose code is well formed.
pub(super) struct MethodContext<'a> {
    pub method: MethodInfo<'a>,
    pub max_locals: u16,
    pub max_stack: u16,
    pub code: &'a [u8],
    /// Whether this is `<init>` of a class other than `java/lang/Object`.
    pub is_constructor: bool,
    /// The types of the arguments and of the result.
    pub descriptor: Descriptor,
    pub handlers: Handlers,
    pub instruction_count: u32,
    /// A bit for each offset at which an instruction starts.
    starts: Vec<u64>,
}

impl<'a> MethodContext<'a> {
    /// Checks the code of `method`.
    pub fn new(
        environment: &mut Environment<'a, '_>,
        method: MethodInfo<'a>,
        code: CodeAttribute<'a>,
        room: MethodRoom,
    ) -> Checked<Self> {
        let bytecode = code.bytecode();
        let Some(descriptor) = environment.descriptor(method.descriptor_index()) else {
            return Err(environment.bad_constant(method.descriptor_index()));
        };
        let is_object = environment.class.super_class() == 0;
        let mut context = MethodContext {
            method,
            max_locals: code.max_locals(),
            max_stack: code.max_stack(),
            code: bytecode,
            is_constructor: method.is_constructor() && !is_object,
            descriptor,
            handlers: room.handlers,
            instruction_count: 0,
            starts: room.starts,
        };
        context.handlers.clear();
        context.starts.clear();
        context.starts.resize(bytecode.len().div_ceil(64), 0);
        context.find_instructions()?;
        context.read_handlers(environment, code)?;
        context.check_local_variables(environment, code)?;
        Ok(context)
    }

    /// The memory, for the next method.
    pub fn into_room(self) -> MethodRoom {
        MethodRoom { handlers: self.handlers, starts: self.starts }
    }

    /// Whether an instruction starts at `offset`.
    #[inline]
    pub fn is_instruction(&self, offset: usize) -> bool {
        self.starts.get(offset / 64).is_some_and(|word| word & 1 << (offset % 64) != 0)
    }

    /// Whether a `new` stands at `offset`.
    pub fn is_new(&self, offset: u16) -> bool {
        self.is_instruction(usize::from(offset)) && self.code.get(usize::from(offset)) == Some(&(Opcode::New as u8))
    }

    fn find_instructions(&mut self) -> Checked<()> {
        let mut pc = 0;
        while pc < self.code.len() {
            if let Some(word) = self.starts.get_mut(pc / 64) {
                *word |= 1 << (pc % 64);
            }
            self.instruction_count += 1;
            pc = next_pc(self.code, pc).map_err(|error| {
                Problem::bytecode(match error.reason {
                    DecodeErrorKind::UnknownOpcode(BREAKPOINT) => "Bad instruction: ca",
                    _ => "Bad instruction",
                })
            })?;
        }
        Ok(())
    }

    fn read_handlers(&mut self, environment: &mut Environment<'a, '_>, code: CodeAttribute<'a>) -> Checked<()> {
        self.handlers.reserve(code.exception_table().len());
        for entry in code.exception_table() {
            let end = usize::from(entry.end_pc);
            if !self.is_instruction(usize::from(entry.start_pc)) {
                return Err(self.handler_error(environment, "start_pc", entry.start_pc));
            }
            if entry.start_pc >= entry.end_pc || (end != self.code.len() && !self.is_instruction(end)) {
                return Err(self.handler_error(environment, "end_pc", entry.end_pc));
            }
            // Where types are inferred HotSpot has no handler at the beginning of the code.
            let is_refused = entry.handler_pc == 0 && environment.is_inferred();
            if is_refused || !self.is_instruction(usize::from(entry.handler_pc)) {
                return Err(self.handler_error(environment, "handler_pc", entry.handler_pc));
            }
            let catches = if entry.catch_type == 0 {
                Type::THROWABLE
            } else {
                let catches = environment.class_operand(entry.catch_type)?;
                if !environment.is_assignable(catches, Type::THROWABLE)? {
                    return Err(Problem::bytecode(format!(
                        "Catch type is not a subclass of Throwable in exception handler {}",
                        entry.handler_pc
                    )));
                }
                catches
            };
            self.handlers.push(Handler { start: entry.start_pc, end: entry.end_pc, target: entry.handler_pc, catches });
        }
        self.handlers.index();
        Ok(())
    }

    /// As in HotSpot nobody looks at these tables where types are inferred.
    fn check_local_variables(&self, environment: &Environment<'a, '_>, code: CodeAttribute<'a>) -> Checked<()> {
        if environment.is_inferred() {
            return Ok(());
        }
        for (start, length) in code.local_variable_ranges() {
            let (start, length) = (usize::from(start), usize::from(length));
            if start >= self.code.len() || !self.is_instruction(start) {
                return Err(self.format_error(environment, format!("Illegal local variable table start_pc {start}")));
            }
            let end = start + length;
            if end > self.code.len() || (end < self.code.len() && !self.is_instruction(end)) {
                return Err(self.format_error(environment, format!("Illegal local variable table length {length}")));
            }
        }
        Ok(())
    }

    /// An offset of the exception table at which no instruction starts; HotSpot has other words for old class files.
    fn handler_error(&self, environment: &Environment<'_, '_>, what: &str, pc: u16) -> Box<Stop> {
        if !environment.is_inferred() {
            return self.format_error(environment, format!("Illegal exception table {what} {pc}"));
        }
        let (class, name) = (environment.class.name(), self.method.name());
        let place = format!("(class: {class}, method: {name} signature: {})", self.method.descriptor_text());
        let what = if what == "handler_pc" { "handler" } else { "range" };
        Box::new(Stop::Format(format!("{place} Illegal exception table {what}")))
    }

    /// A table of the code that cannot be what it says, with the method as Java writes it.
    pub fn format_error(&self, environment: &Environment<'_, '_>, reason: impl Display) -> Box<Stop> {
        let descriptor = self.method.descriptor();
        let result = descriptor.return_type().map_or("void".into(), source_type);
        let parameters: Vec<String> = descriptor.parameters().map(source_type).collect();
        let (class, name) = (environment.class.name().replace('/', "."), self.method.name());
        Box::new(Stop::Format(format!("{reason} in method '{result} {class}.{name}({})'", parameters.join(", "))))
    }

    /// Sets `frame` to the one at entry: the arguments in the first locals.
    pub fn enter(&self, environment: &mut Environment<'a, '_>, frame: &mut Frame) -> Checked<()> {
        frame.reset(self.max_locals, self.max_stack);
        let mut next = 0;
        if !self.method.access().is_static() {
            frame.this_uninitialized = self.is_constructor;
            let this = if self.is_constructor { Type::UNINITIALIZED_THIS } else { environment.this_type };
            frame.store(0, this)?;
            next = 1;
        }
        for position in 0..self.descriptor.parameter_count() {
            let of = environment.parameter(self.descriptor, position);
            frame.store(next, of)?;
            next += 1 + u16::from(of.second().is_some());
        }
        Ok(())
    }
}

/// A type as Java source writes it.
fn source_type(of: FieldType<'_>) -> String {
    let element = match of.element() {
        Some(FieldType::Primitive(primitive)) => primitive.keyword().to_owned(),
        Some(FieldType::Object(name)) => name.replace('/', "."),
        _ => of.to_string(),
    };
    element + &"[]".repeat(of.dimensions())
}
