//! Calls and returns: along the region's edges they are inlined, elsewhere they leave, by a link where the other side is
//! known (K24): to the callee's entry with the frame pushed, to the return point with the frame popped. Calls whose target
//! the receiver decides are found in `selected`.
//!
//! A call checks its receiver and its target, charges the target's weight (K1) and goes on in the target's first block,
//! whose locals are the arguments where they lie (K7). Its stack limit is checked once, at the region's entry.

use holloway_traces::candidate::FrameOrigin;
use holloway_vm::code::op::Op;
use holloway_vm::link::{Method, flags};
use holloway_vm::native::ShortNative;
use holloway_vm::tier::Succession;
use holloway_vm::tier::runtime::is_callable;
use holloway_vm::{ExitReason, MethodId};

use super::BuildError;
use super::context::{Context, Flow};
use super::method::{CodeView, LOCK_REGISTER};
use super::operation::{CallKind, ReturnKind};
use crate::ir::{Instruction, Link, Slot, SnapshotValue, Terminator, Type, Value};

/// A method that a call of the region may enter.
pub(super) struct Target {
    pub method: MethodId,
    /// Its entry, where the region follows.
    pub node: Option<usize>,
}

impl<'a> Context<'a> {
    /// A call. The region goes on in the callee where it follows it, behind the call where that is done in place
    /// (intrinsics, empty methods, natives), and is left else.
    pub(super) fn call(&mut self, kind: CallKind) -> Result<Flow, BuildError> {
        let receiver = self.current()?.a.get();
        match kind {
            CallKind::Static | CallKind::Special => {
                let callee = self.view().code.direct_callee(self.word).ok_or_else(|| self.inconsistent())?;
                let callee = self.classes.method(callee);
                if kind == CallKind::Special {
                    let object = self.get(receiver, Type::Ref)?;
                    self.null_check(object)?;
                }
                self.direct_call(callee)
            }
            CallKind::Virtual | CallKind::Interface => {
                let object = self.get(receiver, Type::Ref)?;
                self.null_check(object)?;
                self.selected_call(kind, object)
            }
        }
    }

    fn direct_call(&mut self, callee: &'a Method) -> Result<Flow, BuildError> {
        if let Some(flow) = self.intrinsic(callee)? {
            return Ok(flow);
        }
        let targets = self.targets();
        if let Some(node) = targets.iter().find(|target| target.method == callee.id).and_then(|target| target.node) {
            return self.push(callee, node);
        }
        let joined = matches!(self.view().code.op(self.word), Some(Op::invoke_empty | Op::invoke_empty_static));
        if joined || is_empty(callee) {
            self.account(callee)?;
            return self.call_done();
        }
        if callee.is(flags::NATIVE) {
            if is_callable(self.classes.class(callee.class), callee) {
                return self.native_call(callee);
            }
            return self.leave_here(ExitReason::Native);
        }
        self.link(callee)
    }

