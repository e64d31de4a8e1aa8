//! The Java VMs that are compared: a label, the program to start, its flags, and the command line that
//! runs a benchmark on it. HotSpot always gets the serial collector and every VM the same heap limit,
//! so that neither helper threads nor a larger heap decide a comparison.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::process;

/// A way to run HotSpot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JavaMode {
    /// Its interpreter only.
    Xint,
    /// Its first compiler only.
    C1,
    /// As it comes.
    Default,
}

impl JavaMode {
    /// Parses the name used on the command line.
    ///
    /// # Errors
    /// A sentence with the known names.
    pub fn parse(name: &str) -> Result<JavaMode, String> {
        match name {
            "xint" => Ok(JavaMode::Xint),
            "c1" => Ok(JavaMode::C1),
            "default" => Ok(JavaMode::Default),
            _ => Err(format!("unknown mode {name}: there are xint, c1 and default")),
        }
    }

    fn label(self) -> &'static str {
        match self {
            JavaMode::Xint => "java xint",
            JavaMode::C1 => "java c1",
            JavaMode::Default => "java",
        }
    }

    fn flag(self) -> Option<&'static str> {
        match self {
            JavaMode::Xint => Some("-Xint"),
            JavaMode::C1 => Some("-XX:TieredStopAtLevel=1"),
            JavaMode::Default => None,
        }
    }
}

/// One column of the comparison.
#[derive(Clone, Debug)]
pub struct Contender {
    /// Its name in tables and in JSON.
    pub label: String,
    /// The program to start.
    pub executable: PathBuf,
    /// What comes before the class path.
    pub flags: Vec<String>,
}

impl Contender {
    /// HotSpot in one of its modes.
    pub fn java(executable: &Path, mode: JavaMode) -> Contender {
        let mut flags = vec!["-XX:+UseSerialGC".to_owned()];
        flags.extend(mode.flag().map(str::to_owned));
        Contender { label: mode.label().to_owned(), executable: executable.to_owned(), flags }
    }

    /// A build of Holloway with flags separated by blanks.
    pub fn holloway(label: &str, executable: &Path, flags: &str) -> Contender {
        Contender {
            label: label.to_owned(),
            executable: executable.to_owned(),
            flags: flags.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// The command that runs a main class for so many rounds; with `timed`, each round prints its time.
    pub fn command(&self, heap: &str, class_path: &Path, main: &str, rounds: u32, timed: bool) -> Vec<OsString> {
        let mut command = vec![self.executable.clone().into_os_string()];
        command.extend(self.flags.iter().map(OsString::from));
        command.push(format!("-Xmx{heap}").into());
        if timed {
            command.push("-Dbench.time=true".into());
        }
        command.push("-cp".into());
        command.push(class_path.into());
        command.push(main.into());
        command.push(rounds.to_string().into());
        command
    }

    /// The first line that says which version this is, or why it cannot be run.
    ///
    /// # Errors
    /// A sentence when the program cannot be started or fails.
    pub fn version(&self) -> Result<String, String> {
        let command = [self.executable.clone().into_os_string(), "-version".into()];
        let finished = process::run(&command, Duration::from_secs(30))
            .map_err(|error| format!("{}: {error}", self.executable.display()))?;
        if finished.end != process::End::Exited(0) {
            return Err(format!("{} -version failed: {:?}", self.executable.display(), finished.end));
        }
        // `java -version` writes to standard error.
        let line = finished.stderr.lines().chain(finished.stdout.lines()).next();
        Ok(line.unwrap_or("unknown").to_owned())
    }
}

/// The `java` of JAVA_HOME, or else the first one on PATH.
pub fn find_java() -> Option<PathBuf> {
    let home = env::var_os("JAVA_HOME").map(|home| PathBuf::from(home).join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    home.into_iter().chain(env::split_paths(&path)).map(|folder| folder.join("java")).find(|java| java.is_file())
}

/// The `holloway` that was built beside this runner.
pub fn find_holloway() -> Option<PathBuf> {
    let runner = env::current_exe().ok()?;
    Some(runner.with_file_name("holloway")).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::{Contender, JavaMode};
    use std::path::Path;

    fn joined(contender: &Contender, timed: bool) -> String {
        let command = contender.command("256m", Path::new("classes/A"), "A", 3, timed);
        command.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn java_gets_the_serial_collector_and_the_heap() {
        let java = Contender::java(Path::new("java"), JavaMode::Xint);
        assert_eq!(joined(&java, true), "java -XX:+UseSerialGC -Xint -Xmx256m -Dbench.time=true -cp classes/A A 3");
    }

    #[test]
    fn holloway_gets_its_flags_and_the_heap() {
        let holloway = Contender::holloway("holloway", Path::new("h"), " -Xint  --fuse=off ");
        assert_eq!(joined(&holloway, false), "h -Xint --fuse=off -Xmx256m -cp classes/A A 3");
    }

    #[test]
    fn modes_have_names() {
        assert_eq!(JavaMode::parse("c1"), Ok(JavaMode::C1));
        assert!(JavaMode::parse("c2").is_err());
    }

    #[test]
    fn a_missing_program_has_no_version() {
        assert!(Contender::holloway("h", Path::new("/nonexistent/holloway"), "").version().is_err());
    }
}
