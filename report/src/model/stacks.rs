//! Stacks of Java methods that samples have found: a tree of frames, and its nodes at which samples were taken.

use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cover, Place, Report, is_zero};

/// A frame of stacks that have the same callers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Frame {
    /// The frame that called, an index less than this one's; absent of outermost frames.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caller: Option<u32>,
    /// Where it stands.
    #[serde(flatten)]
    pub place: Place,
}

/// A stack that samples have found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Stack {
    /// Its innermost frame, an index; absent where no frame is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<u32>,
    /// How the innermost frame was executed.
    pub cover: Cover,
    /// How many of the innermost frames lie in one piece of machine code: inlined ones and the one around.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inlined: u16,
    /// Work done with that stack.
    pub work: u64,
}

/// The frames of a report while stacks are added.
#[derive(Default)]
pub struct FrameTree {
    frames: Vec<Frame>,
    numbers: FxHashMap<(Option<u32>, Place), u32>,
}

impl FrameTree {
    /// The innermost frame of a stack, of which the outermost frame comes first; `None` of no frames. Frames that have the same
    /// callers and `key` are one, with the place of the first.
    pub fn add(&mut self, stack: impl IntoIterator<Item = Place>, key: impl Fn(Place) -> Place) -> Option<u32> {
        stack.into_iter().fold(None, |caller, place| {
            let number = *self.numbers.entry((caller, key(place))).or_insert_with(|| {
                self.frames.push(Frame { caller, place });
                self.frames.len() as u32 - 1
            });
            Some(number)
        })
    }

    /// All frames, callers before what they call.
    pub fn into_frames(self) -> Vec<Frame> {
        self.frames
    }
}

/// The most frames of a stack that are looked at: a run has far fewer, and a file may say anything.
const DEEPEST: usize = 1000;

impl Report {
    /// Where the frames of a stack stand, the outermost first; of what is deeper than any run has it, the innermost 1,000.
    pub fn frames_of(&self, stack: &Stack) -> Vec<Place> {
        let get = |number: u32| Some((number, self.frames.get(number as usize)?));
        // A file may say anything: indices that do not fall would lead round in circles.
        let frames = std::iter::successors(stack.frame.and_then(get), |(number, frame)| {
            frame.caller.filter(|caller| caller < number).and_then(get)
        });
        let mut places: Vec<Place> = frames.map(|(_, frame)| frame.place).take(DEEPEST).collect();
        places.reverse();
        places
    }
}
