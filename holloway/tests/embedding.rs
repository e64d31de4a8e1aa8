//! VMs inside this program: what is granted, what is denied, calls both ways, limits, and errors as data.
//!
//! In: the classes under `java`, compiled. Out: what a host sees of them.

#![forbid(unsafe_code)]

use std::time::{Duration, Instant};

use holloway::prelude::*;

const RULE: &[u8] = include_bytes!("java/Rule.class");

fn rules() -> Classes {
    Classes::builder().class(RULE).expect("a class file").resource("rules.txt", "the rules").build()
}

fn vm() -> Vm<()> {
    Engine::new().vm(()).classes(&rules()).build().expect("it can be made")
}

fn exception<R: std::fmt::Debug>(result: Result<R, Error>) -> holloway::Exception {
    match result {
        Err(Error::Exception(exception)) => exception,
        other => panic!("{other:?} is no exception"),
    }
}

fn suspended<R: std::fmt::Debug>(result: Result<R, Error>) -> holloway::Suspended {
    match result {
        Err(Error::Suspended(call)) => call,
        other => panic!("{other:?} is not suspended"),
    }
}

#[test]
fn rust_types_become_java_types_and_back() {
    let mut vm = vm();
    let apply = vm.func::<(i32, &str), i32>("Rule", "apply").expect("it fits");
    assert_eq!(apply.call(&mut vm, (100, "gold member")).expect("it returns"), 90);
    assert_eq!(apply.call(&mut vm, (100, "other")).expect("it returns"), 100);
    let null = vm.func::<(bool,), Option<String>>("Rule", "orNull").expect("it fits");
    assert_eq!(null.call(&mut vm, (true,)).expect("it returns"), None);
    assert_eq!(null.call(&mut vm, (false,)).expect("it returns").as_deref(), Some("something"));
    let never_null = vm.func::<(bool,), String>("Rule", "orNull").expect("it fits");
    assert!(matches!(never_null.call(&mut vm, (true,)), Err(Error::Null)));
    let length = vm.func::<(Option<&str>,), i32>("Rule", "length").expect("it fits");
    assert_eq!(length.call(&mut vm, (None,)).expect("it returns"), -1);
    assert_eq!(length.call(&mut vm, (Some("four"),)).expect("it returns"), 4);
    let sum = vm.func::<(&[i32],), i64>("Rule", "sum").expect("it fits");
    assert_eq!(sum.call(&mut vm, (&[i32::MAX, i32::MAX],)).expect("it returns"), 2 * i64::from(i32::MAX));
    let halves = vm.func::<(Vec<i64>,), Vec<f64>>("Rule", "halves").expect("it fits");
    assert_eq!(halves.call(&mut vm, (vec![1, 2, 3],)).expect("it returns"), [0.5, 1.0, 1.5]);
    let reversed = vm.func::<(&[u8],), Vec<u8>>("Rule", "reversed").expect("it fits");
    assert_eq!(reversed.call(&mut vm, (&[1, 200, 255],)).expect("it returns"), [255, 200, 1]);
    let not = vm.func::<(Vec<bool>,), Vec<bool>>("Rule", "not").expect("it fits");
    assert_eq!(not.call(&mut vm, (vec![true, false],)).expect("it returns"), [false, true]);
    let upper = vm.func::<(&[&str],), Vec<String>>("Rule", "upper").expect("it fits");
    assert_eq!(upper.call(&mut vm, (&["a", "\u{e4}\u{1F600}"],)).expect("it returns"), ["A", "\u{c4}\u{1F600}"]);
    let next = vm.func::<(u16,), u16>("Rule", "next").expect("it fits");
    assert_eq!(next.call(&mut vm, (u16::MAX,)).expect("it returns"), 0);
}

