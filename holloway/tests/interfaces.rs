//! Interfaces that the host implements: in go functions, out come objects that Java code calls.

#![forbid(unsafe_code)]

use holloway::prelude::*;

fn builder<T: Send + 'static>(data: T) -> holloway::VmBuilder<T> {
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java"));
    Engine::new().vm(data).classes(&classes.expect("it is there").build())
}

#[test]
fn java_calls_what_the_host_implements() {
    let mut vm = builder(vec!["first".to_owned(), "second".to_owned()])
        .implement(
            "Callbacks$Listener",
            "heard",
            "(JLjava/lang/String;D)Ljava/lang/String;",
            |caller, number, (at, text, loud): (i64, String, f64)| {
                let who = caller.data()[number as usize].clone();
                Ok(format!("{who} {at} {text} {loud};"))
            },
        )
        .build()
        .expect("it can be made");
    let tell = vm.func::<(&holloway::Object, &str), String>("Callbacks", "tell").expect("it fits");
    for (number, expected) in [(0, "first 1 hi 0.5;first 2 hi 1.5;"), (1, "second 1 hi 0.5;second 2 hi 1.5;")] {
        let listener = vm.implementation("Callbacks$Listener", number).expect("it is made");
        assert!(vm.is_instance(&listener, "Callbacks$Listener").expect("it is its own"));
        assert_eq!(tell.call(&mut vm, (&listener, "hi")).expect("it answers"), expected);
        let count = vm.func::<(&holloway::Object,), i32>("Callbacks", "count").expect("it fits");
        let missing = count.call(&mut vm, (&listener,));
        assert!(
            missing.is_err_and(|error| error.exception().is_some_and(|e| e.class().ends_with("AbstractMethodError")))
        );
    }
}

#[test]
fn interfaces_of_the_library_are_implemented_too() {
    let mut vm = builder(0_u32)
        .implement(
            "java.util.function.IntBinaryOperator",
            "applyAsInt",
            "(II)I",
            |caller, number, (a, b): (i32, i32)| {
                *caller.data() += 1;
                Ok(a + b * number as i32)
            },
        )
        .implement(
            "java/util/Comparator",
            "compare",
            "(Ljava/lang/Object;Ljava/lang/Object;)I",
            |caller, _, (a, b): (holloway::Object, holloway::Object)| {
                let (a, b): (String, String) = (caller.value(&a)?, caller.value(&b)?);
                Ok(b.cmp(&a) as i32)
            },
        )
        .build()
        .expect("it can be made");
    let operator = vm.implementation("java.util.function.IntBinaryOperator", 3).expect("it is made");
    let fold = vm.func::<(&holloway::Object, i32), i32>("Callbacks", "fold").expect("it fits");
    assert_eq!(fold.call(&mut vm, (&operator, 1000)).expect("it returns"), 3 * 499_500);
    assert_eq!(*vm.data(), 1000);
    let order = vm.implementation("java.util.Comparator", 0).expect("it is made");
    let sorted = vm.func::<(&holloway::Object, &[&str]), String>("Callbacks", "sorted").expect("it fits");
    assert_eq!(sorted.call(&mut vm, (&order, &["a", "c", "b"])).expect("it returns"), "c b a");
}

#[test]
fn what_is_no_interface_or_no_name_is_refused() {
    let made = |interface: &str, name: &str, descriptor: &str| {
        let builder = builder(()).implement(interface, name, descriptor, |_, _, (): ()| Ok(()));
        builder.build().map(|mut vm| vm.implementation(interface, 0).map(drop))
    };
    assert!(matches!(made("Callbacks$Listener", "a b\n.end", "()V"), Err(Error::Signature(_))));
    assert!(matches!(made("x\ny", "run", "()V"), Err(Error::Signature(_))));
    assert!(matches!(made("java.lang.Runnable", "run", "(I)V"), Err(Error::Signature(_))));
    assert!(matches!(made("java.lang.Runnable", "run", "nothing"), Err(Error::Signature(_))));
    assert!(matches!(made("java.lang.Runnable", "run", "()V"), Ok(Ok(()))));
    assert!(matches!(made("Callbacks", "run", "()V"), Ok(Err(Error::Exception(_)))));
    assert!(matches!(made("no.Such", "run", "()V"), Ok(Err(Error::Exception(_)))));
    assert!(matches!(
        builder(()).build().map(|mut vm| vm.implementation("java.lang.Runnable", 0).map(drop)),
        Ok(Err(_))
    ));
}
