//! Profiles that outlive a run: by class checksum, method and bytecode index, so that they hold for the next run of the same
//! classes whatever numbers its VM gives out, and however its code is laid out.
//!
//! Morph ([`crate::sampling`]) keeps what many runs have shown in a database and puts new runs to it: by summing up, so
//! that a run weighs as long as it took, or with each run weighing the same. Ageing, which the paper leaves open, is a factor
//! for what was there before, so that what a program does now counts more than what it did long ago. What was
//! recorded for a class that has changed since is dropped: its checksum is another one.
//!
//! A file that is not whole is refused ([`text`]); it is input that is trusted no further than that: weights decide what is
//! compiled and how, never what a program does.

mod graph;
mod merge;
mod text;

#[cfg(test)]
mod tests;

pub use graph::{GraphBuilder, StoredBlock, StoredGraph, StoredMethod, StoredTransition, WITHOUT_BYTECODES};
pub use merge::{Combine, merge};
pub use text::{LIMIT, StoredError};

use std::collections::BTreeMap;
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Read};
use std::path::Path;

/// A class, as it was when it was profiled.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassKey {
    /// Its name, packages divided by slashes.
    pub name: String,
    /// What [`class_checksum`] gives of its file.
    pub checksum: u64,
}

/// What is known of a method.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MethodProfile {
    /// Weights of blocks, by their first bytecode.
    pub blocks: BTreeMap<u16, f64>,
    /// Weights of edges, by the first bytecodes of both blocks.
    pub edges: BTreeMap<(u16, u16), f64>,
}

/// The methods of a class, by name and descriptor in one.
pub type ClassProfile = BTreeMap<String, MethodProfile>;

/// A profile of one run, or of many.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredProfile {
    /// How many runs are in it; fewer, where they have aged.
    pub runs: f64,
    /// What was executed, by class.
    pub classes: BTreeMap<ClassKey, ClassProfile>,
    /// What the branch correlation graph has seen.
    pub graph: StoredGraph,
}

/// A checksum of a class file: its length and its CRC-32. It tells versions of a class apart, not forgeries.
pub fn class_checksum(bytes: &[u8]) -> u64 {
    (bytes.len() as u64) << 32 | u64::from(crc32fast::hash(bytes))
}

impl StoredProfile {
    /// Drops what was recorded for classes that are others now: `current` says the checksum of a class that there is.
    pub fn drop_stale(&mut self, current: impl Fn(&str) -> Option<u64>) {
        let is_current = |class: &ClassKey| current(&class.name).is_none_or(|checksum| checksum == class.checksum);
        self.classes.retain(|class, _| is_current(class));
        self.graph.retain(is_current);
    }

    /// The profile of a method, an empty one where there was none.
    pub fn method_mut(&mut self, class: &ClassKey, method: &str) -> &mut MethodProfile {
        self.classes.entry(class.clone()).or_default().entry(method.to_owned()).or_default()
    }

    /// The sum of all weights of blocks and transitions.
    pub fn total(&self) -> f64 {
        let blocks = self.classes.values().flat_map(BTreeMap::values).flat_map(|method| method.blocks.values());
        blocks.chain(self.graph.transitions.iter().map(|(_, weight)| weight)).sum()
    }

    /// Reads a file.
    pub fn load(path: &Path) -> Result<StoredProfile, StoredError> {
        let mut bytes = Vec::new();
        let file = fs::File::open(path).map_err(StoredError::Io)?;
        file.take(LIMIT as u64 + 1).read_to_end(&mut bytes).map_err(StoredError::Io)?;
        StoredProfile::from_bytes(&bytes)
    }

    /// Writes a file so that others find either what was there before or all of what is there now, whatever happens
    /// in between and however many do so at once: the last one wins.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
        // Drawn anew each time: numbers of processes are not unique among machines that share a folder.
        name.push(format!(".{:016x}.new", RandomState::new().build_hasher().finish()));
        let beside = path.with_file_name(name);
        let written = fs::write(&beside, self.to_text()).and_then(|()| fs::rename(&beside, path));
        if written.is_err() {
            // What is half written is of no use; that it may stay behind is no second error.
            _ = fs::remove_file(&beside);
        }
        written
    }
}
