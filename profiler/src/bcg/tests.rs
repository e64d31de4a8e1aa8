//! The rules of the graph, one by one.

use holloway_vm::{BlockId, NodeId};

use super::{CorrelationGraph, Detached, NodeState, Parameters, Signal, SignalRule};

/// The node's pair, its state before and now, the best successor now.
type Seen = ((Option<u32>, u32), NodeState, NodeState, Option<u32>);

/// A graph that is walked block by block, as one thread would.
struct Walk {
    graph: CorrelationGraph,
    world: Detached,
    context: Option<NodeId>,
}

impl Walk {
    fn new(parameters: Parameters) -> Walk {
        Walk { graph: CorrelationGraph::new(parameters), world: Detached::default(), context: None }
    }

    fn step(&mut self, block: u32) {
        self.context = self.graph.transition(&mut self.world, self.context, BlockId(block));
    }

    fn steps(&mut self, blocks: &[u32], times: usize) {
        for _ in 0..times {
            blocks.iter().for_each(|&block| self.step(block));
        }
    }

    fn node(&self, from: u32, block: u32) -> NodeId {
        self.graph.node_of(Some(BlockId(from)), BlockId(block)).expect("the transition was taken")
    }

    fn state(&self, from: u32, block: u32) -> NodeState {
        self.graph.state(self.node(from, block))
    }

    fn counts(&self, from: u32, block: u32) -> Vec<(u32, u16)> {
        let successors = self.graph.successors(&self.world.nodes, self.node(from, block));
        successors.map(|successor| (successor.block.0, successor.count)).collect()
    }

    fn signals(&mut self) -> Vec<Seen> {
        let signals = self.graph.take_signals();
        let named = |Signal { node, before, now, .. }: Signal| {
            let (from, block) = self.graph.pair(node);
            ((from.map(|from| from.0), block.0), before.0, now.0, now.1.map(|best| best.0))
        };
        signals.into_iter().map(named).collect()
    }
}

fn delay(delay: u16) -> Parameters {
    Parameters { delay, ..Parameters::default() }
}

#[test]
fn a_node_leaves_its_start_state_at_the_delay_and_signals_once() {
    let mut walk = Walk::new(delay(64));
    // The loop 1, 2: the nodes (1,2) and (2,1) are executed in turn, (2,1) from the second round on.
    walk.steps(&[1, 2], 63);
    assert_eq!(walk.state(1, 2), NodeState::New);
    assert_eq!(walk.signals(), []);
    walk.step(1);
    walk.step(2);
    assert_eq!(walk.state(1, 2), NodeState::New);
    walk.step(1);
    assert_eq!(walk.state(1, 2), NodeState::Unique);
    assert_eq!(walk.counts(1, 2), [(1, 64)]);
    assert_eq!(walk.state(2, 1), NodeState::New);
    assert_eq!(walk.signals(), [((Some(1), 2), NodeState::New, NodeState::Unique, Some(1))]);
    walk.step(2);
    assert_eq!(walk.signals(), [((Some(2), 1), NodeState::New, NodeState::Unique, Some(2))]);
    walk.steps(&[1, 2], 10_000);
    assert_eq!(walk.signals(), []);
}

#[test]
fn a_delay_of_one_waits_for_the_first_successor() {
    let mut walk = Walk::new(delay(1));
    walk.steps(&[1, 2], 1);
    assert_eq!((walk.state(1, 2), walk.signals().len()), (NodeState::New, 1));
    walk.step(3);
    assert_eq!(walk.state(1, 2), NodeState::Unique);
    assert_eq!(walk.signals(), [((Some(1), 2), NodeState::New, NodeState::Unique, Some(3))]);
}

#[test]
fn delays_longer_than_an_interval_end_exactly() {
    for delay_of in [255u16, 256, 257, 300, 512, 4096] {
        let mut walk = Walk::new(delay(delay_of));
        walk.steps(&[1, 2], usize::from(delay_of) - 1);
        assert_eq!(walk.state(1, 2), NodeState::New, "delay {delay_of}");
        walk.steps(&[1, 2, 1], 1);
        assert_eq!(walk.state(1, 2), NodeState::Unique, "delay {delay_of}");
        assert_eq!(walk.graph.decays(walk.node(1, 2)), delay_of / 256, "delay {delay_of}");
    }
}

