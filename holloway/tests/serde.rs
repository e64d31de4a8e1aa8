//! Values of types that serde knows, from the guest and to it: in go the classes `Shop`, out come Rust values and what Java code
//! says of those it is given.

#![forbid(unsafe_code)]

use std::collections::BTreeMap;

use holloway::Serde;
use holloway::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Deserialize, Serialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum Colour {
    Red,
    DarkBlue,
}

#[derive(Deserialize, Serialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "camelCase")]
struct Item {
    name: String,
    count: u8,
    unit_price: f64,
    colour: Colour,
    limit: Option<i64>,
}

#[derive(Deserialize, Serialize, Clone, PartialEq, Debug)]
struct Order {
    number: u64,
    items: Vec<Item>,
    gifts: Vec<Item>,
    stock: BTreeMap<String, i32>,
    codes: (i32, i32),
    before: Option<Box<Order>>,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Config {
    name: String,
    item: Item,
    sizes: [u16; 3],
    bytes: Vec<u8>,
    letter: char,
    ratio: f64,
    on: bool,
    none: Option<String>,
    grid: Vec<Vec<i32>>,
    colour: Colour,
}

fn vm() -> Vm<()> {
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java"));
    let classes = classes.expect("it is there").build();
    Engine::new().vm(()).classes(&classes).build().expect("it can be made")
}

fn item() -> Item {
    Item { name: "book".to_owned(), count: 3, unit_price: 12.5, colour: Colour::DarkBlue, limit: None }
}

fn text<R: std::fmt::Debug>(result: Result<R, Error>) -> String {
    match result {
        Err(error @ (Error::Type(_) | Error::Signature(_) | Error::TooLarge(_))) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_the_guest_has_becomes_what_serde_knows() {
    let mut vm = vm();
    let config = vm.func::<(), Serde<Config>>("Shop", "config").expect("it fits").call(&mut vm, ());
    let expected = Config {
        name: "holloway".to_owned(),
        item: item(),
        sizes: [1, 2, 3],
        bytes: vec![1, 255],
        letter: 'x',
        ratio: 0.5,
        on: true,
        none: None,
        grid: vec![vec![1, 2], vec![], vec![3]],
        colour: Colour::Red,
    };
    assert_eq!(config.expect("it is one").0, expected);
    let lists = vm.func::<(), Serde<Vec<Vec<i32>>>>("Shop", "lists").expect("it fits").call(&mut vm, ());
    assert_eq!(lists.expect("lists").0, [vec![1], vec![]]);
    let map = vm.func::<(), Serde<BTreeMap<i32, Vec<String>>>>("Shop", "map").expect("it fits").call(&mut vm, ());
    assert_eq!(map.expect("a map").0, BTreeMap::from([(1, vec!["a".to_owned()]), (2, vec![])]));
    let wrong = vm.func::<(), Serde<Vec<u8>>>("Shop", "item").expect("it fits").call(&mut vm, ());
    assert_eq!(text(wrong), "invalid type: map, expected a sequence");
    let none = vm.func::<(), Serde<Item>>("Shop", "noRecord").expect("it fits").call(&mut vm, ());
    assert_eq!(text(none), "objects of Shop$NoRecord are not taken: it is no record, enum, map or collection");
    let purple = vm.static_field::<Object>("Shop$Colour", "PURPLE", "LShop$Colour;").expect("it is there");
    let purple = purple.get(&mut vm).expect("a constant");
    assert!(text(vm.value::<Serde<Colour>>(&purple)).starts_with("unknown variant `PURPLE`"));
}

#[test]
fn what_serde_knows_becomes_what_the_guest_wants() {
    let mut vm = vm();
    let order = Order {
        number: 5,
        items: vec![item()],
        gifts: vec![],
        stock: BTreeMap::from([("pen".to_owned(), 2)]),
        codes: (1, 2),
        before: None,
    };
    let order = Order { before: Some(Box::new(order.clone())), ..order };
    let again = vm.func::<(Serde<Order>,), Serde<Order>>("Shop", "order").expect("it fits");
    let Serde(answer) = again.call(&mut vm, (Serde(order.clone()),)).expect("records");
    assert_eq!((answer.number, answer.codes), (5, (1, 2)));
    assert_eq!(answer.before.as_deref(), Some(&order));
    let show = vm.func::<(Serde<Order>,), String>("Shop", "show").expect("it fits");
    let shown = show.call(&mut vm, (Serde(order),)).expect("a record");
    // What a list has elements of is not said at run time: they are maps.
    let map = "{name=book, count=3, unitPrice=12.5, colour=DARK_BLUE, limit=null}";
    assert!(shown.starts_with(&format!("5 [{map}] [] {{pen=2}} [1, 2] Order[number=5, ")), "{shown}");
    let describe = vm.func::<(Serde<Vec<Item>>,), String>("Shop", "describe").expect("it fits");
    assert_eq!(describe.call(&mut vm, (Serde(vec![]),)).expect("a list"), "ArrayList []");

    let describe = vm.func::<(Serde<Item>,), String>("Shop", "describe").expect("any object will do");
    let described = describe.call(&mut vm, (Serde(item()),)).expect("a map");
    assert_eq!(described, "LinkedHashMap {name=book, count=3, unitPrice=12.5, colour=DARK_BLUE, limit=null}");
    let describe = vm.func::<(Serde<Vec<f32>>,), String>("Shop", "describeList").expect("it fits");
    assert_eq!(describe.call(&mut vm, (Serde(vec![0.5]),)).expect("a list"), "ArrayList [0.5, null] of Float");
    let boxed = vm.func::<(Serde<Option<i64>>,), i32>("Shop", "boxed").expect("it fits");
    assert_eq!(boxed.call(&mut vm, (Serde(Some(7)),)).expect("an Integer"), 7);
    assert_eq!(boxed.call(&mut vm, (Serde(None),)).expect("null"), -1);
}

#[test]
fn what_does_not_fit_is_told() {
    #[derive(Serialize)]
    enum Shape {
        Circle { radius: f64 },
        Line(i32, i32),
        Named(String),
    }
    let mut vm = vm();
    let shapes = vec![Shape::Circle { radius: 0.5 }, Shape::Line(1, 2), Shape::Named("a".to_owned())];
    let describe = vm.func::<(Serde<Vec<Shape>>,), String>("Shop", "describeList").expect("it fits");
    let described = describe.call(&mut vm, (Serde(shapes),)).expect("maps");
    assert_eq!(described, "ArrayList [{Circle={radius=0.5}}, {Line=[1, 2]}, {Named=a}, null] of LinkedHashMap");

    let boxed = vm.func::<(Serde<i64>,), i32>("Shop", "boxed").expect("it fits");
    assert_eq!(text(boxed.call(&mut vm, (Serde(1 << 40),))), "such a number does not become I");
    let boxed = vm.func::<(Serde<u64>,), i32>("Shop", "boxed").expect("it fits");
    assert_eq!(text(boxed.call(&mut vm, (Serde(u64::MAX),))), "18446744073709551615 is no long");
    let strict = vm.func::<(Serde<BTreeMap<&str, i32>>,), Object>("Shop", "strict").expect("it fits");
    let missing = strict.call(&mut vm, (Serde(BTreeMap::new()),));
    assert_eq!(text(missing), "nothing is given for Shop$Strict.value");
    let more = strict.call(&mut vm, (Serde(BTreeMap::from([("other", 1)])),));
    assert_eq!(text(more), "the record Shop$Strict has no component other");
    let negative = strict.call(&mut vm, (Serde(BTreeMap::from([("value", -1)])),)).expect_err("it throws");
    assert_eq!(negative.exception().and_then(|thrown| thrown.message()), Some("negative"));
    let next = vm.func::<(Serde<&str>,), Serde<Colour>>("Shop", "next").expect("it fits");
    assert_eq!(next.call(&mut vm, (Serde("RED"),)).expect("a constant").0, Colour::DarkBlue);
    assert_eq!(text(next.call(&mut vm, (Serde("GREEN"),))), "Shop$Colour has no constant GREEN");
    let list = vm.func::<(Serde<&str>,), String>("Shop", "describeList").expect("it fits");
    assert_eq!(text(list.call(&mut vm, (Serde("text"),))), "java.util.List has no constant text");

    #[derive(Serialize)]
    struct Deep(Option<Box<Deep>>, i32);
    let deep = (0..200).fold(Deep(None, 0), |inner, depth| Deep(Some(Box::new(inner)), depth));
    assert_eq!(text(vm.object(Serde(deep))), "values are nested more than 128 deep");
}
