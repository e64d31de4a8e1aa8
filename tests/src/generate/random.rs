//! Random numbers that repeat: the same seed gives the same program everywhere.

/// A splitmix64 generator.
pub struct Random(u64);

impl Random {
    /// From a seed; neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0xD134_2543_DE82_EF95))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below a bound above 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.bits() >> 16) as usize % bound
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
