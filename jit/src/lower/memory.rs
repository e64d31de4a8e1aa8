//! Loads and stores, each in the alias region of what it may touch.

use cranelift_codegen::ir::{self, AliasRegion, AliasRegionData, InstBuilder, MemFlagsData, types};
use holloway_vm::tier::runtime::{card, object};
use rustc_hash::FxHashMap;

use super::function::Lowering;
use crate::ir::{Alias, IrConstant, MemoryKind, Value};

/// What an access may touch. Accesses to different places never touch the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Place {
    /// Frame slots.
    Frame,
    /// The VM's own words but those of places of their own; methods; classes; vtables. Nothing in a region writes them.
    Vm,
    /// What an exit leaves beside its frame: which it is, the budget, values for objects that it makes.
    ExitValues,
    /// The random numbers of injected failures.
    Random,
    /// The table of what interface calls enter.
    Interfaces,
    /// Where the next object goes.
    Window,
    /// An object's class, an array's length.
    Header,
    /// An object's mark word.
    Mark,
    /// The card table.
    Cards,
    /// Fields, elements, root slots.
    Java(Alias),
}

/// The alias regions of a function, made as they are needed.
#[derive(Default)]
pub(super) struct Places {
    regions: FxHashMap<Place, AliasRegion>,
}

impl Places {
    fn region(&mut self, function: &mut ir::Function, place: Place) -> AliasRegion {
        let number = self.regions.len() as u32;
        *self.regions.entry(place).or_insert_with(|| {
            let description = format!("{place:?}").into();
            function.dfg.alias_regions.insert(AliasRegionData { user_id: number, description })
        })
    }
}

impl Lowering<'_, '_> {
    fn flags(&mut self, place: Place) -> MemFlagsData {
        let region = self.places.region(self.builder.func, place);
        MemFlagsData::trusted().with_alias_region(Some(region))
    }

    /// Reads a value of a CLIF type.
    pub(super) fn load(&mut self, place: Place, ty: ir::Type, address: ir::Value, offset: i32) -> ir::Value {
        let flags = self.flags(place);
        self.builder.ins().load(ty, flags, address, offset)
    }

    /// Reads 32 bits and zero-extends them.
    pub(super) fn load_unsigned(&mut self, place: Place, address: ir::Value, offset: i32) -> ir::Value {
        let flags = self.flags(place);
        self.builder.ins().uload32(flags, address, offset)
    }

    /// Writes a value of a CLIF type.
    pub(super) fn store(&mut self, place: Place, value: ir::Value, address: ir::Value, offset: i32) {
        let flags = self.flags(place);
        self.builder.ins().store(flags, value, address, offset);
    }

    /// The address of an object: a reference is a distance from the heap's base (K11).
    pub(super) fn object(&mut self, object: Value) -> ir::Value {
        let reference = self.value(object);
        self.builder.ins().iadd(self.base, reference)
    }

    /// The class number of an object.
    pub(super) fn class_of(&mut self, object: Value) -> ir::Value {
        let address = self.object(object);
        self.load(Place::Header, types::I32, address, object::CLASS)
    }

    /// Reads a field or element.
    pub(super) fn load_heap(&mut self, alias: Alias, kind: MemoryKind, address: ir::Value, offset: i32) -> ir::Value {
        let flags = self.flags(Place::Java(alias));
        let ins = self.builder.ins();
        match kind {
            MemoryKind::Boolean => ins.uload8(types::I32, flags, address, offset),
            MemoryKind::Byte => ins.sload8(types::I32, flags, address, offset),
            MemoryKind::Char => ins.uload16(types::I32, flags, address, offset),
            MemoryKind::Short => ins.sload16(types::I32, flags, address, offset),
            MemoryKind::Int => ins.load(types::I32, flags, address, offset),
            MemoryKind::Long => ins.load(types::I64, flags, address, offset),
            MemoryKind::Float => ins.load(types::F32, flags, address, offset),
            MemoryKind::Double => ins.load(types::F64, flags, address, offset),
            MemoryKind::Reference => ins.uload32(flags, address, offset),
        }
    }

    /// Writes a field or element, without its card.
    pub(super) fn store_heap(
        &mut self,
        alias: Alias,
        kind: MemoryKind,
        value: ir::Value,
        address: ir::Value,
        offset: i32,
    ) {
        let value = if kind == MemoryKind::Boolean { self.builder.ins().band_imm_u(value, 1) } else { value };
        let flags = self.flags(Place::Java(alias));
        let ins = self.builder.ins();
        match kind {
            MemoryKind::Boolean | MemoryKind::Byte => ins.istore8(flags, value, address, offset),
            MemoryKind::Char | MemoryKind::Short => ins.istore16(flags, value, address, offset),
            MemoryKind::Reference => ins.istore32(flags, value, address, offset),
            MemoryKind::Int | MemoryKind::Long | MemoryKind::Float | MemoryKind::Double => {
                ins.store(flags, value, address, offset)
            }
        };
    }

