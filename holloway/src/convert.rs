//! Rust values to Java values and back: which Rust type stands for which Java type.
//!
//! | Rust | Java |
//! |---|---|
//! | `bool`, `i8`, `u16`, `i16`, `i32`, `i64`, `f32`, `f64` | `boolean`, `byte`, `char`, `short`, `int`, `long`, `float`, `double` |
//! | `()` as a result | `void` |
//! | `&str`, `String` | `String` |
//! | `&[i32]`, `Vec<i32>` and the like; `&[u8]`, `Vec<u8>` | `int[]` and the like; `byte[]` |
//! | `Vec<String>`, `&[String]`, `&[&str]` | `String[]` |
//! | [`Object`], `&Object` | any reference, checked when it is passed |
//! | `Option` of a reference | the same, or null |
//!
//! Null where no `Option` stands is an error, [`Error::Null`].

use holloway_vm::{CallError, Guest, HostCall, Object, Value};

use crate::error::Error;

/// A Rust type that Java values become.
pub trait FromJava: Sized {
    /// Whether all values of the Java type with this descriptor do.
    fn accepts(descriptor: &str) -> bool;

    /// The value.
    ///
    /// # Errors
    /// [`Error::Null`], [`Error::Type`].
    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error>;
}

/// A Rust type whose values become Java values.
pub trait IntoJava {
    /// The same type with references of another lifetime: a method that was looked up for `&str` takes any.
    type At<'x>: IntoJava;

    /// Whether they can be values of the Java type with this descriptor. Objects are looked at when they are passed.
    fn fits(descriptor: &str) -> bool;

    /// The value.
    ///
    /// # Errors
    /// There is no memory for it.
    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error>;
}

macro_rules! primitives {
    ($($rust:ty, $variant:ident, $letter:literal;)*) => {$(
        impl FromJava for $rust {
            fn accepts(descriptor: &str) -> bool {
                descriptor == $letter
            }

            fn from_java(_: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
                match value {
                    Value::$variant(value) => Ok(value),
                    other => Err(wrong(&other, stringify!($rust))),
                }
            }
        }

        impl IntoJava for $rust {
            type At<'x> = $rust;

            fn fits(descriptor: &str) -> bool {
                descriptor == $letter
            }

            fn into_java(self, _: &mut Guest<'_>) -> Result<Value, Error> {
                Ok(Value::$variant(self))
            }
        }
    )*};
}

primitives! {
    bool, Boolean, "Z";
    i8, Byte, "B";
    u16, Char, "C";
    i16, Short, "S";
    i32, Int, "I";
    i64, Long, "J";
    f32, Float, "F";
    f64, Double, "D";
}

/// What was asked of the VM, with its exception as data.
pub(crate) fn told<R>(guest: &Guest<'_>, result: Result<R, CallError>) -> Result<R, Error> {
    result.map_err(|error| Error::of_call(guest, error, "V"))
}

fn wrong(value: &Value, wanted: &str) -> Error {
    Error::Type(format!("{value:?} is no {wanted}"))
}

/// An object that must be there.
fn present(value: Value) -> Result<Object, Error> {
    match value {
        Value::Object(Some(object)) => Ok(object),
        Value::Object(None) => Err(Error::Null),
        other => Err(wrong(&other, "reference")),
    }
}

fn is_reference(descriptor: &str) -> bool {
    descriptor.starts_with(['L', '['])
}

/// Whether a string can be a value of a type.
fn takes_strings(descriptor: &str) -> bool {
    matches!(
        descriptor,
        "Ljava/lang/String;" | "Ljava/lang/Object;" | "Ljava/lang/CharSequence;" | "Ljava/lang/Comparable;"
    )
}

impl FromJava for () {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "V"
    }

    fn from_java(_: &mut Guest<'_>, _: Value) -> Result<Self, Error> {
        Ok(())
    }
}

impl IntoJava for () {
    type At<'x> = ();

    fn fits(descriptor: &str) -> bool {
        descriptor == "V"
    }

    fn into_java(self, _: &mut Guest<'_>) -> Result<Value, Error> {
        Ok(Value::Void)
    }
}

impl FromJava for String {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "Ljava/lang/String;"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        Ok(guest.text(&present(value)?)?)
    }
}

impl IntoJava for &str {
    type At<'x> = &'x str;

    fn fits(descriptor: &str) -> bool {
        takes_strings(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        let made = guest.new_string(self);
        Ok(Value::Object(Some(told(guest, made)?)))
    }
}

impl IntoJava for String {
    type At<'x> = String;

    fn fits(descriptor: &str) -> bool {
        takes_strings(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.as_str().into_java(guest)
    }
}

impl FromJava for Value {
    /// Values of all types.
    fn accepts(_: &str) -> bool {
        true
    }

