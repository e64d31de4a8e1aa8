//! Longer correlation where the graph is weak: in goes what follows a block that is executed outside traces because its branch
//! is weakly correlated, or a trace behind which such a block is often executed, told apart by what was executed before; out
//! come blocks that follow likely enough, and later the traces made of them, found by that history.
//!
//! Two histories are looked at. That of the branch: how often in succession it went where it went last, which tells the rounds
//! of a loop. That of the thread, as far back as it takes, [`DEPTH_MAX`] steps at most: first the branch before the last one;
//! where that has been found to say too little, the trace or block before, and so on. The counts are treated as those of what
//! follows a trace ([`Followers`]). There are none inside traces: so this costs some look-ups for each block outside traces that
//! is weakly correlated and for each trace behind which there are such blocks, and a note for each trace that is entered. Each
//! look-up is a step down a tree, from a branch to histories of one step more and more: there are too many of them to be found
//! quickly in one table.

use std::collections::VecDeque;

use holloway_profiler::bcg::Parameters;
use holloway_vm::{BlockId, NodeId, ThreadId};

use crate::cache::SideEntry;
use crate::dense;
use crate::exact::followers::Followers;

/// Steps of a history at most.
const DEPTH_MAX: usize = 8;
/// From how many times on a run is called long.
const RUN_MAX: u32 = 32;
/// Histories that are counted at most.
const ROWS_MAX: usize = 1 << 14;
/// Bytes that a row takes elsewhere, about: what it counts, and its place among those that are a step longer than another one.
const ROW_BYTES: usize = 96;

/// A history in which a block was reached: the last branch, and a history of one step or more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct HistoryNumber(u32);

impl HistoryNumber {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a thread did before it came to a block: histories are made of these, the latest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum HistoryStep {
    /// A trace was executed: a link of the replay.
    Trace(u32),
    /// A block was executed outside traces: the node of the branch to it.
    Block(NodeId),
    /// The last branch went to a block so many times in succession.
    Run(BlockId, u32),
}

/// The histories that have one step more, by that step, in its order.
type Longer = Vec<(HistoryStep, HistoryNumber)>;

/// A branch by which a block was reached.
#[derive(Default)]
struct Branch {
    /// The histories of one step.
    longer: Longer,
    /// Where it went last, and how often in succession, up to [`RUN_MAX`].
    run: Option<(BlockId, u32)>,
}

struct Row {
    /// The last branch.
    node: NodeId,
    followers: Followers<BlockId>,
    /// What is entered.
    trace: Option<SideEntry>,
    longer: Longer,
}

/// What a thread has executed, and what it is about to.
#[derive(Default)]
struct Executed {
    /// The latest first, [`DEPTH_MAX`] at most.
    steps: VecDeque<HistoryStep>,
    /// The histories by which the block that is being executed was reached, the shortest first.
    pending: Vec<HistoryNumber>,
    /// The last branch of all of them.
    reached: Option<NodeId>,
}

/// A block that follows a block or a trace likely enough, where that was reached by a certain history.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Likely {
    pub history: HistoryNumber,
    pub next: BlockId,
    /// In which share of cases, 0 to 1.
    pub share: f64,
}

/// All histories that have been counted.
#[derive(Default)]
pub(crate) struct Histories {
    rows: Vec<Row>,
    /// Weakly correlated branches, by node number.
    branches: Vec<Branch>,
    /// By thread number.
    threads: Vec<Executed>,
    /// The histories by which what has just been executed was reached, until it is known what follows.
    arrived: Vec<HistoryNumber>,
    likely: Vec<Likely>,
    /// Times that the graph was full, when the rows were made: nodes may stand for something else since.
    sweeps: u64,
}

impl Histories {
    /// Forgets all if nodes may stand for something else; gives what was entered.
    pub fn follow_sweeps(&mut self, sweeps: u64) -> Vec<SideEntry> {
        if std::mem::replace(&mut self.sweeps, sweeps) == sweeps {
            return Vec::new();
        }
        let Histories { rows, .. } = std::mem::take(self);
        self.sweeps = sweeps;
        rows.into_iter().filter_map(|row| row.trace).collect()
    }

    /// Whether nodes stand for what they stood for when the rows were made.
    pub fn are_current(&self, sweeps: u64) -> bool {
        self.sweeps == sweeps
    }

    /// Notes what a thread executes next.
    pub fn note(&mut self, thread: ThreadId, step: HistoryStep) {
        let Executed { steps, .. } = dense::entry(&mut self.threads, thread.index());
        if steps.len() == DEPTH_MAX {
            steps.pop_back();
        }
        steps.push_front(step);
    }

