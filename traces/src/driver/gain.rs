//! The gain rule: what compiling is worth. In goes what has been seen of code that is interpreted, and how large its region
//! is; out comes what machine code is expected to save, and what making it costs.
//!
//! `gain = (T_old - T_new) * executions - T_opt`. How often something will be executed nobody knows: what has been seen is
//! expected to come again, some times over. So code is compiled when the interpreter has lost a certain share of what
//! compiling it takes. All times are constants, so that two runs of a program decide alike; the measurements are
//! in `docs/decisions/014-gain-rule.md`.

/// Nanoseconds that the interpreter takes for a unit of budget, about a bytecode.
const INTERPRETED: f64 = 1.4;
/// Of the interpreter's time, what machine code takes.
const MACHINE: f64 = 0.25;
/// Nanoseconds that an exit costs, the way back into machine code, and the few bytecodes between.
const EXIT: f64 = 60.0;
/// Nanoseconds that compiling a region costs, whatever its size.
const REGION: f64 = 200_000.0;
/// Nanoseconds that each bytecode of a region costs when it is compiled first.
const BYTECODE: f64 = 14_000.0;
/// The same when it has grown: the code generator does more.
const BYTECODE_GROWN: f64 = 16_000.0;
/// Of the time in machine code that was compiled in a hurry, what compiling it thoroughly saves.
const THOROUGH: f64 = 0.125;
/// How many times over the time that has been spent in a region is expected to be spent there again. Who waits for twice as
/// long as would have paid loses at most twice as much, and short programs nothing.
const SPENT_AGAIN: f64 = 1.0;

/// What is to be compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Code to which no region leads.
    First,
    /// Code behind exits of regions.
    Behind,
    /// A region that is to be larger.
    Grown,
}

impl Kind {
    /// How many times over what was seen is expected to come again.
    fn again(self) -> f64 {
        match self {
            Kind::First => 3.0,
            // An exit is seen only since its region is there. Before, the interpreter went the same way as often, within
            // what was seen of the region.
            Kind::Behind => 6.0,
            // Bridges behind its exits would save some of that, and what the smaller region has cost is lost.
            Kind::Grown => 2.0,
        }
    }

    /// Nanoseconds that each bytecode costs.
    fn bytecode(self) -> f64 {
        match self {
            Kind::First | Kind::Behind => BYTECODE,
            Kind::Grown => BYTECODE_GROWN,
        }
    }
}

/// What is to be compiled, and how large its region is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    /// Bytecodes of its blocks.
    pub bytecodes: u32,
    /// Which says how often it is expected to be executed again, and what its bytecodes cost.
    pub kind: Kind,
}

/// What has been seen of code that is interpreted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Seen {
    /// Budget that the interpreter has used there.
    pub budget: u64,
    /// Times that machine code was left to get there.
    pub exits: u64,
}

impl Seen {
    /// Nanoseconds that machine code would have saved.
    fn lost(self) -> f64 {
        self.budget as f64 * INTERPRETED * (1.0 - MACHINE) + self.exits as f64 * EXIT
    }
}

/// What is expected of compiling a region, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Estimate {
    /// Time that machine code is expected to save while the program goes on.
    pub saved: u64,
    /// Time that compiling takes, as far as it counts ([`Rule::weight`]).
    pub cost: u64,
}

impl Estimate {
    /// The gain; what has a negative one is not compiled.
    pub fn gain(self) -> i64 {
        let signed = |time| i64::try_from(time).unwrap_or(i64::MAX);
        signed(self.saved) - signed(self.cost)
    }

    /// Whether compiling pays.
    pub fn pays(self) -> bool {
        self.saved >= self.cost
    }
}

/// The rule, for one VM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rule {
    /// Budget of interpreted code between two samples.
    pub interval: u64,
    /// What compiling counts, per cent of what it costs.
    pub weight: u32,
}

impl Rule {
    /// What compiling a region is worth, of whose code so much has been seen.
    pub fn estimate(self, seen: Seen, size: Size) -> Estimate {
        Estimate { saved: saved(seen, size.kind), cost: self.cost(size) }
    }

    /// What samples have seen.
    pub fn sampled(self, samples: u32) -> Seen {
        Seen { budget: u64::from(samples) * self.interval, exits: 0 }
    }

    /// What it is worth to compile a region thoroughly which was compiled in a hurry and has used so much budget.
    pub fn thoroughly(self, used: u64, bytecodes: u32) -> Estimate {
        let spent = used as f64 * INTERPRETED * MACHINE;
        let saved = (spent * THOROUGH * SPENT_AGAIN) as u64;
        Estimate { saved, cost: self.cost(Size { bytecodes, kind: Kind::Grown }) }
    }

    /// Samples that must have found code interpreted before it pays to compile a region; no more than make sense.
    pub fn samples_that_pay(self, size: Size) -> u32 {
        self.times_that_pay(self.sampled(1), size).min(u32::MAX >> 16)
    }

