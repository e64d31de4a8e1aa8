//! `java.lang.ref.ReferenceHandler`: the thread that takes cleared references from the collector.

use super::registry::Native;
use super::{NativeContext, NativeResult, Outcome};
use crate::thread::ThreadState;

pub(super) const NATIVES: &[Native] = &[Native {
    class: "java/lang/ref/ReferenceHandler",
    name: "next",
    descriptor: "()Ljava/lang/ref/Reference;",
    function: next,
}];

fn next(cx: &mut NativeContext<'_>) -> NativeResult {
    match cx.vm.heap.take_cleared() {
        Some(reference) => Ok(reference.into()),
        None => {
            cx.vm.block(ThreadState::Waiting { deadline: None });
            Ok(Outcome::Retry)
        }
    }
}
