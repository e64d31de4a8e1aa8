//! VMs as C has them: made, called, and used by functions of C that Java calls. Handles, texts and values go in and out.

#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_void};
use std::io;
use std::time::{Duration, Instant};

use holloway::prelude::*;
use holloway::{AnyMethod, InterruptHandle, Value, VmBuilder};

use crate::error::{Failure, answer};
use crate::value::{Reference, TaggedValue};
use crate::{ClassPath, Elements, Handle, Place, Text, within};

/// Takes what a VM has written.
pub type Write = unsafe extern "C" fn(context: *mut c_void, bytes: *const u8, length: usize);

/// Stands behind a native method. False: it throws an exception of the class and with the message that it has left.
pub type FunctionInC = unsafe extern "C" fn(
    context: *mut c_void,
    vm: *mut Guest,
    arguments: *const TaggedValue,
    count: usize,
    result: *mut TaggedValue,
    class: *mut Text,
    message: *mut Text,
) -> bool;

/// What C wants to have back when it is called.
#[derive(Clone, Copy)]
struct Context(*mut c_void);

// SAFETY: C4: C's functions may be called with their context by whichever thread runs the VM.
unsafe impl Send for Context {}
// SAFETY: C4: C's functions may be called with their context by any thread that runs a VM.
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
        // SAFETY: C4: C gets as many bytes as it is told.
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
                // SAFETY: C4: a VM that is lent is used while the function runs that it was lent to, and by nobody else.
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
pub extern "C" fn holloway_maker_new(engine: Handle<Engine>, mut classes: Handle<ClassPath>) -> Handle<Maker> {
    within(Handle::NULL, || {
        let Some(engine) = engine.get() else { return Handle::NULL };
        let builder = engine.vm(());
        Handle::new(Maker(Some(match ClassPath::of(&mut classes) {
            Some(classes) => builder.classes(&classes),
            None => builder,
        })))
    })
}

/// Changes a VM in the making.
fn change(mut maker: Handle<Maker>, change: impl FnOnce(VmBuilder<()>) -> VmBuilder<()>) {
    if let Some(maker) = maker.get_mut() {
        within((), || maker.0 = maker.0.take().map(change));
    }
}

macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident($value:ident: $type:ty) $method:ident($passed:expr);)*) => {$(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub extern "C" fn $name(maker: Handle<Maker>, $value: $type) {
            change(maker, |builder| builder.$method($passed));
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
///
/// # Safety
/// C4 for the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_stdout(maker: Handle<Maker>, write: Option<Write>, context: *mut c_void) {
    let Some(write) = write else { return };
    change(maker, |builder| builder.stdout(Stream { write, context: Context(context) }));
}

/// Where standard error goes.
///
/// # Safety
/// C4 for the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_stderr(maker: Handle<Maker>, write: Option<Write>, context: *mut c_void) {
    let Some(write) = write else { return };
    change(maker, |builder| builder.stderr(Stream { write, context: Context(context) }));
}

/// Grants a directory.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_maker_directory(
    mut maker: Handle<Maker>,
    at: Text,
    directory: Text,
    writes: bool,
    error: Place<Handle<Failure>>,
) -> bool {
    answer(error, || {
        let (Some(maker), Some(at), Some(directory)) = (maker.get_mut(), at.get(), directory.get()) else {
            return Err(Failure::argument("null or no UTF-8"));
        };
        let builder = maker.0.take().ok_or_else(|| Failure::argument("the VM is made already"))?;
        let access = if writes { Access::ReadWrite } else { Access::ReadOnly };
        maker.0 = Some(builder.directory(at, directory, access)?);
        Ok(())
    })
    .is_some()
}

