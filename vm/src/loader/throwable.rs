//! Throwables that the VM makes, with their stack traces, and what it reads of those that a program made.

use super::Loader;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::runtime::Runtime;
/// Frames that a stack trace keeps, as HotSpot by default.
const TRACE_DEPTH: usize = 1024;
/// Place of `long[]` among the arrays of primitive types.
const LONG: usize = 5;

/// Set in a stack trace's first entry if frames inside it are hidden ones.
const HIDDEN_INSIDE: i64 = 1 << 48;

/// Method and bytecode index of an entry of [`Loader::capture_stack`].
pub(crate) fn trace_entry(entry: i64) -> (MethodId, u16) {
    (MethodId((entry >> 16) as u32), entry as u16)
}

/// Whether the instruction that threw is in a frame that stack traces leave out.
pub(super) fn threw_in_hidden_frame(first: i64) -> bool {
    first & HIDDEN_INSIDE != 0
}

impl Loader {
    /// Makes an error the exception in flight.
    pub(crate) fn raise(&mut self, runtime: &mut Runtime, error: JavaError) {
        let mut error = match error {
            JavaError::Pending => return,
            // Whoever raises cannot wait.
            JavaError::Unloaded => JavaError::no_class(self.take_wanted().as_ref().map_or("?", |(_, name)| name)),
            error => error,
        };
        runtime.note_shortage(&error);
        // Making an exception may fail for lack of memory; then that is what is thrown.
        for _ in 0..2 {
            match self.make_throwable(runtime, &error) {
                Ok(exception) => {
                    runtime.registers.exception = exception;
                    return;
                }
                Err(JavaError::Pending) => return,
                Err(next) => error = next,
            }
            runtime.note_shortage(&error);
        }
        runtime.registers.exception = runtime.reserve_error();
    }

    /// An exception object for an error, with causes and the running thread's stack.
    fn make_throwable(&mut self, runtime: &mut Runtime, error: &JavaError) -> Result<Ref, JavaError> {
        let JavaError::Java { class, message, cause, trace, .. } = error else {
            return Ok(runtime.registers.exception);
        };
        let mark = runtime.handles.len();
        let made = self.make_throwable_parts(runtime, class, message.as_deref(), cause.as_deref(), trace.as_deref());
        runtime.handles.truncate(mark);
        made
    }

    fn make_throwable_parts(
        &mut self,
        runtime: &mut Runtime,
        class: &str,
        message: Option<&str>,
        cause: Option<&JavaError>,
        trace: Option<&[i64]>,
    ) -> Result<Ref, JavaError> {
        let cause = match cause {
            Some(cause) => {
                let cause = self.make_throwable(runtime, cause)?;
                Some(runtime.handles.push(cause))
            }
            None => None,
        };
        let message = match message {
            Some(message) => Some(runtime.string_handle(message)?),
            None => None,
        };
        let class = self.load_class(runtime, class)?;
        let exception = runtime.new_instance(class)?;
        let exception = runtime.handles.push(exception);
        let throwable = self.well_known.throwable;
        let offset = |loader: &Loader, name: &str, descriptor: &str| loader.library_field(throwable, name, descriptor);
        if let Some(message) = message {
            let at = offset(self, "detailMessage", "Ljava/lang/String;")?;
            runtime.heap.store_reference(runtime.handles.get(exception), at, runtime.handles.get(message));
        }
        if let Some(cause) = cause {
            let at = offset(self, "cause", "Ljava/lang/Throwable;")?;
            runtime.heap.store_reference(runtime.handles.get(exception), at, runtime.handles.get(cause));
            let settled = offset(self, "causeInitialised", "Z")?;
            runtime.heap.store::<u8>(runtime.handles.get(exception), settled, 1);
        }
        let backtrace = match trace {
            Some(entries) => self.trace_array(runtime, entries)?,
            None => self.capture_stack(runtime, None)?,
        };
        let at = offset(self, "backtrace", "Ljava/lang/Object;")?;
        let exception = runtime.handles.get(exception);
        runtime.heap.store_reference(exception, at, backtrace);
        Ok(exception)
    }

