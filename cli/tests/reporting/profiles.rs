//! `holloway profile`, and profiles that outlive runs, as users give them.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{file, run};

const CLASSES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs/classes/phases/TwoPhases");

fn shown(option: &str, file: &Path) -> String {
    format!("{option}={}", file.display())
}

#[test]
fn all_profilers_are_scored_and_count_alone_what_they_count_together() {
    let (json_file, csv_file) = (file("profilers.json"), file("profilers.csv"));
    let (json, csv) = (json_file.display().to_string(), csv_file.display().to_string());
    let options = ["profile", "--rounds=1", "--json", &json, "--csv", &csv, "-cp", CLASSES, "TwoPhases"];
    let (code, stdout, stderr) = run(&options);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    assert!(!stdout.contains("201670000"), "the program's own output is left out");
    let told: Value =
        serde_json::from_str(&std::fs::read_to_string(&json_file).expect("the file was written")).expect("JSON");
    assert_eq!(told["schema"], "holloway.profile/1");
    let profilers = told["sources"].as_array().expect("a list");
    let names: Vec<&str> = profilers.iter().filter_map(|profiler| profiler["source"].as_str()).collect();
    let of_text = ["tpp(5,15)", "bpp(1000)", "spp(1000)", "counters(64,4)", "bbb", "sampling(1024)", "twobit(65536)"];
    let expected = [&["exact", "pp"][..], &of_text, &["history(12,marker,65536)"]].concat();
    assert_eq!(names, expected);
    for profiler in profilers {
        let name = profiler["source"].as_str().unwrap_or_default();
        assert!(stdout.contains(name), "{name} in {stdout}");
        let samples = name.starts_with("sampling");
        assert_eq!(profiler["same_alone"].as_bool(), if samples { None } else { Some(true) }, "{name}");
        assert!(profiler["selection_error"].as_array().is_some_and(|errors| errors.len() == 4), "{name}");
    }
    // Two loops, some hundred thousand turns each.
    let figure = |name: &str, what: &str| {
        let profiler = profilers.iter().find(|profiler| profiler["source"] == name).expect("it was asked for");
        profiler[what].as_f64().unwrap_or(f64::NAN)
    };
    for (name, what) in [("exact", "overlap"), ("pp", "overlap"), ("pp", "attribution")] {
        assert!((figure(name, what) - 100.0).abs() < 1e-6, "{name} {what}");
    }
    assert!(figure("tpp(5,15)", "attribution") > 95.0);
    assert!(figure("counters(64,4)", "hot_spots") > 0.0);
    let lines = std::fs::read_to_string(&csv_file).expect("the file was written");
    assert_eq!(lines.lines().count(), 1 + profilers.len());
    let cells = |line: &str| line.split('"').step_by(2).flat_map(|part| part.matches(',')).count();
    let counts: Vec<usize> = lines.lines().map(cells).collect();
    assert!(counts.iter().all(|&count| count == counts[0]), "{counts:?}");
}

