//! Paths that a tier expects a thread to take: sequences of blocks that it need not be told of one by one.
//!
//! While a thread keeps to the path laid out for it, heads in mode `Enter` advance a cursor and go on; the tier hears of
//! the first block that is not the one expected, and behind the last one of any.

#![allow(unsafe_code)]

use std::collections::BTreeMap;

use super::nodes::NO_BLOCK;
use crate::id::BlockId;

/// A path of one VM.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PathId(u32);

impl PathId {
    /// The number, in the order in which paths were made.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A thread's path and how far it has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PathCursor {
    /// The block expected next: a word of the path, or of [`NOWHERE`].
    next: *const u32,
    path: u32,
}

/// The path on which no block is expected.
static NOWHERE: [u32; 1] = [NO_BLOCK];

impl PathCursor {
    /// On no path.
    pub fn nowhere() -> PathCursor {
        PathCursor { next: NOWHERE.as_ptr(), path: u32::MAX }
    }

    /// Passes a block, if it is the one expected.
    ///
    /// # Safety
    /// The [`Paths`] from which the cursor comes are still there (K17).
    #[inline(always)]
    pub unsafe fn pass(&mut self, block: u32) -> bool {
        // SAFETY: K17: the cursor stands on a word of its path, and never behind the last one, which equals no block's number.
        let expected = unsafe { *self.next } == block;
        if expected {
            // SAFETY: K17: it is not the last one.
            self.next = unsafe { self.next.add(1) };
        }
        expected
    }
}

/// All paths of a VM. They stay as long as it: threads may stand on them.
#[derive(Default)]
pub(crate) struct Paths {
    /// Block numbers, each path ended by [`NO_BLOCK`].
    paths: Vec<Box<[u32]>>,
    /// Words of all paths.
    words: usize,
    /// Where threads were on their paths when they ended, and how often.
    pub ended: BTreeMap<(PathId, usize), u64>,
}

impl Paths {
    /// Keeps a path for as long as the VM lives; its number.
    pub fn add(&mut self, blocks: &[BlockId]) -> PathId {
        self.words += blocks.len() + 1;
        self.paths.push(blocks.iter().map(|block| block.0).chain([NO_BLOCK]).collect());
        PathId(u32::try_from(self.paths.len() - 1).expect("fewer than 2^32 paths fit a VM's memory limit"))
    }

    /// Bytes that all paths take, about.
    pub fn bytes(&self) -> u64 {
        (self.paths.capacity() * size_of::<Box<[u32]>>() + self.words * size_of::<u32>()) as u64
    }

    /// The beginning of a path.
    pub fn start(&self, path: PathId) -> PathCursor {
        PathCursor { next: self.paths[path.0 as usize].as_ptr(), path: path.0 }
    }

    /// The path of a cursor and how many of its blocks have been passed; `None` on no path.
    pub fn progress(&self, cursor: PathCursor) -> Option<(PathId, usize)> {
        let path = self.paths.get(cursor.path as usize)?;
        let passed = (cursor.next.addr() - path.as_ptr().addr()) / size_of::<u32>();
        Some((PathId(cursor.path), passed))
    }
}
