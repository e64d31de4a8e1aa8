//! The page in a real browser: every view, search, keys, contrast, and how long a large report takes.
//!
//! Chromium is driven by its debugging protocol over two pipes. Where there is none the tests say that they were skipped, on
//! standard error itself, which the test runner does not keep to itself; with `HOLLOWAY_SCREENSHOTS=FOLDER` it leaves pictures
//! there.

mod chromium;
mod details;
#[path = "../support/mod.rs"]
mod support;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;

use chromium::{Browser, chromium};
use holloway_report::diff;
use holloway_report::html::page;
use holloway_report::model::{Class, Cover, Frame, Method, ObstaclePlace, Place, RegionBlock, Report, Stack};
use holloway_report::source::Texts;
use parking_lot::RwLock;
use serde_json::json;
use support::{
    BRIEF, COMPILED, EXACT, LONG_NAME, SMALL, changed, large, large_sources, report, with_all_events, with_all_kinds,
    with_long_names,
};

/// Whether less than everything is asked for of what is alike.
fn is_reduced() -> bool {
    std::env::var("HOLLOWAY_TESTS").is_ok_and(|extent| extent == "part" || extent == "change")
}

/// What a page takes at most until it shows something: processor time, so that what else the machine does makes no difference.
const FIRST_VIEW: Duration = Duration::from_secs(2);

/// The same of a search that has to look through everything.
const SEARCH: Duration = Duration::from_secs(1);

/// How large the page of a large report may be, in bytes.
const LARGEST: usize = 20 << 20;

/// The views to which the head of the page leads, in the order of their keys.
const VIEWS: [&str; 8] = ["summary", "source", "traces", "regions", "flame", "time", "obstacles", "profilers"];

/// The texts of the view that have too little contrast with what is behind them (WCAG 2.2 AA: 4.5, for large text 3).
const CONTRAST: &str = r#"(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = colour => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
  const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
  const behind = node => { const layers = []; for (let n = node; n; n = n.parentElement) { const c = parse(getComputedStyle(n).backgroundColor); layers.push(c); if (c[3] === 1) break; } return layers.reverse().reduce((b, c) => over(c, b), [255, 255, 255, 1]); };
  const light = c => { const [r, g, b] = c.slice(0, 3).map(v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const bad = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), node = walker.currentNode.parentElement;
    if (!text || !node.checkVisibility() || node.closest("script,noscript,svg,.hidden,.skip")) continue;
    const style = getComputedStyle(node), back = behind(node), fore = over(parse(style.color), back);
    const [a, b] = [light(fore), light(back)].sort((x, y) => y - x), ratio = (a + .05) / (b + .05);
    const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && +style.fontWeight >= 700);
    if (ratio < (large ? 3 : 4.5)) bad.push(text.slice(0, 40) + " " + ratio.toFixed(2));
  }
  return bad.slice(0, 10).join(" | ");
})()"#;

/// The colours of paper and what is written on it.
const PAPER: &str =
    "(() => { const style = getComputedStyle(document.body); return [style.backgroundColor, style.color]; })()";

/// Whether what the page shows can be read when it is printed: dark on white, whatever the theme.
fn can_be_printed(browser: &mut Browser, name: &str) {
    for dark in [false, true] {
        browser.medium("print", dark);
        assert_eq!(browser.evaluate(PAPER), json!(["rgb(255, 255, 255)", "rgb(31, 32, 35)"]), "{name}, dark: {dark}");
    }
    assert_eq!(browser.evaluate(CONTRAST), "", "{name}, printed from a dark page");
    browser.medium("", false);
}

fn sources(path: &str, text: &str) -> Texts {
    if text.is_empty() { Texts::new() } else { [(path.to_owned(), text.to_owned())].into_iter().collect() }
}

/// Reports of real runs, their file and its text; none where the page has bytecode in its place.
const PROGRAMS: [(&str, &str, &str, &str); 2] = [
    ("compiled", COMPILED, "CompiledPhases.java", include_str!("../../../tests/programs/phases/CompiledPhases.java")),
    ("exact", EXACT, "Queens.java", include_str!("../../../tests/programs/realistic/Queens.java")),
];

/// The same of runs that were short.
const SMALL_PROGRAMS: [(&str, &str, &str, &str); 3] = [
    ("small", SMALL, "Sieve.java", include_str!("../../../examples/Sieve.java")),
    ("bytecode", SMALL, "Sieve.java", ""),
    ("brief", BRIEF, "Hello.java", include_str!("../../../examples/Hello.java")),
];

