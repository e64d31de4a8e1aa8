//! Sockets and processes: what a host may grant beyond streams and files.
//!
//! In go numbers of connections; nothing here waits but [`Connections::wait`], so that one thread of a program can wait
//! while others go on. What would have to wait fails with [`io::ErrorKind::WouldBlock`].

use std::io;
use std::net::{IpAddr, SocketAddr};

use super::Descriptor;

/// Number of a socket, a lookup of a name, a process, or a pipe to one. A host never gives a number twice, so that one that
/// is closed is never taken for another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

/// What is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Readiness {
    /// Bytes or the end of a stream, somebody to accept, the answer to a lookup, the end of a process.
    Readable,
    /// Room for bytes, or the outcome of connecting.
    Writable,
}

/// A connection, and what of it is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Wait {
    pub connection: Connection,
    pub readiness: Readiness,
}

/// What all connections have in common.
pub trait Connections {
    /// Waits until one of these is ready, for so many nanoseconds at most or for a [`Request`](super::Request). Gives the
    /// places of those that are ready; one that is closed is ready.
    fn wait(&mut self, waits: &[Wait], nanoseconds: u64) -> Vec<usize>;

    /// Takes bytes from a stream; 0 at its end.
    ///
    /// # Errors
    /// What the stream reports; [`io::ErrorKind::WouldBlock`] where none are there yet.
    fn receive(&mut self, connection: Connection, buffer: &mut [u8]) -> io::Result<usize>;

    /// Gives some bytes to a stream, and says how many.
    ///
    /// # Errors
    /// What the stream reports; [`io::ErrorKind::WouldBlock`] where there is no room.
    fn send(&mut self, connection: Connection, bytes: &[u8]) -> io::Result<usize>;

    /// Bytes that can be received without waiting.
    ///
    /// # Errors
    /// What the stream reports.
    fn available(&mut self, connection: Connection) -> io::Result<usize>;

    /// Closes a connection. An unknown number is no error: it is closed already. A process goes on.
    fn close(&mut self, connection: Connection);
}

/// What a socket transports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SocketKind {
    /// Streams of bytes (TCP).
    Stream,
    /// Packets (UDP).
    Datagram,
}

/// What is asked about names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookup<'a> {
    /// The addresses of a name.
    Addresses(&'a str),
    /// The name of an address.
    Name(IpAddr),
}

/// What a [`Lookup`] has found: the variant is the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookupAnswer {
    /// The addresses of the name.
    Addresses(Vec<IpAddr>),
    /// The name of the address.
    Name(String),
}

/// What of a socket can be set, each as a number; 0 and 1 for off and on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SocketOption {
    /// `TCP_NODELAY`.
    NoDelay,
    /// `SO_KEEPALIVE`.
    KeepAlive,
    /// `SO_REUSEADDR`.
    ReuseAddress,
    /// `SO_REUSEPORT`.
    ReusePort,
    /// `SO_RCVBUF`, in bytes.
    ReceiveBuffer,
    /// `SO_SNDBUF`, in bytes.
    SendBuffer,
    /// `SO_LINGER`, in seconds; negative for off.
    Linger,
    /// `SO_BROADCAST`.
    Broadcast,
    /// `SO_OOBINLINE`.
    OutOfBandInline,
    /// `IP_TOS`.
    TypeOfService,
}

/// Which direction of a socket is shut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// Nothing is received any more.
    Input,
    /// Nothing is sent any more.
    Output,
}

