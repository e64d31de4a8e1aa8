//! Traces that follow one another: two traces in, one candidate out.
//!
//! The graph knows one branch back. What follows a trace that has completed is known better, for the trace says by which
//! path its last branch was reached. Where the same trace follows likely enough, the two become one.
//!
//! A loop is unrolled once: so a branch may be met twice in the same frame on a path that was joined, not more often.

use holloway_vm::{BlockId, NodeId};
use rustc_hash::FxHashMap;

use super::blocks::{Blocks, Selected};
use super::frames::Frames;
use crate::candidate::{Candidate, CandidateEnd, FrameNumber, TraceStep};
use crate::limits::PathLimits;

/// Times that a branch may be met in one frame on a path that was joined.
const MEETINGS: u32 = 2;

/// A trace as one of its entry transitions leads to it.
#[derive(Clone, Copy, Debug)]
pub struct Entered<'a> {
    /// The block from which it is entered.
    pub from: Option<BlockId>,
    /// The path that it follows.
    pub candidate: &'a Candidate,
    /// The node of the entry transition.
    pub node: NodeId,
    /// The nodes along its path; the first one may be that of another entry transition.
    pub nodes: &'a [NodeId],
    /// The probability that it completes.
    pub completion: f64,
}

/// A block by itself, reached by that transition, to be joined with what leads there: its branch is weakly correlated.
pub fn single(blocks: &impl Blocks, from: BlockId, block: BlockId) -> Option<Candidate> {
    let arrival = blocks.transition(from, block)?;
    let steps = vec![TraceStep { block, frame: FrameNumber::ROOT, arrival }];
    let frames = Frames::new(blocks, block).into_origins();
    Some(Candidate {
        from: Some(from),
        frames,
        steps,
        joints: Vec::new(),
        completion: 1.0,
        end: CandidateEnd::WeakBranch,
    })
}

/// Joins a trace with the one that follows it in a share `follows` of its completions, 0 to 1.
///
/// # Errors
/// The path would complete less often than in a share `threshold` of its executions, or would be longer than a path may be,
/// or come back to where it was.
pub fn join(
    blocks: &impl Blocks,
    limits: &PathLimits,
    (first, second): (Entered<'_>, Entered<'_>),
    (follows, threshold): (f64, f64),
) -> Result<Selected, CandidateEnd> {
    // Once round is what has to be likely, as for any loop.
    let loops = first.node == second.node;
    let completion = first.completion * follows * if loops { 1.0 } else { second.completion };
    if completion < threshold {
        return Err(CandidateEnd::Threshold);
    }
    let joint = first.candidate.steps.len();
    if joint + second.candidate.steps.len() > limits.blocks {
        return Err(CandidateEnd::Limit);
    }
    let path = first.candidate.steps.iter().chain(&second.candidate.steps).map(|step| step.block);
    let path: Vec<_> = path.collect();
    let mut nodes = first.nodes.to_vec();
    nodes.push(second.node);
    nodes.extend_from_slice(&second.nodes[1..]);
    nodes[0] = first.node;
    let mut frames = Frames::new(blocks, path[0]);
    let mut steps = vec![TraceStep { frame: FrameNumber::ROOT, ..first.candidate.steps[0] }];
    let mut met = FxHashMap::from_iter([((FrameNumber::ROOT, nodes[0]), 1)]);
    for (at, pair) in path.windows(2).enumerate() {
        let arrival = blocks.transition(pair[0], pair[1]).ok_or(CandidateEnd::Unknown)?;
        let frame = frames.follow(blocks, limits, steps[at].frame, (pair[0], pair[1]), arrival)?;
        let times = met.entry((frame, nodes[at + 1])).or_insert(0);
        *times += 1;
        if *times > MEETINGS {
            return Err(CandidateEnd::Repetition);
        }
        steps.push(TraceStep { block: pair[1], frame, arrival });
    }
    let end = match second.candidate.end {
        _ if loops => CandidateEnd::Loop(0),
        CandidateEnd::Loop(_) => CandidateEnd::Linked,
        end => end,
    };
    let of_second = second.candidate.joints.iter().map(|at| joint as u16 + at);
    let joints = first.candidate.joints.iter().copied().chain([joint as u16]).chain(of_second).collect();
    let candidate = Candidate { from: first.from, frames: frames.into_origins(), steps, joints, completion, end };
    Ok(Selected { candidate, nodes })
}
