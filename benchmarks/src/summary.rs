//! From samples to figures: the best of the rounds for times, the most for memory, ratios of the first
//! contender (the subject) to each other one, and geometric means by group and over all.
//!
//! The best round is the one the rest of the machine disturbed least; a mean would measure the
//! disturbance. Ratios are averaged geometrically, so that no program weighs more for running longer
//! and swapping the two sides inverts the mean.

use crate::catalogue::Group;
use crate::figures;
use crate::trial::{Row, Sample, TrialResult};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// Wall time of the whole process.
    Wall,
    /// Processor time of the whole process in user mode, all threads.
    User,
    /// Processor time of the whole process, user and system, all threads.
    Cpu,
    /// Peak resident memory.
    Peak,
    /// Best round within the process.
    Steady,
}

impl Metric {
    /// All of them.
    pub const ALL: [Metric; 5] = [Metric::Wall, Metric::User, Metric::Cpu, Metric::Peak, Metric::Steady];

    /// The name on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Metric::Wall => "wall",
            Metric::User => "user",
            Metric::Cpu => "cpu",
            Metric::Peak => "peak",
            Metric::Steady => "steady",
        }
    }

    /// Parses the name used on the command line.
    ///
    /// # Errors
    /// A sentence with the known names.
    pub fn parse(name: &str) -> Result<Metric, String> {
        let known = Metric::ALL.into_iter().find(|metric| metric.name() == name);
        known.ok_or_else(|| format!("unknown metric {name}: there are wall, user, cpu, peak and steady"))
    }

    /// The unit and what the figure is, for a caption.
    pub fn caption(self) -> &'static str {
        match self {
            Metric::Wall => "Wall time of the whole process, ms",
            Metric::User => "Processor time of the whole process in user mode (all threads), ms",
            Metric::Cpu => "Processor time of the whole process (user and system, all threads), ms",
            Metric::Peak => "Peak resident memory, MB",
            Metric::Steady => "Best round within a process, ms",
        }
    }

    /// The figure of one sample, in milliseconds or megabytes.
    pub fn of(self, sample: &Sample) -> Option<f64> {
        match self {
            Metric::Wall => Some(sample.usage.wall.as_secs_f64() * 1e3),
            Metric::User => Some(sample.usage.user.as_secs_f64() * 1e3),
            Metric::Cpu => Some((sample.usage.user + sample.usage.system).as_secs_f64() * 1e3),
            Metric::Peak => Some(sample.usage.peak_bytes as f64 / 1e6),
            Metric::Steady => sample.steady.map(|steady| steady.as_secs_f64() * 1e3),
        }
    }

    /// The figure of a contender on a program, when it has one.
    pub fn best(self, outcome: &TrialResult) -> Option<f64> {
        let TrialResult::Measured(samples) = outcome else { return None };
        let figures = samples.iter().filter_map(|sample| self.of(sample));
        match self {
            Metric::Peak => figures.reduce(f64::max),
            _ => figures.reduce(f64::min),
        }
    }
}

/// The subject's figure divided by that of another contender; below 1 the subject is better.
pub fn ratio(row: &Row, other: usize, metric: Metric) -> Option<f64> {
    let subject = metric.best(row.outcomes.first()?)?;
    let other = metric.best(row.outcomes.get(other)?)?;
    (other > 0.0).then(|| subject / other)
}

/// The median of a contender's samples.
pub fn median(result: &TrialResult, metric: Metric) -> Option<f64> {
    let TrialResult::Measured(samples) = result else { return None };
    figures::median(&samples.iter().filter_map(|sample| metric.of(sample)).collect::<Vec<_>>())
}

/// The geometric mean of the ratios and how many there were.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean; below 1 the subject is better.
    pub ratio: f64,
    /// The largest of the ratios.
    pub worst: f64,
    /// The number of programs that both contenders finished.
    pub programs: usize,
}

