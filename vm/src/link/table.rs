//! All classes and methods of a VM, by number and by name.
//!
//! They stay where they are made and are never dropped before the VM: handlers hold their addresses.

use std::sync::Arc;

use super::class::{Class, ClassKind, Field, Method, Resolved};
use super::loaders::Loaders;
use super::selection::InterfaceMethods;
use crate::id::{ClassId, LoaderId, MethodId};
use crate::keyed::KeyedMap;

/// Methods that lie in one list: fewer would cost an allocation each, more would lie unused.
const TOGETHER: usize = 32;

/// The classes of a VM.
#[derive(Default)]
#[expect(clippy::vec_box, reason = "handlers hold the addresses of classes and methods, which must not move")]
pub struct Classes {
    classes: Vec<Box<Class>>,
    /// In lists of [`TOGETHER`], which never grow beyond what they were made for.
    methods: Vec<Vec<Method>>,
    method_count: usize,
    /// Classes and interfaces that a class file defined, by name. Nothing else is here: a class may be named `int`, and
    /// then it is that class which a class file means by this name.
    by_name: KeyedMap<Arc<str>, ClassId>,
    /// Array types by descriptor, in which an element type that is a class is told apart from a primitive one.
    arrays: KeyedMap<Arc<str>, ClassId>,
    /// The class loaders of programs, and what they have given.
    pub(crate) loaders: Loaders,
    /// Addresses by class number, for handlers.
    addresses: Vec<*const Class>,
    /// Vtables by class number, for handlers.
    vtables: Vec<*const *const Method>,
    /// Interfaces by the number of their own that each has.
    pub(crate) interfaces: Vec<ClassId>,
    /// Interface methods by signature.
    pub(crate) interface_methods: InterfaceMethods,
    /// Methods with threaded code, in the order in which it was made.
    pub(crate) translated: Vec<MethodId>,
}

impl Classes {
    /// A class by its number.
    ///
    /// # Panics
    /// No class of this VM has it.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// A method by its number.
    ///
    /// # Panics
    /// No method of this VM has it.
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index() / TOGETHER][id.index() % TOGETHER]
    }

    /// A class by a number that may be anything.
    pub(crate) fn get(&self, id: ClassId) -> Option<&Class> {
        self.classes.get(id.index()).map(|class| &**class)
    }

    /// A method by a number that may be anything.
    pub(crate) fn get_method(&self, id: MethodId) -> Option<&Method> {
        self.methods.get(id.index() / TOGETHER)?.get(id.index() % TOGETHER)
    }

    /// A loaded class by the internal name that class files have for it: a class, an interface, or an array type by its
    /// descriptor. Primitive types have no such name, and hidden classes are found by none.
    ///
    /// These are the classes of the library and of the class path, which share one table: no package is in both. Classes that
    /// programs' own loaders define are found by [`Classes::named`].
    pub fn by_name(&self, name: &str) -> Option<ClassId> {
        let table = if name.starts_with('[') { &self.arrays } else { &self.by_name };
        table.get(name).copied()
    }

    /// A method's address, for handlers.
    pub(crate) fn method_address(&self, id: MethodId) -> *const Method {
        &raw const *self.method(id)
    }

    /// All classes, in the order of their numbers.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Class> {
        self.classes.iter().map(|class| &**class)
    }

    /// All methods, in the order of their numbers.
    pub fn methods(&self) -> impl Iterator<Item = &Method> {
        self.methods.iter().flatten()
    }

    /// How many methods there are.
    pub fn method_count(&self) -> usize {
        self.method_count
    }

    /// Methods with threaded code, in the order in which it was made.
    pub fn translated(&self) -> &[MethodId] {
        &self.translated
    }

    /// The class that a constant-pool entry of a class has been resolved to, if it has been.
    pub fn resolved_class(&self, from: ClassId, index: u16) -> Option<ClassId> {
        match self.class(from).resolved.borrow().get(&index) {
            Some(&Resolved::Class(class)) => Some(class),
            _ => None,
        }
    }

    /// The field that a constant-pool entry of a class has been resolved to, if it has been: the class that declares
    /// it, and the field.
    pub fn resolved_field(&self, from: ClassId, index: u16) -> Option<(ClassId, &Field)> {
        match self.class(from).resolved.borrow().get(&index) {
            Some(&Resolved::Field(class, place)) => {
                self.class(class).fields.get(usize::from(place)).map(|field| (class, field))
            }
            _ => None,
        }
    }

    /// The number that the next class will have.
    pub(crate) fn next_class(&self) -> ClassId {
        ClassId::from(self.classes.len())
    }

    /// The number that the next method will have.
    pub(crate) fn next_method(&self) -> MethodId {
        MethodId::from(self.method_count)
    }

    /// Adds a method, whose number must be the next one.
    pub(crate) fn add_method(&mut self, method: Method) -> MethodId {
        let id = method.id;
        debug_assert_eq!(id, self.next_method());
        match self.methods.last_mut().filter(|last| last.len() < TOGETHER) {
            Some(last) => last.push(method),
            None => {
                let mut list = Vec::with_capacity(TOGETHER);
                list.push(method);
                self.methods.push(list);
            }
        }
        self.method_count += 1;
        id
    }

    /// Adds a class, whose number must be the next one. Hidden classes and primitive types have no entry by name, classes of
    /// programs' own loaders and their array types none here.
    pub(crate) fn add_class(&mut self, class: Class) -> ClassId {
        let id = class.id;
        debug_assert_eq!(id, self.next_class());
        match class.kind {
            _ if class.hidden || class.loader != LoaderId::BUILT_IN => {}
            ClassKind::Class | ClassKind::Interface => {
                self.by_name.insert(class.name.clone(), id);
            }
            ClassKind::Array => {
                self.arrays.insert(class.name.clone(), id);
            }
            ClassKind::Primitive => {}
        }
        if class.is_interface() {
            debug_assert_eq!(class.interface_index as usize, self.interfaces.len());
            self.interfaces.push(id);
            for &id in &class.methods {
                self.interface_methods.add(&self.methods[id.index() / TOGETHER][id.index() % TOGETHER]);
            }
        }
        let vtable: Box<[_]> = class.vtable_methods.iter().map(|&id| self.method_address(id)).collect();
        self.classes.push(Box::new(class));
        // Addresses are taken where the class stays: moving it would claim all of it anew.
        let class = &mut self.classes[id.index()];
        class.vtable = vtable;
        class.display = class.display_store.as_ptr();
        class.interface_bits = class.interface_bits_store.as_ptr();
        class.interface_words = class.interface_bits_store.len() as u32;
        self.vtables.push(class.vtable.as_ptr());
        self.addresses.push(&raw const **class);
        id
    }

    /// The tables that handlers read: addresses of classes and vtables, by class number. A class that is added may move them.
    pub(crate) fn handler_tables(&self) -> (*const *const Class, *const *const *const Method) {
        (self.addresses.as_ptr(), self.vtables.as_ptr())
    }

    /// Whether values of class `class` are assignable to `target` (JVMS 6.5 checkcast), arrays included.
    pub fn is_subtype(&self, class: ClassId, target: ClassId) -> bool {
        let (mut class, mut target) = (class, target);
        loop {
            if class == target {
                return true;
            }
            let (sub, wanted) = (self.class(class), self.class(target));
            match wanted.kind {
                ClassKind::Interface => return sub.implements(wanted.interface_index),
                ClassKind::Class => {
                    return sub.kind != ClassKind::Primitive
                        && sub.display_store.get(wanted.depth as usize) == Some(&target);
                }
                ClassKind::Primitive => return false,
                ClassKind::Array => {
                    if sub.kind != ClassKind::Array {
                        return false;
                    }
                    (class, target) = (sub.element, wanted.element);
                }
            }
        }
    }
}

