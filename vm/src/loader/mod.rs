//! The loader: class sources in, linked classes out (JVMS 5).
//!
//! [`load`] finds class files, of which [`define`] makes classes, after all their supertypes; [`constraints`] sees to
//! it that class loaders of programs agree where their classes meet; [`resolve`] turns constant-pool entries into
//! classes, fields and methods, with the checks of [`access`]; [`verify`] drives the verifier, whose questions about
//! other classes [`hierarchy`] answers; [`mirror`] has the `java.lang.Class` objects; [`throwable`] makes exceptions,
//! to which [`null_message`] adds what was null, and [`objects`] other objects of the library; [`call`] says what calls
//! come to; [`missing`] notes what the library lacks. Initialisation is not here: it runs Java code.
//!
//! # State
//!
//! All classes and methods by number and name ([`Classes`], which says of them what needs no loading), the names that
//! they share, the two sources, and the verifier with its tables. Of the library: the classes and offsets that the VM
//! itself uses. Of programs: the class that a loader of theirs has to be asked for, threads that wait for an
//! initialiser, and why initialisers failed.
//!
//! # Entry points
//!
//! `load_class` for names of the library and the class path, `class_named` for what a name means in a class (K34),
//! `define_class` for a class file that is there; `resolve_class`, `resolve_field` and `resolve_method` for entries of
//! a constant pool; `verify_class` before a class is initialised, `verify_one` before a method of the library is
//! translated; `raise` makes an exception of a [`JavaError`] and puts it in flight.
//!
//! # Invariants
//!
//! * A class gets its number when its supertypes are loaded and it is charged and laid out. From then on it stays where
//!   it is and changes in cells only, and `publish_classes` tells the registers where the tables are that have grown.
//! * Nothing here runs Java code or pushes frames. Where a program's loader has to be asked, `wanted` says which for
//!   what, and [`JavaError::Unloaded`] goes up to `flow::loading`, with nothing done that a repetition would see
//!   (K9).
//! * What an entry is resolved to is kept with its class, and stays (K5).
//! * The verifier is taken out while it works: its questions load classes, and loading verifies nothing.
//!
//! # Borrowing
//!
//! The loader lies above runtime and schedule. Whatever loads, makes objects or charges takes the [`Runtime`] beside
//! it; looking things up takes neither exclusively. A class is borrowed from [`Classes`] while the runtime works, and
//! not while the loader does: then its number is kept, or its class file, which is shared.

pub(crate) mod access;
mod call;
pub(crate) mod constraints;
pub(crate) mod define;
mod hierarchy;
mod load;
mod mirror;
mod missing;
mod names;
mod null_message;
mod objects;
pub(crate) mod resolve;
pub(crate) mod throwable;
mod verify;

use rustc_hash::FxHashMap;

use crate::error::JavaError;
use crate::id::{ClassId, LoaderId, ThreadId};
use crate::link::{Classes, WellKnown};
use crate::runtime::Runtime;
use crate::source::ClassSource;
use crate::statistics::Stage;
use crate::verify::Verifier;
use names::NameTable;

/// See the module's head.
pub(crate) struct Loader {
    pub(crate) classes: Classes,
    pub(crate) well_known: WellKnown,
    names: NameTable,
    boot_source: Box<dyn ClassSource>,
    class_path: Box<dyn ClassSource>,
    verifier: Verifier,
    /// Where mirrors hold the number of their class.
    mirror_class_offset: u32,
    /// Where class loaders hold their number.
    loader_number_offset: u32,
    /// Which loader is to be asked for which class, where an instruction has to wait for that ([`JavaError::Unloaded`]).
    wanted: Option<(LoaderId, Box<str>)>,
    /// Where references hold the collector's list.
    reference_link_offset: u32,
    /// Threads that wait for a class to be initialised by another one.
    initialisation_waiters: Vec<(ClassId, ThreadId)>,
    /// Why classes are erroneous.
    initialisation_failures: FxHashMap<ClassId, JavaError>,
    /// See [`Loader::missing_from_library`].
    missing_from_library: Vec<String>,
}

impl Loader {
    /// A loader without classes.
    pub(crate) fn new(boot_source: Box<dyn ClassSource>, class_path: Box<dyn ClassSource>) -> Loader {
        Loader {
            classes: Classes::default(),
            well_known: WellKnown::NONE,
            names: NameTable::default(),
            boot_source,
            class_path,
            verifier: Verifier::default(),
            mirror_class_offset: 0,
            loader_number_offset: 0,
            wanted: None,
            reference_link_offset: 0,
            initialisation_waiters: Vec::new(),
            initialisation_failures: FxHashMap::default(),
            missing_from_library: Vec::new(),
        }
    }

    /// Does what belongs to a stage, on its account. Two readings of the clock if stages are timed, else nothing.
    fn timed<R>(
        &mut self,
        runtime: &mut Runtime,
        stage: Stage,
        work: impl FnOnce(&mut Loader, &mut Runtime) -> R,
    ) -> R {
        runtime.in_stage(stage, |runtime| work(self, runtime))
    }

    /// A thread waits for a class to be initialised by another one.
    pub(crate) fn wait_for_initialisation(&mut self, class: ClassId, thread: ThreadId) {
        self.initialisation_waiters.push((class, thread));
    }

    /// The threads that waited for a class to be initialised.
    pub(crate) fn end_waiting_for(&mut self, class: ClassId) -> impl Iterator<Item = ThreadId> {
        let (over, waiting) =
            std::mem::take(&mut self.initialisation_waiters).into_iter().partition(|it| it.0 == class);
        self.initialisation_waiters = waiting;
        let over: Vec<(ClassId, ThreadId)> = over;
        over.into_iter().map(|(_, thread)| thread)
    }

    /// A thread that has been ended waits no more.
    pub(crate) fn forget_waiting(&mut self, thread: ThreadId) {
        self.initialisation_waiters.retain(|waiter| waiter.1 != thread);
    }

    /// Why a class is erroneous, as far as that could be kept.
    pub(crate) fn initialisation_failure(&self, class: ClassId) -> Option<&JavaError> {
        self.initialisation_failures.get(&class)
    }

    /// Keeps why a class is erroneous.
    pub(crate) fn keep_initialisation_failure(&mut self, class: ClassId, failure: JavaError) {
        self.initialisation_failures.insert(class, failure);
    }
}
