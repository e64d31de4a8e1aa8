//! Changes of class files that keep most of them understandable: numbers by what they mean, whole list items, constants,
//! instructions, with the counts and lengths around them put right.

use std::ops::Range;

use holloway_vm::classfile::opcodes::{OPCODES, OperandFormat};

use super::layout::{CodeArea, Items, Layout, NumericField, NumericKind};
use crate::generate::Random;

/// Names, descriptors and texts that mean something somewhere in a class file.
const TEXTS: &[&str] = &[
    "",
    "int",
    "V",
    "J",
    "I",
    "Z",
    "[I",
    "[[D",
    "[J",
    "[V",
    "[",
    "[[[[",
    "[Lint;",
    "Lint;",
    "L;",
    "LX",
    "X;",
    "a/b",
    "a//b",
    "/a",
    "a/",
    "a.b",
    "a;b",
    "<init>",
    "<clinit>",
    "<x>",
    "main",
    "run",
    "clone",
    "finalize",
    "invokeExact",
    "()V",
    "()I",
    "()J",
    "(",
    ")V",
    "(I)",
    "(V)V",
    "(I)V",
    "(J)V",
    "(D)V",
    "([I)V",
    "(Ljava/lang/Object;)V",
    "()Ljava/lang/Object;",
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;",
    "([Ljava/lang/String;)V",
    "Ljava/lang/Object;",
    "Ljava/lang/String;",
    "[Ljava/lang/Object;",
    "[[Ljava/lang/Object;",
    "java/lang/Object",
    "java/lang/String",
    "java/lang/X",
    "java/lang/Class",
    "java/lang/Throwable",
    "java/lang/Error",
    "java/lang/Exception",
    "java/lang/Runnable",
    "java/lang/Cloneable",
    "java/io/Serializable",
    "java/lang/Enum",
    "java/lang/Record",
    "java/lang/Integer",
    "java/lang/System",
    "java/lang/Thread",
    "java/lang/ClassLoader",
    "java/lang/StringBuilder",
    "java/util/ArrayList",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/VarHandle",
    "java/lang/invoke/LambdaMetafactory",
    "java/lang/annotation/Annotation",
    "jdk/internal/X",
    "jdk/internal/misc/Unsafe",
    "sun/misc/X",
    "javax/X",
    "nowhere/Missing",
    "\u{1}",
    "\u{e9}",
    "\u{20ac}",
    "a b",
    "-",
    "T",
    "<T:Ljava/lang/Object;>Ljava/lang/Object;",
];

/// Names of attributes.
const ATTRIBUTES: &[&str] = &[
    "Code",
    "StackMapTable",
    "Exceptions",
    "InnerClasses",
    "EnclosingMethod",
    "Synthetic",
    "Signature",
    "SourceFile",
    "SourceDebugExtension",
    "LineNumberTable",
    "LocalVariableTable",
    "LocalVariableTypeTable",
    "Deprecated",
    "ConstantValue",
    "RuntimeVisibleAnnotations",
    "RuntimeInvisibleAnnotations",
    "RuntimeVisibleTypeAnnotations",
    "AnnotationDefault",
    "BootstrapMethods",
    "MethodParameters",
    "Module",
    "ModulePackages",
    "ModuleMainClass",
    "NestHost",
    "NestMembers",
    "Record",
    "PermittedSubclasses",
    "StackMap",
];

/// Versions around which the rules change.
const VERSIONS: &[u16] = &[0, 3, 44, 45, 46, 48, 49, 50, 51, 52, 53, 55, 56, 60, 61, 66, 69, 70, 65535];