impl Class {
    /// Whether this class is a subtype of the interface of that number.
    pub fn implements(&self, interface: u32) -> bool {
        self.interface_bits_store.get(interface as usize / 64).is_some_and(|word| word >> (interface % 64) & 1 != 0)
    }
}

/// Classes that the VM itself refers to, loaded when it starts.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "each is the class of that name")]
pub(crate) struct WellKnown {
    pub object: ClassId,
    pub cloneable: ClassId,
    pub serializable: ClassId,
    pub class: ClassId,
    pub string: ClassId,
    pub throwable: ClassId,
    pub thread: ClassId,
    /// Primitive types in the order `Z B C S I J F D V`.
    pub primitives: [ClassId; 9],
    /// Arrays of the first eight.
    pub primitive_arrays: [ClassId; 8],
    pub string_array: ClassId,
    pub object_array: ClassId,
}

/// Letters of the primitive types, in the order of [`WellKnown::primitives`].
pub(crate) const PRIMITIVE_LETTERS: [u8; 9] = *b"ZBCSIJFDV";

/// The type `boolean[]`: its number follows from the order in which the VM makes its first classes.
pub const BOOLEAN_ARRAY: ClassId = ClassId(12);

impl WellKnown {
    /// Before any class is loaded.
    pub const NONE: WellKnown = WellKnown {
        object: ClassId(0),
        cloneable: ClassId(0),
        serializable: ClassId(0),
        class: ClassId(0),
        string: ClassId(0),
        throwable: ClassId(0),
        thread: ClassId(0),
        primitives: [ClassId(0); 9],
        primitive_arrays: [ClassId(0); 8],
        string_array: ClassId(0),
        object_array: ClassId(0),
    };

    /// The primitive type of a descriptor letter.
    pub fn primitive(&self, letter: u8) -> Option<ClassId> {
        PRIMITIVE_LETTERS.iter().position(|&l| l == letter).map(|at| self.primitives[at])
    }

    /// The array type with elements of the primitive type of a descriptor letter.
    pub fn primitive_array(&self, letter: u8) -> Option<ClassId> {
        PRIMITIVE_LETTERS[..8].iter().position(|&l| l == letter).map(|at| self.primitive_arrays[at])
    }
}
