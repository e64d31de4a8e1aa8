//! Compares the verifier with a Java VM.
//!
//! * `verifier-judge fixtures FOLDER [--bless] [--full]`: the verdicts stated in `*.jasm` files against the Java VM's;
//!   `--bless` writes the Java VM's verdicts into the files, `--full` prints where messages differ.
//! * `verifier-judge time FOLDER`: verifies all classes below a folder and prints the time.
//! * `verifier-judge mutate FOLDER COUNT SEED [--old]`: makes mutants of the classes below a folder, and compares verdicts; `--old`
//!   gives them version 49, so that types are inferred. The folder in `PLATFORM_CLASSES` has the platform's classes.

#![forbid(unsafe_code)]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use holloway_tests::judge::Judge;
use holloway_tests::mutate::judged;
use holloway_tests::{ClassSet, assemble_fixture, expected_here, our_verdict, stated_verdict, verdict_line};
use holloway_vm::{classfile, verify};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["fixtures", folder, ref options @ ..] => fixtures(Path::new(folder), options),
        ["time", folder] => time(Path::new(folder)),
        ["mutate", folder, count, seed] => {
            judged::run(Path::new(folder), count.parse()?, seed.parse()?, judged::Version::AsIs)
        }
        ["mutate", folder, count, seed, "--old"] => {
            judged::run(Path::new(folder), count.parse()?, seed.parse()?, judged::Version::Old)
        }
        _ => Err("usage: verifier-judge fixtures|time|mutate FOLDER ...".into()),
    }
}

fn platform() -> Result<ClassSet, Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("verifier/platform.txt");
    Ok(ClassSet::platform(&std::fs::read_to_string(path)?))
}

fn fixtures(folder: &Path, options: &[&str]) -> Result<(), Box<dyn Error>> {
    let platform = platform()?;
    let mut judge = Judge::start(None)?;
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder)?.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jasm"));
    paths.sort();
    let (mut differences, mut full_differences) = (0, 0);
    for path in &paths {
        let text = std::fs::read_to_string(path)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let bundle = assemble_fixture(&text).map_err(|error| format!("{name}: {error}"))?;
        judge.submit(&bundle)?;
        let (theirs, ours) = (judge.verdict()?, our_verdict(&bundle, &platform));
        let (their_line, our_line) = (verdict_line(&theirs), verdict_line(&ours));
        let stated = stated_verdict(&text);
        if options.contains(&"--bless") && stated != Some(&their_line) {
            let body = if text.starts_with("// ") { text.split_once('\n').map_or("", |(_, body)| body) } else { &text };
            std::fs::write(path, format!("// {their_line}\n{body}"))?;
        } else if stated != Some(&their_line) {
            differences += 1;
            println!("{name}: states {stated:?}\n  but HotSpot: {their_line}");
        }
        let expected = expected_here(&text).filter(|verdict| Some(*verdict) != stated).unwrap_or(&their_line);
        if expected != our_line {
            differences += 1;
            println!("{name}\n  HotSpot: {their_line}\n  here:    {our_line}");
        } else if theirs != ours {
            full_differences += 1;
            if options.contains(&"--full") {
                println!("{name}\n--- HotSpot\n{theirs}\n--- here\n{ours}");
            }
        }
    }
    println!("{} fixtures, {differences} differences in verdict, {full_differences} more in the message", paths.len());
    if differences > 0 { Err("verdicts differ".into()) } else { Ok(()) }
}

fn time(folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut set = ClassSet::default();
    set.add_folder(folder.to_owned());
    let mut classes = Vec::new();
    for path in judged::class_files(folder)? {
        if let Ok(class) = classfile::parse(std::fs::read(path)?, None) {
            set.add(&class);
            classes.push(class);
        }
    }
    let code = |class: &classfile::ClassFile| -> usize {
        class.methods().filter_map(|method| method.code()).map(|code| code.bytecode().len()).sum()
    };
    let bytes: usize = classes.iter().map(code).sum();
    let (mut failures, mut instructions, mut heap) = (0, 0, 0);
    for round in 0..3 {
        let start = Instant::now();
        (failures, instructions, heap) = (0, 0, 0);
        for class in &classes {
            match verify::verify_class(class, &mut set) {
                Ok(verified) => {
                    for method in verified.methods().iter().flatten() {
                        instructions += method.instruction_count();
                        heap += method.heap_size();
                    }
                }
                Err(failure) => {
                    failures += 1;
                    if round == 0 {
                        println!("{}: {failure}", class.name());
                    }
                }
            }
        }
        let elapsed = start.elapsed();
        println!(
            "round {round}: {elapsed:?}, {:.2} ns an instruction",
            elapsed.as_nanos() as f64 / instructions as f64
        );
    }
    println!("{} classes, {bytes} bytes of code, {instructions} instructions, {failures} failures", classes.len());
    println!("facts for the translator: {heap} bytes");
    Ok(())
}
