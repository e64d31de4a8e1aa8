//! Source files of the classes in a report: in go places to look, out come texts, and where they were found.
//!
//! Class files name their source file, and whoever wrote a class file chose that name: only a plain file name of a source
//! file is looked for, below the places given, and only regular files of a sensible size are read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use holloway_vm::source::{ClassSource, Directory, Jar};

use crate::model::{Class, Report};

/// The largest source file that is read, in bytes.
const LARGEST: usize = 4 << 20;

/// All that are read for a report, in bytes.
const ALL: usize = 48 << 20;

/// Endings of source files that compile to class files.
const ENDINGS: [&str; 5] = [".java", ".kt", ".scala", ".groovy", ".clj"];

/// Where sources lie, seen from a folder of class files, as the usual tools have it.
const BESIDE: [&str; 6] = ["", "..", "../src", "../src/main/java", "../../src/main/java", "../../../../src/main/java"];

/// Where else they lie, seen from the folder of a jar.
const BESIDE_JARS: [&str; 2] = ["src", "src/main/java"];

/// Sources by the path of their file from the root of their packages: package, slash, file.
#[derive(Default)]
pub struct Texts {
    texts: BTreeMap<String, String>,
    files: BTreeMap<String, String>,
}

impl Texts {
    /// No sources.
    pub fn new() -> Texts {
        Texts::default()
    }

    /// What is in them.
    pub fn texts(&self) -> &BTreeMap<String, String> {
        &self.texts
    }

    /// The file in which one was found: relative to the current folder if it lies below that, else absolute. `None` where none was, or
    /// in a jar.
    pub fn file(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }
}

impl FromIterator<(String, String)> for Texts {
    /// Sources that lie in no files.
    fn from_iter<I: IntoIterator<Item = (String, String)>>(texts: I) -> Texts {
        Texts { texts: texts.into_iter().collect(), files: BTreeMap::new() }
    }
}

/// Where sources may lie.
enum Place {
    Folder(PathBuf),
    Jar(Jar),
}

impl Place {
    /// What is in a source file, and where that is if it lies in a folder.
    fn read(&self, path: &str) -> Option<(Vec<u8>, Option<PathBuf>)> {
        let found = match self {
            Place::Folder(folder) => Directory::new(folder).resource(path),
            Place::Jar(jar) => jar.resource(path),
        };
        let bytes = found.ok().flatten().filter(|bytes| bytes.len() <= LARGEST)?;
        let file = if let Place::Folder(folder) = self { Some(folder.join(path)) } else { None };
        Some((bytes.to_vec(), file))
    }
}

/// A file as it is named from the current folder, if it lies below that, else from the root. Links are followed, so that tools find
/// the file among those of a repository.
fn named_from_here(file: &Path) -> Option<String> {
    let file = file.canonicalize().ok()?;
    let here = std::env::current_dir().and_then(|here| here.canonicalize());
    let below = here.ok().and_then(|here| file.strip_prefix(here).ok());
    Some(below.unwrap_or(&file).to_str()?.to_owned())
}

/// Where to look, in order.
#[derive(Default)]
pub struct Places {
    places: Vec<Place>,
}

/// The path of a class's source file from the root of its packages; `None` where the class file names none.
pub fn path_of(class: &Class) -> Option<String> {
    let file = class.source_file.as_deref()?;
    let is_plain = !file.contains(['/', '\\', '\0', ':']) && ENDINGS.iter().any(|ending| file.ends_with(ending));
    let package: Vec<&str> = class.name.split('.').collect();
    let package = &package[..package.len() - 1];
    let is_name = |name: &&str| !name.is_empty() && !name.contains(['/', '\\', '\0', ':']);
    (is_plain && package.iter().all(is_name)).then(|| {
        let mut path = package.join("/");
        if !path.is_empty() {
            path.push('/');
        }
        path + file
    })
}

