//! Search: it finds things of each kind that a report has, and leads to them.

use std::fs;

use holloway_report::html::page;
use holloway_report::model::Report;
use holloway_report::source::Texts;

use super::chromium::Browser;
use super::support::{SMALL, report, with_all_kinds};
use super::{MACHINE, browser, of_the_library};

/// Looks for words, and gives where what is found leads.
pub(super) fn search(browser: &mut Browser, words: &str) -> Vec<String> {
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
pub(super) fn search_finds_all_kinds(browser: &mut Browser, name: &str, report: &Report, sources: &Texts) {
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
        let text = if sources.texts().contains_key(&path) { String::new() } else { instruction.text.clone() };
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

#[test]
fn search_is_over_everything() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("search") else { return };
    let (report, file) = (with_all_kinds(report(SMALL)), folder.join("search.html"));
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    search_finds_all_kinds(&mut browser, "search", &report, &Texts::new());
}
