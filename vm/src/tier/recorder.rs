//! A tier for tests: every transition that it hears of, counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::vm::tier::{Control, Tier};

use crate::code::dispatch::HeadMode;

use crate::profile::nodes::NodeId;

use crate::id::BlockId;

/// How often each transition was taken: from `None` where the block before is unknown, as at a thread's start.
pub type Recording = BTreeMap<(Option<BlockId>, BlockId), u64>;

/// Records the transitions of blocks whose heads are in mode [`HeadMode::Enter`], each thread's for itself.
#[derive(Default)]
pub struct Recorder {
    recording: Arc<Mutex<Recording>>,
    /// The block that a node stands for: the thread's last one.
    blocks: Vec<BlockId>,
    nodes: BTreeMap<BlockId, NodeId>,
}

impl Recorder {
    /// A recorder, and where it records to.
    pub fn new() -> (Recorder, Arc<Mutex<Recording>>) {
        let recorder = Recorder::default();
        let recording = Arc::clone(&recorder.recording);
        (recorder, recording)
    }
}

impl Tier for Recorder {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Enter
    }

    fn transition(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.enter(vm, context, block)
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        let from = context.map(|node| self.blocks[node.index()]);
        *self.recording.lock().entry((from, block)).or_default() += 1;
        let node = *self.nodes.entry(block).or_insert_with(|| {
            self.blocks.push(block);
            vm.nodes().add()
        });
        Some(node)
    }
}
