//! A hundred isolated VMs on eight threads: `cargo run --example many_vms`.

use holloway::prelude::*;

const THREADS: i32 = 8;
const VMS: i32 = 100;

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let engine = Engine::new();
    let classes = Classes::builder().class(include_bytes!("java/Counter.class").as_slice())?.build();
    let sums: Vec<Result<i64, Error>> = std::thread::scope(|scope| {
        let work = |first: i32| {
            let mut sum = 0;
            for number in (first..VMS).step_by(THREADS as usize) {
                // Each begins with a sum of its own.
                let mut vm = engine.vm(()).classes(&classes).heap(2 << 20).build()?;
                let add = vm.func::<(i32, i32), i64>("Counter", "add")?;
                add.call(&mut vm, (0, number))?;
                sum += add.call(&mut vm, (0, 10))?;
            }
            Ok(sum)
        };
        let threads: Vec<_> = (0..THREADS).map(|first| scope.spawn(move || work(first))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let all = sums.into_iter().sum::<Result<i64, Error>>()?;
    Ok(format!("{VMS} VMs have counted to {all}"))
}
