//! A small world for the evaluator: objects of six classes, root slots, frame slots.

use std::collections::BTreeMap;
use std::fmt::Write;

use holloway_jit::eval::World;
use holloway_jit::ir::{Frame, MemoryKind, Slot};
use holloway_vm::{BlockId, ClassId, MethodId};

/// An object with an int at 8, a `NODE` at 12, a long at 16, and an int array at 24.
pub const NODE: ClassId = ClassId(1);
/// A subclass of `NODE`, with one more int at 28.
pub const LEAF: ClassId = ClassId(2);
pub const INT_ARRAY: ClassId = ClassId(3);
pub const NODE_ARRAY: ClassId = ClassId(4);
pub const LEAF_ARRAY: ClassId = ClassId(5);
pub const DOUBLE_ARRAY: ClassId = ClassId(6);
pub const INSTANCE_BYTES: u32 = 32;
/// A native that changes nothing.
pub const READING_NATIVE: MethodId = MethodId(8);
/// Root slots: the one at 8 is a literal, a `NODE`; those at 16 (int), 24 (`NODE`) and 32 (long) are static fields.
pub const LITERAL: u32 = 8;

#[derive(Clone, Debug)]
struct Object {
    class: ClassId,
    length: Option<i32>,
    locks: u32,
    bytes: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
pub struct TestWorld {
    objects: Vec<Object>,
    pub slots: BTreeMap<i32, u64>,
    roots: BTreeMap<u32, u64>,
    /// References from outside, which hold objects in sight.
    pub held: Vec<u32>,
    /// Allocations until the nursery is full.
    pub nursery: u32,
}

/// What can be seen of a world: slots, root slots, and all objects reached from them, by order of discovery.
pub type Sight = String;

impl TestWorld {
    fn add(&mut self, class: ClassId, length: Option<i32>, bytes: usize) -> u32 {
        self.objects.push(Object { class, length, locks: 0, bytes: vec![0; bytes] });
        self.objects.len() as u32 * 8
    }

    pub fn instance(&mut self, class: ClassId) -> u32 {
        self.add(class, None, INSTANCE_BYTES as usize)
    }

    pub fn array(&mut self, class: ClassId, element_log2: u8, length: u32) -> u32 {
        self.add(class, Some(length as i32), 16 + ((length as usize) << element_log2))
    }

    fn object(&mut self, reference: u32) -> Option<&mut Object> {
        if !reference.is_multiple_of(8) {
            return None;
        }
        self.objects.get_mut((reference as usize / 8).checked_sub(1)?)
    }

    /// What an observer sees, with objects numbered as they are found, so that it does not matter where they lie.
    pub fn sight(&mut self, references: &[i32]) -> Sight {
        let mut text = String::new();
        let mut found: Vec<u32> = Vec::new();
        let mut number = |reference: u64| -> String {
            if reference == 0 {
                return "null".into();
            }
            let reference = reference as u32;
            let at = found.iter().position(|&known| known == reference).unwrap_or_else(|| {
                found.push(reference);
                found.len() - 1
            });
            format!("#{at}")
        };
        for (&slot, &bits) in &self.slots {
            let shown = if references.contains(&slot) { number(bits) } else { format!("{bits:x}") };
            writeln!(text, "slot {slot} {shown}").unwrap();
        }
        for (&offset, &bits) in &self.roots {
            let shown = if offset == LITERAL || offset == 24 { number(bits) } else { format!("{bits:x}") };
            writeln!(text, "root {offset} {shown}").unwrap();
        }
        for &held in &self.held {
            writeln!(text, "held {}", number(held.into())).unwrap();
        }
        let mut at = 0;
        while at < found.len() {
            let object = self.object(found[at]).expect("a reference in sight names an object").clone();
            write!(text, "#{at} {} {:?} locks {}:", object.class, object.length, object.locks).unwrap();
            let references: Vec<usize> = match object.class {
                NODE | LEAF => vec![12, 24],
                NODE_ARRAY | LEAF_ARRAY => (16..object.bytes.len()).step_by(4).collect(),
                _ => Vec::new(),
            };
            let mut offset = 8;
            while offset < object.bytes.len() {
                let word = object.bytes[offset..offset + 4].try_into().unwrap();
                let word = u32::from_le_bytes(word);
                if references.contains(&offset) {
                    if word != 0 && !found.contains(&word) {
                        found.push(word);
                    }
                    match found.iter().position(|&known| known == word) {
                        Some(place) => write!(text, " #{place}").unwrap(),
                        None => text.push_str(" null"),
                    }
                } else {
                    write!(text, " {word:x}").unwrap();
                }
                offset += 4;
            }
            text.push('\n');
            at += 1;
        }
        text
    }
}

impl World for TestWorld {
    fn read_slot(&mut self, slot: Slot) -> u64 {
        self.slots.get(&slot.0).copied().unwrap_or(0)
    }

    fn write_slot(&mut self, slot: Slot, bits: u64) {
        self.slots.insert(slot.0, bits);
    }

    fn class_of(&mut self, object: u32) -> Option<ClassId> {
        self.object(object).map(|object| object.class)
    }

    fn array_length(&mut self, array: u32) -> Option<i32> {
        self.object(array)?.length
    }

