//! The number of executed bytecodes is exact.

use std::path::PathBuf;

use holloway_vm::tier::Recorder;
use holloway_vm::{HeadMode, InterpreterOnly, VmOptions};

use super::world::{PROGRAMS, dispatches, expected, options, run, run_class};

/// Bytecodes of a run of `Counting` with a part and a number of repetitions.
fn bytecodes(part: &str, repetitions: usize, options: VmOptions) -> u64 {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/counting");
    let mut arguments = vec![part];
    arguments.resize(repetitions + 1, "");
    let run = run_class(directory, "Counting", &arguments, options, Box::new(InterpreterOnly));
    run.vm.statistics().bytecodes.expect("the VM was told to count")
}

#[test]
fn parts_counted_by_hand() {
    // Of one repetition, without what the loop around it takes: case and called methods, from `javap -c`.
    let parts = [
        // invokestatic goto | 2 | 4 * 3 | 3 * (4 + 2) | 1
        ("loop", 2 + 2 + 12 + 18 + 1),
        // aconst_null invokestatic goto | up to arraylength, which throws | the handler
        ("thrown", 3 + 4 + 4),
        // invokestatic goto | bipush invokestatic | iload iconst idiv, which throws | the handler
        ("caught above", 2 + 2 + 3 + 4),
        // invokestatic goto | 3
        ("synchronised", 2 + 3),
        // invokestatic goto | return
        ("empty", 2 + 1),
        // iconst invokestatic pop goto | 3 * 9 | 5
        ("recursion", 4 + 27 + 5),
        // invokestatic goto | 2 | 5 * 3 | 7 + 7 + 7 + 4 | 1
        ("w: switches", 2 + 2 + 15 + 25 + 1),
    ];
    for dispatch in dispatches() {
        for fuse in [true, false] {
            let options = VmOptions { count_bytecodes: true, dispatch, fuse, ..options() };
            let once = |part| bytecodes(part, 3, options.clone()) - bytecodes(part, 2, options.clone());
            let around = once("x: nothing");
            for (part, count) in parts {
                assert_eq!(once(part) - around, count, "{part}");
            }
        }
    }
}

#[test]
fn the_number_does_not_depend_on_how_code_is_made_or_watched() {
    for program in PROGRAMS {
        let counting = VmOptions { count_bytecodes: true, ..options() };
        let first = run(program, counting.clone(), Box::new(InterpreterOnly));
        assert_eq!(first.output, expected(program), "{program}");
        let unfused = run(program, VmOptions { fuse: false, ..counting.clone() }, Box::new(InterpreterOnly));
        let watched = VmOptions { head_mode: HeadMode::Enter, ..counting };
        let watched = run(program, watched, Box::new(Recorder::new().0));
        assert_eq!(unfused.vm.statistics().bytecodes, first.vm.statistics().bytecodes, "{program}");
        assert_eq!(watched.vm.statistics().bytecodes, first.vm.statistics().bytecodes, "{program}");
        let plain = run(program, options(), Box::new(InterpreterOnly));
        assert_eq!(plain.vm.statistics().bytecodes, None);
        assert_eq!(plain.vm.statistics().fuel, first.vm.statistics().fuel, "{program}: fuel");
    }
}
