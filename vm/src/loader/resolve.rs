//! Symbolic references to classes, fields and methods (JVMS 5.4.3), with access checks. Each entry is resolved once
//! per class; later questions find the answer in the class's table.

use rustc_hash::FxHashSet;

use super::Loader;
use crate::classfile::{ConstantError, FieldType};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::access::{external_method, external_type, not_exported};
use crate::link::class::{Field, Method, Resolved, flags};
use crate::runtime::Runtime;

impl From<ConstantError> for JavaError {
    fn from(error: ConstantError) -> JavaError {
        JavaError::new("java/lang/ClassFormatError", error.to_string())
    }
}

/// The classes with signature polymorphic methods (JVMS 2.9.3).
const WITH_POLYMORPHIC_METHODS: [&str; 2] = ["java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle"];

impl Loader {
    /// The class that an entry names.
    pub(crate) fn resolve_class(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        index: u16,
    ) -> Result<ClassId, JavaError> {
        if let Some(&Resolved::Class(id)) = self.classes.class(from).resolved.borrow().get(&index) {
            return Ok(id);
        }
        let file = self.classes.class(from).file.clone().ok_or_else(|| JavaError::no_class("?"))?;
        let name = file.pool().class_name(index)?;
        let id = if name == file.name() {
            from
        } else {
            // An array type whose element type is missing is itself what was not found.
            self.class_named(runtime, from, name).map_err(|error| error.for_array(name))?
        };
        self.check_class_access(from, id)?;
        self.remember(from, index, Resolved::Class(id));
        Ok(id)
    }

    /// The class that a handler catches, while an exception is passed on: nothing can be asked of class loaders then. What is
    /// not the library's was loaded when the method was verified.
    pub(crate) fn resolve_caught(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        index: u16,
    ) -> Result<ClassId, JavaError> {
        match self.resolve_class(runtime, from, index) {
            Err(JavaError::Unloaded) => {
                let file = self.classes.class(from).file.clone().ok_or_else(|| JavaError::no_class("?"))?;
                let name = file.pool().class_name(index)?;
                if name.starts_with("java/") { self.load_class(runtime, name) } else { Err(JavaError::no_class(name)) }
            }
            resolved => resolved,
        }
    }

    /// `IllegalAccessError` where `from` may not name `to`.
    pub(crate) fn check_class_access(&self, from: ClassId, to: ClassId) -> Result<(), JavaError> {
        if self.classes.can_access_class(from, to) {
            return Ok(());
        }
        let element = self.classes.element_class(to);
        let (from, to) = (self.classes.class(from), self.classes.class(to));
        if element.is(flags::PUBLIC) {
            let message = not_exported(&from.java_name(), element);
            return Err(JavaError::new("java/lang/IllegalAccessError", message));
        }
        let message = format!(
            "failed to access class {} from class {} ({})",
            to.java_name(),
            from.java_name(),
            self.classes.modules_text(to, from)
        );
        Err(JavaError::new("java/lang/IllegalAccessError", message))
    }

    pub(crate) fn remember(&self, class: ClassId, index: u16, resolved: Resolved) {
        self.classes.class(class).resolved.borrow_mut().insert(index, resolved);
    }

    /// The field that an entry names: the class that declares it and its place there (JVMS 5.4.3.2).
    pub(crate) fn resolve_field(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        index: u16,
    ) -> Result<(ClassId, u16), JavaError> {
        if let Some(&Resolved::Field(class, place)) = self.classes.class(from).resolved.borrow().get(&index) {
            return Ok((class, place));
        }
        // Straight code may name many members, each to be looked for in many classes.
        runtime.pause();
        let file = self.classes.class(from).file.clone().ok_or_else(|| JavaError::no_class("?"))?;
        let reference = file.pool().field_ref(index)?;
        let named = self.resolve_class(runtime, from, reference.class_index)?;
        let (owner, place) = self.find_field(named, reference.name, reference.descriptor).ok_or_else(|| {
            self.note_missing_member(named, format!("{}.{}", reference.class.replace(['/', '$'], "."), reference.name));
            no_such_field(reference.class, reference.name, reference.descriptor)
        })?;
        let access = self.classes.class(owner).fields[usize::from(place)].access;
        if !self.can_access_member(runtime, from, owner, named, access)? {
            let (from_class, owner_class) = (self.classes.class(from), self.classes.class(owner));
            let message = format!(
                "class {} tried to access {}field {}.{} ({})",
                from_class.java_name(),
                visibility(access),
                owner_class.java_name(),
                reference.name,
                self.classes.modules_text(from_class, owner_class)
            );
            return Err(JavaError::new("java/lang/IllegalAccessError", message));
        }
        self.constrain_reference(runtime, from, owner, reference.descriptor, reference.name)?;
        self.remember(from, index, Resolved::Field(owner, place));
        Ok((owner, place))
    }

