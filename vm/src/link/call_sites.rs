//! What linking call sites, dynamic constants and method handles has found, by calling class and constant-pool entry.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::classfile::constant_pool::ReferenceKind;
use crate::error::JavaError;
use crate::id::{ClassId, LoaderId, MethodId};
use crate::keyed::KeyedMap;

/// What linking has found, by calling class and constant-pool entry.
#[derive(Default)]
pub(crate) struct CallSites {
    /// Adapters that all call sites of an entry share; lambdas are made anew for each site, as their identity shows.
    pub shared: FxHashMap<(ClassId, u16), MethodId>,
    /// Hidden classes whose initialisers link what only Java code can, by calling class, entry and, for call sites, the
    /// address of the instruction.
    pub linking: FxHashMap<(ClassId, u16, usize), ClassId>,
    /// Errors to be thrown again.
    pub failed: FxHashMap<(ClassId, u16), JavaError>,
    /// Adapters of concatenations that need nothing of their caller but what names mean to it, by whether it is a library class,
    /// its loader, descriptor and recipe.
    pub concatenations: KeyedMap<((bool, LoaderId), Vec<u8>), MethodId>,
    /// What the bodies of direct method handles do, by their classes.
    pub members: FxHashMap<ClassId, Member>,
    /// The same the other way round, by the class with whose rights the member was looked up.
    pub bodies: KeyedMap<(ClassId, Member), ClassId>,
    /// The classes that call bodies of method handles as others, by what they convert.
    pub conversions: KeyedMap<String, ClassId>,
    /// The bodies of reflective calls and accesses.
    pub reflective: FxHashSet<ClassId>,
    /// Hidden classes so far.
    pub hidden: u64,
}

/// The member behind a direct method handle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Member {
    /// The class that was named.
    pub owner: ClassId,
    pub name: Box<str>,
    pub descriptor: Box<str>,
    /// How it is used.
    pub kind: ReferenceKind,
}

impl CallSites {
    /// The member that instances of a hidden class call or access, if they are bodies of direct method handles.
    pub(crate) fn member(&self, class: ClassId) -> Option<&Member> {
        self.members.get(&class)
    }

    /// Whether a class is the body of a reflective call: for whom it calls, those say that have called it.
    pub(crate) fn is_reflective_body(&self, class: ClassId) -> bool {
        self.reflective.contains(&class)
    }

    /// Keeps an error, without its cause as HotSpot does. What may go better the next time is not kept.
    pub(crate) fn remember_failure(&mut self, entry: (ClassId, u16), error: &JavaError) {
        if let JavaError::Java { class, message, .. } = error
            && class != "java/lang/OutOfMemoryError"
        {
            self.failed.insert(entry, JavaError::of(class.clone(), message.clone()));
        }
    }
}
