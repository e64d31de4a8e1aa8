//! Random numbers that repeat: in goes a seed, or the bytes that a fuzzer chose; out come numbers, for the same of them the
//! same everywhere and for ever, since failures are told by their seed and the files in `tests/fuzz/programs` are choices.
//! They are those of SplitMix64, whose sequence is part of its definition. The first ones can be chosen, so that a fuzzer
//! changes the choices behind a program one by one.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// What SplitMix64 adds to its state for each number.
const INCREMENT: u64 = 0x9E37_79B9_7F4A_7C15;

/// A SplitMix64 generator, whose first numbers may be chosen.
pub struct Random {
    numbers: SplitMix64,
    /// What is left of the choices.
    choices: std::vec::IntoIter<u16>,
}

impl Random {
    /// From a seed; neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Self {
        let numbers = SplitMix64::seed_from_u64(seed.wrapping_mul(0xD134_2543_DE82_EF95));
        Random { numbers, choices: Vec::new().into_iter() }
    }

    /// Numbers that depend on two bytes each as long as there are any, so that a change of some bytes changes few
    /// choices, and on the number of bytes afterwards.
    pub fn of_choices(bytes: &[u8]) -> Self {
        let choices: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        Random { choices: choices.into_iter(), ..Random::new(bytes.len() as u64) }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        match self.choices.next() {
            // The number that a generator begun with 0 comes to after as many others.
            Some(choice) => SplitMix64::seed_from_u64(u64::from(choice).wrapping_mul(INCREMENT)).next_u64(),
            None => self.numbers.next_u64(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn first<const COUNT: usize>(mut random: Random) -> [u64; COUNT] {
        std::array::from_fn(|_| random.bits())
    }

    #[test]
    fn seeds_give_the_same_numbers_for_ever() {
        assert_eq!(first(Random::new(0)), [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]);
        assert_eq!(first(Random::new(1)), [0xF4A9_0164_C474_9E1A, 0xBFA9_AE8D_44B4_5A35, 0xD424_F265_4F31_6EE0]);
        assert_eq!(first(Random::new(u64::MAX)), [0x242E_6594_739D_57DA, 0xD37C_68DE_BC8C_25D2, 0xA9C8_9937_2423_0105]);
    }

    #[test]
    fn choices_come_first() {
        let chosen = first(Random::of_choices(&[0, 0, 1, 0, 0xFF, 0xFF, 7]));
        let numbers = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x134D_F622_FD3A_6C5F];
        assert_eq!(chosen[..3], numbers, "the choices 0, 1 and 65535");
        assert_eq!(chosen, [numbers[0], numbers[1], numbers[2], 0xD4D9_6839_27FB_3323, 0xBCF3_BB3D_FD95_6CC3]);
        assert_eq!(chosen[3..], first::<2>(Random::new(7)), "then those of the number of bytes");
    }
}
