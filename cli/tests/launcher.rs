//! Runs the program as users do: options, launch errors, exit codes, streams and signals.
//!
//! The classes in `tests/classes` are committed; their sources are beside them. Expected texts and exit codes are those of
//! HotSpot 25 for the same command line, but where an option is our own.

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use holloway_vm::classfile::assemble::assemble;

fn holloway() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes")).env_remove("CLASSPATH");
    command
}

/// Exit code, standard output and standard error of a run without input.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = holloway().args(arguments).stdin(Stdio::null()).output().expect("the program starts");
    texts(output)
}

fn texts(output: Output) -> (Option<i32>, String, String) {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn refused(arguments: &[&str], expected: &str) {
    assert_eq!(run(arguments), (Some(1), String::new(), expected.to_owned()), "{arguments:?}");
}

/// What `java -jar` says of jars with manifests of all kinds.
#[test]
fn jars_run_or_are_refused_by_their_manifests() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manifest.jar");
    let path = path.to_str().expect("UTF-8");
    let class = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/classes/Hello.class"));
    let class = class.expect("a committed class");
    let go = |manifest: Option<&[u8]>| {
        let mut jar = zip::ZipWriter::new(std::fs::File::create(path).expect("a new file"));
        let files = [("Hello.class", Some(&class[..])), ("META-INF/MANIFEST.MF", manifest)];
        for (name, bytes) in files.into_iter().filter_map(|(name, bytes)| Some((name, bytes?))) {
            jar.start_file(name, zip::write::SimpleFileOptions::default()).expect("a new entry");
            jar.write_all(bytes).expect("an entry written");
        }
        jar.finish().expect("an archive written");
        run(&["-jar", path, "x"])
    };
    let hello = (Some(0), "hello x\n".to_owned(), String::new());
    for manifest in [
        &b"Manifest-Version: 1.0\nMain-Class: Hello\n\n"[..],
        b"Manifest-Version: 1.0\r\nMain-Class: Hel\r\n lo\r\n",
        b"Main-Class: Hello  \0\n\nName: a\nSealed: no\n\nname: b\n",
    ] {
        assert_eq!(go(Some(manifest)), hello);
    }
    let refused = |text: String| (Some(1), String::new(), text + "\n");
    for manifest in [&b""[..], b"Manifest-Version: 1.0\n\n", b"Manifest-Version: 1.0\nMain-Class: Hello"] {
        assert_eq!(go(Some(manifest)), refused(format!("no main manifest attribute, in {path}")));
    }
    let corrupt = refused(format!("Error: Invalid or corrupt jarfile {path}"));
    assert_eq!(go(None), corrupt);
    for manifest in [
        &b"Manifest-Version: 1.0\nno header\nMain-Class: Hello\n"[..],
        b"Main-Class:Hello\n",
        b" x\nMain-Class: Hello\n",
    ] {
        assert_eq!(go(Some(manifest)), corrupt);
    }
    let unexpected = refused(format!("Error: An unexpected error occurred while trying to open file {path}"));
    for manifest in [
        &b"\nMain-Class: Hello\n\n"[..],
        b"\0Main-Class: Hello\n\n",
        b"Main-Class: Hello\n\nSealed: no\nName: a\n",
        b"Main-Class: Hello\n\nName: a\nno header\n",
    ] {
        assert_eq!(go(Some(manifest)), unexpected);
    }
    assert_eq!(
        go(Some(b"Main-Class: \n\n")),
        refused("Error: Could not find or load main class \nCaused by: java.lang.ClassNotFoundException: ".to_owned())
    );
}

/// As with `java`, `dir/*` is told as the jars that it stands for, in the order of the directory.
#[test]
fn jars_of_a_directory_are_told_one_by_one() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wildcard");
    std::fs::create_dir_all(folder.join("empty")).expect("a folder");
    for name in ["b.jar", "a.jar", "C.JAR", "d.Jar", "e.zip"] {
        std::fs::write(folder.join(name), "").expect("a file");
    }
    let names = std::fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let jars = names.filter(|path| path.extension().is_some_and(|end| end == "jar" || end == "JAR"));
    let jars: Vec<String> = jars.map(|path| path.display().to_string()).collect();
    assert_eq!(jars.len(), 3);
    let (folder, jars) = (folder.display(), jars.join(":"));
    for (given, told) in [
        (format!("{folder}/*:."), format!("{jars}:.")),
        (format!(".::{folder}/*"), format!(".::{jars}")),
        (format!("{folder}/empty/*:.:{folder}*"), format!("{folder}/empty/*:.:{folder}*")),
    ] {
        let expected = (Some(0), format!("java.class.path={told}\n"), String::new());
        assert_eq!(run(&["-cp", &given, "Properties", "java.class.path"]), expected, "{given}");
        let by_variable = holloway().env("CLASSPATH", &given).args(["Properties", "java.class.path"]).output();
        assert_eq!(texts(by_variable.expect("the program starts")), expected, "{given}");
    }
}

