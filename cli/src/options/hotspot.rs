//! `-XX:` options: which of HotSpot's there are, and what becomes of them here.
//!
//! In goes what follows `-XX:`, out comes what it means, or HotSpot's words for what it does not take. The names are in
//! `hotspot-flags.txt`, one a line, as HotSpot 25 lists them for x86-64: behind a mark that says what they take
//! ([`Kind::of`]), and before the word `experimental` or `diagnostic` where another option has to unlock them.

use crate::size::memory_size;

/// Names of HotSpot's options.
const FLAGS: &str = include_str!("hotspot-flags.txt");

/// How alike a name must be to be suggested.
const ALIKE: f64 = 0.7;

/// The switches that choose a collector.
const COLLECTORS: [&str; 6] = ["UseSerialGC", "UseParallelGC", "UseG1GC", "UseZGC", "UseShenandoahGC", "UseEpsilonGC"];

/// What an option comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Flag<'a> {
    /// The same as `-Xmx`, `-Xms` or `-Xss` with that size; the last one is in kilobytes.
    Size(&'static str, &'a str),
    /// The heap may take that share of the memory, in per cent.
    HeapShare(f64),
    /// The same as `--trace-log`.
    PrintCompilation,
    /// The run ends with the first `OutOfMemoryError` of the VM, or not.
    ExitOnOutOfMemory(bool),
    /// Options that HotSpot does not know are passed over, or not.
    IgnoreUnknown(bool),
    /// The file holds options of the VM.
    OptionsFile(&'a str),
    /// The file holds options as they stand behind `-XX:`.
    SettingsFile(&'a str),
    /// HotSpot has it, and it means nothing here.
    Known,
    /// HotSpot has it not: its words.
    Unknown(String),
    /// HotSpot has it, and takes it not so: its words.
    Refused(String),
}

/// Which options are unlocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unlocked {
    experimental: bool,
    diagnostic: bool,
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// `+` or `-` before its name.
    Switch,
    /// A whole number with a unit, from 0 on.
    Unsigned,
    /// The same; a minus sign may stand before it.
    Signed,
    /// A number with a fraction.
    Fraction,
    /// The same, 0 to 100.
    Percentage,
    /// A text.
    Text,
}

/// A line of the table.
#[derive(Clone, Copy)]
struct Row {
    name: &'static str,
    kind: Kind,
    /// What unlocks it, if it is locked: `experimental` or `diagnostic`.
    lock: Option<&'static str>,
}

impl Kind {
    /// By the mark before the name.
    fn of(mark: u8) -> Kind {
        match mark {
            b'+' => Kind::Switch,
            b'#' => Kind::Unsigned,
            b'-' => Kind::Signed,
            b'.' => Kind::Fraction,
            b'%' => Kind::Percentage,
            _ => Kind::Text,
        }
    }

    /// Whether it takes a value; of switches none comes so far.
    fn takes(self, value: &str) -> bool {
        match self {
            Kind::Switch | Kind::Text => true,
            Kind::Unsigned => memory_size(value).is_some(),
            Kind::Signed => memory_size(value.strip_prefix('-').unwrap_or(value)).is_some(),
            Kind::Fraction | Kind::Percentage => value.parse().is_ok_and(f64::is_finite),
        }
    }
}

impl Unlocked {
    /// Notes a switch that unlocks options, or locks them again.
    fn set(&mut self, name: &str, on: bool) {
        match name {
            "UnlockExperimentalVMOptions" => self.experimental = on,
            "UnlockDiagnosticVMOptions" => self.diagnostic = on,
            _ => {}
        }
    }

    /// HotSpot's words before others where an option is locked.
    fn refusal(self, row: Row) -> Option<String> {
        let (lock, option) = match row.lock? {
            "experimental" if !self.experimental => ("experimental", "UnlockExperimentalVMOptions"),
            "diagnostic" if !self.diagnostic => ("diagnostic", "UnlockDiagnosticVMOptions"),
            _ => return None,
        };
        let name = row.name;
        Some(format!(
            "Error: VM option '{name}' is {lock} and must be enabled via -XX:+{option}.\n\
             Error: The unlock option must precede '{name}'.\n"
        ))
    }
}

/// All options.
fn rows() -> impl Iterator<Item = Row> {
    FLAGS.lines().filter_map(|line| {
        let (mark, rest) = line.split_at_checked(1)?;
        let (name, lock) = rest.split_once(' ').map_or((rest, None), |(name, lock)| (name, Some(lock)));
        Some(Row { name, kind: Kind::of(mark.as_bytes()[0]), lock })
    })
}

