//! What stands in the source: in goes a type, out comes the class that it stands for, or what is wrong with it.

use std::collections::HashSet;

use syn::{Attribute, Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Result, Type, Variant};

/// A Rust type and the class that it stands for.
pub(crate) struct Class {
    pub ident: Ident,
    /// The Java class, with slashes.
    pub name: String,
    pub parts: Parts,
}

/// What it consists of.
pub(crate) enum Parts {
    /// A record's components.
    Record(Vec<Component>),
    /// An enum's constants: the variant, and the name in Java.
    Constants(Vec<(Ident, String)>),
}

/// A component of a record.
pub(crate) struct Component {
    pub ident: Ident,
    /// Its name in Java.
    pub name: String,
    pub of: Type,
}

/// What the attributes of one place say.
#[derive(Default)]
struct Said {
    class: Option<LitStr>,
    rename: Option<LitStr>,
}

fn said(attributes: &[Attribute]) -> Result<Said> {
    let mut said = Said::default();
    for attribute in attributes.iter().filter(|one| one.path().is_ident("holloway")) {
        attribute.parse_nested_meta(|meta| {
            let place = if meta.path.is_ident("class") {
                &mut said.class
            } else if meta.path.is_ident("rename") {
                &mut said.rename
            } else {
                return Err(meta.error("unknown; there are `class = \"package/Name\"` and `rename = \"name\"`"));
            };
            if place.is_some() {
                return Err(meta.error("said twice"));
            }
            *place = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(said)
}

/// Whether each part of a name is one in Java's class files.
fn is_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(['.', ';', '[', '/', '<', '>'])
}

/// The name of a field or a variant in Java.
fn name_of(ident: &Ident, attributes: &[Attribute]) -> Result<String> {
    let said = said(attributes)?;
    if let Some(class) = said.class {
        return Err(Error::new(class.span(), "`class` stands on the type; a field or variant has `rename`"));
    }
    match said.rename {
        Some(name) if is_name(&name.value()) => Ok(name.value()),
        Some(name) => Err(Error::new(name.span(), "no name of Java")),
        None => {
            let name = ident.to_string();
            Ok(name.strip_prefix("r#").map_or(name.clone(), str::to_owned))
        }
    }
}

fn component(field: &Field) -> Result<Component> {
    let Some(ident) = &field.ident else {
        return Err(Error::new_spanned(field, "components have names: write a struct with named fields"));
    };
    Ok(Component { ident: ident.clone(), name: name_of(ident, &field.attrs)?, of: field.ty.clone() })
}

fn constant(variant: &Variant) -> Result<(Ident, String)> {
    if !variant.fields.is_empty() {
        let text = "constants of Java have no fields of their own: a variant has none either";
        return Err(Error::new_spanned(&variant.fields, text));
    }
    Ok((variant.ident.clone(), name_of(&variant.ident, &variant.attrs)?))
}

/// # Errors
/// Two of the names are one.
fn all_different<'a>(names: impl Iterator<Item = (&'a Ident, &'a String)>) -> Result<()> {
    let mut known = HashSet::new();
    for (ident, name) in names {
        if !known.insert(name) {
            return Err(Error::new(ident.span(), format!("another one stands for `{name}` already")));
        }
    }
    Ok(())
}

/// The class that a type stands for.
///
/// # Errors
/// What is wrong, with its place.
pub(crate) fn read(input: &DeriveInput) -> Result<Class> {
    let said = said(&input.attrs)?;
    if let Some(rename) = said.rename {
        return Err(Error::new(rename.span(), "`rename` stands on fields and variants; a type has `class`"));
    }
    let Some(class) = said.class else {
        let text = "which Java class does it stand for? Say `#[holloway(class = \"package/Name\")]`";
        return Err(Error::new(input.ident.span(), text));
    };
    let name = class.value().replace('.', "/");
    if !name.split('/').all(is_name) {
        return Err(Error::new(
            class.span(),
            "no name of a class: it is `package/Name`, inner ones `package/Outer$Inner`",
        ));
    }
    if !input.generics.params.is_empty() {
        let text = "a type with parameters cannot stand for a class: name the types of its fields";
        return Err(Error::new_spanned(&input.generics, text));
    }
    let parts = match &input.data {
        Data::Struct(data) => {
            if let Fields::Unnamed(fields) = &data.fields {
                return Err(Error::new_spanned(fields, "components have names: write a struct with named fields"));
            }
            let components = data.fields.iter().map(component).collect::<Result<Vec<_>>>()?;
            all_different(components.iter().map(|one| (&one.ident, &one.name)))?;
            Parts::Record(components)
        }
        Data::Enum(data) if data.variants.is_empty() => {
            return Err(Error::new(input.ident.span(), "an enum without variants has no values"));
        }
        Data::Enum(data) => {
            let constants = data.variants.iter().map(constant).collect::<Result<Vec<_>>>()?;
            all_different(constants.iter().map(|(ident, name)| (ident, name)))?;
            Parts::Constants(constants)
        }
        Data::Union(_) => return Err(Error::new(input.ident.span(), "a union stands for no Java class")),
    };
    Ok(Class { ident: input.ident.clone(), name, parts })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of a source.
    fn wrong(source: &str) -> String {
        let input = syn::parse_str(source).expect("Rust");
        read(&input).err().expect("it is wrong").to_string()
    }

    #[test]
    fn what_is_wrong_is_said_in_words() {
        for (source, text) in [
            ("struct A { x: i32 }", "which Java class does it stand for? Say `#[holloway(class = \"package/Name\")]`"),
            (
                "#[holloway(name = \"A\")] struct A;",
                "unknown; there are `class = \"package/Name\"` and `rename = \"name\"`",
            ),
            ("#[holloway(class = \"A\", class = \"B\")] struct A;", "said twice"),
            ("#[holloway(class = \"A\")] #[holloway(class = \"B\")] struct A;", "said twice"),
            ("#[holloway(class = 3)] struct A;", "expected string literal"),
            ("#[holloway(class)] struct A;", "expected `=`"),
            ("#[holloway(rename = \"A\")] struct A;", "`rename` stands on fields and variants; a type has `class`"),
            (
                "#[holloway(class = \"A\")] struct A { #[holloway(class = \"B\")] b: i32 }",
                "`class` stands on the type; a field or variant has `rename`",
            ),
            (
                "#[holloway(class = \"\")] struct A;",
                "no name of a class: it is `package/Name`, inner ones `package/Outer$Inner`",
            ),
            (
                "#[holloway(class = \"LA;\")] struct A;",
                "no name of a class: it is `package/Name`, inner ones `package/Outer$Inner`",
            ),
            ("#[holloway(class = \"A\")] struct A { #[holloway(rename = \"a;b\")] b: i32 }", "no name of Java"),
            ("#[holloway(class = \"A\")] struct A(i32);", "components have names: write a struct with named fields"),
            (
                "#[holloway(class = \"A\")] struct A<T> { x: T }",
                "a type with parameters cannot stand for a class: name the types of its fields",
            ),
            (
                "#[holloway(class = \"A\")] enum A { B(i32) }",
                "constants of Java have no fields of their own: a variant has none either",
            ),
            ("#[holloway(class = \"A\")] enum A {}", "an enum without variants has no values"),
            (
                "#[holloway(class = \"A\")] enum A { B, #[holloway(rename = \"B\")] C }",
                "another one stands for `B` already",
            ),
            (
                "#[holloway(class = \"A\")] struct A { x: i32, #[holloway(rename = \"x\")] y: i32 }",
                "another one stands for `x` already",
            ),
            ("#[holloway(class = \"A\")] union A { x: i32 }", "a union stands for no Java class"),
        ] {
            assert_eq!(wrong(source), text, "{source}");
        }
    }

    #[test]
    fn names_are_those_of_java() {
        let source =
            "#[holloway(class = \"a.b.C$D\")] struct D { r#type: i32, #[holloway(rename = \"unitPrice\")] price: f64 }";
        let class = read(&syn::parse_str(source).expect("Rust")).expect("it stands for a record");
        assert_eq!(class.name, "a/b/C$D");
        let Parts::Record(components) = class.parts else { panic!("it is a record") };
        let names: Vec<&str> = components.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["type", "unitPrice"]);
    }
}
