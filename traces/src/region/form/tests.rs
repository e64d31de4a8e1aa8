//! Regions formed from toy methods and counts: in go edges and counts, out come blocks with their edges as text.

use super::*;
use crate::limits::{FrameLimits, Linked};
use crate::region::flow::tests::edges_of;

/// Methods of a few blocks; block numbers are method times 100 plus index.
struct Toy {
    flows: Vec<MethodFlow>,
}

impl ProfiledProgram for Toy {
    fn place(&self, block: BlockId) -> Option<(MethodId, u32)> {
        let (method, index) = (block.0 / 100, block.0 % 100);
        let flow = self.flows.get(method as usize)?;
        ((index as usize) < flow.ends.len()).then_some((MethodId(method), index))
    }

    fn block(&self, method: MethodId, index: u32) -> Option<BlockId> {
        Some(BlockId(method.0 * 100 + index))
    }

    fn bytecodes(&self, _block: BlockId) -> u32 {
        3
    }

    fn flow(&mut self, method: MethodId) -> &MethodFlow {
        &self.flows[method.index()]
    }
}

/// No traces: all is grown.
struct NoTraces;

impl Traces for NoTraces {
    fn find(&mut self, _from: Option<BlockId>, _to: BlockId) -> Found {
        Found::Nothing
    }
}

/// Counts of (before, block, after).
struct Counts(Vec<(u32, u32, u32, u64)>);

impl Profile for Counts {
    fn successors(&self, block: BlockId, visit: &mut dyn FnMut(Option<BlockId>, BlockId, u64)) {
        for &(before, at, after, count) in &self.0 {
            if at == block.0 {
                visit(Some(BlockId(before)), BlockId(after), count);
            }
        }
    }
}

/// Counts written `before at after count`, with commas in between.
fn counts(text: &str) -> Counts {
    let count = |line: &str| {
        let mut numbers = line.split(' ').map(|number| number.parse::<u32>().expect("a number"));
        let mut next = || numbers.next().expect("four numbers");
        (next(), next(), next(), u64::from(next()))
    };
    Counts(text.split(", ").map(count).collect())
}

/// Method 0: entry 0, loop head 1, call 2, behind the call 3 (back to 1), end 4. Method 1: 0 branches to 1 or 2, both
/// return.
fn toy() -> Toy {
    let caller = edges_of("0>1 falls, 1>2 falls, 1>4 taken, 2>3 returns, 3>1 back");
    let callee = edges_of("0>1 falls, 0>2 taken");
    Toy { flows: vec![MethodFlow::new(5, &caller), MethodFlow::new(3, &callee)] }
}

/// A region of `toy` without traces.
fn formed(counts: &Counts, root: u32, limits: RegionLimits) -> Result<Region, NotFormed> {
    form(&mut toy(), counts, &mut NoTraces, BlockId(root), limits, &FxHashSet::default())
}

fn text(region: &Region) -> String {
    let mut lines = String::new();
    for (at, block) in region.blocks.iter().enumerate() {
        lines += &format!("{at}: {} in frame {} ->", block.block, block.frame.0);
        for edge in &block.successors {
            lines += &format!(" {} {:?}", edge.to, edge.transition);
        }
        lines += "\n";
    }
    lines
}

#[test]
fn a_loop_with_a_call_is_followed_through_the_callee() {
    let counts = counts(
        "3 1 2 990, 3 1 4 10, 1 2 100 1000, 2 100 101 900, 2 100 102 100, 100 101 3 900, 100 102 3 100, \
             101 3 1 900, 102 3 1 100",
    );
    let region = formed(&counts, 1, RegionLimits::GROWN).expect("a loop");
    assert_eq!(
        text(&region),
        "0: B1 in frame 0 -> 1 Jump\n1: B2 in frame 0 -> 2 Call\n2: B100 in frame 1 -> 3 Jump 5 Jump\n\
         3: B101 in frame 1 -> 4 Return\n4: B3 in frame 0 -> 0 Jump\n5: B102 in frame 1 -> 4 Return\n"
    );
    assert_eq!(region.frames.len(), 2);
}

/// The edges out of a region of `toy` that are linked.
fn links(counts: &Counts, root: u32, limits: RegionLimits) -> Vec<(u32, u32)> {
    let region = formed(counts, root, limits).expect("a region");
    region.blocks.iter().flat_map(|from| from.links.iter().map(|link| (from.block.0, link.to.0))).collect()
}

/// The same of the region with root 1, by the limits' own rule and where all edges are linked.
fn links_by_rule(counts: &Counts, limits: RegionLimits) -> [Vec<(u32, u32)>; 2] {
    [limits.linked, Linked::All].map(|linked| links(counts, 1, RegionLimits { linked, ..limits }))
}

