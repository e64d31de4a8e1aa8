//! The format checks, against what HotSpot 25 says of the same class files.
//!
//! `data/class-format.zip` holds some 2,400 small class files, one behind the other, and for each its name, its length and
//! what `defineClass("X", bytes)` did in HotSpot 25: `OK`, or the error with its message.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use holloway_vm::classfile;

/// What HotSpot finds only when it links the class, which is the linker's task here.
const LINKAGE: [&str; 2] = ["java.lang.ClassCircularityError", "java.lang.IncompatibleClassChangeError"];

/// Files with a method attribute longer than the file: the parser says so before it looks at the attribute.
const TRUNCATION_FIRST: [&str; 2] = ["mat_code_len+1", "mat_o_lvtdup_codelen"];

fn entry(archive: &mut zip::ZipArchive<File>, name: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    archive.by_name(name).expect("an entry of the fixture").read_to_end(&mut bytes).expect("a readable fixture");
    bytes
}

#[test]
fn errors_are_those_of_hotspot() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/class-format.zip");
    let mut archive = zip::ZipArchive::new(File::open(path).expect("the fixture")).expect("a zip file");
    let classes = entry(&mut archive, "classes");
    let expected = String::from_utf8(entry(&mut archive, "expected.tsv")).expect("UTF-8");

    let mut rest = classes.as_slice();
    let mut differences = Vec::new();
    let mut checked = 0;
    for line in expected.lines() {
        let [name, length, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}")
        };
        let (bytes, tail) = rest.split_at(length.parse().expect("a length"));
        rest = tail;
        let found = match classfile::parse(bytes, Some("X")) {
            Ok(_) => "OK".to_owned(),
            Err(error) => error.to_string(),
        };
        let linkage = found == "OK" && LINKAGE.iter().any(|error| expected.starts_with(error));
        let truncation = found.ends_with("Truncated class file") && TRUNCATION_FIRST.contains(&name);
        if found != expected && !linkage && !truncation {
            differences.push(format!("{name}\n  HotSpot: {expected}\n  here:    {found}"));
        }
        checked += 1;
    }
    assert!(rest.is_empty() && checked > 2000, "the fixture is read to its end: {checked} files");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
