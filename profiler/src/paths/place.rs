//! Where the instrumentation of a region goes: in goes a region with numbered paths and a weight for each arc, out comes
//! what each arc does, and from that what each edge does (Ball and Larus, section 3; the dummy edges as in "Targeted path
//! profiling", A.3).
//!
//! Only the chords of a maximal spanning tree add to the path register. The first chord of a path sets it instead, and the last
//! one's addition is done by the count; where paths with and without a chord come together before that, the register is
//! set to 0, or the path counted, there. An arc that stands for broken edges is no edge of the method: its part of
//! the code is done on each of those edges, first what ends the old path, then what begins the new one.
//!
//! Cold arcs poison the register where they leave what is not cold. So that poison is never lost, a place with a cold arc into
//! it does not pass on the permission to set the register, nor to count before it; nor does one with an arc out of it that
//! is not live pass on the permission to count early. (The texts are silent.)
//! On a broken edge that is cold (Figure 6): a cold path is counted, whatever the register says; then the register is set as
//! on any broken edge that leads there, or, if all of them are cold, poisoned; between cold places it is left as it is.
//!
//! Several regions may share an edge, as loops around each other do: what ends paths comes before what begins them.

use holloway_vm::code::{EdgeAction, InstrumentationPlan, POISON, PathTable, PlanStep};

use super::plan::REGISTER_LIMIT;
use super::region::{ArcState, Crossing, ENTRY, EXIT, PathRegion};
use super::tree::SpanningTree;

/// What an arc does to the register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Update {
    Nothing,
    Set(i32),
    Add(i32),
}

/// What an arc counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    Nothing,
    /// The register plus this.
    Register(i32),
    /// The path of this number.
    Known(i32),
}

/// How a region is instrumented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Switch, path register and table of its steps.
    pub switch: u32,
    /// Which path register.
    pub register: u32,
    /// Up to so many paths are counted in an array.
    pub array_limit: u64,
    /// Whether the switch's budget is asked where paths begin.
    pub budget: bool,
}

/// Code of the arcs.
struct Code {
    updates: Vec<Update>,
    counts: Vec<Count>,
}

impl Code {
    /// What an arc that is executed does to the path's register.
    fn update(&self, arc: u32) -> Option<EdgeAction> {
        match self.updates[arc as usize] {
            Update::Nothing => None,
            Update::Set(value) => Some(EdgeAction::SetRegister(value)),
            Update::Add(value) => Some(EdgeAction::AddRegister(value)),
        }
    }

    /// What it counts in a table, which is a hash table or an array.
    fn count(&self, arc: u32, table: u32, hashed: bool) -> Option<EdgeAction> {
        match self.counts[arc as usize] {
            Count::Nothing => None,
            Count::Register(add) if hashed => Some(EdgeAction::CountHash { table, add }),
            Count::Register(add) => Some(EdgeAction::CountPath { table, add }),
            Count::Known(path) => Some(EdgeAction::CountKnown { table, path: path as u32 }),
        }
    }

    fn place(region: &PathRegion, weights: &[u64]) -> Option<Code> {
        let arcs = region.arcs();
        // What is not live carries nothing, and hangs in the tree where it does no harm: it is left out.
        let live: Vec<u32> = (0..arcs.len() as u32).filter(|&arc| arcs[arc as usize].state == ArcState::Live).collect();
        let ends: Vec<(u32, u32)> = live.iter().map(|&arc| (arcs[arc as usize].from, arcs[arc as usize].to)).collect();
        let own: Vec<u64> = live.iter().map(|&arc| weights[arc as usize]).collect();
        let values: Option<Vec<i64>> = live.iter().map(|&arc| i64::try_from(arcs[arc as usize].value).ok()).collect();
        let tree = SpanningTree::maximal(region.places().len(), &ends, &own, &[ENTRY, EXIT], &[]);
        let increments = tree.increments(region.places().len(), &ends, &values?, REGISTER_LIMIT)?;
        let mut is_chord = vec![false; arcs.len()];
        let mut increment = vec![0i32; arcs.len()];
        for (at, &arc) in live.iter().enumerate() {
            is_chord[arc as usize] = !tree.contains(at as u32);
            increment[arc as usize] = i32::try_from(increments[at]).ok()?;
        }
        let is_live = |arc: u32| arcs[arc as usize].state == ArcState::Live;
        let mut updates = vec![Update::Nothing; arcs.len()];
        let mut work = vec![ENTRY];
        while let Some(place) = work.pop() {
            for &arc in region.outgoing(place).iter().filter(|&&arc| is_live(arc)) {
                let to = arcs[arc as usize].to;
                if is_chord[arc as usize] {
                    updates[arc as usize] = Update::Set(increment[arc as usize]);
                } else if region.incoming(to).len() == 1 {
                    work.push(to);
                } else {
                    updates[arc as usize] = Update::Set(0);
                }
            }
        }
        let mut counts = vec![Count::Nothing; arcs.len()];
        work.push(EXIT);
        while let Some(place) = work.pop() {
            for &arc in region.incoming(place).iter().filter(|&&arc| is_live(arc)) {
                let from = arcs[arc as usize].from;
                let update = &mut updates[arc as usize];
                if is_chord[arc as usize] || matches!(update, Update::Set(_)) || from == ENTRY {
                    counts[arc as usize] = match *update {
                        Update::Set(value) => Count::Known(value),
                        // The path has one arc, on the tree.
                        _ if from == ENTRY => Count::Known(0),
                        _ => Count::Register(increment[arc as usize]),
                    };
                    *update = Update::Nothing;
                } else if region.outgoing(from).len() == 1 && region.incoming(from).iter().all(|&arc| is_live(arc)) {
                    work.push(from);
                } else {
                    counts[arc as usize] = Count::Register(0);
                }
            }
        }
        for (arc, update) in updates.iter_mut().enumerate() {
            if is_chord[arc] && *update == Update::Nothing && counts[arc] == Count::Nothing {
                *update = Update::Add(increment[arc]);
            }
        }
        Some(Code { updates, counts })
    }
}

