//! Comparisons of reports: in go two, out comes text or a page that says what is different, and nothing that may be chance.

mod support;

use holloway_report::diff;
use holloway_report::model::{
    Class, Cover, Line, Method, Obstacle, ObstaclePlace, Place, Precision, Report, Unit, Work,
};
use holloway_report::obstacles::explain;
use support::{COMPILED, report};

/// A line: its number, how many bytecodes it has, and per mille of the time in machine code and outside.
type Given = (u16, u32, u64, u64);

/// What one per mille is, in nanoseconds.
const MILLE: u64 = 1_000_000;

/// The report of a run of one method with these lines, whose time so many samples have found.
fn sampled(lines: &[Given], samples: u64) -> Report {
    let mut report = report(COMPILED);
    let line = |&(line, bytecodes, compiled, interpreted): &Given| {
        let work = Work { compiled: compiled * MILLE, interpreted: interpreted * MILLE, ..Work::default() };
        let cover = match work {
            Work { compiled: 0, interpreted: 0, .. } => Cover::NeverRun,
            Work { compiled, interpreted, .. } if interpreted > compiled => Cover::Interpreted,
            _ => Cover::Compiled,
        };
        let (executions, reasons, traces) = (None, Vec::new(), Vec::new());
        Line { line, executions, work, cover, bytecodes, covered: 0, run: bytecodes, reasons, traces }
    };
    let lines: Vec<Line> = lines.iter().map(line).collect();
    let mut work = Work::default();
    lines.iter().for_each(|line| work += line.work);
    report.work = work;
    report.classes = vec![Class { name: "Main".to_owned(), source_file: None, library: false, work, methods: vec![0] }];
    report.methods = vec![Method {
        class: 0,
        name: "work".to_owned(),
        descriptor: "()V".to_owned(),
        work,
        executions: None,
        cover: Cover::Interpreted,
        lines,
        blocks: Vec::new(),
        code: Vec::new(),
        generated: false,
    }];
    report.frames.clear();
    report.stacks.clear();
    report.obstacles.clear();
    (report.counting.interpreter_samples, report.counting.machine_samples) = (samples / 2, samples - samples / 2);
    report
}

/// The same, where every bytecode was counted.
fn counted(lines: &[Given]) -> Report {
    let mut report = sampled(lines, 0);
    (report.counting.unit, report.counting.work) = (Unit::Bytecodes, Precision::Exact);
    report
}

/// The comparison as text, as if there were no lines.
fn said(before: &Report, after: &Report) -> String {
    diff::text(before, after, 100).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// That text and page say it, each in its way.
fn both_say(before: &Report, after: &Report, what: &str) {
    let (text, page) = (said(before, after), diff::page(before, after).replace('\u{a0}', " "));
    assert!(text.contains(what), "{what}: {text}");
    assert!(page.contains(what), "{what}: {page}");
}

/// The rows of a part of the text.
fn rows<'a>(text: &'a str, title: &str) -> Vec<&'a str> {
    let below = text.lines().skip_while(|line| *line != title).skip(1);
    below.take_while(|line| !line.is_empty()).map(str::trim).collect()
}

const HOTTEST: &str = "Hottest uncovered lines, with what they call in the library";
const OWN: &str = "Lines, by time of their own outside traces and machine code, without what they call";

/// A run in which one line is outside for the most part.
const BEFORE: [Given; 4] = [(10, 3, 300, 10), (11, 5, 190, 0), (12, 7, 100, 300), (13, 9, 100, 0)];

#[test]
fn the_hottest_line_that_never_ran_again_comes_first() {
    let mut idle = BEFORE;
    (idle[2].2, idle[2].3) = (0, 0);
    let (before, after) = (sampled(&BEFORE, 400), sampled(&idle, 400));
    both_say(&before, &after, "The hottest uncovered line before the change, Main.work:12 (30 %), never ran after it.");
    both_say(&before, &after, "interpreted → never run");
    let text = diff::text(&before, &after, 100);
    let words: Vec<&str> = rows(&text, HOTTEST)[0].split_whitespace().collect();
    assert_eq!(words, ["Main.work:12", "30", "%", "0", "%", "−30", "pp"]);
    assert!(text.find(HOTTEST) < text.find("In all"), "{text}");
    let page = diff::page(&before, &after);
    assert!(page.find(HOTTEST) < page.find("<h2>In all"), "{page}");
    // That it never ran is known, however few samples there are.
    both_say(&sampled(&BEFORE, 4), &sampled(&idle, 4), "−30 pp");
}

#[test]
fn lines_are_followed_where_others_came_or_went() {
    // One line more ahead of it.
    let moved = [(10, 3, 300, 10), (11, 4, 10, 0), (12, 5, 190, 0), (13, 7, 390, 20), (14, 9, 100, 0)];
    let (before, after) = (sampled(&BEFORE, 400), sampled(&moved, 400));
    both_say(&before, &after, "now line 13; interpreted → compiled from traces");
    both_say(&before, &after, "Main.work:12 (30 %), has 2.0 % after it.");
    both_say(&before, &after, "1 line is new, 0 are gone.");
    // In its place there is another one, which is new among the hottest.
    let replaced = [(10, 3, 300, 10), (11, 5, 190, 0), (12, 8, 0, 200), (13, 2, 0, 100), (14, 9, 100, 0)];
    let after = sampled(&replaced, 400);
    both_say(&before, &after, "Main.work:12 (30 %), is not found after it: its method was changed there.");
    let text = diff::text(&before, &after, 100);
    let rows = rows(&text, HOTTEST);
    let names: Vec<&str> = rows.iter().filter_map(|row| row.split_whitespace().next()).collect();
    assert_eq!(names[..2], ["Main.work:12", "gone:"], "{text}");
    assert_eq!(rows.iter().filter(|row| **row == "new, or changed").count(), 2, "{text}");
}

