//! `jdk.internal.vm.HostNetwork`: sockets and names of the host.
//!
//! Addresses are arrays of 4 or 16 bytes; those that come out have 16 for the address, where one of version 4 is mapped,
//! and two for the port.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};

use super::array_arguments::{part, part_mut};
use super::host_connections::{denied, failure_text, without_waiting};
use super::registry::{Native, native};
use super::{NativeContext, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::host::{Lookup, LookupAnswer, Network, Shut, SocketKind, SocketOption};
use crate::stopping::STRETCH;

pub(super) const NATIVES: &[Native] = &[
    native("lookUpAddresses", "(Ljava/lang/String;)J", look_up_addresses),
    native("lookUpName", "([B)J", look_up_name),
    native("addresses", "(J)[B", addresses),
    native("name", "(J)Ljava/lang/String;", name),
    native("machineName", "()Ljava/lang/String;", machine_name),
    native("socket", "(Z)J", socket),
    native("bind", "(J[BI)V", bind),
    native("listen", "(JI)V", listen),
    native("connect", "(J[BI)Z", connect),
    native("outcome", "(J)Z", outcome),
    native("accept", "(J)J", accept),
    native("ownAddress", "(J)[B", own_address),
    native("peerAddress", "(J)[B", peer_address),
    native("sendTo", "(J[BII[BI)I", send_to),
    native("receiveFrom", "(J[BII[B)I", receive_from),
    native("shut", "(JZ)V", shut),
    native("option", "(JI)I", option),
    native("setOption", "(JII)V", set_option),
];

/// Bytes of an address and its port.
const PLACE: usize = 18;

/// What the host says as the exception of Java that stands for it.
fn failure(error: io::Error) -> JavaError {
    let class = match error.kind() {
        ErrorKind::ConnectionRefused | ErrorKind::TimedOut => "java/net/ConnectException",
        ErrorKind::HostUnreachable => "java/net/NoRouteToHostException",
        ErrorKind::AddrInUse | ErrorKind::AddrNotAvailable => "java/net/BindException",
        _ => "java/net/SocketException",
    };
    let text = match error.kind() {
        // As the C library of Linux says it, and Rust's words where the error has no number.
        ErrorKind::AddrNotAvailable => "Cannot assign requested address".to_owned(),
        _ => failure_text(&error),
    };
    JavaError::new(class, text)
}

impl NativeContext<'_> {
    fn network(&mut self) -> Result<&mut dyn Network, JavaError> {
        self.vm.runtime.host.network().ok_or_else(|| failure(denied()))
    }

    /// An argument that is an address: 4 or 16 bytes.
    fn address(&self, argument: usize) -> Result<IpAddr, JavaError> {
        let bytes = self.elements::<u8>(argument)?;
        let short = <[u8; 4]>::try_from(bytes).map(IpAddr::from);
        let long = <[u8; 16]>::try_from(bytes).map(IpAddr::from);
        short.or(long).map(|address| address.to_canonical()).map_err(|_| bad_argument("an address has 4 or 16 bytes"))
    }

    /// Two arguments that are an address and a port.
    fn place(&self, argument: usize) -> Result<SocketAddr, JavaError> {
        let port = u16::try_from(self.int(argument + 1)).map_err(|_| bad_argument("no such port"))?;
        Ok(SocketAddr::new(self.address(argument)?, port))
    }

    /// Whether an operation has been done, and not to be waited for.
    fn done(result: io::Result<()>) -> NativeResult {
        match result {
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(false.into()),
            result => result.map(|()| true.into()).map_err(failure),
        }
    }

    fn place_array(&mut self, place: io::Result<SocketAddr>) -> NativeResult {
        let place = place.map_err(failure)?;
        self.byte_array(&place_bytes(place))
    }
}

fn bad_argument(text: &str) -> JavaError {
    JavaError::new("java/lang/IllegalArgumentException", text)
}

fn mapped(address: IpAddr) -> [u8; 16] {
    match address {
        IpAddr::V4(short) => short.to_ipv6_mapped(),
        IpAddr::V6(long) => long,
    }
    .octets()
}

fn place_bytes(place: SocketAddr) -> [u8; PLACE] {
    let mut bytes = [0; PLACE];
    bytes[..16].copy_from_slice(&mapped(place.ip()));
    bytes[16..].copy_from_slice(&place.port().to_be_bytes());
    bytes
}

fn look_up_addresses(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = cx.text(0)?;
    let lookup = cx.network()?.look_up(Lookup::Addresses(&name)).map_err(failure)?;
    Ok((lookup.0 as i64).into())
}

fn look_up_name(cx: &mut NativeContext<'_>) -> NativeResult {
    let address = cx.address(0)?;
    let lookup = cx.network()?.look_up(Lookup::Name(address)).map_err(failure)?;
    Ok((lookup.0 as i64).into())
}

/// The addresses one after another, none where the name has none; null as long as nobody knows.
fn addresses(cx: &mut NativeContext<'_>) -> NativeResult {
    let lookup = cx.connection(0);
    match cx.network()?.answer(lookup) {
        Ok(LookupAnswer::Addresses(found)) => {
            let bytes: Vec<[u8; 16]> = found.into_iter().map(mapped).collect();
            cx.byte_array(bytes.as_flattened())
        }
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(Ref::NULL.into()),
        Ok(LookupAnswer::Name(_)) | Err(_) => cx.byte_array(&[]),
    }
}

/// The name, empty where the address has none; null as long as nobody knows.
fn name(cx: &mut NativeContext<'_>) -> NativeResult {
    let lookup = cx.connection(0);
    match cx.network()?.answer(lookup) {
        Ok(LookupAnswer::Name(found)) => cx.string(&found),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(Ref::NULL.into()),
        Ok(LookupAnswer::Addresses(_)) | Err(_) => cx.string(""),
    }
}

