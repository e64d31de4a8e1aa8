//! `LambdaMetafactory`: an interface's method and an implementation in, a hidden class out.
//!
//! Each call site has a hidden class of its own, with a field for each captured value. Its method loads them and its
//! own parameters, converts where types differ, and calls the implementation: one interface dispatch, one direct call.
//! A lambda that captures nothing is one instance, made by the class's initialiser and kept in a static field, so that
//! initialisation of the interface (default methods) comes by the ordinary rules.

use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::convert;
use super::{Site, error};
use crate::classfile::constant_pool::{MemberRef, ReferenceKind};
use crate::classfile::{FieldType, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::link::flags;
use crate::vm::Vm;

/// The static method that the call site calls.
const FACTORY: &str = "get$Lambda";
/// The static field of the one instance of a lambda that captures nothing.
const INSTANCE: &str = "instance";

/// `LambdaMetafactory.FLAG_SERIALIZABLE`: the object is to be `Serializable`.
const SERIALIZABLE: i32 = 1;
/// `LambdaMetafactory.FLAG_MARKERS`: more interfaces follow.
const MARKERS: i32 = 2;
/// `LambdaMetafactory.FLAG_BRIDGES`: more descriptors follow.
const BRIDGES: i32 = 4;

/// What is asked for.
struct Lambda<'f> {
    /// The functional interface.
    interface: &'f str,
    /// The types of the captured values.
    captured: Vec<FieldType<'f>>,
    /// The interface method's name.
    name: &'f str,
    /// Its descriptor, as declared.
    erased: &'f str,
    /// Its type with the interface's type arguments.
    instantiated: MethodDescriptor<'f>,
    /// Further descriptors of the method.
    bridges: Vec<&'f str>,
    /// Further interfaces.
    markers: Vec<&'f str>,
    implementation: Implementation<'f>,
}

/// The method behind a lambda.
struct Implementation<'f> {
    opcode: Opcode,
    member: MemberRef<'f>,
    /// Its parameters, the receiver first if it has one.
    parameters: Vec<FieldType<'f>>,
    /// Its result; a constructor's is the object.
    result: Option<FieldType<'f>>,
    /// Whether it is called exactly as named from the caller's superclass on, and not by the receiver's class.
    special: bool,
}

impl Vm {
    /// Makes the hidden class of a lambda or method reference; gives its factory method.
    pub(super) fn link_lambda(&mut self, site: Site<'_>, alternative: bool) -> Result<MethodId, JavaError> {
        let lambda = self.read_lambda(site, alternative)?;
        for &interface in lambda.markers.iter().chain([&lambda.interface]) {
            let id = self.load_class(interface)?;
            self.check_class_access(site.caller, id)?;
            if !self.classes.class(id).is_interface() {
                let message = format!("{} is not an interface", self.classes.class(id).java_name());
                return Err(conversion_error(message));
            }
        }
        let mut texts = vec![site.named.descriptor, lambda.erased, lambda.interface];
        texts.extend([lambda.implementation.member.class, lambda.implementation.member.descriptor]);
        texts.extend(lambda.bridges.iter().chain(&lambda.markers));
        texts.extend(lambda.instantiated.class_names());
        let name = self.hidden_name(site.caller, "Lambda", &texts);
        let class = self.write_lambda(&name, site, &lambda)?;
        let class = self.define_hidden(site.caller, class)?;
        self.classes.class(class).calls_specially.set(lambda.implementation.special);
        self.hidden_method(class, FACTORY)
    }

