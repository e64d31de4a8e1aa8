//! What stands for calls, against what the library does when it is called.

#[path = "../../../tests/host/mod.rs"]
mod host;

use std::sync::Arc;

use holloway_vm::{Guest, InterpreterOnly, Value, Vm, VmOptions};
use parking_lot::Mutex;

use super::*;
use crate::ir::arithmetic;
use host::{Captured, Library};

/// The natives that the library declares, a line each: class, name, descriptor.
const NATIVES: &str = include_str!("../../../../classlib/natives.txt");

/// Random operands besides those of [`edges`].
const RANDOM: usize = 300;

#[test]
fn the_library_has_the_methods_and_they_are_static_and_have_code() {
    let bytes = holloway_classlib::find(METHODS_CLASS).expect("a class of the library");
    let class = holloway_vm::classfile::parse(bytes, None).expect("a class file");
    for (name, descriptor, _) in METHODS {
        let method = class.find_method(name, descriptor);
        let access = method.unwrap_or_else(|| panic!("{name}{descriptor}")).access();
        assert!(access.is_static() && !access.is_native(), "{name}{descriptor}");
    }
}

#[test]
fn operations_compute_what_their_natives_do() {
    let mut vm = library();
    let mut compared = Vec::new();
    for line in NATIVES.lines() {
        let [class, name, descriptor, ..] = Vec::from_iter(line.split(' '))[..] else { panic!("{line}") };
        let Some(operation) = NumberOperation::find(class, name, descriptor) else { continue };
        compare(&mut vm.guest(), (class, name, descriptor), of_operation(operation));
        compared.push(operation as usize);
    }
    compared.sort_unstable();
    assert_eq!(compared, Vec::from_iter(0..NumberOperation::ALL.len()));
}

#[test]
fn operations_compute_what_methods_of_math_do() {
    let mut vm = library();
    for &(name, descriptor, intrinsic) in METHODS {
        compare(&mut vm.guest(), (METHODS_CLASS, name, descriptor), intrinsic);
    }
}

fn library() -> Box<Vm> {
    let host = Box::new(Captured::new(&Arc::new(Mutex::new(Vec::new()))));
    Vm::new(VmOptions::default(), Box::new(Library), Box::new(Library), host, Box::new(InterpreterOnly))
        .expect("the library is complete")
}

/// Calls a method with all operands, and has the evaluator compute what stands for it.
fn compare(guest: &mut Guest<'_>, (class, name, descriptor): (&str, &str, &str), intrinsic: Intrinsic) {
    let named = format!("{class}.{name}{descriptor}");
    let callable = guest.method(class, name, descriptor).unwrap_or_else(|error| panic!("{named}: {error}"));
    let (parameters, result) = types(intrinsic);
    let letters: String = parameters.iter().map(|&ty| letter(ty)).collect();
    assert_eq!(descriptor, format!("({letters}){}", letter(result)), "{named}");
    for operands in operands(parameters.len()) {
        let arguments: Vec<Value> = parameters.iter().zip(&operands).map(|(&ty, &bits)| value(ty, bits)).collect();
        let called = guest.call(&callable, None, &arguments).unwrap_or_else(|error| panic!("{named}: {error}"));
        let operands: Vec<u64> = arguments.iter().map(slot_bits).collect();
        let (called, computed) = (slot_bits(&called), evaluate(intrinsic, &operands));
        let same = called == computed || !keeps_bits(intrinsic) && is_nan(result, called) && is_nan(result, computed);
        assert!(same, "{named} of {operands:x?}: {called:x}, not {computed:x}");
    }
}

/// The types of operands and result.
fn types(intrinsic: Intrinsic) -> (Vec<Type>, Type) {
    match intrinsic {
        Intrinsic::Unary(op, from, to) => {
            assert_eq!(op.types(), (from, to), "{op:?}");
            (vec![from], to)
        }
        Intrinsic::Binary(op, ty) => {
            assert_eq!(op.types(), (ty, ty, ty), "{op:?}");
            (vec![ty, ty], ty)
        }
        Intrinsic::Absolute(_, _, ty) => (vec![ty], ty),
        Intrinsic::Leaf(..) => panic!("a function of the VM stands for itself"),
    }
}

