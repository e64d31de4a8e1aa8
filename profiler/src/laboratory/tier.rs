//! The tier that has methods instrumented and hears what else profilers have to know.

use holloway_vm::code::dispatch::HeadMode;
use holloway_vm::{BlockId, Control, MethodId, NodeId, PathCounts, Tier, VmOptions};
use rustc_hash::FxHashMap;

use super::events::Events;
use super::outcome::{EdgeCounts, MethodKey};
use super::plans::{MethodPlan, Part, Planner};
use super::profiler::Profiler;
use crate::paths::plan::Counts;
use crate::paths::structural::{Controller, StructuralProfile, Switches};
use crate::stored::{ClassKey, class_checksum};

/// Budget of the interpreter between two looks at the clock and at graphs that take too long.
const INTERVAL: i64 = 20_000;

/// Frames of a stack whose methods' clocks run: in deeper recursion the innermost ones are the same methods over and over.
const FRAMES: usize = 64;

/// See the module's head.
pub struct Laboratory {
    pub(super) profilers: Vec<Profiler>,
    known: EdgeCounts,
    /// Instrumented methods, in the order in which they were executed first.
    pub(super) methods: Vec<Observed>,
    /// Their places in that list.
    pub(super) places: FxHashMap<MethodId, usize>,
    /// How often a key was met.
    keys: FxHashMap<MethodKey, u32>,
    /// Profilers whose profile of a method is not complete, by the method's place.
    open: FxHashMap<usize, Vec<usize>>,
    /// Methods that could not be instrumented, or have too many edges.
    pub(super) left_alone: u64,
    pub(super) events: Events,
}

/// A method that is instrumented.
pub struct Observed {
    pub(super) method: MethodId,
    pub(super) key: MethodKey,
    pub(super) plan: MethodPlan,
    /// Budget used while it was on a thread's stack: the clock of its time-outs.
    active: u64,
}

impl Laboratory {
    /// A laboratory for some profilers, with what an earlier run has counted on edges.
    pub fn new(profilers: Vec<Profiler>, known: EdgeCounts) -> Laboratory {
        Laboratory {
            events: Events::new(&profilers),
            profilers,
            known,
            methods: Vec::new(),
            places: FxHashMap::default(),
            keys: FxHashMap::default(),
            open: FxHashMap::default(),
            left_alone: 0,
        }
    }

    /// Sets what profilers want of the VM.
    pub fn prepare(profilers: &[Profiler], options: &mut VmOptions) {
        options.tell_translated = profilers.iter().any(Profiler::instruments);
        if profilers.iter().any(Profiler::watches) {
            options.head_mode = HeadMode::Enter;
        }
        let by_time = |profiler: &Profiler| {
            matches!(profiler, Profiler::Structural(_) | Profiler::Budgeted(..) | Profiler::Sampling(_))
        };
        if profilers.iter().any(by_time) {
            options.sample_interval = INTERVAL;
        }
    }

    fn key(&mut self, vm: &Control<'_>, method: MethodId) -> MethodKey {
        let found = vm.method(method);
        let class = vm.classes().class(found.class);
        let checksum = class.file.as_ref().map_or(0, |file| class_checksum(file.bytes()));
        let class = ClassKey { name: class.name.to_string(), checksum };
        let mut key = MethodKey { class, method: format!("{}{}", found.name, found.descriptor) };
        // Classes that the VM makes may have one name.
        let times = self.keys.entry(key.clone()).or_default();
        *times += 1;
        if *times > 1 {
            key.method = format!("{}#{times}", key.method);
        }
        key
    }
}

/// The switches of the graphs of a method.
struct Graphs<'a, 'vm> {
    vm: &'a mut Control<'vm>,
    method: MethodId,
    switch: u32,
    counts: Vec<Counts>,
}

impl<'a, 'vm> Graphs<'a, 'vm> {
    fn new(vm: &'a mut Control<'vm>, method: MethodId, switch: u32, table: u32, graphs: usize) -> Graphs<'a, 'vm> {
        let counts = (0..graphs as u32).map(|graph| of_table(vm.path_counts(method, table + graph)));
        Graphs { counts: counts.collect(), method, switch, vm }
    }
}

fn of_table(counts: Option<PathCounts>) -> Counts {
    counts.map(|counts| counts_of(&counts)).unwrap_or_default()
}

