//! The table of facts against the evaluator, which does not know it: each instruction alone, with operands of all kinds, in a
//! world that notes what is asked of it and that may be another one when the same is asked again.

use std::collections::BTreeSet;

use holloway_vm::{BlockId, ClassId, MethodId};

use super::{Base, BudgetUse, MemoryAccess, Needs};
use crate::eval::{Evaluator, World};
use crate::ir::tests::EVERYTHING;
use crate::ir::{
    Alias, BinaryOp, Definition, ExitId, FloatCompare, Frame, Function, Instruction, IntCompare, IrConstant, Leaf,
    MemoryKind, Slot, Terminator, Type, UnaryOp, Value, Writes, parse,
};

/// The operands lie in frame slots, downwards from here.
const OPERANDS: i32 = -1000;
/// The root slot that never changes.
const LITERAL: u32 = 64;
/// Length of all arrays.
const LENGTH: i32 = 8;
/// An object that has no fields and is no array.
const BARE: u32 = 0x7f00;

/// What an instruction has asked of the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    ReadSlot(Slot),
    HasStack(Slot),
    ReturnsTo,
    /// Object, offset.
    Load(u32, u32, MemoryKind),
    /// Object, offset, what is written.
    Store(u32, u32, MemoryKind, u64),
    LoadRoot(u32, MemoryKind),
    StoreRoot(u32, MemoryKind, u64),
    Make(ClassId, Option<i32>),
    Lock(u32, i32),
    Call,
}

/// All that an instruction may find otherwise than before.
#[derive(Clone, Copy)]
struct Moment {
    /// What memory holds depends on it.
    time: u64,
    /// Nothing can be made, locked or called, there is no stack, and frames return elsewhere.
    refuses: bool,
    budget: i64,
}

const CALM: Moment = Moment { time: 1, refuses: false, budget: 1000 };
const LATER: Moment = Moment { time: 2, ..CALM };
const REFUSING: Moment = Moment { refuses: true, ..CALM };
const POOR: Moment = Moment { budget: -1000, ..CALM };
const ALL_ELSE: Moment = Moment { time: 2, refuses: true, budget: -1000 };
const MOMENTS: [Moment; 5] = [CALM, LATER, REFUSING, POOR, ALL_ELSE];

struct Watched<'a> {
    operands: &'a [u64],
    moment: Moment,
    events: Vec<Event>,
}

impl Watched<'_> {
    fn note(&mut self, event: Event) {
        self.events.push(event);
    }

    /// What a place holds now.
    fn now(&self, place: u64) -> u64 {
        mixed(place ^ self.moment.time << 40)
    }

    fn made(&mut self, class: ClassId, length: Option<i32>) -> Option<u32> {
        self.note(Event::Make(class, length));
        (!self.moment.refuses).then_some(0x1000)
    }
}

