//! Exit check: the interpreter executes what a region has executed in a trial run, and is compared with it where it gets
//! to the region's exit.
//!
//! In goes a [`Prediction`]: the exit, the budget, live slots of the frames, and the heap's changes, all undone. A
//! checkpoint stands at the exit's resume point meanwhile, and no region is entered. The place, the frame and the budget
//! name the moment of arrival: no path comes to a place twice without being charged (K1). New objects of the two runs lie
//! in different places; they are compared field by field, each standing for one other. What is different ends the process
//! with a report.

#![allow(unsafe_code)]

use rustc_hash::FxHashMap;

use super::resume;
use crate::code::Code;
use crate::code::dispatch::HeadMode;
use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::heap::{Heap, MARK_OFFSET, Piece, Ref};
use crate::id::RegionId;
use crate::link::Method;
use crate::thread::registers::Arrival;
use crate::tiering::exits::{ExitDescriptor, ResumePoint};
use crate::tiering::replay::{ExitReplay, Predicted, Prediction, ReplayPlace};
use crate::tiering::undo_log::{Effects, UndoEntry};
use crate::vm::Vm;
use crate::vm::stand_in::Machine;

impl Machine<'_> {
    /// Slots of the frames from one to another, as far as the thread's stack goes.
    pub fn slots(&mut self, low: i32, high: i32) -> (i32, Vec<u64>) {
        let stack = &mut self.vm.runtime.threads.running().stack;
        let below = (self.root.addr() - stack.start().addr()) / 8;
        let above = (self.vm.runtime.registers.stack_limit().addr() - self.root.addr()) / 8;
        let (low, high) = (low.max(-(below as i32)), high.min(above as i32));
        (low, (low..high.max(low)).map(|slot| self.slot(slot)).collect())
    }

    /// Makes the objects of an exit, for a prediction. Their references, by number.
    pub fn make_objects(&mut self, exit: u32) -> Vec<u32> {
        let exits = self.vm.tiering.regions.exits(self.region).expect("the region is there while it is executed");
        let Some(descriptor) = exits.descriptor(exit) else { return Vec::new() };
        // SAFETY: I7: null or one of the region's.
        let Some(objects) = (unsafe { descriptor.objects().as_ref() }) else { return Vec::new() };
        let mut made = Vec::new();
        // SAFETY: I7: the stand-in has left the values of the exit by which it leaves.
        unsafe { self.vm.tiering.make_objects(&mut self.vm.runtime, objects, &mut made) };
        made.into_iter().map(Ref::bits).collect()
    }

    /// Runs the region's machine code, which has been compiled to leave by [`crate::vm::tier::Control::capture_handler`]: the exit's
    /// number, and the budget left.
    pub fn run_code(&mut self) -> (u32, i64) {
        let (entry, first) =
            self.vm.tiering.regions.code(self.region).expect("the region is there while it is executed");
        // SAFETY: I7: the region's code, with the registers of its VM; it comes back, as its exits end in a return.
        let (descriptor, budget) = unsafe { resume::run_captured(self.vm, entry, self.root, self.budget) };
        let exit = ((descriptor - first) / crate::tiering::exits::ExitTable::STRIDE) as u32;
        let credit = self
            .vm
            .tiering
            .regions
            .exits(self.region)
            .and_then(|exits| exits.descriptor(exit))
            .map_or(0, |it| it.credit());
        (exit, budget + credit)
    }
}

impl Vm {
    /// Has the interpreter do what a region has predicted.
    pub(super) fn replay(&mut self, region: RegionId, prediction: Prediction) {
        let exits = self.tiering.regions.exits(region).expect("the region is there while it is executed");
        let exit = exits.descriptor(prediction.exit).expect("the region has that exit");
        let resume = exits.resume(prediction.exit);
        let entry_exit = exits.len() as u32 - 1;
        let root = self.runtime.registers.fp();
        let budget = prediction.budget + self.runtime.registers.portions.kept_back();
        let place = ReplayPlace { pc: exit.pc(), fp: root.wrapping_offset(exit.header() as isize), budget };
        let image = prediction.thorough.then(|| self.runtime.heap.image());
        let replay = ExitReplay { prediction, region, root, place, resume, own: 0, parted: None, mode: None, image };
        if place == self.place() {
            self.tiering.replay = Some(replay);
            self.runtime.registers.budget = self.runtime.registers.portions.interpret(self.runtime.registers.budget);
            self.arrive();
            let begun = matches!(self.runtime.registers.arrival, Arrival::Begun);
            let word = if begun { self.runtime.registers.original_word(self.runtime.words) } else { 0 };
            // SAFETY: I1: it is the word of the instruction at which the thread stands.
            unsafe { self.runtime.registers.set_resume_word(word) };
            return;
        }
        self.set_checkpoint(replay);
        self.decline(region, entry_exit);
    }

