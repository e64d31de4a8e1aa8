//! Joins traces that follow one another, and separates those that no longer do.
//!
//! In goes what [`Replay`](crate::replay::Replay) has counted; the cache is changed and the log told.

use holloway_vm::tier::Control;

use crate::cache::{Retirement, Trace};
use crate::driver::Core;
use crate::select::Code;
use crate::select::join::{Entered, join};

impl Core {
    /// Brings the cache up to date with what follows traces that have completed.
    pub fn serve_joins(&mut self, vm: &mut Control<'_>) {
        let mut retired = Vec::new();
        for (id, joint) in self.replay.take_broken() {
            if self.cache.trace(id).retired.is_some() {
                continue;
            }
            let Core { graph, cache, replay, .. } = self;
            let why = Retirement::NotFollowed;
            let nodes = vm.transition_nodes();
            let Some(part) = cache.separate(graph, nodes, (id, joint), why, &mut |id, why| retired.push((id, why)))
            else {
                continue;
            };
            for &(from, block) in &cache.trace(part).entries {
                if let Some(node) = from.and_then(|from| graph.node_of(Some(from), block)) {
                    replay.doubt(part, node);
                }
            }
        }
        let threshold = f64::from(self.options.parameters.threshold) / 100.0;
        for (first, second, follows) in self.replay.take_joinable() {
            let Core { graph, cache, replay, transitions, options, .. } = self;
            let entered = |link| {
                let (id, node) = replay.target(link);
                let (entry, trace) = (graph.pair(node), cache.trace(id));
                let completion = trace.completions() as f64 / trace.executions().max(1) as f64;
                let Trace { candidate, nodes, .. } = trace;
                // The transition may lead elsewhere by now.
                (cache.find(entry) == Some(id)).then_some(Entered { from: entry.0, candidate, node, nodes, completion })
            };
            let (Some(first), Some(second)) = (entered(first), entered(second)) else { continue };
            let code = Code { vm, transitions };
            if let Ok(joined) = join(&code, &options.limits, (first, second), (follows, threshold)) {
                self.insert(vm, joined, &mut retired);
            }
        }
        self.note_retired(vm, retired);
    }
}
