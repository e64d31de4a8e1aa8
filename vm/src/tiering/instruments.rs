//! What instrumented code has counted, and the calls that are joined with methods that only return.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::code::op::Op;
use crate::id::{BlockId, MethodId};

/// What instrumented code has counted, and what switching heads needs to know.
#[derive(Default)]
pub(crate) struct Instruments {
    /// Counters of all versions; handlers have their address.
    pub counters: Vec<u64>,
    /// Transfers of instrumented code to a handler: method, block left, handler's block.
    pub exceptional: BTreeMap<(MethodId, u32, u32), u64>,
    /// Executions of a block that an exception has ended: block and the bytecode that threw.
    pub cut_short: BTreeMap<(BlockId, u16), u64>,
    /// Executions of a block that changed over to an instrumented version at its head, less those that changed over
    /// from one: they are in no edge's count, or in one without an execution.
    pub changed_over: BTreeMap<(MethodId, u32), i64>,
    /// Calls of methods that only return, by method.
    pub empty_calls: FxHashMap<MethodId, Vec<EmptyCall>>,
}

/// A call of a method that only returns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EmptyCall {
    pub method: MethodId,
    pub version: u16,
    pub word: u32,
    /// The call's own operation.
    pub call: Op,
}
