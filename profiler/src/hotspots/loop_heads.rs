//! `counters(n, threshold)`: loop-head counters with a callback (Hirst, Scott, Skadron, Davidson, "Hardware support for SDT:
//! the use of hardware counters for hot spot detection in Strata").
//!
//! Loops are what is hot, and a loop is where a branch goes backwards. The first time that a taken backward branch leads to code
//! that has been translated already, a counter is made for its target. From then on the hardware counts the executions of
//! that target by itself, beside everything else; the branch is patched and costs nothing any more. When the counter reaches
//! its threshold the optimiser is called back with the target, and the counter goes on, so that it can be read how much
//! of the program's time the loop takes. There are 64 counters in a ring: a new one replaces the oldest. A program with
//! more loops loses counters before they reach the threshold; the paper's figures say how many, and recommend 100.
//!
//! The same in software ([`Rule::Hashed`]) hashes the branch to a slot of a table each time it is taken, some 25 to 30
//! instructions; a slot in which another target stands is begun again. With as many counters as are asked for
//! ([`Rule::Unbounded`]) nothing is lost.
//!
//! The paper names a *floating threshold* as future work, which asks more of tight loops since there is less to be
//! gained: here the threshold is multiplied by how many times shorter the loop is than a given length.
//!
//! A branch makes its counter once, and makes it not again when the counter has been replaced. Two branches to one target
//! have one counter.

use rustc_hash::{FxHashMap, FxHashSet};

/// Which counters there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A ring of so many, at least one (section 4: 64).
    Ring(usize),
    /// One for each target.
    Unbounded,
    /// A hash table of so many slots, at least one, kept by instructions (section 2.2; "a large array").
    Hashed(usize),
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterOptions {
    /// Which counters there are.
    pub rule: Rule,
    /// Executions at which the optimiser is called back (section 2.2: 4; section 4 recommends 100).
    pub threshold: u64,
    /// The floating threshold (section 5): loops shorter than so many bytecodes have to be executed more often in proportion.
    /// The paper gives no length.
    pub floating: Option<u32>,
}

