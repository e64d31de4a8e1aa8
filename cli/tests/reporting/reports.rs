//! `--report` as users give it: the data of both ways to run, and that it keeps to its schema.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{PHASES, file, json, run};

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/");

fn option(file: &Path) -> String {
    format!("--report={}", file.display())
}

/// Fails where a report is not as the published schema says.
fn validate(report: &Value) {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/report.schema.json");
    let (mut schemas, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
    compiler.add_resource("report.json", json(&schema)).expect("the schema is one");
    let schema = compiler.compile("report.json", &mut schemas).expect("the schema is one");
    if let Err(error) = schemas.validate(report, schema) {
        panic!("{error:#}");
    }
}

fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().unwrap_or_else(|| panic!("{name} is a list")).as_slice()
}

fn work(of: &Value) -> u64 {
    of["work"].as_object().expect("an object").values().filter_map(Value::as_u64).sum()
}

#[test]
fn exact_reports_have_every_line_with_its_reasons() {
    let file = file("exact.json");
    let classes = format!("{CLASSES}realistic/Queens");
    let plain = run(&["-Xint", "-cp", &classes, "Queens"]);
    assert_eq!(run(&["--tier=replay", &option(&file), "-cp", &classes, "Queens"]), plain);
    let report = json(&file);
    validate(&report);
    assert_eq!((&report["schema"], &report["counting"]["work"]), (&"holloway.report/2".into(), &"exact".into()));
    assert_eq!(list(&report, "classes")[0]["name"], "Queens");
    assert_eq!(list(&report, "classes")[0]["source_file"], "Queens.java");
    let (mut partly, mut never) = (0, 0);
    for line in list(&report, "methods").iter().filter_map(|method| method["lines"].as_array()).flatten() {
        let reasons = line["reasons"].as_array().map_or(0, Vec::len);
        let outside = line["work"]["interpreted"].as_u64().unwrap_or(0);
        // What was done outside has reasons, and their work is all of it.
        let of_reasons: u64 =
            line["reasons"].as_array().into_iter().flatten().filter_map(|reason| reason["work"].as_u64()).sum();
        assert_eq!(of_reasons, outside, "{line}");
        partly += u64::from(outside > 0 && work(line) > outside);
        if line["cover"] == "never-run" {
            never += 1;
            assert_eq!((work(line), reasons), (0, 0), "{line}");
        }
    }
    assert!(partly > 0 && never > 0, "{partly} {never}");
    // Library code is folded: it has names, totals, and the lines that did work.
    let library = list(&report, "classes").iter().filter(|class| class["library"] == true);
    // What the VM itself makes has no source.
    let library = library.filter(|class| !class["name"].as_str().is_some_and(|name| name.contains("+0x")));
    let methods = library.flat_map(|class| list(class, "methods")).filter_map(Value::as_u64);
    let methods: Vec<&Value> = methods.map(|method| &report["methods"][method as usize]).collect();
    assert!(!methods.is_empty());
    for method in methods {
        assert!(method.get("blocks").is_none() && method.get("code").is_none(), "{method}");
        // Of others the name is needed, and nothing else.
        let lines = if work(method) > 0 { list(method, "lines") } else { &[] };
        assert_eq!(lines.iter().map(work).sum::<u64>(), work(method), "{method}");
        assert!(lines.iter().all(|line| work(line) > 0 && line["line"].as_u64() > Some(0)), "{method}");
    }
}

