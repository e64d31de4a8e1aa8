//! What is said of options: `--help`, the tables of `docs/command-line.md`, and the man page `docs/holloway.1`, all from
//! the same rows. A test compares the documents with what comes from here, and writes them if `HOLLOWAY_WRITE_DOCS` is set.

use textwrap::Options as Wrapping;

use super::environment::VARIABLES;
use super::own::{Group, OptionRow, SIZES, TIMES, Takes};
use super::rows::rows;
use crate::commands::COMMANDS;

/// An option known from `java`.
pub struct JavaOption {
    /// How it is written, with its other names.
    pub shape: &'static str,
    /// What it does: a line or two.
    pub brief: &'static str,
    /// What is to be known beside that.
    pub more: &'static str,
}

/// The options known from `java`.
pub const JAVA: &[JavaOption] = &[
    JavaOption {
        shape: "-cp PATH, -classpath PATH, --class-path PATH",
        brief: "directories and jars to search for class files, separated by `:`",
        more: "`dir/*` is all jars of a directory. Default: `CLASSPATH`, else `.`",
    },
    JavaOption { shape: "-Dname=value", brief: "set a system property", more: "" },
    JavaOption {
        shape: "-XmxSIZE",
        brief: "the most memory that the program can make grow: objects, classes, code, threads",
        more: "That is objects, class metadata, code and machine code, threads with the used parts of their stacks, \
               monitors, and what the VM keeps for itself about these. What finds no room ends in an \
               `OutOfMemoryError`. The process takes some 10 MB more. A size has `k`, `m`, `g` or `t`. Default: a \
               quarter of the memory of machine or container, at most 4g",
    },
    JavaOption { shape: "-XmsSIZE", brief: "checked, then ignored: the heap grows as needed", more: "" },
    JavaOption {
        shape: "-XssSIZE",
        brief: "the stack of each thread, at least 136k",
        more: "Only what is used of it takes memory.",
    },
    JavaOption { shape: "-Xint", brief: "interpret everything", more: "" },
    JavaOption { shape: "-Xrs", brief: "leave signals to the operating system", more: "" },
    JavaOption {
        shape: "-ea[:CLASS|:PACKAGE...], -da[:CLASS|:PACKAGE...]",
        brief: "enable or disable assertions, of all or of some classes",
        more: "Later ones win; `-enableassertions` and `-disableassertions` are the same, `-esa` and `-dsa` are accepted.",
    },
    JavaOption { shape: "-verbose:class", brief: "print a line for each class loaded", more: "" },
    JavaOption {
        shape: "-verbose:gc, -Xlog:gc",
        brief: "print a line for each collection",
        more: "Bytes of objects before and after, bytes in use, pause.",
    },
    JavaOption {
        shape: "-version, --version, -showversion, --show-version, -fullversion, --full-version",
        brief: "print what this is, and end or go on as with `java`",
        more: "",
    },
    JavaOption {
        shape: "-help, -h, -?, --help",
        brief: "print the options",
        more: "Those that are used most; all with `--help=all`, at length with `--help-extra` or `-X`.",
    },
    JavaOption { shape: "-Xverify:none, -noverify", brief: "refused: memory safety rests on verification", more: "" },
    JavaOption { shape: "-XX:+PrintCompilation", brief: "the same as `--trace-log`", more: "" },
    JavaOption {
        shape: "-XX:+ExitOnOutOfMemoryError",
        brief: "end with exit code 3 at the first `OutOfMemoryError` of the VM itself, caught or not",
        more: "No shutdown hook runs. Threads that cannot be started do not count, nor do errors that Java code throws.",
    },
    JavaOption {
        shape: "-XX:MaxHeapSize=SIZE, -XX:InitialHeapSize=SIZE, -XX:ThreadStackSize=KILOBYTES",
        brief: "the same as `-Xmx`, `-Xms` and `-Xss`",
        more: "",
    },
    JavaOption {
        shape: "-XX:MaxRAMPercentage=PERCENT",
        brief: "what the heap may take of the memory of machine or container where `-Xmx` does not say it",
        more: "At most 4g. Default: 25",
    },
    JavaOption {
        shape: "-XX:VMOptionsFile=FILE, -XX:Flags=FILE",
        brief: "options of the VM from a file: as they are, or without `-XX:` before each",
        more: "Quotes of both kinds hold words together in the one; `#` begins a comment in the other.",
    },
    JavaOption {
        shape: "-Xbootclasspath/a:PATH",
        brief: "directories and jars to search before the class path",
        more: "The loader of their classes is that of the class path.",
    },
    JavaOption { shape: "-Xlog:help", brief: "print what can be logged", more: "" },
    JavaOption {
        shape: "-XX:..., -Xlog..., -XshowSettings",
        brief: "options that HotSpot has are ignored with one note for all of them, so that launch lines of tools work",
        more: "Others are refused in HotSpot's words, unless there is `-XX:+IgnoreUnrecognizedVMOptions`.",
    },
    JavaOption { shape: "-mxSIZE, -msSIZE, -ssSIZE", brief: "old names of `-Xmx`, `-Xms` and `-Xss`", more: "" },
    JavaOption {
        shape: "--source VERSION",
        brief: "what follows is a source file, of that version of the language",
        more: "",
    },
    JavaOption { shape: "--disable-@files", brief: "from here on `@file` is no file of arguments", more: "" },
    JavaOption {
        shape: "-javaagent:..., -agentlib:..., -agentpath:...",
        brief: "refused: there are no agents",
        more: "",
    },
    JavaOption { shape: "-m, --module", brief: "refused: there are no modules", more: "" },
    JavaOption {
        shape: "--add-opens and other options of modules, -Xshare:..., -server and the like",
        brief: "accepted and ignored",
        more: "",
    },
];

