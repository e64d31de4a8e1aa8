//! The translator: one pass over the bytecode in order, with the operand stack kept symbolically.
//!
//! An operand that is a constant or a local stays one until an instruction reads it, so `iload_1; iload_2; iadd;
//! istore_3` becomes `iadd r3, r1, r2`. What a block leaves on the stack for another block lies in its canonical slot;
//! only across a call, whose return point has one predecessor, do constants and locals stay symbolic.
//!
//! Kinds of values come from the verified frames at jump targets and from the bytecode in between.

mod bytecodes;
mod control;
mod emit;
mod invoke;
mod locals;
mod locks;
mod operations;
pub(crate) mod probe;
mod scan;
mod stack;
mod weights;

use std::cell::{Cell, OnceCell};
use std::sync::Arc;

use super::dispatch::HandlerWords;
use super::instruction::{Register, ThreadedInstruction};
use super::instrumentation::ProbeMap;
use super::op::Op;
use super::registers::{FrameLayout, FrameTooLarge};
use super::{Block, Code, FusedOver, Handler, MapBuilder, ProbeSite, Probes};
use crate::classfile::{self, ClassFile};
use crate::id::{BlockId, MethodId};
use crate::verify::{ValueKind, VerifiedMethod};
use emit::Fixup;
use probe::EdgeStub;
use scan::Scan;
use stack::StackEntry;

/// How code is made.
#[derive(Clone, Copy, Debug)]
pub struct TranslateOptions {
    /// The handler words that are written.
    pub words: &'static HandlerWords,
    /// Whether common sequences become one instruction.
    pub fuse: bool,
}

/// Why a verified method has no threaded code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranslateError {
    /// The frame needs more slots than registers can name; a call would overflow the stack.
    FrameTooLarge,
}

impl From<FrameTooLarge> for TranslateError {
    fn from(_: FrameTooLarge) -> Self {
        TranslateError::FrameTooLarge
    }
}

/// What is translated.
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Input<'a> {
    /// The class file that the method belongs to.
    pub file: &'a ClassFile,
    /// The method in the class file.
    pub method: classfile::MethodInfo<'a>,
    pub code: classfile::CodeAttribute<'a>,
    /// What verification found.
    pub verified: &'a VerifiedMethod,
    /// The method's number.
    pub id: MethodId,
    /// The first free block number of the VM; blocks are numbered from here on.
    pub first_block: u32,
    /// The version's number.
    pub version: u16,
    /// What the edges do, and the blocks that the edges refer to, for an instrumented version.
    pub probes: Option<(&'a Arc<Probes>, &'a [Block])>,
}

/// Translates a verified method. Linear in the length of its bytecode.
pub fn translate(input: Input<'_>, options: TranslateOptions) -> Result<Code, TranslateError> {
    let access = input.method.access();
    let layout = FrameLayout::new(
        input.method.descriptor(),
        access.is_static(),
        access.is_synchronized(),
        input.code.max_locals(),
        input.code.max_stack(),
    )?;
    let mut translator = Translator::new(input, options, layout);
    translator.method();
    Ok(translator.finish())
}

/// The translator's state.
struct Translator<'a> {
    input: Input<'a>,
    options: TranslateOptions,
    layout: FrameLayout,
    scan: Scan,
    /// Kinds of the JVM locals.
    locals: Vec<ValueKind>,
    /// Slots of the locals that are references.
    local_map: Vec<u64>,
    /// The verified frame's locals that these are, by their identity.
    locals_of_frame: Option<u32>,
    stack: Vec<StackEntry>,
    /// Registers with references that the current bytecode has popped but may still read.
    operand_references: Vec<Register>,
    /// Whether control reaches the current bytecode.
    reachable: bool,
    instructions: Vec<ThreadedInstruction>,
    ops: Vec<Cell<u16>>,
    bytecode_indices: Vec<u16>,
    maps: Vec<u32>,
    map_builder: MapBuilder,
    map_scratch: Vec<u64>,
    blocks: Vec<Block>,
    /// Index of the first instruction of the block that starts at a bytecode; `u32::MAX` where none does (yet).
    block_starts: Vec<u32>,
    fixups: Vec<Fixup>,
    /// Jumps that need instructions of their own.
    edge_stubs: Vec<EdgeStub>,
    fused_over: Vec<FusedOver>,
    /// The edges with steps, in an instrumented version.
    probes: Option<ProbeMap>,
    /// Where steps are done.
    probe_sites: Vec<ProbeSite>,
    /// First word of the jumps that are not laid out in line.
    stubs: u32,
    /// The current bytecode and the one after it.
    at: u16,
    next: u16,
    is_synchronized: bool,
    /// Whether the monitors that frames hold have to be noted: see [`locks`].
    notes_locks: bool,
    /// Whether the last instruction leaves its block by itself, passing over the header that follows.
    block_ended: bool,
    /// Map of the frame while it waits for the call that has just been written.
    waiting_map: Option<u32>,
    /// The local that the current bytecode's result is stored to at once.
    pending_store: Option<u16>,
    entry_map: u32,
    /// The last instruction if it moves registers: its index, and how many moves it does.
    last_move: Option<(usize, u32)>,
}

