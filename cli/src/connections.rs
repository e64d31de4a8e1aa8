//! The sockets and processes of the system, for the program that runs.
//!
//! In go the VM's wishes ([`Connections`], [`Network`], [`Processes`]); out come system calls that do not wait. Names are looked up
//! by threads of their own, as the system has no other way; a process can be waited for by its descriptor.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv6Addr, SocketAddr, ToSocketAddrs as _};
use std::os::fd::{AsFd as _, BorrowedFd, OwnedFd};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{self, Child, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use holloway_vm::host::{
    Command, Connection, Connections, Lookup, LookupAnswer, Network, Processes, Readiness, Redirect, Shut, SocketKind,
    SocketOption, Started, Wait,
};
use parking_lot::Mutex;
use rustix::event::{EventfdFlags, PollFlags, eventfd};
use rustix::io::Errno;
use rustix::net::{self, AddressFamily, RecvFlags, SendFlags, Shutdown, SocketFlags, SocketType, sockopt};
use rustix::process::{Pid, PidfdFlags, Signal};

use crate::signals::Requests;

/// Names that may be looked up at a time.
const MOST_LOOKUPS: usize = 16;

/// Sockets do not wait, and are not passed on to processes.
const FLAGS: SocketFlags = SocketFlags::NONBLOCK.union(SocketFlags::CLOEXEC);

/// What a lookup's thread has found, and whether anybody is still to find anything.
type Answer = Arc<Mutex<Option<io::Result<LookupAnswer>>>>;

/// A connection that is open.
enum Open {
    /// A socket, or the end of a pipe.
    Stream(OwnedFd),
    /// A lookup, and what is readable once it is answered.
    Lookup(Answer, OwnedFd),
    /// A process, and what is readable once it has ended.
    Process(Child, OwnedFd),
}

/// All connections of a program.
pub struct Outside {
    requests: Requests,
    open: BTreeMap<Connection, Open>,
    last: u64,
    /// Processes that go on without anybody who knows them: they are to be asked how they ended, so that the system forgets
    /// them.
    forgotten: Vec<Child>,
}

fn closed() -> io::Error {
    io::Error::other("Socket closed")
}

fn would_block() -> io::Error {
    ErrorKind::WouldBlock.into()
}

/// The same, from the names that rustix gives.
fn outcome<T>(result: rustix::io::Result<T>) -> io::Result<T> {
    match result {
        Err(Errno::INPROGRESS) => Err(would_block()),
        result => Ok(result?),
    }
}

impl Outside {
    /// No connections yet.
    pub fn new(requests: Requests) -> Outside {
        Outside { requests, open: BTreeMap::new(), last: 0, forgotten: Vec::new() }
    }

    fn add(&mut self, open: Open) -> Connection {
        self.last += 1;
        let connection = Connection(self.last);
        self.open.insert(connection, open);
        connection
    }

    fn descriptor(&self, connection: Connection) -> Option<BorrowedFd<'_>> {
        match self.open.get(&connection)? {
            Open::Stream(descriptor) | Open::Lookup(_, descriptor) | Open::Process(_, descriptor) => {
                Some(descriptor.as_fd())
            }
        }
    }

    fn stream(&self, connection: Connection) -> io::Result<BorrowedFd<'_>> {
        match self.open.get(&connection) {
            Some(Open::Stream(stream)) => Ok(stream.as_fd()),
            _ => Err(closed()),
        }
    }

    fn process(&mut self, connection: Connection) -> io::Result<(&mut Child, &OwnedFd)> {
        match self.open.get_mut(&connection) {
            Some(Open::Process(child, descriptor)) => Ok((child, descriptor)),
            _ => Err(ErrorKind::NotFound.into()),
        }
    }
}

impl Connections for Outside {
    fn wait(&mut self, waits: &[Wait], nanoseconds: u64) -> Vec<usize> {
        let descriptors: Option<Vec<_>> = waits
            .iter()
            .map(|wait| {
                let flags = match wait.readiness {
                    Readiness::Readable => PollFlags::IN,
                    Readiness::Writable => PollFlags::OUT,
                };
                Some((self.descriptor(wait.connection)?, flags))
            })
            .collect();
        let Some(descriptors) = descriptors else {
            let closed = |&at: &usize| self.descriptor(waits[at].connection).is_none();
            return (0..waits.len()).filter(closed).collect();
        };
        let deadline = Instant::now().checked_add(Duration::from_nanos(nanoseconds));
        // A request is seen by whoever waits.
        self.requests.wait_for_any(&descriptors, deadline).unwrap_or_default()
    }

