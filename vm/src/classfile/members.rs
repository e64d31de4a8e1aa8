//! Flags of the class, its supertypes, fields and methods (JVMS 4.1, 4.5, 4.6): classfile-parser's records in, checked
//! records of the model out.

use classfile_parser::field_info::FieldInfo;
use classfile_parser::method_info::MethodInfo;

use super::access::AccessFlags;
use super::constant_pool::Tag;
use super::error::{ClassFileError, ErrorKind};
use super::member_attributes;
use super::model::{FieldRecord, MethodRecord};
use super::parse::{Checked, Context, Layout};
use crate::keyed::{Keyed, KeyedSet};

/// The flags that are defined for a class; other bits are not shown in messages.
const CLASS_FLAGS: u16 = 0x7631;
/// The same for a class in `InnerClasses`.
pub(super) const INNER_CLASS_FLAGS: u16 = 0x763F;
const FIELD_FLAGS: u16 = 0x50DF;
const METHOD_FLAGS: u16 = 0x1DFF;

/// Checks the class's flags and gives them as they hold: interfaces of versions before 50 are abstract anyway.
pub(super) fn class_access(context: &Context<'_>, flags: AccessFlags, module_tag: Option<u8>) -> Checked<AccessFlags> {
    let flags = checked_class_flags(context, flags, CLASS_FLAGS)?;
    match module_tag {
        Some(tag) => Err(context.in_class_file(format_args!("Unknown constant tag {tag}"))),
        None => Ok(flags),
    }
}

/// Checks flags of a class, also those that `InnerClasses` repeats; messages show the `defined` ones.
pub(super) fn checked_class_flags(context: &Context<'_>, flags: AccessFlags, defined: u16) -> Checked<AccessFlags> {
    let (major, class) = (context.names.major, context.names.class);
    if major >= 53 && flags.is_module() {
        let message = format!("{class} is not a class because access_flag ACC_MODULE is set");
        return Err(ClassFileError { kind: ErrorKind::NoClassDefFound, message });
    }
    let flags = if flags.is_interface() && major < 50 { AccessFlags(flags.0 | AccessFlags::ABSTRACT) } else { flags };
    let modern = major >= 49;
    let illegal = (flags.is_abstract() && flags.is_final())
        || (flags.is_interface() && !flags.is_abstract())
        || (flags.is_interface() && modern && (flags.is_super() || flags.is_enum()))
        || (!flags.is_interface() && modern && flags.is_annotation());
    if illegal {
        let shown = flags.0 & defined;
        return Err(context.error(format_args!("Illegal class modifiers in class {class}: 0x{shown:X}")));
    }
    Ok(flags)
}

/// Checks the superclass's index: 0 for `java/lang/Object` alone.
pub(super) fn check_super_class(context: &Context<'_>, index: u16) -> Checked<()> {
    if index == 0 && context.names.class == "java/lang/Object" {
        return Ok(());
    }
    let Ok(name) = context.pool.class_name(index) else {
        return Err(context.in_class_file(format_args!("Invalid superclass index {index}")));
    };
    context.require(!name.starts_with('['), format_args!("Bad superclass name"))
}

/// Checks the direct superinterfaces' indices and that none is named twice.
pub(super) fn check_interfaces(context: &Context<'_>, indices: &[u16]) -> Checked<()> {
    let mut seen = KeyedSet::default();
    let mut duplicate = None;
    for index in indices {
        let Ok(name) = context.pool.class_name(*index) else {
            return Err(context.in_class_file(format_args!("Interface name has bad constant pool index {index}")));
        };
        context.require(!name.starts_with('['), format_args!("Bad interface name"))?;
        if indices.len() > 1 && !seen.insert(name) {
            duplicate = duplicate.or(Some(name));
        }
    }
    match duplicate {
        Some(name) => Err(context.in_class_file(format_args!("Duplicate interface name \"{name}\""))),
        None => Ok(()),
    }
}