/// Names of the options known from `java`, without what is glued to them.
pub fn java_names() -> impl Iterator<Item = &'static str> {
    let shapes = JAVA.iter().flat_map(|option| option.shape.split(", "));
    let names = shapes.map(|shape| shape.split([' ', '[', '=']).next().unwrap_or(shape));
    let names = names.filter(|name| !name.contains("..."));
    names.map(|name| ["SIZE", "PATH"].iter().find_map(|value| name.strip_suffix(value)).unwrap_or(name)).chain(["-jar"])
}

const SYNOPSIS: [(&str, &str); 4] = [
    ("holloway [options] MAINCLASS [arguments...]", "a class of the class path"),
    ("holloway [options] -jar FILE.jar [arguments...]", "a jar's main class"),
    ("holloway [options] PATH/NAME.class [arguments...]", "a class file"),
    ("holloway [options] FILE.java [arguments...]", "a source file, compiled first"),
];

const EXITS: [(&str, &str); 6] = [
    ("0", "all threads that are no daemons have ended"),
    ("1", "uncaught exception in main, the program cannot be started, bad options, or deadlock"),
    ("3", "a bug in holloway, or memory ran out with -XX:+ExitOnOutOfMemoryError"),
    ("124", "time limit"),
    ("125", "out of fuel"),
    ("128+n", "ended by signal n"),
];

const GROUPS: [(Group, &str); 3] = [
    (Group::Running, "Options of its own"),
    (Group::Tracing, "Options of traces and reports"),
    (Group::Testing, "Options for tests of the VM itself"),
];

/// How a row's option is written, with words where one is chosen.
fn shape(row: &OptionRow) -> String {
    let value = match &row.takes {
        Takes::Nothing => return row.name.to_owned(),
        Takes::Number(_) => "N".to_owned(),
        Takes::Words(words) => words.join("|"),
        Takes::Filtered(words) => format!("{}[:FILTER]", words.join("|")),
        Takes::Size => "SIZE".to_owned(),
        Takes::Time => "TIME".to_owned(),
        Takes::Text(shape) | Takes::MarkedText(shape, _) => (*shape).to_owned(),
    };
    format!("{}={value}", row.name)
}

/// A row's range of numbers, if it takes any; of sizes and times how they are written.
fn range(row: &OptionRow) -> Option<String> {
    match &row.takes {
        Takes::Number(range) if *range.end() == u64::MAX || *range.start() == *range.end() => None,
        Takes::Number(range) if *range.end() == u64::from(u32::MAX) => Some(format!("at least {}", range.start())),
        Takes::Number(range) => Some(format!("{} to {}", range.start(), range.end())),
        Takes::Size => Some(SIZES.to_owned()),
        Takes::Time => Some(TIMES.to_owned()),
        _ => None,
    }
}

