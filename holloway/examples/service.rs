//! An HTTP service whose handlers are Java: each thread has a VM, each request a deadline and fuel. `cargo run --example
//! service` answers a few requests of its own; `cargo run --example service 8080` serves until it is stopped.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use holloway::prelude::*;
use tiny_http::{Request, Response, Server};

type Failure = Box<dyn std::error::Error + Send + Sync>;
/// A thread that answers until the server ends.
type Worker = std::thread::JoinHandle<Result<(), Failure>>;

/// Threads that answer.
const THREADS: usize = 2;
/// What one request may take.
const DEADLINE: Duration = Duration::from_secs(2);
const FUEL: u64 = 500_000;

/// Makes the VM of a thread.
fn make(engine: &Engine) -> Result<Vm<()>, Error> {
    let classes = Classes::builder().class(include_bytes!("java/Handler.class").as_slice())?.build();
    engine.vm(()).classes(&classes).heap(16 << 20).build()
}

/// What Java answers, as a status and a body.
fn answer(vm: &mut Vm<()>, method: &str, path: &str, body: &str) -> (u16, String) {
    vm.set_fuel(Some(FUEL));
    vm.set_deadline(Some(Instant::now() + DEADLINE));
    let handle = vm.func::<(&str, &str, &str), String>("Handler", "handle");
    match handle.and_then(|handle| handle.call(vm, (method, path, body))) {
        Ok(text) => {
            let (status, body) = text.split_once('\n').unwrap_or(("500", "no status"));
            (status.parse().unwrap_or(500), body.to_owned())
        }
        Err(Error::Exception(exception)) => (500, exception.description().headline()),
        Err(Error::Suspended(call)) => (503, call.reason().to_string()),
        Err(other) => (500, other.to_string()),
    }
}

fn serve(server: &Server, engine: &Engine) -> Result<(), Failure> {
    let mut vm = make(engine)?;
    for mut request in server.incoming_requests() {
        let mut body = String::new();
        request.as_reader().take(1 << 20).read_to_string(&mut body)?;
        let (method, path) = (request.method().to_string(), request.url().to_owned());
        let (status, text) = answer(&mut vm, &method, &path, &body);
        respond(request, status, text);
        if vm.ended().is_some() {
            vm = make(engine)?;
        }
    }
    Ok(())
}

/// A client that has gone is no mistake of ours.
fn respond(request: Request, status: u16, text: String) {
    let _ = request.respond(Response::from_string(text).with_status_code(status));
}

/// A request as a client makes it; gives the status and the body.
fn ask(address: SocketAddr, method: &str, path: &str, body: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address)?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(format!("{path}: {} {body}", head.split(' ').nth(1).unwrap_or_default()))
}

fn start(address: &str) -> Result<(Arc<Server>, Vec<Worker>), Failure> {
    let server = Arc::new(Server::http(address)?);
    let engine = Engine::new();
    let threads = (0..THREADS).map(|_| {
        let (server, engine) = (Arc::clone(&server), engine.clone());
        std::thread::spawn(move || serve(&server, &engine))
    });
    let threads = threads.collect();
    Ok((server, threads))
}

fn main() -> Result<(), Failure> {
    let Some(port) = std::env::args().nth(1) else {
        println!("{}", run()?);
        return Ok(());
    };
    let (_server, threads) = start(&format!("127.0.0.1:{port}"))?;
    threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Ok(())))
}

/// What the example prints.
pub fn run() -> Result<String, Failure> {
    let (server, threads) = start("127.0.0.1:0")?;
    let address = server.server_addr().to_ip().ok_or("no address")?;
    let requests = [("GET", "/world", ""), ("POST", "/divide", "8"), ("POST", "/divide", "0"), ("PUT", "/x", "")];
    let mut lines: Vec<String> =
        requests.into_iter().map(|(method, path, body)| ask(address, method, path, body)).collect::<Result<_, _>>()?;
    lines.push(ask(address, "GET", "/spin", "")?);
    lines.push(ask(address, "GET", "/again", "")?);
    threads.iter().for_each(|_| server.unblock());
    threads.into_iter().try_for_each(|thread| thread.join().unwrap_or(Ok(())))?;
    Ok(lines.join("\n"))
}
