//! Class loaders of programs: what they give is noted, and loaders agree about the types in the descriptors of members that
//! classes of theirs share (JVMS 5.3.4, 5.4.2, 5.4.3): in go classes and members, out come `LinkageError`s.
//!
//! The verifier compares types by name, as the loader of the verified class means them. What a field holds and what a method
//! takes and gives is what the loader of the declaring class means. So every reference to a member, and every method that
//! overrides or implements one, has both loaders agree about each class in the descriptor, whether it is loaded already or
//! not. Where a class that the VM writes has names pinned to classes, the loaders of these classes stand for its own. What lies
//! in `java` is the library's for all.

use std::sync::Arc;

use super::Loader;
use crate::classfile::{FieldType, MethodDescriptor};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{ClassId, LoaderId, MethodId};
use crate::link::access::external_type;
use crate::link::{Class, ClassKind, external_method, flags};
use crate::runtime::Runtime;

/// What the VM keeps of a loader, with its table.
const LOADER_BYTES: u64 = 512;
/// What it keeps of a class that a loader has given, and of two loaders that have to agree about a name.
const ENTRY_BYTES: u64 = 128;

/// The classes in a descriptor about which loaders may differ, with what messages name: the class, or the array type.
fn shared_names(descriptor: &str) -> Vec<(&str, String)> {
    let method = MethodDescriptor::parse(descriptor);
    let of_method = method.into_iter().flat_map(|method| method.parameters().chain(method.return_type()));
    let types = FieldType::parse(descriptor).into_iter().chain(of_method);
    let named = types.filter_map(|of| Some((of.element().and_then(FieldType::class_name)?, of)));
    let shared = named.filter(|(name, _)| !name.starts_with("java/"));
    let text = |of: FieldType<'_>| of.class_name().map_or_else(|| of.to_string(), str::to_owned).replace('/', ".");
    shared.map(|(name, of)| (name, text(of))).collect()
}

/// Whether there are any.
fn is_shared(descriptor: &str) -> bool {
    !shared_names(descriptor).is_empty()
}

impl Loader {
    /// The number of a program's class loader; `None` of one that has none yet, as the loaders that are built in.
    pub(crate) fn loader_number(&self, runtime: &Runtime, object: Ref) -> Option<LoaderId> {
        self.classes.loaders.existing(runtime.heap.load::<u32>(object, self.loader_number_offset))
    }

    /// Gives a program's class loader a number, if it has none.
    ///
    /// # Errors
    /// `OutOfMemoryError: Metaspace`.
    pub(crate) fn add_loader(
        &mut self,
        runtime: &mut Runtime,
        object: Ref,
        (description, parent): (&str, &str),
        name: Option<String>,
    ) -> Result<LoaderId, JavaError> {
        if let Some(known) = self.loader_number(runtime, object) {
            return Ok(known);
        }
        let mark = runtime.handles.len();
        let object = runtime.handles.push(object);
        let bytes = LOADER_BYTES + 2 * (description.len() + parent.len() + name.as_ref().map_or(0, String::len)) as u64;
        let charged = runtime.heap_charge(Account::Metadata, bytes);
        let object = runtime.handles.get(object);
        runtime.handles.truncate(mark);
        charged?;
        let slot = runtime.new_root(object)?;
        let number = self.classes.loaders.add(slot, description, parent, name);
        runtime.heap.store::<u32>(object, self.loader_number_offset, number.0);
        Ok(number)
    }

    /// Which loader is to be asked for which class ([`JavaError::Unloaded`]).
    pub(crate) fn take_wanted(&mut self) -> Option<(LoaderId, Box<str>)> {
        self.wanted.take()
    }

    /// The `java.lang.ClassLoader` of a class of a program's loader; null for others.
    pub(crate) fn loader_object(&self, runtime: &Runtime, loader: LoaderId) -> Ref {
        self.classes.loaders.object(loader).map_or(Ref::NULL, |slot| runtime.heap.load_reference_slot(slot))
    }

