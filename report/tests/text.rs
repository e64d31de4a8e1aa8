//! Texts for terminals: they keep to the width of the window and to 40 lines, and say what is in the report.

mod support;

use holloway_report::advice::{LEAST_SAMPLES, advice};
use holloway_report::diff;
use holloway_report::lines::hottest;
use holloway_report::machine::Form;
use holloway_report::model::{
    Class, Cover, Frame, Obstacle, ObstaclePlace, Place, Reason, RegionExit, Report, Stack, TraceExitReason, Unit, Work,
};
use holloway_report::obstacles::explain;
use holloway_report::source::Texts;
use holloway_report::text::{Style, lines_run, text};
use holloway_report::verdict::{uncovered, verdict};
use support::{COMPILED, EXACT, LONG_NAME, RUNS, large, report, with_long_names};
use unicode_width::UnicodeWidthStr as _;

/// What is said, as if there were no lines.
fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn texts_keep_to_the_width_of_the_window() {
    for report in RUNS.map(report) {
        for columns in [40, 50, 80, 120] {
            let text = text(&report, Style::terminal(columns, false));
            for line in text.lines() {
                assert!(line.width() <= columns, "{columns} columns: {line}");
            }
            let said = joined(&text);
            assert!(!verdict(&report).contains("hottest uncovered") || said.contains("hottest uncovered line is"));
            // Where there is little room the first one has to do.
            for obstacle in report.obstacles.iter().take(if columns < 80 { 1 } else { 2 }) {
                let place = obstacle.places.first().map(|place| report.place_name(place.place)).expect("a place");
                let end = place.rsplit('.').next().expect("a method");
                let below = joined(text.split("Outside, and why").nth(1).expect("reasons"));
                let named = [&obstacle.text, &obstacle.reason].iter().any(|name| below.contains(name.as_str()));
                assert!(
                    named && below.contains(&end[end.len().saturating_sub(8)..]),
                    "{columns} columns: {place}: {text}"
                );
            }
        }
    }
}

#[test]
fn texts_for_terminals_have_40_lines_at_most() {
    let long_names = RUNS.map(report).map(with_long_names);
    for report in RUNS.map(report).into_iter().chain(long_names).chain([large(200, 2_000)]) {
        for columns in [40, 41, 50, 60, 70, 80, 100, 120] {
            for colour in [false, true] {
                let text = text(&report, Style::terminal(columns, colour));
                let lines = text.lines().count();
                assert!(lines <= 40, "{lines} lines at {columns} columns: {text}");
                // What was measured is there, however narrow it is: what is left out is what stands beside it.
                assert!(report.work.is_empty() || text.contains("Hottest lines"), "{columns} columns: {text}");
                let foot = ["Exact:", "Samples:"].iter().any(|foot| text.contains(foot));
                assert!(foot, "{columns} columns: {text}");
            }
        }
    }
}

#[test]
fn texts_of_any_length_say_why_traces_were_left() {
    let mut report = report(EXACT);
    let (at, trace) = report
        .traces
        .iter()
        .enumerate()
        .take(Style::FILE.rows)
        .find(|(_, trace)| !trace.exits.is_empty() && !trace.work.is_empty())
        .map(|(at, trace)| (at, trace.clone()))
        .expect("a trace was left");
    let most = (0..trace.exits.len()).max_by_key(|&exit| trace.exits[exit].times).expect("an exit");
    report.traces[at].exits[most].reason = TraceExitReason::Receiver;
    report.traces[at].exits[most].times = trace.entered.expect("entries are counted");
    let place = report.place_name(trace.exits[most].to);
    let said = joined(&text(&report, Style::FILE));
    assert!(said.contains(&format!("left most for {place} (100 %): a call went to another method")), "{said}");
    assert!(!text(&report, Style::terminal(80, false)).contains("left most"));
}

