//! The layout of each class's objects, as the collector needs it.
//!
//! In goes an [`ObjectLayout`] for each class; out comes a table of 16-byte [`PackedLayout`]s indexed by class id, so that the
//! collector learns an object's size and its reference fields from one cache line.

use std::fmt;

use super::object::{ELEMENTS_OFFSET, HEADER_BYTES};
use crate::id::ClassId;

/// Greatest size of an instance: 65,535 fields of 8 bytes in each class of a long hierarchy stay far below.
pub const INSTANCE_MAX: u32 = 1 << 24;

/// How strongly a `java.lang.ref.Reference` holds its referent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Cleared only when memory would run out otherwise.
    Soft,
    /// Cleared as soon as the referent is not strongly or softly reachable.
    Weak,
    /// As weak; there is no finalization that could come in between.
    Phantom,
}

/// The layout of the objects of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say the rest")]
pub enum ObjectLayout {
    /// An object with fields.
    Instance {
        /// Bytes with header, a multiple of 8.
        size: u32,
        /// Offsets of the fields that hold references, each a multiple of 4 and not less than 8.
        references: Vec<u32>,
    },
    PrimitiveArray {
        /// Log2 of an element's size: 0 to 3.
        element_log2: u8,
    },
    /// An array of references, 4 bytes each.
    ReferenceArray,
    /// An object of a subclass of `java.lang.ref.Reference`.
    Reference {
        /// Bytes with header, a multiple of 8.
        size: u32,
        /// Offsets of the fields that hold strong references; neither `referent` nor `link`.
        references: Vec<u32>,
        /// How strongly the referent is held.
        strength: Strength,
        /// Offset of the field that holds the referent. Java code sets it in the constructor and may clear it; once it
        /// is null it stays null.
        referent: u32,
        /// Offset of the strong field that holds the queue; where it is null when the referent goes, nobody is told.
        queue: u32,
        /// Offset of a 4-byte field that belongs to the collector; Java code never sees it.
        link: u32,
    },
}

/// Why a layout was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// The size is not a multiple of 8 between 8 and [`INSTANCE_MAX`].
    Size(u32),
    /// A reference field lies outside of the object or is not 4-byte aligned.
    Field(u32),
    /// No such element size.
    Element(u8),
    /// The class has a layout already.
    Registered(ClassId),
    /// The class id is the one that the collector uses for itself.
    Reserved(ClassId),
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Size(size) => {
                write!(f, "instance size {size} is not a multiple of 8 from 8 to {INSTANCE_MAX}")
            }
            LayoutError::Field(offset) => {
                write!(f, "reference field at {offset} is unaligned or outside of the object")
            }
            LayoutError::Element(log2) => write!(f, "no element has 2^{log2} bytes"),
            LayoutError::Registered(class) => write!(f, "class {class} has a layout already"),
            LayoutError::Reserved(class) => write!(f, "class id {class} is reserved"),
        }
    }
}

impl std::error::Error for LayoutError {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Kind {
    /// No layout registered: an object of this class is a defect.
    Unknown,
    Instance,
    PrimitiveArray,
    ReferenceArray,
    Reference(Strength),
}

/// The layout of one class's objects in 16 bytes: a row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedLayout {
    pub kind: Kind,
    /// Log2 of an array's element size.
    element_log2: u8,
    /// Bytes of an instance with its header; 0 for arrays.
    size: u32,
    /// Bit i stands for a reference at 8 + 4i; or, if `WIDE` is set, the rest is an index into `LayoutTable::wide`.
    references: u64,
}

const WIDE: u64 = 1 << 63;
const BITMAP_FIELDS: u32 = 63;

static UNKNOWN: PackedLayout = PackedLayout { kind: Kind::Unknown, element_log2: 0, size: 0, references: 0 };

impl PackedLayout {
    #[inline]
    pub fn is_array(&self) -> bool {
        matches!(self.kind, Kind::PrimitiveArray | Kind::ReferenceArray)
    }

    #[inline]
    pub fn element_log2(&self) -> u8 {
        self.element_log2
    }

    /// Whether objects of this layout can hold references at all.
    #[inline]
    pub fn has_references(&self) -> bool {
        self.kind == Kind::ReferenceArray || self.references != 0
    }

