//! The page that lists the library: an archive in, `docs/library.md` out.
//!
//! Public classes of exported packages with the names of their public and protected members. What a class inherits
//! stands with the class that declares it; overloads are one name.

use crate::archive::Archive;
use crate::members::{Member, Members};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "\
# The class library

What there is, class by class: fields and methods that a program can name, overloads under one name, inherited members
with the class that declares them. Made from the archive by `build-classlib` (`classlib/src/bin/build-classlib`).

A program that needs another class or member of the Java platform gets the error that Java has for it
(`NoClassDefFoundError`, `NoSuchMethodError`, `NoSuchFieldError`), and `holloway` names it on standard error.
";

/// Packages that only the library's own classes may use.
const INTERNAL: &str = "jdk/internal/";

/// The page of `archive`; classes that are no class files are left out.
pub fn page(archive: &Archive<'_>) -> String {
    let classes = (0..archive.len()).filter_map(|at| {
        let members = Members::of_class(&archive.part(&archive.class(at)?)?)?;
        Some((archive.name(at)?, members))
    });
    let classes: BTreeMap<&str, Members> = classes.collect();
    let mut text = HEAD.to_owned();
    let mut last_package = "";
    for (&name, members) in &classes {
        let (package, simple) = name.rsplit_once('/').unwrap_or(("", name));
        if package.starts_with(INTERNAL) || !is_visible(&classes, name) {
            continue;
        }
        if package != last_package {
            let _ = write!(text, "\n## {}\n\n", package.replace('/', "."));
            last_package = package;
        }
        let _ = writeln!(text, "* **{}**{}", simple.replace('$', "."), names(members));
    }
    text
}

/// Whether a program can name the class: it is public and so is every class around it.
fn is_visible(classes: &BTreeMap<&str, Members>, name: &str) -> bool {
    let ends = name.match_indices('$').map(|(at, _)| at).chain([name.len()]);
    ends.into_iter().all(|end| classes.get(&name[..end]).is_some_and(Members::is_public))
}

/// The names of the members, constructors as `new`.
fn names(members: &Members) -> String {
    let mut names: Vec<&str> = Vec::new();
    let exported = |members: &'_ &Member| members.is_exported() && members.name != "<clinit>";
    names.extend(members.fields.iter().filter(exported).map(|field| &*field.name));
    let methods = members.methods.iter().filter(exported);
    names.extend(methods.map(|method| if method.name == "<init>" { "new" } else { &*method.name }));
    names.sort_unstable();
    names.dedup();
    if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) }
}
