//! What a native method has of the VM: a [`NativeContext`], with its arguments and the objects that it keeps.
//!
//! The natives themselves are in [`crate::native`].

use std::marker::PhantomData;
use std::sync::Arc;

use super::Vm;
use super::offered::{BoundFunction, OfferedFunction};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::keyed::KeyedMap;
use crate::link::class::NativeNumber;
use crate::runtime::handles::Handle;
use crate::stopping::STRETCH;

/// The function behind a native method.
pub type NativeFunction = fn(&mut NativeContext<'_>) -> NativeResult;

/// The functions of the native methods that have been called, by number, and those that the host has for native methods
/// of the class path.
#[derive(Default)]
pub(crate) struct Natives {
    functions: Vec<NativeFunction>,
    /// The host's function behind the function of that number.
    bound: Vec<Option<Arc<BoundFunction>>>,
    /// The host's functions, by class, name and descriptor.
    offered: KeyedMap<String, OfferedFunction>,
}

/// What a native method is offered by.
fn native_key(class: &str, name: &str, descriptor: &str) -> String {
    format!("{class}.{name}{descriptor}")
}

impl Natives {
    /// Gives a function a number.
    pub(crate) fn bind(&mut self, function: NativeFunction, host_function: Option<BoundFunction>) -> NativeNumber {
        self.functions.push(function);
        self.bound.push(host_function.map(Arc::new));
        NativeNumber(self.functions.len() as u32 - 1)
    }

    /// The function to which `bind` has given a number.
    #[inline]
    pub(crate) fn function(&self, number: NativeNumber) -> NativeFunction {
        self.functions[number.0 as usize]
    }

    /// The host's function of a number. It stays where it is as long as its VM (K3).
    pub(crate) fn host_function(&self, number: NativeNumber) -> Option<*const BoundFunction> {
        self.bound.get(number.0 as usize)?.as_ref().map(Arc::as_ptr)
    }

    /// Offers a host's function; it is taken when the method is called for the first time.
    pub(crate) fn offer(&mut self, class: &str, name: &str, descriptor: &str, function: OfferedFunction) {
        self.offered.insert(native_key(class, name, descriptor), function);
    }

    /// The host's function for a native method.
    pub(crate) fn find_offered(&self, class: &str, name: &str, descriptor: &str) -> Option<OfferedFunction> {
        self.offered.get(&native_key(class, name, descriptor)).cloned()
    }
}

/// What a native gives.
pub type NativeResult = Result<NativeOutcome, JavaError>;

/// How a native ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NativeOutcome {
    /// With a result, as it looks in a slot; 0 for `void`.
    Value(u64),
    /// Not yet: frames were pushed or the thread was blocked; the native is called again when the thread goes on.
    Retry,
}

impl From<()> for NativeOutcome {
    fn from((): ()) -> NativeOutcome {
        NativeOutcome::Value(0)
    }
}

impl From<i32> for NativeOutcome {
    fn from(value: i32) -> NativeOutcome {
        NativeOutcome::Value(u64::from(value as u32))
    }
}

impl From<bool> for NativeOutcome {
    fn from(value: bool) -> NativeOutcome {
        NativeOutcome::Value(u64::from(value))
    }
}

impl From<i64> for NativeOutcome {
    fn from(value: i64) -> NativeOutcome {
        NativeOutcome::Value(value as u64)
    }
}

impl From<f32> for NativeOutcome {
    fn from(value: f32) -> NativeOutcome {
        NativeOutcome::Value(u64::from(value.to_bits()))
    }
}

impl From<f64> for NativeOutcome {
    fn from(value: f64) -> NativeOutcome {
        NativeOutcome::Value(value.to_bits())
    }
}

impl From<Ref> for NativeOutcome {
    fn from(reference: Ref) -> NativeOutcome {
        NativeOutcome::Value(reference.to_slot())
    }
}

impl From<Obj<'_>> for NativeOutcome {
    fn from(object: Obj<'_>) -> NativeOutcome {
        NativeOutcome::Value(object.reference.to_slot())
    }
}

impl From<Option<Obj<'_>>> for NativeOutcome {
    fn from(object: Option<Obj<'_>>) -> NativeOutcome {
        object.map_or(NativeOutcome::Value(0), NativeOutcome::from)
    }
}

