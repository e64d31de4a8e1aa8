//! `java.lang.Thread`: green threads started, put to sleep, interrupted and looked at.

use super::registry::{Native, leaf_native, native};
use super::short::ShortNative::CurrentThread;
use super::short::{ShortAnswer, of_0, short_answer};
use super::{NativeContext, NativeOutcome, NativeResult, lang_throwable};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{MethodId, ThreadId};
use crate::runtime::calls::SlotValue;
use crate::thread::walk::Frame;
use crate::thread::{AtEnd, ThreadState, Wake};
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    leaf_native("currentThread", "()Ljava/lang/Thread;", current_thread)
        .short(CurrentThread.reads(of_0(short_current_thread))),
    native("yield", "()V", yield_now),
    native("start0", "()V", start),
    native("sleep0", "(J)V", sleep),
    native("interrupt0", "()V", interrupt),
    native("state0", "()I", state),
    native("stack0", "()[Ljava/lang/StackTraceElement;", stack),
    leaf_native("holdsLock", "(Ljava/lang/Object;)Z", holds_lock),
    native("reportHandlerFailure", "(Ljava/lang/Throwable;)V", report_handler_failure),
];

/// Frames that a stack trace keeps.
const TRACE_DEPTH: usize = 1024;

impl NativeContext<'_> {
    /// Whether the running thread's interrupted status is set.
    pub(super) fn is_interrupted(&mut self) -> Result<bool, JavaError> {
        let field = self.vm.loader.library_field(self.vm.loader.well_known.thread, "interrupted", "Z")?;
        let object = self.vm.runtime.threads.running().object;
        Ok(self.vm.runtime.heap.load::<u8>(object, field) != 0)
    }

    /// Clears the running thread's interrupted status; whether it was set.
    pub(super) fn take_interrupt(&mut self) -> Result<bool, JavaError> {
        let set = self.is_interrupted()?;
        let field = self.vm.loader.library_field(self.vm.loader.well_known.thread, "interrupted", "Z")?;
        let object = self.vm.runtime.threads.running().object;
        if set {
            self.vm.runtime.heap.store::<u8>(object, field, 0);
        }
        Ok(set)
    }

    /// The green thread of the receiver, if it is alive.
    fn receiver_thread(&self) -> Result<Option<ThreadId>, JavaError> {
        let object = self.non_null(0)?.raw();
        let field = self.vm.loader.library_field(self.vm.loader.well_known.thread, "number", "I")?;
        let number = ThreadId(self.vm.runtime.heap.load::<u32>(object, field));
        // The number of one that has ended may be another one's.
        Ok(self.vm.runtime.threads.get(number).filter(|thread| thread.object == object).map(|thread| thread.id))
    }
}

fn current_thread(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.vm.runtime.threads.running().object.into())
}

/// The same for machine code (`native::short`).
extern "C" fn short_current_thread(vm: &mut Vm) -> ShortAnswer<Ref> {
    short_answer(|| Some((vm.runtime.threads.running().object, 0)))
}

/// The thread goes behind all that could run, without using up its slice (which would cost fuel). `wake` tells the
/// second call that this has been done.
fn yield_now(cx: &mut NativeContext<'_>) -> NativeResult {
    let thread = cx.vm.runtime.threads.running();
    if thread.wake.take().is_some() {
        return Ok(().into());
    }
    thread.wake = Some(Wake::Notified);
    cx.vm.give_way();
    Ok(NativeOutcome::Retry)
}

/// See [`crate::vm::Vm::report_handler_failure`].
fn report_handler_failure(cx: &mut NativeContext<'_>) -> NativeResult {
    let thrown = cx.non_null(1)?.raw();
    cx.vm.report_handler_failure(thrown);
    Ok(().into())
}

