//! Mutants of real classes, judged by a Java VM and by this project's verifier.
//!
//! A mutant differs from its class in one to three places: a byte of some method's code or of its attributes, or an index
//! in a constant that names another one. What matters is that nothing is accepted here that the Java VM refuses.

use std::collections::VecDeque;
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use holloway_vm::classfile;
use holloway_vm::verify::verify_class;

use crate::ClassSet;
use crate::judge::Judge;

/// All class files below `folder`, sorted.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn class_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut folders, mut files) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "class") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Random numbers that repeat (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }
}

/// A class that mutants are made of: its bytes, and the places that mutants change.
struct Subject {
    name: String,
    bytes: Vec<u8>,
    /// Where code and the tables after it are.
    code: Vec<std::ops::Range<usize>>,
    /// Where constants hold indices.
    indices: Vec<usize>,
    pool_count: usize,
}

impl Subject {
    fn new(bytes: Vec<u8>) -> Option<Subject> {
        let class = classfile::parse(bytes.clone(), None).ok()?;
        let mut code = Vec::new();
        let base = class.bytes().as_ptr() as usize;
        for body in class.methods().filter_map(|method| method.code()) {
            let start = body.bytecode().as_ptr() as usize - base;
            code.push(start..start + body.bytecode().len());
            if let Some(map) = body.attributes().find(|attribute| attribute.name == "StackMapTable") {
                let start = map.info.as_ptr() as usize - base;
                code.push(start..start + map.info.len());
            }
            if body.exception_table().len() > 0 {
                let end = start + body.bytecode().len();
                code.push(end + 2..end + 2 + 8 * body.exception_table().len());
            }
        }
        code.retain(|range| !range.is_empty());
        let indices = constant_indices(&bytes);
        let pool_count = class.pool().count();
        let name = class.name().to_owned();
        drop(class);
        (!code.is_empty()).then_some(Subject { name, bytes, code, indices, pool_count })
    }

    fn mutant(&self, random: &mut Random) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        for _ in 0..1 + random.below(3) {
            match random.below(8) {
                0 => {
                    let at = self.indices[random.below(self.indices.len())];
                    let index = (1 + random.below(self.pool_count)) as u16;
                    bytes[at..at + 2].copy_from_slice(&index.to_be_bytes());
                }
                kind => {
                    let range = &self.code[random.below(self.code.len())];
                    let at = range.start + random.below(range.len());
                    bytes[at] = match kind {
                        1..=3 => random.below(202) as u8,
                        4 => bytes[at].wrapping_add(1),
                        5 => bytes[at].wrapping_sub(1),
                        6 => bytes[range.start + random.below(range.len())],
                        _ => random.below(256) as u8,
                    };
                }
            }
        }
        bytes
    }
}

/// Where the constants of a well-formed class file hold indices.
fn constant_indices(bytes: &[u8]) -> Vec<usize> {
    let u2 = |at: usize| usize::from(bytes[at]) << 8 | usize::from(bytes[at + 1]);
    let (mut at, mut index, mut places) = (10, 1, Vec::new());
    while index < u2(8) {
        let payload = match bytes[at] {
            1 => 2 + u2(at + 1),
            7 | 8 | 16 => {
                places.push(at + 1);
                2
            }
            9..=12 => {
                places.extend([at + 1, at + 3]);
                4
            }
            17 | 18 => {
                places.push(at + 3);
                4
            }
            15 => 3,
            5 | 6 => {
                index += 1;
                8
            }
            19 | 20 => 2,
            _ => 4,
        };
        at += 1 + payload;
        index += 1;
    }
    places
}

/// The class file version of the mutants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// That of the class.
    AsIs,
    /// 49, so that types are inferred; classes with constants unknown to it are left out.
    Old,
}

impl Version {
    fn apply(self, mut bytes: Vec<u8>) -> Option<Vec<u8>> {
        if self == Version::AsIs {
            return Some(bytes);
        }
        let class = classfile::parse(bytes.clone(), None).ok()?;
        let is_new = |index| class.pool().tag(index).is_some_and(|tag| tag as u8 >= 15);
        let has_new = class.pool().indices().any(is_new) || class.access().is_interface();
        bytes.get_mut(4..8)?.copy_from_slice(&[0, 0, 0, 49]);
        (!has_new).then_some(bytes)
    }
}

