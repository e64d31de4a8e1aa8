//! Java strings: made from and turned into Rust text, and the table of interned ones.
//!
//! A `java.lang.String` has a byte array `value`, a `coder` (0 Latin-1, 1 UTF-16 in the machine's order) and a cached
//! `hash`. A string is Latin-1 whenever all its characters are.

use std::hash::{BuildHasher as _, Hasher as _};

use hashbrown::HashTable;

use super::Runtime;
use super::handles::Handle;
use crate::classfile::Mutf8;
use crate::error::{JavaError, Shortage};
use crate::heap::{Account, CollectionKind, Heap, Ref, RootVisitor, WeakVisitor};
use crate::id::ClassId;
use crate::keyed::Keyed;
use crate::stopping::STRETCH;

/// What the VM knows of `java.lang.String`: numbers of classes, and where fields lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StringFields {
    pub class: ClassId,
    /// The class of its byte array.
    pub bytes_class: ClassId,
    pub value: u32,
    pub coder: u32,
}

impl StringFields {
    /// Before the class is loaded.
    pub const NONE: StringFields = StringFields { class: ClassId(0), bytes_class: ClassId(0), value: 0, coder: 0 };
}

/// Interned strings of a VM (K8): weak, except for literals of loaded classes.
#[derive(Default)]
pub(crate) struct InternTable {
    table: HashTable<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    string: Ref,
    /// Held by a class's constant pool.
    literal: bool,
}

impl InternTable {
    /// Bytes that the table takes while one more string comes in: if it is full, twice as large beside itself.
    fn bytes_while_growing(&self) -> u64 {
        let bytes = self.table.allocation_size();
        if self.table.len() < self.table.capacity() { bytes as u64 } else { (3 * bytes).max(1024) as u64 }
    }

    /// Gives back what the table does not need any more.
    pub fn shrink(&mut self, heap: &mut Heap) {
        if self.table.capacity() > 1024 && self.table.len() < self.table.capacity() / 8 {
            self.table.shrink_to(2 * self.table.len(), |entry| entry.hash);
        }
        let charged = heap.charged(Account::Strings);
        heap.discharge(Account::Strings, charged - charged.min(self.table.allocation_size() as u64));
    }

    /// Literals live as long as their VM.
    pub fn visit_literals<V: RootVisitor>(&mut self, visitor: &mut V) {
        for entry in self.table.iter_mut().filter(|entry| entry.literal) {
            visitor.reference(&mut entry.string);
            visitor.pause();
        }
    }

    /// Strings that nobody else holds go.
    pub fn visit_weak<V: WeakVisitor>(&mut self, _kind: CollectionKind, visitor: &mut V) {
        self.table.retain(|entry| {
            visitor.pause();
            if entry.literal {
                return true;
            }
            match visitor.forward(entry.string) {
                Some(string) => {
                    entry.string = string;
                    true
                }
                None => false,
            }
        });
    }
}

fn hash_units(units: impl Iterator<Item = u16>) -> u64 {
    let mut hasher = Keyed.build_hasher();
    units.for_each(|unit| hasher.write_u16(unit));
    hasher.finish()
}

impl Runtime {
    /// A new Java string of UTF-16 code units.
    pub(crate) fn new_string_from_units(&mut self, units: &[u16]) -> Result<Ref, JavaError> {
        let mut latin1 = true;
        for part in units.chunks(STRETCH) {
            latin1 &= part.iter().all(|&unit| unit < 256);
            self.look_up()?;
        }
        let length = u32::try_from(if latin1 { units.len() } else { units.len() * 2 })
            .map_err(|_| JavaError::shortage(Shortage::ArrayLength))?;
        let bytes = self.new_array(self.string_fields.bytes_class, length)?;
        let mut done = 0;
        for part in units.chunks(STRETCH) {
            let elements = self.heap.elements_mut::<u8>(bytes);
            if latin1 {
                let elements = elements.get_mut(done..).unwrap_or_default().iter_mut();
                elements.zip(part).for_each(|(byte, &unit)| *byte = unit as u8);
            } else {
                let pairs = elements.as_chunks_mut().0.get_mut(done..).unwrap_or_default().iter_mut();
                pairs.zip(part).for_each(|(pair, unit)| *pair = unit.to_ne_bytes());
            }
            done += part.len();
            self.look_up()?;
        }
        self.wrap_string(bytes, !latin1)
    }

