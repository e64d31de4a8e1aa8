//! Objects hold what is stored in them; identity hashes, mark words and slots.

use super::*;

#[test]
fn new_objects_are_zero_and_hold_what_is_stored() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    let array = toy.array(ARRAY, 3).expect("room");
    let longs = toy.array(LONGS, 10_000).expect("room in the old space");
    let heap = &mut toy.heap;
    assert!(heap.is_old(longs) && !heap.is_old(array));
    assert!(heap.elements::<u64>(longs).iter().all(|&element| element == 0));
    heap.store(node, VALUE, 1.5_f64);
    heap.store_reference(node, RIGHT, array);
    heap.set_element(array, 1, node);
    heap.set_element(array, 2, node);
    heap.elements_mut::<i64>(longs)[7] = -9;
    heap.copy_elements(longs, 7, longs, 9_999, 1);
    assert_eq!(heap.load::<f64>(node, VALUE), 1.5);
    assert_eq!(heap.load_reference(node, RIGHT), array);
    assert_eq!([0, 1, 2].map(|i| heap.element(array, i)), [Ref::NULL, node, node]);
    assert_eq!(heap.elements::<i64>(longs)[9_999], -9);
    assert_eq!(heap.class_of(array), ARRAY);
    assert_eq!(heap.size_of(array), 32);
    assert_eq!(heap.array_length(array), 3);
}

#[test]
fn memory_that_is_used_again_is_zero_again() {
    let mut toy = Toy::new(1 << 20, StressOptions { poison_freed: true, ..StressOptions::default() });
    for _ in 0..if cfg!(miri) { 20 } else { 400 } {
        for length in [1, 300, 5_000] {
            let bytes = toy.array(BYTES, length).expect("room");
            assert_eq!(toy.heap.elements::<u8>(bytes), vec![0; length as usize]);
            toy.heap.elements_mut::<u8>(bytes).fill(0xaa);
        }
        let large = toy.array(BYTES, 100_000).expect("room");
        assert_eq!(toy.heap.elements::<u8>(large), vec![0; 100_000]);
        toy.heap.elements_mut::<u8>(large).fill(0xaa);
    }
    assert!(toy.heap.statistics().full.count() > 0);
}

#[test]
fn overlapping_copies_move_as_if_by_way_of_a_buffer() {
    let mut toy = Toy::plain(1 << 20);
    let array = toy.array(ARRAY, 6).expect("room");
    let slot = toy.root(array);
    for index in 0..6 {
        let node = toy.instance(NODE).expect("room");
        toy.heap.store(node, VALUE, u64::from(index));
        toy.heap.set_element(toy.rooted(slot), index, node);
    }
    let array = toy.rooted(slot);
    let values =
        |heap: &Heap| -> Vec<u64> { (0..6).map(|index| heap.load(heap.element(array, index), VALUE)).collect() };
    toy.heap.copy_elements(array, 0, array, 2, 4);
    assert_eq!(values(&toy.heap), [0, 1, 0, 1, 2, 3]);
    toy.heap.copy_elements(array, 2, array, 1, 4);
    assert_eq!(values(&toy.heap), [0, 0, 1, 2, 3, 3]);
    toy.heap.copy_elements(array, 6, array, 6, 0);
}

#[test]
fn a_shallow_copy_has_the_contents_but_its_own_mark_word() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    let copy = toy.instance(NODE).expect("room");
    toy.heap.store_reference(node, LEFT, copy);
    toy.heap.store(node, VALUE, 5_i64);
    let hash = toy.heap.identity_hash(node).expect("not locked");
    toy.heap.copy_contents(node, copy);
    assert_eq!(toy.heap.load_reference(copy, LEFT), copy);
    assert_eq!(toy.heap.load::<i64>(copy, VALUE), 5);
    assert_eq!(toy.heap.mark_word(copy), MarkWord::default());
    assert_eq!(toy.heap.identity_hash(node), Some(hash));
}

#[test]
#[should_panic(expected = "has no field at 32")]
fn a_field_outside_of_its_object_is_refused() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store(node, 32, 1_u64);
}

#[test]
#[should_panic(expected = "has no primitive field at 12")]
fn a_reference_is_not_written_as_a_number() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store(node, 12, 1_u32);
}

