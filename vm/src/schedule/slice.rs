//! Slices of budget, the clock, and the end of the run.

use super::{Ended, SLICE, SLICE_ALONE, Schedule};
use crate::id::MethodId;
use crate::runtime::Runtime;
use crate::thread::Wake;

impl Schedule {
    /// What is left of a slice, or as much of its debt as the run's budget can pay.
    fn payable(&self, left: i64) -> i64 {
        match self.fuel_left {
            Some(fuel) if left < 0 && left.unsigned_abs() > fuel => -(fuel as i64),
            _ => left,
        }
    }

    /// Whether the run's budget pays for so much more.
    pub(crate) fn can_pay(&self, runtime: &Runtime, work: i64) -> bool {
        let left = runtime.registers.slice_left().saturating_sub(work);
        self.payable(left) == left
    }

    fn set_slice(&mut self, runtime: &mut Runtime, left: i64) -> bool {
        let longest = if runtime.threads.count() > 1 { SLICE } else { SLICE_ALONE };
        let slice = match &mut self.fuel_left {
            None => {
                self.slice = longest + left.min(0);
                runtime.registers.budget = self.slice;
                return true;
            }
            Some(fuel) => {
                let all = fuel.saturating_add_signed(left);
                let slice = all.min(longest as u64);
                *fuel = all - slice;
                slice as i64
            }
        };
        self.slice = slice;
        runtime.registers.budget = slice;
        slice > left.max(0)
    }

    /// There is another thread: the slice ends as slices then do.
    pub(crate) fn shorten_slice(&mut self, runtime: &mut Runtime) {
        let cut = runtime.registers.slice_left() - SLICE;
        if cut <= 0 {
            return;
        }
        runtime.registers.budget -= runtime.registers.portions.cut(cut);
        self.slice -= cut;
        if let Some(fuel) = &mut self.fuel_left {
            *fuel = fuel.saturating_add_signed(cut);
        }
    }

    /// Starts the next slice of the running thread. False where the budget of the run is used up.
    ///
    /// What was charged beyond the last slice (for a method just translated, for long work of a native) is a debt that
    /// the new one begins with.
    pub(crate) fn new_slice(&mut self, runtime: &mut Runtime) -> bool {
        let left = self.payable(runtime.registers.budget);
        runtime.statistics.fuel = runtime.statistics.fuel.saturating_add_signed(self.slice - left);
        let enough = self.set_slice(runtime, left);
        // The slice ends where it would have ended without portions.
        runtime.registers.budget = runtime.registers.portions.interpret(runtime.registers.budget);
        enough
    }

    /// What has not been used of a slice, between runs.
    pub(crate) fn settle_slice(&mut self, runtime: &mut Runtime) {
        let left = self.payable(runtime.registers.slice_left());
        runtime.statistics.fuel = runtime.statistics.fuel.saturating_add_signed(self.slice - left);
        let interpreted = runtime.registers.portions.interpreted(runtime.registers.budget);
        runtime.statistics.regions.fuel = runtime.statistics.fuel.saturating_sub(interpreted);
        self.slice = left;
    }

    /// Starts the first slice of a run, unless something is left of the last one.
    pub(crate) fn begin(&mut self, runtime: &mut Runtime) {
        if self.slice == 0 {
            self.new_slice(runtime);
        }
    }

    /// Budget that the run has used so far.
    pub(crate) fn fuel_used(&self, runtime: &Runtime) -> u64 {
        runtime.statistics.fuel.saturating_add_signed(self.slice - runtime.registers.slice_left())
    }

    /// Nanoseconds of the virtual clock when the slice began.
    pub(crate) fn virtual_time(&self) -> u64 {
        self.virtual_time
    }

    /// Lets the virtual clock go on.
    pub(crate) fn pass(&mut self, nanoseconds: u64) {
        self.virtual_time += nanoseconds;
    }

    /// Nanoseconds of the VM's clock.
    pub(crate) fn now(&mut self, runtime: &mut Runtime) -> u64 {
        if !runtime.options.virtual_clock {
            return runtime.host.nanoseconds();
        }
        // A unit of budget takes a nanosecond, so that a thread that spins does not stop the clock (K2).
        self.virtual_time + self.fuel_used(runtime)
    }

    /// Ends the run in this way, if it has not ended already: the interpreter is left before the next instruction.
    pub(crate) fn end(&mut self, runtime: &mut Runtime, how: Ended) {
        if self.ended.is_none() {
            self.ended = Some(how);
        }
        runtime.registers.leave_interpreter();
    }

    /// The method at which the run ended, where it did not end by itself, and the bytecode index at which the basic block
    /// begins in which it stood: the same whether or not instructions are fused.
    pub(crate) fn stopped_at(&self, runtime: &Runtime) -> Option<(MethodId, u16)> {
        self.stopped_at.or_else(|| self.place_of_end(runtime))
    }

    /// Notes that place, before the running thread is put away.
    pub(crate) fn note_place(&mut self, runtime: &Runtime) {
        self.stopped_at = self.place_of_end(runtime);
    }

    fn place_of_end(&self, runtime: &Runtime) -> Option<(MethodId, u16)> {
        self.ended?;
        let frame = runtime.registers.innermost_frame()?;
        let block = frame.place().and_then(|(code, word)| code.blocks.get(code.block_of_word(word)? as usize));
        Some((frame.method().id, block.map(|block| block.bytecode_index).or_else(|| frame.bytecode_index())?))
    }

    /// Ends the run after its last thread that is no daemon.
    pub(crate) fn end_normally(&mut self, runtime: &mut Runtime) {
        self.end(runtime, Ended::Normally { uncaught: self.main_threw });
    }

    /// Ends the run with an exit code, by `Runtime.halt`.
    pub(crate) fn halt(&mut self, runtime: &mut Runtime, code: i32) {
        self.end(runtime, Ended::Exit(code));
    }

    /// Ends the run if more was charged than its budget can pay. What was done is done (a method translated, a native
    /// executed), but nothing follows it, and what cannot be paid is not counted: a run never uses more than it has (K1).
    pub(crate) fn end_if_overdrawn(&mut self, runtime: &mut Runtime) {
        let left = runtime.registers.slice_left();
        if self.ended.is_some() {
            // The running thread stays where it has got to since.
            runtime.registers.leave_interpreter();
        } else if self.payable(left) != left {
            self.end(runtime, Ended::OutOfFuel);
        }
    }

    /// What is left of the run's budget; `None` without limit.
    pub(crate) fn fuel(&self, runtime: &Runtime) -> Option<u64> {
        self.fuel_left.map(|fuel| fuel.saturating_add_signed(runtime.registers.slice_left()))
    }

    /// Gives the run another budget from now on. A debt stays.
    pub(crate) fn set_fuel(&mut self, runtime: &mut Runtime, fuel: Option<u64>) {
        let cut = runtime.registers.slice_left();
        if cut > 0 {
            runtime.registers.budget -= runtime.registers.portions.cut(cut);
            self.slice -= cut;
        }
        self.fuel_left = fuel;
    }

    /// Readies threads whose deadline has passed: by deadline, then by number (K2).
    pub(crate) fn wake_sleepers(&mut self, runtime: &mut Runtime) {
        if runtime.threads.next_deadline().is_none() {
            return;
        }
        let now = self.now(runtime);
        while let Some((at, id)) = runtime.threads.next_deadline()
            && at <= now
        {
            runtime.threads.wake(id, Wake::Timeout);
        }
    }
}