/// Puts a function of C behind a native method.
///
/// # Safety
/// C4 for the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_maker_function(
    maker: Handle<Maker>,
    class: Text,
    name: Text,
    descriptor: Text,
    function: Option<FunctionInC>,
    context: *mut c_void,
) -> bool {
    let texts = (class.get(), name.get(), descriptor.get());
    let ((Some(class), Some(name), Some(descriptor)), Some(function)) = (texts, function) else { return false };
    let context = Context(context);
    let closure = move |caller: &mut Caller<'_, ()>, values: &[Value]| call_in_c(function, context, caller, values);
    change(maker, |builder| builder.any_function(class, name, descriptor, closure));
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
    let (mut result, mut class, mut message) = (TaggedValue::VOID, Text::NULL, Text::NULL);
    // SAFETY: C4: it gets as many arguments as it is told, and the VM is lent as long as it runs.
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
    // SAFETY: C1, C3: they were made above, and a result is ours.
    let value = unsafe {
        for argument in arguments {
            argument.discard();
        }
        let value = result.get();
        result.discard();
        value
    };
    if returned {
        return value
            .map_err(|_| Thrown::new("java.lang.InternalError", "a function of C has given a value of no kind"));
    }
    let (class, message) = (class.get(), message.get());
    Err(Thrown::new(class.unwrap_or("java.lang.InternalError"), message.unwrap_or("a function of C has failed")))
}

/// Makes the VM, and drops what was in the making.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_maker_build(mut maker: Handle<Maker>, error: Place<Handle<Failure>>) -> Handle<Guest> {
    let made = answer(error, || {
        let maker = maker.get_mut().ok_or_else(|| Failure::argument("null"))?;
        let builder = maker.0.take().ok_or_else(|| Failure::argument("the VM is made already"))?;
        Ok(Handle::new(Guest(Whose::Own(builder.build()?))))
    });
    maker.discard();
    made.unwrap_or(Handle::NULL)
}

/// Drops a VM. One that is lent to a function is not dropped.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_vm_drop(vm: Handle<Guest>) {
    if vm.get().is_some_and(|guest| matches!(guest.0, Whose::Own(_))) {
        vm.discard();
    }
}

/// Finds a method, or a constructor by the name `<init>`.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_find(
    mut vm: Handle<Guest>,
    class: Text,
    name: Text,
    descriptor: Text,
    error: Place<Handle<Failure>>,
) -> Handle<Member> {
    let found = answer(error, || {
        let texts = (class.get(), name.get(), descriptor.get());
        let (Some(vm), (Some(class), Some(name), Some(descriptor))) = (vm.get_mut(), texts) else {
            return Err(Failure::argument("null or no UTF-8"));
        };
        let found = with_java!(vm, java => java.any_method(class, name, descriptor))?;
        Ok(Handle::new(Member(found)))
    });
    found.unwrap_or(Handle::NULL)
}

/// Drops a method's handle.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_method_drop(method: Handle<Member>) {
    method.discard();
}

/// Calls a method.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_call(
    mut vm: Handle<Guest>,
    method: Handle<Member>,
    object: Handle<Reference>,
    arguments: Elements<TaggedValue>,
    count: usize,
    result: Place<TaggedValue>,
    error: Place<Handle<Failure>>,
) -> bool {
    answer(error, || {
        let (Some(vm), Some(method)) = (vm.get_mut(), method.get()) else { return Err(Failure::argument("null")) };
        let object = object.get().map(|object| &object.0);
        let arguments = TaggedValue::all(&arguments, count)?;
        let value = with_java!(vm, java => method.0.call(java, object, &arguments))?;
        result.put(|| TaggedValue::new(value));
        Ok(())
    })
    .is_some()
}

/// Goes on with the call that an error suspends.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_resume(
    mut vm: Handle<Guest>,
    mut suspended: Handle<Failure>,
    result: Place<TaggedValue>,
    error: Place<Handle<Failure>>,
) -> bool {
    answer(error, || {
        let (Some(vm), Some(suspended)) = (vm.get_mut(), suspended.get_mut()) else {
            return Err(Failure::argument("null"));
        };
        let call = suspended.suspended.take().ok_or_else(|| Failure::argument("no call is suspended by it"))?;
        let value = with_java!(vm, java => call.resume::<Value>(java))?;
        result.put(|| TaggedValue::new(value));
        Ok(())
    })
    .is_some()
}

