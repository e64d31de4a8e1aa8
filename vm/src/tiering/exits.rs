//! Side exits of machine code: their snapshots in, tables of descriptors out, which the exit handler reads.
//!
//! What is known beforehand stands in a descriptor: constant slots, the headers of the frames above the root's (K28), and
//! objects that only exits need (K16), whose fields may hold values that machine code has left in the VM. How an exit is
//! taken is in `tier::resume`.

#![allow(unsafe_code)]

use std::cell::Cell;

use rustc_hash::FxHashMap;

use super::exit_reason::ExitReason;
use super::objects::{ObjectPlan, Objects};
use crate::code::frame::{CALLER, METHOD, RETURN};
use crate::code::instruction::ThreadedInstruction;
use crate::id::{ClassId, MethodId, RegionId};
use crate::link::Classes;

/// A threaded instruction (K4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct ResumePoint {
    pub method: MethodId,
    /// The version of its code.
    pub version: u16,
    /// The instruction's word.
    pub word: u32,
}

impl std::fmt::Display for ResumePoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}/{}", self.method, self.version, self.word)
    }
}

/// A frame that exits may have to complete. Slots are counted from the header of the root's frame, in 8 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct FramePlan {
    pub method: MethodId,
    /// Where its header lies.
    pub header: i32,
    /// The calling frame, an index into the list of frames, and where the frame returns to, if machine code has not
    /// written the header: for frames above the root's.
    pub caller: Option<(u32, ResumePoint)>,
}

/// The snapshot of a side exit: what the interpreter finds behind it, but for slots whose values only machine code knows,
/// which it stores itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExitSnapshot {
    /// Why the exit is taken: also says whether the interpreter goes past what stands in the block's head (K4).
    pub reason: ExitReason,
    /// Where the interpreter goes on.
    pub resume: ResumePoint,
    /// The innermost frame, an index into the list of frames.
    pub frame: u32,
    /// Budget that comes back: it was charged for what the exit has not come to.
    pub credit: u32,
    /// Slots that get a constant.
    pub constants: Vec<(i32, u64)>,
    /// Objects that the exit makes.
    pub objects: Vec<ObjectPlan>,
    /// Slots that get an object, by index.
    pub object_slots: Vec<(i32, u16)>,
}

/// Why a table of exits cannot be used in a VM.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResumeError {
    /// There is no such instruction.
    NoInstruction(ResumePoint),
    /// There is no such method.
    NoMethod(MethodId),
    /// A frame's number names no frame, or frames call each other in a ring.
    NoFrame(u32),
    /// Objects to make of a class are not as its layout wants them, or name what is not there.
    BadObject(ClassId),
    /// Objects to make take so many bytes, more than the heap can set aside.
    Reserve(u64),
    /// So many exits or constants, or so much budget that comes back: more than a descriptor can tell.
    TooMany(u64),
}

impl std::fmt::Display for ResumeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ResumeError::NoInstruction(point) => write!(f, "no instruction at {point}"),
            ResumeError::NoMethod(method) => write!(f, "no method {method}"),
            ResumeError::NoFrame(frame) => write!(f, "no frame {frame}"),
            ResumeError::BadObject(class) => write!(f, "an object of {class} that cannot be made"),
            ResumeError::TooMany(count) => write!(f, "{count} is too much for an exit's descriptor"),
            ResumeError::Reserve(bytes) => write!(f, "no reserve of {bytes} bytes for objects of exits"),
        }
    }
}

impl std::error::Error for ResumeError {}

/// A slot that gets a constant.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SlotConstant {
    pub(crate) slot: i32,
    pub(crate) value: u64,
}

/// The header of a frame: what the interpreter would have written when the frame was pushed.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct FrameHeader {
    pub(crate) header: i32,
    /// Where that of the calling frame lies.
    pub(crate) caller: i32,
    pub(crate) returns_to: *const ThreadedInstruction,
    /// The method's address.
    pub(crate) method: u64,
}

