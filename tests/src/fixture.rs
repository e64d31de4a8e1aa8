//! A fixture of the verifier: class assembly whose first line states the verdict.

use holloway_vm::classfile;
use holloway_vm::classfile::assemble::assemble;
use holloway_vm::verify::Verifier;

use crate::ClassSet;
use crate::judge::NamedClass;

/// The classes of a fixture, in order; the first is the one judged.
///
/// # Errors
///
/// The assembler's message.
pub fn assemble_fixture(text: &str) -> Result<Vec<NamedClass>, String> {
    let classes = assemble(text).map_err(|error| error.to_string())?;
    if classes.is_empty() {
        return Err("no class".into());
    }
    Ok(classes.into_iter().map(|class| (class.name, class.bytes)).collect())
}

/// The verdict that the fixture's first line states: `accept`, or `reject:` with the first line of HotSpot's error.
pub fn stated_verdict(text: &str) -> Option<&str> {
    text.lines().next()?.strip_prefix("// ").filter(|verdict| *verdict == "accept" || verdict.starts_with("reject: "))
}

/// The verdict that this project's verifier must give: that of the first line, unless the second line states another
/// after `// here: `, where the specification is stricter than HotSpot or subroutines are concerned.
pub fn expected_here(text: &str) -> Option<&str> {
    match text.lines().nth(1)?.strip_prefix("// here: ") {
        Some(verdict) => Some(verdict),
        None => stated_verdict(text),
    }
}

/// A verdict as fixtures state it, from the text of an error or `OK`.
pub fn verdict_line(full: &str) -> String {
    match full.lines().next().unwrap_or_default() {
        "OK" => "accept".into(),
        first => format!("reject: {first}"),
    }
}

/// What this project's verifier says of the first class: `OK`, or the error as Java prints it.
pub fn our_verdict(bundle: &[NamedClass], platform: &ClassSet) -> String {
    let mut set = platform.clone();
    let mut judged = None;
    for (position, (name, bytes)) in bundle.iter().enumerate() {
        match classfile::parse(bytes.clone(), Some(name)) {
            Ok(class) => {
                set.add(&class);
                if position == 0 {
                    judged = Some(class);
                }
            }
            Err(error) if position == 0 => return error.to_string(),
            Err(_) => {}
        }
    }
    match judged.map(|class| set.verify(&class, &mut Verifier::default())) {
        Some(Ok(_)) | None => "OK".into(),
        Some(Err(failure)) => failure,
    }
}
