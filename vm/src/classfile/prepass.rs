//! The pre-pass: everything before `access_flags` is read and checked here, before any parser sees the file.
//!
//! In: the bytes. Out: version, where each constant is, and the file without its constants, which is what
//! classfile-parser is given. It does not know tags 17, 19 and 20, would underflow on a pool count of 0, accepts a `long`
//! in the last slot, and copies every text twice; none of that happens if the pool it sees is empty, and parsing java.base
//! takes 19 instead of 34 microseconds a class.

use std::cell::Cell;

use super::constant_pool::Tag;
use super::error::{ClassFileError, ErrorKind};
use super::mutf8::{self, Mutf8};
use super::parse::Pauses;
use crate::stopping::STRETCH;

/// The newest class file version known: that of Java 25.
const NEWEST_MAJOR: u16 = 69;
/// The minor version that marks a preview class file, from major version 56 on.
const PREVIEW_MINOR: u16 = 65535;

/// What the pre-pass found.
pub(super) struct Prepass {
    pub minor: u16,
    pub major: u16,
    /// Where each entry's tag is; 0 for index 0 and second halves.
    pub offsets: Box<[u32]>,
    /// Names that are not UTF-8 as they stand.
    pub converted: Box<[(u16, Box<str>)]>,
    /// The first `Module` or `Package` entry's tag: legal in a module only.
    pub module_tag: Option<u8>,
    /// Where `access_flags` are.
    pub pool_end: usize,
}

/// The file as classfile-parser is to see it: with an empty constant pool.
pub(super) fn without_pool(bytes: &[u8], pool_end: usize) -> Vec<u8> {
    let (version, rest) = (bytes.get(..8).unwrap_or_default(), bytes.get(pool_end..).unwrap_or_default());
    [version, &[0, 1], rest].concat()
}

pub(super) fn truncated() -> ClassFileError {
    ClassFileError::format("Truncated class file")
}

fn u16_at(bytes: &[u8], at: usize) -> Result<u16, ClassFileError> {
    let bytes = bytes.get(at..).and_then(|rest| rest.first_chunk());
    bytes.map(|pair| u16::from_be_bytes(*pair)).ok_or_else(truncated)
}

/// Reads magic, version and constant pool of `bytes`; `class` is how messages name the class file.
pub(super) fn run(bytes: &[u8], class: &str, pause: &dyn Fn()) -> Result<Prepass, ClassFileError> {
    let magic = bytes.first_chunk().map(|magic| u32::from_be_bytes(*magic)).ok_or_else(truncated)?;
    if magic != 0xCAFE_BABE {
        return Err(ClassFileError::format(format!("Incompatible magic value {magic} in class file {class}")));
    }
    let (minor, major) = (u16_at(bytes, 4)?, u16_at(bytes, 6)?);
    check_version(major, minor, class)?;
    let count = u16_at(bytes, 8)?;
    if count == 0 {
        return Err(ClassFileError::format(format!("Illegal constant pool size {count} in class file {class}")));
    }
    walk_pool(bytes, count, (minor, major), class, pause)
}

/// JVMS 4.1: the supported versions and their minor versions.
fn check_version(major: u16, minor: u16, class: &str) -> Result<(), ClassFileError> {
    let unsupported = |message: String| Err(ClassFileError { kind: ErrorKind::UnsupportedClassVersion, message });
    if major < 45 {
        return unsupported(format!(
            "{class} (class file version {major}.{minor}) was compiled with an invalid major version"
        ));
    }
    if major > NEWEST_MAJOR {
        return unsupported(format!(
            "{class} has been compiled by a more recent version of the Java Runtime (class file version {major}.{minor}), this version of the Java Runtime only recognizes class file versions up to {NEWEST_MAJOR}.0"
        ));
    }
    if major < 56 || minor == 0 {
        return Ok(());
    }
    if minor != PREVIEW_MINOR {
        return unsupported(format!(
            "{class} (class file version {major}.{minor}) was compiled with an invalid non-zero minor version"
        ));
    }
    if major != NEWEST_MAJOR {
        return unsupported(format!(
            "{class} (class file version {major}.{minor}) was compiled with preview features that are unsupported. This version of the Java Runtime only recognizes preview features for class file version {NEWEST_MAJOR}.{PREVIEW_MINOR}"
        ));
    }
    unsupported(format!(
        "Preview features are not enabled for {class} (class file version {major}.{minor}). Try running with '--enable-preview'"
    ))
}