/// Range, default and what it needs, in parentheses.
fn bounds(row: &OptionRow) -> String {
    let needs = row.effect.described().map(|needs| format!("needs {needs}"));
    let default = Some((row.default)()).filter(|default| !default.is_empty());
    let default = default.map(|default| format!("default {default}"));
    let parts: Vec<String> = range(row).into_iter().chain(default).chain(needs).collect();
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) }
}

/// Without the marks of Markdown: `code` and [links](to).
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['`', '[']) {
        out.push_str(&rest[..at]);
        let mark = &rest[at..];
        let link = mark.strip_prefix('[').and_then(|link| {
            let (name, target) = link.split_once("](")?;
            Some((name, target.split_once(')')?.1))
        });
        rest = match link {
            Some((name, after)) => {
                out.push_str(name);
                after
            }
            None if mark.starts_with('[') => {
                out.push('[');
                &mark[1..]
            }
            None => &mark[1..],
        };
    }
    out + rest
}

fn sentences(brief: &str, more: &str) -> String {
    if more.is_empty() { brief.to_owned() } else { format!("{}. {more}", brief.trim_end_matches('.')) }
}

/// How much help says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// The options that are used most (`--help`).
    Short,
    /// All, each in a line or two (`--help=all`).
    All,
    /// All at length (`--help-extra`).
    Extra,
}

/// What `--help` tells of: the rest is for those who look for it.
const MOST_USED: [&str; 15] = [
    "-cp PATH, -classpath PATH, --class-path PATH",
    "-Dname=value",
    "-XmxSIZE",
    "-XssSIZE",
    "-ea[:CLASS|:PACKAGE...], -da[:CLASS|:PACKAGE...]",
    "-version, --version, -showversion, --show-version, -fullversion, --full-version",
    "--fuel",
    "--timeout",
    "--stats",
    "--report",
    "--source-path",
    "--fail-under",
    "--tier",
    "--trace-log",
    "-Xint",
];

/// Help, in lines of at most so many columns.
pub fn help(length: Length, columns: usize) -> String {
    let extra = length == Length::Extra;
    let wanted = |name: &str| length != Length::Short || MOST_USED.contains(&name);
    let said = |brief: &str, more: &str| plain(&if extra { sentences(brief, more) } else { brief.to_owned() });
    let mut text = "Usage:\n".to_owned();
    for (form, what) in SYNOPSIS {
        text += &format!("  {form}\n        {what}\n");
    }
    let behind = textwrap::fill("What follows the class, source file or jar is passed to the program.", columns);
    text += &format!("\n{behind}\n\nOptions known from java:\n\n");
    for option in JAVA.iter().filter(|option| wanted(option.shape)) {
        text += &entry(option.shape, &said(option.brief, option.more), columns);
    }
    for (group, title) in GROUPS {
        if length == Length::Short && group == Group::Testing {
            continue;
        }
        let mut rows = rows().filter(|row| row.group == group && wanted(row.name)).peekable();
        if rows.peek().is_none() {
            continue;
        }
        text += &format!("\n{title}:\n\n");
        for row in rows {
            let brief = format!("{}{}", row.brief, bounds(row));
            text += &entry(&shape(row), &said(&brief, row.more), columns);
        }
    }
    if length != Length::Short {
        text += "\nVariables of the environment:\n\n";
        for (names, what) in VARIABLES {
            text += &entry(names, &plain(what), columns);
        }
    }
    text += "\nExit codes: the program's own, and\n\n";
    for (code, when) in EXITS {
        text += &entry(code, when, columns);
    }
    text += "\nCommands (holloway COMMAND --help tells how each is used):\n\n";
    for command in &COMMANDS {
        text += &entry(command.name, command.brief, columns);
    }
    text + match length {
        Length::Short => "\nAll options: holloway --help=all; at length: holloway --help-extra\n",
        Length::All => "\nMore of each option: holloway --help-extra\n",
        Length::Extra => "",
    }
}

