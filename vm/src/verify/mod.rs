//! The verifier: methods of a class file in, proof of type safety out (JVMS 4.9, 4.10).
//!
//! [`verify_class`] proves every method or says, in HotSpot's words, which rule is broken where. Class files from version
//! 50 on are type checked by their `StackMapTable` (4.10.1), with no fail-over; older ones by inference (4.10.2), without
//! subroutines. There is no switch to turn it off, and a [`VerifiedMethod`] can be made in no other way: that is what
//! allows the stages after this one to leave their slots unchecked.
//!
//! How it is built: [`method`] checks what needs no types; [`execute`] is the effect of each instruction on a [`frame`];
//! [`check`] and [`infer`] drive it, by stated and by inferred frames. [`types`] are single words, so frames are rows
//! of words; [`environment`] holds what the methods of a class share; [`hierarchy`] is the seam to the linker.
//!
//! What it costs is bounded: time by the code's length plus a budget for comparing and merging frames, memory by the
//! class file's size; nothing recurses over anything that a class file controls.

mod check;
mod environment;
mod execute;
mod failure;
mod frame;
mod hierarchy;
mod infer;
mod merge;
mod method;
mod report;
mod stack_map;
mod types;
mod verified;

use environment::Environment;
use failure::{Checked, Stop};
use frame::Frame;
use method::MethodContext;
use stack_map::FrameTable;
use verified::Recorder;

pub use failure::VerifyFailure;
pub use hierarchy::{Assumption, Hierarchy, HierarchyError, MemberQuery};
pub use verified::{FrameKinds, Kind, VerifiedMethod};

use crate::classfile::{ClassFile, Method};

/// The first version whose class files are type checked.
const TYPE_CHECKED_FROM: u16 = 50;

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

/// Verifies all methods of `class` in order; stops at the first failure.
pub fn verify_class(class: &ClassFile, hierarchy: &mut dyn Hierarchy) -> Result<VerifiedClass, VerifyFailure> {
    let mut verifier = Verifier::new(class, hierarchy);
    let methods = class.methods().map(|method| verifier.verify(method)).collect::<Result<_, _>>()?;
    Ok(VerifiedClass { methods, assumptions: verifier.environment.questions.into_assumptions() })
}

/// Verifies one method and gives its assumptions; the method must have code.
///
/// A method without code is a `VerifyError`. To verify a whole class, use [`verify_class`], which shares the work.
pub fn verify_method(
    class: &ClassFile,
    position: usize,
    hierarchy: &mut dyn Hierarchy,
) -> Result<(VerifiedMethod, Box<[Assumption]>), VerifyFailure> {
    let mut verifier = Verifier::new(class, hierarchy);
    let verified = class.method(position).map(|method| verifier.verify(method)).transpose()?.flatten();
    match verified {
        Some(method) => Ok((method, verifier.environment.questions.into_assumptions())),
        None => Err(VerifyFailure::Verify(format!("Class {} has no code at method {position}", class.name()))),
    }
}

/// The state that the methods of one class share.
struct Verifier<'a, 'h> {
    environment: Environment<'a, 'h>,
    frame: Frame,
    table: FrameTable,
    recorder: Recorder,
}

impl<'a, 'h> Verifier<'a, 'h> {
    fn new(class: &'a ClassFile, hierarchy: &'h mut dyn Hierarchy) -> Self {
        Verifier {
            environment: Environment::new(class, hierarchy),
            frame: Frame::default(),
            table: FrameTable::default(),
            recorder: Recorder::default(),
        }
    }

    fn verify(&mut self, method: Method<'a>) -> Result<Option<VerifiedMethod>, VerifyFailure> {
        if method.code().is_none() {
            return Ok(None);
        }
        self.environment.begin_method();
        self.frame.reset(0, 0);
        let (mut pc, mut context) = (0, None);
        match self.run(method, &mut context, &mut pc) {
            Ok(()) => {
                let instruction_count = context.map_or(0, |context| context.instruction_count);
                Ok(Some(self.recorder.finish(instruction_count)))
            }
            Err(stop) => {
                self.recorder.clear();
                Err(self.explain(method, context.is_some(), pc, *stop))
            }
        }
    }

    fn run(&mut self, method: Method<'a>, context: &mut Option<MethodContext<'a>>, pc: &mut u16) -> Checked<()> {
        let Some(code) = method.code() else {
            return Ok(());
        };
        let Verifier { environment, frame, table, recorder } = self;
        let context = context.insert(MethodContext::new(environment, method, code)?);
        if environment.class.major_version() >= TYPE_CHECKED_FROM {
            check::check(environment, context, code, frame, table, recorder, pc)
        } else {
            infer::infer(environment, context, frame, recorder, pc)
        }
    }

    fn explain(&self, method: Method<'a>, has_frame: bool, pc: u16, stop: Stop) -> VerifyFailure {
        let class = self.environment.class;
        match stop {
            Stop::Hierarchy(error) => VerifyFailure::Hierarchy(error),
            Stop::Format(message) => VerifyFailure::ClassFormat(message),
            Stop::Problem(problem) if class.major_version() >= TYPE_CHECKED_FROM => {
                let (environment, frame, table) = (&self.environment, &self.frame, &self.table);
                let message = report::type_check_message(environment, has_frame, method, frame, table, &problem, pc);
                VerifyFailure::Verify(message)
            }
            Stop::Problem(problem) => VerifyFailure::Verify(report::inference_message(class, method, &problem)),
        }
    }
}