    /// Bytes of an instance with its header, a multiple of 8; 0 for arrays and for classes without a layout.
    #[inline]
    pub fn instance_size(&self) -> u64 {
        u64::from(self.size)
    }

    /// Bytes of an array of `length` elements.
    #[inline]
    pub fn array_size(&self, length: u32) -> u64 {
        (u64::from(ELEMENTS_OFFSET) + (u64::from(length) << self.element_log2)).next_multiple_of(8)
    }
}

/// Offsets of the fields of a `java.lang.ref.Reference` class that the collector knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReferenceFields {
    pub referent: u32,
    pub queue: u32,
    pub link: u32,
}

/// All layouts of one heap.
#[derive(Default)]
pub(super) struct LayoutTable {
    rows: Vec<PackedLayout>,
    /// Reference offsets of objects too large for a bitmap.
    wide: Vec<Box<[u32]>>,
    references: rustc_hash::FxHashMap<u32, ReferenceFields>,
}

impl LayoutTable {
    /// The row of a class where it lies, for who looks at a part of it need not copy it; `Unknown` if none was
    /// registered.
    #[inline]
    pub fn get(&self, class: u32) -> &PackedLayout {
        self.rows.get(class as usize).unwrap_or(&UNKNOWN)
    }

    /// Calls `visit` with the offset of each strong reference field of an instance, in ascending order.
    #[inline(always)]
    pub fn each_reference(&self, layout: &PackedLayout, mut visit: impl FnMut(u32)) {
        if layout.references & WIDE == 0 {
            let mut bits = layout.references;
            while bits != 0 {
                visit(HEADER_BYTES + 4 * bits.trailing_zeros());
                bits &= bits - 1;
            }
        } else {
            for &offset in &self.wide[(layout.references & !WIDE) as usize] {
                visit(offset);
            }
        }
    }

    /// Whether objects of a class, instances or arrays, have a reference at an offset; `layout` is its row.
    #[inline]
    pub fn is_reference_at(&self, class: u32, layout: &PackedLayout, offset: u32) -> bool {
        match layout.kind {
            Kind::ReferenceArray => offset >= ELEMENTS_OFFSET && offset.is_multiple_of(4),
            Kind::Instance | Kind::Reference(_) => {
                let is_referent = || self.reference_fields_of(class).is_some_and(|fields| fields.referent == offset);
                let may_be = offset >= HEADER_BYTES && offset.is_multiple_of(4);
                may_be && (self.has_strong(layout, offset, 4) || is_referent())
            }
            Kind::Unknown | Kind::PrimitiveArray => false,
        }
    }

    /// Whether `width` bytes at an offset of objects of a class hold nothing but primitive values: no part of a reference, a
    /// header or an array's length; `layout` is its row.
    #[inline]
    pub fn is_primitive_at(&self, class: u32, layout: &PackedLayout, offset: u32, width: u32) -> bool {
        match layout.kind {
            Kind::PrimitiveArray => offset >= ELEMENTS_OFFSET,
            Kind::Instance => offset >= HEADER_BYTES && !self.has_strong(layout, offset, width),
            Kind::Reference(_) => {
                let referent = self.reference_fields(class).referent;
                let is_beside = offset.saturating_add(width) <= referent || referent + 4 <= offset;
                offset >= HEADER_BYTES && is_beside && !self.has_strong(layout, offset, width)
            }
            Kind::Unknown | Kind::ReferenceArray => false,
        }
    }

    /// Whether a part of a strong reference field of an instance lies in `width` bytes at an offset behind the header.
    #[inline]
    fn has_strong(&self, layout: &PackedLayout, offset: u32, width: u32) -> bool {
        if layout.references & WIDE != 0 {
            let offsets = &self.wide[(layout.references & !WIDE) as usize];
            let next = offsets.partition_point(|&reference| reference + 4 <= offset);
            return offsets.get(next).is_some_and(|&reference| reference < offset.saturating_add(width));
        }
        let (first, last) = ((offset - HEADER_BYTES) / 4, (offset - HEADER_BYTES + (width - 1)) / 4);
        let fields = (2 << (last - first)) - 1;
        first < BITMAP_FIELDS && layout.references >> first & fields != 0
    }

    /// Referent and link of a class whose kind is `Kind::Reference`.
    pub fn reference_fields(&self, class: u32) -> ReferenceFields {
        self.references[&class]
    }