    fn read_lambda<'f>(&mut self, site: Site<'f>, alternative: bool) -> Result<Lambda<'f>, JavaError> {
        let pool = site.file.pool();
        let mut arguments = site.bootstrap.arguments();
        let mut next = || arguments.next().ok_or_else(|| site.bad_arguments("too few arguments"));
        let erased = pool.method_type(next()?)?;
        let handle = pool.method_handle(next()?)?;
        let instantiated = MethodDescriptor::parse(pool.method_type(next()?)?).unwrap_or_default();
        let (mut markers, mut bridges) = (Vec::new(), Vec::new());
        if alternative {
            let asked = pool.integer(next()?)?;
            if asked & MARKERS != 0 {
                for _ in 0..pool.integer(next()?)? {
                    markers.push(pool.class_name(next()?)?);
                }
            }
            if asked & BRIDGES != 0 {
                for _ in 0..pool.integer(next()?)? {
                    bridges.push(pool.method_type(next()?)?);
                }
            }
            if asked & SERIALIZABLE != 0 {
                markers.push("java/io/Serializable");
            }
        }
        let factory = site.descriptor();
        let Some(FieldType::Object(interface)) = factory.return_type() else {
            return Err(conversion_error("the result of the call site is no interface".to_owned()));
        };
        markers.sort_unstable();
        markers.dedup();
        markers.retain(|&marker| marker != interface);
        bridges.sort_unstable();
        bridges.dedup();
        bridges.retain(|&bridge| bridge != erased);
        let method = self.resolve_method(site.caller, handle.member_index)?;
        let implementation = self.implementation(handle.kind, handle.member, method)?;
        Ok(Lambda {
            interface,
            captured: factory.parameters().collect(),
            name: site.named.name,
            erased,
            instantiated,
            bridges,
            markers,
            implementation,
        })
    }

    fn implementation<'f>(
        &self,
        kind: ReferenceKind,
        member: MemberRef<'f>,
        method: MethodId,
    ) -> Result<Implementation<'f>, JavaError> {
        let descriptor = MethodDescriptor::parse(member.descriptor).unwrap_or_default();
        let class = FieldType::from_class_name(member.class);
        let method = self.classes.method(method);
        let is_static = kind == ReferenceKind::InvokeStatic;
        if is_static != method.is_static() {
            let owner = &self.classes.class(method.class).name;
            let text = crate::link::external_method(owner, &method.name, &method.descriptor);
            let expected = if is_static { "Expected static" } else { "Expecting non-static" };
            let message = format!("{expected} method '{text}'");
            return Err(JavaError::new("java/lang/IncompatibleClassChangeError", message));
        }
        let constructor = kind == ReferenceKind::NewInvokeSpecial;
        let owner = self.classes.class(method.class);
        if constructor && *owner.name != *member.class {
            // Constructors are not inherited (JVMS 6.5 invokespecial).
            let text = crate::link::external_method("", &method.name, &method.descriptor).replacen(" .", " ", 1);
            let message = format!("{}: method '{text}' not found", member.class.replace('/', "."));
            return Err(JavaError::new("java/lang/NoSuchMethodError", message));
        }
        let opcode = match kind {
            ReferenceKind::InvokeStatic => Opcode::Invokestatic,
            ReferenceKind::InvokeVirtual => Opcode::Invokevirtual,
            ReferenceKind::InvokeInterface => Opcode::Invokeinterface,
            ReferenceKind::NewInvokeSpecial => Opcode::Invokespecial,
            // A hidden class may not use `invokespecial` on its caller's methods; private ones are not selected, and
            // others in classes are called specially by `Class::calls_specially`.
            ReferenceKind::InvokeSpecial if method.is(flags::PRIVATE) && member.is_interface => Opcode::Invokeinterface,
            ReferenceKind::InvokeSpecial if !member.is_interface => Opcode::Invokevirtual,
            _ => return Err(conversion_error(format!("unsupported implementation: {kind:?} {}", member.name))),
        };
        let receiver = !matches!(kind, ReferenceKind::InvokeStatic | ReferenceKind::NewInvokeSpecial);
        Ok(Implementation {
            opcode,
            member,
            parameters: receiver.then_some(class).into_iter().chain(descriptor.parameters()).collect(),
            result: if constructor { Some(class) } else { descriptor.return_type() },
            special: kind == ReferenceKind::InvokeSpecial && !method.is(flags::PRIVATE),
        })
    }

    fn write_lambda(&mut self, name: &str, site: Site<'_>, lambda: &Lambda<'_>) -> Result<ClassWriter, JavaError> {
        let mut class = ClassWriter::new(name.to_owned());
        class.interface(lambda.interface);
        lambda.markers.iter().for_each(|marker| class.interface(marker));
        for (at, captured) in lambda.captured.iter().enumerate() {
            class.field(flags::PRIVATE | flags::FINAL, &field_name(at), &captured.to_string());
        }
        write_constructor(&mut class, name, &lambda.captured)?;
        let interface_descriptor = format!("L{};", lambda.interface);
        let interface = FieldType::Object(lambda.interface);
        if lambda.captured.is_empty() {
            class.field(flags::STATIC | flags::FINAL, INSTANCE, &interface_descriptor);
            class.method(flags::STATIC, "<clinit>", "()V", |code| {
                write_new(code, name, &[]);
                code.field_access(Opcode::Putstatic, name, INSTANCE, &interface_descriptor);
                code.give_back(None);
                Ok::<_, JavaError>(())
            })?;
        }
        class.method(flags::STATIC, FACTORY, site.named.descriptor, |code| {
            if lambda.captured.is_empty() {
                code.field_access(Opcode::Getstatic, name, INSTANCE, &interface_descriptor);
            } else {
                write_new(code, name, &lambda.captured);
            }
            code.give_back(Some(interface));
            Ok::<_, JavaError>(())
        })?;
        for descriptor in lambda.bridges.iter().chain([&lambda.erased]) {
            let caller = site.caller;
            class.method(flags::PUBLIC, lambda.name, descriptor, |code| {
                self.write_forwarding(code, caller, name, lambda, descriptor)
            })?;
        }
        Ok(class)
    }

    /// Emits the body of the interface's method under one of its descriptors.
    fn write_forwarding(
        &mut self,
        code: &mut CodeWriter<'_>,
        caller: ClassId,
        name: &str,
        lambda: &Lambda<'_>,
        descriptor: &str,
    ) -> Result<(), JavaError> {
        let descriptor = MethodDescriptor::parse(descriptor).unwrap_or_default();
        let implementation = &lambda.implementation;
        let given = lambda.captured.len() + descriptor.parameters().count();
        if given != implementation.parameters.len()
            || descriptor.parameters().count() != lambda.instantiated.parameters().count()
        {
            let message = format!(
                "Incorrect number of parameters: {} implementation parameters, {given} given",
                implementation.parameters.len()
            );
            return Err(conversion_error(message));
        }
        let mut is_subtype = |from: &str, to: &str| self.is_known_subtype(caller, from, to);
        if implementation.opcode == Opcode::Invokespecial {
            code.class_instruction(Opcode::New, implementation.member.class);
            code.plain(Opcode::Dup, 1);
        }
        let this = FieldType::Object(name);
        let mut parameters = implementation.parameters.iter();
        let no_conversion = |from: FieldType<'_>, to: FieldType<'_>| {
            conversion_error(format!("Type mismatch for lambda argument: {from} is not convertible to {to}"))
        };
        for ((at, &captured), &wanted) in lambda.captured.iter().enumerate().zip(&mut parameters) {
            code.load(this, 0);
            code.field_access(Opcode::Getfield, name, &field_name(at), &captured.to_string());
            if !convert(code, captured, captured, wanted, &mut is_subtype) {
                return Err(no_conversion(captured, wanted));
            }
        }
        let mut local = 1;
        for ((erased, declared), &wanted) in
            descriptor.parameters().zip(lambda.instantiated.parameters()).zip(parameters)
        {
            code.load(erased, local);
            local += erased.slots();
            if !convert(code, erased, declared, wanted, &mut is_subtype) {
                return Err(no_conversion(erased, wanted));
            }
        }
        let MemberRef { class, name: method, descriptor: method_descriptor, is_interface, .. } = implementation.member;
        code.invoke(implementation.opcode, class, method, method_descriptor, is_interface);
        match (implementation.result, descriptor.return_type()) {
            (None, None) => {}
            (Some(result), None) if result.slots() == 2 => code.plain(Opcode::Pop2, -2),
            (Some(_), None) => code.plain(Opcode::Pop, -1),
            (Some(result), Some(wanted)) => {
                let declared = lambda.instantiated.return_type().unwrap_or(wanted);
                if !convert(code, result, declared, wanted, &mut is_subtype) {
                    let message = format!("Type mismatch for lambda return: {result} is not convertible to {wanted}");
                    return Err(conversion_error(message));
                }
            }
            (None, Some(wanted)) => {
                let message = format!("Type mismatch for lambda return: void is not convertible to {wanted}");
                return Err(conversion_error(message));
            }
        }
        code.give_back(descriptor.return_type());
        Ok(())
    }

    /// Whether both names are classes of which the first is a subtype of the second. What cannot be loaded is cast,
    /// and the cast fails if it comes to it.
    fn is_known_subtype(&mut self, caller: ClassId, from: &str, to: &str) -> bool {
        let (Ok(from), Ok(to)) = (self.load_class(from), self.load_class(to)) else { return false };
        self.check_class_access(caller, to).is_ok() && self.classes.is_subtype(from, to)
    }
}

