//! The worked example of "Structural path profiling" (Figure 1, Tables 1 and 2) as a class file that the VM executes.
//!
//! The method's seven blocks are those of the figure. It is called 10,000 times, in an order in which the budget of 300 paths sees
//! what the paper's columns of counts say, with structure and without; a complete profile sees what its last columns say.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;

use holloway_vm::classfile::ClassBytes;
use holloway_vm::classfile::assemble::assemble;
use holloway_vm::host::{Host, OpenMode};
use holloway_vm::source::{ClassSource, InMemory, SourceError};
use holloway_vm::{Vm, VmOptions};

use super::outcome::table;
use super::plans::Part;
use super::{EdgeCounts, Laboratory, ObservedRun, Profiler};
use crate::paths::nesting::LoopNesting;
use crate::paths::region::{EXIT, EdgeOrigin, PathRegion, RegionPlace};
use crate::score::overlap::overlap;

struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let name = path.strip_suffix(".class");
        Ok(name.and_then(holloway_classlib::find).map(ClassBytes::Static))
    }

    fn describe(&self) -> String {
        "library".to_owned()
    }
}

/// Nobody is there.
struct Nobody;

impl Host for Nobody {
    fn read(&mut self, _descriptor: i32, _buffer: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }

    fn available(&mut self, _descriptor: i32) -> io::Result<usize> {
        Ok(0)
    }

    fn wait_readable(&mut self, _descriptor: i32, _nanoseconds: u64) -> io::Result<bool> {
        Ok(true)
    }

    fn write(&mut self, _descriptor: i32, _bytes: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn flush(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _path: &str, _mode: OpenMode) -> io::Result<i32> {
        Err(io::ErrorKind::PermissionDenied.into())
    }

    fn close(&mut self, _descriptor: i32) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        0
    }

    fn milliseconds(&mut self) -> i64 {
        0
    }

    fn sleep(&mut self, _nanoseconds: u64) {}

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }
}

