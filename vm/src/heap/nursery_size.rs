//! How large the nursery should be.
//!
//! In goes what collections found; out comes the size that each of its halves should have if there is room. A larger nursery
//! gives objects more time to die before they are copied, and scans what old objects refer to less often; a smaller one fits
//! the processor's cache. What is copied at once is a pause, so it has a bound. Sizes depend on bytes and collections, never
//! on time, so runs repeat exactly ([decisions/023](../../../docs/decisions/023-size-of-the-nursery.md)).

use std::time::Duration;

use super::minor::MinorOutcome;
use super::region::HALF_MAX;
use super::sizing::HALF_UNIT;

/// The nursery's halves start with this size.
pub(super) const HALF_START: u64 = if cfg!(miri) { 16 << 10 } else { 256 << 10 };
/// Halves become larger than this only where full collections, or the scanning of old objects, say that it pays.
const HALF_USUAL: u64 = if HALF_MAX < 2 << 20 { HALF_MAX } else { 2 << 20 };
/// Where halves are larger than [`HALF_USUAL`], both together take at most one part in so many of the limit.
const LIMIT_SHARE: u64 = 16;
/// The nursery grows if more than one part in so many survives, and shrinks if less than one in so many does.
const GROW_SHARE: u64 = 16;
const SHRINK_SHARE: u64 = 256;
/// So many bytes of the old space scanned for references count as one copied (0.75 ns against 1.4 ns were measured).
const CARD_SHARE: u64 = 2;
/// It is tried whether a larger nursery makes scanning cheaper if scanning counts for one byte in so many allocated, and
/// thought to if it has then become cheaper by one part in [`TRIAL_GAIN`].
const TRIAL_SHARE: u64 = 8;
const TRIAL_GAIN: u64 = 4;
/// Minor collections that a trial compares.
const TRIAL_LENGTH: u32 = 2;
/// Minor collections after a growth that did not pay before the next; twice as many each time, up to the second.
const BACK_OFF: u32 = 16;
const BACK_OFF_MOST: u32 = 4096;
/// Bytes that can be copied in a microsecond, with what belongs to it: half of what was measured with small objects.
const COPIED_IN_A_MICROSECOND: u64 = 1200;
/// Bytes that are copied even if the pause is longer then.
const COPY_LEAST: u64 = 64 << 10;
/// Halves are not larger than so many times what may be copied at once, for now and then all of it survives.
const SUDDEN_SURVIVORS: u64 = 8;
/// Of so many minor collections one may copy more than that: what a program builds survives whole for a moment, and says
/// nothing of what comes after it.
const OVERRUN_SHARE: u32 = 100;

/// How long minor collections should pause the program at most, but for single ones: the default.
pub const MAX_PAUSE: Duration = Duration::from_millis(5);

/// What some minor collections cost.
#[derive(Clone, Copy, Default, Debug)]
struct Cost {
    /// Bytes of the nursery that they emptied.
    emptied: u64,
    /// Bytes copied, and scanned as if copied.
    work: u64,
    /// How many they were.
    collections: u32,
}

impl Cost {
    fn add(&mut self, outcome: MinorOutcome) {
        self.emptied += outcome.nursery_bytes;
        self.work += survivors(outcome) + outcome.card_bytes / CARD_SHARE;
        self.collections += 1;
    }

    /// Whether `self` is less for each byte emptied than `other` by one part in [`TRIAL_GAIN`].
    fn is_well_below(self, other: Cost) -> bool {
        let (this, other) =
            (u128::from(self.work) * u128::from(other.emptied), u128::from(other.work) * u128::from(self.emptied));
        this * u128::from(TRIAL_GAIN) <= other * u128::from(TRIAL_GAIN - 1)
    }
}

/// A larger nursery that has yet to show that it pays.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The size of a half before, and what it cost.
    half: u64,
    before: Cost,
    since: Cost,
}

/// What is known of the program, and the size that follows from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct NurserySize {
    /// Bytes that a half should have.
    wish: u64,
    /// Bytes that a half has at most.
    most: u64,
    /// Bytes that a minor collection should copy at most.
    copy_most: u64,
    /// Whether the last full collection found that most of what had been promoted was dead: it had not had time enough.
    promoted_died: bool,
    trial: Option<Trial>,
    /// Minor collections before the nursery may grow again.
    barred: u32,
    /// How many these will be next time.
    back_off: u32,
    /// Minor collections since one has copied more than it should.
    since_overrun: u32,
}

