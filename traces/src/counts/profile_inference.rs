//! What happened inside a region, from what it counts (K19): in go its edges, how often its exits were taken and the budget
//! that it has used; out comes how often each transition was followed by which block, as the graph counts it.
//!
//! Machine code counts its exits, and charges its back edges and calls to the budget: it needs no counters inside. A trace
//! has one unknown, how often it was begun, which the budget tells; all else follows, since what enters a block and
//! does not leave by an exit goes on. Where several edges stay in the region, what was counted decides nothing between
//! them: there, the profile that the region was formed from does.

use holloway_vm::BlockId;
use rustc_hash::FxHashMap;

use crate::compiler::Charge;
use crate::count;
use crate::counts::frequency_propagation::FrequencyPropagation;
use crate::region::{Region, RegionBlock};

/// Rounds in which rows and columns of a block's transitions are made to fit, in turn.
const ROUNDS: usize = 4;

/// An edge out of a region, whose side exit counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CountedEdge {
    /// The number of the side exit within its region.
    pub exit: u32,
    /// The block that is left.
    pub from: BlockId,
    /// The block gone to.
    pub to: BlockId,
    /// Machine code goes there without counting where a region stands.
    pub is_linked: bool,
}

/// What a region has counted for a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured<'a> {
    /// Budget that it has used meanwhile, in bytecodes.
    pub budget: f64,
    /// Times that it was left.
    pub left: f64,
    /// How often each edge out was counted, in the order of [`ProfileInference::edges_out`].
    pub edges_out: &'a [u32],
}

/// What is known to follow a transition: blocks, with weights.
pub(crate) type Known = Vec<(BlockId, f64)>;

/// How often a block was followed by others, when it was reached from a certain one.
pub(crate) type Followed = ((BlockId, BlockId), Vec<(BlockId, f64)>);

/// The inside of a region.
pub(crate) struct ProfileInference {
    blocks: Vec<Inner>,
    /// The edges out that side exits count.
    pub edges_out: Vec<CountedEdge>,
}

struct Inner {
    block: BlockId,
    /// Executions for each execution of the root, if nothing is left by an exit that counts.
    flow: f64,
    edges: Vec<InnerEdge>,
    /// Of the executions that do not leave by an exit that counts, the shares that go to other regions, at which blocks.
    away: Vec<(BlockId, f64)>,
    /// Budget charged by an execution that does not leave by an exit that counts.
    charge: f64,
}

struct InnerEdge {
    to: usize,
    /// Of the executions that do not leave by an exit that counts.
    share: f64,
}

/// What a region's blocks have done.
struct Passes {
    /// Executions, by block.
    executions: Vec<f64>,
    /// Executions that left by an exit that counts, by block: the place in [`ProfileInference::edges_out`], and how often.
    left: Vec<Vec<(usize, f64)>>,
}

impl Passes {
    /// Executions of a block that did not leave by an exit that counts.
    fn stayed(&self, at: usize) -> f64 {
        (self.executions[at] - self.left_at(at)).max(0.0)
    }

    fn left_at(&self, at: usize) -> f64 {
        self.left[at].iter().map(|&(_, count)| count).sum()
    }
}

impl ProfileInference {
    /// The inside of a region that charges the budget so, and is left so.
    pub fn new(
        region: &Region,
        charges: &[Charge],
        edges_out: Vec<CountedEdge>,
        propagation: &mut FrequencyPropagation,
    ) -> ProfileInference {
        let inner = |(at, block): (usize, &RegionBlock)| {
            let inside: u64 = block.successors.iter().map(|edge| edge.weight).sum();
            let away = away(block, &edges_out, block.weight.saturating_sub(inside));
            let all = (inside as f64 + away.iter().map(|&(_, weight)| weight).sum::<f64>()).max(1.0);
            // A charge for what is no edge of the region is one for the block.
            let charged = charges.iter().filter(|charge| charge.from == at).map(|charge| {
                let edge = block.successors.iter().find(|edge| edge.to == charge.to);
                f64::from(charge.weight) * edge.map_or(1.0, |edge| edge.weight as f64 / all)
            });
            Inner {
                block: block.block,
                flow: 0.0,
                charge: charged.sum(),
                edges: block
                    .successors
                    .iter()
                    .map(|edge| InnerEdge { to: edge.to, share: edge.weight as f64 / all })
                    .collect(),
                away: away.into_iter().map(|(to, weight)| (to, weight / all)).collect(),
            }
        };
        let blocks = region.blocks.iter().enumerate().map(inner).collect();
        let mut inference = ProfileInference { blocks, edges_out };
        inference.send(propagation, |at| if at == 0 { 1.0 } else { 0.0 });
        for (block, flow) in inference.blocks.iter_mut().zip(propagation.flows()) {
            block.flow = flow;
        }
        inference
    }

