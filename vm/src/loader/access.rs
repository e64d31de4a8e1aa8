//! Access checks that may load classes: members by nest (JVMS 5.4.4), and the rules about supertypes (JVMS 5.3.5).

use super::Loader;
use super::define::ClassOrigin;
use crate::classfile::ClassFile;
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::access::not_exported;
use crate::link::{Class, ClassKind, flags};
use crate::runtime::Runtime;

/// A class that is looked at if it can be loaded.
///
/// # Errors
/// [`JavaError::Unloaded`].
pub(crate) fn loaded(class: Result<ClassId, JavaError>) -> Result<Option<ClassId>, JavaError> {
    match class {
        Err(JavaError::Unloaded) => Err(JavaError::Unloaded),
        other => Ok(other.ok()),
    }
}

impl Loader {
    /// Checks that code of `from` may use a member with these flags, declared in `owner` and named through `named`.
    pub(crate) fn can_access_member(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        owner: ClassId,
        named: ClassId,
        access: u16,
    ) -> Result<bool, JavaError> {
        if from == owner || access & flags::PUBLIC != 0 {
            return Ok(true);
        }
        if access & flags::PRIVATE != 0 {
            return Ok(self.nest_host(runtime, from)? == self.nest_host(runtime, owner)?);
        }
        let from = self.classes.class(from).acts_for.get().unwrap_or(from);
        let (from_class, owner_class) = (self.classes.class(from), self.classes.class(owner));
        if self.classes.same_package(from_class, owner_class) {
            return Ok(true);
        }
        let inherits = access & flags::PROTECTED != 0 && self.classes.inherits(from, owner);
        let through = access & flags::STATIC != 0
            || self.classes.is_subclass(named, from)
            || self.classes.is_subclass(from, named);
        Ok(inherits && through)
    }

    /// Whether a method, named through `named`, is the `clone` of arrays, which is public there (JVMS 5.4.3.3, JLS 10.7).
    pub(crate) fn is_clone_of_array(&self, named: ClassId, id: MethodId) -> bool {
        let method = self.classes.method(id);
        self.classes.class(named).kind == ClassKind::Array
            && method.class == self.well_known.object
            && &*method.name == "clone"
    }

    /// The host of a class's nest (JVMS 5.4.4): itself unless it names a host that lists it.
    pub(crate) fn nest_host(&mut self, runtime: &mut Runtime, class: ClassId) -> Result<ClassId, JavaError> {
        if let Some(host) = self.classes.class(class).nest_host.get() {
            return Ok(host);
        }
        let mut host = class;
        if let Some(file) = self.classes.class(class).file.clone()
            && let Some(named) = file.nest_host()
            && let Some(candidate) = loaded(self.class_named(runtime, class, named))?
        {
            let same_package = self.classes.same_package(self.classes.class(candidate), self.classes.class(class));
            if same_package && self.classes.class(candidate).lists_nest_member(file.name()) {
                host = candidate;
            }
        }
        self.classes.class(class).nest_host.set(Some(host));
        Ok(host)
    }

