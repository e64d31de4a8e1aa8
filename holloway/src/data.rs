//! Values of any type that serde knows: in go a guest's values, as a tree in Rust within the bounds of [`Level`]; out come what
//! `Deserialize` makes of it. The other way a tree is made by `Serialize` first, and then objects of the types that are wanted.

use std::fmt;

use holloway_vm::{Guest, Object, Value};
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer, Visitor};
use serde::{Deserializer, Serialize};

use crate::collections::{array, entries, list, map};
use crate::convert::{ELEMENT, FromJava, IntoJava, OBJECT, is_reference, present, takes_strings};
use crate::error::Error;
use crate::shapes::{self, Level};

/// A value that serde knows: `T` is taken from the guest if it is `Deserialize`, and given to it if it is `Serialize`.
///
/// Records and maps are structs and maps, arrays and collections are sequences, constants of an `enum` are their names, null
/// is `None`. What is given becomes what is wanted: a record, an array, a number of another type that it fits; where any
/// object will do, a `LinkedHashMap`, an `ArrayList`, or a box. What a list or a map has elements of is not known when a
/// program runs, so that structs in them are maps: an array has records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Serde<T>(pub T);

/// A value of the guest in Rust, or one of the host on its way.
#[derive(Clone, Debug)]
pub(crate) enum Tree {
    Null,
    Boolean(bool),
    /// A whole number, with the letter of the Java type that it has where nothing else is wanted; `u` for a `u8`, which is a
    /// `short` there, and a `byte` with the same bits where that is wanted.
    Whole(u8, i64),
    /// A number, which is a `float` if so.
    Real(f64, bool),
    Text(String),
    Bytes(Vec<u8>),
    List(Vec<Tree>),
    Map(Vec<(Tree, Tree)>),
}

impl<T: DeserializeOwned> FromJava for Serde<T> {
    fn accepts(descriptor: &str) -> bool {
        descriptor != "V"
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let tree = Tree::from_java(guest, value)?;
        T::deserialize(tree).map(Serde)
    }
}

impl<T: Serialize> IntoJava for Serde<T> {
    type At<'x> = Serde<T>;

    fn fits(descriptor: &str) -> bool {
        descriptor != "V"
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.into_java_as(guest, OBJECT)
    }

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        crate::serialise::tree(&self.0)?.into_java_as(guest, descriptor)
    }
}

impl FromJava for Tree {
    fn accepts(_: &str) -> bool {
        true
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Tree, Error> {
        let object = match value {
            Value::Void | Value::Object(None) => return Ok(Tree::Null),
            Value::Boolean(value) => return Ok(Tree::Boolean(value)),
            Value::Byte(value) => return Ok(Tree::Whole(b'B', value.into())),
            Value::Short(value) => return Ok(Tree::Whole(b'S', value.into())),
            Value::Int(value) => return Ok(Tree::Whole(b'I', value.into())),
            Value::Long(value) => return Ok(Tree::Whole(b'J', value)),
            Value::Char(value) => return Ok(Tree::Text(String::from_utf16_lossy(&[value]))),
            Value::Float(value) => return Ok(Tree::Real(value.into(), true)),
            Value::Double(value) => return Ok(Tree::Real(value, false)),
            Value::Object(Some(object)) => object,
        };
        if let Some(inside) = shapes::unboxed_any(guest, &object)? {
            return Tree::from_java(guest, inside);
        }
        let mut level = Level::enter(guest)?;
        Tree::of_object(&mut level, &object)
    }
}

impl Tree {
    fn of_object(level: &mut Level<'_, '_>, object: &Object) -> Result<Tree, Error> {
        let class = level.class_name(object)?;
        let reference = || Value::Object(Some(object.clone()));
        if class == "java.lang.String" {
            return String::from_java(level, reference()).map(Tree::Text);
        }
        if class == "[B" {
            return Vec::from_java(level, reference()).map(Tree::Bytes);
        }
        if let Some(element) = class.strip_prefix('[') {
            return Tree::of_array(level, element, reference());
        }
        if level.is_instance(object, "java/util/Collection")? {
            return Vec::from_java(level, reference()).map(Tree::List);
        }
        if level.is_instance(object, "java/util/Map")? {
            let mut all = Vec::new();
            let add = |level: &mut Level<'_, '_>, key, value| {
                Ok((Tree::from_java(level, key)?, Tree::from_java(level, value)?))
            };
            entries(level, object, add, |key, value| all.push((key, value)))?;
            return Ok(Tree::Map(all));
        }
        if level.is_instance(object, "java/lang/Enum")? {
            let name = shapes::constant_name(level, object)?;
            shapes::charge_value::<Tree>(level)?;
            shapes::charge(level, name.len())?;
            return Ok(Tree::Text(name));
        }
        if !level.is_instance(object, "java/lang/Record")? {
            let name = shapes::name_of(level, object)?;
            return Err(Error::Type(format!(
                "objects of {name} are not taken: it is no record, enum, map or collection"
            )));
        }
        let record = shapes::record(level, &class.replace('.', "/"))?;
        let mut all = Vec::new();
        for component in &record.components {
            shapes::charge_value::<(Tree, Tree)>(level)?;
            shapes::charge(level, component.name.len())?;
            let value = component.of(level, object)?;
            all.push((Tree::Text(component.name.clone()), Tree::from_java(level, value)?));
        }
        Ok(Tree::Map(all))
    }

