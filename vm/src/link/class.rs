//! Classes, methods and fields of one VM: what a class file has become once its supertypes are known.
//!
//! They live as long as their VM, never move, and change only through cells. The first fields of [`Class`] and
//! [`Method`] are what handlers and machine code read (`repr(C)`, offsets by `offset_of!`).

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::places::{MemberPlaces, NameSet};
use super::selection::InternedSignature;
use crate::classfile::ClassFile;
use crate::code::Code;
use crate::code::instruction::{ThreadedInstruction, TrustedCell, VmCell};
use crate::heap::Strength;
use crate::id::{ClassId, LoaderId, MethodId, ThreadId};
use crate::verify::VerifiedMethod;

/// What a class number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum ClassKind {
    /// A class with instances (or an abstract one).
    Class,
    Interface,
    Array,
    /// A primitive type or `void`: has a mirror, nothing else.
    Primitive,
}

/// How far a class is initialised (JVMS 5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initialisation {
    /// Linked, not initialised.
    Linked,
    /// Being initialised by a thread.
    InProgress(ThreadId),
    /// Ready for use.
    Done,
    /// Its initialiser failed.
    Erroneous,
}

/// A class, interface, array type or primitive type.
#[repr(C)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Class {
    /// Superclasses by depth, this class last; an array type's are Object and itself.
    pub display: *const ClassId,
    /// One bit for each interface (by its number) that this class is a subtype of.
    pub interface_bits: *const u64,
    /// Words of [`Class::interface_bits`].
    pub interface_words: u32,
    /// This interface's own number; of no meaning in other classes.
    pub interface_index: u32,
    /// Number of proper superclasses.
    pub depth: u32,
    /// An array type's component type.
    pub element: ClassId,
    /// Log2 of an array element's size in bytes.
    pub element_log2: u8,
    /// What this class is.
    pub kind: ClassKind,
    /// Instance size in bytes, header included, a multiple of 8.
    pub instance_bytes: u32,

    /// Backing store of [`Class::display`].
    pub(crate) display_store: Box<[ClassId]>,
    /// Backing store of [`Class::interface_bits`].
    pub(crate) interface_bits_store: Box<[u64]>,
    /// The class's number.
    pub id: ClassId,
    /// Internal name: `java/lang/String`, `[I`, `int`.
    pub name: Arc<str>,
    /// Access flags; for nested classes those of the InnerClasses attribute are a matter of reflection only.
    pub access: u16,
    /// The class file, where there is one.
    pub file: Option<Arc<ClassFile>>,
    pub super_class: Option<ClassId>,
    /// Direct superinterfaces.
    pub interfaces: Box<[ClassId]>,
    /// Declared methods, in the file's order.
    pub methods: Box<[MethodId]>,
    /// Declared fields, in the file's order.
    pub fields: Box<[Field]>,
    /// Methods by selection index.
    pub vtable_methods: Box<[MethodId]>,
    /// Their addresses, for handlers.
    pub(crate) vtable: Box<[*const Method]>,
    /// Methods found for interface calls on instances of this class.
    pub(crate) interface_methods: RefCell<FxHashMap<MethodId, MethodId>>,
    /// End of the last instance field, before rounding to 8.
    pub(crate) fields_end: u32,
    /// Byte offsets of the reference fields of an instance, inherited ones included.
    pub(crate) reference_offsets: Box<[u32]>,
    /// How an instance holds its referent, if the class is one of the reference classes or a subclass of one.
    pub(crate) referent: Option<Referent>,
    /// Places of the declared methods.
    pub(crate) method_places: MemberPlaces,
    /// Places of the declared fields.
    pub(crate) field_places: MemberPlaces,
    /// The permitted subclasses of a sealed class.
    pub(crate) permitted: NameSet,
    /// The other members of a nest host's nest.
    pub(crate) nest_members: NameSet,
    /// Superinterfaces to initialise before this class, the next one last, while its initialisation is in progress.
    pub(crate) uninitialised: RefCell<Option<Vec<ClassId>>>,
    pub initialisation: VmCell<Initialisation>,
    /// Whether all methods have passed verification (or verification is done method by method: boot classes).
    pub(crate) verified: Cell<bool>,
    /// Whether the class came from the embedded library.
    pub boot: bool,
    /// The defining loader, which with the name makes the class and with the package the run-time package (JVMS 5.3).
    pub(crate) loader: LoaderId,
    /// The loader by which the names in its constant pool are resolved: the defining one, but for hidden classes that use a
    /// member of another loader's class.
    pub(crate) namespace: LoaderId,
    /// What names in the constant pool of a hidden class mean before any loader is asked.
    pub(crate) pinned: Box<[(Arc<str>, ClassId)]>,
    /// Whether the class's package is one that other modules may use: every package of the class path is, and of the
    /// library those that Java programs know (JLS 7.7.2), without the classes for hidden classes.
    pub(crate) exported: bool,
    /// Whether this is one of the library's classes for code that the VM writes: hidden classes may name it (K32).
    pub(crate) for_hidden: bool,
    /// Root slot of the `java.lang.Class` object; 0 before it is asked for.
    pub mirror: TrustedCell<u32>,
    /// Root slots, class and method numbers found by resolution, by constant-pool index.
    pub(crate) resolved: RefCell<FxHashMap<u16, Resolved>>,
    /// The array type of which this is the component type.
    pub(crate) array: Cell<Option<ClassId>>,
    /// `<clinit>`.
    pub(crate) initialiser: Option<MethodId>,
    /// Whether an interface declares default methods (and is initialised with its implementors).
    pub(crate) has_default_methods: bool,
    /// The nest host, once found.
    pub(crate) nest_host: Cell<Option<ClassId>>,
    /// The class with whose rights a hidden class names members.
    pub(crate) acts_for: Cell<Option<ClassId>>,
    /// Whether an `invokevirtual` in this hidden class does what `invokespecial` would in the class that it acts for,
    /// where the verifier lets it stand.
    pub(crate) calls_specially: Cell<bool>,
    /// A hidden class, made by the VM for a call site and left out of stack traces, or an array type of one. No name finds it.
    pub hidden: bool,
}

