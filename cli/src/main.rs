//! The program `holloway`.
#![forbid(unsafe_code)]

mod library;

use std::io::{self, Read as _, Write as _};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use holloway_vm::host::Host;
use holloway_vm::interp::Dispatch;
use holloway_vm::source::ClassPath;
use holloway_vm::tier::InterpreterOnly;
use holloway_vm::{Ended, Vm, VmOptions};

struct RealHost {
    start: Instant,
}

impl Host for RealHost {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        io::stdin().read(buffer)
    }
    fn available(&mut self) -> io::Result<usize> {
        Ok(0)
    }
    fn write(&mut self, descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        if descriptor == 1 { io::stdout().lock().write_all(bytes) } else { io::stderr().lock().write_all(bytes) }
    }
    fn flush(&mut self) -> io::Result<()> {
        io::stdout().lock().flush()
    }
    fn nanoseconds(&mut self) -> u64 {
        self.start.elapsed().as_nanos() as u64
    }
    fn milliseconds(&mut self) -> i64 {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
    }
    fn sleep(&mut self, nanoseconds: u64) {
        std::thread::sleep(Duration::from_nanos(nanoseconds));
    }
    fn environment(&mut self) -> Vec<(String, String)> {
        std::env::vars().collect()
    }
}

fn main() -> ExitCode {
    let mut options = VmOptions::default();
    let mut class_path = ".".to_owned();
    let mut arguments = std::env::args().skip(1);
    let mut main_class = String::new();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-cp" => class_path = arguments.next().unwrap_or_default(),
            "--fuse=off" => options.fuse = false,
            "--stress=gc" => options.stress = holloway_vm::heap::StressOptions::everything(),
            a if a.starts_with("--dispatch=") => options.dispatch = Dispatch::by_name(&a[11..]).unwrap_or_default(),
            a if a.starts_with("-X") => {}
            _ => {
                main_class = argument.replace('.', "/");
                break;
            }
        }
    }
    let rest: Vec<String> = arguments.collect();
    let host = Box::new(RealHost { start: Instant::now() });
    let mut vm = match Vm::new(
        options,
        Box::new(library::Library),
        Box::new(ClassPath::from_text(class_path)),
        host,
        Box::new(InterpreterOnly),
    ) {
        Ok(vm) => vm,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let ended = vm.run_main(&main_class, &rest);
    let _ = io::stdout().flush();
    match ended {
        Ok(Ended::Normally { uncaught }) => ExitCode::from(u8::from(uncaught)),
        Ok(Ended::Exit(code)) => ExitCode::from(code as u8),
        Ok(other) => {
            eprintln!("{other:?}");
            ExitCode::from(125)
        }
        Err(error) => {
            eprintln!("Error: {error}");
            ExitCode::FAILURE
        }
    }
}
