//! Candidates as text, and back.
//!
//! ```text
//! candidate B3>B4 completion 0.9850 end weak
//! frames f0 root, f1 f0@B4, f2 f0^B9
//! f0 B4 jump
//! f1 B7 call
//! f0 B5 return
//! ```
//!
//! A step with which a further trace of a joined candidate begins has the word `joined` behind it.
//!
//! `f1 f0@B4`: called by frame f0 at the end of block B4; `f2 f0^B9`: frame f0 returned to it, at block B9. One line a step:
//! frame, block, how the path got there.

use std::fmt;

use holloway_vm::BlockId;
use holloway_vm::tier::Succession;

use crate::candidate::{Candidate, CandidateEnd, FrameNumber, FrameOrigin, TraceStep};
use crate::events::pair;

const SUCCESSIONS: [(Succession, &str); 4] = [
    (Succession::Jump, "jump"),
    (Succession::Call, "call"),
    (Succession::Return, "return"),
    (Succession::Throw, "throw"),
];

const ENDS: [(CandidateEnd, &str); 7] = [
    (CandidateEnd::WeakBranch, "weak"),
    (CandidateEnd::NewBranch, "new"),
    (CandidateEnd::Threshold, "threshold"),
    (CandidateEnd::Linked, "linked"),
    (CandidateEnd::Repetition, "repetition"),
    (CandidateEnd::Limit, "limit"),
    (CandidateEnd::Unknown, "unknown"),
];

impl fmt::Display for CandidateEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CandidateEnd::Loop(step) => write!(f, "loop:{step}"),
            end => f.write_str(name_of(&ENDS, end)),
        }
    }
}

impl CandidateEnd {
    /// The names of all ends; loops, wherever they go back to, have one.
    pub const NAMES: [&'static str; 1 + ENDS.len()] = {
        let mut names = ["loop"; 1 + ENDS.len()];
        let mut at = 0;
        while at < ENDS.len() {
            names[1 + at] = ENDS[at].1;
            at += 1;
        }
        names
    };

    /// The place of the end's name in [`CandidateEnd::NAMES`].
    pub fn index(self) -> usize {
        let others = ENDS.iter().position(|(end, _)| *end == self);
        others.map_or(0, |at| at + 1)
    }
}

fn name_of<T: PartialEq>(names: &[(T, &'static str)], value: &T) -> &'static str {
    names.iter().find(|(named, _)| named == value).map_or("", |(_, name)| name)
}

fn value_of<T: Copy>(names: &[(T, &str)], word: &str) -> Option<T> {
    names.iter().find(|(_, name)| *name == word).map(|(value, _)| *value)
}

impl fmt::Display for FrameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}", self.0)
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entry = pair((self.from, self.steps[0].block));
        writeln!(f, "candidate {entry} completion {:.4} end {}", self.completion, self.end)?;
        f.write_str("frames")?;
        for (at, origin) in self.frames.iter().enumerate() {
            let comma = if at == 0 { "" } else { "," };
            match origin {
                FrameOrigin::Root => write!(f, "{comma} f{at} root")?,
                FrameOrigin::Callee { caller, call } => write!(f, "{comma} f{at} {caller}@{call}")?,
                FrameOrigin::Caller { callee, return_block } => write!(f, "{comma} f{at} {callee}^{return_block}")?,
            }
        }
        f.write_str("\n")?;
        for (at, step) in self.steps.iter().enumerate() {
            let joined = if self.joints.contains(&(at as u16)) { " joined" } else { "" };
            writeln!(f, "{} {} {}{joined}", step.frame, step.block, name_of(&SUCCESSIONS, &step.arrival))?;
        }
        Ok(())
    }
}

impl Candidate {
    /// A candidate from its text; `None` if the text is not in the form described above.
    pub fn parse(text: &str) -> Option<Candidate> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let head: Vec<&str> = lines.next()?.split_whitespace().collect();
        let ["candidate", pair, "completion", completion, "end", end] = head[..] else { return None };
        let (from, _) = pair.split_once('>')?;
        let from = if from == "?" { None } else { Some(parse_block(from)?) };
        let end = match end.strip_prefix("loop:") {
            Some(step) => CandidateEnd::Loop(step.parse().ok()?),
            None => value_of(&ENDS, end)?,
        };
        let frames = lines.next()?.strip_prefix("frames")?;
        let frames = frames.split(',').map(parse_origin).collect::<Option<Vec<_>>>()?;
        let mut joints = Vec::new();
        let mut steps = Vec::new();
        for line in lines {
            let plain = line.strip_suffix(" joined");
            if plain.is_some() {
                joints.push(u16::try_from(steps.len()).ok()?);
            }
            steps.push(parse_step(plain.unwrap_or(line))?);
        }
        let known = |step: &TraceStep| step.frame.index() < frames.len();
        (!steps.is_empty() && steps.iter().all(known)).then_some(Candidate {
            from,
            frames,
            steps,
            joints,
            completion: completion.parse().ok()?,
            end,
        })
    }
}

fn parse_block(word: &str) -> Option<BlockId> {
    word.strip_prefix('B')?.parse().ok().map(BlockId)
}

fn parse_frame(word: &str) -> Option<FrameNumber> {
    word.strip_prefix('f')?.parse().ok().map(FrameNumber)
}

fn parse_origin(text: &str) -> Option<FrameOrigin> {
    let (_, origin) = text.trim().split_once(' ')?;
    if origin == "root" {
        return Some(FrameOrigin::Root);
    }
    if let Some((caller, call)) = origin.split_once('@') {
        return Some(FrameOrigin::Callee { caller: parse_frame(caller)?, call: parse_block(call)? });
    }
    let (callee, return_block) = origin.split_once('^')?;
    Some(FrameOrigin::Caller { callee: parse_frame(callee)?, return_block: parse_block(return_block)? })
}

fn parse_step(line: &str) -> Option<TraceStep> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [frame, block, arrival] = words[..] else { return None };
    Some(TraceStep {
        block: parse_block(block)?,
        frame: parse_frame(frame)?,
        arrival: value_of(&SUCCESSIONS, arrival)?,
    })
}
