//! `jdk.internal.loader.ClassPathResources`: the resources of the class path, through the source that its classes come from.

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;

pub(super) const NATIVES: &[Native] = &[native("read", "(Ljava/lang/String;I)[B", read)];

/// The bytes of the resource of a name, of several the one of that number; null if there is none.
fn read(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = cx.text(0)?;
    let number = usize::try_from(cx.int(1)).ok();
    let found = number.and_then(|number| cx.vm.loader.resource(&name, number));
    let Some(bytes) = found else { return Ok(().into()) };
    let length = u32::try_from(bytes.len()).map_err(|_| JavaError::out_of_memory())?;
    cx.charge(u64::from(length) / 8);
    let array = cx.vm.runtime.new_array(cx.vm.loader.well_known.primitive_arrays[1], length)?;
    cx.vm.runtime.heap.elements_mut::<u8>(array).copy_from_slice(&bytes);
    Ok(array.into())
}
