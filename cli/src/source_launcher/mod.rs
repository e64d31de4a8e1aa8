//! Programs that are launched from a source file (JEP 330 and 458): it is compiled, by whichever compiler there is, and its first
//! class run.
//!
//! In goes a source file; out comes a [`Launch`] of what was compiled, or what `java` says of one that it does not take. Compilers
//! want a file to be called as its public class, and to end in `.java`: where it does not, a copy is compiled whose classes are not
//! public, and what the copy says otherwise is put right in messages and class files.

mod class_file;
mod declarations;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use holloway_vm::classfile;

use crate::launch::{Launch, NotFound, Scratch, on_class_path, with_jars};
use crate::options::Options;
use crate::options::environment::{COMPILER, OF_OPTIONS};
use crate::signals::Requests;
use crate::{say, text};
use declarations::{Declarations, DeclaredClass};

/// How often the end of the compiler is looked for.
const COMPILER_STEP: Duration = Duration::from_millis(2);
/// The oldest version of the language that `--source` takes; the compiler may know newer ones only.
const OLDEST: u32 = 5;
/// The library's class that calls the Eclipse compiler.
const COMPILER_MAIN: &str = "jdk.internal.launcher.EclipseCompiler";
/// What `javac` is told, as by `java`. What is compiled already, and perhaps of an older source file, is not taken in its place.
const JAVAC_OPTIONS: [&str; 6] =
    ["-proc:none", "-Xprefer:source", "-Xdiags:verbose", "-Xlint:deprecation", "-Xlint:unchecked", "-Xlint:-options"];

/// A source file that is to be run.
struct Source<'a> {
    path: &'a Path,
    /// Without a line for the shell, which may stand first in a file that does not end in `.java` (JEP 330).
    text: String,
    /// Whether that is what is in the file.
    is_whole: bool,
    declarations: Declarations,
}

/// The file that a compiler is given.
struct Unit {
    path: PathBuf,
    /// Whether it is a copy.
    is_copy: bool,
    /// Classes that are public in the file, and not in the copy.
    hidden: Vec<String>,
    /// Lines of the copy that differ, each with that of the file.
    lines: Vec<(String, String)>,
}

/// Compiles a source file and finds its first class.
///
/// # Errors
/// It cannot be compiled, or declares no class; or the end is asked for meanwhile.
pub fn launch(path: &Path, options: &Options, requests: &Requests) -> Result<Launch, NotFound> {
    let _attendance = requests.attend();
    let release = options.source_release.as_deref();
    if let Some(release) = release.filter(|release| !is_release(release)) {
        return Err(format!("error: invalid value for --source option: {release}").into());
    }
    let unusable = |error: io::Error| format!("Error: {}: {error}", path.display());
    let source = Source::read(path).map_err(|error| {
        let why = error.to_string();
        let why = why.split_once(" (os error").map_or(why.as_str(), |(why, _)| why);
        format!("error: error reading source file {}: java.io.IOException: {why}", path.display())
    })?;
    let root = source.root()?;
    let scratch = Scratch::make()?;
    let classes = scratch.folder("classes")?;
    let unit = source.unit(&scratch.folder("source")?).map_err(unusable)?;
    let class_path = options.class_path.as_deref();
    let searched = class_path.filter(|path| !path.is_empty()).unwrap_or(OsStr::new("."));
    let command = compiler(&classes, &unit.path, &root, searched, release).map_err(unusable)?;
    let (status, messages) = compile(command, path, requests)?;
    let messages = unit.of_source(&messages, path);
    if !status.success() {
        let preview =
            if options.preview { "\nholloway: there are no preview features, --enable-preview or not" } else { "" };
        return Err(format!("{messages}error: compilation failed{preview}").into());
    }
    say(&messages);
    source.amend(&unit, &classes).map_err(unusable)?;
    let main_class = source.main_class().filter(|name| classes.join(name.clone() + ".class").is_file());
    let main_class = main_class.ok_or_else(|| "error: no class declared in source file".to_owned())?;
    // As with `java`: with `--source` none is told by default, though classes of the folder at hand are found.
    let told = class_path.unwrap_or(OsStr::new(if release.is_some() { "" } else { "." }));
    let mut path_text = classes.into_os_string();
    path_text.push(":");
    path_text.push(searched);
    Ok(Launch {
        second_class: Some(source.class_of_file()).filter(|name| *name != main_class),
        command: path.to_string_lossy().into_owned(),
        // What is compiled in memory lies nowhere.
        class_path_text: with_jars(told).to_string_lossy().into_owned(),
        scratch: Some(scratch),
        ..on_class_path(&main_class, &path_text)
    })
}