impl Default for CounterOptions {
    /// The paper's settings.
    fn default() -> CounterOptions {
        CounterOptions { rule: Rule::Ring(64), threshold: 4, floating: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Counter {
    head: u64,
    executed: u64,
    threshold: u64,
}

/// A loop head that has reached its threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Callback {
    /// The loop head, by the caller's number.
    pub head: u64,
    /// Executions counted.
    pub executed: u64,
}

/// Counters of loop heads, of which some reach their threshold.
#[derive(Clone, Debug)]
pub struct LoopHeads {
    options: CounterOptions,
    /// In the ring's order, by slot, or as they were made.
    counters: Vec<Option<Counter>>,
    /// Where a head's counter is; not kept with a hash table.
    places: FxHashMap<u64, usize>,
    /// The next one in the ring to be replaced.
    next: usize,
    /// Branches that have made their counter.
    patched: FxHashSet<u64>,
    evictions: u64,
}

impl LoopHeads {
    /// No counters yet.
    pub fn new(options: CounterOptions) -> LoopHeads {
        let slots = match options.rule {
            Rule::Ring(entries) => entries.max(1),
            Rule::Unbounded => 0,
            Rule::Hashed(slots) => slots.max(1),
        };
        LoopHeads {
            options,
            counters: vec![None; slots],
            places: FxHashMap::default(),
            next: 0,
            patched: FxHashSet::default(),
            evictions: 0,
        }
    }

    /// The threshold of a loop of so many bytecodes.
    pub fn threshold(&self, length: u32) -> u64 {
        let factor = self.options.floating.map_or(1, |wanted| wanted.div_ceil(length.max(1)).max(1));
        self.options.threshold.saturating_mul(u64::from(factor))
    }

    /// A backward branch is taken to a head that has been built, of a loop of so many bytecodes. With a hash table this counts, and
    /// may call back; else it makes the counter, the first time.
    pub fn branch(&mut self, branch: u64, head: u64, length: u32) -> Option<Callback> {
        let threshold = self.threshold(length);
        let new = Counter { head, executed: 0, threshold };
        if let Rule::Hashed(_) = self.options.rule {
            // Fibonacci hashing: the upper bits of a product.
            let hash = branch.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            let slot = (hash % self.counters.len() as u64) as usize;
            let there = &mut self.counters[slot];
            if there.is_none_or(|there| there.head != head) {
                self.evictions += u64::from(there.is_some());
                *there = Some(new);
            }
            return count(there.as_mut()?);
        }
        if self.patched.insert(branch) && !self.places.contains_key(&head) {
            if self.options.rule == Rule::Unbounded {
                self.places.insert(head, self.counters.len());
                self.counters.push(Some(new));
                return None;
            }
            if let Some(old) = self.counters[self.next].replace(new) {
                self.places.remove(&old.head);
                self.evictions += 1;
            }
            self.places.insert(head, self.next);
            self.next = (self.next + 1) % self.counters.len();
        }
        None
    }

    /// A head is executed. Hash tables count at branches only.
    pub fn execute(&mut self, head: u64) -> Option<Callback> {
        let &place = self.places.get(&head)?;
        count(self.counters[place].as_mut()?)
    }

    /// Executions counted of a head that has a counter.
    pub fn executed(&self, head: u64) -> Option<u64> {
        self.counters.iter().flatten().find(|counter| counter.head == head).map(|counter| counter.executed)
    }

    /// Heads and executions of all counters.
    pub fn counted(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        self.counters.iter().flatten().map(|counter| (counter.head, counter.executed))
    }

    /// How many counters have been replaced.
    pub fn evictions(&self) -> u64 {
        self.evictions
    }
}

/// Counts once more, and calls back when the threshold is reached, not afterwards.
fn count(counter: &mut Counter) -> Option<Callback> {
    counter.executed += 1;
    let Counter { head, executed, threshold } = *counter;
    (executed == threshold).then_some(Callback { head, executed })
}

/// The thresholds of the paper's Figures 4 and 5.
pub const STUDIED: [u64; 6] = [4, 10, 100, 1_000, 10_000, 100_000];

/// How many heads reach a threshold, and how many of them a ring loses before (Figures 4 and 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// Heads that are executed often enough.
    pub heads: u64,
    /// Those whose counter was replaced before it had counted that.
    pub evicted: u64,
}

/// Counters as they are, beside counters of which none is ever replaced.
#[derive(Clone, Debug)]
pub struct Study {
    own: LoopHeads,
    all: LoopHeads,
    /// The most that was counted of a head.
    most: FxHashMap<u64, u64>,
}

impl Study {
    /// A study of such counters.
    pub fn new(options: CounterOptions) -> Study {
        let all = LoopHeads::new(CounterOptions { rule: Rule::Unbounded, ..options });
        Study { own: LoopHeads::new(options), all, most: FxHashMap::default() }
    }

    /// As [`LoopHeads::branch`].
    pub fn branch(&mut self, branch: u64, head: u64, length: u32) {
        self.own.branch(branch, head, length);
        self.all.branch(branch, head, length);
        self.note(head);
    }

    /// As [`LoopHeads::execute`].
    pub fn execute(&mut self, head: u64) {
        self.own.execute(head);
        self.all.execute(head);
        self.note(head);
    }

    fn note(&mut self, head: u64) {
        let place = self.own.places.get(&head).and_then(|&place| self.own.counters[place]);
        if let Some(counter) = place {
            let most = self.most.entry(head).or_default();
            *most = (*most).max(counter.executed);
        }
    }

    /// Heads and executions of all counters that there would be if none were replaced.
    pub fn counted(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        self.all.counted()
    }

