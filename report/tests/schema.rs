//! The schema in `docs/report.schema.json` is that of the data, and reports of it are read back as they were.

mod support;

use std::path::Path;

use holloway_report::model::{Report, json_schema};
use support::{RUNS, report};

#[test]
fn the_published_schema_is_that_of_the_data() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/report.schema.json");
    if std::env::var_os("HOLLOWAY_WRITE_DOCS").is_some() {
        std::fs::write(&file, json_schema()).expect("the schema is written");
    }
    let found = std::fs::read_to_string(&file).expect("the schema is there");
    assert!(found == json_schema(), "it differs: set HOLLOWAY_WRITE_DOCS=1 to write it");
}

#[test]
fn reports_are_read_back_as_they_were() {
    for report in RUNS.map(report) {
        assert_eq!(Report::from_json(&report.json()).expect("a report"), report);
    }
}

#[test]
fn what_is_no_report_of_this_version_is_refused() {
    for (text, expected) in
        [("{", "EOF"), ("{}", "no schema"), ("{\"schema\":\"holloway.report/1\"}", "holloway.report/1, and not")]
    {
        let error = Report::from_json(text).expect_err("it is refused");
        assert!(error.contains(expected), "{error}");
    }
}
