//! A clock that interrupts the VM's thread some hundred times a second: in go signals, out come [`RawTick`]s, each with the processor
//! time since the one before and where it found the thread.
//!
//! The handler runs in the thread that it looks at. It reads the interrupted registers, [`Whereabouts`], and the part of the
//! native stack on which handlers and machine code run, and writes to a ring of atomics; all else is done by who empties the
//! ring, in the same thread. A tick stands for processor time of the thread, not for the time between two signals: so waiting
//! counts nothing, and neither do other processes. There is one clock in a process, on Linux on x86-64 only.

#![allow(unsafe_code)]

use std::array;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};

use holloway_vm::statistics::{Stage, Whereabouts};

/// Addresses kept of a stack that may be return addresses into machine code.
const RETURNS: usize = 3;

/// Ticks that have room: two seconds at least. Further ones add their time to the last one.
const ROOM: usize = 1024;

/// Words of the stack that are looked through.
const WORDS: usize = 512;

/// Where the clock has found the thread, and for how long it had run since the last time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawTick {
    /// Processor time.
    pub nanoseconds: u64,
    /// What the VM was at.
    pub stage: Option<Stage>,
    /// Address of the instruction that was next.
    pub instruction: usize,
    /// Words of the stack that may be return addresses into machine code, the outermost first; 0 for none.
    pub returns: [usize; RETURNS],
}

/// A tick in the ring.
struct Slot {
    nanoseconds: AtomicU64,
    stage: AtomicU8,
    instruction: AtomicUsize,
    returns: [AtomicUsize; RETURNS],
}

impl Slot {
    const fn empty() -> Slot {
        Slot {
            nanoseconds: AtomicU64::new(0),
            stage: AtomicU8::new(0),
            instruction: AtomicUsize::new(0),
            returns: [const { AtomicUsize::new(0) }; RETURNS],
        }
    }
}

/// Written by the handler and by who empties it, both in the VM's thread.
struct Ring {
    slots: [Slot; ROOM],
    /// Ticks written, and ticks taken.
    written: AtomicUsize,
    taken: AtomicUsize,
    /// Processor time at the last tick, nanoseconds.
    last: AtomicU64,
    /// The wait in which the thread was found last, and the processor time then.
    wait: AtomicUsize,
    in_wait: AtomicU64,
}

static RING: Ring = Ring {
    slots: [const { Slot::empty() }; ROOM],
    written: AtomicUsize::new(0),
    taken: AtomicUsize::new(0),
    last: AtomicU64::new(0),
    wait: AtomicUsize::new(0),
    in_wait: AtomicU64::new(0),
};

/// Whether there is a clock.
static IS_IN_USE: AtomicBool = AtomicBool::new(false);

/// Between these addresses lies all machine code.
static CODE: [AtomicUsize; 2] = [AtomicUsize::new(usize::MAX), AtomicUsize::new(0)];

/// Notes that there is machine code between two addresses.
pub(crate) fn note_code(start: usize, end: usize) {
    CODE[0].fetch_min(start, Ordering::Relaxed);
    CODE[1].fetch_max(end, Ordering::Relaxed);
}

fn may_be_code(address: usize) -> bool {
    (CODE[0].load(Ordering::Relaxed)..CODE[1].load(Ordering::Relaxed)).contains(&address)
}

impl Ring {
    /// What the thread has run for since the last tick, at a processor time; `None` where it waits. What it did before the wait
    /// is left to the tick that finds it running next; what interrupting a wait takes is nobody's.
    fn since_last(&self, now: u64, wait: Option<usize>) -> Option<u64> {
        let Some(wait) = wait else { return Some(now.saturating_sub(self.last.swap(now, Ordering::Relaxed))) };
        let in_wait = self.in_wait.swap(now, Ordering::Relaxed);
        if self.wait.swap(wait, Ordering::Relaxed) == wait {
            self.last.fetch_add(now.saturating_sub(in_wait), Ordering::Relaxed);
        }
        None
    }

    /// Adds a tick, or its time to the last one where there is no room.
    fn add(&self, tick: RawTick) {
        let written = self.written.load(Ordering::Relaxed);
        if written.wrapping_sub(self.taken.load(Ordering::Relaxed)) == ROOM {
            let last = &self.slots[written.wrapping_sub(1) % ROOM];
            last.nanoseconds.fetch_add(tick.nanoseconds, Ordering::Relaxed);
            return;
        }
        let slot = &self.slots[written % ROOM];
        slot.nanoseconds.store(tick.nanoseconds, Ordering::Relaxed);
        slot.stage.store(tick.stage.map_or(0, |stage| stage as u8 + 1), Ordering::Relaxed);
        slot.instruction.store(tick.instruction, Ordering::Relaxed);
        slot.returns.iter().zip(tick.returns).for_each(|(slot, word)| slot.store(word, Ordering::Relaxed));
        self.written.store(written.wrapping_add(1), Ordering::Release);
    }