/// Code and exits are told with lines of the source, and with indices of bytecodes that cannot be taken for lines.
#[test]
fn dumps_tell_lines_and_bytecodes() {
    let (_, _, code) = run(&["--dump=code:Hello.main", "Hello"]);
    assert!(code.starts_with("method m") && code.contains("\n  ; Hello.main:3 @0\n"), "{code}");
    assert!(code.contains("\n  ; Hello.main:7 @"), "{code}");
    let eager = "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0";
    let sieve = ["--compile=now", eager, "-cp", "../../../examples/classes", "Sieve", "200000"];
    let (_, _, exits) = run(&[&["--dump=exits:Sieve.count"], &sieve[..]].concat());
    let place = |text: &str| {
        let (line, index) = text.split_once(" @").expect("an index");
        line.rsplit_once(':').is_some_and(|(_, line)| line.parse::<u16>().is_ok()) && index.parse::<u16>().is_ok()
    };
    let is_own = |line: &&str| line.contains(" at Sieve.") && line.contains(", out of Sieve.");
    let lines: Vec<&str> = exits.lines().filter(is_own).collect();
    assert!(!lines.is_empty(), "{exits}");
    for line in lines {
        let (at, root) = line.split_once(" at ").and_then(|(_, places)| places.split_once(", out of ")).expect(line);
        assert!(place(at) && place(root), "{line}");
    }
}

/// All forms of regions take a filter; exits are named, and literals are no instructions.
#[test]
fn dumps_of_regions_are_of_the_methods_wanted() {
    let dump = |forms: &[&str], program: &[&str]| {
        let examples = ["--compile=now", "-cp", "../../../examples/classes"];
        run(&[forms, &examples[..], program].concat()).2
    };
    for form in ["ir", "opt", "clif", "asm"] {
        let heads = |filter: &str| {
            let text = dump(&[&format!("--dump={form}{filter}")], &["Sieve"]);
            text.lines().filter(|line| line.starts_with("; B")).count()
        };
        let all = heads("");
        assert!(all > 0 && heads(":Sieve.count") == all && heads(":Sieve/none") == 0, "{form}: {all}");
    }
    let assembly = dump(&["--dump=asm"], &["Life"]);
    assert!(assembly.contains("\n  ; exit 0: ") && assembly.contains("  data 0x"), "{assembly}");
    assert!(!assembly.contains("(bad)"), "{assembly}");
}

#[test]
fn arguments_behind_the_class_are_the_programs() {
    assert_eq!(run(&["-cp", ".", "Hello", "-cp", "b"]), (Some(0), "hello -cp b\n".into(), String::new()));
    assert_eq!(run(&["Hello.class", "c"]), (Some(0), "hello c\n".into(), String::new()));
    assert_eq!(run(&["-Xint", "-ea", "--class-path=.", "Hello"]), (Some(0), "hello\n".into(), String::new()));
}

#[test]
fn what_is_no_class_is_explained_behind_hotspots_text() {
    for (arguments, class, hint) in [
        (&["-cp", ".", "top"][..], "top", "usage: holloway top [options] <mainclass> [args...]"),
        (&["report", "sho", "x"], "report", "usage: holloway report show FILE.json"),
        (&["reprot", "show", "x.json"], "reprot", "Did you mean `holloway report`?\n"),
        (&["some/Nope.class"], "some.Nope.class", "no such file: some/Nope.class"),
        (&["some/x.jar"], "some.x.jar", "no such file: some/x.jar (a jar is run with -jar)"),
        (&["-cp", ".:nope:no/x.jar", "Gone"], "Gone", "the class path names what is not there: nope, no/x.jar\n"),
        (&["named"], "named", "named is a directory, no class; to run a class of it: holloway -cp named <mainclass>\n"),
    ] {
        let (code, stdout, stderr) = run(arguments);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{arguments:?}");
        let text = format!(
            "Error: Could not find or load main class {class}\nCaused by: java.lang.ClassNotFoundException: {class}\n\
             holloway: {hint}"
        );
        assert!(stderr.starts_with(&text), "{arguments:?}: {stderr}");
    }
}

