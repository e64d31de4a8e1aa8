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
        assert_eq!((code, stdout.as_str()), (Some(0), "Two$Parts.main(run-me.java:6)\n"), "{name}: {stderr}");
        let (code, stdout, stderr) = run(&folder, compiler.as_deref(), &["Plain.java"]);
        assert_eq!((code, stdout.as_str()), (Some(0), "Two$Parts.main(Plain.java:5)\n"), "{name}: {stderr}");
    }
    let nothing = self::folder("nothing", &[("Empty.java", "// nothing\n")]);
    for (name, compiler) in compilers() {
        let (code, _, stderr) = run(&nothing, compiler.as_deref(), &["Empty.java"]);
        assert_eq!((code, stderr.as_str()), (Some(1), "error: no class declared in source file\n"), "{name}");
    }
}
