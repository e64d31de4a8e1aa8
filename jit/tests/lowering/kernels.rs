//! The loops of `tests/programs/regions/Kernels.java`, as a recorder and an optimiser would have them at their best or
//! worst. Words and slots are those of the threaded code (`--dump=code`).

use std::sync::Arc;

use holloway_jit::ir::{
    BinaryOp, Block, ExitId, Function, Instruction, IntCompare, Link, MemoryKind, Slot, SnapshotValue, SunkId,
    SunkKind, SunkObject, Terminator, Type, UnaryOp, Value,
};
use holloway_vm::{BlockId, Control, ExitReason, MethodId, ResumePoint};

use super::build::Writer;
use super::world::Recipe;

fn recipe(method: &'static str, block: u32, make: fn(&Control<'_>, BlockId) -> Function) -> Recipe {
    Recipe { method, block, make: Arc::new(make) }
}

/// Machine code for all loops.
pub fn all() -> Vec<Recipe> {
    vec![
        recipe("sum", 1, sum),
        recipe("update", 1, update),
        recipe("chain", 1, chain),
        recipe("pair", 1, pair),
        recipe("quotients", 1, quotients),
        recipe("locked", 1, locked),
    ]
}

/// The machine code of a callee, whose callers are interpreted.
pub fn callee() -> Vec<Recipe> {
    vec![recipe("add", 0, add)]
}

/// The machine code of a caller that goes on in that of its callee, by the method's address.
pub fn linked() -> Vec<Recipe> {
    vec![recipe("locked", 1, calling), recipe("add", 0, add)]
}

fn method_of(vm: &Control<'_>, block: BlockId) -> MethodId {
    vm.block_place(block).expect("the block exists").method
}

fn find(vm: &Control<'_>, class: &str, name: &str) -> MethodId {
    let class = vm.classes().by_name(class).expect("it is loaded");
    let class = vm.classes().class(class);
    let found = class.methods.iter().find(|&&method| &*vm.method(method).name == name);
    *found.expect("the class has the method")
}

/// The head of a loop that begins at bytecode 7 and counts in slot -1; another int goes round in slot -2. An iteration takes
/// `weight` bytecodes. Answers the head, the counter and the other.
fn counting(w: &mut Writer, weight: u32) -> (Block, Value, Value) {
    let (start, zero) = (w.slot(-1, Type::I32), w.slot(-2, Type::I32));
    let (head, at) = w.block(&[Type::I32, Type::I32], Some(&[start, zero]));
    let budget = w.exit(ExitReason::Budget, 7, &[(-1, at[0]), (-2, at[1])]);
    w.effect(Instruction::Reserve { weight, exit: budget });
    (head, at[0], at[1])
}

fn sum(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let (values, to) = (w.slot(-5, Type::Ref), w.slot(-3, Type::I32));
    let (head, i, sum) = counting(&mut w, 11);
    let slots = [(-1, i), (-2, sum)];
    let inside = w.compare(IntCompare::Less, i, to);
    let done = w.exit(ExitReason::End, 18, &[(-2, sum)]);
    w.guard(inside, true, done);
    let null = w.exit(ExitReason::Null, 10, &slots);
    let bounds = w.exit(ExitReason::Bounds, 10, &slots);
    let element = w.checked_int(values, i, null, bounds);
    let more = w.binary(BinaryOp::Iadd, sum, element);
    w.next_iteration(head, i, &[more], 11)
}

fn update(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let (counter, times, start) = (w.slot(-3, Type::Ref), w.slot(-2, Type::I32), w.slot(-1, Type::I32));
    let (head, at) = w.block(&[Type::I32], Some(&[start]));
    let i = at[0];
    let budget = w.exit(ExitReason::Budget, 6, &[(-1, i)]);
    w.effect(Instruction::Reserve { weight: 19, exit: budget });
    let equal = w.compare(IntCompare::Equal, i, times);
    let done = w.exit(ExitReason::End, 23, &[(-1, i)]);
    w.guard(equal, false, done);
    let null = w.exit(ExitReason::Null, 9, &[(-1, i)]);
    w.guard_not_null(counter, null);
    let total = w.load(counter, 8, MemoryKind::Long, Type::I64);
    let step = w.load(counter, 16, MemoryKind::Int, Type::I32);
    let step = w.unary(UnaryOp::I2l, step, Type::I64);
    let total = w.binary(BinaryOp::Ladd, total, step);
    w.store(counter, 8, MemoryKind::Long, total);
    let step = w.load(counter, 16, MemoryKind::Int, Type::I32);
    let step = w.binary(BinaryOp::Ixor, step, i);
    w.store(counter, 16, MemoryKind::Int, step);
    w.next_iteration(head, i, &[], 19)
}

