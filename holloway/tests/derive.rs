//! Rust structs for records, enums for enums, `Vec` and maps for collections: in go the classes `Shop`, out come Rust values,
//! objects, and errors that name what does not fit.

#![forbid(unsafe_code)]

use std::collections::{BTreeMap, HashMap};

use holloway::prelude::*;

#[derive(FromJava, IntoJava, Clone, Copy, PartialEq, Debug)]
#[holloway(class = "Shop$Colour")]
enum Colour {
    #[holloway(rename = "RED")]
    Red,
    #[holloway(rename = "DARK_BLUE")]
    DarkBlue,
}

#[derive(FromJava, IntoJava, Clone, PartialEq, Debug)]
#[holloway(class = "Shop$Item")]
struct Item {
    // In another order than the record has them.
    limit: Option<i32>,
    name: String,
    colour: Colour,
    #[holloway(rename = "unitPrice")]
    price: f64,
    count: i32,
}

#[derive(FromJava, IntoJava, Clone, PartialEq, Debug)]
#[holloway(class = "Shop.Order")]
struct WrongClass {
    number: i64,
}

#[derive(FromJava, IntoJava, Clone, PartialEq, Debug)]
#[holloway(class = "Shop$Order")]
struct Order {
    number: i64,
    items: Vec<Item>,
    gifts: Vec<Item>,
    stock: BTreeMap<String, i32>,
    codes: Vec<i32>,
    before: Option<Box<Order>>,
}

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "Shop$Everything")]
struct Everything {
    z: bool,
    b: i8,
    c: u16,
    s: i16,
    i: i32,
    j: i64,
    f: f32,
    d: f64,
    #[holloway(rename = "boxedZ")]
    boxed_z: bool,
    #[holloway(rename = "boxedB")]
    boxed_b: u8,
    #[holloway(rename = "boxedC")]
    boxed_c: Option<u16>,
    #[holloway(rename = "boxedS")]
    boxed_s: i16,
    #[holloway(rename = "boxedJ")]
    boxed_j: i64,
    #[holloway(rename = "boxedF")]
    boxed_f: f32,
    #[holloway(rename = "boxedD")]
    boxed_d: Option<f64>,
}

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "Shop$Nothing")]
struct Nothing;

#[derive(FromJava, IntoJava, PartialEq, Debug)]
#[holloway(class = "Shop$Strict")]
struct Strict {
    value: i32,
}

fn classes() -> Classes {
    let classes = Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java"));
    classes.expect("it is there").build()
}

fn vm() -> Vm<()> {
    Engine::new().vm(()).classes(&classes()).build().expect("it can be made")
}

fn item() -> Item {
    Item { limit: None, name: "book".to_owned(), colour: Colour::DarkBlue, price: 12.5, count: 3 }
}