    fn place(&self) -> ReplayPlace {
        ReplayPlace {
            pc: self.runtime.registers.pc(),
            fp: self.runtime.registers.fp(),
            budget: self.runtime.registers.slice_left(),
        }
    }

    /// The code around an instruction, and its word.
    fn code_at(&self, point: ResumePoint) -> Option<(&Code, usize)> {
        Some((self.loader.classes.method(point.method).version(point.version)?, point.word as usize))
    }

    fn set_checkpoint(&mut self, mut replay: ExitReplay) {
        let words = self.runtime.words;
        let (code, word) = self.code_at(replay.resume).expect("exits resume in code");
        replay.own = words.word(code.op(word).expect("exits resume at instructions"));
        let head = code.blocks.binary_search_by_key(&(word as u32), |block| block.start).ok();
        match head {
            // Calls that are joined with an empty method part while its head is not plain.
            Some(block) => replay.mode = Some(code.head_modes[block].replace(HeadMode::Enter)),
            // SAFETY: I1: exits resume at instructions, and the word is executed in its place (`word_under_checkpoint`).
            None => replay.parted = unsafe { code.set_checkpoint(word) },
        }
        self.tiering.replay = Some(replay);
        if let (Some(block), Some((code, _))) =
            (head, self.tiering.replay.as_ref().and_then(|replay| self.code_at(replay.resume)))
        {
            self.tiering.refresh_head(&self.runtime, &self.loader, code, block as u32);
        }
    }

    fn remove_checkpoint(&mut self, replay: &ExitReplay) {
        let Some((code, word)) = self.code_at(replay.resume) else { return };
        match replay.mode {
            Some(mode) => {
                let Ok(block) = code.blocks.binary_search_by_key(&(word as u32), |block| block.start) else { return };
                code.head_modes[block].set(mode);
                self.tiering.refresh_head(&self.runtime, &self.loader, code, block as u32);
            }
            // SAFETY: I1: it was put there for this replay.
            None if replay.own != 0 => unsafe { code.remove_checkpoint(word, replay.parted) },
            None => {}
        }
    }

    /// The checkpoint was reached: by the way that leads to the exit, or by another one, which goes on.
    pub(crate) fn checkpoint(&mut self) {
        self.check_progress();
        if self.tiering.replay.as_ref().is_some_and(|replay| replay.place == self.place()) {
            self.arrive();
        }
    }

    /// Ends the process where the interpreter can no longer get to the exit.
    pub(crate) fn check_progress(&self) {
        let Some(replay) = &self.tiering.replay else { return };
        if self.runtime.registers.slice_left() < replay.place.budget {
            self.fail(replay, "the interpreter goes another way: it has paid more before it gets there");
        }
    }

    /// Ends the process where the running thread can no longer get to the exit.
    pub(crate) fn check_stays(&self) {
        if let Some(replay) = &self.tiering.replay {
            self.fail(replay, "the interpreter goes another way: the thread's turn ends before it gets there");
        }
    }

    /// The interpreter has arrived: compares, and takes the exit as far as the tier sees it.
    fn arrive(&mut self) {
        let Some(replay) = self.tiering.replay.take() else { return };
        self.remove_checkpoint(&replay);
        if self.runtime.heap.has_collected_since(&replay.prediction.effects.mark) {
            self.runtime.statistics.exit_checks.collected += 1;
        } else if let Err(difference) = self.compare(&replay) {
            self.fail(&replay, &difference);
        } else {
            self.runtime.statistics.exit_checks.compared += 1;
            self.runtime.statistics.exit_checks.thorough += u64::from(replay.image.is_some());
        }
        let exits = self.tiering.regions.exits(replay.region);
        let Some(exit) = exits.and_then(|exits| exits.descriptor(replay.prediction.exit)) else { return };
        let past_head = exit.goes_past_head();
        let exit: *const ExitDescriptor = exit;
        // SAFETY: I7: the descriptor lives until the tier drops its region, which it may do in there.
        unsafe { resume::count(self, exit) };
        self.runtime.registers.arrival = if past_head { Arrival::Begun } else { Arrival::Head };
    }

