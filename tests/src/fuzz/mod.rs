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

/// A fuzz target: what is stated of all inputs, and where inputs come from.
pub struct Target {
    /// Its name, and that of the folders of its inputs.
    pub name: &'static str,
    /// Looks at one input.
    pub body: fn(&[u8]),
    /// Whether inputs are class files, for which [`change_class`] makes better mutants than a fuzzer.
    pub takes_classes: bool,
    /// An input made by chance, from one of those to begin with.
    change: fn(&[u8], &mut Random) -> Vec<u8>,
    /// Inputs to begin with, beside those in the repository.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// The targets, one for each program in `fuzz/targets`.
pub const TARGETS: &[Target] = &[
    Target { name: "loader", body: classes::loader, takes_classes: true, change: mutant, seeds: classes::seeds },
    Target { name: "verifier", body: classes::verifier, takes_classes: true, change: mutant, seeds: classes::seeds },
    Target {
        name: "programs",
        body: programs::programs,
        takes_classes: false,
        change: programs::chosen,
        seeds: programs::seeds,
    },
    Target { name: "archives", body: archives::archives, takes_classes: false, change: mutant, seeds: archives::seeds },
    Target { name: "texts", body: texts::texts, takes_classes: false, change: mutant, seeds: texts::seeds },
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

    /// The inputs that others are made from: the seeds, and those that stand in the repository.
    ///
    /// # Errors
    ///
    /// If a file cannot be read.
    pub fn bases(&self) -> io::Result<Vec<Vec<u8>>> {
        let kept = self.kept()?.into_iter().map(|(_, bytes)| bytes);
        Ok((self.seeds)().into_iter().chain(kept).collect())
    }

    /// An input that is not guided by coverage: the one of this seed and number, made from one of the `bases`.
    pub fn unguided(&self, bases: &[Vec<u8>], seed: u64, number: u64) -> Vec<u8> {
        let mut random = Random::new(seed << 40 ^ number);
        (self.change)(&bases[(number % bases.len() as u64) as usize], &mut random)
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