impl<'a> Translator<'a> {
    fn new(input: Input<'a>, options: TranslateOptions, layout: FrameLayout) -> Self {
        let bytecode = input.code.bytecode();
        let max_locals = usize::from(input.code.max_locals());
        let slots = max_locals + 5 + usize::from(input.code.max_stack());
        let map_scratch = vec![0; slots.div_ceil(64)];
        let map_builder = MapBuilder::new(map_scratch.len());
        let capacity = bytecode.len() + 16;
        let scan = Scan::new(&input);
        let notes_locks = scan.has_monitors && !locks::is_structured(&input);
        Translator {
            scan,
            input,
            options,
            layout,
            locals: vec![ValueKind::Top; max_locals],
            local_map: map_scratch.clone(),
            locals_of_frame: None,
            stack: Vec::new(),
            operand_references: Vec::new(),
            reachable: true,
            instructions: Vec::with_capacity(capacity),
            ops: Vec::with_capacity(capacity),
            bytecode_indices: Vec::with_capacity(capacity),
            maps: Vec::with_capacity(capacity),
            map_builder,
            map_scratch,
            blocks: Vec::new(),
            block_starts: vec![u32::MAX; bytecode.len() + 1],
            fixups: Vec::new(),
            edge_stubs: Vec::new(),
            fused_over: Vec::new(),
            probes: input.probes.map(|(probes, blocks)| probes.by_place(blocks)),
            probe_sites: Vec::new(),
            stubs: 0,
            at: 0,
            next: 0,
            is_synchronized: input.method.access().is_synchronized(),
            notes_locks,
            block_ended: false,
            waiting_map: None,
            pending_store: None,
            entry_map: super::NO_MAP,
            last_move: None,
        }
    }

    fn method(&mut self) {
        self.arguments();
        self.entry_map = self.current_map();
        self.probe_entry();
        if self.is_synchronized {
            self.begin_block_at(0, false);
            let is_static = self.input.method.access().is_static();
            let receiver = if is_static { 0 } else { self.layout.local(0) };
            self.emit(Op::lock_method, receiver as u16, u16::from(is_static), 0);
            self.probe_falling(0);
            self.emit_goto_behind_header();
        }
        let bytecode = self.input.code.bytecode();
        let mut at = 0usize;
        while at < bytecode.len() {
            let instruction =
                classfile::decode(bytecode, at).expect("a verified method's bytecode has been decoded before");
            (self.at, self.next) = (instruction.pc, instruction.next_pc);
            if self.scan.is_leader(self.at) {
                self.begin_block();
            }
            at = usize::from(instruction.next_pc);
            if self.reachable {
                if let Some(block) = self.blocks.last_mut() {
                    block.bytecodes = block.bytecodes.saturating_add(1);
                }
                let skip_to = self.bytecode(&instruction);
                self.operand_references.clear();
                at = usize::from(skip_to);
            }
        }
        self.edge_stubs();
        self.resolve_fixups();
    }

    /// Kinds of the locals at the method's entry: the arguments.
    fn arguments(&mut self) {
        let mut local = 0;
        if !self.input.method.access().is_static() {
            self.note_local(0, ValueKind::Reference);
            local = 1;
        }
        for parameter in self.input.method.descriptor().parameters() {
            self.note_local(local, stack::kind_of(parameter));
            local += usize::from(parameter.slots());
        }
    }

    fn finish(mut self) -> Code {
        self.fused_over.sort_unstable_by_key(|fused| (fused.head, fused.at));
        let handlers = self
            .input
            .code
            .exception_table()
            .filter(|handler| self.block_starts[usize::from(handler.handler_pc)] != u32::MAX)
            .map(|handler| Handler {
                start: handler.start_pc,
                end: handler.end_pc,
                target: self.block_starts[usize::from(handler.handler_pc)],
                catch_type: handler.catch_type,
            })
            .collect();
        let entry = if self.has_entry_steps() { 0 } else { self.blocks[0].start };
        let code = Code {
            method: self.input.id,
            instructions: self.instructions.into(),
            ops: self.ops.into(),
            bytecode_indices: self.bytecode_indices.into(),
            maps: self.maps.into(),
            entry_map: self.entry_map,
            map_table: self.map_builder.finish(),
            handlers,
            fused_over: self.fused_over.into(),
            version: self.input.version,
            entry,
            stubs: self.stubs,
            probes: self.input.probes.map(|(probes, _)| Arc::clone(probes)),
            probe_sites: self.probe_sites.into(),
            head_modes: vec![Cell::default(); self.blocks.len()].into(),
            words: self.options.words,
            next_version: OnceCell::new(),
            blocks: self.blocks.into(),
            weight: self.scan.call_weight(),
        };
        if self.options.fuse {
            for at in 0..code.instructions.len() {
                code.fuse_around(at);
            }
        }
        code
    }

    fn block_id(&self) -> BlockId {
        BlockId(self.input.first_block + self.blocks.len() as u32)
    }
}
