//! Versions of a method's code: made, changed over to in running code, and what their counters say.
//!
//! Changing over happens at block heads only (K4): the heads of a version that is not current hold `head_switch`, which
//! goes on at the same block of the current one; frames that wait for a call return into the version that they called
//! from and change over at its next head. Versions live as long as their VM and are used again. The blocks of all versions have
//! the same numbers.

#![allow(unsafe_code)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::Tiering;
use super::instruments::{InstalledPlan, PathCounts};
use crate::classfile::opcodes::Flow;
use crate::code::instruction::RegionEntry;
use crate::code::{
    Edge, EdgeAction, EdgeKind, InstrumentError, Instrumentation, MethodView, POISON, Probes, block_bytecodes, edges,
    quiet_edges,
};
use crate::error::JavaError;
use crate::id::{BlockId, MethodId};
use crate::loader::Loader;
use crate::profile::blocks::BlockPlace;
use crate::runtime::Runtime;
use crate::thread::registers::Arrival;
use crate::thread::stack::ThreadStack;
use crate::thread::walk::{Frame, Position};

/// How often an edge was passed in instrumented code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct EdgeCount {
    pub method: MethodId,
    /// The edge, between blocks of the method.
    pub edge: Edge,
    pub count: u64,
}

/// A path register of a frame.
fn register(distance: usize, fp: *mut u64, register: u32) -> *mut i32 {
    fp.wrapping_byte_add(distance).cast::<i32>().wrapping_sub(register as usize)
}

/// Makes a path register one that no count accepts as a path.
///
/// # Safety
/// `fp` is the header of a live frame (I4) of a thread whose path registers lie at `distance`
/// ([`ThreadStack::path_registers`]), and the frame's method has a register of that number: [`Probes::new`] has taken a plan
/// for it that names one.
unsafe fn poison(distance: usize, fp: *mut u64, number: u32) {
    // SAFETY: I4: the caller promises a frame of that thread with such a register.
    unsafe { *register(distance, fp, number) = POISON };
}

/// What the plan of an instrumented version has counted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct PlanCounts {
    pub method: MethodId,
    /// The number of its version.
    pub version: u16,
    /// The edges, as the plan has seen them.
    pub edges: Box<[Edge]>,
    /// Executions, by the number that the plan has given to an edge.
    pub counters: Box<[u64]>,
    pub tables: Vec<PathCounts>,
    /// By block, how many more executions came in over edges of this version than left over such: those that stand there
    /// now or went over to another version, less those that came from one.
    pub standing: BTreeMap<u32, i64>,
}

impl Tiering {
    /// Instruments a method: frames that execute it change over at their next block head, calls from now on. A version
    /// that was made for an equal plan before is used again and counts on; a plan without anything to do needs none, and the
    /// method becomes plain.
    ///
    /// # Errors
    /// See [`InstrumentError`]; the method goes on as it was.
    pub(crate) fn instrument(
        &mut self,
        runtime: &mut Runtime,
        loader: &mut Loader,
        method: MethodId,
        instrumentation: &mut dyn Instrumentation,
    ) -> Result<(), InstrumentError> {
        let file = loader.class_file(loader.classes.method(method).class).ok_or(InstrumentError::NoCode)?;
        let index = usize::from(loader.classes.method(method).index);
        let bytecode = file.method(index).and_then(|model| model.code()).ok_or(InstrumentError::NoCode)?;
        self.translate_method(runtime, loader, method)?;
        let found = loader.classes.method(method);
        let plain = found.version(0).ok_or(InstrumentError::NoCode)?;
        let (edges, complete) = edges(plain, bytecode);
        let registers = ThreadStack::path_registers_of(found.locals());
        let (blocks, handlers) = (&plain.blocks, &plain.handlers);
        let view = MethodView { method, blocks, edges: &edges, complete, handlers, registers };
        let plan = instrumentation.plan(&view);
        if plan.does_nothing() {
            if found.current().is_some_and(|current| current.version != 0) {
                self.change_version(runtime, loader, method, 0);
            }
            return Ok(());
        }
        let made = found.versions().find(|code| code.has_plan(&plan)).map(|code| code.version);
        let version = match made {
            Some(version) => version,
            None => {
                let (counters, hashes) = (self.instruments.counters.len(), self.instruments.hashes.len());
                let probes = Probes::new(&view, plan, counters, hashes).ok_or(InstrumentError::BadPlan)?;
                self.add_instrumented(runtime, loader, method, probes)?
            }
        };
        self.change_version(runtime, loader, method, version);
        Ok(())
    }

