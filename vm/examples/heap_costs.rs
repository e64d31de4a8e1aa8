//! What the heap costs: `cargo run --release -p holloway-vm --example heap_costs [PART]`.
//!
//! Prints the time of an allocation (nothing survives), the pauses of minor collections that keep a megabyte alive, and
//! the time of full collections of 60 MB, with the same work done by the Rust allocator where that makes sense.

#![allow(unsafe_code)]

use std::hint::black_box;
use std::time::Instant;

use holloway_vm::heap::{
    CollectionKind, Heap, HeapOptions, NeedsCollection, ObjectLayout, Ref, RootSet, RootVisitor, WeakVisitor,
};
use holloway_vm::id::ClassId;

const NODE: ClassId = ClassId(1);
const ARRAY: ClassId = ClassId(2);
const NODE_BYTES: u64 = 24;
const NEXT: u32 = 8;

struct Frame(Vec<u64>);

// SAFETY: H3: all references of this program are in the frame, which shows all its slots.
unsafe impl RootSet for Frame {
    fn visit_roots<V: RootVisitor>(&mut self, _: CollectionKind, visitor: &mut V) {
        for slot in &mut self.0 {
            visitor.slot(slot);
        }
    }

    fn visit_weak<V: WeakVisitor>(&mut self, _: CollectionKind, _: &mut V) {}
}

fn heap(limit_bytes: u64) -> Heap {
    // SAFETY: H3: what is kept over a collection lies in the roots of this file.
    let heap = unsafe { Heap::in_no_vm(HeapOptions { limit_bytes, ..HeapOptions::default() }) };
    let mut heap = heap.expect("address space");
    let node = ObjectLayout::Instance { size: NODE_BYTES as u32, references: vec![NEXT, NEXT + 4] };
    heap.register_layout(NODE, &node).expect("a good layout");
    heap.register_layout(ARRAY, &ObjectLayout::ReferenceArray).expect("a good layout");
    heap
}

fn new(heap: &mut Heap, frame: &mut Frame, allocate: impl Fn(&mut Heap) -> Result<Ref, NeedsCollection>) -> Ref {
    match allocate(heap) {
        Ok(object) => object,
        Err(need) => {
            heap.collect_for(need, frame).expect("room");
            allocate(heap).expect("room after a collection")
        }
    }
}

#[inline(always)]
fn node(heap: &mut Heap, frame: &mut Frame) -> Ref {
    // SAFETY: H5: the size is that of the layout; instances have no length.
    new(heap, frame, |heap| unsafe { heap.allocate_sized(NODE, NODE_BYTES) })
}

fn rooted(frame: &Frame, slot: usize) -> Ref {
    // SAFETY: H3: the frame holds nothing but references, and collections visit it.
    unsafe { Ref::from_slot(frame.0[slot]) }
}

fn allocation() {
    const COUNT: u64 = 50_000_000;
    let mut heap = heap(256 << 20);
    let mut frame = Frame(vec![]);
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for _ in 0..COUNT {
            black_box(node(&mut heap, &mut frame));
        }
        best = best.min(start.elapsed().as_nanos() as f64 / COUNT as f64);
    }
    let mut boxed = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for _ in 0..COUNT / 10 {
            black_box(Box::new([0_u64; 3]));
        }
        boxed = boxed.min(start.elapsed().as_nanos() as f64 / (COUNT / 10) as f64);
    }
    println!("allocation of {NODE_BYTES} bytes      {best:.2} ns (Box: {boxed:.2} ns, ratio {:.2})", best / boxed);
    let statistics = heap.statistics();
    println!("  {} minor collections, median {:?}", statistics.minor.count(), statistics.minor.quantile(0.5));
}

fn minor_pauses() {
    const LIVE: usize = (1 << 20) / NODE_BYTES as usize;
    let mut heap = heap(256 << 20);
    let mut frame = Frame(vec![0; LIVE]);
    let start = Instant::now();
    for step in 0..20_000_000 {
        let object = node(&mut heap, &mut frame);
        let slot = step % LIVE;
        heap.store_reference(object, NEXT, rooted(&frame, (slot + 7) % LIVE));
        // A chain would keep everything alive.
        let previous = rooted(&frame, slot);
        if !previous.is_null() {
            heap.store_reference(previous, NEXT, Ref::NULL);
        }
        frame.0[slot] = object.to_slot();
    }
    let elapsed = start.elapsed();
    let statistics = heap.statistics();
    let copied = statistics.allocated_bytes - statistics.freed_bytes;
    println!(
        "minor, 1 MB live            p50 {:?}, p99 {:?}, longest {:?}, {} of them: {:.1} % of the time",
        statistics.minor.quantile(0.5),
        statistics.minor.quantile(0.99),
        statistics.minor.longest(),
        statistics.minor.count(),
        100.0 * statistics.minor.total().as_secs_f64() / elapsed.as_secs_f64(),
    );
    println!("  promoted {} kB, not freed {} kB", statistics.promoted_bytes >> 10, copied >> 10);
}

/// Full collections of 60 MB of nodes in chains; `keep` of 8 chains live when it is measured.
fn full(keep: usize) {
    const CHAINS: usize = 8;
    let mut heap = heap(128 << 20);
    let mut frame = Frame(vec![0; CHAINS]);
    for step in 0..(60 << 20) / NODE_BYTES as usize {
        let object = node(&mut heap, &mut frame);
        let chain = (step * 0x9e37) % CHAINS;
        heap.store_reference(object, NEXT, rooted(&frame, chain));
        frame.0[chain] = object.to_slot();
    }
    heap.collect_full(&mut frame);
    frame.0[keep..].fill(0);
    let before = heap.object_bytes();
    let start = Instant::now();
    heap.collect_full(&mut frame);
    let first = start.elapsed();
    let after = heap.object_bytes();
    let start = Instant::now();
    heap.collect_full(&mut frame);
    let again = start.elapsed();
    println!("full, {} MB of chains        {first:?} to keep {} MB; {again:?} once more", before >> 20, after >> 20);
}

/// Full collections of 60 MB of nodes held by one array.
fn full_wide() {
    let count = (56 << 20) / NODE_BYTES as u32;
    let mut heap = heap(128 << 20);
    let mut frame = Frame(vec![0]);
    frame.0[0] = new(&mut heap, &mut frame, |heap| heap.allocate_array(ARRAY, count)).to_slot();
    for index in 0..count {
        let object = node(&mut heap, &mut frame);
        heap.set_element(rooted(&frame, 0), index, object);
    }
    heap.collect_full(&mut frame);
    for index in 0..count {
        if index % 2 == 0 {
            heap.set_element(rooted(&frame, 0), index, Ref::NULL);
        }
    }
    let before = heap.object_bytes();
    let start = Instant::now();
    heap.collect_full(&mut frame);
    let first = start.elapsed();
    println!("full, {} MB below an array   {first:?} to keep {} MB", before >> 20, heap.object_bytes() >> 20);
}

fn main() {
    let only = std::env::args().nth(1);
    let parts: [(&str, fn()); 6] = [
        ("allocation", allocation),
        ("minor", minor_pauses),
        ("full", || full(8)),
        ("full-half", || full(4)),
        ("full-eighth", || full(1)),
        ("full-wide", full_wide),
    ];
    for (name, part) in parts {
        if only.as_deref().is_none_or(|only| only == name) {
            part();
        }
    }
}
