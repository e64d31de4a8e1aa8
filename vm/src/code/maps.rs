//! Maps of reference slots, each stored once: in go sets of slots, out come numbers, and later the slots again.
//!
//! Maps of large frames are stored in pieces that they share: where each of thousands of instructions changes one of
//! thousands of locals, a map costs little more than what has changed.

use std::collections::HashMap;

/// Words of a piece, of which bit `n` stands for its `n`-th slot; smaller maps are one piece.
const PIECE: usize = 8;

/// The maps of one method. Slots count from the frame's first local.
#[derive(Default)]
pub struct MapTable {
    /// Numbers of pieces, map by map.
    maps: Vec<u32>,
    pieces_per_map: usize,
    pieces: Vec<u64>,
    words_per_piece: usize,
}

impl MapTable {
    /// The slots of a map, counted from the frame's first local.
    pub fn slots(&self, index: u32) -> impl Iterator<Item = usize> + '_ {
        let start = index as usize * self.pieces_per_map;
        let pieces = self.maps[start..start + self.pieces_per_map].iter();
        let words = pieces.flat_map(|&piece| {
            let start = piece as usize * self.words_per_piece;
            &self.pieces[start..start + self.words_per_piece]
        });
        words.enumerate().flat_map(|(word, &bits)| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as usize;
                if bits == 0 {
                    return None;
                }
                bits &= bits - 1;
                Some(word * 64 + bit)
            })
        })
    }

    /// Bytes that the maps take.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.maps) + size_of_val(&*self.pieces)
    }
}

type Index<T> = HashMap<Box<[T]>, u32, rustc_hash::FxBuildHasher>;

/// Builds a [`MapTable`], finding equal maps.
pub(crate) struct MapBuilder {
    table: MapTable,
    index: Index<u32>,
    pieces: Index<u64>,
    /// The last map, and its number.
    last: Option<(Box<[u64]>, u32)>,
    row: Vec<u32>,
}

impl MapBuilder {
    /// For maps of so many words.
    pub(crate) fn new(words: usize) -> Self {
        let words_per_piece = words.min(PIECE);
        let pieces_per_map = words.div_ceil(words_per_piece);
        let table = MapTable { words_per_piece, pieces_per_map, ..MapTable::default() };
        MapBuilder { table, index: Index::default(), pieces: Index::default(), last: None, row: Vec::new() }
    }

    /// The number of a map, whose words are given.
    pub(crate) fn intern(&mut self, map: &[u64]) -> u32 {
        if let Some((last, number)) = &self.last
            && **last == *map
        {
            return *number;
        }
        let MapBuilder { table, index, pieces, row, last } = self;
        row.clear();
        for piece in map.chunks(table.words_per_piece) {
            row.push(match pieces.get(piece) {
                Some(&number) => number,
                None => {
                    let number = (table.pieces.len() / table.words_per_piece) as u32;
                    table.pieces.extend_from_slice(piece);
                    // The last piece of a map may be shorter.
                    table.pieces.resize((number as usize + 1) * table.words_per_piece, 0);
                    pieces.insert(piece.into(), number);
                    number
                }
            });
        }
        let number = match index.get(&**row) {
            Some(&number) => number,
            None => {
                let number = index.len() as u32;
                table.maps.extend_from_slice(row);
                index.insert((**row).into(), number);
                number
            }
        };
        match last {
            Some((last, known)) => {
                last.copy_from_slice(map);
                *known = number;
            }
            None => *last = Some((map.into(), number)),
        }
        number
    }

    /// The table, without what it takes to find maps that are there already.
    pub(crate) fn finish(self) -> MapTable {
        self.table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_are_stored_once_and_read_back() {
        for words in [1, 2, PIECE, PIECE + 1, 3 * PIECE + 5] {
            let mut builder = MapBuilder::new(words);
            let slots = |map: usize| [map % 7, words * 32 + map % 5, words * 64 - 1 - map % 3];
            let numbers: Vec<u32> = (0..400)
                .map(|map| {
                    let mut bits = vec![0u64; words];
                    slots(map).into_iter().for_each(|slot| bits[slot / 64] |= 1 << (slot % 64));
                    builder.intern(&bits)
                })
                .collect();
            let table = builder.finish();
            for (map, number) in numbers.iter().enumerate() {
                let mut expected = slots(map).to_vec();
                expected.sort_unstable();
                expected.dedup();
                assert_eq!(table.slots(*number).collect::<Vec<_>>(), expected);
                // All three periods are over after 105 maps.
                assert_eq!(*number, numbers[map % 105]);
            }
        }
    }
}