/// A command alone is asking how it is used; but a class of that name is one.
#[test]
fn commands_alone_say_how_they_are_used() {
    for command in ["completions", "profile", "report", "tables", "top"] {
        let (code, stdout, stderr) = run(&[command]);
        assert_eq!((code, stdout.as_str(), stderr.lines().count()), (Some(1), "", 1), "{stderr}");
        assert!(stderr.starts_with(&format!("holloway: usage: holloway {command} ")), "{stderr}");
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("class-top");
    std::fs::create_dir_all(&folder).expect("a folder for the class");
    let assembly = ".version 49 0\n.class public super top\n.super java/lang/Object\n\n\
                    .method public static main ([Ljava/lang/String;)V\n  .stack 0\n  .locals 1\n  return\n.end\n.end\n";
    for class in assemble(assembly).expect("class assembly") {
        std::fs::write(folder.join(class.name + ".class"), class.bytes).expect("a class file");
    }
    let output = holloway().current_dir(&folder).arg("top").stdin(Stdio::null()).output();
    assert_eq!(texts(output.expect("the program starts")), (Some(0), String::new(), String::new()));
}

#[test]
fn files_that_cannot_be_written_are_named() {
    for option in ["--trace-log=/nope/x", "--live=/nope/x"] {
        let (code, stdout, stderr) = run(&[option, "Hello"]);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{option}");
        assert!(stderr.starts_with(&format!("Error: {option}: ")), "{stderr}");
    }
}

/// A class file is named once where it cannot be run.
#[test]
fn a_file_that_is_no_class_file_is_named_once() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("Broken.class");
    std::fs::write(&path, "hello").expect("a new file");
    let path = path.to_str().expect("UTF-8");
    refused(&[path], &format!("Error: Could not find or load main class {path}\nCaused by: not a class file\n"));
}

/// Classes are found there first, whatever the class path is; it is not told as a part of it.
#[test]
fn the_boot_class_path_is_searched_before_the_class_path() {
    let line = ["-Xbootclasspath/a:nope:.", "-cp", "nope", "Properties", "java.class.path"];
    assert_eq!(run(&line), (Some(0), "java.class.path=nope\n".to_owned(), String::new()));
}

/// Lines of help are as long as `COLUMNS` says, within reason.
#[test]
fn help_is_as_wide_as_the_window() {
    let longest = |columns: &str| {
        let output = holloway().arg("--help-extra").env("COLUMNS", columns).output().expect("the program starts");
        texts(output).1.lines().map(|line| line.chars().count()).max().expect("lines")
    };
    assert!((61..=80).contains(&longest("")), "80 columns");
    assert!((81..=100).contains(&longest("400")), "at most 100");
    assert!(longest("70") <= 70);
}

#[test]
fn launch_errors_have_hotspots_texts() {
    refused(
        &["Nope"],
        "Error: Could not find or load main class Nope\nCaused by: java.lang.ClassNotFoundException: Nope\n",
    );
    refused(
        &["NoMain"],
        "Error: Main method not found in class NoMain, please define the main method as:\n   \
         public static void main(String[] args)\n\
         or a JavaFX application class must extend javafx.application.Application\n",
    );
    refused(&["-jar", "nope.jar"], "Error: Unable to access jarfile nope.jar\n");
    refused(&["-jar", "Hello.class"], "Error: Invalid or corrupt jarfile Hello.class\n");
    refused(&["-cp"], "Error: -cp requires class path specification\n");
    refused(
        &["-badopt", "Hello"],
        "Unrecognized option: -badopt\nError: Could not create the Java Virtual Machine.\n\
         Error: A fatal exception has occurred. Program will exit.\n",
    );
}

#[test]
fn versions_say_whether_code_is_compiled() {
    assert!(run(&["-version"]).2.contains(", mixed mode)"));
    assert!(run(&["-Xint", "--version"]).1.contains(", interpreted mode)"));
}

