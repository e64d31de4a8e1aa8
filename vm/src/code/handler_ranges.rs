//! Which exception handlers may catch what a block throws: in goes the handlers' table, out come, block by block, the
//! ranges that overlap the block.
//!
//! The table may have 65,535 entries for a method of as many blocks, so ranges with one target are merged and followed along
//! the code: a range that overlaps a block without covering it begins or ends there, and one that covers it is an edge.

use super::Handler;

/// Bytecodes that one handler covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HandlerRange {
    /// The first bytecode index, and the one after the last.
    pub(super) start: u16,
    pub(super) end: u16,
    /// First word of the handler's block.
    pub(super) target: u32,
    /// The first of its entries in the table.
    entry: usize,
}

/// The ranges of a method's handlers while its blocks are gone through in order.
pub(super) struct HandlerRanges {
    /// By ascending start; those of one target do not overlap.
    ranges: Vec<HandlerRange>,
    /// How many have begun before the end of the last block.
    begun: usize,
    /// Those that overlap it, in the table's order.
    open: Vec<HandlerRange>,
}

impl HandlerRanges {
    pub(super) fn new(handlers: &[Handler]) -> HandlerRanges {
        let range = |(entry, handler): (usize, &Handler)| HandlerRange {
            start: handler.start,
            end: handler.end,
            target: handler.target,
            entry,
        };
        let mut ranges: Vec<HandlerRange> = handlers.iter().enumerate().map(range).collect();
        ranges.sort_by_key(|range| (range.target, range.start));
        ranges.dedup_by(|next, kept| {
            let merges = next.target == kept.target && next.start <= kept.end;
            if merges {
                kept.end = kept.end.max(next.end);
                kept.entry = kept.entry.min(next.entry);
            }
            merges
        });
        ranges.sort_by_key(|range| range.start);
        HandlerRanges { ranges, begun: 0, open: Vec::new() }
    }

    /// The ranges that overlap the bytecodes from `start` up to `end`, in the table's order; each call goes on behind the
    /// last one.
    pub(super) fn overlapping(&mut self, start: u16, end: u16) -> &[HandlerRange] {
        self.open.retain(|range| range.end > start);
        let more = self.ranges.iter().skip(self.begun).take_while(|range| range.start < end);
        let before = self.begun;
        self.begun += more.clone().count();
        self.open.extend(self.ranges[before..self.begun].iter().filter(|range| range.end > start));
        self.open.sort_by_key(|range| range.entry);
        &self.open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_one_target_are_merged_and_others_are_not() {
        let handler = |start, end, target| Handler { start, end, target, catch_type: 0 };
        let table = [handler(4, 9, 70), handler(0, 5, 50), handler(5, 8, 50), handler(12, 20, 50), handler(2, 6, 50)];
        let mut ranges = HandlerRanges::new(&table);
        let mut found = |start, end| {
            let overlapping = ranges.overlapping(start, end).iter();
            overlapping.map(|range| (range.start, range.end, range.target)).collect::<Vec<_>>()
        };
        assert_eq!(found(0, 3), [(0, 8, 50)]);
        assert_eq!(found(3, 8), [(4, 9, 70), (0, 8, 50)]);
        assert_eq!(found(8, 12), [(4, 9, 70)]);
        assert_eq!(found(18, 30), [(12, 20, 50)]);
        assert_eq!(found(30, 31), []);
    }

    #[test]
    fn many_handlers_of_one_place_are_one_range() {
        let nested = |n: u16| Handler { start: n, end: 60_000 - n, target: 7, catch_type: n };
        let table: Vec<Handler> = (0..20_000).map(nested).collect();
        let mut ranges = HandlerRanges::new(&table);
        let looked: usize = (0..60_000).map(|at| ranges.overlapping(at, at + 1).len()).sum();
        assert_eq!(looked, 60_000);
    }
}
