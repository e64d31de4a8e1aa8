//! What opcodes do, as types whose matches name every kind: whoever treats opcodes differently asks for their kind, and the
//! compiler names the matches that a new kind is missing from.
//!
//! Kinds are a column of the table in [`super::opcodes`].

use super::constant_use::ConstantUse;

/// What instructions with an opcode do (JVMS 6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpcodeKind {
    /// Nothing: `nop`.
    Nop,
    /// Pushes a number that the instruction holds itself, or null: `iconst_0`, `bipush`, `aconst_null`.
    Push(ComputationalType),
    /// Pushes the value of a local variable: `iload`.
    Load(ComputationalType),
    /// Pops a value into a local variable: `istore`.
    Store(ComputationalType),
    /// Pops an array and an index, and pushes the element: `iaload`.
    ArrayLoad(ElementType),
    /// Pops an array, an index and a value, which becomes the element: `iastore`.
    ArrayStore(ElementType),
    /// Removes, copies or exchanges values of the operand stack, whatever they are: `dup`.
    Stack(StackOperation),
    /// Pops two ints and pushes one: `iadd`.
    IntArithmetic(IntegerOperation),
    /// Pops two longs, or for shifts a long and an int, and pushes a long: `ladd`.
    LongArithmetic(IntegerOperation),
    /// Pops two floats and pushes one: `fadd`.
    FloatArithmetic(FloatingPointOperation),
    /// Pops two doubles and pushes one: `dadd`.
    DoubleArithmetic(FloatingPointOperation),
    /// Negates a number: `ineg`.
    Negate(NumericType),
    /// Adds a constant to an int in a local variable: `iinc`.
    Increment,
    /// Converts a number: `i2l`.
    Convert(Conversion),
    /// Compares two numbers, to -1, 0 or 1: `lcmp`.
    Compare(Comparison),
    /// Branches on an int compared with zero: `ifeq`.
    BranchOnZero(Condition),
    /// Branches on two ints compared: `if_icmpeq`.
    BranchOnInts(Condition),
    /// Branches on two references being the same or not: `if_acmpeq`.
    BranchOnReferences(Equality),
    /// Branches on a reference being null or not: `ifnull`.
    BranchOnNull(Equality),
    /// Branches always: `goto`, `goto_w`.
    Goto,
    /// Branches as an int says: `tableswitch`, `lookupswitch`.
    Switch,
    /// Calls a subroutine or returns from it: `jsr`, `jsr_w`, `ret`.
    Subroutine,
    /// Returns a value, or nothing: `ireturn`, `return`.
    Return(Option<ComputationalType>),
    /// Something with a constant: `ldc`, `getfield`, `invokestatic`, `new`.
    Constant(ConstantUse),
    /// Pops an array and pushes its length: `arraylength`.
    ArrayLength,
    /// Throws: `athrow`.
    Throw,
    /// Enters or leaves a monitor.
    Monitor(MonitorUse),
    /// Widens the operands of the instruction that follows: `wide`.
    Wide,
}

/// What operand stack and local variables tell apart (JVMS 2.11.1), return addresses apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ComputationalType {
    Int,
    Long,
    Float,
    Double,
    Reference,
}

/// The types of which there is arithmetic (JVMS 2.11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum NumericType {
    Int,
    Long,
    Float,
    Double,
}

/// The components of the arrays that an instruction accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ElementType {
    Int,
    Long,
    Float,
    Double,
    Reference,
    /// Bytes or booleans.
    Byte,
    Char,
    Short,
}

/// What an instruction does to the top of the operand stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackOperation {
    /// `pop`
    Pop,
    /// `pop2`
    Pop2,
    /// `dup`
    Dup,
    /// `dup_x1`
    DupX1,
    /// `dup_x2`
    DupX2,
    /// `dup2`
    Dup2,
    /// `dup2_x1`
    Dup2X1,
    /// `dup2_x2`
    Dup2X2,
    /// `swap`
    Swap,
}

/// Arithmetic of ints and longs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum IntegerOperation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    /// With copies of the sign.
    ShiftRight,
    /// With zeroes.
    UnsignedShiftRight,
}

