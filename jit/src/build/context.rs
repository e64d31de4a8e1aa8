//! The state while a region's blocks are built: the function so far, and which value each frame slot has.
//!
//! A block of the region where several paths may meet (its root, return points, blocks with several predecessors) takes
//! a parameter for each live slot; every other one goes on with the state of its only predecessor. Parameters that turn
//! out to have one value only are removed in the end.

use holloway_traces::candidate::{FrameNumber, FrameOrigin};
use holloway_traces::compiler::Charge;
use holloway_traces::region::Region;
use holloway_vm::code::instruction::{Register, ThreadedInstruction as Word};
use holloway_vm::link::{Classes, Method};
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, ResumePoint};
use rustc_hash::FxHashSet;

use super::frames::{self, PlacedFrame};
use super::liveness::Cursor;
use super::method::CodeView;
use super::operation::Operation;
use super::retire::Retiring;
use super::{BuildError, RegionBuilder};
use crate::ir::graph::reverse_postorder;
use crate::ir::{
    BinaryOp, Block, BytecodePlace, ExitId, Frame, FrameState, Function, Instruction, IntCompare, IrConstant, Slot,
    Snapshot, Terminator, Type, UnaryOp, Value,
};

/// The most slots that all states of a region's blocks may hold together.
const STATES_MAX: usize = 1 << 22;

/// The most iterations that the profile may promise for a loop at the region's root.
const ITERATIONS_MAX: u64 = 64;

/// A block of the region, of threaded code, on its way to one of the IR.
pub(super) struct Node {
    pub block: BlockId,
    pub frame: usize,
    /// The block's place among its method's.
    pub index: usize,
    /// Whether paths may meet here.
    pub joins: bool,
    /// The block of the IR, once something leads there.
    pub target: Option<Block>,
    /// Slots and parameters of a block where paths meet.
    pub entry: Vec<(Slot, Value)>,
    /// The state with which the others begin.
    saved: Option<State>,
    built: bool,
}

/// What is known at a point.
#[derive(Clone, Default)]
pub(super) struct State {
    /// By slot, from the lowest one of the region's on.
    values: Vec<Option<Value>>,
    /// Values that guards have shown not to be null on every path to here.
    pub nonnull: Vec<Value>,
}

/// How an instruction ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// The instruction behind it follows, in the same block.
    Next,
    /// The block has its terminator.
    Ended,
}

/// See the module's head.
pub(super) struct Context<'a> {
    pub builder: &'a mut RegionBuilder,
    pub classes: &'a Classes,
    pub region: &'a Region,
    pub frames: Vec<PlacedFrame<'a>>,
    pub function: Function,
    pub nodes: Vec<Node>,
    /// The lowest slot of any frame, and one past the highest.
    slots: (i32, i32),
    /// Slots that hold a reference or null when the region is entered, whatever it does.
    pub entry_references: FxHashSet<Slot>,
    /// One past the highest slot that a call in the region may use.
    pub stack_end: i32,
    /// The node being built, the block of the IR, and the instruction.
    pub node: usize,
    pub block: Block,
    pub word: usize,
    /// The bytecode that it comes from.
    source: BytecodePlace,
    pub cursor: Option<Cursor>,
    /// What the frames hold before the instruction, once an exit has asked for it.
    pub before: Option<Snapshot>,
    pub state: State,
    pub retiring: Retiring,
    /// What has been charged on the edge that is being built.
    charged: u32,
}

