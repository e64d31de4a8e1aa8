//! `java.lang.reflect.Proxy`: the classes of proxies.

use super::lambda_metafactory::texts;
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::classfile::MethodDescriptor;
use crate::error::JavaError;
use crate::id::ClassId;
use crate::invokedynamic::{ProxyClass, ProxyMethod};
use crate::link::flags;

pub(super) const NATIVES: &[Native] = &[native(
    "define",
    "(Ljava/lang/String;Z[Ljava/lang/Class;[Ljava/lang/String;[Ljava/lang/String;[Ljava/lang/Object;\
     [Ljava/lang/Class;[Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/Class;",
    define,
)];

fn unfit() -> JavaError {
    JavaError::bare("java/lang/IllegalArgumentException")
}

/// The classes in an array; `None` for null.
fn classes(cx: &NativeContext<'_>, argument: usize) -> Result<Vec<Option<ClassId>>, JavaError> {
    let array = cx.non_null(argument)?.raw();
    let elements = (0..cx.vm.runtime.heap.array_length(array)).map(|index| cx.vm.runtime.heap.element(array, index));
    Ok(elements.map(|element| (!element.is_null()).then(|| cx.vm.loader.mirrored(&cx.vm.runtime, element))).collect())
}

/// Defines the class; null if there is one of its name. What the library has checked already is that the interfaces are
/// interfaces, none twice; here, that a proxy's class may have them.
fn define(cx: &mut NativeContext<'_>) -> NativeResult {
    let (name, public) = (cx.text(0)?, cx.boolean(1));
    let array_bytes = |cx: &NativeContext<'_>, at| -> Result<u64, JavaError> {
        Ok(size_of::<Option<ClassId>>() as u64 * u64::from(cx.vm.runtime.heap.array_length(cx.non_null(at)?.raw())))
    };
    let bytes = array_bytes(cx, 2)? + array_bytes(cx, 6)?;
    cx.vm.runtime.make_room_for_work(bytes)?;
    let interfaces: Vec<ClassId> =
        classes(cx, 2)?.into_iter().map(|class| class.ok_or_else(unfit)).collect::<Result<_, _>>()?;
    let (names, descriptors, default_names) = (texts(cx, 3)?, texts(cx, 4)?, texts(cx, 7)?);
    let defaults = classes(cx, 6)?;
    let calls = cx.non_null(5)?.raw();
    let count = cx.vm.runtime.heap.array_length(calls) as usize;
    let loader = cx.loader_argument(8)?;
    let in_package = name.strip_prefix("jdk/proxy").is_some_and(|rest| rest.bytes().all(|byte| byte != b';'));
    let is_usable = |&id: &ClassId| {
        let class = cx.vm.loader.classes.class(id);
        let same_loader = !class.boot && class.loader == loader;
        let same_package = same_loader && class.package() == name.rsplit_once('/').map_or("", |(package, _)| package);
        class.is_interface() && !class.hidden && class.exported && (class.is(flags::PUBLIC) || same_package)
    };
    let is_declared = |index: usize| {
        let descriptor = MethodDescriptor::parse(&descriptors[index]);
        descriptor.is_some() && defaults[index].is_none_or(|interface| interfaces.contains(&interface))
    };
    let fits =
        [names.len(), descriptors.len(), defaults.len(), default_names.len()].iter().all(|&length| length == count)
            && interfaces.iter().all(is_usable)
            && (0..count).all(is_declared)
            && (in_package || name.split('/').all(|part| !part.is_empty() && !part.contains(['.', ';', '['])));
    if !fits || cx.vm.loader.is_package_of_library(&name) {
        return Err(unfit());
    }
    // Its interfaces are what the loader gives for their names: this one's code says so by pins, others' may rely on it.
    let is_other = |&id: &ClassId| {
        let named = cx.vm.loader.classes.named(loader, &cx.vm.loader.classes.class(id).name);
        named.is_some_and(|named| named != id)
    };
    if interfaces.iter().any(is_other) {
        return Err(unfit());
    }
    if cx.vm.loader.classes.named(loader, &name).is_some() {
        return Ok(().into());
    }
    let methods = names.into_iter().zip(descriptors).zip(defaults.into_iter().zip(default_names));
    let methods = methods.map(|((name, descriptor), (interface, default_name))| ProxyMethod {
        name,
        descriptor,
        default: interface.map(|interface| (interface, default_name)),
    });
    let proxy = ProxyClass { name, public, loader, interfaces, methods: methods.collect() };
    let class = cx.vm.adapters().define_proxy(&proxy)?;
    let calls = cx.non_null(5)?.raw();
    for index in 0..count {
        let call = cx.vm.runtime.heap.element(calls, index as u32);
        let is_handler = cx.vm.loader.classes.by_name("java/lang/reflect/InvocationHandler").is_some_and(|handler| {
            !call.is_null() && cx.vm.loader.classes.is_subtype(cx.vm.runtime.heap.class_of(call), handler)
        });
        let field = cx.vm.loader.classes.class(class).fields.get(index).map(|field| field.offset);
        let slot = field.filter(|_| is_handler).ok_or_else(unfit)?;
        cx.vm.runtime.heap.store_reference_slot(slot, call);
    }
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}
