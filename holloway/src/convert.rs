//! Rust values to Java values and back: which Rust type stands for which Java type.
//!
//! | Rust | Java |
//! |---|---|
//! | `bool`, `i8`, `u16`, `i16`, `i32`, `i64`, `f32`, `f64` | `boolean`, `byte`, `char`, `short`, `int`, `long`, `float`, `double` |
//! | `()` as a result | `void` |
//! | `&str`, `String` | `String` |
//! | `&[i32]`, `Vec<i32>` and the like; `&[u8]`, `Vec<u8>` | `int[]` and the like; `byte[]` |
//! | `&[String]`, `&[&str]`; `Vec` of what stands for a reference | `String[]`; the array of that |
//! | [`Object`], `&Object` | any reference, checked when it is passed |
//! | `Option` of a reference | the same, or null |
//! | `Box` | the same |
//! | what is derived, with the feature `derive` | records, enums |
//!
//! Null where no `Option` stands is an error, [`Error::Null`].

use std::borrow::Cow;

use holloway_vm::{ArrayElement, CallError, Guest, HostCall, Object, Value};

use crate::data;
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

    /// The elements of an array whose elements [`FromJava::accepts`] says do.
    ///
    /// # Errors
    /// As for [`FromJava::from_java`]; [`Error::Type`] for more than [`data`](crate::data) takes.
    fn vec_from_java(guest: &mut Guest<'_>, array: Value) -> Result<Vec<Self>, Error> {
        data::elements(guest, &present(array)?)
    }
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

    /// The descriptor of the type of arrays' elements that hold such values.
    fn element() -> Cow<'static, str>;

    /// An array of such values.
    ///
    /// # Errors
    /// There is no memory for it.
    fn vec_into_java(elements: Vec<Self>, guest: &mut Guest<'_>) -> Result<Value, Error>
    where
        Self: Sized,
    {
        data::array(guest, elements)
    }
}

macro_rules! primitives {
    ($($rust:ty, $variant:ident, $letter:literal, $read:expr, $write:expr;)*) => {$(
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

            fn vec_from_java(guest: &mut Guest<'_>, array: Value) -> Result<Vec<Self>, Error> {
                let array = present(array)?;
                data::charge(size_of::<$rust>().saturating_mul(guest.array_length(&array)?))?;
                Ok($read(guest, &array)?)
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

            fn element() -> Cow<'static, str> {
                $letter.into()
            }

            fn vec_into_java(elements: Vec<Self>, guest: &mut Guest<'_>) -> Result<Value, Error> {
                elements.as_slice().into_java(guest)
            }
        }

        impl IntoJava for &[$rust] {
            type At<'x> = &'x [$rust];

            fn fits(descriptor: &str) -> bool {
                <Vec<$rust>>::fits(descriptor)
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                let made = $write(guest, self);
                Ok(Value::Object(Some(told(guest, made)?)))
            }

            fn element() -> Cow<'static, str> {
                <Vec<$rust>>::element()
            }
        }
    )*};
}

primitives! {
    bool, Boolean, "Z", Guest::booleans, Guest::new_boolean_array;
    i8, Byte, "B", copied, Guest::new_array;
    u16, Char, "C", copied, Guest::new_array;
    i16, Short, "S", copied, Guest::new_array;
    i32, Int, "I", copied, Guest::new_array;
    i64, Long, "J", copied, Guest::new_array;
    f32, Float, "F", copied, Guest::new_array;
    f64, Double, "D", copied, Guest::new_array;
}

fn copied<T: ArrayElement>(guest: &Guest<'_>, array: &Object) -> Result<Vec<T>, CallError> {
    Ok(guest.elements::<T>(array)?.to_vec())
}

/// What was asked of the VM, with its exception as data.
pub(crate) fn told<R>(guest: &Guest<'_>, result: Result<R, CallError>) -> Result<R, Error> {
    result.map_err(|error| Error::of_call(guest, error, "V"))
}

fn wrong(value: &Value, wanted: &str) -> Error {
    Error::Type(format!("{value:?} is no {wanted}"))
}

/// An object that must be there.
pub(crate) fn present(value: Value) -> Result<Object, Error> {
    match value {
        Value::Object(Some(object)) => Ok(object),
        Value::Object(None) => Err(Error::Null),
        other => Err(wrong(&other, "reference")),
    }
}

fn is_reference(descriptor: &str) -> bool {
    descriptor.starts_with(['L', '['])
}

const STRING: &str = "Ljava/lang/String;";
const OBJECT: &str = "Ljava/lang/Object;";

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

    fn element() -> Cow<'static, str> {
        "V".into()
    }
}

impl FromJava for String {
    fn accepts(descriptor: &str) -> bool {
        descriptor == STRING
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let text = guest.text(&present(value)?)?;
        data::charge(text.len())?;
        Ok(text)
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

    fn element() -> Cow<'static, str> {
        STRING.into()
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

    fn element() -> Cow<'static, str> {
        STRING.into()
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

    fn element() -> Cow<'static, str> {
        OBJECT.into()
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

    fn element() -> Cow<'static, str> {
        OBJECT.into()
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

    fn element() -> Cow<'static, str> {
        T::element()
    }
}

impl<T: FromJava> FromJava for Box<T> {
    fn accepts(descriptor: &str) -> bool {
        T::accepts(descriptor)
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        T::from_java(guest, value).map(Box::new)
    }
}

impl<T: IntoJava> IntoJava for Box<T> {
    type At<'x> = Box<T::At<'x>>;

    fn fits(descriptor: &str) -> bool {
        T::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        (*self).into_java(guest)
    }

    fn element() -> Cow<'static, str> {
        T::element()
    }
}

impl<T: FromJava> FromJava for Vec<T> {
    fn accepts(descriptor: &str) -> bool {
        descriptor.strip_prefix('[').is_some_and(T::accepts)
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        T::vec_from_java(guest, value)
    }
}

impl<T: IntoJava> IntoJava for Vec<T> {
    type At<'x> = Vec<T::At<'x>>;

    fn fits(descriptor: &str) -> bool {
        descriptor == OBJECT || descriptor.strip_prefix('[').is_some_and(T::fits)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        T::vec_into_java(self, guest)
    }

    fn element() -> Cow<'static, str> {
        format!("[{}", T::element()).into()
    }
}

impl FromJava for Vec<u8> {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "[B"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let array = present(value)?;
        let bytes = guest.elements::<i8>(&array)?;
        data::charge(bytes.len())?;
        Ok(bytes.iter().map(|byte| byte.cast_unsigned()).collect())
    }
}

macro_rules! slices {
    ($($rust:ty, $at:ty, $element:ty, $of:expr;)*) => {$(
        impl IntoJava for $rust {
            type At<'x> = $at;

            fn fits(descriptor: &str) -> bool {
                <Vec<$element>>::fits(descriptor)
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                self.iter().map($of).collect::<Vec<$element>>().into_java(guest)
            }

            fn element() -> Cow<'static, str> {
                <Vec<$element>>::element()
            }
        }
    )*};
}

slices! {
    &[u8], &'x [u8], i8, |byte| byte.cast_signed();
    Vec<u8>, Vec<u8>, i8, |byte| byte.cast_signed();
    &[&str], &'x [&'x str], &str, |text| *text;
    &[String], &'x [String], &str, String::as_str;
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
