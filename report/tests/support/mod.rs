//! Reports for tests: of real runs, which `tests/scripts/report-data` makes, and a large one that is made up.

#![allow(dead_code, reason = "each test uses a part")]

use holloway_report::model::*;
use holloway_report::source::{Texts, path_of};
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
        Event { at: at * 1_000_000, kind: kind.into(), text, place, trace }
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

/// The report with what runs do not have by themselves: hot code that waits, and what profilers have found.
pub fn with_all_kinds(mut report: Report) -> Report {
    let root = report.regions[0].root;
    report.waiting.push(Waiting { root, reason: "an uninitialised class".to_owned(), samples: 7 });
    let rows = [("bcg", 12, 97.25), ("edges", 5, 91.5)].map(|(source, counters, overlap)| {
        serde_json::json!({ "source": source, "counters": counters, "bytes": 4096, "overlap": overlap })
    });
    report.profilers = Some(serde_json::json!({ "schema": "holloway.profile/1", "sources": rows }));
    report
}

/// A random number, the same for the same seed.
fn mixed(seed: u32) -> u32 {
    fastrand::Rng::with_seed(seed.into()).u32(..)
}

/// The same below a bound, small ones more often.
fn below(seed: u32, bound: u32) -> u64 {
    u64::from(mixed(seed) % (bound >> (mixed(!seed) % 8)).max(1))
}

/// One of several things.
fn one_of<T: Copy>(seed: u32, of: &[T]) -> T {
    of[mixed(seed) as usize % of.len()]
}

/// Methods of a class of the large report, lines of a method, and lines of a block.
const METHODS: u32 = 10;
const LINES: u32 = 50;
const BLOCK: u32 = 2;

/// A block of one of so many methods.
fn block_at(methods: u32, method: u32, block: u32) -> Place {
    let (method, block) = (method % methods, block % (LINES / BLOCK));
    Place { method, at: (block * 12) as u16, line: Some((method % METHODS * LINES + block * BLOCK + 1) as u16) }
}

/// A report with so many traces and lines, each class with ten methods of fifty lines, and as much of all else as goes
/// with that. Its numbers are as unlike each other as those of real runs, which are not compressed well.
pub fn large(traces: u32, lines: u32) -> Report {
    let mut report = report(EXACT);
    let methods = lines / LINES;
    let place = |method: u32, block: u32| block_at(methods, method, block);
    let reasons: Vec<String> = report.obstacles.iter().map(|obstacle| obstacle.reason.clone()).collect();
    report.methods = (0..methods).map(|method| large_method(method, traces, &reasons)).collect();
    let sum = |methods: &[Method]| {
        let mut work = Work::default();
        methods.iter().for_each(|method| work += method.work);
        work
    };
    report.classes = (report.methods.chunks(METHODS as usize).zip(0_u32..))
        .map(|(of_class, class)| Class {
            name: format!("org.example.part{}.Class{class}", class % 20),
            source_file: Some(format!("Class{class}.java")),
            library: false,
            work: sum(of_class),
            methods: (class * METHODS..).take(of_class.len()).collect(),
        })
        .collect();
    for at in 0..300 {
        let (class, method) = (report.classes.len() as u32, report.methods.len() as u32);
        report.methods.push(library_method(class, at));
        report.classes.push(Class {
            name: format!("java.util.Library{at}"),
            source_file: Some(format!("Library{at}.java")),
            library: true,
            work: report.methods[method as usize].work,
            methods: vec![method],
        });
    }
    report.traces = (0..traces).map(|id| large_trace(id, traces, methods)).collect();
    report.links = (0..traces)
        .map(|id| Link {
            from: id,
            step: (mixed(id) % 4) as u16,
            to: mixed(id + 1) % traces,
            times: Some(below(id, 100_000)),
        })
        .collect();
    report.regions = (0..3000).map(|id| large_region(id, traces, methods)).collect();
    report.events = large_events(traces, methods);
    let mut frames = FrameTree::default();
    report.stacks = (0..2000)
        .map(|stack| Stack {
            frame: frames
                .add((0..2 + mixed(stack) % 20).map(|depth| place(mixed(stack % 40 + depth * 41), 1)), |place| place),
            cover: one_of(stack, &Cover::ALL[1..]),
            inlined: (mixed(stack) % 3) as u16,
            work: below(stack, 100_000) + 1,
        })
        .collect();
    report.frames = frames.into_frames();
    for (obstacle, reason) in report.obstacles.iter_mut().zip(0_u32..) {
        let seed = |at: u32| reason * 64 + at;
        obstacle.places = (0..50)
            .map(|at| ObstaclePlace { place: place(mixed(seed(at)), at), work: below(seed(at), 100_000) + 1 })
            .collect();
    }
    report.graph.nodes = (0..2000)
        .map(|at| GraphNode {
            from: (at % 10 > 0).then(|| place(mixed(at / 10), at % 10)),
            place: place(mixed(at / 10), at % 10 + 1),
            state: one_of(at, &[NodeState::Unique, NodeState::Strong, NodeState::Weak, NodeState::New]),
            weight: 60_000 / (at + 1) + mixed(at) % 200,
            decays: (mixed(at) % 5000) as u16,
            successors: vec![((at + 1) % 2000, (50 + mixed(at) % 150) as u16), (mixed(at) % 2000, 20)],
        })
        .collect();
    report.work = sum(&report.methods);
    report
}

