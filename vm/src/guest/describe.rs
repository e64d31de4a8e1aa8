//! Exceptions as data: in goes a throwable, out come class, message, stack and causes, read where they lie. Nothing of the
//! program runs for that, so an overridden `getMessage` or `toString` is not asked.

use std::fmt;

use super::{CallError, Guest, Object};
use crate::heap::Ref;
use crate::link::{ClassKind, flags};
use crate::loader::throwable::trace_entry;
use crate::vm::Vm;

/// Causes of causes that are told of, at most.
const MAX_CAUSES: usize = 32;

/// Bytes of names and messages that are told of one throwable with its causes, at most: names of classes may be as long as
/// the program likes.
const MAX_TEXT: usize = 1 << 20;

/// A frame of a stack trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceFrame {
    /// Name of the class, with dots.
    pub class: String,
    /// Name of the method.
    pub method: String,
    /// The source file, if the class file names it.
    pub file: Option<String>,
    /// The line, if the class file has line numbers.
    pub line: Option<u16>,
    /// Whether it is a native method: a host function, or one of the library's.
    pub is_native: bool,
    /// Whether the class belongs to the library.
    pub is_library: bool,
}

/// What a throwable says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Description {
    /// Name of the class, with dots.
    pub class: String,
    /// The message: at most 65,536 characters of it.
    pub message: Option<String>,
    /// The stack, innermost frame first: at most 1,024 frames, and as many as fit a megabyte of names.
    pub frames: Vec<TraceFrame>,
    /// What caused it, at most 32 deep.
    pub cause: Option<Box<Description>>,
}

impl fmt::Display for TraceFrame {
    /// As in a stack trace, without indentation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let module = if self.is_library { "java.base/" } else { "" };
        write!(f, "at {module}{}.{}(", self.class, self.method)?;
        match (self.is_native, &self.file, self.line) {
            (true, ..) => f.write_str("Native Method)"),
            (false, Some(file), Some(line)) => write!(f, "{file}:{line})"),
            (false, Some(file), None) => write!(f, "{file})"),
            (false, None, _) => f.write_str("Unknown Source)"),
        }
    }
}

impl Description {
    /// Class and message, as `Throwable.toString` has them.
    pub fn headline(&self) -> String {
        match &self.message {
            Some(message) => format!("{}: {message}", self.class),
            None => self.class.clone(),
        }
    }
}

impl fmt::Display for Description {
    /// As `Throwable.printStackTrace` prints it, without the last end of line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.headline())?;
        for frame in &self.frames {
            write!(f, "\n\t{frame}")?;
        }
        let mut outer = self;
        while let Some(cause) = outer.cause.as_deref() {
            write!(f, "\nCaused by: {}", cause.headline())?;
            let pairs = cause.frames.iter().rev().zip(outer.frames.iter().rev());
            let common = pairs.take_while(|(inner, outer)| inner == outer).count();
            for frame in &cause.frames[..cause.frames.len() - common] {
                write!(f, "\n\t{frame}")?;
            }
            if common > 0 {
                write!(f, "\n\t... {common} more")?;
            }
            outer = cause;
        }
        Ok(())
    }
}

impl Guest<'_> {
    /// What a throwable says.
    ///
    /// # Errors
    /// [`CallError::Argument`] if the object is no throwable.
    pub fn describe(&self, exception: &Object) -> Result<Description, CallError> {
        let mut reference = self.reference(exception)?;
        if !self.vm.is_throwable(reference) {
            return Err(CallError::Argument("the object is no Throwable".to_owned()));
        }
        let mut chain = Vec::new();
        let mut room = MAX_TEXT;
        while !reference.is_null() && chain.len() <= MAX_CAUSES && room > 0 {
            chain.push(self.vm.description(reference, &mut room));
            reference = self.vm.throwable_field(reference, "cause", "Ljava/lang/Throwable;");
        }
        let whole = chain
            .into_iter()
            .rev()
            .fold(None, |cause: Option<Box<Description>>, one| Some(Box::new(Description { cause, ..one })));
        Ok(whole.map_or_else(Description::default, |whole| *whole))
    }
}

