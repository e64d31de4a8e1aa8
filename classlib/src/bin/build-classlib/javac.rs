//! Runs `javac` over the module's sources: a folder of `.java` files in, names and stripped class files out.
//!
//! The sources are one module compiled with `--system none`, so that a class that the library lacks is an error and
//! never silently the compiler's own. The order of the sources is fixed, so that equal sources give equal bytes.

use holloway_classlib::strip;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The major version whose output is committed.
pub const MAJOR: &str = "25";

const OPTIONS: &[&str] = &[
    "--system",
    "none",
    "-source",
    MAJOR,
    "-target",
    MAJOR,
    "-encoding",
    "UTF-8",
    // Line numbers would be a tenth of the archive; stack traces name the file and the method. Messages of null pointers
    // name variables.
    "-g:source,vars",
    "-proc:none",
    "-implicit:none",
    // The library must not depend on the linking of call sites that it is itself needed for.
    "-XDstringConcat=inline",
    "-Xlint:-options,-removal",
    "-nowarn",
];

/// The `javac` of the recorded version, from `JAVA_HOME` or else from `PATH`.
pub fn find() -> Option<PathBuf> {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin/javac"));
    home.into_iter().chain([PathBuf::from("javac")]).find(|javac| has_recorded_version(javac))
}

fn has_recorded_version(javac: &Path) -> bool {
    let Ok(output) = Command::new(javac).arg("-version").output() else {
        return false;
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let version = text.trim().strip_prefix("javac ").unwrap_or("");
    version.split('.').next() == Some(MAJOR)
}

/// Compiles every source below `sources`; gives each class's internal name and class file.
pub fn compile(javac: &Path, sources: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = Vec::new();
    collect(sources, "java", &mut files)?;
    let out = std::env::temp_dir().join(format!("holloway-classlib-{}", std::process::id()));
    let result = compile_to(javac, &files, &out);
    // The outcome of the compilation matters more than a folder left behind.
    let _ = std::fs::remove_dir_all(&out);
    result
}

fn compile_to(javac: &Path, files: &[PathBuf], out: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let status = Command::new(javac)
        .args(OPTIONS)
        .arg("-d")
        .arg(out)
        .args(files)
        .status()
        .map_err(|error| format!("{}: {error}", javac.display()))?;
    if !status.success() {
        return Err("the class library does not compile".into());
    }
    let mut classes = Vec::new();
    collect(out, "class", &mut classes)?;
    let mut named = Vec::new();
    for path in classes {
        let relative = path.strip_prefix(out).map_err(|error| error.to_string())?.with_extension("");
        let name = relative.to_str().ok_or("a class name is not UTF-8")?.replace('\\', "/");
        if name != "module-info" {
            let file = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let file = strip::without_unread_attributes(&file).ok_or_else(|| format!("{name}: not a class file"))?;
            named.push((name, file));
        }
    }
    Ok(named)
}

/// Adds the files below `folder` that end in `.extension`, in a fixed order.
fn collect(folder: &Path, extension: &str, into: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| format!("{}: {error}", folder.display()))?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, extension, into)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            into.push(path);
        }
    }
    Ok(())
}
