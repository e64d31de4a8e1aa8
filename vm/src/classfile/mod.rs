//! Class files: bytes in, a faithful model out.
