//! Names stored once per VM.

use std::sync::Arc;

use crate::keyed::KeyedSet;

/// The names of a VM, each once, so that two are the same where their addresses are.
#[derive(Default)]
pub(crate) struct NameTable {
    names: KeyedSet<Arc<str>>,
}

impl NameTable {
    /// The addresses of the shared copies of a name and a descriptor; `None` if one of them has none, and so no member
    /// has them.
    pub fn signature(&self, name: &str, descriptor: &str) -> Option<(*const u8, *const u8)> {
        Some((self.names.get(name)?.as_ptr(), self.names.get(descriptor)?.as_ptr()))
    }

    /// The VM's copy of a name of which there is one: that itself, if it is the first.
    pub fn adopt(&mut self, name: &Arc<str>) -> Arc<str> {
        if let Some(found) = self.names.get(&**name) {
            return Arc::clone(found);
        }
        self.names.insert(Arc::clone(name));
        Arc::clone(name)
    }

    /// The shared copy of a name.
    pub fn intern(&mut self, name: &str) -> Arc<str> {
        if let Some(found) = self.names.get(name) {
            return Arc::clone(found);
        }
        let shared: Arc<str> = name.into();
        self.names.insert(Arc::clone(&shared));
        shared
    }
}
