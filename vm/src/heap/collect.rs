//! When to collect what.
//!
//! In goes what could not be allocated, and the roots; out comes room for it, or [`OutOfMemory`].

use super::Heap;
use super::allocate::{NeedsCollection, OutOfMemory};
use super::roots::RootSet;

impl Heap {
    /// Makes room. After `Ok`, the operation that failed succeeds when it is tried again at once.
    ///
    /// All references held anywhere but in slots that `roots` visits are void afterwards.
    ///
    /// This version collects nothing yet: there is never more room than before.
    pub fn collect_for<R: RootSet>(&mut self, need: NeedsCollection, roots: &mut R) -> Result<(), OutOfMemory> {
        let _ = roots;
        Err(OutOfMemory { bytes: need.bytes })
    }

    /// Collects the whole heap, as `System.gc()` asks for.
    ///
    /// This version collects nothing yet.
    pub fn collect_full<R: RootSet>(&mut self, roots: &mut R) {
        let _ = roots;
    }
}
