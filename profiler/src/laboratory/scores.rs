//! How good the profile of each profiler is, measured by the exact one of the same run.

use std::hash::{Hash as _, Hasher as _};

use holloway_vm::PlanCounts;
use rustc_hash::FxHasher;

use super::agreement::{MethodScore, PlanSize, mean, worst};
use super::events::Detector;
use super::outcome::{BlockProfile, ObservedRun, exact_edges, table};
use super::plans::Part;
use super::profiler::Profiler;
use super::studies::{CountersFound, HotSpotsFound, counters_found};
use crate::paths::plan::{Counts, PlanWork};
use crate::score::concentration::{SHARES, concentration};
use crate::score::overlap::overlap;
use crate::score::trace_selection::{BLOCK_SHARES, SelectionOptions, WeightedGraph, trace_selection_error};

/// In what two profiles are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverlapOf {
    /// Paths, with those of `pp`.
    Paths,
    /// Paths of loops and outlines, with all of them.
    LevelPaths,
    /// Edges, with those of `exact`.
    Edges,
    /// Blocks: the profiler knows no edges.
    Blocks,
}

/// What is said of a profiler.
#[derive(Clone, PartialEq, Debug)]
pub struct Scores {
    /// The profiler, as it is written.
    pub profiler: String,
    /// Counters that the profiler has.
    pub counters: u64,
    /// Bytes of its tables and counters.
    pub bytes: u64,
    /// Methods of those observed that the profiler leaves alone.
    pub left_alone: u64,
    /// In how much it agrees with what it is compared with, in percent.
    pub overlap: Option<(OverlapOf, f64)>,
    /// Attribution of definite flow, in percent, for complete profiles of paths.
    pub attribution: Option<f64>,
    /// Trace selection error in percent, for blocks of at least 0.1, 1, 3 and 5 % of all weight.
    pub selection: Option<[f64; BLOCK_SHARES.len()]>,
    /// Blocks that make up 25, 50, 75, 90 and 100 % of the execution by this profiler.
    pub concentration: Option<[usize; SHARES.len()]>,
    /// Hot spots found; nothing for profilers that look for none.
    pub hot_spots: Option<u64>,
    /// Conditional branches executed until the first of them.
    pub delay: Option<u64>,
    /// What was counted, as a number: equal for equal counts. Nothing for samples, which no two runs have in common.
    pub digest: Option<u64>,
    /// How large the instrumentation of paths is; nothing for other profilers.
    pub size: Option<PlanSize>,
    /// Steps of instrumentation that were executed, by their kinds. Nothing for profilers that are switched off while the
    /// program runs, and those that do not instrument.
    pub work: Option<PlanWork>,
    /// Executions of paths that are known by the edge profile alone, and of all paths that the profile has.
    pub obvious: Option<(u64, u64)>,
    /// What a study of counters has found.
    pub counters_study: Option<CountersFound>,
    /// What a study of hot spots has found.
    pub buffer_study: Option<HotSpotsFound>,
    /// The methods in which most of the agreement with the complete profile is lost, the worst first.
    pub lost: Vec<MethodScore>,
}

