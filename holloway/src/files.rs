//! Directories that a VM is granted: in go paths as Java programs write them, out come files below those directories, and
//! nothing else of the host's file system.
//!
//! A path is looked up component by component, from the handle of a granted directory on (`cap-std`): neither `..` nor a
//! symbolic link nor a directory that is exchanged meanwhile leads out of it. Only regular files are opened, so that
//! nothing waits and no device is touched.

use std::fs::{File, FileTimes, Permissions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::os::unix::fs::{FileExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use cap_std::ambient_authority;
use cap_std::fs::{Dir, Metadata, MetadataExt as _, OpenOptions, OpenOptionsExt as _};
use holloway_vm::host::{Descriptor, FileFacts, FileKind, Names, OpenMode};
use rustix::fs::OFlags;
use rustix::io::Errno;
use slab::Slab;

use crate::error::Error;

/// What a VM may do with the files of a directory that it is granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Read them.
    ReadOnly,
    /// Read, change, make and remove them.
    ReadWrite,
}

/// The number of the first file that a program opens.
const FIRST_FILE: Descriptor = 3;
/// Files that may be open at a time, where nothing else is said.
const OPEN_MOST: usize = 64;
/// Bytes that files may grow by, where nothing else is said.
const GROWTH_MOST: u64 = 64 << 20;
/// Permissions that a program may set: not those by which a file lends its owner's rights.
const MODES: u32 = 0o777;

/// A directory of the host that the guest sees: where in the guest's file system, and whether it may write there.
struct Granted {
    /// Where it lies for the guest: the components of an absolute path.
    at: Vec<String>,
    directory: Dir,
    access: Access,
}

/// A guest's files: the directories granted to it, what it has open, and how much more it may open and write.
pub(crate) struct Files {
    granted: Vec<Granted>,
    /// Open files; the number of one is its place here, counted from [`FIRST_FILE`].
    open: Slab<Open>,
    pub open_most: usize,
    /// Bytes by which files may still grow.
    pub growth_left: u64,
}

struct Open {
    file: File,
    /// Whether all is written at the end.
    appends: bool,
}

impl Default for Files {
    fn default() -> Files {
        Files { granted: Vec::new(), open: Slab::new(), open_most: OPEN_MOST, growth_left: GROWTH_MOST }
    }
}

/// What is not there for the guest.
pub(crate) fn denied() -> io::Error {
    Errno::ACCESS.into()
}

/// An error that the guest may hear of: what the system says, and for a path that would lead out, that it is denied.
fn told(error: io::Error) -> io::Error {
    if error.raw_os_error().is_some() { error } else { denied() }
}

/// Components of a path; those that say nothing are left out.
fn components(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !matches!(*part, "" | "."))
}

/// Nanoseconds since 1970-01-01T00:00Z.
fn nanoseconds(time: SystemTime) -> i64 {
    match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_nanos()).unwrap_or(i64::MAX),
        Err(before) => i64::try_from(before.duration().as_nanos()).map_or(i64::MIN, |before| -before),
    }
}

/// The time so many nanoseconds after 1970-01-01T00:00Z.
fn time(nanoseconds: i64) -> SystemTime {
    let distance = Duration::from_nanos(nanoseconds.unsigned_abs());
    let epoch = SystemTime::UNIX_EPOCH;
    let time = if nanoseconds < 0 { epoch.checked_sub(distance) } else { epoch.checked_add(distance) };
    time.unwrap_or(epoch)
}

impl Files {
    /// Grants a directory, which the guest has at an absolute path of its own.
    ///
    /// # Errors
    /// [`Error::Source`]: there is no such directory, or the guest's path is not absolute or leads upwards.
    pub fn grant(&mut self, at: &str, directory: &Path, access: Access) -> Result<(), Error> {
        if !at.starts_with('/') || at.contains('\0') || components(at).any(|part| part == "..") {
            return Err(Error::Source(format!("{at}: no absolute path")));
        }
        let opened = Dir::open_ambient_dir(directory, ambient_authority());
        let directory = opened.map_err(|error| Error::Source(format!("{}: {error}", directory.display())))?;
        self.granted.push(Granted { at: components(at).map(str::to_owned).collect(), directory, access });
        Ok(())
    }

    /// What the guest takes for its current directory: the first that was granted.
    pub fn working_directory(&self) -> Option<String> {
        self.granted.first().map(|first| format!("/{}", first.at.join("/")))
    }