/// Another number for each number.
fn mixed(number: u64) -> u64 {
    number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl World for Watched<'_> {
    fn read_slot(&mut self, slot: Slot) -> u64 {
        if slot.0 <= OPERANDS {
            return self.operands[(OPERANDS - slot.0) as usize];
        }
        self.note(Event::ReadSlot(slot));
        self.now(1)
    }

    fn write_slot(&mut self, _slot: Slot, _bits: u64) {
        panic!("no exit is executed");
    }

    fn class_of(&mut self, object: u32) -> Option<ClassId> {
        Some(ClassId(object / 8))
    }

    fn array_length(&mut self, array: u32) -> Option<i32> {
        (array != BARE).then_some(LENGTH)
    }

    fn load(&mut self, object: u32, offset: u32, kind: MemoryKind) -> Option<u64> {
        self.note(Event::Load(object, offset, kind));
        (object != BARE).then(|| self.now(u64::from(object + offset)))
    }

    fn store(&mut self, object: u32, offset: u32, kind: MemoryKind, bits: u64) -> Option<()> {
        self.note(Event::Store(object, offset, kind, bits));
        (object != BARE).then_some(())
    }

    fn load_root(&mut self, offset: u32, kind: MemoryKind) -> u64 {
        self.note(Event::LoadRoot(offset, kind));
        if offset == LITERAL { mixed(2) } else { self.now(offset.into()) }
    }

    fn store_root(&mut self, offset: u32, kind: MemoryKind, bits: u64) {
        self.note(Event::StoreRoot(offset, kind, bits));
    }

    fn new_object(&mut self, class: ClassId, _bytes: u32, _reserve: bool) -> Option<u32> {
        self.made(class, None)
    }

    fn new_array(&mut self, class: ClassId, _element_log2: u8, length: u32, _reserve: bool) -> Option<u32> {
        self.made(class, Some(length as i32))
    }

    fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Option<u32> {
        self.made(class, lengths.first().copied())
    }

    fn monitor_enter(&mut self, object: u32) -> bool {
        self.note(Event::Lock(object, 1));
        !self.moment.refuses
    }

    fn monitor_exit(&mut self, object: u32) -> bool {
        self.note(Event::Lock(object, -1));
        !self.moment.refuses
    }

    fn virtual_target(&mut self, class: ClassId, index: u32) -> Option<u64> {
        Some(mixed(u64::from(class.0 ^ index)))
    }

    fn interface_target(&mut self, class: ClassId, method: MethodId) -> u64 {
        mixed(u64::from(class.0 ^ method.0))
    }

    fn method_address(&mut self, method: MethodId) -> u64 {
        mixed(method.0.into())
    }

    fn is_subclass(&mut self, class: ClassId, target: ClassId) -> bool {
        class < target
    }

    fn is_storable(&mut self, array: u32, value: u32) -> Option<bool> {
        Some(array < value)
    }

    fn call(&mut self, _leaf: u16, _arguments: &[u64]) -> u64 {
        self.note(Event::Call);
        self.now(3)
    }

    fn call_native(&mut self, _: MethodId, _arguments: &[u64], budget: i64, least: i64) -> Option<(u64, i64)> {
        self.note(Event::Call);
        (budget - 3 >= least && !self.moment.refuses).then(|| (self.now(4), budget - 3))
    }

    fn has_stack(&mut self, end: Slot) -> bool {
        self.note(Event::HasStack(end));
        !self.moment.refuses
    }

    fn returns_to(&mut self, _frame: Frame, _block: BlockId) -> bool {
        self.note(Event::ReturnsTo);
        !self.moment.refuses
    }
}

/// An instruction whose operands are the values from 0 on.
struct Sample {
    instruction: Instruction,
    operands: Vec<Type>,
    ty: Type,
}

/// What has come of an instruction.
#[derive(Debug)]
struct Outcome {
    left: bool,
    bits: u64,
    charged: i64,
    events: Vec<Event>,
}

impl Sample {
    /// The function of an instruction alone, and the value that it gives; its last exit is where it ends.
    fn function(&self) -> (Function, Value) {
        let everything = parse::parse(EVERYTHING).expect("the text of the other tests");
        let mut function = Function { exits: everything.exits, frames: everything.frames, ..Function::default() };
        let end = function.add_exit(function.exits[0].clone());
        let block = function.add_block(1);
        let count = self.operands.len();
        let (ints, zero) = (Value::from(count), Value::from(2 * count));
        for (at, &ty) in self.operands.iter().enumerate() {
            let condition = Instruction::CompareInt(IntCompare::NotEqual, Value::from(ints.index() + at), zero);
            let slot = Instruction::ReadSlot(Slot(OPERANDS - at as i32));
            function.add_instruction(if ty == Type::Bool { condition } else { slot }, ty);
        }
        for at in 0..count {
            function.append(block, Instruction::ReadSlot(Slot(OPERANDS - at as i32)), Type::I32);
        }
        function.append(block, Instruction::Constant(IrConstant::I32(0)), Type::I32);
        function.blocks[block.index()].instructions.extend((0..count).map(Value::from));
        let result = function.append(block, self.instruction.clone(), self.ty);
        function.blocks[block.index()].terminator = Terminator::Exit(end);
        (function, result)
    }

    /// Executes it; an error where its operands mean nothing.
    fn execute(&self, operands: &[u64], moment: Moment) -> Result<Outcome, String> {
        let (function, result) = self.function();
        let world = Watched { operands, moment, events: Vec::new() };
        let mut evaluator = Evaluator::new(&function, world, moment.budget, 100);
        let exit = evaluator.run_to_exit(|_, _| {})?;
        let left = exit != ExitId::from(function.exits.len() - 1);
        let (bits, charged) = (evaluator.value(result), moment.budget - evaluator.budget);
        Ok(Outcome { left, bits, charged, events: evaluator.world.events })
    }

    /// The same for operands that mean something.
    fn outcome(&self, operands: &[u64], moment: Moment) -> Outcome {
        self.execute(operands, moment).unwrap_or_else(|error| panic!("{error}: operands {operands:x?}"))
    }

