//! Class assembly: the text form of a class file, for `--dump=class` and for tests.
//!
//! In: a [`ClassFile`]. Out: text in the grammar of `docs/class-assembly.md`, which `assemble` reads back. It is
//! deterministic, symbolic (no constant pool indices) and pure ASCII, so that dumps can be compared and shown anywhere.
//! What it cannot express (contents of annotations and of unknown attributes) is named in a comment.

mod code;
mod words;

use std::fmt::{self, Write};

pub use code::{ARRAY_TYPE_WORDS, instructions};
pub use words::{HANDLE_WORDS, RESERVED_WORDS, VERIFICATION_TYPE_WORDS};

use super::access::{CLASS_FLAG_WORDS, FIELD_FLAG_WORDS, INNER_CLASS_FLAG_WORDS, METHOD_FLAG_WORDS};
use super::attributes::Attributes;
use super::model::{ClassFile, FieldInfo, MethodInfo};
use words::{AnyConstant, Flags, Handle, Name};

/// The attributes that are printed in a form of their own.
const PRINTED: [&str; 17] = [
    "BootstrapMethods",
    "Code",
    "ConstantValue",
    "EnclosingMethod",
    "Exceptions",
    "InnerClasses",
    "LineNumberTable",
    "LocalVariableTable",
    "NestHost",
    "NestMembers",
    "PermittedSubclasses",
    "Record",
    "Signature",
    "SourceFile",
    "StackMapTable",
    "Synthetic",
    "Deprecated",
];

/// A class that prints as class assembly.
///
/// The text can be far longer than the class file, as it spells out names that the file shares; so it is written piece by
/// piece, and who prints what a stranger wrote should write it to a stream and not into memory.
#[derive(Clone, Copy, Debug)]
pub struct ClassAssembly<'a>(pub &'a ClassFile);

impl fmt::Display for ClassAssembly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_class(f, self.0)
    }
}

fn write_class(out: &mut dyn Write, class: &ClassFile) -> fmt::Result {
    writeln!(out, ".version {} {}", class.major_version(), class.minor_version())?;
    writeln!(out, ".class {}{}", Flags(class.access(), &CLASS_FLAG_WORDS), Name(class.name()))?;
    match class.super_name() {
        Some(name) => writeln!(out, ".super {}", Name(name))?,
        None => writeln!(out, ".super none")?,
    }
    names(out, ".implements", class.interfaces())?;
    class_attributes(out, class)?;
    for field in class.fields() {
        writeln!(out)?;
        write_field(out, class, field)?;
    }
    for method in class.methods() {
        writeln!(out)?;
        write_method(out, class, method)?;
    }
    writeln!(out, ".end")
}

/// A directive and names after it; nothing if there are none.
fn names<'a>(out: &mut dyn Write, directive: &str, mut names: impl ExactSizeIterator<Item = &'a str>) -> fmt::Result {
    if names.len() == 0 {
        return Ok(());
    }
    out.write_str(directive)?;
    names.try_for_each(|name| write!(out, " {}", Name(name)))?;
    writeln!(out)
}

fn class_attributes(out: &mut dyn Write, class: &ClassFile) -> fmt::Result {
    if let Some(name) = class.source_file() {
        writeln!(out, ".attribute SourceFile utf8 {}", Name(name))?;
    }
    attributes(out, ".attribute", class.attributes())?;
    if let Some(host) = class.nest_host() {
        writeln!(out, ".attribute NestHost class {}", Name(host))?;
    }
    for member in class.nest_members() {
        writeln!(out, ".nestmember {}", Name(member))?;
    }
    if let Some(permitted) = class.permitted_subclasses() {
        write!(out, ".permits")?;
        permitted.into_iter().try_for_each(|name| write!(out, " {}", Name(name)))?;
        writeln!(out)?;
    }
    let or_none = |out: &mut dyn Write, name: Option<&str>| match name {
        Some(name) => write!(out, " {}", Name(name)),
        None => write!(out, " none"),
    };
    for inner in class.inner_classes() {
        write!(out, ".inner {}{}", Flags(inner.access, &INNER_CLASS_FLAG_WORDS), Name(inner.class))?;
        or_none(out, inner.outer)?;
        or_none(out, inner.name)?;
        writeln!(out)?;
    }
    if let Some(enclosing) = class.enclosing_method() {
        write!(out, ".enclosing {}", Name(enclosing.class))?;
        if let Some(method) = enclosing.method {
            write!(out, " {} {}", Name(method.name), Name(method.descriptor))?;
        }
        writeln!(out)?;
    }
    for index in 0..class.bootstrap_method_count() {
        let Some(method) = u16::try_from(index).ok().and_then(|index| class.bootstrap_method(index)) else { continue };
        write!(out, ".bootstrap {}", Handle(method.method))?;
        for argument in method.arguments() {
            write!(out, " {}", AnyConstant(class.pool(), argument))?;
        }
        writeln!(out)?;
    }
    if let Some(components) = class.record_components() {
        writeln!(out, ".record")?;
        for component in components {
            writeln!(out, ".component {} {}", Name(component.name), Name(component.descriptor))?;
            attributes(out, ".componentattribute", component.attributes)?;
        }
    }
    Ok(())
}

/// What class, fields, methods and record components have in common, after the directive for their attributes; other
/// attributes are named in comments.
fn attributes(out: &mut dyn Write, directive: &str, attributes: Attributes<'_>) -> fmt::Result {
    if let Some(signature) = attributes.clone().signature() {
        writeln!(out, "{directive} Signature utf8 {}", Name(signature))?;
    }
    for name in ["Synthetic", "Deprecated"] {
        if attributes.clone().named(name).is_some() {
            writeln!(out, "{directive} {name}")?;
        }
    }
    for other in attributes.filter(|attribute| !PRINTED.contains(&attribute.name)) {
        writeln!(out, "// {directive} {}: {} bytes", Name(other.name), other.info.len())?;
    }
    Ok(())
}

fn write_field(out: &mut dyn Write, class: &ClassFile, field: FieldInfo<'_>) -> fmt::Result {
    let (name, descriptor) = (Name(field.name()), Name(field.descriptor()));
    write!(out, ".field {}{name} {descriptor}", Flags(field.access(), &FIELD_FLAG_WORDS))?;
    if let Some(index) = field.constant_value() {
        write!(out, " = {}", AnyConstant(class.pool(), index))?;
    }
    writeln!(out)?;
    attributes(out, ".fieldattribute", field.attributes())
}

fn write_method(out: &mut dyn Write, class: &ClassFile, method: MethodInfo<'_>) -> fmt::Result {
    let (name, descriptor) = (Name(method.name()), Name(method.descriptor_text()));
    writeln!(out, ".method {}{name} {descriptor}", Flags(method.access(), &METHOD_FLAG_WORDS))?;
    names(out, ".throws", method.exceptions())?;
    attributes(out, ".methodattribute", method.attributes())?;
    if let Some(code) = method.code() {
        code::print(out, class.pool(), code)?;
        attributes(out, ".attribute", code.attributes())?;
    }
    writeln!(out, ".end")
}
