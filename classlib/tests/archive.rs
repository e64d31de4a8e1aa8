//! The committed archive fits the sources and holds what the machine itself asks for by name.

use holloway_classlib::archive::Archive;
use holloway_classlib::listing;
use std::path::Path;
use std::process::Command;

#[test]
fn the_archive_fits_the_sources() {
    let output = Command::new(env!("CARGO_BIN_EXE_build-classlib")).arg("--check").output().expect("the program runs");
    let message = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(2) {
        eprintln!("not compared: {message}");
        return;
    }
    assert!(output.status.success(), "{message}");
}

#[test]
fn classes_are_found_by_internal_name() {
    let object = holloway_classlib::find("java/lang/Object").expect("the root of all classes");
    assert_eq!(object[..4], [0xca, 0xfe, 0xba, 0xbe]);
    assert_eq!(object[6..8], [0, 69], "class file version");
    assert!(holloway_classlib::find("java/lang/Nothing").is_none());
    assert!(holloway_classlib::find("java.lang.Object").is_none());
    assert!(holloway_classlib::names().is_sorted());
    assert!(holloway_classlib::names().any(|name| name == "java/lang/String"));
}

#[test]
fn the_page_that_lists_the_library_fits_the_archive() {
    let archive = Archive::new(holloway_classlib::ARCHIVE).expect("an archive");
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/library.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    assert!(page == listing::page(&archive), "docs/library.md is not that of the archive: run build-classlib");
}
