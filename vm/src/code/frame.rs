//! The frame of a Java method, on its thread's own stack (K7): there is no other form of Java state.
//!
//! ```text
//!   locals 0 .. n-1 | return point, caller, method (, lock object) | operands
//!                   ^ frame pointer
//! ```
//! A callee's first locals are the caller's outgoing arguments. The lock object's slot is there in synchronized
//! methods only.

/// Index of the return point: the first instruction of the block behind the call.
pub const RETURN: usize = 0;
/// Index of the caller's frame pointer.
pub const CALLER: usize = 1;
/// Index of the frame's [`crate::link::Method`].
pub const METHOD: usize = 2;
/// Index of the object that a synchronized method has locked.
pub const LOCK: usize = 3;
/// Header length in slots, without and with a lock object.
pub const HEADER_SLOTS: usize = 3;
/// See [`HEADER_SLOTS`].
pub const SYNCHRONIZED_HEADER_SLOTS: usize = 4;
