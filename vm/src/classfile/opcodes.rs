//! The table of all 202 instructions (JVMS 6.5): every fact of an opcode stands in its row and nowhere else.
//!
//! A row is `byte Variant "mnemonic" operands flow "pops" "pushes" throws`. The enum, the decoder, the printer and the
//! assembler all expand from [`for_each_opcode`]; a consumer gives its own macro the whole table.
//!
//! * operands: how the bytes after the opcode read, see [`OperandFormat`];
//! * flow: where control goes next, see [`Flow`];
//! * pops and pushes: the operand stack effect, one letter a value, top last: `I` int and smaller, `J` long, `F` float,
//!   `D` double, `A` reference; `*` if it depends on the operands or on the kind of the values;
//! * throws: whether execution can raise an exception by the instruction's own rules (errors of the VM itself apart).

/// Gives the whole table to the macro named.
#[macro_export]
macro_rules! for_each_opcode {
    ($consumer:ident) => {
        $consumer! {
            0x00 Nop "nop" None Next "" "" Quiet;
            0x01 AconstNull "aconst_null" None Next "" "A" Quiet;
            0x02 IconstM1 "iconst_m1" Implied(-1) Next "" "I" Quiet;
            0x03 Iconst0 "iconst_0" Implied(0) Next "" "I" Quiet;
            0x04 Iconst1 "iconst_1" Implied(1) Next "" "I" Quiet;
            0x05 Iconst2 "iconst_2" Implied(2) Next "" "I" Quiet;
            0x06 Iconst3 "iconst_3" Implied(3) Next "" "I" Quiet;
            0x07 Iconst4 "iconst_4" Implied(4) Next "" "I" Quiet;
            0x08 Iconst5 "iconst_5" Implied(5) Next "" "I" Quiet;
            0x09 Lconst0 "lconst_0" Implied(0) Next "" "J" Quiet;
            0x0a Lconst1 "lconst_1" Implied(1) Next "" "J" Quiet;
            0x0b Fconst0 "fconst_0" Implied(0) Next "" "F" Quiet;
            0x0c Fconst1 "fconst_1" Implied(1) Next "" "F" Quiet;
            0x0d Fconst2 "fconst_2" Implied(2) Next "" "F" Quiet;
            0x0e Dconst0 "dconst_0" Implied(0) Next "" "D" Quiet;
            0x0f Dconst1 "dconst_1" Implied(1) Next "" "D" Quiet;
            0x10 Bipush "bipush" Byte Next "" "I" Quiet;
            0x11 Sipush "sipush" Short Next "" "I" Quiet;
            0x12 Ldc "ldc" NarrowConstant Next "" "*" Throws;
            0x13 LdcW "ldc_w" Constant Next "" "*" Throws;
            0x14 Ldc2W "ldc2_w" Constant Next "" "*" Throws;
            0x15 Iload "iload" Local Next "" "I" Quiet;
            0x16 Lload "lload" Local Next "" "J" Quiet;
            0x17 Fload "fload" Local Next "" "F" Quiet;
            0x18 Dload "dload" Local Next "" "D" Quiet;
            0x19 Aload "aload" Local Next "" "A" Quiet;
            0x1a Iload0 "iload_0" ImpliedLocal(0) Next "" "I" Quiet;
            0x1b Iload1 "iload_1" ImpliedLocal(1) Next "" "I" Quiet;
            0x1c Iload2 "iload_2" ImpliedLocal(2) Next "" "I" Quiet;
            0x1d Iload3 "iload_3" ImpliedLocal(3) Next "" "I" Quiet;
            0x1e Lload0 "lload_0" ImpliedLocal(0) Next "" "J" Quiet;
            0x1f Lload1 "lload_1" ImpliedLocal(1) Next "" "J" Quiet;
            0x20 Lload2 "lload_2" ImpliedLocal(2) Next "" "J" Quiet;
            0x21 Lload3 "lload_3" ImpliedLocal(3) Next "" "J" Quiet;
            0x22 Fload0 "fload_0" ImpliedLocal(0) Next "" "F" Quiet;
            0x23 Fload1 "fload_1" ImpliedLocal(1) Next "" "F" Quiet;
            0x24 Fload2 "fload_2" ImpliedLocal(2) Next "" "F" Quiet;
            0x25 Fload3 "fload_3" ImpliedLocal(3) Next "" "F" Quiet;
            0x26 Dload0 "dload_0" ImpliedLocal(0) Next "" "D" Quiet;
            0x27 Dload1 "dload_1" ImpliedLocal(1) Next "" "D" Quiet;
            0x28 Dload2 "dload_2" ImpliedLocal(2) Next "" "D" Quiet;
            0x29 Dload3 "dload_3" ImpliedLocal(3) Next "" "D" Quiet;
            0x2a Aload0 "aload_0" ImpliedLocal(0) Next "" "A" Quiet;
            0x2b Aload1 "aload_1" ImpliedLocal(1) Next "" "A" Quiet;
            0x2c Aload2 "aload_2" ImpliedLocal(2) Next "" "A" Quiet;
            0x2d Aload3 "aload_3" ImpliedLocal(3) Next "" "A" Quiet;
            0x2e Iaload "iaload" None Next "AI" "I" Throws;
            0x2f Laload "laload" None Next "AI" "J" Throws;
            0x30 Faload "faload" None Next "AI" "F" Throws;
            0x31 Daload "daload" None Next "AI" "D" Throws;
            0x32 Aaload "aaload" None Next "AI" "A" Throws;
            0x33 Baload "baload" None Next "AI" "I" Throws;
            0x34 Caload "caload" None Next "AI" "I" Throws;
            0x35 Saload "saload" None Next "AI" "I" Throws;
            0x36 Istore "istore" Local Next "I" "" Quiet;
            0x37 Lstore "lstore" Local Next "J" "" Quiet;
            0x38 Fstore "fstore" Local Next "F" "" Quiet;
            0x39 Dstore "dstore" Local Next "D" "" Quiet;
            0x3a Astore "astore" Local Next "A" "" Quiet;
            0x3b Istore0 "istore_0" ImpliedLocal(0) Next "I" "" Quiet;
            0x3c Istore1 "istore_1" ImpliedLocal(1) Next "I" "" Quiet;
            0x3d Istore2 "istore_2" ImpliedLocal(2) Next "I" "" Quiet;
            0x3e Istore3 "istore_3" ImpliedLocal(3) Next "I" "" Quiet;
            0x3f Lstore0 "lstore_0" ImpliedLocal(0) Next "J" "" Quiet;
            0x40 Lstore1 "lstore_1" ImpliedLocal(1) Next "J" "" Quiet;
            0x41 Lstore2 "lstore_2" ImpliedLocal(2) Next "J" "" Quiet;
            0x42 Lstore3 "lstore_3" ImpliedLocal(3) Next "J" "" Quiet;
            0x43 Fstore0 "fstore_0" ImpliedLocal(0) Next "F" "" Quiet;
            0x44 Fstore1 "fstore_1" ImpliedLocal(1) Next "F" "" Quiet;
            0x45 Fstore2 "fstore_2" ImpliedLocal(2) Next "F" "" Quiet;
            0x46 Fstore3 "fstore_3" ImpliedLocal(3) Next "F" "" Quiet;
            0x47 Dstore0 "dstore_0" ImpliedLocal(0) Next "D" "" Quiet;
            0x48 Dstore1 "dstore_1" ImpliedLocal(1) Next "D" "" Quiet;
            0x49 Dstore2 "dstore_2" ImpliedLocal(2) Next "D" "" Quiet;
            0x4a Dstore3 "dstore_3" ImpliedLocal(3) Next "D" "" Quiet;
            0x4b Astore0 "astore_0" ImpliedLocal(0) Next "A" "" Quiet;
            0x4c Astore1 "astore_1" ImpliedLocal(1) Next "A" "" Quiet;
            0x4d Astore2 "astore_2" ImpliedLocal(2) Next "A" "" Quiet;
            0x4e Astore3 "astore_3" ImpliedLocal(3) Next "A" "" Quiet;
            0x4f Iastore "iastore" None Next "AII" "" Throws;
            0x50 Lastore "lastore" None Next "AIJ" "" Throws;
            0x51 Fastore "fastore" None Next "AIF" "" Throws;
            0x52 Dastore "dastore" None Next "AID" "" Throws;
            0x53 Aastore "aastore" None Next "AIA" "" Throws;
            0x54 Bastore "bastore" None Next "AII" "" Throws;
            0x55 Castore "castore" None Next "AII" "" Throws;
            0x56 Sastore "sastore" None Next "AII" "" Throws;
            0x57 Pop "pop" None Next "*" "*" Quiet;
            0x58 Pop2 "pop2" None Next "*" "*" Quiet;
            0x59 Dup "dup" None Next "*" "*" Quiet;
            0x5a DupX1 "dup_x1" None Next "*" "*" Quiet;
            0x5b DupX2 "dup_x2" None Next "*" "*" Quiet;
            0x5c Dup2 "dup2" None Next "*" "*" Quiet;
            0x5d Dup2X1 "dup2_x1" None Next "*" "*" Quiet;
            0x5e Dup2X2 "dup2_x2" None Next "*" "*" Quiet;
            0x5f Swap "swap" None Next "*" "*" Quiet;
            0x60 Iadd "iadd" None Next "II" "I" Quiet;
            0x61 Ladd "ladd" None Next "JJ" "J" Quiet;
            0x62 Fadd "fadd" None Next "FF" "F" Quiet;
            0x63 Dadd "dadd" None Next "DD" "D" Quiet;
            0x64 Isub "isub" None Next "II" "I" Quiet;
            0x65 Lsub "lsub" None Next "JJ" "J" Quiet;
            0x66 Fsub "fsub" None Next "FF" "F" Quiet;
            0x67 Dsub "dsub" None Next "DD" "D" Quiet;
            0x68 Imul "imul" None Next "II" "I" Quiet;
            0x69 Lmul "lmul" None Next "JJ" "J" Quiet;
            0x6a Fmul "fmul" None Next "FF" "F" Quiet;
            0x6b Dmul "dmul" None Next "DD" "D" Quiet;
            0x6c Idiv "idiv" None Next "II" "I" Throws;
            0x6d Ldiv "ldiv" None Next "JJ" "J" Throws;
            0x6e Fdiv "fdiv" None Next "FF" "F" Quiet;
            0x6f Ddiv "ddiv" None Next "DD" "D" Quiet;
            0x70 Irem "irem" None Next "II" "I" Throws;
            0x71 Lrem "lrem" None Next "JJ" "J" Throws;
            0x72 Frem "frem" None Next "FF" "F" Quiet;
            0x73 Drem "drem" None Next "DD" "D" Quiet;
            0x74 Ineg "ineg" None Next "I" "I" Quiet;
            0x75 Lneg "lneg" None Next "J" "J" Quiet;
            0x76 Fneg "fneg" None Next "F" "F" Quiet;
            0x77 Dneg "dneg" None Next "D" "D" Quiet;
            0x78 Ishl "ishl" None Next "II" "I" Quiet;
            0x79 Lshl "lshl" None Next "JI" "J" Quiet;
            0x7a Ishr "ishr" None Next "II" "I" Quiet;
            0x7b Lshr "lshr" None Next "JI" "J" Quiet;
            0x7c Iushr "iushr" None Next "II" "I" Quiet;
            0x7d Lushr "lushr" None Next "JI" "J" Quiet;
            0x7e Iand "iand" None Next "II" "I" Quiet;
            0x7f Land "land" None Next "JJ" "J" Quiet;
            0x80 Ior "ior" None Next "II" "I" Quiet;
            0x81 Lor "lor" None Next "JJ" "J" Quiet;
            0x82 Ixor "ixor" None Next "II" "I" Quiet;
            0x83 Lxor "lxor" None Next "JJ" "J" Quiet;
            0x84 Iinc "iinc" Increment Next "" "" Quiet;
            0x85 I2l "i2l" None Next "I" "J" Quiet;
            0x86 I2f "i2f" None Next "I" "F" Quiet;
            0x87 I2d "i2d" None Next "I" "D" Quiet;
            0x88 L2i "l2i" None Next "J" "I" Quiet;
            0x89 L2f "l2f" None Next "J" "F" Quiet;
            0x8a L2d "l2d" None Next "J" "D" Quiet;
            0x8b F2i "f2i" None Next "F" "I" Quiet;
            0x8c F2l "f2l" None Next "F" "J" Quiet;
            0x8d F2d "f2d" None Next "F" "D" Quiet;
            0x8e D2i "d2i" None Next "D" "I" Quiet;
            0x8f D2l "d2l" None Next "D" "J" Quiet;
            0x90 D2f "d2f" None Next "D" "F" Quiet;
            0x91 I2b "i2b" None Next "I" "I" Quiet;
            0x92 I2c "i2c" None Next "I" "I" Quiet;
            0x93 I2s "i2s" None Next "I" "I" Quiet;
            0x94 Lcmp "lcmp" None Next "JJ" "I" Quiet;
            0x95 Fcmpl "fcmpl" None Next "FF" "I" Quiet;
            0x96 Fcmpg "fcmpg" None Next "FF" "I" Quiet;
            0x97 Dcmpl "dcmpl" None Next "DD" "I" Quiet;
            0x98 Dcmpg "dcmpg" None Next "DD" "I" Quiet;
            0x99 Ifeq "ifeq" Branch Branch "I" "" Quiet;
            0x9a Ifne "ifne" Branch Branch "I" "" Quiet;
            0x9b Iflt "iflt" Branch Branch "I" "" Quiet;
            0x9c Ifge "ifge" Branch Branch "I" "" Quiet;
            0x9d Ifgt "ifgt" Branch Branch "I" "" Quiet;
            0x9e Ifle "ifle" Branch Branch "I" "" Quiet;
            0x9f IfIcmpeq "if_icmpeq" Branch Branch "II" "" Quiet;
            0xa0 IfIcmpne "if_icmpne" Branch Branch "II" "" Quiet;
            0xa1 IfIcmplt "if_icmplt" Branch Branch "II" "" Quiet;
            0xa2 IfIcmpge "if_icmpge" Branch Branch "II" "" Quiet;
            0xa3 IfIcmpgt "if_icmpgt" Branch Branch "II" "" Quiet;
            0xa4 IfIcmple "if_icmple" Branch Branch "II" "" Quiet;
            0xa5 IfAcmpeq "if_acmpeq" Branch Branch "AA" "" Quiet;
            0xa6 IfAcmpne "if_acmpne" Branch Branch "AA" "" Quiet;
            0xa7 Goto "goto" Branch Goto "" "" Quiet;
            0xa8 Jsr "jsr" Branch Subroutine "" "*" Quiet;
            0xa9 Ret "ret" Local SubroutineReturn "" "" Quiet;
            0xaa Tableswitch "tableswitch" TableSwitch Switch "I" "" Quiet;
            0xab Lookupswitch "lookupswitch" LookupSwitch Switch "I" "" Quiet;
            0xac Ireturn "ireturn" None Return "I" "" Throws;
            0xad Lreturn "lreturn" None Return "J" "" Throws;
            0xae Freturn "freturn" None Return "F" "" Throws;
            0xaf Dreturn "dreturn" None Return "D" "" Throws;
            0xb0 Areturn "areturn" None Return "A" "" Throws;
            0xb1 Return "return" None Return "" "" Throws;
            0xb2 Getstatic "getstatic" Constant Next "" "*" Throws;
            0xb3 Putstatic "putstatic" Constant Next "*" "" Throws;
            0xb4 Getfield "getfield" Constant Next "A" "*" Throws;
            0xb5 Putfield "putfield" Constant Next "*" "" Throws;
            0xb6 Invokevirtual "invokevirtual" Constant Call "*" "*" Throws;
            0xb7 Invokespecial "invokespecial" Constant Call "*" "*" Throws;
            0xb8 Invokestatic "invokestatic" Constant Call "*" "*" Throws;
            0xb9 Invokeinterface "invokeinterface" InvokeInterface Call "*" "*" Throws;
            0xba Invokedynamic "invokedynamic" InvokeDynamic Call "*" "*" Throws;
            0xbb New "new" Constant Next "" "A" Throws;
            0xbc Newarray "newarray" NewArray Next "I" "A" Throws;
            0xbd Anewarray "anewarray" Constant Next "I" "A" Throws;
            0xbe Arraylength "arraylength" None Next "A" "I" Throws;
            0xbf Athrow "athrow" None Throw "A" "" Throws;
            0xc0 Checkcast "checkcast" Constant Next "A" "A" Throws;
            0xc1 Instanceof "instanceof" Constant Next "A" "I" Throws;
            0xc2 Monitorenter "monitorenter" None Next "A" "" Throws;
            0xc3 Monitorexit "monitorexit" None Next "A" "" Throws;
            0xc4 Wide "wide" Wide Next "*" "*" Quiet;
            0xc5 Multianewarray "multianewarray" MultiNewArray Next "*" "A" Throws;
            0xc6 Ifnull "ifnull" Branch Branch "A" "" Quiet;
            0xc7 Ifnonnull "ifnonnull" Branch Branch "A" "" Quiet;
            0xc8 GotoW "goto_w" WideBranch Goto "" "" Quiet;
            0xc9 JsrW "jsr_w" WideBranch Subroutine "" "*" Quiet;
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
    ($($byte:literal $name:ident $mnemonic:literal $format:ident $(($implied:literal))? $flow:ident $pops:literal $pushes:literal $throws:ident;)*) => {
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
