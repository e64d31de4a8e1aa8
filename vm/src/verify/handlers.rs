//! Which exception handlers cover an instruction: in goes a method's table, out come the handlers at an offset.
//!
//! The table may have 65,535 entries, all of whose ranges begin and end at offsets of their own. So the handlers that cover
//! an offset are kept up to date from one range's beginning or end to the next, which costs what begins and ends there. Where
//! control is followed from another offset they are looked for: the table is sorted by where the ranges start, with a tree
//! of where they end, so that what does not cover the offset is passed over in large pieces.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use super::failure::Checked;
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
    /// Places in `all`, by ascending end.
    by_end: Vec<u32>,
    /// The greatest end among a node's handlers: node 1 is the root, `2n` and `2n + 1` are the halves of node `n`, and the
    /// last `leaves` nodes are `by_start`, one by one.
    greatest_end: Vec<u16>,
    leaves: usize,
}

/// The handlers that cover an offset, in groups: one of a group stands for all of them where only a frame's locals count.
pub(super) struct Covering<'h> {
    handlers: &'h Handlers,
    /// The group of each handler.
    groups: Vec<u32>,
    /// The places in the table of a group's handlers that cover the offset, the first one on top; below it there may be some
    /// that have ended.
    members: Vec<BinaryHeap<Reverse<u32>>>,
    /// Of each group that covers the offset the first handler that does.
    leaders: BTreeSet<u32>,
    /// The handlers that cover the offset and did not cover what was before, in the table's order.
    fresh: Vec<u32>,
    /// How many of `by_start` have started, and of `by_end` have ended.
    started: usize,
    ended: usize,
    /// The offset, and the next one at which something starts or ends.
    at: u16,
    next_boundary: u16,
    /// Work memory.
    due: Vec<u32>,
}

/// A handler that a frame has to fit.
pub(super) struct Due<'h> {
    pub handler: &'h Handler,
    /// Whether no frame has met it since it began to cover.
    pub is_fresh: bool,
    /// Whether it stands for its group: for one that does not, an earlier one does.
    pub leads: bool,
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
        let Handlers { all, by_start, by_end, greatest_end, .. } = self;
        let handler = |place: &u32| all.get(*place as usize);
        for (places, of) in [
            (&mut *by_start, (|handler| handler.start) as fn(&Handler) -> u16),
            (by_end, (|handler| handler.end) as fn(&Handler) -> u16),
        ] {
            places.clear();
            places.extend(0..all.len() as u32);
            places.sort_by_key(|place| handler(place).map(of));
        }
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
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The handlers, in the table's order.
    pub fn iter(&self) -> impl Iterator<Item = &Handler> {
        self.all.iter()
    }

    #[inline]
    fn get(&self, place: u32) -> Option<&Handler> {
        self.all.get(place as usize)
    }

    /// How many of `by_start` have started at `pc`.
    fn started(&self, pc: u16) -> usize {
        self.by_start.partition_point(|place| self.get(*place).is_some_and(|handler| handler.start <= pc))
    }

    /// How many of `by_end` have ended at `pc`.
    fn ended(&self, pc: u16) -> usize {
        self.by_end.partition_point(|place| self.get(*place).is_some_and(|handler| handler.end <= pc))
    }

    /// The handlers that cover `pc`, in the table's order.
    fn find(&self, pc: u16, found: &mut Vec<u32>) {
        let started = self.started(pc);
        found.clear();
        // A node and the leaves below it, of which only those that have started count.
        let mut nodes = vec![(1, 0, self.leaves)];
        while let Some((node, first, length)) = nodes.pop() {
            if first >= started || self.greatest_end.get(node).is_none_or(|end| *end <= pc) {
                continue;
            }
            if length == 1 {
                found.extend(self.by_start.get(first));
                continue;
            }
            let half = length / 2;
            nodes.push((2 * node, first, half));
            nodes.push((2 * node + 1, first + half, half));
        }
        found.sort_unstable();
    }
}

