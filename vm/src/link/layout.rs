//! Where fields lie: instance fields behind those of the superclass, wide ones first, each aligned to its size.

use crate::heap::HEADER_BYTES;

/// Bytes that a field of a type takes.
pub(crate) fn field_bytes(letter: u8) -> u32 {
    match letter {
        b'J' | b'D' => 8,
        b'I' | b'F' | b'L' | b'[' => 4,
        b'C' | b'S' => 2,
        _ => 1,
    }
}

/// Where a class's instance fields lie.
pub(crate) struct InstanceLayout {
    /// Offsets, in the order in which the fields were given.
    pub offsets: Vec<u32>,
    /// End of the last field.
    pub end: u32,
}

/// Places instance fields of the given types behind `start`, the end of the superclass's fields.
///
/// Widest first, so that at most one gap arises per class; the gap left by the superclass is used by narrow fields.
pub(crate) fn place(start: u32, letters: &[u8]) -> InstanceLayout {
    let start = start.max(HEADER_BYTES);
    let mut offsets = vec![0; letters.len()];
    let mut end = start;
    let mut gap = (0, 0);
    for size in [8, 4, 2, 1] {
        for (offset, _) in offsets.iter_mut().zip(letters).filter(|(_, letter)| field_bytes(**letter) == size) {
            if gap.1 - gap.0 >= size && gap.0.next_multiple_of(size) + size <= gap.1 {
                *offset = gap.0.next_multiple_of(size);
                gap.0 = *offset + size;
                continue;
            }
            let aligned = end.next_multiple_of(size);
            if aligned > end {
                gap = (end, aligned);
            }
            *offset = aligned;
            end = aligned + size;
        }
    }
    InstanceLayout { offsets, end }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_aligned_and_gaps_are_filled() {
        let layout = place(8, b"BJIS");
        assert_eq!(layout.offsets, [22, 8, 16, 20]);
        assert_eq!(layout.end, 23);
        let layout = place(13, b"JZ");
        assert_eq!(layout.offsets, [16, 13]);
        assert_eq!(layout.end, 24);
    }
}
