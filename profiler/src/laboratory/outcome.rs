//! What a run under observation has shown: from the VM's counts, and what the tier has heard, to the profile of each profiler.

use holloway_vm::code::EdgeKind;
use holloway_vm::{MethodId, PlanCounts, Vm};
use rustc_hash::FxHashMap;

use super::events::Detector;
use super::plans::{Offsets, Part};
use super::profiler::Profiler;
use super::tier::{Laboratory, Observed, counts_of};
use crate::branches::{Dumped, infer};
use crate::paths::graph::{FlowGraph, Vertex};
use crate::paths::plan::Counts;
use crate::paths::region::{Breaks, Path, PathEnd, RegionPlace, Start};
use crate::sampling::{block_weights, edge_weights};
use crate::stored::ClassKey;

/// A method whatever the VM, as long as its class does not change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MethodKey {
    /// The class that declares it.
    pub class: ClassKey,
    /// Its name and descriptor; for classes of one name with a number behind them.
    pub method: String,
}

/// How often each edge of each method was passed, in the order of the VM's list.
pub type EdgeCounts = FxHashMap<MethodKey, Vec<u64>>;

/// What a profiler says about blocks and edges, method by method in the order of [`ObservedRun`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BlockProfile {
    /// Weights by method and block, in any unit: only their shares of the sum mean something.
    pub blocks: Vec<Vec<f64>>,
    /// Weights by method and edge, in the unit of the blocks.
    pub edges: Vec<Vec<f64>>,
}

/// A run under observation that is over.
pub struct ObservedRun<'a> {
    pub(super) laboratory: &'a Laboratory,
    pub(super) vm: &'a Vm,
    counts: FxHashMap<MethodId, PlanCounts>,
}

/// Paths of a method with weights, and where they are cut.
pub(super) type WeighedPaths<'a> = (Vec<(Path, f64)>, Option<&'a Breaks>);

