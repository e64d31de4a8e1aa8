//! What the paper (Berndl and Hendren 2002) prints in its Tables I to V: the means of its six programs.

/// Blocks of a completed trace, by threshold: Table I.
pub const LENGTHS: [f64; 5] = [4.7, 7.0, 7.1, 7.5, 7.8];
/// Coverage by completed traces, by threshold: Table II.
pub const COVERAGE: [f64; 5] = [0.822, 0.855, 0.860, 0.872, 0.863];
/// Completion rate, by threshold: Table III.
pub const COMPLETION: [f64; 5] = [0.921, 0.960, 0.964, 0.963, 0.956];
/// Block dispatches per signal, by threshold: Table IV.
pub const SIGNALS: [f64; 5] = [23_400.0, 84_000.0, 92_400.0, 114_800.0, 92_500.0];
/// Block dispatches per trace event, by start state delay: Table V.
pub const EVENTS: [f64; 3] = [66_000.0, 99_100.0, 95_800.0];
