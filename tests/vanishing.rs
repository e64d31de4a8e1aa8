//! What compiled code does without: allocations, monitors and calls in loops of the program `regions/Vanishing`, read from
//! the trace IR that the optimiser leaves (`--dump=opt`).

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::Command;

use holloway_tests::holloway_program;

/// The hot blocks of all regions that are made for one of the program's loops: those whose weight in the profile is at
/// least a twentieth of their region's largest.
fn hot_blocks(name: &str) -> Vec<String> {
    let mut hot = Vec::new();
    for region in regions(name) {
        let mut blocks: Vec<(u64, String)> = Vec::new();
        for line in region.lines() {
            if let Some((_, weight)) = line.strip_prefix('b').and_then(|head| head.rsplit_once(" weight ")) {
                blocks.push((weight.parse().expect("weights are numbers"), String::new()));
            } else if let Some((_, block)) = blocks.last_mut().filter(|_| line.starts_with("  ")) {
                block.extend([line, "\n"]);
            }
        }
        let most = blocks.iter().map(|block| block.0).max().unwrap_or(0);
        hot.extend(blocks.into_iter().filter(|block| block.0 * 20 > most).map(|block| block.1));
    }
    assert!(!hot.is_empty(), "{name}: nothing was compiled");
    hot
}

/// The trace IR of each region made for one of the program's loops, as the optimiser leaves it.
fn regions(name: &str) -> Vec<String> {
    let classes = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs/classes/regions/Vanishing");
    let output = Command::new(holloway_program().expect("the program is built"))
        .args(["--compile=now", "--dump=opt", "-cp"])
        .arg(classes)
        .args(["Vanishing", name])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{name}: {output:?}");
    let text = String::from_utf8(output.stderr).expect("dumps are text");
    text.split(" optimised\n").skip(1).map(str::to_owned).collect()
}

/// The lines of hot blocks that have one of these in them.
fn found(name: &str, what: &[&str]) -> Vec<String> {
    let blocks = hot_blocks(name);
    let lines = blocks.iter().flat_map(|block| block.lines());
    lines.filter(|line| what.iter().any(|what| line.contains(what))).map(str::to_owned).collect()
}

#[test]
fn objects_and_monitors_vanish() {
    const OBJECTS: &[&str] = &["= new ", "= new_array ", "monitor_enter ", "monitor_exit ", "call_native "];
    for name in ["locks", "lambdas", "iterators", "vectors", "arrays", "boxes", "builders"] {
        assert_eq!(found(name, OBJECTS), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn recursion_is_inlined() {
    let regions = regions("recursion");
    // The frames of one method above the root's.
    let most = regions.iter().map(|region| region.matches(" called by ").count()).max();
    assert!(most >= Some(3), "{most:?}");
}

#[test]
fn tiny_loops_are_unrolled() {
    let most = hot_blocks("unrolled").iter().map(|block| block.matches("load_element ").count()).max();
    assert_eq!(most, Some(4));
}
