//! Hand-written regions of a small class: what each becomes.

use std::sync::Arc;

use holloway_jit::build::{BuildError, RegionBuilder};
use holloway_jit::ir::check::check;
use holloway_jit::ir::graph::FunctionGraph;
use holloway_jit::ir::{
    Block, Frame, Function, Instruction, IrConstant, Leaf, Link, SideExit, Slot, SnapshotValue, Terminator, Type,
};
use holloway_jit::opt::{OptimiserOptions, optimise};
use holloway_traces::candidate::{FrameNumber, FrameOrigin};
use holloway_traces::region::{Origin, Region, RegionBlock, RegionEdge, RegionFrame, RegionLink};
use holloway_vm::classfile::ClassBytes;
use holloway_vm::classfile::assemble::assemble;
use holloway_vm::code::Code;
use holloway_vm::source::{ClassSource, SourceError};
use holloway_vm::tier::Succession;
use holloway_vm::{ExitReason, MethodId, Vm};

use crate::world;

/// Classes in memory.
pub struct Assembled(pub Vec<(String, Arc<[u8]>)>);

impl ClassSource for Assembled {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let found = self.0.iter().find(|(name, _)| path.strip_suffix(".class") == Some(name));
        Ok(found.map(|(_, bytes)| ClassBytes::Shared(Arc::clone(bytes))))
    }

    fn describe(&self) -> String {
        "assembled".to_owned()
    }
}

/// A VM in which the classes of `hand.jasm` have run.
fn vm() -> Box<Vm> {
    let classes = assemble(include_str!("hand.classes")).expect("class assembly");
    let classes = classes.into_iter().map(|class| (class.name, class.bytes.into())).collect();
    world::run(Box::new(Assembled(classes)), "Main", u64::MAX)
}

/// A region under construction.
struct Sketch<'vm> {
    vm: &'vm Vm,
    region: Region,
}

impl<'vm> Sketch<'vm> {
    fn new(vm: &'vm Vm, class: &str, method: &str) -> Sketch<'vm> {
        let method = find(vm, class, method);
        let frames = vec![RegionFrame { method, origin: FrameOrigin::Root, depth: 0 }];
        Sketch { vm, region: Region { frames, blocks: Vec::new() } }
    }

    /// Two blocks of a method of `Main`, the first of which calls a method with these blocks: with the first block of each.
    fn calling(
        vm: &'vm Vm,
        method: &str,
        (class, callee): (&str, &str),
        blocks: &[usize],
    ) -> (Sketch<'vm>, usize, usize) {
        let mut sketch = Sketch::new(vm, "Main", method);
        let callee = sketch.callee(0, 0, class, callee);
        let root = sketch.blocks(0, &[0, 1]);
        let called = sketch.blocks(callee, blocks);
        sketch.edge(root, called, Succession::Call);
        (sketch, root, called)
    }

    fn code(&self, frame: u16) -> &'vm Code {
        self.vm.classes().method(self.region.frames[usize::from(frame)].method).version(0).expect("the method has run")
    }

    /// A frame that the call at the end of a block pushes.
    fn callee(&mut self, caller: u16, block: usize, class: &str, method: &str) -> u16 {
        let call = self.code(caller).blocks[block].id;
        let origin = FrameOrigin::Callee { caller: FrameNumber(caller), call };
        self.region.frames.push(RegionFrame { method: find(self.vm, class, method), origin, depth: 1 });
        self.region.frames.len() as u16 - 1
    }

    /// A frame to which another one returns.
    fn caller(&mut self, callee: u16, class: &str, method: &str, return_block: usize) -> u16 {
        let method = find(self.vm, class, method);
        let code = self.vm.classes().method(method).version(0).expect("the method has run");
        let return_block = code.blocks[return_block].id;
        let origin = FrameOrigin::Caller { callee: FrameNumber(callee), return_block };
        self.region.frames.push(RegionFrame { method, origin, depth: -1 });
        self.region.frames.len() as u16 - 1
    }

