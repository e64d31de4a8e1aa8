//! Calls of the host into a live VM, and of Java into the host.
//!
//! In: the class `Calls` (`data/calls`). Out: results, exceptions, and VMs that go on after whatever has happened.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

use holloway_vm::classfile::ClassBytes;
use holloway_vm::code::dispatch::Dispatch;
use holloway_vm::heap::StressOptions;
use holloway_vm::host::{Alarm, Host, OpenMode, Request};
use holloway_vm::source::{ClassSource, Directory, SourceError};
use holloway_vm::{
    BlockId, CallError, Callable, Control, Ended, Guest, HeadMode, HostFunction, InterpreterOnly, LaunchErrorKind,
    NodeId, Object, SuspendedCall, Throw, Tier, Value, Vm, VmError, VmOptions,
};
use parking_lot::Mutex;

struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let name = path.strip_suffix(".class");
        Ok(name.and_then(holloway_classlib::find).map(ClassBytes::Static))
    }

    fn has_package(&self, package: &str) -> bool {
        holloway_classlib::has_package(package)
    }

    fn describe(&self) -> String {
        "library".to_owned()
    }
}

/// What a test asks of a VM from outside: a request that is given this many times.
#[derive(Clone, Default)]
struct Asking {
    alarm: Alarm,
    request: Arc<Mutex<Option<Request>>>,
    times: Arc<AtomicUsize>,
    output: Arc<Mutex<Vec<u8>>>,
}

impl Asking {
    fn ask(&self, request: Request, times: usize) {
        *self.request.lock() = Some(request);
        self.times.store(times, Ordering::SeqCst);
    }

    fn output(&self) -> String {
        String::from_utf8(self.output.lock().clone()).expect("text")
    }
}

