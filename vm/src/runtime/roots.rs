//! What the collector is shown: frames by the maps of their code, threads, handles, the exception in flight; and the
//! tables that hold objects weakly.

#![allow(unsafe_code)]

use super::calls::Calls;
use super::compression::CompressionStreams;
use super::handles::Handles;
use super::rooted::RootTable;
use super::strings::InternTable;
use crate::code::NO_MAP;
use crate::heap::{CollectionKind, OLD_START, Ref, RootSet, RootVisitor, WeakVisitor};
use crate::link::flags;
use crate::thread::monitor::Monitors;
use crate::thread::registers::Registers;
use crate::thread::walk::{Frame, Position};
use crate::thread::{JavaThread, Threads};

/// The roots of a VM, borrowed for a collection.
pub(crate) struct Roots<'vm> {
    pub registers: &'vm mut Registers,
    pub threads: &'vm mut Threads,
    pub handles: &'vm mut Handles,
    pub rooted: &'vm mut RootTable,
    pub calls: &'vm mut Calls,
    pub interned: &'vm mut InternTable,
    pub monitors: &'vm mut Monitors,
    pub compression: &'vm mut CompressionStreams,
}

// SAFETY: every frame's reference slots are those of its map, which the translator made from verified facts (I1); what
// natives hold lies in handles (I6); the weak tables forward or drop every entry.
unsafe impl RootSet for Roots<'_> {
    fn visit_roots<V: RootVisitor>(&mut self, kind: CollectionKind, visitor: &mut V) {
        visitor.reference(&mut self.registers.exception);
        self.handles.visit(visitor);
        self.rooted.visit(visitor);
        self.calls.visit(visitor);
        let registers = &*self.registers;
        let mut visit = |thread: &mut JavaThread| {
            let mut watch = Watch { visitor: &mut *visitor, young: false };
            let running = thread.is_in_registers();
            visit_thread(thread, registers.frame_of(thread), &mut watch);
            watch.young || running
        };
        match kind {
            CollectionKind::Minor => self.threads.visit_stirred(visit),
            CollectionKind::Full => self.threads.iter_mut().for_each(|thread| {
                visit(thread);
            }),
        }
        self.monitors.visit(visitor);
        self.interned.visit_literals(visitor);
    }

    fn visit_weak<V: WeakVisitor>(&mut self, kind: CollectionKind, visitor: &mut V) {
        self.interned.visit_weak(kind, visitor);
        self.compression.visit_weak(visitor);
    }
}

/// Shows references to another visitor, and sees whether one leads to a young object then.
struct Watch<'v, V> {
    visitor: &'v mut V,
    young: bool,
}

impl<V: RootVisitor> RootVisitor for Watch<'_, V> {
    #[inline]
    fn slot(&mut self, slot: &mut u64) {
        self.visitor.slot(slot);
        self.young |= *slot != 0 && *slot < OLD_START;
    }

    #[inline]
    fn reference(&mut self, reference: &mut Ref) {
        self.visitor.reference(reference);
        self.young |= !reference.is_null() && reference.to_slot() < OLD_START;
    }
}

/// Shows a thread with its innermost frame.
fn visit_thread<V: RootVisitor>(thread: &mut JavaThread, innermost: Option<Frame>, visitor: &mut V) {
    visitor.reference(&mut thread.object);
    visitor.reference(&mut thread.waits_on);
    thread.noted_locks.iter_mut().for_each(|lock| visitor.reference(&mut lock.object));
    let mut next = innermost;
    while let Some(frame) = next {
        visit_frame(&frame, visitor);
        visitor.pause();
        next = frame.caller();
    }
}

/// Shows the reference slots of one frame.
fn visit_frame<V: RootVisitor>(frame: &Frame, visitor: &mut V) {
    let method = frame.method();
    if method.is_bottom() || method.returns_to_repeat() || method.is_host_entry() {
        return;
    }
    let slot = |number: usize| frame.first_local().wrapping_add(number);
    let Some(code) = frame.code().filter(|_| !method.is(flags::NATIVE)) else {
        // A native, or a method about to be translated: its arguments.
        for (word, bits) in method.argument_references.iter().enumerate() {
            for bit in (0..64).filter(|bit| bits >> bit & 1 != 0) {
                // SAFETY: I4: arguments lie in the first locals.
                visitor.slot(unsafe { &mut *slot(word * 64 + bit) });
            }
        }
        return;
    };
    let map = match frame.position() {
        Position::Before(pc) if code.contains(pc) => code.maps[code.index_of(pc)],
        Position::Before(_) => code.entry_map,
        Position::Calling(return_point) => code.waiting_map(code.index_of(return_point)).unwrap_or(NO_MAP),
    };
    assert_ne!(map, NO_MAP, "a frame stands at an instruction that never leaves the interpreter: {}", method.name);
    for number in code.map_table.slots(map) {
        // SAFETY: I1: maps name slots of the frame.
        visitor.slot(unsafe { &mut *slot(number) });
    }
}