    /// For each threshold of [`STUDIED`], the heads that reach it.
    pub fn reached(&self) -> [Reached; STUDIED.len()] {
        STUDIED.map(|threshold| {
            let heads: Vec<_> = self.all.counted().filter(|&(_, executed)| executed >= threshold).collect();
            let lost = |&(head, _): &(u64, u64)| self.most.get(&head).is_none_or(|&most| most < threshold);
            Reached { heads: heads.len() as u64, evicted: heads.iter().filter(|head| lost(head)).count() as u64 }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Callback, CounterOptions, LoopHeads, Reached, Rule, Study};

    fn options(rule: Rule, threshold: u64) -> CounterOptions {
        CounterOptions { rule, threshold, floating: None }
    }

    #[test]
    fn a_counter_calls_back_once_and_goes_on() {
        let mut heads = LoopHeads::new(CounterOptions::default());
        assert_eq!(heads.execute(7), None);
        heads.branch(1, 7, 10);
        let calls: Vec<_> = (0..10).filter_map(|_| heads.execute(7)).collect();
        assert_eq!(calls, [Callback { head: 7, executed: 4 }]);
        // The branch is patched, and another one to the same head finds the counter.
        heads.branch(1, 7, 10);
        heads.branch(2, 7, 10);
        assert_eq!((heads.executed(7), heads.evictions()), (Some(10), 0));
    }

    #[test]
    fn a_new_counter_replaces_the_oldest() {
        let mut heads = LoopHeads::new(options(Rule::Ring(2), 4));
        for head in [1, 2, 3] {
            heads.branch(10 + head, head, 10);
            heads.execute(1);
        }
        assert_eq!((heads.executed(1), heads.executed(2), heads.executed(3)), (None, Some(0), Some(0)));
        // What was replaced is not counted again: its branch was patched.
        heads.branch(11, 1, 10);
        assert_eq!((heads.execute(1), heads.executed(1), heads.evictions()), (None, None, 1));
    }

    #[test]
    fn a_slot_with_another_target_is_begun_again() {
        let mut heads = LoopHeads::new(options(Rule::Hashed(1), 3));
        assert_eq!((heads.branch(1, 7, 10), heads.branch(1, 7, 10)), (None, None));
        assert_eq!(heads.branch(2, 8, 10), None);
        assert_eq!((heads.executed(7), heads.executed(8), heads.evictions()), (None, Some(1), 1));
        heads.branch(2, 8, 10);
        assert_eq!(heads.branch(2, 8, 10), Some(Callback { head: 8, executed: 3 }));
    }

    #[test]
    fn tight_loops_have_to_be_executed_more_often() {
        let heads = LoopHeads::new(CounterOptions { floating: Some(40), threshold: 100, ..CounterOptions::default() });
        assert_eq!([0, 1, 10, 39, 40, 400].map(|length| heads.threshold(length)), [4000, 4000, 400, 200, 100, 100]);
    }

    #[test]
    fn nothing_is_lost_without_a_bound() {
        let mut heads = LoopHeads::new(options(Rule::Unbounded, 4));
        (0..1000).for_each(|head| _ = heads.branch(head, head, 10));
        assert_eq!((0..1000).filter(|&head| (0..4).filter_map(|_| heads.execute(head)).count() == 1).count(), 1000);
    }

    #[test]
    fn the_study_tells_what_a_ring_loses() {
        let mut study = Study::new(options(Rule::Ring(64), 4));
        // 100 loops one after the other, each executed 20 times at once and 200 times at the end.
        for head in 0..100 {
            study.branch(head, head, 10);
            (0..20).for_each(|_| study.execute(head));
        }
        for head in 0..100 {
            (0..200).for_each(|_| study.execute(head));
        }
        let reached = study.reached();
        assert_eq!(reached[1], Reached { heads: 100, evicted: 0 });
        assert_eq!(reached[2], Reached { heads: 100, evicted: 36 });
        assert_eq!(reached[3], Reached { heads: 0, evicted: 0 });
    }
}
