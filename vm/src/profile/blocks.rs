//! The blocks of a VM by their numbers.
//!
//! A code version's blocks have consecutive numbers, given when it is made: one entry a version is enough.

use crate::id::{BlockId, MethodId};

/// Where a block is: a block of one method in one of its code versions. The index is the same in all versions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockPlace {
    /// The method.
    pub method: MethodId,
    /// The version of its code (K4); 0 is the one without instrumentation.
    pub version: u16,
    /// The block's place among the method's blocks, in the order of the bytecode.
    pub index: u32,
}

/// From block numbers to places.
#[derive(Default)]
pub(crate) struct BlockTable {
    /// First block number, method, version: ascending.
    codes: Vec<(u32, MethodId, u16)>,
    /// By block number: which of them.
    code_of: Vec<u32>,
}

impl BlockTable {
    /// The number that the next block will have.
    pub fn next(&self) -> u32 {
        self.code_of.len() as u32
    }

    /// Notes a code version whose blocks were numbered from [`BlockTable::next`] on.
    pub fn add(&mut self, method: MethodId, version: u16, blocks: usize) {
        let (code, next) = (self.codes.len() as u32, self.code_of.len() + blocks);
        assert!(u32::try_from(next).is_ok(), "a method has fewer blocks than bytes of code");
        self.codes.push((self.next(), method, version));
        self.code_of.resize(next, code);
    }

    /// The place of a block; `None` for a number that no block has.
    pub fn place(&self, block: BlockId) -> Option<BlockPlace> {
        let code = *self.code_of.get(block.index())?;
        let (first, method, version) = self.codes[code as usize];
        Some(BlockPlace { method, version, index: block.0 - first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_to_the_version_that_they_were_given_to() {
        let mut table = BlockTable::default();
        table.add(MethodId(7), 0, 3);
        table.add(MethodId(9), 0, 1);
        table.add(MethodId(7), 1, 3);
        let place = |method, version, index| Some(BlockPlace { method: MethodId(method), version, index });
        assert_eq!(table.place(BlockId(0)), place(7, 0, 0));
        assert_eq!(table.place(BlockId(2)), place(7, 0, 2));
        assert_eq!(table.place(BlockId(3)), place(9, 0, 0));
        assert_eq!(table.place(BlockId(5)), place(7, 1, 1));
        assert_eq!(table.place(BlockId(7)), None);
    }
}
