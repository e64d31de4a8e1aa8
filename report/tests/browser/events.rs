//! The time line: events are told in words, and found by them.

use std::fs;

use holloway_report::html::page;
use holloway_report::source::Texts;

use super::support::{COMPILED, report, with_all_events};
use super::{MACHINE, browser};

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
    let kinds: Vec<&str> = report.events.iter().map(|event| &*event.kind).collect();
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
