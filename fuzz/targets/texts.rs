//! The target `texts` of `holloway_tests::fuzz` under libFuzzer.

#![no_main]

use holloway_tests::fuzz::Target;
use libfuzzer_sys::fuzz_target;
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

fuzz_target!(|bytes: &[u8]| (Target::named("texts").body)(bytes));
