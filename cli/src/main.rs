//! The program `holloway`: runs Java class files as `java` does.
//!
//! In goes a command line, out come the program's effects and its exit code. The way: [`options`] reads, [`launch`] finds
//! the classes, a [`Vm`] runs them against the process as its [`host`], [`exit`] tells how it ended. Hello World takes
//! milliseconds, so nothing is done before it is needed and nothing is torn down that the operating system takes back.

#![forbid(unsafe_code)]

mod argument_file;
mod commands;
mod compiling;
mod completions;
mod connections;
mod default_heap;
mod dump;
mod exit;
mod host;
mod internal_error;
mod launch;
mod library;
mod live;
mod locale;
mod machine;
mod options;
mod output;
mod profile;
mod progress;
mod report_command;
mod reports;
mod signals;
mod size;
mod source_launcher;
mod sources;
mod statistics;
mod storing;
mod tables;
mod text;
mod tiering;
mod top;
mod tracing;
mod window;

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::time::Instant;

use holloway_report::machine::write_file;
use holloway_vm::host::Request;
use holloway_vm::{Ended, LaunchError, LaunchErrorKind, Tier, Vm, VmOptions};

use compiling::Compiling;
use launch::NotFound;
use options::describe::{Length, help};
use options::environment::Environment;
use options::{Banner, CommandLineError, Options, StatisticsTarget, Target};
use signals::Requests;
use statistics::Report;
use text::VersionStyle;

fn main() {
    let start = Instant::now();
    internal_error::install();
    // Where none can be set a file that grows beyond its limit ends the process, as it does by default.
    let _ = signals::survive_file_limits();
    let code = run(start);
    // A reader that has gone away is no error, as with `java`.
    let _ = output::flush();
    // Not by returning: memory maps need no tearing down.
    std::process::exit(i32::from(code));
}

/// Does what the command line says and gives the exit code.
fn run(mut start: Instant) -> u8 {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    if let Some(code) = run_command(&arguments) {
        return code;
    }
    let options = match options::parse(arguments, Environment::of_process()) {
        Ok(options) => options,
        Err(refusal) => return refuse(&refusal),
    };
    options.warnings.iter().for_each(|warning| say(&format!("{warning}\n")));
    if let Some(banner) = options.banner {
        show(banner, options.tiering.jit);
    }
    if options.target == Target::Nothing {
        return exit::SUCCESS;
    }
    // Before anything is opened: the limit is for all that follows.
    let mut requests = Requests::new();
    let reports = options.statistics.is_some() || !options.dumps.is_empty() || options.tracing.wants_report();
    if let Err(error) = options.timeout.map_or(Ok(()), |limit| requests.watch(limit, reports)) {
        say(&format!("Error: {error}\n"));
        return exit::FAILURE;
    }
    output::obey(&requests);
    let mut vm = None;
    let mut traced = None;
    let mut main_class = String::new();
    let make = |vm_options: &mut VmOptions, name: &str| {
        if matches!(options.target, Target::Source(_)) {
            // What compiling the source took is none of the program's time.
            start = Instant::now();
        }
        match options.tracing.exact {
            None => {
                main_class.push_str(name);
                options.tiering.make(vm_options, name)
            }
            Some(driver) => {
                let tiering = &options.tiering;
                let made = tracing::tier(driver, tiering, vm_options);
                made.map(|(tier, handle)| {
                    traced = Some(handle);
                    tier
                })
            }
        }
    };
    let (mut code, end) = run_program(&options, &requests, &mut vm, make);
    options.tiering.compiler.record.close();
    let mut coverage = None;
    if let Some(vm) = &vm {
        dump::write(vm, &options.tiering.compiler.record, &options.dumps);
        if let Some(handle) = &traced {
            coverage = Some(handle.coverage(vm));
            tracing::dump(handle, vm, &options.dumps);
        }
        if options.tracing.wants_report() && end != exit::LAUNCH_ERROR {
            // A signal's exit code is as good as the program's own for all but readers.
            let end = requests.signalled().filter(|_| end == "exit").unwrap_or(end);
            let outcome = reports::Outcome { code, end, total: start.elapsed() };
            code = code.max(reports::write(&options, vm, traced.as_ref().zip(coverage.as_ref()), &outcome));
        }
        if let Err(message) = options.tiering.storing.write(vm, &main_class) {
            say(&format!("{message}\n"));
            code = code.max(exit::FAILURE);
        }
    }
    if let Some(target) = &options.statistics {
        let compiling = Compiling::new(vm.as_deref(), &options.tiering);
        let report = Report::new(vm.as_deref(), coverage.as_ref(), compiling, end, code, start.elapsed());
        return report_statistics(&report, target, code);
    }
    // The VM is not dropped, for the process is about to end, but where somebody looks on: who tells them ends with it. Of a
    // program that was not begun there is nothing to tell.
    if options.tiering.live.is_none() || end == exit::LAUNCH_ERROR {
        std::mem::forget(vm);
    }
    code
}