    /// The running thread's stack as an array of longs: method number and bytecode index. With an exception, the
    /// frames that construct it are left out.
    pub(crate) fn capture_stack(&mut self, runtime: &mut Runtime, constructed: Option<Ref>) -> Result<Ref, JavaError> {
        let constructed = constructed.map(|throwable| runtime.heap.class_of(throwable));
        let mut entries: Vec<i64> = Vec::new();
        let mut next = runtime.registers.innermost_frame();
        if next.is_some() {
            let mut skipped = constructed;
            let mut hidden_inside = 0;
            while let Some(frame) = next {
                next = frame.caller();
                let method = frame.method();
                if method.hidden {
                    if entries.is_empty() {
                        hidden_inside = HIDDEN_INSIDE;
                    }
                    continue;
                }
                if let Some(class) = skipped {
                    // Constructors of other throwables belong to the trace.
                    let constructs = self.classes.is_subtype(class, method.class);
                    if constructs && matches!(&*method.name, "<init>" | "fillInStackTrace" | "captureStack") {
                        continue;
                    }
                    skipped = None;
                }
                if entries.len() == TRACE_DEPTH {
                    break;
                }
                let bytecode_index = frame.bytecode_index().unwrap_or(0);
                entries.push(i64::from(method.id.0) << 16 | i64::from(bytecode_index));
            }
            if let Some(first) = entries.first_mut() {
                *first |= hidden_inside;
            }
        }
        self.trace_array(runtime, &entries)
    }

    /// A new array of a stack's entries.
    fn trace_array(&mut self, runtime: &mut Runtime, entries: &[i64]) -> Result<Ref, JavaError> {
        let array = runtime.new_array(self.well_known.primitive_arrays[LONG], entries.len() as u32)?;
        runtime.heap.elements_mut::<i64>(array).copy_from_slice(entries);
        Ok(array)
    }

    /// The stack that a throwable was made on, as [`Loader::capture_stack`] has it; empty where it keeps none. What is no such
    /// stack, or names no method, is left out: the field is one that Java code writes.
    pub(crate) fn captured_stack(&self, runtime: &Runtime, exception: Ref) -> Vec<i64> {
        let field = self.library_field(self.well_known.throwable, "backtrace", "Ljava/lang/Object;");
        let trace = field.map_or(Ref::NULL, |field| runtime.heap.load_reference(exception, field));
        if trace.is_null() || runtime.heap.class_of(trace) != self.well_known.primitive_arrays[LONG] {
            return Vec::new();
        }
        let entries = runtime.heap.elements::<i64>(trace).iter().copied();
        entries.filter(|&entry| self.classes.get_method(trace_entry(entry).0).is_some()).collect()
    }

    /// `ClassCastException` with HotSpot's message.
    pub(crate) fn class_cast_error(&self, class: ClassId, target: ClassId) -> JavaError {
        let (from, to) = (self.classes.class(class).java_name(), self.classes.class(target).java_name());
        let places = self.classes.modules_text(self.classes.class(class), self.classes.class(target));
        JavaError::new("java/lang/ClassCastException", format!("class {from} cannot be cast to class {to} ({places})"))
    }

    /// Sets the cause of a throwable that the VM has made.
    pub(crate) fn set_cause(&mut self, runtime: &mut Runtime, exception: Ref, cause: Ref) {
        let throwable = self.well_known.throwable;
        let cause_field = self.library_field(throwable, "cause", "Ljava/lang/Throwable;");
        let settled_field = self.library_field(throwable, "causeInitialised", "Z");
        if let (Ok(cause_field), Ok(settled_field)) = (cause_field, settled_field) {
            runtime.heap.store_reference(exception, cause_field, cause);
            runtime.heap.store::<u8>(exception, settled_field, 1);
        }
    }

    /// Class and message of a throwable, as in `Exception java.lang.Foo: message`.
    pub(crate) fn describe_throwable(&self, runtime: &Runtime, exception: Ref) -> String {
        let name = self.classes.class(runtime.heap.class_of(exception)).java_name();
        let throwable = self.well_known.throwable;
        let Ok(field) = self.library_field(throwable, "detailMessage", "Ljava/lang/String;") else {
            return name;
        };
        let message = runtime.heap.load_reference(exception, field);
        if message.is_null() { name } else { format!("{name}: {}", runtime.beginning_of_text(message)) }
    }

    /// Whether a throwable says that stack or memory did not suffice.
    pub(crate) fn is_shortage(&self, runtime: &Runtime, exception: Ref) -> bool {
        let name = &*self.classes.class(runtime.heap.class_of(exception)).name;
        matches!(name, "java/lang/StackOverflowError" | "java/lang/OutOfMemoryError")
    }
}
