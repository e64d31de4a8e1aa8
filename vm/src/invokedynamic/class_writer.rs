//! Hidden adapter classes as class-file bytes: instructions in, a class file out, to be parsed and verified like any.
//!
//! The writer keeps just what adapters need. Constants are shared; the operand stack's depth is counted along; a branch
//! target has the frame with which its method begins, so adapters branch only with an empty stack and no locals but
//! their parameters, and a stack map is a list of offsets. What outgrows a class file's limits (65,535 constants or
//! bytes of code, branches over 32 KiB) is found at the end, by [`ClassWriter::finish`].

use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode, PrimitiveType, Tag};
use crate::keyed::KeyedMap;
use crate::link::flags;

/// Version of the written files: the first with nests.
const MAJOR_VERSION: u16 = 55;

/// The class outgrew a limit of the class-file format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooLarge;

/// The constant pool under construction.
#[derive(Default)]
struct Pool {
    bytes: Vec<u8>,
    /// Entries so far; entry 0 does not exist.
    entries: usize,
    /// Index of each entry by its bytes.
    indices: KeyedMap<Vec<u8>, u16>,
    /// Whether a text was longer than 65,535 bytes.
    text_too_long: bool,
}

impl Pool {
    fn add(&mut self, tag: Tag, content: &[u8]) -> u16 {
        let mut entry = vec![tag as u8];
        entry.extend_from_slice(content);
        if let Some(&index) = self.indices.get(&entry) {
            return index;
        }
        // Past the limit the index means nothing; `finish` refuses the class.
        let index = (self.entries + 1) as u16;
        self.entries += if matches!(tag, Tag::Long | Tag::Double) { 2 } else { 1 };
        self.bytes.extend_from_slice(&entry);
        self.indices.insert(entry, index);
        index
    }

    fn add_pair(&mut self, tag: Tag, first: u16, second: u16) -> u16 {
        let [a, b] = first.to_be_bytes();
        let [c, d] = second.to_be_bytes();
        self.add(tag, &[a, b, c, d])
    }

    fn text(&mut self, modified_utf8: &[u8]) -> u16 {
        self.text_too_long |= modified_utf8.len() > 65_535;
        let mut content = (modified_utf8.len() as u16).to_be_bytes().to_vec();
        content.extend_from_slice(modified_utf8);
        self.add(Tag::Utf8, &content)
    }

    fn name(&mut self, name: &str) -> u16 {
        if name.is_ascii() { self.text(name.as_bytes()) } else { self.text(&modified_utf8(name)) }
    }

    fn class(&mut self, name: &str) -> u16 {
        let name = self.name(name);
        self.add(Tag::Class, &name.to_be_bytes())
    }

    fn member(&mut self, tag: Tag, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.name(name), self.name(descriptor));
        let name_and_type = self.add_pair(Tag::NameAndType, name, descriptor);
        self.add_pair(tag, class, name_and_type)
    }
}

/// A name in the encoding of class files (JVMS 4.4.7).
pub(super) fn modified_utf8(name: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(name.len());
    for unit in crate::classfile::mutf8::name_code_units(name) {
        match unit {
            1..=0x7f => bytes.push(unit as u8),
            0 | 0x80..=0x7ff => bytes.extend([0xc0 | (unit >> 6) as u8, 0x80 | (unit & 0x3f) as u8]),
            _ => bytes.extend([0xe0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3f) as u8, 0x80 | (unit & 0x3f) as u8]),
        }
    }
    bytes
}

/// A class or interface under construction: final, synthetic and a direct subclass of Object unless it is told otherwise.
pub(super) struct ClassWriter {
    pool: Pool,
    name: String,
    /// Flags besides final.
    access: u16,
    super_class: &'static str,
    interfaces: Vec<u16>,
    fields: Vec<u8>,
    field_count: usize,
    methods: Vec<u8>,
    method_count: usize,
    too_large: bool,
}

impl ClassWriter {
    /// A class of that name without members.
    pub fn new(name: String) -> Self {
        ClassWriter {
            pool: Pool::default(),
            name,
            access: flags::SYNTHETIC,
            super_class: "java/lang/Object",
            interfaces: Vec::new(),
            fields: Vec::new(),
            field_count: 0,
            methods: Vec::new(),
            method_count: 0,
            too_large: false,
        }
    }

    /// A class of that name without members that is no synthetic one.
    pub fn subclass(name: String, super_class: &'static str, access: u16) -> Self {
        ClassWriter { access, super_class, ..ClassWriter::new(name) }
    }