#[test]
fn reports_of_runs_as_they_come_leave_the_compiler_on() {
    let file = file("compiled.json");
    let plain = run(&[&["-Xint"][..], &PHASES].concat());
    assert_eq!(run(&[&["--compile=now", &option(&file)][..], &PHASES].concat()), plain);
    let report = json(&file);
    validate(&report);
    assert_eq!((&report["counting"]["tier"], &report["counting"]["work"]), (&"jit".into(), &"sampled".into()));
    let machine = report["work"]["compiled"].as_u64();
    assert!(machine > Some(0), "{}", report["work"]);
    let all: u64 = list(&report, "classes").iter().map(work).sum();
    let unplaced: u64 = report["unplaced"].as_object().expect("work").values().filter_map(Value::as_u64).sum();
    assert_eq!(all + unplaced, work(&report));
    let (regions, traces) = (list(&report, "regions"), list(&report, "traces"));
    assert!(!regions.is_empty());
    for region in regions {
        let blocks = list(region, "blocks");
        let shares: f64 = blocks.iter().filter_map(|block| block["share"].as_f64()).sum();
        // Each is rounded to millionths.
        assert!((shares - 1.0).abs() < 1e-6 * blocks.len().max(1) as f64, "{region}");
        for block in blocks.iter().filter(|block| block.get("trace").is_some()) {
            let of = |at: usize| block["trace"][at].as_u64().expect("a number");
            let trace = traces.iter().find(|trace| trace["id"].as_u64() == Some(of(0))).expect("it is told");
            let step = &list(trace, "steps")[of(1) as usize];
            assert_eq!((&step["method"], &step["at"]), (&block["method"], &block["at"]));
        }
    }
    // Which lines ran at all is known, though nothing counts the others.
    let source = std::fs::read_to_string(Path::new(CLASSES).join("../phases/CompiledPhases.java")).expect("a source");
    let lines = list(&report, "methods").iter().filter_map(|method| method["lines"].as_array()).flatten();
    for line in lines {
        let text = source.lines().nth(line["line"].as_u64().expect("a number") as usize - 1).expect("it is there");
        assert_eq!(line["cover"] == "never-run", text.contains("class CompiledPhases"), "{text}: {line}");
    }
    assert!(list(&report, "events").iter().any(|event| event["kind"] == "compiled"));
}

