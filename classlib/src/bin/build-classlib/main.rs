//! Expands and compiles the Java sources of the class library and writes `java.base.archive`, `natives.txt` and `docs/library.md`.
//!
//! `build-classlib` writes all three; `build-classlib --check` compiles too, but only compares, and ends with
//! status 1 where a committed file does not fit the sources. Both need a `javac` of the recorded major version,
//! taken from `JAVA_HOME` or else from `PATH`, because another compiler gives other bytes. Status 2 says that there
//! is none.

#![forbid(unsafe_code)]

mod javac;
mod sources;

use holloway_classlib::archive::{self, Archive};
use holloway_classlib::listing;
use holloway_classlib::members::Members;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let check = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => {
            eprintln!("usage: build-classlib [--check]");
            return ExitCode::from(64);
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Some(compiler) = javac::find() else {
        eprintln!("no javac {} in JAVA_HOME or on PATH", javac::MAJOR);
        return ExitCode::from(2);
    };
    match run(root, &compiler, check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(root: &Path, compiler: &Path, check: bool) -> Result<(), String> {
    let mut classes = javac::compile(compiler, &root.join("src/java.base"))?;
    classes.sort();
    let mut natives = String::new();
    for (name, file) in &classes {
        let members = Members::of_class(file).ok_or_else(|| format!("{name}: not a class file"))?;
        for method in members.methods.iter().filter(|method| method.is_native()) {
            let kind = if method.is_static() { " static" } else { "" };
            writeln!(natives, "{name} {} {}{kind}", method.name, method.descriptor)
                .map_err(|error| error.to_string())?;
        }
    }
    let count = classes.len();
    let bytes = archive::pack(classes);
    let (archive_path, natives_path) = (root.join("java.base.archive"), root.join("natives.txt"));
    if !check {
        write(&archive_path, &bytes)?;
        write(&natives_path, natives.as_bytes())?;
        let packed = Archive::new(&bytes).ok_or("the archive cannot be read")?;
        write(&root.join("../docs/library.md"), listing::page(&packed).as_bytes())?;
        println!("{count} classes, {} bytes", bytes.len());
        return Ok(());
    }
    let committed = read(&archive_path)?;
    if committed != bytes {
        let differing = differing(&committed, &bytes).join(" ");
        return Err(format!("java.base.archive does not fit the sources: {differing}"));
    }
    if read(&natives_path)? != natives.as_bytes() {
        return Err("natives.txt does not fit the sources".into());
    }
    Ok(())
}

fn differing(old: &[u8], new: &[u8]) -> Vec<String> {
    let (Some(old), Some(new)) = (Archive::new(old), Archive::new(new)) else {
        return vec!["(not an archive)".into()];
    };
    let names = |archive: Archive<'_>| -> Vec<String> {
        (0..archive.len()).filter_map(|at| archive.name(at)).map(str::to_owned).collect()
    };
    let mut all = names(old);
    all.extend(names(new));
    all.sort();
    all.dedup();
    all.retain(|name| old.find(name) != new.find(name));
    all
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}
