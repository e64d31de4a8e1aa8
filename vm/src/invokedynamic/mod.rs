//! Call sites, dynamic constants, and what method handles need (K25): [`polymorphic`], [`member_body`].
//!
//! In goes an `invokedynamic`; out comes a static method with the site's
//! descriptor, which the instruction then calls for good. The method is *bytecode* in a hidden class that the VM
//! writes, parses, verifies and translates like any other, so interpreter and traces have no special case for lambdas,
//! concatenation, records and pattern switches. The bootstrap methods for these do not run where all is as compilers write
//! it; otherwise they do, as others do, by [`bootstrap`].
//!
//! A hidden class lies in its caller's package and nest, is found by no name, and is left out of stack traces. An error
//! in linking is remembered: the same call site throws the same again (JVMS 5.4.3.6).

mod bootstrap;
mod class_writer;
mod concat;
mod conversion;
mod converting_call;
mod dynamic_constant;
mod lambda;
mod member_body;
mod polymorphic;
mod proxy;
mod record;
mod reflective_body;
mod switch;
mod typed_call;

use std::sync::Arc;

use crate::classfile::attributes::BootstrapMethod;
use crate::classfile::constant_pool::{DynamicRef, ReferenceKind};
use crate::classfile::{self, ClassFile, MethodDescriptor};
use crate::error::JavaError;
use crate::heap::Account;
use crate::id::{ClassId, MethodId};
use crate::link::call_sites::CallSites;
use crate::loader::Loader;
use crate::loader::define::ClassOrigin;
use crate::runtime::Runtime;
use crate::vm::Vm;

use class_writer::ClassWriter;
pub(crate) use lambda::AskedLambda;
pub(crate) use member_body::LookedUp;
pub(crate) use proxy::{ProxyClass, ProxyMethod};

/// A call site or dynamic constant to be linked.
#[derive(Clone, Copy)]
struct Site<'f> {
    /// The class in whose code it stands.
    caller: ClassId,
    /// That class's file.
    file: &'f ClassFile,
    /// Name and descriptor given to the bootstrap method.
    named: DynamicRef<'f>,
    /// The bootstrap method and its static arguments.
    bootstrap: BootstrapMethod<'f>,
}

impl<'f> Site<'f> {
    /// The call site's method type.
    fn descriptor(&self) -> MethodDescriptor<'f> {
        MethodDescriptor::parse(self.named.descriptor).unwrap_or_default()
    }

    /// The bootstrap method's class and name; `None` if it is no static method.
    fn bootstrap_name(&self) -> Option<(&'f str, &'f str)> {
        let method = self.bootstrap.method;
        (method.kind == ReferenceKind::InvokeStatic).then_some((method.member.class, method.member.name))
    }

    /// The error of static arguments that the bootstrap method refuses.
    fn bad_arguments(&self, what: &str) -> JavaError {
        let method = self.bootstrap.method.member;
        error(format!("bootstrap method {}.{}: {what}", method.class.replace('/', "."), method.name))
    }
}

fn error(message: String) -> JavaError {
    JavaError::new("java/lang/BootstrapMethodError", message)
}

/// Whether an error says that static arguments are not what the VM expects of them.
fn is_irregular(error: &JavaError) -> bool {
    let irregular = ["java/lang/BootstrapMethodError", "java/lang/ClassFormatError"];
    matches!(error, JavaError::Java { class, .. } if irregular.contains(&&**class))
}

/// What writes adapters: it loads classes and makes objects, and runs nothing.
pub(crate) struct Adapters<'vm> {
    pub(crate) loader: &'vm mut Loader,
    pub(crate) runtime: &'vm mut Runtime,
    pub(crate) call_sites: &'vm mut CallSites,
}

