//! Arithmetic, comparison and conversion as the Java language has them.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use holloway_vm::tier::functions::RuntimeFunction;

use super::function::Lowering;
use crate::ir::{BinaryOp, FloatCompare, IntCompare, IrConstant, UnaryOp, Value};

/// The condition of a comparison of integers.
pub(super) fn int_condition(compare: IntCompare) -> IntCC {
    match compare {
        IntCompare::Equal => IntCC::Equal,
        IntCompare::NotEqual => IntCC::NotEqual,
        IntCompare::Less => IntCC::SignedLessThan,
        IntCompare::LessEqual => IntCC::SignedLessThanOrEqual,
        IntCompare::Greater => IntCC::SignedGreaterThan,
        IntCompare::GreaterEqual => IntCC::SignedGreaterThanOrEqual,
        IntCompare::UnsignedLess => IntCC::UnsignedLessThan,
        IntCompare::UnsignedLessEqual => IntCC::UnsignedLessThanOrEqual,
        IntCompare::UnsignedGreater => IntCC::UnsignedGreaterThan,
        IntCompare::UnsignedGreaterEqual => IntCC::UnsignedGreaterThanOrEqual,
    }
}

/// The condition of a comparison of floating-point numbers.
pub(super) fn float_condition(compare: FloatCompare) -> FloatCC {
    match compare {
        FloatCompare::Equal => FloatCC::Equal,
        FloatCompare::NotEqual => FloatCC::NotEqual,
        FloatCompare::Less => FloatCC::LessThan,
        FloatCompare::LessEqual => FloatCC::LessThanOrEqual,
        FloatCompare::Greater => FloatCC::GreaterThan,
        FloatCompare::GreaterEqual => FloatCC::GreaterThanOrEqual,
    }
}

impl Lowering<'_, '_> {
    /// An operation of one operand.
    pub(super) fn unary(&mut self, op: UnaryOp, operand: Value) -> ir::Value {
        let x = self.value(operand);
        let ins = self.builder.ins();
        match op {
            UnaryOp::Ineg | UnaryOp::Lneg => ins.ineg(x),
            UnaryOp::Fneg | UnaryOp::Dneg => ins.fneg(x),
            UnaryOp::I2l => ins.sextend(types::I64, x),
            UnaryOp::I2f | UnaryOp::L2f => ins.fcvt_from_sint(types::F32, x),
            UnaryOp::I2d | UnaryOp::L2d => ins.fcvt_from_sint(types::F64, x),
            UnaryOp::L2i => ins.ireduce(types::I32, x),
            // Not a number becomes 0, what is too large the nearest value: as Java has it.
            UnaryOp::F2i | UnaryOp::D2i => ins.fcvt_to_sint_sat(types::I32, x),
            UnaryOp::F2l | UnaryOp::D2l => ins.fcvt_to_sint_sat(types::I64, x),
            UnaryOp::F2d => ins.fpromote(types::F64, x),
            UnaryOp::D2f => ins.fdemote(types::F32, x),
            UnaryOp::I2b => {
                let low = ins.ireduce(types::I8, x);
                self.builder.ins().sextend(types::I32, low)
            }
            UnaryOp::I2c => ins.band_imm_u(x, 0xffff),
            UnaryOp::I2s => {
                let low = ins.ireduce(types::I16, x);
                self.builder.ins().sextend(types::I32, low)
            }
            UnaryOp::I2z => ins.band_imm_u(x, 1),
            UnaryOp::BoolToInt => ins.uextend(types::I32, x),
            UnaryOp::Dsqrt => ins.sqrt(x),
            UnaryOp::Dfloor => ins.floor(x),
            UnaryOp::Dceil => ins.ceil(x),
            UnaryOp::Drint => ins.nearest(x),
            UnaryOp::Dabs | UnaryOp::Fabs => ins.fabs(x),
            UnaryOp::FloatBits => ins.bitcast(types::I32, MemFlagsData::new(), x),
            UnaryOp::DoubleBits => ins.bitcast(types::I64, MemFlagsData::new(), x),
            UnaryOp::FloatFromBits => ins.bitcast(types::F32, MemFlagsData::new(), x),
            UnaryOp::DoubleFromBits => ins.bitcast(types::F64, MemFlagsData::new(), x),
            UnaryOp::IntLeadingZeros => ins.clz(x),
            UnaryOp::IntTrailingZeros => ins.ctz(x),
            UnaryOp::IntBitCount => ins.popcnt(x),
            UnaryOp::LongLeadingZeros => {
                let count = ins.clz(x);
                self.builder.ins().ireduce(types::I32, count)
            }
            UnaryOp::LongTrailingZeros => {
                let count = ins.ctz(x);
                self.builder.ins().ireduce(types::I32, count)
            }
            UnaryOp::LongBitCount => {
                let count = ins.popcnt(x);
                self.builder.ins().ireduce(types::I32, count)
            }
        }
    }