/// The constructor is inlined; its frame lies at slot 7.
fn chain(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let constructor = vm.method(find(vm, "Kernels$Node", "<init>"));
    let empty = vm.method(find(vm, "java/lang/Object", "<init>"));
    let node = constructor.class;
    let (length, counter) = (w.slot(-4, Type::I32), w.slot(-3, Type::Ref));
    let (start, chained) = (w.slot(-1, Type::I32), w.slot(-2, Type::Ref));
    let slots = [(-1, start), (-2, chained)];
    let stack = w.exit(ExitReason::Stack, 7, &slots);
    let deepest = (7 + constructor.operand_slots()).max(7 + 3 + 1 + empty.operand_slots());
    w.effect(Instruction::StackCheck { end: Slot(deepest as i32), exit: stack });
    let (head, at) = w.block(&[Type::I32, Type::Ref], Some(&[start, chained]));
    let (i, chained) = (at[0], at[1]);
    let slots = [(-1, i), (-2, chained)];
    let budget = w.exit(ExitReason::Budget, 7, &slots);
    w.effect(Instruction::Reserve { weight: 9 + 1 + 21, exit: budget });
    let inside = w.compare(IntCompare::Less, i, length);
    let done = w.exit(ExitReason::End, 32, &[(-2, chained)]);
    w.guard(inside, true, done);
    let full = w.exit(ExitReason::Allocation, 10, &slots);
    let made = w.add(Instruction::New { class: node, bytes: 16, exit: full }, Type::Ref);
    w.effect(Instruction::Charge(9 + 1));
    w.store(made, 8, MemoryKind::Int, i);
    w.store(made, 12, MemoryKind::Reference, chained);
    let mask = w.int(63);
    let low = w.binary(BinaryOp::Iand, i, mask);
    let last = w.compare(IntCompare::Equal, low, mask);
    let (then, otherwise) = w.branch(last);
    let (join, at) = {
        let null = w.null();
        let joined = w.block(&[Type::Ref], None);
        w.go_on(then);
        w.jump(joined.0, &[null]);
        w.go_on(otherwise);
        w.jump(joined.0, &[made]);
        joined
    };
    w.go_on(join);
    let kept = at[0];
    let null = w.exit(ExitReason::Null, 25, &[(-1, i), (-2, kept)]);
    w.guard_not_null(counter, null);
    w.store(counter, 20, MemoryKind::Reference, kept);
    w.next_iteration(head, i, &[kept], 21)
}

