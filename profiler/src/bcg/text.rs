//! The graph as text, and back.
//!
//! ```text
//! graph threshold 97 delay 64 decay 256
//! n0 ?>B1 new 52 @12 B2=11
//! n1 B1>B2 strong @120 B3=250 B4=3
//! ```
//!
//! One line a node: its number, its pair, its state (`new` with the executions that are left in it, `unique`, `strong`,
//! `weak`), behind `@` the executions since the last decay, and its successors with their counters, the best one first.
//! Nodes that lines name as successors only are made when the text is read.

use std::fmt::{self, Write as _};

use holloway_vm::{BlockId, NodeId, TransitionNodes};
use rustc_hash::FxHashMap;

use super::{CorrelationGraph, NodeState, Parameters, Surroundings};

/// What is wrong with a graph's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphTextError {
    /// The line of the text that cannot be read, counted from 1.
    pub line: usize,
    /// What was expected there, for people.
    pub message: String,
}

impl fmt::Display for GraphTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for GraphTextError {}

/// Surroundings without a VM: all blocks can follow each other but those said not to.
#[derive(Default)]
pub struct Detached {
    /// The nodes, which otherwise the VM keeps.
    pub nodes: TransitionNodes,
    /// Pairs of blocks that cannot follow each other.
    pub forbidden: Vec<(BlockId, BlockId)>,
    /// How often contexts were made unknown.
    pub forgotten: usize,
}

impl Surroundings for Detached {
    fn nodes(&self) -> &TransitionNodes {
        &self.nodes
    }

    fn can_follow(&mut self, from: BlockId, to: BlockId) -> bool {
        !self.forbidden.contains(&(from, to))
    }

    fn forget_contexts(&mut self) {
        self.forgotten += 1;
    }
}

impl CorrelationGraph {
    /// The graph as text, nodes by number.
    pub fn print(&self, nodes: &TransitionNodes) -> String {
        let Parameters { threshold, delay, decay_interval, .. } = self.parameters;
        let mut text = format!("graph threshold {threshold} delay {delay} decay {decay_interval}\n");
        for node in self.nodes() {
            self.print_node(nodes, node, &mut text);
        }
        text
    }

    fn print_node(&self, nodes: &TransitionNodes, node: NodeId, text: &mut String) {
        // Writing to a string does not fail.
        let _ = write!(text, "{node} {}", Pair(self.pair(node)));
        let _ = match self.state(node) {
            NodeState::New => write!(text, " new {}", self.executions_left(nodes, node)),
            NodeState::Unique => write!(text, " unique"),
            NodeState::Strong => write!(text, " strong"),
            NodeState::Weak => write!(text, " weak"),
        };
        let _ = write!(text, " @{}", self.since_decay(nodes, node));
        for successor in self.successors(nodes, node) {
            let _ = write!(text, " {}={}", successor.block, successor.count);
        }
        text.push('\n');
    }

    /// A graph from its text, with the nodes' numbers counted anew in the order of the lines.
    ///
    /// # Errors
    /// The text is not in the form described above.
    pub fn parse(text: &str, nodes: &mut TransitionNodes) -> Result<CorrelationGraph, GraphTextError> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
        let mut lines = lines.by_ref().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (line, head) = lines.next().unwrap_or((1, ""));
        let fail = |line: usize, message: &str| GraphTextError { line, message: message.to_owned() };
        let words: Vec<&str> = head.split_whitespace().collect();
        let ["graph", "threshold", threshold, "delay", delay, "decay", decay] = words[..] else {
            return Err(fail(line, "`graph threshold T delay D decay I` expected"));
        };
        let number = |word: &str| word.parse::<u16>().map_err(|_| fail(line, "a number expected"));
        let parameters = Parameters {
            threshold: u8::try_from(number(threshold)?).map_err(|_| fail(line, "a percentage expected"))?,
            delay: number(delay)?,
            decay_interval: number(decay)?,
            ..Parameters::default()
        };
        let mut graph = CorrelationGraph::new(parameters);
        let parsed = lines.map(|(line, text)| {
            NodeLine::parse(text).ok_or_else(|| fail(line, "`nN X>Y STATE @EXECUTIONS Z=COUNT ...` expected"))
        });
        let parsed: Vec<NodeLine> = parsed.collect::<Result<_, _>>()?;
        let mut world = Detached { nodes: std::mem::take(nodes), ..Detached::default() };
        let made: FxHashMap<_, _> = parsed
            .iter()
            .filter_map(|line| Some((line.pair, graph.locate(&mut world, line.pair.0, line.pair.1)?)))
            .collect();
        for line in &parsed {
            graph.restore(&mut world, made[&line.pair], line);
        }
        *nodes = world.nodes;
        Ok(graph)
    }

    fn restore(&mut self, world: &mut Detached, node: NodeId, line: &NodeLine) {
        let known = line
            .successors
            .iter()
            .filter_map(|&(block, count)| Some((block, self.locate(world, Some(line.pair.1), block)?, count)));
        let known: Vec<_> = known.collect();
        self.restore_edges(&world.nodes, node, &known);
        self.restore_progress(&world.nodes, node, line.state, line.left, line.since_decay);
    }
}

struct Pair((Option<BlockId>, BlockId));

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            (Some(from), block) => write!(f, "{from}>{block}"),
            (None, block) => write!(f, "?>{block}"),
        }
    }
}

/// A line of the text.
struct NodeLine {
    pair: (Option<BlockId>, BlockId),
    state: NodeState,
    left: u16,
    since_decay: u16,
    successors: Vec<(BlockId, u16)>,
}

impl NodeLine {
    fn parse(line: &str) -> Option<NodeLine> {
        let mut words = line.split_whitespace();
        words.next()?.strip_prefix('n')?;
        let (from, block) = words.next()?.split_once('>')?;
        let from = if from == "?" { None } else { Some(parse_block(from)?) };
        let (state, left) = match words.next()? {
            "new" => (NodeState::New, words.next()?.parse().ok()?),
            "unique" => (NodeState::Unique, 0),
            "strong" => (NodeState::Strong, 0),
            "weak" => (NodeState::Weak, 0),
            _ => return None,
        };
        let since_decay = words.next()?.strip_prefix('@')?.parse().ok()?;
        let successors = words
            .map(|word| {
                let (block, count) = word.split_once('=')?;
                Some((parse_block(block)?, count.parse().ok()?))
            })
            .collect::<Option<_>>()?;
        Some(NodeLine { pair: (from, parse_block(block)?), state, left, since_decay, successors })
    }
}

fn parse_block(word: &str) -> Option<BlockId> {
    word.strip_prefix('B')?.parse().ok().map(BlockId)
}