/// A reference to an object, valid as long as nothing may collect.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Obj<'a> {
    reference: Ref,
    borrow: PhantomData<&'a ()>,
}

impl Obj<'_> {
    /// The reference itself, for the duration of the borrow.
    pub(crate) fn raw(self) -> Ref {
        self.reference
    }
}

/// A native's view of the VM and of its arguments.
pub struct NativeContext<'vm> {
    pub(crate) vm: &'vm mut Vm,
    /// First argument slot.
    arguments: *const u64,
    /// Handles above this mark are dropped when the native ends.
    handle_mark: usize,
}

impl<'vm> NativeContext<'vm> {
    /// The context of the native whose frame is the current thread's innermost, or of one that machine code calls.
    ///
    /// # Safety
    /// `arguments` leads to all arguments that the native's descriptor says, as long as the context is used (I4).
    #[allow(unsafe_code)]
    pub(crate) unsafe fn new(vm: &'vm mut Vm, arguments: *const u64) -> Self {
        let handle_mark = vm.runtime.handles.len();
        NativeContext { vm, arguments, handle_mark }
    }

    /// Where the first argument lies.
    pub(crate) fn arguments(&self) -> *const u64 {
        self.arguments
    }

    /// Drops the native's handles.
    pub(crate) fn finish(self) {
        self.vm.runtime.handles.truncate(self.handle_mark);
    }

    #[allow(unsafe_code)]
    fn slot(&self, argument: usize, is_reference: bool) -> u64 {
        self.check_argument(argument, is_reference);
        // SAFETY: I4: the native's arguments lie in its frame, or where machine code has put them, and `argument` is
        // one of them by its descriptor.
        unsafe { *self.arguments.add(argument) }
    }

    /// In builds with assertions: the native's descriptor has such an argument.
    #[allow(unsafe_code)]
    fn check_argument(&self, argument: usize, is_reference: bool) {
        if self.vm.runtime.is_called_by_machine_code() {
            // Machine code pushes no frame.
            return;
        }
        // The native's frame is the innermost until it has been left or has blocked.
        let method = || self.vm.runtime.registers.current_method();
        debug_assert!(argument < usize::from(method().argument_slots), "{} has no argument {argument}", method().name);
        debug_assert_eq!(
            method().takes_reference(argument),
            is_reference,
            "argument {argument} of {}{}",
            method().name,
            method().descriptor
        );
    }

    /// An int argument (also boolean, byte, char, short). Arguments are counted from 0, the receiver included.
    pub fn int(&self, argument: usize) -> i32 {
        self.slot(argument, false) as i32
    }

    /// The same for a boolean: its lowest bit.
    pub fn boolean(&self, argument: usize) -> bool {
        self.slot(argument, false) & 1 != 0
    }

    /// The same for a long, which is one argument too.
    pub fn long(&self, argument: usize) -> i64 {
        self.slot(argument, false) as i64
    }

    /// The same for a float.
    pub fn float(&self, argument: usize) -> f32 {
        f32::from_bits(self.slot(argument, false) as u32)
    }

    /// The same for a double, which is one argument too.
    pub fn double(&self, argument: usize) -> f64 {
        f64::from_bits(self.slot(argument, false))
    }