    /// An array whose elements have a type with this descriptor, or the beginning of it.
    fn of_array(level: &mut Level<'_, '_>, element: &str, array: Value) -> Result<Tree, Error> {
        /// A list of primitive values, which takes more bytes than the array does.
        fn list<T: FromJava>(level: &mut Level<'_, '_>, array: Value, tree: impl Fn(T) -> Tree) -> Result<Tree, Error> {
            let length = level.array_length(&present(array.clone())?)?;
            shapes::charge(level, length.saturating_mul(shapes::cost::<Tree>()))?;
            Ok(Tree::List(Vec::<T>::from_java(level, array)?.into_iter().map(tree).collect()))
        }
        match element {
            "Z" => list(level, array, Tree::Boolean),
            "C" => list(level, array, |unit: u16| Tree::Text(String::from_utf16_lossy(&[unit]))),
            "S" => list(level, array, |value: i16| Tree::Whole(b'S', value.into())),
            "I" => list(level, array, |value: i32| Tree::Whole(b'I', value.into())),
            "J" => list(level, array, |value| Tree::Whole(b'J', value)),
            "F" => list(level, array, |value: f32| Tree::Real(value.into(), true)),
            "D" => list(level, array, |value| Tree::Real(value, false)),
            _ => Vec::from_java(level, array).map(Tree::List),
        }
    }

    fn misfit(&self, descriptor: &str) -> Error {
        let what = match self {
            Tree::Null => return Error::Null,
            Tree::Boolean(_) => "a boolean",
            Tree::Whole(..) | Tree::Real(..) => "such a number",
            Tree::Text(_) => "a text",
            Tree::Bytes(_) => "bytes",
            Tree::List(_) => "a list",
            Tree::Map(_) => "a map",
        };
        Error::Type(format!("{what} does not become {descriptor}"))
    }

