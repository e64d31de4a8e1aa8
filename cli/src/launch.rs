//! From what the command line names to a main class and the class path on which it lies.
//!
//! In goes a [`Target`]; out comes a [`Launch`], or the text with which `java` refuses it.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use holloway_vm::classfile;
use holloway_vm::source::{ClassPath, Jar, ManifestFault, SingleClass, SourceErrorKind};
use holloway_vm::{LaunchError, LaunchErrorKind};

use crate::commands;
use crate::options::environment::{COMPILER, OF_OPTIONS};
use crate::options::{Options, Target};
use crate::signals::Requests;

/// How often the end of the compiler of a source file is looked for.
const COMPILER_STEP: Duration = Duration::from_millis(2);

/// Something that can be run.
pub struct Launch {
    /// Internal name of the main class.
    pub main_class: String,
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
    match &options.target {
        Target::Nothing => Err("nothing to run".to_owned().into()),
        Target::Class(name) => Ok(on_class_path(name, class_path.unwrap_or(OsStr::new(".")))),
        Target::Jar(path) => Ok(from_jar(path)?),
        Target::ClassFile(path) => Ok(from_class_file(path)?),
        Target::Source(path) => from_source(path, class_path, options.source_release.as_deref(), requests),
    }
}

/// A class path with the jars for which elements such as `lib/*` stand, as the launcher `java` writes it: in the order
/// of the directory; what stands for none is left as it is.
fn with_jars(text: &OsStr) -> OsString {
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

fn on_class_path(name: &str, text: &OsStr) -> Launch {
    let text = with_jars(text);
    Launch {
        main_class: name.replace('.', "/"),
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
    let single = SingleClass::open(path, name_of)
        .map_err(|error| format!("Error: Could not find or load main class {}\nCaused by: {error}", path.display()))?;
    let mut class_path = ClassPath::default();
    let main_class = single.name.clone();
    class_path.push(single);
    Ok(Launch {
        main_class,
        class_path,
        class_path_text: path.to_string_lossy().into_owned(),
        command: path.to_string_lossy().into_owned(),
        scratch: None,
    })
}

/// The library's class that calls the Eclipse compiler.
const COMPILER_MAIN: &str = "jdk.internal.launcher.EclipseCompiler";

/// The command that compiles `source` into `directory`, with the files beside it that it needs: this program with the Eclipse
/// compiler, if one is named, or `javac`.
fn compiler(
    directory: &Path,
    source: &Path,
    root: Option<&Path>,
    class_path: &OsStr,
    release: Option<&str>,
) -> std::io::Result<Command> {
    let Some(eclipse) = std::env::var_os(COMPILER).filter(|path| !path.is_empty()) else {
        let mut command = Command::new("javac");
        // What is compiled already, and perhaps of an older source file, is not taken in its place.
        command.args(["-proc:none", "-Xprefer:source", "-d"]).arg(directory).arg("-cp").arg(class_path);
        command.args(release.iter().flat_map(|release| ["--release", *release]));
        if let Some(root) = root {
            command.arg("-sourcepath").arg(root);
        }
        command.arg(source);
        return Ok(command);
    };
    let mut command = Command::new(std::env::current_exe()?);
    let mut path = eclipse;
    path.push(":");
    path.push(class_path);
    command.arg("-cp").arg(path).arg(COMPILER_MAIN).arg(directory).arg(source);
    command.arg(root.map_or(OsStr::new(""), Path::as_os_str)).args(release);
    // They are for the program, not for its compiler.
    for name in OF_OPTIONS {
        command.env_remove(name);
    }
    Ok(command)
}

/// The folder in which the packages of a source file's program lie: its own, less the package that it names. As `java` looks
/// for the other files of a program that is launched from its source (JEP 458).
fn source_root(path: &Path, package: &str) -> Option<PathBuf> {
    let folder = path.parent()?;
    let mut root = if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder.to_owned() };
    for part in package.rsplit('.').filter(|part| !part.is_empty()) {
        if root.file_name()? != part {
            return None;
        }
        root = root.parent()?.to_owned();
        if root.as_os_str().is_empty() {
            root.push(".");
        }
    }
    Some(root)
}

/// The package that a source file names, empty without one; `None` where a comment does not end.
fn package_of(text: &str) -> Option<String> {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, behind)| behind);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/")?.1;
        } else {
            break;
        }
    }
    let name = rest.strip_prefix("package").filter(|name| name.starts_with(char::is_whitespace));
    let name = name.and_then(|name| name.split_once(';')).map_or("", |(name, _)| name);
    Some(name.chars().filter(|c| !c.is_whitespace()).collect())
}

