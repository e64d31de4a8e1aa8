//! `java.lang.invoke`: members looked up for method handles, and the variables behind `VarHandle`s.
//!
//! A native runs without interruption, so the exchanges here are atomic. A variable is named by an object and a number: for
//! an array the index of an element, else class and place of a field, and without an object those of a static field. The
//! numbers are checked against the object and the class each time, and a value against the variable's type: whoever calls,
//! nothing is read or written as what it is not.

use super::registry::{Native, leaf_native, native};
use super::{NativeContext, NativeOutcome, NativeResult, class_loader, lang_class};
use crate::classfile::constant_pool::ReferenceKind;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::invokedynamic::{Adapters, LookedUp};
use crate::link::{ClassKind, Field, flags, variables};
use crate::thread::walk::Frame;
use crate::vm::Vm;

/// Of `java.lang.invoke.MethodHandles.Lookup`.
pub(super) const LOOKUP: &[Native] = &[
    native("caller", "()Ljava/lang/Class;", caller),
    native("initialize", "(Ljava/lang/Class;)V", lang_class::initialize),
    native("define", "(Ljava/lang/Class;[B)Ljava/lang/Class;", class_loader::define_beside),
    native("relation", "(Ljava/lang/Class;Ljava/lang/Class;)I", relation),
    native("access", "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)I", access),
    native(
        "declaring",
        "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)Ljava/lang/Class;",
        declaring,
    ),
    native("link", "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)V", link),
    native(
        "body",
        "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)Ljava/lang/invoke/DirectCall;",
        body,
    ),
];

/// Of `java.lang.invoke.ConvertingCall`.
pub(super) const CONVERSIONS: &[Native] = &[native(
    "typed",
    "(Ljava/lang/invoke/DirectCall;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/invoke/ConvertingCall;",
    converting_call,
)];

/// Of `java.lang.invoke.VarHandle`.
pub(super) const VARIABLES: &[Native] = &[
    native("field", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)J", field),
    leaf_native("read", "(Ljava/lang/Object;J)J", read),
    native("write", "(Ljava/lang/Object;JJ)V", write),
    native("exchange", "(Ljava/lang/Object;JJJ)J", exchange),
    leaf_native("readReference", "(Ljava/lang/Object;J)Ljava/lang/Object;", read_reference),
    native("writeReference", "(Ljava/lang/Object;JLjava/lang/Object;)V", write_reference),
    native(
        "exchangeReference",
        "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
        exchange_reference,
    ),
];

/// The class whose code has called the method that asks. Code that the VM has written calls for the class it was made for,
/// and reflection for the class whose code has called that.
pub(super) fn caller(cx: &mut NativeContext<'_>) -> NativeResult {
    let asking = cx.vm.runtime.registers.innermost_frame().and_then(|native| native.caller());
    let is_reflection = |frame: &Frame| {
        let class = cx.vm.loader.classes.class(frame.method().class);
        class.boot && class.package() == "java/lang/reflect" || cx.vm.call_sites.is_reflective_body(class.id)
    };
    let mut calling = asking.and_then(|frame| frame.caller());
    while let Some(frame) = calling.filter(is_reflection) {
        calling = frame.caller();
    }
    let calling = calling.filter(|frame| !frame.method().is_bottom() && !frame.method().is_host_entry());
    let Some(calling) = calling else {
        return Err(JavaError::new("java/lang/IllegalCallerException", "no caller frame"));
    };
    let class = cx.vm.loader.classes.class(calling.method().class);
    let class = class.acts_for.get().unwrap_or(class.id);
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}

/// What [`relation`] tells, as the constants of `MethodHandles.Lookup` have it.
const SAME_MODULE: i32 = 1;
const SAME_PACKAGE: i32 = 2;
const NEST_MATES: i32 = 4;
const EXPORTED: i32 = 8;
const PUBLIC: i32 = 16;
const SUBCLASS: i32 = 32;
const LIBRARY: i32 = 64;
const READS: i32 = 128;

/// How a class stands to another one, of which it may be an array type: bits for accessibility (JVMS 5.4.4).
pub(super) fn relation(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to) = (cx.mirrored(0)?, cx.mirrored(1)?);
    let nest_mates = cx.vm.loader.nest_host(&mut cx.vm.runtime, from)?
        == cx.vm.loader.nest_host(&mut cx.vm.runtime, cx.vm.loader.classes.element_class(to).id)?;
    let classes = &cx.vm.loader.classes;
    let target = classes.element_class(to);
    let subclass = classes.inherits(from, target.id);
    let from = classes.class(from);
    let public = target.is(flags::PUBLIC) || target.kind == ClassKind::Primitive;
    let bits = [
        (SAME_MODULE, from.boot == target.boot && (from.boot || from.loader == target.loader)),
        (SAME_PACKAGE, classes.same_package(from, target)),
        (NEST_MATES, nest_mates),
        (EXPORTED, target.exported),
        (PUBLIC, public),
        (SUBCLASS, subclass),
        (LIBRARY, target.boot),
        (READS, !from.boot || target.boot),
    ];
    Ok(bits.iter().filter(|(_, holds)| *holds).fold(0, |all, (bit, _)| all | bit).into())
}

