//! Tables by number: they grow as numbers come, and numbers close up where something goes.

/// What stands under a number; as much as that takes is added to the table.
pub(crate) fn entry<T: Default>(table: &mut Vec<T>, number: usize) -> &mut T {
    if number >= table.len() {
        table.resize_with(number + 1, T::default);
    }
    &mut table[number]
}

/// The new number of each of what is kept.
pub(crate) fn renumber(kept: &[bool]) -> Vec<usize> {
    let number = |next: &mut usize, &kept: &bool| {
        let number = *next;
        *next += usize::from(kept);
        Some(number)
    };
    kept.iter().scan(0, number).collect()
}
