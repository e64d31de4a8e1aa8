//! Names that all have one hash where the hash has no key: what a class file can do to tables that are not made for it.
//!
//! In goes how many are wanted, out come that many names of letters and digits. The hash is that of the crate rustc-hash
//! (`FxHasher`): a block of 16 bytes, as two numbers `x` and `y`, is mixed in as the folded product of `s ^ x` and `C ^ y`,
//! `s` being the state of two blocks before. Products commute: `y ^ s ^ C` and `x ^ s ^ C` give the same, and where both are
//! letters and digits there are two ways to write the block. With a choice at each of 14 blocks there are 16,384 names.

use crate::generate::Random;

const SEED1: u64 = 0x243F_6A88_85A3_08D3;
const SEED2: u64 = 0x1319_8A2E_0370_7344;
const C: u64 = 0xA409_3822_299F_31D0;
const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

fn mix(x: u64, y: u64) -> u64 {
    let product = u128::from(x) * u128::from(y);
    product as u64 ^ (product >> 64) as u64
}

/// A byte that stays a letter or digit when these bits change; `None` if there is none.
fn byte(random: &mut Random, change: u8) -> Option<u8> {
    let fitting: Vec<u8> = DIGITS.iter().copied().filter(|byte| DIGITS.contains(&(byte ^ change))).collect();
    (!fitting.is_empty()).then(|| *random.pick(&fitting))
}

/// Eight bytes of which each stays a letter or digit when these bits change.
fn word(random: &mut Random, change: u64) -> Option<u64> {
    let bytes = change.to_le_bytes().map(|change| byte(random, change));
    bytes.iter().all(Option::is_some).then(|| u64::from_le_bytes(bytes.map(Option::unwrap_or_default)))
}

/// A block in one or two ways.
type Block = (u64, u64, Option<(u64, u64)>);

/// So many different names of one length and one hash.
pub fn colliding_names(count: usize) -> Vec<String> {
    let mut random = Random::new(1);
    let choices = count.next_power_of_two().trailing_zeros() as usize;
    let mut blocks: Vec<Block> = Vec::new();
    let (mut first, mut second) = (SEED1, SEED2);
    while blocks.iter().filter(|(.., other)| other.is_some()).count() < choices {
        let change = first ^ C;
        // A block that leaves a state in which the block after the next can be written in two ways.
        let (block, mixed) = loop {
            let pair = word(&mut random, change).zip(word(&mut random, change));
            let (x, y, is_choice) = match pair {
                Some((x, y)) => (x, y, x != y ^ change),
                None => (word(&mut random, 0).unwrap_or_default(), word(&mut random, 0).unwrap_or_default(), false),
            };
            let mixed = mix(first ^ x, C ^ y);
            if word(&mut random, mixed ^ C).is_some() {
                break ((x, y, is_choice.then_some((y ^ change, x ^ change))), mixed);
            }
        };
        blocks.push(block);
        (first, second) = (second, mixed);
    }
    (0..count).map(|number| name(&blocks, number)).collect()
}

/// The name that takes its choices from the bits of a number. The last 16 bytes, which count twice, are always the same.
fn name(blocks: &[Block], number: usize) -> String {
    let (mut name, mut bits) = (String::new(), number);
    for &(x, y, other) in blocks {
        let (x, y) = match other {
            Some(other) => {
                let chosen = bits & 1 == 1;
                bits >>= 1;
                if chosen { other } else { (x, y) }
            }
            None => (x, y),
        };
        name.extend([x, y].iter().flat_map(|word| word.to_le_bytes()).map(char::from));
    }
    name + "0123456789abcdef"
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::collections::HashSet;
    use std::hash::{BuildHasher, Hash, Hasher};

    use holloway_vm::keyed::Keyed;
    use rustc_hash::FxBuildHasher;

    use super::*;

    thread_local! {
        static COMPARISONS: Cell<usize> = const { Cell::new(0) };
    }

    /// A name that counts how often one is compared.
    struct Counted<'a>(&'a str);

    impl Hash for Counted<'_> {
        fn hash<H: Hasher>(&self, hasher: &mut H) {
            self.0.hash(hasher);
        }
    }

    impl PartialEq for Counted<'_> {
        fn eq(&self, other: &Self) -> bool {
            COMPARISONS.set(COMPARISONS.get() + 1);
            self.0 == other.0
        }
    }

    impl Eq for Counted<'_> {}

    fn comparisons<S: BuildHasher + Default>(names: &[String]) -> usize {
        let before = COMPARISONS.get();
        let set: HashSet<Counted<'_>, S> = names.iter().map(|name| Counted(name)).collect();
        assert_eq!(set.len(), names.len());
        COMPARISONS.get() - before
    }

    #[test]
    fn they_collide_without_a_key_and_not_with_one() {
        let names = colliding_names(1000);
        assert_eq!(comparisons::<FxBuildHasher>(&names), names.len() * (names.len() - 1) / 2);
        assert!(comparisons::<Keyed>(&names) < names.len());
    }
}