/// Says why a command line cannot be followed; gives the exit code.
fn refuse(error: &CommandLineError) -> u8 {
    let _ = output::write(error.stdout.as_bytes());
    say(&error.stderr);
    error.code
}

/// Runs what the first argument names, if it is not a program.
fn run_command(arguments: &[OsString]) -> Option<u8> {
    if let [first, shell] = arguments
        && first == "completions"
        && let Some(shell) = shell.to_str()
    {
        return Some(complete(shell));
    }
    if tables::is_wanted(arguments) {
        return Some(tables::run(arguments[1..].to_vec()));
    }
    if report_command::is_wanted(arguments) {
        return Some(report_command::run(arguments[1..].to_vec()));
    }
    if top::is_wanted(arguments) {
        return Some(top::run(&arguments[1..]));
    }
    profile::is_wanted(arguments).then(|| profile::run(arguments[1..].to_vec()))
}

/// Prints what a shell needs to complete command lines.
fn complete(shell: &str) -> u8 {
    let Some(text) = completions::text(shell) else {
        say(&format!("Error: holloway completions {shell}: there are none for that shell\n{}", completions::USAGE));
        return exit::FAILURE;
    };
    let _ = output::write(text.as_bytes());
    exit::SUCCESS
}

/// Runs the program, with the tier that is made for it. The VM is left behind for those who want to look at it.
fn run_program(
    options: &Options,
    requests: &Requests,
    vm: &mut Option<Box<Vm>>,
    make_tier: impl FnOnce(&mut VmOptions, &str) -> io::Result<Box<dyn Tier>>,
) -> (u8, &'static str) {
    if !options.reduced_signals
        && let Err(error) = requests.handle_signals()
    {
        return failed(&format!("Error: {error}"));
    }
    if options.dry_run && matches!(options.target, Target::Source(_)) {
        // As with `java`, whose main class is that of its compiler then.
        return (exit::SUCCESS, "dry run");
    }
    let program = match launch::find(options, requests) {
        Ok(program) => program,
        Err(NotFound::Refused(message)) => return failed(&message),
        Err(NotFound::Interrupted) => return end_early(requests, options),
    };
    let _removed_at_the_end = program.scratch;
    let mut vm_options = options.vm.clone();
    vm_options.properties.extend([
        ("java.class.path".to_owned(), program.class_path_text),
        ("java.vm.info".to_owned(), text::mode(options.tiering.jit).to_owned()),
        (
            "sun.java.command".to_owned(),
            std::iter::once(&program.command)
                .chain(&options.arguments)
                .fold(String::new(), |line, word| if line.is_empty() { word.clone() } else { line + " " + word }),
        ),
    ]);
    locale::add_encodings(&mut vm_options.properties);
    let host = Box::new(host::Process::new(requests.clone()));
    let boot = Box::new(library::Library);
    let tier = match make_tier(&mut vm_options, &program.main_class) {
        Ok(tier) => tier,
        Err(error) => return failed(&format!("Error: {error}")),
    };
    let attendance = requests.attend();
    let made = Vm::new(vm_options, boot, Box::new(program.class_path), host, tier);
    let vm = match made {
        Ok(mut made) => {
            // Where heads count each block reports its first execution.
            made.set_count_interval(0);
            vm.insert(made)
        }
        Err(error) => {
            let _ = output::write(format!("Error occurred during initialization of VM\n{error}\n").as_bytes());
            return (exit::FAILURE, exit::LAUNCH_ERROR);
        }
    };
    if options.dry_run {
        return match vm.check_main(&program.main_class) {
            Ok(()) => (exit::SUCCESS, "dry run"),
            Err(error) => not_launched(&error, options, vm),
        };
    }
    let mut ended = vm.run_main(&program.main_class, &options.arguments);
    if let (Err(LaunchError { kind: LaunchErrorKind::NoMain, .. }), Some(second)) = (&ended, &program.second_class) {
        ended = vm.run_main(second, &options.arguments);
    }
    drop(attendance);
    if requests.has_ended() {
        output::hurry();
    }
    match ended {
        Ok(ended) => {
            explain(ended, options, requests, vm);
            tell_missing(vm);
            (exit::code(ended), exit::word(ended))
        }
        Err(error) => not_launched(&error, options, vm),
    }
}

