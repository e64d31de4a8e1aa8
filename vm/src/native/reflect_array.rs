//! `java.lang.reflect.Array`: arrays of a type known at run time.

use super::registry::{Native, leaf_native};
use super::{NativeContext, NativeResult};

pub(super) const NATIVES: &[Native] = &[leaf_native("newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", new_array)];

fn new_array(cx: &mut NativeContext<'_>) -> NativeResult {
    let component = cx.mirrored(0)?;
    let class = cx.vm.loader.array_of(&mut cx.vm.runtime, component)?;
    let length = cx.int(1);
    let array = cx.vm.runtime.checked_array(class, length)?;
    cx.charge(cx.vm.runtime.heap.size_of(array) / 8);
    Ok(array.into())
}
