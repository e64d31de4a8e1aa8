//! Bytecode in, instructions out: a decoder that checks bounds and allocates nothing.
//!
//! Every access is checked, so any bytes can be decoded. What the decoder refuses is what cannot be read: an unknown
//! opcode, an end in the middle of an instruction, a switch whose size makes no sense. Everything else, such as whether a
//! branch hits an instruction, is the verifier's. Branch targets are absolute and 64 bits wide, so that no offset
//! overflows; a switch's table is a view of the code.

use std::fmt;

use super::opcodes::{OPCODES, Opcode, OperandFormat};

/// An instruction, where it stands, and what it works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct BytecodeInstruction<'a> {
    /// Its offset in the code; for a widened one, that of the `wide` prefix.
    pub pc: u16,
    /// The offset after it.
    pub next_pc: u16,
    /// The opcode; for a widened instruction, the one after the prefix.
    pub opcode: Opcode,
    /// Whether it was written with the `wide` prefix.
    pub wide: bool,
    pub operands: Operands<'a>,
}

/// The operands of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Operands<'a> {
    None,
    /// The number that `bipush`, `sipush` or a short form such as `iconst_m1` and `dconst_1` stands for.
    Immediate(i16),
    /// A local variable, also of a short form such as `iload_0`.
    Local(u16),
    /// `iinc`: the local variable and what to add.
    Increment {
        local: u16,
        by: i16,
    },
    /// An index into the constant pool.
    Constant(u16),
    /// The absolute target of a branch; may lie outside the code.
    Branch(i64),
    TableSwitch(TableSwitch<'a>),
    LookupSwitch(LookupSwitch<'a>),
    InvokeInterface {
        /// The index of the method.
        index: u16,
        /// The number of argument slots as written, the receiver's among them.
        count: u8,
        /// The byte that must be zero.
        zero: u8,
    },
    InvokeDynamic {
        /// The index of the call site.
        index: u16,
        /// The bytes that must be zero.
        zero: u16,
    },
    /// `newarray`: the code of the element type, 4 (`boolean`) to 11 (`long`) if legal.
    NewArray(u8),
    MultiNewArray {
        /// The index of the array class.
        index: u16,
        /// How many dimensions are made.
        dimensions: u8,
    },
}

impl<'a> Operands<'a> {
    /// The absolute targets of a branch or a switch, a switch's default first and then in the order of its keys; none for
    /// other instructions. They may lie outside the code.
    #[inline]
    pub fn targets(self) -> impl Iterator<Item = i64> + Clone + use<'a> {
        let (first, table, pairs) = match self {
            Operands::Branch(target) => (Some(target), None, None),
            Operands::TableSwitch(switch) => (Some(switch.default), Some(switch.targets()), None),
            Operands::LookupSwitch(switch) => (Some(switch.default), None, Some(switch.pairs())),
            Operands::None
            | Operands::Immediate(_)
            | Operands::Local(_)
            | Operands::Increment { .. }
            | Operands::Constant(_)
            | Operands::InvokeInterface { .. }
            | Operands::InvokeDynamic { .. }
            | Operands::NewArray(_)
            | Operands::MultiNewArray { .. } => (None, None, None),
        };
        let of_keys = pairs.into_iter().flatten().map(|(_, target)| target);
        first.into_iter().chain(table.into_iter().flatten()).chain(of_keys)
    }

    /// The index into the constant pool, of instructions that have one.
    #[inline]
    pub fn constant_index(self) -> Option<u16> {
        match self {
            Operands::Constant(index)
            | Operands::InvokeInterface { index, .. }
            | Operands::InvokeDynamic { index, .. }
            | Operands::MultiNewArray { index, .. } => Some(index),
            Operands::None
            | Operands::Immediate(_)
            | Operands::Local(_)
            | Operands::Increment { .. }
            | Operands::Branch(_)
            | Operands::TableSwitch(_)
            | Operands::LookupSwitch(_)
            | Operands::NewArray(_) => None,
        }
    }

    /// Whether the padding bytes are zero, which only switches have.
    #[inline]
    pub fn padding_is_zero(self) -> bool {
        match self {
            Operands::TableSwitch(switch) => switch.padding_is_zero,
            Operands::LookupSwitch(switch) => switch.padding_is_zero,
            Operands::None
            | Operands::Immediate(_)
            | Operands::Local(_)
            | Operands::Increment { .. }
            | Operands::Constant(_)
            | Operands::Branch(_)
            | Operands::InvokeInterface { .. }
            | Operands::InvokeDynamic { .. }
            | Operands::NewArray(_)
            | Operands::MultiNewArray { .. } => true,
        }
    }
}

