//! A VM: one isolated guest with its heap, classes, threads and limits.
//!
//! In go a class path, options and a host; out come the program's effects and how it ended. A [`Vm`] may move between
//! host threads as a whole and has one mutator.

use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::code::instruction::{BARE, Instruction};
use crate::error::JavaError;
use crate::heap::{Account, Collection, Heap, HeapOptions, NeedsCollection, Ref, StressOptions};
use crate::host::Host;
use crate::id::{ClassId, MethodId, RegionId, ThreadId};
use crate::interp::Dispatch;
use crate::interp::heads::Arrival;
use crate::interp::instrument::Instruments;
use crate::interp::state::Slow;
use crate::interp::stubs::Stubs;
use crate::invokedynamic::CallSites;
use crate::link::interface_targets::InterfaceTargets;
use crate::link::{Class, ClassKind, Classes, Method, WellKnown};
use crate::names::Names;
use crate::native::Handles;
use crate::source::ClassSource;
use crate::statistics::{Stage, StageClock, Statistics};
use crate::stopping::{STRETCH, Watch};
use crate::strings::{InternTable, StringFields};
use crate::thread::Threads;
use crate::thread::lifecycle::Launching;
use crate::thread::monitor::Monitors;
use crate::thread::roots::Roots;
use crate::thread::scheduler::{LOOK_INTERVAL, MACHINE_LOOK_INTERVAL};
use crate::tier::memory::TierMemory;
use crate::tier::portions::Portions;
use crate::tier::regions::Regions;
use crate::tier::replay::Replay;
use crate::tier::{BlockTable, HeadMode, PathCursor, Paths, Tier, TransitionNode, TransitionNodes};
use crate::verify::Verifier;

/// How a VM runs.
#[derive(Clone, Debug)]
pub struct VmOptions {
    /// How the interpreter dispatches.
    pub dispatch: Dispatch,
    /// Whether common instruction sequences become one instruction.
    pub fuse: bool,
    /// Bytes that heap, strings and class metadata may take.
    pub max_heap: u64,
    /// Bytes of each thread's stack.
    pub stack_bytes: usize,
    /// Threads that there may be at a time.
    pub max_threads: usize,
    /// Budget of the whole run (K1); `None` for no limit.
    pub fuel: Option<u64>,
    /// Collect more often than needed, to find mistakes.
    pub stress: StressOptions,
    /// Which classes have assertions on.
    pub assertions: Vec<AssertionRule>,
    /// System properties set from outside.
    pub properties: Vec<(String, String)>,
    /// Report loaded classes.
    pub verbose_class: bool,
    /// Report collections.
    pub verbose_gc: bool,
    /// Seed of identity hashes.
    pub seed: u64,
    /// Whether time passes only when all threads sleep (K2).
    pub virtual_clock: bool,
    /// What stands in the block heads of new code.
    pub head_mode: HeadMode,
    /// Budget used by interpreted code after which the tier is asked to look where the running thread stands
    /// ([`Tier::sample`]): positive.
    /// Nothing that a program can observe depends on it.
    pub sample_interval: i64,
    /// Budget that machine code gets at most each time the interpreter enters it: positive. For tests; nothing that a
    /// program can observe depends on it.
    pub machine_portion: i64,
    /// Whether to count executed bytecodes exactly, by counters on all edges of all methods.
    pub count_bytecodes: bool,
    /// Whether to take the time of each stage, which reads the clock a few times for each class and method and for each
    /// call of a native.
    pub time_stages: bool,
    /// Whether to measure what machine code does, which reads the clock where it is entered and left.
    pub measure_regions: bool,
    /// Whether machine code is to count the bytecodes that it retires ([`Vm::retired_bytecodes`]): for tests.
    pub count_retired: bool,
}

/// One `-ea` or `-da` switch: later ones win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssertionRule {
    /// On or off.
    pub enable: bool,
    /// A class, a package followed by `...`, or `None` for all classes but the library's.
    pub scope: Option<String>,
}