    /// A thread is about to execute the block of a node, reached from the node `before`, alone or with the trace that it
    /// begins, up to the weakly correlated branch of the node `end`: gives what is entered, by the shortest history by which
    /// something is. If nothing is, what follows the end is counted.
    pub fn reach<T>(
        &mut self,
        parameters: &Parameters,
        thread: ThreadId,
        (before, node, end): (NodeId, NodeId, NodeId),
        enter: impl Fn(SideEntry) -> Option<T>,
    ) -> Option<T> {
        let Histories { rows, branches, threads, .. } = self;
        let Executed { steps, pending, reached } = dense::entry(threads, thread.index());
        pending.clear();
        *reached = Some(node);
        let run = dense::entry(branches, end.index()).run.map(|(block, times)| HistoryStep::Run(block, times));
        let earlier = steps.iter().copied().skip(usize::from(steps.front() == Some(&HistoryStep::Block(before))));
        let path = std::iter::once(HistoryStep::Block(before)).chain(earlier);
        let branch = &mut dense::entry(branches, node.index()).longer;
        let new = || Row { node, followers: Followers::new(parameters), trace: None, longer: Longer::new() };
        let found = search(rows, branch, new, run.into_iter(), pending, &enter);
        let found = found.or_else(|| search(rows, branch, new, path, pending, &enter));
        if found.is_some() {
            pending.clear();
        }
        found
    }

    /// A weakly correlated branch has gone to a block.
    pub fn went(&mut self, node: NodeId, block: BlockId) {
        let run = &mut dense::entry(&mut self.branches, node.index()).run;
        let times = match *run {
            Some((last, times)) if last == block => (times + 1).min(RUN_MAX),
            _ => 1,
        };
        *run = Some((block, times));
    }

    /// A thread has executed the block of a node, or the trace that it begins, and is about to go on: what follows belongs to
    /// the histories by which it had come there.
    pub fn arrive(&mut self, thread: ThreadId, node: Option<NodeId>) {
        self.arrived.clear();
        let Some(Executed { pending, reached, .. }) = self.threads.get_mut(thread.index()) else { return };
        if *reached == node {
            std::mem::swap(&mut self.arrived, pending);
        }
        pending.clear();
    }

    /// Counts for the histories of the last arrival the block that followed; none: a trace, which needs no longer one before.
    pub fn count(&mut self, parameters: &Parameters, next: Option<BlockId>) {
        for history in self.arrived.drain(..) {
            if let Some((next, share)) = self.rows[history.index()].followers.count(parameters, next) {
                self.likely.push(Likely { history, next, share });
            }
        }
    }

    /// What has been found likely enough since this was asked last.
    pub fn take_likely(&mut self) -> Vec<Likely> {
        std::mem::take(&mut self.likely)
    }

    /// The last branch of a history.
    pub fn node(&self, history: HistoryNumber) -> NodeId {
        self.rows[history.index()].node
    }

    /// What is entered by a history.
    pub fn find(&self, history: HistoryNumber) -> Option<SideEntry> {
        self.rows[history.index()].trace
    }

    /// Lets a history lead to a trace; gives the one that it led to before.
    pub fn lead(&mut self, history: HistoryNumber, trace: SideEntry) -> Option<SideEntry> {
        self.rows[history.index()].trace.replace(trace)
    }

    /// The histories that lead to what is entered, in their order.
    pub fn that(&self, leads: impl Fn(SideEntry) -> bool) -> Vec<HistoryNumber> {
        let leading = self.rows.iter().enumerate().filter(|(_, row)| row.trace.is_some_and(&leads));
        leading.map(|(at, _)| HistoryNumber(at as u32)).collect()
    }

    /// The trace that a history led to is no more, because what it expected did not follow: it is believed less easily.
    pub fn back_off(&mut self, history: HistoryNumber) {
        let row = &mut self.rows[history.index()];
        row.trace = None;
        row.followers.back_off();
    }

    /// Forgets, if there are as many histories as there may be, those that lead to nothing, but for the steps to longer ones
    /// that lead somewhere.
    pub fn make_room(&mut self, leads: impl Fn(SideEntry) -> bool) {
        if self.rows.len() < ROWS_MAX {
            return;
        }
        let mut kept: Vec<bool> = self.rows.iter().map(|row| row.trace.is_some_and(&leads)).collect();
        // A history is made later than its steps.
        for at in (0..kept.len()).rev() {
            kept[at] |= self.rows[at].longer.iter().any(|(_, longer)| kept[longer.index()]);
        }
        let numbers = dense::renumber(&kept);
        let renumber = |longer: &mut Longer| {
            longer.retain_mut(|(_, history)| {
                let at = history.index();
                *history = HistoryNumber(numbers[at] as u32);
                kept[at]
            });
            // A branch that is weak no more would keep its room for good.
            longer.shrink_to_fit();
        };
        self.branches.iter_mut().for_each(|branch| renumber(&mut branch.longer));
        self.rows.iter_mut().for_each(|row| renumber(&mut row.longer));
        let mut at = 0..;
        self.rows.retain(|_| at.next().is_some_and(|at: usize| kept[at]));
        self.threads.iter_mut().for_each(|executed| executed.pending.clear());
        self.arrived.clear();
        self.likely.clear();
    }