#[test]
fn the_end_of_a_loop_is_linked_if_it_is_frequent() {
    let loop_with_end = |end: u64| {
        counts(&format!("3 1 2 1000, 3 1 4 {end}, 1 2 100 1000, 2 100 101 1000, 100 101 3 1000, 101 3 1 1000"))
    };
    assert_eq!(links(&loop_with_end(100), 1, RegionLimits::FIRST), [(1, 4)]);
    assert_eq!(links(&loop_with_end(10), 1, RegionLimits::FIRST), []);
}

#[test]
fn what_may_join_the_region_later_is_not_linked() {
    let counts = counts(
        "3 1 2 1000, 1 2 100 1000, 2 100 101 980, 2 100 102 20, 100 101 3 1000, 101 3 1 1000, 100 102 3 20, 102 3 1 20",
    );
    let rare = RegionLimits { share: 0.1, ..RegionLimits::GROWN };
    assert_eq!(links_by_rule(&counts, rare), [vec![], vec![(100, 102)]]);
    // The region has all the blocks that it may have.
    assert_eq!(links(&counts, 1, RegionLimits { blocks: 5, ..rare }), [(100, 102)]);
}

#[test]
fn what_does_not_come_back_for_lack_of_room_is_not_linked() {
    let counts = counts(
        "3 1 2 1000, 1 2 100 1000, 2 100 101 600, 2 100 102 400, 100 101 3 600, 101 3 1 600, 100 102 3 400, 102 3 1 400",
    );
    // The block behind 101 is the last one for which there is room: 102 stays outside.
    assert_eq!(links_by_rule(&counts, RegionLimits { blocks: 5, ..RegionLimits::FIRST }), [vec![], vec![(100, 102)]]);
}

#[test]
fn calls_and_returns_are_not_linked_as_jumps() {
    let counts = counts("3 1 2 1000, 1 2 100 1000, 2 100 101 1000, 100 101 3 1000, 101 3 1 1000");
    // The call's method does not fit in, nor does the block behind it.
    let narrow = RegionLimits { blocks: 2, linked: Linked::All, ..RegionLimits::GROWN };
    assert_eq!(links(&counts, 1, narrow), []);
}

#[test]
fn a_loop_that_was_never_closed_is_followed_as_far_as_it_was_seen() {
    let counts = counts("0 1 2 5");
    let region = formed(&counts, 1, RegionLimits::GROWN).expect("something follows");
    assert_eq!(text(&region), "0: B1 in frame 0 -> 1 Jump\n1: B2 in frame 0 ->\n");
    let nothing = formed(&Counts(Vec::new()), 1, RegionLimits::GROWN);
    assert_eq!(nothing, Err(NotFormed::NoProfile));
}

#[test]
fn what_an_exit_has_counted_belongs_to_the_region_however_rare_the_profile_thinks_it_is() {
    // The callee's second edge was seen once in a thousand times, and what follows it never.
    let counts = counts("3 1 2 1000, 1 2 100 1000, 2 100 101 1000, 100 101 3 1000, 101 3 1 1000");
    let without = formed(&counts, 1, RegionLimits::FIRST).expect("a loop");
    assert_eq!(without.blocks.len(), 5);
    let wanted = FxHashSet::from_iter([(BlockId(100), BlockId(102))]);
    let with = form(&mut toy(), &counts, &mut NoTraces, BlockId(1), RegionLimits::FIRST, &wanted).expect("a loop");
    assert_eq!(with.blocks.len(), 6);
    assert!(text(&with).contains("B102 in frame 1 -> 4 Return"), "{}", text(&with));
}

#[test]
fn a_region_that_begins_inside_a_loop_ends_where_the_next_iteration_begins() {
    let counts = counts("2 3 1 900, 3 1 2 900, 1 2 100 900");
    let region = formed(&counts, 3, RegionLimits::FIRST).expect("a block");
    assert_eq!(text(&region), "0: B3 in frame 0 ->\n");
}