#[test]
fn the_hottest_uncovered_line_is_named_where_all_is_counted() {
    let report = report(EXACT);
    let lines = uncovered(&report);
    let first = lines.first().expect("something was executed outside");
    let name = report.place_name(first.place);
    assert!(verdict(&report).contains(&format!("The hottest uncovered line is {name} (")), "{}", verdict(&report));
    assert!(verdict(&report).contains(&report.amount(first.work)), "{}", verdict(&report));
}

/// A report in which the beginning of the run and branches have cost so many per cent.
fn held_back(beginning: u64, branches: u64) -> Report {
    let mut report = report(COMPILED);
    let all = report.work.total();
    let obstacle = |reason: &str, per_cent: u64| Obstacle {
        reason: reason.to_owned(),
        text: explain(reason).0.to_owned(),
        advice: String::new(),
        work: all / 100 * per_cent,
        places: vec![ObstaclePlace { place: Place { method: 0, at: 0, line: Some(1) }, work: 1 }],
        places_left_out: 0,
        work_left_out: 0,
    };
    report.obstacles = vec![obstacle("cold", beginning), obstacle("branch", branches)];
    report.obstacles.sort_by_key(|obstacle| std::cmp::Reverse(obstacle.work));
    report
}

#[test]
fn the_verdict_says_where_the_beginning_of_the_run_cost_more() {
    let what = format!("holds it back most: {}", explain("branch").0);
    // How much that was, and why, stands beside it where there is room.
    let apart = "Apart from the beginning of the run, this";
    assert!(verdict(&held_back(40, 20)).contains(&format!("{apart} {what}")), "{}", verdict(&held_back(40, 20)));
    assert!(verdict(&held_back(10, 20)).contains(&format!("What {what}")));
}

#[test]
fn comparisons_tell_reasons_in_words() {
    let (before, after) = (held_back(40, 20), held_back(10, 45));
    let mut without = report(COMPILED);
    without.obstacles.clear();
    // What has changed most comes first. A reason that only one of the two has is told in words as well.
    let reasons = ["cold", "branch"];
    for (before, after) in [(&before, &after), (&before, &without), (&without, &before)] {
        let (text, page) = (diff::text(before, after, 110), diff::page(before, after));
        let head = text.lines().find(|line| line.trim_start().starts_with("before ")).expect("heads of columns");
        let below = text.lines().skip_while(|line| *line != "Outside, by reason").skip(1);
        let rows: Vec<&str> = below.take_while(|line| !line.is_empty()).collect();
        let names: Vec<&str> = rows.iter().filter_map(|row| row.trim().split("  ").next()).collect();
        assert_eq!(names, reasons.map(|reason| explain(reason).0), "{text}");
        // Words are longer than keys: the columns keep in line.
        assert!(rows.iter().all(|row| row.chars().count() == head.chars().count()), "{text}");
        for reason in reasons {
            let cell = |text: &str| format!("<td class=\"name\">{text}</td>");
            assert!(page.contains(&cell(explain(reason).0)) && !page.contains(&cell(reason)), "{reason}");
        }
    }
}

#[test]
fn comparisons_fit_the_window() {
    let mut before = report(EXACT);
    for (at, class) in before.classes.iter_mut().enumerate() {
        class.name = format!("{LONG_NAME}.{at}");
    }
    for obstacle in &mut before.obstacles {
        explain("return-point").0.clone_into(&mut obstacle.text);
        obstacle.work = before.work.total() / 10;
    }
    let mut after = before.clone();
    // Whatever ran on traces does not any more.
    for method in &mut after.methods {
        for line in &mut method.lines {
            line.work = Work { interpreted: line.work.total(), ..Work::default() };
            line.cover = Cover::Interpreted;
        }
    }
    after.obstacles.clear();
    let widest = |text: &str| text.lines().map(|line| line.chars().count()).max();
    for window in [50, 80, 110] {
        let text = diff::text(&before, &after, window);
        assert!(widest(&text) <= Some(window), "{window}: {text}");
        let head = text.lines().find(|line| line.trim_start().starts_with("before ")).expect("heads of columns");
        let rows = text.lines().filter(|line| line.ends_with(" pp"));
        assert!(rows.clone().count() > 2, "{text}");
        assert!(rows.clone().all(|row| row.chars().count() == head.chars().count()), "{text}");
        assert!(text.contains(" → interpreted"), "{text}");
    }
}

