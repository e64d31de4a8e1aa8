//! `java.lang.Throwable`: the stack recorded, and turned into elements and messages when somebody asks.

use rustc_hash::FxHashMap;

use super::registry::{Native, native};
use super::{Handle, NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::MethodId;
use crate::link::{ClassKind, flags};
use crate::loader::throwable::trace_entry;
use crate::runtime::Runtime;

pub(super) const NATIVES: &[Native] = &[
    native("captureStack", "()V", capture_stack),
    native("stackElements", "()[Ljava/lang/StackTraceElement;", stack_elements),
];

/// Of `java.lang.NullPointerException`.
pub(super) const NULL_POINTER_EXCEPTION: &[Native] =
    &[native("describeAttempt", "()Ljava/lang/String;", describe_attempt)];

fn capture_stack(cx: &mut NativeContext<'_>) -> NativeResult {
    let field = cx.vm.loader.library_field(cx.vm.loader.well_known.throwable, "backtrace", "Ljava/lang/Object;")?;
    let throwable = cx.non_null(0)?.raw();
    let backtrace = cx.vm.loader.capture_stack(&mut cx.vm.runtime, Some(throwable))?;
    cx.charge(u64::from(cx.vm.runtime.heap.array_length(backtrace)));
    // The throwable may have moved.
    let throwable = cx.non_null(0)?.raw();
    cx.vm.runtime.heap.store_reference(throwable, field, backtrace);
    Ok(().into())
}

fn stack_elements(cx: &mut NativeContext<'_>) -> NativeResult {
    let stack = cx.vm.loader.captured_stack(&cx.vm.runtime, cx.non_null(0)?.raw());
    let frames: Vec<(MethodId, u16)> = stack.iter().map(|&entry| trace_entry(entry)).collect();
    Ok(elements_of(cx, &frames)?.into())
}

fn describe_attempt(cx: &mut NativeContext<'_>) -> NativeResult {
    let stack = cx.vm.loader.captured_stack(&cx.vm.runtime, cx.non_null(0)?.raw());
    match cx.vm.loader.null_pointer_message(&stack) {
        Some(message) => Ok(cx.vm.runtime.new_string(&message)?.into()),
        None => Ok(Ref::NULL.into()),
    }
}

/// Offsets of the fields of `java.lang.StackTraceElement`.
struct ElementFields {
    loader: u32,
    module: u32,
    class: u32,
    method: u32,
    file: u32,
    line: u32,
}

/// The names of a method, as strings.
#[derive(Clone, Copy)]
struct MethodNames {
    class: Handle,
    method: Handle,
    file: Option<Handle>,
    in_library: bool,
    /// The name of the program's loader that has defined the class.
    loader: Option<Handle>,
}

/// A new `StackTraceElement[]` for frames given by method and bytecode index.
///
/// # Errors
/// `OutOfMemoryError`.
pub(super) fn elements_of(cx: &mut NativeContext<'_>, frames: &[(MethodId, u16)]) -> Result<Ref, JavaError> {
    const STRING: &str = "Ljava/lang/String;";
    cx.charge(frames.len() as u64 * 8);
    let class = cx.vm.loader.load_class(&mut cx.vm.runtime, "java/lang/StackTraceElement")?;
    let fields = ElementFields {
        loader: cx.vm.loader.library_field(class, "classLoaderName", STRING)?,
        module: cx.vm.loader.library_field(class, "moduleName", STRING)?,
        class: cx.vm.loader.library_field(class, "declaringClass", STRING)?,
        method: cx.vm.loader.library_field(class, "methodName", STRING)?,
        file: cx.vm.loader.library_field(class, "fileName", STRING)?,
        line: cx.vm.loader.library_field(class, "lineNumber", "I")?,
    };
    let module = cx.vm.runtime.string_handle("java.base")?;
    let array_class = cx.vm.loader.array_of(&mut cx.vm.runtime, class)?;
    let array = cx.vm.runtime.new_array(array_class, frames.len() as u32)?;
    let array = cx.keep(array);
    let mut names: FxHashMap<MethodId, MethodNames> = FxHashMap::default();
    let mut lines: FxHashMap<(MethodId, u16), i32> = FxHashMap::default();
    for (index, &(method, bytecode_index)) in (0..).zip(frames) {
        let names = match names.get(&method) {
            Some(&known) => known,
            None => *names.entry(method).or_insert(method_names(cx, method)?),
        };
        let line = match lines.get(&(method, bytecode_index)) {
            Some(&known) => known,
            None => *lines.entry((method, bytecode_index)).or_insert(line_number(cx, method, bytecode_index)?),
        };
        let element = cx.vm.runtime.new_instance(class)?;
        let Runtime { heap, handles, .. } = &mut cx.vm.runtime;
        if names.in_library {
            heap.store_reference(element, fields.module, handles.get(module));
        }
        if let Some(loader) = names.loader {
            heap.store_reference(element, fields.loader, handles.get(loader));
        }
        heap.store_reference(element, fields.class, handles.get(names.class));
        heap.store_reference(element, fields.method, handles.get(names.method));
        heap.store_reference(element, fields.file, names.file.map_or(Ref::NULL, |file| handles.get(file)));
        heap.store::<i32>(element, fields.line, line);
        heap.set_element(handles.get(array), index, element);
    }
    Ok(cx.vm.runtime.handles.get(array))
}

fn method_names(cx: &mut NativeContext<'_>, id: MethodId) -> Result<MethodNames, JavaError> {
    let method = cx.vm.loader.classes.method(id);
    let name = method.name.clone();
    let class = cx.vm.loader.classes.class(method.class);
    let in_library = class.boot && class.kind != ClassKind::Primitive;
    let (class_name, file) = (class.java_name(), class.file.clone());
    let loader = cx.vm.loader.classes.loaders.name(class.loader).map(str::to_owned);
    let loader = loader.map(|name| cx.vm.runtime.string_handle(&name)).transpose()?;
    let class = cx.vm.runtime.string_handle(&class_name)?;
    let method = cx.vm.runtime.string_handle(&name)?;
    let file = match file.as_ref().and_then(|file| file.source_file()) {
        Some(file) => Some(cx.vm.runtime.string_handle(file)?),
        None => None,
    };
    Ok(MethodNames { class, method, file, in_library, loader })
}

/// The line at which a frame stands: -2 in natives, -1 where the class file does not tell. Its tables may be as long as it is.
fn line_number(cx: &mut NativeContext<'_>, id: MethodId, bytecode_index: u16) -> Result<i32, JavaError> {
    let method = cx.vm.loader.classes.method(id);
    if method.is(flags::NATIVE) {
        return Ok(-2);
    }
    let (line, entries) = cx.vm.loader.line_of(id, bytecode_index);
    cx.charge(entries / 256);
    cx.look_up()?;
    Ok(line.map_or(-1, i32::from))
}
