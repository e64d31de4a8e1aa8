//! VMs as C has them: made, called, and used by functions of C that Java calls.

#![allow(unsafe_code)]
#![allow(clippy::missing_safety_doc, reason = "C1 and C2 are what all of them ask for")]

use std::ffi::{CString, c_char, c_void};
use std::io;
use std::time::{Duration, Instant};

use holloway::prelude::*;
use holloway::{AnyMethod, InterruptHandle, Value, VmBuilder};

use crate::error::{Failure, answer};
use crate::value::{Reference, TaggedValue};
use crate::{ClassPath, handle, text, within};

/// Takes what a VM has written.
pub type Write = unsafe extern "C" fn(context: *mut c_void, bytes: *const u8, length: usize);

/// Stands behind a native method. False: it throws an exception of the class and with the message that it has left.
pub type FunctionInC = unsafe extern "C" fn(
    context: *mut c_void,
    vm: *mut Guest,
    arguments: *const TaggedValue,
    count: usize,
    result: *mut TaggedValue,
    class: *mut *const c_char,
    message: *mut *const c_char,
) -> bool;

/// What C wants to have back when it is called.
#[derive(Clone, Copy)]
struct Context(*mut c_void);

// SAFETY: C1: the header asks for functions that may be called, with their context, in whichever thread runs the VM.
unsafe impl Send for Context {}
// SAFETY: as above.
unsafe impl Sync for Context {}

impl Context {
    fn get(self) -> *mut c_void {
        self.0
    }
}

/// A stream that C takes.
struct Stream {
    write: Write,
    context: Context,
}

impl io::Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // SAFETY: C2: C gets as many bytes as it is told.
        unsafe { (self.write)(self.context.get(), bytes.as_ptr(), bytes.len()) };
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A VM in the making.
pub struct Maker(Option<VmBuilder<()>>);

/// A VM in C's hands, or as a function of C has it.
pub struct Guest(Whose);

enum Whose {
    Own(Vm<()>),
    /// As long as the function runs that it was given to.
    Lent(*mut Caller<'static, ()>),
}

/// Does work with the VM, whoever has it.
macro_rules! with_java {
    ($guest:expr, $java:ident => $work:expr) => {
        match &mut $guest.0 {
            Whose::Own($java) => $work,
            Whose::Lent(caller) => {
                // SAFETY: C1: a VM that is lent is used while the function runs that it was lent to, and by nobody else.
                #[allow(unused_unsafe, reason = "some of those who use it stand in an unsafe block already")]
                let $java = unsafe { &mut **caller };
                $work
            }
        }
    };
}

/// A method of a VM's class.
pub struct Member(AnyMethod);

/// A VM in the making.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_new(engine: *const Engine, classes: *mut ClassPath) -> *mut Maker {
    // SAFETY: C1.
    let (engine, classes) = unsafe { (engine.as_ref(), classes.as_mut()) };
    within(std::ptr::null_mut(), || {
        let Some(engine) = engine else { return std::ptr::null_mut() };
        let builder = engine.vm(());
        handle(Maker(Some(match classes {
            Some(classes) => builder.classes(&classes.get()),
            None => builder,
        })))
    })
}

/// Changes a VM in the making.
///
/// # Safety
/// C1.
unsafe fn change(maker: *mut Maker, change: impl FnOnce(VmBuilder<()>) -> VmBuilder<()>) {
    // SAFETY: C1.
    if let Some(maker) = unsafe { maker.as_mut() } {
        within((), || maker.0 = maker.0.take().map(change));
    }
}

macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident($value:ident: $type:ty) $method:ident($passed:expr);)*) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(maker: *mut Maker, $value: $type) {
            // SAFETY: C1.
            unsafe { change(maker, |builder| builder.$method($passed)) }
        }
    )*};
}

