//! The class library, as bytes: Java sources under `src/java.base`, some of them templates, compiled ahead and embedded.
//!
//! In goes a class name in internal form (`java/lang/String`), out comes its class file as a `'static` slice.
//! Nothing is parsed at start: the index is binary-searched where it lies, and what every program loads lies there whole, so a
//! program pays only for the classes that it loads. What is seldom loaded is unpacked when it is asked for first, and stays
//! for all VMs of the process. The archive is committed, so that a build needs no `javac`; the `build-classlib` program makes
//! it and its `--check` mode, run by the tests, proves that it fits the sources.

#![forbid(unsafe_code)]

pub mod archive;
pub mod lines;
pub mod listing;
pub mod members;
pub mod strip;
pub mod template;

use std::collections::BTreeMap;

use archive::{Archive, BlockPart};
use lines::LineTable;
use parking_lot::Mutex;

/// The compiled class library in the form that [`archive`] describes.
pub static ARCHIVE: &[u8] = include_bytes!("../java.base.archive");

/// The module that every class of the library belongs to, as stack traces name it.
pub const MODULE: &str = "java.base";

/// The blocks that were unpacked, by number.
static UNPACKED: Mutex<BTreeMap<usize, &'static [u8]>> = Mutex::new(BTreeMap::new());

/// The class file of `name` (internal form, such as `java/lang/String`), if the library has that class.
pub fn find(name: &str) -> Option<&'static [u8]> {
    let archive = Archive::new(ARCHIVE)?;
    part(archive, archive.class(archive.position(name)?)?)
}

/// The line numbers of the method at position `method` of a class's file: the first bytecode index of each entry, and its line.
/// Those of a class that a template has become are those of the template.
pub fn lines(name: &str, method: usize) -> Option<LineTable> {
    let archive = Archive::new(ARCHIVE)?;
    lines::unpack(part(archive, archive.lines(archive.position(name)?)?)?, method)
}

/// What lies at a place of the archive. Its block is unpacked at most once.
fn part(archive: Archive<'static>, place: BlockPart) -> Option<&'static [u8]> {
    if let Some(whole) = archive.whole_block(place.block) {
        return whole.get(place.range);
    }
    // Of each class there is one, whoever asks.
    let mut unpacked = UNPACKED.lock();
    let block = match unpacked.get(&place.block) {
        Some(known) => *known,
        None => {
            let block: &'static [u8] = archive.block(place.block)?.into_owned().leak();
            unpacked.insert(place.block, block);
            block
        }
    };
    block.get(place.range)
}

/// Whether the library has classes in `package` (`java/util`), whatever it has in the packages named below it.
pub fn has_package(package: &str) -> bool {
    Archive::new(ARCHIVE).is_some_and(|archive| archive.has_package(package))
}

/// The names of all classes of the library in internal form, in ascending byte order.
pub fn names() -> impl Iterator<Item = &'static str> {
    Archive::new(ARCHIVE).into_iter().flat_map(|archive| (0..archive.len()).filter_map(move |at| archive.name(at)))
}
