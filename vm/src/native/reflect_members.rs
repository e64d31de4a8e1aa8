//! `java.lang.reflect.ClassMembers`: what class files say about classes and their members, and what calls methods and accesses
//! fields.
//!
//! Members are named by class, kind and place in the class file. Of a class of the class path all are shown; of a library
//! class those that programs can name, which are public or protected, whatever asks. Whether a caller may *use* a member is
//! decided in Java, before a body is asked for; a body, or a store into a final field, is never given for what is not shown.

use std::sync::Arc;

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult, invoke_handles, lang_class};
use crate::classfile::attributes::Attributes;
use crate::classfile::constant_pool::Tag;
use crate::classfile::mutf8::name_code_units;
use crate::classfile::{ClassFile, FieldType};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::{Class, ClassKind, flags};

pub(super) const NATIVES: &[Native] = &[
    native("caller", "()Ljava/lang/Class;", invoke_handles::caller),
    native("relation", "(Ljava/lang/Class;Ljava/lang/Class;)I", invoke_handles::relation),
    native("initialize", "(Ljava/lang/Class;)V", lang_class::initialize),
    native("link", "(Ljava/lang/Class;)V", link),
    native("count", "(Ljava/lang/Class;I)I", count),
    native("flags", "(Ljava/lang/Class;II)I", member_flags),
    native("text", "(Ljava/lang/Class;III)Ljava/lang/String;", text),
    native("attribute", "(Ljava/lang/Class;IILjava/lang/String;)[B", attribute),
    native("poolText", "(Ljava/lang/Class;I)Ljava/lang/String;", pool_text),
    native("poolNumber", "(Ljava/lang/Class;I)J", pool_number),
    native("type", "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Class;", type_of),
    native("classes", "(Ljava/lang/Class;I)[Ljava/lang/String;", classes),
    native("nestHost", "(Ljava/lang/Class;)Ljava/lang/Class;", nest_host),
    native("enclosingMethod", "(Ljava/lang/Class;)[Ljava/lang/String;", enclosing_method),
    native("invocation", "(Ljava/lang/Class;I)Ljava/lang/reflect/Invocation;", invocation),
    native("fieldAccess", "(Ljava/lang/Class;I)Ljava/lang/reflect/FieldAccess;", field_access),
    native("storeFinal", "(Ljava/lang/Class;ILjava/lang/Object;Ljava/lang/Object;)V", store_final),
];

/// What of a class is asked for, as the constants of `ClassMembers` have it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Field,
    Method,
    RecordComponent,
    Class,
}

impl Kind {
    fn argument(cx: &NativeContext<'_>, argument: usize) -> Result<Kind, JavaError> {
        let kinds = [Kind::Field, Kind::Method, Kind::RecordComponent, Kind::Class];
        let kind = usize::try_from(cx.int(argument)).ok().and_then(|kind| kinds.get(kind));
        kind.copied().ok_or_else(unfit)
    }
}

fn unfit() -> JavaError {
    JavaError::bare("java/lang/IllegalArgumentException")
}

/// Whether reflection tells of a member of the class with these flags. Of hidden classes, which no code can name, it tells
/// the methods that code can call by other names.
fn is_shown(class: &Class, access: u16) -> bool {
    if class.hidden {
        return access & (flags::STATIC | flags::PRIVATE) == 0;
    }
    !class.boot || access & (flags::PUBLIC | flags::PROTECTED) != 0
}

/// A member, or the class itself, as its class file has it.
struct Described<'a> {
    access: u16,
    name: &'a str,
    descriptor: &'a str,
    attributes: Attributes<'a>,
}

