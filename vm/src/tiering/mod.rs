//! What the VM keeps for the tier above it: code and its versions, what stands in block heads, and regions of machine
//! code with what their exits leave behind.
//!
//! In go methods, the modes of heads, plans of instrumentation and regions; out come threaded code, heads that report
//! or enter machine code, and counts. [`translate`] makes code, [`versions`] instruments it, [`heads`] says what stands
//! in a block's head; [`regions`] are what is installed, [`exits`] the tables of their side exits, [`objects`] what
//! only exits make; [`undo_log`] and [`replay`] are what trial runs leave; [`memory`] is the tier's share of the limit.
//! What a tier may do with it is in [`crate::tier`].
//!
//! # State
//!
//! Which block has which number, the nodes and paths of the profile, the counters and plans of instrumented code
//! ([`instruments`]), the regions by number and by block, and the replay that goes on, if one does. First what machine
//! code reads and writes at constant distances: values for objects of exits, the table of interface targets, the random
//! number of injected failures. The code itself is the method's ([`crate::link::Method`]).
//!
//! # Entry points
//!
//! `translate_method` gives a method its code, verified first where it is not yet
//! (`docs/decisions/034-who-drives-translation.md`); `instrument`, `uninstrument` and `set_switch` change over between
//! versions; `set_head_mode` and `enter_region_at` change heads, `join_empty_call` a call; `materialise` makes the
//! objects of an exit. What instrumented code and exits have counted is read by `plan_counts`, `edge_counts`,
//! `block_counts` and `exit_count`.
//!
//! # Invariants
//!
//! * A block's head holds what `refresh_head` derives from the checkpoint, the current version, the region and the
//!   mode, in this order. Whoever changes one of them calls it, in the version concerned (K5).
//! * All versions of a method have the same blocks with the same numbers (K4), and stay as long as the VM.
//! * A block has one region at most, and its entry in each version is that region's or 0. Numbers of regions are not
//!   used again, and an exit's descriptor stays where it is until its region is removed (I7).
//! * What the tier has is no account of the heap: memory ends at the same place with and without it.
//!
//! # Borrowing
//!
//! This is the highest part: methods take runtime, loader or schedule as far as they need them. Translating takes
//! runtime and loader exclusively, as it charges and verifies; writing a head takes tiering, runtime and loader shared,
//! since words of code are cells. No tier is told of anything here: what it has to hear comes back as a result
//! (`take_exhausted`), and `Vm::tell_tier` tells it.

mod empty_calls;
pub(crate) mod exit_reason;
pub(crate) mod exits;
mod heads;
pub(crate) mod instruments;
pub(crate) mod memory;
pub(crate) mod objects;
pub(crate) mod regions;
pub(crate) mod replay;
mod translate;
pub(crate) mod undo_log;
pub(crate) mod versions;

use std::time::Instant;

use crate::classfile::opcodes::OPCODES;
use crate::heap::Ref;
use crate::id::RegionId;
use crate::link::interface_targets::InterfaceTargets;
use crate::profile::blocks::BlockTable;
use crate::profile::nodes::TransitionNodes;
use crate::profile::paths::{PathCursor, Paths};
use crate::runtime::Runtime;
use instruments::Instruments;
use memory::TierMemory;
use regions::Regions;
use replay::ExitReplay;

/// How many values an exit can leave for objects that it makes.
pub(crate) const EXIT_VALUES: usize = 128;

/// See the module's head. Machine code knows where some of it lies.
#[repr(C)]
pub(crate) struct Tiering {
    /// State of the random numbers for injected failures.
    pub(crate) random: u64,
    /// Values that machine code has left for objects that its exit makes.
    pub(crate) exit_values: [u64; EXIT_VALUES],
    /// Empty between exits: where one that makes objects notes them, so that it need not allocate.
    made: Vec<Ref>,
    /// What interface calls of machine code enter.
    pub(crate) interface_targets: InterfaceTargets,
    /// The exit by which captured machine code has left, and the budget then.
    pub(crate) captured_exit: (usize, i64),
    /// The region and exit by which machine code was left last.
    pub(crate) last_exit: Option<(RegionId, u32)>,
    /// See [`crate::tier::meter`].
    pub(crate) region_entered: Option<Instant>,
    /// The first of the root slots in which machine code counts bytecodes.
    pub(crate) retired_counters: Option<u32>,
    blocks: BlockTable,
    pub(crate) nodes: TransitionNodes,
    pub(crate) paths: Paths,
    /// The path from which the running thread came to the head that is being reported.
    pub(crate) path_left: PathCursor,
    pub(crate) instruments: Instruments,
    pub(crate) regions: Regions,
    pub(crate) tier_memory: TierMemory,
    /// What the interpreter is being compared with.
    pub(crate) replay: Option<ExitReplay>,
}

impl Tiering {
    /// With a limit of the heap, of which the tier gets a share.
    pub(crate) fn new(limit: u64) -> Tiering {
        Tiering {
            random: 1,
            exit_values: [0; EXIT_VALUES],
            made: Vec::new(),
            interface_targets: InterfaceTargets::default(),
            captured_exit: (0, 0),
            last_exit: None,
            region_entered: None,
            retired_counters: None,
            blocks: BlockTable::default(),
            nodes: TransitionNodes::default(),
            paths: Paths::default(),
            path_left: PathCursor::nowhere(),
            instruments: Instruments::default(),
            regions: Regions::default(),
            tier_memory: TierMemory::new(limit),
            replay: None,
        }
    }

    /// Takes the slots in which machine code counts bytecodes; none if the root area is full.
    pub(crate) fn make_retired_counters(&mut self, runtime: &mut Runtime) {
        let slots: Vec<u32> = OPCODES.iter().filter_map(|_| runtime.heap.allocate_primitive_slot()).collect();
        self.retired_counters = slots.first().copied().filter(|_| slots.len() == OPCODES.len());
    }

    /// The bytecodes that machine code has retired, by opcode; `None` if the VM was not told to have them counted.
    pub(crate) fn retired_bytecodes(&self, runtime: &Runtime) -> Option<Vec<u64>> {
        let first = self.retired_counters?;
        Some((0..OPCODES.len() as u32).map(|opcode| runtime.heap.load_slot(first + 8 * opcode)).collect())
    }
}
