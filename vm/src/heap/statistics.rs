//! What the collector did and what it cost.
//!
//! In go events; out come counts, and pause times as a histogram fine enough for a 99th percentile within 7 %.

use std::time::{Duration, Instant};

use super::Heap;

/// Subdivisions of each power of two of the histogram, as a power of two.
const FINE: u32 = 4;
const BUCKETS: usize = 64 << FINE;

/// Pause times of one kind of collection.
#[derive(Clone)]
pub struct PauseTimes {
    buckets: Box<[u32; BUCKETS]>,
    count: u64,
    total: Duration,
    longest: Duration,
}

impl Default for PauseTimes {
    fn default() -> Self {
        PauseTimes { buckets: Box::new([0; BUCKETS]), count: 0, total: Duration::ZERO, longest: Duration::ZERO }
    }
}

impl std::fmt::Debug for PauseTimes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PauseTimes")
            .field("count", &self.count)
            .field("total", &self.total)
            .field("p99", &self.quantile(0.99))
            .field("longest", &self.longest)
            .finish()
    }
}

/// Values below 2^FINE have a bucket each; above, each power of two has 2^FINE buckets.
fn bucket(nanoseconds: u64) -> usize {
    let log2 = (nanoseconds | 1).ilog2();
    if log2 < FINE {
        return nanoseconds as usize;
    }
    let shift = log2 - FINE;
    (((shift + 1) << FINE) as usize) + ((nanoseconds >> shift) as usize & ((1 << FINE) - 1))
}

/// The greatest value that falls into a bucket.
fn upper_bound(bucket: usize) -> u64 {
    let (group, fine) = (bucket >> FINE, (bucket & ((1 << FINE) - 1)) as u64);
    if group == 0 {
        return fine;
    }
    let shift = group as u32 - 1;
    (((1 << FINE) + fine) << shift) + ((1 << shift) - 1)
}

impl PauseTimes {
    pub(super) fn record(&mut self, pause: Duration) {
        self.buckets[bucket(u64::try_from(pause.as_nanos()).unwrap_or(u64::MAX))] += 1;
        self.count += 1;
        self.total += pause;
        self.longest = self.longest.max(pause);
    }

    /// How often the mutator has paused.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Sum of all pauses.
    pub fn total(&self) -> Duration {
        self.total
    }

    /// The longest pause; zero before the first one.
    pub fn longest(&self) -> Duration {
        self.longest
    }

    /// A time that the share `quantile` (0 to 1) of all pauses did not exceed.
    pub fn quantile(&self, quantile: f64) -> Duration {
        let rank = ((self.count as f64 * quantile).ceil() as u64).max(1);
        let mut seen = 0;
        for (index, &count) in self.buckets.iter().enumerate() {
            seen += u64::from(count);
            if seen >= rank {
                return Duration::from_nanos(upper_bound(index)).min(self.longest);
            }
        }
        Duration::ZERO
    }
}

/// What a heap's collector did since the heap was made.
#[derive(Clone, Debug, Default)]
pub struct HeapStatistics {
    /// Pauses of minor collections.
    pub minor: PauseTimes,
    /// Pauses of full collections.
    pub full: PauseTimes,
    /// Bytes of all objects made.
    pub allocated_bytes: u64,
    /// Bytes that moved from the nursery to the old space.
    pub promoted_bytes: u64,
    /// Bytes of all objects found dead.
    pub freed_bytes: u64,
    /// References of `java.lang.ref` that were cleared.
    pub cleared_references: u64,
    /// Bytes in use now, as counted towards the limit.
    pub used_bytes: u64,
    /// Bytes of these that the VM uses outside of the heap.
    pub charged_bytes: u64,
    /// Greatest number of bytes in use at a time, as counted towards the limit.
    pub peak_bytes: u64,
}

/// What one collection has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// How many there were before.
    pub number: u64,
    /// Whether the whole heap was collected, not only the nursery.
    pub full: bool,
    /// Bytes that objects took before it.
    pub before: u64,
    /// Bytes that objects took after it.
    pub after: u64,
    /// Bytes in use after it, as counted towards the limit.
    pub in_use: u64,
    /// How long it took.
    pub pause: Duration,
}

impl Heap {
    /// What the collector did so far.
    pub fn statistics(&self) -> HeapStatistics {
        let (allocated_bytes, used_bytes) = (self.allocated_bytes(), self.used_bytes());
        HeapStatistics { allocated_bytes, used_bytes, charged_bytes: self.charged_bytes(), ..self.statistics.clone() }
    }

    /// The collections since the last call, if [`super::HeapOptions::record_collections`] asks for them.
    pub fn take_collections(&mut self) -> Vec<Collection> {
        self.collections.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Counts a collection that began at `start` with `before` bytes of objects.
    pub(super) fn note_collection(&mut self, full: bool, before: u64, start: Instant) {
        let pause = start.elapsed();
        let number = self.statistics.minor.count + self.statistics.full.count;
        let pauses = if full { &mut self.statistics.full } else { &mut self.statistics.minor };
        pauses.record(pause);
        let (after, in_use) = (self.object_bytes(), self.used_bytes());
        if let Some(collections) = &mut self.collections {
            collections.push(Collection { number, full, before, after, in_use, pause });
        }
    }

    /// Bytes of all objects made so far.
    pub fn allocated_bytes(&self) -> u64 {
        self.statistics.allocated_bytes + (self.top - self.allocated_from) + self.large_bytes
    }

    /// Before a collection, whose survivors are not to be counted again.
    pub(super) fn note_allocated(&mut self) {
        self.statistics.allocated_bytes = self.allocated_bytes();
        self.allocated_from = self.top;
        self.large_bytes = 0;
    }

    pub(super) fn note_peak(&mut self) {
        self.statistics.peak_bytes = self.statistics.peak_bytes.max(self.used_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_at_most_its_buckets_bound_and_within_a_sixteenth() {
        for shift in 0..64 {
            for value in [1_u64 << shift, (1 << shift) + (1 << shift) / 3, (1 << shift) - 1] {
                let bound = upper_bound(bucket(value));
                assert!(bound >= value && bound - value <= value / 16, "{value} got {bound}");
            }
        }
        assert!(bucket(u64::MAX) < BUCKETS);
    }

    #[test]
    fn quantiles_come_from_the_ranks() {
        let mut pauses = PauseTimes::default();
        assert_eq!(pauses.quantile(0.99), Duration::ZERO);
        for n in 1..=100 {
            pauses.record(Duration::from_nanos(if n <= 98 { 10 } else { 1_000_000 }));
        }
        assert_eq!(pauses.quantile(0.5), Duration::from_nanos(10));
        assert_eq!(pauses.quantile(0.98), Duration::from_nanos(10));
        assert_eq!(pauses.quantile(0.99), Duration::from_nanos(1_000_000));
        assert_eq!(pauses.count(), 100);
        assert_eq!(pauses.longest(), Duration::from_nanos(1_000_000));
    }
}
