//! `--fuel`: a run never uses more than it is given, and stops at the same place with the same output however its code is
//! executed (K1).

use fastrand::Rng;
use holloway_tests::generate::{GENERATED_MODES, GeneratedMode, GeneratedProgram, RunResult, run_with};
use holloway_vm::Ended;
use holloway_vm::classfile::assemble::{AssembledClass, assemble};

/// How many programs are stopped.
const PROGRAMS: u64 = 12;

/// How often each program is stopped, beside the stops at the very beginning.
const STOPS: u64 = 24;

/// The first amounts of fuel: the library has hardly begun to initialise itself.
const SMALL: [u64; 6] = [0, 1, 2, 33, 298, 8_589];

/// Where a run was stopped: class, method, descriptor and bytecode index.
type Place = Option<(String, u16)>;

fn run(classes: &[AssembledClass], mode: &GeneratedMode, fuel: u64) -> (RunResult, Place) {
    let (mut options, tier) = mode.setup().expect("the dispatch of the mode is compiled in");
    options.fuel = Some(fuel);
    run_with(options, tier, classes, |vm| {
        let (method, at) = vm.stopped_at()?;
        let method = vm.classes().method(method);
        let class = &vm.classes().class(method.class).name;
        Some((format!("{class}.{}{}", method.name, method.descriptor), at))
    })
}

/// Modes whose dispatch is compiled in and that do not collect everything all the time.
fn modes() -> Vec<&'static GeneratedMode> {
    let usable = GENERATED_MODES.iter().filter(|mode| !mode.name.contains("gc") && mode.setup().is_some());
    usable.collect()
}

#[test]
fn no_run_uses_more_than_it_has_and_all_modes_stop_at_the_same_place() {
    let modes = modes();
    let (reference, others) = modes.split_first().expect("there are modes");
    let mut turn = 0;
    let mut stopped_in_program = 0;
    for seed in 1..=PROGRAMS {
        let classes = assemble(&GeneratedProgram::generate(seed).text()).expect("generated text is well-formed");
        let (whole, _) = run(&classes, reference, u64::MAX);
        assert_eq!(whole.ended, Ok(Ended::Normally { uncaught: false }), "{seed}");
        // A sequence that is the same each time and has no pattern.
        let mut random = Rng::with_seed(seed);
        let spread = (0..STOPS).map(|_| random.u64(..whole.fuel));
        let small = if seed == 1 { &SMALL[..] } else { &[] };
        let near = [whole.fuel - 1, whole.fuel, whole.fuel + 1];
        for fuel in small.iter().copied().chain(spread).chain(near) {
            let (expected, place) = run(&classes, reference, fuel);
            assert!(expected.fuel <= fuel, "{seed} used {} of {fuel}", expected.fuel);
            assert!(whole.output.starts_with(&expected.output), "{seed} with {fuel}");
            if fuel >= whole.fuel {
                assert_eq!(expected, whole, "{seed} with {fuel}");
            } else {
                assert_eq!(expected.ended, Ok(Ended::OutOfFuel), "{seed} with {fuel}");
                assert!(place.is_some(), "{seed} with {fuel}");
                stopped_in_program += u32::from(place.as_ref().is_some_and(|(method, _)| method.starts_with("P.")));
            }
            for _ in 0..2 {
                turn += 1;
                let mode = others[turn % others.len()];
                assert_eq!(
                    run(&classes, mode, fuel),
                    (expected.clone(), place.clone()),
                    "{seed}, {}, {fuel}",
                    mode.name
                );
            }
        }
    }
    assert!(stopped_in_program > 0, "all stops lay in the library");
}

/// Rounds of [`LONG_ARRAYS`]: enough for compiled code.
const ROUNDS: u64 = 200;

/// Each round makes an array of 80,000 bytes, and arrays of arrays with 100,100 elements.
const LONG_ARRAYS: &str = "
.version 52 0
.class public super P
  .method public static main ([Ljava/lang/String;)V
    .stack 2
    .locals 2
    iconst_0
    istore_1
  round:
    .frame append int
    ldc_w int 80000
    newarray byte
    pop
    bipush 100
    sipush 1000
    multianewarray [[J 2
    pop
    iinc 1 1
    iload_1
    sipush 200
    if_icmplt round
    return
  .end
.end
";

#[test]
fn long_arrays_are_charged_alike_in_all_modes() {
    let classes = assemble(LONG_ARRAYS).expect("well-formed");
    let modes = modes();
    let (whole, _) = run(&classes, modes[0], u64::MAX);
    assert_eq!(whole.ended, Ok(Ended::Normally { uncaught: false }));
    let of_round = (80_000 + 8 * 100_000) / 8;
    assert!(whole.fuel > ROUNDS * of_round, "{} for {ROUNDS} rounds", whole.fuel);
    for fuel in [whole.fuel, whole.fuel / 2] {
        let expected = run(&classes, modes[0], fuel);
        for mode in &modes[1..] {
            assert_eq!(run(&classes, mode, fuel), expected, "{}, {fuel}", mode.name);
        }
    }
}
