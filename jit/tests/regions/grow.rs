//! Regions without a profile: whole methods, and random graphs over the code that a program has run.

use fastrand::Rng;
use holloway_traces::candidate::{FrameNumber, FrameOrigin};
use holloway_traces::region::{Origin, Region, RegionBlock, RegionEdge, RegionFrame, RegionLink};
use holloway_vm::code::op::Op;
use holloway_vm::code::{Code, Edge, EdgeKind};
use holloway_vm::link::Classes;
use holloway_vm::tier::Succession;
use holloway_vm::{BlockId, Control, MethodId, Vm};

/// A VM to look at.
pub trait Look {
    fn classes(&self) -> &Classes;
    fn edges(&self, method: MethodId) -> Option<Box<[Edge]>>;
}

impl Look for Vm {
    fn classes(&self) -> &Classes {
        Vm::classes(self)
    }

    fn edges(&self, method: MethodId) -> Option<Box<[Edge]>> {
        Vm::edges(self, method)
    }
}

impl Look for Control<'_> {
    fn classes(&self) -> &Classes {
        Control::classes(self)
    }

    fn edges(&self, method: MethodId) -> Option<Box<[Edge]>> {
        Control::edges(self, method)
    }
}

/// How a region grows.
#[derive(Clone, Copy)]
pub struct Growth {
    /// Blocks that it may have.
    pub blocks: usize,
    /// Frames above the root's.
    pub depth: i8,
    /// Of a hundred edges, how many are followed.
    pub follow: usize,
}

/// All blocks of a method that can be reached from one, and no calls.
pub fn whole_method(vm: &impl Look, method: MethodId, root: usize) -> Option<Region> {
    grow(vm, method, root, &mut Rng::with_seed(0), Growth { blocks: usize::MAX, depth: 0, follow: 100 })
}

/// A region grown from a block by chance.
pub fn grow(vm: &impl Look, method: MethodId, root: usize, random: &mut Rng, growth: Growth) -> Option<Region> {
    let code = vm.classes().method(method).version(0)?;
    let mut region = Region {
        frames: vec![RegionFrame { method, origin: FrameOrigin::Root, depth: 0 }],
        blocks: vec![node(code.blocks.get(root)?.id, 0)],
    };
    let mut next = 0;
    while next < region.blocks.len() {
        for (frame, block, transition) in outgoing_edges(vm, &mut region, next, random, growth) {
            if random.usize(..100) >= growth.follow {
                // Every other one of the edges that are not followed is linked.
                if transition == Succession::Jump && block.0.is_multiple_of(2) {
                    region.blocks[next].links.push(RegionLink { to: block, weight: 1 });
                }
                continue;
            }
            let known = region.blocks.iter().position(|known| known.frame.index() == frame && known.block == block);
            let to = match known {
                Some(known) => known,
                None if region.blocks.len() < growth.blocks => {
                    region.blocks.push(node(block, frame));
                    region.blocks.len() - 1
                }
                None => continue,
            };
            region.blocks[next].successors.push(RegionEdge { to, transition, weight: random.u64(..100) });
        }
        next += 1;
    }
    Some(region)
}

fn node(block: BlockId, frame: usize) -> RegionBlock {
    let origin = Origin::Growth;
    RegionBlock {
        block,
        frame: FrameNumber(frame as u16),
        origin,
        weight: 1,
        successors: Vec::new(),
        callees: Vec::new(),
        links: Vec::new(),
    }
}

fn code(vm: &impl Look, method: MethodId) -> Option<&Code> {
    vm.classes().method(method).version(0)
}

