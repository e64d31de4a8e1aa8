//! The limit is hard, memory runs out as late as promised, and the heap is usable afterwards.

#![allow(unsafe_code)]

use std::num::NonZeroU32;

use super::*;

fn fill(toy: &mut Toy, class: ClassId, length: u32) -> u64 {
    let mut bytes = 0;
    loop {
        match toy.array(class, length) {
            Ok(array) => {
                bytes += toy.heap.size_of(array);
                toy.root(array);
                assert!(toy.heap.used_bytes() <= toy.heap.limit_bytes());
            }
            Err(OutOfMemory { .. }) => return bytes,
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "hundreds of collections; the model runs out of memory under Miri as well")]
fn heaps_fill_up_to_the_limit_and_work_again_when_emptied() {
    for limit in [LIMIT_MIN, 300_000, 1 << 20, 9 << 20] {
        for length in [0, 100, 1_000, 3_000, 30_000] {
            let mut toy = Toy::new(limit, StressOptions::default());
            for round in 0..3 {
                let filled = fill(&mut toy, BYTES, length);
                // Two halves of the nursery, one of which can hold nothing, and not a whole object more.
                let least = limit - 2 * (limit / 32).max(8 << 10) - u64::from(length) - 64;
                assert!(filled >= least, "limit {limit}, length {length}, round {round}: {filled} of {least}");
                toy.verify();
                toy.roots.slots.clear();
                toy.full();
                assert_eq!(toy.heap.object_bytes(), 0);
            }
            assert!(toy.heap.statistics().peak_bytes <= limit);
        }
    }
}

#[test]
fn an_object_larger_than_the_limit_is_refused_and_nothing_breaks() {
    let mut toy = Toy::plain(1 << 20);
    let slot = toy.list(100).expect("room");
    for length in [2 << 20, i32::MAX as u32] {
        let refused = toy.array(LONGS, length).expect_err("larger than the limit");
        assert_eq!(refused.bytes, 16 + 8 * u64::from(length));
    }
    toy.check_list(slot, 100);
    toy.instance(NODE).expect("room");
}

#[test]
fn charges_count_towards_the_limit() {
    let mut toy = Toy::plain(1 << 20);
    toy.heap.charge(Account::Metadata, 600_000).expect("room");
    assert!(toy.array(BYTES, 400_000).is_err());
    let array = toy.array(BYTES, 300_000).expect("room");
    let slot = toy.root(array);
    let need = toy.heap.charge(Account::Metadata, 100_000).expect_err("no room");
    toy.heap.collect_for(need, &mut toy.roots).expect_err("still no room");
    toy.roots.slots[slot] = 0;
    let need = toy.heap.charge(Account::Metadata, 100_000).expect_err("the array is not collected yet");
    toy.heap.collect_for(need, &mut toy.roots).expect("room now");
    toy.heap.charge(Account::Metadata, 100_000).expect("room");
    assert_eq!(toy.heap.charged_bytes(), 700_000);
    toy.heap.discharge(Account::Metadata, 700_000);
    toy.array(BYTES, 800_000).expect("room again");
}

#[test]
#[cfg_attr(miri, ignore = "no memory is given back")]
fn what_objects_took_makes_way_for_charges() {
    let limit = 8 << 20;
    let mut toy = Toy::plain(limit);
    let array = toy.array(BYTES, 6_000_000).expect("room");
    toy.root(array);
    toy.roots.slots.clear();
    toy.heap.collect_full(&mut toy.roots);
    for charged in [1 << 20, 6 << 20] {
        toy.heap.settle(Account::Metadata, charged).expect("room");
        let resident = toy.heap.resident_bytes();
        assert!(resident < limit + (64 << 10), "{resident} with {charged} charged");
    }
    toy.heap.settle(Account::Metadata, 0).expect("less");
    let array = toy.array(BYTES, 6_000_000).expect("room again");
    assert!(toy.heap.elements::<u8>(array).iter().all(|&byte| byte == 0), "new arrays are clear");
}

#[test]
#[cfg_attr(miri, ignore = "no memory is given back")]
fn what_the_nursery_took_makes_way_for_old_objects() {
    let limit = 512 << 20;
    let mut toy = Toy::new(limit, StressOptions::default());
    let rooted = toy.roots.slots.len();
    // What is promoted dies, so the nursery grows.
    for _ in 0..10 {
        for _ in 0..20_000 {
            let array = toy.array(BYTES, 1_000).expect("room");
            toy.root(array);
            if toy.roots.slots.len() > rooted + 1_700 {
                toy.roots.slots.remove(rooted);
            }
        }
        toy.full();
    }
    let grown = toy.heap.half_bytes;
    assert!(grown >= 8 << 20, "{grown}");
    toy.roots.slots.clear();
    while let Ok(array) = toy.array(BYTES, 1 << 20) {
        toy.root(array);
        let resident = toy.heap.resident_bytes();
        assert!(resident <= limit + (256 << 10), "{resident} with {} in use", toy.heap.used_bytes());
    }
    assert!(toy.heap.half_bytes < grown / 8, "{} of {grown}", toy.heap.half_bytes);
    toy.roots.slots.clear();
    toy.full();
    let slot = toy.list(10_000).expect("room again");
    toy.check_list(slot, 10_000);
    toy.verify();
}

#[test]
#[cfg_attr(miri, ignore = "64 MB")]
fn a_heap_of_64_mb_holds_60_mb_of_live_data_that_changes() {
    let limit = 64 << 20;
    let mut toy = Toy::new(limit, StressOptions::default());
    // A table of lists of nodes with byte arrays of several sizes: 60 MB in all.
    let table = toy.array(ARRAY, 4_000).expect("room");
    let table = toy.root(table);
    let mut random = fastrand::Rng::with_seed(1);
    let mut live = 0;
    let mut sizes = vec![0; 4_000];
    let mut peak_live = 0;
    for step in 0..100_000_u32 {
        let index = random.u32(..4_000);
        let length = random.u32(100..40_100);
        if live - sizes[index as usize] + u64::from(length) > 60 << 20 {
            live -= sizes[index as usize];
            sizes[index as usize] = 0;
            toy.heap.set_element(toy.rooted(table), index, Ref::NULL);
            continue;
        }
        let bytes = toy.array(BYTES, length).expect("60 MB fit");
        toy.heap.elements_mut::<u8>(bytes)[0] = step as u8;
        let slot = toy.root(bytes);
        let node = toy.instance(NODE).expect("60 MB fit");
        let bytes = toy.rooted(slot);
        toy.roots.slots.pop();
        toy.heap.store_reference(node, LEFT, bytes);
        toy.heap.store(node, VALUE, u64::from(step));
        toy.heap.set_element(toy.rooted(table), index, node);
        live = live + toy.heap.size_of(bytes) + 32 - sizes[index as usize];
        sizes[index as usize] = toy.heap.size_of(bytes) + 32;
        peak_live = peak_live.max(live);
        assert!(toy.heap.used_bytes() <= limit);
    }
    assert!(peak_live > 60_000_000, "{peak_live}");
    toy.verify();
    for index in 0..4_000 {
        let node = toy.heap.element(toy.rooted(table), index);
        if !node.is_null() {
            let bytes = toy.heap.load_reference(node, LEFT);
            assert_eq!(toy.heap.elements::<u8>(bytes)[0], toy.heap.load::<u8>(node, VALUE));
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "64 MB")]
fn a_heap_of_64_mb_holds_60_mb_of_small_objects() {
    let mut toy = Toy::new(64 << 20, StressOptions::default());
    let length = (60 << 20) / 32;
    let slot = toy.list(length).expect("60 MB fit");
    for _ in 0..1_000_000 {
        toy.instance(NODE).expect("60 MB fit");
    }
    toy.check_list(slot, length);
    toy.full();
    toy.check_list(slot, length);
}

#[test]
#[cfg_attr(miri, ignore = "4 GB of address space")]
fn a_limit_beyond_the_reach_of_references_is_cut_to_it() {
    let mut toy = Toy::plain(u64::MAX);
    assert_eq!(toy.heap.limit_bytes(), (1 << 32) - OLD_START);
    let slot = toy.list(100).expect("room");
    let large = toy.array(BYTES, 1 << 30).expect("room that is not touched");
    let large = toy.root(large);
    toy.heap.elements_mut::<u8>(toy.rooted(large))[(1 << 30) - 1] = 7;
    assert!(toy.array(LONGS, 1 << 29).is_err());
    toy.check_list(slot, 100);
    assert_eq!(toy.heap.elements::<u8>(toy.rooted(large))[(1 << 30) - 1], 7);
    assert!(matches!(
        Heap::new(HeapOptions { limit_bytes: LIMIT_MIN - 1, ..HeapOptions::default() }),
        Err(HeapError::LimitTooSmall(_))
    ));
}

/// Bytes of this process's memory that are in use.
#[cfg(target_os = "linux")]
fn resident_bytes() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("Linux has this file");
    let resident = pages.split(' ').nth(1).expect("the second number");
    4096 * resident.parse::<u64>().expect("a number")
}

#[test]
#[cfg(target_os = "linux")]
#[cfg_attr(miri, ignore = "looks at the process's memory")]
fn freed_memory_goes_back_to_the_operating_system() {
    // Large enough to stand out from what the tests beside this one do.
    let length = 400 << 20;
    let mut toy = Toy::new(1 << 30, StressOptions::default());
    let list = toy.list(1_000).expect("room");
    for _ in 0..2 {
        let bytes = toy.array(BYTES, length).expect("room");
        assert!(toy.heap.elements::<u8>(bytes).iter().step_by(512).all(|&byte| byte == 0));
        toy.heap.elements_mut::<u8>(bytes).fill(1);
        let full = resident_bytes();
        toy.full();
        let freed = full.saturating_sub(resident_bytes());
        assert!(freed > 200 << 20, "{freed} of {full} bytes were freed");
        toy.check_list(list, 1_000);
    }
}

#[test]
fn exits_have_a_reserve() {
    let mut toy = Toy::plain(1 << 20);
    assert!(toy.heap.raise_exit_reserve(1024));
    assert!(!toy.heap.raise_exit_reserve(1 << 20));
    toy.minor();
    while toy.heap.allocate_instance(NODE).is_ok() {}
    assert!(toy.heap.exit_reserve_is_full());
    let mut last = 0;
    for _ in 0..1024 / 32 {
        // SAFETY: H5: 32 bytes are the size of the layout, which has no length.
        let node = unsafe { toy.heap.allocate_reserved(NODE, 32) };
        assert_eq!(toy.heap.load::<u64>(node, VALUE), 0);
        last = toy.root(node);
    }
    assert!(!toy.heap.exit_reserve_is_full());
    assert!(toy.heap.allocate_instance(NODE).is_err());
    toy.minor();
    assert!(toy.heap.exit_reserve_is_full());
    assert_eq!(toy.heap.class_of(toy.rooted(last)), NODE);
}

#[test]
fn a_heap_that_goes_back_has_no_more_room_than_before() {
    let mut toy = Toy::plain(1 << 20);
    assert!(toy.heap.raise_exit_reserve(1024));
    toy.minor();
    while toy.heap.allocate_instance(NODE).is_ok() {}
    let mark = toy.heap.moment();
    for _ in 0..2 {
        // SAFETY: H5: 32 bytes are the size of the layout, which has no length.
        unsafe { toy.heap.allocate_reserved(NODE, 32) };
    }
    toy.heap.rewind(&mark);
    assert!(toy.heap.allocate_instance(NODE).is_err(), "the reserve is for exits");
    assert_eq!(toy.heap.moment(), mark);
}

#[test]
fn a_heap_that_goes_back_refuses_the_same_allocations() {
    let stress = StressOptions { collect_every_nth_allocation: NonZeroU32::new(3), ..StressOptions::default() };
    let mut toy = Toy::new(1 << 20, stress);
    toy.heap.allocate_instance(NODE).expect("the first of three");
    let mark = toy.heap.moment();
    for _ in 0..3 {
        let outcomes = [(); 4].map(|()| toy.heap.allocate_instance(NODE).is_ok());
        assert_eq!(outcomes, [true, false, true, true]);
        toy.heap.rewind(&mark);
    }
}
