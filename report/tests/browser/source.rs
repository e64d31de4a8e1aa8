//! The view of sources and bytecode: what a line is told to have done, and where it opens.

use std::fs;

use holloway_report::html::page;
use holloway_report::model::{Class, Cover, Frame, Line, Method, ObstaclePlace, Place, Stack, UnloadedClass, Work};
use holloway_report::source::Texts;

use super::support::{COMPILED, report};
use super::{MACHINE, PROGRAMS, SMALL_PROGRAMS, browser, sources};

/// The panel tells of a line what its row does, with what it calls in the library: own and in all; an empty view has no tab.
const LINES: &str = r##"(() => {
  const [row] = [...document.querySelectorAll(".row.live")].filter(row => row.querySelector(".share").textContent);
  if (!row) return "";
  row.click();
  const told = document.getElementById("detail").innerText, shown = row.querySelector(".share").textContent;
  const tabs = [...document.querySelectorAll("#views a")].map(tab => tab.hash);
  return [told.includes(shown + " of all work") ? "" : told, tabs.includes("#profilers") ? "profilers" : ""].join("");
})()"##;

#[test]
fn lines_are_told_with_what_they_call_in_the_library() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("below") else { return };
    let mut report = report(COMPILED);
    let lines = |method: &holloway_report::model::Method| method.blocks.iter().any(|block| block.line.is_some());
    let own = report.methods.iter().position(lines).expect("a method with lines");
    let block = report.methods[own].blocks.iter().find(|block| block.line.is_some()).expect("a block with a line");
    let place = Place { method: own as u32, at: block.at, line: block.line };
    // As much again as all, below that line.
    let work = report.work.total();
    report.work.interpreted += work;
    report.obstacles[0].work += work;
    report.obstacles[0].places.insert(0, ObstaclePlace { place, work });
    let file = folder.join("below.html");
    fs::write(&file, page(&report, &sources(PROGRAMS[0].2, PROGRAMS[0].3))).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    let text = browser.view("#source");
    assert!(text.contains("with what it calls in the library. Of its own it did"), "{text}");
    assert_eq!(browser.evaluate(LINES), "");
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn lines_of_classes_that_were_never_loaded_never_ran() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("unloaded") else { return };
    let (_, data, path, text) = SMALL_PROGRAMS[0];
    let mut report = report(data);
    let line = Line {
        line: 1,
        executions: Some(0),
        work: Work::default(),
        cover: Cover::NeverRun,
        bytecodes: 4,
        covered: 0,
        run: 0,
        reasons: Vec::new(),
        traces: Vec::new(),
    };
    let method = Method {
        class: 0,
        name: "unused".to_owned(),
        descriptor: "()V".to_owned(),
        work: Work::default(),
        executions: Some(0),
        cover: Cover::NeverRun,
        lines: vec![line],
        blocks: Vec::new(),
        code: Vec::new(),
        generated: false,
    };
    // One in the file of the program, and one that lies beside it.
    report.unloaded = [("Sieve$Unused", path), ("Other", "Other.java")]
        .map(|(name, file)| UnloadedClass {
            class: Class {
                name: name.to_owned(),
                source_file: Some(file.to_owned()),
                library: false,
                work: Work::default(),
                methods: Vec::new(),
            },
            methods: vec![method.clone()],
        })
        .into();
    let file = folder.join("unloaded.html");
    fs::write(&file, page(&report, &sources(path, text))).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    browser.view(&format!("#source/{path}"));
    assert_eq!(browser.evaluate("document.getElementById('l1').getAttribute('aria-label')"), "line 1: never run");
    let summary = browser.view("#summary");
    assert!(summary.contains("Sieve$Unused") && !summary.contains("Other"), "{summary}");
    assert_eq!(browser.errors, Vec::<String>::new());
}

#[test]
fn bytecode_opens_at_the_block_with_most_work() {
    let _machine = MACHINE.read();
    let Some((mut browser, folder)) = browser("most") else { return };
    let mut report = report(COMPILED);
    // A method of the library, of which the run had none.
    let (class, method) = (report.classes.len() as u32, report.methods.len() as u32);
    let name = "java.util.Tools".to_owned();
    report.classes.push(Class { name, library: true, methods: vec![method], ..report.classes[0].clone() });
    report.methods.push(Method { class, ..report.methods[0].clone() });
    let called = Place { method, at: 0, line: None };
    // A line with several blocks.
    let blocks_of = |method: &Method, line| method.blocks.iter().filter(|block| block.line == line).count();
    let own = report.methods.iter().enumerate().filter(|(m, _)| !report.is_library(*m as u32));
    let has_several = |&(_, method): &(usize, &Method)| method.blocks.iter().any(|b| blocks_of(method, b.line) > 2);
    let (m, method) = own.rev().find(has_several).expect("a line with several blocks");
    let line = method.blocks.iter().map(|block| block.line).find(|line| blocks_of(method, *line) > 2).expect("it has");
    let at = method.blocks.iter().rfind(|block| block.line == line).expect("a block").at;
    let first = method.blocks.iter().find(|block| block.line == line).expect("a block").at;
    let place = |at| Place { method: m as u32, at, line };
    // Most of all is done below its last block, in many stacks; the largest stack leads through its first one.
    let share = report.work.total();
    for (at, work) in [(first, share), (at, share * 3 / 4), (at, share * 3 / 4)] {
        let caller = report.frames.len() as u32;
        report.frames.push(Frame { caller: None, place: place(at) });
        report.frames.push(Frame { caller: Some(caller), place: called });
        report.stacks.push(Stack { frame: Some(caller + 1), cover: Cover::Interpreted, inlined: 0, work });
    }
    let work = share * 5 / 2;
    report.work.interpreted += work;
    report.obstacles[0].work += work;
    report.obstacles[0].places.insert(0, ObstaclePlace { place: place(first), work });
    let file = folder.join("most.html");
    fs::write(&file, page(&report, &Texts::new())).expect("the page is written");
    browser.open(&file);
    browser.window(1280, 860, false);
    let text = browser.view("#source");
    let marked = browser.evaluate("document.querySelector('.row[aria-current]')?.id");
    assert_eq!(marked, format!("lm{m}@{at}"), "{text}");
    assert!(text.contains("with what it calls in the library") && !text.contains("No work was measured"), "{text}");
    assert_eq!(browser.errors, Vec::<String>::new());
}
