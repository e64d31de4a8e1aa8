//! The manifest of a jar (`META-INF/MANIFEST.MF`): its main section as names and values.

/// The main section of a manifest.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Manifest {
    attributes: Vec<(String, String)>,
}

impl Manifest {
    /// Reads the main section of a manifest: `Name: value` lines up to the first empty line, each going on in lines that
    /// start with a space. What is not such a line is passed over.
    pub fn parse(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n").replace('\r', "\n");
        let mut attributes: Vec<(String, String)> = Vec::new();
        for line in text.split('\n').take_while(|line| !line.is_empty()) {
            match (line.strip_prefix(' '), attributes.last_mut(), line.split_once(": ")) {
                (Some(more), Some((_, value)), _) => value.push_str(more),
                (None, _, Some((name, value))) => attributes.push((name.to_owned(), value.to_owned())),
                _ => {}
            }
        }
        Manifest { attributes }
    }

    /// The value of an attribute; names are compared without regard to case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim())
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
