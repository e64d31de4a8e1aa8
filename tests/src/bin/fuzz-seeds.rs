//! The seeds of a target as files: the target's name and a folder in.

#![forbid(unsafe_code)]

use std::error::Error;
use std::path::Path;

use holloway_tests::fuzz::Target;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, folder] = &arguments[..] else { return Err("usage: fuzz-seeds TARGET FOLDER".into()) };
    let target = Target::named(name);
    let kept = target.kept()?.into_iter().map(|(_, bytes)| bytes);
    for (number, bytes) in (target.seeds)().into_iter().chain(kept).enumerate() {
        std::fs::write(Path::new(folder).join(format!("seed-{number}")), bytes)?;
    }
    Ok(())
}