/// Follows links from a view on until all that they lead to was seen, and gives how many that were, and the links that lead to
/// nothing: to a view that is none, to a trace, file, line, method, reason or region that is not told.
const FOLLOW: &str = r##"(async () => {
  const seen = new Set(["#summary", "#source", "#traces", "#regions", "#flame", "#time", "#obstacles", "#profilers"]), waiting = [...seen], bad = [];
  const collect = from => { for (const link of document.querySelectorAll("#main a[href], #detail a[href], svg a")) { const hash = link.getAttribute("href"); if (!hash.startsWith("#")) bad.push(from + " leaves the page for " + hash); else if (!seen.has(hash)) { seen.add(hash); waiting.push(hash); } } };
  while (waiting.length) {
    const hash = waiting.shift();
    location.hash = hash;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const [view, of, at] = hash.slice(1).split("/").map(decodeURIComponent), title = document.querySelector("#main h1");
    const there = title && document.getElementById("main").innerText.length > 20 && {
      trace: () => title.textContent === "Trace T" + of, region: () => title.textContent !== "Machine code",
      source: () => of === undefined || (title.textContent === of && (at === undefined || document.querySelector("#main .row[aria-current]") !== null)),
      library: () => of !== undefined && document.querySelector("#main table") !== null && (at === undefined || document.querySelector("#main tr[aria-current]") !== null),
      obstacles: () => of === undefined || document.getElementById("o-" + of) !== null,
    }[view]?.();
    if (there === false || there === null) bad.push(hash);
    for (const tab of [...document.querySelectorAll("[role=tab]")]) { tab.click(); collect(hash); }
    collect(hash);
  }
  for (const node of document.querySelectorAll("a, button, input, select")) if (!(node.textContent.trim() || node.ariaLabel || node.labels?.length)) bad.push("no name: " + node.outerHTML);
  return seen.size + " followed" + bad.slice(0, 10).map(text => "; " + text).join("");
})()"##;

/// Goes through all views of a report.
fn look_around(browser: &mut Browser, name: &str, report: &Report) {
    let mut views = vec![
        ("#summary".to_owned(), "How this was counted"),
        ("#source".to_owned(), "Hottest lines"),
        ("#traces".to_owned(), "traces"),
        ("#regions".to_owned(), "Machine code"),
        ("#flame".to_owned(), "Width is work"),
        ("#time".to_owned(), "What profiler and compiler did"),
        ("#obstacles".to_owned(), "by reason"),
        ("#words".to_owned(), "What the words mean"),
        ("#profilers".to_owned(), "Profilers"),
    ];
    if let Some(trace) = report.traces.first() {
        views.push((format!("#trace/{}", trace.id), "It ends where it does"));
    }
    if !report.regions.is_empty() {
        views.push(("#region/0".to_owned(), "Left for"));
    }
    if let Some((hash, _)) = of_the_library(report) {
        views.push((hash, "Methods that did work"));
    }
    let windows = [(1280, 860, false), (1280, 860, true), (420, 800, false)];
    for (width, height, dark) in windows.into_iter().take(if is_reduced() { 1 } else { windows.len() }) {
        browser.window(width, height, dark);
        for (hash, expected) in &views {
            let text = browser.view(hash);
            assert!(text.contains(expected), "{name}{hash}: {text}");
            assert_eq!(browser.evaluate(CONTRAST), "", "{name}{hash}, {width} wide, dark: {dark}");
            let scrolls = browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1");
            assert_eq!(scrolls, false, "{name}{hash} is wider than a window of {width}");
            let file = hash.trim_start_matches('#').replace('/', "-");
            browser.picture(&format!("{name}-{file}-{width}{}", if dark { "-dark" } else { "" }));
            // What has several views of one thing shows each.
            let tabs = browser.evaluate("document.querySelectorAll('[role=tab]').length").as_u64().unwrap_or(0);
            for tab in 1..tabs {
                let shown = browser.evaluate(&format!(
                    "(() => {{ document.querySelectorAll('[role=tab]')[{tab}].click(); return document.querySelector('[role=tabpanel]').innerHTML.length; }})()"
                ));
                assert!(shown.as_u64() > Some(80), "{name}{hash}, tab {tab}: {shown}");
                assert_eq!(browser.evaluate(CONTRAST), "", "{name}{hash}, tab {tab}, {width} wide, dark: {dark}");
                let scrolls = browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1");
                assert_eq!(scrolls, false, "{name}{hash}, tab {tab} is wider than a window of {width}");
                browser.picture(&format!("{name}-{file}-{tab}-{width}{}", if dark { "-dark" } else { "" }));
            }
        }
    }
    browser.window(1280, 860, false);
    for (hash, _) in &views {
        browser.view(hash);
        can_be_printed(browser, &format!("{name}{hash}"));
    }
    assert_eq!(browser.errors, Vec::<String>::new(), "{name}");
}

/// What is drawn is what the report tells, and every link leads to what it names.
fn look_closely(browser: &mut Browser, name: &str, report: &Report) {
    browser.window(1280, 860, false);
    let mut count = |hash: &str, tab: usize, what: &str| {
        browser.view(hash);
        browser.evaluate(&format!("document.querySelectorAll('[role=tab]')[{tab}]?.click()"));
        let selector = format!("#main {what}");
        browser.evaluate(&format!("document.querySelectorAll({selector:?}).length")).as_u64().unwrap_or(0) as usize
    };
    let boxes = count("#flame", 0, ".flame button");
    assert_eq!(boxes > 1, !report.stacks.is_empty(), "{name}: {boxes} boxes of the flame graph");
    assert_eq!(count("#time", 0, "tbody tr"), report.events.len().min(200), "{name}: events");
    assert_eq!(count("#obstacles", 0, ".obstacle"), report.obstacles.len(), "{name}: reasons");
    assert_eq!(count("#regions", 0, "tbody tr"), report.regions.len(), "{name}: regions");
    for (at, region) in report.regions.iter().enumerate() {
        let hash = format!("#region/{at}");
        assert_eq!(count(&hash, 0, "svg a[transform] rect:first-of-type"), region.blocks.len(), "{name}{hash}: blocks");
        if !region.machine_code.is_empty() {
            assert_eq!(count(&hash, 2, "li.step pre[title='machine code']"), region.blocks.len(), "{name}{hash}: code");
        }
    }
    let live = |trace: &&holloway_report::model::Trace| trace.retired.is_none();
    assert_eq!(count("#traces", 0, "tbody tr"), report.traces.iter().filter(live).count().min(200), "{name}: traces");
    let followed = browser.evaluate(FOLLOW);
    let text = followed.as_str().unwrap_or_default();
    assert!(text.ends_with(" followed"), "{name}: {text}");
    eprintln!("{name}: {text}");
    assert_eq!(browser.errors, Vec::<String>::new(), "{name}");
}

