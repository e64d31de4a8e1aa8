//! Soft, weak and phantom references.

use super::*;

/// A reference with a queue.
fn reference_to(toy: &mut Toy, class: ClassId, referent: usize) -> usize {
    let slot = reference_without_queue(toy, class, referent);
    let queue = toy.instance(EMPTY).expect("room");
    toy.heap.store_reference(toy.rooted(slot), QUEUE, queue);
    slot
}

fn reference_without_queue(toy: &mut Toy, class: ClassId, referent: usize) -> usize {
    let object = toy.instance(class).expect("room");
    let slot = toy.root(object);
    let referent = toy.rooted(referent);
    toy.heap.store_reference(object, REFERENT, referent);
    slot
}

fn referent(toy: &Toy, slot: usize) -> Ref {
    toy.heap.load_reference(toy.rooted(slot), REFERENT)
}

#[test]
fn a_reachable_referent_stays_and_is_followed() {
    for class in [SOFT, WEAK, PHANTOM] {
        let mut toy = Toy::plain(1 << 20);
        let node = toy.list(1).expect("room");
        let reference = reference_to(&mut toy, class, node);
        for round in 0..5 {
            if round == 3 {
                toy.full()
            } else {
                toy.minor()
            }
            assert_eq!(referent(&toy, reference), toy.rooted(node));
            assert!(!toy.heap.has_cleared());
        }
    }
}

#[test]
fn weak_and_phantom_references_are_cleared_and_handed_over_once() {
    for class in [WEAK, PHANTOM] {
        // The number of minor collections before decides which of the two is young or old.
        for (old_referents, old_references, full) in
            [(0, 0, false), (0, 0, true), (2, 0, true), (0, 2, false), (0, 2, true), (1, 1, false), (2, 2, true)]
        {
            let mut toy = Toy::plain(1 << 20);
            let mut references = Vec::new();
            let mut nodes = Vec::new();
            if old_references > old_referents {
                // References are made first, and get their referents later.
                for _ in 0..3 {
                    let empty = toy.root(Ref::NULL);
                    references.push(reference_to(&mut toy, class, empty));
                }
                (0..old_references).for_each(|_| toy.minor());
            }
            for _ in 0..3 {
                nodes.push(toy.list(1).expect("room"));
            }
            (0..old_referents).for_each(|_| toy.minor());
            for index in 0..3 {
                if references.len() > index {
                    let node = toy.rooted(nodes[index]);
                    toy.heap.store_reference(toy.rooted(references[index]), REFERENT, node);
                } else {
                    let reference = reference_to(&mut toy, class, nodes[index]);
                    references.push(reference);
                }
            }
            for &node in &nodes[..2] {
                toy.roots.slots[node] = 0;
            }
            if full {
                toy.full()
            } else {
                toy.minor()
            }
            assert!(referent(&toy, references[0]).is_null() && referent(&toy, references[1]).is_null());
            assert_eq!(referent(&toy, references[2]), toy.rooted(nodes[2]));
            toy.minor();
            let mut cleared = vec![toy.heap.take_cleared().expect("one"), toy.heap.take_cleared().expect("two")];
            cleared.sort_unstable();
            let mut expected = vec![toy.rooted(references[0]), toy.rooted(references[1])];
            expected.sort_unstable();
            assert_eq!(cleared, expected);
            assert_eq!(toy.heap.take_cleared(), None);
            assert_eq!(toy.heap.statistics().cleared_references, 2);
            toy.full();
            toy.minor();
            assert!(!toy.heap.has_cleared());
        }
    }
}

#[test]
fn a_cleared_reference_is_kept_until_it_is_handed_over() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.list(1).expect("room");
    let reference = reference_to(&mut toy, WEAK, node);
    toy.roots.slots[node] = 0;
    toy.minor();
    toy.roots.slots[reference] = 0;
    toy.full();
    toy.minor();
    let cleared = toy.heap.take_cleared().expect("kept by the list");
    assert_eq!(toy.heap.class_of(cleared), WEAK);
    toy.full();
    assert_eq!(toy.heap.object_bytes(), 0);
}

#[test]
fn a_reference_without_a_queue_is_cleared_and_nobody_is_told() {
    for class in [WEAK, PHANTOM] {
        for full in [false, true] {
            let mut toy = Toy::plain(1 << 20);
            let node = toy.list(1).expect("room");
            let reference = reference_without_queue(&mut toy, class, node);
            toy.roots.slots[node] = 0;
            if full {
                toy.full()
            } else {
                toy.minor()
            }
            assert!(referent(&toy, reference).is_null());
            assert_eq!(toy.heap.statistics().cleared_references, 1);
            assert!(!toy.heap.has_cleared());
        }
    }
}

#[test]
fn a_reference_that_is_dead_itself_is_not_handed_over() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.list(1).expect("room");
    let reference = reference_to(&mut toy, WEAK, node);
    toy.roots.slots[node] = 0;
    toy.roots.slots[reference] = 0;
    toy.full();
    assert!(!toy.heap.has_cleared());
    assert_eq!(toy.heap.object_bytes(), 0);
}

#[test]
fn a_strong_field_of_a_reference_is_strong() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.list(1).expect("room");
    let reference = reference_to(&mut toy, WEAK, node);
    toy.roots.slots[node] = 0;
    toy.full();
    let queue = toy.heap.load_reference(toy.rooted(reference), QUEUE);
    assert_eq!(toy.heap.class_of(queue), EMPTY);
}

#[test]
fn soft_references_hold_until_memory_is_short_and_no_longer() {
    let mut toy = Toy::plain(1 << 20);
    let cached = toy.array(BYTES, 300_000).expect("room");
    let node = toy.root(cached);
    let reference = reference_to(&mut toy, SOFT, node);
    toy.roots.slots[node] = 0;
    toy.minor();
    toy.full();
    assert_eq!(toy.heap.class_of(referent(&toy, reference)), BYTES);
    let large = toy.array(BYTES, 800_000).expect("room without the cached array");
    assert_eq!(toy.heap.array_length(large), 800_000);
    assert!(referent(&toy, reference).is_null());
    assert_eq!(toy.heap.take_cleared(), Some(toy.rooted(reference)));
}

#[test]
fn soft_references_are_all_cleared_before_memory_runs_out() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.list(3).expect("room");
    let reference = reference_to(&mut toy, SOFT, node);
    toy.roots.slots[node] = 0;
    assert!(toy.array(BYTES, 2 << 20).is_err());
    assert!(referent(&toy, reference).is_null());
}
