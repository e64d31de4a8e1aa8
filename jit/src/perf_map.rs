//! A map file for `perf`: regions in, lines of address, size and name out (Linux's `tools/perf/Documentation/jit-interface.txt`).

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

use holloway_vm::classfile::LineNumber;
use holloway_vm::{BlockId, Control, RegionId};
use rustc_hash::FxHashMap;

/// What a region is called: class, method and source line of its root, as `Main.run:12`; where no line is known, the
/// bytecode index, as `Main.run @34`.
pub(crate) fn region_name(vm: &Control<'_>, root: BlockId) -> String {
    let Some(place) = vm.block_place(root) else { return "region".to_owned() };
    let method = vm.method(place.method);
    let at = method.version(0).map_or(0, |code| code.blocks[place.index as usize].bytecode_index);
    let line = LineNumber::line_of(vm.line_numbers(place.method), at);
    name_of_place(&vm.classes().class(method.class).name, &method.name, line, at)
}

fn name_of_place(class: &str, method: &str, line: Option<u16>, at: u16) -> String {
    let place = line.map_or_else(|| format!(" @{at}"), |line| format!(":{line}"));
    format!("{}.{method}{place}", class.replace('/', "."))
}

/// The file, and what regions are called.
#[derive(Debug)]
pub(crate) struct PerfMap {
    file: File,
    names: FxHashMap<RegionId, String>,
}

impl PerfMap {
    /// Where `perf` looks for the map of this process.
    pub(crate) fn path() -> PathBuf {
        std::env::temp_dir().join(format!("perf-{}.map", std::process::id()))
    }

    /// An empty map.
    ///
    /// # Errors
    /// The file cannot be made.
    pub(crate) fn new() -> io::Result<PerfMap> {
        Ok(PerfMap { file: File::create(PerfMap::path())?, names: FxHashMap::default() })
    }

    /// Gives a region its name.
    pub(crate) fn name(&mut self, region: RegionId, name: String) {
        self.names.insert(region, name);
    }

    /// Notes where a region's code lies from now on. A map that cannot be written does not stop the program.
    pub(crate) fn lies_at(&mut self, region: RegionId, address: usize, bytes: usize) {
        let name = self.names.get(&region).map_or("region", String::as_str);
        let _ = writeln!(self.file, "{address:x} {bytes:x} {name}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_named_by_line_or_else_by_bytecode() {
        assert_eq!(name_of_place("a/b/Main", "run", Some(12), 34), "a.b.Main.run:12");
        assert_eq!(name_of_place("Main", "run", None, 34), "Main.run @34");
    }
}
