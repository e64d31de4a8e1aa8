//! The blocks of a VM by their numbers.
//!
//! A method's blocks have consecutive numbers, given when its code is made first: one entry a method is enough.

use crate::id::{BlockId, MethodId};

/// Where a block is. Number and index are the same in all versions of the method's code (K4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub struct BlockPlace {
    pub method: MethodId,
    /// The block's place among the method's blocks, in the order of the bytecode.
    pub index: u32,
}

/// From block numbers to places.
#[derive(Default)]
pub(crate) struct BlockTable {
    /// First block number and method: ascending.
    codes: Vec<(u32, MethodId)>,
    /// By block number: which of them.
    code_of: Vec<u32>,
}

impl BlockTable {
    /// The number that the next block will have.
    pub fn next(&self) -> u32 {
        self.code_of.len() as u32
    }

    /// Notes a method whose blocks were numbered from [`BlockTable::next`] on.
    pub fn add(&mut self, method: MethodId, blocks: usize) {
        let (code, next) = (self.codes.len() as u32, self.code_of.len() + blocks);
        assert!(u32::try_from(next).is_ok(), "a method has fewer blocks than bytes of code");
        self.codes.push((self.next(), method));
        self.code_of.resize(next, code);
    }

    /// The place of a block; `None` for a number that no block has.
    pub fn place(&self, block: BlockId) -> Option<BlockPlace> {
        let code = *self.code_of.get(block.index())?;
        let (first, method) = self.codes[code as usize];
        Some(BlockPlace { method, index: block.0 - first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_to_the_method_that_they_were_given_to() {
        let mut table = BlockTable::default();
        table.add(MethodId(7), 3);
        table.add(MethodId(9), 1);
        let place = |method, index| Some(BlockPlace { method: MethodId(method), index });
        assert_eq!(table.place(BlockId(0)), place(7, 0));
        assert_eq!(table.place(BlockId(2)), place(7, 2));
        assert_eq!(table.place(BlockId(3)), place(9, 0));
        assert_eq!(table.place(BlockId(4)), None);
    }
}
