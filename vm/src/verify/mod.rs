//! The verifier: methods of a class file in, proof of type safety out (JVMS 4.9, 4.10).
//!
//! [`verify_class`] proves every method or says, in HotSpot's words, which rule is broken where. Class files from version
//! 50 on are type checked by their `StackMapTable` (4.10.1); older ones by inference (4.10.2), without subroutines, and so are
//! those of version 50 that fail type checking. There is no switch to turn it off, and a [`VerifiedMethod`] can be made in no
//! other way: that is what allows the stages after this one to leave their slots unchecked.
//!
//! How it is built: [`method`] checks what needs no types; [`execute`] is the effect of each instruction on a [`frame`];
//! [`check`] and [`infer`] drive it, by stated and by inferred frames. [`types`] are single words, so frames are rows
//! of words; [`environment`] holds what the methods of a class share, [`constants`] decodes each constant once;
//! [`hierarchy`] is the seam to the linker. All memory is kept from class to class by a [`Verifier`].
//!
//! What it costs is bounded: time by the code's length plus a budget of the class for comparing and merging frames, memory
//! by the class file's size; nothing recurses over anything that a class file controls.

mod check;
mod constants;
mod environment;
mod execute;
mod failure;
mod frame;
mod handlers;
mod hierarchy;
mod infer;
mod merge;
mod method;
mod report;
mod stack_map;
mod types;
mod verified;

use environment::{Environment, Workspace};
use failure::{Checked, Stop};
use frame::Frame;
use method::{MethodContext, MethodRoom};
use stack_map::FrameTable;
use verified::Recorder;

pub use failure::VerifyFailure;
pub use hierarchy::{Assumption, Hierarchy, HierarchyError, MemberQuery};
pub use verified::{FrameKinds, ValueKind, VerifiedMethod};

use crate::classfile::{ClassFile, MethodInfo};

/// The first version whose class files are type checked.
const TYPE_CHECKED_FROM: u16 = 50;
/// The version whose class files get a second chance by inference (JVMS 4.10: failover).
const FAILS_OVER: u16 = 50;

/// A class all of whose methods are proved, provided that its assumptions hold.
#[derive(Debug)]
pub struct VerifiedClass {
    methods: Box<[Option<VerifiedMethod>]>,
    assumptions: Box<[Assumption]>,
}

impl VerifiedClass {
    /// The verified method at `position` in the file's order; `None` if it has no code.
    pub fn method(&self, position: usize) -> Option<&VerifiedMethod> {
        self.methods.get(position)?.as_ref()
    }

    /// The methods in the file's order.
    pub fn methods(&self) -> &[Option<VerifiedMethod>] {
        &self.methods
    }

    /// Gives the methods away.
    pub fn into_methods(self) -> Box<[Option<VerifiedMethod>]> {
        self.methods
    }

    /// What was taken for granted of other classes, in an order that repeats.
    pub fn assumptions(&self) -> &[Assumption] {
        &self.assumptions
    }
}

/// Verifies all methods of `class` in order, those of class files without stack maps from the last to the first as HotSpot
/// does (what it asks of other classes may load them); stops at the first failure.
///
/// A [`Verifier`] that is kept does the same without asking for memory each time.
pub fn verify_class(class: &ClassFile, hierarchy: &mut dyn Hierarchy) -> Result<VerifiedClass, VerifyFailure> {
    Verifier::default().verify_class(class, hierarchy)
}

/// Verifies classes and methods one after another in memory that it keeps.
#[derive(Default)]
pub struct Verifier {
    workspace: Workspace,
    room: MethodRoom,
    frame: Frame,
    table: FrameTable,
    recorder: Recorder,
}

impl Verifier {
    /// See [`verify_class`].
    pub fn verify_class(
        &mut self,
        class: &ClassFile,
        hierarchy: &mut dyn Hierarchy,
    ) -> Result<VerifiedClass, VerifyFailure> {
        with_failover(class, hierarchy, |hierarchy, infers| self.verify_methods(class, hierarchy, infers))
    }

    fn verify_methods(
        &mut self,
        class: &ClassFile,
        hierarchy: &mut dyn Hierarchy,
        infers: bool,
    ) -> Result<VerifiedClass, VerifyFailure> {
        let mut environment = Environment::new(class, hierarchy, infers, std::mem::take(&mut self.workspace));
        let mut verify = |method| self.verify(&mut environment, method);
        let methods: Result<Vec<_>, _> = if infers {
            let methods: Vec<_> = class.methods().collect();
            methods.into_iter().rev().map(&mut verify).collect::<Result<Vec<_>, _>>().map(|mut methods| {
                methods.reverse();
                methods
            })
        } else {
            class.methods().map(verify).collect()
        };
        let (assumptions, workspace) = environment.finish(true);
        self.workspace = workspace;
        Ok(VerifiedClass { methods: methods?.into(), assumptions })
    }

