//! Texts for terminals: they keep to the width of the window and leave nothing out for it, and say what is in the report.

mod support;

use holloway_report::diff;
use holloway_report::machine::Form;
use holloway_report::model::{Obstacle, ObstaclePlace, Place, Report};
use holloway_report::obstacles::explain;
use holloway_report::source::Texts;
use holloway_report::text::{Style, lines_run, text};
use holloway_report::verdict::{uncovered, verdict};
use support::{COMPILED, EXACT, RUNS, report};
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
            for obstacle in report.obstacles.iter().take(2) {
                assert!(said.contains(&obstacle.text), "{columns} columns: {}: {text}", obstacle.text);
            }
        }
    }
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
