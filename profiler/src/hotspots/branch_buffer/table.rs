//! The buffer itself: entries with counts, in sets of a few ways or one for each branch.

use rustc_hash::FxHashMap;

use super::{BufferOptions, HotBranch, Index, maximum};

/// A branch that is being counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    tag: u64,
    /// What the entry was made for, to be told.
    branch: u64,
    executed: u32,
    taken: u32,
    candidate: bool,
}

/// The entries, stored as the options say.
#[derive(Clone, Debug)]
pub(super) enum Table {
    /// As hardware has them.
    Sets { ways: usize, entries: Vec<Option<Entry>> },
    /// One for each branch.
    Sites(FxHashMap<u64, Entry>),
}

impl Table {
    pub(super) fn new(options: &BufferOptions) -> Table {
        match options.entries {
            None => Table::Sites(FxHashMap::default()),
            Some(entries) => {
                let ways = options.ways.max(1);
                Table::Sets { ways, entries: vec![None; entries.div_ceil(ways).max(1) * ways] }
            }
        }
    }

    /// Counts a branch, and says whether it had been a candidate before; nothing where there is no room for it.
    pub(super) fn count(&mut self, branch: u64, taken: bool, options: &BufferOptions) -> Option<bool> {
        let key = match options.index {
            Index::Branch => branch,
            Index::BranchAndDirection => branch.wrapping_mul(2) + u64::from(taken),
        };
        let entry = match self {
            Table::Sites(sites) => {
                let new = Entry { tag: 0, branch, executed: 0, taken: 0, candidate: false };
                sites.entry(key).or_insert(new)
            }
            Table::Sets { ways, entries } => {
                let sets = (entries.len() / *ways) as u64;
                let tag = (key / sets) & ((1u64 << options.tag_bits.min(63)) - 1);
                let first = (key % sets) as usize * *ways;
                let set = &mut entries[first..first + *ways];
                let is_it = |entry: &Option<Entry>| entry.is_some_and(|entry| entry.tag == tag);
                let place = set.iter().position(is_it).or_else(|| set.iter().position(Option::is_none))?;
                set[place].get_or_insert(Entry { tag, branch, executed: 0, taken: 0, candidate: false })
            }
        };
        if u64::from(entry.executed) < maximum(options.counter_bits) {
            entry.executed += 1;
            entry.taken += u32::from(taken);
        }
        let was = entry.candidate;
        entry.candidate |= entry.executed >= options.candidate;
        Some(was)
    }

    fn entries(&self) -> Box<dyn Iterator<Item = &Entry> + '_> {
        match self {
            Table::Sites(sites) => Box::new(sites.values()),
            Table::Sets { entries, .. } => Box::new(entries.iter().flatten()),
        }
    }

    /// The candidates, in order; directions of one branch together.
    pub(super) fn candidates(&self) -> Vec<HotBranch> {
        let candidates = self.entries().filter(|entry| entry.candidate);
        let mut hot: Vec<HotBranch> =
            candidates.map(|&Entry { branch, executed, taken, .. }| HotBranch { branch, executed, taken }).collect();
        hot.sort_unstable();
        hot.dedup_by(|next, kept| {
            let same = next.branch == kept.branch;
            if same {
                kept.executed = kept.executed.saturating_add(next.executed);
                kept.taken = kept.taken.saturating_add(next.taken);
            }
            same
        });
        hot
    }

    pub(super) fn drop_others(&mut self) {
        match self {
            Table::Sites(sites) => sites.retain(|_, entry| entry.candidate),
            Table::Sets { entries, .. } => {
                entries.iter_mut().for_each(|entry| *entry = entry.filter(|entry| entry.candidate));
            }
        }
    }

    pub(super) fn clear(&mut self) {
        match self {
            Table::Sites(sites) => sites.clear(),
            Table::Sets { entries, .. } => entries.fill(None),
        }
    }
}
