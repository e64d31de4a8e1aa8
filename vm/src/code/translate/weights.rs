//! What back edges and calls are charged (K1): the most bytecodes that can be executed from there without being charged
//! again. In goes where blocks begin and lead; out come weights.
//!
//! Forward edges make a graph without cycles, so that is a longest path. A loop around a switch is charged for its
//! longest case, not for all of them together.

/// Steps that a method's weights may take, for each of its blocks: behind that, a back edge is charged what it spans.
const STEPS_PER_BLOCK: usize = 64;

/// Forward edges that are looked at, for each block: switches have more only if cases have one target, and handlers that
/// cover very much.
const EDGES_PER_BLOCK: usize = 16;

/// A method's blocks in order, and the forward edges between them.
#[derive(Default)]
pub(super) struct Weights {
    /// Bytecode index of each block's first bytecode.
    starts: Vec<u16>,
    /// Bytecodes before each block, and in all.
    before: Vec<u32>,
    /// Forward edges: from, to; in order of the first.
    edges: Vec<(u32, u32)>,
    /// The most bytecodes executed so far on a path to each block; work memory.
    longest: Vec<Option<u32>>,
    steps: usize,
}

impl Weights {
    /// Adds the next block.
    pub(super) fn block(&mut self, start: u16, before: u32) {
        self.starts.push(start);
        self.before.push(before);
    }

    /// All blocks are there; the method has so many bytecodes.
    pub(super) fn end(&mut self, bytecodes: u32) {
        self.before.push(bytecodes);
        self.longest = vec![None; self.starts.len()];
        self.steps = STEPS_PER_BLOCK * self.starts.len();
    }

    /// The block in which a bytecode lies.
    pub(super) fn block_of(&self, at: u16) -> u32 {
        (self.starts.partition_point(|&start| start <= at) - 1) as u32
    }

    /// Adds the edges from each block to the next, but where a block ends with one of these bytecodes.
    pub(super) fn fall_through(&mut self, ends: &[u16]) {
        let mut ends = ends.iter().peekable();
        for block in 1..self.starts.len() {
            let mut falls = true;
            while ends.next_if(|&&end| end < self.starts[block]).is_some() {
                falls = false;
            }
            if falls {
                self.edge(block as u32 - 1, block as u32);
            }
        }
    }

    /// Adds an edge between blocks if it leads forward. Of very many only the first ones count.
    pub(super) fn edge(&mut self, from: u32, to: u32) {
        if to > from && !self.is_full() {
            self.edges.push((from, to));
        }
    }

    /// Whether no more edges count.
    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= EDGES_PER_BLOCK * self.starts.len()
    }

    /// All edges are there.
    pub(super) fn sort(&mut self) {
        self.edges.sort_unstable();
        self.edges.dedup();
    }

    /// What a call is charged.
    pub(super) fn call(&mut self) -> u32 {
        let last = self.starts.len() as u32 - 1;
        self.walk(0, last);
        let ends = self.longest.iter().zip(self.before.windows(2));
        ends.filter_map(|(longest, before)| Some((*longest)? + before[1] - before[0])).max().unwrap_or(0)
    }

    /// What a back edge is charged that leaves from a bytecode, of which so many lie before that in the method, to a
    /// block.
    pub(super) fn back_edge(&mut self, from: u16, before: u32, to: u16) -> u32 {
        let (first, last) = (self.block_of(to), self.block_of(from));
        let within = before + 1 - self.before[last as usize];
        let spanned = before + 1 - self.before[first as usize];
        let steps = self.edges_of(first, last).len() + (last - first) as usize + 1;
        if self.steps < steps {
            return spanned;
        }
        self.steps -= steps;
        self.walk(first, last);
        // A block that only an inner back edge leads to is not on any forward path.
        self.longest[last as usize].map_or(spanned, |longest| longest + within)
    }

    fn edges_of(&self, first: u32, last: u32) -> std::ops::Range<usize> {
        let start = self.edges.partition_point(|&(from, _)| from < first);
        start..start + self.edges[start..].partition_point(|&(from, _)| from <= last)
    }

    /// Finds the longest paths from one block to each other one up to `last`.
    fn walk(&mut self, first: u32, last: u32) {
        self.longest[first as usize..=last as usize].fill(None);
        self.longest[first as usize] = Some(0);
        for at in self.edges_of(first, last) {
            let (from, to) = self.edges[at];
            let Some(longest) = self.longest[from as usize].filter(|_| to <= last) else { continue };
            let from = from as usize;
            let length = longest + self.before[from + 1] - self.before[from];
            let known = &mut self.longest[to as usize];
            *known = Some(known.map_or(length, |known| known.max(length)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks of so many bytecodes, each of which is a byte long.
    fn weights(blocks: &[u16], edges: &[(u32, u32)]) -> Weights {
        let mut weights = Weights::default();
        let mut at = 0;
        for &length in blocks {
            weights.block(at, u32::from(at));
            at += length;
        }
        weights.end(u32::from(at));
        edges.iter().for_each(|&(from, to)| weights.edge(from, to));
        weights.sort();
        weights
    }

    #[test]
    fn a_loop_around_a_switch_is_charged_for_its_longest_case() {
        // 0 entry; 1 head and switch; 2, 3, 4 cases; 5 the end of the loop, back to 1; 6 behind it.
        let edges = [(0, 1), (1, 2), (1, 3), (1, 4), (2, 5), (3, 5), (4, 5), (1, 6), (5, 1)];
        let mut weights = weights(&[2, 3, 10, 40, 20, 2, 1], &edges);
        assert_eq!(weights.back_edge(76, 76, 2), 3 + 40 + 2);
        assert_eq!(weights.call(), 2 + 3 + 40 + 2);
    }

    #[test]
    fn an_edge_that_no_forward_path_reaches_is_charged_what_it_spans() {
        // 0 jumps to 2, 2 back to 1, 1 to 3, 3 back to 0... the edge from 2 to 1 is a back edge.
        let mut weights = weights(&[4, 5, 6], &[(0, 2), (2, 1), (1, 0)]);
        assert_eq!(weights.back_edge(8, 8, 0), 9);
        assert_eq!(weights.back_edge(14, 14, 4), 11, "nothing leads forward from 1 to 2");
        assert_eq!(weights.call(), 4 + 6);
    }

    #[test]
    fn one_block_is_its_own_path() {
        let mut weights = weights(&[7], &[(0, 0)]);
        assert_eq!(weights.call(), 7);
        assert_eq!(weights.back_edge(6, 6, 0), 7);
    }
}
