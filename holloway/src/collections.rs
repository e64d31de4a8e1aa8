//! Arrays, lists and maps of Java and their counterparts in Rust.
//!
//! In go objects of a guest that may mean harm, and out come as many elements as there are, within the bounds of
//! [`Level`]; in go a host's values, and out come arrays of the wanted type, an `ArrayList`, or a `HashMap`.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use holloway_vm::{Guest, Object, Value};

use crate::convert::{ELEMENT, FromJava, IntoJava, OBJECT, is_reference, present, told};
use crate::error::Error;
use crate::shapes::{self, Level, call};

/// The types of lists that a `Vec` may be.
const LISTS: &[&str] = &["Ljava/util/List;", "Ljava/util/Collection;", "Ljava/util/ArrayList;"];

/// The types of maps.
const MAPS: &[&str] = &["Ljava/util/Map;", "Ljava/util/HashMap;"];

/// The elements of an array of references, or of a collection as `toArray` gives them.
pub(crate) fn array_of_elements(guest: &mut Guest<'_>, object: &Object) -> Result<Object, Error> {
    if guest.class_name(object)?.starts_with('[') {
        return Ok(object.clone());
    }
    if !guest.is_instance(object, "java/util/Collection")? {
        let name = shapes::name_of(guest, object)?;
        return Err(Error::Type(format!("{name} is neither an array nor a collection")));
    }
    present(call(guest, ("java/util/Collection", "toArray", "()[Ljava/lang/Object;"), Some(object), &[])?)
}

/// The entries of a map, as `entrySet` gives them.
pub(crate) fn entries<K, V>(
    level: &mut Level<'_, '_>,
    map: &Object,
    mut add: impl FnMut(&mut Level<'_, '_>, Value, Value) -> Result<(K, V), Error>,
    mut keep: impl FnMut(K, V),
) -> Result<(), Error> {
    if !level.is_instance(map, "java/util/Map")? {
        let name = shapes::name_of(level, map)?;
        return Err(Error::Type(format!("{name} is no map")));
    }
    let set = present(call(level, ("java/util/Map", "entrySet", "()Ljava/util/Set;"), Some(map), &[])?)?;
    let array = array_of_elements(level, &set)?;
    for at in 0..level.array_length(&array)? {
        let entry = level.element(&array, at)?.ok_or(Error::Null)?;
        let key = call(level, ("java/util/Map$Entry", "getKey", "()Ljava/lang/Object;"), Some(&entry), &[])?;
        let value = call(level, ("java/util/Map$Entry", "getValue", "()Ljava/lang/Object;"), Some(&entry), &[])?;
        shapes::charge_value::<(K, V)>(level)?;
        let (key, value) = add(level, key, value)?;
        keep(key, value);
    }
    Ok(())
}

impl<T: FromJava> FromJava for Vec<T> {
    fn accepts(descriptor: &str) -> bool {
        match descriptor.strip_prefix('[') {
            Some(element) => T::accepts(element),
            None => LISTS.contains(&descriptor),
        }
    }

    fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
        let object = present(value)?;
        if let Some(copied) = T::copied(guest, &object) {
            shapes::charge(guest, size_of_val(&copied[..]))?;
            return Ok(copied);
        }
        let mut level = Level::enter(guest)?;
        let array = array_of_elements(&mut level, &object)?;
        let mut all = Vec::new();
        for at in 0..level.array_length(&array)? {
            shapes::charge_value::<T>(&mut level)?;
            let element = level.element(&array, at)?;
            all.push(T::from_java(&mut level, Value::Object(element))?);
        }
        Ok(all)
    }
}

/// An array whose elements have a type that is no primitive one.
pub(crate) fn array<T: IntoJava>(
    guest: &mut Guest<'_>,
    element: &str,
    values: impl ExactSizeIterator<Item = T>,
) -> Result<Value, Error> {
    let class = element.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(element);
    let class = if element == ELEMENT { "java/lang/Object" } else { class };
    let mut level = Level::enter(guest)?;
    let made = level.new_object_array(class, values.len());
    let array = told(&level, made)?;
    for (at, value) in values.enumerate() {
        shapes::note(&level, shapes::VALUE_WORK);
        if let Value::Object(Some(object)) = value.into_java_as(&mut level, element)? {
            level.set_element(&array, at, Some(&object))?;
        }
    }
    Ok(Value::Object(Some(array)))
}

