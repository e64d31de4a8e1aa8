//! Rust functions behind native methods, with data of the host, calls back and exceptions: `cargo run --example host_functions`.

use std::collections::BTreeMap;

use holloway::prelude::*;

const RULE: &[u8] = include_bytes!("../tests/java/Rule.class");

/// What the host keeps for one VM.
struct Shop {
    prices: BTreeMap<String, i32>,
    log: Vec<String>,
}

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let classes = Classes::builder().class(RULE)?.build();
    let prices = BTreeMap::from([("book".to_owned(), 12), ("pen".to_owned(), 2)]);
    let mut vm = Engine::new()
        .vm(Shop { prices, log: Vec::new() })
        .classes(&classes)
        .function("Rule", "price", "(Ljava/lang/String;I)I", |caller, (item, count): (String, i32)| {
            let known = caller.data().prices.get(&item).copied();
            let each =
                known.ok_or_else(|| Thrown::new("java.lang.IllegalArgumentException", format!("no {item} here")))?;
            // Java code has the last word about the price.
            let apply = caller.func::<(i32, String), i32>("Rule", "apply")?;
            Ok(count * apply.call(caller, (each, "gold".to_owned()))?)
        })
        .function("Rule", "log", "(Ljava/lang/String;)V", |caller, (line,): (String,)| {
            caller.data().log.push(line);
            Ok(())
        })
        .build()?;
    let order = vm.func::<(&str, i32), i32>("Rule", "order")?;
    let books = order.call(&mut vm, ("book", 3))?;
    let refused = match order.call(&mut vm, ("cake", 1)) {
        Err(Error::Exception(exception)) => exception.to_string(),
        other => format!("{other:?}"),
    };
    Ok(format!("books: {books}\nlog: {}\n{refused}", vm.data().log.join(", ")))
}
