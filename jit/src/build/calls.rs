//! Calls and returns: along the region's edges they are inlined, elsewhere they leave, by a link where the other side is
//! known (K24): to the callee's entry with the frame pushed, to the return point with the frame popped.
//!
//! A call checks its receiver and its target, charges the target's weight (K1) and goes on in the target's first block,
//! whose locals are the arguments where they lie (K7). Its stack limit is checked once, at the region's entry.

use holloway_traces::candidate::{FrameOrigin, Transition};
use holloway_vm::code::op::Op;
use holloway_vm::link::{ClassKind, Method, flags};
use holloway_vm::tier::runtime::is_callable;
use holloway_vm::{ClassId, MethodId};

use super::BuildError;
use super::context::{Context, Flow};
use super::method::{LOCK_REGISTER, MethodView};
use super::shape::{CallKind, Shape};
use crate::ir::{Block, ExitReason, Instruction, IntCompare, Link, Slot, SnapshotValue, Terminator, Type, Value};

/// Targets of one call that a region tells apart (K24).
const TARGETS_MAX: usize = 3;

/// Classes that are compared one by one to find a target.
const CLASSES_MAX: usize = 3;

/// A target of a call.
struct Target {
    method: MethodId,
    /// Its entry, where the region follows.
    node: Option<usize>,
}

/// How a call recognises a target.
enum Recognition {
    /// By the receiver's class.
    Classes(Vec<ClassId>),
    /// By the method in the receiver's vtable.
    Address,
}

impl<'a> Context<'a> {
    /// Translates a call.
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
    fn link(&mut self, callee: &'a Method) -> Result<Flow, BuildError> {
        let Some(frame) = self.linked_frame(callee)? else { return self.leave_here(ExitReason::Call) };
        self.account(callee)?;
        self.retire_on_way();
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
        let call = Instruction::CallNative { method: callee.id, arguments, weight: 0, exit };
        let value = self.add(call, result.unwrap_or(Type::Void));
        self.account(callee)?;
        if result.is_some() {
            self.set(first, value)?;
        }
        self.call_done()
    }

    /// A call whose target depends on the receiver: a chain of tests, the likeliest target first.
    fn selected_call(&mut self, kind: CallKind, receiver: Value) -> Result<Flow, BuildError> {
        let mut known: Vec<(Target, Recognition)> = Vec::new();
        let targets = self.targets();
        let only = targets.len() == 1;
        for target in targets {
            if known.len() < TARGETS_MAX && known.iter().all(|(other, _)| other.method != target.method) {
                let recognition = self.recognition(kind, &target, only)?;
                known.extend(recognition.map(|recognition| (target, recognition)));
            }
        }
        if known.is_empty() {
            return self.leave_here(ExitReason::Call);
        }
        let exit = self.exit_here(ExitReason::Receiver)?;
        let class = self.add(Instruction::ClassOf(receiver), Type::I32);
        let last = known.len() - 1;
        for (at, (target, recognition)) in known.into_iter().enumerate() {
            let tests = self.tests(kind, target.method, &recognition)?;
            let callee = self.classes.method(target.method);
            let weight = self.region.blocks[target.node.unwrap_or(self.node)].weight;
            let one = tests.len() == 1;
            let mut called: Option<Block> = None;
            let final_test = tests.len() - 1;
            for (number, test) in tests.into_iter().enumerate() {
                let condition = self.test(class, target.method, test)?;
                if at == last && number == final_test {
                    self.guard(condition, true, exit);
                    if one {
                        break;
                    }
                    let to = called.unwrap_or_else(|| self.helper(weight));
                    called = Some(to);
                    self.terminate(Terminator::Jump { to, arguments: Vec::new() });
                } else {
                    let to = called.unwrap_or_else(|| self.helper(weight));
                    called = Some(to);
                    let other = self.helper(0);
                    let (then, otherwise) = ((to, Vec::new()), (other, Vec::new()));
                    self.terminate(Terminator::Branch { condition, then, otherwise });
                    self.block = other;
                }
            }
            let rest = self.block;
            if let Some(called) = called {
                self.block = called;
            }
            match target.node {
                Some(node) => self.push(callee, node)?,
                None => self.link(callee)?,
            };
            self.block = rest;
        }
        Ok(Flow::Ended)
    }

