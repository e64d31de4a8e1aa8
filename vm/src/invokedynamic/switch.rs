//! `SwitchBootstraps`: the labels of a pattern switch in, an adapter out that finds the first one that matches.
//!
//! The adapter takes the selector and the number of the label to start from. Null gives -1, no match the number of
//! labels. Enum constants that no longer exist match nothing; the class of an enum constant is not initialised for a
//! selector of another class.

use super::Adapters;
use super::Site;
use super::class_writer::{ClassWriter, CodeWriter, Label};
use super::dynamic_constant::{enum_constant_description, primitive_class_description};
use crate::classfile::{FieldAccess, FieldType, Invocation, Opcode, PoolConstant, PrimitiveType};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::flags;
use crate::loader::access::loaded;

const ADAPTER: &str = "select";

/// What a label matches.
enum Match<'f> {
    /// Instances of a class.
    Class(&'f str),
    /// Equal strings, given as modified UTF-8.
    String(&'f [u8]),
    /// Boxed integers or characters of that value.
    Integer(i32),
    /// An enum constant: class and name.
    Constant(String, String),
    /// Everything: a pattern of the selector's own primitive type.
    Always,
    /// Nothing.
    Never,
}

impl Adapters<'_> {
    /// Links a switch; `on_enum` for `enumSwitch`, whose string labels name the selector's constants.
    pub(super) fn link_switch(&mut self, site: Site<'_>, on_enum: bool) -> Result<MethodId, JavaError> {
        let mut parameters = site.descriptor().parameters();
        let int = FieldType::Primitive(PrimitiveType::Int);
        let (Some(selector), Some(restart), None) = (parameters.next(), parameters.next(), parameters.next()) else {
            return Err(site.bad_arguments("Illegal invocation type"));
        };
        if restart != int || site.descriptor().return_type() != Some(int) {
            return Err(site.bad_arguments("Illegal invocation type"));
        }
        let mut labels = Vec::with_capacity(site.bootstrap.arguments().len());
        for index in site.bootstrap.arguments() {
            labels.push(self.read_label(site, index, selector, on_enum)?);
        }
        let mut texts = vec![site.named.descriptor];
        texts.extend(labels.iter().filter_map(|label| match label {
            Match::Class(name) => Some(*name),
            Match::Constant(class, _) => Some(class),
            _ => None,
        }));
        let name = self.hidden_name(site.caller, "TypeSwitch", &texts);
        let mut class = ClassWriter::new(name);
        class.method(flags::STATIC, ADAPTER, site.named.descriptor, |code| {
            write_switch(code, selector, &labels);
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(site.caller, class)?;
        self.hidden_method(class, ADAPTER)
    }

    /// Reads a label. Strings name constants of the selector's class if it is `on_enum`.
    fn read_label<'f>(
        &mut self,
        site: Site<'f>,
        index: u16,
        selector: FieldType<'f>,
        on_enum: bool,
    ) -> Result<Match<'f>, JavaError> {
        let bad = |what: &str| site.bad_arguments(&format!("label with illegal type found: {what}"));
        Ok(match (site.file.pool().get(index)?, selector) {
            (PoolConstant::Dynamic(constant), FieldType::Primitive(primitive)) => {
                match primitive_class_description(site.file, constant) {
                    Some(label) if label == primitive => Match::Always,
                    _ => return Err(bad("conversions of primitive selectors are not supported")),
                }
            }
            (other, FieldType::Primitive(_)) => return Err(bad(&format!("{other:?}"))),
            (PoolConstant::Class(name), _) => {
                self.loader.resolve_class(self.runtime, site.caller, index)?;
                Match::Class(name)
            }
            (PoolConstant::String(name), FieldType::Object(class)) if on_enum => {
                self.enum_label(site.caller, class.to_owned(), name.to_name().into_owned())?
            }
            (PoolConstant::String(text), _) => Match::String(text.as_bytes()),
            (PoolConstant::Integer(value), _) if !on_enum => Match::Integer(value),
            (PoolConstant::Dynamic(constant), _) if !on_enum => {
                let described = enum_constant_description(site.file, constant);
                let (class, name) = described.ok_or_else(|| bad("unknown dynamic constant"))?;
                self.enum_label(site.caller, class, name)?
            }
            (other, _) => return Err(bad(&format!("{other:?}"))),
        })
    }

    /// A label that matches an enum constant, if that exists and `caller` can name it.
    fn enum_label(&mut self, caller: ClassId, class: String, name: String) -> Result<Match<'static>, JavaError> {
        let Some(id) = loaded(self.loader.class_named(self.runtime, caller, &class))? else { return Ok(Match::Never) };
        let field = self.loader.find_field(id, &name, &format!("L{class};"));
        let is_constant =
            field.is_some_and(|found| found.0 == id && self.loader.field(found).access & flags::ENUM != 0);
        let is_usable = is_constant && self.loader.check_class_access(caller, id).is_ok();
        Ok(if is_usable { Match::Constant(class, name) } else { Match::Never })
    }
}

