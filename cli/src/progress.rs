//! How far a command has come that runs a program many times: a bar on a terminal; elsewhere nothing is shown.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// A bar of so many steps on standard error, gone when it is dropped. Its message is what is under way.
pub fn bar(steps: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:24} {pos}/{len} {elapsed} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("██░");
    let bar = ProgressBar::new(steps as u64).with_style(style).with_finish(ProgressFinish::AndClear);
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