/// Judges `count` mutants of the classes below `folder` and prints what differs.
///
/// # Errors
///
/// If a wrong accept is found, or the judge cannot be run.
pub fn run(folder: &Path, count: usize, seed: u64, version: Version) -> Result<(), Box<dyn Error>> {
    let mut set = ClassSet::default();
    set.add_folder(folder.to_owned());
    if let Some(platform) = std::env::var_os("PLATFORM_CLASSES") {
        set.add_folder(platform.into());
    }
    let files: Vec<PathBuf> =
        class_files(folder)?.into_iter().filter(|path| !path.starts_with(folder.join("java"))).collect();
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut judge = Judge::start(Some(folder))?;
    let mut waiting: VecDeque<(String, Vec<u8>)> = VecDeque::new();
    let mut tally = Tally::default();
    let mut made = 0;
    while made < count {
        let path = &files[random.below(files.len())];
        let Some(subject) = version.apply(std::fs::read(path)?).and_then(Subject::new) else { continue };
        for _ in 0..20 {
            let bytes = subject.mutant(&mut random);
            judge.submit(&[(subject.name.clone(), bytes.clone())])?;
            waiting.push_back((subject.name.clone(), bytes));
            made += 1;
        }
        while waiting.len() > 200 {
            tally.settle(&mut judge, &mut waiting, &mut set)?;
        }
    }
    while !waiting.is_empty() {
        tally.settle(&mut judge, &mut waiting, &mut set)?;
    }
    println!("{tally:?}");
    if tally.wrong_accepts > 0 { Err("wrong accepts".into()) } else { Ok(()) }
}

/// How verdicts compare.
#[derive(Default, Debug)]
struct Tally {
    both_accept: usize,
    both_reject: usize,
    same_first_line: usize,
    wrong_accepts: usize,
    wrong_rejects: usize,
    not_comparable: usize,
}

impl Tally {
    fn settle(
        &mut self,
        judge: &mut Judge,
        waiting: &mut VecDeque<(String, Vec<u8>)>,
        set: &mut ClassSet,
    ) -> Result<(), Box<dyn Error>> {
        let Some((name, bytes)) = waiting.pop_front() else { return Ok(()) };
        let theirs = judge.verdict()?;
        let ours = match classfile::parse(bytes.clone(), Some(&name)) {
            Err(error) => error.to_string(),
            Ok(class) => {
                set.add(&class);
                let verdict = verify_class(&class, set).map_or_else(|failure| failure.to_string(), |_| "OK".into());
                set.forget(class.name());
                verdict
            }
        };
        let is_about_the_file = |verdict: &str| {
            verdict.starts_with("java.lang.VerifyError") || verdict.starts_with("java.lang.ClassFormatError")
        };
        match (theirs == "OK", ours == "OK") {
            (true, true) => self.both_accept += 1,
            (false, true) if is_about_the_file(&theirs) => {
                self.wrong_accepts += 1;
                self.show("wrong accept", &name, &theirs, &ours, &bytes);
            }
            (true, false) if is_about_the_file(&ours) => {
                self.wrong_rejects += 1;
                self.show("wrong reject", &name, &theirs, &ours, &bytes);
            }
            (false, false) if is_about_the_file(&theirs) && is_about_the_file(&ours) => {
                self.both_reject += 1;
                if theirs.lines().next() == ours.lines().next() {
                    self.same_first_line += 1;
                } else if std::env::var_os("SHOW_LINES").is_some() {
                    self.show("other words", &name, &theirs, &ours, &bytes);
                }
            }
            _ => self.not_comparable += 1,
        }
        Ok(())
    }

    fn show(&self, what: &str, name: &str, theirs: &str, ours: &str, bytes: &[u8]) {
        let first = |text: &str| text.lines().take(6).collect::<Vec<_>>().join(" | ");
        println!("{what}: {name}\n  HotSpot: {}\n  here:    {}", first(theirs), first(ours));
        if let Some(folder) = std::env::var_os("KEEP_MUTANTS") {
            let path = PathBuf::from(folder).join(format!(
                "{}-{}.class",
                what.replace(' ', "-"),
                self.both_accept + self.both_reject
            ));
            // A mutant that cannot be kept is still reported.
            let _ = std::fs::write(path, bytes);
        }
    }
}
