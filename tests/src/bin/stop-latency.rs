//! How long it takes until a stop is obeyed, wherever the program is.
//!
//!     stop-latency [ROUNDS [WAY [PLACE...]]]
//!
//! Each place of `tests/stops` is stopped in ROUNDS rounds (3), at random moments, with and without compiled code, in
//! each WAY: `request` runs a VM in this process and rings its alarm, until the VM returns; `timeout` runs the program
//! `holloway` with `--timeout`, from the end of the limit, which counts from when the process has made the thread that
//! watches over it, until it says on standard error that its time is over, which it does once nothing of the program runs
//! any more, or as the last thing before it ends; `term` sends it SIGTERM, until the process has ended. PLACE is a part of a place's name. Printed
//! are milliseconds: for each place the median and the worst, for each way and mode the median, the 99th percentile and
//! the worst. Exit code 1 if something did not end as asked for.
//!
//! Not all of a figure is the VM's. To tell the machine's part:
//!
//! * A witness sleeps half a millisecond again and again beside all measurements, and notes how late it wakes. A stop during
//!   which the witness itself waited to be woken for more than half of the measured time is measured again, three times at
//!   most, of which the last counts whatever the witness says. How many measurements were repeated and how many were kept
//!   all the same is printed with each way and mode, as those in which the machine stood still.
//! * At the start the first touch of fresh memory is timed, without a VM: of 200 pages of 2 MB, and of 200 stretches of 256
//!   KB of small pages, which is what a native touches between two looks at the alarm.
//! * For `timeout` and `term` a line says when the process had ended, which is when the operating system has taken back its
//!   memory, up to 2.8 GB in some places; and at the start how long the operating system takes for that in a process that
//!   only touches memory.
//! * For both another line says how long the process takes that is stopped right at its start, a millisecond after
//!   it was made, with nothing in memory: ending it.

#![forbid(unsafe_code)]

use std::error::Error;
use std::io;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use fastrand::Rng;
use holloway_jit::compiler::{Compile, Jit, JitOptions};
use holloway_tests::stops::{
    COMPILE_NOW, GIVEN_UP, LAUNCHES, Scenery, Stop, Witness, given_back, huge_touches, places, small_touches,
};
use holloway_traces::driver::{Driver, DriverOptions};
use holloway_traces::events::NoEvents;
use holloway_vm::classfile::ClassBytes;
use holloway_vm::host::{Alarm, Descriptor, Host, OpenMode, Request};
use holloway_vm::source::{ClassSource, Directory, SourceError};
use holloway_vm::{Ended, InterpreterOnly, Tier, Vm, VmOptions};
use parking_lot::{Condvar, Mutex};

const WAYS: [&str; 3] = ["request", "timeout", "term"];
/// The request comes between the two, after the start.
const EARLIEST: u64 = 60;
const LATEST: u64 = 1800;
/// Times that a stop is measured while the machine stands still.
const ATTEMPTS: usize = 3;
/// Processes that are stopped right at their start.
const EMPTY: usize = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rounds: usize = arguments.first().map_or(Ok(3), |rounds| rounds.parse())?;
    let way = arguments.get(1).map(String::as_str).filter(|way| *way != "all");
    let parts = arguments.get(2..).unwrap_or_default();
    let wanted = |place: &str| parts.is_empty() || parts.iter().any(|part| place.contains(part.as_str()));
    let mut run = Run {
        scenery: Scenery::new("latency")?,
        witness: Witness::start(),
        random: Rng::with_seed(SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos() as u64),
        failed: false,
    };
    summary("machine: first touch of 2 MB pages", &huge_touches()?);
    summary("machine: first touch of 256 KB of small pages", &small_touches()?);
    summary("machine: giving back 512 MB of 2 MB pages", &given_back(true)?);
    summary("machine: giving back 512 MB of small pages", &given_back(false)?);
    for way in WAYS.into_iter().filter(|one| way.is_none_or(|way| way == *one)) {
        for compiled in [true, false] {
            let launches =
                LAUNCHES.iter().filter(|place| way == "timeout" || way == "term" && **place != "argument-pipe");
            let launches = launches.filter(|_| way != "request");
            let all = places(compiled).chain(launches.copied());
            let chosen: Vec<&str> = all.filter(|place| wanted(place)).collect();
            run.measure(way, compiled, &chosen, rounds);
        }
    }
    if run.failed { Err("not all stops were obeyed".into()) } else { Ok(()) }
}

