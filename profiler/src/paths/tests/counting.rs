//! `exact` and `pp` against brute force.

use proptest::prelude::*;

use super::{Run, graphs, runs};
use crate::paths::ball_larus::{PathOptions, PathProfile};
use crate::paths::exact::{EdgeCountOptions, ExactEdges, ExitEdges, Site};
use crate::paths::graph::{FlowGraph, Vertex};
use crate::paths::nesting::LoopNesting;
use crate::paths::plan::PathMachine;

fn exact(run: &Run, before: Option<&[u64]>, exit_edges: ExitEdges, standing: &[(Vertex, i64)]) -> (Vec<u64>, u64) {
    let edges = ExactEdges::place(&run.graph, &run.nesting, before, EdgeCountOptions { exit_edges });
    let mut machine = PathMachine::running(edges.plan());
    run.drive(&mut machine);
    (edges.recover(&run.graph, machine.counters(), standing), machine.work().counters)
}

proptest! {
    /// Edge counts off a tree equal those of a counter on each edge, and counters placed again by them count less.
    #[test]
    fn exact_counts_equal_brute_force(run in runs(14)) {
        let counts = run.edge_counts();
        let standing: Vec<_> = run.stands().map(|at| (at, 1)).into_iter().collect();
        let (expected, work) = exact(&run, None, ExitEdges::Counted, &standing);
        prop_assert_eq!(&expected, &counts);
        let (again, less) = exact(&run, Some(&counts), ExitEdges::Counted, &standing);
        prop_assert_eq!(&again, &counts);
        prop_assert!(less <= work, "{} counts by an estimate, {} by counts", work, less);
        let (on_tree, _) = exact(&run, None, ExitEdges::OnTree, &standing);
        prop_assert_eq!(&on_tree, &counts);
    }

    /// Paths counted by register and increments are those that brute force finds.
    #[test]
    fn path_counts_equal_brute_force(run in runs(9), array_limit in 0..50u64, path_limit in 1..200u64) {
        for options in [PathOptions::default(), PathOptions { array_limit, path_limit: path_limit + 60, budget: false }] {
            let profile = PathProfile::plan(&run.graph, &run.nesting, None, options).expect("few paths");
            prop_assert!(profile.region.paths() <= options.path_limit);
            let mut machine = PathMachine::running(profile.plan.clone());
            run.drive(&mut machine);
            let counts = &machine.tables()[0];
            run.check(&profile.breaks, profile.paths(counts).into_iter().collect())?;
            prop_assert_eq!((counts.cold, counts.stray), (0, 0));
        }
    }

    /// Placing by the profile's own weights changes no count.
    #[test]
    fn weights_decide_the_cost_only(run in runs(9)) {
        let counts = run.edge_counts();
        let profile = PathProfile::plan(&run.graph, &run.nesting, Some(&counts), PathOptions::default());
        let profile = profile.expect("few paths");
        let mut machine = PathMachine::running(profile.plan.clone());
        run.drive(&mut machine);
        run.check(&profile.breaks, profile.paths(&machine.tables()[0]).into_iter().collect())?;
    }

    /// Graphs of any form are cut until numbers fit.
    #[test]
    fn truncation_keeps_the_limit(graph in graphs(40), limit in 130..2000u64) {
        let nesting = LoopNesting::analyze(&graph);
        let options = PathOptions { path_limit: limit, ..PathOptions::default() };
        let profile = PathProfile::plan(&graph, &nesting, None, options);
        prop_assert!(profile.is_some_and(|profile| profile.region.paths() <= limit));
    }
}

#[test]
fn sixty_branches_in_a_row_are_cut() {
    let mut graph = FlowGraph::new(181);
    for branch in 0..60 {
        let at = branch * 3;
        for (from, to) in [(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)] {
            graph.connect(from, to);
        }
    }
    graph.close();
    let nesting = LoopNesting::analyze(&graph);
    let profile = PathProfile::plan(&graph, &nesting, None, PathOptions::default()).expect("cut");
    assert!(profile.region.paths() <= 10_000_000, "{}", profile.region.paths());
    assert!(profile.breaks.edges().count() <= 20, "{}", profile.breaks.edges().count());
    assert!(profile.plan.tables[0].hashed);
}

#[test]
fn a_loop_of_one_block_needs_one_counter_and_no_register() {
    // 0, then 1 until it leaves for 2: the example of Figure 7 of "Targeted path profiling".
    let graph = FlowGraph::of_jumps(3, &[(0, 1), (1, 1), (1, 2)]);
    let nesting = LoopNesting::analyze(&graph);
    let edges = ExactEdges::place(&graph, &nesting, None, EdgeCountOptions::default());
    assert_eq!(edges.counted().len(), 2);
    let profile = PathProfile::plan(&graph, &nesting, None, PathOptions::default()).expect("few paths");
    // A B back, A B C, B back, B C.
    assert_eq!(profile.region.paths(), 4);
}

#[test]
fn counters_stand_in_blocks_where_they_can() {
    // 0 goes to 1 only, 1 to 2 and 3, 2 to 3, and 3 throws to 4.
    let mut graph = FlowGraph::new(5);
    let edges = [(0, 1), (1, 2), (1, 3), (2, 3)].map(|(from, to)| graph.connect(from, to));
    let thrown = graph.throw(3, 4);
    graph.close();
    let sites = edges.map(|edge| ExactEdges::site(&graph, edge));
    assert_eq!(sites, [Site::Source, Site::Target, Site::Own, Site::Source]);
    // A handler's block may be reached from other blocks of the same range, a return has a block of its own.
    assert_eq!(ExactEdges::site(&graph, thrown), Site::Own);
    assert_eq!(ExactEdges::site(&graph, graph.entry_edge()), Site::Target);
}
