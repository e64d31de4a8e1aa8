//! The profilers by name, as a command line has them: `pp`, `tpp(5,15)`, `counters(64,100)`.

use std::fmt;

use crate::branches::{HistoryOptions, TwoBitOptions, Validity};
use crate::hotspots::branch_buffer::BufferOptions;
use crate::hotspots::loop_heads::{CounterOptions, Rule};
use crate::paths::ball_larus::PathOptions;
use crate::paths::exact::EdgeCountOptions;
use crate::paths::structural::{BudgetShares, Order, StructuralOptions};
use crate::paths::targeted::TargetedOptions;
use crate::sampling::SamplingOptions;

/// A profiler with its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profiler {
    /// `exact`: edges, by counters off a spanning tree.
    Exact(EdgeCountOptions),
    /// `brute`: edges, by a counter on each: what `exact` is compared with.
    Brute,
    /// `pp`: all paths.
    Paths(PathOptions),
    /// `tpp(i,j)`: paths, where the edge profile of an earlier run does not say enough.
    Targeted(TargetedOptions),
    /// `bpp(budget)`: paths of each method up to a budget.
    Budgeted(PathOptions, u64),
    /// `spp(budget)`: paths of each loop up to a budget. Words behind it: `loops` (shares by how often loops are passed),
    /// `hot=percent` (hot loops only), `once` (all graphs at once), `timeout=units`.
    Structural(StructuralOptions),
    /// `spp-all`: the paths of all loops, all of them: what `spp` is compared with.
    StructuralComplete(StructuralOptions),
    /// `counters(n,threshold)`: loop heads.
    Counters(CounterOptions),
    /// `counters-study(n)`: what such counters lose, told instead of a profile.
    CounterStudy(CounterOptions),
    /// `bbb`: sets of branches.
    Buffer(BufferOptions),
    /// `bbb-study`: how much of the program lies in hot spots, told instead of a profile.
    BufferStudy(BufferOptions),
    /// `sampling(hz)`, `sampling(hz,random)`: blocks, by time.
    Sampling(SamplingOptions),
    /// `twobit(dump)`: directions of branches.
    TwoBit(TwoBitOptions),
    /// `history(bits,rule,dump)`: directions of branches.
    History(HistoryOptions),
}

/// Why a list of profilers is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProfilerError(String);

impl fmt::Display for ProfilerError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = NAMES.join(", ");
        write!(out, "{}: sources are {names}, with numbers in parentheses where they take any", self.0)
    }
}

impl std::error::Error for ProfilerError {}

/// Those that are meant by `all`, in the order of the table.
const NAMES: [&str; 10] = ["exact", "pp", "tpp", "bpp", "spp", "counters", "bbb", "sampling", "twobit", "history"];

impl Profiler {
    /// The profilers that there are, with the settings of their texts; comparisons left out.
    pub fn all() -> Vec<Profiler> {
        NAMES.iter().filter_map(|name| Profiler::read(name)).collect()
    }

    /// Reads names with commas in between, or `all`.
    ///
    /// # Errors
    /// A name or parameter that there is not.
    pub fn list(text: &str) -> Result<Vec<Profiler>, ProfilerError> {
        if text == "all" {
            return Ok(Profiler::all());
        }
        let mut names = vec![String::new()];
        let mut depth = 0;
        for letter in text.chars() {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            match names.last_mut() {
                Some(name) if letter != ',' || depth > 0 => name.push(letter),
                _ => names.push(String::new()),
            }
        }
        names.iter().map(|name| Profiler::read(name).ok_or_else(|| ProfilerError(name.clone()))).collect()
    }

