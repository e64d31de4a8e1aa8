//! The code of the conversions: in goes what stands in the source, out come implementations.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;

use crate::read::{Class, Component, Parts};

/// The components as the conversions look for them; the method of the trait says of a Rust type whether it is for a Java type.
fn components(components: &[Component], (conversion, takes): (&str, &str)) -> TokenStream {
    let (conversion, takes) = (format_ident!("{conversion}"), format_ident!("{takes}"));
    let each = components.iter().map(|Component { name, of, .. }| {
        let rust = quote!(#of).to_string().replace(" < ", "<").replace(" >", ">");
        let takes = quote_spanned!(of.span()=> <#of as ::holloway::#conversion>::#takes);
        quote!(::holloway::derived::Component { name: #name, rust: #rust, takes: #takes })
    });
    quote!(const COMPONENTS: &[::holloway::derived::Component] = &[#(#each),*];)
}

/// `impl FromJava`.
pub(crate) fn from_java(class: &Class) -> TokenStream {
    let Class { ident, name, parts } = class;
    let descriptor = format!("L{name};");
    let body = match parts {
        Parts::Record(all) => {
            let components = components(all, ("FromJava", "accepts"));
            let fields = all.iter().map(|Component { ident, of, .. }| quote!(#ident: record.component::<#of>()?));
            let mutable = (!all.is_empty()).then(|| quote!(mut));
            let record = if all.is_empty() { quote!(_) } else { quote!(record) };
            quote! {
                #components
                let #mutable #record = ::holloway::derived::Reader::new(guest, value, #name, COMPONENTS)?;
                ::core::result::Result::Ok(Self { #(#fields),* })
            }
        }
        Parts::Constants(all) => {
            let arms = all.iter().map(|(ident, name)| quote!(#name => ::core::result::Result::Ok(Self::#ident)));
            quote! {
                match ::holloway::derived::constant_name(guest, value, #name)?.as_str() {
                    #(#arms,)*
                    other => ::core::result::Result::Err(::holloway::derived::unknown_constant(#name, other)),
                }
            }
        }
    };
    quote! {
        #[automatically_derived]
        impl ::holloway::FromJava for #ident {
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

/// `impl IntoJava`.
pub(crate) fn into_java(class: &Class) -> TokenStream {
    let Class { ident, name, parts } = class;
    let descriptor = format!("L{name};");
    let body = match parts {
        Parts::Record(all) => {
            let components = components(all, ("IntoJava", "fits"));
            let fields = all.iter().map(|Component { ident, of, .. }| quote!(record.component::<#of>(self.#ident)?;));
            let mutable = (!all.is_empty()).then(|| quote!(mut));
            quote! {
                #components
                let #mutable record = ::holloway::derived::Writer::new(guest, #name, COMPONENTS)?;
                #(#fields)*
                record.finish()
            }
        }
        Parts::Constants(all) => {
            let arms = all.iter().map(|(ident, name)| quote!(Self::#ident => #name));
            quote! {
                let constant = match self { #(#arms),* };
                ::holloway::derived::constant(guest, #name, constant)
            }
        }
    };
    quote! {
        #[automatically_derived]
        impl ::holloway::IntoJava for #ident {
            type At<'x> = #ident;

            fn fits(descriptor: &str) -> bool {
                descriptor == #descriptor || descriptor == "Ljava/lang/Object;"
            }

            fn into_java(
                self,
                guest: &mut ::holloway::Guest<'_>,
            ) -> ::core::result::Result<::holloway::Value, ::holloway::Error> {
                #body
            }

            fn descriptor() -> ::std::string::String {
                ::std::string::String::from(#descriptor)
            }
        }
    }
}
