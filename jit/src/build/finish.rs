//! What is left when all blocks are built: parameters that have one value only go, exits keep the slots that memory
//! does not hold already, and the budget, the stack and the return points are checked.

use holloway_traces::candidate::FrameOrigin;
use holloway_vm::ExitReason;
use rustc_hash::{FxHashMap, FxHashSet};

use super::BuildError;
use super::context::Context;
use crate::ir::{Block, Definition, Frame, Function, Instruction, Slot, SnapshotValue, Type, Value};

/// The most that may be charged after one check of the budget: half a slice (K1).
const RESERVE_MAX: u64 = 1 << 15;

impl Context<'_> {
    /// Adds the checks of the budget and those at entry: then the function is complete.
    pub(super) fn finish(mut self) -> Result<Function, BuildError> {
        self.reserve()?;
        self.entry_checks()?;
        let mut function = self.function;
        remove_parameters(&mut function);
        prune_snapshots(&mut function);
        remove_unused(&mut function);
        Ok(function)
    }

    /// The checks made once, before anything else: each leaves everything as it was. Slots of frames below the root's
    /// are read behind the check that those frames are there.
    fn entry_checks(&mut self) -> Result<(), BuildError> {
        let mut checks = Vec::new();
        for number in 0..self.frames.len() {
            let frame = &self.frames[number];
            let (Some(caller), false) = (&frame.caller, matches!(frame.origin, FrameOrigin::Callee { .. })) else {
                continue;
            };
            let block = self.frames[caller.frame.index()].view.block(caller.return_block).id;
            let exit = self.exit_at_head(ExitReason::ReturnPoint, 0, true)?;
            checks.push(Instruction::ReturnPointCheck { frame: Frame::from(number), block, exit });
        }
        if self.stack_end > self.frames[0].end() {
            let exit = self.exit_at_head(ExitReason::Stack, 0, true)?;
            checks.push(Instruction::StackCheck { end: Slot(self.stack_end), exit });
        }
        self.insert_first(Function::ENTRY, checks);
        Ok(())
    }

    fn insert_first(&mut self, block: Block, instructions: Vec<Instruction>) {
        let made: Vec<Value> =
            instructions.into_iter().map(|made| self.function.add_instruction(made, Type::Void)).collect();
        self.function.blocks[block.index()].instructions.splice(0..0, made);
    }

    /// Checks the budget where loops begin and at the entry, for all that is charged until the next check. Where that is nothing,
    /// since an inner loop begins at once, the check is there for its exit: what the optimiser takes out of the loop leaves by it.
    fn reserve(&mut self) -> Result<(), BuildError> {
        let (order, heads) = post_order(&self.function);
        let own = |block: Block| -> u64 {
            let instructions = self.function.blocks[block.index()].instructions.iter();
            instructions.map(|&value| u64::from(self.function.instruction(value).map_or(0, Instruction::charge))).sum()
        };
        // The greatest charge from a block's beginning until a loop's head. No cycle is without one.
        let mut needed: FxHashMap<Block, u64> = FxHashMap::default();
        for &block in &order {
            let mut most = 0;
            for to in successors(&self.function, block) {
                if !heads.contains(&to) {
                    most = most.max(needed.get(&to).copied().unwrap_or(0));
                }
            }
            needed.insert(block, own(block) + most);
        }
        let mut checked: Vec<Block> = heads.into_iter().collect();
        checked.sort_unstable();
        let mut greatest = 0;
        for block in std::iter::once(Function::ENTRY).chain(checked) {
            let weight = needed.get(&block).copied().unwrap_or(0);
            let weight = u32::try_from(weight).ok().filter(|&weight| u64::from(weight) <= RESERVE_MAX);
            let weight = weight.ok_or(BuildError::TooLarge)?;
            greatest = greatest.max(weight);
            let in_entry = block == Function::ENTRY;
            if in_entry && weight == 0 {
                continue;
            }
            let node = if in_entry { Some(0) } else { self.nodes.iter().position(|node| node.target == Some(block)) };
            let node = node.ok_or(BuildError::Malformed)?;
            let exit = self.exit_at_head(ExitReason::Budget, node, in_entry)?;
            self.insert_first(block, vec![Instruction::Reserve { weight, exit }]);
        }
        // What is charged behind a native is no more than what was checked before it.
        for data in &mut self.function.values {
            if let Definition::Instruction(Instruction::CallNative { weight, .. }) = &mut data.definition {
                *weight = greatest;
            }
        }
        Ok(())
    }
}

fn successors(function: &Function, block: Block) -> Vec<Block> {
    let mut to = Vec::new();
    function.blocks[block.index()].terminator.targets(|block, _| to.push(block));
    to
}

/// The blocks in post-order from the entry, and those to which a path comes back that goes through them.
fn post_order(function: &Function) -> (Vec<Block>, FxHashSet<Block>) {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; function.blocks.len()];
    let (mut order, mut heads) = (Vec::new(), FxHashSet::default());
    let mut stack = vec![(Function::ENTRY, successors(function, Function::ENTRY))];
    marks[Function::ENTRY.index()] = Mark::Open;
    while let Some((block, rest)) = stack.last_mut() {
        let Some(next) = rest.pop() else {
            marks[block.index()] = Mark::Done;
            order.push(*block);
            stack.pop();
            continue;
        };
        match marks[next.index()] {
            Mark::New => {
                marks[next.index()] = Mark::Open;
                stack.push((next, successors(function, next)));
            }
            Mark::Open => {
                heads.insert(next);
            }
            Mark::Done => {}
        }
    }
    (order, heads)
}