#[test]
fn signatures_that_do_not_fit_are_refused_when_they_are_looked_up() {
    let mut vm = vm();
    let signature = |result: Result<(), Error>| match result {
        Err(Error::Signature(text)) => text,
        other => panic!("{other:?}"),
    };
    let text = signature(vm.func::<(i64,), i32>("Rule", "apply").map(drop));
    assert!(
        text.contains("(ILjava/lang/String;)I") && text.contains("(Ljava/lang/String;)Ljava/lang/String;"),
        "{text}"
    );
    assert!(signature(vm.func::<(), ()>("Rule", "missing").map(drop)).contains("none of that name"));
    assert!(signature(vm.func::<(i32,), String>("Rule", "describe").map(drop)).contains("is no static method"));
    assert!(signature(vm.method::<(i32,), i32>("Rule", "twice").map(drop)).contains("is a static method"));
    assert!(signature(vm.func_as::<(i32,), i32>("Rule", "twice", "(J)I").map(drop)).contains("does not fit"));
    assert!(signature(vm.func_as::<(i32,), i32>("Rule", "twice", "int").map(drop)).contains("no method descriptor"));
    assert!(signature(vm.field::<i64>("Rule", "limit", "I").map(drop)).contains("Rule.limit"));
    let missing = exception(vm.func::<(), ()>("no.Such", "f").map(drop));
    assert_eq!(missing.class(), "java.lang.NoClassDefFoundError");
    let built =
        Engine::new().vm(()).classes(&rules()).function("Rule", "log", "(I)V", |_, (_,): (String,)| Ok(())).build();
    assert!(signature(built.map(drop)).contains("Rule.log(I)V"));
}

#[test]
fn objects_have_constructors_methods_and_fields() {
    let mut vm = vm();
    let new = vm.constructor::<(&str,)>("Rule").expect("it fits");
    let describe = vm.method::<(i32,), String>("Rule", "describe").expect("it fits");
    let rule = new.call(&mut vm, ("first",)).expect("it is made");
    let limit = vm.field::<i32>("Rule", "limit", "I").expect("it is there");
    limit.set(&mut vm, &rule, 5).expect("it is an int");
    assert_eq!(describe.call(&mut vm, &rule, (3,)).expect("it returns"), "first: 3 of 5");
    assert_eq!(limit.get(&mut vm, &rule).expect("it has one"), 5);
    let total = vm.static_field::<i64>("Rule", "total", "J").expect("it is there");
    assert_eq!(total.get(&mut vm).expect("it is initialised"), 40);
    total.set(&mut vm, 41).expect("it is a long");
    let to_string = vm.method::<(), String>("java.lang.Object", "toString").expect("it fits");
    assert!(to_string.call(&mut vm, &rule, ()).expect("it returns").starts_with("Rule@"));
    assert_eq!(vm.class_name(&rule).expect("its own"), "Rule");
    assert!(vm.is_instance(&rule, "java.lang.Object").expect("its own"));
    let text = vm.object("text").expect("memory");
    assert!(matches!(describe.call(&mut vm, &text, (3,)), Err(Error::Type(_))));
    assert_eq!(vm.value::<String>(&text).expect("a string"), "text");
    let array = vm.object(vec![1, 2, 3]).expect("memory");
    vm.with_elements(&array, |elements: &mut [i32]| elements.reverse()).expect("ints");
    assert_eq!(vm.value::<Vec<i32>>(&array).expect("ints"), [3, 2, 1]);
    let mut other = self::vm();
    assert!(matches!(describe.call(&mut other, &rule, (3,)), Err(Error::Foreign)));
    assert!(matches!(other.value::<String>(&text), Err(Error::Foreign)));
}

#[test]
fn exceptions_tell_class_message_causes_and_stack() {
    let mut vm = vm();
    let fail = vm.func::<(&str,), ()>("Rule", "fail").expect("it fits");
    let thrown = exception(fail.call(&mut vm, ("x",)));
    assert_eq!((thrown.class(), thrown.message()), ("java.lang.IllegalStateException", Some("bad rule")));
    let chain: Vec<String> = thrown.chain().map(|one| one.headline()).collect();
    let cause = "java.lang.NumberFormatException: For input string: \"x\"";
    assert_eq!(chain, ["java.lang.IllegalStateException: bad rule", cause]);
    let frame = &thrown.frames()[0];
    assert_eq!((&*frame.class, &*frame.method, frame.file.as_deref()), ("Rule", "fail", Some("Rule.java")));
    let text = thrown.to_string();
    assert!(text.starts_with("java.lang.IllegalStateException: bad rule\n\tat Rule.fail(Rule.java:"), "{text}");
    assert!(text.contains(&format!("\nCaused by: {cause}\n\tat java.base/java.lang.")), "{text}");
    // What the guest prints is the same.
    let printed = vm.method::<(), ()>("java.lang.Throwable", "printStackTrace").expect("it fits");
    let errors = Captured::new();
    let mut vm = Engine::new().vm(()).classes(&rules()).stderr(errors.clone()).build().expect("it can be made");
    let fail = vm.func::<(&str,), ()>("Rule", "fail").expect("it fits");
    let thrown = exception(fail.call(&mut vm, ("x",)));
    assert!(matches!(printed.call(&mut vm, thrown.object(), ()), Err(Error::Foreign)));
    let printed = vm.method::<(), ()>("java.lang.Throwable", "printStackTrace").expect("it fits");
    printed.call(&mut vm, thrown.object(), ()).expect("it returns");
    assert_eq!(errors.take_text(), format!("{thrown}\n"));
}

