//! The Java VM of JAVA_HOME or PATH as a runner of many small programs in one process.

use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use holloway_vm::classfile::assemble::AssembledClass;

/// Heap of a Java VM that runs small programs, in megabytes. What is compared with it gets as much.
pub const HEAP_MEGABYTES: u64 = 512;

/// A running Java VM.
pub struct HotSpot {
    child: Child,
    input: BufWriter<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl HotSpot {
    /// Starts it.
    ///
    /// # Errors
    /// There is no `java`.
    pub fn start() -> io::Result<HotSpot> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("generator/Batch.java");
        let java = std::env::var_os("JAVA_HOME")
            .map_or_else(|| PathBuf::from("java"), |home| PathBuf::from(home).join("bin/java"));
        let mut command = Command::new(java);
        // Interpreted: what is generated runs a few times only, and small types are not narrowed behind its back.
        command.args(["-Xint", "-XX:+UseSerialGC", &format!("-Xmx{HEAP_MEGABYTES}m"), "-Xss64m"]).arg(source);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = BufWriter::new(child.stdin.take().expect("stdin is piped"));
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        Ok(HotSpot { child, input, output })
    }

    /// Gives it a program whose main class is `P`.
    ///
    /// # Errors
    /// It has ended.
    pub fn submit(&mut self, classes: &[AssembledClass]) -> io::Result<()> {
        self.input.write_all(&(classes.len() as u32).to_be_bytes())?;
        for class in classes {
            self.input.write_all(&(class.name.len() as u16).to_be_bytes())?;
            self.input.write_all(class.name.as_bytes())?;
            self.input.write_all(&(class.bytes.len() as u32).to_be_bytes())?;
            self.input.write_all(&class.bytes)?;
        }
        Ok(())
    }

    /// What the oldest program that was not asked for yet printed, and what it threw.
    ///
    /// # Errors
    /// It has ended.
    pub fn printed(&mut self) -> io::Result<String> {
        self.input.flush()?;
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, "the Java VM has ended"));
        }
        Ok(line.trim_end_matches('\n').replace("\\n", "\n").replace("\\\\", "\\"))
    }
}

impl Drop for HotSpot {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