    /// Adds blocks of a frame; gives the number of the first.
    fn blocks(&mut self, frame: u16, indices: &[usize]) -> usize {
        let first = self.region.blocks.len();
        for &index in indices {
            let block = self.code(frame).blocks[index].id;
            let successors = Vec::new();
            self.region.blocks.push(RegionBlock {
                block,
                frame: FrameNumber(frame),
                origin: Origin::Growth,
                weight: 10,
                successors,
                callees: Vec::new(),
                links: Vec::new(),
            });
        }
        first
    }

    fn edge(&mut self, from: usize, to: usize, transition: Succession) {
        self.region.blocks[from].successors.push(RegionEdge { to, transition, weight: 10 });
    }

    fn build(&self) -> Result<Function, BuildError> {
        RegionBuilder::new().build(self.vm.classes(), &self.region)
    }

    fn built(&self) -> Function {
        match self.build() {
            Ok(function) => {
                assert_eq!(check(&function), Ok(()), "{function}");
                function
            }
            Err(error) => panic!(
                "{error}\n{}",
                (0..self.region.frames.len())
                    .map(|frame| self.vm.code_text(self.region.frames[frame].method).unwrap_or_default())
                    .collect::<String>()
            ),
        }
    }
}

fn find(vm: &Vm, class: &str, method: &str) -> MethodId {
    let class = vm.classes().by_name(class).expect("the class is loaded");
    let methods = &vm.classes().class(class).methods;
    methods.iter().copied().find(|&id| &*vm.classes().method(id).name == method).expect("the class has the method")
}

/// The instructions of all blocks, the entry's first.
fn instructions(function: &Function) -> Vec<&Instruction> {
    let values = function.blocks.iter().flat_map(|block| &block.instructions);
    values.filter_map(|&value| function.instruction(value)).collect()
}

fn count(function: &Function, wanted: impl Fn(&Instruction) -> bool) -> usize {
    instructions(function).into_iter().filter(|instruction| wanted(instruction)).count()
}

fn exits(function: &Function, reason: ExitReason) -> Vec<&SideExit> {
    function.exits.iter().filter(|exit| exit.reason == reason).collect()
}

/// The slots that an exit writes.
fn slots(exit: &SideExit) -> Vec<i32> {
    exit.snapshot.iter().map(|(slot, _)| slot.0).collect()
}

/// `for (i = 0, sum = 0; i < array.length; i++) sum += array[i]`, its loop alone, and the loop's head.
fn loop_of_sum(vm: &Vm) -> (Sketch<'_>, usize) {
    let mut sketch = Sketch::new(vm, "Main", "sum");
    let head = sketch.blocks(0, &[1, 2]);
    sketch.edge(head, head + 1, Succession::Jump);
    sketch.edge(head + 1, head, Succession::Jump);
    (sketch, head)
}

#[test]
fn a_loop_keeps_its_variables_in_values_and_reserves_an_iteration() {
    let vm = vm();
    let (sketch, _) = loop_of_sum(&vm);
    let function = sketch.built();
    // The array is the same in every iteration; i and sum go round.
    let root = function.blocks.iter().find(|block| !block.parameters.is_empty()).expect("a loop head with parameters");
    assert_eq!(root.parameters.len(), 2);
    assert!(root.parameters.iter().all(|&value| function.ty(value) == Type::I32));
    let charges: Vec<u32> = instructions(&function)
        .into_iter()
        .filter_map(|instruction| match instruction {
            Instruction::Charge(weight) => Some(*weight),
            _ => None,
        })
        .collect();
    let reserved: Vec<u32> = instructions(&function)
        .into_iter()
        .filter_map(|instruction| match instruction {
            Instruction::Reserve { weight, .. } => Some(*weight),
            _ => None,
        })
        .collect();
    assert_eq!(charges.len(), 1, "one back edge");
    assert_eq!(reserved, charges, "at the loop's head, for one iteration; nothing is charged before it");
    // Before an iteration memory lacks i and sum, the array is where it was.
    assert_eq!(slots(exits(&function, ExitReason::Budget)[0]), [-2, -1]);
    // Where the index is outside: the operands of the load as well.
    assert_eq!(exits(&function, ExitReason::Bounds).len(), 1);
    assert_eq!(exits(&function, ExitReason::Branch).len(), 1, "the loop's end");
    assert_eq!(count(&function, |i| matches!(i, Instruction::ReadSlot(_))), 3);
    assert_eq!(count(&function, |i| matches!(i, Instruction::StackCheck { .. })), 0, "no call");
}