    /// Times that an exit must be taken, with so much budget behind it each time, before it pays to compile a region.
    pub fn exits_that_pay(self, size: Size, budget: u64) -> u32 {
        self.times_that_pay(Seen { budget, exits: 1 }, size)
    }

    /// Times that something must be seen before it pays to compile a region.
    fn times_that_pay(self, once: Seen, size: Size) -> u32 {
        let many = 1 << 20;
        let saved = saved(Seen { budget: once.budget * many, exits: once.exits * many }, size.kind);
        u32::try_from((u128::from(self.cost(size)) * u128::from(many)).div_ceil(u128::from(saved.max(1))))
            .unwrap_or(u32::MAX)
    }

    fn cost(self, size: Size) -> u64 {
        let cost = REGION + f64::from(size.bytecodes) * size.kind.bytecode();
        (cost * f64::from(self.weight) / 100.0) as u64
    }
}

/// What machine code is expected to save.
fn saved(seen: Seen, kind: Kind) -> u64 {
    (seen.lost() * kind.again()) as u64
}

#[cfg(test)]
mod tests {
    use super::{Kind, Rule, Seen, Size};

    const RULE: Rule = Rule { interval: 16_384, weight: 100 };

    fn size(bytecodes: u32, kind: Kind) -> Size {
        Size { bytecodes, kind }
    }

    #[test]
    fn what_is_saved_is_weighed_against_compiling() {
        // A million bytecodes take 1.4 ms, of which three quarters go, and come three times again: 3.15 ms.
        // 200 bytecodes cost 0.2 + 200 * 0.014 ms.
        let million = Seen { budget: 1_000_000, exits: 0 };
        let estimate = RULE.estimate(million, size(200, Kind::First));
        assert_eq!((estimate.saved, estimate.cost), (3_150_000, 3_000_000));
        assert_eq!((estimate.gain(), estimate.pays()), (150_000, true));
        // Grown, they cost 0.2 + 200 * 0.016 ms, and twice as much comes again.
        let estimate = RULE.estimate(million, size(200, Kind::Grown));
        assert_eq!((estimate.gain(), estimate.pays()), (-1_300_000, false));
        // 10,000 exits are 0.6 ms more, three times again.
        let estimate = RULE.estimate(Seen { exits: 10_000, ..million }, size(200, Kind::First));
        assert_eq!(estimate.gain(), 1_950_000);
    }

    #[test]
    fn the_same_code_seen_more_often_and_smaller_code_seen_as_often_have_more_to_gain() {
        let gain = |samples, bytecodes| RULE.estimate(RULE.sampled(samples), size(bytecodes, Kind::First)).gain();
        assert!(gain(64, 100) > gain(32, 100));
        assert!(gain(32, 50) > gain(32, 100));
        // A sample is 16,384 * 1.4 * 0.75 * 3 = 51,609 ns.
        assert_eq!(gain(32, 100), 1_651_507 - 1_600_000);
    }

    #[test]
    fn half_the_samples_pay_for_code_behind_an_exit() {
        let samples = |kind| RULE.samples_that_pay(size(100, kind));
        assert_eq!([Kind::First, Kind::Behind, Kind::Grown].map(samples), [32, 16, 53]);
    }

    #[test]
    fn thresholds_are_where_the_gain_becomes_positive() {
        for bytecodes in [1, 30, 500, 2000] {
            for kind in [Kind::First, Kind::Behind, Kind::Grown] {
                let size = size(bytecodes, kind);
                let samples = RULE.samples_that_pay(size);
                assert!(RULE.estimate(RULE.sampled(samples), size).pays(), "{size:?}");
                assert!(!RULE.estimate(RULE.sampled(samples - 1), size).pays(), "{size:?}");
                let exits = u64::from(RULE.exits_that_pay(size, 20));
                let seen = |exits| Seen { budget: 20 * exits, exits };
                assert!(RULE.estimate(seen(exits), size).pays(), "{size:?}");
                assert!(!RULE.estimate(seen(exits - 1), size).pays(), "{size:?}");
            }
        }
    }

    #[test]
    fn what_is_hot_is_compiled_thoroughly() {
        // 100 bytecodes cost 0.2 + 100 * 0.016 ms. A budget of 41.4 million takes machine code 14.49 ms, of which an eighth
        // goes, once again: 1.811 ms.
        assert_eq!(RULE.thoroughly(41_400_000, 100).gain(), 11_250);
        assert!(!RULE.thoroughly(40_800_000, 100).pays());
    }

    #[test]
    fn compiling_that_counts_nothing_always_pays() {
        let (rule, size) = (Rule { weight: 0, ..RULE }, size(2000, Kind::Grown));
        assert!(rule.estimate(Seen::default(), size).pays());
        assert_eq!((rule.samples_that_pay(size), rule.exits_that_pay(size, 0)), (0, 0));
    }
}
