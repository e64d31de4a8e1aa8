//! A failing program in, a small one that still fails out.
//!
//! Code is taken away piece by piece, as long as what is left is valid and fails: whole bodies, structures (their inner
//! code may take their place), runs of items, single items.

use super::ops::Item;
use super::program::GeneratedProgram;

/// Takes code away from `program` while `fails` says that it still fails.
pub fn shrink(program: &GeneratedProgram, mut fails: impl FnMut(&GeneratedProgram) -> bool) -> GeneratedProgram {
    let mut best = program.clone();
    loop {
        let mut has_shrunk = false;
        for at in 0..best.implementations.len() {
            let items = best.implementations[at].items.clone();
            let mut attempt = |items: Vec<Item>| {
                let mut smaller = best.clone();
                smaller.implementations[at].items = items;
                let is_better = smaller.is_valid() && fails(&smaller);
                if is_better {
                    best = smaller;
                }
                is_better
            };
            has_shrunk |= shrink_items(items, &mut attempt);
        }
        if !has_shrunk {
            return best;
        }
    }
}

/// Shrinks a sequence; `attempt` keeps what it accepts.
fn shrink_items(mut items: Vec<Item>, attempt: &mut dyn FnMut(Vec<Item>) -> bool) -> bool {
    let mut has_shrunk = false;
    let mut length = items.len();
    while length > 0 {
        let mut at = 0;
        while at + length <= items.len() {
            let mut smaller = items.clone();
            smaller.drain(at..at + length);
            if attempt(smaller.clone()) {
                items = smaller;
                has_shrunk = true;
            } else {
                at += 1;
            }
        }
        length = if length > 8 { length / 2 } else { length - 1 };
    }
    for at in 0..items.len() {
        for inner in bodies(&items[at]) {
            let mut smaller = items.clone();
            smaller.splice(at..=at, inner);
            if attempt(smaller) {
                return true;
            }
        }
        for which in 0..bodies(&items[at]).len() {
            let inner = bodies(&items[at]).swap_remove(which);
            let mut attempt_inner = |inner: Vec<Item>| {
                let mut smaller = items.clone();
                set_body(&mut smaller[at], which, inner);
                let is_better = attempt(smaller.clone());
                if is_better {
                    items = smaller;
                }
                is_better
            };
            has_shrunk |= shrink_items(inner, &mut attempt_inner);
        }
    }
    has_shrunk
}

/// The code inside a structure.
fn bodies(item: &Item) -> Vec<Vec<Item>> {
    match item {
        Item::Op(_) => Vec::new(),
        Item::If(_, _, then, otherwise) => vec![then.clone(), otherwise.clone()],
        Item::Loop(.., body) | Item::Synchronized(_, body) => vec![body.clone()],
        Item::Try(_, body, handlers) => {
            let handlers = handlers.iter().map(|(_, items)| items.clone());
            std::iter::once(body.clone()).chain(handlers).collect()
        }
        Item::Switch(_, _, arms) => arms.clone(),
    }
}

/// Replaces one of [`bodies`].
fn set_body(item: &mut Item, which: usize, items: Vec<Item>) {
    match item {
        Item::Op(_) => {}
        Item::If(_, _, then, _) if which == 0 => *then = items,
        Item::If(_, _, _, otherwise) => *otherwise = items,
        Item::Loop(.., body) | Item::Synchronized(_, body) => *body = items,
        Item::Try(_, body, _) if which == 0 => *body = items,
        Item::Try(_, _, handlers) => handlers[which - 1].1 = items,
        Item::Switch(_, _, arms) => arms[which] = items,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shrinking_keeps_what_fails_and_little_else() {
        let program =
            (0..).map(GeneratedProgram::generate).find(|program| program.text().contains("dup2_x2")).expect("some");
        let small = shrink(&program, |program| program.text().contains("dup2_x2"));
        assert!(small.is_valid() && small.text().contains("dup2_x2"));
        let size =
            |program: &GeneratedProgram| program.implementations.iter().map(|one| one.items.len()).sum::<usize>();
        assert!(size(&small) * 2 < size(&program), "{}", small.text());
    }
}
