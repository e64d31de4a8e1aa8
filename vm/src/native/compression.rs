//! `jdk.internal.vm.Compression`: checksums, and streams in the formats of RFC 1950 and 1951.
//!
//! In go bytes of arrays and the number of a stream; out come how far the arrays were read and written. The state of a stream
//! lies in the runtime (`runtime::compression`) and is charged to the heap when it is opened.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use super::array_arguments::{part, part_mut};
use super::registry::{Native, leaf_native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::error::JavaError;
use crate::heap::Account;
use crate::runtime::compression::Stream;

pub(super) const NATIVES: &[Native] = &[
    leaf_native("crc32", "(I[BII)I", crc32),
    leaf_native("adler32", "(I[BII)I", adler32),
    native("openDeflater", "(Ljava/lang/Object;IZ)J", open_deflater),
    native("openInflater", "(Ljava/lang/Object;Z)J", open_inflater),
    native("deflate", "(J[BII[BIII)J", deflate),
    native("inflate", "(J[BII[BII)J", inflate),
    native("neededDictionary", "(J)I", needed_dictionary),
    native("setDictionary", "(J[BII)V", set_dictionary),
    native("close", "(J)V", close),
];

/// Bytes that are compressed between looks at the alarm: at the slowest level some milliseconds.
const STRETCH: usize = 16 << 10;
/// The same where they are only stored; how they are cut into blocks depends on how many there are.
const STORED_STRETCH: usize = 1 << 20;
/// Bytes at the end of a dictionary that zlib takes into its window.
const WINDOW: usize = 32 << 10;
/// Bytes of a dictionary before the window, above which others stand in for them (`stand_in`), which are fewer.
const LONG_FRONT: usize = 256 << 10;
/// In the result of `deflate` and `inflate`: the bytes read in the lower 31 bits, those written in the next 31, and these.
const FINISHED: i64 = 1 << 62;
const NEEDS_DICTIONARY: i64 = 1 << 63;

fn no_stream() -> JavaError {
    JavaError::new("java/lang/NullPointerException", "the stream is closed")
}

/// What a call has done so far.
#[derive(Clone, Copy, Default)]
struct Progress {
    read: usize,
    written: usize,
    flags: i64,
}

impl Progress {
    /// Both counts come from the lengths of arrays, which have 31 bits.
    fn outcome(self) -> NativeOutcome {
        (self.read as i64 | (self.written as i64) << 31 | self.flags).into()
    }
}

fn crc32(cx: &mut NativeContext<'_>) -> NativeResult {
    let bytes = part(cx.elements::<u8>(1)?, cx.int(2), cx.int(3))?;
    let mut hasher = crc32fast::Hasher::new_with_initial(cx.int(0) as u32);
    let length = bytes.len();
    cx.find_in_stretches(length, |at| {
        hasher.update(&bytes[at]);
        None::<()>
    })?;
    cx.charge_bytes(length);
    Ok((hasher.finalize() as i32).into())
}

fn adler32(cx: &mut NativeContext<'_>) -> NativeResult {
    let bytes = part(cx.elements::<u8>(1)?, cx.int(2), cx.int(3))?;
    let mut sum = simd_adler32::Adler32::from_checksum(cx.int(0) as u32);
    let length = bytes.len();
    cx.find_in_stretches(length, |at| {
        sum.write(&bytes[at]);
        None::<()>
    })?;
    cx.charge_bytes(length);
    Ok((sum.finish() as i32).into())
}

impl NativeContext<'_> {
    fn open_stream(&mut self, bytes: u64, make: impl FnOnce() -> Stream) -> NativeResult {
        self.vm.runtime.heap_charge(Account::Streams, bytes)?;
        self.charge_bytes(bytes as usize);
        let owner = self.non_null(0)?.raw();
        Ok(self.vm.runtime.compression.open(owner, make()).into())
    }
}

fn open_deflater(cx: &mut NativeContext<'_>) -> NativeResult {
    let level = match cx.int(1) {
        level @ 0..=9 => Compression::new(level as u32),
        _ => Compression::default(),
    };
    let stretch = if level == Compression::none() { STORED_STRETCH } else { STRETCH };
    let has_header = !cx.boolean(2);
    cx.open_stream(Stream::DEFLATER_BYTES, || Stream::Deflater { state: Compress::new(level, has_header), stretch })
}

fn open_inflater(cx: &mut NativeContext<'_>) -> NativeResult {
    let has_header = !cx.boolean(1);
    cx.open_stream(Stream::INFLATER_BYTES, || Stream::Inflater { state: Decompress::new(has_header), dictionary: 0 })
}

