//! The faithful model of one class file: no meaning yet, nothing resolved.
//!
//! A [`ClassFile`] is immutable, `Send + Sync`, and shared by several VMs in an `Arc`. It keeps the file's bytes and small
//! fixed-size records that point into them; [`Field`], [`Method`] and [`Code`] are views made on the way. What start-up
//! needs of every class (names, flags, code, exception tables, frames) is found without search; what is rarely needed
//! (line numbers, local variables, signatures, annotations) is scanned for when asked. All of it was checked when the
//! file was parsed, so views cannot fail and never panic.

use std::sync::OnceLock;

use super::access::AccessFlags;
use super::attributes::{Attribute, Attributes, BootstrapMethod, EnclosingMethod, InnerClass, RecordComponent};
use super::code::CodeAttribute;
use super::constant_pool::ConstantPool;
use super::descriptor::{FieldType, MethodDescriptor};
use super::member_facts::MemberFacts;

/// A run of bytes of the class file.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Span {
    pub start: u32,
    pub length: u32,
}

impl Span {
    /// The span of `length` bytes from `start`; both fit, as a class file is at most 16 MiB.
    pub fn new(start: usize, length: usize) -> Self {
        Span { start: start as u32, length: length as u32 }
    }

    /// The bytes of the span in `file`.
    pub fn of(self, file: &[u8]) -> &[u8] {
        let start = self.start as usize;
        file.get(start..start + self.length as usize).unwrap_or_default()
    }

    /// The span of a table that the file may lack; every table present has at least its count, so none is at 0.
    pub fn of_present(self, file: &[u8]) -> Option<&[u8]> {
        (self.start != 0).then(|| self.of(file))
    }
}

/// What the parser keeps of a field: where in the class file the rest of it lies.
#[derive(Clone, Debug)]
pub(super) struct FieldRecord {
    pub access: AccessFlags,
    pub name_index: u16,
    pub descriptor_index: u16,
    /// The index of the constant value, or 0.
    pub constant_value: u16,
    /// The attributes after their count.
    pub attributes: Span,
}

/// The same of a method.
#[derive(Clone, Debug)]
pub(super) struct MethodRecord {
    pub access: AccessFlags,
    pub name_index: u16,
    pub descriptor_index: u16,
    pub code: Option<CodeRecord>,
    /// The indices of the `Exceptions` attribute after their count.
    pub exceptions: Span,
    pub attributes: Span,
}

/// The same of a method's code.
#[derive(Clone, Debug)]
pub(super) struct CodeRecord {
    pub max_stack: u16,
    pub max_locals: u16,
    pub bytecode: Span,
    /// The entries of the exception table after their count.
    pub exception_table: Span,
    pub attributes: Span,
    /// The `info` of the `StackMapTable`, if there is one.
    pub stack_map: Span,
}

/// A class file: what a `.class` says, checked by the format rules of JVMS 4.8.
#[derive(Debug)]
pub struct ClassFile {
    pub(super) minor: u16,
    pub(super) major: u16,
    pub(super) access: AccessFlags,
    pub(super) this_class: u16,
    pub(super) super_class: u16,
    pub(super) interfaces: Span,
    pub(super) pool: ConstantPool,
    pub(super) fields: Box<[FieldRecord]>,
    pub(super) methods: Box<[MethodRecord]>,
    pub(super) attributes: Span,
    pub(super) tables: ClassTables,
    /// What linking wants to know of the members, where several VMs link the file.
    pub(super) member_facts: OnceLock<Box<MemberFacts>>,
}

/// What the class's own attributes say that is asked for often.
#[derive(Clone, Default, Debug)]
pub(super) struct ClassTables {
    pub nest_host: u16,
    pub source_file: u16,
    pub nest_members: Span,
    pub permitted_subclasses: Span,
    pub inner_classes: Span,
    /// The place of the class's own entry among them, counted from 1; 0 if it has none.
    pub own_inner_class: u16,
    pub enclosing_method: Span,
    /// Each bootstrap method: its handle and arguments.
    pub bootstrap_methods: Box<[Span]>,
    /// The components of a record, each from its name on.
    pub record: Option<Box<[Span]>>,
}