    fn receive(&mut self, connection: Connection, buffer: &mut [u8]) -> io::Result<usize> {
        match rustix::io::read(self.stream(connection)?, buffer) {
            Err(Errno::CONNRESET) => Err(io::Error::other("Connection reset")),
            read => outcome(read),
        }
    }

    fn send(&mut self, connection: Connection, bytes: &[u8]) -> io::Result<usize> {
        // Rust's programs ignore the signal of a broken pipe.
        outcome(rustix::io::write(self.stream(connection)?, bytes))
    }

    fn available(&mut self, connection: Connection) -> io::Result<usize> {
        let waiting = rustix::io::ioctl_fionread(self.stream(connection)?)?;
        Ok(usize::try_from(waiting).unwrap_or(usize::MAX))
    }

    fn close(&mut self, connection: Connection) {
        if let Some(Open::Process(child, _)) = self.open.remove(&connection) {
            self.forgotten.push(child);
        }
    }
}

/// An address as a socket takes it that may be of either version.
fn for_socket(socket: BorrowedFd<'_>, address: SocketAddr) -> io::Result<SocketAddr> {
    let is_long = sockopt::socket_domain(socket)? == AddressFamily::INET6;
    let ip = match address.ip() {
        IpAddr::V4(short) if is_long && short.is_unspecified() => Ipv6Addr::UNSPECIFIED.into(),
        IpAddr::V4(short) if is_long => short.to_ipv6_mapped().into(),
        IpAddr::V6(long) if !is_long && long.is_unspecified() => std::net::Ipv4Addr::UNSPECIFIED.into(),
        ip => ip,
    };
    Ok(SocketAddr::new(ip, address.port()))
}

/// An address as the system gives it.
fn from_socket(address: net::SocketAddrAny) -> io::Result<SocketAddr> {
    let address = SocketAddr::try_from(address)?;
    Ok(SocketAddr::new(address.ip().to_canonical(), address.port()))
}

impl Network for Outside {
    fn look_up(&mut self, lookup: Lookup<'_>) -> io::Result<Connection> {
        let lookups = self.open.values().filter(|open| matches!(open, Open::Lookup(..)));
        if lookups.count() >= MOST_LOOKUPS {
            return Err(Errno::AGAIN.into());
        }
        let answer = Answer::default();
        let done = eventfd(0, EventfdFlags::CLOEXEC)?;
        let (found, tell) = (Arc::clone(&answer), done.try_clone()?);
        let look: Box<dyn FnOnce() -> io::Result<LookupAnswer> + Send> = match lookup {
            Lookup::Addresses(name) => {
                let name = name.to_owned();
                Box::new(move || {
                    let all = (name.as_str(), 0).to_socket_addrs()?.map(|address| address.ip().to_canonical());
                    Ok(LookupAnswer::Addresses(all.collect()))
                })
            }
            Lookup::Name(address) => Box::new(move || Ok(LookupAnswer::Name(dns_lookup::lookup_addr(&address)?))),
        };
        std::thread::Builder::new().name("lookup".to_owned()).spawn(move || {
            *found.lock() = Some(look());
            // It cannot be full.
            let _ = rustix::io::write(&tell, &1_u64.to_ne_bytes());
        })?;
        Ok(self.add(Open::Lookup(answer, done)))
    }

    fn answer(&mut self, lookup: Connection) -> io::Result<LookupAnswer> {
        let Some(Open::Lookup(answer, _)) = self.open.get(&lookup) else { return Err(closed()) };
        let found = answer.lock().take().ok_or_else(would_block)?;
        self.open.remove(&lookup);
        found
    }

    fn machine_name(&mut self) -> String {
        rustix::system::uname().nodename().to_string_lossy().into_owned()
    }

    fn socket(&mut self, kind: SocketKind) -> io::Result<Connection> {
        let kind = match kind {
            SocketKind::Stream => SocketType::STREAM,
            SocketKind::Datagram => SocketType::DGRAM,
        };
        let socket = match net::socket_with(AddressFamily::INET6, kind, FLAGS, None) {
            Ok(socket) => {
                sockopt::set_ipv6_v6only(&socket, false)?;
                socket
            }
            Err(Errno::AFNOSUPPORT) => net::socket_with(AddressFamily::INET, kind, FLAGS, None)?,
            Err(error) => return Err(error.into()),
        };
        Ok(self.add(Open::Stream(socket)))
    }

    fn bind(&mut self, socket: Connection, address: SocketAddr) -> io::Result<()> {
        let socket = self.stream(socket)?;
        Ok(net::bind(socket, &for_socket(socket, address)?)?)
    }

