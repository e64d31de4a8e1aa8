//! Trace-coverage reports: what of each class, method and source line was executed in traces.
//!
//! In goes a run's [`Coverage`]; out comes text for people or JSON (schema `holloway.report/1`). All counts are bytecodes
//! executed; sums by line, method, class and trace agree with the total.

pub mod compiled;
pub mod coverage;
pub mod tally;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use holloway_vm::classfile::ClassFile;
use holloway_vm::{BlockId, ClassId, MethodId, Vm};
use serde_json::{Value, json};

use crate::cache::Abort;
use crate::candidate::CandidateEnd;
use crate::exact::outside::Reasons;
use crate::report::coverage::{BlockCounts, Coverage, Totals, TraceCounts, first_line};

/// Bytecodes executed, by where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Executed {
    /// In traces that completed.
    pub completed: u64,
    /// In traces that did not.
    pub partial: u64,
    /// Outside traces.
    pub outside: u64,
}

impl Executed {
    fn add(&mut self, counts: BlockCounts) {
        self.completed += counts.completed;
        self.partial += counts.partial;
        self.outside += counts.outside;
    }

    /// All of them.
    pub fn total(&self) -> u64 {
        self.completed + self.partial + self.outside
    }

    /// Share of traces, in percent; `None` where nothing was executed.
    pub fn covered_percent(&self) -> Option<f64> {
        (self.total() > 0).then(|| (self.completed + self.partial) as f64 * 100.0 / self.total() as f64)
    }
}

/// What was executed of each line, method and class.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places {
    /// By method and line; line 0 where the class file has no line numbers.
    pub lines: BTreeMap<(MethodId, u16), Executed>,
    /// By method.
    pub methods: BTreeMap<MethodId, Executed>,
    /// By class.
    pub classes: BTreeMap<ClassId, Executed>,
    /// Why lines were executed outside traces, in bytecodes.
    pub outside: BTreeMap<(MethodId, u16), Reasons>,
    /// Lines of methods that were executed, but not the lines themselves.
    pub never: BTreeSet<(MethodId, u16)>,
}

impl Places {
    /// Distributes a run's counts over the program.
    pub fn new(coverage: &Coverage, vm: &Vm) -> Places {
        let mut places = Places::default();
        for (at, counts) in coverage.blocks.iter().enumerate() {
            let executions = counts.completed + counts.partial + counts.outside;
            let (true, Some(place)) = (executions > 0, vm.block_place(BlockId::from(at))) else { continue };
            let class = vm.classes().method(place.method).class;
            for line in lines_of_block(vm, BlockId::from(at)) {
                places.lines.entry((place.method, line)).or_default().add(*counts);
                places.methods.entry(place.method).or_default().add(*counts);
                places.classes.entry(class).or_default().add(*counts);
                if let Some(reasons) = coverage.outside.get(at).filter(|reasons| reasons.total() > 0) {
                    places.outside.entry((place.method, line)).or_default().add_all(reasons, 1);
                }
            }
        }
        for &method in places.methods.keys() {
            let lines = lines_of_method(vm, method).into_iter().map(|line| (method, line));
            places.never.extend(lines.filter(|line| !places.lines.contains_key(line)));
        }
        places
    }
}

/// The source line of each bytecode of a block.
fn lines_of_block(vm: &Vm, block: BlockId) -> Vec<u16> {
    let lines = || {
        let place = vm.block_place(block)?;
        let method = vm.classes().method(place.method);
        let of_block = vm.classes().method(place.method).version(place.version)?.blocks.get(place.index as usize)?;
        let file: &ClassFile = vm.classes().class(method.class).file.as_deref()?;
        let code = file.method(usize::from(method.index))?.code()?;
        let mut pc = usize::from(of_block.bytecode_index);
        let mut lines = Vec::with_capacity(usize::from(of_block.bytecodes));
        for _ in 0..of_block.bytecodes {
            lines.push(code.line_of(pc as u16).unwrap_or(0));
            pc = usize::from(holloway_vm::classfile::decode(code.bytecode(), pc).ok()?.next_pc);
        }
        Some(lines)
    };
    lines().unwrap_or_default()
}