    fn from_java(_: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        Ok(value)
    }
}

impl FromJava for Object {
    fn accepts(descriptor: &str) -> bool {
        is_reference(descriptor)
    }

    fn from_java(_: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        present(value)
    }
}

impl IntoJava for Object {
    type At<'x> = Object;

    fn fits(descriptor: &str) -> bool {
        is_reference(descriptor)
    }

    fn into_java(self, _: &mut Guest<'_>) -> Result<Value, Error> {
        Ok(Value::Object(Some(self)))
    }
}

impl IntoJava for &Object {
    type At<'x> = &'x Object;

    fn fits(descriptor: &str) -> bool {
        is_reference(descriptor)
    }

    fn into_java(self, _: &mut Guest<'_>) -> Result<Value, Error> {
        Ok(Value::Object(Some(self.clone())))
    }
}

impl<T: FromJava> FromJava for Option<T> {
    fn accepts(descriptor: &str) -> bool {
        is_reference(descriptor) && T::accepts(descriptor)
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        if matches!(value, Value::Object(None)) { Ok(None) } else { T::from_java(guest, value).map(Some) }
    }
}

impl<T: IntoJava> IntoJava for Option<T> {
    type At<'x> = Option<T::At<'x>>;

    fn fits(descriptor: &str) -> bool {
        is_reference(descriptor) && T::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.map_or(Ok(Value::Object(None)), |value| value.into_java(guest))
    }
}

macro_rules! arrays {
    ($($rust:ty, $descriptor:literal;)*) => {$(
        impl FromJava for Vec<$rust> {
            fn accepts(descriptor: &str) -> bool {
                descriptor == $descriptor
            }

            fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
                Ok(guest.elements::<$rust>(&present(value)?)?.to_vec())
            }
        }

        impl IntoJava for &[$rust] {
            type At<'x> = &'x [$rust];

            fn fits(descriptor: &str) -> bool {
                descriptor == $descriptor || descriptor == "Ljava/lang/Object;"
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                let made = guest.new_array(self);
                Ok(Value::Object(Some(told(guest, made)?)))
            }
        }

        impl IntoJava for Vec<$rust> {
            type At<'x> = Vec<$rust>;

            fn fits(descriptor: &str) -> bool {
                <&[$rust]>::fits(descriptor)
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                self.as_slice().into_java(guest)
            }
        }
    )*};
}

arrays! {
    i8, "[B";
    u16, "[C";
    i16, "[S";
    i32, "[I";
    i64, "[J";
    f32, "[F";
    f64, "[D";
}

impl FromJava for Vec<u8> {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "[B"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        Ok(guest.elements::<i8>(&present(value)?)?.iter().map(|byte| byte.cast_unsigned()).collect())
    }
}

impl IntoJava for &[u8] {
    type At<'x> = &'x [u8];

    fn fits(descriptor: &str) -> bool {
        <&[i8]>::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        let bytes: Vec<i8> = self.iter().map(|byte| byte.cast_signed()).collect();
        bytes.into_java(guest)
    }
}

impl IntoJava for Vec<u8> {
    type At<'x> = Vec<u8>;

    fn fits(descriptor: &str) -> bool {
        <&[i8]>::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.as_slice().into_java(guest)
    }
}

impl FromJava for Vec<bool> {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "[Z"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        Ok(guest.booleans(&present(value)?)?)
    }
}

impl IntoJava for &[bool] {
    type At<'x> = &'x [bool];

    fn fits(descriptor: &str) -> bool {
        descriptor == "[Z" || descriptor == "Ljava/lang/Object;"
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        let made = guest.new_boolean_array(self);
        Ok(Value::Object(Some(told(guest, made)?)))
    }
}

impl IntoJava for Vec<bool> {
    type At<'x> = Vec<bool>;

    fn fits(descriptor: &str) -> bool {
        <&[bool]>::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.as_slice().into_java(guest)
    }
}

impl FromJava for Vec<String> {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "[Ljava/lang/String;"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let array = present(value)?;
        let length = guest.array_length(&array)?;
        let text = |at| {
            let element = guest.element(&array, at)?.ok_or(Error::Null)?;
            Ok(guest.text(&element)?)
        };
        (0..length).map(text).collect()
    }
}

fn new_string_array<'a>(guest: &mut Guest<'_>, texts: impl ExactSizeIterator<Item = &'a str>) -> Result<Value, Error> {
    let array = guest.new_object_array("java/lang/String", texts.len());
    let array = told(guest, array)?;
    for (at, text) in texts.enumerate() {
        let text = guest.new_string(text);
        let text = told(guest, text)?;
        guest.set_element(&array, at, Some(&text))?;
    }
    Ok(Value::Object(Some(array)))
}

