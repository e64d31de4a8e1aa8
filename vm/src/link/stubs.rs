//! The VM's own instructions, outside any method: where calls enter methods without threaded code, where runs end.

use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

use super::class::{FrameKind, Method, MethodEntry, flags};
use super::table::Classes;
use crate::code::dispatch::HandlerWords;
use crate::code::frame::HEADER_SLOTS;
use crate::code::instruction::{HEADER_WORDS, ThreadedInstruction, TrustedCell, VmCell};
use crate::code::op::Op;
use crate::id::{ClassId, MethodId};

/// Stub instructions, each in its place for the life of the VM.
pub(crate) struct Stubs {
    words: Box<[ThreadedInstruction]>,
    /// The method of the frame at the bottom of every run.
    pub bottom: MethodId,
    /// The method of the frames that initialise classes.
    pub initialisation: MethodId,
    /// The method of the frames that calls by the host return to.
    pub host_entry: MethodId,
    /// The method of the frames that wait for a program's class loader.
    pub loading: MethodId,
}

const SLOW: usize = 0;
const EXIT: usize = 1;
const TRANSLATE: usize = 2;
const NATIVE: usize = 3;
const ABSTRACT: usize = 4;
const INITIALISATION_STEP: usize = 5;
// A call (one word) and the header of its return point precede the point itself.
const INITIALISATION_DONE: usize = INITIALISATION_STEP + 1 + HEADER_WORDS;
const THREAD_END: usize = INITIALISATION_DONE + 1 + HEADER_WORDS;
const HOST_ENTRY: usize = THREAD_END + 1 + HEADER_WORDS;
const WORDS: usize = HOST_ENTRY + 1;

impl Stubs {
    /// The stubs for the handlers of a dispatch.
    pub fn new(handlers: &HandlerWords) -> Stubs {
        let mut words = vec![ThreadedInstruction::new(handlers.word(Op::exit), 0, 0, 0); WORDS];
        for (at, op) in [
            (SLOW, Op::slow),
            (EXIT, Op::exit),
            (TRANSLATE, Op::translate),
            (NATIVE, Op::native),
            (ABSTRACT, Op::abstract_method),
            (INITIALISATION_STEP, Op::class_initialisation_step),
            (INITIALISATION_DONE, Op::class_initialisation_done),
            (THREAD_END, Op::thread_end),
            (HOST_ENTRY, Op::exit),
        ] {
            words[at] = ThreadedInstruction::new(handlers.word(op), 0, 0, 0);
        }
        Stubs {
            words: words.into(),
            bottom: MethodId(0),
            initialisation: MethodId(0),
            host_entry: MethodId(0),
            loading: MethodId(0),
        }
    }

    /// Adds the methods that stand in the VM's own frames, each entered where such a frame begins.
    pub fn add_methods(&mut self, classes: &mut Classes) {
        let mut add = |name: &str, locals: u64, kind: FrameKind, entry: usize| {
            classes.add_method(Method {
                entry: MethodEntry::of_stub(&raw const self.words[entry]),
                locals_bytes: locals * 8,
                operand_bytes: (HEADER_SLOTS as u64 + 8) * 8,
                weight: VmCell::new(0),
                id: classes.next_method(),
                class: ClassId(0),
                index: 0,
                access: flags::STATIC,
                name: name.into(),
                descriptor: "()V".into(),
                argument_slots: locals as u16,
                argument_references: Arc::default(),
                result: b'V',
                vtable_index: TrustedCell::new(None),
                code: OnceCell::new(),
                current_version: VmCell::new(0),
                verified: RefCell::default(),
                native: Cell::new(None),
                hidden: true,
                frame_kind: kind,
            })
        };
        self.bottom = add("<bottom>", 0, FrameKind::Bottom, EXIT);
        self.initialisation = add("<initialisation>", 1, FrameKind::Initialisation, INITIALISATION_STEP);
        self.host_entry = add("<host entry>", 1, FrameKind::HostEntry, HOST_ENTRY);
        // Nothing is left to do where the class loader has answered.
        self.loading = add("<loading>", 0, FrameKind::Loading, INITIALISATION_DONE);
    }

    fn word(&self, at: usize) -> *const ThreadedInstruction {
        &raw const self.words[at]
    }

    /// Where handlers hand over.
    pub fn slow(&self) -> *const ThreadedInstruction {
        self.word(SLOW)
    }

    /// Where a run ends.
    pub fn exit(&self) -> *const ThreadedInstruction {
        self.word(EXIT)
    }

    /// Where `<clinit>` returns to, and what asks a class loader: the frame below goes.
    pub fn initialisation_done(&self) -> *const ThreadedInstruction {
        self.word(INITIALISATION_DONE)
    }

    /// Where the bottom method of a thread returns to.
    pub fn thread_end(&self) -> *const ThreadedInstruction {
        self.word(THREAD_END)
    }

    /// Where the frame of a call by the host stands: handlers are left, and `run::call` makes it, and takes what it returns.
    pub fn host_entry_step(&self) -> *const ThreadedInstruction {
        self.word(HOST_ENTRY)
    }

    /// Where calls enter a method that has no threaded code (yet).
    pub fn entry_of(&self, access: u16) -> MethodEntry {
        MethodEntry::of_stub(self.word(if access & flags::NATIVE != 0 {
            NATIVE
        } else if access & flags::ABSTRACT != 0 {
            ABSTRACT
        } else {
            TRANSLATE
        }))
    }
}
