//! The profiling controller (section 3.4, Figure 9): which graphs of a method are being profiled, in go exhausted budgets
//! and the time, out go switches.

use super::{BudgetShares, Order, StructuralProfile};
use crate::paths::plan::{Counts, PathMachine};

/// What the controller works on: the instrumentation of one method.
pub trait Switches {
    /// Turns the instrumentation of a graph on, with so many paths to count, or off.
    fn switch(&mut self, graph: u32, budget: Option<u64>);
    /// What a graph has counted so far.
    fn counts(&self, graph: u32) -> &Counts;
}

impl Switches for PathMachine {
    fn switch(&mut self, graph: u32, budget: Option<u64>) {
        PathMachine::switch(self, graph, budget.is_some());
        self.set_budget(graph, budget.unwrap_or(0));
    }

    fn counts(&self, graph: u32) -> &Counts {
        &self.tables()[graph as usize]
    }
}

/// Where the profile of a graph stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Waiting,
    /// Since when.
    Started(u64),
    /// Its own share is counted, or given up.
    Finished,
    /// So are those of all loops inside.
    Completed,
}

/// How far the profile of a method has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Controller {
    stages: Vec<Stage>,
    /// What each graph and those inside it may count.
    given: Vec<u64>,
    time_outs: u32,
}

impl Controller {
    /// Starts the profile of a method.
    pub fn start(profile: &StructuralProfile, switches: &mut impl Switches, now: u64) -> Controller {
        let count = profile.graphs.len();
        let mut controller = Controller { stages: vec![Stage::Waiting; count], given: vec![0; count], time_outs: 0 };
        let options = profile.options();
        controller.given[0] = options.budget;
        if options.order != Order::AllAtOnce {
            controller.start_graph(profile, switches, 0, now);
            return controller;
        }
        let weights: Vec<u64> = match options.shares {
            BudgetShares::Even => vec![1; count],
            BudgetShares::ByLoops => profile.graphs.iter().map(|graph| graph.expected).collect(),
        };
        let sum: u128 = weights.iter().map(|&weight| u128::from(weight)).sum();
        for (graph, &weight) in (0..).zip(&weights) {
            let share = (u128::from(options.budget) * u128::from(weight) / sum) as u64;
            switches.switch(graph, Some(share.max(1)));
            controller.stages[graph as usize] = Stage::Started(now);
        }
        controller
    }

    /// `STARTPROFILING`.
    fn start_graph(&mut self, profile: &StructuralProfile, switches: &mut impl Switches, graph: u32, now: u64) {
        let share = match profile.options().shares {
            BudgetShares::Even => profile.options().budget / profile.graphs.len() as u64,
            BudgetShares::ByLoops => self.given[graph as usize] / profile.below(graph),
        };
        self.stages[graph as usize] = Stage::Started(now);
        switches.switch(graph, Some(share.max(1)));
    }

    /// `PROFILECONTROLLER`: a graph has used up its share, or is given up.
    pub fn exhausted(&mut self, profile: &StructuralProfile, switches: &mut impl Switches, graph: u32, now: u64) {
        if !matches!(self.stages[graph as usize], Stage::Started(_)) {
            return;
        }
        switches.switch(graph, None);
        self.stages[graph as usize] = Stage::Finished;
        let own = &profile.graphs[graph as usize];
        let counts = switches.counts(graph);
        let passed: Vec<u64> = own.inner.iter().map(|&inner| profile.passes(graph, inner, counts)).collect();
        let counted = counts.total();
        let spare = self.given[graph as usize].saturating_sub(counted);
        let weights = own.inner.iter().zip(&passed).map(|(&inner, &passed)| (passed + 1) * profile.below(inner));
        let weights: Vec<u64> = weights.collect();
        let sum: u64 = weights.iter().sum();
        for ((&inner, passed), weight) in own.inner.iter().zip(passed).zip(weights) {
            if self.stages[inner as usize] != Stage::Waiting {
                continue;
            }
            self.given[inner as usize] = (u128::from(spare) * u128::from(weight) / u128::from(sum)) as u64;
            match profile.options().order {
                Order::HotLoops(percent) if passed * 100 < u64::from(percent) * counted => self.skip(profile, inner),
                _ => self.start_graph(profile, switches, inner, now),
            }
        }
        self.settle(profile, graph);
    }

    /// Leaves a graph and all inside it alone.
    fn skip(&mut self, profile: &StructuralProfile, graph: u32) {
        self.stages[graph as usize] = Stage::Completed;
        profile.graphs[graph as usize].inner.iter().for_each(|&inner| self.skip(profile, inner));
    }

    /// `SETCOMPLETION`.
    fn settle(&mut self, profile: &StructuralProfile, graph: u32) {
        let own = &profile.graphs[graph as usize];
        let inner_done = own.inner.iter().all(|&inner| self.stages[inner as usize] == Stage::Completed);
        if self.stages[graph as usize] == Stage::Finished && inner_done {
            self.stages[graph as usize] = Stage::Completed;
            if let Some(outer) = own.outer {
                self.settle(profile, outer);
            }
        }
    }

    /// `CHECKCOMPLETION`, to be called from time to time: gives up graphs that take too long. Whether the profile is complete.
    pub fn check(&mut self, profile: &StructuralProfile, switches: &mut impl Switches, now: u64) -> bool {
        // Those inside come later, and have just been started where one around them is given up.
        for graph in 0..profile.graphs.len() as u32 {
            if let Stage::Started(since) = self.stages[graph as usize]
                && now.saturating_sub(since) > profile.options().time_out
            {
                self.time_outs += 1;
                self.exhausted(profile, switches, graph, now);
            }
        }
        self.is_complete()
    }

    /// Whether every graph has been profiled, given up, or left alone.
    pub fn is_complete(&self) -> bool {
        self.stages[0] == Stage::Completed
    }

    /// The graphs that are being profiled.
    pub fn running(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.stages).filter(|(_, stage)| matches!(stage, Stage::Started(_))).map(|(graph, _)| graph)
    }

    /// How many graphs were given up.
    pub fn time_outs(&self) -> u32 {
        self.time_outs
    }
}
