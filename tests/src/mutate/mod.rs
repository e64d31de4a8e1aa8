//! Mutants of class files: a class file in, one that differs in a few places out.
//!
//! [`mutant`] knows what the parts of a class file mean, so that most of what it makes is read far enough to matter: it
//! changes constants, names, flags, versions, instructions, handlers, frames and attributes, and puts counts and lengths
//! right. The fuzz targets ([`crate::fuzz`]) make their inputs by it, and [`judged`] compares verdicts on its mutants with
//! those of a Java VM.

mod change;
pub mod judged;
mod layout;

pub use layout::Layout;

use crate::generate::Random;
use change::Mutant;

/// A class file that differs from `bytes` in one to four changes. Bytes that are no class file are changed too, but
/// bluntly.
pub fn mutant(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let mut mutant = Mutant::new(bytes.to_vec(), random);
    for _ in 0..mutant.changes() {
        mutant.change();
    }
    mutant.bytes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use holloway_vm::classfile;
    use holloway_vm::classfile::assemble::assemble;

    use super::*;

    const CLASS: &str = ".version 52\n.class public super A\n  .field public f I\n  .method public static m (I)I\n    .stack 2\n    .locals 1\n    iload_0\n    ireturn\n  .end\n.end\n";

    #[test]
    fn mutants_are_many_repeat_and_are_mostly_understood() {
        let bytes = assemble(CLASS).expect("it is well-formed").swap_remove(0).bytes;
        assert_eq!(mutant(&bytes, &mut Random::new(5)), mutant(&bytes, &mut Random::new(5)));
        let mutants: BTreeSet<Vec<u8>> = (0..2000).map(|seed| mutant(&bytes, &mut Random::new(seed))).collect();
        assert!(mutants.len() > 1000, "{}", mutants.len());
        let accepted = mutants.iter().filter(|bytes| classfile::parse((*bytes).clone(), None).is_ok()).count();
        assert!(accepted > 100 && accepted < mutants.len() - 100, "{accepted} of {}", mutants.len());
    }

    #[test]
    fn what_is_cut_off_anywhere_is_changed_too() {
        let bytes = assemble(CLASS).expect("it is well-formed").swap_remove(0).bytes;
        for length in 0..bytes.len() {
            (0..200).for_each(|seed| drop(mutant(&bytes[..length], &mut Random::new(seed))));
        }
    }

    #[test]
    fn places_are_found() {
        let bytes = assemble(CLASS).expect("it is well-formed").swap_remove(0).bytes;
        let layout = Layout::of(&bytes);
        assert_eq!(layout.class_name(&bytes).as_deref(), Some("A"));
        assert_eq!(layout.codes.iter().map(|code| code.instructions.clone()).collect::<Vec<_>>(), [[0, 1]]);
        let last = layout.lists.iter().filter_map(|list| list.items.last()).map(|item| item.end).max();
        assert!(last.is_some_and(|end| end + 2 >= bytes.len()), "all is followed to the end");
    }
}
