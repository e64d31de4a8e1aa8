//! The driver on whole programs: its counts against exact counters, its log, its limits, its answer to phases.

#![forbid(unsafe_code)]

mod world;

use std::collections::BTreeMap;

use holloway_profiler::bcg::{Parameters, SignalRule};
use holloway_traces::cache::{Abort, CacheBudget};
use holloway_traces::exact::outside::{Outside, Reasons};
use holloway_traces::exact::{Dispatching, ExactOptions};
use holloway_traces::limits::PathLimits;
use holloway_traces::report::coverage::Coverage;
use holloway_traces::source::Selector;
use holloway_vm::BlockId;

use world::{method_name, run, run_exactly, run_unfused};

/// Loops, calls, switches, exceptions, recursion, class initialisation, threads, phases.
const PROGRAMS: &[&str] = &[
    "arrays/Sieve",
    "switches/StringSwitches",
    "exceptions/HandlerRanges",
    "exceptions/TryFinally",
    "objects/InitOrder",
    "objects/Dispatch",
    "threads/PingPong",
    "threads/SynchronizedCounters",
    "realistic/Queens",
    "realistic/Interpreter",
    "phases/TwoPhases",
    "phases/TakingTurns",
    "phases/TwoThreads",
    "phases/Recursion",
    "phases/CorrelatedPaths",
    "traces/LongLoop",
    "traces/ThrownBelow",
    "traces/TreeEvaluator",
];

fn replay() -> ExactOptions {
    ExactOptions { dispatching: Dispatching::Replay, ..ExactOptions::default() }
}

/// Thresholds and delays.
fn settings() -> impl Iterator<Item = ExactOptions> {
    let parameters = [(100, 64), (97, 64), (97, 1), (90, 1)];
    let bcg = parameters.into_iter().map(|(threshold, delay)| ExactOptions {
        parameters: Parameters { threshold, delay, ..Parameters::default() },
        ..replay()
    });
    bcg.chain([ExactOptions { selector: Selector::Net, ..replay() }])
}

#[test]
fn every_block_is_counted_as_often_as_exact_counters_say() {
    for program in PROGRAMS {
        let (exact, output) = run_exactly(program);
        let exact_counts: BTreeMap<_, u64> = exact
            .block_counts()
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|((method, block), count)| ((method_name(&exact, method), block), count))
            .collect();
        for options in settings() {
            let run = run(program, options);
            assert_eq!(run.output, output, "{program}");
            assert_eq!(run.vm.statistics().fuel, exact.statistics().fuel, "{program}: fuel");
            let coverage = run.coverage();
            let counted: BTreeMap<_, u64> = coverage
                .blocks
                .iter()
                .enumerate()
                .map(|(at, counts)| (BlockId::from(at), counts.completed + counts.partial + counts.outside))
                .filter(|(_, count)| *count > 0)
                .map(|(block, count)| {
                    let place = run.vm.block_place(block).expect("an executed block has a place");
                    ((method_name(&run.vm, place.method), place.index), count)
                })
                .collect();
            assert_eq!(counted, exact_counts, "{program}: {options:?}");
        }
    }
}

#[test]
fn sums_by_line_method_class_and_trace_are_the_totals() {
    for program in PROGRAMS {
        for options in settings() {
            let run = run(program, options);
            let coverage = run.coverage();
            let totals = coverage.totals;
            let in_traces = totals.trace_instructions;
            for (block, counts) in coverage.blocks.iter().enumerate() {
                let reasons = coverage.outside.get(block).copied().unwrap_or_default();
                assert_eq!(reasons.total(), counts.outside, "{program}: why block {block} is outside traces");
            }
            let of_traces: u64 = coverage.traces.iter().map(|trace| trace.instructions).sum();
            assert_eq!(of_traces, in_traces, "{program}: traces");
            let entered: u64 = coverage.traces.iter().flat_map(|trace| trace.ended.iter()).sum();
            assert_eq!(entered, totals.traces_entered, "{program}: traces entered");
            let ends: u64 = totals.ends.iter().map(|(completed, _)| completed).sum();
            assert_eq!(ends, totals.traces_completed, "{program}: ends");
        }
    }
}