#[test]
fn a_dry_run_checks_and_does_not_run() {
    assert_eq!(run(&["--dry-run", "Hello"]), (Some(0), String::new(), String::new()));
    assert_eq!(run(&["--dry-run", "NoMain"]).0, Some(1));
}

#[test]
fn what_the_library_lacks_is_named() {
    let hint =
        |name: &str| format!("holloway: {name} is not part of Holloway's library (docs/library.md lists what is)\n");
    let cases = [
        (
            "class",
            "java.lang.NoClassDefFoundError: javax/swing/JLabel\n\tat Absent.main(Absent.java:5)\n\
             Caused by: java.lang.ClassNotFoundException: javax.swing.JLabel\n\t... 1 more\n",
            hint("javax.swing.JLabel"),
        ),
        (
            "method",
            "java.lang.NoSuchMethodError: 'java.io.Console java.lang.System.console()'\n\tat Absent.main(Absent.java:8)\n",
            hint("java.io.Console java.lang.System.console()"),
        ),
        (
            "field",
            "java.lang.NoSuchFieldError: Class java.nio.charset.StandardCharsets does not have member field 'java.nio.charset.Charset UTF_32'\n\
             \tat Absent.main(Absent.java:11)\n",
            hint("java.nio.charset.StandardCharsets.UTF_32"),
        ),
        (
            "own",
            "java.lang.NoClassDefFoundError: Gone\n\tat Absent.main(Absent.java:14)\n\
             Caused by: java.lang.ClassNotFoundException: Gone\n\t... 1 more\n",
            String::new(),
        ),
    ];
    for (argument, trace, hint) in cases {
        let (code, _, errors) = run(&["Absent", argument]);
        assert_eq!((code, errors), (Some(1), format!("Exception in thread \"main\" {trace}{hint}")));
    }
    // A program that asks whether there is a class is told so by Java alone.
    assert_eq!(run(&["Absent", "asked"]), (Some(0), "javax.print.DocPrintJob\n".into(), String::new()));
}

