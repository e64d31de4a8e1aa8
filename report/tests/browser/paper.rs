//! Sources on paper: nothing is cut off or lies on other text.

use std::fs;

use holloway_report::html::page;
use holloway_report::source::Texts;

use super::support::{COMPILED, report};
use super::{MACHINE, PROGRAMS, browser, sources};

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
        assert_eq!(browser.evaluate(UNREADABLE), "", "with {} sources", texts.texts().len());
        // The first row of the source is on the first page.
        let top = browser.evaluate("document.querySelector('.code .row').getBoundingClientRect().top + scrollY");
        assert!(top.as_f64().is_some_and(|top| top < 400.0), "{top}");
        browser.picture(&format!("paper-{}", texts.texts().len()));
    }
    assert_eq!(browser.errors, Vec::<String>::new());
}