/// The operands of `tableswitch`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSwitch<'a> {
    pc: u16,
    /// The absolute target for all other keys.
    pub default: i64,
    /// The least key in the table.
    pub low: i32,
    /// The greatest key in the table.
    pub high: i32,
    /// Whether the padding bytes are zero.
    pub padding_is_zero: bool,
    offsets: &'a [[u8; 4]],
}

impl<'a> TableSwitch<'a> {
    /// The absolute targets of the keys `low..=high`, in order; never empty.
    pub fn targets(self) -> impl ExactSizeIterator<Item = i64> + Clone + use<'a> {
        self.offsets.iter().map(move |offset| absolute(self.pc, i32::from_be_bytes(*offset)))
    }
}

/// The operands of `lookupswitch`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookupSwitch<'a> {
    pc: u16,
    /// The absolute target for all other keys.
    pub default: i64,
    /// Whether the padding bytes are zero.
    pub padding_is_zero: bool,
    pairs: &'a [[u8; 8]],
}

impl<'a> LookupSwitch<'a> {
    /// The keys with their absolute targets, in the order of the code (which the verifier wants ascending).
    pub fn pairs(self) -> impl ExactSizeIterator<Item = (i32, i64)> + Clone + use<'a> {
        self.pairs.iter().map(move |[a, b, c, d, offset @ ..]| {
            (i32::from_be_bytes([*a, *b, *c, *d]), absolute(self.pc, i32::from_be_bytes(*offset)))
        })
    }

    /// Whether the keys ascend, as they must (JVMS 4.9.1).
    pub fn keys_ascend(self) -> bool {
        let keys = self.pairs().map(|(key, _)| key);
        keys.clone().zip(keys.skip(1)).all(|(key, next)| key < next)
    }
}

fn absolute(pc: u16, offset: i32) -> i64 {
    i64::from(pc) + i64::from(offset)
}

/// Why the bytes at an offset are no instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct DecodeError {
    /// Where the instruction starts.
    pub pc: u16,
    pub reason: DecodeErrorKind,
}

/// What is wrong with an instruction that cannot be decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeErrorKind {
    /// No instruction has this opcode.
    UnknownOpcode(u8),
    /// The code ends within the instruction.
    Truncated,
    /// The instruction cannot be widened.
    NotWidenable(Opcode),
    /// `tableswitch` with its greatest key below its least.
    LowAboveHigh,
    /// `lookupswitch` with a negative number of pairs.
    NegativeCount,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: ", self.pc)?;
        match self.reason {
            DecodeErrorKind::UnknownOpcode(byte) => write!(f, "unknown opcode {byte:#04x}"),
            DecodeErrorKind::Truncated => write!(f, "the code ends within the instruction"),
            DecodeErrorKind::NotWidenable(opcode) => {
                write!(f, "{} cannot be widened", opcode.mnemonic())
            }
            DecodeErrorKind::LowAboveHigh => write!(f, "tableswitch with low above high"),
            DecodeErrorKind::NegativeCount => write!(f, "lookupswitch with a negative count"),
        }
    }
}

impl std::error::Error for DecodeError {}

/// The instructions of a method's code, one after another; ends after the first error.
#[derive(Clone, Debug)]
pub struct Instructions<'a> {
    code: &'a [u8],
    pc: usize,
}

impl<'a> Instructions<'a> {
    /// The instructions of `code`, from offset 0.
    pub fn new(code: &'a [u8]) -> Self {
        Instructions { code, pc: 0 }
    }
}

impl<'a> Iterator for Instructions<'a> {
    type Item = Result<BytecodeInstruction<'a>, DecodeError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.pc >= self.code.len() {
            return None;
        }
        let decoded = decode(self.code, self.pc);
        self.pc = decoded.map_or(usize::MAX, |instruction| usize::from(instruction.next_pc));
        Some(decoded)
    }
}

