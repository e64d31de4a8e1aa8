//! The forms of other tools are read back by parsers that know nothing of this crate.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use holloway_report::machine::Form;
use holloway_report::model::{Line, Method, Report};
use holloway_report::source::Texts;
use serde_json::Value;
use support::{EXACT, RUNS, report};

fn rendered(form: Form, report: &Report) -> String {
    form.render(report, &Texts::new())
}

/// A report whose program has chosen its names to do harm.
fn hostile() -> Report {
    let mut report = report(EXACT);
    report.program.command = "<script>alert(1)</script> \u{1b}[2J".to_owned();
    report.classes[0].name = "a.b\"]<&>\u{0};\u{fffe}".to_owned();
    report.classes[0].source_file = Some("../../x\n<.java".to_owned());
    for method in &mut report.methods {
        method.name = "=cmd\"|'/C,;\n<init>".to_owned();
    }
    report
}

/// An element: its name, the attributes that it must have, those that it may have, its children.
type Grammar = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str]);

/// What the DTD of JaCoCo's reports (1.1) allows: of an element its attributes, those that it must have in capital letters'
/// place first, and its children.
const ELEMENTS: &[Grammar] = &[
    ("report", &["name"], &[], &["sessioninfo", "group", "package", "counter"]),
    ("package", &["name"], &[], &["class", "sourcefile", "counter"]),
    ("class", &["name"], &["sourcefilename"], &["method", "counter"]),
    ("method", &["name", "desc"], &["line"], &["counter"]),
    ("sourcefile", &["name"], &[], &["line", "counter"]),
    ("line", &["nr"], &["mi", "ci", "mb", "cb"], &[]),
    ("counter", &["type", "missed", "covered"], &[], &[]),
];

/// The lines of the program; those of the library are none of what it covers.
fn own_lines(report: &Report) -> impl Iterator<Item = &Line> {
    let own = |method: &&Method| !report.classes[method.class as usize].library;
    report.methods.iter().filter(own).flat_map(|method| &method.lines)
}

#[test]
fn jacoco_reports_keep_to_their_grammar_and_sum_up() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let xml = rendered(Form::Jacoco, &report);
        // Indentation would not be valid in a document that stands alone: the DTD knows elements without text.
        assert!(!xml.contains("standalone"));
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&xml, options).expect("it is XML");
        assert_eq!(document.root_element().tag_name().name(), "report");
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            let (_, must, may, inside) = ELEMENTS.iter().find(|(known, ..)| *known == name).expect("a known element");
            assert!(must.iter().all(|attribute| node.has_attribute(*attribute)), "{node:?}");
            assert!(node.attributes().all(|a| must.contains(&a.name()) || may.contains(&a.name())), "{node:?}");
            // Children come in the order of the grammar; classes and source files may alternate.
            let order = node.children().filter(roxmltree::Node::is_element).map(|child| {
                let place =
                    inside.iter().position(|known| *known == child.tag_name().name()).expect("an allowed child");
                if inside[place] == "sourcefile" { 0 } else { place }
            });
            assert!(order.is_sorted(), "{node:?}");
        }
        let counter = |node: roxmltree::Node<'_, '_>, kind: &str| {
            let found =
                node.children().find(|child| child.has_tag_name("counter") && child.attribute("type") == Some(kind));
            let number = |name| found.and_then(|found| found.attribute(name)?.parse::<u64>().ok()).unwrap_or(0);
            (number("missed"), number("covered"))
        };
        let all = counter(document.root_element(), "INSTRUCTION");
        let lines: Vec<_> = own_lines(&report).collect();
        let covered: u64 = lines.iter().map(|line| u64::from(line.covered)).sum();
        let bytecodes: u64 = lines.iter().map(|line| u64::from(line.bytecodes)).sum();
        assert_eq!(all, (bytecodes - covered, covered));
    }
}