impl Host for Asking {
    fn read(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn write(&mut self, _descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        self.output.lock().extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(io::ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        0
    }

    fn milliseconds(&mut self) -> i64 {
        0
    }

    fn sleep(&mut self, _nanoseconds: u64) {}

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }

    fn take_request(&mut self) -> Option<Request> {
        let left = self.times.load(Ordering::SeqCst);
        if left == 0 {
            return None;
        }
        self.times.store(left.saturating_sub(1), Ordering::SeqCst);
        *self.request.lock()
    }

    fn alarm(&self) -> Alarm {
        self.alarm.clone()
    }
}

fn class_path() -> Box<Directory> {
    Box::new(Directory::new(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/calls"))))
}

fn vm_with(options: VmOptions) -> (Box<Vm>, Asking) {
    let asking = Asking::default();
    let options = VmOptions { virtual_clock: true, ..options };
    let made = Vm::new(options, Box::new(Library), class_path(), Box::new(asking.clone()), Box::new(InterpreterOnly));
    (made.expect("the library is complete"), asking)
}

fn vm() -> (Box<Vm>, Asking) {
    vm_with(VmOptions::default())
}

fn find(guest: &mut Guest<'_>, name: &str, descriptor: &str) -> Callable {
    guest.method("Calls", name, descriptor).expect("the method is there")
}

/// Calls a static method.
fn call(guest: &mut Guest<'_>, name: &str, descriptor: &str, arguments: &[Value]) -> Result<Value, CallError> {
    let method = guest.method("Calls", name, descriptor)?;
    guest.call(&method, None, arguments)
}

/// Calls a static method of ints.
fn ints(guest: &mut Guest<'_>, name: &str, arguments: &[i32]) -> Result<i32, CallError> {
    let descriptor = format!("({})I", "I".repeat(arguments.len()));
    let arguments: Vec<Value> = arguments.iter().map(|&argument| Value::Int(argument)).collect();
    call(guest, name, &descriptor, &arguments).map(int)
}

fn int(value: Value) -> i32 {
    match value {
        Value::Int(value) => value,
        other => panic!("{other:?} is no int"),
    }
}

fn object(value: Value) -> Object {
    match value {
        Value::Object(Some(object)) => object,
        other => panic!("{other:?} is no object"),
    }
}

fn thrown(guest: &Guest<'_>, result: Result<impl std::fmt::Debug, CallError>) -> String {
    match result {
        Err(CallError::Threw(exception)) => guest.describe(&exception).expect("an exception").to_string(),
        other => panic!("{other:?} is no exception"),
    }
}

fn suspended(result: Result<impl std::fmt::Debug, CallError>) -> (SuspendedCall, Ended) {
    match result {
        Err(CallError::Suspended(call, ended)) => (call, ended),
        other => panic!("{other:?} is not suspended"),
    }
}

#[test]
fn values_of_all_types_go_in_and_come_out() {
    for dispatch in [Dispatch::default(), Dispatch::Match] {
        let (mut vm, _) = vm_with(VmOptions { dispatch, ..VmOptions::default() });
        let mut guest = vm.guest();
        let text = guest.new_string("tä\u{1F600}").expect("memory");
        let array = guest.new_array(&[1, 2, 3]).expect("memory");
        let arguments = [
            Value::Boolean(true),
            Value::Byte(-1),
            Value::Char(u16::from(b'c')),
            Value::Short(-300),
            Value::Int(i32::MIN),
            Value::Long(i64::MIN),
            Value::Float(1.5),
            Value::Double(-0.0),
            Value::Object(Some(text)),
            Value::Object(Some(array)),
        ];
        let mixed = call(&mut guest, "mix", "(ZBCSIJFDLjava/lang/String;[I)Ljava/lang/String;", &arguments);
        let mixed = object(mixed.expect("it returns"));
        let expected = "true -1 c -300 -2147483648 -9223372036854775808 1.5 -0.0 tä\u{1F600} 3";
        assert_eq!(guest.text(&mixed).expect("a string"), expected);
        let narrow = call(&mut guest, "narrow", "(I)B", &[Value::Int(200)]).expect("it returns");
        assert!(matches!(narrow, Value::Byte(-56)), "{narrow:?}");
        assert_eq!(
            ints(&mut guest, "work", &[1000]).expect("it returns"),
            ints(&mut guest, "work", &[1000]).expect("again")
        );
        assert!(matches!(call(&mut guest, "put", "()V", &[]), Ok(Value::Void)));
    }
}

#[test]
fn objects_are_made_called_and_looked_into_over_collections() {
    let (mut vm, _) = vm_with(VmOptions { max_heap: 8 << 20, ..VmOptions::default() });
    let mut guest = vm.guest();
    let new = find(&mut guest, "<init>", "(I)V");
    let made = object(guest.call(&new, None, &[Value::Int(30)]).expect("it is made"));
    let other = object(guest.call(&new, None, &[Value::Int(31)]).expect("it is made"));
    ints(&mut guest, "garbage", &[100_000]).expect("there is room");
    let plus = find(&mut guest, "plus", "(I)I");
    let extra = guest.field("Calls", "extra", "I").expect("a field");
    guest.set(&extra, Some(&made), &Value::Int(5)).expect("it has one");
    assert_eq!(int(guest.call(&plus, Some(&made), &[Value::Int(7)]).expect("it returns")), 42);
    assert_eq!(int(guest.get(&extra, Some(&made)).expect("it has one")), 5);
    let base = guest.field("Calls", "base", "I").expect("a field");
    assert!(matches!(guest.set(&base, Some(&made), &Value::Int(5)), Err(CallError::Argument(_))), "it is final");
    let compare = guest.method("java.lang.Comparable", "compareTo", "(Ljava/lang/Object;)I").expect("a method");
    let compared = guest.call(&compare, Some(&made), &[Value::Object(Some(other.clone()))]);
    assert_eq!(int(compared.expect("it returns")), -1);
    let text = guest.new_string("x").expect("memory");
    let refused = guest.call(&plus, Some(&text), &[Value::Int(7)]);
    assert!(matches!(refused, Err(CallError::Argument(_))), "{refused:?}");
    let cast = guest.call(&compare, Some(&made), &[Value::Object(Some(text.clone()))]);
    assert!(thrown(&guest, cast).starts_with("java.lang.ClassCastException: class java.lang.String cannot be cast"));
    assert_eq!(guest.class_name(&other).expect("its own"), "Calls");
    assert_eq!(guest.held_objects(), 3);
    drop((made, other, text));
    assert_eq!(guest.held_objects(), 0);
    let negative = guest.call(&new, None, &[Value::Int(-1)]);
    assert!(
        thrown(&guest, negative)
            .starts_with("java.lang.IllegalArgumentException: negative\n\tat Calls.<init>(Calls.java:12)")
    );
}

#[test]
fn statics_are_read_and_written_after_their_class_is_initialised() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    let value = guest.field("Calls$Lazy", "value", "I").expect("a field");
    assert_eq!(int(guest.get(&value, None).expect("it is initialised")), 42);
    guest.set(&value, None, &Value::Int(-9)).expect("it is an int");
    let get = guest.method("Calls$Lazy", "get", "()I").expect("a method");
    assert_eq!(int(guest.call(&get, None, &[]).expect("it returns")), -9);
    let word = guest.field("Calls", "word", "Ljava/lang/String;").expect("a field");
    let text = guest.new_string("new").expect("memory");
    guest.set(&word, None, &Value::Object(Some(text))).expect("a string");
    let read = object(guest.get(&word, None).expect("it is there"));
    assert_eq!(guest.text(&read).expect("a string"), "new");
    let array = guest.new_array(&[1_i64]).expect("memory");
    assert!(matches!(guest.set(&word, None, &Value::Object(Some(array))), Err(CallError::Argument(_))));
    let broken = guest.field("Calls$Broken", "value", "I").expect("a field");
    let first = guest.get(&broken, None);
    let first = thrown(&guest, first);
    assert!(
        first.starts_with("java.lang.ExceptionInInitializerError\nCaused by: java.lang.ArithmeticException"),
        "{first}"
    );
    let second = guest.get(&broken, None);
    assert!(
        thrown(&guest, second).starts_with("java.lang.NoClassDefFoundError: Could not initialize class Calls$Broken")
    );
}

#[test]
fn exceptions_are_data_with_causes_and_stacks() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    let failed = ints(&mut guest, "fail", &[3]);
    let expected = "java.lang.IllegalStateException: n is 3\n\tat Calls.fail(Calls.java:38)\n\
        Caused by: java.lang.RuntimeException: root\n\t... 1 more";
    assert_eq!(thrown(&guest, failed), expected);
    let null = call(&mut guest, "length", "(Ljava/lang/String;)I", &[Value::Object(None)]);
    assert!(
        thrown(&guest, null).starts_with("java.lang.NullPointerException: Cannot invoke \"String.length()\" because")
    );
    let missing = guest.method("Calls", "missing", "()V");
    assert_eq!(thrown(&guest, missing), "java.lang.NoSuchMethodError: 'void Calls.missing()'");
    let absent = guest.class("no.such.Class");
    assert!(thrown(&guest, absent).starts_with("java.lang.NoClassDefFoundError: no/such/Class\nCaused by: "));
    for (name, descriptor) in [("add", "nonsense"), ("<clinit>", "()V")] {
        assert!(matches!(guest.method("Calls", name, descriptor), Err(CallError::Threw(_))), "{name}{descriptor}");
    }
}

#[test]
fn what_belongs_to_another_vm_or_does_not_fit_is_refused() {
    let ((mut one, _), (mut two, _)) = (vm(), vm());
    let text = one.guest().new_string("mine").expect("memory");
    let greet = find(&mut one.guest(), "greet", "(Ljava/lang/String;)Ljava/lang/String;");
    let mut guest = two.guest();
    let own = find(&mut guest, "greet", "(Ljava/lang/String;)Ljava/lang/String;");
    assert!(matches!(guest.call(&greet, None, &[Value::Object(None)]), Err(CallError::Foreign)));
    assert!(matches!(guest.call(&own, None, &[Value::Object(Some(text.clone()))]), Err(CallError::Foreign)));
    assert!(matches!(guest.text(&text), Err(CallError::Foreign)));
    assert!(matches!(guest.call(&own, None, &[]), Err(CallError::Argument(_))));
    assert!(matches!(guest.call(&own, None, &[Value::Int(1)]), Err(CallError::Argument(_))));
    let array = guest.new_array(&[1.0_f64]).expect("memory");
    assert!(matches!(guest.call(&own, None, &[Value::Object(Some(array.clone()))]), Err(CallError::Argument(_))));
    assert!(matches!(guest.elements::<i64>(&array), Err(CallError::Argument(_))));
    assert_eq!(guest.elements::<f64>(&array).expect("its type"), [1.0]);
    guest.elements_mut::<f64>(&array).expect("its type")[0] = 2.5;
    assert_eq!(guest.elements::<f64>(&array).expect("its type"), [2.5]);
    let strings = guest.new_object_array("java.lang.String", 2).expect("memory");
    assert!(matches!(guest.set_element(&strings, 0, Some(&array)), Err(CallError::Argument(_))));
    assert!(matches!(guest.set_element(&strings, 2, None), Err(CallError::Argument(_))));
    assert!(matches!(guest.element(&array, 0), Err(CallError::Argument(_))));
    drop(one);
    assert!(matches!(guest.text(&text), Err(CallError::Foreign)), "its VM is gone");
    drop(two);
    drop((text, array, strings));
}

#[test]
fn a_call_without_fuel_goes_on_where_it_stands_with_more() {
    let (mut uninterrupted, _) = self::vm();
    let expected = ints(&mut uninterrupted.guest(), "work", &[300_000]).expect("it returns");
    let (mut vm, _) = vm_with(VmOptions { fuel: Some(100_000), ..VmOptions::default() });
    let mut guest = vm.guest();
    let mut result = ints(&mut guest, "work", &[300_000]);
    let mut pauses = 0;
    let value = loop {
        match result {
            Ok(value) => break value,
            Err(CallError::Suspended(call, Ended::OutOfFuel)) => {
                pauses += 1;
                assert!(guest.fuel().is_some_and(|left| left < 50), "{:?}", guest.fuel());
                guest.set_fuel(Some(77_777));
                result = guest.go_on(call).map(int);
            }
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(value, expected);
    assert!(pauses > 10, "{pauses} pauses");
    assert_eq!(guest.statistics().fuel, uninterrupted.statistics().fuel);
    guest.set_fuel(None);
    assert_eq!(ints(&mut guest, "work", &[300_000]).expect("there is no limit"), expected);
}

#[test]
fn a_call_that_is_dropped_gives_its_monitors_back() {
    for (name, descriptor) in [("spin", "()V"), ("spinHoldingTheClass", "()V")] {
        let (mut vm, _) = vm_with(VmOptions { fuel: Some(200_000), ..VmOptions::default() });
        let mut guest = vm.guest();
        let (spinning, ended) = suspended(call(&mut guest, name, descriptor, &[]));
        assert_eq!(ended, Ended::OutOfFuel);
        guest.set_fuel(Some(200_000));
        // The one that spins has turns too, and keeps what it holds.
        let (waiting, ended) = suspended(ints(&mut guest, "locked", &[]));
        assert_eq!(ended, Ended::OutOfFuel);
        drop(spinning);
        guest.set_fuel(Some(200_000));
        assert_eq!(int(guest.go_on(waiting).expect("nobody holds it")), 7, "{name}");
        assert_eq!(ints(&mut guest, "locked", &[]).expect("nobody holds it"), 7, "{name}");
    }
}

#[test]
fn classes_that_a_dropped_call_was_initialising_are_broken() {
    let (mut vm, _) = vm_with(VmOptions { fuel: Some(200_000), ..VmOptions::default() });
    let mut guest = vm.guest();
    let stuck = guest.field("Calls$Stuck", "value", "I").expect("a field");
    let (spinning, _) = suspended(guest.get(&stuck, None));
    drop(spinning);
    guest.set_fuel(Some(200_000));
    let again = guest.get(&stuck, None);
    assert!(
        thrown(&guest, again).starts_with("java.lang.NoClassDefFoundError: Could not initialize class Calls$Stuck")
    );
    assert_eq!(ints(&mut guest, "locked", &[]).expect("the VM lives"), 7);
}

#[test]
fn a_call_that_waits_for_another_one_goes_on_after_it() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    let (first, ended) = suspended(ints(&mut guest, "take", &[]));
    assert_eq!(ended, Ended::Deadlock);
    let (second, _) = suspended(ints(&mut guest, "take", &[]));
    let (second, ended) = suspended(guest.go_on(second));
    assert_eq!(ended, Ended::Deadlock, "nothing has come");
    call(&mut guest, "put", "()V", &[]).expect("it returns");
    assert_eq!(int(guest.go_on(first).expect("one has come")), 1);
    call(&mut guest, "put", "()V", &[]).expect("it returns");
    assert_eq!(guest.run_threads(false).expect("the VM lives"), Ended::Deadlock);
    assert_eq!(int(guest.go_on(second).expect("it has come back meanwhile")), 1);
}

#[test]
fn threads_of_the_program_run_during_calls_and_when_the_host_lets_them() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    let ticks = guest.field("Calls", "ticks", "I").expect("a field");
    let expected = ints(&mut guest, "work", &[1_000_000]).expect("it returns");
    call(&mut guest, "background", "(I)V", &[Value::Int(1_000_000)]).expect("it returns");
    assert_eq!(int(guest.get(&ticks, None).expect("a value")), 0, "it has not had the time");
    assert_eq!(guest.run_threads(false).expect("the VM lives"), Ended::Deadlock);
    assert_eq!(int(guest.get(&ticks, None).expect("a value")), expected);
    call(&mut guest, "sleeper", "(I)V", &[Value::Int(1000)]).expect("it returns");
    assert_eq!(guest.run_threads(false).expect("the VM lives"), Ended::Deadlock);
    assert_eq!(int(guest.get(&ticks, None).expect("a value")), expected, "it sleeps");
    assert_eq!(guest.run_threads(true).expect("the VM lives"), Ended::Deadlock);
    assert_eq!(int(guest.get(&ticks, None).expect("a value")), -1);
    let name = object(call(&mut guest, "threadName", "()Ljava/lang/String;", &[]).expect("it returns"));
    assert_eq!(guest.text(&name).expect("a string"), "main");
}

#[test]
fn exiting_ends_the_vm_after_its_hooks() {
    let (mut vm, asking) = vm();
    let mut guest = vm.guest();
    let text = guest.new_string("kept").expect("memory");
    assert!(matches!(ints(&mut guest, "exit", &[3]), Err(CallError::Over(Ended::Exit(3)))));
    assert_eq!(asking.output(), "hook\n");
    assert_eq!(guest.over(), Some(Ended::Exit(3)));
    assert!(matches!(guest.method("Calls", "locked", "()I"), Err(CallError::Over(Ended::Exit(3)))));
    assert!(matches!(guest.new_string("x"), Err(CallError::Over(_))));
    assert!(matches!(guest.run_threads(true), Err(CallError::Over(_))));
    drop(vm);
    drop(text);
}

#[test]
fn a_program_runs_once() {
    let (mut vm, asking) = vm();
    let arguments = ["a".to_owned()];
    assert_eq!(vm.run_main("Calls", &arguments), Ok(Ended::Normally { uncaught: false }));
    let again = vm.run_main("Calls", &arguments).expect_err("the VM has ended");
    assert_eq!((again.kind, asking.output()), (LaunchErrorKind::Over, "main 1\n".to_owned()));
    assert!(matches!(vm.guest().class("Calls"), Err(CallError::Over(_))));
}

#[test]
fn a_program_may_run_after_calls_have_been_made() {
    let (mut vm, asking) = vm();
    assert_eq!(ints(&mut vm.guest(), "locked", &[]).expect("it returns"), 7);
    assert_eq!(vm.run_main("Calls", &[]), Ok(Ended::Normally { uncaught: false }));
    assert_eq!(asking.output(), "main 0\n");
}

#[test]
fn a_host_that_asks_again_and_again_is_heard() {
    for request in [Request::Stop, Request::Exit(4), Request::ThreadDump] {
        let (mut vm, asking) = vm_with(VmOptions { fuel: Some(10_000_000), ..VmOptions::default() });
        asking.ask(request, usize::MAX);
        let ended = vm.run_main("Calls", &[]).expect("it begins");
        let expected = match request {
            Request::Stop => ended == Ended::Stopped,
            Request::Exit(code) => ended == Ended::Exit(code),
            _ => ended == Ended::Normally { uncaught: false },
        };
        assert!(expected, "{request:?}: {ended:?}");
    }
}

#[test]
fn a_pause_lets_the_call_be_gone_on_with_and_a_stop_does_not() {
    let expected = ints(&mut vm().0.guest(), "work", &[3_000_000]).expect("it returns");
    let (mut vm, asking) = vm();
    let mut guest = vm.guest();
    asking.ask(Request::Pause, 1);
    let (paused, ended) = suspended(ints(&mut guest, "work", &[3_000_000]));
    assert_eq!(ended, Ended::Paused);
    assert_eq!(int(guest.go_on(paused).expect("it returns")), expected);
    asking.ask(Request::Stop, 1);
    assert!(matches!(ints(&mut guest, "work", &[3_000_000]), Err(CallError::Over(Ended::Stopped))));
    assert!(matches!(ints(&mut guest, "locked", &[]), Err(CallError::Over(Ended::Stopped))));
}

#[test]
fn vms_that_cannot_be_made_say_why() {
    let made = |max_heap| {
        let options = VmOptions { max_heap, ..VmOptions::default() };
        let host = Box::new(Asking::default());
        Vm::new(options, Box::new(Library), class_path(), host, Box::new(InterpreterOnly)).map(drop)
    };
    assert!(matches!(made(1), Err(VmError::Heap(_))));
    assert!(matches!(made(512 << 10), Ok(()) | Err(VmError::Library(_))));
    let empty = Box::new(holloway_vm::source::InMemory::new("empty"));
    let host = Box::new(Asking::default());
    let made = Vm::new(VmOptions::default(), empty, class_path(), host, Box::new(InterpreterOnly));
    assert!(matches!(made.map(drop), Err(VmError::Library(_))));
}

/// A host function that is given ints and gives one.
fn asked(
    answer: impl Fn(&mut holloway_vm::HostCall<'_, '_>, i32) -> Result<i32, Throw> + Send + Sync + 'static,
) -> HostFunction {
    Arc::new(move |call| {
        let argument = int(call.argument(0));
        answer(call, argument).map(Value::Int)
    })
}

fn bind(guest: &mut Guest<'_>, function: HostFunction) {
    guest.bind("Calls", "ask", "(I)I", function);
}

#[test]
fn host_functions_answer_throw_and_panic() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    let unbound = ints(&mut guest, "viaHost", &[1]);
    assert!(thrown(&guest, unbound).starts_with("java.lang.UnsatisfiedLinkError: 'int Calls.ask(int)'"));
    bind(
        &mut guest,
        asked(|_, n| match n {
            0 => Err(Throw::new("java.lang.IllegalStateException", "zero")),
            1 => panic!("one"),
            2 => Err(Throw::new("java.lang.String", "no throwable")),
            3 => Err(Throw::new("no.Such", "none")),
            n => Ok(10 * n),
        }),
    );
    assert_eq!(ints(&mut guest, "viaHost", &[4]).expect("it returns"), 41);
    let zero = ints(&mut guest, "viaHost", &[0]);
    let expected =
        "java.lang.IllegalStateException: zero\n\tat Calls.ask(Native Method)\n\tat Calls.viaHost(Calls.java:";
    let zero = thrown(&guest, zero);
    assert!(zero.starts_with(expected), "{zero}");
    assert_eq!(ints(&mut guest, "catching", &[0]).expect("it is caught"), -1);
    assert_eq!(ints(&mut guest, "catching", &[1]).expect("it is caught"), -2);
    let one = ints(&mut guest, "viaHost", &[1]);
    assert!(
        thrown(&guest, one).starts_with("java.lang.InternalError: Calls.ask has panicked: one\n\tat Calls.ask(Native")
    );
    let two = ints(&mut guest, "viaHost", &[2]);
    assert!(thrown(&guest, two).starts_with("java.lang.InternalError: java/lang/String cannot be thrown"));
    let three = ints(&mut guest, "viaHost", &[3]);
    assert!(thrown(&guest, three).starts_with("java.lang.NoClassDefFoundError: no/Such"));
    assert_eq!(ints(&mut guest, "manyAsks", &[1]).map(drop).map_err(|_| ()), Err(()));
}

