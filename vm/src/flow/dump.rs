//! Thread dumps: what every thread of a VM is doing, in the form that `jstack` and HotSpot's SIGQUIT made familiar.
//!
//! In go the threads, their frames and the monitors; out comes text. It is asked for from outside, and printed when all
//! threads wait for each other. Nothing here allocates on the Java heap, so it can be made wherever threads switch.

use std::fmt::Write as _;

use crate::heap::Ref;
use crate::id::ThreadId;
use crate::link::flags;
use crate::loader::Loader;
use crate::runtime::Runtime;
use crate::thread::walk::Frame;
use crate::thread::{JavaThread, ThreadState};
use crate::vm::Vm;

/// Frames shown of one thread: as many as HotSpot shows of a stack trace.
const MAX_FRAMES: usize = 1024;

/// What a dump looks at.
pub(crate) struct Dump<'vm> {
    runtime: &'vm Runtime,
    loader: &'vm Loader,
}

impl Vm {
    /// All threads with their states, stacks and locks, and the deadlocks among them.
    pub fn thread_dump(&self) -> String {
        let title = format!("Full thread dump Holloway ({}):\n\n", env!("CARGO_PKG_VERSION"));
        // Neither frames nor the heap can be looked at after something was abandoned (K29).
        if self.schedule.is_abandoned() { title } else { title + &Dump::new(&self.runtime, &self.loader).threads() }
    }
}

impl<'vm> Dump<'vm> {
    pub(crate) fn new(runtime: &'vm Runtime, loader: &'vm Loader) -> Dump<'vm> {
        Dump { runtime, loader }
    }

    fn threads(&self) -> String {
        let mut text = String::new();
        let held = self.runtime.monitors.held();
        for thread in self.runtime.threads.iter().filter(|thread| thread.state != ThreadState::Ended) {
            self.dump_thread(&mut text, thread, held.get(&thread.id).map_or(&[], Vec::as_slice));
            text.push('\n');
        }
        self.dump_deadlocks(&mut text);
        text
    }

    /// `held`: the objects whose inflated monitors it holds.
    fn dump_thread(&self, text: &mut String, thread: &JavaThread, held: &[Ref]) {
        let _ = writeln!(
            text,
            "\"{}\" #{}{} prio={} {}",
            self.thread_name(thread.object),
            self.thread_field::<i64>(thread.object, "id", "J"),
            if thread.daemon { " daemon" } else { "" },
            self.thread_field::<i32>(thread.object, "priority", "I"),
            activity(thread),
        );
        let _ = writeln!(text, "   java.lang.Thread.State: {}", state(thread));
        let mut shown = Vec::new();
        let frames = std::iter::successors(self.runtime.registers.frame_of(thread), Frame::caller);
        let visible = frames.filter(|frame| !frame.method().hidden && !frame.method().is_bottom());
        for (depth, frame) in visible.take(MAX_FRAMES).enumerate() {
            self.dump_frame(text, &frame);
            if depth == 0 && !thread.waits_on.is_null() {
                let doing = if thread.state == ThreadState::Blocked { "waiting to lock" } else { "waiting on" };
                let _ = writeln!(text, "\t- {doing} {}", self.describe_object(thread.waits_on));
            }
            if let Some(lock) = frame.own_lock().filter(|_| depth > 0 || thread.state != ThreadState::Blocked) {
                shown.push(lock);
                let _ = writeln!(text, "\t- locked {}", self.describe_object(lock));
            }
        }
        // Frames do not say which monitors a synchronized statement holds; the inflated ones are those that matter.
        for lock in held.iter().filter(|lock| !shown.contains(lock)) {
            let _ = writeln!(text, "\t- locked {}", self.describe_object(*lock));
        }
    }

    fn dump_frame(&self, text: &mut String, frame: &Frame) {
        let method = frame.method();
        if frame.method().is_initialisation() {
            return;
        }
        let class = self.loader.classes.class(method.class);
        let _ = write!(text, "\tat {}.{}(", class.java_name(), method.name);
        if class.boot {
            text.push_str("java.base/");
        }
        let file = class.file.as_deref();
        let line = frame.bytecode_index().and_then(|index| self.loader.line_of(method.id, index).0);
        let _ = match (method.is(flags::NATIVE), file.and_then(|file| file.source_file()), line) {
            (true, ..) => writeln!(text, "Native Method)"),
            (false, Some(source), Some(line)) => writeln!(text, "{source}:{line})"),
            (false, Some(source), None) => writeln!(text, "{source})"),
            (false, None, _) => writeln!(text, "Unknown Source)"),
        };
    }

    /// The threads that block each other in a ring, each ring once.
    fn dump_deadlocks(&self, text: &mut String) {
        let mut seen: Vec<ThreadId> = Vec::new();
        for thread in self.runtime.threads.iter() {
            let Some(ring) = self.ring_of(thread.id).filter(|ring| !ring.iter().any(|id| seen.contains(id))) else {
                continue;
            };
            text.push_str("Found one Java-level deadlock:\n=============================\n");
            for thread in ring.iter().filter_map(|&id| self.runtime.threads.get(id)) {
                let owner = self
                    .runtime
                    .monitors
                    .owner(&self.runtime.heap, thread.waits_on)
                    .and_then(|owner| self.runtime.threads.get(owner));
                let _ = writeln!(
                    text,
                    "\"{}\":\n  waiting to lock {},\n  which is held by \"{}\"\n",
                    self.thread_name(thread.object),
                    self.describe_object(thread.waits_on),
                    owner.map(|owner| self.thread_name(owner.object)).unwrap_or_default(),
                );
            }
            seen.extend(ring);
        }
    }

    /// The threads from this one to itself, each blocked by the next; `None` if the chain ends.
    fn ring_of(&self, start: ThreadId) -> Option<Vec<ThreadId>> {
        let mut ring = Vec::new();
        let mut at = start;
        loop {
            let thread = self.runtime.threads.get(at).filter(|thread| thread.state == ThreadState::Blocked)?;
            ring.push(at);
            at = self.runtime.monitors.owner(&self.runtime.heap, thread.waits_on)?;
            if at == start {
                return Some(ring);
            }
            if ring.contains(&at) {
                return None;
            }
        }
    }

    /// `<0x0000000000001234> (a java.lang.Object)`.
    fn describe_object(&self, object: Ref) -> String {
        let class = self.loader.classes.class(self.runtime.heap.class_of(object)).java_name();
        format!("<{:#018x}> (a {class})", object.to_slot())
    }

    /// The name of a `java.lang.Thread`.
    pub(crate) fn thread_name(&self, thread: Ref) -> String {
        let Ok(field) = self.loader.library_field(self.loader.well_known.thread, "name", "Ljava/lang/String;") else {
            return String::new();
        };
        let name = self.runtime.heap.load_reference(thread, field);
        if name.is_null() { String::new() } else { self.runtime.beginning_of_text(name) }
    }

    /// A number in a `java.lang.Thread`.
    fn thread_field<T: crate::heap::Primitive + Default>(&self, thread: Ref, name: &str, descriptor: &str) -> T {
        let field = self.loader.library_field(self.loader.well_known.thread, name, descriptor);
        field.map(|field| self.runtime.heap.load::<T>(thread, field)).unwrap_or_default()
    }
}

