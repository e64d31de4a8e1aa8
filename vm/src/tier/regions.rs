//! Machine code in a VM: who owns it, where it is entered, what its exits have counted.

#![allow(unsafe_code)]

use rustc_hash::FxHashMap;

use super::resume::{ExitTable, ResumeError, ResumePoint, locate};
use super::{Control, NodeId, StandIn};
use crate::code::Code;
use crate::code::op::Op;
use crate::id::{BlockId, MethodId, RegionId};
use crate::interp::heads::Arrival;
use crate::vm::Vm;

/// A region of machine code, to be entered at a block's head.
pub struct Region {
    /// The block.
    pub block: BlockId,
    /// Address of the machine code: a function of the interpreter's six registers, in C's calling convention, that ends
    /// in a jump to [`Control::exit_handler`] with the address of an exit's descriptor in its first argument, or to another
    /// region ([`Control::region_word`]).
    pub entry: usize,
    /// Its exits.
    pub exits: ExitTable,
    /// What keeps the machine code where it is; dropped when the region is removed.
    pub code: Box<dyn Send>,
    /// What executes the region instead of the machine code, which is only run when this asks for it.
    pub stand_in: Option<Box<dyn StandIn>>,
}

/// Why a region was not installed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstallError {
    /// There is no such block.
    NoBlock(BlockId),
    /// The block has a region.
    Occupied(RegionId),
    /// An exit leads nowhere.
    Resume(ResumeError),
}

