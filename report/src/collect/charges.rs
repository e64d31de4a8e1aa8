//! What a sample of the interpreter stands for: in goes the block in which its innermost frame stands, out come the blocks that
//! the budget was charged for there.
//!
//! The interpreter's portion of the budget ends where a charge is made, before what is charged for is executed (K1): at a
//! back edge, for a pass through its loop, or at a call, for a pass through the method called. So samples stand there, and
//! as often as there is charged: each is shared out over the blocks of that pass, by their bytecodes and how often a
//! pass executes them. That follows the branch correlation graph where it knows a branch; where it does not, each path that
//! was ever executed is as likely as another.

use std::collections::BTreeMap;
use std::rc::Rc;

use holloway_traces::driver::Driver;
use holloway_traces::region::flow::BlockEnd;
use holloway_vm::classfile::Operands;
use holloway_vm::code::Code;
use holloway_vm::link::Method;
use holloway_vm::{BlockId, MethodId, Vm};
use rustc_hash::FxHashMap;

use super::paths::{Budget, ForwardPaths, KNOWN, Part, Starts};

/// The most methods that a call is divided among.
const CALLEES: usize = 8;

/// What a pass through a loop or method executes.
#[derive(PartialEq, Debug)]
pub(super) struct Pass {
    /// Its number: no other pass has it.
    pub number: u32,
    /// Whether that lies in the method that the innermost frame is about to call, and not in its own.
    pub is_called: bool,
    /// Its blocks.
    pub parts: Box<[Part]>,
    /// Bytecodes that it executes.
    weight: f64,
    /// What is charged for it: the longest path (K1). 0 where that is not known.
    charged: f64,
}

/// What a charge stands for: passes that are shared with other charges.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Charge {
    /// The passes, of which a charge is one, with how often it is that. All execute something, and there is one at least.
    pub passes: Box<[(Rc<Pass>, f64)]>,
    /// Bytecodes that each executes, as often as the charge is that.
    pub weights: Box<[f64]>,
    /// What is charged on average. 0 where that is not known.
    pub charged: f64,
    /// The share of that which is executed.
    pub executed: f64,
}

/// Finds out what charges stand for, and keeps it.
pub(super) struct Charges<'a> {
    vm: &'a Vm,
    driver: &'a Driver,
    budget: Budget,
    paths: FxHashMap<MethodId, Option<Rc<ForwardPaths>>>,
    /// Passes through methods that are called.
    called: FxHashMap<MethodId, Option<Rc<Pass>>>,
    passes: u32,
    known: FxHashMap<BlockId, Rc<Charge>>,
    /// Blocks for which nothing is charged.
    itself: FxHashMap<BlockId, Rc<Charge>>,
    /// Methods that were executed, by name and descriptor.
    by_signature: FxHashMap<(&'a str, &'a str), Vec<MethodId>>,
}

