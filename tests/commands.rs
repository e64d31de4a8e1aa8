//! The commands in README.md, the guide and the list of examples do what they say.
//!
//! In: every line of a block of code, or of a cell of code in a table, that runs `holloway`. Each document's commands run one
//! after the other, in a folder where the examples lie as they do in the repository. A comment `# exit N` tells an exit code
//! that is not 0.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use holloway_tests::{holloway_program, run};

/// The longest run.
const LIMIT: Duration = Duration::from_secs(120);

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

/// The commands of a document, each with its exit code.
fn commands(text: &str) -> Vec<(String, i32)> {
    let mut in_code = false;
    let mut commands = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            in_code = !in_code;
            continue;
        }
        let command = if in_code || line.starts_with("    ") {
            line.trim()
        } else if line.starts_with('|') {
            // The last cell of code.
            line.trim_end_matches([' ', '|']).trim_end_matches('`').rsplit_once('`').map_or("", |(_, code)| code)
        } else {
            ""
        };
        let (command, comment) = command.split_once(" #").unwrap_or((command, ""));
        let runs = |part: &str| part.trim().starts_with("holloway ");
        if command.split('|').any(runs) {
            let code = comment.trim().strip_prefix("exit ").and_then(|code| code.trim().parse().ok());
            commands.push((command.replace("\\|", "|").trim().to_owned(), code.unwrap_or(0)));
        }
    }
    commands
}

#[test]
fn commands_in_documents_do_what_they_say() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("commands");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    std::os::unix::fs::symlink(root().join("examples"), folder.join("examples")).expect("a link");
    let program = holloway_program().expect("it is built");
    let path =
        format!("{}:{}", program.parent().expect("a folder").display(), std::env::var("PATH").unwrap_or_default());
    let (mut broken, mut count) = (Vec::new(), 0);
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for (line, code) in commands(&text) {
            let mut command = Command::new("sh");
            command.args(["-c", &line]).current_dir(&folder).env("PATH", &path).env_remove("CLASSPATH");
            let outcome = run(&mut command, Vec::new(), LIMIT).expect("it starts");
            count += 1;
            if outcome.exit != Some(code) {
                let said = String::from_utf8_lossy(&outcome.stderr);
                broken.push(format!("{}: {line}: exit {:?}: {said}", document.display(), outcome.exit));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(count > 20, "{count} commands only");
}

#[test]
fn commands_are_found() {
    let text = "Run `holloway x`.\n```\nholloway -version\necho a | holloway A   # exit 3\nls\n```\n    holloway B # what\n\
        | a | `echo \"x\" \\| holloway C` |\n";
    let found = commands(text);
    let expected =
        [("holloway -version", 0), ("echo a | holloway A", 3), ("holloway B", 0), ("echo \"x\" | holloway C", 0)];
    assert_eq!(found, expected.map(|(line, code)| (line.to_owned(), code)));
}
