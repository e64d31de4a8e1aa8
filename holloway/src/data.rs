//! Records, constants of enums and arrays of references as Rust values, and what bounds their size: what comes from a guest may
//! refer to itself, or name one large text a million times.
//!
//! Into a conversion goes a Java value, out comes a Rust value that holds copies of what is reached from there; or the other way.
//! Derived implementations of [`FromJava`] and [`IntoJava`] are made of what is here.

use std::cell::Cell;

use holloway_vm::{Guest, Object, Value};

use crate::convert::{FromJava, IntoJava, present, told};
use crate::error::Error;

/// How deep records and arrays of references may lie in each other: each level takes stack of the host.
const MOST_DEPTH: u32 = 128;
/// Bytes of all texts and elements that one conversion of a record, or of an array of references, copies at most.
const MOST_BYTES: usize = 64 << 20;
/// What each record counts for, beside what is in it.
const RECORD_BYTES: usize = 64;

/// What the conversion has come to in which this thread is.
#[derive(Clone, Copy, Default)]
struct UnderWay {
    depth: u32,
    bytes: usize,
}

thread_local! {
    static UNDER_WAY: Cell<UnderWay> = Cell::default();
}

/// A level of a conversion, while it lives.
#[derive(Debug)]
pub struct Level(());

impl Level {
    fn enter() -> Result<Level, Error> {
        let mut state = UNDER_WAY.get();
        if state.depth == MOST_DEPTH {
            return Err(Error::Type(format!("records and arrays lie more than {MOST_DEPTH} deep in each other")));
        }
        state.depth += 1;
        UNDER_WAY.set(state);
        Ok(Level(()))
    }
}

impl Drop for Level {
    fn drop(&mut self) {
        let UnderWay { depth, bytes } = UNDER_WAY.get();
        let bytes = if depth == 1 { 0 } else { bytes };
        UNDER_WAY.set(UnderWay { depth: depth - 1, bytes });
    }
}

/// Counts bytes that are to be copied. A single text, or an array of primitive values, is as large as it is.
///
/// # Errors
/// [`Error::Type`]: they are too many.
pub(crate) fn charge(bytes: usize) -> Result<(), Error> {
    let mut state = UNDER_WAY.get();
    if state.depth == 0 {
        return Ok(());
    }
    state.bytes = state.bytes.saturating_add(bytes);
    UNDER_WAY.set(state);
    if state.bytes > MOST_BYTES {
        return Err(Error::Type(format!("a value of more than {} MB", MOST_BYTES >> 20)));
    }
    Ok(())
}

/// The elements of an array of references.
pub(crate) fn elements<T: FromJava>(guest: &mut Guest<'_>, array: &Object) -> Result<Vec<T>, Error> {
    let _level = Level::enter()?;
    let mut all = Vec::new();
    for at in 0..guest.array_length(array)? {
        charge(size_of::<T>())?;
        let element = guest.element(array, at)?;
        all.push(T::from_java(guest, Value::Object(element))?);
    }
    Ok(all)
}

/// A new array of references.
pub(crate) fn array<T: IntoJava>(guest: &mut Guest<'_>, elements: Vec<T>) -> Result<Value, Error> {
    let element = T::element();
    let class = element.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(&element);
    let array = guest.new_object_array(class, elements.len());
    let array = told(guest, array)?;
    for (at, element) in elements.into_iter().enumerate() {
        if let Value::Object(Some(object)) = element.into_java(guest)? {
            guest.set_element(&array, at, Some(&object))?;
        }
    }
    Ok(Value::Object(Some(array)))
}

fn java_name(class: &str) -> String {
    class.replace('/', ".")
}

/// An instance of a class.
fn instance(guest: &mut Guest<'_>, value: Value, class: &str) -> Result<Object, Error> {
    let object = present(value)?;
    if guest.is_instance(&object, class)? {
        return Ok(object);
    }
    Err(Error::Type(format!("an object of {} is no {}", guest.class_name(&object)?, java_name(class))))
}

fn components(guest: &mut Guest<'_>, class: &str) -> Result<Vec<(String, String)>, Error> {
    let found = guest.record_components(class);
    told(guest, found)?.ok_or_else(|| Error::Signature(format!("{} is no record", java_name(class))))
}

