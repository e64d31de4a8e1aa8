//! `tpp`: the paper's figures, and what holds for all graphs.

use holloway_vm::code::{EdgeAction, POISON};
use proptest::prelude::*;
use rustc_hash::FxHashMap;

use super::{Run, calls, runs};
use crate::paths::ball_larus::{PathOptions, PathProfile};
use crate::paths::graph::{EdgeIndex, FlowGraph};
use crate::paths::nesting::LoopNesting;
use crate::paths::plan::PathMachine;
use crate::paths::region::{ArcState, Crossing, EXIT, EdgeOrigin, Path, PathEnd, PathRegion, Start};
use crate::paths::targeted::{ColdRule, TargetedOptions, TargetedProfile};
use crate::score::definite_flow::attribution;

fn graph(blocks: u32, edges: &[(u32, u32)]) -> (FlowGraph, LoopNesting) {
    let graph = FlowGraph::of_jumps(blocks, edges);
    let nesting = LoopNesting::analyze(&graph);
    (graph, nesting)
}

fn actions(profile: &TargetedProfile, edge: u32) -> Vec<EdgeAction> {
    profile.plan.steps[edge as usize].iter().map(|step| step.action).collect()
}

fn targeted(cold: u64, disconnect: u64) -> TargetedOptions {
    TargetedOptions { cold, disconnect, ..TargetedOptions::default() }
}

/// Three branches in a row; of the left sides of the last two hardly anything comes (Figure 5).
#[test]
fn cold_edges_halve_the_paths_and_poison() {
    let mut edges = Vec::new();
    for at in [0, 3, 6] {
        edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
    }
    let (graph, nesting) = graph(10, &edges);
    // Entry, four edges for each branch, return.
    let counts = [1000, 500, 500, 500, 500, 1, 999, 1, 999, 3, 997, 3, 997, 1000];
    let hashed = TargetedOptions { paths: PathOptions { array_limit: 4, ..Default::default() }, ..targeted(5, 0) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, hashed).expect("few paths");
    assert!(profile.cold);
    // The two sides of the first branch are each the only path left over its edges: all is obvious.
    assert_eq!((profile.region.paths(), profile.plan.instrumented(), profile.obvious.len()), (0, 0, 2));
    // With the first two branches even there are four paths that no edge tells apart.
    let counts = [1000, 500, 500, 500, 500, 490, 510, 490, 510, 3, 997, 3, 997, 1000];
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, hashed).expect("few paths");
    assert_eq!((profile.cold, profile.region.paths(), profile.plan.tables[0].hashed), (true, 4, false));
    assert_eq!(actions(&profile, 9), [EdgeAction::SetRegister(POISON)]);
    assert_eq!(actions(&profile, 11), []);
    // An array is large enough for all: nothing is eliminated, since nothing would become obvious.
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, targeted(5, 0)).expect("few paths");
    assert_eq!((profile.cold, profile.region.paths()), (false, 8));
}

/// A loop of one block that turns 100 times (Figure 7).
#[test]
fn a_loop_cut_off_is_obvious() {
    let (graph, nesting) = graph(3, &[(0, 1), (1, 1), (1, 2)]);
    let counts = [1000, 1000, 99_100, 1000, 1000];
    let whole = TargetedProfile::plan(&graph, &nesting, &counts, targeted(0, 0)).expect("few paths");
    assert_eq!((whole.region.paths(), whole.obvious.len(), whole.disconnected), (4, 0, 0));
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, targeted(0, 15)).expect("few paths");
    assert_eq!((profile.region.paths(), profile.obvious.len(), profile.disconnected), (0, 3, 1));
    assert_eq!(profile.plan.instrumented(), 0);
    let paths = profile.paths(&crate::paths::plan::Counts::default(), &counts);
    let of_body = paths.iter().find(|(path, _)| path.start != Start::Call && path.edges.is_empty());
    assert_eq!(of_body.map(|(_, count)| *count), Some(100_100));
}

