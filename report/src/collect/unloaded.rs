//! Classes of the program that were never loaded: in goes a VM when the run is over, out come those that lie beside classes that
//! were, with their methods and lines, of which none was executed. Tools that measure cover count them, too.
//!
//! Looked at are the folders that a class of the program was loaded from, and the archive of its first class. What comes from
//! further archives are libraries, of which programs use a part.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use holloway_vm::Vm;
use holloway_vm::classfile::{ClassFile, LineNumber, MethodInfo, parse};
use holloway_vm::source::{ClassSource, Directory, Jar};

use super::builder::line_at;
use super::generated::is_generated;
use crate::model::{Class, Cover, Line, Method, UnloadedClass, Work};

/// Classes that are told.
const CLASSES: usize = 2_000;

/// Loaded classes that are asked where they come from.
const LOADED: usize = 1_000;

/// Files and folders that are looked at in a place.
const FILES: usize = 20_000;

/// The classes that were never loaded, by name, and how many more there are.
pub(super) fn unloaded(vm: &Vm) -> (Vec<UnloadedClass>, u64) {
    let loaded: BTreeSet<&str> = vm.classes().iter().map(|class| &*class.name).collect();
    let (mut classes, mut left_out) = (BTreeMap::new(), 0);
    for place in places(vm) {
        let source: Box<dyn ClassSource> = match Jar::open(&place) {
            Ok(jar) => Box::new(jar),
            Err(_) => Box::new(Directory::new(&place)),
        };
        for name in source.class_names(FILES) {
            if loaded.contains(name.as_str()) || classes.contains_key(&name) {
                continue;
            }
            if classes.len() >= CLASSES {
                left_out += 1;
                continue;
            }
            let bytes = source.find(&name).ok().flatten();
            let file = bytes.and_then(|bytes| parse(bytes, Some(&name)).ok());
            // Those without code, too: another place is not to have them again.
            classes.insert(name, file.as_ref().map(of_file));
        }
    }
    (classes.into_values().flatten().filter(|class| !class.methods.is_empty()).collect(), left_out)
}

/// Where the program's own classes were loaded from.
fn places(vm: &Vm) -> BTreeSet<PathBuf> {
    let mut places = BTreeSet::new();
    let own = vm.classes().iter().filter(|class| class.file.is_some() && !class.boot && !class.hidden);
    for (at, class) in own.take(LOADED).enumerate() {
        if let Some(place) = vm.class_place(&class.name).filter(|place| at == 0 || place.is_dir()) {
            places.insert(place);
        }
    }
    places
}

fn of_file(file: &ClassFile) -> UnloadedClass {
    let methods = (0..file.methods().len()).filter(|&position| !is_generated(file, position));
    let methods = methods.filter_map(|position| of_method(file.method(position)?)).collect();
    let class = Class {
        name: file.name().replace('/', "."),
        source_file: file.source_file().map(str::to_owned),
        library: false,
        work: Work::default(),
        methods: Vec::new(),
    };
    UnloadedClass { class, methods }
}

/// A method with its lines; `None` where it has no code.
fn of_method(method: MethodInfo<'_>) -> Option<Method> {
    let code = method.code()?;
    let mut numbers: Vec<LineNumber> = code.line_numbers().collect();
    numbers.sort_by_key(|number| number.start_pc);
    let mut lines: BTreeMap<u16, u32> = BTreeMap::new();
    for instruction in code.instructions().map_while(Result::ok) {
        *lines.entry(line_at(&numbers, instruction.pc).unwrap_or(0)).or_default() += 1;
    }
    let line = |(line, bytecodes)| Line {
        line,
        executions: Some(0),
        work: Work::default(),
        cover: Cover::NeverRun,
        bytecodes,
        covered: 0,
        run: 0,
        reasons: Vec::new(),
        traces: Vec::new(),
    };
    Some(Method {
        class: 0,
        name: method.name().to_owned(),
        descriptor: method.descriptor_text().to_owned(),
        work: Work::default(),
        executions: Some(0),
        cover: Cover::NeverRun,
        lines: lines.into_iter().map(line).collect(),
        blocks: Vec::new(),
        code: Vec::new(),
        generated: false,
    })
}
