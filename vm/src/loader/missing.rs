//! What a program asks of the platform that the class library has not: names in, a list for whoever tells the user.

use super::Loader;
use crate::id::ClassId;
use crate::link::ClassKind;

/// The packages of the platform; a program's own classes lie elsewhere.
const PLATFORM: [&str; 7] = ["java/", "javax/", "jdk/", "sun/", "com/sun/", "org/w3c/dom/", "org/xml/sax/"];

/// A program may ask for any number of absent names.
const LIMIT: usize = 16;

impl Loader {
    /// The classes and members of the platform, as Java writes them, that the program was refused by an error because
    /// the class library has not got them; each once, in order, so many as are worth telling.
    pub fn missing_from_library(&self) -> &[String] {
        &self.missing_from_library
    }

    /// Forgets what was noted behind the first `noted`: asking whether there is a class is no use of it.
    pub(crate) fn forget_missing(&mut self, noted: usize) {
        self.missing_from_library.truncate(noted);
    }

    /// Notes a class that neither the library nor the class path has.
    pub(super) fn note_missing_class(&mut self, name: &str) {
        if PLATFORM.iter().any(|package| name.starts_with(package)) {
            self.note_missing(name.replace(['/', '$'], "."));
        }
    }

    /// Notes a member that `class` lacks, if that is a class of the library. Array types, `Object` and interfaces without
    /// members of their own have all that they have on any platform.
    pub(super) fn note_missing_member(&mut self, class: ClassId, member: String) {
        let is_whole = class == self.well_known.object || {
            let class = self.classes.class(class);
            class.kind == ClassKind::Array
                || class.is_interface() && class.methods.is_empty() && class.fields.is_empty()
        };
        if self.classes.class(class).boot && !is_whole {
            self.note_missing(member);
        }
    }

    fn note_missing(&mut self, text: String) {
        if self.missing_from_library.len() < LIMIT && !self.missing_from_library.contains(&text) {
            self.missing_from_library.push(text);
        }
    }
}
