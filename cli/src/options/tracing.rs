//! The options of profiler, trace selection and reports.

use std::path::PathBuf;

use holloway_traces::driver::{Dispatching, DriverOptions, ProfileSource, Selector, SignalRule};
use holloway_traces::select::Limits;

use crate::tiering::Tiering;

/// Options that mean something only where traces are selected.
const NEED_TRACES: [&str; 8] =
    ["--select", "--threshold", "--delay", "--decay", "--signals", "--join", "--graph-nodes", "--trace-limits"];

/// What runs above the interpreter, and what is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TracingOptions {
    /// How the driver works; `None` where another tier runs.
    pub driver: Option<DriverOptions>,
    /// Reports of coverage.
    pub reports: Vec<ReportTarget>,
    parts: Parts,
    /// Options of traces that were given.
    given: Vec<String>,
}

/// Options of the driver, whether or not there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Parts {
    tier: TierKind,
    profile: Option<Profiling>,
    driver: DriverOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum TierKind {
    #[default]
    Other,
    Profile,
    Replay,
}

/// Where profiling is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Profiling {
    /// Where time goes, until the code there is compiled: the default tier's way.
    Gated,
    Always,
    Off,
}

/// Where a report goes: as JSON if the file's name ends so, else as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReportTarget {
    /// To standard error, as text.
    Terminal,
    /// To a file.
    File(PathBuf),
}

impl TracingOptions {
    /// Takes an option. `Ok(false)` if it is none of these; an error says what its value should be.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<bool, &'static str> {
        if NEED_TRACES.contains(&name) {
            self.given.push(name.to_owned());
        }
        let parts = &mut self.parts;
        let parameters = &mut parts.driver.parameters;
        let number = |what| value.and_then(|value| value.parse::<u32>().ok()).ok_or(what);
        let within =
            |range: std::ops::RangeInclusive<u32>, what| number(what).ok().filter(|n| range.contains(n)).ok_or(what);
        match (name, value) {
            ("--tier", Some("profile")) => parts.tier = TierKind::Profile,
            ("--tier", Some("replay")) => parts.tier = TierKind::Replay,
            ("--profile", Some("gated")) => parts.profile = Some(Profiling::Gated),
            ("--profile", Some("always")) => parts.profile = Some(Profiling::Always),
            ("--profile", Some("off")) => parts.profile = Some(Profiling::Off),
            ("--profile", _) => return Err("profiling is gated, always or off"),
            ("--select", Some("bcg")) => parts.driver.selector = Selector::Bcg,
            ("--select", Some("net")) => parts.driver.selector = Selector::Net,
            ("--select", _) => return Err("traces are selected by bcg or net"),
            ("--threshold", _) => {
                parameters.threshold = within(1..=100, "the threshold is a percentage, 1 to 100")? as u8;
            }
            ("--delay", _) => {
                parameters.delay = within(1..=65_535, "the delay is a number of executions, 1 to 65535")? as u16;
            }
            ("--decay", _) => {
                let what = "the decay interval is a number of executions, 2 to 32768";
                parameters.decay_interval = within(2..=32_768, what)? as u16;
            }
            ("--signals", Some("stable")) => parameters.signals = SignalRule::Stable,
            ("--signals", Some("source")) => parameters.signals = SignalRule::Source,
            ("--signals", _) => return Err("signals are stable or source"),
            ("--join", Some("on")) => parts.driver.join = true,
            ("--join", Some("off")) => parts.driver.join = false,
            ("--join", _) => return Err("joining traces is on or off"),
            ("--graph-nodes", _) => {
                parameters.node_cap = within(64..=1 << 28, "the graph's nodes are a number, at least 64")?;
            }
            ("--trace-limits", _) => {
                let what =
                    "trace limits are three numbers: blocks of a path (2 to 4096), frames, and frames of one method";
                let numbers = value.unwrap_or_default().split(',').map(|number| number.parse().ok());
                let numbers: Option<Vec<usize>> = numbers.collect();
                match numbers.as_deref() {
                    Some(&[blocks @ 2..=4096, depth @ 1..=1024, recursion @ 1..=1024]) => {
                        parts.driver.limits = Limits { blocks, depth, recursion, ..parts.driver.limits };
                    }
                    _ => return Err(what),
                }
            }
            ("--report", Some("-")) => self.reports.push(ReportTarget::Terminal),
            ("--report", Some(file)) if file.ends_with(".txt") || file.ends_with(".json") => {
                self.reports.push(ReportTarget::File(file.into()));
            }
            ("--report", _) => {
                return Err("a report goes to a file that ends in .txt or .json, or with - to standard error");
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether nothing is to be profiled, by any tier.
    pub fn is_off(&self) -> bool {
        self.parts.profile == Some(Profiling::Off)
    }

    /// Checks what the options say together. Profiling every block is what `--tier=profile` does; where that is to be
    /// reported, traces are followed.
    ///
    /// # Errors
    /// They contradict each other, or one has no effect.
    pub fn finish(&mut self, tiering: &mut Tiering) -> Result<(), String> {
        let Parts { tier, profile, mut driver } = self.parts;
        let joins = self.given.iter().any(|name| name == "--join");
        driver.dispatching = match (tier, profile) {
            (TierKind::Profile | TierKind::Replay, Some(Profiling::Gated)) => {
                let how =
                    "Error: --profile=gated is how --tier=jit profiles: the tiers profile and replay do so always";
                return Err(how.to_owned());
            }
            (TierKind::Other, None | Some(Profiling::Gated | Profiling::Off)) => {
                let report = (!self.reports.is_empty()).then(|| "--report".to_owned());
                let option = self.given.first().or(report.as_ref());
                if let Some(option) = option.filter(|_| !tiering.jit || self.is_off()) {
                    return Err(format!("Error: {option} has no effect where nothing is profiled"));
                }
                if joins {
                    return Err("Error: --join has no effect on machine code: it needs --tier=replay".to_owned());
                }
                tiering.gated.graph = driver.parameters;
                (tiering.gated.selector, tiering.gated.traces) = (driver.selector, driver.limits);
                return Ok(());
            }
            (TierKind::Other, Some(Profiling::Always)) if self.reports.is_empty() => Dispatching::Keep,
            (TierKind::Profile, _) => Dispatching::Keep,
            (TierKind::Other | TierKind::Replay, _) => Dispatching::Replay,
        };
        driver.profile = match profile {
            Some(Profiling::Off) => ProfileSource::Off,
            _ => ProfileSource::Always,
        };
        if driver.selector == Selector::Net && driver.dispatching == Dispatching::Keep {
            return Err("Error: --select=net records what is executed: it needs --tier=replay or --tier=jit".to_owned());
        }
        if joins && (driver.dispatching == Dispatching::Keep || driver.selector == Selector::Net) {
            let why =
                "Error: --join has no effect: traces of the graph are joined where they are followed, by --tier=replay";
            return Err(why.to_owned());
        }
        self.driver = Some(driver);
        Ok(())
    }
}
