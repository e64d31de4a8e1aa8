//! The constant pool (JVMS 4.4): indices in, typed constants out.
//!
//! The pool keeps one offset into the class file per entry and decodes an entry when it is asked for, so loading a class
//! allocates nothing per constant. Every accessor checks index and kind: instruction operands may name any entry, and
//! the verifier and the linker turn a [`ConstantError`] into the Java error that is theirs to throw. References between
//! entries were checked when the file was parsed.
//!
//! Names are `&str` into the class file's bytes. The rare names that are not UTF-8 as they stand (supplementary
//! characters, lone surrogates, the zero character) are converted once, by [`Mutf8::to_name`], which keeps identity.

use std::fmt;

use super::bytes::ClassBytes;
use super::mutf8::Mutf8;

/// The tag of a constant (JVMS table 4.4-A).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum Tag {
    /// Text.
    Utf8 = 1,
    Integer = 3,
    Float = 4,
    /// A `long`; takes two indices.
    Long = 5,
    /// A `double`; takes two indices.
    Double = 6,
    /// A class, interface or array type.
    Class = 7,
    /// A string literal.
    String = 8,
    Fieldref = 9,
    /// A method of a class.
    Methodref = 10,
    /// A method of an interface.
    InterfaceMethodref = 11,
    NameAndType = 12,
    MethodHandle = 15,
    MethodType = 16,
    /// A dynamically computed constant.
    Dynamic = 17,
    /// A dynamically computed call site.
    InvokeDynamic = 18,
    /// A module: legal in module descriptions only, which are no classes, so it never passes the parser.
    Module = 19,
    /// A package: as for modules.
    Package = 20,
}

impl Tag {
    /// The tag with this number.
    pub fn from_byte(byte: u8) -> Option<Tag> {
        Some(match byte {
            1 => Tag::Utf8,
            3 => Tag::Integer,
            4 => Tag::Float,
            5 => Tag::Long,
            6 => Tag::Double,
            7 => Tag::Class,
            8 => Tag::String,
            9 => Tag::Fieldref,
            10 => Tag::Methodref,
            11 => Tag::InterfaceMethodref,
            12 => Tag::NameAndType,
            15 => Tag::MethodHandle,
            16 => Tag::MethodType,
            17 => Tag::Dynamic,
            18 => Tag::InvokeDynamic,
            19 => Tag::Module,
            20 => Tag::Package,
            _ => return None,
        })
    }

    /// The bytes of an entry after its tag; for text, of its length field only.
    pub(super) fn payload_length(self) -> usize {
        match self {
            Tag::Utf8 | Tag::Class | Tag::String | Tag::MethodType | Tag::Module | Tag::Package => 2,
            Tag::MethodHandle => 3,
            Tag::Integer | Tag::Float | Tag::Fieldref | Tag::Methodref | Tag::InterfaceMethodref => 4,
            Tag::NameAndType | Tag::Dynamic | Tag::InvokeDynamic => 4,
            Tag::Long | Tag::Double => 8,
        }
    }
}

/// An index that names no entry, or an entry of another kind than wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConstantError {
    /// The index asked for.
    pub index: u16,
    /// The kind of the entry there; `None` if there is none (index 0, past the end, or a second half).
    pub found: Option<Tag>,
}

impl fmt::Display for ConstantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Some(tag) => write!(f, "constant pool index {} is a {tag:?}", self.index),
            None => write!(f, "constant pool index {} names no constant", self.index),
        }
    }
}

impl std::error::Error for ConstantError {}

/// A field or method as the pool refers to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct MemberRef<'a> {
    /// The `Class` entry, by which a resolved class can be remembered.
    pub class_index: u16,
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
    /// Whether the entry is an `InterfaceMethodref`.
    pub is_interface: bool,
}

/// A name with a descriptor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct NameAndType<'a> {
    pub name: &'a str,
    pub descriptor: &'a str,
}

/// What a method handle does with its member (JVMS table 5.4.3.5-A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum ReferenceKind {
    /// Reads an instance field.
    GetField = 1,
    /// Reads a static field.
    GetStatic = 2,
    /// Writes an instance field.
    PutField = 3,
    /// Writes a static field.
    PutStatic = 4,
    /// Calls by the receiver's class.
    InvokeVirtual = 5,
    /// Calls a static method.
    InvokeStatic = 6,
    /// Calls exactly this method.
    InvokeSpecial = 7,
    /// Makes an object.
    NewInvokeSpecial = 8,
    /// Calls an interface's method.
    InvokeInterface = 9,
}

