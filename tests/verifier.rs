//! The verifier's fixtures: each `verifier/*.jasm` is assembled, verified, and must get the verdict of its first line,
//! which was recorded from HotSpot by `cargo run -p holloway-tests --bin verifier-judge fixtures tests/verifier`.

use std::path::Path;

use holloway_tests::{ClassSet, assemble_fixture, expected_here, our_verdict, verdict_line};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("verifier");
    let platform = std::fs::read_to_string(folder.join("platform.txt")).expect("the platform's classes");
    let platform = ClassSet::platform(&platform);
    let mut trials = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the fixtures' folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "jasm") {
            continue;
        }
        let platform = platform.clone();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        trials.push(Trial::test(name, move || check(&path, &platform)));
    }
    assert!(trials.len() >= 150, "the fixtures are all there");
    libtest_mimic::run(&arguments, trials).exit();
}

fn check(path: &Path, platform: &ClassSet) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path)?;
    let stated = expected_here(&text).ok_or("the first line states no verdict")?;
    let found = verdict_line(&our_verdict(&assemble_fixture(&text)?, platform));
    if found == stated { Ok(()) } else { Err(format!("stated: {stated}\nfound:  {found}").into()) }
}
