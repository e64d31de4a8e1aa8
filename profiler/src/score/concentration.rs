//! How many blocks make up how much of the execution (Conte, Patel, Cox 1994, Table 4).

/// The shares of the table, in percent.
pub const SHARES: [u64; 5] = [25, 50, 75, 90, 100];

/// For each of [`SHARES`] how many blocks, the most executed first, make up so much of all executions.
pub fn concentration(counts: &[u64]) -> [usize; SHARES.len()] {
    let mut sorted: Vec<u64> = counts.iter().copied().filter(|&count| count > 0).collect();
    sorted.sort_unstable_by(|one, two| two.cmp(one));
    let total: u128 = sorted.iter().map(|&count| u128::from(count)).sum();
    SHARES.map(|share| {
        let mut sum = 0u128;
        let short = |&count: &u64| {
            let was_short = sum * 100 < total * u128::from(share);
            sum += u128::from(count);
            was_short
        };
        sorted.iter().copied().take_while(short).count()
    })
}

#[cfg(test)]
mod tests {
    use super::concentration;

    #[test]
    fn few_blocks_make_up_most() {
        assert_eq!(concentration(&[1, 0, 50, 24, 25]), [1, 1, 2, 3, 4]);
        assert_eq!(concentration(&[]), [0; 5]);
        assert_eq!(concentration(&[7; 4]), [1, 2, 3, 4, 4]);
    }
}