/// The edges out of a block: the frame and the block that each leads to, and how.
fn outgoing_edges(
    vm: &impl Look,
    region: &mut Region,
    at: usize,
    random: &mut Rng,
    growth: Growth,
) -> Vec<(usize, BlockId, Succession)> {
    let RegionBlock { block, frame, .. } = region.blocks[at];
    let method = region.frames[frame.index()].method;
    let Some(own) = code(vm, method) else { return Vec::new() };
    let index = (block.0 - own.blocks[0].id.0) as usize;
    let mut found = Vec::new();
    let mut leaves = true;
    for edge in vm.edges(method).unwrap_or_default() {
        let Some(to) = edge.to.filter(|_| edge.from == Some(index as u32)) else { continue };
        leaves = false;
        let target = own.blocks[to as usize].id;
        if edge.kind != EdgeKind::ReturnPoint {
            found.push((frame.index(), target, Succession::Jump));
            continue;
        }
        let depth = region.frames[frame.index()].depth + 1;
        let callees = callees(vm, own, own.blocks[to as usize].start as usize, random);
        // What the region does not follow is linked; the calling method itself is seldom one that the call selects.
        let seen = callees.iter().copied().chain([method]);
        let seen: Vec<MethodId> = seen.filter(|&callee| code(vm, callee).is_some() && random.usize(..3) == 0).collect();
        region.blocks[at].callees = seen;
        for callee in callees {
            if depth > growth.depth || code(vm, callee).is_none() {
                continue;
            }
            let origin = FrameOrigin::Callee { caller: frame, call: block };
            let known = region.frames.iter().position(|known| known.origin == origin && known.method == callee);
            let number = known.unwrap_or_else(|| {
                region.frames.push(RegionFrame { method: callee, origin, depth });
                region.frames.len() - 1
            });
            found.extend(code(vm, callee).map(|code| (number, code.blocks[0].id, Succession::Call)));
        }
        found.push((frame.index(), target, Succession::Return));
    }
    for handler in &own.handlers {
        if let Ok(index) = own.blocks.binary_search_by_key(&handler.target, |block| block.start) {
            found.push((frame.index(), own.blocks[index].id, Succession::Throw));
        }
    }
    if leaves {
        match region.frames[frame.index()].origin {
            FrameOrigin::Callee { caller, call } => {
                let method = region.frames[caller.index()].method;
                if let Some(below) = code(vm, method) {
                    let back = below.blocks[(call.0 - below.blocks[0].id.0) as usize + 1].id;
                    found.push((caller.index(), back, Succession::Return));
                }
            }
            FrameOrigin::Root | FrameOrigin::Caller { .. } if growth.depth > 0 => {
                found.extend(below(vm, region, frame, random));
            }
            _ => {}
        }
    }
    found
}

/// Some methods that a call may call.
fn callees(vm: &impl Look, own: &Code, back: usize, random: &mut Rng) -> Vec<MethodId> {
    let Some(call) = own.call_returning_to(back) else { return Vec::new() };
    if let Some(callee) = own.direct_callee(call) {
        return vec![callee];
    }
    let mut found = Vec::new();
    let classes = vm.classes();
    for _ in 0..20 {
        let class = random.choice(classes.iter()).expect("classes that have been linked");
        let selected = if own.op(call) == Some(Op::invokevirtual) {
            class.vtable_methods.get(own.instructions[call].c.get() as usize).copied()
        } else {
            own.interface_call(call).and_then(|interface| {
                let owner = classes.class(classes.method(interface.method).class);
                let implements = owner.is_interface() && class.implements(owner.interface_index);
                implements.then(|| classes.select_interface_method(class.id, interface.method))
            })
        };
        found.extend(selected.filter(|method| !found.contains(method)));
    }
    // Those in the inline cache are the likeliest to have run.
    if let Some(interface) = own.interface_call(call) {
        for class in interface.cached.into_iter().flatten() {
            found.insert(0, classes.select_interface_method(class, interface.method));
        }
    }
    found
}

/// A frame below the root's, to return to by chance.
fn below(
    vm: &impl Look,
    region: &mut Region,
    frame: FrameNumber,
    random: &mut Rng,
) -> Option<(usize, BlockId, Succession)> {
    let known = region.frames.iter().enumerate().find_map(|(number, known)| match known.origin {
        FrameOrigin::Caller { callee, return_block } if callee == frame => Some((number, return_block)),
        _ => None,
    });
    if let Some((number, block)) = known {
        return Some((number, block, Succession::Return));
    }
    let depth = region.frames[frame.index()].depth - 1;
    if depth < -2 {
        return None;
    }
    let callee = region.frames[frame.index()].method;
    let callers = vm.classes().methods().filter_map(|method| Some((method.id, method.version(0)?)));
    let sites: Vec<(MethodId, BlockId)> = callers
        .flat_map(|(method, code)| {
            code.blocks.iter().filter_map(move |block| {
                let call = code.call_returning_to(block.start as usize)?;
                (code.direct_callee(call) == Some(callee)).then_some((method, block.id))
            })
        })
        .collect();
    let &(method, return_block) = random.choice(&sites)?;
    let origin = FrameOrigin::Caller { callee: frame, return_block };
    region.frames.push(RegionFrame { method, origin, depth });
    Some((region.frames.len() - 1, return_block, Succession::Return))
}
