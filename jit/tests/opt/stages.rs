//! Stage files: `tests/opt/stages/*.ir`. The first line names the passes, then comes a function, then after a line
//! `====` the function that they make of it. `BLESS=1` writes what they make; read the difference.

use std::path::Path;

use holloway_jit::ir::check::check;
use holloway_jit::ir::parse::parse;

use crate::pass;

#[test]
fn stages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/opt/stages");
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let (first, rest) = text.split_once('\n').unwrap();
        let passes = first.strip_prefix("// opt:").unwrap_or_else(|| panic!("{file:?}: the first line names passes"));
        let (before, after) = rest.split_once("====\n").unwrap_or((rest, ""));
        let mut function = parse(before).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        check(&function).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        for name in passes.split_whitespace() {
            pass(name).run(&mut function);
        }
        let made = function.to_string();
        if made != after {
            if std::env::var_os("BLESS").is_some() {
                let separator = if before.ends_with("\n\n") { "" } else { "\n" };
                std::fs::write(&file, format!("{first}\n{before}{separator}====\n{made}")).unwrap();
            } else {
                wrong.push(format!("{file:?}: expected\n{after}\nmade\n{made}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