impl<'h> Covering<'h> {
    /// Before all code. Handlers of the same group are those for which `group` gives the same number; numbers are small.
    pub fn new(handlers: &'h Handlers, group: impl FnMut(&Handler) -> u32) -> Self {
        let groups: Vec<u32> = handlers.iter().map(group).collect();
        let count = groups.iter().max().map_or(0, |greatest| *greatest as usize + 1);
        Covering {
            handlers,
            groups,
            members: vec![BinaryHeap::new(); count],
            leaders: BTreeSet::new(),
            fresh: Vec::new(),
            started: 0,
            ended: 0,
            at: 0,
            next_boundary: 0,
            due: Vec::new(),
        }
    }

    /// Goes to `pc`; gives how many handlers were looked at.
    #[inline]
    pub fn go_to(&mut self, pc: u16) -> usize {
        if pc >= self.at && pc < self.next_boundary {
            self.at = pc;
            return 0;
        }
        self.cross(pc)
    }

    fn cross(&mut self, pc: u16) -> usize {
        let looked = if pc == self.next_boundary { self.advance(pc) } else { self.enter(pc) };
        let handlers = self.handlers;
        let start = handlers.by_start.get(self.started).and_then(|place| handlers.get(*place)).map(|one| one.start);
        let end = handlers.by_end.get(self.ended).and_then(|place| handlers.get(*place)).map(|one| one.end);
        self.next_boundary = start.unwrap_or(u16::MAX).min(end.unwrap_or(u16::MAX));
        self.at = pc;
        looked
    }

    /// Goes to the next offset at which something starts or ends.
    fn advance(&mut self, pc: u16) -> usize {
        let handlers = self.handlers;
        let (started, ended) = (self.started, self.ended);
        while let Some(&place) = handlers.by_end.get(self.ended)
            && handlers.get(place).is_some_and(|handler| handler.end <= pc)
        {
            self.ended += 1;
            if self.leaders.remove(&place) {
                self.lead_again(place, pc);
            }
        }
        while let Some(&place) = handlers.by_start.get(self.started)
            && handlers.get(place).is_some_and(|handler| handler.start <= pc)
        {
            self.started += 1;
            self.add(place);
        }
        self.fresh.sort_unstable();
        self.started + self.ended - started - ended
    }

    /// Goes anywhere.
    fn enter(&mut self, pc: u16) -> usize {
        for leader in std::mem::take(&mut self.leaders) {
            self.members_of(leader).clear();
        }
        self.fresh.clear();
        let mut found = std::mem::take(&mut self.due);
        self.handlers.find(pc, &mut found);
        found.iter().for_each(|place| self.add(*place));
        (self.started, self.ended) = (self.handlers.started(pc), self.handlers.ended(pc));
        self.due = found;
        self.due.len()
    }

    /// A handler begins to cover.
    fn add(&mut self, place: u32) {
        self.fresh.push(place);
        let members = self.members_of(place);
        let leader = members.peek().map(|Reverse(leader)| *leader);
        members.push(Reverse(place));
        if leader.is_none_or(|leader| place < leader) {
            if let Some(leader) = leader {
                self.leaders.remove(&leader);
            }
            self.leaders.insert(place);
        }
    }

    /// The next one leads the group whose leader has ended.
    fn lead_again(&mut self, leader: u32, pc: u16) {
        let handlers = self.handlers;
        let members = self.members_of(leader);
        while let Some(&Reverse(next)) = members.peek() {
            if handlers.get(next).is_some_and(|handler| handler.end > pc) {
                self.leaders.insert(next);
                return;
            }
            members.pop();
        }
    }

    fn members_of(&mut self, place: u32) -> &mut BinaryHeap<Reverse<u32>> {
        let group = self.groups.get(place as usize).map_or(0, |group| *group as usize);
        &mut self.members[group]
    }

    /// Whether nothing covers the offset.
    pub fn is_empty(&self) -> bool {
        self.leaders.is_empty()
    }

