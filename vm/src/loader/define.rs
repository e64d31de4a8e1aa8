//! Classes made of class files whose supertypes are loaded: laid out, with vtable, numbered (JVMS 5.3.5).

#![allow(unsafe_code)]

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use super::Loader;
use crate::classfile::{self, ClassFile, FieldFacts, MethodFacts, PoolConstant};
use crate::code::frame::{HEADER_SLOTS, SYNCHRONIZED_HEADER_SLOTS};
use crate::code::instruction::{TrustedCell, VmCell};
use crate::error::{JavaError, Shortage};
use crate::heap::{Account, ObjectLayout, Strength};
use crate::id::{ClassId, LoaderId, MethodId};
use crate::link::class::{Class, ClassKind, Field, FrameKind, Initialisation, Method, Referent, flags};
use crate::link::loaders::Scope;
use crate::link::selection::Declared;
use crate::link::{layout, variables};
use crate::runtime::Runtime;

/// The library's classes in exported packages that only the library itself and hidden classes name: what the VM's own
/// adapters call and implement, and what packages of the library have for each other.
const FOR_HIDDEN_CLASSES: [&str; 7] = [
    "java/lang/StringConcat",
    "java/lang/invoke/DirectCall",
    "java/lang/invoke/Invokers",
    "java/lang/invoke/Linkage",
    "java/lang/reflect/ClassMembers",
    "java/lang/reflect/FieldAccess",
    "java/lang/reflect/Invocation",
];

/// What the names of interfaces begin with by which method handles are called (`invokedynamic::typed_call`); they are as the
/// classes above.
pub(crate) const TYPED_CALL: &str = "java/lang/invoke/TypedCall+";

/// Whether other modules may use a package of the library.
fn is_exported(package: &str) -> bool {
    ["java/", "javax/", "org/w3c/dom", "org/xml/sax", "sun/misc"].iter().any(|exported| package.starts_with(exported))
}

/// The package of a class by its internal name.
pub(super) fn package_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(package, _)| package)
}

/// That a class that is not the library's has no name in the package `java` or below.
///
/// # Errors
/// `SecurityException`.
pub(super) fn check_package(name: &str) -> Result<(), JavaError> {
    if !name.starts_with("java/") {
        return Ok(());
    }
    let message = format!("Prohibited package name: {}", package_of(name).replace('/', "."));
    Err(JavaError::new("java/lang/SecurityException", message))
}

/// Whose class a class file becomes.
#[derive(Clone)]
pub(crate) struct ClassOrigin {
    /// Whether it is the library's.
    pub boot: bool,
    /// Whether the VM has written it.
    pub hidden: bool,
    /// The defining loader.
    pub loader: LoaderId,
    /// See `Class::namespace`.
    pub namespace: LoaderId,
    /// See `Class::pinned`.
    pub pinned: Box<[(Arc<str>, ClassId)]>,
}

impl ClassOrigin {
    /// The library or the class path.
    pub(crate) fn built_in(boot: bool) -> ClassOrigin {
        ClassOrigin { boot, ..ClassOrigin::of(LoaderId::BUILT_IN) }
    }

    /// A loader, which is not the library's.
    pub(crate) fn of(loader: LoaderId) -> ClassOrigin {
        ClassOrigin { boot: false, hidden: false, loader, namespace: loader, pinned: Box::default() }
    }

    /// The VM, for code of a class.
    pub(crate) fn hidden(class: &Class) -> ClassOrigin {
        ClassOrigin {
            boot: class.boot,
            hidden: true,
            loader: class.loader,
            namespace: class.namespace,
            pinned: Box::default(),
        }
    }

    /// What decides what names mean.
    pub(crate) fn scope(&self) -> Scope<'_> {
        Scope { namespace: self.namespace, pinned: &self.pinned, hidden: self.hidden }
    }
}