    fn listen(&mut self, socket: Connection, backlog: i32) -> io::Result<()> {
        Ok(net::listen(self.stream(socket)?, backlog)?)
    }

    fn connect(&mut self, socket: Connection, address: SocketAddr) -> io::Result<()> {
        let socket = self.stream(socket)?;
        outcome(net::connect(socket, &for_socket(socket, address)?))
    }

    fn outcome(&mut self, socket: Connection) -> io::Result<()> {
        let socket = self.stream(socket)?;
        sockopt::socket_error(socket)??;
        match net::getpeername(socket) {
            Err(Errno::NOTCONN) => Err(would_block()),
            peer => outcome(peer.map(drop)),
        }
    }

    fn accept(&mut self, socket: Connection) -> io::Result<Connection> {
        let accepted = outcome(net::accept_with(self.stream(socket)?, FLAGS))?;
        Ok(self.add(Open::Stream(accepted)))
    }

    fn own_address(&mut self, socket: Connection) -> io::Result<SocketAddr> {
        from_socket(net::getsockname(self.stream(socket)?)?)
    }

    fn peer_address(&mut self, socket: Connection) -> io::Result<SocketAddr> {
        from_socket(net::getpeername(self.stream(socket)?)?.ok_or(Errno::NOTCONN)?)
    }

    fn send_to(&mut self, socket: Connection, bytes: &[u8], to: Option<SocketAddr>) -> io::Result<usize> {
        let socket = self.stream(socket)?;
        outcome(match to {
            Some(to) => net::sendto(socket, bytes, SendFlags::NOSIGNAL, &for_socket(socket, to)?),
            None => net::send(socket, bytes, SendFlags::NOSIGNAL),
        })
    }

    fn receive_from(&mut self, socket: Connection, buffer: &mut [u8]) -> io::Result<(usize, SocketAddr)> {
        let (count, _, from) = outcome(net::recvfrom(self.stream(socket)?, buffer, RecvFlags::empty()))?;
        Ok((count, from_socket(from.ok_or(Errno::INVAL)?)?))
    }

    fn shut(&mut self, socket: Connection, direction: Shut) -> io::Result<()> {
        let direction = match direction {
            Shut::Input => Shutdown::Read,
            Shut::Output => Shutdown::Write,
        };
        Ok(net::shutdown(self.stream(socket)?, direction)?)
    }

    fn option(&mut self, socket: Connection, option: SocketOption) -> io::Result<i32> {
        let socket = self.stream(socket)?;
        let bytes = |size: usize| i32::try_from(size).unwrap_or(i32::MAX);
        Ok(match option {
            SocketOption::NoDelay => sockopt::tcp_nodelay(socket)?.into(),
            SocketOption::KeepAlive => sockopt::socket_keepalive(socket)?.into(),
            SocketOption::ReuseAddress => sockopt::socket_reuseaddr(socket)?.into(),
            SocketOption::ReusePort => sockopt::socket_reuseport(socket)?.into(),
            // Linux doubles what is set, for its own needs.
            SocketOption::ReceiveBuffer => bytes(sockopt::socket_recv_buffer_size(socket)? / 2),
            SocketOption::SendBuffer => bytes(sockopt::socket_send_buffer_size(socket)? / 2),
            SocketOption::Linger => sockopt::socket_linger(socket)?.map_or(-1, |linger| linger.as_secs() as i32),
            SocketOption::Broadcast => sockopt::socket_broadcast(socket)?.into(),
            SocketOption::OutOfBandInline => sockopt::socket_oobinline(socket)?.into(),
            SocketOption::TypeOfService => sockopt::ip_tos(socket)?.into(),
        })
    }

    fn set_option(&mut self, socket: Connection, option: SocketOption, value: i32) -> io::Result<()> {
        let socket = self.stream(socket)?;
        let (is_on, size) = (value != 0, usize::try_from(value).unwrap_or(0));
        Ok(match option {
            SocketOption::NoDelay => sockopt::set_tcp_nodelay(socket, is_on),
            SocketOption::KeepAlive => sockopt::set_socket_keepalive(socket, is_on),
            SocketOption::ReuseAddress => sockopt::set_socket_reuseaddr(socket, is_on),
            SocketOption::ReusePort => sockopt::set_socket_reuseport(socket, is_on),
            SocketOption::ReceiveBuffer => sockopt::set_socket_recv_buffer_size(socket, size),
            SocketOption::SendBuffer => sockopt::set_socket_send_buffer_size(socket, size),
            SocketOption::Linger => {
                sockopt::set_socket_linger(socket, u64::try_from(value).ok().map(Duration::from_secs))
            }
            SocketOption::Broadcast => sockopt::set_socket_broadcast(socket, is_on),
            SocketOption::OutOfBandInline => sockopt::set_socket_oobinline(socket, is_on),
            SocketOption::TypeOfService => sockopt::set_ip_tos(socket, value as u8),
        }?)
    }
}