/// A side exit as the exit handler reads it: one cache line.
#[repr(C, align(64))]
#[derive(Debug)]
pub(crate) struct ExitDescriptor {
    pub(crate) pc: *const ThreadedInstruction,
    /// Objects to make; null for none.
    pub(crate) objects: *const Objects,
    pub(crate) constants: *const SlotConstant,
    pub(crate) frames: *const FrameHeader,
    pub(crate) constant_count: u16,
    pub(crate) frame_count: u8,
    /// Whether a block begins at `pc` and what stands in its head is to be passed by.
    pub(crate) past_head: bool,
    /// The innermost frame's header.
    pub(crate) header: i32,
    /// How often the exit was taken; it wraps.
    pub(crate) count: Cell<u32>,
    /// The tier hears of the exit when it has been taken so often; 0 is reached when the count wraps.
    pub(crate) threshold: Cell<u32>,
    pub(crate) region: u32,
    pub(crate) number: u16,
    /// Budget that comes back.
    pub(crate) credit: u16,
}

const _: () = assert!(size_of::<ExitDescriptor>() == ExitTable::STRIDE);

/// The exits of one region, with addresses that do not change. Usable once a VM has taken it over.
#[derive(Debug)]
pub struct ExitTable {
    descriptors: Box<[ExitDescriptor]>,
    constants: Box<[SlotConstant]>,
    frames: Box<[FrameHeader]>,
    #[expect(clippy::vec_box, reason = "descriptors hold the addresses")]
    objects: Vec<Box<Objects>>,
    /// Where each exit goes on and whether past the head; first constant; first frame header.
    exits: Vec<(ResumePoint, bool, usize, usize)>,
    /// Method and return point of each frame header.
    headers: Vec<(MethodId, ResumePoint)>,
    /// See [`ExitTable::lowest_header`].
    lowest_header: i32,
}

// SAFETY: I7: the pointers in a table lead to its own boxes, and to code of the VM that owns it, with which it moves.
unsafe impl Send for ExitTable {}

impl ExitDescriptor {
    /// Where its count lies.
    pub(crate) const COUNT: usize = std::mem::offset_of!(ExitDescriptor, count);

    /// Its region and number there.
    pub(crate) fn place(&self) -> (RegionId, u32) {
        (RegionId(self.region), self.number.into())
    }

    /// Where the interpreter goes on.
    pub(crate) fn pc(&self) -> *const ThreadedInstruction {
        self.pc
    }

    /// The innermost frame's header, counted from the root's.
    pub(crate) fn header(&self) -> i32 {
        self.header
    }

    /// Budget that comes back.
    pub(crate) fn credit(&self) -> i64 {
        self.credit.into()
    }

    /// Objects to make; null for none.
    pub(crate) fn objects(&self) -> *const Objects {
        self.objects
    }

    /// Whether it goes past what stands in a head.
    pub(crate) fn goes_past_head(&self) -> bool {
        self.past_head
    }
}

impl ExitTable {
    /// What is to be restored at an exit, by its number; `None` where there is no such exit.
    pub(crate) fn descriptor(&self, exit: u32) -> Option<&ExitDescriptor> {
        self.descriptors.get(exit as usize)
    }

    /// The header of the lowest frame to which the region returns, counted from the root's: 0 where it does not return.
    pub(crate) fn lowest_header(&self) -> i32 {
        self.lowest_header
    }

    /// Where an exit goes on.
    pub(crate) fn resume(&self, exit: u32) -> ResumePoint {
        self.exits[exit as usize].0
    }

    /// The headers of frames that an exit writes: slots and what they get, with the root's header at an address.
    pub(crate) fn headers(&self, exit: u32, root: *mut u64) -> Vec<(i32, u64)> {
        let Some(descriptor) = self.descriptor(exit) else { return Vec::new() };
        let first = self.exits[exit as usize].3;
        let frames = self.frames[first..].iter().take(descriptor.frame_count.into());
        let header = |frame: &FrameHeader| {
            let caller = root.wrapping_offset(frame.caller as isize).addr() as u64;
            let words = [(RETURN, frame.returns_to.addr() as u64), (CALLER, caller), (METHOD, frame.method)];
            words.map(|(word, value)| (frame.header + word as i32, value))
        };
        frames.flat_map(header).collect()
    }

    /// Bytes from one exit's descriptor to the next one's.
    pub const STRIDE: usize = 64;

    /// A table. Equal lists of constants are stored once.
    ///
    /// # Errors
    /// A frame's number names no frame.
    pub fn new(frames: &[FramePlan], exits: &[ExitSnapshot]) -> Result<ExitTable, ResumeError> {
        let mut table = Builder::default();
        let descriptors: Result<_, _> =
            exits.iter().enumerate().map(|(number, exit)| table.exit(frames, exit, number)).collect();
        Ok(ExitTable {
            descriptors: descriptors?,
            constants: table.constants.into(),
            frames: table.frames.into(),
            objects: table.objects,
            exits: table.exits,
            headers: table.headers,
            lowest_header: frames.iter().map(|frame| frame.header).min().unwrap_or(0).min(0),
        })
    }

