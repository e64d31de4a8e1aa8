//! `MethodHandle.asType`, for bodies that take their arguments as they are: in go the types of such a body and of the handle that
//! is wanted, out comes a hidden class of the library that takes arguments of the latter, converts them, and calls the body.
//!
//! References that are cast are cast by `Class.cast`, whose messages `asType` has; else they go over as they are.

use super::Adapters;
use super::class_writer::{ClassWriter, CodeWriter};
use super::conversion::{convert, is_adaptable, is_wrapper};
use super::typed_call::{OBJECT, TypedCall, erased};
use crate::classfile::{FieldAccess, FieldType, Invocation, MethodDescriptor, Opcode};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::flags;

const SUPER_CLASS: &str = "java/lang/invoke/ConvertingCall";
const BODY: &str = "body";
/// The types of the body and of the handle that is wanted.
const TYPE: &str = "type";
const SITE: &str = "site";
const DIRECT_CALL: &str = "Ljava/lang/invoke/DirectCall;";

impl Adapters<'_> {
    /// An instance, without its body, of the class that calls bodies of one type as another one; `None` where a body cannot be
    /// called with arguments as they are, or a conversion depends on more than the types. `casts` has a `c` for each argument
    /// that is cast, and behind them for the result.
    ///
    /// # Errors
    /// Those of defining it.
    pub(crate) fn converting_call(
        &mut self,
        body: ClassId,
        own: &str,
        wanted: &str,
        casts: &str,
    ) -> Result<Option<Ref>, JavaError> {
        let (Some(own), Some(wanted)) = (MethodDescriptor::parse(own), MethodDescriptor::parse(wanted)) else {
            return Ok(None);
        };
        let typed = |of: MethodDescriptor<'_>| TypedCall::new(of.parameters(), of.return_type());
        let (Some(from), Some(to)) = (typed(wanted), typed(own)) else { return Ok(None) };
        let takes_it = self.loader.classes.by_name(to.interface());
        if takes_it.is_none_or(|interface| !self.loader.classes.is_subtype(body, interface)) || !converts(wanted, own) {
            return Ok(None);
        }
        let key = key(wanted, own) + casts;
        if let Some(&class) = self.call_sites.conversions.get(&key) {
            return self.runtime.new_instance(class).map(Some);
        }
        let library = self.loader.load_class(self.runtime, SUPER_CLASS)?;
        self.ensure_typed_call(&from)?;
        let name = self.hidden_name(library, "Conversion", &[]);
        let mut class = ClassWriter::subclass(name, SUPER_CLASS, flags::SYNTHETIC);
        let conversion = Conversion { from: wanted, to: own, casts: casts.as_bytes() };
        from.implement(&mut class, |code| {
            code.load(OBJECT, 0);
            code.field_access(FieldAccess::GetField, SUPER_CLASS, BODY, DIRECT_CALL);
            to.cast_target(code);
            conversion.write_arguments(code);
            to.invoke(code);
            conversion.write_result(code);
            Ok::<_, JavaError>(())
        })?;
        let class = self.define_hidden(library, class)?;
        self.call_sites.conversions.insert(key, class);
        self.runtime.new_instance(class).map(Some)
    }
}

/// A call with the types `from` that becomes one with the types `to`, and whose result goes the other way.
struct Conversion<'a> {
    from: MethodDescriptor<'a>,
    to: MethodDescriptor<'a>,
    /// See [`Adapters::converting_call`].
    casts: &'a [u8],
}

impl<'a> Conversion<'a> {
    /// Each argument as it is given and as it is taken.
    fn pairs(&self) -> impl Iterator<Item = (usize, (FieldType<'a>, FieldType<'a>))> {
        self.from.parameters().zip(self.to.parameters()).enumerate()
    }

    /// The result stands behind the arguments.
    fn is_cast(&self, at: usize, from: FieldType<'_>, to: FieldType<'_>) -> bool {
        from.is_reference() && to.is_reference() && self.casts.get(at) == Some(&b'c')
    }

