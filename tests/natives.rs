//! Every native method of the library, called as if by an attacker who has got at it: with null, with the wrong object, with
//! numbers out of every range, in every mode (K31).
//!
//! In: `classlib/natives.txt`, and the library with the classes that have natives opened, so that their private methods and
//! fields can be named. A class of the test in `java/lang` calls each native with arguments from a list for each type, many
//! combinations, several times over so that they are compiled. Out: one libtest test per native. It holds that each call
//! ends with a result or an exception (a panic or a signal ends the test), and that they are the same in all modes; with
//! `HOLLOWAY_TESTS=part` and `HOLLOWAY_TESTS=change` in the first mode and one more, which is another for each native.

#![forbid(unsafe_code)]

use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Arc;

use holloway_tests::extent::is_reduced;
use holloway_tests::generate::{GENERATED_MODES, GeneratedMode, Library, modes_of, run_program};
use holloway_vm::classfile::assemble::{AssembledClass, assemble};
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::classfile::{self, ClassBytes, FieldType, MethodDescriptor};
use holloway_vm::source::{ClassSource, InMemory, SourceError};
use libtest_mimic::{Arguments, Failed, Trial};

/// Calls of a native in one run.
const COMBINATIONS: usize = 200;
/// How often each is made where much is compiled, and where much is collected.
const ROUNDS: usize = 8;
const ROUNDS_COLLECTED: usize = 1;
/// Combinations in one method: its code must not grow beyond what a method may have.
const IN_A_METHOD: usize = 20;
/// Any native is done with all its calls long before: it charges what it does, and not what it is asked for.
const FUEL: u64 = 1 << 60;

/// The class that calls.
const ATTACKER: &str = "java/lang/Attacker";

/// A native method of the library.
#[derive(Clone, Copy)]
struct Native {
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    is_static: bool,
}

fn natives() -> impl Iterator<Item = Native> {
    include_str!("../classlib/natives.txt").lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [class, name, descriptor, ref rest @ ..] = words[..] else { panic!("class, name and descriptor: {line}") };
        Native { class, name, descriptor, is_static: rest == ["static"] }
    })
}

fn main() -> ExitCode {
    let library = Arc::new(opened_library());
    let trial = |(number, native): (u64, Native)| {
        let library = Arc::clone(&library);
        let name = format!("{}.{}{}", native.class, native.name, native.descriptor);
        Trial::test(name, move || attack(native, number, &library))
    };
    libtest_mimic::run(&Arguments::from_args(), (0..).zip(natives()).map(trial).collect()).exit_code()
}

/// The classes that have natives, with all their members public and no field final.
fn opened_library() -> InMemory {
    let mut classes: Vec<&str> = natives().map(|native| native.class).collect();
    classes.dedup();
    let mut opened = InMemory::new("opened");
    for class in classes {
        let bytes = holloway_classlib::find(class).expect("a class of the library");
        let file = classfile::parse(ClassBytes::Static(bytes), Some(class)).expect("a legal class file");
        let text: String = ClassAssembly(&file).to_string().lines().map(|line| opened_line(line) + "\n").collect();
        for class in assemble(&text).expect("what was printed can be assembled") {
            opened.add_class(&class.name, class.bytes);
        }
    }
    opened
}

/// A line of class assembly that declares a class or member, with other flags; other lines as they are.
fn opened_line(line: &str) -> String {
    let is_method = line.starts_with(".method ");
    let is_field = line.starts_with(".field ");
    if !is_method && !is_field && !line.starts_with(".class ") || line.contains("<clinit>") {
        return line.to_owned();
    }
    let (directive, rest) = line.split_once(' ').expect("a directive has operands");
    let closed = |word: &&str| {
        let is_final = *word == "final" && is_field;
        !matches!(*word, "private" | "protected" | "public") && !is_final
    };
    let words: Vec<&str> = rest.split(' ').filter(closed).collect();
    format!("{directive} public {}", words.join(" "))
}

/// The library with some of its classes replaced and one added.
struct Opened {
    classes: Arc<InMemory>,
    attacker: AssembledClass,
}

impl ClassSource for Opened {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        path.strip_suffix(".class").map_or(Ok(None), |name| self.find(name))
    }

    fn find(&self, binary_name: &str) -> Result<Option<ClassBytes>, SourceError> {
        if binary_name == ATTACKER {
            return Ok(Some(self.attacker.bytes.clone().into()));
        }
        match self.classes.find(binary_name)? {
            Some(opened) => Ok(Some(opened)),
            None => Library.find(binary_name),
        }
    }

    fn describe(&self) -> String {
        "opened library".into()
    }
}

