//! What figures of two reports rest on, and with it which of their differences say something.

use crate::lines::shares_alike;
use crate::model::{Precision, Report, grouped};
use crate::verdict::{FEW_SAMPLES, percent};

/// What the shares of two reports rest on.
#[derive(Clone, Copy)]
pub(super) enum Basis {
    /// Everything was counted: each difference is one.
    Counted,
    /// So many samples in each: what they do not tell apart may be chance.
    Sampled([u64; 2]),
    /// One counts bytecodes, the other one measures time: shares cannot be compared.
    Different,
}

impl Basis {
    /// That of two reports.
    pub fn of(before: &Report, after: &Report) -> Basis {
        let [then, now] = [before, after].map(|report| &report.counting);
        if then.unit != now.unit {
            Basis::Different
        } else if [then, now].iter().any(|counting| counting.work == Precision::Sampled) {
            Basis::Sampled([then, now].map(|counting| counting.interpreter_samples + counting.machine_samples))
        } else {
            Basis::Counted
        }
    }

    /// Whether shares before and after differ, by more than may be chance.
    pub fn differ(self, shares: [f64; 2]) -> bool {
        match self {
            Basis::Counted => percent(shares[0]) != percent(shares[1]),
            Basis::Sampled(samples) => !shares_alike(shares, samples),
            Basis::Different => false,
        }
    }

    /// The number of samples, in words behind a statement; empty where there are none.
    pub fn samples(self) -> String {
        match self {
            Basis::Sampled([then, now]) => format!(" ({} samples before, {} after)", grouped(then), grouped(now)),
            Basis::Counted | Basis::Different => String::new(),
        }
    }

    /// That there are few samples; empty where there are not.
    pub fn caution(self) -> String {
        match self {
            Basis::Sampled(samples) if samples.iter().any(|&samples| samples < FEW_SAMPLES) => {
                "There are few samples: longer runs tell more.".to_owned()
            }
            _ => String::new(),
        }
    }

    /// What tables do not have, and what they mean by `alike`; empty where all was counted.
    pub fn left_out(self) -> &'static str {
        match self {
            Basis::Sampled(_) => {
                "Alike is what the samples do not tell apart; but for the hottest lines, rows of which that holds are left out."
            }
            Basis::Counted | Basis::Different => "",
        }
    }
}
