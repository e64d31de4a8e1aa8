//! Public suites of Java programs that whoever measures has compiled: in go a suite's name and a folder of its class files,
//! out come its programs as command lines. Nothing of the suites themselves is here.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::catalogue::{Benchmark, Folder};

/// What is run: a program of the catalogue or of a suite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The name of its rows.
    pub name: String,
    /// Where its classes are.
    pub class_path: PathBuf,
    main_class: &'static str,
    arguments: Arguments,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Arguments {
    /// One: how many rounds.
    Rounds,
    /// Benchmark, iterations, and how much is done in one: `Harness` of are-we-fast-yet.
    Harness(&'static str, u32),
    /// How long each kernel takes at least, in seconds: SciMark, which repeats it until then.
    Seconds(&'static str),
}

impl Job {
    /// A program of the catalogue.
    pub fn of(program: Benchmark) -> Job {
        Job {
            name: program.name.to_owned(),
            class_path: Folder::of_this_crate().class_path(program),
            main_class: program.name,
            arguments: Arguments::Rounds,
        }
    }

    /// Main class and arguments for so many rounds; `None` where the program does not take a number of rounds and more than
    /// one is wanted.
    pub fn command(&self, rounds: u64) -> Option<Vec<String>> {
        let mut command = vec![self.main_class.to_owned()];
        match self.arguments {
            Arguments::Rounds => command.push(rounds.to_string()),
            Arguments::Harness(benchmark, inner) => {
                command.extend([benchmark.to_owned(), rounds.to_string(), inner.to_string()]);
            }
            Arguments::Seconds(seconds) if rounds == 1 => command.push(seconds.to_owned()),
            Arguments::Seconds(_) => return None,
        }
        Some(command)
    }

    /// Runs it for so many rounds and gives what Holloway has written to a file, whose path is put behind the last option.
    ///
    /// # Errors
    /// It cannot be run for so many rounds, it failed, or nothing was written.
    pub fn written(&self, holloway: &Path, options: &[&str], to_file: &str, rounds: u64) -> Result<String, String> {
        let words = self.command(rounds).ok_or("it does not take a number of rounds")?;
        let file = env::temp_dir().join(format!("holloway-benchmarks-{}.json", std::process::id()));
        let mut option = OsString::from(to_file);
        option.push(&file);
        let status = Command::new(holloway)
            .args(options)
            .arg(option)
            .arg("-cp")
            .arg(&self.class_path)
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .map_err(|error| format!("{}: {error}", holloway.display()))?;
        let text = fs::read_to_string(&file);
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = fs::remove_file(&file);
        match text {
            Ok(text) if status.success() => Ok(text),
            Ok(_) => Err(status.to_string()),
            Err(error) => Err(format!("{status}, {}: {error}", file.display())),
        }
    }

    /// Whether its name has one of these texts in it, whatever the case; with none of them every name is wanted.
    pub fn is_named(&self, texts: &[String]) -> bool {
        let name = self.name.to_lowercase();
        texts.is_empty() || texts.iter().any(|text| name.contains(&text.to_lowercase()))
    }

    /// Whether it can be run for more rounds than one.
    pub fn has_rounds(&self) -> bool {
        self.command(2).is_some()
    }
}

/// Benchmarks of are-we-fast-yet, and how much each does in one iteration: 10^7 to 10^8 blocks, and a size whose answer the
/// program knows where it checks it.
const ARE_WE_FAST_YET: [(&str, u32); 14] = [
    ("Richards", 50),
    ("DeltaBlue", 6000),
    ("Json", 50),
    ("CD", 100),
    ("Havlak", 150),
    ("Bounce", 1500),
    ("List", 500),
    ("Permute", 500),
    ("Queens", 500),
    ("Sieve", 1500),
    ("Storage", 500),
    ("Towers", 300),
    ("Mandelbrot", 500),
    ("NBody", 250_000),
];

/// The programs of a suite, as `NAME=FOLDER` says: `are-we-fast-yet` or `scimark2`, and where its class files are.
///
/// # Errors
/// There is no such suite, or its main class is not in the folder.
pub fn programs(name_and_folder: &str) -> Result<Vec<Job>, String> {
    const KNOWN: &str = "a suite is are-we-fast-yet=FOLDER or scimark2=FOLDER";
    let (suite, folder) = name_and_folder.split_once('=').ok_or_else(|| format!("{name_and_folder}: {KNOWN}"))?;
    let class_path = PathBuf::from(folder);
    let job = |name: &str, main_class, arguments| Job {
        name: format!("{suite}: {name}"),
        class_path: class_path.clone(),
        main_class,
        arguments,
    };
    let jobs: Vec<Job> = match suite {
        "are-we-fast-yet" => {
            let of = |(name, inner)| job(name, "Harness", Arguments::Harness(name, inner));
            ARE_WE_FAST_YET.map(of).into()
        }
        // A whole number: there are versions that take a count of iterations here.
        "scimark2" => vec![job("all kernels", "jnt.scimark2.commandline", Arguments::Seconds("1"))],
        _ => return Err(format!("{suite}: {KNOWN}")),
    };
    for job in &jobs {
        let main = class_path.join(job.main_class.replace('.', "/")).with_extension("class");
        if !main.is_file() {
            return Err(format!("{name_and_folder}: there is no {}", main.display()));
        }
    }
    Ok(jobs)
}

#[cfg(test)]
mod tests {
    use super::{Job, programs};
    use crate::catalogue;

    #[test]
    fn programs_of_the_catalogue_take_their_rounds() {
        let program = catalogue::timed().next().expect("there are programs");
        let job = Job::of(program);
        assert_eq!(job.command(3), Some(vec![program.name.to_owned(), "3".to_owned()]));
        assert!(job.has_rounds());
    }

    #[test]
    fn suites_need_a_known_name_and_a_folder_with_their_main_class() {
        for (option, expected) in [
            ("scimark2", "a suite is"),
            ("spec=/", "a suite is"),
            ("scimark2=absent", "there is no absent/jnt/scimark2/commandline.class"),
            ("are-we-fast-yet=absent", "there is no absent/Harness.class"),
        ] {
            let error = programs(option).expect_err(option);
            assert!(error.contains(expected), "{option}: {error}");
        }
    }
}