/// Whether there is that version of the language.
fn is_release(text: &str) -> bool {
    let number = text.strip_prefix("1.").unwrap_or(text);
    !number.starts_with(['0', '+']) && number.parse().is_ok_and(|number| (OLDEST..=text::JAVA).contains(&number))
}

/// Runs a compiler to its end; gives what it has said.
fn compile(mut command: Command, path: &Path, requests: &Requests) -> Result<(ExitStatus, String), NotFound> {
    let mut compiler = command.stdin(Stdio::null()).stderr(Stdio::piped()).spawn().map_err(|_| {
        format!(
            "Error: {} is a source file, and there is no javac on PATH to compile it. With a JDK at hand:\n\
             \x20  javac -d classes {0} && holloway -cp classes <mainclass>\n\
             Without one, {COMPILER} can name the jar of the Eclipse compiler (ecj).",
            path.display()
        )
    })?;
    let stderr = compiler.stderr.take();
    let reader = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // What cannot be read any more is as good as not said.
        let _ = stderr.map(|mut stderr| stderr.read_to_end(&mut bytes));
        bytes
    });
    let status = loop {
        if let Some(status) = compiler.try_wait().map_err(|error| format!("Error: {}: {error}", path.display()))? {
            break status;
        }
        if requests.wait(None, Instant::now().checked_add(COMPILER_STEP)).is_err() {
            // It may have ended by itself.
            let _ = compiler.kill();
            let _ = compiler.wait();
            return Err(NotFound::Interrupted);
        }
    };
    let bytes = reader.join().unwrap_or_default();
    Ok((status, String::from_utf8_lossy(&bytes).into_owned()))
}

/// The command that compiles `source` into `folder`, with the files of `root` that it needs: this program with the Eclipse
/// compiler, if one is named, or `javac`.
fn compiler(
    folder: &Path,
    source: &Path,
    root: &Path,
    class_path: &OsStr,
    release: Option<&str>,
) -> io::Result<Command> {
    let Some(eclipse) = std::env::var_os(COMPILER).filter(|path| !path.is_empty()) else {
        let mut command = Command::new("javac");
        command.args(JAVAC_OPTIONS).arg("-d").arg(folder).arg("-cp").arg(class_path);
        command.args(release.iter().flat_map(|release| ["--release", *release]));
        command.arg("-sourcepath").arg(root).arg(source);
        return Ok(command);
    };
    let mut command = Command::new(std::env::current_exe()?);
    let mut path = eclipse;
    path.push(":");
    path.push(class_path);
    command.arg("-cp").arg(path).arg(COMPILER_MAIN).arg(folder).arg(source).arg(root).args(release);
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

impl Source<'_> {
    fn read(path: &Path) -> io::Result<Source<'_>> {
        let bytes = fs::read(path)?;
        // As by `java`, what is no text is compiled as replacement characters.
        let mut text = String::from_utf8_lossy(&bytes).into_owned();
        if !ends_in_java(path) && text.starts_with("#!") {
            text.drain(..text.find('\n').unwrap_or(text.len()));
        }
        let is_whole = text.as_bytes() == bytes;
        let declarations = declarations::read(&text);
        Ok(Source { path, text, is_whole, declarations })
    }

    /// The folder in which its packages lie.
    fn root(&self) -> Result<PathBuf, String> {
        let package = &self.declarations.package;
        // Where it is named from within its package, the whole path tells.
        let root =
            source_root(self.path, package).or_else(|| source_root(&std::path::absolute(self.path).ok()?, package));
        root.ok_or_else(|| {
            let path = self.path.display();
            format!("error: end of path to source file does not match its package name {package}: {path}")
        })
    }

    /// Its own name, or with `.java` behind it, as compilers want it.
    fn unit_name(&self) -> OsString {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        if !ends_in_java(self.path) {
            name.push(".java");
        }
        name
    }

    /// What a compiler is given: the file, or a copy in that folder.
    fn unit(&self, folder: &Path) -> io::Result<Unit> {
        let name = self.unit_name();
        let stem = Path::new(&name).file_stem().unwrap_or_default();
        let classes = &self.declarations.classes;
        let hidden: Vec<&DeclaredClass> =
            classes.iter().filter(|class| class.public.is_some() && stem != OsStr::new(&class.name)).collect();
        if ends_in_java(self.path) && hidden.is_empty() && self.is_whole {
            return Ok(Unit { path: self.path.to_owned(), is_copy: false, hidden: Vec::new(), lines: Vec::new() });
        }
        let mut text = self.text.clone();
        for place in hidden.iter().filter_map(|class| class.public.clone()) {
            // Lines and columns stay what they are.
            let blank = " ".repeat(place.len());
            text.replace_range(place, &blank);
        }
        let changed = text.lines().zip(self.text.lines()).filter(|(copy, own)| copy != own);
        let lines = changed.map(|(copy, own)| (copy.to_owned(), own.to_owned())).collect();
        let path = folder.join(name);
        fs::write(&path, text)?;
        Ok(Unit { path, is_copy: true, hidden: hidden.iter().map(|class| class.name.clone()).collect(), lines })
    }

    /// Lets class files say what they would without the copy that they were compiled from.
    fn amend(&self, unit: &Unit, classes: &Path) -> io::Result<()> {
        if !unit.is_copy {
            return Ok(());
        }
        let copy = self.unit_name();
        let own = self.path.file_name().unwrap_or_default().to_string_lossy();
        for entry in fs::read_dir(classes.join(self.declarations.package.replace('.', "/")))?.flatten() {
            let path = entry.path();
            if !entry.file_type()?.is_file() {
                continue;
            }
            let mut bytes = fs::read(&path)?;
            let is_compiled = classfile::parse(bytes.clone(), None)
                .is_ok_and(|file| file.source_file().is_some_and(|name| copy == OsStr::new(name)));
            if !is_compiled {
                continue;
            }
            if copy != OsStr::new(&*own) {
                bytes = class_file::with_source_file(&bytes, &own).unwrap_or(bytes);
            }
            if unit.hidden.iter().any(|class| path.file_stem() == Some(OsStr::new(class))) {
                bytes = class_file::made_public(&bytes).unwrap_or(bytes);
            }
            fs::write(&path, bytes)?;
        }
        Ok(())
    }

    /// Internal name of the class that is run: the first; none where there is no class.
    fn main_class(&self) -> Option<String> {
        if self.declarations.is_compact {
            return Some(self.class_of_file());
        }
        self.declarations.classes.first().map(|class| self.internal_name(&class.name))
    }

    /// Internal name of the class that is called as the file, whether there is one or not.
    fn class_of_file(&self) -> String {
        let name = self.unit_name();
        self.internal_name(&Path::new(&name).file_stem().unwrap_or_default().to_string_lossy())
    }

    fn internal_name(&self, class: &str) -> String {
        let package = &self.declarations.package;
        if package.is_empty() { class.to_owned() } else { format!("{}/{class}", package.replace('.', "/")) }
    }
}

