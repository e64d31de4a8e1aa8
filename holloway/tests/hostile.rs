//! Programs that mean harm to their host, in this process: each ends as its limits say, and its VM is usable afterwards or has
//! ended; the host goes on. In: the classes `Harm` and `Siege`. Out: how each ends, and that nothing is left of it.
//!
//! `HOLLOWAY_REPEATS=1000` runs them that often. Where less than everything is tested (`HOLLOWAY_TESTS`), one in three is run
//! so, and all are repeated less.

#![forbid(unsafe_code)]

use std::collections::HashMap;
use std::time::{Duration, Instant};

use holloway::prelude::*;
use holloway::{Serde, VmBuilder};

/// Each program, with how it ends: a limit, an exception, its return, or the exit status.
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
];

/// The same of programs that mean harm to the functions of their host, and to what it takes from them: the class `Siege`.
const SIEGE: &[(&str, &str)] = &[
    ("reenterForEver", "java.lang.StackOverflowError"),
    ("reenterInFinally", "cut off: fuel"),
    ("reenterOnManyThreads", "returned"),
    ("callAtTheBrink", "java.lang.StackOverflowError"),
    ("throwThrough", "Siege$Lying"),
    ("throwCircle", "java.lang.RuntimeException"),
    ("throwHugeTrace", "java.lang.RuntimeException"),
    ("catchForEver", "fuel"),
    ("spinInCallback", "cut off: fuel"),
    ("fillInCallback", "java.lang.OutOfMemoryError"),
    ("waitInCallback", "cut off: deadlock"),
    ("exitInCallback", "exit 7"),
    ("exitDeepInCallback", "exit 8"),
    ("hookCallsHost", "exit 9"),
    ("panicForEver", "fuel"),
    ("panicInCallback", "java.lang.InternalError"),
    ("lockInCallback", "deadlock"),
    ("interruptedInCallback", "java.lang.IllegalStateException"),
    ("foreignObject", "java.lang.InternalError"),
    ("keepEverything", "java.lang.OutOfMemoryError"),
    ("floodInCallback", "cut off: fuel"),
    ("initialiseThroughHost", "cut off: fuel"),
    ("interruptInitialiser", "java.lang.NoClassDefFoundError"),
    ("initialiseInCircle", "cut off: deadlock"),
    ("concatForEver", "cut off: fuel"),
    ("sortByHost", "fuel"),
    ("otherSiege", "java.lang.UnsatisfiedLinkError"),
    ("otherTree", "java.lang.InternalError"),
    ("defineForHost", "java.lang.NoClassDefFoundError"),
    ("forgeNumber", "java.lang.IllegalArgumentException"),
    ("callNativeDirectly", "java.lang.IllegalArgumentException"),
    ("callNativeWrongly", "java.lang.IllegalArgumentException"),
    ("lockHostObject", "deadlock"),
    ("makeCallbacks", "fuel"),
    ("outlive", "returned"),
    ("daemons", "returned"),
    ("virtualThreads", "java.lang.OutOfMemoryError"),
    ("cleaners", "returned"),
    ("cleanerForEver", "fuel"),
    ("uncaughtForEver", "fuel"),
    ("nulls", "returned"),
    ("surrogates", "returned"),
    ("longTexts", "fuel"),
    ("manyBytes", "fuel"),
    ("oneTextOften", "java.lang.InternalError"),
    ("oneListOften", "java.lang.InternalError"),
    ("manyLists", "java.lang.InternalError"),
    ("manyTrees", "fuel"),
    ("hugeLists", "java.lang.OutOfMemoryError"),
    ("listOfItself", "java.lang.InternalError"),
    ("treeInCircle", "java.lang.InternalError"),
    ("treeWithManyPaths", "java.lang.InternalError"),
    ("deepTree", "java.lang.InternalError"),
    ("pollutedTree", "java.lang.InternalError"),
    ("noTree", "java.lang.InternalError"),
    ("listForEver", "cut off: fuel"),
    ("listThrows", "Siege$Lying"),
    ("listOfNothing", "java.lang.NullPointerException"),
    ("listExits", "exit 10"),
    ("listReenters", "java.lang.StackOverflowError"),
    ("listWithoutEnd", "cut off: fuel"),
    ("mapThrows", "Siege$Lying"),
    ("mapForEver", "cut off: fuel"),
    ("mapOfNulls", "java.lang.NullPointerException"),
    ("mapOfStrangers", "java.lang.InternalError"),
    ("mapWithoutSet", "java.lang.NullPointerException"),
    ("mapReenters", "java.lang.StackOverflowError"),
    ("mapCollides", "fuel"),
    ("anyInCircle", "java.lang.InternalError"),
    ("anyWithManyPaths", "java.lang.InternalError"),
    ("anyWide", "java.lang.InternalError"),
    ("anyStranger", "java.lang.InternalError"),
    ("anyForEver", "cut off: fuel"),
    ("anyAccessors", "returned"),
    ("panicAtTexts", "fuel"),
    ("hugeText", "java.lang.OutOfMemoryError"),
    ("manyTexts", "fuel"),
    ("proxyThrows", "java.lang.reflect.UndeclaredThrowableException"),
    ("otherHost", "java.lang.NullPointerException"),
];

