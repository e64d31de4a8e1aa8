//! The operators of the trace IR, each kind of them declared by one table: an operator has one row there, and what
//! several places ask of it is a column.
//!
//! What operators compute is in [`super::arithmetic`], and which machine code computes it in `lower`.

#[cfg(test)]
mod tests;

use super::Type;

/// Enumerations without data, with the list of their variants for those who read names.
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident,)* }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// Every one, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
        }
    };
}

/// A property that an operator has, by its name, or lacks.
macro_rules! has {
    (-) => {
        false
    };
    (cheap) => {
        true
    };
    (commutes) => {
        true
    };
    (divides) => {
        true
    };
}

/// One of the variants of an enumeration, or none.
macro_rules! variant {
    ($of:ident, -) => {
        None
    };
    ($of:ident, $name:ident) => {
        Some($of::$name)
    };
}

/// A constant operand, or none; `ones` has all bits set.
macro_rules! operand {
    (-) => {
        None
    };
    (ones) => {
        Some(-1)
    };
    ($number:literal) => {
        Some($number)
    };
}

/// Expands the table of kinds of memory. A row is `name => type, log2 of bytes, narrowed by;`.
macro_rules! memory_kinds {
    ($($(#[$doc:meta])* $name:ident => $ty:ident, $log2:literal, $narrowed_by:tt;)*) => {
        listed! {
            /// How a value lies in a field, static or array element.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[allow(missing_docs, reason = "Java's types")]
            pub enum MemoryKind {
                $($(#[$doc])* $name,)*
            }
        }

        impl MemoryKind {
            /// The type of a value of this kind once it has been read.
            #[inline]
            pub fn ty(self) -> Type {
                match self {
                    $(MemoryKind::$name => Type::$ty,)*
                }
            }

            /// Log2 of the bytes in a field or element.
            #[inline]
            pub fn size_log2(self) -> u32 {
                match self {
                    $(MemoryKind::$name => $log2,)*
                }
            }

            /// The operation that gives what is read of an int that has been stored, where that may be another int.
            #[inline]
            pub fn narrowed_by(self) -> Option<UnaryOp> {
                match self {
                    $(MemoryKind::$name => variant!(UnaryOp, $narrowed_by),)*
                }
            }
        }
    };
}

memory_kinds! {
    // name => type, log2 of bytes, narrowed by;

    /// One byte, zero-extended.
    Boolean   => I32, 0, I2z;
    /// One byte, sign-extended.
    Byte      => I32, 0, I2b;
    /// Two bytes, zero-extended.
    Char      => I32, 1, I2c;
    /// Two bytes, sign-extended.
    Short     => I32, 1, I2s;
    Int       => I32, 2, -;
    Long      => I64, 3, -;
    Float     => F32, 2, -;
    Double    => F64, 3, -;
    /// Four bytes; a store marks the slot's card (K13).
    Reference => Ref, 2, -;
}

impl MemoryKind {
    /// Bytes in a field or element.
    #[inline]
    pub fn bytes(self) -> u32 {
        1 << self.size_log2()
    }
}

/// Expands the table of operations of one operand. A row is `name => operand result, cheap, undoes;`.
///
/// * operand, result: see [`UnaryOp::types`].
/// * cheap: see [`UnaryOp::is_cheap`].
/// * undoes: see [`UnaryOp::undoes`].
macro_rules! unary_operations {
    ($($(#[$doc:meta])* $name:ident => $operand:ident $result:ident, $cheap:tt, $undoes:tt;)*) => {
        listed! {
            /// Operations of one operand.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[allow(missing_docs, reason = "named as the bytecodes are")]
            pub enum UnaryOp {
                $($(#[$doc])* $name,)*
            }
        }

        impl UnaryOp {
            /// The types of operand and result.
            #[inline]
            pub fn types(self) -> (Type, Type) {
                match self {
                    $(UnaryOp::$name => (Type::$operand, Type::$result),)*
                }
            }

            /// Whether it computes an integer in a cycle or two, so that it may be computed in vain.
            #[inline]
            pub fn is_cheap(self) -> bool {
                match self {
                    $(UnaryOp::$name => has!($cheap),)*
                }
            }

            /// The operation whose operand this one gives back when it is applied to its result.
            #[inline]
            pub fn undoes(self) -> Option<UnaryOp> {
                match self {
                    $(UnaryOp::$name => variant!(UnaryOp, $undoes),)*
                }
            }
        }
    };
}

unary_operations! {
    // name => operand result, cheap, undoes;

    Ineg              => I32 I32,  cheap, Ineg;
    Lneg              => I64 I64,  cheap, Lneg;
    Fneg              => F32 F32,  -,     -;
    Dneg              => F64 F64,  -,     -;
    I2l               => I32 I64,  cheap, -;
    I2f               => I32 F32,  -,     -;
    I2d               => I32 F64,  -,     -;
    L2i               => I64 I32,  cheap, I2l;
    L2f               => I64 F32,  -,     -;
    L2d               => I64 F64,  -,     -;
    F2i               => F32 I32,  -,     -;
    F2l               => F32 I64,  -,     -;
    F2d               => F32 F64,  -,     -;
    D2i               => F64 I32,  -,     -;
    D2l               => F64 I64,  -,     -;
    D2f               => F64 F32,  -,     -;
    I2b               => I32 I32,  cheap, -;
    I2c               => I32 I32,  cheap, -;
    I2s               => I32 I32,  cheap, -;
    /// The lowest bit, as a store to a boolean keeps it.
    I2z               => I32 I32,  cheap, -;
    /// 0 or 1.
    BoolToInt         => Bool I32, cheap, -;
    /// Double's square root and the like, where the machine has an instruction.
    Dsqrt             => F64 F64,  -,     -;
    Dabs              => F64 F64,  -,     -;
    Fabs              => F32 F32,  -,     -;
    /// Rounded to an integer downwards, upwards, or to the nearest one with ties to even; the sign of zero is kept.
    Dfloor            => F64 F64,  -,     -;
    Dceil             => F64 F64,  -,     -;
    Drint             => F64 F64,  -,     -;
    /// Bits of a floating-point number, and back.
    FloatBits         => F32 I32,  -,     -;
    DoubleBits        => F64 I64,  -,     -;
    FloatFromBits     => I32 F32,  -,     FloatBits;
    DoubleFromBits    => I64 F64,  -,     DoubleBits;
    IntLeadingZeros   => I32 I32,  -,     -;
    IntTrailingZeros  => I32 I32,  -,     -;
    IntBitCount       => I32 I32,  -,     -;
    LongLeadingZeros  => I64 I32,  -,     -;
    LongTrailingZeros => I64 I32,  -,     -;
    LongBitCount      => I64 I32,  -,     -;
}

impl UnaryOp {
    /// The kind of memory to whose values it narrows an int.
    #[inline]
    pub fn narrows_to(self) -> Option<MemoryKind> {
        MemoryKind::ALL.iter().copied().find(|kind| kind.narrowed_by() == Some(self))
    }
}

/// What an operation gives for a value and the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfSame {
    /// The value.
    Itself,
    /// 0.
    Zero,
}

/// A comparison that gives -1, 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreeWay {
    /// Of two `long`s (`lcmp`).
    Integers,
    /// Of floating-point numbers: -1 where one is NaN.
    NanIsLess,
    /// Of floating-point numbers: 1 where one is NaN.
    NanIsGreater,
}

/// Expands the table of operations of two operands. A row is
/// `name => (left right) result, cycles, cheap, commutes, divides, neutral, zero by, of same, three-way;`.
///
/// * left, right, result: see [`BinaryOp::types`].
/// * cycles: see [`BinaryOp::cycles`].
/// * cheap: see [`BinaryOp::is_cheap`].
/// * commutes: see [`BinaryOp::commutes`].
/// * divides: see [`BinaryOp::divides_integers`].
/// * neutral: see [`BinaryOp::neutral`].
/// * zero by: see [`BinaryOp::zero_by`].
/// * of same: see [`BinaryOp::of_same`].
/// * three-way: see [`BinaryOp::three_way`].
macro_rules! binary_operations {
    ($($(#[$doc:meta])* $name:ident => ($left:ident $right:ident) $result:ident, $cycles:literal, $cheap:tt,
        $commutes:tt, $divides:tt, $neutral:tt, $zero_by:tt, $of_same:tt, $three_way:tt;)*) => {
        listed! {
            /// Operations of two operands.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[allow(missing_docs, reason = "named as the bytecodes are")]
            pub enum BinaryOp {
                $($(#[$doc])* $name,)*
            }
        }

        impl BinaryOp {
            /// The types of both operands and the result.
            #[inline]
            pub fn types(self) -> (Type, Type, Type) {
                match self {
                    $(BinaryOp::$name => (Type::$left, Type::$right, Type::$result),)*
                }
            }

            /// About how many cycles it takes.
            #[inline]
            pub fn cycles(self) -> u32 {
                match self {
                    $(BinaryOp::$name => $cycles,)*
                }
            }

            /// Whether it computes an integer in a cycle or two, so that it may be computed in vain.
            #[inline]
            pub fn is_cheap(self) -> bool {
                match self {
                    $(BinaryOp::$name => has!($cheap),)*
                }
            }

            /// Whether the operands may change places: not those of floating-point numbers, for the bits of a NaN.
            #[inline]
            pub fn commutes(self) -> bool {
                match self {
                    $(BinaryOp::$name => has!($commutes),)*
                }
            }

            /// Whether it divides integers: the divisor must not be 0.
            #[inline]
            pub fn divides_integers(self) -> bool {
                match self {
                    $(BinaryOp::$name => has!($divides),)*
                }
            }

            /// The right operand with which the result is the left one, of operations on integers.
            #[inline]
            pub fn neutral(self) -> Option<i64> {
                match self {
                    $(BinaryOp::$name => operand!($neutral),)*
                }
            }

            /// The right operand with which the result is 0, of operations on integers.
            #[inline]
            pub fn zero_by(self) -> Option<i64> {
                match self {
                    $(BinaryOp::$name => operand!($zero_by),)*
                }
            }

            /// What it gives for a value and the same value, where that is known of all values.
            #[inline]
            pub fn of_same(self) -> Option<OfSame> {
                match self {
                    $(BinaryOp::$name => variant!(OfSame, $of_same),)*
                }
            }

            /// What it compares, if it gives -1, 0 or 1.
            #[inline]
            pub fn three_way(self) -> Option<ThreeWay> {
                match self {
                    $(BinaryOp::$name => variant!(ThreeWay, $three_way),)*
                }
            }
        }
    };
}

binary_operations! {
    // name => (left right) result, cycles, cheap, commutes, divides, neutral, zero by, of same, three-way;

    Iadd  => (I32 I32) I32, 1,  cheap, commutes, -,       0,    -, -,      -;
    Isub  => (I32 I32) I32, 1,  cheap, -,        -,       0,    -, Zero,   -;
    Imul  => (I32 I32) I32, 3,  -,     commutes, -,       1,    0, -,      -;
    /// Java's quotient; the divisor is not 0.
    Idiv  => (I32 I32) I32, 12, -,     -,        divides, 1,    -, -,      -;
    /// Java's remainder; the divisor is not 0.
    Irem  => (I32 I32) I32, 12, -,     -,        divides, -,    1, -,      -;
    Iand  => (I32 I32) I32, 1,  cheap, commutes, -,       ones, 0, Itself, -;
    Ior   => (I32 I32) I32, 1,  cheap, commutes, -,       0,    -, Itself, -;
    Ixor  => (I32 I32) I32, 1,  cheap, commutes, -,       0,    -, Zero,   -;
    /// Shifts take the lowest 5 (int) or 6 (long) bits of their second operand, an int.
    Ishl  => (I32 I32) I32, 1,  cheap, -,        -,       0,    -, -,      -;
    Ishr  => (I32 I32) I32, 1,  cheap, -,        -,       0,    -, -,      -;
    Iushr => (I32 I32) I32, 1,  cheap, -,        -,       0,    -, -,      -;
    Ladd  => (I64 I64) I64, 1,  cheap, commutes, -,       0,    -, -,      -;
    Lsub  => (I64 I64) I64, 1,  cheap, -,        -,       0,    -, Zero,   -;
    Lmul  => (I64 I64) I64, 3,  -,     commutes, -,       1,    0, -,      -;
    Ldiv  => (I64 I64) I64, 12, -,     -,        divides, 1,    -, -,      -;
    Lrem  => (I64 I64) I64, 12, -,     -,        divides, -,    1, -,      -;
    Land  => (I64 I64) I64, 1,  cheap, commutes, -,       ones, 0, Itself, -;
    Lor   => (I64 I64) I64, 1,  cheap, commutes, -,       0,    -, Itself, -;
    Lxor  => (I64 I64) I64, 1,  cheap, commutes, -,       0,    -, Zero,   -;
    Lshl  => (I64 I32) I64, 1,  cheap, -,        -,       0,    -, -,      -;
    Lshr  => (I64 I32) I64, 1,  cheap, -,        -,       0,    -, -,      -;
    Lushr => (I64 I32) I64, 1,  cheap, -,        -,       0,    -, -,      -;
    Fadd  => (F32 F32) F32, 3,  -,     -,        -,       -,    -, -,      -;
    Fsub  => (F32 F32) F32, 3,  -,     -,        -,       -,    -, -,      -;
    Fmul  => (F32 F32) F32, 3,  -,     -,        -,       -,    -, -,      -;
    Fdiv  => (F32 F32) F32, 12, -,     -,        -,       -,    -, -,      -;
    Frem  => (F32 F32) F32, 12, -,     -,        -,       -,    -, -,      -;
    Dadd  => (F64 F64) F64, 3,  -,     -,        -,       -,    -, -,      -;
    Dsub  => (F64 F64) F64, 3,  -,     -,        -,       -,    -, -,      -;
    Dmul  => (F64 F64) F64, 3,  -,     -,        -,       -,    -, -,      -;
    Ddiv  => (F64 F64) F64, 12, -,     -,        -,       -,    -, -,      -;
    Drem  => (F64 F64) F64, 12, -,     -,        -,       -,    -, -,      -;
    /// -1, 0 or 1.
    Lcmp  => (I64 I64) I32, 1,  -,     -,        -,       -,    -, Zero,   Integers;
    /// With -1 for NaN.
    Fcmpl => (F32 F32) I32, 1,  -,     -,        -,       -,    -, -,      NanIsLess;
    /// With 1 for NaN.
    Fcmpg => (F32 F32) I32, 1,  -,     -,        -,       -,    -, -,      NanIsGreater;
    Dcmpl => (F64 F64) I32, 1,  -,     -,        -,       -,    -, -,      NanIsLess;
    Dcmpg => (F64 F64) I32, 1,  -,     -,        -,       -,    -, -,      NanIsGreater;
    Imin  => (I32 I32) I32, 1,  cheap, commutes, -,       -,    -, Itself, -;
    Imax  => (I32 I32) I32, 1,  cheap, commutes, -,       -,    -, Itself, -;
    Lmin  => (I64 I64) I64, 1,  cheap, commutes, -,       -,    -, Itself, -;
    Lmax  => (I64 I64) I64, 1,  cheap, commutes, -,       -,    -, Itself, -;
    Fmin  => (F32 F32) F32, 1,  -,     -,        -,       -,    -, -,      -;
    Fmax  => (F32 F32) F32, 1,  -,     -,        -,       -,    -, -,      -;
    Dmin  => (F64 F64) F64, 1,  -,     -,        -,       -,    -, -,      -;
    Dmax  => (F64 F64) F64, 1,  -,     -,        -,       -,    -, -,      -;
}

/// Whether a comparison of integers takes its operands for numbers with signs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signedness {
    /// That makes no difference: it says whether they are the same.
    Either,
    /// With signs.
    Signed,
    /// Without.
    Unsigned,
}

/// Expands the table of comparisons of integers. A row is `name => negated, swapped, signedness, outcomes;`.
macro_rules! int_comparisons {
    ($($name:ident => $negated:ident, $swapped:ident, $signedness:ident, $outcomes:literal;)*) => {
        listed! {
            /// Comparisons of integers and references.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[allow(missing_docs, reason = "the usual six, and the unsigned ones")]
            pub enum IntCompare {
                $($name,)*
            }
        }

        impl IntCompare {
            /// The comparison that is true where this one is false.
            #[inline]
            pub fn negated(self) -> IntCompare {
                match self {
                    $(IntCompare::$name => IntCompare::$negated,)*
                }
            }

            /// The comparison that says the same of swapped operands.
            #[inline]
            pub fn swapped(self) -> IntCompare {
                match self {
                    $(IntCompare::$name => IntCompare::$swapped,)*
                }
            }

            /// Whether it takes its operands for numbers with signs.
            #[inline]
            pub fn signedness(self) -> Signedness {
                match self {
                    $(IntCompare::$name => Signedness::$signedness,)*
                }
            }

            /// Where it is true: bit 0 if the left operand is less, bit 1 ([`IntCompare::EQUAL`]) if they are equal,
            /// bit 2 if it is greater.
            #[inline]
            pub fn outcomes(self) -> u8 {
                match self {
                    $(IntCompare::$name => $outcomes,)*
                }
            }
        }
    };
}

int_comparisons! {
    // name => negated, swapped, signedness, outcomes;

    Equal                => NotEqual,             Equal,                Either,   0b010;
    NotEqual             => Equal,                NotEqual,             Either,   0b101;
    Less                 => GreaterEqual,         Greater,              Signed,   0b001;
    LessEqual            => Greater,              GreaterEqual,         Signed,   0b011;
    Greater              => LessEqual,            Less,                 Signed,   0b100;
    GreaterEqual         => Less,                 LessEqual,            Signed,   0b110;
    UnsignedLess         => UnsignedGreaterEqual, UnsignedGreater,      Unsigned, 0b001;
    UnsignedLessEqual    => UnsignedGreater,      UnsignedGreaterEqual, Unsigned, 0b011;
    UnsignedGreater      => UnsignedLessEqual,    UnsignedLess,         Unsigned, 0b100;
    UnsignedGreaterEqual => UnsignedLess,         UnsignedLessEqual,    Unsigned, 0b110;
}

impl IntCompare {
    /// The bit of equal operands among [`IntCompare::outcomes`].
    pub const EQUAL: u8 = 0b010;

    /// Whether it is true of a value and the same value.
    #[inline]
    pub fn holds_for_equal(self) -> bool {
        self.outcomes() & IntCompare::EQUAL != 0
    }

    /// The comparison of floating-point numbers that is the same as this one of their three-way comparison and 0. `None` where
    /// there is none: it is unsigned, or of two numbers in an order and true of NaN.
    pub fn of_floats(self, three_way: ThreeWay) -> Option<FloatCompare> {
        let nan_is_less = match three_way {
            ThreeWay::Integers => return None,
            ThreeWay::NanIsLess => true,
            ThreeWay::NanIsGreater => false,
        };
        match self {
            IntCompare::Equal => Some(FloatCompare::Equal),
            IntCompare::NotEqual => Some(FloatCompare::NotEqual),
            IntCompare::Less => (!nan_is_less).then_some(FloatCompare::Less),
            IntCompare::LessEqual => (!nan_is_less).then_some(FloatCompare::LessEqual),
            IntCompare::Greater => nan_is_less.then_some(FloatCompare::Greater),
            IntCompare::GreaterEqual => nan_is_less.then_some(FloatCompare::GreaterEqual),
            IntCompare::UnsignedLess
            | IntCompare::UnsignedLessEqual
            | IntCompare::UnsignedGreater
            | IntCompare::UnsignedGreaterEqual => None,
        }
    }
}

listed! {
    /// Comparisons of floating-point numbers: all but `NotEqual` are false where an operand is NaN.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[allow(missing_docs, reason = "the usual six")]
    pub enum FloatCompare {
        Equal,
        /// True where an operand is NaN.
        NotEqual,
        Less,
        LessEqual,
        Greater,
        GreaterEqual,
    }
}