#[test]
fn a_sweep_prints_tables_and_draws_curves() {
    let (json_file, plots) = (file("sweep.json"), file("sweep-plots"));
    let (json, folder) = (json_file.display().to_string(), plots.display().to_string());
    let options = ["profile", "--sweep", "--plots", &folder, "--json", &json, "-cp", CLASSES, "TwoPhases"];
    let (code, stdout, stderr) = run(&options);
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    for head in ["Budgets", "Thresholds", "Loop heads with 64 counters", "Hot spots"] {
        assert_eq!(stdout.lines().filter(|line| line.starts_with(head)).count(), 1, "{head} in {stdout}");
    }
    let told: Value =
        serde_json::from_str(&std::fs::read_to_string(&json_file).expect("the file was written")).expect("JSON");
    let profilers = told["sources"].as_array().expect("a list");
    let of = |name: &str| profilers.iter().find(|profiler| profiler["source"] == name).expect("it is swept");
    assert_eq!(profilers.len(), 21);
    for name in ["bpp(100)", "bpp(10000)", "spp(100)", "spp(10000)"] {
        let overlap = of(name)["overlap"].as_f64().expect("it was scored");
        assert!((0.0..=100.0).contains(&overlap), "{name}: {overlap}");
        // A row of the table has it.
        let budget = name.trim_matches(|letter: char| !letter.is_ascii_digit());
        let row = stdout.lines().find(|line| line.trim_start().starts_with(&format!("{budget} "))).expect("a row");
        assert!(row.contains(&format!("{overlap:.1}")) && row.ends_with("-"), "costs were not measured: {row}");
        assert_eq!(of(name)["cost_percent"], Value::Null);
    }
    // A loop of some ten thousand turns, which is a hot spot.
    let (heads, spots) = (&of("counters-study(64)")["counters_study"], &of("bbb-study")["hot_spot_study"]);
    assert!(heads["reached"][4].as_u64().is_some_and(|heads| heads >= 1), "{heads}");
    assert!(spots["hot_spots"].as_u64().is_some_and(|spots| spots >= 1), "{spots}");
    let part = |name: &str| spots[name].as_u64().expect("a count");
    assert!(part("detected") <= part("hot") && part("hot") <= part("executed"), "{spots}");
    let (obvious, all) = (&of("tpp(5,5)")["obvious"]["obvious"], &of("tpp(5,5)")["obvious"]["all"]);
    assert!(obvious.as_u64() <= all.as_u64() && all.as_u64() > Some(0), "{obvious} of {all}");
    for name in ["budgets.svg", "loop-heads.svg"] {
        let svg = std::fs::read_to_string(plots.join(name)).expect("the picture was drawn");
        assert!(svg.starts_with("<svg") && svg.contains("10000"), "{name}");
    }
}

#[test]
fn profilers_need_a_program_and_names_that_there_are() {
    for (arguments, said) in [
        (&["profile", "--rounds=1"][..], "Usage: holloway profile"),
        (&["profile", "--sources=pp,xyz", "-cp", CLASSES, "TwoPhases"], "xyz: sources are exact, pp"),
        (&["profile", "--rounds=x", "-cp", CLASSES, "TwoPhases"], "--rounds=x"),
        (&["profile", "--rounds=0", "-cp", CLASSES, "Nope"], "Nope"),
        (&["profile", "--sweep=1", "-cp", CLASSES, "TwoPhases"], "--sweep takes no value"),
        (&["profile", "--sweep", "--sources=pp", "-cp", CLASSES, "TwoPhases"], "without --sources"),
        (&["profile", "--plots", "x", "-cp", CLASSES, "TwoPhases"], "--plots are of --sweep"),
    ] {
        let (code, stdout, stderr) = run(arguments);
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(stderr.contains(said), "{stderr}");
    }
}

#[test]
fn a_run_starts_with_what_another_one_has_stored() {
    let stored = file("stored.profile");
    let (option_out, option_in) = (shown("--profile-out", &stored), shown("--profile-in", &stored));
    // So that what is stored, and when a window opens, repeats exactly.
    let program = ["--compile=now", "-cp", CLASSES, "TwoPhases"];
    let plain = run(&[&[option_out.as_str()][..], &program].concat());
    assert_eq!((plain.0, plain.2.as_str()), (Some(0), ""));
    let text = std::fs::read_to_string(&stored).expect("the file was written");
    let lines = |text: &str, word: &str| text.lines().filter(|line| line.starts_with(word)).count();
    assert!(lines(&text, "root ") > 0 && lines(&text, "after ") > 0, "{text}");

    // The hot code is compiled without a window for it.
    let events = |options: &[&str]| {
        let (code, stdout, stderr) = run(&[options, &["--trace-log"], &program].concat());
        assert_eq!((code, &stdout), (Some(0), &plain.1), "{stderr}");
        let count = |word: &str| stderr.lines().filter(|line| line.contains(word)).count();
        (count("profiling"), count("compiling"))
    };
    let (cold, hot) = (events(&[]), events(&[&option_in]));
    assert!(hot.0 < cold.0, "windows: {hot:?}, without a profile {cold:?}");
    assert!(hot.1 > 0, "{hot:?}");

    // What is broken, or of classes that are others now, does no harm.
    let broken = file("broken.profile");
    std::fs::write(&broken, &text[..text.len() / 2]).expect("the folder is there");
    let (code, stdout, stderr) = run(&[&[shown("--profile-in", &broken).as_str()][..], &program].concat());
    assert_eq!((code, &stdout), (Some(0), &plain.1));
    assert!(stderr.starts_with("Warning: ") && stderr.contains("damaged"), "{stderr}");
    let (code, stdout, stderr) = run(&[&["--profile-in=/nowhere/at.all"][..], &program].concat());
    assert_eq!((code, &stdout, stderr.lines().count()), (Some(0), &plain.1, 1), "{stderr}");
}