/// Fuel of each program.
const FUEL: u64 = 3_000_000;

/// What a guest's host functions have.
struct Held {
    objects: Vec<Object>,
    /// One of another VM.
    foreign: Object,
}

#[derive(FromJava, IntoJava)]
#[holloway(class = "Siege$Tree")]
struct Tree {
    name: String,
    kids: Vec<Tree>,
}

impl Tree {
    fn count(&self) -> i32 {
        self.name.len().min(1) as i32 + self.kids.iter().map(Tree::count).sum::<i32>()
    }
}

/// Lists in lists.
type Grid = Vec<Vec<Vec<Vec<i32>>>>;

/// The functions that the class `Siege` has.
fn with_functions(builder: VmBuilder<Held>) -> VmBuilder<Held> {
    const OBJECT: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";
    builder
        .function("Siege", "call", "(Ljava/lang/Runnable;)V", |caller, (task,): (Object,)| {
            let run = caller.method::<(), ()>("java.lang.Runnable", "run")?;
            Ok(run.call(caller, &task, ())?)
        })
        .function("Siege", "keep", OBJECT, |caller, (object,): (Object,)| {
            caller.data().objects.push(object);
            Ok(caller.data().objects.first().cloned())
        })
        .function("Siege", "length", "(Ljava/lang/String;)I", |_, (text,): (String,)| Ok(text.len() as i32))
        .function("Siege", "words", "([Ljava/lang/String;)I", |_, (all,): (Vec<String>,)| Ok(all.len() as i32))
        .function("Siege", "bytes", "([B)I", |_, (bytes,): (Vec<u8>,)| Ok(bytes.len() as i32))
        .function("Siege", "grid", "(Ljava/util/List;)I", |_, (grid,): (Grid,)| Ok(grid.len() as i32))
        .function("Siege", "map", "(Ljava/util/Map;)I", |_, (map,): (HashMap<String, String>,)| Ok(map.len() as i32))
        .function("Siege", "tree", "(LSiege$Tree;)I", |_, (tree,): (Tree,)| Ok(tree.count()))
        .function("Siege", "anyTree", "(Ljava/lang/Object;)I", |caller, (tree,): (Object,)| {
            Ok(caller.value::<Tree>(&tree)?.count())
        })
        .function("Siege", "any", "(Ljava/lang/Object;)I", |_, (_,): (Serde<serde::de::IgnoredAny>,)| Ok(1))
        .function("Siege", "panicAt", "(Ljava/lang/String;)I", |_, (text,): (String,)| -> Result<i32, Thrown> {
            std::panic::resume_unwind(Box::new(text))
        })
        .function("Siege", "text", "(I)Ljava/lang/String;", |_, (length,): (i32,)| Ok("x".repeat(length as usize)))
        .function("Siege", "panic", "()V", |_, (): ()| -> Result<(), Thrown> {
            // The hook that prints panics is not asked.
            std::panic::resume_unwind(Box::new("hostile"))
        })
        .function("Siege", "foreign", "()Ljava/lang/Object;", |caller, (): ()| Ok(caller.data().foreign.clone()))
        .function("Siege", "callback", "(J)LSiege$Callback;", |caller, (number,): (i64,)| {
            Ok(caller.implementation("Siege$Callback", number)?)
        })
        .implement("Siege$Callback", "apply", OBJECT, |_, number, (value,): (Option<Object>,)| match number {
            0 => Ok(value),
            _ => Err(Thrown::new("java.lang.IllegalArgumentException", "no such number")),
        })
}

