//! What the writer writes parses, verifies, and is refused where it outgrows the format.

use super::*;
use crate::classfile::{self, PoolConstant};
use crate::verify::{Hierarchy, HierarchyError, MemberQuery, verify_class};

/// Every class extends Object directly and nothing is protected.
struct Flat;

impl Hierarchy for Flat {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, HierarchyError> {
        Ok(from == to)
    }

    fn is_interface(&mut self, _: &str) -> Result<bool, HierarchyError> {
        Ok(false)
    }

    fn superclass(&mut self, name: &str) -> Result<Option<String>, HierarchyError> {
        Ok((name != "java/lang/Object").then(|| "java/lang/Object".to_owned()))
    }

    fn is_protected_elsewhere(&mut self, _: &str, _: &str, _: MemberQuery<'_>) -> Result<bool, HierarchyError> {
        Ok(false)
    }
}

const INT: FieldType<'static> = FieldType::Primitive(PrimitiveType::Int);

fn class_of(descriptor: &str, build: impl FnOnce(&mut CodeWriter<'_>)) -> Result<Vec<u8>, TooLarge> {
    let mut class = ClassWriter::new("Adapter+1".to_owned());
    class.method(flags::STATIC, "adapter", descriptor, |code| {
        build(code);
        Ok(())
    })?;
    class.finish()
}

fn verified(descriptor: &str, build: impl FnOnce(&mut CodeWriter<'_>)) -> classfile::ClassFile {
    let bytes = class_of(descriptor, build).expect("within the limits");
    let file = classfile::parse(bytes, Some("Adapter+1")).expect("a class file");
    verify_class(&file, &mut Flat).expect("type-safe");
    file
}

#[test]
fn ints_of_every_width_and_wide_locals() {
    verified("(JDFLjava/lang/String;I)I", |code| {
        for value in [-2, -1, 0, 5, 6, -128, 127, -129, 32_767, -32_768, 32_768, i32::MIN] {
            code.push_int(value);
            code.plain(Opcode::Pop, -1);
        }
        code.load(FieldType::Primitive(PrimitiveType::Long), 0);
        code.load(FieldType::Primitive(PrimitiveType::Double), 2);
        code.plain(Opcode::Pop2, -2);
        code.plain(Opcode::Pop2, -2);
        code.load(FieldType::Primitive(PrimitiveType::Float), 4);
        code.plain(Opcode::Pop, -1);
        code.load(FieldType::Object("java/lang/String"), 5);
        code.plain(Opcode::Pop, -1);
        code.load(INT, 6);
        code.give_back(Some(INT));
    });
}

#[test]
fn constants_are_shared() {
    let file = verified("()V", |code| {
        for _ in 0..3 {
            code.push_string(b"text");
            code.invoke(Invocation::Virtual, "java/lang/String", "length", "()I", false);
            code.plain(Opcode::Pop, -1);
        }
        code.give_back(None);
    });
    let strings = file.pool().indices().filter(|&index| matches!(file.pool().get(index), Ok(PoolConstant::String(_))));
    assert_eq!(strings.count(), 1);
}

#[test]
fn branches_near_and_far_have_frames() {
    for padding in [0, 62, 63, 64, 65, 20_000] {
        verified("(I)I", |code| {
            let (near, far) = (code.label(), code.label());
            code.load(INT, 0);
            code.branch(Opcode::Ifeq, far, -1);
            code.load(INT, 0);
            code.branch(Opcode::Ifne, near, -1);
            code.push_int(1);
            code.give_back(Some(INT));
            code.bind(near);
            (0..padding).for_each(|_| code.plain(Opcode::Nop, 0));
            code.push_int(2);
            code.give_back(Some(INT));
            code.bind(far);
            code.push_int(3);
            code.give_back(Some(INT));
        });
    }
}

#[test]
fn table_switches_at_every_alignment() {
    for padding in 0..4 {
        verified("(I)I", |code| {
            (0..padding).for_each(|_| code.plain(Opcode::Nop, 0));
            let labels = [code.label(), code.label(), code.label()];
            let none = code.label();
            code.load(INT, 0);
            code.table_switch(&labels, none);
            for (at, &label) in labels.iter().enumerate() {
                code.bind(label);
                code.push_int(at as i32);
                code.give_back(Some(INT));
            }
            code.bind(none);
            code.push_int(-1);
            code.give_back(Some(INT));
        });
    }
}

#[test]
fn what_outgrows_the_format_is_refused() {
    let filled = |size: usize| {
        move |code: &mut CodeWriter<'_>| {
            (1..size).for_each(|_| code.plain(Opcode::Nop, 0));
            code.give_back(None);
        }
    };
    assert!(class_of("()V", filled(65_535)).is_ok());
    assert_eq!(class_of("()V", filled(65_536)), Err(TooLarge));
    let far = class_of("()V", |code| {
        let label = code.label();
        code.push_int(0);
        code.branch(Opcode::Ifeq, label, -1);
        (0..32_768).for_each(|_| code.plain(Opcode::Nop, 0));
        code.bind(label);
        code.give_back(None);
    });
    assert_eq!(far, Err(TooLarge));
    let text = |size: usize| {
        class_of("()V", |code| {
            code.push_string(&vec![b'x'; size]);
            code.plain(Opcode::Pop, -1);
            code.give_back(None);
        })
    };
    assert!(text(65_535).is_ok());
    assert_eq!(text(65_536), Err(TooLarge));
    let mut many = ClassWriter::new("Many".to_owned());
    (0..40_000).for_each(|at| many.field(flags::STATIC, &format!("field{at}"), "I"));
    assert!(many.finish().is_ok());
    let mut many = ClassWriter::new("Many".to_owned());
    (0..65_536).for_each(|at| many.field(flags::STATIC, &format!("field{at}"), "I"));
    assert_eq!(many.finish(), Err(TooLarge));
}

#[test]
fn names_become_modified_utf8() {
    assert_eq!(modified_utf8("aé中"), "aé中".as_bytes());
    assert_eq!(modified_utf8("\0"), [0xc0, 0x80]);
    assert_eq!(modified_utf8("😀"), [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
}