impl Default for VmOptions {
    fn default() -> Self {
        VmOptions {
            dispatch: Dispatch::default(),
            fuse: true,
            max_heap: 256 << 20,
            stack_bytes: 4 << 20,
            max_threads: 1 << 17,
            fuel: None,
            stress: StressOptions::default(),
            assertions: Vec::new(),
            properties: Vec::new(),
            verbose_class: false,
            verbose_gc: false,
            seed: 0,
            virtual_clock: false,
            head_mode: HeadMode::Plain,
            sample_interval: i64::MAX,
            machine_portion: i64::MAX,
            count_bytecodes: false,
            time_stages: false,
            measure_regions: false,
            count_retired: false,
        }
    }
}

/// How many values an exit can leave for objects that it makes.
pub(crate) const EXIT_VALUES: usize = 128;

/// What handlers and machine code read and write.
#[repr(C)]
pub(crate) struct Registers {
    /// Address of offset 0 of the heap.
    pub base: *mut u8,
    /// Where handlers go that hand over.
    pub slow_stub: *const Instruction,
    /// The instruction that handed over.
    pub slow_pc: *const Instruction,
    /// Why.
    pub slow_reason: Slow,
    /// End of the current thread's stack.
    pub stack_limit: *mut u64,
    /// Number of the running thread.
    pub thread: u32,
    /// Classes by number.
    pub classes: *const *const Class,
    /// Vtables by class number.
    pub vtables: *const *const *const Method,
    /// The interpreter's registers while it is not running.
    pub pc: *const Instruction,
    /// See [`Registers::pc`].
    pub fp: *mut u64,
    /// See [`Registers::pc`].
    pub budget: i64,
    /// See [`Registers::pc`].
    pub context: *mut TransitionNode,
    /// The path of the running thread.
    pub path: PathCursor,
    /// A counting head reports when its counter has no bit of this mask.
    pub count_mask: u32,
    /// The counters of instrumented code.
    pub counters: *mut u64,
    /// Handler word to go on with instead of the instruction's own, once; 0 for none.
    pub resume_word: usize,
    /// The exception in flight, or null.
    pub exception: Ref,
    /// Written and read by machine code that is leaving: its exit's place in the table, in bytes.
    pub exit: u64,
    /// How the slice's budget is dealt out.
    pub(crate) portions: Portions,
}

