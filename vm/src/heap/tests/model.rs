//! A random mutator compared with a model: the same operations on the heap and on a graph of plain Rust values, and the
//! two graphs compared as a whole every now and then, in all stress modes and with several limits.

use std::collections::HashMap;
use std::num::NonZeroU32;

use fastrand::Rng;

use super::*;

/// An object of the model.
struct Shadow {
    class: ClassId,
    references: Vec<Option<usize>>,
    /// A value held in the object (arrays: its first element), and a length.
    value: u64,
    length: u32,
    hash: Option<u32>,
}

struct Mutator {
    toy: Toy,
    random: Rng,
    shadows: Vec<Shadow>,
    /// What each root slot holds in the model.
    roots: Vec<Option<usize>>,
    static_slot: u32,
    static_root: Option<usize>,
    refusals: u32,
    /// References that the collector has cleared and told of.
    handed_over: u32,
}

const ROOTS: usize = 24;

impl Mutator {
    fn new(seed: u64, limit: u64, stress: StressOptions) -> Self {
        let mut toy = Toy::new(limit, stress);
        toy.roots.slots = vec![0; ROOTS];
        let static_slot = toy.heap.allocate_reference_slot().expect("slots");
        Mutator {
            toy,
            random: Rng::with_seed(seed),
            shadows: Vec::new(),
            roots: vec![None; ROOTS],
            static_slot,
            static_root: None,
            refusals: 0,
            handed_over: 0,
        }
    }

    fn allocate(&mut self) {
        let slot = self.random.usize(..ROOTS);
        let length = match self.random.usize(..40) {
            0 => self.random.usize(..20_000),
            1..6 => self.random.usize(..300),
            _ => self.random.usize(..12),
        } as u32;
        let classes = [NODE, NODE, NODE, ARRAY, BYTES, LONGS, WIDE, EMPTY, SOFT, WEAK, PHANTOM];
        let class = classes[self.random.usize(..classes.len())];
        let (result, references) = match class {
            ARRAY => (self.toy.array(class, length), length as usize),
            BYTES | LONGS => (self.toy.array(class, length), 0),
            NODE | WIDE | SOFT | WEAK | PHANTOM => (self.toy.instance(class), 2),
            _ => (self.toy.instance(class), 0),
        };
        let Ok(object) = result else {
            self.refusals += 1;
            let victim = self.random.usize(..ROOTS);
            self.set_root(victim, Ref::NULL, None);
            return;
        };
        let length = if matches!(class, ARRAY | BYTES | LONGS) { length } else { 0 };
        let references = vec![None; references];
        self.shadows.push(Shadow { class, references, value: 0, length, hash: None });
        self.set_root(slot, object, Some(self.shadows.len() - 1));
    }

    fn set_root(&mut self, slot: usize, object: Ref, shadow: Option<usize>) {
        self.toy.roots.slots[slot] = object.to_slot();
        self.roots[slot] = shadow;
    }

    /// Writes the reference `index` of an object.
    fn store(&mut self, object: Ref, class: ClassId, index: usize, value: Ref) {
        match class {
            ARRAY => self.toy.heap.set_element(object, index as u32, value),
            _ => self.toy.heap.store_reference(object, field(class, index), value),
        }
    }

    fn load(&self, object: Ref, class: ClassId, index: usize) -> Ref {
        match class {
            ARRAY => self.toy.heap.element(object, index as u32),
            _ => self.toy.heap.load_reference(object, field(class, index)),
        }
    }

    fn step(&mut self) {
        let from = self.random.usize(..ROOTS);
        let to = self.random.usize(..ROOTS);
        let operation = self.random.usize(..100);
        if operation < 40 {
            return self.allocate();
        }
        let value = self.random.u64(..);
        let Some(target) = self.roots[to] else { return };
        let (source_object, target_object) = (self.toy.rooted(from), self.toy.rooted(to));
        let class = self.shadows[target].class;
        let count = self.shadows[target].references.len();
        match operation {
            40..70 if count > 0 => {
                let index = self.random.usize(..count);
                // Java code sets a referent once, in the constructor.
                if is_reference(class) && index == 0 && std::mem::replace(&mut self.shadows[target].value, 1) == 1 {
                    return;
                }
                self.store(target_object, class, index, source_object);
                self.shadows[target].references[index] = self.roots[from];
            }
            70..80 if count > 0 => {
                // A reference's referent may have been cleared, which `compare` finds out; read strong ones only.
                let index = self.random.usize(..count);
                if !(is_reference(class) && index == 0) {
                    let loaded = self.load(target_object, class, index);
                    self.set_root(from, loaded, self.shadows[target].references[index]);
                }
            }
            80..86 => {
                match class {
                    NODE => self.toy.heap.store(target_object, VALUE, value),
                    LONGS if self.shadows[target].length > 0 => self.toy.heap.elements_mut(target_object)[0] = value,
                    _ => return,
                }
                self.shadows[target].value = value;
            }
            86..90 => {
                let hash = self.toy.heap.identity_hash(target_object);
                assert!(self.shadows[target].hash.is_none_or(|known| hash == Some(known)));
                self.shadows[target].hash = hash;
            }
            90..94 if class == ARRAY && self.roots[from].is_some_and(|from| self.shadows[from].class == ARRAY) => {
                let source = self.roots[from].expect("checked");
                let count = self.random.usize(..=count.min(self.shadows[source].references.len()));
                let from_index = self.random.usize(..=self.shadows[source].references.len() - count);
                let to_index = self.random.usize(..=self.shadows[target].references.len() - count);
                let (from_start, to_start) = (from_index as u32, to_index as u32);
                self.toy.heap.copy_elements(source_object, from_start, target_object, to_start, count as u32);
                let copied = self.shadows[source].references[from_index..from_index + count].to_vec();
                self.shadows[target].references[to_index..to_index + count].copy_from_slice(&copied);
            }
            94 => {
                self.toy.heap.store_reference_slot(self.static_slot, target_object);
                self.static_root = Some(target);
            }
            95..99 => self.set_root(from, Ref::NULL, None),
            99 if value.is_multiple_of(16) => self.toy.full(),
            99 if value.is_multiple_of(4) => self.toy.minor(),
            _ => {}
        }
    }

