//! Which function stands behind which native method.

use super::NativeFunction;

/// A native method's function.
pub(crate) struct Native {
    pub class: &'static str,
    pub name: &'static str,
    pub descriptor: &'static str,
    pub function: NativeFunction,
}

/// All tables of natives, one a Java class.
const TABLES: &[&[Native]] = &[super::host_files::NATIVES, super::reference_handler::NATIVES];

/// The function behind a native method of the library.
pub(crate) fn find_native(class: &str, name: &str, descriptor: &str) -> Option<NativeFunction> {
    let all = TABLES.iter().flat_map(|table| table.iter());
    let mut found =
        all.filter(|native| native.class == class && native.name == name && native.descriptor == descriptor);
    found.next().map(|native| native.function)
}