/// Block 5 of method 0 is a handler that goes on with the loop; block 2 of method 1 throws.
#[test]
fn what_is_thrown_goes_on_at_a_handler_of_a_frame_that_the_region_has() {
    let caller = edges_of("0>1 falls, 1>2 falls, 1>4 taken, 2>3 returns, 3>1 back, 5>1 back");
    let mut toy = toy();
    let counts = counts(
        "3 1 2 500, 5 1 2 500, 1 2 100 1000, 2 100 101 500, 2 100 102 500, 100 101 3 500, 101 3 1 500, \
             100 102 5 500, 102 5 1 500",
    );
    toy.flows[0] = MethodFlow::new(6, &caller);
    let none = FxHashSet::default();
    let without = form(&mut toy, &counts, &mut NoTraces, BlockId(1), RegionLimits::FIRST, &none).expect("a loop");
    assert!(!text(&without).contains("Throw"), "block 5 is no handler");
    toy.flows[0] = MethodFlow::new(6, &caller).with_handlers(&[5]);
    let region = form(&mut toy, &counts, &mut NoTraces, BlockId(1), RegionLimits::FIRST, &none).expect("a loop");
    let handler = region.blocks.iter().position(|block| block.block == BlockId(5)).expect("the handler");
    assert!(text(&region).contains(&format!("B102 in frame 1 -> {handler} Throw")), "{}", text(&region));
    assert_eq!(region.blocks[handler].frame, FrameNumber::ROOT);
    // Begun in the callee, the region has no frame that catches.
    let callee = form(&mut toy, &counts, &mut NoTraces, BlockId(100), RegionLimits::FIRST, &none).expect("a method");
    assert!(!text(&callee).contains("Throw"), "{}", text(&callee));
}

#[test]
fn calls_that_are_not_followed_are_named() {
    let counts = counts("3 1 2 1000, 1 2 100 1000");
    let limits = RegionLimits { frames: FrameLimits { depth: 0, ..FrameLimits::MOST }, ..RegionLimits::FIRST };
    let formed =
        form(&mut toy(), &counts, &mut NoTraces, BlockId(1), limits, &FxHashSet::default()).expect("something follows");
    assert_eq!(formed.blocks[1].callees, [MethodId(1)]);
}

#[test]
fn a_long_inner_loop_is_left_where_it_ends_however_rarely() {
    let mut toy = nested();
    let counts = counts("4 1 2 20, 1 2 3 20, 2 3 2 200000, 3 2 3 200000, 3 2 4 20, 2 4 1 20");
    let outer =
        form(&mut toy, &counts, &mut NoTraces, BlockId(1), RegionLimits::GROWN, &FxHashSet::default()).expect("a loop");
    assert_eq!(outer.blocks.len(), 4);
    let inner =
        form(&mut toy, &counts, &mut NoTraces, BlockId(2), RegionLimits::GROWN, &FxHashSet::default()).expect("a loop");
    assert_eq!(inner.blocks.len(), 2, "the outer loop has a region of its own");
}

/// 0, outer head 1, inner head 2, inner body 3 back to 2, after it 4 back to 1, end 5.
fn nested() -> Toy {
    let edges = edges_of("0>1 falls, 1>2 falls, 1>5 taken, 2>3 falls, 2>4 taken, 3>2 back, 4>1 back");
    Toy { flows: vec![MethodFlow::new(6, &edges)] }
}

#[test]
fn an_inner_loop_has_the_flow_of_its_iterations_and_what_follows_it_that_of_the_outer_one() {
    // The inner loop goes on three times of four: four executions of its head an iteration of the outer one.
    let counts = counts("4 1 2 100, 1 2 3 75, 1 2 4 25, 3 2 3 225, 3 2 4 75, 2 3 2 300, 2 4 1 100");
    let region = form(&mut nested(), &counts, &mut NoTraces, BlockId(1), RegionLimits::GROWN, &FxHashSet::default())
        .expect("a loop");
    let weights = region.blocks.iter().map(|block| (block.block.0, (block.weight as f64 / 65_536.0 * 100.0).round()));
    let mut weights: Vec<(u32, f64)> = weights.collect();
    weights.sort_by_key(|&(block, _)| block);
    // 24 iterations at most: what is left of the flow then, 0.75 to the 24th power, is lost.
    assert_eq!(weights, [(1, 100.0), (2, 400.0), (3, 300.0), (4, 100.0)]);
}

#[test]
fn a_component_with_two_entries_keeps_the_flow_that_goes_through_it() {
    // 1 goes to 2 or 3, which go to each other half the time and else to 4, which goes back to 1.
    let edges = edges_of("0>1 falls, 1>2 falls, 1>3 taken, 2>3 falls, 2>4 taken, 3>2 taken, 3>4 falls, 4>1 back");
    let mut counts = vec![(4, 1, 2, 50), (4, 1, 3, 50), (2, 4, 1, 50), (3, 4, 1, 50)];
    for (block, other) in [(2, 3), (3, 2)] {
        for before in [1, other] {
            counts.extend([(before, block, other, 25), (before, block, 4, 25)]);
        }
    }
    let mut toy = Toy { flows: vec![MethodFlow::new(5, &edges)] };
    let region = form(&mut toy, &Counts(counts), &mut NoTraces, BlockId(1), RegionLimits::GROWN, &FxHashSet::default())
        .expect("a loop");
    let weight = |number| {
        let found = region.blocks.iter().find(|block| block.block == BlockId(number));
        found.map(|block| (block.weight as f64 / 65_536.0 * 100.0).round())
    };
    assert_eq!(weight(4), Some(100.0));
    assert_eq!(weight(2).zip(weight(3)).map(|(two, three)| two + three), Some(200.0));
}