/// A main class that is not run for the want of a class says so as well, and what no Java has is nobody's want.
#[test]
fn what_the_library_lacks_is_named_where_nothing_is_run() {
    let hint =
        |name: &str| format!("holloway: {name} is not part of Holloway's library (docs/library.md lists what is)\n");
    let cases = [
        ("AbsentSuper", "could not be loaded", "javax.swing.JPanel"),
        ("AbsentFace", "could not be loaded", "java.awt.event.ActionListener"),
        ("AbsentSignature", "could not be initialised", "javax.print.DocPrintJob"),
        ("AbsentHandler", "could not be initialised", "javax.print.PrintException"),
    ];
    for (class, why, name) in cases {
        let begin = match why {
            "could not be loaded" => format!("Error: Could not find or load main class {class}"),
            _ => format!("Error: Unable to initialize main class {class}"),
        };
        let slashed = name.replace('.', "/");
        let expected = format!("{begin}\nCaused by: java.lang.NoClassDefFoundError: {slashed}\n{}", hint(name));
        for option in ["--", "--dry-run"] {
            let options = [option, class];
            let options = if option == "--" { &options[1..] } else { &options[..] };
            assert_eq!(run(options), (Some(1), String::new(), expected.clone()), "{class} {option}");
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("absent-everywhere");
    std::fs::create_dir_all(&folder).expect("a folder for the classes");
    for class in assemble(include_str!("classes/AbsentEverywhere.jasm")).expect("class assembly") {
        std::fs::write(folder.join(class.name + ".class"), class.bytes).expect("a class file");
    }
    for argument in [&[][..], &["1"], &["1", "2"]] {
        let options = [&["-cp", folder.to_str().expect("UTF-8"), "AbsentEverywhere"], argument].concat();
        let (code, _, errors) = run(&options);
        assert_eq!(code, Some(1));
        assert!(errors.starts_with("Exception in thread \"main\" java.lang.NoSuchMethodError: "), "{errors}");
        assert!(!errors.contains("holloway"), "{errors}");
    }
}

#[test]
fn exit_codes_are_the_programs() {
    for (argument, code) in [("7", 7), ("256", 0), ("-1", 255), ("300", 44)] {
        assert_eq!(run(&["Exit", argument]).0, Some(code), "{argument}");
    }
}

#[test]
fn limits_end_with_codes_and_reasons_of_their_own() {
    let (code, _, reason) = run(&["--fuel=100000", "Spin"]);
    assert_eq!(code, Some(125));
    assert_eq!(reason, "holloway: stopped: the budget of 100000 units is used up (--fuel)\n");
    let (code, stdout, reason) = run(&["--timeout", "300ms", "Spin"]);
    assert_eq!((code, stdout.as_str()), (Some(124), "ready\n"));
    assert_eq!(reason, "holloway: stopped: the time limit of 300ms is over (--timeout)\n");
}

/// Every way to execute bytecode.
const WAYS: [&[&str]; 6] = [
    &["--tier=interp"],
    &["--tier=interp", "--dispatch=match"],
    &["--tier=interp", "--fuse=off"],
    &["--tier=interp", "--count=on", "--stats=json:/dev/null"],
    &["--tier=jit"],
    &["--tier=jit", "--compile=now", "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0"],
];

/// Texts and codes of HotSpot 25, but of threads, of which it cannot be told how many there may be.
#[test]
fn a_run_may_end_with_the_first_lack_of_memory() {
    const ON: &str = "-XX:+ExitOnOutOfMemoryError";
    let go = |options: &[&str], arguments: &[&str]| {
        let all = [&["-Xmx16m", "--max-threads=20"], options, &["Memory"], arguments].concat();
        run(&all)
    };
    let ended = |what: &str| {
        (Some(3), format!("begins\nTerminating due to java.lang.OutOfMemoryError: {what}\n"), String::new())
    };
    let caught = |hook: &str| (Some(0), format!("begins\ncaught\n{hook}"), String::new());
    for way in WAYS {
        let options = [way, &[ON]].concat();
        for (arguments, what) in [
            (&[][..], "Java heap space"),
            (&["go-on"], "Java heap space"),
            (&["array"], "Requested array size exceeds VM limit"),
        ] {
            assert_eq!(go(&options, arguments), ended(what), "{way:?} {arguments:?}");
        }
    }
    for (not_of_the_vm, hook) in [("own", "hook\n"), ("text", "hook\n"), ("threads", "")] {
        assert_eq!(go(&[ON], &[not_of_the_vm]), caught(hook), "{not_of_the_vm}");
    }
    assert_eq!(go(&[ON, "-XX:-ExitOnOutOfMemoryError"], &["go-on"]), caught("hook\n"));
    assert_eq!(go(&["-XX:-ExitOnOutOfMemoryError", ON], &["go-on"]), ended("Java heap space"));
}

/// A loop need not have a back edge: an exception can lead to a handler before what throws it.
#[test]
fn loops_made_by_exceptions_are_charged() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("throw-loops");
    std::fs::create_dir_all(&folder).expect("a folder for the classes");
    for class in assemble(include_str!("classes/ThrowLoops.jasm")).expect("class assembly") {
        std::fs::write(folder.join(class.name + ".class"), class.bytes).expect("a class file");
    }
    let folder = folder.to_str().expect("UTF-8");
    let go = |way: &[&str], options: &[&str], arguments: &[&str]| {
        run(&[way, &["-cp", folder], options, &["ThrowLoops"], arguments].concat())
    };
    let mut fuels = Vec::new();
    for way in WAYS {
        for arguments in [&[] as &[&str], &["implicit"]] {
            assert_eq!(go(way, &["--fuel=300000"], arguments).0, Some(125), "{way:?} {arguments:?}");
            assert_eq!(go(way, &["--timeout=200ms"], arguments).0, Some(124), "{way:?} {arguments:?}");
        }
        let beside = go(way, &[], &["a", "b", "c"]);
        assert_eq!(beside, (Some(0), "main goes on\n".into(), String::new()), "{way:?}");
        let counted = [way, &["-cp", folder, "ThrowLoops", "a", "b"]].concat();
        fuels.push(fuel_after("throw-loops.json", &counted));
        assert_eq!(run(&counted), (Some(0), "60000\n".into(), String::new()), "{way:?}");
    }
    assert_eq!(fuels, [fuels[0]; WAYS.len()]);
    // Eight bytecodes and more in each of the three loops.
    assert!(fuels[0] > 3 * 8 * 20_000, "{fuels:?}");
}

/// What finds no room in the code cache stays interpreted.
#[test]
fn a_small_code_cache_changes_nothing_but_the_log() {
    let eager = "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0";
    let go = |options: &[&str]| {
        let program = ["--compile=now", eager, "-cp", "../../../tests/programs/classes/regions/Kernels", "Kernels"];
        run(&[options, &program[..]].concat())
    };
    let (code, output, _) = go(&[]);
    let (small_code, small_output, log) = go(&["--code-cache=16k", "--trace-log"]);
    assert_eq!((code, small_code), (Some(0), Some(0)));
    assert_eq!(small_output, output);
    assert!(log.contains("\ncompiled ") && log.contains(" reason=code-memory\n"), "{log}");
}

/// The gain rule, as the log shows it: nothing is compiled that does not pay, of what waits the greatest gain comes first,
/// and two runs decide alike.
#[test]
fn the_greatest_gain_is_compiled_first() {
    let program = "../../../tests/programs/classes/regions/LinkedCalls";
    let go = || run(&["--compile=now", "--trace-log", "-cp", program, "LinkedCalls"]).2;
    let log = go();
    assert_eq!(log, go());
    let gain = |line: &str| -> i64 {
        let gain = line.split(' ').find_map(|part| part.strip_prefix("gain=")?.strip_suffix("us"));
        gain.and_then(|gain| gain.parse().ok()).unwrap_or_else(|| panic!("{line}"))
    };
    let root = |line: &str| -> u32 {
        let root = line.split(' ').find_map(|part| part.strip_prefix("root=B"));
        root.and_then(|root| root.parse().ok()).unwrap_or_else(|| panic!("{line}"))
    };
    let lines: Vec<&str> = log.lines().collect();
    let (mut deferred, mut overtaken) = (0, 0);
    for line in lines.iter().filter(|line| line.starts_with("deferred ")) {
        deferred += 1;
        assert!(gain(line) <= 0, "{line}");
    }
    for line in lines.iter().filter(|line| line.starts_with("compiling ")) {
        assert!(gain(line) >= 0, "{line}");
    }
    // What is handed over together stands together: its roots were found in the order of their numbers.
    for pair in lines.windows(2).filter(|pair| pair.iter().all(|line| line.starts_with("compiling "))) {
        assert!(gain(pair[0]) >= gain(pair[1]), "{pair:?}");
        overtaken += u32::from(root(pair[0]) > root(pair[1]));
    }
    assert!(deferred > 0 && overtaken > 0, "{log}");
}

#[test]
fn a_deadlock_ends_with_a_thread_dump() {
    let (code, _, dump) = run(&["Deadlock"]);
    assert_eq!(code, Some(1));
    for part in [
        "\"left\" #",
        "   java.lang.Thread.State: BLOCKED (on object monitor)\n\tat Deadlock.go(Deadlock.java:",
        "\t- waiting to lock <0x",
        "Found one Java-level deadlock:",
        "which is held by \"right\"",
    ] {
        assert!(dump.contains(part), "{part} in {dump}");
    }
}

#[test]
fn a_waiting_thread_shows_on_what_it_waits() {
    let (code, _, dump) = run(&["Waits"]);
    assert_eq!(code, Some(1));
    for part in [
        "\"main\" #3 prio=5 in Object.wait()\n   java.lang.Thread.State: WAITING (on object monitor)\n",
        "\t- waiting on <0x",
        "> (a java.lang.Object)\n",
    ] {
        assert!(dump.contains(part), "{part} in {dump}");
    }
}

#[test]
fn loaded_classes_are_reported_in_hotspots_form() {
    let (code, out, _) = run(&["-verbose:class", "Hello"]);
    assert_eq!(code, Some(0));
    let (time, _) =
        out.lines().find_map(|line| line.split_once("s][info][class,load] Hello source: ")).expect("a line");
    assert!(time.strip_prefix('[').is_some_and(|time| time.parse::<f64>().is_ok()), "{out}");
}

#[test]
fn collections_are_reported_in_hotspots_form() {
    for option in ["-verbose:gc", "-Xlog:gc"] {
        let (code, out, _) = run(&[option, "Collect"]);
        assert_eq!(code, Some(0));
        let lines: Vec<&str> = out.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let last = number + 1 == lines.len();
            let kind = if last { "Full (System.gc())" } else { "Young (Allocation Failure)" };
            let (time, rest) = line.split_once("][info][gc] ").expect("a line of the collector");
            assert!(time.starts_with('[') && time.ends_with('s'), "{line}");
            assert!(rest.starts_with(&format!("GC({number}) Pause {kind} ")) && rest.ends_with("ms"), "{line}");
        }
        assert!(lines.len() > 2, "{out}");
    }
    assert_eq!(run(&["Collect"]), (Some(0), String::new(), String::new()));
}