/// Adds the instrumentation of a region to a plan, with a table of its own, whose number comes back. The weights are those of
/// the arcs ([`Region::flows`]). Nothing comes back, and nothing is added, where path numbers do not fit a register.
pub fn instrument(
    region: &PathRegion,
    weights: &[u64],
    placing: Placing,
    plan: &mut InstrumentationPlan,
) -> Option<u32> {
    if region.paths() >= REGISTER_LIMIT as u64 {
        return None;
    }
    let code = Code::place(region, weights)?;
    let table = plan.tables.len() as u32;
    let hashed = region.paths() > placing.array_limit;
    plan.tables.push(PathTable { paths: region.paths() as u32, hashed });
    plan.switches = plan.switches.max(placing.switch + 1);
    plan.registers = plan.registers.max(placing.register + 1);
    if region.paths() == 0 {
        return Some(table);
    }
    let arcs = region.arcs();
    let part_of = region.parts();
    let has_live = region.live_parts(&part_of);
    // In a part of which nothing is counted there is nothing to protect from cold paths.
    let state = |arc: u32| match arcs[arc as usize].state {
        ArcState::Cold if !has_live[part_of[arc as usize] as usize] => ArcState::Obvious,
        state => state,
    };
    // A place is cold where nothing but cold arcs lead out of it.
    let is_cold_place = |place: u32| {
        !region.outgoing(place).is_empty() && region.outgoing(place).iter().all(|&arc| state(arc) == ArcState::Cold)
    };
    for &(edge, crossing) in region.crossings() {
        // What ends a path, or belongs to its middle, and what begins one.
        let (mut ends, mut begins): (Vec<EdgeAction>, Vec<EdgeAction>) = (Vec::new(), Vec::new());
        let live = |arc: u32| code.update(arc).into_iter().chain(code.count(arc, table, hashed));
        let is_cold_source = |arc: u32| is_cold_place(arcs[arc as usize].from);
        match crossing {
            Crossing::Inside(arc) => {
                let begins_path = arcs[arc as usize].from == ENTRY;
                ends.extend((begins_path && placing.budget).then_some(EdgeAction::CountProfile));
                match state(arc) {
                    ArcState::Live => ends.extend(live(arc)),
                    // What is left cold by the exit has no later chance to be counted.
                    ArcState::Cold if arcs[arc as usize].to == EXIT => ends.push(EdgeAction::CountCold { table }),
                    ArcState::Cold if !is_cold_source(arc) => ends.push(EdgeAction::SetRegister(POISON)),
                    _ => {}
                }
            }
            Crossing::Between { end, begin } => {
                match end.map(|arc| (arc, state(arc))) {
                    Some((arc, ArcState::Live)) => ends.extend(live(arc)),
                    Some((_, ArcState::Cold)) => ends.push(EdgeAction::CountCold { table }),
                    _ => {}
                }
                begins.extend((begin.is_some() && placing.budget).then_some(EdgeAction::CountProfile));
                match begin.map(|arc| (arc, state(arc))) {
                    Some((arc, ArcState::Live)) => begins.extend(live(arc)),
                    Some((arc, ArcState::Cold)) => {
                        let between_cold = end.is_some_and(is_cold_source) && is_cold_place(arcs[arc as usize].to);
                        begins.extend((!between_cold).then_some(EdgeAction::SetRegister(POISON)));
                    }
                    _ => {}
                }
            }
        }
        let step = |action| PlanStep { switch: placing.switch, register: placing.register, action };
        let steps = &mut plan.steps[edge.index()];
        steps.splice(0..0, ends.into_iter().map(step));
        steps.extend(begins.into_iter().map(step));
    }
    Some(table)
}
