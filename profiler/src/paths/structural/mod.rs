//! `spp`: structural path profiling (Yasue, Suganuma, Komatsu, Nakatani, "Structural path profiling: an efficient online path
//! profiling framework for just-in-time compilers", 2003).
//!
//! A just-in-time compiler wants a path profile from a short time. With one budget for a whole method a hot loop uses it up, and
//! nothing is known of what comes behind the loop. So the method is taken apart by its loops. The *outline* is the method
//! with each outermost loop as a single place; each loop is a *structure graph* of its own, in which the loops inside are
//! single places again. Paths of each graph are numbered and counted by themselves, as Ball and Larus do it, and the budget is
//! divided among the graphs. The outline is profiled first. When its share is used up its instrumentation is switched off and
//! that of its loops on, and so on inwards; a graph that takes too long is given up, its loops are begun without it.
//!
//! Counts of different graphs come from different times. To compare them each graph gets a coefficient: 1 for the outline; for a
//! loop the coefficient of the graph around it, times how often paths there go through the loop, divided by how many of its own paths
//! come in from outside. So 50 turns in 51 visits weigh more than 50 turns in one. A budget of 1,000 for a method finds 90 %
//! of what a complete profile says, where one without structure takes 10,000.
//!
//! What comes out besides: for each loop how often it is left without a turn, and how many turns it takes otherwise, which decides
//! about peeling and unrolling ([`Trips`]).
//!
//! Choices where the paper is silent:
//!
//! * Control comes into a loop at one place by any number of edges: paths from there are one start. Each edge out of a loop is an end of
//!   its own.
//! * The share is asked where paths of a graph begin: at the counting node (method entry, loop header), at each
//!   entry of an irreducible loop, and at handlers, where paths begin too. The beginning that finds nothing left switches off.
//! * A loop of which no path came in from outside while it was profiled (it has been going on since) counts as entered once, one
//!   that no path of the graph around it went through as passed once.
//! * Figure 9 as printed completes a graph when the loops *of a leaf* are complete, and a leaf that is still counting at the first look:
//!   read as the loops of the graph around it, and as a leaf that has finished.
//! * Left open by the authors, and here as options: shares by how often loops are passed ([`BudgetShares::ByLoops`]), profiling of hot loops only
//!   and all graphs at once ([`Order`]), which takes a path register for each level.

mod adjust;
mod controller;

pub use adjust::{GlobalProfile, TripCounts, Trips};
pub use controller::{Controller, Switches};

use holloway_vm::code::InstrumentationPlan;

use super::estimate::estimate;
use super::graph::FlowGraph;
use super::nesting::{LoopIndex, LoopNesting};
use super::place::{Placing, instrument};
use super::region::{Levels, PathRegion};

/// How the budget of a method is divided among its graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BudgetShares {
    /// Evenly (section 4.1).
    #[default]
    Even,
    /// A graph gets its even share of what it is given, and gives the rest to its loops by how often its paths go
    /// through them (section 5, first improvement). With all graphs at once by an estimate.
    ByLoops,
}

/// In which order graphs are profiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// From the outside inwards (section 3.4).
    #[default]
    Staged,
    /// The same, but only loops through which at least so many percent of the paths around them go (section 5, second
    /// improvement).
    HotLoops(u32),
    /// All from the start, each with a register for its level (section 5, third improvement).
    AllAtOnce,
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StructuralOptions {
    /// Paths counted in a method, all graphs together (section 4.3).
    pub budget: u64,
    /// A method with more paths is profiled by its edges instead (section 4.1).
    pub path_limit: u64,
    /// A graph that takes longer is given up, in units of the clock that the caller keeps. The paper does not say how long. It
    /// profiles methods that are hot; where others are profiled too, the clock of a method is to run while it is executed.
    pub time_out: u64,
    /// How the budget is divided.
    pub shares: BudgetShares,
    /// What is profiled when.
    pub order: Order,
}

impl Default for StructuralOptions {
    /// The paper's settings.
    fn default() -> StructuralOptions {
        StructuralOptions {
            budget: 1000,
            path_limit: 1000,
            time_out: 1_000_000,
            shares: BudgetShares::Even,
            order: Order::Staged,
        }
    }
}

/// One level of a method's loops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructureGraph {
    /// The loop; nothing for the outline.
    pub level: Option<LoopIndex>,
    /// The region whose paths are numbered.
    pub region: PathRegion,
    /// The graph around it.
    pub outer: Option<u32>,
    /// The graphs of the loops directly inside.
    pub inner: Vec<u32>,
    /// What its weight is taken to be before anything was counted.
    pub expected: u64,
}

/// A method, taken apart. Graph, switch and table of a loop have the same number, 0 is the outline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructuralProfile {
    /// The graphs, each before those inside.
    pub graphs: Vec<StructureGraph>,
    /// What edges do.
    pub plan: InstrumentationPlan,
    options: StructuralOptions,
}

impl StructuralProfile {
    /// Takes a method apart; nothing where it has too many paths, and is to be profiled by its edges.
    pub fn plan(graph: &FlowGraph, nesting: &LoopNesting, options: StructuralOptions) -> Option<StructuralProfile> {
        // Every loop has a path at least.
        if nesting.loops().len() as u64 >= options.path_limit {
            return None;
        }
        let levels_of_edges = Levels::new(graph, nesting)?;
        let expected = estimate(graph, nesting);
        let mut plan = InstrumentationPlan::nothing(graph.edges().len());
        let mut graphs: Vec<StructureGraph> = Vec::new();
        let mut paths = 0u64;
        let levels = std::iter::once(None).chain((0..nesting.loops().len() as u32).map(|index| Some(LoopIndex(index))));
        for (number, level) in (0..).zip(levels) {
            let region = PathRegion::level(graph, nesting, &levels_of_edges, level)?;
            paths = paths.saturating_add(region.paths());
            if paths > options.path_limit {
                return None;
            }
            let depth = level.map_or(0, |level| nesting.get(level).depth);
            let register = if options.order == Order::AllAtOnce { depth } else { 0 };
            let placing = Placing { switch: number, register, array_limit: u64::MAX, budget: true };
            let weights = region.flows(&expected);
            instrument(&region, &weights, placing, &mut plan)?;
            let outer = level.map(|level| nesting.get(level).parent.map_or(0, |LoopIndex(around)| around + 1));
            if let Some(outer) = outer {
                graphs[outer as usize].inner.push(number);
            }
            let begins = region.outgoing(super::region::ENTRY).iter().map(|&arc| weights[arc as usize]);
            let begins = begins.fold(0, u64::saturating_add);
            graphs.push(StructureGraph { level, region, outer, inner: Vec::new(), expected: begins.max(1) });
        }
        Some(StructuralProfile { graphs, plan, options })
    }

    /// What it was planned with.
    pub fn options(&self) -> StructuralOptions {
        self.options
    }

    /// How many paths all graphs have together.
    pub fn paths(&self) -> u64 {
        self.graphs.iter().map(|graph| graph.region.paths()).sum()
    }

    /// A graph and all inside it.
    fn below(&self, graph: u32) -> u64 {
        1 + self.graphs[graph as usize].inner.iter().map(|&inner| self.below(inner)).sum::<u64>()
    }
}