fn conversion_error(message: String) -> JavaError {
    error(format!("java.lang.invoke.LambdaConversionException: {message}"))
        .caused_by(JavaError::new("java/lang/invoke/LambdaConversionException", message))
}

fn field_name(at: usize) -> String {
    format!("arg${}", at + 1)
}

/// Pushes a new instance, its captured values taken from the local variables.
fn write_new(code: &mut CodeWriter<'_>, name: &str, captured: &[FieldType<'_>]) {
    code.class_instruction(Opcode::New, name);
    code.plain(Opcode::Dup, 1);
    let mut local = 0;
    for &of in captured {
        code.load(of, local);
        local += of.slots();
    }
    code.invoke(Opcode::Invokespecial, name, "<init>", &constructor_descriptor(captured), false);
}

fn constructor_descriptor(captured: &[FieldType<'_>]) -> String {
    let parameters: String = captured.iter().map(FieldType::to_string).collect();
    format!("({parameters})V")
}

fn write_constructor(class: &mut ClassWriter, name: &str, captured: &[FieldType<'_>]) -> Result<(), JavaError> {
    class.method(flags::PRIVATE, "<init>", &constructor_descriptor(captured), |code| {
        let this = FieldType::Object(name);
        code.load(this, 0);
        code.invoke(Opcode::Invokespecial, "java/lang/Object", "<init>", "()V", false);
        let mut local = 1;
        for (at, &of) in captured.iter().enumerate() {
            code.load(this, 0);
            code.load(of, local);
            local += of.slots();
            code.field_access(Opcode::Putfield, name, &field_name(at), &of.to_string());
        }
        code.give_back(None);
        Ok(())
    })
}