/// A line that was executed can be chosen, and tells of its traces; these lead on.
fn choose_a_line(browser: &mut Browser) {
    browser.view("#source");
    browser.evaluate("[...document.querySelectorAll('.row.live')].sort((a, b) => parseFloat(b.querySelector('.share').textContent || 0) - parseFloat(a.querySelector('.share').textContent || 0))[0].click()");
    let detail = browser.evaluate("document.getElementById('detail').innerText");
    assert!(detail.as_str().is_some_and(|text| text.contains("Traces through it")), "{detail}");
    browser.evaluate("document.querySelector('#detail a[href^=\"#trace/\"]').click()");
    let hash = browser.evaluate("location.hash");
    let text = browser.view(hash.as_str().unwrap_or_default());
    assert!(text.contains("Place, source, bytecode"), "{text}");
}

/// The panel tells of a line what its row does, with what it calls in the library: own and in all; an empty view has no tab.
const LINES: &str = r##"(() => {
  const [row] = [...document.querySelectorAll(".row.live")].filter(row => row.querySelector(".share").textContent);
  if (!row) return "";
  row.click();
  const told = document.getElementById("detail").innerText, shown = row.querySelector(".share").textContent;
  const tabs = [...document.querySelectorAll("#views a")].map(tab => tab.hash);
  return [told.includes(shown + " of all work") ? "" : told, tabs.includes("#profilers") ? "profilers" : ""].join("");
})()"##;

#[test]
fn lines_are_told_with_what_they_call_in_the_library() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("below") else { return };
    let mut report = report(COMPILED);
    let lines = |method: &holloway_report::model::Method| method.blocks.iter().any(|block| block.line.is_some());
    let own = report.methods.iter().position(lines).expect("a method with lines");
    let block = report.methods[own].blocks.iter().find(|block| block.line.is_some()).expect("a block with a line");
    let place = Place { method: own as u32, at: block.at, line: block.line };
    // As much again as all, below that line.
    let work = report.work.total();
    report.work.interpreted += work;
    report.obstacles[0].work += work;
    report.obstacles[0].places.insert(0, ObstaclePlace { place, work });
    let file = folder.join("below.html");
    fs::write(&file, page(&report, &sources(PROGRAMS[0].2, PROGRAMS[0].3))).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    let text = browser.view("#source");
    assert!(text.contains("with what it calls in the library. Of its own it did"), "{text}");
    assert_eq!(browser.evaluate(LINES), "");
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// Links, search and keys.
fn use_it(browser: &mut Browser, class: &str, report: &Report) {
    browser.window(1280, 860, false);
    browser.view("#summary");
    browser.key("/");
    assert_eq!(browser.evaluate("document.activeElement.id"), "search");
    for letter in class.chars() {
        browser.key(&letter.to_string());
    }
    assert!(browser.evaluate("document.querySelectorAll('#found a').length").as_u64() > Some(0), "{class} is found");
    browser.key("ArrowDown");
    browser.key("Enter");
    assert!(browser.evaluate("location.hash").as_str().is_some_and(|hash| hash.starts_with("#source/")));
    for (at, view) in VIEWS.iter().enumerate() {
        browser.evaluate("document.activeElement.blur()");
        browser.key(&(at + 1).to_string());
        assert_eq!(browser.evaluate("location.hash"), format!("#{view}"));
    }
    if !report.traces.is_empty() {
        choose_a_line(browser);
    }
    use_keys(browser, report);
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// Everything that can be used in what is shown, and begins to note what the focus reaches; gives how much that is.
const CONTROLS: &str = r##"(() => {
  const controls = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")];
  window.controls = new Set(controls.filter(node => node.checkVisibility() && node.tabIndex >= 0));
  if (!window.reached) addEventListener("focusin", event => window.reached.add(event.target));
  window.reached = new Set();
  document.activeElement.blur();
  document.querySelector(".skip").focus();
  return window.controls.size;
})()"##;

/// Which of them was not reached, and what else was: of that browsers reach what can be scrolled.
const REACHED: &str = r##"(() => {
  const told = node => node.outerHTML.slice(0, 120), scrolls = node => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
  const missing = [...window.controls].filter(node => !window.reached.has(node)), more = [...window.reached].filter(node => !window.controls.has(node) && !scrolls(node));
  return [...missing.map(node => "not reached: " + told(node)), ...more.map(node => "no control: " + told(node))].slice(0, 5).join("; ");
})()"##;

