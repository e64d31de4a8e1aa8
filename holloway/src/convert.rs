//! Rust values to Java values and back: which Rust type stands for which Java type.
//!
//! | Rust | Java |
//! |---|---|
//! | `bool`, `i8`, `u16`, `i16`, `i32`, `i64`, `f32`, `f64` | `boolean`, `byte`, `char`, `short`, `int`, `long`, `float`, `double`; boxed too |
//! | `u8` | `byte`, its bits as they are |
//! | `()` as a result | `void` |
//! | `&str`, `String` | `String` |
//! | `&[i32]`, `&[u8]`, `&[String]`, `&[&str]` and the like | `int[]`, `byte[]`, `String[]` |
//! | `Vec` of these and of what stands below | an array, a `List` or a `Collection` |
//! | `HashMap`, `BTreeMap` | a `Map` |
//! | a struct or an enum with `#[derive(FromJava, IntoJava)]` | a record or an `enum` |
//! | [`Object`], `&Object` | any reference, checked when it is passed |
//! | `Serde` of what serde knows, with the feature `serde` | records, maps, lists, arrays, strings, numbers |
//! | `Box` | the same as what is in it |
//! | `Option` of a reference | the same, or null |
//!
//! Null where no `Option` stands is an error, [`Error::Null`]. What is taken from a guest is nested 128 deep at most, and takes
//! no more bytes than its heap may: beyond that there is an [`Error::TooLarge`].

use holloway_vm::{CallError, Guest, HostCall, Object, Value};

use crate::error::Error;
use crate::shapes;

/// A Rust type that Java values become.
pub trait FromJava: Sized {
    /// Whether all values of the Java type with this descriptor do.
    fn accepts(descriptor: &str) -> bool;

    /// The value.
    ///
    /// # Errors
    /// [`Error::Null`], [`Error::Type`], [`Error::TooLarge`].
    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error>;

    /// The elements of an array of a primitive type, if these are such values: they are copied at once.
    #[doc(hidden)]
    fn copied(_: &Guest<'_>, _: &Object) -> Option<Vec<Self>> {
        None
    }
}

/// A Rust type whose values become Java values.
pub trait IntoJava: Sized {
    /// The same type with references of another lifetime: a method that was looked up for `&str` takes any.
    type At<'x>: IntoJava;

    /// Whether they can be values of the Java type with this descriptor. Objects are looked at when they are passed.
    fn fits(descriptor: &str) -> bool;

    /// The value.
    ///
    /// # Errors
    /// There is no memory for it.
    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error>;

    /// The value as one of a Java type that it [`fits`](IntoJava::fits), for those that fit several: a `Vec` is an array or
    /// a `List`.
    ///
    /// # Errors
    /// As for [`IntoJava::into_java`].
    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        let _ = descriptor;
        self.into_java(guest)
    }

    /// The descriptor of what [`IntoJava::into_java`] gives.
    fn descriptor() -> String {
        OBJECT.to_owned()
    }

    /// An array of a primitive type that values of this type are elements of: they are copied at once.
    #[doc(hidden)]
    fn array_of(_: &[Self], _: &mut Guest<'_>) -> Option<Result<Value, Error>> {
        None
    }
}

/// The type of all references.
pub(crate) const OBJECT: &str = "Ljava/lang/Object;";

/// What elements of collections are to be, where nothing says more: no Java type is called so.
pub(crate) const ELEMENT: &str = "L*;";

