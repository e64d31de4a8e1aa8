//! How a slice's budget is dealt out, so that the tier samples interpreted code evenly: in goes the budget, out come
//! portions.
//!
//! The interpreter gets a portion at a time and the rest is kept back; machine code gets all there is, since samples of
//! it say nothing and a unit of budget takes it a twentieth of the time. What the interpreter has used since the last
//! sample is counted over all its visits, however short each is.

/// Budget that the interpreter uses at most between two looks at the host's alarm: less than a millisecond.
pub(crate) const LOOK_INTERVAL: i64 = 200_003;

/// The same for machine code, of which a unit takes a twentieth of the time, if it calls nothing slow.
pub(crate) const MACHINE_LOOK_INTERVAL: i64 = 300_007;

/// The running slice's portions.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Portions {
    /// Budget of the slice that is not in the registers.
    kept_back: i64,
    /// What the registers held when the interpreter's current visit began.
    dealt: i64,
    /// Budget that the interpreter may use before the next sample.
    left: i64,
    /// What machine code gets at most.
    machine: i64,
    /// What the interpreter has been given in all.
    granted: i64,
}

impl Portions {
    /// Portions with a sample after `interval`; machine code gets `machine` at most each time it is entered.
    pub(crate) fn new(interval: i64, machine: i64) -> Portions {
        Portions { kept_back: 0, dealt: 0, left: interval, machine, granted: interval }
    }

    /// What the interpreter gets when it begins or goes on, where the registers hold `budget`.
    #[inline(always)]
    pub(crate) fn interpret(&mut self, budget: i64) -> i64 {
        let whole = budget + self.kept_back;
        self.dealt = whole.min(self.left);
        self.kept_back = whole - self.dealt;
        self.dealt
    }

    /// Keeps back what the interpreter has been given and has not used, where the registers hold `budget`.
    pub(crate) fn withhold(&mut self, budget: i64) -> i64 {
        let given = budget.max(0);
        self.kept_back += given;
        self.dealt -= given;
        budget - given
    }

    /// What machine code gets that the interpreter enters, where the registers hold `budget`.
    #[inline(always)]
    pub(crate) fn enter(&mut self, budget: i64) -> i64 {
        let whole = self.collect(budget);
        let given = whole.min(self.machine);
        self.kept_back = whole - given;
        given
    }

    /// The whole budget again, of which the registers hold `budget`: a visit of the interpreter ends.
    #[inline(always)]
    pub(crate) fn collect(&mut self, budget: i64) -> i64 {
        self.left -= self.dealt - budget;
        let whole = budget + self.kept_back;
        self.dealt = whole;
        self.kept_back = 0;
        whole
    }

    /// Budget that is not in the registers.
    pub(crate) fn kept_back(&self) -> i64 {
        self.kept_back
    }

    /// Takes some budget away, what was kept back first; gives what the registers are to lose.
    pub(crate) fn cut(&mut self, cut: i64) -> i64 {
        let kept_back = cut.min(self.kept_back);
        self.kept_back -= kept_back;
        self.dealt -= cut - kept_back;
        cut - kept_back
    }

    /// Whether the interpreter has used up its portion.
    pub(crate) fn is_used_up(&self) -> bool {
        self.left <= 0
    }

    /// Gives the interpreter another `interval`, beside what it has left. What a native has used beyond that is granted at
    /// once: it is nothing that the interpreter would be found at again.
    pub(crate) fn add(&mut self, interval: i64) {
        let intervals = self.left.min(0).saturating_neg() / interval + 1;
        let left = self.left.saturating_add(interval.saturating_mul(intervals));
        self.granted += left - self.left;
        self.left = left;
    }

    /// What the interpreter has used so far, where it is its visit and the registers hold `budget`.
    pub(crate) fn interpreted(&self, budget: i64) -> u64 {
        u64::try_from(self.granted - self.left + self.dealt - budget).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visits_of_the_interpreter_add_up() {
        let mut portions = Portions::new(100, i64::MAX);
        assert_eq!(portions.interpret(1000), 100);
        assert_eq!(portions.interpreted(80), 20);
        // 60 are used, then machine code runs with all the rest and uses 500.
        assert_eq!(portions.enter(40), 940);
        assert_eq!(portions.interpret(440), 40);
        assert_eq!(portions.kept_back(), 400);
        assert_eq!(portions.collect(0), 400);
        assert!(portions.is_used_up());
        portions.add(100);
        assert_eq!(portions.interpret(400), 100);
        assert_eq!(portions.interpreted(70), 130);
    }

    #[test]
    fn machine_code_may_get_less() {
        let mut portions = Portions::new(100, 70);
        assert_eq!(portions.interpret(1000), 100);
        assert_eq!(portions.enter(40), 70);
        assert_eq!(portions.kept_back(), 870);
        assert_eq!(portions.interpret(10), 40);
        assert_eq!(portions.kept_back(), 840);
    }

    #[test]
    fn what_is_withheld_is_not_used() {
        let mut portions = Portions::new(100, 70);
        assert_eq!(portions.interpret(1000), 100);
        assert_eq!(portions.withhold(60), 0);
        assert_eq!(portions.kept_back(), 960);
        assert_eq!(portions.interpreted(0), 40);
        assert_eq!(portions.collect(0), 960);
        assert!(!portions.is_used_up());
        assert_eq!(portions.interpret(960), 60);
        assert_eq!(portions.withhold(-5), -5, "a debt stays");
    }

    #[test]
    fn a_slice_that_ends_is_no_sample() {
        let mut portions = Portions::new(100, i64::MAX);
        assert_eq!(portions.interpret(30), 30);
        assert_eq!(portions.collect(10), 10);
        assert!(!portions.is_used_up());
        assert_eq!(portions.interpret(1000), 80);
    }

    #[test]
    fn a_debt_of_many_intervals_is_one_sample() {
        let mut portions = Portions::new(100, 70);
        assert_eq!(portions.interpret(5000), 100);
        assert_eq!(portions.collect(-750), 4150, "a native has used 850");
        assert!(portions.is_used_up());
        portions.add(100);
        assert!(!portions.is_used_up());
        assert_eq!(portions.interpret(4150), 50);
        assert_eq!(portions.interpreted(0), 900);
        // Exactly used up, it is a whole interval.
        assert_eq!(portions.collect(0), 4100);
        portions.add(100);
        assert_eq!(portions.interpret(4100), 100);
    }

    #[test]
    fn a_cut_takes_what_is_kept_back_first() {
        let mut portions = Portions::new(100, i64::MAX);
        portions.interpret(150);
        assert_eq!(portions.cut(60), 10);
        assert_eq!(portions.kept_back(), 0);
        assert_eq!(portions.collect(90), 90);
        assert_eq!(portions.interpret(1000), 100);
    }
}
