//! Business rules in Java over the host's records: `cargo run --example rules`.

use holloway::prelude::*;

/// What the rules know as a record.
#[derive(IntoJava, Clone, Copy)]
#[holloway(class = "Discounts$Order")]
struct Order {
    customer: &'static str,
    item: &'static str,
    count: i32,
    price: f64,
}

const ORDERS: [Order; 3] = [
    Order { customer: "gold Ada", item: "book", count: 1, price: 50.0 },
    Order { customer: "Grace", item: "bread", count: 12, price: 2.5 },
    Order { customer: "gold Edsger", item: "machine", count: 1, price: 2000.0 },
];

fn main() -> Result<(), Error> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Error> {
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/java"))?.build();
    let mut vm = Engine::new().vm(()).classes(&classes).heap(16 << 20).fuel(10_000_000).build()?;
    let price = vm.func::<(Order,), f64>("Discounts", "price")?;
    let mut lines = Vec::new();
    for order in ORDERS {
        lines.push(format!("{}: {:.2}", order.customer, price.call(&mut vm, (order,))?));
    }
    Ok(lines.join("\n"))
}