/// The geometric mean of the subject's ratios to another contender over some rows.
pub fn mean<'a>(rows: impl Iterator<Item = &'a Row>, other: usize, metric: Metric) -> Option<Mean> {
    let ratios: Vec<f64> = rows.filter_map(|row| ratio(row, other, metric)).filter(|&ratio| ratio > 0.0).collect();
    let worst = ratios.iter().copied().reduce(f64::max)?;
    let sum: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    Some(Mean { ratio: (sum / ratios.len() as f64).exp(), worst, programs: ratios.len() })
}

/// The groups that occur, in the order of the rows.
pub fn groups(rows: &[Row]) -> Vec<Group> {
    let mut groups: Vec<Group> = rows.iter().map(|row| row.program.group).collect();
    groups.dedup();
    groups
}

/// Programs with failures: name, contender's place, reason.
pub fn failures(rows: &[Row]) -> Vec<(&'static str, usize, &str)> {
    let mut failures = Vec::new();
    for row in rows {
        for (index, outcome) in row.outcomes.iter().enumerate() {
            if let TrialResult::Failed(reason) = outcome {
                failures.push((row.program.name, index, reason.as_str()));
            }
        }
    }
    failures
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Metric, failures, groups, mean, median, ratio};
    use crate::catalogue::{Benchmark, Group};
    use crate::process::Usage;
    use crate::trial::{Row, Sample, TrialResult};
    use std::time::Duration;

    pub(crate) fn sample(wall_ms: u64, peak_mb: u64) -> Sample {
        let usage = Usage {
            wall: Duration::from_millis(wall_ms),
            user: Duration::from_millis(wall_ms / 2),
            system: Duration::from_millis(1),
            peak_bytes: peak_mb * 1_000_000,
        };
        Sample { usage, steady: None }
    }

    pub(crate) fn row(name: &'static str, group: Group, outcomes: Vec<TrialResult>) -> Row {
        Row { program: Benchmark { name, group }, outcomes }
    }

    fn measured(walls: &[u64]) -> TrialResult {
        TrialResult::Measured(walls.iter().map(|&wall| sample(wall, wall / 10)).collect())
    }

    fn rows() -> Vec<Row> {
        vec![
            row("A", Group::Objects, vec![measured(&[120, 100]), measured(&[50, 70])]),
            row("B", Group::Objects, vec![measured(&[100]), measured(&[200])]),
            row("C", Group::Numeric, vec![TrialResult::Failed("no".to_owned()), measured(&[10])]),
        ]
    }

    #[test]
    fn times_take_the_best_and_memory_the_most() {
        let rows = rows();
        assert_eq!(Metric::Wall.best(&rows[0].outcomes[0]), Some(100.0));
        assert_eq!(Metric::User.best(&rows[0].outcomes[0]), Some(50.0));
        assert_eq!(Metric::Cpu.best(&rows[0].outcomes[0]), Some(51.0));
        assert_eq!(Metric::Peak.best(&rows[0].outcomes[0]), Some(12.0));
        assert_eq!(Metric::Steady.best(&rows[0].outcomes[0]), None);
        assert_eq!(median(&measured(&[3, 1, 2]), Metric::Wall), Some(2.0));
    }

    #[test]
    fn means_are_geometric_and_leave_failures_out() {
        let rows = rows();
        assert_eq!(ratio(&rows[0], 1, Metric::Wall), Some(2.0));
        let mean = mean(rows.iter(), 1, Metric::Wall).expect("two programs have ratios");
        assert!((mean.ratio - 1.0).abs() < 1e-12, "2 and 1/2 cancel: {}", mean.ratio);
        assert_eq!((mean.worst, mean.programs), (2.0, 2));
        assert_eq!(super::mean(rows[2..].iter(), 1, Metric::Wall), None);
    }

    #[test]
    fn groups_and_failures_are_listed_in_order() {
        let rows = rows();
        assert_eq!(groups(&rows), [Group::Objects, Group::Numeric]);
        assert_eq!(failures(&rows), [("C", 0, "no")]);
    }

    #[test]
    fn metrics_have_names() {
        for metric in Metric::ALL {
            assert_eq!(Metric::parse(metric.name()), Ok(metric));
        }
        assert!(Metric::parse("speed").is_err());
    }
}
