//! Source files are run with the files beside them that they need, by whichever compiler there is: `javac` on `PATH`, and the
//! Eclipse compiler, which runs on this program. Of a compiler that is not there a line says so.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The variable that names the Eclipse compiler.
const COMPILER: &str = "HOLLOWAY_COMPILER";

/// Where the Eclipse compiler is: named, as Debian's package `ecj` has it, or fetched by `tests/scripts/real-programs ecj`.
fn eclipse() -> Option<PathBuf> {
    let named = std::env::var_os(COMPILER).filter(|path| !path.is_empty()).map(PathBuf::from);
    let fetched = std::env::temp_dir().join("holloway-real-programs/root/usr/share/java/ecj.jar");
    let usual = [PathBuf::from("/usr/share/java/ecj.jar"), fetched];
    named.or_else(|| usual.into_iter().find(|jar| jar.is_file()))
}

/// The compilers that there are: each with what names it.
fn compilers() -> Vec<(&'static str, Option<PathBuf>)> {
    let mut found = Vec::new();
    let javac = Command::new("javac").arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    match javac {
        Ok(_) => found.push(("javac", None)),
        Err(_) => eprintln!("skipped: there is no javac on PATH"),
    }
    match eclipse() {
        Some(jar) => found.push(("ecj", Some(jar))),
        None => eprintln!("skipped: there is no ecj (Debian's package ecj; {COMPILER} names its jar)"),
    }
    found
}

/// A folder with these source files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sources").join(name);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it is made");
        fs::write(path, text).expect("it is written");
    }
    folder
}

/// Runs a source file in a folder: exit code, standard output and standard error.
fn run(folder: &Path, compiler: Option<&Path>, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null()).env_remove("CLASSPATH").env_remove(COMPILER);
    if let Some(jar) = compiler {
        command.env(COMPILER, jar);
    }
    let output = command.output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A class that cannot be launched is told in the words of the source launcher of `java`.
#[test]
fn what_is_no_main_class_is_told_as_by_the_source_launcher() {
    let cases = [
        ("NoMain", "class NoMain {}", "can't find main(String[]) or main() method in class: NoMain"),
        ("Abs", "abstract class Abs { void main() {} }", "abstract class: Abs can not be instantiated"),
        (
            "Made",
            "class Made { Made(int x) {} void main(String[] a) {} }",
            "can't find no argument constructor in class: Made",
        ),
    ];
    let names = cases.map(|(name, ..)| format!("{name}.java"));
    let files: Vec<(&str, &str)> =
        names.iter().zip(&cases).map(|(name, (_, text, _))| (name.as_str(), *text)).collect();
    let folder = folder("no-main", &files);
    for (name, compiler) in compilers() {
        for (file, (_, _, what)) in names.iter().zip(&cases) {
            let expected = (Some(1), String::new(), format!("error: {what}\n"));
            assert_eq!(run(&folder, compiler.as_deref(), &[file]), expected, "{name}: {file}");
        }
    }
}

/// The file that is run needs one of a package below its own, which needs it in turn.
#[test]
fn files_beside_a_source_are_found() {
    let files = [
        (
            "app/Main.java",
            "// What is run.\npackage app;\nimport app.words.Words;\npublic class Main {\n    static String name = \"lane\";\n\
             \x20   public static void main(String[] args) {\n        System.out.println(Words.of(args) + Other.worn());\n    }\n}\n",
        ),
        ("app/Other.java", "package app;\nclass Other {\n    static String worn() { return \" worn deep\"; }\n}\n"),
        (
            "app/words/Words.java",
            "package app.words;\npublic class Words {\n    public static String of(String[] words) {\n\
             \x20       return String.join(\" \", words) + \" lane\";\n    }\n}\n",
        ),
        ("app/words/Unused.java", "this is no Java at all\n"),
    ];
    let folder = folder("beside", &files);
    for (name, compiler) in compilers() {
        for path in ["app/Main.java", "./app/Main.java"] {
            let expected = (Some(0), "a deep lane worn deep\n".to_owned(), String::new());
            assert_eq!(run(&folder, compiler.as_deref(), &[path, "a", "deep"]), expected, "{name} {path}");
        }
        let inside = run(&folder.join("app"), compiler.as_deref(), &["Main.java", "a"]);
        assert_eq!(inside, (Some(0), "a lane worn deep\n".to_owned(), String::new()), "{name}");
    }
}

