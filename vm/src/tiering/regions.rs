//! Machine code that is installed: where it is entered, its exits, what its exits have counted.

use rustc_hash::FxHashMap;

use super::Tiering;
use super::exits::ExitTable;
use crate::code::Code;
use crate::code::instruction::RegionEntry;
use crate::code::op::Op;
use crate::id::{BlockId, RegionId};
use crate::loader::Loader;
use crate::runtime::Runtime;

/// A region that is installed.
pub(crate) struct Installed {
    /// The block at whose head it is entered.
    pub block: BlockId,
    /// The machine code.
    pub entry: RegionEntry,
    pub exits: ExitTable,
    /// What keeps the machine code where it is; dropped when the region is removed.
    pub code: Box<dyn Send>,
    /// Whether something else executes it instead of the machine code.
    pub has_stand_in: bool,
}

/// The regions of a VM, by number. Numbers are not used again.
#[derive(Default)]
pub(crate) struct Regions {
    pub(crate) list: Vec<Option<Installed>>,
    /// Bytes of all exit tables and of the counts of removed regions.
    pub(crate) table_bytes: usize,
    /// The region that is entered at each block's head.
    pub(crate) by_block: FxHashMap<BlockId, RegionId>,
    /// How often the exits of removed regions were taken.
    pub(crate) removed: FxHashMap<RegionId, Box<[u32]>>,
    /// Meanwhile no region is entered.
    pub(crate) are_suspended: bool,
    /// The blocks with a region that were reached meanwhile: their heads do what their modes say.
    pub(crate) passed: Vec<BlockId>,
}

impl Regions {
    /// Whether no region is to be entered for a while ([`Control::suspend_regions`]).
    #[inline(always)]
    pub fn are_suspended(&self) -> bool {
        self.are_suspended
    }

    /// Bytes that regions take, without their machine code.
    pub fn bytes(&self) -> u64 {
        (self.list.capacity() * size_of::<Option<Installed>>() + self.table_bytes) as u64
    }

    pub(crate) fn get(&self, region: RegionId) -> Option<&Installed> {
        self.list.get(region.index())?.as_ref()
    }

    /// How the interpreter goes on where a region is left; `None` once the region is gone.
    pub(crate) fn exits(&self, region: RegionId) -> Option<&ExitTable> {
        self.get(region).map(|region| &region.exits)
    }

    /// The block at whose head a region is entered.
    pub(crate) fn block(&self, region: RegionId) -> Option<BlockId> {
        self.get(region).map(|region| region.block)
    }

    /// Address of a region's machine code, and of its first exit's descriptor.
    pub(crate) fn code(&self, region: RegionId) -> Option<(usize, usize)> {
        self.get(region).map(|region| (region.entry.address(), region.exits.address()))
    }
}

impl Tiering {
    /// How often an exit of a region was taken, also of one that has been removed; `None` where there is none.
    pub(crate) fn exit_count(&self, region: RegionId, exit: u32) -> Option<u32> {
        match self.regions.get(region) {
            Some(region) => region.exits.count(exit),
            None => self.regions.removed.get(&region)?.get(exit as usize).copied(),
        }
    }

    /// The region that is entered at a block's head.
    pub(crate) fn region_at(&self, block: BlockId) -> Option<RegionId> {
        self.regions.by_block.get(&block).copied()
    }

    /// The code that a block belongs to, in the version without instrumentation, and its index there.
    pub(crate) fn code_of_block<'l>(&self, loader: &'l Loader, block: BlockId) -> Option<(&'l Code, u32)> {
        let place = self.block_place(block)?;
        Some((loader.classes.method(place.method).version(0)?, place.index))
    }

    /// Where the head of a region's block leads.
    pub(crate) fn entry_of_region(&self, runtime: &Runtime, region: RegionId) -> RegionEntry {
        match self.regions.get(region) {
            Some(region) if region.has_stand_in => runtime.words.stand_in(),
            Some(region) => region.entry,
            None => RegionEntry::NOWHERE,
        }
    }

    /// What stands in the heads of blocks that have a region.
    pub(crate) fn region_op(&self, runtime: &Runtime) -> Op {
        if runtime.options.measure_regions { Op::head_region_measured } else { Op::head_region }
    }

    /// Has executions of a block enter its region, if it has one.
    pub(crate) fn enter_region_at(&self, runtime: &Runtime, loader: &Loader, block: BlockId) {
        let entry = self.region_at(block).map_or(RegionEntry::NOWHERE, |region| self.entry_of_region(runtime, region));
        self.set_entry(runtime, loader, block, entry);
    }

    /// Has executions of a block pass by its region, until they [are to enter it](Tiering::enter_region_at) again.
    pub(crate) fn pass_region_at(&self, runtime: &Runtime, loader: &Loader, block: BlockId) {
        self.set_entry(runtime, loader, block, RegionEntry::NOWHERE);
    }

    fn set_entry(&self, runtime: &Runtime, loader: &Loader, block: BlockId, entry: RegionEntry) {
        let Some(place) = self.block_place(block) else { return };
        for code in loader.classes.method(place.method).versions() {
            code.set_entry(place.index, entry);
            self.refresh_head(runtime, loader, code, place.index);
        }
    }
}