    /// How many exits there are.
    pub fn len(&self) -> usize {
        self.descriptors.len()
    }

    /// Whether there is no exit.
    pub fn is_empty(&self) -> bool {
        self.descriptors.is_empty()
    }

    /// The address of the first exit's descriptor.
    pub fn address(&self) -> usize {
        self.descriptors.as_ptr().expose_provenance()
    }

    /// Bytes that the table takes.
    pub fn bytes(&self) -> usize {
        let plans = self.objects.iter().map(|objects| objects.own_bytes()).sum::<usize>();
        let written = size_of_val(&*self.descriptors) + size_of_val(&*self.constants) + size_of_val(&*self.frames);
        written + plans + size_of_val(&*self.exits) + size_of_val(&*self.headers)
    }

    /// The most bytes that the objects of one exit take.
    pub(crate) fn reserve(&self) -> u64 {
        self.objects.iter().map(|objects| objects.bytes()).max().unwrap_or(0)
    }

    /// Fills in addresses of a VM's code.
    pub(crate) fn resolve(&mut self, region: RegionId, classes: &Classes) -> Result<(), ResumeError> {
        self.objects.iter().try_for_each(|objects| objects.check(classes))?;
        for (frame, &(method, returns_to)) in self.frames.iter_mut().zip(&self.headers) {
            if method.index() >= classes.method_count() {
                return Err(ResumeError::NoMethod(method));
            }
            frame.method = classes.method_address(method) as u64;
            frame.returns_to = locate(classes, returns_to)?.0;
        }
        for (exit, &(resume, past_head, constants, frames)) in self.descriptors.iter_mut().zip(&self.exits) {
            let (pc, is_head) = locate(classes, resume)?;
            exit.pc = pc;
            exit.past_head = past_head && is_head;
            exit.constants = self.constants[constants..].as_ptr();
            exit.frames = self.frames[frames..].as_ptr();
            exit.region = region.0;
        }
        Ok(())
    }

    /// How often an exit was taken.
    pub(crate) fn count(&self, exit: u32) -> Option<u32> {
        Some(self.descriptors.get(exit as usize)?.count.get())
    }

    /// See [`Control::set_exit_threshold`](crate::vm::tier::Control::set_exit_threshold).
    pub(crate) fn set_threshold(&self, exit: u32, threshold: u32) {
        if let Some(exit) = self.descriptors.get(exit as usize) {
            exit.threshold.set(threshold);
        }
    }
}

/// The address of an instruction, and whether it is its block's first.
pub(crate) fn locate(classes: &Classes, point: ResumePoint) -> Result<(*const ThreadedInstruction, bool), ResumeError> {
    let none = ResumeError::NoInstruction(point);
    let method = classes.methods().nth(point.method.index()).ok_or(none)?;
    let code = method.version(point.version).ok_or(none)?;
    code.op(point.word as usize).ok_or(none)?;
    let is_head = code.blocks.binary_search_by_key(&point.word, |block| block.start).is_ok();
    Ok((&raw const code.instructions[point.word as usize], is_head))
}

#[derive(Default)]
struct Builder {
    constants: Vec<SlotConstant>,
    constant_lists: FxHashMap<Vec<SlotConstant>, usize>,
    frames: Vec<FrameHeader>,
    frame_lists: FxHashMap<u32, (usize, u8)>,
    #[expect(clippy::vec_box, reason = "as in the table")]
    objects: Vec<Box<Objects>>,
    exits: Vec<(ResumePoint, bool, usize, usize)>,
    headers: Vec<(MethodId, ResumePoint)>,
}