    fn load(&mut self, object: u32, offset: u32, kind: MemoryKind) -> Option<u64> {
        let bytes = &self.object(object)?.bytes;
        let bytes = bytes.get(offset as usize..(offset + kind.bytes()) as usize)?;
        let mut wide = [0; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(wide);
        Some(match kind {
            MemoryKind::Byte => u64::from(bits as i8 as u32),
            MemoryKind::Short => u64::from(bits as i16 as u32),
            MemoryKind::Boolean
            | MemoryKind::Char
            | MemoryKind::Int
            | MemoryKind::Long
            | MemoryKind::Float
            | MemoryKind::Double
            | MemoryKind::Reference => bits,
        })
    }

    fn store(&mut self, object: u32, offset: u32, kind: MemoryKind, bits: u64) -> Option<()> {
        let size = kind.bytes() as usize;
        let bytes = self.object(object)?.bytes.get_mut(offset as usize..offset as usize + size)?;
        let bits = if kind == MemoryKind::Boolean { bits & 1 } else { bits };
        bytes.copy_from_slice(&bits.to_le_bytes()[..size]);
        Some(())
    }

    fn load_root(&mut self, offset: u32, _: MemoryKind) -> u64 {
        self.roots.get(&offset).copied().unwrap_or(0)
    }

    fn store_root(&mut self, offset: u32, _: MemoryKind, bits: u64) {
        self.roots.insert(offset, bits);
    }

    fn new_object(&mut self, class: ClassId, _: u32, reserve: bool) -> Option<u32> {
        if !reserve {
            self.nursery = self.nursery.checked_sub(1)?;
        }
        Some(self.instance(class))
    }

    fn new_array(&mut self, class: ClassId, element_log2: u8, length: u32, reserve: bool) -> Option<u32> {
        if !reserve {
            self.nursery = self.nursery.checked_sub(1)?;
        }
        Some(self.array(class, element_log2, length))
    }

    fn new_multi_array(&mut self, class: ClassId, lengths: &[i32]) -> Option<u32> {
        let (&length, deeper) = lengths.split_first()?;
        let length = u32::try_from(length).ok()?;
        self.nursery = self.nursery.checked_sub(1)?;
        let array = self.array(class, 2, length);
        for index in 0..length {
            if !deeper.is_empty() {
                let element = self.new_multi_array(ClassId(class.0 + 1), deeper)?;
                self.store(array, 16 + 4 * index, MemoryKind::Reference, element.into())?;
            }
        }
        Some(array)
    }

    fn monitor_enter(&mut self, object: u32) -> bool {
        let locks = &mut self.object(object).expect("the monitor of an object").locks;
        *locks += 1;
        true
    }

    fn monitor_exit(&mut self, object: u32) -> bool {
        let locks = &mut self.object(object).expect("the monitor of an object").locks;
        let held = *locks > 0;
        *locks = locks.saturating_sub(1);
        held
    }

    fn virtual_target(&mut self, class: ClassId, index: u32) -> Option<u64> {
        Some(u64::from(class.0) << 8 | u64::from(index))
    }

    fn interface_target(&mut self, class: ClassId, method: MethodId) -> u64 {
        u64::from(class.0) << 8 ^ u64::from(method.0)
    }

    fn method_address(&mut self, method: MethodId) -> u64 {
        method.0.into()
    }

    fn is_subclass(&mut self, class: ClassId, target: ClassId) -> bool {
        class == target || class == LEAF && target == NODE
    }

    fn is_storable(&mut self, array: u32, value: u32) -> Option<bool> {
        let value = self.class_of(value)?;
        Some(match self.class_of(array)? {
            NODE_ARRAY => matches!(value, NODE | LEAF),
            LEAF_ARRAY => value == LEAF,
            _ => return None,
        })
    }

    /// Leaf 0 computes; leaf 1 writes the int at 8 of its first argument and the last element of its second.
    fn call(&mut self, leaf: u16, arguments: &[u64]) -> u64 {
        let sum = arguments.iter().fold(7u64, |sum, &argument| sum.wrapping_mul(31) ^ argument);
        if leaf == 1 {
            let (node, array) = (arguments[0] as u32, arguments[1] as u32);
            self.store(node, 8, MemoryKind::Int, 77);
            if let Some(length @ 1..) = self.array_length(array) {
                self.store(array, 12 + length as u32 * 4, MemoryKind::Int, 78);
            }
            return 5;
        }
        sum & 0xffff_ffff
    }

    /// Charges as its first argument says, gives the last element of its second argument, and unless it only reads
    /// writes its first argument there.
    fn call_native(&mut self, method: MethodId, arguments: &[u64], budget: i64, least: i64) -> Option<(u64, i64)> {
        let (number, array) = (arguments[0] as u32, arguments[1] as u32);
        let left = budget - i64::from(number & 7);
        let last = 12 + self.array_length(array).filter(|&length| length > 0)? as u32 * 4;
        if left < least {
            return None;
        }
        let before = self.load(array, last, MemoryKind::Int)?;
        if method != READING_NATIVE {
            self.store(array, last, MemoryKind::Int, number.into())?;
        }
        Some((before, left))
    }

    fn has_stack(&mut self, end: Slot) -> bool {
        end.0 < 1000
    }

    fn returns_to(&mut self, _: Frame, block: BlockId) -> bool {
        block.0 == 9
    }
}
