//! Runs programs in VMs of their own, with the class library, and keeps the VM.

use parking_lot::Mutex;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::host::{Captured, Library};
use holloway_vm::source::{ClassSource, Directory};
use holloway_vm::{Ended, InterpreterOnly, Tier, Vm, VmOptions};

/// The repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A finished run.
pub struct Run {
    pub vm: Box<Vm>,
    pub output: String,
    pub ended: Option<Ended>,
}

impl Run {
    /// What must not depend on how code is executed: output, fuel, how it ended, where all threads stand.
    pub fn observable(&self) -> (String, u64, Option<Ended>, String) {
        (self.output.clone(), self.vm.statistics().fuel, self.ended, numbered(&self.vm.thread_dump()))
    }
}

/// A thread dump whose objects are numbered as they come: where they lie depends on which others machine code has had no
/// need to make (K16).
fn numbered(dump: &str) -> String {
    let mut parts = dump.split("<0x");
    let mut text = parts.next().unwrap_or_default().to_owned();
    let mut known: Vec<&str> = Vec::new();
    for (address, rest) in parts.filter_map(|part| part.split_once('>')) {
        let number = known.iter().position(|other| *other == address).unwrap_or(known.len());
        if number == known.len() {
            known.push(address);
        }
        text += &format!("<{number}>{rest}");
    }
    text
}

/// How programs are run: for as long as their fuel lasts, with times that repeat.
pub fn options(fuel: u64) -> VmOptions {
    VmOptions { virtual_clock: true, fuel: Some(fuel), ..VmOptions::default() }
}

/// Runs a program with a tier; `prepare` is shown the VM before.
pub fn run_with(
    path: Box<dyn ClassSource>,
    main: &str,
    options: VmOptions,
    tier: Box<dyn Tier>,
    prepare: impl FnOnce(&mut Vm),
) -> Run {
    let output = Arc::new(Mutex::new(Vec::new()));
    let host = Box::new(Captured::new(&output));
    let mut vm = Vm::new(options, Box::new(Library), path, host, tier).expect("the library is complete");
    prepare(&mut vm);
    let ended = vm.run_main(main, &[]).ok();
    let output = std::mem::take(&mut *output.lock());
    Run { vm, output: String::from_utf8_lossy(&output).into_owned(), ended }
}

/// Runs a program from a class path in the interpreter.
pub fn run(path: Box<dyn ClassSource>, main: &str, fuel: u64) -> Box<Vm> {
    run_with(path, main, options(fuel), Box::new(InterpreterOnly), |_| {}).vm
}

/// A VM in which nothing has run, with the code of every class of the library.
pub fn library() -> Box<Vm> {
    let host = Box::new(Captured::default());
    let tier = Box::new(InterpreterOnly);
    let mut vm = Vm::new(VmOptions::default(), Box::new(Library), Box::new(Library), host, tier)
        .expect("the library is complete");
    for name in holloway_classlib::names() {
        if let Err(error) = vm.translate_class(name) {
            panic!("{name}: {error:?}");
        }
    }
    vm
}

/// The compiled programs below a directory: directory and main class.
pub fn programs(directory: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut pending = vec![root().join(directory)];
    while let Some(directory) = pending.pop() {
        let Ok(entries) = std::fs::read_dir(&directory) else { continue };
        let name = directory.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if directory.join(format!("{name}.class")).exists() {
            found.push((directory, name));
            continue;
        }
        pending.extend(entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()));
    }
    found.sort();
    found
}

/// Whether a test program executes as many bytecodes wherever the collector runs: what its source does not deny.
pub fn has_fixed_fuel(classes: &Path) -> bool {
    let Ok(program) = classes.strip_prefix(root().join("tests/programs/classes")) else { return true };
    let source = root().join("tests/programs").join(program).with_extension("java");
    let source = std::fs::read_to_string(&source).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
    !source.lines().take_while(|line| line.starts_with("//")).any(|line| line == "// fuel: varies")
}

/// Runs a program of a directory.
pub fn run_directory(directory: PathBuf, main: &str, fuel: u64) -> Box<Vm> {
    run(Box::new(Directory::new(directory)), main, fuel)
}