impl NurserySize {
    /// For a heap with a limit of `limit` bytes whose minor collections should take `max_pause` at most.
    pub fn new(limit: u64, max_pause: Duration) -> Self {
        let microseconds = u64::try_from(max_pause.as_micros()).unwrap_or(u64::MAX);
        let copy_most = microseconds.saturating_mul(COPIED_IN_A_MICROSECOND).max(COPY_LEAST);
        let by_pause = copy_most.saturating_mul(SUDDEN_SURVIVORS) / HALF_UNIT * HALF_UNIT;
        let by_limit = (limit / LIMIT_SHARE / 2 / HALF_UNIT * HALF_UNIT).max(HALF_USUAL);
        NurserySize {
            wish: HALF_START,
            most: by_limit.min(by_pause).clamp(HALF_START, HALF_MAX),
            copy_most,
            promoted_died: false,
            trial: None,
            barred: 0,
            back_off: BACK_OFF,
            since_overrun: OVERRUN_SHARE,
        }
    }

    /// Bytes that a half should have.
    pub fn wish(&self) -> u64 {
        self.wish
    }

    /// Learns from a full collection: of `promoted` bytes since the last one, and `dead` that it found in the old space.
    pub fn after_full(&mut self, promoted: u64, dead: u64) {
        self.promoted_died = dead > promoted / 2;
    }

    /// Learns from a minor collection of a nursery with halves of `half` bytes.
    pub fn after_minor(&mut self, half: u64, outcome: MinorOutcome) {
        self.barred = self.barred.saturating_sub(1);
        let survived = survivors(outcome);
        if survived > self.copy_most {
            let is_rare = std::mem::replace(&mut self.since_overrun, 0) >= OVERRUN_SHARE;
            if !is_rare {
                // The next should be as short as it may be. Two such collections count for as many times their share.
                let shorter = self.wish / HALF_UNIT * self.copy_most / survived * HALF_UNIT;
                self.wish = shorter.max(HALF_START);
                self.barred = self.barred.max(2 * OVERRUN_SHARE);
            }
            self.trial = None;
            return;
        }
        self.since_overrun = self.since_overrun.saturating_add(1);
        if half < self.wish {
            // There was no room for what was wished, so nothing is known of it.
            self.trial = None;
            return;
        }
        if outcome.nursery_bytes < half / 2 {
            // Somebody wanted a collection, and what is young has had no time to die.
            return;
        }
        if let Some(trial) = &mut self.trial {
            trial.since.add(outcome);
            if trial.since.collections == TRIAL_LENGTH {
                let Trial { half, before, since } = *trial;
                self.trial = None;
                if since.is_well_below(before) {
                    self.back_off = BACK_OFF;
                } else {
                    self.wish = half;
                    self.bar_growth();
                }
            }
            return;
        }
        let scanned = outcome.card_bytes / CARD_SHARE;
        let usual = if self.promoted_died { self.most } else { self.most.min(HALF_USUAL) };
        let may_grow = self.barred == 0 && survived <= self.copy_most / 3 * 2;
        if may_grow && self.wish < usual && survived > outcome.nursery_bytes / GROW_SHARE {
            self.wish = (self.wish * 2).min(usual);
        } else if may_grow && self.wish < self.most && scanned > outcome.nursery_bytes / TRIAL_SHARE {
            let mut before = Cost::default();
            before.add(outcome);
            self.trial = Some(Trial { half: self.wish, before, since: Cost::default() });
            self.wish = (self.wish * 2).min(self.most);
        } else if survived + scanned < outcome.nursery_bytes / SHRINK_SHARE {
            self.wish = (self.wish / 2).max(HALF_START);
        }
    }

    fn bar_growth(&mut self) {
        self.barred = self.back_off;
        self.back_off = (self.back_off * 2).min(BACK_OFF_MOST);
    }
}

fn survivors(outcome: MinorOutcome) -> u64 {
    outcome.survivor_bytes + outcome.promoted_bytes
}

#[cfg(test)]
#[cfg(not(miri))]
mod tests {
    use super::*;

    const MOST: u64 = HALF_MAX >> 10;

    /// Of kilobytes: emptied, surviving (half of it promoted), scanned in the old space.
    fn outcome(nursery: u64, survived: u64, cards: u64) -> MinorOutcome {
        let (survivor_bytes, promoted_bytes) = (survived * 512, survived * 512);
        MinorOutcome {
            nursery_bytes: nursery << 10,
            survivor_bytes,
            promoted_bytes,
            card_bytes: cards << 10,
            promotion_failed: false,
        }
    }

