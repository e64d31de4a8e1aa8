//! Maximal spanning trees, and counts recovered from those off the tree.
//!
//! In go arcs with weights, out come the arcs of a spanning tree that has as much weight as a tree can have. What flows
//! into a vertex flows out of it, so counts on the arcs off the tree (*chords*) determine all others, and the heavy arcs
//! need no counter (Knuth; Ball and Larus). The tree grows from its roots by the heaviest arc that leads to a new vertex,
//! a priority-first search in O(arcs log arcs), as in Burger and Dybvig's "An infrastructure for profile-driven dynamic
//! recompilation" (section 3): the arcs are found in just the reverse of the order in which counts are recovered.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A spanning tree; a forest where not all vertices hang together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpanningTree {
    on_tree: Vec<bool>,
    /// Arcs with the vertex that each has joined to the tree.
    order: Vec<(u32, u32)>,
}

impl SpanningTree {
    /// The maximal tree of a graph with so many vertices, arcs from one to the other, and a weight for each. The roots are one
    /// from the start: there is an arc between them that needs no counter (from exit to entry, which counts calls). The
    /// seeds are on the tree whatever they weigh, unless they close a circle.
    pub fn maximal(
        vertices: usize,
        arcs: &[(u32, u32)],
        weights: &[u64],
        roots: &[u32],
        seeds: &[u32],
    ) -> SpanningTree {
        let mut at: Vec<Vec<u32>> = vec![Vec::new(); vertices];
        for (index, &(from, to)) in (0..).zip(arcs) {
            at[from as usize].push(index);
            at[to as usize].push(index);
        }
        let mut is_seed = vec![false; arcs.len()];
        seeds.iter().for_each(|&seed| is_seed[seed as usize] = true);
        let mut tree = SpanningTree { on_tree: vec![false; arcs.len()], order: Vec::new() };
        let mut joined = vec![false; vertices];
        let mut heap = BinaryHeap::new();
        let join = |vertex: u32, joined: &mut Vec<bool>, heap: &mut BinaryHeap<_>| {
            joined[vertex as usize] = true;
            let key = |&arc: &u32| (is_seed[arc as usize], weights[arc as usize], Reverse(arc));
            heap.extend(at[vertex as usize].iter().map(key));
        };
        roots.iter().for_each(|&root| join(root, &mut joined, &mut heap));
        for start in 0..vertices as u32 {
            if !joined[start as usize] && heap.is_empty() {
                join(start, &mut joined, &mut heap);
            }
            while let Some((_, _, Reverse(arc))) = heap.pop() {
                let (from, to) = arcs[arc as usize];
                let new = match (joined[from as usize], joined[to as usize]) {
                    (true, false) => to,
                    (false, true) => from,
                    _ => continue,
                };
                tree.on_tree[arc as usize] = true;
                tree.order.push((arc, new));
                join(new, &mut joined, &mut heap);
            }
        }
        tree
    }

    /// Whether an arc is on the tree, and so needs no counter.
    pub fn contains(&self, arc: u32) -> bool {
        self.on_tree[arc as usize]
    }

    /// How many arcs are on the tree.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether the tree has no arcs.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// What each chord has to add, so that the sum along any path from one root to another is the sum of the values along it:
    /// Ball's event counting. Arcs of the tree get 0; nothing where what has been added is, somewhere on the path, further
    /// than `limit` from what the values say.
    pub fn increments(&self, vertices: usize, arcs: &[(u32, u32)], values: &[i64], limit: i64) -> Option<Vec<i64>> {
        // What has been added by each vertex, less what the values would have added.
        let mut ahead = vec![0i64; vertices];
        for &(arc, new) in &self.order {
            let ((from, to), value) = (arcs[arc as usize], values[arc as usize]);
            let there = if new == to {
                ahead[from as usize].checked_add(value)?
            } else {
                ahead[to as usize].checked_sub(value)?
            };
            ahead[new as usize] = (there.abs() < limit).then_some(there)?;
        }
        let increment = |(&(from, to), value): (&(u32, u32), &i64)| {
            ahead[from as usize].checked_add(*value)?.checked_sub(ahead[to as usize])
        };
        arcs.iter().zip(values).map(increment).collect()
    }

    /// All counts, from those of the chords; what stands for arcs of the tree is ignored. `standing` says for each vertex how
    /// much more has come in than has gone out: executions that are there now, less those that began there.
    pub fn recover(&self, arcs: &[(u32, u32)], counts: &[u64], standing: &[i64]) -> Vec<u64> {
        let mut counts = counts.to_vec();
        // What flows in beyond what flows out, over the arcs that are known.
        let mut surplus: Vec<i64> = standing.iter().map(|&standing| standing.wrapping_neg()).collect();
        let flow = |surplus: &mut Vec<i64>, arc: u32, count: u64| {
            let (from, to) = arcs[arc as usize];
            let count = count as i64;
            surplus[from as usize] = surplus[from as usize].wrapping_sub(count);
            surplus[to as usize] = surplus[to as usize].wrapping_add(count);
        };
        for arc in (0..arcs.len() as u32).filter(|&arc| !self.contains(arc)) {
            flow(&mut surplus, arc, counts[arc as usize]);
        }
        for &(arc, new) in self.order.iter().rev() {
            let (_, to) = arcs[arc as usize];
            let surplus_there = surplus[new as usize];
            // Counts that were read while others went on may not agree: nothing flows backwards.
            let count = if new == to { surplus_there.wrapping_neg() } else { surplus_there }.max(0) as u64;
            counts[arc as usize] = count;
            flow(&mut surplus, arc, count);
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::SpanningTree;

    #[test]
    fn the_tree_has_the_heaviest_arcs() {
        // A diamond whose right side is heavy: 0 to 1 and 2, both to 3; 3 leads back to 0 by the root arc.
        let arcs = [(0, 1), (0, 2), (1, 3), (2, 3)];
        let tree = SpanningTree::maximal(4, &arcs, &[1, 9, 1, 9], &[0, 3], &[]);
        // One side's arc each; the heavy side's first.
        assert_eq!((0..4).map(|arc| tree.contains(arc)).collect::<Vec<_>>(), [true, true, false, false]);
        assert_eq!(tree.len(), 2);
    }

    #[test]
    fn seeds_come_first() {
        let arcs = [(0, 1), (0, 2), (1, 3), (2, 3)];
        let tree = SpanningTree::maximal(4, &arcs, &[9, 9, 1, 1], &[0, 3], &[2, 3]);
        assert_eq!((0..4).map(|arc| tree.contains(arc)).collect::<Vec<_>>(), [false, false, true, true]);
    }
}
