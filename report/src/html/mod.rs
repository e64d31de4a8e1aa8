//! A report as one page for a browser: in go the data and the sources of its classes, out comes a file that needs nothing else.
//!
//! The page holds the report as JSON, compressed; its own script draws all views from that, so that large reports open
//! quickly. Names and sources are a stranger's: the script makes text of them, never markup, and the page allows itself no
//! requests.

use std::io::{Read as _, Write as _};

use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::Serialize;

use crate::model::{Report, Unit, duration};
use crate::obstacles::meanings;
use crate::source::Texts;
use crate::text::harmless;
use crate::verdict::verdict;

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
    sources: String,
    reasons: String,
}

/// Data for the page: JSON, compressed, in letters.
fn packed(data: &impl Serialize) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail, and the structs have no maps with keys that are no strings.
    let json = serde_json::to_vec(data).unwrap_or_default();
    let compressed = encoder.write_all(&json).and_then(|()| encoder.finish()).unwrap_or_default();
    STANDARD.encode(compressed)
}

/// The page of a report: one HTML file that loads nothing, with the sources that are known.
pub fn page(report: &Report, sources: &Texts) -> String {
    let how = match report.counting.unit {
        Unit::Bytecodes => "every bytecode counted",
        Unit::Nanoseconds => "sampled, with the compiler on",
    };
    let page = Page {
        version: &report.version,
        command: harmless(&report.program.command),
        facts: format!("{} · {} · {how}", duration(report.time.total), report.program.end),
        // Numbers stay beside their signs.
        verdict: harmless(&verdict(report)).replace(" %", "\u{a0}%"),
        style: style(),
        script: unpacked(SCRIPT),
        report: packed(report),
        sources: packed(sources),
        reasons: packed(&meanings()),
    };
    page.render().unwrap_or_default()
}
