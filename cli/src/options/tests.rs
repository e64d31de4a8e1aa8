//! Command lines as `java` takes and refuses them.

use holloway_vm::code::dispatch::Dispatch;

use super::*;

fn read(line: &str) -> Result<Options, CommandLineError> {
    parse(line.split(' ').filter(|word| !word.is_empty()).map(OsString::from).collect(), Environment::default())
}

fn options(line: &str) -> Options {
    read(line).unwrap_or_else(|refusal| panic!("{line}: {}", refusal.stderr))
}

fn refused(line: &str) -> CommandLineError {
    read(line).err().unwrap_or_else(|| panic!("{line} is accepted"))
}

#[test]
fn everything_behind_the_main_class_is_the_programs() {
    let read = options("-cp a:b -Dk=v=w -Dempty Main -cp x --fuel=1");
    assert_eq!(read.class_path.as_deref(), Some(OsStr::new("a:b")));
    assert_eq!(read.target, Target::Class("Main".to_owned()));
    assert_eq!(read.arguments, ["-cp", "x", "--fuel=1"]);
    let properties = [("k".to_owned(), "v=w".to_owned()), ("empty".to_owned(), String::new())];
    assert_eq!(read.vm.properties, properties);
    assert_eq!(read.vm.fuel, None);
    let jar = options("-jar a.jar -version");
    assert_eq!((jar.target, jar.arguments), (Target::Jar("a.jar".into()), vec!["-version".to_owned()]));
}

#[test]
fn own_options_take_their_value_either_way() {
    for line in ["--fuel=1_000 --timeout=2s --max-heap=64m M", "--fuel 1000 --timeout 2s --max-heap 64m M"] {
        let read = options(line);
        assert_eq!(read.vm.fuel, Some(1000));
        assert_eq!(read.timeout, Some(Duration::from_secs(2)));
        assert_eq!(read.vm.max_heap, 64 << 20);
    }
    let read = options("--dispatch=match --fuse=off --stress=gc-nth=7 --clock=virtual --stats=json:a.json M");
    assert_eq!(Some(read.vm.dispatch), Dispatch::by_name("match"));
    assert!(!read.vm.fuse && read.vm.virtual_clock);
    assert_eq!(read.vm.stress.collect_every_nth_allocation, NonZeroU32::new(7));
    assert_eq!(read.statistics, Some(StatisticsTarget::Json("a.json".into())));
}

#[test]
fn only_runs_with_statistics_are_counted_and_timed() {
    for (line, expected) in [
        ("M", (false, false)),
        ("--count=off M", (false, false)),
        ("--stats M", (false, true)),
        ("--stats -Xint M", (true, true)),
        ("--stats --count=on M", (true, true)),
        ("--count=off -Xint --stats M", (false, true)),
    ] {
        let read = options(line);
        assert_eq!((read.vm.count_bytecodes, read.vm.time_stages), expected, "{line}");
    }
}

#[test]
fn an_initial_heap_is_no_larger_than_the_limit() {
    assert_eq!(options("-Xms3g -Xmx3g M").vm.max_heap, 3 << 30);
    assert!(options("-Xms64t M").vm.max_heap >= 64 << 40);
}

#[test]
fn own_options_with_bad_values_are_refused() {
    for line in [
        "--fuel=x",
        "--timeout=0",
        "--stress=gc-nth=0",
        "--dispatch=x",
        "--stats=x",
        "--count=x",
        "--dump=x",
        "--tier=x",
        "--check=x",
        "--code-cache=x",
        "--jit=fail=1",
        "--jit=fail=200%",
        "--count=on",
        "-Xint --compile=now",
        "-Xint --trace-log",
        "--tier=eval --code-cache=1m",
        "--tier=eval --check=exits",
        "--tier=replay --opt=-all",
        "--tier=jit --profile=always",
        "--tier=jit --profile=off",
        "--tier=profile --report=-",
        "--report=/nonexistent/x.html",
        "--report -cp",
        "-Xint --profile=gated",
        "--dump=bcg",
        "--max-threads=0",
    ] {
        let text = refused(&format!("{line} M")).stderr;
        assert!(text.starts_with("Error: --"), "{line}: {text}");
    }
}

#[test]
fn assertions_are_switched_in_order() {
    let rule = |enable, scope: Option<&str>| AssertionRule { enable, scope: scope.map(str::to_owned) };
    let read = options("-ea -da:a.b... -enableassertions:a.b.C -esa M");
    assert_eq!(read.vm.assertions, [rule(true, None), rule(false, Some("a.b...")), rule(true, Some("a.b.C"))]);
}

