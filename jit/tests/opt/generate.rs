//! Random functions as `build` would make them: locals in frame slots, guards before accesses, exits that write every
//! local, budgets at loop heads.

use fastrand::Rng;
use holloway_jit::ir::{
    BinaryOp, Block, ExitId, Frame, FrameState, Function, Instruction, IntCompare, IrConstant, Leaf, MemoryKind,
    SideExit, Slot, SnapshotValue, Terminator, Type, UnaryOp, Value,
};
use holloway_vm::native::ShortNative;
use holloway_vm::{ClassId, ExitReason, MethodId, ResumePoint};

use crate::world::{
    DOUBLE_ARRAY, INSTANCE_BYTES, INT_ARRAY, LEAF, LEAF_ARRAY, LITERAL, NODE, NODE_ARRAY, READING_NATIVE, TestWorld,
};

/// Choices by chance; the same ones for the same seed.
pub struct Random(Rng);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Rng::with_seed(seed))
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0.usize(..end)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        *self.0.choice(from).expect("something to pick")
    }
}

/// Fields of a node: offset, how it lies there, and its kind; ints are chosen more often.
const FIELDS: [(u32, MemoryKind, Kind); 5] = [
    (8, MemoryKind::Int, Kind::Int),
    (8, MemoryKind::Int, Kind::Int),
    (12, MemoryKind::Reference, Kind::Node),
    (16, MemoryKind::Long, Kind::Long),
    (24, MemoryKind::Reference, Kind::Ints),
];

/// What a local holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Long,
    Double,
    Node,
    Ints,
    Nodes,
}

impl Kind {
    fn ty(self) -> Type {
        match self {
            Kind::Int => Type::I32,
            Kind::Long => Type::I64,
            Kind::Double => Type::F64,
            Kind::Node | Kind::Ints | Kind::Nodes => Type::Ref,
        }
    }
}

const LOCALS: &[Kind] = &[
    Kind::Int,
    Kind::Int,
    Kind::Int,
    Kind::Int,
    Kind::Long,
    Kind::Double,
    Kind::Node,
    Kind::Node,
    Kind::Node,
    Kind::Ints,
    Kind::Ints,
    Kind::Nodes,
];

/// The slots that hold references.
pub fn reference_slots() -> Vec<i32> {
    (0..LOCALS.len()).filter(|&at| LOCALS[at].ty() == Type::Ref).map(|at| slot(at).0).collect()
}

fn slot(local: usize) -> Slot {
    Slot(local as i32 - LOCALS.len() as i32)
}

/// A world for a function to start in.
pub fn world(random: &mut Random) -> TestWorld {
    let mut world = TestWorld::default();
    // What fills it tells how many objects there are: more than a budget lasts for, or very few.
    world.nursery = if random.chance(10) { 3 } else { 100_000 };
    let mut nodes = Vec::new();
    for at in 0..5 {
        nodes.push(world.instance(if at % 2 == 0 { NODE } else { LEAF }));
    }
    let arrays: Vec<u32> = (0..3).map(|_| world.array(INT_ARRAY, 2, [0, 3, 8, 12][random.below(4)])).collect();
    let tables = [world.array(NODE_ARRAY, 2, 6), world.array(LEAF_ARRAY, 2, 4)];
    use holloway_jit::eval::World;
    for &node in &nodes {
        let next = if random.chance(70) { random.pick(&nodes) } else { 0 };
        world.store(node, 8, MemoryKind::Int, random.below(9) as u64);
        world.store(node, 12, MemoryKind::Reference, next.into());
        world.store(node, 24, MemoryKind::Reference, random.pick(&arrays).into());
    }
    for &array in &arrays {
        for at in 0..world.array_length(array).unwrap() as u32 {
            world.store(array, 16 + 4 * at, MemoryKind::Int, random.below(12) as u64);
        }
    }
    for at in 0..4 {
        world.store(tables[0], 16 + 4 * at, MemoryKind::Reference, random.pick(&nodes).into());
    }
    world.store_root(LITERAL, MemoryKind::Reference, nodes[0].into());
    world.store_root(24, MemoryKind::Reference, nodes[1].into());
    world.held = nodes.iter().chain(&arrays).chain(&tables).copied().collect();
    for (at, kind) in LOCALS.iter().enumerate() {
        let null = random.chance(8);
        let bits = match kind {
            Kind::Int => u64::from(random.pick(&[0i32, 1, 2, 3, 5, 8, -1, 12, i32::MAX, i32::MIN]) as u32),
            Kind::Long => random.pick(&[0u64, 1, 5, u64::MAX, 1 << 40]),
            Kind::Double => random.pick(&[0.0f64, -0.0, 1.5, f64::NAN, -3.0, 1e10]).to_bits(),
            _ if null => 0,
            Kind::Node => random.pick(&nodes).into(),
            Kind::Ints => random.pick(&arrays).into(),
            Kind::Nodes => random.pick(&tables).into(),
        };
        world.slots.insert(slot(at).0, bits);
    }
    world
}

