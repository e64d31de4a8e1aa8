//! The attributes of the class itself (JVMS 4.7): checked in HotSpot's order and words, with what the model keeps.

use classfile_parser::attribute_info::AttributeInfo;

use super::access::AccessFlags;
use super::constant_pool::Tag;
use super::cursor::Cursor;
use super::member_attributes::{Singles, empty, index, signature_index};
use super::members;
use super::model::{ClassTables, Span};
use super::parse::{Checked, Context, RawAttribute, raw_attributes};
use crate::keyed::KeyedSet;

/// Reads the class's attributes, whose count is at `start`. `greatest_bootstrap` is the greatest bootstrap method index
/// that the constant pool uses.
pub(super) fn read(
    context: &Context<'_>,
    attributes: &[AttributeInfo],
    start: usize,
    greatest_bootstrap: Option<u16>,
) -> Checked<ClassTables> {
    let mut reader = Reader { context, greatest_bootstrap, ..Reader::new(context) };
    for attribute in raw_attributes(attributes, start) {
        let name_index = attribute.name_index;
        let message = format_args!("Attribute name has bad constant pool index {name_index}");
        context.require(context.is(name_index, Tag::Utf8), message)?;
        reader.attribute(context.utf8(name_index), &attribute)?;
    }
    reader.deferred()?;
    Ok(reader.tables)
}

const SOURCE_FILE: &str = "SourceFile";
const DEBUG_EXTENSION: &str = "SourceDebugExtension";
const INNER_CLASSES: &str = "InnerClasses";
const SIGNATURE: &str = "Signature";
const ENCLOSING_METHOD: &str = "EnclosingMethod";
const BOOTSTRAP_METHODS: &str = "BootstrapMethods";
const NEST_HOST: &str = "NestHost";
const NEST_MEMBERS: &str = "NestMembers";
const RECORD: &str = "Record";
const PERMITTED_SUBCLASSES: &str = "PermittedSubclasses";

/// The attributes that may occur once, with the first version that knows them.
const ONCE: [(&str, u16); 10] = [
    (SOURCE_FILE, 45),
    (DEBUG_EXTENSION, 45),
    (INNER_CLASSES, 45),
    (SIGNATURE, 49),
    (ENCLOSING_METHOD, 49),
    (BOOTSTRAP_METHODS, 51),
    (NEST_HOST, 55),
    (NEST_MEMBERS, 55),
    (RECORD, 60),
    (PERMITTED_SUBCLASSES, 61),
];

/// The attributes that are read after all others, in this order.
const DEFERRED: [&str; 4] = [INNER_CLASSES, NEST_MEMBERS, RECORD, PERMITTED_SUBCLASSES];

struct Reader<'a> {
    context: &'a Context<'a>,
    greatest_bootstrap: Option<u16>,
    /// Which of [`ONCE`] were read.
    seen: u16,
    singles: Singles,
    /// The content of the attributes that HotSpot reads after all others, by place in [`DEFERRED`].
    deferred: [Span; DEFERRED.len()],
    tables: ClassTables,
}

impl<'a> Reader<'a> {
    fn new(context: &'a Context<'a>) -> Self {
        let (singles, tables) = (Singles::default(), ClassTables::default());
        Reader { context, greatest_bootstrap: None, seen: 0, singles, deferred: Default::default(), tables }
    }

    fn seen(&self, name: &str) -> bool {
        ONCE.iter().zip(0..).any(|((once, _), bit)| *once == name && self.seen & 1 << bit != 0)
    }

