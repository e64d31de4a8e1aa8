//! Head modes and code versions change while programs run.

use std::collections::BTreeMap;

use holloway_vm::code::EdgeCounting;
use holloway_vm::{HeadMode, InterpreterOnly, VmOptions};

use super::tiers::Restless;
use super::world::{PROGRAMS, assert_same, dispatches, expected, options, place, run};

#[test]
fn programs_do_not_notice_that_head_modes_change() {
    const MODES: [HeadMode; 4] = [HeadMode::Plain, HeadMode::Enter, HeadMode::Profile, HeadMode::Count];
    for program in PROGRAMS {
        for dispatch in dispatches() {
            let options = VmOptions { dispatch, ..options() };
            let plain = run(program, options.clone(), Box::new(InterpreterOnly));
            let (tier, ..) = Restless::new(97, |vm, block, turn| {
                vm.set_count_interval(3);
                vm.set_head_mode(block, MODES[((turn + u64::from(block.0)) % 4) as usize]);
            });
            let changing = run(program, VmOptions { head_mode: HeadMode::Enter, ..options }, Box::new(tier));
            assert_eq!(changing.output, expected(program), "{program}");
            assert_eq!(changing.vm.statistics().fuel, plain.vm.statistics().fuel, "{program}: fuel");
        }
    }
}

#[test]
fn blocks_executed_in_instrumented_versions_are_counted_whenever_versions_change() {
    for program in PROGRAMS {
        for dispatch in dispatches() {
            let options = VmOptions { dispatch, ..options() };
            let plain = run(program, options.clone(), Box::new(InterpreterOnly));
            let (tier, _, versions) = Restless::new(89, |vm, block, turn| {
                let place = vm.block_place(block).expect("the block was reported");
                if (turn + u64::from(place.method.0)).is_multiple_of(2) {
                    vm.uninstrument(place.method);
                } else {
                    vm.instrument(place.method, &mut EdgeCounting)
                        .expect("the method has code that was translated once");
                }
            });
            let changing = run(program, VmOptions { head_mode: HeadMode::Enter, ..options }, Box::new(tier));
            assert_eq!(changing.output, expected(program), "{program}");
            assert_eq!(changing.vm.statistics().fuel, plain.vm.statistics().fuel, "{program}: fuel");
            let vm = &changing.vm;
            let mut instrumented = BTreeMap::new();
            for (&(block, version), &count) in versions.lock().iter() {
                assert!(version <= 1, "{program}: equal plans share a version");
                if version == 1 {
                    *instrumented.entry(place(vm, block)).or_default() += count;
                }
            }
            assert!(!instrumented.is_empty(), "{program}: nothing was instrumented");
            assert_same(vm, program, &instrumented, &vm.block_counts());
        }
    }
}
