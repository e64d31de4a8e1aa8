//! Starting hot: what earlier runs have stored of the graph and of roots, and storing what this run has seen.
//!
//! In goes a [`StoredGraph`]. Where a sample meets a root that earlier runs have compiled, what they have seen of the blocks around
//! it is put into the branch correlation graph, and the root counts as sampled as often as it was then: so it needs no
//! further samples and no window, and its region begins with what the graph knows, larger than a first one. Nothing is believed
//! that this VM does not find so: a class must have the checksum that it had, a block must begin where it began, and
//! one block must be able to follow the other. So a profile decides what is compiled when, and never what a program does.

use std::collections::VecDeque;
use std::ops::Range;

use holloway_profiler::bcg::CorrelationGraph;
use holloway_profiler::stored::{
    ClassKey, GraphBuilder, StoredBlock, StoredGraph, StoredMethod, StoredTransition, WITHOUT_BYTECODES, class_checksum,
};
use holloway_vm::link::Classes;
use holloway_vm::{BlockId, BlockPlace, Control, MethodId, Vm};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Driver;
use crate::code;

/// Nodes that are put into the graph for a root, at most.
const NODES: usize = 1024;
/// Executions that are stored of a node, and put into it: enough to be out of the start state, little enough to be
/// outweighed soon.
const EXECUTIONS: f64 = 192.0;
/// One of so many executions is often: what is rarer belongs to no region.
const SHARE: f64 = 64.0;

/// What earlier runs have seen, as far as this run has not taken it in.
#[derive(Default)]
pub(super) struct Stored {
    graph: StoredGraph,
    /// By block: places in the list of transitions that begin with it as their second.
    from: FxHashMap<StoredBlock, Range<usize>>,
    /// By number: the method in this VM, once its class was there; none if that does not have it, or is another one now.
    methods: Vec<Option<Option<MethodId>>>,
    /// By method in this VM: its number.
    numbers: FxHashMap<MethodId, Option<u32>>,
    keys: FxHashMap<StoredMethod, u32>,
    /// Nodes that were taken in, by their two blocks.
    taken: FxHashSet<(Option<StoredBlock>, StoredBlock)>,
}

impl Stored {
    pub fn new(mut graph: StoredGraph) -> Stored {
        graph.transitions.sort_unstable_by_key(|(transition, _)| (transition.from, transition.before, transition.to));
        let mut from: FxHashMap<StoredBlock, Range<usize>> = FxHashMap::default();
        for (at, (transition, _)) in graph.transitions.iter().enumerate() {
            from.entry(transition.from).or_insert(at..at).end = at + 1;
        }
        let keys = (0..).zip(&graph.methods).map(|(number, method)| (method.clone(), number)).collect();
        Stored { methods: vec![None; graph.methods.len()], from, keys, graph, ..Stored::default() }
    }

    /// The number of a method of this VM, if there is something stored of it.
    fn number(&mut self, vm: &Control<'_>, method: MethodId) -> Option<u32> {
        if let Some(&known) = self.numbers.get(&method) {
            return known;
        }
        let number = key(vm.classes(), method).and_then(|key| self.keys.get(&key).copied());
        self.numbers.insert(method, number);
        if let Some(number) = number {
            self.methods[number as usize] = Some(Some(method));
        }
        number
    }

    /// A method that is stored, in this VM: one that has code.
    fn method(&mut self, vm: &Control<'_>, number: u32) -> Option<MethodId> {
        if let Some(known) = self.methods[number as usize] {
            return known;
        }
        let (class, name) = &self.graph.methods[number as usize];
        let classes = vm.classes();
        // Until the class is loaded nothing is known.
        let id = classes.by_name(&class.name)?;
        let found = classes.class(id);
        let is_same = found.file.as_ref().is_some_and(|file| class_checksum(file.bytes()) == class.checksum);
        let is_it = |method: &&MethodId| {
            let method = vm.method(**method);
            name.strip_prefix(&*method.name) == Some(&*method.descriptor)
        };
        let method = found.methods.iter().find(is_it).filter(|_| is_same).copied();
        self.methods[number as usize] = Some(method);
        if let Some(method) = method {
            self.numbers.insert(method, Some(number));
        }
        method
    }

