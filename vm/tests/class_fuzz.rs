//! Mutants of class files, compiled and handmade: the parser and every view of what it accepts neither panic nor take memory out of
//! proportion to the file.
//!
//! The seed is fixed, so a failure repeats. `HOLLOWAY_FUZZ_MUTANTS` sets how many mutants are tried, and
//! `HOLLOWAY_FUZZ_CLASSES` names a directory of further class files to mutate.

mod fixture;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use holloway_vm::classfile::attributes::Attributes;
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::classfile::{self, ClassBytes, ClassFile};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// What parsing may take at its peak: a multiple of the file, and what classfile-parser reserves for two nested lists.
const BYTES_PER_BYTE: usize = 32;
const FIXED_BYTES: usize = 256 << 10;

/// SplitMix64: small, and good enough to choose mutations.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }
}

fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len());
        let length = (1 + random.below(8)).min(bytes.len() - at);
        match random.below(8) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.next() as u8,
            2 => bytes[at..at + length].fill([0, 1, 0x7F, 0x80, 0xFF][random.below(5)]),
            3 => bytes[at] = bytes[at].wrapping_add(1),
            4 => bytes.truncate(at.max(1)),
            5 => drop(bytes.drain(at..at + length.min(bytes.len() - 1))),
            6 => {
                let piece = bytes[at..at + length].to_vec();
                let place = random.below(bytes.len());
                bytes.splice(place..place, piece);
            }
            _ => {
                // Another place's bytes, so that counts, tags and indices meet what they were not meant for.
                let from = random.below(bytes.len() - length + 1);
                bytes.copy_within(from..from + length, at);
            }
        }
        if bytes.is_empty() {
            bytes.push(0);
        }
    }
}

/// A sink that takes so much text and then refuses more, as the text of a mutant can be very long.
struct Limited(usize);

impl fmt::Write for Limited {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Looks at everything that the model offers.
fn look_at(class: &ClassFile) {
    // A mutant whose text is longer than the limit is looked at up to there.
    let _ = fmt::write(&mut Limited(1 << 20), format_args!("{}", ClassAssembly(class)));
    let _ = (class.name(), class.super_name(), class.is_synthetic(), class.heap_size());
    assert!(class.pool().indices().all(|index| class.pool().get(index).is_ok()), "every entry is sound");
    let common = |attributes: Attributes<'_>| (attributes.clone().signature().is_some(), attributes.count());
    common(class.attributes());
    for field in class.fields() {
        let _ = (common(field.attributes()), field.field_type().element(), field.constant_value());
    }
    for method in class.methods() {
        let _ = (common(method.attributes()), method.descriptor().parameters().count(), method.exceptions().count());
        if let Some(code) = method.code() {
            let _ = (code.line_of(0), code.local_variables().count(), code.exception_table().count());
            assert!(code.instructions().take(70_000).count() <= code.bytecode().len());
        }
    }
}

fn classes_below(directory: &Path, seeds: &mut Vec<Vec<u8>>) {
    for path in fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            classes_below(&path, seeds);
        } else if path.extension().is_some_and(|extension| extension == "class") {
            seeds.push(fs::read(path).expect("a class file"));
        }
    }
}

#[test]
fn mutants_never_panic_and_never_take_memory_out_of_proportion() {
    let mutants = std::env::var("HOLLOWAY_FUZZ_MUTANTS").map_or(40_000, |count| count.parse().expect("a number"));
    let legal = fixture::cases().into_iter().filter(|case| case.expected == "OK" && !case.name.starts_with("ma_"));
    let mut seeds: Vec<Vec<u8>> = legal.map(|case| case.bytes).collect();
    // The compiled classes are as many as the handmade ones together, so that both are mutated alike.
    let handmade = seeds.len();
    let mut compiled: Vec<Vec<u8>> = Vec::new();
    classes_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/print"), &mut compiled);
    seeds.extend(compiled.iter().cycle().take(handmade).cloned());
    if let Some(directory) = std::env::var_os("HOLLOWAY_FUZZ_CLASSES") {
        classes_below(&PathBuf::from(directory), &mut seeds);
    }
    let mut random = Random(0x0110_11A7);
    let mut accepted = 0;
    for number in 0..mutants {
        let mut bytes = seeds[random.below(seeds.len())].clone();
        mutate(&mut bytes, &mut random);
        let length = bytes.len();
        let bytes = ClassBytes::from(bytes);
        let before = ALLOCATOR.current_usage();
        ALLOCATOR.reset_peak_usage();
        let parsed = classfile::parse(bytes, None);
        let taken = ALLOCATOR.peak_usage().saturating_sub(before);
        assert!(taken <= BYTES_PER_BYTE * length + FIXED_BYTES, "mutant {number}: {taken} bytes for {length}");
        if let Ok(class) = parsed {
            accepted += 1;
            look_at(&class);
        }
    }
    assert!(accepted > mutants / 50, "the mutants reach beyond the parser: {accepted} of {mutants}");
}
