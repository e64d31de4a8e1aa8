//! What an operation of threaded code does, in terms of the trace IR: operations of one shape differ in a parameter only.
//!
//! In goes an [`Op`]; out comes its [`Shape`]. Pairs are their first operation: the second one follows in code.

use holloway_vm::code::op::Op;

use crate::ir::{BinaryOp, FloatCompare, IntCompare, MemoryKind, Type, UnaryOp};

/// What an operation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// Passes over itself: `skip`, and the fused loop ends, whose parts follow them.
    Pass,
    /// So many moves, one after another.
    Moves(u8),
    /// A constant, in operand c.
    Constant,
    /// A constant in the payload.
    WideConstant,
    /// A literal, mirror or dynamic constant.
    LoadRoot,
    /// Two registers: operation, left and right operands' and the result's types, whether a zero divisor throws.
    Binary(BinaryOp, Type, Type, Type, bool),
    /// A register and an immediate of the given type.
    Immediate(BinaryOp, Type, Type),
    /// An immediate minus a register.
    SubtractFrom,
    /// One register: operation, operand's and result's type.
    Unary(UnaryOp, Type, Type),
    Goto,
    GotoBack,
    /// Two registers of a type.
    BranchInt(IntCompare, Type),
    /// A register and an immediate.
    BranchImmediate(IntCompare),
    /// Two registers of a type; the jump is taken where the comparison is (true) or is not (false) so.
    BranchFloat(FloatCompare, bool, Type),
    /// Whether null jumps.
    BranchNull(bool),
    TableSwitch,
    LookupSwitch,
    ArrayLength,
    ArrayLoad(MemoryKind),
    /// Stores to byte arrays serve boolean ones too.
    ArrayStore(MemoryKind),
    NewArray,
    MultiNewArray,
    /// Whether the object goes to two slots.
    New(bool),
    GetField(MemoryKind),
    PutField(MemoryKind),
    GetStatic,
    /// With the conversion that the store does.
    PutStatic(Option<UnaryOp>),
    CheckCast,
    InstanceOf,
    MonitorEnter,
    MonitorExit,
    Throw,
    Call(CallKind),
    LockMethod,
    ReturnVoid,
    ReturnValue,
    ReturnSynchronized,
    ReturnField,
    /// Not resolved yet: field access, constant, cast or allocation.
    Resolve,
    /// A call not resolved yet.
    ResolveCall,
    /// No instruction of a method's plain code, or one that is left to the interpreter.
    Machinery,
}

/// How a call finds its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CallKind {
    Static,
    Special,
    Virtual,
    Interface,
}

