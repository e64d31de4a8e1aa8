//! The recorder, the transition cache and the edge counters agree.

use std::collections::BTreeMap;

use holloway_vm::code::EdgeKind;
use holloway_vm::tier::Recorder;
use holloway_vm::{HeadMode, InterpreterOnly, VmOptions};

use super::tiers::{CachingTier, Selective};
use super::world::{PROGRAMS, assert_same, dispatches, executions, expected, options, place, run};

#[test]
fn the_cache_counts_the_transitions_that_the_recorder_records() {
    for program in PROGRAMS {
        for dispatch in dispatches() {
            let options = VmOptions { dispatch, ..options() };
            let (tier, recording) = Recorder::new();
            let recorded = run(program, VmOptions { head_mode: HeadMode::Enter, ..options.clone() }, Box::new(tier));
            let (tier, graph) = CachingTier::new();
            let cached = run(program, VmOptions { head_mode: HeadMode::Profile, ..options.clone() }, Box::new(tier));
            let plain = run(program, options, Box::new(InterpreterOnly));
            assert_eq!(recorded.output, expected(program), "{program}, recorded");
            assert_eq!(cached.output, expected(program), "{program}, cached");
            assert_eq!(recorded.vm.statistics().fuel, plain.vm.statistics().fuel, "{program}");
            assert_eq!(cached.vm.statistics().fuel, plain.vm.statistics().fuel, "{program}");

            let recording = recording.lock().clone();
            let mut graph = graph.lock();
            let counted = graph.finish(&cached.vm);
            assert_eq!(counted, recording, "{program}: transitions");
            // Each execution of a node was reached from another node, but for threads' first blocks.
            let reached = graph.reached();
            for (&(from, block), &count) in &recording {
                if let Some(last) = from {
                    let node = graph.node((from, block));
                    let by_edges = reached.get(&node).copied().unwrap_or(0);
                    let unknown = recording.get(&(None, last)).copied().unwrap_or(0);
                    assert!(by_edges <= count && count <= by_edges + unknown, "{program}: {by_edges} of {count}");
                }
            }
            let all: u64 = recording.values().sum();
            assert!(
                all < 100_000 || graph.asked * 4 < all,
                "{program}: the cache is of no use: {} of {all}",
                graph.asked
            );
        }
    }
}

#[test]
fn edge_counters_agree_with_the_recorder() {
    for program in PROGRAMS {
        let (tier, recording) = Recorder::new();
        let options = VmOptions { head_mode: HeadMode::Enter, count_bytecodes: true, ..options() };
        let counted = run(program, options, Box::new(tier));
        assert_eq!(counted.output, expected(program), "{program}");
        let recording = recording.lock().clone();
        let vm = &counted.vm;
        assert_same(vm, program, &executions(vm, &recording), &vm.block_counts());

        // Between blocks of one method, where the first does not end in a call, each transition is one of an edge; fewer
        // are recorded where a class's initialisation came in between.
        let mut by_edge: BTreeMap<_, u64> = BTreeMap::new();
        let mut calls = BTreeMap::new();
        for edge in vm.edge_counts() {
            let (Some(from), Some(to)) = (edge.edge.from, edge.edge.to) else { continue };
            let pair = ((edge.method, from), (edge.method, to));
            *by_edge.entry(pair).or_default() += edge.count;
            if edge.edge.kind == EdgeKind::ReturnPoint {
                calls.insert(pair.0, ());
            }
        }
        let mut by_transition: BTreeMap<_, u64> = BTreeMap::new();
        for (&(from, to), &count) in &recording {
            if let Some(from) = from {
                *by_transition.entry((place(vm, from), place(vm, to))).or_default() += count;
            }
        }
        let mut missing = 0;
        for (pair, &count) in by_edge.iter().filter(|(pair, _)| !calls.contains_key(&pair.0)) {
            let recorded = by_transition.get(pair).copied().unwrap_or(0);
            assert!(recorded <= count, "{program}: {pair:?} {recorded} {count}");
            missing += count - recorded;
        }
        assert!(missing <= vm.statistics().classes_loaded, "{program}: {missing} transitions are missing");
    }
}

#[test]
fn watched_blocks_are_reported_each_time_though_the_others_are_plain() {
    let selections: [fn(u32) -> bool; 3] = [|index| index % 3 == 0, |index| index % 3 == 1, |index| index % 3 == 2];
    for program in PROGRAMS {
        let exact = run(program, VmOptions { count_bytecodes: true, ..options() }, Box::new(InterpreterOnly));
        let exact = exact.vm.block_counts();
        for select in selections {
            let (tier, recording) = Selective::new(select);
            let watched = run(program, VmOptions { head_mode: HeadMode::Enter, ..options() }, Box::new(tier));
            assert_eq!(watched.output, expected(program), "{program}");
            let recording = recording.lock().clone();
            let selected = exact.iter().filter(|((_, index), _)| select(*index));
            let selected = selected.map(|(&place, &count)| (place, count)).collect();
            assert_same(&watched.vm, program, &executions(&watched.vm, &recording), &selected);
        }
    }
}
