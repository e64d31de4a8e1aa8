//! A region's frames: methods, places, callers.
//!
//! In goes a region; out comes, for each frame, where its header lies relative to the root's, and what it keeps while
//! it waits for its callee. A callee's first locals are the caller's outgoing arguments (K7), so distances are fixed.

use std::sync::Arc;

use holloway_traces::candidate::{FrameNumber, FrameOrigin};
use holloway_traces::region::Region;
use holloway_vm::code::instruction::Register;
use holloway_vm::link::Classes;
use holloway_vm::tier::Succession;

use super::liveness::Liveness;
use super::method::CodeView;
use super::{BuildError, RegionBuilder};
use crate::ir::{Slot, Type};

/// Frames that a region may have.
const FRAMES_MAX: usize = 1024;

/// The greatest distance of a slot from the root's header.
const SLOT_MAX: i64 = 1 << 14;

/// A frame of the region, with what is known of its method.
pub(super) struct PlacedFrame<'a> {
    pub view: CodeView<'a>,
    pub liveness: Arc<Liveness>,
    pub origin: FrameOrigin,
    /// Where its header lies.
    pub header: i32,
    /// The frame to which it returns, where the region follows: the caller that the region has pushed, or a frame below
    /// the root's to which the region returns.
    pub caller: Option<Caller>,
}

/// The frame below, in the region.
pub(super) struct Caller {
    pub frame: FrameNumber,
    /// The word of its call.
    pub call: usize,
    /// The place of the block behind the call.
    pub return_block: usize,
    /// What it keeps for itself while it waits.
    pub live: Vec<(Slot, Type)>,
    /// The slots that are roots while it waits.
    pub references: Vec<Slot>,
}

impl PlacedFrame<'_> {
    /// The slot of the region in which a register of this frame lies.
    pub(super) fn slot(&self, register: Register) -> Slot {
        Slot(self.header + i32::from(register))
    }

    /// The first local's slot.
    pub(super) fn first(&self) -> i32 {
        self.header - self.view.method.locals() as i32
    }

    /// One past the last slot.
    pub(super) fn end(&self) -> i32 {
        self.header + self.view.method.operand_slots() as i32
    }

    /// The slots that a map of references names, by its number in the code.
    pub(super) fn map_slots(&self, map: u32) -> impl Iterator<Item = Slot> + '_ {
        let first = self.first();
        self.view.code.map_table.slots(map).map(move |number| Slot(first + number as i32))
    }
}

/// Places a region's frames.
pub(super) fn place<'a>(
    builder: &mut RegionBuilder,
    classes: &'a Classes,
    region: &Region,
) -> Result<Vec<PlacedFrame<'a>>, BuildError> {
    if region.frames.is_empty() || region.frames[0].origin != FrameOrigin::Root || region.frames.len() > FRAMES_MAX {
        return Err(BuildError::Malformed);
    }
    let mut views = Vec::with_capacity(region.frames.len());
    for frame in &region.frames {
        if frame.method.index() >= classes.method_count() {
            return Err(BuildError::Malformed);
        }
        let method = classes.method(frame.method);
        let view = CodeView::new(classes, method).ok_or(BuildError::NotTranslated(method.id))?;
        views.push((view, builder.liveness(view)?));
    }
    let sites = sites(region, &views)?;
    let headers = headers(region, &views, &sites)?;
    let mut frames: Vec<PlacedFrame<'a>> = Vec::with_capacity(views.len());
    for (((view, liveness), &header), frame) in views.into_iter().zip(&headers).zip(&region.frames) {
        frames.push(PlacedFrame { view, liveness, origin: frame.origin, header, caller: None });
    }
    for number in 0..frames.len() {
        let below = match frames[number].origin {
            FrameOrigin::Callee { caller, .. } => Some((caller, sites[number])),
            FrameOrigin::Root | FrameOrigin::Caller { .. } => {
                returned_to(region, number).map(|at| (at, sites[at.index()]))
            }
        };
        let Some((caller, Some((block, call)))) = below else { continue };
        let waiting = caller_of(&frames, number, caller, block, call)?;
        frames[number].caller = Some(waiting);
    }
    Ok(frames)
}

/// By frame: block and word of the call by which it was entered (callees), or to which it has returned (callers).
type Sites = Vec<Option<(usize, usize)>>;

