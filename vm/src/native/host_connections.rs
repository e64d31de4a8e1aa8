//! `jdk.internal.vm.HostConnections`: what sockets, processes and pipes to them have in common, and the wait for them.

use std::io::{self, ErrorKind};

use super::array_arguments::{part, part_mut};
use super::host_files::reason;
use super::registry::{Native, native};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::error::JavaError;
use crate::host::{Connection, Connections, Readiness, Wait};
use crate::stopping::STRETCH;
use crate::thread::{ThreadState, Wake};

pub(super) const NATIVES: &[Native] = &[
    native("await", "(JZJZ)I", wait),
    native("receive", "(J[BII)I", receive),
    native("send", "(J[BII)I", send),
    native("available", "(J)I", available),
    native("close", "(J)V", close),
];

/// What natives give in place of a count where one has to wait.
pub(super) const WOULD_BLOCK: i32 = -2;

/// What the operating system says; a host that refuses says no more.
pub(super) fn failure_text(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::PermissionDenied => "Permission denied".to_owned(),
        _ => reason(error),
    }
}

pub(super) fn denied() -> io::Error {
    ErrorKind::PermissionDenied.into()
}

/// The number of an operation that does not wait.
///
/// # Errors
/// An `IOException` with what the host says.
pub(super) fn without_waiting(result: io::Result<i32>) -> NativeResult {
    match result {
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(WOULD_BLOCK.into()),
        Err(error) => Err(JavaError::new("java/io/IOException", failure_text(&error))),
        Ok(number) => Ok(number.into()),
    }
}

impl NativeContext<'_> {
    /// An argument that is the number of a connection; an unknown one is one that is closed.
    pub(super) fn connection(&self, argument: usize) -> Connection {
        Connection(self.long(argument) as u64)
    }

    fn connections(&mut self) -> io::Result<&mut dyn Connections> {
        self.vm.runtime.host.connections().ok_or_else(denied)
    }
}

/// Lets other threads go on until a connection is ready (1), the time is over (0), or the thread is interrupted (-1), where
/// that may be; the interrupted status stays. A negative time has no end.
fn wait(cx: &mut NativeContext<'_>) -> NativeResult {
    let (connection, writable, nanoseconds, interruptible) =
        (cx.connection(0), cx.boolean(1), cx.long(2), cx.boolean(3));
    match cx.vm.runtime.threads.running().wake.take() {
        Some(Wake::Notified) => return Ok(1.into()),
        Some(Wake::Timeout) => return Ok(0.into()),
        Some(Wake::Interrupted) => return Ok((-1).into()),
        None => {}
    }
    if interruptible && cx.is_interrupted()? {
        return Ok((-1).into());
    }
    if cx.connections().is_err() {
        // Whoever asks again is told.
        return Ok(1.into());
    }
    let deadline = match u64::try_from(nanoseconds) {
        Ok(nanoseconds) => Some(cx.vm.schedule.now(&mut cx.vm.runtime).saturating_add(nanoseconds)),
        Err(_) => None,
    };
    let readiness = if writable { Readiness::Writable } else { Readiness::Readable };
    let wait = Wait { connection, readiness };
    cx.vm.block(ThreadState::AtConnection { wait, deadline, interruptible });
    Ok(NativeOutcome::Retry)
}

fn receive(cx: &mut NativeContext<'_>) -> NativeResult {
    let (connection, offset, length) = (cx.connection(0), cx.int(2), cx.int(3));
    let array = cx.non_null(1)?.raw();
    let runtime = &mut cx.vm.runtime;
    let buffer = part_mut(runtime.heap.elements_mut::<u8>(array), offset, length)?;
    let stretch = buffer.len().min(STRETCH);
    let connections = runtime.host.connections().ok_or_else(denied);
    let received = connections.and_then(|host| host.receive(connection, &mut buffer[..stretch]));
    let received = received.map(|count| count.min(stretch));
    cx.charge(*received.as_ref().unwrap_or(&0) as u64 / 8);
    // The end is a result only where something was asked for.
    without_waiting(received.map(|count| if count == 0 && stretch > 0 { -1 } else { count as i32 }))
}

fn send(cx: &mut NativeContext<'_>) -> NativeResult {
    let (connection, offset, length) = (cx.connection(0), cx.int(2), cx.int(3));
    let array = cx.non_null(1)?.raw();
    let runtime = &mut cx.vm.runtime;
    let bytes = part(runtime.heap.elements::<u8>(array), offset, length)?;
    let stretch = bytes.len().min(STRETCH);
    let connections = runtime.host.connections().ok_or_else(denied);
    let sent = connections.and_then(|host| host.send(connection, &bytes[..stretch]));
    let sent = sent.map(|count| count.min(stretch));
    cx.charge(*sent.as_ref().unwrap_or(&0) as u64 / 8);
    without_waiting(sent.map(|count| count as i32))
}

fn available(cx: &mut NativeContext<'_>) -> NativeResult {
    let connection = cx.connection(0);
    let count = cx.connections().and_then(|host| host.available(connection));
    without_waiting(count.map(|count| i32::try_from(count).unwrap_or(i32::MAX)))
}

/// Closes a connection; who waits for it is woken to see that.
fn close(cx: &mut NativeContext<'_>) -> NativeResult {
    let connection = cx.connection(0);
    if let Ok(host) = cx.connections() {
        host.close(connection);
    }
    cx.vm.runtime.threads.wake_at(connection);
    Ok(().into())
}