impl<'a> ObservedRun<'a> {
    /// The outcome of a VM's run with this tier.
    pub fn new(laboratory: &'a Laboratory, vm: &'a Vm) -> ObservedRun<'a> {
        let counts = vm.plan_counts().into_iter().map(|counts| (counts.method, counts)).collect();
        ObservedRun { laboratory, vm, counts }
    }

    pub(super) fn methods(&self) -> impl Iterator<Item = (&'a Observed, &PlanCounts)> {
        self.laboratory.methods.iter().filter_map(|method| Some((method, self.counts.get(&method.method)?)))
    }

    /// The exact counts of all edges, if `exact` or `brute` is among the profilers; of that one which comes first.
    pub fn edges(&self) -> Option<EdgeCounts> {
        let profilers = &self.laboratory.profilers;
        let profiler =
            profilers.iter().position(|profiler| matches!(profiler, Profiler::Exact(_) | Profiler::Brute))?;
        let count = |(observed, counts): (&Observed, &PlanCounts)| {
            let mut edges = exact_edges(observed, counts, profiler)?;
            edges.truncate(counts.edges.len());
            Some((observed.key.clone(), edges))
        };
        Some(self.methods().filter_map(count).collect())
    }

    /// Where profilers disagree that may not: `exact` and `brute` about edges, and `pp` about how often blocks are executed, as
    /// far as no path was under way when counting began or ended.
    pub fn disagreements(&self) -> Vec<String> {
        let at = |wanted: fn(&Profiler) -> bool| self.laboratory.profilers.iter().position(wanted);
        let exact = at(|profiler| matches!(profiler, Profiler::Exact(_)));
        let brute = at(|profiler| matches!(profiler, Profiler::Brute));
        let paths = at(|profiler| matches!(profiler, Profiler::Paths(_)));
        let mut found = Vec::new();
        for (observed, counts) in self.methods() {
            let MethodKey { class, method } = &observed.key;
            let edges = |profiler: Option<usize>| exact_edges(observed, counts, profiler?);
            if let Some((exact, brute)) = edges(exact).zip(edges(brute)) {
                let pairs = counts.edges.iter().zip(exact.into_iter().zip(brute));
                for (edge, (one, other)) in pairs.filter(|(_, (one, other))| one != other) {
                    let what = format!("{}.{method} {edge:?}: {one} by exact, {other} by brute", class.name);
                    found.push(what);
                }
            }
            let Some((exact, paths)) = edges(exact).zip(paths) else { continue };
            let (part, offsets) = &observed.plan.parts[paths];
            let counted = table(counts, offsets, 0);
            let whole = counts.standing.values().all(|&calls| calls == 0) && counted.cold + counted.stray == 0;
            if !matches!(part, Part::Paths(_)) || !whole {
                continue;
            }
            let graph = &observed.plan.graph;
            let by_edges = blocks_of(graph, &exact.into_iter().map(|count| count as f64).collect::<Vec<_>>());
            let (by_paths, breaks) = self.paths(observed, counts, paths).unwrap_or_default();
            let by_paths = project(graph, &by_paths, breaks).0;
            for (block, (one, other)) in
                by_edges.iter().zip(&by_paths).enumerate().filter(|(_, (one, other))| one != other)
            {
                found.push(format!("{}.{method} block {block}: {one} by exact, {other} by pp", class.name));
            }
        }
        found
    }

    /// Methods that the profilers say nothing about: they have too many edges, or could not be instrumented.
    pub fn left_alone(&self) -> u64 {
        self.laboratory.left_alone
    }

    /// Conditional branches and blocks executed, if any profiler has watched them.
    pub fn executed(&self) -> (u64, u64) {
        (self.laboratory.events.branches, self.laboratory.events.executed)
    }

    /// What a profiler says about blocks and edges; nothing where it says nothing of the kind.
    pub fn profile(&self, profiler: usize) -> Option<BlockProfile> {
        let found = self.laboratory.events.of(profiler);
        let mut profile = BlockProfile::default();
        for (observed, counts) in self.methods() {
            let graph = &observed.plan.graph;
            let (blocks, edges) = match (&observed.plan.parts[profiler].0, found) {
                (Part::Exact(_) | Part::Brute, _) => {
                    let edges = exact_edges(observed, counts, profiler)?;
                    let edges: Vec<f64> = edges.into_iter().map(|count| count as f64).collect();
                    (blocks_of(graph, &edges), edges)
                }
                (_, Some(detector)) => self.detected(observed, counts, detector),
                _ => {
                    let (paths, breaks) = self.paths(observed, counts, profiler).unwrap_or_default();
                    project(graph, &paths, breaks)
                }
            };
            profile.blocks.push(blocks);
            profile.edges.push(edges);
        }
        Some(profile)
    }

    /// The paths that a profiler has counted in a method.
    pub(super) fn paths<'m>(
        &self,
        observed: &'m Observed,
        counts: &PlanCounts,
        profiler: usize,
    ) -> Option<WeighedPaths<'m>> {
        let (part, offsets) = &observed.plan.parts[profiler];
        let weigh = |paths: Vec<(Path, u64)>| paths.into_iter().map(|(path, count)| (path, count as f64)).collect();
        match part {
            Part::Paths(profile) | Part::Budgeted(profile, _) => {
                Some((weigh(profile.paths(&table(counts, offsets, 0))), Some(&profile.breaks)))
            }
            Part::Targeted(profile) => {
                let edges = self.exact(observed, counts)?;
                Some((weigh(profile.paths(&table(counts, offsets, 0), &edges)), Some(&profile.breaks)))
            }
            Part::Structural(profile, _) => {
                let tables: Vec<Counts> =
                    (0..profile.graphs.len() as u32).map(|graph| table(counts, offsets, graph)).collect();
                let global = profile.adjust(|graph| &tables[graph as usize]);
                let path = |((graph, path), weight): ((u32, u32), f64)| {
                    let region = &profile.graphs[graph as usize].region;
                    Some((region.path(&region.decode(u64::from(path))?), weight))
                };
                Some((global.paths.into_iter().filter_map(path).collect(), None))
            }
            Part::Exact(_) | Part::Brute | Part::None => None,
        }
    }

    /// By graph and number, for a profiler that takes methods apart.
    pub(super) fn structural(
        &self,
        observed: &Observed,
        counts: &PlanCounts,
        profiler: usize,
    ) -> Vec<((u32, u32), f64)> {
        let (Part::Structural(profile, _), offsets) = &observed.plan.parts[profiler] else { return Vec::new() };
        let tables: Vec<Counts> = (0..profile.graphs.len() as u32).map(|graph| table(counts, offsets, graph)).collect();
        profile.adjust(|graph| &tables[graph as usize]).paths
    }

    /// What a profiler of exact edges among the others has counted.
    pub(super) fn exact(&self, observed: &Observed, counts: &PlanCounts) -> Option<Vec<u64>> {
        (0..self.laboratory.profilers.len()).find_map(|profiler| exact_edges(observed, counts, profiler))
    }

    /// What a profiler of events says about a method.
    fn detected(&self, observed: &Observed, counts: &PlanCounts, detector: &Detector) -> (Vec<f64>, Vec<f64>) {
        let graph = &observed.plan.graph;
        let mut blocks = vec![0.0; graph.blocks() as usize];
        let mut edges = vec![0.0; graph.edges().len()];
        let Some(code) = self.vm.classes().method(observed.method).version(0) else { return (blocks, edges) };
        let ids = || (0..).zip(code.blocks.iter().map(|block| u64::from(block.id.0)));
        let directions = |dumped: &Dumped, blocks: &mut Vec<f64>, edges: &mut Vec<f64>| {
            for (index, id) in ids() {
                let Some(known) = dumped.get(&id) else { continue };
                blocks[index as usize] += known.total();
                direct(counts, index, known.taken, known.fallen_through, edges);
            }
        };
        match detector {
            Detector::Counters { heads, .. } => {
                for (index, id) in ids() {
                    let index: u32 = index;
                    blocks[index as usize] += heads.executed(id).unwrap_or(0) as f64;
                }
            }
            Detector::Buffer { branches, .. } => {
                for (index, id) in ids() {
                    let Some(&(executed, taken)) = branches.get(&id) else { continue };
                    blocks[index as usize] += executed as f64;
                    direct(counts, index, taken as f64, (executed - taken.min(executed)) as f64, &mut edges);
                }
            }
            Detector::CounterStudy(_) | Detector::BufferStudy(_) => {}
            Detector::TwoBit(buffer) => directions(buffer.dumped(), &mut blocks, &mut edges),
            Detector::History(history) => directions(history.dumped(), &mut blocks, &mut edges),
            Detector::Sampling(samples) => {
                let lengths: Vec<(u16, u16)> =
                    code.blocks.iter().map(|block| (block.bytecode_index, block.bytecodes)).collect();
                blocks = block_weights(&lengths, samples.of_method(observed.method.0));
                edges = edge_weights(graph, &blocks);
            }
        }
        if matches!(detector, Detector::Buffer { .. } | Detector::TwoBit(_) | Detector::History(_)) {
            infer(graph, &with_branches(counts, blocks.len()), &mut blocks, &mut edges);
        }
        (blocks, edges)
    }
}