struct Shop {
    discount: i32,
    log: Vec<String>,
}

fn shop() -> Vm<Shop> {
    let builder = Engine::new().vm(Shop { discount: 3, log: Vec::new() }).classes(&rules());
    let builder = builder
        .function("Rule", "price", "(Ljava/lang/String;I)I", |caller, (item, count): (String, i32)| {
            match &*item {
                "none" => return Err(Thrown::new("java.lang.IllegalArgumentException", "no such item")),
                "panic" => panic!("no item is called so"),
                "fail" => {
                    let fail = caller.func::<(&str,), ()>("Rule", "fail")?;
                    fail.call(caller, ("y",))?;
                }
                _ => {}
            }
            let twice = caller.func::<(i32,), i32>("Rule", "twice")?;
            Ok(twice.call(caller, (count,))? - caller.data().discount)
        })
        .function("Rule", "log", "(Ljava/lang/String;)V", |caller, (text,): (String,)| {
            caller.data().log.push(text);
            Ok(())
        })
        .function("Rule", "make", "(Ljava/lang/String;)LRule;", |caller, (name,): (String,)| {
            let new = caller.constructor::<(String,)>("Rule")?;
            Ok(new.call(caller, (name,))?)
        })
        .function("Rule", "broken", "(Ljava/lang/Object;)Ljava/lang/String;", |_, (anything,): (Object,)| Ok(anything));
    builder.build().expect("it can be made")
}

#[test]
fn host_functions_have_data_and_call_back() {
    let mut vm = shop();
    let order = vm.func::<(&str, i32), i32>("Rule", "order").expect("it fits");
    assert_eq!(order.call(&mut vm, ("book", 10)).expect("it returns"), 17);
    vm.data().discount = 0;
    assert_eq!(order.call(&mut vm, ("pen", 10)).expect("it returns"), 20);
    assert_eq!(vm.data().log, ["order book", "order pen"]);
    let made = vm.func::<(&str,), String>("Rule", "made").expect("it fits");
    assert_eq!(made.call(&mut vm, ("new",)).expect("it returns"), "new: 7 of 0");
    let none = exception(order.call(&mut vm, ("none", 1)));
    assert!(
        none.to_string()
            .starts_with("java.lang.IllegalArgumentException: no such item\n\tat Rule.price(Native Method)")
    );
    let panicked = exception(order.call(&mut vm, ("panic", 1)));
    assert_eq!(panicked.class(), "java.lang.InternalError");
    assert_eq!(panicked.message(), Some("Rule.price has panicked: no item is called so"));
    let failed = exception(order.call(&mut vm, ("fail", 1)));
    assert_eq!(failed.message(), Some("bad rule"), "exceptions go through host functions");
    let broken = vm.func::<(&[i32],), String>("Rule", "broken").map(drop);
    assert!(broken.is_ok());
    let broken = vm.func::<(&[i32],), String>("Rule", "broken").expect("it fits");
    let wrong = exception(broken.call(&mut vm, (&[1],)));
    assert_eq!(wrong.class(), "java.lang.InternalError", "an array is no string");
    assert_eq!(vm.statistics().held_objects, 4, "what exceptions hold");
    let null = vm.func::<(Option<&str>, i32), i32>("Rule", "price").expect("it fits");
    assert_eq!(exception(null.call(&mut vm, (None, 1))).class(), "java.lang.NullPointerException");
}

