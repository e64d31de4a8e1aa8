//! Profilers that see branches and loop heads as they are executed, or look at the clock.

use std::time::Instant;

use holloway_vm::code::EdgeKind;
use holloway_vm::{BlockId, Control, ThreadId};
use rustc_hash::FxHashMap;

use super::profiler::Profiler;
use super::studies::HotSpots;
use crate::branches::{History, TwoBit};
use crate::hotspots::branch_buffer::{BranchBuffer, Phase};
use crate::hotspots::loop_heads::{LoopHeads, Study};
use crate::sampling::{Ring, Sample, SamplingOptions, Ticks};

/// What is executed, for all profilers of events.
pub struct Events {
    detectors: Vec<(usize, Detector)>,
    /// The block that each thread has executed last.
    last: FxHashMap<ThreadId, BlockId>,
    blocks: FxHashMap<BlockId, BlockKind>,
    /// Conditional branches executed.
    pub(super) branches: u64,
    /// Blocks executed.
    pub(super) executed: u64,
}

/// A profiler, with what it has found.
pub(super) enum Detector {
    Counters { heads: LoopHeads, calls: u64, first: Option<u64> },
    Buffer { buffer: Box<BranchBuffer>, hot_spots: Vec<u64>, left: u64, branches: FxHashMap<u64, (u64, u64)> },
    CounterStudy(Study),
    BufferStudy(HotSpots),
    TwoBit(TwoBit),
    History(History),
    Sampling(Samples),
}

/// Samples by the clock.
pub(super) struct Samples {
    ticks: Ticks,
    next: Option<Instant>,
    ring: Ring,
    taken: FxHashMap<(u32, u16), u64>,
    pub count: u64,
}

impl Samples {
    fn new(options: &SamplingOptions) -> Samples {
        let ring = Ring::new(options.ring);
        Samples { ticks: Ticks::new(options, 1), next: None, ring, taken: FxHashMap::default(), count: 0 }
    }

    fn tick(&mut self, vm: &Control<'_>) {
        let now = Instant::now();
        let next = *self.next.get_or_insert(now);
        if now < next {
            return;
        }
        // A tick that comes late is one sample, as with a clock whose interrupts are held back.
        self.next = Some(now + self.ticks.interval());
        let Some(place) = vm.frames(1).first().copied() else { return };
        let method = vm.method(place.method);
        let bytecode = method.version(place.version).map_or(0, |code| code.bytecode_indices[place.word as usize]);
        self.count += 1;
        self.ring.push(Sample { method: place.method.0, bytecode, context: 0 });
        if self.ring.len() >= 1 << 12 {
            self.flush();
        }
    }

    /// Empties the ring.
    fn flush(&mut self) {
        while let Some(sample) = self.ring.pop() {
            *self.taken.entry((sample.method, sample.bytecode)).or_default() += 1;
        }
    }

    /// The bytecodes at which a method was met, those in the ring included.
    pub fn of_method(&self, method: u32) -> impl Iterator<Item = u16> + '_ {
        let mut ring = self.ring.clone();
        let waiting = std::iter::from_fn(move || ring.pop()).filter(move |sample| sample.method == method);
        let taken = self.taken.iter().filter(move |((of, _), _)| *of == method);
        let taken = taken.flat_map(|(&(_, bytecode), &times)| std::iter::repeat_n(bytecode, times as usize));
        waiting.map(|sample| sample.bytecode).chain(taken)
    }
}

/// What is known of a block's end.
#[derive(Clone, Default)]
struct BlockKind {
    /// The block behind it, if it ends with a conditional branch.
    behind: Option<BlockId>,
    /// Whether it ends with a jump of any kind.
    jumps: bool,
    bytecodes: u32,
}

impl Events {
    pub fn new(profilers: &[Profiler]) -> Events {
        let detector = |profiler: &Profiler| {
            Some(match *profiler {
                Profiler::Counters(options) => {
                    Detector::Counters { heads: LoopHeads::new(options), calls: 0, first: None }
                }
                Profiler::Buffer(options) => Detector::Buffer {
                    buffer: Box::new(BranchBuffer::new(options)),
                    hot_spots: Vec::new(),
                    left: 0,
                    branches: FxHashMap::default(),
                },
                Profiler::CounterStudy(options) => Detector::CounterStudy(Study::new(options)),
                Profiler::BufferStudy(options) => Detector::BufferStudy(HotSpots::new(options)),
                Profiler::TwoBit(options) => Detector::TwoBit(TwoBit::new(options)),
                Profiler::History(options) => Detector::History(History::new(options)),
                Profiler::Sampling(options) => Detector::Sampling(Samples::new(&options)),
                _ => return None,
            })
        };
        let detectors = profilers.iter().enumerate().filter_map(|(at, profiler)| Some((at, detector(profiler)?)));
        Events {
            detectors: detectors.collect(),
            last: FxHashMap::default(),
            blocks: FxHashMap::default(),
            branches: 0,
            executed: 0,
        }
    }

