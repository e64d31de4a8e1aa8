//! From what the command line names to a main class and the class path on which it lies.
//!
//! In goes a [`Target`]; out comes a [`Launch`], or the text with which `java` refuses it.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use holloway_vm::classfile;
use holloway_vm::source::{ClassPath, Jar, ManifestFault, SingleClass, SourceErrorKind};
use holloway_vm::{LaunchError, LaunchErrorKind};

use crate::options::{Options, Target};
use crate::signals::Requests;
use crate::{commands, source_launcher};

/// Something that can be run.
pub struct Launch {
    /// Internal name of the main class.
    pub main_class: String,
    /// The class that is run where that one has no main method: of a source file the one that is called as the file.
    pub second_class: Option<String>,
    /// Where its classes are.
    pub class_path: ClassPath,
    /// The same as text, for the property `java.class.path`.
    pub class_path_text: String,
    /// What the program calls itself, for the property `sun.java.command`.
    pub command: String,
    /// A directory of compiled sources, to be removed at the end.
    pub scratch: Option<Scratch>,
}

/// A directory that is removed at the end of the process.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes one among the system's temporary files.
    ///
    /// # Errors
    /// It cannot be made: the text for standard error.
    pub fn make() -> Result<Scratch, String> {
        let directory = std::env::temp_dir().join(format!("holloway-source-{}", std::process::id()));
        std::fs::create_dir(&directory).map_err(|error| unusable(&directory, &error))?;
        Ok(Scratch(directory))
    }

    /// Makes a folder in it.
    ///
    /// # Errors
    /// It cannot be made: the text for standard error.
    pub fn folder(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.0.join(name);
        std::fs::create_dir(&folder).map_err(|error| unusable(&folder, &error))?;
        Ok(folder)
    }
}

