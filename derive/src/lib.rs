//! `#[derive(FromJava, IntoJava)]`: Rust structs for Java records, Rust enums for Java's. The crate `holloway` has them again, and
//! `docs/embedding.md` shows them.
//!
//! In goes the type with its attributes; out come implementations of the traits of `holloway`, which call what stands in
//! its module `derived`, or an error at the place that is wrong.

#![forbid(unsafe_code)]

mod code;
mod read;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Makes `holloway::FromJava` for a struct that stands for a record, or for an enum that stands for an `enum`.
///
/// `#[holloway(class = "package/Name")]` on the type names the class, with slashes or dots and `$` for inner ones.
/// `#[holloway(rename = "name")]` on a field or a variant gives the name that it has in Java.
#[proc_macro_derive(FromJava, attributes(holloway))]
pub fn from_java(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    read::read(&input).map_or_else(syn::Error::into_compile_error, |class| code::from_java(&class)).into()
}

/// Makes `holloway::IntoJava`, with the same attributes.
#[proc_macro_derive(IntoJava, attributes(holloway))]
pub fn into_java(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    read::read(&input).map_or_else(syn::Error::into_compile_error, |class| code::into_java(&class)).into()
}
