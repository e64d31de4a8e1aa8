//! `jdk.internal.vm.HostFiles`: streams and files of the host.

use std::io::{self, ErrorKind};
use std::ops::Range;

use super::array_arguments::{part, part_mut};
use super::lang_system::encoding_of;
use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::host::{Names, OpenMode};
use crate::runtime::Runtime;
use crate::statistics::Whereabouts;
use crate::stopping::STRETCH;

pub(super) const NATIVES: &[Native] = &[
    native("textEncoding", "(I)I", text_encoding),
    native("encodingName", "(I)Ljava/lang/String;", encoding_name),
    native("print", "(ILjava/lang/String;ZI)Z", print),
    native("read", "(I[BII)I", read),
    native("write", "(I[BII)V", write),
    native("available", "(I)I", available),
    native("flush", "(I)V", flush),
    native("open", "(Ljava/lang/String;I)I", open),
    native("tryOpen", "(Ljava/lang/String;I)I", try_open),
    native("close", "(I)V", close),
    native("facts", "(Ljava/lang/String;Z[J)I", facts),
    native("list", "(Ljava/lang/String;)[Ljava/lang/String;", list),
    native("createDirectory", "(Ljava/lang/String;)I", create_directory),
    native("remove", "(Ljava/lang/String;)I", remove),
    native("rename", "(Ljava/lang/String;Ljava/lang/String;)I", rename),
    native("readAt", "(IJ[BII)I", read_at),
    native("writeAt", "(IJ[BII)V", write_at),
    native("position", "(I)J", position),
    native("seek", "(IJ)V", seek),
    native("size", "(I)J", size),
    native("setSize", "(IJ)V", set_size),
    native("synchronise", "(I)V", synchronise),
    native("setTimes", "(Ljava/lang/String;JJZ)I", set_times),
    native("setMode", "(Ljava/lang/String;I)I", set_mode),
    native("createLink", "(Ljava/lang/String;Ljava/lang/String;Z)I", create_link),
    native("readLink", "(Ljava/lang/String;)Ljava/lang/String;", read_link),
    native("canonical", "(Ljava/lang/String;)Ljava/lang/String;", canonical),
    native("space", "(Ljava/lang/String;[J)I", space),
    native("random", "([B)V", random),
];

/// What the operating system says, without the number that Rust adds.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.clone(), |(reason, _)| reason.to_owned())
}

impl From<io::Error> for JavaError {
    fn from(error: io::Error) -> JavaError {
        JavaError::new("java/io/IOException", reason(&error))
    }
}

/// Encodings of printed text, by their numbers in `HostFiles`; any other number is one of charsets in Java.
const OTHER: i32 = -1;
const UTF_8: i32 = 0;
const ASCII: i32 = 1;
const LATIN_1: i32 = 2;

/// The names that environments and options have for them.
const ENCODING_NAMES: [(&str, i32); 9] = [
    ("UTF-8", UTF_8),
    ("UTF8", UTF_8),
    ("ANSI_X3.4-1968", ASCII),
    ("US-ASCII", ASCII),
    ("ASCII", ASCII),
    ("ISO-8859-1", LATIN_1),
    ("ISO8859-1", LATIN_1),
    ("ISO8859_1", LATIN_1),
    ("latin1", LATIN_1),
];

fn text_encoding(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = encoding_of(cx.vm, cx.int(0));
    let known = ENCODING_NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    Ok(known.map_or(OTHER, |&(_, encoding)| encoding).into())
}

fn encoding_name(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = encoding_of(cx.vm, cx.int(0)).to_owned();
    Ok(cx.vm.runtime.new_string(&name)?.into())
}

/// Text in an encoding of one byte for each character up to `last`, and `?` for every other.
fn in_bytes(utf8: &[u8], last: u8) -> Vec<u8> {
    let byte = |character: char| u8::try_from(character).ok().filter(|&byte| byte <= last).unwrap_or(b'?');
    String::from_utf8_lossy(utf8).chars().map(byte).collect()
}

