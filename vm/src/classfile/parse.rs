//! A class file in, its model out: structure by classfile-parser, everything else by us.
//!
//! The pre-pass reads what comes before the access flags; classfile-parser splits the rest into members and attributes;
//! the checks of JVMS 4.8 and the model are made from that. Offsets into the file are running sums of the lengths that
//! classfile-parser found, so that the model can point into the file's own bytes.
//!
//! Of several errors in one file the first in HotSpot's order is reported, but for truncation, which comes first here.

use std::cell::Cell;
use std::fmt;
use std::sync::OnceLock;

use classfile_parser::attribute_info::AttributeInfo;

use super::access::AccessFlags;
use super::bytes::ClassBytes;
use super::class_attributes;
use super::constant_pool::{ConstantPool, Tag};
use super::cursor::Cursor;
use super::error::{ClassFileError, ErrorKind};
use super::members;
use super::model::{ClassFile, Span};
use super::names::Names;
use super::pool_check;
use super::prepass::{self, Prepass, truncated};
use crate::stopping::STRETCH;

/// How many bytes a class file may have: far more than compilers write.
pub const MAX_CLASS_BYTES: usize = 16 << 20;

pub(super) type Checked<T> = Result<T, ClassFileError>;

/// Parses and checks a class file (JVMS 4.8).
///
/// `expected` is the binary name, with slashes, under which the class is loaded, if it is known: messages name the class
/// by it, and a file that holds another class is refused.
///
/// # Errors
///
/// The Java error to throw, worded as HotSpot 25 words it.
pub fn parse(bytes: impl Into<ClassBytes>, expected: Option<&str>) -> Result<ClassFile, ClassFileError> {
    parse_pausing(bytes.into(), expected, PoolNames::Unknown, &|| ())
}

/// What is known of the names and descriptors in a constant pool before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PoolNames {
    /// Nothing: all are checked.
    Unknown,
    /// They are legal: the file is the library's own, whose classes were checked when it was built.
    Legal,
}

/// As [`parse`], with a call of `pause` after each quarter of a megabyte of the file, which may unwind.
pub(crate) fn parse_pausing(
    bytes: ClassBytes,
    expected: Option<&str>,
    pool_names: PoolNames,
    pause: &dyn Fn(),
) -> Checked<ClassFile> {
    let class = expected.unwrap_or("<Unknown>");
    if bytes.len() > MAX_CLASS_BYTES {
        let message = format!("Class file {class} is larger than {MAX_CLASS_BYTES} bytes");
        return Err(ClassFileError::format(message));
    }
    let Prepass { minor, major, offsets, converted, module_tag, pool_end } = prepass::run(&bytes, class, pause)?;
    if bytes.len() > STRETCH {
        pause();
    }
    let poolless = prepass::without_pool(&bytes, pool_end);
    let (remainder, structure) = classfile_parser::class_parser(&poolless).map_err(|_| truncated())?;
    let has_extra_bytes = !remainder.is_empty();
    drop(poolless);
    let pool = ConstantPool::new(bytes, offsets, converted);
    let names = Names { class, major };
    let greatest_bootstrap = pool_check::check(&pool, names, pool_names)?;
    if pool.bytes().len() > STRETCH {
        pause();
    }

    let (this_class, super_class) = (structure.this_class, structure.super_class);
    // classfile-parser drops flags it does not know, so they are read again.
    let flags = Cursor::new(pool.bytes(), pool_end).u2()?;
    let pauses = Pauses { pause, next: Cell::new(pool_end + STRETCH) };
    let context = Context { pool: &pool, names, access: AccessFlags(0), pauses: &pauses };
    let access = members::class_access(&context, AccessFlags(flags), module_tag)?;
    let class = context.this_class(this_class, expected)?;
    let context = Context { pool: &pool, names: Names { class, major }, access, pauses: &pauses };
    members::check_super_class(&context, super_class)?;

    let mut layout = Layout { at: pool_end + 6 };
    let interfaces = layout.table(structure.interfaces.len() * 2);
    members::check_interfaces(&context, &structure.interfaces)?;
    layout.count();
    let fields = members::fields(&context, &structure.fields, &mut layout)?;
    layout.count();
    let methods = members::methods(&context, &structure.methods, &mut layout)?;
    let start = layout.at;
    let attributes = layout.attributes(&structure.attributes);
    let tables = class_attributes::read(&context, &structure.attributes, start, greatest_bootstrap)?;
    if has_extra_bytes {
        return Err(context.error(format_args!("Extra bytes at the end of class file {class}")));
    }
    if access.is_interface() && pool.class_name(super_class) != Ok("java/lang/Object") {
        return Err(context.in_class_file(format_args!("Interfaces must have java.lang.Object as superclass")));
    }
    Ok(ClassFile {
        minor,
        major,
        access,
        this_class,
        super_class,
        interfaces,
        fields,
        methods,
        attributes,
        tables,
        pool,
        member_facts: OnceLock::new(),
    })
}