#[test]
fn comparisons_say_what_is_compared_and_in_what() {
    let before = report(EXACT);
    let mut after = before.clone();
    assert!(!joined(&diff::text(&before, &after, 110)).contains("differ"));
    let program = before.program.command.clone();
    after.program.command = format!("{program} another one");
    let said = joined(&diff::text(&before, &after, 110));
    assert!(said.contains("The arguments differ: none before, another one after."), "{said}");
    after.program.command = "Other".to_owned();
    let note = format!("These are different programs: {program} before, Other after.");
    assert!(joined(&diff::text(&before, &after, 110)).contains(&note));
    assert!(diff::page(&before, &after).contains(&note));
    after.time.total = before.time.total * 7 / 10;
    after.work = Work { interpreted: before.work.total(), ..Work::default() };
    let text = diff::text(&before, &after, 110);
    assert!(text.contains("×0.70") && text.contains(" pp"), "{text}");
    // That the programs are different is said first, then what the page opens with.
    let opening = format!("{note} Less of it ran on traces and in machine code: 0 % instead of ");
    assert!(joined(&text).starts_with(&format!("Other {opening}")), "{text}");
    assert!(joined(&text).contains("; the run took 0.70 times as long (one run each: "), "{text}");
    let page = diff::page(&before, &after);
    assert!(page.find(&note) < page.find("Less of it ran") && page.contains("Less of it ran"));
}

#[test]
fn comparisons_group_digits_and_have_signs() {
    let mut before = report(EXACT);
    before.totals.traces_built = 1_234;
    before.totals.code_bytes = 5_000;
    let mut after = before.clone();
    after.totals.code_bytes = 3_500;
    let text = diff::text(&before, &after, 110);
    let row = |name: &str| text.lines().find(|line| line.trim_start().starts_with(name)).map(joined).expect("a row");
    assert_eq!(row("traces built"), "traces built 1,234 1,234 0");
    assert_eq!(row("bytes of machine code"), "bytes of machine code 5,000 3,500 −1,500");
}

/// A report in which most of the time goes into the library, below a line of the program's own, because of branches and what they
/// threw.
fn in_the_library() -> (Report, Place) {
    below_a_line("java.util.Formatter", [("branch", 3), ("throw", 2)])
}