/// A loop in a loop, which charges nothing before the inner one begins: its head has a check all the same, by which the optimiser
/// may leave.
#[test]
fn the_head_of_an_outer_loop_can_be_left() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "nested");
    let outer = sketch.blocks(0, &[1, 2, 3, 4, 5]);
    let [body, inner, inside, next] = [1, 2, 3, 4].map(|further| outer + further);
    for (from, to) in [(outer, body), (body, inner), (inner, inside), (inside, inner), (inner, next), (next, outer)] {
        sketch.edge(from, to, Succession::Jump);
    }
    let mut function = sketch.built();
    let reserved = |function: &Function| -> Vec<bool> {
        let weights = instructions(function).into_iter().filter_map(|instruction| match instruction {
            Instruction::Reserve { weight, .. } => Some(*weight > 0),
            _ => None,
        });
        weights.collect()
    };
    assert_eq!(reserved(&function), [false, true]);
    let lengths = |function: &Function, block: Block| {
        let values = function.blocks[block.index()].instructions.iter();
        values.filter(|&&value| matches!(function.instruction(value), Some(Instruction::ArrayLength(_)))).count()
    };
    optimise(&mut function, &OptimiserOptions::default(), |_, _| {});
    let in_loops = FunctionGraph::new(&function).loops();
    assert!(!in_loops.is_empty());
    let blocks = in_loops.iter().flat_map(|one| &one.blocks);
    assert_eq!(blocks.map(|&block| lengths(&function, block)).sum::<usize>(), 0, "read before both loops\n{function}");
    assert!(reserved(&function).iter().all(|&is_weighty| is_weighty), "what checks nothing goes\n{function}");
}

/// The loop of `sum`, linked with what lies behind it.
#[test]
fn an_exit_that_is_to_be_linked_has_a_link() {
    let vm = vm();
    let (mut sketch, head) = loop_of_sum(&vm);
    let link = |sketch: &Sketch<'_>| exits(&sketch.built(), ExitReason::Branch).first().expect("the loop's end").link;
    assert_eq!(link(&sketch), None);
    let behind = sketch.code(0).blocks[3].id;
    sketch.region.blocks[head].links.push(RegionLink { to: behind, weight: 1 });
    assert_eq!(link(&sketch), Some(Link::Head));
}

/// A static method called in the loop and inlined; its exit is in its own frame.
#[test]
fn a_call_is_inlined_with_its_frame() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "callMany");
    let callee = sketch.callee(0, 2, "Main", "divide");
    let head = sketch.blocks(0, &[1, 2, 3]);
    let called = sketch.blocks(callee, &[0]);
    sketch.edge(head, head + 1, Succession::Jump);
    sketch.edge(head + 1, called, Succession::Call);
    sketch.edge(called, head + 2, Succession::Return);
    sketch.edge(head + 2, head, Succession::Jump);
    let function = sketch.built();
    let frame = &function.frames[1];
    assert_eq!(frame.caller, Some(Frame(0)));
    assert_eq!(frame.method, find(&vm, "Main", "divide"));
    let back = sketch.code(0).blocks[3].start;
    assert_eq!(frame.returns_to.map(|point| point.word), Some(back));
    let division = exits(&function, ExitReason::Division);
    assert_eq!(division.len(), 1);
    assert_eq!(division[0].frame, Frame(1));
    // The caller's variables and the callee's arguments are all written.
    let arguments = frame.header.0 - 2;
    assert!(slots(division[0]).contains(&arguments) && slots(division[0]).contains(&(arguments + 1)));
    let method = vm.classes().method(frame.method);
    let end = frame.header.0 + method.operand_slots() as i32;
    assert_eq!(count(&function, |i| matches!(i, Instruction::StackCheck { end: Slot(at), .. } if *at == end)), 1);
    let weight = method.weight.get() as u32;
    assert_eq!(count(&function, |i| matches!(i, Instruction::Charge(charged) if *charged == weight)), 1);
}

