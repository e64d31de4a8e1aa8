//! The detector's delays with the paper's parameters, by streams of branches.

use super::{BranchBuffer, BufferOptions, ClearRule, HotBranch, Index, Mode, Phase};

/// So many branches in turn, from a first one.
fn turns(count: u64, first: u64) -> impl Iterator<Item = u64> {
    (0..count).cycle().map(move |at| first + at)
}

/// When the first hot spot is found, within so many branches.
fn detection(options: BufferOptions, most: usize, branches: impl Iterator<Item = u64>) -> Option<u64> {
    let mut buffer = BranchBuffer::new(options);
    branches.take(most).find_map(|branch| match buffer.retire(branch, true) {
        Some(Phase::HotSpot { at, .. }) => Some(at),
        _ => None,
    })
}

/// So many percent in ten branches, the rest scattered over 50,000.
fn mixed(percent: u64) -> impl Iterator<Item = u64> {
    let mut random = fastrand::Rng::with_seed(1);
    let next = move || if random.u64(..100) < percent { random.u64(..10) } else { 100_000 + random.u64(..50_000) };
    std::iter::repeat_with(next)
}

#[test]
fn a_loop_of_one_branch_takes_8207_branches() {
    assert_eq!(detection(BufferOptions::default(), 400_000, turns(1, 0)), Some(8_207));
}

#[test]
fn wider_loops_take_longer_and_flat_ones_are_never_found() {
    let found = [10, 100, 200, 256, 300].map(|count| detection(BufferOptions::default(), 400_000, turns(count, 0)));
    assert_eq!(found, [Some(8_351), Some(9_791), Some(11_391), Some(12_287), None]);
    // An entry for each branch changes nothing of that, since no branch lacks room.
    let sites = BufferOptions { entries: None, ..BufferOptions::default() };
    assert_eq!([10, 300].map(|count| detection(sites, 400_000, turns(count, 0))), [Some(8_351), None]);
}

#[test]
fn heat_decides_and_the_clear_rule_what_is_hot_enough() {
    let (restarts, stays) =
        (BufferOptions::default(), BufferOptions { clear_rule: ClearRule::Stays, ..BufferOptions::default() });
    let near = |percent, expected: u64| {
        let found = detection(restarts, 1_000_000, mixed(percent)).expect("hot enough");
        assert!(found.abs_diff(expected) * 10 < expected, "{percent} %: {found}, about {expected} expected");
    };
    near(95, 9_818);
    near(90, 11_837);
    near(80, 20_363);
    // Below 70.8 % only the other reading finds anything, and below two thirds neither.
    assert_eq!([68, 65].map(|percent| detection(restarts, 600_000, mixed(percent))), [None, None]);
    assert!(detection(stays, 1_000_000, mixed(69)).is_some());
    assert_eq!(detection(stays, 600_000, mixed(65)), None);
}

/// All phases that a stream makes.
fn phases(branches: impl Iterator<Item = u64>) -> (Vec<Phase>, BranchBuffer) {
    let mut buffer = BranchBuffer::new(BufferOptions::default());
    (branches.filter_map(|branch| buffer.retire(branch, true)).collect(), buffer)
}

#[test]
fn a_new_phase_is_found_12605_branches_after_the_switch() {
    let stream = turns(10, 0).take(50_000).chain(turns(20, 5000).take(50_000));
    let (found, buffer) = phases(stream);
    let [
        Phase::HotSpot { at: first, branches: one },
        Phase::Left { at: left },
        Phase::HotSpot { at: second, branches: other },
    ] = &found[..]
    else {
        panic!("{found:?}")
    };
    assert_eq!((*first, *left, *second), (8_351, 50_000 + 4_095, 50_000 + 12_605));
    assert_eq!((one.len(), other.len(), buffer.known()), (10, 20, 30));
    assert_eq!(buffer.mode(), Mode::Monitor);
    assert!(one.iter().all(|hot| hot.branch < 10) && other.iter().all(|hot| hot.branch >= 5000), "{found:?}");
    let (executed, profiled) = buffer.executed();
    assert!(profiled < executed / 4, "{profiled} of {executed}");
}

#[test]
fn short_excursions_do_nothing_and_longer_ones_come_back() {
    let with = |excursion: usize| {
        let stream = turns(10, 0).take(20_000).chain((200_000..).take(excursion)).chain(turns(10, 0).take(20_000));
        phases(stream).0.into_iter().skip(1).collect::<Vec<_>>()
    };
    assert_eq!(with(3_000), []);
    let back = 20_000 + 6_000 + 4_095;
    assert_eq!(with(6_000), [Phase::Left { at: 20_000 + 4_095 }, Phase::Returned { at: back }]);
}

#[test]
fn counts_saturate_together_and_keep_their_ratio() {
    let mut buffer = BranchBuffer::new(BufferOptions::default());
    let hot = (0..u64::MAX).find_map(|at| match buffer.retire(at % 10, at / 10 % 4 != 0) {
        Some(Phase::HotSpot { branches, .. }) => Some(branches),
        _ => None,
    });
    let hot = hot.expect("a hot spot");
    assert!(hot.iter().all(|hot| hot.executed == 511), "{hot:?}");
    assert!(hot.iter().all(|hot| (380..=386).contains(&hot.taken)), "{hot:?}");
}

#[test]
fn branches_that_find_no_room_are_not_counted() {
    let options = BufferOptions { entries: Some(2), ways: 2, ..BufferOptions::default() };
    let mut buffer = BranchBuffer::new(options);
    (0..300).for_each(|at| assert_eq!(buffer.retire(at % 3, true), None));
    assert_eq!(buffer.dropped(), 100);
    // With tags too short two branches are one.
    let options = BufferOptions { entries: Some(2), ways: 2, tag_bits: 1, ..BufferOptions::default() };
    let mut buffer = BranchBuffer::new(options);
    (0..300).for_each(|at| assert_eq!(buffer.retire(at % 3, true), None));
    assert_eq!(buffer.dropped(), 0);
}

#[test]
fn directions_are_told_apart_where_asked() {
    let options = BufferOptions { index: Index::BranchAndDirection, ..BufferOptions::default() };
    let mut buffer = BranchBuffer::new(options);
    let hot = (0..u64::MAX).find_map(|at| match buffer.retire(7, at % 2 == 0) {
        Some(Phase::HotSpot { branches, .. }) => Some(branches),
        _ => None,
    });
    assert_eq!(hot, Some(vec![HotBranch { branch: 7, executed: 1022, taken: 511 }]));
}

#[test]
fn code_made_for_a_hot_spot_is_known_before_it_runs() {
    let mut buffer = BranchBuffer::new(BufferOptions { monitor_entries: Some(12), ..BufferOptions::default() });
    turns(10, 0).take(10_000).for_each(|branch| _ = buffer.retire(branch, true));
    assert_eq!((buffer.mode(), buffer.known()), (Mode::Monitor, 10));
    (900..903).for_each(|branch| buffer.know(branch));
    assert_eq!((buffer.known(), buffer.dropped()), (12, 1));
    assert!(turns(2, 900).take(20_000).all(|branch| buffer.retire(branch, true).is_none()));
    buffer.forget(0..10);
    assert_eq!(buffer.known(), 2);
}
