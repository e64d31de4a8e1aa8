//! The paths of a method that lead forward: in go its blocks and edges, out comes what a pass from one block to another, or out of
//! the method, executes on average, and what is charged for it.

use holloway_traces::driver::Driver;
use holloway_traces::region::flow::BlockEnd;
use holloway_vm::code::{Code, EdgeKind};
use holloway_vm::{BlockId, MethodId, Vm};

/// Times that a branch was profiled, from which on it is known where it goes.
pub(super) const KNOWN: f64 = 32.0;

/// Words of code that are read in the time in which a block is visited.
const WORDS: usize = 4;

/// The blocks and edges that may still be visited: a report must cost little, whatever the program looks like.
pub(super) struct Budget {
    left: usize,
}

impl Budget {
    /// For all of a report: a few milliseconds.
    const ALL: usize = 1_000_000;
    /// For one method, or one pass.
    const ONE: usize = 1 << 16;

    pub fn new() -> Budget {
        Budget { left: Budget::ALL }
    }

    /// Takes so many; `None`, and none taken, where that is too much.
    pub fn take(&mut self, visits: usize) -> Option<()> {
        self.left = self.left.checked_sub(visits).filter(|_| visits <= Budget::ONE)?;
        Some(())
    }
}

/// A part of what a pass executes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Part {
    pub block: BlockId,
    /// How often a pass executes it.
    pub times: f64,
    /// Whether that is known, and no guess.
    pub is_known: bool,
    /// Bytecodes of it that a pass executes.
    pub weight: f64,
}

/// A block of a method.
#[derive(Clone, Copy)]
struct Passed {
    id: BlockId,
    bytecodes: f64,
    is_seen: bool,
    end: BlockEnd,
}

/// Edges by the block that is left.
struct Edges {
    /// Where those of each block begin, and where the last ones end.
    begins: Box<[u32]>,
    to: Box<[u32]>,
}

impl Edges {
    /// Of so many blocks, from the blocks that are left and entered.
    fn new(blocks: usize, mut pairs: Vec<(u32, u32)>) -> Edges {
        pairs.sort_unstable();
        pairs.dedup();
        let begins = (0..=blocks as u32).map(|at| pairs.partition_point(|&(from, _)| from < at) as u32).collect();
        Edges { begins, to: pairs.into_iter().map(|(_, to)| to).collect() }
    }

    fn from(&self, at: u32) -> &[u32] {
        &self.to[self.begins[at as usize] as usize..self.begins[at as usize + 1] as usize]
    }

    /// How many leave the blocks from one to another.
    fn count(&self, first: u32, last: u32) -> usize {
        (self.begins[last as usize + 1] - self.begins[first as usize]) as usize
    }
}

/// The blocks at which passes begin, in order, with how often each is one of them.
pub(super) struct Starts {
    pub blocks: Vec<(u32, f64)>,
    /// Whether that is a guess.
    pub is_guess: bool,
}

/// The paths through a method, as far as they lead forward.
pub(super) struct ForwardPaths {
    blocks: Box<[Passed]>,
    /// Edges without exceptions.
    successors: Edges,
    /// To the blocks at which exceptions are caught.
    caught: Edges,
}

/// The blocks that are covered by handlers, each with the block where these begin; `None` where that is too much.
fn caught(code: &Code, budget: &mut Budget) -> Option<Vec<(u32, u32)>> {
    let of = |at: u16| code.blocks.partition_point(|block| block.bytecode_index < at) as u32;
    let covered = code
        .handlers
        .iter()
        .filter_map(|handler| Some((of(handler.start), of(handler.end), code.block_of_word(handler.target as usize)?)));
    let mut covered: Vec<(u32, u32, u32)> = covered.collect();
    covered.sort_unstable();
    covered.dedup();
    let mut pairs = Vec::new();
    for (first, end, head) in covered {
        // Further on only: the others lead back.
        let end = end.min(head);
        budget.take(end.saturating_sub(first) as usize)?;
        pairs.extend((first..end).map(|at| (at, head)));
    }
    Some(pairs)
}

