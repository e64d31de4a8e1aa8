//! Java line by line, compiled by `javac` if there is one, in one VM: `cargo run --example repl`.
//!
//! Each line is an expression. It becomes a class of its own, which sees what earlier lines have left in `State`.

use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use holloway::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut repl = Repl::new()?;
    for line in std::io::stdin().lock().lines() {
        println!("{}", repl.evaluate(&line?));
        std::io::stdout().flush()?;
    }
    Ok(())
}

/// A VM whose class path grows line by line.
struct Repl {
    folder: PathBuf,
    vm: Vm<()>,
    output: Captured,
    lines: usize,
}

impl Drop for Repl {
    fn drop(&mut self) {
        // What cannot be removed stays in the system's directory for temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn javac(folder: &Path, name: &str, source: &str) -> Result<(), String> {
    let file = folder.join(format!("{name}.java"));
    std::fs::write(&file, source).map_err(|error| error.to_string())?;
    let compiler = match std::env::var_os("JAVA_HOME") {
        Some(home) => Path::new(&home).join("bin/javac"),
        None => PathBuf::from("javac"),
    };
    let done = Command::new(compiler).arg("-d").arg(folder).arg("-cp").arg(folder).arg(&file).output();
    let done = done.map_err(|_| "there is no javac".to_owned())?;
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).into_owned()) }
}

impl Repl {
    fn new() -> Result<Repl, Box<dyn std::error::Error>> {
        let folder = std::env::temp_dir().join(format!("holloway-repl-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let output = Captured::new();
        let classes = Classes::builder().directory(&folder)?.build();
        let vm = Engine::new().vm(()).classes(&classes).stdout(output.clone()).build()?;
        let state = "public class State { public static final java.util.Map<String, Object> kept = new java.util.TreeMap<>(); }";
        javac(&folder, "State", state)?;
        Ok(Repl { folder, vm, output, lines: 0 })
    }

    fn evaluate(&mut self, line: &str) -> String {
        self.lines += 1;
        let name = format!("Line{}", self.lines);
        let source = format!(
            "import static java.lang.Math.*;\nimport java.util.*;\npublic class {name} extends State {{\n  \
             public static String run() {{ return String.valueOf({line}); }}\n}}\n"
        );
        if let Err(message) = javac(&self.folder, &name, &source) {
            return message;
        }
        // No line runs for longer than this.
        self.vm.set_fuel(Some(100_000_000));
        let called = self.vm.func::<(), String>(&name, "run").and_then(|run| run.call(&mut self.vm, ()));
        let printed = self.output.take_text();
        match called {
            Ok(value) => printed + &value,
            Err(error) => printed + &error.to_string(),
        }
    }
}

/// What a few lines give.
#[allow(dead_code, reason = "for the test of this example")]
pub fn run() -> Result<String, Box<dyn std::error::Error>> {
    let mut repl = Repl::new()?;
    let lines =
        ["1 + 2", "kept.put(\"x\", 6 * 7)", "kept", "max(3, 4) / 0", "List.of(3, 1, 2).stream().sorted().toList()"];
    Ok(lines.iter().map(|line| repl.evaluate(line)).collect::<Vec<_>>().join("\n"))
}
