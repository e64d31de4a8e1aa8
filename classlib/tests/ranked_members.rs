//! Every member that small programs refer to is there, wherever the library has its class.
//!
//! In: two rankings of what 5,001 small programs refer to, classes and members (`tests/data`). Out: the coverage and
//! what is not there by rank, on standard output with `--nocapture`; a failure where one of those that cover 90 % of
//! the programs is absent. A later member is excused only while its class, or a class that its descriptor names, is
//! not in the library at all; so a class is never added by halves.

use holloway_classlib::members::{Member, Members};
use std::collections::HashMap;

const CLASSES: &str = include_str!("data/jdk-class-ranking.tsv");
const MEMBERS: &str = include_str!("data/jdk-method-ranking.tsv");

/// So many of the first classes cover 90 % of the programs wholly; so many members do.
const CLASSES_FOR_90_PERCENT: usize = 104;
const MEMBERS_FOR_90_PERCENT: usize = 742;

struct Library(HashMap<&'static str, Members>);

impl Library {
    fn load() -> Library {
        let classes = holloway_classlib::names().map(|name| {
            let file = holloway_classlib::find(name).expect("a listed class is found");
            (name, Members::of_class(file).expect("a class file"))
        });
        Library(classes.collect())
    }

    fn has(&self, class: &str) -> bool {
        self.0.contains_key(class)
    }

    /// Looks a member up in the class and its supertypes (JVMS 5.4.3); constructors in the class alone.
    fn finds(&self, class: &str, name: &str, descriptor: &str) -> bool {
        let mut pending = vec![class];
        while let Some(class) = pending.pop() {
            let Some(members) = self.0.get(class) else {
                continue;
            };
            let fits = |member: &Member| member.name == name && member.descriptor == descriptor;
            if members.fields.iter().chain(&members.methods).any(fits) {
                return true;
            }
            if name == "<init>" {
                return false;
            }
            pending.extend(members.superclass.iter().chain(&members.interfaces).map(String::as_str));
        }
        false
    }

    /// Whether all classes that a descriptor names are there.
    fn has_types_of(&self, descriptor: &str) -> bool {
        let named = descriptor.split(';').filter_map(|part| part.split_once('L'));
        named.into_iter().all(|(_, class)| self.has(class))
    }
}

fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

#[test]
fn the_classes_of_the_library_have_their_ranked_members() {
    let library = Library::load();
    // Absent with their class, and absent though their class is there.
    let (mut without_class, mut missing) = (Vec::new(), Vec::new());
    let mut ranked = 0;
    for row in rows(MEMBERS) {
        let [rank, owner, name, descriptor, ..] = row[..] else {
            panic!("not a row: {row:?}");
        };
        ranked += 1;
        assert_eq!(rank.parse(), Ok(ranked), "the ranking is complete and in order");
        let class = owner.replace('.', "/");
        if library.finds(&class, name, descriptor) {
            continue;
        }
        let absent = format!("{rank} {owner} {name} {descriptor}");
        if ranked > MEMBERS_FOR_90_PERCENT && !(library.has(&class) && library.has_types_of(descriptor)) {
            without_class.push(absent);
        } else {
            missing.push(absent);
        }
    }
    println!("{} of {ranked} ranked members; not there:", ranked - without_class.len() - missing.len());
    println!("{}", without_class.join("\n"));
    assert!(ranked > MEMBERS_FOR_90_PERCENT, "the ranking is complete");
    assert!(missing.is_empty(), "{} missing, by rank:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn the_most_used_classes_are_in_the_library() {
    let library = Library::load();
    let all: Vec<_> = rows(CLASSES).collect();
    let missing: Vec<_> = all.iter().filter(|row| !library.has(&row[1].replace('.', "/"))).collect();
    println!("{} of {} ranked classes; not there:", all.len() - missing.len(), all.len());
    for row in &missing {
        println!("{} {}", row[0], row[1]);
    }
    assert!(all.len() > CLASSES_FOR_90_PERCENT, "the ranking is complete");
    let first: usize = missing.first().map_or(usize::MAX, |row| row[0].parse().expect("a rank"));
    assert!(first > CLASSES_FOR_90_PERCENT, "{:?}", missing[0]);
}