impl Loader {
    /// The set of interfaces of a class: those of its superclass and superinterfaces, these themselves, and its own
    /// number if it is an interface.
    pub(super) fn interface_bits(&self, supers: &[ClassId], interfaces: &[ClassId], own: Option<u32>) -> Box<[u64]> {
        let mut bits: Vec<u64> = Vec::new();
        let mut merge = |words: &[u64]| {
            if bits.len() < words.len() {
                bits.resize(words.len(), 0);
            }
            bits.iter_mut().zip(words).for_each(|(bit, word)| *bit |= word);
        };
        for &id in supers.iter().chain(interfaces) {
            merge(&self.classes.class(id).interface_bits_store);
        }
        if let Some(own) = own {
            let mut words = vec![0; own as usize / 64 + 1];
            words[own as usize / 64] = 1 << (own % 64);
            merge(&words);
        }
        bits.into()
    }

    /// Tells the handlers where the class tables are now.
    pub(super) fn publish_classes(&mut self, runtime: &mut Runtime) {
        // SAFETY: I1: the tables of this VM, shown anew whenever a class has been added to them.
        unsafe { runtime.registers.show_classes(&self.classes) };
    }

    pub(super) fn register_layout(
        &mut self,
        runtime: &mut Runtime,
        id: ClassId,
        layout: &ObjectLayout,
    ) -> Result<(), JavaError> {
        runtime
            .heap
            .register_layout(id, layout)
            .map_err(|error| JavaError::new("java/lang/ClassFormatError", format!("{error:?}")))
    }

    /// Defines a class whose supertypes are loaded.
    pub(crate) fn define_class(
        &mut self,
        runtime: &mut Runtime,
        file: Arc<ClassFile>,
        origin: ClassOrigin,
    ) -> Result<ClassId, JavaError> {
        let (boot, hidden) = (origin.boot, origin.hidden);
        let id = self.classes.next_class();
        let name: Arc<str> = file.name().into();
        let access = file.access().0;
        let is_interface = access & flags::INTERFACE != 0;
        let (super_class, interfaces) = self.supertypes_of(&file, &origin)?;
        let bytes = self.classes.bytes_of_class(&file, super_class, &interfaces);
        runtime.heap_charge(Account::Metadata, bytes)?;

        let (methods, initialiser) = self.define_methods(runtime, &file, id, hidden)?;
        let fields = self.define_fields(runtime, &file, super_class, &name)?;

        let own = is_interface.then_some(self.classes.interfaces.len() as u32);
        let bits = self.interface_bits(super_class.as_slice(), &interfaces, own);
        let all_interfaces = self.other_interfaces(&bits, own);
        let package = package_of(&name);
        let declared = Declared {
            class: id,
            package,
            loader: origin.loader,
            is_interface,
            super_class,
            all_interfaces: &all_interfaces,
            methods: &methods,
        };
        let vtable_methods = self.define_vtable(runtime, &declared, &name)?;

        let mut display: Vec<ClassId> =
            super_class.map(|id| self.classes.class(id).display_store.to_vec()).unwrap_or_default();
        display.push(id);
        let has_default_methods = is_interface && self.have_default(&methods);
        let instance_bytes = fields.end.next_multiple_of(8);
        let referent = self.referent(&name, super_class);
        let layout = object_layout(&fields, referent, instance_bytes, self.reference_link_offset);
        if !is_interface {
            self.register_layout(runtime, id, &layout)?;
        }
        let for_hidden = boot && (FOR_HIDDEN_CLASSES.contains(&file.name()) || file.name().starts_with(TYPED_CALL));
        let is_root = initialiser.is_none() && super_class.is_none();
        let class = Class {
            interface_index: own.unwrap_or(0),
            depth: display.len() as u32 - 1,
            instance_bytes,
            display_store: display.into(),
            interface_bits_store: bits,
            access,
            super_class,
            interfaces,
            methods,
            vtable_methods,
            fields_end: fields.end,
            fields: fields.fields,
            reference_offsets: fields.references,
            referent,
            initialisation: VmCell::new(if is_root { Initialisation::Done } else { Initialisation::Linked }),
            boot,
            loader: origin.loader,
            namespace: origin.namespace,
            pinned: origin.pinned,
            exported: !boot || is_exported(package) && !for_hidden,
            for_hidden,
            initialiser,
            has_default_methods,
            hidden,
            file: Some(file),
            ..Class::empty(id, name, if is_interface { ClassKind::Interface } else { ClassKind::Class })
        };
        self.classes.add_class(class);
        self.publish_classes(runtime);
        if !hidden {
            self.classes.initiate(origin.loader, id).map_err(|other| self.other_class_wanted(origin.loader, other))?;
        }
        Ok(id)
    }