    /// Operands that mean something, conditions both true and false.
    fn fitting(&self) -> Vec<Vec<u64>> {
        let fitting = |(at, &ty): (usize, &Type)| match ty {
            Type::I32 | Type::I64 => vec![3],
            Type::F32 => vec![1.5_f32.to_bits().into()],
            Type::F64 => vec![1.5_f64.to_bits()],
            Type::Ref => vec![8 * (at as u64 + 1)],
            Type::Bool => vec![0, 1],
            Type::Void => panic!("an operand has a value"),
        };
        combinations(self.operands.iter().enumerate().map(fitting))
    }

    /// Operands that fit but for one, which is another value.
    fn fitting_but(&self, operand: Value, bits: u64) -> Vec<u64> {
        let mut operands = self.fitting().swap_remove(0);
        operands[operand.index()] = bits;
        operands
    }

    /// Whether it is refused that one operand is another value than those that fit.
    fn refuses(&self, operand: Value, bits: u64) -> bool {
        self.execute(&self.fitting_but(operand, bits), CALM).is_err()
    }

    /// Operands of all kinds.
    fn any(&self) -> Vec<Vec<u64>> {
        let any = |ty: &Type| match ty {
            Type::I32 => vec![0, 1, 0xffff_ffff, 0x8000_0000],
            Type::I64 => vec![0, 1, u64::MAX, 1 << 63],
            Type::F32 => vec![0, f32::NAN.to_bits().into()],
            Type::F64 => vec![0, f64::NAN.to_bits()],
            Type::Ref => vec![0, 8, BARE.into()],
            Type::Bool => vec![0, 1],
            Type::Void => panic!("an operand has a value"),
        };
        combinations(self.operands.iter().map(any))
    }
}

fn combinations(choices: impl Iterator<Item = Vec<u64>>) -> Vec<Vec<u64>> {
    choices.fold(vec![Vec::new()], |all, choices| {
        all.iter().flat_map(|first| choices.iter().map(move |&choice| [&first[..], &[choice]].concat())).collect()
    })
}

/// Every instruction of the other tests' text, and each operation and access of every kind.
fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    let function = parse::parse(EVERYTHING).expect("the text of the other tests");
    for data in &function.values {
        let Definition::Instruction(instruction) = &data.definition else { continue };
        let mut operands = Vec::new();
        instruction.operands(|operand| operands.push(function.ty(operand)));
        let mut instruction = instruction.clone();
        let mut numbers = (0..).map(Value);
        instruction.operands_mut(|operand| *operand = numbers.next().expect("numbers do not end"));
        samples.push(Sample { instruction, operands, ty: data.ty });
    }
    let [a, b, c] = [0, 1, 2].map(Value);
    let mut add = |instruction, operands: &[Type], ty| {
        samples.push(Sample { instruction, operands: operands.to_vec(), ty });
    };
    for &op in UnaryOp::ALL {
        let (operand, result) = op.types();
        add(Instruction::Unary(op, a), &[operand], result);
    }
    for &op in BinaryOp::ALL {
        let (left, right, result) = op.types();
        add(Instruction::Binary(op, a, b), &[left, right], result);
    }
    for ty in [Type::I32, Type::I64, Type::Ref] {
        IntCompare::ALL.iter().for_each(|&op| add(Instruction::CompareInt(op, a, b), &[ty, ty], Type::Bool));
    }
    for ty in [Type::F32, Type::F64] {
        FloatCompare::ALL.iter().for_each(|&op| add(Instruction::CompareFloat(op, a, b), &[ty, ty], Type::Bool));
    }
    let (offset, owner) = (16, None);
    for &kind in MemoryKind::ALL {
        let ty = kind.ty();
        add(Instruction::LoadField { object: a, offset, kind, owner }, &[Type::Ref], ty);
        add(Instruction::StoreField { object: a, offset, kind, owner, value: b }, &[Type::Ref, ty], Type::Void);
        add(Instruction::LoadElement { array: a, index: b, kind }, &[Type::Ref, Type::I32], ty);
        let operands = [Type::Ref, Type::I32, ty];
        add(Instruction::StoreElement { array: a, index: b, kind, value: c }, &operands, Type::Void);
        add(Instruction::LoadRoot { offset: 72, kind, constant: false }, &[], ty);
        add(Instruction::StoreRoot { offset: 72, kind, value: a }, &[ty], Type::Void);
    }
    add(Instruction::CallLeaf(Leaf::FloatRemainder, vec![a, b]), &[Type::F32, Type::F32], Type::F32);
    samples
}

#[test]
fn every_instruction_is_looked_at() {
    let named = |sample: &Sample| {
        let text = format!("{:?}", sample.instruction);
        text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
    };
    let seen: BTreeSet<String> = samples().iter().map(named).collect();
    assert_eq!(seen, Instruction::NAMES.iter().map(|&name| name.to_owned()).collect());
}