/// The source lines of a method's code.
fn lines_of_method(vm: &Vm, method: MethodId) -> BTreeSet<u16> {
    let of_method = vm.classes().method(method);
    let file = vm.classes().class(of_method.class).file.as_deref();
    let code = file.and_then(|file| file.method(usize::from(of_method.index))?.code());
    let mut lines = BTreeSet::new();
    let Some(code) = code else { return lines };
    let mut pc = 0;
    while pc < code.bytecode().len() {
        lines.extend(code.line_of(pc as u16));
        let Ok(instruction) = holloway_vm::classfile::decode(code.bytecode(), pc) else { break };
        pc = usize::from(instruction.next_pc);
    }
    lines
}

fn class_name(vm: &Vm, class: ClassId) -> String {
    vm.classes().class(class).name.replace('/', ".")
}

pub(crate) fn method_name(vm: &Vm, method: MethodId) -> String {
    let of_method = vm.classes().method(method);
    format!("{}.{}{}", class_name(vm, of_method.class), of_method.name, of_method.descriptor)
}

fn line_name(vm: &Vm, method: MethodId, line: u16) -> String {
    let of_method = vm.classes().method(method);
    format!("{}.{}:{line}", class_name(vm, of_method.class), of_method.name)
}

/// Method and line of a block, as in a stack trace.
pub(crate) fn block_name(vm: &Vm, block: BlockId) -> String {
    let Some(place) = vm.block_place(block) else { return block.to_string() };
    let method = vm.classes().method(place.method);
    let name = format!("{}.{}", class_name(vm, method.class), method.name);
    match first_line(vm.classes(), place) {
        Some(line) => format!("{name}:{line}"),
        None => name,
    }
}

/// Methods shown in a text report.
const METHODS_SHOWN: usize = 25;
/// Traces shown in a text report.
const TRACES_SHOWN: usize = 25;
/// Lines shown in a text report.
const LINES_SHOWN: usize = 25;
/// Reasons shown of a line.
const REASONS_SHOWN: usize = 3;
/// Exits shown of a trace.
const EXITS_SHOWN: usize = 3;

/// The report for people.
pub fn text(coverage: &Coverage, vm: &Vm) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = write_text(&mut out, coverage, vm);
    out
}

/// A figure with so many decimals; a dash where there is none.
fn known(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.decimals$}"))
}

