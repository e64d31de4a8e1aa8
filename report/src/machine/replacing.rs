//! Files that are written as a whole: in goes what writes a text, and there is the new file, or the old one as it was.
//!
//! The text goes to a file beside the one that is meant, which takes its place once it is complete. What is no regular file,
//! a pipe or a device, cannot be replaced and is written directly; so is what a standard stream has open, what has several
//! names or an access control list, which another file would not have, and what lies in a folder that takes no other file.

use std::fs::{self, File, Metadata, OpenOptions};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{self, BufWriter, Seek as _, Write};
use std::os::fd::AsFd as _;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, fchown};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;

/// How much is written at once, in bytes.
const BUFFER: usize = 1 << 16;

/// The files that wait to take another one's place.
static WAITING: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The folder with links to what processes have open.
const PROCESSES: &str = "/proc";

/// The extended attribute that is an access control list (acl(5)).
const ACCESS_CONTROL_LIST: &str = "system.posix_acl_access";

/// Permissions of a file before it has those of another one: nobody else may read it.
const PRIVATE: u32 = 0o600;
/// Permissions of a file that is new; the process takes some of them away (umask).
const ORDINARY: u32 = 0o666;

/// Writes a file. A file that was there keeps its permissions and its owner, and a link leads where it led.
///
/// # Errors
/// It cannot be written: a regular file that was there is as it was, where another one could be written beside it to take its
/// place.
pub fn write_file(file: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    match Beside::of(file)? {
        Some(beside) => {
            fill(&beside.file, content)?;
            beside.replace()
        }
        None => fill(&opened(file)?, content),
    }
}

/// A file to be written directly. Behind what a standard stream has written into it, so that this is not lost.
fn opened(file: &Path) -> io::Result<File> {
    if fs::metadata(file).is_ok_and(|old| old.is_file() && is_standard_stream(&old)) {
        return OpenOptions::new().append(true).open(file);
    }
    File::create(file)
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
    /// Of the one whose place it takes.
    old: Option<Metadata>,
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
            return if is_link { Ok(None) } else { Beside::new(file.to_owned(), None) };
        };
        if !is_replaceable(file, &old) {
            return Ok(None);
        }
        // Who may not write the file may not replace it either.
        OpenOptions::new().write(true).open(file)?;
        Beside::new(fs::canonicalize(file)?, Some(old))
    }

    fn new(target: PathBuf, old: Option<Metadata>) -> io::Result<Option<Beside>> {
        let Some(name) = target.file_name() else { return Ok(None) };
        let mut name = name.to_owned();
        // Drawn anew each time: numbers of processes are not unique among machines that share a folder.
        name.push(format!(".{:016x}.new", RandomState::new().build_hasher().finish()));
        let path = target.with_file_name(name);
        let mode = if old.is_some() { PRIVATE } else { ORDINARY };
        let file = match OpenOptions::new().read(true).write(true).create_new(true).mode(mode).open(&path) {
            Ok(file) => file,
            // Not where there is no room: the old file would be lost.
            Err(error) if is_refusal(&error) => return Ok(None),
            Err(error) => return Err(error),
        };
        WAITING.lock().push(path.clone());
        Ok(Some(Beside { file, path, target, old }))
    }

    /// Gives it the owner and the permissions of another file, in this order: a change of the owner may take some away.
    fn take_after(&self, old: &Metadata) -> io::Result<()> {
        fchown(&self.file, Some(old.uid()), Some(old.gid()))?;
        self.file.set_permissions(old.permissions())
    }

    fn replace(self) -> io::Result<()> {
        use io::ErrorKind::{CrossesDevices, PermissionDenied, ResourceBusy};
        // Only now, when it is complete, may others read it that may read the old one.
        if self.old.as_ref().is_some_and(|old| self.take_after(old).is_err()) {
            return self.copy();
        }
        match fs::rename(&self.path, &self.target) {
            // It is mounted by itself, as files are in containers.
            Err(error) if matches!(error.kind(), ResourceBusy | CrossesDevices | PermissionDenied) => self.copy(),
            renamed => renamed,
        }
    }

    /// Writes its text, which is complete, into the file whose place it cannot take.
    fn copy(&self) -> io::Result<()> {
        let mut text = &self.file;
        text.rewind()?;
        io::copy(&mut text, &mut File::create(&self.target)?).map(drop)
    }
}

