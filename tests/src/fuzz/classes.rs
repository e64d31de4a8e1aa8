//! Bytes as class files: parsed, printed, read again, verified and linked.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use holloway_vm::classfile::assemble::assemble;
use holloway_vm::classfile::attributes::Attributes;
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::classfile::{self, ClassBytes, ClassFile};
use holloway_vm::source::{ClassSource, Jar, SourceError};
use holloway_vm::verify::Verifier;
use holloway_vm::{Vm, VmOptions};
use parking_lot::Mutex;
use peak_alloc::PeakAlloc;

use crate::generate::{GeneratedProgram, Library, Random, silent_vm};
use crate::mutate::Layout;
use crate::{ClassSet, assemble_fixture};

/// What parsing may take at its peak: a multiple of the file, and what classfile-parser reserves for two nested lists.
/// Measured only where [`PeakAlloc`] is the allocator.
const BYTES_PER_BYTE: usize = 32;
const FIXED_BYTES: usize = 256 << 10;
/// The text of a mutant can be very long; what is longer is looked at up to here.
const TEXT_BYTES: usize = 1 << 20;
/// Questions about other classes that a verification may ask for each byte of the file, and in any case.
const QUESTIONS_PER_BYTE: usize = 64;
const FIXED_QUESTIONS: usize = 10_000;
/// Classes that one virtual machine links before the next one is made, since it keeps them all.
const CLASSES_PER_VM: usize = 300;

/// A sink that takes so much text and then refuses more.
struct Limited {
    text: String,
    left: usize,
}

impl fmt::Write for Limited {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.left = self.left.checked_sub(text.len()).ok_or(fmt::Error)?;
        self.text.push_str(text);
        Ok(())
    }
}

/// The text of a class; `None` if it is longer than the limit.
fn text_of(class: &ClassFile) -> Option<String> {
    let mut sink = Limited { text: String::new(), left: TEXT_BYTES };
    fmt::write(&mut sink, format_args!("{}", ClassAssembly(class))).ok()?;
    Some(sink.text)
}

/// Looks at everything that the model offers.
fn look_at(class: &ClassFile) {
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

/// Parsing takes no memory out of proportion; what is accepted can be looked at, and what is printed of it can be read
/// again. That it prints the same then is not stated here: constants that say the same become one, and comments are lost.
pub fn loader(bytes: &[u8]) {
    let allocator = PeakAlloc;
    let before = allocator.current_usage();
    allocator.reset_peak_usage();
    let parsed = classfile::parse(ClassBytes::from(bytes.to_vec()), None);
    let taken = allocator.peak_usage().saturating_sub(before);
    assert!(taken <= BYTES_PER_BYTE * bytes.len() + FIXED_BYTES, "{taken} bytes for {}", bytes.len());
    let Ok(class) = parsed else { return };
    look_at(&class);
    let Some(text) = text_of(&class) else { return };
    if let Err(error) = assemble(&text) {
        panic!("what was printed cannot be read: {error}\n{text}");
    }
}

/// Classes that a virtual machine finds: those that the fuzzer has just made.
#[derive(Clone, Default)]
struct Made(Arc<Mutex<HashMap<String, Vec<u8>>>>);

impl ClassSource for Made {
    fn resource(&self, path: &str) -> Result<Option<ClassBytes>, SourceError> {
        let name = path.strip_suffix(".class").unwrap_or(path);
        Ok(self.0.lock().get(name).cloned().map(ClassBytes::from))
    }

    fn describe(&self) -> String {
        "made".into()
    }
}

/// What is kept from input to input.
struct Linker {
    vm: Box<Vm>,
    made: Made,
    linked: usize,
}

impl Linker {
    fn new() -> Linker {
        let made = Made::default();
        let options = VmOptions { max_heap: 64 << 20, ..VmOptions::default() };
        let vm = silent_vm(options, Box::new(Library), Box::new(made.clone())).expect("the library is whole");
        Linker { vm, made, linked: 0 }
    }

    /// Links a class under a name that no class before had.
    fn link(&mut self, bytes: &[u8]) {
        let name = format!("Fuzzed{}", self.linked);
        let layout = Layout::of(bytes);
        let Some(renamed) = layout.with_class_name(bytes, &name) else { return };
        self.made.0.lock().insert(name.clone(), renamed);
        self.linked += 1;
        // An error is an answer.
        let _ = self.vm.link_whole_class(&name);
    }
}

thread_local! {
    static KNOWN: RefCell<(ClassSet, Verifier)> = RefCell::new({
        let mut set = ClassSet::default();
        set.add_library();
        (set, Verifier::default())
    });
    static LINKER: RefCell<Option<Linker>> = const { RefCell::new(None) };
}

/// Verification ends, and asks about other classes in proportion to the file; what is accepted can be linked and
/// translated.
pub fn verifier(bytes: &[u8]) {
    let Ok(class) = classfile::parse(ClassBytes::from(bytes.to_vec()), None) else { return };
    let verdict = KNOWN.with_borrow_mut(|(set, verifier)| {
        let before = set.questions();
        let verdict = set.verify(&class, verifier);
        let asked = set.questions() - before;
        assert!(asked <= QUESTIONS_PER_BYTE * bytes.len() + FIXED_QUESTIONS, "{asked} questions for {}", bytes.len());
        set.forget_missing();
        verdict
    });
    if verdict.is_ok() {
        LINKER.with_borrow_mut(|linker| {
            if linker.as_ref().is_none_or(|linker| linker.linked >= CLASSES_PER_VM) {
                *linker = Some(Linker::new());
            }
            if let Some(linker) = linker {
                linker.link(bytes);
            }
        });
    }
}

/// The verifier's fixtures, the legal ones of the class files that the parser's tests have, and the classes of some
/// generated programs.
pub fn seeds() -> Vec<Vec<u8>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<PathBuf> = fs::read_dir(tests.join("verifier"))
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jasm"));
    paths.sort();
    let texts = paths.iter().filter_map(|path| fs::read_to_string(path).ok());
    let mut seeds: Vec<Vec<u8>> =
        texts.filter_map(|text| Some(assemble_fixture(&text).ok()?.swap_remove(0).1)).collect();
    seeds.extend(handmade(&tests.join("../vm/tests/data/class-format.zip")).unwrap_or_default());
    let mut random = Random::new(1);
    for _ in 0..8 {
        let classes = assemble(&GeneratedProgram::generate(random.bits()).text()).unwrap_or_default();
        seeds.extend(classes.into_iter().map(|class| class.bytes));
    }
    seeds.retain(|bytes| bytes.len() < 4000);
    seeds
}

/// The legal class files of an archive: its entry `classes` has them one after the other, a line of `expected.tsv` for
/// each says how long it is and what HotSpot says.
fn handmade(archive: &Path) -> Option<Vec<Vec<u8>>> {
    let archive = Jar::open(archive).ok()?;
    let entry = |name| archive.resource(name).ok().flatten();
    let (classes, lines) = (entry("classes")?, entry("expected.tsv")?);
    let (mut rest, mut legal) = (&classes[..], Vec::new());
    for line in std::str::from_utf8(&lines).ok()?.lines() {
        let [_, length, verdict] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
        let (class, behind) = rest.split_at_checked(length.parse().ok()?)?;
        rest = behind;
        if verdict == "OK" {
            legal.push(class.to_vec());
        }
    }
    Some(legal)
}
