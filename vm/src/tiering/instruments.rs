//! What instrumented code has counted, and the calls that are joined with methods that only return.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::code::op::Op;
use crate::code::{PathTable, Probes, TABLE_HEAD, path_place};
use crate::id::{BlockId, MethodId};
use crate::keyed::KeyedMap;

/// What a table of a plan has counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PathCounts {
    /// Paths by number, with how often they were counted; only such as were.
    pub paths: Vec<(u32, u64)>,
    /// Paths whose register was negative.
    pub cold: u64,
    /// Paths whose number is none.
    pub stray: u64,
}

/// What instrumented code has counted, and what switching heads needs to know.
#[derive(Default)]
pub(crate) struct Instruments {
    /// Counters of all versions; handlers have their address.
    pub counters: Vec<u64>,
    /// Hash tables of path counts, by number.
    pub hashes: Vec<KeyedMap<u32, u64>>,
    /// The plans of all instrumented versions, in the order in which these were made, with what is on of each.
    pub plans: Vec<InstalledPlan>,
    /// Places in that list.
    pub place_of_plan: FxHashMap<(MethodId, u16), usize>,
    /// Transfers of instrumented code to a handler that no plan lists: method, block left, handler's block.
    pub exceptional: BTreeMap<(MethodId, u32, u32), u64>,
    /// Executions of a block that an exception has ended: block and the bytecode that threw.
    pub cut_short: BTreeMap<(BlockId, u16), u64>,
    /// Executions of a block that changed over to an instrumented version at its head, less those that changed over
    /// from it: they are in no edge's count, or in one without an execution.
    pub changed_over: BTreeMap<(MethodId, u16, u32), i64>,
    /// Exceptions that left a block by an edge that the plan does not list.
    pub unlisted: u64,
    /// Switches whose budget was exhausted by an exception's edge: the tier is still to be told.
    pub exhausted: Vec<(MethodId, u32)>,
    /// Calls of methods that only return, by method.
    pub empty_calls: FxHashMap<MethodId, Vec<EmptyCall>>,
}

/// The plan of a version.
pub(crate) struct InstalledPlan {
    pub method: MethodId,
    pub version: u16,
    pub probes: Arc<Probes>,
    /// Which switches are on.
    pub on: Box<[bool]>,
}

impl Instruments {
    /// Counts a path in a hash table of so many paths, whose counts of cold and stray ones begin at a counter.
    pub fn count_hash(&mut self, path: i32, paths: u32, first: u32, hash: u32) {
        match path_place(path, paths) {
            place @ 0..TABLE_HEAD => self.counters[(first + place) as usize] += 1,
            place => *self.hashes[hash as usize].entry(place - TABLE_HEAD).or_default() += 1,
        }
    }

    /// Counts a path in a table of a plan.
    pub fn count_path(&mut self, probes: &Probes, table: u32, path: i32) {
        let (first, table) = (probes.tables[table as usize], table as usize);
        let PathTable { paths, hashed } = probes.plan.tables[table];
        match hashed {
            true => self.count_hash(path, paths, first, probes.hashes[table]),
            false => self.counters[(first + path_place(path, paths)) as usize] += 1,
        }
    }

    /// What a table of a plan has counted.
    pub fn table(&self, probes: &Probes, table: usize) -> PathCounts {
        let PathTable { paths, hashed } = probes.plan.tables[table];
        let first = probes.tables[table] as usize;
        let mut counted: Vec<(u32, u64)> = match hashed {
            true => self.hashes[probes.hashes[table] as usize].iter().map(|(&path, &count)| (path, count)).collect(),
            false => {
                let start = first + TABLE_HEAD as usize;
                let counts = (0..).zip(&self.counters[start..start + paths as usize]);
                counts.filter(|&(_, &count)| count > 0).map(|(path, &count)| (path, count)).collect()
            }
        };
        counted.sort_unstable();
        PathCounts { paths: counted, cold: self.counters[first], stray: self.counters[first + 1] }
    }

    /// The plan of a version.
    pub fn plan(&self, method: MethodId, version: u16) -> Option<&InstalledPlan> {
        self.plans.get(*self.place_of_plan.get(&(method, version))?)
    }
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
