//! `java.lang.invoke.LambdaMetafactory`, where programs call it themselves: what the handle of an implementation refers to,
//! and the class of a lambda with its instances.

use std::sync::Arc;

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::classfile::FieldType;
use crate::error::JavaError;
use crate::heap::Ref;
use crate::invokedynamic::AskedLambda;
use crate::link::call_sites::Member;
use crate::link::flags;
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    native("kind", "(Ljava/lang/invoke/DirectCall;)I", kind),
    native("owner", "(Ljava/lang/invoke/DirectCall;)Ljava/lang/Class;", owner),
    native("name", "(Ljava/lang/invoke/DirectCall;)Ljava/lang/String;", name),
    native("descriptor", "(Ljava/lang/invoke/DirectCall;)Ljava/lang/String;", descriptor),
    native(
        "define",
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;\
         Ljava/lang/invoke/DirectCall;[Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Class;",
        define,
    ),
    native("instance", "(Ljava/lang/Class;[Ljava/lang/Object;)Ljava/lang/Object;", instance),
];

/// The kind of reference (JVMS table 5.4.3.5-A) of a direct handle's body; 0 for other bodies.
fn kind(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.class_of(cx.non_null(0)?);
    Ok(cx.vm.call_sites.member(class).map_or(0, |member| member.kind as i32).into())
}

fn direct(cx: &NativeContext<'_>) -> Result<Member, JavaError> {
    let class = cx.class_of(cx.non_null(0)?);
    let member = cx.vm.call_sites.member(class).cloned();
    member.ok_or_else(|| JavaError::bare("java/lang/IllegalArgumentException"))
}

fn owner(cx: &mut NativeContext<'_>) -> NativeResult {
    let owner = direct(cx)?.owner;
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, owner)?.into())
}

fn name(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = direct(cx)?.name;
    cx.string(&name)
}

fn descriptor(cx: &mut NativeContext<'_>) -> NativeResult {
    let descriptor = direct(cx)?.descriptor;
    cx.string(&descriptor)
}

/// The strings of an array.
pub(super) fn texts(cx: &mut NativeContext<'_>, argument: usize) -> Result<Vec<String>, JavaError> {
    fn strings(
        cx: &NativeContext<'_>,
        argument: usize,
    ) -> Result<impl Iterator<Item = Result<Ref, JavaError>>, JavaError> {
        let array = cx.non_null(argument)?.raw();
        let (vm, string) = (&cx.vm, cx.vm.loader.well_known.string);
        let elements = (0..vm.runtime.heap.array_length(array)).map(move |index| vm.runtime.heap.element(array, index));
        let is_string = move |element: &Ref| !element.is_null() && vm.runtime.heap.class_of(*element) == string;
        Ok(elements.map(move |element| Some(element).filter(is_string).ok_or_else(JavaError::null_pointer)))
    }
    let mut bytes = 0;
    for string in strings(cx, argument)? {
        // A character takes three bytes at most.
        bytes += size_of::<String>() as u64 + 3 * cx.vm.runtime.string_bytes(string?).0.len() as u64;
    }
    cx.vm.runtime.make_room_for_work(bytes)?;
    strings(cx, argument)?.map(|string| Ok(cx.vm.runtime.string_text(string?))).collect()
}

fn define(cx: &mut NativeContext<'_>) -> NativeResult {
    let asked = AskedLambda {
        caller: cx.mirrored(0)?,
        name: cx.text(1)?,
        factory: cx.text(2)?,
        erased: cx.text(3)?,
        instantiated: cx.text(4)?,
        implementation: cx.class_of(cx.non_null(5)?),
        markers: texts(cx, 6)?,
        bridges: texts(cx, 7)?,
    };
    let class = cx.vm.adapters().lambda_class(&asked)?;
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}

/// An instance of a lambda's class with these captured values, primitive ones in their wrappers.
fn instance(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    if !cx.vm.ensure_initialised(class)? {
        return Ok(NativeOutcome::Retry);
    }
    let fields = cx.vm.loader.classes.class(class).fields.iter();
    let fields = fields.filter(|field| field.access & flags::STATIC == 0);
    let fields: Vec<(u32, Arc<str>)> = fields.map(|field| (field.offset, field.descriptor.clone())).collect();
    let values = cx.non_null(1)?.raw();
    if !cx.vm.loader.classes.class(class).hidden || fields.len() != cx.vm.runtime.heap.array_length(values) as usize {
        return Err(JavaError::bare("java/lang/IllegalArgumentException"));
    }
    for (index, (_, descriptor)) in (0..).zip(&fields) {
        if let Some(wanted) = FieldType::parse(descriptor).and_then(FieldType::class_name) {
            let wanted = cx.vm.loader.class_named(&mut cx.vm.runtime, class, wanted)?;
            let value = cx.vm.runtime.heap.element(cx.non_null(1)?.raw(), index);
            if !value.is_null() && !cx.vm.loader.classes.is_subtype(cx.vm.runtime.heap.class_of(value), wanted) {
                return Err(cx.vm.loader.class_cast_error(cx.vm.runtime.heap.class_of(value), wanted));
            }
        }
    }
    let object = cx.vm.runtime.new_instance(class)?;
    let values = cx.non_null(1)?.raw();
    for (index, (offset, descriptor)) in (0..).zip(fields) {
        let value = cx.vm.runtime.heap.element(values, index);
        if descriptor.starts_with(['L', '[']) {
            cx.vm.runtime.heap.store_reference(object, offset, value);
            continue;
        }
        cx.vm.store_unwrapped(object, offset, &descriptor, value)?;
    }
    Ok(object.into())
}

impl Vm {
    /// Stores what a wrapper wraps into an object's field of that primitive type.
    ///
    /// # Errors
    /// `NullPointerException`; `NoSuchFieldError` for what is no wrapper of the type.
    pub(super) fn store_unwrapped(
        &mut self,
        object: Ref,
        offset: u32,
        descriptor: &str,
        value: Ref,
    ) -> Result<(), JavaError> {
        if value.is_null() {
            return Err(JavaError::null_pointer());
        }
        let from = self.loader.library_field(self.runtime.heap.class_of(value), "value", descriptor)?;
        let heap = &mut self.runtime.heap;
        match descriptor {
            "J" | "D" => {
                let bits = heap.load::<u64>(value, from);
                heap.store::<u64>(object, offset, bits);
            }
            "I" | "F" => {
                let bits = heap.load::<u32>(value, from);
                heap.store::<u32>(object, offset, bits);
            }
            "S" | "C" => {
                let bits = heap.load::<u16>(value, from);
                heap.store::<u16>(object, offset, bits);
            }
            _ => {
                let bits = heap.load::<u8>(value, from);
                heap.store::<u8>(object, offset, bits);
            }
        }
        Ok(())
    }
}