/// Sequences of instructions that compilers do not write; indices, branches and locals are filled in afterwards.
const SEQUENCES: &[&[u8]] = &[
    &[0xa8, 0, 3],                         // jsr
    &[0xa8, 0, 3, 0x4c, 0xa9, 1],          // jsr, astore_1, ret
    &[0x4c, 0xa9, 1],                      // astore_1, ret
    &[0xc4, 0xa9, 0, 1],                   // wide ret
    &[0xc9, 0, 0, 0, 5],                   // jsr_w
    &[0xc8, 0, 0, 0, 5],                   // goto_w
    &[0xc8, 0x80, 0, 0, 0],                // goto_w, far
    &[0xc4, 0x84, 0, 1, 0x7f, 0xff],       // wide iinc
    &[0xc4, 0x84, 0xff, 0xff, 0x80, 0],    // wide iinc, far
    &[0xc4, 0x15, 1, 0],                   // wide iload
    &[0xc4, 0x16, 0xff, 0xff],             // wide lload, half outside
    &[0xc4, 0x3a, 0, 0],                   // wide astore
    &[0xc4, 0xc4],                         // wide wide
    &[0xc4, 0x60],                         // wide iadd
    &[0x84, 0, 0x80],                      // iinc
    &[0x2a, 0xc2],                         // aload_0, monitorenter
    &[0x2a, 0xc3],                         // aload_0, monitorexit
    &[0x2a, 0xc2, 0x2a, 0xc2, 0x2a, 0xc3], // monitors out of balance
    &[0x01, 0xbf],                         // aconst_null, athrow
    &[0x01, 0xc0, 0, 1],                   // aconst_null, checkcast
    &[0xbb, 0, 1, 0x59],                   // new, dup
    &[0xbb, 0, 1, 0xb7, 0, 1],             // new, invokespecial
    &[0xbb, 0, 1, 0x4c],                   // new, astore_1
    &[0x2a, 0xb7, 0, 1],                   // aload_0, invokespecial
    &[0x2a, 0xb5, 0, 1],                   // aload_0, putfield
    &[0x2a, 0xb0],                         // aload_0, areturn
    &[0x12, 1],                            // ldc
    &[0x13, 0, 1],                         // ldc_w
    &[0x14, 0, 1, 0x58],                   // ldc2_w, pop2
    &[0x14, 0, 1, 0x57],                   // ldc2_w, pop
    &[0xba, 0, 1, 0, 0],                   // invokedynamic
    &[0xba, 0, 1, 1, 0],                   // invokedynamic, not zero
    &[0xb9, 0, 1, 1, 0],                   // invokeinterface
    &[0xb9, 0, 1, 0, 1],                   // invokeinterface, not zero
    &[0x03, 0xc5, 0, 1, 1],                // iconst_0, multianewarray
    &[0x03, 0xc5, 0, 1, 0],                // multianewarray of no dimension
    &[0x03, 0xbd, 0, 1],                   // iconst_0, anewarray
    &[0x03, 0xbc, 3],                      // newarray of no type
    &[0x03, 0xbc, 11],                     // iconst_0, newarray long
    &[0x09, 0x5c, 0x5e, 0x5b],             // lconst_0 and shuffles through its middle
    &[0x09, 0x03, 0x5d, 0x58, 0x57],       // lconst_0, iconst_0, dup2_x1, pop2, pop
    &[0x0e, 0x5f],                         // dconst_0, swap
    &[0xca],                               // breakpoint
    &[0xfe],                               // impdep1
    &[0xa7, 0, 0],                         // goto itself
    &[0x01, 0xc6, 0, 4],                   // aconst_null, ifnull
    &[0x03, 0x99, 0xff, 0xff],             // iconst_0, ifeq back
    &[0x32],
    &[0x53],
    &[0xbe],
    &[0xb1],
    &[0xac],
    &[0xad],
    &[0xae],
    &[0xaf],
    &[0xb0],
    &[0xbf],
];

/// A class file that is being changed, with its places.
pub struct Mutant<'r> {
    pub bytes: Vec<u8>,
    layout: Layout,
    /// Whether the bytes are no longer those that the places are of.
    is_stale: bool,
    random: &'r mut Random,
}

impl<'r> Mutant<'r> {
    pub fn new(bytes: Vec<u8>, random: &'r mut Random) -> Self {
        Mutant { layout: Layout::of(&bytes), is_stale: false, bytes, random }
    }

    /// How many changes to make: mostly one, seldom four.
    pub fn changes(&mut self) -> usize {
        *self.random.pick(&[1, 1, 1, 1, 2, 2, 3, 4])
    }

    /// Makes one change, if the bytes have the place for it.
    pub fn change(&mut self) {
        if self.is_stale {
            self.layout = Layout::of(&self.bytes);
        }
        let changed = match self.random.below(32) {
            0..5 => self.change_field(),
            5..9 => self.change_list(),
            9..14 => self.change_instruction(),
            14..18 => self.overwrite_instructions(),
            18..20 => self.insert_instructions(),
            20..22 => self.copy_instructions(),
            22..25 => self.add_constant(),
            25..27 => self.change_text(),
            27 => self.change_version(),
            28 => self.add_attribute(),
            29 => self.add_handler(),
            30 => self.change_limits(),
            _ => self.change_byte(),
        };
        self.is_stale = changed.is_some();
    }

