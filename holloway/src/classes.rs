//! Class paths: directories, jars and bytes in memory, shared by all VMs that are given them.

use std::path::Path;
use std::sync::Arc;

use holloway_vm::classfile::{ClassBytes, LineNumber};
use holloway_vm::source::{ClassPath, ClassSource, Directory, InMemory, Jar, ParsedClasses, SourceError};
use parking_lot::Mutex;

use crate::engine::Engine;
use crate::error::Error;

/// Where a VM finds the classes and resources of its program: places that are asked in order. A copy is the same class path:
/// its jars are open once, and what has been read from directories and jars once is not read again, whatever becomes of the
/// files.
#[derive(Clone, Default)]
pub struct Classes(Arc<Shared>);

#[derive(Default)]
struct Shared {
    places: Vec<Box<dyn ClassSource>>,
    memory: Option<InMemory>,
    /// What was asked for before, by path; none where nothing was found.
    known: Mutex<Known>,
    parsed: ParsedClasses,
}

/// What is known of paths, with the bytes that it takes.
#[derive(Default)]
struct Known {
    resources: std::collections::HashMap<String, Option<ClassBytes>>,
    bytes: usize,
}

/// Bytes that are kept of what was read, at most; and for a name, so that names that are not found count too.
const KEPT_MOST: usize = 64 << 20;
const NAME_COST: usize = 128;

/// Class paths in the making.
#[derive(Default)]
pub struct ClassesBuilder {
    shared: Shared,
}

impl Classes {
    /// A class path without classes, to which places are added.
    pub fn builder() -> ClassesBuilder {
        ClassesBuilder::default()
    }

    /// The class path of a text such as `out:lib/a.jar:lib/*`, as `java -cp` takes it: what does not exist is passed over.
    pub fn from_text(text: impl AsRef<std::ffi::OsStr>) -> Classes {
        let mut builder = Classes::builder();
        builder.shared.places.push(Box::new(ClassPath::from_text(text)));
        builder.build()
    }
}

impl ClassesBuilder {
    /// Adds a directory whose folders are packages.
    ///
    /// # Errors
    /// [`Error::Source`]: there is no such directory.
    pub fn directory(mut self, path: impl AsRef<Path>) -> Result<ClassesBuilder, Error> {
        let path = path.as_ref();
        if !path.is_dir() {
            return Err(Error::Source(format!("{}: no directory", path.display())));
        }
        self.shared.places.push(Box::new(Directory::new(path)));
        Ok(self)
    }

    /// Adds a jar. What its manifest names is not added.
    ///
    /// # Errors
    /// [`Error::Source`]: it cannot be read.
    pub fn jar(mut self, path: impl AsRef<Path>) -> Result<ClassesBuilder, Error> {
        let jar = Jar::open(path.as_ref()).map_err(|error| Error::Source(error.to_string()))?;
        self.shared.places.push(Box::new(jar));
        Ok(self)
    }

    /// Adds a jar that lies in memory.
    ///
    /// # Errors
    /// [`Error::Source`]: it cannot be read.
    pub fn jar_bytes(mut self, name: &str, bytes: Vec<u8>) -> Result<ClassesBuilder, Error> {
        let jar = Jar::read(Path::new(name), std::io::Cursor::new(bytes));
        self.shared.places.push(Box::new(jar.map_err(|error| Error::Source(error.to_string()))?));
        Ok(self)
    }

    /// Adds a class file, whose name stands in it.
    ///
    /// # Errors
    /// [`Error::Source`]: it is no class file.
    pub fn class(mut self, bytes: impl Into<Vec<u8>>) -> Result<ClassesBuilder, Error> {
        let bytes = bytes.into();
        let parsed = holloway_vm::classfile::parse(bytes.clone(), None);
        let name = parsed.map_err(|error| Error::Source(error.to_string()))?.name().to_owned();
        self.memory().add_class(&name, bytes);
        Ok(self)
    }

    /// Adds a file that is no class, which Java code finds by this path.
    #[must_use]
    pub fn resource(mut self, path: &str, bytes: impl Into<Vec<u8>>) -> ClassesBuilder {
        self.memory().add_resource(path, bytes.into());
        self
    }

    fn memory(&mut self) -> &mut InMemory {
        self.shared.memory.get_or_insert_with(|| InMemory::new("memory"))
    }

    /// The class path.
    pub fn build(self) -> Classes {
        Classes(Arc::new(self.shared))
    }
}

impl Shared {
    fn read(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let in_memory = self.memory.iter().map(|memory| memory as &dyn ClassSource);
        for place in in_memory.chain(self.places.iter().map(|place| &**place)) {
            if let Some(bytes) = place.resource(path)? {
                return Ok(Some(bytes));
            }
        }
        Ok(None)
    }
}

impl ClassSource for Classes {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        if let Some(known) = self.0.known.lock().resources.get(path) {
            return Ok(known.clone());
        }
        let read = self.0.read(path)?;
        let cost = NAME_COST + path.len() + read.as_ref().map_or(0, |bytes| bytes.len());
        let mut known = self.0.known.lock();
        if known.bytes + cost <= KEPT_MOST && known.resources.insert(path.to_owned(), read.clone()).is_none() {
            known.bytes += cost;
        }
        Ok(read)
    }

    fn resource_numbered(&self, path: &str, number: usize) -> Option<ClassBytes> {
        let in_memory = self.0.memory.iter().map(|memory| memory as &dyn ClassSource);
        let places = in_memory.chain(self.0.places.iter().map(|place| &**place));
        // A place may have several of a name itself.
        let found = places.flat_map(|place| (0..).map_while(move |at| place.resource_numbered(path, at)));
        found.into_iter().nth(number)
    }

    fn parsed(&self) -> Option<&ParsedClasses> {
        Some(&self.0.parsed)
    }

    fn describe(&self) -> String {
        let in_memory = self.0.memory.iter().map(|memory| memory as &dyn ClassSource);
        let places = in_memory.chain(self.0.places.iter().map(|place| &**place));
        places.map(|place| place.describe()).collect::<Vec<_>>().join(":")
    }
}

/// The class library, from the archive inside this crate.
pub(crate) struct Library(pub(crate) Engine);

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        path.strip_suffix(".class").map_or(Ok(None), |name| self.find(name))
    }

    fn find(&self, binary_name: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(holloway_classlib::find(binary_name).map(ClassBytes::Static))
    }

    fn parsed(&self) -> Option<&ParsedClasses> {
        Some(&self.0.0.library)
    }

    fn line_numbers(&self, binary_name: &str, method: usize) -> Vec<LineNumber> {
        let lines = holloway_classlib::lines(binary_name, method).unwrap_or_default();
        lines.into_iter().map(|(start_pc, line)| LineNumber { start_pc, line }).collect()
    }

    fn has_package(&self, package: &str) -> bool {
        holloway_classlib::has_package(package)
    }

    fn describe(&self) -> String {
        format!("jrt:/{}", holloway_classlib::MODULE)
    }
}