impl ForwardPaths {
    /// Those of a method; `None` where it has no code, or too much.
    pub fn of(vm: &Vm, driver: &Driver, method: MethodId, budget: &mut Budget) -> Option<ForwardPaths> {
        let code = vm.classes().method(method).version(0)?;
        budget.take(code.bytecode_indices.len() / WORDS + code.handlers.len())?;
        let edges = vm.edges(method)?;
        budget.take(code.blocks.len() + edges.len())?;
        let caught = caught(code, budget)?;
        let passed = code.blocks.iter().map(|block| Passed {
            id: block.id,
            bytecodes: f64::from(block.bytecodes),
            is_seen: driver.has_seen(block.id) == Some(true),
            end: BlockEnd::Leaves,
        });
        let edges = edges.iter().filter_map(|edge| Some((edge.from?, edge.to?, edge.kind)));
        Some(ForwardPaths::new(passed.collect(), edges, caught))
    }

    fn new(
        mut blocks: Box<[Passed]>,
        edges: impl Iterator<Item = (u32, u32, EdgeKind)>,
        caught: Vec<(u32, u32)>,
    ) -> ForwardPaths {
        let mut pairs = Vec::new();
        for (from, to, kind) in edges {
            let is_call = kind == EdgeKind::ReturnPoint;
            blocks[from as usize].end = if is_call { BlockEnd::Call(to) } else { BlockEnd::Jump };
            pairs.push((from, to));
        }
        let (successors, caught) = (Edges::new(blocks.len(), pairs), Edges::new(blocks.len(), caught));
        ForwardPaths { blocks, successors, caught }
    }

    /// How a block ends.
    pub fn end(&self, at: u32) -> Option<BlockEnd> {
        Some(self.blocks.get(at as usize)?.end)
    }

    /// The number of a block.
    pub fn block(&self, at: u32) -> BlockId {
        self.blocks[at as usize].id
    }

    /// The blocks to which one leads back.
    pub fn heads(&self, at: u32) -> impl Iterator<Item = u32> {
        self.successors.from(at).iter().copied().filter(move |&head| head <= at)
    }

    /// The last block of a pass to a block, or out of the method.
    fn until(&self, last: Option<u32>) -> u32 {
        last.unwrap_or((self.blocks.len() as u32).saturating_sub(1))
    }

    /// Blocks and edges that are visited to find what a pass executes.
    pub fn visits(&self, first: u32, last: Option<u32>) -> usize {
        let until = self.until(last);
        let blocks = (until + 1).saturating_sub(first) as usize;
        blocks + self.successors.count(first, until) + self.caught.count(first, until)
    }