/// The sources of its classes, a line for each that it has.
pub fn large_sources(report: &Report) -> Texts {
    let nouns = ["order", "stock", "price", "index", "buffer", "count", "path", "node", "item", "weight"];
    let line = |method: u32, line: u32| {
        let seed = mixed(method * 64 + line);
        let (one, other, number) = (one_of(seed, &nouns), one_of(!seed, &nouns), seed % 10_000);
        match (line, seed / 10_000 % 5) {
            (0, _) => format!("    void method{method}(int first, long second, String third) {{\n"),
            (line, _) if line + 1 == LINES => "    }\n".to_owned(),
            (_, 0) => format!("        int {one}{number} = {other} + {number};\n"),
            (_, 1) => format!("        if ({one} > {number}) {{ {other}.add(\"{one} {number}\"); }}\n"),
            (_, 2) => format!("        // The {one} of the {other} is {number} at most.\n"),
            (_, 3) => format!("        for (int i = 0; i < {number}; i++) total += {one}[i] * {other}[i];\n"),
            _ => format!("        {one}.{other}({number}, '{}');\n", &one[..1]),
        }
    };
    let own = report.classes.iter().filter(|class| !class.library);
    own.map(|class| {
        let lines = class.methods.iter().flat_map(|&method| (0..LINES).map(move |at| line(method, at)));
        (path_of(class).expect("a file"), lines.collect::<String>())
    })
    .collect()
}

/// One of its methods.
fn large_method(method: u32, traces: u32, reasons: &[String]) -> Method {
    let reasons: Vec<&String> = reasons.iter().collect();
    let line = |line: u32| {
        let seed = method * 64 + line;
        let (has_run, is_outside) = (!mixed(seed).is_multiple_of(8), mixed(seed) % 8 < 4);
        let at_most = |bound: u32| if has_run { bound } else { 0 };
        let work = Work {
            completed: below(seed + 1, at_most(100_000)),
            partial: below(seed + 2, at_most(100)),
            interpreted: if is_outside { below(seed + 3, at_most(2000)) } else { 0 },
            ..Work::default()
        };
        let by_most = if work.interpreted > work.completed { Cover::Interpreted } else { Cover::Traced };
        let cover = if has_run { by_most } else { Cover::NeverRun };
        let reason = || Reason { reason: one_of(seed + 7, &reasons).clone().into(), work: work.interpreted };
        Line {
            line: (method % METHODS * LINES + line + 1) as u16,
            executions: Some(below(seed + 4, at_most(1_000_000))),
            work,
            cover,
            bytecodes: 4 + mixed(seed + 5) % 9,
            covered: at_most(mixed(seed + 6) % 5),
            run: at_most(4),
            reasons: (work.interpreted > 0).then(reason).into_iter().collect(),
            traces: (0..at_most(mixed(seed) % 4)).map(|at| mixed(seed + 8 + at) % traces).collect(),
        }
    };
    let lines: Vec<Line> = (0..LINES).map(line).collect();
    let sum = |lines: &[Line]| {
        let mut work = Work::default();
        lines.iter().for_each(|line| work += line.work);
        work
    };
    let block = |(lines, block): (&[Line], u32)| Block {
        at: (block * 12) as u16,
        bytecodes: 4,
        line: Some(lines[0].line),
        executions: lines[0].executions,
        work: sum(lines),
        cover: lines[0].cover,
        reasons: lines[0].reasons.clone(),
        traces: lines[0].traces.clone(),
    };
    let instruction = |at: u32| {
        let operation = ["iload", "istore", "aload", "lload", "sipush", "bipush", "ldc", "getfield"];
        let seed = method * 128 + at;
        Instruction { at: (at * 3) as u16, text: format!("{} {}", one_of(seed, &operation), mixed(!seed) % 4096) }
    };
    Method {
        class: method / METHODS,
        name: format!("method{method}"),
        descriptor: "(IJLjava/lang/String;)V".to_owned(),
        work: sum(&lines),
        executions: Some(below(method, 100_000)),
        cover: Cover::Traced,
        blocks: lines.chunks(BLOCK as usize).zip(0..).map(block).collect(),
        lines,
        code: (0..LINES / BLOCK * 4).map(instruction).collect(),
        generated: false,
    }
}