    /// Marks the card of a slot, given by its distance from the heap's base (K13).
    pub(super) fn mark_card(&mut self, slot: ir::Value) {
        let number = self.builder.ins().ushr_imm_u(slot, i64::from(card::SHIFT));
        let address = self.builder.ins().iadd(self.base, number);
        let dirty = self.builder.ins().iconst(types::I8, 1);
        self.store(Place::Cards, dirty, address, card::TABLE);
    }

    /// The base and the offset of an element's address. The index lies inside the array.
    pub(super) fn element(&mut self, array: Value, index: Value, kind: MemoryKind) -> (ir::Value, i32) {
        let start = self.array_address(array);
        let log2 = kind.size_log2();
        if let Some(offset) = self.constant_element(index, log2) {
            return (start, offset);
        }
        let scaled = self.scaled(index, log2);
        (self.builder.ins().iadd(start, scaled), object::ELEMENTS)
    }

    /// The distance from the heap's base of an element of an array of references.
    pub(super) fn element_slot(&mut self, array: Value, index: Value) -> ir::Value {
        let log2 = MemoryKind::Reference.size_log2();
        let reference = self.value(array);
        if let Some(offset) = self.constant_element(index, log2) {
            return self.builder.ins().iadd_imm_u(reference, i64::from(offset));
        }
        let scaled = self.scaled(index, log2);
        let start = self.builder.ins().iadd(reference, scaled);
        self.builder.ins().iadd_imm_u(start, i64::from(object::ELEMENTS))
    }

    /// The byte offset of an element whose index is a small constant.
    fn constant_element(&self, index: Value, log2: u32) -> Option<i32> {
        match self.function.constant(index) {
            Some(IrConstant::I32(index @ 0..0x10_0000)) => Some(object::ELEMENTS + (index << log2)),
            _ => None,
        }
    }

    fn scaled(&mut self, index: Value, log2: u32) -> ir::Value {
        let index = self.wide(index);
        if log2 == 0 { index } else { self.builder.ins().ishl_imm_u(index, i64::from(log2)) }
    }

    /// Reads a root slot: 8 bytes, ints sign-extended to 32 bits and zero-extended from there.
    pub(super) fn load_root(&mut self, offset: u32, kind: MemoryKind, constant: bool) -> ir::Value {
        let mut flags = self.flags(Place::Java(Alias::Root(offset)));
        if constant {
            // Objects do not move while machine code runs, and the slot is there in any case.
            flags = flags.with_readonly().with_can_move();
        }
        let ty = match kind {
            MemoryKind::Boolean | MemoryKind::Byte | MemoryKind::Char | MemoryKind::Short | MemoryKind::Int => {
                types::I32
            }
            MemoryKind::Long | MemoryKind::Reference => types::I64,
            MemoryKind::Float => types::F32,
            MemoryKind::Double => types::F64,
        };
        self.builder.ins().load(ty, flags, self.base, offset as i32)
    }

    /// Writes a root slot, all 8 bytes.
    pub(super) fn store_root(&mut self, offset: u32, kind: MemoryKind, value: Value) {
        let bits = self.value(value);
        let ins = self.builder.ins();
        let narrow = match kind {
            MemoryKind::Boolean => Some(ins.band_imm_u(bits, 1)),
            MemoryKind::Byte => {
                let low = ins.ireduce(types::I8, bits);
                Some(self.builder.ins().sextend(types::I32, low))
            }
            MemoryKind::Char => Some(ins.band_imm_u(bits, 0xffff)),
            MemoryKind::Short => {
                let low = ins.ireduce(types::I16, bits);
                Some(self.builder.ins().sextend(types::I32, low))
            }
            MemoryKind::Int => Some(bits),
            MemoryKind::Float => Some(ins.bitcast(types::I32, MemFlagsData::new(), bits)),
            MemoryKind::Long | MemoryKind::Double | MemoryKind::Reference => None,
        };
        let whole = match narrow {
            Some(narrow) => self.builder.ins().uextend(types::I64, narrow),
            None => bits,
        };
        self.store(Place::Java(Alias::Root(offset)), whole, self.base, offset as i32);
    }
}

/// The code generator's alias region of a field. Which class declares it is left out, for it is not known everywhere.
pub(super) fn field_alias(offset: u32, kind: MemoryKind) -> Alias {
    Alias::Field(offset, kind, None)
}

/// The alias class of elements: byte and boolean arrays are accessed by the same bytecodes.
pub(super) fn element_alias(kind: MemoryKind) -> Alias {
    Alias::Element(if kind == MemoryKind::Boolean { MemoryKind::Byte } else { kind })
}
