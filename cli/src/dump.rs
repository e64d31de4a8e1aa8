//! `--dump`: class files as class assembly, methods as threaded code, and the exits that machine code has taken, on
//! standard error at the end of a run.

use std::io::{self, BufWriter, Write as _};

use holloway_jit::record::Record;
use holloway_vm::classfile::LineNumber;
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::link::Class;
use holloway_vm::{MethodId, Vm};

use crate::options::Dump;

/// Prints what was asked for. A reader that goes away ends it.
pub fn write(vm: &Vm, compiled: &Record, dumps: &[Dump]) {
    if dumps.is_empty() {
        return;
    }
    let mut out = BufWriter::new(io::stderr().lock());
    for dump in dumps {
        let (printed, filter) = match dump {
            Dump::Class(filter) => (write_classes(&mut out, vm, filter.as_deref()), filter),
            Dump::Code(filter) => (write_code(&mut out, vm, filter.as_deref()), filter),
            Dump::Exits(filter) => (write_exits(&mut out, vm, compiled, filter.as_deref()), filter),
            Dump::Regions(filter) => (Ok(methods(vm, filter.as_deref()).next().is_some()), filter),
            Dump::Graph | Dump::Candidates => continue,
        };
        let told = printed.and_then(|any| match filter {
            Some(filter) if !any => {
                writeln!(out, "holloway: note: --dump: nothing that there is has {filter} in its name")
            }
            _ => Ok(()),
        });
        if told.and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}

/// Prints classes; gives whether there were any.
fn write_classes(out: &mut impl io::Write, vm: &Vm, filter: Option<&str>) -> io::Result<bool> {
    let mut any = false;
    for class in vm.classes().iter().filter(|class| is_wanted(class, &class.name, filter)) {
        if let Some(file) = &class.file {
            writeln!(out, "{}", ClassAssembly(file))?;
            any = true;
        }
    }
    Ok(any)
}

/// The methods of all classes that are wanted.
fn methods(vm: &Vm, filter: Option<&str>) -> impl Iterator<Item = MethodId> {
    let of_class = move |class: &Class| {
        let wanted = class.methods.iter().filter(|&&id| {
            let method = vm.classes().method(id);
            // Filters have names in the form of class files.
            is_wanted(class, &format!("{}/{}{}", class.name, method.name, method.descriptor), filter)
        });
        wanted.copied().collect::<Vec<_>>()
    };
    vm.classes().iter().flat_map(of_class)
}

/// Prints the code of methods; gives whether there was any.
fn write_code(out: &mut impl io::Write, vm: &Vm, filter: Option<&str>) -> io::Result<bool> {
    let mut any = false;
    for id in methods(vm, filter) {
        if let Some(text) = vm.code_text(id) {
            writeln!(out, "{}", with_lines(vm, id, &text))?;
            any = true;
        }
    }
    Ok(any)
}

/// A method's threaded code with a comment before the code of each line of the source, as the other listings have it.
fn with_lines(vm: &Vm, id: MethodId, text: &str) -> String {
    let lines = vm.line_numbers(id);
    let mut listing = String::new();
    let mut last = None;
    for row in text.lines() {
        // Heads of blocks and instructions have the bytecode's index as their second word.
        let at = row.split_whitespace().nth(1).and_then(|word| word.strip_prefix('@')?.parse::<u16>().ok());
        let line = at.map(|at| LineNumber::line_of(lines.iter().copied(), at));
        if let Some(at) = at
            && line != last
        {
            last = line;
            listing += &format!("  ; {}\n", place(vm, id, at));
        }
        listing += row;
        listing.push('\n');
    }
    listing
}

/// The exits of machine code that were taken, the most frequent first: how often, why, where the interpreter went on, and
/// out of which region. Gives whether there were any.
fn write_exits(out: &mut impl io::Write, vm: &Vm, compiled: &Record, filter: Option<&str>) -> io::Result<bool> {
    let mut taken = Vec::new();
    for region in compiled.exits() {
        let root = vm.block_place(region.root).and_then(|root| {
            let code = vm.classes().method(root.method).version(0)?;
            Some(place(vm, root.method, code.blocks[root.index as usize].bytecode_index))
        });
        for (exit, (reason, at)) in region.exits.iter().enumerate() {
            let count = vm.exit_count(region.region, exit as u32).unwrap_or(0);
            let Some(code) = vm.classes().method(at.method).version(at.version).filter(|_| count > 0) else { continue };
            let at = place(vm, at.method, code.bytecode_indices[at.word as usize]);
            let root = root.clone().unwrap_or_default();
            let has = |filter: &str| [&at, &root].iter().any(|place| place.replace('.', "/").contains(filter));
            if filter.is_none_or(has) {
                taken.push((count, reason.name(), at, root));
            }
        }
    }
    taken.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| (&a.2, &a.3).cmp(&(&b.2, &b.3))));
    for (count, reason, at, root) in &taken {
        writeln!(out, "{count:>10} {reason:<12} at {at}, out of {root}")?;
    }
    Ok(!taken.is_empty())
}

/// Class, method, line where it is known, and bytecode index.
fn place(vm: &Vm, id: MethodId, at: u16) -> String {
    let method = vm.classes().method(id);
    let line = LineNumber::line_of(vm.line_numbers(id), at).map(|line| format!(":{line}")).unwrap_or_default();
    format!("{}.{}{line} @{at}", vm.classes().class(method.class).name.replace('/', "."), method.name)
}

/// Without a filter all of the class path; the library only where a filter names it.
fn is_wanted(class: &Class, name: &str, filter: Option<&str>) -> bool {
    filter.map_or(!class.boot, |filter| name.contains(filter))
}
