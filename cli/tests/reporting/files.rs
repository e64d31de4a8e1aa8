//! Files of reports: what stays where one cannot be written, and what is drawn again from a file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{PHASES, file, json, run};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/classes");

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left must not count.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn option(file: &Path) -> String {
    format!("--report={}", file.display())
}

/// A run whose files may have no byte.
fn without_room(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_holloway")]).args(arguments);
    let output = command.stdin(Stdio::null()).output().expect("a shell starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The limit of a file's size sends a signal, which by default ends a process.
#[test]
#[cfg(unix)]
fn what_cannot_be_written_leaves_the_old_file() {
    let folder = folder("no-room");
    let (old, new, statistics) = (folder.join("old.json"), folder.join("new.html"), folder.join("statistics.json"));
    fs::write(&old, "old").expect("it is written");
    fs::write(&statistics, "old").expect("it is written");
    let hello = ["-cp", EXAMPLES, "Hello"];
    let plain = run(&hello);
    let stats = format!("--stats=json:{}", statistics.display());
    let (code, stdout, stderr) = without_room(&[&[stats.as_str(), &option(&old), &option(&new)][..], &hello].concat());
    assert_eq!((code, stdout), (Some(1), plain.1), "{stderr}");
    for file in [&old, &new, &statistics] {
        assert!(stderr.contains(&format!("Error: {}: ", file.display())), "{stderr}");
    }
    assert_eq!([&old, &statistics].map(|file| fs::read_to_string(file).expect("it is there")), ["old", "old"]);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2, "nothing is left beside them");
}

/// The first page of a run and the one that is drawn from its data have the same sources.
#[test]
fn reports_are_shown_with_the_sources_of_the_run() {
    let folder = folder("shown");
    let (data, page, shown) = (folder.join("run.json"), folder.join("run.html"), folder.join("shown.html"));
    // Seen from there the class path is below the current folder.
    let run_there = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        command.current_dir(Path::new(EXAMPLES).parent().expect("a folder")).args(arguments).stdin(Stdio::null());
        let output = command.output().expect("it starts");
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    run_there(&["--tier=replay", &option(&data), &option(&page), "-cp", "classes", "Hello"]);
    let name = |file: &Path| file.to_str().expect("UTF-8").to_owned();
    assert_eq!(run_there(&["report", "show", &name(&data), &name(&shown)]), (Some(0), String::new()));
    let [page, shown] = [&page, &shown].map(|file| fs::read_to_string(file).expect("a page"));
    assert!(page == shown, "the pages differ");
    // The same without the class path.
    let bare = folder.join("bare.json");
    let mut report = json(&data);
    report["program"]["arguments"] = "Hello".into();
    fs::write(&bare, report.to_string()).expect("it is written");
    let none = folder.join("none.html");
    assert_eq!(run(&["report", "show", &name(&bare), &name(&none)]).0, Some(0));
    assert!(fs::read_to_string(&none).expect("a page").len() < page.len(), "it has no sources");
    // A class path from elsewhere is not followed.
    report["program"]["arguments"] = format!("-cp {EXAMPLES} Hello").into();
    fs::write(&bare, report.to_string()).expect("it is written");
    let (code, _, stderr) = run(&["report", "show", &name(&bare), &name(&none)]);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(stderr.contains("--source-path=PATH"), "{stderr}");
    assert!(fs::read_to_string(&none).expect("a page").len() < page.len(), "it has no sources");
}

#[test]
fn reports_are_shown_on_standard_output_and_what_is_none_is_refused() {
    let folder = folder("named");
    let (data, page) = (folder.join("run.json"), folder.join("run.html"));
    assert_eq!(run(&[&option(&data), "-cp", EXAMPLES, "Hello"]).0, Some(0));
    let name = |file: &Path| file.to_str().expect("UTF-8").to_owned();
    let (data, page) = (name(&data), name(&page));
    let text = run(&["report", "show", &data]);
    assert!(text.0 == Some(0) && text.1.starts_with("Hello "), "{text:?}");
    assert_eq!(run(&["report", "show", &data, "-"]), text);
    assert_eq!(run(&["report", "show", &data, &page, "-"]).1, text.1);
    assert_eq!(run(&["report", "diff", &data, &data, "-"]), run(&["report", "diff", &data, &data]));
    let (code, stdout, stderr) = run(&["report", "show", &page]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with(&format!("Error: {page} is no JSON (")), "{stderr}");
    assert!(stderr.ends_with("): read is what --report=FILE.json has written\n"), "{stderr}");
}

/// It is written directly: who has it open, or looks at its name, sees the same file.
#[test]
#[cfg(target_os = "linux")]
fn what_standard_output_has_open_is_not_replaced() {
    use std::os::unix::fs::MetadataExt as _;

    let folder = folder("stdout");
    let file = folder.join("x.txt");
    let opened = fs::File::create(&file).expect("a file");
    let inode = opened.metadata().expect("it is open").ino();
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.args([&option(&file), "-cp", EXAMPLES, "Hello"]).stdin(Stdio::null()).stdout(opened);
    assert!(command.status().expect("it starts").success());
    assert_eq!(fs::metadata(&file).expect("it is there").ino(), inode);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside it");
}

#[test]
fn what_does_not_run_has_no_report() {
    let page = file("dry.html");
    for (option, name) in [(option(&page).as_str(), "--report"), ("--fail-under=50", "--fail-under")] {
        let refused = format!("Error: {name} has no effect with --dry-run: nothing runs that it could tell of\n");
        assert_eq!(run(&[option, "--dry-run", "-cp", EXAMPLES, "Hello"]), (Some(1), String::new(), refused));
    }
    assert!(!page.exists());
}

#[test]
fn limits_have_fractions_and_endings_any_case() {
    let page = file("CAPITALS.HTML");
    let replay = ["--tier=replay", "--delay=65535"];
    let program = ["-cp", PHASES[1], PHASES[2], "3000"];
    let (code, _, stderr) = run(&[&replay[..], &["--fail-under=99.95", &option(&page)], &program].concat());
    assert_eq!(code, Some(1));
    assert!(stderr.contains("less than 99.95 % (--fail-under)"), "{stderr}");
    assert!(fs::read_to_string(&page).expect("a page").contains("<html"));
    for wrong in ["100.1", "-1", "NaN", "inf", "half", ""] {
        let (code, stdout, stderr) = run(&[&[format!("--fail-under={wrong}").as_str()][..], &program].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{wrong}");
        assert!(stderr.starts_with(&format!("Error: --fail-under={wrong}: ")), "{stderr}");
    }
}
