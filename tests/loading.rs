//! Class files that grow in one thing each (`holloway_tests::loading`): loaded, linked, verified, translated and run by
//! the `holloway` program, interpreted and as it runs by default. Each prints what HotSpot prints. None of this measures
//! time: the limit is one that only exponential or steep cost exceeds.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs, io};

use holloway_tests::extent::one_of;
use holloway_tests::loading::{Family, families};
use holloway_tests::{holloway_program, run};
use libtest_mimic::{Arguments, Failed, Trial};

/// Each takes less than a second, on a machine that does nothing else.
const LIMIT: Duration = Duration::from_secs(300);

const MODES: [&[&str]; 2] = [&["-Xint"], &[]];

/// A family's size; where only a part is tested a quarter, at which steep cost is a tenth still, and half for a change.
fn size(family: &Family) -> usize {
    family.size / one_of([4, 2])
}

fn main() -> ExitCode {
    let trial = |family: Family| Trial::test(family.name, move || check(&family).map_err(Failed::from));
    libtest_mimic::run(&Arguments::from_args(), families().map(trial).collect()).exit_code()
}

fn write(family: &Family, folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => fs::create_dir_all(folder)?,
    }
    let classes = family.classes(size(family));
    classes.iter().try_for_each(|class| fs::write(folder.join(format!("{}.class", class.name)), &class.bytes))
}

fn check(family: &Family) -> Result<(), String> {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("loading").join(family.name);
    write(family, &folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let holloway = holloway_program()?;
    for options in MODES {
        let mut command = Command::new(&holloway);
        command.args(options).arg("-cp").arg(&folder).arg("Main").env_remove("CLASSPATH");
        let outcome = run(&mut command, Vec::new(), LIMIT).map_err(|error| error.to_string())?;
        let stdout = String::from_utf8_lossy(&outcome.stdout);
        if outcome.timed_out || outcome.exit != Some(0) || stdout != (family.printed)(size(family)) {
            let stderr: String = String::from_utf8_lossy(&outcome.stderr).chars().take(500).collect();
            return Err(format!("{options:?}: exit {:?}, printed {stdout:?}, {stderr}", outcome.exit));
        }
    }
    fs::remove_dir_all(&folder).map_err(|error| error.to_string())
}
