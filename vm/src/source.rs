//! Where class files come from, as the linker sees it.

use crate::classfile::ClassBytes;
use crate::error::JavaError;

/// A place to find class files by internal name.
pub trait ClassSource: Send {
    /// The class file of a class, if it is here.
    ///
    /// # Errors
    /// The file is there but cannot be read.
    fn find(&mut self, name: &str) -> Result<Option<ClassBytes>, JavaError>;
}

/// No classes.
#[derive(Debug, Default)]
pub struct NoClasses;

impl ClassSource for NoClasses {
    fn find(&mut self, _name: &str) -> Result<Option<ClassBytes>, JavaError> {
        Ok(None)
    }
}

impl<F: FnMut(&str) -> Option<ClassBytes> + Send> ClassSource for F {
    fn find(&mut self, name: &str) -> Result<Option<ClassBytes>, JavaError> {
        Ok(self(name))
    }
}