    fn attribute(&mut self, name: &[u8], attribute: &RawAttribute) -> Checked<()> {
        let context = self.context;
        let info = attribute.info;
        let (start, length) = (info.start as usize, info.length);
        let known = ONCE.iter().zip(0..).find(|((once, _), _)| once.as_bytes() == name);
        let Some(((name, first_version), bit)) = known else {
            return match name {
                b"Synthetic" => empty(context, "Synthetic", "classfile", length),
                b"Deprecated" => empty(context, "Deprecated", "classfile", length),
                _ if context.names.major >= 49 => self.singles.note(context, name, ""),
                _ => Ok(()),
            };
        };
        if context.names.major < *first_version {
            return Ok(());
        }
        if *name == SOURCE_FILE {
            context.require(length == 2, format_args!("Wrong SourceFile attribute length"))?;
        }
        context.require(self.seen & 1 << bit == 0, format_args!("Multiple {name} attributes"))?;
        self.seen |= 1 << bit;
        let mut cursor = Cursor::new(context.pool.bytes(), start);
        match *name {
            SOURCE_FILE => {
                let index = index(context, attribute)?;
                let message = format_args!("Invalid SourceFile attribute at constant pool index {index}");
                context.require(context.is(index, Tag::Utf8), message)?;
                self.tables.source_file = index;
            }
            SIGNATURE => {
                context.require(length == 2, format_args!("Wrong Signature attribute length {length}"))?;
                let index = index(context, attribute)?;
                let message = format_args!("Invalid constant pool index {index} in Signature attribute");
                context.require(context.is(index, Tag::Utf8), message)?;
            }
            ENCLOSING_METHOD => self.enclosing_method(&mut cursor, info)?,
            BOOTSTRAP_METHODS => self.bootstrap_methods(&mut cursor, info)?,
            NEST_HOST => {
                let conflict = format_args!("Conflicting NestMembers and NestHost attributes");
                context.require(!self.seen(NEST_MEMBERS), conflict)?;
                context.require(length == 2, format_args!("Wrong NestHost attribute length"))?;
                let host = index(context, attribute)?;
                let message = format_args!("Nest-host class_info_index {host} has bad constant type");
                context.require(context.is(host, Tag::Class), message)?;
                self.tables.nest_host = host;
            }
            NEST_MEMBERS => {
                let conflict = format_args!("Conflicting NestHost and NestMembers attributes");
                context.require(!self.seen(NEST_HOST), conflict)?;
            }
            PERMITTED_SUBCLASSES if context.access.is_final() => {
                let class = context.names.class;
                return Err(context.error(format_args!("PermittedSubclasses attribute in final class file {class}")));
            }
            _ => {}
        }
        if let Some(place) = DEFERRED.iter().zip(&mut self.deferred).find(|(deferred, _)| *deferred == name) {
            *place.1 = info;
        }
        Ok(())
    }

    /// Reads the attributes that were put off.
    fn deferred(&mut self) -> Checked<()> {
        let context = self.context;
        for (name, info) in DEFERRED.iter().zip(self.deferred).filter(|(_, info)| *info != Span::default()) {
            let mut cursor = Cursor::new(context.pool.bytes(), info.start as usize);
            match *name {
                INNER_CLASSES => self.inner_classes(&mut cursor, info.length)?,
                NEST_MEMBERS => {
                    self.tables.nest_members = self.classes(&mut cursor, "Nest member")?;
                    let fits = info.length == 2 + self.tables.nest_members.length;
                    context.require(fits, format_args!("Wrong NestMembers attribute length"))?;
                }
                RECORD => self.record(&mut cursor, info)?,
                _ => {
                    self.tables.permitted_subclasses = self.classes(&mut cursor, "Permitted subclass")?;
                    let fits = info.length == 2 + self.tables.permitted_subclasses.length;
                    context.require(fits, format_args!("Wrong PermittedSubclasses attribute length"))?;
                }
            }
        }
        let missing = self.greatest_bootstrap.is_some() && !self.seen(BOOTSTRAP_METHODS);
        context.require(!missing, format_args!("Missing BootstrapMethods attribute"))
    }

    /// A counted table of `Class` indices.
    fn classes(&self, cursor: &mut Cursor<'_>, what: &str) -> Checked<Span> {
        let context = self.context;
        let count = cursor.u2()?;
        let table = cursor.span(2 * usize::from(count))?;
        for index in table.of(context.pool.bytes()).as_chunks().0 {
            let index = u16::from_be_bytes(*index);
            let message = format_args!("{what} class_info_index {index} has bad constant type");
            context.require(context.is(index, Tag::Class), message)?;
        }
        Ok(table)
    }

