//! Finding class files, and defining classes from them, supertypes first (JVMS 5.3).
//!
//! The chain of supertypes is walked with a list, not by recursion: its length is the guest's choice.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use super::Loader;
use crate::classfile::{self, ClassBytes, ClassFile, FieldType, PoolConstant, PrimitiveType};
use crate::code::frame::{HEADER_SLOTS, SYNCHRONIZED_HEADER_SLOTS};
use crate::error::JavaError;
use crate::heap::{Account, ObjectLayout, Strength};
use crate::id::{ClassId, MethodId};
use crate::keyed::KeyedSet;
use crate::link::class::{Class, ClassKind, Field, FrameKind, Initialisation, Method, flags};
use crate::link::layout;
use crate::link::selection::Declared;
use crate::link::table::PRIMITIVE_LETTERS;
use crate::runtime::Runtime;
use crate::statistics::Stage;

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

/// Whether other modules may use a package of the library.
fn is_exported(package: &str) -> bool {
    package.starts_with("java/") || package.starts_with("javax/")
}

/// The package of a class by its internal name.
fn package_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(package, _)| package)
}

/// A class file waiting for its supertypes.
struct Pending {
    file: Arc<ClassFile>,
    boot: bool,
    /// Its supertypes that are not known to be loaded, the next one last.
    supertypes: Vec<Arc<str>>,
}

impl Pending {
    /// Bytes of the file, which have been charged.
    fn bytes(&self) -> u64 {
        self.file.bytes().len() as u64
    }
}

/// The name of the array type with components of a class.
fn array_name(component: &str, kind: ClassKind) -> String {
    match kind {
        ClassKind::Array => format!("[{component}"),
        ClassKind::Primitive => {
            let primitives = PRIMITIVE_LETTERS.iter().filter_map(|&letter| PrimitiveType::from_letter(letter));
            let found = primitives.into_iter().find(|primitive| primitive.keyword() == component);
            format!("[{}", found.map_or("V", PrimitiveType::descriptor))
        }
        _ => format!("[L{component};"),
    }
}

impl Loader {
    /// Loads the class or array type of an internal name, with all its supertypes.
    ///
    /// # Errors
    /// `NoClassDefFoundError` where no class file is found, and whatever defining it raises.
    pub(crate) fn load_class(&mut self, runtime: &mut Runtime, name: &str) -> Result<ClassId, JavaError> {
        if let Some(id) = self.classes.by_name(name) {
            return Ok(id);
        }
        if name.starts_with('[') {
            return self.load_array(runtime, name);
        }
        self.timed(runtime, Stage::Load, |loader, runtime| loader.load_with_supertypes(runtime, name))
    }

    fn load_with_supertypes(&mut self, runtime: &mut Runtime, name: &str) -> Result<ClassId, JavaError> {
        let mut pending = vec![self.find_class(runtime, name)?];
        let loaded = self.define_pending(runtime, name, &mut pending);
        // What has not become a class goes.
        let left = pending.iter().map(Pending::bytes).sum();
        runtime.heap.discharge(Account::Metadata, left);
        loaded?;
        self.classes.by_name(name).ok_or_else(|| JavaError::no_class(name))
    }

    /// Defines the last of the classes that wait (of which the first is that of the name), after its supertypes, and so on
    /// until none waits.
    fn define_pending(
        &mut self,
        runtime: &mut Runtime,
        name: &str,
        pending: &mut Vec<Pending>,
    ) -> Result<(), JavaError> {
        let mut waiting: KeyedSet<Arc<str>> = [name.into()].into_iter().collect();
        while let Some(top) = pending.last_mut() {
            while top.supertypes.pop_if(|name| self.classes.by_name(name).is_some()).is_some() {}
            match top.supertypes.pop() {
                Some(missing) => {
                    if !waiting.insert(Arc::clone(&missing)) {
                        return Err(JavaError::new("java/lang/ClassCircularityError", &*missing));
                    }
                    let found = self.find_class(runtime, &missing)?;
                    pending.push(found);
                }
                None => {
                    let (file, boot) = (Arc::clone(&top.file), top.boot);
                    waiting.remove(file.name());
                    self.define_class(runtime, file, boot, false)?;
                    pending.pop();
                }
            }
        }
        Ok(())
    }