fn text<R: std::fmt::Debug>(result: Result<R, Error>) -> String {
    match result {
        Err(error @ (Error::Type(_) | Error::Signature(_) | Error::TooLarge(_))) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn records_and_enums_come_and_go() {
    let mut vm = vm();
    let give = vm.func::<(), Item>("Shop", "item").expect("it fits");
    assert_eq!(give.call(&mut vm, ()).expect("it returns"), item());
    let next = vm.func::<(Colour,), Colour>("Shop", "next").expect("it fits");
    assert_eq!(next.call(&mut vm, (Colour::Red,)).expect("it returns"), Colour::DarkBlue);
    assert_eq!(text(next.call(&mut vm, (Colour::DarkBlue,))), "no variant stands for Shop$Colour.PURPLE");
    let order = vm.func::<(Option<Order>,), Order>("Shop", "order").expect("it fits");
    let first = order.call(&mut vm, (None,)).expect("it returns");
    let pen = Item { limit: Some(7), name: "pen".to_owned(), colour: Colour::Red, price: 0.5, count: 1 };
    let expected = Order {
        number: 5,
        items: vec![item(), pen.clone()],
        gifts: vec![pen],
        stock: BTreeMap::from([("book".to_owned(), 3), ("pen".to_owned(), 40)]),
        codes: vec![1, 2],
        before: None,
    };
    assert_eq!(first, expected);
    let second = order.call(&mut vm, (Some(first.clone()),)).expect("it returns");
    assert_eq!(second, Order { before: Some(Box::new(first)), ..expected });
    let show = vm.func::<(Order,), String>("Shop", "show").expect("it fits");
    let shown = show.call(&mut vm, (second,)).expect("it returns");
    let items = "[Item[name=book, count=3, unitPrice=12.5, colour=DARK_BLUE, limit=null], \
        Item[name=pen, count=1, unitPrice=0.5, colour=RED, limit=7]]";
    assert!(shown.starts_with(&format!("5 {items} [Item[name=pen, ")), "{shown}");
    assert!(shown.contains("{book=3, pen=40} [1, 2] Order[number=5, "), "{shown}");
}

#[test]
fn all_types_of_components_are_taken_and_given() {
    let mut vm = vm();
    let same = vm.func::<(Everything,), Everything>("Shop", "same").expect("it fits");
    let everything = || Everything {
        z: true,
        b: -1,
        c: 0xD800,
        s: i16::MIN,
        i: i32::MIN,
        j: i64::MAX,
        f: 0.5,
        d: -0.25,
        boxed_z: false,
        boxed_b: 255,
        boxed_c: Some(65),
        boxed_s: 300,
        boxed_j: i64::MIN,
        boxed_f: 1.5,
        boxed_d: None,
    };
    assert_eq!(same.call(&mut vm, (everything(),)).expect("it returns"), everything());
    let nothing = vm.func::<(Nothing,), Nothing>("Shop", "nothing").expect("it fits");
    assert_eq!(nothing.call(&mut vm, (Nothing,)).expect("it returns"), Nothing);
    let strict = vm.func::<(Strict,), Strict>("Shop", "strict").expect("it fits");
    assert_eq!(strict.call(&mut vm, (Strict { value: 1 },)).expect("it returns"), Strict { value: 1 });
    let negative = strict.call(&mut vm, (Strict { value: -1 },)).expect_err("its constructor throws");
    assert_eq!(negative.exception().and_then(|thrown| thrown.message()), Some("negative"));
    let held = vm.statistics().held_objects;
    assert!(held <= 1, "{held} objects are held, where only an exception is");
}

#[test]
fn accessors_of_records_are_not_asked() {
    #[derive(FromJava, Debug, PartialEq)]
    #[holloway(class = "Shop$Liar")]
    struct Liar {
        name: String,
        count: i32,
    }
    let mut vm = vm();
    let liar = vm.func::<(), Liar>("Shop", "liar").expect("it fits");
    assert_eq!(liar.call(&mut vm, ()).expect("nothing runs"), Liar { name: "true".to_owned(), count: 1 });
}

#[test]
fn what_does_not_fit_is_named() {
    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "Shop$Item")]
    struct Missing {
        name: String,
        weight: i32,
    }
    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "Shop$Item")]
    struct Other {
        count: Vec<String>,
    }
    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "Shop$Item")]
    struct Less {
        count: i32,
    }
    #[derive(FromJava, Debug)]
    #[holloway(class = "Shop$Item")]
    struct NeverNull {
        limit: i32,
    }
    #[derive(FromJava, IntoJava, Debug)]
    #[holloway(class = "Shop$NoRecord")]
    struct NoRecord {
        value: i32,
    }
    #[derive(IntoJava)]
    #[holloway(class = "Shop$Colour")]
    enum Green {
        Green,
    }
    #[derive(FromJava, Debug)]
    #[holloway(class = "Shop$Pair")]
    struct Pair {
        first: String,
        second: Vec<i32>,
    }
    let mut vm = vm();
    let of = vm.func::<(), Object>("Shop", "item").expect("it fits").call(&mut vm, ()).expect("an item");
    assert_eq!(
        text(vm.value::<Missing>(&of)),
        "the record Shop$Item has no component weight; it has name, count, unitPrice, colour, limit"
    );
    assert_eq!(text(vm.value::<Other>(&of)), "Shop$Item.count is I, which Rust's Vec<String> does not stand for");
    assert_eq!(vm.value::<Less>(&of).expect("other components are not looked at").count, 3);
    assert_eq!(
        text(vm.object(Less { count: 1 })),
        "the record Shop$Item has a component name, for which no field stands"
    );
    assert_eq!(
        text(vm.object(Missing { name: String::new(), weight: 1 })),
        "the record Shop$Item has no component weight; it has name, count, unitPrice, colour, limit"
    );
    assert_eq!(
        text(vm.value::<NeverNull>(&of).map(|one| one.limit)),
        "Shop$Item.limit is null, where a value is wanted"
    );
    let text_object = vm.object("text").expect("a string");
    assert_eq!(text(vm.value::<Item>(&text_object)), "java.lang.String is no Shop$Item of the class path");
    assert_eq!(text(vm.value::<Colour>(&of)), "Shop$Item is no Shop$Colour of the class path");
    assert_eq!(text(vm.value::<Vec<i32>>(&of)), "Shop$Item is neither an array nor a collection");
    assert_eq!(text(vm.value::<HashMap<i32, i32>>(&of)), "Shop$Item is no map");
    assert_eq!(text(vm.value::<i32>(&of)), "Shop$Item is no java.lang.Integer");
    let none = vm.func::<(), Object>("Shop", "noRecord").expect("it fits").call(&mut vm, ()).expect("an object");
    assert_eq!(text(vm.value::<NoRecord>(&none)), "Shop$NoRecord is no record");
    assert_eq!(text(vm.object(NoRecord { value: 1 })), "Shop$NoRecord is no record");
    assert_eq!(text(vm.object(Green::Green)), "Shop$Colour has no constant Green");
    let pair = vm.func::<(), Pair>("Shop", "pair").expect("it fits").call(&mut vm, ()).expect("a pair");
    assert_eq!((pair.first.as_str(), &pair.second[..]), ("one", &[1, 2][..]));
    let wrong = vm.func::<(), Object>("Shop", "wrongPair").expect("it fits").call(&mut vm, ()).expect("a pair");
    assert_eq!(text(vm.value::<Pair>(&wrong)), "Shop$Pair.first: the object is no string");
    assert!(matches!(vm.object(WrongClass { number: 1 }), Err(Error::Exception(_))), "there is no such class");
}