/// An option and what it does, the text in a column of its own.
fn entry(shape: &str, text: &str, columns: usize) -> String {
    const COLUMN: usize = 18;
    let indent = " ".repeat(COLUMN);
    let mut out = String::new();
    let beside = shape.len() + 4 <= COLUMN;
    if !beside {
        let first = Wrapping::new(columns).initial_indent("  ").subsequent_indent("      ");
        out += &(textwrap::fill(shape, first.break_words(false).word_splitter(textwrap::WordSplitter::NoHyphenation))
            + "\n");
    }
    let first = if beside { format!("  {shape:width$}", width = COLUMN - 2) } else { indent.clone() };
    let wrapping = Wrapping::new(columns).initial_indent(&first).subsequent_indent(&indent).break_words(false);
    out + &textwrap::fill(text, wrapping) + "\n"
}

#[cfg(test)]
mod documents {
    use std::fmt::Write as _;
    use std::path::Path;

    use roff::{Roff, bold, roman};

    use super::super::settings::SETTINGS;
    use super::*;
    use crate::commands::forms;
    use crate::tiering::Tiering;
    use crate::window::COLUMNS;

    /// Command lines for the man page, with what they do.
    const EXAMPLES: [(&str, &str); 6] = [
        ("holloway -cp classes Main a b", "Runs the class Main with two arguments."),
        ("holloway Main.java", "Compiles a source file, with the files that it needs, and runs it."),
        ("holloway --report=- -cp classes Main", "Prints behind it where time went, and what is not compiled and why."),
        ("holloway --report=main.html -cp classes Main", "Writes the same as a page for a browser, with the sources."),
        ("holloway top -cp classes Main", "Shows the hottest lines while it runs."),
        (
            "holloway --fuel=1000000 --timeout=2s -Xmx64m -cp classes Main",
            "Stops it with exit code 125 after so many units of budget, with 124 after so long.",
        ),
    ];

    /// What is written between `<!-- options -->` and `<!-- end -->` in `docs/command-line.md`.
    fn markdown() -> String {
        let escaped = |text: &str| text.replace('|', "\\|");
        let mut text = "## Options known from java\n\n| Option | Meaning |\n|---|---|\n".to_owned();
        for JavaOption { shape, brief, more } in JAVA {
            let shapes: Vec<String> = shape.split(", ").map(|shape| format!("`{}`", escaped(shape))).collect();
            let _ = writeln!(text, "| {} | {} |", shapes.join(", "), sentences(brief, more));
        }
        for (group, title) in GROUPS {
            let _ =
                write!(text, "\n## {title}\n\n| Option | Range | Default | Needs | Meaning |\n|---|---|---|---|---|\n");
            for row in rows().filter(|row| row.group == group) {
                let cells = [
                    format!("`{}`", escaped(&shape(row))),
                    range(row).unwrap_or_default(),
                    (row.default)(),
                    row.effect.described().unwrap_or_default().to_owned(),
                    sentences(row.brief, row.more),
                ];
                let _ = writeln!(text, "| {} |", cells.join(" | "));
            }
        }
        text += "\n### Settings of the compiler\n\nFor `--jit=`*name*`=`*n*`,`...:\n\n| Name | Least | Default | Meaning |\n|---|---|---|---|\n";
        let tiering = Tiering::default();
        for setting in SETTINGS {
            let default = (setting.default)(&tiering);
            let _ = writeln!(text, "| `{}` | {} | {default} | {} |", setting.name, setting.least, setting.doc);
        }
        text += "\n## Variables of the environment\n\n| Variable | Meaning |\n|---|---|\n";
        for (names, what) in VARIABLES {
            let names: Vec<String> = names.split(", ").map(|name| format!("`{name}`")).collect();
            let _ = writeln!(text, "| {} | {what} |", names.join(", "));
        }
        text
    }

