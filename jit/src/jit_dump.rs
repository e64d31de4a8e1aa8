//! Machine code for `perf inject --jit`: regions in, a dump out with names, places and the code itself, so that `perf annotate`
//! can show it (Linux's `tools/perf/Documentation/jitdump-specification.txt`, version 1).
//!
//! `perf` learns of the dump from the process's mapping of it, which is why the file is mapped for as long as it is written.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use holloway_vm::RegionId;
use memmap2::Mmap;
use rustc_hash::FxHashMap;
use rustix::time::{ClockId, clock_gettime};

/// "JiTD", in the byte order of the machine that writes it.
const MAGIC: u32 = 0x4a69_5444;
/// `EM_X86_64`.
const MACHINE: u32 = 62;
const HEADER_BYTES: u32 = 40;
/// Bytes with which each record begins.
const RECORD_BYTES: usize = 16;

/// What a record tells.
#[derive(Clone, Copy)]
enum RecordId {
    CodeLoad = 0,
    CodeMove = 1,
}

/// The file, and where code lies.
#[derive(Debug)]
pub(crate) struct JitDump {
    file: File,
    /// What tells `perf` of the file.
    _mapping: Mmap,
    process: u32,
    /// By region: the number of its code, and where that lies.
    codes: FxHashMap<RegionId, (u64, usize)>,
}

impl JitDump {
    /// Where the dump of this process is written.
    pub(crate) fn path() -> PathBuf {
        std::env::temp_dir().join(format!("jit-{}.dump", std::process::id()))
    }

    /// A dump without code in a file, which `map` maps.
    ///
    /// # Errors
    /// The file cannot be made.
    pub(crate) fn new(path: &Path, map: impl FnOnce(&File) -> io::Result<Mmap>) -> io::Result<JitDump> {
        let mut file = File::options().read(true).write(true).create(true).truncate(true).open(path)?;
        let process = std::process::id();
        let mut header = Vec::with_capacity(HEADER_BYTES as usize);
        for word in [MAGIC, 1, HEADER_BYTES, MACHINE, 0, process] {
            header.extend(word.to_ne_bytes());
        }
        for word in [now(), 0] {
            header.extend(word.to_ne_bytes());
        }
        file.write_all(&header)?;
        let mapping = map(&file)?;
        Ok(JitDump { file, _mapping: mapping, process, codes: FxHashMap::default() })
    }

    fn record(&mut self, kind: RecordId, body: &[u8]) {
        let mut record = Vec::with_capacity(RECORD_BYTES + body.len());
        record.extend((kind as u32).to_ne_bytes());
        record.extend(((RECORD_BYTES + body.len()) as u32).to_ne_bytes());
        record.extend(now().to_ne_bytes());
        record.extend(body);
        // A dump that cannot be written does not stop the program.
        let _ = self.file.write_all(&record);
    }

    fn begin(&self) -> Vec<u8> {
        let thread = rustix::thread::gettid().as_raw_nonzero().get().unsigned_abs();
        [self.process, thread].into_iter().flat_map(u32::to_ne_bytes).collect()
    }

    /// Notes a region's code and where it lies.
    pub(crate) fn load(&mut self, region: RegionId, name: &str, address: usize, code: &[u8]) {
        let number = self.codes.len() as u64;
        self.codes.insert(region, (number, address));
        let mut body = self.begin();
        for word in [address as u64, address as u64, code.len() as u64, number] {
            body.extend(word.to_ne_bytes());
        }
        body.extend(name.bytes().filter(|&byte| byte != 0));
        body.push(0);
        body.extend(code);
        self.record(RecordId::CodeLoad, &body);
    }

    /// Notes that a region's code lies somewhere else from now on.
    pub(crate) fn move_to(&mut self, region: RegionId, address: usize, bytes: usize) {
        let mut body = self.begin();
        let Some((number, old)) = self.codes.get_mut(&region) else { return };
        let (number, old) = (*number, std::mem::replace(old, address));
        for word in [address as u64, old as u64, address as u64, bytes as u64, number] {
            body.extend(word.to_ne_bytes());
        }
        self.record(RecordId::CodeMove, &body);
    }
}

/// Nanoseconds of the clock that `perf record -k mono` uses.
fn now() -> u64 {
    let time = clock_gettime(ClockId::Monotonic);
    time.tv_sec.unsigned_abs() * 1_000_000_000 + time.tv_nsec.unsigned_abs()
}
