//! The bodies of the fuzz targets: bytes in, a panic if the virtual machine does what it must not.
//!
//! What a body states holds for all bytes: no panic, no hang, no memory out of proportion, and the equalities that stand at
//! each body. The crate `fuzz/` runs them under a fuzzer guided by coverage, the test `fuzzing` over the seeds and over all
//! inputs that once failed. Bodies keep what is costly to make (a virtual machine, a table of classes) from one input to the
//! next, so far as no input can see what another one did.

mod archives;
mod classes;
mod programs;
mod texts;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::generate::Random;
use crate::mutate::mutant;

/// A fuzz target.
pub struct Target {
    /// Its name, and that of the folders of its inputs.
    pub name: &'static str,
    /// Looks at one input.
    pub body: fn(&[u8]),
    /// Whether inputs are class files, for which [`change_class`] makes better mutants than a fuzzer.
    pub takes_classes: bool,
    /// Inputs to begin with, beside those in the repository.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target { name: "loader", body: classes::loader, takes_classes: true, seeds: classes::seeds },
    Target { name: "verifier", body: classes::verifier, takes_classes: true, seeds: classes::seeds },
    Target { name: "programs", body: programs::programs, takes_classes: false, seeds: programs::seeds },
    Target { name: "archives", body: archives::archives, takes_classes: false, seeds: archives::seeds },
    Target { name: "texts", body: texts::texts, takes_classes: false, seeds: texts::seeds },
];

impl Target {
    /// The target with this name.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn named(name: &str) -> &'static Target {
        TARGETS.iter().find(|target| target.name == name).expect("a target of this name")
    }

    /// The inputs that stand in the repository, by file: each has failed once, or reaches what chance hardly does.
    ///
    /// # Errors
    ///
    /// If a file cannot be read.
    pub fn kept(&self) -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(self.name);
        let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            files.push((path.clone(), fs::read(path)?));
        }
        files.sort();
        Ok(files)
    }
}

/// A fuzzer's request for a mutant of a class file: of the first `length` bytes of `room`, which has place for `limit`.
/// Gives its length.
pub fn change_class(room: &mut [u8], length: usize, limit: usize, seed: u32) -> usize {
    let bytes = mutant(&room[..length], &mut Random::new(u64::from(seed)));
    let length = bytes.len().min(limit).min(room.len());
    room[..length].copy_from_slice(&bytes[..length]);
    length
}