/// Two receivers' classes, each with its target, in the order of the region's edges.
#[test]
fn a_virtual_call_tests_the_receivers_class() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "area");
    let square = sketch.callee(0, 0, "Square", "area");
    let circle = sketch.callee(0, 0, "Circle", "area");
    let root = sketch.blocks(0, &[0, 1]);
    let in_square = sketch.blocks(square, &[0]);
    let in_circle = sketch.blocks(circle, &[0]);
    for target in [in_square, in_circle] {
        sketch.edge(root, target, Succession::Call);
        sketch.edge(target, root + 1, Succession::Return);
    }
    let function = sketch.built();
    assert_eq!(count(&function, |i| matches!(i, Instruction::ClassOf(_))), 1);
    assert_eq!(exits(&function, ExitReason::Receiver).len(), 1);
    let first = vm.classes().by_name("Square").expect("loaded").0 as i32;
    let second = vm.classes().by_name("Circle").expect("loaded").0 as i32;
    for class in [first, second] {
        let compared = |i: &Instruction| matches!(i, Instruction::Constant(IrConstant::I32(value)) if *value == class);
        assert_eq!(count(&function, compared), 1);
    }
    let branches = function.blocks.iter().filter(|block| matches!(block.terminator, Terminator::Branch { .. }));
    assert_eq!(branches.count(), 1, "the second class is guarded");
    // The receiver's null check comes before the tests, the region ends in a return out of its root.
    assert_eq!(exits(&function, ExitReason::Null).len(), 1);
    assert_eq!(exits(&function, ExitReason::ReturnPoint).len(), 1);
}

/// The interface's method is found by the classes that select it.
#[test]
fn an_interface_call_tests_the_receivers_class() {
    let vm = vm();
    let (mut sketch, root, in_square) = Sketch::calling(&vm, "sides", ("Square", "sides"), &[0]);
    sketch.edge(in_square, root + 1, Succession::Return);
    let function = sketch.built();
    assert_eq!(exits(&function, ExitReason::Receiver).len(), 1);
    assert_eq!(count(&function, |i| matches!(i, Instruction::Guard { .. })), 2, "null, and the class");
}

/// Where not all targets that were seen are told apart, the others are called by a link, and the likeliest is to have a
/// region.
#[test]
fn calls_of_targets_that_are_not_told_apart_are_linked() {
    let vm = vm();
    for (method, other) in [("area", "divide"), ("sides", "sum")] {
        let mut sketch = Sketch::new(&vm, "Main", method);
        let square = sketch.callee(0, 0, "Square", method);
        let root = sketch.blocks(0, &[0, 1]);
        let in_square = sketch.blocks(square, &[0]);
        sketch.edge(root, in_square, Succession::Call);
        sketch.edge(in_square, root + 1, Succession::Return);
        // No class selects it at this call.
        let other = find(&vm, "Main", other);
        sketch.region.blocks[root].callees.push(other);
        let function = sketch.built();
        let exit = exits(&function, ExitReason::Receiver)[0];
        let Some(Link::Call { target: SnapshotValue::Value(target), arguments, returns_to }) = exit.link else {
            panic!("{function}");
        };
        match function.instruction(target) {
            Some(Instruction::VirtualTarget { .. }) => assert_eq!(method, "area"),
            Some(Instruction::InterfaceTarget { method: named, .. }) => {
                assert_eq!(*named, find(&vm, "Sided", "sides"));
            }
            _ => panic!("{function}"),
        }
        let code = sketch.code(0);
        assert_eq!((returns_to.word, exit.resume.method), (code.blocks[1].start, returns_to.method));
        assert!(exit.snapshot.iter().any(|&(slot, _)| slot == arguments), "the receiver is written");
        let entry = vm.classes().method(other).version(0).expect("it has run").blocks[0].id;
        assert_eq!(exit.transition, Some((code.blocks[0].id, entry)));
        assert_eq!(count(&function, |i| matches!(i, Instruction::Guard { .. })), 1, "null");
    }
}

