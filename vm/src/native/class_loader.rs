//! `java.lang.ClassLoader`: classes defined by programs' loaders, and what loaders have given.
//!
//! A loader gets its number when it is first used. Which classes it has given for which names is noted here and nowhere else;
//! what Java code says of that is believed only as far as the class itself bears it out.

use std::sync::Arc;

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::classfile::{self, ClassBytes, ClassFile, PoolNames};
use crate::error::JavaError;
use crate::heap::{Account, Ref};
use crate::id::{ClassId, LoaderId};
use crate::loader::Loader;
use crate::loader::define::ClassOrigin;
use crate::runtime::handles::Handle;

pub(super) const NATIVES: &[Native] = &[
    native("register", "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)V", register),
    native("defining", "(Ljava/lang/Class;)Ljava/lang/ClassLoader;", defining),
    native("initiated", "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/lang/Class;", initiated),
    native("note", "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;)Z", note),
    native("supertypes", "(Ljava/lang/ClassLoader;Ljava/lang/String;[B)[Ljava/lang/String;", supertypes),
    native("define", "(Ljava/lang/ClassLoader;Ljava/lang/String;[B)Ljava/lang/Class;", define),
];

/// The access flag of a file that describes a module.
const MODULE: u16 = 0x8000;

impl NativeContext<'_> {
    /// The loader that an argument is: null, and loaders that have no number, count as the class path's.
    pub(super) fn loader_argument(&self, argument: usize) -> Result<LoaderId, JavaError> {
        let Some(object) = self.object(argument) else { return Ok(LoaderId::BUILT_IN) };
        Ok(self.vm.loader.loader_number(&self.vm.runtime, object.raw()).unwrap_or(LoaderId::BUILT_IN))
    }
}

/// Gives a loader its number; how messages name it and its parent, and its name or null.
fn register(cx: &mut NativeContext<'_>) -> NativeResult {
    let (description, parent) = (cx.text(1)?, cx.text(2)?);
    let name = if cx.object(3).is_some() { Some(cx.text(3)?) } else { None };
    let object = cx.non_null(0)?.raw();
    cx.vm.loader.add_loader(&mut cx.vm.runtime, object, (&description, &parent), name)?;
    Ok(().into())
}

/// The loader of a class, if it is a program's; else null.
fn defining(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.vm.loader.classes.element_class(cx.mirrored(0)?);
    Ok(cx.vm.loader.loader_object(&cx.vm.runtime, class.loader).into())
}

/// The class that a loader has given for a name with dots; null if it has given none.
fn initiated(cx: &mut NativeContext<'_>) -> NativeResult {
    let (loader, name) = (cx.loader_argument(0)?, cx.text(1)?);
    let found = match loader {
        LoaderId::BUILT_IN => None,
        _ if name.contains('/') => None,
        loader => cx.vm.loader.classes.named(loader, &name.replace('.', "/")),
    };
    match found {
        Some(class) => Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into()),
        None => Ok(Ref::NULL.into()),
    }
}

/// Notes that a loader has given a class; false if the class has another name.
fn note(cx: &mut NativeContext<'_>) -> NativeResult {
    let (loader, name, class) = (cx.loader_argument(0)?, cx.text(1)?, cx.mirrored(2)?);
    let classes = &cx.vm.loader.classes;
    if loader == LoaderId::BUILT_IN || !classes.is_nameable(class) {
        return Ok(false.into());
    }
    if *classes.class(class).name != *name.replace('.', "/") {
        return Ok(false.into());
    }
    cx.vm.loader.note_initiated(&mut cx.vm.runtime, loader, class)?;
    Ok(true.into())
}

/// That a loader may define a class of that name: none in the package `java` or below.
fn check_package(loaders: &Loader, loader: LoaderId, name: &str) -> Result<(), JavaError> {
    let Some((package, _)) = name.rsplit_once('/').filter(|_| name.starts_with("java/")) else { return Ok(()) };
    let message = format!(
        "Class loader (instance of): {} tried to load prohibited package name: {}",
        loaders.classes.loader_name_text(loader),
        package.replace('/', ".")
    );
    Err(JavaError::new("java/lang/SecurityException", message))
}

/// The class file in an argument, of that name if one is given. Its bytes are charged.
fn class_file(cx: &mut NativeContext<'_>, at: usize, expected: Option<String>) -> Result<ClassFile, JavaError> {
    let array = cx.non_null(at)?.raw();
    let length = u64::from(cx.vm.runtime.heap.array_length(array));
    cx.charge(length / 8);
    cx.vm.runtime.heap_charge(Account::Metadata, length)?;
    let checked = parsed_file(cx, at, expected);
    if checked.is_err() {
        cx.vm.runtime.heap.discharge(Account::Metadata, length);
    }
    checked
}

