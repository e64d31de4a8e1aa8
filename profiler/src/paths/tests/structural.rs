//! `spp` and `bpp`: the worked example of the paper, and what holds for all graphs.

use fastrand::Rng;
use proptest::prelude::*;
use rustc_hash::FxHashMap;

use super::{Run, runs};
use crate::paths::ball_larus::{PathOptions, PathProfile};
use crate::paths::graph::{EdgeIndex, FlowGraph};
use crate::paths::nesting::LoopNesting;
use crate::paths::plan::{Counts, PathMachine};
use crate::paths::region::{Arc, Crossing, ENTRY, EdgeOrigin, PathRegion, RegionPlace};
use crate::paths::structural::{BudgetShares, Controller, Order, StructuralOptions, StructuralProfile, Trips};
use crate::score::overlap::overlap;

/// The method of Figure 1: its blocks 1 to 7 are 0 to 6 here.
fn example() -> (FlowGraph, LoopNesting) {
    let jumps = [(1, 2), (2, 3), (3, 4), (3, 6), (4, 5), (4, 3), (6, 7), (6, 2)];
    let graph = FlowGraph::of_jumps(7, &jumps.map(|(from, to)| (from - 1, to - 1)));
    let nesting = LoopNesting::analyze(&graph);
    (graph, nesting)
}

/// A path as Tables 1 and 2 write it. `number` is the graph's, 1 for the outline.
fn written(graph: &FlowGraph, nesting: &LoopNesting, region: &PathRegion, number: u32, path: u64) -> String {
    let arcs = region.decode(path).expect("a path");
    let mut text: Vec<String> = Vec::new();
    let block = |place: u32| match region.places()[place as usize] {
        RegionPlace::Block(vertex) => (vertex.0 + 1).to_string(),
        RegionPlace::Loop(index) => format!("[{}]", nesting.get(index).header.0 + 1),
        RegionPlace::Entry | RegionPlace::Exit => unreachable!("no block"),
    };
    for &arc in &arcs {
        let Arc { from, to, origin, .. } = region.arcs()[arc as usize];
        // Edges back, by the place at their one end.
        let broken = |wanted: bool| {
            let back = graph.indexed().find(|&(edge, _)| match region.crossing(edge) {
                Some(Crossing::Between { end, begin }) if wanted => begin == Some(arc) && end.is_some(),
                Some(Crossing::Between { end, begin }) => end == Some(arc) && begin.is_some(),
                _ => false,
            });
            back.expect("an edge back").1
        };
        if from == ENTRY {
            let back = || format!("({})", broken(true).from.0 + 1);
            text.push(if origin == EdgeOrigin::Restart { back() } else { format!("E{number}") });
        }
        text.push(match origin {
            EdgeOrigin::Edge(edge) if graph.edge(edge).to == graph.exit() => format!("X{number}"),
            EdgeOrigin::LoopExit(_) => format!("X{number}"),
            EdgeOrigin::Stop => format!("({})", broken(false).to.0 + 1),
            _ => block(to),
        });
    }
    text.join("-")
}

fn counts(paths: &[u64]) -> Counts {
    let counted = (0..).zip(paths).filter(|&(_, &count)| count > 0);
    Counts { paths: counted.map(|(path, &count)| (path, count)).collect(), ..Counts::default() }
}

/// Path, what was counted, what it becomes, and what the complete profile says (Table 2), graph by graph.
const TABLE_2: [&[(&str, u64, f64, u64)]; 3] = [
    &[("E1-1-[2]-7-X1", 100, 100.0, 10_000), ("E1-1-[2]-5-X1", 0, 0.0, 0)],
    &[
        ("E2-2-[3]-X2", 0, 0.0, 0),
        ("E2-2-[3]-6-X2", 50, 98.0, 9_800),
        ("E2-2-[3]-6-(2)", 1, 2.0, 200),
        ("(6)-2-[3]-X2", 0, 0.0, 0),
        ("(6)-2-[3]-6-X2", 1, 2.0, 200),
        ("(6)-2-[3]-6-(2)", 48, 94.1, 9_600),
    ],
    &[
        ("E3-3-4-X3", 0, 0.0, 0),
        ("E3-3-4-(3)", 2, 6.8, 683),
        ("E3-3-X3", 56, 189.3, 19_117),
        ("(4)-3-4-X3", 0, 0.0, 0),
        ("(4)-3-4-(3)", 40, 135.2, 13_660),
        ("(4)-3-X3", 2, 6.8, 683),
    ],
];

