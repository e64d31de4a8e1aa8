//! Stored profiles: there and back, broken ones, and several together.

use std::fs;

use proptest::prelude::*;

use super::{
    ClassKey, Combine, GraphBuilder, MethodProfile, StoredBlock, StoredError, StoredGraph, StoredProfile,
    StoredTransition, class_checksum, merge,
};

fn methods() -> impl Strategy<Value = MethodProfile> {
    let weight = prop_oneof![0.0..1e9f64, (0..1000u32).prop_map(f64::from)];
    let blocks = prop::collection::btree_map(any::<u16>(), weight.clone(), 0..5);
    let edges = prop::collection::btree_map(any::<(u16, u16)>(), weight, 0..5);
    (blocks, edges).prop_map(|(blocks, edges)| MethodProfile { blocks, edges })
}

fn profiles() -> impl Strategy<Value = StoredProfile> {
    // Names of the VM may have nearly everything in them.
    let name = prop_oneof!["[a-zA-Z/$]{1,12}", "[a \\\\\n\r\u{e4}]{0,6}"];
    let class = (name.clone(), any::<u64>()).prop_map(|(name, checksum)| ClassKey { name, checksum });
    let class_profile = prop::collection::btree_map(name.clone(), methods(), 0..3);
    let classes = prop::collection::btree_map(class.clone(), class_profile, 0..4);
    let methods = prop::collection::vec((class, name), 1..5);
    (0.0..100.0f64, classes, graphs(methods)).prop_map(|(runs, classes, graph)| StoredProfile { runs, classes, graph })
}

fn graphs(methods: impl Strategy<Value = Vec<(ClassKey, String)>>) -> impl Strategy<Value = StoredGraph> {
    let block = || (0..5u32, any::<u16>());
    let roots = prop::collection::vec((block(), 0.1..1e6f64), 0..4);
    let transitions = prop::collection::vec((prop::option::of(block()), block(), block(), 0.1..1e6f64), 0..8);
    (methods, roots, transitions).prop_map(|(methods, roots, transitions)| {
        let mut builder = GraphBuilder::default();
        let numbers: Vec<u32> = methods.iter().map(|method| builder.method(method)).collect();
        let place = |(method, at): (u32, u16)| StoredBlock { method: numbers[method as usize % numbers.len()], at };
        roots.into_iter().for_each(|(root, weight)| builder.root(place(root), weight));
        for (before, from, to, weight) in transitions {
            let transition = StoredTransition { before: before.map(place), from: place(from), to: place(to) };
            builder.transition(transition, weight);
        }
        builder.finish()
    })
}

/// One class, with one method, with one block of this weight.
fn one(checksum: u64, weight: f64) -> StoredProfile {
    let mut profile = StoredProfile { runs: 1.0, ..StoredProfile::default() };
    let class = ClassKey { name: "A".to_owned(), checksum };
    profile.method_mut(&class, "m()V").blocks.insert(0, weight);
    profile
}

fn weights(profile: &StoredProfile) -> Vec<f64> {
    let methods = profile.classes.values().flat_map(|methods| methods.values());
    methods.flat_map(|method| method.blocks.values().copied()).collect()
}

