//! From blocks of the trace IR to blocks of CLIF.
//!
//! References are 64-bit values with the upper half zero, so that an address is one addition away. Ints that index arrays
//! are also there as 64 bits, made where the int is defined: a block's parameter that is such an int is 64 bits wide
//! itself, for its loop would widen it in each iteration. The same goes for the addresses of arrays. The budget is a
//! variable of the builder, all else are values.

use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use cranelift_frontend::{FunctionBuilder, Switch, Variable};
use holloway_vm::ExitTable;

use super::layout::Layout;
use super::memory::Places;
use super::{Facts, LoweringRefusal, LoweringRequest};
use crate::ir::graph::reverse_postorder;
use crate::ir::{
    Base, Block, BytecodePlace, Definition, Frame, Function, Instruction, IrConstant, MemoryAccess, Terminator, Type,
    Value,
};

/// The state of one function's lowering.
pub(super) struct Lowering<'a, 'f> {
    pub function: &'a Function,
    pub facts: &'a Facts,
    pub builder: FunctionBuilder<'f>,
    pub places: Places,
    /// Header of the root's frame.
    pub fp: ir::Value,
    pub vm: ir::Value,
    /// The heap's base.
    pub base: ir::Value,
    pub budget: Variable,
    /// Address of the first exit's descriptor.
    pub exit_table: usize,
    /// Blocks of the exits that are used.
    pub exit_blocks: Vec<Option<ir::Block>>,
    /// The blocks for calls of methods that only receivers tell, by calling frame.
    pub calls: Vec<(Frame, ir::Block)>,
    blocks: Vec<Option<ir::Block>>,
    values: Vec<Option<ir::Value>>,
    /// Ints as 64 bits, zero-extended, where that is wanted.
    wides: Vec<Option<ir::Value>>,
    /// Addresses of arrays, where elements are accessed.
    arrays: Vec<Option<ir::Value>>,
    wanted: Wanted,
    layout: Layout,
    /// Whether the code generator is told for which bytecodes code is made.
    noted: bool,
}

/// Which values are wanted in which other form.
struct Wanted {
    wide: Vec<bool>,
    address: Vec<bool>,
}

impl Wanted {
    fn find(function: &Function) -> Wanted {
        let mut wanted =
            Wanted { wide: vec![false; function.values.len()], address: vec![false; function.values.len()] };
        for block in &function.blocks {
            for &value in &block.instructions {
                let Some(instruction) = function.instruction(value) else { continue };
                if let Some(MemoryAccess { base: Base::Element { array, index }, .. }) = instruction.access() {
                    wanted.address[array.index()] = true;
                    wanted.wide[index.index()] = true;
                } else if let &Instruction::NewArray { length, .. } = instruction {
                    wanted.wide[length.index()] = true;
                }
            }
        }
        wanted
    }
}

/// The CLIF type of a value.
pub(super) fn clif_type(ty: Type) -> ir::Type {
    match ty {
        Type::Void | Type::Bool => types::I8,
        Type::I32 => types::I32,
        Type::I64 | Type::Ref => types::I64,
        Type::F32 => types::F32,
        Type::F64 => types::F64,
    }
}

impl<'a, 'f> Lowering<'a, 'f> {
    /// Begins a function whose exits have their descriptors at an address.
    pub(super) fn new(
        request: &LoweringRequest<'a>,
        exits: &ExitTable,
        mut builder: FunctionBuilder<'f>,
    ) -> Lowering<'a, 'f> {
        let LoweringRequest { function, facts, .. } = *request;
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        let parameters = builder.block_params(entry);
        let (fp, vm, base, left) = (parameters[1], parameters[2], parameters[3], parameters[4]);
        let budget = builder.declare_var(types::I64);
        builder.def_var(budget, left);
        let mut blocks = vec![None; function.blocks.len()];
        blocks[Function::ENTRY.index()] = Some(entry);
        Lowering {
            function,
            facts,
            builder,
            places: Places::default(),
            fp,
            vm,
            base,
            budget,
            exit_table: exits.address(),
            exit_blocks: vec![None; function.exits.len() + 1],
            calls: Vec::new(),
            blocks,
            values: vec![None; function.values.len()],
            wides: vec![None; function.values.len()],
            arrays: vec![None; function.values.len()],
            wanted: Wanted::find(function),
            layout: Layout::new(function),
            noted: request.listing || request.places.is_some(),
        }
    }