/// What is wrong in a file that is needed is said of that file.
#[test]
fn errors_name_the_file_that_has_them() {
    let files = [
        ("Good.java", "class Good {\n    public static void main(String[] args) { Bad.go(); }\n}\n"),
        ("Bad.java", "class Bad {\n    static void go() {\n        int x = \"text\";\n    }\n}\n"),
    ];
    let folder = folder("errors", &files);
    for (name, compiler) in compilers() {
        let (code, stdout, stderr) = run(&folder, compiler.as_deref(), &["Good.java"]);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{name}");
        assert!(stderr.contains("Bad.java:3: error: "), "{name}: {stderr}");
        assert!(stderr.ends_with("error: compilation failed\n"), "{name}: {stderr}");
    }
}

/// As `java` does it: the class that the file declares first, whatever classes and files are called.
#[test]
fn the_first_class_of_the_file_is_run() {
    let hello = |class: &str| {
        format!(
            "class {class} {{\n    public static void main(String[] args) {{ System.out.println(\"{class}\"); }}\n}}\n"
        )
    };
    let files = [
        ("Second.java", hello("First") + &hello("Second")),
        ("Needs.java", "class Zone extends Above {\n}\n".to_owned()),
        ("Above.java", hello("Above")),
    ];
    let files = files.each_ref().map(|(path, text)| (*path, text.as_str()));
    let folder = folder("first", &files);
    for (name, compiler) in compilers() {
        for (file, says) in [("Second.java", "First\n"), ("Needs.java", "Above\n")] {
            let expected = (Some(0), says.to_owned(), String::new());
            assert_eq!(run(&folder, compiler.as_deref(), &[file]), expected, "{name} {file}");
        }
    }
}

/// A class file that lies beside its source is not taken for it, whatever is newer.
#[test]
fn sources_beside_go_before_what_is_compiled_of_them() {
    let files = [
        (
            "Main.java",
            "class Main {\n    public static void main(String[] args) { System.out.println(Beside.NAME); }\n}\n",
        ),
        ("Beside.java", "class Beside {\n    static final String NAME = \"source\".trim();\n}\n"),
        ("Beside.class", "no class file"),
    ];
    let folder = folder("compiled", &files);
    for (name, compiler) in compilers() {
        for arguments in [&["Main.java"][..], &["-cp", ".", "Main.java"]] {
            let expected = (Some(0), "source\n".to_owned(), String::new());
            assert_eq!(run(&folder, compiler.as_deref(), arguments), expected, "{name} {arguments:?}");
        }
    }
}

/// Without a class path the folder at hand is one, for the compiler and for the program.
#[test]
fn classes_of_the_folder_at_hand_are_found() {
    let main = "class Main {\n    public static void main(String[] args) {\n        \
                System.out.println(ready.Made.NAME + System.getProperty(\"java.class.path\"));\n    }\n}\n";
    let made = "package ready;\npublic class Made {\n    public static final String NAME = \"made\".trim();\n}\n";
    let folder = folder("at-hand", &[("Main.java", main), ("elsewhere/Made.java", made)]);
    let compilers = compilers();
    if compilers.iter().any(|(name, _)| *name == "javac") {
        let compiled = Command::new("javac").current_dir(&folder).args(["-d", ".", "elsewhere/Made.java"]).status();
        assert!(compiled.expect("javac starts").success());
        for (name, compiler) in compilers {
            let expected = (Some(0), "made.\n".to_owned(), String::new());
            assert_eq!(run(&folder, compiler.as_deref(), &["Main.java"]), expected, "{name}");
        }
    }
}

