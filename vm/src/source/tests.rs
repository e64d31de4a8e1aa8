//! Class sources over folders and archives made on the spot.

use std::io::Write;

use zip::write::SimpleFileOptions;

use super::*;

/// A directory of this test run that is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("holloway-source-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a scratch directory");
        Scratch(path)
    }

    fn jar(&self, name: &str, entries: &[(&str, &[u8])]) -> PathBuf {
        let path = self.0.join(name);
        let mut writer = zip::ZipWriter::new(File::create(&path).expect("a new file"));
        let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
        for (name, bytes) in entries {
            writer.start_file(*name, options).expect("a new entry");
            writer.write_all(bytes).expect("an entry written");
        }
        writer.finish().expect("an archive written");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn text(source: &dyn ClassSource, path: &str) -> Option<String> {
    let bytes = source.resource(path).expect("a readable source")?;
    Some(String::from_utf8(bytes.to_vec()).expect("UTF-8"))
}

#[test]
fn names_stay_inside() {
    assert!(is_inside("a/b.class") && is_inside("a..b"));
    for outside in ["", "/etc/passwd", "../a", "a/../b", "a//b", "./a", "a\\b", "a\0b"] {
        assert!(!is_inside(outside), "{outside}");
    }
}

/// A pipe, a symbolic link to one, and devices: nobody writes to the pipe, so opening one would wait for ever.
#[cfg(target_os = "linux")]
#[test]
fn only_regular_files_are_opened() {
    let scratch = Scratch::new("irregular");
    let pipe = scratch.0.join("Pipe.class");
    let status = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs");
    assert!(status.success());
    let irregular =
        [("LinkToPipe.class", pipe.clone()), ("Zero.class", "/dev/zero".into()), ("Folder.class", "/".into())];
    for (name, target) in &irregular {
        std::os::unix::fs::symlink(target, scratch.0.join(name)).expect("a link");
    }
    let directory = Directory::new(&scratch.0);
    for name in ["Pipe", "LinkToPipe", "Zero", "Folder"] {
        assert!(directory.find(name).expect("no error").is_none(), "{name}");
        let path = scratch.0.join(format!("{name}.class"));
        let error = SingleClass::open(&path, |_| None).expect_err("no class file");
        assert!(error.to_string().ends_with("not a regular file"), "{error}");
        assert!(Jar::open(&path).is_err(), "{name}");
    }
    // A manifest names them as well.
    let jar =
        scratch.jar("a.jar", &[("META-INF/MANIFEST.MF", b"Class-Path: Pipe.class Zero.class b\n"), ("A.txt", b"a")]);
    let class_path = ClassPath::from_text(std::env::join_paths([&pipe, &jar]).expect("no colon in the names"));
    assert_eq!(class_path.sources().count(), 1);
    assert_eq!(text(&class_path, "A.txt").as_deref(), Some("a"));
}

#[test]
fn directories_have_files_only() {
    let scratch = Scratch::new("directory");
    std::fs::create_dir_all(scratch.0.join("a/b.class")).expect("a directory");
    std::fs::write(scratch.0.join("a/C.class"), "C").expect("a file");
    let directory = Directory::new(&scratch.0);
    assert_eq!(&*directory.find("a/C").expect("readable").expect("there"), b"C");
    assert!(directory.find("a/b").expect("readable").is_none());
    assert!(directory.find("a/D").expect("readable").is_none());
    assert!(directory.find("../a/C").expect("readable").is_none());
}

#[test]
fn classes_are_listed() {
    let scratch = Scratch::new("listed");
    for folder in ["a/b", ".hidden", "c.class"] {
        std::fs::create_dir_all(scratch.0.join(folder)).expect("a directory");
    }
    for name in ["a/b/C.class", "a/A.class", "a/A.java", ".hidden/D.class", "B.class"] {
        std::fs::write(scratch.0.join(name), "").expect("a file");
    }
    let directory = Directory::new(&scratch.0);
    #[cfg(unix)]
    std::os::unix::fs::symlink(&scratch.0, scratch.0.join("a/back")).expect("a link");
    assert_eq!(directory.class_names(100), ["B", "a/A", "a/b/C"]);
    assert!(directory.class_names(2).len() <= 2);
    assert!(Directory::new(scratch.0.join("absent")).class_names(100).is_empty());
    let entries: [(&str, &[u8]); 4] =
        [("a/A.class", b""), ("META-INF/versions/9/a/A.class", b""), ("B.class", b""), ("b.txt", b"")];
    let jar = Jar::open(&scratch.jar("a.jar", &entries)).expect("a jar");
    assert_eq!(jar.class_names(100), ["B", "a/A"]);
    assert_eq!(jar.class_names(1).len(), 1);
}

#[test]
fn jars_give_entries_and_manifest() {
    let scratch = Scratch::new("jar");
    let manifest = b"Manifest-Version: 1.0\r\nmain-class: a.Ma\r\n in\r\nClass-Path: b.jar  c/\r\n\r\nName: x\r\nMain-Class: no\r\n";
    let path = scratch.jar("a.jar", &[("META-INF/MANIFEST.MF", manifest), ("a/Main.class", b"main"), ("d/", b"")]);
    let jar = Jar::open(&path).expect("a jar");
    assert_eq!(jar.manifest().main_class(), Some("a.Main"));
    assert_eq!(jar.manifest().class_path().collect::<Vec<_>>(), ["b.jar", "c/"]);
    assert_eq!(text(&jar, "a/Main.class").as_deref(), Some("main"));
    assert_eq!(text(&jar, "d/"), None);
    assert_eq!(text(&jar, "e"), None);
}

#[test]
fn multi_release_jars_give_the_newest_known_release() {
    let scratch = Scratch::new("release");
    let entries: [(&str, &[u8]); 5] = [
        ("META-INF/MANIFEST.MF", b"Multi-Release: true\n"),
        ("A.class", b"base"),
        ("META-INF/versions/9/A.class", b"nine"),
        ("META-INF/versions/21/A.class", b"twenty-one"),
        ("META-INF/versions/99/A.class", b"future"),
    ];
    let jar = Jar::open(&scratch.jar("a.jar", &entries)).expect("a jar");
    assert_eq!(text(&jar, "A.class").as_deref(), Some("twenty-one"));
    let single = Jar::open(&scratch.jar("b.jar", &entries[1..])).expect("a jar");
    assert_eq!(text(&single, "A.class").as_deref(), Some("base"));
}

#[test]
fn bombs_and_giants_are_refused() {
    let scratch = Scratch::new("bomb");
    let path = scratch.jar("a.jar", &[("bomb", &vec![0; 4 << 20]), ("small", &vec![0; 1 << 20])]);
    let jar = Jar::open(&path).expect("a jar");
    let error = jar.resource("bomb").expect_err("refused");
    assert!(matches!(error.kind, SourceErrorKind::Bomb), "{error}");
    assert_eq!(jar.resource("small").expect("readable").expect("there").len(), 1 << 20);

    let file = File::create(scratch.0.join("Giant.class")).expect("a new file");
    file.set_len(MAX_CLASS_BYTES as u64 + 1).expect("a long file");
    let error = Directory::new(&scratch.0).find("Giant").expect_err("refused");
    assert!(matches!(error.kind, SourceErrorKind::TooLarge), "{error}");
}

#[test]
fn damaged_jars_are_errors_and_never_panics() {
    let scratch = Scratch::new("damaged");
    let path = scratch.jar("a.jar", &[("a", b"some text that deflate makes smaller smaller smaller")]);
    let bytes = std::fs::read(&path).expect("the jar");
    for position in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[position] ^= 0x55;
        std::fs::write(&path, &damaged).expect("a file");
        if let Ok(jar) = Jar::open(&path) {
            // Either the entry is still whole, or it is missing, or it is an error.
            let _ = jar.resource("a");
        }
    }
    std::fs::write(&path, &bytes[..bytes.len() / 2]).expect("a file");
    assert!(Jar::open(&path).is_err());
}