/// How instances of a reference class hold their referents; byte offsets in the instance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referent {
    pub strength: Strength,
    pub offset: u32,
    /// Of the queue that is told once the referent is gone.
    pub queue_offset: u32,
}

/// What a constant-pool entry was resolved to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Resolved {
    Class(ClassId),
    /// A value in a root slot: string literal, mirror, dynamic constant.
    Root(u32),
    /// A method; for calls.
    Method(MethodId),
    /// A field: the class that declares it and its place there.
    Field(ClassId, u16),
}

/// The access flags that the VM looks at (JVMS 4.1, 4.5, 4.6).
#[allow(missing_docs, reason = "named as in the specification")]
pub mod flags {
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const VOLATILE: u16 = 0x0040;
    pub const BRIDGE: u16 = 0x0040;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ENUM: u16 = 0x4000;
}

/// A field that a class declares.
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Field {
    pub name: Arc<str>,
    pub descriptor: Arc<str>,
    pub access: u16,
    /// Byte offset in an instance, or offset of the static slot from the heap's base.
    pub offset: u32,
}

impl Field {
    /// Whether it lies in its class and not in each object (`ACC_STATIC`).
    pub fn is_static(&self) -> bool {
        self.access & flags::STATIC != 0
    }

    /// First letter of the descriptor: `I`, `L`, `[` ...
    pub fn letter(&self) -> u8 {
        self.descriptor.as_bytes()[0]
    }
}

/// Where calls enter a method: a stub, until [`Method::enter_version`] has them enter its code.
#[repr(transparent)]
pub struct MethodEntry(VmCell<*const ThreadedInstruction>);

impl MethodEntry {
    /// The entry of a method that has no code yet.
    pub(super) fn of_stub(stub: *const ThreadedInstruction) -> MethodEntry {
        MethodEntry(VmCell::new(stub))
    }

    /// The first instruction.
    #[inline(always)]
    pub fn get(&self) -> *const ThreadedInstruction {
        self.0.get()
    }
}