#[test]
fn vectors_are_arrays_or_lists_and_maps_are_maps() {
    let mut vm = vm();
    let words = vm.func::<(), Vec<String>>("Shop", "words").expect("it fits");
    assert_eq!(words.call(&mut vm, ()).expect("a list"), ["a", "b"]);
    let numbers = vm.func::<(), Vec<Option<i32>>>("Shop", "numbers").expect("it fits");
    assert_eq!(numbers.call(&mut vm, ()).expect("a collection"), [Some(3), None, Some(1)]);
    let never_null = vm.func::<(), Vec<i32>>("Shop", "numbers").expect("it fits");
    assert!(matches!(never_null.call(&mut vm, ()), Err(Error::Null)));
    let grid = vm.func::<(), Vec<Vec<i32>>>("Shop", "grid").expect("it fits");
    assert_eq!(grid.call(&mut vm, ()).expect("arrays"), [vec![1, 2], vec![], vec![3]]);
    let lists = vm.func::<(), Vec<Vec<i32>>>("Shop", "lists").expect("it fits");
    assert_eq!(lists.call(&mut vm, ()).expect("lists"), [vec![1], vec![]]);
    let map = vm.func::<(), HashMap<i32, Vec<String>>>("Shop", "map").expect("it fits");
    let expected = HashMap::from([(1, vec!["a".to_owned()]), (2, vec![])]);
    assert_eq!(map.call(&mut vm, ()).expect("a map"), expected);
    let identities = vm.func::<(), BTreeMap<String, String>>("Shop", "identities").expect("it fits");
    assert_eq!(identities.call(&mut vm, ()).expect("a map").len(), 1, "keys that are one in Rust");

    let described = vm.func::<(Vec<i64>,), String>("Shop", "describeList").expect("it fits");
    assert_eq!(described.call(&mut vm, (vec![1, 2],)).expect("a list"), "ArrayList [1, 2, null] of Long");
    let described = vm.func::<(Vec<Vec<i32>>,), String>("Shop", "describeList").expect("it fits");
    assert_eq!(described.call(&mut vm, (vec![vec![1]],)).expect("lists"), "ArrayList [[1], null] of ArrayList");
    let described = vm.func::<(Vec<Vec<u8>>,), String>("Shop", "describeList").expect("it fits");
    assert!(described.call(&mut vm, (vec![vec![1]],)).expect("bytes").ends_with(" of byte[]"));
    let described = vm.func::<(Vec<Option<&str>>,), String>("Shop", "describe").expect("it fits");
    assert_eq!(described.call(&mut vm, (vec![Some("a"), None],)).expect("an array"), "String[] [a, null]");
    let described = vm.func::<(Vec<Item>,), String>("Shop", "describe").expect("it fits");
    assert!(described.call(&mut vm, (vec![item()],)).expect("an array").starts_with("Item[] [Item[name=book, "));
    let described = vm.func::<(BTreeMap<&str, Vec<Colour>>,), String>("Shop", "describeMap").expect("it fits");
    let colours = BTreeMap::from([("b", vec![]), ("a", vec![Colour::Red])]);
    assert_eq!(described.call(&mut vm, (colours,)).expect("a map"), "LinkedHashMap {a=[RED], b=[]}");
    let described = vm.func::<(HashMap<i32, f64>,), String>("Shop", "describeMap").expect("it fits");
    assert_eq!(described.call(&mut vm, (HashMap::from([(1, 0.5)]),)).expect("a map"), "HashMap {1=0.5}");

    let taken = vm.func::<(i32,), i32>("Shop", "taken").expect("the one that takes it as it is");
    assert_eq!(taken.call(&mut vm, (1,)).expect("it returns"), 1);
    let taken = vm.func::<(Option<i32>,), i32>("Shop", "taken").expect("only a box may be null");
    assert_eq!(taken.call(&mut vm, (Some(1),)).expect("it returns"), -1);
    let boxed = vm.func::<(Option<i32>,), i32>("Shop", "boxed").expect("it fits");
    assert_eq!(boxed.call(&mut vm, (None,)).expect("it returns"), -1);
}

