//! A test program on disk: its source's header lines, its classes, what HotSpot printed.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::mode::Mode;

/// The keys a header line may have; `tests/programs/regenerate` documents them.
const KEYS: &[&str] = &["args", "vm", "stdin", "exit", "javac", "release", "remove", "main", "stress", "fuel"];

/// One whole-program test.
#[derive(Debug, Clone)]
pub struct Program {
    /// `area/Name`.
    pub id: String,
    /// Folder with the program's class files.
    pub classes: PathBuf,
    /// Name of the class to launch.
    pub main: String,
    /// Arguments of the Java program.
    pub args: Vec<String>,
    /// The program's own options of the virtual machine, such as `-ea`.
    pub vm_options: Vec<String>,
    /// Bytes of standard input.
    pub stdin: Vec<u8>,
    /// What of the modes that stress the VM it runs under.
    pub stress: Stress,
    /// Whether its fuel is the same in every mode; otherwise only among the modes that leave the collector alone.
    pub fuel_is_fixed: bool,
    /// What HotSpot did.
    pub expected: Expected,
}

/// What of the modes that stress the VM a program runs under: some would take minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stress {
    /// All of them, that with a collection at each allocation too.
    Full,
    /// Not with a collection at each allocation, but at each seventh.
    Seventh,
    /// None of the heavy modes.
    Off,
}

/// What HotSpot did with a program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Expected {
    /// Standard output, to the byte.
    pub stdout: Vec<u8>,
    /// Standard error, frames of the library included.
    pub stderr: Vec<u8>,
    /// Exit code.
    pub exit: i32,
}

impl Program {
    /// All programs below `root`, ordered by id.
    ///
    /// # Errors
    /// A file that cannot be read, an unknown header key, or an exit file that holds no number.
    pub fn find_all(root: &Path) -> io::Result<Vec<Self>> {
        let mut programs = Vec::new();
        for area in fs::read_dir(root)? {
            let area = area?.path();
            if !area.is_dir() {
                continue;
            }
            for source in fs::read_dir(&area)? {
                let source = source?.path();
                if source.extension().is_some_and(|extension| extension == "java") {
                    programs.push(Self::read(root, &source)?);
                }
            }
        }
        programs.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(programs)
    }

    /// Whether the program is fit for a mode.
    pub fn bears(&self, mode: &Mode) -> bool {
        match self.stress {
            Stress::Full => true,
            Stress::Seventh => !mode.options.contains(&"--stress=gc"),
            Stress::Off => !mode.is_heavy,
        }
    }

    fn read(root: &Path, source: &Path) -> io::Result<Self> {
        let id = source.with_extension("").strip_prefix(root).map_err(io::Error::other)?.display().to_string();
        let text = fs::read_to_string(source)?;
        let options = header(&text).map_err(|key| invalid(&format!("{id}: unknown or misplaced option `{key}`")))?;
        let option = |key: &str| options.get(key).copied().unwrap_or_default();
        let name = id.rsplit('/').next().unwrap_or_default();
        let classes = root.join("classes").join(&id);
        // Git keeps no empty folder, and a class path that is not there is something else.
        fs::create_dir_all(&classes)?;
        Ok(Self {
            classes,
            main: options.get("main").map_or(name, |main| main).to_owned(),
            args: shell_words(option("args")),
            vm_options: shell_words(option("vm")),
            stdin: unescape(option("stdin")).into_bytes(),
            stress: match option("stress") {
                "off" => Stress::Off,
                "seventh" => Stress::Seventh,
                _ => Stress::Full,
            },
            fuel_is_fixed: option("fuel") != "varies",
            expected: Expected::read(&root.join("expected").join(&id))?,
            id,
        })
    }
}

impl Expected {
    /// Reads `STEM.stdout`, and `STEM.stderr` and `STEM.exit`, which are left out when empty and 0.
    fn read(stem: &Path) -> io::Result<Self> {
        let optional = |extension| match fs::read(stem.with_extension(extension)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            content => content,
        };
        let exit = optional("exit")?;
        let exit = match String::from_utf8_lossy(&exit).trim() {
            "" => 0,
            number => number.parse().map_err(|_| invalid(&format!("{}.exit: not a number", stem.display())))?,
        };
        let stdout = fs::read(stem.with_extension("stdout"))
            .map_err(|error| invalid(&format!("{}.stdout: {error}; run tests/programs/regenerate", stem.display())))?;
        Ok(Self { stdout, stderr: optional("stderr")?, exit })
    }
}

fn invalid(message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, message)
}

/// The leading `// key: value` lines; the offending key if one is unknown or does not lead.
fn header(text: &str) -> Result<HashMap<&str, &str>, &str> {
    let mut options = HashMap::new();
    let mut lines = text.lines().map(|line| line.strip_prefix("// ").and_then(|line| line.split_once(':')));
    for (key, value) in lines.by_ref().map_while(|option| option) {
        if key.is_empty() || !key.bytes().all(|byte| byte.is_ascii_lowercase()) {
            break;
        }
        if !KEYS.contains(&key) {
            return Err(key);
        }
        options.insert(key, value.trim());
    }
    // Options behind other comments would do nothing.
    match lines.flatten().find(|(key, _)| KEYS.contains(key)) {
        Some((key, _)) => Err(key),
        None => Ok(options),
    }
}

/// `\n` and `\t` as in Java; any other escaped character stands for itself.
fn unescape(text: &str) -> String {
    let mut result = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        result.push(match character {
            '\\' => match characters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some(other) => other,
                None => '\\',
            },
            other => other,
        });
    }
    result
}

/// Words separated by blanks; double quotes group, and `""` is an empty word.
fn shell_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for character in text.chars() {
        match character {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_ends_at_the_first_line_that_states_no_option() {
        let text = "// exit: 3\n// args: a  \n// A sentence: with a colon.\nclass A {}\n";
        let options = header(text).expect("all keys are known");
        assert_eq!(options, HashMap::from([("exit", "3"), ("args", "a")]));
    }

    #[test]
    fn option_behind_a_sentence_is_reported() {
        assert_eq!(header("// exit: 3\n// A sentence.\n// vm: -ea\n"), Err("vm"));
    }

    #[test]
    fn unknown_header_key_is_reported() {
        assert_eq!(header("// exits: 3\n"), Err("exits"));
    }

    #[test]
    fn words_are_split_at_blanks_outside_quotes() {
        assert_eq!(shell_words("7 \"two words\" \"\"  -Da=\"b c\""), ["7", "two words", "", "-Da=b c"]);
        assert!(shell_words("").is_empty());
    }

    #[test]
    fn escapes_of_standard_input() {
        assert_eq!(unescape(r"a\nb\tc\\n"), "a\nb\tc\\n");
    }
}
