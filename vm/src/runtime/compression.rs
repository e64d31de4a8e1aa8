//! The streams that compress and decompress, which natives use by number.
//!
//! In go streams, out come their numbers; none is used again, so that one that is stale or made up finds nothing. Whoever opens
//! a stream charges it to the heap first. A stream belongs to an object, and goes with it where nobody closes it: what a
//! collection finds costs a program no budget.

use std::num::NonZeroU64;

use flate2::{Compress, Decompress};
use rustc_hash::FxHashMap;

use crate::heap::{Ref, WeakVisitor};

/// The streams that a program has opened and not closed.
#[derive(Default)]
pub(crate) struct CompressionStreams {
    streams: FxHashMap<NonZeroU64, (Ref, Stream)>,
    /// The number of the last one.
    last: u64,
    /// What streams were charged with whose owners the collector has found dead, and that has not been discharged yet.
    freed: u64,
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

/// A stream that is in use. Nothing collects meanwhile.
pub(crate) struct TakenStream {
    number: NonZeroU64,
    owner: Ref,
    pub stream: Stream,
}

impl CompressionStreams {
    /// Gives a stream of `owner` a number.
    pub(crate) fn open(&mut self, owner: Ref, stream: Stream) -> i64 {
        self.last += 1;
        if let Some(number) = NonZeroU64::new(self.last) {
            self.streams.insert(number, (owner, stream));
        }
        self.last as i64
    }

    /// Takes a stream out, so that it can be used together with arrays of the heap; to be put back.
    pub(crate) fn take(&mut self, number: i64) -> Option<TakenStream> {
        let number = NonZeroU64::new(number as u64)?;
        let (owner, stream) = self.streams.remove(&number)?;
        Some(TakenStream { number, owner, stream })
    }

    /// Puts back what was taken.
    pub(crate) fn put_back(&mut self, taken: TakenStream) {
        self.streams.insert(taken.number, (taken.owner, taken.stream));
    }

    /// Streams whose owners are dead go.
    pub(crate) fn visit_weak<V: WeakVisitor>(&mut self, visitor: &mut V) {
        let freed = &mut self.freed;
        self.streams.retain(|_, (owner, stream)| {
            visitor.pause();
            match visitor.forward(*owner) {
                Some(to) => *owner = to,
                None => {
                    *freed += stream.bytes();
                    return false;
                }
            }
            true
        });
    }

    /// Bytes to be discharged.
    pub(crate) fn take_freed(&mut self) -> u64 {
        std::mem::take(&mut self.freed)
    }
}