/// Texts of HotSpot 25.
#[test]
fn sizes_are_judged_as_hotspot_judges_them() {
    for option in ["-Xmx", "-Xmx3q", "-Xmx0", "-Xmx1.5g", "-Xmx-5", "-Xmx99999999t"] {
        let expected = format!("Invalid maximum heap size: {option}\n{CREATION_FAILED}");
        assert_eq!(refused(&format!("{option} M")).stderr, expected);
    }
    assert_eq!(refused("-Xmsfoo M").stderr, format!("Invalid initial heap size: -Xmsfoo\n{CREATION_FAILED}"));
    assert_eq!(refused("-Xss M").stderr, format!("Invalid thread stack size: -Xss\n{CREATION_FAILED}"));
    assert_eq!(
        refused("-Xss2g M").stderr,
        format!(
            "Invalid thread stack size: -Xss2g\nThe specified size exceeds the maximum representable size.\n{CREATION_FAILED}"
        )
    );
    let small = refused("-Xss100k M");
    assert_eq!(small.stdout, "\nThe Java thread stack size specified is too small. Specify at least 136k\n");
    assert_eq!(small.stderr, CREATION_FAILED);
    let initialisation = "Error occurred during initialization of VM\n";
    assert_eq!(refused("-Xmx1500k M").stdout, format!("{initialisation}Too small maximum heap\n"));
    assert_eq!(
        refused("-Xms2g -Xmx1g M").stdout,
        format!("{initialisation}Initial heap size set to a larger value than the maximum heap size\n")
    );
    assert_eq!(options("-Xss136k M").vm.stack_bytes, 136 << 10);
}

#[test]
fn verification_cannot_be_switched_off() {
    for option in ["-Xverify:none", "-noverify"] {
        assert!(refused(&format!("{option} M")).stderr.starts_with(&format!("{option} is not supported")));
    }
    assert_eq!(options("-Xverify:all M").target, Target::Class("M".to_owned()));
}

#[test]
fn unknown_vm_flags_are_ignored_and_told() {
    assert_eq!(options("-XX:+UseSerialGC -XX:NewSize=3m M").warnings.len(), 1);
    assert_eq!(options("-XX:+IgnoreUnrecognizedVMOptions -XX:+Nope M").warnings.len(), 0);
    assert!(refused("-XX:+Nope M").stderr.starts_with("Unrecognized VM option 'Nope'\n"));
    assert_eq!(options("-XX:MaxHeapSize=64m M").vm.max_heap, 64 << 20);
    assert_eq!(options("-mx64m M").vm.max_heap, 64 << 20);
    assert_eq!(options("-XX:ThreadStackSize=512 M").vm.stack_bytes, 512 << 10);
    assert!(refused("--fule=1 M").stderr.contains("Did you mean --fuel?"));
    assert!(refused("-javaagent:x.jar M").stderr.contains("runs no agents"));
    let printing = options("-XX:+PrintCompilation M");
    assert_eq!((printing.warnings.len(), printing.tiering.log.is_some()), (0, true));
    assert_eq!(refused("-Xnope M").stderr, format!("Unrecognized option: -Xnope\n{CREATION_FAILED}"));
    assert_eq!(refused("--nope=1 M").stderr, format!("Unrecognized option: --nope=1\n{CREATION_FAILED}"));
}

/// What `java` says of them comes first.
#[test]
fn mistyped_options_are_told_what_may_have_been_meant() {
    for (line, meant) in [
        ("-Xmz1g M", "-Xmx"),
        ("-xmx1g M", "-Xmx"),
        ("-cpp . M", "-cp"),
        ("-cp=. M", "-cp"),
        ("-classpth . M", "-classpath"),
        ("--clas-path=. M", "--class-path"),
        ("-jr x.jar", "-jar"),
        ("-verson", "-version"),
        ("--halp", "--help"),
        ("-eaa M", "-ea"),
        ("-XshowSettingsx M", "-XshowSettings"),
        ("--sorce-path=x M", "--source-path"),
    ] {
        let option = line.split(' ').next().unwrap_or(line);
        let expected = format!("Unrecognized option: {option}\nDid you mean {meant}?\n{CREATION_FAILED}");
        assert_eq!(refused(line).stderr, expected, "{line}");
    }
    for line in ["-x M", "-nope M", "- M", "-- M", "-XX M", "-bad M"] {
        let option = line.split(' ').next().unwrap_or(line);
        assert_eq!(refused(line).stderr, format!("Unrecognized option: {option}\n{CREATION_FAILED}"), "{line}");
    }
}