/// The tabulator reaches everything that can be used, in every view, and nodes of graphs open what they name.
fn use_keys(browser: &mut Browser, report: &Report) {
    let mut hashes: Vec<String> = VIEWS.iter().map(|view| format!("#{view}")).collect();
    hashes.extend(report.traces.first().map(|trace| format!("#trace/{}", trace.id)));
    hashes.extend((!report.regions.is_empty()).then(|| "#region/0".to_owned()));
    hashes.extend(of_the_library(report).map(|(hash, _)| hash));
    for hash in hashes {
        browser.view(&hash);
        let tabs = browser.evaluate("document.querySelectorAll('[role=tab]').length").as_u64().unwrap_or(0);
        for tab in 0..tabs.max(1) {
            browser.evaluate(&format!("document.querySelectorAll('[role=tab]')[{tab}]?.click()"));
            let controls = browser.evaluate(CONTROLS).as_u64().expect("a number");
            assert!(controls > VIEWS.len() as u64, "{hash}: {controls}");
            // What can be scrolled is on the way.
            browser.tabs(controls + 20);
            assert_eq!(browser.evaluate(REACHED), "", "{hash}, tab {tab}");
            let node = "document.querySelector('.canvas a')";
            let leads_to = browser.evaluate(&format!("{node}?.getAttribute('href') || ''"));
            if leads_to != "" {
                let name = browser.evaluate(&format!("{node}.getAttribute('aria-label')"));
                assert!(name.as_str().is_some_and(|name| name.contains(':')), "{hash}: {name}");
                browser.evaluate(&format!("{node}.focus()"));
                browser.key("Enter");
                assert_eq!(browser.evaluate("location.hash"), leads_to, "{hash}, tab {tab}");
                browser.view(&hash);
            }
        }
    }
}

/// Where a method of the library is told, and its name; none if no work was done there.
fn of_the_library(report: &Report) -> Option<(String, String)> {
    let is_plain = |name: &str| !name.contains(['$', '+']);
    let found = |(m, method): (usize, &holloway_report::model::Method)| {
        let class = &report.classes[method.class as usize];
        let name = &class.name;
        (class.library && is_plain(name)).then(|| (format!("#library/{name}/m{m}"), format!("{name}.{}", method.name)))
    };
    report.methods.iter().enumerate().find_map(found)
}

/// Looks for words, and gives where what is found leads.
fn search(browser: &mut Browser, words: &str) -> Vec<String> {
    let hits = browser.evaluate(&format!(
        r##"(() => {{
          const field = document.getElementById("search");
          field.value = {words:?};
          field.dispatchEvent(new Event("input"));
          return [...document.querySelectorAll("#found a")].map(link => link.getAttribute("href"));
        }})()"##
    ));
    serde_json::from_value(hits).expect("links")
}

/// What is marked in the view, else its title; nothing where that is out of sight.
const MARKED: &str = r##"(() => {
  const node = document.querySelector("#main .row[aria-current], #main tr[aria-current]") || document.getElementById("o-" + location.hash.split("/")[1]) || document.querySelector("#main h1");
  const { top, bottom } = node.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? node.textContent : "";
})()"##;

/// Search finds things of each kind that the report has, in letters of the other case, and leads to them.
fn search_finds_all_kinds(browser: &mut Browser, name: &str, report: &Report, sources: &Texts) {
    browser.window(1280, 860, false);
    let mut wanted: Vec<(String, String, String)> = Vec::new();
    if let Some((hash, method)) = of_the_library(report) {
        let (class, short) = method.rsplit_once('.').expect("a class");
        wanted.push((method.clone(), hash, short.to_owned()));
        wanted.push((class.to_owned(), format!("#library/{class}"), class.to_owned()));
    }
    if let Some(region) = report.regions.first() {
        // Without its package, as it is shown.
        let name = report.place_name(region.root);
        let root = name.rmatch_indices('.').nth(1).map_or(&name[..], |(at, _)| &name[at + 1..]);
        wanted.push((root.to_owned(), "#region/0".to_owned(), root.to_owned()));
        if let Some(line) = region.ir.first() {
            wanted.push((line.text.clone(), "#region/0/code".to_owned(), String::new()));
        }
    }
    for obstacle in &report.obstacles {
        wanted.push((obstacle.text.clone(), format!("#obstacles/{}", obstacle.reason), obstacle.text.clone()));
    }
    if let Some(waiting) = report.waiting.first() {
        wanted.push((waiting.reason.clone(), "#obstacles/waiting".to_owned(), String::new()));
    }
    if let Some(event) = report.events.last() {
        let at = report.events.iter().position(|other| other.text == event.text).expect("it is there");
        wanted.push((event.text.clone(), format!("#time/{at}"), String::new()));
    }
    let profilers = report.profilers.as_ref().and_then(|table| table["sources"][0]["source"].as_str());
    wanted.extend(profilers.map(|source| (source.to_owned(), format!("#profilers/{source}"), source.to_owned())));
    // The longest instruction, which is not everywhere.
    let own = report.methods.iter().enumerate().filter(|(m, _)| !report.is_library(*m as u32));
    let code = own.flat_map(|(m, method)| method.code.iter().map(move |instruction| (m, method, instruction)));
    if let Some((m, method, instruction)) = code.rev().max_by_key(|(_, _, instruction)| instruction.text.len()) {
        let path = holloway_report::source::path_of(&report.classes[method.class as usize]).expect("a file");
        let text = if sources.contains_key(&path) { String::new() } else { instruction.text.clone() };
        let hash = format!("#source/{}/m{m}@{}", path.replace('/', "%2F"), instruction.at);
        wanted.push((instruction.text.clone(), hash, text));
    }
    for (words, hash, text) in wanted {
        browser.view("#summary");
        let found = search(browser, &words.to_uppercase());
        assert!(found.contains(&hash), "{name}: {words:?} leads to {found:?}, and not to {hash}");
        browser.evaluate(&format!("document.querySelector('#found a[href={hash:?}]').click()"));
        browser.view(&hash);
        let marked = browser.evaluate(MARKED);
        let marked = marked.as_str().unwrap_or_default();
        assert!(!marked.is_empty() && marked.contains(&text), "{name}{hash}: {marked:?}, and not {text:?}");
    }
    assert_eq!(search(browser, "no such words anywhere"), Vec::<String>::new());
    assert_eq!(browser.errors, Vec::<String>::new(), "{name}");
}