fn unusable(path: &Path, error: &std::io::Error) -> String {
    format!("Error: {}: {error}", path.display())
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Why there is nothing to be run.
pub enum NotFound {
    /// There is no such thing: the text for standard error.
    Refused(String),
    /// A request came in.
    Interrupted,
}

impl From<String> for NotFound {
    fn from(text: String) -> NotFound {
        NotFound::Refused(text)
    }
}

/// Finds what is to be run.
///
/// # Errors
/// There is no such thing, or the end is asked for meanwhile.
pub fn find(options: &Options, requests: &Requests) -> Result<Launch, NotFound> {
    let class_path = options.class_path.as_deref();
    let mut launch = match &options.target {
        Target::Nothing => return Err("nothing to run".to_owned().into()),
        Target::Class(name) => on_class_path(name, class_path.unwrap_or(OsStr::new("."))),
        Target::Jar(path) => from_jar(path)?,
        Target::ClassFile(path) => from_class_file(path)?,
        Target::Source(path) => source_launcher::launch(path, options, requests)?,
    };
    if let Some(first) = &options.boot_class_path {
        let searched_before = ClassPath::from_text(first);
        let class_path = std::mem::replace(&mut launch.class_path, searched_before);
        launch.class_path.push(class_path);
    }
    Ok(launch)
}

/// A class path with the jars for which elements such as `lib/*` stand, as the launcher `java` writes it: in the order
/// of the directory; what stands for none is left as it is.
pub fn with_jars(text: &OsStr) -> OsString {
    if !text.as_bytes().contains(&b'*') {
        return text.to_owned();
    }
    let elements = text.as_bytes().split(|&byte| byte == b':');
    let expanded: Vec<Vec<u8>> =
        elements.flat_map(|element| jars(element).unwrap_or_else(|| vec![element.to_owned()])).collect();
    OsString::from_vec(expanded.join(&b':'))
}

/// The jars for which an element of a class path stands, if it stands for any.
fn jars(element: &[u8]) -> Option<Vec<Vec<u8>>> {
    let folder = element.strip_suffix(b"*").filter(|folder| folder.is_empty() || folder.ends_with(b"/"))?;
    // There can be a file of that name.
    if Path::new(OsStr::from_bytes(element)).exists() {
        return None;
    }
    let path = if folder.is_empty() { Path::new(".") } else { Path::new(OsStr::from_bytes(folder)) };
    let names = std::fs::read_dir(path).ok()?.flatten().map(|entry| entry.file_name().into_vec());
    let is_jar = |name: &Vec<u8>| (name.ends_with(b".jar") || name.ends_with(b".JAR")) && !name.contains(&b':');
    let jars: Vec<Vec<u8>> = names.filter(is_jar).map(|name| [folder, name.as_slice()].concat()).collect();
    (!jars.is_empty()).then_some(jars)
}

/// A class of a class path.
pub fn on_class_path(name: &str, text: &OsStr) -> Launch {
    let text = with_jars(text);
    Launch {
        main_class: name.replace('.', "/"),
        second_class: None,
        // With an empty text as well classes are looked for in the folder at hand.
        class_path: ClassPath::from_text(if text.is_empty() { OsStr::new(".") } else { text.as_os_str() }),
        class_path_text: text.to_string_lossy().into_owned(),
        command: name.to_owned(),
        scratch: None,
    }
}

fn from_jar(path: &Path) -> Result<Launch, String> {
    let shown = path.display();
    let jar = Jar::open(path).map_err(|error| match error.kind {
        SourceErrorKind::Io(_) if !path.exists() => format!("Error: Unable to access jarfile {shown}"),
        _ => format!("Error: Invalid or corrupt jarfile {shown}"),
    })?;
    match jar.manifest().fault() {
        None => {}
        Some(ManifestFault::Absent | ManifestFault::Line) => {
            return Err(format!("Error: Invalid or corrupt jarfile {shown}"));
        }
        Some(ManifestFault::Sections) => {
            return Err(format!("Error: An unexpected error occurred while trying to open file {shown}"));
        }
    }
    let main_class = jar.manifest().main_class();
    let main_class = main_class.ok_or_else(|| format!("no main manifest attribute, in {shown}"))?;
    Ok(Launch { command: shown.to_string(), ..on_class_path(main_class, path.as_os_str()) })
}

fn from_class_file(path: &Path) -> Result<Launch, String> {
    let name_of = |bytes: &[u8]| classfile::parse(bytes, None).ok().map(|file| file.name().to_owned());
    let single = SingleClass::open(path, name_of).map_err(|error| {
        let whole = error.to_string();
        // The file is named already.
        let why = whole.strip_prefix(&format!("{}: ", path.display())).unwrap_or(&whole);
        format!("Error: Could not find or load main class {}\nCaused by: {why}", path.display())
    })?;
    let mut class_path = ClassPath::default();
    let main_class = single.name.clone();
    class_path.push(single);
    Ok(Launch {
        main_class,
        second_class: None,
        class_path,
        class_path_text: path.to_string_lossy().into_owned(),
        command: path.to_string_lossy().into_owned(),
        scratch: None,
    })
}

/// Why a main class could not be started, in the words of `java`: where it runs a source file those of its source launcher.
pub fn refusal(error: &LaunchError, target: &Target) -> String {
    let class = &error.class;
    match (target, &error.kind) {
        (Target::Source(_), LaunchErrorKind::Load(_)) if is_gone(error) => format!("error: can't find class: {class}"),
        (Target::Source(_), LaunchErrorKind::NoMain) => {
            format!("error: can't find main(String[]) or main() method in class: {class}")
        }
        (Target::Source(_), LaunchErrorKind::Abstract) => {
            format!("error: abstract class: {class} can not be instantiated")
        }
        (Target::Source(_), LaunchErrorKind::NoConstructor) => {
            format!("error: can't find no argument constructor in class: {class}")
        }
        _ => error.to_string(),
    }
}

/// Whether the class itself is not there.
fn is_gone(error: &LaunchError) -> bool {
    error.to_string().ends_with(&format!("ClassNotFoundException: {}", error.class))
}

/// What may have been meant by the name of a main class that is not there: one of this program's commands, or a file; or what is
/// not there of the class path.
pub fn hint(error: &LaunchError, options: &Options) -> Option<String> {
    let Target::Class(name) = &options.target else { return None };
    if !is_gone(error) {
        return None;
    }
    let like = || Some(format!("Did you mean `holloway {}`?", commands::like(name, &options.arguments)?));
    meant(name).or_else(like).or_else(|| missing_elements(options.class_path.as_deref()?))
}

/// Says which elements of a class path are not there, if there are any.
fn missing_elements(class_path: &OsStr) -> Option<String> {
    let elements = std::env::split_paths(class_path);
    let is_gone = |element: &PathBuf| !element.as_os_str().is_empty() && !element.ends_with("*") && !element.exists();
    let missing: Vec<String> = elements.filter(is_gone).map(|element| element.display().to_string()).collect();
    if missing.is_empty() {
        None
    } else {
        Some(format!("the class path names what is not there: {}", missing.join(", ")))
    }
}

/// Whether one of this program's commands is all that was given, and not a class of that name: that is asking how it is used.
pub fn is_command_alone(target: &Target) -> bool {
    let Target::Class(name) = target else { return false };
    std::env::args_os().count() == 2 && commands::usage(name).is_some()
}

/// What a name means that is not one of a class.
fn meant(name: &str) -> Option<String> {
    if let Some(usage) = commands::usage(name) {
        return Some(format!("usage: {usage}"));
    }
    let path = Path::new(name);
    if path.is_dir() {
        return Some(format!("{name} is a directory, no class; to run a class of it: holloway -cp {name} <mainclass>"));
    }
    match path.extension()?.to_str()? {
        "class" | "java" if !path.exists() => Some(format!("no such file: {name}")),
        "jar" if path.exists() => Some(format!("a jar is run with -jar: holloway -jar {name}")),
        "jar" => Some(format!("no such file: {name} (a jar is run with -jar)")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_class_is_told_from_one() {
        for (name, expected) in [
            ("top", "usage: holloway top [options] <mainclass> [args...]"),
            ("some/Nope.class", "no such file: some/Nope.class"),
            ("some/x.jar", "no such file: some/x.jar (a jar is run with -jar)"),
        ] {
            assert_eq!(meant(name).as_deref(), Some(expected));
        }
        assert_eq!((meant("Main"), meant("a.b.Main"), meant("")), (None, None, None));
        assert_eq!(missing_elements(OsStr::new(".:/::lib/*")), None);
        let told = missing_elements(OsStr::new("/:/no such:no.jar"));
        assert_eq!(told.as_deref(), Some("the class path names what is not there: /no such, no.jar"));
        let folder = meant("/").expect("it is there");
        assert!(folder.contains("is a directory") && folder.ends_with("holloway -cp / <mainclass>"), "{folder}");
    }
}
