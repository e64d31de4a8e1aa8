//! The public interface as a text, so that no change of it goes unnoticed: in go this crate's sources, out comes a line for each
//! public item, which `api.txt` has to hold. `BLESS=1` writes it.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use syn::{Attribute, Fields, ImplItem, Item, Type, UseTree, Visibility};

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn parse(file: &Path) -> syn::File {
    let text = std::fs::read_to_string(file).expect("a source");
    syn::parse_file(&text).expect("Rust")
}

/// Tokens as a text whose blanks say nothing.
fn text(tokens: impl quote::ToTokens) -> String {
    let text = tokens.to_token_stream().to_string();
    let tight = [" ::", ":: ", " <", "< ", " >", " ,", "& ", " (", "( ", " )", " ;", " :", " !", "[ ", " ]", " '"];
    tight.iter().fold(text, |text, blank| text.replace(blank, blank.trim()))
}

/// Names that a `use` makes public; those of other crates with the place where they are.
fn exported(tree: &UseTree, before: &str, names: &mut BTreeSet<String>, lines: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => exported(&path.tree, &format!("{before}{}::", path.ident), names, lines),
        UseTree::Group(group) => group.items.iter().for_each(|tree| exported(tree, before, names, lines)),
        UseTree::Name(name) => {
            if before.starts_with("holloway_") {
                lines.insert(format!("use {before}{}", name.ident));
            }
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(_) | UseTree::Glob(_) => panic!("no public name is renamed"),
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// What attributes promise: that there may be more one day, and what is derived.
fn promises(attributes: &[Attribute]) -> String {
    let kept = attributes
        .iter()
        .filter(|one| ["non_exhaustive", "derive", "must_use"].iter().any(|name| one.path().is_ident(name)));
    kept.map(|one| format!("{} ", text(one))).collect()
}

/// The name of a type without what stands around it.
fn name_of(of: &Type) -> Option<String> {
    match of {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        Type::Reference(reference) => name_of(&reference.elem),
        _ => None,
    }
}

fn fields(fields: &Fields) -> String {
    let open = fields.iter().filter(|field| is_public(&field.vis));
    let named = open.map(|field| {
        format!("{}: {}", field.ident.as_ref().map_or(String::new(), ToString::to_string), text(&field.ty))
    });
    named.collect::<Vec<_>>().join(", ")
}

/// Names of types that only this crate has.
fn own_types(file: &syn::File) -> BTreeSet<String> {
    let own = file.items.iter().filter_map(|item| match item {
        Item::Struct(one) if !is_public(&one.vis) => Some(one.ident.to_string()),
        Item::Enum(one) if !is_public(&one.vis) => Some(one.ident.to_string()),
        _ => None,
    });
    own.collect()
}

/// The lines of one item, if its name is public.
fn lines_of(item: &Item, names: &BTreeSet<String>, own: &BTreeSet<String>, lines: &mut BTreeSet<String>) {
    match item {
        Item::Struct(one) if names.contains(&one.ident.to_string()) => {
            let (ident, generics) = (&one.ident, text(&one.generics));
            lines.insert(format!("{}struct {ident}{generics} {{ {} }}", promises(&one.attrs), fields(&one.fields)));
        }
        Item::Enum(one) if names.contains(&one.ident.to_string()) => {
            lines.insert(format!("{}enum {}", promises(&one.attrs), one.ident));
            for variant in &one.variants {
                lines.insert(format!("enum {}: {}{}", one.ident, variant.ident, text(&variant.fields)));
            }
        }
        Item::Trait(one) if names.contains(&one.ident.to_string()) => {
            lines.insert(format!("trait {}{}: {}", one.ident, text(&one.generics), text(&one.supertraits)));
            for item in &one.items {
                let line = match item {
                    syn::TraitItem::Fn(method) => text(&method.sig),
                    syn::TraitItem::Type(of) => format!("type {}: {}", of.ident, text(&of.bounds)),
                    other => text(other),
                };
                lines.insert(format!("trait {}: {line}", one.ident));
            }
        }
        Item::Impl(one) => {
            let is_open = |of: &String| !own.contains(of);
            let Some(of) = name_of(&one.self_ty)
                .filter(is_open)
                .filter(|_| !one.attrs.iter().any(|one| one.path().is_ident("cfg")))
            else {
                return;
            };
            let (of_type, generics) = (text(&one.self_ty), text(&one.generics));
            if let Some((_, path, _)) = &one.trait_ {
                let name = path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
                if names.contains(&of) || names.contains(&name) {
                    lines.insert(format!("impl{generics} {} for {of_type}", text(path)));
                }
            } else if names.contains(&of) {
                for item in &one.items {
                    if let ImplItem::Fn(method) = item
                        && is_public(&method.vis)
                    {
                        lines.insert(format!("impl{generics} {of_type}: {}", text(&method.sig)));
                    }
                }
            }
        }
        _ => {}
    }
}

/// The public interface, a line for each item.
fn interface() -> String {
    let (mut names, mut lines) = (BTreeSet::new(), BTreeSet::new());
    for item in parse(&sources().join("lib.rs")).items {
        if let Item::Use(one) = &item
            && is_public(&one.vis)
        {
            exported(&one.tree, "", &mut names, &mut lines);
        }
    }
    for file in std::fs::read_dir(sources()).expect("the sources") {
        let file = parse(&file.expect("a source").path());
        let own = own_types(&file);
        file.items.iter().for_each(|item| lines_of(item, &names, &own, &mut lines));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

#[test]
fn the_public_interface_is_what_was_written_down() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("api.txt");
    let interface = interface();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &interface).expect("it is written");
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    let (now, then): (BTreeSet<&str>, BTreeSet<&str>) = (interface.lines().collect(), written.lines().collect());
    let new: Vec<_> = now.difference(&then).collect();
    let gone: Vec<_> = then.difference(&now).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}\ngone: {gone:#?}\n`BLESS=1` writes it down");
}