    fn take(&self) -> Option<RawTick> {
        let taken = self.taken.load(Ordering::Relaxed);
        if taken == self.written.load(Ordering::Acquire) {
            return None;
        }
        let slot = &self.slots[taken % ROOM];
        let tick = RawTick {
            nanoseconds: slot.nanoseconds.load(Ordering::Relaxed),
            stage: Whereabouts::stage_of(slot.stage.load(Ordering::Relaxed)),
            instruction: slot.instruction.load(Ordering::Relaxed),
            returns: array::from_fn(|at| slot.returns[at].load(Ordering::Relaxed)),
        };
        self.taken.store(taken.wrapping_add(1), Ordering::Release);
        Some(tick)
    }
}

/// The clock of one VM, which goes as long as the process.
#[derive(Debug)]
pub(crate) struct TickClock(());

impl TickClock {
    /// From now on interrupts the calling thread, which is to be that of the VM whose whereabouts these are. `None` where there
    /// is a clock already, or the system has none.
    pub(crate) fn start(whereabouts: &Arc<Whereabouts>) -> Option<TickClock> {
        if IS_IN_USE.swap(true, Ordering::Relaxed) {
            return None;
        }
        system::start(whereabouts).then_some(TickClock(()))
    }

    /// The next tick, in the thread that is interrupted.
    pub(crate) fn take(&self) -> Option<RawTick> {
        RING.take()
    }
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod system {
    use std::mem::zeroed;
    use std::ptr;
    use std::sync::atomic::{AtomicPtr, AtomicUsize};

    use super::{Arc, Ordering, RETURNS, RING, RawTick, Stage, WORDS, Whereabouts, may_be_code};

    /// Time between two signals, nanoseconds, up to so many ticks: the shorter a run, the more each of them tells. A signal
    /// takes some microseconds, and thirty where the processor is a virtual one. No round numbers, so that nothing in a program
    /// keeps step with them.
    const PERIODS: [(usize, i64); 3] = [(16, 999_983), (80, 3_998_003), (usize::MAX, 7_996_013)];

    /// A thread that has run for less since the last tick has waited, and this is what being interrupted itself takes. What that
    /// leaves out elsewhere, where other processes had the processor meanwhile, is little, and falls on all alike.
    const LEAST: u64 = 50_000;

    /// Ticks of a thread that waits, from which on it is interrupted less often, and how often, nanoseconds.
    const PATIENCE: usize = 8;
    const SLOW: i64 = 8_001_007;

    /// Ticks that have found the thread running.
    static TICKS: AtomicUsize = AtomicUsize::new(0);

    /// Ticks in a row that have found the thread waiting.
    static WAITED: AtomicUsize = AtomicUsize::new(0);

    /// The timer, which never changes once it goes.
    static TIMER: AtomicPtr<libc::c_void> = AtomicPtr::new(ptr::null_mut());

    static WATCHED: AtomicPtr<Whereabouts> = AtomicPtr::new(ptr::null_mut());

    /// The mark of the thread that is interrupted.
    static THREAD: AtomicUsize = AtomicUsize::new(0);

    /// Has the calling thread interrupted from now on.
    pub(super) fn start(whereabouts: &Arc<Whereabouts>) -> bool {
        WATCHED.store(Arc::into_raw(Arc::clone(whereabouts)).cast_mut(), Ordering::Release);
        THREAD.store(Whereabouts::mark_of_thread(), Ordering::Relaxed);
        RING.last.store(processor_time(), Ordering::Relaxed);
        // SAFETY: I9: these are plain structures for which zeros are values; the handler does what a handler may do; the
        // signal goes to this thread alone, as long as it is there.
        unsafe {
            let mut action: libc::sigaction = zeroed();
            action.sa_sigaction = handler as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART | libc::SA_ONSTACK;
            libc::sigemptyset(&raw mut action.sa_mask);
            let mut event: libc::sigevent = zeroed();
            event.sigev_notify = libc::SIGEV_THREAD_ID;
            event.sigev_signo = libc::SIGPROF;
            event.sigev_notify_thread_id = libc::gettid();
            let mut timer: libc::timer_t = ptr::null_mut();
            let mut signals: libc::sigset_t = zeroed();
            libc::sigemptyset(&raw mut signals);
            libc::sigaddset(&raw mut signals, libc::SIGPROF);
            libc::sigaction(libc::SIGPROF, &raw const action, ptr::null_mut()) == 0
                && libc::pthread_sigmask(libc::SIG_UNBLOCK, &raw const signals, ptr::null_mut()) == 0
                && libc::timer_create(libc::CLOCK_MONOTONIC, &raw mut event, &raw mut timer) == 0
                && {
                    TIMER.store(timer, Ordering::Release);
                    set_period(period(0))
                }
        }
    }

    /// The period after so many ticks.
    fn period(ticks: usize) -> i64 {
        PERIODS.iter().find(|&&(until, _)| ticks < until).map_or(SLOW, |&(_, period)| period)
    }

    /// Has the timer go with a period, nanoseconds.
    fn set_period(period: i64) -> bool {
        let period = libc::timespec { tv_sec: 0, tv_nsec: period };
        let times = libc::itimerspec { it_interval: period, it_value: period };
        // SAFETY: I9: a system call that reads this structure, and that handlers may make.
        unsafe { libc::timer_settime(TIMER.load(Ordering::Acquire), 0, &raw const times, ptr::null_mut()) == 0 }
    }

    /// Processor time of this thread, nanoseconds.
    fn processor_time() -> u64 {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: I9: a system call that writes to this structure, and that handlers may make.
        unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
        time.tv_sec.unsigned_abs() * 1_000_000_000 + time.tv_nsec.unsigned_abs()
    }

    extern "C" fn handler(_signal: i32, _information: *mut libc::siginfo_t, context: *mut libc::c_void) {
        let now = processor_time();
        // SAFETY: I9: what was stored there is never freed.
        let Some(whereabouts) = (unsafe { WATCHED.load(Ordering::Acquire).as_ref() }) else { return };
        let Some(nanoseconds) = RING.since_last(now, whereabouts.wait()).filter(|&taken| taken >= LEAST) else {
            if WAITED.fetch_add(1, Ordering::Relaxed) + 1 == PATIENCE {
                set_period(SLOW);
            }
            return;
        };
        let ticks = TICKS.fetch_add(1, Ordering::Relaxed);
        if WAITED.swap(0, Ordering::Relaxed) >= PATIENCE || period(ticks) != period(ticks + 1) {
            set_period(period(ticks + 1));
        }
        // SAFETY: I9: the kernel gives the handler the interrupted context.
        let registers = unsafe { (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs };
        let [instruction, stack] = [libc::REG_RIP, libc::REG_RSP].map(|register| registers[register as usize] as usize);
        let stage = whereabouts.stage();
        let mut returns = [0; RETURNS];
        if stage.is_none() && !may_be_code(instruction) {
            find_returns(stack, whereabouts.stack(THREAD.load(Ordering::Relaxed)), &mut returns);
        }
        if stage == Some(Stage::Native) {
            whereabouts.want_look();
        }
        RING.add(RawTick { nanoseconds, stage, instruction, returns });
    }

    /// Looks for what may be return addresses into machine code, between the innermost frame and where the interpreter was
    /// entered, there first: machine code's frame is the outermost one.
    fn find_returns(stack: usize, top: usize, returns: &mut [usize; RETURNS]) {
        let words = top.saturating_sub(stack) / size_of::<usize>();
        let mut found = returns.iter_mut();
        for at in (words.saturating_sub(WORDS)..words).rev() {
            let word = ptr::with_exposed_provenance::<usize>(stack + at * size_of::<usize>());
            // SAFETY: I9: the interrupted thread's stack, from its innermost frame to that of a function which has not
            // returned; both are multiples of a word away from each other.
            let word = unsafe { word.read_unaligned() };
            if may_be_code(word) {
                let Some(next) = found.next() else { return };
                *next = word;
            }
        }
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
mod system {
    use super::{Arc, Whereabouts};

    /// There is no clock.
    pub(super) fn start(_whereabouts: &Arc<Whereabouts>) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_come_out_as_they_went_in_and_lose_no_time() {
        let ring = &RING;
        let tick =
            |nanoseconds| RawTick { nanoseconds, stage: Some(Stage::Native), instruction: 5, returns: [1, 2, 3] };
        let all = ROOM as u64 + 10;
        (0..all).for_each(|_| ring.add(tick(7)));
        let first = ring.take().expect("there is one");
        assert_eq!((first.nanoseconds, first.stage, first.instruction), (7, Some(Stage::Native), 5));
        assert_eq!(first.returns, [1, 2, 3]);
        let rest: u64 = std::iter::from_fn(|| ring.take()).map(|tick| tick.nanoseconds).sum();
        assert_eq!(rest, (all - 1) * 7);
    }

    #[test]
    fn what_was_done_before_a_wait_is_found_behind_it() {
        let ring = Ring {
            slots: [const { Slot::empty() }; ROOM],
            written: AtomicUsize::new(0),
            taken: AtomicUsize::new(0),
            last: AtomicU64::new(100),
            wait: AtomicUsize::new(0),
            in_wait: AtomicU64::new(0),
        };
        assert_eq!(ring.since_last(150, None), Some(50));
        // It has done 30 before the wait, which is interrupted three times, then 10 before another one.
        for (now, wait) in [(180, 1), (185, 1), (190, 1), (200, 3), (207, 3)] {
            assert_eq!(ring.since_last(now, Some(wait)), None);
        }
        assert_eq!(ring.since_last(208, None), Some(30 + 10 + 1));
        assert_eq!(ring.since_last(210, None), Some(2));
    }

    #[test]
    fn machine_code_lies_where_it_was_noted() {
        note_code(0x5000, 0x6000);
        note_code(0x1000, 0x2000);
        assert!(may_be_code(0x1000) && may_be_code(0x5fff) && !may_be_code(usize::MAX));
    }
}
