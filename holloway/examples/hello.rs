//! The smallest program: `cargo run --example hello`.

use holloway::prelude::*;

/// A class file; a directory or a jar would do as well.
const GREETER: &[u8] = include_bytes!("java/Greeter.class");

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let classes = Classes::builder().class(GREETER)?.build();
    let mut vm = Engine::new().vm(()).classes(&classes).build()?;
    let greet = vm.func::<(&str, i32), String>("Greeter", "greet")?;
    greet.call(&mut vm, ("world", 1))
}
