//! Messages for methods compiled by javac, against what HotSpot printed when the same programs ran.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use super::*;

/// Programs of `tests/programs/npe` whose output is mostly such messages, and how many different ones each prints.
const PROGRAMS: [(&str, usize); 7] = [
    ("ArrayKinds", 27),
    ("Expressions", 23),
    ("FieldsAndMethods", 32),
    ("NoLocalNames", 12),
    ("Chains", 94),
    ("ParametersAndIndices", 66),
    ("Unusual", 21),
];

fn classes(program: &str) -> Vec<ClassFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/classes/npe").join(program);
    let files = fs::read_dir(folder).expect("the classes are committed");
    files
        .map(|file| fs::read(file.expect("a folder that can be listed").path()).expect("a readable class"))
        .map(|bytes| crate::classfile::parse(bytes, None).expect("a class compiled by javac"))
        .collect()
}

/// The messages of all instructions of a program that can find a null.
fn all_messages(program: &str) -> HashSet<String> {
    let mut messages = HashSet::new();
    for class in &classes(program) {
        for method in class.methods() {
            let Some(code) = method.code() else { continue };
            for instruction in code.instructions() {
                let at = instruction.expect("compiled code can be decoded").pc;
                messages.extend(message(class, method, at));
            }
        }
    }
    messages
}

#[test]
fn every_message_that_hotspot_printed_is_found_in_the_code() {
    for (program, count) in PROGRAMS {
        let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/expected/npe");
        let expected = fs::read_to_string(expected.join(format!("{program}.stdout"))).expect("expectations");
        let expected: HashSet<&str> =
            expected.lines().filter_map(|line| line.find("Cannot ").map(|start| &line[start..])).collect();
        assert_eq!(expected.len(), count, "{program}");
        let found = all_messages(program);
        let missing: Vec<_> = expected.into_iter().filter(|line| !found.contains(*line)).collect();
        assert!(missing.is_empty(), "{program}: not found: {missing:#?}\namong {found:#?}");
    }
}

const GETSTATIC_ROWS: [u8; 3] = [0xB2, 0, 11];
const GOTO: u8 = 0xA7;

/// A class with a static field `int[][] rows` and a static method `m` with this bytecode.
fn class_with(bytecode: &[u8]) -> ClassFile {
    let mut bytes = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 49, 0, 12];
    let utf8 = |bytes: &mut Vec<u8>, text: &str| {
        bytes.extend([1, 0, text.len() as u8]);
        bytes.extend(text.bytes());
    };
    utf8(&mut bytes, "T");
    bytes.extend([7, 0, 1]);
    utf8(&mut bytes, "java/lang/Object");
    bytes.extend([7, 0, 3]);
    ["Code", "m", "()V", "rows", "[[I"].iter().for_each(|text| utf8(&mut bytes, text));
    bytes.extend([12, 0, 8, 0, 9]);
    bytes.extend([9, 0, 2, 0, 10]);
    // Public class T with no interfaces and no fields; one method with one attribute.
    bytes.extend([0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 1, 0, 9, 0, 6, 0, 7, 0, 1, 0, 5]);
    bytes.extend((12 + bytecode.len() as u32).to_be_bytes());
    bytes.extend([0, 9, 0, 0]);
    bytes.extend((bytecode.len() as u32).to_be_bytes());
    bytes.extend(bytecode);
    bytes.extend([0; 6]);
    crate::classfile::parse(bytes, None).expect("a well-formed class")
}

fn message_at(bytecode: &[u8], at: usize) -> Option<String> {
    let class = class_with(bytecode);
    message(&class, class.method(0).expect("one method"), at as u16)
}

/// Code that replaces the index `i` on the stack by `rows[i][i]`, so many times, and then reads the length of
/// `rows[i]`: text that doubles each time.
fn doubled_index(times: usize) -> Vec<u8> {
    let mut code = vec![0x03];
    for _ in 0..times {
        code.push(0x59);
        code.extend(GETSTATIC_ROWS);
        code.extend([0x5F, 0x32, 0x5F, 0x2E]);
    }
    code.extend(GETSTATIC_ROWS);
    code.extend([0x5F, 0x32, 0xBE, 0x57, 0xB1]);
    code
}

#[test]
fn a_message_that_grows_beyond_bounds_loses_its_reason() {
    let length_of_two = doubled_index(2);
    assert_eq!(
        message_at(&length_of_two, length_of_two.len() - 3).as_deref(),
        Some(concat!(
            "Cannot read the array length because ",
            "\"T.rows[T.rows[T.rows[0][0]][T.rows[0][0]]]\" is null"
        ))
    );
    let endless = doubled_index(7000);
    assert_eq!(message_at(&endless, endless.len() - 3).as_deref(), Some("Cannot read the array length"));
}

/// A chain of jumps backwards through so many blocks, each of which is reached in a round of its own; ends with the
/// length of null.
fn backward_jumps(blocks: usize) -> (Vec<u8>, usize) {
    let goto = |code: &mut Vec<u8>, to: usize| {
        let offset = to as isize - code.len() as isize;
        code.push(GOTO);
        code.extend((offset as i16).to_be_bytes());
    };
    let mut code = Vec::new();
    let blocks_start = 3 + 4;
    goto(&mut code, blocks_start + 3 * (blocks - 1));
    let length_at = code.len() + 1;
    code.extend([0x01, 0xBE, 0x57, 0xB1]);
    goto(&mut code, 3);
    for block in 1..blocks {
        goto(&mut code, blocks_start + 3 * (block - 1));
    }
    (code, length_at)
}

#[test]
fn a_method_that_takes_too_many_rounds_gets_no_reason() {
    let (code, at) = backward_jumps(3);
    assert_eq!(message_at(&code, at).as_deref(), Some("Cannot read the array length because \"null\" is null"));
    let (code, at) = backward_jumps(10_000);
    assert_eq!(message_at(&code, at).as_deref(), Some("Cannot read the array length"));
}

#[test]
fn instructions_that_find_no_null_have_no_message() {
    assert_eq!(message_at(&[0x01, 0x57, 0xB1], 1), None);
    assert_eq!(message_at(&[0x01, 0x57, 0xB1], 3), None);
}