impl<'a> Charges<'a> {
    /// For a run that is over.
    pub fn new(vm: &'a Vm, driver: &'a Driver) -> Charges<'a> {
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
            budget: Budget::new(),
            paths: FxHashMap::default(),
            called: FxHashMap::default(),
            passes: 0,
            known: FxHashMap::default(),
            itself: FxHashMap::default(),
            by_signature,
        }
    }

    /// What is charged for where a frame stands in a block.
    pub fn at(&mut self, block: BlockId) -> Rc<Charge> {
        if let Some(known) = self.known.get(&block) {
            return Rc::clone(known);
        }
        // Where nothing is charged the sample stands for the block itself: a native that it calls, or what was charged afterwards.
        // So it does where it would cost too much to find out.
        let charge = self.find(block).and_then(Charge::of).map_or_else(|| self.itself(block), Rc::new);
        self.known.insert(block, Rc::clone(&charge));
        charge
    }

    /// The block itself, for which nothing is charged.
    pub fn itself(&mut self, block: BlockId) -> Rc<Charge> {
        if let Some(known) = self.itself.get(&block) {
            return Rc::clone(known);
        }
        let part = Part { block, times: 0.0, is_known: false, weight: 1.0 };
        let itself = self.pass(false, (vec![part], 0.0));
        let charge =
            Charge { passes: Box::new([(itself, 1.0)]), weights: Box::new([1.0]), charged: 0.0, executed: 1.0 };
        let charge = Rc::new(charge);
        self.itself.insert(block, Rc::clone(&charge));
        charge
    }

    fn pass(&mut self, is_called: bool, (parts, charged): (Vec<Part>, f64)) -> Rc<Pass> {
        self.passes += 1;
        let weight = parts.iter().map(|part| part.weight).sum();
        Rc::new(Pass { number: self.passes, is_called, parts: parts.into(), weight, charged })
    }

    fn find(&mut self, block: BlockId) -> Option<Vec<(Rc<Pass>, f64)>> {
        let place = self.vm.block_place(block)?;
        let paths = self.paths(place.method)?;
        if let BlockEnd::Call(behind) = paths.end(place.index)? {
            return self.of_call(block, place.method, behind);
        }
        let mut heads: BTreeMap<u32, f64> = paths.heads(place.index).map(|head| (head, 1.0)).collect();
        let (&first, is_one) = (heads.keys().next()?, heads.len() == 1);
        self.budget.take(paths.visits(first, Some(place.index)))?;
        for (to, count) in self.driver.followed(self.vm, block) {
            let to = self.vm.block_place(to).filter(|to| to.method == place.method);
            if let Some(weight) = to.and_then(|to| heads.get_mut(&to.index)) {
                *weight += f64::from(count);
            }
        }
        let is_guess = !is_one && heads.values().sum::<f64>() < KNOWN;
        let starts = Starts { blocks: heads.into_iter().collect(), is_guess };
        let passes = self.executed(place.method, &paths, starts, Some(place.index));
        Some(vec![(self.pass(false, passes), 1.0)])
    }

    /// What passes through a method execute, and what is charged for them.
    fn executed(&self, method: MethodId, paths: &ForwardPaths, starts: Starts, last: Option<u32>) -> (Vec<Part>, f64) {
        paths.passes(starts, last, |at, tell| {
            for (to, count) in self.driver.followed(self.vm, paths.block(at)) {
                if let Some(to) = self.vm.block_place(to).filter(|to| to.method == method) {
                    tell(to.index, f64::from(count));
                }
            }
        })
    }

    /// What a call at the end of a block is charged for that returns to a block.
    fn of_call(&mut self, block: BlockId, caller: MethodId, behind: u32) -> Option<Vec<(Rc<Pass>, f64)>> {
        let callees = self.callees(block, caller, behind)?;
        let all: f64 = callees.iter().map(|(_, weight)| weight).sum();
        let mut passes = Vec::with_capacity(callees.len());
        for (callee, weight) in callees {
            // For natives nothing is charged.
            if self.vm.classes().method(callee).version(0).is_some() {
                passes.push((self.called(callee)?, weight / all));
            }
        }
        Some(passes)
    }

    /// A pass through a method; `None` where that is too much.
    fn called(&mut self, method: MethodId) -> Option<Rc<Pass>> {
        if let Some(known) = self.called.get(&method) {
            return known.clone();
        }
        let mut find = || {
            let paths = self.paths(method)?;
            self.budget.take(paths.visits(0, None))?;
            let starts = Starts { blocks: vec![(0, 1.0)], is_guess: false };
            let passes = self.executed(method, &paths, starts, None);
            Some(self.pass(true, passes))
        };
        let pass = find();
        self.called.insert(method, pass.clone());
        pass
    }

    /// The methods that a call enters, with how often each: as the graph knows, else evenly those that its target may be. `None`
    /// where these are too many.
    fn callees(&mut self, block: BlockId, caller: MethodId, behind: u32) -> Option<Vec<(MethodId, f64)>> {
        let mut known: BTreeMap<MethodId, f64> = BTreeMap::new();
        for (to, count) in self.driver.followed(self.vm, block).filter(|&(_, count)| count > 0) {
            if let Some(place) = self.vm.block_place(to).filter(|place| place.index == 0) {
                *known.entry(place.method).or_default() += f64::from(count);
            }
        }
        if !known.is_empty() {
            let mut known: Vec<(MethodId, f64)> = known.into_iter().collect();
            known.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            known.truncate(CALLEES);
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

    /// The methods that were executed of those which the receiver of the call at a word may select; `None` where these are too
    /// many.
    fn selected(&mut self, caller: &Method, code: &Code, word: usize) -> Option<Vec<MethodId>> {
        let classes = self.vm.classes();
        let file = classes.class(caller.class).file.as_deref()?;
        let at = *code.bytecode_indices.get(word)?;
        // The bytecode is read as far as the call.
        self.budget.take(usize::from(at) / 4)?;
        let bytecode = file.method(usize::from(caller.index))?.code()?;
        let call = bytecode.instructions().map_while(Result::ok).find(|instruction| instruction.pc == at)?;
        let (Operands::Constant(index) | Operands::InvokeInterface { index, .. }) = call.operands else { return None };
        let named = file.pool().method_ref(index).ok()?;
        let methods = self.by_signature.get(&(named.name, named.descriptor))?;
        self.budget.take(methods.len())?;
        let of = classes.resolved_class(caller.class, named.class_index).or_else(|| classes.by_name(named.class))?;
        let fits = |method: &&MethodId| {
            let class = classes.method(**method).class;
            classes.is_subtype(class, of) || classes.is_subtype(of, class)
        };
        let fitting: Vec<MethodId> = methods.iter().filter(fits).take(CALLEES + 1).copied().collect();
        (fitting.len() <= CALLEES).then_some(fitting)
    }

    fn paths(&mut self, method: MethodId) -> Option<Rc<ForwardPaths>> {
        if let Some(known) = self.paths.get(&method) {
            return known.clone();
        }
        let paths = ForwardPaths::of(self.vm, self.driver, method, &mut self.budget).map(Rc::new);
        self.paths.insert(method, paths.clone());
        paths
    }
}

impl Charge {
    /// One that is such a pass so often; `None` where these execute nothing.
    fn of(mut passes: Vec<(Rc<Pass>, f64)>) -> Option<Charge> {
        let charged: f64 = passes.iter().map(|(pass, often)| pass.charged * often).sum();
        passes.retain(|(pass, often)| pass.weight * often > 0.0);
        let weights: Box<[f64]> = passes.iter().map(|(pass, often)| pass.weight * often).collect();
        let executed: f64 = weights.iter().sum();
        let executed = if charged > 0.0 { (executed / charged).min(1.0) } else { 1.0 };
        (!passes.is_empty()).then(|| Charge { passes: passes.into(), weights, charged, executed })
    }

    /// Whether it is known which pass it is.
    pub fn is_known(&self) -> bool {
        matches!(&*self.passes, [(_, often)] if *often == 1.0)
    }
}