#[test]
fn a_store_keeps_a_file_for_each_program_and_mends_itself() {
    let store = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store");
    let _ = std::fs::remove_dir_all(&store);
    let option = shown("--profile-store", &store);
    let program = ["-cp", CLASSES, "TwoPhases"];
    let once = || run(&[&[option.as_str()][..], &program].concat());
    let first = once();
    assert_eq!((first.0, first.2.as_str()), (Some(0), ""));
    let files = || std::fs::read_dir(&store).expect("the store was made").map(|file| file.expect("a file").path());
    let [file] = &files().collect::<Vec<_>>()[..] else { panic!("one program, one file") };
    let runs = |text: &str| text.lines().find_map(|line| line.strip_prefix("runs ")).map(str::to_owned);
    let text = || std::fs::read_to_string(file).expect("a file of the store");
    assert_eq!(runs(&text()).as_deref(), Some("1"));
    assert_eq!(once(), first);
    assert_eq!(runs(&text()).as_deref(), Some("1.5"), "what was there before counts half");
    // Somebody has cut it off.
    std::fs::write(file, "holloway-profile 2\nruns 1\n").expect("a file of the store");
    let (code, stdout, stderr) = once();
    assert_eq!((code, &stdout, stderr.contains("Warning")), (Some(0), &first.1, true), "{stderr}");
    assert_eq!(once(), first);
    // Several at a time.
    let starting = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holloway"));
        command.arg(&option).args(program).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        command.spawn().expect("the program starts")
    };
    for child in [starting(), starting(), starting()] {
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    }
    assert_eq!(files().count(), 1, "nothing half written stays");
}

#[test]
fn stored_profiles_are_put_together() {
    let (one, all) = (file("one.profile"), file("all.profile"));
    let (code, ..) = run(&[&shown("--profile-out", &one), "-cp", CLASSES, "TwoPhases"]);
    assert_eq!(code, Some(0));
    let (one, all) = (one.display().to_string(), all.display().to_string());
    let merged = |options: &[&str]| {
        let told = run(&[&["profile", "merge"][..], options, &[&one, &one, "-o", &all]].concat());
        assert_eq!(told, (Some(0), String::new(), String::new()));
        std::fs::read_to_string(&all).expect("the file was written")
    };
    assert!(merged(&[]).contains("\nruns 2\n"));
    assert!(merged(&["--combine=normalize", "--age=0.5"]).contains("\nruns 1.5\n"));
    assert_eq!(merged(&["--age=0"]), std::fs::read_to_string(&one).expect("the file was written"));
    for (arguments, said) in [
        (&["--combine=most", &one, "-o", &all][..], "--combine=most"),
        (&["--age=2", &one, "-o", &all], "--age=2"),
        (&[&one], "Usage"),
        (&["-o", &all], "Usage"),
        (&["/nowhere/at.all", "-o", &all], "/nowhere/at.all"),
    ] {
        let (code, stdout, stderr) = run(&[&["profile", "merge"][..], arguments].concat());
        assert_eq!((code, stdout.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(stderr.contains(said), "{stderr}");
    }
}
