//! The attributes of fields and methods (JVMS 4.7): checked in HotSpot's order and words, with what the model keeps of
//! them found on the way. The code's own attributes are in [`super::code_attribute`].

use classfile_parser::attribute_info::AttributeInfo;

use super::access::AccessFlags;
use super::code_attribute;
use super::constant_pool::Tag;
use super::cursor::Cursor;
use super::model::{CodeRecord, Span};
use super::parse::{Checked, Context, RawAttribute, raw_attributes};

/// The names of attributes that may occur once and whose content is kept raw.
const SINGLE: [&[u8]; 7] = [
    b"RuntimeVisibleAnnotations",
    b"RuntimeInvisibleAnnotations",
    b"RuntimeVisibleTypeAnnotations",
    b"RuntimeInvisibleTypeAnnotations",
    b"RuntimeVisibleParameterAnnotations",
    b"RuntimeInvisibleParameterAnnotations",
    b"AnnotationDefault",
];

/// Which of the single attributes an element has.
#[derive(Default)]
pub(super) struct Singles(u8);

impl Singles {
    /// Notes an attribute; fails if it may occur once and did, in a message that ends in `place`.
    pub fn note(&mut self, context: &Context<'_>, name: &[u8], place: &str) -> Checked<()> {
        let Some(position) = SINGLE.iter().position(|single| *single == name) else { return Ok(()) };
        let applies = match place {
            " for method" => true,
            _ => position < 4,
        };
        let bit = 1 << position;
        if applies && self.0 & bit != 0 {
            let name = String::from_utf8_lossy(name);
            return Err(context.in_class_file(format_args!("Multiple {name} attributes{place}")));
        }
        self.0 |= bit;
        Ok(())
    }
}

/// Checks that a marker attribute is empty.
pub(super) fn empty(context: &Context<'_>, name: &str, place: &str, length: u32) -> Checked<()> {
    context.require(length == 0, format_args!("Invalid {name} {place} attribute length {length}"))
}

/// The first index of an attribute of two bytes.
pub(super) fn index(context: &Context<'_>, attribute: &RawAttribute) -> Checked<u16> {
    Cursor::new(context.pool.bytes(), attribute.info.start as usize).u2()
}

/// Checks the text index of a member's `Signature`.
pub(super) fn signature_index(context: &Context<'_>, attribute: &RawAttribute) -> Checked<()> {
    let index = index(context, attribute)?;
    let message = format_args!("Invalid Signature attribute at constant pool index {index}");
    context.require(context.is(index, Tag::Utf8), message)
}

/// Checks a field's attributes, whose count is at `start`; gives the index of its constant value, or 0.
pub(super) fn field(
    context: &Context<'_>,
    access: AccessFlags,
    descriptor_index: u16,
    attributes: &[AttributeInfo],
    start: usize,
) -> Checked<u16> {
    let mut constant_value = 0;
    let mut has_constant_value = false;
    let mut has_signature = false;
    let mut singles = Singles::default();
    for attribute in raw_attributes(attributes, start) {
        let RawAttribute { name_index, info } = attribute;
        let length = info.length;
        let message = format_args!("Invalid field attribute index {name_index}");
        context.require(context.is(name_index, Tag::Utf8), message)?;
        match context.utf8(name_index) {
            b"ConstantValue" if access.is_static() => {
                context.require(!has_constant_value, format_args!("Duplicate ConstantValue attribute"))?;
                let message = format_args!("Invalid ConstantValue field attribute length {length}");
                context.require(length == 2, message)?;
                has_constant_value = true;
                constant_value = index(context, &attribute)?;
                check_constant_value(context, constant_value, context.utf8(descriptor_index))?;
            }
            b"Synthetic" => empty(context, "Synthetic", "field", length)?,
            b"Deprecated" => empty(context, "Deprecated", "field", length)?,
            b"Signature" if context.names.major >= 49 => {
                context.require(!has_signature, format_args!("Multiple Signature attributes for field"))?;
                has_signature = true;
                let message = format_args!("Wrong size {length} for field's Signature attribute");
                context.require(length == 2, message)?;
                signature_index(context, &attribute)?;
            }
            name if context.names.major >= 49 => singles.note(context, name, " for field")?,
            _ => {}
        }
    }
    Ok(constant_value)
}