    /// A value of a primitive type.
    fn primitive(&self, descriptor: &str) -> Result<Value, Error> {
        let value = match (descriptor, self) {
            ("Z", Tree::Boolean(value)) => Some(Value::Boolean(*value)),
            ("B", Tree::Whole(b'u', value)) => u8::try_from(*value).ok().map(|bits| Value::Byte(bits.cast_signed())),
            ("B", Tree::Whole(_, value)) => i8::try_from(*value).ok().map(Value::Byte),
            ("S", Tree::Whole(_, value)) => i16::try_from(*value).ok().map(Value::Short),
            ("I", Tree::Whole(_, value)) => i32::try_from(*value).ok().map(Value::Int),
            ("J", Tree::Whole(_, value)) => Some(Value::Long(*value)),
            ("F", Tree::Whole(_, value)) => Some(Value::Float(*value as f32)),
            ("D", Tree::Whole(_, value)) => Some(Value::Double(*value as f64)),
            ("F", Tree::Real(value, _)) => Some(Value::Float(*value as f32)),
            ("D", Tree::Real(value, _)) => Some(Value::Double(*value)),
            ("C", Tree::Text(text)) => {
                let mut units = text.encode_utf16();
                units.next().filter(|_| units.next().is_none()).map(Value::Char)
            }
            _ => None,
        };
        value.ok_or_else(|| self.misfit(descriptor))
    }

    /// A number, a boolean or a character in the box that is wanted, or its own.
    fn boxed(&self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        let letter = match self {
            Tree::Boolean(_) => "Z",
            Tree::Whole(b'u', _) => "S",
            Tree::Whole(letter, _) => std::str::from_utf8(std::slice::from_ref(letter)).unwrap_or("J"),
            Tree::Real(_, true) => "F",
            _ => "D",
        };
        let is_any = [ELEMENT, OBJECT, "Ljava/lang/Number;", "Ljava/lang/Comparable;"].contains(&descriptor);
        let letter = if is_any { letter } else { shapes::letter_of(descriptor).unwrap_or(descriptor) };
        let value = self.primitive(letter)?;
        shapes::boxed(guest, value)
    }

    /// A record with components of these names.
    fn into_record(entries: Vec<(Tree, Tree)>, guest: &mut Guest<'_>, class: &str) -> Result<Value, Error> {
        let mut level = Level::enter(guest)?;
        let record = shapes::record(&mut level, class)?;
        let mut values = vec![None; record.components.len()];
        for (key, value) in entries {
            let Tree::Text(name) = &key else { return Err(key.misfit("the name of a component")) };
            let Some(at) = record.components.iter().position(|component| component.name == *name) else {
                return Err(Error::Signature(format!("the record {class} has no component {name}")));
            };
            values[at] = Some(value.into_java_as(&mut level, &record.components[at].descriptor)?);
        }
        let mut all = Vec::new();
        for (value, component) in values.into_iter().zip(&record.components) {
            let missing = || Error::Signature(format!("nothing is given for {class}.{}", component.name));
            all.push(value.ok_or_else(missing)?);
        }
        record.make(&mut level, &all)
    }
}

impl IntoJava for Tree {
    type At<'x> = Tree;

    fn fits(_: &str) -> bool {
        true
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.into_java_as(guest, OBJECT)
    }

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        if !is_reference(descriptor) {
            return self.primitive(descriptor);
        }
        let is_any = descriptor == OBJECT || descriptor == ELEMENT;
        let class = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(descriptor);
        match self {
            Tree::Null => Ok(Value::Object(None)),
            Tree::Text(text) if is_any || takes_strings(descriptor) => text.into_java(guest),
            Tree::Text(_) if shapes::letter_of(descriptor).is_some() => self.boxed(guest, descriptor),
            Tree::Text(name) if !descriptor.starts_with('[') => shapes::constant(guest, class, &name),
            Tree::Boolean(_) | Tree::Whole(..) | Tree::Real(..) => self.boxed(guest, descriptor),
            Tree::Bytes(bytes) if is_any || descriptor == "[B" => bytes.into_java(guest),
            Tree::Bytes(bytes) => {
                let whole = |byte: u8| Tree::Whole(b'B', byte.cast_signed().into());
                Tree::List(bytes.into_iter().map(whole).collect()).into_java_as(guest, descriptor)
            }
            Tree::List(all) => match descriptor.strip_prefix('[') {
                Some(element) => into_array(all, guest, element),
                None if is_any || Vec::<Tree>::fits(descriptor) => list(guest, all.into_iter()),
                None => Err(Tree::List(all).misfit(descriptor)),
            },
            Tree::Map(all) if is_any || descriptor.starts_with("Ljava/util/") => {
                map(guest, "java/util/LinkedHashMap", all.into_iter())
            }
            Tree::Map(all) if !descriptor.starts_with('[') => Tree::into_record(all, guest, class),
            other => Err(other.misfit(descriptor)),
        }
    }
}

