//! Candidate traces: what the constructor selects, as data.
//!
//! A candidate is a path of JVM basic blocks over frames. A block on the path is identified by its frame *and* its
//! number (K21): the frame says by which chain of call sites the path got there.

use holloway_vm::BlockId;
use holloway_vm::tier::Succession;

/// A frame of a path, by its number: 0 is the frame of the path's first block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FrameNumber(pub u16);

impl FrameNumber {
    /// The frame of the first block.
    pub const ROOT: FrameNumber = FrameNumber(0);

    /// The number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a frame of a path comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameOrigin {
    /// The frame in which the path begins.
    Root,
    /// Pushed by the call that ends a block of another frame of the path.
    Callee {
        /// The frame that calls.
        caller: FrameNumber,
        /// The block that ends in the call.
        call: BlockId,
    },
    /// The path returned to it from its callee, which is on the path: a frame below the root.
    Caller {
        /// The frame that returned.
        callee: FrameNumber,
        /// The block behind the call, to which control returned.
        return_block: BlockId,
    },
}

/// One block of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TraceStep {
    /// The block, by its number in the VM.
    pub block: BlockId,
    /// Its frame, an index into [`Candidate::frames`].
    pub frame: FrameNumber,
    /// How the path got here from the step before (from the block before the path, for the first step).
    pub arrival: Succession,
}

/// Why a candidate ends where it does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CandidateEnd {
    /// It is a loop: control goes back to the step of that index.
    Loop(u16),
    /// The branch behind the last block is weakly correlated.
    WeakBranch,
    /// The branch behind the last block has not left its start state.
    NewBranch,
    /// One more block would take the completion probability below the threshold.
    Threshold,
    /// The next block begins a known trace, to which this one is linked.
    Linked,
    /// The next block is on the path already.
    Repetition,
    /// The path is as long as a path may be, in blocks or in frames.
    Limit,
    /// The next block cannot be followed: a native method, the end of a thread.
    Unknown,
}

/// A path of blocks selected for a trace.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The block from which the first step is entered: with it the entry key (K20).
    pub from: Option<BlockId>,
    /// The frames, the root's first.
    pub frames: Vec<FrameOrigin>,
    /// The blocks; at least two, of the next executing tail at least one.
    pub steps: Vec<TraceStep>,
    /// Of traces that were joined: the steps with which a further one begins. The branch before is not strongly correlated
    /// with it; that it is likely is known from what followed the path before.
    pub joints: Vec<u16>,
    /// Expected probability that an execution that enters also completes, 0 to 1.
    pub completion: f64,
    /// Why it ends.
    pub end: CandidateEnd,
}
