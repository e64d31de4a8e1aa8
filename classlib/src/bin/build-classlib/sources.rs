//! The sources that are compiled: a folder of Java sources in, some of which are templates, the files for the compiler
//! out, and what it says about them told of the templates.
//!
//! Sources without directives are compiled where they are. What templates become is written to a folder of its own, which
//! nobody keeps.

use holloway_classlib::template::{self, Source};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The files for the compiler, by their paths below the folder of the sources.
pub struct Sources {
    files: BTreeMap<PathBuf, File>,
}

struct File {
    /// What the compiler reads.
    compiled: PathBuf,
    /// Of what was expanded the template, and for each line that of the template.
    template: Option<(PathBuf, Vec<usize>)>,
}

impl Sources {
    /// Finds every source below `folder`, and expands the templates to `scratch`.
    pub fn of(folder: &Path, scratch: &Path) -> Result<Sources, String> {
        let mut found = Vec::new();
        collect(folder, "java", &mut found)?;
        let mut sources = Sources { files: BTreeMap::new() };
        for path in found {
            let relative = path.strip_prefix(folder).map_err(|error| error.to_string())?.to_owned();
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            if !template::is_template(&text) {
                sources.add(relative, File { compiled: path, template: None })?;
                continue;
            }
            let name = relative.file_name().and_then(|name| name.to_str()).ok_or("a file's name is not UTF-8")?;
            let expanded = template::expand(name, &text).map_err(|error| format!("{}:{error}", path.display()))?;
            for Source { file, text, lines } in expanded {
                let relative = relative.with_file_name(file);
                let compiled = scratch.join(&relative);
                write(&compiled, &text)?;
                sources.add(relative, File { compiled, template: Some((path.clone(), lines)) })?;
            }
        }
        Ok(sources)
    }

    fn add(&mut self, relative: PathBuf, file: File) -> Result<(), String> {
        let origin =
            |file: &File| file.template.as_ref().map_or(&file.compiled, |(path, _)| path).display().to_string();
        let new = origin(&file);
        match self.files.insert(relative.clone(), file) {
            Some(old) => Err(format!("{} comes from {} and from {new}", relative.display(), origin(&old))),
            None => Ok(()),
        }
    }

    /// What the compiler is given, in the order of the paths.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.files.values().map(|file| file.compiled.as_path())
    }

    /// For each line of a file that was expanded that of its template; `None` for others.
    pub fn template_lines(&self, relative: &Path) -> Option<&[usize]> {
        Some(&self.files.get(relative)?.template.as_ref()?.1)
    }

    /// The compiler's messages with the templates and their lines in the places of what was expanded from them.
    pub fn of_templates(&self, messages: &str) -> String {
        messages.lines().map(|line| self.of_template(line) + "\n").collect()
    }

    fn of_template(&self, message: &str) -> String {
        for (relative, file) in &self.files {
            let Some((template, lines)) = &file.template else { continue };
            let Some((before, rest)) = message.split_once(&*file.compiled.to_string_lossy()) else { continue };
            let place = rest.strip_prefix(':').and_then(|rest| rest.split_once(':'));
            let line = place.and_then(|(line, rest)| Some((line.parse::<usize>().ok()?.checked_sub(1)?, rest)));
            let template = template.display();
            return match line.and_then(|(line, rest)| Some((lines.get(line)?, rest))) {
                Some((line, rest)) => format!("{before}{template}:{line}:{rest} [in {}]", relative.display()),
                None => format!("{before}{template}{rest}"),
            };
        }
        message.to_owned()
    }
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, text));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

/// Adds the files below `folder` that end in `.extension`, in a fixed order.
pub fn collect(folder: &Path, extension: &str, into: &mut Vec<PathBuf>) -> Result<(), String> {
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