    /// A new Java string of Rust text.
    pub(crate) fn new_string(&mut self, text: &str) -> Result<Ref, JavaError> {
        if text.is_ascii() {
            let length = u32::try_from(text.len()).map_err(|_| JavaError::out_of_memory())?;
            let bytes = self.new_array(self.string_fields.bytes_class, length)?;
            self.heap.elements_mut::<u8>(bytes).copy_from_slice(text.as_bytes());
            return self.wrap_string(bytes, false);
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_from_units(&units)
    }

    /// A string around its byte array.
    pub(crate) fn wrap_string(&mut self, bytes: Ref, utf16: bool) -> Result<Ref, JavaError> {
        let handle = self.handles.push(bytes);
        let string = self.new_instance(self.string_fields.class);
        let bytes = self.handles.pop(handle);
        let string = string?;
        self.heap.store_reference(string, self.string_fields.value, bytes);
        self.heap.store::<u8>(string, self.string_fields.coder, u8::from(utf16));
        Ok(string)
    }

    /// The code units of a Java string, where they lie.
    pub(crate) fn units_of(&self, string: Ref) -> impl Iterator<Item = u16> + Clone {
        let (elements, wide) = self.string_bytes(string);
        let step = if wide { 2 } else { 1 };
        elements.chunks_exact(step).map(move |unit| u16::from_ne_bytes([unit[0], if wide { unit[1] } else { 0 }]))
    }

    /// A Java string as Rust text; lone surrogates become U+FFFD.
    pub(crate) fn string_text(&self, string: Ref) -> String {
        char::decode_utf16(self.units_of(string)).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    }

    /// The interned string equal to a literal, kept for as long as the VM lives.
    pub(crate) fn intern_literal(&mut self, text: Mutf8<'_>) -> Result<Ref, JavaError> {
        let hash = hash_units(text.code_units());
        let is_it = |runtime: &Runtime, other| text.code_units().eq(runtime.units_of(other));
        if let Some(string) = self.find_interned(hash, is_it, true) {
            return Ok(string);
        }
        let units: Vec<u16> = text.code_units().collect();
        let string = self.new_string_from_units(&units)?;
        self.add_interned(hash, string, true)
    }

    /// The interned string equal to a string (`String.intern`).
    ///
    /// # Errors
    /// See [`Runtime::look_up`]; `OutOfMemoryError`: the table has no room for one more.
    pub(crate) fn intern(&mut self, string: Ref) -> Result<Ref, JavaError> {
        let (bytes, utf16) = self.string_bytes(string);
        let mut hasher = Keyed.build_hasher();
        for part in bytes.chunks(STRETCH) {
            if utf16 {
                part.as_chunks().0.iter().for_each(|&pair| hasher.write_u16(u16::from_ne_bytes(pair)));
            } else {
                part.iter().for_each(|&byte| hasher.write_u16(u16::from(byte)));
            }
            self.look_up()?;
        }
        let hash = hasher.finish();
        match self.find_interned(hash, |runtime, other| runtime.are_equal(string, other), false) {
            Some(found) => Ok(found),
            None => self.add_interned(hash, string, false),
        }
    }

    /// The bytes of a Java string, and whether they are UTF-16.
    pub(crate) fn string_bytes(&self, string: Ref) -> (&[u8], bool) {
        let bytes = self.heap.load_reference(string, self.string_fields.value);
        let bytes = if bytes.is_null() { &[] } else { self.heap.elements::<u8>(bytes) };
        (bytes, self.heap.load::<u8>(string, self.string_fields.coder) != 0)
    }

    /// Whether two strings have the same characters: then they have the same coder.
    fn are_equal(&self, string: Ref, other: Ref) -> bool {
        let ((bytes, utf16), (other, wide)) = (self.string_bytes(string), self.string_bytes(other));
        let mut parts = bytes.chunks(STRETCH).zip(other.chunks(STRETCH));
        utf16 == wide && bytes.len() == other.len() && parts.all(|(a, b)| self.look_up().is_ok() && a == b)
    }

    fn find_interned(&mut self, hash: u64, is_it: impl Fn(&Runtime, Ref) -> bool, literal: bool) -> Option<Ref> {
        let mut table = std::mem::take(&mut self.interned.table);
        let found = table.find_mut(hash, |entry| entry.hash == hash && is_it(self, entry.string));
        let string = found.map(|entry| {
            entry.literal |= literal;
            entry.string
        });
        self.interned.table = table;
        string
    }

    /// Adds a string that is not there yet; gives it as it lies then.
    fn add_interned(&mut self, hash: u64, string: Ref, literal: bool) -> Result<Ref, JavaError> {
        let mut string = string;
        if self.interned.table.len() == self.interned.table.capacity() {
            let handle = self.handles.push(string);
            let room = self.make_room_outside(Account::Strings, |runtime| {
                let bytes = runtime.interned.bytes_while_growing();
                runtime.heap.settle(Account::Strings, bytes)
            });
            string = self.handles.pop(handle);
            room?;
        }
        self.interned.table.insert_unique(hash, Entry { hash, string, literal }, |entry| entry.hash);
        self.interned.shrink(&mut self.heap);
        Ok(string)
    }

    /// As [`Runtime::string_text`], of a string that is as long as the guest wants: no more than the beginning.
    pub(crate) fn beginning_of_text(&self, string: Ref) -> String {
        const LONGEST: usize = 1 << 16;
        let units = char::decode_utf16(self.units_of(string)).take(LONGEST);
        units.map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    }

    /// A handle to a new string.
    pub(crate) fn string_handle(&mut self, text: &str) -> Result<Handle, JavaError> {
        let string = self.new_string(text)?;
        Ok(self.handles.push(string))
    }
}