impl ClassFile {
    /// The minor version; 65535 marks a preview class file.
    pub fn minor_version(&self) -> u16 {
        self.minor
    }

    /// The major version, 45 to 69.
    pub fn major_version(&self) -> u16 {
        self.major
    }

    /// The class's flags.
    pub fn access(&self) -> AccessFlags {
        self.access
    }

    /// The constants, which indices in the file name.
    pub fn pool(&self) -> &ConstantPool {
        &self.pool
    }

    /// The bytes of the whole file.
    pub fn bytes(&self) -> &[u8] {
        self.pool.bytes()
    }

    /// The index of the class's own `Class` entry.
    pub fn this_class(&self) -> u16 {
        self.this_class
    }

    /// The class's binary name, with slashes.
    pub fn name(&self) -> &str {
        self.class_name(self.this_class)
    }

    /// The superclass's name; `None` for `java/lang/Object` only.
    pub fn super_name(&self) -> Option<&str> {
        (self.super_class != 0).then(|| self.class_name(self.super_class))
    }

    /// The index of the superclass's `Class` entry, or 0.
    pub fn super_class(&self) -> u16 {
        self.super_class
    }

    /// The names of the direct superinterfaces, in order.
    pub fn interfaces(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.class_names(self.interfaces)
    }

    /// The fields, in order.
    pub fn fields(&self) -> impl ExactSizeIterator<Item = FieldInfo<'_>> + Clone {
        self.fields.iter().map(|record| FieldInfo { class: self, record })
    }

    /// The methods, in order.
    pub fn methods(&self) -> impl ExactSizeIterator<Item = MethodInfo<'_>> + Clone {
        self.methods.iter().map(|record| MethodInfo { class: self, record })
    }

    /// The field at `position` in the file's order.
    pub fn field(&self, position: usize) -> Option<FieldInfo<'_>> {
        self.fields.get(position).map(|record| FieldInfo { class: self, record })
    }

    /// The method at `position` in the file's order.
    pub fn method(&self, position: usize) -> Option<MethodInfo<'_>> {
        self.methods.get(position).map(|record| MethodInfo { class: self, record })
    }

    /// The method of this name and descriptor.
    pub fn find_method(&self, name: &str, descriptor: &str) -> Option<MethodInfo<'_>> {
        self.methods().find(|method| method.name() == name && method.descriptor_text() == descriptor)
    }

    /// All attributes of the class.
    pub fn attributes(&self) -> Attributes<'_> {
        Attributes::new(&self.pool, self.attributes)
    }

    /// The class's `Signature`, raw.
    pub fn signature(&self) -> Option<&str> {
        self.attributes().signature()
    }

    /// The name of the source file.
    pub fn source_file(&self) -> Option<&str> {
        self.pool.name(self.tables.source_file).ok()
    }

    /// The class that hosts this class's nest, if it names one.
    pub fn nest_host(&self) -> Option<&str> {
        self.pool.class_name(self.tables.nest_host).ok()
    }

    /// The classes that this class, as a nest host, claims as members.
    pub fn nest_members(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.class_names(self.tables.nest_members)
    }

    /// The permitted direct subclasses of a sealed class; `None` if it is not sealed.
    pub fn permitted_subclasses(&self) -> Option<impl ExactSizeIterator<Item = &str> + Clone> {
        self.tables.permitted_subclasses.of_present(self.bytes())?;
        Some(self.class_names(self.tables.permitted_subclasses))
    }

    /// The entries of the `InnerClasses` attribute.
    pub fn inner_classes(&self) -> impl ExactSizeIterator<Item = InnerClass<'_>> + Clone {
        self.tables.inner_classes.of(self.bytes()).as_chunks().0.iter().map(|entry| InnerClass::new(&self.pool, entry))
    }

    /// The first of these entries that is about the class itself, found without search.
    pub fn own_inner_class(&self) -> Option<InnerClass<'_>> {
        let place = usize::from(self.tables.own_inner_class).checked_sub(1)?;
        let entry = self.tables.inner_classes.of(self.bytes()).as_chunks::<8>().0.get(place)?;
        Some(InnerClass::new(&self.pool, entry))
    }

    /// The class and method that enclose a local or anonymous class.
    pub fn enclosing_method(&self) -> Option<EnclosingMethod<'_>> {
        EnclosingMethod::new(&self.pool, self.tables.enclosing_method.of(self.bytes()))
    }

    /// How many bootstrap methods there are.
    pub fn bootstrap_method_count(&self) -> usize {
        self.tables.bootstrap_methods.len()
    }

    /// The bootstrap method that dynamic constants and call sites name by `index`.
    pub fn bootstrap_method(&self, index: u16) -> Option<BootstrapMethod<'_>> {
        let span = self.tables.bootstrap_methods.get(usize::from(index))?;
        BootstrapMethod::new(&self.pool, span.of(self.bytes()))
    }

    /// The components of a record class, in order; `None` if the class is no record.
    pub fn record_components(&self) -> Option<impl ExactSizeIterator<Item = RecordComponent<'_>> + Clone> {
        let spans = self.tables.record.as_deref()?;
        Some(spans.iter().map(|span| RecordComponent::new(&self.pool, *span)))
    }

    /// The component of a record class at `position` in the file's order.
    pub fn record_component(&self, position: usize) -> Option<RecordComponent<'_>> {
        let span = self.tables.record.as_deref()?.get(position)?;
        Some(RecordComponent::new(&self.pool, *span))
    }

    /// Whether the class is marked as made by the compiler, by flag or attribute.
    pub fn is_synthetic(&self) -> bool {
        self.access.is_synthetic() || self.attributes().named("Synthetic").is_some()
    }

    /// The memory that the model takes beside the class file's bytes, in bytes.
    pub fn heap_size(&self) -> usize {
        self.pool.heap_size()
            + size_of_val(&*self.fields)
            + size_of_val(&*self.methods)
            + size_of_val(&*self.tables.bootstrap_methods)
            + self.tables.record.as_deref().map_or(0, size_of_val)
    }

    fn class_name(&self, index: u16) -> &str {
        self.pool.class_name(index).unwrap_or_default()
    }

    fn class_names(&self, indices: Span) -> impl ExactSizeIterator<Item = &str> + Clone {
        indices.of(self.bytes()).as_chunks().0.iter().map(|index| self.class_name(u16::from_be_bytes(*index)))
    }
}