/// A method that a class declares, or one that stands for frames of the VM's own.
#[repr(C)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Method {
    /// Where a call enters: translated code, or a stub that translates, calls the native, or throws.
    pub entry: MethodEntry,
    /// Bytes from the first argument to the header.
    pub locals_bytes: u64,
    /// Bytes of header and operands.
    pub operand_bytes: u64,
    /// Charged to the budget at each call (K1): bytecodes of the method; 0 until translation has counted them.
    ///
    /// These are whole words, so that handlers use them as memory operands and need no register for them.
    pub weight: VmCell<i64>,

    /// The method's number.
    pub id: MethodId,
    /// The declaring class.
    pub class: ClassId,
    /// Place in the class file's methods.
    pub index: u16,
    pub access: u16,
    pub name: Arc<str>,
    pub descriptor: Arc<str>,
    /// Argument slots, receiver included: one per value.
    pub argument_slots: u16,
    /// Which argument slots hold references.
    pub argument_references: Arc<[u64]>,
    /// First letter of the result's descriptor.
    pub result: u8,
    /// Place in the vtable, for methods selected by the receiver.
    pub vtable_index: TrustedCell<Option<u32>>,
    /// Threaded code, once translated: its first version, which names the next one (K4).
    pub(crate) code: OnceCell<Box<Code>>,
    /// The version that calls enter and that frames in other versions change over to at block heads.
    pub current_version: VmCell<u16>,
    /// What verification found, until it is translated.
    pub(crate) verified: RefCell<Option<VerifiedMethod>>,
    /// The function behind a native method, once bound.
    pub(crate) native: Cell<Option<NativeNumber>>,
    /// Left out of stack traces.
    pub hidden: bool,
    /// What kind of frames the method has.
    pub(crate) frame_kind: FrameKind,
}

impl Method {
    /// Whether this stands for the frame at the bottom of a run.
    pub(crate) fn is_bottom(&self) -> bool {
        self.frame_kind == FrameKind::Bottom
    }

    /// Whether this stands for the frame that waits for a class loader.
    pub(crate) fn is_loading(&self) -> bool {
        self.frame_kind == FrameKind::Loading
    }

    /// Whether this stands for frames of the VM's own that return to the instruction that had to wait for them (K9).
    pub(crate) fn returns_to_repeat(&self) -> bool {
        self.is_initialisation() || self.is_loading()
    }

    /// Whether this stands for the frame of a class initialisation.
    pub(crate) fn is_initialisation(&self) -> bool {
        self.frame_kind == FrameKind::Initialisation
    }

    /// Whether this stands for the frame of a call by the host.
    pub(crate) fn is_host_entry(&self) -> bool {
        self.frame_kind == FrameKind::HostEntry
    }

    /// The versions of the method's code, the plain one first.
    pub fn versions(&self) -> impl Iterator<Item = &Code> {
        std::iter::successors(self.code.get(), |code| code.next_version.get()).map(Box::as_ref)
    }

    /// The version that calls enter.
    pub fn current(&self) -> Option<&Code> {
        self.version(self.current_version.get())
    }

    /// A version of the method's code.
    pub fn version(&self, version: u16) -> Option<&Code> {
        self.versions().nth(usize::from(version))
    }

    /// Makes a version of the method's code, if there is such a one, that which calls enter from now on. Addresses of
    /// instructions are taken where the code stays: moving it would claim all of it anew.
    pub(crate) fn enter_version(&self, version: u16) {
        let Some(code) = self.version(version) else { return };
        self.current_version.set(version);
        self.entry.0.set(&raw const code.instructions[code.entry as usize]);
    }

    /// The version that an address lies in; for addresses outside, where a frame stands that has not begun, the first.
    pub(crate) fn code_of(&self, pc: *const ThreadedInstruction) -> Option<&Code> {
        let first = self.code.get()?;
        Some(self.versions().find(|code| code.contains(pc)).unwrap_or(first))
    }

    /// Slots from the first argument to the header.
    pub fn locals(&self) -> usize {
        (self.locals_bytes / 8) as usize
    }

    /// Whether an argument, by its slot, is a reference.
    pub(crate) fn takes_reference(&self, slot: usize) -> bool {
        self.argument_references.get(slot / 64).is_some_and(|word| word >> (slot % 64) & 1 != 0)
    }

    /// Slots of header and operands.
    pub fn operand_slots(&self) -> usize {
        (self.operand_bytes / 8) as usize
    }

