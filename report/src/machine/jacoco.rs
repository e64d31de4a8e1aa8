//! JaCoCo's XML (DTD 1.1), so that tools of continuous integration read trace coverage as they read coverage by tests.
//!
//! Covered is a bytecode that is on a trace or in machine code; its line, method and class have such bytecodes. Branches are
//! not counted: of a block with several ways into it nothing says which of them were taken on traces. Methods that the compiler
//! has made are left out, and classes that have no others: JaCoCo does not count them either.

use std::collections::BTreeMap;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesStart, BytesText, Event};

use super::{CountedClass, counted_classes};
use crate::model::{Line, Method, Report};
use crate::text::harmless;

type Result = std::io::Result<()>;

/// Missed and covered, by what is counted.
#[derive(Clone, Copy, Default)]
struct Counters {
    instructions: (u64, u64),
    lines: (u64, u64),
    methods: (u64, u64),
    classes: (u64, u64),
}

fn count(counter: &mut (u64, u64), covered: bool) {
    if covered { counter.1 += 1 } else { counter.0 += 1 }
}

impl Counters {
    fn of(method: &Method) -> Counters {
        let mut counters = Counters::default();
        for line in &method.lines {
            counters.add_line(line);
        }
        count(&mut counters.methods, counters.instructions.1 > 0);
        counters
    }

    fn add_line(&mut self, line: &Line) {
        self.instructions.0 += u64::from(line.bytecodes - line.covered);
        self.instructions.1 += u64::from(line.covered);
        if line.line > 0 {
            count(&mut self.lines, line.covered > 0);
        }
    }

    fn add(&mut self, other: &Counters) {
        for (sum, part) in [
            (&mut self.instructions, other.instructions),
            (&mut self.lines, other.lines),
            (&mut self.methods, other.methods),
            (&mut self.classes, other.classes),
        ] {
            sum.0 += part.0;
            sum.1 += part.1;
        }
    }

    fn write(&self, out: &mut Writer<Vec<u8>>) -> Result {
        let counters = [
            ("INSTRUCTION", self.instructions),
            ("LINE", self.lines),
            ("METHOD", self.methods),
            ("CLASS", self.classes),
        ];
        for (kind, (missed, covered)) in counters.into_iter().filter(|(_, (missed, covered))| missed + covered > 0) {
            let (missed, covered) = (missed.to_string(), covered.to_string());
            let attributes = [("type", kind), ("missed", missed.as_str()), ("covered", covered.as_str())];
            out.write_event(Event::Empty(BytesStart::new("counter").with_attributes(attributes)))?;
        }
        Ok(())
    }
}

/// Text that XML can hold.
fn text(name: &str) -> String {
    harmless(name).replace(['\u{fffe}', '\u{ffff}'], "?")
}

fn element(
    out: &mut Writer<Vec<u8>>,
    name: &str,
    attributes: &[(&str, &str)],
    inside: impl FnOnce(&mut Writer<Vec<u8>>) -> Result,
) -> Result {
    let start = BytesStart::new(name).with_attributes(attributes.iter().map(|&(name, value)| (name, value)));
    out.write_event(Event::Start(start.borrow()))?;
    inside(out)?;
    out.write_event(Event::End(start.to_end()))
}

/// The report as XML.
pub fn xml(report: &Report) -> String {
    let mut out = Writer::new_with_indent(Vec::new(), b' ', 1);
    // Writing to memory does not fail.
    let _ = write(report, &mut out);
    String::from_utf8_lossy(&out.into_inner()).into_owned() + "\n"
}

fn write(report: &Report, out: &mut Writer<Vec<u8>>) -> Result {
    out.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
    out.write_event(Event::DocType(BytesText::from_escaped(
        "report PUBLIC \"-//JACOCO//DTD Report 1.1//EN\" \"report.dtd\"",
    )))?;
    let mut packages: BTreeMap<String, Vec<CountedClass<'_>>> = BTreeMap::new();
    for of in counted_classes(report) {
        let package = of.class.name.rsplit_once('.').map_or("", |(package, _)| package).replace('.', "/");
        packages.entry(package).or_default().push(of);
    }
    element(out, "report", &[("name", &text(&report.program.command))], |out| {
        let mut all = Counters::default();
        for (name, classes) in &packages {
            let mut of_package = Counters::default();
            element(out, "package", &[("name", &text(name))], |out| {
                for class in classes {
                    of_package.add(&write_class(class, out)?);
                }
                write_files(classes, out)?;
                of_package.write(out)
            })?;
            all.add(&of_package);
        }
        all.write(out)
    })
}

fn write_class(of: &CountedClass<'_>, out: &mut Writer<Vec<u8>>) -> std::io::Result<Counters> {
    let class = of.class;
    let mut of_class = Counters::default();
    let name = text(&class.name.replace('.', "/"));
    let file = text(class.source_file.as_deref().unwrap_or_default());
    let attributes = [("name", name.as_str()), ("sourcefilename", file.as_str())];
    let attributes = if file.is_empty() { &attributes[..1] } else { &attributes[..] };
    element(out, "class", attributes, |out| {
        for method in &of.methods {
            let of_method = Counters::of(method);
            let first = method.lines.iter().map(|line| line.line).find(|&line| line > 0).map(|line| line.to_string());
            let (name, descriptor) = (text(&method.name), text(&method.descriptor));
            let mut attributes = vec![("name", name.as_str()), ("desc", descriptor.as_str())];
            attributes.extend(first.as_deref().map(|first| ("line", first)));
            element(out, "method", &attributes, |out| of_method.write(out))?;
            of_class.add(&of_method);
        }
        count(&mut of_class.classes, of_class.instructions.1 > 0);
        of_class.write(out)
    })?;
    Ok(of_class)
}

fn write_files(classes: &[CountedClass<'_>], out: &mut Writer<Vec<u8>>) -> Result {
    let mut files: BTreeMap<&str, BTreeMap<u16, (u64, u64)>> = BTreeMap::new();
    for of in classes {
        let Some(file) = &of.class.source_file else { continue };
        let lines = files.entry(file).or_default();
        for line in of.methods.iter().flat_map(|method| &method.lines).filter(|line| line.line > 0) {
            let sums = lines.entry(line.line).or_default();
            sums.0 += u64::from(line.bytecodes - line.covered);
            sums.1 += u64::from(line.covered);
        }
    }
    for (file, lines) in files {
        let mut counters = Counters::default();
        element(out, "sourcefile", &[("name", &text(file))], |out| {
            for (number, (missed, covered)) in lines {
                count(&mut counters.lines, covered > 0);
                counters.instructions.0 += missed;
                counters.instructions.1 += covered;
                let (number, missed, covered) = (number.to_string(), missed.to_string(), covered.to_string());
                let line = [("nr", number.as_str()), ("mi", &missed), ("ci", &covered), ("mb", "0"), ("cb", "0")];
                out.write_event(Event::Empty(BytesStart::new("line").with_attributes(line)))?;
            }
            counters.write(out)
        })?;
    }
    Ok(())
}
