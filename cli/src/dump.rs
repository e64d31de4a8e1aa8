//! `--dump`: class files as class assembly, and methods as threaded code, on standard error at the end of a run.

use std::io::{self, BufWriter, Write as _};

use holloway_vm::Vm;
use holloway_vm::classfile::print::ClassAssembly;
use holloway_vm::link::Class;

use crate::options::Dump;

/// Prints what was asked for. A reader that goes away ends it.
pub fn write(vm: &Vm, dumps: &[Dump]) {
    if dumps.is_empty() {
        return;
    }
    let mut out = BufWriter::new(io::stderr().lock());
    for dump in dumps {
        let printed = match dump {
            Dump::Class(filter) => write_classes(&mut out, vm, filter.as_deref()),
            Dump::Code(filter) => write_code(&mut out, vm, filter.as_deref()),
        };
        if printed.and_then(|()| out.flush()).is_err() {
            return;
        }
    }
}

fn write_classes(out: &mut impl io::Write, vm: &Vm, filter: Option<&str>) -> io::Result<()> {
    for class in vm.classes().iter().filter(|class| is_wanted(class, &class.name, filter)) {
        if let Some(file) = &class.file {
            writeln!(out, "{}", ClassAssembly(file))?;
        }
    }
    Ok(())
}

fn write_code(out: &mut impl io::Write, vm: &Vm, filter: Option<&str>) -> io::Result<()> {
    for class in vm.classes().iter() {
        for &id in &class.methods {
            let method = vm.classes().method(id);
            let name = format!("{}.{}{}", class.name, method.name, method.descriptor);
            if is_wanted(class, &name, filter)
                && let Some(text) = vm.code_text(id)
            {
                writeln!(out, "{text}")?;
            }
        }
    }
    Ok(())
}

/// Without a filter all of the class path; the library only where a filter names it.
fn is_wanted(class: &Class, name: &str, filter: Option<&str>) -> bool {
    filter.map_or(!class.boot, |filter| name.contains(filter))
}