#[test]
fn statistics_tell_what_took_the_time() {
    let (_, _, text) = run(&["-Xint", "--stats", "Collect"]);
    for name in ["bytecodes", "fuel", "load", "verify", "translate", "collect", "execute"] {
        let line = text.lines().find(|line| line.trim_start().starts_with(name)).expect(name);
        // Times have a unit behind them.
        let value: f64 = line.split_whitespace().find_map(|word| word.parse().ok()).expect("a number");
        assert!(value > 0.0, "{line}");
    }
    let (_, _, text) = run(&["--stats", "Collect"]);
    assert!(!text.contains("bytecodes"), "{text}");
}

/// The fuel in a statistics file: every run writes one.
fn fuel_after(name: &str, arguments: &[&str]) -> u64 {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left must not count.
    let _ = std::fs::remove_file(&file);
    let option = format!("--stats=json:{}", file.display());
    // The last one counts.
    let at = arguments.iter().position(|&argument| argument == "-cp").unwrap_or(0);
    run(&[&arguments[..at], &[option.as_str()], &arguments[at..]].concat());
    let json = std::fs::read_to_string(&file).expect("statistics");
    assert!(json.contains("\"schema\": \"holloway.stats/1\""), "{json}");
    let (_, rest) = json.split_once("\"fuel\": ").expect("fuel");
    rest.split(',').next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn statistics_are_written_however_a_run_ends() {
    assert_eq!(fuel_after("nope.json", &["Nope"]), 0);
    // The run stops before the first charge that the fuel does not cover: in this loop, a few bytecodes.
    let used = fuel_after("fuel.json", &["--fuel=100000", "Spin"]);
    assert!((99_900..=100_000).contains(&used), "{used}");
    assert_eq!(fuel_after("fuel-match.json", &["--fuel=100000", "--dispatch=match", "--fuse=off", "Spin"]), used);
    let exit = fuel_after("exit.json", &["Exit", "7"]);
    assert!(exit > 0);
    assert_eq!(fuel_after("match.json", &["--dispatch=match", "--fuse=off", "Exit", "7"]), exit);
}

/// Starts a program that prints `ready` and waits until it has.
fn start_ready(class: &str) -> Child {
    use std::io::Read as _;
    let mut child = holloway()
        .arg(class)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut ready = [0; 6];
    child.stdout.as_mut().expect("a pipe").read_exact(&mut ready).expect("the first line");
    assert_eq!(&ready, b"ready\n");
    child
}

fn send(child: &Child, signal: &str) {
    let status = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill starts");
    assert!(status.success());
}

#[test]
fn signals_run_shutdown_hooks_in_whatever_the_program_does() {
    for class in ["Spin", "Sleep", "Wait"] {
        for (signal, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129)] {
            let mut child = start_ready(class);
            // Standard input stays open, so that nothing but the signal ends `Wait`.
            let input = child.stdin.take();
            send(&child, signal);
            let (ended, stdout, _) = texts(child.wait_with_output().expect("it ends"));
            drop(input);
            assert_eq!((ended, stdout.as_str()), (Some(code), "hook\n"), "{class} {signal}");
        }
    }
}

#[test]
fn sigquit_prints_the_threads_and_the_program_goes_on() {
    let mut child = start_ready("Wait");
    send(&child, "-QUIT");
    let mut input = child.stdin.take().expect("a pipe");
    // The request is served before input is taken: both wait, and requests come first.
    std::thread::sleep(std::time::Duration::from_millis(50));
    input.write_all(b"x").expect("the program reads");
    let (code, stdout, _) = texts(child.wait_with_output().expect("it ends"));
    assert_eq!(code, Some(0));
    assert!(stdout.starts_with("Full thread dump Holloway"), "{stdout}");
    assert!(stdout.contains("\"main\" #3 prio=5") && stdout.ends_with("hook\n"), "{stdout}");
}

#[test]
fn a_closed_pipe_is_the_programs_to_notice() {
    let mut child = holloway()
        .arg("Print")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let (code, _, stderr) = texts(child.wait_with_output().expect("it ends"));
    assert_eq!((code, stderr.as_str()), (Some(0), "checkError true\n"));
}
