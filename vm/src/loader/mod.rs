//! The loader: class sources in, linked classes out (JVMS 5).
//!
//! [`load`] finds class files, of which [`define`] makes classes, after all their supertypes; [`constraints`] sees to it that
//! class loaders of programs agree where their classes meet; [`resolve`] turns constant-pool entries into
//! classes, fields and methods, with the checks of [`access`]; [`verify`] drives the verifier, whose questions about other
//! classes [`hierarchy`] answers; [`mirror`] has the `java.lang.Class` objects; [`throwable`] makes exceptions, to
//! which [`null_message`] adds what was null, and [`objects`] other objects of the library; [`call`] says what calls come to;
//! [`missing`] notes what the library lacks.
//! Initialisation is not here: it runs Java code.
//!
//! The classes themselves, and what can be said of them without loading others, are in [`crate::link`]. All of the loader's
//! methods that load, make objects or charge memory take the [`Runtime`] beside it.

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
use names::Names;

/// See the module's head.
pub(crate) struct Loader {
    pub(crate) classes: Classes,
    pub(crate) well_known: WellKnown,
    names: Names,
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
            names: Names::default(),
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
