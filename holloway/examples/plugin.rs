//! A plug-in in a jar that is replaced while the program runs: the new version gets a VM of its own, and the old one's state as
//! records. `cargo run --example plugin`.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use holloway::prelude::*;

type Failure = Box<dyn std::error::Error>;

/// A component of the plug-in's state.
struct Entry {
    word: String,
    count: i32,
}

/// A version of the plug-in that runs.
struct Plugin {
    vm: Vm<()>,
    /// What its jar was, to see that there is another one.
    bytes: Vec<u8>,
}

impl Plugin {
    fn load(engine: &Engine, jar: &Path) -> Result<Plugin, Failure> {
        let bytes = std::fs::read(jar)?;
        let classes = Classes::builder().jar_bytes("plugin.jar", bytes.clone())?.build();
        let vm = engine.vm(()).classes(&classes).heap(8 << 20).fuel(10_000_000).build()?;
        Ok(Plugin { vm, bytes })
    }

    /// Goes over to what lies in the jar now, with all that was kept; the old VM goes.
    fn replace_if_changed(&mut self, engine: &Engine, jar: &Path) -> Result<bool, Failure> {
        if std::fs::read(jar)? == self.bytes {
            return Ok(false);
        }
        let mut next = Plugin::load(engine, jar)?;
        let restore = next.vm.func::<(&str, i32), ()>("Tally", "restore")?;
        for Entry { word, count } in self.save()? {
            restore.call(&mut next.vm, (&word, count))?;
        }
        *self = next;
        Ok(true)
    }

    fn save(&mut self) -> Result<Vec<Entry>, Failure> {
        let saved = self.vm.func::<(), holloway::Object>("Tally", "save")?.call(&mut self.vm, ())?;
        let word = self.vm.method::<(), String>("Tally$Entry", "word")?;
        let count = self.vm.method::<(), i32>("Tally$Entry", "count")?;
        let length = self.vm.guest().array_length(&saved)?;
        let mut entries = Vec::new();
        for at in 0..length {
            let entry = self.vm.guest().element(&saved, at)?.ok_or("no entry")?;
            let word = word.call(&mut self.vm, &entry, ())?;
            entries.push(Entry { word, count: count.call(&mut self.vm, &entry, ())? });
        }
        Ok(entries)
    }

    fn add(&mut self, word: &str) -> Result<(), Failure> {
        Ok(self.vm.func::<(&str,), ()>("Tally", "add")?.call(&mut self.vm, (word,))?)
    }

    fn report(&mut self) -> Result<String, Failure> {
        Ok(self.vm.func::<(), String>("Tally", "report")?.call(&mut self.vm, ())?)
    }
}

/// Puts a version of the plug-in where the program finds it, as whoever delivers it would.
fn deliver(version: &str, jar: &Path) -> Result<(), Failure> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/java").join(version);
    let mut writer = zip::ZipWriter::new(File::create(jar)?);
    for class in ["Tally.class", "Tally$Entry.class"] {
        writer.start_file(class, zip::write::SimpleFileOptions::default())?;
        writer.write_all(&std::fs::read(folder.join(class))?)?;
    }
    writer.finish()?;
    Ok(())
}

fn main() -> Result<(), Failure> {
    println!("{}", run()?);
    Ok(())
}

/// What the example prints.
pub fn run() -> Result<String, Failure> {
    let jar: PathBuf = std::env::temp_dir().join(format!("holloway-plugin-{}.jar", std::process::id()));
    let engine = Engine::new();
    deliver("plugin-1", &jar)?;
    let mut plugin = Plugin::load(&engine, &jar)?;
    let mut lines = Vec::new();
    for (at, word) in ["tea", "cake", "tea", "milk", "tea"].into_iter().enumerate() {
        if at == 3 {
            deliver("plugin-2", &jar)?;
        }
        if plugin.replace_if_changed(&engine, &jar)? {
            lines.push("replaced".to_owned());
        }
        plugin.add(word)?;
        lines.push(plugin.report()?);
    }
    std::fs::remove_file(&jar)?;
    Ok(lines.join("\n"))
}