    /// Histories that are counted.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Bytes that they take, about.
    pub fn bytes(&self) -> usize {
        self.rows.capacity() * (size_of::<Row>() + ROW_BYTES) + self.branches.capacity() * size_of::<Branch>()
    }
}

/// What is entered by the shortest history along some steps, those of one step given; notes histories that lead to nothing.
fn search<T>(
    rows: &mut Vec<Row>,
    branch: &mut Longer,
    new: impl Fn() -> Row,
    steps: impl Iterator<Item = HistoryStep>,
    passed: &mut Vec<HistoryNumber>,
    enter: impl Fn(SideEntry) -> Option<T>,
) -> Option<T> {
    let mut suffix: Option<HistoryNumber> = None;
    for step in steps {
        let next = HistoryNumber(rows.len() as u32);
        let longer = match suffix {
            None => &mut *branch,
            Some(suffix) => &mut rows[suffix.index()].longer,
        };
        let history = match longer.binary_search_by_key(&step, |&(longer, _)| longer) {
            Ok(at) => longer[at].1,
            Err(_) if next.index() >= ROWS_MAX => break,
            Err(at) => {
                longer.insert(at, (step, next));
                rows.push(new());
                next
            }
        };
        let row = &rows[history.index()];
        if let Some(entered) = row.trace.and_then(&enter) {
            return Some(entered);
        }
        passed.push(history);
        if !row.followers.is_unlikely() {
            break;
        }
        suffix = Some(history);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREAD: ThreadId = ThreadId(0);

    /// Passes the branch of node 9, reached from node 8 after some blocks, which goes to a block.
    fn pass(histories: &mut Histories, before: &[usize], next: u32) {
        for &node in before {
            histories.note(THREAD, HistoryStep::Block(NodeId::from(node)));
        }
        let parameters = Parameters::default();
        let last = (NodeId::from(8), NodeId::from(9), NodeId::from(9));
        assert_eq!(histories.reach(&parameters, THREAD, last, Some), None);
        histories.note(THREAD, HistoryStep::Block(last.1));
        histories.arrive(THREAD, Some(last.1));
        histories.count(&parameters, Some(BlockId(next)));
        histories.went(last.1, BlockId(next));
    }

    fn found(histories: &mut Histories) -> Vec<u32> {
        let mut next: Vec<u32> = histories.take_likely().iter().map(|likely| likely.next.0).collect();
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Choices that show no pattern, the same in each run.
    fn chance() -> fastrand::Rng {
        fastrand::Rng::with_seed(1)
    }

    #[test]
    fn what_only_an_earlier_step_tells_apart_is_found() {
        let (mut histories, mut chance) = (Histories::default(), chance());
        for _ in 0..4000 {
            let first = chance.bool();
            pass(&mut histories, &[if first { 1 } else { 2 }, 3, 4], if first { 20 } else { 30 });
        }
        assert_eq!(found(&mut histories), [20, 30]);
    }

    #[test]
    fn the_rounds_of_a_loop_are_found_whatever_it_executes() {
        let (mut histories, mut chance) = (Histories::default(), chance());
        for at in 0..4000 {
            let noise: Vec<usize> = (0..DEPTH_MAX).map(|_| usize::from(chance.bool())).collect();
            pass(&mut histories, &noise, if at % 12 == 11 { 30 } else { 20 });
        }
        assert_eq!(found(&mut histories), [20, 30]);
    }

    #[test]
    fn what_nothing_tells_apart_is_not_found() {
        let (mut histories, mut chance) = (Histories::default(), chance());
        for _ in 0..4000 {
            pass(&mut histories, &[3], if chance.bool() { 20 } else { 30 });
        }
        assert!(found(&mut histories).is_empty());
    }

    #[test]
    fn histories_that_lead_nowhere_are_forgotten_where_there_are_too_many() {
        let mut histories = Histories::default();
        let parameters = Parameters::default();
        for node in 0..ROWS_MAX {
            histories.note(THREAD, HistoryStep::Block(NodeId::from(node)));
            let entered: Option<SideEntry> =
                histories.reach(&parameters, THREAD, (NodeId::from(node), NodeId::from(1), NodeId::from(1)), Some);
            assert_eq!(entered, None);
        }
        assert_eq!(histories.len(), ROWS_MAX);
        histories.make_room(|_| true);
        assert_eq!(histories.len(), 0);
    }
}
