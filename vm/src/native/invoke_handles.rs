//! `java.lang.invoke`: members looked up for method handles, and the variables behind `VarHandle`s.
//!
//! A native runs without interruption, so the exchanges here are atomic. Variables are named by object and offset, which
//! the library takes from `offset` and from array indices that it has checked; static fields by their slot, without object.

use super::registry::{Native, native};
use super::{NativeContext, NativeResult, Outcome};
use crate::classfile::constant_pool::ReferenceKind;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::invokedynamic::LookedUp;
use crate::vm::Vm;

/// Of `java.lang.invoke.MethodHandles.Lookup`.
pub(super) const LOOKUP: &[Native] = &[
    native("caller", "()Ljava/lang/Class;", caller),
    native("access", "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)I", access),
    native(
        "body",
        "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;I)Ljava/lang/invoke/DirectCall;",
        body,
    ),
];

/// Of `java.lang.invoke.VarHandle`.
pub(super) const VARIABLES: &[Native] = &[
    native("offset", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)J", offset),
    native("read", "(Ljava/lang/Object;JC)J", read),
    native("write", "(Ljava/lang/Object;JCJ)V", write),
    native("exchange", "(Ljava/lang/Object;JCJJ)J", exchange),
    native("readReference", "(Ljava/lang/Object;J)Ljava/lang/Object;", read_reference),
    native("writeReference", "(Ljava/lang/Object;JLjava/lang/Object;)V", write_reference),
    native(
        "exchangeReference",
        "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
        exchange_reference,
    ),
];

/// The class whose code has called the method that asks.
fn caller(cx: &mut NativeContext<'_>) -> NativeResult {
    let asking = cx.vm.innermost_frame().and_then(|native| native.caller());
    let mut next = asking.and_then(|frame| frame.caller());
    while let Some(frame) = next.filter(|frame| frame.method().hidden && !frame.method().is_bottom()) {
        next = frame.caller();
    }
    let class = next.map_or(cx.vm.well_known.object, |frame| frame.method().class);
    Ok(cx.vm.mirror(class)?.into())
}

/// Calls `then` with the member that the arguments name.
fn with_member<T>(
    cx: &mut NativeContext<'_>,
    then: impl FnOnce(&mut Vm, LookedUp<'_>) -> Result<T, JavaError>,
) -> Result<T, JavaError> {
    let (caller, owner) = (cx.mirrored(0)?, cx.mirrored(1)?);
    let (name, descriptor) = (cx.text(2)?, cx.text(3)?);
    let kind = u8::try_from(cx.int(4)).ok().and_then(ReferenceKind::from_byte);
    let kind = kind.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))?;
    then(cx.vm, LookedUp { caller, owner, name: &name, descriptor: &descriptor, kind })
}

fn access(cx: &mut NativeContext<'_>) -> NativeResult {
    let access = with_member(cx, Vm::looked_up_access)?;
    Ok(i32::from(access).into())
}

fn body(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(with_member(cx, Vm::looked_up_body)?.into())
}

fn offset(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let (name, descriptor) = (cx.text(1)?, cx.text(2)?);
    let found: Option<(ClassId, u16)> = cx.vm.find_field(class, &name, &descriptor);
    let found = found.ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))?;
    if cx.vm.field(found).is_static() && !cx.vm.ensure_initialised(found.0)? {
        return Ok(Outcome::Retry);
    }
    Ok(i64::from(cx.vm.field(found).offset).into())
}

/// A variable of primitive type: argument 0 is its object or null, 1 its offset, 2 the type's letter.
fn variable(cx: &NativeContext<'_>) -> (Ref, u32, u8) {
    let object = cx.object(0).map_or(Ref::NULL, |object| object.raw());
    (object, cx.long(1) as u32, cx.int(2) as u8)
}

/// The value, sign-extended as its type has it; floating-point values as their bits.
fn load(vm: &Vm, (object, offset, letter): (Ref, u32, u8)) -> i64 {
    let heap = &vm.heap;
    if object.is_null() {
        let value = heap.load_slot(offset);
        return if matches!(letter, b'J' | b'D') { value as i64 } else { i64::from(value as i32) };
    }
    match letter {
        b'Z' => i64::from(heap.load::<u8>(object, offset) & 1),
        b'B' => heap.load::<i8>(object, offset).into(),
        b'C' => heap.load::<u16>(object, offset).into(),
        b'S' => heap.load::<i16>(object, offset).into(),
        b'I' | b'F' => heap.load::<i32>(object, offset).into(),
        _ => heap.load::<i64>(object, offset),
    }
}

fn store(vm: &mut Vm, (object, offset, letter): (Ref, u32, u8), bits: i64) {
    let heap = &mut vm.heap;
    if object.is_null() {
        let value = if matches!(letter, b'J' | b'D') { bits as u64 } else { u64::from(bits as u32) };
        heap.store_primitive_slot(offset, value);
        return;
    }
    match letter {
        b'Z' | b'B' => heap.store(object, offset, bits as u8),
        b'C' | b'S' => heap.store(object, offset, bits as u16),
        b'I' | b'F' => heap.store(object, offset, bits as u32),
        _ => heap.store(object, offset, bits),
    }
}

fn read(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(load(cx.vm, variable(cx)).into())
}

fn write(cx: &mut NativeContext<'_>) -> NativeResult {
    let (place, bits) = (variable(cx), cx.long(3));
    store(cx.vm, place, bits);
    Ok(().into())
}

fn exchange(cx: &mut NativeContext<'_>) -> NativeResult {
    let (place, expected, bits) = (variable(cx), cx.long(3), cx.long(4));
    let found = load(cx.vm, place);
    if found == expected {
        store(cx.vm, place, bits);
    }
    Ok(found.into())
}

fn load_reference(vm: &Vm, object: Ref, offset: u32) -> Ref {
    if object.is_null() { vm.heap.load_reference_slot(offset) } else { vm.heap.load_reference(object, offset) }
}

fn store_reference(vm: &mut Vm, object: Ref, offset: u32, value: Ref) {
    if object.is_null() {
        vm.heap.store_reference_slot(offset, value);
    } else {
        vm.heap.store_reference(object, offset, value);
    }
}

/// An argument that may be null.
fn argument(cx: &NativeContext<'_>, at: usize) -> Ref {
    cx.object(at).map_or(Ref::NULL, |object| object.raw())
}

fn read_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(load_reference(cx.vm, argument(cx, 0), cx.long(1) as u32).into())
}

fn write_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let (object, offset, value) = (argument(cx, 0), cx.long(1) as u32, argument(cx, 2));
    store_reference(cx.vm, object, offset, value);
    Ok(().into())
}

fn exchange_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let (object, offset) = (argument(cx, 0), cx.long(1) as u32);
    let (expected, value) = (argument(cx, 2), argument(cx, 3));
    let found = load_reference(cx.vm, object, offset);
    if found == expected {
        store_reference(cx.vm, object, offset, value);
    }
    Ok(found.into())
}
