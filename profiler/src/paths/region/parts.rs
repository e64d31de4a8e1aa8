//! The parts of a region: paths of different ones have no place in common but entry and exit, so each can be instrumented or
//! left alone by itself. What is in front of a disconnected loop, its body, and what is behind it are parts.

use super::{ArcState, ENTRY, EXIT, PathRegion};

impl PathRegion {
    /// The part that each arc belongs to, numbered from 0 without gaps.
    pub(crate) fn parts(&self) -> Vec<u32> {
        let inner = |place: u32| place != ENTRY && place != EXIT;
        let mut part_of_place = vec![u32::MAX; self.places.len()];
        let mut parts = 0;
        for start in (0..self.places.len() as u32).filter(|&place| inner(place)) {
            if part_of_place[start as usize] != u32::MAX {
                continue;
            }
            part_of_place[start as usize] = parts;
            let mut work = vec![start];
            while let Some(place) = work.pop() {
                let ends = self.out[place as usize].iter().map(|&arc| self.arcs[arc as usize].to);
                let begins = self.into[place as usize].iter().map(|&arc| self.arcs[arc as usize].from);
                for next in ends.chain(begins).filter(|&place| inner(place)) {
                    if part_of_place[next as usize] == u32::MAX {
                        part_of_place[next as usize] = parts;
                        work.push(next);
                    }
                }
            }
            parts += 1;
        }
        let of_arc = |arc: &super::Arc| {
            let place = if inner(arc.from) { arc.from } else { arc.to };
            // An arc from the entry to the exit is a part by itself; no method has one.
            if inner(place) { part_of_place[place as usize] } else { parts }
        };
        self.arcs.iter().map(of_arc).collect()
    }

    /// Whether paths of a part are counted, by part.
    pub(crate) fn live_parts(&self, part_of: &[u32]) -> Vec<bool> {
        let mut live = vec![false; part_of.iter().max().map_or(0, |&last| last as usize + 1)];
        for (arc, &part) in self.arcs.iter().zip(part_of) {
            live[part as usize] |= arc.state == ArcState::Live;
        }
        live
    }
}
