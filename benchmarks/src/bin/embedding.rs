//! What a VM inside a Rust program costs: `cargo run --release -p holloway-benchmarks --bin embedding`.
//!
//! In: the class `embedding/Callee`. Out: a table of times and bytes, each the best of several rounds, for the machine that it
//! runs on. Two figures are asked for by `docs/embedding.md`: what a VM takes, and what crossing the border takes.

#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use holloway::prelude::*;

/// Rounds of each measurement, of which the best counts.
const ROUNDS: usize = 7;
/// VMs that live at once when their memory is measured.
const LIVE: usize = 200;

fn main() -> Result<(), Error> {
    let engine = Engine::new();
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/embedding"))?.build();
    println!("| figure | |\n|---|---:|");
    let hello = || -> Result<Vm<()>, Error> {
        let mut vm = engine.vm(()).classes(&classes).build()?;
        vm.func::<(), ()>("Callee", "hello")?.call(&mut vm, ())?;
        Ok(vm)
    };
    row("a VM made and dropped", best(50, || engine.vm(()).classes(&classes).build().map(drop))?);
    row("a VM made, a line printed, and dropped", best(50, || hello().map(drop))?);
    let before = resident_bytes();
    let live: Vec<Vm<()>> = (0..LIVE).map(|_| hello()).collect::<Result<_, _>>()?;
    if let (Some(before), Some(after)) = (before, resident_bytes()) {
        println!("| memory of a live VM that has printed a line | {} KB |", (after - before) / LIVE as u64 / 1024);
    }
    drop(live);
    for compile in [true, false] {
        crossings(&engine, &classes, compile)?;
    }
    Ok(())
}

/// What crossing the border costs, with and without compiled code.
fn crossings(engine: &Engine, classes: &Classes, compile: bool) -> Result<(), Error> {
    let how = if compile { "compiled" } else { "interpreted" };
    let mut vm = engine
        .vm(())
        .classes(classes)
        .compile(compile)
        .function("Callee", "ask", "(I)I", |_, (n,): (i32,)| Ok(n))
        .build()?;
    let increment = vm.func::<(i32,), i32>("Callee", "increment")?;
    row(&format!("Rust to Java and back, {how}"), best(20_000, || increment.call(&mut vm, (black_box(1),)))?);
    let asks = vm.func::<(i32,), i32>("Callee", "asks")?;
    const ASKS: u32 = 20_000;
    let each = best(1, || asks.call(&mut vm, (ASKS as i32,)))? / ASKS;
    row(&format!("Java to Rust and back, {how}"), each);
    let mut vm = engine
        .vm(())
        .classes(classes)
        .compile(compile)
        .function("Callee", "ask", "(I)I", {
            let found = std::sync::OnceLock::new();
            move |caller, (n,): (i32,)| {
                let increment = match found.get() {
                    Some(increment) => increment,
                    None => {
                        let looked_up = caller.func::<(i32,), i32>("Callee", "increment")?;
                        found.get_or_init(|| looked_up)
                    }
                };
                Ok(increment.call(caller, (n,))?)
            }
        })
        .build()?;
    let asks = vm.func::<(i32,), i32>("Callee", "asks")?;
    let each = best(1, || asks.call(&mut vm, (ASKS as i32,)))? / ASKS;
    row(&format!("Java to Rust to Java and back, {how}"), each);
    if compile {
        let ints = vec![7_i32; 1 << 18];
        let mut out = vec![0_i32; 1 << 18];
        row(
            "1 MB copied by memcpy",
            best(20, || {
                black_box(&mut out).copy_from_slice(black_box(&ints));
                Ok(())
            })?,
        );
        let array = vm.object(&ints[..])?;
        row(
            "1 MB of an int[] copied in",
            best(20, || vm.with_elements(&array, |to: &mut [i32]| to.copy_from_slice(&ints)))?,
        );
        row(
            "1 MB of an int[] copied out",
            best(20, || vm.with_elements(&array, |from: &mut [i32]| black_box(&mut out).copy_from_slice(from)))?,
        );
        let first = vm.func::<(&[i32],), i32>("Callee", "first")?;
        row("1 MB into a fresh int[], and a call", best(20, || first.call(&mut vm, (&ints[..],)))?);
    }
    Ok(())
}

fn row(what: &str, time: Duration) {
    let nanoseconds = time.as_nanos();
    match nanoseconds {
        0..10_000 => println!("| {what} | {nanoseconds} ns |"),
        _ => println!("| {what} | {:.1} us |", nanoseconds as f64 / 1e3),
    }
}

/// The time that one of so many repetitions takes, in the best of some rounds.
fn best<R>(repetitions: u32, mut work: impl FnMut() -> Result<R, Error>) -> Result<Duration, Error> {
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        for _ in 0..repetitions {
            black_box(work()?);
        }
        best = best.min(begin.elapsed() / repetitions);
    }
    Ok(best)
}

/// Bytes of memory that the process has, where the system tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
}
