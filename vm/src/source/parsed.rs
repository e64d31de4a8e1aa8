//! Class files that are parsed once for all VMs that have their source: in go names and bytes, out come parsed files.

use std::sync::Arc;

use parking_lot::RwLock;

use crate::classfile::{ClassBytes, ClassFile};
use crate::keyed::{KeyedMap, KeyedSet};

/// Bytes of class files that are kept, at most: their parsed forms take about as much again.
const KEPT_MOST: usize = 32 << 20;

/// The parsed class files of a source that several VMs have. It keeps those that it is given first, up to 32 MB of them.
///
/// A parsed file says what its bytes say and is never changed, so that VMs which share it cannot tell.
#[derive(Default)]
pub struct ParsedClasses {
    kept: RwLock<Kept>,
}

#[derive(Default)]
struct Kept {
    files: KeyedMap<Box<str>, Arc<ClassFile>>,
    bytes: usize,
    /// Names and descriptors of members, each once.
    names: KeyedSet<Arc<str>>,
}

impl ParsedClasses {
    /// The parsed form of these bytes, if a class of that name was made of the same ones before.
    pub(crate) fn find(&self, name: &str, bytes: &ClassBytes) -> Option<Arc<ClassFile>> {
        let kept = self.kept.read();
        let file = kept.files.get(name)?;
        let is_same = std::ptr::eq(file.bytes(), &raw const **bytes) || *file.bytes() == **bytes;
        is_same.then(|| Arc::clone(file))
    }

    /// Keeps a parsed file, unless there is one of its name.
    pub(crate) fn add(&self, file: &Arc<ClassFile>) {
        let mut kept = self.kept.write();
        let bytes = kept.bytes + file.bytes().len();
        if bytes <= KEPT_MOST && !kept.files.contains_key(file.name()) {
            kept.bytes = bytes;
            let names = &mut kept.names;
            file.keep_member_facts(|text| match names.get(text) {
                Some(name) => Arc::clone(name),
                None => {
                    let name: Arc<str> = text.into();
                    names.insert(Arc::clone(&name));
                    name
                }
            });
            kept.files.insert(file.name().into(), Arc::clone(file));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::{assemble, parse};

    fn class(name: &str, field: &str) -> Vec<u8> {
        let text = format!(".class {name}\n.super java/lang/Object\n.field {field} I\n.end\n");
        assemble::assemble(&text).expect("a class").remove(0).bytes
    }

    #[test]
    fn a_file_is_found_by_its_name_and_the_same_bytes_only() {
        let parsed = ParsedClasses::default();
        let (first, other): (ClassBytes, ClassBytes) = (class("A", "x").into(), class("A", "y").into());
        assert!(parsed.find("A", &first).is_none());
        let file = Arc::new(parse(first.clone(), Some("A")).expect("a class"));
        parsed.add(&file);
        let same: ClassBytes = class("A", "x").into();
        for bytes in [&first, &same] {
            assert!(parsed.find("A", bytes).is_some_and(|found| Arc::ptr_eq(&found, &file)));
        }
        assert!(parsed.find("A", &other).is_none() && parsed.find("B", &first).is_none());
        parsed.add(&Arc::new(parse(other.clone(), Some("A")).expect("a class")));
        assert!(parsed.find("A", &other).is_none() && parsed.find("A", &first).is_some());
    }
}