    /// Ends the process with a report.
    fn fail(&self, replay: &ExitReplay, difference: &str) -> ! {
        let place = |point: ResumePoint| match self.code_at(point) {
            Some((code, word)) => {
                let method = self.loader.classes.method(code.method);
                let class = self.loader.classes.class(method.class);
                format!(
                    "{}.{}{} at bytecode {}",
                    class.java_name(),
                    method.name,
                    method.descriptor,
                    code.bytecode_indices[word]
                )
            }
            None => "nowhere".to_owned(),
        };
        let entry = self.tiering.regions.block(replay.region).and_then(|block| self.tiering.block_place(block));
        let entry = entry.and_then(|place| {
            let code = self.loader.classes.method(place.method).version(0)?;
            let word = code.blocks.get(place.index as usize)?.start;
            Some(ResumePoint { method: place.method, version: 0, word })
        });
        let entry = entry.map_or_else(|| "nowhere".to_owned(), place);
        let Prediction { exit, reason, .. } = &replay.prediction;
        panic!(
            "exit check: {}, entered in {entry}, exit {exit} ({reason}) to {}: {difference}",
            replay.region,
            place(replay.resume)
        );
    }

    fn compare(&self, replay: &ExitReplay) -> Result<(), String> {
        let Prediction { slots, effects, exit, .. } = &replay.prediction;
        let mut pairs = Pairs {
            heap: &self.runtime.heap,
            effects,
            there: FxHashMap::default(),
            back: FxHashMap::default(),
            open: Vec::new(),
        };
        for &(slot, predicted) in slots {
            // SAFETY: I7: the region names slots of its frames only.
            let found = unsafe { *replay.root.offset(slot as isize) };
            let same = match predicted {
                Predicted::Bits(bits) => bits == found,
                Predicted::Half(bits) => bits == found as u32,
                Predicted::Reference(reference) => pairs.same(reference, found as u32),
            };
            if !same {
                return Err(format!(
                    "{}: {predicted:x?} by the region, {found:#x} by the interpreter",
                    self.name_of_slot(replay, slot)
                ));
            }
        }
        let exits = self.tiering.regions.exits(replay.region);
        for (slot, expected) in exits.into_iter().flat_map(|exits| exits.headers(*exit, replay.root)) {
            // SAFETY: I7: exits write headers of the region's frames only.
            let found = unsafe { *replay.root.offset(slot as isize) };
            if found != expected {
                return Err(format!(
                    "frame header, slot {slot}: {expected:#x} by the region, {found:#x} by the interpreter"
                ));
            }
        }
        let settled = |entry: &&UndoEntry| !effects.is_unsettled(entry.at, entry.bytes);
        for entry in effects.entries.iter().filter(settled) {
            let now = self.runtime.heap.piece(entry.at, entry.at + entry.bytes);
            pairs.bytes(entry, effects.after(entry), &now.bytes).map_err(|(at, then, now)| {
                format!("{}: {then:#x} by the region, {now:#x} by the interpreter", self.name_of(at))
            })?;
        }
        pairs.objects().map_err(|(object, offset, then, now)| {
            let class = self.loader.classes.class(self.runtime.heap.class_of(object)).java_name();
            format!("new object of {class}, offset {offset}: {then:#x} by the region, {now:#x} by the interpreter")
        })?;
        match &replay.image {
            Some(image) => self.compare_image(image, effects),
            None => Ok(()),
        }
    }

    /// Whether the interpreter has written what the region has not.
    fn compare_image(&self, image: &[Piece], effects: &Effects) -> Result<(), String> {
        for piece in image {
            let now = self.runtime.heap.piece(piece.start, piece.start + piece.bytes.len() as u64);
            let differs = |at: usize| now.bytes[at..at + 4] != piece.bytes[at..at + 4];
            for at in (0..piece.bytes.len()).step_by(4).filter(|&at| differs(at)) {
                let at = piece.start + at as u64;
                let noted = |entry: &UndoEntry| entry.at < at + 4 && at < entry.at + entry.bytes;
                if !effects.entries.iter().any(noted) {
                    return Err(format!("{} was written by the interpreter and not by the region", self.name_of(at)));
                }
            }
        }
        Ok(())
    }

    fn name_of_slot(&self, replay: &ExitReplay, slot: i32) -> String {
        let mut fp = replay.place.fp;
        loop {
            let register = (replay.root.addr() as i64 - fp.addr() as i64) / 8 + i64::from(slot);
            // SAFETY: I4: frames from the innermost on have headers; the lowest slot of a region belongs to one of them.
            let (method, caller) = unsafe { (&*(*fp.add(METHOD) as *const Method), *fp.add(CALLER)) };
            let first = -(method.locals() as i64);
            if register < first && caller != 0 {
                fp = std::ptr::with_exposed_provenance_mut(caller as usize);
                continue;
            }
            let class = self.loader.classes.class(method.class).java_name();
            return match register {
                ..0 => format!("local {} of {class}.{}", register - first, method.name),
                _ => format!("slot {register} of the frame of {class}.{}", method.name),
            };
        }
    }

