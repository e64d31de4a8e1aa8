//! LZ4 blocks as small as they become: bytes in, a block out, which any decoder of LZ4 unpacks that is given the same dictionary.
//!
//! What encoders do that have to be quick gives up a sixth of what can be saved. Here the longest match of every place is
//! looked for, and then the way through the bytes that costs least.

/// How far back a match lies at most.
const FARTHEST: usize = 0xffff;

/// The shortest match.
const SHORTEST: usize = 4;

/// The form asks for so many bytes behind the last match, and from its beginning to the end.
const BEHIND: usize = 5;
const BEFORE_END: usize = 12;

/// So many earlier places are looked at for a match.
const PATIENCE: usize = 1_000;

const HASH_BITS: u32 = 16;

/// No place.
const NONE: u32 = u32::MAX;

/// Compresses with a dictionary.
pub struct Compressor {
    dictionary: Vec<u8>,
    places: Places,
}

/// Where each hash of four bytes stood last, and for each place where its own stood before.
#[derive(Clone)]
struct Places {
    last: Vec<u32>,
    before: Vec<u32>,
}

impl Places {
    fn add(&mut self, bytes: &[u8], at: usize) {
        let hash = hash(bytes, at);
        self.before.push(std::mem::replace(&mut self.last[hash], at as u32));
    }
}

fn hash(bytes: &[u8], at: usize) -> usize {
    let four = bytes[at..].first_chunk().map_or(0, |four| u32::from_le_bytes(*four));
    (four.wrapping_mul(0x9e37_79b1) >> (32 - HASH_BITS)) as usize
}

/// How bytes are told from a place on.
#[derive(Clone, Copy)]
struct Way {
    /// The cost of all from here, in bytes.
    cost: usize,
    /// The length of the match that begins here; 0 if the byte is told itself.
    len: usize,
    /// How far back the match lies.
    distance: usize,
}

impl Compressor {
    /// For blocks with that dictionary.
    pub fn new(dictionary: &[u8]) -> Compressor {
        let mut places = Places { last: vec![NONE; 1 << HASH_BITS], before: Vec::new() };
        (0..dictionary.len()).for_each(|at| places.add(dictionary, at));
        Compressor { dictionary: dictionary.to_vec(), places }
    }

    /// The block of `bytes`.
    pub fn compress(&self, bytes: &[u8]) -> Vec<u8> {
        let mut all = self.dictionary.clone();
        all.extend_from_slice(bytes);
        let mut places = self.places.clone();
        let begin = self.dictionary.len();
        let mut ways: Vec<Way> = Vec::with_capacity(bytes.len());
        for at in begin..all.len() {
            let (len, distance) = longest(&all, at, &places);
            ways.push(Way { cost: 0, len, distance });
            places.add(&all, at);
        }
        cheapest(&mut ways);
        write(bytes, &ways)
    }
}

/// The longest match of what stands at a place: its length, 0 if there is none, and how far back it lies.
fn longest(all: &[u8], at: usize, places: &Places) -> (usize, usize) {
    if all.len() - at < BEFORE_END {
        return (0, 0);
    }
    let most = all.len() - at - BEHIND;
    let mut best = (0, 0);
    let mut earlier = places.last[hash(all, at)];
    for _ in 0..PATIENCE {
        let from = earlier as usize;
        if earlier == NONE || at - from > FARTHEST {
            break;
        }
        // A longer one goes on where the best one ends.
        if best.0 == 0 || all[from + best.0] == all[at + best.0] {
            let len = all[from..].iter().zip(&all[at..at + most]).take_while(|(a, b)| a == b).count();
            if len >= SHORTEST && len > best.0 {
                best = (len, at - from);
                if len == most {
                    break;
                }
            }
        }
        earlier = places.before[from];
    }
    best
}

/// Leaves at each place what costs least from there to the end.
fn cheapest(ways: &mut [Way]) {
    for at in (0..ways.len()).rev() {
        let cost_from = |place: usize| ways.get(place).map_or(0, |way| way.cost);
        let mut best = Way { cost: cost_from(at + 1) + 1, len: 0, distance: 0 };
        let Way { len: longest, distance, .. } = ways[at];
        for len in SHORTEST..=longest {
            // A token and a distance.
            let cost = 3 + extension(len - SHORTEST) + cost_from(at + len);
            if cost <= best.cost {
                best = Way { cost, len, distance };
            }
        }
        ways[at] = best;
    }
}

/// The bytes that a length takes beside its part of the token.
fn extension(len: usize) -> usize {
    len.checked_sub(15).map_or(0, |rest| 1 + rest / 255)
}

/// The block.
fn write(bytes: &[u8], ways: &[Way]) -> Vec<u8> {
    let mut out = Vec::new();
    let (mut at, mut told) = (0, 0);
    while at < bytes.len() {
        let Way { len, distance, .. } = ways[at];
        if len == 0 {
            at += 1;
            continue;
        }
        sequence(&mut out, &bytes[told..at], Some((len, distance)));
        at += len;
        told = at;
    }
    sequence(&mut out, &bytes[told..], None);
    out
}

/// Bytes that are told themselves, and the match behind them; the last ones have none.
fn sequence(out: &mut Vec<u8>, literals: &[u8], found: Option<(usize, usize)>) {
    let rest = found.map_or(0, |(len, _)| len - SHORTEST);
    out.push((literals.len().min(15) << 4 | rest.min(15)) as u8);
    put_rest(out, literals.len());
    out.extend_from_slice(literals);
    if let Some((_, distance)) = found {
        out.extend_from_slice(&(distance as u16).to_le_bytes());
        put_rest(out, rest);
    }
}

fn put_rest(out: &mut Vec<u8>, len: usize) {
    if let Some(mut rest) = len.checked_sub(15) {
        while rest >= 255 {
            out.push(255);
            rest -= 255;
        }
        out.push(rest as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lz4_flex::block;

    #[test]
    fn blocks_are_unpacked_to_what_they_were() {
        let dictionary: Vec<u8> = (0..70_000_u64).map(|at| ((at * at) >> 7) as u8).collect();
        let long: Vec<u8> =
            (0..3_000_u32).map(|at| (at % 7) as u8).chain(dictionary[66_000..67_000].to_vec()).collect();
        for dictionary in [&[][..], b"abcdefgh", &dictionary] {
            let compressor = Compressor::new(dictionary);
            for bytes in [
                &b""[..],
                b"a",
                b"abcdefghabcdefgh",
                &[0; 4096],
                &long,
                &long[..13],
                &dictionary[..dictionary.len() / 2],
            ] {
                let block = compressor.compress(bytes);
                let unpacked = block::decompress_with_dict(&block, bytes.len(), dictionary).expect("a block");
                assert!(unpacked == bytes, "{} bytes, {} of dictionary", bytes.len(), dictionary.len());
                assert!(block.len() <= block::compress_with_dict(bytes, dictionary).len());
            }
        }
    }
}
