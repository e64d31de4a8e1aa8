//! What is done on the edges of a method for all profilers together.

use holloway_vm::code::{EdgeCounting, Instrumentation, InstrumentationPlan, MethodView};

use super::profiler::Profiler;
use crate::paths::ball_larus::PathProfile;
use crate::paths::exact::ExactEdges;
use crate::paths::graph::FlowGraph;
use crate::paths::nesting::LoopNesting;
use crate::paths::structural::{Controller, StructuralProfile};
use crate::paths::targeted::TargetedProfile;

/// Where what a profiler does on a method begins in the plan of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offsets {
    pub switch: u32,
    pub table: u32,
    pub counter: u32,
}

/// What a profiler does on a method.
pub enum Part {
    Exact(ExactEdges),
    Brute,
    Paths(PathProfile),
    Targeted(TargetedProfile),
    /// `bpp`, with the paths that it may count.
    Budgeted(PathProfile, u64),
    Structural(StructuralProfile, Option<Controller>),
    /// The profiler leaves the method alone: it has too many paths, or its frames have not enough registers.
    None,
}

/// A method under observation.
pub struct MethodPlan {
    pub graph: FlowGraph,
    pub nesting: LoopNesting,
    /// What is done on it, by profiler.
    pub parts: Vec<(Part, Offsets)>,
    /// Bytes of counters and tables, by profiler, and how many counters that are.
    pub counters: Vec<u64>,
    pub bytes: Vec<u64>,
}

/// Plans a method for some profilers.
pub struct Planner<'a> {
    pub profilers: &'a [Profiler],
    /// What an earlier run has counted on its edges.
    pub edges: Option<&'a [u64]>,
    /// What was planned; nothing where the method is left alone.
    pub planned: Option<MethodPlan>,
}

impl Instrumentation for Planner<'_> {
    fn plan(&mut self, method: &MethodView<'_>) -> InstrumentationPlan {
        let mut all = InstrumentationPlan::nothing(method.edges.len());
        let graph = FlowGraph::of_method(method.blocks.len() as u32, method.edges).filter(|_| method.complete);
        let Some(graph) = graph else { return all };
        let nesting = LoopNesting::analyze(&graph);
        // Edges that only the graph has are passed by nobody.
        let known = self.edges.filter(|edges| edges.len() == method.edges.len()).map(|edges| {
            let mut edges = edges.to_vec();
            edges.resize(graph.edges().len(), 0);
            edges
        });
        let mut planned = MethodPlan { graph, nesting, parts: Vec::new(), counters: Vec::new(), bytes: Vec::new() };
        for profiler in self.profilers {
            let (part, plan) = part(profiler, method, &planned, known.as_deref());
            let plan = plan.filter(|plan| all.registers + plan.registers <= method.registers);
            let offsets = Offsets { switch: all.switches, table: all.tables.len() as u32, counter: all.counters };
            let (mut counters, mut bytes) = (0, 0);
            if let Some(plan) = &plan {
                all.append(plan);
                counters = u64::from(plan.counters);
                for table in &plan.tables {
                    // A hash table takes what is in it.
                    let paths = if table.hashed { 0 } else { u64::from(table.paths) };
                    counters += paths;
                    bytes += 8 * paths + 16;
                }
                bytes += 8 * u64::from(plan.counters);
            }
            planned.parts.push((if plan.is_some() { part } else { Part::None }, offsets));
            planned.counters.push(counters);
            planned.bytes.push(bytes);
        }
        self.planned = Some(planned);
        all
    }
}

/// What a profiler does on a method, with its plan.
fn part(
    profiler: &Profiler,
    view: &MethodView<'_>,
    method: &MethodPlan,
    edges: Option<&[u64]>,
) -> (Part, Option<InstrumentationPlan>) {
    let (graph, nesting) = (&method.graph, &method.nesting);
    let planned = match *profiler {
        Profiler::Exact(options) => {
            let exact = ExactEdges::place(graph, nesting, edges, options);
            let plan = exact.plan();
            Some((Part::Exact(exact), plan))
        }
        Profiler::Brute => Some((Part::Brute, EdgeCounting.plan(view))),
        Profiler::Paths(options) => PathProfile::plan(graph, nesting, None, options).map(|profile| {
            let plan = profile.plan.clone();
            (Part::Paths(profile), plan)
        }),
        Profiler::Budgeted(options, budget) => PathProfile::plan(graph, nesting, None, options).map(|profile| {
            let plan = profile.plan.clone();
            (Part::Budgeted(profile, budget), plan)
        }),
        Profiler::Targeted(options) => {
            // A method that the earlier run has not seen is left alone: nothing says what is hot in it.
            let profile = edges.and_then(|edges| TargetedProfile::plan(graph, nesting, edges, options));
            profile.map(|profile| {
                let plan = profile.plan.clone();
                (Part::Targeted(profile), plan)
            })
        }
        Profiler::Structural(options) | Profiler::StructuralComplete(options) => {
            StructuralProfile::plan(graph, nesting, options).map(|profile| {
                let plan = profile.plan.clone();
                (Part::Structural(profile, None), plan)
            })
        }
        Profiler::Counters(_)
        | Profiler::CounterStudy(_)
        | Profiler::Buffer(_)
        | Profiler::BufferStudy(_)
        | Profiler::Sampling(_)
        | Profiler::TwoBit(_)
        | Profiler::History(_) => None,
    };
    let Some((part, mut plan)) = planned else { return (Part::None, None) };
    plan.steps.truncate(view.edges.len());
    (part, Some(plan))
}
