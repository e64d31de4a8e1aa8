//! The streams that compress and decompress, which natives use by number.
//!
//! In go streams, out come their numbers; none is used again, so that one that is stale or made up finds nothing. Whoever opens
//! a stream charges it to the heap first.

use std::num::NonZeroU64;

use flate2::{Compress, Decompress};
use rustc_hash::FxHashMap;

/// The streams that a program has opened and not closed.
#[derive(Default)]
pub(crate) struct CompressionStreams {
    streams: FxHashMap<NonZeroU64, Stream>,
    /// The number of the last one.
    last: u64,
}

/// The state of a stream.
pub(crate) enum Stream {
    Deflater {
        state: Compress,
        /// Bytes that are compressed between looks at the alarm.
        stretch: usize,
    },
    Inflater {
        state: Decompress,
        /// The checksum of the dictionary that it has asked for.
        dictionary: u32,
    },
}

impl Stream {
    /// What zlib takes for a stream with a window of 32 KB and its default memory level, and what belongs to it.
    pub(crate) const DEFLATER_BYTES: u64 = 270 << 10;
    /// The same for one that decompresses.
    pub(crate) const INFLATER_BYTES: u64 = 44 << 10;

    /// What it is charged with.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Stream::Deflater { .. } => Stream::DEFLATER_BYTES,
            Stream::Inflater { .. } => Stream::INFLATER_BYTES,
        }
    }
}

impl CompressionStreams {
    /// Gives a stream a number.
    pub(crate) fn open(&mut self, stream: Stream) -> i64 {
        self.last += 1;
        if let Some(number) = NonZeroU64::new(self.last) {
            self.streams.insert(number, stream);
        }
        self.last as i64
    }

    /// Takes a stream out, so that it can be used together with arrays of the heap; to be put back.
    pub(crate) fn take(&mut self, number: i64) -> Option<(NonZeroU64, Stream)> {
        let number = NonZeroU64::new(number as u64)?;
        Some((number, self.streams.remove(&number)?))
    }

    /// Puts back what was taken.
    pub(crate) fn put_back(&mut self, number: NonZeroU64, stream: Stream) {
        self.streams.insert(number, stream);
    }
}
