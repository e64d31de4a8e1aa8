//! What follows a trace that has completed: in comes which trace was entered next, if one was; out comes the one that
//! follows likely enough to be joined with it.
//!
//! The counts are treated as those of a node of the graph: looked at after the start state delay and at every decay interval
//! from then on, when they shift right by one bit; and what turned out wrong is believed less easily ([`BackOff`]).

use holloway_profiler::back_off::BackOff;
use holloway_profiler::bcg::Parameters;

use crate::count;

/// The share of completions, 0 to 1, from which on it matters that no trace is entered next: a block that a trace takes in is
/// lost to those that may begin with it one day.
const SINGLE: f64 = 1.0 / 8.0;

/// The counts of one trace under one of its entry transitions, or of one history. `T` is what tells apart what follows.
#[derive(Debug)]
pub(crate) struct Followers<T> {
    /// The trace that was entered next, or none, and how often.
    counts: Vec<(Option<T>, u32)>,
    /// Completions until they are looked at.
    left: u32,
    /// What was found likely enough last.
    found: Option<T>,
    /// Whether anybody has looked.
    looked: bool,
    /// Whether no trace was entered in a share of more than [`SINGLE`], when this was looked at last.
    single: bool,
    back_off: BackOff,
}

impl<T: Copy + PartialEq> Followers<T> {
    /// Nothing counted yet.
    pub fn new(parameters: &Parameters) -> Followers<T> {
        Followers {
            counts: Vec::new(),
            left: u32::from(parameters.delay),
            found: None,
            looked: false,
            single: false,
            back_off: BackOff::default(),
        }
    }

    /// Whether nothing was found likely enough, when this was looked at last.
    pub fn is_unlikely(&self) -> bool {
        self.looked && self.found.is_none()
    }

    /// Whether nothing was found likely enough, and often enough no trace was entered at all.
    pub fn is_single(&self) -> bool {
        self.is_unlikely() && self.single
    }

    /// Counts one completion; gives the trace that follows in a share of at least the threshold, and the share, 0 to 1, when
    /// it is time to look and this was found as often as is asked for.
    pub fn count(&mut self, parameters: &Parameters, next: Option<T>) -> Option<(T, f64)> {
        count::add(&mut self.counts, next, 1);
        self.left -= 1;
        if self.left > 0 {
            return None;
        }
        self.left = u32::from(parameters.decay_interval);
        let total: u32 = self.counts.iter().map(|(_, count)| count).sum();
        let none: u32 = self.counts.iter().filter(|(next, _)| next.is_none()).map(|(_, count)| count).sum();
        self.single = f64::from(none) > SINGLE * f64::from(total);
        let (best, count) = self.counts.iter().copied().max_by_key(|(_, count)| *count)?;
        for (_, count) in &mut self.counts {
            *count >>= 1;
        }
        self.counts.retain(|(_, count)| *count > 0);
        let share = f64::from(count) / f64::from(total);
        let likely = best.filter(|_| share * 100.0 >= f64::from(parameters.threshold));
        if likely != self.found {
            self.back_off.miss();
        }
        self.found = likely;
        self.looked = true;
        self.back_off.find();
        likely.filter(|_| self.back_off.is_believed()).map(|next| (next, share))
    }

    /// What was found likely enough was not: counts anew, and believes it less easily.
    pub fn back_off(&mut self) {
        self.counts.clear();
        self.found = None;
        self.back_off.mistake();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After which completions a trace is given; each completion is followed by what the closure says.
    fn given(
        followers: &mut Followers<usize>,
        completions: u32,
        next: impl Fn(u32) -> Option<usize>,
    ) -> Vec<(u32, usize)> {
        let parameters = Parameters::default();
        let times = 1..=completions;
        times.filter_map(|at| Some((at, followers.count(&parameters, next(at))?.0))).collect()
    }

    fn new() -> Followers<usize> {
        Followers::new(&Parameters::default())
    }

    #[test]
    fn what_always_follows_is_given_after_the_delay_and_every_256_completions() {
        assert_eq!(given(&mut new(), 600, |_| Some(7)), [(64, 7), (320, 7), (576, 7)]);
    }

    #[test]
    fn two_of_sixty_four_that_are_followed_by_something_else_are_too_many() {
        // 63 of 64 are 98.4 %, 62 are 96.9 %.
        assert_eq!(given(&mut new(), 64, |at| Some(usize::from(at == 9))), [(64, 0)]);
        assert_eq!(given(&mut new(), 64, |at| Some(usize::from(at == 9 || at == 10))), []);
    }

    #[test]
    fn blocks_outside_traces_are_not_given() {
        assert_eq!(given(&mut new(), 1000, |_| None), []);
    }

    #[test]
    fn a_new_phase_is_found_as_counts_decay() {
        // 32 of the first phase are left after 64 completions: 16, 8 after the next two times; 0.5 * 256 / 2 more each time.
        let found = given(&mut new(), 2000, |at| Some(usize::from(at > 64)));
        assert_eq!(found[..2], [(64, 0), (832, 1)]);
    }

    #[test]
    fn what_was_wrong_has_to_be_found_twice_as_often() {
        let mut followers = new();
        assert_eq!(given(&mut followers, 64, |_| Some(3)), [(64, 3)]);
        followers.back_off();
        assert_eq!(given(&mut followers, 768, |_| Some(3)), [(512, 3), (768, 3)]);
        followers.back_off();
        assert_eq!(given(&mut followers, 1024, |_| Some(3)), [(1024, 3)]);
    }
}
