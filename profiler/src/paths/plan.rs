//! What instrumentation does on the edges of a method, as data, and an interpreter of it.
//!
//! In goes an [`InstrumentationPlan`], which the VM makes a code version of: for each edge a list of steps, each behind a
//! switch. Out come counts. [`PathMachine`] does the same edge by edge, so that every profiler can be tested without the VM.
//!
//! A path register is 32 bits wide and belongs to an activation of the method. Its two upper bits are set where it is
//! *poisoned* (Joshi, Bond and Zilles, "Targeted path profiling", A.2): additions that follow leave it negative, whatever
//! they add. A path's count is checked for its range each time, because instrumentation may be switched on in the middle of a
//! path (Yasue and others, "Structural path profiling", section 3.3).

use holloway_vm::code::{EdgeAction, InstrumentationPlan};
use rustc_hash::FxHashMap;

use super::graph::EdgeIndex;

/// Registers and sums along paths stay below this, and above its negative, so that a poisoned register stays negative.
pub const REGISTER_LIMIT: i64 = 1 << 28;

/// What a table has counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// How often each path was counted, by number.
    pub paths: FxHashMap<u32, u64>,
    /// Paths counted without their number, because a cold edge has poisoned the register.
    pub cold: u64,
    /// Counts of what is no path: switched on in the middle of one.
    pub stray: u64,
}

impl Counts {
    /// How often a path was counted.
    pub fn of(&self, path: u32) -> u64 {
        self.paths.get(&path).copied().unwrap_or(0)
    }

    /// All that were counted by number.
    pub fn total(&self) -> u64 {
        self.paths.values().sum()
    }
}

/// How often each kind of action was done: what a profiler costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlanWork {
    /// Registers set, poisoned or added to.
    pub registers: u64,
    /// Counts in arrays, cold ones included.
    pub arrays: u64,
    /// Counts in hash tables.
    pub hashes: u64,
    /// Counters changed: budgets that were asked, and edges that were counted.
    pub counters: u64,
}

/// The path registers of an activation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Activation(Vec<i32>);

/// Does what a plan says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathMachine {
    plan: InstrumentationPlan,
    /// Which switches are on.
    on: Vec<bool>,
    /// Paths that each switch may still count.
    budgets: Vec<u64>,
    tables: Vec<Counts>,
    counters: Vec<u64>,
    work: PlanWork,
}

impl PathMachine {
    /// A machine with all switches off, and budgets without end.
    pub fn new(plan: InstrumentationPlan) -> PathMachine {
        let (tables, counters) = (vec![Counts::default(); plan.tables.len()], vec![0; plan.counters as usize]);
        let (on, budgets) = (vec![false; plan.switches as usize], vec![u64::MAX; plan.switches as usize]);
        PathMachine { plan, on, budgets, tables, counters, work: PlanWork::default() }
    }

    /// A machine with all switches on.
    pub fn running(plan: InstrumentationPlan) -> PathMachine {
        let mut machine = PathMachine::new(plan);
        machine.on.fill(true);
        machine
    }

    /// Turns a switch on or off.
    pub fn switch(&mut self, switch: u32, on: bool) {
        self.on[switch as usize] = on;
    }

    /// Whether the steps that belong to a switch are executed, by its number in the plan.
    pub fn is_on(&self, switch: u32) -> bool {
        self.on[switch as usize]
    }

    /// Sets how many paths a switch may count.
    pub fn set_budget(&mut self, switch: u32, paths: u64) {
        self.budgets[switch as usize] = paths;
    }

    /// Registers for a call of the method.
    pub fn activate(&self) -> Activation {
        Activation(vec![0; self.plan.registers as usize])
    }

    /// Control passes an edge. `exhausted` is called for a switch without budget, and may turn switches on and off.
    pub fn pass(
        &mut self,
        activation: &mut Activation,
        edge: EdgeIndex,
        mut exhausted: impl FnMut(&mut PathMachine, u32),
    ) {
        for at in 0..self.plan.steps[edge.index()].len() {
            let step = self.plan.steps[edge.index()][at];
            if !self.on[step.switch as usize] {
                continue;
            }
            let register = step.register as usize;
            match step.action {
                EdgeAction::SetRegister(value) => self.set(&mut activation.0[register], value),
                EdgeAction::AddRegister(value) => {
                    let sum = activation.0[register].wrapping_add(value);
                    self.set(&mut activation.0[register], sum);
                }
                EdgeAction::CountPath { table, add } => {
                    self.work.arrays += 1;
                    self.count(table, activation.0[register].wrapping_add(add));
                }
                EdgeAction::CountHash { table, add } => {
                    self.work.hashes += 1;
                    self.count(table, activation.0[register].wrapping_add(add));
                }
                EdgeAction::CountKnown { table, path } => {
                    let hashed = self.plan.tables[table as usize].hashed;
                    *(if hashed { &mut self.work.hashes } else { &mut self.work.arrays }) += 1;
                    *self.tables[table as usize].paths.entry(path).or_default() += 1;
                }
                EdgeAction::CountCold { table } => {
                    self.work.arrays += 1;
                    self.tables[table as usize].cold += 1;
                }
                EdgeAction::CountProfile => {
                    self.work.counters += 1;
                    match &mut self.budgets[step.switch as usize] {
                        0 => exhausted(self, step.switch),
                        budget => *budget -= 1,
                    }
                }
                EdgeAction::CountEdge(counter) => {
                    self.work.counters += 1;
                    self.counters[counter as usize] += 1;
                }
            }
        }
    }

    fn set(&mut self, register: &mut i32, value: i32) {
        self.work.registers += 1;
        *register = value;
    }

    fn count(&mut self, table: u32, path: i32) {
        let (counts, paths) = (&mut self.tables[table as usize], self.plan.tables[table as usize].paths);
        match u32::try_from(path) {
            Ok(path) if path < paths => *counts.paths.entry(path).or_default() += 1,
            Ok(_) => counts.stray += 1,
            Err(_) => counts.cold += 1,
        }
    }

    /// The plan that it executes: steps by edge, and the tables and counters whose counts are [`Self::tables`] and [`Self::counters`].
    pub fn plan(&self) -> &InstrumentationPlan {
        &self.plan
    }

    /// What the tables have counted.
    pub fn tables(&self) -> &[Counts] {
        &self.tables
    }

    /// What the counters of edges have counted.
    pub fn counters(&self) -> &[u64] {
        &self.counters
    }

    /// What was done.
    pub fn work(&self) -> PlanWork {
        self.work
    }
}