impl Builder {
    fn exit(
        &mut self,
        frames: &[FramePlan],
        exit: &ExitSnapshot,
        number: usize,
    ) -> Result<ExitDescriptor, ResumeError> {
        let innermost = frames.get(exit.frame as usize).ok_or(ResumeError::NoFrame(exit.frame))?;
        let (first_frame, frame_count) = self.frames(frames, exit.frame)?;
        let list: Vec<_> = exit.constants.iter().map(|&(slot, value)| SlotConstant { slot, value }).collect();
        let constant_count = u16::try_from(list.len()).map_err(|_| ResumeError::TooMany(list.len() as u64))?;
        let first_constant = *self.constant_lists.entry(list).or_insert_with_key(|list| {
            self.constants.extend_from_slice(list);
            self.constants.len() - list.len()
        });
        let mut objects = std::ptr::null();
        if !exit.objects.is_empty() {
            let planned = Box::new(Objects::new(&exit.objects, &exit.object_slots));
            objects = &raw const *planned;
            self.objects.push(planned);
        }
        self.exits.push((exit.resume, exit.reason.resumes_past_head(), first_constant, first_frame));
        Ok(ExitDescriptor {
            pc: std::ptr::null(),
            objects,
            constants: std::ptr::null(),
            frames: std::ptr::null(),
            constant_count,
            frame_count,
            past_head: false,
            header: innermost.header,
            count: Cell::new(0),
            threshold: Cell::new(0),
            region: 0,
            number: u16::try_from(number).map_err(|_| ResumeError::TooMany(number as u64))?,
            credit: u16::try_from(exit.credit).map_err(|_| ResumeError::TooMany(exit.credit.into()))?,
        })
    }

    /// The headers of a frame and its callers as far as exits write them: first one, number.
    fn frames(&mut self, frames: &[FramePlan], innermost: u32) -> Result<(usize, u8), ResumeError> {
        if let Some(&list) = self.frame_lists.get(&innermost) {
            return Ok(list);
        }
        let first = self.frames.len();
        let mut number = innermost;
        loop {
            let frame = frames.get(number as usize).ok_or(ResumeError::NoFrame(number))?;
            let Some((caller, returns_to)) = frame.caller else { break };
            let calling = frames.get(caller as usize).ok_or(ResumeError::NoFrame(caller))?;
            if self.frames.len() - first >= frames.len() {
                return Err(ResumeError::NoFrame(caller));
            }
            self.headers.push((frame.method, returns_to));
            self.frames.push(FrameHeader {
                header: frame.header,
                caller: calling.header,
                returns_to: std::ptr::null(),
                method: 0,
            });
            number = caller;
        }
        let count = u8::try_from(self.frames.len() - first).map_err(|_| ResumeError::NoFrame(innermost))?;
        self.frame_lists.insert(innermost, (first, count));
        Ok((first, count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(word: u32) -> ResumePoint {
        ResumePoint { method: MethodId(1), version: 0, word }
    }

    #[test]
    fn equal_lists_of_constants_and_frames_are_stored_once() {
        let frames = [
            FramePlan { method: MethodId(1), header: 0, caller: None },
            FramePlan { method: MethodId(2), header: 9, caller: Some((0, point(4))) },
        ];
        let exit = |frame, constants: &[(i32, u64)]| ExitSnapshot {
            reason: ExitReason::Null,
            resume: point(0),
            frame,
            credit: 0,
            constants: constants.to_vec(),
            objects: Vec::new(),
            object_slots: Vec::new(),
        };
        let exits = [exit(1, &[(3, 7), (4, 0)]), exit(1, &[(3, 7), (4, 0)]), exit(0, &[(3, 7)]), exit(0, &[])];
        let table = ExitTable::new(&frames, &exits).expect("all frames are there");
        assert_eq!(table.len(), 4);
        assert_eq!((table.constants.len(), table.frames.len()), (3, 1));
        assert_eq!(table.descriptors[1].frame_count, 1);
        assert_eq!(table.descriptors[2].frame_count, 0);
        assert_eq!(table.descriptors[2].constant_count, 1);
        assert_eq!(table.lowest_header(), 0);
        let below = FramePlan { method: MethodId(3), header: -7, caller: None };
        let table = ExitTable::new(&[frames[0], below], &exits[2..]).expect("all frames are there");
        assert_eq!(table.lowest_header(), -7);
    }

    #[test]
    fn frames_that_are_not_there_or_call_each_other_in_a_ring_are_refused() {
        let exit = |frame| ExitSnapshot {
            reason: ExitReason::End,
            resume: point(0),
            frame,
            credit: 0,
            constants: Vec::new(),
            objects: Vec::new(),
            object_slots: Vec::new(),
        };
        assert_eq!(ExitTable::new(&[], &[exit(0)]).err(), Some(ResumeError::NoFrame(0)));
        let ring = [FramePlan { method: MethodId(1), header: 0, caller: Some((0, point(0))) }];
        assert_eq!(ExitTable::new(&ring, &[exit(0)]).err(), Some(ResumeError::NoFrame(0)));
    }
}