/// What `-XX:` with that behind it comes to, where these options are unlocked.
pub fn read<'a>(text: &'a str, unlocked: &mut Unlocked) -> Flag<'a> {
    let (setting, rest) = match text.as_bytes().first() {
        Some(b'+') => (Some(true), &text[1..]),
        Some(b'-') => (Some(false), &text[1..]),
        _ => (None, text),
    };
    let (name, value) = rest.split_once('=').map_or((rest, None), |(name, value)| (name, Some(value)));
    // These two are no options of the table: HotSpot looks for them before all others.
    match (name, setting, value) {
        ("VMOptionsFile", None, Some(file)) => return Flag::OptionsFile(file),
        ("Flags", None, Some(file)) => return Flag::SettingsFile(file),
        _ => {}
    }
    let Some(row) = rows().find(|row| row.name == name) else { return Flag::Unknown(unknown(name, rest)) };
    let locked = unlocked.refusal(row);
    let refused = |what: &str| Flag::Refused(format!("{}{what} VM option '{rest}'", locked.as_deref().unwrap_or("")));
    match (row.kind, setting, value) {
        (Kind::Switch, None, _) => refused("Missing +/- setting for"),
        (Kind::Switch, Some(_), _) if locked.is_some() => refused("Improperly specified"),
        (Kind::Switch, Some(on), _) => {
            unlocked.set(name, on);
            switch(name, on)
        }
        (_, Some(_), _) => refused("Unexpected +/- setting in"),
        // It may do without a value.
        (Kind::Text, None, None) if name == "StartFlightRecording" => Flag::Known,
        (_, None, None) => refused("Improperly specified"),
        // What they take is told in the words of the options that they stand for.
        (_, None, Some(value)) if let Some(option) = size_option(name) => Flag::Size(option, value),
        (kind, None, Some(value)) if locked.is_some() || !kind.takes(value) => refused("Improperly specified"),
        (Kind::Percentage, None, Some(value)) => percentage(name, value),
        (_, None, Some(_)) => Flag::Known,
    }
}

fn switch(name: &str, on: bool) -> Flag<'static> {
    match name {
        "PrintCompilation" if on => Flag::PrintCompilation,
        "ExitOnOutOfMemoryError" => Flag::ExitOnOutOfMemory(on),
        "IgnoreUnrecognizedVMOptions" => Flag::IgnoreUnknown(on),
        _ => Flag::Known,
    }
}

/// The older option with a size that an option stands for.
fn size_option(name: &str) -> Option<&'static str> {
    match name {
        "MaxHeapSize" => Some("-Xmx"),
        "InitialHeapSize" => Some("-Xms"),
        "ThreadStackSize" => Some("-Xss"),
        _ => None,
    }
}

fn percentage<'a>(name: &str, value: &str) -> Flag<'a> {
    let share = value.parse().unwrap_or_default();
    if !(0.0..=100.0).contains(&share) {
        return Flag::Refused(format!(
            "double {name}={share:.6} is outside the allowed range [ 0.000000 ... 100.000000 ]\n\
             Improperly specified VM option '{name}={value}'"
        ));
    }
    if name == "MaxRAMPercentage" { Flag::HeapShare(share) } else { Flag::Known }
}

/// Whether options choose more than one collector: what follows `-XX:` of each, in their order.
pub fn are_many_collectors<'a>(flags: impl Iterator<Item = &'a str> + Clone) -> bool {
    let is_chosen = |collector: &&str| {
        let settings = flags.clone().filter_map(|flag| flag.split_at_checked(1));
        settings.filter(|(_, name)| name == collector).last().is_some_and(|(sign, _)| sign == "+")
    };
    COLLECTORS.iter().filter(|collector| is_chosen(collector)).count() > 1
}

/// HotSpot's words, with the name that is most like it.
fn unknown(name: &str, rest: &str) -> String {
    let text = format!("Unrecognized VM option '{rest}'");
    let alike = rows().map(|row| (strsim::sorensen_dice(row.name, name), row));
    let best = alike.filter(|(alike, _)| *alike >= ALIKE).max_by(|a, b| a.0.total_cmp(&b.0));
    match best {
        Some((_, Row { name, kind: Kind::Switch, .. })) => format!("{text}\nDid you mean '(+/-){name}'?"),
        Some((_, Row { name, .. })) => format!("{text}\nDid you mean '{name}=<value>'?"),
        None => text,
    }
}

