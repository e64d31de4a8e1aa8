//! `--report` and `--fail-under`: in goes a run that is over, out come reports in the forms that were wanted, and the exit code.

use std::any::Any;
use std::borrow::Cow;
use std::io::IsTerminal as _;
use std::mem::ManuallyDrop;
use std::path::Path;
use std::time::Duration;

use holloway_jit::ir::BytecodePlace;
use holloway_report::collect::{GRAPH_NODES, Listings, Run, compiled, replayed};
use holloway_report::model::{Listed, Precision, ProgramRun, Report};
use holloway_report::source::Texts;
use holloway_report::text::{Style, text};
use holloway_report::verdict::FEW_SAMPLES;
use holloway_traces::driver::Driver;
use holloway_traces::exact::ExactHandle;
use holloway_traces::report::coverage::Coverage;
use holloway_traces::report::tally::Tally;
use holloway_vm::{BlockId, Vm};
use rustc_hash::FxHashMap;

use crate::options::{Options, ReportTarget, Target};
use crate::sources::quoted;
use crate::window::COLUMNS;
use crate::{exit, output, say, sources};

/// How a run has ended.
pub struct Outcome {
    /// The exit code of the process, as the run left it.
    pub code: u8,
    /// In a word.
    pub end: &'static str,
    /// Wall-clock time from the start of the process or, where a source file was compiled first, from when that was done.
    pub total: Duration,
}

/// Writes the reports that are wanted; gives the exit code that this comes to.
pub fn write(options: &Options, vm: &Vm, exact: Option<(&ExactHandle, &Coverage)>, outcome: &Outcome) -> u8 {
    let Some(report) = collect(options, vm, exact, outcome) else { return exit::SUCCESS };
    // The process ends next: to take it apart, piece by piece, would only take time.
    let report = ManuallyDrop::new(report);
    if report.unloaded_left_out > 0 {
        say(&format!(
            "holloway: note: of classes that were never loaded {} are in reports, {} more are not\n",
            report.unloaded.len(),
            report.unloaded_left_out
        ));
    }
    let mut code = exit::SUCCESS;
    let (mut texts, no_texts) = (None, Texts::default());
    for target in &options.tracing.reports {
        let written = match target {
            ReportTarget::Terminal => {
                let text = text(&report, window(std::io::stdout().is_terminal()));
                output::print(&text).map_err(|error| error.to_string())
            }
            ReportTarget::File(file, form) => {
                // To look for them takes longer than to write what does not have them.
                if form.has_sources() && texts.is_none() {
                    texts = Some(sources::of_run(options).texts(&report));
                }
                let texts = texts.as_ref().unwrap_or(&no_texts);
                form.write(&report, texts, file).inspect(|_| tell_file(file))
            }
        };
        if let Err(message) = written {
            say(&format!("Error: {message}\n"));
            code = exit::FAILURE;
        }
    }
    code.max(judge(options, &report))
}

/// Says at a terminal where a report is. What is no file has been seen by who reads it.
fn tell_file(file: &Path) {
    if std::io::stderr().is_terminal() && file.is_file() {
        say(&format!("report: {}\n", file.display()));
    }
}

fn collect(options: &Options, vm: &Vm, exact: Option<(&ExactHandle, &Coverage)>, outcome: &Outcome) -> Option<Report> {
    let tiering = &options.tiering;
    let tier: &dyn Any = vm.tier();
    let driver = tier.downcast_ref::<Driver>();
    let graph = match exact {
        Some((handle, _)) => handle.graph_nodes(vm, GRAPH_NODES),
        None => driver.map(|driver| driver.graph_nodes(vm, GRAPH_NODES)).unwrap_or_default(),
    };
    let run = Run {
        vm,
        program: ProgramRun {
            command: command(options),
            arguments: arguments(options),
            end: outcome.end.to_owned(),
            exit_code: outcome.code,
        },
        tier: options.tracing.tier_name(tiering),
        total: outcome.total,
        compiling: tiering.compiler.record.costs().iter().map(|cost| cost.total()).sum(),
        timeline: tiering.timeline.as_ref(),
        graph,
        with_unloaded: options.tracing.reports.iter().any(has_unloaded),
        listings: listings(options),
    };
    if let Some((_, coverage)) = exact {
        return Some(replayed::report(&run, coverage));
    }
    let account = tiering.tally.as_ref().map(Tally::account).unwrap_or_default();
    Some(compiled::report(&run, driver?, &account))
}

/// Whether a report has classes that were never loaded.
fn has_unloaded(target: &ReportTarget) -> bool {
    matches!(target, ReportTarget::File(_, form) if form.has_unloaded())
}