#[test]
fn host_functions_of_objects_have_their_receiver_and_their_data() {
    let (mut vm, _) = vm();
    let mut guest = vm.guest();
    guest.set_data(Box::new(String::from("data")));
    guest.bind(
        "Calls",
        "name",
        "(Ljava/lang/String;J)Ljava/lang/String;",
        Arc::new(|call| {
            assert_eq!(call.argument_count(), 2);
            let receiver = call.receiver().expect("it is no static method");
            let (suffix, number) = (object(call.argument(0)), call.argument(1));
            assert!(matches!(call.argument(2), Value::Void));
            let Value::Long(number) = number else { panic!("{number:?}") };
            let mut guest = call.guest();
            let base = guest.field("Calls", "base", "I").expect("a field");
            let base = int(guest.get(&base, Some(&receiver)).expect("it has one"));
            let text = format!(
                "{base} {} {number} {}",
                guest.text(&suffix).expect("a string"),
                guest.data::<String>().expect("it was set")
            );
            Ok(Value::Object(Some(guest.new_string(&text).expect("memory"))))
        }),
    );
    let new = find(&mut guest, "<init>", "(I)V");
    let made = object(guest.call(&new, None, &[Value::Int(30)]).expect("it is made"));
    let name = find(&mut guest, "name", "(Ljava/lang/String;J)Ljava/lang/String;");
    let suffix = guest.new_string("suffix").expect("memory");
    let result = guest.call(&name, Some(&made), &[Value::Object(Some(suffix)), Value::Long(-5)]);
    let result = object(result.expect("it returns"));
    assert_eq!(guest.text(&result).expect("a string"), "30 suffix -5 data");
    // Of a wrong type.
    let (mut vm, _) = self::vm();
    let mut guest = vm.guest();
    bind(&mut guest, Arc::new(|_| Ok(Value::Long(1))));
    let wrong = ints(&mut guest, "viaHost", &[0]);
    assert!(thrown(&guest, wrong).starts_with("java.lang.InternalError: Calls.ask has given Long(1)"));
}

