//! Profiles that outlive runs: `--profile-in`, `--profile-out`, `--profile-store`, and `holloway profile merge`.
//!
//! In go files; out come the graph that a run starts with, and files of what it has seen. Files are written beside and
//! renamed, so that runs at the same time find whole ones; of two that end at the same time one is not in the store.

use std::any::Any;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use holloway_profiler::stored::{Combine, StoredError, StoredGraph, StoredProfile, class_checksum, merge};
use holloway_traces::driver::Driver;
use holloway_vm::Vm;

use crate::commands::{asks_for_help, show_usage};
use crate::{exit, say};

/// What counts of what the store had before, at each run.
const AGE: f64 = 0.5;
/// Letters of a main class's name that its file is called by.
const NAME: usize = 100;

/// How stored profiles are put together.
pub const USAGE: &str = "\
Usage: holloway profile merge [--combine=sum|normalize] [--age=X] FILE... -o FILE

    Puts profiles that runs have stored (--profile-out) together, the oldest first.
    --combine: sum them up, or let each run weigh the same.
    --age: what those before are multiplied by, before each next one is added, from
    0 to 1 (1).
";

/// Where profiles are read and written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Storing {
    /// What a run begins with.
    pub input: Option<PathBuf>,
    /// Where it leaves what it has seen.
    pub output: Option<PathBuf>,
    /// The directory where it does both.
    pub store: Option<PathBuf>,
}

impl Storing {
    /// What a run of a program begins with; nothing where there is nothing. What is broken is told of, and left alone.
    pub fn read(&self, main_class: &str) -> Option<StoredGraph> {
        let own = self.file(main_class);
        let files = self.input.iter().map(|file| (file, true)).chain(own.iter().map(|file| (file, false)));
        let profiles: Vec<StoredProfile> =
            files.filter_map(|(file, must_be_there)| load(file, must_be_there)).collect();
        match profiles.len() {
            0 => None,
            1 => profiles.into_iter().next().map(|profile| profile.graph),
            _ => Some(merge(&profiles, Combine::Sum, 1.0).graph),
        }
        .filter(|graph| !graph.is_empty())
    }

    /// Stores what a run has seen.
    ///
    /// # Errors
    /// A file cannot be written: the text for standard error.
    pub fn write(&self, vm: &Vm, main_class: &str) -> Result<(), String> {
        let own = self.file(main_class);
        let tier: &dyn Any = vm.tier();
        let Some(driver) = tier.downcast_ref::<Driver>().filter(|_| self.output.is_some() || own.is_some()) else {
            return Ok(());
        };
        let seen = StoredProfile { runs: 1.0, graph: driver.to_store(vm), ..StoredProfile::default() };
        if let Some(file) = &self.output {
            save(&seen, file)?;
        }
        if let Some(file) = own {
            let directory = file.parent().unwrap_or(Path::new("."));
            std::fs::create_dir_all(directory).map_err(|error| failed(directory, &error.to_string()))?;
            // As it is now: other runs may have ended meanwhile.
            let mut before = load(&file, false).unwrap_or_default();
            before.drop_stale(|name| {
                let class = vm.classes().class(vm.classes().by_name(name)?);
                class.file.as_ref().map(|file| class_checksum(file.bytes()))
            });
            save(&merge([&before, &seen], Combine::Sum, AGE), &file)?;
        }
        Ok(())
    }

    /// The file of a main class in the store.
    fn file(&self, main_class: &str) -> Option<PathBuf> {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '$' { letter } else { '.' };
        let name: String = main_class.chars().take(NAME).map(plain).collect();
        // Names that become the same are told apart by their sum.
        let sum = class_checksum(main_class.as_bytes()) as u32;
        self.store.as_ref().map(|store| store.join(format!("{name}-{sum:08x}.profile")))
    }
}

fn failed(file: &Path, why: &str) -> String {
    format!("Error: {}: {why}", file.display())
}

fn load(file: &Path, must_be_there: bool) -> Option<StoredProfile> {
    match StoredProfile::load(file) {
        Ok(profile) => Some(profile),
        Err(StoredError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound && !must_be_there => None,
        Err(error) => {
            say(&format!("Warning: {}: {error}; the run starts without it\n", file.display()));
            None
        }
    }
}

fn save(profile: &StoredProfile, file: &Path) -> Result<(), String> {
    profile.save(file).map_err(|error| failed(file, &error.to_string()))
}

/// Does what `holloway profile merge ARGUMENTS` says and gives the exit code.
pub fn run_merge(arguments: &[OsString]) -> u8 {
    if asks_for_help(arguments) {
        return show_usage(USAGE);
    }
    match merge_files(arguments) {
        Ok(()) => exit::SUCCESS,
        Err(message) => {
            say(&message);
            exit::FAILURE
        }
    }
}

fn merge_files(arguments: &[OsString]) -> Result<(), String> {
    let (mut combine, mut age, mut output, mut files) = (Combine::Sum, 1.0, None, Vec::new());
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let text = argument.to_str().unwrap_or_default();
        if text == "-o" {
            output = Some(PathBuf::from(rest.next().ok_or(USAGE)?));
        } else if let Some(word) = text.strip_prefix("--combine=") {
            combine = match word {
                "sum" => Combine::Sum,
                "normalize" => Combine::Normalize,
                _ => return Err(format!("Error: {text}: profiles are combined by sum or normalize\n")),
            };
        } else if let Some(number) = text.strip_prefix("--age=") {
            let number = number.parse().ok().filter(|age| (0.0..=1.0).contains(age));
            age = number.ok_or_else(|| format!("Error: {text}: an age is a number from 0 to 1\n"))?;
        } else if text.starts_with('-') {
            return Err(USAGE.to_owned());
        } else {
            files.push(PathBuf::from(argument));
        }
    }
    let (Some(output), false) = (output, files.is_empty()) else { return Err(USAGE.to_owned()) };
    let load = |file: &PathBuf| StoredProfile::load(file).map_err(|error| failed(file, &error.to_string()) + "\n");
    let profiles = files.iter().map(load).collect::<Result<Vec<_>, _>>()?;
    save(&merge(&profiles, combine, age), &output).map_err(|message| message + "\n")
}