/// Held by who uses a browser, and alone by who measures one: what fills the caches beside it would be measured too.
static MACHINE: RwLock<()> = RwLock::new(());

/// A browser, with the folder for its pages; `None`, which is said, where there is none.
fn browser(name: &str) -> Option<(Browser, PathBuf)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    match chromium() {
        Some(program) => Some((Browser::start(&program, &folder), folder)),
        None => {
            static SAID: Once = Once::new();
            // Not by `eprintln!`, of which passing tests show nothing.
            SAID.call_once(|| {
                let said = writeln!(std::io::stderr(), "browser tests skipped: no chromium; apt-get install chromium");
                said.expect("standard error can be written to");
            });
            None
        }
    }
}

/// Looks at the pages of reports, and uses them.
fn use_pages(name: &str, reports: &[(&str, &str, &str, &str)]) {
    let Some((mut browser, folder)) = browser(name) else { return };
    for &(name, data, path, source) in reports.iter().take(if is_reduced() { 1 } else { reports.len() }) {
        let (report, file) = (report(data), folder.join(format!("{name}.html")));
        let sources = sources(path, source);
        fs::write(&file, page(&report, &sources)).expect("the page is written");
        browser.open(&file);
        look_around(&mut browser, name, &report);
        look_closely(&mut browser, name, &report);
        search_finds_all_kinds(&mut browser, name, &report, &sources);
        use_it(&mut browser, path.trim_end_matches(".java"), &report);
    }
}

#[test]
fn pages_work_in_a_browser() {
    let _machine = MACHINE.read();
    use_pages("pages", &PROGRAMS);
}

#[test]
fn pages_of_small_runs_work_in_a_browser() {
    let _machine = MACHINE.read();
    use_pages("small", &SMALL_PROGRAMS);
}

#[test]
fn search_is_over_everything() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("search") else { return };
    let (report, file) = (with_all_kinds(report(SMALL)), folder.join("search.html"));
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    search_finds_all_kinds(&mut browser, "search", &report, &Texts::new());
}

/// What the table of the time line says of events: in which words, which of them can be chosen, and the details.
const EVENTS: &str = r##"(() => {
  const rows = [...document.querySelectorAll("#main tbody tr")].map(row => row.children), options = [...document.querySelectorAll("#main option")];
  return { words: rows.map(cells => cells[1].firstChild.textContent), options: options.slice(1).map(option => option.textContent), details: rows.map(cells => cells[3].innerText) };
})()"##;

/// Looks for a word among the events of the time line, and gives how many are found.
const FILTER: &str = r##"(() => {
  const field = document.querySelector("#main input[type=search]");
  field.value = "garbage";
  field.dispatchEvent(new Event("input"));
  return document.querySelectorAll("#main tbody tr").length;
})()"##;

/// Whether a text says something as logs do: joined words, fields, numbers of blocks.
fn is_raw(text: &str) -> bool {
    let is_joint = |pair: &[u8]| match pair[0] {
        b'-' | b'_' => pair[1].is_ascii_alphabetic(),
        first => first.is_ascii_lowercase() && pair[1].is_ascii_uppercase(),
    };
    let is_block = |word: &str| word.strip_prefix('B').is_some_and(|number| number.parse::<u32>().is_ok());
    text.contains(['=', '>'])
        || text.as_bytes().windows(2).any(is_joint)
        || text.split(|sign: char| !sign.is_alphanumeric()).any(is_block)
}