    /// Notes that a loader has given a class for its name.
    ///
    /// # Errors
    /// `LinkageError` where it has to give another one; `OutOfMemoryError: Metaspace`.
    pub(crate) fn note_initiated(
        &mut self,
        runtime: &mut Runtime,
        loader: LoaderId,
        class: ClassId,
    ) -> Result<(), JavaError> {
        if self.classes.named(loader, &self.classes.class(class).name) == Some(class) {
            return Ok(());
        }
        runtime.heap_charge(Account::Metadata, ENTRY_BYTES)?;
        self.classes.initiate(loader, class).map_err(|other| self.other_class_wanted(loader, other))
    }

    /// Counts and tells of a class that a program's loader has defined.
    pub(crate) fn note_defined(&mut self, runtime: &mut Runtime, class: ClassId) {
        runtime.statistics.classes_loaded += 1;
        if runtime.options.verbose_class {
            let class = self.classes.class(class);
            let (name, source) = (class.name.to_string(), self.classes.loader_text(class).to_owned());
            self.report_loaded_class(runtime, &name, &source);
        }
    }

    /// A loader wants to define a class for whose name it has given one.
    pub(crate) fn duplicate(&self, loader: LoaderId, known: ClassId) -> JavaError {
        let known = self.classes.class(known);
        // As the class would be that was to be defined.
        let class =
            Class { loader, ..Class::empty(self.classes.next_class(), Arc::clone(&known.name), ClassKind::Class) };
        let message = format!(
            "loader {} attempted duplicate {} definition for {}. ({})",
            self.classes.loader_name_text(loader),
            if known.is_interface() { "interface" } else { "class" },
            known.java_name(),
            self.placed(&Class { boot: false, ..class })
        );
        JavaError::new("java/lang/LinkageError", message)
    }

    /// A loader wants to give a class for a name for which it has to give another one.
    pub(super) fn other_class_wanted(&self, loader: LoaderId, other: ClassId) -> JavaError {
        let other = self.classes.class(other);
        let name = other.java_name();
        let message = format!(
            "loader constraint violation: loader {} wants to load {} {name}. A different {1} with the same name was previously \
             loaded by {}. ({name} is in {})",
            self.classes.loader_name_text(loader),
            if other.is_interface() { "interface" } else { "class" },
            self.classes.loader_text(other),
            self.classes.module_and_parent_text(other),
        );
        JavaError::new("java/lang/LinkageError", message)
    }

    /// The loader that says what a name in a descriptor means to code of a class: of a pinned class that which has defined it.
    fn naming_loader(&self, class: ClassId, name: &str) -> LoaderId {
        let class = self.classes.class(class);
        let pinned = class.pinned.iter().find(|(pinned, _)| **pinned == *name);
        pinned.map_or(class.namespace, |&(_, pinned)| self.classes.class(pinned).loader)
    }

    /// Has two classes agree about the types of a descriptor; gives the name about which they do not.
    fn constrain(
        &mut self,
        runtime: &mut Runtime,
        (one, other): (ClassId, ClassId),
        descriptor: &str,
    ) -> Result<Option<String>, JavaError> {
        let scopes = [one, other].map(|class| self.classes.class(class));
        if scopes[0].namespace == scopes[1].namespace && scopes.iter().all(|class| class.pinned.is_empty()) {
            return Ok(None);
        }
        for (name, of) in shared_names(descriptor) {
            let (a, b) = (self.naming_loader(one, name), self.naming_loader(other, name));
            if a == b || self.classes.agree(a, b, name) {
                continue;
            }
            runtime.heap_charge(Account::Metadata, ENTRY_BYTES + name.len() as u64)?;
            if self.classes.constrain(a, b, name).is_err() {
                return Ok(Some(of));
            }
        }
        Ok(None)
    }

