//! Jumps, branches, switches.
//!
//! A branch of which the region follows one edge is a guard; of which it follows both, a branch of the IR. A back edge
//! charges the budget (K1) before it is taken; the interpreter charges those that leave the region by a branch itself.

use holloway_vm::ExitReason;
use holloway_vm::tier::Succession;
use rustc_hash::FxHashMap;

use super::BuildError;
use super::context::{Context, Flow};
use crate::ir::{Block, ExitId, FloatCompare, Instruction, IntCompare, IrConstant, Link, Terminator, Type, Value};

/// Where a jump within a frame leads.
enum Edge {
    /// To a node, after a charge.
    Follow(usize, u32),
    /// Out of the region: the word at which the interpreter goes on, and the block to which it gets there.
    Leave(usize, usize),
}

/// Targets outside the region that a switch may tell apart by exits of their own.
const SWITCH_EXITS: usize = 256;

/// From so many exits of a switch on, all describe the frames as they are at the switch, whatever is live where they lead:
/// so the code generator can make them store by the same code.
const ALIKE: usize = 8;

impl Context<'_> {
    /// A jump, which charges the budget if it is a back edge.
    pub(super) fn goto(&mut self, charged: bool) -> Result<Flow, BuildError> {
        let (i, view) = (self.current()?, self.view());
        let target = view.target(self.word, i.c.get())?;
        let weight = if charged { u32::from(i.a.get()) } else { 0 };
        let index = view.block_starting_at(target)?;
        self.charge(weight);
        let frame = self.nodes[self.node].frame;
        if let Some(node) = self.followed(Succession::Jump, frame, index) {
            return self.jump(node);
        }
        self.end_at(frame, index)
    }

    /// A branch on a comparison of two registers.
    pub(super) fn branch_int(&mut self, compare: IntCompare, ty: Type) -> Result<Flow, BuildError> {
        let i = self.current()?;
        let (x, y) = (self.get(i.a.get(), ty)?, self.get(i.b.get(), ty)?);
        let condition = self.compare(compare, x, y);
        self.branch(condition, true)
    }

    /// A branch on a comparison of a register and an immediate.
    pub(super) fn branch_immediate(&mut self, compare: IntCompare) -> Result<Flow, BuildError> {
        let i = self.current()?;
        let x = self.get(i.a.get(), Type::I32)?;
        let y = self.int(i32::from(i.b.get() as i16));
        let condition = self.compare(compare, x, y);
        self.branch(condition, true)
    }

    /// A branch on a comparison of two registers, taken where it is as said.
    pub(super) fn branch_float(&mut self, compare: FloatCompare, jumps: bool, ty: Type) -> Result<Flow, BuildError> {
        let i = self.current()?;
        let (x, y) = (self.get(i.a.get(), ty)?, self.get(i.b.get(), ty)?);
        let condition = self.add(Instruction::CompareFloat(compare, x, y), Type::Bool);
        self.branch(condition, jumps)
    }

    /// A branch on null, which jumps or does not.
    pub(super) fn branch_null(&mut self, jumps: bool) -> Result<Flow, BuildError> {
        let x = self.get(self.current()?.a.get(), Type::Ref)?;
        let null = self.constant(IrConstant::Null);
        let condition = self.compare(IntCompare::Equal, x, null);
        self.branch_on_null(x, condition, jumps)
    }

    /// Ends the block by a branch on a condition, which is taken where the condition is as said.
    fn branch(&mut self, condition: Value, jumps: bool) -> Result<Flow, BuildError> {
        let (taken, behind) = self.edges()?;
        self.split(condition, jumps, (taken, behind), None)
    }

    /// The same for a test of null, which tells something of the value on the other edge.
    fn branch_on_null(&mut self, value: Value, condition: Value, jumps: bool) -> Result<Flow, BuildError> {
        let (taken, behind) = self.edges()?;
        let edges = if jumps { (taken, behind) } else { (behind, taken) };
        self.split(condition, true, edges, Some(value))
    }

    /// Ends the block by a condition that leads along the first edge where it is as said, else along the second, on which a
    /// value is not null. An edge that leaves the region becomes a guard with a side exit: the first, if both do.
    fn split(
        &mut self,
        condition: Value,
        expected: bool,
        (first, second): (Edge, Edge),
        nonnull: Option<Value>,
    ) -> Result<Flow, BuildError> {
        match (first, second) {
            (Edge::Leave(word, index), second) => {
                let exit = self.leave(word, index)?;
                self.guard(condition, !expected, exit);
                self.state.nonnull.extend(nonnull);
                self.go(second)
            }
            (first, Edge::Leave(word, index)) => {
                let exit = self.leave(word, index)?;
                self.guard(condition, expected, exit);
                self.go(first)
            }
            (first, second) => {
                self.retire();
                let first = self.edge_block(first)?;
                self.state.nonnull.extend(nonnull);
                let second = self.edge_block(second)?;
                let (then, otherwise) = if expected { (first, second) } else { (second, first) };
                Ok(self.terminate(Terminator::Branch { condition, then, otherwise }))
            }
        }
    }

    /// Where the branch at the current word leads: taken, and not taken.
    fn edges(&self) -> Result<(Edge, Edge), BuildError> {
        let view = self.view();
        let taken = self.edge_to(view.target(self.word, self.current()?.c.get())?)?;
        let behind = self.nodes[self.node].index + 1;
        let start = view.code.blocks.get(behind).ok_or_else(|| self.inconsistent())?.start as usize;
        Ok((taken, self.edge_to(start)?))
    }

    fn edge_to(&self, word: usize) -> Result<Edge, BuildError> {
        let (index, weight) = self.view().landing(word)?;
        let frame = self.nodes[self.node].frame;
        Ok(match self.followed(Succession::Jump, frame, index) {
            Some(node) => Edge::Follow(node, weight),
            None => Edge::Leave(word, index),
        })
    }

    fn leave(&mut self, word: usize, index: usize) -> Result<ExitId, BuildError> {
        let frame = self.nodes[self.node].frame;
        let exit = self.exit_to(ExitReason::Branch, frame, word, index)?;
        self.link_exit(exit, word, index);
        Ok(exit)
    }

    /// Links an exit that leads to a block, if the region is to be linked there.
    pub(super) fn link_exit(&mut self, exit: ExitId, word: usize, index: usize) {
        let (block, links) = (self.view().block(index), &self.region.blocks[self.node].links);
        // By a jump that is not laid out in line the interpreter charges for a back edge.
        if links.iter().any(|link| link.to == block.id) && block.start as usize == word {
            self.function.exits[exit.index()].link = Some(Link::Head);
        }
    }

    /// Ends the current block by following an edge.
    fn go(&mut self, edge: Edge) -> Result<Flow, BuildError> {
        match edge {
            Edge::Follow(node, weight) => {
                self.charge(weight);
                self.jump(node)
            }
            Edge::Leave(word, index) => {
                let exit = self.leave(word, index)?;
                Ok(self.terminate(Terminator::Exit(exit)))
            }
        }
    }

    /// A block that follows an edge, for a branch to lead there.
    fn edge_block(&mut self, edge: Edge) -> Result<(Block, Vec<Value>), BuildError> {
        match edge {
            Edge::Follow(node, 0) => self.enter(node),
            edge => {
                let weight = match edge {
                    Edge::Follow(node, _) => self.region.blocks[node].weight,
                    Edge::Leave(..) => 0,
                };
                let (block, helper) = (self.block, self.helper(weight));
                self.block = helper;
                self.go(edge)?;
                self.block = block;
                Ok((helper, Vec::new()))
            }
        }
    }

    pub(super) fn switch(&mut self) -> Result<Flow, BuildError> {
        let table = self.view().switch(self.word)?;
        let key = self.get(self.current()?.a.get(), Type::I32)?;
        let mut outside: FxHashMap<usize, usize> = FxHashMap::default();
        let mut targets: Vec<usize> = table.cases.iter().map(|&(_, target)| target).collect();
        targets.push(table.otherwise);
        for target in targets {
            if matches!(self.edge_to(target)?, Edge::Leave(..)) {
                let number = outside.len();
                outside.entry(target).or_insert(number);
            }
        }
        let alike = if outside.len() >= ALIKE { Some(self.snapshot_here()?) } else { None };
        if outside.len() <= SWITCH_EXITS {
            self.retire();
        }
        let mut known: FxHashMap<usize, (Block, Vec<Value>)> = FxHashMap::default();
        // Where too many targets lie outside, the interpreter does the switch itself for the others.
        let mut elsewhere: Option<Block> = None;
        let mut lead = |context: &mut Self, target: usize| -> Result<(Block, Vec<Value>), BuildError> {
            if let Some(edge) = known.get(&target) {
                return Ok(edge.clone());
            }
            let edge = context.edge_to(target)?;
            let edge = match (&edge, &alike) {
                (&Edge::Leave(word, index), Some(snapshot)) => {
                    let shared = outside.get(&target).is_none_or(|&number| number >= SWITCH_EXITS);
                    let block = match elsewhere.filter(|_| shared) {
                        Some(block) => block,
                        None => {
                            let exit = match shared {
                                true => context.exit_here(ExitReason::Unsupported)?,
                                false => context.switch_exit(word, index, snapshot.clone())?,
                            };
                            let block = context.helper(0);
                            context.function.blocks[block.index()].terminator = Terminator::Exit(exit);
                            block
                        }
                    };
                    elsewhere = if shared { Some(block) } else { elsewhere };
                    (block, Vec::new())
                }
                _ => context.edge_block(edge)?,
            };
            known.insert(target, edge.clone());
            Ok(edge)
        };
        let otherwise = lead(self, table.otherwise)?;
        let mut cases = Vec::new();
        for &(key, target) in &table.cases {
            if target != table.otherwise {
                let edge = lead(self, target)?;
                if edge != otherwise {
                    cases.push((key, edge));
                }
            }
        }
        cases.sort_by_key(|&(key, _)| key);
        cases.dedup_by_key(|&mut (key, _)| key);
        Ok(self.terminate(Terminator::Switch { key, cases, otherwise }))
    }
}
