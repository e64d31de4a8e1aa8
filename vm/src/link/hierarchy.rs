//! What the verifier asks of other classes, answered by the classes of one VM.

use std::borrow::Cow;

use super::class::flags;
use crate::error::JavaError;
use crate::id::ClassId;
use crate::verify::{Hierarchy, HierarchyError, MemberQuery};
use crate::vm::Vm;

/// The VM as the verifier sees it.
pub(crate) struct VmHierarchy<'vm>(pub &'vm mut Vm);

impl VmHierarchy<'_> {
    fn load(&mut self, name: &str) -> Result<ClassId, HierarchyError> {
        self.0.load_class(name).map_err(|error| match error {
            JavaError::Java { class, message, .. } => {
                HierarchyError { java_class: class, message: message.unwrap_or_default() }
            }
            JavaError::Pending => {
                HierarchyError { java_class: Cow::Borrowed("java/lang/LinkageError"), message: name.to_owned() }
            }
        })
    }
}

impl Hierarchy for VmHierarchy<'_> {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, HierarchyError> {
        let to = self.load(to)?;
        if self.0.classes.class(to).is_interface() {
            return Ok(true);
        }
        let from = self.load(from)?;
        Ok(self.0.classes.is_subtype(from, to))
    }

    fn is_interface(&mut self, name: &str) -> Result<bool, HierarchyError> {
        let class = self.load(name)?;
        Ok(self.0.classes.class(class).is_interface())
    }

    fn superclass(&mut self, name: &str) -> Result<Option<String>, HierarchyError> {
        let class = self.load(name)?;
        let super_class = self.0.classes.class(class).super_class;
        Ok(super_class.map(|id| self.0.classes.class(id).name.to_string()))
    }

    fn is_protected_elsewhere(
        &mut self,
        current: &str,
        class: &str,
        member: MemberQuery<'_>,
    ) -> Result<bool, HierarchyError> {
        let (current, class) = (self.load(current)?, self.load(class)?);
        let classes = &self.0.classes;
        let found = if member.is_field {
            self.0
                .find_field(class, member.name, member.descriptor)
                .map(|(owner, place)| (owner, classes.class(owner).fields[usize::from(place)].access))
        } else {
            self.0.find_method(class, member.name, member.descriptor).map(|id| {
                let method = classes.method(id);
                (method.class, method.access)
            })
        };
        Ok(found.is_some_and(|(owner, access)| {
            access & flags::PROTECTED != 0 && !classes.same_package(classes.class(current), classes.class(owner))
        }))
    }
}
