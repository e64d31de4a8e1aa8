//! The branch correlation graph as a trace source, by the constructor of [`crate::source::bcg::explore`].
//!
//! The paper's constructor begins where signals lead it. A region asks at its root, at its exits and behind blocks
//! without trace, whether or not these are entry points by the constructor's own rule, and before all branches in it have
//! left their start state: so there is a [`Judgement`] for that.

pub(crate) mod cut;
pub mod explore;
pub mod found;

use holloway_vm::{BlockId, NodeId};
use rustc_hash::FxHashSet;

use self::cut::Cutter;
use self::explore::Explorer;
use self::found::{Findings, Judgement};
use super::{Answer, Changed, Follows, Ground, Selection, TraceSource};
use crate::cache::EntryTransition;
use crate::candidate::Candidate;
use crate::limits::PathLimits;
use crate::source::blocks::{MethodBlocks, Selected};

/// The graph's traces.
pub struct Correlation {
    limits: PathLimits,
    judgement: Judgement,
    /// What is known until the graph changes; kept for its memory between two constructions.
    findings: Findings,
}

impl Correlation {
    /// A source of traces so long at most, which judges branches so where it is asked for a trace.
    pub fn new(limits: PathLimits, judgement: Judgement) -> Correlation {
        Correlation { limits, judgement, findings: Findings::default() }
    }
}

impl TraceSource for Correlation {
    fn select(&mut self, ground: Ground<'_, '_>, (from, block): EntryTransition) -> Answer {
        let Ground { vm, transitions, graph } = ground;
        let nodes = vm.nodes();
        let heaviest = |node: &NodeId| (graph.total(nodes, *node), std::cmp::Reverse(*node));
        let node = match from {
            Some(_) => graph.node_of(from, block),
            None => graph.nodes_into(block).max_by_key(heaviest),
        };
        let Some(node) = node else { return Answer::Unknown };
        let code = MethodBlocks { vm, transitions };
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

    /// What was looked at is brought up to date first; where that changes a node, the traces through that one are selected
    /// anew too.
    fn serve(&mut self, changed: Changed<'_, '_>) -> Selection {
        let Changed { code, graph, cache, signals, entries } = changed;
        let Correlation { limits, findings, .. } = self;
        let nodes = code.vm.nodes();
        let mut updated = FxHashSet::default();
        findings.clear();
        loop {
            let exploration = Explorer::new(graph, nodes, code, limits, findings).explore(signals, entries);
            let news = |node: &&NodeId| updated.insert(**node) && graph.update(nodes, **node);
            let changed: Vec<NodeId> = exploration.involved.iter().filter(news).copied().collect();
            if changed.is_empty() {
                let standing = |entry| cache.constructed(entry).map(|id| &cache.trace(id).candidate);
                return Explorer::new(graph, nodes, code, limits, findings).select(exploration, standing);
            }
            findings.forget(&changed.iter().copied().collect());
            let known: FxHashSet<NodeId> = signals.iter().copied().collect();
            signals.extend(changed.into_iter().filter(|node| !known.contains(node)));
        }
    }

    fn select_behind(&mut self, ground: Ground<'_, '_>, follows: Follows) -> Option<Selected> {
        let Ground { vm, transitions, graph } = ground;
        let code = MethodBlocks { vm, transitions };
        self.findings.clear();
        Explorer::new(graph, vm.nodes(), &code, &self.limits, &mut self.findings).select_behind(follows)
    }

    fn changed(&mut self) {
        self.findings.clear();
    }
}
