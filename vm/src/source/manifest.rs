//! The manifest of a jar (`META-INF/MANIFEST.MF`): its main section as names and values.

/// Why `java -jar` would not take a manifest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ManifestFault {
    /// The jar has none.
    Absent,
    /// A line of its main section is neither a header nor the continuation of one.
    Line,
    /// It is not text, or what follows its main section is not sections that begin with a name.
    Sections,
}

/// The main section of a manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manifest {
    attributes: Vec<(String, String)>,
    fault: Option<ManifestFault>,
}

impl Manifest {
    /// What a jar without a manifest has.
    pub const ABSENT: Manifest = Manifest { attributes: Vec::new(), fault: Some(ManifestFault::Absent) };

    /// Reads the main section of a manifest: `Name: value` lines up to the first empty line, each going on in lines that
    /// start with a space. What is not such a line is passed over, and so is a last line without an end.
    pub fn parse(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n").replace('\r', "\n");
        let mut attributes: Vec<(String, String)> = Vec::new();
        let mut fault = text.starts_with('\0').then_some(ManifestFault::Sections);
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.split('\n');
        for line in lines.by_ref().take_while(|line| !line.is_empty()) {
            match (line.strip_prefix(' '), attributes.last_mut(), line.split_once(": ")) {
                (Some(more), Some((_, value)), _) => value.push_str(more),
                (None, _, Some((name, value))) => attributes.push((name.to_owned(), value.to_owned())),
                _ => fault = fault.or(Some(ManifestFault::Line)),
            }
        }
        let mut before = "";
        for line in lines {
            let is_right = match (before, line) {
                (_, "") => true,
                ("", _) => line.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("Name: ")),
                _ => line.starts_with(' ') || line.contains(": "),
            };
            fault = fault.or((!is_right).then_some(ManifestFault::Sections));
            before = line;
        }
        Manifest { attributes, fault }
    }

    /// Why `java -jar` would not take it, if there is a reason.
    pub fn fault(&self) -> Option<ManifestFault> {
        self.fault
    }

    /// The value of an attribute; names are compared without regard to case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim_matches(|c| c <= ' '))
    }

    /// The class to run, as a binary name with dots.
    pub fn main_class(&self) -> Option<&str> {
        self.get("Main-Class")
    }

    /// The relative addresses of further jars and directories.
    pub fn class_path(&self) -> impl Iterator<Item = &str> {
        self.get("Class-Path").unwrap_or_default().split_ascii_whitespace()
    }

    /// Whether the jar holds other classes for newer versions.
    pub fn is_multi_release(&self) -> bool {
        self.get("Multi-Release").is_some_and(|value| value.eq_ignore_ascii_case("true"))
    }
}