#[test]
fn pure_instructions_depend_on_their_operands_only_and_do_nothing() {
    for sample in samples().iter().filter(|sample| sample.instruction.is_pure()) {
        let text = &sample.instruction;
        assert_eq!(text.exit(), None, "{text}");
        for operands in sample.fitting() {
            let first = sample.outcome(&operands, CALM);
            for moment in MOMENTS {
                let again = sample.outcome(&operands, moment);
                assert_eq!((again.left, again.bits, again.charged), (false, first.bits, 0), "{text}: {operands:x?}");
                assert!(!again.events.iter().any(changes), "{text}: {again:?}");
            }
        }
    }
}

#[test]
fn removable_instructions_neither_leave_nor_do_anything() {
    for sample in samples().iter().filter(|sample| sample.instruction.is_removable()) {
        for (operands, moment) in everywhere(sample) {
            let outcome = sample.outcome(&operands, moment);
            let does_nothing = !outcome.left && outcome.charged == 0 && !outcome.events.iter().any(changes);
            assert!(does_nothing, "{}: {outcome:?}", sample.instruction);
        }
    }
}

#[test]
fn instructions_that_have_an_exit_take_it_somewhere_and_no_others_leave() {
    for sample in samples() {
        let leaves = everywhere(&sample).any(|(operands, moment)| sample.outcome(&operands, moment).left);
        assert_eq!(sample.instruction.exit().is_some(), leaves, "{}", sample.instruction);
    }
}

#[test]
fn what_is_done_to_memory_and_monitors_is_what_the_table_says() {
    for sample in samples() {
        let instruction = &sample.instruction;
        for (operands, moment) in everywhere(&sample) {
            let Outcome { events, .. } = sample.outcome(&operands, moment);
            events.iter().for_each(|event| check_event(instruction, &operands, event));
            let has = |test: fn(&Event) -> bool| events.iter().any(test);
            let of_memory = has(|event| {
                use Event::*;
                matches!(event, Load(..) | Store(..) | LoadRoot(..) | StoreRoot(..))
            });
            assert_eq!(instruction.access().is_some(), of_memory, "{instruction}");
            assert_eq!(
                instruction.made_class().is_some(),
                has(|event| matches!(event, Event::Make(..))),
                "{instruction}"
            );
            assert_eq!(instruction.locks().is_some(), has(|event| matches!(event, Event::Lock(..))), "{instruction}");
            let of_slots = has(|event| matches!(event, Event::ReadSlot(_) | Event::HasStack(_)));
            assert_eq!(instruction.slot().is_some(), of_slots, "{instruction}");
            if !instruction.is_call() && instruction.stores().is_none() {
                assert_eq!(instruction.writes(), Writes::Nothing, "{instruction}");
            }
        }
    }
}

#[test]
fn what_is_done_with_the_budget_is_what_the_table_says() {
    for sample in samples() {
        let text = &sample.instruction;
        for operands in sample.fitting() {
            let [rich, poor] = [CALM, POOR].map(|moment| sample.outcome(&operands, moment));
            let same = (rich.left, rich.bits, rich.charged) == (poor.left, poor.bits, poor.charged);
            match text.budget_use() {
                BudgetUse::None => assert!(same && rich.charged == 0, "{text}: {rich:?}, {poor:?}"),
                BudgetUse::Charge(weight) => {
                    assert!(same && rich.charged == i64::from(weight), "{text}: {rich:?}, {poor:?}");
                }
                BudgetUse::Read => assert_eq!((rich.bits, poor.bits), (1000, -1000_i64 as u64), "{text}"),
                BudgetUse::Check => assert!(!rich.left && poor.left && poor.charged == 0, "{text}: {rich:?}, {poor:?}"),
            }
        }
    }
}

#[test]
fn operands_mean_nothing_where_what_is_needed_does_not_hold() {
    for sample in samples() {
        let text = &sample.instruction;
        match text.needs() {
            Needs::Nothing => {
                for operands in sample.any() {
                    sample.outcome(&operands, CALM);
                }
            }
            Needs::Divisor(op, divisor) => {
                assert_eq!(sample.refuses(divisor, 0), op.divides_integers(), "{text}");
                assert!(sample.any().iter().all(|operands| {
                    let is_zero = op.divides_integers() && operands[divisor.index()] == 0;
                    is_zero || sample.execute(operands, CALM).is_ok()
                }));
            }
            Needs::NotNull(object) => {
                assert!(sample.refuses(object, 0) && !sample.refuses(object, BARE.into()), "{text}");
            }
            Needs::Layout(object) => {
                assert!(sample.refuses(object, 0) && sample.refuses(object, BARE.into()), "{text}");
            }
            Needs::Inside(array, index) => {
                assert!(sample.refuses(array, 0) && sample.refuses(array, BARE.into()), "{text}");
                assert!(sample.refuses(index, LENGTH as u64) && sample.refuses(index, 0xffff_ffff), "{text}");
                assert!(!sample.refuses(index, 0) && !sample.refuses(index, LENGTH as u64 - 1), "{text}");
            }
            Needs::Checked => {}
        }
    }
}

