//! Which methods' heads report to the driver: in go windows that open and close and the methods reached in them, out comes
//! what stands in the heads.
//!
//! A window needs every method's entry to report, so that profiling spreads through calls (K18), and all blocks of the
//! methods that it has reached. What reports stays so when the window closes: a head that is executed afterwards makes
//! its method plain, and the next window finds most of them as it needs them. So a window costs as much as the
//! interpreter has executed since the one before, not as much as there is code.

use holloway_vm::{BlockId, Control, HeadMode, MethodId};
use rustc_hash::FxHashSet;

use crate::source::Heads;

/// What stands in the heads of all methods with code.
pub(super) struct Hooks {
    /// What blocks report of themselves.
    mode: HeadMode,
    /// Methods all of whose blocks report.
    whole: FxHashSet<MethodId>,
    /// Methods none of whose blocks report. Of the others, the entry does.
    plain: Vec<MethodId>,
    /// How many of the methods with code are known here, in the order in which it was made.
    known: usize,
    /// Which blocks have been executed, if that is wanted: the heads of the others count.
    seen: Option<FxHashSet<BlockId>>,
}

impl Hooks {
    /// Nothing reports; in windows, what is wanted does.
    pub fn new(heads: Heads) -> Hooks {
        let mode = match heads {
            Heads::Counted => HeadMode::Profile,
            Heads::Every => HeadMode::Enter,
        };
        Hooks { mode, whole: FxHashSet::default(), plain: Vec::new(), known: 0, seen: None }
    }

    /// From now on it is noted which blocks are executed.
    pub fn see(&mut self) {
        self.seen = Some(FxHashSet::default());
    }

    /// A block is executed.
    pub fn note(&mut self, block: BlockId) {
        if let Some(seen) = &mut self.seen {
            seen.insert(block);
        }
    }

    /// Whether a block has been executed; `None` if that was not noted.
    pub fn has_seen(&self, block: BlockId) -> Option<bool> {
        self.seen.as_ref().map(|seen| seen.contains(&block))
    }

    /// What stands in heads that are not hooked: one that has not been executed is to report that.
    fn idle(&self, block: BlockId) -> HeadMode {
        if self.has_seen(block) == Some(false) { HeadMode::Count } else { HeadMode::Plain }
    }

    /// From now on all entries report, and all blocks of methods whose code is made meanwhile.
    pub fn open(&mut self, vm: &mut Control<'_>) {
        let translated = vm.classes().translated();
        self.plain.extend(&translated[self.known..]);
        self.known = translated.len();
        for method in self.plain.drain(..) {
            vm.set_head_modes(method, 1, HeadMode::Enter);
        }
        vm.set_head_mode_of_new_code(self.mode);
    }

    /// Nothing needs to report any more.
    pub fn close(&mut self, vm: &mut Control<'_>) {
        let translated = vm.classes().translated();
        self.whole.extend(&translated[self.known..]);
        self.known = translated.len();
        vm.set_head_mode_of_new_code(if self.seen.is_some() { HeadMode::Count } else { HeadMode::Plain });
    }

    /// While a window is open: all blocks of a method report.
    pub fn hook(&mut self, vm: &mut Control<'_>, method: MethodId) {
        if self.whole.insert(method) {
            vm.set_head_modes(method, usize::MAX, self.mode);
        }
    }

    /// While none is open: a block has reported, and its method need not any more.
    pub fn release(&mut self, vm: &mut Control<'_>, block: BlockId) {
        let Some(place) = vm.block_place(block) else { return };
        let blocks = if self.whole.remove(&place.method) { usize::MAX } else { 1 };
        if self.seen.is_none() {
            vm.set_head_modes(place.method, blocks, HeadMode::Plain);
        } else if let Some(code) = vm.method(place.method).version(0) {
            let heads: Vec<BlockId> = code.blocks.iter().take(blocks).map(|block| block.id).collect();
            heads.into_iter().for_each(|head| vm.set_head_mode(head, self.idle(head)));
        }
        self.plain.push(place.method);
    }
}