impl Shape {
    /// The shape of an operation.
    pub(super) fn of(op: Op) -> Shape {
        use Type::{F32, F64, I32, I64, Ref};
        let op = op.parts().map_or(op, |(first, _)| first);
        let int = |op| Shape::Binary(op, I32, I32, I32, false);
        let long = |op| Shape::Binary(op, I64, I64, I64, false);
        let shift = |op| Shape::Binary(op, I64, I32, I64, false);
        let float = |op| Shape::Binary(op, F32, F32, F32, false);
        let double = |op| Shape::Binary(op, F64, F64, F64, false);
        let compare = |op, ty| Shape::Binary(op, ty, ty, I32, false);
        let int_immediate = |op| Shape::Immediate(op, I32, I32);
        let long_immediate = |op| Shape::Immediate(op, I64, I64);
        let shift_immediate = |op| Shape::Immediate(op, I64, I32);
        match op {
            Op::skip
            | Op::back_icmpeq
            | Op::back_icmpne
            | Op::back_icmplt
            | Op::back_icmpge
            | Op::back_icmpgt
            | Op::back_icmple
            | Op::back_ieq_i
            | Op::back_ine_i
            | Op::back_ilt_i
            | Op::back_ige_i
            | Op::back_igt_i
            | Op::back_ile_i
            | Op::inc_back_icmpeq
            | Op::inc_back_icmpne
            | Op::inc_back_icmplt
            | Op::inc_back_icmpge
            | Op::inc_back_icmpgt
            | Op::inc_back_icmple
            | Op::inc_back_ieq_i
            | Op::inc_back_ine_i
            | Op::inc_back_ilt_i
            | Op::inc_back_ige_i
            | Op::inc_back_igt_i
            | Op::inc_back_ile_i => Shape::Pass,
            Op::mov => Shape::Moves(1),
            Op::mov2 => Shape::Moves(2),
            Op::mov3 => Shape::Moves(3),
            Op::mov4 => Shape::Moves(4),
            Op::constant_int | Op::constant_long => Shape::Constant,
            Op::constant_wide => Shape::WideConstant,
            Op::load_root => Shape::LoadRoot,
            Op::iadd => int(BinaryOp::Iadd),
            Op::isub => int(BinaryOp::Isub),
            Op::imul => int(BinaryOp::Imul),
            Op::idiv => Shape::Binary(BinaryOp::Idiv, I32, I32, I32, true),
            Op::irem => Shape::Binary(BinaryOp::Irem, I32, I32, I32, true),
            Op::iand => int(BinaryOp::Iand),
            Op::ior => int(BinaryOp::Ior),
            Op::ixor => int(BinaryOp::Ixor),
            Op::ishl => int(BinaryOp::Ishl),
            Op::ishr => int(BinaryOp::Ishr),
            Op::iushr => int(BinaryOp::Iushr),
            Op::iadd_i => int_immediate(BinaryOp::Iadd),
            Op::imul_i => int_immediate(BinaryOp::Imul),
            Op::idiv_i => int_immediate(BinaryOp::Idiv),
            Op::irem_i => int_immediate(BinaryOp::Irem),
            Op::isub_from_i => Shape::SubtractFrom,
            Op::iand_i => int_immediate(BinaryOp::Iand),
            Op::ior_i => int_immediate(BinaryOp::Ior),
            Op::ixor_i => int_immediate(BinaryOp::Ixor),
            Op::ishl_i => int_immediate(BinaryOp::Ishl),
            Op::ishr_i => int_immediate(BinaryOp::Ishr),
            Op::iushr_i => int_immediate(BinaryOp::Iushr),
            Op::ineg => Shape::Unary(UnaryOp::Ineg, I32, I32),
            Op::ladd => long(BinaryOp::Ladd),
            Op::lsub => long(BinaryOp::Lsub),
            Op::lmul => long(BinaryOp::Lmul),
            Op::ldiv => Shape::Binary(BinaryOp::Ldiv, I64, I64, I64, true),
            Op::lrem => Shape::Binary(BinaryOp::Lrem, I64, I64, I64, true),
            Op::land => long(BinaryOp::Land),
            Op::lor => long(BinaryOp::Lor),
            Op::lxor => long(BinaryOp::Lxor),
            Op::lshl => shift(BinaryOp::Lshl),
            Op::lshr => shift(BinaryOp::Lshr),
            Op::lushr => shift(BinaryOp::Lushr),
            Op::ladd_i => long_immediate(BinaryOp::Ladd),
            Op::lmul_i => long_immediate(BinaryOp::Lmul),
            Op::ldiv_i => long_immediate(BinaryOp::Ldiv),
            Op::lrem_i => long_immediate(BinaryOp::Lrem),
            Op::land_i => long_immediate(BinaryOp::Land),
            Op::lor_i => long_immediate(BinaryOp::Lor),
            Op::lxor_i => long_immediate(BinaryOp::Lxor),
            Op::lshl_i => shift_immediate(BinaryOp::Lshl),
            Op::lshr_i => shift_immediate(BinaryOp::Lshr),
            Op::lushr_i => shift_immediate(BinaryOp::Lushr),
            Op::lneg => Shape::Unary(UnaryOp::Lneg, I64, I64),
            Op::lcmp => compare(BinaryOp::Lcmp, I64),
            Op::fadd => float(BinaryOp::Fadd),
            Op::fsub => float(BinaryOp::Fsub),
            Op::fmul => float(BinaryOp::Fmul),
            Op::fdiv => float(BinaryOp::Fdiv),
            Op::frem => float(BinaryOp::Frem),
            Op::fneg => Shape::Unary(UnaryOp::Fneg, F32, F32),
            Op::fcmpl => compare(BinaryOp::Fcmpl, F32),
            Op::fcmpg => compare(BinaryOp::Fcmpg, F32),
            Op::dadd => double(BinaryOp::Dadd),
            Op::dsub => double(BinaryOp::Dsub),
            Op::dmul => double(BinaryOp::Dmul),
            Op::ddiv => double(BinaryOp::Ddiv),
            Op::drem => double(BinaryOp::Drem),
            Op::dneg => Shape::Unary(UnaryOp::Dneg, F64, F64),
            Op::dcmpl => compare(BinaryOp::Dcmpl, F64),
            Op::dcmpg => compare(BinaryOp::Dcmpg, F64),
            Op::i2l => Shape::Unary(UnaryOp::I2l, I32, I64),
            Op::i2f => Shape::Unary(UnaryOp::I2f, I32, F32),
            Op::i2d => Shape::Unary(UnaryOp::I2d, I32, F64),
            Op::l2i => Shape::Unary(UnaryOp::L2i, I64, I32),
            Op::l2f => Shape::Unary(UnaryOp::L2f, I64, F32),
            Op::l2d => Shape::Unary(UnaryOp::L2d, I64, F64),
            Op::f2i => Shape::Unary(UnaryOp::F2i, F32, I32),
            Op::f2l => Shape::Unary(UnaryOp::F2l, F32, I64),
            Op::f2d => Shape::Unary(UnaryOp::F2d, F32, F64),
            Op::d2i => Shape::Unary(UnaryOp::D2i, F64, I32),
            Op::d2l => Shape::Unary(UnaryOp::D2l, F64, I64),
            Op::d2f => Shape::Unary(UnaryOp::D2f, F64, F32),
            Op::i2b => Shape::Unary(UnaryOp::I2b, I32, I32),
            Op::i2c => Shape::Unary(UnaryOp::I2c, I32, I32),
            Op::i2s => Shape::Unary(UnaryOp::I2s, I32, I32),
            Op::i2z => Shape::Unary(UnaryOp::I2z, I32, I32),
            Op::goto => Shape::Goto,
            Op::goto_back => Shape::GotoBack,
            Op::if_icmpeq => Shape::BranchInt(IntCompare::Equal, I32),
            Op::if_icmpne => Shape::BranchInt(IntCompare::NotEqual, I32),
            Op::if_icmplt => Shape::BranchInt(IntCompare::Less, I32),
            Op::if_icmpge => Shape::BranchInt(IntCompare::GreaterEqual, I32),
            Op::if_icmpgt => Shape::BranchInt(IntCompare::Greater, I32),
            Op::if_icmple => Shape::BranchInt(IntCompare::LessEqual, I32),
            Op::if_ieq_i => Shape::BranchImmediate(IntCompare::Equal),
            Op::if_ine_i => Shape::BranchImmediate(IntCompare::NotEqual),
            Op::if_ilt_i => Shape::BranchImmediate(IntCompare::Less),
            Op::if_ige_i => Shape::BranchImmediate(IntCompare::GreaterEqual),
            Op::if_igt_i => Shape::BranchImmediate(IntCompare::Greater),
            Op::if_ile_i => Shape::BranchImmediate(IntCompare::LessEqual),
            Op::if_lcmpeq => Shape::BranchInt(IntCompare::Equal, I64),
            Op::if_lcmpne => Shape::BranchInt(IntCompare::NotEqual, I64),
            Op::if_lcmplt => Shape::BranchInt(IntCompare::Less, I64),
            Op::if_lcmpge => Shape::BranchInt(IntCompare::GreaterEqual, I64),
            Op::if_lcmpgt => Shape::BranchInt(IntCompare::Greater, I64),
            Op::if_lcmple => Shape::BranchInt(IntCompare::LessEqual, I64),
            Op::if_feq => Shape::BranchFloat(FloatCompare::Equal, true, F32),
            Op::if_fne => Shape::BranchFloat(FloatCompare::NotEqual, true, F32),
            Op::if_flt => Shape::BranchFloat(FloatCompare::Less, true, F32),
            Op::if_fge => Shape::BranchFloat(FloatCompare::GreaterEqual, true, F32),
            Op::if_fgt => Shape::BranchFloat(FloatCompare::Greater, true, F32),
            Op::if_fle => Shape::BranchFloat(FloatCompare::LessEqual, true, F32),
            Op::if_fnlt => Shape::BranchFloat(FloatCompare::Less, false, F32),
            Op::if_fnge => Shape::BranchFloat(FloatCompare::GreaterEqual, false, F32),
            Op::if_fngt => Shape::BranchFloat(FloatCompare::Greater, false, F32),
            Op::if_fnle => Shape::BranchFloat(FloatCompare::LessEqual, false, F32),
            Op::if_deq => Shape::BranchFloat(FloatCompare::Equal, true, F64),
            Op::if_dne => Shape::BranchFloat(FloatCompare::NotEqual, true, F64),
            Op::if_dlt => Shape::BranchFloat(FloatCompare::Less, true, F64),
            Op::if_dge => Shape::BranchFloat(FloatCompare::GreaterEqual, true, F64),
            Op::if_dgt => Shape::BranchFloat(FloatCompare::Greater, true, F64),
            Op::if_dle => Shape::BranchFloat(FloatCompare::LessEqual, true, F64),
            Op::if_dnlt => Shape::BranchFloat(FloatCompare::Less, false, F64),
            Op::if_dnge => Shape::BranchFloat(FloatCompare::GreaterEqual, false, F64),
            Op::if_dngt => Shape::BranchFloat(FloatCompare::Greater, false, F64),
            Op::if_dnle => Shape::BranchFloat(FloatCompare::LessEqual, false, F64),
            Op::if_acmpeq => Shape::BranchInt(IntCompare::Equal, Ref),
            Op::if_acmpne => Shape::BranchInt(IntCompare::NotEqual, Ref),
            Op::ifnull => Shape::BranchNull(true),
            Op::ifnonnull => Shape::BranchNull(false),
            Op::tableswitch => Shape::TableSwitch,
            Op::lookupswitch => Shape::LookupSwitch,
            Op::arraylength => Shape::ArrayLength,
            Op::iaload => Shape::ArrayLoad(MemoryKind::Int),
            Op::laload => Shape::ArrayLoad(MemoryKind::Long),
            Op::faload => Shape::ArrayLoad(MemoryKind::Float),
            Op::daload => Shape::ArrayLoad(MemoryKind::Double),
            Op::aaload => Shape::ArrayLoad(MemoryKind::Reference),
            Op::baload => Shape::ArrayLoad(MemoryKind::Byte),
            Op::caload => Shape::ArrayLoad(MemoryKind::Char),
            Op::saload => Shape::ArrayLoad(MemoryKind::Short),
            Op::iastore => Shape::ArrayStore(MemoryKind::Int),
            Op::lastore => Shape::ArrayStore(MemoryKind::Long),
            Op::fastore => Shape::ArrayStore(MemoryKind::Float),
            Op::dastore => Shape::ArrayStore(MemoryKind::Double),
            Op::aastore => Shape::ArrayStore(MemoryKind::Reference),
            Op::bastore => Shape::ArrayStore(MemoryKind::Byte),
            Op::castore => Shape::ArrayStore(MemoryKind::Char),
            Op::sastore => Shape::ArrayStore(MemoryKind::Short),
            Op::newarray => Shape::NewArray,
            Op::multianewarray => Shape::MultiNewArray,
            Op::new => Shape::New(false),
            Op::new_dup => Shape::New(true),
            Op::getfield_z => Shape::GetField(MemoryKind::Boolean),
            Op::getfield_b => Shape::GetField(MemoryKind::Byte),
            Op::getfield_c => Shape::GetField(MemoryKind::Char),
            Op::getfield_s => Shape::GetField(MemoryKind::Short),
            Op::getfield_i => Shape::GetField(MemoryKind::Int),
            Op::getfield_j => Shape::GetField(MemoryKind::Long),
            Op::getfield_f => Shape::GetField(MemoryKind::Float),
            Op::getfield_d => Shape::GetField(MemoryKind::Double),
            Op::getfield_a => Shape::GetField(MemoryKind::Reference),
            Op::putfield_z => Shape::PutField(MemoryKind::Boolean),
            Op::putfield_b => Shape::PutField(MemoryKind::Byte),
            Op::putfield_c => Shape::PutField(MemoryKind::Char),
            Op::putfield_s => Shape::PutField(MemoryKind::Short),
            Op::putfield_i => Shape::PutField(MemoryKind::Int),
            Op::putfield_j => Shape::PutField(MemoryKind::Long),
            Op::putfield_f => Shape::PutField(MemoryKind::Float),
            Op::putfield_d => Shape::PutField(MemoryKind::Double),
            Op::putfield_a => Shape::PutField(MemoryKind::Reference),
            Op::getstatic => Shape::GetStatic,
            Op::putstatic => Shape::PutStatic(None),
            Op::putstatic_z => Shape::PutStatic(Some(UnaryOp::I2z)),
            Op::putstatic_b => Shape::PutStatic(Some(UnaryOp::I2b)),
            Op::putstatic_c => Shape::PutStatic(Some(UnaryOp::I2c)),
            Op::putstatic_s => Shape::PutStatic(Some(UnaryOp::I2s)),
            Op::checkcast => Shape::CheckCast,
            Op::instanceof => Shape::InstanceOf,
            Op::monitorenter => Shape::MonitorEnter,
            Op::monitorexit => Shape::MonitorExit,
            Op::athrow => Shape::Throw,
            Op::invoke_empty_static | Op::invokestatic => Shape::Call(CallKind::Static),
            Op::invoke_empty | Op::invokespecial => Shape::Call(CallKind::Special),
            Op::invokevirtual => Shape::Call(CallKind::Virtual),
            Op::invokeinterface => Shape::Call(CallKind::Interface),
            Op::lock_method => Shape::LockMethod,
            Op::return_void => Shape::ReturnVoid,
            Op::return_value => Shape::ReturnValue,
            Op::return_synchronized => Shape::ReturnSynchronized,
            Op::return_getfield_i | Op::return_getfield_a | Op::return_getfield_j => Shape::ReturnField,
            Op::resolve => Shape::Resolve,
            Op::resolve_invoke | Op::resolve_invoke_interface => Shape::ResolveCall,
            _ => Shape::Machinery,
        }
    }

