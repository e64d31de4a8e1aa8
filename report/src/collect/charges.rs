//! What a sample of the interpreter stands for: in goes the block in which its innermost frame stands, out come the blocks that
//! the budget was charged for there.
//!
//! The interpreter's portion of the budget ends where a charge is made, before what is charged for is executed (K1): at a
//! back edge, for a pass through its loop, or at a call, for a pass through the method called. So samples stand there, and
//! as often as there is charged: each is shared out over the blocks of that pass, by their bytecodes and how often a
//! pass executes them. That follows the branch correlation graph where it knows a branch; where it does not, each path that was ever
//! executed is as likely as another.

use std::rc::Rc;

use holloway_traces::driver::Driver;
use holloway_traces::region::flow::{BlockEnd, MethodFlow};
use holloway_traces::report::graph::GraphNodes;
use holloway_vm::classfile::Operands;
use holloway_vm::code::{Block, Code};
use holloway_vm::link::Method;
use holloway_vm::{BlockId, MethodId, Vm};
use rustc_hash::FxHashMap;

/// Times that a branch was profiled, from which on it is known where it goes.
const KNOWN: f64 = 32.0;

/// A part of a sample.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Part {
    /// The block that was charged for.
    pub block: BlockId,
    /// Whether that lies in the method that the innermost frame is about to call, and not in its own.
    pub is_called: bool,
    /// How often a pass executes it.
    pub times: f64,
    /// Whether that is known, and no guess.
    pub is_known: bool,
    /// Bytecodes of it that a pass executes.
    pub weight: f64,
}

/// What a charge stands for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Charge {
    /// Its blocks; one at least.
    pub parts: Box<[Part]>,
    /// What is charged: the longest path (K1). 0 where that is not known.
    pub charged: f64,
    /// The share of that which is executed.
    pub executed: f64,
}

/// The paths through a method, as far as they lead forward.
struct ForwardPaths {
    flow: MethodFlow,
    /// Blocks at which exceptions of a block are caught, further on.
    handlers: Box<[Box<[u32]>]>,
    blocks: Box<[Passed]>,
}

/// A block of a method.
#[derive(Clone, Copy)]
struct Passed {
    id: BlockId,
    bytecodes: f64,
    is_seen: bool,
}

/// Finds out what charges stand for, and keeps it.
pub(super) struct Charges<'a> {
    vm: &'a Vm,
    driver: &'a Driver,
    /// How often a block was followed by others, as far as that was profiled.
    followed: FxHashMap<BlockId, Vec<(BlockId, f64)>>,
    paths: FxHashMap<MethodId, Option<Rc<ForwardPaths>>>,
    known: FxHashMap<BlockId, Rc<Charge>>,
    /// Methods that were executed, by name and descriptor.
    by_signature: FxHashMap<(&'a str, &'a str), Vec<MethodId>>,
}

/// How often blocks were followed by others, whatever came before.
fn followed(graph: &GraphNodes) -> FxHashMap<BlockId, Vec<(BlockId, f64)>> {
    let mut followed: FxHashMap<BlockId, Vec<(BlockId, f64)>> = FxHashMap::default();
    for node in &graph.nodes {
        let known = followed.entry(node.block).or_default();
        for &(to, count) in &node.successors {
            let Some(to) = graph.nodes.get(to as usize).map(|to| to.block) else { continue };
            match known.iter_mut().find(|(block, _)| *block == to) {
                Some((_, so_far)) => *so_far += f64::from(count),
                None => known.push((to, f64::from(count))),
            }
        }
    }
    followed
}