fn attack(native: Native, number: u64, library: &Arc<InMemory>) -> Result<(), Failed> {
    let main = assembled(
        ".class public P\n.method public static main ([Ljava/lang/String;)V\n.stack 1\n.locals 1\n\
         invokestatic java/lang/Attacker.attack ()V\nreturn\n.end\n.end\n",
    );
    let calls = calls(native);
    let mut reference = None;
    let modes: Vec<&GeneratedMode> =
        if is_reduced() { modes_of(number).collect() } else { GENERATED_MODES.iter().collect() };
    for mode in modes {
        let rounds = if mode.collects_often() { ROUNDS_COLLECTED } else { ROUNDS };
        let Some(outcome) = run(native, &calls, rounds, mode, library, &main) else { continue };
        match &reference {
            None => reference = Some((mode.name, outcome)),
            Some((_, first)) if *first == outcome => {}
            Some((name, first)) => {
                return Err(format!("{name}:\n{first}\n{}:\n{outcome}", mode.name).into());
            }
        }
    }
    Ok(())
}

/// What the calls did, a line each.
fn run(
    native: Native,
    calls: &[Vec<Argument>],
    rounds: usize,
    mode: &GeneratedMode,
    library: &Arc<InMemory>,
    main: &AssembledClass,
) -> Option<String> {
    let (mut options, tier) = mode.setup()?;
    options.fuel = Some(FUEL);
    // Some sleep for centuries.
    options.virtual_clock = true;
    let boot = Opened { classes: Arc::clone(library), attacker: assembled(&attacker(native, calls, rounds)) };
    let result = run_program(options, tier, Box::new(boot), std::slice::from_ref(main));
    // Natives may write too.
    let reports = result.output.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    Some(format!("{}\n{:?}", reports.collect::<Vec<_>>().join("\n"), result.ended))
}

