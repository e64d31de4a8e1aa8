//! How a VM runs: what a host chooses before it starts.

use std::sync::Arc;
use std::time::Duration;

use crate::code::dispatch::{Dispatch, HeadMode};
use crate::heap::{MAX_PAUSE, StressOptions};
use crate::statistics::Whereabouts;

/// How a VM runs.
#[derive(Clone, Debug)]
pub struct VmOptions {
    /// How the interpreter dispatches.
    pub dispatch: Dispatch,
    /// Whether common instruction sequences become one instruction.
    pub fuse: bool,
    /// Bytes that heap, strings and class metadata may take.
    pub max_heap: u64,
    /// How long collections of young objects should take at most, but for single ones.
    pub max_pause: Duration,
    /// Bytes of each thread's stack.
    pub stack_bytes: usize,
    /// Threads that there may be at a time.
    pub max_threads: usize,
    /// Budget of the whole run (K1); `None` for no limit.
    pub fuel: Option<u64>,
    /// Whether the run ends with the first `OutOfMemoryError` that the VM itself makes, caught or not
    /// ([`Ended::OutOfMemory`](crate::Ended::OutOfMemory)).
    pub end_on_out_of_memory: bool,
    /// Collect more often than needed, to find mistakes.
    pub stress: StressOptions,
    /// Which classes have assertions on.
    pub assertions: Vec<AssertionRule>,
    /// System properties set from outside; later ones win. `stdout.encoding` and `stderr.encoding` are how `System.out` and
    /// `System.err` encode text: UTF-8, unless they name another charset of the library.
    pub properties: Vec<(String, String)>,
    /// Report loaded classes.
    pub verbose_class: bool,
    /// Report collections.
    pub verbose_gc: bool,
    /// Keep what the first collections were, for [`crate::Vm::noted_collections`].
    pub note_collections: bool,
    /// Seed of identity hashes.
    pub seed: u64,
    /// Whether time passes only when all threads sleep (K2).
    pub virtual_clock: bool,
    /// What stands in the block heads of new code.
    pub head_mode: HeadMode,
    /// Budget used by interpreted code after which the tier is asked to look where the running thread stands
    /// ([`Tier::sample`](crate::vm::tier::Tier::sample)): positive.
    /// Nothing that a program can observe depends on it.
    pub sample_interval: i64,
    /// Budget that machine code gets at most each time the interpreter enters it: positive. For tests; nothing that a
    /// program can observe depends on it.
    pub machine_portion: i64,
    /// Whether to count executed bytecodes exactly, by counters on all edges of all methods.
    pub count_bytecodes: bool,
    /// Whether the tier is told of each method that is about to be executed for the first time
    /// ([`Tier::translated`](crate::vm::tier::Tier::translated)), methods that only return included.
    pub tell_translated: bool,
    /// Whether to take the time of each stage, which reads the clock a few times for each class and method and for each
    /// call of a native.
    pub time_stages: bool,
    /// Where it is noted what the VM's thread is at, if somebody interrupts that to find out.
    pub whereabouts: Option<Arc<Whereabouts>>,
    /// Whether to measure what machine code does, which reads the clock where it is entered and left.
    pub measure_regions: bool,
    /// Whether machine code is to count the bytecodes that it retires
    /// ([`Vm::retired_bytecodes`](crate::Vm::retired_bytecodes)): for tests.
    pub count_retired: bool,
}

/// One `-ea` or `-da` switch: later ones win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssertionRule {
    /// Whether it is `-ea`, not `-da`.
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
            max_pause: MAX_PAUSE,
            stack_bytes: 4 << 20,
            max_threads: 1 << 17,
            fuel: None,
            end_on_out_of_memory: false,
            stress: StressOptions::default(),
            assertions: Vec::new(),
            properties: Vec::new(),
            verbose_class: false,
            verbose_gc: false,
            note_collections: false,
            seed: 0,
            virtual_clock: false,
            head_mode: HeadMode::Plain,
            sample_interval: i64::MAX,
            machine_portion: i64::MAX,
            count_bytecodes: false,
            tell_translated: false,
            time_stages: false,
            whereabouts: None,
            measure_regions: false,
            count_retired: false,
        }
    }
}

impl VmOptions {
    /// Whether methods may be instrumented before they are executed for the first time.
    pub(crate) fn instruments(&self) -> bool {
        self.count_bytecodes || self.tell_translated
    }
}