#[test]
fn nothing_is_reachable_that_was_not_granted() {
    let mut vm = vm();
    let outside = vm.func::<(), String>("Rule", "outside").expect("it fits");
    let found = outside.call(&mut vm, ()).expect("it returns");
    assert_eq!(found, "null null java.io.FileNotFoundException false true");
    let resource = vm.func::<(), String>("Rule", "resource").expect("it fits");
    assert_eq!(resource.call(&mut vm, ()).expect("it returns"), "the rules");
    let (output, errors) = (Captured::new(), Captured::new());
    let builder = Engine::new().vm(()).classes(&rules()).stdout(output.clone()).stderr(errors.clone());
    let mut vm = builder.environment("HOME", "/nowhere").output_limit(40).build().expect("it can be made");
    let print = vm.func::<(&str,), ()>("Rule", "print").expect("it fits");
    print.call(&mut vm, ("one",)).expect("it returns");
    assert_eq!((output.take_text(), errors.take_text()), ("one\n".to_owned(), "error one\n".to_owned()));
    (0..10).for_each(|_| print.call(&mut vm, ("more",)).expect("it returns"));
    assert!(output.take().len() + errors.take().len() <= 40 - 14);
    let outside = vm.func::<(), String>("Rule", "outside").expect("it fits");
    assert!(outside.call(&mut vm, ()).expect("it returns").starts_with("/nowhere null "));
}

#[test]
fn limits_hold_and_the_vm_lives() {
    let engine = Engine::new();
    for compile in [false, true] {
        let builder = engine.vm(()).classes(&rules()).heap(4 << 20).stack(128 << 10).fuel(50_000_000).compile(compile);
        let mut vm = builder.build().expect("it can be made");
        let fill = vm.func::<(), i32>("Rule", "fill").expect("it fits");
        assert!(fill.call(&mut vm, ()).expect("it is caught") > 1000);
        let deep = vm.func::<(i32,), i32>("Rule", "deep").expect("it fits");
        let overflow = exception(deep.call(&mut vm, (0,)));
        assert_eq!(overflow.class(), "java.lang.StackOverflowError");
        assert!(overflow.frames().len() <= 1024);
        let spin = vm.func::<(), ()>("Rule", "spin").expect("it fits");
        let call = suspended(spin.call(&mut vm, ()));
        assert_eq!(call.reason(), Reason::OutOfFuel);
        vm.set_fuel(Some(1_000_000));
        let call = suspended(call.resume::<()>(&mut vm));
        drop(call);
        vm.set_fuel(None);
        let twice = vm.func::<(i32,), i32>("Rule", "twice").expect("it fits");
        assert_eq!(twice.call(&mut vm, (21,)).expect("the VM lives"), 42);
        assert!(vm.statistics().peak_bytes <= 4 << 20);
    }
    assert!(matches!(engine.vm(()).heap(100).build().map(drop), Err(Error::Unmade(_))));
}

#[test]
fn the_fuel_that_a_call_uses_does_not_depend_on_compiled_code() {
    let used = |compile| {
        let mut vm = Engine::new().vm(()).classes(&rules()).compile(compile).build().expect("it can be made");
        let sum = vm.func::<(Vec<i32>,), i64>("Rule", "sum").expect("it fits");
        (0..50).for_each(|_| assert_eq!(sum.call(&mut vm, (vec![1; 50_000],)).expect("it returns"), 50_000));
        vm.statistics().fuel_used
    };
    assert_eq!(used(true), used(false));
}

#[test]
fn deadlines_and_interruptions_come_from_outside() {
    for compile in [false, true] {
        let mut vm = Engine::new().vm(()).classes(&rules()).compile(compile).build().expect("it can be made");
        let spin = vm.func::<(), ()>("Rule", "spin").expect("it fits");
        let begin = Instant::now();
        vm.set_deadline(Some(begin + Duration::from_millis(30)));
        let call = suspended(spin.call(&mut vm, ()));
        assert_eq!(call.reason(), Reason::Interrupted);
        assert!(begin.elapsed() >= Duration::from_millis(30));
        let call = suspended(call.resume::<()>(&mut vm));
        vm.set_deadline(None);
        let handle = vm.interrupt_handle();
        let interrupting = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            handle.interrupt();
        });
        let call = suspended(call.resume::<()>(&mut vm));
        interrupting.join().expect("no panic");
        let handle = vm.interrupt_handle();
        let stopping = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            handle.stop();
        });
        assert!(matches!(call.resume::<()>(&mut vm), Err(Error::Ended(Reason::Stopped))));
        stopping.join().expect("no panic");
        assert!(matches!(spin.call(&mut vm, ()), Err(Error::Ended(Reason::Stopped))));
        assert!(vm.ended().is_some());
    }
}