/// The listings of regions by their roots.
fn listings(options: &Options) -> FxHashMap<BlockId, Listings> {
    let listed = |lines: Vec<(BytecodePlace, String)>| {
        let lines = lines.into_iter().map(|(source, text)| match source.place() {
            Some((block, at)) => Listed { block: u32::try_from(block).ok(), at: Some(at), text },
            None => Listed { block: None, at: None, text },
        });
        lines.collect()
    };
    let of_regions = options.tiering.compiler.record.listings().into_iter();
    of_regions
        .map(|region| {
            let of_region = Listings { ir: listed(region.ir.lines), machine_code: listed(region.machine_code.lines) };
            (region.root, of_region)
        })
        .collect()
}

/// What runs, as it was named.
pub fn command(options: &Options) -> String {
    let target = match &options.target {
        Target::Nothing => String::new(),
        Target::Class(name) => name.clone(),
        Target::ClassFile(path) | Target::Source(path) | Target::Jar(path) => path.display().to_string(),
    };
    let mut command = target;
    for argument in &options.arguments {
        command.push(' ');
        command.push_str(argument);
    }
    command
}

/// The command line, without this program's name and its options but that of the class path.
fn arguments(options: &Options) -> String {
    let class_path = options.class_path.as_deref().map(|path| [Cow::from("-cp"), path.to_string_lossy()]);
    let target = match &options.target {
        Target::Nothing => None,
        Target::Class(name) => Some(Cow::from(name.as_str())),
        Target::ClassFile(path) | Target::Source(path) | Target::Jar(path) => Some(path.to_string_lossy()),
    };
    let jar = matches!(options.target, Target::Jar(_)).then(|| Cow::from("-jar"));
    let words = class_path.into_iter().flatten().chain(jar).chain(target);
    let words = words.chain(options.arguments.iter().map(|word| Cow::from(word.as_str())));
    words.map(|word| quoted(&word)).collect::<Vec<_>>().join(" ")
}

/// How texts are laid out on standard output, which is a terminal or not.
pub fn window(terminal: bool) -> Style {
    let size = rustix::termios::tcgetwinsize(rustix::stdio::stdout()).ok().filter(|_| terminal);
    let columns = size.map(|size| usize::from(size.ws_col)).filter(|&columns| columns > 0);
    let colour = terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    Style::terminal(columns.unwrap_or(COLUMNS), colour)
}

/// Whether enough was done on traces or in machine code.
fn judge(options: &Options, report: &Report) -> u8 {
    let Some(least) = options.tracing.fail_under else { return exit::SUCCESS };
    let of_own = report.own_work();
    let Some(share) = of_own.covered_share() else {
        let what = "holloway: --fail-under: nothing was measured in the program's own classes";
        say(&format!("{what}{}\n", if is_exact(report) { "" } else { TOO_SHORT }));
        return exit::FAILURE;
    };
    if share * 100.0 >= least {
        return exit::SUCCESS;
    }
    // Not up to the limit that was missed.
    let percent = (share * 10_000.0).floor() / 100.0;
    say(&format!(
        "holloway: {percent:.2} % of the work in the program's own classes was done on traces or in machine code, less than \
         {least} % (--fail-under)\n"
    ));
    let counting = &report.counting;
    let of_all = of_own.total() as f64 / report.work.total().max(1) as f64;
    let samples = (counting.interpreter_samples + counting.machine_samples) as f64 * of_all;
    if !is_exact(report) && too_few(samples, share, least / 100.0) {
        let few = match samples.round() as u64 {
            1 => "1 sample of these classes is".to_owned(),
            number => format!("{number} samples of these classes are"),
        };
        say(&format!("holloway: {few} too few to judge by{TOO_SHORT}\n"));
    }
    exit::FAILURE
}

/// What to do where samples say too little.
const TOO_SHORT: &str = ": run the program for longer, or count exactly with --tier=replay";

fn is_exact(report: &Report) -> bool {
    report.counting.work == Precision::Exact
}

/// Whether so many samples are too few to tell a share from a limit: where the standard error of the share is larger than what lies
/// between them. Two samples of each kind are added (Agresti and Coull), or a share of nothing would have no error.
fn too_few(samples: f64, share: f64, limit: f64) -> bool {
    let likely = (share * samples + 2.0) / (samples + 4.0);
    let error = (likely * (1.0 - likely) / (samples + 4.0)).sqrt();
    samples < FEW_SAMPLES as f64 || error > (share - limit).abs()
}

#[cfg(test)]
mod tests {
    use super::too_few;

    #[test]
    fn few_samples_do_not_tell_shares_apart() {
        assert!(too_few(0.0, 0.0, 0.5) && too_few(12.0, 0.0, 0.99));
        assert!(!too_few(200.0, 0.0, 0.99) && !too_few(200.0, 0.7, 0.9));
        assert!(too_few(200.0, 0.88, 0.9) && !too_few(2_000.0, 0.88, 0.9));
    }
}
