//! What is known of an operation of threaded code: all of it expanded from the table, [`for_each_op`].

use crate::classfile::FieldAccess;
use crate::classfile::opcodes::Flow;
use crate::for_each_op;

/// What an operation does: those of one kind differ in a parameter only (a type, a comparison, an arithmetic operation).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum OperationKind {
    /// Where threaded code leaves straight line execution inside the VM: no instruction of a method.
    Stub,
    /// Stands in for a block's first instruction.
    Head,
    /// Does a step of an edge, in instrumented versions.
    Probe,
    /// Stands for a fused operation while the head that it passes over is profiled.
    Profiled,
    /// Locking that is noted, since it is not seen to be structured: left to the interpreter.
    Noted,
    /// Passes over itself: `skip`, and the fused loop ends, whose parts follow them.
    Pass,
    /// Moves, one after another.
    Moves,
    /// A constant, in operand c.
    Constant,
    /// A constant in the payload.
    WideConstant,
    /// A literal, mirror or dynamic constant.
    LoadRoot,
    /// An arithmetic operation on two registers.
    Binary,
    /// An arithmetic operation on a register and an immediate.
    Immediate,
    /// An immediate minus a register.
    SubtractFrom,
    /// An arithmetic operation on one register, or a conversion.
    Unary,
    /// A jump forward.
    Goto,
    /// A back edge, which charges the budget (K1).
    GotoBack,
    /// A comparison of two registers.
    BranchInt,
    /// A comparison of a register and an immediate.
    BranchImmediate,
    /// A comparison of two registers, which jumps where it is, or is not, so.
    BranchFloat,
    /// A comparison with null.
    BranchNull,
    /// A switch by a table of targets.
    TableSwitch,
    /// A switch by a table of keys and targets.
    LookupSwitch,
    ArrayLength,
    ArrayLoad,
    /// Writes an element. Stores to byte arrays serve boolean ones too.
    ArrayStore,
    NewArray,
    /// Makes an array of arrays.
    MultiNewArray,
    /// Makes an object, for one slot or two.
    New,
    GetField,
    PutField,
    /// Reads a static field; operand b is the first letter of its descriptor.
    GetStatic,
    /// Writes a static field; operand b is the first letter of its descriptor.
    PutStatic,
    /// Throws unless a reference is of a class.
    CheckCast,
    /// Whether a reference is of a class.
    InstanceOf,
    MonitorEnter,
    MonitorExit,
    Throw,
    CallStatic,
    /// Calls a method that is known, on a receiver.
    CallSpecial,
    /// Calls what the receiver's vtable says.
    CallVirtual,
    /// Calls what the receiver's class has for an interface's method.
    CallInterface,
    /// Takes the monitor of a synchronized method.
    LockMethod,
    ReturnVoid,
    ReturnValue,
    /// Gives the method's monitor back and returns.
    ReturnSynchronized,
    /// Reads a field and returns it.
    ReturnField,
    /// Not resolved yet: field access, constant, cast or allocation.
    Resolve,
    /// A call not resolved yet.
    ResolveCall,
}

/// How an operation has to do with the resolution of constants (K5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolution {
    /// It names nothing that is resolved.
    Final,
    /// It names a constant that is not resolved: it becomes another operation when that is.
    Pending,
    /// It comes from resolution only, and is final.
    Resolved,
    /// The same: what a bytecode becomes on a field whose descriptor begins with one of these letters.
    Field(FieldAccess, &'static str),
}

/// An operation's row of the table; see [`crate::code::table`] for the columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct OpInfo {
    pub op: Op,
    /// Its name, also its handler's.
    pub name: &'static str,
    /// Length in instruction words, fixed payload included. Switch tables follow beyond it.
    pub words: usize,
    /// The operands' meaning, a letter each.
    pub operands: &'static str,
    pub kind: OperationKind,
    /// The types of what is read, a letter each.
    pub reads: &'static str,
    /// The types of what is written, a letter each.
    pub writes: &'static str,
    /// Where control goes next.
    pub flow: Flow,
    /// Whether it can raise an exception.
    pub throws: bool,
    /// How it has to do with resolution.
    pub resolution: Resolution,
}