/// An array whose elements have a type with this descriptor.
fn into_array(all: Vec<Tree>, guest: &mut Guest<'_>, element: &str) -> Result<Value, Error> {
    macro_rules! primitive {
        ($variant:ident, $rust:ty) => {{
            let one = |tree: Tree| match tree.primitive(element)? {
                Value::$variant(value) => Ok(value),
                _ => Err(tree.misfit(element)),
            };
            all.into_iter().map(one).collect::<Result<Vec<$rust>, Error>>()?.into_java(guest)
        }};
    }
    match element {
        "Z" => primitive!(Boolean, bool),
        "B" => primitive!(Byte, i8),
        "C" => primitive!(Char, u16),
        "S" => primitive!(Short, i16),
        "I" => primitive!(Int, i32),
        "J" => primitive!(Long, i64),
        "F" => primitive!(Float, f32),
        "D" => primitive!(Double, f64),
        _ => array(guest, element, all.into_iter()),
    }
}

impl serde::de::Error for Error {
    fn custom<T: fmt::Display>(text: T) -> Error {
        Error::Type(text.to_string())
    }
}

impl<'de> IntoDeserializer<'de, Error> for Tree {
    type Deserializer = Tree;

    fn into_deserializer(self) -> Tree {
        self
    }
}

impl<'de> Deserializer<'de> for Tree {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_unit(),
            Tree::Boolean(value) => visitor.visit_bool(value),
            Tree::Whole(_, value) => visitor.visit_i64(value),
            Tree::Real(value, true) => visitor.visit_f32(value as f32),
            Tree::Real(value, false) => visitor.visit_f64(value),
            Tree::Text(text) => visitor.visit_string(text),
            // As they are for those that take elements; `deserialize_bytes` is for others.
            Tree::Bytes(bytes) => {
                let all = bytes.into_iter().map(|byte| Tree::Whole(b'B', byte.cast_signed().into()));
                visit_list(all, visitor)
            }
            Tree::List(all) => visit_list(all.into_iter(), visitor),
            Tree::Map(all) => {
                let mut entries = MapDeserializer::new(all.into_iter());
                let value = visitor.visit_map(&mut entries)?;
                entries.end()?;
                Ok(value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Null => visitor.visit_none(),
            other => visitor.visit_some(other),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Whole(b'B', value) => visitor.visit_u8(value as u8),
            other => other.deserialize_any(visitor),
        }
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_byte_buf(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Tree::Bytes(bytes) => visitor.visit_byte_buf(bytes),
            other => other.deserialize_any(visitor),
        }
    }

    /// A constant or a text is a variant without values; a map with one entry is one with them.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let _ = (name, variants);
        match self {
            Tree::Text(text) => visitor.visit_enum(text.into_deserializer()),
            Tree::Map(all) => {
                let entries = MapDeserializer::new(all.into_iter());
                visitor.visit_enum(serde::de::value::MapAccessDeserializer::new(entries))
            }
            other => Err(other.misfit("a variant")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char str string unit unit_struct seq tuple tuple_struct map
        struct identifier
    }
}

fn visit_list<'de, V: Visitor<'de>>(all: impl Iterator<Item = Tree>, visitor: V) -> Result<V::Value, Error> {
    let mut elements = SeqDeserializer::new(all);
    let value = visitor.visit_seq(&mut elements)?;
    elements.end()?;
    Ok(value)
}
