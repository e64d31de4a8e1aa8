//! The tier that the command line asks for, and what is told of it when the run is over.

use std::io::Write as _;

use holloway_traces::exact::{Exact, ExactHandle, ExactOptions};
use holloway_vm::{Tier, Vm, VmOptions};

use crate::options::Dump;
use crate::tiering::Tiering;

/// The tier for a VM, with what it will know; sets what the VM needs for it.
///
/// # Errors
/// A file for events cannot be made.
pub fn tier(
    options: ExactOptions,
    tiering: &Tiering,
    vm: &mut VmOptions,
) -> std::io::Result<(Box<dyn Tier>, ExactHandle)> {
    options.prepare(vm);
    let (driver, handle) = Exact::new(options, tiering.sink()?);
    Ok((Box::new(driver), handle))
}

/// Prints the dumps that are the tier's.
pub fn dump(handle: &ExactHandle, vm: &Vm, dumps: &[Dump]) {
    for dump in dumps {
        let text = match dump {
            Dump::Graph => handle.print_graph(vm),
            Dump::Candidates => handle.print_candidates(),
            Dump::Class(_) | Dump::Code(_) | Dump::Exits(_) | Dump::Regions(_) => continue,
        };
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}
