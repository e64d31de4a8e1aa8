//! Obvious path elimination (section 4.2.2, Figure 8).

use rustc_hash::FxHashSet;

use crate::paths::region::{ArcState, ENTRY, EXIT, Region};

/// A path that was executed as often as one of its edges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObviousPath {
    /// Its arcs.
    pub arcs: Vec<u32>,
    /// Those of them that lie on no other path.
    pub defining: Vec<u32>,
}

impl ObviousPath {
    /// How often it was executed, from what flows over the arcs.
    pub fn executed(&self, flows: &[u64]) -> u64 {
        self.defining.iter().map(|&arc| flows[arc as usize]).min().unwrap_or(0)
    }
}

/// Finds the recording points that obvious paths alone lead to, takes them and all that leads nowhere else out of a
/// region's paths, and numbers what is left. The paths that are not counted any more come back.
pub(super) fn eliminate(region: &mut Region) -> Vec<ObviousPath> {
    let is_live = |region: &Region, arc: u32| region.arcs()[arc as usize].state == ArcState::Live;
    let live = |arcs: &[u32], region: &Region| -> Vec<u32> {
        arcs.iter().copied().filter(|&arc| is_live(region, arc)).collect()
    };
    // One way, none, or several (2).
    let places = region.places().len();
    let (mut from_entry, mut to_exit) = (vec![0u8; places], vec![0u8; places]);
    (from_entry[ENTRY as usize], to_exit[EXIT as usize]) = (1, 1);
    for &place in region.order() {
        for arc in live(region.outgoing(place), region) {
            let to = region.arcs()[arc as usize].to as usize;
            from_entry[to] = (from_entry[to] + from_entry[place as usize]).min(2);
        }
    }
    for &place in region.order().iter().rev() {
        for arc in live(region.incoming(place), region) {
            let from = region.arcs()[arc as usize].from as usize;
            to_exit[from] = (to_exit[from] + to_exit[place as usize]).min(2);
        }
    }
    let is_defining = |region: &Region, arc: u32| {
        let ends = region.arcs()[arc as usize];
        from_entry[ends.from as usize] == 1 && to_exit[ends.to as usize] == 1
    };
    let recording = live(region.incoming(EXIT), region);
    let mut obvious: FxHashSet<u32> = recording.iter().copied().collect();
    let mut seen = FxHashSet::default();
    let mut work = live(region.outgoing(ENTRY), region);
    while let Some(arc) = work.pop() {
        if is_defining(region, arc) || !seen.insert(arc) {
            continue;
        }
        obvious.remove(&arc);
        work.extend(live(region.outgoing(region.arcs()[arc as usize].to), region));
    }
    let paths = obvious_paths(region, &obvious, is_live, is_defining);
    // What leads to no other recording point needs no instrumentation.
    let mut needed = FxHashSet::default();
    let mut work: Vec<u32> = recording.into_iter().filter(|arc| !obvious.contains(arc)).collect();
    while let Some(arc) = work.pop() {
        if needed.insert(arc) {
            work.extend(live(region.incoming(region.arcs()[arc as usize].from), region));
        }
    }
    let all = 0..region.arcs().len() as u32;
    let removed: Vec<u32> = all.filter(|&arc| is_live(region, arc) && !needed.contains(&arc)).collect();
    removed.into_iter().for_each(|arc| region.set_state(arc, ArcState::Obvious));
    region.number();
    paths
}

/// The paths to these recording points.
fn obvious_paths(
    region: &Region,
    recording: &FxHashSet<u32>,
    is_live: impl Fn(&Region, u32) -> bool,
    is_defining: impl Fn(&Region, u32) -> bool,
) -> Vec<ObviousPath> {
    let mut paths = Vec::new();
    let mut seen = FxHashSet::default();
    for arc in (0..region.arcs().len() as u32).filter(|&arc| is_live(region, arc) && is_defining(region, arc)) {
        if seen.contains(&arc) {
            continue;
        }
        // There is one way to the arc, and one on from it.
        let mut arcs = vec![arc];
        while let from @ 1.. = region.arcs()[arcs[0] as usize].from {
            let Some(&before) = region.incoming(from).iter().find(|&&arc| is_live(region, arc)) else { break };
            arcs.insert(0, before);
        }
        let mut last = arc;
        while region.arcs()[last as usize].to != EXIT {
            let to = region.arcs()[last as usize].to;
            let Some(&next) = region.outgoing(to).iter().find(|&&arc| is_live(region, arc)) else { break };
            arcs.push(next);
            last = next;
        }
        let defining: Vec<u32> = arcs.iter().copied().filter(|&arc| is_defining(region, arc)).collect();
        seen.extend(defining.iter().copied());
        if recording.contains(&last) {
            paths.push(ObviousPath { arcs, defining });
        }
    }
    paths
}
