//! A small table of which methods interface calls enter, for calls at which more classes come by than their inline caches
//! hold (K24): in goes a class and the interface's method, out comes the method that the class selects.
//!
//! Each pair has one place, so a look is one comparison. What is not there is searched by way of the class, and takes the
//! place. Entries stay right: classes are never unloaded, and which method a class selects never changes.

use super::class::Method;
use crate::id::{ClassId, MethodId};

/// Number of places: a power of two.
pub(crate) const PLACES: usize = 512;

/// What a place holds: the target of one pair. Handlers and machine code read it.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct TargetEntry {
    /// The class's number, and the method's in the upper half.
    pub key: u64,
    /// The method entered; of no meaning before the key is one.
    pub target: *const Method,
}

/// See the module's head.
#[repr(transparent)]
pub(crate) struct InterfaceTargets([TargetEntry; PLACES]);

impl Default for InterfaceTargets {
    fn default() -> Self {
        // No class has the greatest number.
        InterfaceTargets([TargetEntry { key: u64::MAX, target: std::ptr::null() }; PLACES])
    }
}

/// What is added to a class's number to get the number of the pair's place, modulo [`PLACES`].
pub(crate) const fn distance(method: MethodId) -> u32 {
    // Classes of neighbouring numbers often implement the same interface, methods of one are often called together.
    method.0.wrapping_mul(67) % PLACES as u32
}

/// What the place of a pair holds.
fn key(class: ClassId, method: MethodId) -> u64 {
    u64::from(class.0) | u64::from(method.0) << 32
}

impl InterfaceTargets {
    fn place(class: ClassId, method: MethodId) -> usize {
        class.0.wrapping_add(distance(method)) as usize % PLACES
    }

    /// What an interface call of a method enters on instances of a class, if that is here.
    #[inline(always)]
    pub(crate) fn get(&self, class: ClassId, method: MethodId) -> Option<*const Method> {
        let place = self.0[Self::place(class, method)];
        (place.key == key(class, method)).then_some(place.target)
    }

    /// Notes what an interface call of a method enters on instances of a class. The table keeps the target's address:
    /// methods stay where they are as long as the VM that has both.
    pub(crate) fn set(&mut self, class: ClassId, method: MethodId, target: &Method) {
        self.0[Self::place(class, method)] = TargetEntry { key: key(class, method), target };
    }
}
