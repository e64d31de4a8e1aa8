//! How a run begins, goes on and ends: the main thread, and the loop that enters the handlers.

#![allow(unsafe_code)]

use super::launch::{LaunchError, LaunchErrorKind};
use crate::error::JavaError;
use crate::schedule::{Ended, Launching, MainMethod};
use crate::thread::AtEnd;
use crate::vm::Vm;
use crate::vm::state::State;

impl Vm {
    /// Runs a program from its main class until all its threads have ended, or it is stopped. That ends the VM: it runs one
    /// program.
    ///
    /// # Errors
    /// The class cannot be loaded or linked or has no main method, or the VM has ended before: nothing has run.
    ///
    /// # Panics
    /// The VM has found a mistake of its own. It runs nothing any more.
    pub fn run_main(&mut self, class_name: &str, arguments: &[String]) -> Result<Ended, LaunchError> {
        if self.schedule.ended().is_some() {
            return Err(LaunchError::new(class_name, LaunchErrorKind::Over));
        }
        self.schedule.is_program = true;
        let started = self.abandonably(|vm| {
            let main = vm.find_main(class_name)?;
            let started = vm.start_main(main, arguments);
            started.map_err(|error| LaunchError::new(class_name, LaunchErrorKind::Start(error)))
        });
        if let Some(started) = started {
            started?;
            self.run();
        }
        if let Some(panic) = self.schedule.panic.take() {
            std::panic::resume_unwind(panic);
        }
        if !self.schedule.is_abandoned() {
            self.settle_ended();
        }
        Ok(self.schedule.ended().unwrap_or(Ended::Normally { uncaught: false }))
    }

    /// Makes the main thread, which stands before the initialisation of its class then. Constructor and main method
    /// follow one after another (`Vm::go_on_launching`): none is seen in stack traces before it has begun.
    fn start_main(&mut self, main: MainMethod, arguments: &[String]) -> Result<(), JavaError> {
        // As in HotSpot 25: `main` has the number 3 and priority 5.
        self.runtime.make_room_for_thread()?;
        let thread = self.loader.new_thread_object(&mut self.runtime, "main", 3, 5)?;
        let id = self.spawn_idle(thread, false)?;
        if let Some(thread) = self.runtime.threads.get_mut(id) {
            thread.at_end = AtEnd::Construct;
        }
        self.schedule.launch(Box::new(Launching { main, arguments: arguments.into(), receiver: None }));
        self.runtime.threads.ready.push_back(id);
        self.run_next();
        if self.schedule.ended().is_some() {
            return Ok(());
        }
        if let Err(error) = self.ensure_initialised(main.class) {
            self.throw(error);
        }
        Ok(())
    }

    /// Runs threads until the run ends.
    pub(super) fn run(&mut self) {
        let is_outermost = self.schedule.depth == 0;
        if is_outermost {
            self.schedule.begin(&mut self.runtime);
        }
        // As a slow path is left: a thread that is gone on with may have begun its instruction.
        self.settle_arrival((std::ptr::null(), std::ptr::null_mut()));
        self.schedule.depth += 1;
        self.run_on();
    }

    /// Goes on with a run that has begun, until it ends.
    pub(super) fn run_on(&mut self) {
        self.go_through_host_calls();
        while !self.runtime.registers.is_leaving() {
            self.execute();
            self.go_through_host_calls();
        }
        self.leave_run();
    }

    /// Executes threads until one of them stands where handlers are left: at the end of the run, or at a call by the host.
    pub(super) fn execute(&mut self) {
        let dispatch = self.runtime.options.dispatch;
        // Machine code may lie between here and what is abandoned next.
        let outer = self.runtime.heap.watch.set_caught(false);
        let here = 0_u8;
        let whereabouts = self.runtime.options.whereabouts.clone();
        let stack = whereabouts.as_ref().map(|whereabouts| whereabouts.set_stack((&raw const here).addr()));
        let vm: *mut Vm = self;
        // SAFETY: I5: the registers are those of a thread at an instruction; `self` is not used until handlers are left.
        unsafe { dispatch.run(State::load(vm)) }
        if let (Some(whereabouts), Some(stack)) = (whereabouts, stack) {
            whereabouts.set_stack(stack);
        }
        self.runtime.heap.watch.set_caught(outer);
    }

    /// Ends a run. With the outermost one, the tier gets the last ticks, and the statistics are complete.
    pub(super) fn leave_run(&mut self) {
        self.schedule.depth -= 1;
        if self.schedule.depth > 0 {
            return;
        }
        if self.runtime.options.whereabouts.is_some() && !self.schedule.is_abandoned() {
            self.tell_tier(|tier, vm| tier.ticked(vm));
        }
        self.schedule.settle_slice(&mut self.runtime);
        self.runtime.statistics.bytecodes = self.tiering.bytecodes_executed(&self.runtime, &self.loader);
    }
}
