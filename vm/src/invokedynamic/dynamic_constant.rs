//! Constants that are slots; dynamic ones among them, the commonest of `ConstantBootstraps` without its code, and descriptions
//! of enum constants.
//!
//! What javac writes into labels of switches, `EnumDesc.of(ClassDesc.of("pkg.Color"), "RED")` as nested constants, is
//! read as it stands: no such objects are made.

use super::conversion::wrapper;
use super::{Site, error, site};
use crate::classfile::constant_pool::{DynamicRef, ReferenceKind};
use crate::classfile::{ClassFile, FieldType, PoolConstant, PrimitiveType};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::{Resolved, flags};
use crate::vm::Vm;

impl Vm {
    /// The root slot of a constant; `None` if frames were pushed that must run first.
    pub(crate) fn constant_slot(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        if let Some(&Resolved::Root(slot)) = self.loader.classes.class(from).resolved.borrow().get(&index) {
            return Ok(Some(slot));
        }
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let slot = match file.pool().get(index)? {
            PoolConstant::String(text) => {
                let string = self.runtime.intern_literal(text)?;
                self.runtime.new_root(string)?
            }
            PoolConstant::Class(_) => {
                let class = self.loader.resolve_class(&mut self.runtime, from, index)?;
                return Ok(Some(self.loader.mirror_slot(&mut self.runtime, class)?));
            }
            PoolConstant::Dynamic(_) => match self.dynamic_constant(from, index)? {
                Some(slot) => slot,
                None => return Ok(None),
            },
            _ => match self.handle_constant(from, index)? {
                Some(slot) => slot,
                None => return Ok(None),
            },
        };
        self.loader.remember(from, index, Resolved::Root(slot));
        Ok(Some(slot))
    }

    /// The root slot of a dynamic constant; `None` if frames were pushed that must run first.
    fn dynamic_constant(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        if let Some(error) = self.call_sites.failed.get(&(from, index)) {
            return Err(error.clone());
        }
        let result = self.evaluate_constant(from, index);
        if let Err(error) = &result {
            self.call_sites.remember_failure((from, index), error);
        }
        result
    }

    fn evaluate_constant(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let named = file.pool().dynamic(index)?;
        let site = site(from, &file, named)?;
        let of = FieldType::parse(named.descriptor).ok_or_else(|| site.bad_arguments("no type"))?;
        let primitive = match of {
            FieldType::Primitive(primitive) => Some(primitive),
            _ => None,
        };
        match site.bootstrap_name() {
            Some(("java/lang/invoke/ConstantBootstraps", "getStaticFinal")) => {
                let mut arguments = site.bootstrap.arguments();
                let declaring = match (arguments.next(), arguments.next()) {
                    (None, _) => self.loader.class_named(
                        &mut self.runtime,
                        from,
                        primitive.map_or(of.class_name().unwrap_or_default(), |primitive| wrapper(primitive)),
                    )?,
                    (Some(class), None) => self.loader.resolve_class(&mut self.runtime, from, class)?,
                    _ => return Err(site.bad_arguments("too many arguments")),
                };
                self.static_constant(site, declaring, flags::FINAL)
            }
            _ if primitive.is_some() => self.bootstrapped_constant(site, index, of),
            Some(("java/lang/invoke/ConstantBootstraps", "nullConstant")) => self.runtime.new_root(Ref::NULL).map(Some),
            Some(("java/lang/invoke/ConstantBootstraps", "primitiveClass")) => {
                let class = match named.name.as_bytes() {
                    [letter] => self.loader.well_known.primitive(*letter),
                    _ => None,
                };
                let class = class.ok_or_else(|| error(format!("not primitive: {}", named.name)))?;
                self.loader.mirror_slot(&mut self.runtime, class).map(Some)
            }
            Some(("java/lang/invoke/ConstantBootstraps", "enumConstant")) => {
                let class = self.loader.class_named(&mut self.runtime, from, of.class_name().unwrap_or_default())?;
                self.static_constant(site, class, flags::ENUM)
            }
            _ => self.bootstrapped_constant(site, index, of),
        }
    }

    /// The value of the static field of a class that has the constant's name and type.
    fn static_constant(&mut self, site: Site<'_>, id: ClassId, flag: u16) -> Result<Option<u32>, JavaError> {
        let named = site.named;
        self.loader.check_class_access(site.caller, id)?;
        let found = self.loader.find_field(id, named.name, named.descriptor);
        let is_wanted = |found: (ClassId, u16)| {
            let field = self.loader.field(found);
            // An enum's constants are its own.
            field.is_static() && field.access & flag != 0 && (flag != flags::ENUM || found.0 == id)
        };
        let found = found.filter(|&found| is_wanted(found));
        let found = found.ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", named.name))?;
        let (access, offset) = (self.loader.field(found).access, self.loader.field(found).offset);
        if !self.loader.can_access_member(&mut self.runtime, site.caller, found.0, id, access)? {
            return Err(JavaError::new("java/lang/IllegalAccessError", named.name));
        }
        self.loader.constrain_reference(&mut self.runtime, site.caller, found.0, named.descriptor, named.name)?;
        if !self.ensure_initialised(found.0)? {
            return Ok(None);
        }
        if FieldType::parse(named.descriptor).is_some_and(|of| !of.is_reference()) {
            // A static field's slot is like a constant's, and a final one's never changes.
            return Ok(Some(offset));
        }
        let value = self.runtime.heap.load_reference_slot(offset);
        self.runtime.new_root(value).map(Some)
    }
}

/// The primitive type whose class a dynamic constant is.
pub(super) fn primitive_class_description(file: &ClassFile, constant: DynamicRef<'_>) -> Option<PrimitiveType> {
    let bootstrap = file.bootstrap_method(constant.bootstrap_index)?.method.member;
    let known = bootstrap.class == "java/lang/invoke/ConstantBootstraps" && bootstrap.name == "primitiveClass";
    match constant.name.as_bytes() {
        [letter] if known => PrimitiveType::from_letter(*letter),
        _ => None,
    }
}

/// Class and name of the enum constant that a dynamic constant of type `EnumDesc` describes.
pub(super) fn enum_constant_description(file: &ClassFile, constant: DynamicRef<'_>) -> Option<(String, String)> {
    let [class, name] = described_call(file, constant, "java/lang/Enum$EnumDesc", "of")?[..] else { return None };
    let Ok(PoolConstant::Dynamic(class)) = file.pool().get(class) else { return None };
    let [class] = described_call(file, class, "java/lang/constant/ClassDesc", "of")?[..] else { return None };
    let class = file.pool().string(class).ok()?.to_name().replace('.', "/");
    let name = file.pool().string(name).ok()?.to_name().into_owned();
    FieldType::parse(&format!("L{class};")).map(|_| (class, name))
}

/// The arguments of a constant that calls a static method by `ConstantBootstraps.invoke`.
fn described_call(file: &ClassFile, constant: DynamicRef<'_>, class: &str, name: &str) -> Option<Vec<u16>> {
    let bootstrap = file.bootstrap_method(constant.bootstrap_index)?;
    let invoke = bootstrap.method.member;
    let known = invoke.class == "java/lang/invoke/ConstantBootstraps" && invoke.name == "invoke";
    let mut arguments = bootstrap.arguments();
    let called = file.pool().method_handle(arguments.next()?).ok()?;
    let wanted =
        called.kind == ReferenceKind::InvokeStatic && called.member.class == class && called.member.name == name;
    (known && wanted).then(|| arguments.collect())
}
