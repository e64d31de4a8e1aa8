//! Small whole programs in match dispatch, whose memory accesses Miri and the address sanitizer follow from the loader to
//! the collector (`tests/scripts/memory-checks`): each as it is, with a small heap, and with collections at every 500th
//! allocation, every third of them full, freed memory poisoned and the heap checked. Miri, for which a program takes minutes,
//! runs the first one, as it is.

#[allow(dead_code, reason = "shared with the tests of the seams")]
#[path = "seams/world.rs"]
mod world;

use std::num::NonZeroU32;
use std::path::Path;

use holloway_vm::VmOptions;
use holloway_vm::heap::StressOptions;
use holloway_vm::interp::Dispatch;
use holloway_vm::tier::InterpreterOnly;

/// Runs a program of `tests/programs` in a heap of so many megabytes, in both ways; compares with HotSpot's output.
fn check(program: &str, megabytes: u64) {
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/expected").join(program);
    let expected = std::fs::read_to_string(expected.with_extension("stdout")).expect("an expected output");
    let mut options = VmOptions { max_heap: megabytes << 20, stack_bytes: 512 << 10, ..world::options() };
    options.dispatch = Dispatch::by_name("match").expect("every build has it");
    let stressed = StressOptions {
        collect_every_nth_allocation: NonZeroU32::new(500),
        full_every_nth_collection: NonZeroU32::new(3),
        ..StressOptions::everything()
    };
    for stress in [StressOptions::default(), stressed] {
        options.stress = stress;
        assert_eq!(world::run(program, options.clone(), Box::new(InterpreterOnly)).output, expected);
        if cfg!(miri) {
            break;
        }
    }
}

/// One test a program.
macro_rules! programs {
    ($($(#[$attribute:meta])* $test:ident $program:literal $megabytes:literal;)*) => {
        $(
            #[test]
            $(#[$attribute])*
            fn $test() {
                check($program, $megabytes);
            }
        )*
    };
}

programs! {
    initialisers_and_calls "objects/InitOrder" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    exceptions "exceptions/TryFinally" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    deep_stacks "exceptions/StackOverflow" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    no_memory_left "exceptions/OutOfMemory" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    threads_and_monitors "threads/PingPong" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    many_threads "threads/ProducerConsumer" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    lambdas "lambdas/References" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    method_handles "handles/CombinedHandles" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    large_arrays "gc/ArraysOfArrays" 24;
    #[cfg_attr(miri, ignore = "takes minutes")]
    a_tight_heap "gc/TightHeap" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    references "gc/WeakReferences" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    roots "gc/Roots" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    identity_hashes "gc/IdentityHashes" 16;
    #[cfg_attr(miri, ignore = "takes minutes")]
    array_copies "arrays/Copying" 8;
    #[cfg_attr(miri, ignore = "takes minutes")]
    bootstrap_methods "handles/OwnBootstraps" 16;
}
