//! Graphs of regions: nothing lies on anything else, and long ones are drawn in columns.

use std::fs;

use holloway_report::html::page;
use holloway_report::model::RegionBlock;
use holloway_report::source::Texts;

use super::narrow::fits;
use super::support::{COMPILED, report};
use super::{MACHINE, browser};

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
