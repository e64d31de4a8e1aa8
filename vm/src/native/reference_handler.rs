//! `java.lang.ref.ReferenceHandler`: the thread that takes cleared references from the collector.

use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::thread::ThreadState;

pub(super) const NATIVES: &[Native] = &[native("next", "()Ljava/lang/ref/Reference;", next)];

fn next(cx: &mut NativeContext<'_>) -> NativeResult {
    cx.vm.runtime.threads.running().wake = None;
    match cx.vm.runtime.heap.take_cleared() {
        Some(reference) => Ok(reference.into()),
        None => {
            cx.vm.block(ThreadState::Waiting { deadline: None });
            Ok(NativeOutcome::Retry)
        }
    }
}
