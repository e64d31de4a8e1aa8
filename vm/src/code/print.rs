//! Threaded code as text, for `--dump=code`: one instruction a line, with block headers and bytecode indices.

use std::fmt::Write as _;

use super::Code;

/// The text of a method's code.
pub fn print(code: &Code, name: &str) -> String {
    let mut text = format!("method {} {name}: weight {}, {} blocks\n", code.method, code.weight, code.blocks.len());
    let mut at = 0;
    while at < code.instructions.len() {
        if let Some(block) = code.blocks.iter().find(|block| block.start as usize == at + 2) {
            let _ = writeln!(text, "{}: @{}", block.id, block.bytecode_index);
            at += 2;
            continue;
        }
        let i = &code.instructions[at];
        let op = code.op(at);
        let Some(op) = op else {
            let _ = writeln!(text, "  {at:5}  data {:#x} {:#x}", i.first(), i.second());
            at += 1;
            continue;
        };
        let (a, b, c) = (i.a.get() as i16, i.b.get() as i16, i.c.get());
        let _ = writeln!(text, "  {at:5} @{:<5} {:<18} {a} {b} {c}", code.bytecode_indices[at], op.name());
        at += 1;
    }
    text
}