    /// Compares the two graphs. Referents that the collector cleared must be such that it could, and are cleared in the
    /// model as well.
    fn compare(&mut self) {
        let mut strong = vec![false; self.shadows.len()];
        let mut stack: Vec<usize> = self.roots.iter().chain([&self.static_root]).flatten().copied().collect();
        while let Some(shadow) = stack.pop() {
            if !std::mem::replace(&mut strong[shadow], true) {
                let skip = usize::from(is_reference(self.shadows[shadow].class));
                stack.extend(self.shadows[shadow].references.iter().skip(skip).flatten());
            }
        }
        let mut seen: HashMap<Ref, usize> = HashMap::new();
        let mut pairs: Vec<(Ref, Option<usize>)> =
            (0..ROOTS).map(|slot| (self.toy.rooted(slot), self.roots[slot])).collect();
        pairs.push((self.toy.heap.load_reference_slot(self.static_slot), self.static_root));
        while let Some((object, shadow)) = pairs.pop() {
            let Some(shadow) = shadow else {
                assert!(object.is_null());
                continue;
            };
            if let Some(known) = seen.insert(object, shadow) {
                assert_eq!(known, shadow, "two objects became one");
                continue;
            }
            let class = self.shadows[shadow].class;
            assert_eq!(self.toy.heap.class_of(object), class);
            if is_reference(class)
                && self.load(object, class, 0).is_null()
                && let Some(referent) = self.shadows[shadow].references[0].take()
            {
                assert!(!strong[referent], "a reference was cleared although its referent is reachable");
            }
            let expected = &self.shadows[shadow];
            assert_eq!(self.toy.heap.mark_word(object).hash(), expected.hash);
            match class {
                NODE => assert_eq!(self.toy.heap.load::<u64>(object, VALUE), expected.value),
                LONGS => {
                    let elements = self.toy.heap.elements::<u64>(object);
                    assert_eq!(elements.len(), expected.length as usize);
                    assert_eq!(elements.first().copied().unwrap_or(0), expected.value);
                    assert!(elements.iter().skip(1).all(|&element| element == 0));
                }
                ARRAY | BYTES => assert_eq!(self.toy.heap.array_length(object), expected.length),
                _ => {}
            }
            for (index, &reference) in expected.references.iter().enumerate() {
                pairs.push((self.load(object, class, index), reference));
            }
        }
        let distinct: std::collections::HashSet<_> = seen.values().collect();
        assert_eq!(distinct.len(), seen.len(), "one object became two");
        while let Some(cleared) = self.toy.heap.take_cleared() {
            assert!(is_reference(self.toy.heap.class_of(cleared)));
            self.handed_over += 1;
        }
        self.toy.verify();
    }
}

fn is_reference(class: ClassId) -> bool {
    matches!(class, SOFT | WEAK | PHANTOM)
}

fn field(class: ClassId, index: usize) -> u32 {
    match class {
        NODE => [LEFT, RIGHT][index],
        WIDE => [WIDE_FIRST, WIDE_LAST][index],
        _ => [REFERENT, QUEUE][index],
    }
}

fn run(seed: u64, limit: u64, steps: u32, stress: StressOptions) -> Mutator {
    let mut mutator = Mutator::new(seed, limit, stress);
    for step in 0..if cfg!(miri) { steps / 100 } else { steps } {
        mutator.step();
        if step % 500 == 0 {
            mutator.compare();
        }
    }
    mutator.compare();
    mutator
}

#[test]
fn random_graphs_equal_the_model_without_stress() {
    for seed in 1..4 {
        let mutator = run(seed, 4 << 20, 60_000, StressOptions::default());
        assert!(cfg!(miri) || mutator.toy.heap.statistics().minor.count() > 10);
        assert!(cfg!(miri) || mutator.handed_over > 0);
    }
}

#[test]
fn random_graphs_equal_the_model_in_a_heap_that_is_too_small() {
    let mut refusals = 0;
    for seed in 1..6 {
        refusals += run(seed, LIMIT_MIN, 30_000, StressOptions::default()).refusals;
    }
    assert!(cfg!(miri) || refusals > 0);
}

#[test]
fn random_graphs_equal_the_model_with_all_stress() {
    for seed in 1..4 {
        run(seed, 1 << 20, 4_000, StressOptions::everything());
        run(seed, LIMIT_MIN, 4_000, StressOptions::everything());
    }
}

#[test]
fn random_graphs_equal_the_model_with_each_stress_alone() {
    let none = StressOptions::default();
    for stress in [
        StressOptions { collect_every_nth_allocation: NonZeroU32::new(1), ..none },
        StressOptions { collect_every_nth_allocation: NonZeroU32::new(13), ..none },
        StressOptions { full_every_nth_collection: NonZeroU32::new(2), ..none },
        StressOptions { poison_freed: true, ..none },
        StressOptions { mark_stack_entries: Some(1), ..none },
        StressOptions { verify_after_collection: true, ..none },
    ] {
        run(11, 512 << 10, 8_000, stress);
    }
}
