//! The header, the library, and a program in C that uses them.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

const HEADER: &str = include_str!("../include/holloway.h");

/// The folder with the library that these tests were built with.
fn library() -> Option<PathBuf> {
    let tests = std::env::current_exe().ok()?;
    let folders = tests.ancestors().skip(1).take(2);
    folders.map(Path::to_owned).find(|folder| folder.join("libholloway_capi.so").is_file())
}

/// Names of functions, by what stands before them.
fn functions(text: &str, before: &str) -> BTreeSet<String> {
    let names = text.split(before).skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        (rest[..end].to_owned(), rest[end..].starts_with('('))
    });
    names.filter(|(name, is_called)| *is_called && !name.is_empty()).map(|(name, _)| name).collect()
}

#[test]
fn the_header_declares_what_the_library_has() {
    let sources = [include_str!("../src/handles.rs"), include_str!("../src/error.rs"), include_str!("../src/value.rs")];
    let vm = include_str!("../src/vm.rs");
    let mut defined: BTreeSet<String> =
        sources.into_iter().chain([vm]).flat_map(|text| functions(text, "fn holloway_")).collect();
    let settings = vm.split("\n    holloway_").skip(1).filter_map(|rest| rest.split_once('('));
    defined.extend(settings.map(|(name, _)| name.to_owned()));
    let declared = functions(&HEADER.replace("*holloway_", " holloway_"), " holloway_");
    assert!(declared.len() > 40);
    assert_eq!(declared, defined);
}

#[test]
fn a_program_in_c_asks_java() {
    let folder = library().expect("the library is built before its tests");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("rules-{}", std::process::id()));
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let mut compile = Command::new(compiler);
    compile.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-I"]).arg(here.join("include"));
    compile.arg(here.join("examples/rules.c")).arg("-o").arg(&program);
    compile.arg("-L").arg(&folder).arg("-lholloway_capi").arg(format!("-Wl,-rpath,{}", folder.display()));
    let compiled = compile.output().expect("there is a C compiler");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(&program).arg(here.join("../holloway/tests/java")).output().expect("it runs");
    let _ = std::fs::remove_file(&program);
    let printed = String::from_utf8_lossy(&ran.stdout);
    let expected = "apply: 90\none argument: kind 8\ndescribe: gold member: 100 of 0\nlog: order book\norder: 15\n\
        log: order cake\norder: java.lang.IllegalArgumentException: java.lang.IllegalArgumentException: no cake here\n\
        \tat Rule.price(Native Method)\n\tat Rule.order(Rule.java:138)\nasked 2 times\njava says: gold member\n\
        spin: kind 2, reason 1\nspin: kind 2, reason 1\n";
    assert_eq!(printed, expected, "{}", String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success());
}
