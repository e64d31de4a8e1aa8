//! How often something has to be found again before it is believed: in go findings and mistakes, out comes whether it is.
//!
//! What has never been wrong is believed at once. What was wrong has to be found at several looks in succession: 2 after the
//! first mistake, then twice as many each time, up to 64. So what changes to and fro is believed more and more rarely, and
//! never given up.

/// Doublings of the looks that it takes.
const DOUBLINGS_MAX: u8 = 6;

/// What speaks for and against a finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BackOff {
    mistakes: u8,
    /// Looks in succession that have found it.
    found: u8,
}

impl BackOff {
    /// As it was kept ([`BackOff::to_bits`]).
    pub fn from_bits(bits: u16) -> BackOff {
        let [mistakes, found] = bits.to_le_bytes();
        BackOff { mistakes, found }
    }

    /// To be kept.
    pub fn to_bits(self) -> u16 {
        u16::from_le_bytes([self.mistakes, self.found])
    }

    /// How often it was wrong, up to 255.
    pub fn mistakes(self) -> u8 {
        self.mistakes
    }

    /// Whether the last look has found it.
    pub fn is_found(self) -> bool {
        self.found > 0
    }

    /// Somebody has looked and found it.
    pub fn find(&mut self) {
        self.found = self.found.saturating_add(1);
    }

    /// Somebody has looked and not found it: it has to be found anew as often as is asked for.
    pub fn miss(&mut self) {
        self.found = 0;
    }

    /// It was believed, and wrong.
    pub fn mistake(&mut self) {
        *self = BackOff { mistakes: self.mistakes.saturating_add(1), found: 0 };
    }

    /// Whether it is believed, where it has just been found.
    pub fn is_believed(self) -> bool {
        self.mistakes == 0 || self.found >> self.mistakes.min(DOUBLINGS_MAX) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::BackOff;

    /// Looks in succession until it is believed.
    fn looks(mut back_off: BackOff) -> u32 {
        let mut looks = 0;
        loop {
            (looks, _) = (looks + 1, back_off.find());
            if back_off.is_believed() {
                return looks;
            }
        }
    }

    #[test]
    fn each_mistake_doubles_the_looks_up_to_64() {
        let mut back_off = BackOff::default();
        let wanted: Vec<u32> = (0..9)
            .map(|_| {
                let looks = looks(back_off);
                back_off.mistake();
                looks
            })
            .collect();
        assert_eq!(wanted, [1, 2, 4, 8, 16, 32, 64, 64, 64]);
    }

    #[test]
    fn one_miss_begins_anew() {
        let mut back_off = BackOff::default();
        back_off.mistake();
        back_off.find();
        back_off.miss();
        assert_eq!((back_off.is_found(), looks(back_off)), (false, 2));
    }

    #[test]
    fn nothing_wraps() {
        let mut back_off = BackOff::default();
        (0..300).for_each(|_| back_off.mistake());
        (0..300).for_each(|_| back_off.find());
        assert_eq!((back_off.mistakes(), back_off.is_believed()), (255, true));
        assert_eq!(BackOff::from_bits(back_off.to_bits()), back_off);
    }
}