impl OpInfo {
    /// Whether control never falls out of such an instruction into the one behind it, nor comes back there from a call.
    pub fn ends_block(&self) -> bool {
        matches!(self.flow, Flow::Goto | Flow::Switch | Flow::Return | Flow::Throw)
    }
}

macro_rules! resolution {
    (Field($access:ident $letters:literal)) => {
        Resolution::Field(FieldAccess::$access, $letters)
    };
    ($resolution:ident) => {
        Resolution::$resolution
    };
}

macro_rules! throws {
    (Throws) => {
        true
    };
    (Quiet) => {
        false
    };
}

/// Of the operations for a bytecode on fields, gives the one for a field whose descriptor begins with a letter.
macro_rules! give_if_for_field {
    ($op:expr, $wanted:expr, Field($access:ident $letters:literal)) => {
        if $wanted.0 == FieldAccess::$access && $letters.as_bytes().contains(&$wanted.1) {
            return Some($op);
        }
    };
    ($op:expr, $wanted:expr, $resolution:ident) => {};
}

macro_rules! define_op {
    ({ $(
        $name:ident($words:literal $operands:literal $kind:ident $(($($parameter:tt)*))? $reads:literal $writes:literal
            $flow:ident $throws:ident $resolution:ident $(($($of:tt)*))?);
    )* } { $($fused:ident($first:ident $second:ident);)* }) => {
        /// An operation of threaded code.
        #[allow(non_camel_case_types, reason = "operations are named like their handlers, which are functions")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u16)]
        pub enum Op {
            $(
                #[doc = concat!(stringify!($kind), $(" (", stringify!($($parameter)*), ")",)? ": operands `", $operands,
                    "`, reads `", $reads, "`, writes `", $writes, "`.")]
                $name,
            )*
            $(
                #[doc = concat!("`", stringify!($first), "`, then `", stringify!($second), "`.")]
                $fused,
            )*
        }

        /// The rows, by number; pairs have none.
        pub(super) const ROWS: &[OpInfo] = &[$(OpInfo {
            op: Op::$name,
            name: stringify!($name),
            words: $words,
            operands: $operands,
            kind: OperationKind::$kind,
            reads: $reads,
            writes: $writes,
            flow: Flow::$flow,
            throws: throws!($throws),
            resolution: resolution!($resolution $(($($of)*))?),
        }),*];

        /// The pairs, by number less that of the first one: fused operation, name, first and second part.
        pub(super) const PAIRS: &[(Op, &str, Op, Op)] = &[$((Op::$fused, stringify!($fused), Op::$first, Op::$second)),*];

        impl Op {
            /// Every operation, by number.
            pub const ALL: &[Op] = &[$(Op::$name,)* $(Op::$fused,)*];

            /// The operation that executes this one and then another, if there is one.
            pub fn fused_with(self, second: Op) -> Option<Op> {
                match (self, second) {
                    $((Op::$first, Op::$second) => Some(Op::$fused),)*
                    _ => None,
                }
            }

            /// What a bytecode that accesses fields becomes when it is resolved to a field whose descriptor begins with a
            /// letter; `None` for other letters.
            pub fn for_field(access: FieldAccess, letter: u8) -> Option<Op> {
                $(give_if_for_field!(Op::$name, (access, letter), $resolution $(($($of)*))?);)*
                None
            }
        }
    };
}

for_each_op!(define_op);

/// What stands in for the first instructions of blocks.
pub(crate) const HEADS: [Op; 7] = of_kind(OperationKind::Head);

/// The operations of a kind. That there are so many is checked when the program is compiled.
const fn of_kind<const COUNT: usize>(kind: OperationKind) -> [Op; COUNT] {
    let mut found = [ROWS[0].op; COUNT];
    let (mut at, mut count) = (0, 0);
    while at < ROWS.len() {
        if ROWS[at].kind as u8 == kind as u8 {
            found[count] = ROWS[at].op;
            count += 1;
        }
        at += 1;
    }
    assert!(count == COUNT);
    found
}