    /// An operation of two operands.
    pub(super) fn binary(&mut self, op: BinaryOp, left: Value, right: Value) -> ir::Value {
        let (x, y) = (self.value(left), self.value(right));
        let ins = self.builder.ins();
        match op {
            BinaryOp::Iadd | BinaryOp::Ladd => ins.iadd(x, y),
            BinaryOp::Isub | BinaryOp::Lsub => ins.isub(x, y),
            BinaryOp::Imul | BinaryOp::Lmul => ins.imul(x, y),
            BinaryOp::Idiv | BinaryOp::Ldiv => self.quotient(x, y, right),
            // Cranelift's remainder by -1 is 0, as Java's is.
            BinaryOp::Irem | BinaryOp::Lrem => ins.srem(x, y),
            BinaryOp::Iand | BinaryOp::Land => ins.band(x, y),
            BinaryOp::Ior | BinaryOp::Lor => ins.bor(x, y),
            BinaryOp::Ixor | BinaryOp::Lxor => ins.bxor(x, y),
            // Cranelift takes the lowest bits of the second operand, as many as Java does.
            BinaryOp::Ishl | BinaryOp::Lshl => ins.ishl(x, y),
            BinaryOp::Ishr | BinaryOp::Lshr => ins.sshr(x, y),
            BinaryOp::Iushr | BinaryOp::Lushr => ins.ushr(x, y),
            BinaryOp::Fadd | BinaryOp::Dadd => ins.fadd(x, y),
            BinaryOp::Fsub | BinaryOp::Dsub => ins.fsub(x, y),
            BinaryOp::Fmul | BinaryOp::Dmul => ins.fmul(x, y),
            BinaryOp::Fdiv | BinaryOp::Ddiv => ins.fdiv(x, y),
            BinaryOp::Frem => self.call_runtime(RuntimeFunction::FloatRemainder, &[x, y]),
            BinaryOp::Drem => self.call_runtime(RuntimeFunction::DoubleRemainder, &[x, y]),
            BinaryOp::Lcmp => {
                let greater = ins.icmp(IntCC::SignedGreaterThan, x, y);
                let less = self.builder.ins().icmp(IntCC::SignedLessThan, x, y);
                self.difference(greater, less)
            }
            BinaryOp::Fcmpl | BinaryOp::Dcmpl => {
                let greater = ins.fcmp(FloatCC::GreaterThan, x, y);
                let less = self.builder.ins().fcmp(FloatCC::UnorderedOrLessThan, x, y);
                self.difference(greater, less)
            }
            BinaryOp::Fcmpg | BinaryOp::Dcmpg => {
                let greater = ins.fcmp(FloatCC::UnorderedOrGreaterThan, x, y);
                let less = self.builder.ins().fcmp(FloatCC::LessThan, x, y);
                self.difference(greater, less)
            }
            BinaryOp::Imin | BinaryOp::Lmin => ins.smin(x, y),
            BinaryOp::Imax | BinaryOp::Lmax => ins.smax(x, y),
            // Cranelift's give NaN if an operand is, and know -0 from 0, as Java's do.
            BinaryOp::Fmin | BinaryOp::Dmin => ins.fmin(x, y),
            BinaryOp::Fmax | BinaryOp::Dmax => ins.fmax(x, y),
        }
    }

    /// 1, 0 or -1 from two bools of which at most one is true.
    fn difference(&mut self, greater: ir::Value, less: ir::Value) -> ir::Value {
        let greater = self.builder.ins().uextend(types::I32, greater);
        let less = self.builder.ins().uextend(types::I32, less);
        self.builder.ins().isub(greater, less)
    }

    /// The quotient, of the smallest number by -1 too, where the machine's division would trap: there it is the negated
    /// dividend, as it is for all others.
    fn quotient(&mut self, x: ir::Value, y: ir::Value, divisor: Value) -> ir::Value {
        match self.function.constant(divisor) {
            Some(IrConstant::I32(-1) | IrConstant::I64(-1)) => return self.builder.ins().ineg(x),
            Some(_) => return self.builder.ins().sdiv(x, y),
            None => {}
        }
        let ty = self.builder.func.dfg.value_type(x);
        let minus_one = self.builder.ins().icmp_imm_s(IntCC::Equal, y, -1);
        let one = self.builder.ins().iconst(ty, 1);
        let divisor = self.builder.ins().select(minus_one, one, y);
        let quotient = self.builder.ins().sdiv(x, divisor);
        let negated = self.builder.ins().ineg(x);
        self.builder.ins().select(minus_one, negated, quotient)
    }
}
