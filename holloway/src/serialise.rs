//! What `Serialize` says of a value, as a tree: in go values of the host, out come trees at most as deep as values may be
//! nested.

use std::fmt::Display;

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::data::Tree;
use crate::error::Error;
use crate::shapes::DEEPEST;

/// The tree of a value.
///
/// # Errors
/// [`Error::TooLarge`] for what is nested too deep, [`Error::Type`] for a number that no Java type has.
pub(crate) fn tree<T: Serialize + ?Sized>(value: &T) -> Result<Tree, Error> {
    value.serialize(Maker { depth: 0 })
}

impl serde::ser::Error for Error {
    fn custom<T: Display>(text: T) -> Error {
        Error::Type(text.to_string())
    }
}

/// Makes the tree of a value at some depth.
#[derive(Clone, Copy)]
struct Maker {
    depth: usize,
}

impl Maker {
    fn within(self) -> Result<Maker, Error> {
        if self.depth >= DEEPEST {
            return Err(Error::TooLarge(format!("values are nested more than {DEEPEST} deep")));
        }
        Ok(Maker { depth: self.depth + 1 })
    }
}

/// A list, a map or a struct in the making.
struct Parts {
    inside: Maker,
    /// The variant that it is, if it is one.
    variant: Option<&'static str>,
    list: Vec<Tree>,
    key: Option<Tree>,
    map: Vec<(Tree, Tree)>,
}

impl Parts {
    fn new(maker: Maker, variant: Option<&'static str>) -> Result<Parts, Error> {
        Ok(Parts { inside: maker.within()?, variant, list: Vec::new(), key: None, map: Vec::new() })
    }

    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.list.push(value.serialize(self.inside)?);
        Ok(())
    }

    fn put<T: Serialize + ?Sized>(&mut self, key: Tree, value: &T) -> Result<(), Error> {
        let value = value.serialize(self.inside)?;
        self.map.push((key, value));
        Ok(())
    }

    fn list(self) -> Tree {
        variant(self.variant, Tree::List(self.list))
    }

    fn map(self) -> Tree {
        variant(self.variant, Tree::Map(self.map))
    }
}

/// What a variant with values is: a map with one entry.
fn variant(name: Option<&'static str>, of: Tree) -> Tree {
    match name {
        Some(name) => Tree::Map(vec![(Tree::Text(name.to_owned()), of)]),
        None => of,
    }
}

macro_rules! whole {
    ($($method:ident, $rust:ty, $letter:literal;)*) => {$(
        fn $method(self, value: $rust) -> Result<Tree, Error> {
            Ok(Tree::Whole($letter, value.into()))
        }
    )*};
}

macro_rules! lists {
    ($($of:ident, $method:ident;)*) => {$(
        impl $of for Parts {
            type Ok = Tree;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.add(value)
            }

            fn end(self) -> Result<Tree, Error> {
                Ok(self.list())
            }
        }
    )*};
}

lists! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

macro_rules! structs {
    ($($of:ident)*) => {$(
        impl $of for Parts {
            type Ok = Tree;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.put(Tree::Text(key.to_owned()), value)
            }

            fn end(self) -> Result<Tree, Error> {
                Ok(self.map())
            }
        }
    )*};
}

structs!(SerializeStruct SerializeStructVariant);

impl SerializeMap for Parts {
    type Ok = Tree;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(key.serialize(self.inside)?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value of a map comes after its key"))?;
        self.put(key, value)
    }

    fn end(self) -> Result<Tree, Error> {
        Ok(self.map())
    }
}

impl Serializer for Maker {
    type Ok = Tree;
    type Error = Error;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Parts;
    type SerializeTupleVariant = Parts;
    type SerializeMap = Parts;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    whole! {
        serialize_i8, i8, b'B';
        serialize_i16, i16, b'S';
        serialize_i32, i32, b'I';
        serialize_i64, i64, b'J';
        serialize_u8, u8, b'u';
        serialize_u16, u16, b'I';
        serialize_u32, u32, b'J';
    }

    fn serialize_u64(self, value: u64) -> Result<Tree, Error> {
        match i64::try_from(value) {
            Ok(value) => Ok(Tree::Whole(b'J', value)),
            Err(_) => Err(Error::custom(format!("{value} is no long"))),
        }
    }

    fn serialize_bool(self, value: bool) -> Result<Tree, Error> {
        Ok(Tree::Boolean(value))
    }

    fn serialize_f32(self, value: f32) -> Result<Tree, Error> {
        Ok(Tree::Real(value.into(), true))
    }

    fn serialize_f64(self, value: f64) -> Result<Tree, Error> {
        Ok(Tree::Real(value, false))
    }

    fn serialize_char(self, value: char) -> Result<Tree, Error> {
        Ok(Tree::Text(value.to_string()))
    }

    fn serialize_str(self, value: &str) -> Result<Tree, Error> {
        Ok(Tree::Text(value.to_owned()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Tree, Error> {
        Ok(Tree::Bytes(value.to_vec()))
    }

    fn serialize_none(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Tree, Error> {
        value.serialize(self.within()?)
    }

    fn serialize_unit(self) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, Error> {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<Tree, Error> {
        Ok(Tree::Text(name.to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Tree, Error> {
        value.serialize(self.within()?)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<Tree, Error> {
        Ok(variant(Some(name), value.serialize(self.within()?)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts, Error> {
        Parts::new(self, None)
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts, Error> {
        Parts::new(self, None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts, Error> {
        Parts::new(self, None)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<Parts, Error> {
        Parts::new(self, Some(name))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts, Error> {
        Parts::new(self, None)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts, Error> {
        Parts::new(self, None)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<Parts, Error> {
        Parts::new(self, Some(name))
    }
}