/// What stands at a place in the class file; `None` if nothing that is shown does.
fn described<'a>(class: &Class, file: &'a ClassFile, kind: Kind, place: i32) -> Option<Described<'a>> {
    let place = usize::try_from(place).ok()?;
    let found = match kind {
        Kind::Field => {
            let field = file.field(place)?;
            Described {
                access: field.access().0,
                name: field.name(),
                descriptor: field.descriptor(),
                attributes: field.attributes(),
            }
        }
        Kind::Method => {
            let method = file.method(place)?;
            Described {
                access: method.access().0,
                name: method.name(),
                descriptor: method.descriptor_text(),
                attributes: method.attributes(),
            }
        }
        Kind::RecordComponent => {
            let component = file.record_component(place)?;
            let (name, descriptor, attributes) = (component.name, component.descriptor, component.attributes);
            return Some(Described { access: flags::PUBLIC, name, descriptor, attributes });
        }
        Kind::Class => {
            let attributes = file.attributes();
            return Some(Described { access: flags::PUBLIC, name: file.name(), descriptor: "", attributes });
        }
    };
    // A class initialiser is no member.
    let is_member = found.name != "<clinit>" && (!class.hidden || kind == Kind::Method && found.name != "<init>");
    (is_member && is_shown(class, found.access)).then_some(found)
}

/// The class of an argument and its class file, if it has one.
fn class_and_file(cx: &NativeContext<'_>, argument: usize) -> Result<(ClassId, Option<Arc<ClassFile>>), JavaError> {
    let id = cx.mirrored(argument)?;
    Ok((id, cx.vm.loader.class_file(id)))
}

impl NativeContext<'_> {
    /// A new string of a name of a class file, as a result.
    fn name_string(&mut self, name: &str) -> NativeResult {
        if name.is_ascii() {
            return self.string(name);
        }
        let units: Vec<u16> = name_code_units(name).collect();
        Ok(self.vm.runtime.new_string_from_units(&units)?.into())
    }
}

/// Verifies a class, once.
fn link(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    cx.vm.loader.verify_class(&mut cx.vm.runtime, class)?;
    Ok(().into())
}

/// How many places there are; `-1` for the components of what is no record.
fn count(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, file) = class_and_file(cx, 0)?;
    let count = match (Kind::argument(cx, 1)?, file) {
        (Kind::RecordComponent, None) => None,
        (_, None) => Some(0),
        (Kind::Field, Some(file)) => Some(file.fields().len()),
        (Kind::Method, Some(file)) => Some(file.methods().len()),
        (Kind::RecordComponent, Some(file)) => file.record_components().map(|components| components.len()),
        (Kind::Class, Some(_)) => Some(1),
    };
    Ok(count.map_or(-1, |count| count as i32).into())
}

/// The access flags of a member; `-1` if it is not shown.
fn member_flags(cx: &mut NativeContext<'_>) -> NativeResult {
    let (id, file) = class_and_file(cx, 0)?;
    let (kind, place) = (Kind::argument(cx, 1)?, cx.int(2));
    let class = cx.vm.loader.classes.class(id);
    let found = file.as_deref().and_then(|file| described(class, file, kind, place));
    Ok(found.map_or(-1, |found| i32::from(found.access)).into())
}

/// Name (0), descriptor (1) or generic signature (2) of a member; null if there is none.
fn text(cx: &mut NativeContext<'_>) -> NativeResult {
    let (id, file) = class_and_file(cx, 0)?;
    let (kind, place, which) = (Kind::argument(cx, 1)?, cx.int(2), cx.int(3));
    let class = cx.vm.loader.classes.class(id);
    let found = file.as_deref().and_then(|file| described(class, file, kind, place));
    let text = found.and_then(|found| match which {
        0 => Some(found.name),
        1 => Some(found.descriptor),
        _ => found.attributes.signature(),
    });
    match text {
        Some(text) => {
            cx.vm.runtime.make_room_for_work(2 * text.len() as u64)?;
            cx.name_string(text)
        }
        None => Ok(().into()),
    }
}