/// Says why nothing was run.
fn failed(message: &str) -> (u8, &'static str) {
    say(&format!("{message}\n"));
    (exit::FAILURE, exit::LAUNCH_ERROR)
}

/// Says why the main class could not be started.
fn not_launched(error: &LaunchError, options: &Options, vm: &Vm) -> (u8, &'static str) {
    let hint = launch::hint(error, options);
    if hint.is_none() || !launch::is_command_alone(&options.target) {
        say(&format!("{}\n", launch::refusal(error, &options.target)));
    }
    if let Some(hint) = hint {
        say(&format!("holloway: {hint}\n"));
    }
    tell_missing(vm);
    (exit::FAILURE, exit::LAUNCH_ERROR)
}

/// Names what the program asked of the library in vain.
fn tell_missing(vm: &Vm) {
    for name in vm.missing_from_library() {
        say(&format!("holloway: {name} is not part of Holloway's library (docs/library.md lists what is)\n"));
    }
}

/// Ends as a run does whose end is asked for before it has begun.
fn end_early(requests: &Requests, options: &Options) -> (u8, &'static str) {
    let ended = match requests.take() {
        Some(Request::Exit(code)) => Ended::Exit(code),
        _ => Ended::Stopped,
    };
    output::hurry();
    if ended == Ended::Stopped {
        say_stopped(options, requests);
    }
    (exit::code(ended), exit::word(ended))
}

/// Tells why a run ended that the program did not end itself.
fn explain(ended: Ended, options: &Options, requests: &Requests, vm: &Vm) {
    match ended {
        Ended::Normally { .. } | Ended::Exit(_) | Ended::Paused | Ended::Panicked => {}
        Ended::OutOfFuel => {
            let fuel = options.vm.fuel.unwrap_or_default();
            say(&format!("holloway: stopped: the budget of {fuel} units is used up (--fuel)\n"));
        }
        // On standard output, as HotSpot has it.
        Ended::OutOfMemory(shortage) => {
            let text = format!("Terminating due to java.lang.OutOfMemoryError: {}\n", shortage.message());
            if output::write(text.as_bytes()).is_err() {
                // A request came between.
                output::hurry();
                let _ = output::write(text.as_bytes());
            }
        }
        Ended::Stopped => say_stopped(options, requests),
        Ended::Deadlock => {
            say(&vm.thread_dump());
            say("holloway: stopped: all threads wait for each other\n");
        }
    }
}

/// Says that the time is over, unless the watchdog does.
fn say_stopped(options: &Options, requests: &Requests) {
    if requests.is_first_to_say() {
        let text = format!("{}\n", signals::timeout_text(options.timeout.unwrap_or_default()));
        output::tell_at_once(text.as_bytes());
    }
}

fn report_statistics(report: &Report, target: &StatisticsTarget, code: u8) -> u8 {
    match target {
        StatisticsTarget::Text => say(&report.text()),
        StatisticsTarget::Json(file) => {
            if let Err(error) = write_file(file, |out| out.write_all(report.json().as_bytes())) {
                say(&format!("Error: {}: {error}\n", Path::new(file).display()));
                return code.max(exit::FAILURE);
            }
        }
    }
    code
}

fn show(banner: Banner, compiles: bool) {
    let version = |style| text::version(style, compiles);
    let on_stdout = |length| help(length, window::of_help(rustix::stdio::stdout()));
    let on_stderr = |length| help(length, window::of_help(rustix::stdio::stderr()));
    let (to_stdout, text) = match banner {
        Banner::VersionToStderr => (false, version(VersionStyle::Quoted)),
        Banner::VersionToStdout => (true, version(VersionStyle::Plain)),
        Banner::FullVersionToStderr => (false, version(VersionStyle::Full)),
        Banner::FullVersionToStdout => (true, version(VersionStyle::Full)),
        Banner::HelpToStderr => (false, on_stderr(Length::Short)),
        Banner::HelpToStdout => (true, on_stdout(Length::Short)),
        Banner::AllHelpToStdout => (true, on_stdout(Length::All)),
        Banner::ExtraHelpToStderr => (false, on_stderr(Length::Extra)),
        Banner::LogHelpToStdout => (true, text::LOG_HELP.to_owned()),
        Banner::ExtraHelpToStdout => (true, on_stdout(Length::Extra)),
    };
    if to_stdout {
        let _ = output::write(text.as_bytes());
    } else {
        say(&text);
    }
}

/// Writes to standard error, after what the program has printed. A closed stream is nobody's loss.
fn say(text: &str) {
    let _ = output::flush();
    let _ = output::write_all(rustix::stdio::stderr(), text.as_bytes());
}
