//! How profiles of paths agree with the complete ones, method by method, and what they have cost in steps of instrumentation.

use holloway_vm::PlanCounts;
use holloway_vm::code::{EdgeAction, InstrumentationPlan};
use rustc_hash::FxHashMap;

use super::outcome::{ObservedRun, exact_edges, table};
use super::plans::Part;
use super::profiler::Profiler;
use super::tier::Observed;
use crate::paths::plan::PlanWork;
use crate::paths::region::{Breaks, Path};
use crate::score::definite_flow::{attribution, cut, length};
use crate::score::overlap::overlap;

/// How well the paths of one method are known.
#[derive(Clone, PartialEq, Debug)]
pub struct MethodScore {
    /// Class, name and descriptor in one, for people.
    pub method: String,
    /// Its part of the complete profile, in percent.
    pub share: f64,
    /// Attribution of definite flow for `pp` and `tpp`, overlap for others, in percent.
    pub agreement: f64,
}

/// How large the instrumentation of paths is, all methods together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlanSize {
    /// Methods that were executed.
    pub methods: u64,
    /// Those of them whose paths are counted in a hash table.
    pub hashed: u64,
    /// Paths that have a number, the sum over all methods.
    pub paths: u64,
    /// Edges of control flow with steps of instrumentation on them.
    pub places: u64,
}

/// So many methods are listed as those that lose most.
const WORST: usize = 12;

/// The agreement over all methods, each with its share: where a budget limits what is counted of a method, counts of different
/// ones cannot be compared.
pub(super) fn mean(methods: &[MethodScore]) -> f64 {
    let total: f64 = methods.iter().map(|of| of.share).sum();
    let sum: f64 = methods.iter().map(|of| of.share * of.agreement).sum();
    if total > 0.0 { sum / total } else { 100.0 }
}

/// The methods in which most is lost, the worst first.
pub(super) fn worst(mut methods: Vec<MethodScore>) -> Vec<MethodScore> {
    let lost = |of: &MethodScore| of.share * (100.0 - of.agreement);
    methods.retain(|of| lost(of) > 0.0);
    methods
        .sort_unstable_by(|one, other| lost(other).total_cmp(&lost(one)).then_with(|| one.method.cmp(&other.method)));
    methods.truncate(WORST);
    methods
}

fn named(observed: &Observed) -> String {
    format!("{}.{}", observed.key.class.name, observed.key.method)
}

/// Weights of methods become their shares in percent.
fn shared(mut methods: Vec<MethodScore>) -> Vec<MethodScore> {
    let total: f64 = methods.iter().map(|of| of.share).sum();
    methods.iter_mut().for_each(|of| of.share *= 100.0 / total.max(f64::MIN_POSITIVE));
    methods
}

fn scored<Key: std::hash::Hash + Eq>(
    observed: &Observed,
    own: FxHashMap<Key, f64>,
    complete: FxHashMap<Key, f64>,
) -> MethodScore {
    // In the order of sizes, so that sums do not depend on the table's order.
    let mut weights: Vec<f64> = complete.values().copied().collect();
    weights.sort_unstable_by(f64::total_cmp);
    let agreement = overlap(own, complete);
    MethodScore { method: named(observed), share: weights.iter().sum(), agreement }
}