/// Calls `Calls.nested` for whatever it is asked.
fn nesting() -> HostFunction {
    asked(|call, n| match ints(&mut call.guest(), "nested", &[n]) {
        Ok(value) => Ok(value),
        Err(CallError::Threw(exception)) => Err(Throw::Again(exception)),
        Err(other) => Err(Throw::new("java.lang.IllegalStateException", other.to_string())),
    })
}

#[test]
fn calls_nest_up_to_a_depth_and_threads_cross() {
    for stress in [StressOptions::default(), StressOptions::everything()] {
        let (mut vm, _) = vm_with(VmOptions { stress, ..VmOptions::default() });
        let mut guest = vm.guest();
        bind(&mut guest, nesting());
        assert_eq!(ints(&mut guest, "nested", &[20]).expect("it returns"), 20);
        assert_eq!(ints(&mut guest, "crossing", &[15]).expect("it returns"), 15_015);
        let deep = ints(&mut guest, "nested", &[1000]);
        let text = thrown(&guest, deep);
        assert!(text.starts_with("java.lang.StackOverflowError\n\tat Calls.ask(Native Method)"), "{text}");
        assert_eq!(ints(&mut guest, "nested", &[20]).expect("the VM lives"), 20);
    }
}

#[test]
fn nested_calls_collect_and_keep_what_frames_hold() {
    let (mut vm, _) = vm_with(VmOptions { max_heap: 4 << 20, ..VmOptions::default() });
    let mut guest = vm.guest();
    bind(&mut guest, asked(|call, n| Ok(ints(&mut call.guest(), "garbage", &[500 + n]).expect("there is room") & 1)));
    assert_eq!(
        ints(&mut guest, "manyAsks", &[200]).expect("it returns"),
        ints(&mut guest, "manyAsks", &[200]).expect("again")
    );
}