/// The content of an attribute of a member or class that reflection reads; null if there is none.
fn attribute(cx: &mut NativeContext<'_>) -> NativeResult {
    const READ: [&str; 6] = [
        "RuntimeVisibleAnnotations",
        "RuntimeVisibleTypeAnnotations",
        "RuntimeVisibleParameterAnnotations",
        "AnnotationDefault",
        "MethodParameters",
        "Exceptions",
    ];
    let (id, file) = class_and_file(cx, 0)?;
    let (kind, place, name) = (Kind::argument(cx, 1)?, cx.int(2), cx.text(3)?);
    let class = cx.vm.loader.classes.class(id);
    let found = file.as_deref().and_then(|file| described(class, file, kind, place));
    let content = found.filter(|_| READ.contains(&&*name)).and_then(|found| found.attributes.named(&name));
    let Some(content) = content.map(|attribute| attribute.info) else { return Ok(().into()) };
    let length = u32::try_from(content.len()).map_err(|_| JavaError::out_of_memory())?;
    let array = cx.vm.runtime.new_array(cx.vm.loader.well_known.primitive_arrays[1], length)?;
    cx.vm.runtime.heap.elements_mut::<u8>(array).copy_from_slice(content);
    Ok(array.into())
}

/// The text at an index of the constant pool, or the name of the class there; null if it is neither.
fn pool_text(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, file) = class_and_file(cx, 0)?;
    let index = u16::try_from(cx.int(1)).unwrap_or(0);
    let Some(file) = file else { return Ok(().into()) };
    let units: Vec<u16> = match file.pool().tag(index) {
        Some(Tag::Utf8) => {
            let text = file.pool().utf8(index)?;
            cx.vm.runtime.make_room_for_work(2 * text.as_bytes().len() as u64)?;
            text.code_units().collect()
        }
        Some(Tag::Class) => name_code_units(file.pool().class_name(index)?).collect(),
        Some(Tag::NameAndType) | Some(_) | None => return Ok(().into()),
    };
    Ok(cx.vm.runtime.new_string_from_units(&units)?.into())
}

/// The number at an index of the constant pool, sign-extended, floating-point numbers as their bits.
fn pool_number(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, file) = class_and_file(cx, 0)?;
    let index = u16::try_from(cx.int(1)).unwrap_or(0);
    let pool = file.as_deref().map(ClassFile::pool).ok_or_else(unfit)?;
    let number = match pool.tag(index) {
        Some(Tag::Integer) => pool.integer(index)?.into(),
        Some(Tag::Float) => i64::from(pool.float(index)?.to_bits() as i32),
        Some(Tag::Long) => pool.long(index)?,
        Some(Tag::Double) => pool.double(index)?.to_bits() as i64,
        _ => return Err(unfit()),
    };
    Ok(number.into())
}

/// The class that a field descriptor, or `V`, means to the code of a class; not initialised.
fn type_of(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, descriptor) = (cx.mirrored(0)?, cx.text(1)?);
    let class = match FieldType::parse(&descriptor) {
        Some(FieldType::Object(name) | FieldType::Array(name)) => {
            let named = cx.vm.loader.class_named(&mut cx.vm.runtime, from, name);
            named.map_err(|error| error.for_array(name))?
        }
        Some(FieldType::Primitive(primitive)) => {
            cx.vm.loader.well_known.primitive(primitive.descriptor().as_bytes()[0]).ok_or_else(unfit)?
        }
        None if descriptor == "V" => cx.vm.loader.well_known.primitive(b'V').ok_or_else(unfit)?,
        None => return Err(unfit()),
    };
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}

/// Internal names of the classes that a class file lists: of member classes (0), permitted subclasses (1), other members of
/// the nest (2); null if it has no such list.
fn classes(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, file) = class_and_file(cx, 0)?;
    let Some(file) = file else { return Ok(().into()) };
    let names: Option<Vec<String>> = match cx.int(1) {
        0 => {
            let members = file.inner_classes().filter(|entry| entry.outer == Some(file.name()));
            Some(members.map(|entry| entry.class.to_owned()).collect())
        }
        1 => file.permitted_subclasses().map(|names| names.map(str::to_owned).collect()),
        _ => Some(file.nest_members().map(str::to_owned).collect()),
    };
    match names {
        Some(names) => {
            cx.vm.runtime.make_room_for_work(names.iter().map(|name| 32 + name.len() as u64).sum())?;
            cx.string_array(names.iter())
        }
        None => Ok(().into()),
    }
}

