//! Each operation of the IR on pairs of bit patterns, against its definition.

use std::sync::Arc;

use holloway_jit::ir::arithmetic;
use holloway_jit::ir::{
    BinaryOp, FloatCompare, Function, Instruction, IntCompare, Leaf, Terminator, Type, UnaryOp, Value,
};
use holloway_jit::lower::Effort;
use holloway_vm::tier::functions::LEAF_NATIVES;
use holloway_vm::{BlockId, Control, ExitReason};

use super::build::Writer;
use super::world::{Habit, Recipe, options, run_program};

/// An operation on the two arguments of `Operations.apply`.
#[derive(Clone, Copy, Debug)]
enum Operation {
    Unary(UnaryOp),
    Binary(BinaryOp),
    CompareInt(IntCompare, Type),
    CompareFloat(FloatCompare, Type),
    Select(Type),
    Leaf(u16),
}

impl Operation {
    /// Types of the operands and of the result.
    fn types(self) -> ([Type; 2], Type) {
        match self {
            Operation::Unary(op) => {
                let (operand, result) = op.types();
                ([operand, Type::I64], result)
            }
            Operation::Binary(op) => {
                let (left, right, result) = op.types();
                ([left, right], result)
            }
            Operation::CompareInt(_, ty) | Operation::CompareFloat(_, ty) => ([ty, ty], Type::Bool),
            Operation::Select(ty) => ([ty, ty], ty),
            Operation::Leaf(_) => ([Type::F64, Type::F64], Type::F64),
        }
    }

    /// The function that is entered at the first block of `apply`.
    fn function(self, vm: &Control<'_>, block: BlockId) -> Function {
        let method = vm.block_place(block).expect("the block exists").method;
        let mut w = Writer::new(method);
        let ([left, right], result) = self.types();
        let is_condition = left == Type::Bool;
        let x = w.slot(-4, if is_condition { Type::I32 } else { left });
        let y = w.slot(-3, right);
        let x = if is_condition { condition(&mut w, x) } else { x };
        if let Operation::Binary(BinaryOp::Idiv | BinaryOp::Irem | BinaryOp::Ldiv | BinaryOp::Lrem) = self {
            // Where the divisor is 0 the interpreter adds.
            let zero = match right {
                Type::I32 => w.int(0),
                _ => {
                    let zero = w.int(0);
                    w.unary(UnaryOp::I2l, zero, Type::I64)
                }
            };
            let divisible = w.compare(IntCompare::NotEqual, y, zero);
            let exit = w.exit(ExitReason::Division, 2, &[]);
            w.guard(divisible, true, exit);
        }
        let value = match self {
            Operation::Unary(op) => w.unary(op, x, result),
            Operation::Binary(op) => w.add(Instruction::Binary(op, x, y), result),
            Operation::CompareInt(op, _) => w.compare(op, x, y),
            Operation::CompareFloat(op, _) => w.add(Instruction::CompareFloat(op, x, y), Type::Bool),
            Operation::Leaf(number) => {
                let taken = LEAF_NATIVES[usize::from(number)].function.signature().parameters.len();
                let arguments = [x, y, x][..taken].to_vec();
                w.add(Instruction::CallLeaf(Leaf::Native(number), arguments), result)
            }
            Operation::Select(_) => {
                let low = w.slot(-4, Type::I32);
                let chosen = condition(&mut w, low);
                w.add(Instruction::Select(chosen, x, y), result)
            }
        };
        let value = if result == Type::Bool { w.unary(UnaryOp::BoolToInt, value, Type::I32) } else { value };
        let end = w.exit(ExitReason::End, 3, &[(3, value)]);
        w.end(Terminator::Exit(end));
        w.function
    }