    /// The control flow of a method that has been translated: its edges, the entry first, those of exceptions left out. `None`
    /// where there is no threaded code. Costs a pass over the bytecode.
    pub(crate) fn edges(&self, loader: &Loader, method: MethodId) -> Option<Box<[Edge]>> {
        let plain = loader.classes.method(method).version(0)?;
        let file = loader.class_file(loader.classes.method(method).class)?;
        let bytecode = file.method(usize::from(loader.classes.method(method).index))?.code()?;
        Some(quiet_edges(plain, bytecode))
    }

    /// Ends a method's instrumentation: frames change over to the plain code at their next block head.
    pub(crate) fn uninstrument(&mut self, runtime: &mut Runtime, loader: &mut Loader, method: MethodId) {
        self.change_version(runtime, loader, method, 0);
    }

    /// Makes an instrumented version behind those that a method has. Gives its number.
    fn add_instrumented(
        &mut self,
        runtime: &mut Runtime,
        loader: &mut Loader,
        method: MethodId,
        probes: Probes,
    ) -> Result<u16, InstrumentError> {
        let version =
            u16::try_from(loader.classes.method(method).versions().count()).map_err(|_| InstrumentError::BadPlan)?;
        let probes = Arc::new(probes);
        let blocks = loader.classes.method(method).version(0).map(|plain| plain.blocks.clone()).unwrap_or_default();
        let code = self.translate_version(runtime, loader, method, None, version, Some((&probes, &blocks)))?;
        let alike = code.blocks.len() == blocks.len()
            && code.blocks.iter().zip(&blocks).all(|(a, b)| {
                (a.id, a.bytecode_index, a.bytecodes, a.stack) == (b.id, b.bytecode_index, b.bytecodes, b.stack)
            });
        if !alike {
            return Err(JavaError::new("java/lang/InternalError", "code versions differ in their blocks").into());
        }
        let instruments = &mut self.instruments;
        instruments.counters.resize((probes.first_counter + probes.length) as usize, 0);
        // SAFETY: I1: there are as many as all plans name, and they are shown anew where they have grown.
        unsafe { runtime.registers.show_counters(instruments.counters.as_mut_ptr()) };
        let hashes = probes.plan.tables.iter().filter(|table| table.hashed).count();
        instruments.hashes.resize_with(instruments.hashes.len() + hashes, Default::default);
        let switches = probes.plan.switches;
        (0..switches).for_each(|switch| instruments.counters[probes.budget(switch) as usize] = u64::MAX);
        let on = vec![true; switches as usize].into();
        instruments.place_of_plan.insert((method, version), instruments.plans.len());
        instruments.plans.push(InstalledPlan { method, version, probes, on });
        runtime.statistics.versions_made += 1;
        if let Some(last) = loader.classes.method(method).versions().last() {
            last.next_version.get_or_init(|| Box::new(code));
        }
        for block in 0..blocks.len() as u32 {
            let region = self.region_at(blocks[block as usize].id);
            let entry = region.map_or(RegionEntry::NOWHERE, |region| self.entry_of_region(runtime, region));
            if let Some(code) = loader.classes.method(method).version(version) {
                code.set_entry(block, entry);
            }
        }
        Ok(version)
    }

