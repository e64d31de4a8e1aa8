//! Lines found again: in go two reports, out comes which line of one is which line of the other.
//!
//! A line is found by class, method, descriptor and its place among the method's lines, so that a method that has moved within its
//! file is not a change. Where lines came or went, those ahead of the change and behind it are told by how many bytecodes they have.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Line, Place, Report};

/// A line of the program's own, in one of the reports.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    /// The index of its method.
    pub method: u32,
    /// What the report says of it.
    pub line: &'a Line,
}

impl Found<'_> {
    /// Where it is.
    pub fn place(&self) -> Place {
        Place { method: self.method, at: 0, line: Some(self.line.line).filter(|&line| line > 0) }
    }
}

/// A line of both reports, or one that only one of them has.
#[derive(Clone, Copy)]
pub(super) struct Pair<'a> {
    pub before: Option<Found<'a>>,
    pub after: Option<Found<'a>>,
}

type Key<'a> = (&'a str, &'a str, &'a str);

/// Methods of the program's own, by class, name and descriptor.
fn methods(report: &Report) -> BTreeMap<Key<'_>, u32> {
    let own = report.classes.iter().filter(|class| !class.library);
    let methods = own.flat_map(|class| class.methods.iter().map(move |&method| (class, method)));
    let keyed = methods.filter_map(|(class, number)| {
        let method = report.methods.get(number as usize)?;
        Some(((class.name.as_str(), method.name.as_str(), method.descriptor.as_str()), number))
    });
    keyed.collect()
}

/// The program's lines of both reports.
pub(super) fn pairs<'a>(before: &'a Report, after: &'a Report) -> Vec<Pair<'a>> {
    let (then, now) = (methods(before), methods(after));
    let keys: BTreeSet<Key<'_>> = then.keys().chain(now.keys()).copied().collect();
    keys.into_iter().flat_map(|key| of_method(lines(before, then.get(&key)), lines(after, now.get(&key)))).collect()
}

/// The lines of a method; none of a method that there is not.
fn lines<'a>(report: &'a Report, method: Option<&u32>) -> Vec<Found<'a>> {
    let Some(&method) = method else { return Vec::new() };
    let lines = report.methods.get(method as usize).into_iter().flat_map(|method| &method.lines);
    lines.map(|line| Found { method, line }).collect()
}

/// Lines of a method before and after.
fn of_method<'a>(before: Vec<Found<'a>>, after: Vec<Found<'a>>) -> Vec<Pair<'a>> {
    let both = |(before, after): (&Found<'a>, &Found<'a>)| Pair { before: Some(*before), after: Some(*after) };
    if before.len() == after.len() {
        return before.iter().zip(&after).map(both).collect();
    }
    let is_same = |(before, after): &(&Found<'_>, &Found<'_>)| before.line.bytecodes == after.line.bytecodes;
    let ahead = before.iter().zip(&after).take_while(is_same).count();
    let (before_rest, after_rest) = (&before[ahead..], &after[ahead..]);
    let behind = before_rest.iter().rev().zip(after_rest.iter().rev()).take_while(is_same).count();
    let (gone, before_behind) = before_rest.split_at(before_rest.len() - behind);
    let (new, after_behind) = after_rest.split_at(after_rest.len() - behind);
    let mut pairs: Vec<Pair<'a>> = before.iter().zip(&after).take(ahead).map(both).collect();
    pairs.extend(gone.iter().map(|&line| Pair { before: Some(line), after: None }));
    pairs.extend(new.iter().map(|&line| Pair { before: None, after: Some(line) }));
    pairs.extend(before_behind.iter().zip(after_behind).map(both));
    pairs
}