    fn put(&mut self, at: usize, width: usize, value: u64) {
        let bytes = value.to_be_bytes();
        self.bytes[at..at + width].copy_from_slice(&bytes[8 - width..]);
    }

    fn get(&self, at: usize, width: usize) -> u64 {
        self.bytes[at..at + width].iter().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    }

    /// Replaces bytes by others, and adds the difference to the lengths around them.
    fn splice(&mut self, range: Range<usize>, new: &[u8], lengths: &[usize]) {
        let delta = (new.len() as u64).wrapping_sub(range.len() as u64);
        for at in lengths {
            let value = self.get(*at, 4).wrapping_add(delta);
            self.put(*at, 4, value & 0xffff_ffff);
        }
        self.bytes.splice(range, new.iter().copied());
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| *self.random.pick(from))
    }

    /// A constant's index, mostly one of the same tag as that of `now`.
    fn index(&mut self, now: u16) -> u16 {
        let tag = self.layout.constant(now).map(|(tag, _)| tag);
        let alike: Vec<u16> = self.layout.constants.iter().filter(|(_, t, _)| Some(*t) == tag).map(|c| c.0).collect();
        match self.random.below(8) {
            0 => self.random.below(self.layout.constants.len() + 3) as u16,
            1 => self.layout.constants.last().map_or(1, |constant| constant.0),
            _ => self.pick(&alike).unwrap_or(1),
        }
    }

    fn value(&mut self, field: NumericField) -> u64 {
        let now = self.get(field.at, field.width);
        match field.kind {
            NumericKind::Index => u64::from(self.index(now as u16)),
            NumericKind::Flags if self.random.one_in(4) => self.random.bits(),
            NumericKind::Flags => now ^ 1 << self.random.below(16),
            NumericKind::Target(code) if !self.random.one_in(4) => self.target(code).unwrap_or(0) as u64,
            NumericKind::Target(_) | NumericKind::Number => match self.random.below(8) {
                0 => 0,
                1 => u64::MAX,
                2 => self.random.bits(),
                3 => self.random.below(16) as u64,
                4 => 64 + self.random.below(192) as u64,
                5 => now.wrapping_sub(1),
                6 => now ^ 1 << self.random.below(8 * field.width),
                _ => now.wrapping_add(1),
            },
        }
    }

    /// Where an instruction begins, or the code's end.
    fn target(&mut self, code: usize) -> Option<usize> {
        let area = &self.layout.codes[code];
        let at = self.random.below(area.instructions.len() + 1);
        Some(area.instructions.get(at).copied().unwrap_or(area.range.len()))
    }

    fn change_field(&mut self) -> Option<()> {
        let fields = std::mem::take(&mut self.layout.fields);
        let chosen = self.pick(&fields);
        // The fields of constants outnumber all others.
        let behind: Vec<NumericField> =
            fields.iter().copied().filter(|field| field.at >= self.layout.pool_end).collect();
        let chosen = if self.random.one_in(3) { chosen } else { self.pick(&behind).or(chosen) };
        self.layout.fields = fields;
        let field = chosen?;
        let value = self.value(field);
        self.put(field.at, field.width, value);
        Some(())
    }

    /// Deletes, repeats, exchanges or borrows an item of a list.
    fn change_list(&mut self) -> Option<()> {
        let list = self.random.below(self.layout.lists.len().max(1));
        let list = self.layout.lists.get(list)?.clone();
        let count = self.get(list.count_at, list.count_width);
        let item = self.pick(&(0..list.items.len()).collect::<Vec<_>>());
        let (change, new) = match (self.random.below(8), item) {
            (0..2, Some(item)) => (-1, (list.items[item].clone(), Vec::new())),
            (2..4, Some(item)) => {
                let piece = self.bytes[list.items[item].clone()].to_vec();
                (1, (list.items[item].start..list.items[item].start, piece))
            }
            (4, Some(item)) if list.items.len() > 1 => {
                let other = self.random.below(list.items.len() - 1);
                let pair = list.items[other].start..list.items[other + 1].end;
                let middle = list.items[other].end;
                let swapped = [&self.bytes[middle..pair.end], &self.bytes[pair.start..middle]].concat();
                let _ = item;
                (0, (pair, swapped))
            }
            // A count that is not that of the items.
            (5, _) if self.random.one_in(4) => (if self.random.one_in(2) { 1 } else { -1 }, (0..0, Vec::new())),
            _ => {
                let same = self.layout.lists.iter().filter(|other| other.items_are == list.items_are);
                let items: Vec<Range<usize>> = same.flat_map(|other| other.items.clone()).collect();
                let from = items.get(self.random.below(items.len().max(1)))?.clone();
                let end = list.items.last().map_or(list.count_at + list.count_width, |last| last.end);
                (1, (end..end, self.bytes[from].to_vec()))
            }
        };
        self.put(list.count_at, list.count_width, count.wrapping_add_signed(change));
        self.splice(new.0, &new.1, &list.lengths);
        Some(())
    }

    fn code(&mut self) -> Option<CodeArea> {
        let code = self.random.below(self.layout.codes.len().max(1));
        self.layout.codes.get(code).filter(|area| !area.instructions.is_empty()).cloned()
    }

    /// Another opcode of the same shape, or another operand.
    fn change_instruction(&mut self) -> Option<()> {
        let area = self.code()?;
        let pc = self.pick(&area.instructions)?;
        let at = area.range.start + pc;
        let opcode = OPCODES.get(usize::from(self.bytes[at]))?;
        if self.random.one_in(2) || opcode.operands == OperandFormat::None {
            let alike: Vec<u8> = (0u8..=201)
                .filter(|byte| {
                    let other = OPCODES[usize::from(*byte)].operands;
                    std::mem::discriminant(&other) == std::mem::discriminant(&opcode.operands)
                        || is_bare(other) && is_bare(opcode.operands)
                })
                .collect();
            self.bytes[at] = self.pick(&alike)?;
        } else {
            self.fill(at, area.range.end, &area, self.layout.codes.iter().position(|code| code.range == area.range)?);
        }
        Some(())
    }

    /// Gives the instruction at `at` new operands.
    fn fill(&mut self, at: usize, end: usize, area: &CodeArea, code: usize) -> Option<()> {
        let opcode = OPCODES.get(usize::from(*self.bytes.get(at)?))?;
        let has = |width: usize| at + width < end;
        match opcode.operands {
            OperandFormat::NarrowConstant if has(1) => {
                let index = self.index(u16::from(self.bytes[at + 1]));
                self.bytes[at + 1] = index as u8;
            }
            OperandFormat::Branch if has(2) => {
                let offset = self.target(code)? as i64 - (at - area.range.start) as i64;
                self.put(at + 1, 2, offset as u64);
            }
            OperandFormat::Constant
            | OperandFormat::InvokeInterface
            | OperandFormat::InvokeDynamic
            | OperandFormat::MultiNewArray
                if has(2) =>
            {
                if has(4) && self.random.one_in(4) {
                    self.bytes[at + 3] = self.random.below(4) as u8;
                } else {
                    let now = self.get(at + 1, 2) as u16;
                    let index = self.index(now);
                    self.put(at + 1, 2, u64::from(index));
                }
            }
            OperandFormat::Local if has(1) => self.bytes[at + 1] = self.random.below(8) as u8,
            _ => {
                let next = area.instructions.iter().map(|pc| area.range.start + pc).find(|next| *next > at);
                let last = next.unwrap_or(end);
                let place = (at + 1 + self.random.below((last - at).max(2) - 1)).min(end - 1);
                self.bytes[place] = *self.random.pick(&[0, 1, 2, 3, 4, 7, 8, 0x7f, 0x80, 0xff]);
            }
        }
        Some(())
    }

    /// A sequence with constants of this class.
    fn sequence(&mut self, pc: usize) -> Vec<u8> {
        if self.random.one_in(12) {
            return self.switch(pc);
        }
        let mut sequence = self.random.pick(SEQUENCES).to_vec();
        let mut at = 0;
        while let Some(opcode) = sequence.get(at).and_then(|byte| OPCODES.get(usize::from(*byte))) {
            match opcode.operands {
                OperandFormat::NarrowConstant => {
                    let wanted = [3, 4, 7, 8, 15, 16, 17];
                    sequence[at + 1] = self.constant_of(&wanted) as u8;
                    at += 2;
                }
                OperandFormat::Constant | OperandFormat::InvokeDynamic | OperandFormat::InvokeInterface => {
                    let wanted: &[u8] = match sequence[at] {
                        0x13 => &[3, 4, 7, 8, 15, 16, 17],
                        0x14 => &[5, 6, 17],
                        0xb2..=0xb5 => &[9],
                        0xb6..=0xb9 => &[10, 11],
                        0xba => &[18],
                        _ => &[7],
                    };
                    let index = self.constant_of(wanted);
                    sequence[at + 1..at + 3].copy_from_slice(&index.to_be_bytes());
                    at += if matches!(sequence[at], 0xb9 | 0xba) { 5 } else { 3 };
                }
                OperandFormat::MultiNewArray => {
                    let index = self.constant_of(&[7]);
                    sequence[at + 1..at + 3].copy_from_slice(&index.to_be_bytes());
                    at += 4;
                }
                OperandFormat::Branch => at += 3,
                OperandFormat::Local => at += 2,
                format if is_bare(format) => at += 1,
                _ => break,
            }
        }
        sequence
    }

    fn constant_of(&mut self, tags: &[u8]) -> u16 {
        let fit: Vec<u16> = self.layout.constants.iter().filter(|c| tags.contains(&c.1)).map(|c| c.0).collect();
        self.pick(&fit).unwrap_or_else(|| self.random.below(self.layout.constants.len() + 1) as u16)
    }

    /// A switch for this program counter, in order or not.
    fn switch(&mut self, pc: usize) -> Vec<u8> {
        let (key_first, table) = (self.random.below(2) == 0, self.random.one_in(2));
        let mut switch = if key_first { vec![0x03] } else { Vec::new() };
        let start = pc + switch.len();
        switch.push(if table { 0xaa } else { 0xab });
        while !(pc + switch.len()).is_multiple_of(4) {
            switch.push(if self.random.one_in(16) { 1 } else { 0 });
        }
        let edges = [0, 1, 2, -1, i32::MAX, i32::MIN, i32::MAX - 1];
        let count = self.random.below(4);
        let words: Vec<i32> = if table {
            let low = *self.random.pick(&edges);
            let high = if self.random.one_in(4) { *self.random.pick(&edges) } else { low.wrapping_add(count as i32) };
            [0, low, high].into_iter().chain((0..=count).map(|_| 0)).collect()
        } else {
            let mut keys: Vec<i32> = (0..count).map(|_| *self.random.pick(&edges)).collect();
            if !self.random.one_in(4) {
                keys.sort_unstable();
                keys.dedup();
            }
            let stated = if self.random.one_in(8) { *self.random.pick(&edges) } else { keys.len() as i32 };
            [0, stated].into_iter().chain(keys.into_iter().flat_map(|key| [key, 0])).collect()
        };
        let end = (switch.len() + 4 * words.len() - (start - pc)) as i32;
        // Where a branch stands as 0, it goes on behind the switch; keys of 0 become another key.
        switch.extend(words.into_iter().flat_map(|word| if word == 0 { end } else { word }.to_be_bytes()));
        switch
    }

    /// Puts a sequence in the place of instructions, with `nop` in what is left of the last one.
    fn overwrite_instructions(&mut self) -> Option<()> {
        let area = self.code()?;
        let first = self.random.below(area.instructions.len());
        let pc = area.instructions[first];
        let mut sequence = self.sequence(pc);
        let starts = area.instructions[first..].iter().copied().chain([area.range.len()]);
        let end = starts.into_iter().find(|end| *end >= pc + sequence.len())?;
        sequence.resize(end - pc, 0);
        self.bytes[area.range.start + pc..area.range.start + end].copy_from_slice(&sequence);
        Some(())
    }

    /// Puts a sequence before an instruction. Branches and tables stay as they are.
    fn insert_instructions(&mut self) -> Option<()> {
        let area = self.code()?;
        let pc = self.pick(&area.instructions)?;
        let sequence = self.sequence(pc);
        let at = area.range.start + pc;
        self.splice(at..at, &sequence, &area.lengths);
        Some(())
    }

    /// Copies instructions over or before others, or takes some away.
    fn copy_instructions(&mut self) -> Option<()> {
        let (from, to) = (self.code()?, self.code()?);
        let first = self.random.below(from.instructions.len());
        let last = (first + 1 + self.random.below(4)).min(from.instructions.len());
        let pc_after = from.instructions.get(last).copied().unwrap_or(from.range.len());
        let piece = self.bytes[from.range.start + from.instructions[first]..from.range.start + pc_after].to_vec();
        let at = to.range.start + self.pick(&to.instructions)?;
        match self.random.below(3) {
            0 if at + piece.len() <= to.range.end => self.bytes[at..at + piece.len()].copy_from_slice(&piece),
            1 => {
                let (start, end) = (from.range.start + from.instructions[first], from.range.start + pc_after);
                self.bytes[start..end].fill(0);
            }
            _ => self.splice(at..at, &piece, &to.lengths),
        }
        Some(())
    }

    /// Adds a constant, and mostly has something name it.
    fn add_constant(&mut self) -> Option<()> {
        if self.layout.pool_end < 10 {
            return None;
        }
        let count = self.get(8, 2);
        if count >= 0xfff0 {
            return None;
        }
        let tag = *self
            .random
            .pick(&[1u8, 1, 1, 3, 4, 5, 6, 7, 7, 7, 8, 9, 10, 11, 12, 12, 15, 15, 16, 17, 17, 18, 19, 20, 2, 13]);
        let mut new = vec![tag];
        let next = count as u16;
        let mut name = |mutant: &mut Self, tags: &[u8]| {
            // Now and then a constant that names itself or one that does not exist yet.
            let index =
                if mutant.random.one_in(8) { next + mutant.random.below(2) as u16 } else { mutant.constant_of(tags) };
            new.extend(index.to_be_bytes());
        };
        match tag {
            1 => {
                let text = self.text();
                new.extend((text.len() as u16).to_be_bytes());
                new.extend(text);
            }
            7 | 8 | 16 | 19 | 20 => name(self, &[1]),
            9..=11 => {
                name(self, &[7]);
                name(self, &[12]);
            }
            12 => {
                name(self, &[1]);
                name(self, &[1]);
            }
            15 => {
                let kind = self.random.below(11) as u8;
                name(self, if kind <= 4 { &[9] } else { &[10, 11] });
                new.insert(1, kind);
            }
            17 | 18 => {
                let bootstrap = self.random.below(4) as u8;
                name(self, &[12]);
                new.splice(1..1, [0, bootstrap]);
            }
            5 | 6 => new.extend(self.random.bits().to_be_bytes()),
            _ => new.extend((self.random.bits() as u32).to_be_bytes()),
        }
        let end = self.layout.pool_end;
        self.bytes.splice(end..end, new);
        self.put(8, 2, count + if matches!(tag, 5 | 6) { 2 } else { 1 });
        self.layout = Layout::of(&self.bytes);
        if !self.random.one_in(4) {
            // An attribute's name matters more than most other texts.
            let fields: Vec<NumericField> =
                self.layout.fields.iter().copied().filter(|f| f.kind == NumericKind::Index).collect();
            let alike = |mutant: &Self, field: &NumericField| {
                let now = mutant.get(field.at, field.width) as u16;
                let named = mutant.layout.constant(now).map(|(tag, _)| tag);
                named.is_some_and(|named| named == tag || matches!((named, tag), (9..=11, 9..=11)))
            };
            let fields: Vec<NumericField> = fields.into_iter().filter(|field| alike(self, field)).collect();
            let field = self.pick(&fields)?;
            self.put(field.at, field.width, u64::from(next));
        }
        Some(())
    }

    fn text(&mut self) -> Vec<u8> {
        match self.random.below(8) {
            0 => vec![b'['; [254, 255, 256][self.random.below(3)]].into_iter().chain(*b"I").collect(),
            1 => {
                let count = [127, 128, 254, 255, 256][self.random.below(5)];
                let parameter = *self.random.pick(&["I", "J", "[D"]);
                format!("({})V", parameter.repeat(count)).into_bytes()
            }
            2 | 3 => self.random.pick(ATTRIBUTES).as_bytes().to_vec(),
            4 if self.random.one_in(4) => vec![*self.random.pick(&[0u8, 0xc0, 0xed, 0xf0, 0xff])],
            _ => self.random.pick(TEXTS).as_bytes().to_vec(),
        }
    }

    /// Another text in the place of a constant's, or another character in it.
    fn change_text(&mut self) -> Option<()> {
        let texts: Vec<usize> = self.layout.constants.iter().filter(|c| c.1 == 1).map(|c| c.2).collect();
        let at = self.pick(&texts)?;
        let length = self.get(at + 1, 2) as usize;
        if length > 0 && self.random.one_in(2) {
            let place = at + 3 + self.random.below(length);
            self.bytes[place] = *self.random.pick(b"/.;[<>()LVIJDZ$\x00\x80\xc0\xed aX");
        } else {
            let text = self.text();
            self.put(at + 1, 2, text.len() as u64);
            self.bytes.splice(at + 3..at + 3 + length, text);
        }
        Some(())
    }

    fn change_version(&mut self) -> Option<()> {
        self.bytes.get(7)?;
        let minor = if self.random.one_in(4) { *self.random.pick(VERSIONS) } else { 0 };
        self.put(4, 2, u64::from(minor));
        let major = *self.random.pick(VERSIONS);
        self.put(6, 2, u64::from(major));
        Some(())
    }

    /// Adds an attribute with a name that the class has and contents that may fit.
    fn add_attribute(&mut self) -> Option<()> {
        let lists: Vec<usize> =
            (0..self.layout.lists.len()).filter(|at| self.layout.lists[*at].items_are == Items::Attributes).collect();
        let place = self.pick(&lists)?;
        let list = self.layout.lists[place].clone();
        let count = self.get(list.count_at, list.count_width);
        let texts: Vec<u16> = self.layout.constants.iter().filter(|c| c.1 == 1).map(|c| c.0).collect();
        let known = |index: &u16| {
            let text = self.layout.utf8(&self.bytes, *index).unwrap_or_default();
            ATTRIBUTES.iter().any(|name| name.as_bytes() == text)
        };
        let names: Vec<u16> = texts.iter().copied().filter(known).collect();
        let name = self.pick(&names).or_else(|| self.pick(&texts))?;
        let mut words: Vec<u16> = Vec::new();
        let entries = self.random.below(4);
        if !self.random.one_in(3) {
            words.push(entries as u16);
        }
        for _ in 0..entries * (1 + self.random.below(4)) {
            let word = match self.random.below(4) {
                0 => self.constant_of(&[1]),
                1 => 0,
                _ => self.constant_of(&[7]),
            };
            words.push(word);
        }
        let mut new = name.to_be_bytes().to_vec();
        new.extend((2 * words.len() as u32).to_be_bytes());
        new.extend(words.into_iter().flat_map(u16::to_be_bytes));
        let end = list.items.last().map_or(list.count_at + list.count_width, |last| last.end);
        self.put(list.count_at, list.count_width, count + 1);
        self.splice(end..end, &new, &list.lengths);
        Some(())
    }

    /// Adds a handler for some instructions.
    fn add_handler(&mut self) -> Option<()> {
        let code = self.random.below(self.layout.codes.len().max(1));
        let end = self.layout.codes.get(code)?.range.end;
        let list = self.layout.lists.iter().find(|list| list.count_at == end)?.clone();
        let (a, b) = (self.target(code)?, self.target(code)?);
        let handler = self.target(code)?;
        let class = if self.random.one_in(2) { 0 } else { self.constant_of(&[7]) };
        let count = self.get(list.count_at, 2);
        let words = [a.min(b) as u16, a.max(b) as u16, handler as u16, class];
        let new: Vec<u8> = words.into_iter().flat_map(u16::to_be_bytes).collect();
        self.put(list.count_at, 2, count + 1);
        self.splice(end + 2..end + 2, &new, &list.lengths);
        Some(())
    }

    /// More room on a method's stack and in its locals, or a little less, so that what other changes need is there.
    fn change_limits(&mut self) -> Option<()> {
        let at = self.code()?.range.start.checked_sub(8)?;
        for at in [at, at + 2] {
            let now = self.get(at, 2);
            let new = if self.random.one_in(4) { now.saturating_sub(1) } else { now + self.random.below(4) as u64 };
            self.put(at, 2, new);
        }
        Some(())
    }

    fn change_byte(&mut self) -> Option<()> {
        let at = self.random.below(self.bytes.len().max(1));
        let bit = self.random.below(8);
        *self.bytes.get_mut(at)? ^= 1 << bit;
        Some(())
    }
}

/// Whether an instruction has no operand bytes.
fn is_bare(format: OperandFormat) -> bool {
    matches!(format, OperandFormat::None | OperandFormat::Implied(_) | OperandFormat::ImpliedLocal(_))
}