    /// A reference argument; `None` for null.
    pub fn object(&self, argument: usize) -> Option<Obj<'_>> {
        self.wrap(self.reference(argument))
    }

    #[allow(unsafe_code)]
    fn reference(&self, argument: usize) -> Ref {
        // SAFETY: I4: the slot holds a reference, by the native's descriptor.
        unsafe { Ref::from_slot(self.slot(argument, true)) }
    }

    /// A reference argument that must not be null.
    ///
    /// # Errors
    /// `NullPointerException`.
    pub fn non_null(&self, argument: usize) -> Result<Obj<'_>, JavaError> {
        self.object(argument).ok_or_else(JavaError::null_pointer)
    }

    /// Binds a reference to this borrow.
    pub(crate) fn wrap(&self, reference: Ref) -> Option<Obj<'_>> {
        (!reference.is_null()).then_some(Obj { reference, borrow: PhantomData })
    }

    /// Keeps a reference over points that may collect, until the native ends.
    pub fn handle(&mut self, argument: usize) -> Handle {
        let reference = self.reference(argument);
        self.vm.runtime.handles.push(reference)
    }

    /// Keeps a reference that was just made.
    pub(crate) fn keep(&mut self, reference: Ref) -> Handle {
        self.vm.runtime.handles.push(reference)
    }

    /// The object behind a handle; `None` for null.
    pub fn get(&self, handle: Handle) -> Option<Obj<'_>> {
        self.wrap(self.vm.runtime.handles.get(handle))
    }

    /// The class of an object.
    pub fn class_of(&self, object: Obj<'_>) -> ClassId {
        self.vm.runtime.heap.class_of(object.raw())
    }

    /// The text of a string argument, lone surrogates as U+FFFD.
    ///
    /// # Errors
    /// `NullPointerException`; see [`NativeContext::look_up`].
    /// `OutOfMemoryError` where there is no room for it and its copies.
    pub fn text(&mut self, argument: usize) -> Result<String, JavaError> {
        self.make_room_for_text(argument)?;
        let string = self.non_null(argument)?.raw();
        let text = self.text_of(string)?;
        self.charge(text.len() as u64 / 8);
        Ok(text)
    }

    /// A string as text, a stretch at a time.
    fn text_of(&self, string: Ref) -> Result<String, JavaError> {
        let mut text = String::with_capacity(self.vm.runtime.string_bytes(string).0.len());
        let mut decoded = char::decode_utf16(self.vm.runtime.units_of(string));
        loop {
            let before = text.len();
            let part = decoded.by_ref().take(STRETCH);
            text.extend(part.map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)));
            if text.len() - before < STRETCH {
                return Ok(text);
            }
            self.look_up()?;
        }
    }

    /// Makes sure that there is room for a string argument as text, and for the copies that become messages of errors.
    ///
    /// # Errors
    /// `NullPointerException`; `OutOfMemoryError`.
    pub(crate) fn make_room_for_text(&mut self, argument: usize) -> Result<(), JavaError> {
        let string = self.non_null(argument)?.raw();
        let bytes = self.vm.runtime.heap.load_reference(string, self.vm.runtime.string_fields.value);
        let length = if bytes.is_null() { 0 } else { self.vm.runtime.heap.array_length(bytes) };
        self.vm.runtime.make_room_for_work(8 * u64::from(length))
    }

    /// A new string, as a result.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub fn string(&mut self, text: &str) -> NativeResult {
        Ok(self.vm.runtime.new_string(text)?.into())
    }

    /// A new array of bytes.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub(crate) fn byte_array(&mut self, bytes: &[u8]) -> NativeResult {
        let length = u32::try_from(bytes.len()).map_err(|_| JavaError::out_of_memory())?;
        let array = self.vm.runtime.new_array(self.vm.loader.well_known.primitive_arrays[1], length)?;
        self.vm.runtime.heap.elements_mut::<u8>(array).copy_from_slice(bytes);
        Ok(array.into())
    }

    /// A new array of strings.
    ///
    /// # Errors
    /// `OutOfMemoryError`.
    pub(crate) fn string_array<'a>(&mut self, texts: impl ExactSizeIterator<Item = &'a String>) -> NativeResult {
        let length = u32::try_from(texts.len()).map_err(|_| JavaError::out_of_memory())?;
        let array = self.vm.runtime.new_array(self.vm.loader.well_known.string_array, length)?;
        let array = self.keep(array);
        for (index, text) in (0..).zip(texts) {
            let string = self.vm.runtime.new_string(text)?;
            self.vm.runtime.heap.set_element(self.vm.runtime.handles.get(array), index, string);
            if index % 1024 == 0 {
                self.look_up()?;
            }
        }
        Ok(self.get(array).into())
    }

    /// Ends the native if the run is to end: to be called after each stretch of long work ([`STRETCH`]).
    ///
    /// # Errors
    /// Machine code waits for the native: it leaves, and the interpreter calls the native again (K15).
    ///
    /// [`STRETCH`]: crate::stopping::STRETCH
    #[inline]
    pub(crate) fn look_up(&self) -> Result<(), JavaError> {
        self.vm.runtime.look_up()
    }

    /// Charges the budget for long work (K1).
    pub fn charge(&mut self, work: u64) {
        self.vm.runtime.charge(work);
    }
}
