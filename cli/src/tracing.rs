//! The tier that the command line asks for, and what is told of it when the run is over.

use std::io::Write as _;

use holloway_report::timeline::Timeline;
use holloway_traces::exact::{Exact, ExactHandle, ExactOptions};
use holloway_vm::{Tier, Vm, VmOptions};

use crate::options::Dump;
use crate::tiering::{self, Log};

/// The tier for a VM, with what it will know; sets what the VM needs for it.
///
/// # Errors
/// The log's file cannot be made.
pub fn tier(
    options: ExactOptions,
    log: Option<&Log>,
    timeline: Option<&Timeline>,
    vm: &mut VmOptions,
) -> std::io::Result<(Box<dyn Tier>, ExactHandle)> {
    options.prepare(vm);
    let (driver, handle) = Exact::new(options, tiering::sink(log, timeline)?);
    Ok((Box::new(driver), handle))
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
