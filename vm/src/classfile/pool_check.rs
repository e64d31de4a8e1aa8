//! The constant pool's own rules (JVMS 4.4): which entries refer to which, and what their text says.
//!
//! In: the pool as the pre-pass found it. Out: nothing, or the first error in HotSpot's order: all references by index,
//! then all names and descriptors by index.

use super::constant_pool::{ConstantPool, ReferenceKind, Tag};
use super::error::ClassFileError;
use super::names::Names;
use super::parse::PoolNames;

type Checked<T> = Result<T, ClassFileError>;

/// Checks all entries, their texts unless these are known to be legal; gives the greatest bootstrap method index that dynamic
/// entries use.
pub(super) fn check(pool: &ConstantPool, names: Names<'_>, pool_names: PoolNames) -> Checked<Option<u16>> {
    let check = PoolCheck { pool, names };
    let mut greatest_bootstrap = None;
    for index in pool.indices() {
        greatest_bootstrap = greatest_bootstrap.max(check.references(index)?);
    }
    if pool_names == PoolNames::Unknown {
        for index in pool.indices() {
            check.text(index)?;
        }
    }
    Ok(greatest_bootstrap)
}

struct PoolCheck<'a> {
    pool: &'a ConstantPool,
    names: Names<'a>,
}

impl PoolCheck<'_> {
    fn error(&self, what: std::fmt::Arguments<'_>) -> ClassFileError {
        ClassFileError::format(format!("{what} in class file {}", self.names.class))
    }

    fn expect(&self, index: u16, tag: Tag) -> Checked<()> {
        if self.pool.tag(index) == Some(tag) {
            return Ok(());
        }
        Err(self.error(format_args!("Invalid constant pool index {index}")))
    }

    /// Checks what an entry refers to; gives the bootstrap method index of a dynamic entry.
    fn references(&self, index: u16) -> Checked<Option<u16>> {
        let Some((tag, first, second)) = self.pool.references(index) else { return Ok(None) };
        match tag {
            Tag::Class | Tag::String | Tag::MethodType => self.expect(first, Tag::Utf8)?,
            Tag::Fieldref | Tag::Methodref | Tag::InterfaceMethodref => {
                self.expect(first, Tag::Class)?;
                self.expect(second, Tag::NameAndType)?;
            }
            Tag::NameAndType => {
                self.expect(first, Tag::Utf8)?;
                self.expect(second, Tag::Utf8)?;
            }
            Tag::Dynamic | Tag::InvokeDynamic => {
                self.expect(second, Tag::NameAndType)?;
                return Ok(Some(first));
            }
            Tag::MethodHandle => self.handle_target(index, first, second)?,
            // Modules and packages are refused as such when the flags are known.
            Tag::Utf8 | Tag::Integer | Tag::Float | Tag::Long | Tag::Double | Tag::Module | Tag::Package => {}
        }
        Ok(None)
    }

    fn handle_target(&self, index: u16, kind: u16, target: u16) -> Checked<()> {
        let found = self.pool.tag(target);
        if target == 0 || usize::from(target) >= self.pool.count() {
            return Err(self.error(format_args!("Invalid constant pool index {target}")));
        }
        let Some(kind) = u8::try_from(kind).ok().and_then(ReferenceKind::from_byte) else {
            return Err(self.error(format_args!("Bad method handle kind at constant pool index {index}")));
        };
        let (fits, wanted) = match kind {
            ReferenceKind::GetField | ReferenceKind::GetStatic | ReferenceKind::PutField | ReferenceKind::PutStatic => {
                (found == Some(Tag::Fieldref), "a field")
            }
            ReferenceKind::InvokeVirtual | ReferenceKind::NewInvokeSpecial => {
                (found == Some(Tag::Methodref), "a method")
            }
            ReferenceKind::InvokeStatic | ReferenceKind::InvokeSpecial => {
                let of_interface = self.names.major >= 52 && found == Some(Tag::InterfaceMethodref);
                (found == Some(Tag::Methodref) || of_interface, "a method")
            }
            ReferenceKind::InvokeInterface => (found == Some(Tag::InterfaceMethodref), "an interface method"),
        };
        if fits {
            return Ok(());
        }
        let class = self.names.class;
        let message = format!("Invalid constant pool index {target} in class file {class} (not {wanted})");
        Err(ClassFileError::format(message))
    }

    fn utf8(&self, index: u16) -> &[u8] {
        self.pool.utf8(index).map_or(&[], |text| text.as_bytes())
    }

    /// Name index, name and descriptor of the `NameAndType` at `index`.
    fn name_and_type(&self, index: u16) -> (u16, &[u8], &[u8]) {
        let (_, name, descriptor) = self.pool.references(index).unwrap_or((Tag::NameAndType, 0, 0));
        (name, self.utf8(name), self.utf8(descriptor))
    }

    /// Checks the names and descriptors of an entry, whose references are sound.
    fn text(&self, index: u16) -> Checked<()> {
        let Some((tag, first, second)) = self.pool.references(index) else { return Ok(()) };
        match tag {
            Tag::Class => self.names.class_name(self.utf8(first)),
            Tag::NameAndType => self.named(first, second),
            Tag::Dynamic => {
                let (_, name, descriptor) = self.name_and_type(second);
                if descriptor.starts_with(b"(") {
                    return Err(self.names.illegal_signature("CONSTANT_Dynamic", name, descriptor));
                }
                Ok(())
            }
            Tag::InvokeDynamic | Tag::InterfaceMethodref => self.method(second).map(drop),
            Tag::Fieldref => {
                let (_, name, descriptor) = self.name_and_type(second);
                if descriptor.starts_with(b"(") {
                    return Err(self.names.illegal_signature("Field", name, descriptor));
                }
                Ok(())
            }
            Tag::Methodref => {
                let (name_index, name, descriptor) = self.method(second)?;
                if !name.starts_with(b"<") {
                    return Ok(());
                }
                if name != b"<init>" {
                    return Err(self.error(format_args!("Bad method name at constant pool index {name_index}")));
                }
                if !descriptor.ends_with(b")V") {
                    return Err(self.names.illegal_signature("Method", name, descriptor));
                }
                Ok(())
            }
            Tag::MethodHandle => self.handle_name(first, second),
            Tag::MethodType => self.names.method_descriptor(b"type", self.utf8(first)).map(drop),
            _ => Ok(()),
        }
    }

    /// Checks name and descriptor of a `NameAndType`: the descriptor tells whether it is of a field or a method.
    fn named(&self, name_index: u16, descriptor_index: u16) -> Checked<()> {
        for index in [name_index, descriptor_index] {
            if self.utf8(index).is_empty() {
                let class = self.names.class;
                let message = format!("Illegal zero length constant pool entry at {index} in class {class}");
                return Err(ClassFileError::format(message));
            }
        }
        let (name, descriptor) = (self.utf8(name_index), self.utf8(descriptor_index));
        if descriptor.starts_with(b"(") {
            self.names.method_name(name)?;
            self.names.method_descriptor(name, descriptor).map(drop)
        } else {
            self.names.field_name(name)?;
            self.names.field_descriptor(name, descriptor)
        }
    }

    /// The `NameAndType` of a method.
    fn method(&self, name_and_type: u16) -> Checked<(u16, &[u8], &[u8])> {
        let (name_index, name, descriptor) = self.name_and_type(name_and_type);
        if descriptor.starts_with(b"(") {
            return Ok((name_index, name, descriptor));
        }
        Err(self.names.illegal_signature("Method", name, descriptor))
    }

    fn handle_name(&self, kind: u16, target: u16) -> Checked<()> {
        let kind = u8::try_from(kind).ok().and_then(ReferenceKind::from_byte);
        let (_, _, name_and_type) = self.pool.references(target).unwrap_or((Tag::Methodref, 0, 0));
        let (name_index, name, _) = self.name_and_type(name_and_type);
        let what = match kind {
            Some(ReferenceKind::NewInvokeSpecial) if name != b"<init>" => "constructor",
            Some(ReferenceKind::InvokeVirtual | ReferenceKind::InvokeStatic | ReferenceKind::InvokeSpecial)
                if name == b"<init>" =>
            {
                "method"
            }
            _ => return Ok(()),
        };
        Err(self.error(format_args!("Bad {what} name at constant pool index {name_index}")))
    }
}
