//! A bug of the VM: a report that asks for an issue, and exit code 3.
//!
//! The process ends in the panic hook, not behind `catch_unwind`: the interpreter's handlers use the C calling convention,
//! through which nothing can unwind, and a VM that broke its own rules must run no more guest code.

use std::panic::PanicHookInfo;

use crate::{exit, output};

/// Makes panics end the process with the report.
pub fn install() {
    std::panic::set_hook(Box::new(report));
}

fn report(panic: &PanicHookInfo<'_>) {
    output::flush_in_emergency();
    let message = panic.payload_as_str().unwrap_or("no message");
    let place = panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    let text = format!(
        "#\n# A bug in holloway {} ended this program; its own fault it is not.\n#\n#   {message}\n#   at {place}\n#\n\
         # Please report it, with the class files and the command line, as an issue of the project.\n#\n",
        env!("CARGO_PKG_VERSION")
    );
    // There is nothing left to do about a closed stream.
    let _ = output::write_all(rustix::stdio::stderr(), text.as_bytes());
    std::process::exit(i32::from(exit::INTERNAL));
}
