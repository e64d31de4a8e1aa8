//! What only Java code can link: constants that are method handles or method types, and whatever a bootstrap method
//! gives that the VM does not know.
//!
//! In goes a constant or call site; out comes a hidden class with the rights of the class in whose code it stands. Its
//! method `call` does the linking, by `java.lang.invoke.Linkage`; its initialiser calls that and keeps the result, which is
//! an object in any case: what linking throws must not make the class erroneous. So linking happens in frames that
//! initialisation pushes, and the instruction is executed again afterwards (K9).
//!
//! A call site's adapter calls the target of the site each time, which may change.

use super::Site;
use super::class_writer::{ClassWriter, CodeWriter, modified_utf8};
use super::conversion::{unwrap, wrap};
use crate::classfile::constant_pool::{MethodHandle, PoolConstant};
use crate::classfile::{FieldAccess, FieldType, Invocation, Opcode, PrimitiveType};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::link::{Initialisation, flags};
use crate::vm::Vm;

const LINKAGE: &str = "java/lang/invoke/Linkage";
const FAILURE: &str = "java/lang/invoke/Linkage$Failure";
const CALL: &str = "java/lang/invoke/DirectCall";
const OBJECT: FieldType<'_> = FieldType::Object("java/lang/Object");
/// The static field for what linking gives.
const RESULT: &str = "result";
/// The static field for the same, unwrapped, where a constant is primitive.
const VALUE: &str = "value";
const ADAPTER: &str = "invoke";

/// What a hidden class links.
#[derive(Clone, Copy)]
enum Linked<'f> {
    MethodType(&'f str),
    MethodHandle(MethodHandle<'f>),
    /// A dynamic constant of a reference type or a primitive one.
    Constant(Site<'f>, FieldType<'f>),
    CallSite(Site<'f>),
}

impl<'f> Linked<'f> {
    fn site(self) -> Option<Site<'f>> {
        match self {
            Linked::Constant(site, _) | Linked::CallSite(site) => Some(site),
            _ => None,
        }
    }

    fn primitive(self) -> Option<FieldType<'f>> {
        match self {
            Linked::Constant(_, of) => Some(of).filter(|of| !of.is_reference()),
            _ => None,
        }
    }
}

/// A static argument that is a dynamic constant: the field in which the hidden class finds it, its type and its root slot.
struct DynamicArgument<'f> {
    index: u16,
    field: String,
    descriptor: &'f str,
    slot: u32,
}

impl Vm {
    /// The root slot of a method type or method handle; `None` if frames were pushed that must run first.
    pub(super) fn handle_constant(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        if let Some(error) = self.call_sites.failed.get(&(from, index)) {
            return Err(error.clone());
        }
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let linked = match file.pool().get(index)? {
            PoolConstant::MethodType(descriptor) => Linked::MethodType(descriptor),
            PoolConstant::MethodHandle(handle) => Linked::MethodHandle(handle),
            other => {
                let message = format!("constants of this kind cannot be loaded: {other:?}");
                return Err(JavaError::new("java/lang/IncompatibleClassChangeError", message));
            }
        };
        let Some(class) = self.linkage(from, (index, 0), linked)? else { return Ok(None) };
        self.linked_constant(class, linked).map(Some)
    }

    /// The root slot of a dynamic constant by its own bootstrap method; `None` if frames were pushed that must run first.
    pub(super) fn bootstrapped_constant(
        &mut self,
        site: Site<'_>,
        index: u16,
        of: FieldType<'_>,
    ) -> Result<Option<u32>, JavaError> {
        let linked = Linked::Constant(site, of);
        let Some(class) = self.linkage(site.caller, (index, 0), linked)? else { return Ok(None) };
        self.linked_constant(class, linked).map(Some)
    }

    /// The adapter of a call site by its own bootstrap method; `None` if frames were pushed that must run first.
    pub(super) fn bootstrapped_call_site(&mut self, site: Site<'_>, index: u16) -> Result<Option<MethodId>, JavaError> {
        // Each instruction has a call site of its own.
        let instruction = self.runtime.registers.pc().addr();
        let class = self.linkage(site.caller, (index, instruction), Linked::CallSite(site))?;
        class.map(|class| self.adapters().hidden_method(class, ADAPTER)).transpose()
    }