settings! {
    /// Bytes of its heap.
    holloway_maker_heap(bytes: u64) heap(bytes);
    /// Bytes of each thread's stack.
    holloway_maker_stack(bytes: usize) stack(bytes);
    /// Threads at a time.
    holloway_maker_threads(threads: usize) threads(threads);
    /// Units that may be executed.
    holloway_maker_fuel(units: u64) fuel(units);
    /// Bytes of output.
    holloway_maker_output_limit(bytes: u64) output_limit(bytes);
    /// Whether hot code becomes machine code.
    holloway_maker_compile(compiles: bool) compile(compiles);
}

/// Where standard output goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_stdout(maker: *mut Maker, write: Option<Write>, context: *mut c_void) {
    let Some(write) = write else { return };
    // SAFETY: C1.
    unsafe { change(maker, |builder| builder.stdout(Stream { write, context: Context(context) })) }
}

/// Where standard error goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_stderr(maker: *mut Maker, write: Option<Write>, context: *mut c_void) {
    let Some(write) = write else { return };
    // SAFETY: C1.
    unsafe { change(maker, |builder| builder.stderr(Stream { write, context: Context(context) })) }
}

/// Grants a directory.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_directory(
    maker: *mut Maker,
    at: *const c_char,
    directory: *const c_char,
    writes: bool,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1, C2.
    let (maker, at, directory) = unsafe { (maker.as_mut(), text(at), text(directory)) };
    // SAFETY: C1.
    unsafe {
        answer(error, || {
            let (Some(maker), Some(at), Some(directory)) = (maker, at, directory) else {
                return Err(Failure::argument("null or no UTF-8"));
            };
            let builder = maker.0.take().ok_or_else(|| Failure::argument("the VM is made already"))?;
            let access = if writes { Access::ReadWrite } else { Access::ReadOnly };
            maker.0 = Some(builder.directory(at, directory, access)?);
            Ok(())
        })
    }
    .is_some()
}

/// Puts a function of C behind a native method.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_function(
    maker: *mut Maker,
    class: *const c_char,
    name: *const c_char,
    descriptor: *const c_char,
    function: Option<FunctionInC>,
    context: *mut c_void,
) -> bool {
    // SAFETY: C2.
    let (class, name, descriptor) = unsafe { (text(class), text(name), text(descriptor)) };
    let (Some(class), Some(name), Some(descriptor), Some(function)) = (class, name, descriptor, function) else {
        return false;
    };
    let context = Context(context);
    let closure = move |caller: &mut Caller<'_, ()>, values: &[Value]| call_in_c(function, context, caller, values);
    // SAFETY: C1.
    unsafe { change(maker, |builder| builder.any_function(class, name, descriptor, closure)) };
    true
}

/// Calls a function of C: gives its result, or throws what it throws.
fn call_in_c(
    function: FunctionInC,
    context: Context,
    caller: &mut Caller<'_, ()>,
    values: &[Value],
) -> Result<Value, Thrown> {
    let arguments: Vec<TaggedValue> = values.iter().map(|value| TaggedValue::new(value.clone())).collect();
    let lent = std::ptr::from_mut(caller).cast::<Caller<'static, ()>>();
    let mut guest = Guest(Whose::Lent(lent));
    let (mut result, mut class, mut message) = (TaggedValue::VOID, std::ptr::null(), std::ptr::null());
    // SAFETY: C1: the VM is lent as long as the function runs.
    let returned = unsafe {
        function(
            context.get(),
            &raw mut guest,
            arguments.as_ptr(),
            arguments.len(),
            &raw mut result,
            &raw mut class,
            &raw mut message,
        )
    };
    // SAFETY: C1: they were made above, and a result is ours.
    let value = unsafe {
        for argument in arguments.iter().filter(|argument| argument.kind == b'L') {
            crate::drop_handle(argument.of.l);
        }
        let value = result.get();
        if result.kind == b'L' {
            crate::drop_handle(result.of.l);
        }
        value
    };
    if returned {
        return value
            .map_err(|_| Thrown::new("java.lang.InternalError", "a function of C has given a value of no kind"));
    }
    // SAFETY: C2.
    let (class, message) = unsafe { (text(class), text(message)) };
    Err(Thrown::new(class.unwrap_or("java.lang.InternalError"), message.unwrap_or("a function of C has failed")))
}

