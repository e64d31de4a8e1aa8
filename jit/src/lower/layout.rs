//! Where blocks lie: in come branches, out come branches with their targets in the order that lays blocks out well.
//!
//! Cranelift lays blocks out in reverse postorder, and visits the first target of a branch first: the second one, and all
//! that is reached from there only, comes right behind the branch, the first one's blocks come after that. Its register
//! allocator weighs uses by the loops that lie around them in this order, from the head to the last block that goes back, and
//! blocks that are said to be cold are moved to the end only afterwards. So what leaves a loop has to be the first target,
//! exits above all: else what they store into the frames, and what follows the loop, counts as used in it, and what the loop
//! itself uses is spilled.

use cranelift_codegen::ir::condcodes::{CondCode, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, InstructionData, Opcode};

use super::function::Lowering;
use crate::ir::graph::FunctionGraph;
use crate::ir::{Block, Function};

/// Which blocks lie in which loops.
pub(super) struct Layout {
    /// The innermost loop around each block, by number.
    innermost: Vec<Option<usize>>,
    /// The loop around each loop.
    parents: Vec<Option<usize>>,
}

impl Layout {
    /// Finds a function's loops.
    pub(super) fn new(function: &Function) -> Layout {
        let loops = FunctionGraph::new(function).loops();
        let mut innermost = vec![None; function.blocks.len()];
        // Inner loops come first.
        for (number, found) in loops.iter().enumerate() {
            for block in &found.blocks {
                innermost[block.index()].get_or_insert(number);
            }
        }
        Layout { innermost, parents: loops.iter().map(|found| found.parent).collect() }
    }

    /// Whether an edge leaves the innermost loop around the block that it begins at.
    fn leaves_loop(&self, from: Block, to: Block) -> bool {
        let Some(wanted) = self.innermost[from.index()] else { return false };
        let mut around = self.innermost[to.index()];
        while let Some(number) = around {
            if number == wanted {
                return false;
            }
            around = self.parents[number];
        }
        true
    }

    /// Whether of two targets of a block's branch the first one has to come right behind it.
    pub(super) fn is_first_next(&self, function: &Function, from: Block, [first, second]: [Block; 2]) -> bool {
        let leaves = |to| self.leaves_loop(from, to);
        let weight = |to: Block| function.blocks[to.index()].weight;
        match (leaves(first), leaves(second)) {
            (false, true) => true,
            (true, false) => false,
            _ => weight(first) > weight(second),
        }
    }
}

impl Lowering<'_, '_> {
    /// The opposite of a condition: the complementary comparison where a comparison made it.
    pub(super) fn negated(&mut self, condition: ir::Value) -> ir::Value {
        let dfg = &self.builder.func.dfg;
        let made = dfg.value_def(condition).inst().map(|instruction| dfg.insts[instruction]);
        match made {
            Some(InstructionData::IntCompare { opcode: Opcode::Icmp, cond, args: [x, y] }) => {
                self.builder.ins().icmp(cond.complement(), x, y)
            }
            Some(InstructionData::FloatCompare { opcode: Opcode::Fcmp, cond, args: [x, y] }) => {
                self.builder.ins().fcmp(cond.complement(), x, y)
            }
            _ => self.builder.ins().icmp_imm_u(IntCC::Equal, condition, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Layout;
    use crate::ir::Block;
    use crate::ir::parse::parse;

    /// Two loops, one in the other; what is done seldom stands in front of what is done often.
    const LOOPS: &str = "frame f0 = m1 at 0

b0 weight 1
  v0: i32 = read_slot -1
  v1: bool = compare less v0 v0
  jump b1

b1 weight 100
  branch v1 b2 else b7

b2 weight 1000
  branch v1 b6 else b3

b3 weight 990
  branch v1 b4 else b5

b4 weight 9
  jump b2

b5 weight 981
  jump b2

b6 weight 99
  jump b1

b7 weight 1
  exit x0

x0: end resume m1/0/1 in f0 []
";

    #[test]
    fn what_stays_in_the_loop_comes_next() {
        let function = parse(LOOPS).unwrap();
        let layout = Layout::new(&function);
        let is_first_next =
            |from, to: [usize; 2]| layout.is_first_next(&function, Block::from(from), to.map(Block::from));
        assert!(is_first_next(1, [2, 7]), "an inner loop is inside");
        assert!(!is_first_next(1, [7, 2]));
        assert!(!is_first_next(2, [6, 3]), "the loop around is outside");
        assert!(is_first_next(2, [3, 6]));
        assert!(!is_first_next(3, [4, 5]), "of two inside the one that is taken more often");
        assert!(is_first_next(3, [5, 4]));
    }
}
