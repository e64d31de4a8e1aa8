//! Next executing tail (Dynamo), the baseline: no graph, a counter for each block at which a trace may begin.
//!
//! Traces begin at targets of backward branches and at blocks reached by leaving a trace. When such a block has been
//! reached [`THRESHOLD`] times, what is executed next is recorded as a trace: up to a backward branch, the beginning of
//! a trace, or the longest that a trace may be.

use holloway_vm::{BlockId, ThreadId};
use rustc_hash::FxHashMap;

use super::frames::Frames;
use super::{Blocks, Limits, Selected};
use crate::candidate::{Candidate, End, FrameNumber, Step, Transition};

/// Executions of a possible beginning until a trace is recorded.
pub const THRESHOLD: u32 = 50;

/// Counters and the recording that is under way.
#[derive(Default)]
pub struct Net {
    counters: FxHashMap<BlockId, u32>,
    recording: Option<Recording>,
}

struct Recording {
    thread: ThreadId,
    frames: Frames,
    steps: Vec<Step>,
}

/// How a block was reached.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The thread.
    pub thread: ThreadId,
    /// The block before, if it is known.
    pub from: Option<BlockId>,
    /// The block.
    pub block: BlockId,
    /// Whether a trace was left for it.
    pub exit: bool,
    /// Whether a trace begins with it.
    pub known: bool,
}

impl Net {
    /// Hears of a block that is executed; gives the candidate that ends before it, if there is one.
    pub fn arrive(&mut self, blocks: &impl Blocks, limits: &Limits, arrival: Arrival) -> Option<Selected> {
        let Arrival { thread, from, block, exit, known } = arrival;
        let backward = from.is_some_and(|from| {
            blocks.is_backward(from, block) && blocks.transition(from, block) == Some(Transition::Jump)
        });
        let finished = match &self.recording {
            Some(recording) if recording.thread == thread => self.record(blocks, limits, arrival, backward),
            _ => None,
        };
        if self.recording.is_none() && !known && (backward || exit) {
            let counter = self.counters.entry(block).or_default();
            *counter += 1;
            if *counter >= THRESHOLD {
                self.counters.remove(&block);
                let steps = vec![Step { block, frame: FrameNumber::ROOT, arrival: Transition::Jump }];
                self.recording = Some(Recording { thread, frames: Frames::new(blocks, block), steps });
            }
        }
        finished
    }

    /// Goes on with the recording, or ends it before the block.
    fn record(&mut self, blocks: &impl Blocks, limits: &Limits, arrival: Arrival, backward: bool) -> Option<Selected> {
        let mut recording = self.recording.take()?;
        let last = recording.steps[recording.steps.len() - 1];
        let end = if backward {
            let loops = recording.steps[0].block == arrival.block;
            Some(if loops { End::Loop(0) } else { End::Repetition })
        } else if arrival.known {
            Some(End::Linked)
        } else if recording.steps.len() >= limits.blocks {
            Some(End::Limit)
        } else if arrival.from == Some(last.block) {
            let follows = (last.block, arrival.block);
            match blocks.transition(follows.0, follows.1) {
                None => Some(End::Unknown),
                Some(transition) => match recording.frames.follow(blocks, limits, last.frame, follows, transition) {
                    Ok(frame) => {
                        recording.steps.push(Step { block: arrival.block, frame, arrival: transition });
                        None
                    }
                    Err(end) => Some(end),
                },
            }
        } else {
            Some(End::Unknown)
        };
        let Some(end) = end else {
            self.recording = Some(recording);
            return None;
        };
        let Recording { frames, steps, .. } = recording;
        let candidate =
            Candidate { from: None, frames: frames.into_origins(), steps, joints: Vec::new(), completion: 1.0, end };
        (candidate.steps.len() >= 2).then_some(Selected { candidate, nodes: Vec::new() })
    }
}
