//! Injected failures: guards that leave though they need not, so that exits are tried that programs seldom take.
//!
//! In comes an instruction that can take an exit; out comes a test before it that takes the exit once, or at random. Only
//! exits are taken at which the interpreter begins with the same instruction: they may be taken at any time. One that
//! stands for the other edge of a branch may not.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, types};
use holloway_vm::ExitTable;
use holloway_vm::tier::runtime::{self, EXIT_COUNT, vm};

use super::function::Lowering;
use super::memory::Place;
use crate::ir::Instruction;

/// Which guards fail though they need not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Failures {
    /// Only those that have to.
    #[default]
    None,
    /// Each exit is taken when it could be for the first time.
    Once,
    /// A share of all times.
    Random {
        /// How many of 2^32.
        share: u32,
        /// Where the random numbers begin.
        seed: u64,
    },
}

impl Lowering<'_, '_> {
    /// Takes an instruction's exit sometimes, if failures are injected.
    pub(super) fn fail_sometimes(&mut self, instruction: &Instruction) {
        let failures = self.facts.failures();
        if failures == Failures::None {
            return;
        }
        let Some(exit) = instruction.exit() else { return };
        if !self.function.exits[exit.index()].reason.resumes_past_head() {
            return;
        }
        let fails = match failures {
            Failures::None => return,
            Failures::Once => {
                let descriptor = self.exit_table + exit.index() * ExitTable::STRIDE;
                let descriptor = self.builder.ins().iconst(types::I64, descriptor as i64);
                let count = self.load(Place::Vm, types::I32, descriptor, EXIT_COUNT);
                self.builder.ins().icmp_imm_u(IntCC::Equal, count, 0)
            }
            Failures::Random { share, .. } => {
                let [first, second, third] = runtime::RANDOM_SHIFTS.map(i64::from);
                let state = self.load(Place::Random, types::I64, self.vm, vm::RANDOM);
                let shifted = self.builder.ins().ishl_imm_u(state, first);
                let state = self.builder.ins().bxor(state, shifted);
                let shifted = self.builder.ins().ushr_imm_u(state, second);
                let state = self.builder.ins().bxor(state, shifted);
                let shifted = self.builder.ins().ishl_imm_u(state, third);
                let state = self.builder.ins().bxor(state, shifted);
                self.store(Place::Random, state, self.vm, vm::RANDOM);
                let upper = self.builder.ins().ushr_imm_u(state, 32);
                self.builder.ins().icmp_imm_u(IntCC::UnsignedLessThan, upper, i64::from(share))
            }
        };
        self.leave_if(fails, exit);
    }
}