    fn inner_classes(&mut self, cursor: &mut Cursor<'_>, length: u32) -> Checked<()> {
        let context = self.context;
        let count = cursor.u2()?;
        let table = cursor.span(8 * usize::from(count))?;
        let entries = table.of(context.pool.bytes()).as_chunks::<8>().0;
        // Flags that mean nothing for an inner class tell no two entries apart.
        let mut seen = KeyedSet::default();
        let mut unique = true;
        for [a, b, c, d, e, f, g, h] in entries {
            let inner = u16::from_be_bytes([*a, *b]);
            let outer = u16::from_be_bytes([*c, *d]);
            let name = u16::from_be_bytes([*e, *f]);
            let message = format_args!("inner_class_info_index {inner} has bad constant type");
            context.require(context.is(inner, Tag::Class), message)?;
            let message = format_args!("outer_class_info_index {outer} has bad constant type");
            context.require(outer == 0 || context.is(outer, Tag::Class), message)?;
            let is_array = outer != 0
                && context.pool.class_name_index(outer).is_ok_and(|name| context.utf8(name).first() == Some(&b'['));
            context.require(!is_array, format_args!("Outer class is an array class"))?;
            let message = format_args!("inner_name_index {name} has bad constant type");
            context.require(name == 0 || context.is(name, Tag::Utf8), message)?;
            context.require(inner != outer, format_args!("Class is both outer and inner class"))?;
            let flags = AccessFlags(u16::from_be_bytes([*g, *h]));
            let flags = members::checked_class_flags(context, flags, members::INNER_CLASS_FLAGS)?;
            if entries.len() > 1 {
                unique &= seen.insert((inner, outer, name, flags.0 & members::INNER_CLASS_FLAGS));
            }
        }
        if context.names.major >= 49 {
            context.require(unique, format_args!("Duplicate entry in InnerClasses attribute"))?;
            context.require(length == 2 + table.length, format_args!("Wrong InnerClasses attribute length"))?;
        }
        self.tables.inner_classes = table;
        self.tables.own_inner_class = self.own_entry(entries);
        Ok(())
    }

    /// The place of the first entry about the class itself, counted from 1; 0 if there is none. A name that many entries
    /// have is compared once, as names are long where somebody wants them to be.
    fn own_entry(&self, entries: &[[u8; 8]]) -> u16 {
        let (pool, own) = (self.context.pool, self.context.names.class);
        let mut compared = KeyedSet::default();
        let place = entries.iter().position(|[a, b, ..]| {
            let name = pool.class_name_index(u16::from_be_bytes([*a, *b])).unwrap_or_default();
            compared.insert(name) && pool.name(name) == Ok(own)
        });
        place.map_or(0, |place| place as u16 + 1)
    }

    fn enclosing_method(&mut self, cursor: &mut Cursor<'_>, info: Span) -> Checked<()> {
        let context = self.context;
        let length = info.length;
        context.require(length == 4, format_args!("Wrong EnclosingMethod attribute length {length}"))?;
        let (class, method) = (cursor.u2()?, cursor.u2()?);
        context.require(class != 0, format_args!("Invalid class index in EnclosingMethod attribute"))?;
        let message = format_args!("Invalid or out-of-bounds class index in EnclosingMethod attribute");
        context.require(context.is(class, Tag::Class), message)?;
        let message = format_args!("Invalid or out-of-bounds method index in EnclosingMethod attribute");
        context.require(method == 0 || context.is(method, Tag::NameAndType), message)?;
        self.tables.enclosing_method = info;
        Ok(())
    }