impl Op {
    /// The row of the operation, or for a pair of its first part.
    pub fn info(self) -> &'static OpInfo {
        &ROWS[self.parts().map_or(self, |(first, _)| first) as usize]
    }

    /// What the operation does, or for a pair its first part.
    pub fn kind(self) -> OperationKind {
        self.info().kind
    }

    /// The operation's name.
    pub fn name(self) -> &'static str {
        match self.pair() {
            Some(&(_, name, ..)) => name,
            None => ROWS[self as usize].name,
        }
    }

    /// Length in instruction words, fixed payload included. Switch tables follow beyond it. Pairs are as long as their first
    /// parts.
    pub fn words(self) -> usize {
        self.info().words
    }

    /// The two operations that a fused one executes.
    pub fn parts(self) -> Option<(Op, Op)> {
        self.pair().map(|&(_, _, first, second)| (first, second))
    }

    fn pair(self) -> Option<&'static (Op, &'static str, Op, Op)> {
        PAIRS.get((self as usize).checked_sub(ROWS.len())?)
    }

    /// Of a fused loop's end: the operation that stands for it while the head that it passes over is profiled.
    pub(crate) fn profiled(self) -> Op {
        Op::ALL[self as usize + Op::profiled_back_icmpeq as usize - Op::back_icmpeq as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_by_number_and_their_columns_fit_each_other() {
        for (number, &op) in Op::ALL.iter().enumerate() {
            assert_eq!(op as usize, number);
        }
        for (number, row) in ROWS.iter().enumerate() {
            assert_eq!(row.op as usize, number, "{row:?}");
            let (operands, payload) = match row.operands.strip_suffix('p') {
                Some(operands) => (operands, true),
                None => (row.operands, false),
            };
            assert!(operands.len() <= 4 && operands.bytes().all(|letter| b"drijswx-".contains(&letter)), "{row:?}");
            assert_eq!(row.words > 1, payload, "{row:?}");
            for types in [row.reads, row.writes] {
                assert!(types.bytes().all(|letter| b"IJFDA*".contains(&letter)), "{row:?}");
            }
            let registers = |letter| operands.bytes().filter(|&operand| operand == letter).count();
            let depends = row.reads.contains('*') || row.writes.contains('*') || row.kind == OperationKind::Noted;
            assert!(
                depends
                    || row.kind == OperationKind::Pass
                    || row.kind == OperationKind::Profiled
                    || registers(b'r') == row.reads.len(),
                "{row:?}"
            );
            assert!(row.writes.is_empty() || depends || registers(b'd') == 1, "{row:?}");
        }
    }

    #[test]
    fn pairs_are_of_operations_whose_second_part_lies_behind_the_first() {
        for &(fused, name, first, second) in PAIRS {
            assert_eq!((fused.parts(), fused.name()), (Some((first, second)), name));
            assert_eq!(first.fused_with(second), Some(fused));
            assert!(first.parts().is_none() && second.parts().is_none() && first.words() == 1, "{name}");
            assert!(!first.info().ends_block(), "{name}");
        }
    }

    #[test]
    fn each_access_of_a_field_resolves_to_one_operation() {
        for (access, kind) in [
            (FieldAccess::GetField, OperationKind::GetField),
            (FieldAccess::PutField, OperationKind::PutField),
            (FieldAccess::GetStatic, OperationKind::GetStatic),
            (FieldAccess::PutStatic, OperationKind::PutStatic),
        ] {
            for letter in *b"ZBCSIJFDL[" {
                assert_eq!(Op::for_field(access, letter).map(Op::kind), Some(kind));
                let fits = |row: &&OpInfo| matches!(row.resolution, Resolution::Field(of, letters) if of == access && letters.as_bytes().contains(&letter));
                assert_eq!(ROWS.iter().filter(fits).count(), 1);
            }
            assert_eq!(Op::for_field(access, b'V'), None);
        }
    }

    #[test]
    fn profiled_loop_ends_stand_in_the_order_of_the_others() {
        for row in ROWS.iter().filter(|row| row.operands.contains('s') && row.kind == OperationKind::Pass) {
            let profiled = row.op.profiled();
            assert_eq!(profiled.name(), format!("profiled_{}", row.name));
            assert_eq!(profiled.kind(), OperationKind::Profiled);
        }
    }
}
