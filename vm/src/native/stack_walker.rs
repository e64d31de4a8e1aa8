//! `java.lang.StackWalker`: the frames of the running thread.

use super::lang_throwable::elements_of;
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::id::MethodId;

pub(super) const NATIVES: &[Native] = &[native("capture", "()[Ljava/lang/Object;", capture)];

/// The frames from the innermost on, without those of hidden classes: an array of an array of stack trace elements, one of
/// classes, one of descriptors and one of bytecode indices.
fn capture(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut frames: Vec<(MethodId, u16)> = Vec::new();
    let mut next = cx.vm.runtime.registers.innermost_frame();
    while let Some(frame) = next {
        next = frame.caller();
        if frame.method().hidden {
            continue;
        }
        frames.push((frame.method().id, frame.bytecode_index().unwrap_or(0)));
    }
    cx.vm.runtime.make_room_for_work(16 * frames.len() as u64)?;
    cx.charge(frames.len() as u64 * 16);
    let length = u32::try_from(frames.len()).map_err(|_| JavaError::out_of_memory())?;
    let object_array = cx.vm.loader.array_of(&mut cx.vm.runtime, cx.vm.loader.well_known.object)?;
    let all = cx.vm.runtime.new_array(object_array, 4)?;
    let all = cx.keep(all);
    let elements = elements_of(cx, &frames)?;
    cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(all), 0, elements);
    let class_array = cx.vm.loader.array_of(&mut cx.vm.runtime, cx.vm.loader.well_known.class)?;
    let classes = cx.vm.runtime.new_array(class_array, length)?;
    cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(all), 1, classes);
    let descriptors = cx.vm.runtime.new_array(cx.vm.loader.well_known.string_array, length)?;
    cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(all), 2, descriptors);
    let int_array = cx.vm.loader.well_known.primitive_array(b'I').ok_or_else(JavaError::out_of_memory)?;
    let indices = cx.vm.runtime.new_array(int_array, length)?;
    cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(all), 3, indices);
    for (at, &(method, index)) in (0..).zip(&frames) {
        let (class, descriptor) =
            (cx.vm.loader.classes.method(method).class, cx.vm.loader.classes.method(method).descriptor.clone());
        let mirror = cx.vm.loader.mirror(&mut cx.vm.runtime, class)?;
        let classes = cx.vm.runtime.heap.element(cx.vm.runtime.handles.get(all), 1);
        cx.vm.runtime.heap.set_element(classes, at, mirror);
        let descriptor = cx.vm.runtime.new_string(&descriptor)?;
        let descriptors = cx.vm.runtime.heap.element(cx.vm.runtime.handles.get(all), 2);
        cx.vm.runtime.heap.set_element(descriptors, at, descriptor);
        let indices = cx.vm.runtime.heap.element(cx.vm.runtime.handles.get(all), 3);
        cx.vm.runtime.heap.elements_mut::<i32>(indices)[at as usize] = i32::from(index);
    }
    Ok(cx.get(all).into())
}