/// Path, what was counted, and what the complete profile says (Table 1).
const TABLE_1: [(&str, u64, u64); 12] = [
    ("E-1-2-3-4-5-X", 0, 0),
    ("E-1-2-3-4-(3)", 5, 345),
    ("E-1-2-3-6-7-X", 124, 9_462),
    ("E-1-2-3-6-(2)", 0, 193),
    ("(4)-3-4-5-X", 0, 0),
    ("(4)-3-4-(3)", 167, 13_660),
    ("(4)-3-6-7-X", 4, 345),
    ("(4)-3-6-(2)", 0, 338),
    ("(6)-2-3-4-5-X", 0, 0),
    ("(6)-2-3-4-(3)", 0, 338),
    ("(6)-2-3-6-7-X", 0, 193),
    ("(6)-2-3-6-(2)", 0, 9_269),
];

#[test]
fn the_example_has_twelve_paths_without_structure() {
    let (graph, nesting) = example();
    let profile = PathProfile::plan(&graph, &nesting, None, PathOptions::default()).expect("few paths");
    let names: Vec<String> =
        (0..profile.region.paths()).map(|path| written(&graph, &nesting, &profile.region, 0, path)).collect();
    assert_eq!(names, TABLE_1.map(|(name, ..)| name.replace("E-", "E0-").replace("-X", "-X0")));
    let keyed = |pick: fn(&(&'static str, u64, u64)) -> u64| TABLE_1.map(|row| (row.0, pick(&row) as f64));
    let agrees = overlap(keyed(|row| row.1), keyed(|row| row.2));
    assert_eq!(format!("{agrees:.1}"), "69.7");
}

#[test]
fn the_example_has_fourteen_paths_with_structure() {
    let (graph, nesting) = example();
    let profile = StructuralProfile::plan(&graph, &nesting, StructuralOptions::default()).expect("few paths");
    assert_eq!((profile.graphs.len(), profile.paths()), (3, 14));
    for (number, (graph_of_level, rows)) in (1..).zip(profile.graphs.iter().zip(TABLE_2)) {
        let region = &graph_of_level.region;
        let names: Vec<String> =
            (0..region.paths()).map(|path| written(&graph, &nesting, region, number, path)).collect();
        assert_eq!(names, rows.iter().map(|row| row.0).collect::<Vec<_>>());
    }
    let counted = TABLE_2.map(|rows| counts(&rows.iter().map(|row| row.1).collect::<Vec<_>>()));
    let global = profile.adjust(|graph| &counted[graph as usize]);
    assert_eq!(global.coefficients.iter().map(|a| format!("{a:.2}")).collect::<Vec<_>>(), ["1.00", "1.96", "3.38"]);
    for &((graph, path), weight) in &global.paths {
        let (_, _, expected, _) = TABLE_2[graph as usize][path as usize];
        assert!((weight - expected).abs() < 0.1, "path {path} of graph {graph}: {weight}, not {expected}");
    }
    let total: f64 = global.paths.iter().map(|&(_, weight)| weight).sum();
    assert_eq!(format!("{total:.1}"), "634.1");
    let rows = (0..).zip(TABLE_2).flat_map(|(graph, rows)| (0..).zip(rows).map(move |(path, row)| (graph, path, row)));
    let offline = rows.map(|(graph, path, row)| ((graph, path), row.3 as f64));
    assert_eq!(format!("{:.1}", overlap(global.paths.iter().copied(), offline)), "99.7");
    // Loop 2 is mostly passed without a turn, but not nearly always; both take many turns where they take any.
    let trips = [1, 2].map(|graph| profile.trip_counts(graph, &counted[graph as usize]));
    assert_eq!(trips.map(|of_loop| of_loop.trips()), [Some(Trips::Never), Some(Trips::Never)]);
    assert_eq!((trips[0].straight, trips[0].entered, trips[0].turns, trips[0].left), (50, 51, 49, 51));
}

/// Calls of the example that behave as the paper says: most take no turn, some take many of loop 2, some many of loop 3.
fn example_calls(calls: usize, seed: u64) -> Vec<Vec<EdgeIndex>> {
    let (graph, _) = example();
    let mut random = Rng::with_seed(seed);
    let edge = |from: u32, to: u32| {
        let is_it = |edge: &crate::paths::graph::FlowEdge| edge.from.0 + 1 == from && edge.to.0 + 1 == to;
        EdgeIndex(graph.edges().iter().position(is_it).expect("an edge") as u32)
    };
    let returns = graph.incoming(graph.exit());
    let mut all = Vec::new();
    for _ in 0..calls {
        let mut call = vec![graph.entry_edge(), edge(1, 2)];
        let outer = if random.u8(..50) == 0 { 48 } else { 0 };
        for turn in 0..=outer {
            call.push(edge(2, 3));
            let inner = if random.u8(..28) == 0 { 20 } else { 0 };
            (0..inner).for_each(|_| call.extend([edge(3, 4), edge(4, 3)]));
            call.push(edge(3, 6));
            call.push(if turn < outer { edge(6, 2) } else { edge(6, 7) });
        }
        call.push(*returns.last().expect("a return"));
        all.push(call);
    }
    all
}

fn run_staged(profile: &StructuralProfile, calls: &[Vec<EdgeIndex>]) -> (PathMachine, Controller) {
    let mut machine = PathMachine::new(profile.plan.clone());
    let mut controller = Controller::start(profile, &mut machine, 0);
    let mut now = 0;
    for call in calls {
        let mut activation = machine.activate();
        for &edge in call {
            now += 1;
            let exhausted = |machine: &mut PathMachine, graph| controller.exhausted(profile, machine, graph, now);
            machine.pass(&mut activation, edge, exhausted);
        }
        controller.check(profile, &mut machine, now);
    }
    (machine, controller)
}

/// What a complete profile of each graph says, told by what edges mean in it.
fn complete(profile: &StructuralProfile, calls: &[Vec<EdgeIndex>]) -> FxHashMap<(u32, Vec<u32>), u64> {
    let mut counts = FxHashMap::default();
    for call in calls {
        for (number, graph) in (0..).zip(&profile.graphs) {
            let mut arcs: Vec<u32> = Vec::new();
            for &edge in call {
                match graph.region.crossing(edge) {
                    Some(Crossing::Inside(arc)) => arcs.push(arc),
                    Some(Crossing::Between { end, begin }) => {
                        if let Some(end) = end {
                            arcs.push(end);
                            *counts.entry((number, std::mem::take(&mut arcs))).or_insert(0) += 1;
                        }
                        arcs.extend(begin);
                    }
                    None => {}
                }
                if arcs.last().is_some_and(|&arc| graph.region.arcs()[arc as usize].to == crate::paths::region::EXIT) {
                    *counts.entry((number, std::mem::take(&mut arcs))).or_insert(0) += 1;
                }
            }
        }
    }
    counts
}

fn counted(profile: &StructuralProfile, machine: &PathMachine) -> FxHashMap<(u32, Vec<u32>), u64> {
    let graphs = (0..).zip(&profile.graphs);
    let paths = graphs.flat_map(|(number, graph)| {
        let counts = machine.tables()[number as usize].paths.iter();
        counts.map(move |(&path, &count)| {
            ((number, graph.region.decode(u64::from(path)).expect("a number in range")), count)
        })
    });
    paths.collect()
}

/// `spp` at a budget, against the complete profile; `bpp` at the same budget against its own.
fn overlaps(run: &Run, options: StructuralOptions) -> (f64, f64) {
    let profile = StructuralProfile::plan(&run.graph, &run.nesting, options).expect("few paths");
    let (machine, _) = run_staged(&profile, &run.calls);
    let global = profile.adjust(|graph| &machine.tables()[graph as usize]);
    let decode = |(graph, path): (u32, u32)| {
        (graph, profile.graphs[graph as usize].region.decode(u64::from(path)).expect("a path"))
    };
    let whole = complete(&profile, &run.calls).into_iter().map(|(path, count)| (path, count as f64));
    let structural = overlap(global.paths.iter().map(|&(path, weight)| (decode(path), weight)), whole);
    let options = PathOptions { budget: true, ..PathOptions::default() };
    let flat = PathProfile::plan(&run.graph, &run.nesting, None, options).expect("few paths");
    let mut machine = flat.start(profile.options().budget);
    run.drive(&mut machine);
    let (all, _) = run.paths(&flat.breaks);
    let counts = flat.paths(&machine.tables()[0]).into_iter().map(|(path, count)| (path, count as f64));
    (structural, overlap(counts, all.into_iter().map(|(path, count)| (path, count as f64))))
}

/// Two loops in a row, each with a branch inside (section 2.2): 2,000 turns of the first and 3,000 of the second in each call.
fn two_loops(calls: usize) -> Run {
    let mut graph = FlowGraph::new(9);
    let mut edges = FxHashMap::default();
    for first in [1, 5] {
        let jumps = [(first, first + 1), (first, first + 2), (first + 1, first + 3), (first + 2, first + 3)];
        for (from, to) in jumps.into_iter().chain([(first - 1, first), (first + 3, first)]) {
            edges.insert((from, to), graph.connect(from, to));
        }
    }
    graph.leave(8);
    let mut random = Rng::with_seed(5);
    let mut all = Vec::new();
    for _ in 0..calls {
        let mut call = vec![graph.entry_edge()];
        for (first, turns) in [(1, 2000), (5, 3000)] {
            call.push(edges[&(first - 1, first)]);
            for turn in 1..=turns {
                let side = first + if random.u8(..4) == 0 { 1 } else { 2 };
                call.extend([edges[&(first, side)], edges[&(side, first + 3)]]);
                call.extend((turn < turns).then(|| edges[&(first + 3, first)]));
            }
        }
        call.push(*graph.incoming(graph.exit()).last().expect("a return"));
        all.push(call);
    }
    let nesting = LoopNesting::analyze(&graph);
    Run { graph, nesting, calls: all }
}

#[test]
fn a_small_budget_is_enough_with_structure() {
    /// Which paths a small budget has room for when they come up is chance, so that one run says little.
    const SEEDS: u64 = 8;
    let in_a_row = two_loops(10);
    for shares in [BudgetShares::Even, BudgetShares::ByLoops] {
        for order in [Order::Staged, Order::HotLoops(5), Order::AllAtOnce] {
            let options = StructuralOptions { shares, order, time_out: 30_000, ..Default::default() };
            let mixed: Vec<f64> = (0..SEEDS)
                .map(|seed| {
                    let (graph, nesting) = example();
                    overlaps(&Run { graph, nesting, calls: example_calls(10_000, seed) }, options).0
                })
                .collect();
            let (mean, least) =
                (mixed.iter().sum::<f64>() / mixed.len() as f64, mixed.iter().copied().fold(100.0, f64::min));
            assert!(mean > 85.0 && least > 75.0, "{shares:?} {order:?}: {mean} on average, {least} at least");
            let (structural, flat) = overlaps(&in_a_row, options);
            assert!(structural > 85.0 && flat < 45.0, "{shares:?} {order:?}: {structural} and {flat}");
        }
    }
}

#[test]
fn a_graph_that_takes_too_long_is_given_up() {
    let (graph, nesting) = example();
    let options = StructuralOptions { time_out: 50, ..Default::default() };
    let profile = StructuralProfile::plan(&graph, &nesting, options).expect("few paths");
    let mut machine = PathMachine::new(profile.plan.clone());
    let mut controller = Controller::start(&profile, &mut machine, 0);
    assert_eq!(controller.running().collect::<Vec<_>>(), [0]);
    assert!(!controller.check(&profile, &mut machine, 50));
    assert!(!controller.check(&profile, &mut machine, 51));
    assert_eq!((controller.running().collect::<Vec<_>>(), controller.time_outs()), (vec![1], 1));
    assert!(!controller.check(&profile, &mut machine, 102));
    assert!(controller.check(&profile, &mut machine, 153));
    assert_eq!(controller.time_outs(), 3);
    assert!((0..3).all(|graph| !machine.is_on(graph)));
}

#[test]
fn loops_that_are_hardly_passed_are_left_alone() {
    let (graph, nesting) = example();
    let options = StructuralOptions { order: Order::HotLoops(101), ..Default::default() };
    let profile = StructuralProfile::plan(&graph, &nesting, options).expect("few paths");
    let (machine, controller) = run_staged(&profile, &example_calls(1000, 1));
    assert!(controller.is_complete() && controller.time_outs() == 0);
    assert_eq!((machine.tables()[1].total(), machine.tables()[2].total()), (0, 0));
}

#[test]
fn structure_takes_more_places_for_instrumentation() {
    let (graph, nesting) = example();
    let profile = StructuralProfile::plan(&graph, &nesting, StructuralOptions::default()).expect("few paths");
    let flat = PathProfile::plan(&graph, &nesting, None, PathOptions::default()).expect("few paths");
    assert!(profile.plan.instrumented() > flat.plan.instrumented());
    assert!(flat.plan.instrumented() <= 5, "{}", flat.plan.instrumented());
}

fn any_order() -> impl Strategy<Value = Order> {
    prop_oneof![Just(Order::Staged), (0..60u32).prop_map(Order::HotLoops), Just(Order::AllAtOnce)]
}

proptest! {
    /// With all graphs at once and no end of budget, each graph counts what a complete profile says.
    #[test]
    fn all_at_once_equals_brute_force(run in runs(9)) {
        let options = StructuralOptions { budget: 1 << 40, order: Order::AllAtOnce, path_limit: 100_000, ..Default::default() };
        let profile = StructuralProfile::plan(&run.graph, &run.nesting, options).expect("few paths");
        let ended = run.calls.iter().filter(|call| run.graph.edge(call[call.len() - 1]).to == run.graph.exit());
        let calls: Vec<_> = ended.cloned().collect();
        let (machine, _) = run_staged(&profile, &calls);
        prop_assert_eq!(counted(&profile, &machine), complete(&profile, &calls));
    }

    /// No graph counts more than its share, and one path more for a call that it was switched on in; all together no more
    /// than the budget.
    #[test]
    fn graphs_keep_within_the_budget(run in runs(9), order in any_order(), by_loops: bool, budget in 1..200u64) {
        let shares = if by_loops { BudgetShares::ByLoops } else { BudgetShares::Even };
        let options = StructuralOptions { budget, shares, order, path_limit: 100_000, time_out: 300 };
        let profile = StructuralProfile::plan(&run.graph, &run.nesting, options).expect("few paths");
        let (machine, controller) = run_staged(&profile, &run.calls);
        let graphs = profile.graphs.len() as u64;
        let all = |counts: &Counts| counts.total() + counts.stray + counts.cold;
        let total: u64 = machine.tables().iter().map(all).sum();
        prop_assert!(total <= budget.max(graphs) + graphs, "{} of {}, {} graphs", total, budget, graphs);
        if order != Order::AllAtOnce && shares == BudgetShares::Even {
            let share = (budget / graphs).max(1);
            prop_assert!(machine.tables().iter().all(|counts| all(counts) <= share + 1));
        }
        prop_assert!(machine.tables().iter().all(|counts| counts.cold == 0) || order != Order::AllAtOnce);
        prop_assert!((0..graphs as u32).all(|graph| !machine.is_on(graph) || !controller.is_complete()));
    }
}