/// Values that stand for others.
struct Replaced(Vec<Value>);

impl Replaced {
    fn find(&mut self, value: Value) -> Value {
        let mut root = value;
        while self.0[root.index()] != root {
            root = self.0[root.index()];
        }
        let mut at = value;
        while self.0[at.index()] != root {
            at = std::mem::replace(&mut self.0[at.index()], root);
        }
        root
    }
}

/// What a parameter gets from those who jump to its block, itself left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gets {
    Nothing,
    One(Value),
    Several,
}

/// Removes the parameters that get the same value from everywhere, or themselves.
fn remove_parameters(function: &mut Function) {
    let mut replaced = Replaced((0..function.values.len()).map(Value::from).collect());
    let mut edges: Vec<(Block, Vec<Value>)> = Vec::new();
    for block in &function.blocks {
        block.terminator.targets(|to, arguments| {
            if !arguments.is_empty() {
                edges.push((to, arguments.to_vec()));
            }
        });
    }
    // By parameter: what it gets in this round.
    let mut gets = vec![Gets::Nothing; function.values.len()];
    let mut open: Vec<Value> = function.blocks.iter().flat_map(|block| &block.parameters).copied().collect();
    loop {
        open.iter().for_each(|parameter| gets[parameter.index()] = Gets::Nothing);
        for (to, arguments) in &edges {
            for (&parameter, &argument) in function.blocks[to.index()].parameters.iter().zip(arguments) {
                if matches!(gets[parameter.index()], Gets::Several) || replaced.0[parameter.index()] != parameter {
                    continue;
                }
                let argument = replaced.find(argument);
                gets[parameter.index()] = match gets[parameter.index()] {
                    known if argument == parameter => known,
                    Gets::Nothing => Gets::One(argument),
                    Gets::One(known) if replaced.find(known) == argument => Gets::One(argument),
                    _ => Gets::Several,
                };
            }
        }
        let before = open.len();
        open.retain(|&parameter| {
            let Gets::One(value) = gets[parameter.index()] else { return true };
            let value = replaced.find(value);
            if value != parameter {
                replaced.0[parameter.index()] = value;
            }
            value == parameter
        });
        if open.len() == before {
            break;
        }
    }
    for block in &mut function.blocks {
        block.terminator.operands_mut(|value| *value = replaced.find(*value));
    }
    let gone: Vec<Vec<bool>> = function
        .blocks
        .iter()
        .map(|block| block.parameters.iter().map(|&value| replaced.0[value.index()] != value).collect())
        .collect();
    for block in &mut function.blocks {
        block.terminator.targets_mut(|to, arguments| {
            let mut gone = gone[to.index()].iter();
            arguments.retain(|_| !gone.next().copied().unwrap_or(false));
        });
    }
    for block in &mut function.blocks {
        block.parameters.retain(|&value| replaced.0[value.index()] == value);
    }
    for data in &mut function.values {
        if let Definition::Instruction(instruction) = &mut data.definition {
            instruction.operands_mut(|value| *value = replaced.find(*value));
        }
    }
    for exit in &mut function.exits {
        exit.values_mut(|value| {
            if let SnapshotValue::Value(value) = value {
                *value = replaced.find(*value);
            }
        });
    }
}

/// Takes out of exits what memory holds already.
fn prune_snapshots(function: &mut Function) {
    let mut exits = std::mem::take(&mut function.exits);
    for exit in &mut exits {
        exit.snapshot.retain(|&(slot, value)| match value {
            SnapshotValue::Value(value) => {
                !matches!(function.instruction(value), Some(Instruction::ReadSlot(read)) if *read == slot)
            }
            _ => true,
        });
        for (_, value) in &mut exit.snapshot {
            // A parameter may have turned out to be a constant.
            if let SnapshotValue::Value(known) = value
                && let Some(Instruction::Constant(constant)) = function.instruction(*known)
            {
                *value = SnapshotValue::Constant(*constant);
            }
        }
    }
    function.exits = exits;
}

/// Removes instructions that read or compute something that nothing uses.
fn remove_unused(function: &mut Function) {
    let mut used = vec![false; function.values.len()];
    let mut pending: Vec<Value> = Vec::new();
    for block in &function.blocks {
        let needed = |value: &&Value| function.instruction(**value).is_some_and(|made| !made.is_removable());
        pending.extend(block.instructions.iter().filter(needed));
    }
    for block in 0..function.blocks.len() {
        function.terminator_uses(Block::from(block), |value| pending.push(value));
    }
    while let Some(value) = pending.pop() {
        if std::mem::replace(&mut used[value.index()], true) {
            continue;
        }
        if let Some(instruction) = function.instruction(value) {
            function.uses(instruction, |operand| pending.push(operand));
        }
    }
    for block in &mut function.blocks {
        block.instructions.retain(|value| used[value.index()]);
    }
}