/// A region that begins in the callee and goes on in the caller, once the return point is known.
#[test]
fn a_return_below_the_root_is_checked_at_entry() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "divide");
    let below = sketch.caller(0, "Main", "callMany", 3);
    let root = sketch.blocks(0, &[0]);
    let behind = sketch.blocks(below, &[3, 1, 2]);
    sketch.edge(root, behind, Succession::Return);
    sketch.edge(behind, behind + 1, Succession::Jump);
    sketch.edge(behind + 1, behind + 2, Succession::Jump);
    sketch.edge(behind + 2, root, Succession::Call);
    let function = sketch.built();
    let block = sketch.code(below).blocks[3].id;
    let check =
        |i: &Instruction| matches!(i, Instruction::ReturnPointCheck { frame: Frame(0), block: to, .. } if *to == block);
    assert_eq!(count(&function, check), 1);
    assert!(check(function.instruction(function.blocks[0].instructions[0]).expect("an instruction")));
    // Below the root nothing is written that has its place in the frame already.
    let frame = &function.frames[usize::from(below)];
    assert!(frame.header.0 < 0);
    assert_eq!((frame.caller, frame.returns_to), (None, None));
    // The caller's loop is the region's: its variables go round although the root is in the callee.
    let division = exits(&function, ExitReason::Division);
    assert!(division[0].snapshot.iter().any(|(slot, _)| slot.0 < frame.header.0));
    assert!(ExitReason::ReturnPoint.resumes_past_head());
}

/// An array of arrays is made at once; where that cannot be done, the interpreter begins with the instruction.
#[test]
fn an_array_of_arrays_is_one_instruction() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "grid");
    sketch.blocks(0, &[0]);
    let function = sketch.built();
    let mut made = instructions(&function).into_iter().filter_map(|instruction| match instruction {
        Instruction::NewMultiArray { class, lengths, exit } => Some((*class, lengths.clone(), *exit)),
        _ => None,
    });
    let (class, lengths, exit) = made.next().expect("an array is made");
    assert!(made.next().is_none());
    assert_eq!(&*vm.classes().class(class).name, "[[I");
    // The outermost length comes first.
    let read = |value| match function.instruction(value) {
        Some(Instruction::ReadSlot(slot)) => slot.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(lengths.iter().map(|&value| read(value)).collect::<Vec<_>>(), [-2, -1]);
    let exit = &function.exits[exit.index()];
    assert_eq!(exit.reason, ExitReason::Allocation);
    let made_at = sketch.code(0).op(exit.resume.word as usize);
    assert_eq!(made_at, Some(holloway_vm::code::op::Op::multianewarray));
    // The lengths are operands there: copies of what the locals hold.
    assert_eq!(exit.snapshot.len(), 2);
    assert_eq!(exits(&function, ExitReason::ReturnPoint).len(), 1);
}

/// Cases in the region are told apart; the others leave together.
#[test]
fn a_switch_keeps_the_cases_of_the_region() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "choose");
    let root = sketch.blocks(0, &[0, 1, 2]);
    sketch.edge(root, root + 1, Succession::Jump);
    sketch.edge(root, root + 2, Succession::Jump);
    let function = sketch.built();
    let switches: Vec<usize> = function
        .blocks
        .iter()
        .filter_map(|block| match &block.terminator {
            Terminator::Switch { cases, .. } => Some(cases.len()),
            _ => None,
        })
        .collect();
    assert_eq!(switches.len(), 1);
    assert!(switches[0] >= 2);
    assert!(!exits(&function, ExitReason::Branch).is_empty());
}

/// What is thrown is caught in the caller's frame: a jump over the frame in between.
#[test]
fn a_throw_to_a_handler_of_the_region_is_a_jump() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "catching");
    let callee = sketch.callee(0, 0, "Main", "throwing");
    let code = sketch.code(0);
    let handler = code.handlers[0].target;
    let handler = code.blocks.iter().position(|block| block.start == handler).expect("a handler heads a block");
    let root = sketch.blocks(0, &[0, handler]);
    let called = sketch.blocks(callee, &[0, 1]);
    sketch.edge(root, called, Succession::Call);
    sketch.edge(called, called + 1, Succession::Jump);
    sketch.edge(called + 1, root + 1, Succession::Throw);
    let function = sketch.built();
    assert_eq!(exits(&function, ExitReason::Throw).len(), 1, "for exceptions that the handler does not catch");
    assert_eq!(count(&function, |i| matches!(i, Instruction::IsSubclass { .. })), 1);
    let returns = exits(&function, ExitReason::ReturnPoint);
    assert!(!returns.is_empty(), "the handler returns out of the region");
}