    /// The same, for any class.
    pub fn reference_fields_of(&self, class: u32) -> Option<ReferenceFields> {
        self.references.get(&class).copied()
    }

    /// Adds the row of `class`.
    pub fn register(&mut self, class: ClassId, layout: &ObjectLayout) -> Result<(), LayoutError> {
        if class.0 == super::object::FORWARDED {
            return Err(LayoutError::Reserved(class));
        }
        if self.get(class.0).kind != Kind::Unknown {
            return Err(LayoutError::Registered(class));
        }
        let row = match layout {
            ObjectLayout::Instance { size, references } => self.instance(Kind::Instance, *size, references.clone())?,
            ObjectLayout::PrimitiveArray { element_log2 } if *element_log2 <= 3 => {
                PackedLayout { kind: Kind::PrimitiveArray, element_log2: *element_log2, size: 0, references: 0 }
            }
            ObjectLayout::PrimitiveArray { element_log2 } => {
                return Err(LayoutError::Element(*element_log2));
            }
            ObjectLayout::ReferenceArray => {
                PackedLayout { kind: Kind::ReferenceArray, element_log2: 2, size: 0, references: 0 }
            }
            ObjectLayout::Reference { size, references, strength, referent, queue, link } => {
                check_field(*referent, *size)?;
                check_field(*queue, *size)?;
                check_field(*link, *size)?;
                // The link is strong: the list of cleared references hangs together by it.
                let mut strong = references.clone();
                strong.push(*link);
                let row = self.instance(Kind::Reference(*strength), *size, strong)?;
                let fields = ReferenceFields { referent: *referent, queue: *queue, link: *link };
                self.references.insert(class.0, fields);
                row
            }
        };
        if self.rows.len() <= class.index() {
            self.rows.resize(class.index() + 1, UNKNOWN);
        }
        self.rows[class.index()] = row;
        Ok(())
    }

    fn instance(&mut self, kind: Kind, size: u32, mut references: Vec<u32>) -> Result<PackedLayout, LayoutError> {
        if !(HEADER_BYTES..=INSTANCE_MAX).contains(&size) || !size.is_multiple_of(8) {
            return Err(LayoutError::Size(size));
        }
        references.sort_unstable();
        references.dedup();
        let mut bits = 0;
        for &offset in &references {
            check_field(offset, size)?;
            let index = (offset - HEADER_BYTES) / 4;
            if index < BITMAP_FIELDS {
                bits |= 1 << index;
            } else {
                bits |= WIDE;
            }
        }
        if bits & WIDE != 0 {
            bits = WIDE | self.wide.len() as u64;
            self.wide.push(references.into());
        }
        Ok(PackedLayout { kind, element_log2: 0, size, references: bits })
    }
}