fn start(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.vm.loader.well_known.thread;
    let enter = cx.vm.loader.library_method(class, "enter", "()V")?;
    let daemon_field = cx.vm.loader.library_field(class, "daemon", "Z")?;
    cx.vm.runtime.make_room_for_thread()?;
    let object = cx.non_null(0)?.raw();
    let daemon = cx.vm.runtime.heap.load::<u8>(object, daemon_field) != 0;
    let id = cx.vm.spawn(object, enter, &[SlotValue::Reference(object)], daemon)?;
    if let Some(thread) = cx.vm.runtime.threads.get_mut(id) {
        thread.at_end = AtEnd::Leave;
    }
    Ok(().into())
}

fn sleep(cx: &mut NativeContext<'_>) -> NativeResult {
    let nanoseconds = cx.long(0).max(0).unsigned_abs();
    let wake = cx.vm.runtime.threads.running().wake.take();
    if wake != Some(Wake::Timeout) && cx.take_interrupt()? {
        return Err(JavaError::new("java/lang/InterruptedException", "sleep interrupted"));
    }
    if wake.is_some() {
        return Ok(().into());
    }
    let deadline = cx.vm.schedule.now(&mut cx.vm.runtime).saturating_add(nanoseconds);
    cx.vm.block(ThreadState::Sleeping { deadline });
    Ok(NativeOutcome::Retry)
}

/// `Thread.interrupt` has set the status; a thread that waits or sleeps is woken to see it.
fn interrupt(cx: &mut NativeContext<'_>) -> NativeResult {
    if let Some(id) = cx.receiver_thread()? {
        let state = cx.vm.runtime.threads.get(id).map(|thread| thread.state);
        let may_wake = match state {
            Some(ThreadState::Waiting { .. } | ThreadState::Sleeping { .. }) => true,
            Some(ThreadState::AtConnection { interruptible, .. }) => interruptible,
            _ => false,
        };
        if may_wake {
            cx.vm.runtime.threads.wake(id, Wake::Interrupted);
        }
    }
    Ok(().into())
}

fn state(cx: &mut NativeContext<'_>) -> NativeResult {
    let thread = cx.receiver_thread()?.and_then(|id| cx.vm.runtime.threads.get(id));
    let number: i32 = match thread.map(|thread| thread.state) {
        Some(ThreadState::Blocked) => 2,
        // What an interrupt does not end counts as running, as in the documentation of `Thread.State`.
        Some(ThreadState::AtConnection { interruptible: false, .. }) => 1,
        Some(ThreadState::Waiting { deadline: None } | ThreadState::AtConnection { deadline: None, .. }) => 3,
        Some(
            ThreadState::Waiting { deadline: Some(_) }
            | ThreadState::AtConnection { deadline: Some(_), .. }
            | ThreadState::Sleeping { .. },
        ) => 4,
        Some(ThreadState::Runnable | ThreadState::AtHost | ThreadState::Ended) | None => 1,
    };
    Ok(number.into())
}

fn stack(cx: &mut NativeContext<'_>) -> NativeResult {
    let Some(id) = cx.receiver_thread()? else { return Ok(lang_throwable::elements_of(cx, &[])?.into()) };
    let thread = cx.vm.runtime.threads.get(id).expect("the thread was just found");
    let innermost = cx.vm.runtime.registers.frame_of(thread);
    // That of the running thread is this native's.
    let is_running = cx.vm.runtime.threads.current == Some(id);
    let innermost = if is_running { innermost.and_then(|native| native.caller()) } else { innermost };
    let frames = innermost.map(frames_from).unwrap_or_default();
    Ok(lang_throwable::elements_of(cx, &frames)?.into())
}

fn frames_from(innermost: Frame) -> Vec<(MethodId, u16)> {
    let frames = std::iter::successors(Some(innermost), Frame::caller).filter(|frame| !frame.method().hidden);
    frames.take(TRACE_DEPTH).map(|frame| (frame.method().id, frame.bytecode_index().unwrap_or(0))).collect()
}

fn holds_lock(cx: &mut NativeContext<'_>) -> NativeResult {
    let object = cx.non_null(0)?.raw();
    let thread = cx.vm.runtime.threads.running().id;
    Ok(cx.vm.runtime.monitors.holds(&cx.vm.runtime.heap, object, thread).into())
}