    /// The field that resolution has found: by the class that declares it, and its place among that class's fields.
    pub(crate) fn field(&self, (class, place): (ClassId, u16)) -> &Field {
        &self.classes.class(class).fields[usize::from(place)]
    }

    /// Looks a field up in a class, its superinterfaces and its superclasses, in that order at each step. An interface is
    /// looked at once, however many ways lead to it.
    pub(crate) fn find_field(&self, class: ClassId, name: &str, descriptor: &str) -> Option<(ClassId, u16)> {
        let declared = |id: ClassId| Some((id, self.classes.class(id).field_place(name, descriptor)?));
        let mut seen = FxHashSet::default();
        let mut next = Some(class);
        while let Some(id) = next {
            if let Some(found) = declared(id) {
                return Some(found);
            }
            let mut interfaces = self.classes.class(id).interfaces.to_vec();
            interfaces.reverse();
            while let Some(interface) = interfaces.pop() {
                if !seen.insert(interface) {
                    continue;
                }
                if let Some(found) = declared(interface) {
                    return Some(found);
                }
                interfaces.extend(self.classes.class(interface).interfaces.iter().rev());
            }
            next = self.classes.class(id).super_class;
        }
        None
    }

    /// The method that an entry names (JVMS 5.4.3.3 and 5.4.3.4).
    pub(crate) fn resolve_method(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        index: u16,
    ) -> Result<MethodId, JavaError> {
        if let Some(&Resolved::Method(id)) = self.classes.class(from).resolved.borrow().get(&index) {
            return Ok(id);
        }
        runtime.pause();
        let file = self.classes.class(from).file.clone().ok_or_else(|| JavaError::no_class("?"))?;
        let reference = file.pool().method_ref(index)?;
        let named = self.resolve_class(runtime, from, reference.class_index)?;
        let polymorphic = self.polymorphic_method(named, reference.name).filter(|_| !reference.is_interface);
        let found = match polymorphic {
            Some(id) => Ok(id),
            None => self.lookup_method(named, reference.name, reference.descriptor, reference.is_interface),
        };
        if matches!(&found, Err(JavaError::Java { class, .. }) if class == "java/lang/NoSuchMethodError") {
            self.note_missing_member(named, external_method(reference.class, reference.name, reference.descriptor));
        }
        let id = found?;
        self.check_method_access(runtime, from, named, id)?;
        let declaring = self.classes.method(id).class;
        if polymorphic.is_none() {
            self.constrain_reference(runtime, from, declaring, reference.descriptor, reference.name)?;
        }
        self.remember(from, index, Resolved::Method(id));
        Ok(id)
    }

    /// `IllegalAccessError` where code of `from` may not use a method that it names through `named`.
    pub(crate) fn check_method_access(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        named: ClassId,
        id: MethodId,
    ) -> Result<(), JavaError> {
        let (owner, access) = (self.classes.method(id).class, self.classes.method(id).access);
        if self.is_clone_of_array(named, id) || self.can_access_member(runtime, from, owner, named, access)? {
            return Ok(());
        }
        Err(self.illegal_method_access(from, id))
    }