pub struct Generator<'a> {
    random: &'a mut Random,
    function: Function,
    block: Block,
    locals: Vec<Value>,
    word: u32,
    depth: u32,
    statements: usize,
    /// Locals that are not to be assigned: what counts the loops around.
    counters: Vec<usize>,
}

/// A random function.
pub fn function(random: &mut Random) -> Function {
    let mut function = Function::default();
    function.frames.push(FrameState { method: MethodId(1), header: Slot(0), caller: None, returns_to: None });
    let block = function.add_block(1);
    let statements = 4 + random.below(14);
    let mut generator =
        Generator { random, function, block, locals: Vec::new(), word: 0, depth: 0, statements, counters: Vec::new() };
    generator.run();
    generator.function
}

impl Generator<'_> {
    fn run(&mut self) {
        for (at, kind) in LOCALS.iter().enumerate() {
            let value = self.function.append(self.block, Instruction::ReadSlot(slot(at)), kind.ty());
            self.locals.push(value);
        }
        let exit = self.exit(ExitReason::Stack);
        self.effect(Instruction::StackCheck { end: Slot(20), exit });
        self.reserve();
        let start = self.function.add_block(1);
        self.jump(start);
        self.block = start;
        if self.random.chance(80) {
            self.loop_statement();
        }
        while self.statements > 0 {
            self.statement();
        }
        let exit = self.exit(ExitReason::End);
        self.function.blocks[self.block.index()].terminator = Terminator::Exit(exit);
    }

    fn jump(&mut self, to: Block) {
        self.function.blocks[self.block.index()].terminator = Terminator::Jump { to, arguments: Vec::new() };
    }

    fn exit(&mut self, reason: ExitReason) -> ExitId {
        self.word += 1;
        let snapshot =
            self.locals.iter().enumerate().map(|(at, &value)| (slot(at), SnapshotValue::Value(value))).collect();
        self.function.add_exit(SideExit {
            reason,
            resume: ResumePoint { method: MethodId(1), version: 0, word: self.word },
            frame: Frame(0),
            transition: None,
            snapshot,
            objects: Vec::new(),
            credit: 0,
            link: None,
        })
    }

    fn effect(&mut self, instruction: Instruction) {
        self.function.append(self.block, instruction, Type::Void);
    }

    fn make(&mut self, instruction: Instruction, ty: Type) -> Value {
        self.function.append(self.block, instruction, ty)
    }

    fn int(&mut self, value: i32) -> Value {
        self.make(Instruction::Constant(IrConstant::I32(value)), Type::I32)
    }

    fn guard(&mut self, condition: Value, expected: bool, reason: ExitReason) {
        let exit = self.exit(reason);
        self.effect(Instruction::Guard { condition, expected, exit });
    }

    /// More than all charges of a function together.
    fn reserve(&mut self) {
        let exit = self.exit(ExitReason::Budget);
        self.effect(Instruction::Reserve { weight: 60, exit });
    }

    fn local(&mut self, kind: Kind) -> usize {
        loop {
            let at = self.random.below(LOCALS.len());
            if LOCALS[at] == kind {
                return at;
            }
        }
    }

    fn assign(&mut self, kind: Kind, value: Value) {
        let at = self.local(kind);
        if !self.counters.contains(&at) {
            self.locals[at] = value;
        }
    }

    fn compare(&mut self, op: IntCompare, a: Value, b: Value) -> Value {
        self.make(Instruction::CompareInt(op, a, b), Type::Bool)
    }

    fn int_operand(&mut self) -> Value {
        if self.random.chance(35) {
            let constant = self.random.pick(&[0, 1, -1, 2, 3, 4, 8, 31]);
            self.int(constant)
        } else {
            let at = self.local(Kind::Int);
            self.locals[at]
        }
    }

    /// A local of references that is not null from here on.
    fn object(&mut self, kind: Kind) -> Value {
        let at = self.local(kind);
        let value = self.locals[at];
        let null = self.make(Instruction::Constant(IrConstant::Null), Type::Ref);
        if self.random.chance(80) {
            let condition = self.compare(IntCompare::NotEqual, value, null);
            self.guard(condition, true, ExitReason::Null);
        } else {
            let condition = self.compare(IntCompare::Equal, value, null);
            self.guard(condition, false, ExitReason::Null);
        }
        value
    }

    /// An index that grows or shrinks evenly with a counter, if there is one.
    fn sloped_index(&mut self) -> Value {
        let Some(&counter) = self.counters.last() else { return self.int_operand() };
        let (counter, other) = (self.locals[counter], self.int_operand());
        let (a, b) = if self.random.chance(50) { (counter, other) } else { (other, counter) };
        let op = self.random.pick(&[BinaryOp::Iadd, BinaryOp::Isub]);
        let sum = self.make(Instruction::Binary(op, a, b), Type::I32);
        let (op, by) = self.random.pick(&[
            (BinaryOp::Iadd, 0),
            (BinaryOp::Imul, 2),
            (BinaryOp::Imul, -1),
            (BinaryOp::Imul, 3),
            (BinaryOp::Ishl, 1),
            (BinaryOp::Ishl, 31),
        ]);
        let by = self.int(by);
        let scaled = self.make(Instruction::Binary(op, sum, by), Type::I32);
        let further = self.random.pick(&[0, 0, 1, -2]);
        let further = self.int(further);
        self.make(Instruction::Binary(BinaryOp::Iadd, scaled, further), Type::I32)
    }

    /// An array and an index inside of it.
    fn element(&mut self, kind: Kind) -> (Value, Value) {
        let array = self.object(kind);
        let mut index = self.int_operand();
        if self.random.chance(30) {
            let by = self.random.pick(&[1, -1, 2]);
            let by = self.int(by);
            let op = self.random.pick(&[BinaryOp::Iadd, BinaryOp::Isub]);
            index = self.make(Instruction::Binary(op, index, by), Type::I32);
        } else if self.random.chance(30) {
            index = self.sloped_index();
        }
        let length = self.make(Instruction::ArrayLength(array), Type::I32);
        let condition = self.compare(IntCompare::UnsignedLess, index, length);
        self.guard(condition, true, ExitReason::Bounds);
        (array, index)
    }

    fn condition(&mut self) -> Value {
        match self.random.below(5) {
            0 => {
                let (a, b) = (self.local(Kind::Double), self.local(Kind::Double));
                let op = self.random.pick(&[BinaryOp::Dcmpl, BinaryOp::Dcmpg]);
                let (a, b) = (self.locals[a], self.locals[b]);
                let three = self.make(Instruction::Binary(op, a, b), Type::I32);
                let zero = self.int(0);
                let op = self.random.pick(&[IntCompare::Less, IntCompare::GreaterEqual, IntCompare::Equal]);
                self.compare(op, three, zero)
            }
            1 => {
                let (a, b) = (self.local(Kind::Node), self.local(Kind::Node));
                let (a, b) = (self.locals[a], self.locals[b]);
                self.compare(IntCompare::Equal, a, b)
            }
            _ => {
                let (a, b) = (self.int_operand(), self.int_operand());
                let op = self.random.pick(IntCompare::ALL);
                self.compare(op, a, b)
            }
        }
    }

    fn statement(&mut self) {
        self.statements = self.statements.saturating_sub(1);
        match self.random.below(23) {
            0..=3 => self.arithmetic(),
            4 | 5 => {
                let (array, index) = self.element(Kind::Ints);
                let value = self.make(Instruction::LoadElement { array, index, kind: MemoryKind::Int }, Type::I32);
                self.assign(Kind::Int, value);
            }
            6 | 7 => {
                let (array, index) = self.element(Kind::Ints);
                let value = self.int_operand();
                self.effect(Instruction::StoreElement { array, index, kind: MemoryKind::Int, value });
            }
            8 | 9 => self.load_field(),
            10 | 11 => self.store_field(),
            12 => self.allocate(),
            13 => self.nodes(),
            14 => self.roots(),
            15 => {
                let condition = self.condition();
                let expected = self.random.chance(50);
                self.guard(condition, expected, ExitReason::Branch);
            }
            16 | 17 if self.depth < 3 => self.if_statement(),
            18 | 19 if self.depth < 2 => self.loop_statement(),
            20 => self.class_or_monitor(),
            21 if self.random.chance(40) => self.call(),
            22 if self.depth < 3 => self.choice(),
            _ => {
                // A move.
                let kind = self.random.pick(&[Kind::Int, Kind::Node, Kind::Ints, Kind::Node]);
                let from = self.local(kind);
                let value = self.locals[from];
                self.assign(kind, value);
            }
        }
    }

    /// A wider number with an int.
    fn widened(&mut self, conversion: UnaryOp, ops: &[BinaryOp], (kind, ty): (Kind, Type)) {
        let at = self.local(Kind::Int);
        let value = self.make(Instruction::Unary(conversion, self.locals[at]), ty);
        let wide = self.local(kind);
        let op = self.random.pick(ops);
        let value = self.make(Instruction::Binary(op, self.locals[wide], value), ty);
        self.assign(kind, value);
    }

    fn arithmetic(&mut self) {
        match self.random.below(8) {
            0 => {
                let ops = [BinaryOp::Ladd, BinaryOp::Lmul, BinaryOp::Lxor, BinaryOp::Lsub];
                self.widened(UnaryOp::I2l, &ops, (Kind::Long, Type::I64));
            }
            1 => {
                let at = self.local(Kind::Long);
                let value = self.make(Instruction::Unary(UnaryOp::L2i, self.locals[at]), Type::I32);
                self.assign(Kind::Int, value);
            }
            2 => {
                let ops = [BinaryOp::Dadd, BinaryOp::Dmul, BinaryOp::Dsub, BinaryOp::Ddiv];
                self.widened(UnaryOp::I2d, &ops, (Kind::Double, Type::F64));
            }
            3 => {
                let (a, b) = (self.int_operand(), self.int_operand());
                let zero = self.int(0);
                let condition = self.compare(IntCompare::NotEqual, b, zero);
                self.guard(condition, true, ExitReason::Division);
                let op = self.random.pick(&[BinaryOp::Idiv, BinaryOp::Irem]);
                let value = self.make(Instruction::Binary(op, a, b), Type::I32);
                self.assign(Kind::Int, value);
            }
            4 => {
                let condition = self.condition();
                let (a, b) = (self.int_operand(), self.int_operand());
                let value = self.make(Instruction::Select(condition, a, b), Type::I32);
                self.assign(Kind::Int, value);
            }
            5 => {
                let condition = self.condition();
                let value = self.make(Instruction::Unary(UnaryOp::BoolToInt, condition), Type::I32);
                self.assign(Kind::Int, value);
            }
            _ => {
                let (a, b) = (self.int_operand(), self.int_operand());
                let op = self.random.pick(&[
                    BinaryOp::Iadd,
                    BinaryOp::Iadd,
                    BinaryOp::Isub,
                    BinaryOp::Imul,
                    BinaryOp::Iand,
                    BinaryOp::Ior,
                    BinaryOp::Ixor,
                    BinaryOp::Ishl,
                    BinaryOp::Ishr,
                    BinaryOp::Iushr,
                    BinaryOp::Imin,
                    BinaryOp::Imax,
                ]);
                let value = self.make(Instruction::Binary(op, a, b), Type::I32);
                self.assign(Kind::Int, value);
            }
        }
    }

    /// The class that declares all fields, or nothing: accesses need not know it.
    fn owner(&mut self) -> Option<ClassId> {
        self.random.chance(50).then_some(NODE)
    }

    fn load_field(&mut self) {
        let object = self.object(Kind::Node);
        let (offset, memory, kind) = self.random.pick(&FIELDS);
        let owner = self.owner();
        let value = self.make(Instruction::LoadField { object, offset, kind: memory, owner }, memory.ty());
        self.assign(kind, value);
    }

    fn store_field(&mut self) {
        let object = self.object(Kind::Node);
        let (offset, memory, kind) = self.random.pick(&FIELDS);
        let from = self.local(kind);
        let value = self.locals[from];
        let owner = self.owner();
        self.effect(Instruction::StoreField { object, offset, kind: memory, value, owner });
    }

    fn allocate(&mut self) {
        let exit = self.exit(ExitReason::Allocation);
        if self.random.chance(25) {
            let length = self.random.pick(&[0, 2, 5]);
            let length = self.int(length);
            let array = Instruction::NewArray { class: INT_ARRAY, element_log2: 2, length, exit };
            let value = self.make(array, Type::Ref);
            self.assign(Kind::Ints, value);
            if self.random.chance(10) {
                let exit = self.exit(ExitReason::Allocation);
                let array = Instruction::NewArray { class: DOUBLE_ARRAY, element_log2: 3, length, exit };
                self.make(array, Type::Ref);
            }
            return;
        }
        let class = self.random.pick(&[NODE, LEAF]);
        let object = self.make(Instruction::New { class, bytes: INSTANCE_BYTES, exit }, Type::Ref);
        if self.random.chance(70) {
            let value = self.int_operand();
            self.effect(Instruction::StoreField { object, offset: 8, kind: MemoryKind::Int, value, owner: None });
        }
        if self.random.chance(40) {
            let from = self.local(Kind::Node);
            let value = self.locals[from];
            self.effect(Instruction::StoreField {
                object,
                offset: 12,
                kind: MemoryKind::Reference,
                value,
                owner: None,
            });
        }
        self.assign(Kind::Node, object);
    }

    fn nodes(&mut self) {
        let (array, index) = self.element(Kind::Nodes);
        if self.random.chance(60) {
            let load = Instruction::LoadElement { array, index, kind: MemoryKind::Reference };
            let value = self.make(load, Type::Ref);
            self.assign(Kind::Node, value);
        } else {
            let value = self.object(Kind::Node);
            let condition = self.make(Instruction::IsStorable { array, value }, Type::Bool);
            self.guard(condition, true, ExitReason::Cast);
            self.effect(Instruction::StoreElement { array, index, kind: MemoryKind::Reference, value });
        }
    }

    fn roots(&mut self) {
        match self.random.below(5) {
            0 => {
                let load = Instruction::LoadRoot { offset: LITERAL, kind: MemoryKind::Reference, constant: true };
                let value = self.make(load, Type::Ref);
                self.assign(Kind::Node, value);
            }
            1 => {
                let load = Instruction::LoadRoot { offset: 16, kind: MemoryKind::Int, constant: false };
                let value = self.make(load, Type::I32);
                self.assign(Kind::Int, value);
            }
            2 => {
                let value = self.int_operand();
                self.effect(Instruction::StoreRoot { offset: 16, kind: MemoryKind::Int, value });
            }
            3 => {
                let load = Instruction::LoadRoot { offset: 24, kind: MemoryKind::Reference, constant: false };
                let value = self.make(load, Type::Ref);
                self.assign(Kind::Node, value);
            }
            _ => {
                let from = self.local(Kind::Node);
                let value = self.locals[from];
                self.effect(Instruction::StoreRoot { offset: 24, kind: MemoryKind::Reference, value });
            }
        }
    }

    fn class_or_monitor(&mut self) {
        let object = self.object(Kind::Node);
        if self.random.chance(50) {
            let class = self.make(Instruction::ClassOf(object), Type::I32);
            if self.random.chance(60) {
                let expected: ClassId = self.random.pick(&[NODE, LEAF]);
                let expected = self.int(expected.0 as i32);
                let condition = self.compare(IntCompare::Equal, class, expected);
                self.guard(condition, true, ExitReason::Receiver);
            } else {
                let target = self.random.pick(&[NODE, LEAF]);
                let condition = self.make(Instruction::IsSubclass { class, target }, Type::Bool);
                self.guard(condition, true, ExitReason::Cast);
            }
            return;
        }
        let exit = self.exit(ExitReason::Monitor);
        self.effect(Instruction::MonitorEnter { object, exit });
        for _ in 0..self.random.below(3) {
            self.statement();
        }
        let exit = self.exit(ExitReason::Monitor);
        self.effect(Instruction::MonitorExit { object, exit });
    }

    fn call(&mut self) {
        if self.random.chance(30) {
            let (a, array) = (self.int_operand(), self.object(Kind::Ints));
            let exit = self.exit(ExitReason::Native);
            let (method, short) = match self.random.chance(50) {
                true => (READING_NATIVE, Some(ShortNative::TextHash)),
                false => (MethodId(7), None),
            };
            let call = Instruction::CallNative { method, short, arguments: vec![a, array], weight: 60, exit };
            let value = self.make(call, Type::I32);
            self.assign(Kind::Int, value);
        } else if self.random.chance(50) {
            let a = self.int_operand();
            let value = self.make(Instruction::CallLeaf(Leaf::Native(0), vec![a, a]), Type::I32);
            self.assign(Kind::Int, value);
        } else {
            let (node, array) = (self.object(Kind::Node), self.object(Kind::Ints));
            self.make(Instruction::CallLeaf(Leaf::Native(1), vec![node, array]), Type::I32);
        }
    }

    fn block_with_parameters(&mut self) -> (Block, Vec<Value>) {
        let block = self.function.add_block(10);
        let parameters = LOCALS.iter().map(|kind| self.function.add_parameter(block, kind.ty())).collect();
        (block, parameters)
    }

    fn if_statement(&mut self) {
        let condition = self.condition();
        let before = self.locals.clone();
        let (then, otherwise) = (self.function.add_block(10), self.function.add_block(10));
        let (join, parameters) = self.block_with_parameters();
        self.function.blocks[self.block.index()].terminator =
            Terminator::Branch { condition, then: (then, Vec::new()), otherwise: (otherwise, Vec::new()) };
        self.depth += 1;
        for block in [then, otherwise] {
            self.block = block;
            self.locals.clone_from(&before);
            for _ in 0..self.random.below(3) {
                self.statement();
            }
            let terminator = if self.random.chance(8) {
                Terminator::Exit(self.exit(ExitReason::Branch))
            } else {
                Terminator::Jump { to: join, arguments: self.locals.clone() }
            };
            self.function.blocks[self.block.index()].terminator = terminator;
        }
        self.depth -= 1;
        self.block = join;
        self.locals = parameters;
    }

    /// Two arms that pass a constant each, or objects, and a test of it where they meet.
    fn choice(&mut self) {
        let (local, kind) = if self.random.chance(60) {
            (self.local(Kind::Int), Kind::Int)
        } else {
            (self.local(Kind::Node), Kind::Node)
        };
        if self.counters.contains(&local) {
            return;
        }
        let condition = self.condition();
        let (then, otherwise) = (self.function.add_block(25), self.function.add_block(25));
        let (join, parameters) = self.block_with_parameters();
        self.function.blocks[self.block.index()].terminator =
            Terminator::Branch { condition, then: (then, Vec::new()), otherwise: (otherwise, Vec::new()) };
        let before = self.locals.clone();
        for block in [then, otherwise] {
            self.block = block;
            self.locals.clone_from(&before);
            if kind == Kind::Int {
                let number = self.random.pick(&[-1, 0, 1]);
                self.locals[local] = self.int(number);
            } else if self.random.chance(70) {
                let exit = self.exit(ExitReason::Allocation);
                let class = self.random.pick(&[NODE, LEAF]);
                let object = self.make(Instruction::New { class, bytes: INSTANCE_BYTES, exit }, Type::Ref);
                let value = self.int_operand();
                self.effect(Instruction::StoreField { object, offset: 8, kind: MemoryKind::Int, value, owner: None });
                self.locals[local] = object;
            } else {
                let object = self.object(Kind::Node);
                self.make(Instruction::LoadField { object, offset: 8, kind: MemoryKind::Int, owner: None }, Type::I32);
            }
            self.function.blocks[self.block.index()].terminator =
                Terminator::Jump { to: join, arguments: self.locals.clone() };
        }
        self.block = join;
        self.locals = parameters;
        let value = self.locals[local];
        if kind == Kind::Int {
            let number = self.int_operand();
            let op = self.random.pick(IntCompare::ALL);
            let condition = self.compare(op, value, number);
            let expected = self.random.chance(50);
            self.guard(condition, expected, ExitReason::Branch);
            return;
        }
        let null = self.make(Instruction::Constant(IrConstant::Null), Type::Ref);
        let condition = self.compare(IntCompare::NotEqual, value, null);
        self.guard(condition, true, ExitReason::Null);
        let owner = self.owner();
        let load = Instruction::LoadField { object: value, offset: 8, kind: MemoryKind::Int, owner };
        let read = self.make(load, Type::I32);
        self.assign(Kind::Int, read);
        if self.random.chance(60) {
            // Nothing else needs the object.
            self.locals[local] = before[local];
        }
    }

    fn loop_statement(&mut self) {
        // What counts, from where, and to where.
        let counter = self.local(Kind::Int);
        let counted = self.random.chance(85) && !self.counters.contains(&counter);
        if counted && self.random.chance(75) {
            let from = self.random.pick(&[0, 0, 1, 2, -1]);
            self.locals[counter] = self.int(from);
        }
        let array = if self.random.chance(40) { Some(self.object(Kind::Ints)) } else { None };
        let (head, parameters) = self.block_with_parameters();
        self.function.blocks[self.block.index()].terminator =
            Terminator::Jump { to: head, arguments: self.locals.clone() };
        let entry = (self.block, array);
        self.block = head;
        self.locals = parameters;
        self.reserve();
        if counted {
            self.counters.push(counter);
        }
        self.depth += 1;
        let after = self.function.add_block(5);
        let body = self.function.add_block(50);
        let condition = if counted {
            let limit = match entry.1 {
                Some(array) => self.make(Instruction::ArrayLength(array), Type::I32),
                None => self.int_operand(),
            };
            let op = self.random.pick(&[
                IntCompare::Less,
                IntCompare::Less,
                IntCompare::Less,
                IntCompare::LessEqual,
                IntCompare::NotEqual,
            ]);
            self.compare(op, self.locals[counter], limit)
        } else {
            self.condition()
        };
        let at_after = self.locals.clone();
        let guarded = self.random.chance(20);
        if guarded {
            self.guard(condition, true, ExitReason::Branch);
            self.jump(body);
        } else if self.random.chance(70) {
            self.function.blocks[self.block.index()].terminator =
                Terminator::Branch { condition, then: (body, Vec::new()), otherwise: (after, Vec::new()) };
        } else {
            let negated = self.make(Instruction::Unary(UnaryOp::BoolToInt, condition), Type::I32);
            let zero = self.int(0);
            let negated = self.compare(IntCompare::Equal, negated, zero);
            self.function.blocks[self.block.index()].terminator =
                Terminator::Branch { condition: negated, then: (after, Vec::new()), otherwise: (body, Vec::new()) };
        }
        self.block = body;
        for _ in 0..1 + self.random.below(4) {
            self.statement();
        }
        if counted {
            let step = self.random.pick(&[1, 1, 1, 1, 2, 3, -1]);
            let step = self.int(step);
            self.locals[counter] =
                self.make(Instruction::Binary(BinaryOp::Iadd, self.locals[counter], step), Type::I32);
            self.counters.pop();
        }
        self.depth -= 1;
        let weight = 1 + self.random.below(4) as u32;
        self.effect(Instruction::Charge(weight));
        self.function.blocks[self.block.index()].terminator =
            Terminator::Jump { to: head, arguments: self.locals.clone() };
        self.block = after;
        self.locals = at_after;
        if guarded {
            // `after` cannot be reached: the function goes on there all the same.
            self.reserve();
        }
    }
}
