//! Runs Java class files inside a Rust program: many isolated VMs in one process, hard limits on memory, time and
//! instructions that hold in compiled code too, no access to anything that is not granted, typed calls both ways.
//!
//! No JDK is needed at run time, and no asynchronous runtime. `docs/embedding.md` is the guide.
//!
//! ```
//! use holloway::prelude::*;
//!
//! # fn main() -> Result<(), holloway::Error> {
//! let engine = Engine::new();
//! let classes = Classes::builder().directory("tests/java")?.build();
//! let mut vm = engine.vm(()).classes(&classes).heap(8 << 20).fuel(1_000_000).build()?;
//! let greet = vm.func::<(&str, i32), String>("Greeter", "greet")?;
//! assert_eq!(greet.call(&mut vm, ("world", 2))?, "Hello, world! Hello, world!");
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![cfg_attr(
    feature = "derive",
    doc = r#"
Structs and enums stand for records and enums by `#[derive(FromJava, IntoJava)]`. One without a class does not compile:

```compile_fail
use holloway::prelude::*;

#[derive(FromJava)]
struct Order {
    count: i32,
}
```
"#
)]

mod builder;
mod caller;
mod classes;
mod collections;
mod control;
mod convert;
#[cfg(feature = "serde")]
mod data;
#[doc(hidden)]
pub mod derived;
mod engine;
mod error;
mod files;
mod function;
mod host;
mod implementation;
mod java;
#[cfg(feature = "serde")]
mod serialise;
mod shapes;
mod tier;
mod timer;
mod vm;

pub use builder::VmBuilder;
pub use caller::{Caller, Returned, Thrown};
pub use classes::{Classes, ClassesBuilder};
pub use control::InterruptHandle;
pub use convert::{Arguments, FromJava, IntoJava, Parameters};
#[cfg(feature = "serde")]
pub use data::Serde;
pub use engine::Engine;
pub use error::{Error, Exception, Reason, Suspended};
pub use files::Access;
pub use function::{AnyMethod, Constructor, Field, Function, Method, StaticField};
#[cfg(feature = "derive")]
pub use holloway_derive::{FromJava, IntoJava};
pub use holloway_vm::{ArrayElement, Description, Guest, Object, TraceFrame, Value};
pub use host::{Captured, Clock, Random};
pub use java::Java;
pub use vm::{Statistics, Vm};

/// The guide's programs.
#[cfg(all(doctest, feature = "derive", feature = "serde"))]
#[doc = include_str!("../../docs/embedding.md")]
mod guide {}

/// What most programs use.
pub mod prelude {
    pub use crate::{
        Access, Caller, Captured, Classes, Clock, Engine, Error, FromJava, IntoJava, Java, Object, Reason, Thrown, Vm,
    };
}