/// With `--source` a file may have any name, and begin with a line for the shell. Names of classes may have any letters.
#[test]
fn source_files_of_other_names_are_run() {
    let script = "#!/usr/bin/env -S holloway --source 17\nclass Two$Parts {\n    static class Inner {\n    }\n\
                  \x20   public static void main(String[] args) {\n        System.out.println(new Throwable().getStackTrace()[0]);\n    }\n}\n";
    let folder = folder("script", &[("run-me", script), ("Plain.java", script.split_once('\n').expect("lines").1)]);
    for (name, compiler) in compilers() {
        let (code, stdout, stderr) = run(&folder, compiler.as_deref(), &["--source", "17", "run-me"]);
        assert_eq!((code, stdout.as_str()), (Some(0), "Two$Parts.main(run-me:6)\n"), "{name}: {stderr}");
        let (code, stdout, stderr) = run(&folder, compiler.as_deref(), &["Plain.java"]);
        assert_eq!((code, stdout.as_str()), (Some(0), "Two$Parts.main(Plain.java:5)\n"), "{name}: {stderr}");
    }
    // A copy of it is compiled, of which nobody is told.
    let wrong = script.replace("new Throwable()", "absent");
    let folder = self::folder("script", &[("wrong", &wrong)]);
    for (name, compiler) in compilers() {
        let (code, stdout, stderr) = run(&folder, compiler.as_deref(), &["--source", "17", "wrong"]);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{name}");
        assert!(stderr.starts_with("wrong:6: error: "), "{name}: {stderr}");
        assert!(stderr.ends_with("\nerror: compilation failed\n"), "{name}: {stderr}");
    }
    let nothing = self::folder("nothing", &[("Empty.java", "// nothing\n")]);
    for (name, compiler) in compilers() {
        let (code, _, stderr) = run(&nothing, compiler.as_deref(), &["Empty.java"]);
        assert_eq!((code, stderr.as_str()), (Some(1), "error: no class declared in source file\n"), "{name}");
    }
}

/// As with `java`: there may be several of other names, and they are public all the same.
#[test]
fn public_classes_need_not_be_called_as_the_file() {
    let main = "package p;\npublic class X {\n    public static void main(String[] arguments) {\n        \
                System.out.println(X.class.getModifiers() + \" \" + Y.class.getModifiers() + \" \" \
                + Face.class.getModifiers());\n        \
                System.out.println(new Throwable().getStackTrace()[0]);\n    }\n}\nfinal class Y {\n}\n\
                public interface Face {\n    String TEXT = \"Xn.java\";\n}\n";
    let folder = folder(
        "public",
        &[
            ("p/Xn.java", main),
            (
                "Color.java",
                "/** {@code public enum X} */ public enum Red { \
        ONE; public static void main(String... of) { System.out.println(ONE); } }",
            ),
        ],
    );
    for (name, compiler) in compilers() {
        let expected = (Some(0), "1 16 1537\np.X.main(Xn.java:5)\n".to_owned(), String::new());
        assert_eq!(run(&folder, compiler.as_deref(), &["p/Xn.java"]), expected, "{name}");
        let expected = (Some(0), "ONE\n".to_owned(), String::new());
        assert_eq!(run(&folder, compiler.as_deref(), &["Color.java"]), expected, "{name}");
    }
}

/// What `javac` says is what `java` says, of lines as they are in the file.
#[test]
fn messages_of_the_compiler_are_those_of_the_source_launcher() {
    let wrong = "public class X extends Nope {\n}\n";
    let raw = "import java.util.*;\npublic class X {\n    public static void main(String[] arguments) {\n        \
               new ArrayList().add(1);\n        System.out.println(\"ran\");\n    }\n}\n";
    let folder = folder("messages", &[("Wrong.java", wrong), ("Raw.java", raw)]);
    if !compilers().iter().any(|(name, _)| *name == "javac") {
        return;
    }
    let told = "Wrong.java:1: error: cannot find symbol\npublic class X extends Nope {\n                       ^\n  \
                symbol: class Nope\n1 error\nerror: compilation failed\n";
    assert_eq!(run(&folder, None, &["Wrong.java"]), (Some(1), String::new(), told.to_owned()));
    let told = format!("{told}holloway: there are no preview features, --enable-preview or not\n");
    assert_eq!(run(&folder, None, &["--enable-preview", "Wrong.java"]), (Some(1), String::new(), told));
    let told = "Raw.java:4: warning: [unchecked] unchecked call to add(E) as a member of the raw type ArrayList\n        \
                new ArrayList().add(1);\n                           ^\n  where E is a type-variable:\n    \
                E extends Object declared in class ArrayList\n1 warning\n";
    assert_eq!(run(&folder, None, &["Raw.java"]), (Some(0), "ran\n".to_owned(), told.to_owned()));
}

