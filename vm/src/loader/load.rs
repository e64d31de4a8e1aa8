//! Finding class files, and having classes made of them, supertypes first (JVMS 5.3).
//!
//! The chain of supertypes is walked with a list, not by recursion: its length is the guest's choice.

use std::sync::Arc;

use super::Loader;
use super::define::{ClassOrigin, check_package, package_of};
use crate::classfile::{self, ClassBytes, ClassFile, FieldType, LineNumber, MAX_CLASS_BYTES, PoolNames, PrimitiveType};
use crate::error::JavaError;
use crate::heap::{Account, ObjectLayout};
use crate::id::{ClassId, LoaderId, MethodId};
use crate::keyed::KeyedSet;
use crate::link::class::{Class, ClassKind, flags};
use crate::link::layout;
use crate::link::table::PRIMITIVE_LETTERS;
use crate::runtime::Runtime;
use crate::statistics::Stage;

/// A class file waiting for its supertypes.
struct Pending {
    file: Arc<ClassFile>,
    boot: bool,
    /// Its supertypes that are not known to be loaded, the next one last.
    supertypes: Vec<Arc<str>>,
    /// Bytes that have been charged for the file and, until it becomes a class, for what has been read of it.
    charged: u64,
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
        let left = pending.iter().map(|pending| pending.charged).sum();
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
                    // A class is charged for what its file holds.
                    let length = file.bytes().len() as u64;
                    runtime.heap.discharge(Account::Metadata, top.charged - length);
                    top.charged = length;
                    self.define_class(runtime, file, ClassOrigin::built_in(boot))?;
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
            None => {
                self.make_room_to_read(runtime, &format!("{name}.class"), 0)?;
                self.class_path.find(name)?.map(|bytes| (bytes, false))
            }
        };
        let Some((bytes, boot)) = found else {
            self.note_missing_class(name);
            return Err(JavaError::no_class(name));
        };
        let mut charged = bytes.len() as u64;
        runtime.heap_charge(Account::Metadata, charged)?;
        let found = self.parsed_class(runtime, bytes, name, boot).and_then(|mut pending| {
            let read = self.classes.bytes_of_file(&pending.file);
            runtime.heap_charge(Account::Metadata, read)?;
            charged += read;
            pending.charged = charged;
            Ok(pending)
        });
        if found.is_err() {
            runtime.heap.discharge(Account::Metadata, charged);
        }
        found
    }

    /// Makes room for reading a resource of the class path, twice for a while, if there may be too little.
    ///
    /// # Errors
    /// As for [`Runtime::heap_charge`].
    pub(crate) fn make_room_to_read(&self, runtime: &mut Runtime, name: &str, number: usize) -> Result<(), JavaError> {
        if runtime.has_room_for_work(2 * MAX_CLASS_BYTES as u64) {
            return Ok(());
        }
        let length = self.class_path.length(name, number).unwrap_or(0);
        runtime.make_room_for_work(2 * length.min(MAX_CLASS_BYTES as u64))
    }

    /// The bytes of a resource of the class path, of several of its name the one of that number.
    pub(crate) fn resource(&self, name: &str, number: usize) -> Option<ClassBytes> {
        self.class_path.resource_numbered(name, number)
    }

    /// The bytes of a class file of the library, as a resource.
    pub(crate) fn library_resource(&self, name: &str) -> Option<ClassBytes> {
        self.boot_source.find(name.strip_suffix(".class")?).ok().flatten()
    }

    /// The line numbers of a method: those of its class file, or what the library keeps beside it.
    pub(crate) fn line_numbers(&self, method: MethodId) -> Vec<LineNumber> {
        let method = self.classes.method(method);
        let class = self.classes.class(method.class);
        let position = usize::from(method.index);
        let code = class.file.as_ref().and_then(|file| file.method(position)?.code());
        let own: Vec<LineNumber> = code.into_iter().flat_map(|code| code.line_numbers()).collect();
        if own.is_empty() && class.boot && code.is_some() {
            return self.boot_source.line_numbers(&class.name, position);
        }
        own
    }

    /// The source line of a bytecode, where that is known, and how many entries of tables were looked at.
    pub(crate) fn line_of(&self, method: MethodId, at: u16) -> (Option<u16>, u64) {
        let declared = self.classes.method(method);
        let class = self.classes.class(declared.class);
        let code = class.file.as_ref().and_then(|file| file.method(usize::from(declared.index))?.code());
        let mut entries = 0;
        let own = code.and_then(|code| LineNumber::line_of(code.line_numbers().inspect(|_| entries += 1), at));
        if entries == 0 && class.boot {
            return (LineNumber::line_of(self.line_numbers(method), at), 0);
        }
        (own, entries)
    }

    /// The directory or archive with a resource of the class path, of several of its name the one of that number.
    pub(crate) fn resource_place(&self, name: &str, number: usize) -> Option<std::path::PathBuf> {
        self.class_path.place(name, number)
    }

    /// Whether a class of this name would lie in one of the library's packages.
    pub(crate) fn is_package_of_library(&self, name: &str) -> bool {
        name.starts_with("java/") || self.boot_source.has_package(package_of(name))
    }

    /// The class file of a name, checked for whether it may have that name.
    fn parsed_class(
        &mut self,
        runtime: &mut Runtime,
        bytes: ClassBytes,
        name: &str,
        boot: bool,
    ) -> Result<Pending, JavaError> {
        let kept = if boot { self.boot_source.parsed() } else { self.class_path.parsed() };
        let pool_names = if boot { PoolNames::Legal } else { PoolNames::Unknown };
        let file = match kept.and_then(|kept| kept.find(name, &bytes)) {
            Some(file) => file,
            None => {
                if !boot {
                    runtime.make_room_for_work(classfile::parsing_bytes(&bytes))?;
                }
                let file = Arc::new(classfile::parse_pausing(bytes, Some(name), pool_names, &|| runtime.pause())?);
                if let Some(kept) = kept {
                    kept.add(&file);
                }
                file
            }
        };
        if file.name() != name {
            let message = format!("{name} (wrong name: {})", file.name());
            return Err(JavaError::new("java/lang/NoClassDefFoundError", message));
        }
        if !boot {
            check_package(name)?;
        }
        runtime.statistics.classes_loaded += 1;
        if runtime.options.verbose_class {
            self.report_loaded_class(runtime, name, if boot { "library" } else { "class path" });
        }
        let mut supertypes: Vec<Arc<str>> =
            file.super_name().into_iter().chain(file.interfaces()).map(Arc::from).collect();
        supertypes.reverse();
        Ok(Pending { file, boot, supertypes, charged: 0 })
    }

    /// The class or array type that a name in the constant pool of a class means, loaded with all its supertypes.
    ///
    /// # Errors
    /// As for [`Loader::load_class`]; [`JavaError::Unloaded`] where a program's loader has to be asked, which the interpreter
    /// does: then the instruction is executed again.
    pub(crate) fn class_named(
        &mut self,
        runtime: &mut Runtime,
        from: ClassId,
        name: &str,
    ) -> Result<ClassId, JavaError> {
        let scope = self.classes.class(from).scope();
        if scope.is_built_in() {
            return self.load_class(runtime, name);
        }
        if let Some(found) = self.classes.meaning(scope, name) {
            return Ok(found);
        }
        if !name.starts_with('[') {
            let loader = scope.loader_of(name);
            return self.load_by(runtime, loader, name);
        }
        let Some(array) = FieldType::parse(name) else { return Err(JavaError::no_class(name)) };
        let Some(FieldType::Object(element)) = array.element() else { return self.load_class(runtime, name) };
        let element = self.class_named(runtime, from, element)?;
        (0..array.dimensions()).try_fold(element, |component, _| self.array_of(runtime, component))
    }

    /// The class of a name by a loader.
    ///
    /// # Errors
    /// As for [`Loader::class_named`].
    pub(crate) fn load_by(
        &mut self,
        runtime: &mut Runtime,
        loader: LoaderId,
        name: &str,
    ) -> Result<ClassId, JavaError> {
        if loader == LoaderId::BUILT_IN {
            return self.load_class(runtime, name);
        }
        self.classes.named(loader, name).ok_or_else(|| {
            self.wanted = Some((loader, name.into()));
            JavaError::Unloaded
        })
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
            loader: class.loader,
            namespace: class.namespace,
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
        let layout = if matches!(letter, b'L' | b'[') {
            ObjectLayout::ReferenceArray
        } else {
            ObjectLayout::PrimitiveArray { element_log2 }
        };
        self.register_layout(runtime, id, &layout)?;
        self.classes.add_class(class);
        self.classes.class(component).array.set(Some(id));
        self.publish_classes(runtime);
        Ok(id)
    }
}