#[test]
fn a_thread_that_sleeps_on_the_system_clock_is_interrupted_too() {
    let builder = Engine::new().vm(()).classes(&rules()).clock(Clock::System);
    let mut vm = builder.build().expect("it can be made");
    let sleep = vm.func::<(i64,), ()>("Rule", "sleep").expect("it fits");
    vm.set_deadline(Some(Instant::now() + Duration::from_millis(20)));
    let call = suspended(sleep.call(&mut vm, (1_000_000,)));
    assert_eq!(call.reason(), Reason::Interrupted);
}

#[test]
fn threads_of_java_run_when_the_host_lets_them() {
    let mut vm = vm();
    let start = vm.func::<(), ()>("Rule", "start").expect("it fits");
    let total = vm.static_field::<i64>("Rule", "total", "J").expect("it is there");
    start.call(&mut vm, ()).expect("it returns");
    assert_eq!(total.get(&mut vm).expect("a value"), 40);
    assert_eq!(vm.run_pending().expect("the VM lives"), Reason::Deadlock);
    assert_eq!(total.get(&mut vm).expect("a value"), 80);
}

#[test]
fn many_vms_in_many_threads_share_classes_and_nothing_else() {
    let (engine, classes) = (Engine::new(), rules());
    let results: Vec<(i64, String)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..16_i64)
            .map(|number| {
                let (engine, classes) = (engine.clone(), classes.clone());
                scope.spawn(move || {
                    let output = Captured::new();
                    let mut vm = engine.vm(number).classes(&classes).stdout(output.clone()).build().expect("a VM");
                    let total = vm.static_field::<i64>("Rule", "total", "J").expect("it is there");
                    let own = *vm.data();
                    total.set(&mut vm, own).expect("a long");
                    let start = vm.func::<(), ()>("Rule", "start").expect("it fits");
                    start.call(&mut vm, ()).expect("it returns");
                    vm.run_pending().expect("the VM lives");
                    let print = vm.func::<(String,), ()>("Rule", "print").expect("it fits");
                    print.call(&mut vm, (format!("VM {number}"),)).expect("it returns");
                    (total.get(&mut vm).expect("a value"), output.take_text())
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    for (number, (total, output)) in (0..).zip(results) {
        assert_eq!((total, output), (2 * number, format!("VM {number}\n")));
    }
}

#[test]
fn a_program_runs_in_a_vm_of_its_own() {
    let greeter = Classes::builder().class(include_bytes!("java/Greeter.class").as_slice()).expect("a class").build();
    let output = Captured::new();
    let mut vm = Engine::new().vm(()).classes(&greeter).stdout(output.clone()).build().expect("it can be made");
    assert_eq!(vm.run_main("Greeter", &["Rust".to_owned()]).expect("it runs"), 0);
    assert_eq!(output.take_text(), "Hello, Rust!\n");
    assert!(matches!(vm.run_main("Greeter", &[]), Err(Error::Source(_))));
    assert!(matches!(vm.func::<(), ()>("Greeter", "main"), Err(Error::Ended(Reason::Finished))));
}

#[test]
fn engines_handles_and_vms_go_to_other_threads() {
    fn is_send<T: Send>() {}
    fn is_sync<T: Sync>() {}
    is_send::<Vm<std::cell::Cell<i32>>>();
    is_send::<Engine>();
    is_sync::<Engine>();
    is_send::<Classes>();
    is_sync::<Classes>();
    is_send::<Object>();
    is_sync::<Object>();
    is_send::<holloway::InterruptHandle>();
    is_sync::<holloway::InterruptHandle>();
    is_send::<Error>();
}