impl ObservedRun<'_> {
    /// What is said of each profiler. Nothing is measured by an exact profile where none is among the profilers.
    pub fn scores(&self) -> Vec<Scores> {
        let profilers = &self.laboratory.profilers;
        let exact = profilers.iter().position(|profiler| matches!(profiler, Profiler::Exact(_) | Profiler::Brute));
        let exact = exact.and_then(|profiler| self.profile(profiler));
        let exact_graph = exact.as_ref().map(|exact| self.weighted(exact));
        (0..profilers.len()).map(|profiler| self.score(profiler, exact.as_ref(), exact_graph.as_ref())).collect()
    }

    fn score(&self, profiler: usize, exact: Option<&BlockProfile>, exact_graph: Option<&WeightedGraph>) -> Scores {
        let kind = self.laboratory.profilers[profiler];
        let sum = |of: fn(&super::plans::MethodPlan) -> &Vec<u64>| -> u64 {
            self.methods().map(|(method, _)| of(&method.plan)[profiler]).sum()
        };
        let left_alone =
            self.methods().filter(|(method, _)| matches!(method.plan.parts[profiler].0, Part::None)).count();
        let detector = self.laboratory.events.of(profiler);
        let mut scores = Scores {
            profiler: kind.to_string(),
            counters: sum(|plan| &plan.counters),
            bytes: sum(|plan| &plan.bytes),
            left_alone: if kind.instruments() { left_alone as u64 } else { 0 },
            overlap: None,
            attribution: None,
            selection: None,
            concentration: None,
            hot_spots: None,
            delay: None,
            digest: self.digest(profiler),
            size: kind.instruments().then(|| self.size(profiler)).flatten(),
            work: None,
            obvious: None,
            counters_study: None,
            buffer_study: None,
            lost: Vec::new(),
        };
        match detector {
            Some(Detector::Counters { heads, calls, first, .. }) => {
                scores.counters = heads.counted().count() as u64;
                scores.bytes = 16 * scores.counters;
                (scores.hot_spots, scores.delay) = (Some(*calls), *first);
            }
            Some(Detector::Buffer { hot_spots, .. }) => {
                // 2,048 entries of a tag, two counts and two bits.
                (scores.counters, scores.bytes) = (4096, 2048 * 6);
                (scores.hot_spots, scores.delay) = (Some(hot_spots.len() as u64), hot_spots.first().copied());
            }
            Some(Detector::CounterStudy(study)) => scores.counters_study = Some(counters_found(study)),
            Some(Detector::BufferStudy(study)) => scores.buffer_study = Some(study.found()),
            Some(Detector::TwoBit(_)) => (scores.counters, scores.bytes) = (1024, 1024 * 5),
            Some(Detector::History(_)) => (scores.counters, scores.bytes) = (1024, 1024 * 6),
            Some(Detector::Sampling(samples)) => (scores.counters, scores.bytes) = (samples.count, 256 << 10),
            None => {
                let entries: u64 =
                    self.methods().map(|(method, counts)| hash_entries(&method.plan, counts, profiler)).sum();
                scores.counters += entries;
                scores.bytes += 16 * entries;
            }
        }
        if matches!(detector, Some(Detector::CounterStudy(_) | Detector::BufferStudy(_))) {
            return scores;
        }
        let (Some(exact), Some(exact_graph)) = (exact, exact_graph) else { return scores };
        let Some(own) = self.profile(profiler) else { return scores };
        scores.overlap = self.overlap(profiler, &own, exact);
        let attributed = self.attributions(profiler);
        scores.attribution = attributed.as_deref().map(mean);
        let by_method = attributed.or_else(|| self.path_overlaps(profiler)).unwrap_or_default();
        scores.lost = worst(by_method);
        (scores.work, scores.obvious) = (self.work(profiler), self.obvious(profiler));
        let graph = self.weighted(&own);
        let error =
            |block| trace_selection_error(exact_graph, &graph, SelectionOptions { block, ..Default::default() });
        scores.selection = Some(BLOCK_SHARES.map(error));
        // In thousandths: weights of samples are parts of one.
        let weights = own.blocks.iter().flatten().map(|weight| (weight * 1000.0) as u64);
        scores.concentration = Some(concentration(&weights.collect::<Vec<_>>()));
        scores
    }

    /// All methods as one graph.
    fn weighted(&self, profile: &BlockProfile) -> WeightedGraph {
        let mut graph = WeightedGraph::default();
        for (((method, _), blocks), edges) in self.methods().zip(&profile.blocks).zip(&profile.edges) {
            let first = graph.blocks.len() as u32;
            graph.blocks.extend(blocks);
            for ((_, edge), &weight) in method.plan.graph.indexed().zip(edges) {
                let is_block = |vertex: crate::paths::graph::Vertex| vertex.index() < blocks.len();
                if weight > 0.0 && is_block(edge.from) && is_block(edge.to) {
                    graph.edges.push((first + edge.from.0, first + edge.to.0, weight));
                }
            }
        }
        graph
    }

    fn overlap(&self, profiler: usize, own: &BlockProfile, exact: &BlockProfile) -> Option<(OverlapOf, f64)> {
        fn keyed(weights: &[Vec<f64>]) -> Vec<((usize, usize), f64)> {
            let of_method = |(method, weights): (usize, &Vec<f64>)| {
                weights.iter().enumerate().map(move |(at, &weight)| ((method, at), weight)).collect::<Vec<_>>()
            };
            weights.iter().enumerate().flat_map(of_method).collect()
        }
        match self.laboratory.profilers[profiler] {
            Profiler::Exact(_)
            | Profiler::Brute
            | Profiler::Buffer(_)
            | Profiler::TwoBit(_)
            | Profiler::History(_)
            | Profiler::Sampling(_) => Some((OverlapOf::Edges, overlap(keyed(&own.edges), keyed(&exact.edges)))),
            Profiler::CounterStudy(_) | Profiler::BufferStudy(_) => None,
            Profiler::Counters(_) => Some((OverlapOf::Blocks, overlap(keyed(&own.blocks), keyed(&exact.blocks)))),
            Profiler::Paths(_) | Profiler::Targeted(_) | Profiler::Budgeted(..) => {
                Some((OverlapOf::Paths, mean(&self.path_overlaps(profiler)?)))
            }
            Profiler::Structural(_) | Profiler::StructuralComplete(_) => {
                Some((OverlapOf::LevelPaths, mean(&self.path_overlaps(profiler)?)))
            }
        }
    }

    fn digest(&self, profiler: usize) -> Option<u64> {
        let mut hasher = FxHasher::default();
        match self.laboratory.events.of(profiler) {
            Some(Detector::Sampling(_)) => return None,
            Some(Detector::Counters { heads, calls, .. }) => {
                let mut counted: Vec<_> = heads.counted().collect();
                counted.sort_unstable();
                (counted, calls).hash(&mut hasher);
            }
            Some(Detector::Buffer { hot_spots, left, branches, .. }) => {
                let mut branches: Vec<_> = branches.iter().collect();
                branches.sort_unstable();
                (hot_spots, left, branches).hash(&mut hasher);
            }
            Some(Detector::CounterStudy(study)) => {
                let mut counted: Vec<_> = study.counted().collect();
                counted.sort_unstable();
                (counted, study.reached().map(|reached| (reached.heads, reached.evicted))).hash(&mut hasher);
            }
            Some(Detector::BufferStudy(study)) => study.found().hash(&mut hasher),
            Some(Detector::TwoBit(buffer)) => digest_of(buffer.dumped(), &mut hasher),
            Some(Detector::History(history)) => digest_of(history.dumped(), &mut hasher),
            None => {
                for (method, counts) in self.methods() {
                    if let Some(edges) = exact_edges(method, counts, profiler) {
                        (&method.key, edges).hash(&mut hasher);
                    }
                    let (part, offsets) = &method.plan.parts[profiler];
                    let tables = match part {
                        Part::Structural(profile, _) => profile.graphs.len() as u32,
                        Part::Paths(_) | Part::Targeted(_) | Part::Budgeted(..) => 1,
                        Part::Exact(_) | Part::Brute | Part::None => 0,
                    };
                    for number in 0..tables {
                        let counts = table(counts, offsets, number);
                        if counts == Counts::default() {
                            // Alone a method without steps has no code version for them.
                            continue;
                        }
                        let mut paths: Vec<_> = counts.paths.iter().collect();
                        paths.sort_unstable();
                        (&method.key, number, paths, counts.cold, counts.stray).hash(&mut hasher);
                    }
                }
            }
        }
        Some(hasher.finish())
    }
}

/// Paths that hash tables of a profiler have counted.
fn hash_entries(plan: &super::plans::MethodPlan, counts: &PlanCounts, profiler: usize) -> u64 {
    let (part, offsets) = &plan.parts[profiler];
    let own = match part {
        Part::Paths(profile) | Part::Budgeted(profile, _) => &profile.plan,
        Part::Targeted(profile) => &profile.plan,
        Part::Structural(profile, _) => &profile.plan,
        Part::Exact(_) | Part::Brute | Part::None => return 0,
    };
    let hashed = (0..).zip(&own.tables).filter(|(_, table)| table.hashed);
    hashed.map(|(number, _)| table(counts, offsets, number).paths.len() as u64).sum()
}

fn digest_of(dumped: &crate::branches::Dumped, hasher: &mut FxHasher) {
    let mut dumped: Vec<_> =
        dumped.iter().map(|(branch, of)| (*branch, of.taken.to_bits(), of.fallen_through.to_bits())).collect();
    dumped.sort_unstable();
    dumped.hash(hasher);
}