fn ends_in_java(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "java")
}

impl Unit {
    /// What a compiler has said of the unit, as said of the file.
    fn of_source(&self, messages: &str, path: &Path) -> String {
        if !self.is_copy {
            return messages.to_owned();
        }
        let (copy, own) = (self.path.display().to_string(), path.display().to_string());
        let line = |line: &str| match self.lines.iter().find(|(copy, _)| copy == line) {
            Some((_, own)) => own.clone() + "\n",
            None => line.replace(&copy, &own) + "\n",
        };
        messages.lines().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_beside_a_source_are_found_by_its_package() {
        for (path, package, root) in [
            ("Two.java", "", Some(".")),
            ("a/b/Two.java", "a.b", Some(".")),
            ("/s/a/b/Two.java", "a.b", Some("/s")),
            ("/s/a/Two.java", "a.b", None),
            ("s/Two.java", "", Some("s")),
        ] {
            assert_eq!(source_root(Path::new(path), package), root.map(PathBuf::from), "{path}: {package}");
        }
    }

    /// As `java` 25 judges them, but for those that its compiler refuses then.
    #[test]
    fn versions_of_the_language_are_known() {
        for (text, known) in [("25", true), ("8", true), ("1.8", true), ("5", true), ("4", false), ("26", false)] {
            assert_eq!(is_release(text), known, "{text}");
        }
        assert!(["", "x", "08", "8.0", "+8", "1."].iter().all(|text| !is_release(text)));
    }

    #[test]
    fn messages_name_the_file_and_show_its_lines() {
        let unit = Unit {
            path: "/scratch/Xn.java".into(),
            is_copy: true,
            hidden: vec!["X".to_owned()],
            lines: vec![("       class X extends Y {".to_owned(), "public class X extends Y {".to_owned())],
        };
        let said =
            "/scratch/Xn.java:1: error: cannot find symbol\n       class X extends Y {\n               ^\n1 error\n";
        let told = "s/Xn.java:1: error: cannot find symbol\npublic class X extends Y {\n               ^\n1 error\n";
        assert_eq!(unit.of_source(said, Path::new("s/Xn.java")), told);
    }
}
