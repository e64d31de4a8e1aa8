//! Memory that a program takes: objects, and what is charged to the heap's limit; a collection where there is no room.

use super::Runtime;
use super::roots::Roots;
use crate::error::{JavaError, Shortage};
use crate::heap::{Account, Collection, Heap, NeedsCollection, OutOfMemory, Ref};
use crate::id::ClassId;
use crate::statistics::Stage;
use crate::stopping::STRETCH;

/// Longer arrays are allocated out of line, by the interpreter, and charged (K1).
pub(crate) const FAST_ARRAY_LENGTH: u32 = 1 << 16;

/// Whether arrays nested in each other, each of the next of `lengths`, have more than [`FAST_ARRAY_LENGTH`] elements in all.
pub(crate) fn are_long(lengths: &[i32]) -> bool {
    let mut level: u64 = 1;
    let elements = lengths.iter().fold(0_u64, |sum, &length| {
        level = level.saturating_mul(u64::try_from(length).unwrap_or(0));
        sum.saturating_add(level)
    });
    elements > FAST_ARRAY_LENGTH.into()
}

/// The longest array: a few elements below what an `int` counts, as HotSpot has it.
const ARRAY_LENGTH_MAX: i32 = i32::MAX - 2;

/// Collections of which is noted what they were, where that is wanted.
const NOTED_COLLECTIONS: usize = 10_000;

/// The part of the heap's limit that is kept for what tells of an uncaught `OutOfMemoryError`.
const RESERVE_SHARE: u64 = 24;
/// And the most of it, in bytes: classes and code of a stack trace printed for the first time, and its strings.
const RESERVE_MOST: u64 = 768 << 10;

impl Runtime {
    /// A new instance, collecting if need be.
    pub(crate) fn new_instance(&mut self, class: ClassId) -> Result<Ref, JavaError> {
        match self.heap.allocate_instance(class) {
            Ok(object) => Ok(object),
            Err(need) => {
                self.may_collect()?;
                self.collect_for(need)?;
                self.heap.allocate_instance(class).map_err(|_| JavaError::out_of_memory())
            }
        }
    }

    /// A new array, collecting if need be.
    pub(crate) fn new_array(&mut self, class: ClassId, length: u32) -> Result<Ref, JavaError> {
        // What most arrays take is not charged: a slice of nothing but such as are just not long would take seconds.
        self.pause();
        if length as usize > STRETCH {
            // Clearing it takes long, and machine code cannot be abandoned.
            self.may_collect()?;
            self.note_shutdown_hooks();
        }
        match self.heap.allocate_array(class, length) {
            Ok(array) => Ok(array),
            Err(need) => {
                self.may_collect()?;
                self.collect_for(need)?;
                self.heap.allocate_array(class, length).map_err(|_| JavaError::out_of_memory())
            }
        }
    }

    /// Nothing collects while machine code waits for a native: the native fails, and machine code leaves.
    pub(crate) fn may_collect(&self) -> Result<(), JavaError> {
        if self.least_budget.is_some() { Err(JavaError::out_of_memory()) } else { Ok(()) }
    }

    fn collect_for(&mut self, need: NeedsCollection) -> Result<(), JavaError> {
        self.make_room("Allocation Failure", need).map_err(|_| JavaError::out_of_memory())
    }

    /// Collects until there is room. What goes only after a collection, since its owner was found dead, makes room for the
    /// next one.
    fn make_room(&mut self, cause: &str, need: NeedsCollection) -> Result<(), OutOfMemory> {
        let streams = self.heap.charged(Account::Streams);
        let collected = self.collect(cause, |heap, roots| heap.collect_for(need, roots));
        if collected.is_err() && self.heap.charged(Account::Streams) < streams {
            return self.collect(cause, |heap, roots| heap.collect_for(need, roots));
        }
        collected
    }

    /// Collects everything (`System.gc`).
    pub(crate) fn collect_full(&mut self) {
        self.collect("System.gc()", |heap, roots| heap.collect_full(roots));
    }

