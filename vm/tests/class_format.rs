//! The format checks, against what HotSpot 25 says of the same class files.
//!
//! `data/class-format.zip` holds some 2,400 small class files, one behind the other, and for each its name, its length and
//! what `defineClass("X", bytes)` did in HotSpot 25: `OK`, or the error with its message. `tests/scripts/class-format/`
//! makes it.

mod fixture;

use holloway_vm::classfile;

/// What HotSpot finds only when it links the class, which is the linker's task here.
const LINKAGE: [&str; 2] = ["java.lang.ClassCircularityError", "java.lang.IncompatibleClassChangeError"];

/// Files with a method attribute longer than the file: the parser says so before it looks at the attribute.
const TRUNCATION_FIRST: [&str; 2] = ["mat_code_len+1", "mat_o_lvtdup_codelen"];

#[test]
fn errors_are_those_of_hotspot() {
    let cases = fixture::cases();
    assert!(cases.len() > 2000, "{} cases", cases.len());
    let mut differences = Vec::new();
    for fixture::Case { name, bytes, expected } in cases {
        let found = match classfile::parse(bytes, Some("X")) {
            Ok(_) => "OK".to_owned(),
            Err(error) => error.to_string(),
        };
        let linkage = found == "OK" && LINKAGE.iter().any(|error| expected.starts_with(error));
        let truncation = found.ends_with("Truncated class file") && TRUNCATION_FIRST.contains(&name.as_str());
        if found != expected && !linkage && !truncation {
            differences.push(format!("{name}\n  HotSpot: {expected}\n  here:    {found}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_class_whose_name_is_not_known_is_named_as_hotspot_names_it() {
    let error = classfile::parse(vec![0x0D, 0x0A, 0x0D, 0x0A, 0, 0, 0, 65], None).expect_err("no class file");
    let expected = "java.lang.ClassFormatError: Incompatible magic value 218762506 in class file <Unknown>";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn only_an_initializer_without_arguments_is_run() {
    let named = |wanted: &str| fixture::cases().into_iter().find(|case| case.name == wanted).expect("a case").bytes;
    let initializes = |name| {
        let class = classfile::parse(named(name), Some("X")).expect("a legal class file");
        let method = class.method(0).expect("the only method");
        (method.is_class_initializer(), method.access().is_static())
    };
    assert_eq!(initializes("mn_09_v45"), (true, true));
    assert_eq!(initializes("mcl_0400_v50"), (true, true));
    assert_eq!(initializes("mn_10_v50"), (false, true));
}
