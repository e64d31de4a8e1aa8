//! What tiers and reports ask of a block's code.

use holloway_vm::BlockPlace;
use holloway_vm::code::Block;
use holloway_vm::link::Classes;

/// A block as it stands in its method's plain code.
pub fn block(classes: &Classes, place: BlockPlace) -> Option<&Block> {
    classes.method(place.method).version(0)?.blocks.get(place.index as usize)
}

/// How many bytecodes a block has; 0 where there is no such block.
pub(crate) fn bytecodes(classes: &Classes, place: Option<BlockPlace>) -> u32 {
    place.and_then(|place| block(classes, place)).map_or(0, |block| u32::from(block.bytecodes))
}

/// The source line on which a block begins.
pub(crate) fn first_line(classes: &Classes, place: BlockPlace) -> Option<u16> {
    let pc = block(classes, place)?.bytecode_index;
    let method = classes.method(place.method);
    let file = classes.class(method.class).file.as_ref()?;
    file.method(usize::from(method.index))?.code()?.line_of(pc)
}
