//! Host functions: closures behind native methods of guest classes.

use std::marker::PhantomData;
use std::sync::Arc;

use holloway_vm::{Guest, HostCall, HostFunction, Throw, Value};

use crate::convert::{IntoJava, Parameters, split};
use crate::error::{Error, Exception};
use crate::java::Java;
use crate::shapes::{self, Hosted};

/// The VM that has called a host function. It is used as from outside ([`Java`]); calls go on the same Java thread.
pub struct Caller<'a, T> {
    guest: Guest<'a>,
    data: PhantomData<fn(T)>,
}

impl<T: 'static> Caller<'_, T> {
    /// The VM's host data.
    pub fn data(&mut self) -> &mut T {
        let hosted = self.guest.data_mut::<Hosted>();
        hosted.and_then(Hosted::data).expect("a VM of this type has such data")
    }
}

impl<T> Java for Caller<'_, T> {
    fn guest(&mut self) -> Guest<'_> {
        self.guest.again()
    }
}

/// What a host function gives instead of a result: the exception that its Java caller sees.
#[derive(Debug)]
pub struct Thrown(Throw);

impl Thrown {
    /// A new exception of one of the library's classes.
    pub fn new(class: impl Into<String>, message: impl Into<String>) -> Thrown {
        Thrown(Throw::new(class, message))
    }

    /// An exception that there is already.
    pub fn again(exception: &Exception) -> Thrown {
        Thrown(Throw::Again(exception.object().clone()))
    }
}

impl From<Error> for Thrown {
    /// An exception goes on as it is; everything else is an `InternalError` with its text. What has ended the run is not
    /// seen by Java code.
    fn from(error: Error) -> Thrown {
        match &error {
            Error::Exception(exception) => Thrown::again(exception),
            other => Thrown::new("java.lang.InternalError", other.to_string()),
        }
    }
}

/// What a host function may return.
pub trait Returned {
    /// Whether values fit a result of this type.
    fn fits(descriptor: &str) -> bool;

    /// The result, as one of a Java type that it fits.
    ///
    /// # Errors
    /// What Java code is to see.
    fn into_result(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Thrown>;
}

impl<R: IntoJava> Returned for Result<R, Thrown> {
    fn fits(descriptor: &str) -> bool {
        R::fits(descriptor)
    }

    fn into_result(self, guest: &mut Guest<'_>, descriptor: &str) -> Result<Value, Thrown> {
        Ok(self?.into_java_as(guest, descriptor)?)
    }
}

/// A call whose guest pays for what is copied and told for its sake, also when the function panics.
struct Charged<'c, 'a, 'vm> {
    call: &'c mut HostCall<'a, 'vm>,
    /// What was copied before, which is for whoever has called the guest.
    before: u64,
}

impl Drop for Charged<'_, '_, '_> {
    fn drop(&mut self) {
        let fuel = shapes::end_function(&self.call.guest(), self.before);
        if fuel > 0 {
            self.call.charge(fuel);
        }
    }
}

/// Does the work of a function.
fn charged<R>(call: &mut HostCall<'_, '_>, work: impl FnOnce(&mut HostCall<'_, '_>) -> R) -> R {
    let before = shapes::begin_function(&call.guest());
    let charged = Charged { call, before };
    work(&mut *charged.call)
}

/// A closure as the VM calls it that takes values of whatever types its method has, and gives one.
pub(crate) fn wrap_any<T: 'static>(
    function: impl Fn(&mut Caller<'_, T>, &[Value]) -> Result<Value, Thrown> + Send + Sync + 'static,
) -> HostFunction {
    Arc::new(move |call: &mut HostCall<'_, '_>| {
        charged(call, |call| {
            let values: Vec<Value> = (0..call.argument_count()).map(|at| call.argument(at)).collect();
            let mut caller = Caller { guest: call.guest(), data: PhantomData };
            function(&mut caller, &values).map_err(|thrown| thrown.0)
        })
    })
}

/// A closure as the VM calls it.
///
/// # Errors
/// [`Error::Signature`] if its types do not fit the descriptor.
pub(crate) fn wrap<T, P, R>(
    place: &str,
    descriptor: &str,
    function: impl Fn(&mut Caller<'_, T>, P) -> R + Send + Sync + 'static,
) -> Result<HostFunction, Error>
where
    T: 'static,
    P: Parameters,
    R: Returned,
{
    wrap_from(place, descriptor, 0, move |caller, _, parameters| function(caller, parameters))
}

/// The same of a closure that gets the object's number before what its method in an interface has.
///
/// # Errors
/// As for [`wrap`].
pub(crate) fn wrap_numbered<T, P, R>(
    place: &str,
    descriptor: &str,
    function: impl Fn(&mut Caller<'_, T>, i64, P) -> R + Send + Sync + 'static,
) -> Result<HostFunction, Error>
where
    T: 'static,
    P: Parameters,
    R: Returned,
{
    wrap_from(place, descriptor, 1, function)
}

/// A closure for the arguments from `first` on; with one before them, that is a number.
fn wrap_from<T, P, R>(
    place: &str,
    descriptor: &str,
    first: usize,
    function: impl Fn(&mut Caller<'_, T>, i64, P) -> R + Send + Sync + 'static,
) -> Result<HostFunction, Error>
where
    T: 'static,
    P: Parameters,
    R: Returned,
{
    let Some((parameters, result)) = split(descriptor) else {
        return Err(Error::Signature(format!("{descriptor} is no method descriptor")));
    };
    if !P::accept(&parameters) || !R::fits(result) {
        return Err(Error::Signature(format!("the function's types do not fit {place}{descriptor}")));
    }
    let descriptor = result.to_owned();
    Ok(Arc::new(move |call: &mut HostCall<'_, '_>| {
        charged(call, |call| {
            let number = match call.argument(0) {
                Value::Long(number) if first == 1 => number,
                _ => 0,
            };
            let parameters = P::from_call(call, first).map_err(|error| match error {
                Error::Null => Throw::New { class: "java.lang.NullPointerException".to_owned(), message: None },
                other => Thrown::from(other).0,
            })?;
            let mut caller = Caller { guest: call.guest(), data: PhantomData };
            let result = function(&mut caller, number, parameters);
            result.into_result(&mut caller.guest, &descriptor).map_err(|thrown| thrown.0)
        })
    }))
}
