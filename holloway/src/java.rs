//! What a host does with a VM, from outside ([`Vm`](crate::Vm)) and within a host function ([`Caller`](crate::Caller)).

use std::marker::PhantomData;

use holloway_vm::{Guest, Object, Value};

use crate::convert::{Arguments, FromJava, IntoJava, OBJECT, split, told};
use crate::error::Error;
use crate::function::{AnyMethod, Constructor, Field, FoundMethod, Function, Method, StaticField};

mod sealed {
    pub trait Sealed {}
    impl<T: Send + 'static> Sealed for crate::Vm<T> {}
    impl<T> Sealed for crate::Caller<'_, T> {}
}

/// What a host does with a VM. Classes are named with dots or slashes, inner ones with `$`.
///
/// A host may use all members of all classes, whatever their access: what is private is private to other Java code.
pub trait Java: sealed::Sealed {
    /// The VM below the typed interface.
    fn guest(&mut self) -> Guest<'_>;

    /// The static method of that name whose types fit these. Looking it up costs some microseconds, and is done once.
    ///
    /// # Errors
    /// [`Error::Signature`]: none fits, or several do (then [`Java::func_as`] tells them apart). [`Error::Exception`]: what
    /// loading classes throws.
    fn func<A: Arguments, R: FromJava>(&mut self, class: &str, name: &str) -> Result<Function<A, R>, Error> {
        let found = find::<A>(&mut self.guest(), class, name, &|result| R::accepts(result), true)?;
        Ok(Function { found, types: PhantomData })
    }