/// In the place of `javac` stands a script that takes its time, and then has the classes already.
#[test]
fn compiling_a_source_is_no_part_of_the_run() {
    const TAKEN: Duration = Duration::from_secs(1);
    const JAVAC: &str =
        "#!/bin/sh\nsleep 1\nwhile [ \"$1\" != -d ]; do shift || exit; done\ncp \"$CLASSES\"/*.class \"$2\"\n";
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slow-javac");
    std::fs::create_dir_all(&folder).expect("a folder");
    let (javac, file) = (folder.join("javac"), file("source.json"));
    std::fs::write(&javac, JAVAC).expect("it is written");
    std::fs::set_permissions(&javac, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/phases/CompiledPhases.java");
    let plain = run(&PHASES);
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.args(["--compile=now", &option(&file), source, PHASES[3]]).stdin(Stdio::null());
    command.env("PATH", path).env("CLASSES", PHASES[1]).env_remove("CLASSPATH").env_remove("HOLLOWAY_COMPILER");
    let begun = Instant::now();
    let output = command.output().expect("the program starts");
    let rest = begun.elapsed().saturating_sub(TAKEN);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    assert_eq!((output.status.code(), text(output.stdout), text(output.stderr)), plain);
    let report = json(&file);
    let total = Duration::from_nanos(report["time"]["total"].as_u64().expect("a number"));
    assert!(total <= rest, "{total:?}, and without the compiler all of it took {rest:?}");
    // Nor does the time line begin with the compiler.
    let last = list(&report, "events").iter().filter_map(|event| event["at"].as_u64()).max();
    let last = Duration::from_nanos(last.expect("something was compiled"));
    assert!(last <= total, "{last:?} of {total:?}");
}

#[test]
fn a_report_on_the_terminal_is_short_and_says_what_to_do() {
    for (arguments, texts) in [
        (&PHASES[..], &["Where time went", "compiled from traces", "CompiledPhases.main:20", "Outside, and why"][..]),
        (
            &["--tier=replay", "-cp", PHASES[1], "CompiledPhases", "30000"],
            &["Where bytecodes", "in completed traces", "Exact"],
        ),
        // Too short for a sample, or for many.
        (&["-cp", concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/classes"), "Hello"], &["sample"]),
    ] {
        let plain = run(arguments).1;
        let (code, stdout, stderr) = run(&[&["--report=-"][..], arguments].concat());
        assert_eq!((code, stderr.as_str()), (Some(0), ""));
        let report =
            stdout.strip_prefix(&plain).unwrap_or_else(|| panic!("it follows what the program says: {stdout}"));
        assert!(report.lines().count() <= 40, "{report}");
        assert!(report.lines().all(|line| line.chars().count() <= 80), "{report}");
        assert!(!report.contains('\x1b'), "colours are for terminals");
        for text in texts {
            assert!(report.contains(text), "{text} in {report}");
        }
    }
}

/// A disk that is full loses a report: that is said.
#[test]
#[cfg(target_os = "linux")]
fn a_report_that_cannot_be_printed_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device");
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    let output = command.arg("--report=-").args(PHASES).stdout(full).output().expect("the program starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("standard output: "), "{stderr}");
}

/// A report's old file is not touched before there is a new one, and none is begun that has no place.
#[test]
fn files_of_reports_are_looked_at_before_the_run() {
    let old = file("old.json");
    std::fs::write(&old, "old").expect("it is written");
    let (code, stdout, stderr) =
        run(&[option(&old).as_str(), "--report=/nonexistent/x.html", "-cp", PHASES[1], PHASES[2]]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert_eq!(stderr, "Error: --report=/nonexistent/x.html: there is no folder /nonexistent\n");
    assert_eq!(std::fs::read_to_string(&old).expect("it is there"), "old");
    let folder = env!("CARGO_TARGET_TMPDIR");
    let (code, stdout, stderr) = run(&[&format!("--report={folder}"), "-cp", PHASES[1], PHASES[2]]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert_eq!(stderr, format!("Error: --report={folder}: it is a folder: name a file in it, as report.html\n"));
    // It may be written, as far as permissions tell, but takes no files.
    if cfg!(target_os = "linux") {
        let (code, stdout, stderr) = run(&["--report=/proc/x.html", "-cp", PHASES[1], PHASES[2]]);
        assert_eq!((code, stdout.as_str()), (Some(1), ""));
        let refused = "Error: --report=/proc/x.html: no file can be created in /proc";
        // Permissions may be asked for first.
        assert!(stderr.starts_with(refused) && !stderr.contains("No such file"), "{stderr}");
    }
}

#[test]
fn too_little_on_traces_fails_if_that_is_wanted() {
    let replay = ["--tier=replay", "--fail-under=50"];
    assert_eq!(run(&[&replay[..], &PHASES].concat()).0, Some(0));
    let (code, stdout, stderr) =
        run(&[&["--tier=replay", "--delay=65535", "--fail-under=50"][..], &["-cp", PHASES[1], PHASES[2], "3000"]]
            .concat());
    assert_eq!((code, stdout.lines().count()), (Some(1), 1));
    assert!(stderr.contains("less than 50 % (--fail-under)"), "{stderr}");
    assert!(stderr.contains(" % of the work in the program's own classes "), "{stderr}");
}

/// What was not begun has a reason, and no report.
#[test]
fn a_program_that_is_not_begun_has_no_report() {
    let classes = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes");
    let page = file("not-begun.html");
    for class in ["Mian", "NoMain", "AbsentSuper"] {
        let plain = run(&["-cp", classes, class]);
        assert_eq!((plain.0, plain.1.as_str()), (Some(1), ""));
        for report in ["--report=-", &option(&page), "--fail-under=50"] {
            assert_eq!(run(&[report, "-cp", classes, class]), plain, "{report}");
        }
        assert!(!page.exists(), "{class}");
    }
}

#[test]
fn folders_of_sources_that_are_not_there_are_told() {
    let report = file("no-sources.json");
    let sources = format!("--source-path={CLASSES}:nope::nor/this.jar");
    let (code, stdout, stderr) = run(&[&[option(&report).as_str(), &sources][..], &PHASES].concat());
    assert_eq!((code, stdout), (Some(0), run(&PHASES).1));
    let told = ["nope", "nor/this.jar"]
        .map(|name| format!("holloway: note: --source-path: there is no folder or jar {name}\n"));
    assert_eq!(stderr, told.concat());
    assert!(report.exists());
}

#[test]
#[cfg(unix)]
fn reports_say_which_signal_ended_the_program() {
    let report = file("signalled.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
    command.args([option(&report).as_str(), "-cp", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes"), "Spin"]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut ready = [0; 6];
    let mut stdout = child.stdout.take().expect("a pipe");
    std::io::Read::read_exact(&mut stdout, &mut ready).expect("the first line");
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill starts");
    assert!(killed.success());
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert_eq!(json(&report)["program"]["end"], "ended by SIGINT");
}

#[test]
fn listings_tell_what_became_of_each_block() {
    let file = file("listings.json");
    let plain = run(&PHASES);
    assert_eq!(run(&[&["--compile=now", "--listings", &option(&file)][..], &PHASES].concat()), plain);
    let report = json(&file);
    validate(&report);
    let listed = |region: &Value, of: &str| list(region, of).to_vec();
    let mut told = 0;
    for region in list(&report, "regions") {
        let blocks = list(region, "blocks");
        for of in ["ir", "machine_code"] {
            let lines = listed(region, of);
            assert!(!lines.is_empty(), "{region}");
            for line in lines.iter().filter(|line| line.get("block").is_some()) {
                let block = &blocks[line["block"].as_u64().expect("a number") as usize];
                // The bytecode belongs to the block.
                assert!(line["at"].as_u64() >= block["at"].as_u64(), "{line} {block}");
                told += 1;
            }
        }
        // Those of exits and of the entry belong to no block.
        let of_blocks = listed(region, "machine_code").iter().filter(|line| line.get("block").is_some()).count();
        assert!(of_blocks > blocks.len(), "{of_blocks} instructions of {} blocks have a place", blocks.len());
    }
    assert!(told > 40, "{told}");
}

#[test]
fn reports_have_the_graph_with_states_and_edges() {
    for (name, options) in [("graph-exact.json", ["--tier=replay"]), ("graph-compiled.json", ["--compile=now"])] {
        let file = file(name);
        run(&[&options[..], &[&option(&file)], &PHASES].concat());
        let report = json(&file);
        let nodes = list(&report["graph"], "nodes");
        assert!(nodes.len() >= 10, "{name}: {} nodes", nodes.len());
        for node in nodes {
            let edges = list(node, "successors");
            let sum: u64 = edges.iter().filter_map(|edge| edge[1].as_u64()).sum();
            assert!(Some(sum) <= node["weight"].as_u64(), "{node}");
            let of = |edge: &Value| &nodes[edge[0].as_u64().expect("a number") as usize];
            // N(X,Y) leads to N(Y,Z).
            let follows =
                |edge| (&of(edge)["from"]["method"], &of(edge)["from"]["at"]) == (&node["method"], &node["at"]);
            assert!(edges.iter().all(|edge| of(edge).get("from").is_none() || follows(edge)), "{node}");
        }
        assert!(nodes.iter().any(|node| node["state"] == "unique" || node["state"] == "strong"));
    }
}

#[test]
fn reports_are_shown_again_and_compared() {
    let (before, after) = (file("before.json"), file("after.json"));
    let replay = |file: &Path, times| run(&["--tier=replay", &option(file), "-cp", PHASES[1], PHASES[2], times]);
    replay(&before, "20000");
    replay(&after, "30000");
    let names = [&before, &after].map(|file| file.to_str().expect("a name"));
    let (code, stdout, stderr) = run(&["report", "diff", names[0], names[1]]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.contains("on traces or in machine code") && stdout.contains("bytecodes"), "{stdout}");
    let page = file("diff.html");
    let (code, stdout, stderr) = run(&["report", "diff", names[0], names[1], page.to_str().expect("a name")]);
    assert_eq!((code, stdout.as_str(), stderr.as_str()), (Some(0), "", ""));
    assert!(std::fs::read_to_string(&page).expect("a page").contains("CompiledPhases 30000: before and after"));
    let table = file("profilers.json");
    std::fs::write(&table, "{\"schema\":\"holloway.profile/1\",\"sources\":[]}").expect("it is written");
    let (shown, profilers) = (file("shown.json"), format!("--profilers={}", table.display()));
    let (code, _, stderr) = run(&["report", "show", names[0], shown.to_str().expect("a name"), &profilers]);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    validate(&json(&shown));
    assert_eq!(json(&shown)["profilers"]["schema"], "holloway.profile/1");
    let (code, _, stderr) = run(&["report", "show", names[0], &format!("--profilers={}", names[0])]);
    assert_eq!(code, Some(1));
    assert!(stderr.contains("no table of profilers"), "{stderr}");
}

#[test]
fn who_looks_on_is_told_what_is_hot() {
    let file = file("live.jsonl");
    let plain = run(&PHASES);
    assert_eq!(run(&[&[&format!("--live={}", file.display())[..]][..], &PHASES].concat()), plain);
    let text = std::fs::read_to_string(&file).expect("lines");
    let last: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    assert_eq!(last["schema"], "holloway.live/1");
    assert!(last["regions"].as_u64() > Some(0) && !list(&last, "places").is_empty(), "{last}");
    let times = |of: &str| list(&last, "places").iter().filter_map(|place| place[of].as_u64()).sum::<u64>();
    assert!(times("compiled") <= last["compiled"].as_u64().expect("a number"));
    // On what is no terminal, `top` tells how it was at last.
    let (code, stdout, stderr) = run(&[&["top"][..], &PHASES].concat());
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(stdout.contains("in machine code") && stdout.contains("CompiledPhases"), "{stdout}");
}