/// Makes a Java string.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_string_new(
    mut vm: Handle<Guest>,
    utf8: Text,
    error: Place<Handle<Failure>>,
) -> Handle<Reference> {
    let made = answer(error, || {
        let (Some(vm), Some(utf8)) = (vm.get_mut(), utf8.get()) else {
            return Err(Failure::argument("null or no UTF-8"));
        };
        Ok(Handle::new(Reference(with_java!(vm, java => java.object(utf8))?)))
    });
    made.unwrap_or(Handle::NULL)
}

/// The text of a string, which is C's to drop.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_string_text(
    mut vm: Handle<Guest>,
    string: Handle<Reference>,
    error: Place<Handle<Failure>>,
) -> *mut c_char {
    let text = answer(error, || {
        let (Some(vm), Some(string)) = (vm.get_mut(), string.get()) else { return Err(Failure::argument("null")) };
        let text = with_java!(vm, java => java.value::<String>(&string.0))?;
        CString::new(text).map_err(|_| Failure::argument("the text has a character 0"))
    });
    text.map_or(std::ptr::null_mut(), CString::into_raw)
}

/// Drops a text.
///
/// # Safety
/// C1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn holloway_text_drop(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: C1: it is one that `holloway_string_text` has given.
        drop(unsafe { CString::from_raw(text) });
    }
}

/// Does something with a VM that is C's own.
fn with_own<R>(mut vm: Handle<Guest>, otherwise: R, work: impl FnOnce(&mut Vm<()>) -> R) -> R {
    match vm.get_mut() {
        Some(Guest(Whose::Own(vm))) => within(otherwise, || work(vm)),
        _ => otherwise,
    }
}

/// Fuel that is left; the greatest number without limit.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_fuel(vm: Handle<Guest>) -> u64 {
    with_own(vm, 0, |vm| vm.fuel().unwrap_or(u64::MAX))
}

/// Sets the fuel; the greatest number is no limit.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_set_fuel(vm: Handle<Guest>, units: u64) {
    with_own(vm, (), |vm| vm.set_fuel((units != u64::MAX).then_some(units)));
}

/// Sets until when calls may run, in milliseconds from now; none if negative.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_set_deadline(vm: Handle<Guest>, milliseconds: i64) {
    let deadline =
        u64::try_from(milliseconds).ok().and_then(|time| Instant::now().checked_add(Duration::from_millis(time)));
    with_own(vm, (), |vm| vm.set_deadline(deadline));
}

/// What interrupts a VM from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_interrupt_new(vm: Handle<Guest>) -> Handle<InterruptHandle> {
    with_own(vm, Handle::NULL, |vm| Handle::new(vm.interrupt_handle()))
}

/// Whether a VM has ended.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_ended(vm: Handle<Guest>) -> bool {
    with_own(vm, true, |vm| vm.ended().is_some())
}

/// Runs a program.
#[unsafe(no_mangle)]
pub extern "C" fn holloway_run_main(
    mut vm: Handle<Guest>,
    class: Text,
    arguments: Elements<Text>,
    count: usize,
    status: Place<i32>,
    error: Place<Handle<Failure>>,
) -> bool {
    answer(error, || {
        let (Some(Guest(Whose::Own(vm))), Some(class)) = (vm.get_mut(), class.get()) else {
            return Err(Failure::argument("null, no UTF-8, or a VM that is lent"));
        };
        let unread = || Failure::argument("null or no UTF-8");
        let texts = if count == 0 { &[] } else { arguments.get(count).ok_or_else(unread)? };
        let texts: Option<Vec<String>> = texts.iter().map(|text| text.get().map(str::to_owned)).collect();
        let ended = vm.run_main(class, &texts.ok_or_else(unread)?)?;
        status.put(|| ended);
        Ok(())
    })
    .is_some()
}
