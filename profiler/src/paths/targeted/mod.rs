//! `tpp(i,j)`: targeted path profiling (Joshi, Bond, Zilles, "Targeted path profiling: lower overhead path profiling for
//! staged dynamic optimization systems", 2004).
//!
//! By the time that anybody wants the paths of a method, its edges have been counted. That profile makes counting paths
//! cheaper. First, an edge that takes less than `i` percent of what flows through its block is *cold*, and every path over
//! it is: such paths get no number. Where many branches stand in sequence the numbers fall from a hash table's worth to an
//! array's. So that a path over a cold edge is not taken for another one the edge *poisons* the path register, and the path is
//! counted in one cold counter. Second, a path with an edge that lies on no other path is *obvious*: it was executed as often as
//! that edge, which is known. Where all paths to a recording point are obvious nothing has to be recorded there, and nothing added
//! on the way. Loops hide this: around a loop of one block there are four paths, and none is obvious. So a loop that is
//! entered less than `j` percent as often as its header is executed is *disconnected*: paths end at its entry and exit edges too.
//! What is lost by that, which first and last turns go with what, matters little where there are many turns.
//!
//! `tpp(5,15)` takes half of what `pp` takes, and 98.8 % of the flow is attributed to the right path.
//!
//! Cold paths are eliminated where that makes an array of a hash table, or makes recording points obvious (section 5.1; the
//! measured tool does the first only, section 5: [`ColdRule`]). Choices where the paper is silent: an edge behind a block that
//! the profile has never seen is cold through the block only; the edge by which a method is entered is not
//! disconnected from a loop that begins there; where several edges say how often an obvious path was executed, the least counts.

mod cold;
mod obvious;

pub use obvious::ObviousPath;

use super::ball_larus::{PathOptions, paths, truncated};
use super::graph::{FlowGraph, Vertex};
use super::nesting::{Loop, LoopNesting};
use super::place::{Placing, instrument};
use super::plan::{Counts, InstrumentationPlan};
use super::region::{ArcState, Breaks, EXIT, Path, PathRegion};

/// Where cold paths are eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColdRule {
    /// Where a hash table becomes an array (section 5: the measured tool).
    WhereHashed,
    /// And where less has to be recorded, because more is obvious (section 5.1: what is desirable).
    #[default]
    WhereUseful,
}

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetedOptions {
    /// `i`: percent of its block's flow below which an edge is cold (section 5).
    pub cold: u64,
    /// `j`: percent of its header's flow below which the flow into a loop disconnects it (section 5).
    pub disconnect: u64,
    /// Where cold paths are eliminated.
    pub rule: ColdRule,
    /// As for `pp`.
    pub paths: PathOptions,
}

impl Default for TargetedOptions {
    /// The text's choice, `tpp(5,15)`.
    fn default() -> TargetedOptions {
        TargetedOptions { cold: 5, disconnect: 15, rule: ColdRule::default(), paths: PathOptions::default() }
    }
}

/// A method whose paths are counted where they are neither cold nor obvious.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetedProfile {
    /// Its paths.
    pub region: PathRegion,
    /// Where they are cut.
    pub breaks: Breaks,
    /// What its edges do.
    pub plan: InstrumentationPlan,
    /// Paths that are known without being counted.
    pub obvious: Vec<ObviousPath>,
    /// Whether cold paths were eliminated.
    pub cold: bool,
    /// How many loops were disconnected.
    pub disconnected: u32,
}

/// A region, with what is obvious in it.
struct Candidate {
    region: PathRegion,
    breaks: Breaks,
    obvious: Vec<ObviousPath>,
    /// How often anything is recorded.
    recorded: u64,
    hashed: bool,
}

impl Candidate {
    fn new(mut region: PathRegion, breaks: Breaks, edges: &[u64], array_limit: u64) -> Candidate {
        let obvious = obvious::eliminate(&mut region);
        let flows = region.flows(edges);
        let recorded = if region.paths() == 0 {
            0
        } else {
            let counts = |&&arc: &&u32| region.arcs()[arc as usize].state != ArcState::Obvious;
            let recording = region.incoming(EXIT).iter().filter(counts);
            recording.map(|&arc| flows[arc as usize]).fold(0, u64::saturating_add)
        };
        let hashed = region.paths() > array_limit;
        Candidate { region, breaks, obvious, recorded, hashed }
    }
}