    /// What lies at a place of the heap, for reports.
    pub(super) fn name_of(&self, at: u64) -> String {
        match self.runtime.heap.object_around(at) {
            Some(object) => {
                let class = self.loader.classes.class(self.runtime.heap.class_of(object)).java_name();
                let offset = at - object.to_slot();
                format!("object of {class} at {:#x}, offset {offset}", object.bits())
            }
            None => format!("root slot {at:#x}"),
        }
    }
}

/// Which new object stands for which.
struct Pairs<'a> {
    heap: &'a Heap,
    effects: &'a Effects,
    there: FxHashMap<u32, u32>,
    back: FxHashMap<u32, u32>,
    open: Vec<(u32, u32)>,
}

impl Pairs<'_> {
    /// Whether two references are the same: equal, or to new objects that stand for each other.
    fn same(&mut self, predicted: u32, found: u32) -> bool {
        let is_new = self.effects.made.iter().any(|piece| piece.holds(predicted.into()));
        if !is_new {
            return predicted == found;
        }
        let made = self.heap.object_at(found).is_some_and(|object| self.heap.is_made_since(&self.effects.mark, object));
        if !made {
            return false;
        }
        match (self.there.get(&predicted), self.back.get(&found)) {
            (None, None) => {
                self.there.insert(predicted, found);
                self.back.insert(found, predicted);
                self.open.push((predicted, found));
                true
            }
            (there, back) => there == Some(&found) && back == Some(&predicted),
        }
    }

    /// Compares what lies at a place that was written: the first difference, with its place.
    fn bytes(&mut self, entry: &UndoEntry, then: &[u8], now: &[u8]) -> Result<(), (u64, u32, u32)> {
        if !entry.is_reference {
            return match then.iter().zip(now).position(|(then, now)| then != now) {
                None => Ok(()),
                Some(at) => Err((entry.at + at as u64, then[at].into(), now[at].into())),
            };
        }
        let words = |bytes: &[u8]| -> Vec<u32> {
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
        };
        for (number, (then, now)) in words(then).into_iter().zip(words(now)).enumerate() {
            // The upper half of a root slot is 0 in both.
            if !self.same(then, now) {
                return Err((entry.at + 4 * number as u64, then, now));
            }
        }
        Ok(())
    }

    /// Compares all new objects that were found to stand for each other, and those that these lead to.
    fn objects(&mut self) -> Result<(), (Ref, u32, u64, u64)> {
        while let Some((predicted, found)) = self.open.pop() {
            let (Some(found), Some(piece)) =
                (self.heap.object_at(found), self.effects.made.iter().find(|piece| piece.holds(predicted.into())))
            else {
                continue;
            };
            let Some((class, size)) = self.heap.size_in(piece, predicted) else { continue };
            let word = |offset: u32| {
                let then = piece.word(u64::from(predicted) + u64::from(offset), 4).unwrap_or(0);
                (then, self.heap.word(found.to_slot() + u64::from(offset), 4).unwrap_or(0))
            };
            let (then, now) = (class.0, self.heap.class_of(found).0);
            if then != now || size != self.heap.size_of(found) {
                return Err((found, 0, then.into(), now.into()));
            }
            let references = self.heap.references_of(class, size);
            let unsettled = |offset: u32| self.effects.is_unsettled(u64::from(predicted) + u64::from(offset), 4);
            let mut differences = Vec::new();
            for offset in (MARK_OFFSET..size as u32).step_by(4) {
                let (then, now) = word(offset);
                let same = if offset == MARK_OFFSET {
                    Heap::lock_bits(then as u32) == Heap::lock_bits(now as u32)
                } else {
                    references.contains(&offset) || then == now || unsettled(offset)
                };
                if !same {
                    differences.push((offset, then, now));
                }
            }
            // A native that throws in the middle of a copy has copied what is before that.
            for offset in references.iter().copied().filter(|&offset| !unsettled(offset)) {
                let (then, now) = word(offset);
                if !self.same(then as u32, now as u32) {
                    differences.push((offset, then, now));
                }
            }
            if let Some(&(offset, then, now)) = differences.first() {
                return Err((found, offset, then, now));
            }
        }
        Ok(())
    }
}

const _: () = assert!(RETURN == 0, "headers are compared from their first slot on");
