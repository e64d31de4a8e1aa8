//! From the profiles of graphs to that of the method (section 3.5, Figure 12), and what they say about loops.

use super::StructuralProfile;
use crate::paths::plan::Counts;
use crate::paths::region::{EdgeOrigin, RegionPlace};

/// The profile of a method.
#[derive(Clone, PartialEq, Debug)]
pub struct GlobalProfile {
    /// What the counts of each graph are multiplied by.
    pub coefficients: Vec<f64>,
    /// Graph and number of each path that was counted, and how often it was executed, as far as can be told.
    pub paths: Vec<((u32, u32), f64)>,
}

/// How many turns a loop takes each time that it is entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trips {
    /// Hardly ever one.
    Never,
    /// One, where any.
    Once,
    /// Up to eight on average, where any.
    Few,
    /// More.
    Many,
}

/// What was seen of a loop's turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TripCounts {
    /// Paths that came in from outside.
    pub entered: u64,
    /// Those of them that left without a turn.
    pub straight: u64,
    /// Paths that ended at an edge back to the header.
    pub turns: u64,
    /// Paths that left the loop.
    pub left: u64,
}

/// Up to so many turns are few: a loop of so many is worth unrolling as a whole.
const FEW: u64 = 8;

impl TripCounts {
    /// In a word; nothing where too little was seen.
    pub fn trips(self) -> Option<Trips> {
        // A loop that was entered before it was profiled is seen leaving, or turning only.
        let visits = self.entered.max(self.left);
        let turning = visits.saturating_sub(self.straight);
        match () {
            () if visits == 0 && self.turns == 0 => None,
            () if visits > 0 && self.straight.saturating_mul(10) >= visits.saturating_mul(9) => Some(Trips::Never),
            () if self.turns.saturating_mul(2) <= turning.saturating_mul(3) => Some(Trips::Once),
            () if self.turns <= turning.saturating_mul(FEW) => Some(Trips::Few),
            () => Some(Trips::Many),
        }
    }
}

impl StructuralProfile {
    /// How often the paths counted in a graph go through an inner one.
    pub(super) fn passes(&self, graph: u32, inner: u32, counts: &Counts) -> u64 {
        let (region, inner) = (&self.graphs[graph as usize].region, &self.graphs[inner as usize]);
        let place = inner.level.map(RegionPlace::Loop);
        let goes_through = |number: u32| {
            let arcs = region.decode(u64::from(number)).unwrap_or_default();
            arcs.iter().any(|&arc| Some(region.places()[region.arcs()[arc as usize].to as usize]) == place)
        };
        counts.paths.iter().filter(|&(&number, _)| goes_through(number)).map(|(_, &count)| count).sum()
    }

    /// What was seen of a loop's turns.
    pub fn trip_counts(&self, graph: u32, counts: &Counts) -> TripCounts {
        let region = &self.graphs[graph as usize].region;
        let mut trips = TripCounts::default();
        for (&number, &count) in &counts.paths {
            let arcs = region.decode(u64::from(number)).unwrap_or_default();
            let (Some(&first), Some(&last)) = (arcs.first(), arcs.last()) else { continue };
            let comes_in = region.arcs()[first as usize].origin == EdgeOrigin::LoopEntry;
            let end = region.arcs()[last as usize].origin;
            let leaves = matches!(end, EdgeOrigin::LoopExit(_));
            trips.entered += if comes_in { count } else { 0 };
            trips.straight += if comes_in && leaves { count } else { 0 };
            trips.turns += if end == EdgeOrigin::Stop { count } else { 0 };
            trips.left += if leaves { count } else { 0 };
        }
        trips
    }

    /// Paths of a graph that begin where control comes in from outside.
    fn entries(&self, graph: u32, counts: &Counts) -> u64 {
        let region = &self.graphs[graph as usize].region;
        let comes_in = |number: u32| {
            let first = region.decode(u64::from(number)).and_then(|arcs| arcs.first().copied());
            first.is_some_and(|arc| region.arcs()[arc as usize].origin == EdgeOrigin::LoopEntry)
        };
        counts.paths.iter().filter(|&(&number, _)| comes_in(number)).map(|(_, &count)| count).sum()
    }

    /// `ADJUSTSPP`: puts the counts of all graphs together, in the order of graphs and path numbers.
    pub fn adjust<'a>(&self, counts: impl Fn(u32) -> &'a Counts) -> GlobalProfile {
        let mut coefficients = vec![1.0f64; self.graphs.len()];
        let mut paths = Vec::new();
        for (graph, own) in (0..).zip(&self.graphs) {
            if let Some(outer) = own.outer {
                let (passes, entries) = (self.passes(outer, graph, counts(outer)), self.entries(graph, counts(graph)));
                coefficients[graph as usize] =
                    coefficients[outer as usize] * passes.max(1) as f64 / entries.max(1) as f64;
            }
            let mut own: Vec<(u32, u64)> = counts(graph).paths.iter().map(|(&path, &count)| (path, count)).collect();
            own.sort_unstable();
            let weigh = |(path, count)| ((graph, path), count as f64 * coefficients[graph as usize]);
            paths.extend(own.into_iter().map(weigh));
        }
        GlobalProfile { coefficients, paths }
    }

    /// The blocks and loops that a path of a graph goes through.
    pub fn places(&self, graph: u32, path: u32) -> Vec<RegionPlace> {
        let region = &self.graphs[graph as usize].region;
        region.places_on(&region.decode(u64::from(path)).unwrap_or_default())
    }
}
