//! Links all classes below a folder, such as those of an installed JDK's java.base: each is parsed, what its code names is
//! resolved, its methods are verified and translated.
//!
//!     link-classes own FOLDER       with the classes of FOLDER as the library: all can be loaded and verified
//!     link-classes ours FOLDER      with the library of this project in front, so that much is missing
//!
//! What cannot be linked is a Java error, counted by its class. Ends with exit code 1 if, with `own`, a class cannot be
//! loaded or a method is refused; calls of signature polymorphic methods are not known yet.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

use holloway_tests::generate::{Library, silent_vm};
use holloway_tests::mutate::judged::class_files;
use holloway_vm::VmOptions;
use holloway_vm::error::JavaError;
use holloway_vm::source::{ClassPath, ClassSource};

/// Enough for the metadata of all of java.base.
const HEAP: u64 = 4 << 30;

#[derive(Default)]
struct Tally {
    classes: usize,
    resolved: usize,
    translated: usize,
    /// What went wrong: stage, class of the error, how often, and the first one.
    errors: BTreeMap<(&'static str, String), (usize, String)>,
}

impl Tally {
    fn count(&mut self, stage: &'static str, name: &str, error: &JavaError) {
        let class = error.class().unwrap_or("an exception of the guest").to_owned();
        let entry = self.errors.entry((stage, class)).or_insert_with(|| (0, format!("{name}: {error}")));
        entry.0 += 1;
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (["own", folder] | ["ours", folder]) = words[..] else {
        return Err("usage: link-classes own|ours FOLDER".into());
    };
    let own = words[0] == "own";
    let classes = || -> Box<dyn ClassSource> { Box::new(ClassPath::from_text(folder)) };
    let boot = if own { classes() } else { Box::new(Library) };
    let mut vm = silent_vm(VmOptions { max_heap: HEAP, ..VmOptions::default() }, boot, classes())?;
    let mut tally = Tally::default();
    for path in class_files(Path::new(folder))? {
        let name = path.strip_prefix(folder)?.with_extension("").to_string_lossy().replace('\\', "/");
        // Descriptions of modules and packages are no classes.
        if name == "module-info" {
            continue;
        }
        tally.classes += 1;
        match vm.link_whole_class(&name) {
            Ok(report) => {
                tally.resolved += report.resolved;
                tally.translated += report.translated;
                report.unresolved.iter().for_each(|error| tally.count("resolve", &name, error));
                report.refused.iter().for_each(|error| tally.count("verify", &name, error));
            }
            Err(error) => tally.count("load", &name, &error),
        }
    }
    println!(
        "{} classes, {} names resolved, {} methods verified and translated",
        tally.classes, tally.resolved, tally.translated
    );
    for ((stage, class), (count, first)) in &tally.errors {
        println!("{stage}: {count} times {class}, first\n  {first}");
    }
    if own && tally.errors.keys().any(|(stage, _)| *stage != "resolve") {
        return Err("not all could be linked".into());
    }
    Ok(())
}
