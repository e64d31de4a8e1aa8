//! What moves where, cards, large objects, deep and wide graphs.

#![allow(unsafe_code)]

use super::*;

#[test]
fn objects_grow_old_at_the_second_collection() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(10).expect("room");
    toy.minor();
    assert!(!toy.heap.is_old(toy.rooted(slot)));
    toy.minor();
    assert!(toy.heap.is_old(toy.rooted(slot)));
    toy.check_list(slot, 10);
    let statistics = toy.heap.statistics();
    assert_eq!((statistics.allocated_bytes, statistics.promoted_bytes, statistics.freed_bytes), (320, 320, 0));
}

#[test]
fn what_is_not_reachable_is_freed() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(10).expect("room");
    toy.minor();
    toy.minor();
    let second = toy.list(5).expect("room");
    assert_eq!(toy.heap.object_bytes(), 15 * 32);
    toy.roots.slots[second] = 0;
    toy.minor();
    assert_eq!(toy.heap.object_bytes(), 10 * 32);
    toy.roots.slots[slot] = 0;
    toy.minor();
    assert_eq!(toy.heap.object_bytes(), 10 * 32, "old objects wait for a full collection");
    toy.full();
    assert_eq!(toy.heap.object_bytes(), 0);
    assert_eq!(toy.heap.statistics().freed_bytes, 15 * 32);
}

#[test]
fn a_cycle_is_freed_too() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store_reference(node, LEFT, node);
    let slot = toy.root(node);
    toy.full();
    toy.roots.slots[slot] = 0;
    toy.full();
    assert_eq!(toy.heap.object_bytes(), 0);
}

#[test]
fn an_old_object_keeps_a_young_one_alive_by_its_card() {
    let mut toy = Toy::plain(4 << 20);
    // Long enough for many cards, and for entries of the crossing map that skip.
    let array = toy.array(ARRAY, 60_000).expect("room");
    assert!(toy.heap.is_old(array));
    let slot = toy.root(array);
    let indices = [0, 1, 123, 124, 125, 126, 127, 128, 30_000, 59_998, 59_999];
    for index in indices {
        let node = toy.instance(NODE).expect("room");
        toy.heap.store(node, VALUE, index);
        toy.heap.set_element(toy.rooted(slot), index, node);
    }
    for _ in 0..3 {
        toy.minor();
        for index in indices {
            let node = toy.heap.element(toy.rooted(slot), index);
            assert_eq!(toy.heap.load::<u32>(node, VALUE), index);
        }
    }
    assert!(toy.heap.is_old(toy.heap.element(toy.rooted(slot), 0)));
}

#[test]
fn an_instance_over_two_cards_dirties_that_of_the_field() {
    let mut toy = Toy::plain(1 << 20);
    let wide = toy.instance(WIDE).expect("room");
    let slot = toy.root(wide);
    toy.minor();
    toy.minor();
    assert!(toy.heap.is_old(toy.rooted(slot)));
    for field in [WIDE_FIRST, WIDE_LAST] {
        let young = toy.instance(EMPTY).expect("room");
        toy.heap.store_reference(toy.rooted(slot), field, young);
    }
    toy.minor();
    for field in [WIDE_FIRST, WIDE_LAST] {
        let kept = toy.heap.load_reference(toy.rooted(slot), field);
        assert_eq!(toy.heap.class_of(kept), EMPTY);
    }
}

#[test]
fn young_objects_without_room_in_the_old_space_stay_young_and_alive() {
    let mut toy = Toy::plain(1 << 20);
    let array = toy.array(ARRAY, 30_000).expect("room");
    let table = toy.root(array);
    toy.instance(NODE).expect("room: garbage, so that what lives moves");
    for index in 0..100 {
        let node = toy.instance(NODE).expect("room");
        toy.heap.store(node, VALUE, index);
        toy.heap.set_element(toy.rooted(table), 299 * index, node);
    }
    while toy.heap.charge(Account::Metadata, 8).is_ok() {}
    for round in 0..6 {
        if round % 2 == 0 {
            toy.full()
        } else {
            toy.minor()
        }
        for index in 0..100 {
            let node = toy.heap.element(toy.rooted(table), 299 * index);
            assert!(!toy.heap.is_old(node));
            assert_eq!(toy.heap.load::<u32>(node, VALUE), index);
        }
    }
}