/// What a thread is doing, as in the first line of its entry.
fn activity(thread: &JavaThread) -> &'static str {
    match thread.state {
        ThreadState::Runnable
        | ThreadState::AtHost
        | ThreadState::Ended
        | ThreadState::AtConnection { interruptible: false, .. } => "runnable",
        ThreadState::Blocked => "waiting for monitor entry",
        ThreadState::Waiting { .. } if !thread.waits_on.is_null() => "in Object.wait()",
        ThreadState::Waiting { .. } | ThreadState::Sleeping { .. } | ThreadState::AtConnection { .. } => {
            "waiting on condition"
        }
    }
}

fn state(thread: &JavaThread) -> &'static str {
    match thread.state {
        ThreadState::Runnable | ThreadState::AtHost | ThreadState::AtConnection { interruptible: false, .. } => {
            "RUNNABLE"
        }
        ThreadState::AtConnection { deadline: None, .. } => "WAITING (parking)",
        ThreadState::AtConnection { deadline: Some(_), .. } => "TIMED_WAITING (parking)",
        ThreadState::Blocked => "BLOCKED (on object monitor)",
        ThreadState::Waiting { deadline } => match (thread.waits_on.is_null(), deadline) {
            (false, None) => "WAITING (on object monitor)",
            (false, Some(_)) => "TIMED_WAITING (on object monitor)",
            (true, None) => "WAITING (parking)",
            (true, Some(_)) => "TIMED_WAITING (parking)",
        },
        ThreadState::Sleeping { .. } => "TIMED_WAITING (sleeping)",
        ThreadState::Ended => "TERMINATED",
    }
}