fn print(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, newline, encoding) = (cx.int(0), cx.boolean(2), cx.int(3));
    let (length, utf16) = cx.characters(1)?;
    let mut charged = 0;
    let written = write_stretches(cx, length, |cx, stretch| {
        let last = stretch.end == length;
        let mut text = cx.utf8(1, utf16, stretch)?;
        if last && newline {
            text.push(b'\n');
        }
        // The same in all encodings, so that runs repeat wherever they are made.
        charged += text.len() as u64;
        let text = match encoding {
            ASCII if !text.is_ascii() => in_bytes(&text, 0x7f),
            LATIN_1 if !text.is_ascii() => in_bytes(&text, 0xff),
            _ => text,
        };
        Ok(cx.vm.runtime.host.write(descriptor, &text))
    });
    cx.charge(charged / 8);
    match written {
        Ok(outcome) => Ok(outcome),
        Err(error) if error.class() == Some("java/io/IOException") => Ok(false.into()),
        Err(error) => Err(error),
    }
}

/// Gives `length` units of output to `write` a stretch at a time, and gives way where a request comes in. The result is true.
fn write_stretches(
    cx: &mut NativeContext<'_>,
    length: usize,
    mut write: impl FnMut(&mut NativeContext<'_>, Range<usize>) -> Result<io::Result<()>, JavaError>,
) -> NativeResult {
    // Whoever goes on may have been given another text meanwhile.
    let mut done = std::mem::take(&mut cx.vm.runtime.threads.running().progress).min(length);
    loop {
        let end = length.min(done + STRETCH);
        match write(cx, done..end)? {
            Err(error) if error.kind() == ErrorKind::Interrupted => {
                // Served before the next thread goes on.
                cx.vm.runtime.threads.running().progress = done;
                cx.vm.give_way();
                return Ok(NativeOutcome::Retry);
            }
            written => written?,
        }
        if end == length {
            return Ok(true.into());
        }
        done = end;
        cx.look_up()?;
    }
}

impl NativeContext<'_> {
    /// The number of characters of a string argument, and whether they are UTF-16.
    fn characters(&self, argument: usize) -> Result<(usize, bool), JavaError> {
        let string = self.non_null(argument)?.raw();
        let heap = &self.vm.runtime.heap;
        let bytes = heap.load_reference(string, self.vm.runtime.string_fields.value);
        let length = if bytes.is_null() { 0 } else { heap.array_length(bytes) as usize };
        let utf16 = heap.load::<u8>(string, self.vm.runtime.string_fields.coder) != 0;
        Ok((length >> u8::from(utf16), utf16))
    }

    /// Characters of a string argument as UTF-8, lone surrogates as `'?'`.
    fn utf8(&self, argument: usize, utf16: bool, range: Range<usize>) -> Result<Vec<u8>, JavaError> {
        let string = self.non_null(argument)?.raw();
        let heap = &self.vm.runtime.heap;
        let bytes = heap.load_reference(string, self.vm.runtime.string_fields.value);
        let bytes: &[u8] = if bytes.is_null() { &[] } else { heap.elements(bytes) };
        let mut text = Vec::with_capacity(range.len() + 1);
        if utf16 {
            let pairs: &[[u8; 2]] = bytes.as_chunks().0;
            // A pair of surrogates belongs to the stretch that has its first half.
            let is =
                |at: usize, kind: u16| pairs.get(at).is_some_and(|&pair| u16::from_ne_bytes(pair) & 0xFC00 == kind);
            let is_pair = |at: usize| is(at, 0xD800) && is(at + 1, 0xDC00);
            let start = range.start + usize::from(range.start > 0 && is_pair(range.start - 1));
            let end = range.end + usize::from(range.end > 0 && is_pair(range.end - 1));
            let units = pairs.get(start..end).unwrap_or_default().iter().map(|&pair| u16::from_ne_bytes(pair));
            for decoded in char::decode_utf16(units) {
                text.extend_from_slice(decoded.unwrap_or('?').encode_utf8(&mut [0; 4]).as_bytes());
            }
            return Ok(text);
        }
        let bytes = bytes.get(range).unwrap_or_default();
        if bytes.is_ascii() {
            text.extend_from_slice(bytes);
        } else {
            text.extend(bytes.iter().flat_map(|&byte| char::from(byte).to_string().into_bytes()));
        }
        Ok(text)
    }
}

