//! `load-elimination`: a load from a place whose content is known takes the value instead: what was stored there, what was loaded
//! from there before, or the zero of a new object. Known on every path, also around loops: where paths meet, the value
//! becomes a parameter, so that `a[i - 1]` of one iteration is `a[i]` of the one before. Stores that are overwritten
//! before anything can see them go.
//!
//! Nothing else changes memory while a region runs: threads switch and the collector runs at exits only, so volatile
//! fields and monitors need no care here.

use super::dense::Renaming;
use super::locations::{Location, homes, zero};
use crate::ir::graph::FunctionGraph;
use crate::ir::{Alias, Block, Function, Instruction, MemoryAccess, MemoryKind, Type, Value, Writes};

/// The most places looked at: the sets grow with their square.
const MOST_PLACES: usize = 512;

/// A row of a matrix in a field takes two rounds, one for the matrix and one for the row.
const ROUNDS: usize = 4;

pub fn run(function: &mut Function) -> bool {
    let any = super::repeated(ROUNDS, || round(function));
    remove_overwritten(function) || any
}

/// Replaces the loads whose places are named by the same values; whether there was any.
fn round(function: &mut Function) -> bool {
    let graph = FunctionGraph::new(function);
    let home = homes(function, &graph);
    let Some(mut elimination) = Elimination::new(function, &graph, &home) else { return false };
    elimination.translate();
    elimination.solve();
    elimination.replace();
    let Elimination { renaming, .. } = elimination;
    renaming.apply(function)
}

/// What an instruction does to the places.
#[derive(Clone, Copy)]
enum MemoryEvent {
    Load(usize, Value),
    Store(usize, Value),
    /// A store whose value is not what a load gives: a narrow kind.
    Narrow(usize),
    New(Value),
    /// Changes elements of arrays.
    Elements,
    Clobber,
}

struct Place {
    location: Location,
    ty: Type,
}

struct Elimination<'a> {
    function: &'a mut Function,
    graph: &'a FunctionGraph,
    home: &'a [Block],
    places: Vec<Place>,
    /// By block: what its instructions do to places, in order.
    events: Vec<Vec<MemoryEvent>>,
    /// By place where something is stored: a set of the places that this may change.
    changed: Vec<Vec<u64>>,
    /// By block: sets of places whose content is known at the end.
    known: Vec<Vec<u64>>,
    known_at_start: Vec<Vec<u64>>,
    /// By block, for each edge into it: for each place at the block's beginning, the same one before the edge. Empty where
    /// that is the place itself for all that are known there.
    before: Vec<Vec<Vec<u32>>>,
    /// By block and place: the value at the beginning, once asked for.
    found: Vec<Vec<u32>>,
    renaming: Renaming,
    words: usize,
}

const NONE: u32 = u32::MAX;

fn has(set: &[u64], at: usize) -> bool {
    set[at / 64] & 1 << (at % 64) != 0
}

fn put(set: &mut [u64], at: usize) {
    set[at / 64] |= 1 << (at % 64);
}