    /// Goes on in a method that the region does not follow.
    pub(super) fn link(&mut self, callee: &'a Method) -> Result<Flow, BuildError> {
        let Some(frame) = self.linked_frame(callee)? else { return self.leave_here(ExitReason::Call) };
        self.account(callee)?;
        self.retire_on_edge();
        let entry = self.frames[frame].view.block(0).start as usize;
        let exit = self.exit_to(ExitReason::Link, frame, entry, 0)?;
        self.function.exits[exit.index()].link = Some(Link::Head);
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// A call of a native by compiled code.
    fn native_call(&mut self, callee: &Method) -> Result<Flow, BuildError> {
        let first = self.current()?.a.get();
        let (types, result) = self.view().call_types(self.word).ok_or_else(|| self.inconsistent())?;
        if types.len() != usize::from(callee.argument_slots) {
            return Err(self.inconsistent());
        }
        let mut arguments = Vec::with_capacity(types.len());
        for (at, ty) in types.into_iter().enumerate() {
            arguments.push(self.get(first.wrapping_add(at as u16), ty)?);
        }
        let exit = self.exit_here(ExitReason::Native)?;
        // The weight is known when all blocks are built.
        let class = &self.classes.class(callee.class).name;
        let short = ShortNative::find(class, &callee.name, &callee.descriptor);
        let call = Instruction::CallNative { method: callee.id, short, arguments, weight: 0, exit };
        let value = self.add(call, result.unwrap_or(Type::Void));
        self.account(callee)?;
        if result.is_some() {
            self.set(first, value)?;
        }
        self.call_done()
    }

    /// The callees from the current block, each once, those that the region follows before the others, the likeliest first.
    pub(super) fn targets(&self) -> Vec<Target> {
        let method = |node: usize| self.frames[self.nodes[node].frame].view.method.id;
        let edges = self.region.blocks[self.node].successors.iter();
        let calls = edges.filter(|edge| edge.transition == Succession::Call).map(|edge| edge.to);
        let entered = calls.filter(|&node| self.nodes[node].index == 0 && self.is_callee(self.nodes[node].frame));
        let followed = entered.map(|node| Target { method: method(node), node: Some(node) });
        let callees = self.region.blocks[self.node].callees.iter();
        let others = callees.filter(|callee| callee.index() < self.classes.method_count());
        let linkable = others.filter(|&&callee| {
            let callee = self.classes.method(callee);
            !callee.is(flags::NATIVE) && CodeView::new(self.classes, callee).is_some()
        });
        let mut targets: Vec<Target> = Vec::new();
        for target in followed.chain(linkable.map(|&method| Target { method, node: None })) {
            if targets.iter().all(|other| other.method != target.method) {
                targets.push(target);
            }
        }
        targets
    }

    /// Whether a frame is one that the call at the end of the current block pushes.
    fn is_callee(&self, frame: usize) -> bool {
        let here = &self.nodes[self.node];
        let caller = match self.frames[frame].origin {
            FrameOrigin::Callee { caller, call } => return caller.index() == here.frame && call == here.block,
            // The root's frame, or one below it, called again at the place to which it has returned.
            FrameOrigin::Root | FrameOrigin::Caller { .. } => self.frames[frame].caller.as_ref(),
        };
        caller.is_some_and(|caller| caller.frame.index() == here.frame && caller.call == self.word)
    }

    /// What every call does before it enters its target.
    pub(super) fn account(&mut self, callee: &Method) -> Result<(), BuildError> {
        let first = i32::from(self.current()?.a.get() as i16) + self.frame().header;
        let end = i64::from(first) + callee.locals() as i64 + callee.operand_slots() as i64;
        self.stack_end = self.stack_end.max(i32::try_from(end).map_err(|_| BuildError::TooLarge)?);
        let weight = u32::try_from(callee.weight.get()).map_err(|_| BuildError::TooLarge)?;
        self.charge(weight);
        Ok(())
    }

    pub(super) fn push(&mut self, callee: &Method, node: usize) -> Result<Flow, BuildError> {
        self.account(callee)?;
        self.jump(node)
    }

    /// Goes on behind the current call, which has been done without a frame; its result is in place.
    pub(super) fn call_done(&mut self) -> Result<Flow, BuildError> {
        let (frame, behind) = (self.nodes[self.node].frame, self.nodes[self.node].index + 1);
        if let Some(node) = self.node_at(frame, behind) {
            return self.jump(node);
        }
        self.end_at(frame, behind)
    }

    /// A return to the caller where the region has it, else out of the region.
    pub(super) fn give_back(&mut self, kind: ReturnKind) -> Result<Flow, BuildError> {
        let frame = self.nodes[self.node].frame;
        let Some(caller) = self.frames[frame].caller.as_ref() else {
            return self.return_below(kind);
        };
        let (below, return_block) = (caller.frame.index(), caller.return_block);
        let node = self.followed(Succession::Return, below, return_block);
        let pushed = matches!(self.frames[frame].origin, FrameOrigin::Callee { .. });
        if node.is_none() && !pushed {
            return self.leave_here(ExitReason::ReturnPoint);
        }
        let locals = self.current()?.b.get();
        let value = self.result(kind)?;
        if kind == ReturnKind::Synchronized {
            let object = self.get(LOCK_REGISTER as u16, Type::Ref)?;
            let exit = self.exit_here(ExitReason::Monitor)?;
            self.monitor_check(object, exit);
            self.add(Instruction::MonitorExit { object, exit }, Type::Void);
        }
        if let Some(value) = value {
            self.set((-i32::from(locals)) as u16, value)?;
        }
        if let Some(node) = node {
            return self.jump(node);
        }
        self.end_at(below, return_block)
    }

    /// Translates a return out of the region's frames.
    fn return_below(&mut self, kind: ReturnKind) -> Result<Flow, BuildError> {
        let exit = self.exit_here(ExitReason::ReturnPoint)?;
        if kind != ReturnKind::Synchronized {
            let to = Slot(self.frame().header - i32::from(self.current()?.b.get()));
            let result = self.result(kind)?.map(|value| (to, SnapshotValue::Value(value)));
            self.function.exits[exit.index()].link = Some(Link::Return { result });
        }
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// What a return returns.
    fn result(&mut self, kind: ReturnKind) -> Result<Option<Value>, BuildError> {
        let i = self.current()?;
        Ok(match kind {
            ReturnKind::Void => None,
            ReturnKind::Synchronized if i.c.get() == 0 => None,
            ReturnKind::Field => {
                let object = self.get(i.a.get(), Type::Ref)?;
                let kind = self.view().returned_field().ok_or_else(|| self.inconsistent())?;
                Some(self.load_field(object, i.c.get() as u32, kind)?)
            }
            ReturnKind::Value | ReturnKind::Synchronized => Some(self.returned(i.a.get())?),
        })
    }

    fn returned(&self, register: u16) -> Result<Value, BuildError> {
        let ty = self.view().result().ok_or_else(|| self.inconsistent())?;
        self.get(register, ty)
    }
}

/// Whether a method does nothing but return.
fn is_empty(method: &Method) -> bool {
    method
        .version(0)
        .is_some_and(|code| code.op(code.entry as usize) == Some(Op::return_void) && !method.is(flags::SYNCHRONIZED))
}