/// As with `java` 25: the first class is run if it has a main method, else the one that is called as the file.
#[test]
fn the_class_called_as_the_file_is_run_where_the_first_is_none() {
    let main = |class: &str| format!("class {class} {{ void main() {{ System.out.println(\"{class}\"); }} }}\n");
    let files = [
        ("Second.java", "record First(int x) { }\n".to_owned() + &main("Second"), Some("Second\n"), ""),
        ("p/Third.java", "package p;\ninterface First { }\n".to_owned() + &main("Third"), Some("Third\n"), ""),
        ("Fourth.java", "@interface First { }\n".to_owned() + &main("Other"), None, "can't find class: Fourth"),
        (
            "Fifth.java",
            "class First { }\nclass Fifth { }\n".to_owned(),
            None,
            "can't find main(String[]) or main() method in class: Fifth",
        ),
        (
            "Sixth.java",
            "interface Face { static void main(String[] of) { System.out.println(6); } }".to_owned(),
            Some("6\n"),
            "",
        ),
    ];
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text, ..)| (*name, text.as_str())).collect();
    let folder = folder("second", &texts);
    for (name, compiler) in compilers() {
        for (file, _, stdout, what) in &files {
            let expected = match stdout {
                Some(stdout) => (Some(0), (*stdout).to_owned(), String::new()),
                None => (Some(1), String::new(), format!("error: {what}\n")),
            };
            assert_eq!(run(&folder, compiler.as_deref(), &[file]), expected, "{name} {file}");
        }
    }
}

/// Members outside of classes are those of a class that is called as the file (JEP 512), wherever other classes stand.
#[test]
fn compact_source_files_are_run() {
    let text = "record First(int x) { }\nstatic int count = 3;\nclass Help { static int two() { return 2; } }\n\
                public static void main(String[] arguments) {\n    \
                IO.println(List.of(new First(1), Help.two(), count, arguments.length));\n}\n";
    let folder = folder("compact", &[("Compact.java", text)]);
    let javac = Command::new("javac").arg("-version").output().map(|output| output.stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&javac).trim_start_matches("javac ").split('.').next().map(str::to_owned);
    if version.and_then(|version| version.trim().parse().ok()).is_none_or(|version: u32| version < 25) {
        eprintln!("skipped: there is no javac 25 on PATH");
        return;
    }
    let expected = (Some(0), "[First[x=1], 2, 3, 1]\n".to_owned(), String::new());
    assert_eq!(run(&folder, None, &["Compact.java", "x"]), expected);
}

/// What `java` refuses before it compiles anything.
#[test]
fn places_and_versions_are_judged_before_the_text() {
    let folder = folder("places", &[("a/Main.java", "package b;\nclass Main {\n"), ("Main.java", "class Main {\n")]);
    let refused = |what: &str| (Some(1), String::new(), format!("error: {what}\n"));
    let place = "end of path to source file does not match its package name b: a/Main.java";
    assert_eq!(run(&folder, None, &["a/Main.java"]), refused(place));
    for version in ["26", "x", "4"] {
        let what = format!("invalid value for --source option: {version}");
        assert_eq!(run(&folder, None, &["--source", version, "Main.java"]), refused(&what));
    }
    let what = "error reading source file a: java.io.IOException: Is a directory";
    assert_eq!(run(&folder, None, &["--source", "17", "a"]), refused(what));
    assert_eq!(run(&folder, None, &["--dry-run", "Main.java"]), (Some(0), String::new(), String::new()));
}