    /// The hidden class that has linked this; `None` if frames were pushed that must run first.
    fn linkage(
        &mut self,
        from: ClassId,
        place: (u16, usize),
        linked: Linked<'_>,
    ) -> Result<Option<ClassId>, JavaError> {
        let key = (from, place.0, place.1);
        let state = |vm: &Vm, class: ClassId| vm.loader.classes.class(class).initialisation.get();
        let known = self.call_sites.linking.get(&key).copied();
        // An error of the machine's own may have cut the last try short.
        let class = match known.filter(|&class| state(self, class) != Initialisation::Erroneous) {
            Some(class) => class,
            None => {
                let Some(class) = self.define_linkage(from, linked)? else { return Ok(None) };
                self.call_sites.linking.insert(key, class);
                class
            }
        };
        if !self.ensure_initialised(class)? {
            return Ok(None);
        }
        // Loading may collect: before references are read.
        let (failure, linkage_error) = (
            self.loader.load_class(&mut self.runtime, FAILURE)?,
            self.loader.load_class(&mut self.runtime, "java/lang/LinkageError")?,
        );
        if state(self, class) != Initialisation::Done {
            // Linking needs its own result.
            return Err(JavaError::bare("java/lang/StackOverflowError"));
        }
        let result = self.static_reference(class, RESULT, "Ljava/lang/Object;")?;
        self.call_sites.linking.remove(&key);
        if !result.is_null() && self.runtime.heap.class_of(result) == failure {
            let thrown = self.loader.library_field(failure, "thrown", "Ljava/lang/Throwable;")?;
            let thrown = self.runtime.heap.load_reference(result, thrown);
            self.remember_thrown((from, place.0), thrown, linkage_error)?;
            self.runtime.registers.exception = thrown;
            return Err(JavaError::Pending);
        }
        Ok(Some(class))
    }

    /// Keeps a linkage error: the next try throws one of the same class and message (JVMS 5.4.3). Others are tried again.
    fn remember_thrown(&mut self, entry: (ClassId, u16), thrown: Ref, linkage_error: ClassId) -> Result<(), JavaError> {
        let of = self.runtime.heap.class_of(thrown);
        if self.loader.classes.is_subclass(of, linkage_error) {
            let message =
                self.loader.library_field(self.loader.well_known.throwable, "detailMessage", "Ljava/lang/String;")?;
            let message = self.runtime.heap.load_reference(thrown, message);
            let message = (!message.is_null()).then(|| self.runtime.beginning_of_text(message));
            let class = self.loader.classes.class(of).name.to_string();
            self.call_sites.remember_failure(entry, &JavaError::of(class, message));
        }
        Ok(())
    }

    /// The root slot of what a hidden class has linked.
    fn linked_constant(&mut self, class: ClassId, linked: Linked<'_>) -> Result<u32, JavaError> {
        if let Some(of) = linked.primitive() {
            // A static field's slot is like a constant's, and this one never changes again.
            return self.loader.library_field(class, VALUE, &of.to_string());
        }
        // The verifier takes the constant as one of this type: whatever has come of linking, it is.
        let wanted = match linked {
            Linked::MethodType(_) => self.loader.load_class(&mut self.runtime, "java/lang/invoke/MethodType")?,
            Linked::MethodHandle(_) => self.loader.load_class(&mut self.runtime, "java/lang/invoke/MethodHandle")?,
            Linked::CallSite(_) => self.loader.load_class(&mut self.runtime, "java/lang/invoke/CallSite")?,
            Linked::Constant(site, of) => {
                let name = of.class_name().unwrap_or("java/lang/Object");
                self.loader.class_named(&mut self.runtime, site.caller, name)?
            }
        };
        let value = self.static_reference(class, RESULT, "Ljava/lang/Object;")?;
        if !value.is_null() {
            let of = self.runtime.heap.class_of(value);
            if !self.loader.classes.is_subtype(of, wanted) {
                return Err(self.loader.class_cast_error(of, wanted));
            }
        }
        self.runtime.new_root(value)
    }

    fn static_reference(&self, class: ClassId, name: &str, descriptor: &str) -> Result<Ref, JavaError> {
        Ok(self.runtime.heap.load_reference_slot(self.loader.library_field(class, name, descriptor)?))
    }