fn assembled(text: &str) -> AssembledClass {
    let mut classes = assemble(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    classes.pop().expect("one class")
}

/// An argument: what it is called, and what pushes it.
#[derive(Clone)]
struct Argument {
    name: String,
    push: String,
}

fn argument(name: &str, push: impl Into<String>) -> Argument {
    Argument { name: name.to_owned(), push: push.into() }
}

/// Combinations of arguments for a native, the receiver first. Each argument takes each of its values, and they are combined
/// in many ways: all, if there are not too many.
fn calls(native: Native) -> Vec<Vec<Argument>> {
    let descriptor = MethodDescriptor::parse(native.descriptor).expect("a descriptor");
    let receiver = (!native.is_static).then(|| FieldType::from_class_name(native.class));
    let types: Vec<FieldType<'_>> = receiver.into_iter().chain(descriptor.parameters()).collect();
    let values: Vec<Vec<Argument>> = types.iter().map(|&of| values(of)).collect();
    let all = values.iter().try_fold(1_usize, |all, values| all.checked_mul(values.len()));
    let count = all.filter(|&all| all <= COMBINATIONS).unwrap_or(COMBINATIONS);
    let is_complete = all == Some(count);
    let mut calls = Vec::with_capacity(count);
    for call in 0..count {
        let mut rest = call;
        let pick = |(at, values): (usize, &Vec<Argument>)| {
            let length = values.len();
            let chosen = if is_complete {
                let digit = rest % length;
                rest /= length;
                digit
            } else {
                // Strides of different primes meet in ever new ways.
                (call * [1, 7, 11, 13, 17, 19, 23][at % 7] + call / length * (at + 1)) % length
            };
            values[chosen].clone()
        };
        calls.push(values.iter().enumerate().map(pick).collect());
    }
    calls
}

/// The values of a type that are tried.
fn values(of: FieldType<'_>) -> Vec<Argument> {
    let descriptor = of.to_string();
    match &*descriptor {
        "Z" | "B" | "C" | "S" | "I" => {
            let ints =
                [0, 1, -1, 2, 3, 5, 9, 74, 76, 255, 256, 65_535, 65_536, 1 << 30, i32::MAX, i32::MAX - 7, i32::MIN];
            ints.iter().map(|int| argument(&int.to_string(), format!("ldc int {int}"))).collect()
        }
        "J" => {
            let longs =
                [0, 1, -1, 2, 16, 999_999, 1 << 16, (1 << 20) + 1, 0xFFFF_FFFF, 1 << 32, 1 << 48, i64::MAX, i64::MIN];
            longs.iter().map(|long| argument(&long.to_string(), format!("ldc2_w long {long}"))).collect()
        }
        "F" => {
            let floats = [0.0, -0.0, 1.0, -1.5, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, 1e-45];
            floats
                .iter()
                .map(|float| argument(&float.to_string(), format!("ldc float 0x{:08x}", float.to_bits())))
                .collect()
        }
        "D" => {
            let doubles = [0.0, -0.0, 1.0, -1.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, 5e-324, 1e300];
            let push =
                |double: &f64| argument(&double.to_string(), format!("ldc2_w double 0x{:016x}", double.to_bits()));
            doubles.iter().map(push).collect()
        }
        _ => references(&descriptor),
    }
}

fn object(class: &str) -> String {
    format!("new {class}\ndup\ninvokespecial {class}.<init> ()V")
}

fn array(element: &str, length: u32) -> String {
    let primitive = ["boolean", "byte", "char", "short", "int", "long", "float", "double"].contains(&element);
    format!("ldc int {length}\n{} {element}", if primitive { "newarray" } else { "anewarray" })
}

/// An array whose first elements are set.
fn filled(element: &str, length: u32, values: &[&str], store: &str) -> String {
    let mut text = array(element, length);
    for (at, value) in values.iter().enumerate() {
        write!(text, "\ndup\nldc int {at}\n{value}\n{store}").expect("a String takes everything");
    }
    text
}

fn strings() -> Vec<Argument> {
    let texts = [
        "",
        "text",
        "Ljava/lang/Object;",
        "()V",
        "java.lang.String",
        "[I",
        "[Lint;",
        "int",
        "value",
        "length",
        "-1.5e999",
        "h\\u00e9\\u4e2d",
        "\\ud800",
        "\\u0000",
        "/nowhere/at/all",
        "(Ljava/lang/Object;)Z",
        "backtrace",
    ];
    let mut all: Vec<Argument> =
        texts.iter().map(|text| argument(&format!("{text:?}"), format!("ldc \"{text}\""))).collect();
    all.push(argument(
        "new",
        format!("new java/lang/String\ndup\n{}\ninvokespecial java/lang/String.<init> ([C)V", array("char", 3)),
    ));
    // A string as no constructor leaves it.
    let unfinished = format!("{}\ndup\naconst_null\nputfield java/lang/String.value [B", object("java/lang/String"));
    all.push(argument("without value", unfinished));
    let odd = format!("{}\ndup\niconst_3\nputfield java/lang/String.coder B", object("java/lang/String"));
    all.push(argument("odd coder", odd));
    all
}

fn mirrors() -> Vec<Argument> {
    let named = [
        "java/lang/Object",
        "java/lang/String",
        "java/lang/Runnable",
        "[I",
        "[[Ljava/lang/String;",
        "P",
        "java/lang/Thread$State",
        "java/lang/invoke/MethodHandles$Lookup",
        "java/lang/Throwable",
        "java/lang/Class",
    ];
    let mut all: Vec<Argument> = named.iter().map(|name| argument(name, format!("ldc class {name}"))).collect();
    for primitive in ["Integer", "Void", "Long"] {
        all.push(argument(primitive, format!("getstatic java/lang/{primitive}.TYPE Ljava/lang/Class;")));
    }
    all
}

fn threads() -> Vec<Argument> {
    vec![
        argument("current thread", "invokestatic java/lang/Thread.currentThread ()Ljava/lang/Thread;"),
        argument("new thread", object("java/lang/Thread")),
    ]
}

/// Throwables of a class with all kinds of things where the stack is kept.
fn throwables(class: &str) -> Vec<Argument> {
    let mut all = vec![argument("throwable", object(class))];
    let longs = |values: &[i64]| {
        let pushes: Vec<String> = values.iter().map(|value| format!("ldc2_w long {value}")).collect();
        let pushes: Vec<&str> = pushes.iter().map(|push| &**push).collect();
        filled("long", values.len() as u32, &pushes, "lastore")
    };
    let stacks = [
        ("null", "aconst_null".to_owned()),
        ("empty", array("long", 0)),
        ("-1", longs(&[-1])),
        ("method 0", longs(&[0])),
        ("last bytecode", longs(&[0xFFFF, 5 << 16 | 0xFFFF])),
        ("odd bytecodes", longs(&[100 << 16 | 1, 200 << 16 | 2, 300 << 16 | 3])),
        ("far method", longs(&[1 << 40, i64::MAX, i64::MIN])),
        ("ints", array("int", 3)),
        ("string", "ldc \"stack\"".to_owned()),
        ("objects", array("java/lang/Object", 2)),
    ];
    for (name, stack) in stacks {
        let push =
            format!("{}\ndup\n{stack}\nputfield java/lang/Throwable.backtrace Ljava/lang/Object;", object(class));
        all.push(argument(&format!("throwable with stack {name}"), push));
    }
    all
}

fn arrays() -> Vec<Argument> {
    let mut all = Vec::new();
    for element in [
        "boolean",
        "byte",
        "char",
        "short",
        "int",
        "long",
        "float",
        "double",
        "java/lang/Object",
        "java/lang/String",
        "[I",
    ] {
        for length in [0, 5] {
            all.push(argument(&format!("{element}[{length}]"), array(element, length)));
        }
    }
    let itself = format!("{}\ndup\ndup\niconst_0\nswap\naastore", array("java/lang/Object", 2));
    all.push(argument("array of itself", itself));
    all
}

/// References of the type of a descriptor; of an interface or a class without values here, what the verifier lets pass.
fn references(descriptor: &str) -> Vec<Argument> {
    let mut all = vec![argument("null", "aconst_null")];
    all.extend(match descriptor {
        "Ljava/lang/String;" => strings(),
        "Ljava/lang/Class;" => mirrors(),
        "Ljava/lang/Thread;" => threads(),
        "Ljava/lang/Throwable;" => throwables("java/lang/Throwable"),
        "Ljava/lang/NullPointerException;" => throwables("java/lang/NullPointerException"),
        "Ljava/lang/Object;" => {
            let mut any = vec![argument("object", object("java/lang/Object")), argument("text", "ldc \"text\"")];
            any.extend(arrays());
            any.extend(mirrors().into_iter().take(3));
            any.extend(threads());
            any.extend(throwables("java/lang/Throwable").into_iter().take(3));
            any.push(argument(
                "lookup",
                "invokestatic java/lang/invoke/MethodHandles.publicLookup ()Ljava/lang/invoke/MethodHandles$Lookup;",
            ));
            any
        }
        "Ljava/lang/Runtime;" => {
            vec![argument("runtime", "invokestatic java/lang/Runtime.getRuntime ()Ljava/lang/Runtime;")]
        }
        "Ljava/lang/invoke/MethodHandles$Lookup;" => {
            let open =
                "invokestatic java/lang/invoke/MethodHandles.publicLookup ()Ljava/lang/invoke/MethodHandles$Lookup;";
            let own = "invokestatic java/lang/invoke/MethodHandles.lookup ()Ljava/lang/invoke/MethodHandles$Lookup;";
            vec![argument("public lookup", open), argument("lookup", own)]
        }
        "Ljava/lang/invoke/MethodType;" => {
            let made = "ldc methodtype (ILjava/lang/String;)V";
            vec![argument("type", made), argument("no arguments", "ldc methodtype ()Ljava/lang/Object;")]
        }
        "Ljava/lang/invoke/MethodHandle;" => {
            vec![argument("handle", "ldc handle invokestatic java/lang/Integer.parseInt (Ljava/lang/String;)I")]
        }
        "[Ljava/lang/String;" => vec![
            argument("no strings", array("java/lang/String", 0)),
            argument("null strings", array("java/lang/String", 3)),
            argument("strings", filled("java/lang/String", 2, &["ldc \"a\"", "ldc \"\\u4e2d\""], "aastore")),
        ],
        "[Ljava/lang/Object;" => vec![
            argument("no objects", array("java/lang/Object", 0)),
            argument("null objects", array("java/lang/Object", 3)),
            argument("objects", filled("java/lang/Object", 3, &["ldc \"a\"", "ldc class java/lang/String"], "aastore")),
        ],
        "[B" => {
            [0, 1, 3, 4, 64, 70_000].map(|length| argument(&format!("byte[{length}]"), array("byte", length))).into()
        }
        "[C" => [0, 3, 64].map(|length| argument(&format!("char[{length}]"), array("char", length))).into(),
        "[I" => [0, 3].map(|length| argument(&format!("int[{length}]"), array("int", length))).into(),
        "[J" => [0, 3, 4, 9].map(|length| argument(&format!("long[{length}]"), array("long", length))).into(),
        _ => Vec::new(),
    });
    all
}

/// The class that makes the calls, as class assembly.
fn attacker(native: Native, calls: &[Vec<Argument>], rounds: usize) -> String {
    let mut text = format!(".class public {ATTACKER}\n.field private static seen [Ljava/lang/Class;\n");
    text.push_str(".method public static attack ()V\n.stack 2\n.locals 1\n");
    writeln!(text, "ldc int {}\nanewarray java/lang/Class\nputstatic {ATTACKER}.seen [Ljava/lang/Class;", calls.len())
        .expect("a String takes everything");
    text.push_str("iconst_0\nistore_0\nAgain:\n.frame append int\n");
    let methods: Vec<_> = calls.chunks(IN_A_METHOD).enumerate().collect();
    for (at, _) in &methods {
        writeln!(text, "iload_0\ninvokestatic {ATTACKER}.calls{at} (I)V").expect("a String takes everything");
    }
    writeln!(text, "iinc 0 1\niload_0\nldc int {rounds}\nif_icmplt Again\nreturn\n.end")
        .expect("a String takes everything");
    for (at, calls) in &methods {
        text.push_str(&calls_method(native, *at, calls));
    }
    text.push_str(REPORT);
    text.push_str(".end\n");
    text
}

fn calls_method(native: Native, at: usize, calls: &[Vec<Argument>]) -> String {
    let Native { class, name, descriptor, is_static } = native;
    let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor");
    let pop = match parsed.return_type().map(FieldType::slots) {
        None => "",
        Some(1) => "pop\n",
        Some(_) => "pop2\n",
    };
    let opcode = if is_static { "invokestatic" } else { "invokevirtual" };
    let mut text = format!(".method public static calls{at} (I)V\n.stack 40\n.locals 1\n");
    let mut handlers = String::new();
    for (call, arguments) in calls.iter().enumerate() {
        let number = at * IN_A_METHOD + call;
        let what: Vec<&str> = arguments.iter().map(|argument| &*argument.name).collect();
        let pushes: String = arguments.iter().map(|argument| argument.push.clone() + "\n").collect();
        writeln!(
            text,
            "// {}\nFrom{call}:\n{pushes}{opcode} {class}.{name} {descriptor}\n{pop}aconst_null\nTo{call}:\ngoto Done{call}\n\
             Thrown{call}:\nDone{call}:\n.frame stack java/lang/Throwable\nsipush {number}\n\
             iload_0\ninvokestatic {ATTACKER}.report (Ljava/lang/Throwable;II)V",
            what.join(", ").replace('\n', " ")
        )
        .expect("a String takes everything");
        writeln!(handlers, ".catch any From{call} To{call} Thrown{call}").expect("a String takes everything");
    }
    text + "return\n" + &handlers + ".end\n"
}

/// Keeps the class of what a call threw in the first round, and prints it with the call's number; prints it in a later round
/// if it is another one then.
const REPORT: &str = "
.method public static report (Ljava/lang/Throwable;II)V
.stack 4
.locals 4
aconst_null
astore_3
aload_0
ifnull Nothing
aload_0
invokevirtual java/lang/Object.getClass ()Ljava/lang/Class;
astore_3
Nothing:
.frame append java/lang/Class
iload_2
ifeq First
getstatic java/lang/Attacker.seen [Ljava/lang/Class;
iload_1
aaload
aload_3
if_acmpeq Done
First:
.frame same
getstatic java/lang/Attacker.seen [Ljava/lang/Class;
iload_1
aload_3
aastore
getstatic java/lang/System.out Ljava/io/PrintStream;
ifnull Done
getstatic java/lang/System.out Ljava/io/PrintStream;
iload_1
invokevirtual java/io/PrintStream.print (I)V
getstatic java/lang/System.out Ljava/io/PrintStream;
ldc \" \"
invokevirtual java/io/PrintStream.print (Ljava/lang/String;)V
getstatic java/lang/System.out Ljava/io/PrintStream;
aload_3
invokevirtual java/io/PrintStream.println (Ljava/lang/Object;)V
Done:
.frame same
return
.end
";
