//! Calls of methods that only return: the call and the return are one instruction, where nobody is to be told of the
//! method's block.

#![allow(unsafe_code)]

use super::Tiering;
use super::instruments::EmptyCall;
use crate::code::dispatch::HeadMode;
use crate::code::op::Op;
use crate::id::MethodId;
use crate::loader::Loader;
use crate::runtime::Runtime;

/// What stands for a call of a method that only returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Joined {
    /// The call: somebody wants to be told of the method's block, or it has no code yet.
    No,
    /// What the call does, as nobody is to be told.
    Plain,
    /// The same with the transition to the block.
    Profiled,
}

impl Tiering {
    /// Notes that the current instruction calls a method that only returns, and joins the two where nobody wants to
    /// know of the method's block.
    ///
    /// # Safety
    /// The running thread stands at a call of the method, resolved as `call` (I1).
    pub(crate) unsafe fn join_empty_call(
        &mut self,
        runtime: &mut Runtime,
        loader: &mut Loader,
        callee: MethodId,
        call: Op,
    ) {
        // Its weight is charged from the first call on, also where the call is never really made.
        loader.classes.method(callee).weight.set(1);
        let Some(code) = runtime.registers.current_code() else { return };
        let word = code.index_of(runtime.registers.pc()) as u32;
        let site = EmptyCall { method: code.method, version: code.version, word, call };
        self.set_empty_call(runtime, loader, site, self.empty_call(runtime, loader, callee));
        self.instruments.empty_calls.entry(callee).or_default().push(site);
    }

    /// Joins or parts all calls of a method that only returns, as the head of its one block demands.
    pub(super) fn refresh_empty_calls(&self, runtime: &Runtime, loader: &Loader, callee: MethodId) {
        let Some(sites) = self.instruments.empty_calls.get(&callee) else { return };
        let how = self.empty_call(runtime, loader, callee);
        for &site in sites {
            self.set_empty_call(runtime, loader, site, how);
        }
    }

    fn set_empty_call(&self, runtime: &Runtime, loader: &Loader, site: EmptyCall, how: Joined) {
        let Some(code) = loader.classes.method(site.method).version(site.version) else { return };
        let at = site.word as usize;
        let is_static = site.call == Op::invokestatic;
        // SAFETY: I1: the call at the word is resolved, and its method does nothing but return.
        unsafe {
            match how {
                Joined::No => code.replace_op(at, site.call, runtime.options.fuse),
                Joined::Plain => {
                    let op = if is_static { Op::invoke_empty_static } else { Op::invoke_empty };
                    code.replace_op(at, op, runtime.options.fuse);
                }
                Joined::Profiled => {
                    let op = if is_static { Op::profiled_invoke_empty_static } else { Op::profiled_invoke_empty };
                    code.replace_op_handled_as(at, site.call, op);
                }
            }
        }
    }

    /// How a method that only returns may be joined with its calls.
    fn empty_call(&self, runtime: &Runtime, loader: &Loader, method: MethodId) -> Joined {
        let method = loader.classes.method(method);
        match method.current() {
            Some(code) if code.probes.is_some() => Joined::No,
            Some(code) => match code.head_modes[0].get() {
                HeadMode::Plain => Joined::Plain,
                HeadMode::Profile if code.entry_of(0) == 0 && !self.has_checkpoint(code, 0) => Joined::Profiled,
                _ => Joined::No,
            },
            None if runtime.options.head_mode == HeadMode::Plain && !runtime.options.instruments() => Joined::Plain,
            None => Joined::No,
        }
    }
}