/// A guest.
#[repr(C)]
pub struct Vm {
    pub(crate) registers: Registers,
    pub(crate) heap: Heap,
    pub(crate) classes: Classes,
    pub(crate) well_known: WellKnown,
    pub(crate) stubs: Stubs,
    pub(crate) threads: Threads,
    pub(crate) monitors: Monitors,
    pub(crate) handles: Handles,
    pub(crate) interned: InternTable,
    pub(crate) names: Names,
    pub(crate) call_sites: CallSites,
    pub(crate) string_fields: StringFields,
    pub(crate) mirror_class_offset: u32,
    pub(crate) reference_link_offset: u32,
    pub(crate) boot_source: Box<dyn ClassSource>,
    pub(crate) class_path: Box<dyn ClassSource>,
    pub(crate) host: Box<dyn Host>,
    pub(crate) tier: Box<dyn Tier>,
    /// It is being told something, and another one stands in its place.
    pub(crate) tier_is_told: bool,
    pub(crate) verifier: Verifier,
    pub(crate) options: VmOptions,
    pub(crate) statistics: Statistics,
    pub(crate) stage_clock: StageClock,
    /// See [`crate::tier::meter`].
    pub(crate) region_entered: Option<Instant>,
    /// The region and exit by which machine code was left last.
    pub(crate) last_exit: Option<(RegionId, u32)>,
    /// The first of the root slots in which machine code counts bytecodes.
    pub(crate) retired_counters: Option<u32>,
    /// Budget that is left after the current slice; `None` without limit.
    pub(crate) fuel_left: Option<u64>,
    /// The slice's budget when it began.
    pub(crate) slice: i64,
    /// Nanoseconds of the virtual clock.
    pub(crate) virtual_time: u64,
    pub(crate) blocks: BlockTable,
    pub(crate) nodes: TransitionNodes,
    pub(crate) paths: Paths,
    /// The path from which the running thread came to the head that is being reported.
    pub(crate) path_left: PathCursor,
    pub(crate) instruments: Instruments,
    pub(crate) regions: Regions,
    pub(crate) tier_memory: TierMemory,
    /// What interface calls of machine code enter.
    pub(crate) interface_targets: InterfaceTargets,
    /// Values that machine code has left for objects that its exit makes.
    pub(crate) exit_values: [u64; EXIT_VALUES],
    /// The exit by which captured machine code has left, and the budget then.
    pub(crate) captured_exit: (usize, i64),
    /// What the interpreter is being compared with.
    pub(crate) replay: Option<Replay>,
    /// State of the random numbers for injected failures.
    pub(crate) random: u64,
    /// While machine code waits for a native: the budget that must be left (K15).
    pub(crate) least_budget: Option<i64>,
    /// Whether the instruction reached by a slow path has begun.
    pub(crate) arrival: Arrival,
    /// Whether a stop has abandoned something half done: heap and frames are not to be looked at any more (K29).
    pub(crate) abandoned: bool,
    /// How the run ended, once it has.
    pub(crate) ended: Option<Ended>,
    /// Where the running thread stood then.
    pub(crate) ended_at: *const Instruction,
    /// Root slot of an `OutOfMemoryError` made beforehand.
    pub(crate) reserve_error_slot: u32,
    /// Bytes charged so that what tells of an uncaught `OutOfMemoryError` has room; less while it uses them.
    pub(crate) memory_reserve: u64,
    /// The main thread before its main method.
    pub(crate) launching: Option<Box<Launching>>,
    /// Whether the main method has ended with an exception.
    pub(crate) main_threw: bool,
    /// The thread that puts cleared references into their queues, once there is one.
    pub(crate) reference_handler: Option<ThreadId>,
    /// Threads that wait for a class to be initialised by another one.
    pub(crate) initialisation_waiters: Vec<(ClassId, ThreadId)>,
    /// Why classes are erroneous.
    pub(crate) initialisation_failures: FxHashMap<ClassId, JavaError>,
    /// See [`Vm::missing_from_library`].
    pub(crate) missing_from_library: Vec<String>,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All non-daemon threads have ended; whether main threw.
    Normally {
        /// Whether the main thread ended with an exception.
        uncaught: bool,
    },
    /// `System.exit` or `Runtime.halt`.
    Exit(i32),
    /// The budget of the whole run is used up.
    OutOfFuel,
    /// All threads wait for each other.
    Deadlock,
    /// The host asked to stop ([`crate::host::Request::Stop`]).
    Stopped,
}

#[allow(unsafe_code)]
// SAFETY: a VM owns all it points to (classes, code, stacks, heap), has one mutator at a time (I5), and its traits'
// objects are `Send`.
unsafe impl Send for Vm {}

