//! Texts for terminals: they keep to the width of the window and to 40 lines, and say what is in the report.

mod support;

use holloway_report::diff;
use holloway_report::machine::Form;
use holloway_report::model::{Obstacle, ObstaclePlace, Place, Report, TraceExitReason};
use holloway_report::obstacles::explain;
use holloway_report::source::Texts;
use holloway_report::text::{Style, lines_run, text};
use holloway_report::verdict::{uncovered, verdict};
use support::{COMPILED, EXACT, RUNS, large, report, with_long_names};
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
                assert!(said.contains(&obstacle.text), "{columns} columns: {}: {text}", obstacle.text);
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
    };
    report.obstacles = vec![obstacle("cold", beginning), obstacle("branch", branches)];
    report.obstacles.sort_by_key(|obstacle| std::cmp::Reverse(obstacle.work));
    report
}

#[test]
fn the_verdict_says_where_the_beginning_of_the_run_cost_more() {
    let what = format!("holds it back most: {}", explain("branch").0);
    assert!(verdict(&held_back(40, 20)).contains(&format!("Apart from the beginning of the run, this {what}")));
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
        let (text, page) = (diff::text(before, after), diff::page(before, after));
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
fn a_source_line_is_counted_once() {
    for mut report in RUNS.map(report) {
        let lcov = Form::Lcov.render(&report, &Texts::new());
        let found: usize = lcov.lines().filter_map(|line| line.strip_prefix("LF:")?.parse::<usize>().ok()).sum();
        assert_eq!(lines_run(&report).1, found);
        for class in &mut report.classes {
            (class.name, class.source_file) = ("One".to_owned(), Some("One.java".to_owned()));
        }
        report.methods.iter_mut().flat_map(|method| &mut method.lines).for_each(|line| line.line = 7);
        assert_eq!(lines_run(&report), (1, 1));
    }
}