/// Calls `then` with the member that the arguments name.
fn with_member<T>(
    cx: &mut NativeContext<'_>,
    then: impl FnOnce(&mut Adapters<'_>, LookedUp<'_>) -> Result<T, JavaError>,
) -> Result<T, JavaError> {
    let (caller, owner) = (cx.mirrored(0)?, cx.mirrored(1)?);
    let (name, descriptor) = (cx.text(2)?, cx.text(3)?);
    let kind = u8::try_from(cx.int(4)).ok().and_then(ReferenceKind::from_byte);
    let kind = kind.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))?;
    then(&mut cx.vm.adapters(), LookedUp { caller, owner, name: &name, descriptor: &descriptor, kind })
}

fn access(cx: &mut NativeContext<'_>) -> NativeResult {
    let member = with_member(cx, |adapters, member| adapters.looked_up(member))?;
    Ok(i32::from(member.access).into())
}

fn declaring(cx: &mut NativeContext<'_>) -> NativeResult {
    let member = with_member(cx, |adapters, member| adapters.looked_up(member))?;
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, member.declaring)?.into())
}

/// That the class may use the member.
fn link(cx: &mut NativeContext<'_>) -> NativeResult {
    with_member(cx, |adapters, member| adapters.may_use(member))?;
    Ok(().into())
}

fn body(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(with_member(cx, |adapters, member| adapters.looked_up_body(member))?.into())
}

fn converting_call(cx: &mut NativeContext<'_>) -> NativeResult {
    let body = argument(cx, 0);
    if body.is_null() {
        return Ok(Ref::NULL.into());
    }
    let body = cx.vm.runtime.heap.class_of(body);
    let (own, wanted, casts) = (cx.text(1)?, cx.text(2)?, cx.text(3)?);
    Ok(cx.vm.adapters().converting_call(body, &own, &wanted, &casts)?.unwrap_or(Ref::NULL).into())
}

/// The number of a field; the class of a static one is initialised first.
fn field(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let (name, descriptor) = (cx.text(1)?, cx.text(2)?);
    let found = cx.vm.loader.find_field(class, &name, &descriptor);
    let (declaring, place) = found.ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))?;
    if cx.vm.loader.field((declaring, place)).is_static() && !cx.vm.ensure_initialised(declaring)? {
        return Ok(NativeOutcome::Retry);
    }
    Ok((i64::from(declaring.0) << PLACE_BITS | i64::from(place)).into())
}

/// Bits of a field's number that are its place in its class; those above are the class.
const PLACE_BITS: u32 = 16;

/// A variable that exists.
#[derive(Clone, Copy)]
struct Variable {
    object: Ref,
    place: VariablePlace,
    /// First letter of its type's descriptor.
    letter: u8,
}

/// Where in its object, or without one, a variable lies.
#[derive(Clone, Copy)]
enum VariablePlace {
    /// At this offset from the heap's base: a static field.
    Slot(u32),
    /// At this offset in its object.
    Field(u32),
    /// The element of this index.
    Element(u32),
}

fn unfit() -> JavaError {
    JavaError::new("java/lang/InternalError", "a variable handle does not fit the object")
}

impl Variable {
    /// The variable that arguments 0 (the object) and 1 (the number) name, if it is of this kind.
    fn named(cx: &NativeContext<'_>, is_reference: bool) -> Result<Variable, JavaError> {
        let object = argument(cx, 0);
        let number = cx.long(1);
        let classes = &cx.vm.loader.classes;
        let holder = (!object.is_null()).then(|| classes.class(cx.vm.runtime.heap.class_of(object)));
        let (place, letter) = match holder {
            Some(array) if array.kind == ClassKind::Array => {
                let index = u32::try_from(number).ok().filter(|&index| index < cx.vm.runtime.heap.array_length(object));
                (VariablePlace::Element(index.ok_or_else(unfit)?), array.name.as_bytes()[1])
            }
            _ => {
                let field = declared_field(cx, number).ok_or_else(unfit)?;
                let (declaring, field) = (field.0, &field.1);
                match holder {
                    None if field.is_static() => (VariablePlace::Slot(field.offset), field.letter()),
                    Some(class) if !field.is_static() && classes.is_subtype(class.id, declaring) => {
                        (VariablePlace::Field(field.offset), field.letter())
                    }
                    _ => return Err(unfit()),
                }
            }
        };
        if matches!(letter, b'L' | b'[') != is_reference {
            return Err(unfit());
        }
        Ok(Variable { object, place, letter })
    }

