//! The overlap percentage (Feller 1998; "Structural path profiling", section 2 and Figure 2): each profile says what share
//! of the whole each path, edge or block has; two profiles agree in the smaller of the two shares.

use std::hash::Hash;

use rustc_hash::FxHashMap;

/// How much two profiles agree, in percent: 100 where all shares are the same. A key that comes several times has the
/// sum. Two profiles without any counts agree fully, an empty and another one not at all.
pub fn overlap<Key: Hash + Eq>(
    one: impl IntoIterator<Item = (Key, f64)>,
    other: impl IntoIterator<Item = (Key, f64)>,
) -> f64 {
    fn sums<Key: Hash + Eq>(counts: impl IntoIterator<Item = (Key, f64)>) -> (FxHashMap<Key, f64>, f64) {
        let mut sums = FxHashMap::default();
        let mut total = 0.0;
        for (key, count) in counts {
            *sums.entry(key).or_insert(0.0) += count;
            total += count;
        }
        (sums, total)
    }
    let ((one, whole), (other, other_whole)) = (sums(one), sums(other));
    if whole <= 0.0 || other_whole <= 0.0 {
        return if whole <= 0.0 && other_whole <= 0.0 { 100.0 } else { 0.0 };
    }
    // In the order of sizes, so that the sum does not depend on the table's order.
    let shared = |(key, count): (&Key, &f64)| Some((count / whole).min(other.get(key)? / other_whole));
    let mut shares: Vec<f64> = one.iter().filter_map(shared).collect();
    shares.sort_unstable_by(f64::total_cmp);
    100.0 * shares.iter().sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::overlap;

    #[test]
    fn profiles_agree_in_the_smaller_share() {
        let one = [("a", 70.0), ("b", 20.0), ("c", 10.0)];
        assert_eq!(overlap(one, one.map(|(key, count)| (key, count * 3.0))).round(), 100.0);
        assert_eq!(overlap(one, [("a", 5.0), ("b", 3.0), ("d", 2.0)]).round(), 70.0);
        assert_eq!((overlap(one, []), overlap::<&str>([], [])), (0.0, 100.0));
    }
}