impl Places {
    /// The entries of a source path, then what lies beside those of the class path: folders and jars. What cannot be opened
    /// is passed over.
    pub fn new<'a>(
        source_path: impl IntoIterator<Item = &'a Path>,
        class_path: impl IntoIterator<Item = &'a Path>,
    ) -> Places {
        let mut places = Places::default();
        for entry in source_path {
            places.add(entry, &[""]);
        }
        for entry in class_path {
            places.add(entry, &BESIDE);
        }
        places
    }

    fn add(&mut self, entry: &Path, beside: &[&str]) {
        if entry.is_dir() {
            self.add_folders(entry, beside);
            return;
        }
        // As build tools name them: x.jar and x-sources.jar.
        let sources = entry.file_stem().map(|stem| {
            let mut name = stem.to_os_string();
            name.push("-sources.jar");
            entry.with_file_name(name)
        });
        let jars = sources.into_iter().chain([entry.to_owned()]).filter(|jar| jar.is_file());
        for jar in jars.filter_map(|jar| Jar::open(&jar).ok()) {
            self.places.push(Place::Jar(jar));
        }
        if let Some(parent) = entry.parent().filter(|_| beside.len() > 1) {
            self.add_folders(parent, beside);
            self.add_folders(parent, &BESIDE_JARS);
        }
    }

    fn add_folders(&mut self, folder: &Path, beside: &[&str]) {
        for beside in beside {
            self.places.push(Place::Folder(folder.join(beside)));
        }
    }

    /// One source file: what is in it, and where it was found if it lies in a folder.
    fn read(&self, path: &str) -> Option<(String, Option<PathBuf>)> {
        // Without packages' folders too, as single files are compiled.
        let name = path.rsplit('/').next().unwrap_or(path);
        let mut found = self.places.iter().flat_map(|place| [path, name].map(|path| place.read(path)));
        let (bytes, file) = found.find_map(|found| found)?;
        Some((String::from_utf8_lossy(&bytes).into_owned(), file))
    }

    /// The sources of the program's own classes, as far as they are found; first those of classes that were loaded.
    pub fn texts(&self, report: &Report) -> Texts {
        let mut found = Texts::new();
        let mut room = ALL;
        let loaded = report.classes.iter().filter(|class| !class.library);
        for class in loaded.chain(report.unloaded.iter().map(|of| &of.class)) {
            let Some(path) = path_of(class).filter(|path| !found.texts.contains_key(path)) else { continue };
            let Some((text, file)) = self.read(&path).filter(|(text, _)| text.len() <= room) else { continue };
            room -= text.len();
            if let Some(file) = file.and_then(|file| named_from_here(&file)) {
                found.files.insert(path.clone(), file);
            }
            found.texts.insert(path, text);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Work;

    fn class(name: &str, file: Option<&str>) -> Class {
        Class {
            name: name.to_owned(),
            source_file: file.map(str::to_owned),
            library: false,
            work: Work::default(),
            methods: Vec::new(),
        }
    }

    /// The jar is named as from another folder, and need not hold any source itself.
    #[test]
    fn sources_lie_beside_jars() {
        let folder = std::env::temp_dir().join(format!("holloway-beside-jars-{}", std::process::id()));
        for (place, found) in [("src/main/java/p", true), ("src/p", true), ("p", true), ("other/p", false)] {
            std::fs::create_dir_all(folder.join(place)).expect("a folder");
            std::fs::write(folder.join(place).join("BesideJars.java"), place).expect("a file");
            let places = Places::new([], [folder.join("app.jar").as_path()]);
            let read = places.read("p/BesideJars.java");
            assert_eq!(read.as_ref().map(|(text, _)| text.as_str()), found.then_some(place));
            assert_eq!(read.is_some_and(|(_, file)| file.is_some()), found);
            std::fs::remove_dir_all(&folder).expect("it was made");
        }
    }

    #[test]
    fn only_plain_names_of_source_files_are_looked_for() {
        assert_eq!(path_of(&class("a.b.C$D", Some("C.java"))).as_deref(), Some("a/b/C.java"));
        assert_eq!(path_of(&class("C", Some("C.kt"))).as_deref(), Some("C.kt"));
        for (name, file) in [
            ("C", None),
            ("C", Some("../C.java")),
            ("C", Some("/etc/passwd")),
            ("C", Some("passwd")),
            ("...C", Some("C.java")),
            ("a./../C", Some("C.java")),
            ("C", Some("a\\C.java")),
        ] {
            assert_eq!(path_of(&class(name, file)), None, "{name} {file:?}");
        }
    }
}