/// A record whose components are read.
#[derive(Debug)]
pub struct Record {
    object: Object,
    class: &'static str,
    components: Vec<(String, String)>,
    _level: Level,
}

impl Record {
    /// The record that a value is, of a class named with slashes.
    ///
    /// # Errors
    /// [`Error::Null`]; [`Error::Type`] for an object of another class; [`Error::Signature`]: the class is no record.
    pub fn of(guest: &mut Guest<'_>, value: Value, class: &'static str) -> Result<Record, Error> {
        let level = Level::enter()?;
        charge(RECORD_BYTES)?;
        let object = instance(guest, value, class)?;
        Ok(Record { object, class, components: components(guest, class)?, _level: level })
    }

    /// A component. What stands in its field is read: no code of the guest runs.
    ///
    /// # Errors
    /// [`Error::Signature`]: there is none of that name, or of another type; [`Error::Type`], naming the component.
    pub fn component<T: FromJava>(&self, guest: &mut Guest<'_>, name: &str) -> Result<T, Error> {
        let named = || format!("component {name} of {}", java_name(self.class));
        let Some((_, descriptor)) = self.components.iter().find(|(known, _)| known == name) else {
            return Err(Error::Signature(format!("there is no {}", named())));
        };
        if !T::accepts(descriptor) {
            return Err(Error::Signature(format!("the {} is {descriptor}, which the Rust type is not", named())));
        }
        let field = guest.field(self.class, name, descriptor);
        let field = told(guest, field)?;
        let value = guest.get(&field, Some(&self.object))?;
        T::from_java(guest, value).map_err(|error| match error {
            Error::Null => Error::Type(format!("the {} is null", named())),
            Error::Type(text) => Error::Type(format!("the {}: {text}", named())),
            other => other,
        })
    }
}

/// What a new record gets for a component: its name, whether that can be of a type, and the value.
pub type Component = (&'static str, fn(&str) -> bool, Value);

/// A new record, made by its canonical constructor.
///
/// # Errors
/// [`Error::Signature`]: its components are others; [`Error::Exception`]: what the constructor throws.
pub fn new_record(guest: &mut Guest<'_>, class: &str, mut given: Vec<Component>) -> Result<Value, Error> {
    let components = components(guest, class)?;
    let mut values = Vec::with_capacity(components.len());
    let mut parameters = String::new();
    for (name, descriptor) in &components {
        let Some(at) = given.iter().position(|(known, ..)| known == name) else {
            return Err(Error::Signature(format!("component {name} of {} is not given", java_name(class))));
        };
        let (_, fits, value) = given.swap_remove(at);
        if !fits(descriptor) {
            let text = format!("component {name} of {} is {descriptor}, which the Rust type is not", java_name(class));
            return Err(Error::Signature(text));
        }
        parameters += descriptor;
        values.push(value);
    }
    if let Some((name, ..)) = given.first() {
        return Err(Error::Signature(format!("there is no component {name} of {}", java_name(class))));
    }
    let constructor = guest.method(class, "<init>", &format!("({parameters})V"));
    let constructor = told(guest, constructor)?;
    let made = guest.call(&constructor, None, &values);
    made.map_err(|error| Error::of_call(guest, error, "Ljava/lang/Object;"))
}

/// The name of the constant of an enum that a value is.
///
/// # Errors
/// [`Error::Null`]; [`Error::Type`] for an object of another class.
pub fn constant_name(guest: &mut Guest<'_>, value: Value, class: &str) -> Result<String, Error> {
    let object = instance(guest, value, class)?;
    let field = guest.field("java/lang/Enum", "name", "Ljava/lang/String;");
    let field = told(guest, field)?;
    let name = guest.get(&field, Some(&object))?;
    String::from_java(guest, name)
}

/// A constant of an enum, by its name. Its class is initialised before.
///
/// # Errors
/// [`Error::Exception`]: `NoSuchFieldError`, or what the initialiser throws.
pub fn constant(guest: &mut Guest<'_>, class: &str, name: &str) -> Result<Value, Error> {
    let field = guest.field(class, name, &format!("L{class};"));
    let field = told(guest, field)?;
    let value = guest.get(&field, None);
    told(guest, value)
}

/// That an enum has a constant which the Rust type has not.
pub fn unknown_constant(class: &str, name: &str) -> Error {
    Error::Type(format!("constant {name} of {} is none of the Rust type", java_name(class)))
}