/// Compiles a source file, as `java X.java` compiles it in memory, and runs its first class.
fn from_source(
    path: &Path,
    class_path: Option<&OsStr>,
    release: Option<&str>,
    requests: &Requests,
) -> Result<Launch, NotFound> {
    let _attendance = requests.attend();
    let directory = std::env::temp_dir().join(format!("holloway-source-{}", std::process::id()));
    std::fs::create_dir(&directory).map_err(|error| format!("Error: {}: {error}", directory.display()))?;
    let scratch = Scratch(directory.clone());
    // As with `java`: with `--source` none is told by default, though classes of the folder at hand are found.
    let told = class_path.unwrap_or(OsStr::new(if release.is_some() { "" } else { "." }));
    let class_path = class_path.filter(|path| !path.is_empty()).unwrap_or(OsStr::new("."));
    let unusable = |error| format!("Error: {}: {error}", path.display());
    let text = std::fs::read(path).map_err(unusable)?;
    let named = as_compilers_read(path, &text, &directory).map_err(unusable)?;
    let package = package_of(&String::from_utf8_lossy(&text));
    let root = package.as_deref().and_then(|package| {
        // Where it is named from within its package, the whole path tells.
        source_root(path, package).or_else(|| source_root(&std::path::absolute(path).ok()?, package))
    });
    let mut command = compiler(&directory, &named, root.as_deref(), class_path, release).map_err(unusable)?;
    let mut compiler = command.stdin(Stdio::null()).spawn().map_err(|_| {
        format!(
            "Error: {} is a source file, and there is no javac on PATH to compile it. With a JDK at hand:\n\
             \x20  javac -d classes {0} && holloway -cp classes <mainclass>\n\
             Without one, {COMPILER} can name the jar of the Eclipse compiler (ecj).",
            path.display()
        )
    })?;
    let status = loop {
        if let Some(status) = compiler.try_wait().map_err(unusable)? {
            break status;
        }
        if requests.wait(None, Instant::now().checked_add(COMPILER_STEP)).is_err() {
            // It may have ended by itself.
            let _ = compiler.kill();
            let _ = compiler.wait();
            return Err(NotFound::Interrupted);
        }
    };
    if !status.success() {
        return Err("error: compilation failed".to_owned().into());
    }
    let main_class = main_class_in(&directory, &named, package.as_deref())
        .ok_or_else(|| "error: no class declared in source file".to_owned())?;
    let mut text = directory.into_os_string();
    text.push(":");
    text.push(class_path);
    let text: OsString = text;
    Ok(Launch {
        command: path.to_string_lossy().into_owned(),
        // What is compiled in memory lies nowhere.
        class_path_text: with_jars(told).to_string_lossy().into_owned(),
        scratch: Some(scratch),
        ..on_class_path(&main_class, &text)
    })
}

/// A source file under a name that compilers take: its own, or that of a copy where it does not end in `.java`. Such a file may
/// begin with a line for the shell (JEP 330), which the copy has not got.
fn as_compilers_read(path: &Path, text: &[u8], directory: &Path) -> std::io::Result<PathBuf> {
    if path.extension().is_some_and(|extension| extension == "java") {
        return Ok(path.to_owned());
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".java");
    let copy = directory.join(name);
    let first =
        if text.starts_with(b"#!") { text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len()) } else { 0 };
    std::fs::write(&copy, &text[first..])?;
    Ok(copy)
}

/// The class that the source file declares first. Classes of the files that it needs may lie beside it.
fn main_class_in(directory: &Path, source: &Path, package: Option<&str>) -> Option<String> {
    let folder = directory.join(package.unwrap_or_default().replace('.', "/"));
    let declared = std::fs::read_dir(&folder).ok()?.flatten().filter_map(|entry| {
        entry.file_name().to_str()?.strip_suffix(".class")?;
        let file = classfile::parse(std::fs::read(entry.path()).ok()?, None).ok()?;
        let is_nested = file.inner_classes().any(|inner| inner.class == file.name());
        if is_nested || source.file_name()? != file.source_file()? {
            return None;
        }
        let lines = file.methods().filter_map(|method| method.code()).flat_map(|code| code.line_numbers());
        Some((lines.map(|entry| entry.line).min().unwrap_or(u16::MAX), file.name().to_owned()))
    });
    declared.min().map(|(_, name)| name)
}

/// Why a main class could not be started, in the words of `java`: where it runs a source file those of its source launcher.
pub fn refusal(error: &LaunchError, target: &Target) -> String {
    let class = &error.class;
    match (target, &error.kind) {
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

/// What may have been meant by the name of a main class that is not there: one of this program's commands, or a file; or what is
/// not there of the class path.
pub fn hint(error: &LaunchError, options: &Options) -> Option<String> {
    let Target::Class(name) = &options.target else { return None };
    let is_gone = error.to_string().ends_with(&format!("ClassNotFoundException: {}", error.class));
    if is_gone { meant(name).or_else(|| missing_elements(options.class_path.as_deref()?)) } else { None }
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

    #[test]
    fn the_files_beside_a_source_are_found_by_its_package() {
        for (path, text, root) in [
            ("Two.java", "class Two {}", Some(".")),
            ("a/b/Two.java", "// package x;\n/* y */ package a . b;\nclass Two {}", Some(".")),
            ("/s/a/b/Two.java", "package a.b; class Two {}", Some("/s")),
            ("/s/a/Two.java", "package a.b; class Two {}", None),
            ("s/Two.java", "packaged x;", Some("s")),
            ("s/Two.java", "/* package", None),
        ] {
            let found = package_of(text).and_then(|package| source_root(Path::new(path), &package));
            assert_eq!(found, root.map(PathBuf::from), "{path}: {text}");
        }
    }
}