impl<'a> Charges<'a> {
    /// For a run that is over, with the graph that it leaves.
    pub fn new(vm: &'a Vm, driver: &'a Driver, graph: &GraphNodes) -> Charges<'a> {
        let mut by_signature: FxHashMap<(&str, &str), Vec<MethodId>> = FxHashMap::default();
        for &id in vm.classes().translated() {
            let method = vm.classes().method(id);
            let entry = method.version(0).and_then(|code| code.blocks.first());
            if method.is_selected() && entry.is_some_and(|entry| driver.has_seen(entry.id) == Some(true)) {
                by_signature.entry((&method.name, &method.descriptor)).or_default().push(id);
            }
        }
        Charges {
            vm,
            driver,
            followed: followed(graph),
            paths: FxHashMap::default(),
            known: FxHashMap::default(),
            by_signature,
        }
    }

    /// What is charged for where a frame stands in a block.
    pub fn at(&mut self, block: BlockId) -> Rc<Charge> {
        if let Some(known) = self.known.get(&block) {
            return Rc::clone(known);
        }
        let charge = self.find(block).filter(|charge| charge.parts.iter().any(|part| part.weight > 0.0));
        // Where nothing is charged the sample stands for the block itself: a native that it calls, or what was charged afterwards.
        let itself = || {
            let part = Part { block, is_called: false, times: 0.0, is_known: false, weight: 1.0 };
            Charge { parts: Box::new([part]), charged: 0.0, executed: 1.0 }
        };
        let charge = Rc::new(charge.unwrap_or_else(itself));
        self.known.insert(block, Rc::clone(&charge));
        charge
    }

    fn find(&mut self, block: BlockId) -> Option<Charge> {
        let place = self.vm.block_place(block)?;
        let paths = self.paths(place.method)?;
        if let BlockEnd::Call(behind) = *paths.flow.ends.get(place.index as usize)? {
            return self.of_call(block, place.method, behind);
        }
        let heads = paths.flow.successors.get(place.index as usize)?.iter().filter(|&&head| head <= place.index);
        let (mut parts, mut charged) = (Vec::new(), 0.0);
        for &head in heads {
            parts.extend(paths.passes(head, Some(place.index), &self.followed, false));
            charged += paths.longest(head, Some(place.index));
        }
        Some(charge(parts, charged))
    }

    /// What a call at the end of a block is charged for that returns to a block.
    fn of_call(&mut self, block: BlockId, caller: MethodId, behind: u32) -> Option<Charge> {
        let (mut parts, mut charged) = (Vec::new(), 0.0);
        let callees = self.callees(block, caller, behind)?;
        let is_one = callees.len() == 1;
        for (callee, weight) in callees {
            let Some(paths) = self.paths(callee) else { continue };
            let passed = paths.passes(0, None, &self.followed, true);
            parts.extend(passed.map(|part| Part {
                times: part.times * weight,
                is_known: part.is_known && is_one,
                weight: part.weight * weight,
                ..part
            }));
            charged += paths.longest(0, None) * weight;
        }
        Some(charge(parts, charged))
    }

    /// The methods that a call enters, with how often each: as the graph knows, else evenly those that its target may be.
    fn callees(&self, block: BlockId, caller: MethodId, behind: u32) -> Option<Vec<(MethodId, f64)>> {
        let known = self.followed.get(&block).into_iter().flatten().filter_map(|&(to, count)| {
            let place = self.vm.block_place(to)?;
            (place.index == 0 && count > 0.0).then_some((place.method, count))
        });
        let known: Vec<(MethodId, f64)> = known.collect();
        if !known.is_empty() {
            return Some(known);
        }
        let classes = self.vm.classes();
        let code = classes.method(caller).version(0)?;
        let word = code.call_returning_to(code.blocks.get(behind as usize)?.start as usize)?;
        if let Some(callee) = code.direct_callee(word) {
            return Some(vec![(callee, 1.0)]);
        }
        if let Some(call) = code.interface_call(word)
            && let [Some(class), None] = call.cached
        {
            return Some(vec![(classes.select_interface_method(class, call.method), 1.0)]);
        }
        Some(self.selected(classes.method(caller), code, word)?.into_iter().map(|callee| (callee, 1.0)).collect())
    }

    /// The methods that were executed of those which the receiver of the call at a word may select.
    fn selected(&self, caller: &Method, code: &Code, word: usize) -> Option<Vec<MethodId>> {
        let classes = self.vm.classes();
        let file = classes.class(caller.class).file.as_deref()?;
        let at = *code.bytecode_indices.get(word)?;
        let bytecode = file.method(usize::from(caller.index))?.code()?;
        let call = bytecode.instructions().map_while(Result::ok).find(|instruction| instruction.pc == at)?;
        let (Operands::Constant(index) | Operands::InvokeInterface { index, .. }) = call.operands else { return None };
        let named = file.pool().method_ref(index).ok()?;
        let methods = self.by_signature.get(&(named.name, named.descriptor))?;
        let of = classes.resolved_class(caller.class, named.class_index).or_else(|| classes.by_name(named.class))?;
        let fits = |method: &&MethodId| {
            let class = classes.method(**method).class;
            classes.is_subtype(class, of) || classes.is_subtype(of, class)
        };
        Some(methods.iter().filter(fits).copied().collect())
    }

    fn paths(&mut self, method: MethodId) -> Option<Rc<ForwardPaths>> {
        if let Some(known) = self.paths.get(&method) {
            return known.clone();
        }
        let paths = ForwardPaths::of(self.vm, self.driver, method).map(Rc::new);
        self.paths.insert(method, paths.clone());
        paths
    }
}

/// Blocks that a charge stands for, of which so much was charged.
fn charge(parts: Vec<Part>, charged: f64) -> Charge {
    let executed: f64 = parts.iter().map(|part| part.weight).sum();
    let executed = if charged > 0.0 { (executed / charged).min(1.0) } else { 1.0 };
    Charge { parts: parts.into(), charged, executed }
}

