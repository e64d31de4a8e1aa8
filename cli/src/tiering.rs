//! Which tier runs above the interpreter: options in, a [`Tier`] out.

use std::fs::File;
use std::io::{self, LineWriter};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use holloway_jit::compiler::{Jit, JitOptions};
use holloway_report::timeline::Timeline;
use holloway_traces::driver::{Driver, DriverOptions};
use holloway_traces::events::{EventSink, Lines, NoEvents};
use holloway_traces::report::tally::Tally;
use holloway_vm::{HeadMode, InterpreterOnly, Tier, VmOptions};

use crate::live::Live;
use crate::storing::Storing;

/// What the command line says about tiers.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiering {
    /// Whether hot code is compiled.
    pub jit: bool,
    /// When and how much.
    pub driver: DriverOptions,
    /// Budget that compiled code gets at most each time it is entered: for tests.
    pub portion: i64,
    /// How it is compiled.
    pub compiler: JitOptions,
    /// Where one line for each event goes.
    pub log: Option<Log>,
    /// Where it is noted why code is interpreted.
    pub tally: Option<Tally>,
    /// Where events are kept.
    pub timeline: Option<Timeline>,
    /// Where a line is written ten times a second while the program runs.
    pub live: Option<PathBuf>,
    /// Profiles that outlive runs.
    pub storing: Storing,
}

/// Where the log of the tiers goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Log {
    /// Standard error.
    Stderr,
    /// A file of that path, which is written anew.
    File(PathBuf),
}

impl Default for Tiering {
    fn default() -> Self {
        Tiering {
            jit: true,
            driver: DriverOptions::default(),
            portion: i64::MAX,
            compiler: JitOptions::default(),
            log: None,
            tally: None,
            timeline: None,
            live: None,
            storing: Storing::default(),
        }
    }
}

impl Tiering {
    /// The tier, and what it wants of the VM.
    ///
    /// # Errors
    /// The log's file cannot be made.
    pub fn make(&self, options: &mut VmOptions, main_class: &str) -> io::Result<Box<dyn Tier>> {
        if !self.jit {
            return Ok(Box::new(InterpreterOnly));
        }
        options.sample_interval = self.driver.interval;
        options.machine_portion = self.portion;
        let events = self.sink()?;
        let mut compiler = Jit::new(self.compiler.clone(), Box::new(|text| eprintln!("{text}")));
        if self.tally.as_ref().is_some_and(Tally::has_places) {
            options.head_mode = HeadMode::Count;
            // With a virtual clock runs repeat, and so do their reports.
            if !options.virtual_clock {
                let whereabouts = Arc::default();
                compiler = compiler.with_clock(&whereabouts);
                options.whereabouts = Some(whereabouts);
            }
        }
        let driver = Driver::new(self.driver, Box::new(compiler), events);
        let driver = match self.storing.read(main_class) {
            Some(graph) => driver.with_stored(graph),
            None => driver,
        };
        Ok(Box::new(match &self.tally {
            Some(tally) => driver.tallied(tally.clone()),
            None => driver,
        }))
    }

    /// Who is told of what tiers do: the log, the report's time line, and who looks on.
    ///
    /// # Errors
    /// A file cannot be made.
    pub fn sink(&self) -> io::Result<Box<dyn EventSink>> {
        let named = |option: &str, file: &Path, error: io::Error| {
            io::Error::new(error.kind(), format!("{option}={}: {error}", file.display()))
        };
        let mut sink: Box<dyn EventSink> = match &self.log {
            None => Box::new(NoEvents),
            Some(Log::Stderr) => Box::new(Lines(Box::new(io::stderr()))),
            Some(Log::File(path)) => {
                let file = File::create(path).map_err(|error| named("--trace-log", path, error))?;
                Box::new(Lines(Box::new(LineWriter::new(file))))
            }
        };
        if let Some(file) = &self.live {
            sink = Box::new(Live::new(file, sink).map_err(|error| named("--live", file, error))?);
        }
        Ok(match &self.timeline {
            Some(timeline) => timeline.before(sink),
            None => sink,
        })
    }
}
