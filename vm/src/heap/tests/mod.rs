//! A toy VM for the heap's tests: a few classes, roots in frames, weak roots, and collections where they are due.

mod access;
mod generations;
mod limits;
mod model;
mod references;

use super::*;

/// Two references, two longs.
pub const NODE: ClassId = ClassId(1);
/// An array of references.
pub const ARRAY: ClassId = ClassId(2);
/// An array of bytes.
pub const BYTES: ClassId = ClassId(3);
/// An array of longs.
pub const LONGS: ClassId = ClassId(4);
/// An object too large for a bitmap of its references, which are first and last.
pub const WIDE: ClassId = ClassId(5);
/// An object without fields.
pub const EMPTY: ClassId = ClassId(6);
pub const SOFT: ClassId = ClassId(7);
pub const WEAK: ClassId = ClassId(8);
pub const PHANTOM: ClassId = ClassId(9);

pub const LEFT: u32 = 8;
pub const RIGHT: u32 = 12;
pub const VALUE: u32 = 16;
pub const WIDE_FIRST: u32 = 8;
pub const WIDE_LAST: u32 = 1020;
pub const REFERENT: u32 = 8;
pub const QUEUE: u32 = 16;

/// What the toy VM holds: frame slots, references in a Rust structure, and weak ones.
#[derive(Default)]
pub struct ToyRoots {
    pub slots: Vec<u64>,
    pub kept: Vec<Ref>,
    pub weak: Vec<Ref>,
}

#[allow(unsafe_code)]
// SAFETY: H3: all references of the tests are in these three lists or in the heap.
unsafe impl RootSet for ToyRoots {
    fn visit_roots<V: RootVisitor>(&mut self, _: CollectionKind, visitor: &mut V) {
        for slot in &mut self.slots {
            visitor.slot(slot);
        }
        for reference in &mut self.kept {
            visitor.reference(reference);
        }
    }

    fn visit_weak<V: WeakVisitor>(&mut self, _: CollectionKind, visitor: &mut V) {
        self.weak.retain_mut(|reference| match visitor.forward(*reference) {
            Some(to) => {
                *reference = to;
                true
            }
            None => false,
        });
    }
}

pub struct Toy {
    pub heap: Heap,
    pub roots: ToyRoots,
}

impl Toy {
    pub fn new(limit_bytes: u64, stress: StressOptions) -> Toy {
        let options = HeapOptions { limit_bytes, seed: 7, stress, ..HeapOptions::default() };
        let mut heap = Heap::new(options).expect("address space");
        let instance = |size, references| ObjectLayout::Instance { size, references };
        let reference = |strength| ObjectLayout::Reference {
            size: 24,
            references: vec![QUEUE],
            strength,
            referent: REFERENT,
            queue: QUEUE,
            link: 12,
        };
        for (class, layout) in [
            (NODE, instance(32, vec![LEFT, RIGHT])),
            (ARRAY, ObjectLayout::ReferenceArray),
            (BYTES, ObjectLayout::PrimitiveArray { element_log2: 0 }),
            (LONGS, ObjectLayout::PrimitiveArray { element_log2: 3 }),
            (WIDE, instance(1024, vec![WIDE_FIRST, WIDE_LAST])),
            (EMPTY, instance(8, vec![])),
            (SOFT, reference(Strength::Soft)),
            (WEAK, reference(Strength::Weak)),
            (PHANTOM, reference(Strength::Phantom)),
        ] {
            heap.register_layout(class, &layout).expect("a good layout");
        }
        Toy { heap, roots: ToyRoots::default() }
    }

    pub fn plain(limit_bytes: u64) -> Toy {
        Toy::new(limit_bytes, StressOptions { verify_after_collection: true, ..StressOptions::default() })
    }

    fn allocate(&mut self, allocate: impl Fn(&mut Heap) -> Result<Ref, NeedsCollection>) -> Result<Ref, OutOfMemory> {
        match allocate(&mut self.heap) {
            Ok(object) => Ok(object),
            Err(need) => {
                self.heap.collect_for(need, &mut self.roots)?;
                Ok(allocate(&mut self.heap).expect("there is room after a collection said so"))
            }
        }
    }

    pub fn instance(&mut self, class: ClassId) -> Result<Ref, OutOfMemory> {
        self.allocate(|heap| heap.allocate_instance(class))
    }

    pub fn array(&mut self, class: ClassId, length: u32) -> Result<Ref, OutOfMemory> {
        self.allocate(|heap| heap.allocate_array(class, length))
    }

    /// Adds a root slot; returns its index.
    pub fn root(&mut self, object: Ref) -> usize {
        self.roots.slots.push(object.to_slot());
        self.roots.slots.len() - 1
    }

    #[allow(unsafe_code)]
    pub fn rooted(&self, index: usize) -> Ref {
        // SAFETY: H3: the slots hold nothing but references, and collections visit them.
        unsafe { Ref::from_slot(self.roots.slots[index]) }
    }

    pub fn minor(&mut self) {
        self.heap.collect_minor(&mut self.roots);
    }

    pub fn full(&mut self) {
        self.heap.collect_full(&mut self.roots);
    }

    pub fn verify(&mut self) {
        if let Err(defect) = self.heap.verify(&mut self.roots) {
            panic!("{defect}");
        }
    }

    /// A new list of nodes whose values count down from `length`; it is in the last root slot.
    pub fn list(&mut self, length: u64) -> Result<usize, OutOfMemory> {
        let slot = self.root(Ref::NULL);
        for value in 1..=length {
            let node = self.instance(NODE)?;
            self.heap.store(node, VALUE, value);
            self.heap.store_reference(node, LEFT, self.rooted(slot));
            self.roots.slots[slot] = node.to_slot();
        }
        Ok(slot)
    }

    pub fn check_list(&self, slot: usize, length: u64) {
        let mut node = self.rooted(slot);
        for value in (1..=length).rev() {
            assert_eq!(self.heap.load::<u64>(node, VALUE), value);
            node = self.heap.load_reference(node, LEFT);
        }
        assert!(node.is_null());
    }
}
