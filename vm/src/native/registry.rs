//! Which function stands behind which native method.
//!
//! A method is bound when it is first called, and its class then says which table to look in: no global table is built
//! when a VM starts.

use super::NativeFunction;
use super::{
    class_loader, class_path_resources, compression, cryptography, invoke_handles, lambda_metafactory, lang_numbers,
    lang_string, reference_handler, reflect_array, reflect_members, reflect_proxy, serial_access, stack_walker,
    string_bytes, string_concat, unicode_texts, zone_data,
};
use super::{
    floating_text, host_connections, host_files, host_network, host_processes, lang_class, lang_math, lang_object,
    lang_system, lang_thread, lang_throwable,
};

/// A native method's function.
pub(super) struct Native {
    name: &'static str,
    descriptor: &'static str,
    function: NativeFunction,
    is_leaf: bool,
}

/// An entry of a class's table.
pub(super) const fn native(name: &'static str, descriptor: &'static str, function: NativeFunction) -> Native {
    Native { name, descriptor, function, is_leaf: false }
}

/// An entry for a native that machine code may call too (K15): it looks at arguments and objects only, calls nothing back,
/// does not block, and what it does may be done once more where it fails.
pub(super) const fn leaf_native(name: &'static str, descriptor: &'static str, function: NativeFunction) -> Native {
    Native { name, descriptor, function, is_leaf: true }
}

macro_rules! tables_by_class {
    (match class { $($class:literal => $table:path,)* }) => {
        /// The natives of a class.
        fn table(class: &str) -> &'static [Native] {
            match class {
                $($class => $table,)*
                _ => &[],
            }
        }

        /// The classes that have natives.
        #[cfg(test)]
        const CLASSES: &[&str] = &[$($class),*];
    };
}

tables_by_class! {
    match class {
        "java/io/SerialAccess" => serial_access::NATIVES,
        "java/lang/Class" => lang_class::NATIVES,
        "java/lang/ClassLoader" => class_loader::NATIVES,
        "java/lang/Double" => lang_numbers::DOUBLE,
        "java/lang/Float" => lang_numbers::FLOAT,
        "java/lang/Math" => lang_math::NATIVES,
        "java/lang/NullPointerException" => lang_throwable::NULL_POINTER_EXCEPTION,
        "java/lang/Object" => lang_object::NATIVES,
        "java/lang/Runtime" => lang_system::RUNTIME,
        "java/lang/StackWalker" => stack_walker::NATIVES,
        "java/lang/StrictMath" => lang_math::STRICT,
        "java/lang/String" => lang_string::NATIVES,
        "java/lang/StringBytes" => string_bytes::NATIVES,
        "java/lang/StringConcat" => string_concat::NATIVES,
        "java/lang/System" => lang_system::NATIVES,
        "java/lang/SystemProperties" => lang_system::PROPERTIES,
        "java/lang/Thread" => lang_thread::NATIVES,
        "java/lang/Throwable" => lang_throwable::NATIVES,
        "java/lang/invoke/ConvertingCall" => invoke_handles::CONVERSIONS,
        "java/lang/invoke/LambdaMetafactory" => lambda_metafactory::NATIVES,
        "java/lang/invoke/MethodHandles$Lookup" => invoke_handles::LOOKUP,
        "java/lang/invoke/VarHandle" => invoke_handles::VARIABLES,
        "java/lang/ref/ReferenceHandler" => reference_handler::NATIVES,
        "java/lang/reflect/Array" => reflect_array::NATIVES,
        "java/lang/reflect/ClassMembers" => reflect_members::NATIVES,
        "java/lang/reflect/Proxy" => reflect_proxy::NATIVES,
        "jdk/internal/loader/ClassPathResources" => class_path_resources::NATIVES,
        "jdk/internal/vm/Compression" => compression::NATIVES,
        "jdk/internal/vm/Cryptography" => cryptography::NATIVES,
        "jdk/internal/vm/FloatingText" => floating_text::NATIVES,
        "jdk/internal/vm/HostConnections" => host_connections::NATIVES,
        "jdk/internal/vm/HostFiles" => host_files::NATIVES,
        "jdk/internal/vm/HostNetwork" => host_network::NATIVES,
        "jdk/internal/vm/HostProcesses" => host_processes::NATIVES,
        "jdk/internal/vm/UnicodeTexts" => unicode_texts::NATIVES,
        "jdk/internal/vm/ZoneData" => zone_data::NATIVES,
        "sun/misc/Unsafe" => serial_access::UNSAFE,
    }
}

fn find(class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
    table(class).iter().find(|native| native.name == name && native.descriptor == descriptor)
}

/// The function behind a native method of the library.
pub(crate) fn find_native(class: &str, name: &str, descriptor: &str) -> Option<NativeFunction> {
    find(class, name, descriptor).map(|native| native.function)
}

/// Whether machine code may call a native method of the library (K15).
pub(crate) fn suits_compiled_code(class: &str, name: &str, descriptor: &str) -> bool {
    find(class, name, descriptor).is_some_and(|native| native.is_leaf)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bootstrap methods of these packages are recognised by name and never called.
    const RECOGNISED: [&str; 2] = ["java/lang/invoke/", "java/lang/runtime/"];

    fn declared() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
        let lines = include_str!("../../../classlib/natives.txt").lines();
        lines.map(|line| {
            let mut words = line.split(' ');
            let mut word = || words.next().expect("class, name and descriptor");
            (word(), word(), word())
        })
    }

    #[test]
    fn every_native_of_the_library_is_bound() {
        assert!(declared().count() > 80, "the list was read");
        for (class, name, descriptor) in declared() {
            if !RECOGNISED.iter().any(|package| class.starts_with(package)) {
                assert!(find_native(class, name, descriptor).is_some(), "{class}.{name}{descriptor}");
            }
        }
    }

    #[test]
    fn every_bound_native_is_declared() {
        for &class in CLASSES {
            for native in table(class) {
                let known = declared().any(|line| line == (class, native.name, native.descriptor));
                assert!(known, "{class}.{}{}", native.name, native.descriptor);
            }
        }
    }
}