    /// Writes the hidden class; `None` if frames were pushed that must run first.
    fn define_linkage(&mut self, from: ClassId, linked: Linked<'_>) -> Result<Option<ClassId>, JavaError> {
        let Some(dynamic) = self.dynamic_arguments(from, linked.site())? else { return Ok(None) };
        self.loader.load_class(&mut self.runtime, CALL)?;
        let caller = self.loader.classes.class(from).name.clone();
        let descriptor = linked.site().map_or("", |site| site.named.descriptor);
        let own = self.adapters().hidden_name(from, "Linkage", &[descriptor]);
        let mut class = ClassWriter::new(own.clone());
        class.interface(CALL);
        class.field(flags::STATIC, RESULT, "Ljava/lang/Object;");
        if let Some(of) = linked.primitive() {
            class.field(flags::STATIC, VALUE, &of.to_string());
        }
        for argument in &dynamic {
            class.field(flags::STATIC, &argument.field, argument.descriptor);
        }
        class.method(flags::PRIVATE, "<init>", "()V", |code| {
            code.load(OBJECT, 0);
            code.invoke(Invocation::Special, "java/lang/Object", "<init>", "()V", false);
            code.give_back(None);
            Ok::<_, JavaError>(())
        })?;
        class.method(flags::STATIC, "<clinit>", "()V", |code| {
            write_initialiser(code, &own, linked.primitive());
            Ok::<_, JavaError>(())
        })?;
        class.method(flags::PUBLIC, "call", "([Ljava/lang/Object;)Ljava/lang/Object;", |code| {
            let mut writer = LinkWriter { code, own: &own, caller: &caller, dynamic: &dynamic };
            writer.write(linked)?;
            code.give_back(Some(OBJECT));
            Ok::<_, JavaError>(())
        })?;
        if let Linked::CallSite(site) = linked {
            class.method(flags::STATIC, ADAPTER, site.named.descriptor, |code| {
                write_adapter(code, &own, site);
                Ok::<_, JavaError>(())
            })?;
        }
        let class = self.adapters().define_hidden(from, class)?;
        for argument in &dynamic {
            let to = self.loader.library_field(class, &argument.field, argument.descriptor)?;
            if FieldType::parse(argument.descriptor).is_some_and(FieldType::is_reference) {
                let value = self.runtime.heap.load_reference_slot(argument.slot);
                self.runtime.heap.store_reference_slot(to, value);
            } else {
                let value = self.runtime.heap.load_slot(argument.slot);
                self.runtime.heap.store_primitive_slot(to, value);
            }
        }
        Ok(Some(class))
    }

    /// Evaluates the static arguments that are dynamic constants; `None` if frames were pushed that must run first.
    fn dynamic_arguments<'f>(
        &mut self,
        from: ClassId,
        site: Option<Site<'f>>,
    ) -> Result<Option<Vec<DynamicArgument<'f>>>, JavaError> {
        let mut found = Vec::new();
        let Some(site) = site else { return Ok(Some(found)) };
        for index in site.bootstrap.arguments() {
            if let PoolConstant::Dynamic(dynamic) = site.file.pool().get(index)? {
                let Some(slot) = self.constant_slot(from, index)? else { return Ok(None) };
                let field = format!("argument{}", found.len());
                found.push(DynamicArgument { index, field, descriptor: dynamic.descriptor, slot });
            }
        }
        Ok(Some(found))
    }
}

/// Emits the call of `call` on a new instance, whose result is kept.
fn write_initialiser(code: &mut CodeWriter<'_>, own: &str, primitive: Option<FieldType<'_>>) {
    code.class_instruction(Opcode::New, own);
    code.plain(Opcode::Dup, 1);
    code.invoke(Invocation::Special, own, "<init>", "()V", false);
    code.invoke_static(LINKAGE, "guarded", &format!("(L{CALL};)Ljava/lang/Object;"));
    code.field_access(FieldAccess::PutStatic, own, RESULT, "Ljava/lang/Object;");
    if let Some(of) = primitive {
        let failed = code.label();
        code.field_access(FieldAccess::GetStatic, own, RESULT, "Ljava/lang/Object;");
        code.invoke_static(LINKAGE, "hasFailed", "(Ljava/lang/Object;)Z");
        code.branch(Opcode::Ifne, failed, -1);
        code.field_access(FieldAccess::GetStatic, own, RESULT, "Ljava/lang/Object;");
        unwrap(code, of);
        code.field_access(FieldAccess::PutStatic, own, VALUE, &of.to_string());
        code.bind(failed);
    }
    code.give_back(None);
}

/// Emits a call of the site's target with the adapter's own arguments.
fn write_adapter(code: &mut CodeWriter<'_>, own: &str, site: Site<'_>) {
    let descriptor = site.descriptor();
    code.field_access(FieldAccess::GetStatic, own, RESULT, "Ljava/lang/Object;");
    code.class_instruction(Opcode::Checkcast, "java/lang/invoke/CallSite");
    let target = "()Ljava/lang/invoke/MethodHandle;";
    code.invoke(Invocation::Virtual, "java/lang/invoke/CallSite", "getTarget", target, false);
    let mut local = 0;
    for parameter in descriptor.parameters() {
        code.load(parameter, local);
        local += parameter.slots();
    }
    let handle = "java/lang/invoke/MethodHandle";
    code.invoke(Invocation::Virtual, handle, "invokeExact", site.named.descriptor, false);
    code.give_back(descriptor.return_type());
}

