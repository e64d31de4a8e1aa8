//! The seam to what compiles regions: the tiering driver owns it, the compiler implements it.

use holloway_vm::{BlockId, Control, ExitReason, RegionId};

use crate::region::Region;

/// Where a side exit leads, as far as something may be done about it: which block might be a root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitTarget {
    /// Nowhere new, since the budget ran out: until then time was spent in the region.
    Budget,
    /// Along a path that leads out of the region: where that is frequent, the region should be larger. The transition, where
    /// the exit stands for one; without, the region should be made anew with what is known by then.
    Path(Option<(BlockId, BlockId)>),
    /// To this block, once the interpreter has done what compiled code does not, such as a call of a native method: where
    /// that is frequent, the block should be a root.
    Step(BlockId),
    /// Into a method that is not inlined: where that is frequent, the method's entry should be a root, and so should the
    /// block behind the call.
    Call {
        /// The block that ends with the call.
        call: BlockId,
        /// The method's first block.
        callee: BlockId,
        /// The block behind the call.
        behind: BlockId,
    },
    /// To a caller that is interpreted: where that is frequent, the block there should be a root.
    Return,
    /// To an exception, a full nursery and the like.
    Rare,
}

impl ExitTarget {
    /// The transition that the exit stands for, if it does: the block left and the block gone to.
    pub fn transition(self) -> Option<(BlockId, BlockId)> {
        match self {
            ExitTarget::Path(transition) => transition,
            ExitTarget::Call { call, callee, .. } => Some((call, callee)),
            ExitTarget::Budget | ExitTarget::Step(_) | ExitTarget::Return | ExitTarget::Rare => None,
        }
    }

    /// Its kind in a word, as logs and reports have it.
    pub fn name(self) -> &'static str {
        match self {
            ExitTarget::Budget => "budget",
            ExitTarget::Path(_) => "path",
            ExitTarget::Step(_) => "step",
            ExitTarget::Call { .. } => "call",
            ExitTarget::Return => "return",
            ExitTarget::Rare => "rare",
        }
    }
}

impl std::fmt::Display for ExitTarget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A region that has been compiled and installed in the head of its root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiled {
    /// The region's number in the VM.
    pub region: RegionId,
    /// Bytes of machine code.
    pub code_bytes: usize,
    /// Its side exits by their numbers, which count from 0 in each region.
    pub exits: Vec<CompiledExit>,
}

/// A side exit of a compiled region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CompiledExit {
    /// Why it is taken.
    pub reason: ExitReason,
    /// Where it leads.
    pub target: ExitTarget,
    /// Where another region stands behind it, machine code goes there without counting the exit.
    pub is_linked: bool,
}

/// Budget that a region charges each time it follows an edge (K1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charge {
    /// The block that is left, an index into [`Region::blocks`].
    pub from: usize,
    /// The block gone to, an index of the same kind.
    pub to: usize,
    /// Budget charged, in bytecodes.
    pub weight: u32,
}

/// Why a region is not compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason's name, from the compiler's closed list.
    pub reason: &'static str,
    /// Whether it may go away by itself: a class that is not initialised yet, an instruction not yet resolved.
    pub passing: bool,
}

/// The clock has ticked: processor time of the VM's thread since the tick before, and where it found the thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The time.
    pub nanoseconds: u64,
    /// Where.
    pub found: TickPlace,
}

/// Where the clock has found the VM's thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TickPlace {
    /// In machine code, or in what that has called.
    Region {
        /// The region's root.
        root: BlockId,
        /// The region's block, where the code belongs to one.
        block: Option<BlockId>,
    },
    /// In the interpreter.
    Interpreter,
    /// In a native method that the interpreter has called.
    Native,
    /// In the collector.
    Collector,
    /// Where classes are loaded and verified, and methods translated.
    Loader,
}

/// Makes machine code of regions, at once or in another thread (K26).
pub trait TraceCompiler: Send {
    /// Takes a region to be compiled: in a hurry, or thoroughly where it has grown or is hot. It is read before this returns. Of the
    /// regions that wait, the one with the greatest gain (in nanoseconds) is compiled first. Gives what the region charges
    /// on its edges; where nothing is charged, nothing is named.
    ///
    /// # Errors
    /// [`Refusal`]; nothing has changed then.
    fn start(
        &mut self,
        vm: &mut Control<'_>,
        region: &Region,
        thorough: bool,
        gain: i64,
    ) -> Result<Vec<Charge>, Refusal>;

    /// Bytes that machine code and what waits to be compiled take.
    fn bytes(&self) -> u64 {
        0
    }

    /// Whether a clock finds out where time goes.
    fn has_clock(&self) -> bool {
        false
    }

    /// The next tick of the clock. Ticks are taken before machine code is removed or moved: it would not be found any more.
    fn take_tick(&mut self) -> Option<Tick> {
        None
    }

    /// The root of a region that has been finished, successfully or not; each is named once.
    fn finished(&mut self, vm: &mut Control<'_>) -> Option<BlockId>;

    /// Installs what [`TraceCompiler::finished`] has named last in its root's head, which has no region.
    ///
    /// # Errors
    /// [`Refusal`]; nothing has changed then.
    fn install(&mut self, vm: &mut Control<'_>) -> Result<Compiled, Refusal>;
}
