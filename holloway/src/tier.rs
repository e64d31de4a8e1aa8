//! What runs above the interpreter: the compiler, if this crate has it and the host wants it.

use holloway_vm::{InterpreterOnly, Tier, VmOptions};

/// The tier, and what it wants of the VM.
pub(crate) fn make(options: &mut VmOptions, compiles: bool, code_cache: usize) -> Box<dyn Tier> {
    if compiles { compiler(options, code_cache) } else { Box::new(InterpreterOnly) }
}

#[cfg(feature = "jit")]
fn compiler(options: &mut VmOptions, code_cache: usize) -> Box<dyn Tier> {
    use holloway_jit::compiler::{Jit, JitOptions};
    use holloway_traces::driver::{Driver, DriverOptions};
    use holloway_traces::events::NoEvents;

    let driver = DriverOptions::default();
    options.sample_interval = driver.interval;
    let jit = Jit::new(JitOptions { code_cache, ..JitOptions::default() }, Box::new(|_| {}));
    Box::new(Driver::new(driver, Box::new(jit), Box::new(NoEvents)))
}

#[cfg(not(feature = "jit"))]
fn compiler(_: &mut VmOptions, _: usize) -> Box<dyn Tier> {
    Box::new(InterpreterOnly)
}
