//! `ObjectMethods`: a record's `toString`, `equals` and `hashCode`, written from its components.
//!
//! As HotSpot 25 does: the hash is `31 * hash + component` from 0 in order; equality looks at the components from the
//! last to the first and ends at a difference; `float` and `double` are equal by `compare`.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::concat::{Piece, emit_concatenation};
use super::conversion::wrapper;
use super::{LookedUp, Site, error};
use crate::classfile::constant_pool::{MemberRef, ReferenceKind};
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode, PrimitiveType};
use crate::error::JavaError;
use crate::id::MethodId;
use crate::link::flags;

const ADAPTER: &str = "recordMethod";

/// A component: how its value is got from a record.
#[derive(Clone, Copy)]
struct Component<'f> {
    name: &'f str,
    kind: ReferenceKind,
    member: MemberRef<'f>,
    value: FieldType<'f>,
}

impl Component<'_> {
    /// Pushes the component's value of the record on the stack.
    fn get(&self, code: &mut CodeWriter<'_>) {
        let MemberRef { class, name, descriptor, is_interface, .. } = self.member;
        match self.kind {
            ReferenceKind::GetField => code.field_access(FieldAccess::GetField, class, name, descriptor),
            _ => code.invoke(Invocation::Virtual, class, name, descriptor, is_interface),
        }
    }
}

impl Adapters<'_> {
    /// Links `equals`, `hashCode` or `toString` of a record (`ObjectMethods`).
    pub(super) fn link_record_method(&mut self, site: Site<'_>) -> Result<MethodId, JavaError> {
        let pool = site.file.pool();
        let mut arguments = site.bootstrap.arguments();
        let mut next = || arguments.next().ok_or_else(|| site.bad_arguments("too few arguments"));
        let record_index = next()?;
        let record = pool.class_name(record_index)?;
        let names = pool.string(next()?)?.to_name();
        let names: Vec<&str> = if names.is_empty() { Vec::new() } else { names.split(';').collect() };
        if names.len() != arguments.len() {
            return Err(site.bad_arguments("component list and accessor list do not match"));
        }
        let components = names.iter().zip(arguments).map(|(name, handle)| {
            let handle =
                pool.method_handle(handle).map_err(|_| site.bad_arguments("an accessor is no method handle"))?;
            let MemberRef { class, name: member, descriptor, .. } = handle.member;
            if handle.kind.is_field() {
                let owner = self.loader.class_named(self.runtime, site.caller, class)?;
                self.may_use(LookedUp { caller: site.caller, owner, name: member, descriptor, kind: handle.kind })?;
            }
            if class != record {
                return Err(site.bad_arguments("a component's accessor is another class's"));
            }
            let value = match handle.kind {
                ReferenceKind::GetField => FieldType::parse(handle.member.descriptor),
                ReferenceKind::InvokeVirtual => {
                    MethodDescriptor::parse(handle.member.descriptor).and_then(MethodDescriptor::return_type)
                }
                _ => None,
            };
            let value = value.ok_or_else(|| site.bad_arguments("a component's accessor is no getter"))?;
            Ok(Component { name, kind: handle.kind, member: handle.member, value })
        });
        let components: Vec<Component<'_>> = components.collect::<Result<_, JavaError>>()?;
        let expected = match site.named.name {
            "toString" => format!("(L{record};)Ljava/lang/String;"),
            "hashCode" => format!("(L{record};)I"),
            "equals" => format!("(L{record};Ljava/lang/Object;)Z"),
            name => return Err(error(format!("{name} is no method of records"))),
        };
        if site.named.descriptor != expected {
            return Err(site.bad_arguments(&format!("Bad method type: {}", site.named.descriptor)));
        }
        let simple_name = self.record_simple_name(site, record_index)?;
        let mut texts = vec![site.named.descriptor];
        texts.extend(components.iter().map(|component| component.member.descriptor));
        let name = self.hidden_name(site.caller, "ObjectMethods", &texts);
        let mut class = ClassWriter::new(name);
        class.method(flags::STATIC, ADAPTER, site.named.descriptor, |code| {
            match site.named.name {
                "toString" => write_to_string(code, record, &simple_name, &components),
                "hashCode" => write_hash_code(code, record, &components),
                _ => write_equals(code, record, &components),
            }
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(site.caller, class)?;
        self.hidden_method(class, ADAPTER)
    }

    /// The name of the record class as its declaration gives it.
    fn record_simple_name(&mut self, site: Site<'_>, index: u16) -> Result<String, JavaError> {
        let class = self.loader.resolve_class(self.runtime, site.caller, index)?;
        let class = self.loader.classes.class(class);
        let inner = class.file.as_ref().and_then(|file| {
            let entry = file.inner_classes().find(|entry| entry.class == &*class.name)?;
            Some(entry.name.unwrap_or("").to_owned())
        });
        Ok(inner.unwrap_or_else(|| class.name.rsplit('/').next().unwrap_or("").to_owned()))
    }
}

fn write_to_string(code: &mut CodeWriter<'_>, record: &str, simple_name: &str, components: &[Component<'_>]) {
    let mut pieces = Vec::with_capacity(components.len() * 2 + 1);
    let mut text = format!("{simple_name}[");
    for (at, component) in components.iter().enumerate() {
        let separator = if at == 0 { "" } else { ", " };
        text.push_str(&format!("{separator}{}=", component.name));
        pieces.push(Piece::Text(super::class_writer::modified_utf8(&std::mem::take(&mut text))));
        let emit = move |code: &mut CodeWriter<'_>| {
            code.load(FieldType::Object(record), 0);
            component.get(code);
        };
        pieces.push(Piece::Value(component.value, Box::new(emit)));
    }
    text.push(']');
    pieces.push(Piece::Text(super::class_writer::modified_utf8(&text)));
    emit_concatenation(code, &pieces);
    code.give_back(Some(FieldType::Object("java/lang/String")));
}