/// Sockets and names. Addresses of version 4 are never given as those of version 6.
pub trait Network {
    /// Begins to look something up; it is to be waited for until it is [readable](Readiness::Readable).
    ///
    /// # Errors
    /// Too much is looked up at once.
    fn look_up(&mut self, lookup: Lookup<'_>) -> io::Result<Connection>;

    /// Takes the answer; the lookup is closed then.
    ///
    /// # Errors
    /// There is no such name; [`io::ErrorKind::WouldBlock`] as long as nobody knows.
    fn answer(&mut self, lookup: Connection) -> io::Result<LookupAnswer>;

    /// The name by which the machine calls itself in the network.
    fn machine_name(&mut self) -> String;

    /// Makes a socket, which takes addresses of both versions where the system has both.
    ///
    /// # Errors
    /// What the system reports, as in all that follow.
    fn socket(&mut self, kind: SocketKind) -> io::Result<Connection>;

    /// Gives a socket its own address.
    ///
    /// # Errors
    /// The address is taken, or none of this machine.
    fn bind(&mut self, socket: Connection, address: SocketAddr) -> io::Result<()>;

    /// Lets others connect to a socket; so many may wait.
    ///
    /// # Errors
    /// What the system reports.
    fn listen(&mut self, socket: Connection, backlog: i32) -> io::Result<()>;

    /// Connects a socket.
    ///
    /// # Errors
    /// Nobody listens there, or there is no way; [`io::ErrorKind::WouldBlock`] where that is not known yet: once the socket
    /// is [writable](Readiness::Writable), [`Network::outcome`] tells.
    fn connect(&mut self, socket: Connection, address: SocketAddr) -> io::Result<()>;

    /// How connecting has ended.
    ///
    /// # Errors
    /// The same.
    fn outcome(&mut self, socket: Connection) -> io::Result<()>;

    /// Takes one who has connected.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] where nobody has.
    fn accept(&mut self, socket: Connection) -> io::Result<Connection>;

    /// A socket's own address.
    ///
    /// # Errors
    /// What the system reports.
    fn own_address(&mut self, socket: Connection) -> io::Result<SocketAddr>;

    /// The address at the other end.
    ///
    /// # Errors
    /// The socket is not connected.
    fn peer_address(&mut self, socket: Connection) -> io::Result<SocketAddr>;

    /// Sends a packet to an address, or to where the socket is connected.
    ///
    /// # Errors
    /// It is too long, or there is no way; [`io::ErrorKind::WouldBlock`].
    fn send_to(&mut self, socket: Connection, bytes: &[u8], to: Option<SocketAddr>) -> io::Result<usize>;

    /// Takes a packet, cut off to the buffer, and its sender.
    ///
    /// # Errors
    /// [`io::ErrorKind::WouldBlock`] where there is none.
    fn receive_from(&mut self, socket: Connection, buffer: &mut [u8]) -> io::Result<(usize, SocketAddr)>;

    /// Shuts one direction.
    ///
    /// # Errors
    /// The socket is not connected.
    fn shut(&mut self, socket: Connection, direction: Shut) -> io::Result<()>;

    /// What an option is set to.
    ///
    /// # Errors
    /// The socket has no such option.
    fn option(&mut self, socket: Connection, option: SocketOption) -> io::Result<i32>;

    /// Sets an option.
    ///
    /// # Errors
    /// The socket has no such option, or it does not take the value.
    fn set_option(&mut self, socket: Connection, option: SocketOption, value: i32) -> io::Result<()>;
}

/// Where a process's standard stream leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Redirect {
    /// To the program, by a pipe.
    Pipe,
    /// Where the program's own leads.
    Inherit,
    /// Nowhere.
    Discard,
    /// To an open file of the host.
    File(Descriptor),
}

/// A process to be started.
#[derive(Clone, Copy, Debug)]
pub struct Command<'a> {
    /// The program and its arguments.
    pub words: &'a [String],
    /// All of its environment.
    pub environment: &'a [(String, String)],
    /// Where it runs; `None` for where the program does.
    pub directory: Option<&'a str>,
    /// Standard input, output and errors.
    pub streams: [Redirect; 3],
    /// Whether errors go where the output goes, whatever is said of them.
    pub merge_errors: bool,
}

/// A process that runs.
#[derive(Clone, Copy, Debug)]
pub struct Started {
    /// Itself: readable once it has ended.
    pub process: Connection,
    /// Its number in the system.
    pub number: u32,
    /// The program's ends of the pipes to its standard streams.
    pub pipes: [Option<Connection>; 3],
}

/// Processes beside this one.
pub trait Processes {
    /// The number in the system of the process that the program runs in.
    fn own_number(&mut self) -> u32;

    /// Starts a process.
    ///
    /// # Errors
    /// There is no such program or directory, or it may not be executed.
    fn start(&mut self, command: &Command<'_>) -> io::Result<Started>;

    /// The exit code of a process: 128 and the number of the signal that has ended it. `None` while it runs.
    ///
    /// # Errors
    /// The number is of no process.
    fn exit_code(&mut self, process: Connection) -> io::Result<Option<i32>>;

    /// Asks a process to end, or ends it. One that has ended is left alone.
    ///
    /// # Errors
    /// What the system reports.
    fn kill(&mut self, process: Connection, by_force: bool) -> io::Result<()>;
}
