//! Files that are written as a whole: in goes what writes a text, and there is the new file, or the old one as it was.
//!
//! The text goes to a file beside the one that is meant, which takes its place once it is complete. What is no regular file, a pipe or
//! a device, cannot be replaced and is written directly; so is what a standard stream has open, and what lies in a folder that takes
//! no other file.

use std::fs::{self, File, Metadata, OpenOptions};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::{MetadataExt as _, fchown};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;

/// How much is written at once, in bytes.
const BUFFER: usize = 1 << 16;

/// The files that wait to take another one's place.
static WAITING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Folders whose entries stand for what a process has open.
const OPEN_FILES: [&str; 2] = ["/dev", "/proc"];

/// Writes a file. A file that was there keeps its permissions and its owner, and a link leads where it led.
///
/// # Errors
/// It cannot be written: a regular file that was there is as it was, where its folder takes another one.
pub fn write_file(file: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    match Beside::of(file)? {
        Some(beside) => {
            fill(&beside.file, content)?;
            beside.replace()
        }
        None => fill(&File::create(file)?, content),
    }
}

/// Removes what other threads have begun and not completed, for a process that ends without waiting for them.
pub fn abandon_files() {
    for file in WAITING.lock().iter() {
        // That it may stay behind is no error where everything ends.
        let _ = fs::remove_file(file);
    }
}

fn fill(file: &File, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(BUFFER, file);
    content(&mut out)?;
    out.flush()
}

/// A file beside the one whose place it takes; gone when it is dropped, unless it has taken that place.
struct Beside {
    file: File,
    path: PathBuf,
    target: PathBuf,
}

impl Drop for Beside {
    fn drop(&mut self) {
        // That it may stay behind is no second error. Once it has been renamed there is none of that name.
        let _ = fs::remove_file(&self.path);
        WAITING.lock().retain(|path| *path != self.path);
    }
}

impl Beside {
    /// An empty one for a file; `None` where the file is to be written directly.
    ///
    /// # Errors
    /// The file is there and cannot be written.
    fn of(file: &Path) -> io::Result<Option<Beside>> {
        let Ok(old) = fs::metadata(file) else {
            // A link that leads nowhere makes the file where it leads.
            let is_link = fs::symlink_metadata(file).is_ok();
            return Ok(if is_link { None } else { Beside::new(file.to_owned(), None) });
        };
        if !old.is_file() || OPEN_FILES.iter().any(|folder| file.starts_with(folder)) {
            return Ok(None);
        }
        // Who may not write the file may not replace it either.
        OpenOptions::new().write(true).open(file)?;
        Ok(Beside::new(fs::canonicalize(file)?, Some(&old)))
    }

    fn new(target: PathBuf, old: Option<&Metadata>) -> Option<Beside> {
        let mut name = target.file_name()?.to_owned();
        // Drawn anew each time: numbers of processes are not unique among machines that share a folder.
        name.push(format!(".{:016x}.new", RandomState::new().build_hasher().finish()));
        let path = target.with_file_name(name);
        let file = OpenOptions::new().write(true).create_new(true).open(&path).ok()?;
        WAITING.lock().push(path.clone());
        let beside = Beside { file, path, target };
        match old {
            Some(old) => beside.take_after(old).ok().map(|()| beside),
            None => Some(beside),
        }
    }

    /// Gives it the owner and the permissions of another file, in this order: a change of the owner may take some away.
    fn take_after(&self, old: &Metadata) -> io::Result<()> {
        fchown(&self.file, Some(old.uid()), Some(old.gid()))?;
        self.file.set_permissions(old.permissions())
    }

    fn replace(self) -> io::Result<()> {
        fs::rename(&self.path, &self.target)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};

    use super::*;

    /// A folder that is gone when it is dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Folder {
            let name = format!("holloway-replacing-{:016x}", RandomState::new().build_hasher().finish());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir(&folder).expect("a new folder");
            Folder(folder)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("a folder").map(|entry| entry.expect("an entry").file_name());
            let mut names: Vec<String> = entries.map(|name| name.into_string().expect("UTF-8")).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn text(file: &Path) -> String {
        fs::read_to_string(file).expect("it is there")
    }

    #[test]
    fn files_are_replaced_and_keep_their_permissions() {
        let folder = Folder::new();
        let file = folder.0.join("x.json");
        write_file(&file, |out| out.write_all(b"first")).expect("a new file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions are set");
        write_file(&file, |out| out.write_all(b"second")).expect("it is replaced");
        assert_eq!(text(&file), "second");
        assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
        assert_eq!(folder.names(), ["x.json"]);
    }

    #[test]
    fn what_cannot_be_completed_leaves_the_old_file() {
        let folder = Folder::new();
        let (old, new) = (folder.0.join("old.json"), folder.0.join("new.json"));
        fs::write(&old, "old").expect("a file");
        for file in [&old, &new] {
            let written = write_file(file, |out| {
                out.write_all(&vec![b'x'; 2 * BUFFER])?;
                Err(io::ErrorKind::StorageFull.into())
            });
            assert_eq!(written.expect_err("it fails").kind(), io::ErrorKind::StorageFull);
        }
        assert_eq!(text(&old), "old");
        assert_eq!(folder.names(), ["old.json"]);
        assert!(write_file(&folder.0.join("absent/x.json"), |_| Ok(())).is_err(), "there is no such folder");
    }

    #[test]
    fn links_lead_where_they_led() {
        let folder = Folder::new();
        let (there, nowhere) = (folder.0.join("there"), folder.0.join("nowhere"));
        fs::write(folder.0.join("x"), "old").expect("a file");
        symlink("x", &there).expect("a link");
        symlink("y", &nowhere).expect("a link");
        for (link, target) in [(&there, "x"), (&nowhere, "y")] {
            write_file(link, |out| out.write_all(b"new")).expect("it is written");
            assert!(fs::symlink_metadata(link).expect("it is there").is_symlink());
            assert_eq!(text(&folder.0.join(target)), "new");
        }
        assert_eq!(folder.names(), ["nowhere", "there", "x", "y"]);
    }

    #[test]
    fn devices_are_written_and_stay() {
        write_file(Path::new("/dev/null"), |out| out.write_all(b"gone")).expect("it takes everything");
        assert!(fs::metadata("/dev/null").expect("it is there").file_type().is_char_device());
        // Always full.
        assert!(write_file(Path::new("/dev/full"), |out| out.write_all(b"x")).is_err());
    }
}