#[test]
fn two_runs_give_the_same_log() {
    for program in PROGRAMS {
        for options in settings() {
            let (first, second) = (run(program, options), run(program, options));
            assert!(!first.log.is_empty() || first.coverage().totals.signals == 0, "{program}");
            assert_eq!(first.log, second.log, "{program}");
        }
    }
}

/// Fused instructions and calls joined with empty methods follow the transitions that they pass over.
#[test]
fn fused_instructions_change_nothing_in_the_graph() {
    for program in PROGRAMS.iter().chain(&["gc/Structures", "objects/Constructors", "lambdas/Captures"]) {
        for dispatching in [Dispatching::Keep, Dispatching::Replay] {
            let options = ExactOptions { dispatching, ..ExactOptions::default() };
            let (fused, unfused) = (run(program, options), run_unfused(program, options));
            let (fused_graph, unfused_graph) =
                (fused.handle.print_graph(&fused.vm), unfused.handle.print_graph(&unfused.vm));
            assert!(fused_graph == unfused_graph, "{program}: {dispatching:?}");
            assert_eq!(fused.log, unfused.log, "{program}: {dispatching:?}");
        }
    }
}

#[test]
fn every_reason_to_abort_can_be_met() {
    let aborted_in = |program: &str, options: ExactOptions, why: Abort| {
        let run = run(program, options);
        let times = run.coverage().aborts[why as usize];
        assert!(times > 0, "{}", why.name());
        assert_eq!(run.events(why.name()) as u64, times, "{} in the log", why.name());
    };
    let aborted = |options: ExactOptions, why: Abort| aborted_in("realistic/Queens", options, why);
    aborted(replay(), Abort::TooShort);
    aborted(ExactOptions { budget: CacheBudget { live: 2, ..CacheBudget::default() }, ..replay() }, Abort::CacheFull);
    let limits = PathLimits { affected: 2, ..PathLimits::default() };
    aborted(ExactOptions { limits, ..replay() }, Abort::Backtracking);
    // An entry transition may change its trace once in a window.
    let budget = CacheBudget { changes: Some(1), ..CacheBudget::default() };
    let parameters = Parameters { delay: 1, ..Parameters::default() };
    aborted_in("phases/TwoPhases", ExactOptions { budget, parameters, ..replay() }, Abort::CoolingDown);
}

/// But for [`Outside::Unknown`]: the graph would have to be full of nodes that traces go through.
#[test]
fn every_reason_to_be_outside_traces_can_be_met() {
    let met_in = |program: &str, options: ExactOptions, why: Outside| {
        let reasons = run(program, options).coverage().outside;
        assert!(reasons.iter().flat_map(Reasons::sorted).any(|(met, _)| met == why), "{}", why.name());
    };
    let met = |options: ExactOptions, why: Outside| met_in("realistic/Queens", options, why);
    for why in [Outside::NewlyCreated, Outside::NotCorrelated, Outside::TooShort, Outside::NotSelected] {
        met(replay(), why);
    }
    met(ExactOptions { join: false, ..replay() }, Outside::InsideTrace);
    met(ExactOptions { budget: CacheBudget { live: 2, ..CacheBudget::default() }, ..replay() }, Outside::Limit);
    let budget = CacheBudget { changes: Some(1), ..CacheBudget::default() };
    met_in("phases/TakingTurns", ExactOptions { budget, join: false, ..replay() }, Outside::CoolingDown);
}