/// JVMS table 4.7.2-A: which constant fits which type of field.
fn check_constant_value(context: &Context<'_>, index: u16, descriptor: &[u8]) -> Checked<()> {
    let Some(tag) = context.pool.tag(index) else {
        let message = format_args!("Bad initial value index {index} in ConstantValue attribute");
        return Err(context.in_class_file(message));
    };
    let wanted = match descriptor.first() {
        Some(b'J') => Tag::Long,
        Some(b'F') => Tag::Float,
        Some(b'D') => Tag::Double,
        Some(b'L') => {
            let fits = descriptor == b"Ljava/lang/String;" && tag == Tag::String;
            return context.require(fits, format_args!("Bad string initial value"));
        }
        Some(b'[') | None => return Err(context.in_class_file(format_args!("Unable to set initial value {index}"))),
        Some(_) => Tag::Integer,
    };
    context.require(tag == wanted, format_args!("Inconsistent constant value type"))
}

/// Checks a method's attributes, whose count is at `start`; gives its code and the indices of its `Exceptions`.
pub(super) fn method(
    context: &Context<'_>,
    access: AccessFlags,
    argument_slots: u32,
    attributes: &[AttributeInfo],
    start: usize,
) -> Checked<(Option<CodeRecord>, Span)> {
    let has_code = !access.is_native() && !access.is_abstract();
    let mut code = None;
    let mut exceptions = None;
    let mut has_parameters = false;
    let mut has_signature = false;
    let mut singles = Singles::default();
    for attribute in raw_attributes(attributes, start) {
        let RawAttribute { name_index, info } = attribute;
        let length = info.length;
        let message = format_args!("Invalid method attribute name index {name_index}");
        context.require(context.is(name_index, Tag::Utf8), message)?;
        match context.utf8(name_index) {
            b"Code" => {
                context.require(has_code, format_args!("Code attribute in native or abstract methods"))?;
                context.require(code.is_none(), format_args!("Multiple Code attributes"))?;
                code = Some(code_attribute::read(context, info, argument_slots)?);
            }
            b"Exceptions" => {
                context.require(exceptions.is_none(), format_args!("Multiple Exceptions attributes"))?;
                exceptions = Some(read_exceptions(context, info)?);
            }
            b"MethodParameters" => {
                context.require(!has_parameters, format_args!("Multiple MethodParameters attributes"))?;
                has_parameters = true;
                let count = Cursor::new(context.pool.bytes(), info.start as usize).u1()?;
                if length != 1 + 4 * u32::from(count) {
                    let message =
                        format_args!("Invalid MethodParameters method attribute length {length} in class file");
                    return Err(context.error(message));
                }
            }
            b"Synthetic" => empty(context, "Synthetic", "method", length)?,
            b"Deprecated" => empty(context, "Deprecated", "method", length)?,
            b"Signature" if context.names.major >= 49 => {
                context.require(!has_signature, format_args!("Multiple Signature attributes for method"))?;
                has_signature = true;
                context.require(length == 2, format_args!("Invalid Signature attribute length {length}"))?;
                signature_index(context, &attribute)?;
            }
            name if context.names.major >= 49 => singles.note(context, name, " for method")?,
            _ => {}
        }
    }
    let message = format_args!("Absent Code attribute in method that is not native or abstract");
    context.require(has_code == code.is_some(), message)?;
    Ok((code, exceptions.unwrap_or_default()))
}

fn read_exceptions(context: &Context<'_>, info: Span) -> Checked<Span> {
    let mut cursor = Cursor::new(context.pool.bytes(), info.start as usize);
    let count = cursor.u2()?;
    let table = cursor.span(2 * usize::from(count))?;
    for index in table.of(context.pool.bytes()).as_chunks().0 {
        let index = u16::from_be_bytes(*index);
        let message = format_args!("Exception name has bad type at constant pool {index}");
        context.require(context.is(index, Tag::Class), message)?;
    }
    context.require(info.length == 2 + table.length, format_args!("Exceptions attribute has wrong length"))?;
    Ok(table)
}
