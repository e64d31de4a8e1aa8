//! The embedded class library as a source of classes.

use holloway_vm::classfile::{ClassBytes, LineNumber};
use holloway_vm::source::{ClassSource, SourceError};

/// The classes that every program can use, from the archive inside this program.
pub struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        path.strip_suffix(".class").map_or(Ok(None), |name| self.find(name))
    }

    fn find(&self, binary_name: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(holloway_classlib::find(binary_name).map(ClassBytes::Static))
    }

    fn line_numbers(&self, binary_name: &str, method: usize) -> Vec<LineNumber> {
        let lines = holloway_classlib::lines(binary_name, method).unwrap_or_default();
        lines.into_iter().map(|(start_pc, line)| LineNumber { start_pc, line }).collect()
    }

    fn has_package(&self, package: &str) -> bool {
        holloway_classlib::has_package(package)
    }

    fn describe(&self) -> String {
        format!("jrt:/{}", holloway_classlib::MODULE)
    }
}
