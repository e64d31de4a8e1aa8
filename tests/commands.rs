//! The commands in README.md, the guide and the list of examples do what they say.
//!
//! In: every line of a block of code, and of a cell of code in a table those that run `holloway`. Where commands begin
//! with `$`, what stands below one is what it prints. Each document's commands run one after the other, in a folder where
//! the examples lie as they do in the repository. A comment `# exit N` tells an exit code that is not 0. What is looked at while it
//! runs has to last long enough for that, and is interrupted after a second.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use holloway_tests::{holloway_program, run};
use holloway_vm::classfile::assemble::assemble;

/// The longest run.
const LIMIT: Duration = Duration::from_secs(120);

/// How commands begin that are not run, and why.
const NOT_RUN: [(&str, &str); 2] = [
    ("cargo install ", "it builds for minutes, and puts a program where the user's are"),
    ("javac ", "there is not always a JDK: what it makes of the reader's own program lies there already"),
];

/// How commands begin that are interrupted.
const INTERRUPTED: &str = "holloway top ";

/// The exit code of what is interrupted (SIGINT).
const INTERRUPTED_CODE: i32 = 130;

/// The reader's own program, as `javac -d classes Main.java` leaves it.
const MAIN: &str = "\
.version 49 0
.class public super Main
.super java/lang/Object
.method public static main ([Ljava/lang/String;)V
  .stack 1
  .locals 1
  return
.end
.end
";

/// A command, as a document shows it.
#[derive(PartialEq, Eq, Debug, Default)]
struct Shown {
    /// For the shell.
    line: String,
    /// The exit code that it ends with.
    code: i32,
    /// The lines below it that it prints.
    output: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The documents with commands.
fn documents() -> Vec<PathBuf> {
    let guide = fs::read_dir(root().join("docs/guide")).expect("the guide");
    let mut documents: Vec<PathBuf> = guide.map(|entry| entry.expect("an entry").path()).collect();
    documents.sort();
    documents.extend([root().join("README.md"), root().join("examples/README.md")]);
    documents
}

fn runs_holloway(command: &str) -> bool {
    command.split('|').any(|part| part.trim().starts_with("holloway "))
}

/// The blocks of code of a document, between fences or indented by four spaces, and its commands in cells of tables.
fn blocks(text: &str) -> Vec<Vec<String>> {
    let mut blocks: Vec<Vec<String>> = vec![Vec::new()];
    let (mut fenced, mut indented, mut behind_empty) = (false, false, true);
    for line in text.lines() {
        let is_fence = line.starts_with("```");
        let is_empty = line.trim().is_empty();
        indented =
            !fenced && !is_fence && (indented && is_empty || line.starts_with("    ") && (indented || behind_empty));
        let inside = if indented { Some(line.strip_prefix("    ").unwrap_or("")) } else { fenced.then_some(line) };
        match inside {
            Some(line) if !is_fence => blocks.last_mut().expect("there is one").push(line.to_owned()),
            _ => blocks.push(Vec::new()),
        }
        if line.starts_with('|') && inside.is_none() {
            // The last cell of code.
            let cell =
                line.trim_end_matches([' ', '|']).trim_end_matches('`').rsplit_once('`').map_or("", |(_, code)| code);
            if runs_holloway(cell) {
                blocks.push(vec![cell.replace("\\|", "|")]);
            }
        }
        fenced ^= is_fence;
        behind_empty = is_empty;
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// The commands of a document that are to be run, and the lines of its code that are no known commands.
fn commands(text: &str) -> (Vec<Shown>, Vec<String>) {
    let mut commands: Vec<Shown> = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    for block in blocks(text) {
        let has_prompts = block.iter().any(|line| line.starts_with("$ "));
        let mut is_run = false;
        for line in &block {
            if has_prompts && !line.starts_with("$ ") {
                if let Some(Shown { output, .. }) = commands.last_mut().filter(|_| is_run) {
                    output.push(line.clone());
                } else if !line.is_empty() {
                    unknown.push(line.clone());
                }
                continue;
            }
            let line = line.strip_prefix("$ ").unwrap_or(line).trim();
            let (command, comment) = line.split_once(" #").unwrap_or((line, ""));
            is_run = runs_holloway(command);
            if is_run {
                let code = comment.trim().strip_prefix("exit ").and_then(|code| code.trim().parse().ok());
                let (line, code) = if command.trim().starts_with(INTERRUPTED) {
                    (format!("timeout --preserve-status -s INT 1 {}", command.trim()), INTERRUPTED_CODE)
                } else {
                    (command.trim().to_owned(), code.unwrap_or(0))
                };
                commands.push(Shown { line, code, output: Vec::new() });
            } else if !line.is_empty() && !NOT_RUN.iter().any(|(begin, _)| line.starts_with(begin)) {
                unknown.push(line.to_owned());
            }
        }
    }
    (commands, unknown)
}

/// Of what a document shows of a command's output, the first line that is not there: the first one of all, which is the
/// program's own, and titles. Times and shares differ from run to run.
fn missing<'s>(shown: &'s [String], printed: &str) -> Option<&'s str> {
    let first = shown.first().filter(|line| !line.is_empty())?;
    if printed.lines().next() != Some(first.as_str()) {
        return Some(first);
    }
    let is_title = |line: &str| {
        line.starts_with(char::is_uppercase) && line.chars().all(|c| c.is_alphabetic() || c == ' ' || c == ',')
    };
    let mut titles =
        shown.windows(2).filter(|pair| pair[0].is_empty() && is_title(&pair[1])).map(|pair| pair[1].as_str());
    titles.find(|title| !printed.lines().any(|line| line == *title))
}

#[test]
fn commands_in_documents_do_what_they_say() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("commands");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("classes")).expect("a folder");
    for class in assemble(MAIN).expect("class assembly") {
        fs::write(folder.join("classes").join(class.name + ".class"), class.bytes).expect("a class file");
    }
    std::os::unix::fs::symlink(root().join("examples"), folder.join("examples")).expect("a link");
    let program = holloway_program().expect("it is built");
    let path =
        format!("{}:{}", program.parent().expect("a folder").display(), std::env::var("PATH").unwrap_or_default());
    let (mut broken, mut count, mut compared) = (Vec::new(), 0, 0);
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        let document = document.display();
        let (commands, unknown) = commands(&text);
        broken.extend(unknown.iter().map(|line| format!("{document}: {line}: neither run nor excused")));
        for Shown { line, code, output } in commands {
            let mut command = Command::new("sh");
            command.args(["-c", &line]).current_dir(&folder).env("PATH", &path).env_remove("CLASSPATH");
            let outcome = run(&mut command, Vec::new(), LIMIT).expect("it starts");
            count += 1;
            compared += usize::from(!output.is_empty());
            if outcome.exit != Some(code) {
                let said = String::from_utf8_lossy(&outcome.stderr);
                broken.push(format!("{document}: {line}: exit {:?}: {said}", outcome.exit));
            } else if let Some(missing) = missing(&output, &String::from_utf8_lossy(&outcome.stdout)) {
                broken.push(format!("{document}: {line}: it does not print: {missing}"));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(count > 20 && compared > 0, "{count} commands only, {compared} with output");
}

#[test]
fn commands_are_found() {
    let text = "Run `holloway x`.\n```\nholloway -version\necho a | holloway A   # exit 3\nls\n```\ntext\n\
        \x20   no code\n\n    holloway B # what\n    holloway top B\n    cargo install x\n\n| a | `echo \"x\" \\| holloway C` |\n\n\
        \x20   $ javac X.java\n    $ holloway D\n    out\n\n    More\n\ntext\n";
    let (found, unknown) = commands(text);
    let shown = |line: &str, code| Shown { line: line.to_owned(), code, output: Vec::new() };
    let with_output = ["out", "", "More", ""].map(str::to_owned).to_vec();
    let expected = [
        shown("holloway -version", 0),
        shown("echo a | holloway A", 3),
        shown("holloway B", 0),
        shown("timeout --preserve-status -s INT 1 holloway top B", 130),
        shown("echo \"x\" | holloway C", 0),
        Shown { output: with_output, ..shown("holloway D", 0) },
    ];
    assert_eq!(found, expected);
    assert_eq!(unknown, ["ls"]);
}

#[test]
fn output_is_compared_by_what_does_not_vary() {
    let shown = ["7 primes", "Sieve  28 ms", "", "Hottest lines", "  49 %  x", "", "Traces: 3 of 3"].map(str::to_owned);
    assert_eq!(missing(&shown, "7 primes\nSieve  31 ms\n\nHottest lines\n  51 %  x\n"), None);
    assert_eq!(missing(&shown, "8 primes\n\nHottest lines\n"), Some("7 primes"));
    assert_eq!(missing(&shown, "7 primes\n\nHottest\n"), Some("Hottest lines"));
    assert_eq!(missing(&[], "anything"), None);
}
