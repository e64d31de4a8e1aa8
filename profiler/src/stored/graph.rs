//! What is kept of a branch correlation graph: transitions between blocks of whatever methods, and the roots of regions.
//!
//! A block is named by its method and first bytecode. Methods are numbered, each by its key, in the order of the keys; so
//! profiles are put together by keys, and a file names each method once.

use rustc_hash::FxHashMap;

use super::ClassKey;

/// In the place of a bytecode: the block in which a synchronized method begins, which has none.
pub const WITHOUT_BYTECODES: u16 = u16::MAX;

/// A block of a [`StoredGraph`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StoredBlock {
    /// Its method, an index into [`StoredGraph::methods`].
    pub method: u32,
    /// The block's first bytecode, or [`WITHOUT_BYTECODES`].
    pub at: u16,
}

/// A method: class, name and descriptor.
pub type StoredMethod = (ClassKey, String);

/// An edge E(X,Y,Z) of the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StoredTransition {
    /// The block X executed before Y, unless it is unknown.
    pub before: Option<StoredBlock>,
    /// The block Y, which is left.
    pub from: StoredBlock,
    /// The block Z, which follows.
    pub to: StoredBlock,
}

/// Transitions and roots of one run, or of many.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredGraph {
    /// Methods by number, in order, each once.
    pub methods: Vec<StoredMethod>,
    /// Blocks at which regions began, in order, with how much time was spent there before: in samples.
    pub roots: Vec<(StoredBlock, f64)>,
    /// How often each transition was made, in order.
    pub transitions: Vec<(StoredTransition, f64)>,
}

/// Makes a graph out of entries in any order, any number of times.
#[derive(Default)]
pub struct GraphBuilder {
    methods: Vec<StoredMethod>,
    numbers: FxHashMap<StoredMethod, u32>,
    roots: FxHashMap<StoredBlock, f64>,
    transitions: FxHashMap<StoredTransition, f64>,
}

impl GraphBuilder {
    /// The number of a method here.
    pub fn method(&mut self, method: &StoredMethod) -> u32 {
        if let Some(&number) = self.numbers.get(method) {
            return number;
        }
        let number = self.methods.len() as u32;
        self.methods.push(method.clone());
        self.numbers.insert(method.clone(), number);
        number
    }

    /// Adds to a root.
    pub fn root(&mut self, root: StoredBlock, weight: f64) {
        *self.roots.entry(root).or_default() += weight;
    }

    /// Adds to a transition.
    pub fn transition(&mut self, transition: StoredTransition, weight: f64) {
        *self.transitions.entry(transition).or_default() += weight;
    }

    /// Adds all of a graph, its weights multiplied.
    pub fn add(&mut self, graph: &StoredGraph, factor: f64) {
        let numbers: Vec<u32> = graph.methods.iter().map(|method| self.method(method)).collect();
        let block = |block: StoredBlock| StoredBlock { method: numbers[block.method as usize], ..block };
        for &(root, weight) in &graph.roots {
            self.root(block(root), weight * factor);
        }
        for &(StoredTransition { before, from, to }, weight) in &graph.transitions {
            let moved = StoredTransition { before: before.map(block), from: block(from), to: block(to) };
            self.transition(moved, weight * factor);
        }
    }

    /// Multiplies all weights.
    pub fn scale(&mut self, factor: f64) {
        self.roots.values_mut().chain(self.transitions.values_mut()).for_each(|weight| *weight *= factor);
    }

    /// The graph: what weighs less than a thousandth is left out, and so are methods without anything.
    pub fn finish(self) -> StoredGraph {
        const LEAST: f64 = 0.001;
        let GraphBuilder { methods, roots, transitions, .. } = self;
        let mut used = vec![false; methods.len()];
        for (root, _) in roots.iter().filter(|(_, weight)| **weight >= LEAST) {
            used[root.method as usize] = true;
        }
        for (transition, _) in transitions.iter().filter(|(_, weight)| **weight >= LEAST) {
            let blocks = [transition.before, Some(transition.from), Some(transition.to)];
            blocks.into_iter().flatten().for_each(|block| used[block.method as usize] = true);
        }
        let mut order: Vec<usize> = (0..methods.len()).filter(|&at| used[at]).collect();
        order.sort_by(|&one, &two| methods[one].cmp(&methods[two]));
        let mut numbers = vec![0; methods.len()];
        (0..).zip(&order).for_each(|(number, &at)| numbers[at] = number);
        let block = |block: StoredBlock| StoredBlock { method: numbers[block.method as usize], ..block };
        let roots = roots.into_iter().filter(|(_, weight)| *weight >= LEAST);
        let mut roots: Vec<_> = roots.map(|(root, weight)| (block(root), weight)).collect();
        roots.sort_unstable_by_key(|&(root, _)| root);
        let transitions = transitions.into_iter().filter(|(_, weight)| *weight >= LEAST);
        let moved = |StoredTransition { before, from, to }| StoredTransition {
            before: before.map(block),
            from: block(from),
            to: block(to),
        };
        let mut transitions: Vec<_> = transitions.map(|(transition, weight)| (moved(transition), weight)).collect();
        transitions.sort_unstable_by_key(|&(transition, _)| transition);
        let methods = order.into_iter().map(|at| methods[at].clone()).collect();
        StoredGraph { methods, roots, transitions }
    }
}

impl StoredGraph {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.roots.is_empty() && self.transitions.is_empty()
    }

    /// Leaves out what belongs to methods of which something says no.
    pub fn retain(&mut self, keep: impl Fn(&ClassKey) -> bool) {
        let kept: Vec<bool> = self.methods.iter().map(|(class, _)| keep(class)).collect();
        let stays = |block: &StoredBlock| kept[block.method as usize];
        self.roots.retain(|(root, _)| stays(root));
        self.transitions.retain(|(transition, _)| {
            let blocks = [transition.before, Some(transition.from), Some(transition.to)];
            blocks.iter().flatten().all(stays)
        });
        let mut builder = GraphBuilder::default();
        builder.add(self, 1.0);
        *self = builder.finish();
    }

    /// Whether everything stands in order and names what there is.
    pub(super) fn is_sound(&self) -> bool {
        let is_block = |block: &StoredBlock| (block.method as usize) < self.methods.len();
        let transition = |transition: &StoredTransition| {
            transition.before.iter().chain([&transition.from, &transition.to]).all(is_block)
        };
        self.methods.is_sorted_by(|one, two| one < two)
            && self.roots.is_sorted_by(|one, two| one.0 < two.0)
            && self.transitions.is_sorted_by(|one, two| one.0 < two.0)
            && self.roots.iter().all(|(root, _)| is_block(root))
            && self.transitions.iter().all(|(each, _)| transition(each))
    }
}
