//! The Java VM on the PATH (or in JAVA_HOME) as a judge of class files: bundles in, its verdicts out.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;

/// A class with its name, as a bundle holds it.
pub type NamedClass = (String, Vec<u8>);

/// A running judge.
pub struct Judge {
    child: Child,
    input: Option<ChildStdin>,
    verdicts: mpsc::Receiver<String>,
}

impl Judge {
    /// Starts the judge; classes outside a bundle come from `folder`.
    ///
    /// # Errors
    ///
    /// If no `java` can be started.
    pub fn start(folder: Option<&Path>) -> io::Result<Judge> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("verifier/Judge.java");
        let java = std::env::var_os("JAVA_HOME")
            .map_or_else(|| PathBuf::from("java"), |home| PathBuf::from(home).join("bin/java"));
        let mut command = Command::new(java);
        command.args(["-XX:+UseSerialGC", "-Xmx512m"]).arg(source).args(folder);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (sender, verdicts) = mpsc::channel();
        let output = child.stdout.take().ok_or_else(|| io::Error::other("no output of the judge"))?;
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                // The Java VM prints warnings of its own between the verdicts.
                let Some(line) = line.strip_prefix("verdict: ") else { continue };
                let text = line.replace("\\r", "\r").replace("\\n", "\n").replace("\\\\", "\\");
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Ok(Judge { child, input, verdicts })
    }

    /// Hands over a bundle, whose first class is to be judged.
    ///
    /// # Errors
    ///
    /// If the judge has died.
    pub fn submit(&mut self, bundle: &[NamedClass]) -> io::Result<()> {
        let input = self.input.as_mut().ok_or_else(|| io::Error::other("the judge takes no more"))?;
        let mut bytes = (bundle.len() as u32).to_be_bytes().to_vec();
        for (name, class) in bundle {
            bytes.extend((name.len() as u16).to_be_bytes());
            bytes.extend(name.as_bytes());
            bytes.extend((class.len() as u32).to_be_bytes());
            bytes.extend(class);
        }
        input.write_all(&bytes)?;
        input.flush()
    }

    /// The verdict on the next bundle: `OK`, or the error with its message.
    ///
    /// # Errors
    ///
    /// If the judge has died.
    pub fn verdict(&mut self) -> io::Result<String> {
        self.verdicts.recv().map_err(|_| io::Error::other("the judge has died"))
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        self.input = None;
        // The judge ends when its input does; nothing is left to do if waiting fails.
        let _ = self.child.wait();
    }
}
