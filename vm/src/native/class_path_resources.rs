//! `jdk.internal.loader.ClassPathResources`: the resources of the class path, through the source that its classes come from, and
//! the library's class files.

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::classfile::ClassBytes;
use crate::error::JavaError;

pub(super) const NATIVES: &[Native] = &[
    native("read", "(Ljava/lang/String;I)[B", read),
    native("place", "(Ljava/lang/String;I)Ljava/lang/String;", place),
];

/// The number that stands for the library.
const LIBRARY: i32 = -1;

/// The resource of a name, of several of the class path the one of that number.
fn found(cx: &mut NativeContext<'_>) -> Result<Option<ClassBytes>, JavaError> {
    let (name, number) = (cx.text(0)?, cx.int(1));
    Ok(match usize::try_from(number) {
        Ok(number) => {
            cx.vm.loader.make_room_to_read(&mut cx.vm.runtime, &name, number)?;
            cx.vm.loader.resource(&name, number)
        }
        Err(_) if number == LIBRARY => cx.vm.loader.library_resource(&name),
        Err(_) => None,
    })
}

/// The bytes of the resource; null if there is none.
fn read(cx: &mut NativeContext<'_>) -> NativeResult {
    let Some(bytes) = found(cx)? else { return Ok(().into()) };
    let length = u32::try_from(bytes.len()).map_err(|_| JavaError::out_of_memory())?;
    cx.charge(u64::from(length) / 8);
    cx.vm.runtime.make_room_for_work(2 * u64::from(length))?;
    let array = cx.vm.runtime.new_array(cx.vm.loader.well_known.primitive_arrays[1], length)?;
    cx.vm.runtime.heap.elements_mut::<u8>(array).copy_from_slice(&bytes);
    Ok(array.into())
}

/// The path of the directory or archive that the resource lies in, empty if that has none; null if there is no such resource.
fn place(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = cx.text(0)?;
    let number = usize::try_from(cx.int(1)).ok();
    let path = number.and_then(|number| cx.vm.loader.resource_place(&name, number));
    match path {
        Some(path) => cx.string(path.to_str().unwrap_or_default()),
        None if found(cx)?.is_some() => cx.string(""),
        None => Ok(().into()),
    }
}