/// Checks all fields.
pub(super) fn fields(context: &Context<'_>, fields: &[FieldInfo], layout: &mut Layout) -> Checked<Box<[FieldRecord]>> {
    let mut records = Vec::with_capacity(fields.len());
    for field in fields {
        context.pauses.reach(layout.at);
        let access = field_access(context, AccessFlags(flags_at(context, layout.at)?))?;
        let (name, descriptor) = (field.name_index, field.descriptor_index);
        for (index, what) in [(name, "name"), (descriptor, "signature")] {
            let message = format_args!("Invalid constant pool index {index} for field {what}");
            context.require(context.is(index, Tag::Utf8), message)?;
            if what == "name" {
                context.names.field_name(context.utf8(index))?;
            } else {
                context.names.field_descriptor(context.utf8(name), context.utf8(index))?;
            }
        }
        layout.at += 6;
        let start = layout.at;
        let attributes = layout.attributes(&field.attributes);
        let constant_value = member_attributes::field(context, access, descriptor, &field.attributes, start)?;
        records.push(FieldRecord {
            access,
            name_index: name,
            descriptor_index: descriptor,
            constant_value,
            attributes,
        });
    }
    check_duplicates(context, "field", records.iter().map(|field| (field.name_index, field.descriptor_index)))?;
    Ok(records.into_boxed_slice())
}

/// Checks all methods.
pub(super) fn methods(
    context: &Context<'_>,
    methods: &[MethodInfo],
    layout: &mut Layout,
) -> Checked<Box<[MethodRecord]>> {
    let mut records = Vec::with_capacity(methods.len());
    for method in methods {
        context.pauses.reach(layout.at);
        let (name_index, descriptor_index) = (method.name_index, method.descriptor_index);
        let message = format_args!("Illegal constant pool index {name_index} for method name");
        context.require(context.is(name_index, Tag::Utf8), message)?;
        let name = context.utf8(name_index);
        context.names.method_name(name)?;
        let message = format_args!("Illegal constant pool index {descriptor_index} for method signature");
        context.require(context.is(descriptor_index, Tag::Utf8), message)?;
        let descriptor = context.utf8(descriptor_index);

        let access = method_access(context, name_index, AccessFlags(flags_at(context, layout.at)?))?;
        let argument_slots = method_signature(context, name, descriptor, access)?;
        layout.at += 6;
        let start = layout.at;
        let attributes = layout.attributes(&method.attributes);
        let (code, exceptions) = member_attributes::method(context, access, argument_slots, &method.attributes, start)?;
        records.push(MethodRecord { access, name_index, descriptor_index, code, exceptions, attributes });
    }
    check_duplicates(context, "method", records.iter().map(|method| (method.name_index, method.descriptor_index)))?;
    Ok(records.into_boxed_slice())
}

/// The flags at an offset of the file: classfile-parser drops those it does not know.
fn flags_at(context: &Context<'_>, at: usize) -> Checked<u16> {
    super::cursor::Cursor::new(context.pool.bytes(), at).u2()
}

fn has_two_visibilities(flags: AccessFlags) -> bool {
    u8::from(flags.is_public()) + u8::from(flags.is_private()) + u8::from(flags.is_protected()) > 1
}

/// JVMS 4.5: the flags of a field, those not defined masked out.
fn field_access(context: &Context<'_>, flags: AccessFlags) -> Checked<AccessFlags> {
    const CONSTANT: u16 = AccessFlags::PUBLIC | AccessFlags::STATIC | AccessFlags::FINAL;
    let flags = AccessFlags(flags.0 & FIELD_FLAGS);
    let illegal = if context.access.is_interface() {
        let is_enum = context.names.major >= 49 && flags.is_enum();
        flags.0 & !(AccessFlags::SYNTHETIC | AccessFlags::ENUM) != CONSTANT || is_enum
    } else {
        has_two_visibilities(flags) || (flags.is_final() && flags.is_volatile())
    };
    if illegal {
        let class = context.names.class;
        return Err(context.error(format_args!("Illegal field modifiers in class {class}: 0x{:X}", flags.0)));
    }
    Ok(flags)
}

