//! `java.io.SerialAccess`: what serialisation does to objects that no bytecode could; and `sun.misc.Unsafe`, of which objects
//! of programs' own classes without their constructors is all there is.
//!
//! In: classes, names and places from Java code, and objects. Out: objects without their constructors having run, bodies for
//! the private methods that serialisation calls, values of private fields. Only classes that are serialisable are touched, and
//! neither strings, classes, arrays nor hidden classes; a value is stored only where it is of the field's type.

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::classfile::FieldType;
use crate::error::JavaError;
use crate::flow::ReturnPoint;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::link::{ClassKind, Field, flags, variables};
use crate::runtime::calls::SlotValue;

pub(super) const NATIVES: &[Native] = &[
    native("allocate", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate),
    native("construct", "(Ljava/lang/Object;Ljava/lang/Class;[Z)V", construct),
    native("constructor", "(Ljava/lang/Class;)I", constructor),
    native("hasInitializer", "(Ljava/lang/Class;)Z", has_initializer),
    native("methodFlags", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)I", method_flags),
    native("method", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Invocation;", method),
    native("place", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)I", place),
    native("primitive", "(Ljava/lang/Object;Ljava/lang/Class;I)J", primitive),
    native("setPrimitive", "(Ljava/lang/Object;Ljava/lang/Class;IJ)V", set_primitive),
    native("reference", "(Ljava/lang/Object;Ljava/lang/Class;I)Ljava/lang/Object;", reference),
    native("setReference", "(Ljava/lang/Object;Ljava/lang/Class;ILjava/lang/Object;)V", set_reference),
];

/// Of `sun.misc.Unsafe`.
pub(super) const UNSAFE: &[Native] = &[native("allocate", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate_any)];

/// The methods that serialisation calls, with their descriptors.
const CALLED: [(&str, &str); 5] = [
    ("writeObject", "(Ljava/io/ObjectOutputStream;)V"),
    ("readObject", "(Ljava/io/ObjectInputStream;)V"),
    ("readObjectNoData", "()V"),
    ("writeReplace", "()Ljava/lang/Object;"),
    ("readResolve", "()Ljava/lang/Object;"),
];

fn unfit() -> JavaError {
    JavaError::bare("java/lang/IllegalArgumentException")
}

impl NativeContext<'_> {
    /// The class of an argument, whose objects serialisation may look into.
    fn serialisable(&mut self, argument: usize) -> Result<ClassId, JavaError> {
        let serialisable = self.vm.loader.load_class(&mut self.vm.runtime, "java/io/Serializable")?;
        let id = self.mirrored(argument)?;
        let class = self.vm.loader.classes.class(id);
        let well_known = &self.vm.loader.well_known;
        let fits = class.kind == ClassKind::Class
            && !class.hidden
            && id != well_known.class
            && id != well_known.string
            && self.vm.loader.classes.is_subtype(id, serialisable);
        if fits { Ok(id) } else { Err(unfit()) }
    }
}

fn allocate(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.serialisable(0)?;
    if cx.vm.loader.classes.class(class).is(flags::ABSTRACT) {
        return Err(JavaError::bare("java/lang/InstantiationException"));
    }
    if !cx.vm.ensure_initialised(class)? {
        return Ok(NativeOutcome::Retry);
    }
    Ok(cx.vm.runtime.new_instance(class)?.into())
}

/// An object of a class of the program's own. A class of the library relies on its constructors, also below a program's.
fn allocate_any(cx: &mut NativeContext<'_>) -> NativeResult {
    let id = cx.mirrored(0)?;
    let classes = &cx.vm.loader.classes;
    let class = classes.class(id);
    let mut above = Some(id);
    let mut is_own = true;
    while let Some(next) = above.map(|class| classes.class(class)) {
        above = next.super_class;
        is_own &= above.is_none() || !next.boot;
    }
    if class.kind != ClassKind::Class || class.is(flags::ABSTRACT) || class.boot || class.hidden || !is_own {
        return Err(JavaError::new("java/lang/InstantiationException", class.java_name()));
    }
    if !cx.vm.ensure_initialised(id)? {
        return Ok(NativeOutcome::Retry);
    }
    Ok(cx.vm.runtime.new_instance(id)?.into())
}

/// The constructor without parameters of a class.
fn plain_constructor(cx: &NativeContext<'_>, class: ClassId) -> Option<MethodId> {
    declared(cx, class, "<init>", "()V")
}

fn declared(cx: &NativeContext<'_>, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
    let classes = &cx.vm.loader.classes;
    let is_wanted = |&method: &MethodId| {
        let method = classes.method(method);
        &*method.name == name && &*method.descriptor == descriptor
    };
    classes.class(class).methods.iter().copied().find(is_wanted)
}