    /// Finds and parses a class file: the embedded library first, then the class path.
    fn find_class(&mut self, runtime: &mut Runtime, name: &str) -> Result<Pending, JavaError> {
        let found = match self.boot_source.find(name)? {
            Some(bytes) => Some((bytes, true)),
            // A package belongs to one module (JLS 7.7): in the library's, the class path has nothing to say.
            None if self.boot_source.has_package(package_of(name)) => None,
            None => self.class_path.find(name)?.map(|bytes| (bytes, false)),
        };
        let Some((bytes, boot)) = found else {
            self.note_missing_class(name);
            return Err(JavaError::no_class(name));
        };
        let length = bytes.len() as u64;
        runtime.heap_charge(Account::Metadata, length)?;
        let found = self.parse_class(runtime, bytes, name, boot);
        if found.is_err() {
            runtime.heap.discharge(Account::Metadata, length);
        }
        found
    }

    /// The bytes of a resource of the class path, of several of its name the one of that number.
    pub(crate) fn resource(&self, name: &str, number: usize) -> Option<ClassBytes> {
        self.class_path.resource_numbered(name, number)
    }

    /// Whether a class of this name would lie in one of the library's packages.
    pub(crate) fn is_package_of_library(&self, name: &str) -> bool {
        name.starts_with("java/") || self.boot_source.has_package(package_of(name))
    }

    /// The class file of a name, checked for whether it may have that name.
    fn parse_class(
        &mut self,
        runtime: &mut Runtime,
        bytes: ClassBytes,
        name: &str,
        boot: bool,
    ) -> Result<Pending, JavaError> {
        let file = classfile::parse_pausing(bytes, Some(name), &|| runtime.pause())?;
        if file.name() != name {
            let message = format!("{name} (wrong name: {})", file.name());
            return Err(JavaError::new("java/lang/NoClassDefFoundError", message));
        }
        if !boot && name.starts_with("java/") {
            let message = format!("Prohibited package name: {}", package_of(name).replace('/', "."));
            return Err(JavaError::new("java/lang/SecurityException", message));
        }
        runtime.statistics.classes_loaded += 1;
        if runtime.options.verbose_class {
            self.report_loaded_class(runtime, name, boot);
        }
        let mut supertypes: Vec<Arc<str>> =
            file.super_name().into_iter().chain(file.interfaces()).map(Arc::from).collect();
        supertypes.reverse();
        Ok(Pending { file: Arc::new(file), boot, supertypes })
    }

    /// The array type of a descriptor such as `[[I` or `[Ljava/lang/String;`.
    fn load_array(&mut self, runtime: &mut Runtime, name: &str) -> Result<ClassId, JavaError> {
        let Some(array) = FieldType::parse(name) else { return Err(JavaError::no_class(name)) };
        let dimensions = array.dimensions();
        let mut id = match array.element() {
            Some(FieldType::Primitive(primitive)) => self
                .well_known
                .primitive(primitive.descriptor().as_bytes()[0])
                .ok_or_else(|| JavaError::no_class(name))?,
            Some(FieldType::Object(element)) => self.load_class(runtime, element)?,
            _ => return Err(JavaError::no_class(name)),
        };
        for _ in 0..dimensions {
            id = self.array_of(runtime, id)?;
        }
        Ok(id)
    }

    /// The array type with a class's instances as components.
    ///
    /// # Errors
    /// `IllegalArgumentException` beyond 255 dimensions.
    pub(crate) fn array_of(&mut self, runtime: &mut Runtime, component: ClassId) -> Result<ClassId, JavaError> {
        let class = self.classes.class(component);
        if let Some(array) = class.array.get() {
            return Ok(array);
        }
        if class.kind == ClassKind::Array && class.name.bytes().take_while(|b| *b == b'[').count() >= 255 {
            return Err(JavaError::bare("java/lang/IllegalArgumentException"));
        }
        let bytes = self.classes.bytes_of_array_type(component, self.well_known.object);
        runtime.heap_charge(Account::Metadata, bytes)?;
        let class = self.classes.class(component);
        let name: Arc<str> = array_name(&class.name, class.kind).into();
        let letter = name.as_bytes()[1];
        let element_log2 = layout::field_bytes(letter).trailing_zeros() as u8;
        let object = self.well_known.object;
        let access =
            class.access & (flags::PUBLIC | flags::PRIVATE | flags::PROTECTED) | flags::FINAL | flags::ABSTRACT;
        let interfaces: Box<[ClassId]> = [self.well_known.cloneable, self.well_known.serializable].into();
        let id = self.classes.next_class();
        let class = Class {
            element: component,
            element_log2,
            kind: ClassKind::Array,
            access,
            boot: class.boot,
            exported: class.exported,
            hidden: class.hidden,
            depth: 1,
            display_store: [object, id].into(),
            interface_bits_store: self.interface_bits(&[object], &interfaces, None),
            super_class: Some(object),
            interfaces,
            vtable_methods: self.classes.class(object).vtable_methods.clone(),
            ..Class::empty(id, name, ClassKind::Array)
        };
        let shape = if matches!(letter, b'L' | b'[') {
            ObjectLayout::ReferenceArray
        } else {
            ObjectLayout::PrimitiveArray { element_log2 }
        };
        self.register_layout(runtime, id, &shape)?;
        self.classes.add_class(class);
        self.classes.class(component).array.set(Some(id));
        self.publish_classes(runtime);
        Ok(id)
    }

