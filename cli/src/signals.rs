//! Requests from outside: signals, and the watchdog behind `--timeout`.
//!
//! Signal handlers only set flags; the VM takes them as [`Request`]s between slices, and is told by its [`Alarm`] in the
//! middle of longer work. The watchdog is a thread of its own, made only where there is a limit, before anything is opened:
//! after it the VM has a moment to notice, then the process ends without it, so that nothing a program does can outlive
//! its limit. While nobody takes requests, before the program runs and after it has ended, a signal does what it does by
//! default, and the watchdog ends the process at once.

use std::io;
use std::os::fd::{BorrowedFd, OwnedFd};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use holloway_report::machine::abandon_files;
use holloway_vm::host::{Alarm, Request};
use rustix::event::{EventfdFlags, PollFd, PollFlags, Timespec, eventfd, poll};
use rustix::io::Errno;
use rustix::process::{Pid, Signal, kill_process};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};

use crate::{exit, output};

/// How long the VM may take to notice that its time is over, and to say so: it does within a fraction of it, but where the
/// operating system makes it wait for memory.
const GRACE: Duration = Duration::from_millis(1);
/// How long before the limit the watchdog wakes, to look at the clock until it is time: a timer belongs to the processor on which
/// it was set, and waits while the program is deep in the kernel there, and who wakes on a busy processor waits for its turn.
const LEAD: Duration = Duration::from_millis(6);
/// How long a process that says that its time is over may take to end.
const LAST_GRACE: Duration = Duration::from_millis(30);
/// The same where reports are to be written of what it has done.
const REPORT_GRACE: Duration = Duration::from_secs(1);
/// How long waiting goes on before requests are looked for again: it bounds a signal that comes just before the wait.
const STEP: Duration = Duration::from_millis(20);

/// From now on a file that would become larger than the process may make one (`ulimit -f`) is an error of who writes it, as under
/// `java`. By a handler, as what is ignored stays so in programs that are started.
///
/// # Errors
/// The operating system refuses a handler.
pub fn survive_file_limits() -> io::Result<()> {
    signal_hook::flag::register(SIGXFSZ, Arc::default()).map(drop)
}

/// What has been asked for and not yet been taken.
#[derive(Clone)]
pub struct Requests {
    /// Exit code asked for by a signal; 0 for none.
    exit: Arc<AtomicUsize>,
    thread_dump: Arc<AtomicBool>,
    alarm: Alarm,
    /// Whether nobody takes requests.
    unattended: Arc<AtomicBool>,
    /// Whether one that ends the run has been taken.
    taken: Arc<AtomicBool>,
    /// The exit code of a signal that has been taken; 0 for none.
    taken_exit: Arc<AtomicUsize>,
    /// Whether somebody says, or has said, that the time is over.
    said: Arc<AtomicBool>,
    /// Readable once the watchdog has asked for the end; waits wait for it too.
    wake: Option<Arc<OwnedFd>>,
}

/// Somebody takes requests as long as this lives.
pub struct Attendance(Arc<AtomicBool>);

impl Drop for Attendance {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Requests {
    /// Nothing asked for, and nobody to take it.
    pub fn new() -> Requests {
        Requests {
            exit: Arc::default(),
            thread_dump: Arc::default(),
            alarm: Alarm::default(),
            unattended: Arc::new(AtomicBool::new(true)),
            taken: Arc::default(),
            taken_exit: Arc::default(),
            said: Arc::default(),
            wake: None,
        }
    }

    /// Turns the signals that `java` handles into requests.
    ///
    /// # Errors
    /// The operating system refuses a handler.
    pub fn handle_signals(&self) -> io::Result<()> {
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            let code = 128 + signal as usize;
            signal_hook::flag::register_conditional_default(signal, Arc::clone(&self.unattended))?;
            signal_hook::flag::register_usize(signal, Arc::clone(&self.exit), code)?;
            signal_hook::flag::register(signal, self.alarm.exit_flag())?;
        }
        signal_hook::flag::register(SIGQUIT, Arc::clone(&self.thread_dump))?;
        Ok(())
    }

    /// Stops the VM, and if need be the process, once `limit` has passed; `reports` says whether more than a moment may pass
    /// between the two.
    ///
    /// # Errors
    /// There is no thread for it.
    pub fn watch(&mut self, limit: Duration, reports: bool) -> io::Result<()> {
        let wake = Arc::new(eventfd(0, EventfdFlags::CLOEXEC)?);
        self.wake = Some(Arc::clone(&wake));
        let requests = self.clone();
        // Made now: memory may be hard to get later.
        let text = format!("{}\n", timeout_text(limit));
        // Not the thread's first moment: it may have to wait for that.
        let start = Instant::now();
        let watch = move || {
            std::thread::sleep(limit.saturating_sub(LEAD + start.elapsed()));
            while start.elapsed() < limit {
                std::thread::yield_now();
            }
            if !requests.unattended.load(Ordering::SeqCst) {
                requests.alarm.ring_stop();
                // It cannot be full.
                let _ = rustix::io::write(&wake, &1_u64.to_ne_bytes());
                if reports {
                    std::thread::sleep(REPORT_GRACE);
                } else {
                    let rung = Instant::now();
                    while rung.elapsed() < GRACE && !requests.said.load(Ordering::SeqCst) {
                        std::thread::yield_now();
                    }
                }
            }
            if requests.is_first_to_say() {
                output::flush_in_emergency();
                output::write_at_once(rustix::stdio::stderr(), text.as_bytes());
            } else {
                std::thread::sleep(LAST_GRACE);
            }
            abandon_files();
            std::process::exit(i32::from(exit::TIMEOUT));
        };
        std::thread::Builder::new().name("watchdog".to_owned()).spawn(watch).map(drop)
    }