#[test]
fn events_are_told_in_words() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("events") else { return };
    let (report, file) = (with_all_events(report(COMPILED)), folder.join("events.html"));
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    browser.view("#time");
    let told = browser.evaluate(EVENTS);
    let texts = |of: &str| -> Vec<String> { serde_json::from_value(told[of].clone()).expect("texts") };
    let (words, options, details) = (texts("words"), texts("options"), texts("details"));
    let kinds: Vec<&str> = report.events.iter().map(|event| event.kind.as_str()).collect();
    assert_eq!([words.len(), options.len(), details.len()], [kinds.len(); 3]);
    for text in words.iter().chain(&options).chain(&details) {
        assert!(!kinds.contains(&text.as_str()) && !is_raw(text), "{text}");
    }
    for expected in [
        "5 blocks, 29 bytecodes, 100\u{a0}% on traces, estimated gain 1.04 ms",
        "estimated gain −12.0 µs",
        "5 blocks, 968 bytes of machine code",
        "executed 1,000 times, left 3 times",
        "was new, now weak, weakened 1 time in succession",
        "10 blocks, 98\u{a0}% expected to complete, ends because it loops, joined from 2 traces",
        "it would be shorter than two blocks",
        "new objects, 16.0 MB of objects before, 512 KB after, 1.0 MB in use, pause 850 µs",
    ] {
        assert!(details.iter().any(|text| text == expected), "{expected} in {details:?}");
    }
    // They are found by the words that are shown.
    assert_eq!(browser.evaluate(FILTER), 1);
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// Goes to a view, and fails where it is wider than the window.
fn fits(browser: &mut Browser, name: &str, hash: &str) {
    browser.view(hash);
    let scrolls = browser.evaluate("document.documentElement.scrollWidth > innerWidth");
    assert_eq!(scrolls, false, "{name}{hash} is wider than the window");
}

/// The heads of a view's first table that can be seen, and how many cells of its first row can.
const COLUMNS: &str = r##"(() => {
  const shown = row => [...document.querySelector("#main " + row).children].filter(cell => cell.checkVisibility());
  return [shown("thead tr").map(cell => cell.textContent), shown("tbody tr").length];
})()"##;

#[test]
fn pages_fit_into_narrow_windows() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("narrow") else { return };
    let columns = [
        (&["Trace", "Share", "Path", "Blocks"][..], "Expected to complete"),
        (&["Trace", "Share", "Path", "Blocks", "Entered"], "Completes"),
    ];
    for ((name, data, path, source), (narrow, wide)) in PROGRAMS.into_iter().zip(columns) {
        let file = folder.join(format!("{name}.html"));
        fs::write(&file, page(&report(data), &sources(path, source))).expect("the page is written");
        browser.open(&file);
        browser.window(400, 800, false);
        for view in VIEWS {
            fits(&mut browser, name, &format!("#{view}"));
        }
        // Of traces a narrow window shows what they are and how much they do, and a wide one how they end.
        browser.view("#traces");
        assert_eq!(browser.evaluate(COLUMNS), json!([narrow, narrow.len()]), "{name}");
        browser.window(1280, 860, false);
        let shown = browser.evaluate(COLUMNS);
        let heads = shown[0].as_array().expect("heads");
        assert!(heads.contains(&wide.into()) && shown[1] == heads.len(), "{name}: {shown}");
    }
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// What of the text that is printed cannot be read: cut off by a box or the edge of the paper, or on top of other text. And what
/// would stand on every page, or in the middle of one.
const UNREADABLE: &str = r##"(() => {
  const bad = [], lines = [], told = node => node.textContent.trim().slice(0, 40), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown = node => node.checkVisibility({ visibilityProperty: true }) && !node.closest("script, noscript, .hidden, .skip");
  while (walker.nextNode()) {
    const text = walker.currentNode, range = document.createRange();
    if (!text.textContent.trim() || !shown(text.parentElement)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      lines.push([box, text]);
      if (box.right > innerWidth + 1 || box.left < -1) bad.push("beyond the paper: " + told(text));
      for (let node = text.parentElement; node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node), { left, right, top, bottom } = node.getBoundingClientRect();
        if ((style.overflowX !== "visible" && (box.right > right + 1 || box.left < left - 1)) || (style.overflowY !== "visible" && (box.bottom > bottom + 1 || box.top < top - 1))) bad.push("cut off: " + told(text));
      }
    }
  }
  lines.sort(([a], [b]) => a.top - b.top);
  lines.forEach(([a, text], i) => {
    for (let k = i + 1; k < lines.length && lines[k][0].top < a.bottom - 3; k++) if (lines[k][0].left < a.right - 1 && a.left < lines[k][0].right - 1) bad.push(told(text) + " and " + told(lines[k][1]));
  });
  for (const node of document.querySelectorAll("body *")) if (shown(node) && /sticky|fixed/.test(getComputedStyle(node).position)) bad.push("does not stay: " + node.outerHTML.slice(0, 60));
  return lines.length < 20 ? "nothing is printed" : bad.slice(0, 5).join("; ");
})()"##;