/// What all measurements share.
struct Run {
    scenery: Scenery,
    witness: Witness,
    random: Rng,
    failed: bool,
}

impl Run {
    /// Measures one way and mode.
    fn measure(&mut self, way: &str, compiled: bool, places: &[&str], rounds: usize) {
        let mode = if compiled { "default" } else { "-Xint" };
        if way != "request" {
            self.empty(way, mode, compiled);
        }
        let (mut all, mut ends, mut repeated, mut kept) = (Vec::new(), Vec::new(), 0, 0);
        for &place in places {
            let mut times = Vec::new();
            for _ in 0..rounds {
                for attempt in 1..=ATTEMPTS {
                    let latest = if LAUNCHES.contains(&place) { 400 } else { LATEST };
                    let after = Duration::from_micros(self.random.u64(EARLIEST * 1000..latest * 1000));
                    match self.stop(way, place, compiled, after) {
                        Ok(stop) => {
                            let time = stop.obeyed.saturating_duration_since(stop.asked);
                            let stood_still = self.witness.latest(stop.asked, stop.obeyed) > time / 2;
                            if stood_still && attempt < ATTEMPTS {
                                repeated += 1;
                                continue;
                            }
                            kept += usize::from(stood_still);
                            times.push(time);
                            ends.push(stop.ended.saturating_duration_since(stop.asked));
                        }
                        Err(error) => {
                            self.failed = true;
                            println!("{way:8} {mode:8} {place:20} FAILED after {after:?}: {error}");
                        }
                    }
                    break;
                }
            }
            times.sort_unstable();
            if let Some(worst) = times.last() {
                println!("{way:8} {mode:8} {place:20} {:8} {:8}", millis(part(&times, 50)), millis(*worst));
            }
            all.extend(times);
        }
        all.sort_unstable();
        if !all.is_empty() {
            summary(&format!("{way} {mode}: {} stops", all.len()), &all);
            if way != "request" {
                ends.sort_unstable();
                summary(&format!("{way} {mode}: {} processes ended", ends.len()), &ends);
            }
            println!("{way} {mode}: machine stood still: {repeated} measured again, {kept} kept");
        }
    }

    fn stop(&self, way: &str, place: &str, compiled: bool, after: Duration) -> Result<Stop, String> {
        match way {
            "request" => request(place, compiled, after, &self.scenery),
            _ => self.scenery.stop_process(place, compiled, after, way == "timeout"),
        }
    }

    /// Measures processes that are stopped right at their start.
    fn empty(&mut self, way: &str, mode: &str, compiled: bool) {
        let mut times = Vec::new();
        for _ in 0..EMPTY {
            match self.stop(way, "sleep", compiled, Duration::from_millis(1)) {
                Ok(stop) => times.push(stop.ended.saturating_duration_since(stop.asked)),
                Err(error) => {
                    self.failed = true;
                    println!("{way:8} {mode:8} at its start FAILED: {error}");
                }
            }
        }
        times.sort_unstable();
        if !times.is_empty() {
            summary(&format!("{way} {mode}: {} processes stopped at their start", times.len()), &times);
        }
    }
}

/// Prints what sorted times come to.
fn summary(what: &str, times: &[Duration]) {
    let worst = times.last().copied().unwrap_or_default();
    println!("{what}, p50 {} p99 {} worst {} ms", millis(part(times, 50)), millis(part(times, 99)), millis(worst));
}

fn millis(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1e3)
}

/// A percentile of sorted times.
fn part(times: &[Duration], percent: usize) -> Duration {
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

/// The library of the program `holloway`.
struct Library;

impl ClassSource for Library {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(path.strip_suffix(".class").and_then(holloway_classlib::find).map(ClassBytes::Static))
    }

    fn describe(&self) -> String {
        "library".to_owned()
    }
}

/// What is asked of the VM.
#[derive(Clone, Default)]
struct Asked {
    alarm: Alarm,
    pending: Arc<(Mutex<Option<Request>>, Condvar)>,
}