impl<'a> Context<'a> {
    /// The start of building: an empty function, and nodes for the region's blocks.
    ///
    /// # Errors
    /// [`BuildError::TooLarge`], and [`BuildError::Malformed`] where blocks, frames and edges do not fit.
    pub(super) fn new(
        builder: &'a mut RegionBuilder,
        classes: &'a Classes,
        region: &'a Region,
        frames: Vec<PlacedFrame<'a>>,
    ) -> Result<Context<'a>, BuildError> {
        let low = frames.iter().map(PlacedFrame::first).min().unwrap_or(0);
        let high = frames.iter().map(PlacedFrame::end).max().unwrap_or(0);
        let states = region.blocks.len().saturating_mul((high - low) as usize);
        if states > STATES_MAX {
            return Err(BuildError::TooLarge);
        }
        let mut nodes = Vec::with_capacity(region.blocks.len());
        for block in &region.blocks {
            let frame = frames.get(block.frame.index()).ok_or(BuildError::Malformed)?;
            let index = frame.view.index_of(block.block).ok_or(BuildError::Malformed)?;
            nodes.push(Node {
                block: block.block,
                frame: block.frame.index(),
                index,
                joins: false,
                target: None,
                entry: Vec::new(),
                saved: None,
                built: false,
            });
        }
        if region.blocks.first().is_none_or(|root| root.frame.index() != 0) {
            return Err(BuildError::Malformed);
        }
        let mut arrivals = vec![0_u32; nodes.len()];
        for edge in region.blocks.iter().flat_map(|block| &block.successors) {
            *arrivals.get_mut(edge.to).ok_or(BuildError::Malformed)? += 1;
        }
        for (at, &count) in arrivals.iter().enumerate() {
            // A call that is replaced by an operation leads to its return point by itself.
            let (frame, index) = (nodes[at].frame, nodes[at].index);
            let view = frames[frame].view;
            let returns = view.code.call_returning_to(view.block(index).start as usize).is_some();
            nodes[at].joins = at == 0 || count > 1 || returns;
        }
        let stack_end = frames[0].end();
        let counters = builder.retired_counters;
        let mut context = Context {
            builder,
            classes,
            region,
            frames,
            function: Function::default(),
            nodes,
            slots: (low, high),
            entry_references: FxHashSet::default(),
            stack_end,
            node: 0,
            block: Function::ENTRY,
            word: 0,
            source: BytecodePlace::NONE,
            cursor: None,
            before: None,
            state: State::default(),
            retiring: Retiring::new(counters),
            charged: 0,
        };
        context.entry_references = context.references_at_entry();
        context.state = context.empty_state();
        Ok(context)
    }

    /// Builds everything that the root leads to.
    pub(super) fn build(&mut self) -> Result<(), BuildError> {
        self.function.frames = (0..self.frames.len()).map(|frame| self.frame_state(frame)).collect();
        // What does not come from within the region; little of a loop.
        let root = self.region.blocks[0].weight;
        let edges = self.region.blocks.iter().flat_map(|block| &block.successors);
        let back = edges.filter(|edge| edge.to == 0).fold(0, |sum: u64, edge| sum.saturating_add(edge.weight));
        let entry = self.function.add_block(root.saturating_sub(back).max(root / ITERATIONS_MAX).max(1));
        debug_assert_eq!(entry, Function::ENTRY);
        let live = self.live_slots(0);
        for (slot, ty) in live {
            let value = self.function.append(entry, Instruction::ReadSlot(slot), ty);
            self.set_slot(slot, value)?;
        }
        let (to, arguments) = self.enter(0)?;
        self.function.blocks[entry.index()].terminator = Terminator::Jump { to, arguments };
        // Forward order, so that a block with one predecessor finds that one's state. What is reached later only, by
        // regions whose loops have several entries, has its turn in the next round.
        // Calls lead to their return points too.
        let order = reverse_postorder(self.nodes.len(), |node| self.leads_to(node));
        loop {
            let next = order.iter().copied().find(|&node| self.nodes[node].target.is_some() && !self.nodes[node].built);
            let Some(node) = next else { return Ok(()) };
            self.build_node(node)?;
        }
    }

    fn leads_to(&self, node: usize) -> Vec<usize> {
        let mut to: Vec<usize> = self.region.blocks[node].successors.iter().map(|edge| edge.to).collect();
        let calls = self.region.blocks[node].successors.iter().any(|edge| edge.transition == Succession::Call);
        if calls || to.is_empty() {
            let (frame, behind) = (self.nodes[node].frame, self.nodes[node].index + 1);
            to.extend(self.node_at(frame, behind));
        }
        to
    }

    fn build_node(&mut self, node: usize) -> Result<(), BuildError> {
        self.node = node;
        self.nodes[node].built = true;
        self.block = self.nodes[node].target.ok_or(BuildError::Malformed)?;
        if self.nodes[node].joins {
            self.state = self.empty_state();
            for (slot, value) in self.nodes[node].entry.clone() {
                self.set_slot(slot, value)?;
            }
        } else {
            self.state = self.nodes[node].saved.take().ok_or(BuildError::Malformed)?;
        }
        let (view, index) = (self.view(), self.nodes[node].index);
        let words = view.words(index)?;
        self.cursor = Some(self.frame().liveness.cursor(view, index, &words)?);
        self.retire_from(index);
        for (at, &word) in words.iter().enumerate() {
            self.word = word;
            self.source = BytecodePlace::new(node, view.bytecode_index(word));
            self.before = None;
            self.retire_next(words.get(at + 1).copied())?;
            if self.instruction(view.operation(word)?)? == Flow::Ended {
                return Ok(());
            }
            if let Some(cursor) = &mut self.cursor {
                cursor.advance();
            }
        }
        Err(view.inconsistent(self.word))
    }

    /// Builds what an instruction does, and its block's terminator if it is the last one there.
    fn instruction(&mut self, operation: Operation) -> Result<Flow, BuildError> {
        match operation {
            Operation::Moves(_) => self.moves()?,
            Operation::Constant => self.load_constant(false)?,
            Operation::WideConstant => self.load_constant(true)?,
            Operation::LoadRoot => self.load_root()?,
            Operation::Binary(op, left, right, result, divides) => {
                self.binary_operation(op, left, right, result, divides)?;
            }
            Operation::Immediate(op, ty, right) => self.immediate_operation(op, ty, right)?,
            Operation::SubtractFrom => self.subtract_from()?,
            Operation::Unary(op, from, to) => self.unary_operation(op, from, to)?,
            Operation::ArrayLength => self.array_length()?,
            Operation::ArrayLoad(kind) => self.array_load(kind)?,
            Operation::ArrayStore(kind) => self.array_store(kind)?,
            Operation::NewArray => self.new_array()?,
            Operation::New(duplicated) => self.new_object(duplicated)?,
            Operation::GetField(kind) => self.get_field(kind)?,
            Operation::PutField(kind) => self.put_field(kind)?,
            Operation::GetStatic => self.get_static()?,
            Operation::PutStatic(conversion) => self.put_static(conversion)?,
            Operation::CheckCast => self.check_cast()?,
            Operation::InstanceOf => self.instance_test()?,
            Operation::MonitorEnter => self.monitor(true)?,
            Operation::MonitorExit => self.monitor(false)?,
            Operation::LockMethod => return self.lock_method(),
            Operation::MultiNewArray => return self.new_multi_array(),
            Operation::Goto => return self.goto(false),
            Operation::GotoBack => return self.goto(true),
            Operation::BranchInt(compare, ty) => return self.branch_int(compare, ty),
            Operation::BranchImmediate(compare) => return self.branch_immediate(compare),
            Operation::BranchFloat(compare, jumps, ty) => return self.branch_float(compare, jumps, ty),
            Operation::BranchNull(jumps) => return self.branch_null(jumps),
            Operation::TableSwitch | Operation::LookupSwitch => return self.switch(),
            Operation::Call(kind) => return self.call(kind),
            Operation::Return(kind) => return self.give_back(kind),
            Operation::Throw => return self.throw(),
            Operation::Resolve | Operation::ResolveCall => return self.unresolved(),
            // Blocks' words pass over the first; no method that has the others is built.
            Operation::Pass | Operation::Noted | Operation::Machinery => return Err(self.inconsistent()),
        }
        Ok(Flow::Next)
    }

    /// The frame that a call at the current word pushes for a method that the region does not follow.
    pub(super) fn linked_frame(&mut self, callee: &'a Method) -> Result<Option<usize>, BuildError> {
        let Some(view) = CodeView::new(self.classes, callee) else { return Ok(None) };
        let Node { frame: caller, index, block, .. } = self.nodes[self.node];
        let origin = FrameOrigin::Callee { caller: FrameNumber(caller as u16), call: block };
        let known = self.frames.iter().position(|frame| frame.origin == origin && frame.view.method.id == callee.id);
        if known.is_some() {
            return Ok(known);
        }
        let liveness = self.builder.liveness(view)?;
        let first = self.frame().header + i32::from(self.current()?.a.get() as Register);
        let header = first + callee.locals() as i32;
        frames::check_place(&view, header)?;
        let number = self.frames.len();
        self.frames.push(PlacedFrame { view, liveness, origin, header, caller: None });
        let waiting = frames::caller_of(&self.frames, number, FrameNumber(caller as u16), index, self.word)?;
        self.frames[number].caller = Some(waiting);
        let state = self.frame_state(number);
        self.function.frames.push(state);
        Ok(Some(number))
    }

    fn frame_state(&self, frame: usize) -> FrameState {
        let place = &self.frames[frame];
        let pushed = matches!(place.origin, FrameOrigin::Callee { .. }).then_some(place.caller.as_ref()).flatten();
        FrameState {
            method: place.view.method.id,
            header: Slot(place.header),
            caller: pushed.map(|caller| Frame::from(caller.frame.index())),
            returns_to: pushed.map(|caller| {
                let below = self.frames[caller.frame.index()].view;
                self.resume(below, below.block(caller.return_block).start as usize)
            }),
        }
    }

    pub(super) fn resume(&self, view: CodeView<'_>, word: usize) -> ResumePoint {
        ResumePoint { method: view.method.id, version: 0, word: word as u32 }
    }

    // Where the builder stands.

    pub(super) fn frame(&self) -> &PlacedFrame<'a> {
        &self.frames[self.nodes[self.node].frame]
    }

    pub(super) fn view(&self) -> CodeView<'a> {
        self.frame().view
    }

    pub(super) fn current(&self) -> Result<&'a Word, BuildError> {
        self.view().instruction(self.word)
    }

    pub(super) fn inconsistent(&self) -> BuildError {
        self.view().inconsistent(self.word)
    }

    /// A node for a block of a frame, by the block's place among its method's. Linear in the region's blocks.
    pub(super) fn node_at(&self, frame: usize, index: usize) -> Option<usize> {
        self.nodes.iter().position(|node| node.frame == frame && node.index == index)
    }

    /// The node to which an edge of the current one leads, if the region follows it.
    pub(super) fn followed(&self, transition: Succession, frame: usize, index: usize) -> Option<usize> {
        let edges = &self.region.blocks[self.node].successors;
        let mut edges = edges.iter().filter(|edge| edge.transition == transition).map(|edge| edge.to);
        edges.find(|&to| self.nodes[to].frame == frame && self.nodes[to].index == index)
    }

    // Slots.

    fn empty_state(&self) -> State {
        State { values: vec![None; (self.slots.1 - self.slots.0) as usize], nonnull: Vec::new() }
    }

    pub(super) fn slot_value(&self, slot: Slot) -> Option<Value> {
        let index = usize::try_from(slot.0 - self.slots.0).ok()?;
        self.state.values.get(index).copied().flatten()
    }

    pub(super) fn set_slot(&mut self, slot: Slot, value: Value) -> Result<(), BuildError> {
        let index = usize::try_from(slot.0 - self.slots.0).ok();
        let place = index.and_then(|index| self.state.values.get_mut(index));
        *place.ok_or_else(|| self.frames[self.nodes[self.node].frame].view.inconsistent(self.word))? = Some(value);
        Ok(())
    }

    /// The value in a register, which must be of a type.
    pub(super) fn get(&self, register: u16, ty: Type) -> Result<Value, BuildError> {
        let value = self.slot_value(self.frame().slot(register as Register));
        value.filter(|&value| self.function.ty(value) == ty).ok_or_else(|| self.inconsistent())
    }

    pub(super) fn set(&mut self, register: u16, value: Value) -> Result<(), BuildError> {
        let slot = self.frame().slot(register as Register);
        self.set_slot(slot, value)
    }

    /// What a register is read as behind the current instruction, if at all.
    pub(super) fn wanted(&self, register: u16) -> Option<Type> {
        self.cursor.as_ref()?.live_behind(register as Register)
    }

    // Instructions.

    pub(super) fn add(&mut self, instruction: Instruction, ty: Type) -> Value {
        let value = self.function.append(self.block, instruction, ty);
        self.function.values[value.index()].source = self.source;
        value
    }

    pub(super) fn constant(&mut self, constant: IrConstant) -> Value {
        let ty = match constant {
            IrConstant::I32(_) => Type::I32,
            IrConstant::I64(_) => Type::I64,
            IrConstant::F32(_) => Type::F32,
            IrConstant::F64(_) => Type::F64,
            IrConstant::Null => Type::Ref,
        };
        self.add(Instruction::Constant(constant), ty)
    }

    pub(super) fn int(&mut self, value: i32) -> Value {
        self.constant(IrConstant::I32(value))
    }

    pub(super) fn unary(&mut self, op: UnaryOp, operand: Value, ty: Type) -> Value {
        self.add(Instruction::Unary(op, operand), ty)
    }

    pub(super) fn binary(&mut self, op: BinaryOp, left: Value, right: Value, ty: Type) -> Value {
        self.add(Instruction::Binary(op, left, right), ty)
    }

    pub(super) fn compare(&mut self, compare: IntCompare, left: Value, right: Value) -> Value {
        self.add(Instruction::CompareInt(compare, left, right), Type::Bool)
    }

    pub(super) fn guard(&mut self, condition: Value, expected: bool, exit: ExitId) {
        self.add(Instruction::Guard { condition, expected, exit }, Type::Void);
    }

    pub(super) fn charge(&mut self, weight: u32) {
        if weight > 0 {
            self.charged += weight;
            self.add(Instruction::Charge(weight), Type::Void);
        }
    }

    /// Whether a value is known not to be null.
    pub(super) fn is_nonnull(&self, value: Value) -> bool {
        let made = self.function.instruction(value).and_then(Instruction::made_class);
        made.is_some() || self.state.nonnull.contains(&value)
    }

    pub(super) fn terminate(&mut self, terminator: Terminator) -> Flow {
        self.charged = 0;
        self.function.blocks[self.block.index()].terminator = terminator;
        Flow::Ended
    }

    /// A block that stands for no block of the region, with a weight.
    pub(super) fn helper(&mut self, weight: u64) -> Block {
        self.function.add_block(weight)
    }

    // Edges.

    /// The block of a node and the arguments to jump there with.
    pub(super) fn enter(&mut self, node: usize) -> Result<(Block, Vec<Value>), BuildError> {
        let weight = self.region.blocks[node].weight;
        let to = match self.nodes[node].target {
            Some(block) => block,
            None => {
                let block = self.function.add_block(weight);
                self.nodes[node].target = Some(block);
                if self.nodes[node].joins {
                    for (slot, ty) in self.live_slots(node) {
                        let value = self.function.add_parameter(block, ty);
                        self.nodes[node].entry.push((slot, value));
                    }
                }
                block
            }
        };
        if !self.nodes[node].joins {
            // A second edge here comes from the same block of the region, with the same state.
            let known = &self.state.nonnull;
            match &mut self.nodes[node].saved {
                Some(saved) => saved.nonnull.retain(|value| known.contains(value)),
                saved => *saved = Some(self.state.clone()),
            }
            return Ok((to, Vec::new()));
        }
        let mut arguments = Vec::with_capacity(self.nodes[node].entry.len());
        for &(slot, parameter) in &self.nodes[node].entry {
            let ty = self.function.ty(parameter);
            let value = self.slot_value(slot).filter(|&value| self.function.ty(value) == ty);
            arguments.push(value.ok_or_else(|| self.inconsistent())?);
        }
        Ok((to, arguments))
    }

    /// Ends the current block with a jump to a node.
    pub(super) fn jump(&mut self, node: usize) -> Result<Flow, BuildError> {
        self.retire_on_edge();
        if self.charged > 0 {
            self.builder.charges.push(Charge { from: self.node, to: node, weight: self.charged });
        }
        let (to, arguments) = self.enter(node)?;
        Ok(self.terminate(Terminator::Jump { to, arguments }))
    }

    /// The slots that are live at a node's head, in all frames, and their types.
    pub(super) fn live_slots(&self, node: usize) -> Vec<(Slot, Type)> {
        let Node { frame, index, .. } = self.nodes[node];
        let place = &self.frames[frame];
        let live = place.liveness.at_head(index);
        let mut slots: Vec<(Slot, Type)> = live.iter().map(|(register, ty)| (place.slot(register), ty)).collect();
        self.for_each_waiting(frame, |caller| slots.extend_from_slice(&caller.live));
        slots.sort_unstable_by_key(|&(slot, _)| slot);
        slots.dedup_by_key(|&mut (slot, _)| slot);
        slots
    }
}
