//! `jdk.internal.vm.HostProcesses`: processes of the host.

use std::io;

use super::array_arguments::part_mut;
use super::host_connections::{denied, failure_text, without_waiting};
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::{Command, Processes, Redirect};

pub(super) const NATIVES: &[Native] = &[
    native("isGranted", "()Z", is_granted),
    native("ownNumber", "()I", own_number),
    native("start", "([Ljava/lang/String;[Ljava/lang/String;Ljava/lang/String;[IZ[J)V", start),
    native("exitCode", "(J)I", exit_code),
    native("kill", "(JZ)V", kill),
];

/// Bytes of arguments or environment that no system takes.
const LONGEST: u64 = 32 << 20;

impl NativeContext<'_> {
    fn processes(&mut self) -> io::Result<&mut dyn Processes> {
        self.vm.runtime.host.processes().ok_or_else(denied)
    }

    /// The texts of an argument that is an array of strings.
    ///
    /// # Errors
    /// It is something else, holds null, or is longer than any system takes.
    fn texts(&mut self, argument: usize) -> Result<Vec<String>, JavaError> {
        let array = self.non_null(argument)?.raw();
        let bad = || JavaError::new("java/lang/IllegalArgumentException", "no array of strings");
        let runtime = &mut self.vm.runtime;
        if runtime.heap.class_of(array) != self.vm.loader.well_known.string_array {
            return Err(bad());
        }
        let length = runtime.heap.array_length(array);
        let too_long = || JavaError::new("java/io/IOException", "Exec failed, error: 7 (Argument list too long) ");
        if u64::from(length) > LONGEST / 64 {
            return Err(too_long());
        }
        let mut room = 0_u64;
        for at in 0..length {
            let string = runtime.heap.element(array, at);
            if string.is_null() {
                return Err(JavaError::null_pointer());
            }
            let bytes = runtime.heap.load_reference(string, runtime.string_fields.value);
            room += if bytes.is_null() { 0 } else { 3 * u64::from(runtime.heap.array_length(bytes)) };
        }
        if room > LONGEST {
            return Err(too_long());
        }
        // What a string needs besides its text.
        self.vm.runtime.make_room_for_work(room + 64 * u64::from(length))?;
        let array = self.non_null(argument)?.raw();
        let runtime = &self.vm.runtime;
        let text = |at| runtime.string_text(runtime.heap.element(array, at));
        Ok((0..length).map(text).collect())
    }
}

fn is_granted(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.processes().is_ok().into())
}

fn own_number(cx: &mut NativeContext<'_>) -> NativeResult {
    without_waiting(cx.processes().map(|host| host.own_number() as i32))
}

/// Where a stream leads, by the constants of `HostProcesses`: files by number.
fn redirect(number: i32) -> Redirect {
    match number {
        -1 => Redirect::Pipe,
        -2 => Redirect::Inherit,
        number if number < 0 => Redirect::Discard,
        number => Redirect::File(number),
    }
}

/// Starts a process: words, environment (names and values in turn), directory or null, where the streams lead, whether errors
/// go with the output. Gives the process, its number and the pipes, -1 where there is none.
fn start(cx: &mut NativeContext<'_>) -> NativeResult {
    let (words, environment) = (cx.texts(0)?, cx.texts(1)?);
    let directory = if cx.object(2).is_some() { Some(cx.text(2)?) } else { None };
    let numbers = <[i32; 3]>::try_from(cx.elements::<i32>(3)?)
        .map_err(|_| JavaError::new("java/lang/IllegalArgumentException", "three streams"))?;
    let merge_errors = cx.boolean(4);
    let array = cx.non_null(5)?.raw();
    part_mut(cx.vm.runtime.heap.elements_mut::<i64>(array), 0, 5)?;
    let pairs = environment.as_chunks::<2>().0;
    let environment: Vec<(String, String)> = pairs.iter().map(|[name, value]| (name.clone(), value.clone())).collect();
    let command = Command {
        words: &words,
        environment: &environment,
        directory: directory.as_deref(),
        streams: numbers.map(redirect),
        merge_errors,
    };
    let started = cx.processes().and_then(|host| host.start(&command));
    let started = started.map_err(|error| {
        let number = error.raw_os_error().unwrap_or(libc::EACCES);
        JavaError::new("java/io/IOException", format!("Exec failed, error: {number} ({}) ", failure_text(&error)))
    })?;
    let array = cx.non_null(5)?.raw();
    let pipe = |at: usize| started.pipes[at].map_or(-1, |pipe| pipe.0 as i64);
    let result = [started.process.0 as i64, i64::from(started.number), pipe(0), pipe(1), pipe(2)];
    part_mut(cx.vm.runtime.heap.elements_mut::<i64>(array), 0, 5)?.copy_from_slice(&result);
    Ok(Ref::NULL.into())
}

/// The exit code; -2 while the process runs.
fn exit_code(cx: &mut NativeContext<'_>) -> NativeResult {
    let process = cx.connection(0);
    let code = cx.processes().and_then(|host| host.exit_code(process));
    without_waiting(code.and_then(|code| code.ok_or_else(|| io::ErrorKind::WouldBlock.into())))
}

fn kill(cx: &mut NativeContext<'_>) -> NativeResult {
    let (process, by_force) = (cx.connection(0), cx.boolean(1));
    let killed = cx.processes().and_then(|host| host.kill(process, by_force));
    without_waiting(killed.map(|()| 0))
}