fn nest_host(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let host = cx.vm.loader.nest_host(&mut cx.vm.runtime, class)?;
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, host)?.into())
}

/// Name and descriptor of the method in which a class is written; null if it is in none.
fn enclosing_method(cx: &mut NativeContext<'_>) -> NativeResult {
    let (_, file) = class_and_file(cx, 0)?;
    let method = file.as_deref().and_then(|file| file.enclosing_method()).and_then(|enclosing| enclosing.method);
    match method {
        Some(method) => {
            let texts = [method.name.to_owned(), method.descriptor.to_owned()];
            cx.string_array(texts.iter())
        }
        None => Ok(().into()),
    }
}

/// The place of a shown member, with which a body may be made.
fn usable_place(cx: &NativeContext<'_>, kind: Kind) -> Result<(ClassId, usize), JavaError> {
    let (id, file) = class_and_file(cx, 0)?;
    let class = cx.vm.loader.classes.class(id);
    let found = file.as_deref().and_then(|file| described(class, file, kind, cx.int(1)));
    let shown = found.is_some() && class.kind != ClassKind::Array;
    let place = usize::try_from(cx.int(1)).ok().filter(|_| shown);
    Ok((id, place.ok_or_else(unfit)?))
}

fn invocation(cx: &mut NativeContext<'_>) -> NativeResult {
    let (class, place) = usable_place(cx, Kind::Method)?;
    let method = *cx.vm.loader.classes.class(class).methods.get(place).ok_or_else(unfit)?;
    Ok(cx.vm.adapters().reflective_invocation(method)?.into())
}

fn field_access(cx: &mut NativeContext<'_>) -> NativeResult {
    let (class, place) = usable_place(cx, Kind::Field)?;
    if cx.vm.loader.classes.class(class).fields.get(place).is_none() {
        return Err(unfit());
    }
    Ok(cx.vm.adapters().reflective_field(class, place)?.into())
}

/// Stores a value, a primitive one in its own wrapper, into a final field of an object. Fields of the library, of records and of
/// hidden classes, and static ones stay as they are.
fn store_final(cx: &mut NativeContext<'_>) -> NativeResult {
    let (id, place) = usable_place(cx, Kind::Field)?;
    let class = cx.vm.loader.classes.class(id);
    let is_record = class.file.as_ref().is_some_and(|file| file.record_components().is_some());
    let field = class.fields.get(place).ok_or_else(unfit)?;
    if class.boot || class.hidden || is_record || field.is_static() {
        return Err(unfit());
    }
    let (offset, descriptor) = (field.offset, Arc::clone(&field.descriptor));
    let wanted = match FieldType::parse(&descriptor).ok_or_else(unfit)? {
        FieldType::Object(name) | FieldType::Array(name) => {
            Some(cx.vm.loader.class_named(&mut cx.vm.runtime, id, name)?)
        }
        FieldType::Primitive(_) => None,
    };
    let object = cx.non_null(2)?.raw();
    if !cx.vm.loader.classes.is_subtype(cx.vm.runtime.heap.class_of(object), id) {
        return Err(unfit());
    }
    let value = cx.object(3).map_or(Ref::NULL, |value| value.raw());
    if let Some(wanted) = wanted {
        if !value.is_null() && !cx.vm.loader.classes.is_subtype(cx.vm.runtime.heap.class_of(value), wanted) {
            return Err(unfit());
        }
        cx.vm.runtime.heap.store_reference(object, offset, value);
        return Ok(().into());
    }
    cx.vm.store_unwrapped(object, offset, &descriptor, value)?;
    Ok(NativeOutcome::Value(0))
}