    /// What a frame has to fit, in the table's order: handlers that it has not met, and, if its locals have `changed` since it
    /// met the others, one of each group.
    pub fn due(&mut self, changed: bool, mut each: impl FnMut(Due<'_>) -> Checked<()>) -> Checked<()> {
        let Covering { handlers, leaders, fresh, due, .. } = self;
        due.clear();
        if changed {
            due.extend(leaders.iter());
        }
        if !fresh.is_empty() {
            due.extend(&*fresh);
            // Two ascending runs.
            due.sort();
            due.dedup();
        }
        let mut unmet = fresh.iter().peekable();
        for &place in &*due {
            let is_fresh = unmet.next_if_eq(&&place).is_some();
            if let Some(handler) = handlers.get(place) {
                each(Due { handler, is_fresh, leads: !is_fresh || leaders.contains(&place) })?;
            }
        }
        fresh.clear();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranges in no order, nested, beside each other and equal.
    fn table(count: u16) -> Handlers {
        let mut handlers = Handlers::default();
        for n in 0..count {
            let start = n * 37 % 50;
            let end = start + 1 + n * 11 % 23;
            handlers.push(Handler { start, end, target: n % 40, catches: Type::THROWABLE });
        }
        handlers.index();
        handlers
    }

    /// The places of what is due.
    fn due(covering: &mut Covering<'_>, changed: bool) -> Vec<(u16, u16, u16, bool)> {
        let mut found = Vec::new();
        let note = |due: Due<'_>| {
            found.push((due.handler.start, due.handler.end, due.handler.target, due.is_fresh));
            Ok(())
        };
        assert!(covering.due(changed, note).is_ok());
        found
    }

    #[test]
    fn what_covers_an_offset_is_found_like_in_a_walk_over_the_table() {
        for count in [1, 2, 3, 16, 64, 97] {
            let handlers = table(count);
            let mut covering = Covering::new(&handlers, |handler| u32::from(handler.target));
            // Along the code, then here and there.
            for pc in (0..80).chain((0..80).map(|n| n * 29 % 80)) {
                covering.go_to(pc);
                let covers = handlers.iter().filter(|one| (one.start..one.end).contains(&pc));
                let mut seen = Vec::new();
                let mut expected = Vec::new();
                for handler in covers {
                    if !seen.contains(&handler.target) {
                        seen.push(handler.target);
                        expected.push((handler.start, handler.end, handler.target, false));
                    }
                }
                due(&mut covering, false);
                assert_eq!(due(&mut covering, true), expected, "at {pc} of {count}");
                assert_eq!(covering.is_empty(), expected.is_empty());
            }
        }
    }

    #[test]
    fn a_handler_is_fresh_once_where_it_begins_to_cover() {
        let handlers = table(97);
        let mut covering = Covering::new(&handlers, |_| 0);
        for pc in 0..80 {
            covering.go_to(pc);
            let begin = handlers.iter().filter(|one| one.start == pc);
            let expected: Vec<_> = begin.map(|one| (one.start, one.end, one.target, true)).collect();
            assert_eq!(due(&mut covering, false), expected, "at {pc}");
            assert!(due(&mut covering, false).is_empty());
        }
    }

    #[test]
    fn only_the_first_of_a_group_leads() {
        let mut handlers = Handlers::default();
        for (start, end) in [(4, 9), (0, 20), (0, 20), (2, 6)] {
            handlers.push(Handler { start, end, target: 30, catches: Type::THROWABLE });
        }
        handlers.index();
        let mut covering = Covering::new(&handlers, |_| 0);
        let mut leads = |pc| {
            covering.go_to(pc);
            let mut found = Vec::new();
            let note = |due: Due<'_>| {
                found.push(due.leads);
                Ok(())
            };
            assert!(covering.due(false, note).is_ok());
            found
        };
        assert_eq!(leads(0), [true, false]);
        assert_eq!(leads(2), [false]);
        assert_eq!(leads(4), [true]);
        assert!(leads(6).is_empty());
        assert!(leads(9).is_empty());
        // Where no range was followed to, every handler is met anew.
        assert_eq!(leads(3), [true, false, false]);
    }

    #[test]
    fn nested_ranges_cost_what_begins_and_ends() {
        let mut handlers = Handlers::default();
        for n in 0..20_000 {
            handlers.push(Handler { start: n, end: 50_000 - n, target: 60_000, catches: Type::THROWABLE });
        }
        handlers.index();
        let mut covering = Covering::new(&handlers, |_| 0);
        let mut looked = 0;
        let mut met = 0;
        for pc in 0..=50_000 {
            looked += covering.go_to(pc);
            let count = |_: Due<'_>| {
                met += 1;
                Ok(())
            };
            assert!(covering.due(pc % 2 == 0, count).is_ok());
        }
        assert_eq!(looked, 2 * 20_000);
        assert!(met <= 20_000 + 25_000, "{met}");
    }
}
