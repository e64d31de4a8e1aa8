//! Joined traces and their parts, cool-downs.

use holloway_profiler::bcg::{Detached, Parameters};
use holloway_vm::tier::Succession;

use super::*;
use crate::candidate::{CandidateEnd, FrameNumber, FrameOrigin};

/// The sequence of so many blocks that is entered by the transition from block 0 to block 1.
fn selected(blocks: u32) -> Selected {
    let step = |block| TraceStep { block: BlockId(block), frame: FrameNumber::ROOT, arrival: Succession::Jump };
    let candidate = Candidate {
        from: Some(BlockId(0)),
        frames: vec![FrameOrigin::Root],
        steps: (1..=blocks).map(step).collect(),
        joints: Vec::new(),
        completion: 1.0,
        end: CandidateEnd::WeakBranch,
    };
    Selected { candidate, nodes: Vec::new() }
}

#[test]
fn a_joined_trace_is_entered_in_its_first_part_s_stead_until_they_are_separated() {
    let (graph, nodes) = (CorrelationGraph::new(Parameters::default()), Detached::default().nodes);
    let mut cache = Cache::default();
    let mut retired = Retired::new();
    let mut insert = |cache: &mut Cache, blocks, joints: &[u16]| {
        let mut selected = selected(blocks);
        selected.candidate.joints = joints.to_vec();
        cache.insert(selected, 0, &mut retired)
    };
    let entry = (Some(BlockId(0)), BlockId(1));
    let [first, longer, longest] = [TraceId(0), TraceId(1), TraceId(2)];
    assert_eq!(insert(&mut cache, 2, &[]), EntryOutcome::Built(first));
    assert_eq!(insert(&mut cache, 4, &[2]), EntryOutcome::Built(longer));
    assert_eq!(insert(&mut cache, 7, &[2, 4]), EntryOutcome::Built(longest));
    // The constructor finds what it made.
    assert_eq!(insert(&mut cache, 2, &[]), EntryOutcome::Present);
    assert_eq!((cache.find(entry), cache.constructed(entry)), (Some(longest), Some(first)));
    assert_eq!(retired, [first, longer].map(|id| (id, Retirement::Superseded)));
    let why = Retirement::NotFollowed;
    assert_eq!(cache.separate(&graph, &nodes, (longest, 4), why, &mut Retired::new()), Some(longer));
    assert_eq!((cache.find(entry), cache.trace(longest).retired), (Some(longer), Some(why)));
    // Up to an earlier joint: the part before that one.
    assert_eq!(cache.separate(&graph, &nodes, (longer, 2), why, &mut Retired::new()), Some(first));
    assert_eq!((cache.find(entry), cache.live()), (Some(first), 1));
}

#[test]
fn what_the_constructor_finds_takes_the_place_of_a_joined_trace() {
    let mut cache = Cache::default();
    let mut joined = selected(4);
    joined.candidate.joints = vec![2];
    cache.insert(selected(2), 0, &mut Retired::new());
    cache.insert(joined, 0, &mut Retired::new());
    assert_eq!(cache.insert(selected(3), 0, &mut Retired::new()), EntryOutcome::Built(TraceId(2)));
    assert_eq!(cache.trace(TraceId(1)).retired, Some(Retirement::Superseded));
    // The path of the joined trace as one that the graph knows: it is not one of two traces any more.
    assert_eq!(cache.insert(selected(4), 0, &mut Retired::new()), EntryOutcome::Linked(TraceId(1)));
    assert!(cache.trace(TraceId(1)).candidate.joints.is_empty());
}

#[test]
fn an_entry_that_changes_too_often_cools_down_twice_as_long_each_time_and_is_never_banned() {
    let mut cache = Cache::new(CacheBudget { changes: Some(1), window: 4, ..CacheBudget::default() });
    let mut insert = |blocks, now| cache.insert(selected(blocks), now, &mut Retired::new());
    let cooling = EntryOutcome::Aborted(Abort::CoolingDown);
    assert_eq!(insert(2, 0), EntryOutcome::Built(TraceId(0)));
    assert_eq!(insert(3, 1), cooling);
    assert_eq!(insert(3, 4), cooling);
    assert_eq!(insert(3, 5), EntryOutcome::Built(TraceId(1)));
    assert_eq!(insert(2, 6), cooling);
    assert_eq!(insert(2, 13), cooling);
    assert_eq!(insert(2, 14), EntryOutcome::Linked(TraceId(0)));
    assert_eq!(insert(2, 15), EntryOutcome::Present);
}
