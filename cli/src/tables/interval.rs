//! What a figure was in the rounds: the least, the middle one, the most.

/// The range of a figure over rounds, at least two. It holds the median of all rounds that there could be in all but
/// 2^(1-N) of the cases that N rounds were measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub least: f64,
    /// The median of the rounds.
    pub middle: f64,
    pub most: f64,
}

impl Interval {
    /// The interval of figures; `None` of fewer than two.
    pub fn of(figures: impl IntoIterator<Item = f64>) -> Option<Interval> {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_unstable_by(f64::total_cmp);
        let [least, .., most] = figures[..] else { return None };
        let half = figures.len() / 2;
        let middle =
            if figures.len().is_multiple_of(2) { (figures[half - 1] + figures[half]) / 2.0 } else { figures[half] };
        Some(Interval { least, middle, most })
    }

    /// The interval, if all of it is above zero: a cost that is not was not seen.
    pub fn above_zero(self) -> Option<Interval> {
        (self.least > 0.0).then_some(self)
    }

    /// All three in another unit.
    pub fn scaled(self, factor: f64) -> Interval {
        Interval { least: self.least * factor, middle: self.middle * factor, most: self.most * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::Interval;

    #[test]
    fn an_interval_takes_two_figures() {
        assert_eq!(Interval::of([]), None);
        assert_eq!(Interval::of([1.0]), None);
        assert_eq!(Interval::of([3.0, 1.0]), Some(Interval { least: 1.0, middle: 2.0, most: 3.0 }));
        assert_eq!(Interval::of([5.0, 9.0, 2.0]), Some(Interval { least: 2.0, middle: 5.0, most: 9.0 }));
    }

    #[test]
    fn what_may_be_zero_or_less_is_not_above_zero() {
        for figures in [[-2.0, -1.0], [-1.0, 1.0], [0.0, 1.0]] {
            assert_eq!(Interval::of(figures).and_then(Interval::above_zero), None, "{figures:?}");
        }
        assert!(Interval::of([0.1, 1.0]).and_then(Interval::above_zero).is_some());
    }
}