#[test]
fn sources_can_be_read_on_paper() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("paper") else { return };
    let (report, file) = (report(COMPILED), folder.join("paper.html"));
    let (path, source) = (PROGRAMS[0].2, PROGRAMS[0].3);
    // One line is longer than paper is wide.
    let long = source.replacen('\n', &format!(" // {}\n", "a long comment ".repeat(30)), 1);
    for texts in [sources(path, &long), Texts::new()] {
        fs::write(&file, page(&report, &texts)).expect("the page is written");
        browser.open(&file);
        // The width of a page with margins, and a window that is lower than what is beside the source.
        browser.window(718, 500, false);
        browser.view("#source");
        browser.medium("print", false);
        assert_eq!(browser.evaluate(UNREADABLE), "", "with {} sources", texts.len());
        // The first row of the source is on the first page.
        let top = browser.evaluate("document.querySelector('.code .row').getBoundingClientRect().top + scrollY");
        assert!(top.as_f64().is_some_and(|top| top < 400.0), "{top}");
        browser.picture(&format!("paper-{}", texts.len()));
    }
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// What of a view does not fit: cells that are wider than the boxes of their tables, and letters that are too small.
const TOO_SMALL: &str = r##"(() => {
  const bad = [], main = document.getElementById("main"), walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (const cell of main.querySelectorAll("th, td")) {
    const box = cell.closest(".scroll").getBoundingClientRect(), { left, right } = cell.getBoundingClientRect();
    if (cell.checkVisibility() && (right > box.right + 1 || left < box.left - 1 || cell.scrollWidth > cell.clientWidth + 1)) bad.push("too wide: " + cell.textContent.slice(0, 40));
  }
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement, of = node.ownerSVGElement, scale = of ? of.getBoundingClientRect().width / of.viewBox.baseVal.width : 1;
    if (walker.currentNode.textContent.trim() && node.checkVisibility() && !node.closest("title") && parseFloat(getComputedStyle(node).fontSize) * scale < 11) bad.push("too small: " + node.textContent.slice(0, 40));
  }
  return bad.slice(0, 5).join("; ");
})()"##;

#[test]
fn narrow_windows_cut_nothing() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("cut") else { return };
    for (name, data, path, source) in PROGRAMS.into_iter().chain(SMALL_PROGRAMS) {
        let report = report(data);
        let file = folder.join(format!("{name}.html"));
        fs::write(&file, page(&report, &sources(path, source))).expect("the page is written");
        browser.open(&file);
        browser.window(400, 800, false);
        for view in ["#summary", "#time"] {
            browser.view(view);
            assert_eq!(browser.evaluate(TOO_SMALL), "", "{name}{view}");
            browser.picture(&format!("cut-{name}-{}", &view[1..]));
        }
        // What has no column of its own is there all the same.
        browser.view("#summary");
        let shown =
            browser.evaluate("[...document.querySelectorAll('td.below')].every(cell => cell.checkVisibility())");
        assert_eq!(shown, true, "{name}");
    }
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn bytecode_opens_at_the_block_with_most_work() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("most") else { return };
    let mut report = report(COMPILED);
    // A method of the library, of which the run had none.
    let (class, method) = (report.classes.len() as u32, report.methods.len() as u32);
    let name = "java.util.Tools".to_owned();
    report.classes.push(Class { name, library: true, methods: vec![method], ..report.classes[0].clone() });
    report.methods.push(Method { class, ..report.methods[0].clone() });
    let called = Place { method, at: 0, line: None };
    // A line with several blocks.
    let blocks_of = |method: &Method, line| method.blocks.iter().filter(|block| block.line == line).count();
    let own = report.methods.iter().enumerate().filter(|(m, _)| !report.is_library(*m as u32));
    let has_several = |&(_, method): &(usize, &Method)| method.blocks.iter().any(|b| blocks_of(method, b.line) > 2);
    let (m, method) = own.rev().find(has_several).expect("a line with several blocks");
    let line = method.blocks.iter().map(|block| block.line).find(|line| blocks_of(method, *line) > 2).expect("it has");
    let at = method.blocks.iter().rfind(|block| block.line == line).expect("a block").at;
    let first = method.blocks.iter().find(|block| block.line == line).expect("a block").at;
    let place = |at| Place { method: m as u32, at, line };
    // Most of all is done below its last block, in many stacks; the largest stack leads through its first one.
    let share = report.work.total();
    for (at, work) in [(first, share), (at, share * 3 / 4), (at, share * 3 / 4)] {
        let caller = report.frames.len() as u32;
        report.frames.push(Frame { caller: None, place: place(at) });
        report.frames.push(Frame { caller: Some(caller), place: called });
        report.stacks.push(Stack { frame: Some(caller + 1), cover: Cover::Interpreted, inlined: 0, work });
    }
    let work = share * 5 / 2;
    report.work.interpreted += work;
    report.obstacles[0].work += work;
    report.obstacles[0].places.insert(0, ObstaclePlace { place: place(first), work });
    let file = folder.join("most.html");
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    let text = browser.view("#source");
    let marked = browser.evaluate("document.querySelector('.row[aria-current]')?.id");
    assert_eq!(marked, format!("lm{m}@{at}"), "{text}");
    assert!(text.contains("with what it calls in the library") && !text.contains("No work was measured"), "{text}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// What is wrong with how a graph is drawn: nodes on each other or out of sight, lines that do not lead to nodes; and the share of
/// the view's width that it takes.
const DRAWN: &str = r##"(() => {
  const bad = [], panel = document.querySelector(".canvas").getBoundingClientRect(), boxes = [...document.querySelectorAll(".canvas a")].map(node => node.firstElementChild.nextElementSibling.getBoundingClientRect());
  boxes.forEach((a, i) => {
    if (a.left < panel.left || a.right > panel.right || a.top < panel.top || a.bottom > panel.bottom) bad.push("out of sight: " + i);
    boxes.slice(i + 1).forEach((b, k) => { if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) bad.push(`${i} and ${i + 1 + k}`); });
  });
  for (const line of document.querySelectorAll(".canvas path[fill=none]")) {
    const to = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM());
    if (!boxes.some(box => to.x > box.left - 9 && to.x < box.right + 9 && to.y > box.top - 9 && to.y < box.bottom + 9)) bad.push("leads nowhere: " + line.textContent);
  }
  const { width } = document.querySelector(".tabs").parentElement.getBoundingClientRect();
  return [bad.slice(0, 5).join("; "), panel.width / width];
})()"##;