    /// The value, sign-extended as its type has it; floating-point values as their bits.
    fn load(self, vm: &Vm) -> i64 {
        let heap = &vm.runtime.heap;
        let value = match self.place {
            VariablePlace::Slot(slot) => heap.load_slot(slot),
            VariablePlace::Field(at) => variables::load_field(heap, self.object, at, self.letter),
            VariablePlace::Element(at) => variables::load_element(heap, self.object, at, self.letter),
        };
        variables::as_long(self.letter, value)
    }

    fn store(self, vm: &mut Vm, bits: i64) {
        let (heap, bits) = (&mut vm.runtime.heap, bits as u64);
        match self.place {
            VariablePlace::Slot(slot) => heap.store_primitive_slot(slot, variables::narrow(self.letter, bits)),
            VariablePlace::Field(at) => variables::store_field(heap, self.object, at, self.letter, bits),
            VariablePlace::Element(at) => variables::store_element(heap, self.object, at, self.letter, bits),
        }
    }

    fn load_reference(self, vm: &Vm) -> Ref {
        match self.place {
            VariablePlace::Slot(slot) => vm.runtime.heap.load_reference_slot(slot),
            VariablePlace::Field(at) => vm.runtime.heap.load_reference(self.object, at),
            VariablePlace::Element(at) => vm.runtime.heap.element(self.object, at),
        }
    }

    fn store_reference(self, vm: &mut Vm, value: Ref) {
        match self.place {
            VariablePlace::Slot(slot) => vm.runtime.heap.store_reference_slot(slot, value),
            VariablePlace::Field(at) => vm.runtime.heap.store_reference(self.object, at, value),
            VariablePlace::Element(at) => vm.runtime.heap.set_element(self.object, at, value),
        }
    }

    /// That the variable may hold the value of an argument.
    ///
    /// # Errors
    /// `ClassCastException`, for arrays `ArrayStoreException`.
    fn check_value(self, cx: &NativeContext<'_>, at: usize) -> Result<Ref, JavaError> {
        let value = argument(cx, at);
        if value.is_null() {
            return Ok(value);
        }
        let (vm, class) = (&cx.vm, cx.vm.runtime.heap.class_of(value));
        let wanted = match self.place {
            VariablePlace::Element(_) => Some(vm.loader.classes.class(vm.runtime.heap.class_of(self.object)).element),
            // A type that is not loaded has no instances.
            _ => declared_field(cx, cx.long(1)).and_then(|(declaring, field)| {
                let name = field.descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
                vm.loader.classes.named_by(declaring, name.unwrap_or(&field.descriptor))
            }),
        };
        if wanted.is_some_and(|wanted| vm.loader.classes.is_subtype(class, wanted)) {
            return Ok(value);
        }
        let is_element = matches!(self.place, VariablePlace::Element(_));
        let error = if is_element { "java/lang/ArrayStoreException" } else { "java/lang/ClassCastException" };
        Err(JavaError::new(error, vm.loader.classes.class(class).java_name()))
    }
}

/// The field of a number, and the class that declares it.
fn declared_field<'c>(cx: &'c NativeContext<'_>, number: i64) -> Option<(ClassId, &'c Field)> {
    let class = cx.vm.loader.classes.get(ClassId(u32::try_from(number >> PLACE_BITS).ok()?))?;
    let place = number as usize & ((1 << PLACE_BITS) - 1);
    class.fields.get(place).map(|field| (class.id, field))
}

/// An argument that may be null.
fn argument(cx: &NativeContext<'_>, at: usize) -> Ref {
    cx.object(at).map_or(Ref::NULL, |object| object.raw())
}

fn read(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(Variable::named(cx, false)?.load(cx.vm).into())
}

fn write(cx: &mut NativeContext<'_>) -> NativeResult {
    let (variable, bits) = (Variable::named(cx, false)?, cx.long(2));
    variable.store(cx.vm, bits);
    Ok(().into())
}

fn exchange(cx: &mut NativeContext<'_>) -> NativeResult {
    let (variable, expected, bits) = (Variable::named(cx, false)?, cx.long(2), cx.long(3));
    let found = variable.load(cx.vm);
    if found == expected {
        variable.store(cx.vm, bits);
    }
    Ok(found.into())
}

fn read_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(Variable::named(cx, true)?.load_reference(cx.vm).into())
}

fn write_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let variable = Variable::named(cx, true)?;
    let value = variable.check_value(cx, 2)?;
    variable.store_reference(cx.vm, value);
    Ok(().into())
}

fn exchange_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let variable = Variable::named(cx, true)?;
    let (expected, value) = (argument(cx, 2), variable.check_value(cx, 3)?);
    let found = variable.load_reference(cx.vm);
    if found == expected {
        variable.store_reference(cx.vm, value);
    }
    Ok(found.into())
}