    /// The loader of code of a class agrees with that of a class that declares a field or method which it names.
    ///
    /// # Errors
    /// `LinkageError`; `OutOfMemoryError: Metaspace`.
    pub(crate) fn constrain_reference(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        declaring: ClassId,
        descriptor: &str,
        member: &str,
    ) -> Result<(), JavaError> {
        let Some(name) = self.constrain(runtime, (from, declaring), descriptor)? else { return Ok(()) };
        let (from, declaring) = (self.classes.class(from), self.classes.class(declaring));
        let (what, kind, the, signature) = if descriptor.starts_with('(') {
            let method = external_method(&declaring.name, member, descriptor);
            (format!("method '{method}'"), "method", "the ", " used in the signature")
        } else {
            let of = FieldType::parse(descriptor).map_or_else(String::new, external_type);
            (format!("field \"{member}\" of type {of},"), "field", "", "")
        };
        let message = format!(
            "loader constraint violation: when resolving {what} the class loader {} of the current class, {}, and the class \
             loader {} for the {kind}'s defining class, {}, have different Class objects for {the}type {name}{signature} \
             ({}; {})",
            self.classes.loader_text(from),
            from.java_name(),
            self.classes.loader_text(declaring),
            declaring.java_name(),
            self.placed(from),
            self.placed(declaring),
        );
        Err(JavaError::new("java/lang/LinkageError", message))
    }

    /// `A is in unnamed module of loader 'app'`.
    fn placed(&self, class: &Class) -> String {
        format!("{} is in {}", class.java_name(), self.classes.module_and_parent_text(class))
    }

    /// The loaders of what a new class overrides and implements, and of what it does that with, agree.
    ///
    /// # Errors
    /// `LinkageError`; `OutOfMemoryError: Metaspace`.
    pub(super) fn constrain_overrides(&mut self, runtime: &mut Runtime, id: ClassId) -> Result<(), JavaError> {
        let class = self.classes.class(id);
        if class.scope().is_built_in() || class.is_interface() {
            return Ok(());
        }
        let entries = class.vtable_methods.clone();
        let super_class = class.super_class;
        let above = super_class.map(|id| self.classes.class(id).vtable_methods.clone()).unwrap_or_default();
        for (&now, &before) in entries.iter().zip(&above) {
            if now != before {
                self.constrain_methods(runtime, id, now, before)?;
            }
        }
        let interfaces = self.classes.classes_of_interfaces(&self.classes.class(id).interface_bits_store);
        for interface in interfaces {
            for place in 0..self.classes.class(interface).methods.len() {
                let wanted = self.classes.class(interface).methods[place];
                let method = self.classes.method(wanted);
                if method.access & (flags::STATIC | flags::PRIVATE) == 0 && is_shared(&method.descriptor) {
                    let selected = self.classes.select_interface_method(id, wanted);
                    self.constrain_methods(runtime, id, selected, wanted)?;
                }
            }
        }
        Ok(())
    }

    fn constrain_methods(
        &mut self,
        runtime: &mut Runtime,
        class: ClassId,
        now: MethodId,
        before: MethodId,
    ) -> Result<(), JavaError> {
        let (by, of) = (self.classes.method(now).class, self.classes.method(before).class);
        let descriptor = Arc::clone(&self.classes.method(before).descriptor);
        let Some(name) = self.constrain(runtime, (by, of), &descriptor)? else { return Ok(()) };
        let method = self.classes.method(before);
        let (class, by, of) = (self.classes.class(class), self.classes.class(by), self.classes.class(of));
        let owner = if of.is_interface() { of } else { by };
        let text = external_method(&owner.name, &method.name, &method.descriptor);
        let (class_name, by_name, of_name) = (class.java_name(), by.java_name(), of.java_name());
        let (by_loader, of_loader) = (self.classes.loader_text(by), self.classes.loader_text(of));
        let (first, second) = if of.is_interface() { (of, by) } else { (by, of) };
        let places = format!("{}; {}", self.placed(first), self.placed(second));
        let message = if of.is_interface() {
            format!(
                "loader constraint violation in interface itable initialization for class {class_name}: when selecting method \
                 '{text}' the class loader {of_loader} for super interface {of_name}, and the class loader {by_loader} of the \
                 selected method's class, {by_name} have different Class objects for the type {name} used in the signature \
                 ({places})"
            )
        } else {
            format!(
                "loader constraint violation for class {class_name}: when selecting overriding method '{text}' the class loader \
                 {by_loader} of the selected method's type {by_name}, and the class loader {of_loader} for its super type \
                 {of_name} have different Class objects for the type {name} used in the signature ({places})"
            )
        };
        Err(JavaError::new("java/lang/LinkageError", message))
    }
}