impl Vm {
    /// A VM with the basic classes loaded.
    ///
    /// # Errors
    /// The library lacks a class, or there is no memory for heap and stack.
    pub fn new(
        options: VmOptions,
        boot_source: Box<dyn ClassSource>,
        class_path: Box<dyn ClassSource>,
        host: Box<dyn Host>,
        tier: Box<dyn Tier>,
    ) -> Result<Box<Vm>, String> {
        let watched = options.head_mode != HeadMode::Plain || options.sample_interval != i64::MAX;
        if BARE && (watched || options.count_bytecodes || options.fuel.is_some()) {
            return Err("this build has neither budget nor block headers: it runs with -Xint only".to_owned());
        }
        let heap_options = HeapOptions {
            limit_bytes: options.max_heap,
            seed: options.seed,
            stress: options.stress,
            record_collections: options.verbose_gc,
        };
        let mut heap = Heap::new(heap_options).map_err(|error| error.to_string())?;
        heap.watch = Watch::new(host.alarm());
        let registers = Registers {
            base: heap.base(),
            slow_stub: std::ptr::null(),
            slow_pc: std::ptr::null(),
            slow_reason: Slow::Budget,
            stack_limit: std::ptr::null_mut(),
            thread: 0,
            classes: std::ptr::null(),
            vtables: std::ptr::null(),
            pc: std::ptr::null(),
            fp: std::ptr::null_mut(),
            budget: 0,
            context: crate::tier::nowhere(),
            path: PathCursor::nowhere(),
            count_mask: u32::MAX,
            counters: std::ptr::null_mut(),
            resume_word: 0,
            exception: Ref::NULL,
            exit: 0,
            portions: Portions::new(
                options.sample_interval.min(LOOK_INTERVAL),
                options.machine_portion.min(MACHINE_LOOK_INTERVAL),
            ),
        };
        let none = ClassId(0);
        let mut vm = Box::new(Vm {
            registers,
            heap,
            classes: Classes::default(),
            well_known: WellKnown {
                object: none,
                cloneable: none,
                serializable: none,
                class: none,
                string: none,
                throwable: none,
                thread: none,
                primitives: [none; 9],
                primitive_arrays: [none; 8],
                string_array: none,
                object_array: none,
            },
            stubs: Stubs::new(options.dispatch),
            threads: Threads::default(),
            monitors: Monitors::default(),
            handles: Handles::default(),
            interned: InternTable::default(),
            names: Names::default(),
            call_sites: CallSites::default(),
            string_fields: StringFields::default(),
            mirror_class_offset: 0,
            reference_link_offset: 0,
            boot_source,
            class_path,
            host,
            tier,
            tier_is_told: false,
            verifier: Verifier::default(),
            fuel_left: options.fuel,
            options,
            statistics: Statistics::default(),
            stage_clock: StageClock::default(),
            region_entered: None,
            last_exit: None,
            retired_counters: None,
            slice: 0,
            virtual_time: 0,
            blocks: BlockTable::default(),
            nodes: TransitionNodes::default(),
            paths: Paths::default(),
            path_left: PathCursor::nowhere(),
            instruments: Instruments::default(),
            regions: Regions::default(),
            tier_memory: TierMemory::new(heap_options.limit_bytes),
            interface_targets: InterfaceTargets::default(),
            exit_values: [0; EXIT_VALUES],
            captured_exit: (0, 0),
            replay: None,
            random: 1,
            least_budget: None,
            arrival: Arrival::Head,
            abandoned: false,
            ended: None,
            ended_at: std::ptr::null(),
            reserve_error_slot: 0,
            memory_reserve: 0,
            launching: None,
            main_threw: false,
            reference_handler: None,
            initialisation_waiters: Vec::new(),
            initialisation_failures: FxHashMap::default(),
            missing_from_library: Vec::new(),
        });
        // Only now do the stubs lie where they stay.
        vm.registers.slow_stub = vm.stubs.slow();
        if vm.options.count_retired {
            vm.make_retired_counters();
        }
        vm.boot().map_err(|error| format!("the class library is not usable: {error}"))?;
        Ok(vm)
    }

