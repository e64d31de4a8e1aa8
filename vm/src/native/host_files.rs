//! `jdk.internal.vm.HostFiles`: streams and files of the host.

use std::io::{self, ErrorKind};
use std::ops::Range;

use super::array_arguments::{part, part_mut};
use super::registry::{Native, native};
use super::{NativeContext, NativeResult, Outcome};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::OpenMode;
use crate::stopping::STRETCH;

pub(super) const NATIVES: &[Native] = &[
    native("print", "(ILjava/lang/String;Z)Z", print),
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
];

/// What the operating system says, without the number that Rust adds.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split_once(" (os error").map_or(text.clone(), |(reason, _)| reason.to_owned())
}

impl From<io::Error> for JavaError {
    fn from(error: io::Error) -> JavaError {
        JavaError::new("java/io/IOException", reason(&error))
    }
}

fn print(cx: &mut NativeContext<'_>) -> NativeResult {
    let (descriptor, newline) = (cx.int(0), cx.boolean(2));
    let (length, utf16) = cx.characters(1)?;
    let mut charged = 0;
    let written = write_stretches(cx, length, |cx, stretch| {
        let last = stretch.end == length;
        let mut text = cx.utf8(1, utf16, stretch)?;
        if last && newline {
            text.push(b'\n');
        }
        charged += text.len() as u64;
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
    let mut done = std::mem::take(&mut cx.vm.runtime.threads.running().progress);
    loop {
        let end = length.min(done + STRETCH);
        match write(cx, done..end)? {
            Err(error) if error.kind() == ErrorKind::Interrupted => {
                // Served before the next thread goes on.
                cx.vm.runtime.threads.running().progress = done;
                cx.vm.give_way();
                return Ok(Outcome::Retry);
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
        return Ok(Outcome::Retry);
    }
    let mut count = 0;
    loop {
        let array = cx.non_null(1)?.raw();
        let buffer = &mut part_mut(cx.vm.runtime.heap.elements_mut::<u8>(array), offset, length)?[count..];
        let stretch = buffer.len().min(STRETCH);
        match cx.vm.runtime.host.read(descriptor, &mut buffer[..stretch]) {
            Err(error) if count == 0 && error.kind() == ErrorKind::Interrupted => {
                // A request came in: it is served before the next thread goes on.
                cx.vm.give_way();
                return Ok(Outcome::Retry);
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

fn available(cx: &mut NativeContext<'_>) -> NativeResult {
    let count = cx.vm.runtime.host.available(cx.int(0))?;
    Ok(i32::try_from(count).unwrap_or(i32::MAX).into())
}

fn flush(cx: &mut NativeContext<'_>) -> NativeResult {
    match cx.vm.runtime.host.flush(cx.int(0)) {
        Err(error) if error.kind() == ErrorKind::Interrupted => {
            cx.vm.give_way();
            Ok(Outcome::Retry)
        }
        flushed => Ok(flushed?.into()),
    }
}

fn mode(number: i32) -> OpenMode {
    match number {
        0 => OpenMode::Read,
        1 => OpenMode::Truncate,
        2 => OpenMode::Append,
        3 => OpenMode::CreateNew,
        _ => OpenMode::Update,
    }
}

fn open(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let opened = cx.vm.runtime.host.open(&path, mode(cx.int(1)));
    if matches!(&opened, Err(error) if error.kind() == ErrorKind::Interrupted) {
        cx.vm.give_way();
        return Ok(Outcome::Retry);
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
        Err(_) => 7,
    }
}

fn try_open(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    Ok(match cx.vm.runtime.host.open(&path, mode(cx.int(1))) {
        Ok(descriptor) => descriptor,
        Err(error) if error.kind() == ErrorKind::Interrupted => {
            cx.vm.give_way();
            return Ok(Outcome::Retry);
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
    let target = part_mut(cx.vm.runtime.heap.elements_mut::<i64>(array), 0, 4)?;
    target.copy_from_slice(&[found.kind as i64, size, found.modified, access]);
    Ok(0.into())
}

fn list(cx: &mut NativeContext<'_>) -> NativeResult {
    let path = cx.text(0)?;
    let Ok(names) = cx.vm.runtime.host.list(&path) else { return Ok(Ref::NULL.into()) };
    cx.charge(names.len() as u64);
    cx.string_array(names.iter())
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

fn close(cx: &mut NativeContext<'_>) -> NativeResult {
    let descriptor = cx.int(0);
    if descriptor > 2 {
        cx.vm.runtime.host.close(descriptor)?;
    }
    Ok(().into())
}