    /// Turns a switch of the plan of a method's current version on or off, with so many paths to count. Frames that are in
    /// the middle of a path have their path registers poisoned where it is turned on.
    pub(crate) fn set_switch(
        &mut self,
        runtime: &mut Runtime,
        loader: &Loader,
        method: MethodId,
        switch: u32,
        budget: Option<u64>,
    ) {
        let Some(code) = loader.classes.method(method).current() else { return };
        let version = code.version;
        let Some(&place) = self.instruments.place_of_plan.get(&(method, version)) else { return };
        let found = self.instruments.plans.get_mut(place);
        let Some(plan) = found.filter(|plan| switch < plan.probes.plan.switches) else { return };
        let was = std::mem::replace(&mut plan.on[switch as usize], budget.is_some());
        self.instruments.counters[plan.probes.budget(switch) as usize] = budget.unwrap_or(0);
        if was == budget.is_some() {
            return;
        }
        code.set_switch(switch, budget.is_some());
        if budget.is_some() {
            let registers: BTreeSet<u32> = plan
                .probes
                .plan
                .steps
                .iter()
                .flatten()
                .filter(|step| step.switch == switch)
                .map(|step| step.register)
                .collect();
            Self::each_frame(runtime, |distance, frame| {
                if frame.place().is_some_and(|(code, _)| (code.method, code.version) == (method, version)) {
                    // SAFETY: I4: `each_frame` gives live frames with their threads' distances; this one's method has the plan.
                    registers.iter().for_each(|&register| unsafe { poison(distance, frame.fp(), register) });
                }
            });
        }
    }

    /// Every frame of every thread, with the distance to the path registers.
    fn each_frame(runtime: &Runtime, mut look: impl FnMut(usize, &Frame)) {
        for thread in runtime.threads.iter() {
            let frames = std::iter::successors(runtime.registers.frame_of(thread), Frame::caller);
            frames.for_each(|frame| look(thread.stack.path_registers(), &frame));
        }
    }

    /// Makes a version the one that calls enter and that all frames change over to.
    fn change_version(&self, runtime: &Runtime, loader: &Loader, id: MethodId, version: u16) {
        let method = loader.classes.method(id);
        method.enter_version(version);
        for code in method.versions() {
            for block in 0..code.blocks.len() as u32 {
                self.refresh_head(runtime, loader, code, block);
            }
        }
    }

    /// A head of a version that is not current was reached: goes on at the same block of the current version.
    pub(crate) fn switch_version(&mut self, runtime: &mut Runtime, loader: &mut Loader) {
        let Some(from) = runtime.registers.current_code() else { return };
        let method = loader.classes.method(from.method);
        let block = from.block_of_word(from.index_of(runtime.registers.pc()));
        if let (Some(to), Some(block)) = (method.current(), block) {
            let id = from.method;
            for (code, change) in [(from, -1), (to, 1)] {
                if code.probes.is_some() {
                    *self.instruments.changed_over.entry((id, code.version, block)).or_default() += change;
                }
            }
            // SAFETY: I1: the versions of a method's code expect the same slots at the same blocks (K4).
            unsafe { runtime.registers.go_to(to.head(block)) };
            if let Some(probes) = &to.probes {
                // The frame is in the middle of a path, of which nothing is known.
                let (fp, distance) = (runtime.registers.fp(), runtime.registers.path_registers());
                // SAFETY: I4: the registers name the running thread's innermost frame, whose method has the plan.
                (0..probes.plan.registers).for_each(|register| unsafe { poison(distance, fp, register) });
            }
            runtime.registers.arrival = Arrival::Head;
        }
    }

    /// An exception leaves the block of a frame of the running thread, for the handler at a word or for the caller.
    pub(crate) fn note_exceptional(&mut self, runtime: &Runtime, frame: &Frame, handler: Option<u32>) {
        let Some((code, word)) = frame.place() else { return };
        let (Some(probes), Some(from)) = (&code.probes, code.block_of_word(word)) else { return };
        let to = handler.and_then(|handler| code.block_of_word(handler as usize));
        let is_return = matches!(frame.position(), Position::Before(_))
            && code.op(word).is_some_and(|op| op.info().flow == Flow::Return);
        if let Some(edge) = probes.returning(from).filter(|_| is_return) {
            // A return that throws has been counted, and is none.
            for counter in probes.counters(edge) {
                let counter = &mut self.instruments.counters[counter as usize];
                *counter = counter.saturating_sub(1);
            }
        }
        match probes.thrown(from, to) {
            Some(edge) => {
                let distance = runtime.registers.path_registers();
                // SAFETY: I4: a `Frame` is a live one, exceptions are passed on in frames of the running thread, and this
                // one executes the version.
                unsafe { self.pass(code.method, code.version, distance, frame.fp(), edge) };
            }
            None => {
                self.instruments.unlisted += 1;
                if let Some(to) = to.filter(|_| probes.plan.throwers) {
                    *self.instruments.exceptional.entry((code.method, from, to)).or_default() += 1;
                }
            }
        }
        // A call that does not return has been executed: it ends its block.
        if probes.plan.throwers && matches!(frame.position(), Position::Before(_)) {
            let place = (code.blocks[from as usize].id, code.bytecode_indices[word]);
            *self.instruments.cut_short.entry(place).or_default() += 1;
        }
    }