#[test]
#[should_panic(expected = "has no primitive field at 8")]
fn the_length_of_an_array_is_not_written_as_a_field() {
    let mut toy = Toy::plain(1 << 20);
    let array = toy.array(BYTES, 4).expect("room");
    toy.heap.store(array, 8, 1_000_u32);
}

#[test]
#[should_panic(expected = "has no reference at 16")]
fn a_number_is_not_read_as_a_reference() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store(node, VALUE, 8_u32);
    toy.heap.load_reference(node, VALUE);
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_copy_beyond_an_array_is_refused() {
    let mut toy = Toy::plain(1 << 20);
    let array = toy.array(BYTES, 4).expect("room");
    toy.heap.copy_elements(array, 0, array, 2, 3);
}

#[test]
#[should_panic(expected = "is no array of primitives of 8 bytes")]
fn elements_of_another_size_are_refused() {
    let mut toy = Toy::plain(1 << 20);
    let array = toy.array(BYTES, 16).expect("room");
    toy.heap.elements::<u64>(array);
}

#[test]
fn identity_hashes_stay_when_objects_move_and_repeat_with_the_seed() {
    let hashes = |collect: bool| {
        let mut toy = Toy::plain(1 << 20);
        let slot = toy.list(50).expect("room");
        let mut hashes = Vec::new();
        for round in 0..3 {
            let mut node = toy.rooted(slot);
            let mut addresses = Vec::new();
            for index in 0..50 {
                let hash = toy.heap.identity_hash(node).expect("not locked");
                assert!(hash != 0 && hash <= MarkWord::PAYLOAD_MAX);
                if round == 0 {
                    hashes.push(hash);
                }
                assert_eq!(hashes[index], hash);
                addresses.push(node);
                node = toy.heap.load_reference(node, LEFT);
            }
            if collect {
                if round == 2 {
                    toy.full()
                } else {
                    toy.minor()
                }
                assert!(round == 2 || addresses[0] != toy.rooted(slot));
            }
        }
        hashes
    };
    assert_eq!(hashes(true), hashes(false));
}

#[test]
fn mark_words_say_what_was_put_in() {
    let collector_bits = MarkWord::from_bits(0b0101_0100);
    let hashed = collector_bits.hashed(0xab_cdef);
    assert_eq!((hashed.state(), hashed.hash()), (LockState::Hashed, Some(0xab_cdef)));
    let thin = hashed.thin(MarkWord::THREAD_MAX, 5);
    assert_eq!((thin.state(), thin.thin_owner()), (LockState::Thin, Some((MarkWord::THREAD_MAX, 5))));
    assert_eq!((thin.hash(), thin.side_index()), (None, None));
    let inflated = thin.inflated(MarkWord::PAYLOAD_MAX);
    assert_eq!(inflated.side_index(), Some(MarkWord::PAYLOAD_MAX));
    assert_eq!(inflated.neutral(), collector_bits);
    assert_eq!(MarkWord::default().state(), LockState::Neutral);
}

#[test]
fn a_locked_object_has_its_hash_elsewhere() {
    let mut toy = Toy::plain(1 << 20);
    let node = toy.instance(NODE).expect("room");
    toy.heap.set_mark_word(node, toy.heap.mark_word(node).thin(3, 0));
    assert_eq!(toy.heap.identity_hash(node), None);
    let slot = toy.root(node);
    toy.minor();
    assert_eq!(toy.heap.mark_word(toy.rooted(slot)).thin_owner(), Some((3, 0)));
}

#[test]
fn slots_hold_values_and_run_out() {
    let mut toy = Toy::plain(1 << 20);
    let primitive = toy.heap.allocate_primitive_slot().expect("slots");
    let reference = toy.heap.allocate_reference_slot().expect("slots");
    toy.heap.store_primitive_slot(primitive, u64::MAX);
    let node = toy.instance(NODE).expect("room");
    toy.heap.store(node, VALUE, 77_u32);
    toy.heap.store_reference_slot(reference, node);
    toy.minor();
    toy.full();
    let node = toy.heap.load_reference_slot(reference);
    assert_eq!(toy.heap.load_slot(primitive), u64::MAX);
    assert_eq!(toy.heap.load_slot(reference), node.to_slot());
    assert_eq!(toy.heap.load::<u32>(node, VALUE), 77);
    let mut taken = 1;
    while toy.heap.allocate_reference_slot().is_some() {
        taken += 1;
    }
    assert_eq!(taken, (CARDS - REFERENCES) / 8);
}