/// JVMS 4.6: the flags of a method, those not defined masked out.
fn method_access(context: &Context<'_>, name_index: u16, flags: AccessFlags) -> Checked<AccessFlags> {
    let (class, major) = (context.names.class, context.names.major);
    let name = context.utf8(name_index);
    if name == b"<clinit>" {
        context.require(major < 51 || flags.is_static(), format_args!("Method <clinit> is not static"))?;
        let kept = if major < 51 { 0 } else { flags.0 & AccessFlags::STRICT };
        return Ok(AccessFlags(AccessFlags::STATIC | kept));
    }
    let illegal = if context.access.is_interface() {
        is_illegal_in_interface(flags, major)
    } else if has_two_visibilities(flags) {
        true
    } else if name == b"<init>" {
        flags.is_static()
            || flags.is_final()
            || flags.is_synchronized()
            || flags.is_native()
            || flags.is_abstract()
            || (major >= 49 && flags.is_bridge())
    } else {
        let strict_abstract = major < 61 && flags.is_strict();
        flags.is_abstract()
            && (flags.is_final()
                || flags.is_native()
                || flags.is_private()
                || flags.is_static()
                || (major >= 49 && (flags.is_synchronized() || strict_abstract)))
    };
    if illegal {
        let name = context.text(name_index);
        let message = format_args!("Method {name} in class {class} has illegal modifiers: 0x{:X}", flags.0);
        return Err(context.error(message));
    }
    if name == b"<init>" && context.access.is_interface() {
        return Err(context.error(format_args!("Interface cannot have a method named <init>, class file {class}")));
    }
    Ok(AccessFlags(flags.0 & METHOD_FLAGS))
}

fn is_illegal_in_interface(flags: AccessFlags, major: u16) -> bool {
    let never = flags.is_native() || (major >= 49 && flags.is_protected()) || flags.is_final();
    if major < 52 {
        // HotSpot looks at no more in older class files.
        let modern = major >= 49 && (flags.is_synchronized() || flags.is_private() || flags.is_strict());
        return never || modern || !flags.is_public() || !flags.is_abstract() || flags.is_static();
    }
    let strict = major < 61 && flags.is_strict();
    let wrongly_abstract = flags.is_abstract() && (flags.is_static() || flags.is_private() || strict);
    never || flags.is_synchronized() || flags.is_public() == flags.is_private() || wrongly_abstract
}

/// Checks a method's descriptor and gives the slots of its arguments, the receiver's among them.
fn method_signature(context: &Context<'_>, name: &[u8], descriptor: &[u8], access: AccessFlags) -> Checked<u32> {
    let initializer = name.starts_with(b"<");
    let clinit_arguments = context.names.major >= 51 && name == b"<clinit>" && descriptor != b"()V";
    if clinit_arguments {
        return Err(context.names.illegal_signature("Method", name, descriptor));
    }
    let parameters = context.names.method_descriptor(name, descriptor)?;
    if initializer && !descriptor.ends_with(b")V") {
        return Err(context.names.illegal_signature("Method", name, descriptor));
    }
    let slots = parameters + u32::from(!access.is_static());
    context.require(slots <= 255, format_args!("Too many arguments in method signature"))?;
    Ok(slots)
}

fn check_duplicates(
    context: &Context<'_>,
    what: &str,
    members: impl ExactSizeIterator<Item = (u16, u16)>,
) -> Checked<()> {
    if members.len() < 2 {
        return Ok(());
    }
    let mut seen = KeyedSet::with_capacity_and_hasher(members.len(), Keyed);
    for (name, descriptor) in members {
        if !seen.insert((context.utf8(name), context.utf8(descriptor))) {
            let (name, descriptor) = (context.text(name), context.text(descriptor));
            let message = format_args!("Duplicate {what} name \"{name}\" with signature \"{descriptor}\"");
            return Err(context.in_class_file(message));
        }
    }
    Ok(())
}