/// Texts of HotSpot 25.
#[test]
fn vm_options_contradict_and_unlock_each_other() {
    let many = "Error occurred during initialization of VM\nMultiple garbage collectors selected\n";
    for line in ["-XX:+UseSerialGC -XX:+UseG1GC M", "-XX:+UseSerialGC -XX:+UseG1GC -Xmx1500k -version"] {
        assert_eq!((refused(line).stdout.as_str(), refused(line).stderr), (many, String::new()), "{line}");
    }
    assert_eq!(options("-XX:+UseSerialGC -XX:+UseG1GC -XX:-UseG1GC M").target, Target::Class("M".to_owned()));
    for line in ["-XX:+UseEpsilonGC -XX:+Nope M", "-XX:+UseEpsilonGC -XX:+IgnoreUnrecognizedVMOptions M"] {
        assert!(refused(line).stderr.starts_with("Error: VM option 'UseEpsilonGC' is experimental"), "{line}");
    }
    for line in ["-XX:+Nope -XX:+UseEpsilonGC M", "-XX:+Nope -XX:NewSize=x M"] {
        assert!(refused(line).stderr.starts_with("Unrecognized VM option 'Nope'\n"), "{line}");
    }
    let improper = "Improperly specified VM option 'NewSize=x'\n";
    assert!(refused("-XX:NewSize=x -XX:+IgnoreUnrecognizedVMOptions M").stderr.starts_with(improper));
    assert!(options("-XX:MaxRAMPercentage=50 M").warnings.is_empty());
    assert_eq!(options("-XX:MaxRAMPercentage=50 -Xmx64m M").vm.max_heap, 64 << 20);
    assert_eq!(options("-XX:MaxRAMPercentage=0 M").vm.max_heap, 16 << 20);
}

/// Texts of HotSpot 25.
#[test]
fn files_of_vm_options_are_read_where_they_are_named() {
    let scratch = |name: &str, text: &str| {
        let path = std::env::temp_dir().join(format!("holloway-{name}-{}", std::process::id()));
        std::fs::write(&path, text).expect("a scratch file");
        path.into_os_string().into_string().expect("UTF-8")
    };
    let plain = scratch("plain", "-Da=b '-Dc=d e'\n-Xmx20m");
    let nested = scratch("nested", &format!("-XX:VMOptionsFile={plain}"));
    let (class, open) = (scratch("class", "-Da=b Main"), scratch("open", "-Da='b"));
    let settings = scratch("settings", "+UseSerialGC # comment\n  MaxHeapSize=20m");
    let bad = scratch("bad", &format!("+Nope Flags={plain}"));
    let read = options(&format!("-Da=1 -XX:VMOptionsFile={plain} -Dc=2 M"));
    let property = |text: (&str, &str)| (text.0.to_owned(), text.1.to_owned());
    assert_eq!(read.vm.properties, [("a", "1"), ("a", "b"), ("c", "d e"), ("c", "2")].map(property));
    assert_eq!(read.vm.max_heap, 20 << 20);
    assert_eq!(options(&format!("-XX:Flags={settings} M")).vm.max_heap, 20 << 20);
    for (line, what) in [
        ("-XX:VMOptionsFile=/nofile M".to_owned(), "Could not open options file '/nofile'".to_owned()),
        ("-XX:VMOptionsFile=/ M".to_owned(), "Could not read options file '/'".to_owned()),
        ("-XX:Flags=/nofile M".to_owned(), "Could not open settings file /nofile".to_owned()),
        (format!("-XX:Flags={bad} M"), "Unrecognized VM option 'Nope'".to_owned()),
        (format!("-XX:VMOptionsFile={class} M"), "Unrecognized option: Main".to_owned()),
        (format!("-XX:VMOptionsFile={open} M"), format!("Unmatched quote in {open}")),
        (
            format!("-XX:VMOptionsFile={nested} M"),
            format!(
                "A VM options file may not refer to a VM options file. Specification of '-XX:VMOptionsFile=<file-name>' in \
                 the options file '-XX:VMOptionsFile={nested}' in options container 'cmd_line_args' is an error."
            ),
        ),
        (
            format!("-XX:VMOptionsFile={plain} -XX:VMOptionsFile=x M"),
            format!(
                "The option '-XX:VMOptionsFile={plain}' is already specified in the options container 'cmd_line_args' so the \
                 specification of '-XX:VMOptionsFile=x' in the same options container is an error."
            ),
        ),
    ] {
        assert_eq!(refused(&line).stderr, format!("{what}\n{CREATION_FAILED}"), "{line}");
    }
    for file in [plain, nested, class, open, settings, bad] {
        std::fs::remove_file(file).expect("the scratch file");
    }
}