/// Which blocks end with a conditional branch.
fn with_branches(counts: &PlanCounts, blocks: usize) -> Vec<bool> {
    let (mut may_jump, mut may_fall) = (vec![false; blocks], vec![false; blocks]);
    for edge in &counts.edges {
        let Some(from) = edge.from else { continue };
        match edge.kind {
            EdgeKind::Taken | EdgeKind::BackEdge => may_jump[from as usize] = true,
            EdgeKind::FallThrough => may_fall[from as usize] = true,
            _ => {}
        }
    }
    may_jump.into_iter().zip(may_fall).map(|(jumps, falls)| jumps && falls).collect()
}

/// Gives weights to the two edges of the branch at a block's end.
fn direct(counts: &PlanCounts, block: u32, taken: f64, fallen_through: f64, edges: &mut [f64]) {
    for (edge, weight) in counts.edges.iter().zip(edges).filter(|(edge, _)| edge.from == Some(block)) {
        match edge.kind {
            EdgeKind::Taken | EdgeKind::BackEdge => *weight += taken,
            EdgeKind::FallThrough => *weight += fallen_through,
            _ => {}
        }
    }
}

pub(super) fn table(counts: &PlanCounts, offsets: &Offsets, table: u32) -> Counts {
    counts.tables.get((offsets.table + table) as usize).map(counts_of).unwrap_or_default()
}