    /// The interfaces of a set but the class's own number, if it is an interface.
    fn other_interfaces(&self, bits: &[u64], own: Option<u32>) -> Vec<ClassId> {
        let mut others = bits.to_vec();
        if let Some(own) = own {
            others[own as usize / 64] &= !(1 << (own % 64));
        }
        self.classes.classes_of_interfaces(&others)
    }

    /// The supertypes of a class to be defined, if it may have these and its loader may give it.
    fn supertypes_of(
        &mut self,
        file: &ClassFile,
        origin: &ClassOrigin,
    ) -> Result<(Option<ClassId>, Box<[ClassId]>), JavaError> {
        let super_class = file.super_name().map(|name| self.loaded_supertype(origin, name)).transpose()?;
        let interfaces: Box<[ClassId]> =
            file.interfaces().map(|name| self.loaded_supertype(origin, name)).collect::<Result<_, _>>()?;
        if !origin.hidden
            && let Some(other) = self.classes.constrained(origin.loader, file.name())
        {
            return Err(self.other_class_wanted(origin.loader, other));
        }
        self.check_supertypes(file, origin, super_class, &interfaces)?;
        Ok((super_class, interfaces))
    }

    /// A supertype of a class to be defined, which is loaded already or else is asked for.
    fn loaded_supertype(&mut self, origin: &ClassOrigin, name: &str) -> Result<ClassId, JavaError> {
        self.classes.meaning(origin.scope(), name).ok_or_else(|| {
            self.wanted = Some((origin.scope().loader_of(name), name.into()));
            JavaError::Unloaded
        })
    }

    /// Whether one of an interface's methods is a default method.
    fn have_default(&self, methods: &[MethodId]) -> bool {
        methods.iter().any(|&id| self.classes.method(id).access & (flags::STATIC | flags::ABSTRACT) == 0)
    }

    /// Gives a class its vtable: the methods entered there.
    fn define_vtable(
        &mut self,
        runtime: &mut Runtime,
        declared: &Declared<'_>,
        name: &str,
    ) -> Result<Box<[MethodId]>, JavaError> {
        let mut vtable = self.classes.build_vtable(declared);
        let (methods, super_class) = (declared.methods, declared.super_class);
        let further = self.classes.bytes_of_further_entries(vtable.entries.len(), methods.len(), super_class);
        runtime.heap_charge(Account::Metadata, further)?;
        for &(place, like) in &vtable.conflicts {
            vtable.entries[place as usize] = self.add_conflict(runtime, like);
        }
        self.check_final_overrides(&vtable.entries, super_class, name)?;
        for (&method, index) in methods.iter().zip(&vtable.indices) {
            // SAFETY: I1: its place in the vtable that the class is laid out with, and in those of its subclasses.
            unsafe { self.classes.method(method).vtable_index.set(*index) };
        }
        Ok(vtable.entries.into())
    }

    /// A method that stands where several default methods conflict: a call finds no code and reports the conflict.
    fn add_conflict(&mut self, runtime: &mut Runtime, like: MethodId) -> MethodId {
        let entry = runtime.stubs.entry_of(flags::ABSTRACT);
        let next = self.classes.next_method();
        let method = self.classes.method(like);
        let conflict = Method {
            entry,
            locals_bytes: u64::from(method.argument_slots) * 8,
            operand_bytes: (HEADER_SLOTS as u64 + 1) * 8,
            weight: VmCell::new(0),
            id: next,
            class: method.class,
            index: method.index,
            access: flags::PUBLIC | flags::ABSTRACT,
            name: Arc::clone(&method.name),
            descriptor: Arc::clone(&method.descriptor),
            argument_slots: method.argument_slots,
            argument_references: method.argument_references.clone(),
            result: method.result,
            vtable_index: TrustedCell::new(None),
            code: OnceCell::new(),
            current_version: VmCell::new(0),
            native: Cell::new(None),
            verified: RefCell::default(),
            hidden: false,
            frame_kind: FrameKind::Java,
        };
        self.classes.add_method(conflict)
    }

