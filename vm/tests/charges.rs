//! What is charged for metadata and code, against what the allocator has given out: the whole class library is loaded,
//! verified and translated, and all of that counts towards the heap's limit.

#[allow(dead_code, reason = "shared with the tests of the seams")]
#[path = "seams/world.rs"]
mod world;

use holloway_vm::{InterpreterOnly, VmOptions};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

#[test]
fn metadata_and_code_are_charged_for_what_they_take() {
    let options = VmOptions { max_heap: 1 << 30, ..world::options() };
    let mut vm = world::run("arrays/Sieve", options, Box::new(InterpreterOnly)).vm;
    let before = (ALLOCATOR.current_usage(), vm.heap_statistics().charged_bytes);
    let (mut classes, mut charged) = (0, 0);
    for name in holloway_classlib::names() {
        if vm.translate_class(name).is_ok() {
            classes += 1;
        }
        let taken = ALLOCATOR.current_usage() - before.0;
        charged = vm.heap_statistics().charged_bytes - before.1;
        // Tables double: a sixteenth of it may be ahead.
        assert!(taken as u64 <= charged + charged / 16 + (1 << 20), "{taken} bytes, {charged} charged: {name}");
    }
    let taken = (ALLOCATOR.current_usage() - before.0) as u64;
    println!("{classes} classes took {taken} bytes, {charged} were charged");
    assert!(classes > 900, "{classes} classes");
    // Nor is it charged for what it does not take: the files themselves lie in the program.
    assert!(charged < 3 * taken, "{taken} bytes, {charged} charged");
}
