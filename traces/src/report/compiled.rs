//! Reports of runs whose traces became machine code: what ran compiled, which traces it was made of, where it was left.
//!
//! In go the driver's [`Summary`], the VM and what was interpreted and why; out comes text for people or JSON (schema
//! `holloway.report/1` with `"mode": "compiled"`). Counts are of this run. Shares of machine code are estimated from where
//! slices end; where none has, they are left out, and `null`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use holloway_vm::{MethodId, Vm};
use serde_json::{Value, json};

use crate::compiler::ExitTarget;
use crate::driver::summary::{ExitSummary, RegionSummary, Summary};
use crate::region::{Origin, Shares};
use crate::report::tally::CoverageAccount;
use crate::report::{block_name, method_name};

/// Regions shown in a text report.
const REGIONS_SHOWN: usize = 15;
/// Methods shown in a text report.
const METHODS_SHOWN: usize = 15;
/// Roots without region shown in a text report.
const WAITING_SHOWN: usize = 10;
/// Traces shown of a region.
const TRACES_SHOWN: usize = 4;
/// Exits shown of a region.
const EXITS_SHOWN: usize = 4;

/// A run whose traces became machine code.
pub struct CompiledRun<'a> {
    /// What the driver knows.
    pub summary: &'a Summary<'a>,
    /// The VM.
    pub vm: &'a Vm,
    /// Why the interpreter executed what it executed, by samples.
    pub account: &'a CoverageAccount,
}