macro_rules! primitives {
    ($($rust:ty, $variant:ident, $letter:literal, $boxed:literal;)*) => {$(
        impl FromJava for $rust {
            fn accepts(descriptor: &str) -> bool {
                descriptor == $letter || descriptor == $boxed
            }

            #[inline]
            fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
                match value {
                    Value::$variant(value) => Ok(value),
                    other => match unboxed(guest, other, $letter)? {
                        Value::$variant(value) => Ok(value),
                        other => Err(wrong(&other, stringify!($rust))),
                    },
                }
            }

            fn copied(guest: &Guest<'_>, array: &Object) -> Option<Vec<Self>> {
                copied!($variant, guest, array)
            }
        }

        impl IntoJava for $rust {
            type At<'x> = $rust;

            fn fits(descriptor: &str) -> bool {
                descriptor == $letter || descriptor == $boxed
            }

            fn into_java(self, _: &mut Guest<'_>) -> Result<Value, Error> {
                Ok(Value::$variant(self))
            }

            #[inline]
            fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
                if is_reference(descriptor) { shapes::boxed(guest, Value::$variant(self)) } else { self.into_java(guest) }
            }

            fn descriptor() -> String {
                $letter.to_owned()
            }

            fn array_of(elements: &[Self], guest: &mut Guest<'_>) -> Option<Result<Value, Error>> {
                Some(elements.into_java(guest))
            }
        }
    )*};
}

macro_rules! copied {
    (Boolean, $guest:ident, $array:ident) => {
        $guest.booleans($array).ok()
    };
    ($variant:ident, $guest:ident, $array:ident) => {
        $guest.elements::<Self>($array).ok().map(<[Self]>::to_vec)
    };
}

primitives! {
    bool, Boolean, "Z", "Ljava/lang/Boolean;";
    i8, Byte, "B", "Ljava/lang/Byte;";
    u16, Char, "C", "Ljava/lang/Character;";
    i16, Short, "S", "Ljava/lang/Short;";
    i32, Int, "I", "Ljava/lang/Integer;";
    i64, Long, "J", "Ljava/lang/Long;";
    f32, Float, "F", "Ljava/lang/Float;";
    f64, Double, "D", "Ljava/lang/Double;";
}

impl FromJava for u8 {
    fn accepts(descriptor: &str) -> bool {
        i8::accepts(descriptor)
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        i8::from_java(guest, value).map(i8::cast_unsigned)
    }

    fn copied(guest: &Guest<'_>, array: &Object) -> Option<Vec<Self>> {
        Some(guest.elements::<i8>(array).ok()?.iter().map(|byte| byte.cast_unsigned()).collect())
    }
}

impl IntoJava for u8 {
    type At<'x> = u8;

    fn fits(descriptor: &str) -> bool {
        i8::fits(descriptor)
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.cast_signed().into_java(guest)
    }

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        self.cast_signed().into_java_as(guest, descriptor)
    }

    fn descriptor() -> String {
        i8::descriptor()
    }

    fn array_of(elements: &[Self], guest: &mut Guest<'_>) -> Option<Result<Value, Error>> {
        Some(elements.into_java(guest))
    }
}

/// What was asked of the VM, with its exception as data.
pub(crate) fn told<R>(guest: &Guest<'_>, result: Result<R, CallError>) -> Result<R, Error> {
    result.map_err(|error| Error::of_call(guest, error, "V"))
}

/// What is in a box; another value as it is.
#[cold]
#[inline(never)]
fn unboxed(guest: &mut Guest<'_>, value: Value, letter: &str) -> Result<Value, Error> {
    match value {
        Value::Object(Some(object)) => shapes::unboxed(guest, &object, letter),
        Value::Object(None) => Err(Error::Null),
        other => Ok(other),
    }
}

#[cold]
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

#[inline]
pub(crate) fn is_reference(descriptor: &str) -> bool {
    matches!(descriptor.as_bytes(), [b'L' | b'[', ..])
}

/// Whether a string can be a value of a type.
pub(crate) fn takes_strings(descriptor: &str) -> bool {
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

    fn descriptor() -> String {
        "V".to_owned()
    }
}

impl FromJava for String {
    fn accepts(descriptor: &str) -> bool {
        descriptor == "Ljava/lang/String;"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let text = guest.text(&present(value)?)?;
        shapes::charge(guest, size_of::<String>() + text.len())?;
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
        let made = told(guest, made)?;
        shapes::note(guest, self.len());
        Ok(Value::Object(Some(made)))
    }

