//! Machine code as text: in go its bytes, out come lines of instructions and of the data between and behind them, each with the
//! bytecode that it was made for.
//!
//! Code is read from its beginning, so that what refers to data comes before them: literals, to which instructions refer relative
//! to their own place, stand behind all code, and the table of a switch, which holds distances, behind the jump that reads it.

use std::collections::BTreeSet;

use iced_x86::{Decoder, DecoderOptions, FastFormatter, Instruction, Mnemonic, OpKind};

use crate::ir::BytecodePlace;

/// Bytes of a literal in a line, and at most between code and literals.
const LITERAL: usize = 8;
const ALIGNMENT: usize = 64;

/// Bytes of an entry of a switch's table.
const ENTRY: usize = 4;

/// The lines of machine code: offset, and instruction or data. `sources` tells from which offset on code was made for which bytecode
/// or exit; `exit` names an exit, in a line of its own.
pub(crate) fn disassemble(
    code: &[u8],
    sources: &[(u32, BytecodePlace)],
    exit: impl Fn(usize) -> String,
) -> Vec<(BytecodePlace, String)> {
    let mut lines = Vec::new();
    let mut decoder = Decoder::with_ip(64, code, 0, DecoderOptions::NONE);
    let mut formatter = FastFormatter::new();
    formatter.options_mut().set_use_hex_prefix(true);
    let mut instruction = Instruction::default();
    let mut seen = Seen { code, literals: code.len(), tables: BTreeSet::new(), targets: BTreeSet::new() };
    let (mut at, mut last_exit) = (0, None);
    while decoder.can_decode() {
        let offset = decoder.position();
        if seen.are_literals(offset) {
            lines.extend(seen.literals().map(|line| (BytecodePlace::NONE, line)));
            break;
        }
        if seen.tables.contains(&offset) {
            let (table, end) = seen.table(offset);
            if end > offset {
                lines.extend(table.into_iter().map(|line| (BytecodePlace::NONE, line)));
                // Within the code, as `end` is.
                let _ = decoder.set_position(end);
                decoder.set_ip(end as u64);
                continue;
            }
        }
        decoder.decode_out(&mut instruction);
        seen.note(&instruction);
        while sources.get(at + 1).is_some_and(|&(from, _)| from as usize <= offset) {
            at += 1;
        }
        let source = sources.get(at).filter(|&&(from, _)| from as usize <= offset);
        let source = source.map_or(BytecodePlace::NONE, |&(_, source)| source);
        if source.exit() != last_exit {
            last_exit = source.exit();
            lines.extend(last_exit.map(|number| (BytecodePlace::NONE, format!("  ; exit {}", exit(number)))));
        }
        let mut text = format!("{offset:5x}  ");
        formatter.format(&instruction, &mut text);
        lines.push((if source.exit().is_some() { BytecodePlace::NONE } else { source }, text));
    }
    lines
}

/// What the instructions so far have referred to.
struct Seen<'a> {
    code: &'a [u8],
    /// Where the first literal stands; behind the code where there is none.
    literals: usize,
    /// Places whose addresses were taken.
    tables: BTreeSet<usize>,
    /// Where jumps lead.
    targets: BTreeSet<usize>,
}