    /// Whether one of [`flags`] is set in what the class file declares.
    pub fn is(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    /// Whether it is called without a receiver (`ACC_STATIC`).
    pub fn is_static(&self) -> bool {
        self.is(flags::STATIC)
    }

    /// Name and descriptor as the addresses of the VM's copies of them.
    pub(crate) fn signature(&self) -> InternedSignature {
        (self.name.as_ptr(), self.descriptor.as_ptr())
    }

    /// Whether calls select the target by the receiver's class.
    pub fn is_selected(&self) -> bool {
        self.access & (flags::STATIC | flags::PRIVATE) == 0 && !self.name.starts_with('<')
    }
}

impl Class {
    /// Whether one of [`flags`] is set in what the class file declares: of nested classes not what `InnerClasses` says.
    pub fn is(&self, flag: u16) -> bool {
        self.access & flag != 0
    }

    /// Whether `ACC_INTERFACE` is set; arrays and primitive types are none.
    pub fn is_interface(&self) -> bool {
        self.kind == ClassKind::Interface
    }

    /// The place of the declared field of that name and descriptor.
    pub(crate) fn field_place(&self, name: &str, descriptor: &str) -> Option<u16> {
        let field = |place: usize| (&*self.fields[place].name, &*self.fields[place].descriptor);
        self.field_places.find(self.fields.len(), name, descriptor, field).map(|place| place as u16)
    }

    /// Whether this is a sealed class that a class of that name may not be a direct subclass of.
    pub(crate) fn forbids_subclass(&self, name: &str) -> bool {
        let permitted = self.file.as_ref().and_then(|file| file.permitted_subclasses());
        permitted.is_some_and(|permitted| !self.permitted.contains(permitted, name))
    }

    /// Whether only the classes that it lists may extend it (`PermittedSubclasses`, JVMS 4.7.31).
    pub(crate) fn is_sealed(&self) -> bool {
        self.file.as_ref().is_some_and(|file| file.permitted_subclasses().is_some())
    }

    /// Whether this is a nest host that names a class as a member of its nest.
    pub(crate) fn lists_nest_member(&self, name: &str) -> bool {
        self.file.as_ref().is_some_and(|file| self.nest_members.contains(file.nest_members(), name))
    }

    /// The package: the name up to the last slash.
    pub fn package(&self) -> &str {
        self.name.rsplit_once('/').map_or("", |(package, _)| package)
    }

    /// The name as `Class.getName` gives it: with dots, and with a slash before a hidden class's suffix.
    pub fn java_name(&self) -> String {
        let name = self.name.replace('/', ".");
        if self.hidden { name.replace('+', "/") } else { name }
    }
}

/// The number of a native method's function in its VM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NativeNumber(pub(crate) u32);

/// What kind of frames a method has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum FrameKind {
    Java,
    /// The frame at the bottom of a run.
    Bottom,
    /// The frame of a class initialisation.
    Initialisation,
    /// The frame of a call by the host.
    HostEntry,
    /// The frame in which a program's class loader is asked for a class.
    Loading,
}

impl Class {
    /// A class without members, for the fields that a kind of class does not use.
    pub(crate) fn empty(id: ClassId, name: Arc<str>, kind: ClassKind) -> Class {
        Class {
            display: std::ptr::null(),
            interface_bits: std::ptr::null(),
            interface_words: 0,
            interface_index: 0,
            depth: 0,
            element: ClassId(0),
            element_log2: 0,
            kind,
            instance_bytes: 0,
            display_store: Box::default(),
            interface_bits_store: Box::default(),
            id,
            name,
            access: 0,
            file: None,
            super_class: None,
            interfaces: Box::default(),
            methods: Box::default(),
            fields: Box::default(),
            vtable_methods: Box::default(),
            vtable: Box::default(),
            interface_methods: RefCell::default(),
            fields_end: 0,
            reference_offsets: Box::default(),
            referent: None,
            method_places: Default::default(),
            field_places: Default::default(),
            permitted: Default::default(),
            nest_members: Default::default(),
            uninitialised: RefCell::default(),
            initialisation: VmCell::new(Initialisation::Done),
            verified: Cell::new(false),
            boot: true,
            loader: LoaderId::BUILT_IN,
            namespace: LoaderId::BUILT_IN,
            pinned: Box::default(),
            exported: true,
            for_hidden: false,
            mirror: TrustedCell::new(0),
            resolved: RefCell::default(),
            array: Cell::new(None),
            initialiser: None,
            has_default_methods: false,
            nest_host: Cell::new(None),
            acts_for: Cell::new(None),
            calls_specially: Cell::new(false),
            hidden: false,
        }
    }
}