/// The two objects of an iteration are made by exits only. The first iteration finds what was there before.
fn pair(vm: &Control<'_>, block: BlockId) -> Function {
    const WEIGHT: u32 = 19 + 2 * (9 + 1);
    let mut w = Writer::new(method_of(vm, block));
    let class = vm.method(find(vm, "Kernels$Node", "<init>")).class;
    let (times, start) = (w.slot(-3, Type::I32), w.slot(-1, Type::I32));
    let budget = w.exit(ExitReason::Budget, 7, &[]);
    w.effect(Instruction::Reserve { weight: WEIGHT, exit: budget });
    let inside = w.compare(IntCompare::Less, start, times);
    let done = w.exit(ExitReason::End, 32, &[]);
    w.guard(inside, true, done);
    let one = w.int(1);
    let second = w.binary(BinaryOp::Iadd, start, one);
    w.effect(Instruction::Charge(WEIGHT));
    let (head, at) = w.block(&[Type::I32], Some(&[second]));
    let i = at[0];
    let one = w.int(1);
    let last = w.binary(BinaryOp::Isub, i, one);
    let negated = w.unary(UnaryOp::Ineg, last, Type::I32);
    let node = |value, next| SunkObject {
        class,
        kind: SunkKind::Instance { bytes: 16 },
        locks: 0,
        fields: vec![
            (8, MemoryKind::Int, SnapshotValue::Value(value)),
            (12, MemoryKind::Reference, SnapshotValue::Sunk(SunkId(next))),
        ],
    };
    let objects = vec![node(last, 1), node(negated, 0)];
    let exit = |w: &mut Writer, reason, word, slots: &[(i32, Value)]| {
        let exit = w.exit(reason, word, slots);
        let made = &mut w.function.exits[exit.index()];
        made.snapshot.push((Slot(-2), SnapshotValue::Sunk(SunkId(0))));
        made.objects = objects.clone();
        // As if the charge had been made ahead.
        made.credit = WEIGHT;
        exit
    };
    let budget = exit(&mut w, ExitReason::Budget, 7, &[(-1, i)]);
    // Nothing has been charged there yet.
    w.function.exits[budget.index()].credit = 0;
    w.effect(Instruction::Reserve { weight: WEIGHT, exit: budget });
    w.effect(Instruction::Charge(WEIGHT));
    let inside = w.compare(IntCompare::Less, i, times);
    let done = exit(&mut w, ExitReason::End, 32, &[]);
    w.guard(inside, true, done);
    let next = w.binary(BinaryOp::Iadd, i, one);
    w.jump(head, &[next]);
    w.function
}

fn quotients(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let (numerators, denominators) = (w.slot(-4, Type::Ref), w.slot(-3, Type::Ref));
    let (head, i, mixed) = counting(&mut w, 26);
    let slots = [(-1, i), (-2, mixed)];
    let null = w.exit(ExitReason::Null, 7, &slots);
    w.guard_not_null(numerators, null);
    let length = w.add(Instruction::ArrayLength(numerators), Type::I32);
    let inside = w.compare(IntCompare::Less, i, length);
    let done = w.exit(ExitReason::End, 24, &[(-2, mixed)]);
    w.guard(inside, true, done);
    let factor = w.int(31);
    let scaled = w.binary(BinaryOp::Imul, mixed, factor);
    let slots = [(-1, i), (-2, mixed), (3, scaled)];
    let (null, bounds) = (w.exit(ExitReason::Null, 12, &slots), w.exit(ExitReason::Bounds, 12, &slots));
    let x = w.checked_int(numerators, i, null, bounds);
    let slots = [(-1, i), (-2, mixed), (3, scaled), (4, x)];
    let (null, bounds) = (w.exit(ExitReason::Null, 13, &slots), w.exit(ExitReason::Bounds, 13, &slots));
    let y = w.checked_int(denominators, i, null, bounds);
    let slots = [(-1, i), (-2, mixed), (3, scaled), (4, x), (5, y)];
    let division = w.exit(ExitReason::Division, 14, &slots);
    let zero = w.int(0);
    let divisible = w.compare(IntCompare::NotEqual, y, zero);
    w.guard(divisible, true, division);
    let quotient = w.binary(BinaryOp::Idiv, x, y);
    let remainder = w.binary(BinaryOp::Irem, x, y);
    let more = w.binary(BinaryOp::Iadd, scaled, quotient);
    let more = w.binary(BinaryOp::Isub, more, remainder);
    w.next_iteration(head, i, &[more], 26)
}