impl ObservedRun<'_> {
    fn position(&self, of: impl Fn(&Profiler) -> bool) -> Option<usize> {
        self.laboratory.profilers.iter().position(of)
    }

    /// The overlap of a profile of paths with the complete one; nothing for other profilers, and where the complete one is not
    /// among them.
    pub(super) fn path_overlaps(&self, profiler: usize) -> Option<Vec<MethodScore>> {
        let scores = match self.laboratory.profilers[profiler] {
            Profiler::Paths(_) | Profiler::Targeted(_) | Profiler::Budgeted(..) => {
                let complete = self.position(|other| matches!(other, Profiler::Paths(_)))?;
                let pieces = |(method, counts): (&Observed, &PlanCounts), one: usize, other: usize| {
                    let mut sums: FxHashMap<Path, f64> = FxHashMap::default();
                    let (paths, _) = self.paths(method, counts, one).unwrap_or_default();
                    let breaks = breaks(&method.plan.parts[other].0);
                    for (path, weight) in paths {
                        let whole = || vec![path.clone()];
                        for piece in breaks.map_or_else(whole, |breaks| cut(&method.plan.graph, &path, breaks)) {
                            *sums.entry(piece).or_default() += weight;
                        }
                    }
                    sums
                };
                let by_method = |at: (&Observed, &PlanCounts)| {
                    scored(at.0, pieces(at, profiler, complete), pieces(at, complete, profiler))
                };
                self.methods().map(by_method).collect()
            }
            Profiler::Structural(_) | Profiler::StructuralComplete(_) => {
                let complete = self.position(|other| matches!(other, Profiler::StructuralComplete(_)))?;
                let by_method = |(method, counts): (&Observed, &PlanCounts)| {
                    let paths =
                        |profiler| self.structural(method, counts, profiler).into_iter().collect::<FxHashMap<_, _>>();
                    scored(method, paths(profiler), paths(complete))
                };
                self.methods().map(by_method).collect()
            }
            _ => return None,
        };
        Some(shared(scores))
    }

    /// The attribution of definite flow, for complete profiles of paths.
    pub(super) fn attributions(&self, profiler: usize) -> Option<Vec<MethodScore>> {
        if !matches!(self.laboratory.profilers[profiler], Profiler::Paths(_) | Profiler::Targeted(_)) {
            return None;
        }
        let complete = self.position(|other| matches!(other, Profiler::Paths(_)))?;
        let whole = |paths: Vec<(Path, f64)>| -> Vec<(Path, u64)> {
            paths.into_iter().map(|(path, weight)| (path, weight as u64)).collect()
        };
        let by_method = |(method, counts): (&Observed, &PlanCounts)| {
            let (own, own_breaks) = self.paths(method, counts, profiler)?;
            let (all, breaks) = self.paths(method, counts, complete)?;
            let (own, all) = (whole(own), whole(all));
            let graph = &method.plan.graph;
            let share: f64 = all.iter().map(|(path, count)| (count * length(graph, path)) as f64).sum();
            let agreement = attribution(graph, (&own, own_breaks?), (&all, breaks?)).definite_flow();
            (share > 0.0).then(|| MethodScore { method: named(method), share, agreement })
        };
        let scores: Vec<MethodScore> = self.methods().filter_map(by_method).collect();
        (!scores.is_empty()).then(|| shared(scores))
    }

    /// How large a profiler's instrumentation is; nothing where it counts no paths.
    pub(super) fn size(&self, profiler: usize) -> Option<PlanSize> {
        let mut size = PlanSize::default();
        for (observed, _) in self.methods() {
            let plan = match &observed.plan.parts[profiler].0 {
                Part::Paths(profile) | Part::Budgeted(profile, _) => &profile.plan,
                Part::Targeted(profile) => &profile.plan,
                Part::Structural(profile, _) => &profile.plan,
                Part::None => continue,
                Part::Exact(_) | Part::Brute => return None,
            };
            size.methods += 1;
            size.hashed += u64::from(plan.tables.iter().any(|table| table.hashed));
            size.paths += plan.tables.iter().map(|table| u64::from(table.paths)).sum::<u64>();
            size.places += plan.instrumented() as u64;
        }
        Some(size)
    }

    /// Executions of paths that are known without being counted, and of all that the profile has; nothing where all are counted.
    pub(super) fn obvious(&self, profiler: usize) -> Option<(u64, u64)> {
        let Profiler::Targeted(_) = self.laboratory.profilers[profiler] else { return None };
        let (mut obvious, mut all) = (0, 0);
        for (observed, counts) in self.methods() {
            let (Part::Targeted(profile), offsets) = &observed.plan.parts[profiler] else { continue };
            let flows = profile.region.flows(&self.exact(observed, counts)?);
            let known: u64 = profile.obvious.iter().map(|path| path.executed(&flows)).sum();
            let counted = table(counts, offsets, 0);
            obvious += known;
            all += known + counted.total() + counted.cold;
        }
        Some((obvious, all))
    }

    /// Steps of a profiler's instrumentation that were executed, by exact counts of edges; nothing where there are none, or
    /// where steps are switched off while the program runs.
    pub(super) fn work(&self, profiler: usize) -> Option<PlanWork> {
        let mut work = PlanWork::default();
        for (observed, counts) in self.methods() {
            let plan = match &observed.plan.parts[profiler].0 {
                Part::Paths(profile) => &profile.plan,
                Part::Targeted(profile) => &profile.plan,
                Part::Exact(_) | Part::Brute => {
                    work.counters += counters_passed(observed, counts, profiler)?;
                    continue;
                }
                Part::None
                    if matches!(self.laboratory.profilers[profiler], Profiler::Paths(_) | Profiler::Targeted(_)) =>
                {
                    continue;
                }
                _ => return None,
            };
            let edges = self.exact(observed, counts)?;
            edges.iter().zip(&plan.steps).for_each(|(&passed, steps)| {
                steps.iter().for_each(|step| charge(&mut work, plan, step.action, passed));
            });
        }
        Some(work)
    }
}

/// Counters of edges that were counted up.
fn counters_passed(observed: &Observed, counts: &PlanCounts, profiler: usize) -> Option<u64> {
    let edges = exact_edges(observed, counts, profiler)?;
    Some(match &observed.plan.parts[profiler].0 {
        Part::Exact(exact) => exact.counted().iter().map(|edge| edges[edge.index()]).sum(),
        _ => edges[..counts.edges.len()].iter().sum(),
    })
}

fn charge(work: &mut PlanWork, plan: &InstrumentationPlan, action: EdgeAction, times: u64) {
    let kind = match action {
        EdgeAction::SetRegister(_) | EdgeAction::AddRegister(_) => &mut work.registers,
        EdgeAction::CountPath { .. } | EdgeAction::CountCold { .. } => &mut work.arrays,
        EdgeAction::CountHash { .. } => &mut work.hashes,
        EdgeAction::CountKnown { table, .. } if plan.tables[table as usize].hashed => &mut work.hashes,
        EdgeAction::CountKnown { .. } => &mut work.arrays,
        EdgeAction::CountProfile | EdgeAction::CountEdge(_) => &mut work.counters,
    };
    *kind += times;
}

fn breaks(part: &Part) -> Option<&Breaks> {
    match part {
        Part::Paths(profile) | Part::Budgeted(profile, _) => Some(&profile.breaks),
        Part::Targeted(profile) => Some(&profile.breaks),
        Part::Exact(_) | Part::Brute | Part::Structural(..) | Part::None => None,
    }
}
