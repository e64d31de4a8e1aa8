//! Calls whose target the receiver decides: a chain of tests finds the targets that the region knows, the likeliest first;
//! all others are called by a link (K24).
//!
//! Where the chain tells all targets apart that the profile has seen, it ends in a guard: what comes later is for a region
//! that knows more. Else it ends in a link to the entry of whatever method the receiver selects.

use holloway_vm::code::instruction::Register;
use holloway_vm::link::{ClassKind, flags};
use holloway_vm::{ClassId, ExitReason, MethodId};

use super::BuildError;
use super::calls::Target;
use super::context::{Context, Flow};
use super::method::CodeView;
use super::operation::CallKind;
use crate::ir::{Instruction, IntCompare, Link, SnapshotValue, Terminator, Type, Value};

/// Targets of one call that a region tells apart (K24).
const TARGETS_MAX: usize = 3;

/// Classes that are compared one by one to find a target.
const CLASSES_MAX: usize = 3;

/// A target that is told from others.
struct Known {
    target: Target,
    tests: Vec<Test>,
}

/// A test of the receiver's class.
enum Test {
    /// It is this class, and no other one.
    Class(ClassId),
    /// It selects the target.
    Address,
}

impl Context<'_> {
    /// A call whose target depends on the receiver, which is not null.
    pub(super) fn selected_call(&mut self, kind: CallKind, receiver: Value) -> Result<Flow, BuildError> {
        let targets = self.targets();
        if targets.is_empty() {
            return self.leave_here(ExitReason::Call);
        }
        let mut known: Vec<Known> = Vec::new();
        // The likeliest target that is not told from others.
        let mut other = None;
        for target in targets {
            let tests = if known.len() < TARGETS_MAX { self.tests(kind, target.method)? } else { None };
            match tests {
                Some(tests) => known.push(Known { target, tests }),
                None => other = other.or(Some(target.method)),
            }
        }
        let class = self.add(Instruction::ClassOf(receiver), Type::I32);
        let guard = if other.is_none() { Some(self.exit_here(ExitReason::Receiver)?) } else { None };
        let reason = if known.is_empty() { ExitReason::Call } else { ExitReason::Receiver };
        let mut left: usize = known.iter().map(|known| known.tests.len()).sum();
        let mut rest = self.region.blocks[self.node].weight;
        for Known { target, tests } in known {
            let called = self.helper(self.region.blocks[target.node.unwrap_or(self.node)].weight);
            rest = rest.saturating_sub(self.weight_of_call(&target));
            for test in tests {
                let condition = self.test(kind, class, target.method, test)?;
                left -= 1;
                if let Some(exit) = guard.filter(|_| left == 0) {
                    self.guard(condition, true, exit);
                    self.terminate(Terminator::Jump { to: called, arguments: Vec::new() });
                } else {
                    let next = self.helper(rest);
                    let (then, otherwise) = ((called, Vec::new()), (next, Vec::new()));
                    self.terminate(Terminator::Branch { condition, then, otherwise });
                    self.block = next;
                }
            }
            let next = std::mem::replace(&mut self.block, called);
            let callee = self.classes.method(target.method);
            match target.node {
                Some(node) => self.push(callee, node)?,
                None => self.link(callee)?,
            };
            self.block = next;
        }
        if let Some(likely) = other {
            self.link_by_receiver(kind, class, reason, likely)?;
        }
        Ok(Flow::Ended)
    }

    /// Ends the current block by a link to the method that a class selects, which is likely to be a certain one.
    fn link_by_receiver(
        &mut self,
        kind: CallKind,
        class: Value,
        reason: ExitReason,
        likely: MethodId,
    ) -> Result<Flow, BuildError> {
        let target = SnapshotValue::Value(self.target_of(kind, class)?);
        let arguments = self.frame().slot(self.current()?.a.get() as Register);
        let behind = self.view().code.blocks.get(self.nodes[self.node].index + 1);
        let behind = behind.ok_or_else(|| self.inconsistent())?.start as usize;
        let returns_to = self.resume(self.view(), behind);
        let exit = self.exit_here(reason)?;
        let likely = CodeView::new(self.classes, self.classes.method(likely));
        let exit_data = &mut self.function.exits[exit.index()];
        exit_data.transition = likely.map(|callee| (self.nodes[self.node].block, callee.block(0).id));
        exit_data.link = Some(Link::Call { target, arguments, returns_to });
        Ok(self.terminate(Terminator::Exit(exit)))
    }

    /// How often a target that the region follows is called.
    fn weight_of_call(&self, target: &Target) -> u64 {
        let edges = self.region.blocks[self.node].successors.iter();
        edges.filter(|edge| Some(edge.to) == target.node).map(|edge| edge.weight).sum()
    }

    /// How receivers of a target are told from others; `None` where that is not possible.
    fn tests(&self, kind: CallKind, method: MethodId) -> Result<Option<Vec<Test>>, BuildError> {
        let classes = self.selecting(kind, method)?;
        Ok(match classes.len() {
            0 => None,
            1..=CLASSES_MAX => Some(classes.into_iter().map(Test::Class).collect()),
            _ => Some(vec![Test::Address]),
        })
    }

    /// The address of the method that a class selects.
    fn target_of(&mut self, kind: CallKind, class: Value) -> Result<Value, BuildError> {
        let target = match kind {
            CallKind::Interface => {
                let call = self.view().code.interface_call(self.word).ok_or_else(|| self.inconsistent())?;
                Instruction::InterfaceTarget { class, method: call.method }
            }
            _ => Instruction::VirtualTarget { class, index: self.current()?.c.get() as u32 },
        };
        Ok(self.add(target, Type::I64))
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

    /// Whether the receiver's class passes a test for a target.
    fn test(&mut self, kind: CallKind, class: Value, method: MethodId, test: Test) -> Result<Value, BuildError> {
        let (found, wanted) = match test {
            Test::Class(wanted) => (class, self.int(wanted.0 as i32)),
            Test::Address => (self.target_of(kind, class)?, self.add(Instruction::MethodAddress(method), Type::I64)),
        };
        Ok(self.compare(IntCompare::Equal, found, wanted))
    }
}