/// `deflate(stream, input, offset, length, output, offset, length, flush)`, the arrays being different ones.
fn deflate(cx: &mut NativeContext<'_>) -> NativeResult {
    let last_flush = match cx.int(7) {
        1 => FlushCompress::Partial,
        2 => FlushCompress::Sync,
        3 => FlushCompress::Full,
        4 => FlushCompress::Finish,
        _ => FlushCompress::None,
    };
    cx.with_stream(|stream, input, output, done| {
        let Stream::Deflater { state: stream, stretch } = stream else { return Err(no_stream()) };
        let end = input.len().min(done.read + *stretch);
        let flush = if end == input.len() { last_flush } else { FlushCompress::None };
        let (read, written) = (stream.total_in(), stream.total_out());
        let target = output.get_mut(done.written..).unwrap_or_default();
        let status = stream.compress(input.get(done.read..end).unwrap_or_default(), target, flush);
        done.read += (stream.total_in() - read) as usize;
        done.written += (stream.total_out() - written) as usize;
        if matches!(status, Ok(Status::StreamEnd)) {
            done.flags |= FINISHED;
        }
        // What is not read by then waits for room.
        Ok(done.read == end && end < input.len())
    })
}

/// `inflate(stream, input, offset, length, output, offset, length)`, the arrays being different ones.
fn inflate(cx: &mut NativeContext<'_>) -> NativeResult {
    cx.with_stream(|stream, input, output, done| {
        let Stream::Inflater { state: stream, dictionary } = stream else { return Err(no_stream()) };
        let end = input.len().min(done.read + STRETCH);
        let room = output.len().min(done.written + 8 * STRETCH);
        let (read, written) = (stream.total_in(), stream.total_out());
        let target = output.get_mut(done.written..room).unwrap_or_default();
        let source = input.get(done.read..end).unwrap_or_default();
        let status = stream.decompress(source, target, FlushDecompress::Sync);
        done.read += (stream.total_in() - read) as usize;
        done.written += (stream.total_out() - written) as usize;
        match status {
            Ok(Status::StreamEnd) => done.flags |= FINISHED,
            Ok(Status::Ok | Status::BufError) => {
                let has_moved = stream.total_in() > read || stream.total_out() > written;
                let has_more = end < input.len() || room < output.len();
                return Ok(has_moved && has_more && done.read < input.len() && done.written < output.len());
            }
            Err(error) if error.needs_dictionary().is_some() => {
                done.flags |= NEEDS_DICTIONARY;
                *dictionary = error.needs_dictionary().unwrap_or_default();
            }
            Err(error) => {
                let message = error.message().unwrap_or("invalid data").to_owned();
                return Err(JavaError::new("java/util/zip/DataFormatException", message));
            }
        }
        Ok(false)
    })
}

impl NativeContext<'_> {
    /// Works on the stream, input and output that are this native's first seven arguments, for as long as `step` says that
    /// there is more to do, and looks up in between.
    fn with_stream(
        &mut self,
        mut step: impl FnMut(&mut Stream, &[u8], &mut [u8], &mut Progress) -> Result<bool, JavaError>,
    ) -> NativeResult {
        let mut taken = self.vm.runtime.compression.take(self.long(0)).ok_or_else(no_stream)?;
        let result = self.stream_steps(&mut taken.stream, &mut step);
        self.vm.runtime.compression.put_back(taken);
        let done = result?;
        self.charge((done.read + done.written) as u64);
        Ok(done.outcome())
    }

    fn stream_steps(
        &mut self,
        stream: &mut Stream,
        step: &mut impl FnMut(&mut Stream, &[u8], &mut [u8], &mut Progress) -> Result<bool, JavaError>,
    ) -> Result<Progress, JavaError> {
        let (input_at, output_at) = ((self.int(2), self.int(3)), (self.int(5), self.int(6)));
        let mut done = Progress::default();
        loop {
            let (input, output) = self.source_and_target::<u8, u8>(1, 4)?;
            let input = part(input, input_at.0, input_at.1)?;
            if !step(stream, input, part_mut(output, output_at.0, output_at.1)?, &mut done)? {
                return Ok(done);
            }
            self.look_up()?;
        }
    }
}

fn set_dictionary(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut taken = cx.vm.runtime.compression.take(cx.long(0)).ok_or_else(no_stream)?;
    let set = dictionary_set(cx, &mut taken.stream);
    cx.vm.runtime.compression.put_back(taken);
    let (set, length) = set?;
    cx.charge_bytes(length);
    if set { Ok(().into()) } else { Err(JavaError::bare("java/lang/IllegalArgumentException")) }
}

/// Whether the stream takes the dictionary in the arguments, and how long that is.
fn dictionary_set(cx: &NativeContext<'_>, stream: &mut Stream) -> Result<(bool, usize), JavaError> {
    let dictionary = part(cx.elements::<u8>(1)?, cx.int(2), cx.int(3))?;
    let mut set = |dictionary: &[u8]| match stream {
        Stream::Deflater { state, .. } => state.set_dictionary(dictionary).is_ok(),
        Stream::Inflater { state, .. } => state.set_dictionary(dictionary).is_ok(),
    };
    let length = dictionary.len();
    let Some(front) = length.checked_sub(WINDOW).filter(|&front| front > LONG_FRONT) else {
        return Ok((set(dictionary), length));
    };
    let (front, window) = dictionary.split_at(front);
    let mut sum = simd_adler32::Adler32::new();
    cx.find_in_stretches(front.len(), |at| {
        sum.write(&front[at]);
        None::<()>
    })?;
    let mut stand_in = stand_in(front.len(), sum.finish());
    stand_in.extend_from_slice(window);
    Ok((set(&stand_in), length))
}