/// A synchronized method takes its receiver's monitor; exits hold it in the frame.
#[test]
fn a_synchronized_method_holds_its_monitor() {
    let vm = vm();
    let (mut sketch, root, called) = Sketch::calling(&vm, "useLocked", ("Square", "locked"), &[0, 1]);
    sketch.edge(called, called + 1, Succession::Jump);
    sketch.edge(called + 1, root + 1, Succession::Return);
    let function = sketch.built();
    assert_eq!(count(&function, |i| matches!(i, Instruction::MonitorEnter { .. })), 1);
    assert_eq!(count(&function, |i| matches!(i, Instruction::MonitorExit { .. })), 1);
    let lock = function.frames[1].header.0 + 3;
    let held: Vec<Option<&SnapshotValue>> = exits(&function, ExitReason::Monitor)
        .into_iter()
        .map(|exit| exit.snapshot.iter().find(|(slot, _)| slot.0 == lock).map(|(_, value)| value))
        .collect();
    assert_eq!(held.len(), 2);
    assert_eq!(held[0], Some(&SnapshotValue::Constant(IrConstant::Null)), "not yet: but the slot is a root");
    assert!(matches!(held[1], Some(SnapshotValue::Value(_))));
}

/// What never ran is left to the interpreter, and what the library says is one operation becomes that.
#[test]
fn operations_of_the_library_and_instructions_that_never_ran() {
    let vm = vm();
    let mut sketch = Sketch::new(&vm, "Main", "root");
    sketch.blocks(0, &[0, 1]);
    let function = sketch.built();
    assert_eq!(count(&function, |i| matches!(i, Instruction::Unary(holloway_jit::ir::UnaryOp::Dsqrt, _))), 1);
    let mut sketch = Sketch::new(&vm, "Main", "power");
    sketch.blocks(0, &[0, 1]);
    let function = sketch.built();
    let leaf = |i: &Instruction| matches!(i, Instruction::CallLeaf(Leaf::Native(_), arguments) if arguments.len() == 2);
    assert_eq!(count(&function, leaf), 1);
    let mut sketch = Sketch::new(&vm, "Main", "choose");
    let last = sketch.code(0).blocks.len() - 1;
    sketch.blocks(0, &[last - 1]);
    let function = sketch.built();
    assert_eq!(exits(&function, ExitReason::Unsupported).len(), 1);
}

/// Regions that fit nothing are refused, whatever is wrong.
#[test]
fn regions_that_fit_nothing_are_refused() {
    let vm = vm();
    let build = |region: &Region| RegionBuilder::new().build(vm.classes(), region);
    assert_eq!(build(&Region::default()), Err(BuildError::Malformed));
    let mut sketch = Sketch::new(&vm, "Main", "sum");
    assert_eq!(sketch.build(), Err(BuildError::Malformed), "no blocks");
    sketch.blocks(0, &[1, 2]);
    let good = sketch.region.clone();
    let mut wrong = good.clone();
    wrong.blocks[0].successors.push(RegionEdge { to: 7, transition: Succession::Jump, weight: 1 });
    assert_eq!(build(&wrong), Err(BuildError::Malformed), "an edge to nowhere");
    let mut wrong = good.clone();
    wrong.blocks[1].frame = FrameNumber(3);
    assert_eq!(build(&wrong), Err(BuildError::Malformed), "no such frame");
    let mut wrong = good.clone();
    wrong.frames[0].method = MethodId(u32::MAX);
    assert_eq!(build(&wrong), Err(BuildError::Malformed), "no such method");
    let mut wrong = good.clone();
    wrong.frames[0].method = find(&vm, "Main", "neverCalled");
    assert!(matches!(build(&wrong), Err(BuildError::NotTranslated(_))));
    let mut wrong = good.clone();
    let origin = FrameOrigin::Callee { caller: FrameNumber(1), call: good.blocks[0].block };
    wrong.frames.push(RegionFrame { method: good.frames[0].method, origin, depth: 1 });
    assert_eq!(build(&wrong), Err(BuildError::Malformed), "a frame that is its own caller");
    // Edges that control never takes are not followed.
    let mut wrong = good;
    wrong.blocks[0].successors.push(RegionEdge { to: 1, transition: Succession::Return, weight: 1 });
    assert!(build(&wrong).is_ok());
}