impl ReferenceKind {
    /// The kind with this number.
    pub fn from_byte(byte: u8) -> Option<Self> {
        Some(match byte {
            1 => ReferenceKind::GetField,
            2 => ReferenceKind::GetStatic,
            3 => ReferenceKind::PutField,
            4 => ReferenceKind::PutStatic,
            5 => ReferenceKind::InvokeVirtual,
            6 => ReferenceKind::InvokeStatic,
            7 => ReferenceKind::InvokeSpecial,
            8 => ReferenceKind::NewInvokeSpecial,
            9 => ReferenceKind::InvokeInterface,
            _ => return None,
        })
    }

    /// Whether the member is a field.
    pub fn is_field(self) -> bool {
        (self as u8) <= ReferenceKind::PutStatic as u8
    }
}

/// A method handle: what to do with which member.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct MethodHandle<'a> {
    pub kind: ReferenceKind,
    /// The entry of the member.
    pub member_index: u16,
    pub member: MemberRef<'a>,
}

/// A dynamically computed constant or call site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DynamicRef<'a> {
    /// The index into the class's bootstrap methods.
    pub bootstrap_index: u16,
    /// The name given to the bootstrap method.
    pub name: &'a str,
    /// A field descriptor for a constant, a method descriptor for a call site.
    pub descriptor: &'a str,
}

