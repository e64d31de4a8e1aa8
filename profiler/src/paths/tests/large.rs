//! Methods as large as class files can have, in forms that would take long if anything grew with the square of them. None is
//! measured; a test that took minutes would be noticed.

use crate::paths::ball_larus::{PathOptions, PathProfile};
use crate::paths::exact::{EdgeCountOptions, ExactEdges};
use crate::paths::graph::FlowGraph;
use crate::paths::nesting::LoopNesting;
use crate::paths::structural::{StructuralOptions, StructuralProfile};
use crate::paths::targeted::{TargetedOptions, TargetedProfile};

/// Plans every profile; how many loops there are.
fn plan(mut graph: FlowGraph) -> usize {
    graph.close();
    let nesting = LoopNesting::analyze(&graph);
    let counts: Vec<u64> = (0..graph.edges().len() as u64).map(|edge| edge * 7919 % 1000).collect();
    let edges = ExactEdges::place(&graph, &nesting, Some(&counts), EdgeCountOptions::default());
    assert!(edges.counted().len() < graph.edges().len());
    let paths = PathProfile::plan(&graph, &nesting, None, PathOptions::default());
    assert!(paths.is_none_or(|paths| paths.region.paths() <= 10_000_000));
    TargetedProfile::plan(&graph, &nesting, &counts, TargetedOptions::default());
    StructuralProfile::plan(&graph, &nesting, StructuralOptions::default());
    nesting.loops().len()
}

const BLOCKS: u32 = 12_000;

#[test]
fn a_chain_with_an_exit_at_each_block() {
    let mut graph = FlowGraph::new(BLOCKS);
    for block in 0..BLOCKS - 1 {
        graph.connect(block, block + 1);
        graph.leave(block);
    }
    assert_eq!(plan(graph), 0);
}

#[test]
fn branches_in_sequence() {
    let mut graph = FlowGraph::new(BLOCKS);
    for at in (0..BLOCKS - 3).step_by(3) {
        for (from, to) in [(at, at + 1), (at, at + 2), (at + 1, at + 3), (at + 2, at + 3)] {
            graph.connect(from, to);
        }
    }
    assert_eq!(plan(graph), 0);
}

#[test]
fn loops_in_sequence() {
    let mut graph = FlowGraph::new(BLOCKS);
    for block in 0..BLOCKS - 1 {
        graph.connect(block, block);
        graph.connect(block, block + 1);
    }
    assert_eq!(plan(graph), BLOCKS as usize - 1);
}

#[test]
fn loops_inside_each_other() {
    // Down the headers and up again.
    let depth = 2000;
    let mut graph = FlowGraph::new(2 * depth);
    for block in 0..2 * depth - 1 {
        graph.connect(block, block + 1);
    }
    for level in 0..depth {
        graph.connect(2 * depth - 1 - level, level);
    }
    assert_eq!(plan(graph), depth as usize);
}

#[test]
fn entries_of_loops_everywhere() {
    let mut graph = FlowGraph::new(BLOCKS);
    for block in 0..BLOCKS - 2 {
        graph.connect(block, block + 1);
        graph.connect(block, block + 2);
        graph.connect(block + 2, block);
    }
    assert!(plan(graph) > 0);
}

#[test]
fn as_many_handlers_as_blocks() {
    let mut graph = FlowGraph::new(250);
    for block in 0..249 {
        graph.connect(block, block + 1);
        (0..250).for_each(|handler| _ = graph.throw(block, handler));
        graph.escape(block);
    }
    assert!(plan(graph) > 0);
}

#[test]
fn one_switch_with_all_blocks() {
    let mut graph = FlowGraph::new(BLOCKS);
    for block in 1..BLOCKS {
        graph.connect(0, block);
        graph.connect(block, 0);
    }
    assert_eq!(plan(graph), 1);
}
