//! `athrow` to handlers in the region's own frames (K22): a jump. Everything else that throws is an exit.

use holloway_traces::candidate::FrameOrigin;
use holloway_vm::ExitReason;
use holloway_vm::tier::Succession;

use super::BuildError;
use super::context::{Context, Flow};
use crate::ir::{Instruction, Terminator, Type};

impl Context<'_> {
    /// Translates `athrow`: looks for the handler as the interpreter does, from frame to frame, as long as the region
    /// follows one of those that may be found.
    pub(super) fn throw(&mut self) -> Result<Flow, BuildError> {
        let edges = self.region.blocks[self.node].successors.iter();
        let mut targets: Vec<usize> =
            edges.filter(|edge| edge.transition == Succession::Throw).map(|edge| edge.to).collect();
        let exit = self.exit_here(ExitReason::Throw)?;
        if targets.is_empty() {
            return Ok(self.terminate(Terminator::Exit(exit)));
        }
        let exception = self.get(self.current()?.a.get(), Type::Ref)?;
        self.null_check(exception)?;
        let actual = self.add(Instruction::ClassOf(exception), Type::I32);
        let (mut frame, mut word) = (self.nodes[self.node].frame, self.word);
        while !targets.is_empty() {
            let view = self.frames[frame].view;
            let handlers: Vec<(u32, u16)> = view.handlers_of(word).collect();
            for (handler, caught) in handlers {
                let index = view.block_starting_at(handler as usize)?;
                // A handler that does not lie behind what throws: the interpreter passes the exception on, and charges (K1).
                let forward = handler as usize > word;
                let found = targets
                    .iter()
                    .position(|&node| self.nodes[node].frame == frame && self.nodes[node].index == index && forward);
                let slot = self.frames[frame].slot(view.exception_register());
                if caught == 0 {
                    return match found {
                        Some(at) => {
                            self.set_slot(slot, exception)?;
                            self.jump(targets[at])
                        }
                        None => Ok(self.terminate(Terminator::Exit(exit))),
                    };
                }
                let Some(class) = self.classes.resolved_class(view.method.class, caught) else {
                    return Ok(self.terminate(Terminator::Exit(exit)));
                };
                let condition = self.is_instance(actual, class)?;
                match found {
                    Some(at) => {
                        let node = targets.swap_remove(at);
                        let weight = self.region.blocks[node].weight;
                        let (caught, rest) = (self.helper(weight), self.helper(0));
                        let (then, otherwise) = ((caught, Vec::new()), (rest, Vec::new()));
                        self.terminate(Terminator::Branch { condition, then, otherwise });
                        self.block = caught;
                        self.set_slot(slot, exception)?;
                        self.jump(node)?;
                        self.block = rest;
                    }
                    None => self.guard(condition, false, exit),
                }
            }
            let place = &self.frames[frame];
            let pushed = matches!(place.origin, FrameOrigin::Callee { .. }).then_some(place.caller.as_ref()).flatten();
            let Some(caller) = pushed.filter(|_| !view.is_synchronized()) else { break };
            (frame, word) = (caller.frame.index(), caller.call);
        }
        Ok(self.terminate(Terminator::Exit(exit)))
    }
}