    fn man() -> String {
        let mut page = Roff::new();
        page.control("TH", ["HOLLOWAY", "1"]);
        page.control("SH", ["NAME"]).text([roman("holloway - runs Java class files")]);
        page.control("SH", ["SYNOPSIS"]);
        let of_commands = COMMANDS.iter().flat_map(|command| command.usages).flat_map(|usage| forms(usage));
        for form in SYNOPSIS.into_iter().map(|(form, _)| form).chain(of_commands) {
            page.text([roman(form)]).control("br", []);
        }
        page.control("SH", ["DESCRIPTION"]);
        page.text([roman(
            "Runs small Java programs as java does: by an interpreter, and by machine code for the paths that they walk. \
             It needs no JDK. Options come before the main class; everything behind it belongs to the program.",
        )]);
        let mut option = |title: &str, entries: &mut dyn Iterator<Item = (String, String)>| {
            page.control("SH", [title]);
            for (shape, text) in entries {
                page.control("TP", []).text([bold(shape)]).text([roman(plain(&text))]);
            }
        };
        let mut commands = COMMANDS.iter().flat_map(|command| command.usages).map(|usage| {
            let (_, what) = usage.split_once("\n\n").expect("it says what it does");
            (forms(usage).collect::<Vec<_>>().join(", or "), what.split_whitespace().collect::<Vec<_>>().join(" "))
        });
        option("COMMANDS", &mut commands);
        let java = JAVA.iter().map(|option| (option.shape.to_owned(), sentences(option.brief, option.more)));
        option("OPTIONS KNOWN FROM JAVA", &mut java.into_iter());
        for (group, title) in GROUPS {
            let rows = rows().filter(|row| row.group == group);
            let mut entries = rows.map(|row| {
                let text = sentences(&format!("{}{}", row.brief, bounds(row)), row.more);
                (shape(row), text)
            });
            option(&title.to_uppercase(), &mut entries);
        }
        option("ENVIRONMENT", &mut VARIABLES.iter().map(|&(names, what)| (names.to_owned(), what.to_owned())));
        option("EXIT STATUS", &mut EXITS.iter().map(|&(code, when)| (code.to_owned(), when.to_owned())));
        option("EXAMPLES", &mut EXAMPLES.iter().map(|&(command, what)| (command.to_owned(), what.to_owned())));
        page.control("SH", ["SEE ALSO"]).text([roman(
            "java(1), javac(1), perf(1). In the repository: docs/guide/README.md, the guide; docs/reports.md, what reports \
             say; docs/command-line.md, these options with what fuel, exit codes and limits mean; docs/limitations.md, what \
             is missing or differs from java.",
        )]);
        page.to_roff()
    }

    fn docs() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
    }

    #[test]
    fn documents_say_what_the_table_says() {
        let write = std::env::var_os("HOLLOWAY_WRITE_DOCS").is_some();
        let expect = |file: &Path, expected: String| {
            if write {
                std::fs::write(file, &expected).expect("the document is written");
            }
            let found = std::fs::read_to_string(file).expect("the document is there");
            assert!(found == expected, "{} differs: set HOLLOWAY_WRITE_DOCS=1 to write it", file.display());
        };
        let file = docs().join("command-line.md");
        let whole = std::fs::read_to_string(&file).expect("the document is there");
        let (before, rest) = whole.split_once("<!-- options -->\n").expect("where the options begin");
        let (_, after) = rest.split_once("<!-- end -->\n").expect("where they end");
        expect(&file, format!("{before}<!-- options -->\n{}<!-- end -->\n{after}", markdown()));
        expect(&docs().join("holloway.1"), man());
    }

    #[test]
    fn help_fits_a_narrow_terminal_and_has_every_option() {
        let short = help(Length::Short, COLUMNS);
        assert!(MOST_USED.iter().all(|name| short.contains(name.split(',').next().unwrap_or(name))), "{short}");
        assert!(short.lines().count() < 80 && !short.contains("--stress"), "{short}");
        let wide = help(Length::Extra, 100);
        assert!(wide.lines().count() < help(Length::Extra, COLUMNS).lines().count());
        assert_eq!(wide.lines().map(|line| line.chars().count()).filter(|&columns| columns > 100).count(), 0);
        let help = short + &help(Length::All, COLUMNS) + &help(Length::Extra, COLUMNS);
        assert_eq!(help.lines().map(|line| line.chars().count()).filter(|&columns| columns > COLUMNS).count(), 0);
        for row in rows() {
            assert!(help.contains(row.name), "{}", row.name);
        }
        assert!(!help.contains('`') && !help.contains("]("), "{help}");
    }
}
