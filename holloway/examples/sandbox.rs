//! Programs that mean harm, under limits: `cargo run --example sandbox`.

use holloway::prelude::*;

const PROGRAMS: [&str; 6] = ["spin", "fill", "threads", "shout", "read", "exit"];

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let engine = Engine::new();
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/java"))?.build();
    let mut lines = Vec::new();
    for program in PROGRAMS {
        let output = Captured::new();
        let mut vm = engine
            .vm(())
            .classes(&classes)
            .heap(4 << 20)
            .stack(128 << 10)
            .threads(20)
            .fuel(20_000_000)
            .stdout(output.clone())
            .output_limit(1000)
            .build()?;
        let called = vm.func::<(), ()>("Hostile", program)?.call(&mut vm, ());
        let became = match called {
            Ok(()) => format!("{} bytes of output, no more", output.take().len()),
            Err(Error::Exception(exception)) => exception.description().headline(),
            Err(Error::Suspended(call)) => call.reason().to_string(),
            Err(other) => other.to_string(),
        };
        lines.push(format!("{program}: {became}"));
    }
    Ok(lines.join("\n"))
}
