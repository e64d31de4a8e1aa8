//! What a run's traces have covered: exact counts of runs whose traces were followed ([`coverage`]), and samples of runs with
//! machine code ([`tally`]).
//!
//! In goes a run's [`Coverage`]; out come its figures as JSON, for `--stats`. Reports for people are made by the crate
//! `holloway-report`.

pub mod coverage;
pub mod graph;
pub mod tally;

use serde_json::{Value, json};

use crate::cache::Abort;
use crate::candidate::CandidateEnd;
use crate::report::coverage::Coverage;

/// The numbers of a run as JSON: what `--stats` takes over.
pub fn figures(coverage: &Coverage) -> Value {
    let totals = &coverage.totals;
    let mut figures = json!({
        "instructions": totals.instructions,
        "coverage": { "completed": totals.coverage_completed(), "all": totals.coverage_all() },
        "completion_rate": totals.completion_rate(),
        "completion_rate_iterations": totals.completion_rate_iterations(),
        "average_trace_length_blocks": totals.average_length_blocks(),
        "average_trace_length_bytecodes": totals.average_length_bytecodes(),
        "blocks_per_weak_branch": totals.length_limit(),
        "dispatches_per_signal": totals.dispatches_per_signal(),
        "dispatches_per_trace_event": totals.dispatches_per_trace_event(),
        "instructions_per_trace_event": totals.instructions_per_trace_event(),
        "graph": {
            "nodes": coverage.graph.nodes,
            "edges": coverage.graph.edges,
            "bytes": coverage.graph.bytes,
            "histories": coverage.graph.histories,
            "histories_bytes": coverage.graph.histories_bytes,
            "misses": coverage.graph_statistics.misses,
            "decays": coverage.graph_statistics.decays,
        },
        "block_dispatches": totals.block_dispatches,
        "trace_dispatches": totals.trace_dispatches(),
        "traces_entered": totals.traces_entered,
        "signals": totals.signals,
        "signals_waiting": totals.signals_waiting,
        "traces_built": totals.traces_built,
        "traces_linked": totals.traces_linked,
        "traces_live": totals.traces_live,
        "traces_retired": totals.traces_retired,
    });
    for (name, (completed, blocks)) in CandidateEnd::NAMES.into_iter().zip(totals.ends) {
        figures["ends"][name] = json!({ "completed": completed, "blocks": blocks });
    }
    for (why, count) in Abort::ALL.into_iter().zip(coverage.aborts) {
        figures["aborted"][why.name()] = count.into();
    }
    figures
}