    fn descriptor() -> String {
        "Ljava/lang/String;".to_owned()
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

    fn descriptor() -> String {
        "Ljava/lang/String;".to_owned()
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
        self.into_java_as(guest, &Self::descriptor())
    }

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        self.map_or(Ok(Value::Object(None)), |value| value.into_java_as(guest, descriptor))
    }

    fn descriptor() -> String {
        let descriptor = T::descriptor();
        shapes::box_of(&descriptor).map_or(descriptor, |class| format!("L{class};"))
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

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        (*self).into_java_as(guest, descriptor)
    }

    fn descriptor() -> String {
        T::descriptor()
    }
}

macro_rules! slices {
    ($($rust:ty, $descriptor:literal, $elements:ident, $guest:ident, $made:expr;)*) => {$(
        impl IntoJava for &[$rust] {
            type At<'x> = &'x [$rust];

            fn fits(descriptor: &str) -> bool {
                descriptor == $descriptor || descriptor == OBJECT
            }

            fn into_java(self, $guest: &mut Guest<'_>) -> Result<Value, Error> {
                let $elements = self;
                let made = $made;
                let made = told($guest, made)?;
                shapes::note($guest, size_of_val($elements));
                Ok(Value::Object(Some(made)))
            }

            fn descriptor() -> String {
                $descriptor.to_owned()
            }
        }
    )*};
}

slices! {
    bool, "[Z", elements, guest, guest.new_boolean_array(elements);
    i8, "[B", elements, guest, guest.new_array(elements);
    u8, "[B", elements, guest, guest.new_array(&elements.iter().map(|byte| byte.cast_signed()).collect::<Vec<i8>>());
    u16, "[C", elements, guest, guest.new_array(elements);
    i16, "[S", elements, guest, guest.new_array(elements);
    i32, "[I", elements, guest, guest.new_array(elements);
    i64, "[J", elements, guest, guest.new_array(elements);
    f32, "[F", elements, guest, guest.new_array(elements);
    f64, "[D", elements, guest, guest.new_array(elements);
}

macro_rules! string_slices {
    ($($rust:ty, $at:ty;)*) => {$(
        impl IntoJava for $rust {
            type At<'x> = $at;

            fn fits(descriptor: &str) -> bool {
                matches!(descriptor, "[Ljava/lang/String;" | "[Ljava/lang/Object;" | "Ljava/lang/Object;")
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                let texts = self.iter().map(|text| -> &str { text });
                crate::collections::array(guest, "Ljava/lang/String;", texts)
            }

            fn descriptor() -> String {
                "[Ljava/lang/String;".to_owned()
            }
        }
    )*};
}

string_slices! {
    &[&str], &'x [&'x str];
    &[String], &'x [String];
}

/// What a method is called with: a tuple of up to eight values.
pub trait Arguments {
    /// The same with references of another lifetime.
    type At<'x>;

    /// The values as the VM takes them, in order: an array.
    type Values: AsRef<[Value]>;

    /// Whether the values fit parameters of these types.
    fn fit(parameters: &[&str]) -> bool;

    /// Whether these are the types that the values have where nothing else is wanted.
    fn are(parameters: &[&str]) -> bool;

    /// The values, as those of parameters of these types, as many as there are values.
    ///
    /// # Errors
    /// As for [`IntoJava::into_java`].
    fn into_values(
        arguments: Self::At<'_>,
        guest: &mut Guest<'_>,
        parameters: &[String],
    ) -> Result<Self::Values, Error>;
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

            fn are(parameters: &[&str]) -> bool {
                parameters.len() == $count $(&& $name::descriptor() == parameters[$at])*
            }

            #[allow(unused_variables, reason = "there may be no arguments")]
            fn into_values(
                arguments: Self::At<'_>,
                guest: &mut Guest<'_>,
                parameters: &[String],
            ) -> Result<Self::Values, Error> {
                let parameter = |at: usize| parameters.get(at).map_or(OBJECT, String::as_str);
                Ok([$(arguments.$at.into_java_as(guest, parameter($at))?),*])
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