fn check_field(offset: u32, size: u32) -> Result<(), LayoutError> {
    let inside = offset >= HEADER_BYTES && offset.is_multiple_of(4) && offset.checked_add(4).is_some_and(|e| e <= size);
    if inside { Ok(()) } else { Err(LayoutError::Field(offset)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offsets(table: &LayoutTable, class: u32) -> Vec<u32> {
        let mut found = Vec::new();
        table.each_reference(table.get(class), |offset| found.push(offset));
        found
    }

    #[test]
    fn a_row_has_sixteen_bytes() {
        assert_eq!(size_of::<PackedLayout>(), 16);
    }

    #[test]
    fn offsets_tell_references_from_primitive_values() {
        let mut table = LayoutTable::default();
        let reference = ObjectLayout::Reference {
            size: 40,
            references: vec![16],
            strength: Strength::Weak,
            referent: 8,
            queue: 16,
            link: 12,
        };
        for (class, layout) in [
            (1, ObjectLayout::Instance { size: 32, references: vec![8, 20] }),
            (2, ObjectLayout::Instance { size: 512, references: vec![8, 300, 508] }),
            (3, ObjectLayout::Instance { size: 512, references: vec![256] }),
            (4, reference),
            (5, ObjectLayout::ReferenceArray),
            (6, ObjectLayout::PrimitiveArray { element_log2: 2 }),
        ] {
            table.register(ClassId(class), &layout).expect("good");
        }
        let is_reference_at = |class, at| table.is_reference_at(class, table.get(class), at);
        let is_primitive_at = |class, at, width| table.is_primitive_at(class, table.get(class), at, width);
        let references = |class| (0..520).filter(|&at| is_reference_at(class, at)).collect::<Vec<u32>>();
        assert_eq!(references(1), [8, 20]);
        assert_eq!(references(2), [8, 300, 508]);
        assert_eq!(references(3), [256]);
        assert_eq!(references(4), [8, 12, 16]);
        assert_eq!(references(5), (16..520).step_by(4).collect::<Vec<u32>>());
        assert_eq!(references(6), [0_u32; 0]);
        let primitive = |class, width| {
            (0..40).step_by(width).filter(|&at| is_primitive_at(class, at, width as u32)).collect::<Vec<u32>>()
        };
        assert_eq!(primitive(1, 4), [12, 16, 24, 28, 32, 36]);
        assert_eq!(primitive(1, 8), [24, 32]);
        assert_eq!(primitive(2, 8), [16, 24, 32]);
        assert!(is_primitive_at(2, 504, 4) && !is_primitive_at(2, 504, 8));
        assert!(is_primitive_at(3, 248, 8) && !is_primitive_at(3, 258, 1));
        assert_eq!(primitive(4, 4), [20, 24, 28, 32, 36]);
        assert_eq!(primitive(5, 4), [0_u32; 0]);
        assert_eq!(primitive(6, 4), [16, 20, 24, 28, 32, 36]);
    }

    #[test]
    fn small_and_wide_instances_yield_their_fields_in_order() {
        let mut table = LayoutTable::default();
        table.register(ClassId(1), &ObjectLayout::Instance { size: 24, references: vec![20, 8] }).expect("good");
        table.register(ClassId(4), &ObjectLayout::Instance { size: 512, references: vec![8, 300, 508] }).expect("good");
        table.register(ClassId(5), &ObjectLayout::Instance { size: 264, references: vec![256] }).expect("good");
        table.register(ClassId(6), &ObjectLayout::Instance { size: 264, references: vec![260] }).expect("good");
        assert_eq!(offsets(&table, 1), [8, 20]);
        assert_eq!(offsets(&table, 4), [8, 300, 508]);
        assert_eq!(offsets(&table, 5), [256]);
        assert_eq!(offsets(&table, 6), [260]);
        assert_eq!(table.get(2).kind, Kind::Unknown);
        assert_eq!(table.get(1000).kind, Kind::Unknown);
    }

    #[test]
    fn array_sizes_are_rounded_to_eight() {
        let mut table = LayoutTable::default();
        table.register(ClassId(1), &ObjectLayout::PrimitiveArray { element_log2: 0 }).expect("good");
        table.register(ClassId(2), &ObjectLayout::PrimitiveArray { element_log2: 3 }).expect("good");
        assert_eq!(table.get(1).array_size(0), 16);
        assert_eq!(table.get(1).array_size(1), 24);
        assert_eq!(table.get(1).array_size(8), 24);
        assert_eq!(table.get(2).array_size(i32::MAX as u32), 16 + 8 * (i32::MAX as u64));
    }

    #[test]
    fn bad_layouts_are_refused() {
        let mut table = LayoutTable::default();
        let mut refuse = |layout| table.register(ClassId(1), &layout).expect_err("bad");
        let instance = |size, references| ObjectLayout::Instance { size, references };
        assert_eq!(refuse(instance(12, vec![])), LayoutError::Size(12));
        assert_eq!(refuse(instance(0, vec![])), LayoutError::Size(0));
        assert_eq!(refuse(instance(16, vec![4])), LayoutError::Field(4));
        assert_eq!(refuse(instance(16, vec![10])), LayoutError::Field(10));
        assert_eq!(refuse(instance(16, vec![16])), LayoutError::Field(16));
        assert_eq!(refuse(ObjectLayout::PrimitiveArray { element_log2: 4 }), LayoutError::Element(4));
        let class = ClassId(u32::MAX);
        assert_eq!(table.register(class, &ObjectLayout::ReferenceArray), Err(LayoutError::Reserved(class)));
        table.register(ClassId(1), &ObjectLayout::ReferenceArray).expect("good");
        let again = table.register(ClassId(1), &ObjectLayout::ReferenceArray);
        assert_eq!(again, Err(LayoutError::Registered(ClassId(1))));
    }
}
