//! Random numbers that repeat: in goes a seed, or the bytes that a fuzzer chose; out come numbers, for the same of them the
//! same everywhere and for ever, since failures are told by their seed and the files in `tests/fuzz/programs` are choices.
//! It is no crate's generator: those promise no sequence, and here the first numbers can be chosen, so that a fuzzer changes the
//! choices behind a program one by one.

/// A splitmix64 generator, whose first numbers may be chosen.
pub struct Random {
    state: u64,
    /// What is left of the choices.
    choices: std::vec::IntoIter<u16>,
}

impl Random {
    /// From a seed; neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Self {
        Random { state: seed.wrapping_mul(0xD134_2543_DE82_EF95), choices: Vec::new().into_iter() }
    }

    /// Numbers that depend on two bytes each as long as there are any, so that a change of some bytes changes few
    /// choices, and on the number of bytes afterwards.
    pub fn of_choices(bytes: &[u8]) -> Self {
        let choices: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        Random { choices: choices.into_iter(), ..Random::new(bytes.len() as u64) }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        let mut z = match self.choices.next() {
            Some(choice) => (u64::from(choice) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15),
            None => {
                self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                self.state
            }
        };
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
