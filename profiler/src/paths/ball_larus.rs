//! `pp`: path profiling (Ball and Larus, "Efficient path profiling", 1996, as "Targeted path profiling" describes it in
//! section 2 and its appendix).
//!
//! An edge profile says how often each branch goes either way, and not whether two branches go together. A path profile
//! counts whole paths through a method. To have finitely many, they are cut at the edges that lead back: a path goes from the
//! method's entry, or from the head of a loop, to the method's exit or the end of a turn. All paths are numbered without gaps, and a
//! register in each activation is set, and added to on a few edges, so that at a path's end it is the number of the path; then
//! one counter of an array counts. The additions stand off a maximal spanning tree, where little is executed.
//!
//! The number of paths grows exponentially with the branches in sequence. Beyond a limit the counters are a hash table,
//! which takes about five times as long for each path; beyond another one the method's graph is cut at further edges
//! (*truncation*). Which edges "Targeted path profiling" does not say: here, from the end of the method on, at each branch from which more paths
//! lead than the limit all edges behind which there are several, and where that is not enough, again with half the limit.
//!
//! `bpp`, the baseline of "Structural path profiling" (section 2.2), is the same with one budget for the whole method: when so many paths
//! have been counted it is switched off. A hot loop uses the budget up before what comes behind it is executed.
//!
//! Exceptions, which the papers do not have, end a path where they are thrown; another one begins at their handler.

use holloway_vm::code::InstrumentationPlan;

use super::estimate::estimate;
use super::graph::{EdgeIndex, FlowGraph};
use super::nesting::LoopNesting;
use super::place::{Placing, instrument};
use super::plan::{Counts, PathMachine, REGISTER_LIMIT};
use super::region::{Breaks, ENTRY, EXIT, EdgeOrigin, Path, PathRegion};

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathOptions {
    /// Up to so many paths are counted in an array. The limit in "Targeted path profiling" is that of the increments an
    /// instruction can hold, 13 bits (appendix A).
    pub array_limit: u64,
    /// Beyond so many paths the graph is cut ("Targeted path profiling", section 4.1).
    pub path_limit: u64,
    /// Whether a budget limits how many paths are counted: `bpp`.
    pub budget: bool,
}

impl Default for PathOptions {
    /// Those of "Targeted path profiling".
    fn default() -> PathOptions {
        PathOptions { array_limit: 1 << 13, path_limit: 10_000_000, budget: false }
    }
}

/// A method whose paths are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathProfile {
    /// The region whose paths are numbered.
    pub region: PathRegion,
    /// Where they are cut.
    pub breaks: Breaks,
    /// What its edges do.
    pub plan: InstrumentationPlan,
}

impl PathProfile {
    /// Plans the profile of a method, by a profile of its edges if there is one. Nothing where path numbers do not fit a
    /// register however often paths are cut.
    pub fn plan(
        graph: &FlowGraph,
        nesting: &LoopNesting,
        edges: Option<&[u64]>,
        options: PathOptions,
    ) -> Option<PathProfile> {
        let (region, breaks) = truncated(graph, nesting, Breaks::needed(graph, nesting), options.path_limit)?;
        let weights = region.flows(&edges.map_or_else(|| estimate(graph, nesting), <[u64]>::to_vec));
        let mut plan = InstrumentationPlan::nothing(graph.edges().len());
        let placing = Placing { switch: 0, register: 0, array_limit: options.array_limit, budget: options.budget };
        instrument(&region, &weights, placing, &mut plan)?;
        Some(PathProfile { region, breaks, plan })
    }

    /// A machine that counts this profile, at most so many paths of it.
    pub fn start(&self, budget: u64) -> PathMachine {
        let mut machine = PathMachine::running(self.plan.clone());
        machine.set_budget(0, budget);
        machine
    }

    /// What was counted, path by path.
    pub fn paths(&self, counts: &Counts) -> Vec<(Path, u64)> {
        paths(&self.region, counts)
    }
}

/// What was counted in a region, in the order of path numbers.
pub fn paths(region: &PathRegion, counts: &Counts) -> Vec<(Path, u64)> {
    let mut numbers: Vec<(u32, u64)> = counts.paths.iter().map(|(&number, &count)| (number, count)).collect();
    numbers.sort_unstable();
    let path = |(number, count)| Some((region.path(&region.decode(u64::from(number))?), count));
    numbers.into_iter().filter_map(path).collect()
}

/// The region of a method, cut at further edges until it has no more paths than the limit says.
pub(super) fn truncated(
    graph: &FlowGraph,
    nesting: &LoopNesting,
    breaks: Breaks,
    limit: u64,
) -> Option<(PathRegion, Breaks)> {
    let limit = limit.min(REGISTER_LIMIT as u64 - 1);
    let whole = PathRegion::method(graph, nesting, &breaks)?;
    if whole.paths() <= limit {
        return Some((whole, breaks));
    }
    let mut share = limit;
    while share > 0 {
        let mut cut = breaks.clone();
        truncation(&whole, share).into_iter().for_each(|edge| cut.add(edge));
        let region = PathRegion::method(graph, nesting, &cut)?;
        if region.paths() <= limit {
            return Some((region, cut));
        }
        share /= 2;
    }
    None
}

/// The edges to cut so that no more paths than the limit lead from any block, or one at least.
fn truncation(region: &PathRegion, limit: u64) -> Vec<EdgeIndex> {
    let mut paths = vec![0u64; region.places().len()];
    paths[EXIT as usize] = 1;
    let mut cut = Vec::new();
    for &place in region.order().iter().rev() {
        let behind = |arc: u32| paths[region.arcs()[arc as usize].to as usize];
        let sum =
            region.outgoing(place).iter().map(|&arc| behind(arc)).fold(paths[place as usize], u64::saturating_add);
        if sum <= limit || place == ENTRY || place == EXIT {
            paths[place as usize] = sum;
            continue;
        }
        let edge_of = |&arc: &u32| match region.arcs()[arc as usize] {
            arc if arc.to == EXIT => None,
            arc => match arc.origin {
                EdgeOrigin::Edge(edge) => Some(edge),
                _ => None,
            },
        };
        // Where anything is cut paths end at this place, if they did not already.
        let (mut left, mut stops) = (0, false);
        for arc in region.outgoing(place) {
            stops |= region.arcs()[*arc as usize].origin == EdgeOrigin::Stop;
            match edge_of(arc).filter(|_| behind(*arc) > 1) {
                Some(edge) => cut.push(edge),
                None => left += behind(*arc),
            }
        }
        paths[place as usize] = left + u64::from(!stops);
    }
    cut
}