#[test]
fn lcov_files_are_read_back() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let text = rendered(Form::Lcov, &report);
        let records: Vec<lcov::Record> = lcov::Reader::new(text.as_bytes())
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("{error}: {text}"));
        let mut lines: BTreeMap<u32, u64> = BTreeMap::new();
        let (mut found, mut hit) = (0, 0);
        for record in &records {
            match record {
                lcov::Record::LineData { line, count, .. } => drop(lines.insert(*line, *count)),
                lcov::Record::LinesFound { found: of_file } => found += of_file,
                lcov::Record::LinesHit { hit: of_file } => hit += of_file,
                _ => {}
            }
        }
        assert_eq!((lines.len() as u32, lines.values().filter(|hits| **hits > 0).count() as u32), (found, hit));
        for line in own_lines(&report).filter(|line| line.line > 0) {
            assert!(lines.contains_key(&u32::from(line.line)), "{line:?}");
            assert!(line.covered == 0 || lines[&u32::from(line.line)] > 0, "{line:?}");
        }
    }
}

#[test]
fn profiles_have_all_work() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let all: u64 = report.stacks.iter().map(|stack| stack.work).sum();
        assert!(all > 0 || report.stacks.is_empty());
        let collapsed = rendered(Form::Collapsed, &report);
        let of_line = |line: &str| {
            let (stack, work) = line.rsplit_once(' ').expect("stack and work");
            let known = |frame: &str| ["_[0]", "_[i]", "_[j]"].iter().any(|how| frame.ends_with(how));
            assert!(stack.split(';').all(known) && !stack.contains(' '), "{line}");
            work.parse::<u64>().expect("a number")
        };
        assert_eq!(collapsed.lines().map(of_line).sum::<u64>(), all);
        let profile: Value = serde_json::from_str(&rendered(Form::Speedscope, &report)).expect("JSON");
        let frames = profile["shared"]["frames"].as_array().expect("frames").len() as u64;
        let own = &profile["profiles"][0];
        let weights: u64 = own["weights"].as_array().expect("weights").iter().filter_map(Value::as_u64).sum();
        assert_eq!((own["type"].as_str(), weights, own["endValue"].as_u64()), (Some("sampled"), all, Some(all)));
        let samples = own["samples"].as_array().expect("samples");
        assert_eq!(samples.len(), report.stacks.len());
        assert!(samples.iter().flat_map(|s| s.as_array().expect("a stack")).all(|frame| frame.as_u64() < Some(frames)));
        let firefox: Value = serde_json::from_str(&rendered(Form::Firefox, &report)).expect("JSON");
        assert!(firefox["meta"]["version"].as_u64() > Some(20), "{}", firefox["meta"]);
        assert_eq!(firefox["threads"][0]["samples"]["length"].as_u64(), Some(report.stacks.len() as u64));
    }
}

#[test]
fn tables_and_graphs_are_well_formed() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let csv = rendered(Form::Csv, &report);
        let head = csv.lines().next().expect("a head");
        assert!(head.ends_with(",executions_are"), "{head}");
        let columns = head.split(',').count();
        for line in csv.lines() {
            let mut quoted = false;
            let commas = line.chars().filter(|&c| {
                quoted ^= c == '"';
                c == ',' && !quoted
            });
            assert_eq!(commas.count() + 1, columns, "{line}");
            assert!(!quoted && !line.starts_with("\"=") && !line.contains(",\"="), "{line}");
        }
        let dot = rendered(Form::Dot, &report);
        assert!(dot.starts_with("digraph traces {\n") && dot.ends_with("}\n"));
        let quotes = |line: &str| line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        assert!(dot.lines().all(|line| quotes(line) % 2 == 0), "{dot}");
    }
}

#[test]
fn pages_hold_names_as_data_only() {
    let page = rendered(Form::Html, &hostile());
    assert!(!page.contains("<script>alert") && !page.contains('\u{1b}'));
    assert!(page.contains("&#60;script&#62;alert") || page.contains("&lt;script&gt;alert"), "the title has it as text");
    for outside in ["http://", "https://"] {
        let of_svg = page.matches("http://www.w3.org/2000/svg").count();
        let found = page.matches(outside).count();
        assert_eq!(found, if outside == "http://" { of_svg } else { 0 }, "nothing is fetched: {outside}");
    }
}

#[test]
fn the_form_is_told_by_the_end_of_the_name() {
    for (name, form) in [
        ("a.html", Some(Form::Html)),
        ("a.speedscope.json", Some(Form::Speedscope)),
        ("a.json", Some(Form::Json)),
        ("lcov.info", Some(Form::Lcov)),
        ("a.doc", None),
    ] {
        assert_eq!(Form::of(name), form, "{name}");
    }
    assert!(Form::Json.write(&report(EXACT), &Texts::new(), Path::new("/nonexistent/x.json")).is_err());
}
