//! Machine code in a VM: who owns it, where it is entered, what its exits have counted.

#![allow(unsafe_code)]

use crate::code::instruction::RegionEntry;
use crate::id::{BlockId, MethodId, RegionId};
use crate::thread::registers::Arrival;
use crate::tiering::exits::{ExitTable, ResumeError, ResumePoint, locate};
use crate::tiering::regions::Installed;
use crate::vm::Vm;
use crate::vm::stand_in::StandIn;
use crate::vm::tier::Control;

/// A region of machine code, to be entered at a block's head.
#[allow(missing_docs, reason = "the names say the rest")]
pub struct InstalledRegion {
    pub block: BlockId,
    /// Address of the machine code: a function of the interpreter's six registers, in C's calling convention, that ends
    /// in a jump to [`Control::exit_handler`] with the address of an exit's descriptor in its first argument, or to another
    /// region ([`Control::region_word`]).
    pub entry: usize,
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

impl Vm {
    /// An exit was taken as often as its threshold says.
    pub(crate) fn exit_event(&mut self, region: RegionId, exit: u32) {
        self.tell_tier(|tier, vm| tier.exit_tripped(vm, region, exit));
    }

    /// The thread stands at the head of a block whose region is not to be entered: the head does what its mode says, from
    /// now until regions are entered again.
    pub(crate) fn suspend_region_here(&mut self) {
        // SAFETY: I1: regions stand in heads of blocks.
        let block = unsafe { self.runtime.registers.block_reached() };
        self.tiering.regions.passed.push(block);
        self.tiering.pass_region_at(&self.runtime, &self.loader, block);
        self.runtime.registers.arrival = Arrival::Head;
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
    /// The machine code is what [`InstalledRegion::entry`] says. It leaves each exit with what I7 demands: every slot that is live
    /// at the exit's resume point holds what the interpreter would have left there, or is written from the plan; none of
    /// the effects of the instruction there, and all effects of those before it, are done.
    pub unsafe fn install_region(&mut self, mut region: InstalledRegion) -> Result<RegionId, InstallError> {
        let block = region.block;
        if self.vm.tiering.code_of_block(&self.vm.loader, block).is_none() {
            return Err(InstallError::NoBlock(block));
        }
        if let Some(occupant) = self.vm.tiering.region_at(block) {
            return Err(InstallError::Occupied(occupant));
        }
        let id = RegionId::from(self.vm.tiering.regions.list.len());
        region.exits.resolve(id, &self.vm.loader.classes).map_err(InstallError::Resume)?;
        let reserve = region.exits.reserve();
        if reserve != 0 && !self.vm.runtime.heap.raise_exit_reserve(reserve) {
            return Err(InstallError::Resume(ResumeError::Reserve(reserve)));
        }
        self.vm.tiering.regions.table_bytes += region.exits.bytes();
        let InstalledRegion { entry, exits, code, stand_in, .. } = region;
        // SAFETY: I7: the caller's promise; `code` keeps it there until the region is removed, and heads lead there no more.
        let entry = unsafe { RegionEntry::at(entry) };
        let installed = Installed { block, entry, exits, code, has_stand_in: stand_in.is_some() };
        self.vm.tiering.regions.list.push(Some(installed));
        if let Some(stand_in) = stand_in {
            self.vm.stand_ins.insert(id, stand_in);
        }
        self.vm.tiering.regions.by_block.insert(block, id);
        self.vm.tiering.enter_region_at(&self.vm.runtime, &self.vm.loader, block);
        Ok(id)
    }

    /// Has a region entered at another address, where its machine code now also is; what keeps the code there is
    /// exchanged too.
    ///
    /// # Safety
    /// As for [`Control::install_region`].
    pub unsafe fn move_region(&mut self, region: RegionId, entry: usize, code: Box<dyn Send>) {
        let Some(Some(moved)) = self.vm.tiering.regions.list.get_mut(region.index()) else { return };
        // SAFETY: I7: the caller's promise; `code` keeps it there until the region is removed.
        moved.entry = unsafe { RegionEntry::at(entry) };
        moved.code = code;
        let block = moved.block;
        self.vm.tiering.enter_region_at(&self.vm.runtime, &self.vm.loader, block);
    }

    /// Ends a region: its block is executed by the interpreter again, its machine code may go. No machine code is on
    /// the native stack while a tier is being told of something, so nobody is inside.
    pub fn remove_region(&mut self, region: RegionId) {
        let Some(removed) = self.vm.tiering.regions.list.get_mut(region.index()).and_then(Option::take) else { return };
        self.vm.stand_ins.remove(&region);
        let counts: Box<[u32]> = (0..removed.exits.len() as u32).filter_map(|exit| removed.exits.count(exit)).collect();
        let tables = &mut self.vm.tiering.regions.table_bytes;
        *tables = *tables - removed.exits.bytes() + size_of_val(&*counts) + 2 * size_of::<(RegionId, Box<[u32]>)>();
        self.vm.tiering.regions.removed.insert(region, counts);
        self.vm.tiering.regions.by_block.remove(&removed.block);
        self.vm.tiering.enter_region_at(&self.vm.runtime, &self.vm.loader, removed.block);
    }

    /// Has no region entered for a while, or all entered again: meanwhile the heads of their blocks do what
    /// [`Control::set_head_mode`] says. Costs as much as there are regions that would have been entered.
    pub fn suspend_regions(&mut self, suspended: bool) {
        self.vm.tiering.regions.are_suspended = suspended;
        if suspended {
            return;
        }
        for block in std::mem::take(&mut self.vm.tiering.regions.passed) {
            self.vm.tiering.enter_region_at(&self.vm.runtime, &self.vm.loader, block);
        }
    }

    /// See [`Vm::region_at`].
    pub fn region_at(&self, block: BlockId) -> Option<RegionId> {
        self.vm.tiering.region_at(block)
    }

    /// See [`Vm::exit_count`].
    pub fn exit_count(&self, region: RegionId, exit: u32) -> Option<u32> {
        self.vm.tiering.exit_count(region, exit)
    }

    /// Has [`crate::vm::tier::Tier::exit_tripped`] called when an exit has been taken so often; with 0 only when its count wraps.
    pub fn set_exit_threshold(&mut self, region: RegionId, exit: u32, threshold: u32) {
        if let Some(region) = self.vm.tiering.regions.get(region) {
            region.exits.set_threshold(exit, threshold);
        }
    }

    /// Address of the handler that exits jump to.
    pub fn exit_handler(&self) -> usize {
        self.vm.runtime.words.exit(self.vm.runtime.options.measure_regions)
    }

    /// Begins the random numbers for injected failures anew.
    pub fn set_random(&mut self, seed: u64) {
        // Seeds that follow each other give sequences that have nothing in common; 0 would stay 0.
        self.vm.tiering.random = (seed.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    }

    /// Address of the handler to which machine code leaves that a stand-in runs ([`crate::vm::stand_in::Machine::run_code`]).
    pub fn capture_handler(&self) -> usize {
        super::resume::capture_handler()
    }

    /// The handler word of heads whose block has a region that is to be entered. Machine code that finds it at an
    /// instruction may jump to the region ([`super::runtime::head::ENTRY`]) as it would to the exit handler, with the
    /// frames that the interpreter would have there: neither word changes while machine code runs.
    pub fn region_word(&self) -> usize {
        self.vm.runtime.words.word(self.vm.tiering.region_op(&self.vm.runtime))
    }

    /// The address of an instruction, as return points in frame headers hold it; `None` where there is none.
    pub fn instruction_address(&self, point: ResumePoint) -> Option<usize> {
        locate(&self.vm.loader.classes, point).ok().map(|(instruction, _)| instruction.addr())
    }

    /// A method's address, as frame headers and vtables hold it.
    pub fn method_address(&self, method: MethodId) -> usize {
        self.vm.loader.classes.method_address(method).addr()
    }

    /// The address of a block's first instruction, as return points in frame headers hold it; `None` for a number that
    /// no block has.
    pub fn head_address(&self, block: BlockId) -> Option<usize> {
        let (code, index) = self.vm.tiering.code_of_block(&self.vm.loader, block)?;
        Some(code.head(index).addr())
    }
}
