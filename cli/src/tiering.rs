//! Which tier runs above the interpreter: options in, a [`Tier`] out.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use holloway_jit::compiler::{Jit, JitOptions};
use holloway_jit::lower::Failures;
use holloway_traces::events::{Event, EventSink, NoEvents};
use holloway_traces::gated::{Gated, GatedOptions};
use holloway_traces::tally::Tally;
use holloway_vm::VmOptions;
use holloway_vm::tier::{InterpreterOnly, Tier};

/// What the command line says about tiers.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiering {
    /// Whether hot code is compiled.
    pub jit: bool,
    /// When and how much.
    pub gated: GatedOptions,
    /// Budget that compiled code gets at most each time it is entered: for tests.
    pub portion: i64,
    /// How.
    pub compiler: JitOptions,
    /// Where one line for each event goes.
    pub log: Option<Log>,
    /// Where it is noted why code is interpreted.
    pub tally: Option<Tally>,
}

/// Where the log of the tiers goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Log {
    /// Standard error.
    Stderr,
    /// A file.
    File(PathBuf),
}

impl Default for Tiering {
    fn default() -> Self {
        Tiering {
            jit: true,
            gated: GatedOptions::default(),
            portion: i64::MAX,
            compiler: JitOptions::default(),
            log: None,
            tally: None,
        }
    }
}

impl Tiering {
    /// Sets what `--jit=name=value,...` says; the error is the piece that means nothing.
    pub fn set(&mut self, settings: &str) -> Result<(), String> {
        for setting in settings.split(',') {
            let (name, value) = setting.split_once('=').ok_or(setting)?;
            if name == "fail" {
                self.compiler.failures = failures(value).ok_or(setting)?;
                continue;
            }
            let number: u32 = value.parse().map_err(|_| setting)?;
            match name {
                "interval" => self.gated.interval = i64::from(number.max(1)),
                "portion" => self.portion = i64::from(number.max(1)),
                "samples" => self.gated.samples = number.max(1),
                "executions" => self.gated.executions = number,
                "window" => self.gated.window = number.max(1),
                "exits" => self.gated.exits = number.max(1),
                "cost" => self.gated.cost = number,
                "exit-samples" => self.gated.exit_samples = number.max(1),
                "recompiles" => self.gated.recompiles = number,
                "metered" => self.compiler.metered = number != 0,
                "blocks" => self.gated.first.blocks = number.max(2) as usize,
                "bytecodes" => self.gated.first.bytecodes = number.max(1),
                "share" => self.gated.first.share = 1.0 / f64::from(number.max(1)),
                "depth" => self.gated.first.depth = number.min(8) as i8,
                _ => return Err(setting.to_owned()),
            }
        }
        Ok(())
    }

    /// The tier, and what it wants of the VM.
    ///
    /// # Errors
    /// The log's file cannot be made.
    pub fn make(&self, options: &mut VmOptions) -> io::Result<Box<dyn Tier>> {
        if !self.jit {
            return Ok(Box::new(InterpreterOnly));
        }
        options.sample_interval = self.gated.interval;
        options.machine_portion = self.portion;
        let events: Box<dyn EventSink> = match &self.log {
            None => Box::new(NoEvents),
            Some(Log::Stderr) => Box::new(Lines(Box::new(io::stderr()))),
            Some(Log::File(path)) => Box::new(Lines(Box::new(File::create(path)?))),
        };
        let compiler = Jit::new(self.compiler.clone(), Box::new(|text| eprintln!("{text}")));
        let gated = Gated::new(self.gated, Box::new(compiler), events);
        Ok(Box::new(match &self.tally {
            Some(tally) => gated.tallied(tally.clone()),
            None => gated,
        }))
    }
}

/// Which guards fail: `once`, or a percentage at random, with the beginning of the random numbers: `1%` or `1%:7`.
fn failures(text: &str) -> Option<Failures> {
    if text == "once" {
        return Some(Failures::Once);
    }
    let (percentage, seed) = text.split_once(':').unwrap_or((text, "0"));
    let percentage: f64 = percentage.strip_suffix('%')?.parse().ok()?;
    let share = (0.0..=100.0).contains(&percentage).then(|| (percentage / 100.0 * f64::from(u32::MAX)) as u32)?;
    Some(Failures::Random { share, seed: seed.parse().ok()? })
}

/// One line for each event.
struct Lines(Box<dyn Write + Send>);

impl EventSink for Lines {
    fn event(&mut self, event: Event) {
        // A log that cannot be written does not stop the program.
        let _ = writeln!(self.0, "{event}");
    }
}
