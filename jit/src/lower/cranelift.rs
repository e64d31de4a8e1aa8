//! The back end over Cranelift.
//!
//! A region is a handler of the interpreter: it takes the same six registers and ends in a tail call, so that nothing
//! stays on the native stack. Addresses are constants in the code, which therefore needs no relocation and runs wherever
//! it lies.

use std::sync::Arc;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{self, AbiParam, types};
use cranelift_codegen::isa::{CallConv, TargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{CompiledCode as CompiledFunction, Context, ir::UserFuncName};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};

use super::function::Lowering;
use crate::record::ThreadTime;

use super::{Backend, CompiledCode, Effort, Listings, LoweringRefusal, LoweringRequest, exits};
use crate::disassembly::disassemble;
use crate::ir::BytecodePlace;

/// Cranelift with its work memory, which is used again from one region to the next.
pub struct Cranelift {
    /// Without and with its own optimisation.
    machines: [Arc<dyn TargetIsa>; 2],
    context: Context,
    builder: FunctionBuilderContext,
}

/// The signature of regions and of the exit handler: the interpreter's registers.
pub(super) fn signature() -> ir::Signature {
    let mut signature = ir::Signature::new(CallConv::Tail);
    signature.params = vec![AbiParam::new(types::I64); 6];
    signature
}

impl Cranelift {
    /// A code generator for this processor, to be kept: it uses its memory again.
    ///
    /// # Errors
    /// [`LoweringRefusal::Machine`]: this processor is not supported.
    pub fn new() -> Result<Cranelift, LoweringRefusal> {
        // The first six arguments of Cranelift's tail calls lie where C's do on this architecture only.
        if !cfg!(target_arch = "x86_64") {
            return Err(LoweringRefusal::Machine("only x86-64 is supported"));
        }
        Ok(Cranelift {
            machines: [machine("none")?, machine("speed")?],
            context: Context::new(),
            builder: FunctionBuilderContext::new(),
        })
    }
}

/// This machine, with code generator options.
fn machine(opt_level: &str) -> Result<Arc<dyn TargetIsa>, LoweringRefusal> {
    let mut flags = settings::builder();
    let values = [
        ("opt_level", opt_level),
        // Tail calls need them.
        ("preserve_frame_pointers", "true"),
        ("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" }),
        ("unwind_info", "false"),
        ("enable_probestack", "false"),
        ("enable_table_access_spectre_mitigation", "false"),
    ];
    for (name, value) in values {
        flags.set(name, value).map_err(|error| LoweringRefusal::CodeGenerator(error.to_string()))?;
    }
    let builder = cranelift_native::builder().map_err(LoweringRefusal::Machine)?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| LoweringRefusal::CodeGenerator(error.to_string()))
}

impl Backend for Cranelift {
    fn compile(&mut self, request: LoweringRequest<'_>) -> Result<CompiledCode, LoweringRefusal> {
        let machine = Arc::clone(&self.machines[usize::from(request.effort == Effort::Speed)]);
        let start = ThreadTime::now();
        let exits = exits::exit_table(request.function, request.facts.root_head())?;
        self.context.clear();
        self.context.func.name = UserFuncName::user(0, request.facts.root().0);
        self.context.func.signature = signature();
        let builder = FunctionBuilder::new(&mut self.context.func, &mut self.builder);
        match Lowering::new(&request, &exits, builder).run() {
            Ok(builder) => builder.finalize(machine.frontend_config()),
            Err(refusal) => {
                // What was half done must not be found by the next function.
                self.builder = FunctionBuilderContext::new();
                return Err(refusal);
            }
        }
        let clif = request.listing.then(|| self.context.func.display().to_string());
        let instructions = self.context.func.dfg.num_insts();
        let lowered = ThreadTime::now();
        let compiled = self
            .context
            .compile(&*machine, &mut ControlPlane::default())
            .map_err(|error| LoweringRefusal::CodeGenerator(format!("{:?}", error.inner)))?;
        if !compiled.buffer.relocs().is_empty() {
            return Err(LoweringRefusal::CodeGenerator("the code is not free of relocations".to_owned()));
        }
        let bytes = compiled.code_buffer().to_vec();
        let sources = |compiled: &CompiledFunction| -> Vec<(u32, BytecodePlace)> {
            let places = compiled.buffer.get_srclocs_sorted().iter();
            places.map(|place| (place.start, BytecodePlace::of_bits(place.loc.bits()))).collect()
        };
        let exit = |number: usize| match request.function.exits.get(number) {
            Some(exit) => format!("{number}: {}", exit.reason.name()),
            None => format!("{number}: at the entry"),
        };
        let places = request.places.map_or_else(Box::default, |blocks| {
            // What was made for nothing in particular belongs to what comes before it: passes make it for that.
            let is_known = |place: &BytecodePlace| place.place().is_some() || place.exit().is_some();
            let known = sources(compiled).into_iter().filter(|(_, place)| is_known(place));
            known.map(|(from, place)| (from, place.place().and_then(|(block, _)| blocks.get(block).copied()))).collect()
        });
        let listing = clif.map(|clif| Listings { clif, assembly: disassemble(&bytes, &sources(compiled), exit) });
        let times = (lowered.since(start), lowered.elapsed());
        Ok(CompiledCode { root: request.facts.root(), bytes, exits, instructions, times, listing, places })
    }
}
