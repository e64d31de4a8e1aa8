//! What the tier may still take of the heap's limit.

/// The tier has at most this part of the limit.
const SHARE: u64 = 4;

/// What the tier may still take.
#[derive(Debug)]
pub(crate) struct TierMemory {
    /// Bytes at most.
    pub share: u64,
    /// Bytes that it could not give back last time.
    pub kept: u64,
    /// Whether it had room when it was looked at last.
    pub has_room: bool,
}

impl TierMemory {
    /// For a heap with a limit.
    pub fn new(limit: u64) -> TierMemory {
        TierMemory { share: limit / SHARE, kept: 0, has_room: true }
    }
}
