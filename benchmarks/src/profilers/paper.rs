//! The figures of the profilers' papers that ours stand beside.

use super::ProfilerPart;

/// A figure of a paper: whose, what and where, and as it is told there. Means over programs are worked out from its tables.
pub struct Figure {
    pub paper: &'static str,
    pub what: &'static str,
    pub place: &'static str,
    pub told: &'static str,
    /// How it was counted there, where that is not how ours is.
    pub how: &'static str,
    pub ours: Ours,
}

/// What stands beside it.
pub enum Ours {
    /// The cost of a profiler, from this part.
    Cost(ProfilerPart, &'static str),
    /// A percentage that is said of a profiler.
    Percent(&'static str, &'static str),
    /// What its instrumentation executes, relative to that of `pp`.
    Operations(&'static str),
    /// Branches until it finds something.
    Delay(&'static str),
    /// Its trace selection errors.
    Errors(&'static str),
}

/// The figures, in the order of the profilers.
pub const FIGURES: [Figure; 12] = [
    Figure {
        paper: "`exact`: Burger, Dybvig",
        what: "cost with estimated weights",
        place: "section 4",
        told: "50 %, and 37 % once placed by counts",
        how: "compiled Scheme; ours interpreted, with estimated weights",
        ours: Ours::Cost(ProfilerPart::Cost, "exact"),
    },
    Figure {
        paper: "`pp`: Joshi, Bond, Zilles",
        what: "cost",
        place: "Tables 2, 3",
        told: "27.6 %, 37.3 %",
        how: "compiled C and Fortran, two suites; ours interpreted",
        ours: Ours::Cost(ProfilerPart::Cost, "pp"),
    },
    Figure {
        paper: "`tpp(5,15)`: the same",
        what: "cost",
        place: "Tables 2, 3",
        told: "13.6 %, 13.3 %",
        how: "the same",
        ours: Ours::Cost(ProfilerPart::Cost, "tpp(5,15)"),
    },
    Figure {
        paper: "`tpp(5,15)`: the same",
        what: "effort relative to `pp`",
        place: "Tables 2, 3",
        told: "13.6 of 27.6 %, 13.3 of 37.3 %",
        how: "times; ours operations, which repeat",
        ours: Ours::Operations("tpp(5,15)"),
    },
    Figure {
        paper: "`tpp(5,15)`: the same",
        what: "attribution of definite flow",
        place: "Tables 2, 3",
        told: "98.8 %, 98.9 %",
        how: "both by `pp`, weighed by blocks",
        ours: Ours::Percent("tpp(5,15)", "attribution"),
    },
    Figure {
        paper: "`spp(1000)`: Yasue and others",
        what: "overlap",
        place: "section 4.3, Figure 15",
        told: "around 90 %, geometric mean of SPECjvm98",
        how: "hot methods, once they are hot; ours all",
        ours: Ours::Percent("spp(1000)", "overlap"),
    },
    Figure {
        paper: "`bpp(1000)`: the same",
        what: "overlap",
        place: "section 4.3",
        told: "below 90 %, which takes 10,000",
        how: "the same",
        ours: Ours::Percent("bpp(1000)", "overlap"),
    },
    Figure {
        paper: "`spp`: the same",
        what: "cost",
        place: "section 4.4, Figure 17",
        told: "2 to 3 %, flat programs 6 to 8 %",
        how: "first run, compiled; ours interpreted, all methods",
        ours: Ours::Cost(ProfilerPart::Cost, "spp(1000)"),
    },
    Figure {
        paper: "`bbb`: Merten and others",
        what: "branches before the first hot spot",
        place: "Table 2, equation 5",
        told: "8,207 at least, as worked out",
        how: "the least for its widths",
        ours: Ours::Delay("bbb"),
    },
    Figure {
        paper: "`sampling(1024)`: Zhang and others",
        what: "cost",
        place: "Table 4",
        told: "0.16 %, least 0.07, most 0.24 %",
        how: "nine programs, in the kernel",
        ours: Ours::Cost(ProfilerPart::Sampling, "sampling(1024)"),
    },
    Figure {
        paper: "`twobit`: Conte, Patel, Cox",
        what: "error at 0.1 / 1 / 3 / 5 %, mean %",
        place: "Table 7",
        told: "7.37 / 4.74 / 2.56 / 2.25",
        how: "read at context switches; ours each 65,536 branches",
        ours: Ours::Errors("twobit(65536)"),
    },
    Figure {
        paper: "`history`, marker: the same",
        what: "error at 0.1 / 1 / 3 / 5 %, mean %",
        place: "Table 6",
        told: "6.40 / 4.51 / 2.30 / 2.00",
        how: "the same",
        ours: Ours::Errors("history(12,marker,65536)"),
    },
];

/// Paths and instrumentation code blocks of `spp` and `bpp`, all programs of Yasue and others together (Table 3).
pub const SPP_SIZE: [f64; 2] = [47_966.0, 18_565.0];
pub const BPP_SIZE: [f64; 2] = [60_815.0, 14_657.0];

/// Overhead and attribution of definite flow by thresholds, as Joshi, Bond and Zilles have them for SPEC95 and SPEC2000
/// (Tables 2 and 3, averages); `pp` first.
pub const TARGETED: [(&str, [(f64, f64); 2]); 5] = [
    ("pp", [(27.6, 100.0), (37.3, 100.0)]),
    ("tpp(1,1)", [(15.9, 99.8), (17.0, 99.9)]),
    ("tpp(5,5)", [(14.8, 99.1), (16.4, 98.7)]),
    ("tpp(10,10)", [(13.8, 98.0), (13.8, 97.6)]),
    ("tpp(5,15)", [(13.6, 98.8), (13.3, 98.9)]),
];

/// Means of Merten and others' Table 3 over its fourteen programs, as worked out from it: percent of the code executed that is in hot spots,
/// of execution in them, and of execution in them once they are detected.
pub const HOT_SPOTS: [f64; 3] = [2.89, 79.6, 77.3];