proptest! {
    #[test]
    fn a_profile_is_what_was_written(profile in profiles()) {
        let text = profile.to_text();
        let read = StoredProfile::from_bytes(text.as_bytes()).expect("a whole text");
        prop_assert_eq!(&read, &profile);
        prop_assert_eq!(read.to_text(), text);
    }

    /// No change of a bit and no cut goes unnoticed.
    #[test]
    fn broken_texts_are_refused(profile in profiles(), at: prop::sample::Index, bit in 0..8u32) {
        let mut bytes = profile.to_text().into_bytes();
        let at = at.index(bytes.len());
        prop_assert!(StoredProfile::from_bytes(&bytes[..at]).is_err());
        bytes[at] ^= 1 << bit;
        prop_assert!(StoredProfile::from_bytes(&bytes).is_err());
    }

    /// Whatever has the right checksum is read as what it would be written as, or refused.
    #[test]
    fn any_text_is_read_or_refused(lines in prop::collection::vec("(runs|class|method|block|edge|place|root|after) [0-9a-f .-]{0,20}", 0..8)) {
        let body = format!("holloway-profile 2\nruns 1\n{}", lines.iter().map(|line| format!("{line}\n")).collect::<String>());
        let text = format!("{body}end {} {:08x}\n", body.lines().count(), crc32fast::hash(body.as_bytes()));
        if let Ok(profile) = StoredProfile::from_bytes(text.as_bytes()) {
            prop_assert_eq!(profile.to_text(), text);
        }
    }

    /// Summing up does not depend on grouping, without ageing, but for rounding.
    #[test]
    fn sums_can_be_grouped(one in profiles(), two in profiles(), three in profiles()) {
        let sum = |profiles: &[&StoredProfile]| merge(profiles.iter().copied(), Combine::Sum, 1.0);
        let (left, right) = (sum(&[&sum(&[&one, &two]), &three]), sum(&[&one, &sum(&[&two, &three])]));
        prop_assert_eq!(left.classes.keys().collect::<Vec<_>>(), right.classes.keys().collect::<Vec<_>>());
        prop_assert!((left.total() - right.total()).abs() <= 1e-9 * left.total());
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let read = |text: &str| StoredProfile::from_bytes(text.as_bytes());
    let with_sum =
        |body: &str| format!("{body}end {} {:08x}\n", body.lines().count(), crc32fast::hash(body.as_bytes()));
    assert!(matches!(read(""), Err(StoredError::Version)));
    assert!(matches!(read(&with_sum("holloway-profile 1\nruns 1\n")), Err(StoredError::Version)));
    assert!(matches!(read("holloway-profile 2\nruns 1\n"), Err(StoredError::Broken)));
    assert!(read(&with_sum("holloway-profile 2\nruns 1\n")).is_ok());
    let broken = [
        "runs -1\n",
        "runs NaN\n",
        "runs 1\nmethod m()V\n",
        "runs 1\nclass 0000000000000001 A\nblock 0 1\n",
        "runs 1\nclass 0000000000000002 A\nclass 0000000000000001 A\n",
        "runs 1\nclass 1 A\n",
        "runs 1\nclass 0000000000000001 A\nmethod m\nblock 1 1\nblock 1 1\n",
        "runs 1\nclass 0000000000000001 A\nmethod m\nblock 70000 1\n",
        "runs 1\nclass 0000000000000001 A\nmethod m\nblock 1 inf\n",
        "runs 1\nclass 0000000000000001 A\nmethod m\nedge 0 1 1\nblock 1 1\n",
    ];
    for body in broken {
        let text = with_sum(&format!("holloway-profile 2\n{body}"));
        assert!(matches!(read(&text), Err(StoredError::Line(_))), "{body}");
    }
}

#[test]
fn runs_weigh_as_long_as_they_took_or_all_the_same() {
    let (short, long) = (one(1, 10.0), one(2, 30.0));
    assert_eq!(weights(&merge([&short, &long], Combine::Sum, 1.0)), [10.0, 30.0]);
    let even = merge([&short, &long], Combine::Normalize, 1.0);
    assert_eq!((weights(&even), even.runs), (vec![1.0, 1.0], 2.0));
    // A database of two runs weighs twice as much as a new one.
    assert_eq!(weights(&merge([&even, &one(3, 5.0)], Combine::Normalize, 1.0)), [1.0, 1.0, 1.0]);
}

#[test]
fn what_was_there_before_ages() {
    let aged = merge([&one(1, 8.0), &one(1, 8.0), &one(1, 8.0)], Combine::Sum, 0.5);
    assert_eq!((weights(&aged), aged.runs), (vec![2.0 + 4.0 + 8.0], 1.75));
    assert_eq!(weights(&merge([&one(1, 8.0), &one(1, 8.0)], Combine::Sum, f64::NAN)), [16.0]);
}

#[test]
fn classes_that_have_changed_are_dropped() {
    let mut profile = merge([&one(class_checksum(b"old"), 1.0), &one(class_checksum(b"new"), 2.0)], Combine::Sum, 1.0);
    profile.drop_stale(|name| (name == "A").then(|| class_checksum(b"new")));
    assert_eq!(weights(&profile), [2.0]);
    // Of a class that there is not now nothing is known.
    profile.drop_stale(|_| None);
    assert_eq!(weights(&profile), [2.0]);
    assert_ne!(class_checksum(b"a"), class_checksum(b"a\0"));
}

#[test]
fn a_file_is_replaced_as_a_whole() {
    let folder = std::env::temp_dir().join(format!("holloway-stored-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("a.profile");
    for weight in [1.0, 2.0] {
        one(1, weight).save(&path).expect("written");
        assert_eq!(weights(&StoredProfile::load(&path).expect("read")), [weight]);
    }
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    assert!(matches!(StoredProfile::load(&folder.join("b")), Err(StoredError::Io(_))));
    assert!(one(1, 1.0).save(&folder.join("none").join("c")).is_err());
    fs::remove_dir_all(&folder).expect("removed");
}