#[test]
fn long_chains_are_drawn_in_columns() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("columns") else { return };
    let mut report = report(COMPILED);
    // One behind the other, with a way back to the first.
    let region = &mut report.regions[0];
    let block = region.blocks[0].clone();
    let count = 24;
    region.blocks =
        (0..count).map(|at| RegionBlock { successors: vec![((at + 1) % count, 1.0)], ..block.clone() }).collect();
    let file = folder.join("columns.html");
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 900, false);
    browser.view("#region/0");
    let drawn = browser.evaluate(DRAWN);
    assert_eq!(drawn[0], "", "{drawn}");
    assert!(drawn[1].as_f64().is_some_and(|share| share > 0.7), "{drawn}");
    browser.picture("columns");
    // There is room for one in a narrow window.
    browser.window(400, 800, false);
    fits(&mut browser, "columns", "#summary");
    fits(&mut browser, "columns", "#region/0");
    assert_eq!(browser.errors, Vec::<String>::new());
}

/// The names that lead to places, as they are read, and with a stroke wherever they may be broken.
const NAMES: &str = r##"[...document.querySelectorAll("#main a.mono[title]")].map(link =>
  [link.textContent, [...link.childNodes].map(node => node.nodeName === "WBR" ? "|" : node.textContent).join("")])"##;

#[test]
fn long_names_are_broken_at_their_dots() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("names") else { return };
    let (report, file) = (with_long_names(report(COMPILED)), folder.join("names.html"));
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    browser.window(400, 800, false);
    // In tables and sentences; at last the name that is looked at below, in a sentence.
    for hash in ["#summary", "#time", "#obstacles", "#trace/0", "#region/0"] {
        fits(&mut browser, "names", hash);
        let names: Vec<(String, String)> = serde_json::from_value(browser.evaluate(NAMES)).expect("names");
        assert!(!names.is_empty(), "{hash}");
        for (name, broken) in names {
            assert!(name.strip_prefix(LONG_NAME).is_some_and(|line| line.starts_with(':')), "{hash}: {name}");
            assert_eq!(broken, name.replace('.', ".|").replace(':', "|:"), "{hash}");
        }
    }
    let lines = browser.evaluate("document.querySelector('#main p a.mono').getClientRects().length");
    assert!(lines.as_u64() > Some(1), "{lines}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn a_comparison_is_shown_in_a_browser() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("diff") else { return };
    let file = folder.join("diff.html");
    fs::write(&file, diff::page(&report(EXACT), &changed(report(EXACT)))).expect("the page is written");
    for (width, dark) in [(1280, false), (1280, true), (420, false)] {
        browser.window(width, 860, dark);
        browser.call("Page.navigate", &json!({ "url": format!("file://{}", file.display()) }));
        let loaded = "new Promise(done => document.readyState === 'complete' ? done(1) : addEventListener('load', () => done(1)))";
        browser.evaluate(loaded);
        let text = browser.evaluate("document.body.innerText");
        let expected = "runs on traces or in machine code";
        assert!(text.as_str().is_some_and(|text| text.contains(expected) && text.contains("In all")), "{text}");
        assert_eq!(browser.evaluate(CONTRAST), "", "the comparison, {width} wide, dark: {dark}");
        can_be_printed(&mut browser, "the comparison");
        browser.medium("", dark);
        assert_eq!(browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1"), false, "{width}");
        browser.picture(&format!("diff-{width}{}", if dark { "-dark" } else { "" }));
    }
}

#[test]
fn a_large_report_is_shown_soon() {
    let _machine = MACHINE.write();
    let large = large(10_000, 100_000);
    let sources = large_sources(&large);
    assert_eq!(sources.values().map(|text| text.lines().count()).sum::<usize>(), 100_000);
    let text = page(&large, &sources);
    assert!(text.len() <= LARGEST, "{} bytes", text.len());
    let Some((mut browser, folder)) = browser("large") else { return };
    let file = folder.join("large.html");
    fs::write(&file, text).expect("the page is written");
    let taken = browser.open(&file);
    eprintln!(
        "a large report of {} bytes is there after {taken:?}",
        fs::metadata(&file).map_or(0, |facts| facts.len())
    );
    assert!(taken <= FIRST_VIEW, "{taken:?}");
    // The first search prepares what it looks through, and this one looks through all.
    let before = browser.busy();
    search(&mut browser, "no such words anywhere");
    let taken = browser.busy() - before;
    assert!(taken <= SEARCH, "{taken:?}");
    search_finds_all_kinds(&mut browser, "large", &large, &sources);
    if !is_reduced() {
        look_around(&mut browser, "large", &large);
    }
}