    /// How a class holds its referent and where, if it is one of the reference classes or a subclass of one.
    fn referent(&self, name: &str, super_class: Option<ClassId>) -> Option<Referent> {
        let super_class = self.classes.class(super_class?);
        let strength = match name {
            "java/lang/ref/WeakReference" => Strength::Weak,
            "java/lang/ref/SoftReference" => Strength::Soft,
            "java/lang/ref/PhantomReference" => Strength::Phantom,
            _ => return super_class.referent,
        };
        let offset = |name, descriptor| {
            let place = super_class.field_place(name, descriptor)?;
            Some(super_class.fields[usize::from(place)].offset)
        };
        let queue_offset = offset("queue", "Ljava/lang/ref/ReferenceQueue;")?;
        Some(Referent { strength, offset: offset("referent", "Ljava/lang/Object;")?, queue_offset })
    }

    fn define_methods(
        &mut self,
        runtime: &mut Runtime,
        file: &Arc<ClassFile>,
        id: ClassId,
        hidden: bool,
    ) -> Result<(Box<[MethodId]>, Option<MethodId>), JavaError> {
        let mut methods = Vec::with_capacity(file.methods().len());
        let mut initialiser = None;
        let class_name = file.name();
        for (index, method) in file.methods().enumerate() {
            let access = method.access().0;
            let facts = match file.member_facts() {
                Some(kept) => {
                    let facts = &kept.methods[index];
                    MethodFacts {
                        name: self.names.adopt(&facts.name),
                        descriptor: self.names.adopt(&facts.descriptor),
                        argument_slots: facts.argument_slots,
                        argument_references: Arc::clone(&facts.argument_references),
                        result: facts.result,
                    }
                }
                None => MethodFacts::of(method, &mut |text| self.names.intern(text)),
            };
            let header =
                if access & flags::SYNCHRONIZED != 0 { SYNCHRONIZED_HEADER_SLOTS } else { HEADER_SLOTS } as u32;
            let (locals, operand_slots) = match method.code() {
                Some(code) => (code.max_locals(), header + u32::from(code.max_stack()) + 1),
                None => (facts.argument_slots, header + 1),
            };
            let id = self.classes.add_method(Method {
                entry: runtime.stubs.entry_of(access),
                locals_bytes: u64::from(locals) * 8,
                operand_bytes: u64::from(operand_slots) * 8,
                weight: VmCell::new(0),
                id: self.classes.next_method(),
                class: id,
                index: index as u16,
                access,
                name: facts.name,
                descriptor: facts.descriptor,
                argument_slots: facts.argument_slots,
                argument_references: facts.argument_references,
                result: facts.result,
                vtable_index: TrustedCell::new(None),
                code: OnceCell::new(),
                current_version: VmCell::new(0),
                native: Cell::new(None),
                verified: RefCell::default(),
                hidden: hidden || is_called_by_machine(class_name, method.name()),
                frame_kind: FrameKind::Java,
            });
            if method.is_class_initializer() {
                initialiser = Some(id);
            }
            methods.push(id);
        }
        Ok((methods.into(), initialiser))
    }

