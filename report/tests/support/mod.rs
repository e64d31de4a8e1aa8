//! Reports for tests: of real runs, which `tests/scripts/report-data` makes, and a large one that is made up.

#![allow(dead_code, reason = "each test uses a part")]

use holloway_report::model::*;
use holloway_traces::cache::{Abort, Retirement, TraceId};
use holloway_traces::candidate::CandidateEnd;
use holloway_traces::compiler::ExitTarget;
use holloway_traces::events::Event as Told;
use holloway_traces::region::form::NotFormed;
use holloway_vm::BlockId;

/// A run as it comes.
pub const COMPILED: &str = include_str!("../data/compiled.json");
/// A short run as it comes, with listings.
pub const SMALL: &str = include_str!("../data/small.json");
/// A run that ends before anything is sampled.
pub const BRIEF: &str = include_str!("../data/brief.json");
/// A run followed trace by trace.
pub const EXACT: &str = include_str!("../data/exact.json");

/// All real runs.
pub const RUNS: [&str; 4] = [COMPILED, SMALL, BRIEF, EXACT];

/// A report of a real run.
pub fn report(text: &str) -> Report {
    Report::from_json(text).expect("a report")
}

/// The report of a run in which less was done outside, and a method is new.
pub fn changed(mut report: Report) -> Report {
    report.time.total /= 2;
    for method in &mut report.methods {
        for line in &mut method.lines {
            let gone = std::mem::take(&mut line.work.interpreted);
            line.work.completed += gone;
            method.work.interpreted -= gone;
            method.work.completed += gone;
            report.work.interpreted -= gone;
            report.work.completed += gone;
        }
    }
    report.obstacles.clear();
    if let Some(method) = report.methods.iter_mut().find(|method| !method.lines.is_empty()) {
        method.name += "Anew";
    }
    report
}

/// The report with an event of every kind in the place of its own: what tiers tell, and a collection.
pub fn with_all_events(mut report: Report) -> Report {
    let (from, root, trace) = (BlockId(12), BlockId(5), TraceId(0));
    let entry = (Some(from), root);
    let (before, now) = ((holloway_traces::NodeState::New, None), (holloway_traces::NodeState::Weak, Some(from)));
    let told = [
        Told::WindowOpened { root },
        Told::WindowClosed { root },
        Told::Requested { root, blocks: 5, bytecodes: 29, on_traces: 1.0, gain: 1_045_000 },
        Told::Deferred { root, gain: -12_000 },
        Told::Compiled { root, blocks: 5, bytes: 968 },
        Told::NotFormed { root, reason: NotFormed::NoProfile },
        Told::Refused { root, reason: "uninitialised-class" },
        Told::ExitTripped { root, exit: 2, target: ExitTarget::Path(None), wanted: from },
        Told::Folded { root, executions: 1000, left: 3 },
        Told::Signalled { node: entry, before, now, weakened: 1, root: Some(root) },
        Told::Built { trace, entry, blocks: 10, completion: 0.98, end: CandidateEnd::Loop(0), joined: 2 },
        Told::Linked { trace, entry },
        Told::Retired { trace, block: root, why: Retirement::NotStrong },
        Told::Aborted { entry, why: Abort::TooShort },
        Told::Unchanged { root },
    ];
    let collection = "collection young number=1 before=16777216 after=524288 in-use=1048576 pause=850us".to_owned();
    let place = report.events.first().and_then(|event| event.place);
    let texts = told.iter().map(ToString::to_string).chain([collection]);
    let events = texts.zip(1_u64..).map(|(text, at)| {
        let kind = text.split(' ').next().unwrap_or_default().to_owned();
        let trace = ["built", "linked", "retired"].contains(&kind.as_str()).then_some(trace.0);
        Event { at: at * 1_000_000, kind, text, place, trace }
    });
    report.events = events.collect();
    report
}

/// A name for which a narrow window has no room in one line; for its parts it has.
pub const LONG_NAME: &str = "WarehouseInventoryOrderScheduler.scheduleOrdersOfAllWarehouses";

/// The report of a run of one class, with that name for each of its methods.
pub fn with_long_names(mut report: Report) -> Report {
    let (class, method) = LONG_NAME.split_once('.').expect("a class and a method");
    report.classes[0].name = format!("org.example.stock.{class}");
    report.methods.iter_mut().for_each(|of_class| of_class.name = method.to_owned());
    report
}