/// A list with these elements, which may grow.
pub(crate) fn list<T: IntoJava>(
    guest: &mut Guest<'_>,
    values: impl ExactSizeIterator<Item = T>,
) -> Result<Value, Error> {
    let array = array(guest, ELEMENT, values)?;
    let fixed = call(guest, ("java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;"), None, &[array])?;
    call(guest, ("java/util/ArrayList", "<init>", "(Ljava/util/Collection;)V"), None, &[fixed])
}

impl<T: IntoJava> IntoJava for Vec<T> {
    type At<'x> = Vec<T::At<'x>>;

    fn fits(descriptor: &str) -> bool {
        match descriptor.strip_prefix('[') {
            Some(element) => T::fits(element),
            None => descriptor == OBJECT || descriptor == "Ljava/lang/Iterable;" || LISTS.contains(&descriptor),
        }
    }

    fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
        self.into_java_as(guest, OBJECT)
    }

    fn into_java_as(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Error> {
        let element = descriptor.strip_prefix('[').map_or_else(T::descriptor, str::to_owned);
        // Bytes stay bytes within collections.
        let is_list = if descriptor == ELEMENT { element != "B" } else { is_reference(descriptor) };
        if is_list && descriptor != OBJECT && !descriptor.starts_with('[') {
            return list(guest, self.into_iter());
        }
        let copied = if is_reference(&element) { None } else { T::array_of(&self, guest) };
        copied.unwrap_or_else(|| array(guest, &element, self.into_iter()))
    }

    fn descriptor() -> String {
        format!("[{}", T::descriptor())
    }
}

/// A map with these entries.
pub(crate) fn map<K: IntoJava, V: IntoJava>(
    guest: &mut Guest<'_>,
    class: &'static str,
    entries: impl Iterator<Item = (K, V)>,
) -> Result<Value, Error> {
    const PUT: shapes::Member = ("java/util/Map", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
    let mut level = Level::enter(guest)?;
    let map = present(call(&mut level, (class, "<init>", "()V"), None, &[])?)?;
    for (key, value) in entries {
        let key = key.into_java_as(&mut level, ELEMENT)?;
        let value = value.into_java_as(&mut level, ELEMENT)?;
        call(&mut level, PUT, Some(&map), &[key, value])?;
    }
    Ok(Value::Object(Some(map)))
}

macro_rules! maps {
    ($($rust:ident, ($($bound:tt)*), $class:literal;)*) => {$(
        impl<K: FromJava + $($bound)*, V: FromJava> FromJava for $rust<K, V> {
            fn accepts(descriptor: &str) -> bool {
                MAPS.contains(&descriptor)
            }

            fn from_java(guest: &mut Guest<'_>, value: Value) -> Result<Self, Error> {
                let (map, mut level) = (present(value)?, Level::enter(guest)?);
                let mut all = $rust::new();
                let add = |level: &mut Level<'_, '_>, key, value| {
                    Ok((K::from_java(level, key)?, V::from_java(level, value)?))
                };
                entries(&mut level, &map, add, |key, value| drop(all.insert(key, value)))?;
                Ok(all)
            }
        }

        impl<K: IntoJava, V: IntoJava> IntoJava for $rust<K, V> {
            type At<'x> = $rust<K::At<'x>, V::At<'x>>;

            fn fits(descriptor: &str) -> bool {
                descriptor == OBJECT || MAPS.contains(&descriptor)
            }

            fn into_java(self, guest: &mut Guest<'_>) -> Result<Value, Error> {
                map(guest, $class, self.into_iter())
            }

            fn descriptor() -> String {
                "Ljava/util/Map;".to_owned()
            }
        }
    )*};
}

maps! {
    HashMap, (Eq + Hash), "java/util/HashMap";
    // A `HashMap` too, whose order is that of the entries.
    BTreeMap, (Ord), "java/util/LinkedHashMap";
}