fn read(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, offset, length) = (cx.int(0), cx.int(2), cx.int(3));
    if length == 0 {
        return Ok(0_i32.into());
    }
    if descriptor == 0 && cx.vm.wait_for_input()? {
        return Ok(NativeOutcome::Retry);
    }
    let mut count = 0;
    loop {
        let array = cx.non_null(1)?.raw();
        let Runtime { heap, host, options, .. } = &mut cx.vm.runtime;
        let buffer = &mut part_mut(heap.elements_mut::<u8>(array), offset, length)?[count..];
        let stretch = buffer.len().min(STRETCH);
        let read = || host.read(descriptor, &mut buffer[..stretch]);
        match Whereabouts::while_waiting(options.whereabouts.as_deref(), read) {
            Err(error) if count == 0 && error.kind() == ErrorKind::Interrupted => {
                // A request came in: it is served before the next thread goes on.
                cx.vm.give_way();
                return Ok(NativeOutcome::Retry);
            }
            Err(error) if count == 0 => return Err(error.into()),
            read => {
                let read = read.unwrap_or(0).min(stretch);
                count += read;
                // What would have to be waited for is left to the next call.
                let more = read == stretch && count < length as usize;
                if !more || cx.vm.runtime.host.available(descriptor).unwrap_or(0) == 0 {
                    break;
                }
            }
        }
        cx.look_up()?;
    }
    cx.charge(count as u64 / 8);
    Ok(if count == 0 { -1 } else { count as i32 }.into())
}

fn write(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, offset, length) = (cx.int(0), cx.int(2), cx.int(3));
    part(cx.elements::<u8>(1)?, offset, length)?;
    cx.charge(length.max(0) as u64 / 8);
    write_stretches(cx, length.max(0) as usize, |cx, stretch| {
        let array = cx.non_null(1)?.raw();
        let bytes = part(cx.vm.runtime.heap.elements::<u8>(array), offset, length)?;
        Ok(cx.vm.runtime.host.write(descriptor, &bytes[stretch]))
    })
}

/// A place in a file: what is negative lies behind every file.
fn place(position: i64) -> u64 {
    u64::try_from(position).unwrap_or(u64::MAX >> 1)
}

fn read_at(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, position, offset, length) = (cx.int(0), place(cx.long(1)), cx.int(3), cx.int(4));
    let mut count = 0;
    loop {
        let array = cx.non_null(2)?.raw();
        let buffer = &mut part_mut(cx.vm.runtime.heap.elements_mut::<u8>(array), offset, length)?[count..];
        let stretch = buffer.len().min(STRETCH);
        let read =
            cx.vm.runtime.host.read_at(descriptor, &mut buffer[..stretch], position.saturating_add(count as u64));
        let read = if count == 0 { read? } else { read.unwrap_or(0) }.min(stretch);
        count += read;
        if read == 0 || count == length as usize {
            break;
        }
        cx.look_up()?;
    }
    cx.charge(count as u64 / 8);
    Ok(if count == 0 && length != 0 { -1 } else { count as i32 }.into())
}

fn write_at(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, position, offset, length) = (cx.int(0), place(cx.long(1)), cx.int(3), cx.int(4));
    part(cx.elements::<u8>(2)?, offset, length)?;
    cx.charge(length.max(0) as u64 / 8);
    cx.in_stretches(length.max(0) as usize, |cx, stretch| {
        let array = cx.non_null(2)?.raw();
        let bytes = part(cx.vm.runtime.heap.elements::<u8>(array), offset, length)?;
        let to = position.saturating_add(stretch.start as u64);
        cx.vm.runtime.host.write_at(descriptor, &bytes[stretch], to)?;
        Ok(false)
    })?;
    Ok(().into())
}

