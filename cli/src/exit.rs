//! Exit codes, and the reasons that go with them.

use holloway_vm::Ended;

/// Normal end.
pub const SUCCESS: u8 = 0;
/// Uncaught exception in the main thread, launch error, bad option, deadlock.
pub const FAILURE: u8 = 1;
/// A bug of the VM.
pub const INTERNAL: u8 = 3;
/// Memory has run out, and the run was to end with that (as HotSpot has it).
pub const OUT_OF_MEMORY: u8 = 3;
/// The wall-clock limit was reached (as GNU `timeout` has it).
pub const TIMEOUT: u8 = 124;
/// The budget of `--fuel` is used up.
pub const OUT_OF_FUEL: u8 = 125;

/// How a run ended that did not begin, in a word: nothing is reported of it.
pub const LAUNCH_ERROR: &str = "launch error";

/// The exit code of a run that has ended, as the operating system takes it.
pub fn code(ended: Ended) -> u8 {
    match ended {
        Ended::Normally { uncaught: false } => SUCCESS,
        Ended::Normally { uncaught: true } | Ended::Deadlock => FAILURE,
        // The operating system keeps the low byte.
        Ended::Exit(code) => code as u8,
        Ended::OutOfFuel => OUT_OF_FUEL,
        Ended::OutOfMemory(_) => OUT_OF_MEMORY,
        // Nobody asks the program for a pause; a mistake of the VM ends the process where it is found.
        Ended::Stopped | Ended::Paused => TIMEOUT,
        Ended::Panicked => INTERNAL,
    }
}

/// How a run ended, in a word for statistics.
pub fn word(ended: Ended) -> &'static str {
    match ended {
        Ended::Normally { uncaught: false } => "normal",
        Ended::Normally { uncaught: true } => "uncaught exception",
        Ended::Exit(_) => "exit",
        Ended::OutOfFuel => "out of fuel",
        Ended::OutOfMemory(_) => "out of memory",
        Ended::Deadlock => "deadlock",
        Ended::Stopped | Ended::Paused => "timeout",
        Ended::Panicked => "internal error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_keep_their_low_byte() {
        for (status, expected) in [(0, 0), (7, 7), (256, 0), (-1, 255), (300, 44)] {
            assert_eq!(code(Ended::Exit(status)), expected);
        }
    }
}