/// Every path has an edge of its own (Figure 2).
#[test]
fn obvious_methods_are_not_instrumented() {
    let (graph, nesting) = graph(6, &[(0, 1), (0, 2), (0, 3), (0, 4), (1, 5), (2, 5), (3, 5), (4, 5)]);
    let counts = [100, 40, 30, 20, 10, 40, 30, 20, 10, 100];
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, targeted(0, 0)).expect("few paths");
    assert_eq!((profile.plan.instrumented(), profile.region.paths(), profile.obvious.len()), (0, 0, 4));
    let counted = profile.paths(&Default::default(), &counts);
    assert_eq!(counted.iter().map(|(_, count)| *count).collect::<Vec<_>>(), [40, 30, 20, 10]);
}

/// Two branches in a row before a loop's header (block 6), so that nothing is obvious, and two in its body; edges back are cold.
fn before_a_loop(more: &[(u32, u32)]) -> (FlowGraph, LoopNesting) {
    let mut edges = Vec::new();
    for at in [0, 3, 6, 9] {
        edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
    }
    edges.extend([(12, 6), (12, 13)]);
    edges.extend(more);
    graph(14 + more.len() as u32, &edges)
}

/// The profile of `before_a_loop`: even branches, and so many turns in 1000.
fn even(turns: u64) -> Vec<u64> {
    let (out, body) = (500, 500 + turns / 2);
    let mut counts = vec![1000];
    counts.extend([out; 8]);
    counts.extend([body; 8]);
    counts.extend([turns, 1000]);
    counts
}

/// Figure 6 a: with all edges back cold, no path begins at the header, and a cold edge back poisons. It counts a cold path.
#[test]
fn a_cold_edge_back_poisons_where_no_path_begins() {
    let (graph, nesting) = before_a_loop(&[]);
    let mut counts = even(10);
    counts.push(1000);
    let options = TargetedOptions { paths: PathOptions { array_limit: 17, ..Default::default() }, ..targeted(5, 0) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, options).expect("few paths");
    assert!(profile.cold && !profile.plan.tables[0].hashed);
    assert_eq!(profile.region.paths(), 16);
    assert_eq!(actions(&profile, 17), [EdgeAction::CountCold { table: 0 }, EdgeAction::SetRegister(POISON)]);
}

/// Figure 6 b: another edge back is hot, so paths begin at the header, and the cold one sets the register as the hot one does.
#[test]
fn a_cold_edge_back_resets_where_paths_begin() {
    // Block 13 leads back too, and on to 14; block 12 hardly does.
    let (graph, nesting) = before_a_loop(&[(13, 6), (13, 14)]);
    let mut counts = even(1010);
    (counts[17], counts[18]) = (10, 2000);
    counts.extend([1000, 1000, 1000, 0]);
    let options = TargetedOptions { paths: PathOptions { array_limit: 45, ..Default::default() }, ..targeted(5, 0) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, options).expect("few paths");
    assert!(profile.cold);
    let (cold, hot) = (actions(&profile, 17), actions(&profile, 19));
    assert_eq!(cold[0], EdgeAction::CountCold { table: 0 });
    assert_eq!(cold[1..], hot[1..]);
    assert!(!cold.contains(&EdgeAction::SetRegister(POISON)));
}

/// Figure 6 c: a loop that is cold as a whole, its edge back too, leaves the register as it is.
#[test]
fn an_edge_back_in_a_cold_loop_leaves_the_register_alone() {
    // Blocks 14 and 15: a loop beside the path from 12 to 13.
    let (graph, nesting) = before_a_loop(&[(12, 14), (14, 14), (14, 13)]);
    let mut counts = even(0);
    counts[18] = 999;
    counts.extend([1, 0, 1]);
    counts.extend([1000, 0, 0]);
    let options = TargetedOptions { paths: PathOptions { array_limit: 16, ..Default::default() }, ..targeted(5, 0) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, options).expect("few paths");
    assert!(profile.cold);
    assert_eq!(actions(&profile, 19), [EdgeAction::SetRegister(POISON)]);
    assert_eq!(actions(&profile, 20), [EdgeAction::CountCold { table: 0 }]);
    assert_eq!(actions(&profile, 21), []);
}

