//! Small whole programs in match dispatch, whose memory accesses Miri and the address sanitizer follow from the loader to
//! the collector (`tests/scripts/memory-checks`): each as it is, with a small heap, and with collections at every so manieth
//! allocation, every third of them full, freed memory poisoned and the heap checked.
//!
//! Under Miri, which is thousands of times slower, one runs in the second way, over a library of few classes
//! (`data/small-library.classes`).

#[allow(dead_code, reason = "shared with the tests of the seams")]
#[path = "seams/world.rs"]
mod world;

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use holloway_vm::classfile::assemble::assemble;
use holloway_vm::code::dispatch::Dispatch;
use holloway_vm::heap::StressOptions;
use holloway_vm::source::{ClassSource, Directory};
use holloway_vm::{InterpreterOnly, VmOptions};

/// A file or folder of this crate's tests.
fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Runs a program of `tests/programs` in both ways, under Miri in the second one only; compares with HotSpot's output.
fn check(library: &dyn Fn() -> Box<dyn ClassSource>, program: &str, mut options: VmOptions, every_nth: u32) {
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/expected").join(program);
    let expected = std::fs::read_to_string(expected.with_extension("stdout")).expect("an expected output");
    let main = program.rsplit('/').next().expect("a program has a name");
    options.dispatch = Dispatch::by_name("match").expect("every build has it");
    let stressed = StressOptions {
        collect_every_nth_allocation: NonZeroU32::new(every_nth),
        full_every_nth_collection: NonZeroU32::new(3),
        ..StressOptions::everything()
    };
    let ways = [StressOptions::default(), stressed];
    for stress in if cfg!(miri) { &ways[1..] } else { &ways } {
        options.stress = *stress;
        let directory = world::classes_of(program);
        let run = world::run_over(library(), directory, main, &[], options.clone(), Box::new(InterpreterOnly));
        assert_eq!(run.output, expected);
    }
}

#[test]
fn few_classes_over_a_small_library() {
    let options = VmOptions { max_heap: 2 << 20, stack_bytes: 16 << 10, ..world::options() };
    check(&|| Box::new(Directory::new(data("small-library"))), "gc/FewClasses", options, 15);
}

/// The class files of the small library are those of its text; `BLESS=1` writes them.
#[test]
#[cfg_attr(miri, ignore = "has nothing to do with memory")]
fn the_small_library_is_assembled() {
    let text = std::fs::read_to_string(data("small-library.classes")).expect("the library's text");
    for class in assemble(&text).expect("class assembly") {
        let path = data("small-library").join(format!("{}.class", class.name));
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            std::fs::write(&path, &class.bytes).expect("a new file");
        }
        assert!(std::fs::read(path).is_ok_and(|bytes| bytes == class.bytes), "{} has changed: BLESS=1", class.name);
    }
}

/// One test a program over the whole library, in a heap of so many megabytes.
macro_rules! programs {
    ($($test:ident $program:literal $megabytes:literal;)*) => {
        $(
            #[test]
            #[cfg_attr(miri, ignore = "the start of the library takes an hour")]
            fn $test() {
                let options = VmOptions { max_heap: $megabytes << 20, stack_bytes: 512 << 10, ..world::options() };
                check(&|| Box::new(world::Library), $program, options, 500);
            }
        )*
    };
}

programs! {
    few_classes "gc/FewClasses" 8;
    initialisers_and_calls "objects/InitOrder" 8;
    exceptions "exceptions/TryFinally" 8;
    deep_stacks "exceptions/StackOverflow" 16;
    no_memory_left "exceptions/OutOfMemory" 16;
    threads_and_monitors "threads/PingPong" 8;
    many_threads "threads/ProducerConsumer" 8;
    lambdas "lambdas/References" 8;
    method_handles "handles/CombinedHandles" 8;
    large_arrays "gc/ArraysOfArrays" 24;
    a_tight_heap "gc/TightHeap" 16;
    references "gc/WeakReferences" 16;
    roots "gc/Roots" 16;
    identity_hashes "gc/IdentityHashes" 16;
    array_copies "arrays/Copying" 8;
    bootstrap_methods "handles/OwnBootstraps" 16;
}
