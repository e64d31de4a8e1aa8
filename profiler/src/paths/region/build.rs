//! Makes regions: in goes a control-flow graph with its loops, out come places, arcs and what edges mean.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::{Arc, ArcState, Crossing, ENTRY, EXIT, EdgeOrigin, PathRegion, RegionPlace};
use crate::paths::graph::{EdgeIndex, FlowEdge, FlowGraph, Vertex};
use crate::paths::nesting::{LoopIndex, LoopNesting};

/// Edges of a method at which paths are broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breaks(Vec<bool>);

impl Breaks {
    /// Those that lead back and those of exceptions: the fewest that there can be.
    pub fn needed(graph: &FlowGraph, nesting: &LoopNesting) -> Breaks {
        let broken = |(index, edge): (EdgeIndex, FlowEdge)| nesting.is_retreating(index) || edge.kind.is_throw();
        Breaks(graph.indexed().map(broken).collect())
    }

    /// Breaks paths at an edge between blocks too.
    pub fn add(&mut self, edge: EdgeIndex) {
        self.0[edge.index()] = true;
    }

    /// Whether paths are broken at an edge.
    pub fn contains(&self, edge: EdgeIndex) -> bool {
        self.0[edge.index()]
    }

    /// The edges at which paths are broken, ascending.
    pub fn edges(&self) -> impl Iterator<Item = EdgeIndex> + '_ {
        (0..).map(EdgeIndex).zip(&self.0).filter(|&(_, &broken)| broken).map(|(edge, _)| edge)
    }
}

/// A region that is being made.
#[derive(Default)]
struct Builder {
    places: Vec<RegionPlace>,
    numbers: FxHashMap<RegionPlace, u32>,
    arcs: Vec<Arc>,
    /// Arcs that several edges share, by place and what they stand for.
    shared: FxHashMap<(u32, EdgeOrigin), u32>,
    crossings: Vec<(EdgeIndex, Crossing)>,
}

impl Builder {
    fn new() -> Builder {
        let mut builder = Builder::default();
        builder.place(RegionPlace::Entry);
        builder.place(RegionPlace::Exit);
        builder
    }

    fn place(&mut self, place: RegionPlace) -> u32 {
        *self.numbers.entry(place).or_insert_with(|| {
            self.places.push(place);
            self.places.len() as u32 - 1
        })
    }

    fn arc(&mut self, from: u32, to: u32, origin: EdgeOrigin) -> u32 {
        self.arcs.push(Arc { from, to, origin, state: ArcState::Live, value: 0 });
        self.arcs.len() as u32 - 1
    }

    /// An arc out of the entry, one for each place.
    fn begin(&mut self, at: RegionPlace, origin: EdgeOrigin) -> Option<u32> {
        let at = self.place(at);
        Some(self.shared(at, origin, ENTRY, at))
    }

    /// An arc into the exit, one for each place.
    fn end(&mut self, at: RegionPlace, origin: EdgeOrigin) -> Option<u32> {
        let at = self.place(at);
        Some(self.shared(at, origin, at, EXIT))
    }

    fn shared(&mut self, at: u32, origin: EdgeOrigin, from: u32, to: u32) -> u32 {
        if let Some(&arc) = self.shared.get(&(at, origin)) {
            return arc;
        }
        let arc = self.arc(from, to, origin);
        self.shared.insert((at, origin), arc);
        arc
    }

    fn inside(&mut self, edge: EdgeIndex, from: RegionPlace, to: RegionPlace) {
        let (from, to) = (self.place(from), self.place(to));
        let arc = self.arc(from, to, EdgeOrigin::Edge(edge));
        self.crossings.push((edge, Crossing::Inside(arc)));
    }

    fn between(&mut self, edge: EdgeIndex, end: Option<u32>, begin: Option<u32>) {
        self.crossings.push((edge, Crossing::Between { end, begin }));
    }

    /// The region, unless it has cycles.
    fn finish(self, graph: &FlowGraph) -> Option<PathRegion> {
        let Builder { places, mut arcs, crossings, .. } = self;
        let mut goes_on = vec![false; places.len()];
        arcs.iter().for_each(|arc| goes_on[arc.from as usize] = true);
        // An endless loop is left by an arc that stands for no edge (the structural text, section 3.2).
        let endless = (0..).zip(&goes_on).filter(|&(place, &goes_on)| place != EXIT && !goes_on);
        arcs.extend(endless.map(|(from, _)| Arc {
            from,
            to: EXIT,
            origin: EdgeOrigin::Stop,
            state: ArcState::Live,
            value: 0,
        }));
        let (mut out, mut into) = (vec![Vec::new(); places.len()], vec![Vec::new(); places.len()]);
        for (index, arc) in (0..).zip(&arcs) {
            out[arc.from as usize].push(index);
            into[arc.to as usize].push(index);
        }
        for (place, out) in places.iter().zip(&mut out) {
            let is_loop = matches!(place, RegionPlace::Loop(_));
            out.sort_by_key(|&arc| rank(graph, is_loop, arcs[arc as usize].origin));
        }
        let paths = vec![0; places.len()];
        let mut region = PathRegion { places, arcs, out, into, order: Vec::new(), crossings, paths };
        region.sort()?;
        region.number();
        Some(region)
    }
}