/// A loop with a hot edge back is not cold, however rarely it is entered: paths that begin at its header are counted, and nothing
/// of them is lost. Neither is what stands behind a loop that turns often.
#[test]
fn what_a_rare_edge_leads_to_is_counted_by_its_own_flow() {
    let mut edges = vec![(0, 1), (0, 16)];
    // Two loops in a row, each with two even branches.
    for at in [1, 8] {
        for at in [at, at + 3] {
            edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
        }
        edges.extend([(at + 6, at), (at + 6, at + 7)]);
    }
    edges.push((15, 16));
    let (graph, nesting) = graph(17, &edges);
    let mut counts = vec![1000, 10, 990];
    for _ in 0..2 {
        counts.extend([500; 8]);
        counts.extend([990, 10]);
    }
    counts.extend([10, 1000]);
    let options = TargetedOptions { paths: PathOptions { array_limit: 64, ..Default::default() }, ..targeted(5, 15) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, options).expect("few paths");
    // Before, in, between and behind the loops: the bodies have four paths each, all else is obvious.
    assert_eq!((profile.disconnected, profile.region.paths()), (2, 8));
    for turn in [3..=11, 13..=21] {
        let counted: Vec<EdgeAction> = turn.flat_map(|edge| actions(&profile, edge)).collect();
        assert!(counted.iter().any(|action| matches!(action, EdgeAction::CountPath { .. })), "{counted:?}");
        assert!(!counted.contains(&EdgeAction::SetRegister(POISON)), "{counted:?}");
    }
}

/// Cold paths are eliminated in the parts of a method where that leaves nothing to record, and only there.
#[test]
fn cold_paths_stay_where_they_are_in_nobodys_way() {
    // A loop whose second branch is one-sided, and behind it one with two even ones and a one-sided one.
    let mut edges = vec![(0, 1)];
    for at in [1, 4] {
        edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
    }
    edges.extend([(7, 1), (7, 8)]);
    for at in [8, 11, 14] {
        edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
    }
    edges.extend([(17, 8), (17, 18)]);
    let (graph, nesting) = graph(19, &edges);
    let (even, rare) = ([500, 500, 500, 500], [10, 990, 10, 990]);
    let turns = [990, 10];
    let counts = [&[10, 10][..], &even, &rare, &turns, &even, &even, &rare, &turns, &[10]].concat();
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, targeted(5, 15)).expect("few paths");
    assert!(profile.cold);
    // All eight of the second loop, and none of the first, whose two warm ones are obvious.
    assert_eq!(profile.region.paths(), 8);
    assert!((2..=10).all(|edge| actions(&profile, edge).is_empty()));
    let hashed_only = TargetedOptions { rule: ColdRule::WhereHashed, ..targeted(5, 15) };
    let profile = TargetedProfile::plan(&graph, &nesting, &counts, hashed_only).expect("few paths");
    assert!(!profile.cold);
    assert_eq!(profile.region.paths(), 12);
}

/// An interpreter's loop: a switch with 30 cases, each of which turns. One by one they are cold, together they are nearly all.
#[test]
fn many_cold_cases_are_not_cold_together() {
    const CASES: u32 = 30;
    let mut edges: Vec<(u32, u32)> = (0..CASES).map(|case| (1, 2 + case)).collect();
    edges.insert(0, (0, 1));
    edges.extend((0..CASES).map(|case| (2 + case, 2 + CASES)));
    // Behind the cases a branch on what they leave, so that their paths are not obvious.
    let end = 2 + CASES;
    edges.extend([
        (end, end + 1),
        (end, end + 2),
        (end + 1, end + 3),
        (end + 2, end + 3),
        (end + 3, 1),
        (end + 3, end + 4),
    ]);
    let (graph, nesting) = graph(end + 5, &edges);
    let plan = |common: u64| {
        // The first case so often, the others ten times each, and of the branch hardly anything to the left.
        let others = [10; CASES as usize - 1];
        let all = common + 10 * others.len() as u64;
        let left = 3;
        let branch = [left, all - left, left, all - left, all - 1, 1];
        let cases = [&[common][..], &others].concat();
        let counts = [&[1, 1][..], &cases, &cases, &branch, &[1]].concat();
        TargetedProfile::plan(&graph, &nesting, &counts, targeted(5, 15)).expect("few paths")
    };
    // 29 of 30 executions would be lost, or a quarter; then they stay, and are counted.
    for common in [10, 870] {
        let profile = plan(common);
        assert_eq!((profile.cold, profile.region.paths()), (false, 2 * u64::from(CASES)), "{common}");
    }
    // Where all of them together are cold, nothing has to be counted.
    let profile = plan(100_000);
    assert_eq!((profile.cold, profile.region.paths(), profile.plan.instrumented()), (true, 0, 0));
}