impl IntegerOperation {
    /// Whether the second operand is a distance, an int also where the first is a long.
    pub fn is_shift(self) -> bool {
        match self {
            IntegerOperation::ShiftLeft | IntegerOperation::ShiftRight | IntegerOperation::UnsignedShiftRight => true,
            IntegerOperation::Add
            | IntegerOperation::Subtract
            | IntegerOperation::Multiply
            | IntegerOperation::Divide
            | IntegerOperation::Remainder
            | IntegerOperation::And
            | IntegerOperation::Or
            | IntegerOperation::Xor => false,
        }
    }
}

/// Arithmetic of floats and doubles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum FloatingPointOperation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// Conversions of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Conversion {
    IntToLong,
    IntToFloat,
    IntToDouble,
    LongToInt,
    LongToFloat,
    LongToDouble,
    FloatToInt,
    FloatToLong,
    FloatToDouble,
    DoubleToInt,
    DoubleToLong,
    DoubleToFloat,
    IntToByte,
    IntToChar,
    IntToShort,
}

/// Comparisons of two numbers to an int.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `lcmp`
    Long,
    /// `fcmpl`: NaN compares as less.
    FloatLess,
    /// `fcmpg`: NaN compares as greater.
    FloatGreater,
    /// `dcmpl`: NaN compares as less.
    DoubleLess,
    /// `dcmpg`: NaN compares as greater.
    DoubleGreater,
}

/// On which outcome of a comparison of ints a branch is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Condition {
    Equal,
    NotEqual,
    Less,
    GreaterOrEqual,
    Greater,
    LessOrEqual,
}

/// On which outcome of a comparison of references a branch is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Equality {
    Equal,
    NotEqual,
}

/// What an instruction does with an object's monitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MonitorUse {
    /// `monitorenter`
    Enter,
    /// `monitorexit`
    Exit,
}

/// The kind that a row of the opcode table spells.
macro_rules! opcode_kind {
    (Push($of:ident)) => {
        OpcodeKind::Push(ComputationalType::$of)
    };
    (Load($of:ident)) => {
        OpcodeKind::Load(ComputationalType::$of)
    };
    (Store($of:ident)) => {
        OpcodeKind::Store(ComputationalType::$of)
    };
    (ArrayLoad($of:ident)) => {
        OpcodeKind::ArrayLoad(ElementType::$of)
    };
    (ArrayStore($of:ident)) => {
        OpcodeKind::ArrayStore(ElementType::$of)
    };
    (Stack($operation:ident)) => {
        OpcodeKind::Stack(StackOperation::$operation)
    };
    (IntArithmetic($operation:ident)) => {
        OpcodeKind::IntArithmetic(IntegerOperation::$operation)
    };
    (LongArithmetic($operation:ident)) => {
        OpcodeKind::LongArithmetic(IntegerOperation::$operation)
    };
    (FloatArithmetic($operation:ident)) => {
        OpcodeKind::FloatArithmetic(FloatingPointOperation::$operation)
    };
    (DoubleArithmetic($operation:ident)) => {
        OpcodeKind::DoubleArithmetic(FloatingPointOperation::$operation)
    };
    (Negate($of:ident)) => {
        OpcodeKind::Negate(NumericType::$of)
    };
    (Convert($conversion:ident)) => {
        OpcodeKind::Convert(Conversion::$conversion)
    };
    (Compare($comparison:ident)) => {
        OpcodeKind::Compare(Comparison::$comparison)
    };
    (BranchOnZero($condition:ident)) => {
        OpcodeKind::BranchOnZero(Condition::$condition)
    };
    (BranchOnInts($condition:ident)) => {
        OpcodeKind::BranchOnInts(Condition::$condition)
    };
    (BranchOnReferences($equality:ident)) => {
        OpcodeKind::BranchOnReferences(Equality::$equality)
    };
    (BranchOnNull($equality:ident)) => {
        OpcodeKind::BranchOnNull(Equality::$equality)
    };
    (Return(Nothing)) => {
        OpcodeKind::Return(None)
    };
    (Return($of:ident)) => {
        OpcodeKind::Return(Some(ComputationalType::$of))
    };
    (Constant(Field $access:ident)) => {
        OpcodeKind::Constant(ConstantUse::Field(FieldAccess::$access))
    };
    (Constant(Invoke $invocation:ident)) => {
        OpcodeKind::Constant(ConstantUse::Invoke(Invocation::$invocation))
    };
    (Constant($of:ident)) => {
        OpcodeKind::Constant(ConstantUse::$of)
    };
    (Monitor($of:ident)) => {
        OpcodeKind::Monitor(MonitorUse::$of)
    };
    ($plain:ident) => {
        OpcodeKind::$plain
    };
}

