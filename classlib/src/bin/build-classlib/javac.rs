//! Runs `javac` over the module's sources: a folder of sources and templates in, stripped class files with their names and line
//! numbers out.
//!
//! The sources are one module compiled with `--system none`, so that a class that the library lacks is an error and
//! never silently the compiler's own. The order of the sources is fixed, so that equal sources give equal bytes.

use crate::sources::{Sources, collect};
use holloway_classlib::lines::LineTable;
use holloway_classlib::strip::{self, Stripped};
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
    // Messages of null pointers name variables.
    "-g:source,lines,vars",
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

/// A class that was compiled.
#[derive(Debug)]
pub struct CompiledClass {
    /// Its internal name.
    pub name: String,
    /// Its class file.
    pub class: Vec<u8>,
    /// The line numbers of its methods; where a template has become it, those of the template.
    pub lines: Vec<LineTable>,
}

/// Compiles every source below `folder`, templates expanded; the classes come in the order of their names.
pub fn compile(javac: &Path, folder: &Path) -> Result<Vec<CompiledClass>, String> {
    let scratch = std::env::temp_dir().join(format!("holloway-classlib-{}", std::process::id()));
    let result = compile_in(&scratch, javac, folder);
    // The outcome of the compilation matters more than a folder left behind.
    let _ = std::fs::remove_dir_all(&scratch);
    result
}

fn compile_in(scratch: &Path, javac: &Path, folder: &Path) -> Result<Vec<CompiledClass>, String> {
    let sources = Sources::of(folder, &scratch.join("sources"))?;
    let out = scratch.join("classes");
    let output = Command::new(javac)
        .args(OPTIONS)
        .arg("-d")
        .arg(&out)
        .args(sources.files())
        .output()
        .map_err(|error| format!("{}: {error}", javac.display()))?;
    let messages = sources.of_templates(&String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        return Err(format!("{messages}the class library does not compile"));
    }
    eprint!("{messages}");
    let mut classes = Vec::new();
    collect(&out, "class", &mut classes)?;
    let mut named = Vec::new();
    for path in classes {
        let relative = path.strip_prefix(&out).map_err(|error| error.to_string())?.with_extension("");
        let name = relative.to_str().ok_or("a class name is not UTF-8")?.replace('\\', "/");
        if name != "module-info" {
            let file = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let stripped = strip::without_unread_attributes(&file);
            let Stripped { class, mut lines, source_file } =
                stripped.ok_or_else(|| format!("{name}: not a class file"))?;
            let source = source_file.map(|file| Path::new(&name).with_file_name(file));
            if let Some(of_template) = source.and_then(|source| sources.template_lines(&source)) {
                for (_, line) in lines.iter_mut().flatten() {
                    let found = usize::from(*line).checked_sub(1).and_then(|at| of_template.get(at));
                    *line = found.and_then(|&line| u16::try_from(line).ok()).unwrap_or(*line);
                }
            }
            named.push(CompiledClass { name, class, lines });
        }
    }
    named.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What compiling these files says, with the folder of the sources left out; `None` where there is no compiler.
    fn refusal(test: &str, files: &[(&str, &str)]) -> Option<String> {
        let Some(javac) = find() else {
            eprintln!("not compiled: no javac {MAJOR}");
            return None;
        };
        let scratch = std::env::temp_dir().join(format!("holloway-classlib-{test}-{}", std::process::id()));
        let folder = scratch.join("java.base");
        for (name, text) in files {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is made");
            std::fs::write(path, text).expect("the source is written");
        }
        let message = compile_in(&scratch, &javac, &folder).expect_err("does not compile");
        std::fs::remove_dir_all(&scratch).expect("the folder is removed");
        Some(message.replace(folder.to_str().expect("UTF-8"), "SOURCES"))
    }

    #[test]
    fn errors_are_those_of_the_templates_lines() {
        let text = "//#file $Type$s.java: int long\npackage a;\n\nclass $Type$s {\n    //#if long\n    $type$ v = ;\n    \
                    //#end\n}\n";
        let Some(message) = refusal("lines", &[("a/Values.java", text), ("a/B.java", "class B {\n    int v = ;\n}\n")])
        else {
            return;
        };
        assert!(message.contains("SOURCES/a/Values.java:6: error: illegal start of expression [in a/Longs.java]\n"));
        assert!(message.contains("SOURCES/a/B.java:2: error: illegal start of expression\n"));
        assert!(!message.contains("Ints"), "{message}");
    }

    #[test]
    fn a_template_that_is_wrong_is_named() {
        let text = "class Values {\n    //#each int\n    $kind$ v;\n    //#end\n}\n";
        if let Some(message) = refusal("words", &[("a/Values.java", text)]) {
            assert_eq!(message, "SOURCES/a/Values.java:3: no word `kind` for [int]");
        }
    }

    #[test]
    fn a_class_comes_from_one_source() {
        let template = "//#file $Type$s.java: int long\nclass $Type$s {\n}\n";
        let files = [("a/Longs.java", "class Longs {\n}\n"), ("a/Values.java", template)];
        if let Some(message) = refusal("twice", &files) {
            assert_eq!(message, "a/Longs.java comes from SOURCES/a/Longs.java and from SOURCES/a/Values.java");
        }
    }
}