    fn write_arguments(&self, code: &mut CodeWriter<'_>) {
        // What is cast is cast before anything is taken out of its wrapper: which of several wrong arguments is told depends on
        // it.
        if self.pairs().any(|(_, (given, taken))| given.is_reference() && !taken.is_reference()) {
            let mut local = 1;
            for (at, (given, taken)) in self.pairs() {
                if self.is_cast(at, given, taken) {
                    push_class(code, TYPE, Some(at as i32));
                    code.load(OBJECT, local);
                    cast(code);
                    code.plain(Opcode::Pop, -1);
                }
                local += given.slots();
            }
        }
        let mut local = 1;
        for (at, (given, taken)) in self.pairs() {
            let is_cast = self.is_cast(at, given, taken);
            if is_cast {
                push_class(code, TYPE, Some(at as i32));
            }
            code.load(erased(given), local);
            local += given.slots();
            if is_cast {
                cast(code);
            } else {
                write_conversion(code, given, taken);
            }
        }
    }

    fn write_result(&self, code: &mut CodeWriter<'_>) {
        match (self.to.return_type(), self.from.return_type()) {
            (Some(given), Some(wanted)) if self.is_cast(self.from.parameters().count(), given, wanted) => {
                push_class(code, SITE, None);
                code.plain(Opcode::Swap, 0);
                cast(code);
            }
            (Some(given), Some(wanted)) => write_conversion(code, given, wanted),
            (None, Some(_)) => code.plain(Opcode::AconstNull, 1),
            (Some(given), None) if given.slots() == 2 => code.plain(Opcode::Pop2, -2),
            (Some(_), None) => code.plain(Opcode::Pop, -1),
            (None, None) => {}
        }
    }
}

/// Pushes the type of an argument, or of the result, of one of the object's two method types.
fn push_class(code: &mut CodeWriter<'_>, of: &str, argument: Option<i32>) {
    code.load(OBJECT, 0);
    code.field_access(FieldAccess::GetField, SUPER_CLASS, of, "Ljava/lang/invoke/MethodType;");
    let (name, descriptor) = match argument {
        Some(at) => {
            code.push_int(at);
            ("parameterType", "(I)Ljava/lang/Class;")
        }
        None => ("returnType", "()Ljava/lang/Class;"),
    };
    code.invoke(Invocation::Virtual, "java/lang/invoke/MethodType", name, descriptor, false);
}

/// Emits a cast of the reference on the stack to the class below it.
fn cast(code: &mut CodeWriter<'_>) {
    let descriptor = "(Ljava/lang/Object;)Ljava/lang/Object;";
    code.invoke(Invocation::Virtual, "java/lang/Class", "cast", descriptor, false);
}

/// What of the types decides what is written: primitive types and wrappers.
fn key(from: MethodDescriptor<'_>, to: MethodDescriptor<'_>) -> String {
    let mut key = String::new();
    for of in [from, to] {
        for of in of.parameters().map(Some).chain([of.return_type()]) {
            match of {
                Some(FieldType::Primitive(primitive)) => key += primitive.descriptor(),
                Some(FieldType::Object(class)) if is_wrapper(class) => key += class,
                Some(_) => key.push('L'),
                None => key.push('V'),
            }
            key.push(';');
        }
    }
    key
}

/// Whether all conversions are known by the types.
fn converts(from: MethodDescriptor<'_>, to: MethodDescriptor<'_>) -> bool {
    let is_known = |from, to| is_adaptable(from, to, true, &mut |_, _| true);
    let results = match (to.return_type(), from.return_type()) {
        (Some(given), Some(wanted)) => is_known(given, wanted),
        // Nothing becomes null or zero.
        (None, Some(wanted)) => wanted.is_reference(),
        (_, None) => true,
    };
    results
        && from.parameters().count() == to.parameters().count()
        && from.parameters().zip(to.parameters()).all(|(from, to)| is_known(from, to))
}

/// Emits the conversion of the value on the stack, a reference being known as `Object`.
fn write_conversion(code: &mut CodeWriter<'_>, from: FieldType<'_>, to: FieldType<'_>) {
    if from.is_reference() && to.is_reference() {
        return;
    }
    // What there is no conversion for was refused before.
    convert(code, erased(from), from, to, &mut |_, _| false);
}
