//! What became of hot code: machine code with what it was made of, what waits for it, and the branch correlation graph.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Place, Work, is_false, is_zero};

/// Machine code, compiled as one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Region {
    /// Where it is entered.
    pub root: Place,
    /// Work that was done in it.
    pub work: Work,
    /// Times that its root was executed, estimated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub executions: Option<u64>,
    /// Bytecodes of its blocks.
    pub bytecodes: u32,
    /// Bytes of machine code.
    pub code_bytes: u64,
    /// Its blocks, the root first.
    pub blocks: Vec<RegionBlock>,
    /// Where it can be left.
    pub exits: Vec<RegionExit>,
    /// Its trace IR after the last pass, line by line; with `--listings` only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ir: Vec<Listed>,
    /// Its machine code, line by line; with `--listings` only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub machine_code: Vec<Listed>,
}

/// A line of a listing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Listed {
    /// The block of the region that it was made for, by index.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<u32>,
    /// The bytecode index there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u16>,
    /// What the line says.
    pub text: String,
}

/// The branch correlation graph: its heaviest nodes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Graph {
    /// The nodes, the heaviest first.
    pub nodes: Vec<GraphNode>,
    /// How many there are beside.
    pub left_out: u64,
}

/// The state of a node of the graph, the degree of correlation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NodeState {
    /// One successor: all other counters have decayed to 0.
    Unique,
    /// The best successor's share is at or above the threshold.
    Strong,
    /// It is below.
    Weak,
    /// Not executed often enough yet.
    New,
}

/// A node of the graph: a block, in the context of the block before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GraphNode {
    /// The block before, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// The block.
    #[serde(flatten)]
    pub place: Place,
    /// How well what follows is known.
    pub state: NodeState,
    /// The sum of its counters, which decay.
    pub weight: u32,
    /// Times that its counters were halved, up to 65,535.
    pub decays: u16,
    /// What has followed: the node, by index, and its counter. Nodes that are left out are no edges here.
    pub successors: Vec<(u32, u16)>,
}

/// A block of a region, in one of the frames that it spans.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RegionBlock {
    /// Where it lies.
    #[serde(flatten)]
    pub place: Place,
    /// Calls above the root's frame; negative below it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub depth: i16,
    /// The trace that it was taken from, and its step there; absent where it was grown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trace: Option<(u32, u16)>,
    /// Of what the region executes, the share of its bytecodes, 0 to 1, in millionths.
    pub share: f64,
    /// Blocks of the region that may follow, by index, with how often: a share of its executions, 0 to 1, in millionths.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub successors: Vec<(u32, f64)>,
}

/// A place at which control leaves a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RegionExit {
    /// Why it is taken, from the closed list in `docs/traces.md`.
    pub reason: Cow<'static, str>,
    /// What lies behind it: `path`, `step`, `call`, `return`, `budget`, `rare`.
    pub kind: Cow<'static, str>,
    /// Where it leads, as far as that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// Times that it was taken into the interpreter.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken: u64,
    /// Whether machine code may go on in another region without counting.
    #[serde(default, skip_serializing_if = "is_false")]
    pub linked: bool,
}

/// A hot place without machine code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Waiting {
    /// The block at which machine code would be entered.
    pub root: Place,
    /// Why.
    pub reason: String,
    /// Samples that have found it.
    pub samples: u64,
}
