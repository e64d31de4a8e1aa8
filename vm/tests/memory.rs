//! Small whole programs in match dispatch, whose memory accesses the address sanitizer follows from the
//! loader to the collector (`tests/scripts/memory-checks`).

#[allow(dead_code, reason = "shared with the tests of the seams")]
#[path = "seams/world.rs"]
mod world;

use std::num::NonZeroU32;
use std::path::Path;

use holloway_vm::VmOptions;
use holloway_vm::interp::Dispatch;
use holloway_vm::tier::InterpreterOnly;

/// Runs a program of `tests/programs`, once as it is and once collecting often; compares with HotSpot's output.
fn check(program: &str) {
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/expected").join(program);
    let expected = std::fs::read_to_string(expected.with_extension("stdout")).expect("an expected output");
    let mut options = VmOptions { max_heap: 8 << 20, stack_bytes: 128 << 10, ..world::options() };
    options.dispatch = Dispatch::by_name("match").expect("every build has it");
    for every in [None, NonZeroU32::new(500)] {
        options.stress.collect_every_nth_allocation = every;
        assert_eq!(world::run(program, options.clone(), Box::new(InterpreterOnly)).output, expected);
    }
}

#[test]
fn initialisers_and_calls() {
    check("objects/InitOrder");
}

#[test]
fn exceptions() {
    check("exceptions/TryFinally");
}

#[test]
fn threads_and_monitors() {
    check("threads/PingPong");
}

#[test]
fn lambdas() {
    check("lambdas/References");
}

#[test]
fn method_handles() {
    check("handles/CombinedHandles");
}
