//! What classes take beside their files: in go a class file and the classes above it, out come bytes, charged before the
//! class is made. They follow from the numbers of things alone, so memory ends at the same place in every mode.

use super::class::{Class, Field, Method, flags};
use super::table::Classes;
use crate::classfile::ClassFile;
use crate::id::ClassId;

/// A name with its entry in the table of names, beside the text (which the file's bytes stand for).
const NAME_BYTES: usize = 64;
/// A class's entries in the tables by number and by name, and the allocator's part in its own tables.
const ENTRY_BYTES: usize = 256;
/// A constant: its place in the file, and its share of what constants have been resolved to.
const CONSTANT_BYTES: usize = 4 + 24;
/// What stands in a vtable: a method's number and its address; and one answer to the question which method of the class an
/// interface's method selects.
const VTABLE_ENTRY_BYTES: usize = 4 + 8 + 16;

impl ClassFile {
    /// Bytes of the parsed form, beside the file itself.
    fn record_bytes(&self) -> usize {
        // Records of members are small, and fixed in size.
        size_of::<ClassFile>()
            + self.fields().len() * 32
            + self.methods().len() * 96
            + self.bootstrap_method_count() * 8
    }
}

impl Classes {
    /// Bytes that the class of a file takes, the file not counted, as far as that is known before its vtable is made.
    pub(crate) fn bytes_of_class(&self, file: &ClassFile, super_class: Option<ClassId>, interfaces: &[ClassId]) -> u64 {
        let above = super_class.map(|id| self.class(id));
        let (methods, fields) = (file.methods().len(), file.fields().len());
        let members = methods * (size_of::<Method>() + ENTRY_BYTES / 2 + 2 * NAME_BYTES + VTABLE_ENTRY_BYTES)
            + fields * (size_of::<Field>() + 2 * NAME_BYTES + 8);
        let inherited = above.map_or(0, |class| {
            class.vtable_methods.len() * VTABLE_ENTRY_BYTES
                + class.reference_offsets.len() * 2 * size_of::<u32>()
                + size_of_val(&*class.display_store)
        });
        // The bits of all interfaces above, and for an interface its own, which is the next one's.
        let own_words = if file.access().0 & flags::INTERFACE == 0 { 0 } else { self.interfaces.len() / 64 + 1 };
        let above = super_class.iter().chain(interfaces).map(|&id| self.class(id).interface_bits_store.len());
        let implemented = interfaces.len() * 8 + above.max().unwrap_or(0).max(own_words) * 8;
        let own = size_of::<Class>() + ENTRY_BYTES;
        (own + members + inherited + implemented) as u64 + self.bytes_of_file(file)
    }

    /// Bytes that a class file takes which has been read, beside its own.
    pub(crate) fn bytes_of_file(&self, file: &ClassFile) -> u64 {
        (file.record_bytes() + file.pool().count() * CONSTANT_BYTES) as u64
    }

    /// Bytes that a vtable takes beyond what [`Classes::bytes_of_class`] knew: methods of interfaces that nobody implements.
    pub(crate) fn bytes_of_further_entries(&self, entries: usize, own: usize, super_class: Option<ClassId>) -> u64 {
        let inherited = super_class.map_or(0, |id| self.class(id).vtable_methods.len());
        (entries.saturating_sub(own + inherited) * VTABLE_ENTRY_BYTES) as u64
    }

    /// Bytes that an array type takes.
    pub(crate) fn bytes_of_array_type(&self, component: ClassId, object: ClassId) -> u64 {
        let entries = self.class(object).vtable_methods.len() * VTABLE_ENTRY_BYTES;
        (size_of::<Class>() + ENTRY_BYTES + NAME_BYTES + 2 * self.class(component).name.len() + entries) as u64
    }
}