impl Asked {
    fn ask(&self, request: Request) {
        *self.pending.0.lock() = Some(request);
        self.alarm.ring_stop();
        self.pending.1.notify_all();
    }

    /// Waits until something is asked, or so long.
    fn wait(&self, time: Duration) {
        let mut pending = self.pending.0.lock();
        self.pending.1.wait_while_for(&mut pending, |pending| pending.is_none(), time);
    }
}

/// A host without files, whose input never comes.
struct Embedder {
    asked: Asked,
    start: Instant,
}

impl Host for Embedder {
    fn read(&mut self, _: Descriptor, _: &mut [u8]) -> io::Result<usize> {
        self.asked.wait(GIVEN_UP);
        Err(io::ErrorKind::Interrupted.into())
    }

    fn wait_readable(&mut self, _: Descriptor, nanoseconds: u64) -> io::Result<bool> {
        self.asked.wait(Duration::from_nanos(nanoseconds));
        Ok(false)
    }

    fn available(&mut self, _: Descriptor) -> io::Result<usize> {
        Ok(0)
    }

    fn write(&mut self, _: Descriptor, _: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn flush(&mut self, _: Descriptor) -> io::Result<()> {
        Ok(())
    }

    fn open(&mut self, _: &str, _: OpenMode) -> io::Result<Descriptor> {
        self.asked.wait(GIVEN_UP);
        Err(io::ErrorKind::Interrupted.into())
    }

    fn close(&mut self, _: Descriptor) -> io::Result<()> {
        Ok(())
    }

    fn nanoseconds(&mut self) -> u64 {
        u64::try_from(self.start.elapsed().as_nanos()).unwrap_or(u64::MAX)
    }

    fn milliseconds(&mut self) -> i64 {
        0
    }

    fn sleep(&mut self, nanoseconds: u64) {
        self.asked.wait(Duration::from_nanos(nanoseconds));
    }

    fn environment(&mut self) -> Vec<(String, String)> {
        Vec::new()
    }

    fn take_request(&mut self) -> Option<Request> {
        self.asked.pending.0.lock().take()
    }

    fn alarm(&self) -> Alarm {
        self.asked.alarm.clone()
    }
}

/// A VM in this process, whose thread says when it has returned.
fn request(place: &str, compiled: bool, after: Duration, scenery: &Scenery) -> Result<Stop, String> {
    let mut options = VmOptions { max_heap: 2800 << 20, ..VmOptions::default() };
    let tier: Box<dyn Tier> = if compiled {
        let driver = DriverOptions::default();
        options.sample_interval = driver.interval;
        let compile = if place == COMPILE_NOW { Compile::Now } else { Compile::Background };
        let compiler = Jit::new(JitOptions { compile, ..JitOptions::default() }, Box::new(|_| ()));
        Box::new(Driver::new(driver, Box::new(compiler), Box::new(NoEvents)))
    } else {
        Box::new(InterpreterOnly)
    };
    let asked = Asked::default();
    let host = Embedder { asked: asked.clone(), start: Instant::now() };
    let classes = Box::new(Directory::new(Scenery::classes()));
    let mut vm =
        Vm::new(options, Box::new(Library), classes, Box::new(host), tier).map_err(|error| error.to_string())?;
    let arguments = scenery.arguments(place);
    let (returned, has_returned) = mpsc::channel();
    let thread = thread::spawn(move || {
        let ended = vm.run_main("Places", &arguments).map_err(|error| error.to_string());
        // The time is that of the return: the heap is given back later.
        let _ = returned.send((Instant::now(), ended));
    });
    thread::sleep(after);
    let asked_at = Instant::now();
    asked.ask(Request::Stop);
    let answer = has_returned.recv_timeout(GIVEN_UP).map_err(|_| "the VM does not return".to_owned());
    let (returned_at, ended) = answer?;
    thread.join().map_err(|_| "the VM's thread has failed".to_owned())?;
    match ended? {
        Ended::Stopped => Ok(Stop { asked: asked_at, obeyed: returned_at, ended: returned_at }),
        other => Err(format!("{other:?}")),
    }
}
