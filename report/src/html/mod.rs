//! A report as one page for a browser: in go the data and the sources of its classes, out comes a file that needs nothing else.
//!
//! The page holds the report as JSON, compressed; its own script draws all views from that, so that large reports open
//! quickly. Names and sources are a stranger's: the script makes text of them, never markup, and the page allows itself no
//! requests.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::mem::take;

use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::Serialize;

use crate::advice::changes;
use crate::model::{Block, Instruction, Method, Report, Unit, UnloadedClass, duration};
use crate::obstacles::meanings;
use crate::source::{Texts, path_of};
use crate::text::harmless;
use crate::verdict::{uncovered, verdict};

/// The script of pages, as `build.rs` packs it.
static SCRIPT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/script"));

/// What pages look like, in the same form.
static STYLE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/style"));

/// What pages look like.
pub(crate) fn style() -> String {
    unpacked(STYLE)
}

fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    // What `build.rs` has packed can be unpacked.
    let _ = ZlibDecoder::new(packed).read_to_string(&mut text);
    text
}

#[derive(Template)]
#[template(path = "page.html")]
struct Page<'a> {
    version: &'a str,
    command: String,
    facts: String,
    verdict: String,
    style: String,
    script: String,
    report: String,
    later: String,
    sources: String,
    reasons: String,
}

/// Data for the page: JSON, packed.
fn packed(data: &impl Serialize) -> String {
    // The structs have no maps with keys that are no strings.
    packed_text(&serde_json::to_string(data).unwrap_or_default())
}

/// A text for the page: compressed, in letters.
fn packed_text(text: &str) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let compressed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
    STANDARD.encode(compressed)
}

/// What is said of reasons.
#[derive(Serialize)]
struct Reasons {
    meanings: BTreeMap<&'static str, &'static str>,
    /// What to change, or why there is nothing: as in texts.
    changes: Vec<String>,
}

/// What becomes of a method's blocks and bytecode. What is empty is left out, as in the report.
#[derive(Serialize)]
struct Listing {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocks: Vec<Block>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    code: Vec<Instruction>,
}

/// The report without the lists that the first view does not need; and those as lines of JSON, which the page reads where they
/// are looked at: events, regions, how many regions there are, and what each method has ([`Listing`]).
fn parted(report: &Report) -> (Report, String) {
    // The structs have no maps with keys that are no strings.
    fn line(data: &impl Serialize) -> String {
        serde_json::to_string(data).unwrap_or_default()
    }
    let mut report = report.clone();
    // Reports of older versions are without.
    report.uncovered = uncovered(&report);
    take_in_unloaded(&mut report);
    let (events, regions) = (take(&mut report.events), take(&mut report.regions));
    let mut lines = vec![line(&events), line(&regions), line(&regions.len())];
    let listing = |method: &mut Method| Listing { blocks: take(&mut method.blocks), code: take(&mut method.code) };
    lines.extend(report.methods.iter_mut().map(|method| line(&listing(method))));
    (report, lines.join("\n"))
}

/// The source files of the program's own classes.
fn shown_files(report: &Report) -> BTreeSet<String> {
    report.classes.iter().filter(|class| !class.library).filter_map(path_of).collect()
}

/// Puts classes that were never loaded among the others, with their lines that never ran, where the file that they lie in is shown
/// for one that was: there they would look like comments. Others lie beside the program, and need not belong to it.
fn take_in_unloaded(report: &mut Report) {
    let shown = shown_files(report);
    for UnloadedClass { mut class, methods } in take(&mut report.unloaded) {
        if !path_of(&class).is_some_and(|path| shown.contains(&path)) {
            continue;
        }
        let of = report.classes.len() as u32;
        let first = report.methods.len() as u32;
        class.methods = (first..first + methods.len() as u32).collect();
        report.methods.extend(methods.into_iter().map(|method| Method { class: of, ..method }));
        report.classes.push(class);
    }
}

/// The page of a report: one HTML file that loads nothing, with the sources that are known.
pub fn page(report: &Report, sources: &Texts) -> String {
    let how = match report.counting.unit {
        Unit::Bytecodes => "every bytecode counted",
        Unit::Nanoseconds => "sampled, with the compiler on",
    };
    let (first, later) = parted(report);
    let shown = shown_files(&first);
    let sources: BTreeMap<&String, &String> =
        sources.texts().iter().filter(|(path, _)| shown.contains(*path)).collect();
    let page = Page {
        version: &report.version,
        command: harmless(&report.program.command),
        facts: format!("{} · {} · {how}", duration(report.time.total), report.program.end),
        // Numbers stay beside their signs.
        verdict: harmless(&verdict(report)).replace(" %", "\u{a0}%"),
        style: style(),
        script: unpacked(SCRIPT),
        report: packed(&first),
        later: packed_text(&later),
        sources: packed(&sources),
        reasons: packed(&Reasons { meanings: meanings(), changes: changes(report) }),
    };
    page.render().unwrap_or_default()
}