/// A field of a class file.
#[derive(Clone, Copy, Debug)]
pub struct FieldInfo<'a> {
    class: &'a ClassFile,
    record: &'a FieldRecord,
}

impl<'a> FieldInfo<'a> {
    /// The field's `access_flags`, as the file has them.
    pub fn access(self) -> AccessFlags {
        self.record.access
    }

    /// The simple name.
    pub fn name(self) -> &'a str {
        self.class.pool.name(self.record.name_index).unwrap_or_default()
    }

    /// The descriptor's text.
    pub fn descriptor(self) -> &'a str {
        self.class.pool.name(self.record.descriptor_index).unwrap_or_default()
    }

    /// The type that the descriptor names.
    pub fn field_type(self) -> FieldType<'a> {
        FieldType::parse(self.descriptor()).unwrap_or(FieldType::Object("java/lang/Object"))
    }

    /// The index of the constant that a static field starts with.
    pub fn constant_value(self) -> Option<u16> {
        (self.record.constant_value != 0).then_some(self.record.constant_value)
    }

    /// All attributes of the field.
    pub fn attributes(self) -> Attributes<'a> {
        Attributes::new(&self.class.pool, self.record.attributes)
    }

    /// The field's `Signature`, raw.
    pub fn signature(self) -> Option<&'a str> {
        self.attributes().signature()
    }

    /// Whether the field is marked as made by the compiler, by flag or attribute.
    pub fn is_synthetic(self) -> bool {
        self.access().is_synthetic() || self.attributes().named("Synthetic").is_some()
    }
}

