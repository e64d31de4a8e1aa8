//! `sampling(hz, random)`: samples by the clock (Zhang, Wang, Gloy, Chen, Smith, "System support for automatic profiling and
//! optimization", 1997: Morph).
//!
//! At each tick of a clock, 1,024 times a second, it is noted where the program is: method and bytecode, 8 bytes, into a
//! ring of 256 KB. That is all that a running program pays, 72 instructions a tick in the paper, less than 0.3 % of its time. Every
//! ten seconds the ring is emptied to a file, while samples go on coming in. Afterwards the samples of a block become its
//! weight: a block of six instructions is met twice as often as one of three that is executed as often, so each sample counts
//! one over the length of its block. From the weights of blocks those of edges are made up, which is what layout and
//! trace selection want. Profiles of several runs are put together ([`crate::stored`]).
//!
//! Samples say where time goes, not what is executed how often: a block that waits for memory weighs more than it was executed. The
//! paper leaves that as it is, and so does this. A clock that ticks in step with the program sees it at the same place
//! each time; a random interval does not. The paper had both, and found no difference.
//!
//! Choices where the paper is silent: a random interval lies between half and one and a half of the mean, evenly; a block's
//! weight goes to its successors in proportion to theirs.

mod ring;
mod weights;

pub use ring::{Ring, Sample};
pub use weights::{block_weights, edge_weights};

use std::time::Duration;

/// What may be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamplingOptions {
    /// Samples in a second (section 3.1: 1,024).
    pub hz: u32,
    /// Whether intervals are random (section 3.1; off).
    pub random: bool,
    /// Samples that the ring has room for (section 3.1: 256 KB of 8 bytes each).
    pub ring: usize,
    /// How often the ring is emptied (section 4: 10 s).
    pub flush: Duration,
}

impl Default for SamplingOptions {
    /// The paper's settings.
    fn default() -> SamplingOptions {
        SamplingOptions { hz: 1024, random: false, ring: 32_768, flush: Duration::from_secs(10) }
    }
}

/// Says when the next sample is due.
#[derive(Clone, Debug)]
pub struct Ticks {
    mean: Duration,
    /// Where intervals are random.
    random: Option<fastrand::Rng>,
}

impl Ticks {
    /// Ticks of a clock; the seed is for random intervals, which another version may draw otherwise.
    pub fn new(options: &SamplingOptions, seed: u64) -> Ticks {
        let mean = Duration::from_secs(1) / options.hz.max(1);
        Ticks { mean, random: options.random.then(|| fastrand::Rng::with_seed(seed)) }
    }

    /// How long until the next sample.
    pub fn interval(&mut self) -> Duration {
        let Some(random) = &mut self.random else { return self.mean };
        self.mean.mul_f64(0.5 + random.f64())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{SamplingOptions, Ticks};

    #[test]
    fn a_clock_ticks_evenly_or_at_random_with_the_same_mean() {
        let mut even = Ticks::new(&SamplingOptions::default(), 0);
        assert!((0..100).all(|_| even.interval() == Duration::from_secs(1) / 1024));
        let mut random = Ticks::new(&SamplingOptions { hz: 1000, random: true, ..SamplingOptions::default() }, 7);
        let intervals: Vec<Duration> = (0..10_000).map(|_| random.interval()).collect();
        let (least, most) = (Duration::from_micros(500), Duration::from_micros(1500));
        assert!(intervals.iter().all(|interval| (least..=most).contains(interval)));
        let mean = intervals.iter().sum::<Duration>() / 10_000;
        assert!((Duration::from_micros(990)..Duration::from_micros(1010)).contains(&mean), "{mean:?}");
        assert!(
            Ticks::new(&SamplingOptions { hz: 0, ..SamplingOptions::default() }, 0).interval()
                <= Duration::from_secs(1)
        );
    }
}
