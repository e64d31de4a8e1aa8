//! From a region to the trace IR.
//!
//! In goes a [`Region`], a graph of blocks over frames, with read access to the VM's classes and threaded code; out
//! comes a [`Function`] that does what the interpreter would do along the region's edges, and leaves through an exit
//! where the path goes another way.
//!
//! Each block of the region becomes a block of the IR, with helpers where an instruction has paths of its own. Frame
//! slots become values: read once, in the entry block; passed as parameters where paths of the region meet; written by
//! exits only. So memory holds what it held at entry for as long as the region runs, and an exit writes the live slots
//! that have other values by now. The frames of inlined calls are numbers only; exits write their headers.
//!
//! The builder takes any region, also one that fits no program: what it cannot follow becomes an exit, and what makes
//! no sense is an error. It never panics.
//!
//! * `operation`, `method` and `liveness` read threaded code; `frames` places a region's frames.
//! * `context` keeps the state while blocks are built; `snapshot` makes exits of it.
//! * `straight`, `objects`, `control`, `calls` and `throwing` translate instructions.
//! * `retire` counts what is done, for tests.
//! * `finish` inserts the checks of the budget, and removes parameters and reads that nothing needs.

mod calls;
mod context;
mod control;
mod finish;
mod frames;
mod intrinsics;
mod liveness;
mod method;
mod objects;
mod operation;
mod retire;
mod selected;
mod snapshot;
mod straight;
mod throwing;

use std::fmt;
use std::sync::Arc;

use holloway_traces::compiler::Charge;
use holloway_traces::region::Region;
use holloway_vm::link::Classes;
use holloway_vm::{ClassId, MethodId, ResumePoint};
use rustc_hash::FxHashMap;

use crate::ir::{Frame, Function, Slot, Type};
use crate::oracle::LiveSlots;
use context::Context;
use liveness::Liveness;
use method::CodeView;

/// Why a region has no function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BuildError {
    /// A method of the region has no threaded code without instrumentation.
    NotTranslated(MethodId),
    /// A class is being initialised, so that instructions which need it are not final yet: try again later.
    UninitialisedClass(ClassId),
    /// The region names frames or blocks that do not exist, or that do not fit each other.
    Malformed,
    /// The region, one of its frames, or what it charges without a check would be too large.
    TooLarge,
    /// Locking that is not seen to be structured: such methods are left to the interpreter.
    UnstructuredLocking(MethodId),
    /// Threaded code that no translator makes.
    Inconsistent {
        /// The method whose code it is.
        method: MethodId,
        /// The instruction's word.
        word: u32,
    },
}

impl BuildError {
    /// The reason without its details, for counts.
    pub fn name(self) -> &'static str {
        match self {
            BuildError::NotTranslated(_) => "not-translated",
            BuildError::UninitialisedClass(_) => "uninitialised-class",
            BuildError::Malformed => "malformed",
            BuildError::TooLarge => "too-large",
            BuildError::UnstructuredLocking(_) => "unstructured-locking",
            BuildError::Inconsistent { .. } => "inconsistent",
        }
    }

    /// Whether the same region may be built later.
    pub fn is_temporary(self) -> bool {
        matches!(self, BuildError::UninitialisedClass(_))
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::NotTranslated(method) => write!(f, "{method} has no plain threaded code"),
            BuildError::UninitialisedClass(class) => write!(f, "{class} is being initialised"),
            BuildError::Malformed => f.write_str("the region names frames or blocks that do not fit"),
            BuildError::TooLarge => f.write_str("the region is too large"),
            BuildError::UnstructuredLocking(method) => write!(f, "{method} has locking that is not structured"),
            BuildError::Inconsistent { method, word } => {
                write!(f, "the code of {method} at word {word} is nothing that translation makes")
            }
        }
    }
}

impl std::error::Error for BuildError {}

/// Builds functions, and keeps what it has found out about methods.
#[derive(Default)]
pub struct RegionBuilder {
    /// By method: code of version 0 never changes in what is live.
    liveness: FxHashMap<MethodId, Arc<Liveness>>,
    /// What is live at the exits of the region built last, where that is wanted.
    live: Option<LiveSlots>,
    /// What the region built last charges.
    charges: Vec<Charge>,
    /// Where functions are to count the bytecodes that they retire: the root slot of the first opcode's counter.
    pub retired_counters: Option<u32>,
}

impl RegionBuilder {
    /// A builder for one VM, whose numbers of methods it keeps what it finds out by. It knows of none yet.
    pub fn new() -> RegionBuilder {
        RegionBuilder::default()
    }

    /// Has the builder note what is live at exits.
    pub fn keep_live_slots(&mut self) {
        self.live = Some(LiveSlots::default());
    }

    fn keeps_live_slots(&self) -> bool {
        self.live.is_some()
    }

    /// Notes what is live at a place. Where that depends on the path there, only what is live on all paths.
    fn note_live_slots(&mut self, frame: Frame, resume: ResumePoint, live: Vec<(Slot, Type)>) {
        if let Some(noted) = &mut self.live {
            noted.entry((frame, resume)).and_modify(|noted| noted.retain(|slot| live.contains(slot))).or_insert(live);
        }
    }

    /// What is live at the exits of the region built last, if [`RegionBuilder::keep_live_slots`] was called before.
    pub fn take_live_slots(&mut self) -> LiveSlots {
        self.live.take().unwrap_or_default()
    }

    /// What the region built last charges on its edges.
    pub fn take_charges(&mut self) -> Vec<Charge> {
        std::mem::take(&mut self.charges)
    }

    /// Builds the function of a region. The cost is linear in the region's instructions and, once for each method, in
    /// the method's.
    ///
    /// # Errors
    /// See [`BuildError`]: only [`BuildError::UninitialisedClass`] may go away by itself.
    pub fn build<'a>(&'a mut self, classes: &'a Classes, region: &'a Region) -> Result<Function, BuildError> {
        self.charges.clear();
        let frames = frames::place(self, classes, region)?;
        let mut context = Context::new(self, classes, region, frames)?;
        context.build()?;
        context.finish()
    }

    /// What is live in a method.
    fn liveness(&mut self, view: CodeView<'_>) -> Result<Arc<Liveness>, BuildError> {
        let id = view.method.id;
        if let Some(known) = self.liveness.get(&id) {
            return Ok(Arc::clone(known));
        }
        let liveness = Arc::new(Liveness::new(view)?);
        self.liveness.insert(id, Arc::clone(&liveness));
        Ok(liveness)
    }
}
