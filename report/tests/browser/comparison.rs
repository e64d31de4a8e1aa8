//! A comparison of two reports: it is read on screens and on paper, whatever the theme and the width.

use std::fs;

use holloway_report::diff;
use serde_json::json;

use super::contrast::{CONTRAST, can_be_printed};
use super::support::{EXACT, changed, report};
use super::{MACHINE, browser};

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
        let expected = "of it ran on traces and in machine code";
        assert!(text.as_str().is_some_and(|text| text.contains(expected) && text.contains("In all")), "{text}");
        assert_eq!(browser.evaluate(CONTRAST), "", "the comparison, {width} wide, dark: {dark}");
        can_be_printed(&mut browser, "the comparison");
        browser.medium("", dark);
        assert_eq!(browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1"), false, "{width}");
        browser.picture(&format!("diff-{width}{}", if dark { "-dark" } else { "" }));
    }
}
