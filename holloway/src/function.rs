//! Members of guest classes with Rust types: found once, used as often as wanted.

use std::marker::PhantomData;

use holloway_vm::{Callable, Object, ResolvedField, Value};

use crate::convert::{Arguments, FromJava, IntoJava, told};
use crate::error::Error;
use crate::java::Java;

/// A static method that takes `A` and gives `R`, in one VM. See [`Java::func`].
pub struct Function<A, R> {
    pub(crate) found: FoundMethod,
    pub(crate) types: PhantomData<fn(A) -> R>,
}

/// A method of objects that takes `A` and gives `R`, in one VM. See [`Java::method`].
pub struct Method<A, R> {
    pub(crate) found: FoundMethod,
    pub(crate) types: PhantomData<fn(A) -> R>,
}

/// A constructor that takes `A`, in one VM. See [`Java::constructor`].
pub struct Constructor<A> {
    pub(crate) found: FoundMethod,
    pub(crate) types: PhantomData<fn(A)>,
}

/// A field of objects that is an `F`, in one VM. See [`Java::field`].
pub struct Field<F> {
    pub(crate) access: ResolvedField,
    pub(crate) descriptor: String,
    pub(crate) types: PhantomData<fn() -> F>,
}

/// A static field that is an `F`, in one VM. See [`Java::static_field`].
pub struct StaticField<F> {
    pub(crate) access: ResolvedField,
    pub(crate) descriptor: String,
    pub(crate) types: PhantomData<fn() -> F>,
}

/// A method whose types are known at run time only, in one VM. See [`Java::any_method`].
pub struct AnyMethod {
    pub(crate) callable: Callable,
    pub(crate) result: String,
}

impl AnyMethod {
    /// Calls the method: a static one or a constructor without an object, any other one on an object. What a constructor has
    /// made is its result.
    ///
    /// # Errors
    /// See [`Error`]; [`Error::Type`] where the values do not fit the descriptor.
    pub fn call(&self, vm: &mut impl Java, object: Option<&Object>, arguments: &[Value]) -> Result<Value, Error> {
        let mut guest = vm.guest();
        let called = guest.call(&self.callable, object, arguments);
        called.map_err(|error| Error::of_call(&guest, error, &self.result))
    }
}

/// A method that was found, with the descriptors of its parameters and of its result.
pub(crate) struct FoundMethod {
    pub(crate) callable: Callable,
    pub(crate) parameters: Box<[String]>,
    pub(crate) result: String,
}

fn call<A: Arguments, R: FromJava>(
    vm: &mut impl Java,
    found: &FoundMethod,
    receiver: Option<&Object>,
    arguments: A::At<'_>,
) -> Result<R, Error> {
    let mut guest = vm.guest();
    let values = A::into_values(arguments, &mut guest, &found.parameters)?;
    match guest.call(&found.callable, receiver, values.as_ref()) {
        Ok(value) => R::from_java(&mut guest, value),
        Err(error) => Err(Error::of_call(&guest, error, &found.result)),
    }
}

impl<A: Arguments, R: FromJava> Function<A, R> {
    /// Calls the method. Its class is initialised before.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn call(&self, vm: &mut impl Java, arguments: A::At<'_>) -> Result<R, Error> {
        call::<A, R>(vm, &self.found, None, arguments)
    }
}

impl<A: Arguments, R: FromJava> Method<A, R> {
    /// Calls the method on an object.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn call(&self, vm: &mut impl Java, object: &Object, arguments: A::At<'_>) -> Result<R, Error> {
        call::<A, R>(vm, &self.found, Some(object), arguments)
    }
}

impl<A: Arguments> Constructor<A> {
    /// Makes an object.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn call(&self, vm: &mut impl Java, arguments: A::At<'_>) -> Result<Object, Error> {
        call::<A, Object>(vm, &self.found, None, arguments)
    }
}

impl<F: FromJava + IntoJava> Field<F> {
    /// Reads the field of an object.
    ///
    /// # Errors
    /// [`Error::Type`] for an object that has no such field, [`Error::Null`].
    pub fn get(&self, vm: &mut impl Java, object: &Object) -> Result<F, Error> {
        let mut guest = vm.guest();
        let value = guest.get(&self.access, Some(object))?;
        F::from_java(&mut guest, value)
    }

    /// Writes the field of an object.
    ///
    /// # Errors
    /// As for [`Field::get`]; [`Error::Type`] for a final field.
    pub fn set(&self, vm: &mut impl Java, object: &Object, value: F) -> Result<(), Error> {
        let mut guest = vm.guest();
        let value = value.into_java_as(&mut guest, &self.descriptor)?;
        Ok(guest.set(&self.access, Some(object), &value)?)
    }
}

impl<F: FromJava + IntoJava> StaticField<F> {
    /// Reads the field. Its class is initialised before.
    ///
    /// # Errors
    /// What the initialiser throws; [`Error::Type`] if the field is one of objects; [`Error::Null`].
    pub fn get(&self, vm: &mut impl Java) -> Result<F, Error> {
        let mut guest = vm.guest();
        let value = guest.get(&self.access, None);
        let value = told(&guest, value)?;
        F::from_java(&mut guest, value)
    }

    /// Writes the field.
    ///
    /// # Errors
    /// As for [`StaticField::get`]; [`Error::Type`] for a final field.
    pub fn set(&self, vm: &mut impl Java, value: F) -> Result<(), Error> {
        let mut guest = vm.guest();
        let value = value.into_java_as(&mut guest, &self.descriptor)?;
        let done = guest.set(&self.access, None, &value);
        told(&guest, done)
    }
}