/// What every check needs: the constants, how messages name the class, the version, and the class's flags.
pub(super) struct Context<'a> {
    pub pool: &'a ConstantPool,
    pub names: Names<'a>,
    pub access: AccessFlags,
    pub pauses: &'a Pauses<'a>,
}

/// Calls `pause` now and then.
pub(super) struct Pauses<'a> {
    pub pause: &'a dyn Fn(),
    /// Where in the file the next call is.
    pub next: Cell<usize>,
}

impl Pauses<'_> {
    /// The file has been read up to here.
    #[inline]
    pub fn reach(&self, at: usize) {
        if at >= self.next.get() {
            self.next.set(at + STRETCH);
            (self.pause)();
        }
    }
}

impl<'a> Context<'a> {
    /// A `ClassFormatError` with this message.
    pub fn error(&self, message: fmt::Arguments<'_>) -> ClassFileError {
        ClassFileError::format(message.to_string())
    }

    /// A `ClassFormatError` that ends in the usual words.
    pub fn in_class_file(&self, what: fmt::Arguments<'_>) -> ClassFileError {
        ClassFileError::format(format!("{what} in class file {}", self.names.class))
    }

    /// Fails with the message unless it holds.
    pub fn require(&self, holds: bool, what: fmt::Arguments<'_>) -> Checked<()> {
        if holds { Ok(()) } else { Err(self.in_class_file(what)) }
    }

    /// Whether there is an entry of this kind at `index`.
    pub fn is(&self, index: u16, tag: Tag) -> bool {
        self.pool.tag(index) == Some(tag)
    }

    /// The text of a `Utf8` entry; empty if there is none.
    pub fn utf8(&self, index: u16) -> &'a [u8] {
        self.pool.utf8(index).map_or(&[], |text| text.as_bytes())
    }

    /// A `Utf8` entry for a message.
    pub fn text(&self, index: u16) -> std::borrow::Cow<'a, str> {
        self.pool.utf8(index).map_or("".into(), |text| text.to_string_lossy())
    }

    /// The class's own name, which must be the one asked for.
    fn this_class(&self, index: u16, expected: Option<&str>) -> Checked<&'a str> {
        let Ok(name) = self.pool.class_name(index) else {
            return Err(self.in_class_file(format_args!("Invalid this class index {index} in constant pool")));
        };
        self.require(!name.starts_with('['), format_args!("Bad class name"))?;
        match expected {
            Some(expected) if expected != name => {
                let message = format!("{expected} (wrong name: {name})");
                Err(ClassFileError { kind: ErrorKind::NoClassDefFound, message })
            }
            _ => Ok(name),
        }
    }
}

/// The running offset of the structures that classfile-parser found one after another.
pub(super) struct Layout {
    pub at: usize,
}

impl Layout {
    /// Passes the two-byte count of a list.
    pub fn count(&mut self) {
        self.at += 2;
    }

    /// Passes a table of `length` bytes after its two-byte count.
    pub fn table(&mut self, length: usize) -> Span {
        let span = Span::new(self.at + 2, length);
        self.at += 2 + length;
        span
    }

    /// Passes attributes after their two-byte count.
    pub fn attributes(&mut self, attributes: &[AttributeInfo]) -> Span {
        self.table(attributes.iter().map(|attribute| 6 + attribute.info.len()).sum())
    }
}

/// One attribute as classfile-parser split it off, with where its content is in the file.
pub(super) struct RawAttribute {
    pub name_index: u16,
    pub info: Span,
}

/// The attributes of a list whose two-byte count is at `start`.
pub(super) fn raw_attributes(attributes: &[AttributeInfo], start: usize) -> impl Iterator<Item = RawAttribute> {
    attributes.iter().scan(start + 2, |at, attribute| {
        let info = Span::new(*at + 6, attribute.info.len());
        *at += 6 + attribute.info.len();
        Some(RawAttribute { name_index: attribute.attribute_name_index, info })
    })
}