    fn bootstrap_methods(&mut self, cursor: &mut Cursor<'_>, info: Span) -> Checked<()> {
        let context = self.context;
        let length = info.length;
        let end = (info.start + length) as usize;
        context.require(length >= 2, format_args!("Invalid BootstrapMethods attribute length {length}"))?;
        let count = cursor.u2()?;
        let is_long_enough = self.greatest_bootstrap.is_none_or(|greatest| greatest < count);
        context.require(is_long_enough, format_args!("Short length on BootstrapMethods"))?;
        let mut methods = Vec::new();
        for _ in 0..count {
            let start = cursor.position();
            let (method, arguments) = (cursor.u2()?, cursor.u2()?);
            let message = format_args!("bootstrap_method_index {method} has bad constant type");
            context.require(context.is(method, Tag::MethodHandle), message)?;
            let arguments_length = 2 * usize::from(arguments);
            let message =
                format_args!("Invalid BootstrapMethods num_bootstrap_methods or num_bootstrap_arguments value");
            context.require(cursor.position() + arguments_length <= end, message)?;
            for argument in cursor.span(arguments_length)?.of(context.pool.bytes()).as_chunks().0 {
                let argument = u16::from_be_bytes(*argument);
                let message = format_args!("argument_index {argument} has bad constant type");
                context.require(context.pool.tag(argument).is_some_and(is_loadable), message)?;
            }
            methods.push(Span::new(start, cursor.position() - start));
        }
        context.require(cursor.position() == end, format_args!("Bad length on BootstrapMethods"))?;
        self.tables.bootstrap_methods = methods.into_boxed_slice();
        Ok(())
    }

    fn record(&mut self, cursor: &mut Cursor<'_>, info: Span) -> Checked<()> {
        let context = self.context;
        let count = cursor.u2()?;
        let mut components = Vec::new();
        for _ in 0..count {
            let start = cursor.position();
            let name = cursor.u2()?;
            let message = format_args!("Invalid constant pool index {name} for name in Record attribute");
            context.require(context.is(name, Tag::Utf8), message)?;
            context.names.field_name(context.utf8(name))?;
            let descriptor = cursor.u2()?;
            let message = format_args!("Invalid constant pool index {descriptor} for descriptor in Record attribute");
            context.require(context.is(descriptor, Tag::Utf8), message)?;
            context.names.field_descriptor(context.utf8(name), context.utf8(descriptor))?;
            self.component_attributes(cursor)?;
            components.push(Span::new(start, cursor.position() - start));
        }
        let end = (info.start + info.length) as usize;
        context.require(cursor.position() == end, format_args!("Record attribute has wrong length"))?;
        self.tables.record = Some(components.into_boxed_slice());
        Ok(())
    }

    fn component_attributes(&self, cursor: &mut Cursor<'_>) -> Checked<()> {
        let context = self.context;
        let mut singles = Singles::default();
        let mut has_signature = false;
        for _ in 0..cursor.u2()? {
            let (name_index, length) = (cursor.u2()?, cursor.u4()?);
            let message = format_args!("Invalid Record attribute name index {name_index}");
            context.require(context.is(name_index, Tag::Utf8), message)?;
            let info = cursor.span(length as usize)?;
            let name = context.utf8(name_index);
            if name != SIGNATURE.as_bytes() {
                singles.note(context, name, " for Record component")?;
                continue;
            }
            context.require(!has_signature, format_args!("Multiple Signature attributes for Record component"))?;
            has_signature = true;
            let message = format_args!("Invalid Signature attribute length {length} in Record component");
            context.require(length == 2, message)?;
            signature_index(context, &RawAttribute { name_index, info })?;
        }
        Ok(())
    }
}

/// Whether a constant can be loaded by `ldc` and so be an argument of a bootstrap method (JVMS table 4.4-C).
fn is_loadable(tag: Tag) -> bool {
    matches!(
        tag,
        Tag::Integer
            | Tag::Float
            | Tag::Long
            | Tag::Double
            | Tag::Class
            | Tag::String
            | Tag::MethodHandle
            | Tag::MethodType
            | Tag::Dynamic
    )
}
