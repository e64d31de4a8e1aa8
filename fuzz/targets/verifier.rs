//! The target `verifier` of `holloway_tests::fuzz` under libFuzzer, with mutants of class files.

#![no_main]

use holloway_tests::fuzz::{Target, change_class};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

fuzz_target!(|bytes: &[u8]| (Target::named("verifier").body)(bytes));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    // Now and then a mutant that knows nothing of class files.
    if seed.is_multiple_of(8) { fuzzer_mutate(data, size, max_size) } else { change_class(data, size, max_size, seed) }
});
