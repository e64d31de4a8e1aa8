//! Versions of a method's code: made, changed over to in running code, and what their counters say.
//!
//! Changing over happens at block heads only (K4): the heads of a version that is not current hold `head_switch`, which
//! goes on at the same block of the current one; frames that wait for a call return into the version that they called
//! from and change over at its next head. Versions live as long as their VM and are used again.

#![allow(unsafe_code)]

use std::collections::BTreeMap;

use super::Tiering;
use crate::code::{
    Code, Edge, EdgeAction, EdgeKind, InstrumentError, Instrumentation, InstrumentationPlan, MethodView, Probes,
    block_bytecodes, edges,
};
use crate::error::JavaError;
use crate::id::{BlockId, MethodId};
use crate::loader::Loader;
use crate::profile::blocks::BlockPlace;
use crate::runtime::Runtime;
use crate::schedule::Schedule;
use crate::thread::registers::Arrival;
use crate::thread::walk::{Frame, Position};

/// How often an edge was passed in instrumented code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct EdgeCount {
    /// The method.
    pub method: MethodId,
    /// The edge, between blocks of the method.
    pub edge: Edge,
    /// Times.
    pub count: u64,
}

impl Tiering {
    /// Instruments a method: frames that execute it change over at their next block head, calls from now on. A version
    /// that was made for an equal plan before is used again and counts on.
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
        let plain = loader.classes.method(method).version(0).ok_or(InstrumentError::NoCode)?;
        let edges = edges(plain, bytecode);
        let plan = instrumentation.plan(&MethodView {
            method,
            blocks: &plain.blocks,
            edges: &edges,
            handlers: &plain.handlers,
        });
        let in_range = |action: &EdgeAction| match *action {
            EdgeAction::Nothing => true,
            EdgeAction::CountEdge(counter) => counter < plan.counters,
        };
        if plan.actions.len() != edges.len() || !plan.actions.iter().all(in_range) {
            return Err(InstrumentError::BadPlan);
        }
        let made = loader.classes.method(method).versions().find(|code| code.has_plan(&plan)).map(|code| code.version);
        let version = match made {
            Some(version) => version,
            None => self.add_instrumented(runtime, loader, method, edges, plan)?,
        };
        self.change_version(runtime, loader, method, version);
        Ok(())
    }

    /// The control flow of a method that has been translated: its edges, the entry first, without the exceptional ones.
    /// `None` where there is no threaded code. Costs a pass over the bytecode.
    pub(crate) fn edges(&self, loader: &Loader, method: MethodId) -> Option<Box<[Edge]>> {
        let plain = loader.classes.method(method).version(0)?;
        let file = loader.class_file(loader.classes.method(method).class)?;
        let bytecode = file.method(usize::from(loader.classes.method(method).index))?.code()?;
        Some(edges(plain, bytecode))
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
        edges: Box<[Edge]>,
        plan: InstrumentationPlan,
    ) -> Result<u16, InstrumentError> {
        let version =
            u16::try_from(loader.classes.method(method).versions().count()).map_err(|_| InstrumentError::BadPlan)?;
        let first_counter = self.instruments.counters.len();
        let counters = first_counter + plan.counters as usize;
        // A counter's number is an operand of 31 bits.
        let first_counter = u32::try_from(first_counter).map_err(|_| InstrumentError::BadPlan)?;
        i32::try_from(counters).map_err(|_| InstrumentError::BadPlan)?;
        let probes = Probes { edges, plan, first_counter };
        let blocks = loader.classes.method(method).version(0).map(|plain| plain.blocks.clone()).unwrap_or_default();
        let code = self.translate_version(runtime, loader, method, None, version, Some((&probes, &blocks)))?;
        let alike = code.blocks.len() == blocks.len()
            && code
                .blocks
                .iter()
                .zip(&blocks)
                .all(|(a, b)| (a.bytecode_index, a.bytecodes, a.stack) == (b.bytecode_index, b.bytecodes, b.stack));
        if !alike {
            return Err(JavaError::new("java/lang/InternalError", "code versions differ in their blocks").into());
        }
        for mode in &code.head_modes {
            mode.set(runtime.options.head_mode);
        }
        self.instruments.counters.resize(counters, 0);
        runtime.registers.counters = self.instruments.counters.as_mut_ptr();
        if let Some(last) = loader.classes.method(method).versions().last() {
            last.next_version.get_or_init(|| Box::new(code));
        }
        Ok(version)
    }

    /// Makes a version the one that calls enter and that all frames change over to.
    fn change_version(&self, runtime: &Runtime, loader: &Loader, id: MethodId, version: u16) {
        let method = loader.classes.method(id);
        let Some(current) = method.version(version) else { return };
        method.current_version.set(version);
        method.entry.set(&raw const current.instructions[current.entry as usize]);
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
        let block = from.block_of_word(from.index_of(runtime.registers.pc));
        if let (Some(to), Some(block)) = (method.version(method.current_version.get()), block) {
            let change = i64::from(to.probes.is_some()) - i64::from(from.probes.is_some());
            let id = from.method;
            runtime.registers.pc = to.head(block);
            if change != 0 {
                *self.instruments.changed_over.entry((id, block)).or_default() += change;
            }
            runtime.registers.arrival = Arrival::Head;
        }
    }

    /// An exception leaves a frame's block, for the handler at a word or for the caller.
    pub(crate) fn note_exceptional(&mut self, frame: &Frame, handler: Option<u32>) {
        let Some((code, word)) = frame.place() else { return };
        let (Some(probes), Some(from)) = (&code.probes, code.block_of_word(word)) else { return };
        if !probes.plan.exceptional {
            return;
        }
        if let Some(to) = handler.and_then(|handler| code.block_of_word(handler as usize)) {
            *self.instruments.exceptional.entry((code.method, from, to)).or_default() += 1;
        }
        // A call that does not return has been executed: it ends its block.
        if matches!(frame.position, Position::Before(_)) {
            let place = (code.blocks[from as usize].id, code.bytecode_indices[word]);
            *self.instruments.cut_short.entry(place).or_default() += 1;
        }
    }

    /// How often the edges of instrumented methods were passed, while they were instrumented and where their plans
    /// count: by method, block that is left, block that is entered, kind.
    pub(crate) fn edge_counts(&self, loader: &Loader) -> Vec<EdgeCount> {
        let mut counts: BTreeMap<(MethodId, Edge), u64> = BTreeMap::new();
        for code in Self::instrumented_versions(loader) {
            let probes = code.probes.as_ref().expect("only instrumented versions are looked at");
            for (at, &edge) in probes.edges.iter().enumerate() {
                if let Some(counter) = probes.counter(at) {
                    *counts.entry((code.method, edge)).or_default() += self.instruments.counters[counter as usize];
                }
            }
        }
        for (&(method, from, to), &count) in &self.instruments.exceptional {
            counts.insert((method, Edge { from: Some(from), to, kind: EdgeKind::Exceptional }), count);
        }
        counts.into_iter().map(|((method, edge), count)| EdgeCount { method, edge, count }).collect()
    }

    fn instrumented_versions(loader: &Loader) -> impl Iterator<Item = &Code> {
        let methods = loader.classes.methods();
        methods.flat_map(|method| method.versions()).filter(|code| code.probes.is_some())
    }

    /// How often each block of instrumented methods was executed, by method and block: exact where all edges into the
    /// block are counted.
    pub(crate) fn block_counts(&self, loader: &Loader) -> BTreeMap<(MethodId, u32), u64> {
        let mut counts: BTreeMap<(MethodId, u32), u64> = BTreeMap::new();
        for EdgeCount { method, edge, count } in self.edge_counts(loader) {
            *counts.entry((method, edge.to)).or_default() += count;
        }
        for (&place, &change) in &self.instruments.changed_over {
            let count = counts.entry(place).or_default();
            *count = count.saturating_add_signed(change);
        }
        counts
    }

    /// Bytecodes executed, those that threw included and those that never got through left out; `None` if the VM was
    /// not told to count them.
    pub(crate) fn bytecodes_executed(&self, runtime: &Runtime, schedule: &Schedule, loader: &Loader) -> Option<u64> {
        if !runtime.options.count_bytecodes {
            return None;
        }
        let of_blocks = self.block_counts(loader).into_iter().map(|((method, block), count)| {
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
        Some(all.saturating_sub(cut + self.pending_bytecodes(runtime, schedule, loader)))
    }

    /// Bytecodes of a block behind one of them; without `done` that one is among them.
    pub(crate) fn left_out(&self, loader: &Loader, block: BlockId, at: u16, done: bool) -> u64 {
        let Some(BlockPlace { method, version, index }) = self.block_place(block) else { return 0 };
        let method = loader.classes.method(method);
        let file = loader.class_file(method.class);
        let bytecode = file.as_ref().and_then(|file| file.method(usize::from(method.index))?.code());
        let (Some(code), Some(bytecode)) = (method.version(version), bytecode) else { return 0 };
        let behind = |pc: u16| if done { pc > at } else { pc >= at };
        block_bytecodes(bytecode, &code.blocks[index as usize]).filter(|bytecode| behind(bytecode.pc)).count() as u64
    }

    /// Bytecodes of blocks in which threads stand now that they have not executed yet.
    fn pending_bytecodes(&self, runtime: &Runtime, schedule: &Schedule, loader: &Loader) -> u64 {
        let mut pending = 0;
        for thread in runtime.threads.iter() {
            let running = Some(thread.id) == runtime.threads.current;
            let pc = schedule.place_of_running(&runtime.registers);
            let (fp, pc) = if running { (runtime.registers.fp, pc) } else { (thread.fp, thread.pc) };
            if fp.is_null() {
                continue;
            }
            // SAFETY: I4: a thread's registers name its innermost frame.
            let mut next = Some(unsafe { Frame::innermost(fp, pc) });
            while let Some(frame) = next {
                next = frame.caller();
                if let (Position::Before(_), Some((code, word))) = (frame.position, frame.place())
                    && code.probes.is_some()
                    && let Some(block) = code.block_of_word(word)
                {
                    pending +=
                        self.left_out(loader, code.blocks[block as usize].id, code.bytecode_indices[word], false);
                }
            }
        }
        pending
    }
}