#[test]
fn what_is_cut_off_within_a_host_function_ends_its_thread_and_no_more() {
    let (mut vm, _) = vm_with(VmOptions { fuel: Some(1_000_000), ..VmOptions::default() });
    let mut guest = vm.guest();
    let seen = Arc::new(AtomicI32::new(0));
    let sees = Arc::clone(&seen);
    bind(
        &mut guest,
        asked(move |call, n| {
            if n > 0 {
                return Ok(n);
            }
            let mut guest = call.guest();
            let spun = self::call(&mut guest, "spin", "()V", &[]);
            assert!(matches!(spun, Err(CallError::Over(Ended::OutOfFuel))), "{spun:?}");
            assert!(matches!(ints(&mut guest, "locked", &[]), Err(CallError::Over(Ended::OutOfFuel))));
            sees.fetch_add(1, Ordering::SeqCst);
            Err(Throw::new("java.lang.RuntimeException", "never seen"))
        }),
    );
    assert!(matches!(ints(&mut guest, "catching", &[0]), Err(CallError::Over(Ended::OutOfFuel))));
    assert_eq!(seen.load(Ordering::SeqCst), 1);
    assert_eq!(guest.over(), None, "the VM lives");
    guest.set_fuel(Some(1_000_000));
    assert_eq!(ints(&mut guest, "locked", &[]).expect("nobody holds a monitor"), 7);
    assert_eq!(ints(&mut guest, "viaHost", &[5]).expect("it returns"), 6);
}

