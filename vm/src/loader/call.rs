//! What calls and accesses come to, once their constant-pool entries are resolved: the method that `invokespecial` calls, and
//! what is refused, in HotSpot's words.

use super::Loader;
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::{InterfaceRefusal, flags};
use crate::runtime::Runtime;

impl Loader {
    /// A field as messages name it: by the class that the instruction names.
    fn field_text(&self, from: ClassId, index: u16) -> String {
        let file = self.classes.class(from).file.as_ref();
        let field = file.and_then(|file| file.pool().field_ref(index).ok());
        field.map_or_else(String::new, |field| format!("{}.{}", field.class.replace('/', "."), field.name))
    }

    pub(crate) fn static_mismatch(&self, from: ClassId, index: u16, expected: &str) -> JavaError {
        let message = format!("Expected {expected} field {}", self.field_text(from, index));
        JavaError::new("java/lang/IncompatibleClassChangeError", message)
    }

    /// A final field is written by its own class only, and there by the initialiser (JVMS 6.5 putfield, putstatic).
    pub(crate) fn check_final(
        &self,
        runtime: &Runtime,
        from: ClassId,
        index: u16,
        found: (ClassId, u16),
        writer: &str,
    ) -> Result<(), JavaError> {
        let access = self.field(found).access;
        if access & flags::FINAL == 0 {
            return Ok(());
        }
        let method = &runtime.registers.current_method().name;
        let old = self.classes.class(from).file.as_ref().is_some_and(|file| file.major_version() < 53);
        if from == found.0 && (old || &**method == writer) {
            return Ok(());
        }
        let kind = if access & flags::STATIC != 0 { "static final" } else { "non-static final" };
        let field = self.field_text(from, index);
        let how = if from == found.0 {
            format!("a different method ({method}) than the initializer method {writer} ")
        } else {
            format!("a different class ({}) than the field's declaring class", self.classes.class(from).java_name())
        };
        let message = format!("Update to {kind} field {field} attempted from {how}");
        Err(JavaError::new("java/lang/IllegalAccessError", message))
    }

    /// A method as messages show it that was named through a class. An abstract method that a class has from an interface
    /// counts as the topmost superclass's that has it from there, as HotSpot gives such classes methods of their own.
    pub(crate) fn external_text(&self, named: ClassId, id: MethodId) -> String {
        let method = self.classes.method(id);
        let mut owner = method.class;
        if method.is(flags::ABSTRACT) && self.classes.class(owner).is_interface() {
            let mut next = Some(named).filter(|&named| !self.classes.class(named).is_interface());
            while let Some(class) = next.filter(|&class| self.classes.is_subtype(class, method.class)) {
                owner = class;
                next = self.classes.class(class).super_class;
            }
        }
        crate::link::external_method(&self.classes.class(owner).name, &method.name, &method.descriptor)
    }

    /// What `invokespecial` calls (JVMS 6.5): the named method, or for a superclass's method the one found from the
    /// direct superclass on.
    pub(crate) fn special_target(&self, from: ClassId, index: u16, id: MethodId) -> Result<MethodId, JavaError> {
        let method = self.classes.method(id);
        let named_interface = self.named_interface(from, index);
        let from = self.classes.class(from).acts_for.get().unwrap_or(from);
        let from_class = self.classes.class(from);
        let super_call = &*method.name != "<init>"
            && named_interface.is_none()
            && from != method.class
            && self.classes.is_subclass(from, method.class);
        let mut target = id;
        if super_call && let Some(super_class) = from_class.super_class {
            target = self.find_method(super_class, &method.name, &method.descriptor).unwrap_or(id);
        }
        let found = self.classes.method(target);
        if found.is(flags::ABSTRACT) {
            let message = match named_interface {
                Some(interface) => format!("Method {interface}.{}{} is abstract", found.name, found.descriptor),
                None => format!("'{}'", self.external_text(found.class, target)),
            };
            return Err(JavaError::new("java/lang/AbstractMethodError", message));
        }
        Ok(target)
    }

    /// The interface that an entry for interfaces' methods names, as messages show it.
    fn named_interface(&self, from: ClassId, index: u16) -> Option<String> {
        let file = self.classes.class(from).file.as_ref()?;
        let reference = file.pool().method_ref(index).ok()?;
        reference.is_interface.then(|| reference.class.replace('/', "."))
    }

    pub(crate) fn not_implemented(&self, class: ClassId, interface: ClassId) -> JavaError {
        let (class, interface) = (self.classes.class(class).java_name(), self.classes.class(interface).java_name());
        let message = format!("Class {class} does not implement the requested interface {interface}");
        JavaError::new("java/lang/IncompatibleClassChangeError", message)
    }

    /// What an interface call throws.
    pub(crate) fn interface_error(&self, class: ClassId, wanted: MethodId, refusal: InterfaceRefusal) -> JavaError {
        match refusal {
            InterfaceRefusal::NotImplemented => self.not_implemented(class, self.classes.method(wanted).class),
            InterfaceRefusal::NotAccessible(found) => {
                let (found, receiver) = (self.classes.method(found), self.classes.class(class));
                let text = crate::link::external_method(&receiver.name, &found.name, &found.descriptor);
                JavaError::new("java/lang/IllegalAccessError", format!("'{text}'"))
            }
        }
    }
}
