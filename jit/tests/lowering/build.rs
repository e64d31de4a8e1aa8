//! Writing functions of the IR by hand.

use holloway_jit::ir::{
    BinaryOp, Block, ExitId, Frame, FrameState, Function, Instruction, IntCompare, IrConstant, MemoryKind, SideExit,
    Slot, SnapshotValue, Terminator, Type, UnaryOp, Value,
};
use holloway_vm::{ExitReason, MethodId, ResumePoint};

/// A function and the block that is being written.
pub struct Writer {
    pub function: Function,
    block: Block,
    frame: Frame,
}

impl Writer {
    /// A function whose root is a method's frame, and its entry block.
    pub fn new(method: MethodId) -> Writer {
        let mut function = Function::default();
        let block = function.add_block(1);
        function.frames.push(FrameState { method, header: Slot(0), caller: None, returns_to: None });
        Writer { function, block, frame: Frame(0) }
    }

    /// Adds a frame above the root's.
    pub fn add_frame(&mut self, method: MethodId, header: i32, returns_to: u32) -> Frame {
        let root = self.function.frames[0].method;
        self.function.frames.push(FrameState {
            method,
            header: Slot(header),
            caller: Some(Frame(0)),
            returns_to: Some(ResumePoint { method: root, version: 0, word: returns_to }),
        });
        Frame::from(self.function.frames.len() - 1)
    }

    /// Exits are from this frame now.
    pub fn in_frame(&mut self, frame: Frame) {
        self.frame = frame;
    }

    /// A new block, with parameters of these types, to be written next. The last one jumps there if arguments are given.
    pub fn block(&mut self, types: &[Type], arguments: Option<&[Value]>) -> (Block, Vec<Value>) {
        let block = self.function.add_block(100);
        let parameters = types.iter().map(|&ty| self.function.add_parameter(block, ty)).collect();
        if let Some(arguments) = arguments {
            self.jump(block, arguments);
        }
        self.block = block;
        (block, parameters)
    }

    pub fn jump(&mut self, to: Block, arguments: &[Value]) {
        self.end(Terminator::Jump { to, arguments: arguments.to_vec() });
    }

    /// Charges a weight, and goes to a loop's head with its counter one higher and other values. Gives the function.
    pub fn next_iteration(mut self, head: Block, counter: Value, others: &[Value], weight: u32) -> Function {
        let one = self.int(1);
        let next = self.binary(BinaryOp::Iadd, counter, one);
        self.effect(Instruction::Charge(weight));
        self.jump(head, &[&[next], others].concat());
        self.function
    }

    pub fn end(&mut self, terminator: Terminator) {
        self.function.blocks[self.block.index()].terminator = terminator;
    }

    /// Goes on in either of two new blocks, the first of which is written next.
    pub fn branch(&mut self, condition: Value) -> (Block, Block) {
        let (then, otherwise) = (self.function.add_block(50), self.function.add_block(50));
        self.end(Terminator::Branch { condition, then: (then, vec![]), otherwise: (otherwise, vec![]) });
        self.block = then;
        (then, otherwise)
    }

    /// Writes a block on.
    pub fn go_on(&mut self, block: Block) {
        self.block = block;
    }

    pub fn here(&self) -> Block {
        self.block
    }

    pub fn add(&mut self, instruction: Instruction, ty: Type) -> Value {
        self.function.append(self.block, instruction, ty)
    }

    pub fn effect(&mut self, instruction: Instruction) {
        self.add(instruction, Type::Void);
    }

    pub fn slot(&mut self, slot: i32, ty: Type) -> Value {
        self.add(Instruction::ReadSlot(Slot(slot)), ty)
    }

    pub fn int(&mut self, value: i32) -> Value {
        self.add(Instruction::Constant(IrConstant::I32(value)), Type::I32)
    }

    pub fn null(&mut self) -> Value {
        self.add(Instruction::Constant(IrConstant::Null), Type::Ref)
    }

    pub fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let ty = self.function.ty(x);
        self.add(Instruction::Binary(op, x, y), ty)
    }

    pub fn unary(&mut self, op: UnaryOp, x: Value, ty: Type) -> Value {
        self.add(Instruction::Unary(op, x), ty)
    }

    pub fn compare(&mut self, compare: IntCompare, x: Value, y: Value) -> Value {
        self.add(Instruction::CompareInt(compare, x, y), Type::Bool)
    }

    /// An exit to a word of the current frame's method.
    pub fn exit(&mut self, reason: ExitReason, word: u32, slots: &[(i32, Value)]) -> ExitId {
        let method = self.function.frames[self.frame.index()].method;
        let snapshot = slots.iter().map(|&(slot, value)| (Slot(slot), SnapshotValue::Value(value))).collect();
        self.function.add_exit(SideExit {
            reason,
            resume: ResumePoint { method, version: 0, word },
            frame: self.frame,
            transition: None,
            snapshot,
            objects: Vec::new(),
            credit: 0,
            link: None,
        })
    }

    pub fn guard(&mut self, condition: Value, expected: bool, exit: ExitId) {
        self.effect(Instruction::Guard { condition, expected, exit });
    }

    pub fn guard_not_null(&mut self, object: Value, exit: ExitId) {
        let null = self.null();
        let condition = self.compare(IntCompare::NotEqual, object, null);
        self.guard(condition, true, exit);
    }

    /// An element, with the checks that Java wants.
    pub fn checked_int(&mut self, array: Value, index: Value, null: ExitId, bounds: ExitId) -> Value {
        self.guard_not_null(array, null);
        let length = self.add(Instruction::ArrayLength(array), Type::I32);
        let inside = self.compare(IntCompare::UnsignedLess, index, length);
        self.guard(inside, true, bounds);
        self.add(Instruction::LoadElement { array, index, kind: MemoryKind::Int }, Type::I32)
    }

    pub fn load(&mut self, object: Value, offset: u32, kind: MemoryKind, ty: Type) -> Value {
        self.add(Instruction::LoadField { object, offset, kind, owner: None }, ty)
    }

    pub fn store(&mut self, object: Value, offset: u32, kind: MemoryKind, value: Value) {
        self.effect(Instruction::StoreField { object, offset, kind, value, owner: None });
    }
}