#[test]
fn a_pause_waits_for_host_functions_and_an_interruption_does_not() {
    for (request, is_seen) in [(Request::Pause, false), (Request::Interrupt, true)] {
        let (mut vm, asking) = vm();
        let mut guest = vm.guest();
        let asks = asking.clone();
        bind(
            &mut guest,
            asked(move |call, n| {
                asks.ask(request, 1);
                match ints(&mut call.guest(), "work", &[3_000_000 + n]) {
                    Ok(_) => Ok(n),
                    Err(CallError::Over(Ended::Paused)) => Ok(-1),
                    Err(other) => panic!("{other}"),
                }
            }),
        );
        let result = ints(&mut guest, "viaHost", &[5]);
        if is_seen {
            assert!(matches!(result, Err(CallError::Over(Ended::Paused))), "{result:?}");
        } else {
            let (call, ended) = suspended(result);
            assert_eq!(ended, Ended::Paused);
            assert_eq!(int(guest.go_on(call).expect("it returns")), 6);
        }
        assert_eq!(ints(&mut guest, "locked", &[]).expect("the VM lives"), 7);
    }
}

#[test]
fn exiting_within_a_host_function_ends_everything() {
    let (mut vm, asking) = vm();
    let mut guest = vm.guest();
    bind(
        &mut guest,
        asked(|call, n| match ints(&mut call.guest(), "exit", &[n]) {
            Err(CallError::Over(Ended::Exit(code))) => Ok(code),
            other => panic!("{other:?}"),
        }),
    );
    assert!(matches!(ints(&mut guest, "viaHost", &[9]), Err(CallError::Over(Ended::Exit(9)))));
    assert_eq!(asking.output(), "hook\n");
}

