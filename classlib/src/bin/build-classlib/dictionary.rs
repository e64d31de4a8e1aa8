//! A dictionary for the class files of the archive: what stands in many of them.
//!
//! The classes are looked through in as many parts as the dictionary has pieces. Of each part that piece is taken whose
//! sequences of [`SEQUENCE`] bytes stand in most classes; what was taken counts no more for the pieces behind it (as in
//! COVER, which dictionaries of other compressors are made by).

use std::collections::{HashMap, HashSet};

/// The size of the dictionary: so far back zlib goes, in whole pieces.
const SIZE: usize = ((32 << 10) - 262) / PIECE * PIECE;

/// The size of a piece.
const PIECE: usize = 256;

/// The length of the sequences that are counted.
const SEQUENCE: usize = 8;

fn sequence(bytes: &[u8], at: usize) -> [u8; SEQUENCE] {
    let mut sequence = [0; SEQUENCE];
    sequence.copy_from_slice(&bytes[at..at + SEQUENCE]);
    sequence
}

/// The dictionary of these class files.
pub fn of(classes: &[&[u8]]) -> Vec<u8> {
    let mut counts: HashMap<[u8; SEQUENCE], u32> = HashMap::new();
    for class in classes {
        let own: HashSet<[u8; SEQUENCE]> = class.windows(SEQUENCE).map(|bytes| sequence(bytes, 0)).collect();
        own.into_iter().for_each(|sequence| *counts.entry(sequence).or_default() += 1);
    }
    // What stands in one class only saves nothing.
    counts.retain(|_, count| *count > 1);
    let all = classes.concat();
    let mut pieces: Vec<(u32, &[u8])> = Vec::new();
    for part in all.chunks(all.len().div_ceil(SIZE / PIECE)) {
        let Some((worth, at)) = best(part, &counts) else { continue };
        let piece = &part[at..at + PIECE];
        for bytes in piece.windows(SEQUENCE) {
            counts.remove(bytes);
        }
        pieces.push((worth, piece));
    }
    // What is nearest is reached from everywhere.
    pieces.sort_by_key(|&(worth, _)| worth);
    pieces.into_iter().flat_map(|(_, piece)| piece).copied().collect()
}

/// The piece of a part that stands in most classes: what it is worth, and where it begins.
fn best(part: &[u8], counts: &HashMap<[u8; SEQUENCE], u32>) -> Option<(u32, usize)> {
    let worth: Vec<u32> = part.windows(SEQUENCE).map(|bytes| counts.get(bytes).copied().unwrap_or(0)).collect();
    let within = PIECE - SEQUENCE + 1;
    let mut sum: u32 = worth.get(..within)?.iter().sum();
    let mut best = (sum, 0);
    for at in 1..=worth.len() - within {
        sum = sum + worth[at + within - 1] - worth[at - 1];
        best = best.max((sum, at));
    }
    Some(best)
}