    fn read(text: &str) -> Option<Profiler> {
        let (name, inside) = match text.split_once('(') {
            Some((name, rest)) => (name, rest.strip_suffix(')')?),
            None => (text, ""),
        };
        let mut given = inside.split(',').map(str::trim).filter(|word| !word.is_empty());
        let mut number = |default: u64| given.next().map_or(Some(default), |word| word.parse().ok());
        let profiler = match name {
            "exact" => Profiler::Exact(EdgeCountOptions::default()),
            "brute" => Profiler::Brute,
            "pp" => Profiler::Paths(PathOptions::default()),
            "tpp" => {
                let options = TargetedOptions::default();
                let (cold, disconnect) = (number(options.cold)?, number(options.disconnect)?);
                Profiler::Targeted(TargetedOptions { cold, disconnect, ..options })
            }
            "bpp" => Profiler::Budgeted(PathOptions { budget: true, ..PathOptions::default() }, number(1000)?),
            "spp" | "spp-all" => {
                let mut options = StructuralOptions::default();
                options.budget = number(options.budget)?;
                if name == "spp" {
                    for word in given.by_ref() {
                        match word.split_once('=') {
                            None if word == "loops" => options.shares = BudgetShares::ByLoops,
                            None if word == "once" => options.order = Order::AllAtOnce,
                            Some(("hot", percent)) => options.order = Order::HotLoops(percent.parse().ok()?),
                            Some(("timeout", units)) => options.time_out = units.parse().ok()?,
                            _ => return None,
                        }
                    }
                    Profiler::Structural(options)
                } else {
                    Profiler::Structural(options).complete()?
                }
            }
            "counters" | "counters-study" => {
                let options = CounterOptions::default();
                let entries = usize::try_from(number(64)?).ok().filter(|entries| (1..=1 << 20).contains(entries))?;
                let options = CounterOptions { rule: Rule::Ring(entries), ..options };
                if name == "counters" {
                    Profiler::Counters(CounterOptions { threshold: number(options.threshold)?, ..options })
                } else {
                    Profiler::CounterStudy(options)
                }
            }
            "bbb" => Profiler::Buffer(BufferOptions::default()),
            "bbb-study" => Profiler::BufferStudy(BufferOptions::default()),
            "sampling" => {
                let options = SamplingOptions::default();
                let hz = u32::try_from(number(u64::from(options.hz))?).ok().filter(|hz| (1..=100_000).contains(hz))?;
                let random = match given.next() {
                    None => false,
                    Some("random") => true,
                    Some(_) => return None,
                };
                Profiler::Sampling(SamplingOptions { hz, random, ..options })
            }
            "twobit" => {
                Profiler::TwoBit(TwoBitOptions { dump: Some(number(1 << 16)?.max(1)), ..TwoBitOptions::default() })
            }
            "history" => {
                let options = HistoryOptions::default();
                let bits =
                    u32::try_from(number(u64::from(options.bits))?).ok().filter(|bits| (1..64).contains(bits))?;
                let validity = match given.next() {
                    None | Some("marker") => Validity::Marker,
                    Some("dirty") => Validity::Dirty,
                    Some(_) => return None,
                };
                let dump = given.next().map_or(Some(1 << 16), |word| word.parse().ok())?;
                Profiler::History(HistoryOptions { bits, validity, dump: Some(u64::max(dump, 1)), ..options })
            }
            _ => return None,
        };
        given.next().is_none().then_some(profiler)
    }

    /// Whether it needs an edge profile of an earlier run.
    pub fn needs_edges(&self) -> bool {
        matches!(self, Profiler::Targeted(_))
    }

    /// Whether it works on instrumented code.
    pub fn instruments(&self) -> bool {
        matches!(
            self,
            Profiler::Exact(_)
                | Profiler::Brute
                | Profiler::Paths(_)
                | Profiler::Targeted(_)
                | Profiler::Budgeted(..)
                | Profiler::Structural(_)
                | Profiler::StructuralComplete(_)
        )
    }

    /// Whether it has to see each block that is executed.
    pub fn watches(&self) -> bool {
        !self.instruments() && !matches!(self, Profiler::Sampling(_))
    }

