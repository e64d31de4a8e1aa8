//! The table of all 202 instructions (JVMS 6.5): every fact of an opcode stands in its row and nowhere else.
//!
//! A row is `byte Variant "mnemonic" operands kind flow "pops" "pushes" throws`. The enum, the decoder, the printer and the
//! assembler all expand from [`for_each_opcode`]; a consumer gives its own macro the whole table.
//!
//! * operands: how the bytes after the opcode read, see [`OperandFormat`];
//! * kind: what the instruction does, see [`OpcodeKind`];
//! * flow: where control goes next, see [`Flow`];
//! * pops and pushes: the operand stack effect, one letter a value, top last: `I` int and smaller, `J` long, `F` float,
//!   `D` double, `A` reference; `*` if it depends on the operands or on the kind of the values;
//! * throws: whether execution can raise an exception by the instruction's own rules (errors of the VM itself apart).

use super::constant_use::{ConstantUse, FieldAccess, Invocation};
use super::opcode_kind::{
    Comparison, ComputationalType, Condition, Conversion, ElementType, Equality, FloatingPointOperation,
    IntegerOperation, MonitorUse, NumericType, OpcodeKind, StackOperation,
};

/// Gives the whole table to the macro named.
#[macro_export]
macro_rules! for_each_opcode {
    ($consumer:ident) => {
        $consumer! {
            0x00 Nop "nop" None Nop Next "" "" Quiet;
            0x01 AconstNull "aconst_null" None Push(Reference) Next "" "A" Quiet;
            0x02 IconstM1 "iconst_m1" Implied(-1) Push(Int) Next "" "I" Quiet;
            0x03 Iconst0 "iconst_0" Implied(0) Push(Int) Next "" "I" Quiet;
            0x04 Iconst1 "iconst_1" Implied(1) Push(Int) Next "" "I" Quiet;
            0x05 Iconst2 "iconst_2" Implied(2) Push(Int) Next "" "I" Quiet;
            0x06 Iconst3 "iconst_3" Implied(3) Push(Int) Next "" "I" Quiet;
            0x07 Iconst4 "iconst_4" Implied(4) Push(Int) Next "" "I" Quiet;
            0x08 Iconst5 "iconst_5" Implied(5) Push(Int) Next "" "I" Quiet;
            0x09 Lconst0 "lconst_0" Implied(0) Push(Long) Next "" "J" Quiet;
            0x0a Lconst1 "lconst_1" Implied(1) Push(Long) Next "" "J" Quiet;
            0x0b Fconst0 "fconst_0" Implied(0) Push(Float) Next "" "F" Quiet;
            0x0c Fconst1 "fconst_1" Implied(1) Push(Float) Next "" "F" Quiet;
            0x0d Fconst2 "fconst_2" Implied(2) Push(Float) Next "" "F" Quiet;
            0x0e Dconst0 "dconst_0" Implied(0) Push(Double) Next "" "D" Quiet;
            0x0f Dconst1 "dconst_1" Implied(1) Push(Double) Next "" "D" Quiet;
            0x10 Bipush "bipush" Byte Push(Int) Next "" "I" Quiet;
            0x11 Sipush "sipush" Short Push(Int) Next "" "I" Quiet;
            0x12 Ldc "ldc" NarrowConstant Constant(Load) Next "" "*" Throws;
            0x13 LdcW "ldc_w" Constant Constant(Load) Next "" "*" Throws;
            0x14 Ldc2W "ldc2_w" Constant Constant(LoadWide) Next "" "*" Throws;
            0x15 Iload "iload" Local Load(Int) Next "" "I" Quiet;
            0x16 Lload "lload" Local Load(Long) Next "" "J" Quiet;
            0x17 Fload "fload" Local Load(Float) Next "" "F" Quiet;
            0x18 Dload "dload" Local Load(Double) Next "" "D" Quiet;
            0x19 Aload "aload" Local Load(Reference) Next "" "A" Quiet;
            0x1a Iload0 "iload_0" ImpliedLocal(0) Load(Int) Next "" "I" Quiet;
            0x1b Iload1 "iload_1" ImpliedLocal(1) Load(Int) Next "" "I" Quiet;
            0x1c Iload2 "iload_2" ImpliedLocal(2) Load(Int) Next "" "I" Quiet;
            0x1d Iload3 "iload_3" ImpliedLocal(3) Load(Int) Next "" "I" Quiet;
            0x1e Lload0 "lload_0" ImpliedLocal(0) Load(Long) Next "" "J" Quiet;
            0x1f Lload1 "lload_1" ImpliedLocal(1) Load(Long) Next "" "J" Quiet;
            0x20 Lload2 "lload_2" ImpliedLocal(2) Load(Long) Next "" "J" Quiet;
            0x21 Lload3 "lload_3" ImpliedLocal(3) Load(Long) Next "" "J" Quiet;
            0x22 Fload0 "fload_0" ImpliedLocal(0) Load(Float) Next "" "F" Quiet;
            0x23 Fload1 "fload_1" ImpliedLocal(1) Load(Float) Next "" "F" Quiet;
            0x24 Fload2 "fload_2" ImpliedLocal(2) Load(Float) Next "" "F" Quiet;
            0x25 Fload3 "fload_3" ImpliedLocal(3) Load(Float) Next "" "F" Quiet;
            0x26 Dload0 "dload_0" ImpliedLocal(0) Load(Double) Next "" "D" Quiet;
            0x27 Dload1 "dload_1" ImpliedLocal(1) Load(Double) Next "" "D" Quiet;
            0x28 Dload2 "dload_2" ImpliedLocal(2) Load(Double) Next "" "D" Quiet;
            0x29 Dload3 "dload_3" ImpliedLocal(3) Load(Double) Next "" "D" Quiet;
            0x2a Aload0 "aload_0" ImpliedLocal(0) Load(Reference) Next "" "A" Quiet;
            0x2b Aload1 "aload_1" ImpliedLocal(1) Load(Reference) Next "" "A" Quiet;
            0x2c Aload2 "aload_2" ImpliedLocal(2) Load(Reference) Next "" "A" Quiet;
            0x2d Aload3 "aload_3" ImpliedLocal(3) Load(Reference) Next "" "A" Quiet;
            0x2e Iaload "iaload" None ArrayLoad(Int) Next "AI" "I" Throws;
            0x2f Laload "laload" None ArrayLoad(Long) Next "AI" "J" Throws;
            0x30 Faload "faload" None ArrayLoad(Float) Next "AI" "F" Throws;
            0x31 Daload "daload" None ArrayLoad(Double) Next "AI" "D" Throws;
            0x32 Aaload "aaload" None ArrayLoad(Reference) Next "AI" "A" Throws;
            0x33 Baload "baload" None ArrayLoad(Byte) Next "AI" "I" Throws;
            0x34 Caload "caload" None ArrayLoad(Char) Next "AI" "I" Throws;
            0x35 Saload "saload" None ArrayLoad(Short) Next "AI" "I" Throws;
            0x36 Istore "istore" Local Store(Int) Next "I" "" Quiet;
            0x37 Lstore "lstore" Local Store(Long) Next "J" "" Quiet;
            0x38 Fstore "fstore" Local Store(Float) Next "F" "" Quiet;
            0x39 Dstore "dstore" Local Store(Double) Next "D" "" Quiet;
            0x3a Astore "astore" Local Store(Reference) Next "A" "" Quiet;
            0x3b Istore0 "istore_0" ImpliedLocal(0) Store(Int) Next "I" "" Quiet;
            0x3c Istore1 "istore_1" ImpliedLocal(1) Store(Int) Next "I" "" Quiet;
            0x3d Istore2 "istore_2" ImpliedLocal(2) Store(Int) Next "I" "" Quiet;
            0x3e Istore3 "istore_3" ImpliedLocal(3) Store(Int) Next "I" "" Quiet;
            0x3f Lstore0 "lstore_0" ImpliedLocal(0) Store(Long) Next "J" "" Quiet;
            0x40 Lstore1 "lstore_1" ImpliedLocal(1) Store(Long) Next "J" "" Quiet;
            0x41 Lstore2 "lstore_2" ImpliedLocal(2) Store(Long) Next "J" "" Quiet;
            0x42 Lstore3 "lstore_3" ImpliedLocal(3) Store(Long) Next "J" "" Quiet;
            0x43 Fstore0 "fstore_0" ImpliedLocal(0) Store(Float) Next "F" "" Quiet;
            0x44 Fstore1 "fstore_1" ImpliedLocal(1) Store(Float) Next "F" "" Quiet;
            0x45 Fstore2 "fstore_2" ImpliedLocal(2) Store(Float) Next "F" "" Quiet;
            0x46 Fstore3 "fstore_3" ImpliedLocal(3) Store(Float) Next "F" "" Quiet;
            0x47 Dstore0 "dstore_0" ImpliedLocal(0) Store(Double) Next "D" "" Quiet;
            0x48 Dstore1 "dstore_1" ImpliedLocal(1) Store(Double) Next "D" "" Quiet;
            0x49 Dstore2 "dstore_2" ImpliedLocal(2) Store(Double) Next "D" "" Quiet;
            0x4a Dstore3 "dstore_3" ImpliedLocal(3) Store(Double) Next "D" "" Quiet;
            0x4b Astore0 "astore_0" ImpliedLocal(0) Store(Reference) Next "A" "" Quiet;
            0x4c Astore1 "astore_1" ImpliedLocal(1) Store(Reference) Next "A" "" Quiet;
            0x4d Astore2 "astore_2" ImpliedLocal(2) Store(Reference) Next "A" "" Quiet;
            0x4e Astore3 "astore_3" ImpliedLocal(3) Store(Reference) Next "A" "" Quiet;
            0x4f Iastore "iastore" None ArrayStore(Int) Next "AII" "" Throws;
            0x50 Lastore "lastore" None ArrayStore(Long) Next "AIJ" "" Throws;
            0x51 Fastore "fastore" None ArrayStore(Float) Next "AIF" "" Throws;
            0x52 Dastore "dastore" None ArrayStore(Double) Next "AID" "" Throws;
            0x53 Aastore "aastore" None ArrayStore(Reference) Next "AIA" "" Throws;
            0x54 Bastore "bastore" None ArrayStore(Byte) Next "AII" "" Throws;
            0x55 Castore "castore" None ArrayStore(Char) Next "AII" "" Throws;
            0x56 Sastore "sastore" None ArrayStore(Short) Next "AII" "" Throws;
            0x57 Pop "pop" None Stack(Pop) Next "*" "*" Quiet;
            0x58 Pop2 "pop2" None Stack(Pop2) Next "*" "*" Quiet;
            0x59 Dup "dup" None Stack(Dup) Next "*" "*" Quiet;
            0x5a DupX1 "dup_x1" None Stack(DupX1) Next "*" "*" Quiet;
            0x5b DupX2 "dup_x2" None Stack(DupX2) Next "*" "*" Quiet;
            0x5c Dup2 "dup2" None Stack(Dup2) Next "*" "*" Quiet;
            0x5d Dup2X1 "dup2_x1" None Stack(Dup2X1) Next "*" "*" Quiet;
            0x5e Dup2X2 "dup2_x2" None Stack(Dup2X2) Next "*" "*" Quiet;
            0x5f Swap "swap" None Stack(Swap) Next "*" "*" Quiet;
            0x60 Iadd "iadd" None IntArithmetic(Add) Next "II" "I" Quiet;
            0x61 Ladd "ladd" None LongArithmetic(Add) Next "JJ" "J" Quiet;
            0x62 Fadd "fadd" None FloatArithmetic(Add) Next "FF" "F" Quiet;
            0x63 Dadd "dadd" None DoubleArithmetic(Add) Next "DD" "D" Quiet;
            0x64 Isub "isub" None IntArithmetic(Subtract) Next "II" "I" Quiet;
            0x65 Lsub "lsub" None LongArithmetic(Subtract) Next "JJ" "J" Quiet;
            0x66 Fsub "fsub" None FloatArithmetic(Subtract) Next "FF" "F" Quiet;
            0x67 Dsub "dsub" None DoubleArithmetic(Subtract) Next "DD" "D" Quiet;
            0x68 Imul "imul" None IntArithmetic(Multiply) Next "II" "I" Quiet;
            0x69 Lmul "lmul" None LongArithmetic(Multiply) Next "JJ" "J" Quiet;
            0x6a Fmul "fmul" None FloatArithmetic(Multiply) Next "FF" "F" Quiet;
            0x6b Dmul "dmul" None DoubleArithmetic(Multiply) Next "DD" "D" Quiet;
            0x6c Idiv "idiv" None IntArithmetic(Divide) Next "II" "I" Throws;
            0x6d Ldiv "ldiv" None LongArithmetic(Divide) Next "JJ" "J" Throws;
            0x6e Fdiv "fdiv" None FloatArithmetic(Divide) Next "FF" "F" Quiet;
            0x6f Ddiv "ddiv" None DoubleArithmetic(Divide) Next "DD" "D" Quiet;
            0x70 Irem "irem" None IntArithmetic(Remainder) Next "II" "I" Throws;
            0x71 Lrem "lrem" None LongArithmetic(Remainder) Next "JJ" "J" Throws;
            0x72 Frem "frem" None FloatArithmetic(Remainder) Next "FF" "F" Quiet;
            0x73 Drem "drem" None DoubleArithmetic(Remainder) Next "DD" "D" Quiet;
            0x74 Ineg "ineg" None Negate(Int) Next "I" "I" Quiet;
            0x75 Lneg "lneg" None Negate(Long) Next "J" "J" Quiet;
            0x76 Fneg "fneg" None Negate(Float) Next "F" "F" Quiet;
            0x77 Dneg "dneg" None Negate(Double) Next "D" "D" Quiet;
            0x78 Ishl "ishl" None IntArithmetic(ShiftLeft) Next "II" "I" Quiet;
            0x79 Lshl "lshl" None LongArithmetic(ShiftLeft) Next "JI" "J" Quiet;
            0x7a Ishr "ishr" None IntArithmetic(ShiftRight) Next "II" "I" Quiet;
            0x7b Lshr "lshr" None LongArithmetic(ShiftRight) Next "JI" "J" Quiet;
            0x7c Iushr "iushr" None IntArithmetic(UnsignedShiftRight) Next "II" "I" Quiet;
            0x7d Lushr "lushr" None LongArithmetic(UnsignedShiftRight) Next "JI" "J" Quiet;
            0x7e Iand "iand" None IntArithmetic(And) Next "II" "I" Quiet;
            0x7f Land "land" None LongArithmetic(And) Next "JJ" "J" Quiet;
            0x80 Ior "ior" None IntArithmetic(Or) Next "II" "I" Quiet;
            0x81 Lor "lor" None LongArithmetic(Or) Next "JJ" "J" Quiet;
            0x82 Ixor "ixor" None IntArithmetic(Xor) Next "II" "I" Quiet;
            0x83 Lxor "lxor" None LongArithmetic(Xor) Next "JJ" "J" Quiet;
            0x84 Iinc "iinc" Increment Increment Next "" "" Quiet;
            0x85 I2l "i2l" None Convert(IntToLong) Next "I" "J" Quiet;
            0x86 I2f "i2f" None Convert(IntToFloat) Next "I" "F" Quiet;
            0x87 I2d "i2d" None Convert(IntToDouble) Next "I" "D" Quiet;
            0x88 L2i "l2i" None Convert(LongToInt) Next "J" "I" Quiet;
            0x89 L2f "l2f" None Convert(LongToFloat) Next "J" "F" Quiet;
            0x8a L2d "l2d" None Convert(LongToDouble) Next "J" "D" Quiet;
            0x8b F2i "f2i" None Convert(FloatToInt) Next "F" "I" Quiet;
            0x8c F2l "f2l" None Convert(FloatToLong) Next "F" "J" Quiet;
            0x8d F2d "f2d" None Convert(FloatToDouble) Next "F" "D" Quiet;
            0x8e D2i "d2i" None Convert(DoubleToInt) Next "D" "I" Quiet;
            0x8f D2l "d2l" None Convert(DoubleToLong) Next "D" "J" Quiet;
            0x90 D2f "d2f" None Convert(DoubleToFloat) Next "D" "F" Quiet;
            0x91 I2b "i2b" None Convert(IntToByte) Next "I" "I" Quiet;
            0x92 I2c "i2c" None Convert(IntToChar) Next "I" "I" Quiet;
            0x93 I2s "i2s" None Convert(IntToShort) Next "I" "I" Quiet;
            0x94 Lcmp "lcmp" None Compare(Long) Next "JJ" "I" Quiet;
            0x95 Fcmpl "fcmpl" None Compare(FloatLess) Next "FF" "I" Quiet;
            0x96 Fcmpg "fcmpg" None Compare(FloatGreater) Next "FF" "I" Quiet;
            0x97 Dcmpl "dcmpl" None Compare(DoubleLess) Next "DD" "I" Quiet;
            0x98 Dcmpg "dcmpg" None Compare(DoubleGreater) Next "DD" "I" Quiet;
            0x99 Ifeq "ifeq" Branch BranchOnZero(Equal) Branch "I" "" Quiet;
            0x9a Ifne "ifne" Branch BranchOnZero(NotEqual) Branch "I" "" Quiet;
            0x9b Iflt "iflt" Branch BranchOnZero(Less) Branch "I" "" Quiet;
            0x9c Ifge "ifge" Branch BranchOnZero(GreaterOrEqual) Branch "I" "" Quiet;
            0x9d Ifgt "ifgt" Branch BranchOnZero(Greater) Branch "I" "" Quiet;
            0x9e Ifle "ifle" Branch BranchOnZero(LessOrEqual) Branch "I" "" Quiet;
            0x9f IfIcmpeq "if_icmpeq" Branch BranchOnInts(Equal) Branch "II" "" Quiet;
            0xa0 IfIcmpne "if_icmpne" Branch BranchOnInts(NotEqual) Branch "II" "" Quiet;
            0xa1 IfIcmplt "if_icmplt" Branch BranchOnInts(Less) Branch "II" "" Quiet;
            0xa2 IfIcmpge "if_icmpge" Branch BranchOnInts(GreaterOrEqual) Branch "II" "" Quiet;
            0xa3 IfIcmpgt "if_icmpgt" Branch BranchOnInts(Greater) Branch "II" "" Quiet;
            0xa4 IfIcmple "if_icmple" Branch BranchOnInts(LessOrEqual) Branch "II" "" Quiet;
            0xa5 IfAcmpeq "if_acmpeq" Branch BranchOnReferences(Equal) Branch "AA" "" Quiet;
            0xa6 IfAcmpne "if_acmpne" Branch BranchOnReferences(NotEqual) Branch "AA" "" Quiet;
            0xa7 Goto "goto" Branch Goto Goto "" "" Quiet;
            0xa8 Jsr "jsr" Branch Subroutine Subroutine "" "*" Quiet;
            0xa9 Ret "ret" Local Subroutine SubroutineReturn "" "" Quiet;
            0xaa Tableswitch "tableswitch" TableSwitch Switch Switch "I" "" Quiet;
            0xab Lookupswitch "lookupswitch" LookupSwitch Switch Switch "I" "" Quiet;
            0xac Ireturn "ireturn" None Return(Int) Return "I" "" Throws;
            0xad Lreturn "lreturn" None Return(Long) Return "J" "" Throws;
            0xae Freturn "freturn" None Return(Float) Return "F" "" Throws;
            0xaf Dreturn "dreturn" None Return(Double) Return "D" "" Throws;
            0xb0 Areturn "areturn" None Return(Reference) Return "A" "" Throws;
            0xb1 Return "return" None Return(Nothing) Return "" "" Throws;
            0xb2 Getstatic "getstatic" Constant Constant(Field GetStatic) Next "" "*" Throws;
            0xb3 Putstatic "putstatic" Constant Constant(Field PutStatic) Next "*" "" Throws;
            0xb4 Getfield "getfield" Constant Constant(Field GetField) Next "A" "*" Throws;
            0xb5 Putfield "putfield" Constant Constant(Field PutField) Next "*" "" Throws;
            0xb6 Invokevirtual "invokevirtual" Constant Constant(Invoke Virtual) Call "*" "*" Throws;
            0xb7 Invokespecial "invokespecial" Constant Constant(Invoke Special) Call "*" "*" Throws;
            0xb8 Invokestatic "invokestatic" Constant Constant(Invoke Static) Call "*" "*" Throws;
            0xb9 Invokeinterface "invokeinterface" InvokeInterface Constant(Invoke Interface) Call "*" "*" Throws;
            0xba Invokedynamic "invokedynamic" InvokeDynamic Constant(Invoke Dynamic) Call "*" "*" Throws;
            0xbb New "new" Constant Constant(New) Next "" "A" Throws;
            0xbc Newarray "newarray" NewArray Constant(NewPrimitiveArray) Next "I" "A" Throws;
            0xbd Anewarray "anewarray" Constant Constant(NewReferenceArray) Next "I" "A" Throws;
            0xbe Arraylength "arraylength" None ArrayLength Next "A" "I" Throws;
            0xbf Athrow "athrow" None Throw Throw "A" "" Throws;
            0xc0 Checkcast "checkcast" Constant Constant(CheckCast) Next "A" "A" Throws;
            0xc1 Instanceof "instanceof" Constant Constant(InstanceOf) Next "A" "I" Throws;
            0xc2 Monitorenter "monitorenter" None Monitor(Enter) Next "A" "" Throws;
            0xc3 Monitorexit "monitorexit" None Monitor(Exit) Next "A" "" Throws;
            0xc4 Wide "wide" Wide Wide Next "*" "*" Quiet;
            0xc5 Multianewarray "multianewarray" MultiNewArray Constant(NewMultiArray) Next "*" "A" Throws;
            0xc6 Ifnull "ifnull" Branch BranchOnNull(Equal) Branch "A" "" Quiet;
            0xc7 Ifnonnull "ifnonnull" Branch BranchOnNull(NotEqual) Branch "A" "" Quiet;
            0xc8 GotoW "goto_w" WideBranch Goto Goto "" "" Quiet;
            0xc9 JsrW "jsr_w" WideBranch Subroutine Subroutine "" "*" Quiet;
        }
    };
}

