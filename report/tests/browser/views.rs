//! All views of reports: what they say and draw, and that each link leads to what it names.

use std::fs;

use holloway_report::html::page;
use holloway_report::model::Report;

use super::chromium::Browser;
use super::contrast::{CONTRAST, can_be_printed};
use super::keys::use_it;
use super::search::search_finds_all_kinds;
use super::support::report;
use super::{MACHINE, PROGRAMS, SMALL_PROGRAMS, browser, is_reduced, of_the_library, sources};

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
pub(super) fn look_around(browser: &mut Browser, name: &str, report: &Report) {
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
        views.push(("#region/0".to_owned(), "Left because"));
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
