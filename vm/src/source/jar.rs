//! Jars: zip archives read entry by entry.
//!
//! The archive's directory is read when the jar is opened, an entry when it is asked for, and each only up to a limit, so
//! that no archive can take memory out of proportion to its size.

use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;
use zip::ZipArchive;
use zip::result::ZipError;

use super::manifest::Manifest;
use super::{ClassSource, SourceError, SourceErrorKind, is_inside, open_regular};
use crate::classfile::ClassBytes;
use crate::classfile::MAX_CLASS_BYTES;

/// How many times its compressed size an entry may expand to; class files and text stay below 50.
const MAX_RATIO: u64 = 200;
/// Entries up to this size may expand as they like.
const FREE_BYTES: u64 = 1 << 20;
/// The newest version whose classes a multi-release jar is asked for.
const NEWEST_RELEASE: u32 = 25;

/// A jar on the class path, in a file unless something else is read.
pub struct Jar<R = BufReader<File>> {
    path: PathBuf,
    archive: Mutex<ZipArchive<R>>,
    manifest: Manifest,
    /// The releases for which a multi-release jar has classes, newest first.
    releases: Vec<u32>,
}

impl Jar {
    /// Opens the jar at `path` and reads its manifest.
    pub fn open(path: &Path) -> Result<Self, SourceError> {
        let io_error = |error| SourceError::new(path, SourceErrorKind::Io(error));
        Self::read(path, BufReader::new(open_regular(path).map_err(io_error)?))
    }
}

impl<R: Read + Seek> Jar<R> {
    /// Reads a jar that messages call `path`, and its manifest.
    pub fn read(path: &Path, reader: R) -> Result<Self, SourceError> {
        let mut archive = ZipArchive::new(reader).map_err(|error| zip_error(path, error))?;
        let manifest = read_entry(&mut archive, "META-INF/MANIFEST.MF", path)?;
        let manifest = manifest.map_or(Manifest::ABSENT, |bytes| Manifest::parse(&bytes));
        let releases = if manifest.is_multi_release() { releases(&archive) } else { Vec::new() };
        Ok(Jar { path: path.to_owned(), archive: Mutex::new(archive), manifest, releases })
    }

    /// The main section of the manifest; empty if there is none.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Where the jar is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl<R: Read + Seek + Send> ClassSource for Jar<R> {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        if !is_inside(path) {
            return Ok(None);
        }
        let mut archive = self.archive.lock();
        for release in &self.releases {
            let versioned = format!("META-INF/versions/{release}/{path}");
            if let Some(bytes) = read_entry(&mut archive, &versioned, &self.path)? {
                return Ok(Some(bytes));
            }
        }
        read_entry(&mut archive, path, &self.path)
    }

    fn length(&self, path: &str, number: usize) -> Option<u64> {
        if number != 0 || !is_inside(path) {
            return None;
        }
        let mut archive = self.archive.lock();
        let versioned = self.releases.iter().map(|release| format!("META-INF/versions/{release}/{path}"));
        versioned.chain([path.to_owned()]).find_map(|name| {
            let entry = archive.by_name(&name).ok().filter(|entry| !entry.is_dir())?;
            // No more is read than the archive says.
            Some(entry.size())
        })
    }

    fn place(&self, path: &str, number: usize) -> Option<PathBuf> {
        self.length(path, number).map(|_| self.path.clone())
    }

    fn class_names(&self, most: usize) -> Vec<String> {
        let archive = self.archive.lock();
        let names = archive.file_names_raw().take(most).filter_map(|name| std::str::from_utf8(name).ok());
        let names = names.filter_map(|name| name.strip_suffix(".class"));
        // What is there for some releases only has its name without that, too.
        let names = names.filter(|name| is_inside(name) && !name.starts_with("META-INF/"));
        let mut names: Vec<String> = names.map(str::to_owned).collect();
        names.sort_unstable();
        names
    }

    fn describe(&self) -> String {
        self.path.display().to_string()
    }
}

fn zip_error(path: &Path, error: ZipError) -> SourceError {
    let kind = match error {
        ZipError::Io(error) => SourceErrorKind::Io(error),
        other => SourceErrorKind::BadArchive(other.to_string()),
    };
    SourceError::new(path, kind)
}

/// The releases from 9 on for which the archive has entries of their own, newest first.
fn releases<R: Read + Seek>(archive: &ZipArchive<R>) -> Vec<u32> {
    let names = archive.file_names_raw().filter_map(|name| std::str::from_utf8(name).ok());
    let versions = names.filter_map(|name| name.strip_prefix("META-INF/versions/")?.split('/').next()?.parse().ok());
    let mut releases: Vec<u32> = versions.filter(|release| (9..=NEWEST_RELEASE).contains(release)).collect();
    releases.sort_unstable_by(|a, b| b.cmp(a));
    releases.dedup();
    releases
}

/// Reads an entry within the limits; `None` if the archive has no such file.
fn read_entry<R: Read + Seek>(
    archive: &mut ZipArchive<R>,
    name: &str,
    path: &Path,
) -> Result<Option<ClassBytes>, SourceError> {
    let entry = match archive.by_name(name) {
        Ok(entry) if entry.is_dir() => return Ok(None),
        Ok(entry) => entry,
        Err(ZipError::FileNotFound) => return Ok(None),
        Err(error) => return Err(zip_error(path, error)),
    };
    let (length, free) = (entry.size(), entry.compressed_size().saturating_mul(MAX_RATIO).max(FREE_BYTES));
    let refused = |kind| Err(SourceError::new(path, kind));
    if length > MAX_CLASS_BYTES as u64 {
        return refused(SourceErrorKind::TooLarge);
    }
    if length > free {
        return refused(SourceErrorKind::Bomb);
    }
    let mut bytes = Vec::with_capacity(length as usize);
    let io_error = |error| SourceError::new(path, SourceErrorKind::Io(error));
    entry.take(length + 1).read_to_end(&mut bytes).map_err(io_error)?;
    if bytes.len() as u64 != length {
        return refused(SourceErrorKind::BadArchive(format!("{name} has not the length that the archive says")));
    }
    Ok(Some(bytes.into()))
}