/// The edges of a method by a profiler that counts them exactly.
pub(super) fn exact_edges(observed: &Observed, counts: &PlanCounts, profiler: usize) -> Option<Vec<u64>> {
    let graph = &observed.plan.graph;
    let (part, offsets) = &observed.plan.parts[profiler];
    let counters = &counts.counters[offsets.counter as usize..];
    match part {
        Part::Exact(exact) => {
            let standing: Vec<(Vertex, i64)> =
                counts.standing.iter().map(|(&block, &calls)| (Vertex(block), calls)).collect();
            Some(exact.recover(graph, &counters[..exact.counted().len()], &standing))
        }
        Part::Brute => {
            let mut edges = counters[..counts.edges.len()].to_vec();
            edges.resize(graph.edges().len(), 0);
            Some(edges)
        }
        _ => None,
    }
}

/// Weights of blocks, from those of the edges into them.
fn blocks_of(graph: &FlowGraph, edges: &[f64]) -> Vec<f64> {
    let mut blocks = vec![0.0; graph.blocks() as usize];
    for (index, edge) in graph.indexed() {
        if let Some(block) = blocks.get_mut(edge.to.index()) {
            *block += edges[index.index()];
        }
    }
    blocks
}

/// From paths to blocks and edges. What ends with a turn goes over the edges back from there, evenly where there are several.
fn project(graph: &FlowGraph, paths: &[(Path, f64)], breaks: Option<&Breaks>) -> (Vec<f64>, Vec<f64>) {
    let mut edges = vec![0.0; graph.edges().len()];
    let mut blocks = vec![0.0; graph.blocks() as usize];
    for (path, weight) in paths {
        let mut at = None;
        // What comes into a loop and what leaves it is on a path of the level around it too, and counted there.
        if let Start::Restart(RegionPlace::Block(block)) | Start::LoopEntry(RegionPlace::Block(block)) = path.start {
            blocks[block.index()] += if matches!(path.start, Start::Restart(_)) { *weight } else { 0.0 };
            at = Some(block);
        }
        for &edge in &path.edges {
            edges[edge.index()] += weight;
            let to = graph.edge(edge).to;
            if let Some(block) = blocks.get_mut(to.index()) {
                *block += weight;
            }
            at = Some(to);
        }
        if let (PathEnd::Stop, Some(at)) = (path.end, at) {
            let is_broken = |edge: crate::paths::graph::EdgeIndex| match breaks {
                Some(breaks) => breaks.contains(edge),
                // A level's paths end at the edges to the header of its loop: those to blocks before this one.
                None => graph.edge(edge).to <= at,
            };
            let goes_back =
                |&edge: &crate::paths::graph::EdgeIndex| !graph.edge(edge).kind.is_throw() && is_broken(edge);
            let over: Vec<_> = graph.outgoing(at).iter().copied().filter(goes_back).collect();
            over.iter().for_each(|edge| edges[edge.index()] += weight / over.len() as f64);
        }
    }
    (blocks, edges)
}