/// The synchronized method is inlined; its frame lies at slot 6.
fn locked(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let add = vm.method(find(vm, "Kernels$Counter", "add"));
    let callee = w.add_frame(add.id, 6, 15);
    let (counter, times) = (w.slot(-4, Type::Ref), w.slot(-3, Type::I32));
    let (start, low) = (w.slot(-1, Type::I32), w.slot(-2, Type::I32));
    let stack = w.exit(ExitReason::Stack, 7, &[(-1, start), (-2, low)]);
    w.effect(Instruction::StackCheck { end: Slot(6 + add.operand_slots() as i32), exit: stack });
    let (head, at) = w.block(&[Type::I32, Type::I32], Some(&[start, low]));
    let (i, low) = (at[0], at[1]);
    let slots = [(-1, i), (-2, low)];
    let budget = w.exit(ExitReason::Budget, 7, &slots);
    w.effect(Instruction::Reserve { weight: 13 + 11, exit: budget });
    let inside = w.compare(IntCompare::Less, i, times);
    let done = w.exit(ExitReason::End, 22, &[(-2, low)]);
    w.guard(inside, true, done);
    let null = w.exit(ExitReason::Null, 10, &slots);
    w.guard_not_null(counter, null);
    w.effect(Instruction::Charge(13));
    w.in_frame(callee);
    let arguments = [(-1, i), (-2, low), (4, counter), (5, i)];
    let monitor = w.exit(ExitReason::Monitor, 2, &arguments);
    let low_bits = callee_body(&mut w, counter, i, monitor, |w, result| {
        w.exit(ExitReason::Monitor, 13, &[(-1, i), (-2, low), (4, counter), (5, i), (9, counter), (10, result)])
    });
    let more = w.binary(BinaryOp::Iadd, low, low_bits);
    w.next_iteration(head, i, &[more], 11)
}

/// The loop of `locked` as far as the call, which is left to a link; the callee returns to the interpreter.
fn calling(vm: &Control<'_>, block: BlockId) -> Function {
    let method = method_of(vm, block);
    let mut w = Writer::new(method);
    let (counter, times) = (w.slot(-4, Type::Ref), w.slot(-3, Type::I32));
    let i = w.slot(-1, Type::I32);
    let inside = w.compare(IntCompare::Less, i, times);
    let done = w.exit(ExitReason::End, 22, &[]);
    w.guard(inside, true, done);
    let null = w.exit(ExitReason::Null, 10, &[]);
    w.guard_not_null(counter, null);
    let add = find(vm, "Kernels$Counter", "add");
    let target = SnapshotValue::Value(w.add(Instruction::MethodAddress(add), Type::I64));
    let call = w.exit(ExitReason::Receiver, 11, &[(4, counter), (5, i)]);
    let returns_to = ResumePoint { method, version: 0, word: 15 };
    w.function.exits[call.index()].link = Some(Link::Call { target, arguments: Slot(4), returns_to });
    w.end(Terminator::Exit(call));
    w.function
}

/// What `Counter.add` does from its monitor's entry on before it leaves it; answers what it will return.
fn added(w: &mut Writer, counter: Value, amount: Value, enter: ExitId) -> Value {
    w.effect(Instruction::MonitorEnter { object: counter, exit: enter });
    let total = w.load(counter, 8, MemoryKind::Long, Type::I64);
    let amount = w.unary(UnaryOp::I2l, amount, Type::I64);
    let total = w.binary(BinaryOp::Ladd, total, amount);
    w.store(counter, 8, MemoryKind::Long, total);
    let low = w.unary(UnaryOp::L2i, total, Type::I32);
    let mask = w.int(7);
    w.binary(BinaryOp::Iand, low, mask)
}

/// What `Counter.add` does between its monitor's entry and its return.
fn callee_body(
    w: &mut Writer,
    counter: Value,
    amount: Value,
    enter: ExitId,
    leave: impl FnOnce(&mut Writer, Value) -> ExitId,
) -> Value {
    let low = added(w, counter, amount, enter);
    let exit = leave(w, low);
    w.effect(Instruction::MonitorExit { object: counter, exit });
    low
}

/// The method up to the monitor's exit, which the interpreter executes: its return.
fn add(vm: &Control<'_>, block: BlockId) -> Function {
    let mut w = Writer::new(method_of(vm, block));
    let (counter, amount) = (w.slot(-2, Type::Ref), w.slot(-1, Type::I32));
    let monitor = w.exit(ExitReason::Monitor, 2, &[]);
    let low = added(&mut w, counter, amount, monitor);
    let end = w.exit(ExitReason::End, 13, &[(3, counter), (4, low)]);
    w.end(Terminator::Exit(end));
    debug_assert_eq!(w.here(), Block(0));
    w.function
}
