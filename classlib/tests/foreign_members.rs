//! A program can name nothing in the library that the Java platform has not.
//!
//! In: the archive, and a JDK of the recorded version, from `JAVA_HOME` or else from `PATH`. Out: the public and
//! protected members of public classes that the JDK does not know, of which there must be none. Without the JDK nothing
//! is compared.

use holloway_classlib::members::Members;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Public for the VM's own adapters and for other packages of the library; the virtual machine lets no program name them.
const FOR_HIDDEN_CLASSES: [&str; 5] = [
    "java/lang/invoke/DirectCall",
    "java/lang/invoke/Linkage",
    "java/lang/reflect/ClassMembers",
    "java/lang/reflect/FieldAccess",
    "java/lang/reflect/Invocation",
];

/// The packages that programs may name, with those below.
const EXPORTED: [&str; 4] = ["java/", "javax/", "org/w3c/dom/", "org/xml/sax/"];

/// What a program may name, in the form that `tools/ForeignMembers.java` reads.
fn exported() -> String {
    let mut lines = String::new();
    let is_exported = |name: &&str| EXPORTED.iter().any(|packages| name.starts_with(packages));
    for name in holloway_classlib::names().filter(is_exported) {
        let file = holloway_classlib::find(name).expect("a listed class is found");
        let class = Members::of_class(file).expect("a class file");
        if !class.is_public() || FOR_HIDDEN_CLASSES.contains(&name) {
            continue;
        }
        lines += &format!("{name} {}\n", class.flags);
        for member in class.fields.iter().chain(&class.methods).filter(|member| member.is_exported()) {
            lines += &format!("{name} {} {} {}\n", member.flags, member.name, member.descriptor);
        }
    }
    lines
}

/// The `java` whose platform the library is a part of.
fn java() -> Option<std::path::PathBuf> {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin/java"));
    home.into_iter().chain(["java".into()]).find(|java| {
        let output = Command::new(java).arg("--version").output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).split([' ', '.']).nth(1) == Some("25"))
    })
}

#[test]
fn a_program_can_name_nothing_that_java_has_not() {
    let Some(java) = java() else {
        eprintln!("not compared: no java 25 in JAVA_HOME or on PATH");
        return;
    };
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/ForeignMembers.java");
    let mut child =
        Command::new(java).arg(tool).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("java starts");
    // Two members that no Java has show that the comparison works.
    let lines = exported() + "java/lang/String 1 holloway ()V\njava/lang/Integer 9 intValue ()I\n";
    let mut pipe = child.stdin.take().expect("a pipe");
    // Beside reading: much that is foreign fills the pipe that comes back.
    let writer = std::thread::spawn(move || pipe.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("java ends");
    writer.join().expect("no panic").expect("java reads what it is given");
    assert!(output.status.success());
    let foreign = String::from_utf8_lossy(&output.stdout);
    let known = ["java/lang/String 1 holloway ()V", "java/lang/Integer 9 intValue ()I"];
    let unknown: Vec<_> = foreign.lines().filter(|line| !known.contains(line)).collect();
    assert!(unknown.is_empty(), "not Java's:\n{}", unknown.join("\n"));
    assert_eq!(foreign.lines().count(), known.len());
}
