//! The evaluator: a function of the IR executed by its definition, one instruction after the other.
//!
//! In goes a function and a [`World`]: frame slots, heap, monitors. Out come the exit taken and its effects on the world.
//! It is the oracle for the passes of `opt` and for machine code, so it is plain rather than fast, and it checks what
//! machine code takes for granted: that no null is read from, no index lies outside, nothing is divided by 0.

use holloway_vm::{BlockId, ClassId, MethodId};

use crate::ir::{
    Block, Definition, ExitId, Frame, Function, Instruction, IrConstant, Leaf, MemoryKind, SideExit, Slot,
    SnapshotValue, SunkKind, Terminator, Type, Value, arithmetic,
};

/// What a function works on. Values travel as the bits of a frame slot ([`crate::ir::arithmetic`]). Objects are
/// references that are not null; a world refuses (`None`, `Err`) what compiled code must not do.
pub trait World {
    /// A slot of the frames.
    fn read_slot(&mut self, slot: Slot) -> u64;
    /// Writes a slot of the frames, at an exit.
    fn write_slot(&mut self, slot: Slot, bits: u64);
    /// The class of an object; `None` where there is no such object.
    fn class_of(&mut self, object: u32) -> Option<ClassId>;
    /// The length of an array; `None` where there is no such array.
    fn array_length(&mut self, array: u32) -> Option<i32>;
    /// Reads a field, or an element by its byte offset.
    fn load(&mut self, object: u32, offset: u32, kind: MemoryKind) -> Option<u64>;
    /// Writes a field, or an element by its byte offset.
    fn store(&mut self, object: u32, offset: u32, kind: MemoryKind, bits: u64) -> Option<()>;
    /// Reads a root slot.
    fn load_root(&mut self, offset: u32, kind: MemoryKind) -> u64;
    /// Writes a root slot.
    fn store_root(&mut self, offset: u32, kind: MemoryKind, bits: u64);
    /// A new object; `None` where the nursery is full. With `reserve` it must succeed (K16).
    fn new_object(&mut self, class: ClassId, bytes: u32, reserve: bool) -> Option<u32>;
    /// A new array; `None` where the nursery is full. With `reserve` it must succeed (K16).
    fn new_array(&mut self, class: ClassId, element_log2: u8, length: u32, reserve: bool) -> Option<u32>;
    /// New arrays of arrays; `None` where a length is negative or the nursery is full.
    fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Option<u32>;
    /// Takes a monitor; false where that cannot be done at once.
    fn monitor_enter(&mut self, object: u32) -> bool;
    /// Gives a monitor back; false where that cannot be done at once.
    fn monitor_exit(&mut self, object: u32) -> bool;
    /// The method at an index of a class's vtable.
    fn virtual_target(&mut self, class: ClassId, index: u32) -> Option<u64>;
    /// The method that an interface call of a method enters on an instance of a class.
    fn interface_target(&mut self, class: ClassId, method: MethodId) -> u64;
    /// The address of a method, as a value of [`Type::I64`](crate::ir::Type::I64).
    fn method_address(&mut self, method: MethodId) -> u64;
    /// Whether a class is another or a subtype of it.
    fn is_subclass(&mut self, class: ClassId, target: ClassId) -> bool;
    /// Whether a reference may be stored into an array, as far as a quick test tells.
    fn is_storable(&mut self, array: u32, value: u32) -> Option<bool>;
    /// Calls a leaf native of the VM's table.
    fn call(&mut self, leaf: u16, arguments: &[u64]) -> u64;
    /// Calls a native method: its result, and the budget left of what is given; `None` where it would throw or collect.
    fn call_native(&mut self, method: MethodId, arguments: &[u64], budget: i64, least: i64) -> Option<(u64, i64)>;
    /// Whether a slot lies within the stack's limit.
    fn has_stack(&mut self, end: Slot) -> bool;
    /// Whether a frame returns to a block.
    fn returns_to(&mut self, frame: Frame, block: BlockId) -> bool;
    /// Whether an instruction fails though it need not: asked before each that can take an exit at which the interpreter
    /// begins with the same instruction.
    fn fails(&mut self, _exit: ExitId) -> bool {
        false
    }
}