    /// A public interface of that name without members.
    pub fn new_interface(name: String) -> Self {
        let access = flags::SYNTHETIC | flags::PUBLIC | flags::INTERFACE | flags::ABSTRACT;
        ClassWriter { access, ..ClassWriter::new(name) }
    }

    /// Adds a direct superinterface.
    pub fn interface(&mut self, name: &str) {
        let index = self.pool.class(name);
        self.interfaces.push(index);
    }

    /// Adds a field without attributes.
    pub fn field(&mut self, access: u16, name: &str, descriptor: &str) {
        let (name, descriptor) = (self.pool.name(name), self.pool.name(descriptor));
        self.fields.extend([access, name, descriptor, 0].iter().flat_map(|word| word.to_be_bytes()));
        self.field_count += 1;
    }

    /// Adds a method, whose instructions `build` emits.
    pub fn method<E>(
        &mut self,
        access: u16,
        name: &str,
        descriptor: &str,
        build: impl FnOnce(&mut CodeWriter<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let parameters = MethodDescriptor::parse(descriptor).unwrap_or_default().parameter_slots();
        let locals = parameters + u16::from(access & flags::STATIC == 0);
        let mut code = CodeWriter {
            pool: &mut self.pool,
            bytes: Vec::new(),
            depth: 0,
            max_depth: 0,
            labels: Vec::new(),
            branches: Vec::new(),
            targets: Vec::new(),
        };
        build(&mut code)?;
        self.too_large |= code.patch_branches().is_err();
        let (bytes, max_stack, stack_map) = (code.bytes, code.max_depth.max(0), code.targets);
        let attribute = stack_map_frames(&stack_map);
        let names = [self.pool.name(name), self.pool.name(descriptor), self.pool.name("Code")];
        let map_name = self.pool.name("StackMapTable");
        let map_length = if stack_map.is_empty() { 0 } else { 8 + attribute.len() };
        self.too_large |= bytes.len() >= 65_536 || max_stack > 65_535;
        let out = &mut self.methods;
        out.extend([access, names[0], names[1], 1, names[2]].iter().flat_map(|word| word.to_be_bytes()));
        out.extend((12 + bytes.len() as u32 + map_length as u32).to_be_bytes());
        out.extend((max_stack as u16).to_be_bytes());
        out.extend(locals.to_be_bytes());
        out.extend((bytes.len() as u32).to_be_bytes());
        out.extend_from_slice(&bytes);
        out.extend(0u16.to_be_bytes());
        out.extend(u16::from(map_length != 0).to_be_bytes());
        if map_length != 0 {
            out.extend(map_name.to_be_bytes());
            out.extend((2 + attribute.len() as u32).to_be_bytes());
            out.extend((stack_map.len() as u16).to_be_bytes());
            out.extend_from_slice(&attribute);
        }
        self.method_count += 1;
        Ok(())
    }

    /// Adds a public method without code.
    pub fn abstract_method(&mut self, name: &str, descriptor: &str) {
        let (name, descriptor) = (self.pool.name(name), self.pool.name(descriptor));
        let words = [flags::PUBLIC | flags::ABSTRACT, name, descriptor, 0];
        self.methods.extend(words.iter().flat_map(|word| word.to_be_bytes()));
        self.method_count += 1;
    }

    /// The class file.
    pub fn finish(mut self) -> Result<Vec<u8>, TooLarge> {
        let this_class = self.pool.class(&self.name);
        let super_class = self.pool.class(self.super_class);
        let largest = self.interfaces.len().max(self.field_count).max(self.method_count).max(self.pool.entries + 1);
        if self.too_large || self.pool.text_too_long || largest > 65_535 {
            return Err(TooLarge);
        }
        let mut file = 0xcafe_babe_u32.to_be_bytes().to_vec();
        let words = |file: &mut Vec<u8>, words: &[u16]| file.extend(words.iter().flat_map(|word| word.to_be_bytes()));
        words(&mut file, &[0, MAJOR_VERSION, self.pool.entries as u16 + 1]);
        file.extend_from_slice(&self.pool.bytes);
        // ACC_SUPER has the bit of a method's ACC_SYNCHRONIZED.
        let of_classes = if self.access & flags::INTERFACE == 0 { flags::FINAL | flags::SYNCHRONIZED } else { 0 };
        let access = of_classes | self.access;
        words(&mut file, &[access, this_class, super_class, self.interfaces.len() as u16]);
        words(&mut file, &self.interfaces);
        words(&mut file, &[self.field_count as u16]);
        file.extend_from_slice(&self.fields);
        words(&mut file, &[self.method_count as u16]);
        file.extend_from_slice(&self.methods);
        words(&mut file, &[0]);
        Ok(file)
    }
}

/// Stack map frames equal to the method's first one, at these offsets (JVMS 4.7.4: `same_frame`).
fn stack_map_frames(offsets: &[usize]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut next = 0;
    for &offset in offsets {
        let delta = offset - next;
        if delta < 64 {
            bytes.push(delta as u8);
        } else {
            bytes.push(251);
            bytes.extend((delta as u16).to_be_bytes());
        }
        next = offset + 1;
    }
    bytes
}

/// A place to branch to.
#[derive(Clone, Copy)]
pub(super) struct Label(usize);

/// A branch whose offset is written when all labels are bound.
struct Branch {
    /// Where the offset stands.
    at: usize,
    /// What it counts from.
    base: usize,
    label: Label,
    wide: bool,
}

/// The instructions of one method under construction.
pub(super) struct CodeWriter<'w> {
    pool: &'w mut Pool,
    bytes: Vec<u8>,
    depth: i32,
    max_depth: i32,
    /// Offsets of the bound labels.
    labels: Vec<Option<usize>>,
    branches: Vec<Branch>,
    /// Offsets that need a frame, ascending.
    targets: Vec<usize>,
}

