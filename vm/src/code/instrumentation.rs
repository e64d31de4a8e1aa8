//! The seam through which profilers ask for instrumented code.
//!
//! In goes a method's control flow as a [`MethodView`]; an [`Instrumentation`] says what each edge shall do; the
//! translator makes a version of the method's code that does it (K4), with the same blocks in the same order, and the
//! VM changes over to it at block heads while the program runs ([`Vm::instrument`](crate::Vm::instrument)).
//!
//! What is done on an edge is a list of [`PlanStep`]s, each behind a switch that can be turned on and off while the program
//! runs. Steps work on counters, on tables of path counts, and on the path registers of the frame: 32-bit words that
//! every frame has beside it (see [`crate::thread`]'s stacks), poisoned where a frame comes into the version in the middle of a
//! path. Edges of exceptions carry steps like all others; they are done by the VM as it passes the exception on.

use rustc_hash::{FxHashMap, FxHashSet};

use super::handler_ranges::HandlerRanges;
use super::{Block, Code, Handler};
use crate::classfile::opcodes::Flow;
use crate::classfile::{self, OpcodeKind};
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
    /// The method returns: to no block of it. A return that throws is an edge of the exception only.
    Return,
    /// From a block in which an exception is thrown (or passes through its call) to a handler of the method.
    Exceptional,
    /// An exception leaves the method, from the block in which it is thrown or passes through its call.
    Uncaught,
}

/// An edge of a method's control flow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct Edge {
    /// Index of the block that is left; `None` for [`EdgeKind::Entry`].
    pub from: Option<u32>,
    /// Index of the block that is entered; `None` for [`EdgeKind::Return`] and [`EdgeKind::Uncaught`].
    pub to: Option<u32>,
    pub kind: EdgeKind,
}

/// Edges of a method that are listed at most. Exceptional ones may be as many as blocks times handlers; where there would be
/// more than this, no edge of an exception is listed.
pub const EDGES_MAX: usize = 1 << 16;

/// A method's control flow.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct MethodView<'a> {
    pub method: MethodId,
    /// Its blocks, in the order of the bytecode. A synchronized method begins with one that has no bytecodes.
    pub blocks: &'a [Block],
    /// Its edges: the entry, then block by block, those of exceptions last.
    pub edges: &'a [Edge],
    /// Whether the edges of exceptions are listed ([`EDGES_MAX`]): where they are not, no flow is conserved.
    pub complete: bool,
    pub handlers: &'a [Handler],
    /// Path registers that each of its frames has.
    pub registers: u32,
}

/// A path register that is poisoned: additions that follow leave it negative.
pub const POISON: i32 = 0xC000_0000_u32 as i32;

/// What is done when control passes an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EdgeAction {
    /// The path register becomes a value; [`POISON`] is one that no count accepts as a path.
    SetRegister(i32),
    /// A value is added to the path register, wrapping around.
    AddRegister(i32),
    /// The path whose number is the register plus a value is counted in an array: as cold if it is negative, as stray if
    /// the array has no place for it.
    CountPath {
        /// Which of the plan's tables.
        table: u32,
        /// What is added to the register.
        add: i32,
    },
    /// As `CountPath`, in a hash table.
    CountHash {
        /// Which of the plan's tables.
        table: u32,
        /// What is added to the register.
        add: i32,
    },
    /// A path whose number is known is counted.
    CountKnown {
        /// Which of the plan's tables.
        table: u32,
        /// The path's number.
        path: u32,
    },
    /// A cold path is counted.
    CountCold {
        /// Which of the plan's tables.
        table: u32,
    },
    /// The switch's budget is asked for one more path; where nothing is left of it, the tier is told
    /// ([`Tier::budget_exhausted`](crate::Tier::budget_exhausted)).
    CountProfile,
    /// The counter of this number counts, of those that the plan has.
    CountEdge(u32),
}

/// An action, with what it works on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct PlanStep {
    /// The switch that has to be on.
    pub switch: u32,
    /// Which path register of the frame.
    pub register: u32,
    pub action: EdgeAction,
}

/// Where paths are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathTable {
    /// How many paths have a number.
    pub paths: u32,
    /// Whether there are too many for an array.
    pub hashed: bool,
}

/// What happens on the edges of one method.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InstrumentationPlan {
    /// By edge of the view, in the order in which they are done.
    pub steps: Vec<Vec<PlanStep>>,
    /// Tables that the steps count in.
    pub tables: Vec<PathTable>,
    /// How many switches there are; all are on at the start, with budgets without end.
    pub switches: u32,
    /// How many path registers a frame needs.
    pub registers: u32,
    /// How many counters `CountEdge` names, numbered from 0.
    pub counters: u32,
    /// Whether it is noted at which bytecodes exceptions end executions of blocks, and edges of exceptions are counted that
    /// are not listed.
    pub throwers: bool,
}