    /// A nursery in a large heap with halves of `half` kilobytes.
    fn sized(half: u64) -> NurserySize {
        NurserySize { wish: half << 10, ..NurserySize::new(4 << 30, MAX_PAUSE) }
    }

    /// The halves' kilobytes after collections of full nurseries of which `survived` of 1,000 bytes survive and for each
    /// of which `cards` kilobytes are scanned.
    fn settled(size: &mut NurserySize, collections: u32, survived: u64, cards: impl Fn(u64) -> u64) -> u64 {
        for _ in 0..collections {
            let half = size.wish() >> 10;
            size.after_minor(size.wish(), outcome(half, half * survived / 1000, cards(half)));
        }
        size.wish() >> 10
    }

    #[test]
    fn it_follows_what_survives() {
        let wished = |half: u64, survived: u64| {
            let mut size = sized(half);
            size.after_minor(half << 10, outcome(half, survived, 0));
            size.wish() >> 10
        };
        assert_eq!(wished(256, 20), 512);
        assert_eq!(wished(2048, 200), 2048, "the largest usual one");
        assert_eq!(wished(512, 20), 512, "less than a sixteenth");
        assert_eq!(wished(512, 0), 256);
        assert_eq!(wished(256, 0), 256, "the smallest");
    }

    #[test]
    fn it_shrinks_where_more_than_one_collection_of_a_hundred_copies_too_much() {
        let mut size = sized(8192);
        let mut collected = |times: u32, survived: u64| {
            for _ in 0..times {
                size.after_minor(size.wish(), outcome(size.wish() >> 10, survived, 0));
            }
            size.wish() >> 10
        };
        // Of 8 MB survive 7, where 6 can be copied in time.
        assert_eq!(collected(1, 7000), 8192);
        assert_eq!(collected(OVERRUN_SHARE, 100), 8192);
        assert_eq!(collected(1, 7000), 8192);
        assert_eq!(collected(1, 7000), 6856);
        assert_eq!(collected(1, 6500), 6180);
    }

    #[test]
    fn it_grows_further_where_what_was_promoted_has_died() {
        let mut size = sized(2048);
        assert_eq!(settled(&mut size, 10, 100, |_| 0), 2048);
        size.after_full(32 << 20, 30 << 20);
        assert_eq!(settled(&mut size, 10, 100, |_| 0), MOST);
        size.after_full(32 << 20, 3 << 20);
        assert_eq!(settled(&mut size, 10, 100, |_| 0), MOST, "what it has it keeps");
        assert_eq!(settled(&mut size, 10, 1, |_| 0), 256);
    }

    #[test]
    fn it_grows_where_that_makes_scanning_cheaper_and_tries_ever_less_often() {
        // The same cards are dirty whatever is allocated meanwhile.
        assert_eq!(settled(&mut sized(256), 100, 1, |_| 4096), MOST);
        // The more is allocated the more are dirty.
        let mut size = sized(1024);
        assert_eq!(settled(&mut size, 1 + TRIAL_LENGTH, 1, |half| half), 1024);
        let mut grown = 0;
        for _ in 0..1000 {
            grown += u32::from(settled(&mut size, 1, 1, |half| half) > 1024);
        }
        assert!((10..=20).contains(&grown), "{grown} of a thousand collections in a trial");
    }

    #[test]
    fn it_is_bounded_by_limit_and_pause() {
        let bound = |limit: u64, pause: u64| NurserySize::new(limit, Duration::from_millis(pause)).most >> 10;
        assert_eq!(bound(64 << 20, 5), 2048);
        assert_eq!(bound(256 << 20, 5), 8192);
        assert_eq!(bound(4 << 30, 5), MOST);
        assert_eq!(bound(4 << 30, 1), 9372);
        assert_eq!(bound(4 << 30, 0), 512);
    }

    #[test]
    fn a_size_that_was_not_to_be_had_teaches_nothing() {
        let mut size = sized(2048);
        size.after_minor(512 << 10, outcome(512, 0, 0));
        assert_eq!(size.wish() >> 10, 2048);
    }

    #[test]
    fn a_collection_before_the_nursery_is_full_teaches_nothing() {
        let mut size = sized(256);
        for _ in 0..100 {
            size.after_minor(256 << 10, outcome(20, 20, 4096));
        }
        assert_eq!(size.wish() >> 10, 256);
    }
}
