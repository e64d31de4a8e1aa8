//! Which exception handlers cover an instruction: in goes a method's table, out come the handlers at an offset.
//!
//! The table may have 65,535 entries, and be asked at as many offsets. So it is sorted by where the handlers start, with
//! a tree of where they end: what does not cover the offset is passed over in large pieces.

use rustc_hash::FxHashSet;

use super::types::Type;

/// An exception handler whose offsets are known to be those of instructions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handler {
    pub start: u16,
    /// The offset after the last instruction covered.
    pub end: u16,
    pub target: u16,
    /// What the handler finds on the stack.
    pub catches: Type,
}

/// A method's handlers; the memory is used again for the next method.
#[derive(Default)]
pub(super) struct Handlers {
    /// In the table's order.
    all: Vec<Handler>,
    /// Places in `all`, by ascending start.
    by_start: Vec<u32>,
    /// The greatest end among a node's handlers: node 1 is the root, `2n` and `2n + 1` are the halves of node `n`, and the
    /// last `leaves` nodes are `by_start`, one by one.
    greatest_end: Vec<u16>,
    leaves: usize,
    /// Where a handler starts or ends, ascending.
    boundaries: Vec<u16>,
}

/// The handlers that cover an offset, and the memory to find them.
#[derive(Default)]
pub(super) struct Covering {
    /// The target of each and what it catches, in the table's order and each once.
    pub active: Vec<(u16, Type)>,
    found: Vec<u32>,
    nodes: Vec<(usize, usize, usize)>,
    seen: FxHashSet<(u16, Type)>,
}

impl Handlers {
    /// Empties the table.
    pub fn clear(&mut self) {
        self.all.clear();
    }

    /// Makes room for so many handlers.
    pub fn reserve(&mut self, count: usize) {
        self.all.reserve_exact(count);
    }

    /// Adds the next handler.
    pub fn push(&mut self, handler: Handler) {
        self.all.push(handler);
    }

    /// All handlers are there.
    pub fn index(&mut self) {
        let Handlers { all, by_start, greatest_end, boundaries, .. } = self;
        by_start.clear();
        by_start.extend(0..all.len() as u32);
        let handler = |place: &u32| all.get(*place as usize);
        by_start.sort_by_key(|place| handler(place).map(|handler| handler.start));
        self.leaves = by_start.len().next_power_of_two();
        greatest_end.clear();
        greatest_end.resize(2 * self.leaves, 0);
        let ends = by_start.iter().filter_map(handler).map(|handler| handler.end);
        greatest_end.iter_mut().skip(self.leaves).zip(ends).for_each(|(node, end)| *node = end);
        for node in (1..self.leaves).rev() {
            let halves = greatest_end.get(2 * node..2 * node + 2).unwrap_or_default();
            let greatest = halves.iter().copied().max().unwrap_or_default();
            greatest_end.iter_mut().skip(node).take(1).for_each(|end| *end = greatest);
        }
        boundaries.clear();
        boundaries.extend(all.iter().flat_map(|handler| [handler.start, handler.end]));
        boundaries.sort_unstable();
        boundaries.dedup();
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The handlers, in the table's order.
    pub fn iter(&self) -> impl Iterator<Item = &Handler> {
        self.all.iter()
    }

    /// Puts the handlers that cover `pc` into `covering`; gives the next offset at which that changes, and how many table
    /// entries were looked at.
    pub fn covering(&self, pc: u16, covering: &mut Covering) -> (u16, usize) {
        let Handlers { all, by_start, greatest_end, leaves, boundaries } = self;
        let Covering { active, found, nodes, seen } = covering;
        let handler = |place: u32| all.get(place as usize);
        let started = by_start.partition_point(|place| handler(*place).is_some_and(|handler| handler.start <= pc));
        found.clear();
        // A node and the leaves below it, of which only those that have started count.
        nodes.clear();
        nodes.push((1, 0, *leaves));
        while let Some((node, first, length)) = nodes.pop() {
            if first >= started || greatest_end.get(node).is_none_or(|end| *end <= pc) {
                continue;
            }
            if length == 1 {
                found.extend(by_start.get(first));
                continue;
            }
            let half = length / 2;
            nodes.push((2 * node, first, half));
            nodes.push((2 * node + 1, first + half, half));
        }
        found.sort_unstable();
        active.clear();
        seen.clear();
        let places = found.iter().filter_map(|place| handler(*place));
        active.extend(places.map(|handler| (handler.target, handler.catches)).filter(|pair| seen.insert(*pair)));
        let next = boundaries.partition_point(|boundary| *boundary <= pc);
        (boundaries.get(next).copied().unwrap_or(u16::MAX), found.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_covers_an_offset_is_found_like_in_a_walk_over_the_table() {
        // Ranges in no order, nested, beside each other and equal.
        let ranges: Vec<(u16, u16)> = (0..97u16).map(|n| (n * 37 % 50, n * 37 % 50 + 1 + n * 11 % 23)).collect();
        for count in [1, 2, 3, 16, 64, 97] {
            let mut handlers = Handlers::default();
            for (&(start, end), target) in ranges.iter().take(count).zip(0u16..) {
                handlers.push(Handler { start, end, target: target % 40, catches: Type::THROWABLE });
            }
            handlers.index();
            for pc in 0..80 {
                let mut found = Covering::default();
                let (next, looked) = handlers.covering(pc, &mut found);
                let covers: Vec<&Handler> = handlers.iter().filter(|one| (one.start..one.end).contains(&pc)).collect();
                assert_eq!(looked, covers.len());
                let mut expected: Vec<(u16, Type)> = Vec::new();
                for handler in covers {
                    if !expected.contains(&(handler.target, handler.catches)) {
                        expected.push((handler.target, handler.catches));
                    }
                }
                assert!(found.active == expected, "at {pc} of {count}");
                let bounds = handlers.iter().flat_map(|handler| [handler.start, handler.end]);
                assert_eq!(next, bounds.filter(|bound| *bound > pc).min().unwrap_or(u16::MAX));
            }
        }
    }
}