    /// Rules about supertypes at definition (JVMS 5.3.5): kinds, finality, access, sealing.
    pub(super) fn check_supertypes(
        &mut self,
        file: &ClassFile,
        origin: &ClassOrigin,
        super_class: Option<ClassId>,
        interfaces: &[ClassId],
    ) -> Result<(), JavaError> {
        let name = file.name().replace('/', ".");
        let (boot, hidden) = (origin.boot, origin.hidden);
        let change = |message: String| JavaError::new("java/lang/IncompatibleClassChangeError", message);
        if let Some(id) = super_class {
            let class = self.classes.class(id);
            if class.is_interface() && file.access().0 & flags::INTERFACE == 0 {
                return Err(change(format!("class {name} has interface {} as super class", class.java_name())));
            }
            if class.is(flags::FINAL) {
                return Err(change(format!("class {name} cannot inherit from final class {}", class.java_name())));
            }
        }
        for &id in interfaces {
            let class = self.classes.class(id);
            if !class.is_interface() {
                let implemented = class.java_name();
                return Err(change(format!(
                    "class {name} can not implement {implemented}, because it is not an interface ({implemented} is in {})",
                    self.classes.module_text(class)
                )));
            }
        }
        for &id in super_class.as_slice().iter().chain(interfaces) {
            let class = self.classes.class(id);
            let same_loader = class.boot == boot && class.loader == origin.loader;
            if class.is_sealed() && !same_loader {
                return Err(change(self.sealed_elsewhere(&name, origin, class)));
            }
            if class.forbids_subclass(file.name()) {
                let name = if hidden { name.replace('+', "/") } else { name };
                return Err(change(format!(
                    "Failed listed permitted subclass check: class {name} is not a permitted subclass of {}",
                    class.java_name()
                )));
            }
            let package = file.name().rsplit_once('/').map_or("", |(package, _)| package);
            let kind = if class.is_interface() { "superinterface" } else { "superclass" };
            let for_adapter = hidden && class.for_hidden;
            if class.is(flags::PUBLIC) && !class.exported && !boot && !for_adapter {
                let text = not_exported(&name, class);
                let check = if class.is_interface() { "superinterface check" } else { "superclass access check" };
                return Err(JavaError::new("java/lang/IllegalAccessError", format!("{check} failed: {text}")));
            }
            let same_package = same_loader && class.package() == package;
            if !(class.is(flags::PUBLIC) || same_package || for_adapter) {
                return Err(JavaError::new(
                    "java/lang/IllegalAccessError",
                    format!(
                        "class {name} cannot access its {kind} {} ({})",
                        class.java_name(),
                        self.pair_text(file.name(), origin, class)
                    ),
                ));
            }
        }
        Ok(())
    }

    /// What is said of a subclass that is in another module than the sealed class.
    fn sealed_elsewhere(&self, subclass: &str, origin: &ClassOrigin, sealed: &Class) -> String {
        let module = |boot: bool| if boot { "java.base" } else { "unnamed module" };
        let loader = if origin.boot { "'bootstrap'" } else { self.classes.loader_name_text(origin.loader) };
        format!(
            "Failed same module check: subclass {subclass} is in module '{}' with loader {loader}, \
             and sealed class {} is in module '{}' with loader {}",
            module(origin.boot),
            sealed.java_name(),
            module(sealed.boot),
            self.classes.loader_text(sealed)
        )
    }

    /// A final method must not be overridden (JVMS 5.4.5).
    pub(super) fn check_final_overrides(
        &self,
        vtable: &[MethodId],
        super_class: Option<ClassId>,
        name: &str,
    ) -> Result<(), JavaError> {
        let Some(super_class) = super_class else { return Ok(()) };
        for (&now, &before) in vtable.iter().zip(&self.classes.class(super_class).vtable_methods) {
            if now != before && self.classes.method(before).is(flags::FINAL) {
                let (now, before) = (self.classes.method(now), self.classes.method(before));
                return Err(JavaError::new(
                    "java/lang/IncompatibleClassChangeError",
                    format!(
                        "class {} overrides final method {}.{}{}",
                        name.replace('/', "."),
                        self.classes.class(before.class).java_name(),
                        now.name,
                        now.descriptor
                    ),
                ));
            }
        }
        Ok(())
    }

    /// [`Classes::modules_text`] with a class that is not defined yet.
    ///
    /// [`Classes::modules_text`]: crate::link::Classes::modules_text
    fn pair_text(&self, first: &str, origin: &ClassOrigin, second: &Class) -> String {
        let first = Class {
            boot: origin.boot,
            loader: origin.loader,
            ..Class::empty(self.classes.next_class(), first.into(), ClassKind::Class)
        };
        self.classes.modules_text(&first, second)
    }
}
