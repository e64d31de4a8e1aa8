//! Mutants of real classes, judged by a Java VM and by this project's parser and verifier.
//!
//! What matters is that nothing is accepted here that the Java VM refuses.

use std::collections::VecDeque;
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use holloway_vm::classfile;
use holloway_vm::verify::Verifier;

use super::{Layout, mutant};
use crate::ClassSet;
use crate::generate::Random;
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
    let mut random = Random::new(seed);
    let mut judge = Judge::start(Some(folder))?;
    let mut waiting: VecDeque<(String, Vec<u8>)> = VecDeque::new();
    let mut tally = Tally::default();
    let mut made = 0;
    while made < count {
        let path = &files[random.below(files.len())];
        let Some(subject) = version.apply(std::fs::read(path)?) else { continue };
        let Some(own_name) = Layout::of(&subject).class_name(&subject) else { continue };
        for _ in 0..20 {
            let bytes = mutant(&subject, &mut random);
            // A mutant with another name is asked for by that name, so that more than the name is judged.
            let name = Layout::of(&bytes).class_name(&bytes).filter(|name| is_name(name));
            let name = name.unwrap_or_else(|| own_name.clone());
            judge.submit(&[(name.clone(), bytes.clone())])?;
            waiting.push_back((name, bytes));
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

/// Whether a class can be asked for by this name.
fn is_name(name: &str) -> bool {
    name.len() < 1000
        && name.is_ascii()
        && name.split('/').all(|part| !part.is_empty() && !part.contains(['.', '[', ';', '\0']))
}

/// The class whose code a `VerifyError` is about, if it says so.
fn class_at_fault(verdict: &str) -> Option<&str> {
    if let Some((_, rest)) = verdict.split_once("(class: ") {
        return rest.split_once(',').map(|(class, _)| class);
    }
    let (_, rest) = verdict.split_once("Location:")?;
    let (place, _) = rest.trim_start().split_once('(')?;
    place.rsplit_once('.').map(|(class, _)| class)
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
            Ok(class) => set.verify(&class, &mut Verifier::default()).map_or_else(|error| error, |_| "OK".into()),
        };
        let is_about_the_file = |verdict: &str| {
            let errors = ["VerifyError", "ClassFormatError", "UnsupportedClassVersionError"];
            verdict.strip_prefix("java.lang.").is_some_and(|rest| errors.iter().any(|error| rest.starts_with(error)))
        };
        match (theirs == "OK", ours == "OK") {
            (true, true) => self.both_accept += 1,
            // A mutant may have its superclass verified, which then finds fault with the mutant: so it would be here.
            (false, true) if class_at_fault(&theirs).is_some_and(|class| class != name) => self.not_comparable += 1,
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

#[cfg(test)]
mod tests {
    use super::class_at_fault;

    #[test]
    fn errors_name_the_class_whose_code_is_wrong() {
        let old = "java.lang.VerifyError: (class: a/B$C, method: m signature: ()V) Stack size too large";
        let new = "java.lang.VerifyError: Bad type\nException Details:\n  Location:\n    a/B.main([Ljava/lang/String;)V @5: astore";
        assert_eq!(class_at_fault(old), Some("a/B$C"));
        assert_eq!(class_at_fault(new), Some("a/B"));
        assert_eq!(class_at_fault("java.lang.ClassFormatError: Duplicate entry in InnerClasses"), None);
    }
}