macro_rules! string_arrays {
    ($($rust:ty, $at:ty, $text:expr;)*) => {$(
        impl IntoJava for $rust {
            type At<'x> = $at;

            fn fits(descriptor: &str) -> bool {
                matches!(descriptor, "[Ljava/lang/String;" | "[Ljava/lang/Object;" | "Ljava/lang/Object;")
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                new_string_array(guest, self.iter().map($text))
            }
        }
    )*};
}

string_arrays! {
    &[&str], &'x [&'x str], |text| *text;
    &[String], &'x [String], String::as_str;
    Vec<String>, Vec<String>, String::as_str;
}

/// What a method is called with: a tuple of up to eight values.
pub trait Arguments {
    /// The same with references of another lifetime.
    type At<'x>;

    /// Its values.
    type Values: AsRef<[Value]>;

    /// Whether the values fit parameters of these types.
    fn fit(parameters: &[&str]) -> bool;

    /// The values.
    ///
    /// # Errors
    /// As for [`IntoJava::into_java`].
    fn into_values(arguments: Self::At<'_>, guest: &mut Guest<'_>) -> Result<Self::Values, Error>;
}

/// What a host function is called with: a tuple of up to eight values.
pub trait Parameters: Sized {
    /// Whether parameters of these types become such values.
    fn accept(parameters: &[&str]) -> bool;

    /// The values, from an argument on.
    ///
    /// # Errors
    /// As for [`FromJava::from_java`].
    fn from_call(call: &mut HostCall<'_, '_>, first: usize) -> Result<Self, Error>;
}

macro_rules! tuples {
    ($(($count:literal $($name:ident $at:tt)*))*) => {$(
        impl<$($name: IntoJava),*> Arguments for ($($name,)*) {
            type At<'x> = ($($name::At<'x>,)*);
            type Values = [Value; $count];

            fn fit(parameters: &[&str]) -> bool {
                parameters.len() == $count $(&& $name::fits(parameters[$at]))*
            }

            #[allow(unused_variables, reason = "there may be no arguments")]
            fn into_values(arguments: Self::At<'_>, guest: &mut Guest<'_>) -> Result<Self::Values, Error> {
                Ok([$(arguments.$at.into_java(guest)?),*])
            }
        }

        impl<$($name: FromJava),*> Parameters for ($($name,)*) {
            fn accept(parameters: &[&str]) -> bool {
                parameters.len() == $count $(&& $name::accepts(parameters[$at]))*
            }

            #[allow(unused_variables, clippy::unused_unit, reason = "there may be no parameters")]
            fn from_call(call: &mut HostCall<'_, '_>, first: usize) -> Result<Self, Error> {
                Ok(($({
                    let value = call.argument(first + $at);
                    $name::from_java(&mut call.guest(), value)?
                },)*))
            }
        }
    )*};
}

tuples! {
    (0)
    (1 A 0)
    (2 A 0 B 1)
    (3 A 0 B 1 C 2)
    (4 A 0 B 1 C 2 D 3)
    (5 A 0 B 1 C 2 D 3 E 4)
    (6 A 0 B 1 C 2 D 3 E 4 F 5)
    (7 A 0 B 1 C 2 D 3 E 4 F 5 G 6)
    (8 A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7)
}

/// The descriptors of a method's parameters and of its result; `None` if the text is no method descriptor.
pub(crate) fn split(descriptor: &str) -> Option<(Vec<&str>, &str)> {
    use holloway_vm::classfile::MethodDescriptor;
    MethodDescriptor::parse(descriptor)?;
    let (inside, result) = descriptor.strip_prefix('(')?.split_once(')')?;
    let mut rest = inside;
    let mut parameters = Vec::new();
    while !rest.is_empty() {
        let dimensions = rest.bytes().take_while(|&byte| byte == b'[').count();
        let length = match rest[dimensions..].starts_with('L') {
            true => dimensions + rest[dimensions..].find(';')? + 1,
            false => dimensions + 1,
        };
        parameters.push(&rest[..length]);
        rest = &rest[length..];
    }
    Some((parameters, result))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_are_split_into_types() {
        let split = split("(I[[JLa/B;[Ljava/lang/String;Z)V").expect("a descriptor");
        assert_eq!(split, (vec!["I", "[[J", "La/B;", "[Ljava/lang/String;", "Z"], "V"));
        assert_eq!(super::split("()La;"), Some((vec![], "La;")));
        for wrong in ["", "I", "(I", "(Q)V", "(L)V", "()", "(La)V"] {
            assert_eq!(super::split(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn tuples_fit_descriptors_type_by_type() {
        assert!(<(i32, &str)>::fit(&["I", "Ljava/lang/String;"]));
        assert!(!<(i32, &str)>::fit(&["I"]) && !<(i32,)>::fit(&["J"]) && !<(&str,)>::fit(&["La/B;"]));
        assert!(<(Option<String>,)>::accept(&["Ljava/lang/String;"]) && !<(Option<i32>,)>::accept(&["I"]));
    }
}
