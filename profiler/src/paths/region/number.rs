//! Numbers the paths of a region, and finds them by number.

use super::{ArcState, ENTRY, EXIT, PathRegion};

impl PathRegion {
    /// Finds an order in which places follow each other; nothing where there are cycles.
    pub(super) fn sort(&mut self) -> Option<()> {
        let mut missing: Vec<usize> = self.into.iter().map(Vec::len).collect();
        self.order = (0..self.places.len() as u32).filter(|&place| missing[place as usize] == 0).collect();
        let mut at = 0;
        while let Some(&place) = self.order.get(at) {
            at += 1;
            for &arc in &self.out[place as usize] {
                let to = self.arcs[arc as usize].to;
                missing[to as usize] -= 1;
                if missing[to as usize] == 0 {
                    self.order.push(to);
                }
            }
        }
        (self.order.len() == self.places.len()).then_some(())
    }

    /// Gives the live arcs values, so that paths over them are numbered from 0 without gaps.
    pub(crate) fn number(&mut self) {
        self.paths = vec![0; self.places.len()];
        self.paths[EXIT as usize] = 1;
        for &place in self.order.iter().rev() {
            let mut sum = self.paths[place as usize];
            for &arc in &self.out[place as usize] {
                let arc = &mut self.arcs[arc as usize];
                if arc.state == ArcState::Live {
                    arc.value = sum;
                    sum = sum.saturating_add(self.paths[arc.to as usize]);
                }
            }
            self.paths[place as usize] = sum;
        }
    }

    /// How many paths there are; `u64::MAX` stands for more.
    pub fn paths(&self) -> u64 {
        self.paths[ENTRY as usize]
    }

    /// The places in an order in which live arcs lead forward.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Sets whether an arc is part of paths. The region is to be numbered again afterwards.
    pub(crate) fn set_state(&mut self, arc: u32, state: ArcState) {
        self.arcs[arc as usize].state = state;
    }

    /// The arcs of a path; nothing where there is no path of that number.
    pub fn decode(&self, number: u64) -> Option<Vec<u32>> {
        if number >= self.paths() {
            return None;
        }
        let (mut place, mut rest, mut arcs) = (ENTRY, number, Vec::new());
        while place != EXIT {
            // Arcs to places without paths have the value of the next one.
            let live = self.out[place as usize].iter().copied().filter(|&arc| {
                let arc = &self.arcs[arc as usize];
                arc.state == ArcState::Live && self.paths[arc.to as usize] > 0
            });
            let arc = live.rev().find(|&arc| self.arcs[arc as usize].value <= rest)?;
            rest -= self.arcs[arc as usize].value;
            place = self.arcs[arc as usize].to;
            arcs.push(arc);
        }
        Some(arcs)
    }
}