    /// Does the steps of an edge of a version for a frame that executes it.
    ///
    /// # Safety
    /// `fp` is the header of a live frame (I4) of that method, of a thread whose path registers lie at `distance`.
    unsafe fn pass(&mut self, method: MethodId, version: u16, distance: usize, fp: *mut u64, edge: usize) {
        let Some(plan) = self.instruments.plan(method, version) else { return };
        let probes = Arc::clone(&plan.probes);
        for (at, step) in probes.plan.steps[edge].iter().enumerate() {
            // What stands behind a step that has exhausted its budget is done as if the switch were off.
            let is_on = self.instruments.plan(method, version).is_some_and(|plan| plan.on[step.switch as usize]);
            let exhausted = &self.instruments.exhausted;
            if !is_on || at > 0 && exhausted.contains(&(method, step.switch)) {
                continue;
            }
            // SAFETY: I4: the caller promises a frame of the method, and the plan names registers that such frames have
            // (`Probes::new`).
            let register = unsafe { &mut *register(distance, fp, step.register) };
            let counters = &mut self.instruments.counters;
            match step.action {
                EdgeAction::SetRegister(value) => *register = value,
                EdgeAction::AddRegister(value) => *register = register.wrapping_add(value),
                EdgeAction::CountEdge(counter) => counters[(probes.first_counter + counter) as usize] += 1,
                EdgeAction::CountCold { table } => counters[probes.tables[table as usize] as usize] += 1,
                EdgeAction::CountPath { table, add } | EdgeAction::CountHash { table, add } => {
                    let path = register.wrapping_add(add);
                    self.instruments.count_path(&probes, table, path);
                }
                EdgeAction::CountKnown { table, path } => {
                    self.instruments.count_path(&probes, table, path as i32);
                }
                EdgeAction::CountProfile => match &mut counters[probes.budget(step.switch) as usize] {
                    0 => self.instruments.exhausted.push((method, step.switch)),
                    budget => *budget -= 1,
                },
            }
        }
    }

    /// The switches whose budget was exhausted while exceptions were passed on; none of them comes again.
    pub(crate) fn take_exhausted(&mut self) -> Vec<(MethodId, u32)> {
        std::mem::take(&mut self.instruments.exhausted)
    }

    /// How often the edges of instrumented methods were passed, while they were instrumented and where their plans
    /// count them by themselves: by method, block that is left, block that is entered, kind.
    pub(crate) fn edge_counts(&self) -> Vec<EdgeCount> {
        let mut counts: BTreeMap<(MethodId, Edge), u64> = BTreeMap::new();
        for InstalledPlan { method, probes, .. } in &self.instruments.plans {
            for (at, &edge) in probes.edges.iter().enumerate() {
                for counter in probes.counters(at) {
                    *counts.entry((*method, edge)).or_default() += self.instruments.counters[counter as usize];
                }
            }
        }
        for (&(method, from, to), &count) in &self.instruments.exceptional {
            let edge = Edge { from: Some(from), to: Some(to), kind: EdgeKind::Exceptional };
            *counts.entry((method, edge)).or_default() += count;
        }
        counts.into_iter().map(|((method, edge), count)| EdgeCount { method, edge, count }).collect()
    }

