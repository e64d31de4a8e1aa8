//! Where classes come from: directories, jars, single class files, bytes in memory, and class paths made of them.
//!
//! In: a binary name such as `java/lang/Object` or a resource name. Out: the bytes, or nothing if this source has none.
//! Nothing is read before it is asked for, nothing is read without a limit, nothing but regular files is opened, and no name
//! leads out of a directory.

mod jar;
mod manifest;
mod parsed;
mod path;

pub use jar::Jar;
pub use manifest::{Manifest, ManifestFault};
pub use parsed::ParsedClasses;
pub use path::ClassPath;

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::classfile::{ClassBytes, LineNumber, MAX_CLASS_BYTES};
use crate::error::JavaError;
use crate::keyed::KeyedMap;

/// A place that may have classes and resources.
pub trait ClassSource: Send + Sync {
    /// The bytes of the resource at `path`, such as `a/b/C.class` or `data/words.txt`.
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError>;

    /// The bytes of the resource of that path and number where several places have one: 0 is what [`ClassSource::resource`]
    /// gives. What cannot be read is not there.
    fn resource_numbered(&self, path: &str, number: usize) -> Option<ClassBytes> {
        (number == 0).then(|| self.resource(path).ok().flatten()).flatten()
    }

    /// How long the resource of that path and number is, in bytes, where that is known without reading it and reading it takes
    /// memory.
    fn length(&self, path: &str, number: usize) -> Option<u64> {
        let _ = (path, number);
        None
    }

    /// The directory or archive with the resource of that path and number; `None` where there is none, or it is neither.
    fn place(&self, path: &str, number: usize) -> Option<PathBuf> {
        let _ = (path, number);
        None
    }

    /// The binary names of classes that the source has, with slashes, in order. So many of its files and folders are looked at, at
    /// most; nothing is told by a source that does not know what it has.
    fn class_names(&self, most: usize) -> Vec<String> {
        let _ = most;
        Vec::new()
    }

    /// The class file of the class with this binary name, with slashes.
    fn find(&self, binary_name: &str) -> Result<Option<ClassBytes>, SourceError> {
        self.resource(&format!("{binary_name}.class"))
    }

    /// The line numbers of the method at a position of a class file, where the source keeps them beside it.
    fn line_numbers(&self, binary_name: &str, method: usize) -> Vec<LineNumber> {
        let _ = (binary_name, method);
        Vec::new()
    }

    /// Whether the source is known to have classes in this package, named with slashes. Only the source of the library
    /// has to know: no other source defines classes in its packages.
    fn has_package(&self, package: &str) -> bool {
        let _ = package;
        false
    }

    /// Where parsed class files are kept for further VMs with this source. A source that one VM has need not keep any.
    fn parsed(&self) -> Option<&ParsedClasses> {
        None
    }

    /// How the source is named in messages and by `-verbose:class`.
    fn describe(&self) -> String;
}

/// Why a source could not give what it has.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct SourceError {
    /// The file or archive.
    pub path: PathBuf,
    pub kind: SourceErrorKind,
}

/// What went wrong with a source.
#[derive(Debug)]
pub enum SourceErrorKind {
    /// The file cannot be read.
    Io(io::Error),
    /// The archive is damaged or uses what is not supported.
    BadArchive(String),
    /// The entry holds more bytes than [`MAX_CLASS_BYTES`].
    TooLarge,
    /// The entry expands so much that it must be meant to exhaust memory.
    Bomb,
}

impl SourceError {
    fn new(path: &Path, kind: SourceErrorKind) -> Self {
        SourceError { path: path.to_owned(), kind }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.kind {
            SourceErrorKind::Io(error) => write!(f, "{error}"),
            SourceErrorKind::BadArchive(reason) => f.write_str(reason),
            SourceErrorKind::TooLarge => write!(f, "larger than {MAX_CLASS_BYTES} bytes"),
            SourceErrorKind::Bomb => f.write_str("expands beyond any class or resource"),
        }
    }
}

impl std::error::Error for SourceError {}

impl From<SourceError> for JavaError {
    /// What cannot be read counts as not there, as with `java`; the cause tells why.
    fn from(error: SourceError) -> JavaError {
        let text = error.to_string();
        match error.kind {
            SourceErrorKind::TooLarge | SourceErrorKind::Bomb => JavaError::new("java/lang/ClassFormatError", text),
            SourceErrorKind::Io(_) | SourceErrorKind::BadArchive(_) => {
                JavaError::new("java/lang/NoClassDefFoundError", text.clone())
                    .caused_by(JavaError::new("java/lang/ClassNotFoundException", text))
            }
        }
    }
}

/// Whether a resource name stays inside its source: parts between slashes, none empty, `.` or `..`.
fn is_inside(path: &str) -> bool {
    !path.contains(['\\', '\0']) && path.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

/// Opens a regular file; anything else is refused before it is opened, for opening a pipe waits for its writer, and opening a
/// device may do anything. What has become something else meanwhile does not block, and is refused as well.
fn open_regular(path: &Path) -> io::Result<File> {
    let irregular = || io::Error::new(io::ErrorKind::InvalidInput, "not a regular file");
    if !std::fs::metadata(path)?.is_file() {
        return Err(irregular());
    }
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK | libc::O_NOCTTY);
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(irregular()) }
}

