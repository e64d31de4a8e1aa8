//! Details of views: what stands where, what is told once, and what is drawn of nothing.

use std::fs;
use std::path::Path;

use holloway_report::advice::changes;
use holloway_report::diff;
use holloway_report::html::page;
use holloway_report::model::{Line, Method, ObstaclePlace, Place, RegionBlock, RegionExit, Report, Work};
use holloway_report::source::Texts;
use holloway_report::verdict::uncovered;
use serde_json::json;

use super::chromium::Browser;
use super::search::search;
use super::support::{COMPILED, EXACT, changed, report};
use super::{MACHINE, PROGRAMS, browser, sources};

/// Opens the page of a report in a window of usual size.
fn open(browser: &mut Browser, folder: &Path, report: &Report, texts: &Texts) {
    let file = folder.join("details.html");
    fs::write(&file, page(report, texts)).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
}

/// The method of the program's own with the hottest line, and that line.
fn hottest(report: &Report) -> (u32, Line) {
    let own = (0_u32..).zip(&report.methods).filter(|&(number, _)| !report.is_library(number));
    let lines = own.flat_map(|(number, method)| method.lines.iter().map(move |line| (number, line.clone())));
    lines.max_by_key(|(_, line)| line.work.total()).expect("a line")
}

/// Another method of a method's class, with a line and nothing else.
fn add_method(report: &mut Report, beside: u32, name: &str, line: Line) -> u32 {
    let added = report.methods.len() as u32;
    let of = &report.methods[beside as usize];
    let class = of.class;
    let method = Method {
        class,
        name: name.to_owned(),
        descriptor: "(ILjava/lang/String;)V".to_owned(),
        work: line.work,
        lines: vec![line],
        blocks: Vec::new(),
        code: Vec::new(),
        ..of.clone()
    };
    report.work += method.work;
    report.methods.push(method);
    report.classes[class as usize].methods.push(added);
    added
}

