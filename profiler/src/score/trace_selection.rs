//! The trace selection error (Conte, Patel, Cox 1994, section 4): how much worse the traces are that a profile leads to.
//!
//! Traces are selected twice, by the exact profile and by the other one: from the heaviest block that is in none yet, forward over
//! edges that take at least 60 % of their block's weight, then backward over edges that bring at least 60 % of it, into
//! blocks in no trace whose weight is at least `T` percent of the whole. Where a block's successor in its trace is another one, the error
//! is the difference between both edges' exact weights, in percent of the weight of all blocks. A trace that goes on where the
//! other ends counts with the whole edge (a choice: the paper's formula is damaged there).

/// A method or program with weights.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WeightedGraph {
    /// Weights by block, in any unit.
    pub blocks: Vec<f64>,
    /// Edges: the block left, the block gone to, and the weight in the unit of the blocks.
    pub edges: Vec<(u32, u32, f64)>,
}

/// How traces are selected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelectionOptions {
    /// The share of a block's weight that an edge must have, from 0 to 1 (section 4: 60 %).
    pub edge: f64,
    /// The share of all weight that a block must have, from 0 to 1 (section 4: 0.1, 1, 3 and 5 %).
    pub block: f64,
}

/// The paper's four thresholds for blocks.
pub const BLOCK_SHARES: [f64; 4] = [0.001, 0.01, 0.03, 0.05];

impl Default for SelectionOptions {
    fn default() -> SelectionOptions {
        SelectionOptions { edge: 0.6, block: BLOCK_SHARES[0] }
    }
}

impl WeightedGraph {
    /// The successor of each block in its trace.
    pub fn successors(&self, options: SelectionOptions) -> Vec<Option<u32>> {
        let count = self.blocks.len();
        let (mut out, mut into) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for &(from, to, weight) in &self.edges {
            out[from as usize].push((to, weight));
            into[to as usize].push((from, weight));
        }
        let total: f64 = self.blocks.iter().sum();
        // The best neighbour that a trace can be extended to; the first of equals.
        let best = |at: u32, neighbours: &[Vec<(u32, f64)>], taken: &[bool]| {
            let heaviest =
                neighbours[at as usize].iter().copied().reduce(|one, two| if two.1 > one.1 { two } else { one });
            let (next, weight) = heaviest?;
            let is_likely = weight > 0.0 && weight >= options.edge * self.blocks[at as usize];
            let is_heavy = self.blocks[next as usize] >= options.block * total;
            (is_likely && is_heavy && !taken[next as usize]).then_some(next)
        };
        let mut seeds: Vec<u32> = (0..count as u32).collect();
        seeds.sort_by(|&one, &two| self.blocks[two as usize].total_cmp(&self.blocks[one as usize]));
        let (mut successors, mut taken) = (vec![None; count], vec![false; count]);
        for seed in seeds {
            if taken[seed as usize] {
                continue;
            }
            taken[seed as usize] = true;
            let mut at = seed;
            while let Some(next) = best(at, &out, &taken) {
                successors[at as usize] = Some(next);
                taken[next as usize] = true;
                at = next;
            }
            at = seed;
            while let Some(before) = best(at, &into, &taken) {
                successors[before as usize] = Some(at);
                taken[before as usize] = true;
                at = before;
            }
        }
        successors
    }

    fn weight(&self, from: u32, to: Option<u32>) -> f64 {
        let Some(to) = to else { return 0.0 };
        self.edges.iter().filter(|edge| (edge.0, edge.1) == (from, to)).map(|edge| edge.2).sum()
    }
}

/// The error of a profile in percent, against the exact one of the same graph.
pub fn trace_selection_error(exact: &WeightedGraph, other: &WeightedGraph, options: SelectionOptions) -> f64 {
    let total: f64 = exact.blocks.iter().sum();
    let pairs = (0..).zip(exact.successors(options).into_iter().zip(other.successors(options)));
    let wrong = pairs.filter(|(_, (wanted, found))| wanted != found);
    let error: f64 =
        wrong.map(|(block, (wanted, found))| (exact.weight(block, wanted) - exact.weight(block, found)).abs()).sum();
    // The sum of nothing is a negative zero.
    if total > 0.0 { 100.0 * error.max(0.0) / total } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::{SelectionOptions, WeightedGraph, trace_selection_error};

    /// Block 0 goes to 1 or 2, both to 3.
    fn diamond(left: f64, right: f64) -> WeightedGraph {
        WeightedGraph {
            blocks: vec![left + right, left, right, left + right],
            edges: vec![(0, 1, left), (0, 2, right), (1, 3, left), (2, 3, right)],
        }
    }

    #[test]
    fn the_right_traces_have_no_error() {
        let exact = diamond(90.0, 10.0);
        assert_eq!(exact.successors(SelectionOptions::default()), [Some(1), Some(3), None, None]);
        assert_eq!(trace_selection_error(&exact, &diamond(61.0, 39.0), SelectionOptions::default()), 0.0);
    }

    #[test]
    fn a_wrong_turn_costs_the_difference() {
        // Of 200 in all: 13.5 % against 1.5 %, as in the paper's example, and what follows from that where the sides join.
        let exact = diamond(27.0, 3.0);
        let rest = |mut graph: WeightedGraph| {
            graph.blocks.push(110.0);
            graph
        };
        let (exact, other) = (rest(exact), rest(diamond(3.0, 27.0)));
        let error = trace_selection_error(&exact, &other, SelectionOptions::default());
        // Block 0 goes right instead of left; 1 has no successor any more, 2 has one.
        assert_eq!(error, 12.0 + 13.5 + 1.5);
    }

    #[test]
    fn no_trace_goes_into_blocks_that_weigh_nothing() {
        let options = SelectionOptions { block: 0.2, ..SelectionOptions::default() };
        let graph = WeightedGraph { blocks: vec![80.0, 10.0, 10.0], edges: vec![(0, 1, 80.0), (1, 2, 10.0)] };
        assert_eq!(graph.successors(options), [None; 3]);
        // Below the share of an edge it ends too.
        assert_eq!(diamond(50.0, 50.0).successors(SelectionOptions::default())[0], None);
    }
}
