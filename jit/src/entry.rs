//! Compiled code in, a region that the VM enters out; and the regions' code moved together now and then.
//!
//! Each region gets pages of its own at first, mostly half empty ones. As soon as pages hold less code than air, all code
//! is published anew side by side, which is a copy: code runs wherever it lies. So what is mapped stays below twice the
//! code's size and a bit (K27), though pages are written only once.

#![allow(unsafe_code)]

use std::sync::{Arc, Weak};
use std::{fmt, io};

use holloway_traces::compiler::TickPlace;
use holloway_vm::{BlockId, Control, ExitTable, RegionId, StandIn};

use holloway_vm::tier::{InstallError, InstalledRegion};

use crate::code_memory::{CodeMemory, CodeMemoryError, PublishedCode};
use crate::jit_dump::JitDump;
use crate::lower::CompiledCode;
use crate::oracle::Evaluated;
use crate::perf_map::{PerfMap, region_name};
use crate::places::CodePlaces;

/// Bytes that may be mapped beyond twice the code's size.
const SLACK: usize = 16 << 10;

/// Why compiled code was not installed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryError {
    /// There is no memory for it.
    Memory(CodeMemoryError),
    /// The VM does not take it.
    Install(InstallError),
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Memory(error) => error.fmt(f),
            EntryError::Install(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EntryError {}

/// Puts code into one VM and knows where it lies.
#[derive(Debug)]
pub struct Installer {
    memory: CodeMemory,
    /// Code that may still be in use: the VM drops it with its region.
    regions: Vec<(RegionId, Weak<PublishedCode>)>,
    /// Who is told where code lies.
    map: Option<PerfMap>,
    /// Who is told what the code is, too.
    dump: Option<JitDump>,
    /// For which blocks code was made, if that is wanted.
    places: Option<CodePlaces>,
}

impl Installer {
    /// An installer that may use so many bytes of pages for code, and tells nobody where code lies.
    pub fn new(limit: usize) -> Installer {
        Installer { memory: CodeMemory::new(limit), regions: Vec::new(), map: None, dump: None, places: None }
    }

    /// Says whether it is kept from now on for which blocks code was made.
    pub fn keep_places(&mut self, wanted: bool) {
        self.places = wanted.then(CodePlaces::default);
    }

    /// Finds the region that executes an instruction, or that has called what does, where these words may be its return
    /// addresses.
    pub fn find(&self, instruction: usize, returns: &[usize]) -> TickPlace {
        self.places.as_ref().map_or(TickPlace::Interpreter, |places| places.find(instruction, returns))
    }

    /// Has a map for `perf` written from now on.
    ///
    /// # Errors
    /// Its file cannot be made.
    pub fn write_map(&mut self) -> io::Result<()> {
        self.map = Some(PerfMap::new()?);
        Ok(())
    }

    /// Has a dump of the code for `perf` written from now on.
    ///
    /// # Errors
    /// Its file cannot be made, or not be mapped.
    pub fn write_dump(&mut self) -> io::Result<()> {
        let map = |file: &std::fs::File| {
            // SAFETY: I7: nobody reads or executes these pages: that they are mapped so tells `perf` of the file.
            unsafe { memmap2::MmapOptions::new().len(1).map_exec(file) }
        };
        self.dump = Some(JitDump::new(&JitDump::path(), map)?);
        Ok(())
    }

    /// The memory that the code lies in, for what it counts.
    pub fn memory(&self) -> &CodeMemory {
        &self.memory
    }

    /// The code of all regions that are installed: region, address, bytes.
    pub fn regions(&self) -> impl Iterator<Item = (RegionId, usize, usize)> + '_ {
        let live = self.regions.iter().filter_map(|(region, code)| Some((*region, code.upgrade()?)));
        live.map(|(region, code)| (region, code.address(), code.len()))
    }

    /// Has the root's block enter compiled code from now on. May move all code.
    ///
    /// # Errors
    /// See [`EntryError`]: the VM goes on as it was.
    ///
    /// # Safety
    /// The code was compiled from a function that does what the interpreter would do from the head of the root's block on, up to
    /// one of its exits, which describe what it leaves (I7).
    pub unsafe fn install(&mut self, vm: &mut Control<'_>, compiled: CompiledCode) -> Result<RegionId, EntryError> {
        // SAFETY: I7: what the caller promises.
        unsafe { self.install_under(vm, compiled, None) }
    }

    /// As [`Installer::install`], with a stand-in that is entered and runs the code itself, if there is one.
    ///
    /// # Errors
    /// As there.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn install_under(
        &mut self,
        vm: &mut Control<'_>,
        compiled: CompiledCode,
        stand_in: Option<Box<dyn StandIn>>,
    ) -> Result<RegionId, EntryError> {
        let CompiledCode { root, bytes, exits, places, .. } = compiled;
        let code = match self.memory.publish(&[&bytes]) {
            Err(CodeMemoryError::Full { .. }) => {
                self.pack(vm);
                self.memory.publish(&[&bytes])
            }
            published => published,
        };
        let code = Arc::new(code.map_err(EntryError::Memory)?.remove(0));
        let weak = Arc::downgrade(&code);
        let (address, length) = (code.address(), code.len());
        let region = InstalledRegion { block: root, entry: address, exits, code: Box::new(code), stand_in };
        // SAFETY: I7: what the caller promises; the bytes stay where they are as long as the region has its code.
        let region = unsafe { vm.install_region(region) }.map_err(EntryError::Install)?;
        if let Some(of_code) = &mut self.places {
            of_code.add(root, address, Weak::clone(&weak), places.into());
        }
        self.regions.push((region, weak));
        if let Some(map) = &mut self.map {
            map.name(region, region_name(vm, root));
            map.lies_at(region, address, length);
        }
        if let Some(dump) = &mut self.dump {
            dump.load(region, &region_name(vm, root), address, &bytes);
        }
        if self.memory.mapped() > 2 * self.memory.used() + SLACK {
            self.pack(vm);
        }
        Ok(region)
    }

    /// Has the root's block enter a stand-in that needs no machine code.
    ///
    /// # Errors
    /// See [`EntryError`].
    ///
    /// # Safety
    /// As for [`Installer::install`], of the function that is evaluated and of the exits.
    pub unsafe fn install_evaluated(
        &mut self,
        vm: &mut Control<'_>,
        root: BlockId,
        exits: ExitTable,
        evaluated: Evaluated,
    ) -> Result<RegionId, EntryError> {
        let stand_in: Option<Box<dyn StandIn>> = Some(Box::new(evaluated));
        let region = InstalledRegion { block: root, entry: 0, exits, code: Box::new(()), stand_in };
        // SAFETY: I7: what the caller promises; the evaluator refuses what machine code must not do.
        unsafe { vm.install_region(region) }.map_err(EntryError::Install)
    }

    /// Moves all code together. Where there is no memory for that everything stays where it is.
    fn pack(&mut self, vm: &mut Control<'_>) {
        self.regions.retain(|(_, code)| code.strong_count() != 0);
        let live: Vec<(RegionId, Arc<PublishedCode>)> =
            self.regions.iter().filter_map(|(region, code)| Some((*region, code.upgrade()?))).collect();
        let pieces: Vec<&[u8]> = live.iter().map(|(_, code)| code.bytes()).collect();
        let Ok(moved) = self.memory.publish(&pieces) else { return };
        self.regions.clear();
        for ((region, old), code) in live.iter().zip(moved) {
            let code = Arc::new(code);
            if let Some(places) = &mut self.places {
                places.moved(old.address(), &code);
            }
            if let Some(map) = &mut self.map {
                map.lies_at(*region, code.address(), code.len());
            }
            if let Some(dump) = &mut self.dump {
                dump.move_to(*region, code.address(), code.len());
            }
            self.regions.push((*region, Arc::downgrade(&code)));
            // SAFETY: I7: the same bytes, which contain no address of their own.
            unsafe { vm.move_region(*region, code.address(), Box::new(code)) };
        }
    }
}