/// Emits the whole adapter. Only parameters are live at labels, so all frames are the first one.
fn write_switch(code: &mut CodeWriter<'_>, selector: FieldType<'_>, labels: &[Match<'_>]) {
    let int = FieldType::Primitive(PrimitiveType::Int);
    let give = |code: &mut CodeWriter<'_>, value: i32| {
        code.push_int(value);
        code.give_back(Some(int));
    };
    let count = labels.len() as i32;
    let places: Vec<Label> = labels.iter().map(|_| code.label()).collect();
    let none = code.label();
    if selector.is_reference() {
        let not_null = code.label();
        code.load(selector, 0);
        code.branch(Opcode::Ifnonnull, not_null, -1);
        give(code, -1);
        code.bind(not_null);
    }
    let restart = selector.slots();
    if !labels.is_empty() {
        code.load(int, restart);
        code.table_switch(&places, none);
    }
    for (at, label) in labels.iter().enumerate() {
        let next = places.get(at + 1).copied().unwrap_or(none);
        code.bind(places[at]);
        write_test(code, selector, label, next);
        if !matches!(label, Match::Never) {
            give(code, at as i32);
        }
    }
    code.bind(none);
    // From no label on nothing matches; from any other place the switch is not asked.
    code.load(int, restart);
    code.push_int(count + 1);
    code.invoke_static("java/util/Objects", "checkIndex", "(II)I");
    code.plain(Opcode::Pop, -1);
    give(code, count);
}

/// Emits a test that goes on to `next` if the label does not match.
fn write_test(code: &mut CodeWriter<'_>, selector: FieldType<'_>, label: &Match<'_>, next: Label) {
    match label {
        Match::Always => {}
        Match::Never => code.branch(Opcode::Goto, next, 0),
        Match::Class(class) => {
            code.load(selector, 0);
            code.class_instruction(Opcode::Instanceof, class);
            code.branch(Opcode::Ifeq, next, -1);
        }
        Match::String(text) => {
            code.push_string(text);
            code.load(selector, 0);
            code.invoke(Invocation::Virtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", false);
            code.branch(Opcode::Ifeq, next, -1);
        }
        Match::Constant(class, name) => {
            code.load(selector, 0);
            code.class_instruction(Opcode::Instanceof, class);
            code.branch(Opcode::Ifeq, next, -1);
            code.load(selector, 0);
            code.field_access(FieldAccess::GetStatic, class, name, &format!("L{class};"));
            code.branch(Opcode::IfAcmpne, next, -2);
        }
        Match::Integer(value) => write_integer_test(code, selector, *value, next),
    }
}

/// A number matches by its `intValue`, a character by its code.
fn write_integer_test(code: &mut CodeWriter<'_>, selector: FieldType<'_>, value: i32, next: Label) {
    let compare =
        |code: &mut CodeWriter<'_>, class: &str, method: &str, descriptor: &str, opcode: Opcode, to: Label| {
            code.load(selector, 0);
            if selector != FieldType::Object(class) {
                code.class_instruction(Opcode::Checkcast, class);
            }
            code.invoke(Invocation::Virtual, class, method, descriptor, false);
            code.push_int(value);
            code.branch(opcode, to, -2);
        };
    match selector {
        FieldType::Object(class @ ("java/lang/Integer" | "java/lang/Short" | "java/lang/Byte")) => {
            compare(code, class, "intValue", "()I", Opcode::IfIcmpne, next);
        }
        FieldType::Object("java/lang/Character") => {
            compare(code, "java/lang/Character", "charValue", "()C", Opcode::IfIcmpne, next);
        }
        _ => {
            let (no_number, matches) = (code.label(), code.label());
            code.load(selector, 0);
            code.class_instruction(Opcode::Instanceof, "java/lang/Number");
            code.branch(Opcode::Ifeq, no_number, -1);
            compare(code, "java/lang/Number", "intValue", "()I", Opcode::IfIcmpeq, matches);
            code.branch(Opcode::Goto, next, 0);
            code.bind(no_number);
            code.load(selector, 0);
            code.class_instruction(Opcode::Instanceof, "java/lang/Character");
            code.branch(Opcode::Ifeq, next, -1);
            compare(code, "java/lang/Character", "charValue", "()C", Opcode::IfIcmpne, next);
            code.bind(matches);
        }
    }
}