/// Whether another file may take the place of one without a loss for who else knows that.
fn is_replaceable(file: &Path, old: &Metadata) -> bool {
    // What has no name any more cannot be replaced either.
    let has_one_name = old.nlink() == 1;
    let is_open_elsewhere = || {
        let folder = file.parent().map(fs::canonicalize);
        folder.is_some_and(|folder| folder.is_ok_and(|folder| folder.starts_with(PROCESSES)))
    };
    let has_list = || rustix::fs::getxattr(file, ACCESS_CONTROL_LIST, &mut [0_u8; 0][..]).is_ok();
    old.is_file() && has_one_name && !is_standard_stream(old) && !is_open_elsewhere() && !has_list()
}

/// Whether a standard stream of this process has a file open.
fn is_standard_stream(file: &Metadata) -> bool {
    let (stdin, stdout, stderr) = (io::stdin(), io::stdout(), io::stderr());
    [stdin.as_fd(), stdout.as_fd(), stderr.as_fd()].into_iter().any(|stream| {
        let opened = stream.try_clone_to_owned().and_then(|stream| File::from(stream).metadata());
        opened.is_ok_and(|opened| (opened.dev(), opened.ino()) == (file.dev(), file.ino()))
    })
}

/// Whether a folder does not take a file, though it may have others that can be written.
fn is_refusal(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), InvalidFilename | PermissionDenied | ReadOnlyFilesystem)
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
    fn files_with_several_names_keep_them() {
        let folder = Folder::new();
        let [one, other] = ["one", "other"].map(|name| folder.0.join(name));
        fs::write(&one, "old").expect("a file");
        fs::hard_link(&one, &other).expect("a second name");
        write_file(&one, |out| out.write_all(b"new")).expect("it is written");
        assert_eq!(text(&other), "new");
        assert_eq!(folder.names(), ["one", "other"]);
    }

    #[test]
    fn what_waits_is_private_and_can_be_copied() {
        let folder = Folder::new();
        let file = folder.0.join("x");
        fs::write(&file, "a long old text").expect("a file");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("permissions are set");
        let beside = Beside::of(&file).expect("it can be written").expect("it can be replaced");
        assert_eq!(beside.file.metadata().expect("it is open").permissions().mode() & 0o777, 0o600);
        fill(&beside.file, |out| out.write_all(b"new")).expect("it is written");
        beside.copy().expect("it is copied");
        drop(beside);
        assert_eq!(text(&file), "new");
        assert_eq!(folder.names(), ["x"]);
    }

    #[test]
    fn what_a_process_has_open_is_written_directly() {
        use std::os::fd::AsRawFd as _;

        let folder = Folder::new();
        let file = folder.0.join("x");
        let opened = File::create(&file).expect("a file");
        let name = format!("/dev/fd/{}", opened.as_raw_fd());
        write_file(Path::new(&name), |out| out.write_all(b"new")).expect("it is written");
        assert_eq!(opened.metadata().expect("it is open").ino(), fs::metadata(&file).expect("it is there").ino());
        assert_eq!(text(&file), "new");
    }

    #[test]
    fn only_refusals_are_written_directly() {
        for (code, direct) in [(rustix::io::Errno::NOSPC, false), (rustix::io::Errno::DQUOT, false)]
            .into_iter()
            .chain(
                [rustix::io::Errno::ACCESS, rustix::io::Errno::PERM, rustix::io::Errno::ROFS].map(|code| (code, true)),
            )
            .chain([(rustix::io::Errno::NAMETOOLONG, true)])
        {
            assert_eq!(is_refusal(&code.into()), direct, "{code}");
        }
    }

    #[test]
    fn devices_are_written_and_stay() {
        write_file(Path::new("/dev/null"), |out| out.write_all(b"gone")).expect("it takes everything");
        assert!(fs::metadata("/dev/null").expect("it is there").file_type().is_char_device());
        // Always full.
        assert!(write_file(Path::new("/dev/full"), |out| out.write_all(b"x")).is_err());
    }
}
