//! What the tier may still take of the heap's limit.

/// The tier has at most this part of the limit.
const SHARE: u64 = 4;

/// What the tier may still take.
#[derive(Debug)]
pub(crate) struct TierMemory {
    /// Bytes at most.
    share: u64,
    /// Bytes that it could not give back last time.
    kept: u64,
    /// Whether it had room when it was looked at last.
    has_room: bool,
}

impl TierMemory {
    /// For a heap with a limit.
    pub fn new(limit: u64) -> TierMemory {
        TierMemory { share: limit / SHARE, kept: 0, has_room: true }
    }

    /// Looks at what the tier has, where the program leaves so much of the limit. Whether the tier has to give all back
    /// that it can: then its share is halved.
    pub fn must_be_given_back(&mut self, bytes: u64, left: u64, can_be_told: bool) -> bool {
        self.has_room = bytes <= self.share.min(left);
        let must = bytes > left && bytes > self.kept && can_be_told;
        if must {
            self.share /= 2;
        }
        must
    }

    /// The tier has given back what it could, and kept so much.
    pub fn note_kept(&mut self, bytes: u64) {
        self.kept = bytes;
    }

    /// Whether the tier may take more memory.
    pub fn has_room(&self) -> bool {
        self.has_room
    }
}
