//! The runtime: the heap with everything that a collection has to see, what is charged to the heap's limit, and the
//! host.
//!
//! In go requests for objects, strings, handles and memory; out they come, after a collection where there was no room
//! for them. Nothing here knows how classes are found or code is executed.
//!
//! # State
//!
//! The heap, and what holds references into it: the registers, the threads with their stacks, the handles of natives
//! ([`handles`]), objects that the host holds ([`rooted`]), values of its calls ([`calls`]), interned strings
//! ([`strings`]), monitors, and streams that compress, which go with their owners ([`compression`]). Beside it the
//! host, the options, the statistics with the clock of the stages, and what is kept back for telling of an
//! `OutOfMemoryError`.
//!
//! # Entry points
//!
//! [`allocate`] gives objects and root slots, charges memory and collects; [`room`] makes room for threads, stacks and
//! monitors; [`switch`] goes over to another thread; [`strings`] makes and reads Java strings; [`roots`] shows all that
//! is held to the collector. [`Runtime::pause`] and [`Runtime::look_up`] end what takes long where the run is to end
//! (K29).
//!
//! # Invariants
//!
//! * What may collect takes the runtime exclusively, and a [`Ref`] is void after it: what is still needed lies in a
//!   frame, a handle (I6) or one of the tables above.
//! * Nothing collects while machine code waits for a native (K15): [`Runtime::may_collect`] is asked first, and the
//!   native fails.
//! * Memory outside the heap is charged before it is taken, and given back when it goes (K30).
//!
//! # Registers and stubs
//!
//! Both belong to the interpreter, and lie here all the same. The registers are a root: the exception in flight is a
//! reference, and the frames of the running thread are found from them only, as a thread that runs has no `Standing` of
//! its own. So whatever may collect needs them, which is whatever makes an object, charges memory or makes room on a
//! stack, in every part; and what natives and long work charge is the budget in them. A part of their own would be a
//! second parameter wherever the runtime is one. The stubs are where all stacks and methods lead that have no code: the
//! bottom frame returns to one, and calls of methods that are not translated enter one, as the loader writes. They never
//! change. What runs on registers, and does what stubs say, is `interp`, which has no state of its own and is no part.
//!
//! # Borrowing
//!
//! Each other part takes the runtime as a parameter, and it takes none. Where two of its fields are needed at once it
//! is taken apart by a pattern ([`Runtime::copy_alike`]). It comes first in a [`Vm`](crate::Vm), the registers and then
//! the heap first in it, at distances that handlers and machine code know (`tier::runtime`); while these run nobody
//! borrows it (I5).

mod allocate;
pub(crate) mod calls;
pub(crate) mod compression;
pub(crate) mod handles;
mod room;
pub(crate) mod rooted;
mod roots;
pub(crate) mod strings;
mod switch;

use crate::code::dispatch::HandlerWords;
use crate::error::{JavaError, Shortage, VmError};
use crate::heap::{Collection, Heap, HeapOptions, Ref};
use crate::host::Host;
use crate::link::stubs::Stubs;
use crate::options::VmOptions;
use crate::profile::portions::{LOOK_INTERVAL, MACHINE_LOOK_INTERVAL, Portions};
use crate::statistics::{Stage, StageClock, Statistics, Whereabouts};
use crate::stopping::Watch;
use crate::thread::Threads;
use crate::thread::monitor::Monitors;
use crate::thread::registers::Registers;
pub(crate) use allocate::{FAST_ARRAY_LENGTH, are_long};
use calls::Calls;
use compression::CompressionStreams;
use handles::Handles;
use rooted::RootTable;
use strings::{InternTable, StringFields};

/// See the module's head. Handlers and machine code know where the registers and the heap lie in it.
#[repr(C)]
pub(crate) struct Runtime {
    pub(crate) registers: Registers,
    pub(crate) heap: Heap,
    /// How instructions name their handlers.
    pub(crate) words: &'static HandlerWords,
    pub(crate) stubs: Stubs,
    pub(crate) threads: Threads,
    pub(crate) monitors: Monitors,
    pub(crate) handles: Handles,
    pub(crate) rooted: RootTable,
    pub(crate) calls: Calls,
    pub(crate) compression: CompressionStreams,
    interned: InternTable,
    pub(crate) string_fields: StringFields,
    pub(crate) host: Box<dyn Host>,
    pub(crate) options: VmOptions,
    pub(crate) statistics: Statistics,
    /// The first collections, where they are noted.
    pub(crate) noted_collections: Vec<(u64, Collection)>,
    stage_clock: StageClock,
    /// While machine code waits for a native: the budget that must be left (K15).
    least_budget: Option<i64>,
    /// Root slot of an `OutOfMemoryError` made beforehand.
    reserve_error_slot: u32,
    /// Bytes charged so that what tells of an uncaught `OutOfMemoryError` has room; less while it uses them.
    memory_reserve: u64,
    /// A shortage with which the run is to end, where the options say so.
    shortage: Option<Shortage>,
    /// Where the number of shutdown hooks lies, once the class that counts them is initialised.
    shutdown_hooks: Option<HookCount>,
}

/// Where the number of registered shutdown hooks lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HookCount {
    /// The root slot of the object that has it.
    pub owner: u32,
    /// The field's offset there.
    pub field: u32,
}