/// What a table of the VM has counted.
pub(super) fn counts_of(counts: &PathCounts) -> Counts {
    Counts { paths: counts.paths.iter().copied().collect(), cold: counts.cold, stray: counts.stray }
}

impl Switches for Graphs<'_, '_> {
    fn switch(&mut self, graph: u32, budget: Option<u64>) {
        self.vm.set_switch(self.method, self.switch + graph, budget);
    }

    fn counts(&self, graph: u32) -> &Counts {
        &self.counts[graph as usize]
    }
}

impl Laboratory {
    /// Does something with the controller of a method's structural profile; whether the profile is complete.
    fn control(
        &mut self,
        vm: &mut Control<'_>,
        (place, part): (usize, usize),
        act: impl FnOnce(&mut Controller, &StructuralProfile, &mut Graphs<'_, '_>, u64),
    ) -> bool {
        let Observed { method, plan, active, .. } = &mut self.methods[place];
        let (Part::Structural(profile, Some(controller)), offsets) = &mut plan.parts[part] else { return true };
        let mut graphs = Graphs::new(vm, *method, offsets.switch, offsets.table, profile.graphs.len());
        act(controller, profile, &mut graphs, *active);
        controller.is_complete()
    }
}

impl Tier for Laboratory {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        context
    }

    fn enter(&mut self, vm: &mut Control<'_>, context: Option<NodeId>, block: BlockId) -> Option<NodeId> {
        self.events.enter(vm, block);
        context
    }

    fn translated(&mut self, vm: &mut Control<'_>, method: MethodId) {
        let key = self.key(vm, method);
        let edges = self.known.get(&key).map(Vec::as_slice);
        let mut planner = Planner { profilers: &self.profilers, edges, planned: None };
        let instrumented = vm.instrument(method, &mut planner);
        let Some(mut plan) = planner.planned.filter(|_| instrumented.is_ok()) else {
            self.left_alone += 1;
            return;
        };
        let place = self.methods.len();
        for (index, (part, offsets)) in plan.parts.iter_mut().enumerate() {
            match part {
                Part::Budgeted(_, budget) => vm.set_switch(method, offsets.switch, Some(*budget)),
                Part::Structural(profile, controller) => {
                    let graphs = profile.graphs.len();
                    (0..graphs as u32).for_each(|graph| vm.set_switch(method, offsets.switch + graph, None));
                    let mut switches = Graphs::new(vm, method, offsets.switch, offsets.table, graphs);
                    *controller = Some(Controller::start(profile, &mut switches, 0));
                    if matches!(self.profilers[index], Profiler::Structural(_)) {
                        self.open.entry(place).or_default().push(index);
                    }
                }
                Part::Exact(_) | Part::Brute | Part::Paths(_) | Part::Targeted(_) | Part::None => {}
            }
        }
        self.places.insert(method, place);
        self.methods.push(Observed { method, key, plan, active: 0 });
    }

    fn budget_exhausted(&mut self, vm: &mut Control<'_>, method: MethodId, switch: u32) {
        let Some(&place) = self.places.get(&method) else { return };
        let parts = self.methods[place].plan.parts.iter();
        // The part whose switches begin last before this one; parts without any share their number with the next.
        let found = parts.enumerate().rev().find(|(_, (part, offsets))| {
            offsets.switch <= switch && matches!(part, Part::Budgeted(..) | Part::Structural(..))
        });
        let Some((index, (part, offsets))) = found else { return };
        match part {
            Part::Structural(..) => {
                let graph = switch - offsets.switch;
                self.control(vm, (place, index), |controller, profile, graphs, now| {
                    controller.exhausted(profile, graphs, graph, now);
                });
            }
            _ => vm.set_switch(method, switch, None),
        }
    }

    fn sample(&mut self, vm: &mut Control<'_>, due: bool) {
        if due {
            let mut places: Vec<usize> =
                vm.frames(FRAMES).iter().filter_map(|frame| self.places.get(&frame.method).copied()).collect();
            places.sort_unstable();
            places.dedup();
            for place in places {
                self.methods[place].active += INTERVAL as u64;
                let mut open = self.open.remove(&place).unwrap_or_default();
                open.retain(|&part| {
                    !self.control(vm, (place, part), |controller, profile, graphs, now| {
                        controller.check(profile, graphs, now);
                    })
                });
                if !open.is_empty() {
                    self.open.insert(place, open);
                }
            }
        }
        self.events.tick(vm);
    }
}