fn write_text(out: &mut String, coverage: &Coverage, vm: &Vm) -> std::fmt::Result {
    let totals = &coverage.totals;
    let places = Places::new(coverage, vm);
    writeln!(out, "Trace coverage")?;
    writeln!(out, "  {:<44} {:>16}", "bytecodes executed", totals.instructions)?;
    let percents = [
        ("in traces that completed / all bytecodes", totals.coverage_completed()),
        ("in all traces / all bytecodes", totals.coverage_all()),
        ("traces completed / traces entered", totals.completion_rate()),
        ("the same, each passage of a loop by itself", totals.completion_rate_iterations()),
    ];
    for (name, value) in percents {
        writeln!(out, "  {name:<44} {:>14} %", known(value.map(|share| share * 100.0), 2))?;
    }
    for (name, value) in [
        ("blocks of a completed trace, average", totals.average_length_blocks()),
        ("bytecodes of a completed trace, average", totals.average_length_bytecodes()),
        ("blocks per weakly correlated branch", totals.length_limit()),
    ] {
        writeln!(out, "  {name:<44} {:>16}", known(value, 2))?;
    }
    for (name, (completed, blocks)) in
        CandidateEnd::NAMES.into_iter().zip(totals.ends).filter(|(_, (completed, _))| *completed > 0)
    {
        let title = format!("completed traces that end: {name}");
        writeln!(out, "  {title:<44} {completed:>16}, {:.2} blocks each", blocks as f64 / completed as f64)?;
    }
    for (name, value) in counters(totals) {
        writeln!(out, "  {:<44} {value:>16}", name.replace('_', " "))?;
    }
    for (why, count) in Abort::ALL.into_iter().zip(coverage.aborts) {
        writeln!(out, "  {:<44} {count:>16}", format!("candidates aborted: {}", why.name()))?;
    }
    writeln!(out, "\nMethods, by bytecodes executed: completed traces, other traces, outside; share of traces")?;
    let mut methods: Vec<_> = places.methods.iter().collect();
    methods.sort_by_key(|(method, executed)| (std::cmp::Reverse(executed.total()), **method));
    for &(&method, executed) in methods.iter().take(METHODS_SHOWN) {
        write_executed(out, &method_name(vm, method), executed)?;
    }
    writeln!(out, "\nLines executed outside traces, by bytecodes; share of traces; why, by bytecodes")?;
    let mut lines: Vec<_> = places.outside.iter().collect();
    lines.sort_by_key(|(line, why)| (std::cmp::Reverse(why.total()), **line));
    for (&(method, line), why) in lines.into_iter().take(LINES_SHOWN) {
        let percent = places.lines.get(&(method, line)).and_then(Executed::covered_percent);
        let percent = known(percent, 1);
        let mut reasons = String::new();
        for (why, bytecodes) in why.sorted().into_iter().take(REASONS_SHOWN) {
            let separator = if reasons.is_empty() { "" } else { ", " };
            let _ = write!(reasons, "{separator}{} {bytecodes}", why.text());
        }
        writeln!(out, "  {:>14} {percent:>6} %  {}  ({reasons})", why.total(), line_name(vm, method, line))?;
    }
    writeln!(out, "\nLines never executed, of methods that were: {}", places.never.len())?;
    writeln!(out, "\nTraces, by bytecodes executed in them")?;
    for trace in coverage.traces.iter().filter(|trace| trace.instructions > 0).take(TRACES_SHOWN) {
        write_trace(out, vm, trace)?;
    }
    Ok(())
}

fn write_executed(out: &mut String, name: &str, executed: &Executed) -> std::fmt::Result {
    let Executed { completed, partial, outside } = *executed;
    let percent = known(executed.covered_percent(), 1);
    writeln!(out, "  {completed:>14} {partial:>12} {outside:>12} {percent:>6} %  {name}")
}

fn write_trace(out: &mut String, vm: &Vm, trace: &TraceCounts) -> std::fmt::Result {
    let TraceCounts { id, candidate, ended, exits, instructions, retired } = trace;
    let executions: u64 = ended.iter().sum();
    let completions = ended[ended.len() - 1];
    let mut state = candidate.end.to_string();
    if !candidate.joints.is_empty() {
        let _ = write!(state, ", joined from {}", candidate.joints.len() + 1);
    }
    if retired.is_some() {
        state.push_str(", retired");
    }
    writeln!(
        out,
        "  {id}: {instructions} bytecodes, entered {executions} times, completed {completions}; ends {state}"
    )?;
    let mut last = String::new();
    for step in &candidate.steps {
        let name = block_name(vm, step.block);
        if name != last {
            writeln!(out, "      {name}")?;
        }
        last = name;
    }
    for (step, block, times) in exits.iter().take(EXITS_SHOWN) {
        let from = block_name(vm, candidate.steps[usize::from(*step)].block);
        writeln!(out, "      left {times} times at {from} for {}", block_name(vm, *block))?;
    }
    Ok(())
}