struct Harness {
    engine: Engine,
    classes: Classes,
    /// Another VM, with an object.
    other: Vm<()>,
    foreign: Object,
}

impl Harness {
    fn new() -> Harness {
        let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java"));
        let engine = Engine::new();
        let mut other = engine.vm(()).build().expect("it can be made");
        let foreign = other.object("foreign").expect("a string");
        Harness { engine, classes: classes.expect("it is there").build(), other, foreign }
    }

    /// A VM with narrow limits.
    fn vm(&self, fuel: u64, compile: bool, output: &Captured) -> Vm<Held> {
        let held = Held { objects: Vec::new(), foreign: self.foreign.clone() };
        let builder = self.engine.vm(held).classes(&self.classes).compile(compile).heap(4 << 20).stack(128 << 10);
        let builder = builder.threads(8).fuel(fuel).stdout(output.clone()).stderr(output.clone()).output_limit(10_000);
        with_functions(builder).build().expect("it can be made")
    }

    /// Runs one program; gives how it ends, after its VM has shown that it is usable, if it has not ended.
    fn run(&self, class: &str, program: &str, fuel: u64, compile: bool) -> String {
        let output = Captured::new();
        let mut vm = self.vm(fuel, compile, &output);
        // Nothing may take long, whatever the fuel.
        vm.set_deadline(Some(Instant::now() + Duration::from_secs(60)));
        let alive = vm.func::<(), i32>(class, "alive").expect("it is there");
        assert_eq!(alive.call(&mut vm, ()).expect("it lives"), 42);
        let method = vm.func::<(), ()>(class, program);
        let ended = match method.and_then(|method| method.call(&mut vm, ())) {
            Ok(()) => "returned".to_owned(),
            Err(Error::Exception(exception)) => {
                assert!(exception.to_string().len() < 2 << 20 && exception.frames().len() <= 1024);
                exception.class().to_owned()
            }
            Err(Error::Suspended(call)) => told(call.reason()),
            Err(Error::Ended(reason)) => format!("cut off: {}", told(reason)),
            Err(Error::Exit(status)) => format!("exit {status}"),
            Err(other) => other.to_string(),
        };
        assert!(output.take().len() <= 10_000, "{program}");
        vm.data().objects.clear();
        vm.set_fuel(Some(FUEL));
        match vm.ended() {
            Some(ended) => assert!(matches!(ended, Error::Exit(_)), "{program}: {ended}"),
            None => match alive.call(&mut vm, ()) {
                Ok(answer) => assert_eq!(answer, 42, "{program}"),
                Err(error) => panic!("{program}: {error}"),
            },
        }
        ended
    }
}

fn told(reason: Reason) -> String {
    match reason {
        Reason::OutOfFuel => "fuel".to_owned(),
        Reason::Deadlock => "deadlock".to_owned(),
        other => other.to_string(),
    }
}

/// All programs, with their class and how they end.
fn programs() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let of = |class: &'static str| move |&(program, ends): &(&'static str, &'static str)| (class, program, ends);
    PROGRAMS.iter().map(of("Harm")).chain(SIEGE.iter().map(of("Siege")))
}

/// Whether less than everything is asked for.
fn is_reduced() -> bool {
    std::env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part" || extent == "change")
}

