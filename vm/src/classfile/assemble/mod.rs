//! The class assembler: text in, the bytes of class files out. The grammar is in `docs/class-assembly.md`.
//!
//! It reads what `print` writes, and exists to write class files that no compiler writes: for tests of the verifier, of
//! the parser, and of opcodes that javac does not use. So it checks nothing about its input's meaning; any constant may be
//! named anywhere, any attribute given as bytes. Instructions come from the opcode table and are written in its operand
//! formats.

mod class;
mod code;
mod constants;
mod lexer;

use std::fmt;

/// Text that is no class assembly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssembleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for AssembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for AssembleError {}

/// What the text of one class has become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssembledClass {
    /// Its name as the text gives it, with slashes.
    pub name: String,
    /// The class file.
    pub bytes: Vec<u8>,
}

/// Assembles all classes of `text`, in order.
pub fn assemble(text: &str) -> Result<Vec<AssembledClass>, AssembleError> {
    class::assemble_classes(text)
}
