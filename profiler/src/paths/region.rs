//! Regions without cycles: in goes a control-flow graph and where it is broken, out come numbered paths (Ball and Larus,
//! "Efficient path profiling", 1996).
//!
//! Where an edge is broken a path ends and another begins. So a region has an *entry*, from which an arc leads to every
//! place where paths begin, and an *exit* to which one leads from every place where they end; for broken edges these are the
//! paper's dummy edges, one for each place whatever the number of broken edges there. Without cycles the paths from entry to
//! exit are finite; each arc has a value, and the values along a path sum up to its number, from 0 to the count of paths less one.
//!
//! ```text
//!        entry                     entry            broken: edges that lead back, edges of exceptions (a throw ends a
//!          |                        | \  restart    path), and what a profiler adds: edges at which paths are cut short
//!          v                        v  v            (truncation), edges into and out of loops (disconnection)
//!   +----> A          becomes       A
//!   |      |                        |
//!   +----- B                        B               arcs of a place are numbered in this order: edges as they are
//!          |                        | \  stop       listed, edges out of the loop, stop, throw
//!          v                        v  v
//!        exit                      exit
//! ```
//!
//! A region is a whole method ([`Region::method`]) or one level of its loops ([`Region::level`]), where inner loops are
//! single places. Paths that throw end apart from those that stop at the same place: they leave its block in the middle.

mod build;
mod number;
mod parts;

pub use build::{Breaks, Levels};

use super::graph::{EdgeIndex, Vertex};
use super::nesting::LoopIndex;

/// A place in a region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegionPlace {
    /// Where all paths come from.
    Entry,
    /// Where all paths lead to.
    Exit,
    /// A block of the method.
    Block(Vertex),
    /// An inner loop as a whole.
    Loop(LoopIndex),
}

/// What an arc stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EdgeOrigin {
    /// An edge inside the region, a call's entry and returns included.
    Edge(EdgeIndex),
    /// Control comes into the loop from outside.
    LoopEntry,
    /// Paths begin behind broken edges.
    Restart,
    /// An edge leads out of the loop.
    LoopExit(EdgeIndex),
    /// Paths end at broken edges.
    Stop,
    /// Paths end because an exception is thrown.
    Throw,
}

/// Whether an arc is part of paths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArcState {
    /// It is part of paths that are counted.
    Live,
    /// It is executed too rarely: paths over it are not told apart.
    Cold,
    /// All paths over it are known without being counted.
    Obvious,
}

/// What leads from one place of a region to another: an edge of the method, or a dummy edge where paths begin or end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arc {
    /// Index of the place that it comes from.
    pub from: u32,
    /// Index of the place that it leads to.
    pub to: u32,
    /// What in the method's control flow it stands for.
    pub origin: EdgeOrigin,
    /// Whether it is part of paths.
    pub state: ArcState,
    /// What it adds to the number of a path.
    pub value: u64,
}

/// What passing an edge of the control-flow graph means in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// The path goes on over an arc.
    Inside(u32),
    /// A path ends with an arc, if there is one, and another one begins with an arc, if there is one.
    Between {
        /// The arc into the exit.
        end: Option<u32>,
        /// The arc out of the entry.
        begin: Option<u32>,
    },
}

/// Where a path begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Start {
    /// Where a call enters the method; the path's first edge says so.
    Call,
    /// Where control comes into the loop.
    LoopEntry(RegionPlace),
    /// Behind a broken edge.
    Restart(RegionPlace),
}

/// What ends a path; a [`Path`] has it beside its edges, which may be the same for paths that end for different reasons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PathEnd {
    /// With the method; the path's last edge says so.
    Return,
    /// Where control leaves the loop.
    LoopExit(EdgeIndex),
    /// At a broken edge.
    Stop,
    /// Where an exception is thrown.
    Throw,
}

/// A path as a sequence of edges, whatever numbers it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path {
    /// Where it begins.
    pub start: Start,
    /// The edges that it passes.
    pub edges: Box<[EdgeIndex]>,
    /// Where it ends.
    pub end: PathEnd,
}

/// A region without cycles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathRegion {
    places: Vec<RegionPlace>,
    arcs: Vec<Arc>,
    /// Arcs out of each place, in the order of their values, and into each.
    out: Vec<Vec<u32>>,
    into: Vec<Vec<u32>>,
    /// In which places follow each other.
    order: Vec<u32>,
    /// By edge: what passing it means.
    crossings: Vec<(EdgeIndex, Crossing)>,
    /// Paths from each place to the exit over live arcs.
    paths: Vec<u64>,
}

/// Index of the entry among places.
pub const ENTRY: u32 = 0;
/// Index of the exit among places.
pub const EXIT: u32 = 1;

impl PathRegion {
    /// The places by their indices, [`ENTRY`] and [`EXIT`] among them.
    pub fn places(&self) -> &[RegionPlace] {
        &self.places
    }

    /// The arcs by their indices.
    pub fn arcs(&self) -> &[Arc] {
        &self.arcs
    }

    /// The arcs out of a place, in the order of their values.
    pub fn outgoing(&self, place: u32) -> &[u32] {
        &self.out[place as usize]
    }

    /// The arcs into a place.
    pub fn incoming(&self, place: u32) -> &[u32] {
        &self.into[place as usize]
    }

    /// The edges that mean something here.
    pub fn crossings(&self) -> &[(EdgeIndex, Crossing)] {
        &self.crossings
    }

    /// What passing an edge means.
    pub fn crossing(&self, edge: EdgeIndex) -> Option<Crossing> {
        let at = self.crossings.binary_search_by_key(&edge, |&(edge, _)| edge).ok()?;
        Some(self.crossings[at].1)
    }

    /// How often each arc is passed, from how often each edge is.
    pub fn flows(&self, edges: &[u64]) -> Vec<u64> {
        let mut flows = vec![0u64; self.arcs.len()];
        for &(edge, crossing) in &self.crossings {
            let mut add = |arc: u32| flows[arc as usize] = flows[arc as usize].saturating_add(edges[edge.index()]);
            match crossing {
                Crossing::Inside(arc) => add(arc),
                Crossing::Between { end, begin } => [end, begin].into_iter().flatten().for_each(add),
            }
        }
        flows
    }

    /// The path that goes over these arcs, from entry to exit.
    pub fn path(&self, arcs: &[u32]) -> Path {
        let (mut start, mut end, mut edges) = (Start::Call, PathEnd::Return, Vec::new());
        for &arc in arcs {
            let arc = self.arcs[arc as usize];
            match arc.origin {
                EdgeOrigin::Edge(edge) => edges.push(edge),
                EdgeOrigin::LoopEntry => start = Start::LoopEntry(self.places[arc.to as usize]),
                EdgeOrigin::Restart => start = Start::Restart(self.places[arc.to as usize]),
                EdgeOrigin::LoopExit(edge) => end = PathEnd::LoopExit(edge),
                EdgeOrigin::Stop => end = PathEnd::Stop,
                EdgeOrigin::Throw => end = PathEnd::Throw,
            }
        }
        Path { start, edges: edges.into(), end }
    }

    /// The places that a path goes through, entry and exit left out.
    pub fn places_on(&self, arcs: &[u32]) -> Vec<RegionPlace> {
        let places = arcs.iter().map(|&arc| self.arcs[arc as usize].to).filter(|&place| place != EXIT);
        places.map(|place| self.places[place as usize]).collect()
    }
}