    /// Lowers all blocks that are reached, and the exits that they use.
    pub(super) fn run(mut self) -> Result<FunctionBuilder<'f>, LoweringRefusal> {
        self.check_reserve();
        for block in self.order() {
            self.block(block)?;
        }
        self.fill_exits()?;
        self.builder.seal_all_blocks();
        Ok(self.builder)
    }

    /// From now on code is made for this, where that is to be known.
    pub(super) fn note_source(&mut self, source: BytecodePlace) {
        if self.noted {
            self.builder.set_srcloc(ir::SourceLoc::new(source.bits()));
        }
    }

    /// Blocks such that a value's definition comes before its uses.
    fn order(&self) -> Vec<Block> {
        let to = |block| successors(self.function, Block::from(block)).into_iter().map(Block::index).collect();
        reverse_postorder(self.function.blocks.len(), to).into_iter().map(Block::from).collect()
    }

    fn block(&mut self, block: Block) -> Result<(), LoweringRefusal> {
        let function = self.function;
        let data = &function.blocks[block.index()];
        if block != Function::ENTRY {
            let clif = self.block_of(block);
            self.builder.switch_to_block(clif);
            let parameters: Vec<ir::Value> = self.builder.block_params(clif).to_vec();
            for (&parameter, clif) in data.parameters.iter().zip(parameters) {
                if self.is_wide(parameter) {
                    self.define_wide(parameter, clif);
                } else {
                    self.define(parameter, clif);
                }
            }
        }
        for &value in &data.instructions {
            let Definition::Instruction(instruction) = &function.values[value.index()].definition else {
                return Err(LoweringRefusal::CodeGenerator(format!("{value} is no instruction")));
            };
            self.note_source(function.values[value.index()].source);
            self.fail_sometimes(instruction);
            if let Instruction::ReadSlot(slot) = instruction
                && self.is_wide(value)
            {
                // One load for both forms.
                let wide = self.read_wide_slot(slot.0);
                self.define_wide(value, wide);
            } else if let Some(result) = self.instruction(instruction, function.ty(value))? {
                self.define(value, result);
            }
        }
        self.terminator(block, &data.terminator)
    }

    /// The CLIF block of a block, made at its first use.
    fn block_of(&mut self, block: Block) -> ir::Block {
        if let Some(made) = self.blocks[block.index()] {
            return made;
        }
        let made = self.builder.create_block();
        let data = &self.function.blocks[block.index()];
        if data.weight == 0 && self.function.blocks[0].weight != 0 {
            self.builder.set_cold_block(made);
        }
        for &parameter in &data.parameters {
            let wide = self.is_wide(parameter);
            let ty = if wide { types::I64 } else { clif_type(self.function.ty(parameter)) };
            self.builder.append_block_param(made, ty);
        }
        self.blocks[block.index()] = Some(made);
        made
    }

    fn is_wide(&self, value: Value) -> bool {
        self.wanted.wide[value.index()] && self.function.ty(value) == Type::I32
    }

    /// Notes a value's CLIF value, and makes its other forms.
    fn define(&mut self, value: Value, clif: ir::Value) {
        self.values[value.index()] = Some(clif);
        if self.is_wide(value) && self.function.constant(value).is_none() {
            let wide = self.builder.ins().uextend(types::I64, clif);
            self.wides[value.index()] = Some(wide);
        }
        if self.wanted.address[value.index()] {
            let address = self.builder.ins().iadd(self.base, clif);
            self.arrays[value.index()] = Some(address);
        }
    }

    /// Notes the 64-bit form of an int, and makes the int of it, which costs nothing.
    fn define_wide(&mut self, value: Value, wide: ir::Value) {
        self.wides[value.index()] = Some(wide);
        let int = self.builder.ins().ireduce(types::I32, wide);
        self.values[value.index()] = Some(int);
    }

    /// A value that has been defined.
    pub(super) fn value(&self, value: Value) -> ir::Value {
        self.values[value.index()].expect("the IR's checker has seen each definition before its uses")
    }

    /// An int as 64 bits, zero-extended.
    pub(super) fn wide(&mut self, value: Value) -> ir::Value {
        if let Some(IrConstant::I32(constant)) = self.function.constant(value) {
            return self.builder.ins().iconst(types::I64, i64::from(constant as u32));
        }
        match self.wides[value.index()] {
            Some(wide) => wide,
            None => {
                let int = self.value(value);
                self.builder.ins().uextend(types::I64, int)
            }
        }
    }

    /// Where an array lies in memory.
    pub(super) fn array_address(&mut self, array: Value) -> ir::Value {
        match self.arrays[array.index()] {
            Some(address) => address,
            None => self.object(array),
        }
    }

    /// Arguments in the form that a block's parameters have.
    fn arguments(&mut self, to: Block, arguments: &[Value]) -> Vec<BlockArg> {
        let function = self.function;
        let parameters = &function.blocks[to.index()].parameters;
        let arguments = parameters.iter().zip(arguments).map(|(&parameter, &argument)| {
            BlockArg::Value(if self.is_wide(parameter) { self.wide(argument) } else { self.value(argument) })
        });
        arguments.collect()
    }

    fn terminator(&mut self, from: Block, terminator: &Terminator) -> Result<(), LoweringRefusal> {
        match terminator {
            Terminator::Jump { to, arguments } => {
                let arguments = self.arguments(*to, arguments);
                let to = self.block_of(*to);
                self.builder.ins().jump(to, &arguments);
            }
            Terminator::Branch { condition, then, otherwise } => {
                let mut condition = self.value(*condition);
                let (mut far, mut next) = (then, otherwise);
                if self.layout.is_first_next(self.function, from, [then.0, otherwise.0]) {
                    condition = self.negated(condition);
                    (far, next) = (next, far);
                }
                let (far_arguments, next_arguments) = (self.arguments(far.0, &far.1), self.arguments(next.0, &next.1));
                let (far, next) = (self.block_of(far.0), self.block_of(next.0));
                self.builder.ins().brif(condition, far, &far_arguments, next, &next_arguments);
            }
            Terminator::Switch { key, cases, otherwise } => self.switch(*key, cases, otherwise),
            Terminator::Exit(exit) => self.leave_linked(*exit)?,
        }
        Ok(())
    }

    fn switch(&mut self, key: Value, cases: &[(i32, (Block, Vec<Value>))], otherwise: &(Block, Vec<Value>)) {
        // Cases carry no arguments, so each edge gets a block of its own.
        let mut switch = Switch::new();
        let mut edges = Vec::with_capacity(cases.len() + 1);
        for (case, edge) in cases {
            let block = self.builder.create_block();
            switch.set_entry(u128::from(*case as u32), block);
            edges.push((block, edge));
        }
        let default = self.builder.create_block();
        edges.push((default, otherwise));
        let key = self.value(key);
        switch.emit(&mut self.builder, key, default);
        for (block, (to, arguments)) in edges {
            self.builder.switch_to_block(block);
            let arguments = self.arguments(*to, arguments);
            let to = self.block_of(*to);
            self.builder.ins().jump(to, &arguments);
        }
    }
}

fn successors(function: &Function, block: Block) -> Vec<Block> {
    match &function.blocks[block.index()].terminator {
        Terminator::Jump { to, .. } => vec![*to],
        // Last is visited first, and so lies last: the edge that is taken more often falls through.
        Terminator::Branch { then, otherwise, .. } => vec![then.0, otherwise.0],
        Terminator::Switch { cases, otherwise, .. } => {
            cases.iter().map(|(_, (block, _))| *block).chain([otherwise.0]).collect()
        }
        Terminator::Exit(_) => Vec::new(),
    }
}