/// How the bytes after an opcode read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandFormat {
    /// No operands.
    None,
    /// No operands; the opcode itself holds this constant.
    Implied(i8),
    /// No operands; the opcode itself names this local variable.
    ImpliedLocal(u8),
    /// A signed byte.
    Byte,
    /// A signed 16-bit number.
    Short,
    /// A local variable: one byte, two after `wide`.
    Local,
    /// A local variable and what to add to it: a byte each, two each after `wide`.
    Increment,
    /// A one-byte index into the constant pool.
    NarrowConstant,
    /// A two-byte index into the constant pool.
    Constant,
    /// A signed 16-bit offset from this instruction.
    Branch,
    /// A signed 32-bit offset from this instruction.
    WideBranch,
    /// Padding, default, low, high, offsets.
    TableSwitch,
    /// Padding, default, count, pairs of key and offset.
    LookupSwitch,
    /// A constant, the number of argument slots, and a zero byte.
    InvokeInterface,
    /// A constant and two zero bytes.
    InvokeDynamic,
    /// The code of a primitive element type.
    NewArray,
    /// A constant and the number of dimensions.
    MultiNewArray,
    /// The prefix of an instruction with wider operands.
    Wide,
}

/// Where control goes after an instruction that completes normally.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// To the next instruction.
    Next,
    /// To the next instruction or to the branch target.
    Branch,
    /// To the branch target.
    Goto,
    /// To one of the targets of a switch.
    Switch,
    /// Into another method, then to the next instruction.
    Call,
    /// Out of the method.
    Return,
    /// To an exception handler or out of the method.
    Throw,
    /// To the branch target, the return address pushed (`jsr`).
    Subroutine,
    /// To the return address in a local variable (`ret`).
    SubroutineReturn,
}