/// As with HotSpot 25.
#[test]
fn some_properties_are_not_for_the_command_line() {
    let read = options("-Djava.version=1 -Djava.vm.name=x -Djava.home=/x -Djava.class.path=a:b M");
    assert_eq!(read.vm.properties, [("java.home".to_owned(), "/x".to_owned())]);
    assert_eq!(read.class_path.as_deref(), Some(OsStr::new("a:b")));
    assert_eq!(options("-Djava.class.path=a -cp b M").class_path.as_deref(), Some(OsStr::new("b")));
    let boot = options("-Xbootclasspath/a:a:b -Xbootclasspath/a:c M").boot_class_path;
    assert_eq!(boot.as_deref(), Some(OsStr::new("a:b:c")));
    assert_eq!(options("-Xlog:help M").banner, Some(Banner::LogHelpToStdout));
}

/// As with HotSpot 25: the launcher names a class path behind what `JAVA_TOOL_OPTIONS` says, and before `_JAVA_OPTIONS`.
#[test]
fn the_environment_names_class_paths_before_and_behind_the_launcher() {
    let class_path = |tools: &str, last: &str, line: &str| {
        let said = |text: &str| (!text.is_empty()).then(|| OsString::from(text));
        let environment = Environment { tools: said(tools), last: said(last), ..Environment::default() };
        let read = parse(line.split(' ').map(OsString::from).collect(), environment).expect("options that are read");
        read.class_path.map(|path| path.to_string_lossy().into_owned())
    };
    let of_tools = "-Djava.class.path=x -Xss1m";
    assert_eq!(class_path(of_tools, "", "M"), None);
    assert_eq!(class_path(of_tools, "", "-cp a M").as_deref(), Some("a"));
    assert_eq!(class_path("", "-Djava.class.path=x", "-cp a M").as_deref(), Some("x"));
}

/// Values of options that may stand alone are told from main classes.
#[test]
fn a_blank_may_stand_before_values() {
    for line in ["--stats json:a.json M x", "--stats=json:a.json M x"] {
        let read = options(line);
        assert_eq!(read.statistics, Some(StatisticsTarget::Json("a.json".into())), "{line}");
        assert_eq!((read.target, read.arguments), (Target::Class("M".to_owned()), vec!["x".to_owned()]), "{line}");
    }
    for line in ["--trace-log a.log M", "--trace-log=a.log M"] {
        assert_eq!(options(line).tiering.log, Some(Log::File("a.log".into())), "{line}");
    }
    let read = options("--trace-log --stats M");
    assert_eq!((read.tiering.log, read.statistics), (Some(Log::Stderr), Some(StatisticsTarget::Text)));
    assert_eq!(options("--trace-log a.Main").target, Target::Class("a.Main".to_owned()));
}

#[test]
fn an_argument_file_cannot_name_itself() {
    let file = std::env::temp_dir().join(format!("holloway-arguments-{}", std::process::id()));
    std::fs::write(&file, format!("-Da=b @{} 'c d'", file.display())).expect("a scratch file");
    let read = options(&format!("@{} e", file.display()));
    std::fs::remove_file(&file).expect("the scratch file");
    assert_eq!(read.target, Target::Class(format!("@{}", file.display())));
    assert_eq!(read.arguments, ["c d", "e"]);
    assert_eq!(refused("@/nonexistent/file").stderr, "Error: could not open `/nonexistent/file'\n");
}

#[test]
fn assertions_of_no_class_are_none() {
    assert!(options("-ea: M").vm.assertions.is_empty());
    assert_eq!(options("-ea M").vm.assertions.len(), 1);
}