/// A switch with three cases alike, each cold for itself at 35 percent: to leave all of them out would leave nothing, even where
/// no table is small enough.
#[test]
fn a_switch_whose_cases_are_all_cold_is_counted() {
    let (graph, nesting) = graph(7, &[(0, 1), (1, 2), (1, 3), (1, 4), (2, 5), (3, 5), (4, 5), (5, 1), (5, 6)]);
    let counts = [1, 1, 100, 100, 100, 100, 100, 100, 299, 1, 1];
    for rule in [ColdRule::WhereUseful, ColdRule::WhereHashed] {
        for array_limit in [0, 8192] {
            let paths = PathOptions { array_limit, ..PathOptions::default() };
            let options = TargetedOptions { cold: 35, disconnect: 0, rule, paths };
            let profile = TargetedProfile::plan(&graph, &nesting, &counts, options).expect("few paths");
            let counted = profile.plan.instrumented() > 0 || !profile.obvious.is_empty();
            assert!(!profile.cold && counted, "{rule:?}, tables of {array_limit}");
        }
    }
}

/// The arcs of a path found by brute force.
fn arcs_of(region: &PathRegion, path: &Path) -> Vec<u32> {
    let mut arcs = Vec::new();
    let restart = |arc: &&u32| match (path.start, region.arcs()[**arc as usize].origin) {
        (Start::Restart(place), EdgeOrigin::Restart) => {
            region.places()[region.arcs()[**arc as usize].to as usize] == place
        }
        _ => false,
    };
    arcs.extend(region.outgoing(0).iter().find(restart));
    arcs.extend(path.edges.iter().map(|&edge| match region.crossing(edge) {
        Some(Crossing::Inside(arc)) => arc,
        other => panic!("{other:?} inside a path"),
    }));
    let at = region.arcs()[*arcs.last().expect("a path has arcs") as usize].to;
    let origin = if path.end == PathEnd::Throw { EdgeOrigin::Throw } else { EdgeOrigin::Stop };
    if at != EXIT {
        arcs.extend(region.outgoing(at).iter().find(|&&arc| region.arcs()[arc as usize].origin == origin));
    }
    arcs
}

fn any_options() -> impl Strategy<Value = TargetedOptions> {
    (0..40u64, 0..60u64, any::<bool>(), prop_oneof![Just(8192u64), 0..20u64]).prop_map(
        |(cold, disconnect, hashed_only, array_limit)| {
            let rule = if hashed_only { ColdRule::WhereHashed } else { ColdRule::WhereUseful };
            let paths = PathOptions { array_limit, ..PathOptions::default() };
            TargetedOptions { cold, disconnect, rule, paths }
        },
    )
}

