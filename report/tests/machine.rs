//! The forms of other tools are read back by parsers that know nothing of this crate.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use holloway_report::machine::Form;
use holloway_report::model::{Line, Method, Place, Precision, Report, TraceExitReason};
use holloway_report::source::Texts;
use holloway_report::text::harmless;
use serde::Deserialize;
use serde_json::{Value, json};
use support::{COMPILED, EXACT, RUNS, report};

fn rendered(form: Form, report: &Report) -> String {
    form.render(report, &Texts::new())
}

/// A report whose program has chosen its names to do harm, and of one of whose stacks no frame is known.
fn hostile() -> Report {
    let mut report = report(EXACT);
    report.program.command = "<script>alert(1)</script> \u{1b}[2J".to_owned();
    report.classes[0].name = "a.b\"]<&>\u{0};\u{fffe}".to_owned();
    report.classes[0].source_file = Some("../../x\n<.java".to_owned());
    for method in &mut report.methods {
        method.name = "=cmd\"|'/C,;\n<init>".to_owned();
    }
    report.stacks[1].frame = None;
    report
}

/// Nothing, or what does not hold.
fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// An element: its name, the attributes that it must have, those that it may have, its children.
type Grammar = (&'static str, &'static [&'static str], &'static [&'static str], &'static [&'static str]);

/// What the DTD of JaCoCo's reports (1.1) declares. Of children each kind stands there any number of times, in the order
/// in which JaCoCo writes them.
const ELEMENTS: &[Grammar] = &[
    ("report", &["name"], &[], &["sessioninfo", "group", "package", "counter"]),
    ("sessioninfo", &["id", "start", "dump"], &[], &[]),
    ("group", &["name"], &[], &["group", "package", "counter"]),
    ("package", &["name"], &[], &["class", "sourcefile", "counter"]),
    ("class", &["name"], &["sourcefilename"], &["method", "counter"]),
    ("method", &["name", "desc"], &["line"], &["counter"]),
    ("sourcefile", &["name"], &[], &["line", "counter"]),
    ("line", &["nr"], &["mi", "ci", "mb", "cb"], &[]),
    ("counter", &["type", "missed", "covered"], &[], &[]),
];

/// What a counter may count, by the DTD.
const COUNTED: &[&str] = &["INSTRUCTION", "BRANCH", "LINE", "COMPLEXITY", "METHOD", "CLASS"];

/// Attributes that are numbers.
const NUMBERS: &[&str] = &["nr", "mi", "ci", "mb", "cb", "line", "missed", "covered"];

/// An element and its attributes and children by the DTD.
fn keeps_to_grammar(node: roxmltree::Node<'_, '_>) -> Result<(), String> {
    let name = node.tag_name().name();
    let known = ELEMENTS.iter().find(|(known, ..)| *known == name).ok_or_else(|| format!("{node:?} is not known"))?;
    let (_, must, may, inside) = known;
    let at = |what: &str| format!("{what}: {node:?}");
    ensure(must.iter().all(|attribute| node.has_attribute(*attribute)), &at("an attribute is missing"))?;
    for attribute in node.attributes() {
        let name = attribute.name();
        ensure(must.contains(&name) || may.contains(&name), &at(name))?;
        ensure(!NUMBERS.contains(&name) || attribute.value().parse::<u64>().is_ok(), &at("no number"))?;
    }
    if name == "counter" {
        ensure(
            node.attribute("type").is_some_and(|counted| COUNTED.contains(&counted)),
            &at("it counts something else"),
        )?;
    }
    // Elements have no text: what is between them is white.
    ensure(node.children().all(|child| child.is_element() || child.text().is_none_or(is_white)), &at("it has text"))?;
    let mut order = Vec::new();
    for child in node.children().filter(roxmltree::Node::is_element) {
        let place = inside.iter().position(|known| *known == child.tag_name().name());
        order.push(place.ok_or_else(|| at("a child is not allowed"))?);
    }
    ensure(order.is_sorted(), &at("its children are in another order"))?;
    let has = |name: &str| node.children().any(|child| child.has_tag_name(name));
    ensure(!(has("group") && has("package")), &at("groups and packages exclude each other"))?;
    let counters = node.children().filter(|child| child.has_tag_name("counter"));
    let mut counted: Vec<_> = counters.filter_map(|counter| counter.attribute("type")).collect();
    let all = counted.len();
    counted.sort_unstable();
    counted.dedup();
    ensure(counted.len() == all, &at("something is counted twice"))
}

fn is_white(text: &str) -> bool {
    text.trim().is_empty()
}

/// What an element has missed and covered of a kind.
fn counter(node: roxmltree::Node<'_, '_>, kind: &str) -> (u64, u64) {
    let found = node.children().find(|child| child.has_tag_name("counter") && child.attribute("type") == Some(kind));
    let number = |name| found.and_then(|found| found.attribute(name)?.parse::<u64>().ok()).unwrap_or(0);
    (number("missed"), number("covered"))
}

/// Whether the counters of an element are the sums of those of some of its children.
fn sums_up(node: roxmltree::Node<'_, '_>, children: &str, kinds: &[&str]) -> Result<(), String> {
    for kind in kinds {
        let of = node.children().filter(|child| child.has_tag_name(children)).map(|child| counter(child, kind));
        let sum = of.fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1));
        ensure(counter(node, kind) == sum, &format!("{kind} of {children}: {sum:?}, and not that of {node:?}"))?;
    }
    Ok(())
}

/// Whether a text is a report of JaCoCo's, of all lines of the program.
fn is_jacoco(xml: &str, report: &Report) -> Result<(), String> {
    // Indentation would not be valid in a document that stands alone: the DTD knows elements without text.
    ensure(!xml.contains("standalone"), "it stands alone")?;
    ensure(xml.contains("<!DOCTYPE report PUBLIC \"-//JACOCO//DTD Report 1.1//EN\" \"report.dtd\">"), "it has no DTD")?;
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(xml, options).map_err(|error| error.to_string())?;
    let root = document.root_element();
    ensure(root.has_tag_name("report"), "it is no report")?;
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        keeps_to_grammar(node)?;
        match node.tag_name().name() {
            "report" => sums_up(node, "package", &["INSTRUCTION", "LINE", "METHOD", "CLASS"])?,
            "package" => sums_up(node, "class", &["INSTRUCTION", "LINE", "METHOD", "CLASS"])?,
            "class" => sums_up(node, "method", &["INSTRUCTION", "LINE", "METHOD"])?,
            "sourcefile" => {
                let lines = node.children().filter(|child| child.has_tag_name("line"));
                let number = |line: roxmltree::Node<'_, '_>, name: &str| -> u64 {
                    line.attribute(name).and_then(|number| number.parse().ok()).unwrap_or(0)
                };
                let numbers: Vec<u64> = lines.clone().map(|line| number(line, "nr")).collect();
                ensure(numbers.is_sorted_by(|a, b| a < b), "lines are in order, each once")?;
                let sum = |name: &str| lines.clone().map(|line| number(line, name)).sum::<u64>();
                ensure(counter(node, "INSTRUCTION") == (sum("mi"), sum("ci")), &format!("lines of {node:?}"))?;
                let covered = lines.clone().filter(|&line| number(line, "ci") > 0).count();
                let expected = ((numbers.len() - covered) as u64, covered as u64);
                ensure(counter(node, "LINE") == expected, &format!("lines of {node:?}"))?;
            }
            _ => {}
        }
    }
    let covered: u64 = own_lines(report).map(|line| u64::from(line.covered)).sum();
    let bytecodes: u64 = own_lines(report).map(|line| u64::from(line.bytecodes)).sum();
    ensure(counter(root, "INSTRUCTION") == (bytecodes - covered, covered), "not all bytecodes are there")
}

/// What each stack of a report is called, the outermost frame first.
fn names(report: &Report) -> Vec<Vec<String>> {
    let name = |place: Place| harmless(&report.method_name(place.method));
    report.stacks.iter().map(|stack| report.frames_of(stack).into_iter().map(name).collect()).collect()
}

/// Files of speedscope, as <https://www.speedscope.app/file-format-schema.json> has them.
mod speedscope {
    #![allow(dead_code, reason = "what is not looked at has to be of its type")]

    use holloway_report::model::{Report, Unit};
    use serde::Deserialize;

    use super::{ensure, names};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct File {
        #[serde(rename = "$schema")]
        schema: String,
        shared: Shared,
        profiles: Vec<Sampled>,
        name: Option<String>,
        active_profile_index: Option<usize>,
        exporter: Option<String>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Shared {
        frames: Vec<Frame>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Frame {
        name: String,
        file: Option<String>,
        line: Option<u32>,
        col: Option<u32>,
    }

    #[derive(Deserialize, PartialEq, Eq, Debug)]
    #[serde(rename_all = "lowercase")]
    enum ValueUnit {
        None,
        Nanoseconds,
        Microseconds,
        Milliseconds,
        Seconds,
        Bytes,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Type {
        Sampled,
    }

    /// A profile of the type that is written; there are evented ones, too.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Sampled {
        #[serde(rename = "type")]
        kind: Type,
        name: String,
        unit: ValueUnit,
        start_value: u64,
        end_value: u64,
        samples: Vec<Vec<usize>>,
        weights: Vec<u64>,
    }

    /// Whether a text is a profile of all stacks of a report.
    pub fn is_profile(text: &str, report: &Report) -> Result<(), String> {
        let file: File = serde_json::from_str(text).map_err(|error| error.to_string())?;
        ensure(file.schema == "https://www.speedscope.app/file-format-schema.json", "it names another schema")?;
        let [profile] = &file.profiles[..] else { return Err("it has one profile".to_owned()) };
        ensure(file.active_profile_index.is_none_or(|index| index == 0), "the active profile is there")?;
        let unit = match report.counting.unit {
            Unit::Nanoseconds => ValueUnit::Nanoseconds,
            Unit::Bytecodes => ValueUnit::None,
        };
        ensure(profile.unit == unit, "it has another unit")?;
        let frames = &file.shared.frames;
        ensure(profile.samples.len() == profile.weights.len(), "each sample has a weight")?;
        ensure(profile.samples.iter().flatten().all(|&frame| frame < frames.len()), "a frame is not there")?;
        let name = |&frame: &usize| frames[frame].name.clone();
        let found: Vec<Vec<String>> = profile.samples.iter().map(|stack| stack.iter().map(name).collect()).collect();
        ensure(found == names(report), "stacks are called otherwise")?;
        ensure(profile.weights.iter().copied().eq(report.stacks.iter().map(|stack| stack.work)), "weights differ")?;
        let all: u64 = profile.weights.iter().sum();
        ensure(profile.end_value.checked_sub(profile.start_value) == Some(all), "values do not reach over all weights")
    }
}

/// Profiles of the Firefox profiler, in its processed form (version 55), as far as it is written.
mod firefox {
    #![allow(dead_code, reason = "what is not looked at has to be of its type")]

    use holloway_report::model::{Report, Unit};
    use serde::Deserialize;
    use serde_json::Value;

    use super::{ensure, names};

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Profile {
        meta: Meta,
        libs: Vec<Value>,
        threads: Vec<Thread>,
        pages: Option<Vec<Value>>,
        profiler_overhead: Option<Vec<Value>>,
        counters: Option<Vec<Value>>,
    }

    /// There is more that may be known of a run.
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Meta {
        interval: f64,
        start_time: f64,
        process_type: u32,
        product: String,
        version: u32,
        preprocessed_profile_version: u32,
        categories: Vec<Category>,
        marker_schema: Vec<Value>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Category {
        name: String,
        color: String,
        subcategories: Vec<String>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Thread {
        name: String,
        pid: String,
        tid: String,
        process_name: Option<String>,
        process_type: String,
        process_startup_time: f64,
        process_shutdown_time: Option<f64>,
        register_time: f64,
        unregister_time: Option<f64>,
        paused_ranges: Vec<Value>,
        is_main_thread: bool,
        show_markers_in_timeline: Option<bool>,
        samples: Samples,
        stack_table: StackTable,
        frame_table: FrameTable,
        func_table: FuncTable,
        resource_table: ResourceTable,
        native_symbols: NativeSymbols,
        markers: Markers,
        string_array: Vec<String>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Samples {
        length: usize,
        stack: Vec<Option<usize>>,
        time_deltas: Vec<f64>,
        weight: Vec<i64>,
        weight_type: String,
        #[serde(rename = "threadCPUDelta")]
        thread_cpu_delta: Vec<u64>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct StackTable {
        length: usize,
        prefix: Vec<Option<usize>>,
        frame: Vec<usize>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct FrameTable {
        length: usize,
        address: Vec<i64>,
        inline_depth: Vec<u32>,
        category: Vec<usize>,
        subcategory: Vec<usize>,
        func: Vec<usize>,
        native_symbol: Vec<Option<usize>>,
        #[serde(rename = "innerWindowID")]
        inner_window_id: Vec<Option<u64>>,
        line: Vec<Option<u32>>,
        column: Vec<Option<u32>>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct FuncTable {
        length: usize,
        name: Vec<usize>,
        #[serde(rename = "isJS")]
        is_js: Vec<bool>,
        #[serde(rename = "relevantForJS")]
        relevant_for_js: Vec<bool>,
        resource: Vec<i64>,
        file_name: Vec<Option<usize>>,
        line_number: Vec<Option<u32>>,
        column_number: Vec<Option<u32>>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct ResourceTable {
        length: usize,
        lib: Vec<Option<usize>>,
        name: Vec<usize>,
        host: Vec<Option<usize>>,
        #[serde(rename = "type")]
        kind: Vec<u32>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct NativeSymbols {
        length: usize,
        address: Vec<u64>,
        function_size: Vec<Option<u64>>,
        lib_index: Vec<usize>,
        name: Vec<usize>,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    struct Markers {
        length: usize,
        category: Vec<usize>,
        data: Vec<Value>,
        start_time: Vec<Option<f64>>,
        end_time: Vec<Option<f64>>,
        name: Vec<usize>,
        phase: Vec<u32>,
    }

    /// Whether the columns of each table of a thread are as long as the table says.
    fn has_whole_columns(text: &str) -> Result<(), String> {
        let json: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let threads = json["threads"].as_array().into_iter().flatten();
        for (name, table) in threads.filter_map(Value::as_object).flatten() {
            let Some(length) = table["length"].as_u64() else { continue };
            for (column, values) in table.as_object().into_iter().flatten() {
                let is_whole = values.as_array().is_none_or(|values| values.len() as u64 == length);
                ensure(is_whole, &format!("{name}.{column} is not of {length}"))?;
            }
        }
        Ok(())
    }

    /// Whether each number of something stands for one of so many.
    fn are_there<'a>(indices: impl IntoIterator<Item = &'a usize>, of: usize, what: &str) -> Result<(), String> {
        ensure(indices.into_iter().all(|&index| index < of), &format!("{what} is not there"))
    }

    /// Whether the indices of all tables stand for something.
    fn has_whole_indices(meta: &Meta, thread: &Thread) -> Result<(), String> {
        let Thread { frame_table: frames, func_table: functions, stack_table: stacks, string_array: strings, .. } =
            thread;
        let (resources, symbols, categories) = (&thread.resource_table, &thread.native_symbols, &meta.categories);
        are_there(thread.samples.stack.iter().flatten(), stacks.length, "a stack")?;
        are_there(&stacks.frame, frames.length, "a frame")?;
        let come_before = stacks.prefix.iter().enumerate().all(|(at, prefix)| prefix.is_none_or(|prefix| prefix < at));
        ensure(come_before, "callers come before what they call")?;
        are_there(&frames.func, functions.length, "a function")?;
        are_there(frames.native_symbol.iter().flatten(), symbols.length, "a symbol")?;
        are_there(&frames.category, categories.len(), "a category")?;
        for (&category, &subcategory) in frames.category.iter().zip(&frames.subcategory) {
            ensure(subcategory < categories[category].subcategories.len(), "a subcategory is not there")?;
        }
        are_there(&functions.name, strings.len(), "a name")?;
        are_there(functions.file_name.iter().flatten(), strings.len(), "a file")?;
        let is_resource = |&index: &i64| index == -1 || usize::try_from(index).is_ok_and(|at| at < resources.length);
        ensure(functions.resource.iter().all(is_resource), "a resource is not there")?;
        are_there(resources.name.iter().chain(&symbols.name).chain(&thread.markers.name), strings.len(), "a name")
    }

    /// The frames of a stack, the outermost first. Callers come before what they call.
    fn frames(thread: &Thread, stack: Option<usize>) -> Vec<usize> {
        let stacks = &thread.stack_table;
        let all = std::iter::successors(stack, |&stack| stacks.prefix[stack]);
        let mut frames: Vec<usize> = all.map(|stack| stacks.frame[stack]).collect();
        frames.reverse();
        frames
    }

    /// Whether a text is a profile of all stacks of a report, with weights of so many nanoseconds.
    pub fn is_profile(text: &str, report: &Report, per_weight: u64) -> Result<(), String> {
        let profile: Profile = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let meta = &profile.meta;
        ensure(meta.preprocessed_profile_version >= 55, "the form has another version")?;
        let [thread] = &profile.threads[..] else { return Err("it has one thread".to_owned()) };
        has_whole_columns(text)?;
        has_whole_indices(meta, thread)?;
        let samples = &thread.samples;
        ensure(samples.weight_type == "samples", "weights are something else")?;
        ensure(samples.length == report.stacks.len() + 1, "there is a sample for each stack, and one at the end")?;
        let (&last, of_stacks) = samples.stack.split_last().ok_or("there is no sample")?;
        ensure(last.is_none() && samples.weight.last() == Some(&0), "the last sample has a stack")?;
        let stacks: Vec<Vec<usize>> = of_stacks.iter().map(|&stack| frames(thread, stack)).collect();
        let name = |&frame: &usize| thread.string_array[thread.func_table.name[thread.frame_table.func[frame]]].clone();
        let found: Vec<Vec<String>> = stacks.iter().map(|stack| stack.iter().map(name).collect()).collect();
        ensure(found == names(report), "stacks are called otherwise")?;
        // A bytecode is as long as a microsecond.
        let scale = if report.counting.unit == Unit::Nanoseconds { 1 } else { 1000 };
        let mut begin = 0.0;
        let mut all = 0;
        for (at, stack) in report.stacks.iter().enumerate() {
            let category = |&frame: &usize| meta.categories[thread.frame_table.category[frame]].name.as_str();
            let is_told = stacks[at].iter().all(|frame| category(frame) == stack.cover.text());
            ensure(is_told, &format!("sample {at} has another category"))?;
            let nanoseconds = stack.work * scale;
            let weight = (nanoseconds / per_weight).max(1);
            ensure(samples.weight[at] as u64 == weight, &format!("sample {at} has another weight"))?;
            // Processor time is told by the sample after it.
            let is_time_spent = samples.thread_cpu_delta[at + 1] == nanoseconds / 1000;
            ensure(is_time_spent, &format!("sample {at} has another processor time"))?;
            begin += samples.time_deltas[at];
            ensure(is_time(begin, all), &format!("sample {at} begins at {begin} ms, and not at {all} ns"))?;
            all += nanoseconds;
        }
        ensure(samples.thread_cpu_delta[0] == 0, "there is time before the first sample")?;
        ensure(is_time(samples.time_deltas.iter().sum(), all), "the last sample is not at the end")?;
        ensure(thread.unregister_time.is_some_and(|end| is_time(end, all)), "the thread ends with its samples")
    }

    /// Whether milliseconds are so many nanoseconds, but for what numbers with a point leave out.
    fn is_time(milliseconds: f64, nanoseconds: u64) -> bool {
        let expected = nanoseconds as f64 / 1e6;
        (milliseconds - expected).abs() <= 1e-6 + expected * 1e-9
    }
}

/// The lines of the program; those of the library are none of what it covers.
fn own_lines(report: &Report) -> impl Iterator<Item = &Line> {
    let own = |method: &&Method| !report.classes[method.class as usize].library;
    report.methods.iter().filter(own).flat_map(|method| &method.lines)
}

#[test]
fn jacoco_reports_keep_to_their_grammar_and_sum_up() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let xml = rendered(Form::Jacoco, &report);
        is_jacoco(&xml, &report).unwrap_or_else(|fault| panic!("{fault}: {xml}"));
    }
    // What is none is found out.
    let report = report(EXACT);
    let xml = rendered(Form::Jacoco, &report);
    for (from, to) in [
        ("type=\"LINE\"", "type=\"LINES\""),
        (" missed=\"", " missing=\""),
        ("<line nr=\"", "<line number=\""),
        (" desc=\"", " line=\"x\" desc=\""),
        ("<report name=", "<report id=\"\" name="),
        ("</method>", "<line nr=\"1\"/></method>"),
        ("</package>", "<class name=\"A\"/></package>"),
        (" ci=\"", " ci=\"9"),
    ] {
        let broken = xml.replacen(from, to, 1);
        assert!(broken != xml && is_jacoco(&broken, &report).is_err(), "{to}");
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
        let text = rendered(Form::Speedscope, &report);
        speedscope::is_profile(&text, &report).unwrap_or_else(|fault| panic!("{fault}: {text}"));
        let text = rendered(Form::Firefox, &report);
        firefox::is_profile(&text, &report, 1000).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    }
}

/// Numbers of 32 bits hold the weights of any run, and stacks keep their shares of it.
#[test]
fn weights_of_long_stacks_are_of_coarser_units() {
    for (run, work, per_weight) in [
        (COMPILED, 2_147_483_647_999, 1000),
        (COMPILED, 2_147_483_648_000, 1_000_000),
        (EXACT, 2_147_483_647, 1000),
        (EXACT, 2_147_483_648, 1_000_000),
    ] {
        let mut report = report(run);
        report.stacks[0].work = work;
        let text = rendered(Form::Firefox, &report);
        firefox::is_profile(&text, &report, per_weight).unwrap_or_else(|fault| panic!("{work}: {fault}: {text}"));
    }
}

/// Changes a value in a JSON text.
fn changed(text: &str, at: &str, to: Value) -> String {
    let mut json: Value = serde_json::from_str(text).expect("JSON");
    *json.pointer_mut(at).unwrap_or_else(|| panic!("nothing is at {at}: {text}")) = to;
    json.to_string()
}

#[test]
fn profiles_that_do_not_fit_together_are_found_out() {
    let report = report(EXACT);
    let text = rendered(Form::Speedscope, &report);
    for (at, to) in [
        ("/profiles/0/samples/0/0", json!(1_000_000)),
        ("/profiles/0/weights/0", json!(0)),
        ("/profiles/0/endValue", json!(1)),
        ("/profiles/0/type", json!("evented")),
        ("/profiles/0/unit", json!("bytecodes")),
        ("/shared/frames/0/name", json!("another")),
        ("/shared/frames/0", json!({ "name": "Main.main", "lines": 5 })),
    ] {
        assert!(speedscope::is_profile(&changed(&text, at, to), &report).is_err(), "{at}");
    }
    let text = rendered(Form::Firefox, &report);
    for (at, to) in [
        ("/threads/0/samples/stack/0", json!(1_000_000)),
        ("/threads/0/samples/weight/0", json!(-1)),
        ("/threads/0/samples/length", json!(1)),
        ("/threads/0/stackTable/prefix/0", json!(0)),
        ("/threads/0/stackTable/frame/0", json!(1_000_000)),
        ("/threads/0/frameTable/func/0", json!(1_000_000)),
        ("/threads/0/frameTable/category/0", json!(100)),
        ("/threads/0/funcTable/name/0", json!(1_000_000)),
        ("/threads/0/funcTable/resource/0", json!(5)),
        ("/threads/0/stringArray/0", json!("another")),
        ("/threads/0/frameTable/address", json!([])),
    ] {
        assert!(firefox::is_profile(&changed(&text, at, to), &report, 1000).is_err(), "{at}");
    }
}

/// A row of the table of lines.
#[derive(Deserialize, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
struct Row {
    class: String,
    method: String,
    descriptor: String,
    line: u16,
    cover: String,
    share: f64,
    compiled: u64,
    grown: u64,
    completed: u64,
    partial: u64,
    interpreted: u64,
    executions: Option<u64>,
    bytecodes: u32,
    covered: u32,
    run: u32,
    reasons: String,
    executions_are: String,
}

/// What a cell says of a text, which no program that calculates is to take for a formula.
fn cell(text: &str) -> String {
    let text = harmless(text);
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text }
}

impl Row {
    fn new(report: &Report, method: &Method, line: &Line) -> Row {
        let reasons = line.reasons.iter().map(|reason| format!("{} {}", reason.reason, reason.work));
        let all = report.work.total().max(1) as f64;
        Row {
            class: cell(&report.classes[method.class as usize].name),
            method: cell(&method.name),
            descriptor: cell(&method.descriptor),
            line: line.line,
            cover: line.cover.word().to_owned(),
            share: format!("{:.6}", line.work.total() as f64 / all).parse().expect("a number"),
            compiled: line.work.compiled,
            grown: line.work.grown,
            completed: line.work.completed,
            partial: line.work.partial,
            interpreted: line.work.interpreted,
            executions: line.executions,
            bytecodes: line.bytecodes,
            covered: line.covered,
            run: line.run,
            reasons: reasons.collect::<Vec<_>>().join("; "),
            executions_are: match (line.executions, report.counting.executions) {
                (None, _) => "",
                // Whether something ran at all is known.
                (Some(0), _) | (_, Precision::Exact) => "exact",
                (_, Precision::Sampled) => "sampled",
                (_, Precision::Estimated) => "estimated",
            }
            .to_owned(),
        }
    }
}

#[test]
fn tables_are_read_back() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let text = rendered(Form::Csv, &report);
        let rows: Vec<Row> = csv::Reader::from_reader(text.as_bytes())
            .deserialize()
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("{error}: {text}"));
        let own = report.classes.iter().filter(|class| !class.library).flat_map(|class| &class.methods);
        let own = own.map(|&method| &report.methods[method as usize]);
        let expected = own.flat_map(|method| method.lines.iter().map(|line| Row::new(&report, method, line)));
        assert_eq!(rows, expected.collect::<Vec<_>>());
    }
}

#[test]
fn graphs_are_well_formed() {
    for report in RUNS.map(report).into_iter().chain([hostile()]) {
        let dot = rendered(Form::Dot, &report);
        assert!(dot.starts_with("digraph traces {\n") && dot.ends_with("}\n"));
        let quotes = |line: &str| line.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        assert!(dot.lines().all(|line| quotes(line) % 2 == 0), "{dot}");
    }
}

#[test]
fn edges_of_the_graph_of_traces_say_why_a_trace_was_left() {
    let mut report = report(EXACT);
    report.traces.iter_mut().flat_map(|trace| &mut trace.exits).for_each(|exit| exit.reason = TraceExitReason::Switch);
    let mut left = report.traces.iter().flat_map(|trace| trace.exits.iter().map(|exit| (trace.id, exit)));
    let leads_on = left.find_map(|(from, exit)| Some((from, exit.trace?, exit.times)));
    let (from, to, times) = leads_on.expect("a trace follows another one");
    let dot = rendered(Form::Dot, &report);
    assert!(dot.contains(&format!("  T{from} -> T{to} [label=\"{times} switch\"];")), "{dot}");
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
        ("Q.HTML", Some(Form::Html)),
        ("Q.Firefox.JSON", Some(Form::Firefox)),
        ("a.doc", None),
    ] {
        assert_eq!(Form::of(name), form, "{name}");
    }
    assert!(Form::Json.write(&report(EXACT), &Texts::new(), Path::new("/nonexistent/x.json")).is_err());
}
