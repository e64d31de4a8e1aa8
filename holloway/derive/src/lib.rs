//! Derives `FromJava` and `IntoJava` of the crate `holloway`.
//!
//! In goes a struct with named fields, which stands for a Java record, or an enum without fields, which stands for a Java enum;
//! out come implementations made of what `holloway::data` has. What cannot be derived is an error that says what to write.

#![forbid(unsafe_code)]

use heck::{ToLowerCamelCase as _, ToShoutySnakeCase as _};
use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, LitStr, Type};

/// Java records become structs, by the names of their components, and constants of Java enums those of enums.
///
/// `#[holloway(class = "shop.Order")]` names the class. A field `unit_price` is the component `unitPrice`, a variant `InStock`
/// the constant `IN_STOCK`, if `#[holloway(rename = "...")]` says nothing else. Components that no field has are left out.
#[proc_macro_derive(FromJava, attributes(holloway))]
pub fn from_java(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expanded(input, derive_from_java)
}

/// Structs become Java records, made by their canonical constructors, and constants of enums those of Java enums.
///
/// The attributes are those of `FromJava`. Every component has to have a field.
#[proc_macro_derive(IntoJava, attributes(holloway))]
pub fn into_java(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expanded(input, derive_into_java)
}

fn expanded(input: proc_macro::TokenStream, derive: fn(&Target) -> TokenStream) -> proc_macro::TokenStream {
    let target = syn::parse(input).and_then(|input| Target::of(&input));
    target.map_or_else(|error| error.into_compile_error(), |target| derive(&target)).into()
}

/// What a derivation is for.
struct Target {
    name: Ident,
    /// With slashes.
    class: String,
    kind: Kind,
}

enum Kind {
    /// Fields, the names of their components, their types.
    Record(Vec<(Ident, String, Type)>),
    /// Variants and the names of their constants.
    Enum(Vec<(Ident, String)>),
}

/// What `#[holloway(...)]` says.
#[derive(Default)]
struct Said {
    class: Option<LitStr>,
    rename: Option<LitStr>,
}

impl Said {
    fn of(attributes: &[Attribute]) -> syn::Result<Said> {
        let mut said = Said::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("holloway")) {
            attribute.parse_nested_meta(|meta| {
                let place = if meta.path.is_ident("class") {
                    &mut said.class
                } else if meta.path.is_ident("rename") {
                    &mut said.rename
                } else {
                    return Err(
                        meta.error("there are `class = \"...\"` for types and `rename = \"...\"` for what is in them")
                    );
                };
                if place.replace(meta.value()?.parse()?).is_some() {
                    return Err(meta.error("it is said twice"));
                }
                Ok(())
            })?;
        }
        Ok(said)
    }

    /// The name in Java of a field or a variant.
    fn name(attributes: &[Attribute], otherwise: String) -> syn::Result<String> {
        let said = Said::of(attributes)?;
        match said.class {
            Some(class) => Err(Error::new(class.span(), "`class` stands at the type")),
            None => Ok(said.rename.map_or(otherwise, |rename| rename.value())),
        }
    }
}

impl Target {
    fn of(input: &DeriveInput) -> syn::Result<Target> {
        if let Some(parameter) = input.generics.params.first() {
            return Err(Error::new(parameter.span(), "a type with parameters stands for no Java class"));
        }
        let said = Said::of(&input.attrs)?;
        if let Some(rename) = said.rename {
            return Err(Error::new(rename.span(), "the class is named by `class = \"...\"`"));
        }
        let Some(class) = said.class else {
            let text = "it needs the name of the Java class: #[holloway(class = \"package.Name\")]";
            return Err(Error::new(input.ident.span(), text));
        };
        let text = class.value().replace('.', "/");
        if text.split('/').any(str::is_empty) || text.contains([';', '[', '(', '<']) {
            return Err(Error::new(
                class.span(),
                "a class is named as `package.Name`, an inner one as `package.Outer$Inner`",
            ));
        }
        let kind = match &input.data {
            Data::Struct(of) => match &of.fields {
                Fields::Named(fields) => Kind::Record(fields.named.iter().map(component).collect::<syn::Result<_>>()?),
                Fields::Unnamed(_) | Fields::Unit => {
                    return Err(Error::new(
                        input.ident.span(),
                        "components have names: a struct with named fields is needed",
                    ));
                }
            },
            Data::Enum(of) => Kind::Enum(of.variants.iter().map(constant).collect::<syn::Result<_>>()?),
            Data::Union(of) => return Err(Error::new(of.union_token.span, "a union stands for no Java class")),
        };
        Ok(Target { name: input.ident.clone(), class: text, kind })
    }
}

fn component(field: &syn::Field) -> syn::Result<(Ident, String, Type)> {
    let ident = field.ident.clone().ok_or_else(|| Error::new(field.span(), "components have names"))?;
    let name = Said::name(&field.attrs, ident.unraw().to_string().to_lower_camel_case())?;
    Ok((ident, name, field.ty.clone()))
}

fn constant(variant: &syn::Variant) -> syn::Result<(Ident, String)> {
    if !matches!(variant.fields, Fields::Unit) {
        return Err(Error::new(variant.span(), "constants of Java enums have no fields here"));
    }
    let name = Said::name(&variant.attrs, variant.ident.unraw().to_string().to_shouty_snake_case())?;
    Ok((variant.ident.clone(), name))
}

