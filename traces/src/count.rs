//! Counts by key, a few at a time.

/// The counts of all keys, each once, in the order of the keys: for however many there are.
pub(crate) fn sums<K: Ord, C: std::ops::AddAssign + Copy>(mut counts: Vec<(K, C)>) -> Vec<(K, C)> {
    counts.sort_by(|one, other| one.0.cmp(&other.0));
    counts.dedup_by(|again, first| {
        let is_same = again.0 == first.0;
        if is_same {
            first.1 += again.1;
        }
        is_same
    });
    counts
}

/// Adds to the count of a key, which is new if it is not there: for a few keys, among which it is searched.
pub(crate) fn add<K: PartialEq, C: std::ops::AddAssign>(counts: &mut Vec<(K, C)>, key: K, count: C) {
    match counts.iter_mut().find(|known| known.0 == key) {
        Some(known) => known.1 += count,
        None => counts.push((key, count)),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn counts_of_a_key_are_added_wherever_they_stand() {
        assert_eq!(super::sums(vec![(3, 1), (1, 10), (3, 2), (2, 5), (1, 20)]), [(1, 30), (2, 5), (3, 3)]);
        assert_eq!(super::sums(Vec::<(u8, u8)>::new()), []);
    }
}
