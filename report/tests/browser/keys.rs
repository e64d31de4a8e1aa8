//! Links and keys: all that can be used is reached by the tabulator, views by their numbers.

use holloway_report::model::Report;

use super::chromium::Browser;
use super::{VIEWS, of_the_library};

/// Links, search and keys.
pub(super) fn use_it(browser: &mut Browser, class: &str, report: &Report) {
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