    /// A block is executed.
    pub fn enter(&mut self, vm: &mut Control<'_>, block: BlockId) {
        self.executed += 1;
        let thread = vm.thread();
        let Some(from) = self.last.insert(thread, block) else { return };
        let kind = self.blocks.entry(from).or_insert_with(|| BlockKind::of(vm, from));
        let (jumps, bytecodes) = (kind.jumps, kind.bytecodes);
        let taken = kind.behind.map(|behind| behind != block);
        self.branches += u64::from(taken.is_some());
        // Within a method numbers of blocks follow its bytecode; a jump does not leave it.
        let backward = (jumps && block <= from).then(|| from.0 - block.0);
        // The length of a loop is that of its last block times its blocks, roughly.
        let length = backward.map(|blocks| bytecodes * (blocks + 1));
        let head = u64::from(block.0);
        for (_, detector) in &mut self.detectors {
            match detector {
                Detector::Counters { heads, calls, first } => {
                    let mut called = heads.execute(head);
                    if let Some(length) = length {
                        called = called.or(heads.branch(u64::from(from.0), head, length));
                    }
                    if called.is_some() {
                        *calls += 1;
                        first.get_or_insert(self.branches);
                    }
                }
                Detector::Buffer { buffer, hot_spots, left, branches } => {
                    let Some(taken) = taken else { continue };
                    match buffer.retire(u64::from(from.0), taken) {
                        Some(Phase::HotSpot { at, branches: found }) => {
                            hot_spots.push(at);
                            for hot in found {
                                let sum = branches.entry(hot.branch).or_default();
                                *sum = (sum.0 + u64::from(hot.executed), sum.1 + u64::from(hot.taken));
                            }
                        }
                        Some(Phase::Left { .. }) => *left += 1,
                        Some(Phase::Returned { .. }) | None => {}
                    }
                }
                Detector::CounterStudy(study) => {
                    study.execute(head);
                    if let Some(length) = length {
                        study.branch(u64::from(from.0), head, length);
                    }
                }
                Detector::BufferStudy(study) => study.execute(from, bytecodes, taken),
                Detector::TwoBit(buffer) => {
                    if let Some(taken) = taken {
                        buffer.retire(u64::from(from.0), taken, bytecodes);
                    }
                }
                Detector::History(history) => {
                    if let Some(taken) = taken {
                        history.retire(u64::from(from.0), taken);
                    }
                }
                Detector::Sampling(_) => {}
            }
        }
    }

    /// The interpreter has used up a portion of its budget.
    pub fn tick(&mut self, vm: &mut Control<'_>) {
        for (_, detector) in &mut self.detectors {
            if let Detector::Sampling(samples) = detector {
                samples.tick(vm);
            }
        }
    }

    /// What a profiler has found.
    pub(super) fn of(&self, profiler: usize) -> Option<&Detector> {
        self.detectors.iter().find(|(at, _)| *at == profiler).map(|(_, detector)| detector)
    }
}

impl BlockKind {
    fn of(vm: &Control<'_>, block: BlockId) -> BlockKind {
        let Some(place) = vm.block_place(block) else { return BlockKind::default() };
        let Some(code) = vm.method(place.method).version(0) else { return BlockKind::default() };
        let Some(edges) = vm.edges(place.method) else { return BlockKind::default() };
        let own = || edges.iter().filter(|edge| edge.from == Some(place.index));
        let jumps = own().any(|edge| matches!(edge.kind, EdgeKind::Taken | EdgeKind::BackEdge | EdgeKind::SwitchCase));
        let conditional = own().any(|edge| matches!(edge.kind, EdgeKind::Taken | EdgeKind::BackEdge));
        let behind = own().find(|edge| edge.kind == EdgeKind::FallThrough).and_then(|edge| edge.to);
        let behind = behind.filter(|_| conditional);
        let id = |index: u32| code.blocks.get(index as usize).map(|block| block.id);
        let bytecodes = code.blocks.get(place.index as usize).map_or(0, |block| u32::from(block.bytecodes));
        BlockKind { behind: behind.and_then(id), jumps, bytecodes }
    }
}
