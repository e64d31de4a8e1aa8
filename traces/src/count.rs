//! Counts by key, a few at a time.

/// Adds to the count of a key, which is new if it is not there.
pub(crate) fn add<K: PartialEq, C: std::ops::AddAssign>(counts: &mut Vec<(K, C)>, key: K, count: C) {
    match counts.iter_mut().find(|known| known.0 == key) {
        Some(known) => known.1 += count,
        None => counts.push((key, count)),
    }
}