impl TargetedProfile {
    /// Plans the profile of a method, by a profile of its edges. Nothing where path numbers do not fit a register.
    pub fn plan(
        graph: &FlowGraph,
        nesting: &LoopNesting,
        edges: &[u64],
        options: TargetedOptions,
    ) -> Option<TargetedProfile> {
        let array_limit = options.paths.array_limit;
        let (breaks, disconnected) = disconnect(graph, nesting, edges, options.disconnect);
        let (all, cut) = truncated(graph, nesting, breaks.clone(), options.paths.path_limit)?;
        let all = Candidate::new(all, cut, edges, array_limit);
        // Without cold paths there may be no need to cut the others.
        let whole = PathRegion::method(graph, nesting, &breaks).map(|region| (region, breaks));
        let cut = (all.region.clone(), all.breaks.clone());
        let warm = whole.into_iter().chain([cut]).find_map(|(mut region, breaks)| {
            if !cold::eliminate(&mut region, graph, nesting, edges, options.cold) {
                return None;
            }
            let candidate = Candidate::new(region, breaks, edges, array_limit);
            (candidate.region.paths() <= options.paths.path_limit).then_some(candidate)
        });
        let is_useful = |warm: &Candidate| {
            let fewer = options.rule == ColdRule::WhereUseful && warm.recorded < all.recorded;
            (all.hashed || fewer) && !warm.hashed
        };
        let (chosen, cold) = match warm.filter(is_useful) {
            Some(warm) => (warm, true),
            None => (all, false),
        };
        let mut plan = InstrumentationPlan::nothing(graph.edges().len());
        let placing = Placing { switch: 0, register: 0, array_limit, budget: options.paths.budget };
        instrument(&chosen.region, &chosen.region.flows(edges), placing, &mut plan)?;
        let Candidate { region, breaks, obvious, .. } = chosen;
        Some(TargetedProfile { region, breaks, plan, obvious, cold, disconnected })
    }

    /// The profile: what was counted, and the obvious paths by a profile of the edges (section 4.2.2).
    pub fn paths(&self, counts: &Counts, edges: &[u64]) -> Vec<(Path, u64)> {
        let flows = self.region.flows(edges);
        let obvious =
            self.obvious.iter().map(|path| (self.region.path(&path.arcs(&self.region)), path.executed(&flows)));
        paths(&self.region, counts).into_iter().chain(obvious.filter(|&(_, count)| count > 0)).collect()
    }
}

/// Cuts loops off what is around them (section 4.2.1, Figure 7), and says how many.
fn disconnect(graph: &FlowGraph, nesting: &LoopNesting, edges: &[u64], percent: u64) -> (Breaks, u32) {
    // The loops that hold a vertex, and not another one.
    let without = |vertex: Vertex, other: Vertex| {
        let around = nesting.around(nesting.innermost(vertex));
        around.take_while(move |&index| !nesting.contains(index, other))
    };
    let mut entered = vec![0u64; nesting.loops().len()];
    for (index, edge) in graph.indexed() {
        for into in without(edge.to, edge.from) {
            entered[into.index()] = entered[into.index()].saturating_add(edges[index.index()]);
        }
    }
    let is_disconnected = |(each, &entered): (&Loop, &u64)| {
        let header = graph.incoming(each.header).iter().map(|edge| edges[edge.index()]).fold(0, u64::saturating_add);
        u128::from(entered) * 100 < u128::from(header) * u128::from(percent)
    };
    let disconnected: Vec<bool> = nesting.loops().iter().zip(&entered).map(is_disconnected).collect();
    let mut breaks = Breaks::needed(graph, nesting);
    for (index, edge) in graph.indexed() {
        let crossed = without(edge.to, edge.from).chain(without(edge.from, edge.to));
        let cuts = crossed.into_iter().any(|crossed| disconnected[crossed.index()]);
        if cuts && edge.from != graph.entry() && edge.to != graph.exit() {
            breaks.add(index);
        }
    }
    (breaks, disconnected.into_iter().map(u32::from).sum())
}