/// The bytes of the instructions with each opcode, where it is the same for all; 0 for switches, `wide` and unknown bytes.
const FIXED_LENGTHS: [u8; 256] = {
    let mut lengths = [0; 256];
    let mut byte = 0;
    while byte < OPCODES.len() {
        lengths[byte] = match OPCODES[byte].operands {
            OperandFormat::None | OperandFormat::Implied(_) | OperandFormat::ImpliedLocal(_) => 1,
            OperandFormat::Byte | OperandFormat::Local | OperandFormat::NarrowConstant | OperandFormat::NewArray => 2,
            OperandFormat::Short | OperandFormat::Increment | OperandFormat::Constant | OperandFormat::Branch => 3,
            OperandFormat::MultiNewArray => 4,
            OperandFormat::WideBranch | OperandFormat::InvokeInterface | OperandFormat::InvokeDynamic => 5,
            OperandFormat::TableSwitch | OperandFormat::LookupSwitch | OperandFormat::Wide => 0,
        };
        byte += 1;
    }
    lengths
};

/// The offset after the instruction at `pc` of `code`, found without its operands.
#[inline]
pub(crate) fn next_pc(code: &[u8], pc: usize) -> Result<usize, DecodeError> {
    let length = code.get(pc).map_or(0, |byte| FIXED_LENGTHS[usize::from(*byte)]);
    let next = pc + usize::from(length);
    if length != 0 && next <= code.len() {
        return Ok(next);
    }
    decode(code, pc).map(|instruction| usize::from(instruction.next_pc))
}

/// Decodes the instruction at `pc` of `code`.
pub fn decode(code: &[u8], pc: usize) -> Result<BytecodeInstruction<'_>, DecodeError> {
    decode_inline(code, pc)
}

/// [`decode`] for a loop that lives on it: the instruction is not handed over through memory.
#[inline(always)]
pub(crate) fn decode_inline(code: &[u8], pc: usize) -> Result<BytecodeInstruction<'_>, DecodeError> {
    let Ok(start) = u16::try_from(pc) else {
        return Err(DecodeError { pc: u16::MAX, reason: DecodeErrorKind::Truncated });
    };
    let mut cursor = Cursor { code, pc };
    let decoded = cursor.instruction(start).and_then(|(opcode, wide, operands)| {
        let next_pc = u16::try_from(cursor.pc).map_err(|_| DecodeErrorKind::Truncated)?;
        Ok(BytecodeInstruction { pc: start, next_pc, opcode, wide, operands })
    });
    decoded.map_err(|reason| DecodeError { pc: start, reason })
}

type Decoded<T> = Result<T, DecodeErrorKind>;

/// A place in the code that only moves forward and never past the end.
struct Cursor<'a> {
    code: &'a [u8],
    pc: usize,
}

impl<'a> Cursor<'a> {
    #[inline]
    fn take<const N: usize>(&mut self) -> Decoded<[u8; N]> {
        let bytes = self.code.get(self.pc..).and_then(|rest| rest.first_chunk());
        self.pc += N;
        bytes.copied().ok_or(DecodeErrorKind::Truncated)
    }

    #[inline]
    fn u1(&mut self) -> Decoded<u8> {
        self.take().map(|[byte]| byte)
    }

    #[inline]
    fn u2(&mut self) -> Decoded<u16> {
        self.take().map(u16::from_be_bytes)
    }

    #[inline]
    fn i4(&mut self) -> Decoded<i32> {
        self.take().map(i32::from_be_bytes)
    }

    #[inline]
    fn opcode(&mut self) -> Decoded<Opcode> {
        let byte = self.u1()?;
        Opcode::from_byte(byte).ok_or(DecodeErrorKind::UnknownOpcode(byte))
    }

    #[inline(always)]
    fn instruction(&mut self, start: u16) -> Decoded<(Opcode, bool, Operands<'a>)> {
        let opcode = self.opcode()?;
        let operands = match opcode.info().operands {
            OperandFormat::None => Operands::None,
            OperandFormat::Implied(value) => Operands::Immediate(i16::from(value)),
            OperandFormat::ImpliedLocal(local) => Operands::Local(u16::from(local)),
            OperandFormat::Byte => Operands::Immediate(i16::from(self.take().map(i8::from_be_bytes)?)),
            OperandFormat::Short => Operands::Immediate(self.take().map(i16::from_be_bytes)?),
            OperandFormat::Local => Operands::Local(u16::from(self.u1()?)),
            OperandFormat::Increment => {
                Operands::Increment { local: u16::from(self.u1()?), by: i16::from(self.take().map(i8::from_be_bytes)?) }
            }
            OperandFormat::NarrowConstant => Operands::Constant(u16::from(self.u1()?)),
            OperandFormat::Constant => Operands::Constant(self.u2()?),
            OperandFormat::Branch => Operands::Branch(absolute(start, i32::from(self.take().map(i16::from_be_bytes)?))),
            OperandFormat::WideBranch => Operands::Branch(absolute(start, self.i4()?)),
            OperandFormat::TableSwitch => Operands::TableSwitch(self.table_switch(start)?),
            OperandFormat::LookupSwitch => Operands::LookupSwitch(self.lookup_switch(start)?),
            OperandFormat::InvokeInterface => {
                Operands::InvokeInterface { index: self.u2()?, count: self.u1()?, zero: self.u1()? }
            }
            OperandFormat::InvokeDynamic => Operands::InvokeDynamic { index: self.u2()?, zero: self.u2()? },
            OperandFormat::NewArray => Operands::NewArray(self.u1()?),
            OperandFormat::MultiNewArray => Operands::MultiNewArray { index: self.u2()?, dimensions: self.u1()? },
            OperandFormat::Wide => {
                let (opcode, operands) = self.widened()?;
                return Ok((opcode, true, operands));
            }
        };
        Ok((opcode, false, operands))
    }