#[test]
fn sources_stay_behind_the_head() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("head") else { return };
    let (report, (path, source)) = (report(COMPILED), (PROGRAMS[0].2, PROGRAMS[0].3));
    open(&mut browser, &folder, &report, &sources(path, source));
    browser.view("#source");
    let apart = "(() => { scrollTo(0, 300); return document.getElementById('views').getBoundingClientRect().top - document.querySelector('header').getBoundingClientRect().bottom; })()";
    assert!(browser.evaluate(apart).as_f64().is_some_and(|apart| apart <= 0.0));
    // The columns have heads, which stay in sight.
    let heads = "(() => { const { top } = document.querySelector('.row.heads').getBoundingClientRect(), { bottom } = document.getElementById('views').getBoundingClientRect(); return [Math.abs(top - bottom) < 2, document.querySelector('.row.heads').innerText.split(/\\s+/).filter(Boolean)]; })()";
    assert_eq!(browser.evaluate(heads), json!([true, ["Line", "Share", "Times"]]));
    // What follows the last end of a line is no row.
    assert_eq!(browser.evaluate("document.querySelectorAll('.code .row').length"), source.lines().count());
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn a_line_that_methods_share_is_told_once() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("shared") else { return };
    let mut report = report(COMPILED);
    let (method, line) = hottest(&report);
    let number = line.line;
    add_method(&mut report, method, "lambda$work$0", line);
    open(&mut browser, &folder, &report, &Texts::new());
    browser.view("#summary");
    let names = format!(
        "[...document.querySelector('#main table').querySelectorAll('a.mono')].map(link => link.textContent).filter(name => name.endsWith(':{number}'))"
    );
    let name = format!("{}:{number}", report.methods[method as usize].name);
    let told = browser.evaluate(&names);
    let told = told.as_array().expect("names");
    assert!(matches!(&told[..], [one] if one.as_str().is_some_and(|one| one.ends_with(&name))), "{told:?}, not {name}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn what_the_compiler_has_made_is_told_so() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("made") else { return };
    let mut report = report(COMPILED);
    let (path, source) = (PROGRAMS[0].2, PROGRAMS[0].3);
    let (method, line) = hottest(&report);
    let class = report.class_of(method);
    let head = source.lines().position(|text| text.contains(&format!("class {class}"))).expect("the head of the class");
    let number = head as u16 + 1;
    let work = line.work.total();
    let line = Line { line: number, work: Work { interpreted: work, ..Work::default() }, ..line };
    let made = add_method(&mut report, method, "compareTo", line);
    let place = Place { method: made, at: 0, line: Some(number) };
    report.obstacles[0].work += work;
    report.obstacles[0].places.insert(0, ObstaclePlace { place, work });
    open(&mut browser, &folder, &report, &sources(path, source));
    browser.view("#obstacles");
    let row = browser.evaluate("document.querySelector('.obstacle tbody tr').innerText");
    let row = row.as_str().unwrap_or_default();
    assert!(row.contains("made by the compiler") && !row.contains("class "), "{row}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn nothing_has_no_bar() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("nothing") else { return };
    let mut report = report(EXACT);
    let idle = report.traces.iter_mut().rfind(|trace| trace.retired.is_none()).expect("a trace");
    idle.work = Work::default();
    open(&mut browser, &folder, &report, &Texts::new());
    browser.view("#traces");
    let bars = "[...document.querySelectorAll('#main tbody tr')].filter(row => row.children[1].textContent === '0\\u00a0%').map(row => row.querySelectorAll('.bar i').length)";
    let bars: Vec<u32> = serde_json::from_value(browser.evaluate(bars)).expect("numbers");
    assert!(!bars.is_empty() && bars.iter().all(|&bars| bars == 0), "{bars:?}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// Blocks that lines of the graph pass behind which they do not join, and per cents with nothing behind them.
const CROSSED: &str = r##"(() => {
  const bad = [], boxes = [...document.querySelectorAll(".canvas a")].map(node => node.firstElementChild.nextElementSibling.getBoundingClientRect());
  for (const line of document.querySelectorAll(".canvas path[fill=none]")) {
    const length = line.getTotalLength(), at = where => line.getPointAtLength(where).matrixTransform(line.getScreenCTM());
    for (let where = 0; where < length; where += 2) { const { x, y } = at(where); boxes.forEach((box, i) => { if (x > box.left + 3 && x < box.right - 3 && y > box.top + 3 && y < box.bottom - 3) bad.push(`${line.textContent} passes ${i}`); }); }
  }
  const notes = [...document.querySelectorAll(".canvas .pill + text")].filter(note => note.textContent.includes("%"));
  if (notes.length < 4) bad.push("per cents: " + notes.length);
  return [...new Set(bad)].join("; ");
})()"##;

#[test]
fn lines_of_graphs_pass_beside_blocks() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("beside") else { return };
    let mut report = report(COMPILED);
    // Two loops, one in the other, whose ways back lead past a block on their right.
    let region = &mut report.regions[0];
    let block = region.blocks[0].clone();
    let successors: [&[(u32, f64)]; 7] =
        [&[(1, 1.0)], &[(2, 1.0)], &[(3, 0.8), (4, 0.2)], &[(5, 0.9), (6, 0.1)], &[(0, 1.0)], &[(6, 1.0)], &[(2, 1.0)]];
    region.blocks =
        successors.map(|successors| RegionBlock { successors: successors.to_vec(), ..block.clone() }).to_vec();
    // What differs in nothing that is shown is one row.
    let exit = |taken| RegionExit {
        reason: "branch".into(),
        kind: "path".into(),
        to: Some(block.place),
        taken,
        linked: false,
    };
    region.exits = vec![exit(1200), exit(34)];
    open(&mut browser, &folder, &report, &Texts::new());
    browser.view("#region/0");
    assert_eq!(browser.evaluate(CROSSED), "");
    let times =
        browser.evaluate("[...document.querySelectorAll('#main tbody tr')].map(row => row.children[1].textContent)");
    assert_eq!(times, json!(["1,234"]));
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn what_to_change_and_where_machine_code_was_left_is_said_as_in_texts() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("changes") else { return };
    let mut report = report(COMPILED);
    let exit = RegionExit { reason: "bounds".into(), kind: "rare".into(), to: None, taken: 27_789, linked: false };
    report.regions[0].exits = vec![exit];
    open(&mut browser, &folder, &report, &Texts::new());
    browser.view("#obstacles");
    let said = browser.evaluate("[...document.querySelectorAll('#main .changes li')].map(item => item.textContent)");
    assert_eq!(said, json!(changes(&report)));
    // Where an exit leads is not known of exceptions: which piece of machine code was left is.
    let root = report.place_name(report.regions[0].root);
    for (view, cell) in [("#regions", "td:last-child"), ("#region/0", "td:nth-child(3)")] {
        browser.view(view);
        let row = browser.evaluate(&format!("document.querySelector('#main tbody tr {cell}').textContent"));
        let row = row.as_str().expect("a text");
        assert!(row.ends_with(&format!("from what is entered at {root}")), "{view}: {row}");
        assert!(
            view != "#regions" || row.starts_with("an array index was outside of the array, 27,789 times, "),
            "{row}"
        );
    }
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn search_shows_lines_and_no_descriptors() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("found") else { return };
    let report = report(EXACT);
    open(&mut browser, &folder, &report, &Texts::new());
    let line = uncovered(&report).into_iter().next().expect("a line");
    let method = &report.methods[line.place.method as usize];
    let hits = search(&mut browser, &method.name);
    let number = line.place.line.expect("its number");
    assert!(hits.iter().any(|hash| hash.ends_with(&format!("/{number}"))), "{hits:?} without line {number}");
    let texts = "[...document.querySelectorAll('#found .mono')].map(text => text.textContent).filter(text => /\\)[\\[A-Z]/.test(text) && !text.includes(' '))";
    assert_eq!(browser.evaluate(texts), json!([]));
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn comparisons_can_be_light_or_dark() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("theme") else { return };
    let file = folder.join("diff.html");
    fs::write(&file, diff::page(&report(EXACT), &changed(report(EXACT)))).expect("the page is written");
    browser.window(1280, 860, false);
    browser.call("Page.navigate", &json!({ "url": format!("file://{}", file.display()) }));
    let loaded =
        "new Promise(done => document.readyState === 'complete' ? done(1) : addEventListener('load', () => done(1)))";
    browser.evaluate(loaded);
    let theme = "document.documentElement.dataset.theme";
    assert_eq!(browser.evaluate(theme), "light");
    // Chosen, and remembered.
    for chosen in ["dark", "light"] {
        browser.evaluate("document.getElementById('theme').click()");
        assert_eq!(browser.evaluate(theme), chosen);
        assert_eq!(browser.evaluate("localStorage.getItem('holloway-theme')"), chosen);
    }
    // The greatest of small parts of all work fills the column.
    let widest = "[...document.querySelectorAll('.diff.scaled')].map(table => Math.max(...[...table.querySelectorAll('.pair i')].map(bar => parseFloat(bar.style.width))))";
    let widest: Vec<f64> = serde_json::from_value(browser.evaluate(widest)).expect("widths");
    assert!(!widest.is_empty() && widest.iter().all(|&width| width >= 99.9), "{widest:?}");
    assert_eq!(browser.errors, Vec::<String>::new());
}