    /// The set of interfaces of a class: those of its superclass and superinterfaces, these themselves, and its own
    /// number if it is an interface.
    fn interface_bits(&self, supers: &[ClassId], interfaces: &[ClassId], own: Option<u32>) -> Box<[u64]> {
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
    fn publish_classes(&mut self, runtime: &mut Runtime) {
        runtime.registers.classes = self.classes.addresses.as_ptr();
        runtime.registers.vtables = self.classes.vtables.as_ptr();
    }

    fn register_layout(&mut self, runtime: &mut Runtime, id: ClassId, shape: &ObjectLayout) -> Result<(), JavaError> {
        runtime
            .heap
            .register_layout(id, shape)
            .map_err(|error| JavaError::new("java/lang/ClassFormatError", format!("{error:?}")))
    }

    /// Defines a class whose supertypes are loaded.
    pub(crate) fn define_class(
        &mut self,
        runtime: &mut Runtime,
        file: Arc<ClassFile>,
        boot: bool,
        hidden: bool,
    ) -> Result<ClassId, JavaError> {
        let id = self.classes.next_class();
        let name: Arc<str> = file.name().into();
        let access = file.access().0;
        let is_interface = access & flags::INTERFACE != 0;
        let super_class = file.super_name().and_then(|name| self.classes.by_name(name));
        let interfaces: Box<[ClassId]> = file.interfaces().filter_map(|name| self.classes.by_name(name)).collect();
        self.check_supertypes(&file, boot, hidden, super_class, &interfaces)?;
        let bytes = self.classes.bytes_of_class(&file, super_class, &interfaces);
        runtime.heap_charge(Account::Metadata, bytes)?;

        let (methods, initialiser) = self.define_methods(runtime, &file, id, hidden)?;
        let fields = self.define_fields(runtime, &file, super_class, &name)?;

        let own = is_interface.then_some(self.classes.interfaces.len() as u32);
        let bits = self.interface_bits(super_class.as_slice(), &interfaces, own);
        let mut others = bits.clone();
        if let Some(own) = own {
            others[own as usize / 64] &= !(1 << (own % 64));
        }
        let all_interfaces = self.classes.classes_of_interfaces(&others);
        let package = package_of(&name);
        let declared = Declared {
            class: id,
            package,
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
        let shape = object_layout(&fields, referent, instance_bytes, self.reference_link_offset);
        if !is_interface {
            self.register_layout(runtime, id, &shape)?;
        }
        let for_hidden = boot && FOR_HIDDEN_CLASSES.contains(&file.name());
        let needs_initialisation = initialiser.is_some() || super_class.is_some();
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
            initialisation: Cell::new(if needs_initialisation { Initialisation::Linked } else { Initialisation::Done }),
            boot,
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
        Ok(id)
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
            self.classes.method(method).vtable_index.set(*index);
        }
        Ok(vtable.entries.into())
    }

    /// A method that stands where several default methods conflict: a call finds no code and reports the conflict.
    fn add_conflict(&mut self, runtime: &mut Runtime, like: MethodId) -> MethodId {
        let entry = runtime.stubs.entry_of(flags::ABSTRACT);
        let next = self.classes.next_method();
        let method = self.classes.method(like);
        let conflict = Method {
            entry: Cell::new(entry),
            locals_bytes: u64::from(method.argument_slots) * 8,
            operand_bytes: (HEADER_SLOTS as u64 + 1) * 8,
            weight: Cell::new(0),
            id: next,
            class: method.class,
            index: method.index,
            access: flags::PUBLIC | flags::ABSTRACT,
            name: Arc::clone(&method.name),
            descriptor: Arc::clone(&method.descriptor),
            argument_slots: method.argument_slots,
            argument_references: method.argument_references.clone(),
            result: method.result,
            vtable_index: Cell::new(None),
            code: OnceCell::new(),
            current_version: Cell::new(0),
            native: Cell::new(None),
            verified: RefCell::default(),
            hidden: false,
            frame_kind: FrameKind::Java,
        };
        self.classes.add_method(conflict)
    }

    /// How a class holds its referent and where, if it is one of the reference classes or a subclass of one.
    fn referent(&self, name: &str, super_class: Option<ClassId>) -> Option<(Strength, u32)> {
        let super_class = self.classes.class(super_class?);
        let strength = match name {
            "java/lang/ref/WeakReference" => Strength::Weak,
            "java/lang/ref/SoftReference" => Strength::Soft,
            "java/lang/ref/PhantomReference" => Strength::Phantom,
            _ => return super_class.referent,
        };
        let referent = super_class.field_place("referent", "Ljava/lang/Object;");
        Some((strength, super_class.fields[usize::from(referent?)].offset))
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
        for (index, method) in file.methods().enumerate() {
            let descriptor = method.descriptor();
            let access = method.access().0;
            let is_static = access & flags::STATIC != 0;
            let mut references = vec![0u64; 4];
            let mut slots = 0usize;
            let mut argument = |is_reference: bool| {
                if is_reference {
                    references[slots / 64] |= 1 << (slots % 64);
                }
                slots += 1;
            };
            if !is_static {
                argument(true);
            }
            descriptor.parameters().for_each(|parameter| argument(parameter.is_reference()));
            let header =
                if access & flags::SYNCHRONIZED != 0 { SYNCHRONIZED_HEADER_SLOTS } else { HEADER_SLOTS } as u32;
            let (locals, operand_slots) = match method.code() {
                Some(code) => (code.max_locals(), header + u32::from(code.max_stack()) + 1),
                None => (slots as u16, header + 1),
            };
            let id = self.classes.add_method(Method {
                entry: Cell::new(runtime.stubs.entry_of(access)),
                locals_bytes: u64::from(locals) * 8,
                operand_bytes: u64::from(operand_slots) * 8,
                weight: Cell::new(0),
                id: self.classes.next_method(),
                class: id,
                index: index as u16,
                access,
                name: self.names.intern(method.name()),
                descriptor: self.names.intern(method.descriptor_text()),
                argument_slots: slots as u16,
                argument_references: references.into(),
                result: descriptor.return_type().map_or(b'V', |result| result.to_string().as_bytes()[0]),
                vtable_index: Cell::new(None),
                code: OnceCell::new(),
                current_version: Cell::new(0),
                native: Cell::new(None),
                verified: RefCell::default(),
                hidden: hidden || is_thread_frame(file.name(), method.name()),
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
        for field in file.fields() {
            let access = field.access().0;
            let letter = field.descriptor().as_bytes()[0];
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
                let slot = slot.ok_or_else(|| JavaError::new("java/lang/OutOfMemoryError", "Metaspace"))?;
                self.store_constant_value(runtime, file, field, letter, slot)?;
                slot
            };
            fields.push(Field {
                name: self.names.intern(field.name()),
                descriptor: self.names.intern(field.descriptor()),
                access,
                offset,
            });
        }
        // Hidden fields: the number of the class that a mirror stands for, the collector's list of references.
        let hidden = match class_name {
            "java/lang/Class" => Some(&mut self.mirror_class_offset),
            "java/lang/ref/Reference" => Some(&mut self.reference_link_offset),
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
            Ok(PoolConstant::Integer(value)) => u64::from(match letter {
                b'Z' => value & 1,
                b'B' => i32::from(value as i8),
                b'C' => i32::from(value as u16),
                b'S' => i32::from(value as i16),
                _ => value,
            } as u32),
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

/// Whether a method of `Thread` is the bottom of a thread's stack, which traces leave out.
fn is_thread_frame(class: &str, method: &str) -> bool {
    class == "java/lang/Thread" && matches!(method, "enter" | "terminate" | "dispatchUncaughtException")
}

/// What the collector must know of a class's instances.
fn object_layout(fields: &Fields, referent: Option<(Strength, u32)>, size: u32, link: u32) -> ObjectLayout {
    let references = fields.references.to_vec();
    let Some((strength, referent)) = referent else { return ObjectLayout::Instance { size, references } };
    let references = references.into_iter().filter(|&offset| offset != referent).collect();
    ObjectLayout::Reference { size, references, referent, strength, link }
}

/// The placed fields of a class.
struct Fields {
    fields: Box<[Field]>,
    /// Offsets of all reference fields of an instance.
    references: Box<[u32]>,
    /// End of the instance's fields.
    end: u32,
}