/// Operands that mean something, at all moments.
fn everywhere(sample: &Sample) -> impl Iterator<Item = (Vec<u64>, Moment)> {
    let operands = sample.fitting().into_iter();
    operands.flat_map(|operands| MOMENTS.map(|moment| (operands.clone(), moment)))
}

/// Whether something is otherwise afterwards.
fn changes(event: &Event) -> bool {
    match event {
        Event::Store(..) | Event::StoreRoot(..) | Event::Make(..) | Event::Lock(..) | Event::Call => true,
        Event::ReadSlot(_) | Event::HasStack(_) | Event::ReturnsTo | Event::Load(..) | Event::LoadRoot(..) => false,
    }
}

/// Holds what an instruction has done against its row.
fn check_event(instruction: &Instruction, operands: &[u64], event: &Event) {
    let bits = |value: Value| operands[value.index()];
    let access = || instruction.access().unwrap_or_else(|| panic!("{instruction}: {event:?}"));
    match *event {
        Event::ReadSlot(slot) => assert_eq!(instruction.slot(), Some(slot), "{instruction}"),
        Event::HasStack(end) => assert_eq!(instruction.slot(), Some(Slot(end.0 - 1)), "{instruction}"),
        Event::ReturnsTo => {}
        Event::Load(object, offset, kind) => {
            check_place(instruction, operands, (object, offset), kind);
            assert_eq!((instruction.loads(), instruction.stores()), (Some(access().alias), None), "{instruction}");
        }
        Event::Store(object, offset, kind, stored) => {
            check_place(instruction, operands, (object, offset), kind);
            check_stored(instruction, access(), bits, stored);
        }
        Event::LoadRoot(offset, kind) => {
            let whole = MemoryAccess { alias: Alias::Root(offset), kind, base: Base::Root, stored: None };
            assert_eq!(instruction.access(), Some(whole), "{instruction}");
            assert_eq!((instruction.loads(), instruction.stores()), (Some(whole.alias), None), "{instruction}");
        }
        Event::StoreRoot(offset, kind, stored) => {
            let MemoryAccess { alias, base, kind: declared, .. } = access();
            assert_eq!((alias, base, declared), (Alias::Root(offset), Base::Root, kind), "{instruction}");
            check_stored(instruction, access(), bits, stored);
        }
        Event::Make(class, length) => {
            let declared = instruction.made_length().map(|length| bits(length) as i32);
            assert_eq!((instruction.made_class(), declared), (Some(class), length), "{instruction}");
        }
        Event::Lock(object, times) => {
            let declared = instruction.locks().map(|(object, times)| (bits(object), times));
            assert_eq!(declared, Some((object.into(), times)), "{instruction}");
        }
        Event::Call => assert!(instruction.is_call(), "{instruction}"),
    }
}

/// That an access to an object is to the place that the table names.
fn check_place(instruction: &Instruction, operands: &[u64], place: (u32, u32), kind: MemoryKind) {
    let access = instruction.access().unwrap_or_else(|| panic!("{instruction} has a place"));
    let bits = |value: Value| operands[value.index()] as u32;
    let declared = match (access.base, access.alias) {
        (Base::Field { object, offset }, Alias::Field(at, of_kind, _)) if (at, of_kind) == (offset, kind) => {
            (bits(object), offset)
        }
        (Base::Element { array, index }, Alias::Element(of_kind)) if of_kind == kind => {
            (bits(array), 16 + bits(index) * kind.bytes())
        }
        other => panic!("{instruction}: {other:?}"),
    };
    assert_eq!((declared, access.kind), (place, kind), "{instruction}");
}

/// That what is written is what the table says.
fn check_stored(instruction: &Instruction, access: MemoryAccess, bits: impl Fn(Value) -> u64, stored: u64) {
    assert_eq!(access.stored.map(bits), Some(stored), "{instruction}");
    assert_eq!((instruction.loads(), instruction.stores()), (None, Some(access.alias)), "{instruction}");
    assert_eq!(instruction.writes(), Writes::Place(access.alias), "{instruction}");
}