fn write_hash_code(code: &mut CodeWriter<'_>, record: &str, components: &[Component<'_>]) {
    code.push_int(0);
    for (at, component) in components.iter().enumerate() {
        if at > 0 {
            code.push_int(31);
            code.plain(Opcode::Imul, -1);
        }
        code.load(FieldType::Object(record), 0);
        component.get(code);
        match component.value {
            // An int, byte, short or char is its own hash.
            FieldType::Primitive(
                PrimitiveType::Int | PrimitiveType::Byte | PrimitiveType::Short | PrimitiveType::Char,
            ) => {}
            FieldType::Primitive(primitive) => {
                code.invoke_static(wrapper(primitive), "hashCode", &format!("({})I", primitive.descriptor()));
            }
            _ => code.invoke_static("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I"),
        }
        code.plain(Opcode::Iadd, -1);
    }
    code.give_back(Some(FieldType::Primitive(PrimitiveType::Int)));
}

fn write_equals(code: &mut CodeWriter<'_>, record: &str, components: &[Component<'_>]) {
    let (this, boolean) = (FieldType::Object(record), FieldType::Primitive(PrimitiveType::Boolean));
    let (compare, different) = (code.label(), code.label());
    code.load(this, 0);
    code.load(this, 1);
    code.branch(Opcode::IfAcmpne, compare, -2);
    code.push_int(1);
    code.give_back(Some(boolean));
    code.bind(compare);
    code.load(this, 1);
    code.class_instruction(Opcode::Instanceof, record);
    code.branch(Opcode::Ifeq, different, -1);
    for component in components.iter().rev() {
        code.load(this, 0);
        component.get(code);
        code.load(this, 1);
        code.class_instruction(Opcode::Checkcast, record);
        component.get(code);
        match component.value {
            FieldType::Primitive(PrimitiveType::Long) => {
                code.plain(Opcode::Lcmp, -3);
                code.branch(Opcode::Ifne, different, -1);
            }
            FieldType::Primitive(primitive @ (PrimitiveType::Float | PrimitiveType::Double)) => {
                let letter = primitive.descriptor();
                code.invoke_static(wrapper(primitive), "compare", &format!("({letter}{letter})I"));
                code.branch(Opcode::Ifne, different, -1);
            }
            FieldType::Primitive(_) => code.branch(Opcode::IfIcmpne, different, -2),
            _ => {
                code.invoke_static("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
                code.branch(Opcode::Ifeq, different, -1);
            }
        }
    }
    code.push_int(1);
    code.give_back(Some(boolean));
    code.bind(different);
    code.push_int(0);
    code.give_back(Some(boolean));
}