fn machine_name(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = cx.network()?.machine_name();
    cx.string(&name)
}

fn socket(cx: &mut NativeContext<'_>) -> NativeResult {
    let kind = if cx.boolean(0) { SocketKind::Stream } else { SocketKind::Datagram };
    let socket = cx.network()?.socket(kind).map_err(failure)?;
    Ok((socket.0 as i64).into())
}

fn bind(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, place) = (cx.connection(0), cx.place(1)?);
    let bound = cx.network()?.bind(socket, place);
    bound.map(|()| ().into()).map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied => JavaError::new("java/net/BindException", "Permission denied"),
        _ => failure(error),
    })
}

fn listen(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, backlog) = (cx.connection(0), cx.int(1));
    cx.network()?.listen(socket, backlog).map(|()| ().into()).map_err(failure)
}

fn connect(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, place) = (cx.connection(0), cx.place(1)?);
    NativeContext::done(cx.network()?.connect(socket, place))
}

fn outcome(cx: &mut NativeContext<'_>) -> NativeResult {
    let socket = cx.connection(0);
    NativeContext::done(cx.network()?.outcome(socket))
}

/// The new socket; -1 where nobody has connected.
fn accept(cx: &mut NativeContext<'_>) -> NativeResult {
    let socket = cx.connection(0);
    match cx.network()?.accept(socket) {
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok((-1_i64).into()),
        accepted => accepted.map(|accepted| (accepted.0 as i64).into()).map_err(failure),
    }
}

fn own_address(cx: &mut NativeContext<'_>) -> NativeResult {
    let socket = cx.connection(0);
    let place = cx.network()?.own_address(socket);
    cx.place_array(place)
}

fn peer_address(cx: &mut NativeContext<'_>) -> NativeResult {
    let socket = cx.connection(0);
    let place = cx.network()?.peer_address(socket);
    cx.place_array(place)
}

/// A null address stands for where the socket is connected. Packets are shorter than a stretch of work.
fn send_to(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, offset, length) = (cx.connection(0), cx.int(2), cx.int(3));
    let to = if cx.object(4).is_some() { Some(cx.place(4)?) } else { None };
    let array = cx.non_null(1)?.raw();
    let runtime = &mut cx.vm.runtime;
    let bytes = part(runtime.heap.elements::<u8>(array), offset, length)?;
    if bytes.len() > STRETCH {
        return Err(JavaError::new("java/net/SocketException", "Message too long"));
    }
    let network = runtime.host.network().ok_or_else(denied);
    let sent = network.and_then(|network| network.send_to(socket, bytes, to));
    cx.charge(length.max(0) as u64 / 8);
    match sent {
        Err(error) if error.kind() != ErrorKind::WouldBlock => Err(failure(error)),
        sent => without_waiting(sent.map(|count| i32::try_from(count).unwrap_or(i32::MAX))),
    }
}

fn receive_from(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, offset, length) = (cx.connection(0), cx.int(2), cx.int(3));
    let (array, place) = (cx.non_null(1)?.raw(), cx.non_null(4)?.raw());
    let runtime = &mut cx.vm.runtime;
    part_mut(runtime.heap.elements_mut::<u8>(place), 0, PLACE as i32)?;
    let buffer = part_mut(runtime.heap.elements_mut::<u8>(array), offset, length)?;
    let stretch = buffer.len().min(STRETCH);
    let network = runtime.host.network().ok_or_else(denied);
    let (count, from) = match network.and_then(|network| network.receive_from(socket, &mut buffer[..stretch])) {
        Err(error) if error.kind() == ErrorKind::WouldBlock => return without_waiting(Err(error)),
        received => received.map_err(failure)?,
    };
    let count = count.min(stretch);
    part_mut(runtime.heap.elements_mut::<u8>(place), 0, PLACE as i32)?.copy_from_slice(&place_bytes(from));
    cx.charge(count as u64 / 8);
    Ok((count as i32).into())
}

fn shut(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, direction) = (cx.connection(0), if cx.boolean(1) { Shut::Output } else { Shut::Input });
    cx.network()?.shut(socket, direction).map_err(failure)?;
    // Who waits to receive finds the end.
    cx.vm.runtime.threads.wake_at(socket);
    Ok(().into())
}

/// The constants of `HostNetwork`.
fn socket_option(number: i32) -> Result<SocketOption, JavaError> {
    Ok(match number {
        0 => SocketOption::NoDelay,
        1 => SocketOption::KeepAlive,
        2 => SocketOption::ReuseAddress,
        3 => SocketOption::ReusePort,
        4 => SocketOption::ReceiveBuffer,
        5 => SocketOption::SendBuffer,
        6 => SocketOption::Linger,
        7 => SocketOption::Broadcast,
        8 => SocketOption::OutOfBandInline,
        9 => SocketOption::TypeOfService,
        _ => return Err(bad_argument("no such option")),
    })
}

fn option(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, option) = (cx.connection(0), socket_option(cx.int(1))?);
    cx.network()?.option(socket, option).map(|value| value.into()).map_err(failure)
}

fn set_option(cx: &mut NativeContext<'_>) -> NativeResult {
    let (socket, option, value) = (cx.connection(0), socket_option(cx.int(1))?, cx.int(2));
    cx.network()?.set_option(socket, option, value).map(|()| ().into()).map_err(failure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{Ipv4Addr, Ipv6Addr};

    #[test]
    fn an_address_of_version_four_is_mapped_and_the_port_follows() {
        let bytes = place_bytes(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 0x1234));
        assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 127, 0, 0, 1, 0x12, 0x34]);
        assert_eq!(mapped(Ipv6Addr::LOCALHOST.into())[15], 1);
    }
}
