//! What a run's machine code was made of and has done: in goes the driver when the run is over, out come its regions with
//! their traces, the origin of their blocks, and their exits with counts.
//!
//! How often exits were taken is counted exactly, but for those that lead on in machine code; how machine code's time falls
//! on regions is known from where slices end, and how it falls within one from the profile that it was formed from.

use holloway_vm::{BlockId, Vm};

use crate::cache::Cache;
use crate::candidate::FrameNumber;
use crate::compiler::CompiledExit;
use crate::driver::Driver;
use crate::driver::fold::Counters;
use crate::driver::root::{Installed, State};
use crate::region::{Origin, RegionFrame};

/// A block of a region.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockSummary {
    /// The block, by its number in the VM.
    pub block: BlockId,
    /// Where it comes from.
    pub origin: Origin,
    /// Of what the region executes, the share of its bytecodes, 0 to 1.
    pub share: f64,
    /// Its frame, an index into the region's.
    pub frame: FrameNumber,
    /// How often an execution of the region passes it, on average.
    pub passed: f64,
    /// Blocks of the region that may follow, by index, with how often: a share of the executions of this one, 0 to 1.
    pub successors: Box<[(u32, f32)]>,
}

/// A side exit of a region that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitSummary {
    /// What the driver knows of it.
    pub exit: CompiledExit,
    /// Times that it was taken into the interpreter, modulo 2^32.
    pub taken: u32,
}

/// A region that stands when the run is over.
#[derive(Clone, PartialEq, Debug)]
pub struct RegionSummary {
    /// The block that it is entered by.
    pub root: BlockId,
    /// Ends of slices that were looked at and lay in it.
    pub ends: u64,
    /// Budget that an execution of it charges on average; `None` if it charges nothing.
    pub charge: Option<f64>,
    /// Its blocks, the root's first.
    pub blocks: Box<[BlockSummary]>,
    /// The frames that they lie in, the root's first.
    pub frames: Box<[RegionFrame]>,
    /// Bytecodes of its blocks.
    pub bytecodes: u32,
    /// Bytes of its machine code.
    pub code_bytes: usize,
    /// Its exits, by their numbers.
    pub exits: Vec<ExitSummary>,
}

/// A root without region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The block that its region would be entered by.
    pub root: BlockId,
    /// Why it has none: from the compiler's or the former's closed list, or `compiling`, `does-not-pay`, `seldom`.
    pub why: &'static str,
    /// Samples that have found it interpreted.
    pub samples: u32,
}

/// What a run's machine code has done.
pub struct Summary<'a> {
    /// Regions, those first in which most slices have ended.
    pub regions: Vec<RegionSummary>,
    /// Roots without, the most sampled first.
    pub waiting: Vec<Waiting>,
    /// The traces that were selected.
    pub cache: &'a Cache,
}

impl Driver {
    /// What the run's machine code has done. The run must be over.
    pub fn summary(&self, vm: &Vm) -> Summary<'_> {
        let mut summary = Summary { regions: Vec::new(), waiting: Vec::new(), cache: &self.supply.cache };
        for (&root, known) in &self.roots {
            let why = match &known.state {
                State::Open(None) => "seldom",
                State::Open(Some(reason)) => reason,
                State::Deferred => "does-not-pay",
                State::Compiling(_) => "compiling",
                State::Compiled(_) | State::Growing(..) => "",
            };
            let Some(Installed { compiled, counters, blocks, frames, .. }) = known.state.installed() else {
                summary.waiting.push(Waiting { root, why, samples: known.samples });
                continue;
            };
            let exits = compiled.exits.iter().zip(0..).map(|(&exit, number)| ExitSummary {
                exit,
                taken: vm.exit_count(compiled.region, number).unwrap_or(0),
            });
            summary.regions.push(RegionSummary {
                root,
                ends: known.ends,
                charge: counters.as_ref().map(Counters::charge).filter(|&charge| charge > 0.0),
                blocks: blocks.clone(),
                frames: frames.clone(),
                bytecodes: known.bytecodes,
                code_bytes: compiled.code_bytes,
                exits: exits.collect(),
            });
        }
        summary.regions.sort_unstable_by_key(|region| (std::cmp::Reverse(region.ends), region.root));
        summary.waiting.sort_unstable_by_key(|waiting| (std::cmp::Reverse(waiting.samples), waiting.root));
        summary
    }
}