impl std::fmt::Display for InstallError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            InstallError::NoBlock(block) => write!(f, "no block {block}"),
            InstallError::Occupied(region) => write!(f, "{region} is entered at the block"),
            InstallError::Resume(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for InstallError {}

/// The regions of a VM, by number. Numbers are not used again.
#[derive(Default)]
pub(crate) struct Regions {
    list: Vec<Option<Region>>,
    /// Bytes of all exit tables and of the counts of removed regions.
    table_bytes: usize,
    /// The region that is entered at each block's head.
    by_block: FxHashMap<BlockId, RegionId>,
    /// How often the exits of removed regions were taken.
    removed: FxHashMap<RegionId, Box<[u32]>>,
    /// Meanwhile no region is entered.
    are_suspended: bool,
    /// The blocks with a region that were reached meanwhile: their heads do what their modes say.
    passed: Vec<BlockId>,
}

impl Regions {
    /// Whether no region is to be entered for a while ([`Control::suspend_regions`]).
    #[inline(always)]
    pub fn are_suspended(&self) -> bool {
        self.are_suspended
    }

    /// Bytes that regions take, without their machine code.
    pub fn bytes(&self) -> u64 {
        (self.list.capacity() * size_of::<Option<Region>>() + self.table_bytes) as u64
    }

    /// Whether there is no region.
    pub fn are_none(&self) -> bool {
        self.by_block.is_empty()
    }

    fn get(&self, region: RegionId) -> Option<&Region> {
        self.list.get(region.index())?.as_ref()
    }

    /// A region's exits.
    pub(super) fn exits(&self, region: RegionId) -> Option<&ExitTable> {
        self.get(region).map(|region| &region.exits)
    }

    /// The block at whose head a region is entered.
    pub(super) fn block(&self, region: RegionId) -> Option<BlockId> {
        self.get(region).map(|region| region.block)
    }

    /// Address of a region's machine code, and of its first exit's descriptor.
    pub(super) fn code(&self, region: RegionId) -> Option<(usize, usize)> {
        self.get(region).map(|region| (region.entry, region.exits.address()))
    }

    /// What executes a region, to be put back.
    pub(super) fn take_stand_in(&mut self, region: RegionId) -> Option<Box<dyn StandIn>> {
        self.list.get_mut(region.index())?.as_mut()?.stand_in.take()
    }

    /// Puts back what executes a region.
    pub(super) fn put_stand_in(&mut self, region: RegionId, stand_in: Box<dyn StandIn>) {
        if let Some(Some(region)) = self.list.get_mut(region.index()) {
            region.stand_in = Some(stand_in);
        }
    }
}

impl Vm {
    /// How often an exit of a region was taken, also of one that has been removed; `None` where there is none.
    pub fn exit_count(&self, region: RegionId, exit: u32) -> Option<u32> {
        match self.regions.get(region) {
            Some(region) => region.exits.count(exit),
            None => self.regions.removed.get(&region)?.get(exit as usize).copied(),
        }
    }

    /// The region that is entered at a block's head.
    pub fn region_at(&self, block: BlockId) -> Option<RegionId> {
        self.regions.by_block.get(&block).copied()
    }

    /// The code that a block belongs to, and its index there.
    fn code_of_block(&self, block: BlockId) -> Option<(&Code, u32)> {
        let place = self.block_place(block)?;
        Some((self.classes.method(place.method).version(place.version)?, place.index))
    }

    /// An exit was taken as often as its threshold says.
    pub(crate) fn exit_event(&mut self, region: RegionId, exit: u32) {
        self.tell_tier(|tier, vm| tier.exit_tripped(vm, region, exit));
    }

    /// Where the head of a region's block leads.
    fn entry_of_region(&self, region: RegionId) -> usize {
        match self.regions.get(region) {
            Some(region) if region.stand_in.is_some() => self.options.dispatch.stand_in_handler(),
            Some(region) => region.entry,
            None => 0,
        }
    }

    /// What stands in the heads of blocks that have a region.
    pub(crate) fn region_op(&self) -> Op {
        if self.options.measure_regions { Op::head_region_measured } else { Op::head_region }
    }

    /// The thread stands at the head of a block whose region is not to be entered: the head does what its mode says, from
    /// now until regions are entered again.
    pub(crate) fn suspend_region_here(&mut self) {
        let block = self.block_reached();
        self.regions.passed.push(block);
        self.enter_region_at(block, 0);
        self.arrival = Arrival::Head;
    }

    fn enter_region_at(&self, block: BlockId, entry: usize) {
        if let Some((code, index)) = self.code_of_block(block) {
            code.set_entry(index, entry);
            self.refresh_head(code, index);
        }
    }
}

impl Control<'_> {
    /// Has a block's executions enter machine code from now on. What the block's head is to do otherwise
    /// ([`Control::set_head_mode`]) is noted until the region is removed.
    ///
    /// # Errors
    /// See [`InstallError`].
    ///
    /// # Safety
    /// The machine code is what [`Region::entry`] says. It leaves each exit with what I7 demands: every slot that is live
    /// at the exit's resume point holds what the interpreter would have left there, or is written from the plan; none of
    /// the effects of the instruction there, and all effects of those before it, are done.
    pub unsafe fn install_region(&mut self, mut region: Region) -> Result<RegionId, InstallError> {
        let block = region.block;
        if self.vm.code_of_block(block).is_none() {
            return Err(InstallError::NoBlock(block));
        }
        if let Some(occupant) = self.vm.region_at(block) {
            return Err(InstallError::Occupied(occupant));
        }
        let id = RegionId::from(self.vm.regions.list.len());
        region.exits.resolve(id, &self.vm.classes).map_err(InstallError::Resume)?;
        let reserve = region.exits.reserve();
        if reserve != 0 && !self.vm.heap.raise_exit_reserve(reserve) {
            return Err(InstallError::Resume(ResumeError::Reserve(reserve)));
        }
        self.vm.regions.table_bytes += region.exits.bytes();
        self.vm.regions.list.push(Some(region));
        self.vm.regions.by_block.insert(block, id);
        self.vm.enter_region_at(block, self.vm.entry_of_region(id));
        Ok(id)
    }

    /// Has a region entered at another address, where its machine code now also is; what keeps the code there is
    /// exchanged too.
    ///
    /// # Safety
    /// As for [`Control::install_region`].
    pub unsafe fn move_region(&mut self, region: RegionId, entry: usize, code: Box<dyn Send>) {
        let Some(Some(moved)) = self.vm.regions.list.get_mut(region.index()) else { return };
        (moved.entry, moved.code) = (entry, code);
        let block = moved.block;
        self.vm.enter_region_at(block, self.vm.entry_of_region(region));
    }

    /// Ends a region: its block is executed by the interpreter again, its machine code may go. No machine code is on
    /// the native stack while a tier is being told of something, so nobody is inside.
    pub fn remove_region(&mut self, region: RegionId) {
        let Some(removed) = self.vm.regions.list.get_mut(region.index()).and_then(Option::take) else { return };
        let counts: Box<[u32]> = (0..removed.exits.len() as u32).filter_map(|exit| removed.exits.count(exit)).collect();
        let tables = &mut self.vm.regions.table_bytes;
        *tables = *tables - removed.exits.bytes() + size_of_val(&*counts) + 2 * size_of::<(RegionId, Box<[u32]>)>();
        self.vm.regions.removed.insert(region, counts);
        self.vm.regions.by_block.remove(&removed.block);
        self.vm.enter_region_at(removed.block, 0);
    }

    /// Has no region entered for a while, or all entered again: meanwhile the heads of their blocks do what
    /// [`Control::set_head_mode`] says. Costs as much as there are regions that would have been entered.
    pub fn suspend_regions(&mut self, suspended: bool) {
        self.vm.regions.are_suspended = suspended;
        if suspended {
            return;
        }
        for block in std::mem::take(&mut self.vm.regions.passed) {
            if let Some(region) = self.vm.region_at(block) {
                self.vm.enter_region_at(block, self.vm.entry_of_region(region));
            }
        }
    }

    /// See [`Vm::region_at`].
    pub fn region_at(&self, block: BlockId) -> Option<RegionId> {
        self.vm.region_at(block)
    }

    /// See [`Vm::exit_count`].
    pub fn exit_count(&self, region: RegionId, exit: u32) -> Option<u32> {
        self.vm.exit_count(region, exit)
    }

    /// Has [`super::Tier::exit_tripped`] called when an exit has been taken so often; with 0 only when its count wraps.
    pub fn set_exit_threshold(&mut self, region: RegionId, exit: u32, threshold: u32) {
        if let Some(region) = self.vm.regions.get(region) {
            region.exits.set_threshold(exit, threshold);
        }
    }

    /// Sets the context that an exit leaves: as the head of the block gone to finds it, where the exit goes to a head.
    /// Unknown unless set.
    pub fn set_exit_context(&mut self, region: RegionId, exit: u32, context: Option<NodeId>) {
        let context = self.vm.nodes.address(context);
        if let Some(region) = self.vm.regions.get(region) {
            region.exits.set_context(exit, context);
        }
    }

    /// Address of the handler that exits jump to.
    pub fn exit_handler(&self) -> usize {
        self.vm.options.dispatch.exit_handler(self.vm.options.measure_regions)
    }

    /// Begins the random numbers for injected failures anew.
    pub fn set_random(&mut self, seed: u64) {
        // Seeds that follow each other give sequences that have nothing in common; 0 would stay 0.
        self.vm.random = (seed.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    }

    /// Address of the handler to which machine code leaves that a stand-in runs ([`super::Machine::run_code`]).
    pub fn capture_handler(&self) -> usize {
        super::resume::capture_handler()
    }

    /// The handler word of heads whose block has a region that is to be entered. Machine code that finds it at an
    /// instruction may jump to the region ([`super::runtime::head::ENTRY`]) as it would to the exit handler, with the
    /// frames that the interpreter would have there: neither word changes while machine code runs.
    pub fn region_word(&self) -> usize {
        self.vm.options.dispatch.handler_word(self.vm.region_op())
    }

    /// The address of an instruction, as return points in frame headers hold it; `None` where there is none.
    pub fn instruction_address(&self, point: ResumePoint) -> Option<usize> {
        locate(&self.vm.classes, point).ok().map(|(instruction, _)| instruction.addr())
    }

    /// A method's address, as frame headers and vtables hold it.
    pub fn method_address(&self, method: MethodId) -> usize {
        self.vm.classes.method_address(method).addr()
    }

    /// The address of a block's first instruction, as return points in frame headers hold it; `None` for a number that
    /// no block has.
    pub fn head_address(&self, block: BlockId) -> Option<usize> {
        let (code, index) = self.vm.code_of_block(block)?;
        Some(code.head(index).addr())
    }
}
