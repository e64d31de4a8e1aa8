//! The seam through which profilers ask for instrumented code.
//!
//! In goes a method's control flow as a [`MethodView`]; an [`Instrumentation`] says what each edge shall do; the
//! translator makes a version of the method's code that does it (K4), with the same blocks in the same order, and the
//! VM changes over to it at block heads while the program runs ([`Vm::instrument`](crate::Vm::instrument)).

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Block, Code, Handler};
use crate::classfile::opcodes::Flow;
use crate::classfile::{self, Operands};
use crate::error::JavaError;
use crate::id::MethodId;

/// How control goes over an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EdgeKind {
    /// A call enters the method: from no block of it.
    Entry,
    /// The block's end falls into the next one, a conditional branch that is not taken included.
    FallThrough,
    /// A jump forward: `goto` or a conditional branch that is taken.
    Taken,
    /// One or several cases of a switch, forward.
    SwitchCase,
    /// Any jump to the same or an earlier bytecode.
    BackEdge,
    /// From the call that ends the block to the block behind it, when the call has returned.
    ReturnPoint,
    /// From a block in which an exception is thrown (or passes through its call) to a handler of the method.
    Exceptional,
}

/// An edge of a method's control flow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// Index of the block that is left; `None` for [`EdgeKind::Entry`].
    pub from: Option<u32>,
    /// Index of the block that is entered.
    pub to: u32,
    /// How.
    pub kind: EdgeKind,
}

/// A method's control flow.
#[derive(Clone, Copy, Debug)]
pub struct MethodView<'a> {
    /// The method.
    pub method: MethodId,
    /// Its blocks, in the order of the bytecode. A synchronized method begins with one that has no bytecodes.
    pub blocks: &'a [Block],
    /// Its edges: the entry, then block by block.
    pub edges: &'a [Edge],
    /// Its exception handlers: a transfer to one can happen from every block that has a bytecode covered by it. These
    /// edges are not listed, since there may be as many as blocks times handlers.
    pub handlers: &'a [Handler],
}

/// What happens when control passes an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeAction {
    /// Nothing.
    Nothing,
    /// Counts in one of the plan's counters.
    CountEdge(u32),
}

/// What happens on the edges of one method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InstrumentationPlan {
    /// One for each edge of the view.
    pub actions: Box<[EdgeAction]>,
    /// How many counters the actions use, numbered from 0.
    pub counters: u32,
    /// Whether transfers from a block to a handler of the method are counted.
    pub exceptional: bool,
}

/// Says how methods are instrumented.
pub trait Instrumentation {
    /// The plan for a method. Equal plans for one method share a code version and its counters.
    fn plan(&mut self, method: &MethodView<'_>) -> InstrumentationPlan;
}

/// The trivial plan: a counter on every edge, so that every block's executions are known exactly.
#[derive(Clone, Copy, Debug, Default)]
pub struct EdgeCounting;

impl Instrumentation for EdgeCounting {
    fn plan(&mut self, method: &MethodView<'_>) -> InstrumentationPlan {
        let counters = method.edges.len() as u32;
        InstrumentationPlan { actions: (0..counters).map(EdgeAction::CountEdge).collect(), counters, exceptional: true }
    }
}

/// Why a method is not instrumented.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InstrumentError {
    /// The method is native or abstract.
    NoCode,
    /// The plan has not one action for each edge, or names a counter that it does not have.
    BadPlan,
    /// The method cannot be verified or translated, or there is no memory for its code.
    Java(JavaError),
}

impl From<JavaError> for InstrumentError {
    fn from(error: JavaError) -> InstrumentError {
        InstrumentError::Java(error)
    }
}

/// The plan of a code version, with its place among the VM's counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probes {
    /// The method's edges.
    pub edges: Box<[Edge]>,
    /// What happens on them.
    pub plan: InstrumentationPlan,
    /// The VM's counter that is the plan's counter 0.
    pub first_counter: u32,
}

impl Probes {
    /// The VM's counter of an edge.
    pub fn counter(&self, edge: usize) -> Option<u32> {
        match self.plan.actions[edge] {
            EdgeAction::CountEdge(counter) => Some(self.first_counter + counter),
            EdgeAction::Nothing => None,
        }
    }

    /// The counters as the translator looks for them.
    pub(super) fn by_place(&self, blocks: &[Block]) -> ProbeMap {
        let mut map = FxHashMap::default();
        for (at, edge) in self.edges.iter().enumerate() {
            if let Some(counter) = self.counter(at) {
                let target = blocks[edge.to as usize].bytecode_index;
                map.insert((edge.from, target, is_jump(edge.kind)), counter);
            }
        }
        ProbeMap(map)
    }
}

/// Counters by the block that is left, the bytecode that is reached, and whether by a jump.
pub(super) struct ProbeMap(FxHashMap<(Option<u32>, u16, bool), u32>);

impl ProbeMap {
    pub(super) fn counter(&self, from: Option<u32>, target: u16, jump: bool) -> Option<u32> {
        self.0.get(&(from, target, jump)).copied()
    }
}

fn is_jump(kind: EdgeKind) -> bool {
    matches!(kind, EdgeKind::Taken | EdgeKind::SwitchCase | EdgeKind::BackEdge)
}

/// The edges of a method, from its code and its bytecode.
pub(crate) fn edges(code: &Code, bytecode: classfile::CodeAttribute<'_>) -> Box<[Edge]> {
    let mut edges = vec![Edge { from: None, to: 0, kind: EdgeKind::Entry }];
    let mut seen = FxHashSet::default();
    for (index, block) in code.blocks.iter().enumerate() {
        let from = index as u32;
        seen.clear();
        let mut add = |to: Option<u32>, kind: EdgeKind| {
            if let Some(to) = to
                && seen.insert((to, kind))
            {
                edges.push(Edge { from: Some(from), to, kind });
            }
        };
        let next = (index + 1 < code.blocks.len()).then_some(from + 1);
        let Some(last) = block_bytecodes(bytecode, block).last() else {
            add(next, EdgeKind::FallThrough);
            continue;
        };
        let mut jump = |last: u16, target: i64, kind: EdgeKind| {
            let target = u16::try_from(target).expect("verified branches stay inside the code");
            add(code.block_of_bytecode(target), if target <= last { EdgeKind::BackEdge } else { kind });
        };
        match last.operands {
            Operands::Branch(target) => jump(last.pc, target, EdgeKind::Taken),
            Operands::TableSwitch(switch) => {
                jump(last.pc, switch.default, EdgeKind::SwitchCase);
                switch.targets().for_each(|target| jump(last.pc, target, EdgeKind::SwitchCase));
            }
            Operands::LookupSwitch(switch) => {
                jump(last.pc, switch.default, EdgeKind::SwitchCase);
                switch.pairs().for_each(|(_, target)| jump(last.pc, target, EdgeKind::SwitchCase));
            }
            _ => {}
        }
        match last.opcode.info().flow {
            Flow::Next | Flow::Branch => add(next, EdgeKind::FallThrough),
            Flow::Call => add(next, EdgeKind::ReturnPoint),
            _ => {}
        }
    }
    edges.into()
}

/// The bytecodes of a block.
pub(crate) fn block_bytecodes<'a>(
    code: classfile::CodeAttribute<'a>,
    block: &Block,
) -> impl Iterator<Item = classfile::BytecodeInstruction<'a>> {
    let mut at = usize::from(block.bytecode_index);
    (0..block.bytecodes).map_while(move |_| {
        let instruction = classfile::decode(code.bytecode(), at).ok()?;
        at = usize::from(instruction.next_pc);
        Some(instruction)
    })
}