#[cfg(test)]
mod tests {
    use super::super::opcodes::{Flow, OPCODES};
    use super::*;

    fn letter(of: ComputationalType) -> &'static str {
        match of {
            ComputationalType::Int => "I",
            ComputationalType::Long => "J",
            ComputationalType::Float => "F",
            ComputationalType::Double => "D",
            ComputationalType::Reference => "A",
        }
    }

    fn element_letter(of: ElementType) -> &'static str {
        match of {
            ElementType::Int | ElementType::Byte | ElementType::Char | ElementType::Short => "I",
            ElementType::Long => "J",
            ElementType::Float => "F",
            ElementType::Double => "D",
            ElementType::Reference => "A",
        }
    }

    /// What a kind pops and pushes and where control goes, where the kind alone says so.
    fn effect(kind: OpcodeKind) -> Option<(String, &'static str, Flow)> {
        let plain = |pops: &str, pushes: &'static str, flow: Flow| Some((pops.to_owned(), pushes, flow));
        match kind {
            OpcodeKind::Nop | OpcodeKind::Increment => plain("", "", Flow::Next),
            OpcodeKind::Push(of) | OpcodeKind::Load(of) => plain("", letter(of), Flow::Next),
            OpcodeKind::Store(of) => plain(letter(of), "", Flow::Next),
            OpcodeKind::ArrayLoad(of) => plain("AI", element_letter(of), Flow::Next),
            OpcodeKind::ArrayStore(of) => Some((format!("AI{}", element_letter(of)), "", Flow::Next)),
            OpcodeKind::Stack(_) | OpcodeKind::Wide => plain("*", "*", Flow::Next),
            OpcodeKind::IntArithmetic(_) => plain("II", "I", Flow::Next),
            OpcodeKind::LongArithmetic(operation) if operation.is_shift() => plain("JI", "J", Flow::Next),
            OpcodeKind::LongArithmetic(_) => plain("JJ", "J", Flow::Next),
            OpcodeKind::FloatArithmetic(_) => plain("FF", "F", Flow::Next),
            OpcodeKind::DoubleArithmetic(_) => plain("DD", "D", Flow::Next),
            OpcodeKind::Negate(NumericType::Int) => plain("I", "I", Flow::Next),
            OpcodeKind::Negate(NumericType::Long) => plain("J", "J", Flow::Next),
            OpcodeKind::Negate(NumericType::Float) => plain("F", "F", Flow::Next),
            OpcodeKind::Negate(NumericType::Double) => plain("D", "D", Flow::Next),
            OpcodeKind::Compare(Comparison::Long) => plain("JJ", "I", Flow::Next),
            OpcodeKind::Compare(Comparison::FloatLess | Comparison::FloatGreater) => plain("FF", "I", Flow::Next),
            OpcodeKind::Compare(Comparison::DoubleLess | Comparison::DoubleGreater) => plain("DD", "I", Flow::Next),
            OpcodeKind::BranchOnZero(_) => plain("I", "", Flow::Branch),
            OpcodeKind::BranchOnInts(_) => plain("II", "", Flow::Branch),
            OpcodeKind::BranchOnReferences(_) => plain("AA", "", Flow::Branch),
            OpcodeKind::BranchOnNull(_) => plain("A", "", Flow::Branch),
            OpcodeKind::Goto => plain("", "", Flow::Goto),
            OpcodeKind::Switch => plain("I", "", Flow::Switch),
            OpcodeKind::Return(of) => plain(of.map_or("", letter), "", Flow::Return),
            OpcodeKind::ArrayLength => plain("A", "I", Flow::Next),
            OpcodeKind::Throw => plain("A", "", Flow::Throw),
            OpcodeKind::Monitor(_) => plain("A", "", Flow::Next),
            OpcodeKind::Convert(_) | OpcodeKind::Subroutine | OpcodeKind::Constant(_) => None,
        }
    }

    #[test]
    fn kinds_say_what_the_other_columns_say() {
        for info in &OPCODES {
            if let Some((pops, pushes, flow)) = effect(info.kind) {
                assert_eq!((info.pops, info.pushes, info.flow), (&*pops, pushes, flow), "{info:?}");
            }
            let is_subroutine = matches!(info.flow, Flow::Subroutine | Flow::SubroutineReturn);
            assert_eq!(info.kind == OpcodeKind::Subroutine, is_subroutine, "{info:?}");
        }
    }

    /// Pieces of a mnemonic that follow from what its kind says within.
    #[test]
    fn kinds_agree_with_mnemonics() {
        const OPERATIONS: [(&str, &str); 11] = [
            ("Add", "add"),
            ("Subtract", "sub"),
            ("Multiply", "mul"),
            ("Divide", "div"),
            ("Remainder", "rem"),
            ("And", "and"),
            ("Or", "or"),
            ("Xor", "xor"),
            ("ShiftLeft", "shl"),
            ("ShiftRight", "shr"),
            ("UnsignedShiftRight", "ushr"),
        ];
        const CONDITIONS: [(&str, &str); 6] = [
            ("Equal", "eq"),
            ("NotEqual", "ne"),
            ("Less", "lt"),
            ("GreaterOrEqual", "ge"),
            ("Greater", "gt"),
            ("LessOrEqual", "le"),
        ];
        let piece = |names: &[(&str, &'static str)], name: String| {
            names.iter().find(|(known, _)| *known == name).map(|(_, piece)| *piece).expect("it is known")
        };
        let first = |name: String| match &*name {
            "Reference" => "a".to_owned(),
            name => name[..1].to_lowercase(),
        };
        for info in &OPCODES {
            let expected = match info.kind {
                OpcodeKind::ArrayLoad(of) => format!("{}aload", first(format!("{of:?}"))),
                OpcodeKind::ArrayStore(of) => format!("{}astore", first(format!("{of:?}"))),
                OpcodeKind::IntArithmetic(of) => format!("i{}", piece(&OPERATIONS, format!("{of:?}"))),
                OpcodeKind::LongArithmetic(of) => format!("l{}", piece(&OPERATIONS, format!("{of:?}"))),
                OpcodeKind::FloatArithmetic(of) => format!("f{}", piece(&OPERATIONS, format!("{of:?}"))),
                OpcodeKind::DoubleArithmetic(of) => format!("d{}", piece(&OPERATIONS, format!("{of:?}"))),
                OpcodeKind::Convert(of) => {
                    let text = format!("{of:?}");
                    let (from, to) = text.split_once("To").expect("from and to");
                    format!("{}2{}", first(from.to_owned()), first(to.to_owned()))
                }
                OpcodeKind::Compare(Comparison::Long) => "lcmp".to_owned(),
                OpcodeKind::Compare(Comparison::FloatLess) => "fcmpl".to_owned(),
                OpcodeKind::Compare(Comparison::FloatGreater) => "fcmpg".to_owned(),
                OpcodeKind::Compare(Comparison::DoubleLess) => "dcmpl".to_owned(),
                OpcodeKind::Compare(Comparison::DoubleGreater) => "dcmpg".to_owned(),
                OpcodeKind::BranchOnZero(of) => format!("if{}", piece(&CONDITIONS, format!("{of:?}"))),
                OpcodeKind::BranchOnInts(of) => format!("if_icmp{}", piece(&CONDITIONS, format!("{of:?}"))),
                OpcodeKind::BranchOnReferences(of) => format!("if_acmp{}", piece(&CONDITIONS, format!("{of:?}"))),
                OpcodeKind::Monitor(of) => format!("monitor{}", format!("{of:?}").to_lowercase()),
                OpcodeKind::Nop
                | OpcodeKind::Push(_)
                | OpcodeKind::Load(_)
                | OpcodeKind::Store(_)
                | OpcodeKind::Stack(_)
                | OpcodeKind::Negate(_)
                | OpcodeKind::Increment
                | OpcodeKind::BranchOnNull(_)
                | OpcodeKind::Goto
                | OpcodeKind::Switch
                | OpcodeKind::Subroutine
                | OpcodeKind::Return(_)
                | OpcodeKind::Constant(_)
                | OpcodeKind::ArrayLength
                | OpcodeKind::Throw
                | OpcodeKind::Wide => continue,
            };
            assert_eq!(info.mnemonic, expected, "{info:?}");
        }
    }
}