/// In which order the arcs of a place get their values; equal ones as they were made. The order at inner loops is that of
/// the example in "Structural path profiling" (Table 2): the edge whose source comes last is the first.
fn rank(graph: &FlowGraph, is_loop: bool, origin: EdgeOrigin) -> (u32, Reverse<Vertex>) {
    let rank = match origin {
        EdgeOrigin::Edge(_) | EdgeOrigin::LoopEntry => 0,
        EdgeOrigin::LoopExit(_) if is_loop => 0,
        EdgeOrigin::LoopExit(_) | EdgeOrigin::Restart => 1,
        EdgeOrigin::Stop => 2,
        EdgeOrigin::Throw => 3,
    };
    let source = match origin {
        EdgeOrigin::Edge(edge) | EdgeOrigin::LoopExit(edge) if is_loop => graph.edge(edge).from,
        _ => Vertex(0),
    };
    (rank, Reverse(source))
}

impl PathRegion {
    /// A whole method, broken at these edges; all that lead back must be among them, else there is no region.
    pub fn method(graph: &FlowGraph, nesting: &LoopNesting, breaks: &Breaks) -> Option<PathRegion> {
        let mut builder = Builder::new();
        let place = |vertex: Vertex| match vertex {
            vertex if vertex == graph.entry() => RegionPlace::Entry,
            vertex if vertex == graph.exit() => RegionPlace::Exit,
            vertex => RegionPlace::Block(vertex),
        };
        for (index, edge) in graph.indexed() {
            if !nesting.is_reached(edge.from) {
                continue;
            }
            let (from, to) = (place(edge.from), place(edge.to));
            if !breaks.contains(index) {
                builder.inside(index, from, to);
                continue;
            }
            let end = builder.end(from, if edge.kind.is_throw() { EdgeOrigin::Throw } else { EdgeOrigin::Stop });
            let begin = if to == RegionPlace::Exit { None } else { builder.begin(to, EdgeOrigin::Restart) };
            builder.between(index, end, begin);
        }
        builder.finish(graph)
    }

    /// One level of a method: the blocks of a loop that are in none of its inner loops, and those loops as single places; without
    /// a loop the method's outline.
    pub fn level(
        graph: &FlowGraph,
        nesting: &LoopNesting,
        levels: &Levels,
        level: Option<LoopIndex>,
    ) -> Option<PathRegion> {
        let mut builder = Builder::new();
        for &(index, from, to) in &levels.0[level.map_or(0, |LoopIndex(at)| at as usize + 1)] {
            let edge = graph.edge(index);
            let throws = edge.kind.is_throw();
            let Some(from) = from else {
                let begin = to.and_then(|to| builder.begin(to, EdgeOrigin::LoopEntry));
                builder.between(index, None, begin);
                continue;
            };
            let leads_back = nesting.is_retreating(index) && level.is_some_and(|l| nesting.get(l).header == edge.to);
            match to {
                // Exceptions that leave the loop, or the method, end paths like all others.
                None | Some(RegionPlace::Exit) if throws => {
                    let end = builder.end(from, EdgeOrigin::Throw);
                    builder.between(index, end, None);
                }
                None => {
                    let from = builder.place(from);
                    let end = Some(builder.arc(from, EXIT, EdgeOrigin::LoopExit(index)));
                    builder.between(index, end, None);
                }
                Some(to) if leads_back || throws => {
                    let end = builder.end(from, if throws { EdgeOrigin::Throw } else { EdgeOrigin::Stop });
                    let begin = builder.begin(to, EdgeOrigin::Restart);
                    builder.between(index, end, begin);
                }
                Some(to) => builder.inside(index, from, to),
            }
        }
        builder.finish(graph)
    }
}

/// What each edge means at each level of a method's loops that it touches.
#[derive(Clone, Debug)]
pub struct Levels(Vec<Vec<Touch>>);

/// An edge at a level: where it comes from and leads to, if that lies in the level.
type Touch = (EdgeIndex, Option<RegionPlace>, Option<RegionPlace>);

/// Edges may touch so many levels in all: jumps out of deep nests would else take memory out of proportion.
const TOUCHES_MAX: usize = 1 << 20;

impl Levels {
    /// Takes all edges apart; nothing where they touch too many levels.
    pub fn new(graph: &FlowGraph, nesting: &LoopNesting) -> Option<Levels> {
        let mut levels: Vec<Vec<Touch>> = vec![Vec::new(); nesting.loops().len() + 1];
        let mut touches = 0;
        let place = |vertex: Vertex| match vertex {
            vertex if vertex == graph.entry() => RegionPlace::Entry,
            vertex if vertex == graph.exit() => RegionPlace::Exit,
            vertex => RegionPlace::Block(vertex),
        };
        for (index, edge) in graph.indexed().filter(|(_, edge)| nesting.is_reached(edge.from)) {
            // From the inside outwards, to the innermost loop that holds both ends.
            let mut outwards = |vertex: Vertex, other: Vertex, is_source: bool| {
                let (mut at, mut innermost) = (place(vertex), nesting.innermost(vertex));
                while let Some(inner) = innermost.filter(|&inner| !nesting.contains(inner, other)) {
                    let touch = if is_source { (index, Some(at), None) } else { (index, None, Some(at)) };
                    levels[inner.index() + 1].push(touch);
                    touches += 1;
                    if touches > TOUCHES_MAX {
                        return None;
                    }
                    (at, innermost) = (RegionPlace::Loop(inner), nesting.get(inner).parent);
                }
                Some((at, innermost))
            };
            let (from, common) = outwards(edge.from, edge.to, true)?;
            let (to, _) = outwards(edge.to, edge.from, false)?;
            levels[common.map_or(0, |common| common.index() + 1)].push((index, Some(from), Some(to)));
        }
        Some(Levels(levels))
    }
}