    /// Whether the budget tells how often the region is executed.
    pub fn is_charged(&self) -> bool {
        self.blocks.iter().any(|block| block.charge > 0.0)
    }

    /// Budget that an execution of the root charges on average, if nothing is left by an exit that counts.
    pub fn charge(&self) -> f64 {
        self.blocks.iter().map(|block| block.charge * block.flow).sum()
    }

    /// How many blocks there are.
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    fn send(&self, propagation: &mut FrequencyPropagation, from_outside: impl Fn(usize) -> f64) {
        propagation.clear();
        for (at, block) in self.blocks.iter().enumerate() {
            propagation.add(block.edges.iter().map(|edge| (edge.to, edge.share)), from_outside(at));
        }
        propagation.settle_all();
    }

    /// How often a block that exits leave stands in the region, each time with its share of the block's executions.
    fn places_of(&self, block: BlockId) -> Vec<(usize, f64)> {
        let places = || (0..self.blocks.len()).filter(|&at| self.blocks[at].block == block);
        let (count, flow) = (places().count(), places().map(|at| self.blocks[at].flow).sum::<f64>());
        places().map(|at| (at, if flow > 0.0 { self.blocks[at].flow / flow } else { 1.0 / count as f64 })).collect()
    }

    fn passes(&self, measured: &Measured<'_>, propagation: &mut FrequencyPropagation) -> Passes {
        let mut left: Vec<Vec<(usize, f64)>> = vec![Vec::new(); self.blocks.len()];
        for (number, (edge, &count)) in self.edges_out.iter().zip(measured.edges_out).enumerate() {
            if !edge.is_linked && count > 0 {
                for (at, share) in self.places_of(edge.from) {
                    left[at].push((number, f64::from(count) * share));
                }
            }
        }
        let mut passes = Passes { executions: vec![0.0; self.blocks.len()], left };
        // What did not come further since it had left before.
        let mut missing = vec![0.0; self.blocks.len()];
        for (at, block) in self.blocks.iter().enumerate() {
            let left = passes.left_at(at);
            for edge in block.edges.iter().filter(|edge| edge.to != 0) {
                missing[edge.to] += left * edge.share;
            }
        }
        self.send(propagation, |at| missing[at]);
        let lost: Vec<f64> = propagation.flows().collect();
        let charge = |of: &dyn Fn(usize) -> f64| -> f64 {
            self.blocks.iter().enumerate().map(|(at, block)| block.charge * of(at)).sum()
        };
        let per_execution = charge(&|at| self.blocks[at].flow);
        let not_charged = charge(&|at| lost[at] + passes.left_at(at));
        let begun = if per_execution > 0.0 { (measured.budget + not_charged) / per_execution } else { 0.0 };
        // It was begun at least as often as it was left.
        let begun = begun.max(measured.left);
        for (at, block) in self.blocks.iter().enumerate() {
            let lost = if at == 0 { 0.0 } else { lost[at] };
            passes.executions[at] = (begun * block.flow - lost).max(passes.left_at(at));
        }
        passes
    }

