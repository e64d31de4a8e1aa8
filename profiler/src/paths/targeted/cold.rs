//! Cold path elimination (section 4.1, Figures 5 and 6).
//!
//! In goes a region without cycles with what flows over its arcs, out come the arcs that are cold: those with less than a
//! share of what flows out of their source, and those that no path from entry to exit over other arcs goes over. What stands for
//! an edge back, or for any other edge at which paths are broken, is two arcs: one that ends a path, with its share of
//! what flows out of the block, and one that begins a path, with its share of what flows into the block behind. So a
//! loop that turns often is not cold, however rarely it is entered, nor is what follows it, although the edge out of it is; in the paper
//! the edges from the entry to headers of loops with hot edges back say the same (Figure 6 b). About the second arc the paper is silent.

use crate::paths::region::{ENTRY, EXIT, EdgeOrigin, PathRegion};

/// Which arcs of a region are cold.
pub(super) fn cold_arcs(region: &PathRegion, flows: &[u64], percent: u64) -> Vec<bool> {
    let arcs = region.arcs();
    let sum = |arcs: &[u32]| arcs.iter().map(|&arc| u128::from(flows[arc as usize])).sum::<u128>();
    // The local criterion (section 4.1.1).
    let is_warm = |arc: u32| {
        let (ends, flow) = (arcs[arc as usize], u128::from(flows[arc as usize]));
        match ends.origin {
            EdgeOrigin::Restart => flow > 0 && flow * 100 >= sum(region.incoming(ends.to)) * u128::from(percent),
            _ if ends.from == ENTRY => true,
            _ => flow * 100 >= sum(region.outgoing(ends.from)) * u128::from(percent),
        }
    };
    let warm: Vec<bool> = (0..arcs.len() as u32).map(is_warm).collect();
    let places = region.places().len();
    let (mut from_entry, mut to_exit) = (vec![false; places], vec![false; places]);
    (from_entry[ENTRY as usize], to_exit[EXIT as usize]) = (true, true);
    for &place in region.order().iter().filter(|&&place| place != ENTRY) {
        let comes = |&arc: &u32| warm[arc as usize] && from_entry[arcs[arc as usize].from as usize];
        from_entry[place as usize] = region.incoming(place).iter().any(comes);
    }
    for &place in region.order().iter().rev().filter(|&&place| place != EXIT) {
        let leads = |&arc: &u32| warm[arc as usize] && to_exit[arcs[arc as usize].to as usize];
        to_exit[place as usize] = region.outgoing(place).iter().any(leads);
    }
    let on_a_path = |(arc, &warm): (&crate::paths::region::Arc, &bool)| {
        warm && from_entry[arc.from as usize] && to_exit[arc.to as usize]
    };
    arcs.iter().zip(&warm).map(|both| !on_a_path(both)).collect()
}