/// A branch that is not executed as often as the delay asks is newly created, whatever it would be found to be.
#[test]
fn branches_that_are_newly_created_are_not_called_weak() {
    let parameters = Parameters { delay: u16::MAX, ..Parameters::default() };
    let coverage = run("arrays/Sieve", ExactOptions { parameters, ..replay() }).coverage();
    let reasons = coverage.outside.iter().flat_map(Reasons::sorted);
    let totals = coverage.totals;
    let new: u64 = reasons.filter(|(why, _)| *why == Outside::NewlyCreated).map(|(_, times)| times).sum();
    assert_eq!((new, totals.traces_built), (totals.outside_blocks, 0));
}

#[test]
fn signals_that_wait_when_the_program_ends_are_told() {
    let parameters = Parameters { delay: 1, ..Parameters::default() };
    let run = run("realistic/Queens", ExactOptions { parameters, ..replay() });
    let totals = run.coverage().totals;
    assert!(totals.signals_waiting > 0);
    assert_eq!((run.coverage().totals, run.events("signal") as u64), (totals, totals.signals));
    assert_eq!(run.coverage().graph_statistics.signals, totals.signals);
}

/// The paper knows no such thing.
#[test]
fn by_the_papers_rule_for_signals_no_entry_cools_down() {
    let budget = CacheBudget { changes: Some(1), ..CacheBudget::default() };
    let aborted = |signals| {
        let parameters = Parameters { delay: 1, signals, ..Parameters::default() };
        let run = run("phases/TwoPhases", ExactOptions { budget, parameters, join: false, ..replay() });
        run.coverage().aborts[Abort::CoolingDown as usize]
    };
    assert!(aborted(SignalRule::Stable) > 0);
    assert_eq!(aborted(SignalRule::Paper), 0);
}

#[test]
fn an_entry_that_cools_down_gets_a_trace_again() {
    // An entry transition may change its trace once in a window, and cools down as long as that.
    let budget = CacheBudget { changes: Some(1), window: 16, ..CacheBudget::default() };
    let run = run("phases/TakingTurns", ExactOptions { budget, join: false, ..replay() });
    let cooled: Vec<&str> = run
        .log
        .lines()
        .filter(|line| line.contains(Abort::CoolingDown.name()))
        .filter_map(|line| line.split_whitespace().find(|word| word.starts_with('B') && word.contains(">B")))
        .collect();
    assert!(!cooled.is_empty());
    let again = cooled.iter().any(|entry| {
        let cools = |line: &&str| line.contains(entry) && line.contains(Abort::CoolingDown.name());
        let behind = run.log.lines().skip_while(|line| !cools(line));
        behind.filter(|line| line.starts_with("built") || line.starts_with("linked")).any(|line| line.contains(entry))
    });
    assert!(again, "no entry came back: {cooled:?}");
}

#[test]
fn traces_that_follow_one_another_are_joined_until_they_do_no_longer() {
    let of = |join| run("phases/CorrelatedPaths", ExactOptions { join, ..replay() });
    let (joined, apart) = (of(true), of(false));
    assert_eq!(joined.output, apart.output);
    assert!(apart.coverage().traces.iter().all(|trace| trace.candidate.joints.is_empty()));
    let long = joined.coverage();
    let both_directions = long.traces.iter().filter(|trace| {
        let completions = trace.ended[trace.ended.len() - 1];
        !trace.candidate.joints.is_empty() && completions > 4000
    });
    assert_eq!(both_directions.count(), 2, "one for each direction\n{}", joined.log);
    assert!(joined.log.contains("not-followed"), "{}", joined.log);
    // What is left at the end does not lead over the branch that says nothing any more.
    let left = long.traces.iter().filter(|trace| trace.retired.is_none() && !trace.candidate.joints.is_empty());
    for trace in left {
        let (completed, all) = (trace.ended[trace.ended.len() - 1], trace.ended.iter().sum::<u64>());
        assert!(completed as f64 > 0.95 * all as f64, "{}: {completed} of {all}", trace.candidate);
    }
    let length = |coverage: &Coverage| coverage.totals.average_length_blocks().expect("traces were completed");
    assert!(length(&long) > 1.3 * length(&apart.coverage()));
}