impl CodeWriter<'_> {
    /// An instruction without operands that changes the stack's depth by `delta` slots.
    pub fn plain(&mut self, opcode: Opcode, delta: i32) {
        self.bytes.push(opcode as u8);
        self.depth += delta;
        self.max_depth = self.max_depth.max(self.depth);
    }

    fn with_index(&mut self, opcode: Opcode, index: u16, delta: i32) {
        self.plain(opcode, delta);
        self.bytes.extend(index.to_be_bytes());
    }

    /// Pushes an `int`, by the shortest instruction that can.
    pub fn push_int(&mut self, value: i32) {
        match value {
            -1..=5 => {
                self.plain(Opcode::Iconst0, 1);
                let last = self.bytes.len() - 1;
                self.bytes[last] = (i32::from(Opcode::Iconst0 as u8) + value) as u8;
            }
            -128..=127 => {
                self.plain(Opcode::Bipush, 1);
                self.bytes.push(value as u8);
            }
            -32_768..=32_767 => self.with_index(Opcode::Sipush, value as u16, 1),
            _ => {
                let index = self.pool.add(Tag::Integer, &value.to_be_bytes());
                self.with_index(Opcode::LdcW, index, 1);
            }
        }
    }

    /// Pushes a `float`, given by its bits.
    pub fn push_float(&mut self, bits: u32) {
        let index = self.pool.add(Tag::Float, &bits.to_be_bytes());
        self.with_index(Opcode::LdcW, index, 1);
    }

    /// Pushes a `long`, from the constant pool.
    pub fn push_long(&mut self, value: i64) {
        let index = self.pool.add(Tag::Long, &value.to_be_bytes());
        self.with_index(Opcode::Ldc2W, index, 2);
    }

    /// Pushes a `double`, given by its bits.
    pub fn push_double(&mut self, bits: u64) {
        let index = self.pool.add(Tag::Double, &bits.to_be_bytes());
        self.with_index(Opcode::Ldc2W, index, 2);
    }

    /// Pushes a string literal, given as modified UTF-8.
    pub fn push_string(&mut self, modified_utf8: &[u8]) {
        let text = self.pool.text(modified_utf8);
        let index = self.pool.add(Tag::String, &text.to_be_bytes());
        self.with_index(Opcode::LdcW, index, 1);
    }

    /// Pushes the `Class` object of a class or array type.
    pub fn push_class(&mut self, name: &str) {
        let index = self.pool.class(name);
        self.with_index(Opcode::LdcW, index, 1);
    }

    /// Pushes a local variable.
    pub fn load(&mut self, of: FieldType<'_>, local: u16) {
        let (wide, short) = match of {
            FieldType::Primitive(PrimitiveType::Long) => (Opcode::Lload, Opcode::Lload0),
            FieldType::Primitive(PrimitiveType::Float) => (Opcode::Fload, Opcode::Fload0),
            FieldType::Primitive(PrimitiveType::Double) => (Opcode::Dload, Opcode::Dload0),
            FieldType::Primitive(_) => (Opcode::Iload, Opcode::Iload0),
            _ => (Opcode::Aload, Opcode::Aload0),
        };
        let delta = i32::from(of.slots());
        if local < 4 {
            self.plain(short, delta);
            let last = self.bytes.len() - 1;
            self.bytes[last] += local as u8;
        } else {
            self.plain(wide, delta);
            // A method has at most 255 parameter slots (JVMS 4.3.3).
            self.bytes.push(local as u8);
        }
    }

    /// Returns a value of that type, or nothing.
    pub fn give_back(&mut self, of: Option<FieldType<'_>>) {
        let opcode = match of {
            None => Opcode::Return,
            Some(FieldType::Primitive(PrimitiveType::Long)) => Opcode::Lreturn,
            Some(FieldType::Primitive(PrimitiveType::Float)) => Opcode::Freturn,
            Some(FieldType::Primitive(PrimitiveType::Double)) => Opcode::Dreturn,
            Some(FieldType::Primitive(_)) => Opcode::Ireturn,
            Some(_) => Opcode::Areturn,
        };
        self.plain(opcode, -of.map_or(0, |of| i32::from(of.slots())));
        // What follows is reached by branches only, with an empty stack.
        self.depth = 0;
    }

    /// `new`, `checkcast`, `instanceof` or `anewarray`.
    pub fn class_instruction(&mut self, opcode: Opcode, class: &str) {
        let index = self.pool.class(class);
        self.with_index(opcode, index, i32::from(opcode == Opcode::New));
    }

    /// One of the four field accesses.
    pub fn field_access(&mut self, access: FieldAccess, class: &str, name: &str, descriptor: &str) {
        let index = self.pool.member(Tag::Fieldref, class, name, descriptor);
        let slots = FieldType::parse(descriptor).map_or(1, |of| i32::from(of.slots()));
        let delta = match access {
            FieldAccess::GetStatic => slots,
            FieldAccess::PutStatic => -slots,
            FieldAccess::GetField => slots - 1,
            FieldAccess::PutField => -slots - 1,
        };
        self.with_index(access.opcode(), index, delta);
    }

    /// A call; `interface` says how the class is named.
    pub fn invoke(&mut self, invocation: Invocation, class: &str, name: &str, descriptor: &str, interface: bool) {
        let tag = if interface { Tag::InterfaceMethodref } else { Tag::Methodref };
        let index = self.pool.member(tag, class, name, descriptor);
        let method = MethodDescriptor::parse(descriptor).unwrap_or_default();
        let arguments = i32::from(method.parameter_slots()) + i32::from(invocation.has_receiver());
        self.with_index(invocation.opcode(), index, i32::from(method.return_slots()) - arguments);
        if invocation == Invocation::Interface {
            self.bytes.extend([arguments as u8, 0]);
        }
    }

    /// A static call of the class library.
    pub fn invoke_static(&mut self, class: &str, name: &str, descriptor: &str) {
        self.invoke(Invocation::Static, class, name, descriptor, false);
    }

    /// A label to be bound later.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// Binds a label to the place of the next instruction, where the stack is empty.
    pub fn bind(&mut self, label: Label) {
        let here = self.bytes.len();
        self.labels[label.0] = Some(here);
        if self.targets.last() != Some(&here) {
            self.targets.push(here);
        }
        self.depth = 0;
    }

    /// A branch that pops `-delta` slots.
    pub fn branch(&mut self, opcode: Opcode, label: Label, delta: i32) {
        let base = self.bytes.len();
        self.with_index(opcode, 0, delta);
        self.branches.push(Branch { at: base + 1, base, label, wide: false });
    }

    /// `tableswitch` from 0 on.
    pub fn table_switch(&mut self, labels: &[Label], default: Label) {
        let base = self.bytes.len();
        self.plain(Opcode::Tableswitch, -1);
        while !self.bytes.len().is_multiple_of(4) {
            self.bytes.push(0);
        }
        self.wide_branch(base, default);
        self.bytes.extend(0i32.to_be_bytes());
        self.bytes.extend((labels.len() as i32 - 1).to_be_bytes());
        for &label in labels {
            self.wide_branch(base, label);
        }
    }

    fn wide_branch(&mut self, base: usize, label: Label) {
        self.branches.push(Branch { at: self.bytes.len(), base, label, wide: true });
        self.bytes.extend([0; 4]);
    }

    fn patch_branches(&mut self) -> Result<(), TooLarge> {
        for branch in &self.branches {
            let target = self.labels[branch.label.0].ok_or(TooLarge)?;
            let offset = target as i64 - branch.base as i64;
            let place = &mut self.bytes[branch.at..];
            if branch.wide {
                place[..4].copy_from_slice(&i32::try_from(offset).map_err(|_| TooLarge)?.to_be_bytes());
            } else {
                place[..2].copy_from_slice(&i16::try_from(offset).map_err(|_| TooLarge)?.to_be_bytes());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
