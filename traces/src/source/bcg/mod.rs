//! The branch correlation graph as a trace source: the constructor of [`crate::source::bcg::explore`], asked for one transition.
//!
//! The source paper's constructor begins where signals lead it. A region asks at its root, at its exits and behind blocks
//! without trace, whether or not these are entry points by the constructor's own rule, and before all branches in it have
//! left their start state: so it has a [`Judgement`] of its own.

pub(crate) mod cut;
pub mod explore;
pub mod found;

use holloway_vm::BlockId;
use holloway_vm::tier::NodeId;

use self::cut::Cutter;
use self::explore::Explorer;
use self::found::{Findings, Judgement};
use super::{Answer, Ground, TraceSource};
use crate::cache::Entry;
use crate::candidate::Candidate;
use crate::source::blocks::{Code, Limits};

/// The graph's traces, on demand.
pub struct OnDemand {
    limits: Limits,
    judgement: Judgement,
    findings: Findings,
}

impl OnDemand {
    /// A source of traces so long at most, which judges branches so.
    pub fn new(limits: Limits, judgement: Judgement) -> OnDemand {
        OnDemand { limits, judgement, findings: Findings::default() }
    }
}

impl TraceSource for OnDemand {
    fn name(&self) -> &'static str {
        "bcg"
    }

    fn select(&mut self, ground: Ground<'_, '_>, (from, block): Entry) -> Answer {
        let Ground { vm, transitions, graph } = ground;
        let nodes = vm.transition_nodes();
        let heaviest = |node: &NodeId| (graph.total(nodes, *node), std::cmp::Reverse(*node));
        let node = match from {
            Some(_) => graph.node_of(from, block),
            None => graph.nodes_into(block).max_by_key(heaviest),
        };
        let Some(node) = node else { return Answer::Unknown };
        let code = Code { vm, transitions };
        let mut explorer = Explorer::new(graph, nodes, &code, &self.limits, &mut self.findings).judging(self.judgement);
        if !explorer.is_judged(node) {
            return Answer::Unknown;
        }
        // What stands already is looked up before anyone asks.
        let none = |_: (Option<BlockId>, BlockId)| -> Option<&Candidate> { None };
        let mut cutter = Cutter::new(&mut explorer, none);
        cutter.select_from(node, None);
        let traces = cutter.finish().candidates;
        if traces.iter().any(|trace| trace.nodes.first() == Some(&node)) {
            Answer::Traces(traces)
        } else {
            Answer::Stub
        }
    }

    fn changed(&mut self) {
        self.findings.clear();
    }
}