/// Runs the constructor of a class of the library, or of one that is not serialisable. Called twice: to enter the constructor,
/// and when it has returned, which the third argument tells.
fn construct(cx: &mut NativeContext<'_>) -> NativeResult {
    let begun = cx.non_null(2)?.raw();
    if cx.vm.runtime.heap.array_length(begun) == 0 {
        return Err(unfit());
    }
    if cx.vm.runtime.heap.elements::<u8>(begun)[0] != 0 {
        return Ok(().into());
    }
    let above = cx.mirrored(1)?;
    let object = cx.non_null(0)?.raw();
    let class = cx.vm.runtime.heap.class_of(object);
    let serialisable = cx.vm.loader.load_class(&mut cx.vm.runtime, "java/io/Serializable")?;
    let classes = &cx.vm.loader.classes;
    let fits = classes.is_subtype(class, above)
        && classes.is_subtype(class, serialisable)
        && (classes.class(above).boot || !classes.is_subtype(above, serialisable));
    let constructor = plain_constructor(cx, above).filter(|_| fits).ok_or_else(unfit)?;
    let object = cx.non_null(0)?.raw();
    let begun = cx.non_null(2)?.raw();
    cx.vm.runtime.heap.elements_mut::<u8>(begun)[0] = 1;
    cx.vm.push_call(constructor, &[SlotValue::Reference(object)], ReturnPoint::Repeat)?;
    Ok(NativeOutcome::Retry)
}

/// The access flags of a method; -1 if there is none.
fn flags_of(cx: &NativeContext<'_>, method: Option<MethodId>) -> NativeResult {
    Ok(method.map_or(-1, |method| i32::from(cx.vm.loader.classes.method(method).access)).into())
}

fn constructor(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    flags_of(cx, plain_constructor(cx, class))
}

fn has_initializer(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    Ok(cx.vm.loader.classes.class(class).initialiser.is_some().into())
}

/// One of the methods that serialisation calls, if the class itself declares it.
fn called(cx: &mut NativeContext<'_>) -> Result<Option<MethodId>, JavaError> {
    let class = cx.mirrored(0)?;
    let (name, descriptor) = (cx.text(1)?, cx.text(2)?);
    let is_called = CALLED.contains(&(&*name, &*descriptor));
    let hidden = cx.vm.loader.classes.class(class).hidden;
    Ok(if is_called && !hidden { declared(cx, class, &name, &descriptor) } else { None })
}

fn method_flags(cx: &mut NativeContext<'_>) -> NativeResult {
    let method = called(cx)?;
    flags_of(cx, method)
}

fn method(cx: &mut NativeContext<'_>) -> NativeResult {
    let method = called(cx)?.ok_or_else(unfit)?;
    let declared = cx.vm.loader.classes.method(method);
    if declared.is(flags::STATIC) || cx.vm.loader.classes.class(declared.class).is_interface() {
        return Err(unfit());
    }
    Ok(cx.vm.adapters().reflective_invocation(method)?.into())
}

fn place(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let (name, descriptor) = (cx.text(1)?, cx.text(2)?);
    let class = cx.vm.loader.classes.class(class);
    let place = class.field_place(&name, &descriptor).filter(|&place| !class.fields[usize::from(place)].is_static());
    Ok(place.map_or(-1, i32::from).into())
}

/// The object, and where in it the field lies that class and place name, if it is of this kind; the first letter of its
/// descriptor.
fn variable(cx: &mut NativeContext<'_>, is_reference: bool) -> Result<(Ref, u32, u8), JavaError> {
    let id = cx.serialisable(1)?;
    let object = cx.non_null(0)?.raw();
    let place = usize::try_from(cx.int(2)).map_err(|_| unfit())?;
    let field: &Field = cx.vm.loader.classes.class(id).fields.get(place).ok_or_else(unfit)?;
    let is_own = cx.vm.loader.classes.is_subtype(cx.vm.runtime.heap.class_of(object), id);
    let letter = field.letter();
    if field.is_static() || !is_own || matches!(letter, b'L' | b'[') != is_reference {
        return Err(unfit());
    }
    Ok((object, field.offset, letter))
}

fn primitive(cx: &mut NativeContext<'_>) -> NativeResult {
    let (object, offset, letter) = variable(cx, false)?;
    let value = variables::load_field(&cx.vm.runtime.heap, object, offset, letter);
    Ok(variables::as_long(letter, value).into())
}

fn set_primitive(cx: &mut NativeContext<'_>) -> NativeResult {
    let (object, offset, letter) = variable(cx, false)?;
    let value = cx.long(3) as u64;
    variables::store_field(&mut cx.vm.runtime.heap, object, offset, letter, value);
    Ok(().into())
}

fn reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let (object, offset, _) = variable(cx, true)?;
    Ok(cx.vm.runtime.heap.load_reference(object, offset).into())
}

fn set_reference(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, offset, _) = variable(cx, true)?;
    let id = cx.mirrored(1)?;
    let place = cx.int(2) as usize;
    let descriptor = cx.vm.loader.classes.class(id).fields[place].descriptor.clone();
    let Some(FieldType::Object(name) | FieldType::Array(name)) = FieldType::parse(&descriptor) else {
        return Err(unfit());
    };
    // What the declaring class means by the type. One that is not loaded has no instances.
    let (classes, heap) = (&cx.vm.loader.classes, &cx.vm.runtime.heap);
    let wanted = classes.named_by(id, name);
    let value = cx.object(3).map_or(Ref::NULL, |value| value.raw());
    let fits = value.is_null() || wanted.is_some_and(|wanted| classes.is_subtype(heap.class_of(value), wanted));
    if !fits {
        return Err(JavaError::bare("java/lang/ClassCastException"));
    }
    let object = cx.non_null(0)?.raw();
    cx.vm.runtime.heap.store_reference(object, offset, value);
    Ok(().into())
}