fn each_ends_as_its_limits_say(compile: bool) {
    let harness = Harness::new();
    let mut wrong = Vec::new();
    let (first, each) = if is_reduced() { (usize::from(compile), 3) } else { (0, 1) };
    for (class, program, ends) in programs().skip(first).step_by(each) {
        let ended = harness.run(class, program, FUEL, compile);
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
    let repeats = repeats.unwrap_or(if is_reduced() { 1 } else { 4 });
    let harness = Harness::new();
    let round = || programs().for_each(|(class, program, _)| drop(harness.run(class, program, 100_000, true)));
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

#[test]
fn what_belongs_to_another_vm_is_refused_within_values_too() {
    let mut harness = Harness::new();
    let output = Captured::new();
    let mut vm = harness.vm(FUEL, true, &output);
    let own = vm.object("own").expect("a string");
    let foreign = &harness.foreign;
    assert!(matches!(vm.value::<Vec<String>>(foreign), Err(Error::Foreign)));
    assert!(matches!(vm.value::<Tree>(foreign), Err(Error::Foreign)));
    assert!(matches!(vm.value::<HashMap<String, i32>>(foreign), Err(Error::Foreign)));
    assert!(matches!(vm.value::<i32>(foreign), Err(Error::Foreign)));
    assert!(matches!(vm.value::<Serde<String>>(foreign), Err(Error::Foreign)));
    assert!(matches!(vm.object(vec![Some(own.clone()), Some(foreign.clone())]), Err(Error::Foreign)));
    assert!(vm.object(HashMap::from([("key", foreign.clone())])).is_err());
    assert!(vm.object(vec![own.clone()]).is_ok());
    // What was found in one VM does nothing in another one.
    let alive = vm.func::<(), i32>("Siege", "alive").expect("it is there");
    assert!(matches!(alive.call(&mut harness.other, ()), Err(Error::Foreign)));
    // Objects outlive their VM, and do nothing then.
    drop(vm);
    let mut vm = harness.vm(FUEL, true, &output);
    assert!(matches!(vm.value::<Vec<Object>>(&own), Err(Error::Foreign)));
    assert_eq!(harness.other.value::<String>(&harness.foreign).expect("its own"), "foreign");
}

#[test]
fn errors_of_taken_values_leave_the_bounds_as_they_were() {
    let harness = Harness::new();
    let mut vm = harness.vm(1_000_000_000, true, &Captured::new());
    let circle = vm.func::<(), ()>("Siege", "treeInCircle").expect("it is there");
    let wide = vm.func::<(), ()>("Siege", "anyWide").expect("it is there");
    let throws = vm.func::<(), ()>("Siege", "listThrows").expect("it is there");
    let panics = vm.func::<(), ()>("Siege", "panicInCallback").expect("it is there");
    for _ in 0..200 {
        [&circle, &wide, &throws, &panics].iter().for_each(|program| {
            assert!(matches!(program.call(&mut vm, ()), Err(Error::Exception(_))));
        });
    }
    let tree = (0..100).fold(Tree { name: "leaf".to_owned(), kids: vec![] }, |kid, _| Tree {
        name: "branch".to_owned(),
        kids: vec![kid],
    });
    // Lists count too: 2 for each branch.
    assert!(matches!(vm.object(tree), Err(Error::TooLarge(_))));
    let tree = Tree { name: "root".to_owned(), kids: vec![Tree { name: "leaf".to_owned(), kids: vec![] }] };
    let object = vm.object(tree).expect("it is small");
    assert_eq!(vm.value::<Tree>(&object).expect("it is taken").count(), 2);
    assert_eq!(vm.statistics().held_objects, 1);
}

#[test]
fn values_that_take_long_end_with_the_deadline() {
    let harness = Harness::new();
    let held = Held { objects: Vec::new(), foreign: harness.foreign.clone() };
    let builder = harness.engine.vm(held).classes(&harness.classes).heap(1 << 30);
    let mut vm = with_functions(builder).build().expect("it can be made");
    let paths = vm.func::<(), ()>("Siege", "anyWithManyPaths").expect("it is there");
    let begin = Instant::now();
    vm.set_deadline(Some(begin + Duration::from_millis(50)));
    assert!(paths.call(&mut vm, ()).is_err());
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
    vm.set_deadline(None);
    let alive = vm.func::<(), i32>("Siege", "alive").expect("it is there");
    assert_eq!(alive.call(&mut vm, ()).expect("it lives"), 42);
}

#[test]
fn values_that_take_long_end_with_their_vm() {
    let harness = Harness::new();
    let held = Held { objects: Vec::new(), foreign: harness.foreign.clone() };
    let builder = harness.engine.vm(held).classes(&harness.classes).heap(1 << 30);
    let mut vm = with_functions(builder).build().expect("it can be made");
    let paths = vm.func::<(), ()>("Siege", "anyWithManyPaths").expect("it is there");
    let interrupt = vm.interrupt_handle();
    let stopping = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        interrupt.stop();
    });
    let begin = Instant::now();
    assert!(matches!(paths.call(&mut vm, ()), Err(Error::Ended(Reason::Stopped))));
    assert!(begin.elapsed() < Duration::from_secs(2), "{:?}", begin.elapsed());
    stopping.join().expect("it has stopped the VM");
}