fn sites(region: &Region, views: &[(CodeView<'_>, Arc<Liveness>)]) -> Result<Sites, BuildError> {
    let site = |number: usize| -> Result<Option<(usize, usize)>, BuildError> {
        let (view, block) = match region.frames[number].origin {
            FrameOrigin::Root => return Ok(None),
            FrameOrigin::Callee { caller, call } => {
                let (view, _) = views.get(caller.index()).ok_or(BuildError::Malformed)?;
                (view, view.index_of(call).ok_or(BuildError::Malformed)?)
            }
            FrameOrigin::Caller { return_block, .. } => {
                let view = &views[number].0;
                let behind = view.index_of(return_block).ok_or(BuildError::Malformed)?;
                (view, behind.checked_sub(1).ok_or(BuildError::Malformed)?)
            }
        };
        let behind = view.code.blocks.get(block + 1).ok_or(BuildError::Malformed)?;
        let call = view.code.call_returning_to(behind.start as usize).ok_or(BuildError::Malformed)?;
        if (call as u32) < view.block(block).start {
            return Err(BuildError::Malformed);
        }
        Ok(Some((block, call)))
    };
    (0..region.frames.len()).map(site).collect()
}

/// Where the headers lie: each follows from that of the frame from which it comes.
fn headers(region: &Region, views: &[(CodeView<'_>, Arc<Liveness>)], sites: &Sites) -> Result<Vec<i32>, BuildError> {
    let mut headers: Vec<Option<i64>> = vec![None; views.len()];
    headers[0] = Some(0);
    // Frames may be listed in any order, so each is looked at again until all are placed.
    for _ in 0..views.len() {
        let mut changed = false;
        for (number, frame) in region.frames.iter().enumerate() {
            if headers[number].is_some() {
                continue;
            }
            let (other, sign, callee) = match frame.origin {
                FrameOrigin::Root => return Err(BuildError::Malformed),
                FrameOrigin::Callee { caller, .. } => (caller.index(), 1, number),
                FrameOrigin::Caller { callee, .. } => (callee.index(), -1, callee.index()),
            };
            let known = headers.get(other).copied().ok_or(BuildError::Malformed)?;
            let (Some(known), Some((_, call))) = (known, sites[number]) else { continue };
            let site_view = if sign > 0 { &views[other].0 } else { &views[number].0 };
            let arguments = i64::from(site_view.instruction(call)?.a.get() as Register);
            let distance = arguments + views[callee].0.method.locals() as i64;
            let header = known + sign * distance;
            if header.abs() > SLOT_MAX {
                return Err(BuildError::TooLarge);
            }
            headers[number] = Some(header);
            changed = true;
        }
        if !changed {
            break;
        }
    }
    let headers: Result<Vec<i32>, BuildError> =
        headers.into_iter().map(|header| header.map(|header| header as i32).ok_or(BuildError::Malformed)).collect();
    for (header, (view, _)) in headers.iter().flatten().zip(views) {
        check_place(view, *header)?;
    }
    headers
}

/// Whether a frame lies near enough to the root's.
pub(super) fn check_place(view: &CodeView<'_>, header: i32) -> Result<(), BuildError> {
    let farthest = i64::from(header).abs() + view.slots() as i64;
    if farthest > SLOT_MAX { Err(BuildError::TooLarge) } else { Ok(()) }
}

/// The frame below the root's, or below one of those, to which the region returns from a frame: one only, since the
/// return point is checked once, at entry.
fn returned_to(region: &Region, number: usize) -> Option<FrameNumber> {
    let returns_into = |frame: usize, return_block| {
        let from_here = region.blocks.iter().filter(|block| block.frame.index() == number);
        from_here.flat_map(|block| &block.successors).any(|edge| {
            edge.transition == Succession::Return
                && region.blocks.get(edge.to).is_some_and(|to| to.frame.index() == frame && to.block == return_block)
        })
    };
    let found = region.frames.iter().enumerate().find(|(frame, candidate)| match candidate.origin {
        FrameOrigin::Caller { callee, return_block } => {
            callee.index() == number && *frame != number && returns_into(*frame, return_block)
        }
        _ => false,
    });
    found.map(|(frame, _)| FrameNumber(frame as u16))
}

/// What the caller of a frame keeps while it waits at a call.
pub(super) fn caller_of(
    frames: &[PlacedFrame<'_>],
    callee: usize,
    caller: FrameNumber,
    block: usize,
    call: usize,
) -> Result<Caller, BuildError> {
    let frame = frames.get(caller.index()).ok_or(BuildError::Malformed)?;
    let end = frames[callee].first();
    let own = |slot: &Slot| slot.0 < end;
    let live = frame.liveness.waiting(frame.view, block, call)?;
    let live = live.iter().map(|(register, ty)| (frame.slot(register), ty)).filter(|(slot, _)| own(slot)).collect();
    let start = frame.view.block(block + 1).start as usize;
    // A call that has never returned has a map nevertheless: the translator wrote it.
    let map = frame.view.code.waiting_map(start).ok_or_else(|| frame.view.inconsistent(call))?;
    let references = frame.map_slots(map).filter(own).collect();
    Ok(Caller { frame: caller, call, return_block: block + 1, live, references })
}