#[test]
fn class_paths_are_asked_in_order() {
    let scratch = Scratch::new("path");
    scratch.jar("b.jar", &[("x", b"b"), ("y", b"b")]);
    scratch.jar("a.jar", &[("META-INF/MANIFEST.MF", b"Class-Path: b.jar a.jar\n"), ("x", b"a")]);
    std::fs::create_dir_all(scratch.0.join("classes")).expect("a directory");
    std::fs::write(scratch.0.join("classes/y"), "classes").expect("a file");
    let elements = [scratch.0.join("missing"), scratch.0.join("a.jar"), scratch.0.join("classes")];
    let class_path = ClassPath::from_text(std::env::join_paths(&elements).expect("a class path"));
    assert_eq!(class_path.sources().count(), 3);
    assert_eq!(text(&class_path, "x").as_deref(), Some("a"));
    assert_eq!(text(&class_path, "y").as_deref(), Some("b"));
    let numbered = |path: &str, number| {
        let bytes = class_path.resource_numbered(path, number)?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    };
    let all = |path: &str| (0..4).map(|number| numbered(path, number)).collect::<Vec<_>>();
    assert_eq!(all("y"), [Some("b".into()), Some("classes".into()), None, None]);
    assert_eq!(all("x"), [Some("a".into()), Some("b".into()), None, None]);
    assert_eq!(all("../y"), [const { None }; 4], "names do not lead out");
    let wildcard = ClassPath::from_text(scratch.0.join("*"));
    assert_eq!(wildcard.sources().count(), 2);
}

#[test]
fn a_single_class_brings_its_package_along() {
    let scratch = Scratch::new("single");
    std::fs::create_dir_all(scratch.0.join("p")).expect("a directory");
    std::fs::write(scratch.0.join("p/A.class"), "A").expect("a file");
    std::fs::write(scratch.0.join("p/B.class"), "B").expect("a file");
    let name_of = |_: &[u8]| Some("p/A".to_owned());
    let single = SingleClass::open(&scratch.0.join("p/A.class"), name_of).expect("a class");
    assert_eq!(text(&single, "p/A.class").as_deref(), Some("A"));
    assert_eq!(text(&single, "p/B.class").as_deref(), Some("B"));
    let misplaced = SingleClass::open(&scratch.0.join("p/B.class"), |_| Some("q/B".to_owned())).expect("a class");
    assert_eq!(text(&misplaced, "q/B.class").as_deref(), Some("B"));
    assert_eq!(text(&misplaced, "p/A.class"), None);
}

#[test]
fn what_cannot_be_read_is_a_missing_class_and_what_is_too_large_a_bad_one() {
    let class_of = |kind| JavaError::from(SourceError::new(Path::new("a.jar"), kind)).class().map(str::to_owned);
    let missing = SourceErrorKind::BadArchive("damaged".to_owned());
    assert_eq!(class_of(missing).as_deref(), Some("java/lang/NoClassDefFoundError"));
    assert_eq!(class_of(SourceErrorKind::Bomb).as_deref(), Some("java/lang/ClassFormatError"));
}
