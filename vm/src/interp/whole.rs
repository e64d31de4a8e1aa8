//! A class linked as a whole, for those who check classes without running them.
//!
//! In goes a name; out comes what could not be linked. A running program links the same piece by piece, where it comes by.

use std::collections::BTreeSet;

use crate::classfile::{ClassFile, Tag};
use crate::error::JavaError;
use crate::id::ClassId;
use crate::vm::Vm;

/// What linking a whole class found.
#[derive(Debug, Default)]
pub struct WholeLink {
    /// Classes, fields and methods that its code names and that were found.
    pub resolved: usize,
    /// Why the others were not.
    pub unresolved: Vec<JavaError>,
    /// Methods that were verified and translated.
    pub translated: usize,
    /// Why others were not.
    pub refused: Vec<JavaError>,
}

/// Constants that instructions name. Attributes name more, which nothing resolves, and which need not be accessible.
fn named_by_code(file: &ClassFile) -> BTreeSet<u16> {
    let codes = file.methods().filter_map(|method| method.code());
    let instructions = codes.flat_map(|code| code.instructions()).map_while(Result::ok);
    instructions.filter_map(|instruction| instruction.operands.constant_index()).collect()
}

impl Vm {
    /// Loads a class, resolves all that its code names, and verifies and translates all its methods. Nothing of it is
    /// initialised or run.
    ///
    /// # Errors
    /// The class cannot be loaded.
    pub fn link_whole_class(&mut self, name: &str) -> Result<WholeLink, JavaError> {
        let class = self.loader.load_class(&mut self.runtime, name)?;
        let mut report = WholeLink::default();
        if let Some(file) = self.loader.class_file(class) {
            for index in named_by_code(&file) {
                match self.resolve_named(class, index, file.pool().tag(index)) {
                    None => {}
                    Some(Ok(())) => report.resolved += 1,
                    Some(Err(error)) => report.unresolved.push(error),
                }
            }
            if let Err(error) = self.loader.verify_class(&mut self.runtime, class) {
                report.refused.push(error);
                return Ok(report);
            }
            for place in 0..self.loader.classes.class(class).methods.len() {
                let id = self.loader.classes.class(class).methods[place];
                if file.method(place).is_some_and(|method| method.code().is_some()) {
                    match self.tiering.translate_method(&mut self.runtime, &mut self.loader, id) {
                        Ok(()) => report.translated += 1,
                        Err(error) => report.refused.push(error),
                    }
                }
            }
        }
        Ok(report)
    }

    /// Resolves an entry; `None` if there is nothing to resolve.
    fn resolve_named(&mut self, class: ClassId, index: u16, tag: Option<Tag>) -> Option<Result<(), JavaError>> {
        Some(match tag? {
            Tag::Class => self.loader.resolve_class(&mut self.runtime, class, index).map(|_| ()),
            Tag::Fieldref => self.loader.resolve_field(&mut self.runtime, class, index).map(|_| ()),
            Tag::Methodref | Tag::InterfaceMethodref => {
                self.loader.resolve_method(&mut self.runtime, class, index).map(|_| ())
            }
            _ => return None,
        })
    }
}