impl Runtime {
    /// A runtime without objects.
    ///
    /// # Errors
    /// There is no memory for the heap.
    pub(crate) fn new(
        options: VmOptions,
        words: &'static HandlerWords,
        host: Box<dyn Host>,
    ) -> Result<Runtime, VmError> {
        let heap_options = HeapOptions {
            limit_bytes: options.max_heap,
            max_pause: options.max_pause,
            seed: options.seed,
            stress: options.stress,
            record_collections: options.verbose_gc || options.note_collections,
        };
        let mut heap = Heap::new(heap_options).map_err(|error| VmError::Heap(error.to_string()))?;
        heap.watch = Watch::new(host.alarm());
        let portions = Portions::new(
            options.sample_interval.min(LOOK_INTERVAL),
            options.machine_portion.min(MACHINE_LOOK_INTERVAL),
        );
        Ok(Runtime {
            registers: Registers::new(heap.base(), portions),
            heap,
            words,
            stubs: Stubs::new(words),
            threads: Threads::default(),
            monitors: Monitors::default(),
            handles: Handles::default(),
            rooted: RootTable::default(),
            calls: Calls::default(),
            compression: CompressionStreams::default(),
            interned: InternTable::default(),
            string_fields: StringFields::NONE,
            host,
            options,
            statistics: Statistics::default(),
            noted_collections: Vec::new(),
            stage_clock: StageClock::default(),
            least_budget: None,
            reserve_error_slot: 0,
            memory_reserve: 0,
            shortage: None,
            shutdown_hooks: None,
        })
    }

    /// Has the time of a stage run from now on, if stages are timed: two readings of the clock with its end, else nothing.
    /// Gives what runs on afterwards.
    pub(crate) fn begin_stage(&mut self, stage: Stage) -> Option<Stage> {
        self.change_stage(Some(stage))
    }

    /// Ends a stage whose beginning gave `outer`.
    pub(crate) fn end_stage(&mut self, outer: Option<Stage>) {
        self.change_stage(outer);
    }

    #[inline]
    fn change_stage(&mut self, next: Option<Stage>) -> Option<Stage> {
        let before = self.options.whereabouts.as_ref().and_then(|whereabouts| whereabouts.change(next));
        if self.options.time_stages { self.stage_clock.change(next, &mut self.statistics.stages) } else { before }
    }

    /// Has the host do what may wait, which nobody takes for work meanwhile.
    pub(crate) fn while_waiting<R>(&mut self, wait: impl FnOnce(&mut dyn Host) -> R) -> R {
        let host = &mut *self.host;
        Whereabouts::while_waiting(self.options.whereabouts.as_deref(), || wait(host))
    }

    /// Does what belongs to a stage, on its account.
    pub(crate) fn in_stage<R>(&mut self, stage: Stage, work: impl FnOnce(&mut Runtime) -> R) -> R {
        let outer = self.begin_stage(stage);
        let result = work(self);
        self.end_stage(outer);
        result
    }

    /// Looks whether a request to exit would have shutdown hooks to run, for what may be abandoned from now on.
    pub(crate) fn note_shutdown_hooks(&self) {
        let count = self.shutdown_hooks.and_then(|hooks| {
            let owner = self.heap.load_reference_slot(hooks.owner);
            (!owner.is_null()).then(|| self.heap.load::<i32>(owner, hooks.field))
        });
        self.heap.watch.set_exit_is_final(count.is_none_or(|count| count == 0));
    }

    /// Ends what is being done if the run is to end and somebody catches that.
    #[inline]
    pub(crate) fn pause(&self) {
        if self.heap.watch.is_rung() {
            self.note_shutdown_hooks();
            self.heap.watch.pause();
        }
    }

    /// Ends a native's work if the run is to end.
    ///
    /// # Errors
    /// Machine code waits for the native: it leaves, and the interpreter calls the native again (K15).
    #[inline]
    pub(crate) fn look_up(&self) -> Result<(), JavaError> {
        if self.heap.watch.is_rung() {
            self.note_shutdown_hooks();
            self.heap.watch.look_up()?;
        }
        Ok(())
    }

    /// Notes where the number of shutdown hooks lies.
    pub(crate) fn set_shutdown_hooks(&mut self, hooks: Option<HookCount>) {
        self.shutdown_hooks = hooks;
    }

    /// Machine code waits for a native from now on, with so much budget that must be left; or no longer (K15).
    pub(crate) fn set_least_budget(&mut self, least: Option<i64>) {
        self.least_budget = least;
    }

    /// Whether machine code waits for the native that runs.
    pub(crate) fn is_called_by_machine_code(&self) -> bool {
        self.least_budget.is_some()
    }

    /// See [`Heap::copy_alike`]: `arraycopy` between arrays of one class, as far as no other look at classes is needed.
    pub(crate) fn copy_alike(
        &mut self,
        from: (Ref, i32),
        to: (Ref, i32),
        length: i32,
    ) -> Option<Result<(), JavaError>> {
        let Runtime { heap, registers, least_budget, .. } = self;
        heap.copy_alike(from, to, length, |bytes| registers.charge_before(*least_budget, bytes / 8))
    }
}
