//! No two things have one name: public types, of all crates, those that a crate has for itself included.
//!
//! In: the sources. Out: each name that several types have and that the list does not have so.

use std::collections::BTreeMap;

use super::{files, require_none};

/// The data of a report are called as what they tell of is.
const TOLD: &str = "what a report tells of it";
/// A Rust program has one crate only, in which types are called as everywhere.
const EMBEDDED: &str = "how a Rust program has it, around what the VM has";
/// The same for C programs.
const OF_C: &str = "how a C program has it";
/// Crates at the end of the chain, which nobody but their own modules names.
const OF_A_PROGRAM: &str = "of a program's own, which no crate sees";
/// Of crates neither of which names the other's.
const INSIDE: &str = "neither crate names the other's";

/// Names that several types have: the name, the crates in their order, once for each type, and why. The list only gets shorter.
const SHARED: &[(&str, &str, &str)] = &[
    ("Block", "report vm", TOLD),
    ("Class", "derive report vm", TOLD),
    ("ClassPath", "capi vm", OF_C),
    ("Classes", "holloway vm", EMBEDDED),
    ("Command", "cli vm", OF_A_PROGRAM),
    ("Component", "derive holloway", "a component of a record, as the derived code and the Rust struct have it"),
    ("Control", "holloway vm", EMBEDDED),
    ("Dump", "cli vm", OF_A_PROGRAM),
    ("Event", "report traces", TOLD),
    ("Field", "holloway vm", EMBEDDED),
    ("Frame", "report vm", TOLD),
    ("Function", "holloway jit", EMBEDDED),
    ("GraphNode", "report traces", TOLD),
    ("Group", "benchmarks cli", OF_A_PROGRAM),
    ("Guest", "capi vm", OF_C),
    ("Handle", "capi vm", OF_C),
    ("Instruction", "jit report", TOLD),
    ("Interval", "cli jit", OF_A_PROGRAM),
    ("Kind", "capi classlib", OF_C),
    ("Library", "cli holloway", EMBEDDED),
    ("Link", "jit report", TOLD),
    ("Listings", "jit report", TOLD),
    ("Member", "capi classlib holloway vm", OF_C),
    ("Method", "holloway report vm", TOLD),
    ("NodeState", "profiler report", TOLD),
    ("Outcome", "cli vm", OF_A_PROGRAM),
    ("Outside", "cli traces", OF_A_PROGRAM),
    ("Parameters", "holloway profiler", "a call's, and those of the graph, as its paper calls them"),
    ("Part", "profiler report", INSIDE),
    ("Place", "capi report", "a place for what C is given, and one in a program"),
    ("Progress", "benchmarks vm", OF_A_PROGRAM),
    ("Reader", "classlib cli holloway", OF_A_PROGRAM),
    ("Reason", "holloway report", INSIDE),
    ("Region", "report traces", TOLD),
    ("RegionBlock", "report traces", TOLD),
    ("Report", "benchmarks cli report", OF_A_PROGRAM),
    ("Sample", "benchmarks profiler", OF_A_PROGRAM),
    ("Sealed", "holloway vm", "the pattern's name for a trait that nobody outside implements"),
    ("Setting", "benchmarks cli", OF_A_PROGRAM),
    ("Shown", "cli jit", OF_A_PROGRAM),
    ("Statistics", "holloway vm", EMBEDDED),
    ("Stream", "cli vm", OF_A_PROGRAM),
    ("Tiering", "cli vm", OF_A_PROGRAM),
    ("Totals", "report traces", TOLD),
    ("Trace", "report traces", TOLD),
    ("Type", "jit vm", INSIDE),
    ("Value", "cli vm", OF_A_PROGRAM),
    ("Vm", "holloway vm", EMBEDDED),
    ("Waiting", "report traces", TOLD),
];

/// The public type that a line declares, in a file or in a module within it: for all, or for its crate.
fn public_type(line: &str) -> Option<&str> {
    let declared = line.trim_start();
    let declared = declared.strip_prefix("pub ").or_else(|| declared.strip_prefix("pub(crate) "))?;
    let (kind, name) = declared.split_once(' ')?;
    let end = name.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(name.len());
    // The names of types that macros make stand elsewhere.
    let is_type = ["struct", "enum", "trait", "type", "union"].contains(&kind) && end > 0;
    is_type.then_some(&name[..end])
}

#[test]
fn public_types_have_names_of_their_own() {
    let mut places: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for (path, text) in files(&["rs"]) {
        let Some((folder, _)) = path.split_once("/src/") else { continue };
        // Tests count by themselves: nobody names what they have.
        let own = if folder.starts_with("tests") { "tests " } else { "" };
        for name in text.lines().filter_map(public_type) {
            places.entry(own.to_owned() + name).or_default().push((folder.to_owned(), path.clone()));
        }
    }
    let crates = |name: &str| {
        let found = places.get(name).map_or(&[][..], Vec::as_slice).iter();
        found.map(|(folder, _)| folder.as_str()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([crates("VmOptions"), crates("Options")], ["vm", "cli"], "the sources were read");
    let is_listed = |name: &str| SHARED.iter().any(|(listed, of, _)| *listed == name && *of == crates(name));
    let shared = places.iter().filter(|(name, places)| places.len() > 1 && !is_listed(name));
    let shown = shared.map(|(name, places)| {
        format!("{name}: {}", places.iter().map(|(_, path)| path.as_str()).collect::<Vec<_>>().join(", "))
    });
    require_none("several public types have one name", shown);
    let stale = SHARED.iter().filter(|(name, of, _)| *of != crates(name) || !of.contains(' '));
    require_none("listed as shared, but is not", stale.map(|(name, of, _)| format!("{name}: {of}")));
}

#[test]
fn public_types_are_found() {
    assert_eq!(public_type("pub struct Block<'a> {"), Some("Block"));
    assert_eq!(public_type("pub(crate) type Key = u32;"), Some("Key"));
    assert_eq!(public_type("pub fn new() {}"), None);
    assert_eq!(public_type("pub(super) struct Hidden;"), None);
    assert_eq!(public_type("    pub struct Inner;"), Some("Inner"));
    assert_eq!(public_type("        pub struct $name {"), None);
}
