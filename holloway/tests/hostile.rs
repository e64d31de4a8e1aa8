//! Programs that mean harm to their host, in this process: each ends as its limits say, and its VM is usable afterwards or has
//! ended; the host goes on. In: the classes `Harm` and `Mischief`. Out: how each ends, and that nothing is left of it.
//!
//! `HOLLOWAY_REPEATS=1000` runs them that often. Where a part is tested (`HOLLOWAY_TESTS=part`), every second one is interpreted,
//! and all are repeated less.

#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use holloway::prelude::*;

/// Each program, a method of `Harm` where it names no class, with how it ends: a limit, an exception, its return, or the exit
/// status.
const PROGRAMS: &[(&str, &str)] = &[
    ("spinForEver", "fuel"),
    ("copyForEver", "fuel"),
    ("backtrackForEver", "fuel"),
    ("catchForEver", "fuel"),
    ("catchEverything", "fuel"),
    ("recurseInFinally", "fuel"),
    // On the virtual clock nobody waits for what nobody can run before.
    ("sleepForEver", "returned"),
    ("waitForEver", "deadlock"),
    ("joinItself", "deadlock"),
    ("deadlock", "deadlock"),
    ("streamForEver", "fuel"),
    ("collectForEver", "fuel"),
    ("sortForEver", "fuel"),
    ("initialiseForEver", "fuel"),
    ("collide", "fuel"),
    ("multiply", "fuel"),
    ("fillWithArrays", "java.lang.OutOfMemoryError"),
    ("hugeArray", "java.lang.OutOfMemoryError"),
    ("hugeCube", "java.lang.OutOfMemoryError"),
    ("doubleText", "java.lang.OutOfMemoryError"),
    ("repeatText", "java.lang.OutOfMemoryError"),
    ("padText", "fuel"),
    ("internTexts", "java.lang.OutOfMemoryError"),
    ("makeClasses", "java.lang.OutOfMemoryError"),
    ("makeProxies", "java.lang.OutOfMemoryError"),
    ("recurseDeep", "java.lang.StackOverflowError"),
    ("recurseInToString", "java.lang.StackOverflowError"),
    ("startThreads", "java.lang.OutOfMemoryError"),
    ("startSleepers", "java.lang.OutOfMemoryError"),
    ("threadLocals", "java.lang.OutOfMemoryError"),
    ("growBuilders", "java.lang.OutOfMemoryError"),
    ("cloneArrays", "java.lang.OutOfMemoryError"),
    ("exit", "exit 3"),
    ("halt", "exit 4"),
    ("exitWithHook", "fuel"),
    ("exitInThread", "exit 6"),
    ("throwInThread", "returned"),
    ("throwLies", "Harm$Lying"),
    ("throwHuge", "java.lang.IllegalStateException"),
    ("throwChain", "java.lang.RuntimeException"),
    ("throwNull", "java.lang.NullPointerException"),
    ("flood", "fuel"),
    ("floodErrors", "fuel"),
    ("openFiles", "returned"),
    ("writeFiles", "java.io.FileNotFoundException"),
    ("temporaryFile", "java.io.IOException"),
    ("connect", "java.net.SocketException"),
    ("execute", "java.io.IOException"),
    ("loadLibrary", "java.lang.reflect.InvocationTargetException"),
    ("readEnvironment", "returned"),
    ("keys", "java.lang.IllegalStateException"),
    ("loseStreams", "java.lang.NullPointerException"),
    ("unlockLibrary", "java.lang.NoSuchFieldException"),
    ("unsafeMemory", "java.lang.NoSuchMethodException"),
    ("defineInLibrary", "java.lang.SecurityException"),
    ("defineGarbage", "returned"),
    ("stopOthers", "java.lang.NoSuchMethodException"),
    ("holdMonitors", "fuel"),
    ("Mischief.hashKnottedSets", "fuel"),
    ("Mischief.inflateZeros", "fuel"),
    ("Mischief.makeInflaters", "java.lang.OutOfMemoryError"),
    ("Mischief.nestPattern", "fuel"),
    ("Mischief.repeatPattern", "returned"),
    ("Mischief.hugePower", "java.lang.OutOfMemoryError"),
    ("Mischief.hugeScale", "java.lang.ArithmeticException"),
    ("Mischief.longNumber", "fuel"),
    ("Mischief.manyDimensions", "java.lang.ClassNotFoundException"),
    ("Mischief.capture", "fuel"),
    ("Mischief.virtualThreads", "java.lang.OutOfMemoryError"),
    ("Mischief.timers", "java.lang.OutOfMemoryError"),
    ("Mischief.overflowInInitialiser", "java.lang.StackOverflowError"),
    ("Mischief.initialiseCrosswise", "deadlock"),
    ("Mischief.failForEver", "fuel"),
    ("Mischief.parkForEver", "deadlock"),
    ("Mischief.awaitNobody", "deadlock"),
    ("Mischief.joinNothing", "deadlock"),
    ("Mischief.keepLibraryLocked", "fuel"),
    ("Mischief.leaveDaemon", "returned"),
    ("Mischief.interruptItself", "java.lang.InterruptedException"),
    ("Mischief.splitForEver", "java.lang.StackOverflowError"),
    ("Mischief.parallelForEver", "fuel"),
    ("Mischief.endlessIterator", "fuel"),
    ("Mischief.throwingComparator", "java.lang.IllegalStateException"),
    ("Mischief.shiftingHash", "java.lang.IllegalStateException"),
    ("Mischief.wrongProxy", "java.lang.ClassCastException"),
    ("Mischief.lyingStream", "java.lang.ArrayIndexOutOfBoundsException"),
    ("Mischief.lyingCharset", "java.lang.UnsupportedOperationException"),
    ("Mischief.formatItself", "java.lang.StackOverflowError"),
    ("Mischief.cleanForEver", "fuel"),
    ("Mischief.suppressItself", "java.lang.IllegalArgumentException"),
    ("Mischief.circularCauses", "java.lang.RuntimeException"),
    ("Mischief.suppressForEver", "fuel"),
    ("Mischief.handlerExits", "exit 7"),
    ("Mischief.hookThrows", "exit 8"),
    ("Mischief.exitInHook", "deadlock"),
    ("Mischief.walkDeep", "fuel"),
    ("Mischief.poisonProperties", "returned"),
    ("Mischief.readInput", "java.util.NoSuchElementException"),
    ("Mischief.lookIntoLibrary", "java.lang.IllegalAccessException"),
    ("Mischief.copyOutside", "java.lang.ArrayIndexOutOfBoundsException"),
    ("Mischief.storeOther", "java.lang.ArrayStoreException"),
];