    /// Verifies the method at `position`, which must have code: `VerifyError` if it has none.
    ///
    /// To verify a whole class use [`Verifier::verify_class`], which shares the work and gives the assumptions.
    pub fn verify_method(
        &mut self,
        class: &ClassFile,
        position: usize,
        hierarchy: &mut dyn Hierarchy,
    ) -> Result<VerifiedMethod, VerifyFailure> {
        let verified = with_failover(class, hierarchy, |hierarchy, infers| {
            let mut environment = Environment::new(class, hierarchy, infers, std::mem::take(&mut self.workspace));
            let verified = class.method(position).map(|method| self.verify(&mut environment, method)).transpose();
            self.workspace = environment.finish(false).1;
            verified
        });
        let no_code = || VerifyFailure::Verify(format!("Class {} has no code at method {position}", class.name()));
        verified?.flatten().ok_or_else(no_code)
    }

    fn verify<'a>(
        &mut self,
        environment: &mut Environment<'a, '_>,
        method: MethodInfo<'a>,
    ) -> Result<Option<VerifiedMethod>, VerifyFailure> {
        if method.code().is_none() {
            return Ok(None);
        }
        environment.begin_method(method.code().map_or(0, |code| code.bytecode().len()));
        self.frame.reset(0, 0);
        let (mut pc, mut context) = (0, None);
        match self.run(environment, method, &mut context, &mut pc) {
            Ok(()) => {
                let instruction_count = context.as_ref().map_or(0, |context| context.instruction_count);
                self.room = context.map(MethodContext::into_room).unwrap_or_default();
                Ok(Some(self.recorder.finish(instruction_count)))
            }
            Err(stop) => {
                self.recorder.clear();
                Err(self.explain(environment, method, context.is_some(), pc, *stop))
            }
        }
    }

    fn run<'a>(
        &mut self,
        environment: &mut Environment<'a, '_>,
        method: MethodInfo<'a>,
        context: &mut Option<MethodContext<'a>>,
        pc: &mut u16,
    ) -> Checked<()> {
        let Some(code) = method.code() else {
            return Ok(());
        };
        let Verifier { room, frame, table, recorder, .. } = self;
        let context = context.insert(MethodContext::new(environment, method, code, std::mem::take(room))?);
        if !environment.is_inferred() {
            check::check(environment, context, code, frame, table, recorder, pc)
        } else {
            infer::infer(environment, context, frame, recorder, pc)
        }
    }

    fn explain(
        &self,
        environment: &Environment<'_, '_>,
        method: MethodInfo<'_>,
        has_frame: bool,
        pc: u16,
        stop: Stop,
    ) -> VerifyFailure {
        let class = environment.class;
        match stop {
            Stop::Hierarchy(error) => VerifyFailure::Hierarchy(error),
            Stop::Format(message) => VerifyFailure::ClassFormat(message),
            Stop::StackMap(message) => VerifyFailure::StackMap(message),
            Stop::Problem(problem) if !environment.is_inferred() => {
                let (frame, table) = (&self.frame, &self.table);
                let message = report::type_check_message(environment, has_frame, method, frame, table, &problem, pc);
                VerifyFailure::Verify(message)
            }
            Stop::Problem(problem) => VerifyFailure::Verify(report::inference_message(class, method, &problem)),
        }
    }
}

/// Verifies by type checking or by inference, whichever the class file's version asks for; `verify` is told whether by
/// inference.
fn with_failover<T>(
    class: &ClassFile,
    hierarchy: &mut dyn Hierarchy,
    mut verify: impl FnMut(&mut dyn Hierarchy, bool) -> Result<T, VerifyFailure>,
) -> Result<T, VerifyFailure> {
    match verify(hierarchy, class.major_version() < TYPE_CHECKED_FROM) {
        // Frames that cannot be read get no second chance.
        Err(VerifyFailure::Verify(first) | VerifyFailure::ClassFormat(first))
            if class.major_version() == FAILS_OVER =>
        {
            // Where inference fails as well, HotSpot says what was wrong first, as the error that inference ends in.
            verify(hierarchy, true).map_err(|second| match second {
                VerifyFailure::Verify(_) => VerifyFailure::Verify(first),
                VerifyFailure::ClassFormat(_) => VerifyFailure::ClassFormat(first),
                other => other,
            })
        }
        verified => verified,
    }
}
