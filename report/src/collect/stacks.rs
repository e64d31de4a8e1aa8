//! Sampled stacks: in go stacks of frames with their work, out comes the tree that the report has of them.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::model::{Cover, Frame, FrameTree, Place, Stack};

/// What tells stacks apart: their methods (a node of the tree of methods), the line of the innermost method of the program's own,
/// and how they were executed.
type Key = (u32, Option<u16>, Cover, u16);

/// Stacks that are one.
struct Merged {
    work: u64,
    /// The work of the one of them that did most, and where its frames stand: a range of all places.
    most: u64,
    places: std::ops::Range<usize>,
}

/// Stacks while they are added. Those of the same methods are one, unless the innermost method of the program's own was at another
/// line: that of which more is told. The other places are those of the one that did most.
#[derive(Default)]
pub(super) struct Stacks {
    /// Methods by the node of their caller.
    methods: FxHashMap<(u32, u32), u32>,
    /// The frames added last, with their nodes and the line so far: what is added next has mostly the same.
    path: Vec<(Place, u32, Option<u16>)>,
    /// How many of them are callers of what is added next.
    callers: usize,
    merged: FxHashMap<Key, Merged>,
    places: Vec<Place>,
}

impl Stacks {
    /// Callers of the stacks that are added next, the outermost first. `is_own` tells methods of the program's own.
    pub fn set_callers(&mut self, callers: impl Iterator<Item = Place>, is_own: impl Fn(u32) -> bool) {
        self.callers = 0;
        for place in callers {
            self.descend(self.callers, place, &is_own);
            self.callers += 1;
        }
    }

    /// Adds work of a stack, by the frames above its callers.
    pub fn add(
        &mut self,
        frames: impl Iterator<Item = Place>,
        (cover, inlined): (Cover, u16),
        work: u64,
        is_own: impl Fn(u32) -> bool,
    ) {
        if work == 0 {
            return;
        }
        let mut depth = self.callers;
        for place in frames {
            self.descend(depth, place, &is_own);
            depth += 1;
        }
        let path = &self.path[..depth];
        let (node, line) = path.last().map_or((0, None), |&(_, node, line)| (node, line));
        let begin = self.places.len();
        let mut placed = || {
            self.places.extend(path.iter().map(|&(place, ..)| place));
            begin..self.places.len()
        };
        match self.merged.entry((node, line, cover, inlined)) {
            Entry::Vacant(vacant) => {
                vacant.insert(Merged { work, most: work, places: placed() });
            }
            Entry::Occupied(mut known) => {
                let known = known.get_mut();
                known.work += work;
                if work > known.most {
                    (known.most, known.places) = (work, placed());
                }
            }
        }
    }

    /// Goes on from the path's first so many frames to a further one, which mostly is the one that was there before.
    fn descend(&mut self, depth: usize, place: Place, is_own: impl Fn(u32) -> bool) {
        if self.path.get(depth).is_some_and(|(known, ..)| *known == place) {
            return;
        }
        self.path.truncate(depth);
        let (caller, mut line) = self.path.last().map_or((0, None), |&(_, node, line)| (node, line));
        let next = self.methods.len() as u32 + 1;
        let node = *self.methods.entry((caller, place.method)).or_insert(next);
        if is_own(place.method) {
            line = place.line;
        }
        self.path.push((place, node, line));
    }

    /// The tree of frames, and the stacks, those with most work first. Frames in the same line of a method of the program's own are
    /// one, and so are all of another method.
    pub fn finish(self, is_own: impl Fn(u32) -> bool) -> (Vec<Frame>, Vec<Stack>) {
        let key = |place: Place| match place.line {
            // Without lines, bytecodes are all that is known of it.
            None if is_own(place.method) => place,
            line => Place { at: 0, line: line.filter(|_| is_own(place.method)), ..place },
        };
        let places = &self.places;
        let mut merged: Vec<(Key, Merged)> = self.merged.into_iter().collect();
        merged.sort_unstable_by(|((_, _, a_cover, a_inlined), a), ((_, _, b_cover, b_inlined), b)| {
            Reverse(a.work)
                .cmp(&Reverse(b.work))
                .then_with(|| places[a.places.clone()].cmp(&places[b.places.clone()]))
                .then_with(|| (a_cover, a_inlined).cmp(&(b_cover, b_inlined)))
        });
        let mut tree = FrameTree::default();
        let stacks = merged.into_iter().map(|((_, _, cover, inlined), merged)| Stack {
            frame: tree.add(places[merged.places].iter().copied(), key),
            cover,
            inlined,
            work: merged.work,
        });
        let stacks = stacks.collect();
        (tree.into_frames(), stacks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn place(method: u32, at: u16, line: Option<u16>) -> Place {
        Place { method, at, line }
    }

    /// Method 1 is the program's own.
    fn merged(stacks: &[(&[Place], Cover, u64)]) -> (Vec<Frame>, Vec<Stack>) {
        let mut merged = Stacks::default();
        for (frames, cover, work) in stacks {
            merged.add(frames.iter().copied(), (*cover, 0), *work, |method| method == 1);
        }
        merged.finish(|method| method == 1)
    }

    #[test]
    fn stacks_of_the_same_methods_and_line_are_one_with_the_places_of_most_work() {
        let (own, other) = (place(1, 3, Some(7)), place(1, 5, Some(7)));
        let (frames, stacks) = merged(&[
            (&[own, place(2, 0, None)], Cover::Compiled, 1),
            (&[other, place(2, 9, None)], Cover::Compiled, 5),
            (&[other, place(2, 0, None)], Cover::Compiled, 2),
        ]);
        assert_eq!(stacks, [Stack { frame: Some(1), cover: Cover::Compiled, inlined: 0, work: 8 }]);
        let expected = [Frame { caller: None, place: other }, Frame { caller: Some(0), place: place(2, 9, None) }];
        assert_eq!(frames, expected);
    }

    #[test]
    fn lines_covers_and_methods_tell_stacks_apart_and_callers_are_shared() {
        let (first, second, callee) = (place(1, 3, Some(7)), place(1, 5, Some(8)), place(2, 0, None));
        let (frames, stacks) = merged(&[
            (&[first, callee], Cover::Compiled, 4),
            (&[second, callee], Cover::Compiled, 3),
            (&[first, callee], Cover::Grown, 2),
            (&[first], Cover::Compiled, 1),
            (&[], Cover::Interpreted, 1),
            (&[callee], Cover::Compiled, 0),
        ]);
        let ends: Vec<(Option<u32>, u64)> = stacks.iter().map(|stack| (stack.frame, stack.work)).collect();
        assert_eq!(ends, [(Some(1), 4), (Some(3), 3), (Some(1), 2), (None, 1), (Some(0), 1)]);
        assert_eq!(frames.len(), 4);
        // Frames of a line are one, and so are those of a method that is not the program's own.
        let (elsewhere, deeper) = (place(1, 4, Some(7)), place(2, 9, None));
        let (frames, stacks) =
            merged(&[(&[first, callee], Cover::Compiled, 4), (&[elsewhere, deeper], Cover::Grown, 2)]);
        assert_eq!((frames.len(), stacks[0].frame, stacks[1].frame), (2, Some(1), Some(1)));
    }
}
