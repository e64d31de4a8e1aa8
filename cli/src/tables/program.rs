//! One run of the program that is measured: in go options, out come its statistics, or why there are none.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Read as _};
use std::process::{Command, Stdio};

use serde_json::Value;

/// Bytes kept of what the program says: the last ones.
const KEPT: usize = 64 << 10;

/// Runs the program once; gives its statistics.
///
/// # Errors
/// The run could not be started, or its exit code is not 0: what the program has said, and why it counts as failed.
pub fn execute(options: &[&str], arguments: &[OsString]) -> Result<Value, String> {
    let file = std::env::temp_dir().join(format!("holloway-tables-{}.json", std::process::id()));
    let mut statistics = OsString::from("--stats=json:");
    statistics.push(&file);
    let mut command: Vec<OsString> = vec!["--count=off".into()];
    command.extend(options.iter().map(OsString::from));
    command.push(statistics);
    command.extend_from_slice(arguments);
    let ran = capture(&command);
    let text = std::fs::read_to_string(&file);
    // What cannot be removed stays in the system's directory for temporary files.
    let _ = std::fs::remove_file(&file);
    let (code, said) = ran.map_err(|error| failed(&error))?;
    let figures = text.ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    match (code, figures) {
        (Some(0), Some(figures)) => Ok(figures),
        (code, figures) => {
            let mut message = said;
            if !message.is_empty() && !message.ends_with('\n') {
                message.push('\n');
            }
            let end = figures.as_ref().and_then(|figures| figures["end"].as_str()).unwrap_or("no statistics");
            let code = code.map_or_else(|| "no exit code".to_owned(), |code| format!("exit code {code}"));
            message.push_str(&failed(&format!("with {} the program ended with {code} ({end})", options.join(" "))));
            Err(message)
        }
    }
}

fn failed(what: &dyn Display) -> String {
    format!("Error: holloway tables: {what}\n")
}

/// Runs this program with some arguments to its end; gives exit code and the last of what it wrote to either stream.
///
/// # Errors
/// It could not be started.
pub fn capture(arguments: &[OsString]) -> io::Result<(Option<i32>, String)> {
    let (mut reader, writer) = io::pipe()?;
    let mut command = Command::new(std::env::current_exe()?);
    command.args(arguments);
    let mut child = command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // The ends that this process holds are closed: else there would be no end to what is read.
    drop(command);
    let mut said = VecDeque::with_capacity(KEPT);
    let mut bytes = [0; 4096];
    loop {
        match reader.read(&mut bytes) {
            Ok(0) => break,
            Ok(length) => {
                said.drain(..(said.len() + length).saturating_sub(KEPT).min(said.len()));
                said.extend(&bytes[..length]);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let code = child.wait()?.code();
    Ok((code, String::from_utf8_lossy(said.make_contiguous()).into_owned()))
}
