//! What compiling has cost and brought, for `--stats`: the parts of the report that are the trace compiler's.

use std::collections::BTreeMap;
use std::time::Duration;

use holloway_jit::record::Cost;
use holloway_traces::report::tally::{CoverageAccount, Tally};
use holloway_vm::classfile::opcodes::OPCODES;
use holloway_vm::{ExitChecks, ExitReason, Vm};
use serde_json::{Map, Value, json};

use crate::statistics::microseconds;
use crate::tiering::Tiering;

/// What the compiler has done in a run.
#[derive(Default)]
pub struct Compiling {
    /// What each region has cost.
    pub costs: Vec<Cost>,
    /// How often exits were taken, by their reasons' names.
    exits: BTreeMap<&'static str, u64>,
    /// Comparisons at exits.
    checks: ExitChecks,
    /// Budget in all.
    fuel: u64,
    /// Why it went into the interpreter, where it did.
    account: CoverageAccount,
    /// Bytecodes that machine code has retired, by opcode, if they were counted.
    retired: Option<Vec<u64>>,
}

impl Compiling {
    /// What there is to be known of a run.
    pub fn new(vm: Option<&Vm>, tiering: &Tiering) -> Compiling {
        let record = &tiering.compiler.record;
        let mut exits: BTreeMap<&'static str, u64> = ExitReason::ALL.iter().map(|&reason| (reason.name(), 0)).collect();
        for region in record.exits() {
            for (number, (reason, _)) in region.exits.iter().enumerate() {
                let count = vm.and_then(|vm| vm.exit_count(region.region, number as u32)).unwrap_or(0);
                *exits.entry(reason.name()).or_default() += u64::from(count);
            }
        }
        let retired = vm.and_then(Vm::retired_bytecodes);
        let account = tiering.tally.as_ref().map(Tally::account).unwrap_or_default();
        let (checks, fuel) = vm.map(|vm| (vm.statistics().exit_checks, vm.statistics().fuel)).unwrap_or_default();
        Compiling { costs: record.costs(), exits, checks, fuel, account, retired }
    }

    /// Of what machine code has executed, the share in blocks of selected traces, in traces of one block, and in blocks that
    /// were grown, as far as ends of slices have seen it; `None` where there were none.
    pub fn origins(&self) -> [(&'static str, Option<f64>); 3] {
        let origins = self.account.compiled;
        let share = |part: f64| (origins.total() > 0.0).then(|| part / origins.total());
        [
            ("fuel_on_traces", share(origins.traces)),
            ("fuel_in_stubs", share(origins.stubs)),
            ("fuel_in_growth", share(origins.growth)),
        ]
    }

    /// What compiling has cost, microseconds of all threads.
    pub fn counters(&self) -> [(&'static str, u64); 13] {
        let mut totals: Vec<u64> = self.costs.iter().map(|region| microseconds(region.total())).collect();
        totals.sort_unstable();
        let quantile = |share: usize| totals.get(totals.len() * share / 100).copied().unwrap_or(0);
        let sum = |part: fn(&Cost) -> Duration| microseconds(self.costs.iter().map(part).sum());
        [
            ("count", totals.len() as u64),
            ("total_us", totals.iter().sum()),
            ("p50_us", quantile(50)),
            ("p95_us", quantile(95)),
            ("build_us", sum(|region| region.build)),
            ("optimise_us", sum(|region| region.optimise)),
            ("lower_us", sum(|region| region.lower)),
            ("generate_us", sum(|region| region.generate)),
            ("instructions", self.costs.iter().map(|region| region.instructions as u64).sum()),
            ("code_bytes", self.costs.iter().map(|region| region.code_bytes as u64).sum()),
            ("exits_compared", self.checks.compared),
            ("exits_compared_with_heap", self.checks.thorough),
            ("exits_not_compared", self.checks.collected + self.checks.left_out),
        ]
    }

    /// Fields of the JSON form beside the counters.
    pub fn fields(&self) -> Map<String, Value> {
        let lost: BTreeMap<&str, u64> = self.account.lost().into_iter().collect();
        let mut fields = Map::new();
        fields.insert("exits".into(), json!(self.exits));
        let account = &self.account;
        let sampled = json!({
            "total": account.total(), "cold": account.cold(), "lost": lost
        });
        fields.insert("sampled".into(), sampled);
        if let Some(retired) = &self.retired {
            let by_opcode = OPCODES.iter().zip(retired).map(|(info, &count)| (info.mnemonic.into(), count.into()));
            let opcodes: Map<String, Value> = by_opcode.collect();
            // What `wide` stands before is counted for itself.
            let total: u64 = retired.iter().sum::<u64>() - retired[holloway_vm::classfile::Opcode::Wide as usize];
            fields.insert("retired".into(), json!({ "total": total, "opcodes": opcodes }));
        }
        fields
    }

    /// Lines for people: exits that were taken, and what the interpreter executed though it was hot.
    pub fn lines(&self) -> Vec<(String, u64)> {
        let exits = self.exits.iter().filter(|(_, count)| **count > 0);
        let mut lines: Vec<(String, u64)> = exits.map(|(name, count)| (format!("exits, {name}"), *count)).collect();
        let permille = |budget: u64| budget * 1000 / self.fuel.max(1);
        let lost = self.account.lost().into_iter().filter(|(_, budget)| permille(*budget) > 0);
        lines.extend(lost.map(|(name, budget)| (format!("lost per mille, {name}"), permille(budget))));
        lines
    }
}