/// A constant with the entries that it refers to looked up.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum PoolConstant<'a> {
    /// Text.
    Utf8(Mutf8<'a>),
    Integer(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    /// A class, interface or array type, by name.
    Class(&'a str),
    /// A string literal.
    String(Mutf8<'a>),
    Field(MemberRef<'a>),
    /// A method of a class or (`is_interface`) of an interface.
    Method(MemberRef<'a>),
    NameAndType(NameAndType<'a>),
    MethodHandle(MethodHandle<'a>),
    /// A method type, by descriptor.
    MethodType(&'a str),
    /// A dynamically computed constant.
    Dynamic(DynamicRef<'a>),
    /// A dynamically computed call site.
    InvokeDynamic(DynamicRef<'a>),
}

/// The constant pool of one class file, over the file's bytes.
#[derive(Clone, Debug)]
pub struct ConstantPool {
    bytes: ClassBytes,
    /// Where each entry's tag byte is; 0 for index 0 and for second halves.
    offsets: Box<[u32]>,
    /// Names that are not UTF-8 as they stand, by index in ascending order.
    converted: Box<[(u16, Box<str>)]>,
}

type Checked<T> = Result<T, ConstantError>;

impl ConstantPool {
    /// A pool over `bytes`, whose entries a pre-pass has found whole, with legal text.
    pub(super) fn new(bytes: ClassBytes, offsets: Box<[u32]>, converted: Box<[(u16, Box<str>)]>) -> Self {
        ConstantPool { bytes, offsets, converted }
    }

    /// The bytes of the whole class file.
    pub(crate) fn bytes(&self) -> &ClassBytes {
        &self.bytes
    }

    /// One more than the greatest index (`constant_pool_count`).
    pub fn count(&self) -> usize {
        self.offsets.len()
    }

    /// The memory that the pool takes beside the class file's bytes.
    pub(super) fn heap_size(&self) -> usize {
        self.offsets.len() * size_of::<u32>()
            + self.converted.iter().map(|(_, name)| name.len() + size_of::<(u16, Box<str>)>()).sum::<usize>()
    }

    /// The indices that name an entry, in order.
    pub fn indices(&self) -> impl Iterator<Item = u16> + '_ {
        (0u16..=u16::MAX).zip(&self.offsets).filter(|(_, offset)| **offset != 0).map(|(index, _)| index)
    }

    /// The kind of the entry at `index`; `None` for index 0, past the end and second halves.
    #[inline]
    pub fn tag(&self, index: u16) -> Option<Tag> {
        self.entry(index).and_then(|entry| Tag::from_byte(*entry.first()?))
    }

    /// The bytes from the entry's tag to the end of the file.
    #[inline]
    fn entry(&self, index: u16) -> Option<&[u8]> {
        match self.offsets.get(usize::from(index)) {
            Some(0) | None => None,
            Some(offset) => self.bytes.get(*offset as usize..),
        }
    }

    fn error(&self, index: u16) -> ConstantError {
        ConstantError { index, found: self.tag(index) }
    }

    /// The first `N` bytes of the payload of the entry, if it is of this kind.
    #[inline]
    fn payload<const N: usize>(&self, index: u16, tag: Tag) -> Checked<[u8; N]> {
        match self.entry(index) {
            Some([found, payload @ ..]) if *found == tag as u8 => {
                payload.first_chunk().copied().ok_or_else(|| self.error(index))
            }
            _ => Err(self.error(index)),
        }
    }

    #[inline]
    fn one_index(&self, index: u16, tag: Tag) -> Checked<u16> {
        self.payload(index, tag).map(u16::from_be_bytes)
    }

    #[inline]
    fn two_indices(&self, index: u16, tag: Tag) -> Checked<(u16, u16)> {
        let [a, b, c, d] = self.payload(index, tag)?;
        Ok((u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d])))
    }

    /// The text of a `Utf8` entry, as it stands.
    pub fn utf8(&self, index: u16) -> Checked<Mutf8<'_>> {
        let length = usize::from(self.one_index(index, Tag::Utf8)?);
        let text = self.entry(index).and_then(|entry| entry.get(3..3 + length));
        text.map(Mutf8::checked).ok_or_else(|| self.error(index))
    }

    /// The text of a `Utf8` entry as a name (see the module's head).
    pub fn name(&self, index: u16) -> Checked<&str> {
        match std::str::from_utf8(self.utf8(index)?.as_bytes()) {
            Ok(name) => Ok(name),
            Err(_) => match self.converted.binary_search_by_key(&index, |(index, _)| *index) {
                Ok(at) => self.converted.get(at).map(|(_, name)| &**name).ok_or_else(|| self.error(index)),
                Err(_) => Err(self.error(index)),
            },
        }
    }

    /// The bytes of [`ConstantPool::name`], for those who compare and cut names and need no `str`.
    #[inline]
    pub(crate) fn name_bytes(&self, index: u16) -> Checked<&[u8]> {
        if self.converted.is_empty() {
            self.utf8(index).map(Mutf8::as_bytes)
        } else {
            self.name(index).map(str::as_bytes)
        }
    }

    /// The value of an `Integer` entry.
    pub fn integer(&self, index: u16) -> Checked<i32> {
        self.payload(index, Tag::Integer).map(i32::from_be_bytes)
    }

    /// The value of a `Float` entry, with the bits it has in the file.
    pub fn float(&self, index: u16) -> Checked<f32> {
        self.payload(index, Tag::Float).map(f32::from_be_bytes)
    }

    /// The value of a `Long` entry.
    pub fn long(&self, index: u16) -> Checked<i64> {
        self.payload(index, Tag::Long).map(i64::from_be_bytes)
    }

    /// The value of a `Double` entry, with the bits it has in the file.
    pub fn double(&self, index: u16) -> Checked<f64> {
        self.payload(index, Tag::Double).map(f64::from_be_bytes)
    }

    /// The name of a `Class` entry: a class name with slashes or an array descriptor.
    pub fn class_name(&self, index: u16) -> Checked<&str> {
        self.name(self.one_index(index, Tag::Class)?)
    }

    /// The index of the name of a `Class` entry.
    pub(super) fn class_name_index(&self, index: u16) -> Checked<u16> {
        self.one_index(index, Tag::Class)
    }

    /// The text of a `String` entry.
    pub fn string(&self, index: u16) -> Checked<Mutf8<'_>> {
        self.utf8(self.one_index(index, Tag::String)?)
    }

    /// Name and descriptor of a `NameAndType` entry.
    pub fn name_and_type(&self, index: u16) -> Checked<NameAndType<'_>> {
        let (name, descriptor) = self.two_indices(index, Tag::NameAndType)?;
        Ok(NameAndType { name: self.name(name)?, descriptor: self.name(descriptor)? })
    }

    /// A `Fieldref`, `Methodref` or `InterfaceMethodref` entry.
    pub fn member_ref(&self, index: u16) -> Checked<MemberRef<'_>> {
        match self.tag(index) {
            Some(tag @ (Tag::Fieldref | Tag::Methodref | Tag::InterfaceMethodref)) => self.member(index, tag),
            _ => Err(self.error(index)),
        }
    }

    /// What a `Fieldref` entry names; entries of other kinds are errors, as in all of these.
    pub fn field_ref(&self, index: u16) -> Checked<MemberRef<'_>> {
        self.member(index, Tag::Fieldref)
    }

    /// A `Methodref` or `InterfaceMethodref` entry.
    pub fn method_ref(&self, index: u16) -> Checked<MemberRef<'_>> {
        match self.tag(index) {
            Some(tag @ (Tag::Methodref | Tag::InterfaceMethodref)) => self.member(index, tag),
            _ => Err(self.error(index)),
        }
    }

    fn member(&self, index: u16, tag: Tag) -> Checked<MemberRef<'_>> {
        let (class_index, name_and_type) = self.two_indices(index, tag)?;
        let NameAndType { name, descriptor } = self.name_and_type(name_and_type)?;
        let class = self.class_name(class_index)?;
        Ok(MemberRef { class_index, class, name, descriptor, is_interface: tag == Tag::InterfaceMethodref })
    }

    /// What a `MethodHandle` entry does, with the member that it does it with.
    pub fn method_handle(&self, index: u16) -> Checked<MethodHandle<'_>> {
        let [kind, high, low] = self.payload(index, Tag::MethodHandle)?;
        let kind = ReferenceKind::from_byte(kind).ok_or_else(|| self.error(index))?;
        let member_index = u16::from_be_bytes([high, low]);
        Ok(MethodHandle { kind, member_index, member: self.member_ref(member_index)? })
    }

    /// The descriptor of a `MethodType` entry.
    pub fn method_type(&self, index: u16) -> Checked<&str> {
        self.name(self.one_index(index, Tag::MethodType)?)
    }

    /// What a `Dynamic` entry, a constant, gives to its bootstrap method.
    pub fn dynamic(&self, index: u16) -> Checked<DynamicRef<'_>> {
        self.dynamic_ref(index, Tag::Dynamic)
    }

    /// What an `InvokeDynamic` entry, a call site, gives to its bootstrap method.
    pub fn invoke_dynamic(&self, index: u16) -> Checked<DynamicRef<'_>> {
        self.dynamic_ref(index, Tag::InvokeDynamic)
    }

    fn dynamic_ref(&self, index: u16, tag: Tag) -> Checked<DynamicRef<'_>> {
        let (bootstrap_index, name_and_type) = self.two_indices(index, tag)?;
        let NameAndType { name, descriptor } = self.name_and_type(name_and_type)?;
        Ok(DynamicRef { bootstrap_index, name, descriptor })
    }

    /// The entry at `index`, whatever its kind.
    pub fn get(&self, index: u16) -> Checked<PoolConstant<'_>> {
        Ok(match self.tag(index).ok_or_else(|| self.error(index))? {
            Tag::Utf8 => PoolConstant::Utf8(self.utf8(index)?),
            Tag::Integer => PoolConstant::Integer(self.integer(index)?),
            Tag::Float => PoolConstant::Float(self.float(index)?),
            Tag::Long => PoolConstant::Long(self.long(index)?),
            Tag::Double => PoolConstant::Double(self.double(index)?),
            Tag::Class => PoolConstant::Class(self.class_name(index)?),
            Tag::String => PoolConstant::String(self.string(index)?),
            Tag::Fieldref => PoolConstant::Field(self.field_ref(index)?),
            Tag::Methodref | Tag::InterfaceMethodref => PoolConstant::Method(self.method_ref(index)?),
            Tag::NameAndType => PoolConstant::NameAndType(self.name_and_type(index)?),
            Tag::MethodHandle => PoolConstant::MethodHandle(self.method_handle(index)?),
            Tag::MethodType => PoolConstant::MethodType(self.method_type(index)?),
            Tag::Dynamic => PoolConstant::Dynamic(self.dynamic(index)?),
            Tag::InvokeDynamic => PoolConstant::InvokeDynamic(self.invoke_dynamic(index)?),
            Tag::Module | Tag::Package => return Err(self.error(index)),
        })
    }

    /// An entry's kind and the indices it refers to, by role: up to two. A method handle's first is its kind's number.
    #[inline]
    pub(crate) fn references(&self, index: u16) -> Option<(Tag, u16, u16)> {
        let entry = self.entry(index)?;
        let tag = Tag::from_byte(*entry.first()?)?;
        Some(match (tag, entry) {
            (Tag::Utf8 | Tag::Integer | Tag::Float | Tag::Long | Tag::Double, _) => (tag, 0, 0),
            (Tag::MethodHandle, [_, kind, a, b, ..]) => (tag, u16::from(*kind), u16::from_be_bytes([*a, *b])),
            (Tag::Class | Tag::String | Tag::MethodType | Tag::Module | Tag::Package, [_, a, b, ..]) => {
                (tag, u16::from_be_bytes([*a, *b]), 0)
            }
            (_, [_, a, b, c, d, ..]) => (tag, u16::from_be_bytes([*a, *b]), u16::from_be_bytes([*c, *d])),
            _ => return None,
        })
    }
}
