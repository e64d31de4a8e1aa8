//! What the program says about itself: versions and options.

use std::fmt::Write as _;

use crate::commands::COMMANDS;

/// The newest version of class files that run, as Java counts its releases.
pub const JAVA: u32 = 25;

/// `-version`, in the shape that `java` gives it.
pub fn version(style: VersionStyle, compiles: bool) -> String {
    let own = env!("CARGO_PKG_VERSION");
    match style {
        VersionStyle::Quoted => {
            format!("holloway version \"{own}\"\n{}", runtime_lines(own, compiles))
        }
        VersionStyle::Plain => format!("holloway {own}\n{}", runtime_lines(own, compiles)),
        VersionStyle::Full => format!("holloway {own} (Java {JAVA})\n"),
    }
}

/// How a version is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VersionStyle {
    /// As `java -version`.
    Quoted,
    /// As `java --version`.
    Plain,
    /// As `java --full-version`.
    Full,
}

/// What `-Xlog:help` prints.
pub const LOG_HELP: &str = "\
Usage: -Xlog:gc | -Xlog:disable

  -Xlog:gc       print a line for each collection
  -Xlog:disable  log nothing

Other selections are accepted and log nothing. What is profiled and compiled is
told by --trace-log, which classes are loaded by -verbose:class.
";

/// How code is executed, in the words of `java`; the property `java.vm.info`.
pub fn mode(compiles: bool) -> &'static str {
    if compiles { "mixed mode" } else { "interpreted mode" }
}

fn runtime_lines(own: &str, compiles: bool) -> String {
    let mode = mode(compiles);
    let mut text = String::new();
    let _ = writeln!(text, "Holloway Runtime Environment (class files of Java 1 to {JAVA}, library of its own)");
    let _ = writeln!(text, "Holloway VM (build {own}, {mode})");
    text
}

/// What is said where nothing was asked for: what `java` says, and a line of the commands that it has not got.
pub fn short_usage() -> String {
    let commands = COMMANDS.map(|command| command.name).join("|");
    format!("{SHORT_USAGE}\nReports, and programs as they run:      holloway {commands} --help")
}

const SHORT_USAGE: &str = "\
Usage: holloway [options...] <application> [application arguments...]

Where <application> is one of:
  <mainclass>                to execute the main method of a compiled main class
  -jar <jarfile>.jar         to execute the main class of a JAR archive
  <path>/<Name>.class        to execute a class file
  <sourcefile>.java          to compile and execute a source-file program (needs javac)

Where key options include:
  -cp, -classpath, --class-path <class path>
    where <class path> is a list of directories and JAR archives to search for class files, separated by \":\"
  -version
    to print product version to the error stream and exit

For additional help on usage:           holloway --help";