    /// How often each transition was followed by which block. What the graph knows says how the edges into a block
    /// and those out of it belong together: `known` gives what follows a transition. In the order of the blocks' numbers,
    /// with the executions of the root.
    pub fn reconstruct(
        &self,
        measured: &Measured<'_>,
        propagation: &mut FrequencyPropagation,
        known: &dyn Fn((BlockId, BlockId)) -> Known,
    ) -> (f64, Vec<Followed>) {
        let passes = self.passes(measured, propagation);
        let mut into: Vec<Vec<(Option<BlockId>, f64)>> = vec![Vec::new(); self.blocks.len()];
        for (at, block) in self.blocks.iter().enumerate() {
            let stayed = passes.stayed(at);
            for edge in &block.edges {
                count::add(&mut into[edge.to], Some(block.block), stayed * edge.share);
            }
        }
        let back: f64 = into[0].iter().map(|&(_, count)| count).sum();
        count::add(&mut into[0], None, (passes.executions[0] - back).max(0.0));
        let mut followed: FxHashMap<(BlockId, BlockId), Vec<(BlockId, f64)>> = FxHashMap::default();
        for (at, block) in self.blocks.iter().enumerate() {
            let out = self.out_of(at, &passes);
            if block.edges.is_empty() || out.is_empty() {
                continue;
            }
            let rows: Vec<Known> = into[at]
                .iter()
                .map(|&(from, _)| from.map_or_else(Vec::new, |from| known((from, block.block))))
                .collect();
            let weight = |row: usize, column: usize| {
                let (to, count) = out[column];
                let even = 1e-3 * count / passes.executions[at].max(1.0);
                rows[row].iter().find(|&&(known, _)| known == to).map_or(even, |&(_, weight)| weight + even)
            };
            let counts = fit(&into[at], &out, &weight);
            for (row, &(from, _)) in into[at].iter().enumerate() {
                let Some(from) = from else { continue };
                let entry = followed.entry((from, block.block)).or_default();
                for (column, &(to, _)) in out.iter().enumerate() {
                    count::add(entry, to, counts[row * out.len() + column]);
                }
            }
        }
        let mut followed: Vec<Followed> = followed.into_iter().collect();
        followed.sort_unstable_by_key(|&(transition, _)| transition);
        (passes.executions[0], followed)
    }

    /// What has followed a block, and how often.
    fn out_of(&self, at: usize, passes: &Passes) -> Vec<(BlockId, f64)> {
        let (block, stayed) = (&self.blocks[at], passes.stayed(at));
        let mut out = Vec::new();
        for edge in &block.edges {
            count::add(&mut out, self.blocks[edge.to].block, stayed * edge.share);
        }
        for &(number, count) in &passes.left[at] {
            count::add(&mut out, self.edges_out[number].to, count);
        }
        for &(to, share) in &block.away {
            count::add(&mut out, to, stayed * share);
        }
        out
    }
}

/// Where a block goes on in other regions without being counted, with weights: those of its links, and what is left of the
/// weight that is outside for ends of the region, which go on alike.
fn away(block: &RegionBlock, edges_out: &[CountedEdge], outside: u64) -> Vec<(BlockId, f64)> {
    let mut away: Vec<(BlockId, f64)> = Vec::new();
    let mut ends: Vec<BlockId> = Vec::new();
    for edge in edges_out.iter().filter(|edge| edge.is_linked && edge.from == block.block) {
        if away.iter().any(|&(to, _)| to == edge.to) || ends.contains(&edge.to) {
            continue;
        }
        match block.links.iter().find(|link| link.to == edge.to) {
            Some(link) => away.push((link.to, link.weight as f64)),
            None => ends.push(edge.to),
        }
    }
    let left = (outside as f64 - away.iter().map(|&(_, weight)| weight).sum::<f64>()).max(0.0);
    away.extend(ends.iter().map(|&to| (to, left / ends.len() as f64)));
    away
}