    fn illegal_method_access(&self, from: ClassId, id: MethodId) -> JavaError {
        let method = self.classes.method(id);
        let (from_class, owner_class) = (self.classes.class(from), self.classes.class(method.class));
        let message = format!(
            "class {} tried to access {}method '{}' ({})",
            from_class.java_name(),
            visibility(method.access),
            external_method(&owner_class.name, &method.name, &method.descriptor),
            self.classes.modules_text(from_class, owner_class)
        );
        JavaError::new("java/lang/IllegalAccessError", message)
    }

    /// Looks a method up by the rules for classes or for interfaces.
    pub(crate) fn lookup_method(
        &self,
        named: ClassId,
        name: &str,
        descriptor: &str,
        is_interface: bool,
    ) -> Result<MethodId, JavaError> {
        let class = self.classes.class(named);
        if class.is_interface() != is_interface {
            let kind = if is_interface { "Methodref" } else { "InterfaceMethodref" };
            let message =
                format!("Method '{}' must be {kind} constant", external_method(&class.name, name, descriptor));
            return Err(JavaError::new("java/lang/IncompatibleClassChangeError", message));
        }
        if name == "<init>" {
            // A constructor is never inherited.
            let found = self.classes.declared_method(named, name, descriptor).map(|method| method.id);
            return found.ok_or_else(|| {
                let text =
                    external_method(&class.name, name, descriptor).replacen(&format!("{}.", class.java_name()), "", 1);
                JavaError::new(
                    "java/lang/NoSuchMethodError",
                    format!("{}: method '{text}' not found", class.java_name()),
                )
            });
        }
        self.find_method(named, name, descriptor).ok_or_else(|| {
            let message = format!("'{}'", external_method(&class.name, name, descriptor));
            JavaError::new("java/lang/NoSuchMethodError", message)
        })
    }

    /// A method of a class, its superclasses, or (maximally specific first, then any) its superinterfaces.
    pub(crate) fn find_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let declared = |id: ClassId| self.classes.declared_method(id, name, descriptor);
        let start = self.classes.class(class);
        if start.is_interface() {
            if let Some(method) = declared(class) {
                return Some(method.id);
            }
            let object = declared(self.well_known.object);
            if let Some(method) =
                object.filter(|method| method.access & (flags::PUBLIC | flags::STATIC) == flags::PUBLIC)
            {
                return Some(method.id);
            }
        } else {
            let mut next = Some(class);
            while let Some(id) = next {
                if let Some(method) = declared(id) {
                    return Some(method.id);
                }
                next = self.classes.class(id).super_class;
            }
        }
        let candidates = self.classes.candidates(class, name, descriptor, self.names.signature(name, descriptor)?);
        let any = candidates.first().copied();
        self.classes.maximally_specific(candidates).or(any).map(|method: &Method| method.id)
    }

    /// The signature polymorphic method of that name in a class.
    fn polymorphic_method(&self, class: ClassId, name: &str) -> Option<MethodId> {
        let class = self.classes.class(class);
        if !class.boot || !WITH_POLYMORPHIC_METHODS.contains(&&*class.name) {
            return None;
        }
        class.methods.iter().copied().find(|&id| &*self.classes.method(id).name == name && self.is_polymorphic(id))
    }

    /// Whether a method is called with any arguments there are.
    pub(crate) fn is_polymorphic(&self, id: MethodId) -> bool {
        let method = self.classes.method(id);
        let class = self.classes.class(method.class);
        let both = flags::NATIVE | flags::VARARGS;
        method.access & both == both && class.boot && WITH_POLYMORPHIC_METHODS.contains(&&*class.name)
    }
}

/// `NoSuchFieldError` for a field named in a class.
pub(crate) fn no_such_field(class: &str, name: &str, descriptor: &str) -> JavaError {
    let text = FieldType::parse(descriptor).map_or_else(String::new, external_type);
    let message = format!("Class {} does not have member field '{text} {name}'", class.replace('/', "."));
    JavaError::new("java/lang/NoSuchFieldError", message)
}

fn visibility(access: u16) -> &'static str {
    if access & flags::PRIVATE != 0 {
        "private "
    } else if access & flags::PROTECTED != 0 {
        "protected "
    } else {
        ""
    }
}
