//! What a VM has done, for `--stats`.

/// Counters of one VM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Classes defined from class files.
    pub classes_loaded: u64,
    /// Methods verified.
    pub methods_verified: u64,
    /// Methods translated to threaded code.
    pub methods_translated: u64,
    /// Bytes of threaded code.
    pub code_bytes: u64,
    /// Bytecodes executed, those that threw included; known if the VM was told to count them.
    pub bytecodes: Option<u64>,
    /// Budget used (K1).
    pub fuel: u64,
    /// Times that the running thread changed.
    pub thread_switches: u64,
    /// Nanoseconds spent reading and defining classes.
    pub load_nanoseconds: u64,
    /// Nanoseconds spent verifying.
    pub verify_nanoseconds: u64,
    /// Nanoseconds spent translating.
    pub translate_nanoseconds: u64,
}
