//! The options of profiler and traces, and `holloway tables`, as users give them.

use serde_json::Value;

use crate::{PHASES, file, json, run};

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/phases/TwoPhases");

#[test]
fn tables_have_all_settings_and_leave_the_output_out() {
    let file = file("tables.json");
    let option = format!("--json={}", file.display());
    let (code, stdout, stderr) = run(&["tables", &option, "--rounds=1", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    for title in ["I:", "II:", "III:", "IV:", "V:", "VI:", "VII:"] {
        assert!(stdout.contains(&format!("Table {title}")), "{title} in {stdout}");
    }
    assert!(!stdout.contains("201670000"), "the program's own output is left out");
    let tables = json(&file);
    assert_eq!(tables["schema"], "holloway.tables/2");
    let runs = tables["runs"].as_array().expect("a list of runs");
    let expected = [(100, 64), (99, 64), (98, 64), (97, 64), (95, 64), (97, 1), (97, 4096)];
    for rules in ["paper", "own"] {
        let of_rules = runs.iter().filter(|run| run["rules"] == rules);
        let settings: Vec<_> = of_rules.map(|run| (run["threshold"].as_u64(), run["delay"].as_u64())).collect();
        assert_eq!(settings, expected.map(|(threshold, delay)| (Some(threshold), Some(delay))), "{rules}");
    }
    let signals = |rules: &str| {
        let of_rules = runs.iter().filter(|run| run["rules"] == rules);
        of_rules.map(|run| run["figures"]["signals"].as_u64().expect("a count")).sum::<u64>()
    };
    assert!(signals("paper") > signals("own"), "every change is a signal by the paper's rules");
    for way in ["plain", "profiled", "fused", "fused_profiled"] {
        assert_eq!(tables["seconds"][way].as_array().map(Vec::len), Some(1), "{way}");
    }
    // One round says nothing about what else could have been measured.
    assert!(stdout.contains("not measurable"), "{stdout}");
    assert!(tables["not_joined"]["traces_built"].as_u64() > Some(0));
    assert!(tables["next_executing_tail"]["traces_built"].as_u64() > Some(0));
}

#[test]
fn tables_need_a_program_that_can_be_run() {
    let (code, stdout, stderr) = run(&["tables", "-cp", CLASSES, "Nope"]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.contains("Nope"), "{stderr}");
    let (code, _, stderr) = run(&["tables", "--rounds=0", "-cp", CLASSES, "TwoPhases"]);
    assert_eq!((code, stderr.contains("--rounds=0")), (Some(1), true));
}

#[test]
fn tables_of_a_program_that_fails_say_so_with_its_exit_code_and_what_it_said() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/");
    for (options, program, said, ended) in [
        (
            &["--only=traces"][..],
            "exceptions/Uncaught",
            "Exception in thread \"main\"",
            "exit code 1 (uncaught exception)",
        ),
        (&["--only=cost"], "exit/ExitFromThread", "exiting\n", "exit code 3 (exit)"),
        (&["--fuel=1000"], "exceptions/Uncaught", "", "exit code 125 (out of fuel)"),
        (&["--signals=paper", "--fuel=x"], "exceptions/Uncaught", "--fuel", "exit code 1"),
    ] {
        let (class_path, main) = (format!("{folder}{program}"), program.rsplit('/').next().expect("it has a name"));
        let (code, stdout, stderr) = run(&[&["tables"][..], options, &["-cp", &class_path, main]].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{program}: {stderr}");
        let (before, last) = stderr.trim_end().rsplit_once('\n').unwrap_or(("", stderr.trim_end()));
        assert!(last.starts_with("Error: holloway tables: ") && last.contains(ended), "{program}: {stderr}");
        assert!(format!("{before}\n").contains(said), "{program}: {stderr}");
    }
}

#[test]
fn what_was_not_measured_is_null_and_a_dash() {
    let file = file("nothing.json");
    let stats = format!("--stats=json:{}", file.display());
    // No branch leaves its start state: there are no traces, and no signals.
    let options = ["--tier=replay", "--delay=65535", "--fuel=100000", &stats, "-cp", CLASSES, "TwoPhases"];
    run(&options);
    let figures = json(&file);
    assert_eq!((figures["signals"].as_u64(), figures["traces_entered"].as_u64()), (Some(0), Some(0)));
    assert!(figures["block_dispatches"].as_u64() > Some(0), "{figures}");
    for name in
        ["completion_rate", "average_trace_length_blocks", "dispatches_per_signal", "dispatches_per_trace_event"]
    {
        assert!(figures.get(name).is_some_and(Value::is_null), "{name}: {figures}");
    }
    assert_eq!(figures["coverage"]["completed"].as_f64(), Some(0.0), "nothing of something is 0");
}

#[test]
fn options_of_traces_without_effect_are_refused() {
    for (arguments, text) in [
        (&["-Xint", "--threshold=90"][..], "--threshold has no effect where nothing is profiled"),
        (&["--profile=off", "--select=net"], "--select has no effect"),
        (
            &["-Xint", "--report=-"],
            "--report has no effect where nothing is profiled: leave out -Xint (--tier=interp)\n",
        ),
        (&["--tier=interp", "--report=-"], ": leave out -Xint (--tier=interp)\n"),
        (&["--profile=off", "--fail-under=1"], ": leave out --profile=off\n"),
        (&["--tier=interp", "--profile=off", "--perf-map"], ": leave out -Xint (--tier=interp) and --profile=off\n"),
        (&["--tier=profile", "--report=-"], "--report has no effect where traces are selected and nothing else"),
        (&["--tier=profile", "--fail-under=50"], "--fail-under has no effect"),
        (&["--join=off"], "needs --tier=replay"),
        (&["--tier=profile", "--join=off"], "--join has no effect"),
        (&["--tier=replay", "--select=net", "--join=on"], "--join has no effect"),
    ] {
        let (code, stdout, stderr) = run(&[arguments, &["-cp", CLASSES, "TwoPhases"]].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(stderr.contains(text), "{arguments:?}: {stderr}");
    }
}

#[test]
fn both_selectors_give_the_traces_of_machine_code() {
    let plain = run(&[&["-Xint"][..], &PHASES].concat());
    for select in ["--select=bcg", "--select=net"] {
        let file = file(&format!("selected{select}.json"));
        let stats = format!("--stats=json:{}", file.display());
        assert_eq!(run(&[&["--compile=now", select, &stats][..], &PHASES].concat()), plain);
        let on_traces = json(&file)["compiled"]["fuel_on_traces"].as_u64();
        assert!(on_traces > Some(0), "{select}: {on_traces:?}");
    }
}

#[test]
fn dumps_have_the_forms_that_are_read_back() {
    let (_, _, graph) = run(&["--tier=profile", "--dump=bcg", "-cp", CLASSES, "TwoPhases"]);
    assert!(graph.starts_with("graph threshold 97 delay 64 decay 256\n"), "{graph}");
    let (_, _, candidates) = run(&["--tier=profile", "--dump=candidates", "-cp", CLASSES, "TwoPhases"]);
    let first = candidates.split("# ").nth(1).and_then(|text| text.split_once('\n'));
    let (_, first) = first.expect("there is a trace");
    assert!(holloway_traces::candidate::Candidate::parse(first).is_some(), "{first}");
}

#[test]
fn wrong_values_are_refused_with_what_is_possible() {
    for (options, expected) in [
        (&["--threshold=0"][..], "1 to 100"),
        (&["--delay=x"], "1 to 65535"),
        (&["--signals=all"], "stable or paper"),
        (&["--join=maybe"], "on or off"),
        (&["--select=best"], "bcg or net"),
        (&["--profile=sometimes"], "gated, always or off"),
        (&["--tier=replay", "--profile=gated"], "--tier=jit"),
        (&["--report=coverage.doc"], ".json"),
        (&["--report"], "--report needs a file"),
        (&["--report=/nonexistent/x.html"], "there is no folder /nonexistent"),
        (&["--tier=profile", "--select=net"], "--tier=replay"),
    ] {
        let (code, stdout, stderr) = run(&[options, &["-cp", CLASSES, "TwoPhases"]].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{options:?}");
        assert!(stderr.contains(expected), "{options:?}: {stderr}");
    }
}

#[test]
fn profiling_is_gated_always_or_off() {
    let compiled = |log: &str| log.lines().any(|line| line.contains("compiled"));
    let logged = |options: &[&str]| {
        let (code, stdout, stderr) = run(&[options, &["--trace-log", "-cp", CLASSES, "TwoPhases"]].concat());
        assert_eq!(code, Some(0), "{options:?}: {stderr}");
        (stdout, stderr)
    };
    let (expected, default) = logged(&["--compile=now"]);
    let (stdout, gated) = logged(&["--compile=now", "--profile=gated"]);
    assert_eq!((stdout, &gated), (expected.clone(), &default));
    let (stdout, always) = logged(&["--profile=always"]);
    let (_, profile) = logged(&["--tier=profile"]);
    assert_eq!((stdout, &always), (expected.clone(), &profile));
    assert!(always.contains("built") && !compiled(&always), "{always}");
    let file = file("off.json");
    let stats = format!("--stats=json:{}", file.display());
    let (code, stdout, stderr) = run(&["--profile=off", &stats, "-cp", CLASSES, "TwoPhases"]);
    assert_eq!((code, stdout, stderr.as_str()), (Some(0), expected, ""));
    assert_eq!(json(&file)["compile"]["count"], 0);
}

/// What compiled code counts goes into the graph: it sees a new phase there, though nothing is profiled.
#[test]
fn a_new_phase_in_compiled_code_raises_a_signal() {
    let classes = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/phases/CompiledPhases");
    // Nothing else is to find out that an exit is taken often.
    let options = ["--jit=recompiles=0,exits=2000000000,exit-samples=1000000", "--compile=now", "--trace-log"];
    let (code, stdout, log) = run(&[&options[..], &["-cp", classes, "CompiledPhases", "60000000"]].concat());
    // As Java has it.
    assert_eq!((code, stdout.as_str()), (Some(0), "659146213505\n"), "{log}");
    let lines: Vec<Vec<&str>> = log.lines().map(|line| line.split(' ').collect()).collect();
    let value = |line: &[&str], name: &str| {
        let found = line.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        found.map(str::to_owned)
    };
    let first = |event: &str, from: usize| lines[from..].iter().position(|line| line[0] == event).map(|at| at + from);
    let compiled = first("compiled", 0).expect("the loop is compiled");
    let root = value(&lines[compiled], "root").expect("it has a root");
    let weakened = lines[compiled..].iter().position(|line| {
        let was = value(line, "was").unwrap_or_default();
        let strong = was.starts_with("unique") || was.starts_with("strong");
        strong && value(line, "now").is_some_and(|now| now.starts_with("weak"))
    });
    let weakened = compiled + weakened.unwrap_or_else(|| panic!("no branch becomes weak\n{log}"));
    let folded = |range: std::ops::Range<usize>| -> u64 {
        let of_root = |line: &&Vec<&str>| line[0] == "folded" && value(line, "root").as_ref() == Some(&root);
        let executions = |line: &Vec<&str>| value(line, "executions")?.parse::<u64>().ok();
        lines[range].iter().filter(of_root).filter_map(executions).sum()
    };
    // The budget tells the iterations: thirty million until the new phase, then some before it is seen.
    let before = folded(0..weakened);
    assert!((29_000_000..34_000_000).contains(&before), "{before} iterations\n{log}");
    let exit = first("exit", weakened).unwrap_or_else(|| panic!("the exit does not report\n{log}"));
    assert!(first("profiling", weakened) > Some(exit), "{log}");
    assert!(first("compiled", exit).is_some(), "what lies behind the exit is not compiled\n{log}");
}

/// Where the receiver decides, all callees become roots, and machine code goes on in them.
#[test]
fn calls_of_methods_of_six_classes_stay_in_machine_code() {
    let classes = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/regions/SixReceivers");
    let file = file("receivers.json");
    let stats = format!("--stats=json:{}", file.display());
    let (code, stdout, _) = run(&["--compile=now", &stats, "-cp", classes, "SixReceivers", "3000000"]);
    // As Java has it.
    assert_eq!((code, stdout.as_str()), (Some(0), "4119165390883\n8634819743341\n"));
    let exits = &json(&file)["exits"];
    let taken = |reason: &str| exits[reason].as_u64().unwrap_or(u64::MAX);
    // Of six million calls, half are to methods that their region does not tell apart.
    let left = taken("receiver").saturating_add(taken("call"));
    assert!(left < 200_000, "{exits}");
}

#[test]
fn perf_is_told_what_the_code_is() {
    let folder = file("jitdump");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).expect("a folder");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.args(["--jitdump", "--perf-map"]).args(crate::PHASES).env("TMPDIR", &folder);
    assert!(command.output().expect("it starts").status.success());
    let find = |start: &str| {
        let mut files = std::fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry"));
        let file = files.find(|file| file.file_name().to_string_lossy().starts_with(start));
        std::fs::read(file.expect("the file is there").path()).expect("it is read")
    };
    let dump = find("jit-");
    let word = |at: usize| u32::from_ne_bytes(dump[at..at + 4].try_into().expect("four bytes"));
    let long = |at: usize| u64::from_ne_bytes(dump[at..at + 8].try_into().expect("eight bytes"));
    assert_eq!((word(0), word(4), word(8)), (0x4a69_5444, 1, 40));
    let mut names = Vec::new();
    let mut at = 40;
    while at < dump.len() {
        let (kind, bytes) = (word(at), word(at + 4) as usize);
        if kind == 0 {
            let (address, code) = (long(at + 24), long(at + 40) as usize);
            let name = dump[at + 56..at + bytes - code].split(|&byte| byte == 0).next().expect("a name");
            names.push((address, code, String::from_utf8(name.to_vec()).expect("UTF-8")));
        }
        at += bytes;
    }
    assert_eq!(at, dump.len());
    assert!(names.iter().any(|(_, code, name)| *code > 0 && name.starts_with("CompiledPhases.")), "{names:?}");
    // By lines, of which the loop has these.
    let lines = names.iter().filter_map(|(_, _, name)| name.strip_prefix("CompiledPhases.main:"));
    let lines: Vec<u16> = lines.map(|line| line.parse().expect("a line")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| (11..=20).contains(line)), "{names:?}");
    // The map tells the same.
    let map = String::from_utf8(find("perf-")).expect("UTF-8");
    for (address, code, name) in &names {
        assert!(map.contains(&format!("{address:x} {code:x} {name}\n")), "{name} in {map}");
    }
}

#[test]
fn dumps_say_for_which_bytecode_code_was_made() {
    for (form, line) in [("ir", "read_slot"), ("opt", "read_slot"), ("asm", "  mov ")] {
        let (code, _, stderr) = run(&[&["--compile=now", &format!("--dump={form}")[..]][..], &crate::PHASES].concat());
        assert_eq!(code, Some(0));
        assert!(stderr.contains(line), "{form}: {stderr}");
        let places = stderr.lines().filter(|line| line.trim_start().starts_with("; CompiledPhases.main:")).count();
        assert!(places > 3, "{form} names {places} places");
        assert!(stderr.contains(" @") && stderr.contains("iadd"), "{form} has bytecodes");
    }
}