/// A report in which most of the time goes into a method of a class of the library, below a line of the program's own: so many times
/// what there was for each of two reasons.
fn below_a_line(class_name: &str, reasons: [(&'static str, u64); 2]) -> (Report, Place) {
    let mut report = report(COMPILED);
    let number = |at: usize| u32::try_from(at).expect("a number");
    let (class, method) = (number(report.classes.len()), number(report.methods.len()));
    let all = report.work.total();
    let reasons = reasons.map(|(reason, times)| (reason, all * times));
    let work = Work { interpreted: reasons.iter().map(|(_, work)| work).sum(), ..Work::default() };
    let mut in_it = report.methods[0].clone();
    in_it.lines.truncate(1);
    in_it.lines[0].work = work;
    in_it.lines[0].reasons = reasons.map(|(reason, work)| Reason { reason: reason.into(), work }).into();
    (in_it.class, in_it.name, in_it.work) = (class, "parse".to_owned(), work);
    in_it.blocks.clear();
    let library = Class { name: class_name.to_owned(), library: true, methods: vec![method], work, source_file: None };
    report.methods.push(in_it);
    report.classes.push(library);
    report.work += work;
    let own = report.methods.iter().position(|method| method.blocks.iter().any(|block| block.line.is_some()));
    let own = own.expect("a method with lines");
    let block = report.methods[own].blocks.iter().find(|block| block.line.is_some()).expect("a block with a line");
    let place = Place { method: number(own), at: block.at, line: block.line };
    let called = Frame { caller: Some(report.frames.len() as u32), place: Place { method, at: 0, line: None } };
    report.frames.extend([Frame { caller: None, place }, called]);
    let frame = Some(report.frames.len() as u32 - 1);
    report.stacks.push(Stack { frame, cover: Cover::Interpreted, inlined: 0, work: work.interpreted });
    report.obstacles = reasons
        .map(|(reason, work)| Obstacle {
            reason: reason.to_owned(),
            text: explain(reason).0.to_owned(),
            advice: explain(reason).1.to_owned(),
            work,
            places: vec![ObstaclePlace { place, work }],
            places_left_out: 0,
            work_left_out: 0,
        })
        .into();
    (report, place)
}

#[test]
fn lines_have_what_they_call_in_the_library() {
    let (report, place) = in_the_library();
    let name = report.place_name(place);
    let uncovered = uncovered(&report);
    assert_eq!((uncovered[0].place.line, &*uncovered[0].reasons[0].reason), (place.line, "branch"));
    let text = text(&report, Style::terminal(80, false));
    let mut below = text.lines().skip_while(|line| *line != "Hottest lines, with the library below").skip(1);
    assert!(below.next().is_some_and(|line| line.contains(&name) && line.contains("outside: branch")), "{text}");
}

/// What is advised, without what it concerns.
fn advised(report: &Report) -> Vec<String> {
    advice(report).into_iter().map(|(_, text)| text).collect()
}

/// With so many samples of interpreted code as make all of it known well enough.
fn well_known((mut report, place): (Report, Place)) -> (Report, Place) {
    report.counting.interpreter_samples = 10_000;
    (report, place)
}

#[test]
fn advice_names_its_reason_and_asks_for_something() {
    let (report, place) = well_known(in_the_library());
    let name = report.place_name(place);
    // Of branches in the library nothing can be changed but how often it is called.
    let below = format!("Interpreted in the library, below {name}, above all in what java.util.Formatter.parse does");
    let thrown = format!("After an exception was thrown, interpreted at {name} (inside java.util.Formatter)");
    let said = advised(&report);
    let begin = |texts: &[&str]| said.len() == texts.len() && said.iter().zip(texts).all(|(a, b)| a.starts_with(b));
    assert!(begin(&[&below, &thrown]), "{said:?}");
    assert!(said[1].ends_with(explain("throw").1), "{said:?}");
}

#[test]
fn advice_is_given_where_shares_are_worth_it_and_known() {
    let (mut report, _) = below_a_line("java.util.Formatter", [("throw", 1), ("cold", 1)]);
    let samples_of_throw = |report: &mut Report, samples: u64| {
        report.counting.interpreter_samples = samples * report.work.interpreted / report.obstacles[0].work + 1;
    };
    samples_of_throw(&mut report, LEAST_SAMPLES);
    assert!(advised(&report).iter().any(|text| text.starts_with("After an exception")), "{:?}", advised(&report));
    samples_of_throw(&mut report, LEAST_SAMPLES - 2);
    assert_eq!(advised(&report), [""; 0]);
    // What passes by itself is nothing to change, and nothing of it is told under another reason's name.
    let (report, _) = well_known(below_a_line("java.util.Formatter", [("cold", 3), ("compiling", 2)]));
    assert_eq!(advised(&report), [""; 0]);
    let (mut report, place) = well_known(below_a_line("java.util.Formatter", [("throw", 1), ("cold", 1)]));
    report.obstacles[0].places = vec![ObstaclePlace { place, work: report.work.total() / 60 }];
    assert_eq!(advised(&report), [""; 0]);
}

#[test]
fn where_nothing_is_to_be_changed_a_line_says_why() {
    let (mut report, _) = well_known(below_a_line("java.util.Formatter", [("cold", 3), ("compiling", 2)]));
    let said = |report: &Report| joined(&text(report, Style::terminal(80, false)));
    assert!(said(&report).contains("Nothing to change: what was outside was mostly the beginning of the run."));
    assert!(!said(&report).contains("What to change"));
    report.counting.interpreter_samples = 1;
    assert!(said(&report).contains("told from 1 sample of interpreted code: a longer run tells more."));
    // All is outside, but the samples of each reason are too few, and so are both together.
    let (report, _) = with_samples([("throw", 10), ("branch", 5)]);
    assert_eq!(advised(&report), [""; 0]);
    assert!(said(&report).contains("samples of interpreted code: a longer run tells more."), "{}", said(&report));
    let (mut report, _) = well_known(below_a_line("java.util.Formatter", [("end", 3), ("call", 2)]));
    report.stacks.clear();
    assert!(said(&report).contains("has 2.0 % of the time and 16 samples."), "{}", said(&report));
    report.work = Work { compiled: 99, interpreted: 1, ..Work::default() };
    assert!(said(&report).contains("Nothing to change: nearly all is covered."), "{}", said(&report));
    let (report, _) = well_known(in_the_library());
    assert!(said(&report).contains("What to change") && !said(&report).contains("Nothing to change"));
}

#[test]
fn exceptions_are_named_where_machine_code_was_left_for_them() {
    let (mut report, place) = well_known(below_a_line("java.util.TreeMap", [("throw", 3), ("bounds", 2)]));
    report.regions.truncate(1);
    let exit = |reason: &str, taken| RegionExit {
        reason: reason.to_owned().into(),
        kind: "rare".into(),
        to: None,
        taken,
        linked: false,
    };
    let mut other = report.regions[0].clone();
    other.root = Place { method: report.obstacles[0].places[0].place.method, at: 0, line: Some(51) };
    report.regions[0].exits = vec![exit("throw", 3000), exit("branch", 1_000_000)];
    other.exits = vec![exit("throw", 1200), exit("throw", 2034)];
    let left = report.place_name(other.root);
    report.regions.push(other);
    let said = advised(&report);
    let place = report.place_name(place);
    let thrown = format!(
        "After an exception was thrown, interpreted at {place} (inside java.util.TreeMap); machine code was left for that most \
         often in the piece entered at {left}, 3,234 times: {}",
        explain("throw").1
    );
    // Of the other reason no exit is known.
    let bounds = format!("{place} (inside java.util.TreeMap): {}", explain("bounds").1);
    assert!(said.contains(&thrown) && said.iter().any(|text| text.ends_with(&bounds)), "{said:?}");
}

#[test]
fn who_makes_exceptions_is_to_make_fewer() {
    // Made by a method of the library that the line calls: the callee is named.
    let (mut report, place) = well_known(below_a_line("java.lang.Throwable", [("native", 3), ("throw", 2)]));
    let name = report.place_name(place);
    let callee = report.frames.len() as u32 - 1;
    let (class, method) = (report.classes.len() as u32, report.methods.len() as u32);
    let library = Class {
        name: "java.lang.Long".to_owned(),
        library: true,
        methods: vec![method],
        source_file: None,
        ..report.classes[0].clone()
    };
    report.classes.push(library);
    let mut between = report.methods[0].clone();
    (between.class, between.name) = (class, "parseLong".to_owned());
    between.lines.clear();
    between.blocks.clear();
    report.methods.push(between);
    let innermost = report.frames[callee as usize];
    report.frames[callee as usize].place = Place { method, at: 0, line: None };
    report.frames.push(Frame { caller: Some(callee), ..innermost });
    report.stacks.last_mut().expect("a stack").frame = Some(callee + 1);
    let said = advised(&report);
    // It is said once for both reasons, and under the name of the first one.
    let thrown = format!(
        "After a call of a native method, interpreted at {name} (inside java.lang.Throwable): java.lang.Long.parseLong makes \
         exceptions: test before the call whether it would throw."
    );
    assert_eq!(said.iter().filter(|text| text.contains("exceptions")).collect::<Vec<_>>(), [&thrown]);
    // Made by the line itself, which is a constructor, or calls one: nothing but constructors lies between.
    report.methods[method as usize].name = "<init>".to_owned();
    let said = advised(&report);
    let made: Vec<_> = said.iter().filter(|text| text.contains("Exceptions are made here")).collect();
    assert!(
        matches!(made[..], [text] if text.ends_with("writableStackTrace=false in the constructor of Throwable.")),
        "{said:?}"
    );
    assert!(!said.iter().any(|text| text.contains("test before the call") || text.contains("Natives")), "{said:?}");
}

#[test]
fn of_natives_the_method_that_a_line_calls_is_named() {
    let (report, _) = well_known(below_a_line("java.io.FileInputStream", [("native", 3), ("throw", 2)]));
    let called = "call java.io.FileInputStream.parse less often, with more to do.";
    assert!(advised(&report).iter().any(|text| text.ends_with(called)), "{:?}", advised(&report));
}

#[test]
fn ends_of_slices_are_not_the_beginning_of_a_run() {
    let (report, name) = with_samples([("budget", 900), ("cold", 20)]);
    let said = verdict(&report);
    let why = format!("{}. That is what holds the program back most", explain("budget").0);
    assert!(said.contains(&why) && !said.contains("beginning"), "{said}");
    let advice = format!("{} (inside java.util.Formatter): {}", name, explain("budget").1);
    assert!(advised(&report).iter().any(|text| text.ends_with(&advice)), "{:?}", advised(&report));
}

#[test]
fn verdicts_have_four_lines_at_most() {
    let mut reports: Vec<Report> = RUNS.map(report).into();
    reports.extend(RUNS.map(report).map(with_long_names));
    for reasons in [("branch", 30), ("return-point", 25)].map(|other| [("allocation", 28), other]) {
        let (report, _) = with_samples(reasons);
        reports.extend([with_long_names(report.clone()), report]);
    }
    // Many that are alike, at several places each.
    let mut many = held_back(40, 20);
    many.counting.interpreter_samples = 60;
    many.counting.machine_samples = 10;
    for reason in ["return-point", "native", "budget", "unsupported"] {
        let mut other = many.obstacles[1].clone();
        (other.reason, other.text) = (reason.to_owned(), explain(reason).0.to_owned());
        many.obstacles.push(other);
    }
    assert!(verdict(&many).contains("5 reasons alike"), "{}", verdict(&many));
    reports.push(with_long_names(many.clone()));
    reports.push(many);
    for report in reports {
        let said = verdict(&report);
        let lines = text(&report, Style { columns: 80, ..Style::FILE });
        // Behind the line with the name of the program, up to the empty one.
        let lines: Vec<&str> = lines.lines().skip(1).take_while(|line| !line.is_empty()).collect();
        let beside = usize::from(report.counting.unit == Unit::Bytecodes) * 2;
        assert!(lines.len() <= 4 + beside, "{said}");
        // A reason is named, unless names leave no room for one.
        let has_reason = report.obstacles.iter().any(|obstacle| said.contains(&obstacle.text));
        assert!(has_reason || report.work.is_empty() || report.methods[0].name.len() > 20, "{said}");
    }
}

/// That line, with reasons that have so many samples each.
fn with_samples(reasons: [(&'static str, u64); 2]) -> (Report, String) {
    let (mut report, place) = below_a_line("java.util.Formatter", reasons);
    report.counting.interpreter_samples = report.work.interpreted / (report.obstacles[0].work / reasons[0].1);
    let name = report.place_name(place);
    (report, name)
}

#[test]
fn a_line_that_is_hottest_and_costs_most_is_named_once() {
    let (report, name) = with_samples([("branch", 900), ("receiver", 20)]);
    let said = verdict(&report);
    assert_eq!(said.matches(&name).count(), 1, "{said}");
    let why = format!("in the library): {}. That is what holds the program back most: ", explain("branch").0);
    assert!(said.contains(&why), "{said}");
}

#[test]
fn reasons_that_samples_do_not_tell_apart_are_named_together() {
    // Thirty samples and twenty-five: the next run may find it the other way round.
    let (report, name) = with_samples([("branch", 30), ("receiver", 25)]);
    let line = &uncovered(&report)[0];
    assert_eq!(line.alike, 2);
    let (said, reasons) = (verdict(&report), ["branch", "receiver"].map(|reason| explain(reason).0).join("; "));
    assert!(said.contains(&format!(", for several reasons alike: {reasons}.")), "{said}");
    assert!(said.contains("They are what holds the program back most."), "{said}");
    assert_eq!(said.matches(&name).count(), 1, "{said}");
    assert!(text(&report, Style::FILE).contains(" outside: branch/receiver"));
    // As many times more of each tell.
    let (report, _) = with_samples([("branch", 300), ("receiver", 250)]);
    assert_eq!(uncovered(&report)[0].alike, 1);
    // Where all is counted nothing is left to chance.
    let counted = uncovered(&support::report(EXACT));
    assert!(counted.iter().all(|line| line.alike == u32::from(!line.reasons.is_empty())));
}

#[test]
fn a_line_that_several_methods_share_is_one() {
    let mut report = report(COMPILED);
    let before = hottest(&report);
    let (method, line) = (before[0].place.method, before[0].place.line.expect("a line"));
    let (lines, work) = (before.len(), before[0].work.total());
    let number = u32::try_from(report.methods.len()).expect("a number");
    let mut lambda = report.methods[method as usize].clone();
    lambda.name = "lambda$run$0".to_owned();
    lambda.lines.retain(|of| of.line == line);
    lambda.lines[0].work.compiled += 10;
    let more = lambda.lines[0].work.total();
    report.classes[lambda.class as usize].methods.push(number);
    report.methods.push(lambda);
    let after = hottest(&report);
    assert_eq!((after.len(), after[0].work.total()), (lines, work + more));
    assert_eq!((after[0].place.method, after[0].parts.len()), (method, 2));
}

#[test]
fn narrow_windows_keep_places_and_reasons() {
    for report in [with_long_names(report(COMPILED)), report(COMPILED), in_the_library().0] {
        let text = text(&report, Style::terminal(40, false));
        let below = |title: &str| -> Vec<String> {
            let lines = text.lines().skip_while(|line| !line.starts_with(title)).skip(1);
            lines.take_while(|line| line.starts_with(' ')).map(str::to_owned).collect()
        };
        let first = &hottest(&report)[0];
        let number = format!(":{}", first.place.line.expect("a line"));
        let rows = joined(&below("Hottest lines").join(" "));
        assert!(rows.contains(&number), "{text}");
        let words = [first.cover().word(), first.cover().text(), first.reasons.first().map_or("-", |of| of.0)];
        assert!(words.iter().any(|word| rows.contains(word)), "{text}");
        let obstacle = &report.obstacles[0];
        let rows = joined(&below("Outside, and why").join(" "));
        let place = report.place_name(obstacle.places[0].place);
        assert!(rows.contains(place.rsplit(':').next().expect("a line")), "{text}");
        assert!(rows.contains(&obstacle.reason) || rows.contains(&obstacle.text), "{text}");
    }
}

#[test]
fn reasons_add_up() {
    let mut report = held_back(40, 20);
    for work in [5, 3] {
        let mut other = report.obstacles[1].clone();
        other.work = work * report.work.total() / 100;
        report.obstacles.push(other);
    }
    let style = Style { rows: 2, ..Style::FILE };
    assert!(joined(&text(&report, style)).contains("8.0 % 2 other reasons"), "{}", text(&report, style));
    assert!(!text(&report, Style::FILE).contains("other reason"));
}

#[test]
fn a_source_line_is_counted_once() {
    for mut report in RUNS.map(report) {
        // What the compiler has made of a class without a constructor is no line that anyone has written; each run has one.
        let lcov = Form::Lcov.render(&report, &Texts::new());
        let found: usize = lcov.lines().filter_map(|line| line.strip_prefix("LF:")?.parse::<usize>().ok()).sum();
        assert_eq!(lines_run(&report).1 + 1, found);
        for class in &mut report.classes {
            (class.name, class.source_file) = ("One".to_owned(), Some("One.java".to_owned()));
        }
        report.methods.iter_mut().flat_map(|method| &mut method.lines).for_each(|line| line.line = 7);
        assert_eq!(lines_run(&report), (1, 1));
    }
}
