//! Who may name what (JVMS 5.4.4): classes by package, members by package, inheritance and nest.

use super::class::{Class, ClassKind, flags};
use super::table::Classes;
use crate::classfile::{FieldType, MethodDescriptor};
use crate::id::ClassId;

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
        a.boot == b.boot && a.loader == b.loader && a.package() == b.package()
    }

    /// Whether a class has the protected members of another one by inheritance: an interface has none of Object's, though its
    /// class file names that as its superclass (JVMS 5.4.4).
    pub(crate) fn inherits(&self, class: ClassId, of: ClassId) -> bool {
        !self.class(class).is_interface() && self.is_subclass(class, of)
    }

    /// Whether `class` is `of` or a subclass of it.
    pub(crate) fn is_subclass(&self, class: ClassId, of: ClassId) -> bool {
        let depth = self.class(of).depth as usize;
        self.class(class).display_store.get(depth) == Some(&of)
    }
}

/// Why a class of the class path may not name one of the library, as HotSpot puts it. There is one unnamed module, and its
/// number says nothing.
pub(crate) fn not_exported(from: &str, to: &Class) -> String {
    let unnamed = "unnamed module @0x0";
    format!(
        "class {from} (in {unnamed}) cannot access class {} (in module java.base) because module java.base does not \
         export {} to {unnamed}",
        to.java_name(),
        to.package().replace('/', "."),
    )
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
