//! Directories that a VM is granted, and all that is not: in go paths that mean harm, out comes nothing from outside.

#![forbid(unsafe_code)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use holloway::prelude::*;

/// A directory of this test alone, with a secret beside what is granted.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("files-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("granted/inner")).expect("a directory");
        fs::create_dir_all(root.join("outside")).expect("a directory");
        fs::write(root.join("granted/text"), "granted").expect("a file");
        fs::write(root.join("granted/inner/text"), "inner").expect("a file");
        fs::write(root.join("outside/secret"), "secret").expect("a file");
        Place(root)
    }

    fn granted(&self) -> PathBuf {
        self.0.join("granted")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn builder() -> holloway::VmBuilder<()> {
    let classes =
        Classes::builder().directory(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/java")).expect("it is there");
    Engine::new().vm(()).classes(&classes.build())
}

fn vm(place: &Place, access: Access) -> Vm<()> {
    builder().directory("/data", place.granted(), access).expect("it is there").build().expect("it can be made")
}

/// What a method of one path answers.
fn ask(vm: &mut Vm<()>, method: &str, path: &str) -> String {
    vm.func::<(&str,), String>("Paths", method).expect("it fits").call(vm, (path,)).expect("it answers")
}

fn ask_two(vm: &mut Vm<()>, method: &str, path: &str, other: &str) -> String {
    vm.func::<(&str, &str), String>("Paths", method).expect("it fits").call(vm, (path, other)).expect("it answers")
}

fn ask_size(vm: &mut Vm<()>, method: &str, path: &str, size: i64) -> String {
    vm.func::<(&str, i64), String>("Paths", method).expect("it fits").call(vm, (path, size)).expect("it answers")
}

#[test]
fn what_is_granted_is_read_and_nothing_is_changed() {
    let place = Place::new("read");
    let mut vm = vm(&place, Access::ReadOnly);
    for path in ["/data/text", "text", "/data/./inner/../text", "//data//text", "inner/../text"] {
        assert_eq!(ask(&mut vm, "read", path), "granted", "{path}");
    }
    assert_eq!(ask(&mut vm, "list", "/data"), "inner text");
    assert_eq!(ask(&mut vm, "facts", "/data/text"), "file 7 r-");
    assert!(ask(&mut vm, "facts", "/data").starts_with("directory "));
    assert_eq!(ask(&mut vm, "canonical", "/data/inner/../text"), "/data/text");
    let here = vm.func::<(), String>("Paths", "here").expect("it fits");
    assert_eq!(here.call(&mut vm, ()).expect("it answers"), "/data");
    for method in ["write", "append"] {
        assert_eq!(ask_two(&mut vm, method, "/data/text", "changed"), "java.io.FileNotFoundException");
        assert_eq!(ask_two(&mut vm, method, "/data/new", "made"), "java.io.FileNotFoundException");
    }
    assert_eq!(ask(&mut vm, "change", "/data/text"), "false false false false");
    assert_eq!(ask_size(&mut vm, "grow", "/data/text", 100), "java.io.FileNotFoundException");
    assert_eq!(fs::read_to_string(place.granted().join("text")).expect("it is there"), "granted");
    assert_eq!(fs::read_dir(place.granted()).expect("it is there").count(), 2);
}

#[test]
fn what_is_granted_for_writing_is_changed_within_limits() {
    let place = Place::new("write");
    let builder = builder().directory("/data", place.granted(), Access::ReadWrite).expect("it is there");
    let mut vm = builder.file_growth(1000).open_files(5).build().expect("it can be made");
    assert_eq!(ask_two(&mut vm, "write", "/data/new", "made"), "written");
    assert_eq!(ask_two(&mut vm, "append", "new", ", more"), "appended");
    assert_eq!(fs::read_to_string(place.granted().join("new")).expect("it is there"), "made, more");
    assert_eq!(ask(&mut vm, "facts", "/data/new"), "file 10 rw");
    assert_eq!(ask(&mut vm, "change", "/data/new"), "true true true true");
    assert!(!place.granted().join("new").exists());
    // What files grow by is counted, holes included, and what they have already is not.
    assert_eq!(ask_size(&mut vm, "grow", "/data/big", 1 << 40), "java.io.IOException");
    assert_eq!(ask_size(&mut vm, "hole", "/data/big", 1 << 40), "java.io.IOException");
    assert_eq!(ask_size(&mut vm, "grow", "/data/big", 900), "900");
    assert_eq!(ask_two(&mut vm, "append", "/data/big", &"x".repeat(200)), "java.io.IOException");
    let open = vm.func::<(&str, i32), i32>("Paths", "openMany").expect("it fits");
    assert_eq!(open.call(&mut vm, ("/data/text", 100)).expect("it answers"), 5);
}

#[test]
fn no_path_leads_out() {
    let place = Place::new("out");
    let (granted, secret) = (place.granted(), place.0.join("outside/secret"));
    symlink("../outside/secret", granted.join("relative")).expect("a link");
    symlink(&secret, granted.join("absolute")).expect("a link");
    symlink("../outside", granted.join("directory")).expect("a link");
    symlink("..", granted.join("up")).expect("a link");
    symlink("loop", granted.join("loop")).expect("a link");
    symlink("inner/text", granted.join("within")).expect("a link");
    symlink("/proc/self/root", granted.join("root")).expect("a link");
    let secret = secret.to_str().expect("a path");
    for access in [Access::ReadOnly, Access::ReadWrite] {
        let mut vm = vm(&place, access);
        assert_eq!(ask(&mut vm, "read", "/data/within"), "inner");
        let long = format!("/data/{}outside/secret", "../".repeat(1000));
        let deep = format!("/data/{}text", "inner/../".repeat(400));
        assert_eq!(ask(&mut vm, "read", &deep), "granted");
        for path in [
            secret,
            &long,
            "/data/../outside/secret",
            "../outside/secret",
            "/data/inner/../../outside/secret",
            "/data/relative",
            "/data/absolute",
            "/data/directory/secret",
            "/data/up/outside/secret",
            "/data/loop",
            "/data/root/etc/passwd",
            "/data2/secret",
            "/dat/../data/../outside/secret",
            "/etc/passwd",
            "/proc/self/environ",
            "/dev/zero",
            "/",
            "",
            "/data/text/../../outside/secret",
            "/data/text\0/../../outside/secret",
        ] {
            let read = ask(&mut vm, "read", path);
            assert!(read.starts_with("java."), "{path}: {read}");
            let written = ask_two(&mut vm, "write", path, "changed");
            assert!(written.starts_with("java."), "{path}: {written}");
            if path.len() > 3 {
                assert!(ask(&mut vm, "facts", path).starts_with("nothing"), "{path}");
            }
        }
        for path in ["/data/directory", "/data/up", "/data/..", "..", "/", "/data/root"] {
            assert_eq!(ask(&mut vm, "list", path), "nothing", "{path}");
        }
        assert!(ask_two(&mut vm, "link", "/data/made", "../outside/secret").starts_with("java."));
        assert!(!granted.join("made").exists());
        ask(&mut vm, "readLink", "/data/relative");
    }
    assert_eq!(fs::read_to_string(secret).expect("it is there"), "secret");
    assert_eq!(fs::read_dir(&place.0).expect("it is there").count(), 2);
}

/// A pipe would be waited for, a device would answer.
#[test]
fn what_is_no_regular_file_is_not_opened() {
    let place = Place::new("pipe");
    let pipe = place.granted().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|made| made.success()) {
        return;
    }
    let _socket = std::os::unix::net::UnixListener::bind(place.granted().join("socket"));
    let mut vm = vm(&place, Access::ReadWrite);
    for path in ["/data/pipe", "/data/socket", "/data/inner"] {
        assert_eq!(ask(&mut vm, "read", path), "java.io.FileNotFoundException", "{path}");
        assert_eq!(ask_two(&mut vm, "write", path, "x"), "java.io.FileNotFoundException", "{path}");
    }
}

#[test]
fn the_longest_path_counts_and_what_is_not_granted_is_denied() {
    let place = Place::new("two");
    let builder = builder().directory("/a", place.granted(), Access::ReadOnly).expect("it is there");
    let builder = builder.directory("/a/b", place.granted().join("inner"), Access::ReadWrite).expect("it is there");
    let mut vm = builder.build().expect("it can be made");
    assert_eq!(ask(&mut vm, "read", "/a/text"), "granted");
    assert_eq!(ask(&mut vm, "read", "/a/b/text"), "inner");
    assert_eq!(ask_two(&mut vm, "write", "/a/b/new", "made"), "written");
    assert_eq!(ask_two(&mut vm, "write", "/a/new", "made"), "java.io.FileNotFoundException");
    assert_eq!(ask(&mut vm, "read", "/a/b/../text"), "java.io.FileNotFoundException");
    for (at, directory) in [("a", place.granted()), ("/a/../b", place.granted()), ("/a", place.0.join("none"))] {
        let refused = self::builder().directory(at, directory, Access::ReadOnly).map(drop);
        assert!(matches!(refused, Err(Error::Source(_))), "{at}");
    }
}