impl InstrumentationPlan {
    /// A plan that does nothing on so many edges.
    pub fn nothing(edges: usize) -> InstrumentationPlan {
        InstrumentationPlan { steps: vec![Vec::new(); edges], ..InstrumentationPlan::default() }
    }

    /// Edges with something on them for a switch: the structural text's instrumentation code blocks.
    pub fn places(&self, switch: u32) -> usize {
        self.steps.iter().filter(|steps| steps.iter().any(|step| step.switch == switch)).count()
    }

    /// All edges with something on them.
    pub fn instrumented(&self) -> usize {
        self.steps.iter().filter(|steps| !steps.is_empty()).count()
    }

    /// Whether a method that is instrumented by it would do nothing besides, nor be watched in any way.
    pub fn does_nothing(&self) -> bool {
        self.instrumented() == 0 && !self.throwers
    }

    /// Does what another plan for the same method does as well, on each edge behind what this one does: with switches, registers,
    /// tables and counters of its own, which are numbered behind those of this one.
    pub fn append(&mut self, other: &InstrumentationPlan) {
        let (switch, register) = (self.switches, self.registers);
        let (table, counter) = (self.tables.len() as u32, self.counters);
        for (steps, others) in self.steps.iter_mut().zip(&other.steps) {
            steps.extend(others.iter().map(|step| PlanStep {
                switch: step.switch + switch,
                register: step.register + register,
                action: match step.action {
                    EdgeAction::CountPath { table: of, add } => EdgeAction::CountPath { table: of + table, add },
                    EdgeAction::CountHash { table: of, add } => EdgeAction::CountHash { table: of + table, add },
                    EdgeAction::CountKnown { table: of, path } => EdgeAction::CountKnown { table: of + table, path },
                    EdgeAction::CountCold { table: of } => EdgeAction::CountCold { table: of + table },
                    EdgeAction::CountEdge(of) => EdgeAction::CountEdge(of + counter),
                    same @ (EdgeAction::SetRegister(_) | EdgeAction::AddRegister(_) | EdgeAction::CountProfile) => same,
                },
            }));
        }
        self.tables.extend(&other.tables);
        self.switches += other.switches;
        self.registers += other.registers;
        self.counters += other.counters;
        self.throwers |= other.throwers;
    }

    /// Whether all numbers in it name something that it has, and it fits a method.
    fn fits(&self, view: &MethodView<'_>) -> bool {
        let table = |table: u32, hashed: Option<bool>| {
            let found = self.tables.get(table as usize);
            found.is_some_and(|found| hashed.is_none_or(|hashed| found.hashed == hashed))
        };
        let step = |step: &PlanStep| {
            let action = match step.action {
                EdgeAction::SetRegister(_) | EdgeAction::AddRegister(_) => step.register < self.registers,
                EdgeAction::CountPath { table: of, .. } => step.register < self.registers && table(of, Some(false)),
                EdgeAction::CountHash { table: of, .. } => step.register < self.registers && table(of, Some(true)),
                EdgeAction::CountKnown { table: of, path } => table(of, None) && path < self.tables[of as usize].paths,
                EdgeAction::CountCold { table: of } => table(of, None),
                EdgeAction::CountEdge(counter) => counter < self.counters,
                EdgeAction::CountProfile => true,
            };
            action && step.switch < self.switches
        };
        self.steps.len() == view.edges.len()
            && self.registers <= view.registers
            && self.switches <= u32::from(u16::MAX)
            && self.steps.iter().flatten().all(step)
    }
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
        let step = |counter| vec![PlanStep { switch: 0, register: 0, action: EdgeAction::CountEdge(counter) }];
        let steps = (0..counters).map(step).collect();
        InstrumentationPlan { steps, counters, switches: 1, throwers: true, ..InstrumentationPlan::default() }
    }
}

/// Why a method is not instrumented.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InstrumentError {
    /// The method is native or abstract.
    NoCode,
    /// The plan has not steps for each edge, or names something that it does not have, or more than there may be.
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
///
/// From the first counter on stand the plan's counters, then the budget of each switch, then its tables: how many cold and
/// how many stray paths each has, and, unless it is hashed, the count of each path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probes {
    /// The method's edges.
    pub edges: Box<[Edge]>,
    /// What happens on them.
    pub plan: InstrumentationPlan,
    /// The VM's counter that is the plan's counter 0.
    pub first_counter: u32,
    /// For each table the VM's counter of its cold paths.
    pub(crate) tables: Box<[u32]>,
    /// For each table its number among the VM's hash tables, if it is one.
    pub(crate) hashes: Box<[u32]>,
    /// Counters in all.
    pub(crate) length: u32,
}

