//! The page in a real browser: every view, search, keys, contrast, and how long a large report takes.
//!
//! Chromium is driven by its debugging protocol over two pipes. Where there is none the tests say that they were skipped, on
//! standard error itself, which the test runner does not keep to itself; with `HOLLOWAY_SCREENSHOTS=FOLDER` it leaves pictures
//! there. Here stand the reports that the pages are made of, and what opens a browser; each module looks at one thing.

mod chromium;
mod comparison;
mod contrast;
mod details;
mod events;
mod graphs;
mod keys;
mod large;
mod narrow;
mod paper;
mod search;
mod source;
#[path = "../support/mod.rs"]
mod support;
mod views;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Once;

use chromium::{Browser, chromium};
use holloway_report::model::Report;
use holloway_report::source::Texts;
use parking_lot::RwLock;
use support::{BRIEF, COMPILED, EXACT, SMALL};

/// Whether less than everything is asked for of what is alike.
fn is_reduced() -> bool {
    std::env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part" || extent == "change")
}

/// The views to which the head of the page leads, in the order of their keys.
const VIEWS: [&str; 8] = ["summary", "source", "traces", "regions", "flame", "time", "obstacles", "profilers"];

fn sources(path: &str, text: &str) -> Texts {
    if text.is_empty() { Texts::new() } else { [(path.to_owned(), text.to_owned())].into_iter().collect() }
}

/// Reports of real runs, their file and its text; none where the page has bytecode in its place.
const PROGRAMS: [(&str, &str, &str, &str); 2] = [
    ("compiled", COMPILED, "CompiledPhases.java", include_str!("../../../tests/programs/phases/CompiledPhases.java")),
    ("exact", EXACT, "Queens.java", include_str!("../../../tests/programs/realistic/Queens.java")),
];

/// The same of runs that were short.
const SMALL_PROGRAMS: [(&str, &str, &str, &str); 3] = [
    ("small", SMALL, "Sieve.java", include_str!("../../../examples/Sieve.java")),
    ("bytecode", SMALL, "Sieve.java", ""),
    ("brief", BRIEF, "Hello.java", include_str!("../../../examples/Hello.java")),
];

/// Where a method of the library is told, and its name; none if no work was done there.
fn of_the_library(report: &Report) -> Option<(String, String)> {
    let is_plain = |name: &str| !name.contains(['$', '+']);
    let found = |(m, method): (usize, &holloway_report::model::Method)| {
        let class = &report.classes[method.class as usize];
        let name = &class.name;
        (class.library && is_plain(name)).then(|| (format!("#library/{name}/m{m}"), format!("{name}.{}", method.name)))
    };
    report.methods.iter().enumerate().find_map(found)
}

/// Held by who uses a browser, and alone by who measures one: what fills the caches beside it would be measured too.
static MACHINE: RwLock<()> = RwLock::new(());

/// A browser, with the folder for its pages; `None`, which is said, where there is none.
fn browser(name: &str) -> Option<(Browser, PathBuf)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    match chromium() {
        Some(program) => Some((Browser::start(&program, &folder), folder)),
        None => {
            static SAID: Once = Once::new();
            // Not by `eprintln!`, of which passing tests show nothing.
            SAID.call_once(|| {
                let said = writeln!(std::io::stderr(), "browser tests skipped: no chromium; apt-get install chromium");
                said.expect("standard error can be written to");
            });
            None
        }
    }
}
