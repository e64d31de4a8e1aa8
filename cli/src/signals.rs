//! Requests from outside: signals, and the watchdog behind `--timeout`.
//!
//! Signal handlers only set flags; the VM takes them as [`Request`]s between slices. The watchdog is a thread of its own,
//! made only where there is a limit: after it the VM has a second to notice, then the process ends without it, so that
//! nothing a program does can outlive its limit.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use holloway_vm::host::Request;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

use crate::exit;

/// How long the VM may take to notice that its time is over.
const GRACE: Duration = Duration::from_secs(1);

/// What has been asked for and not yet been taken.
#[derive(Clone, Default)]
pub struct Requests {
    /// Exit code asked for by a signal; 0 for none.
    exit: Arc<AtomicUsize>,
    thread_dump: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
}

impl Requests {
    /// Turns the signals that `java` handles into requests.
    ///
    /// # Errors
    /// The operating system refuses a handler.
    pub fn handle_signals(&self) -> io::Result<()> {
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            let code = 128 + signal as usize;
            signal_hook::flag::register_usize(signal, Arc::clone(&self.exit), code)?;
        }
        signal_hook::flag::register(SIGQUIT, Arc::clone(&self.thread_dump))?;
        Ok(())
    }

    /// Stops the VM, and if need be the process, once `limit` has passed.
    ///
    /// # Errors
    /// There is no thread for it.
    pub fn watch(&self, limit: Duration) -> io::Result<()> {
        let stop = Arc::clone(&self.stop);
        let watch = move || {
            std::thread::sleep(limit);
            stop.store(true, Ordering::Relaxed);
            std::thread::sleep(GRACE);
            crate::output::flush_in_emergency();
            eprintln!("{}", timeout_text(limit));
            std::process::exit(i32::from(exit::TIMEOUT));
        };
        std::thread::Builder::new().name("watchdog".to_owned()).spawn(watch).map(drop)
    }

    /// Whether anything waits to be taken.
    pub fn any(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.exit.load(Ordering::Relaxed) != 0
            || self.thread_dump.load(Ordering::Relaxed)
    }

    /// Takes the most urgent request.
    pub fn take(&self) -> Option<Request> {
        if !self.any() {
            return None;
        }
        if self.stop.swap(false, Ordering::Relaxed) {
            return Some(Request::Stop);
        }
        match self.exit.swap(0, Ordering::Relaxed) {
            0 => self.thread_dump.swap(false, Ordering::Relaxed).then_some(Request::ThreadDump),
            code => Some(Request::Exit(code as i32)),
        }
    }
}

/// What is said where the time limit ends a program.
pub fn timeout_text(limit: Duration) -> String {
    format!("holloway: stopped: the time limit of {limit:?} is over (--timeout)")
}
