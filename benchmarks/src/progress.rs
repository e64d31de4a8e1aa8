//! How far a command has come that measures many programs: a bar on a terminal, a line for each step elsewhere.

use std::io::{self, Write as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

/// Steps of a command, told on standard error. The bar is gone when it is dropped.
pub struct Progress(ProgressBar);

impl Progress {
    /// Of so many steps.
    pub fn new(steps: usize) -> Progress {
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len} {elapsed} {msg}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("██░");
        let bar = ProgressBar::new(steps as u64).with_style(style).with_finish(ProgressFinish::AndClear);
        bar.enable_steady_tick(Duration::from_millis(250));
        Progress(bar)
    }

    /// So many steps are done; what is under way next.
    pub fn show(&self, done: usize, what: &str) {
        self.0.set_position(done as u64);
        self.0.set_message(what.to_owned());
        if self.0.is_hidden() {
            // A closed standard error changes nothing of what is measured.
            let _ = writeln!(io::stderr(), "[{}/{}] {what}", done + 1, self.0.length().unwrap_or(0));
        }
    }

    /// Says something above the bar.
    pub fn say(&self, text: &str) {
        self.0.suspend(|| {
            let _ = writeln!(io::stderr(), "{text}");
        });
    }
}
