//! Where machine code lies and for which blocks it was made: in go addresses, out come regions and blocks.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use holloway_traces::compiler::TickPlace;
use holloway_vm::BlockId;

use crate::code_memory::PublishedCode;

/// A region's code.
#[derive(Clone, Debug)]
struct Placed {
    root: BlockId,
    code: Weak<PublishedCode>,
    /// From which offset on code was made for which block, in order.
    blocks: Arc<[(u32, Option<BlockId>)]>,
}

/// The code of all regions, by where it begins. What is gone stays until other code lies there.
#[derive(Debug, Default)]
pub(crate) struct CodePlaces(BTreeMap<usize, Placed>);

impl CodePlaces {
    /// Adds a region's code.
    pub fn add(
        &mut self,
        root: BlockId,
        address: usize,
        code: Weak<PublishedCode>,
        blocks: Arc<[(u32, Option<BlockId>)]>,
    ) {
        self.0.insert(address, Placed { root, code, blocks });
    }

    /// Code lies somewhere else from now on.
    pub fn moved(&mut self, from: usize, code: &Arc<PublishedCode>) {
        if let Some(mut placed) = self.0.remove(&from) {
            placed.code = Arc::downgrade(code);
            self.0.insert(code.address(), placed);
        }
    }

    /// Finds the region that executes an instruction, or else that which has called what does, where these words may be its
    /// return addresses.
    pub fn find(&self, instruction: usize, returns: &[usize]) -> TickPlace {
        let here = self.at(instruction, false);
        let found = here.or_else(|| returns.iter().find_map(|&word| self.at(word.checked_sub(1)?, true)));
        found.map_or(TickPlace::Interpreter, |(root, block)| TickPlace::Region { root, block })
    }

    /// The region and block for which the instruction was made that lies, or if `is_call` ends, at an address.
    fn at(&self, address: usize, is_call: bool) -> Option<(BlockId, Option<BlockId>)> {
        let (&start, placed) = self.0.range(..=address).next_back()?;
        let code = placed.code.upgrade()?;
        let offset = address - start;
        if is_call && !ends_in_call(code.bytes().get(..=offset)?) {
            return None;
        }
        let at = placed.blocks.partition_point(|&(from, _)| from as usize <= offset).checked_sub(1);
        let block = at.and_then(|at| placed.blocks[at].1);
        (offset < code.len()).then_some((placed.root, block))
    }
}

/// Whether the last instruction of some is a call by a register, as all calls of machine code are.
fn ends_in_call(code: &[u8]) -> bool {
    // `call r64`: FF /2, of the form 11 010 rrr.
    matches!(code, [.., 0xff, register] if register & 0xf8 == 0xd0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code_memory::CodeMemory;

    #[test]
    fn code_is_found_by_instructions_and_return_addresses() {
        let memory = CodeMemory::new(1 << 16);
        // `nop; call rax; call r10; ret`
        let bytes = [0x90, 0xff, 0xd0, 0x41, 0xff, 0xd2, 0xc3];
        let mut code = memory.publish(&[&bytes, &bytes]).expect("there is room");
        let (second, first) = (Arc::new(code.remove(1)), Arc::new(code.remove(0)));
        let (root, block) = (BlockId(7), BlockId(8));
        let mut places = CodePlaces::default();
        places.add(root, first.address(), Arc::downgrade(&first), Arc::from([(1, None), (3, Some(block))]));
        let at = first.address();
        let of = |block| TickPlace::Region { root, block };
        assert_eq!(places.find(at, &[]), of(None));
        assert_eq!(places.find(at + 4, &[at + 3]), of(Some(block)));
        assert_eq!(places.find(at + 7, &[]), TickPlace::Interpreter);
        assert_eq!(places.find(1, &[0, at + 4, at + 3]), of(None));
        assert_eq!(places.find(1, &[at + 6]), of(Some(block)));
        places.moved(at, &second);
        assert_eq!(places.find(second.address() + 4, &[]), of(Some(block)));
        assert_eq!(places.find(at, &[]), TickPlace::Interpreter);
        drop(second);
        assert_eq!(places.find(at + 32, &[]), TickPlace::Interpreter);
    }
}
