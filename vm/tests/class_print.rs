//! Class assembly: what is printed is what was read, and the assembler reads it back.
//!
//! `BLESS=1` writes the printed text of `data/print/Shapes.java`'s classes over the expected one; it is ours to define, so
//! read the difference.

use std::fs;
use std::path::{Path, PathBuf};

use holloway_vm::classfile::assemble::assemble;
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::classfile::{self, ClassBytes, ClassFile};

fn text(class: &ClassFile) -> String {
    ClassAssembly(class).to_string()
}

/// Assembles a class and reads what comes out.
fn assembled(assembly: &str) -> ClassFile {
    let mut classes = assemble(assembly).unwrap_or_else(|error| panic!("{error}\n{assembly}"));
    assert_eq!(classes.len(), 1);
    let class = classes.remove(0);
    classfile::parse(class.bytes, Some(&class.name)).unwrap_or_else(|error| panic!("{error}\n{assembly}"))
}

/// Requires that a class printed, assembled and printed again gives the same text, but for the comments on attributes that
/// are not printed, and on frames that cannot be read.
fn check_round_trip(bytes: ClassBytes) {
    let printed = text(&classfile::parse(bytes, None).expect("a legal class file"));
    let again = text(&assembled(&printed));
    let mut again = again.lines();
    let lost = ["// .", "// StackMapTable is malformed"];
    for line in printed.lines().filter(|line| !lost.iter().any(|comment| line.trim_start().starts_with(comment))) {
        assert_eq!(again.next(), Some(line), "in\n{printed}");
    }
    assert_eq!(again.next(), None);
}

fn printed(class: &str) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/print");
    let bytes = fs::read(data.join(class).with_extension("class")).expect("the class file");
    let class_file = classfile::parse(bytes, Some(class)).expect("a legal class file");
    let text = text(&class_file);
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

/// All class files below a directory.
fn class_files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory").flatten() {
        let path = entry.path();
        if path.is_dir() {
            class_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "class") {
            found.push(path);
        }
    }
}

#[test]
fn classes_of_the_test_programs_round_trip() {
    let mut found = Vec::new();
    class_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs/classes"), &mut found);
    // Some of these are broken on purpose.
    let bytes = found.iter().map(|path| fs::read(path).expect("the class file"));
    let legal: Vec<_> = bytes.filter(|bytes| classfile::parse(bytes.clone(), None).is_ok()).collect();
    assert!(legal.len() > 500);
    legal.into_iter().for_each(|bytes| check_round_trip(bytes.into()));
}

#[test]
fn library_classes_round_trip() {
    for name in holloway_classlib::names() {
        let bytes = holloway_classlib::find(name).expect("a class of the archive");
        check_round_trip(ClassBytes::Static(bytes));
    }
}

/// What no compiler writes: odd names, constants where they do not belong, frames where no instruction is.
#[test]
fn odd_classes_round_trip() {
    let source = r##"
        .version 52 0
        .class public 0x0040 "a class/\u20ac\ud83d\ude00"
        .field static "int" I = int -5
        .field "x y" "I"
        .fieldattribute Synthetic
        .method static m ()V
          .throws "none" java/lang/Exception
          .stack 2
          .locals 1
          ldc "\ud800 \u0000\t\"\\"
          pop
          ldc float 0x7fc00001
          ldc2_w double 0xfff8000000000001
          .frame delta 1 stack "top"
          new constant int 5
          .frame full { "int" int } { uninitialized @3 }
          invokestatic interface "#A.$b" ()V
          .byte 0xcb 0x00
          .catch "any" @0 @1 @2
        .end
        .end
    "##;
    let first = text(&assembled(source));
    assert_eq!(text(&assembled(&first)), first);
    for piece in
        [r#""a class/\u20ac\ud83d\ude00""#, r#""int" I = int -5"#, r#"stack "top""#, r#""\ud800 \u0000\t\"\\""#]
    {
        assert!(first.contains(piece), "{piece} in\n{first}");
    }
}

/// `ldc` reaches the first 255 entries only, wherever the class uses its constants first.
#[test]
fn ldc_gets_entries_that_it_can_name() {
    let mut source = String::from(".class public Many\n.method static m ()V\n.stack 2\n.locals 0\n");
    for number in 0..300 {
        source.push_str(&format!("ldc_w int {number}\npop\n"));
    }
    source.push_str("ldc \"late\"\npop\nldc int 299\npop\nreturn\n.end\n.end\n");
    let first = text(&assembled(&source));
    assert!(first.contains("ldc \"late\"") && first.contains("ldc int 299"), "{first}");

    let mut source = String::from(".class public TooMany\n.method static m ()V\n");
    for number in 0..300 {
        source.push_str(&format!("ldc int {number}\n"));
    }
    let error = assemble(&(source + ".end\n.end\n")).expect_err("more constants than a byte can number");
    assert_eq!(error.message, "`ldc` names more constants than it can: some of them need `ldc_w`");
}