fn position(cx: &mut NativeContext<'_>) -> NativeResult {
    let position = cx.vm.runtime.host.position(cx.int(0))?;
    Ok(i64::try_from(position).unwrap_or(i64::MAX).into())
}

fn seek(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.vm.runtime.host.seek(cx.int(0), place(cx.long(1)))?.into())
}

fn size(cx: &mut NativeContext<'_>) -> NativeResult {
    let size = cx.vm.runtime.host.size(cx.int(0))?;
    Ok(i64::try_from(size).unwrap_or(i64::MAX).into())
}

fn set_size(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.vm.runtime.host.set_size(cx.int(0), place(cx.long(1)))?.into())
}

fn synchronise(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.vm.runtime.host.synchronise(cx.int(0))?.into())
}

fn available(cx: &mut NativeContext<'_>) -> NativeResult {
    let count = cx.vm.runtime.host.available(cx.int(0))?;
    Ok(i32::try_from(count).unwrap_or(i32::MAX).into())
}

fn flush(cx: &mut NativeContext<'_>) -> NativeResult {
    match cx.vm.runtime.host.flush(cx.int(0)) {
        Err(error) if error.kind() == ErrorKind::Interrupted => {
            cx.vm.give_way();
            Ok(NativeOutcome::Retry)
        }
        flushed => Ok(flushed?.into()),
    }
}

/// What the constants of `HostFiles` mean, each a bit.
fn mode(bits: i32) -> OpenMode {
    let has = |bit: i32| bits & bit != 0;
    OpenMode { read: has(1), write: has(2), append: has(4), create: has(8), create_new: has(16), truncate: has(32) }
}

fn open(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let opened = cx.vm.runtime.host.open(&path, mode(cx.int(1)));
    if matches!(&opened, Err(error) if error.kind() == ErrorKind::Interrupted) {
        cx.vm.give_way();
        return Ok(NativeOutcome::Retry);
    }
    let descriptor = opened
        .map_err(|error| JavaError::new("java/io/FileNotFoundException", format!("{path} ({})", reason(&error))))?;
    Ok(descriptor.into())
}

/// What the library makes exceptions of: zero for success, else the constants of `HostFiles`.
fn failure(result: io::Result<()>) -> i32 {
    match result.map_err(|error| error.kind()) {
        Ok(()) => 0,
        Err(ErrorKind::NotFound) => 1,
        Err(ErrorKind::PermissionDenied) => 2,
        Err(ErrorKind::AlreadyExists) => 3,
        Err(ErrorKind::NotADirectory) => 4,
        Err(ErrorKind::DirectoryNotEmpty) => 5,
        Err(ErrorKind::IsADirectory) => 6,
        Err(ErrorKind::InvalidInput) => 7,
        Err(ErrorKind::ResourceBusy) => 8,
        Err(_) => 9,
    }
}

fn try_open(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    Ok(match cx.vm.runtime.host.open(&path, mode(cx.int(1))) {
        Ok(descriptor) => descriptor,
        Err(error) if error.kind() == ErrorKind::Interrupted => {
            cx.vm.give_way();
            return Ok(NativeOutcome::Retry);
        }
        Err(error) => -failure(Err(error)),
    }
    .into())
}

fn facts(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let found = match cx.vm.runtime.host.facts(&path, cx.boolean(1)) {
        Ok(found) => found,
        Err(error) => return Ok(failure(Err(error)).into()),
    };
    let access = [found.readable, found.writable, found.executable];
    let access = access.iter().fold(0, |bits, &allowed| bits << 1 | i64::from(allowed));
    let size = i64::try_from(found.size).unwrap_or(i64::MAX);
    let array = cx.non_null(2)?.raw();
    let target = part_mut(cx.vm.runtime.heap.elements_mut::<i64>(array), 0, 12)?;
    target.copy_from_slice(&[
        found.kind as i64,
        size,
        found.modified,
        access,
        found.accessed,
        found.created,
        found.device as i64,
        found.inode as i64,
        i64::from(found.mode),
        i64::from(found.owner),
        i64::from(found.group),
        i64::try_from(found.links).unwrap_or(i64::MAX),
    ]);
    Ok(0.into())
}