    /// From now on somebody takes requests, until what this gives is dropped.
    pub fn attend(&self) -> Attendance {
        self.unattended.store(false, Ordering::SeqCst);
        Attendance(Arc::clone(&self.unattended))
    }

    /// What is rung where the end is asked for.
    pub fn alarm(&self) -> Alarm {
        self.alarm.clone()
    }

    /// Whether anything waits to be taken.
    pub fn any(&self) -> bool {
        self.alarm.is_stop() || self.exit.load(Ordering::Relaxed) != 0 || self.thread_dump.load(Ordering::Relaxed)
    }

    /// Takes the most urgent request.
    pub fn take(&self) -> Option<Request> {
        if !self.any() {
            return None;
        }
        if self.alarm.is_stop() {
            self.alarm.clear_stop();
            self.taken.store(true, Ordering::Relaxed);
            return Some(Request::Stop);
        }
        self.alarm.clear_exit();
        match self.exit.swap(0, Ordering::Relaxed) {
            0 => self.thread_dump.swap(false, Ordering::Relaxed).then_some(Request::ThreadDump),
            code => {
                self.taken.store(true, Ordering::Relaxed);
                self.taken_exit.store(code, Ordering::Relaxed);
                Some(Request::Exit(code as i32))
            }
        }
    }

    /// Whether it is for the caller to say that the time is over: it is said once.
    pub fn is_first_to_say(&self) -> bool {
        !self.said.swap(true, Ordering::SeqCst)
    }

    /// Whether the end was asked for from outside.
    pub fn has_ended(&self) -> bool {
        self.taken.load(Ordering::Relaxed)
    }

    /// How a run ended that a signal has ended, in words.
    pub fn signalled(&self) -> Option<&'static str> {
        match self.taken_exit.load(Ordering::Relaxed).checked_sub(128)? as i32 {
            SIGINT => Some("ended by SIGINT"),
            SIGTERM => Some("ended by SIGTERM"),
            SIGHUP => Some("ended by SIGHUP"),
            _ => None,
        }
    }

    /// Waits until a descriptor is ready, if there is one, or the deadline has passed. Whether it is ready.
    ///
    /// # Errors
    /// What the operating system reports; [`io::ErrorKind::Interrupted`] where a request waits to be taken.
    pub fn wait(&self, descriptor: Option<(BorrowedFd<'_>, PollFlags)>, deadline: Option<Instant>) -> io::Result<bool> {
        self.wait_for_any(descriptor.as_slice(), deadline).map(|ready| !ready.is_empty())
    }

    /// Waits until one of these descriptors is ready, or the deadline has passed. Gives the places of those that are.
    ///
    /// # Errors
    /// As above.
    pub fn wait_for_any(
        &self,
        descriptors: &[(BorrowedFd<'_>, PollFlags)],
        deadline: Option<Instant>,
    ) -> io::Result<Vec<usize>> {
        loop {
            if self.any() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            let step = Timespec::try_from(left.map_or(STEP, |left| left.min(STEP)));
            let wake = self.wake.as_deref().map(|wake| PollFd::new(wake, PollFlags::IN));
            let waited = descriptors.iter().map(|(descriptor, flags)| PollFd::new(descriptor, *flags));
            let mut all: Vec<PollFd<'_>> = waited.chain(wake).collect();
            match poll(&mut all, step.ok().as_ref()) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let ready = |&at: &usize| !all[at].revents().is_empty();
            let ready: Vec<usize> = (0..descriptors.len()).filter(ready).collect();
            if !ready.is_empty() || left.is_some_and(|left| left.is_zero()) {
                return Ok(ready);
            }
        }
    }
}

/// The signals that end a process, for one that looks after another: they are handed on to that.
pub struct HandedOn(Arc<AtomicUsize>);

impl HandedOn {
    /// From now on they end this process no more.
    ///
    /// # Errors
    /// The operating system refuses a handler.
    pub fn new() -> io::Result<HandedOn> {
        let last = Arc::new(AtomicUsize::new(0));
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            signal_hook::flag::register_usize(signal, Arc::clone(&last), signal as usize)?;
        }
        Ok(HandedOn(last))
    }

    /// Hands on to a child, which has not been waited for, what has come since the last time.
    pub fn hand_on(&self, child: &Child) {
        let signal = match self.0.swap(0, Ordering::SeqCst) as i32 {
            SIGINT => Signal::INT,
            SIGTERM => Signal::TERM,
            SIGHUP => Signal::HUP,
            _ => return,
        };
        // It may have ended by itself.
        let _ = kill_process(Pid::from_child(child), signal);
    }

    /// Tells such a child that the terminal has gone, unless another signal is to be handed on.
    pub fn hang_up(&self, child: &Child) {
        let _ = self.0.compare_exchange(0, SIGHUP as usize, Ordering::SeqCst, Ordering::SeqCst);
        self.hand_on(child);
    }
}

/// What is said where the time limit ends a program.
pub fn timeout_text(limit: Duration) -> String {
    format!("holloway: stopped: the time limit of {limit:?} is over (--timeout)")
}