    /// The granted directory in which a path lies, by its longest name, and the way from there.
    fn look_up(&self, path: &str) -> io::Result<(&Granted, PathBuf)> {
        if path.contains('\0') {
            return Err(Errno::INVAL.into());
        }
        let working = self.granted.first().filter(|_| !path.starts_with('/')).map_or(&[][..], |first| &first.at);
        let parts: Vec<&str> = working.iter().map(String::as_str).chain(components(path)).collect();
        let around = self
            .granted
            .iter()
            .filter(|granted| parts.starts_with(&granted.at.iter().map(String::as_str).collect::<Vec<_>>()));
        let granted = around.max_by_key(|granted| granted.at.len()).ok_or_else(denied)?;
        let rest = &parts[granted.at.len()..];
        Ok((granted, if rest.is_empty() { PathBuf::from(".") } else { rest.iter().collect() }))
    }

    /// The same for what is to be changed.
    fn look_up_writable(&self, path: &str) -> io::Result<(&Granted, PathBuf)> {
        let (granted, rest) = self.look_up(path)?;
        if granted.access == Access::ReadWrite { Ok((granted, rest)) } else { Err(Errno::ROFS.into()) }
    }

    /// Opens what is a regular file, and nothing else.
    fn open_regular(granted: &Granted, rest: &Path, options: &mut OpenOptions) -> io::Result<File> {
        // What does not exist yet becomes one. Nothing that is none is waited for, should it come there meanwhile.
        if let Ok(facts) = granted.directory.metadata(rest) {
            if facts.is_dir() {
                return Err(Errno::ISDIR.into());
            }
            if !facts.is_file() {
                return Err(denied());
            }
        }
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits().cast_signed());
        let file = granted.directory.open_with(rest, options).map_err(told)?.into_std();
        if file.metadata()?.is_file() { Ok(file) } else { Err(denied()) }
    }

    pub fn open(&mut self, path: &str, mode: OpenMode) -> io::Result<Descriptor> {
        let writes = mode.write || mode.append || mode.create || mode.create_new || mode.truncate;
        let (granted, rest) = if writes { self.look_up_writable(path) } else { self.look_up(path) }?;
        if self.open.len() >= self.open_most {
            return Err(Errno::MFILE.into());
        }
        let mut options = OpenOptions::new();
        options.read(mode.read).write(mode.write && !mode.append).append(mode.append);
        options.create(mode.create).create_new(mode.create_new).truncate(mode.truncate);
        let file = Files::open_regular(granted, &rest, &mut options)?;
        let number = Descriptor::try_from(self.open.vacant_key()).ok().and_then(|at| at.checked_add(FIRST_FILE));
        let number = number.ok_or(Errno::MFILE)?;
        self.open.insert(Open { file, appends: mode.append });
        Ok(number)
    }

    pub fn close(&mut self, descriptor: Descriptor) {
        if let Some(place) = place(descriptor) {
            self.open.try_remove(place);
        }
    }

    fn file(&mut self, descriptor: Descriptor) -> io::Result<&mut Open> {
        place(descriptor).and_then(|place| self.open.get_mut(place)).ok_or_else(|| Errno::BADF.into())
    }

    /// Takes what a write of so many bytes at a position, or at the end, makes a file grow by, holes included.
    fn pay_growth(&mut self, descriptor: Descriptor, position: Option<u64>, bytes: u64) -> io::Result<()> {
        let open = self.file(descriptor)?;
        let size = open.file.metadata()?.len();
        let from = if open.appends { size } else { position.map_or_else(|| open.file.stream_position(), Ok)? };
        let growth = from.saturating_add(bytes).saturating_sub(size);
        self.growth_left = self.growth_left.checked_sub(growth).ok_or(Errno::DQUOT)?;
        Ok(())
    }

    pub fn read(&mut self, descriptor: Descriptor, buffer: &mut [u8]) -> io::Result<usize> {
        self.file(descriptor)?.file.read(buffer)
    }

    pub fn write(&mut self, descriptor: Descriptor, bytes: &[u8]) -> io::Result<()> {
        self.pay_growth(descriptor, None, bytes.len() as u64)?;
        self.file(descriptor)?.file.write_all(bytes)
    }

    pub fn available(&mut self, descriptor: Descriptor) -> io::Result<usize> {
        let file = &mut self.file(descriptor)?.file;
        let left = file.metadata()?.len().saturating_sub(file.stream_position()?);
        Ok(usize::try_from(left).unwrap_or(usize::MAX))
    }

    pub fn read_at(&mut self, descriptor: Descriptor, buffer: &mut [u8], position: u64) -> io::Result<usize> {
        self.file(descriptor)?.file.read_at(buffer, position)
    }

    pub fn write_at(&mut self, descriptor: Descriptor, bytes: &[u8], position: u64) -> io::Result<()> {
        self.pay_growth(descriptor, Some(position), bytes.len() as u64)?;
        self.file(descriptor)?.file.write_all_at(bytes, position)
    }

    pub fn position(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        self.file(descriptor)?.file.stream_position()
    }

    pub fn seek(&mut self, descriptor: Descriptor, position: u64) -> io::Result<()> {
        self.file(descriptor)?.file.seek(SeekFrom::Start(position)).map(|_| ())
    }

    pub fn size(&mut self, descriptor: Descriptor) -> io::Result<u64> {
        Ok(self.file(descriptor)?.file.metadata()?.len())
    }

    pub fn set_size(&mut self, descriptor: Descriptor, size: u64) -> io::Result<()> {
        let now = self.size(descriptor)?;
        self.growth_left = self.growth_left.checked_sub(size.saturating_sub(now)).ok_or(Errno::DQUOT)?;
        self.file(descriptor)?.file.set_len(size)
    }

    pub fn synchronise(&mut self, descriptor: Descriptor) -> io::Result<()> {
        self.file(descriptor)?.file.sync_all()
    }

    pub fn facts(&self, path: &str, follow_links: bool) -> io::Result<FileFacts> {
        let (granted, rest) = self.look_up(path)?;
        let found = match follow_links {
            true => granted.directory.metadata(&rest),
            false => granted.directory.symlink_metadata(&rest),
        };
        Ok(facts_of(&found.map_err(told)?, granted.access))
    }

    pub fn list(&self, path: &str) -> io::Result<Names> {
        let (granted, rest) = self.look_up(path)?;
        let entries = granted.directory.read_dir(rest).map_err(told)?;
        Ok(Box::new(entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))))
    }

    pub fn create_directory(&self, path: &str) -> io::Result<()> {
        let (granted, rest) = self.look_up_writable(path)?;
        granted.directory.create_dir(rest).map_err(told)
    }

    pub fn remove(&self, path: &str) -> io::Result<()> {
        let (granted, rest) = self.look_up_writable(path)?;
        let directory = &granted.directory;
        let found = directory.symlink_metadata(&rest).map_err(told)?;
        if found.is_dir() { directory.remove_dir(rest) } else { directory.remove_file(rest) }.map_err(told)
    }

    pub fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let (granted, from) = self.look_up_writable(from)?;
        let (other, to) = self.look_up_writable(to)?;
        granted.directory.rename(from, &other.directory, to).map_err(told)
    }

    /// A link itself is left alone: its times are nobody's business.
    pub fn set_times(&self, path: &str, modified: Option<i64>, accessed: Option<i64>) -> io::Result<()> {
        let (granted, rest) = self.look_up_writable(path)?;
        let file = Files::open_regular(granted, &rest, OpenOptions::new().read(true))?;
        let mut times = FileTimes::new();
        if let Some(modified) = modified {
            times = times.set_modified(time(modified));
        }
        if let Some(accessed) = accessed {
            times = times.set_accessed(time(accessed));
        }
        file.set_times(times)
    }

    pub fn set_mode(&self, path: &str, mode: u32) -> io::Result<()> {
        let (granted, rest) = self.look_up_writable(path)?;
        let file = Files::open_regular(granted, &rest, OpenOptions::new().read(true))?;
        file.set_permissions(Permissions::from_mode(mode & MODES))
    }

    pub fn read_link(&self, path: &str) -> io::Result<String> {
        let (granted, rest) = self.look_up(path)?;
        Ok(granted.directory.read_link(rest).map_err(told)?.to_string_lossy().into_owned())
    }

    pub fn canonical(&self, path: &str) -> io::Result<String> {
        let (granted, rest) = self.look_up(path)?;
        let found = granted.directory.canonicalize(rest).map_err(told)?;
        let found = found.to_string_lossy();
        let parts: Vec<&str> = granted.at.iter().map(String::as_str).chain(components(&found)).collect();
        Ok(format!("/{}", parts.join("/")))
    }
}

/// Where the file of a number is kept.
fn place(descriptor: Descriptor) -> Option<usize> {
    usize::try_from(descriptor.checked_sub(FIRST_FILE)?).ok()
}

fn facts_of(found: &Metadata, access: Access) -> FileFacts {
    let kind = match found.file_type() {
        kind if kind.is_file() => FileKind::Regular,
        kind if kind.is_dir() => FileKind::Directory,
        kind if kind.is_symlink() => FileKind::Link,
        _ => FileKind::Other,
    };
    let since = |seconds: i64, nanoseconds: i64| seconds.saturating_mul(1_000_000_000).saturating_add(nanoseconds);
    let modified = since(found.mtime(), found.mtime_nsec());
    let mode = found.mode() & 0o7777;
    FileFacts {
        kind,
        size: found.len(),
        modified,
        accessed: since(found.atime(), found.atime_nsec()),
        created: found.created().map_or(modified, |time| nanoseconds(time.into_std())),
        device: found.dev(),
        inode: found.ino(),
        mode,
        owner: found.uid(),
        group: found.gid(),
        links: found.nlink(),
        readable: mode & 0o444 != 0,
        writable: mode & 0o222 != 0 && access == Access::ReadWrite,
        executable: mode & 0o111 != 0,
    }
}