    fn widened(&mut self) -> Decoded<(Opcode, Operands<'a>)> {
        let opcode = self.opcode()?;
        let operands = match opcode.info().operands {
            OperandFormat::Local => Operands::Local(self.u2()?),
            OperandFormat::Increment => {
                Operands::Increment { local: self.u2()?, by: self.take().map(i16::from_be_bytes)? }
            }
            _ => return Err(DecodeErrorKind::NotWidenable(opcode)),
        };
        Ok((opcode, operands))
    }

    /// Skips to the next offset that is a multiple of four and says whether only zeroes were skipped.
    fn padding(&mut self) -> Decoded<bool> {
        let aligned = self.pc.next_multiple_of(4);
        let padding = self.code.get(self.pc..aligned).ok_or(DecodeErrorKind::Truncated)?;
        self.pc = aligned;
        Ok(padding.iter().all(|byte| *byte == 0))
    }

    /// The next `count` chunks of `N` bytes.
    fn chunks<const N: usize>(&mut self, count: i64) -> Decoded<&'a [[u8; N]]> {
        let rest = self.code.get(self.pc..).unwrap_or_default().as_chunks().0;
        let count = usize::try_from(count).map_err(|_| DecodeErrorKind::NegativeCount)?;
        let chunks = rest.get(..count).ok_or(DecodeErrorKind::Truncated)?;
        self.pc += count * N;
        Ok(chunks)
    }

    #[inline(never)]
    fn table_switch(&mut self, pc: u16) -> Decoded<TableSwitch<'a>> {
        let padding_is_zero = self.padding()?;
        let default = absolute(pc, self.i4()?);
        let (low, high) = (self.i4()?, self.i4()?);
        if low > high {
            return Err(DecodeErrorKind::LowAboveHigh);
        }
        let offsets = self.chunks(i64::from(high) - i64::from(low) + 1)?;
        Ok(TableSwitch { pc, default, low, high, padding_is_zero, offsets })
    }

    #[inline(never)]
    fn lookup_switch(&mut self, pc: u16) -> Decoded<LookupSwitch<'a>> {
        let padding_is_zero = self.padding()?;
        let default = absolute(pc, self.i4()?);
        let count = self.i4()?;
        let pairs = self.chunks(i64::from(count))?;
        Ok(LookupSwitch { pc, default, padding_is_zero, pairs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode_all(code: &[u8]) -> Vec<BytecodeInstruction<'_>> {
        Instructions::new(code).map(|i| i.expect("decodes")).collect()
    }

    fn reason(code: &[u8]) -> DecodeErrorKind {
        Instructions::new(code).last().expect("an instruction").expect_err("an error").reason
    }

    #[test]
    fn lengths_are_those_of_the_decoder() {
        for byte in 0..=255 {
            let mut code = [0; 24];
            code[0] = byte;
            let decoded = decode(&code, 0).map(|instruction| usize::from(instruction.next_pc));
            assert_eq!(next_pc(&code, 0), decoded, "{byte:#x}");
            assert_eq!(next_pc(&code[..1], 0).is_ok(), decoded == Ok(1), "{byte:#x}");
        }
        let switch = [0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        assert_eq!(next_pc(&switch, 0), Ok(12));
    }

    #[test]
    fn simple_operands() {
        let code = [0x02, 0x10, 0xFF, 0x11, 0x80, 0x00, 0x1C, 0x15, 7, 0x84, 1, 0xFE, 0x12, 9, 0xB1];
        let decoded = decode_all(&code);
        let operands: Vec<_> = decoded.iter().map(|i| i.operands).collect();
        assert_eq!(
            operands,
            [
                Operands::Immediate(-1),
                Operands::Immediate(-1),
                Operands::Immediate(-32768),
                Operands::Local(2),
                Operands::Local(7),
                Operands::Increment { local: 1, by: -2 },
                Operands::Constant(9),
                Operands::None
            ]
        );
        assert_eq!(decoded.iter().map(|i| i.pc).collect::<Vec<_>>(), [0, 1, 3, 6, 7, 9, 12, 14]);
    }

    #[test]
    fn wide_forms() {
        let code = [0xC4, 0x15, 1, 0, 0xC4, 0x84, 1, 0, 0x80, 0];
        let [load, increment] = decode_all(&code)[..] else { panic!("two instructions") };
        assert_eq!((load.opcode, load.wide, load.operands), (Opcode::Iload, true, Operands::Local(256)));
        assert_eq!(increment.operands, Operands::Increment { local: 256, by: -32768 });
        assert_eq!(reason(&[0xC4, 0x60]), DecodeErrorKind::NotWidenable(Opcode::Iadd));
    }

    #[test]
    fn branches_are_absolute_and_never_overflow() {
        let code = [0x00, 0xA7, 0xFF, 0xFF, 0xC8, 0x80, 0, 0, 0];
        let operands: Vec<_> = decode_all(&code).iter().map(|i| i.operands).collect();
        assert_eq!(operands[1..], [Operands::Branch(0), Operands::Branch(4 - (1 << 31))]);
        assert_eq!(operands.iter().map(|operands| operands.targets().count()).collect::<Vec<_>>(), [0, 1, 1]);
        assert!(operands[1].targets().eq([0]));
    }

    #[test]
    fn switches_are_views() {
        let mut code = vec![0xAA, 0, 0, 0];
        for word in [20i32, -1, 0, 30, 40] {
            code.extend(word.to_be_bytes());
        }
        let Operands::TableSwitch(table) = decode_all(&code)[0].operands else { panic!("a tableswitch") };
        assert_eq!((table.default, table.low, table.high, table.padding_is_zero), (20, -1, 0, true));
        assert_eq!(table.targets().collect::<Vec<_>>(), [30, 40]);
        assert!(
            Operands::TableSwitch(table).targets().eq([20, 30, 40]) && Operands::TableSwitch(table).padding_is_zero()
        );

        let mut code = vec![0x00, 0xAB, 0, 1];
        for word in [20i32, 2, -5, 30, 7, 40] {
            code.extend(word.to_be_bytes());
        }
        let Operands::LookupSwitch(lookup) = decode_all(&code)[1].operands else { panic!("a lookupswitch") };
        assert_eq!((lookup.default, lookup.padding_is_zero), (21, false));
        assert_eq!(lookup.pairs().collect::<Vec<_>>(), [(-5, 31), (7, 41)]);
        assert!(Operands::LookupSwitch(lookup).targets().eq([21, 31, 41]) && lookup.keys_ascend());
        assert!(!Operands::LookupSwitch(lookup).padding_is_zero());
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        assert_eq!(reason(&[0xCA]), DecodeErrorKind::UnknownOpcode(0xCA));
        assert_eq!(reason(&[0x11, 0]), DecodeErrorKind::Truncated);
        assert_eq!(reason(&[0xAA]), DecodeErrorKind::Truncated);
        let table =
            |low: i32, high: i32| [&[0xAA, 0, 0, 0, 0, 0, 0, 0][..], &low.to_be_bytes(), &high.to_be_bytes()].concat();
        assert_eq!(reason(&table(i32::MIN, i32::MAX)), DecodeErrorKind::Truncated);
        assert_eq!(reason(&table(1, 0)), DecodeErrorKind::LowAboveHigh);
        let lookup = [&[0xAB, 0, 0, 0, 0, 0, 0, 0][..], &(-1i32).to_be_bytes()].concat();
        assert_eq!(reason(&lookup), DecodeErrorKind::NegativeCount);
    }

    #[test]
    fn invocations() {
        let code = [0xB9, 0, 5, 2, 0, 0xBA, 0, 6, 0, 0, 0xC5, 0, 7, 3, 0xBC, 10];
        let operands: Vec<_> = decode_all(&code).iter().map(|i| i.operands).collect();
        assert_eq!(
            operands,
            [
                Operands::InvokeInterface { index: 5, count: 2, zero: 0 },
                Operands::InvokeDynamic { index: 6, zero: 0 },
                Operands::MultiNewArray { index: 7, dimensions: 3 },
                Operands::NewArray(10)
            ]
        );
    }
}
