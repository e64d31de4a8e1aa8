//! Structs for records, enums for enums: both ways, nested, and what does not fit or is too much.

#![forbid(unsafe_code)]
#![cfg(feature = "derive")]

use holloway::prelude::*;
use holloway::{FromJava, IntoJava};

#[derive(FromJava, IntoJava, Clone, Copy, PartialEq, Eq, Debug)]
#[holloway(class = "shop.Shop$State")]
enum State {
    Open,
    InStock,
    #[holloway(rename = "SENT")]
    OnItsWay,
}

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "shop.Shop$Item")]
struct Item {
    name: String,
    unit_price: i32,
    weights: Vec<f64>,
}

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "shop/Shop$Order")]
struct Order {
    id: i64,
    state: State,
    items: Vec<Item>,
    note: Option<String>,
    #[holloway(rename = "before")]
    previous: Option<Box<Order>>,
    table: Option<Vec<Vec<i32>>>,
}

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "shop.Shop$Pair")]
struct Pair {
    first: String,
    second: Option<String>,
}

#[derive(FromJava, Debug)]
#[holloway(class = "shop.Shop$Tree")]
struct Tree {
    children: Vec<Tree>,
}

impl Tree {
    fn size(&self) -> usize {
        self.children.iter().map(Tree::size).sum::<usize>() + 1
    }
}

fn shop() -> Vm<()> {
    let classes = Classes::builder().directory("tests/java").expect("classes").build();
    Engine::new().vm(()).classes(&classes).build().expect("a VM")
}

fn an_order(id: i64) -> Order {
    let items = vec![
        Item { name: "book".to_owned(), unit_price: 12, weights: vec![0.5] },
        Item { name: "cake".to_owned(), unit_price: 3, weights: vec![] },
    ];
    let first = Order {
        id: 1,
        state: State::Open,
        items: Vec::new(),
        note: Some("first".to_owned()),
        previous: None,
        table: None,
    };
    let table = Some(vec![vec![1, 2], vec![], vec![3]]);
    Order { id, state: State::InStock, items, note: None, previous: Some(Box::new(first)), table }
}

#[test]
fn records_become_structs_and_structs_records() {
    let mut vm = shop();
    let order = vm.func::<(i64,), Order>("shop.Shop", "order").unwrap();
    assert_eq!(order.call(&mut vm, (7,)).unwrap(), an_order(7));
    let told = vm.func::<(Order,), String>("shop.Shop", "told").unwrap();
    let text = told.call(&mut vm, (an_order(8),)).unwrap();
    assert_eq!(
        text, "8 there null book=12[0.5] cake=3[] [[1, 2], [], [3]]\n1 OPEN first null\n",
        "the second has no items"
    );
    let held = vm.statistics().held_objects;
    told.call(&mut vm, (an_order(9),)).unwrap();
    assert_eq!(vm.statistics().held_objects, held, "nothing stays held");
}

#[test]
fn components_are_found_by_name_and_not_by_place() {
    let mut vm = shop();
    let told = vm.func::<(Pair,), String>("shop.Shop", "told").unwrap();
    let pair = Pair { first: "one".to_owned(), second: None };
    assert_eq!(told.call(&mut vm, (pair,)).unwrap(), "one then null");
}

#[test]
fn constants_go_both_ways_and_null_with_an_option_only() {
    let mut vm = shop();
    let after = vm.func::<(Option<State>,), State>("shop.Shop", "after").unwrap();
    assert_eq!(after.call(&mut vm, (None,)).unwrap(), State::Open);
    assert_eq!(after.call(&mut vm, (Some(State::Open),)).unwrap(), State::InStock);
    assert_eq!(after.call(&mut vm, (Some(State::InStock),)).unwrap(), State::OnItsWay);
}

#[test]
fn what_a_constructor_throws_is_an_exception() {
    let mut vm = shop();
    let told = vm.func::<(Order,), String>("shop.Shop", "told").unwrap();
    let Err(Error::Exception(thrown)) = told.call(&mut vm, (an_order(-1),)) else { panic!("the order was made") };
    assert_eq!((thrown.class(), thrown.message()), ("java.lang.IllegalArgumentException", Some("id -1")));
}

#[test]
fn what_does_not_fit_says_where() {
    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "shop.Shop$Pair")]
    struct Other {
        first: i32,
    }

    #[derive(FromJava, Debug)]
    #[holloway(class = "shop.Shop$Pair")]
    struct Strict {
        #[allow(dead_code, reason = "it cannot be read")]
        second: String,
    }

    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "shop.Shop$State")]
    enum Few {
        Open,
    }

    #[derive(FromJava, Debug)]
    #[holloway(class = "shop.Shop")]
    struct NoRecord {}

    let mut vm = shop();
    let anything = vm.func::<(i32,), Object>("shop.Shop", "anything").unwrap();
    let [text, pair, sent] = [0, 1, 2].map(|which| anything.call(&mut vm, (which,)).unwrap());
    let told = |error: Error| error.to_string();
    assert_eq!(vm.value::<Pair>(&pair).unwrap(), Pair { first: "f".to_owned(), second: None });
    let message = told(vm.value::<Pair>(&text).unwrap_err());
    assert!(message.contains("an object of java.lang.String is no shop.Shop$Pair"), "{message}");
    let message = told(vm.value::<Other>(&pair).unwrap_err());
    assert!(message.contains("component first of shop.Shop$Pair is Ljava/lang/String;"), "{message}");
    let message = told(vm.value::<Strict>(&pair).unwrap_err());
    assert!(message.contains("component second of shop.Shop$Pair is null"), "{message}");
    let message = told(vm.value::<Few>(&sent).unwrap_err());
    assert!(message.contains("constant SENT of shop.Shop$State is none of the Rust type"), "{message}");
    let message = told(vm.value::<NoRecord>(&text).unwrap_err());
    assert!(message.contains("no shop.Shop"), "{message}");
    let message = told(vm.object(Other { first: 1 }).unwrap_err());
    assert!(message.contains("component second of shop.Shop$Pair is not given"), "{message}");
    assert!(vm.object(Few::Open).is_ok());
}

#[test]
fn what_refers_to_itself_or_is_too_much_is_refused_and_the_vm_goes_on() {
    let mut vm = shop();
    let deep = vm.func::<(i32,), Option<Order>>("shop.Shop", "deep").unwrap();
    assert!(deep.call(&mut vm, (100,)).unwrap().is_some());
    assert!(matches!(deep.call(&mut vm, (100_000,)), Err(Error::Type(text)) if text.contains("deep")));
    let small = vm.func::<(i32,), Tree>("shop.Shop", "tree").unwrap();
    assert_eq!(small.call(&mut vm, (3,)).unwrap().size(), 85);
    assert!(matches!(small.call(&mut vm, (60,)), Err(Error::Type(text)) if text.contains("64 MB")));
    let circle = vm.func::<(), Tree>("shop.Shop", "circularTree").unwrap();
    assert!(matches!(circle.call(&mut vm, ()), Err(Error::Type(text)) if text.contains("deep")));
    let repeated = vm.func::<(), Vec<String>>("shop.Shop", "repeated").unwrap();
    assert!(matches!(repeated.call(&mut vm, ()), Err(Error::Type(text)) if text.contains("64 MB")));
    let order = vm.func::<(i64,), Order>("shop.Shop", "order").unwrap();
    assert_eq!(order.call(&mut vm, (7,)).unwrap(), an_order(7));
}
