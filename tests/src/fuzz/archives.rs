//! Bytes as a jar and as a manifest.

use std::io::Cursor;
use std::path::Path;

use holloway_vm::source::{ClassSource, Jar, Manifest};
use peak_alloc::PeakAlloc;

/// What reading an archive and an entry may take for each byte, and in any case: small entries may expand as they like.
const BYTES_PER_BYTE: usize = 1000;
const FIXED_BYTES: usize = 8 << 20;

/// What a mutant is asked for: the names in the seeds, and names that lead elsewhere.
const NAMES: &[&str] = &["A.class", "a/B.class", "META-INF/MANIFEST.MF", "d/", "", "../A.class", "A.class/", "nowhere"];

/// Archives are read or refused, without memory out of proportion.
pub fn archives(bytes: &[u8]) {
    let allocator = PeakAlloc;
    let before = allocator.current_usage();
    allocator.reset_peak_usage();
    look_at_manifest(&Manifest::parse(bytes));
    if let Ok(jar) = Jar::read(Path::new("fuzzed.jar"), Cursor::new(bytes.to_vec())) {
        look_at_manifest(jar.manifest());
        for name in NAMES {
            if let Ok(Some(_)) = jar.resource(name) {
                assert!(!name.contains("..") && !name.ends_with('/') && !name.is_empty(), "{name} leads nowhere");
            }
        }
    }
    let taken = allocator.peak_usage().saturating_sub(before);
    assert!(taken <= BYTES_PER_BYTE * bytes.len() + FIXED_BYTES, "{taken} bytes for {}", bytes.len());
}

fn look_at_manifest(manifest: &Manifest) {
    let _ = (manifest.fault(), manifest.main_class(), manifest.class_path().count(), manifest.is_multi_release());
}

/// The archives stand in the repository; this is a manifest.
pub fn seeds() -> Vec<Vec<u8>> {
    vec![b"Manifest-Version: 1.0\r\nmain-class: a.Ma\r\n in\r\nClass-Path: b.jar  c/\r\nMulti-Release: true\r\n\r\nName: x\r\n".to_vec()]
}