#[test]
fn counters_decay_every_256_executions() {
    let mut walk = Walk::new(delay(64));
    walk.steps(&[1, 2], 255);
    assert_eq!(walk.counts(1, 2), [(1, 254)]);
    walk.step(1);
    assert_eq!(walk.counts(1, 2), [(1, 255)]);
    // The 256th execution: 255 is halved, then its successor counted.
    walk.steps(&[2, 1], 1);
    assert_eq!(walk.counts(1, 2), [(1, 128)]);
    assert_eq!(walk.graph.decays(walk.node(1, 2)), 1);
    walk.steps(&[2, 1], 255);
    assert_eq!(walk.counts(1, 2), [(1, 383)]);
    walk.steps(&[2, 1], 1);
    assert_eq!(walk.counts(1, 2), [(1, 192)]);
    walk.steps(&[2, 1], 256 * 20);
    assert_eq!(walk.counts(1, 2), [(1, 256)]);
}

#[test]
fn other_decay_intervals_hold_to_the_execution() {
    for interval in [2u16, 3, 100, 128, 1000] {
        let mut walk = Walk::new(Parameters { decay_interval: interval, delay: 1, ..Parameters::default() });
        for executions in 1..=4 * u32::from(interval) {
            walk.steps(&[1, 2], 1);
            let decays = u32::from(walk.graph.decays(walk.node(1, 2)));
            // The last execution has no successor yet.
            assert_eq!(decays, (executions - 1) / u32::from(interval), "interval {interval}, execution {executions}");
        }
    }
}

#[test]
fn the_threshold_separates_strong_from_weak() {
    // 63 successors are known at the 64th execution: 61 of 63 are 96.8 %, 62 of 63 98.4 %.
    for (others, state) in [(0, NodeState::Unique), (1, NodeState::Strong), (2, NodeState::Weak)] {
        let mut walk = Walk::new(delay(64));
        walk.steps(&[1, 2, 4], others);
        walk.steps(&[1, 2, 3], 63 - others);
        walk.steps(&[1, 2, 3], 1);
        assert_eq!(walk.state(1, 2), state, "{others} other successors");
    }
}

#[test]
fn at_a_threshold_of_100_strong_is_unique() {
    let mut walk = Walk::new(Parameters { threshold: 100, ..Parameters::default() });
    walk.steps(&[1, 2, 4], 1);
    walk.steps(&[1, 2, 3], 63);
    assert_eq!(walk.state(1, 2), NodeState::Weak);
    walk.steps(&[1, 2, 3], 256);
    assert_eq!(walk.state(1, 2), NodeState::Unique);
}

#[test]
fn among_equals_the_cached_successor_stays_the_best() {
    let mut walk = Walk::new(delay(5));
    walk.steps(&[1, 2, 3, 1, 2, 4], 2);
    walk.steps(&[1, 2, 4], 1);
    let signals = walk.signals();
    let of_node: Vec<_> = signals.into_iter().filter(|(node, ..)| *node == (Some(1), 2)).collect();
    assert_eq!(of_node, [((Some(1), 2), NodeState::New, NodeState::Weak, Some(3))]);
}

#[test]
fn a_signal_is_raised_at_a_change_of_the_best_successor() {
    let mut walk = Walk::new(delay(64));
    walk.steps(&[1, 2, 3], 256);
    assert_eq!(walk.graph.best(&walk.world.nodes, walk.node(1, 2)), Some(BlockId(3)));
    walk.signals();
    // The program changes: 4 follows. After the decay at execution 256 the counters are 127 and 0; then that execution's 3
    // was counted. At execution 512 it is 128 to 255, which is weak; at 768 it is 64 to 383: 85 %.
    walk.steps(&[1, 2, 4], 255);
    assert_eq!(walk.counts(1, 2), [(3, 128), (4, 255)]);
    walk.steps(&[1, 2, 4], 1);
    assert_eq!(walk.counts(1, 2), [(4, 128), (3, 64)]);
    let signals: Vec<_> = walk.signals().into_iter().filter(|(node, ..)| *node == (Some(1), 2)).collect();
    assert_eq!(signals, [((Some(1), 2), NodeState::Unique, NodeState::Weak, Some(4))]);
}

/// The states now of the signals of node (1,2), as its successors' shares change: all 3, then one 4 in 64, then one in
/// 28 (96.4 %), then one in 64 again.
fn signals_near_the_threshold(signals: SignalRule) -> Vec<NodeState> {
    let mut walk = Walk::new(Parameters { signals, ..delay(64) });
    walk.steps(&[1, 2, 3], 256);
    for others in [1, 64, 28, 64] {
        let (one, all) = if others == 1 { (0, 64) } else { (1, others) };
        for _ in 0..2560 / all {
            walk.steps(&[1, 2, 3], all - one);
            walk.steps(&[1, 2, 4], one);
        }
    }
    walk.signals().into_iter().filter(|(node, ..)| *node == (Some(1), 2)).map(|(_, _, now, _)| now).collect()
}