impl CompiledRun<'_> {
    /// Share of machine code in a region; `None` where no slice has ended in any.
    fn share(&self, region: &RegionSummary) -> Option<f64> {
        let ends = self.summary.ends();
        (ends > 0).then(|| region.ends as f64 / ends as f64)
    }

    /// Of what machine code has executed, the shares of each origin.
    fn origins(&self) -> Option<Shares> {
        let mut origins = Shares::default();
        for region in &self.summary.regions {
            let (of_region, share) = (region.origins(), self.share(region)?);
            origins += Shares {
                traces: of_region.traces * share,
                stubs: of_region.stubs * share,
                growth: of_region.growth * share,
            };
        }
        (origins.total() > 0.0).then_some(origins)
    }

    /// Of the run's budget, the share that machine code has used.
    fn compiled(&self) -> Option<f64> {
        let statistics = self.vm.statistics();
        (statistics.fuel > 0).then(|| statistics.regions.fuel as f64 / statistics.fuel as f64)
    }

    /// Share of machine code by method, the greatest first.
    fn methods(&self) -> Vec<(MethodId, f64)> {
        let mut methods: BTreeMap<MethodId, f64> = BTreeMap::new();
        for region in &self.summary.regions {
            let Some(share) = self.share(region) else { continue };
            for block in &region.blocks {
                if let Some(place) = self.vm.block_place(block.block) {
                    *methods.entry(place.method).or_default() += share * block.share;
                }
            }
        }
        let mut methods: Vec<_> = methods.into_iter().filter(|&(_, share)| share > 0.0).collect();
        methods.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        methods
    }

    /// The report for people.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write_text(&mut out);
        out
    }

    fn write_text(&self, out: &mut String) -> std::fmt::Result {
        let percent =
            |share: Option<f64>| share.map_or("not measured".into(), |share| format!("{:.1} %", share * 100.0));
        let (regions, cache) = (&self.summary.regions, self.summary.cache);
        let bytes: usize = regions.iter().map(|region| region.code_bytes).sum();
        let origins = self.origins();
        let part = |part: fn(Shares) -> f64| percent(origins.map(part));
        writeln!(out, "Trace coverage of machine code")?;
        let lines = [
            ("budget used in machine code", percent(self.compiled())),
            ("of that, on selected traces", part(|origins| origins.traces)),
            ("of that, in traces of one block", part(|origins| origins.stubs)),
            ("of that, grown beside traces", part(|origins| origins.growth)),
            ("regions", regions.len().to_string()),
            ("bytes of machine code", bytes.to_string()),
            ("traces selected", cache.built().to_string()),
            ("traces retired", cache.retirements().to_string()),
        ];
        for (name, value) in lines {
            writeln!(out, "  {name:<44} {value:>16}")?;
        }
        let interpreted = self.account.total();
        if interpreted > 0 {
            let permille = |budget: u64| budget as f64 * 100.0 / interpreted as f64;
            writeln!(out, "\nInterpreted, by why (samples)")?;
            writeln!(out, "  {:>6.1} %  not hot, or not yet compiled", permille(self.account.cold()))?;
            for (why, budget) in self.account.lost() {
                writeln!(out, "  {:>6.1} %  {why}", permille(budget))?;
            }
        }
        let methods = self.methods();
        if !methods.is_empty() {
            writeln!(out, "\nMethods, by share of machine code")?;
        }
        for &(method, share) in methods.iter().take(METHODS_SHOWN) {
            writeln!(out, "  {:>6.1} %  {}", share * 100.0, method_name(self.vm, method))?;
        }
        writeln!(out, "\nRegions, by share of machine code")?;
        for region in regions.iter().take(REGIONS_SHOWN) {
            self.write_region(out, region)?;
        }
        if regions.len() > REGIONS_SHOWN {
            writeln!(out, "  and {} more", regions.len() - REGIONS_SHOWN)?;
        }
        if !self.summary.waiting.is_empty() {
            writeln!(out, "\nHot, without region: samples that found it interpreted, and why")?;
        }
        for waiting in self.summary.waiting.iter().take(WAITING_SHOWN) {
            let (samples, why) = (waiting.samples, waiting.why);
            writeln!(out, "  {samples:>8}  {}  ({why})", block_name(self.vm, waiting.root))?;
        }
        Ok(())
    }

    fn write_region(&self, out: &mut String, region: &RegionSummary) -> std::fmt::Result {
        let share = self.share(region).map_or("   not measured".into(), |share| format!("  {:>6.1} %", share * 100.0));
        let RegionSummary { blocks, bytecodes, code_bytes, .. } = region;
        let name = block_name(self.vm, region.root);
        writeln!(out, "{share}  {name}: {} blocks, {bytecodes} bytecodes, {code_bytes} bytes", blocks.len())?;
        let mut others = String::new();
        let origins = region.origins();
        for (what, share) in [("traces of one block", origins.stubs), ("grown", origins.growth)] {
            if share > 0.0 {
                let _ = write!(others, ", {:.1} % {what}", share * 100.0);
            }
        }
        let traces = region.traces();
        writeln!(out, "            {:.1} % on {} traces{others}", origins.traces * 100.0, traces.len())?;
        for &(id, share) in traces.iter().take(TRACES_SHOWN) {
            let candidate = &self.summary.cache.trace(id).candidate;
            let (steps, end) = (candidate.steps.len(), candidate.end);
            let first = block_name(self.vm, candidate.steps[0].block);
            writeln!(out, "            {id}: {:.1} % of it, {steps} blocks from {first}, ends {end}", share * 100.0)?;
        }
        let mut exits: Vec<&ExitSummary> = region.exits.iter().filter(|exit| exit.taken > 0).collect();
        exits.sort_by_key(|exit| std::cmp::Reverse(exit.taken));
        for exit in exits.into_iter().take(EXITS_SHOWN) {
            let to = self.target(exit).map_or_else(String::new, |to| format!(" for {to}"));
            writeln!(out, "            left {} times{to} ({}, {})", exit.taken, exit.target, exit.reason.name())?;
        }
        Ok(())
    }

    /// Where an exit leads.
    fn target(&self, exit: &ExitSummary) -> Option<String> {
        let to = match exit.target {
            ExitTarget::Path(Some((_, to))) | ExitTarget::Step(to) | ExitTarget::Call { callee: to, .. } => to,
            ExitTarget::Path(None) | ExitTarget::Budget | ExitTarget::Return | ExitTarget::Rare => return None,
        };
        Some(block_name(self.vm, to))
    }

    /// The report for programs.
    pub fn json(&self) -> String {
        let regions: Vec<Value> = self.summary.regions.iter().map(|region| self.region_json(region)).collect();
        let methods = self.methods();
        let methods =
            methods.iter().map(|&(method, share)| json!({ "method": method_name(self.vm, method), "share": share }));
        let waiting = self.summary.waiting.iter().map(|waiting| {
            json!({ "root": block_name(self.vm, waiting.root), "why": waiting.why, "samples": waiting.samples })
        });
        let traces = self.summary.cache.traces().map(|(id, trace)| {
            let candidate = &trace.candidate;
            json!({
                "id": id.0,
                "from": candidate.from.map(|from| block_name(self.vm, from)),
                "blocks": candidate.steps.iter().map(|step| block_name(self.vm, step.block)).collect::<Vec<_>>(),
                "expected_completion": candidate.completion,
                "end": candidate.end.to_string(),
                "retired": trace.retired.map(|why| why.name()),
            })
        });
        let lost: BTreeMap<&str, u64> = self.account.lost().into_iter().collect();
        let origins = self.origins();
        let report = json!({
            "schema": "holloway.report/1",
            "mode": "compiled",
            "fuel": self.vm.statistics().fuel,
            "compiled_fuel": self.vm.statistics().regions.fuel,
            "slice_ends": self.summary.ends(),
            "origins": origins.map(origins_json),
            "sampled": { "total": self.account.total(), "cold": self.account.cold(), "lost": lost },
            "methods": methods.collect::<Vec<_>>(),
            "regions": regions,
            "waiting": waiting.collect::<Vec<_>>(),
            "traces": traces.collect::<Vec<_>>(),
        });
        format!("{report:#}\n")
    }

    fn region_json(&self, region: &RegionSummary) -> Value {
        let blocks = region.blocks.iter().map(|block| {
            let origin = match block.origin {
                Origin::Trace { trace, step } => json!({ "trace": trace.0, "step": step }),
                Origin::Stub => "stub".into(),
                Origin::Growth => "grown".into(),
            };
            json!({ "block": block_name(self.vm, block.block), "origin": origin, "share": block.share })
        });
        let exits = region.exits.iter().zip(0..).map(|(exit, number)| {
            json!({
                "exit": number,
                "kind": exit.target.to_string(),
                "reason": exit.reason.name(),
                "to": self.target(exit),
                "linked": exit.is_linked,
                "taken": exit.taken,
            })
        });
        let exits: Vec<Value> = exits.collect();
        json!({
            "root": block_name(self.vm, region.root),
            "share": self.share(region),
            "executions": region.executions,
            "bytecodes": region.bytecodes,
            "code_bytes": region.code_bytes,
            "origins": origins_json(region.origins()),
            "blocks": blocks.collect::<Vec<_>>(),
            "exits": exits,
        })
    }
}

fn origins_json(origins: Shares) -> Value {
    json!({ "traces": origins.traces, "stubs": origins.stubs, "growth": origins.growth })
}