fn derive_from_java(Target { name, class, kind }: &Target) -> TokenStream {
    let descriptor = format!("L{class};");
    let body = match kind {
        Kind::Record(fields) => {
            let fields = fields.iter().map(|(ident, name, _)| quote!(#ident: record.component(guest, #name)?));
            quote! {
                let record = ::holloway::data::Record::of(guest, value, #class)?;
                ::core::result::Result::Ok(Self { #(#fields,)* })
            }
        }
        Kind::Enum(constants) => {
            let arms = constants.iter().map(|(ident, name)| quote!(#name => ::core::result::Result::Ok(Self::#ident)));
            quote! {
                match ::holloway::data::constant_name(guest, value, #class)?.as_str() {
                    #(#arms,)*
                    other => ::core::result::Result::Err(::holloway::data::unknown_constant(#class, other)),
                }
            }
        }
    };
    quote! {
        #[automatically_derived]
        impl ::holloway::FromJava for #name {
            fn accepts(descriptor: &str) -> bool {
                descriptor == #descriptor
            }

            fn from_java(
                guest: &mut ::holloway::Guest<'_>,
                value: ::holloway::Value,
            ) -> ::core::result::Result<Self, ::holloway::Error> {
                #body
            }
        }
    }
}

fn derive_into_java(Target { name, class, kind }: &Target) -> TokenStream {
    let descriptor = format!("L{class};");
    let body = match kind {
        Kind::Record(fields) => {
            let given = fields.iter().map(|(ident, name, ty)| {
                quote!((#name, <#ty as ::holloway::IntoJava>::fits, ::holloway::IntoJava::into_java(self.#ident, guest)?))
            });
            quote! {
                let given: ::std::vec::Vec<::holloway::data::Component> = ::std::vec![#(#given),*];
                ::holloway::data::new_record(guest, #class, given)
            }
        }
        Kind::Enum(constants) => {
            let arms = constants.iter().map(|(ident, name)| quote!(Self::#ident => #name));
            quote! {
                let name = match self { #(#arms,)* };
                ::holloway::data::constant(guest, #class, name)
            }
        }
    };
    quote! {
        #[automatically_derived]
        impl ::holloway::IntoJava for #name {
            type At<'x> = Self;

            fn fits(descriptor: &str) -> bool {
                descriptor == #descriptor || descriptor == "Ljava/lang/Object;"
            }

            fn into_java(
                self,
                guest: &mut ::holloway::Guest<'_>,
            ) -> ::core::result::Result<::holloway::Value, ::holloway::Error> {
                #body
            }

            fn element() -> ::std::borrow::Cow<'static, str> {
                ::std::borrow::Cow::Borrowed(#descriptor)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Target};
    use syn::parse_quote;

    fn refusal(input: &syn::DeriveInput) -> String {
        Target::of(input).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn names_are_those_that_java_has() {
        let target = Target::of(&parse_quote! {
            #[holloway(class = "a.Outer$Inner")]
            struct Any {
                unit_price: i32,
                r#type: String,
                #[holloway(rename = "Odd_name")]
                odd: bool,
            }
        });
        let Ok(Target { class, kind: Kind::Record(fields), .. }) = target else { panic!("it is a record") };
        let names: Vec<&str> = fields.iter().map(|(_, name, _)| name.as_str()).collect();
        assert_eq!((class.as_str(), &names[..]), ("a/Outer$Inner", &["unitPrice", "type", "Odd_name"][..]));

        let target = Target::of(&parse_quote!(
            #[holloway(class = "E")]
            enum E {
                One,
                InStock,
                #[holloway(rename = "x")]
                Y,
            }
        ));
        let Ok(Target { kind: Kind::Enum(constants), .. }) = target else { panic!("it is an enum") };
        assert_eq!(constants.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>(), ["ONE", "IN_STOCK", "x"]);
    }

    #[test]
    fn what_cannot_be_derived_says_what_is_wanted() {
        assert!(
            refusal(&parse_quote!(
                struct A {
                    a: i32,
                }
            ))
            .contains("#[holloway(class = \"package.Name\")]")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "A")]
                struct A(i32);
            ))
            .contains("named fields")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "A")]
                enum A {
                    B(i32),
                }
            ))
            .contains("no fields")
        );
        assert!(refusal(&parse_quote!(#[holloway(class = "A")] union A { a: i32 })).contains("union"));
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "A")]
                struct A<T> {
                    a: T,
                }
            ))
            .contains("parameters")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "a..B")]
                struct A {}
            ))
            .contains("package.Name")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "LA;")]
                struct A {}
            ))
            .contains("package.Name")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(rename = "A")]
                struct A {}
            ))
            .contains("class =")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(name = "A")]
                struct A {}
            ))
            .contains("rename")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "A", class = "B")]
                struct A {}
            ))
            .contains("twice")
        );
        assert!(
            refusal(&parse_quote!(
                #[holloway(class = "A")]
                struct A {
                    #[holloway(class = "B")]
                    b: i32,
                }
            ))
            .contains("type")
        );
    }
}
