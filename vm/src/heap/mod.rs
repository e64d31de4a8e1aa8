//! The heap of one VM.