    fn collect<R>(&mut self, cause: &str, work: impl FnOnce(&mut Heap, &mut Roots<'_>) -> R) -> R {
        self.note_shutdown_hooks();
        let result = self.in_stage(Stage::Collect, |runtime| {
            runtime.trim_stacks();
            let Runtime { heap, registers, threads, handles, rooted, calls, interned, monitors, compression, .. } =
                runtime;
            monitors.deflate_idle(heap);
            interned.shrink(heap);
            let result =
                work(heap, &mut Roots { registers, threads, handles, rooted, calls, interned, monitors, compression });
            heap.discharge(Account::Streams, compression.take_freed());
            result
        });
        for collection in self.heap.take_collections() {
            if self.options.verbose_gc {
                self.report_collection(&collection, cause);
            }
            if self.options.note_collections && self.noted_collections.len() < NOTED_COLLECTIONS {
                self.noted_collections.push((self.host.nanoseconds(), collection));
            }
        }
        result
    }

    /// A line in the form of HotSpot's `-verbose:gc`: bytes of objects before and after, bytes in use, pause.
    fn report_collection(&mut self, collection: &Collection, cause: &str) {
        let &Collection { number, full, before, after, in_use, pause } = collection;
        let seconds = self.host.nanoseconds() as f64 / 1e9;
        let kind = if full { "Full" } else { "Young" };
        let mega = |bytes: u64| bytes >> 20;
        let line = format!(
            "[{seconds:.3}s][info][gc] GC({number}) Pause {kind} ({cause}) {}M->{}M({}M) {:.3}ms\n",
            mega(before),
            mega(after),
            mega(in_use),
            pause.as_secs_f64() * 1e3,
        );
        // A closed stream must not end the program.
        let _ = self.host.write(1, line.as_bytes());
    }

    /// Counts memory outside the heap against the limit, collecting if need be.
    ///
    /// # Errors
    /// `OutOfMemoryError` where there is no room after a collection either.
    pub(crate) fn heap_charge(&mut self, account: Account, bytes: u64) -> Result<(), JavaError> {
        self.make_room_outside(account, |runtime| runtime.heap.charge(account, bytes))
    }

    /// Makes sure that there is room outside the heap for something that is gone before anything else is made there,
    /// collecting if need be. Little is not worth asking for.
    ///
    /// # Errors
    /// As for [`Runtime::heap_charge`].
    pub(crate) fn make_room_for_work(&mut self, bytes: u64) -> Result<(), JavaError> {
        const LITTLE: u64 = 256 << 10;
        if bytes > LITTLE {
            self.heap_charge(Account::Work, bytes)?;
            self.heap.discharge(Account::Work, bytes);
        }
        Ok(())
    }

    /// Whether there is so much room outside the heap without a collection.
    pub(crate) fn has_room_for_work(&mut self, bytes: u64) -> bool {
        let has_room = self.heap.charge(Account::Work, bytes).is_ok();
        if has_room {
            self.heap.discharge(Account::Work, bytes);
        }
        has_room
    }

    /// Does what may need room outside the heap, again after a collection if there was none.
    pub(super) fn make_room_outside(
        &mut self,
        account: Account,
        mut work: impl FnMut(&mut Runtime) -> Result<(), NeedsCollection>,
    ) -> Result<(), JavaError> {
        let Err(need) = work(self) else { return Ok(()) };
        self.may_collect()?;
        self.make_room("Metadata GC Threshold", need).map_err(|_| account.out_of_memory())?;
        work(self).map_err(|_| account.out_of_memory())
    }

    /// Charges the current slice for work done outside bytecode (K1).
    pub(crate) fn charge(&mut self, work: u64) {
        self.registers.charge(work);
    }

    /// The same for work that must not be done twice.
    ///
    /// # Errors
    /// Machine code that has called the native needs more budget than is left then: it leaves, and the interpreter
    /// calls the native again.
    pub(crate) fn charge_before(&mut self, work: u64) -> Result<(), JavaError> {
        self.registers.charge_before(self.least_budget, work)
    }

    /// A new root slot.
    pub(crate) fn new_root(&mut self, value: Ref) -> Result<u32, JavaError> {
        let slot = self.heap.allocate_reference_slot();
        let slot = slot.ok_or_else(|| JavaError::shortage(Shortage::Metaspace))?;
        self.heap.store_reference_slot(slot, value);
        Ok(slot)
    }

    fn wanted_reserve(&self) -> u64 {
        (self.heap.limit_bytes() / RESERVE_SHARE).min(RESERVE_MOST)
    }

    fn use_memory_reserve(&mut self, bytes: u64) {
        self.heap.discharge(Account::Reserve, bytes);
        self.memory_reserve -= bytes;
    }

    /// Keeps memory back for what tells of an uncaught `OutOfMemoryError`, as far as that has been used, if there is
    /// enough.
    pub(crate) fn take_memory_reserve(&mut self) {
        let missing = self.wanted_reserve() - self.memory_reserve;
        if missing != 0 && self.heap.charge(Account::Reserve, missing).is_ok() {
            self.memory_reserve += missing;
        }
    }

    /// A new array of a length that the guest has chosen.
    pub(crate) fn checked_array(&mut self, class: ClassId, length: i32) -> Result<Ref, JavaError> {
        let Ok(unsigned) = u32::try_from(length) else {
            return Err(JavaError::new("java/lang/NegativeArraySizeException", length.to_string()));
        };
        if length > ARRAY_LENGTH_MAX {
            return Err(JavaError::shortage(Shortage::ArrayLength));
        }
        self.new_array(class, unsigned)
    }

    /// Keeps an `OutOfMemoryError` made beforehand, for where there is no room to make one.
    ///
    /// # Errors
    /// There is no slot for it.
    pub(crate) fn keep_reserve_error(&mut self, error: Ref) -> Result<(), JavaError> {
        self.reserve_error_slot = self.new_root(error)?;
        Ok(())
    }

    /// The `OutOfMemoryError` made beforehand.
    pub(crate) fn reserve_error(&self) -> Ref {
        self.heap.load_reference_slot(self.reserve_error_slot)
    }

    /// Notes an error that is about to be thrown, where the run is to end with the first one that tells of a shortage.
    pub(crate) fn note_shortage(&mut self, error: &JavaError) {
        if self.options.end_on_out_of_memory {
            self.shortage = self.shortage.or(error.told_shortage());
        }
    }

    /// The shortage that was noted, for whoever ends the run.
    pub(crate) fn take_shortage(&mut self) -> Option<Shortage> {
        self.shortage.take()
    }

    /// Gives back most of what is kept for what tells of an uncaught `OutOfMemoryError`: the rest is for the thread's end.
    pub(crate) fn use_most_of_reserve(&mut self) {
        self.use_memory_reserve(self.memory_reserve / 4 * 3);
    }

    /// Gives back the rest of it, if some of it has been used.
    pub(crate) fn use_rest_of_reserve(&mut self) {
        if self.memory_reserve < self.wanted_reserve() {
            self.use_memory_reserve(self.memory_reserve);
        }
    }
}