#[test]
fn changes_that_no_trace_depends_on_raise_no_signal() {
    assert_eq!(signals_near_the_threshold(SignalRule::Stable), [NodeState::Unique]);
}

#[test]
fn what_keeps_changing_takes_longer_each_time_to_become_strong_again() {
    let mut walk = Walk::new(delay(64));
    walk.steps(&[1, 2, 3], 256);
    walk.signals();
    // Half the time 4, then 3 only: after 8 decays of the latter the other counter is 0.
    let mut rounds = Vec::new();
    for _ in 0..4 {
        walk.steps(&[1, 2, 3, 1, 2, 4], 512);
        assert_eq!(walk.state(1, 2), NodeState::Weak);
        let round = (1..100).find(|_| {
            walk.steps(&[1, 2, 3], 256);
            walk.state(1, 2) != NodeState::Weak
        });
        rounds.push(round.expect("what is strong for long becomes strong"));
    }
    // Strong at the fourth decay by its counters; then 1, 3, 7 and 15 more.
    assert_eq!(rounds, [5, 7, 11, 19]);
}

#[test]
fn by_the_papers_rule_every_change_raises_a_signal() {
    let states = signals_near_the_threshold(SignalRule::Paper);
    assert_eq!(states[..3], [NodeState::Unique, NodeState::Strong, NodeState::Weak]);
    assert_eq!(states.last(), Some(&NodeState::Strong));
}

#[test]
fn what_cannot_follow_is_not_counted() {
    let mut walk = Walk::new(delay(64));
    walk.world.forbidden.push((BlockId(2), BlockId(9)));
    walk.steps(&[1, 2, 9], 3);
    assert_eq!(walk.counts(1, 2), []);
    assert_eq!(walk.graph.node_of(Some(BlockId(2)), BlockId(9)), None);
    let unknown = walk.graph.node_of(None, BlockId(9)).expect("the context became unknown");
    assert_eq!(walk.context, Some(unknown));
    assert_eq!(walk.graph.statistics().unknown, 3);
}

/// A walk from block 1 over 2 to one of several blocks, each so many times in succession.
fn scattered(times: usize) -> Walk {
    let mut walk = Walk::new(delay(64));
    for successor in [3, 4, 5, 6, 5, 6, 6, 5, 6, 6, 7] {
        walk.steps(&[1, 2, successor], times);
    }
    walk
}

#[test]
fn many_successors_keep_the_two_best_in_the_cache() {
    let mut walk = scattered(4);
    walk.steps(&[1, 2, 6], 220);
    let counts = walk.counts(1, 2);
    // At the decay 4, 4, 12, 231 and 4 were counted; nine more followed.
    assert_eq!(counts[..2], [(6, 115 + 9), (5, 6)]);
    let mut others = counts[2..].to_vec();
    others.sort_unstable();
    assert_eq!(others, [(3, 2), (4, 2), (7, 2)]);
}

#[test]
fn what_somebody_else_counted_is_folded_in_with_decay() {
    let mut counted = Walk::new(delay(64));
    counted.steps(&[1, 2, 3], 1000);
    let mut folded = Walk::new(delay(64));
    folded.steps(&[1, 2, 3], 100);
    let node = folded.node(1, 2);
    folded.graph.fold(&folded.world.nodes, node, &mut [(BlockId(3), 900)]);
    let difference = i32::from(counted.counts(1, 2)[0].1) - i32::from(folded.counts(1, 2)[0].1);
    assert!(difference.abs() <= 2, "{difference}");
    assert_eq!(folded.graph.decays(node), counted.graph.decays(counted.node(1, 2)));
    assert_eq!(folded.state(1, 2), NodeState::Unique);
}

#[test]
fn marked_nodes_raise_no_signal_for_what_is_known() {
    let mut walk = Walk::new(delay(64));
    walk.steps(&[1, 2, 3], 256);
    walk.steps(&[1, 2, 4], 250);
    walk.signals();
    let node = walk.node(1, 2);
    walk.graph.mark_current(&walk.world.nodes, node);
    assert_eq!(walk.graph.best(&walk.world.nodes, node), Some(BlockId(4)));
    walk.steps(&[1, 2, 4], 10);
    assert!(!walk.signals().iter().any(|(node, ..)| *node == (Some(1), 2)));
}