fn walk_pool(
    bytes: &[u8],
    count: u16,
    (minor, major): (u16, u16),
    class: &str,
    pause: &dyn Fn(),
) -> Result<Prepass, ClassFileError> {
    let pauses = Pauses { pause, next: Cell::new(STRETCH) };
    let mut offsets = Vec::with_capacity(usize::from(count).min(bytes.len()));
    let mut converted = Vec::new();
    let mut module_tag = None;
    let mut at = 10;
    offsets.push(0);
    while offsets.len() < usize::from(count) {
        pauses.reach(at);
        let byte = *bytes.get(at).ok_or_else(truncated)?;
        let index = offsets.len() as u16;
        offsets.push(u32::try_from(at).map_err(|_| truncated())?);
        let Some(tag) = known_tag(byte, major) else {
            return Err(ClassFileError::format(format!("Unknown constant tag {byte} in class file {class}")));
        };
        if major < first_version(tag) {
            let message = format!("Class file version does not support constant tag {byte} in class file {class}");
            return Err(ClassFileError::format(message));
        }
        let mut end = at + 1 + tag.payload_length();
        if end > bytes.len() {
            return Err(truncated());
        }
        match tag {
            Tag::Utf8 => {
                let start = end;
                end += usize::from(u16_at(bytes, at + 1)?);
                let text = bytes.get(start..end).ok_or_else(truncated)?;
                if !is_plain_text(text) {
                    note_unusual_text(text, index, major, class, &mut converted)?;
                }
            }
            Tag::Long | Tag::Double => {
                if offsets.len() == usize::from(count) {
                    return Err(ClassFileError::format(format!(
                        "Invalid constant pool entry {index} in class file {class}"
                    )));
                }
                offsets.push(0);
            }
            Tag::Module | Tag::Package => module_tag = module_tag.or(Some(byte)),
            _ => {}
        }
        at = end;
    }
    Ok(Prepass {
        minor,
        major,
        offsets: offsets.into_boxed_slice(),
        converted: converted.into_boxed_slice(),
        module_tag,
        pool_end: at,
    })
}

/// Whether text is ASCII without zero bytes, as nearly all is: its top bits, and those of each byte less one, are clear.
fn is_plain_text(text: &[u8]) -> bool {
    text.iter().fold(0, |bits, byte| bits | byte | byte.wrapping_sub(1)) & 0x80 == 0
}

/// Checks text that is not plain ASCII and keeps its name where that differs from its bytes.
fn note_unusual_text(
    text: &[u8],
    index: u16,
    major: u16,
    class: &str,
    converted: &mut Vec<(u16, Box<str>)>,
) -> Result<(), ClassFileError> {
    if !mutf8::is_legal_in_version(text, major) {
        return Err(ClassFileError::format(format!("Illegal UTF8 string in constant pool in class file {class}")));
    }
    if std::str::from_utf8(text).is_err() {
        converted.push((index, Mutf8::checked(text).to_name().into()));
    }
    Ok(())
}

/// The tag with this byte, if the version knows it: before version 53 `Module` and `Package` are unknown.
fn known_tag(byte: u8, major: u16) -> Option<Tag> {
    Tag::from_byte(byte).filter(|tag| major >= 53 || !matches!(tag, Tag::Module | Tag::Package))
}

/// The first version in which a known tag may occur (JVMS table 4.4-B).
fn first_version(tag: Tag) -> u16 {
    match tag {
        Tag::MethodHandle | Tag::MethodType | Tag::InvokeDynamic => 51,
        Tag::Dynamic => 55,
        _ => 45,
    }
}
