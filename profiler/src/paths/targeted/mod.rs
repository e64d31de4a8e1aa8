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
//! measured tool does the first only, section 5: [`ColdRule`]); the second only where less than `i` percent of what is executed
//! there is lost, since many edges of one block, each of them cold, need not be cold together. Choices where the paper is silent: an edge behind a block that
//! the profile has never seen is cold through the block only; the edge by which a method is entered is not
//! disconnected from a loop that begins there; where several edges say how often an obvious path was executed, the least counts.

mod cold;
mod obvious;

pub use obvious::ObviousPath;

use holloway_vm::code::InstrumentationPlan;

use super::ball_larus::{PathOptions, paths, truncated};
use super::graph::{FlowGraph, Vertex};
use super::nesting::{Loop, LoopNesting};
use super::place::{Placing, instrument};
use super::plan::Counts;
use super::region::{ArcState, Breaks, ENTRY, EXIT, Path, PathRegion};

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
    /// How paths are numbered and cut, as for `pp`.
    pub paths: PathOptions,
}

impl Default for TargetedOptions {
    /// The paper's choice, `tpp(5,15)`.
    fn default() -> TargetedOptions {
        TargetedOptions { cold: 5, disconnect: 15, rule: ColdRule::default(), paths: PathOptions::default() }
    }
}

/// A method whose paths are counted where they are neither cold nor obvious.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetedProfile {
    /// The region whose paths are numbered.
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
    /// How often anything is recorded, by part.
    recorded: Vec<u64>,
    /// Paths executed, and those of them at most that turn onto a cold arc, by part.
    through: Vec<u64>,
    lost: Vec<u64>,
    hashed: bool,
    cold: bool,
}

impl Candidate {
    /// Takes cold arcs out of the paths of some parts, and then what is obvious.
    fn new(base: &PathRegion, breaks: &Breaks, edges: &[u64], cold: &[bool], chosen: &[bool], limit: u64) -> Candidate {
        let (mut region, part_of) = (base.clone(), base.parts());
        let flows = region.flows(edges);
        let (mut any, mut through, mut lost) = (false, vec![0u64; chosen.len()], vec![0u64; chosen.len()]);
        for arc in (0..cold.len() as u32).filter(|&arc| cold[arc as usize]) {
            let part = part_of[arc as usize] as usize;
            if chosen[part] {
                if turns_cold(base, arc, cold) {
                    lost[part] = lost[part].saturating_add(flows[arc as usize]);
                }
                region.set_state(arc, ArcState::Cold);
                any = true;
            }
        }
        for &arc in region.incoming(EXIT) {
            let part = part_of[arc as usize] as usize;
            through[part] = through[part].saturating_add(flows[arc as usize]);
        }
        region.number();
        let obvious = obvious::eliminate(&mut region);
        let has_live = region.live_parts(&part_of);
        let mut recorded = vec![0u64; chosen.len()];
        for &arc in region.incoming(EXIT) {
            let part = part_of[arc as usize] as usize;
            if region.arcs()[arc as usize].state != ArcState::Obvious && has_live[part] {
                recorded[part] = recorded[part].saturating_add(flows[arc as usize]);
            }
        }
        let hashed = region.paths() > limit;
        Candidate { region, breaks: breaks.clone(), obvious, recorded, through, lost, hashed, cold: any }
    }
}

/// Whether a path that goes over a cold arc may have been warm until there.
fn turns_cold(region: &PathRegion, arc: u32, cold: &[bool]) -> bool {
    let from = region.arcs()[arc as usize].from;
    from == ENTRY || region.incoming(from).iter().any(|&before| !cold[before as usize])
}

impl TargetedProfile {
    /// Plans the profile of a method, by a profile of its edges. Nothing where path numbers do not fit a register.
    pub fn plan(
        graph: &FlowGraph,
        nesting: &LoopNesting,
        edges: &[u64],
        options: TargetedOptions,
    ) -> Option<TargetedProfile> {
        let PathOptions { array_limit: limit, path_limit, .. } = options.paths;
        let (breaks, disconnected) = disconnect(graph, nesting, edges, options.disconnect);
        let (base, cut) = truncated(graph, nesting, breaks.clone(), path_limit)?;
        let without = |region: &PathRegion, breaks: &Breaks, chosen: &dyn Fn(usize) -> bool| {
            let cold = cold::cold_arcs(region, &region.flows(edges), options.cold);
            let parts = region.parts().into_iter().max().map_or(0, |last| last as usize + 1);
            let chosen: Vec<bool> = (0..parts).map(chosen).collect();
            Candidate::new(region, breaks, edges, &cold, &chosen, limit)
        };
        let all = without(&base, &cut, &|_| false);
        let warm = without(&base, &cut, &|_| true);
        // Parts of which nothing is left to record are worth it by themselves, unless all their cold edges together are not
        // cold: those of a `switch` with many cases may be as good as all that there is.
        let is_useful = |part: usize| {
            let rare = u128::from(warm.lost[part]) * 100 < u128::from(warm.through[part]) * u128::from(options.cold);
            options.rule == ColdRule::WhereUseful && rare && warm.recorded[part] == 0 && all.recorded[part] > 0
        };
        let parts = without(&base, &cut, &is_useful);
        // An array for a hash table is worth it for the whole method; without cold paths there may be no need to cut the others.
        let whole = PathRegion::method(graph, nesting, &breaks).map(|region| without(&region, &breaks, &|_| true));
        // Where all paths are cold, leaving them out would leave nothing.
        let fits = |found: &Candidate| {
            let paths = found.region.paths();
            found.cold && !found.hashed && paths <= path_limit && (paths > 0 || !found.obvious.is_empty())
        };
        let chosen = match parts {
            parts if !parts.hashed => parts,
            parts => whole.filter(fits).or(Some(warm).filter(fits)).unwrap_or(parts),
        };
        let mut plan = InstrumentationPlan::nothing(graph.edges().len());
        let placing = Placing { switch: 0, register: 0, array_limit: limit, budget: options.paths.budget };
        instrument(&chosen.region, &chosen.region.flows(edges), placing, &mut plan)?;
        let Candidate { region, breaks, obvious, cold, .. } = chosen;
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