    /// The same by its descriptor (JVMS 4.3.3).
    ///
    /// # Errors
    /// As for [`Java::func`].
    fn func_as<A: Arguments, R: FromJava>(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<Function<A, R>, Error> {
        let found = find_as::<A>(&mut self.guest(), class, name, descriptor, &|result| R::accepts(result), true)?;
        Ok(Function { found, types: PhantomData })
    }

    /// The method of that name of objects of a class or interface. The class of the object that it is called on selects what
    /// is executed.
    ///
    /// # Errors
    /// As for [`Java::func`].
    fn method<A: Arguments, R: FromJava>(&mut self, class: &str, name: &str) -> Result<Method<A, R>, Error> {
        let found = find::<A>(&mut self.guest(), class, name, &|result| R::accepts(result), false)?;
        Ok(Method { found, types: PhantomData })
    }

    /// The same by its descriptor.
    ///
    /// # Errors
    /// As for [`Java::func`].
    fn method_as<A: Arguments, R: FromJava>(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<Method<A, R>, Error> {
        let found = find_as::<A>(&mut self.guest(), class, name, descriptor, &|result| R::accepts(result), false)?;
        Ok(Method { found, types: PhantomData })
    }

    /// A method by its descriptor, static or not, or the constructor `<init>`, for whoever knows its types at run time only.
    ///
    /// # Errors
    /// [`Error::Signature`] for what is no descriptor; [`Error::Exception`]: there is no such method, or what loading classes
    /// throws.
    fn any_method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<AnyMethod, Error> {
        let Some((_, result)) = split(descriptor) else {
            return Err(Error::Signature(format!("{descriptor} is no method descriptor")));
        };
        let result = if name == "<init>" { "Ljava/lang/Object;" } else { result };
        let mut guest = self.guest();
        let found = guest.method(class, name, descriptor);
        Ok(AnyMethod { callable: told(&guest, found)?, result: result.to_owned() })
    }

    /// The constructor of a class whose parameters fit these types.
    ///
    /// # Errors
    /// As for [`Java::func`]; `InstantiationError` for abstract classes.
    fn constructor<A: Arguments>(&mut self, class: &str) -> Result<Constructor<A>, Error> {
        let mut found = find::<A>(&mut self.guest(), class, "<init>", &|result| result == "V", false)?;
        found.result = OBJECT.to_owned();
        Ok(Constructor { found, types: PhantomData })
    }

    /// An object that implements an interface by functions of the host ([`VmBuilder::implement`](crate::VmBuilder::implement)),
    /// which get this number: what it stands for is kept with the VM's data.
    ///
    /// # Errors
    /// [`Error::Exception`]: the interface has no such functions; `OutOfMemoryError`.
    fn implementation(&mut self, interface: &str, number: i64) -> Result<Object, Error> {
        let class = crate::implementation::class_name(&interface.replace('.', "/"));
        let new = self.any_method(&class, "<init>", "(J)V")?;
        let mut guest = self.guest();
        let made = guest.call(&new.callable, None, &[Value::Long(number)]);
        match made.map_err(|error| Error::of_call(&guest, error, &new.result))? {
            Value::Object(Some(object)) => Ok(object),
            _ => Err(Error::Null),
        }
    }

    /// A field of objects of a class, by its descriptor.
    ///
    /// # Errors
    /// [`Error::Signature`] if the type does not fit; `NoSuchFieldError`.
    fn field<F: FromJava>(&mut self, class: &str, name: &str, descriptor: &str) -> Result<Field<F>, Error> {
        let access = access::<F>(&mut self.guest(), class, name, descriptor)?;
        Ok(Field { access, descriptor: descriptor.to_owned(), types: PhantomData })
    }

    /// A static field.
    ///
    /// # Errors
    /// As for [`Java::field`].
    fn static_field<F: FromJava>(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<StaticField<F>, Error> {
        let access = access::<F>(&mut self.guest(), class, name, descriptor)?;
        Ok(StaticField { access, descriptor: descriptor.to_owned(), types: PhantomData })
    }

    /// A Java object for a Rust value: a string, an array, a map, a record.
    ///
    /// # Errors
    /// `OutOfMemoryError`; [`Error::Type`] for what is no reference in Java.
    fn object(&mut self, value: impl IntoJava) -> Result<Object, Error> {
        match value.into_java(&mut self.guest())? {
            Value::Object(Some(object)) => Ok(object),
            Value::Object(None) => Err(Error::Null),
            other => Err(Error::Type(format!("{other:?} is no object"))),
        }
    }

    /// A Rust value for a Java object: the text of a string, the elements of an array or a list, a record.
    ///
    /// # Errors
    /// [`Error::Type`] for another object.
    fn value<R: FromJava>(&mut self, object: &Object) -> Result<R, Error> {
        R::from_java(&mut self.guest(), Value::Object(Some(object.clone())))
    }

    /// The elements of an array of a primitive type, where they lie: nothing is copied, and nothing can run meanwhile.
    ///
    /// # Errors
    /// [`Error::Type`] for another object.
    fn with_elements<E: holloway_vm::ArrayElement, R>(
        &mut self,
        array: &Object,
        work: impl FnOnce(&mut [E]) -> R,
    ) -> Result<R, Error> {
        Ok(work(self.guest().elements_mut(array)?))
    }

    /// The name of an object's class, as `Class.getName` has it.
    ///
    /// # Errors
    /// [`Error::Foreign`].
    fn class_name(&mut self, object: &Object) -> Result<String, Error> {
        Ok(self.guest().class_name(object)?)
    }

    /// Whether an object is an instance of a class or interface.
    ///
    /// # Errors
    /// [`Error::Foreign`].
    fn is_instance(&mut self, object: &Object, class: &str) -> Result<bool, Error> {
        Ok(self.guest().is_instance(object, class)?)
    }
}

fn access<F: FromJava>(
    guest: &mut Guest<'_>,
    class: &str,
    name: &str,
    descriptor: &str,
) -> Result<holloway_vm::ResolvedField, Error> {
    if !F::accepts(descriptor) {
        return Err(Error::Signature(format!("{class}.{name} is to be {descriptor}, which no such Rust type is")));
    }
    let found = guest.field(class, name, descriptor);
    told(guest, found)
}

/// The method of a name whose types fit; with its result's descriptor.
fn find<A: Arguments>(
    guest: &mut Guest<'_>,
    class: &str,
    name: &str,
    accepts: &dyn Fn(&str) -> bool,
    is_static: bool,
) -> Result<FoundMethod, Error> {
    let descriptors = guest.descriptors(class, name);
    let all = told(guest, descriptors)?;
    let fits = |descriptor: &&String| {
        split(descriptor).is_some_and(|(parameters, result)| A::fit(&parameters) && accepts(result))
    };
    let found: Vec<&String> = all.iter().filter(fits).collect();
    // A method that takes just these types goes before those that take them boxed, or as something more general.
    let are = |descriptor: &&&String| split(descriptor).is_some_and(|(parameters, _)| A::are(&parameters));
    let exact: Vec<&String> = found.iter().filter(are).copied().collect();
    let found = if exact.len() == 1 { exact } else { found };
    match &found[..] {
        [one] => find_as::<A>(guest, class, name, one, accepts, is_static),
        [] => Err(Error::Signature(format!("no method {class}.{name} fits; there is {}", list(all.iter())))),
        several => Err(Error::Signature(format!("several methods fit: {}", list(several.iter().copied())))),
    }
}

fn list<'a>(descriptors: impl Iterator<Item = &'a String>) -> String {
    let all: Vec<&str> = descriptors.map(String::as_str).collect();
    if all.is_empty() { "none of that name".to_owned() } else { all.join(" ") }
}

fn find_as<A: Arguments>(
    guest: &mut Guest<'_>,
    class: &str,
    name: &str,
    descriptor: &str,
    accepts: &dyn Fn(&str) -> bool,
    is_static: bool,
) -> Result<FoundMethod, Error> {
    let Some((parameters, result)) = split(descriptor) else {
        return Err(Error::Signature(format!("{descriptor} is no method descriptor")));
    };
    if !A::fit(&parameters) || !accepts(result) {
        return Err(Error::Signature(format!("{class}.{name}{descriptor} does not fit the Rust types")));
    }
    let found = guest.method(class, name, descriptor);
    let callable = told(guest, found)?;
    if callable.is_static() != is_static {
        let kind = if is_static { "no static method" } else { "a static method" };
        return Err(Error::Signature(format!("{class}.{name}{descriptor} is {kind}")));
    }
    let parameters = parameters.into_iter().map(str::to_owned).collect();
    Ok(FoundMethod { callable, parameters, result: result.to_owned() })
}