    /// Places the fields: instance fields behind the superclass's, static ones in slots of the root area, with their
    /// constant values.
    fn define_fields(
        &mut self,
        runtime: &mut Runtime,
        file: &Arc<ClassFile>,
        super_class: Option<ClassId>,
        class_name: &str,
    ) -> Result<Fields, JavaError> {
        let (start, mut references) = match super_class {
            Some(id) => {
                let class = self.classes.class(id);
                (class.fields_end, class.reference_offsets.to_vec())
            }
            None => (0, Vec::new()),
        };
        let letters: Vec<u8> = file
            .fields()
            .filter(|field| !field.access().is_static())
            .map(|field| field.descriptor().as_bytes()[0])
            .collect();
        let placed = layout::place(start, &letters);
        let mut end = placed.end;
        let mut offsets = placed.offsets.iter();
        let mut fields = Vec::with_capacity(file.fields().len());
        for (index, field) in file.fields().enumerate() {
            let access = field.access().0;
            let FieldFacts { name, descriptor } = match file.member_facts() {
                Some(kept) => {
                    let facts = &kept.fields[index];
                    FieldFacts { name: self.names.adopt(&facts.name), descriptor: self.names.adopt(&facts.descriptor) }
                }
                None => FieldFacts::of(field, &mut |text| self.names.intern(text)),
            };
            let letter = descriptor.as_bytes()[0];
            let is_reference = matches!(letter, b'L' | b'[');
            let offset = if access & flags::STATIC == 0 {
                let offset = *offsets.next().expect("as many offsets as instance fields");
                if is_reference {
                    references.push(offset);
                }
                offset
            } else {
                let slot = if is_reference {
                    runtime.heap.allocate_reference_slot()
                } else {
                    runtime.heap.allocate_primitive_slot()
                };
                let slot = slot.ok_or_else(|| JavaError::shortage(Shortage::Metaspace))?;
                self.store_constant_value(runtime, file, field, letter, slot)?;
                slot
            };
            fields.push(Field { name, descriptor, access, offset });
        }
        // Hidden fields: the number of the class that a mirror stands for, that of a class loader, the collector's list of
        // references.
        let hidden = match class_name {
            "java/lang/Class" => Some(&mut self.mirror_class_offset),
            "java/lang/ref/Reference" => Some(&mut self.reference_link_offset),
            "java/lang/ClassLoader" => Some(&mut self.loader_number_offset),
            _ => None,
        };
        if let Some(offset) = hidden {
            *offset = end.next_multiple_of(4);
            end = *offset + 4;
        }
        Ok(Fields { fields: fields.into(), references: references.into(), end: end.max(crate::heap::HEADER_BYTES) })
    }

    /// Stores the value of a `ConstantValue` attribute into a static field (JVMS 5.5 step 6: before initialisation).
    fn store_constant_value(
        &mut self,
        runtime: &mut Runtime,
        file: &Arc<ClassFile>,
        field: classfile::FieldInfo<'_>,
        letter: u8,
        slot: u32,
    ) -> Result<(), JavaError> {
        let Some(index) = field.constant_value() else { return Ok(()) };
        let value = match file.pool().get(index) {
            Ok(PoolConstant::Integer(value)) => variables::narrow(letter, u64::from(value as u32)),
            Ok(PoolConstant::Float(value)) => u64::from(value.to_bits()),
            Ok(PoolConstant::Long(value)) => value as u64,
            Ok(PoolConstant::Double(value)) => value.to_bits(),
            Ok(PoolConstant::String(text)) => {
                let string = runtime.intern_literal(text)?;
                runtime.heap.store_reference_slot(slot, string);
                return Ok(());
            }
            _ => return Ok(()),
        };
        runtime.heap.store_primitive_slot(slot, value);
        Ok(())
    }
}

/// Whether a method of the library is what the VM itself calls, which traces leave out: at the bottom of a thread's stack, or
/// to ask a class loader.
fn is_called_by_machine(class: &str, method: &str) -> bool {
    match class {
        "java/lang/Thread" => matches!(method, "enter" | "terminate" | "dispatchUncaughtException"),
        "java/lang/ClassLoader" => method == "load",
        _ => false,
    }
}

/// What the collector must know of a class's instances.
fn object_layout(fields: &Fields, referent: Option<Referent>, size: u32, link: u32) -> ObjectLayout {
    let references = fields.references.to_vec();
    let Some(Referent { strength, offset: referent, queue_offset: queue }) = referent else {
        return ObjectLayout::Instance { size, references };
    };
    let references = references.into_iter().filter(|&offset| offset != referent).collect();
    ObjectLayout::Reference { size, references, referent, queue, strength, link }
}

/// The placed fields of a class.
struct Fields {
    fields: Box<[Field]>,
    /// Offsets of all reference fields of an instance.
    references: Box<[u32]>,
    /// End of the instance's fields.
    end: u32,
}