impl Adapters<'_> {
    /// A name for a hidden class in `caller`'s package that neither the caller's class file nor one of `texts` contains, where
    /// all names come from that are written into it: names in the hidden class's constant pool that equal its own mean itself.
    fn hidden_name(&mut self, caller: ClassId, kind: &str, texts: &[&str]) -> String {
        loop {
            self.call_sites.hidden += 1;
            let number = self.call_sites.hidden;
            let end = format!("$${kind}+0x{number:016x}");
            let in_file = |file: &ClassFile| memchr::memmem::find(file.pool().bytes(), end.as_bytes()).is_some();
            let class = self.loader.classes.class(caller);
            if !texts.iter().any(|text| text.contains(&end)) && !class.file.as_deref().is_some_and(in_file) {
                return format!("{}{end}", class.name);
            }
        }
    }

    /// Defines a written class as a nestmate of its caller, with whose rights it names members.
    fn define_hidden(&mut self, caller: ClassId, class: ClassWriter) -> Result<ClassId, JavaError> {
        let origin = ClassOrigin::hidden(self.loader.classes.class(caller));
        self.define_hidden_by(caller, class, origin)
    }

    /// The same where names mean what an origin says.
    fn define_hidden_by(
        &mut self,
        caller: ClassId,
        class: ClassWriter,
        origin: ClassOrigin,
    ) -> Result<ClassId, JavaError> {
        let bytes = class.finish().map_err(|_| error("the call site's adapter is too large".to_owned()))?;
        // Before anything is charged: a class loader may have to be asked for it.
        let host = self.loader.nest_host(self.runtime, caller)?;
        self.runtime.heap_charge(Account::Metadata, bytes.len() as u64)?;
        let file = classfile::parse(bytes, None)?;
        let id = self.loader.define_class(self.runtime, Arc::new(file), origin)?;
        let defined = self.loader.classes.class(id);
        defined.nest_host.set(Some(host));
        defined.acts_for.set(Some(caller));
        Ok(id)
    }

    /// An origin with which the name of a class means that class, though to its user it may mean another one, or none.
    fn origin_for(&self, caller: ClassId, used: ClassId) -> ClassOrigin {
        let classes = &self.loader.classes;
        let (caller, used) = (classes.class(caller), classes.element_class(used));
        let mut origin = ClassOrigin::hidden(caller);
        if classes.is_nameable(used.id) && classes.meaning(origin.scope(), &used.name) != Some(used.id) {
            let both = [used, caller].map(|class| (Arc::clone(&class.name), class.id));
            // One name for both is that of the class that is used.
            origin.pinned = if *used.name == *caller.name { both[..1].into() } else { both.into() };
        }
        origin
    }

    /// The only method of a hidden class with that name.
    fn hidden_method(&self, class: ClassId, name: &str) -> Result<MethodId, JavaError> {
        let mut methods = self.loader.classes.class(class).methods.iter().copied();
        methods
            .find(|&id| &*self.loader.classes.method(id).name == name)
            .ok_or_else(|| error(format!("the adapter lacks its method {name}")))
    }
}

impl Vm {
    /// What writes adapters for this VM.
    pub(crate) fn adapters(&mut self) -> Adapters<'_> {
        Adapters { loader: &mut self.loader, runtime: &mut self.runtime, call_sites: &mut self.call_sites }
    }

    /// The static method that the call site at this entry calls from now on; `None` if frames were pushed that must run
    /// first.
    pub(crate) fn link_call_site(&mut self, from: ClassId, index: u16) -> Result<Option<MethodId>, JavaError> {
        if let Some(&adapter) = self.call_sites.shared.get(&(from, index)) {
            return Ok(Some(adapter));
        }
        if let Some(error) = self.call_sites.failed.get(&(from, index)) {
            return Err(error.clone());
        }
        let linked = self.link_new_call_site(from, index);
        if let Err(error) = &linked {
            self.call_sites.remember_failure((from, index), error);
        }
        linked
    }

    fn link_new_call_site(&mut self, from: ClassId, index: u16) -> Result<Option<MethodId>, JavaError> {
        let file = self.loader.class_file(from).ok_or_else(|| JavaError::no_class("?"))?;
        let named = file.pool().invoke_dynamic(index)?;
        let site = site(from, &file, named)?;
        match self.link_known(site, index) {
            Some(Ok(adapter)) => Ok(Some(adapter)),
            // What is not as compilers write it is the library's bootstrap method's to refuse, or to link.
            Some(Err(error)) if !is_irregular(&error) => Err(error),
            _ => self.bootstrapped_call_site(site, index),
        }
    }

    /// Links a call site without running its bootstrap method; `None` if that is not one that the VM knows.
    fn link_known(&mut self, site: Site<'_>, index: u16) -> Option<Result<MethodId, JavaError>> {
        let linked = match site.bootstrap_name()? {
            // Each instruction has a class of its own, as identity shows.
            ("java/lang/invoke/LambdaMetafactory", "metafactory") => {
                return Some(self.adapters().link_lambda(site, false));
            }
            ("java/lang/invoke/LambdaMetafactory", "altMetafactory") => {
                return Some(self.adapters().link_lambda(site, true));
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => {
                self.adapters().link_concatenation(site, true)
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcat") => self.adapters().link_concatenation(site, false),
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.adapters().link_record_method(site),
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch") => self.adapters().link_switch(site, false),
            ("java/lang/runtime/SwitchBootstraps", "enumSwitch") => self.adapters().link_switch(site, true),
            _ => return None,
        };
        if let Ok(adapter) = linked {
            self.call_sites.shared.insert((site.caller, index), adapter);
        }
        Some(linked)
    }
}

/// Looks up the bootstrap method of a call site or dynamic constant.
fn site<'f>(caller: ClassId, file: &'f ClassFile, named: DynamicRef<'f>) -> Result<Site<'f>, JavaError> {
    let bootstrap = file.bootstrap_method(named.bootstrap_index);
    let bootstrap = bootstrap.ok_or_else(|| {
        let message = format!("Missing BootstrapMethods attribute in class file {}", file.name());
        JavaError::new("java/lang/ClassFormatError", message)
    })?;
    Ok(Site { caller, file, named, bootstrap })
}
