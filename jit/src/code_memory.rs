//! Memory for machine code: bytes in, an address to jump to out.
//!
//! Code is packed into fresh pages, which go from writable to executable once and are never both. They are given back
//! when all code in them is gone (K27). One mapping holds what is published together: a region alone, or many that are
//! moved together ([`CodeMemory::publish`]), so that pages do not stay half empty.

#![allow(unsafe_code)]

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use cranelift_jit::{BranchProtection, JITMemoryKind, JITMemoryProvider, SystemMemoryProvider};

use crate::clock::note_code;
use crate::lower::CompiledCode;

/// Bytes of a page, or more: mappings are counted in these.
const PAGE: usize = 4096;

/// The executable memory of a VM, bounded.
#[derive(Clone, Debug)]
pub struct CodeMemory {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    limit: usize,
    mapped: AtomicUsize,
    used: AtomicUsize,
}

/// Code did not get memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodeMemoryError {
    /// The bound would be passed. Remove regions, or give the VM a larger code cache.
    Full {
        /// Bytes mapped now.
        mapped: usize,
        /// Bytes that may be mapped.
        limit: usize,
    },
    /// The operating system refused.
    System(String),
}

impl fmt::Display for CodeMemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeMemoryError::Full { mapped, limit } => {
                write!(f, "the code cache is full: {mapped} of {limit} bytes are in use")
            }
            CodeMemoryError::System(error) => write!(f, "no executable memory: {error}"),
        }
    }
}

impl std::error::Error for CodeMemoryError {}

/// Pages that were published together.
struct Pages {
    provider: SystemMemoryProvider,
    bytes: usize,
    shared: Arc<Shared>,
}

// SAFETY: I7: the provider is used by who makes the pages and by who drops them last, alone each time.
unsafe impl Sync for Pages {}

impl Drop for Pages {
    fn drop(&mut self) {
        // SAFETY: I7: the last code in these pages is gone: nobody can be inside.
        unsafe { self.provider.free_memory() }
        self.shared.mapped.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// Machine code that can be run. It stays where it is as long as this lives.
pub struct PublishedCode {
    pages: Arc<Pages>,
    address: usize,
    bytes: usize,
}

impl fmt::Debug for PublishedCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "code of {} bytes at {:#x}", self.bytes, self.address)
    }
}

impl Drop for PublishedCode {
    fn drop(&mut self) {
        self.pages.shared.used.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

impl PublishedCode {
    /// The address of its first byte, which stays the same as long as this is kept.
    pub fn address(&self) -> usize {
        self.address
    }

    /// The machine code, where it lies.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: I7: these bytes are readable and written by nobody as long as the pages are there.
        unsafe { std::slice::from_raw_parts(std::ptr::with_exposed_provenance(self.address), self.bytes) }
    }

    /// Its length in bytes.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// Whether it has no bytes: that of a region is never so.
    pub fn is_empty(&self) -> bool {
        self.bytes == 0
    }
}

impl CodeMemory {
    /// Memory of at most so many bytes of pages. Nothing is mapped before something is published.
    pub fn new(limit: usize) -> CodeMemory {
        let (mapped, used) = (AtomicUsize::new(0), AtomicUsize::new(0));
        CodeMemory { shared: Arc::new(Shared { limit, mapped, used }) }
    }

    /// Bytes of the pages in use.
    pub fn mapped(&self) -> usize {
        self.shared.mapped.load(Ordering::Relaxed)
    }

    /// Bytes of the code in them.
    pub fn used(&self) -> usize {
        self.shared.used.load(Ordering::Relaxed)
    }

    /// Makes pieces of code executable, in pages of their own, side by side.
    ///
    /// # Errors
    /// See [`CodeMemoryError`]: nothing has been published then.
    pub fn publish(&self, pieces: &[&[u8]]) -> Result<Vec<PublishedCode>, CodeMemoryError> {
        let padded = |piece: &[u8]| piece.len().next_multiple_of(CompiledCode::ALIGNMENT);
        let bytes = pieces.iter().map(|piece| padded(piece)).sum::<usize>().next_multiple_of(PAGE);
        let mapped = self.mapped();
        if bytes > self.shared.limit.saturating_sub(mapped) {
            return Err(CodeMemoryError::Full { mapped, limit: self.shared.limit });
        }
        let mut provider = SystemMemoryProvider::new();
        let start = provider
            .allocate(bytes, CompiledCode::ALIGNMENT as u64, JITMemoryKind::Executable)
            .map_err(|error| CodeMemoryError::System(error.to_string()))?;
        note_code(start.addr(), start.addr() + bytes);
        let mut at = start;
        let mut places = Vec::with_capacity(pieces.len());
        for piece in pieces {
            places.push((at.expose_provenance(), piece.len()));
            // SAFETY: I7: the pages are fresh, writable and large enough for all pieces with their padding.
            unsafe {
                std::ptr::copy_nonoverlapping(piece.as_ptr(), at, piece.len());
                at = at.add(padded(piece));
            }
        }
        self.shared.mapped.fetch_add(bytes, Ordering::Relaxed);
        let mut pages = Pages { provider, bytes, shared: Arc::clone(&self.shared) };
        let finished = pages.provider.finalize(BranchProtection::None);
        finished.map_err(|error| CodeMemoryError::System(error.to_string()))?;
        let pages = Arc::new(pages);
        let code = places.into_iter().map(|(address, bytes)| {
            self.shared.used.fetch_add(bytes, Ordering::Relaxed);
            PublishedCode { pages: Arc::clone(&pages), address, bytes }
        });
        Ok(code.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_counted_and_given_back_with_the_last_code_in_them() {
        let memory = CodeMemory::new(3 * PAGE);
        let (one, other) = (vec![0xc3; 100], vec![0xc3; 5000]);
        let mut codes = memory.publish(&[&one, &other]).expect("there is room");
        assert_eq!((memory.mapped(), memory.used()), (2 * PAGE, 5100));
        assert!(codes.iter().all(|code| code.address().is_multiple_of(CompiledCode::ALIGNMENT)));
        assert_eq!(codes[1].address() - codes[0].address(), 128);
        assert!(codes[0].bytes() == one && codes[1].bytes() == other);
        let full = memory.publish(&[&other]).expect_err("two pages more are too many");
        assert_eq!(full, CodeMemoryError::Full { mapped: 2 * PAGE, limit: 3 * PAGE });
        drop(codes.pop());
        assert_eq!((memory.mapped(), memory.used()), (2 * PAGE, 100));
        drop(codes);
        assert_eq!((memory.mapped(), memory.used()), (0, 0));
        assert!(memory.publish(&[&other]).is_ok());
    }
}
