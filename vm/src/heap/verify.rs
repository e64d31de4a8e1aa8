//! Checking a whole heap.
//!
//! In goes a heap between two collections, with its roots; out comes nothing, or the first defect with what is needed to
//! find its cause. Checked are: headers, sizes, that objects lie without gaps, every reference in objects, root area and
//! roots, the cards and the crossing map (H3 to H7).

#![allow(unsafe_code)]

use std::fmt;

use super::layout::Kind;
use super::object::Ref;
use super::region::{CARD_BYTES, OLD_START, REFERENCES};
use super::roots::{CollectionKind, RootSet, RootVisitor};
use super::{Heap, cards, scan};

/// A violation of one of the heap's invariants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeapDefect {
    /// The object concerned (null: the root area or the VM's roots).
    pub object: Ref,
    /// What is wrong.
    pub message: String,
    /// The first bytes of the object.
    pub words: Vec<u64>,
}

impl fmt::Display for HeapDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "heap defect at {:?}: {}", self.object, self.message)?;
        for (index, word) in self.words.iter().enumerate() {
            write!(f, "\n  +{:<3} {word:#018x}", 8 * index)?;
        }
        Ok(())
    }
}

impl std::error::Error for HeapDefect {}

/// One bit for each word of a space in which an object starts.
struct Starts {
    start: u64,
    bits: Vec<u64>,
}

impl Starts {
    fn contains(&self, offset: u64) -> bool {
        let Some(word) = offset.checked_sub(self.start).map(|distance| distance / 8) else {
            return false;
        };
        self.bits.get((word / 64) as usize).is_some_and(|bits| bits >> (word % 64) & 1 != 0)
    }
}

struct Checker<'a> {
    heap: &'a Heap,
    spaces: [Starts; 2],
    bad_root: Option<u64>,
}

impl Heap {
    /// Checks all objects and all references to them.
    pub fn verify<R: RootSet>(&self, roots: &mut R) -> Result<(), HeapDefect> {
        let young = self.walk(self.half_start, self.top)?;
        let old = self.walk(OLD_START, self.old_top)?;
        let mut checker = Checker { heap: self, spaces: [young, old], bad_root: None };
        for slot in (REFERENCES..self.reference_slots_end).step_by(8) {
            // SAFETY: H1: the slot lies in the root area.
            let reference = unsafe { self.memory().read::<u64>(slot) };
            checker.check_root(reference);
            if let Some(bad) = checker.bad_root {
                return Err(self.defect(0, format!("root slot {slot:#x} holds {bad:#x}, which is no object")));
            }
        }
        checker.reference(&mut self.pending.clone());
        roots.visit_roots(CollectionKind::Full, &mut checker);
        if let Some(bad) = checker.bad_root {
            return Err(self.defect(0, format!("a root holds {bad:#x}, which is no object")));
        }
        checker.objects(self.half_start, self.top)?;
        checker.objects(OLD_START, self.old_top)?;
        self.check_crossings(&checker.spaces[1])
    }

    /// Makes all objects neutral whose mark words say that a thread holds them. Costs a pass over the heap.
    pub fn unlock_all(&mut self, thread: u32) {
        for (start, end) in [(self.half_start, self.top), (OLD_START, self.old_top)] {
            let mut object = start;
            while object < end {
                // SAFETY: H4: objects lie without gaps between the two.
                let size = unsafe {
                    let class = scan::header(self.memory(), object).class();
                    scan::size(self.memory(), self.layouts.get(class), object)
                };
                let mark = self.mark_word(Ref::at(object));
                if mark.thin_owner().is_some_and(|(owner, _)| owner == thread) {
                    self.set_mark_word(Ref::at(object), mark.neutral());
                }
                object += size;
            }
        }
    }

    /// Notes where the objects of a space start.
    fn walk(&self, start: u64, end: u64) -> Result<Starts, HeapDefect> {
        let mut bits = vec![0; ((end - start) / 8).div_ceil(64) as usize];
        let mut object = start;
        while object < end {
            // SAFETY: H1: the space is readable to its end, and side tables lie behind it; sizes are checked before
            // they are believed.
            let (class, size) = unsafe {
                let class = scan::header(self.memory(), object).class();
                (class, scan::size(self.memory(), self.layouts.get(class), object))
            };
            if self.layouts.get(class).kind == Kind::Unknown {
                return Err(self.defect(object, format!("class {class} has no layout")));
            }
            if size > end - object {
                return Err(self.defect(object, format!("its {size} bytes pass the end of the space at {end:#x}")));
            }
            let word = (object - start) / 8;
            bits[(word / 64) as usize] |= 1 << (word % 64);
            object += size;
        }
        Ok(Starts { start, bits })
    }

    fn check_crossings(&self, old: &Starts) -> Result<(), HeapDefect> {
        let crossing = self.crossing_map();
        let mut card = OLD_START;
        while card < self.old_top {
            // SAFETY: H2, H7: the card begins below the old space's top; the heap is borrowed.
            let object = unsafe { crossing.object_covering(card) };
            // SAFETY: H5: `contains` says that there is an object.
            let covers = old.contains(object)
                && object <= card
                && card - object
                    < unsafe {
                        let class = scan::header(self.memory(), object).class();
                        scan::size(self.memory(), self.layouts.get(class), object)
                    };
            if !covers {
                return Err(self.defect(object, format!("the crossing map says that it covers {card:#x}")));
            }
            card += CARD_BYTES;
        }
        Ok(())
    }

    fn defect(&self, object: u64, message: String) -> HeapDefect {
        // SAFETY: H1: at least 4 words are readable at any offset of a space, as side tables lie behind the last one.
        let words = (0..4).map(|word| unsafe { self.memory().read(object + 8 * word) }).collect();
        HeapDefect { object: Ref::at(object), message, words }
    }
}

impl Checker<'_> {
    fn is_object(&self, offset: u64) -> bool {
        self.spaces.iter().any(|space| space.contains(offset))
    }

    fn check_root(&mut self, reference: u64) {
        if reference != 0 && !self.is_object(reference) {
            self.bad_root.get_or_insert(reference);
        }
    }

    fn objects(&self, start: u64, end: u64) -> Result<(), HeapDefect> {
        let (heap, memory) = (self.heap, self.heap.memory());
        let mut object = start;
        while object < end {
            // SAFETY: H4, H5: `walk` found an object there, and all are as their layouts say.
            unsafe {
                let class = scan::header(memory, object).class();
                let layout = heap.layouts.get(class);
                let mut defect = None;
                let mut check = |slot: u64| {
                    let reference = u64::from(memory.read::<u32>(slot));
                    let at = slot - object;
                    if reference == 0 || defect.is_some() {
                    } else if !self.is_object(reference) {
                        defect = Some(format!("+{at} holds {reference:#x}, which is no object"));
                    } else if object >= OLD_START && reference < OLD_START && !cards::is_dirty(memory, slot) {
                        defect = Some(format!("+{at} holds the young {reference:#x}, but its card is clean"));
                    }
                };
                scan::each_slot(memory, &heap.layouts, layout, object, &mut check);
                if let Kind::Reference(_) = layout.kind {
                    check(object + u64::from(heap.layouts.reference_fields(class).referent));
                }
                if let Some(message) = defect {
                    return Err(heap.defect(object, message));
                }
                object += scan::size(memory, layout, object);
            }
        }
        Ok(())
    }
}

impl RootVisitor for Checker<'_> {
    fn slot(&mut self, slot: &mut u64) {
        self.check_root(*slot);
    }

    fn reference(&mut self, reference: &mut Ref) {
        self.check_root(reference.to_slot());
    }
}