/// Makes the VM, and drops what was in the making.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_build(maker: *mut Maker, error: *mut *mut Failure) -> *mut Guest {
    // SAFETY: C1.
    let made = unsafe {
        answer(error, || {
            let maker = maker.as_mut().ok_or_else(|| Failure::argument("null"))?;
            let builder = maker.0.take().ok_or_else(|| Failure::argument("the VM is made already"))?;
            Ok(handle(Guest(Whose::Own(builder.build()?))))
        })
    };
    // SAFETY: C1.
    unsafe { crate::drop_handle(maker) };
    made.unwrap_or(std::ptr::null_mut())
}

/// Drops a VM. One that is lent to a function is not dropped.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_vm_drop(vm: *mut Guest) {
    // SAFETY: C1.
    if unsafe { vm.as_ref() }.is_some_and(|guest| matches!(guest.0, Whose::Own(_))) {
        // SAFETY: C1.
        unsafe { crate::drop_handle(vm) }
    }
}

/// Finds a method, or a constructor by the name `<init>`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_find(
    vm: *mut Guest,
    class: *const c_char,
    name: *const c_char,
    descriptor: *const c_char,
    error: *mut *mut Failure,
) -> *mut Member {
    // SAFETY: C1, C2.
    let (vm, class, name, descriptor) = unsafe { (vm.as_mut(), text(class), text(name), text(descriptor)) };
    // SAFETY: C1.
    let found = unsafe {
        answer(error, || {
            let (Some(vm), Some(class), Some(name), Some(descriptor)) = (vm, class, name, descriptor) else {
                return Err(Failure::argument("null or no UTF-8"));
            };
            let found = with_java!(vm, java => java.any_method(class, name, descriptor))?;
            Ok(handle(Member(found)))
        })
    };
    found.unwrap_or(std::ptr::null_mut())
}

/// Drops a method's handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_method_drop(method: *mut Member) {
    // SAFETY: C1.
    unsafe { crate::drop_handle(method) }
}

/// Leaves a result where C wants it.
///
/// # Safety
/// `result` is null, or a place for a value.
unsafe fn leave(result: *mut TaggedValue, value: Value) {
    if !result.is_null() {
        // SAFETY: by the caller.
        unsafe { *result = TaggedValue::new(value) };
    }
}

/// Calls a method.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_call(
    vm: *mut Guest,
    method: *const Member,
    object: *const Reference,
    arguments: *const TaggedValue,
    count: usize,
    result: *mut TaggedValue,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1, C2.
    unsafe {
        answer(error, || {
            let (Some(vm), Some(method)) = (vm.as_mut(), method.as_ref()) else {
                return Err(Failure::argument("null"));
            };
            let object = object.as_ref().map(|object| &object.0);
            let arguments = TaggedValue::all(arguments, count)?;
            leave(result, with_java!(vm, java => method.0.call(java, object, &arguments))?);
            Ok(())
        })
    }
    .is_some()
}

/// Goes on with the call that an error suspends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_resume(
    vm: *mut Guest,
    suspended: *mut Failure,
    result: *mut TaggedValue,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1.
    unsafe {
        answer(error, || {
            let (Some(vm), Some(suspended)) = (vm.as_mut(), suspended.as_mut()) else {
                return Err(Failure::argument("null"));
            };
            let call = suspended.suspended.take().ok_or_else(|| Failure::argument("no call is suspended by it"))?;
            leave(result, with_java!(vm, java => call.resume::<Value>(java))?);
            Ok(())
        })
    }
    .is_some()
}