/// The class file in an argument, for whose bytes there is room.
fn parsed_file(cx: &mut NativeContext<'_>, at: usize, expected: Option<String>) -> Result<ClassFile, JavaError> {
    let array = cx.non_null(at)?.raw();
    let work = classfile::parsing_bytes(cx.vm.runtime.heap.elements::<u8>(array));
    cx.vm.runtime.make_room_for_work(work)?;
    // Charging may have collected.
    let bytes = ClassBytes::from(cx.vm.runtime.heap.elements::<u8>(cx.non_null(at)?.raw()));
    let parsed = classfile::parse_pausing(bytes, expected.as_deref(), PoolNames::Unknown, &|| cx.vm.runtime.pause());
    let file = parsed?;
    match &expected {
        Some(name) if file.name() != &**name => {
            let message = format!("{name} (wrong name: {})", file.name());
            Err(JavaError::new("java/lang/NoClassDefFoundError", message))
        }
        _ => Ok(file),
    }
}

/// The name of the class in a class file and those of its supertypes, with dots, in the order in which HotSpot asks for them.
fn supertypes(cx: &mut NativeContext<'_>) -> NativeResult {
    let expected = expected_name(cx)?;
    let file = class_file(cx, 2, expected)?;
    cx.vm.runtime.heap.discharge(Account::Metadata, file.bytes().len() as u64);
    check_package(&cx.vm.loader, cx.loader_argument(0)?, file.name())?;
    let names: Vec<&str> = [file.name()].into_iter().chain(file.interfaces()).chain(file.super_name()).collect();
    cx.vm.runtime.make_room_for_work(names.iter().map(|name| 64 + 3 * name.len() as u64).sum())?;
    let length = u32::try_from(names.len()).map_err(|_| JavaError::out_of_memory())?;
    let array = cx.vm.runtime.new_array(cx.vm.loader.well_known.string_array, length)?;
    let array: Handle = cx.keep(array);
    for (index, name) in (0..).zip(names) {
        let units: Vec<u16> = classfile::mutf8::name_code_units(&name.replace('/', ".")).collect();
        let string = cx.vm.runtime.new_string_from_units(&units)?;
        cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(array), index, string);
    }
    Ok(cx.get(array).into())
}

/// The name in argument 1, if it is not null.
fn expected_name(cx: &mut NativeContext<'_>) -> Result<Option<String>, JavaError> {
    if cx.object(1).is_some() { Ok(Some(cx.text(1)?.replace('.', "/"))) } else { Ok(None) }
}

/// Defines the class of a class file for a loader, which must have given its supertypes.
fn define(cx: &mut NativeContext<'_>) -> NativeResult {
    let (loader, expected) = (cx.loader_argument(0)?, expected_name(cx)?);
    let file = class_file(cx, 2, expected)?;
    define_charged(cx, loader, file)
}

/// Defines a class in the package and by the loader of another one, which is not the library's.
pub(super) fn define_beside(cx: &mut NativeContext<'_>) -> NativeResult {
    let beside = cx.mirrored(0)?;
    let file = class_file(cx, 1, None)?;
    let class = cx.vm.loader.classes.class(beside);
    let package = file.name().rsplit_once('/').map_or("", |(package, _)| package);
    let refusal = if file.access().0 & MODULE != 0 {
        Some(format!("{} is a module", file.name()))
    } else if class.boot || class.package() != package {
        Some(format!("{} not in same package as lookup class", file.name().replace('/', ".")))
    } else {
        None
    };
    if let Some(message) = refusal {
        cx.vm.runtime.heap.discharge(Account::Metadata, file.bytes().len() as u64);
        return Err(JavaError::new("java/lang/IllegalArgumentException", message));
    }
    let loader = class.loader;
    define_charged(cx, loader, file)
}

fn define_charged(cx: &mut NativeContext<'_>, loader: LoaderId, file: ClassFile) -> NativeResult {
    let length = file.bytes().len() as u64;
    let next = cx.vm.loader.classes.next_class();
    let defined = define_file(cx, loader, Arc::new(file));
    // A class that breaks a constraint stays, without a name.
    if defined.is_err() && cx.vm.loader.classes.next_class() == next {
        cx.vm.runtime.heap.discharge(Account::Metadata, length);
    }
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, defined?)?.into())
}

fn define_file(cx: &mut NativeContext<'_>, loader: LoaderId, file: Arc<ClassFile>) -> Result<ClassId, JavaError> {
    let name = file.name();
    check_package(&cx.vm.loader, loader, name)?;
    if loader == LoaderId::BUILT_IN && cx.vm.loader.is_package_of_library(name) {
        let message = format!("Package {} is the library's", name.replace('/', "."));
        return Err(JavaError::new("java/lang/LinkageError", message));
    }
    if let Some(known) = cx.vm.loader.classes.named(loader, name) {
        return Err(cx.vm.loader.duplicate(loader, known));
    }
    if loader == LoaderId::BUILT_IN {
        for supertype in file.super_name().into_iter().chain(file.interfaces()) {
            cx.vm.loader.load_class(&mut cx.vm.runtime, supertype)?;
        }
        if let Some(known) = cx.vm.loader.classes.named(loader, name) {
            return Err(cx.vm.loader.duplicate(loader, known));
        }
    }
    let defined = cx.vm.loader.define_class(&mut cx.vm.runtime, Arc::clone(&file), ClassOrigin::of(loader))?;
    cx.vm.loader.note_defined(&mut cx.vm.runtime, defined);
    Ok(defined)
}