/// What traces have covered of a program, those that completed, in percent.
fn covered(program: &str, options: ExactOptions) -> f64 {
    run(program, options).coverage().totals.coverage_completed().expect("something was executed") * 100.0
}

#[test]
fn what_follows_a_path_that_a_limit_stops_is_covered() {
    for (join, program) in [(true, "traces/LongLoop"), (false, "traces/ThrownBelow"), (true, "traces/ThrownBelow")] {
        let covered = covered(program, ExactOptions { join, ..replay() });
        assert!(covered >= 97.0, "{program}: {covered} %");
    }
}

/// A branch whose share lies near the threshold changes its state again and again.
#[test]
fn coverage_has_no_cliff_near_any_threshold() {
    for threshold in [90, 95, 96, 97, 98, 99, 100] {
        for join in [true, false] {
            let parameters = Parameters { threshold, ..Parameters::default() };
            let covered = covered("traces/NearThreshold", ExactOptions { parameters, join, ..replay() });
            assert!(covered >= 96.0, "{threshold} %: {covered} %");
        }
    }
}

/// What one branch back says too little of.
#[test]
fn longer_correlation_covers_what_the_graph_calls_weak() {
    let least = [
        ("traces/TreeEvaluator", 97.0),
        ("traces/Permutations", 97.0),
        ("traces/RuleThirty", 97.0),
        ("traces/Automaton", 95.0),
    ];
    for (program, least) in least {
        let covered = covered(program, replay());
        assert!(covered >= least, "{program}: {covered} %");
    }
    let plain = ExactOptions { join: false, ..replay() };
    assert!(covered("traces/TreeEvaluator", plain) < 80.0);
    assert!(covered("traces/RuleThirty", plain) < 85.0);
    assert!(covered("traces/Automaton", plain) < 50.0);
}

#[test]
fn a_new_phase_gets_its_traces_and_the_old_ones_are_retired() {
    // The second phase executes its loop's head 4,096 times and the program ends.
    let run = run("phases/TwoPhases", replay());
    let coverage = run.coverage();
    let of_program = |block: BlockId| {
        let place = run.vm.block_place(block)?;
        let name = method_name(&run.vm, place.method);
        name.starts_with("TwoPhases").then_some(name)
    };
    let goes_to = |trace: &holloway_traces::report::coverage::TraceCounts, class: &str| {
        trace.candidate.steps.iter().filter_map(|step| of_program(step.block)).any(|name| name.contains(class))
    };
    let through = |class| coverage.traces.iter().filter(|trace| goes_to(trace, class)).collect::<Vec<_>>();
    let (old, new) = (through("Square.area"), through("Line.area"));
    // What begins at the loop's head, which both phases execute, expects no square any more.
    let from_loop = |trace: &holloway_traces::report::coverage::TraceCounts| {
        let place = |block| run.vm.block_place(block);
        let first = trace.candidate.steps[0].block;
        let back = |from| place(from).zip(place(first)).is_some_and(|(a, b)| a.method == b.method && b.index < a.index);
        of_program(first).is_some_and(|name| name.starts_with("TwoPhases.run"))
            && trace.candidate.from.is_some_and(back)
    };
    let stale: Vec<String> = old
        .iter()
        .filter(|trace| trace.retired.is_none() && from_loop(trace))
        .map(|trace| trace.candidate.to_string())
        .collect();
    assert!(stale.is_empty(), "{}\n{}", stale.join("\n"), run.log);
    assert!(old.iter().any(|trace| trace.retired.is_some() && from_loop(trace)), "{}", run.log);
    assert!(new.iter().any(|trace| trace.retired.is_none()), "{}", run.log);
    let executed: u64 = new.iter().map(|trace| trace.ended.iter().sum::<u64>()).sum();
    assert!(executed > 1000, "the new phase's traces were entered {executed} times");
}
