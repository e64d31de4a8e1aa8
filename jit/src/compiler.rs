//! The compiler as the tiering driver sees it: a region in, an installed region out.

use holloway_traces::compiler::{Compiled, ExitKind, Refusal, TraceCompiler};
use holloway_traces::region::Region;
use holloway_vm::BlockId;
use holloway_vm::tier::Control;

use crate::build::Builder;
use crate::entry::Installer;
use crate::ir::{Exit, ExitReason, Function};
use crate::lower::{Backend, Cranelift, Effort, Facts, Request};
use crate::opt;

/// What may be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JitOptions {
    /// Bytes of machine code that there may be.
    pub code_cache: usize,
    /// How much the code generator does.
    pub effort: Effort,
    /// Which of our own passes run.
    pub passes: opt::Options,
    /// What to show of each region.
    pub shown: Shown,
}

impl Default for JitOptions {
    fn default() -> Self {
        JitOptions {
            code_cache: 32 << 20,
            effort: Effort::Speed,
            passes: opt::Options::default(),
            shown: Shown::default(),
        }
    }
}

/// Forms of a region that are shown as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The trace IR as it was built.
    pub built: bool,
    /// The trace IR after the last pass.
    pub optimised: bool,
    /// The code generator's form.
    pub clif: bool,
    /// The machine code.
    pub assembly: bool,
}

/// Compiles regions for one VM.
pub struct Jit {
    options: JitOptions,
    builder: Builder,
    /// Made when first needed: that takes half a millisecond.
    backend: Option<Cranelift>,
    installer: Installer,
    /// Who is shown texts.
    show: Box<dyn FnMut(&str) + Send>,
}

impl Jit {
    /// A compiler that has compiled nothing. It calls `show` with what [`JitOptions::shown`] asks for.
    pub fn new(options: JitOptions, show: Box<dyn FnMut(&str) + Send>) -> Jit {
        let installer = Installer::new(options.code_cache);
        Jit { options, builder: Builder::new(), backend: None, installer, show }
    }

    /// The block behind the call at which an exit resumes.
    fn block_behind(vm: &Control<'_>, exit: &Exit) -> Option<BlockId> {
        let code = vm.method(exit.resume.method).version(exit.resume.version)?;
        let block = code.block_of_word(exit.resume.word as usize)?;
        Some(code.blocks.get(block as usize + 1)?.id)
    }

    fn exit_kinds(vm: &Control<'_>, function: &Function) -> Vec<ExitKind> {
        let kind = |exit: &Exit| match exit.reason {
            ExitReason::Budget => ExitKind::Budget,
            ExitReason::Branch | ExitReason::Receiver | ExitReason::ReturnPoint | ExitReason::End => ExitKind::Path,
            ExitReason::Call | ExitReason::Native => {
                Self::block_behind(vm, exit).map_or(ExitKind::Rare, ExitKind::Step)
            }
            _ => ExitKind::Rare,
        };
        function.exits.iter().map(kind).collect()
    }
}

fn refusal(reason: &'static str) -> Refusal {
    Refusal { reason, passing: false }
}

impl TraceCompiler for Jit {
    fn compile(&mut self, vm: &mut Control<'_>, region: &Region) -> Result<Compiled, Refusal> {
        let built = self.builder.build(vm.classes(), region);
        let mut function = built.map_err(|error| Refusal { reason: error.name(), passing: error.is_temporary() })?;
        let shown = self.options.shown;
        if shown.built {
            (self.show)(&format!("; {} as built\n{function}", region.root()));
        }
        opt::optimise(&mut function, &self.options.passes, |_, _| {});
        if shown.optimised {
            (self.show)(&format!("; {} optimised\n{function}", region.root()));
        }
        let facts = Facts::collect(&function, region.root(), vm).ok_or(refusal("no-block"))?;
        let backend = match &mut self.backend {
            Some(backend) => backend,
            none => none.insert(Cranelift::new().map_err(|_| refusal("machine"))?),
        };
        let listing = shown.clif || shown.assembly;
        let request = Request { function: &function, facts: &facts, effort: self.options.effort, listing };
        let compiled = backend.compile(request).map_err(|_| refusal("code-generator"))?;
        if let Some(listing) = &compiled.listing {
            if shown.clif {
                (self.show)(&listing.clif);
            }
            if shown.assembly {
                (self.show)(&listing.assembly);
            }
        }
        let code_bytes = compiled.bytes.len();
        let region = self.installer.install(vm, compiled).map_err(|_| refusal("code-memory"))?;
        Ok(Compiled { region, code_bytes, exits: Self::exit_kinds(vm, &function) })
    }
}