/// The program's end of a pipe.
fn pipe_end(descriptor: impl Into<OwnedFd>) -> io::Result<Open> {
    let descriptor = descriptor.into();
    rustix::io::ioctl_fionbio(&descriptor, true)?;
    Ok(Open::Stream(descriptor))
}

impl Outside {
    /// Starts a process whose streams lead to pipes, or to `files` where they are given.
    pub fn start(&mut self, command: &Command<'_>, files: [Option<Stdio>; 3]) -> io::Result<Started> {
        self.forgotten.retain_mut(|child| !matches!(child.try_wait(), Ok(Some(_))));
        let [program, arguments @ ..] = command.words else { return Err(Errno::INVAL.into()) };
        let mut wanted = process::Command::new(program);
        wanted.args(arguments).env_clear().envs(command.environment.iter().map(|(name, value)| (name, value)));
        if let Some(directory) = command.directory {
            wanted.current_dir(directory);
        }
        let [input, output, errors] = files;
        wanted.stdin(input.unwrap_or_else(Stdio::piped));
        let merged = if command.merge_errors && output.is_none() {
            let (reader, writer) = io::pipe()?;
            wanted.stdout(writer.try_clone()?).stderr(writer);
            Some(OwnedFd::from(reader))
        } else {
            wanted.stdout(output.unwrap_or_else(Stdio::piped)).stderr(errors.unwrap_or_else(Stdio::piped));
            None
        };
        let mut child = wanted.spawn()?;
        // The program's copies of the far ends go with it.
        drop(wanted);
        let number = child.id();
        let pid = i32::try_from(number).ok().and_then(Pid::from_raw).ok_or(Errno::SRCH)?;
        let descriptor = rustix::process::pidfd_open(pid, PidfdFlags::empty())?;
        let input = child.stdin.take().map(pipe_end).transpose()?;
        let output = child.stdout.take().map(OwnedFd::from).or(merged).map(pipe_end).transpose()?;
        let errors = child.stderr.take().map(pipe_end).transpose()?;
        let pipes = [input, output, errors].map(|end| end.map(|end| self.add(end)));
        let process = self.add(Open::Process(child, descriptor));
        Ok(Started { process, number, pipes })
    }

    /// How a process has ended.
    pub fn exit_code(&mut self, process: Connection) -> io::Result<Option<i32>> {
        let status = self.process(process)?.0.try_wait()?;
        Ok(status.map(|status| status.code().unwrap_or_else(|| 128 + status.signal().unwrap_or(0))))
    }

    /// Ends a process.
    pub fn kill(&mut self, process: Connection, by_force: bool) -> io::Result<()> {
        let signal = if by_force { Signal::KILL } else { Signal::TERM };
        match rustix::process::pidfd_send_signal(self.process(process)?.1, signal) {
            Err(Errno::SRCH) => Ok(()),
            sent => Ok(sent?),
        }
    }
}

impl Processes for crate::host::Process {
    fn own_number(&mut self) -> u32 {
        process::id()
    }

    fn start(&mut self, command: &Command<'_>) -> io::Result<Started> {
        // What the program has written stands before what the process writes.
        let _ = crate::output::flush();
        let streams = command.streams;
        let merged = command.merge_errors && streams[1] != Redirect::Pipe;
        let streams = if merged { [streams[0], streams[1], streams[1]] } else { streams };
        let mut files = [None, None, None];
        for (at, stream) in streams.into_iter().enumerate() {
            files[at] = match stream {
                Redirect::Pipe => None,
                Redirect::Inherit if merged && at == 2 => {
                    Some(Stdio::from(rustix::stdio::stdout().try_clone_to_owned()?))
                }
                Redirect::Inherit => Some(Stdio::inherit()),
                Redirect::Discard => Some(Stdio::null()),
                Redirect::File(descriptor) => Some(self.duplicate(descriptor)?.into()),
            };
        }
        self.outside.start(command, files)
    }

    fn exit_code(&mut self, process: Connection) -> io::Result<Option<i32>> {
        self.outside.exit_code(process)
    }

    fn kill(&mut self, process: Connection, by_force: bool) -> io::Result<()> {
        self.outside.kill(process, by_force)
    }
}