/// Whether its value is behind `=` or in the next argument, an option that `java` takes is taken.
#[test]
fn options_without_effect_are_taken_in_each_form() {
    for (name, value) in [
        ("--module-path", "x"),
        ("--upgrade-module-path", "x"),
        ("--add-modules", "java.base"),
        ("--limit-modules", "java.base"),
        ("--add-opens", "java.base/java.lang=ALL-UNNAMED"),
        ("--add-exports", "java.base/java.lang=ALL-UNNAMED"),
        ("--add-reads", "java.base=ALL-UNNAMED"),
        ("--enable-native-access", "ALL-UNNAMED"),
        ("--patch-module", "java.base=x"),
    ] {
        for line in [format!("{name}={value} M x"), format!("{name} {value} M x")] {
            let read = options(&line);
            assert_eq!((read.target, read.warnings), (Target::Class("M".to_owned()), Vec::new()), "{line}");
        }
        let without = format!("Error: {name}= requires modules to be specified\n");
        assert_eq!(refused(&format!("{name}= M")).stderr, without);
        let what = if name.ends_with("-path") { "module path specification" } else { "modules to be specified" };
        for line in [name.to_owned(), format!("{name} -ea M")] {
            assert_eq!(refused(&line).stderr, format!("Error: {name} requires {what}\n"), "{line}");
        }
    }
    for line in [
        "-p x M",
        "-Xcheck:jni M",
        "-Xmn4m M",
        "-Xshare:auto M",
        "-native M",
        "-verbose:x M",
        "--finalization=enabled M",
    ] {
        assert_eq!(options(line).target, Target::Class("M".to_owned()), "{line}");
    }
    assert_eq!(options("-XX:StartFlightRecording --show-module-resolution -XshowSettings:vm M").warnings.len(), 1);
    assert!(options("-verbosegc M").vm.verbose_gc);
    assert_eq!(options("-Xshare:dump M").target, Target::Nothing);
    assert_eq!(options("-Xinternalversion M").banner, Some(Banner::FullVersionToStdout));
}

/// Texts of `java` 25.
#[test]
fn values_without_effect_are_checked() {
    for (line, what) in [
        ("-Xcheck:x M", "Unrecognized check option: -Xcheck:x"),
        ("-Xverify:x M", "Unrecognized verification option: -Xverify:x"),
        ("-Xmn M", "Invalid initial young generation size: -Xmn"),
        ("-Xlogx M", "Invalid -Xlog option '-Xlogx', see error log for details."),
        ("-Xshare:x M", "Unrecognized option: -Xshare:x"),
        ("-Xfuture M", "Unrecognized option: -Xfuture"),
        ("--finalization=x M", "Invalid finalization value 'x', must be 'disabled' or 'enabled'."),
        (
            "--sun-misc-unsafe-memory-access=x M",
            "Value specified to --sun-misc-unsafe-memory-access not recognized: 'x'",
        ),
    ] {
        assert_eq!(refused(line).stderr, format!("{what}\n{CREATION_FAILED}"), "{line}");
    }
    for (line, what) in [
        ("--patch-module=x M", "Missing '=' in --patch-module specification"),
        ("-Xbootclasspath:x M", "-Xbootclasspath is no longer a supported option."),
        ("-Xbootclasspath/p:x M", "-Xbootclasspath/p is no longer a supported option."),
    ] {
        let refusal = refused(line);
        assert_eq!((refusal.stdout, refusal.stderr.as_str()), (format!("{what}\n"), CREATION_FAILED), "{line}");
    }
    for line in ["-cp -ea M", "--source -ea M", "--source= M", "-m", "--module= M", "-d"] {
        let name = line.split(' ').next().unwrap_or(line);
        assert!(refused(line).stderr.starts_with(&format!("Error: {name} requires ")), "{line}");
    }
    for line in ["-m x", "--module=x", "--list-modules", "-d x", "--describe-module=x", "--validate-modules"] {
        assert!(refused(line).stderr.contains("holloway has no modules"), "{line}");
    }
    assert!(refused("--illegal-native-access=x M").stdout.ends_with("not recognized: 'x'\n"));
    for line in ["-XshowSettings:nope M", "-XshowSettings:vm -XshowSettings:nope --version", "-XshowSettings:nope"] {
        let text = refused(line).stderr;
        assert!(text.starts_with("\nUnrecognized showSettings option: nope\nValid values are "), "{line}: {text}");
    }
    assert!(options("-XshowSettings:nope -XshowSettings:vm M").warnings.len() == 1);
    assert_eq!(options("-XshowSettings:nope -fullversion").banner, Some(Banner::FullVersionToStderr));
}
