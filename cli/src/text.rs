//! What the program says about itself: versions and options.

use std::fmt::Write as _;

/// The newest version of class files that run, as Java counts its releases.
const JAVA: u32 = 25;

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

/// What is said where nothing was asked for.
pub const SHORT_USAGE: &str = "\
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

/// `--help`.
pub const USAGE: &str = "\
Usage: holloway [options] <mainclass> [args...]
           (to execute a class)
   or  holloway [options] -jar <jarfile>.jar [args...]
           (to execute a jar file)
   or  holloway [options] <path>/<Name>.class [args...]
           (to execute a class file)
   or  holloway [options] <sourcefile>.java [args...]
           (to compile and execute a source file; needs javac)

 Arguments following the main class, source file or -jar <jarfile>.jar
 are passed as the arguments to the main class.

 where options known from java include:

    -cp, -classpath, --class-path <class search path of directories and zip/jar files>
                  A \":\"-separated list of directories and JAR archives to search
                  for class files. Default: $CLASSPATH, else the current directory.
    -D<name>=<value>
                  set a system property
    -Xmx<size>    set the maximum size of the heap: objects, strings and class metadata
    -Xms<size>    checked, and otherwise ignored: the heap grows as needed
    -Xss<size>    set the stack size of each thread
    -Xint         interpreted mode only
    -Xrs          leave signals to the operating system
    -ea[:<class>|:<package>...], -enableassertions[...]
                  enable assertions with specified granularity
    -da[:<class>|:<package>...], -disableassertions[...]
                  disable assertions with specified granularity
    -verbose:class, -verbose:gc
                  print each loaded class, each collection
    -version, -showversion, --version, --show-version
                  print product version and exit, or continue
    --dry-run     load and check the main class but do not run it
    -help, -h, -?, --help
                  print this help message

 options of its own:

    --fuel=<n>    use at most n units of budget, about a bytecode each, and stop with exit
                  code 125 where more would be needed: at the same place in every mode
    --timeout=<time>
                  stop after 500ms, 2s, 1m or the like, with exit code 124
    --max-heap=<size>
                  the same as -Xmx<size>
    --max-threads=<n>
                  no more threads than that at a time, 131072 by default
    --clock=real|virtual
                  virtual: time passes only when all threads sleep
    --stats[=json:<file>]
                  print statistics at the end, or write them to a file
    --count=on|off|retired
                  count bytecodes for the statistics, which keeps code from being
                  compiled; on with -Xint, off otherwise
    --tier=interp|jit|profile|replay
                  interpret only; compile what is hot (the default); interpret and select
                  traces; or also follow them
    --profile=gated|always|off
                  profile where time goes, until the code there is compiled (the
                  default); every block, without compiling; or nothing
    --select=bcg|net, --threshold=<percent>, --delay=<n>
                  how traces are selected
    --report=<file>.txt|<file>.json|-
                  write what ran in traces: in machine code made of them, or, with
                  --tier=replay, of each class, method and line
    --dump=bcg, --dump=candidates
                  print the branch correlation graph, the traces' candidates
    --dump=class[:<filter>], --dump=code[:<filter>]
                  print class files, or threaded code, at the end
    --trace-log[=<file>]
                  print a line for each thing that the compiler does
    --tier=eval, --check=exits, --opt=-<pass>, --jit=<name>=<n>,...,
    --dispatch=tail|match, --fuse=on|off, --stress=gc|gc-nth=<n>
                  for tests of the VM itself

 Exit codes: the program's own; 1 uncaught exception, launch error or deadlock;
 124 timeout; 125 out of fuel; 3 a bug in holloway; 128+n ended by signal n.";
