//! Narrow windows: nothing is cut off, too small or wider than the window.

use std::fs;

use holloway_report::html::page;
use holloway_report::source::Texts;
use serde_json::json;

use super::chromium::Browser;
use super::support::{COMPILED, LONG_NAME, report, with_long_names};
use super::{MACHINE, PROGRAMS, SMALL_PROGRAMS, VIEWS, browser, sources};

/// Goes to a view, and fails where it is wider than the window.
pub(super) fn fits(browser: &mut Browser, name: &str, hash: &str) {
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
