//! Verification by type inference (JVMS 4.10.2), for class files before version 50: frames flow along all paths and are
//! merged where paths meet, until nothing changes.
//!
//! Frames are kept at branch targets and handlers only. A merge can only lose information, and every slot can lose it
//! only as often as its class has superclasses, so the flow ends; [`Environment::charge`] bounds it where a class file is
//! made to be slow. Code that no path reaches has no frames; its operands are checked all the same, and the result names
//! it, so that the translator leaves it out.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::environment::Environment;
use super::execute::{check_operands, execute};
use super::failure::{Checked, Problem};
use super::frame::Frame;
use super::handlers::{Covering, Due, Handler};
use super::merge::merge;
use super::method::MethodContext;
use super::stack_map::kind;
use super::types::Type;
use super::verified::Recorder;
use crate::classfile::opcodes::Flow;
use crate::classfile::{BytecodeInstruction, Opcode, Operands, instructions};
use crate::keyed::KeyedMap;

/// The most slots that the frames of one method may hold together; 64 MiB. The largest methods of real compilers need a
/// hundredth of it.
const SLOTS_PER_METHOD: usize = 1 << 24;

/// The frame at a branch target.
struct Point {
    pc: u16,
    /// Whether any path has arrived.
    reached: bool,
    /// Whether the frame has changed since control was followed from here.
    pending: bool,
    locals: Vec<Type>,
    stack: Vec<Type>,
    this_uninitialized: bool,
}

/// The frames of a method while they are inferred.
struct Points {
    /// Ascending by offset.
    points: Vec<Point>,
    slots: usize,
    /// Positions of pending points. The first comes first, so that what lies behind a place where ways meet waits for all
    /// of them, as far as they lead forward.
    work: BinaryHeap<Reverse<usize>>,
}

/// Infers the frames of the whole method; leaves `pc` at the instruction that was being looked at.
pub(super) fn infer<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    frame: &mut Frame,
    recorder: &mut Recorder,
    pc: &mut u16,
) -> Checked<()> {
    let mut points = Points::find(environment, method, pc)?;
    let mut visited = vec![0u64; method.code.len().div_ceil(64)];
    let mut pairs: KeyedMap<(u16, Type), u32> = KeyedMap::default();
    let mut handlers = Covering::new(&method.handlers, |handler| {
        let next = pairs.len() as u32;
        *pairs.entry((handler.target, handler.catches)).or_insert(next)
    });
    method.enter(environment, frame)?;
    points.arrive(environment, 0, frame)?;
    while let Some(Reverse(position)) = points.work.pop() {
        points.leave(position, frame);
        follow(environment, method, &mut points, position, frame, (&mut handlers, &mut visited), pc)?;
    }
    points.record(recorder);
    record_unreachable(method, &visited, recorder);
    Ok(())
}

/// Follows control from a point to the next ones, among the handlers; notes the instructions visited.
fn follow<'a>(
    environment: &mut Environment<'a, '_>,
    method: &MethodContext<'a>,
    points: &mut Points,
    position: usize,
    frame: &mut Frame,
    (handlers, visited): (&mut Covering<'_>, &mut [u64]),
    pc: &mut u16,
) -> Checked<()> {
    let next_point = position + 1;
    let mut at = points.points.get(position).map_or(0, |point| usize::from(point.pc));
    loop {
        if at >= method.code.len() {
            return Err(Problem::bytecode("Falling off the end of the code"));
        }
        // The first pass has decoded every instruction.
        let Ok(instruction) = instructions::decode(method.code, at) else {
            return Err(Problem::bytecode("Illegal instruction"));
        };
        *pc = instruction.pc;
        if let Some(word) = visited.get_mut(at / 64) {
            *word |= 1 << (at % 64);
        }
        environment.charge(4)?;
        if !method.handlers.is_empty() {
            environment.charge(handlers.go_to(instruction.pc))?;
            points.arrive_at_handlers(environment, handlers, frame)?;
            frame.changed = false;
        }
        execute(environment, method, frame, &instruction)?;
        if instruction.opcode == Opcode::Invokespecial && frame.changed {
            // A constructor may throw when it has made its object, too: handlers see both.
            points.arrive_at_handlers(environment, handlers, frame)?;
        }
        if !points.follow_branches(environment, frame, &instruction)? {
            return Ok(());
        }
        at = usize::from(instruction.next_pc);
        if points.points.get(next_point).is_some_and(|point| usize::from(point.pc) == at) {
            return points.arrive(environment, next_point, frame);
        }
        debug_assert!(points.points.get(next_point).is_none_or(|point| usize::from(point.pc) > at));
    }
}