    /// Whether control never falls out of such an instruction.
    pub(super) fn ends_block(self) -> bool {
        matches!(
            self,
            Shape::Goto
                | Shape::GotoBack
                | Shape::TableSwitch
                | Shape::LookupSwitch
                | Shape::Throw
                | Shape::ReturnVoid
                | Shape::ReturnValue
                | Shape::ReturnSynchronized
                | Shape::ReturnField
        )
    }

    /// Whether the interpreter may throw from such an instruction, so that it needs what handlers need.
    pub(super) fn throws(self) -> bool {
        !matches!(
            self,
            Shape::Pass
                | Shape::Moves(_)
                | Shape::Constant
                | Shape::WideConstant
                | Shape::LoadRoot
                | Shape::Binary(.., false)
                | Shape::Immediate(..)
                | Shape::SubtractFrom
                | Shape::Unary(..)
                | Shape::Goto
                | Shape::GotoBack
                | Shape::BranchInt(..)
                | Shape::BranchImmediate(_)
                | Shape::BranchFloat(..)
                | Shape::BranchNull(_)
                | Shape::TableSwitch
                | Shape::LookupSwitch
                | Shape::GetStatic
                | Shape::PutStatic(_)
                | Shape::InstanceOf
                | Shape::ReturnVoid
                | Shape::ReturnValue
        )
    }
}

/// The type of values of a descriptor, by its first letter; `None` for `V`.
pub(super) fn letter_type(letter: u8) -> Option<Type> {
    Some(match letter {
        b'Z' | b'B' | b'C' | b'S' | b'I' => Type::I32,
        b'J' => Type::I64,
        b'F' => Type::F32,
        b'D' => Type::F64,
        b'L' | b'[' => Type::Ref,
        _ => return None,
    })
}
