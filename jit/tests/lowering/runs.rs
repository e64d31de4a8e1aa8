//! The kernels, executed in every way: what a program can observe stays the same.

use std::num::NonZeroU32;
use std::sync::OnceLock;

use holloway_jit::lower::Effort;
use holloway_vm::heap::StressOptions;
use holloway_vm::{Ended, ExitReason, VmOptions};

use super::kernels::{all, callee, linked};
use super::world::{Habit, Run, dispatches, options, run};

const EFFORTS: [Effort; 2] = [Effort::None, Effort::Speed];

/// What HotSpot writes.
fn expected() -> &'static str {
    include_str!("../../../tests/programs/expected/regions/Kernels.stdout")
}

fn interpreted() -> &'static (String, u64, Ended, String) {
    static RUN: OnceLock<(String, u64, Ended, String)> = OnceLock::new();
    RUN.get_or_init(|| run(options(), &[], Effort::None, Habit::Steady).observable())
}

fn assert_taken(run: &Run, method: &str, reasons: &[ExitReason]) {
    let exits = run.record.exits(&run.vm, method);
    for reason in reasons {
        let count = exits.get(reason).copied().unwrap_or(0);
        assert_ne!(count, 0, "{method} is never left for {reason:?}: {exits:?}");
    }
}

#[test]
fn machine_code_does_what_the_interpreter_does() {
    assert_eq!(interpreted().0, expected());
    for dispatch in dispatches() {
        for effort in EFFORTS {
            let compiled = run(VmOptions { dispatch, ..options() }, &all(), effort, Habit::Steady);
            assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?} {effort:?}");
            assert_eq!(compiled.record.regions.len(), all().len());
            // The first ones have been packed into pages together.
            assert!(compiled.memory.mapped() < all().len() * 4096, "{} bytes", compiled.memory.mapped());
            assert_taken(&compiled, "sum", &[ExitReason::End, ExitReason::Bounds]);
            assert_taken(&compiled, "update", &[ExitReason::End]);
            assert_taken(&compiled, "chain", &[ExitReason::End]);
            assert_taken(&compiled, "pair", &[ExitReason::End]);
            assert_taken(&compiled, "quotients", &[ExitReason::End, ExitReason::Division]);
            assert_taken(&compiled, "locked", &[ExitReason::End]);
        }
    }
}

#[test]
fn tiny_portions_of_the_budget_leave_and_enter_machine_code_all_the_time() {
    for dispatch in dispatches() {
        for portion in [1, 7, 23, 64, 1000] {
            let options = VmOptions { dispatch, sample_interval: portion, machine_portion: portion, ..options() };
            let compiled = run(options, &all(), Effort::Speed, Habit::Steady);
            assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?}, portions of {portion}");
            // With less no iteration is begun, with more some kernels are done before it is used up.
            if matches!(portion, 23 | 64) {
                for kernel in all() {
                    assert_taken(&compiled, kernel.method, &[ExitReason::Budget]);
                }
            }
        }
    }
}

#[test]
fn runs_end_in_the_same_place_for_every_fuel() {
    let fuel = interpreted().1;
    // The kernels begin behind the start of the library, and their code is installed after a few iterations.
    let spread = |step| (fuel / 2..fuel).step_by(step);
    for fuel in spread(if cfg!(debug_assertions) { 9973 } else { 1009 }) {
        let options = VmOptions { fuel: Some(fuel), ..options() };
        let interpreted = run(options.clone(), &[], Effort::None, Habit::Steady).observable();
        assert_eq!(interpreted.2, Ended::OutOfFuel);
        let compiled = run(options, &all(), Effort::None, Habit::Steady);
        assert_eq!(compiled.observable(), interpreted, "with fuel {fuel}");
    }
}

#[test]
fn collections_at_every_allocation_find_all_references() {
    for (dispatch, interval) in dispatches().into_iter().flat_map(|dispatch| [(dispatch, 1), (dispatch, 37)]) {
        // Checking the whole heap takes longer than all else: not at every allocation.
        let stress = StressOptions {
            collect_every_nth_allocation: NonZeroU32::new(interval),
            full_every_nth_collection: NonZeroU32::new(97),
            poison_freed: true,
            verify_after_collection: interval != 1,
            mark_stack_entries: None,
        };
        let options = VmOptions { dispatch, stress, ..options() };
        let compiled = run(options, &all(), Effort::Speed, Habit::Steady);
        assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?}");
        assert_taken(&compiled, "chain", &[ExitReason::Allocation, ExitReason::End]);
    }
}

#[test]
fn regions_are_removed_from_within_their_exits_and_come_back() {
    for dispatch in dispatches() {
        for recipes in [all(), callee()] {
            let options = VmOptions { dispatch, sample_interval: 500, machine_portion: 500, ..options() };
            let compiled = run(options, &recipes, Effort::None, Habit::Removing);
            assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?}");
            assert!(compiled.record.trips > 3, "{} exits tripped", compiled.record.trips);
            // What was removed has given its pages back.
            assert!(compiled.memory.mapped() <= compiled.record.regions.len() * 4096);
        }
    }
}

#[test]
fn a_callee_is_entered_at_its_first_block() {
    for dispatch in dispatches() {
        let compiled = run(VmOptions { dispatch, ..options() }, &callee(), Effort::Speed, Habit::Steady);
        assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?}");
        assert_taken(&compiled, "add", &[ExitReason::End]);
    }
}

#[test]
fn a_call_goes_on_in_the_machine_code_of_its_callee() {
    for dispatch in dispatches() {
        for effort in EFFORTS {
            let compiled = run(VmOptions { dispatch, ..options() }, &linked(), effort, Habit::Steady);
            assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?} {effort:?}");
            assert_taken(&compiled, "add", &[ExitReason::End]);
            // Until the callee has its machine code.
            let calls = compiled.record.exits(&compiled.vm, "locked")[&ExitReason::Receiver];
            assert!(calls < 8, "{calls} calls are left to the interpreter");
        }
        for portion in [1, 7, 23, 64] {
            let options = VmOptions { dispatch, sample_interval: portion, machine_portion: portion, ..options() };
            let compiled = run(options, &linked(), Effort::Speed, Habit::Steady);
            assert_eq!(compiled.observable(), *interpreted(), "{dispatch:?}, portions of {portion}");
        }
    }
}

#[test]
fn calls_by_links_end_in_the_same_place_for_every_fuel() {
    let fuel = interpreted().1;
    // Locked loops come last.
    for fuel in (fuel - fuel / 4..fuel).step_by(if cfg!(debug_assertions) { 4999 } else { 499 }) {
        let options = VmOptions { fuel: Some(fuel), ..options() };
        let interpreted = run(options.clone(), &[], Effort::None, Habit::Steady).observable();
        let compiled = run(options, &linked(), Effort::None, Habit::Steady);
        assert_eq!(compiled.observable(), interpreted, "with fuel {fuel}");
    }
}
