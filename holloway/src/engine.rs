//! What VMs have in common: the class library as far as it was parsed, the thread of their deadlines, and how they are made.

use std::sync::Arc;

use holloway_vm::source::ParsedClasses;

use crate::builder::VmBuilder;
use crate::timer::Timer;

/// Makes VMs, in any thread. Copies are one engine. The class library and the class paths that VMs are given
/// ([`Classes`](crate::Classes)) are in memory once, however many VMs there are, and their class files are parsed once.
#[derive(Clone, Default)]
pub struct Engine(pub(crate) Arc<Shared>);

/// What an engine's VMs share.
#[derive(Default)]
pub(crate) struct Shared {
    pub(crate) timer: Timer,
    /// The library's classes as far as a VM has used them.
    pub(crate) library: ParsedClasses,
}

impl Engine {
    /// An engine. Nothing is started before it is needed.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// A VM in the making, with what its host functions keep. All that it may do is granted by the builder: without that it
    /// has neither classes nor streams, files, environment or clock.
    pub fn vm<T: Send + 'static>(&self, data: T) -> VmBuilder<T> {
        VmBuilder::new(self.clone(), data)
    }
}
