//! Where members stand in their class, and whether lists of classes hold a name: in go names, out come places.
//!
//! What is short is searched; what is long gets an index when it is first asked, so that using all of a class's members
//! costs what the class is long. The indices are never walked, so their hashes may have a key (`keyed`): a class file cannot know
//! which names fall together.

use std::cell::OnceCell;
use std::hash::BuildHasher as _;

use hashbrown::HashTable;

use crate::keyed::{Keyed, KeyedSet};

/// Members that are searched one by one.
const SEARCHED: usize = 16;

/// The places of members by name and descriptor.
#[derive(Default)]
pub(crate) struct MemberPlaces(OnceCell<HashTable<u16>>);

impl MemberPlaces {
    /// The place among `count` members, whose name and descriptor `member` gives, of the first with these.
    pub(crate) fn find<'a>(
        &self,
        count: usize,
        name: &str,
        descriptor: &str,
        member: impl Fn(usize) -> (&'a str, &'a str),
    ) -> Option<usize> {
        let wanted = (name, descriptor);
        if count <= SEARCHED {
            return (0..count).find(|&place| member(place) == wanted);
        }
        let table = self.0.get_or_init(|| {
            let mut table = HashTable::with_capacity(count);
            for place in 0..count {
                // The format has no two members of one name and descriptor.
                let rehash = |&place: &u16| Keyed.hash_one(member(usize::from(place)));
                table.insert_unique(Keyed.hash_one(member(place)), place as u16, rehash);
            }
            table
        });
        let found = table.find(Keyed.hash_one(wanted), |&place| member(usize::from(place)) == wanted);
        found.map(|&place| usize::from(place))
    }
}

/// The names of a list in a class file.
#[derive(Default)]
pub(crate) struct NameSet(OnceCell<KeyedSet<Box<str>>>);

impl NameSet {
    /// Whether the list, which is always the same, holds a name.
    pub(crate) fn contains<'a>(&self, mut list: impl ExactSizeIterator<Item = &'a str>, name: &str) -> bool {
        if list.len() <= SEARCHED {
            return list.any(|other| other == name);
        }
        self.0.get_or_init(|| list.map(Into::into).collect()).contains(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_found_in_short_and_long_lists() {
        for count in [3, SEARCHED, SEARCHED + 1, 1000] {
            let names: Vec<String> = (0..count).map(|number| format!("m{}", number / 2)).collect();
            let member = |place: usize| (names[place].as_str(), if place.is_multiple_of(2) { "I" } else { "J" });
            let places = MemberPlaces::default();
            for (place, name) in names.iter().enumerate() {
                assert_eq!(places.find(count, name, member(place).1, member), Some(place));
            }
            assert_eq!(places.find(count, "m0", "D", member), None);
        }
    }

    #[test]
    fn names_are_found_in_short_and_long_lists() {
        for count in [0, SEARCHED, SEARCHED + 1, 1000] {
            let names: Vec<String> = (0..count).map(|number| format!("C{number}")).collect();
            let set = NameSet::default();
            let has = |name: &str| set.contains(names.iter().map(String::as_str), name);
            assert!(names.iter().all(|name| has(name)));
            assert!(!has("D"));
        }
    }
}
