//! Listings of a region for readers: its IR, the code generator's form, or the machine code, line by line, each with the
//! bytecode that it was made for. In goes what the compiler has made, out comes text with methods, source lines and bytecodes
//! beside it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use holloway_vm::classfile::print;
use holloway_vm::link::Classes;
use holloway_vm::{BlockId, BlockPlace, MethodId};
use iced_x86::{Decoder, DecoderOptions, FastFormatter, Instruction};

use crate::ir::BytecodePlace;

/// The longest text of a bytecode, in bytes.
const BYTECODE: usize = 80;

/// A form of a region as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// What it shows.
    pub title: String,
    /// The region's blocks, by the number that lines have.
    pub blocks: Arc<[BlockId]>,
    /// Its lines, each with the bytecode that it was made for.
    pub lines: Vec<(BytecodePlace, String)>,
}

/// The two forms of a region that reports show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegionListings {
    /// Where the region is entered.
    pub root: BlockId,
    /// The trace IR after the last pass.
    pub ir: Listing,
    /// The machine code, disassembled.
    pub machine_code: Listing,
}

/// What names and texts of bytecodes are found in.
pub(crate) trait Texts {
    fn classes(&self) -> &Classes;
    /// Where a block lies.
    fn place(&self, block: BlockId) -> Option<BlockPlace>;
}

impl Texts for holloway_vm::Control<'_> {
    fn classes(&self) -> &Classes {
        holloway_vm::Control::classes(self)
    }

    fn place(&self, block: BlockId) -> Option<BlockPlace> {
        self.block_place(block)
    }
}

impl Listing {
    /// The text. A comment says for which bytecode the lines below it were made: class, method and line, bytecode index,
    /// bytecode.
    pub(crate) fn text(&self, texts: &impl Texts) -> String {
        let mut bytecodes: BTreeMap<MethodId, BTreeMap<u16, String>> = BTreeMap::new();
        let mut text = format!("; {}\n", self.title);
        let mut last = BytecodePlace::NONE;
        for (source, line) in &self.lines {
            if let (true, Some((block, at))) = (*source != last, source.place())
                && let Some(place) = self.blocks.get(block).and_then(|&block| texts.place(block))
            {
                last = *source;
                let of_method =
                    bytecodes.entry(place.method).or_insert_with(|| of_method(texts.classes(), place.method));
                let bytecode = of_method.get(&at).map_or("", String::as_str);
                // Writing to a string does not fail.
                let _ = writeln!(text, "  ; {} @{at} {bytecode}", name(texts.classes(), place.method, at));
            }
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

/// Class, method and line of a bytecode.
fn name(classes: &Classes, method: MethodId, at: u16) -> String {
    let method = classes.method(method);
    let class = classes.class(method.class);
    let code = class.file.as_ref().and_then(|file| file.method(usize::from(method.index))?.code());
    let line = code.and_then(|code| code.line_of(at)).map(|line| format!(":{line}")).unwrap_or_default();
    format!("{}.{}{line}", class.name.replace('/', "."), method.name)
}

/// The bytecodes of a method.
fn of_method(classes: &Classes, method: MethodId) -> BTreeMap<u16, String> {
    let method = classes.method(method);
    let Some(file) = classes.class(method.class).file.as_deref() else { return BTreeMap::new() };
    let code = file.method(usize::from(method.index)).and_then(|method| method.code());
    code.map_or_else(BTreeMap::new, |code| print::instructions(file, code, BYTECODE).into_iter().collect())
}

/// The lines of machine code: offset and instruction. `sources` tells from which offset on code was made for which bytecode.
pub(crate) fn disassemble(code: &[u8], sources: &[(u32, BytecodePlace)]) -> Vec<(BytecodePlace, String)> {
    let mut lines = Vec::new();
    let mut decoder = Decoder::with_ip(64, code, 0, DecoderOptions::NONE);
    let mut formatter = FastFormatter::new();
    formatter.options_mut().set_use_hex_prefix(true);
    let mut instruction = Instruction::default();
    let mut at = 0;
    while decoder.can_decode() {
        decoder.decode_out(&mut instruction);
        let offset = instruction.ip() as u32;
        while sources.get(at + 1).is_some_and(|&(from, _)| from <= offset) {
            at += 1;
        }
        let source =
            sources.get(at).filter(|&&(from, _)| from <= offset).map_or(BytecodePlace::NONE, |&(_, source)| source);
        let mut text = format!("{offset:5x}  ");
        formatter.format(&instruction, &mut text);
        lines.push((source, text));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_code_is_told_instruction_by_instruction() {
        let code = [0x48, 0x01, 0xd8, 0x90, 0xc3];
        let (first, second) = (BytecodePlace::new(0, 4), BytecodePlace::new(1, 7));
        let lines = disassemble(&code, &[(0, first), (3, second)]);
        let texts: Vec<_> = lines.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["    0  add rax,rbx", "    3  nop", "    4  ret"]);
        assert_eq!(lines.iter().map(|(source, _)| *source).collect::<Vec<_>>(), [first, second, second]);
        assert_eq!(disassemble(&code, &[])[0].0, BytecodePlace::NONE);
        assert_eq!((first.place(), BytecodePlace::NONE.place()), (Some((0, 4)), None));
    }
}