    /// A stored block in this VM, if its method has code and a block begins there.
    fn block(&mut self, vm: &Control<'_>, block: StoredBlock) -> Option<BlockId> {
        let method = self.method(vm, block.method)?;
        let code = vm.method(method).version(0)?;
        let first = code.blocks.first()?;
        if block.at == WITHOUT_BYTECODES {
            return (first.bytecodes == 0).then_some(first.id);
        }
        let index = code.block_of_bytecode(block.at)?;
        let found = &code.blocks[index as usize];
        (found.bytecode_index == block.at && found.bytecodes > 0).then_some(found.id)
    }

    /// A block of this VM as it is stored, if its method is.
    fn stored(&mut self, vm: &Control<'_>, block: BlockId) -> Option<StoredBlock> {
        let place = vm.block_place(block)?;
        Some(StoredBlock { method: self.number(vm, place.method)?, at: stored_place(vm.classes(), place)? })
    }

    /// Samples that earlier runs have found of a root before it was compiled, if they have compiled it.
    fn samples(&mut self, vm: &Control<'_>, root: BlockId) -> Option<u32> {
        let stored = self.stored(vm, root)?;
        let at = self.graph.roots.binary_search_by_key(&stored, |&(root, _)| root).ok()?;
        Some(self.graph.roots[at].1.min(f64::from(u16::MAX)) as u32)
    }

    /// Puts into the graph what is stored of a root and what follows it often, as far as there are such blocks now; whether
    /// all are there.
    fn take_in(&mut self, vm: &mut Control<'_>, graph: &mut CorrelationGraph, root: BlockId) -> bool {
        let Some(root) = self.stored(vm, root) else { return false };
        let mut complete = true;
        let mut work = VecDeque::from([root]);
        let mut met = FxHashSet::from_iter([root]);
        while let Some(block) = work.pop_front().filter(|_| met.len() < NODES) {
            let Some(range) = self.from.get(&block).cloned() else { continue };
            // Node by node: its transitions stand together.
            let mut at = range.start;
            while at < range.end {
                let before = self.graph.transitions[at].0.before;
                let others = &self.graph.transitions[at..range.end];
                let own = others.iter().take_while(|(transition, _)| transition.before == before);
                let (count, total) = own.fold((0, 0.0), |(count, total), (_, weight)| (count + 1, total + weight));
                let node = at..at + count;
                at = node.end;
                if block != root && before.is_some_and(|before| !met.contains(&before)) {
                    // Another way to get there.
                    continue;
                }
                let often = |&(_, weight): &&(StoredTransition, f64)| weight * SHARE >= total;
                let followed = self.graph.transitions[node.clone()].iter().filter(often);
                work.extend(followed.map(|(transition, _)| transition.to).filter(|&to| met.insert(to)));
                if self.taken.insert((before, block)) && !self.take(vm, graph, node, total) {
                    // Not all of its blocks are there yet: they are looked for again.
                    self.taken.remove(&(before, block));
                    // A root may be reached in ways that this run does not take.
                    complete &= block == root;
                }
            }
        }
        complete
    }

    /// Puts the transitions of a node into the graph, if all blocks are there to which it goes often.
    fn take(&mut self, vm: &mut Control<'_>, graph: &mut CorrelationGraph, node: Range<usize>, total: f64) -> bool {
        let StoredTransition { before, from, .. } = self.graph.transitions[node.start].0;
        let before = before.map(|before| self.block(vm, before));
        let (Some(from), false) = (self.block(vm, from), before == Some(None)) else { return false };
        let before = before.flatten();
        let mut followed: Vec<(BlockId, u32)> = Vec::new();
        for at in node {
            let (StoredTransition { to, .. }, weight) = self.graph.transitions[at];
            match self.block(vm, to) {
                Some(to) if vm.succession(from, to).is_some() => {
                    followed.push((to, weight.clamp(0.0, EXECUTIONS) as u32));
                }
                None if weight * SHARE >= total => return false,
                Some(_) | None => {}
            }
        }
        if before.is_none_or(|before| vm.succession(before, from).is_some())
            && let Some(number) = graph.locate(vm, before, from)
            // What this run has seen itself is worth more.
            && graph.total(vm.nodes(), number) == 0
        {
            followed.retain(|&(to, _)| graph.reach(vm, Some(number), to, 0).is_some());
            graph.fold(vm.nodes(), number, &mut followed);
        }
        true
    }
}