    /// Loads the classes that the VM refers to itself.
    fn boot(&mut self) -> Result<(), JavaError> {
        // Number 0 is `void`, of which there are no instances: no object's class is ever 0.
        for (at, letter) in crate::link::PRIMITIVE_LETTERS.iter().enumerate().rev() {
            let id = self.classes.next_class();
            let keyword = if *letter == b'V' { "void" } else { primitive_keyword(*letter) };
            let class = Class { access: 0x411, ..Class::empty(id, keyword.into(), ClassKind::Primitive) };
            self.classes.add_class(class);
            self.well_known.primitives[at] = id;
        }
        self.stubs.add_methods(&mut self.classes);
        self.well_known.object = self.load_class("java/lang/Object")?;
        self.well_known.cloneable = self.load_class("java/lang/Cloneable")?;
        self.well_known.serializable = self.load_class("java/io/Serializable")?;
        for at in 0..8 {
            self.well_known.primitive_arrays[at] = self.array_of(self.well_known.primitives[at])?;
        }
        self.well_known.string = self.load_class("java/lang/String")?;
        let field = |vm: &Vm, name: &str, descriptor: &str| {
            vm.find_field(vm.well_known.string, name, descriptor)
                .map(|found| vm.field(found).offset)
                .ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))
        };
        self.string_fields = StringFields { value: field(self, "value", "[B")?, coder: field(self, "coder", "B")? };
        self.well_known.class = self.load_class("java/lang/Class")?;
        self.well_known.throwable = self.load_class("java/lang/Throwable")?;
        self.well_known.thread = self.load_class("java/lang/Thread")?;
        self.well_known.object_array = self.array_of(self.well_known.object)?;
        self.well_known.string_array = self.array_of(self.well_known.string)?;
        let class = self.load_class("java/lang/OutOfMemoryError")?;
        let error = self.new_instance(class)?;
        self.reserve_error_slot = self.new_root(error)?;
        let message = self.new_string("Java heap space")?;
        let field = self.library_field(self.well_known.throwable, "detailMessage", "Ljava/lang/String;")?;
        self.heap.store_reference(self.heap.load_reference_slot(self.reserve_error_slot), field, message);
        self.take_memory_reserve();
        Ok(())
    }

    /// The VM's classes.
    pub fn classes(&self) -> &Classes {
        &self.classes
    }

    /// The tier that was given, to be asked what it knows when the run is over.
    pub fn tier(&self) -> &dyn Tier {
        &*self.tier
    }

    /// What the VM has done so far.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// A method's threaded code as text, if it has run.
    pub fn code_text(&self, method: MethodId) -> Option<String> {
        let method = self.classes.method(method);
        let name = format!("{}.{}{}", self.classes.class(method.class).name, method.name, method.descriptor);
        method.code.get().map(|code| crate::code::print(code, &name))
    }

    /// What the collector has done so far.
    pub fn heap_statistics(&self) -> crate::heap::HeapStatistics {
        self.heap.statistics()
    }

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
    fn may_collect(&self) -> Result<(), JavaError> {
        if self.least_budget.is_some() { Err(JavaError::out_of_memory()) } else { Ok(()) }
    }

    fn collect_for(&mut self, need: NeedsCollection) -> Result<(), JavaError> {
        self.collect("Allocation Failure", |heap, roots| heap.collect_for(need, roots))
            .map_err(|_| JavaError::out_of_memory())
    }

    /// Collects everything (`System.gc`).
    pub(crate) fn collect_full(&mut self) {
        self.collect("System.gc()", |heap, roots| heap.collect_full(roots));
    }

    fn collect<R>(&mut self, cause: &str, work: impl FnOnce(&mut Heap, &mut Roots<'_>) -> R) -> R {
        self.note_shutdown_hooks();
        let result = self.in_stage(Stage::Collect, |vm| {
            vm.trim_stacks();
            let Vm { heap, registers, threads, handles, interned, monitors, .. } = vm;
            monitors.deflate_idle(heap);
            interned.shrink(heap);
            work(heap, &mut Roots { registers, threads, handles, interned, monitors })
        });
        for collection in self.heap.take_collections() {
            self.report_collection(&collection, cause);
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
        self.make_room_outside(account, |vm| vm.heap.charge(account, bytes))
    }

    /// Makes sure that there is room outside the heap for something that is gone before anything else is made there,
    /// collecting if need be. Little is not worth asking for.
    ///
    /// # Errors
    /// As for [`Vm::heap_charge`].
    pub(crate) fn make_room_for_work(&mut self, bytes: u64) -> Result<(), JavaError> {
        const LITTLE: u64 = 256 << 10;
        if bytes > LITTLE {
            self.heap_charge(Account::Work, bytes)?;
            self.heap.discharge(Account::Work, bytes);
        }
        Ok(())
    }

    /// Does what may need room outside the heap, again after a collection if there was none.
    pub(crate) fn make_room_outside(
        &mut self,
        account: Account,
        mut work: impl FnMut(&mut Vm) -> Result<(), NeedsCollection>,
    ) -> Result<(), JavaError> {
        let Err(need) = work(self) else { return Ok(()) };
        self.may_collect()?;
        let no_room = || JavaError::new("java/lang/OutOfMemoryError", account.error_message());
        self.collect("Metadata GC Threshold", |heap, roots| heap.collect_for(need, roots)).map_err(|_| no_room())?;
        work(self).map_err(|_| no_room())
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

    /// The `java.lang.Class` object of a class.
    pub(crate) fn mirror(&mut self, class: ClassId) -> Result<Ref, JavaError> {
        let slot = self.mirror_slot(class)?;
        Ok(self.heap.load_reference_slot(slot))
    }

    /// The root slot that holds a class's mirror.
    pub(crate) fn mirror_slot(&mut self, class: ClassId) -> Result<u32, JavaError> {
        let slot = self.classes.class(class).mirror.get();
        if slot != 0 {
            return Ok(slot);
        }
        // Nor does anything begin to last that checks of machine code would have to take back.
        self.may_collect()?;
        let mirror = self.new_instance(self.well_known.class)?;
        self.heap.store::<u32>(mirror, self.mirror_class_offset, class.0);
        let slot = self.new_root(mirror)?;
        self.classes.class(class).mirror.set(slot);
        Ok(slot)
    }

    /// The class that a mirror stands for.
    pub(crate) fn mirrored(&self, mirror: Ref) -> ClassId {
        ClassId(self.heap.load::<u32>(mirror, self.mirror_class_offset))
    }

    /// A new root slot.
    pub(crate) fn new_root(&mut self, value: Ref) -> Result<u32, JavaError> {
        let slot = self.heap.allocate_reference_slot();
        let slot = slot.ok_or_else(|| JavaError::new("java/lang/OutOfMemoryError", "Metaspace"))?;
        self.heap.store_reference_slot(slot, value);
        Ok(slot)
    }

    /// The offset of an instance field of the class library.
    pub(crate) fn library_field(&self, class: ClassId, name: &str, descriptor: &str) -> Result<u32, JavaError> {
        let found = self.find_field(class, name, descriptor);
        found.map(|found| self.field(found).offset).ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))
    }

    /// A method of the class library.
    pub(crate) fn library_method(&self, class: ClassId, name: &str, descriptor: &str) -> Result<MethodId, JavaError> {
        self.find_method(class, name, descriptor).ok_or_else(|| JavaError::new("java/lang/NoSuchMethodError", name))
    }

    pub(crate) fn report_loaded_class(&mut self, name: &str, boot: bool) {
        let source = if boot { "library" } else { "class path" };
        let seconds = self.host.nanoseconds() as f64 / 1e9;
        let line = format!("[{seconds:.3}s][info][class,load] {} source: {source}\n", name.replace('/', "."));
        // A closed stream must not end the program.
        let _ = self.host.write(1, line.as_bytes());
    }

    /// Shares a class file's code with nobody else: the file of a class.
    pub(crate) fn class_file(&self, class: ClassId) -> Option<Arc<crate::classfile::ClassFile>> {
        self.classes.class(class).file.clone()
    }
}

fn primitive_keyword(letter: u8) -> &'static str {
    crate::classfile::PrimitiveType::from_letter(letter).map_or("void", |primitive| primitive.keyword())
}

impl Registers {
    fn charge(&mut self, work: u64) {
        self.budget = self.budget.saturating_sub(i64::try_from(work).unwrap_or(i64::MAX));
    }

    /// See [`Vm::charge_before`], with the VM's [`Vm::least_budget`].
    pub(crate) fn charge_before(&mut self, least: Option<i64>, work: u64) -> Result<(), JavaError> {
        self.charge(work);
        match least {
            Some(least) if self.budget < least => Err(JavaError::bare("java/lang/InternalError")),
            _ => Ok(()),
        }
    }
}