impl Seen<'_> {
    fn note(&mut self, instruction: &Instruction) {
        let within = |address: u64| usize::try_from(address).ok().filter(|&address| address < self.code.len());
        if instruction.is_ip_rel_memory_operand() {
            match within(instruction.ip_rel_memory_address()) {
                Some(table) if instruction.mnemonic() == Mnemonic::Lea => {
                    self.tables.insert(table);
                }
                Some(literal) => self.literals = self.literals.min(literal),
                None => {}
            }
        }
        if instruction.op0_kind() == OpKind::NearBranch64 {
            self.targets.extend(within(instruction.near_branch_target()));
        }
    }

    /// Whether nothing follows but literals and zeros before them.
    fn are_literals(&self, offset: usize) -> bool {
        let between = self.code.get(offset..self.literals).filter(|_| self.literals < self.code.len());
        let is_padding = |bytes: &[u8]| bytes.len() < ALIGNMENT && bytes.iter().all(|&byte| byte == 0);
        offset > self.literals || between.is_some_and(is_padding)
    }

    fn literals(&self) -> impl Iterator<Item = String> {
        let words = self.code[self.literals..].chunks(LITERAL).enumerate();
        words.map(|(index, word)| {
            let digits: String = word.iter().rev().map(|byte| format!("{byte:02x}")).collect();
            format!("{:5x}  data 0x{digits}", self.literals + index * LITERAL)
        })
    }

    /// The lines of a table, and where it ends: at the code next to it, to which it may refer itself.
    fn table(&self, start: usize) -> (Vec<String>, usize) {
        let mut end = self.targets.range(start..).next().copied().unwrap_or(self.literals).min(self.literals);
        let (mut lines, mut at) = (Vec::new(), start);
        while at + ENTRY <= end {
            let distance = i32::from_le_bytes([self.code[at], self.code[at + 1], self.code[at + 2], self.code[at + 3]]);
            let target = start.checked_add_signed(distance as isize).filter(|&target| target < self.code.len());
            let Some(target) = target else { break };
            if target > at {
                end = end.min(target);
            }
            lines.push(format!("{at:5x}  data to 0x{target:X}"));
            at += ENTRY;
        }
        (lines, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(code: &[u8], sources: &[(u32, BytecodePlace)]) -> Vec<String> {
        let lines = disassemble(code, sources, |number| format!("{number}: why"));
        lines.into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn machine_code_is_told_instruction_by_instruction() {
        let code = [0x48, 0x01, 0xd8, 0x90, 0xc3];
        let (first, second) = (BytecodePlace::new(0, 4), BytecodePlace::new(1, 7));
        let lines = disassemble(&code, &[(0, first), (3, second)], |_| String::new());
        let texts: Vec<_> = lines.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["    0  add rax,rbx", "    3  nop", "    4  ret"]);
        assert_eq!(lines.iter().map(|(source, _)| *source).collect::<Vec<_>>(), [first, second, second]);
        assert_eq!(disassemble(&code, &[], |_| String::new())[0].0, BytecodePlace::NONE);
        assert_eq!((first.place(), BytecodePlace::NONE.place()), (Some((0, 4)), None));
    }

    #[test]
    fn exits_are_named() {
        let exit = BytecodePlace::of_exit(3);
        assert_eq!((exit.exit(), exit.place(), BytecodePlace::NONE.exit()), (Some(3), None, None));
        assert_eq!(BytecodePlace::of_bits(exit.bits()), exit);
        // What the code generator has where nothing was said.
        assert_eq!(BytecodePlace::of_bits(u32::MAX).exit(), None);
        let code = [0x90, 0x90, 0x90, 0xc3];
        let expected = ["    0  nop", "  ; exit 3: why", "    1  nop", "    2  nop", "    3  ret"];
        assert_eq!(texts(&code, &[(1, exit), (3, BytecodePlace::NONE)]), expected);
    }

    /// `movsd xmm0, [rip+8]; ret`, zeros up to a multiple of 16, and what would be bad instructions.
    #[test]
    fn literals_are_data() {
        let mut code = vec![0xf2, 0x0f, 0x10, 0x05, 8, 0, 0, 0, 0xc3];
        code.resize(16, 0);
        code.extend([0xff, 0xff, 0xff, 0xff, 0x0e, 0, 0, 0xbf]);
        let expected = ["    0  movsd xmm0,[0x10]", "    8  ret", "   10  data 0xbf00000effffffff"];
        assert_eq!(texts(&code, &[]), expected);
    }

    /// `lea rax, [rip+2]; jmp rax`, two distances, `ret; nop`.
    #[test]
    fn tables_of_switches_are_data() {
        let mut code = vec![0x48, 0x8d, 0x05, 2, 0, 0, 0, 0xff, 0xe0];
        code.extend([8, 0, 0, 0, 9, 0, 0, 0, 0xc3, 0x90]);
        let expected = ["    9  data to 0x11", "    d  data to 0x12", "   11  ret", "   12  nop"];
        assert_eq!(texts(&code, &[])[2..], expected);
    }
}