/// Calls of the method: how many, with how many turns of the outer loop, and with how many of the inner one each time.
type Calls = (u32, u32, &'static [u64]);

/// In this order. The fifth call with turns of the inner loop is under way when 300 paths have been counted without structure; the
/// outer loop is seen in calls 101 to 151, the inner one from call 152 on.
const CALLS: [Calls; 13] = [
    (124, 0, &[]),
    (5, 0, &[41]),
    (1, 49, &[]),
    (21, 0, &[]),
    (2, 0, &[21]),
    (56, 0, &[]),
    (331, 0, &[21]),
    (7, 2, &[21, 0, 21]),
    (100, 51, &[0, 21, 20]),
    (39, 51, &[0, 21, 21]),
    (51, 50, &[0, 21]),
    (2, 49, &[0, 21]),
    (9261, 0, &[]),
];

/// The class. Nothing in the method can throw.
fn example() -> String {
    let mut text = "
        .version 49 0
        .class public super Example
        .method static work (IJ)V
        .stack 4
        .locals 5
          nop
        L2:
          lload 1
          l2i
          bipush 63
          iand
          istore 3
          lload 1
          bipush 6
          lushr
          lstore 1
        L3:
          iinc 3 -1
          iload 3
          iflt L6
          iconst_0
          ifeq L3
          return
        L6:
          iinc 0 -1
          iload 0
          ifge L2
          return
        .end
        .method public static main ([Ljava/lang/String;)V
        .stack 4
        .locals 2
        "
    .to_owned();
    for (number, (times, outer, inner)) in CALLS.iter().enumerate() {
        let packed = inner.iter().rev().fold(0u64, |packed, turns| packed << 6 | turns);
        let call = format!("bipush {outer}\nldc2_w long {packed}\ninvokestatic Example.work (IJ)V");
        let _ = writeln!(text, "sipush {times}\nistore 1\nG{number}:\n{call}\niinc 1 -1\niload 1\nifgt G{number}");
    }
    text + "return\n.end\n.end\n"
}

/// Runs the example under some profilers. No graph is given up.
fn run(profilers: &str) -> Box<Vm> {
    run_class("Example", &example(), profilers, Some(i64::MAX))
}

/// Runs a class under some profilers, with another sample interval than theirs if one is given.
fn run_class(name: &str, text: &str, profilers: &str, sample_interval: Option<i64>) -> Box<Vm> {
    let mut classes = InMemory::new("example");
    for class in assemble(text).expect("class assembly") {
        classes.add_class(&class.name, class.bytes);
    }
    let profilers = Profiler::list(profilers).expect("profilers");
    let mut options = VmOptions { virtual_clock: true, ..VmOptions::default() };
    Laboratory::prepare(&profilers, &mut options);
    options.sample_interval = sample_interval.unwrap_or(options.sample_interval);
    let tier = Box::new(Laboratory::new(profilers, EdgeCounts::default()));
    let mut vm = Vm::new(options, Box::new(Library), Box::new(classes), Box::new(Nobody), tier)
        .expect("the library is complete");
    vm.run_main(name, &[]).expect("the program starts");
    vm
}

/// A path as Tables 1 and 2 write it, without the number of the graph and the far end of edges back.
fn written(nesting: &LoopNesting, region: &PathRegion, path: u32) -> String {
    let mut text: Vec<String> = Vec::new();
    for arc in region.decode(u64::from(path)).expect("a path") {
        let arc = region.arcs()[arc as usize];
        if text.is_empty() {
            text.push(if arc.origin == EdgeOrigin::Restart { "()" } else { "E" }.to_owned());
        }
        text.push(match region.places()[arc.to as usize] {
            _ if arc.to == EXIT => if arc.origin == EdgeOrigin::Stop { "()" } else { "X" }.to_owned(),
            RegionPlace::Block(vertex) => (vertex.0 + 1).to_string(),
            RegionPlace::Loop(index) => format!("[{}]", nesting.get(index).header.0 + 1),
            RegionPlace::Entry | RegionPlace::Exit => unreachable!("no place on a path"),
        });
    }
    text.join("-")
}

/// What a profiler has counted of the method: for each graph the paths that there are, with their counts.
fn counted(vm: &Vm, profiler: usize) -> Vec<BTreeMap<String, u64>> {
    let tier: &dyn std::any::Any = vm.tier();
    let laboratory = tier.downcast_ref::<Laboratory>().expect("the tier is the laboratory");
    let outcome = ObservedRun::new(laboratory, vm);
    let (method, counts) =
        outcome.methods().find(|(method, _)| method.key.method == "work(IJ)V").expect("the method was executed");
    let (part, offsets) = &method.plan.parts[profiler];
    let regions: Vec<&PathRegion> = match part {
        Part::Paths(profile) | Part::Budgeted(profile, _) => vec![&profile.region],
        Part::Structural(profile, _) => profile.graphs.iter().map(|graph| &graph.region).collect(),
        _ => panic!("no paths"),
    };
    let nesting = &method.plan.nesting;
    let of_graph = |(graph, region): (u32, &&PathRegion)| {
        let counts = table(counts, offsets, graph);
        assert_eq!((counts.cold, counts.stray), (0, 0));
        (0..region.paths() as u32).map(|path| (written(nesting, region, path), counts.of(path))).collect()
    };
    (0..).zip(&regions).map(of_graph).collect()
}

/// Path, what is counted with a budget of 300, and what a complete profile says (Table 1).
const TABLE_1: [(&str, u64, u64); 12] = [
    ("E-1-2-3-4-5-X", 0, 0),
    ("E-1-2-3-4-()", 5, 345),
    ("E-1-2-3-6-7-X", 124, 9_462),
    ("E-1-2-3-6-()", 0, 193),
    ("()-3-4-5-X", 0, 0),
    ("()-3-4-()", 167, 13_660),
    ("()-3-6-7-X", 4, 345),
    ("()-3-6-()", 0, 338),
    ("()-2-3-4-5-X", 0, 0),
    ("()-2-3-4-()", 0, 338),
    ("()-2-3-6-7-X", 0, 193),
    ("()-2-3-6-()", 0, 9_269),
];

/// The same of Table 2, graph by graph.
const TABLE_2: [&[(&str, u64, u64)]; 3] = [
    &[("E-1-[2]-7-X", 100, 10_000), ("E-1-[2]-5-X", 0, 0)],
    &[
        ("E-2-[3]-X", 0, 0),
        ("E-2-[3]-6-X", 50, 9_800),
        ("E-2-[3]-6-()", 1, 200),
        ("()-2-[3]-X", 0, 0),
        ("()-2-[3]-6-X", 1, 200),
        ("()-2-[3]-6-()", 48, 9_600),
    ],
    &[
        ("E-3-4-X", 0, 0),
        ("E-3-4-()", 2, 683),
        ("E-3-X", 56, 19_117),
        ("()-3-4-X", 0, 0),
        ("()-3-4-()", 40, 13_660),
        ("()-3-X", 2, 683),
    ],
];

fn column(rows: &[(&str, u64, u64)], pick: fn(&(&str, u64, u64)) -> u64) -> BTreeMap<String, u64> {
    rows.iter().map(|row| (row.0.to_owned(), pick(row))).collect()
}

#[test]
fn the_worked_example_is_counted_as_its_text_says() {
    let vm = run("pp,bpp(300),spp(300),spp-all");
    assert_eq!(counted(&vm, 0), [column(&TABLE_1, |row| row.2)], "complete, without structure");
    assert_eq!(counted(&vm, 1), [column(&TABLE_1, |row| row.1)], "300 paths, without structure");
    let structural = TABLE_2.map(|rows| column(rows, |row| row.1));
    assert_eq!(counted(&vm, 2), structural, "300 paths, with structure");
    assert_eq!(counted(&vm, 3), TABLE_2.map(|rows| column(rows, |row| row.2)), "complete, with structure");
    // Alone it counts the same.
    assert_eq!(counted(&run("spp(300)"), 0), structural);
}

#[test]
fn the_worked_example_agrees_as_well_as_its_text_says() {
    let vm = run("exact,brute,pp,bpp(300),spp(300),spp-all");
    let tier: &dyn std::any::Any = vm.tier();
    let outcome = ObservedRun::new(tier.downcast_ref::<Laboratory>().expect("the tier is the laboratory"), &vm);
    assert_eq!(outcome.disagreements(), Vec::<String>::new());
    let (method, counts) =
        outcome.methods().find(|(method, _)| method.key.method == "work(IJ)V").expect("the method was executed");
    let weights = |profiler| outcome.structural(method, counts, profiler);
    assert_eq!(format!("{:.1}", overlap(weights(4), weights(5))), "99.7");
    let paths = |profiler| outcome.paths(method, counts, profiler).expect("paths").0;
    assert_eq!(format!("{:.1}", overlap(paths(3), paths(2))), "69.7");
    // The coefficients of the two loops: what one path of each is multiplied by.
    let coefficient = |graph: u32| {
        let counted = &counted(&vm, 4)[graph as usize];
        let sum: f64 = weights(4).iter().filter(|((of, _), _)| *of == graph).map(|(_, weight)| weight).sum();
        format!("{:.2}", sum / counted.values().sum::<u64>() as f64)
    };
    assert_eq!([coefficient(1), coefficient(2)], ["1.96", "3.38"]);
}

/// A method that is called once, while the program starts, and becomes hot long afterwards: a loop of four million turns lies in between.
const LATE: &str = "
    .version 49 0
    .class public super Late
    .method static work (I)V
    .stack 2
    .locals 1
    L1:
      iload 0
      iconst_1
      iand
      ifeq L2
      nop
    L2:
      iinc 0 -1
      iload 0
      ifgt L1
      return
    .end
    .method public static main ([Ljava/lang/String;)V
    .stack 1
    .locals 1
      iconst_1
      invokestatic Late.work (I)V
      ldc int 4000000
      istore 0
    SPIN:
      iinc 0 -1
      iload 0
      ifgt SPIN
      sipush 2000
      istore 0
    CALLS:
      bipush 100
      invokestatic Late.work (I)V
      iinc 0 -1
      iload 0
      ifgt CALLS
      return
    .end
    .end
";

#[test]
fn a_graph_is_not_given_up_while_its_method_is_not_executed() {
    let vm = run_class("Late", LATE, "exact,spp(1000),spp-all", None);
    let tier: &dyn std::any::Any = vm.tier();
    let outcome = ObservedRun::new(tier.downcast_ref::<Laboratory>().expect("the tier is the laboratory"), &vm);
    let scores = outcome.path_overlaps(1).expect("the complete profile is there");
    let of_work = scores.iter().find(|score| score.method == "Late.work(I)V").expect("the method was executed");
    assert!(of_work.agreement > 95.0, "{of_work:?}");
}

#[test]
fn steps_and_losses_are_told() {
    let vm = run("exact,pp,bpp(300)");
    let tier: &dyn std::any::Any = vm.tier();
    let outcome = ObservedRun::new(tier.downcast_ref::<Laboratory>().expect("the tier is the laboratory"), &vm);
    let scores = outcome.scores();
    // What was done by exact counts of edges is what the tables have counted.
    let work = scores[1].work.expect("exact counts are there");
    let paths: u64 = outcome.methods().map(|(method, counts)| table(counts, &method.plan.parts[1].1, 0).total()).sum();
    assert_eq!((work.arrays + work.hashes, work.counters), (paths, 0));
    assert_eq!((&scores[1].lost, scores[2].work), (&Vec::new(), None));
    assert!(scores[2].lost.iter().any(|of| of.method == "Example.work(IJ)V" && (of.agreement - 69.7).abs() < 0.1));
    assert!(scores[1].size.is_some_and(|size| size.paths >= 12 && size.places > 0 && size.hashed == 0));
}

#[test]
fn studies_and_counted_edges_are_told() {
    let vm = run("exact,brute,counters-study,bbb-study");
    let tier: &dyn std::any::Any = vm.tier();
    let outcome = ObservedRun::new(tier.downcast_ref::<Laboratory>().expect("the tier is the laboratory"), &vm);
    let scores = outcome.scores();
    // Off the spanning tree there are fewer counters, which count less.
    let [exact, brute] = [0, 1].map(|profiler: usize| scores[profiler].work.expect("edges are counted").counters);
    assert!(0 < exact && exact < brute, "{exact} of {brute}");
    let edges: u64 = outcome.edges().expect("they are counted").values().flatten().sum();
    assert_eq!(brute, edges);
    // Both loops of the method, and the one that calls it.
    let heads = scores[2].counters_study.as_ref().expect("it is studied");
    assert!(heads.heads >= 3 && heads.digits.iter().sum::<u64>() == heads.heads, "{heads:?}");
    assert!(heads.reached[3].heads >= 3, "{heads:?}");
    let spots = scores[3].buffer_study.expect("it is studied");
    assert!(spots.hot_spots >= 1 && spots.hot_code <= spots.code, "{spots:?}");
    assert!(0 < spots.detected && spots.detected < spots.hot && spots.hot <= spots.executed, "{spots:?}");
    // They say nothing about blocks and edges.
    for study in &scores[2..] {
        assert_eq!((study.overlap, study.selection, study.concentration), (None, None, None));
    }
}