/// Counts by row and column whose sums are those given, as like the weights as can be.
fn fit<R, C>(rows: &[(R, f64)], columns: &[(C, f64)], weight: &dyn Fn(usize, usize) -> f64) -> Vec<f64> {
    let width = columns.len();
    let mut counts: Vec<f64> = (0..rows.len() * width).map(|at| weight(at / width, at % width)).collect();
    for _ in 0..ROUNDS {
        for (row, &(_, wanted)) in rows.iter().enumerate() {
            let counts = &mut counts[row * width..(row + 1) * width];
            let sum: f64 = counts.iter().sum();
            counts.iter_mut().for_each(|count| *count *= if sum > 0.0 { wanted / sum } else { 0.0 });
        }
        for (column, &(_, wanted)) in columns.iter().enumerate() {
            let sum: f64 = (0..rows.len()).map(|row| counts[row * width + column]).sum();
            let factor = if sum > 0.0 { wanted / sum } else { 0.0 };
            (0..rows.len()).for_each(|row| counts[row * width + column] *= factor);
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use holloway_vm::tier::Succession;

    use super::*;
    use crate::candidate::FrameNumber;
    use crate::region::{Origin, RegionEdge, RegionLink};

    /// A region of blocks with weights, and edges with weights between their places.
    fn region(blocks: &[(u32, u64)], edges: &[(usize, usize, u64)]) -> Region {
        let successors = |at: usize| {
            let of_block = edges.iter().filter(move |edge| edge.0 == at);
            of_block.map(|&(_, to, weight)| RegionEdge { to, transition: Succession::Jump, weight }).collect()
        };
        let block = |(at, &(block, weight)): (usize, &(u32, u64))| RegionBlock {
            block: BlockId(block),
            frame: FrameNumber::ROOT,
            origin: Origin::Growth,
            weight,
            successors: successors(at),
            callees: Vec::new(),
            links: Vec::new(),
        };
        Region { frames: Vec::new(), blocks: blocks.iter().enumerate().map(block).collect() }
    }

    fn edge_out(exit: u32, from: u32, to: u32, is_linked: bool) -> CountedEdge {
        CountedEdge { exit, from: BlockId(from), to: BlockId(to), is_linked }
    }

    /// What has been executed, with counts made whole: `1>2: 3 x 900, 8 x 100`. Known are the weights of triples of blocks.
    fn reconstruct(
        region: &Region,
        charges: &[Charge],
        edges_out: &[CountedEdge],
        (budget, counts): (f64, &[u32]),
        known: &[(u32, u32, u32, f64)],
    ) -> (u64, Vec<String>) {
        let mut propagation = FrequencyPropagation::default();
        let inference = ProfileInference::new(region, charges, edges_out.to_vec(), &mut propagation);
        let left = counts.iter().map(|&count| f64::from(count)).sum();
        let weights = |(from, block): (BlockId, BlockId)| {
            let found = known.iter().filter(|known| (known.0, known.1) == (from.0, block.0));
            found.map(|known| (BlockId(known.2), known.3)).collect()
        };
        let measured = Measured { budget, left, edges_out: counts };
        let (executions, followed) = inference.reconstruct(&measured, &mut propagation, &weights);
        let line = |((from, block), next): Followed| {
            let next: Vec<String> = next.iter().map(|(to, count)| format!("{} x {}", to.0, count.round())).collect();
            format!("{}>{}: {}", from.0, block.0, next.join(", "))
        };
        (executions.round() as u64, followed.into_iter().map(line).collect())
    }

    #[test]
    fn of_a_trace_everything_is_known() {
        // The profile has never seen it end.
        let region = region(&[(1, 100), (2, 100), (3, 100)], &[(0, 1, 100), (1, 2, 100), (2, 0, 100)]);
        let charges = [Charge { from: 2, to: 0, weight: 10 }];
        let edges_out = [edge_out(0, 2, 8, false), edge_out(1, 3, 9, false)];
        // 1,000 executions of the root, of which 100 leave behind its second block and 50 behind the third: so 850 go back.
        let counted = reconstruct(&region, &charges, &edges_out, (8500.0, &[100, 50]), &[]);
        let expected = ["1>2: 3 x 900, 8 x 100", "2>3: 1 x 850, 9 x 50", "3>1: 2 x 850"];
        assert_eq!(counted, (1000, expected.map(str::to_owned).to_vec()));
    }

    #[test]
    fn what_leaves_earlier_charges_less() {
        let region = region(&[(1, 100), (2, 100)], &[(0, 1, 100), (1, 0, 100)]);
        let charges = [Charge { from: 0, to: 1, weight: 3 }, Charge { from: 1, to: 0, weight: 10 }];
        // 1,000 executions: 200 leave at once, 100 later. 800 * 3 + 700 * 10.
        let edges_out = [edge_out(0, 1, 8, false), edge_out(1, 2, 9, false)];
        let (executions, _) = reconstruct(&region, &charges, &edges_out, (9400.0, &[200, 100]), &[]);
        assert_eq!(executions, 1000);
    }

    #[test]
    fn where_a_region_branches_inside_the_profile_decides() {
        let blocks = [(1, 100), (2, 75), (3, 25), (4, 100)];
        let region = region(&blocks, &[(0, 1, 75), (0, 2, 25), (1, 3, 75), (2, 3, 25), (3, 0, 100)]);
        let charges = [Charge { from: 3, to: 0, weight: 10 }];
        // 140 of 400 leave behind block 2, where 300 come.
        let edges_out = [edge_out(0, 2, 8, false)];
        let counted = reconstruct(&region, &charges, &edges_out, (2600.0, &[140]), &[(4, 1, 2, 0.75), (4, 1, 3, 0.25)]);
        let expected =
            ["1>2: 4 x 160, 8 x 140", "1>3: 4 x 100", "2>4: 1 x 160", "3>4: 1 x 100", "4>1: 2 x 195, 3 x 65"];
        assert_eq!(counted, (400, expected.map(str::to_owned).to_vec()));
    }

    #[test]
    fn what_belongs_together_stays_together() {
        // Behind block 2 comes 5, behind 3 comes 6, though both lead through 4.
        let blocks = [(1, 100), (2, 50), (3, 50), (4, 100), (5, 50), (6, 50)];
        let edges = [(0, 1, 50), (0, 2, 50), (1, 3, 50), (2, 3, 50), (3, 4, 50), (3, 5, 50), (4, 0, 50), (5, 0, 50)];
        let region = region(&blocks, &edges);
        let charges = [Charge { from: 4, to: 0, weight: 10 }, Charge { from: 5, to: 0, weight: 10 }];
        let known = [(2, 4, 5, 1.0), (3, 4, 6, 1.0), (5, 1, 2, 0.5), (5, 1, 3, 0.5), (6, 1, 2, 0.5), (6, 1, 3, 0.5)];
        let (executions, followed) = reconstruct(&region, &charges, &[], (4000.0, &[]), &known);
        assert_eq!(executions, 400);
        let at = |transition: &str| followed.iter().find(|line| line.starts_with(transition)).map(String::as_str);
        assert_eq!(at("2>4"), Some("2>4: 5 x 200, 6 x 0"));
        assert_eq!(at("3>4"), Some("3>4: 5 x 0, 6 x 200"));
    }

    #[test]
    fn where_a_region_is_linked_the_profile_says_how_often() {
        // Of four executions, one ends the loop, and goes on in another region.
        let region = region(&[(1, 100), (2, 75)], &[(0, 1, 75), (1, 0, 75)]);
        let charges = [Charge { from: 1, to: 0, weight: 10 }];
        let counted = reconstruct(&region, &charges, &[edge_out(0, 1, 8, true)], (6000.0, &[0]), &[]);
        assert_eq!(counted, (800, ["1>2: 1 x 600", "2>1: 2 x 450, 8 x 150"].map(str::to_owned).to_vec()));
    }

    #[test]
    fn what_exits_count_is_not_taken_for_what_links_do_not() {
        // Of four executions one goes on in another region, and one is counted.
        let mut region = region(&[(1, 100), (2, 50)], &[(0, 1, 50), (1, 0, 50)]);
        region.blocks[0].links.push(RegionLink { to: BlockId(8), weight: 25 });
        let charges = [Charge { from: 1, to: 0, weight: 10 }];
        let out = [edge_out(0, 1, 8, true), edge_out(1, 1, 9, false)];
        let counted = reconstruct(&region, &charges, &out, (4000.0, &[0, 200]), &[]);
        let followed = ["1>2: 1 x 400", "2>1: 2 x 200, 9 x 100, 8 x 100"].map(str::to_owned).to_vec();
        assert_eq!(counted, (800, followed));
    }

    #[test]
    fn a_block_in_two_frames_is_counted_together() {
        // Block 2 is called from 1 and from 3, and returns behind either.
        let blocks = [(1, 100), (2, 100), (3, 100), (2, 100), (4, 100)];
        let region = region(&blocks, &[(0, 1, 100), (1, 2, 100), (2, 3, 100), (3, 4, 100), (4, 0, 100)]);
        let charges = [Charge { from: 4, to: 0, weight: 10 }];
        let (executions, followed) = reconstruct(&region, &charges, &[edge_out(0, 2, 8, false)], (8000.0, &[200]), &[]);
        // Half of what leaves does so in the first frame.
        assert_eq!(executions, 1000);
        assert_eq!(
            followed,
            ["1>2: 3 x 900, 8 x 100", "2>3: 2 x 900", "2>4: 1 x 800", "3>2: 4 x 800, 8 x 100", "4>1: 2 x 800"]
        );
    }

    #[test]
    fn it_was_begun_as_often_as_it_was_left() {
        let region = region(&[(1, 100), (2, 100)], &[(0, 1, 100), (1, 0, 100)]);
        let charges = [Charge { from: 1, to: 0, weight: 10 }];
        let (executions, _) = reconstruct(&region, &charges, &[edge_out(0, 1, 8, false)], (0.0, &[70]), &[]);
        assert_eq!(executions, 70);
    }
}