/// Something that code must not do, or that took too long.
pub type Broken = String;

/// A function being evaluated.
pub struct Evaluator<'a, W> {
    function: &'a Function,
    /// What it works on.
    pub world: W,
    /// The budget (K1).
    pub budget: i64,
    /// How many instructions may still be executed.
    pub steps: u64,
    values: Vec<u64>,
}

impl<'a, W: World> Evaluator<'a, W> {
    /// An evaluation that has not begun, of at most so many steps. It takes memory for all of the function's values.
    pub fn new(function: &'a Function, world: W, budget: i64, steps: u64) -> Evaluator<'a, W> {
        Evaluator { function, world, budget, steps, values: vec![0; function.values.len()] }
    }

    /// Runs the function to an exit, and takes it. Before each `Reserve`, `watch` is shown the evaluation and the exit
    /// that the instruction could take.
    ///
    /// # Errors
    ///
    /// The code does what it must not do, or the steps are used up.
    pub fn run(&mut self, watch: impl FnMut(&mut Self, ExitId)) -> Result<ExitId, Broken> {
        let exit = self.run_to_exit(watch)?;
        self.leave(exit)?;
        Ok(exit)
    }

    /// As [`Evaluator::run`], without what the exit does ([`Evaluator::leave`]).
    ///
    /// # Errors
    /// As there.
    pub fn run_to_exit(&mut self, mut watch: impl FnMut(&mut Self, ExitId)) -> Result<ExitId, Broken> {
        let function = self.function;
        let mut block = Function::ENTRY;
        loop {
            let data = &function.blocks[block.index()];
            for &value in &data.instructions {
                let Definition::Instruction(instruction) = &function.values[value.index()].definition else {
                    return Err(format!("{value} is no instruction"));
                };
                self.steps = self.steps.checked_sub(1).ok_or("too many steps")?;
                if let Instruction::Reserve { exit, .. } = *instruction {
                    watch(self, exit);
                }
                if let Some(exit) = instruction.exit()
                    && function.exits[exit.index()].reason.resumes_past_head()
                    && self.world.fails(exit)
                {
                    return Ok(exit);
                }
                match self.step(instruction, self.function.ty(value)) {
                    Ok(Some(bits)) => self.values[value.index()] = bits,
                    Ok(None) => {
                        return instruction.exit().ok_or_else(|| format!("{block}: {instruction} has no exit"));
                    }
                    Err(error) => return Err(format!("{block}: {value} = {instruction}: {error}")),
                }
            }
            self.steps = self.steps.checked_sub(1).ok_or("too many steps")?;
            block = match self.terminator(&data.terminator) {
                Ok(next) => next,
                Err(exit) => return Ok(exit),
            };
        }
    }

    /// The bits of a value that has been computed.
    pub fn value(&self, value: Value) -> u64 {
        self.values[value.index()]
    }

    fn int(&self, value: Value) -> i32 {
        self.value(value) as i32
    }

    fn reference(&self, value: Value) -> Result<u32, Broken> {
        match self.value(value) {
            0 => Err(format!("{value} is null")),
            bits => Ok(bits as u32),
        }
    }

    fn class(&self, value: Value) -> ClassId {
        ClassId(self.value(value) as u32)
    }

    fn element(&mut self, array: Value, index: Value, kind: MemoryKind) -> Result<(u32, u32), Broken> {
        let array = self.reference(array)?;
        let length = self.world.array_length(array).ok_or("no array")?;
        let index = self.int(index);
        if (0..length).contains(&index) {
            Ok((array, 16 + index as u32 * kind.bytes()))
        } else {
            Err(format!("index {index} of {length}"))
        }
    }

    /// Executes one instruction: its result (0 if it has none), or `None` to take its exit.
    fn step(&mut self, instruction: &Instruction, ty: Type) -> Result<Option<u64>, Broken> {
        let condition = |truth: bool| if truth { Some(0) } else { None };
        Ok(Some(match *instruction {
            Instruction::Constant(constant) => constant.bits(),
            Instruction::ReadSlot(slot) => match ty {
                Type::I64 | Type::F64 => self.world.read_slot(slot),
                _ => self.world.read_slot(slot) & 0xffff_ffff,
            },
            Instruction::Unary(op, a) => arithmetic::unary(op, self.value(a)),
            Instruction::Binary(op, a, b) => {
                arithmetic::binary(op, self.value(a), self.value(b)).ok_or("division by 0")?
            }
            Instruction::CompareInt(op, a, b) => {
                arithmetic::compare_int(op, self.function.ty(a), self.value(a), self.value(b)).into()
            }
            Instruction::CompareFloat(op, a, b) => {
                arithmetic::compare_float(op, self.function.ty(a), self.value(a), self.value(b)).into()
            }
            Instruction::Select(a, b, c) => self.value(if self.value(a) != 0 { b } else { c }),
            Instruction::ClassOf(a) => {
                let object = self.reference(a)?;
                self.world.class_of(object).ok_or("no object")?.0.into()
            }
            Instruction::VirtualTarget { class, index } => {
                let class = self.class(class);
                self.world.virtual_target(class, index).ok_or("no such entry in the vtable")?
            }
            Instruction::InterfaceTarget { class, method } => {
                let class = self.class(class);
                self.world.interface_target(class, method)
            }
            Instruction::MethodAddress(method) => self.world.method_address(method),
            Instruction::IsSubclass { class, target } => {
                let class = self.class(class);
                self.world.is_subclass(class, target).into()
            }
            Instruction::IsStorable { array, value } => {
                let (array, value) = (self.reference(array)?, self.reference(value)?);
                self.world.is_storable(array, value).ok_or("no array of references")?.into()
            }
            Instruction::ArrayLength(a) => {
                let array = self.reference(a)?;
                IrConstant::I32(self.world.array_length(array).ok_or("no array")?).bits()
            }
            Instruction::LoadField { object, offset, kind, .. } => {
                let object = self.reference(object)?;
                self.world.load(object, offset, kind).ok_or("no such field")?
            }
            Instruction::StoreField { object, offset, kind, value, .. } => {
                let object = self.reference(object)?;
                let bits = self.value(value);
                self.world.store(object, offset, kind, bits).ok_or("no such field")?;
                0
            }
            Instruction::LoadElement { array, index, kind } => {
                let (array, offset) = self.element(array, index, kind)?;
                self.world.load(array, offset, kind).ok_or("no such element")?
            }
            Instruction::StoreElement { array, index, kind, value } => {
                let (array, offset) = self.element(array, index, kind)?;
                let bits = self.value(value);
                self.world.store(array, offset, kind, bits).ok_or("no such element")?;
                0
            }
            Instruction::LoadRoot { offset, kind, .. } => self.world.load_root(offset, kind),
            Instruction::StoreRoot { offset, kind, value } => {
                let bits = self.value(value);
                self.world.store_root(offset, kind, bits);
                0
            }
            Instruction::New { class, bytes, .. } => {
                return Ok(self.world.new_object(class, bytes, false).map(u64::from));
            }
            Instruction::NewArray { class, element_log2, length, .. } => {
                let length = u32::try_from(self.int(length)).map_err(|_| "a negative length")?;
                return Ok(self.world.new_array(class, element_log2, length, false).map(u64::from));
            }
            Instruction::NewMultiArray { class, ref lengths, .. } => {
                let lengths: Vec<i32> = lengths.iter().map(|&length| self.int(length)).collect();
                return Ok(self.world.new_multi_array(class, &lengths).map(u64::from));
            }
            Instruction::MonitorEnter { object, .. } => {
                let object = self.reference(object)?;
                return Ok(condition(self.world.monitor_enter(object)));
            }
            Instruction::MonitorExit { object, .. } => {
                let object = self.reference(object)?;
                return Ok(condition(self.world.monitor_exit(object)));
            }
            Instruction::CallLeaf(leaf, ref arguments) => {
                let arguments: Vec<u64> = arguments.iter().map(|&argument| self.value(argument)).collect();
                match (leaf, &arguments[..]) {
                    (Leaf::FloatRemainder, &[a, b]) => {
                        arithmetic::binary(crate::ir::BinaryOp::Frem, a, b).ok_or("no number")?
                    }
                    (Leaf::DoubleRemainder, &[a, b]) => {
                        arithmetic::binary(crate::ir::BinaryOp::Drem, a, b).ok_or("no number")?
                    }
                    (Leaf::Native(number), arguments) => self.world.call(number, arguments),
                    (Leaf::FloatRemainder | Leaf::DoubleRemainder, _) => {
                        return Err("a remainder takes two arguments".into());
                    }
                }
            }
            Instruction::CallNative { method, ref arguments, weight, .. } => {
                let arguments: Vec<u64> = arguments.iter().map(|&argument| self.value(argument)).collect();
                let done = self.world.call_native(method, &arguments, self.budget, weight.into());
                return Ok(done.map(|(result, left)| {
                    self.budget = left;
                    result
                }));
            }
            Instruction::Guard { condition: c, expected, .. } => {
                return Ok(condition((self.value(c) != 0) == expected));
            }
            Instruction::Reserve { weight, .. } => return Ok(condition(self.budget >= weight.into())),
            Instruction::Charge(weight) => {
                self.budget -= i64::from(weight);
                0
            }
            Instruction::ReadBudget => self.budget as u64,
            Instruction::StackCheck { end, .. } => return Ok(condition(self.world.has_stack(end))),
            Instruction::ReturnPointCheck { frame, block, .. } => {
                return Ok(condition(self.world.returns_to(frame, block)));
            }
        }))
    }

    /// The next block, its parameters bound, or the exit to take.
    fn terminator(&mut self, terminator: &Terminator) -> Result<Block, ExitId> {
        let (to, arguments) = match terminator {
            Terminator::Jump { to, arguments } => (*to, arguments),
            Terminator::Branch { condition, then, otherwise } => {
                let target = if self.value(*condition) != 0 { then } else { otherwise };
                (target.0, &target.1)
            }
            Terminator::Switch { key, cases, otherwise } => {
                let key = self.int(*key);
                let target = match cases.binary_search_by_key(&key, |case| case.0) {
                    Ok(at) => &cases[at].1,
                    Err(_) => otherwise,
                };
                (target.0, &target.1)
            }
            Terminator::Exit(exit) => return Err(*exit),
        };
        let arguments: Vec<u64> = arguments.iter().map(|&argument| self.value(argument)).collect();
        for (&parameter, bits) in self.function.blocks[to.index()].parameters.iter().zip(arguments) {
            self.values[parameter.index()] = bits;
        }
        Ok(to)
    }

    /// Does what an exit does: gives back budget, writes slots, makes objects.
    ///
    /// # Errors
    ///
    /// The world does not make the objects.
    pub fn leave(&mut self, exit: ExitId) -> Result<(), Broken> {
        let exit = &self.function.exits[exit.index()];
        self.budget += i64::from(exit.credit);
        let objects = self.materialise(exit)?;
        for &(slot, value) in &exit.snapshot {
            let bits = self.snapshot_value(value, &objects);
            self.world.write_slot(slot, bits);
        }
        Ok(())
    }

    fn snapshot_value(&self, value: SnapshotValue, objects: &[u32]) -> u64 {
        match value {
            SnapshotValue::Value(value) => self.value(value),
            SnapshotValue::Constant(constant) => constant.bits(),
            SnapshotValue::Sunk(object) => objects[object.index()].into(),
        }
    }

    fn materialise(&mut self, exit: &SideExit) -> Result<Vec<u32>, Broken> {
        let mut objects = Vec::new();
        for object in &exit.objects {
            let made = match object.kind {
                SunkKind::Instance { bytes } => self.world.new_object(object.class, bytes, true),
                SunkKind::Array { element_log2, length } => {
                    self.world.new_array(object.class, element_log2, length, true)
                }
            };
            objects.push(made.ok_or("the reserve is too small")?);
        }
        for (object, &made) in exit.objects.iter().zip(&objects) {
            for &(offset, kind, value) in &object.fields {
                let bits = self.snapshot_value(value, &objects);
                self.world.store(made, offset, kind, bits).ok_or("no such field")?;
            }
            for _ in 0..object.locks {
                if !self.world.monitor_enter(made) {
                    return Err("a new object's monitor is not free".into());
                }
            }
        }
        Ok(objects)
    }
}