    /// What the plans of all instrumented versions have counted.
    pub(crate) fn plan_counts(&self, runtime: &Runtime) -> Vec<PlanCounts> {
        let mut standing: BTreeMap<(MethodId, u16), BTreeMap<u32, i64>> = BTreeMap::new();
        Self::each_frame(runtime, |_, frame| {
            if let Some((code, word)) = frame.place()
                && code.probes.is_some()
                && let Some(block) = code.block_of_word(word)
            {
                *standing.entry((code.method, code.version)).or_default().entry(block).or_default() += 1;
            }
        });
        for (&(method, version, block), &change) in &self.instruments.changed_over {
            *standing.entry((method, version)).or_default().entry(block).or_default() -= change;
        }
        let counts = |plan: &InstalledPlan| {
            let probes = &plan.probes;
            let first = probes.first_counter as usize;
            let place = (plan.method, plan.version);
            PlanCounts {
                method: plan.method,
                version: plan.version,
                edges: probes.edges.clone(),
                counters: self.instruments.counters[first..first + probes.plan.counters as usize].into(),
                tables: (0..probes.plan.tables.len()).map(|table| self.instruments.table(probes, table)).collect(),
                standing: standing.get(&place).cloned().unwrap_or_default(),
            }
        };
        self.instruments.plans.iter().map(counts).collect()
    }

    /// What a table of the plan of a method's current version has counted so far.
    pub(crate) fn path_counts(&self, loader: &Loader, method: MethodId, table: u32) -> Option<PathCounts> {
        let version = loader.classes.method(method).current()?.version;
        let plan = self.instruments.plan(method, version)?;
        let table = table as usize;
        (table < plan.probes.plan.tables.len()).then(|| self.instruments.table(&plan.probes, table))
    }

    /// Exceptions that have left blocks of instrumented code by an edge that is not listed: while there are none, exact
    /// edge counts are exact.
    pub(crate) fn unlisted_exceptions(&self) -> u64 {
        self.instruments.unlisted
    }

    /// How often each block of instrumented methods was executed, by method and block: exact where all edges into the
    /// block are counted.
    pub(crate) fn block_counts(&self) -> BTreeMap<(MethodId, u32), u64> {
        let mut counts: BTreeMap<(MethodId, u32), u64> = BTreeMap::new();
        for EdgeCount { method, edge, count } in self.edge_counts() {
            if let Some(to) = edge.to {
                *counts.entry((method, to)).or_default() += count;
            }
        }
        for (&(method, _, block), &change) in &self.instruments.changed_over {
            let count = counts.entry((method, block)).or_default();
            *count = count.saturating_add_signed(change);
        }
        counts
    }

    /// Bytecodes executed, those that threw included and those that never got through left out; `None` if the VM was
    /// not told to count them.
    pub(crate) fn bytecodes_executed(&self, runtime: &Runtime, loader: &Loader) -> Option<u64> {
        if !runtime.options.count_bytecodes {
            return None;
        }
        let of_blocks = self.block_counts().into_iter().map(|((method, block), count)| {
            let length =
                loader.classes.method(method).version(0).map_or(0, |code| code.blocks[block as usize].bytecodes);
            count * u64::from(length)
        });
        let all: u64 = of_blocks.sum();
        let cut: u64 = self
            .instruments
            .cut_short
            .iter()
            .map(|(&(block, at), &count)| self.left_out(loader, block, at, true) * count)
            .sum();
        Some(all.saturating_sub(cut + self.pending_bytecodes(runtime, loader)))
    }

    /// Bytecodes of a block behind one of them; without `done` that one is among them.
    pub(crate) fn left_out(&self, loader: &Loader, block: BlockId, at: u16, done: bool) -> u64 {
        let Some(BlockPlace { method, index }) = self.block_place(block) else { return 0 };
        let method = loader.classes.method(method);
        let file = loader.class_file(method.class);
        let bytecode = file.as_ref().and_then(|file| file.method(usize::from(method.index))?.code());
        let (Some(code), Some(bytecode)) = (method.version(0), bytecode) else { return 0 };
        let behind = |pc: u16| if done { pc > at } else { pc >= at };
        block_bytecodes(bytecode, &code.blocks[index as usize]).filter(|bytecode| behind(bytecode.pc)).count() as u64
    }

    /// Bytecodes of blocks in which threads stand now that they have not executed yet.
    fn pending_bytecodes(&self, runtime: &Runtime, loader: &Loader) -> u64 {
        let mut pending = 0;
        Self::each_frame(runtime, |_, frame| {
            if let (Position::Before(_), Some((code, word))) = (frame.position(), frame.place())
                && code.probes.is_some()
                && let Some(block) = code.block_of_word(word)
            {
                pending += self.left_out(loader, code.blocks[block as usize].id, code.bytecode_indices[word], false);
            }
        });
        pending
    }
}