/// The modulus of Adler-32, a prime number.
const ADLER: usize = 65_521;

/// Bytes that change every Adler-32 as `length` bytes do whose own is `sum`, but are few. zlib takes the checksum of a whole
/// dictionary in one go, and only the window at its end for anything else: so these stand for what lies before the window.
///
/// The lower half of the checksum adds the bytes, the upper one each byte times its distance from the end (the last one has 1),
/// and the length times the lower half of what was before: so length, bytes and products have to agree modulo [`ADLER`].
fn stand_in(length: usize, sum: u32) -> Vec<u8> {
    let (lower, upper) = ((sum & 0xFFFF) as usize, (sum >> 16) as usize);
    let products = (upper + ADLER - length % ADLER) % ADLER;
    // So every product modulo the prime is that of a byte 1 somewhere; it is left out of the other bytes, which are below 255.
    let mut bytes = vec![0; length % ADLER + ADLER];
    let mut left = (lower + 2 * ADLER - 2) % ADLER;
    let mut done = 0;
    for (distance, byte) in (1..).zip(bytes.iter_mut().rev()) {
        let value = left.min(254);
        *byte = value as u8;
        done += distance * value;
        left -= value;
        if left == 0 {
            break;
        }
    }
    let distance = match (products + ADLER - done % ADLER) % ADLER {
        0 => ADLER,
        distance => distance,
    };
    let at = bytes.len() - distance;
    bytes[at] += 1;
    bytes
}

fn needed_dictionary(cx: &mut NativeContext<'_>) -> NativeResult {
    let taken = cx.vm.runtime.compression.take(cx.long(0)).ok_or_else(no_stream)?;
    let needed = if let Stream::Inflater { dictionary, .. } = taken.stream { dictionary } else { 0 };
    cx.vm.runtime.compression.put_back(taken);
    Ok((needed as i32).into())
}

fn close(cx: &mut NativeContext<'_>) -> NativeResult {
    if let Some(taken) = cx.vm.runtime.compression.take(cx.long(0)) {
        cx.vm.runtime.heap.discharge(Account::Streams, taken.stream.bytes());
    }
    Ok(().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checksum(start: u32, bytes: &[u8]) -> u32 {
        let mut sum = simd_adler32::Adler32::from_checksum(start);
        sum.write(bytes);
        sum.finish()
    }

    #[test]
    fn what_stands_in_changes_every_checksum_in_the_same_way() {
        for length in [0, 1, 2, 300, ADLER - 1, ADLER, ADLER + 1, 2 * ADLER, 1_000_000] {
            for factor in [0, 1, 31, 255] {
                let bytes: Vec<u8> = (0..length).map(|at| (at * factor % 256) as u8).collect();
                let short = stand_in(length, checksum(1, &bytes));
                assert!(short.len() < 2 * ADLER);
                for start in [1, 0x1234_5678, 0xFFF0_FFF0] {
                    assert_eq!(checksum(start, &short), checksum(start, &bytes), "{length} {factor} {start:x}");
                }
            }
        }
    }

    #[test]
    fn streams_take_what_stands_in_for_the_dictionary() {
        let dictionary: Vec<u8> = (0..700_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        let (front, window) = dictionary.split_at(dictionary.len() - WINDOW);
        let mut short = stand_in(front.len(), checksum(1, front));
        short.extend_from_slice(window);
        let text = &dictionary[dictionary.len() - 20_000..];
        let compressed = |dictionary: &[u8]| {
            let mut stream = Compress::new(Compression::default(), true);
            stream.set_dictionary(dictionary).expect("a fresh stream takes it");
            let mut output = vec![0; 40_000];
            stream.compress(text, &mut output, FlushCompress::Finish).expect("there is room");
            output.truncate(stream.total_out() as usize);
            output
        };
        let output = compressed(&short);
        assert_eq!(output, compressed(&dictionary));
        assert!(output.len() < 1_000, "the window is used");
        let mut stream = Decompress::new(true);
        let mut found = vec![0; 20_000];
        let asked = stream.decompress(&output, &mut found, FlushDecompress::Sync).expect_err("it needs a dictionary");
        assert_eq!(asked.needs_dictionary(), Some(checksum(1, &dictionary)));
        assert!(stream.set_dictionary(&short[1..]).is_err());
        stream.set_dictionary(&short).expect("it is the right one");
        let read = stream.total_in() as usize;
        stream.decompress(&output[read..], &mut found, FlushDecompress::Finish).expect("it is whole");
        assert_eq!(found, text);
    }
}
