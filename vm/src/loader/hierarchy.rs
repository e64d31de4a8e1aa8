//! What the verifier asks of other classes, answered by the classes of one VM.

use std::borrow::Cow;

use super::Loader;
use crate::error::{JavaError, Shortage};
use crate::id::ClassId;
use crate::link::flags;
use crate::runtime::Runtime;
use crate::verify::{Hierarchy, HierarchyError, MemberQuery};

/// The classes as the verifier sees them, when it looks at one.
pub(super) struct LoaderHierarchy<'vm> {
    pub loader: &'vm mut Loader,
    pub runtime: &'vm mut Runtime,
    /// The class being verified: its own name means itself, also where no lookup finds it (hidden classes).
    pub current: ClassId,
    /// What the last question that failed has found too little of, which its error cannot say.
    pub shortage: Option<Shortage>,
}

impl LoaderHierarchy<'_> {
    /// The proper superclass of that name.
    fn above(&self, class: ClassId, name: &str) -> Option<ClassId> {
        let classes = &self.loader.classes;
        let above = std::iter::successors(classes.class(class).super_class, |&class| classes.class(class).super_class);
        above.into_iter().find(|&class| *classes.class(class).name == *name)
    }

    fn load(&mut self, name: &str) -> Result<ClassId, HierarchyError> {
        if *self.loader.classes.class(self.current).name == *name {
            return Ok(self.current);
        }
        self.loader.class_named(self.runtime, self.current, name).map_err(|error| {
            self.shortage = error.told_shortage();
            hierarchy_error(error, name)
        })
    }
}

/// What loading a class of that name raised, for the verifier.
fn hierarchy_error(error: JavaError, name: &str) -> HierarchyError {
    match error {
        JavaError::Java { class, message, cause, .. } => HierarchyError {
            java_class: class,
            message: message.unwrap_or_default(),
            cause: cause.map(|cause| Box::new(hierarchy_error(*cause, name))),
        },
        // Whoever has the class verified sees that a loader is to be asked.
        JavaError::Pending | JavaError::Unloaded => HierarchyError {
            java_class: Cow::Borrowed("java/lang/LinkageError"),
            message: name.to_owned(),
            cause: None,
        },
    }
}

impl From<HierarchyError> for JavaError {
    fn from(error: HierarchyError) -> JavaError {
        let own = JavaError::of(error.java_class, Some(error.message));
        match error.cause {
            Some(cause) => own.caused_by(JavaError::from(*cause)),
            None => own,
        }
    }
}

impl Hierarchy for LoaderHierarchy<'_> {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, HierarchyError> {
        let to = self.load(to)?;
        if self.loader.classes.class(to).is_interface() {
            return Ok(true);
        }
        let from = self.load(from)?;
        Ok(self.loader.classes.is_subtype(from, to))
    }

    fn pause(&mut self) {
        // Only machine code cannot be abandoned, and it verifies nothing.
        let _ = self.runtime.look_up();
    }

    fn is_interface(&mut self, name: &str) -> Result<bool, HierarchyError> {
        let class = self.load(name)?;
        Ok(self.loader.classes.class(class).is_interface())
    }

    fn superclass(&mut self, name: &str) -> Result<Option<String>, HierarchyError> {
        let class = self.load(name)?;
        let super_class = self.loader.classes.class(class).super_class;
        Ok(super_class.map(|id| self.loader.classes.class(id).name.to_string()))
    }

    fn is_superclass(&mut self, current: &str, class: &str) -> Result<bool, HierarchyError> {
        let current = self.load(current)?;
        Ok(self.above(current, class).is_some())
    }

    fn common_superclass(&mut self, a: &str, b: &str) -> Result<String, HierarchyError> {
        let (a, b) = (self.load(a)?, self.load(b)?);
        let classes = &self.loader.classes;
        let (a, b) = (&classes.class(a).display_store, &classes.class(b).display_store);
        // Two lines of superclasses are the same from Object down to some class, and different below.
        let (mut same, mut different) = (0, a.len().min(b.len()));
        while same + 1 < different {
            let middle = (same + different) / 2;
            if a[middle] == b[middle] {
                same = middle;
            } else {
                different = middle;
            }
        }
        // What both extend has a name of its loader's; to this class it has to mean the same.
        let common: Vec<ClassId> = a[..=same].to_vec();
        for class in common.into_iter().rev() {
            let name = self.loader.classes.class(class).name.to_string();
            if self.load(&name)? == class {
                return Ok(name);
            }
        }
        Ok("java/lang/Object".to_owned())
    }

    fn is_protected_elsewhere(
        &mut self,
        current: &str,
        class: &str,
        member: MemberQuery<'_>,
    ) -> Result<bool, HierarchyError> {
        self.pause();
        let current = self.load(current)?;
        if self.loader.classes.class(current).calls_specially.get() {
            // It has the rights of another class, whose instances its receivers are cast to.
            return Ok(false);
        }
        // It is a superclass, which may be another loader's and need not be known to this one.
        let class = match self.above(current, class) {
            Some(class) => class,
            None => self.load(class)?,
        };
        let classes = &self.loader.classes;
        let found = if member.is_field {
            self.loader
                .find_field(class, member.name, member.descriptor)
                .map(|(owner, place)| (owner, classes.class(owner).fields[usize::from(place)].access))
        } else {
            self.loader.find_method(class, member.name, member.descriptor).map(|id| {
                let method = classes.method(id);
                (method.class, method.access)
            })
        };
        Ok(found.is_some_and(|(owner, access)| {
            access & flags::PROTECTED != 0 && !classes.same_package(classes.class(current), classes.class(owner))
        }))
    }
}