fn list(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let Ok(names) = cx.vm.runtime.host.list(&path) else { return Ok(Ref::NULL.into()) };
    let mut charged = 0;
    let listed = names_of(cx, names, &mut charged);
    cx.vm.runtime.heap.discharge(Account::Work, charged);
    listed
}

/// Names as an array, for which there has to be room outside the heap too; null if they cannot be read to the end.
fn names_of(cx: &mut NativeContext<'_>, names: Names, charged: &mut u64) -> NativeResult {
    /// What a name takes beside its bytes, in a list that grows.
    const NAME_BYTES: u64 = 80;
    const PORTION: u64 = 256 << 10;
    let (mut kept, mut bytes) = (Vec::new(), 0);
    for name in names {
        let Ok(name) = name else { return Ok(Ref::NULL.into()) };
        bytes += NAME_BYTES + name.len() as u64;
        if bytes > *charged {
            cx.look_up()?;
            cx.vm.runtime.heap_charge(Account::Work, PORTION)?;
            *charged += PORTION;
        }
        kept.push(name);
    }
    cx.charge(kept.len() as u64);
    cx.string_array(kept.iter())
}

fn create_directory(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    Ok(failure(cx.vm.runtime.host.create_directory(&path)).into())
}

fn remove(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    Ok(failure(cx.vm.runtime.host.remove(&path)).into())
}

fn rename(cx: &mut NativeContext<'_>) -> NativeResult {
    let (from, to) = (cx.text(0)?, cx.text(1)?);
    Ok(failure(cx.vm.runtime.host.rename(&from, &to)).into())
}

fn set_times(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    // The smallest number says that a time stays as it is.
    let time = |time: i64| (time != i64::MIN).then_some(time);
    let (modified, accessed) = (time(cx.long(1)), time(cx.long(2)));
    Ok(failure(cx.vm.runtime.host.set_times(&path, modified, accessed, cx.boolean(3))).into())
}

fn set_mode(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    Ok(failure(cx.vm.runtime.host.set_mode(&path, cx.int(1) as u32 & 0o7777)).into())
}

fn create_link(cx: &mut NativeContext<'_>) -> NativeResult {
    let (path, target) = (cx.text(0)?, cx.text(1)?);
    Ok(failure(cx.vm.runtime.host.create_link(&path, &target, cx.boolean(2))).into())
}

fn read_link(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    match cx.vm.runtime.host.read_link(&path) {
        Ok(target) => cx.string(&target),
        Err(_) => Ok(Ref::NULL.into()),
    }
}

fn canonical(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    match cx.vm.runtime.host.canonical(&path) {
        Ok(real) => cx.string(&real),
        Err(_) => Ok(Ref::NULL.into()),
    }
}

fn space(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let found = match cx.vm.runtime.host.space(&path) {
        Ok(found) => found.map(|bytes| i64::try_from(bytes).unwrap_or(i64::MAX)),
        Err(error) => return Ok(failure(Err(error)).into()),
    };
    let array = cx.non_null(1)?.raw();
    part_mut(cx.vm.runtime.heap.elements_mut::<i64>(array), 0, 3)?.copy_from_slice(&found);
    Ok(0.into())
}

fn random(cx: &mut NativeContext<'_>) -> NativeResult {
    let length = cx.elements::<u8>(0)?.len();
    cx.charge(length as u64);
    cx.in_stretches(length, |cx, stretch| {
        let array = cx.non_null(0)?.raw();
        let vm = &mut *cx.vm;
        vm.runtime.host.random(&mut vm.runtime.heap.elements_mut::<u8>(array)[stretch])?;
        Ok(false)
    })?;
    Ok(().into())
}

fn close(cx: &mut NativeContext<'_>) -> NativeResult {
    let descriptor = cx.int(0);
    if descriptor > 2 {
        cx.vm.runtime.host.close(descriptor)?;
    }
    Ok(().into())
}