impl Points {
    /// The points of a method, found while the operands of all instructions are checked.
    fn find<'a>(environment: &mut Environment<'a, '_>, method: &MethodContext<'a>, pc: &mut u16) -> Checked<Points> {
        let mut targets = vec![0u16];
        for instruction in instructions::Instructions::new(method.code).flatten() {
            *pc = instruction.pc;
            check_operands(environment, method, &instruction)?;
            if !instruction.operands.padding_is_zero() {
                return Err(Problem::bytecode("Non zero padding bytes in switch"));
            }
            if let Operands::LookupSwitch(switch) = instruction.operands
                && !switch.keys_ascend()
            {
                return Err(Problem::bytecode("Unsorted lookup switch"));
            }
            targets.extend(instruction.operands.targets().filter_map(|target| u16::try_from(target).ok()));
        }
        targets.extend(method.handlers.iter().map(|handler| handler.target));
        targets.sort_unstable();
        targets.dedup();
        let point = |pc| Point {
            pc,
            reached: false,
            pending: false,
            locals: Vec::new(),
            stack: Vec::new(),
            this_uninitialized: false,
        };
        Ok(Points { points: targets.into_iter().map(point).collect(), slots: 0, work: BinaryHeap::new() })
    }

    /// Merges the frame into those of all branch targets; says whether control may reach the next instruction.
    fn follow_branches(
        &mut self,
        environment: &mut Environment<'_, '_>,
        frame: &Frame,
        instruction: &BytecodeInstruction<'_>,
    ) -> Checked<bool> {
        let flow = instruction.opcode.info().flow;
        for target in instruction.operands.targets() {
            self.arrive_at(environment, target, frame)?;
        }
        Ok(matches!(flow, Flow::Next | Flow::Branch | Flow::Call))
    }

    fn find_point(&self, target: i64) -> Option<usize> {
        let target = u16::try_from(target).ok()?;
        self.points.binary_search_by_key(&target, |point| point.pc).ok()
    }

    fn arrive_at(&mut self, environment: &mut Environment<'_, '_>, target: i64, frame: &Frame) -> Checked<()> {
        match self.find_point(target) {
            Some(position) => self.arrive(environment, position, frame),
            None => Err(Problem::bytecode("Illegal target of jump or branch")),
        }
    }

    fn arrive(&mut self, environment: &mut Environment<'_, '_>, position: usize, frame: &Frame) -> Checked<()> {
        self.merge_into(environment, position, frame, &frame.stack)
    }

    /// Merges the frame into those of the handlers that cover the instruction, unless they have it already.
    fn arrive_at_handlers(
        &mut self,
        environment: &mut Environment<'_, '_>,
        handlers: &mut Covering<'_>,
        frame: &Frame,
    ) -> Checked<()> {
        handlers.due(frame.changed, |Due { handler: &Handler { target, catches, .. }, leads, .. }| {
            if !leads {
                return Ok(());
            }
            if frame.max_stack() == 0 {
                return Err(Problem::because("Stack size too large", "Exceeded max stack size."));
            }
            match self.find_point(i64::from(target)) {
                Some(position) => self.merge_into(environment, position, frame, &[catches]),
                None => Err(Problem::bytecode("Illegal exception table handler")),
            }
        })
    }

    fn merge_into(
        &mut self,
        environment: &mut Environment<'_, '_>,
        position: usize,
        frame: &Frame,
        stack: &[Type],
    ) -> Checked<()> {
        let Some(point) = self.points.get_mut(position) else {
            return Ok(());
        };
        let mut changed = false;
        if point.reached {
            if point.stack.len() != stack.len() {
                return Err(Problem::because(
                    format!("Inconsistent stack height {} != {}", stack.len(), point.stack.len()),
                    "The paths to an instruction leave different numbers of values on the stack.",
                ));
            }
            for (known, arriving) in point.stack.iter_mut().zip(stack) {
                if known != arriving {
                    let merged = merge(environment, *known, *arriving)?;
                    if merged == Type::TOP {
                        return Err(Problem::because(
                            "Mismatched stack types",
                            "The paths to an instruction leave different types on the stack.",
                        ));
                    }
                    changed |= merged != *known;
                    *known = merged;
                }
            }
            let shared = point.locals.len().min(frame.locals.len());
            changed |= point.locals.iter().skip(shared).any(|slot| *slot != Type::TOP);
            point.locals.truncate(shared);
            for (known, arriving) in point.locals.iter_mut().zip(&frame.locals) {
                if known != arriving && *known != Type::TOP {
                    let merged = merge(environment, *known, *arriving)?;
                    changed |= merged != *known;
                    *known = merged;
                }
            }
            changed |= frame.this_uninitialized && !point.this_uninitialized;
            point.this_uninitialized |= frame.this_uninitialized;
            environment.charge(1 + shared + stack.len())?;
        } else {
            point.reached = true;
            point.locals.clone_from(&frame.locals);
            point.stack.extend_from_slice(stack);
            point.this_uninitialized = frame.this_uninitialized;
            changed = true;
            self.slots += point.locals.len() + point.stack.len();
            if self.slots > SLOTS_PER_METHOD {
                return Err(Problem::bare("Method is too complex to verify"));
            }
        }
        if changed && !point.pending {
            point.pending = true;
            self.work.push(Reverse(position));
        }
        Ok(())
    }

    /// Sets `frame` to that of a point which is no longer pending.
    fn leave(&mut self, position: usize, frame: &mut Frame) {
        if let Some(point) = self.points.get_mut(position) {
            point.pending = false;
            frame.locals.clone_from(&point.locals);
            frame.stack.clone_from(&point.stack);
            frame.this_uninitialized = point.this_uninitialized;
            frame.changed = true;
        }
    }

    fn record(&self, recorder: &mut Recorder) {
        // The entry is a point for the flow only, unless a jump leads there; describing it does no harm.
        for point in self.points.iter().filter(|point| point.reached) {
            let (mut locals, mut stack, mut stack_count) = (0, 0, 0);
            for slot in &point.locals {
                locals = recorder.append(locals, kind(*slot));
            }
            for slot in point.stack.iter().filter(|slot| !slot.is_second()) {
                stack = recorder.append(stack, kind(*slot));
                stack_count += 1;
            }
            recorder.frame(point.pc, (locals, point.locals.len() as u16), (stack, stack_count));
        }
    }
}

/// Records the runs of instructions that no path has reached.
fn record_unreachable(method: &MethodContext<'_>, visited: &[u64], recorder: &mut Recorder) {
    let mut start = None;
    for instruction in instructions::Instructions::new(method.code).flatten() {
        let at = usize::from(instruction.pc);
        let is_visited = visited.get(at / 64).is_some_and(|word| word & 1 << (at % 64) != 0);
        match (is_visited, start) {
            (true, Some(from)) => {
                recorder.unreachable(from, instruction.pc);
                start = None;
            }
            (false, None) => start = Some(instruction.pc),
            _ => {}
        }
    }
    if let Some(from) = start {
        recorder.unreachable(from, method.code.len() as u16);
    }
}