/// Reads at most [`MAX_CLASS_BYTES`].
fn read_limited(reader: impl Read, path: &Path) -> Result<ClassBytes, SourceError> {
    let mut bytes = Vec::new();
    let limit = MAX_CLASS_BYTES as u64 + 1;
    reader.take(limit).read_to_end(&mut bytes).map_err(|error| SourceError::new(path, SourceErrorKind::Io(error)))?;
    if bytes.len() > MAX_CLASS_BYTES {
        return Err(SourceError::new(path, SourceErrorKind::TooLarge));
    }
    Ok(bytes.into())
}

/// A directory whose folders are packages.
#[derive(Debug)]
pub struct Directory {
    root: PathBuf,
}

impl Directory {
    /// The directory at `root`, which need not exist yet.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Directory { root: root.into() }
    }
}

impl ClassSource for Directory {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        if !is_inside(path) {
            return Ok(None);
        }
        let path = self.root.join(path);
        // What cannot be opened is not there.
        open_regular(&path).map_or(Ok(None), |file| read_limited(file, &path).map(Some))
    }

    fn length(&self, path: &str, number: usize) -> Option<u64> {
        let metadata =
            (number == 0 && is_inside(path)).then(|| std::fs::metadata(self.root.join(path)).ok()).flatten()?;
        metadata.is_file().then_some(metadata.len())
    }

    fn place(&self, path: &str, number: usize) -> Option<PathBuf> {
        self.length(path, number).map(|_| self.root.clone())
    }

    fn class_names(&self, most: usize) -> Vec<String> {
        let (mut names, mut folders, mut left) = (Vec::new(), vec![String::new()], most);
        while let Some(folder) = folders.pop() {
            let entries = std::fs::read_dir(self.root.join(&folder)).into_iter().flatten().flatten();
            for entry in entries.take(left) {
                left -= 1;
                let Ok(name) = entry.file_name().into_string() else { continue };
                // A link to a folder may lead back, and the name of no package has a dot.
                if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                    folders.extend((!name.contains('.')).then(|| format!("{folder}{name}/")));
                } else if let Some(name) = name.strip_suffix(".class") {
                    names.push(format!("{folder}{name}"));
                }
            }
        }
        names.sort_unstable();
        names
    }

    fn describe(&self) -> String {
        self.root.display().to_string()
    }
}

/// Classes and resources in memory, such as those a host or a test made.
#[derive(Debug, Default)]
pub struct InMemory {
    name: String,
    resources: KeyedMap<String, ClassBytes>,
}

impl InMemory {
    /// An empty source that messages call `name`.
    pub fn new(name: impl Into<String>) -> Self {
        InMemory { name: name.into(), resources: KeyedMap::default() }
    }

    /// Adds a class under its binary name.
    pub fn add_class(&mut self, binary_name: &str, bytes: impl Into<ClassBytes>) {
        self.add_resource(&format!("{binary_name}.class"), bytes);
    }

    /// Adds what lies at a path, which has slashes.
    pub fn add_resource(&mut self, path: &str, bytes: impl Into<ClassBytes>) {
        self.resources.insert(path.to_owned(), bytes.into());
    }
}

impl ClassSource for InMemory {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(self.resources.get(path).cloned())
    }

    fn describe(&self) -> String {
        self.name.clone()
    }
}

/// One `.class` file, found under the name it declares, with the classes beside it in its package's folders.
#[derive(Debug)]
pub struct SingleClass {
    /// The class's binary name.
    pub name: String,
    bytes: ClassBytes,
    siblings: Option<Directory>,
    path: PathBuf,
}

impl SingleClass {
    /// Reads the file at `path`; `name_of` gives the binary name that the bytes declare, if they are a class file.
    pub fn open(path: &Path, name_of: impl FnOnce(&[u8]) -> Option<String>) -> Result<Self, SourceError> {
        let io_error = |error| SourceError::new(path, SourceErrorKind::Io(error));
        let bytes = read_limited(open_regular(path).map_err(io_error)?, path)?;
        let not_a_class = || SourceError::new(path, SourceErrorKind::BadArchive("not a class file".to_owned()));
        let name = name_of(&bytes).ok_or_else(not_a_class)?;
        // The root is as many folders up as the name has packages, if the folders are named like them.
        let relative = PathBuf::from(format!("{name}.class"));
        let root = path.ancestors().nth(relative.components().count());
        let siblings = root.filter(|root| root.join(&relative) == path).map(Directory::new);
        Ok(SingleClass { name, bytes, siblings, path: path.to_owned() })
    }
}

impl ClassSource for SingleClass {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        if path.strip_suffix(".class") == Some(&self.name) {
            return Ok(Some(self.bytes.clone()));
        }
        self.siblings.as_ref().map_or(Ok(None), |siblings| siblings.resource(path))
    }

    fn length(&self, path: &str, number: usize) -> Option<u64> {
        self.siblings.as_ref()?.length(path, number)
    }

    fn describe(&self) -> String {
        self.path.display().to_string()
    }
}

#[cfg(test)]
mod tests;