fn counters(totals: &Totals) -> [(&'static str, u64); 9] {
    [
        ("block_dispatches", totals.block_dispatches),
        ("trace_dispatches", totals.trace_dispatches()),
        ("traces_entered", totals.traces_entered),
        ("signals", totals.signals),
        ("signals_waiting", totals.signals_waiting),
        ("traces_built", totals.traces_built),
        ("traces_linked", totals.traces_linked),
        ("traces_live", totals.traces_live),
        ("traces_retired", totals.traces_retired),
    ]
}

fn executed_json(executed: &Executed) -> Value {
    json!({ "completed": executed.completed, "partial": executed.partial, "outside": executed.outside })
}

fn reasons_json(reasons: &Reasons) -> Value {
    let sorted = reasons.sorted().into_iter();
    Value::Object(sorted.map(|(why, times)| (why.name().to_owned(), times.into())).collect())
}

/// The numbers of a run as JSON: what `--stats` takes over.
pub fn figures(coverage: &Coverage) -> Value {
    let totals = &coverage.totals;
    let mut figures = json!({
        "instructions": totals.instructions,
        "coverage": { "completed": totals.coverage_completed(), "all": totals.coverage_all() },
        "completion_rate": totals.completion_rate(),
        "completion_rate_iterations": totals.completion_rate_iterations(),
        "average_trace_length_blocks": totals.average_length_blocks(),
        "average_trace_length_bytecodes": totals.average_length_bytecodes(),
        "blocks_per_weak_branch": totals.length_limit(),
        "dispatches_per_signal": totals.dispatches_per_signal(),
        "dispatches_per_trace_event": totals.dispatches_per_trace_event(),
        "instructions_per_trace_event": totals.instructions_per_trace_event(),
        "graph": {
            "nodes": coverage.graph.nodes,
            "edges": coverage.graph.edges,
            "bytes": coverage.graph.bytes,
            "histories": coverage.graph.histories,
            "histories_bytes": coverage.graph.histories_bytes,
            "misses": coverage.graph_statistics.misses,
            "decays": coverage.graph_statistics.decays,
        },
    });
    for (name, value) in counters(totals) {
        figures[name] = value.into();
    }
    for (name, (completed, blocks)) in CandidateEnd::NAMES.into_iter().zip(totals.ends) {
        figures["ends"][name] = json!({ "completed": completed, "blocks": blocks });
    }
    for (why, count) in Abort::ALL.into_iter().zip(coverage.aborts) {
        figures["aborted"][why.name()] = count.into();
    }
    figures
}

/// The report for programs.
pub fn json(coverage: &Coverage, vm: &Vm) -> String {
    let places = Places::new(coverage, vm);
    let lines = places.lines.iter().map(|(&(method, line), executed)| {
        let mut value = executed_json(executed);
        value["method"] = method_name(vm, method).into();
        value["line"] = line.into();
        if let Some(why) = places.outside.get(&(method, line)) {
            value["outside_by"] = reasons_json(why);
        }
        value
    });
    let never = places.never.iter().map(|&(method, line)| {
        let mut value = executed_json(&Executed::default());
        value["method"] = method_name(vm, method).into();
        value["line"] = line.into();
        value["outside_by"] = json!({ "never-executed": 0 });
        value
    });
    let methods = places.methods.iter().map(|(&method, executed)| {
        let mut value = executed_json(executed);
        value["method"] = method_name(vm, method).into();
        value
    });
    let classes = places.classes.iter().map(|(&class, executed)| {
        let mut value = executed_json(executed);
        value["class"] = class_name(vm, class).into();
        value
    });
    let traces = coverage.traces.iter().map(|trace| {
        let steps = trace.candidate.steps.iter();
        let exits = trace
            .exits
            .iter()
            .map(|(step, block, times)| json!({ "step": step, "to": block_name(vm, *block), "times": times }));
        json!({
            "id": trace.id.0,
            "from": trace.candidate.from.map(|from| block_name(vm, from)),
            "blocks": steps.map(|step| block_name(vm, step.block)).collect::<Vec<_>>(),
            "instructions": trace.instructions,
            "entered": trace.ended.iter().sum::<u64>(),
            "completed": trace.ended[trace.ended.len() - 1],
            "expected_completion": trace.candidate.completion,
            "end": trace.candidate.end.to_string(),
            "joints": trace.candidate.joints,
            "exits": exits.collect::<Vec<_>>(),
            "retired": trace.retired.map(|why| why.name()),
        })
    });
    let mut report = figures(coverage);
    report["schema"] = "holloway.report/1".into();
    report["lines"] = lines.chain(never).collect::<Vec<_>>().into();
    report["methods"] = methods.collect::<Vec<_>>().into();
    report["classes"] = classes.collect::<Vec<_>>().into();
    report["traces"] = traces.collect::<Vec<_>>().into();
    let mut text = format!("{report:#}");
    text.push('\n');
    text
}
