//! Verification is driven from here: of whole classes before they are initialised, and of single methods of the library
//! before they are translated.

use super::Loader;
use crate::classfile::{ClassFile, Opcode};
use crate::error::JavaError;
use crate::heap::Account;
use crate::id::{ClassId, MethodId};
use crate::link::flags;
use crate::loader::hierarchy::LoaderHierarchy;
use crate::runtime::Runtime;
use crate::statistics::Stage;
use crate::verify::{VerifiedMethod, Verifier, VerifyFailure};

impl Loader {
    /// Verifies all methods of a class, once, before it is initialised (JVMS 5.4.1), after those of its superclasses.
    /// Classes of the embedded library are verified method by method when they are translated.
    pub(crate) fn verify_class(&mut self, runtime: &mut Runtime, class: ClassId) -> Result<(), JavaError> {
        let waits = |id: &ClassId| {
            let class = self.classes.class(*id);
            !class.verified.get() && !class.boot && class.file.is_some()
        };
        let super_class = |id: &ClassId| self.classes.class(*id).super_class.filter(waits);
        let waiting: Vec<ClassId> = std::iter::successors(Some(class).filter(waits), super_class).collect();
        waiting.into_iter().rev().try_for_each(|class| self.verify_own(runtime, class))
    }

    /// Bytes charged for what verification leaves of a method, until it is translated. One that only returns may never be.
    pub(crate) fn bytes_of_facts(&self, method: MethodId, facts: &VerifiedMethod) -> u64 {
        if self.is_empty_method(method) { 0 } else { facts.heap_size() as u64 }
    }

    fn verify_own(&mut self, runtime: &mut Runtime, class: ClassId) -> Result<(), JavaError> {
        let Some(file) = self.classes.class(class).file.clone() else { return Ok(()) };
        let verified =
            self.verify_with(runtime, class, |verifier, hierarchy| verifier.verify_class(&file, hierarchy))?;
        self.constrain_overrides(runtime, class)?;
        let facts = self.classes.class(class).methods.iter().zip(verified.methods());
        let bytes = facts.filter_map(|(&id, facts)| Some(self.bytes_of_facts(id, facts.as_ref()?))).sum();
        runtime.heap_charge(Account::Code, bytes)?;
        let class_ref = self.classes.class(class);
        for (&id, method) in class_ref.methods.iter().zip(verified.into_methods()) {
            runtime.statistics.methods_verified += 1;
            *self.classes.method(id).verified.borrow_mut() = method;
        }
        class_ref.verified.set(true);
        Ok(())
    }

    /// Verifies one method: for classes of the library, which are verified as they are used.
    pub(crate) fn verify_one(
        &mut self,
        runtime: &mut Runtime,
        file: &ClassFile,
        current: ClassId,
        index: usize,
    ) -> Result<VerifiedMethod, JavaError> {
        runtime.statistics.methods_verified += 1;
        self.verify_with(runtime, current, |verifier, hierarchy| verifier.verify_method(file, index, hierarchy))
    }

    /// Verifies something of a class.
    ///
    /// # Errors
    /// What verification that found no proof comes to. Where a question was about a class for which a program's loader has to
    /// be asked, there is no verdict yet.
    fn verify_with<R>(
        &mut self,
        runtime: &mut Runtime,
        current: ClassId,
        verify: impl FnOnce(&mut Verifier, &mut LoaderHierarchy<'_>) -> Result<R, VerifyFailure>,
    ) -> Result<R, JavaError> {
        self.timed(runtime, Stage::Verify, |loader, runtime| {
            // Taken out for as long as it works: its questions may load classes, which verifies nothing.
            let mut verifier = std::mem::take(&mut loader.verifier);
            loader.wanted = None;
            let mut hierarchy = LoaderHierarchy { loader, runtime, current, shortage: None };
            let verified = verify(&mut verifier, &mut hierarchy);
            let LoaderHierarchy { loader, shortage, .. } = hierarchy;
            loader.verifier = verifier;
            verified.map_err(|failure| match (failure, shortage) {
                (VerifyFailure::Hierarchy(_), _) if loader.wanted.is_some() => JavaError::Unloaded,
                (VerifyFailure::Hierarchy(_), Some(shortage)) => JavaError::shortage(shortage),
                (failure, _) => JavaError::from(failure),
            })
        })
    }

    /// Whether a method does nothing but return.
    pub(crate) fn is_empty_method(&self, id: MethodId) -> bool {
        let method = self.classes.method(id);
        let file = self.classes.class(method.class).file.as_ref();
        let model = file.and_then(|file| file.method(usize::from(method.index)));
        let code = model.and_then(|model| model.code()).map(|code| code.bytecode());
        code == Some(&[Opcode::Return as u8]) && !method.is(flags::SYNCHRONIZED)
    }
}

impl From<VerifyFailure> for JavaError {
    fn from(failure: VerifyFailure) -> JavaError {
        match failure {
            VerifyFailure::Hierarchy(error) => JavaError::from(error),
            failure => JavaError::of(failure.java_class().to_owned(), Some(failure.message().to_owned())),
        }
    }
}
