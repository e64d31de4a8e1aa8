//! What machine code holds of a VM as constants: addresses that never change, and where classes stand in the hierarchy.

use holloway_vm::link::{ClassKind, flags};
use holloway_vm::{BlockId, ClassId, Control, MethodId, ResumePoint};
use rustc_hash::FxHashMap;

use super::{Failures, LoweringRefusal};
use crate::ir::{Function, Instruction, Link};

/// What a type check in machine code holds of the class that it checks for: the display of superclasses is read at
/// `depth`, or, for an interface, the bit `interface_index` of the superinterfaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassFacts {
    /// Whether its bit is looked at instead of the display.
    pub is_interface: bool,
    /// Whether it has no subclasses and never will.
    pub is_final: bool,
    /// Number of its proper superclasses: its place in the display of each subclass.
    pub depth: u32,
    /// An interface's number among the interfaces of the VM; of no meaning in other classes.
    pub interface_index: u32,
}

/// What a function names, as far as the code generator has to know it.
#[derive(Clone, Debug)]
pub struct Facts {
    methods: FxHashMap<MethodId, usize>,
    classes: FxHashMap<ClassId, ClassFacts>,
    heads: FxHashMap<BlockId, usize>,
    /// Addresses of heads and return points that links name.
    points: FxHashMap<ResumePoint, usize>,
    exit_handler: usize,
    region_word: usize,
    root: BlockId,
    root_head: ResumePoint,
    failures: Failures,
}

impl Facts {
    /// The facts that a function needs which is to be entered at a block; `None` if there is no such block.
    pub fn collect(function: &Function, root: BlockId, vm: &Control<'_>) -> Option<Facts> {
        let place = vm.block_place(root)?;
        let word = vm.code_of_block(root)?.blocks[place.index as usize].start;
        let mut facts = Facts {
            methods: FxHashMap::default(),
            classes: FxHashMap::default(),
            heads: FxHashMap::default(),
            points: FxHashMap::default(),
            exit_handler: vm.exit_handler(),
            region_word: vm.region_word(),
            root,
            failures: Failures::None,
            root_head: ResumePoint { method: place.method, version: 0, word },
        };
        for block in &function.blocks {
            for &value in &block.instructions {
                // An instruction that needs more than is gathered here is refused when it is lowered.
                let Some(instruction) = function.instruction(value) else { continue };
                if let &Instruction::MethodAddress(method) = instruction {
                    facts.methods.insert(method, vm.method_address(method));
                } else if let &Instruction::IsSubclass { target, .. } = instruction {
                    let class = vm.classes().class(target);
                    let is_interface = class.kind == ClassKind::Interface;
                    let is_final = class.is(flags::FINAL);
                    let (depth, interface_index) = (class.depth, class.interface_index);
                    facts.classes.insert(target, ClassFacts { is_interface, is_final, depth, interface_index });
                } else if let &Instruction::ReturnPointCheck { block, .. } = instruction
                    && let Some(address) = vm.head_address(block)
                {
                    facts.heads.insert(block, address);
                }
            }
        }
        for exit in &function.exits {
            let mut point = Some(match exit.link {
                Some(Link::Head) => exit.resume,
                Some(Link::Call { returns_to, .. }) => returns_to,
                Some(Link::Return { .. }) | None => continue,
            });
            let mut frame = Some(exit.frame);
            while let Some(at) = point {
                facts.points.insert(at, vm.instruction_address(at)?);
                let state = frame.and_then(|frame| function.frames.get(frame.index()));
                if let Some(method) = state.map(|state| state.method) {
                    facts.methods.insert(method, vm.method_address(method));
                }
                point = state.and_then(|state| state.returns_to);
                frame = state.and_then(|state| state.caller);
            }
        }
        Some(facts)
    }

    /// Has guards fail that need not.
    pub fn set_failures(&mut self, failures: Failures) {
        self.failures = failures;
    }

    /// Has the code come back from its exits, and never go on in another region: for a stand-in to run.
    pub fn set_trial(&mut self, vm: &Control<'_>) {
        self.exit_handler = vm.capture_handler();
        // No handler word is that.
        self.region_word = usize::MAX;
    }

    pub(super) fn failures(&self) -> Failures {
        self.failures
    }

    /// The block at whose head the code is entered.
    pub fn root(&self) -> BlockId {
        self.root
    }

    /// The block's first instruction.
    pub(crate) fn root_head(&self) -> ResumePoint {
        self.root_head
    }

    pub(super) fn method(&self, method: MethodId) -> Result<usize, LoweringRefusal> {
        self.methods.get(&method).copied().ok_or_else(|| LoweringRefusal::UnknownFact(method.to_string()))
    }

    pub(super) fn class(&self, class: ClassId) -> Result<ClassFacts, LoweringRefusal> {
        self.classes.get(&class).copied().ok_or_else(|| LoweringRefusal::UnknownFact(class.to_string()))
    }

    pub(super) fn head(&self, block: BlockId) -> Result<usize, LoweringRefusal> {
        self.heads.get(&block).copied().ok_or_else(|| LoweringRefusal::UnknownFact(block.to_string()))
    }

    pub(super) fn point(&self, point: ResumePoint) -> Result<usize, LoweringRefusal> {
        self.points.get(&point).copied().ok_or_else(|| LoweringRefusal::UnknownFact(point.to_string()))
    }

    pub(super) fn exit_handler(&self) -> usize {
        self.exit_handler
    }

    pub(super) fn region_word(&self) -> usize {
        self.region_word
    }
}
