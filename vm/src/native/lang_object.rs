//! `java.lang.Object`: class, identity hash, copies, and the waiting side of monitors (JLS 17.2).

use super::lang_system::short_identity_hash;
use super::registry::{Native, leaf_native, native};
use super::short::ShortNative::{ArrayClone, ClassMirror, ObjectHash};
use super::short::{SHORT_BYTES, ShortAnswer, of_1, short_answer};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::link::ClassKind;
use crate::stopping::STRETCH;
use crate::thread::{ThreadState, Wake};
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    leaf_native("getClass", "()Ljava/lang/Class;", get_class).short(ClassMirror.reads(of_1(short_get_class))),
    leaf_native("hashCode", "()I", hash_code).short(ObjectHash.reads(of_1(short_identity_hash))),
    leaf_native("clone", "()Ljava/lang/Object;", clone).short(ArrayClone.reads(of_1(short_clone))),
    native("notify", "()V", notify),
    native("notifyAll", "()V", notify_all),
    native("wait0", "(J)V", wait),
];

fn get_class(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.class_of(cx.non_null(0)?);
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}

/// The same where there is a mirror already.
extern "C" fn short_get_class(vm: &mut Vm, object: Ref) -> ShortAnswer<Ref> {
    short_answer(|| {
        let class = (!object.is_null()).then(|| vm.runtime.heap.class_of(object))?;
        let slot = vm.loader.classes.class(class).mirror.get();
        (slot != 0).then(|| (vm.runtime.heap.load_reference_slot(slot), 0))
    })
}

fn hash_code(cx: &mut NativeContext<'_>) -> NativeResult {
    cx.vm.runtime.make_room_for_monitor()?;
    let object = cx.non_null(0)?.raw();
    Ok((cx.vm.runtime.monitors.identity_hash(&mut cx.vm.runtime.heap, object) as i32).into())
}

fn clone(cx: &mut NativeContext<'_>) -> NativeResult {
    let original = cx.non_null(0)?;
    let id = cx.class_of(original);
    let class = cx.vm.loader.classes.class(id);
    let copy = if class.kind == ClassKind::Array {
        let length = cx.vm.runtime.heap.array_length(original.raw());
        cx.vm.runtime.new_array(id, length)?
    } else if cx.vm.loader.classes.is_subtype(id, cx.vm.loader.well_known.cloneable) {
        cx.vm.runtime.new_instance(id)?
    } else {
        return Err(JavaError::new("java/lang/CloneNotSupportedException", class.java_name()));
    };
    // The original may have moved.
    let original = cx.non_null(0)?.raw();
    cx.charge(cx.vm.runtime.heap.size_of(copy) / 8);
    if cx.vm.runtime.heap.size_of(copy) <= STRETCH as u64 {
        cx.vm.runtime.heap.copy_contents(original, copy);
        return Ok(copy.into());
    }
    // No instance is that large.
    let length = cx.vm.runtime.heap.array_length(copy);
    cx.in_stretches(length as usize, |cx, part| {
        cx.vm.runtime.heap.copy_elements(original, part.start as u32, copy, part.start as u32, part.len() as u32);
        Ok(false)
    })?;
    Ok(copy.into())
}

/// The same of a short array, where there is room.
extern "C" fn short_clone(vm: &mut Vm, original: Ref) -> ShortAnswer<Ref> {
    short_answer(|| {
        let heap = &mut vm.runtime.heap;
        if original.is_null() || !heap.is_array(original) || heap.size_of(original) > SHORT_BYTES as u64 {
            return None;
        }
        let copy = heap.allocate_array(heap.class_of(original), heap.array_length(original)).ok()?;
        heap.copy_contents(original, copy);
        Some((copy, heap.size_of(copy) as usize))
    })
}

fn not_owner() -> JavaError {
    JavaError::new("java/lang/IllegalMonitorStateException", "current thread is not owner")
}

fn notify(cx: &mut NativeContext<'_>) -> NativeResult {
    notify_up_to(cx, 1)
}

fn notify_all(cx: &mut NativeContext<'_>) -> NativeResult {
    notify_up_to(cx, usize::MAX)
}

fn notify_up_to(cx: &mut NativeContext<'_>, count: usize) -> NativeResult {
    let object = cx.non_null(0)?.raw();
    let thread = cx.vm.runtime.threads.running().id;
    let woken =
        cx.vm.runtime.monitors.notify(&mut cx.vm.runtime.heap, object, thread, count).map_err(|_| not_owner())?;
    for thread in woken {
        cx.vm.runtime.threads.wake(thread, Wake::Notified);
    }
    Ok(().into())
}

/// Called three times at most: to give the monitor up, when woken, and when the monitor, held by another thread at
/// that time, is free. What woke the thread stays in `wake` until the monitor is its own again.
fn wait(cx: &mut NativeContext<'_>) -> NativeResult {
    // Once given up, the monitor must be its own again, whatever memory there is.
    if cx.vm.runtime.threads.running().wake.is_none() {
        cx.vm.runtime.make_room_for_monitor()?;
    }
    let object = cx.non_null(0)?.raw();
    let nanoseconds = cx.long(1);
    let thread = cx.vm.runtime.threads.running();
    let id = thread.id;
    let Some(wake) = thread.wake else {
        if !cx.vm.runtime.monitors.holds(&cx.vm.runtime.heap, object, id) {
            return Err(not_owner());
        }
        if cx.take_interrupt()? {
            return Err(JavaError::bare("java/lang/InterruptedException"));
        }
        let deadline = (nanoseconds > 0)
            .then(|| cx.vm.schedule.now(&mut cx.vm.runtime).saturating_add(nanoseconds.unsigned_abs()));
        let (recursion, next) =
            cx.vm.runtime.monitors.begin_wait(&mut cx.vm.runtime.heap, object, id).map_err(|_| not_owner())?;
        let thread = cx.vm.runtime.threads.running();
        thread.saved_recursion = recursion;
        thread.waits_on = object;
        if let Some(next) = next {
            cx.vm.runtime.threads.make_ready(next);
        }
        cx.vm.block(ThreadState::Waiting { deadline });
        return Ok(NativeOutcome::Retry);
    };
    cx.vm.runtime.monitors.end_wait(&mut cx.vm.runtime.heap, object, id);
    if !cx.vm.enter_monitor(object) {
        return Ok(NativeOutcome::Retry);
    }
    let thread = cx.vm.runtime.threads.running();
    thread.wake = None;
    thread.waits_on = Ref::NULL;
    let recursion = std::mem::take(&mut thread.saved_recursion);
    cx.vm.runtime.monitors.restore_recursion(&mut cx.vm.runtime.heap, object, recursion);
    if wake == Wake::Interrupted && cx.take_interrupt()? {
        return Err(JavaError::bare("java/lang/InterruptedException"));
    }
    Ok(().into())
}