proptest! {
    /// Paths that are neither cold nor obvious are counted as brute force counts them; the others by nobody but the cold
    /// counter; and where nothing is obvious, nothing is lost.
    #[test]
    fn live_paths_equal_brute_force(run in runs(9), options in any_options()) {
        let edges = run.edge_counts();
        let profile = TargetedProfile::plan(&run.graph, &run.nesting, &edges, options).expect("few paths");
        let mut machine = PathMachine::running(profile.plan.clone());
        let ended = run.calls.iter().filter(|call| run.graph.edge(call[call.len() - 1]).to == run.graph.exit());
        let run = Run { calls: ended.cloned().collect(), ..run.clone() };
        run.drive(&mut machine);
        let counts = &machine.tables()[0];
        let (all, _) = run.paths(&profile.breaks);
        let total: u64 = all.values().sum();
        let states = |path: &Path| -> Vec<ArcState> {
            arcs_of(&profile.region, path).iter().map(|&arc| profile.region.arcs()[arc as usize].state).collect()
        };
        let live: FxHashMap<Path, u64> =
            all.into_iter().filter(|(path, _)| states(path).iter().all(|&state| state == ArcState::Live)).collect();
        let counted: FxHashMap<Path, u64> =
            profile.paths(counts, &vec![0; edges.len()]).into_iter().collect();
        prop_assert_eq!(&counted, &live);
        prop_assert_eq!(counts.stray, 0);
        if profile.obvious.is_empty() {
            prop_assert_eq!(counts.total() + counts.cold, total);
        }
    }

    /// Without cold elimination the whole profile is exact, obvious paths included, and nothing is counted that `pp` would not
    /// count.
    #[test]
    fn without_cold_paths_all_flow_is_definite(run in runs(9), disconnect in 0..60u64) {
        let ended = run.calls.iter().filter(|call| run.graph.edge(call[call.len() - 1]).to == run.graph.exit());
        let run = Run { calls: ended.cloned().collect(), ..run.clone() };
        let edges = run.edge_counts();
        let options = TargetedOptions { cold: 0, ..targeted(0, disconnect) };
        let profile = TargetedProfile::plan(&run.graph, &run.nesting, &edges, options).expect("few paths");
        let mut machine = PathMachine::running(profile.plan.clone());
        run.drive(&mut machine);
        let measured = profile.paths(&machine.tables()[0], &edges);
        let (all, _) = run.paths(&profile.breaks);
        prop_assert_eq!(measured.iter().cloned().collect::<FxHashMap<_, _>>(), all);
        let whole = PathProfile::plan(&run.graph, &run.nesting, Some(&edges), PathOptions::default()).expect("few paths");
        let (complete, _) = run.paths(&whole.breaks);
        let complete: Vec<_> = complete.into_iter().collect();
        let score = attribution(&run.graph, (&measured, &profile.breaks), (&complete, &whole.breaks));
        prop_assert!((score.definite_flow() - 100.0).abs() < 1e-9, "{:?}", score);
    }
}

/// On methods with branches in a row, some of them one-sided, as programs have them, half of the work is saved and hardly
/// any flow lost.
#[test]
fn most_flow_is_attributed() {
    let mut lost = Vec::new();
    for seed in 0..20 {
        let mut edges = Vec::new();
        for at in [0, 3, 6, 9, 12] {
            edges.extend([(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)]);
        }
        edges.extend([(15, 3), (15, 16)]);
        let (graph, nesting) = graph(17, &edges);
        let run = Run { calls: calls(&graph, 20_000, seed), graph, nesting };
        let edges: Vec<EdgeIndex> = run.calls.iter().flatten().copied().collect();
        assert!(edges.len() > 20_000);
        let counts = run.edge_counts();
        let options =
            TargetedOptions { paths: PathOptions { array_limit: 32, ..Default::default() }, ..targeted(2, 15) };
        let profile = TargetedProfile::plan(&run.graph, &run.nesting, &counts, options).expect("few paths");
        let mut machine = PathMachine::running(profile.plan.clone());
        run.drive(&mut machine);
        let whole = PathProfile::plan(&run.graph, &run.nesting, Some(&counts), options.paths).expect("few paths");
        let complete: Vec<_> = run.paths(&whole.breaks).0.into_iter().collect();
        let measured = profile.paths(&machine.tables()[0], &counts);
        let score = attribution(&run.graph, (&measured, &profile.breaks), (&complete, &whole.breaks));
        lost.push(100.0 - score.definite_flow());
    }
    let mean = lost.iter().sum::<f64>() / lost.len() as f64;
    assert!(mean < 10.0, "{mean}: {lost:?}");
}