/// The facts of an opcode: its row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct OpcodeInfo {
    pub opcode: Opcode,
    /// The mnemonic of the JVMS.
    pub mnemonic: &'static str,
    /// How its operands read.
    pub operands: OperandFormat,
    /// What it does.
    pub kind: OpcodeKind,
    /// Where control goes next.
    pub flow: Flow,
    /// The values popped, deepest first (see the module's head).
    pub pops: &'static str,
    /// The values pushed, deepest first.
    pub pushes: &'static str,
    /// Whether it can raise an exception by its own rules.
    pub throws: bool,
}

macro_rules! define_opcodes {
    ($($byte:literal $name:ident $mnemonic:literal $format:ident $(($implied:literal))?
        $kind:ident $(($($of:tt)*))? $flow:ident $pops:literal $pushes:literal $throws:ident;)*) => {
        /// An instruction's opcode.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = concat!("`", $mnemonic, "`")] $name = $byte,)*
        }

        /// The facts of all opcodes, by opcode byte.
        pub const OPCODES: [OpcodeInfo; 202] = [$(OpcodeInfo {
            opcode: Opcode::$name,
            mnemonic: $mnemonic,
            operands: OperandFormat::$format $(($implied))?,
            kind: opcode_kind!($kind $(($($of)*))?),
            flow: Flow::$flow,
            pops: $pops,
            pushes: $pushes,
            throws: define_opcodes!(@throws $throws),
        }),*];
    };
    (@throws Throws) => { true };
    (@throws Quiet) => { false };
}