#[test]
fn a_full_graph_gives_up_what_has_told_little() {
    let mut walk = Walk::new(Parameters { node_cap: 64, ..Parameters::default() });
    walk.steps(&[1, 2, 3], 200);
    let involved = walk.node(1, 2);
    walk.graph.mark_current(&walk.world.nodes, involved);
    for block in 100..1000 {
        walk.step(block);
        assert!(walk.graph.node_count() <= 64);
    }
    assert!(walk.graph.statistics().sweeps > 0);
    assert_eq!(walk.world.forgotten as u64, walk.graph.statistics().sweeps);
    assert_eq!(walk.node(1, 2), involved);
    assert_eq!(walk.state(1, 2), NodeState::Unique);
    // What is left of the graph hangs together.
    for node in walk.graph.nodes() {
        let (_, block) = walk.graph.pair(node);
        for successor in walk.graph.successors(&walk.world.nodes, node) {
            assert_eq!(walk.graph.pair(successor.node), (Some(block), successor.block));
        }
    }
}

#[test]
fn text_is_read_back() {
    let mut walk = scattered(7);
    walk.steps(&[1, 2, 3], 130);
    let text = walk.graph.print(&walk.world.nodes);
    let mut read = Detached::default();
    let graph = CorrelationGraph::parse(&text, &mut read.nodes).expect("a printed graph is read");
    assert_eq!(graph.print(&read.nodes), text);
    assert_eq!(graph.edge_count(), walk.graph.edge_count());
}

#[test]
fn wrong_text_is_refused_with_its_line() {
    for (text, line) in [
        ("", 1),
        ("graph threshold 97 delay 64", 1),
        ("graph threshold 97 delay 64 decay x", 1),
        ("graph threshold 97 delay 64 decay 256\nn1 B1>B2 best @1", 2),
        ("graph threshold 97 delay 64 decay 256\n\nn1 B1>B2 weak @1 B3", 3),
        ("graph threshold 97 delay 64 decay 256\nn1 B1-B2 weak @1", 2),
    ] {
        let error = CorrelationGraph::parse(text, &mut Detached::default().nodes).map(|_| ()).expect_err(text);
        assert_eq!(error.line, line, "{text}");
    }
}

#[test]
fn what_nodes_do_by_themselves_is_what_the_graph_would_do() {
    for (number, signals) in [SignalRule::Stable, SignalRule::Paper].into_iter().cycle().take(8).enumerate() {
        let threshold = [97, 80, 100, 95][number / 2];
        let parameters = Parameters { threshold, signals, decay_interval: [256, 96][number % 2], ..delay(64) };
        let (mut told, mut left_alone) = (Walk::new(parameters), Walk::new(parameters));
        let mut random = fastrand::Rng::with_seed(number as u64);
        let mut happens = |percent: u64| random.u64(..100) < percent;
        let (mut at, mut by_themselves) = (0, 0);
        for step in 0..60_000_u64 {
            // Branches of all kinds, which change from time to time.
            let bias = [100, 99, 97, 96, 85, 50][(step / 5_000 + at as u64) as usize % 6];
            at = match (happens(bias), happens(90)) {
                (true, _) => (at + 1) % 6,
                (false, true) => (at + 2) % 6,
                (false, false) => (at + 3 + u32::from(happens(50))) % 6,
            };
            told.step(at);
            let known = left_alone.context;
            let next = known.and_then(|context| left_alone.world.nodes.follow(context, BlockId(at)));
            by_themselves += u32::from(next.is_some());
            match next {
                Some(next) => left_alone.context = Some(next),
                None => left_alone.step(at),
            }
            assert_eq!(told.signals(), left_alone.signals(), "{parameters:?}, step {step}");
        }
        let texts = [&told, &left_alone].map(|walk| walk.graph.print(&walk.world.nodes));
        assert_eq!(texts[0], texts[1], "{parameters:?}");
        assert!(by_themselves > 58_000, "{parameters:?}: {by_themselves}");
        assert!(left_alone.world.nodes.renewals() > 100, "{parameters:?}");
        let decays = [&told, &left_alone].map(|walk| walk.graph.all_decays(&walk.world.nodes));
        assert_eq!(decays[1], decays[0], "{parameters:?}");
    }
}