/// Where a block begins, as it is stored.
fn stored_place(classes: &Classes, place: BlockPlace) -> Option<u16> {
    let block = code::block(classes, place)?;
    Some(if block.bytecodes == 0 { WITHOUT_BYTECODES } else { block.bytecode_index })
}

/// A method's key; nothing for those of classes that the VM has made, which have no name that holds.
fn key(classes: &Classes, method: MethodId) -> Option<StoredMethod> {
    let found = classes.method(method);
    let class = classes.class(found.class);
    classes.by_name(&class.name).filter(|&known| known == found.class)?;
    let checksum = class_checksum(class.file.as_ref()?.bytes());
    Some((ClassKey { name: class.name.to_string(), checksum }, format!("{}{}", found.name, found.descriptor)))
}

impl Driver {
    /// The same driver, which begins with what earlier runs have stored.
    pub fn with_stored(self, graph: StoredGraph) -> Driver {
        Driver { stored: Some(Box::new(Stored::new(graph))), ..self }
    }

    /// A root without region is found by a sample, the how-manieth: if earlier runs have compiled it, takes in what they knew of
    /// it, and where all that they saw is there has it count as sampled as often as they did. It is looked for again
    /// when twice as many samples have found the root.
    pub(super) fn remember(&mut self, vm: &mut Control<'_>, root: BlockId) {
        let Some(stored) = &mut self.stored else { return };
        let known = self.roots.get(&root);
        let sample = known.map_or(1, |known| known.samples.saturating_add(1));
        let is_new = known.is_none_or(|known| !known.remembered && known.attempts == 0);
        if !is_new || !sample.is_power_of_two() {
            return;
        }
        let Some(samples) = stored.samples(vm, root) else { return };
        if stored.take_in(vm, &mut self.graph, root) {
            let entry = self.roots.entry(root).or_default();
            (entry.samples, entry.remembered) = (entry.samples.max(samples), true);
        }
    }

    /// What this run has seen, to be stored: what stands in the graph, and the roots that have regions or were worth one.
    pub fn to_store(&self, vm: &Vm) -> StoredGraph {
        let mut builder = GraphBuilder::default();
        let mut numbers: FxHashMap<MethodId, Option<u32>> = FxHashMap::default();
        let mut block = |builder: &mut GraphBuilder, block: BlockId| {
            let place = vm.block_place(block)?;
            let number = *numbers
                .entry(place.method)
                .or_insert_with(|| key(vm.classes(), place.method).map(|key| builder.method(&key)));
            Some(StoredBlock { method: number?, at: stored_place(vm.classes(), place)? })
        };
        let nodes = vm.nodes();
        for node in self.graph.nodes() {
            let total = f64::from(self.graph.total(nodes, node));
            if total < f64::from(self.options.graph.delay) / 4.0 {
                continue;
            }
            let (before, from) = self.graph.pair(node);
            let stored_before = before.and_then(|before| block(&mut builder, before));
            let Some(from) = block(&mut builder, from).filter(|_| before.is_some() == stored_before.is_some()) else {
                continue;
            };
            let scale = (EXECUTIONS / total).min(1.0);
            for successor in self.graph.successors(nodes, node) {
                if let Some(to) = block(&mut builder, successor.block) {
                    let transition = StoredTransition { before: stored_before, from, to };
                    builder.transition(transition, f64::from(successor.count) * scale);
                }
            }
        }
        for (&root, known) in &self.roots {
            if known.found > 0
                && let Some(root) = block(&mut builder, root)
            {
                builder.root(root, f64::from(known.found));
            }
        }
        builder.finish()
    }
}
