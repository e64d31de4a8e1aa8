//! Who may name what (JVMS 5.4.4): classes by package, members by package, inheritance and nest.

use super::class::{Class, ClassKind, flags};
use super::table::Classes;
use crate::classfile::{ClassFile, FieldType, MethodDescriptor};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::vm::Vm;

impl Classes {
    /// Whether `from` may name the class (JVMS 5.4.4): it is in the same package, or public in a package that `from`'s
    /// module may use. The VM's own adapters may also name the library's classes made for them.
    pub(crate) fn can_access_class(&self, from: ClassId, to: ClassId) -> bool {
        let (from, target) = (self.class(from), self.element_class(to));
        target.is(flags::PUBLIC) && self.can_read_package(from, target)
            || target.kind == ClassKind::Primitive
            || self.same_package(from, target)
            || from.hidden && target.for_hidden
    }

    /// The class of which a class is an array type, of however many dimensions; the class itself if it is none.
    pub(crate) fn element_class(&self, class: ClassId) -> &Class {
        let mut element = self.class(class);
        while element.kind == ClassKind::Array {
            element = self.class(element.element);
        }
        element
    }

    /// Whether the module of `from` may use public classes of the package of `target`.
    pub(crate) fn can_read_package(&self, from: &Class, target: &Class) -> bool {
        target.exported || from.boot == target.boot
    }

    /// Whether two classes are in one run-time package: same loader, same package name.
    pub(crate) fn same_package(&self, a: &Class, b: &Class) -> bool {
        a.boot == b.boot && a.package() == b.package()
    }

    /// Whether `class` is `of` or a subclass of it.
    pub(crate) fn is_subclass(&self, class: ClassId, of: ClassId) -> bool {
        let depth = self.class(of).depth as usize;
        self.class(class).display_store.get(depth) == Some(&of)
    }
}

impl Vm {
    /// Checks that code of `from` may use a member with these flags, declared in `owner` and named through `named`.
    pub(crate) fn can_access_member(
        &mut self,
        from: ClassId,
        owner: ClassId,
        named: ClassId,
        access: u16,
    ) -> Result<bool, JavaError> {
        if from == owner || access & flags::PUBLIC != 0 {
            return Ok(true);
        }
        if access & flags::PRIVATE != 0 {
            return Ok(self.nest_host(from)? == self.nest_host(owner)?);
        }
        let from = self.classes.class(from).acts_for.get().unwrap_or(from);
        let (from_class, owner_class) = (self.classes.class(from), self.classes.class(owner));
        if self.classes.same_package(from_class, owner_class) {
            return Ok(true);
        }
        let inherits = access & flags::PROTECTED != 0 && self.classes.is_subclass(from, owner);
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
    pub(crate) fn nest_host(&mut self, class: ClassId) -> Result<ClassId, JavaError> {
        if let Some(host) = self.classes.class(class).nest_host.get() {
            return Ok(host);
        }
        let mut host = class;
        if let Some(file) = self.classes.class(class).file.clone()
            && let Some(named) = file.nest_host()
            && let Ok(candidate) = self.load_class(named)
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
        boot: bool,
        hidden: bool,
        super_class: Option<ClassId>,
        interfaces: &[ClassId],
    ) -> Result<(), JavaError> {
        let name = file.name().replace('/', ".");
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
                    module_of(class.boot)
                )));
            }
        }
        for &id in super_class.as_slice().iter().chain(interfaces) {
            let class = self.classes.class(id);
            let package = file.name().rsplit_once('/').map_or("", |(package, _)| package);
            let kind = if class.is_interface() { "superinterface" } else { "superclass" };
            let for_adapter = hidden && class.for_hidden;
            if class.is(flags::PUBLIC) && !class.exported && !boot && !for_adapter {
                let text = not_exported(&name, class);
                let check = if class.is_interface() { "superinterface check" } else { "superclass access check" };
                return Err(JavaError::new("java/lang/IllegalAccessError", format!("{check} failed: {text}")));
            }
            let same_package = class.boot == boot && class.package() == package;
            if !(class.is(flags::PUBLIC) || same_package || for_adapter) {
                return Err(JavaError::new(
                    "java/lang/IllegalAccessError",
                    format!(
                        "class {name} cannot access its {kind} {} ({})",
                        class.java_name(),
                        self.describe_pair(&name, boot, class)
                    ),
                ));
            }
            if class.forbids_subclass(file.name()) {
                let kind = if class.is_interface() { "interface" } else { "class" };
                return Err(change(format!("class {name} cannot inherit from sealed {kind} {}", class.java_name())));
            }
        }
        Ok(())
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

    /// `A and B are in unnamed module of loader 'app'`, as HotSpot puts it.
    pub(crate) fn describe_pair(&self, first: &str, first_boot: bool, second: &Class) -> String {
        let second_name = second.java_name();
        match (first_boot, second.boot) {
            (false, false) => format!("{first} and {second_name} are in unnamed module of loader 'app'"),
            (true, true) => format!("{first} and {second_name} are in module java.base of loader 'bootstrap'"),
            (a, b) => format!("{first} is in {}; {second_name} is in {}", module_of(a), module_of(b)),
        }
    }
}

/// Why a class of the class path may not name one of the library, as HotSpot puts it. There is one unnamed module, and its
/// number says nothing.
pub(super) fn not_exported(from: &str, to: &Class) -> String {
    let unnamed = "unnamed module @0x0";
    format!(
        "class {from} (in {unnamed}) cannot access class {} (in module java.base) because module java.base does not \
         export {} to {unnamed}",
        to.java_name(),
        to.package().replace('/', "."),
    )
}

/// The module and loader of a class, as messages name them.
pub(crate) fn module_of(boot: bool) -> &'static str {
    if boot { "module java.base of loader 'bootstrap'" } else { "unnamed module of loader 'app'" }
}

/// A type as Java source writes it: `java.lang.String[]`.
pub(crate) fn external_type(field_type: FieldType<'_>) -> String {
    let brackets = "[]".repeat(field_type.dimensions());
    let element = match field_type.element() {
        Some(FieldType::Primitive(primitive)) => primitive.keyword().to_owned(),
        Some(FieldType::Object(name)) => name.replace('/', "."),
        _ => String::new(),
    };
    element + &brackets
}

/// A method as HotSpot names it in messages: `void Foo.bar(int, java.lang.String)`.
pub(crate) fn external_method(class: &str, name: &str, descriptor: &str) -> String {
    let descriptor = MethodDescriptor::parse(descriptor).unwrap_or_default();
    let result = descriptor.return_type().map_or("void".to_owned(), external_type);
    let parameters: Vec<String> = descriptor.parameters().map(external_type).collect();
    format!("{result} {}.{name}({})", class.replace('/', "."), parameters.join(", "))
}