/// A string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_string_new(
    vm: *mut Guest,
    utf8: *const c_char,
    error: *mut *mut Failure,
) -> *mut Reference {
    // SAFETY: C1, C2.
    let (vm, utf8) = unsafe { (vm.as_mut(), text(utf8)) };
    // SAFETY: C1.
    let made = unsafe {
        answer(error, || {
            let (Some(vm), Some(utf8)) = (vm, utf8) else { return Err(Failure::argument("null or no UTF-8")) };
            Ok(handle(Reference(with_java!(vm, java => java.object(utf8))?)))
        })
    };
    made.unwrap_or(std::ptr::null_mut())
}

/// The text of a string, which is C's to drop.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_string_text(
    vm: *mut Guest,
    string: *const Reference,
    error: *mut *mut Failure,
) -> *mut c_char {
    // SAFETY: C1.
    let text = unsafe {
        answer(error, || {
            let (Some(vm), Some(string)) = (vm.as_mut(), string.as_ref()) else {
                return Err(Failure::argument("null"));
            };
            let text = with_java!(vm, java => java.value::<String>(&string.0))?;
            CString::new(text).map_err(|_| Failure::argument("the text has a character 0"))
        })
    };
    text.map_or(std::ptr::null_mut(), CString::into_raw)
}

/// Drops a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_text_drop(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: C1: it is one that `holloway_string_text` has given.
        drop(unsafe { CString::from_raw(text) });
    }
}

/// Does something with a VM that is C's own.
///
/// # Safety
/// C1.
unsafe fn with_own<R>(vm: *mut Guest, otherwise: R, work: impl FnOnce(&mut Vm<()>) -> R) -> R {
    // SAFETY: C1.
    match unsafe { vm.as_mut() } {
        Some(Guest(Whose::Own(vm))) => {
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(vm)));
            done.unwrap_or(otherwise)
        }
        _ => otherwise,
    }
}

/// Fuel that is left; the greatest number without limit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_fuel(vm: *mut Guest) -> u64 {
    // SAFETY: C1.
    unsafe { with_own(vm, 0, |vm| vm.fuel().unwrap_or(u64::MAX)) }
}

/// Sets the fuel; the greatest number is no limit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_set_fuel(vm: *mut Guest, units: u64) {
    // SAFETY: C1.
    unsafe { with_own(vm, (), |vm| vm.set_fuel((units != u64::MAX).then_some(units))) }
}

/// Sets until when calls may run, in milliseconds from now; none if negative.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_set_deadline(vm: *mut Guest, milliseconds: i64) {
    let deadline =
        u64::try_from(milliseconds).ok().and_then(|time| Instant::now().checked_add(Duration::from_millis(time)));
    // SAFETY: C1.
    unsafe { with_own(vm, (), |vm| vm.set_deadline(deadline)) }
}

/// What interrupts a VM from any thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_interrupt_new(vm: *mut Guest) -> *mut InterruptHandle {
    // SAFETY: C1.
    unsafe { with_own(vm, std::ptr::null_mut(), |vm| handle(vm.interrupt_handle())) }
}

/// Whether a VM has ended.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_ended(vm: *mut Guest) -> bool {
    // SAFETY: C1.
    unsafe { with_own(vm, true, |vm| vm.ended().is_some()) }
}

/// Runs a program.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_run_main(
    vm: *mut Guest,
    class: *const c_char,
    arguments: *const *const c_char,
    count: usize,
    status: *mut i32,
    error: *mut *mut Failure,
) -> bool {
    // SAFETY: C1, C2.
    unsafe {
        answer(error, || {
            let (Some(Guest(Whose::Own(vm))), Some(class)) = (vm.as_mut(), text(class)) else {
                return Err(Failure::argument("null, no UTF-8, or a VM that is lent"));
            };
            let texts = if count == 0 { &[] } else { std::slice::from_raw_parts(arguments, count) };
            let texts: Option<Vec<String>> = texts.iter().map(|&one| text(one).map(str::to_owned)).collect();
            let ended = vm.run_main(class, &texts.ok_or_else(|| Failure::argument("null or no UTF-8"))?)?;
            if !status.is_null() {
                *status = ended;
            }
            Ok(())
        })
    }
    .is_some()
}