    /// What the result's slot holds.
    fn defined(self, left: u64, right: u64) -> u64 {
        let ([left_type, right_type], _) = self.types();
        let (x, y) = (narrowed(left_type, left), narrowed(right_type, right));
        match self {
            Operation::Unary(op) => arithmetic::unary(op, x),
            Operation::Binary(op) => arithmetic::binary(op, x, y).unwrap_or(left.wrapping_add(right)),
            Operation::CompareInt(op, ty) => u64::from(arithmetic::compare_int(op, ty, x, y)),
            Operation::CompareFloat(op, ty) => u64::from(arithmetic::compare_float(op, ty, x, y)),
            Operation::Leaf(number) => {
                let function = LEAF_NATIVES[usize::from(number)].function;
                function.call(&[x, y, x]).expect("at most three arguments")
            }
            Operation::Select(_) => {
                if left & 1 != 0 {
                    x
                } else {
                    y
                }
            }
        }
    }
}

/// A bool from an int's lowest bit.
fn condition(w: &mut Writer, int: Value) -> Value {
    let one = w.int(1);
    let bit = w.binary(BinaryOp::Iand, int, one);
    w.compare(IntCompare::Equal, bit, one)
}

/// The bits that a value of a type has which is read from a slot.
fn narrowed(ty: Type, bits: u64) -> u64 {
    match ty {
        Type::Bool => bits & 1,
        Type::I32 | Type::F32 => bits & 0xffff_ffff,
        Type::Void | Type::I64 | Type::F64 | Type::Ref => bits,
    }
}

/// Whether two results are the same: all not-a-numbers are.
fn same(ty: Type, a: u64, b: u64) -> bool {
    let nan = |bits: u64| match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits).is_nan(),
        _ => false,
    };
    a == b || nan(a) && nan(b)
}

fn all() -> Vec<Operation> {
    let unary = UnaryOp::ALL.iter().map(|&op| Operation::Unary(op));
    let binary = BinaryOp::ALL.iter().map(|&op| Operation::Binary(op));
    let ints = IntCompare::ALL.iter().flat_map(|&op| [Type::I32, Type::I64].map(|ty| Operation::CompareInt(op, ty)));
    let floats =
        FloatCompare::ALL.iter().flat_map(|&op| [Type::F32, Type::F64].map(|ty| Operation::CompareFloat(op, ty)));
    let selects = [Type::I32, Type::I64, Type::F32, Type::F64].map(Operation::Select);
    let of_doubles = |number: &u16| LEAF_NATIVES[usize::from(*number)].descriptor.starts_with("(D");
    let leaves = (0..LEAF_NATIVES.len() as u16).filter(of_doubles).map(Operation::Leaf);
    unary.chain(binary).chain(ints).chain(floats).chain(selects).chain(leaves).collect()
}

#[test]
fn operations_give_what_they_are_defined_to_give() {
    for (number, operation) in all().into_iter().enumerate() {
        let effort = if number % 2 == 0 { Effort::None } else { Effort::Speed };
        let make = Arc::new(move |vm: &Control<'_>, block| operation.function(vm, block));
        let recipes = vec![Recipe { method: "apply", block: 0, make }];
        let run = run_program("Operations", options(), &recipes, effort, Habit::Steady);
        let rows: Vec<(u64, Vec<u64>)> = run
            .output
            .lines()
            .map(|line| {
                let (left, rest) = line.split_once(':').expect("each line begins with the left operand");
                let number = |text: &str| text.parse::<i64>().expect("a number") as u64;
                (number(left), rest.split_whitespace().map(number).collect())
            })
            .collect();
        let patterns: Vec<u64> = rows.iter().map(|(left, _)| *left).collect();
        for (left, results) in &rows {
            for (right, result) in patterns.iter().zip(results) {
                let defined = operation.defined(*left, *right);
                assert!(
                    same(operation.types().1, *result, defined),
                    "{operation:?} of {left:#x} and {right:#x}: {result:#x}, not {defined:#x}"
                );
            }
        }
        let taken = run.record.exits(&run.vm, "apply");
        assert!(taken[&ExitReason::End] as usize > patterns.len() * patterns.len() / 2, "{operation:?}");
    }
}
