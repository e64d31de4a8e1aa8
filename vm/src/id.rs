//! The index types that travel between the stages, each printed with its own letter.
//!
//! Dense side tables are keyed by these ids, never by pointers, so that dumps and event logs repeat exactly.

use std::fmt;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident $letter:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        impl $name {
            /// The id as an index into a dense table.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<usize> for $name {
            #[inline]
            fn from(index: usize) -> Self {
                $name(u32::try_from(index).expect("fewer than 2^32 ids of a kind fit a VM's memory limit"))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}

ids! {
    /// A class, interface, array type or primitive type of one VM; also the first word of every object's header.
    ClassId "c";
    /// A defining class loader of one VM; see `link::loaders`.
    LoaderId "L";
    /// A method of one VM.
    MethodId "m";
    /// A basic block of threaded code of one VM.
    BlockId "B";
    /// A region of machine code of one VM.
    RegionId "R";
    /// A green thread of one VM.
    ThreadId "t";
}