impl ForwardPaths {
    /// Those of a method; `None` where it has no code.
    fn of(vm: &Vm, driver: &Driver, method: MethodId) -> Option<ForwardPaths> {
        let code = vm.classes().method(method).version(0)?;
        let flow = MethodFlow::new(code.blocks.len(), &vm.edges(method)?);
        let caught = |(at, block): (usize, &Block)| {
            let covering =
                code.handlers.iter().filter(|handler| (handler.start..handler.end).contains(&block.bytecode_index));
            let heads = covering.filter_map(|handler| code.block_of_word(handler.target as usize));
            heads.filter(|&head| head as usize > at).collect()
        };
        let handlers = code.blocks.iter().enumerate().map(caught).collect();
        let passed = |block: &Block| Passed {
            id: block.id,
            bytecodes: f64::from(block.bytecodes),
            is_seen: driver.has_seen(block.id) == Some(true),
        };
        Some(ForwardPaths { flow, handlers, blocks: code.blocks.iter().map(passed).collect() })
    }

    /// The blocks that follow one, further on and not behind `last`: without exceptions where any may be passed, else where
    /// these are caught.
    fn forward(&self, at: u32, last: u32, may: impl Fn(u32) -> bool) -> Vec<u32> {
        let of = |blocks: &[u32]| -> Vec<u32> {
            blocks.iter().copied().filter(|&to| to > at && to <= last && may(to)).collect()
        };
        let quiet = of(&self.flow.successors[at as usize]);
        if quiet.is_empty() { of(&self.handlers[at as usize]) } else { quiet }
    }

    /// Which blocks lie on a path from one block to another, or out of the method.
    fn leading(&self, first: u32, last: Option<u32>) -> Vec<bool> {
        let until = last.unwrap_or(self.blocks.len() as u32 - 1);
        let mut leads = vec![false; self.blocks.len()];
        let mut find = |is_end: &dyn Fn(u32) -> bool| {
            for at in (first..=until).rev().filter(|&at| self.blocks[at as usize].is_seen) {
                leads[at as usize] = is_end(at) || !self.forward(at, until, |to| leads[to as usize]).is_empty();
            }
            leads[first as usize]
        };
        let returns = |at: u32| self.flow.ends[at as usize] == BlockEnd::Leaves;
        if !find(&|at| last.map_or_else(|| returns(at), |last| at == last)) {
            // It has never got there: whatever it has come to.
            let is_seen = |to: u32| self.blocks[to as usize].is_seen;
            find(&|at| self.forward(at, until, is_seen).is_empty());
        }
        leads
    }

    /// What a pass from a block to another, or out of the method, executes.
    fn passes<'w>(
        &'w self,
        first: u32,
        last: Option<u32>,
        followed: &FxHashMap<BlockId, Vec<(BlockId, f64)>>,
        is_called: bool,
    ) -> impl Iterator<Item = Part> + use<'w> {
        let until = last.unwrap_or(self.blocks.len() as u32 - 1);
        let leads = self.leading(first, last);
        let mut times = vec![0.0; self.blocks.len()];
        times[first as usize] = f64::from(u8::from(leads[first as usize]));
        let mut guessed = vec![0.0; self.blocks.len()];
        for at in first..=until {
            let passed = times[at as usize];
            if passed == 0.0 || Some(at) == last {
                continue;
            }
            let next = self.forward(at, until, |to| leads[to as usize]);
            let known = followed.get(&self.blocks[at as usize].id);
            let count = |to: u32| {
                let to = self.blocks[to as usize].id;
                known.into_iter().flatten().find(|(block, _)| *block == to).map_or(0.0, |(_, count)| *count)
            };
            // What was executed, and never while it was profiled, is as if it had been once.
            let weights: Vec<f64> = next.iter().map(|&to| count(to) + 1.0).collect();
            let all: f64 = weights.iter().sum();
            let guess = if next.len() > 1 && all < KNOWN { passed } else { guessed[at as usize] };
            for (to, weight) in next.into_iter().zip(weights) {
                times[to as usize] += passed * weight / all;
                guessed[to as usize] += guess * weight / all;
            }
        }
        let parts = self.blocks.iter().zip(times.into_iter().zip(guessed)).filter(|(_, (times, _))| *times > 0.0);
        parts.map(move |(block, (times, guessed))| Part {
            block: block.id,
            is_called,
            times,
            // Where all paths meet again, it does not matter which was taken.
            is_known: guessed == 0.0 || times > 1.0 - 1e-9,
            weight: times * block.bytecodes,
        })
    }

    /// What is charged for such a pass: the most bytecodes of any.
    fn longest(&self, first: u32, last: Option<u32>) -> f64 {
        let until = last.unwrap_or(self.blocks.len() as u32 - 1);
        let mut before: Vec<Option<f64>> = vec![None; self.blocks.len()];
        before[first as usize] = Some(0.0);
        let mut longest = 0.0_f64;
        for at in first..=until {
            let Some(length) = before[at as usize] else { continue };
            let length = length + self.blocks[at as usize].bytecodes;
            if last.is_none_or(|last| at == last) {
                longest = longest.max(length);
            }
            let next = self.flow.successors[at as usize].iter().chain(&self.handlers[at as usize]);
            for &to in next.filter(|&&to| to > at && to <= until) {
                let known = &mut before[to as usize];
                *known = Some(known.map_or(length, |known| known.max(length)));
            }
        }
        longest
    }
}