#[test]
fn host_functions_take_and_give_them() {
    let mut vm = Engine::new()
        .vm(())
        .classes(&classes())
        .function("Shop", "discounted", "(LShop$Item;LShop$Colour;)LShop$Item;", |_, (item, colour): (Item, Colour)| {
            Ok(Item { price: item.price / 2.0, colour, ..item })
        })
        .function("Shop", "offers", "(Ljava/util/Map;)Ljava/util/List;", |_, (stock,): (HashMap<String, i32>,)| {
            Ok(stock.into_iter().map(|(name, count)| Item { name, count, ..item() }).collect::<Vec<_>>())
        })
        .build()
        .expect("it can be made");
    let offer = vm.func::<(), String>("Shop", "offer").expect("it fits");
    let expected = "Item[name=book, count=3, unitPrice=6.25, colour=RED, limit=null] \
        [Item[name=book, count=2, unitPrice=12.5, colour=DARK_BLUE, limit=null]]";
    assert_eq!(offer.call(&mut vm, ()).expect("it returns"), expected);
}

#[test]
fn what_the_host_gives_is_bounded_too() {
    let mut vm = Engine::new().vm(()).classes(&classes()).heap(4 << 20).build().expect("it can be made");
    let empty =
        || Order { number: 0, items: vec![], gifts: vec![], stock: BTreeMap::new(), codes: vec![], before: None };
    let deep = (0..200).fold(empty(), |before, _| Order { before: Some(Box::new(before)), ..empty() });
    assert_eq!(text(vm.object(deep)), "values are nested more than 128 deep, or in a circle");
    let large = vm.object(vec![vec![0_i64; 10_000]; 100]).expect_err("it does not fit");
    assert_eq!(large.exception().map(holloway::Exception::class), Some("java.lang.OutOfMemoryError"));
    assert!(vm.object(empty()).is_ok());
}

/// Each byte of the class file of a record is changed in turn: whatever becomes of it, it is an error or a value.
#[test]
fn records_of_damaged_class_files_are_refused_or_work() {
    let (engine, bytes) = (Engine::new(), include_bytes!("java/Shop$Strict.class"));
    let mut worked = 0;
    for (at, change) in (8..bytes.len()).zip([0x01, 0x80, 0xff].into_iter().cycle()) {
        let mut damaged = bytes.to_vec();
        damaged[at] ^= change;
        let Ok(classes) = Classes::builder().class(damaged) else { continue };
        let mut vm = engine.vm(()).classes(&classes.build()).compile(false).fuel(1_000_000).build().expect("a VM");
        match vm.object(Strict { value: 1 }).and_then(|object| vm.value::<Strict>(&object)) {
            Ok(_) => worked += 1,
            Err(Error::Poisoned) => panic!("the byte at {at}"),
            Err(_) => {}
        }
    }
    assert!(worked > 10, "some bytes do not matter");
}
