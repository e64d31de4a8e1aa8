//! Packs what pages are made of: in go the parts of their script and how they look, out come both, compressed.

use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The parts of the script, in the order in which they build on each other.
const SCRIPT: [&str; 9] = [
    "core.js",
    "traces.js",
    "source.js",
    "summary.js",
    "graph.js",
    "flame.js",
    "timeline.js",
    "profilers.js",
    "main.js",
];

fn pack(name: &str, parts: &[&str]) -> io::Result<()> {
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let mut encoder = ZlibEncoder::new(fs::File::create(Path::new(&out).join(name))?, Compression::best());
    for part in parts {
        let path = Path::new("src/html").join(part);
        println!("cargo::rerun-if-changed={}", path.display());
        encoder.write_all(&fs::read(path)?)?;
    }
    encoder.finish().map(drop)
}

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    pack("script", &SCRIPT)?;
    pack("style", &["style.css"])
}
