//! What code that `#[derive(FromJava, IntoJava)]` writes calls: nothing for others.
//!
//! In go the components that a Rust struct has, or the constants of an enum; out come values, or errors that name the
//! component.

use std::sync::Arc;

use holloway_vm::{Guest, Object, Value};

use crate::convert::{FromJava, IntoJava, OBJECT, present};
use crate::error::Error;
use crate::shapes::{self, Level, RecordClass};

/// A component as the Rust struct has it.
pub struct Component {
    /// Its name in Java.
    pub name: &'static str,
    /// Its Rust type.
    pub rust: &'static str,
    /// Whether that is for a Java type.
    pub takes: fn(&str) -> bool,
}

impl Component {
    /// Where it is among the record's components.
    fn find(&self, class: &str, record: &RecordClass) -> Result<usize, Error> {
        let Some(at) = record.components.iter().position(|one| one.name == self.name) else {
            let all: Vec<&str> = record.components.iter().map(|one| one.name.as_str()).collect();
            let all = if all.is_empty() { "none".to_owned() } else { all.join(", ") };
            let (name, class) = (self.name, dotted(class));
            return Err(Error::Signature(format!("the record {class} has no component {name}; it has {all}")));
        };
        let descriptor = &record.components[at].descriptor;
        // A type variable, whose values are looked at when they are there.
        if (self.takes)(descriptor) || descriptor == OBJECT {
            return Ok(at);
        }
        let (name, rust, class) = (self.name, self.rust, dotted(class));
        Err(Error::Signature(format!("{class}.{name} is {descriptor}, which Rust's {rust} does not stand for")))
    }
}

/// The name of a class as Java code has it.
fn dotted(class: &str) -> String {
    class.replace('/', ".")
}

/// An error about a component, with its place.
fn placed(class: &str, name: &str, error: Error) -> Error {
    let class = dotted(class);
    match error {
        Error::Null => Error::Type(format!("{class}.{name} is null, where a value is wanted")),
        Error::Type(text) => Error::Type(format!("{class}.{name}: {text}")),
        other => other,
    }
}

/// An object that must be an instance of a class.
fn instance(guest: &mut Guest<'_>, value: Value, class: &str) -> Result<Object, Error> {
    let object = present(value)?;
    if guest.is_instance(&object, class)? {
        return Ok(object);
    }
    let name = shapes::name_of(guest, &object)?;
    Err(Error::Type(format!("{name} is no {} of the class path", dotted(class))))
}

/// A record whose components are taken one by one, in the order of the Rust struct.
pub struct Reader<'a, 'vm> {
    level: Level<'a, 'vm>,
    object: Object,
    class: &'static str,
    record: Arc<RecordClass>,
    components: std::slice::Iter<'static, Component>,
}

impl<'a, 'vm> Reader<'a, 'vm> {
    /// # Errors
    /// The value is no such record, or the record has no such components.
    pub fn new(
        guest: &'a mut Guest<'vm>,
        value: Value,
        class: &'static str,
        components: &'static [Component],
    ) -> Result<Reader<'a, 'vm>, Error> {
        let mut level = Level::enter(guest)?;
        let object = instance(&mut level, value, class)?;
        let record = shapes::record(&mut level, class)?;
        for component in components {
            component.find(class, &record)?;
        }
        Ok(Reader { level, object, class, record, components: components.iter() })
    }

    /// The next component.
    ///
    /// # Errors
    /// Its value is none of the Rust type.
    pub fn component<T: FromJava>(&mut self) -> Result<T, Error> {
        let Some(component) = self.components.next() else { return Err(Error::Null) };
        let found = &self.record.components[component.find(self.class, &self.record)?];
        shapes::charge_value::<T>(&mut self.level)?;
        let value = found.of(&mut self.level, &self.object)?;
        T::from_java(&mut self.level, value).map_err(|error| placed(self.class, component.name, error))
    }
}

/// A record in the making, whose components come one by one, in the order of the Rust struct.
pub struct Writer<'a, 'vm> {
    level: Level<'a, 'vm>,
    class: &'static str,
    record: Arc<RecordClass>,
    values: Vec<Value>,
    components: std::slice::Iter<'static, Component>,
}

impl<'a, 'vm> Writer<'a, 'vm> {
    /// # Errors
    /// The record has other components.
    pub fn new(
        guest: &'a mut Guest<'vm>,
        class: &'static str,
        components: &'static [Component],
    ) -> Result<Writer<'a, 'vm>, Error> {
        let mut level = Level::enter(guest)?;
        let record = shapes::record(&mut level, class)?;
        for component in components {
            component.find(class, &record)?;
        }
        if let Some(more) = record.components.iter().find(|one| components.iter().all(|known| known.name != one.name)) {
            let (name, class) = (&more.name, dotted(class));
            return Err(Error::Signature(format!(
                "the record {class} has a component {name}, for which no field stands"
            )));
        }
        let values = vec![Value::Void; record.components.len()];
        Ok(Writer { level, class, record, values, components: components.iter() })
    }

    /// Gives the next component.
    ///
    /// # Errors
    /// There is no memory for it.
    pub fn component<T: IntoJava>(&mut self, value: T) -> Result<(), Error> {
        let Some(component) = self.components.next() else { return Err(Error::Null) };
        let at = component.find(self.class, &self.record)?;
        let made = value.into_java_as(&mut self.level, &self.record.components[at].descriptor);
        self.values[at] = made.map_err(|error| placed(self.class, component.name, error))?;
        Ok(())
    }

    /// The record.
    ///
    /// # Errors
    /// What its constructor throws.
    pub fn finish(mut self) -> Result<Value, Error> {
        self.record.make(&mut self.level, &self.values)
    }
}

/// The name of a constant of an `enum`.
///
/// # Errors
/// The value is none of that class.
pub fn constant_name(guest: &mut Guest<'_>, value: Value, class: &'static str) -> Result<String, Error> {
    let constant = instance(guest, value, class)?;
    shapes::constant_name(guest, &constant)
}

/// What is said of a constant that the Rust enum does not have.
pub fn unknown_constant(class: &str, name: &str) -> Error {
    let name: String = name.chars().take(200).collect();
    Error::Type(format!("no variant stands for {}.{name}", dotted(class)))
}

/// The constant of an `enum`.
///
/// # Errors
/// There is none of that name; what the initialiser throws.
pub fn constant(guest: &mut Guest<'_>, class: &'static str, name: &'static str) -> Result<Value, Error> {
    shapes::constant(guest, class, name)
}
