//! The tier that the command line asks for, and what is told of it when the run is over.

use std::io::Write as _;
use std::path::Path;

use holloway_traces::driver::Driver;
use holloway_traces::exact::{Exact, ExactHandle, ExactOptions};
use holloway_traces::report;
use holloway_traces::report::compiled::CompiledRun;
use holloway_traces::report::coverage::Coverage;
use holloway_traces::report::tally::Tally;
use holloway_vm::{Tier, Vm, VmOptions};

use crate::options::{Dump, ReportTarget};
use crate::tiering::{self, Log, Tiering};

/// The tier for a VM, with what it will know; sets what the VM needs for it.
///
/// # Errors
/// The log's file cannot be made.
pub fn tier(
    options: ExactOptions,
    log: Option<&Log>,
    vm: &mut VmOptions,
) -> std::io::Result<(Box<dyn Tier>, ExactHandle)> {
    options.prepare(vm);
    let (driver, handle) = Exact::new(options, tiering::sink(log)?);
    Ok((Box::new(driver), handle))
}

/// Writes the reports that were asked for.
///
/// # Errors
/// A file cannot be written: the text for standard error.
pub fn write_reports(targets: &[ReportTarget], coverage: &Coverage, vm: &Vm) -> Result<(), String> {
    write(targets, &|| report::text(coverage, vm), &|| report::json(coverage, vm))
}

/// The same of a run whose traces became machine code.
///
/// # Errors
/// A file cannot be written: the text for standard error.
pub fn write_compiled(targets: &[ReportTarget], driver: &Driver, vm: &Vm, tiering: &Tiering) -> Result<(), String> {
    if targets.is_empty() {
        return Ok(());
    }
    let account = tiering.tally.as_ref().map(Tally::account).unwrap_or_default();
    let summary = driver.summary(vm);
    let run = CompiledRun { summary: &summary, vm, account: &account };
    write(targets, &|| run.text(), &|| run.json())
}

fn write(targets: &[ReportTarget], text: &dyn Fn() -> String, json: &dyn Fn() -> String) -> Result<(), String> {
    for target in targets {
        match target {
            ReportTarget::Terminal => {
                let _ = std::io::stderr().write_all(text().as_bytes());
            }
            ReportTarget::File(file) => {
                let is_json = Path::new(file).extension().is_some_and(|extension| extension == "json");
                let text = if is_json { json() } else { text() };
                std::fs::write(file, text).map_err(|error| format!("Error: {}: {error}", file.display()))?;
            }
        }
    }
    Ok(())
}

/// Prints the dumps that are the tier's.
pub fn dump(handle: &ExactHandle, vm: &Vm, dumps: &[Dump]) {
    for dump in dumps {
        let text = match dump {
            Dump::Graph => handle.print_graph(vm),
            Dump::Candidates => handle.print_candidates(),
            Dump::Class(_) | Dump::Code(_) | Dump::Exits(_) => continue,
        };
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}
