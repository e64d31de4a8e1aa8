//! Class assembly: the text form of a class file, for `--dump=class` and for tests.
//!
//! In: a [`ClassFile`]. Out: text in the grammar of `docs/class-assembly.md`, which an assembler reads back. It is
//! deterministic, symbolic (no constant pool indices) and pure ASCII, so that dumps can be compared and shown anywhere.
//! What it cannot express (contents of annotations and of unknown attributes) is named in a comment.

mod code;
mod words;

use std::fmt::{self, Write};

pub use code::ARRAY_TYPE_WORDS;
pub use words::{HANDLE_WORDS, RESERVED_WORDS};

use super::access::{CLASS_FLAG_WORDS, FIELD_FLAG_WORDS, INNER_CLASS_FLAG_WORDS, METHOD_FLAG_WORDS};
use super::attributes::Attributes;
use super::model::{ClassFile, Field, Method};
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
    writeln!(out, "version {}.{}", class.major_version(), class.minor_version())?;
    write!(out, "class {}{}", Flags(class.access(), &CLASS_FLAG_WORDS), Name(class.name()))?;
    if let Some(name) = class.super_name() {
        write!(out, " extends {}", Name(name))?;
    }
    names(out, " implements", class.interfaces())?;
    writeln!(out, " {{")?;
    class_attributes(out, class)?;
    for field in class.fields() {
        writeln!(out)?;
        write_field(out, class, field)?;
    }
    for method in class.methods() {
        writeln!(out)?;
        write_method(out, class, method)?;
    }
    writeln!(out, "}}")
}

/// A word and names after it; nothing if there are none.
fn names<'a>(out: &mut dyn Write, word: &str, mut names: impl ExactSizeIterator<Item = &'a str>) -> fmt::Result {
    if names.len() == 0 {
        return Ok(());
    }
    out.write_str(word)?;
    names.try_for_each(|name| write!(out, " {}", Name(name)))
}

fn class_attributes(out: &mut dyn Write, class: &ClassFile) -> fmt::Result {
    if let Some(name) = class.source_file() {
        writeln!(out, "  source {}", Name(name))?;
    }
    member_attributes(out, "  ", class.attributes())?;
    if let Some(host) = class.nest_host() {
        writeln!(out, "  nest host {}", Name(host))?;
    }
    for member in class.nest_members() {
        writeln!(out, "  nest member {}", Name(member))?;
    }
    if let Some(permitted) = class.permitted_subclasses() {
        write!(out, "  permits")?;
        permitted.into_iter().try_for_each(|name| write!(out, " {}", Name(name)))?;
        writeln!(out)?;
    }
    for inner in class.inner_classes() {
        write!(out, "  inner {}{}", Flags(inner.access, &INNER_CLASS_FLAG_WORDS), Name(inner.class))?;
        if let Some(outer) = inner.outer {
            write!(out, " outer {}", Name(outer))?;
        }
        if let Some(name) = inner.name {
            write!(out, " name {}", Name(name))?;
        }
        writeln!(out)?;
    }
    if let Some(enclosing) = class.enclosing_method() {
        write!(out, "  enclosing {}", Name(enclosing.class))?;
        if let Some(method) = enclosing.method {
            write!(out, " {} {}", Name(method.name), Name(method.descriptor))?;
        }
        writeln!(out)?;
    }
    for index in 0..class.bootstrap_method_count() {
        let Some(method) = u16::try_from(index).ok().and_then(|index| class.bootstrap_method(index)) else { continue };
        writeln!(out, "  bootstrap {index} {} {{", Handle(method.method))?;
        for argument in method.arguments() {
            writeln!(out, "    {}", AnyConstant(class.pool(), argument))?;
        }
        writeln!(out, "  }}")?;
    }
    if let Some(components) = class.record_components() {
        writeln!(out, "  record {{")?;
        for component in components {
            writeln!(out, "    component {} {}", Name(component.name), Name(component.descriptor))?;
            member_attributes(out, "    ", component.attributes)?;
        }
        writeln!(out, "  }}")?;
    }
    Ok(())
}

/// What class, fields, methods and record components have in common; other attributes are named in comments.
fn member_attributes(out: &mut dyn Write, indent: &str, attributes: Attributes<'_>) -> fmt::Result {
    if let Some(signature) = attributes.clone().signature() {
        writeln!(out, "{indent}signature {}", Name(signature))?;
    }
    for (attribute, word) in [("Synthetic", "synthetic"), ("Deprecated", "deprecated")] {
        if attributes.clone().named(attribute).is_some() {
            writeln!(out, "{indent}attribute {word}")?;
        }
    }
    for other in attributes.filter(|attribute| !PRINTED.contains(&attribute.name)) {
        writeln!(out, "{indent}# attribute {}, {} bytes", Name(other.name), other.info.len())?;
    }
    Ok(())
}

fn write_field(out: &mut dyn Write, class: &ClassFile, field: Field<'_>) -> fmt::Result {
    let (name, descriptor) = (Name(field.name()), Name(field.descriptor()));
    write!(out, "  field {}{name} {descriptor}", Flags(field.access(), &FIELD_FLAG_WORDS))?;
    if let Some(index) = field.constant_value() {
        write!(out, " = {}", AnyConstant(class.pool(), index))?;
    }
    block(out, |out| member_attributes(out, "    ", field.attributes()))
}

fn write_method(out: &mut dyn Write, class: &ClassFile, method: Method<'_>) -> fmt::Result {
    let (name, descriptor) = (Name(method.name()), Name(method.descriptor_text()));
    write!(out, "  method {}{name} {descriptor}", Flags(method.access(), &METHOD_FLAG_WORDS))?;
    names(out, " throws", method.exceptions())?;
    block(out, |out| {
        member_attributes(out, "    ", method.attributes())?;
        match method.code() {
            Some(found) => {
                code::print(out, class.pool(), found)?;
                member_attributes(out, "    ", found.attributes())
            }
            None => Ok(()),
        }
    })
}

/// Ends a line, with a block in braces before the end if there is something to put into it.
fn block(out: &mut dyn Write, content: impl FnOnce(&mut dyn Write) -> fmt::Result) -> fmt::Result {
    let mut block = Block { out, is_open: false };
    content(&mut block)?;
    if block.is_open { out.write_str("  }\n") } else { out.write_str("\n") }
}

/// Opens a block with the first text written into it.
struct Block<'a> {
    out: &'a mut dyn Write,
    is_open: bool,
}

impl Write for Block<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if !self.is_open {
            self.is_open = true;
            self.out.write_str(" {\n")?;
        }
        self.out.write_str(text)
    }
}
