//! How long a large report takes until it shows something, and how large its page is.

use std::fs;
use std::time::Duration;

use holloway_report::html::page;

use super::search::{search, search_finds_all_kinds};
use super::support::{large, large_sources};
use super::views::look_around;
use super::{MACHINE, browser, is_reduced};

/// What a page takes at most until it shows something: processor time, so that what else the machine does makes no difference.
const FIRST_VIEW: Duration = Duration::from_secs(2);

/// The same of a search that has to look through everything.
const SEARCH: Duration = Duration::from_secs(1);

/// How large the page of a large report may be, in bytes.
const LARGEST: usize = 20 << 20;

#[test]
fn a_large_report_is_shown_soon() {
    let _machine = MACHINE.write();
    let large = large(10_000, 100_000);
    let sources = large_sources(&large);
    assert_eq!(sources.texts().values().map(|text| text.lines().count()).sum::<usize>(), 100_000);
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
