//! A function of the trace IR in, machine code out.
//!
//! [`Backend`] is the seam: what makes code need not know the VM. It gets a closed [`LoweringRequest`] (the function, and the
//! [`Facts`] about the VM that the function names) and gives [`CompiledCode`]: bytes that run wherever they lie, and the
//! exits. So compiling may go on in another thread (K26); [`crate::entry::install`] brings the result into the VM.

pub mod cranelift;
mod exits;
mod facts;
mod failures;
mod function;
mod instructions;
mod layout;
mod links;
mod memory;
mod natives;
mod numbers;
mod objects;
mod sunk;
mod targets;

use std::time::Duration;

use holloway_vm::{BlockId, ExitTable, ResumeError};

use crate::ir::{BytecodePlace, Function};

pub use cranelift::Cranelift;
pub(crate) use exits::{ValueRecovery, exit_table, recovery, stored};
pub use facts::{ClassFacts, Facts};
pub use failures::Failures;
pub(crate) use links::takes_link;

/// How much the code generator does beyond selecting instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Effort {
    /// Nothing: for first compiles.
    #[default]
    None,
    /// Local optimisation: for regions that have grown or are hot.
    Speed,
}

/// What is to be compiled.
#[derive(Clone, Copy)]
pub struct LoweringRequest<'a> {
    /// The function, as the passes have left it.
    pub function: &'a Function,
    /// What the code generator has to know of the VM.
    pub facts: &'a Facts,
    /// How much to do.
    pub effort: Effort,
    /// Whether to keep the texts of [`CompiledCode::listing`].
    pub listing: bool,
    /// The region's blocks, where [`CompiledCode::places`] are wanted.
    pub places: Option<&'a [BlockId]>,
}

/// Machine code that is in no VM yet.
#[derive(Debug)]
pub struct CompiledCode {
    /// The block at whose head it is entered.
    pub root: BlockId,
    /// The code. It may lie at any address that is a multiple of [`CompiledCode::ALIGNMENT`].
    pub bytes: Vec<u8>,
    /// Its exits, by number as in the function, and one more behind them, at its entry; the code holds their address.
    pub exits: ExitTable,
    /// Instructions of the code generator's own form, for statistics.
    pub instructions: usize,
    /// Time to lower the function, and time of the code generator.
    pub times: (Duration, Duration),
    /// The code generator's form and the machine code as text, if asked for.
    pub listing: Option<Listings>,
    /// From which offset on code was made for which of the region's blocks, in order, if asked for; `None` for exits and what
    /// belongs to no block.
    pub places: Box<[(u32, Option<BlockId>)]>,
}

impl CompiledCode {
    /// Code begins at multiples of this.
    pub const ALIGNMENT: usize = 32;
}

/// Texts for those who want to see what became of a region.
#[derive(Clone, Debug)]
pub struct Listings {
    /// The code generator's form.
    pub clif: String,
    /// The machine code, each line with the bytecode that it was made for.
    pub assembly: Vec<(BytecodePlace, String)>,
}

/// Why a function was not compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoweringRefusal {
    /// There is no code generator for this machine.
    Machine(&'static str),
    /// The function names something that the facts do not tell.
    UnknownFact(String),
    /// An exit makes objects of so many values, more than there is room for.
    TooManyValues(usize),
    /// The exits do not fit together.
    Exits(ResumeError),
    /// The code generator gave up: a defect of ours, or of the code generator's.
    CodeGenerator(String),
}

impl std::fmt::Display for LoweringRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoweringRefusal::Machine(why) => write!(f, "no machine code for this machine: {why}"),
            LoweringRefusal::UnknownFact(what) => write!(f, "{what} is not known"),
            LoweringRefusal::TooManyValues(count) => write!(f, "an exit makes objects of {count} values"),
            LoweringRefusal::Exits(error) => write!(f, "{error}"),
            LoweringRefusal::CodeGenerator(error) => write!(f, "the code generator gave up: {error}"),
        }
    }
}

impl std::error::Error for LoweringRefusal {}

/// What makes machine code.
pub trait Backend {
    /// Compiles a function. Takes about a microsecond an instruction.
    ///
    /// # Errors
    /// See [`LoweringRefusal`]; the next request is not affected.
    fn compile(&mut self, request: LoweringRequest<'_>) -> Result<CompiledCode, LoweringRefusal>;
}