/// Traces by the transition that they are entered by; a block that stands alone is a stub.
struct Selected(Vec<(Option<u32>, Vec<u32>)>);

impl Traces for Selected {
    fn find(&mut self, from: Option<BlockId>, to: BlockId) -> Found {
        let entered =
            |(before, blocks): &(Option<u32>, Vec<u32>)| (*before, blocks[0]) == (from.map(|from| from.0), to.0);
        let Some(at) = self.0.iter().position(entered) else { return Found::Nothing };
        match &self.0[at].1[..] {
            [_] => Found::Stub,
            blocks => Found::Trace(TraceId(at as u32), blocks.iter().map(|&block| BlockId(block)).collect()),
        }
    }
}

/// The loop with a call of `toy`, whose callee takes its second edge once in ten times.
fn calling() -> Counts {
    counts(
        "3 1 2 1000, 1 2 100 1000, 2 100 101 900, 2 100 102 100, 100 101 3 900, 100 102 3 100, 101 3 1 900, \
             102 3 1 100",
    )
}

fn origins(region: &Region) -> Vec<String> {
    let origin = |block: &crate::region::RegionBlock| match block.origin {
        Origin::Trace { trace, step } => format!("{} {trace}.{step}", block.block),
        Origin::Stub => format!("{} stub", block.block),
        Origin::Growth => format!("{} grown", block.block),
    };
    region.blocks.iter().map(origin).collect()
}

#[test]
fn traces_merge_where_block_and_frame_agree_and_each_block_knows_its_step() {
    // The root's trace goes round the loop twice; what leaves it begins a trace of its own, which comes back to it.
    let round = [1, 2, 100, 101, 3];
    let traces = [(None, [round, round].concat()), (Some(100), vec![102, 3, 1])];
    let region = form(
        &mut toy(),
        &calling(),
        &mut Selected(traces.to_vec()),
        BlockId(1),
        RegionLimits::FIRST,
        &FxHashSet::default(),
    )
    .expect("a loop");
    assert_eq!(origins(&region), ["B1 T0.0", "B2 T0.1", "B100 T0.2", "B101 T0.3", "B3 T0.4", "B102 T1.0"]);
    // The same edges as without traces.
    let grown = formed(&calling(), 1, RegionLimits::FIRST);
    let edges = |region: &Region| {
        let mut edges: Vec<_> = region
            .blocks
            .iter()
            .flat_map(|from| from.successors.iter().map(|edge| (from.block, region.blocks[edge.to].block, edge.weight)))
            .collect();
        edges.sort_unstable();
        edges
    };
    assert_eq!(edges(&region), edges(&grown.expect("a loop")));
}

#[test]
fn what_no_trace_leads_to_is_grown_and_marked() {
    let traces = Selected(vec![(None, vec![1, 2]), (Some(2), vec![100]), (Some(100), vec![101, 3])]);
    let mut traces = traces;
    let region = form(&mut toy(), &calling(), &mut traces, BlockId(1), RegionLimits::FIRST, &FxHashSet::default());
    let region = region.expect("a loop");
    assert_eq!(origins(&region), ["B1 T0.0", "B2 T0.1", "B100 stub", "B101 T2.0", "B3 T2.1", "B102 grown"]);
    // Of an execution of 5 blocks and a tenth of another edge, 4 - 0.1 lie on traces, each block as long as the others.
    let shares = region.shares(|_| 1).of_one();
    let tenths = |share: f64| (share * 50.0).round();
    assert_eq!([shares.traces, shares.stubs, shares.growth].map(tenths), [39.0, 10.0, 1.0]);
}

#[test]
fn a_trace_is_followed_as_far_as_the_region_may_go() {
    let traces = Selected(vec![(None, vec![1, 2, 100, 101, 3])]);
    let mut traces = traces;
    let limits = RegionLimits { blocks: 3, ..RegionLimits::FIRST };
    let region = form(&mut toy(), &calling(), &mut traces, BlockId(1), limits, &FxHashSet::default());
    assert_eq!(origins(&region.expect("something")), ["B1 T0.0", "B2 T0.1", "B100 T0.2"]);
}
