//! Obvious path elimination (section 4.2.2, Figure 8).

use rustc_hash::{FxHashMap, FxHashSet};

use crate::paths::region::{ArcState, ENTRY, EXIT, PathRegion};

/// A path that was executed as often as one of its edges. Only these are kept: paths may have many arcs in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObviousPath {
    /// Arcs that lie on no other path, in their order; at least one.
    pub defining: Vec<u32>,
}

impl ObviousPath {
    /// All arcs of the path, from the entry to the exit.
    pub fn arcs(&self, region: &PathRegion) -> Vec<u32> {
        let counts = |&&arc: &&u32| region.arcs()[arc as usize].state != ArcState::Cold;
        let mut arcs: Vec<u32> = self.defining.first().copied().into_iter().collect();
        while let Some(from) = arcs.last().map(|&arc| region.arcs()[arc as usize].from).filter(|&from| from != ENTRY) {
            let Some(&before) = region.incoming(from).iter().find(counts) else { break };
            arcs.push(before);
        }
        arcs.reverse();
        while let Some(to) = arcs.last().map(|&arc| region.arcs()[arc as usize].to).filter(|&to| to != EXIT) {
            let Some(&next) = region.outgoing(to).iter().find(counts) else { break };
            arcs.push(next);
        }
        arcs
    }

    /// How often it was executed, from what flows over the arcs.
    pub fn executed(&self, flows: &[u64]) -> u64 {
        self.defining.iter().map(|&arc| flows[arc as usize]).min().unwrap_or(0)
    }
}

/// Finds the recording points that obvious paths alone lead to, takes them and all that leads nowhere else out of a
/// region's paths, and numbers what is left. The paths that are not counted any more come back.
pub(super) fn eliminate(region: &mut PathRegion) -> Vec<ObviousPath> {
    let is_live = |region: &PathRegion, arc: u32| region.arcs()[arc as usize].state == ArcState::Live;
    let live = |arcs: &[u32], region: &PathRegion| -> Vec<u32> {
        arcs.iter().copied().filter(|&arc| is_live(region, arc)).collect()
    };
    // One path, none, or several (2).
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
    let is_defining = |region: &PathRegion, arc: u32| {
        let ends = region.arcs()[arc as usize];
        from_entry[ends.from as usize] == 1 && to_exit[ends.to as usize] == 1
    };
    let recording = live(region.incoming(EXIT), region);
    let mut obvious: FxHashSet<u32> = recording.iter().copied().collect();
    let (mut seen, mut left) = (FxHashSet::default(), vec![false; places]);
    let mut work = live(region.outgoing(ENTRY), region);
    while let Some(arc) = work.pop() {
        if is_defining(region, arc) || !seen.insert(arc) {
            continue;
        }
        obvious.remove(&arc);
        let to = region.arcs()[arc as usize].to;
        if !std::mem::replace(&mut left[to as usize], true) {
            work.extend(live(region.outgoing(to), region));
        }
    }
    let paths = obvious_paths(region, &obvious, is_live, is_defining);
    // What leads to no other recording point needs no instrumentation.
    let (mut needed, mut met) = (FxHashSet::default(), vec![false; places]);
    let mut work: Vec<u32> = recording.into_iter().filter(|arc| !obvious.contains(arc)).collect();
    while let Some(arc) = work.pop() {
        let from = region.arcs()[arc as usize].from;
        if needed.insert(arc) && !std::mem::replace(&mut met[from as usize], true) {
            work.extend(live(region.incoming(from), region));
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
    region: &PathRegion,
    recording: &FxHashSet<u32>,
    is_live: impl Fn(&PathRegion, u32) -> bool,
    is_defining: impl Fn(&PathRegion, u32) -> bool,
) -> Vec<ObviousPath> {
    // From places with one path on: the next defining arc, and the recording point.
    let places = region.places().len();
    let (mut next, mut end) = (vec![None; places], vec![None; places]);
    for &place in region.order().iter().rev() {
        for &arc in region.outgoing(place).iter().filter(|&&arc| is_live(region, arc)) {
            let to = region.arcs()[arc as usize].to as usize;
            next[place as usize] = if is_defining(region, arc) { Some(arc) } else { next[to] };
            end[place as usize] = if to == EXIT as usize { Some(arc) } else { end[to] };
        }
    }
    let mut paths: Vec<ObviousPath> = Vec::new();
    let mut path_of: FxHashMap<u32, usize> = FxHashMap::default();
    for &place in region.order() {
        for &arc in region.outgoing(place).iter().filter(|&&arc| is_live(region, arc) && is_defining(region, arc)) {
            let to = region.arcs()[arc as usize].to;
            let ends_at = if to == EXIT { Some(arc) } else { end[to as usize] };
            if !ends_at.is_some_and(|arc| recording.contains(&arc)) {
                continue;
            }
            let path = path_of.remove(&arc).unwrap_or_else(|| {
                paths.push(ObviousPath { defining: Vec::new() });
                paths.len() - 1
            });
            paths[path].defining.push(arc);
            if to != EXIT
                && let Some(next) = next[to as usize]
            {
                path_of.insert(next, path);
            }
        }
    }
    paths
}