    /// The blocks that follow one, further on and not behind another: without exceptions where any may be passed, else where
    /// these are caught.
    fn forward<'s>(
        &'s self,
        at: u32,
        until: u32,
        may: &'s impl Fn(u32) -> bool,
    ) -> impl Iterator<Item = u32> + Clone + 's {
        let of =
            move |edges: &'s Edges| edges.from(at).iter().copied().filter(move |&to| to > at && to <= until && may(to));
        let quiet = of(&self.successors);
        let others = if quiet.clone().next().is_some() { 0 } else { usize::MAX };
        quiet.chain(of(&self.caught).take(others))
    }

    /// Which of the blocks from the first start on lie on a path from there to another one, or out of the method.
    fn leading(&self, starts: &Starts, last: Option<u32>) -> Vec<bool> {
        let (first, until) = (starts.blocks[0].0, self.until(last));
        let mut leads = vec![false; (until - first) as usize + 1];
        let mut find = |is_end: &dyn Fn(u32) -> bool| {
            for at in (first..=until).rev().filter(|&at| self.blocks[at as usize].is_seen) {
                let goes_on = |to: u32| leads[(to - first) as usize];
                let found = is_end(at) || self.forward(at, until, &goes_on).next().is_some();
                leads[(at - first) as usize] = found;
            }
            starts.blocks.iter().any(|&(start, _)| leads[(start - first) as usize])
        };
        let returns = |at: u32| self.blocks[at as usize].end == BlockEnd::Leaves;
        if !find(&|at| last.map_or_else(|| returns(at), |last| at == last)) {
            // It has never got there: whatever it has come to.
            let is_seen = |to: u32| self.blocks[to as usize].is_seen;
            find(&|at| self.forward(at, until, &is_seen).next().is_none());
        }
        leads
    }

    /// What passes from such blocks, the first of which is not behind the last one, to that or out of the method execute on
    /// average, and what is charged for them. `follow` tells by which blocks one was followed and how often, each several
    /// times perhaps.
    pub fn passes(
        &self,
        mut starts: Starts,
        last: Option<u32>,
        mut follow: impl FnMut(u32, &mut dyn FnMut(u32, f64)),
    ) -> (Vec<Part>, f64) {
        let Some(&(first, _)) = starts.blocks.first() else { return (Vec::new(), 0.0) };
        let until = self.until(last);
        let leads = self.leading(&starts, last);
        let may = |at: u32| leads[(at - first) as usize];
        starts.blocks.retain(|&(start, _)| may(start));
        let all: f64 = starts.blocks.iter().map(|(_, weight)| weight).sum();
        // By block: how often it is executed, how much of that is guessed, and how often it has followed another one.
        let [mut times, mut guessed, mut counts] = [(); 3].map(|()| vec![0.0; leads.len()]);
        for &(start, weight) in &starts.blocks {
            times[(start - first) as usize] = weight / all;
            guessed[(start - first) as usize] = if starts.is_guess { weight / all } else { 0.0 };
        }
        let longest = self.longest(first, last);
        let charged =
            starts.blocks.iter().map(|&(start, weight)| longest[(start - first) as usize] * weight / all).sum();
        for at in first..=until {
            let (passed, guess) = (times[(at - first) as usize], guessed[(at - first) as usize]);
            if passed == 0.0 || Some(at) == last {
                continue;
            }
            let next = self.forward(at, until, &may);
            if next.clone().nth(1).is_none() {
                for to in next {
                    times[(to - first) as usize] += passed;
                    guessed[(to - first) as usize] += guess;
                }
                continue;
            }
            // What was executed, and never while it was profiled, is as if it had been once.
            next.clone().for_each(|to| counts[(to - first) as usize] = 1.0);
            follow(at, &mut |to, count| {
                let known = to.checked_sub(first).and_then(|to| counts.get_mut(to as usize));
                known.into_iter().filter(|known| **known > 0.0).for_each(|known| *known += count);
            });
            let all: f64 = next.clone().map(|to| counts[(to - first) as usize]).sum();
            let guess = if all < KNOWN { passed } else { guess };
            for to in next {
                let weight = std::mem::take(&mut counts[(to - first) as usize]);
                times[(to - first) as usize] += passed * weight / all;
                guessed[(to - first) as usize] += guess * weight / all;
            }
        }
        let passed = (first..=until).zip(times.into_iter().zip(guessed)).filter(|(_, (times, _))| *times > 0.0);
        let parts = passed.map(|(at, (times, guessed))| Part {
            block: self.block(at),
            times,
            // Where all paths meet again, it does not matter which was taken.
            is_known: guessed == 0.0 || times > 1.0 - 1e-9,
            weight: times * self.blocks[at as usize].bytecodes,
        });
        (parts.collect(), charged)
    }

    /// By block from the first one on, what is charged for a pass from there to another, or out of the method: the most bytecodes
    /// of any path. 0 where none leads there.
    fn longest(&self, first: u32, last: Option<u32>) -> Vec<f64> {
        let until = self.until(last);
        let mut longest: Vec<Option<f64>> = vec![None; (until - first) as usize + 1];
        for at in (first..=until).rev() {
            let next = self.successors.from(at).iter().chain(self.caught.from(at));
            let behind = next.filter(|&&to| to > at && to <= until).filter_map(|&to| longest[(to - first) as usize]);
            let end = last.is_none_or(|last| at == last).then_some(0.0);
            let behind = behind.chain(end).reduce(f64::max);
            longest[(at - first) as usize] = behind.map(|behind| behind + self.blocks[at as usize].bytecodes);
        }
        longest.into_iter().map(|length| length.unwrap_or(0.0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Paths of so many blocks of ten bytecodes each.
    fn paths(blocks: u32, edges: &[(u32, u32)], caught: &[(u32, u32)]) -> ForwardPaths {
        let block = |at| Passed { id: BlockId(at), bytecodes: 10.0, is_seen: true, end: BlockEnd::Leaves };
        let edges = edges.iter().map(|&(from, to)| (from, to, EdgeKind::Taken));
        ForwardPaths::new((0..blocks).map(block).collect(), edges, caught.to_vec())
    }

    fn from(start: u32) -> Starts {
        Starts { blocks: vec![(start, 1.0)], is_guess: false }
    }

    fn times(parts: &[Part]) -> Vec<(u32, f64)> {
        parts.iter().map(|part| (part.block.0, part.times)).collect()
    }

    #[test]
    fn inner_loops_are_passed_once_and_branches_as_the_graph_knows_them() {
        // 1 and 4 are heads; 2 goes to 3 or passes over it.
        let nested = paths(6, &[(0, 1), (1, 2), (2, 3), (2, 4), (3, 4), (4, 4), (4, 1), (4, 5)], &[]);
        assert_eq!(nested.heads(4).collect::<Vec<_>>(), [1, 4]);
        let (parts, charged) = nested.passes(from(1), Some(4), |_, tell| (0..2).for_each(|_| tell(3, 49.0)));
        assert_eq!(times(&parts), [(1, 1.0), (2, 1.0), (3, 0.99), (4, 1.0)]);
        assert!(parts.iter().all(|part| part.is_known) && charged == 40.0);
        let (parts, _) = nested.passes(from(1), Some(4), |_, _| ());
        assert_eq!(times(&parts), [(1, 1.0), (2, 1.0), (3, 0.5), (4, 1.0)]);
        assert_eq!(parts.iter().map(|part| part.is_known).collect::<Vec<_>>(), [true, true, false, true]);
        let heads = Starts { blocks: vec![(1, 3.0), (4, 1.0)], is_guess: false };
        let (parts, charged) = nested.passes(heads, Some(4), |_, _| ());
        assert_eq!((times(&parts)[0], times(&parts)[3], charged), ((1, 0.75), (4, 1.0), 32.5));
    }

    #[test]
    fn switches_divide_and_handlers_are_passed_only_where_nothing_else_is() {
        let switch = paths(5, &[(0, 1), (0, 2), (0, 3), (1, 4), (2, 4), (3, 4)], &[(0, 4)]);
        let (parts, charged) = switch.passes(from(0), None, |_, tell| (1..4).for_each(|to| tell(to, 39.0)));
        assert!(parts.iter().all(|part| part.is_known && part.times > 0.3) && charged == 30.0);
        assert!((times(&parts)[1].1 - 1.0 / 3.0).abs() < 1e-9, "{parts:?}");
        // Block 1 only throws.
        let thrown = paths(4, &[(0, 1), (2, 3)], &[(1, 2), (1, 2), (2, 3)]);
        let (parts, _) = thrown.passes(from(0), Some(3), |_, _| ());
        assert_eq!(times(&parts), [(0, 1.0), (1, 1.0), (2, 1.0), (3, 1.0)]);
    }

    #[test]
    fn what_is_visited_is_bounded() {
        // Thousands of branches, with a jump back from each.
        let branches: u32 = 5000;
        let edges = (0..branches).flat_map(|at| [(at, at + 1), (at, (at + 2).min(branches)), (at, 0)]);
        let many = paths(branches + 1, &edges.collect::<Vec<_>>(), &[]);
        let mut budget = Budget::new();
        let mut taken = 0;
        for last in (0..=branches).rev() {
            let visits = many.visits(0, Some(last));
            assert!(visits <= 4 * (last as usize + 1), "{visits} up to {last}");
            if budget.take(visits).is_some() {
                many.passes(from(0), Some(last), |_, _| ());
                taken += visits;
            }
        }
        assert!((Budget::ALL / 2..=Budget::ALL).contains(&taken), "{taken}");
        assert!(Budget::new().take(Budget::ONE + 1).is_none());
    }
}
