//! Class assembly: classes that javac compiled from `data/print/Shapes.java`, printed.
//!
//! `BLESS=1` writes the printed text over the expected one; it is ours to define, so read the difference.

use std::fs;
use std::path::Path;

use holloway_vm::classfile;
use holloway_vm::classfile::print::ClassAssembly;

fn printed(class: &str) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/print");
    let bytes = fs::read(data.join(class).with_extension("class")).expect("the class file");
    let class_file = classfile::parse(bytes, Some(class)).expect("a legal class file");
    let text = ClassAssembly(&class_file).to_string();
    let expected = data.join(class).with_extension("txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected, &text).expect("the expected text written");
    }
    let expected = fs::read_to_string(&expected).expect("the expected text");
    for (line, (found, expected)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}", line + 1);
    }
    assert_eq!(text.len(), expected.len());
}

#[test]
fn code_switches_frames_and_call_sites() {
    printed("Shapes");
}

#[test]
fn a_record() {
    printed("Shapes$Circle");
}