/// From outside, where a call could be suspended: what runs while a value is taken or made is not gone on with.
#[test]
fn what_runs_while_values_are_taken_or_made_is_bounded() {
    #[derive(IntoJava, FromJava, Debug)]
    #[holloway(class = "Siege.Slow")]
    enum NoSuch {
        One,
    }
    #[derive(IntoJava, FromJava, Debug)]
    #[holloway(class = "Siege$Slow")]
    enum Slow {
        #[holloway(rename = "ONE")]
        One,
    }
    #[derive(IntoJava)]
    #[holloway(class = "Siege$Broken")]
    enum Broken {
        #[holloway(rename = "ONE")]
        One,
    }
    #[derive(IntoJava)]
    #[holloway(class = "Siege$Picky")]
    struct Picky {
        value: i32,
    }
    let harness = Harness::new();
    let mut vm = harness.vm(FUEL, true, &Captured::new());
    let out_of_fuel = |vm: &mut Vm<Held>, result: Result<(), Error>| {
        assert!(matches!(result, Err(Error::Ended(Reason::OutOfFuel))), "{result:?}");
        assert!(vm.ended().is_none());
        vm.set_fuel(Some(FUEL));
        let alive = vm.func::<(), i32>("Siege", "alive").expect("it is there");
        assert_eq!(alive.call(vm, ()).expect("it lives"), 42);
    };
    let list = vm.func::<(), Vec<i32>>("Siege", "endlessList").expect("it fits").call(&mut vm, ()).map(drop);
    out_of_fuel(&mut vm, list);
    let list = vm.func::<(), Serde<Vec<i32>>>("Siege", "endlessList").expect("it fits").call(&mut vm, ()).map(drop);
    out_of_fuel(&mut vm, list);
    let picky = vm.object(Picky { value: 1 }).map(drop);
    out_of_fuel(&mut vm, picky);
    let deep = vm.object(Picky { value: -1 }).expect_err("it never ends");
    assert_eq!(deep.exception().map(holloway::Exception::class), Some("java.lang.StackOverflowError"));
    let slow = vm.object(Slow::One).map(drop);
    out_of_fuel(&mut vm, slow);
    // Nobody goes on with its initialiser.
    assert!(matches!(vm.object(Slow::One), Err(Error::Exception(_))));
    for _ in 0..2 {
        assert!(matches!(vm.object(Broken::One), Err(Error::Exception(_))));
        assert!(matches!(vm.object(NoSuch::One), Err(Error::Exception(_))));
    }
    let map = vm.func::<(), HashMap<String, String>>("Siege", "throwingMap").expect("it fits").call(&mut vm, ());
    assert_eq!(map.expect_err("it throws").exception().map(holloway::Exception::class), Some("Siege$Lying"));
    let lists = vm.func::<(), Vec<Vec<i32>>>("Siege", "changingList").expect("it fits").call(&mut vm, ());
    assert_eq!(lists.expect("those there were"), vec![vec![0, 1, 2]; 100]);
}

#[test]
fn threads_that_outlive_a_call_run_when_the_host_lets_them() {
    let harness = Harness::new();
    for program in ["outlive", "daemons"] {
        let mut vm = harness.vm(FUEL, true, &Captured::new());
        let start = vm.func::<(), ()>("Siege", program).expect("it is there");
        start.call(&mut vm, ()).expect("it returns");
        assert_eq!(vm.run_pending().expect("the VM lives"), Reason::OutOfFuel);
        vm.set_fuel(Some(FUEL));
        let alive = vm.func::<(), i32>("Siege", "alive").expect("it is there");
        assert_eq!(alive.call(&mut vm, ()).expect("it lives"), 42);
    }
}