/// Fuel of each program.
const FUEL: u64 = 3_000_000;

struct Harness {
    engine: Engine,
    classes: Classes,
}

impl Harness {
    fn new() -> Harness {
        let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java"));
        Harness { engine: Engine::new(), classes: classes.expect("it is there").build() }
    }

    /// Runs one program; gives how it ends, after its VM has shown that it is usable, if it has not ended.
    fn run(&self, program: &str, fuel: u64, compile: bool) -> String {
        let output = Captured::new();
        let builder = self.engine.vm(()).classes(&self.classes).compile(compile).heap(4 << 20).stack(128 << 10);
        let builder = builder.threads(8).fuel(fuel).stdout(output.clone()).stderr(output.clone()).output_limit(10_000);
        let mut vm = builder.build().expect("it can be made");
        // Nothing may take long, whatever the fuel.
        vm.set_deadline(Some(Instant::now() + Duration::from_secs(60)));
        let (class, method) = program.split_once('.').unwrap_or(("Harm", program));
        let alive = vm.func::<(), i32>(class, "alive").expect("it is there");
        assert_eq!(alive.call(&mut vm, ()).expect("it lives"), 42);
        let method = vm.func::<(), ()>(class, method);
        let ended = match method.and_then(|method| method.call(&mut vm, ())) {
            Ok(()) => "returned".to_owned(),
            Err(Error::Exception(exception)) => {
                assert!(exception.to_string().len() < 2 << 20 && exception.frames().len() <= 1024);
                exception.class().to_owned()
            }
            Err(Error::Suspended(call)) => match call.reason() {
                Reason::OutOfFuel => "fuel".to_owned(),
                Reason::Deadlock => "deadlock".to_owned(),
                other => other.to_string(),
            },
            Err(Error::Exit(status)) => format!("exit {status}"),
            Err(other) => other.to_string(),
        };
        assert!(output.take().len() <= 10_000, "{program}");
        vm.set_fuel(Some(FUEL));
        match vm.ended() {
            Some(ended) => assert!(matches!(ended, Error::Exit(_)), "{program}: {ended}"),
            None => assert_eq!(alive.call(&mut vm, ()).expect("it lives"), 42, "{program}"),
        }
        ended
    }
}

fn is_part() -> bool {
    std::env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part")
}

fn each_ends_as_its_limits_say(compile: bool) {
    let harness = Harness::new();
    let mut wrong = Vec::new();
    let each = if compile || !is_part() { 1 } else { 2 };
    for &(program, ends) in PROGRAMS.iter().step_by(each) {
        let ended = harness.run(program, FUEL, compile);
        if ended != ends {
            wrong.push(format!("{program}: {ended}, not {ends}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_ends_as_its_limits_say_with_compiled_code() {
    each_ends_as_its_limits_say(true);
}

#[test]
fn each_ends_as_its_limits_say_without_compiled_code() {
    each_ends_as_its_limits_say(false);
}

/// Bytes of memory that the process has, where the system tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
}

/// What memory may differ by from one round to the next, for the allocator's sake.
const SLACK: u64 = 16 << 20;

#[test]
fn nothing_is_left_of_them_however_often_they_run() {
    let repeats = std::env::var("HOLLOWAY_REPEATS").ok().and_then(|text| text.parse().ok());
    let repeats = repeats.unwrap_or(if is_part() { 1 } else { 4 });
    let harness = Harness::new();
    let round = || PROGRAMS.iter().for_each(|&(program, _)| drop(harness.run(program, 100_000, true)));
    (0..repeats / 4 + 1).for_each(|_| round());
    let before = resident_bytes();
    (0..repeats).for_each(|_| round());
    if let (Some(before), Some(after)) = (before, resident_bytes()) {
        eprintln!("{} KB after a quarter, {} KB after all of {repeats} rounds", before >> 10, after >> 10);
        assert!(after < before + SLACK, "{before} bytes became {after}");
    }
}

/// Machine code waits for a native that is being stopped: what the native does is given up, and nothing unwinds through the
/// machine code.
#[test]
fn a_stop_ends_natives_that_compiled_code_has_called() {
    let harness = Harness::new();
    for round in 0..6 {
        let mut vm = harness.engine.vm(()).classes(&harness.classes).heap(8 << 20).build().expect("it can be made");
        let copy = vm.func::<(), ()>("Harm", "copyForEver").expect("it is there");
        let interrupt = vm.interrupt_handle();
        let stopping = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100 + 7 * round));
            interrupt.stop();
        });
        let ended = copy.call(&mut vm, ());
        assert!(matches!(ended, Err(Error::Ended(Reason::Stopped))), "{ended:?}");
        stopping.join().expect("it has stopped the VM");
        assert!(vm.ended().is_some());
    }
}
