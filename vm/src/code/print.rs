//! Threaded code as text, for `--dump=code`: one instruction a line, with block headers and bytecode indices. How operands
//! look is the table's: registers `r3`, targets and what follows them `->40`, indices `[12]`, immediates as they are.

use std::fmt::Write as _;

use super::Code;
use super::instruction::{HEADER_WORDS, ThreadedInstruction};
use super::op::Op;

/// The text of a method's code.
pub fn print(code: &Code, name: &str) -> String {
    let mut text = format!("method {} {name}: weight {}, {} blocks\n", code.method, code.weight, code.blocks.len());
    let mut at = 0;
    while at < code.instructions.len() {
        if let Some(block) = code.blocks.iter().find(|block| block.start as usize == at + HEADER_WORDS)
            && HEADER_WORDS > 0
        {
            let _ = writeln!(text, "{}: @{}", block.id, block.bytecode_index);
            at += HEADER_WORDS;
            continue;
        }
        let i = &code.instructions[at];
        let _ = match code.op(at) {
            Some(op) => {
                let (index, operands) = (code.bytecode_indices[at], operands(op, at, i));
                writeln!(text, "{}", format!("  {at:5} @{index:<5} {:<18}{operands}", op.name()).trim_end())
            }
            None => writeln!(text, "  {at:5}  data {:#x} {:#x}", i.first(), i.second()),
        };
        at += 1;
    }
    text
}

/// The operands of the instruction at a word.
fn operands(op: Op, at: usize, i: &ThreadedInstruction) -> String {
    let letters = op.info().operands.trim_end_matches('p');
    let signed = |half: u16| i32::from(half as i16);
    let third = if letters.len() > 3 { signed(i.c_low()) } else { i.c.get() };
    let values = [signed(i.a.get()), signed(i.b.get()), third, signed(i.c_high())];
    let mut text = String::new();
    for (letter, value) in letters.bytes().zip(values) {
        let _ = match letter {
            b'd' | b'r' => write!(text, " r{}", value as i16),
            b'j' | b's' => write!(text, " ->{}", at as i64 + i64::from(value)),
            b'x' => write!(text, " [{}]", value as u32),
            b'w' => write!(text, " {}", value as u16),
            b'i' => write!(text, " {value}"),
            _ => Ok(()),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_are_printed_as_the_table_says() {
        let text = |op, a: i16, b: i16, c| operands(op, 40, &ThreadedInstruction::new(0, a as u16, b as u16, c));
        assert_eq!(text(Op::iadd, 5, -2, 6), " r5 r-2 r6");
        assert_eq!(text(Op::iadd_i, 5, -2, -70_000), " r5 r-2 -70000");
        assert_eq!(text(Op::if_ilt_i, -1, -3, 8), " r-1 -3 ->48");
        assert_eq!(text(Op::goto_back, 17, 0, -30), " 17 ->10");
        assert_eq!(text(Op::mov2, 3, -1, 4 | (-2 << 16)), " r3 r-1 r4 r-2");
        assert_eq!(text(Op::checkcast, 3, 0, 120), " r3 [120]");
        assert_eq!(text(Op::mov_goto, 3, -1, 0), " r3 r-1", "a pair has the operands of its first part");
        assert_eq!(text(Op::return_void, 0, 0, 0), "");
    }
}
