//! The settings of `--jit=NAME=N,...`: in goes a name and a number, out comes a change of [`Tiering`]. They are there for
//! tests and measurements; what is said of them comes from the same table.

use std::fmt::Write as _;

use holloway_jit::lower::Failures;

use crate::tiering::Tiering;

/// A number that tests and measurements may change.
pub struct Setting {
    /// As it stands before `=`.
    pub name: &'static str,
    /// The least number; a smaller one counts as that.
    pub least: u32,
    /// What it is if it is not given.
    pub default: fn(&Tiering) -> String,
    /// What it means.
    pub doc: &'static str,
    set: fn(&mut Tiering, u32),
}

/// The settings, in the order in which they are told.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "interval",
        least: 1,
        default: |tiering| tiering.driver.interval.to_string(),
        doc: "budget of interpreted code between two samples",
        set: |tiering, number| tiering.driver.interval = i64::from(number),
    },
    Setting {
        name: "portion",
        least: 1,
        default: |_| "no limit".to_owned(),
        doc: "budget that compiled code gets at most each time it is entered",
        set: |tiering, number| tiering.portion = i64::from(number),
    },
    Setting {
        name: "samples",
        least: 1,
        default: |tiering| tiering.driver.samples.to_string(),
        doc: "samples of a root before it is profiled",
        set: |tiering, number| tiering.driver.samples = number,
    },
    Setting {
        name: "executions",
        least: 0,
        default: |tiering| tiering.driver.executions.to_string(),
        doc: "executions of a root that are profiled",
        set: |tiering, number| tiering.driver.executions = number,
    },
    Setting {
        name: "window",
        least: 1,
        default: |tiering| tiering.driver.window.to_string(),
        doc: "samples after which profiling a root ends in any case",
        set: |tiering, number| tiering.driver.window = number,
    },
    Setting {
        name: "exits",
        least: 1,
        default: |tiering| tiering.driver.exits.to_string(),
        doc: "times that an exit is taken before something is done about it",
        set: |tiering, number| tiering.driver.exits = number,
    },
    Setting {
        name: "exit-samples",
        least: 1,
        default: |tiering| tiering.driver.exit_samples.to_string(),
        doc: "the same in samples of the code behind it",
        set: |tiering, number| tiering.driver.exit_samples = number,
    },
    Setting {
        name: "cost",
        least: 0,
        default: |tiering| tiering.driver.cost.to_string(),
        doc: "what compiling counts in the gain rule, per cent of what it costs; with 0 everything pays",
        set: |tiering, number| tiering.driver.cost = number,
    },
    Setting {
        name: "recompiles",
        least: 0,
        default: |tiering| tiering.driver.recompiles.to_string(),
        doc: "times that a region may be compiled again",
        set: |tiering, number| tiering.driver.recompiles = number,
    },
    Setting {
        name: "blocks",
        least: 2,
        default: |tiering| tiering.driver.limits.first.blocks.to_string(),
        doc: "blocks of a region at first",
        set: |tiering, number| tiering.driver.limits.first.blocks = number as usize,
    },
    Setting {
        name: "bytecodes",
        least: 1,
        default: |tiering| tiering.driver.limits.first.bytecodes.to_string(),
        doc: "bytecodes of a region at first",
        set: |tiering, number| tiering.driver.limits.first.bytecodes = number,
    },
    Setting {
        name: "share",
        least: 1,
        default: |tiering| format!("{:.0}", 1.0 / tiering.driver.limits.first.share),
        doc: "a block belongs to a region at first if one execution in so many passes it",
        set: |tiering, number| tiering.driver.limits.first.share = 1.0 / f64::from(number),
    },
    Setting {
        name: "depth",
        least: 0,
        default: |tiering| tiering.driver.limits.first.frames.depth.to_string(),
        doc: "calls within calls that a region inlines at first, at most 8",
        set: |tiering, number| tiering.driver.limits.first.frames.depth = number.min(8) as usize,
    },
    Setting {
        name: "metered",
        least: 0,
        default: |_| "1".to_owned(),
        doc: "0: machine code does not charge the budget, to measure what that costs",
        set: |tiering, number| tiering.compiler.metered = number != 0,
    },
];

impl Tiering {
    /// Sets what `--jit=name=value,...` says.
    ///
    /// # Errors
    /// A piece means nothing: the text tells it, and all names.
    pub fn set(&mut self, settings: &str) -> Result<(), String> {
        settings.split(',').try_for_each(|piece| self.set_one(piece).ok_or_else(|| meaningless(piece)))
    }

    fn set_one(&mut self, piece: &str) -> Option<()> {
        let (name, value) = piece.split_once('=')?;
        if name == "fail" {
            self.compiler.failures = failures(value)?;
            return Some(());
        }
        let setting = SETTINGS.iter().find(|setting| setting.name == name)?;
        (setting.set)(self, value.parse::<u32>().ok()?.max(setting.least));
        Some(())
    }
}

fn meaningless(piece: &str) -> String {
    let tiering = Tiering::default();
    let mut text = format!("{piece} means nothing. There are fail=once, fail=PERCENT%:SEED, and");
    for Setting { name, default, doc, .. } in SETTINGS {
        let _ = write!(text, "\n  {name}=N: {doc} (default {})", default(&tiering));
    }
    text
}

/// Which guards fail: `once`, or a percentage at random, with the beginning of the random numbers: `1%` or `1%:7`.
fn failures(text: &str) -> Option<Failures> {
    if text == "once" {
        return Some(Failures::Once);
    }
    let (percentage, seed) = text.split_once(':').unwrap_or((text, "0"));
    let percentage: f64 = percentage.strip_suffix('%')?.parse().ok()?;
    let share = (0.0..=100.0).contains(&percentage).then(|| (percentage / 100.0 * f64::from(u32::MAX)) as u32)?;
    Some(Failures::Random { share, seed: seed.parse().ok()? })
}
