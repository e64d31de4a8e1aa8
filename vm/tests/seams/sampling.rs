//! Sampling: the tier is asked where the thread stands, and no program notices how often.

use std::sync::Arc;

use holloway_vm::code::op::Op;
use holloway_vm::{BlockId, Control, HeadMode, InterpreterOnly, MethodId, NodeId, Tier, VmOptions};
use parking_lot::Mutex;

use crate::world::{PROGRAMS, options, run};

/// Looks at every sample, and switches the heads of the method it finds.
struct Looking {
    /// Samples, and those that stood at a back edge or call.
    seen: Arc<Mutex<(u64, u64)>>,
}

/// Whether an operation charges the budget, itself or as the second part of a fused one.
fn charges(op: Op) -> bool {
    let last = op.parts().map_or(op, |(_, second)| second);
    let charges_itself = |op: Op| {
        ["goto_back", "back_", "inc_back_", "invoke", "resolve_invoke"].iter().any(|name| op.name().starts_with(name))
    };
    charges_itself(op) || charges_itself(last)
}

impl Tier for Looking {
    fn counter_tripped(&mut self, _vm: &mut Control<'_>, _block: BlockId) -> HeadMode {
        HeadMode::Plain
    }

    fn transition(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn enter(&mut self, _vm: &mut Control<'_>, _context: Option<NodeId>, _block: BlockId) -> Option<NodeId> {
        None
    }

    fn sample(&mut self, vm: &mut Control<'_>, _due: bool) {
        let mut seen = self.seen.lock();
        seen.0 += 1;
        let frames = vm.frames(3);
        let Some(&top) = frames.first() else { return };
        let method: MethodId = top.method;
        let code = vm.method(method).version(top.version).expect("a frame's code exists");
        seen.1 += u64::from(code.op(top.word as usize).is_some_and(charges));
        let mode = [HeadMode::Plain, HeadMode::Profile, HeadMode::Count, HeadMode::Enter][(seen.0 / 3 % 4) as usize];
        let blocks: Vec<BlockId> = code.blocks.iter().map(|block| block.id).collect();
        for block in blocks {
            vm.set_head_mode(block, mode);
        }
    }
}

#[test]
fn programs_do_not_notice_that_they_are_sampled() {
    for program in PROGRAMS {
        let plain = run(program, options(), Box::new(InterpreterOnly));
        for interval in [1, 97, 4096] {
            let seen = Arc::new(Mutex::new((0, 0)));
            let tier = Looking { seen: Arc::clone(&seen) };
            let options = VmOptions { sample_interval: interval, ..options() };
            let sampled = run(program, options, Box::new(tier));
            assert_eq!(sampled.output, plain.output, "{program} sampled every {interval}");
            assert_eq!(sampled.vm.statistics().fuel, plain.vm.statistics().fuel, "{program} sampled every {interval}");
            let (samples, at_charges) = *seen.lock();
            let fuel = plain.vm.statistics().fuel;
            assert!(samples > 0 || fuel <= interval as u64, "{program}");
            // The others stand in frames without bytecode: natives, class initialisations.
            assert!(at_charges * 2 > samples || samples == 0, "{program}: {at_charges} of {samples}");
        }
    }
}