/// A method of a class of the library.
fn library_method(class: u32, at: u32) -> Method {
    let work = Work { interpreted: below(class, 100_000) + 1, ..Work::default() };
    Method {
        class,
        name: format!("get{at}"),
        descriptor: "()I".to_owned(),
        work,
        executions: None,
        cover: Cover::Interpreted,
        lines: vec![Line {
            line: at as u16 + 1,
            executions: None,
            work,
            cover: Cover::Interpreted,
            bytecodes: 3,
            covered: 0,
            run: 3,
            reasons: Vec::new(),
            traces: Vec::new(),
        }],
        blocks: Vec::new(),
        code: Vec::new(),
        generated: false,
    }
}

/// One of its traces.
fn large_trace(id: u32, traces: u32, methods: u32) -> Trace {
    let (length, entered) = (4 + mixed(id) % 16, below(id + 7, 1_000_000) + 1);
    let mut reached = entered;
    let steps = (0..length).map(|at| {
        let place = block_at(methods, mixed(id * 32 + at / 4), mixed(id * 32 + at));
        let step = Step { place, depth: (at / 4) as i16, reached: Some(reached) };
        reached -= below(id * 32 + at, reached as u32 / 16);
        step
    });
    let steps = steps.collect();
    let exit = |at: u32| TraceExit {
        step: (mixed(id + at) % length) as u16,
        to: block_at(methods, mixed(id + at), at),
        times: below(id + at, 10_000),
        trace: Some(mixed(id * 3 + at) % traces),
        reason: one_of(id + at, &TraceExitReason::ALL),
    };
    let end = one_of(id, &["loop", "weak", "new", "threshold", "linked"]);
    Trace {
        id,
        steps,
        from: None,
        end: end.to_owned(),
        loops_to: (end == "loop").then_some(0),
        expected_completion: f64::from(mixed(id) % 1000) / 1000.0,
        entered: Some(entered),
        completed: Some(reached),
        // Those that did most come first.
        work: Work { completed: u64::from(traces - id) * 20 + below(id, 20), ..Work::default() },
        exits: (0..mixed(id) % 4).map(exit).collect(),
        retired: (mixed(id) % 9 == 1).then(|| "not-strong".to_owned()),
    }
}

/// A region of so many traces' blocks.
fn large_region(id: u32, traces: u32, methods: u32) -> Region {
    let (length, trace) = (3 + mixed(id) % 30, mixed(id * 5) % traces);
    let place = |block: u32| block_at(methods, mixed(id + block / 5), mixed(id * 32 + block));
    let block = |at: u32| RegionBlock {
        place: place(at),
        depth: (at / 5) as i16,
        trace: (!mixed(id + at).is_multiple_of(3)).then_some((trace, at as u16)),
        share: f64::from(mixed(id * 32 + at) % 10_000) / 10_000.0 / f64::from(length),
        successors: vec![((at + 1) % length, 0.9), (mixed(id + at) % length, 0.1)],
    };
    let exit = |at: u32| RegionExit {
        reason: one_of(id + at, &["null", "stack", "bounds", "branch", "budget"]).to_owned().into(),
        kind: "path".into(),
        to: Some(block_at(methods, mixed(id + at), at)),
        taken: below(id * 8 + at, 100_000),
        linked: mixed(id + at).is_multiple_of(2),
    };
    Region {
        root: place(0),
        work: Work { compiled: u64::from(3000 - id) * 100 + below(id, 100), ..Work::default() },
        executions: Some(below(id, 1_000_000)),
        bytecodes: length * 5,
        code_bytes: u64::from(length * (20 + mixed(id) % 60)),
        blocks: (0..length).map(block).collect(),
        exits: (0..mixed(id) % 8).map(exit).collect(),
        ir: Vec::new(),
        machine_code: Vec::new(),
    }
}

/// As many events as are kept.
fn large_events(traces: u32, methods: u32) -> Vec<Event> {
    let mut now = 0;
    let event = |at: u32| {
        now += u64::from(mixed(at) % 200_000);
        let (block, from, trace) = (mixed(at) % 5000, mixed(at + 1) % 5000, mixed(at + 2) % traces);
        let (blocks, bytes) = (mixed(at) % 30, mixed(at + 4) % 9000);
        let (text, is_of_trace) = match mixed(at + 3) % 7 {
            0 => (format!("profiling root=B{block}"), false),
            1 => (format!("profiled root=B{block}"), false),
            2 => (format!("built T{trace} B{from}>B{block} blocks={blocks} completion=0.{bytes:04} end=loop:0"), true),
            3 => (format!("compiled root=B{block} blocks={blocks} bytes={bytes}"), false),
            4 => (format!("signal B{from}>B{block} was=new now=weak:B{bytes}"), false),
            5 => (format!("exit root=B{block} exit={blocks}"), false),
            _ => (format!("retired T{trace} B{block} not-strong"), true),
        };
        let kind = text.split(' ').next().unwrap_or_default().to_owned().into();
        let place = Some(block_at(methods, mixed(at + 3), mixed(at)));
        Event { at: now, kind, text, place, trace: is_of_trace.then_some(trace) }
    };
    (0..20_000).map(event).collect()
}