#[test]
fn lines_are_gone_with_their_methods_and_classes() {
    let before = sampled(&BEFORE, 400);
    let mut after = before.clone();
    after.methods[0].name = "other".to_owned();
    both_say(&before, &after, "is not found after it: its method is not there.");
    both_say(&before, &after, "new, as is its method");
    after.classes[0].name = "Other".to_owned();
    both_say(&before, &after, "is not found after it: its class was not loaded.");
    both_say(&before, &after, "gone: its class was not loaded");
    both_say(&before, &after, "its class was not loaded before");
}

#[test]
fn hottest_lines_have_what_they_call() {
    // Its own time is nothing: what it calls in the library is outside.
    let given = [(10, 3, 600, 0), (11, 5, 100, 0)];
    let (mut before, after) = (sampled(&given, 400), sampled(&given, 400));
    let (place, work) = (Place { method: 0, at: 0, line: Some(11) }, 300 * MILLE);
    before.work.interpreted += work;
    before.obstacles = vec![Obstacle {
        reason: "native".to_owned(),
        text: explain("native").0.to_owned(),
        advice: String::new(),
        work,
        places: vec![ObstaclePlace { place, work }],
        places_left_out: 0,
        work_left_out: 0,
    }];
    both_say(&before, &after, "Main.work:11 (30 %), has 0 % after it.");
    let text = diff::text(&before, &after, 100);
    assert!(rows(&text, HOTTEST)[0].starts_with("Main.work:11 ") && rows(&text, OWN).is_empty(), "{text}");
}

/// Two runs of one program, of which 450 and 420 of a thousand are in machine code.
const ONE: [Given; 2] = [(10, 3, 450, 300), (11, 5, 0, 250)];
const AGAIN: [Given; 2] = [(10, 3, 420, 320), (11, 5, 0, 260)];

#[test]
fn chance_is_no_change() {
    let (before, after) = (sampled(&ONE, 100), sampled(&AGAIN, 95));
    let alike = "About as much of it ran on traces and in machine code: 42 % instead of 45 % is within the error of \
                 samples (100 samples before, 95 after)";
    both_say(&before, &after, alike);
    both_say(&before, &after, "Main.work:10 (30 %), is about as hot after it (32 %).");
    let text = diff::text(&before, &after, 100);
    assert!(rows(&text, OWN).is_empty() && rows(&text, HOTTEST).iter().all(|row| row.ends_with("alike")), "{text}");
    assert!(!text.contains(" pp") && !text.contains("few samples"), "{text}");
    // With a hundred times as many, or where all is counted, it is one.
    let (before, after) = (sampled(&ONE, 10_000), sampled(&AGAIN, 9_500));
    let less = "Less of it ran on traces and in machine code: 42 % instead of 45 %";
    both_say(&before, &after, &format!("{less} (10,000 samples before, 9,500 after)"));
    both_say(&after, &before, "More of it ran on traces and in machine code: 45 % instead of 42 %");
    let text = diff::text(&before, &after, 100);
    assert_eq!(rows(&text, OWN).iter().filter(|row| row.ends_with("+2.0 pp")).count(), 1, "{text}");
    let (before, after) = (counted(&ONE), counted(&AGAIN));
    both_say(&before, &after, &format!("{less};"));
    both_say(&before, &before, "As much of it as before ran on traces and in machine code (45 %);");
    assert!(!said(&before, &after).contains("samples"));
}

#[test]
fn few_samples_are_said_to_be_few() {
    let few = "There are few samples: longer runs tell more.";
    both_say(&sampled(&ONE, 49), &sampled(&AGAIN, 400), few);
    both_say(&sampled(&ONE, 400), &sampled(&AGAIN, 49), few);
    let (none, some) = (sampled(&[(10, 3, 0, 0)], 0), sampled(&ONE, 400));
    both_say(&none, &some, "Where time went cannot be compared, for not both runs have samples;");
    both_say(&some, &none, "Where time went cannot be compared, for not both runs have samples;");
}

#[test]
fn times_of_one_run_each_prove_little() {
    let before = sampled(&ONE, 400);
    let took = |time: u64| {
        let mut before = before.clone();
        let mut after = before.clone();
        (before.time.total, after.time.total) = (500_000_000, time);
        (said(&before, &after), diff::page(&before, &after))
    };
    for (time, text) in [(430_000_000, "430 ms"), (580_000_000, "580 ms")] {
        let (said, page) = took(time);
        let same = format!("; the run took about the same time (one run each: {text} instead of 500 ms).");
        assert!(said.contains(&same), "{said}");
        assert!(!page.contains("number better") && !page.contains("number worse"), "{page}");
    }
    let (said, page) = took(350_000_000);
    assert!(said.contains("; the run took 0.70 times as long (one run each: 350 ms instead of 500 ms)."), "{said}");
    assert!(page.contains("number better\">×0.70"), "{page}");
    let (said, page) = took(700_000_000);
    assert!(said.contains("; the run took 1.40 times as long (one run each: 700 ms instead of 500 ms)."), "{said}");
    assert!(page.contains("number worse\">×1.40"), "{page}");
}

#[test]
fn bytecodes_are_not_compared_with_time() {
    let (before, after) = (counted(&ONE), sampled(&BEFORE, 400));
    let note = "One of them counts bytecodes (--tier=replay), the other one samples time: shares are not compared.";
    both_say(&before, &after, note);
    let text = diff::text(&before, &after, 100);
    assert!(!text.contains(" pp") && !text.contains("alike") && !text.contains("Lines, by"), "{text}");
    assert!(!text.contains("More of it") && !text.contains("Less of it"), "{text}");
}