impl<'a> Elimination<'a> {
    /// Lists places and events; `None` where there is nothing to do.
    fn new(function: &'a mut Function, graph: &'a FunctionGraph, home: &'a [Block]) -> Option<Elimination<'a>> {
        let mut places: Vec<Place> = Vec::new();
        let mut events = vec![Vec::new(); function.blocks.len()];
        let mut loads = false;
        for &block in &graph.order {
            for &value in &function.blocks[block.index()].instructions {
                let Some(instruction) = function.instruction(value) else { continue };
                let event = match instruction.writes() {
                    Writes::Everything => MemoryEvent::Clobber,
                    Writes::Elements => MemoryEvent::Elements,
                    Writes::Nothing if matches!(instruction, Instruction::New { .. }) => MemoryEvent::New(value),
                    Writes::Nothing if matches!(instruction, Instruction::LoadRoot { constant: true, .. }) => continue,
                    Writes::Place(_) | Writes::Nothing => {
                        let Some(MemoryAccess { alias, kind, base, stored }) = instruction.access() else { continue };
                        let location = Location::of(function, alias, base);
                        let at = places.iter().position(|place| place.location == location).unwrap_or(places.len());
                        if at == places.len() {
                            places.push(Place { location, ty: kind.ty() });
                        }
                        let wide = !matches!(
                            kind,
                            MemoryKind::Boolean | MemoryKind::Byte | MemoryKind::Char | MemoryKind::Short
                        );
                        match stored {
                            Some(stored) if wide => MemoryEvent::Store(at, stored),
                            Some(_) => MemoryEvent::Narrow(at),
                            None => {
                                loads = true;
                                MemoryEvent::Load(at, value)
                            }
                        }
                    }
                };
                events[block.index()].push(event);
            }
        }
        if !loads || places.len() > MOST_PLACES {
            return None;
        }
        Some(Elimination {
            renaming: Renaming::new(function),
            before: vec![Vec::new(); function.blocks.len()],
            known: Vec::new(),
            known_at_start: Vec::new(),
            changed: Vec::new(),
            found: Vec::new(),
            words: 0,
            function,
            graph,
            home,
            places,
            events,
        })
    }

    /// Finds for every place at a block's beginning what it is before each edge there. Places that only arise so are
    /// added, but not followed further.
    fn translate(&mut self) {
        let original = self.places.len();
        for &block in &self.graph.order {
            let before = &self.graph.predecessors[block.index()];
            let parameters = self.function.blocks[block.index()].parameters.clone();
            for &from in before {
                // Several edges from one block may pass different arguments: nothing is known then.
                let single = self.function.edges_between(from, block) == 1;
                let mut arguments = Vec::new();
                self.function.blocks[from.index()].terminator.targets(|to, passed| {
                    if to == block {
                        arguments = passed.to_vec();
                    }
                });
                if single && before.len() == 1 && parameters.is_empty() {
                    self.before[block.index()].push(Vec::new());
                    continue;
                }
                let mut row = vec![NONE; original];
                for (at, seen) in row.iter_mut().enumerate() {
                    let location = self.places[at].location;
                    if !single || !location.means_something(self.function, self.graph, self.home, block) {
                        continue;
                    }
                    let other = location.through(self.function, &parameters, &arguments);
                    if other == location {
                        *seen = at as u32;
                        continue;
                    }
                    let found = self.places.iter().position(|place| place.location == other);
                    *seen = match found {
                        Some(found) => found as u32,
                        None if self.places.len() < MOST_PLACES => {
                            let ty = self.places[at].ty;
                            self.places.push(Place { location: other, ty });
                            self.places.len() as u32 - 1
                        }
                        None => NONE,
                    };
                }
                self.before[block.index()].push(row);
            }
        }
        self.pass_on(original);
        self.find_changes();
    }

    /// Has the places that were added go on along edges that do not change them.
    fn pass_on(&mut self, original: usize) {
        let count = self.places.len();
        for &block in &self.graph.order {
            if self.before[block.index()].first().is_some_and(Vec::is_empty) {
                continue;
            }
            let parameters = self.function.blocks[block.index()].parameters.clone();
            for at in original..count {
                let location = self.places[at].location;
                let passes = location.means_something(self.function, self.graph, self.home, block)
                    && location.through(self.function, &parameters, &[]) == location
                    && !parameters.iter().any(|&parameter| location.names(parameter));
                for (row, &from) in self.before[block.index()].iter_mut().zip(&self.graph.predecessors[block.index()]) {
                    let single = self.function.edges_between(from, block) == 1;
                    row.push(if passes && single { at as u32 } else { NONE });
                }
            }
        }
    }

    /// Finds for every place that is stored to which ones that may change.
    fn find_changes(&mut self) {
        let count = self.places.len();
        self.words = count.div_ceil(64);
        let mut stored = vec![false; count];
        for &event in self.events.iter().flatten() {
            if let MemoryEvent::Store(at, _) | MemoryEvent::Narrow(at) = event {
                stored[at] = true;
            }
        }
        self.changed = (0..count)
            .map(|at| {
                if !stored[at] {
                    return Vec::new();
                }
                let mut set = vec![0; self.words];
                for other in 0..count {
                    let (a, b) = (self.places[at].location, self.places[other].location);
                    if a.may_be(b, self.function, self.graph, self.home) {
                        put(&mut set, other);
                    }
                }
                set
            })
            .collect();
    }

    /// Which places are known at the beginning and end of each block: the greatest solution.
    fn solve(&mut self) {
        let blocks = self.function.blocks.len();
        self.known = vec![vec![u64::MAX; self.words]; blocks];
        self.known_at_start = vec![vec![0; self.words]; blocks];
        loop {
            let mut changed = false;
            for at in 0..self.graph.order.len() {
                let block = self.graph.order[at];
                let mut set = vec![0; self.words];
                let before = &self.graph.predecessors[block.index()];
                if let Some([]) = self.before[block.index()].first().map(Vec::as_slice) {
                    set.clone_from(&self.known[before[0].index()]);
                } else if !before.is_empty() {
                    for place in 0..self.places.len() {
                        let everywhere = before.iter().zip(&self.before[block.index()]).all(|(from, row)| {
                            row[place] != NONE && has(&self.known[from.index()], row[place] as usize)
                        });
                        if everywhere {
                            put(&mut set, place);
                        }
                    }
                }
                self.known_at_start[block.index()].clone_from(&set);
                for &event in &self.events[block.index()] {
                    self.apply(event, &mut set);
                }
                if self.known[block.index()] != set {
                    self.known[block.index()] = set;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
    }

    /// What an event does to the set of known places.
    fn apply(&self, event: MemoryEvent, set: &mut [u64]) {
        match event {
            MemoryEvent::Load(at, _) => put(set, at),
            MemoryEvent::Store(at, _) | MemoryEvent::Narrow(at) => {
                for (word, changed) in set.iter_mut().zip(&self.changed[at]) {
                    *word &= !changed;
                }
                if matches!(event, MemoryEvent::Store(..)) {
                    put(set, at);
                }
            }
            MemoryEvent::New(object) => {
                for (at, place) in self.places.iter().enumerate() {
                    if place.location.base() == Some(object) && zero(place.ty).is_some() {
                        put(set, at);
                    }
                }
            }
            MemoryEvent::Elements => {
                for (at, place) in self.places.iter().enumerate() {
                    if matches!(place.location.alias, Alias::Element(_)) {
                        set[at / 64] &= !(1 << (at % 64));
                    }
                }
            }
            MemoryEvent::Clobber => set.fill(0),
        }
    }

    /// Lets loads take what is known.
    fn replace(&mut self) {
        self.found = vec![Vec::new(); self.function.blocks.len()];
        for at in 0..self.graph.order.len() {
            let block = self.graph.order[at];
            let mut set = self.known_at_start[block.index()].clone();
            for event in 0..self.events[block.index()].len() {
                let one = self.events[block.index()][event];
                if let MemoryEvent::Load(place, value) = one
                    && has(&set, place)
                {
                    let known = self.value_at(block, event, place);
                    let known = self.renaming.find(known);
                    if known != value {
                        self.renaming.replace(value, known);
                    }
                }
                self.apply(one, &mut set);
            }
        }
        for block in &mut self.function.blocks {
            block.instructions.retain(|&value| !self.renaming.is_replaced(value));
        }
    }

    /// What a known place holds before an event of a block.
    fn value_at(&mut self, block: Block, event: usize, place: usize) -> Value {
        for before in (0..event).rev() {
            match self.events[block.index()][before] {
                MemoryEvent::Load(at, value) | MemoryEvent::Store(at, value) if at == place => return value,
                MemoryEvent::New(object) if self.places[place].location.base() == Some(object) => {
                    return self.zero_after(block, object, self.places[place].ty);
                }
                _ => {}
            }
        }
        self.value_at_start(block, place)
    }

    /// What a known place holds at the beginning of a block: a new parameter where paths meet.
    fn value_at_start(&mut self, block: Block, place: usize) -> Value {
        let found = &mut self.found[block.index()];
        if found.is_empty() {
            *found = vec![NONE; self.places.len()];
        }
        if found[place] != NONE {
            return Value(found[place]);
        }
        let before = &self.graph.predecessors[block.index()];
        if let [from] = before[..] {
            let row = &self.before[block.index()][0];
            let there = row.get(place).map_or(place, |&there| there as usize);
            let value = self.value_at(from, self.events[from.index()].len(), there);
            self.found[block.index()][place] = value.0;
            return value;
        }
        let parameter = self.function.add_parameter(block, self.places[place].ty);
        let at = self.function.blocks[block.index()].parameters.len() - 1;
        self.found[block.index()][place] = parameter.0;
        // The back edge of a loop may ask for other places of this block: each argument has its place from the
        // beginning, so that theirs come behind it.
        for &from in before {
            self.function.blocks[from.index()].terminator.targets_mut(|to, arguments| {
                if *to == block {
                    arguments.push(parameter);
                }
            });
        }
        for (edge, &from) in before.iter().enumerate() {
            let there = self.before[block.index()][edge][place] as usize;
            let value = self.value_at(from, self.events[from.index()].len(), there);
            self.function.blocks[from.index()].terminator.targets_mut(|to, arguments| {
                if *to == block {
                    arguments[at] = value;
                }
            });
        }
        parameter
    }

    /// A zero, made right after a new object.
    fn zero_after(&mut self, block: Block, object: Value, ty: Type) -> Value {
        let constant = zero(ty).expect("only places with a zero are known");
        let instructions = &self.function.blocks[block.index()].instructions;
        let at = instructions.iter().position(|&value| value == object).map_or(0, |at| at + 1);
        if let Some(&next) = instructions.get(at)
            && self.function.constant(next) == Some(constant)
        {
            return next;
        }
        let value = self.function.add_instruction(Instruction::Constant(constant), ty);
        self.function.blocks[block.index()].instructions.insert(at, value);
        value
    }
}

/// Takes out stores that a later one in the same block overwrites, with nothing between that could see them; whether there
/// was any.
fn remove_overwritten(function: &mut Function) -> bool {
    let mut any = false;
    let graph = FunctionGraph::new(function);
    let home = homes(function, &graph);
    for &block in &graph.order {
        let mut gone: Vec<Value> = Vec::new();
        // Places that are overwritten before anything sees them.
        let mut overwritten: Vec<Location> = Vec::new();
        for &value in function.blocks[block.index()].instructions.iter().rev() {
            let Some(instruction) = function.instruction(value) else { continue };
            if instruction.exit().is_some() || instruction.is_call() {
                overwritten.clear();
                continue;
            }
            let Some(MemoryAccess { alias, base, stored, .. }) = instruction.access() else { continue };
            let location = Location::of(function, alias, base);
            if stored.is_some() {
                if overwritten.contains(&location) {
                    gone.push(value);
                } else {
                    overwritten.push(location);
                }
            } else {
                overwritten.retain(|&other| !location.may_be(other, function, &graph, &home));
            }
        }
        if !gone.is_empty() {
            any = true;
            function.blocks[block.index()].instructions.retain(|value| !gone.contains(value));
        }
    }
    any
}