/// Emits the linking itself.
struct LinkWriter<'w, 'c, 'f> {
    code: &'w mut CodeWriter<'c>,
    own: &'w str,
    /// The class for which is linked.
    caller: &'w str,
    dynamic: &'w [DynamicArgument<'f>],
}

impl LinkWriter<'_, '_, '_> {
    fn write(&mut self, linked: Linked<'_>) -> Result<(), JavaError> {
        match linked {
            Linked::MethodType(descriptor) => self.method_type(descriptor),
            Linked::MethodHandle(handle) => self.handle(handle),
            Linked::Constant(site, _) => {
                self.bootstrap(site);
                self.text(site.named.descriptor);
                self.arguments(site)?;
                self.link("constant", "Ljava/lang/String;", "Ljava/lang/Object;");
            }
            Linked::CallSite(site) => {
                self.bootstrap(site);
                self.method_type(site.named.descriptor);
                self.arguments(site)?;
                self.link("callSite", "Ljava/lang/invoke/MethodType;", "Ljava/lang/invoke/CallSite;");
            }
        }
        Ok(())
    }

    /// Pushes the bootstrap method, the class for which is linked, and the name.
    fn bootstrap(&mut self, site: Site<'_>) {
        self.handle(site.bootstrap.method);
        self.code.push_class(self.caller);
        self.text(site.named.name);
    }

    fn link(&mut self, method: &str, of: &str, result: &str) {
        let descriptor = format!(
            "(Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/String;{of}[Ljava/lang/Object;){result}"
        );
        self.code.invoke_static(LINKAGE, method, &descriptor);
    }

    fn text(&mut self, text: &str) {
        self.code.push_string(&modified_utf8(text));
    }

    fn method_type(&mut self, descriptor: &str) {
        self.code.push_class(self.caller);
        self.text(descriptor);
        let of = "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/invoke/MethodType;";
        self.code.invoke_static(LINKAGE, "methodType", of);
    }

    fn handle(&mut self, handle: MethodHandle<'_>) {
        self.code.push_class(self.caller);
        self.code.push_int(handle.kind as i32);
        self.code.push_class(handle.member.class);
        self.text(handle.member.name);
        self.text(handle.member.descriptor);
        let descriptor = "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/String;)\
                          Ljava/lang/invoke/MethodHandle;";
        self.code.invoke_static(LINKAGE, "handle", descriptor);
    }

    /// Pushes an array of the static arguments.
    fn arguments(&mut self, site: Site<'_>) -> Result<(), JavaError> {
        self.code.push_int(site.bootstrap.arguments().len() as i32);
        self.code.class_instruction(Opcode::Anewarray, "java/lang/Object");
        for (at, index) in (0..).zip(site.bootstrap.arguments()) {
            self.code.plain(Opcode::Dup, 1);
            self.code.push_int(at);
            self.argument(site, index)?;
            self.code.plain(Opcode::Aastore, -3);
        }
        Ok(())
    }

    /// Pushes a static argument, in a wrapper if it is primitive.
    fn argument(&mut self, site: Site<'_>, index: u16) -> Result<(), JavaError> {
        let primitive = match site.file.pool().get(index)? {
            PoolConstant::Integer(value) => {
                self.code.push_int(value);
                PrimitiveType::Int
            }
            PoolConstant::Float(value) => {
                self.code.push_float(value.to_bits());
                PrimitiveType::Float
            }
            PoolConstant::Long(value) => {
                self.code.push_long(value);
                PrimitiveType::Long
            }
            PoolConstant::Double(value) => {
                self.code.push_double(value.to_bits());
                PrimitiveType::Double
            }
            PoolConstant::String(text) => {
                self.code.push_string(text.as_bytes());
                return Ok(());
            }
            PoolConstant::Class(name) => {
                self.code.push_class(name);
                return Ok(());
            }
            PoolConstant::MethodType(descriptor) => {
                self.method_type(descriptor);
                return Ok(());
            }
            PoolConstant::MethodHandle(handle) => {
                self.handle(handle);
                return Ok(());
            }
            PoolConstant::Dynamic(_) => {
                let Some(found) = self.dynamic.iter().find(|argument| argument.index == index) else {
                    return Err(site.bad_arguments("dynamic argument"));
                };
                let of = FieldType::parse(found.descriptor).unwrap_or(OBJECT);
                self.code.field_access(FieldAccess::GetStatic, self.own, &found.field, found.descriptor);
                wrap(self.code, of);
                return Ok(());
            }
            other => return Err(site.bad_arguments(&format!("static argument {other:?}"))),
        };
        let of = FieldType::Primitive(primitive);
        wrap(self.code, of);
        Ok(())
    }
}