    /// The callees from the current block, those that the region follows before the others, the likeliest first.
    fn targets(&self) -> Vec<Target> {
        let method = |node: usize| self.frames[self.nodes[node].frame].view.method.id;
        let edges = self.region.blocks[self.node].successors.iter();
        let calls = edges.filter(|edge| edge.transition == Transition::Call).map(|edge| edge.to);
        let entered = calls.filter(|&node| self.nodes[node].index == 0 && self.is_callee(self.nodes[node].frame));
        let followed = entered.map(|node| Target { method: method(node), node: Some(node) });
        let callees = self.region.blocks[self.node].callees.iter();
        let others = callees.filter(|callee| callee.index() < self.classes.methods().len());
        let linkable = others.filter(|&&callee| {
            let callee = self.classes.method(callee);
            !callee.is(flags::NATIVE) && MethodView::new(self.classes, callee).is_some()
        });
        followed.chain(linkable.map(|&method| Target { method, node: None })).collect()
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

    /// How receivers of a target are told from others; `None` where that is not possible.
    fn recognition(&self, kind: CallKind, target: &Target, only: bool) -> Result<Option<Recognition>, BuildError> {
        let classes = self.selecting(kind, target.method)?;
        Ok(match (classes.len(), kind) {
            (1..=CLASSES_MAX, _) => Some(Recognition::Classes(classes)),
            (0, _) => None,
            (_, CallKind::Virtual) => Some(Recognition::Address),
            (_, _) => {
                // Any class of the target's own has the target at the target's place, if none overrides it.
                let method = self.classes.method(target.method);
                let class = self.classes.class(method.class);
                let call = self.view().code.interface_call(self.word).ok_or_else(|| self.inconsistent())?;
                let interface = self.classes.class(self.classes.method(call.method).class).interface_index;
                // A class that does not implement the interface may have subclasses for which the call fails.
                let suits = class.kind == ClassKind::Class && class.implements(interface);
                match method.vtable_index.get() {
                    Some(_) if suits && only => Some(Recognition::Address),
                    _ => Some(Recognition::Classes(classes.into_iter().take(CLASSES_MAX).collect())),
                }
            }
        })
    }

    /// The loaded classes of receivers for which the call at the current word selects a method; of an interface call,
    /// those in its inline cache first.
    fn selecting(&self, kind: CallKind, method: MethodId) -> Result<Vec<ClassId>, BuildError> {
        let code = self.view().code;
        let instantiable = self.classes.iter().filter(|class| match class.kind {
            ClassKind::Class => !class.is(flags::ABSTRACT),
            ClassKind::Array => true,
            ClassKind::Interface | ClassKind::Primitive => false,
        });
        if kind == CallKind::Virtual {
            // Other classes may have other methods at that place.
            let callee = self.classes.method(method);
            let named = self.view().called(self.word).ok_or_else(|| self.inconsistent())?;
            if (&*callee.name, &*callee.descriptor) != named {
                return Ok(Vec::new());
            }
            let index = self.current()?.c.get() as u32 as usize;
            let selecting = instantiable.filter(|class| class.vtable_methods.get(index) == Some(&method));
            return Ok(selecting.map(|class| class.id).collect());
        }
        let call = code.interface_call(self.word).ok_or_else(|| self.inconsistent())?;
        let wanted = self.classes.method(call.method);
        let owner = self.classes.class(wanted.class);
        let callee = self.classes.method(method);
        // What the interpreter refuses to call is left to it.
        let accessible = callee.is(flags::PUBLIC) || wanted.is(flags::PRIVATE);
        if !owner.is_interface() || !accessible || callee.is(flags::ABSTRACT) {
            return Ok(Vec::new());
        }
        let implementing = instantiable.filter(|class| class.implements(owner.interface_index));
        let selecting =
            implementing.filter(|class| self.classes.select_interface_method(class.id, wanted.id) == method);
        let mut found: Vec<ClassId> = selecting.map(|class| class.id).collect();
        found.sort_by_key(|class| !call.cached.contains(&Some(*class)));
        Ok(found)
    }

    fn tests(&self, kind: CallKind, method: MethodId, recognition: &Recognition) -> Result<Vec<Test>, BuildError> {
        Ok(match recognition {
            Recognition::Classes(classes) => classes.iter().map(|&class| Test::Class(class)).collect(),
            Recognition::Address => {
                let index = match kind {
                    CallKind::Virtual => self.current()?.c.get() as u32,
                    _ => self.classes.method(method).vtable_index.get().ok_or_else(|| self.inconsistent())?,
                };
                vec![Test::Address(index, kind == CallKind::Interface)]
            }
        })
    }

    /// Whether the receiver's class passes a test for a target.
    fn test(&mut self, class: Value, method: MethodId, test: Test) -> Result<Value, BuildError> {
        Ok(match test {
            Test::Class(wanted) => {
                let wanted = self.int(wanted.0 as i32);
                self.compare(IntCompare::Equal, class, wanted)
            }
            Test::Address(index, checked) => {
                if checked {
                    // Only the owner's subclasses have a vtable as long as that.
                    let target = self.classes.method(method).class;
                    let exit = self.exit_here(ExitReason::Receiver)?;
                    let subclass = self.add(Instruction::IsSubclass { class, target }, Type::Bool);
                    self.guard(subclass, true, exit);
                }
                let found = self.add(Instruction::VirtualTarget { class, index }, Type::I64);
                let wanted = self.add(Instruction::MethodAddress(method), Type::I64);
                self.compare(IntCompare::Equal, found, wanted)
            }
        })
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

    fn push(&mut self, callee: &Method, node: usize) -> Result<Flow, BuildError> {
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

    /// Translates a return.
    pub(super) fn give_back(&mut self, shape: Shape) -> Result<Flow, BuildError> {
        let frame = self.nodes[self.node].frame;
        let Some(caller) = self.frames[frame].caller.as_ref() else {
            return self.return_below(shape);
        };
        let (below, return_block) = (caller.frame.index(), caller.return_block);
        let node = self.followed(Transition::Return, below, return_block);
        let pushed = matches!(self.frames[frame].origin, FrameOrigin::Callee { .. });
        if node.is_none() && !pushed {
            return self.leave_here(ExitReason::ReturnPoint);
        }
        let i = self.current()?;
        let (a, locals) = (i.a.get(), i.b.get());
        let value = match shape {
            Shape::ReturnVoid | Shape::ReturnValue | Shape::ReturnField => self.result(shape)?,
            _ => {
                let value = if i.c.get() != 0 { Some(self.returned(a)?) } else { None };
                let object = self.get(LOCK_REGISTER as u16, Type::Ref)?;
                let exit = self.exit_here(ExitReason::Monitor)?;
                self.monitor_check(object, exit);
                self.add(Instruction::MonitorExit { object, exit }, Type::Void);
                value
            }
        };
        if let Some(value) = value {
            self.set((-i32::from(locals)) as u16, value)?;
        }
        if let Some(node) = node {
            return self.jump(node);
        }
        self.end_at(below, return_block)
    }

    /// Translates a return out of the region's frames.
    fn return_below(&mut self, shape: Shape) -> Result<Flow, BuildError> {
        let exit = self.exit_here(ExitReason::ReturnPoint)?;
        if matches!(shape, Shape::ReturnVoid | Shape::ReturnValue | Shape::ReturnField) {
            let to = Slot(self.frame().header - i32::from(self.current()?.b.get()));
            let result = self.result(shape)?.map(|value| (to, SnapshotValue::Value(value)));
            self.function.exits[exit.index()].link = Some(Link::Return { result });
        }
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// What a return that gives back no monitor returns.
    fn result(&mut self, shape: Shape) -> Result<Option<Value>, BuildError> {
        let i = self.current()?;
        Ok(match shape {
            Shape::ReturnVoid => None,
            Shape::ReturnField => {
                let object = self.get(i.a.get(), Type::Ref)?;
                let kind = self.view().returned_field().ok_or_else(|| self.inconsistent())?;
                Some(self.load_field(object, i.c.get() as u32, kind)?)
            }
            _ => Some(self.returned(i.a.get())?),
        })
    }

    fn returned(&self, register: u16) -> Result<Value, BuildError> {
        let ty = self.view().result().ok_or_else(|| self.inconsistent())?;
        self.get(register, ty)
    }
}

/// A test of the receiver's class.
enum Test {
    Class(ClassId),
    /// By the method at an index of its vtable, after a test that it has one.
    Address(u32, bool),
}

/// Whether a method does nothing but return.
fn is_empty(method: &Method) -> bool {
    method
        .code
        .get()
        .is_some_and(|code| code.op(code.entry as usize) == Some(Op::return_void) && !method.is(flags::SYNCHRONIZED))
}