/// What a settings file holds: what would follow `-XX:` of each, parted by white space, with comments behind `#`.
pub fn settings(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('#').next().unwrap_or(line).split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Flag<'_> {
        super::read(text, &mut Unlocked::default())
    }

    /// Texts of HotSpot 25.
    #[test]
    fn options_are_judged_as_hotspot_judges_them() {
        for (text, expected) in [
            ("+Nope", "Unrecognized VM option 'Nope'"),
            ("Nope=1", "Unrecognized VM option 'Nope=1'"),
            ("", "Unrecognized VM option ''"),
            ("VMOptionsFile", "Unrecognized VM option 'VMOptionsFile'"),
            ("MaxHeapSiz=3", "Unrecognized VM option 'MaxHeapSiz=3'\nDid you mean 'MaxHeapSize=<value>'?"),
            ("+UseSerialG", "Unrecognized VM option 'UseSerialG'\nDid you mean '(+/-)UseSerialGC'?"),
        ] {
            assert_eq!(read(text), Flag::Unknown(expected.to_owned()), "{text}");
        }
        for (text, expected) in [
            ("UseSerialGC", "Missing +/- setting for VM option 'UseSerialGC'"),
            ("UseSerialGC=true", "Missing +/- setting for VM option 'UseSerialGC=true'"),
            ("+MaxHeapSize", "Unexpected +/- setting in VM option 'MaxHeapSize'"),
            ("MaxHeapSize", "Improperly specified VM option 'MaxHeapSize'"),
            ("NewSize=x", "Improperly specified VM option 'NewSize=x'"),
            ("NewSize=-1", "Improperly specified VM option 'NewSize=-1'"),
            ("MaxGCPauseMillis=", "Improperly specified VM option 'MaxGCPauseMillis='"),
            ("MaxRAMPercentage=nan", "Improperly specified VM option 'MaxRAMPercentage=nan'"),
        ] {
            assert_eq!(read(text), Flag::Refused(expected.to_owned()), "{text}");
        }
        let range = "double MaxRAMPercentage=-1.000000 is outside the allowed range [ 0.000000 ... 100.000000 ]\n\
                     Improperly specified VM option 'MaxRAMPercentage=-1'";
        assert_eq!(read("MaxRAMPercentage=-1"), Flag::Refused(range.to_owned()));
        assert_eq!(read("MaxRAMPercentage=.5"), Flag::HeapShare(0.5));
        assert_eq!(read("CompileThreshold=1k"), Flag::Known);
        assert_eq!(read("+UseSerialGC"), Flag::Known);
        assert_eq!(read("MaxHeapSize=64m"), Flag::Size("-Xmx", "64m"));
        assert_eq!(read("+PrintCompilation"), Flag::PrintCompilation);
        assert_eq!(read("+ExitOnOutOfMemoryError"), Flag::ExitOnOutOfMemory(true));
        assert_eq!(read("-ExitOnOutOfMemoryError"), Flag::ExitOnOutOfMemory(false));
        assert_eq!(read("-PrintCompilation"), Flag::Known);
        assert_eq!(read("Flags=a=b"), Flag::SettingsFile("a=b"));
        assert_eq!(read("VMOptionsFile="), Flag::OptionsFile(""));
    }

    /// Texts of HotSpot 25.
    #[test]
    fn what_is_locked_is_taken_behind_its_key_alone() {
        let locked = "Error: VM option 'UseEpsilonGC' is experimental and must be enabled via -XX:+UnlockExperimentalVMOptions.\n\
                      Error: The unlock option must precede 'UseEpsilonGC'.\n\
                      Improperly specified VM option 'UseEpsilonGC'";
        let mut unlocked = Unlocked::default();
        for (text, expected) in [
            ("+UseEpsilonGC", Flag::Refused(locked.to_owned())),
            ("+UnlockDiagnosticVMOptions", Flag::Known),
            ("+UseEpsilonGC", Flag::Refused(locked.to_owned())),
            ("+PrintInlining", Flag::Known),
            ("+UnlockExperimentalVMOptions", Flag::Known),
            ("+UseEpsilonGC", Flag::Known),
            ("G1NewSizePercent=3", Flag::Known),
            ("-UnlockExperimentalVMOptions", Flag::Known),
            ("-UseEpsilonGC", Flag::Refused(locked.to_owned())),
        ] {
            assert_eq!(super::read(text, &mut unlocked), expected, "{text}");
        }
    }

    #[test]
    fn the_last_setting_of_each_collector_counts() {
        for (flags, many) in [
            (&["+UseSerialGC", "+UseG1GC"][..], true),
            (&["+UseSerialGC", "+UseG1GC", "-UseG1GC"], false),
            (&["-UseSerialGC", "+UseSerialGC", "+UseZGC", "NewSize=3"], true),
            (&["+UseSerialGC", "+UseSerialGC", ""], false),
        ] {
            assert_eq!(are_many_collectors(flags.iter().copied()), many, "{flags:?}");
        }
    }

    #[test]
    fn settings_stand_between_white_space_and_before_comments() {
        let found: Vec<&str> = settings("+A # b\n\n  C=1\t-D\n#E").collect();
        assert_eq!(found, ["+A", "C=1", "-D"]);
    }
}
