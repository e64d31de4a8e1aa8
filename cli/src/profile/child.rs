//! One run of the program under some profilers: `holloway profile --run PROFILERS RESULT EDGES` and the program's command
//! line.
//!
//! In go the profilers, and what an earlier run has counted on edges, in a file; out comes a file with the scores, the edges,
//! and the processor time of the run. It ends as the program does.

use std::any::Any;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

use holloway_profiler::laboratory::{
    CountersFound, EdgeCounts, Laboratory, MethodKey, ObservedRun, OverlapOf, Profiler, Scores,
};
use holloway_profiler::stored::ClassKey;
use holloway_vm::Vm;
use serde_json::{Value, json};

use crate::options::environment::Environment;
use crate::signals::Requests;
use crate::statistics::{microseconds, processor_time};
use crate::{exit, options, output, run_program, say};

/// What asks for such a run.
pub const OPTION: &str = "--run";

/// Runs the program and gives its exit code.
pub fn run(arguments: Vec<OsString>) -> u8 {
    let [profilers, result, edges, rest @ ..] = &arguments[..] else { return exit::FAILURE };
    let names = profilers.to_str().unwrap_or_default();
    let profilers = if names.is_empty() { Ok(Vec::new()) } else { Profiler::list(names) };
    let (profilers, known) = match (profilers, read_edges(edges)) {
        (Ok(profilers), Ok(known)) => (profilers, known),
        (Err(error), _) => return refused(&error.to_string()),
        (_, Err(error)) => return refused(&error),
    };
    let own = ["--tier=interp", "--count=off"].map(OsString::from);
    let line = own.into_iter().chain(rest.iter().cloned()).collect();
    let options = match options::parse(line, Environment::of_process()) {
        Ok(options) => options,
        Err(refusal) => {
            say(&refusal.stderr);
            return refusal.code;
        }
    };
    let mut requests = Requests::new();
    if let Err(error) = options.timeout.map_or(Ok(()), |limit| requests.watch(limit, true)) {
        return refused(&error.to_string());
    }
    output::obey(&requests);
    let mut vm = None;
    let start = processor_time();
    let make = |vm: &mut holloway_vm::VmOptions, _: &str| -> std::io::Result<Box<dyn holloway_vm::Tier>> {
        if profilers.is_empty() {
            return Ok(Box::new(holloway_vm::InterpreterOnly));
        }
        Laboratory::prepare(&profilers, vm);
        Ok(Box::new(Laboratory::new(profilers, known)))
    };
    let (code, _) = run_program(&options, &requests, &mut vm, make);
    let used = microseconds(processor_time().saturating_sub(start));
    let text = told(vm.as_deref(), used).to_string();
    if let Err(error) = fs::write(result, text) {
        return refused(&format!("{}: {error}", Path::new(result).display()));
    }
    // The process is about to end.
    std::mem::forget(vm);
    code
}

fn refused(why: &str) -> u8 {
    say(&format!("Error: {why}\n"));
    exit::FAILURE
}

/// What the run has shown.
fn told(vm: Option<&Vm>, processor: u64) -> Value {
    let Some(vm) = vm else { return json!({ "processor_us": processor }) };
    let tier: &dyn Any = vm.tier();
    let Some(laboratory) = tier.downcast_ref::<Laboratory>() else { return json!({ "processor_us": processor }) };
    let outcome = ObservedRun::new(laboratory, vm);
    let edges = outcome.edges().map(|edges| edges_to_json(&edges));
    let (branches, blocks) = outcome.executed();
    json!({
        "processor_us": processor,
        "scores": outcome.scores().iter().map(score).collect::<Vec<_>>(),
        "edges": edges,
        "left_alone": outcome.left_alone(),
        "branches": branches,
        "blocks": blocks,
        "versions": vm.statistics().versions_made,
        "unlisted_exceptions": vm.unlisted_exceptions(),
        "disagreements": outcome.disagreements(),
    })
}

fn score(scores: &Scores) -> Value {
    let overlap_of = |of: OverlapOf| match of {
        OverlapOf::Paths => "paths",
        OverlapOf::LevelPaths => "paths of loops",
        OverlapOf::Edges => "edges",
        OverlapOf::Blocks => "blocks",
    };
    json!({
        "source": scores.profiler,
        "counters": scores.counters,
        "bytes": scores.bytes,
        "left_alone": scores.left_alone,
        "overlap": scores.overlap.map(|(_, percent)| percent),
        "overlap_of": scores.overlap.map(|(of, _)| overlap_of(of)),
        "attribution": scores.attribution,
        "selection_error": scores.selection,
        "concentration": scores.concentration,
        "hot_spots": scores.hot_spots,
        "delay": scores.delay,
        "size": scores.size.map(|size| json!({
            "methods": size.methods,
            "hashed": size.hashed,
            "paths": size.paths,
            "places": size.places,
        })),
        "steps": scores.work.map(|work| json!({
            "registers": work.registers,
            "arrays": work.arrays,
            "hashes": work.hashes,
            "counters": work.counters,
        })),
        "obvious": scores.obvious.map(|(obvious, all)| json!({ "obvious": obvious, "all": all })),
        "counters_study": scores.counters_study.as_ref().map(counters_found),
        "hot_spot_study": scores.buffer_study.map(|found| json!({
            "hot_spots": found.hot_spots,
            "code": found.code,
            "hot_code": found.hot_code,
            "executed": found.executed,
            "hot": found.hot,
            "detected": found.detected,
        })),
        "lost": scores.lost.iter().map(|of| json!([of.method, of.share, of.agreement])).collect::<Vec<_>>(),
        "digest": scores.digest.map(|digest| format!("{digest:016x}")),
    })
}

fn counters_found(found: &CountersFound) -> Value {
    json!({
        "heads": found.heads,
        "executions": found.executions,
        "reached": found.reached.map(|reached| reached.heads),
        "evicted": found.reached.map(|reached| reached.evicted),
        "digits": found.digits,
    })
}

fn edges_to_json(edges: &EdgeCounts) -> Value {
    let sorted: BTreeMap<&MethodKey, &Vec<u64>> = edges.iter().collect();
    let entry = |(key, counts): (&MethodKey, &Vec<u64>)| {
        json!([key.class.name, format!("{:016x}", key.class.checksum), key.method, counts])
    };
    sorted.into_iter().map(entry).collect()
}

fn read_edges(file: &OsStr) -> Result<EdgeCounts, String> {
    if file.is_empty() {
        return Ok(EdgeCounts::default());
    }
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let entry = |entry: &Value| {
        let text = |at: usize| entry.get(at).and_then(Value::as_str);
        let checksum = u64::from_str_radix(text(1)?, 16).ok()?;
        let class = ClassKey { name: text(0)?.to_owned(), checksum };
        let counts = entry.get(3)?.as_array()?.iter().map(|count| count.as_u64().unwrap_or(0)).collect();
        Some((MethodKey { class, method: text(2)?.to_owned() }, counts))
    };
    Ok(value.as_array().into_iter().flatten().filter_map(entry).collect())
}
