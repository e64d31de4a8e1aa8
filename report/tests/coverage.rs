//! What tools that measure cover are told: which methods and classes count, and how often lines were hit.

mod support;

use holloway_report::machine::Form;
use holloway_report::model::*;
use holloway_report::source::{Places, Texts};
use support::{EXACT, report};

/// A line on traces, with so many executions; never executed where there are none.
fn line(line: u16, executions: u64) -> Line {
    let has_run = u32::from(executions > 0);
    Line {
        line,
        executions: Some(executions),
        work: Work { completed: 2 * executions, ..Work::default() },
        cover: if executions > 0 { Cover::Traced } else { Cover::NeverRun },
        bytecodes: 2,
        covered: 2 * has_run,
        run: 2 * has_run,
        reasons: Vec::new(),
        traces: Vec::new(),
    }
}

/// A method of the first class with those lines.
fn method(name: &str, descriptor: &str, lines: Vec<Line>) -> Method {
    let mut work = Work::default();
    lines.iter().for_each(|line| work += line.work);
    Method {
        class: 0,
        name: name.to_owned(),
        descriptor: descriptor.to_owned(),
        work,
        executions: lines[0].executions,
        cover: lines[0].cover,
        lines,
        blocks: Vec::new(),
        code: Vec::new(),
        generated: false,
    }
}

fn class(name: &str, methods: Vec<u32>) -> Class {
    let source_file = Some(format!("{}.java", name.rsplit('.').next().unwrap_or(name)));
    Class { name: name.to_owned(), source_file, library: false, work: Work::default(), methods }
}

/// A report of a class with two constructors and a method that the compiler has made, and of one that was never loaded.
fn covered() -> Report {
    let mut report = report(EXACT);
    report.methods = vec![
        // Each initialises the field of line 3.
        method("<init>", "()V", vec![line(3, 4), line(5, 4)]),
        method("<init>", "(I)V", vec![line(3, 2), line(7, 2)]),
        method("run", "()V", vec![line(9, 8), line(10, 0)]),
        // A lambda on a line of that.
        method("lambda$run$0", "()V", vec![line(9, 5)]),
        Method { generated: true, ..method("values", "()[Lp.A;", vec![line(2, 1)]) },
        Method { generated: true, class: 1, ..method("$values", "()[Lp.Made;", vec![line(1, 1)]) },
    ];
    report.classes = vec![class("p.A", vec![0, 1, 2, 3, 4]), class("p.Made", vec![5])];
    report.unloaded = vec![UnloadedClass {
        class: class("p.Unused", Vec::new()),
        methods: vec![method("never", "()V", vec![line(4, 0), line(5, 0)])],
    }];
    report.traces.clear();
    report.links.clear();
    report
}

fn rendered(form: Form) -> String {
    form.render(&covered(), &Texts::new())
}

#[test]
fn lines_of_constructors_add_and_those_of_others_do_not() {
    let lcov = rendered(Form::Lcov);
    let of_file = |file: &str| {
        let records = lcov.split("end_of_record").find(|records| records.contains(&format!("SF:{file}\n")));
        let lines = records.unwrap_or_else(|| panic!("{file}: {lcov}")).lines();
        lines.filter(|line| line.starts_with("DA:")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(of_file("p/A.java"), ["DA:3,6", "DA:5,4", "DA:7,2", "DA:9,8", "DA:10,0"]);
    assert_eq!(of_file("p/Unused.java"), ["DA:4,0", "DA:5,0"]);
    assert!(!lcov.contains("Made") && !lcov.contains("values"), "{lcov}");
}

#[test]
fn what_compilers_have_made_does_not_count_and_what_was_never_loaded_does() {
    let xml = rendered(Form::Jacoco);
    assert!(!xml.contains("Made") && !xml.contains("values"), "{xml}");
    let all = xml.rsplit("</package>").next().expect("the counters of all");
    for counter in [
        "<counter type=\"INSTRUCTION\" missed=\"6\" covered=\"12\"/>",
        "<counter type=\"METHOD\" missed=\"1\" covered=\"4\"/>",
        "<counter type=\"CLASS\" missed=\"1\" covered=\"1\"/>",
    ] {
        assert!(all.contains(counter), "{counter} in {all}");
    }
    assert!(xml.contains("<sourcefile name=\"Unused.java\">"), "{xml}");
}

#[test]
fn tables_have_all_work_and_know_what_never_ran() {
    let mut report = covered();
    report.counting.executions = Precision::Estimated;
    let csv = Form::Csv.render(&report, &Texts::new());
    let rows = |start: &str| csv.lines().filter(|row| row.starts_with(start)).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rows("\"p.Made\",\"$values\",").len(), 1, "{csv}");
    let unused = rows("\"p.Unused\",\"never\",");
    assert_eq!(unused.len(), 2, "{csv}");
    assert!(unused.iter().all(|row| row.contains(",never-run,") && row.ends_with(",exact")), "{csv}");
    assert!(rows("\"p.A\",\"run\",\"()V\",9,")[0].ends_with(",estimated"), "{csv}");
}

#[test]
fn what_was_never_loaded_is_part_of_the_data() {
    let report = covered();
    assert_eq!(Report::from_json(&report.json()).as_ref(), Ok(&report));
    let mut older: serde_json::Value = serde_json::from_str(&report.json()).expect("JSON");
    older.as_object_mut().expect("an object").retain(|name, _| !name.starts_with("unloaded"));
    assert_eq!(Report::from_json(&older.to_string()), Ok(Report { unloaded: Vec::new(), ..report }));
}

/// From the root where it is not below the current folder, which is that of the crate; by package where there is none.
#[test]
fn lcov_names_files_where_they_were_found() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("found/p");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("A.java"), "class A {}\n").expect("a file");
    let found = folder.canonicalize().expect("it is there").join("A.java");
    let mut report = covered();
    report.unloaded[0].class.name = "q.Unused".to_owned();
    let sources = [folder.join("..")];
    let places = Places::new(sources.iter().map(|path| path.as_path()), []);
    let lcov = Form::Lcov.render(&report, &places.texts(&report));
    let files: Vec<&str> = lcov.lines().filter_map(|line| line.strip_prefix("SF:")).collect();
    assert_eq!(files, [found.to_str().expect("UTF-8"), "q/Unused.java"]);
}