for_each_opcode!(define_opcodes);

impl Opcode {
    /// The opcode with this byte.
    #[inline]
    pub fn from_byte(byte: u8) -> Option<Opcode> {
        OPCODES.get(usize::from(byte)).map(|info| info.opcode)
    }

    /// The opcode with this mnemonic.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Opcode> {
        OPCODES.iter().find(|info| info.mnemonic == mnemonic).map(|info| info.opcode)
    }

    /// The opcode's row of the table.
    #[inline]
    pub fn info(self) -> &'static OpcodeInfo {
        &OPCODES[self as usize]
    }

    /// What instructions with the opcode do.
    #[inline]
    pub fn kind(self) -> OpcodeKind {
        self.info().kind
    }

    /// The mnemonic of the JVMS.
    pub fn mnemonic(self) -> &'static str {
        self.info().mnemonic
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_opcode_order_and_mnemonics_are_unique() {
        for (byte, info) in OPCODES.iter().enumerate() {
            assert_eq!(info.opcode as usize, byte);
            assert_eq!(Opcode::from_byte(byte as u8), Some(info.opcode));
            assert_eq!(Opcode::from_mnemonic(info.mnemonic), Some(info.opcode));
        }
        assert_eq!(Opcode::from_byte(202), None);
    }

    #[test]
    fn effects_are_spelt_in_known_letters() {
        for info in &OPCODES {
            for effect in [info.pops, info.pushes] {
                assert!(effect == "*" || effect.bytes().all(|b| b"IJFDA".contains(&b)), "{info:?}");
            }
        }
    }
}