    /// The profile that it is to be compared with, besides the exact edges.
    pub fn complete(&self) -> Option<Profiler> {
        match self {
            Profiler::Targeted(_) | Profiler::Budgeted(..) => Some(Profiler::Paths(PathOptions::default())),
            Profiler::Structural(options) => Some(Profiler::StructuralComplete(StructuralOptions {
                budget: u64::MAX,
                time_out: u64::MAX,
                order: Order::AllAtOnce,
                shares: BudgetShares::Even,
                ..*options
            })),
            _ => None,
        }
    }
}

impl fmt::Display for Profiler {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Profiler::Exact(_) => out.write_str("exact"),
            Profiler::Brute => out.write_str("brute"),
            Profiler::Paths(_) => out.write_str("pp"),
            Profiler::Targeted(options) => write!(out, "tpp({},{})", options.cold, options.disconnect),
            Profiler::Budgeted(_, budget) => write!(out, "bpp({budget})"),
            Profiler::Structural(options) => {
                write!(out, "spp({}", options.budget)?;
                if options.shares == BudgetShares::ByLoops {
                    out.write_str(",loops")?;
                }
                match options.order {
                    Order::Staged => {}
                    Order::HotLoops(percent) => write!(out, ",hot={percent}")?,
                    Order::AllAtOnce => out.write_str(",once")?,
                }
                if options.time_out != StructuralOptions::default().time_out {
                    write!(out, ",timeout={}", options.time_out)?;
                }
                out.write_str(")")
            }
            Profiler::StructuralComplete(_) => out.write_str("spp-all"),
            Profiler::Counters(CounterOptions { rule: Rule::Ring(entries), threshold, .. }) => {
                write!(out, "counters({entries},{threshold})")
            }
            Profiler::Counters(options) => write!(out, "counters(all,{})", options.threshold),
            Profiler::CounterStudy(CounterOptions { rule: Rule::Ring(entries), .. }) => {
                write!(out, "counters-study({entries})")
            }
            Profiler::CounterStudy(_) => out.write_str("counters-study(all)"),
            Profiler::Buffer(_) => out.write_str("bbb"),
            Profiler::BufferStudy(_) => out.write_str("bbb-study"),
            Profiler::Sampling(SamplingOptions { hz, random: true, .. }) => write!(out, "sampling({hz},random)"),
            Profiler::Sampling(options) => write!(out, "sampling({})", options.hz),
            Profiler::TwoBit(options) => write!(out, "twobit({})", options.dump.unwrap_or_default()),
            Profiler::History(options) => {
                let rule = if options.validity == Validity::Marker { "marker" } else { "dirty" };
                write!(out, "history({},{rule},{})", options.bits, options.dump.unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Profiler;

    #[test]
    fn what_is_written_is_read_again() {
        for profiler in Profiler::all() {
            assert_eq!(Profiler::list(&profiler.to_string()), Ok(vec![profiler]));
        }
        let list = Profiler::list("tpp(1,2),spp(50),counters(8,100),history(4,dirty,99),bbb-study,counters-study(8)")
            .expect("all are there");
        let written: Vec<String> = list.iter().map(ToString::to_string).collect();
        let expected =
            ["tpp(1,2)", "spp(50)", "counters(8,100)", "history(4,dirty,99)", "bbb-study", "counters-study(8)"];
        assert_eq!(written, expected);
        let improved = ["spp(70,loops)", "spp(70,hot=5)", "spp(70,once)", "spp(70,loops,hot=9,timeout=3)"];
        let list = Profiler::list(&improved.join(",")).expect("all are there");
        assert_eq!(list.iter().map(ToString::to_string).collect::<Vec<_>>(), improved);
        assert_eq!(Profiler::list("all").map(|all| all.len()), Ok(10));
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in [
            "",
            "exact,",
            "edges",
            "tpp(",
            "tpp(1,2,3)",
            "tpp(x)",
            "sampling(0)",
            "history(64)",
            "exact(1)",
            "spp(1,most)",
            "counters-study(64,4)",
        ] {
            assert!(Profiler::list(text).is_err(), "{text}");
        }
    }
}