/// Counters of a table before those of its paths.
pub(crate) const TABLE_HEAD: u32 = 2;

/// Where in a table of so many paths a path is counted: the counters of cold and of stray paths come first.
#[inline(always)]
pub(crate) fn path_place(path: i32, paths: u32) -> u32 {
    match path {
        path if (path as u32) < paths => path as u32 + TABLE_HEAD,
        path => u32::from(path >= 0),
    }
}

impl Probes {
    /// The place of a plan that fits the method, behind so many counters and hash tables; nothing where there would be too
    /// many.
    pub(crate) fn new(
        view: &MethodView<'_>,
        plan: InstrumentationPlan,
        first_counter: usize,
        first_hash: usize,
    ) -> Option<Probes> {
        if !plan.fits(view) {
            return None;
        }
        let mut at = first_counter + plan.counters as usize + plan.switches as usize;
        let (mut tables, mut hashes, mut hash) = (Vec::new(), Vec::new(), first_hash as u32);
        for table in &plan.tables {
            tables.push(u32::try_from(at).ok()?);
            hashes.push(hash);
            hash += u32::from(table.hashed);
            at += TABLE_HEAD as usize + if table.hashed { 0 } else { table.paths as usize };
        }
        // A counter's number is an operand of 31 bits.
        i32::try_from(at).ok()?;
        Some(Probes {
            edges: view.edges.into(),
            plan,
            first_counter: first_counter as u32,
            tables: tables.into(),
            hashes: hashes.into(),
            length: (at - first_counter) as u32,
        })
    }

    /// The VM's counter of a switch's budget.
    pub(crate) fn budget(&self, switch: u32) -> u32 {
        self.first_counter + self.plan.counters + switch
    }

    /// The VM's counters that count an edge by itself.
    pub(crate) fn counters(&self, edge: usize) -> impl Iterator<Item = u32> + '_ {
        self.plan.steps[edge].iter().filter_map(|step| match step.action {
            EdgeAction::CountEdge(counter) => Some(self.first_counter + counter),
            _ => None,
        })
    }

    /// The VM's counter of a path in a table that is no hash table.
    pub(crate) fn path_counter(&self, table: u32, path: u32) -> u32 {
        self.tables[table as usize] + TABLE_HEAD + path
    }

    /// The edge from a block that an exception takes, to a handler's block or out of the method.
    pub(crate) fn thrown(&self, from: u32, to: Option<u32>) -> Option<usize> {
        let kind = if to.is_some() { EdgeKind::Exceptional } else { EdgeKind::Uncaught };
        self.of_block(from).find(|&at| self.edges[at].kind == kind && self.edges[at].to == to)
    }

    /// The edge by which a block returns.
    pub(crate) fn returning(&self, from: u32) -> Option<usize> {
        self.of_block(from).find(|&at| self.edges[at].kind == EdgeKind::Return)
    }

    /// The edges out of a block: they stand together.
    fn of_block(&self, from: u32) -> std::ops::Range<usize> {
        let start = self.edges.partition_point(|edge| edge.from < Some(from));
        start..start + self.edges[start..].partition_point(|edge| edge.from == Some(from))
    }

    /// The steps as the translator looks for them.
    pub(super) fn by_place(&self, blocks: &[Block]) -> ProbeMap {
        let mut map = FxHashMap::default();
        for (at, edge) in self.edges.iter().enumerate().filter(|&(at, _)| !self.plan.steps[at].is_empty()) {
            let place = match edge.kind {
                EdgeKind::Exceptional | EdgeKind::Uncaught => continue,
                EdgeKind::Return => EdgeTarget::Return,
                kind => {
                    let Some(to) = edge.to else { continue };
                    let target = blocks[to as usize].bytecode_index;
                    if is_jump(kind) { EdgeTarget::Jump(target) } else { EdgeTarget::Behind(target) }
                }
            };
            map.insert((edge.from, place), at as u32);
        }
        ProbeMap(map)
    }
}

/// Where an edge leads, as the translator knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum EdgeTarget {
    /// By a jump to a bytecode.
    Jump(u16),
    /// To a bytecode without a jump.
    Behind(u16),
    /// Out of the method.
    Return,
}

/// Edges that have steps, by the block that is left and where they lead.
pub(super) struct ProbeMap(FxHashMap<(Option<u32>, EdgeTarget), u32>);

impl ProbeMap {
    pub(super) fn edge(&self, from: Option<u32>, place: EdgeTarget) -> Option<u32> {
        self.0.get(&(from, place)).copied()
    }
}

fn is_jump(kind: EdgeKind) -> bool {
    matches!(kind, EdgeKind::Taken | EdgeKind::SwitchCase | EdgeKind::BackEdge)
}

