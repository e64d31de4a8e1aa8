//! Class paths: text such as `out:lib/a.jar:lib/*` in, sources asked in order.
//!
//! As with `java`: an empty element is the current directory, `dir/*` is every jar of that directory, and what does not
//! exist or is no jar is passed over. A jar's `Class-Path` comes right after the jar.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::{ClassSource, Directory, Jar, SourceError};
use crate::classfile::ClassBytes;
use crate::keyed::KeyedSet;

/// How many elements a class path may have; manifests can name jars that name jars.
const MAX_ELEMENTS: usize = 10_000;

/// Sources that are asked one after another.
#[derive(Default)]
pub struct ClassPath {
    sources: Vec<Box<dyn ClassSource>>,
}

impl ClassPath {
    /// The class path that `text` describes, its elements parted as the system parts paths (`:` or `;`).
    pub fn from_text(text: impl AsRef<OsStr>) -> Self {
        let mut class_path = ClassPath::default();
        let mut pending: VecDeque<PathBuf> =
            std::env::split_paths(&text).flat_map(|element| expand(&element)).collect();
        let mut seen = KeyedSet::default();
        while let Some(element) = pending.pop_front() {
            if class_path.sources.len() >= MAX_ELEMENTS || !seen.insert(element.clone()) {
                continue;
            }
            if element.is_dir() {
                class_path.push(Directory::new(element));
            } else if let Ok(jar) = Jar::open(&element) {
                for (place, further) in manifest_elements(&jar).into_iter().enumerate() {
                    pending.insert(place, further);
                }
                class_path.push(jar);
            }
        }
        class_path
    }

    /// Adds a source behind all others.
    pub fn push(&mut self, source: impl ClassSource + 'static) {
        self.sources.push(Box::new(source));
    }

    /// The sources in order.
    pub fn sources(&self) -> impl Iterator<Item = &dyn ClassSource> {
        self.sources.iter().map(|source| &**source)
    }
}

impl ClassSource for ClassPath {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        for source in &self.sources {
            if let Some(bytes) = source.resource(path)? {
                return Ok(Some(bytes));
            }
        }
        Ok(None)
    }

    fn resource_numbered(&self, path: &str, number: usize) -> Option<ClassBytes> {
        self.sources.iter().filter_map(|source| source.resource(path).ok().flatten()).nth(number)
    }

    fn length(&self, path: &str, number: usize) -> Option<u64> {
        self.sources().filter_map(|source| source.length(path, 0)).nth(number)
    }

    fn place(&self, path: &str, number: usize) -> Option<PathBuf> {
        let has_it = |source: &&dyn ClassSource| {
            source.length(path, 0).is_some() || matches!(source.resource(path), Ok(Some(_)))
        };
        self.sources().filter(has_it).nth(number)?.place(path, 0)
    }

    fn describe(&self) -> String {
        self.sources.iter().map(|source| source.describe()).collect::<Vec<_>>().join(":")
    }
}

/// An element as the paths it stands for: `dir/*` for the jars in `dir`, in the order of their names.
fn expand(element: &Path) -> Vec<PathBuf> {
    if element.as_os_str().is_empty() {
        return vec![PathBuf::from(".")];
    }
    if element.file_name() != Some(OsStr::new("*")) {
        return vec![element.to_owned()];
    }
    let directory = element.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let is_jar = |path: &PathBuf| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jar"));
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut jars: Vec<PathBuf> = entries.filter(is_jar).collect();
    jars.sort_unstable();
    jars
}

/// The paths that a jar's `Class-Path` names, relative to where the jar is. Only plain relative addresses are followed.
fn manifest_elements(jar: &Jar) -> Vec<PathBuf> {
    let folder = jar.path().parent().unwrap_or(Path::new(""));
    let relative = jar.manifest().class_path().filter(|address| !address.contains(':'));
    relative.map(|address| folder.join(address.replace("%20", " "))).collect()
}
