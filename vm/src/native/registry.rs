//! Which function stands behind which native method.
//!
//! A method is bound when it is first called, and its class then says which table to look in: no global table is built
//! when a VM starts.

use super::NativeFunction;
use super::leaf::NumberOperation;
use super::short::{Short, ShortNative};
use super::{
    class_loader, class_path_resources, compression, cryptography, invoke_handles, lambda_metafactory, lang_numbers,
    lang_string, reference_handler, reflect_array, reflect_members, reflect_proxy, serial_access, stack_walker,
    string_bytes, string_concat, unicode_texts, zone_data,
};
use super::{
    floating_text, host_connections, host_files, host_network, host_processes, lang_class, lang_math, lang_object,
    lang_system, lang_thread, lang_throwable,
};

/// A native method's function, and what machine code may do instead of leaving for it.
pub(super) struct Native {
    name: &'static str,
    descriptor: &'static str,
    function: NativeFunction,
    is_leaf: bool,
    /// The function that is called first, as it is enough where the work is short.
    pub short: Option<Short>,
    /// The operation that stands for the call.
    pub operation: Option<NumberOperation>,
}

/// An entry of a class's table.
pub(super) const fn native(name: &'static str, descriptor: &'static str, function: NativeFunction) -> Native {
    Native { name, descriptor, function, is_leaf: false, short: None, operation: None }
}

/// An entry for a native that machine code may call too (K15): it looks at arguments and objects only, calls nothing back,
/// does not block, and what it does may be done once more where it fails.
pub(super) const fn leaf_native(name: &'static str, descriptor: &'static str, function: NativeFunction) -> Native {
    Native { is_leaf: true, ..native(name, descriptor, function) }
}

impl Native {
    /// The same native, which has a function for short work, too. That its types are those of the descriptor is seen to when
    /// this is compiled.
    pub const fn short(self, short: Short) -> Native {
        assert!(self.is_leaf, "only a leaf native has a function for short work");
        assert!(
            short.function.descriptor.fits(self.descriptor),
            "the function's types are not those of the descriptor"
        );
        Native { short: Some(short), ..self }
    }

    /// The same native, which is one operation of the machine.
    pub const fn operation(self, operation: NumberOperation) -> Native {
        Native { operation: Some(operation), ..self }
    }
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

        /// The classes that have natives, and these.
        const TABLES: &[(&str, &[Native])] = &[$(($class, $table)),*];
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

/// How many natives have a function for short work.
const SHORT_COUNT: usize = ShortNative::ALL.len();

/// What the tables say of each [`ShortNative`], in the order of these.
const SHORT: &[Short; SHORT_COUNT] = &short_natives();

/// Collects them from all tables, when this is compiled.
const fn short_natives() -> [Short; SHORT_COUNT] {
    let mut found = [None; SHORT_COUNT];
    let mut table = 0;
    while table < TABLES.len() {
        let natives = TABLES[table].1;
        let mut row = 0;
        while row < natives.len() {
            if let Some(short) = natives[row].short {
                let place = &mut found[short.native as usize];
                assert!(place.is_none(), "a ShortNative has two rows");
                *place = Some(short);
            }
            row += 1;
        }
        table += 1;
    }
    let mut all = [found[0].expect("a ShortNative has no row"); SHORT_COUNT];
    let mut at = 1;
    while at < SHORT_COUNT {
        all[at] = found[at].expect("a ShortNative has no row");
        at += 1;
    }
    all
}

/// What the table with a native says of its function for short work.
pub(super) fn short(native: ShortNative) -> &'static Short {
    &SHORT[native as usize]
}

/// The row of a native method of the library.
pub(super) fn find(class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
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
    use crate::classfile::MethodDescriptor;

    /// The bootstrap methods of these packages are recognised by name and never called.
    const RECOGNISED: [&str; 2] = ["java/lang/invoke/", "java/lang/runtime/"];

    /// Class, name and descriptor of each native that the library declares, and whether it is static.
    fn declared() -> impl Iterator<Item = (&'static str, &'static str, &'static str, bool)> {
        let lines = include_str!("../../../classlib/natives.txt").lines();
        lines.map(|line| {
            let mut words = line.split(' ');
            let mut word = || words.next().expect("class, name and descriptor");
            let (class, name, descriptor) = (word(), word(), word());
            (class, name, descriptor, words.next() == Some("static"))
        })
    }

    #[test]
    fn every_native_of_the_library_is_bound() {
        assert!(declared().count() > 80, "the list was read");
        for (class, name, descriptor, _) in declared() {
            if !RECOGNISED.iter().any(|package| class.starts_with(package)) {
                assert!(find_native(class, name, descriptor).is_some(), "{class}.{name}{descriptor}");
            }
        }
    }

    #[test]
    fn every_bound_native_is_declared() {
        for &(class, natives) in TABLES {
            for native in natives {
                let known = declared().any(|line| (line.0, line.1, line.2) == (class, native.name, native.descriptor));
                assert!(known, "{class}.{}{}", native.name, native.descriptor);
            }
        }
    }

    #[test]
    fn functions_for_short_work_have_a_receiver_where_the_method_has_one() {
        let mut count = 0;
        for (class, name, descriptor, is_static) in declared() {
            let Some(short) = find(class, name, descriptor).and_then(|native| native.short) else { continue };
            let parameters = MethodDescriptor::parse(descriptor).expect("a descriptor").parameters().count();
            let taken = short.function.descriptor.parameters.len();
            assert_eq!(taken, parameters + usize::from(!is_static), "{class}.{name}{descriptor}");
            assert_eq!(ShortNative::find(class, name, descriptor), Some(short.native));
            count += 1;
        }
        assert_eq!(count, ShortNative::ALL.len());
    }

    #[test]
    fn every_operation_has_a_native() {
        let natives = TABLES.iter().flat_map(|(_, natives)| *natives);
        let mut operations: Vec<usize> =
            natives.filter_map(|native| native.operation).map(|operation| operation as usize).collect();
        operations.sort_unstable();
        assert_eq!(operations, Vec::from_iter(0..NumberOperation::ALL.len()));
    }
}