#[test]
fn a_vm_with_suspended_calls_and_threads_is_dropped_and_may_move() {
    let (mut vm, _) = vm_with(VmOptions { fuel: Some(500_000), ..VmOptions::default() });
    let mut guest = vm.guest();
    call(&mut guest, "background", "(I)V", &[Value::Int(i32::MAX)]).expect("it returns");
    let (kept, _) = suspended(call(&mut guest, "spin", "()V", &[]));
    let mut vm = std::thread::spawn(move || {
        let mut vm = vm;
        vm.guest().set_fuel(Some(100_000));
        let (kept, ended) = suspended(vm.guest().go_on(kept));
        assert_eq!(ended, Ended::OutOfFuel);
        drop(kept);
        vm
    })
    .join()
    .expect("no panic");
    vm.guest().set_fuel(Some(500_000));
    assert_eq!(ints(&mut vm.guest(), "locked", &[]).expect("nobody holds it"), 7);
    let (late, _) = suspended(call(&mut vm.guest(), "spin", "()V", &[]));
    drop(vm);
    drop(late);
}

/// A tier with a mistake.
struct Faulty;

impl Tier for Faulty {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn enter(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn sample(&mut self, _vm: &mut Control<'_>, _due: bool) {
        panic!("a mistake of the VM");
    }
}

#[test]
fn a_mistake_of_the_vm_ends_that_vm_and_no_more() {
    let (mut other, _) = vm();
    let faulty = || {
        let options = VmOptions { sample_interval: 10_000, ..VmOptions::default() };
        let host = Box::new(Asking::default());
        Vm::new(options, Box::new(Library), class_path(), host, Box::new(Faulty)).expect("the library is complete")
    };
    let mut vm = faulty();
    let mut guest = vm.guest();
    assert_eq!(ints(&mut guest, "locked", &[]).expect("it is short"), 7);
    let text = guest.new_string("kept").expect("memory");
    assert!(matches!(ints(&mut guest, "work", &[1_000_000]), Err(CallError::Over(Ended::Panicked))));
    assert!(matches!(ints(&mut guest, "locked", &[]), Err(CallError::Over(Ended::Panicked))));
    assert!(matches!(guest.text(&text), Err(CallError::Over(_))));
    drop(vm);
    // Below a host function, which does not hear of it as a panic.
    let mut vm = faulty();
    let mut guest = vm.guest();
    bind(
        &mut guest,
        asked(|call, n| match ints(&mut call.guest(), "work", &[1_000_000 + n]) {
            Err(CallError::Over(Ended::Panicked)) => Ok(n),
            other => panic!("{other:?}"),
        }),
    );
    assert!(matches!(ints(&mut guest, "catching", &[1]), Err(CallError::Over(Ended::Panicked))));
    assert_eq!(ints(&mut other.guest(), "locked", &[]).expect("it is another one"), 7);
}