fn evaluate(intrinsic: Intrinsic, operands: &[u64]) -> u64 {
    let binary = |op, left, right| arithmetic::binary(op, left, right).expect("it divides nothing");
    match intrinsic {
        Intrinsic::Unary(op, ..) => arithmetic::unary(op, operands[0]),
        Intrinsic::Binary(op, _) => binary(op, operands[0], operands[1]),
        Intrinsic::Absolute(negation, larger, _) => {
            binary(larger, operands[0], arithmetic::unary(negation, operands[0]))
        }
        Intrinsic::Leaf(..) => panic!("a function of the VM stands for itself"),
    }
}

/// Whether the bits of a NaN have to be those of the operand. Elsewhere Java leaves open which NaN it is.
fn keeps_bits(intrinsic: Intrinsic) -> bool {
    matches!(intrinsic, Intrinsic::Unary(UnaryOp::DoubleFromBits | UnaryOp::FloatFromBits, ..))
}

fn is_nan(ty: Type, bits: u64) -> bool {
    match ty {
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits).is_nan(),
        Type::I32 | Type::I64 | Type::Ref | Type::Bool | Type::Void => false,
    }
}

fn letter(ty: Type) -> char {
    match ty {
        Type::I32 => 'I',
        Type::I64 => 'J',
        Type::F32 => 'F',
        Type::F64 => 'D',
        Type::Ref | Type::Bool | Type::Void => panic!("{ty} is no type of numbers"),
    }
}

fn value(ty: Type, bits: u64) -> Value {
    match ty {
        Type::I32 => Value::Int(bits as i32),
        Type::I64 => Value::Long(bits as i64),
        Type::F32 => Value::Float(f32::from_bits(bits as u32)),
        Type::F64 => Value::Double(f64::from_bits(bits)),
        Type::Ref | Type::Bool | Type::Void => panic!("{ty} is no type of numbers"),
    }
}

/// A number as a frame slot holds it.
fn slot_bits(value: &Value) -> u64 {
    match *value {
        Value::Int(number) => u64::from(number as u32),
        Value::Long(number) => number as u64,
        Value::Float(number) => u64::from(number.to_bits()),
        Value::Double(number) => number.to_bits(),
        _ => panic!("{value:?} is no number"),
    }
}

/// Bits of operands: all edges, or all pairs of them, and random ones.
fn operands(count: usize) -> Vec<Vec<u64>> {
    let edges = edges();
    let mut operands: Vec<Vec<u64>> = match count {
        1 => edges.iter().map(|&edge| vec![edge]).collect(),
        _ => edges.iter().flat_map(|&left| edges.iter().map(move |&right| vec![left, right])).collect(),
    };
    let mut random = fastrand::Rng::with_seed(1);
    operands.extend((0..RANDOM).map(|_| (0..count).map(|_| random.u64(..)).collect()));
    // Numbers with few digits, where roundings differ.
    operands.extend((0..RANDOM).map(|_| (0..count).map(|_| (f64::from(random.i16(..)) / 4.0).to_bits()).collect()));
    operands
}

/// Bits that are numbers at the edges of some type; of these the lower half is an int, or the bits of a float.
fn edges() -> Vec<u64> {
    let doubles = [
        0.0,
        0.25,
        0.5,
        0.49999999999999994,
        1.0,
        1.5,
        2.0,
        2.5,
        3.5,
        4_503_599_627_370_495.5,
        4_503_599_627_370_497.0,
        f64::MIN_POSITIVE,
        f64::from_bits(1),
        f64::EPSILON,
        f64::MAX,
        f64::INFINITY,
        f64::NAN,
        f64::from_bits(0x7ff0_0000_0000_0001),
        f64::from_bits(0x7ff8_dead_beef_0001),
    ];
    let floats = [
        0.0,
        0.5,
        1.0,
        1.5,
        f32::MIN_POSITIVE,
        f32::from_bits(1),
        f32::EPSILON,
        f32::MAX,
        f32::INFINITY,
        f32::NAN,
        f32::from_bits(0x7f80_0001),
        f32::from_bits(0x7fc0_beef),
    ];
    let longs = [0, 1, -1, 2, i64::MIN, i64::MIN + 1, i64::MAX, i32::MIN.into(), i32::MAX.into(), u32::MAX.into()];
    let signed = |bits: u64, sign: u32| [bits, bits | 1 << sign];
    let mut edges: Vec<u64> = longs.iter().map(|&long| long as u64).collect();
    edges.extend(doubles.iter().flat_map(|double| signed(double.to_bits(), 63)));
    edges.extend(floats.iter().flat_map(|float| signed(float.to_bits().into(), 31)));
    edges
}