impl Vm {
    fn throwable_field(&self, throwable: Ref, name: &str, descriptor: &str) -> Ref {
        let field = self.loader.library_field(self.loader.well_known.throwable, name, descriptor);
        field.map_or(Ref::NULL, |field| self.runtime.heap.load_reference(throwable, field))
    }

    /// What one throwable says, without its cause, and as long as there is room.
    fn description(&self, throwable: Ref, room: &mut usize) -> Description {
        let class = self.loader.classes.class(self.runtime.heap.class_of(throwable));
        let message = self.throwable_field(throwable, "detailMessage", "Ljava/lang/String;");
        let stack = self.loader.captured_stack(&self.runtime, throwable);
        let message = if !message.is_null() {
            Some(self.runtime.beginning_of_text(message))
        } else if &*class.name == "java/lang/NullPointerException" {
            self.loader.null_pointer_message(&stack)
        } else {
            None
        };
        *room = room.saturating_sub(class.name.len() + message.as_ref().map_or(0, String::len));
        let mut fits = |frame: &TraceFrame| {
            let bytes = frame.class.len() + frame.method.len() + frame.file.as_ref().map_or(0, String::len);
            let has_room = *room > 0;
            *room = room.saturating_sub(bytes);
            has_room
        };
        let frames = match self.throwable_field(throwable, "stackTrace", "[Ljava/lang/StackTraceElement;") {
            elements if elements.is_null() => {
                stack.iter().map(|&entry| self.trace_frame(entry)).take_while(&mut fits).collect()
            }
            elements => self.elements_of_trace(elements, &mut fits),
        };
        Description { class: class.java_name(), message, frames, cause: None }
    }

    fn trace_frame(&self, entry: i64) -> TraceFrame {
        let (method, at) = trace_entry(entry);
        let method = self.loader.classes.method(method);
        let class = self.loader.classes.class(method.class);
        let file = class.file.as_deref();
        TraceFrame {
            class: class.java_name(),
            method: method.name.to_string(),
            file: file.and_then(|file| file.source_file()).map(str::to_owned),
            line: self.loader.line_of(method.id, at).0,
            is_native: method.is(flags::NATIVE),
            is_library: class.boot && class.kind != ClassKind::Primitive,
        }
    }

    /// The elements that a program has set, or had made.
    fn elements_of_trace(&self, elements: Ref, fits: impl FnMut(&TraceFrame) -> bool) -> Vec<TraceFrame> {
        const MAX_FRAMES: u32 = 1024;
        let Some(class) = self.loader.classes.by_name("java/lang/StackTraceElement") else { return Vec::new() };
        let heap = &self.runtime.heap;
        let field = |name: &str, descriptor: &str| self.loader.library_field(class, name, descriptor).ok();
        let string = |element: Ref, name: &str| {
            let found = field(name, "Ljava/lang/String;").map_or(Ref::NULL, |at| heap.load_reference(element, at));
            (!found.is_null()).then(|| self.runtime.beginning_of_text(found))
        };
        let count = heap.array_length(elements).min(MAX_FRAMES);
        let all = (0..count).map(|index| heap.element(elements, index)).filter(|element| !element.is_null());
        let frames = all.map(|element| {
            let line = field("lineNumber", "I").map_or(-1, |at| heap.load::<i32>(element, at));
            TraceFrame {
                class: string(element, "declaringClass").unwrap_or_default(),
                method: string(element, "methodName").unwrap_or_default(),
                file: string(element, "fileName"),
                line: u16::try_from(line).ok(),
                is_native: line == -2,
                is_library: string(element, "moduleName").is_some(),
            }
        });
        frames.take_while(fits).collect()
    }
}