/// The edges of a method, from its code and its bytecode, and whether those of exceptions are among them.
pub(crate) fn edges(code: &Code, bytecode: classfile::CodeAttribute<'_>) -> (Box<[Edge]>, bool) {
    match list(code, bytecode, true) {
        Some(all) => (all, true),
        None => (quiet_edges(code, bytecode), false),
    }
}

/// The edges of a method but those of exceptions.
pub(crate) fn quiet_edges(code: &Code, bytecode: classfile::CodeAttribute<'_>) -> Box<[Edge]> {
    list(code, bytecode, false).unwrap_or_default()
}

/// Nothing where there are too many with those of exceptions.
fn list(code: &Code, bytecode: classfile::CodeAttribute<'_>, exceptional: bool) -> Option<Box<[Edge]>> {
    let mut edges = vec![Edge { from: None, to: Some(0), kind: EdgeKind::Entry }];
    // Only where there are monitors a return may throw.
    let is_synchronized = code.blocks.first().is_some_and(|block| block.bytecodes == 0);
    let monitors =
        |bytecode: classfile::BytecodeInstruction<'_>| matches!(bytecode.opcode.kind(), OpcodeKind::Monitor(_));
    let mut all = code.blocks.iter().flat_map(|block| block_bytecodes(bytecode, block));
    let return_throws = is_synchronized || all.any(monitors);
    let mut seen = FxHashSet::default();
    let mut ranges = HandlerRanges::new(if exceptional { &code.handlers } else { &[] });
    // Where the block may throw.
    let mut throwing: Vec<u16> = Vec::new();
    for (index, block) in code.blocks.iter().enumerate() {
        let from = index as u32;
        seen.clear();
        let mut add = |to: Option<u32>, kind: EdgeKind| {
            if seen.insert((to, kind)) {
                edges.push(Edge { from: Some(from), to, kind });
            }
        };
        quiet_edges_of(code, bytecode, from, &mut add);
        if !exceptional {
            continue;
        }
        let throws = |bytecode: &classfile::BytecodeInstruction<'_>| {
            let info = bytecode.opcode.info();
            info.throws && (return_throws || info.flow != Flow::Return)
        };
        throwing.clear();
        throwing.extend(block_bytecodes(bytecode, block).filter(throws).map(|bytecode| bytecode.pc));
        if let (Some(&first), Some(&last)) = (throwing.first(), throwing.last()) {
            for range in ranges.overlapping(first, last + 1) {
                let at = throwing.partition_point(|&pc| pc < range.start);
                if throwing.get(at).is_some_and(|&pc| pc < range.end) {
                    add(code.block_of_word(range.target as usize), EdgeKind::Exceptional);
                }
            }
        }
        // Where a synchronized method begins its monitor may be more than there is memory for.
        if block.bytecodes == 0 || !throwing.is_empty() {
            add(None, EdgeKind::Uncaught);
        }
        if edges.len() > EDGES_MAX {
            return None;
        }
    }
    Some(edges.into())
}

/// Calls `add` with where each edge out of a block leads but those of exceptions; with some of them several times.
fn quiet_edges_of(
    code: &Code,
    bytecode: classfile::CodeAttribute<'_>,
    from: u32,
    mut add: impl FnMut(Option<u32>, EdgeKind),
) {
    let next = (from as usize + 1 < code.blocks.len()).then_some(from + 1);
    let Some(last) = block_bytecodes(bytecode, &code.blocks[from as usize]).last() else {
        return add(next, EdgeKind::FallThrough);
    };
    let flow = last.opcode.info().flow;
    let forward = if flow == Flow::Switch { EdgeKind::SwitchCase } else { EdgeKind::Taken };
    for target in last.operands.targets() {
        let target = u16::try_from(target).expect("verified branches stay inside the code");
        add(code.block_of_bytecode(target), if target <= last.pc { EdgeKind::BackEdge } else { forward });
    }
    match (flow, next) {
        (Flow::Next | Flow::Branch, Some(next)) => add(Some(next), EdgeKind::FallThrough),
        (Flow::Call, Some(next)) => add(Some(next), EdgeKind::ReturnPoint),
        (Flow::Return, _) => add(None, EdgeKind::Return),
        (Flow::Next | Flow::Branch | Flow::Call, None)
        | (Flow::Goto | Flow::Switch | Flow::Throw | Flow::Subroutine | Flow::SubroutineReturn, _) => {}
    }
}

/// Whether control goes from a block to another one of its method without an exception, as far as one frame is concerned. Looks
/// at the bytecodes of the first block only.
pub(crate) fn has_quiet_edge(code: &Code, bytecode: classfile::CodeAttribute<'_>, from: u32, to: u32) -> bool {
    let mut found = false;
    quiet_edges_of(code, bytecode, from, |target, _| found |= target == Some(to));
    found
}

/// The bytecodes of a block, decoded one by one.
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
