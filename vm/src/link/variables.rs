//! What variables of primitive types keep of a value: static fields, fields of objects, elements of arrays.
//!
//! In go the first letter of a type's descriptor and 64 bits, of which a narrow type keeps the lowest; out come the bits as a slot
//! holds them: booleans, bytes, chars and shorts as ints, an int or a float zero-extended, floating-point values by their bits.

use super::layout::field_bytes;
use crate::heap::{Heap, Ref};

/// What a variable of a type keeps of a value, as a slot holds it. References stay as they are.
pub(crate) fn narrow(letter: u8, value: u64) -> u64 {
    let int = match letter {
        b'Z' => value as i32 & 1,
        b'B' => i32::from(value as i8),
        b'C' => i32::from(value as u16),
        b'S' => i32::from(value as i16),
        b'I' | b'F' => value as i32,
        _ => return value,
    };
    u64::from(int as u32)
}

/// The value that a slot of a primitive type holds, with the sign that it has as an int: as natives have it that take the values
/// of all primitive types.
pub(crate) fn as_long(letter: u8, slot: u64) -> i64 {
    if field_bytes(letter) == 8 { slot as i64 } else { i64::from(slot as i32) }
}

/// Reads an object's field of a primitive type.
pub(crate) fn load_field(heap: &Heap, object: Ref, offset: u32, letter: u8) -> u64 {
    let bits = match field_bytes(letter) {
        1 => heap.load::<u8>(object, offset).into(),
        2 => heap.load::<u16>(object, offset).into(),
        4 => heap.load::<u32>(object, offset).into(),
        _ => heap.load::<u64>(object, offset),
    };
    narrow(letter, bits)
}

/// Writes an object's field of a primitive type.
pub(crate) fn store_field(heap: &mut Heap, object: Ref, offset: u32, letter: u8, value: u64) {
    let bits = narrow(letter, value);
    match field_bytes(letter) {
        1 => heap.store(object, offset, bits as u8),
        2 => heap.store(object, offset, bits as u16),
        4 => heap.store(object, offset, bits as u32),
        _ => heap.store(object, offset, bits),
    }
}

/// Reads an element of an array of primitives.
///
/// # Panics
/// The array has no such element.
pub(crate) fn load_element(heap: &Heap, array: Ref, index: u32, letter: u8) -> u64 {
    let index = index as usize;
    let bits = match field_bytes(letter) {
        1 => heap.elements::<u8>(array)[index].into(),
        2 => heap.elements::<u16>(array)[index].into(),
        4 => heap.elements::<u32>(array)[index].into(),
        _ => heap.elements::<u64>(array)[index],
    };
    narrow(letter, bits)
}

/// Writes an element of an array of primitives.
///
/// # Panics
/// The array has no such element.
pub(crate) fn store_element(heap: &mut Heap, array: Ref, index: u32, letter: u8, value: u64) {
    let (index, bits) = (index as usize, narrow(letter, value));
    match field_bytes(letter) {
        1 => heap.elements_mut(array)[index] = bits as u8,
        2 => heap.elements_mut(array)[index] = bits as u16,
        4 => heap.elements_mut(array)[index] = bits as u32,
        _ => heap.elements_mut(array)[index] = bits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heap::{HeapOptions, ObjectLayout};
    use crate::id::ClassId;

    /// Letter, value, what is kept of it as a slot holds it, and as a long.
    const CASES: [(u8, u64, u64, i64); 11] = [
        (b'Z', 0xffff_ffff_ffff_fffe, 0, 0),
        (b'Z', 3, 1, 1),
        (b'B', 0x1_80, 0xffff_ff80, -128),
        (b'B', 0x1_7f, 0x7f, 127),
        (b'C', 0xffff_ffff_ffff_8000, 0x8000, 0x8000),
        (b'S', 0x1_8000, 0xffff_8000, -0x8000),
        (b'S', 0x1_7fff, 0x7fff, 0x7fff),
        (b'I', 0xffff_ffff_ffff_ffff, 0xffff_ffff, -1),
        (b'F', 0xffff_ffff_bf80_0000, 0xbf80_0000, 0xffff_ffff_bf80_0000_u64 as i64),
        (b'J', u64::MAX, u64::MAX, -1),
        (b'D', 0xbff0_0000_0000_0000, 0xbff0_0000_0000_0000, 0xbff0_0000_0000_0000_u64 as i64),
    ];

    #[test]
    fn variables_keep_what_their_types_have_room_for() {
        for (letter, value, slot, long) in CASES {
            assert_eq!(narrow(letter, value), slot, "{}", char::from(letter));
            assert_eq!(as_long(letter, slot), long, "{}", char::from(letter));
        }
        assert_eq!(narrow(b'L', 0x8000_0008), 0x8000_0008, "a reference");
    }

    #[test]
    fn fields_and_elements_hold_it_and_nothing_beside_it_changes() {
        let mut heap = Heap::new(HeapOptions::default()).expect("a heap");
        let instance = ObjectLayout::Instance { size: 32, references: Vec::new() };
        heap.register_layout(ClassId(1), &instance).expect("a layout");
        for element_log2 in 0..=3 {
            let layout = ObjectLayout::PrimitiveArray { element_log2 };
            heap.register_layout(ClassId(2 + u32::from(element_log2)), &layout).expect("a layout");
        }
        for (letter, value, slot, _) in CASES {
            let object = heap.allocate_instance(ClassId(1)).expect("room");
            let array = ClassId(2 + field_bytes(letter).trailing_zeros());
            let array = heap.allocate_array(array, 3).expect("room");
            store_field(&mut heap, object, 16, letter, value);
            store_element(&mut heap, array, 1, letter, value);
            assert_eq!(load_field(&heap, object, 16, letter), slot, "{}", char::from(letter));
            assert_eq!(load_element(&heap, array, 1, letter), slot, "{}", char::from(letter));
            let after = 16 + field_bytes(letter);
            assert_eq!((heap.load::<u64>(object, 8), heap.load::<u8>(object, after)), (0, 0));
            assert_eq!([0, 2].map(|index| load_element(&heap, array, index, letter)), [0, 0]);
        }
    }
}