/// A method of a class file.
#[derive(Clone, Copy, Debug)]
pub struct MethodInfo<'a> {
    class: &'a ClassFile,
    record: &'a MethodRecord,
}

impl<'a> MethodInfo<'a> {
    /// The method's `access_flags`, as the file has them.
    pub fn access(self) -> AccessFlags {
        self.record.access
    }

    /// The simple name: `<init>` for constructors, `<clinit>` for initialisers.
    pub fn name(self) -> &'a str {
        self.class.pool.name(self.record.name_index).unwrap_or_default()
    }

    /// The method descriptor as the file has it: parsing the file has found it well-formed.
    pub fn descriptor_text(self) -> &'a str {
        self.class.pool.name(self.record.descriptor_index).unwrap_or_default()
    }

    /// The index of the descriptor's text.
    pub(crate) fn descriptor_index(self) -> u16 {
        self.record.descriptor_index
    }

    /// The types of parameters and result.
    pub fn descriptor(self) -> MethodDescriptor<'a> {
        MethodDescriptor::parse(self.descriptor_text()).unwrap_or_default()
    }

    /// The code; `None` exactly if the method is native or abstract.
    pub fn code(self) -> Option<CodeAttribute<'a>> {
        self.record.code.as_ref().map(|record| CodeAttribute::new(&self.class.pool, record))
    }

    /// The names of the exception classes declared with `throws`.
    pub fn exceptions(self) -> impl ExactSizeIterator<Item = &'a str> + Clone {
        self.class.class_names(self.record.exceptions)
    }

    /// All attributes of the method.
    pub fn attributes(self) -> Attributes<'a> {
        Attributes::new(&self.class.pool, self.record.attributes)
    }

    /// The method's `Signature`, raw.
    pub fn signature(self) -> Option<&'a str> {
        self.attributes().signature()
    }

    /// Whether the method is marked as made by the compiler, by flag or attribute.
    pub fn is_synthetic(self) -> bool {
        self.access().is_synthetic() || self.attributes().named("Synthetic").is_some()
    }

    /// The attribute of this name, such as `RuntimeVisibleAnnotations`.
    pub fn attribute(self, name: &str) -> Option<Attribute<'a>> {
        self.attributes().named(name)
    }

    /// Whether this is an instance initialiser.
    pub fn is_constructor(self) -> bool {
        self.class.pool.name_bytes(self.record.name_index).is_ok_and(|name| name == b"<init>")
    }

    /// Whether this is the class's initialiser (JVMS 2.9.2). Up to version 50 a `<clinit>` may have arguments; as in HotSpot
    /// that one is never run. Every `<clinit>` counts as static, whatever its flags.
    pub fn is_class_initializer(self) -> bool {
        self.name() == "<clinit>" && self.descriptor_text() == "()V"
    }
}

#[cfg(test)]
mod tests {
    use crate::classfile::assemble::assemble;
    use crate::classfile::{AccessFlags, parse};

    #[test]
    fn the_own_entry_is_the_first_about_the_class_itself() {
        let own = |entries: &str| {
            let text = format!(".version 52\n.class public super Own\n{entries}.end\n");
            let classes = assemble(&text).map_err(|error| error.to_string()).expect("it is right");
            let file = parse(classes[0].bytes.clone(), None).expect("it is right");
            let entry = file.own_inner_class();
            assert_eq!(entry, file.inner_classes().find(|entry| entry.class == file.name()));
            entry.map(|entry| (entry.access, entry.outer.map(str::to_owned)))
        };
        assert_eq!(own(""), None);
        assert_eq!(own(".inner static Other Outer Other\n"), None);
        let entries = ".inner static Other Outer Other\n.inner static Own Outer Own\n.inner public Own none none\n";
        assert_eq!(own(entries), Some((AccessFlags(8), Some("Outer".to_owned()))));
    }
}
