//! Parses every class file below a directory: `cargo run --release -p holloway-vm --example parse_classes DIRECTORY`.
//!
//! Prints what is rejected, the best time of several rounds per class, and the size of the models. Each class is also
//! printed as class assembly, to nowhere. Module descriptions are rejected, as they are no classes; ends with exit code 1
//! if anything else is.

use std::fmt::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs, io};

use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::classfile::{ClassBytes, ErrorKind, parse};

const ROUNDS: usize = 5;

fn collect(directory: &Path, classes: &mut Vec<ClassBytes>) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, classes)?;
        } else if path.extension().is_some_and(|extension| extension == "class") {
            classes.push(fs::read(path)?.into());
        }
    }
    Ok(())
}

/// Counts the text written to it.
struct Counter(usize);

impl Write for Counter {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

fn main() -> ExitCode {
    let Some(directory) = env::args_os().nth(1) else {
        eprintln!("usage: parse_classes DIRECTORY");
        return ExitCode::from(2);
    };
    let mut classes = Vec::new();
    if let Err(error) = collect(Path::new(&directory), &mut classes) {
        eprintln!("{}: {error}", Path::new(&directory).display());
        return ExitCode::from(2);
    }

    let (mut rejected, mut modules, mut model_bytes, mut text) = (0, 0, 0, Counter(0));
    for bytes in &classes {
        match parse(bytes.clone(), None) {
            Ok(class) => {
                model_bytes += class.heap_size() + size_of_val(&class);
                write!(text, "{}", ClassAssembly(&class)).expect("the counter takes any text");
            }
            Err(error) if error.kind == ErrorKind::NoClassDefFound => modules += 1,
            Err(error) => {
                rejected += 1;
                println!("{error}");
            }
        }
    }
    let round = || {
        let start = Instant::now();
        let accepted = classes.iter().filter(|bytes| parse(ClassBytes::clone(bytes), None).is_ok()).count();
        std::hint::black_box(accepted);
        start.elapsed()
    };
    let best: Duration = (0..ROUNDS).map(|_| round()).min().unwrap_or_default();
    let (count, size) = (classes.len().max(1), classes.iter().map(|bytes| bytes.len()).sum::<usize>());
    println!(
        "{} files of {} bytes on average: {rejected} rejected, {modules} modules; {:.1} us, {} bytes of model, {} bytes of text each",
        classes.len(),
        size / count,
        best.as_secs_f64() * 1e6 / count as f64,
        model_bytes / count,
        text.0 / count
    );
    if rejected == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