/// A report with so many traces and lines, each class with ten methods of fifty lines.
pub fn large(traces: u32, lines: u32) -> Report {
    let mut report = report(EXACT);
    let methods = lines / 50;
    let place =
        |method: u32, line: u32| Place { method: method % methods, at: (line * 3) as u16, line: Some(line as u16 + 1) };
    report.classes = (0..methods.div_ceil(10))
        .map(|class| Class {
            name: format!("org.example.part{}.Class{class}", class % 20),
            source_file: Some(format!("Class{class}.java")),
            library: false,
            work: Work { completed: 50_000, interpreted: 500, ..Work::default() },
            methods: (class * 10..(class * 10 + 10).min(methods)).collect(),
        })
        .collect();
    report.methods = (0..methods).map(|method| large_method(method, traces)).collect();
    report.traces = (0..traces)
        .map(|id| Trace {
            id,
            steps: (0..12)
                .map(|at| Step { place: place(id * 7 + at / 4, at), depth: (at / 4) as i16, reached: Some(90) })
                .collect(),
            from: None,
            end: "loop".to_owned(),
            loops_to: Some(0),
            expected_completion: 0.98,
            entered: Some(1000),
            completed: Some(950),
            work: Work { completed: u64::from(traces - id), ..Work::default() },
            exits: vec![TraceExit { step: 3, to: place(id, 9), times: 50, trace: Some((id + 1) % traces) }],
            retired: None,
        })
        .collect();
    report.links = (0..traces).map(|id| Link { from: id, step: 3, to: (id + 1) % traces, times: Some(50) }).collect();
    report.stacks = (0..2000)
        .map(|stack| Stack {
            frames: (0..10).map(|depth| place(stack % 40 + depth * 41, 1)).collect(),
            cover: Cover::ALL[1 + stack as usize % 4],
            inlined: 2,
            work: u64::from(stack + 1),
        })
        .collect();
    report.obstacles.iter_mut().for_each(|obstacle| {
        obstacle.places = (0..50).map(|at| ObstaclePlace { place: place(at * 13, at % 50), work: 5 }).collect();
    });
    report.graph.nodes = (0..2000)
        .map(|at| GraphNode {
            from: (at % 10 > 0).then(|| place(at / 10 * 7, at % 10)),
            place: place(at / 10 * 7 + at % 10 / 4, at % 10 + 1),
            state: [NodeState::Unique, NodeState::Strong, NodeState::Weak, NodeState::New][at as usize % 4],
            weight: 256 - at % 200,
            decays: 7,
            successors: vec![((at + 1) % 2000, 50), ((at * 7 + 3) % 2000, 20)],
        })
        .collect();
    report.work = Work::default();
    for class in &report.classes {
        report.work += class.work;
    }
    report
}

/// One of its methods.
fn large_method(method: u32, traces: u32) -> Method {
    let line = |line: u32| Line {
        line: (method % 10 * 50 + line + 1) as u16,
        executions: Some(u64::from(line + method)),
        work: Work { completed: u64::from(100 + line), interpreted: u64::from(line % 7), ..Work::default() },
        cover: Cover::ALL[line as usize % 3],
        bytecodes: 6,
        covered: 4,
        run: 5,
        reasons: vec![Reason { reason: "not-correlated".to_owned(), work: u64::from(line % 7) }],
        traces: vec![(method + line) % traces],
    };
    let block = |block: u32| Block {
        at: (block * 12) as u16,
        bytecodes: 12,
        line: Some((method % 10 * 50 + block * 2 + 1) as u16),
        executions: Some(5),
        work: Work { completed: 200, ..Work::default() },
        cover: Cover::Traced,
        reasons: Vec::new(),
        traces: vec![(method + block) % traces],
    };
    Method {
        class: method / 10,
        name: format!("method{method}"),
        descriptor: "(IJLjava/lang/String;)V".to_owned(),
        work: Work { completed: 5_000, interpreted: 50, ..Work::default() },
        executions: Some(1000),
        cover: Cover::Traced,
        lines: (0..50).map(line).collect(),
        blocks: (0..25).map(block).collect(),
        code: (0..100).map(|at| Instruction { at: at * 3, text: format!("iload {at}") }).collect(),
    }
}
