//! Hash tables for keys that a guest chooses: names, descriptors, texts, parts of class files.
//!
//! Their hash has a key that each process draws anew, so that no class file can know which names fall together; with a
//! hash that is the same everywhere a few megabytes of chosen names make tables that are searched from end to end. What
//! comes out of such a table must not depend on its order (K33). Tables of numbers that the VM gives out itself need no key.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use foldhash::SharedSeed;
use foldhash::fast::{FoldHasher, SeedableRandomState};

/// A map by what a guest chooses.
pub type KeyedMap<K, V> = HashMap<K, V, Keyed>;
/// A set of what a guest chooses.
pub type KeyedSet<K> = HashSet<K, Keyed>;

/// The process's key, from the operating system's random numbers.
static KEY: LazyLock<(u64, SharedSeed)> = LazyLock::new(|| {
    let random = RandomState::new();
    (random.hash_one(1), SharedSeed::from_u64(random.hash_one(2)))
});

/// Hashes with the process's key.
#[derive(Clone, Copy, Default, Debug)]
pub struct Keyed;

impl BuildHasher for Keyed {
    type Hasher = FoldHasher<'static>;

    #[inline]
    fn build_hasher(&self) -> FoldHasher<'static> {
        let (own, shared) = &*KEY;
        SeedableRandomState::with_seed(*own, shared).build_hasher()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_have_equal_hashes_and_others_have_not() {
        let hashes: HashSet<u64> = (0..10_000).map(|number: u32| Keyed.hash_one(format!("name{number}"))).collect();
        assert_eq!(hashes.len(), 10_000);
        assert_eq!(Keyed.hash_one("name"), Keyed.hash_one(String::from("name")));
    }
}
