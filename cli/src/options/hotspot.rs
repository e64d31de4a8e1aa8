//! `-XX:` options: which of HotSpot's there are, and what becomes of them here.
//!
//! In goes what follows `-XX:`, out comes what it means, or HotSpot's words for one that it does not know. The names are in
//! `hotspot-flags.txt`, one a line: behind `+` those that are switched on and off, behind `=` those that take a value, as
//! HotSpot 25 lists them for x86-64.

/// Names of HotSpot's options.
const FLAGS: &str = include_str!("hotspot-flags.txt");

/// How alike a name must be to be suggested.
const ALIKE: f64 = 0.7;

/// What an option comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Flag<'a> {
    /// The same as `-Xmx`, `-Xms` or `-Xss` with that size; the last one is in kilobytes.
    Size(&'static str, &'a str),
    /// The same as `--trace-log`.
    PrintCompilation,
    /// The run ends with the first `OutOfMemoryError` of the VM, or not.
    ExitOnOutOfMemory(bool),
    /// Options that HotSpot does not know are passed over, or not.
    IgnoreUnknown(bool),
    /// HotSpot has it, and it means nothing here.
    Known,
    /// HotSpot's words for what it does not take.
    Refused(String),
}

/// Whether there is such an option, and whether it is a switch.
fn is_switch(name: &str) -> Option<bool> {
    let mut flags = FLAGS.lines();
    flags.find_map(|flag| (flag.get(1..) == Some(name)).then(|| flag.starts_with('+')))
}

/// What `-XX:` with that behind it comes to.
pub fn read(text: &str) -> Flag<'_> {
    let (setting, rest) = match text.as_bytes().first() {
        Some(b'+') => (Some(true), &text[1..]),
        Some(b'-') => (Some(false), &text[1..]),
        _ => (None, text),
    };
    let (name, value) = rest.split_once('=').map_or((rest, None), |(name, value)| (name, Some(value)));
    match (is_switch(name), setting, value) {
        (None, ..) => Flag::Refused(unknown(name, rest)),
        (Some(true), None, _) => Flag::Refused(format!("Missing +/- setting for VM option '{rest}'")),
        (Some(true), Some(on), _) => match name {
            "PrintCompilation" if on => Flag::PrintCompilation,
            "ExitOnOutOfMemoryError" => Flag::ExitOnOutOfMemory(on),
            "IgnoreUnrecognizedVMOptions" => Flag::IgnoreUnknown(on),
            _ => Flag::Known,
        },
        (Some(false), Some(_), _) => Flag::Refused(format!("Unexpected +/- setting in VM option '{rest}'")),
        // It may do without a value.
        (Some(false), None, None) if name == "StartFlightRecording" => Flag::Known,
        (Some(false), None, None) => Flag::Refused(format!("Improperly specified VM option '{rest}'")),
        (Some(false), None, Some(value)) => match name {
            "MaxHeapSize" => Flag::Size("-Xmx", value),
            "InitialHeapSize" => Flag::Size("-Xms", value),
            "ThreadStackSize" => Flag::Size("-Xss", value),
            _ => Flag::Known,
        },
    }
}

/// HotSpot's words, with the name that is most like it.
fn unknown(name: &str, rest: &str) -> String {
    let text = format!("Unrecognized VM option '{rest}'");
    let alike = FLAGS.lines().filter_map(|flag| Some((strsim::sorensen_dice(flag.get(1..)?, name), flag)));
    let best = alike.filter(|(alike, _)| *alike >= ALIKE).max_by(|a, b| a.0.total_cmp(&b.0));
    match best.map(|(_, flag)| flag.split_at(1)) {
        Some(("+", flag)) => format!("{text}\nDid you mean '(+/-){flag}'?"),
        Some((_, flag)) => format!("{text}\nDid you mean '{flag}=<value>'?"),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts of HotSpot 25.
    #[test]
    fn options_are_judged_as_hotspot_judges_them() {
        for (text, expected) in [
            ("+Nope", "Unrecognized VM option 'Nope'"),
            ("Nope=1", "Unrecognized VM option 'Nope=1'"),
            ("", "Unrecognized VM option ''"),
            ("MaxHeapSiz=3", "Unrecognized VM option 'MaxHeapSiz=3'\nDid you mean 'MaxHeapSize=<value>'?"),
            ("+UseSerialG", "Unrecognized VM option 'UseSerialG'\nDid you mean '(+/-)UseSerialGC'?"),
            ("UseSerialGC", "Missing +/- setting for VM option 'UseSerialGC'"),
            ("UseSerialGC=true", "Missing +/- setting for VM option 'UseSerialGC=true'"),
            ("+MaxHeapSize", "Unexpected +/- setting in VM option 'MaxHeapSize'"),
            ("MaxHeapSize", "Improperly specified VM option 'MaxHeapSize'"),
        ] {
            assert_eq!(read(text), Flag::Refused(expected.to_owned()), "{text}");
        }
        assert_eq!(read("+UseSerialGC"), Flag::Known);
        assert_eq!(read("MaxHeapSize=64m"), Flag::Size("-Xmx", "64m"));
        assert_eq!(read("+PrintCompilation"), Flag::PrintCompilation);
        assert_eq!(read("+ExitOnOutOfMemoryError"), Flag::ExitOnOutOfMemory(true));
        assert_eq!(read("-ExitOnOutOfMemoryError"), Flag::ExitOnOutOfMemory(false));
        assert_eq!(read("-PrintCompilation"), Flag::Known);
    }
}
