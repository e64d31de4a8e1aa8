//! The class library, as bytes: Java sources under `src/java.base`, some of them templates, compiled ahead and embedded.
//!
//! In goes a class name in internal form (`java/lang/String`), out comes its class file as a `'static` slice.
//! Nothing is parsed, copied or decompressed at start: the index is binary-searched where it lies, so a program
//! pays only for the classes that it loads. The archive is committed, so that a build needs no `javac`; the
//! `build-classlib` program makes it and its `--check` mode, run by the tests, proves that it fits the sources.

#![forbid(unsafe_code)]

pub mod archive;
pub mod listing;
pub mod members;
pub mod strip;
pub mod template;

use archive::Archive;

/// The compiled class library in the form that [`archive`] describes.
pub static ARCHIVE: &[u8] = include_bytes!("../java.base.archive");

/// The module that every class of the library belongs to, as stack traces name it.
pub const MODULE: &str = "java.base";

/// The class file of `name` (internal form, such as `java/lang/String`), if the library has that class.
pub fn find(name: &str) -> Option<&'static [u8]> {
    Archive::new(ARCHIVE)?.find(name)
}

/// Whether the library has classes in `package` (`java/util`), whatever it has in the packages named below it.
pub fn has_package(package: &str) -> bool {
    Archive::new(ARCHIVE).is_some_and(|archive| archive.has_package(package))
}

/// The names of all classes of the library in internal form, in ascending byte order.
pub fn names() -> impl Iterator<Item = &'static str> {
    Archive::new(ARCHIVE).into_iter().flat_map(|archive| (0..archive.len()).filter_map(move |at| archive.name(at)))
}