#[test]
fn the_verifier_sees_a_missing_card() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(1).expect("room");
    toy.minor();
    toy.minor();
    let young = toy.instance(NODE).expect("room");
    // SAFETY: H3: it is an object's; H6: that the card stays clean is what is to be seen.
    unsafe { toy.heap.store_bits(toy.rooted(slot), RIGHT, young.bits()) };
    let defect = toy.heap.verify(&mut toy.roots).expect_err("the card is clean");
    assert_eq!(defect.object, toy.rooted(slot));
    assert!(defect.to_string().contains("but its card is clean"), "{defect}");
}

#[test]
fn the_verifier_sees_bad_references_and_roots() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(2).expect("room");
    let node = toy.rooted(slot);
    // SAFETY: H3: that it is no object's is what is to be seen, before anything else happens to the heap.
    unsafe { toy.heap.store_bits(node, RIGHT, node.bits() + 8) };
    let defect = toy.heap.verify(&mut toy.roots).expect_err("the middle of an object");
    assert!(defect.to_string().contains("+12 holds"), "{defect}");
    toy.heap.store_reference(node, RIGHT, Ref::NULL);
    toy.roots.slots.push(12345);
    let defect = toy.heap.verify(&mut toy.roots).expect_err("no object");
    assert!(defect.to_string().contains("a root holds 0x3039"), "{defect}");
}

#[test]
fn long_lists_and_wide_trees_survive_a_mark_stack_of_any_size() {
    let length = if cfg!(miri) { 300 } else { 20_000 };
    for entries in [1, 2, 3, 50] {
        let stress = StressOptions {
            mark_stack_entries: Some(entries),
            verify_after_collection: true,
            ..StressOptions::default()
        };
        let mut toy = Toy::new(8 << 20, stress);
        let list = toy.list(length).expect("room");
        let array = toy.array(ARRAY, 3_000).expect("room");
        let wide = toy.root(array);
        for index in 0..if cfg!(miri) { 300 } else { 3_000 } {
            let node = toy.instance(NODE).expect("room");
            let leaf = toy.instance(NODE).expect("room: the node is held by nobody");
            toy.heap.store(leaf, VALUE, index);
            toy.heap.set_element(toy.rooted(wide), index, leaf);
            let _ = node;
        }
        toy.full();
        toy.check_list(list, length);
        toy.full();
        toy.check_list(list, length);
        for index in 0..if cfg!(miri) { 300 } else { 3_000 } {
            let leaf = toy.heap.element(toy.rooted(wide), index);
            assert_eq!(toy.heap.load::<u32>(leaf, VALUE), index);
        }
    }
}

#[test]
fn weak_roots_follow_the_living_and_lose_the_dead() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(2).expect("room");
    let dead = toy.instance(NODE).expect("room");
    toy.roots.weak = vec![toy.rooted(slot), dead];
    toy.minor();
    assert_eq!(toy.roots.weak, [toy.rooted(slot)]);
    toy.full();
    assert_eq!(toy.roots.weak, [toy.rooted(slot)]);
    toy.roots.slots[slot] = 0;
    toy.minor();
    assert_eq!(toy.roots.weak.len(), 1, "old objects outlive minor collections");
    toy.full();
    assert!(toy.roots.weak.is_empty());
}

#[test]
fn kept_references_are_roots() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store(node, VALUE, 3_u8);
    toy.roots.kept.push(node);
    toy.minor();
    toy.full();
    assert_ne!(toy.roots.kept[0], node);
    assert_eq!(toy.heap.load::<u8>(toy.roots.kept[0], VALUE), 3);
}
